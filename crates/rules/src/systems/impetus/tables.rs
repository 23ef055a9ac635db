//! The tables of the amendments, laid out as printed. Figures exist only here; rulings print them
//! by name. `tests/golden/impetus/*.csv` holds a second transcription.

use crate::kit::tables::{Cell, Origin, Table};

use Cell::{Empty, Number as N, Word as W};

/// Formats of tournaments; the amendments do not mention commands at 500 points.
pub static FORMATS: Table = Table {
    id: "impetus.formats",
    rows: &["15-500", "15-400", "15-350", "15-300", "28-350", "28-300"],
    row_scope: "impetus-formats",
    columns: &[
        "scale",
        "width",
        "depth",
        "zone",
        "least-commands",
        "most-commands",
        "share",
        "river",
    ],
    column_scope: "impetus-column",
    cells: &[
        &[N(15), N(180), N(120), N(20), Empty, Empty, Empty, N(40)],
        &[N(15), N(180), N(120), N(20), N(2), N(4), N(60), N(40)],
        &[N(15), N(120), N(90), N(15), N(2), N(4), N(60), N(30)],
        &[N(15), N(120), N(90), N(15), N(1), N(2), N(75), N(30)],
        &[N(28), N(180), N(120), N(15), N(2), N(4), N(60), N(20)],
        &[N(28), N(180), N(120), N(15), N(1), N(2), N(75), N(20)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "ai:one-day-15mm.2",
        "ai:one-day-15mm.3",
        "ai:one-day-15mm.9",
        "ai:one-day-15mm.13",
        "ai:one-day-28mm.2",
        "ai:one-day-28mm.7",
        "ai:one-day-28mm.11",
        "ai:terrain-setup.6",
        "ai:terrain-setup.12",
        "ai:terrain-setup.15",
    ]),
    stated: &[],
    signed: false,
};

/// Single figures of tournaments, lists and one-day events.
pub static EVENT_LIMITS: Table = Table {
    id: "impetus.event-limits",
    rows: &[
        "late-day",
        "notice",
        "exploration-most",
        "exploration-price",
        "town-die",
        "ally-share",
        "general-vd",
        "advanced-from-centre",
        "advanced-from-edge",
        "advanced-clear",
        "swiss-28",
        "quarter",
        "game",
        "short-game",
        "first-call",
        "second-call",
        "last-call",
        "big-points",
        "big-width",
        "big-depth",
    ],
    row_scope: "impetus-event-limits",
    columns: &["value"],
    column_scope: "impetus-column",
    cells: &[
        &[N(5)],
        &[N(4)],
        &[N(10)],
        &[N(1)],
        &[N(5)],
        &[N(50)],
        &[N(3)],
        &[N(10)],
        &[N(50)],
        &[N(30)],
        &[N(10)],
        &[N(25)],
        &[N(120)],
        &[N(105)],
        &[N(30)],
        &[N(15)],
        &[N(5)],
        &[N(800)],
        &[N(240)],
        &[N(180)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "ai:player-norms.11",
        "ai:organizer-norms.3",
        "ai:terrain-setup.1",
        "ai:town-and-river.2",
        "ai:allied-contingents.5",
        "ai:general-vd.1",
        "ai:advanced-deployment.3",
        "ai:one-day-28mm.16",
        "ai:score-experimental.3",
        "ai:one-day-15mm.5",
        "ai:one-day-15mm.7",
        "ai:big-battles.1",
    ]),
    stated: &[],
    signed: false,
};

/// The points of the traditional system.
pub static TRADITIONAL_POINTS: Table = Table {
    id: "impetus.traditional-points",
    rows: &["winner-bonus", "routed-enemy", "no-rout", "both-routed"],
    row_scope: "impetus-traditional-points",
    columns: &["points"],
    column_scope: "impetus-column",
    cells: &[&[N(30)], &[N(100)], &[N(20)], &[N(70)]],
    words: &[],
    origin: Origin::Documents(&[
        "ai:score-traditional.1",
        "ai:score-traditional.3",
        "ai:score-traditional.4",
    ]),
    stated: &[],
    signed: false,
};

/// The seven situations of the experimental system, in the order in which they are checked.
pub static SITUATIONS: Table = Table {
    id: "impetus.situations",
    rows: &[
        "triumph",
        "missed-triumph",
        "tactical-victory",
        "honour",
        "honourable-defeat",
        "skirmish",
        "disaster",
    ],
    row_scope: "impetus-situation",
    columns: &["base", "counts", "when"],
    column_scope: "impetus-column",
    cells: &[
        &[N(8100), W(LESS_LOST), W(ENEMY_ROUTED)],
        &[N(4050), W(FLAT), W(BOTH_ROUTED)],
        &[N(4000), W(PLUS_DESTROYED), W(QUARTER_MORE)],
        &[N(3000), W(PLUS_DESTROYED), W(QUARTER_DESTROYED)],
        &[N(2000), W(PLUS_DESTROYED), W(ROUTED_QUARTER)],
        &[N(2000), W(PLUS_DESTROYED), W(LESS_THAN_QUARTER)],
        &[N(1000), W(PLUS_DESTROYED), W(ROUTED_LESS)],
    ],
    words: &[
        LESS_LOST,
        FLAT,
        PLUS_DESTROYED,
        ENEMY_ROUTED,
        BOTH_ROUTED,
        QUARTER_MORE,
        QUARTER_DESTROYED,
        ROUTED_QUARTER,
        LESS_THAN_QUARTER,
        ROUTED_LESS,
    ],
    origin: Origin::Documents(&[
        "ai:score-experimental.1",
        "ai:score-experimental.2",
        "ai:score-experimental.3",
        "ai:score-experimental.4",
        "ai:score-experimental.5",
        "ai:score-experimental.6",
        "ai:score-experimental.7",
    ]),
    stated: &[],
    signed: false,
};
const LESS_LOST: &str = "less-lost";
const FLAT: &str = "flat";
const PLUS_DESTROYED: &str = "plus-destroyed";
const ENEMY_ROUTED: &str = "enemy-routed";
const BOTH_ROUTED: &str = "both-routed";
const QUARTER_MORE: &str = "quarter-more";
const QUARTER_DESTROYED: &str = "quarter-destroyed";
const ROUTED_QUARTER: &str = "routed-quarter";
const LESS_THAN_QUARTER: &str = "less-than-quarter";
const ROUTED_LESS: &str = "routed-less";

/// Upgrades of a front rank of pikes, and their prices.
pub static PIKE_UPGRADES: Table = Table {
    id: "impetus.pike-upgrades",
    rows: &[
        "5-3-a", "5-3-b", "5-4-c", "4-2-a", "4-2-b", "4-2-c", "3-1-c",
    ],
    row_scope: "impetus-pike-upgrades",
    columns: &["vbu", "i", "d", "new-vbu", "new-cost"],
    column_scope: "impetus-column",
    cells: &[
        &[N(5), N(3), W(A), N(6), N(34)],
        &[N(5), N(3), W(B), N(6), N(29)],
        &[N(5), N(4), W(C), N(6), N(25)],
        &[N(4), N(2), W(A), N(5), N(27)],
        &[N(4), N(2), W(B), N(5), N(22)],
        &[N(4), N(2), W(C), N(5), N(17)],
        &[N(3), N(1), W(C), N(4), N(12)],
    ],
    words: &[A, B, C],
    origin: Origin::Documents(&["ai:list-upgrades.table"]),
    stated: &[],
    signed: false,
};
const A: &str = "A";
const B: &str = "B";
const C: &str = "C";

/// Multipliers of the minima and maxima of a list in a big battle.
pub static BIG_BATTLE_MULTIPLIERS: Table = Table {
    id: "impetus.big-battle-multipliers",
    rows: &["1000", "1500", "2000"],
    row_scope: "impetus-big-battle-multipliers",
    columns: &["multiplier"],
    column_scope: "impetus-column",
    cells: &[&[N(2)], &[N(3)], &[N(4)]],
    words: &[],
    origin: Origin::Documents(&["ai:big-battles.2"]),
    stated: &[],
    signed: false,
};

/// Volumes of lists in each sub-period.
pub static SUB_PERIODS: Table = Table {
    id: "impetus.sub-periods",
    rows: &[
        "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", "v14",
        "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27",
        "v28", "v29", "v30", "v31", "v32", "v33", "v34",
    ],
    row_scope: "impetus-volume",
    columns: &["i", "ii", "iii", "iv", "v", "vi", "vii"],
    column_scope: "impetus-period",
    cells: &[
        &[W(YES), Empty, Empty, Empty, Empty, Empty, Empty],
        &[Empty, W(YES), Empty, Empty, Empty, Empty, Empty],
        &[Empty, W(YES), Empty, Empty, Empty, Empty, Empty],
        &[Empty, W(YES), Empty, Empty, Empty, Empty, Empty],
        &[Empty, W(YES), Empty, Empty, Empty, Empty, Empty],
        &[Empty, Empty, W(YES), Empty, Empty, Empty, Empty],
        &[Empty, Empty, W(YES), Empty, Empty, Empty, Empty],
        &[Empty, Empty, W(YES), Empty, Empty, Empty, Empty],
        &[Empty, Empty, W(YES), Empty, Empty, Empty, Empty],
        &[Empty, W(YES), W(YES), Empty, Empty, Empty, Empty],
        &[Empty, Empty, Empty, W(YES), Empty, Empty, Empty],
        &[Empty, Empty, Empty, W(YES), Empty, Empty, Empty],
        &[Empty, Empty, Empty, W(YES), Empty, Empty, Empty],
        &[Empty, Empty, Empty, W(YES), Empty, Empty, Empty],
        &[Empty, Empty, Empty, W(YES), Empty, Empty, Empty],
        &[Empty, Empty, Empty, Empty, W(YES), Empty, Empty],
        &[Empty, Empty, Empty, Empty, W(YES), Empty, Empty],
        &[Empty, Empty, Empty, Empty, W(YES), Empty, Empty],
        &[Empty, Empty, Empty, Empty, W(YES), Empty, Empty],
        &[Empty, Empty, Empty, Empty, W(YES), Empty, Empty],
        &[Empty, Empty, Empty, Empty, W(YES), Empty, Empty],
        &[Empty, Empty, Empty, W(YES), W(YES), W(YES), Empty],
        &[Empty, Empty, Empty, Empty, W(YES), Empty, Empty],
        &[Empty, Empty, Empty, Empty, Empty, W(YES), Empty],
        &[Empty, Empty, Empty, Empty, Empty, W(YES), Empty],
        &[Empty, Empty, Empty, Empty, Empty, W(YES), Empty],
        &[Empty, Empty, Empty, Empty, Empty, W(YES), Empty],
        &[Empty, Empty, Empty, Empty, Empty, W(YES), Empty],
        &[Empty, Empty, Empty, W(YES), W(YES), W(YES), Empty],
        &[Empty, Empty, Empty, Empty, Empty, Empty, W(YES)],
        &[
            Empty,
            Empty,
            Empty,
            W(BY_DATE),
            W(BY_DATE),
            W(BY_DATE),
            W(YES),
        ],
        &[Empty, Empty, Empty, Empty, Empty, Empty, W(YES)],
        &[Empty, Empty, Empty, Empty, Empty, Empty, W(YES)],
        &[Empty, Empty, Empty, Empty, Empty, Empty, W(YES)],
    ],
    words: &[YES, BY_DATE],
    origin: Origin::Documents(&[
        "ai:organizer-norms.table",
        "ai:organizer-norms.2",
        "ai:volumes.table",
    ]),
    stated: &[],
    signed: false,
};
const YES: &str = "yes";
const BY_DATE: &str = "by-date";

#[cfg(test)]
mod tests {
    use crate::systems::testing;

    /// The second transcription of every table: a heading line of columns, then one line per row.
    const GOLDEN: &[(&str, &str)] = &[
        (
            "impetus.formats",
            include_str!("../../../../../tests/golden/impetus/formats.csv"),
        ),
        (
            "impetus.event-limits",
            include_str!("../../../../../tests/golden/impetus/event-limits.csv"),
        ),
        (
            "impetus.traditional-points",
            include_str!("../../../../../tests/golden/impetus/traditional-points.csv"),
        ),
        (
            "impetus.situations",
            include_str!("../../../../../tests/golden/impetus/situations.csv"),
        ),
        (
            "impetus.pike-upgrades",
            include_str!("../../../../../tests/golden/impetus/pike-upgrades.csv"),
        ),
        (
            "impetus.big-battle-multipliers",
            include_str!("../../../../../tests/golden/impetus/big-battle-multipliers.csv"),
        ),
        (
            "impetus.sub-periods",
            include_str!("../../../../../tests/golden/impetus/sub-periods.csv"),
        ),
        (
            "impetus.ambush-terrain",
            include_str!("../../../../../tests/golden/impetus/ambush-terrain.csv"),
        ),
        (
            "impetus.battle-limits",
            include_str!("../../../../../tests/golden/impetus/battle-limits.csv"),
        ),
        (
            "impetus.bonuses",
            include_str!("../../../../../tests/golden/impetus/bonuses.csv"),
        ),
        (
            "impetus.scale-distances",
            include_str!("../../../../../tests/golden/impetus/scale-distances.csv"),
        ),
    ];

    #[test]
    fn both_transcriptions_agree() {
        testing::golden(
            "impetus",
            &[GOLDEN, super::super::field_tables::GOLDEN].concat(),
        );
    }
}
