//! The tables for combat totals: factors, support, modifiers, ranges, limits.
//! `tests/golden/dba/*.csv` holds a second transcription.

use crate::kit::tables::{Cell, Origin, Stated, Table};

use Cell::Number as N;

/// The factor of each type against foot and against mounted. The documents print five of them;
/// the others are those of the public reference sheet and of the guides that agree with it.
pub static COMBAT_FACTORS: Table = Table {
    id: "dba.combat-factors",
    rows: &[
        "Bd",
        "El",
        "Sp",
        "SCh",
        "Art-shooting",
        "Art",
        "Kn",
        "HCh",
        "Pk",
        "WWg",
        "Lit",
        "Cv",
        "LCh",
        "Ax",
        "Wb",
        "Hd",
        "Bw",
        "Cm",
        "LH",
        "2Cm",
        "Ps",
        "CF",
        "Dz",
    ],
    row_scope: "dba-troop",
    columns: &["foot", "mounted"],
    column_scope: "dba-against",
    cells: &[
        &[N(5), N(3)],
        &[N(4), N(5)],
        &[N(4), N(4)],
        &[N(4), N(4)],
        &[N(4), N(4)],
        &[N(2), N(2)],
        &[N(3), N(4)],
        &[N(3), N(4)],
        &[N(3), N(4)],
        &[N(3), N(4)],
        &[N(3), N(4)],
        &[N(3), N(3)],
        &[N(3), N(3)],
        &[N(3), N(2)],
        &[N(3), N(2)],
        &[N(3), N(2)],
        &[N(2), N(4)],
        &[N(2), N(4)],
        &[N(2), N(2)],
        &[N(2), N(2)],
        &[N(2), N(2)],
        &[N(1), N(1)],
        &[N(1), N(1)],
    ],
    words: &[],
    origin: Origin::Outside {
        flag: "outside:combat-factors",
        reference: "DBA 2.2 quick reference sheet, with the guides and charts that agree with it",
        confidence: "two or more sources, one of them for plain 2.2; Hordes, Camp Followers and Denizens: the reference sheet alone; \
                     chariots as Knights and Cavalry: sibling versions; Elephants and Camelry differ in the 2.2+ guide",
    },
    stated: &[
        Stated {
            row: "Bd",
            column: "foot",
            keys: &[
                "bob:results.p1",
                "bob:tactical-factors.p1",
                "bob:tactical-factors.9",
            ],
        },
        Stated {
            row: "Ax",
            column: "foot",
            keys: &["bob:tactical-factors.9"],
        },
        Stated {
            row: "Wb",
            column: "foot",
            keys: &["bob:results.p1"],
        },
        Stated {
            row: "Bw",
            column: "foot",
            keys: &[
                "bob:tactical-factors.2",
                "bob:tactical-factors.5",
                "bob:shooting.12",
            ],
        },
        Stated {
            row: "Art-shooting",
            column: "foot",
            keys: &["bob:shooting.8"],
        },
    ],
    signed: false,
};

/// Values of rear support.
pub static SUPPORT_VALUES: Table = Table {
    id: "dba.support-values",
    rows: &["Pk", "Wb", "Sp", "Ps"],
    row_scope: "dba-troop",
    columns: &["value"],
    column_scope: "dba-column",
    cells: &[&[N(3)], &[N(1)], &[N(1)], &[N(1)]],
    words: &[],
    origin: Origin::Outside {
        flag: "outside:support-values",
        reference: "guides to Pikes and Spears for DBA 2.0",
        confidence: "two or more sibling versions agree",
    },
    stated: &[
        Stated {
            row: "Wb",
            column: "value",
            keys: &["bob:results.p1"],
        },
        Stated {
            row: "Ps",
            column: "value",
            keys: &["bob:rear-support.2"],
        },
    ],
    signed: true,
};

/// Modifiers of each circumstance.
pub static TACTICAL_MODIFIERS: Table = Table {
    id: "dba.tactical-modifiers",
    rows: &[
        "bua-garrison",
        "own-camp",
        "general",
        "higher",
        "bank",
        "overlap",
        "flank-or-rear",
        "other-shooter",
        "bad-going",
        "enemy-in-bad-going",
        "assault-bua",
    ],
    row_scope: "dba-modifier",
    columns: &["value"],
    column_scope: "dba-column",
    cells: &[
        &[N(3)],
        &[N(2)],
        &[N(1)],
        &[N(1)],
        &[N(1)],
        &[N(-1)],
        &[N(-1)],
        &[N(-1)],
        &[N(-2)],
        &[N(-2)],
        &[N(-2)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "bob:tactical-factors.2",
        "bob:tactical-factors.4",
        "bob:tactical-factors.5",
        "bob:tactical-factors.1",
        "qrs:river-crossing.3",
        "bob:melee.8",
        "bob:tactical-factors.8",
        "bob:shooting.8",
        "bob:tactical-factors.9",
        "bob:tactical-factors.10",
        "bob:tactical-factors.12",
    ]),
    stated: &[],
    signed: true,
};

/// Range of each type that shoots. The sheet has two ranges, and none for War Wagons.
pub static SHOOTING_RANGE: Table = Table {
    id: "dba.shooting-range",
    rows: &["Bw", "WWg", "Art"],
    row_scope: "dba-troop",
    columns: &["paces"],
    column_scope: "dba-column",
    cells: &[&[N(200)], &[N(200)], &[N(500)]],
    words: &[],
    origin: Origin::Outside {
        flag: "outside:wwg-range",
        reference: "the sheet's two ranges; the 2.2+ guide has War Wagons shoot as far as Bows",
        confidence: "inferred",
    },
    stated: &[
        Stated {
            row: "Bw",
            column: "paces",
            keys: &["bob:shooting.3", "qrs:shooting.2"],
        },
        Stated {
            row: "Art",
            column: "paces",
            keys: &["qrs:shooting.2"],
        },
    ],
    signed: false,
};

/// Maximum number of bases at once, or in one bound.
pub static COMBAT_LIMITS: Table = Table {
    id: "dba.combat-limits",
    rows: &["bua-attackers", "camp-attackers", "shooters"],
    row_scope: "dba-combat-limits",
    columns: &["elements"],
    column_scope: "dba-limit",
    cells: &[&[N(3)], &[N(1)], &[N(3)]],
    words: &[],
    origin: Origin::Documents(&[
        "bob:melee.12",
        "qrs:bua.6",
        "bob:melee.13",
        "qrs:camp.5",
        "bob:shooting.8",
        "bob:shooting.14",
    ]),
    stated: &[],
    signed: false,
};
