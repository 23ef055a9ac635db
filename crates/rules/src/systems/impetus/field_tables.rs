//! The tables of the battlefield: shooting, evasion, melee, cohesion, Wagenburg and baggage.
//! `tests/golden/impetus/*.csv` holds a second transcription.

use crate::kit::tables::{Cell, Origin, Table};

use Cell::Number as N;

/// Single figures of shooting.
pub static SHOOTING_LIMITS: Table = Table {
    id: "impetus.shooting-limits",
    rows: &[
        "short-range",
        "scorpio-range",
        "scorpio-least",
        "scorpio-dice",
        "scorpio-cost",
        "javelin-vbu",
        "javelin-dice",
        "elephant-arc",
    ],
    row_scope: "impetus-shooting-limits",
    columns: &["value"],
    column_scope: "impetus-column",
    cells: &[
        &[N(15)],
        &[N(30)],
        &[N(5)],
        &[N(2)],
        &[N(15)],
        &[N(5)],
        &[N(2)],
        &[N(45)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "ai:shooting-amendments.2",
        "ai:shooting-amendments.3",
        "ai:shooting-amendments.4",
        "ai:shooting-amendments.8",
        "ai:shooting-amendments.10",
        "ai:shooting-priority.a3",
        "ai:shooting-priority.b1",
        "ai:shooting-priority.b2",
        "ai:elephant-chariot-shooting.1",
    ]),
    stated: &[],
    signed: false,
};

/// Modifiers of a shot by its target.
pub static SHOT_MODIFIERS: Table = Table {
    id: "impetus.shot-modifiers",
    rows: &["light-target", "light-target-near", "evading"],
    row_scope: "impetus-shot-modifiers",
    columns: &["modifier"],
    column_scope: "impetus-column",
    cells: &[&[N(-2)], &[N(-1)], &[N(-1)]],
    words: &[],
    origin: Origin::Documents(&["ai:shooting-amendments.8", "ai:evasion-amended.5"]),
    stated: &[],
    signed: true,
};

/// Modifiers of the test to evade.
pub static EVASION_MODIFIERS: Table = Table {
    id: "impetus.evasion-modifiers",
    rows: &["light", "disordered"],
    row_scope: "impetus-evasion-modifiers",
    columns: &["modifier"],
    column_scope: "impetus-column",
    cells: &[&[N(2)], &[N(-1)]],
    words: &[],
    origin: Origin::Documents(&["ai:evasion-amended.9"]),
    stated: &[],
    signed: true,
};

/// The modifiers of melee that are new or clarified.
pub static MELEE_CHANGES: Table = Table {
    id: "impetus.melee-changes",
    rows: &["covered-flank", "discipline", "flank-charge"],
    row_scope: "impetus-melee-changes",
    columns: &["value"],
    column_scope: "impetus-change",
    cells: &[&[N(1)], &[N(1)], &[N(2)]],
    words: &[],
    origin: Origin::Documents(&[
        "ai:melee-amendments.5",
        "ai:melee-amendments.10",
        "ai:melee-amendments.16",
    ]),
    stated: &[],
    signed: true,
};

/// The new modifiers of the cohesion test.
pub static COHESION_CHANGES: Table = Table {
    id: "impetus.cohesion-changes",
    rows: &["heavy-infantry", "three-pikes", "difficult", "rough"],
    row_scope: "impetus-cohesion-changes",
    columns: &["value"],
    column_scope: "impetus-change",
    cells: &[&[N(1)], &[N(1)], &[N(-3)], &[N(-1)]],
    words: &[],
    origin: Origin::Documents(&[
        "ai:melee-amendments.11",
        "ai:melee-amendments.12",
        "ai:melee-amendments.13",
        "ai:melee-amendments.14",
    ]),
    stated: &[],
    signed: true,
};

/// Distances after a melee, U.
pub static MELEE_LIMITS: Table = Table {
    id: "impetus.melee-limits",
    rows: &["draw-retreat", "rout-behind"],
    row_scope: "impetus-melee-limits",
    columns: &["value"],
    column_scope: "impetus-column",
    cells: &[&[N(5)], &[N(5)]],
    words: &[],
    origin: Origin::Documents(&[
        "ai:melee-amendments.20",
        "ai:melee-amendments.15",
        "ai:baggage.3",
    ]),
    stated: &[],
    signed: false,
};

/// Single figures of baggage and Wagenburg.
pub static BAGGAGE_LIMITS: Table = Table {
    id: "impetus.baggage-limits",
    rows: &[
        "baggage-side",
        "baggage-ratio",
        "units-in-front",
        "wagenburg-pieces",
        "wagenburg-price",
    ],
    row_scope: "impetus-baggage-limits",
    columns: &["value"],
    column_scope: "impetus-column",
    cells: &[&[N(12)], &[N(4)], &[N(3)], &[N(2)], &[N(10)]],
    words: &[],
    origin: Origin::Documents(&[
        "ai:baggage.5",
        "ai:baggage.6",
        "ai:baggage.7",
        "ai:wagenburg.p1",
    ]),
    stated: &[],
    signed: false,
};

/// The second transcription of these tables: a heading line of columns, then one line per row.
#[cfg(test)]
pub(super) const GOLDEN: &[(&str, &str)] = &[
    (
        "impetus.shooting-limits",
        include_str!("../../../../../tests/golden/impetus/shooting-limits.csv"),
    ),
    (
        "impetus.shot-modifiers",
        include_str!("../../../../../tests/golden/impetus/shot-modifiers.csv"),
    ),
    (
        "impetus.evasion-modifiers",
        include_str!("../../../../../tests/golden/impetus/evasion-modifiers.csv"),
    ),
    (
        "impetus.melee-changes",
        include_str!("../../../../../tests/golden/impetus/melee-changes.csv"),
    ),
    (
        "impetus.cohesion-changes",
        include_str!("../../../../../tests/golden/impetus/cohesion-changes.csv"),
    ),
    (
        "impetus.melee-limits",
        include_str!("../../../../../tests/golden/impetus/melee-limits.csv"),
    ),
    (
        "impetus.baggage-limits",
        include_str!("../../../../../tests/golden/impetus/baggage-limits.csv"),
    ),
];
