//! The tables of De Bellis Empire that checks read, laid out as printed. Figures exist only here;
//! rulings print them by name. `tests/golden/dbe/*.csv` holds a second transcription.
//!
//! Lengths are in cm as in the rules, except bases, which are in mm, because tables hold whole
//! numbers and some bases have half centimetres.

use crate::check::Case;
use crate::kit::tables::{Cell, Origin, Table};

use Cell::{Empty as E, Number as N, Word as W};

/// Factors in shooting and melee, charge bonuses, and prices in points.
pub static TROOPS: Table = Table {
    id: "dbe.troops",
    rows: &[
        "irregular-infantry",
        "line",
        "light-infantry",
        "voltigeurs",
        "elite",
        "guard",
        "irregular-cavalry",
        "lancers",
        "light-cavalry",
        "dragoons",
        "cuirassiers",
        "guard-heavy-cavalry",
        "guard-light-cavalry",
        "light-artillery",
        "medium-artillery",
        "heavy-artillery",
        "horse-artillery",
        "corps-general",
        "commander-in-chief",
    ],
    row_scope: "dbe-troop",
    columns: &["shoot", "melee", "charge", "cost"],
    column_scope: "dbe-column",
    cells: &[
        &[N(2), N(2), E, N(2)],
        &[N(3), N(3), E, N(3)],
        &[N(3), N(3), E, N(4)],
        &[N(1), N(1), E, N(2)],
        &[N(4), N(4), E, N(4)],
        &[N(4), N(4), N(1), N(5)],
        &[E, N(2), E, N(2)],
        &[E, N(2), N(1), N(3)],
        &[E, N(2), E, N(3)],
        &[E, N(3), N(1), N(4)],
        &[E, N(4), N(2), N(5)],
        &[E, N(4), N(2), N(5)],
        &[E, N(3), N(1), N(4)],
        &[N(2), N(4), E, N(2)],
        &[N(3), N(4), E, N(3)],
        &[N(4), N(4), E, N(4)],
        &[N(2), N(3), E, N(3)],
        &[E, E, E, N(0)],
        &[E, E, E, N(0)],
    ],
    words: &[],
    origin: Origin::Documents(&["dbe:7.table-factors", "dbe:2.p1"]),
    stated: &[],
    signed: false,
};

/// Code of forbidden ground, in place of a distance.
pub const FORBIDDEN: &str = "forbidden";

/// Distances that troops move in a turn, cm. Where none is printed it is 0.
pub static MOVES: Table = Table {
    id: "dbe.moves",
    rows: &[
        "general",
        "square",
        "light-infantry",
        "line",
        "light-cavalry",
        "irregular-cavalry",
        "heavy-cavalry",
        "horse-artillery",
        "foot-artillery",
        "heavy-artillery",
    ],
    row_scope: "dbe-moves",
    columns: &["road", "normal", "rough", "difficult"],
    column_scope: "dbe-going",
    cells: &[
        &[N(20), N(20), N(20), N(20)],
        &[N(0), N(2), N(0), N(0)],
        &[N(16), N(12), N(12), N(8)],
        &[N(12), N(12), N(8), N(4)],
        &[N(20), N(20), N(16), N(12)],
        &[N(24), N(20), N(16), N(12)],
        &[N(16), N(16), N(12), N(8)],
        &[N(14), N(12), N(8), W(FORBIDDEN)],
        &[N(10), N(8), N(4), W(FORBIDDEN)],
        &[N(10), N(6), N(2), W(FORBIDDEN)],
    ],
    words: &[FORBIDDEN],
    origin: Origin::Documents(&["dbe:5.table"]),
    stated: &[],
    signed: false,
};

/// Ends of each range band, cm.
pub static RANGES: Table = Table {
    id: "dbe.ranges",
    rows: &[
        "infantry",
        "carbine",
        "light-artillery",
        "foot-artillery",
        "heavy-artillery",
    ],
    row_scope: "dbe-ranges",
    columns: &["short", "medium", "long"],
    column_scope: "dbe-band",
    cells: &[
        &[E, N(4), N(8)],
        &[E, N(6), N(12)],
        &[N(12), N(20), N(36)],
        &[N(16), N(24), N(40)],
        &[N(16), N(28), N(48)],
    ],
    words: &[],
    origin: Origin::Documents(&["dbe:7.table-range"]),
    stated: &[],
    signed: false,
};

const BASES: &[&str] = &[
    "infantry",
    "light-infantry",
    "cavalry",
    "irregular-cavalry",
    "artillery",
    "corps-general",
    "commander-in-chief",
];

/// Widths of bases, mm.
pub static BASE_FRONT: Table = Table {
    id: "dbe.base-front",
    rows: BASES,
    row_scope: "dbe-bases",
    columns: &["15mm", "25mm"],
    column_scope: "dbe-column",
    cells: &[
        &[N(40), N(50)],
        &[N(40), N(50)],
        &[N(40), N(50)],
        &[N(40), N(50)],
        &[N(40), N(50)],
        &[N(15), N(20)],
        &[N(20), N(30)],
    ],
    words: &[],
    origin: Origin::Documents(&["dbe:1.table", "dbe:1.p1"]),
    stated: &[],
    signed: false,
};

/// Depths of bases, mm.
pub static BASE_DEPTH: Table = Table {
    id: "dbe.base-depth",
    rows: BASES,
    row_scope: "dbe-bases",
    columns: &["15mm", "25mm"],
    column_scope: "dbe-column",
    cells: &[
        &[N(20), N(25)],
        &[N(20), N(25)],
        &[N(30), N(40)],
        &[N(30), N(40)],
        &[N(40), N(60)],
        &[N(30), N(40)],
        &[N(30), N(40)],
    ],
    words: &[],
    origin: Origin::Documents(&["dbe:1.table"]),
    stated: &[],
    signed: false,
};

/// Numbers of figures and guns on a base.
pub static BASE_FIGURES: Table = Table {
    id: "dbe.base-figures",
    rows: BASES,
    row_scope: "dbe-bases",
    columns: &["figures", "guns"],
    column_scope: "dbe-column",
    cells: &[
        &[N(3), E],
        &[N(2), E],
        &[N(3), E],
        &[N(2), E],
        &[N(2), N(1)],
        &[N(1), E],
        &[N(2), E],
    ],
    words: &[],
    origin: Origin::Documents(&["dbe:1.table"]),
    stated: &[],
    signed: false,
};

/// The marker under a square, side length in mm.
pub static SQUARE_MARKER: Table = Table {
    id: "dbe.square-marker",
    rows: &["side"],
    row_scope: "dbe-square-marker",
    columns: &["15mm", "25mm"],
    column_scope: "dbe-column",
    cells: &[&[N(30), N(40)]],
    words: &[],
    origin: Origin::Documents(&["dbe:5.6"]),
    stated: &[],
    signed: false,
};

/// Going and cover of each feature.
pub static TERRAIN: Table = Table {
    id: "dbe.terrain",
    rows: &[
        "hedge",
        "orchard",
        "wood",
        "marsh",
        "village",
        "farmyard",
        "stone-wall",
    ],
    row_scope: "dbe-terrain",
    columns: &["going", "cover"],
    column_scope: "dbe-column",
    cells: &[
        &[W("rough"), W("none")],
        &[W("rough"), W("light")],
        &[W("difficult"), W("light")],
        &[W("difficult"), W("none")],
        &[W("difficult"), W("by-material")],
        &[W("not-stated"), W("light")],
        &[W("not-stated"), W("heavy")],
    ],
    words: &[
        "rough",
        "difficult",
        "not-stated",
        "none",
        "light",
        "heavy",
        "by-material",
    ],
    origin: Origin::Documents(&["dbe:3.p1", "dbe:3.p2", "dbe:3.p3", "dbe:3.p4"]),
    stated: &[],
    signed: false,
};

/// Single figures of the rules: points, cm and counts.
pub static LIMITS: Table = Table {
    id: "dbe.limits",
    rows: &[
        "corps-points",
        "corps",
        "deploy",
        "board",
        "board-step",
        "board-most",
        "feature",
        "features",
        "zone",
        "command",
        "far-command",
        "strategic",
        "field-widths",
        "cover-edge",
        "wood-sight",
        "flight-extra",
    ],
    row_scope: "dbe-limits",
    columns: &["value"],
    column_scope: "dbe-column",
    cells: &[
        &[N(36)],
        &[N(4)],
        &[N(15)],
        &[N(60)],
        &[N(30)],
        &[N(120)],
        &[N(10)],
        &[N(3)],
        &[N(8)],
        &[N(24)],
        &[N(48)],
        &[N(48)],
        &[N(3)],
        &[N(2)],
        &[N(2)],
        &[N(4)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "dbe:2.p1",
        "dbe:2.0",
        "dbe:4.0",
        "dbe:3.0",
        "dbe:6.0",
        "dbe:5.1.p4",
        "dbe:5.2.p4",
        "dbe:5.5",
        "dbe:7.1",
        "dbe:7.2.p3",
        "dbe:7.2.p5",
        "dbe:9.2",
    ]),
    stated: &[],
    signed: false,
};

/// A single figure in use.
pub fn limit(case: &mut Case<'_>, row: &str) -> i64 {
    case.number(&LIMITS, row, "value").unwrap_or(0)
}

/// A single figure in use, as a length in cm.
#[expect(clippy::cast_precision_loss, reason = "lengths of a rulebook")]
pub fn length(case: &mut Case<'_>, row: &str) -> f64 {
    limit(case, row) as f64
}

/// Quality of a general by the die, and its effect on the points.
pub static GENERAL_QUALITY: Table = Table {
    id: "dbe.general-quality",
    rows: &["mediocre", "normal", "genius"],
    row_scope: "dbe-quality",
    columns: &["dice", "points"],
    column_scope: "dbe-column",
    cells: &[
        &[W("one"), N(-1)],
        &[W("two-to-five"), N(0)],
        &[W("six"), N(1)],
    ],
    words: &["one", "two-to-five", "six"],
    origin: Origin::Documents(&["dbe:4.p6", "dbe:5.1.p1"]),
    stated: &[],
    signed: true,
};

/// Protection by the edge of a town.
pub static TOWN: Table = Table {
    id: "dbe.town",
    rows: &["edge"],
    row_scope: "dbe-town",
    columns: &["protection"],
    column_scope: "dbe-column",
    cells: &[&[N(2)]],
    words: &[],
    origin: Origin::Documents(&["dbe:12.0"]),
    stated: &[],
    signed: true,
};

/// Shooting modifiers of each circumstance; `support` counts for the target.
pub static SHOOTING_MODIFIERS: Table = Table {
    id: "dbe.shooting-modifiers",
    rows: &[
        "british-infantry",
        "infantry-in-square",
        "old-guard",
        "russian-heavy-artillery",
        "target-in-square",
        "long-range",
        "artillery-short-range",
        "heavy-cover",
        "voltigeurs",
        "light-cover",
        "cavalry",
        "enfilade",
        "support",
    ],
    row_scope: "dbe-shooting-modifiers",
    columns: &["value"],
    column_scope: "dbe-column",
    cells: &[
        &[N(1)],
        &[N(-1)],
        &[N(1)],
        &[N(1)],
        &[N(1)],
        &[N(-1)],
        &[N(1)],
        &[N(-2)],
        &[N(-1)],
        &[N(-1)],
        &[N(1)],
        &[N(2)],
        &[N(-1)],
    ],
    words: &[],
    origin: Origin::Documents(&["dbe:7.table-modifiers"]),
    stated: &[],
    signed: true,
};

/// Melee modifiers of each circumstance; the last one comes from the rules for broken corps.
pub static MELEE_MODIFIERS: Table = Table {
    id: "dbe.melee-modifiers",
    rows: &[
        "general",
        "rear-support",
        "higher",
        "light-cover",
        "heavy-cover",
        "difficult",
        "rough",
        "cavalry-against-square",
        "artillery-frontal-attack",
        "flank-rear-overlap",
        "routed-attacking",
    ],
    row_scope: "dbe-melee-modifiers",
    columns: &["value"],
    column_scope: "dbe-column",
    cells: &[
        &[N(1)],
        &[N(1)],
        &[N(1)],
        &[N(1)],
        &[N(1)],
        &[N(-2)],
        &[N(-1)],
        &[N(-2)],
        &[N(-1)],
        &[N(-1)],
        &[N(-1)],
    ],
    words: &[],
    origin: Origin::Documents(&["dbe:8.table", "dbe:10.p3"]),
    stated: &[],
    signed: true,
};

const LOSERS: &[&str] = &[
    "infantry",
    "voltigeurs",
    "light-cavalry",
    "irregular-cavalry",
    "heavy-cavalry",
    "artillery",
];
const RETREAT: Cell = W("retreat");
const FLIGHT: Cell = W("flight");
const DESTROYED: Cell = W("destroyed");
/// Destroyed only on open ground.
const IN_THE_OPEN: Cell = W("destroyed-in-the-open");
const NONE: Cell = W("none");
const RESULTS: &[&str] = &[
    "retreat",
    "flight",
    "destroyed",
    "destroyed-in-the-open",
    "none",
];

/// Results of targets with a lower total: more than half of the winner's, or half or less; then the
/// exceptions, by shooter and ground. Empty: no exception.
pub static RESULTS_SHOOTING: Table = Table {
    id: "dbe.results-shooting",
    rows: LOSERS,
    row_scope: "dbe-losers",
    columns: &[
        "lower",
        "lower-by-artillery",
        "lower-difficult",
        "half",
        "half-by-voltigeurs",
        "half-by-square",
        "half-difficult",
    ],
    column_scope: "dbe-results",
    cells: &[
        &[RETREAT, E, E, DESTROYED, E, E, E],
        &[RETREAT, E, E, FLIGHT, IN_THE_OPEN, E, E],
        &[RETREAT, E, E, FLIGHT, E, DESTROYED, DESTROYED],
        &[
            FLIGHT, DESTROYED, DESTROYED, FLIGHT, E, DESTROYED, DESTROYED,
        ],
        &[RETREAT, E, DESTROYED, DESTROYED, E, E, E],
        &[NONE, E, E, DESTROYED, E, E, E],
    ],
    words: RESULTS,
    origin: Origin::Documents(&["dbe:9.table"]),
    stated: &[],
    signed: false,
};

/// Results of melee losers, likewise.
pub static RESULTS_MELEE: Table = Table {
    id: "dbe.results-melee",
    rows: LOSERS,
    row_scope: "dbe-losers",
    columns: &[
        "lower",
        "lower-by-cavalry",
        "lower-by-heavy-cavalry",
        "lower-by-artillery",
        "lower-difficult",
        "half",
        "half-by-cavalry",
        "half-by-light-cavalry",
        "half-by-voltigeurs",
        "half-by-square",
        "half-difficult",
    ],
    column_scope: "dbe-results",
    cells: &[
        &[RETREAT, E, E, E, E, DESTROYED, E, E, E, E, E],
        &[
            RETREAT,
            E,
            E,
            E,
            E,
            FLIGHT,
            IN_THE_OPEN,
            E,
            IN_THE_OPEN,
            E,
            E,
        ],
        &[
            RETREAT, FLIGHT, E, E, E, FLIGHT, DESTROYED, E, E, DESTROYED, DESTROYED,
        ],
        &[
            FLIGHT, E, E, DESTROYED, DESTROYED, FLIGHT, E, DESTROYED, E, DESTROYED, DESTROYED,
        ],
        &[
            RETREAT, E, FLIGHT, DESTROYED, DESTROYED, DESTROYED, E, E, E, E, E,
        ],
        &[DESTROYED, E, E, E, E, DESTROYED, E, E, E, E, E],
    ],
    words: RESULTS,
    origin: Origin::Documents(&["dbe:9.table"]),
    stated: &[],
    signed: false,
};

#[cfg(test)]
mod tests {
    use crate::systems::testing;

    /// The second transcription of every table: a heading line of columns, then one line per row.
    const GOLDEN: &[(&str, &str)] = &[
        (
            "dbe.troops",
            include_str!("../../../../../tests/golden/dbe/troops.csv"),
        ),
        (
            "dbe.moves",
            include_str!("../../../../../tests/golden/dbe/moves.csv"),
        ),
        (
            "dbe.ranges",
            include_str!("../../../../../tests/golden/dbe/ranges.csv"),
        ),
        (
            "dbe.base-front",
            include_str!("../../../../../tests/golden/dbe/base-front.csv"),
        ),
        (
            "dbe.base-depth",
            include_str!("../../../../../tests/golden/dbe/base-depth.csv"),
        ),
        (
            "dbe.base-figures",
            include_str!("../../../../../tests/golden/dbe/base-figures.csv"),
        ),
        (
            "dbe.square-marker",
            include_str!("../../../../../tests/golden/dbe/square-marker.csv"),
        ),
        (
            "dbe.terrain",
            include_str!("../../../../../tests/golden/dbe/terrain.csv"),
        ),
        (
            "dbe.limits",
            include_str!("../../../../../tests/golden/dbe/limits.csv"),
        ),
        (
            "dbe.general-quality",
            include_str!("../../../../../tests/golden/dbe/general-quality.csv"),
        ),
        (
            "dbe.town",
            include_str!("../../../../../tests/golden/dbe/town.csv"),
        ),
        (
            "dbe.shooting-modifiers",
            include_str!("../../../../../tests/golden/dbe/shooting-modifiers.csv"),
        ),
        (
            "dbe.melee-modifiers",
            include_str!("../../../../../tests/golden/dbe/melee-modifiers.csv"),
        ),
        (
            "dbe.results-shooting",
            include_str!("../../../../../tests/golden/dbe/results-shooting.csv"),
        ),
        (
            "dbe.results-melee",
            include_str!("../../../../../tests/golden/dbe/results-melee.csv"),
        ),
    ];

    #[test]
    fn both_transcriptions_agree() {
        testing::golden("dbe", GOLDEN);
    }
}
