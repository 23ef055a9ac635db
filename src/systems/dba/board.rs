//! DBA's bases on the table: what every geometric check of the game reads alike.

use super::recoil::{usual_depth, usual_width};
use super::troops::Base;
use crate::check::board::{self, Arm};
pub use crate::check::board::{paths, standing};
use crate::check::{Figures, Form, Unit};

/// A base of the side that asks.
pub type Own = board::Own<Base>;
/// A base of the other side.
pub type Foe = board::Foe<Base>;
/// A base, whoever's it is.
pub type Stand = board::Stand<Base>;

impl Arm for Base {
    fn depth(self, figures: &mut Figures<'_>, width: f64) -> Option<f64> {
        usual_depth(figures, self, width)
    }
}

/// Reads `bw`, how wide bases are, mm; pieces declared after it take it as their frontage.
pub fn base_width(form: &mut Form<'_>) -> f64 {
    let bw = form.decimal("bw", 20.0, 120.0).unit(Unit::Mm).or_figure(usual_width);
    form.set_standard_width(bw);
    bw
}
