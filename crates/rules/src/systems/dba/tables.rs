//! The tables of DBA 2.2 that checks read, laid out as printed. Figures exist only here; rulings
//! print them by name. `tests/golden/dba/*.csv` holds a second transcription.

use crate::kit::tables::{Cell, Origin, Table};

use Cell::{Empty, Number as N, Word as W};

/// The recoil matrix: who is destroyed, passes or pushes when a base (column) recoils into a friend
/// (row).
pub static RECOIL_MATRIX: Table = Table {
    id: "dba.recoil-matrix",
    rows: &["El", "Pk", "WWg", "Bd", "Sp", "Ps", "other"],
    row_scope: "dba-troop",
    columns: &["El", "mounted", "Bd", "Pk", "Bw", "Ps", "other"],
    column_scope: "dba-troop",
    cells: &[
        &[W(BOTH), W(RD), W(RD), W(RD), W(RD), W(PASS), W(RD)],
        &[W(FD), W(PUSH), W(PUSH), W(PUSH), W(PUSH), W(PASS), W(PUSH)],
        &[W(FD), W(PASS), W(RD), W(RD), W(RD), W(PASS), W(RD)],
        &[W(FD), W(PASS), W(PASS), W(PASS), W(PASS), W(PASS), W(PUSH)],
        &[W(FD), W(PASS), W(PASS), W(PUSH), W(PUSH), W(PASS), W(PUSH)],
        &[W(FD), W(PASS), W(PUSH), W(PUSH), W(PUSH), W(PUSH), W(PUSH)],
        &[W(FD), W(PASS), W(PUSH), W(PUSH), W(PUSH), W(PASS), W(PUSH)],
    ],
    words: &[PASS, PUSH, RD, FD, BOTH],
    origin: Origin::Documents(&["bob:recoil.table", "bob:recoil.3", "qrs:recoil.table"]),
    stated: &[],
    signed: false,
};
const PASS: &str = "pass";
const PUSH: &str = "push";
const RD: &str = "recoiler-destroyed";
const FD: &str = "friend-destroyed";
const BOTH: &str = "both-destroyed";

/// The frontage of every base.
pub static BASE_WIDTH: Table = Table {
    id: "dba.base-width",
    rows: &["15mm", "25mm"],
    row_scope: "dba-scale",
    columns: &["mm"],
    column_scope: "dba-column",
    cells: &[&[N(40)], &[N(60)]],
    words: &[],
    origin: Origin::Documents(&["bob:recoil.p2", "bob:pursuit.2"]),
    stated: &[],
    signed: false,
};

/// Base depths. The documents state 15 mm for `Bd`, `Pk` and `Wb` and 30 mm for `5Wb` in the
/// smaller scale; the rest comes from elsewhere, so the whole table is flagged.
pub static BASE_DEPTH: Table = Table {
    id: "dba.base-depth",
    rows: &[
        "El", "Kn", "6Kn", "HCh", "Cv", "6Cv", "LCh", "LH", "2Cm", "SCh", "Cm", "Sp", "3Sp", "Pk",
        "Bd", "3Bd", "6Bd", "Ax", "Bw", "8Bw", "Ps", "Wb", "3Wb", "5Wb", "Hd", "Art", "WWg", "Lit",
        "CF", "Dz",
    ],
    row_scope: "dba-troop",
    columns: &["15mm", "25mm"],
    column_scope: "dba-scale",
    cells: &[
        &[N(40), N(80)],
        &[N(30), N(40)],
        &[N(60), N(80)],
        &[N(40), N(80)],
        &[N(30), N(40)],
        &[N(60), N(80)],
        &[N(40), N(80)],
        &[N(30), N(40)],
        &[N(30), N(40)],
        &[N(40), N(80)],
        &[N(30), N(40)],
        &[N(15), N(20)],
        &[N(20), N(30)],
        &[N(15), N(20)],
        &[N(15), N(20)],
        &[N(20), N(30)],
        &[N(40), N(60)],
        &[N(20), N(30)],
        &[N(20), N(30)],
        &[N(40), N(60)],
        &[N(20), N(30)],
        &[N(15), N(20)],
        &[N(20), N(30)],
        &[N(30), N(40)],
        &[N(30), N(40)],
        &[N(40), N(80)],
        &[N(80), N(120)],
        &[N(80), N(120)],
        &[N(20), N(30)],
        &[Empty, Empty],
    ],
    words: &[],
    origin: Origin::Outside {
        flag: "outside:depth",
        reference: "base sizes of DBA 2.0 and of the 2.2+ and RRR variants",
        confidence: "15 mm: two or more sibling versions agree for most types; 25 mm, chariots, deep bases, Hordes, Litter: one sibling version; \
                     Bows and War Wagons disputed (15 mm and 40 mm elsewhere)",
    },
    stated: &[],
    signed: false,
};

/// Costs of moves, PIPs.
pub static PIP_COSTS: Table = Table {
    id: "dba.pip-costs",
    rows: &["move", "landing", "extra", "most"],
    row_scope: "dba-pip-costs",
    columns: &["pips"],
    column_scope: "dba-column",
    cells: &[&[N(1)], &[N(1)], &[N(1)], &[N(4)]],
    words: &[],
    origin: Origin::Documents(&[
        "bob:pips.4",
        "bob:deployment.9",
        "qrs:pips.1",
        "qrs:pips.2",
        "qrs:pips.3",
    ]),
    stated: &[],
    signed: false,
};

/// Distance from the general beyond which moves cost more.
pub static COMMAND_DISTANCE: Table = Table {
    id: "dba.command-distance",
    rows: &["near", "far"],
    row_scope: "dba-command-distance",
    columns: &["paces"],
    column_scope: "dba-column",
    cells: &[&[N(600)], &[N(1200)]],
    words: &[],
    origin: Origin::Documents(&["qrs:pips.4", "qrs:pips.5", "qrs:pips.6", "bob:pips.4"]),
    stated: &[],
    signed: false,
};

/// Number of lost elements that each loss counts as.
pub static LOSS_WEIGHTS: Table = Table {
    id: "dba.loss-weights",
    rows: &[
        "element",
        "off-table",
        "camp",
        "bua",
        "garrison",
        "not-landed",
        "camp-followers",
    ],
    row_scope: "dba-loss-weights",
    columns: &["elements"],
    column_scope: "dba-column",
    cells: &[
        &[N(1)],
        &[N(1)],
        &[N(2)],
        &[N(2)],
        &[N(1)],
        &[N(0)],
        &[N(0)],
    ],
    words: &[],
    origin: Origin::Documents(&["bob:victory.2", "bob:victory.3", "bob:tournament.p3"]),
    stated: &[],
    signed: false,
};

/// Losses that end a game.
pub static VICTORY_LIMITS: Table = Table {
    id: "dba.victory-limits",
    rows: &["losses", "minutes"],
    row_scope: "dba-victory-limits",
    columns: &["value"],
    column_scope: "dba-column",
    cells: &[&[N(4)], &[N(75)]],
    words: &[],
    origin: Origin::Documents(&["qrs:victory.1", "qrs:victory.2"]),
    stated: &[],
    signed: false,
};

#[cfg(test)]
mod tests {
    use super::super::troops::Base;
    use super::*;
    use crate::kit::tables::Choice;
    use crate::systems::testing;

    /// The second transcription of every table: a heading line of columns, then one line per row.
    const GOLDEN: &[(&str, &str)] = &[
        (
            "dba.recoil-matrix",
            include_str!("../../../../../tests/golden/dba/recoil-matrix.csv"),
        ),
        (
            "dba.base-width",
            include_str!("../../../../../tests/golden/dba/base-width.csv"),
        ),
        (
            "dba.base-depth",
            include_str!("../../../../../tests/golden/dba/base-depth.csv"),
        ),
        (
            "dba.speeds",
            include_str!("../../../../../tests/golden/dba/speeds.csv"),
        ),
        (
            "dba.pip-costs",
            include_str!("../../../../../tests/golden/dba/pip-costs.csv"),
        ),
        (
            "dba.command-distance",
            include_str!("../../../../../tests/golden/dba/command-distance.csv"),
        ),
        (
            "dba.loss-weights",
            include_str!("../../../../../tests/golden/dba/loss-weights.csv"),
        ),
        (
            "dba.victory-limits",
            include_str!("../../../../../tests/golden/dba/victory-limits.csv"),
        ),
        (
            "dba.combat-factors",
            include_str!("../../../../../tests/golden/dba/combat-factors.csv"),
        ),
        (
            "dba.support-values",
            include_str!("../../../../../tests/golden/dba/support-values.csv"),
        ),
        (
            "dba.tactical-modifiers",
            include_str!("../../../../../tests/golden/dba/tactical-modifiers.csv"),
        ),
        (
            "dba.shooting-range",
            include_str!("../../../../../tests/golden/dba/shooting-range.csv"),
        ),
        (
            "dba.combat-limits",
            include_str!("../../../../../tests/golden/dba/combat-limits.csv"),
        ),
        (
            "dba.beaten-results",
            include_str!("../../../../../tests/golden/dba/beaten-results.csv"),
        ),
        (
            "dba.doubled-results",
            include_str!("../../../../../tests/golden/dba/doubled-results.csv"),
        ),
        (
            "dba.chariots",
            include_str!("../../../../../tests/golden/dba/chariots.csv"),
        ),
        (
            "dba.sacking",
            include_str!("../../../../../tests/golden/dba/sacking.csv"),
        ),
        (
            "dba.breaking-off",
            include_str!("../../../../../tests/golden/dba/breaking-off.csv"),
        ),
        (
            "dba.paces",
            include_str!("../../../../../tests/golden/dba/paces.csv"),
        ),
        (
            "dba.group-size",
            include_str!("../../../../../tests/golden/dba/group-size.csv"),
        ),
        (
            "dba.further-moves",
            include_str!("../../../../../tests/golden/dba/further-moves.csv"),
        ),
        (
            "dba.river-limits",
            include_str!("../../../../../tests/golden/dba/river-limits.csv"),
        ),
        (
            "dba.river-types",
            include_str!("../../../../../tests/golden/dba/river-types.csv"),
        ),
        (
            "dba.torrent-roll",
            include_str!("../../../../../tests/golden/dba/torrent-roll.csv"),
        ),
        (
            "dba.terrain-sizes",
            include_str!("../../../../../tests/golden/dba/terrain-sizes.csv"),
        ),
        (
            "dba.terrain-distances",
            include_str!("../../../../../tests/golden/dba/terrain-distances.csv"),
        ),
        (
            "dba.terrain-shares",
            include_str!("../../../../../tests/golden/dba/terrain-shares.csv"),
        ),
        (
            "dba.set-up-counts",
            include_str!("../../../../../tests/golden/dba/set-up-counts.csv"),
        ),
    ];

    #[test]
    fn both_transcriptions_agree() {
        testing::golden("dba", GOLDEN);
    }

    #[test]
    fn every_base_has_a_row_of_depths() {
        let codes: Vec<&str> = Base::ALL.iter().map(|base| base.code()).collect();
        assert_eq!(BASE_DEPTH.rows, codes);
    }
}
