//! The tables of ambushes, flank marches, generals and the shield wall, laid out as printed.
//! `tests/golden/impetus/*.csv` holds a second transcription.

use strum::VariantArray;

use crate::kit::tables::{Cell, Choice, Origin, Table};

use Cell::{Empty, Number as N, Word as W};

/// Troops that may hide in each terrain.
pub static AMBUSH_TERRAIN: Table = Table {
    id: "impetus.ambush-terrain",
    rows: &["difficult", "gentle-hill", "rough"],
    row_scope: "impetus-ambush-ground",
    columns: &[
        "cp", "cm", "cl", "cgp", "cgl", "el", "w", "fp", "pike", "fl", "t", "s",
    ],
    column_scope: "impetus-ambush-troop",
    cells: &[
        &[
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            W(YES),
            Empty,
            W(YES),
            W(YES),
            W(YES),
        ],
        &[
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
            W(YES),
        ],
        &[
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            Empty,
            W(YES),
        ],
    ],
    words: &[YES],
    origin: Origin::Documents(&[
        "ai:ambush.table",
        "ai:ambush.4",
        "ai:ambush.5",
        "ai:ambush.6",
    ]),
    stated: &[],
    signed: false,
};
const YES: &str = "yes";

/// A cell that is ticked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticked;

impl Choice for Ticked {
    const SCOPE: &'static str = "impetus-ambush-terrain";
    const GIVEN: bool = true;
}

impl VariantArray for Ticked {
    const VARIANTS: &'static [Self] = &[Self];
}

impl From<Ticked> for &'static str {
    fn from(_: Ticked) -> Self {
        YES
    }
}

/// Single figures of ambushes, flank marches and generals.
pub static BATTLE_LIMITS: Table = Table {
    id: "impetus.battle-limits",
    rows: &[
        "ambush-reveal",
        "ambush-units",
        "ambush-pikes",
        "rough-visibility",
        "march-entry",
        "march-roll",
        "march-share",
        "genius-reach",
        "joan-cost",
        "joan-die",
    ],
    row_scope: "impetus-battle-limits",
    columns: &["value"],
    column_scope: "impetus-column",
    cells: &[
        &[N(6)],
        &[N(2)],
        &[N(3)],
        &[N(5)],
        &[N(12)],
        &[N(12)],
        &[N(50)],
        &[N(100)],
        &[N(20)],
        &[N(4)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "ai:ambush.6",
        "ai:ambush.13",
        "ai:ambush.14",
        "ai:ambush.15",
        "ai:ambush.17",
        "ai:flank-march.p6",
        "ai:flank-march.4",
        "ai:flank-march.3",
        "ai:flank-march.p1",
        "ai:generals.3",
        "ai:joan-of-arc.1",
        "ai:joan-of-arc.5",
    ]),
    stated: &[],
    signed: false,
};

/// Bonuses of generals, Joan of Arc and the shield wall.
pub static BONUSES: Table = Table {
    id: "impetus.bonuses",
    rows: &[
        "rally",
        "charismatic-march",
        "joan-cohesion",
        "wall-shooting",
    ],
    row_scope: "impetus-bonuses",
    columns: &["value"],
    column_scope: "impetus-column",
    cells: &[&[N(1)], &[N(1)], &[N(1)], &[N(-1)]],
    words: &[],
    origin: Origin::Documents(&[
        "ai:generals.6",
        "ai:flank-march.p3",
        "ai:joan-of-arc.3",
        "ai:shieldwall.5",
    ]),
    stated: &[],
    signed: true,
};

/// Distances that differ between the scales, U.
pub static SCALE_DISTANCES: Table = Table {
    id: "impetus.scale-distances",
    rows: &["15mm", "28mm"],
    row_scope: "impetus-scale",
    columns: &["march-enemy", "march-reaction", "joan-bonus", "joan-loss"],
    column_scope: "impetus-distance",
    cells: &[&[N(5), N(15), N(15), N(30)], &[N(3), N(10), N(10), N(20)]],
    words: &[],
    origin: Origin::Documents(&[
        "ai:flank-march.4",
        "ai:flank-march.5",
        "ai:joan-of-arc.3",
        "ai:joan-of-arc.7",
    ]),
    stated: &[],
    signed: false,
};

/// The row of a scale.
pub const fn scale_row(scale: i64) -> &'static str {
    if scale == 28 { "28mm" } else { "15mm" }
}
