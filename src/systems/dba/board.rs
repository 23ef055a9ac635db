//! DBA's bases on the table: what every geometric check of the game reads alike.

use super::recoil::{usual_depth, width};
use super::tables::BASE_WIDTH;
use super::troops::Base;
use crate::check::board::{self, Arm};
pub use crate::check::board::{paths, standing};
use crate::check::{Form, Unit};
use crate::kit::tables::Tables;

/// A base of the side that asks.
pub type Own = board::Own<Base>;
/// A base of the other side.
pub type Foe = board::Foe<Base>;
/// A base, whoever's it is.
pub type Stand = board::Stand<Base>;

impl Arm for Base {
    fn depth(self, tables: &Tables, width: f64) -> (Option<f64>, Option<&'static str>) {
        usual_depth(tables, self, width).map_or((None, None), |(mm, flag)| (Some(mm), flag))
    }
}

/// Reads `bw`, how wide bases are, mm; pieces declared after it take it as their frontage.
pub fn base_width(form: &mut Form<'_>) -> f64 {
    let usual = width(form.tables(), BASE_WIDTH.rows[0]).unwrap_or(40.0);
    let bw = form.decimal("bw", 20.0, 120.0).unit(Unit::Mm).or(usual);
    form.set_standard_width(bw);
    bw
}
