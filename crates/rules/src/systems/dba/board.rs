//! DBA's bases on the table: what every geometric check of the game reads alike.

use serde_json::{Value, json};

use super::recoil::{usual_depth, usual_width};
use super::troops::Base;
use crate::check::board::{self, Arm};
pub use crate::check::board::{paths, standing};
use crate::check::{Figures, Form, Unit, number};
use crate::kit::geometry;
use crate::kit::tables::Choice;

/// A base of the side that asks.
pub type Own = board::Own<Base>;
/// A base of the other side.
pub type Foe = board::Foe<Base>;
/// A base of either side.
pub type Stand = board::Stand<Base>;

impl Arm for Base {
    fn depth(self, figures: &mut Figures<'_>, width: f64) -> Option<f64> {
        usual_depth(figures, self, width)
    }
}

/// Reads `bw`, how wide bases are, mm; pieces declared after it take it as their frontage.
pub fn base_width(form: &mut Form<'_>) -> f64 {
    let bw = form
        .decimal("bw", 20.0, 120.0)
        .unit(Unit::Mm)
        .or_figure(usual_width);
    form.set_standard_width(bw);
    bw
}

/// A base that stands elsewhere, as an input tells it; for remedies.
pub fn piece(stand: &Stand, base: geometry::Base) -> Value {
    json!({
        "id": stand.id, "side": stand.side.code(), "troop": stand.troop.code(),
        "x": number(base.x), "y": number(base.y), "facing": number(base.facing), "w": number(base.w), "d": number(base.d),
    })
}
