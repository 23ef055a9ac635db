//! The words that many checks share: troops, generals, formats, the two players.

use crate::check::{FaultKind, Form};
use crate::kit::tables::Choice;

/// A troop type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Troop {
    HeavyCavalry,
    MediumCavalry,
    LightCavalry,
    HeavyChariots,
    LightChariots,
    ScythedChariots,
    Elephants,
    Wagenburg,
    HeavyFoot,
    LightFoot,
    Missiles,
    Skirmishers,
    Artillery,
}

impl Choice for Troop {
    const SCOPE: &'static str = "impetus-troop";
    const ALL: &'static [Self] = &[
        Self::HeavyCavalry,
        Self::MediumCavalry,
        Self::LightCavalry,
        Self::HeavyChariots,
        Self::LightChariots,
        Self::ScythedChariots,
        Self::Elephants,
        Self::Wagenburg,
        Self::HeavyFoot,
        Self::LightFoot,
        Self::Missiles,
        Self::Skirmishers,
        Self::Artillery,
    ];
    fn code(self) -> &'static str {
        match self {
            Self::HeavyCavalry => "CP",
            Self::MediumCavalry => "CM",
            Self::LightCavalry => "CL",
            Self::HeavyChariots => "CGP",
            Self::LightChariots => "CGL",
            Self::ScythedChariots => "scythed",
            Self::Elephants => "El",
            Self::Wagenburg => "W",
            Self::HeavyFoot => "FP",
            Self::LightFoot => "FL",
            Self::Missiles => "T",
            Self::Skirmishers => "S",
            Self::Artillery => "Art",
        }
    }
}

impl Troop {
    /// Heavy, medium and light cavalry: Mounted in everybody's eyes.
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Self::HeavyCavalry | Self::MediumCavalry | Self::LightCavalry)
    }
    /// Whether Advanced Impetus leaves it open that they are Mounted.
    pub const fn is_chariots_or_elephants(self) -> bool {
        matches!(self, Self::HeavyChariots | Self::LightChariots | Self::ScythedChariots | Self::Elephants)
    }
}

/// How good a general is, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    const ALL: &'static [Self] = &[Self::Genius, Self::Charismatic, Self::Expert, Self::Ordinary, Self::Poor, Self::Incompetent, Self::Coward];
    fn code(self) -> &'static str {
        match self {
            Self::Genius => "genius",
            Self::Charismatic => "charismatic",
            Self::Expert => "expert",
            Self::Ordinary => "ordinary",
            Self::Poor => "poor",
            Self::Incompetent => "incompetent",
            Self::Coward => "coward",
        }
    }
}

/// What a tournament plays: scale and points an army. A row of `impetus.formats`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    F15x500,
    F15x400,
    F15x350,
    F15x300,
    F28x350,
    F28x300,
}

impl Choice for Format {
    const SCOPE: &'static str = "impetus-formats";
    const ALL: &'static [Self] = &[Self::F15x500, Self::F15x400, Self::F15x350, Self::F15x300, Self::F28x350, Self::F28x300];
    fn code(self) -> &'static str {
        match self {
            Self::F15x500 => "15-500",
            Self::F15x400 => "15-400",
            Self::F15x350 => "15-350",
            Self::F15x300 => "15-300",
            Self::F28x350 => "28-350",
            Self::F28x300 => "28-300",
        }
    }
}

impl Format {
    /// Played on the large table of 15 mm.
    pub const fn is_large(self) -> bool {
        matches!(self, Self::F15x500 | Self::F15x400)
    }
}

/// Who attacks and who defends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    Attacker,
    Defender,
}

impl Choice for Player {
    const SCOPE: &'static str = "impetus-player";
    const ALL: &'static [Self] = &[Self::Attacker, Self::Defender];
    fn code(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }
}

/// The scale of the figures, mm: 15 or 28.
pub fn scale(form: &mut Form<'_>) -> Option<i64> {
    one_of(form, "scale", &[15, 28])
}

/// How many points an army has.
pub fn points(form: &mut Form<'_>) -> Option<i64> {
    one_of(form, "points", &[300, 350, 400, 500])
}

/// One of a few numbers, where it is told.
pub fn one_of(form: &mut Form<'_>, name: &'static str, accepted: &[i64]) -> Option<i64> {
    let (least, most) = (accepted.first().copied().unwrap_or(0), accepted.last().copied().unwrap_or(0));
    let given = form.integer(name, least, most).optional();
    if let Some(given) = given.filter(|given| !accepted.contains(given)) {
        form.refuse(name, given, FaultKind::NotOneOf, accepted.iter().map(ToString::to_string).collect());
    }
    given
}
