//! Figures of set-up: sizes of terrain, distances between pieces, and numbers of pieces.

use crate::kit::tables::{Cell, Origin, Table};

use Cell::Number as N;

/// Maximum and minimum sizes of terrain pieces, BUAs, roads and camps.
pub static TERRAIN_SIZES: Table = Table {
    id: "dba.terrain-sizes",
    rows: &[
        "side-sum",
        "side-least",
        "largest-square",
        "longest",
        "longest-width",
        "strip-length",
        "bua-length",
        "bua-width",
        "road-width",
        "camp-side-sum",
    ],
    row_scope: "dba-terrain-sizes",
    columns: &["mm"],
    column_scope: "dba-column",
    cells: &[
        &[N(360)],
        &[N(40)],
        &[N(180)],
        &[N(240)],
        &[N(120)],
        &[N(320)],
        &[N(225)],
        &[N(135)],
        &[N(40)],
        &[N(160)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "qrs:terrain-size.1",
        "qrs:terrain-size.2",
        "qrs:terrain-size.3",
        "qrs:road.5",
        "qrs:camp.1",
    ]),
    stated: &[],
    signed: false,
};

/// Distances that set-up measures in paces.
pub static TERRAIN_DISTANCES: Table = Table {
    id: "dba.terrain-distances",
    rows: &[
        "bua-to-edges",
        "waterway-least",
        "waterway-most",
        "waterway-half",
        "beach",
        "deployment",
        "river-to-edges",
    ],
    row_scope: "dba-terrain-distances",
    columns: &["paces"],
    column_scope: "dba-column",
    cells: &[
        &[N(900)],
        &[N(200)],
        &[N(600)],
        &[N(400)],
        &[N(200)],
        &[N(600)],
        &[N(600)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "qrs:bua.1",
        "qrs:coast.1",
        "qrs:coast.2",
        "qrs:coast.5",
        "qrs:river.1",
    ]),
    stated: &[],
    signed: false,
};

/// Maximum part of one length or area in another, in hundredths.
pub static TERRAIN_SHARES: Table = Table {
    id: "dba.terrain-shares",
    rows: &["length-to-width", "river-course", "deep-waterway"],
    row_scope: "dba-terrain-shares",
    columns: &["percent"],
    column_scope: "dba-column",
    cells: &[&[N(200)], &[N(150)], &[N(50)]],
    words: &[],
    origin: Origin::Documents(&["qrs:terrain-size.1", "qrs:river.1", "qrs:coast.1"]),
    stated: &[],
    signed: false,
};

/// Numbers: pieces of terrain, quarters of the table with terrain, swaps, bases of a landing.
pub static SET_UP_COUNTS: Table = Table {
    id: "dba.set-up-counts",
    rows: &[
        "compulsory-least",
        "compulsory-most",
        "optional-least",
        "optional-most",
        "same-optional",
        "same-single",
        "quarters-terrain",
        "quarters-bad",
        "camp-wagons",
        "swaps",
        "held-back",
        "on-the-shore",
    ],
    row_scope: "dba-set-up-counts",
    columns: &["value"],
    column_scope: "dba-column",
    cells: &[
        &[N(1)],
        &[N(2)],
        &[N(2)],
        &[N(3)],
        &[N(2)],
        &[N(1)],
        &[N(3)],
        &[N(2)],
        &[N(1)],
        &[N(2)],
        &[N(4)],
        &[N(2)],
    ],
    words: &[],
    origin: Origin::Documents(&[
        "qrs:terrain-choice.1",
        "qrs:terrain-choice.2",
        "qrs:terrain-choice.3",
        "bob:deployment.5",
        "bob:deployment.7",
        "bob:deployment.8",
        "bob:deployment.9",
    ]),
    stated: &[],
    signed: false,
};
