//! `impetus.flank-march-odds`: the probability that a flank march has arrived, turn by turn.
//!
//! # Source items
//! ai:flank-march.3, .p2, .p5.
//!
//! # What it decides
//! The probability of success of a single roll, and the probabilities of having arrived, and of
//! being lost, by the start of a turn.
//!
//! # What it does not decide
//! The leadership of a level of general: it is in the rulebook, and asked (I13).
//!
//! # Readings chosen
//! - The first roll is at the end of the first turn, since the text says "every turn".
//! - Rolls for the march are never rerolled, under any general.
//! - A Poor general's double 1 cancels the march even if leadership would make it twelve.
//!
//! # Direction of error
//! None: every roll is counted.
//!
//! # Examples
//! Leadership 2: 1/6 by turn 2, 91/216 by turn 4.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::setup_tables::BATTLE_LIMITS;
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, OutKind, Output, Rule, Values, claims,
};
use crate::kit::dice::FACES;
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct FlankMarchOdds;

/// The event whose probability is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    #[strum(serialize = "p_roll")]
    Roll,
    #[strum(serialize = "p_arrived_by")]
    ArrivedBy,
    #[strum(serialize = "p_lost_by")]
    LostBy,
}

impl Choice for Question {
    const SCOPE: &'static str = "impetus-flank-march-odds-ask";
}

/// A general on the march.
pub struct Input {
    leadership: i64,
    turn: Option<i64>,
    poor: bool,
    ask: Option<Question>,
}

/// Maximum number of turns: more than any game has, and exact in 128 bits.
const TURNS: i64 = 20;

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let leadership = form.integer("leadership", 0, 10).required();
        let turn = form.integer("turn", 1, TURNS).if_told();
        let poor = form.truth("poor_general");
        let ask = form.choice("ask").optional();
        if matches!(ask, Some(Question::ArrivedBy | Question::LostBy)) {
            form.lacks("turn");
        }
        Self {
            leadership,
            turn,
            poor,
            ask,
        }
    }
}

claims! {
    ARRIVES = "impetus/flank-march/arrival#arrives";
    EVERY_TURN = "impetus/flank-march/arrival#every-turn";
    ENTERS = "impetus/flank-march/arrival#enters";
    STAYS_OFF = "impetus/flank-march/arrival#stays-off";
    EACH_ROLL = "impetus/flank-march/odds#each-roll";
    ONE_FEWER = "impetus/flank-march/odds#one-roll-fewer";
    NO_MEMORY = "impetus/flank-march/odds#no-memory";
    POOR = "impetus/flank-march/odds#poor-may-lose";
    FROM_RULEBOOK = "impetus/disputes/leadership-figures#from-the-rulebook";
    FROM_THE_FIRST = "impetus/disputes/first-arrival-roll#from-the-first";
}

impl Rule for FlankMarchOdds {
    type Input = Input;
    const ID: &'static str = "impetus.flank-march-odds";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "p_arrived_by",
            kind: OutKind::Odds,
        },
        Output {
            name: "p_lost_by",
            kind: OutKind::Odds,
        },
        Output {
            name: "p_roll",
            kind: OutKind::Odds,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&BATTLE_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let needed = case
            .number(&BATTLE_LIMITS, "march-roll", "value")
            .unwrap_or(0);
        let (mut arrives, mut lost) = (0_u32, 0_u32);
        for (one, two) in FACES
            .into_iter()
            .flat_map(|one| FACES.map(|two| (one, two)))
        {
            if input.poor && one + two == 2 {
                lost += 1;
            } else if one + two + input.leadership >= needed {
                arrives += 1;
            }
        }
        let stays = 36 - arrives - lost;
        case.step("leadership", true)
            .value(input.leadership)
            .cite(FROM_RULEBOOK);
        case.applied("roll", ARRIVES)
            .value(i64::from(arrives))
            .arg("needed", (needed - input.leadership).max(2));
        // The claim gives the figures for these three.
        if input.leadership <= 2 {
            case.because(EACH_ROLL);
        }
        case.step("stays-off", stays > 0)
            .value(i64::from(stays))
            .cite(STAYS_OFF);
        case.applies("poor", input.poor, POOR)
            .value(i64::from(lost));
        let mut chances = vec![("arrives", arrives), ("stays-off", stays), ("lost", lost)];
        chances.retain(|(_, num)| *num > 0);
        case.odds(
            chances
                .into_iter()
                .map(|(code, num)| Chance {
                    code: code.to_owned(),
                    num,
                    den: 36,
                })
                .collect(),
        );
        let (mut arrived_by, mut lost_by) = (None, None);
        if let Some(turn) = input.turn {
            let rolls = turn - 1;
            case.because(EVERY_TURN);
            case.considered("rolls", rolls > 0, ONE_FEWER)
                .value(rolls)
                .arg("turn", turn);
            case.applied("from-the-first", FROM_THE_FIRST);
            case.step("enters", true).arg("turn", turn).cite(ENTERS);
            case.applies("no-memory", rolls > 1, NO_MEMORY);
            arrived_by = Some(by(arrives, stays, rolls));
            lost_by = Some(by(lost, stays, rolls));
        }
        let asked = |question: Question| input.ask.is_none_or(|ask| ask == question);
        let text = |told: Option<String>, question: Question| {
            told.filter(|_| asked(question))
                .map_or(Value::Null, Value::from)
        };
        Values::default()
            .with("p_arrived_by", text(arrived_by, Question::ArrivedBy))
            .with(
                "p_lost_by",
                text(
                    lost_by.filter(|_| input.poor || input.ask == Some(Question::LostBy)),
                    Question::LostBy,
                ),
            )
            .with(
                "p_roll",
                text(Some(fraction(u128::from(arrives), 36)), Question::Roll),
            )
    }
}

/// Probability that an event which occurs once has occurred after these rolls, with `wins` of 36
/// that bring it and `stays` that leave it open.
fn by(wins: u32, stays: u32, rolls: i64) -> String {
    let (mut num, mut open, mut den) = (0_u128, 1_u128, 1_u128);
    for _ in 0..rolls {
        num = num * 36 + open * u128::from(wins);
        open *= u128::from(stays);
        den *= 36;
    }
    fraction(num, den)
}

/// A fraction as text, in lowest terms.
fn fraction(num: u128, den: u128) -> String {
    let (mut a, mut b) = (num, den);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    match (num / a, den / a) {
        (num, 1) => num.to_string(),
        (num, den) => format!("{num}/{den}"),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.flank-march-odds";

    #[test]
    fn a_single_roll() {
        for (leadership, want) in [
            (0, "1/36"),
            (1, "1/12"),
            (2, "1/6"),
            (3, "5/18"),
            (4, "5/12"),
            (10, "1"),
        ] {
            let values = judge(ID, &json!({"leadership": leadership})).values;
            assert_eq!(
                (&values["p_roll"], &values["p_arrived_by"]),
                (&json!(want), &Value::Null)
            );
        }
        assert_eq!(
            judge(ID, &json!({"leadership": 10, "poor_general": true})).values["p_roll"],
            "35/36"
        );
    }

    #[test]
    fn by_a_turn() {
        for (leadership, turn, want) in [
            (2, 1, "0"),
            (2, 2, "1/6"),
            (2, 4, "91/216"),
            (0, 2, "1/36"),
            (4, 3, "95/144"),
            (10, 2, "1"),
        ] {
            let values = judge(ID, &json!({"leadership": leadership, "turn": turn})).values;
            assert_eq!(
                (&values["p_arrived_by"], &values["p_lost_by"]),
                (&json!(want), &Value::Null)
            );
        }
        // The last turn is still exact.
        let last = judge(ID, &json!({"leadership": 0, "turn": TURNS})).values["p_arrived_by"]
            .as_str()
            .unwrap()
            .to_owned();
        let (num, den) = last.split_once('/').unwrap();
        let (num, den): (u128, u128) = (num.parse().unwrap(), den.parse().unwrap());
        assert_eq!((den, den - num), (36_u128.pow(19), 35_u128.pow(19)));
    }

    #[test]
    fn a_poor_general_may_lose_it() {
        let values = judge(
            ID,
            &json!({"leadership": 0, "turn": 3, "poor_general": true}),
        )
        .values;
        assert_eq!(
            (&values["p_arrived_by"], &values["p_lost_by"]),
            (&json!("35/648"), &json!("35/648"))
        );
        assert_eq!(
            judge(ID, &json!({"leadership": 0, "turn": 3, "ask": "p_lost_by"})).values["p_lost_by"],
            "0"
        );
        let odds = judge(ID, &json!({"leadership": 0, "poor_general": true}))
            .odds
            .unwrap();
        assert_eq!(
            odds.iter()
                .map(|chance| (chance.code.as_str(), chance.num))
                .collect::<Vec<_>>(),
            [("arrives", 1), ("stays-off", 34), ("lost", 1)]
        );
    }

    #[test]
    fn only_what_is_asked() {
        let values = judge(ID, &json!({"leadership": 2, "turn": 4, "ask": "p_roll"})).values;
        assert_eq!(
            (&values["p_roll"], &values["p_arrived_by"]),
            (&json!("1/6"), &Value::Null)
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
        assert_eq!(of(json!({})), ["leadership"]);
        assert_eq!(
            of(json!({"leadership": 1, "ask": "p_arrived_by"})),
            ["turn"]
        );
        assert_eq!(of(json!({"leadership": 1, "turn": 0})), ["turn"]);
    }

    proptest! {
        #[test]
        fn it_grows_with_turns_and_leadership(leadership in 0_i64..10, turn in 1_i64..20, poor in any::<bool>()) {
            let p = |leadership: i64, turn: i64| {
                let text = judge(ID, &json!({"leadership": leadership, "turn": turn, "poor_general": poor})).values["p_arrived_by"].as_str().unwrap().to_owned();
                let (num, den) = text.split_once('/').unwrap_or((&text, "1"));
                num.parse::<f64>().unwrap() / den.parse::<f64>().unwrap()
            };
            prop_assert!(p(leadership, turn) <= p(leadership, turn + 1) + 1e-12);
            prop_assert!(p(leadership, turn) <= p(leadership + 1, turn) + 1e-12);
        }
    }
}
