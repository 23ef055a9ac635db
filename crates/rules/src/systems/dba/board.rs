//! DBA bases on the table, as all geometric checks of the game read them.

use serde_json::{Value, json};

use super::combat_tables::SHOOTING_RANGE;
use super::flee;
use super::losing::Shooter;
use super::recoil::{read_width, usual_depth};
use super::shooting::never_shoots;
use super::troops::{Base, Troop};
use crate::check::board::{self, Arm};
pub use crate::check::board::{are_foes, paths, sides_told, standing};
use crate::check::{Declared, Fact, Figures, Form, Measure, Unit, number};
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
    /// Denizens have no base of their own.
    fn has_depth(self) -> bool {
        self.troop() != Troop::Dz
    }

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

/// Why a base named as the shooter never shoots, if so: the code of the violation.
pub fn no_shooter(shooter: &Fact<Base>) -> Option<&'static str> {
    never_shoots(shooter.exactly()?.troop())
}

/// Reads `range_mm`, the range of a shooter in mm. The default is the range of its troop type. Troops
/// that never shoot (bob:shooting.1) have none.
pub fn range(form: &mut Form<'_>, shooter: &Fact<Base>, bw: f64) -> Measure {
    if !form.describes() && no_shooter(shooter).is_some() {
        let range = form.decimal("range_mm", 1.0, 1000.0).unit(Unit::Mm);
        let range = range.matters(false).maybe_measured();
        return range.unwrap_or_else(|| Measure::known(0.0));
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
