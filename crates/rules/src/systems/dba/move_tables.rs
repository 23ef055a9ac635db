//! The tables of moves and rivers, laid out as printed.

use crate::kit::tables::{Cell, Origin, Table};

use Cell::Number as N;

/// Maximum number of bases in a group.
pub static GROUP_SIZE: Table = Table {
    id: "dba.group-size",
    rows: &["least", "most"],
    row_scope: "dba-group-size",
    columns: &["elements"],
    column_scope: "dba-bases",
    cells: &[&[N(2)], &[N(12)]],
    words: &[],
    origin: Origin::Documents(&["bob:tactical-moves.4"]),
    stated: &[],
    signed: false,
};

/// Maximum number of further moves by road.
pub static FURTHER_MOVES: Table = Table {
    id: "dba.further-moves",
    rows: &["road"],
    row_scope: "dba-further-moves",
    columns: &["count"],
    column_scope: "dba-moves",
    cells: &[&[N(5)]],
    words: &[],
    origin: Origin::Documents(&["bob:further-moves.1"]),
    stated: &[],
    signed: false,
};

/// Maximum total distance of a move with the front in a river that is not dry.
pub static RIVER_LIMITS: Table = Table {
    id: "dba.river-limits",
    rows: &["slow"],
    row_scope: "dba-river-limits",
    columns: &["paces"],
    column_scope: "dba-column",
    cells: &[&[N(100)]],
    words: &[],
    origin: Origin::Documents(&["bob:river-crossing.4", "qrs:river.6"]),
    stated: &[],
    signed: false,
};

/// Lowest and highest roll of each type of river.
pub static RIVER_TYPES: Table = Table {
    id: "dba.river-types",
    rows: &["dry", "slow", "torrent"],
    row_scope: "dba-river-type",
    columns: &["from", "to"],
    column_scope: "dba-roll",
    cells: &[&[N(1), N(2)], &[N(3), N(5)], &[N(6), N(6)]],
    words: &[],
    origin: Origin::Documents(&["qrs:river-crossing.table", "bob:river-crossing.3"]),
    stated: &[],
    signed: false,
};

/// Minimum roll that lets a base into a torrent.
pub static TORRENT_ROLL: Table = Table {
    id: "dba.torrent-roll",
    rows: &["least"],
    row_scope: "dba-torrent-roll",
    columns: &["die"],
    column_scope: "dba-roll",
    cells: &[&[N(3)]],
    words: &[],
    origin: Origin::Documents(&[
        "qrs:river-crossing.2",
        "bob:river-movement.3",
        "bob:river-crossing.5",
    ]),
    stated: &[],
    signed: false,
};
