//! Types shared by shooting and melee: ground, degrees of defeat, fates of the loser.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::troops::Troop;
use crate::check::{Case, Fact, FaultKind, Form, OutKind, Output, Unit, Values, Violation};
use crate::kit::tables::Choice;

/// Ground as combat distinguishes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Ground {
    Open,
    Rough,
    Difficult,
}

impl Choice for Ground {
    const SCOPE: &'static str = "dbe-ground";
    const GIVEN: bool = true;
}

/// Phase in which two elements fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    Shooting,
    Melee,
}

impl Choice for Phase {
    const SCOPE: &'static str = "dbe-phase";
}

/// Margin of a defeat.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Margin {
    /// No defeat.
    None,
    /// The total is lower, but more than half.
    Lower,
    /// The total is half or less.
    Half,
}

impl Choice for Margin {
    const SCOPE: &'static str = "dbe-margin";
}

impl Margin {
    /// Degree by which the first total loses to the second.
    pub const fn of(loser: i64, winner: i64) -> Self {
        if loser >= winner {
            Self::None
        } else if loser * 2 <= winner {
            Self::Half
        } else {
            Self::Lower
        }
    }
}

/// Fate of the loser, by the result tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Fate {
    None,
    Retreat,
    Flight,
    Destroyed,
    DestroyedInTheOpen,
    /// Neither side lost: the dice are rolled again.
    Reroll,
}

impl Choice for Fate {
    const SCOPE: &'static str = "dbe-fate";
}

impl Fate {
    /// A result: the fate of the loser.
    pub const LOSER: OutKind = OutKind::Word {
        scope: Self::SCOPE,
        codes: &[
            Self::None.into_str(),
            Self::Retreat.into_str(),
            Self::Flight.into_str(),
            Self::Destroyed.into_str(),
            Self::Reroll.into_str(),
        ],
    };
    /// A result: the fate of elements that attack on several sides.
    pub const ATTACKERS: OutKind = OutKind::Word {
        scope: Self::SCOPE,
        codes: &[Self::Retreat.into_str()],
    };
}

/// Fate of a friend behind the loser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Supporter {
    Survives,
}

impl Choice for Supporter {
    const SCOPE: &'static str = "dbe-supporter";
}

/// A side of a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Side {
    A,
    B,
}

impl Choice for Side {
    const SCOPE: &'static str = "dbe-side";
}

/// Whether the winner pursues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Pursuit {
    Mandatory,
    Optional,
    Never,
    None,
}

impl Choice for Pursuit {
    const SCOPE: &'static str = "dbe-pursuit";
}

/// The scale of the miniatures, as a column of the tables of bases.
pub fn scale(form: &mut Form<'_>) -> &'static str {
    let scale = form
        .integer("scale", 15, 25)
        .unit(Unit::Mm)
        .among([15, 25])
        .setting(15);
    if scale != 15 && scale != 25 {
        form.refuse(
            "scale",
            scale,
            FaultKind::NotOneOf,
            vec!["15".to_owned(), "25".to_owned()],
        );
    }
    if scale == 25 { "25mm" } else { "15mm" }
}

/// Converts millimetres of a situation to centimetres.
#[expect(clippy::cast_precision_loss, reason = "lengths of a rulebook")]
pub fn cm(mm: i64) -> f64 {
    mm as f64 / 10.0
}

/// Generals have no row of results, so they are never lost in combat themselves.
pub const GENERALS_NO_ROW: &str = "dbe/results/table#generals-no-row";

/// A general as one side of a combat: generals have no factors and no row of results.
pub const GENERAL_FIGHTS: Violation = Violation {
    code: "general-fights",
    claim: GENERALS_NO_ROW,
};

/// The troops that an element may be: only infantry, if it is in square.
pub fn may_be(form: &Form<'_>) -> impl Fn(Troop) -> bool + use<> {
    let square = form.says("in_square", "true");
    move |troop| !square || troop.is_infantry()
}

/// Whether an element is in square. Only infantry can be: given for others, it contradicts their
/// type.
pub fn squared(form: &mut Form<'_>, troop: &Fact<Troop>) -> Fact<bool> {
    let perhaps = troop.all().into_iter().any(Troop::is_infantry);
    form.yes_or_no("in_square")
        .must(|square| perhaps || !square)
        .fact_or(false)
}

/// Whether the given troops are a general.
pub fn is_general(troop: &Fact<Troop>) -> bool {
    troop.exactly().is_some_and(Troop::is_general)
}

/// The results of a combat that is impossible for this reason.
pub fn refused(case: &mut Case<'_>, outputs: &[Output], code: &'static str) -> Values {
    case.forbid(code, true);
    outputs.iter().fold(Values::default(), |values, output| {
        let value = match output.name {
            "legal" => Value::Bool(false),
            "violations" => case.refused().into(),
            _ => Value::Null,
        };
        values.with(output.name, value)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_and_less_is_the_harsher_degree() {
        for (loser, winner, margin) in [
            (5, 9, Margin::Lower),
            (4, 8, Margin::Half),
            (4, 9, Margin::Half),
            (7, 7, Margin::None),
            (8, 7, Margin::None),
            (0, 1, Margin::Half),
            (-1, 0, Margin::Half),
        ] {
            assert_eq!(Margin::of(loser, winner), margin, "{loser} {winner}");
        }
    }
}
