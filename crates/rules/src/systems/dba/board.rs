//! DBA bases on the table, as all geometric checks of the game read them.

use serde_json::{Value, json};

use super::combat_tables::SHOOTING_RANGE;
use super::flee;
use super::losing::Shooter;
use super::recoil::{read_width, usual_depth};
use super::troops::Base;
use crate::check::board::{self, Arm};
pub use crate::check::board::{are_foes, paths, sides_told, standing};
use crate::check::{Declared, Fact, FaultKind, Figures, Form, Measure, Unit, number};
use crate::kit::geometry;
use crate::kit::scene::Side;
use crate::kit::tables::Choice;

/// A base of the side that asks.
pub type Own = board::Own<Base>;
/// A base of the other side.
pub type Foe = board::Foe<Base>;
/// A base of either side.
pub type Stand = board::Stand<Base>;

/// A base of the side that asks, of troops that shoot.
pub struct Shooting(pub Stand);

impl Declared for Shooting {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(Stand::among(form, Side::A, shoots))
    }
}

/// Whether a base ever shoots (bob:shooting.1).
fn shoots(base: Base) -> bool {
    Shooter::of(base.troop()).is_some()
}

impl Arm for Base {
    fn depth(self, figures: &mut Figures<'_>, width: f64) -> Option<f64> {
        usual_depth(figures, self, width)
    }
}

/// Reads `bw`, the width of bases in mm; pieces declared after it use it as their frontage.
pub fn base_width(form: &mut Form<'_>) -> f64 {
    let bw = read_width(form);
    form.set_standard_width(bw);
    bw
}

/// Reads `range_mm`, the range of a shooter in mm. The default is the range of its troop type; it
/// is asked for troops without one. Troops that never shoot (bob:shooting.1) are a fault.
pub fn range(form: &mut Form<'_>, shooter: &Fact<Base>, bw: f64) -> Measure {
    let told = shooter
        .exactly()
        .filter(|_| form.told_inside("shooter", "troop").is_some());
    if let Some(base) = told.filter(|base| !shoots(*base)) {
        form.refuse(
            "shooter.troop",
            base.code(),
            FaultKind::NotOneOf,
            Shooter::codes().into_iter().map(str::to_owned).collect(),
        );
    }
    let mm = |figures: &mut Figures<'_>, base: Base| {
        let paces = figures.number(&SHOOTING_RANGE, base.troop().code(), "paces")?;
        #[expect(clippy::cast_precision_loss, reason = "paces of a rulebook")]
        Some(flee::paces(figures, bw)? * paces as f64 / 100.0)
    };
    form.decimal("range_mm", 1.0, 1000.0)
        .unit(Unit::Mm)
        .measured_from(|figures| figures.of(shooter, mm))
}

/// A base at another position, in the form of an input; for remedies.
pub fn piece(stand: &Stand, base: geometry::Base) -> Value {
    json!({
        "id": stand.id, "side": stand.side.code(), "troop": stand.troop.code(),
        "x": number(base.x), "y": number(base.y), "facing": number(base.facing), "w": number(base.w), "d": number(base.d),
    })
}
