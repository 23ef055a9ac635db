//! `dbe.victory`: whether the battle is over, and who has lost.
//!
//! # Source items
//! dbe:11.0, 11.p1.
//!
//! # What it decides
//! With several corps, whether more than half of a side's corps are routed; with one corps a side,
//! whether a third of a budget has been destroyed.
//!
//! # What it does not decide
//! Whether a corps is routed (`dbe.break-test`).
//!
//! # Readings chosen
//! - A third of the budget, or of the points spent, is an open point where it matters (S30).
//! - Both sides beaten at once is an open point; with equal losses neither side has lost more, so
//!   by the second reading the game continues.
//!
//! # Direction of error
//! Missing budgets are those of the rules, completely spent.
//!
//! # Examples
//! Four corps a side, three routed: lost; two routed: play on. One corps each, twelve points
//! destroyed: won.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::LIMITS;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Figures, Form, Measure, OutKind, Output, Point,
    PointKind, Reading, Rule, Unit, Values, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Victory;

/// Player of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Player {
    A,
    B,
}

impl Player {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl Choice for Player {
    const SCOPE: &'static str = "dbe-player";
}

/// Points or corps of both players.
pub struct Each<const MOST: i64>([Measure; 2]);

impl<const MOST: i64> Declared for Each<MOST> {
    fn declare(form: &mut Form<'_>) -> Self {
        Self([
            form.integer("a", 0, MOST).measured_or(0),
            form.integer("b", 0, MOST).measured_or(0),
        ])
    }
}

/// Losses of both sides.
pub struct Input {
    corps: i64,
    routed: Option<[Measure; 2]>,
    budget: i64,
    destroyed: Option<[Measure; 2]>,
    spent: Option<[Measure; 2]>,
}

/// The points of a corps, unless another figure is given.
pub(super) fn usual_budget(figures: &mut Figures<'_>) -> i64 {
    figures
        .number(&LIMITS, "corps-points", "value")
        .unwrap_or(0)
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let corps = form.integer("corps_per_side", 1, 4).required();
        let routed = form.maybe::<Each<4>>("routed_corps").map(|each| each.0);
        let budget = form
            .integer("budget", 1, 200)
            .unit(Unit::Points)
            .or_figure(usual_budget);
        let destroyed = form
            .maybe::<Each<200>>("destroyed_points")
            .map(|each| each.0);
        let spent = form.maybe::<Each<200>>("spent_points").map(|each| each.0);
        if let Some(routed) = routed.as_ref().filter(|_| corps > 1) {
            for (name, count) in ["a", "b"]
                .into_iter()
                .zip(routed)
                .filter(|(_, count)| **count > corps)
            {
                form.refuse(
                    &format!("routed_corps.{name}"),
                    count.written(),
                    FaultKind::OutOfRange,
                    vec![format!("0–{corps}")],
                );
            }
        }
        // No side spends more points than it has, or destroys more than the enemy has spent.
        let had = Measure::from(budget * corps);
        for (name, side) in [("a", Player::A), ("b", Player::B)] {
            let spent = |side: Player| spent.as_ref().map(|each| &each[side as usize]);
            let enemy = spent(side.other()).filter(|spent| **spent > 0);
            let count = destroyed.as_ref().map(|each| &each[side as usize]);
            for (field, count, all) in [
                ("spent_points", spent(side), &had),
                ("destroyed_points", count, enemy.unwrap_or(&had)),
            ] {
                let Some(count) = count.filter(|count| *count > all) else {
                    continue;
                };
                form.refuse(
                    &format!("{field}.{name}"),
                    count.written(),
                    FaultKind::OutOfRange,
                    all.exactly()
                        .map(|all| format!("0–{all}"))
                        .into_iter()
                        .collect(),
                );
            }
        }
        if corps > 1 && routed.is_none() {
            form.lacks("routed_corps");
        } else if corps == 1 && destroyed.is_none() {
            form.lacks("destroyed_points");
        }
        Self {
            corps,
            routed,
            budget,
            destroyed,
            spent,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    MORE_THAN_HALF = "dbe/victory/corps-routed#more-than-half";
    HALF = "dbe/victory/corps-routed#half-is-not-enough";
    A_THIRD = "dbe/victory/one-corps-each#a-third-destroyed";
    LESS = "dbe/victory/one-corps-each#less-than-a-third";
    pub(super) OF_THE_BUDGET = "dbe/disputes/third-of-what#of-the-budget";
    pub(super) OF_POINTS_SPENT = "dbe/disputes/third-of-what#of-points-spent";
    DRAWN = "dbe/disputes/both-at-once#drawn";
    HEAVIER = "dbe/disputes/both-at-once#heavier-loss-loses";
}

/// A third of the budget, or of the points spent.
pub(super) static THIRD_OF_WHAT: Point = Point {
    id: "third-of-what",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(OF_THE_BUDGET),
        Reading::of(OF_POINTS_SPENT),
    ],
};
/// Both sides beaten together.
static BOTH_AT_ONCE: Point = Point {
    id: "both-at-once",
    kind: PointKind::Open,
    readings: &[Reading::followed(DRAWN), Reading::of(HEAVIER)],
};

/// State of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Outcome {
    None,
    Loser,
    DestroyerWins,
    Drawn,
}

impl Choice for Outcome {
    const SCOPE: &'static str = "dbe-victory-outcome";
}

/// Who has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Loser {
    A,
    B,
    None,
}

impl Choice for Loser {
    const SCOPE: &'static str = Player::SCOPE;
}

/// The deciding condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Why {
    MoreThanHalf,
    HalfOrLess,
    AThirdDestroyed,
    LessThanAThird,
}

impl Choice for Why {
    const SCOPE: &'static str = "dbe-victory-reason";
}

impl Rule for Victory {
    type Input = Input;
    const ID: &'static str = "dbe.victory";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "outcome",
            kind: OutKind::word::<Outcome>(),
        },
        Output {
            name: "loser",
            kind: OutKind::word::<Loser>(),
        },
        Output {
            name: "reason",
            kind: OutKind::word::<Why>(),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["outcome", "loser"];
    const POINTS: &'static [&'static Point] = &[&THIRD_OF_WHAT, &BOTH_AT_ONCE];
    const TABLES: &'static [&'static Table] = &[&LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let several = input.corps > 1;
        // The losses of each side, and whether they mean defeat.
        let (lost, beaten) = match (several, &input.routed, &input.destroyed) {
            (true, Some(routed), _) => (
                routed.clone(),
                Player::ALL
                    .iter()
                    .map(|side| routed_too_many(case, input, *side, &routed[*side as usize]))
                    .collect::<Vec<_>>(),
            ),
            (_, _, destroyed) => {
                let none = || [Measure::known(0.0), Measure::known(0.0)];
                let [a, b] = destroyed.clone().unwrap_or_else(none);
                let lost = [b, a];
                let beaten = Player::ALL
                    .iter()
                    .map(|side| third_lost(case, input, *side, &lost[*side as usize]))
                    .collect();
                (lost, beaten)
            }
        };
        let (won, going_on) = if several {
            (Why::MoreThanHalf, Why::HalfOrLess)
        } else {
            (Why::AThirdDestroyed, Why::LessThanAThird)
        };
        let over = if several {
            Outcome::Loser
        } else {
            Outcome::DestroyerWins
        };
        let (yes, no) = if several {
            (MORE_THAN_HALF, HALF)
        } else {
            (A_THIRD, LESS)
        };
        case.because(if beaten.contains(&true) { yes } else { no });
        let (outcome, loser, reason) = match beaten[..] {
            [true, false] => (Some(over), Some(Loser::A), won),
            [false, true] => (Some(over), Some(Loser::B), won),
            [true, true] => {
                let heavier = case.ask(&BOTH_AT_ONCE).is(HEAVIER);
                let claim = if heavier { HEAVIER } else { DRAWN };
                case.applied("both", claim)
                    .value(heavier)
                    .arg("a", lost[0].whole_if_known())
                    .arg("b", lost[1].whole_if_known());
                match heavier.then(|| lost[0].partial_cmp(&lost[1])).flatten() {
                    None => (Some(Outcome::Drawn), Some(Loser::None), won),
                    Some(std::cmp::Ordering::Greater) => (Some(over), Some(Loser::A), won),
                    Some(std::cmp::Ordering::Less) => (Some(over), Some(Loser::B), won),
                    // Of equal losses neither is the heavier.
                    Some(std::cmp::Ordering::Equal) => (None, None, won),
                }
            }
            _ => (Some(Outcome::None), Some(Loser::None), going_on),
        };
        Values::default()
            .with("outcome", outcome.map(Outcome::code))
            .with("loser", loser.map(Loser::code))
            .with("reason", reason.code())
    }
}

/// Whether a side has lost more than half its corps.
fn routed_too_many(case: &mut Case<'_>, input: &Input, side: Player, routed: &Measure) -> bool {
    let beaten = routed.times(2.0) > input.corps;
    case.step("routed", beaten)
        .value_of(routed)
        .arg("side", side.code())
        .arg("corps", input.corps)
        .cite(if beaten { MORE_THAN_HALF } else { HALF });
    beaten
}

/// Whether a third of a side's points has been destroyed.
fn third_lost(case: &mut Case<'_>, input: &Input, side: Player, lost: &Measure) -> bool {
    let budget = Measure::from(input.budget);
    let spent = input.spent.as_ref();
    let spent = spent.map_or(&budget, |spent| &spent[side as usize]);
    let beaten_of = |points: &Measure| *lost > 0 && lost.times(3.0) >= *points;
    let mut points = &budget;
    if beaten_of(points) != beaten_of(spent) {
        let by_spent = case.ask(&THIRD_OF_WHAT).is(OF_POINTS_SPENT);
        let claim = if by_spent {
            OF_POINTS_SPENT
        } else {
            OF_THE_BUDGET
        };
        if by_spent {
            points = spent;
        }
        case.considered("third-of-what", by_spent, claim)
            .value_of(points)
            .arg("side", side.code());
    }
    let beaten = beaten_of(points);
    case.step("destroyed", beaten)
        .value_of(lost)
        .arg("side", side.code())
        .arg("points", points.whole_if_known())
        .cite(if beaten { A_THIRD } else { LESS });
    beaten
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge};
    use proptest::prelude::*;

    fn corps(count: i64, a: i64, b: i64) -> Verdict {
        judge(
            "dbe.victory",
            &json!({"corps_per_side": count, "routed_corps": {"a": a, "b": b}}),
        )
    }
    fn points(a: i64, b: i64, more: &Value) -> Verdict {
        judge(
            "dbe.victory",
            &crate::systems::testing::with(
                &json!({"corps_per_side": 1, "destroyed_points": {"a": a, "b": b}}),
                more,
            ),
        )
    }
    fn loser(verdict: &Verdict) -> (String, String) {
        (
            verdict.values["outcome"].as_str().unwrap_or("?").to_owned(),
            verdict.values["loser"].as_str().unwrap_or("?").to_owned(),
        )
    }
    fn is(outcome: &str, loser: &str) -> (String, String) {
        (outcome.to_owned(), loser.to_owned())
    }

    #[test]
    fn more_than_half_of_several_corps() {
        for (count, a, want) in [
            (2, 1, "none"),
            (2, 2, "a"),
            (3, 1, "none"),
            (3, 2, "a"),
            (4, 2, "none"),
            (4, 3, "a"),
        ] {
            assert_eq!(
                corps(count, a, 0).values["loser"],
                json!(want),
                "{a} of {count}"
            );
        }
        assert_eq!(loser(&corps(3, 1, 2)), is("loser", "b"));
    }

    #[test]
    fn a_third_of_one_corps() {
        assert_eq!(loser(&points(12, 7, &json!({}))), is("destroyer-wins", "b"));
        assert_eq!(loser(&points(11, 8, &json!({}))), is("none", "none"));
        assert_eq!(loser(&points(3, 12, &json!({}))), is("destroyer-wins", "a"));
        let open = points(11, 2, &json!({"spent_points": {"a": 36, "b": 30}}));
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "third-of-what")
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| r.values["loser"].clone())
                .collect::<Vec<_>>(),
            [json!("none"), json!("b")]
        );
    }

    #[test]
    fn both_at_once_is_open() {
        let of = |verdict: &Verdict| {
            verdict
                .readings
                .iter()
                .map(|r| (r.id, r.values["outcome"].clone(), r.values["loser"].clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            of(&corps(2, 2, 2)),
            [
                ("drawn", json!("drawn"), json!("none")),
                ("heavier-loss-loses", Value::Null, Value::Null)
            ]
        );
        assert_eq!(
            of(&corps(3, 2, 3)),
            [
                ("drawn", json!("drawn"), json!("none")),
                ("heavier-loss-loses", json!("loser"), json!("b"))
            ]
        );
        assert_eq!(
            of(&points(12, 14, &json!({}))),
            [
                ("drawn", json!("drawn"), json!("none")),
                ("heavier-loss-loses", json!("destroyer-wins"), json!("a"))
            ]
        );
    }

    #[test]
    fn what_decides_must_be_told() {
        assert_eq!(
            faults("dbe.victory", &json!({"corps_per_side": 2})),
            [("routed_corps".to_owned(), "missing")]
        );
        assert_eq!(
            faults("dbe.victory", &json!({"corps_per_side": 1})),
            [("destroyed_points".to_owned(), "missing")]
        );
        assert_eq!(
            faults(
                "dbe.victory",
                &json!({"corps_per_side": 2, "routed_corps": {"a": 3, "b": 0}})
            ),
            [("routed_corps.a".to_owned(), "out-of-range")]
        );
    }

    proptest! {
        #[test]
        fn sides_are_treated_alike(a in 0_i64..30, b in 0_i64..30) {
            let swap = |who: &Value| match who.as_str() { Some("a") => json!("b"), Some("b") => json!("a"), _ => who.clone() };
            let (one, other) = (points(a, b, &json!({})), points(b, a, &json!({})));
            prop_assert_eq!(swap(&one.values["loser"]), other.values["loser"].clone());
        }
    }
}
