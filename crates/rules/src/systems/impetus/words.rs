//! Types shared by many checks: troops, generals, formats, the two players.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use crate::check::{FaultKind, Form};
use crate::kit::tables::Choice;

/// A troop type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Troop {
    #[strum(serialize = "CP")]
    HeavyCavalry,
    #[strum(serialize = "CM")]
    MediumCavalry,
    #[strum(serialize = "CL")]
    LightCavalry,
    #[strum(serialize = "CGP")]
    HeavyChariots,
    #[strum(serialize = "CGL")]
    LightChariots,
    #[strum(serialize = "scythed")]
    ScythedChariots,
    #[strum(serialize = "El")]
    Elephants,
    #[strum(serialize = "W")]
    Wagenburg,
    #[strum(serialize = "FP")]
    HeavyFoot,
    #[strum(serialize = "FL")]
    LightFoot,
    #[strum(serialize = "T")]
    Missiles,
    #[strum(serialize = "S")]
    Skirmishers,
    #[strum(serialize = "Art")]
    Artillery,
}

impl Choice for Troop {
    const SCOPE: &'static str = "impetus-troop";
    const GIVEN: bool = true;
}

impl Troop {
    /// Heavy, medium and light cavalry: Mounted by every reading.
    pub const fn is_cavalry(self) -> bool {
        matches!(
            self,
            Self::HeavyCavalry | Self::MediumCavalry | Self::LightCavalry
        )
    }
    /// Whether Advanced Impetus leaves open that they are Mounted.
    pub const fn is_chariots_or_elephants(self) -> bool {
        matches!(
            self,
            Self::HeavyChariots | Self::LightChariots | Self::ScythedChariots | Self::Elephants
        )
    }
}

/// Quality of a general, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum General {
    Genius,
    Charismatic,
    Expert,
    Ordinary,
    Poor,
    Incompetent,
    Coward,
}

impl Choice for General {
    const SCOPE: &'static str = "impetus-general";
}

/// Format of a tournament: scale and points an army. A row of `impetus.formats`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Format {
    #[strum(serialize = "15-500")]
    F15x500,
    #[strum(serialize = "15-400")]
    F15x400,
    #[strum(serialize = "15-350")]
    F15x350,
    #[strum(serialize = "15-300")]
    F15x300,
    #[strum(serialize = "28-350")]
    F28x350,
    #[strum(serialize = "28-300")]
    F28x300,
}

impl Choice for Format {
    const SCOPE: &'static str = "impetus-formats";
}

impl Format {
    /// Played on the large table of 15 mm.
    pub const fn is_large(self) -> bool {
        matches!(self, Self::F15x500 | Self::F15x400)
    }
}

/// Attacker or defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Player {
    Attacker,
    Defender,
}

impl Choice for Player {
    const SCOPE: &'static str = "impetus-player";
}

/// The scale of the figures, mm: 15 or 28.
pub fn scale(form: &mut Form<'_>) -> Option<i64> {
    one_of(form, "scale", &[15, 28])
}

/// Like [`scale`], if it matters only once it is given or required.
pub fn scale_if_told(form: &mut Form<'_>) -> Option<i64> {
    let scales = [15, 28];
    let given = form.integer("scale", 15, 28).among(scales).if_told();
    accepted(form, "scale", given, &scales)
}

/// Points of an army.
pub fn points(form: &mut Form<'_>) -> Option<i64> {
    one_of(form, "points", &[300, 350, 400, 500])
}

/// Scale and points of a tournament. Advanced Impetus has no format in 28 mm for more than 350 points
/// (ai:one-day-28mm.1).
pub fn scale_and_points(form: &mut Form<'_>) -> (Option<i64>, Option<i64>) {
    let (scale, points) = (scale(form), points(form));
    if scale == Some(28) && points.is_some_and(|points| points > 350) {
        form.contradicts("points");
    }
    (scale, points)
}

/// One of a few numbers, if given.
pub fn one_of(form: &mut Form<'_>, name: &'static str, accepted: &[i64]) -> Option<i64> {
    one_of_where(form, name, accepted, true)
}

/// Like [`one_of`], if another fact says whether it affects this question.
pub fn one_of_where(
    form: &mut Form<'_>,
    name: &'static str,
    accepted: &[i64],
    matters: bool,
) -> Option<i64> {
    let (least, most) = (
        accepted.first().copied().unwrap_or(0),
        accepted.last().copied().unwrap_or(0),
    );
    let given = form
        .integer(name, least, most)
        .among(accepted.iter().copied())
        .matters(matters)
        .optional();
    self::accepted(form, name, given, accepted)
}

/// A given number, with a fault if it is none of these.
fn accepted(
    form: &mut Form<'_>,
    name: &'static str,
    given: Option<i64>,
    accepted: &[i64],
) -> Option<i64> {
    if let Some(given) = given.filter(|given| !accepted.contains(given)) {
        form.refuse(
            name,
            given,
            FaultKind::NotOneOf,
            accepted.iter().map(ToString::to_string).collect(),
        );
    }
    given
}
