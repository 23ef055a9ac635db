//! Types shared by the checks of the battlefield: ground, discipline, tests, baggage among the
//! troops.

use strum::{IntoStaticStr, VariantArray};

use super::words::Troop;
use crate::check::{Case, Output, Values};
use crate::kit::tables::{Choice, Table};
use serde_json::Value;

/// The ground under a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Ground {
    Open,
    Rough,
    Difficult,
}

impl Choice for Ground {
    const SCOPE: &'static str = "impetus-going";
    const GIVEN: bool = true;
}

/// A unit's discipline, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
pub enum Discipline {
    A,
    B,
    C,
}

impl Choice for Discipline {
    const SCOPE: &'static str = "impetus-discipline";
}

/// Result of a discipline test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Test {
    Passed,
    Failed,
}

impl Choice for Test {
    const SCOPE: &'static str = "impetus-test";
}

/// Troops, or baggage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    Troop(Troop),
    Baggage,
}

impl Choice for Body {
    const SCOPE: &'static str = Troop::SCOPE;
    const GIVEN: bool = true;
}

impl VariantArray for Body {
    const VARIANTS: &'static [Self] = &[
        Self::Troop(Troop::HeavyCavalry),
        Self::Troop(Troop::MediumCavalry),
        Self::Troop(Troop::LightCavalry),
        Self::Troop(Troop::HeavyChariots),
        Self::Troop(Troop::LightChariots),
        Self::Troop(Troop::ScythedChariots),
        Self::Troop(Troop::Elephants),
        Self::Troop(Troop::Wagenburg),
        Self::Troop(Troop::HeavyFoot),
        Self::Troop(Troop::LightFoot),
        Self::Troop(Troop::Missiles),
        Self::Troop(Troop::Skirmishers),
        Self::Troop(Troop::Artillery),
        Self::Baggage,
    ];
}

impl From<Body> for &'static str {
    fn from(value: Body) -> Self {
        match value {
            Body::Troop(troop) => troop.code(),
            Body::Baggage => "baggage",
        }
    }
}

impl Body {
    /// The troops, if it is not baggage.
    pub const fn troop(self) -> Option<Troop> {
        match self {
            Self::Troop(troop) => Some(troop),
            Self::Baggage => None,
        }
    }
    /// Whether it is one of these troops.
    pub fn is(self, troops: &[Troop]) -> bool {
        self.troop().is_some_and(|troop| troops.contains(&troop))
    }
}

/// Foot of any kind; artillery and Wagenburg are not.
pub const FOOT: &[Troop] = &[
    Troop::HeavyFoot,
    Troop::LightFoot,
    Troop::Missiles,
    Troop::Skirmishers,
];
/// Chariots, of any kind.
pub const CHARIOTS: &[Troop] = &[
    Troop::HeavyChariots,
    Troop::LightChariots,
    Troop::ScythedChariots,
];
/// Medium and light cavalry, light chariots.
pub const NIMBLE: &[Troop] = &[
    Troop::MediumCavalry,
    Troop::LightCavalry,
    Troop::LightChariots,
];

/// A figure of a table in use; `None` if the table has none.
pub fn figure(case: &mut Case<'_>, table: &Table, row: &str, column: &str) -> i64 {
    case.number(table, row, column).unwrap_or(0)
}

/// The same as a length.
pub fn length(case: &mut Case<'_>, table: &Table, row: &str) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
    let length = figure(case, table, row, "value") as f64;
    length
}

/// Every declared result, null if nothing was found.
pub fn results(outputs: &'static [Output], found: Vec<(&str, Value)>) -> Values {
    let mut values = Values::of(outputs.len());
    for output in outputs {
        let value = found
            .iter()
            .find(|(name, _)| *name == output.name)
            .map_or(Value::Null, |(_, value)| value.clone());
        values = values.with(output.name, value);
    }
    values
}
