//! `impetus.joan-of-arc`: cost, bonus and loss of Joan of Arc.
//!
//! # Source items
//! ai:joan-of-arc.1-.7.
//!
//! # What it decides
//! Whether she may join a general's unit, her bonus to cohesion tests, which general tests after a
//! 6, and whether her loss disorders a unit.
//!
//! # What it does not decide
//! The effect of a test of loss (`impetus.general-capture`).
//!
//! # Units
//! Distances in U, from her base to the nearest point of the unit: "even partly within".
//!
//! # Readings chosen
//! Smaller scales have the distances of 15 mm, as the document says.
//!
//! # Direction of error
//! By default she and her unit are in play.
//!
//! # Examples
//! 28 mm, 10 U: +1; 10.5: nothing. Die 3: the commander tests.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::setup_tables::{BATTLE_LIMITS, BONUSES, SCALE_DISTANCES, scale_row};
use super::words::{General, one_of};
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, Measure, OutKind, Output, Rule, Unit, Values,
    Violation, claims,
};
use crate::kit::dice::one_die;
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct JoanOfArc;

/// Event that is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Event {
    Buy,
    Cohesion,
    Six,
    Lost,
}

impl Choice for Event {
    const SCOPE: &'static str = "impetus-joan-event";
}

/// Joan, and the question.
pub struct Input {
    scale: Option<i64>,
    event: Event,
    host: Option<General>,
    distance: Option<Measure>,
    host_alive: bool,
    joan_alive: bool,
    die: Option<i64>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let scale = one_of(form, "scale", &[6, 10, 15, 28]);
        let event = form.choice("event").unchanged().required();
        let host = form.choice("host_general").unchanged().optional();
        // Whose test a 6 calls for is asked of a unit on the table with both of them.
        let six = event == Event::Six;
        let host_alive = form
            .yes_or_no("host_alive")
            .must(|alive| alive || !six)
            .or(true);
        // Lost, she is neither alive nor free.
        let lost = event == Event::Lost;
        let joan_alive = form
            .yes_or_no("joan_alive")
            .must(|alive| if lost { !alive } else { alive || !six })
            .or(!lost);
        // She joins no such general, so that none of them has her on the table.
        if event != Event::Buy
            && host.is_some_and(|host| REFUSED.iter().any(|(_, level)| host == *level))
        {
            form.contradicts("host_general");
        }
        let die = form.integer("die", 1, 6).optional();
        let measured = event == Event::Lost || event == Event::Cohesion && host_alive && joan_alive;
        if measured {
            form.lacks("scale");
        }
        let distance = form
            .decimal("distance_u", 0.0, 500.0)
            .unit(Unit::U)
            .measured_if(|| measured);
        Self {
            scale,
            event,
            host,
            distance,
            host_alive,
            joan_alive,
            die,
        }
    }
}

claims! {
    COST = "impetus/generals/joan-cost#cost";
    WITH_A_COMMANDER = "impetus/generals/joan-cost#with-a-commander";
    NOT_POOR = "impetus/generals/joan-cost#not-poor";
    NOT_INCOMPETENT = "impetus/generals/joan-cost#not-incompetent";
    NOT_COWARD = "impetus/generals/joan-cost#not-coward";
    BONUS_15 = "impetus/generals/joan-bonus#reach-15";
    BONUS_28 = "impetus/generals/joan-bonus#reach-28";
    BEYOND = "impetus/generals/joan-bonus#beyond";
    HOST_GONE = "impetus/generals/joan-bonus#host-gone";
    JOAN_GONE = "impetus/generals/joan-bonus#joan-gone";
    REPLACES_NOBODY = "impetus/generals/joan-bonus#replaces-nobody";
    JOAN_TESTS = "impetus/generals/joan-six#joan-tests";
    COMMANDER_TESTS = "impetus/generals/joan-six#commander-tests";
    AS_CHARISMATIC = "impetus/generals/joan-six#as-charismatic";
    LOST_15 = "impetus/generals/joan-lost#reach-15";
    LOST_28 = "impetus/generals/joan-lost#reach-28";
    LOST_BEYOND = "impetus/generals/joan-lost#beyond";
}

/// General who takes the test of loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Tests {
    Joan,
    Commander,
}

impl Choice for Tests {
    const SCOPE: &'static str = "impetus-joan-tests";
}

impl Tests {
    const fn of(joan: bool) -> Self {
        if joan { Self::Joan } else { Self::Commander }
    }
}

impl Rule for JoanOfArc {
    type Input = Input;
    const ID: &'static str = "impetus.joan-of-arc";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "bonus",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "who_tests",
            kind: OutKind::word::<Tests>(),
        },
        Output {
            name: "disordered",
            kind: OutKind::Truth,
        },
        Output {
            name: "p",
            kind: OutKind::Odds,
        },
        Output {
            name: "cost",
            kind: OutKind::Number(Unit::Points),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "poor",
            claim: NOT_POOR,
        },
        Violation {
            code: "incompetent",
            claim: NOT_INCOMPETENT,
        },
        Violation {
            code: "coward",
            claim: NOT_COWARD,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&BATTLE_LIMITS, &BONUSES, &SCALE_DISTANCES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (mut allowed, mut cost, mut bonus, mut tests, mut disordered, mut p) =
            (None, None, None, None, None, None);
        match input.event {
            Event::Buy => {
                cost = case.number(&BATTLE_LIMITS, "joan-cost", "value");
                case.applied("cost", COST).value(cost);
                case.because(WITH_A_COMMANDER);
                allowed = input.host.map(|host| joins(case, host));
                if input.host.is_none() {
                    [NOT_POOR, NOT_INCOMPETENT, NOT_COWARD]
                        .into_iter()
                        .for_each(|claim| case.because(claim));
                }
            }
            Event::Cohesion => bonus = Some(bonus_of(case, input)),
            Event::Six => (tests, p) = who_tests(case, input.die),
            Event::Lost => disordered = Some(disorders(case, input)),
        }
        let asked = allowed.is_some();
        Values::default()
            .with("allowed", allowed)
            .with(
                "violations",
                if asked {
                    Value::from(case.refused().to_vec())
                } else {
                    Value::Null
                },
            )
            .with("bonus", bonus)
            .with("who_tests", tests.map(Tests::code))
            .with("disordered", disordered)
            .with("p", p)
            .with("cost", cost)
    }
}

/// The generals that she does not join.
const REFUSED: [(&str, General); 3] = [
    ("poor", General::Poor),
    ("incompetent", General::Incompetent),
    ("coward", General::Coward),
];

/// Whether she may join this general's unit.
fn joins(case: &mut Case<'_>, host: General) -> bool {
    for (code, level) in REFUSED {
        case.forbid(code, host == level);
    }
    case.step("replaces-nobody", true).cite(REPLACES_NOBODY);
    let may = case.refused().is_empty();
    if may {
        case.because(REPLACES_NOBODY);
    }
    may
}

/// A distance of the scale, and whether the unit is within it.
fn within(case: &mut Case<'_>, input: &Input, column: &str) -> (f64, bool) {
    #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
    let limit = case
        .number(
            &SCALE_DISTANCES,
            scale_row(input.scale.unwrap_or(15)),
            column,
        )
        .unwrap_or(0) as f64;
    (
        limit,
        input
            .distance
            .as_ref()
            .is_some_and(|distance| *distance <= limit),
    )
}

/// Her bonus to a cohesion test.
fn bonus_of(case: &mut Case<'_>, input: &Input) -> i64 {
    case.applies("host-gone", !input.host_alive, HOST_GONE);
    case.applies("joan-gone", !input.joan_alive, JOAN_GONE);
    if !input.host_alive || !input.joan_alive {
        return 0;
    }
    let (limit, near) = within(case, input, "joan-bonus");
    let value = case
        .number(&BONUSES, "joan-cohesion", "value")
        .filter(|_| near)
        .unwrap_or(0);
    let claim = match (near, input.scale) {
        (false, _) => BEYOND,
        (true, Some(28)) => BONUS_28,
        (true, _) => BONUS_15,
    };
    let distance = input.distance.as_ref().and_then(Measure::exactly);
    case.considered("bonus", near, claim)
        .value(value)
        .arg("distance", distance)
        .arg("limit", limit);
    if !near {
        case.remedy(
            "nearer",
            vec![("more", distance.map(|distance| distance - limit).into())],
            vec![("distance_u", crate::check::number(limit))],
        );
    }
    value
}

/// General who takes the test of loss; without a die, the probability that it is Joan.
fn who_tests(case: &mut Case<'_>, die: Option<i64>) -> (Option<Tests>, Option<String>) {
    let needed = case
        .number(&BATTLE_LIMITS, "joan-die", "value")
        .unwrap_or(0);
    let Some(die) = die else {
        let counts = one_die(|die| die >= needed);
        let hers: u32 = counts
            .iter()
            .filter(|(joan, _)| *joan)
            .map(|(_, num)| num)
            .sum();
        case.applied("needed", JOAN_TESTS).value(needed);
        case.because(COMMANDER_TESTS);
        case.odds(
            counts
                .iter()
                .rev()
                .map(|(joan, num)| Chance {
                    code: Tests::of(*joan).code().to_owned(),
                    num: *num,
                    den: 6,
                })
                .collect(),
        );
        return (None, Some(super::exploration::fraction(hers, 6)));
    };
    let joan = die >= needed;
    let claim = if joan { JOAN_TESTS } else { COMMANDER_TESTS };
    case.considered("die", joan, claim)
        .value(die)
        .arg("needed", needed);
    case.applies("as-charismatic", joan, AS_CHARISMATIC);
    (Some(Tests::of(joan)), None)
}

/// Whether her loss disorders a unit.
fn disorders(case: &mut Case<'_>, input: &Input) -> bool {
    let (limit, near) = within(case, input, "joan-loss");
    let claim = match (near, input.scale) {
        (false, _) => LOST_BEYOND,
        (true, Some(28)) => LOST_28,
        (true, _) => LOST_15,
    };
    case.considered("loss", near, claim)
        .value(near)
        .arg(
            "distance",
            input.distance.as_ref().and_then(Measure::exactly),
        )
        .arg("limit", limit);
    near
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.joan-of-arc";

    #[test]
    fn whom_she_joins() {
        for level in General::codes() {
            let values = judge(ID, &json!({"event": "buy", "host_general": level})).values;
            assert_eq!(
                (&values["allowed"], &values["cost"]),
                (
                    &json!(!["poor", "incompetent", "coward"].contains(&level)),
                    &json!(20)
                )
            );
        }
        assert_eq!(
            judge(ID, &json!({"event": "buy"})).values["allowed"],
            Value::Null
        );
    }

    #[test]
    fn her_bonus_and_her_loss() {
        for (scale, bonus, loss) in [(6, 15.0, 30.0), (15, 15.0, 30.0), (28, 10.0, 20.0)] {
            for (over, near) in [(0.0, true), (0.5, false)] {
                let given = |event: &str, distance: f64| json!({"scale": scale, "event": event, "distance_u": distance + over});
                assert_eq!(
                    judge(ID, &given("cohesion", bonus)).values["bonus"],
                    i64::from(near)
                );
                assert_eq!(judge(ID, &given("lost", loss)).values["disordered"], near);
            }
        }
        for gone in ["host_alive", "joan_alive"] {
            assert_eq!(
                judge(
                    ID,
                    &json!({"scale": 15, "event": "cohesion", "distance_u": 1, gone: false})
                )
                .values["bonus"],
                0
            );
            assert_eq!(
                judge(ID, &json!({"event": "cohesion", gone: false})).values["bonus"],
                0
            );
        }
    }

    #[test]
    fn who_is_at_risk() {
        for die in 1..=6 {
            assert_eq!(
                judge(ID, &json!({"event": "six", "die": die})).values["who_tests"],
                if die >= 4 { "joan" } else { "commander" }
            );
        }
        let odds = judge(ID, &json!({"event": "six"}));
        assert_eq!(
            (odds.values["p"].as_str(), odds.odds.unwrap()[0].num),
            (Some("1/2"), 3)
        );
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({})), ["event"]);
        assert_eq!(of(json!({"event": "cohesion"})), ["scale", "distance_u"]);
        assert_eq!(of(json!({"event": "lost", "scale": 15})), ["distance_u"]);
    }
}
