//! How big terrain may be and how far from what: the sizes of the sheet's set-up half.

use crate::kit::tables::{Cell, Origin, Table};

use Cell::Number as N;

/// The greatest and least sizes of terrain pieces, BUAs, roads and camps.
pub static TERRAIN_SIZES: Table = Table {
    id: "dba.terrain-sizes",
    rows: &["side-sum", "side-least", "largest-square", "longest", "longest-width", "strip-length", "bua-length", "bua-width", "road-width", "camp-side-sum"],
    row_scope: "dba-terrain-sizes",
    columns: &["mm"],
    column_scope: "dba-column",
    cells: &[&[N(360)], &[N(40)], &[N(180)], &[N(240)], &[N(120)], &[N(320)], &[N(225)], &[N(135)], &[N(40)], &[N(160)]],
    words: &[],
    origin: Origin::Documents(&["qrs:terrain-size.1", "qrs:terrain-size.2", "qrs:terrain-size.3", "qrs:road.5", "qrs:camp.1"]),
    stated: &[],
    signed: false,
};

/// Distances that set-up measures in paces.
pub static TERRAIN_DISTANCES: Table = Table {
    id: "dba.terrain-distances",
    rows: &["bua-to-edges", "waterway-least", "waterway-most", "waterway-half", "beach", "deployment"],
    row_scope: "dba-terrain-distances",
    columns: &["paces"],
    column_scope: "dba-column",
    cells: &[&[N(900)], &[N(200)], &[N(600)], &[N(400)], &[N(200)], &[N(600)]],
    words: &[],
    origin: Origin::Documents(&["qrs:bua.1", "qrs:coast.1", "qrs:coast.2", "qrs:coast.5"]),
    stated: &[],
    signed: false,
};
