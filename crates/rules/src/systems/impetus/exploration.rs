//! `impetus.exploration`: which player controls the battlefield, and the effect of exploration
//! points.
//!
//! # Source items
//! ai:terrain-setup.1-.4.
//!
//! # What it decides
//! Whether this number of points may be bought and its cost; which player controls the field with
//! these dice, or the exact probability for each player.
//!
//! # What it does not decide
//! Whether the winner then attacks or defends: that player chooses.
//!
//! # Readings chosen
//! - A full tie is rolled again until it is broken: with equal points each player has an even
//!   chance.
//! - Points beyond the maximum settle nothing: neither control nor probabilities are reported.
//!
//! # Direction of error
//! None: it adds and compares, and counts every pair of rolls.
//!
//! # Examples
//! 7 and 2 points against 9 and none: the first. Ten points against none: certain.

use serde_json::json;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::EVENT_LIMITS;
use crate::check::{
    Case, Chance, CheckKind, Declared, FaultKind, Form, Measure, OutKind, Output, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::dice::FACES;
use crate::kit::tables::{Choice, Table};
use crate::message::IntoArg;

/// The check.
pub struct Exploration;

/// The event whose probability is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    #[strum(serialize = "p_a")]
    A,
    #[strum(serialize = "p_b")]
    B,
}

impl Choice for Question {
    const SCOPE: &'static str = "impetus-exploration-ask";
}

/// One player.
pub struct Side {
    points: Option<Measure>,
    dice: Option<i64>,
}

/// Maximum number of exploration points that may be given.
const MOST: i64 = 99;

impl Declared for Side {
    fn declare(form: &mut Form<'_>) -> Self {
        let points = form
            .integer("exploration_points", 0, MOST)
            .unit(Unit::Points)
            .maybe_measured();
        Self {
            points,
            dice: dice(form).map(|dice| dice.iter().sum()),
        }
    }
}

/// A player whose points matter, and whose dice matter if they are rolled.
struct Needed<const ROLLED: bool>(Side);

impl<const ROLLED: bool> Declared for Needed<ROLLED> {
    fn declare(form: &mut Form<'_>) -> Self {
        let points = form
            .integer("exploration_points", 0, MOST)
            .unit(Unit::Points)
            .measured();
        let dice = dice(form);
        if ROLLED && dice.is_none() {
            form.lacks("dice");
        }
        Self(Side {
            points: Some(points),
            dice: dice.map(|dice| dice.iter().sum()),
        })
    }
}

impl<const ROLLED: bool> From<Needed<ROLLED>> for Side {
    fn from(needed: Needed<ROLLED>) -> Self {
        needed.0
    }
}

/// Two dice, if any were rolled.
fn dice(form: &mut Form<'_>) -> Option<Vec<i64>> {
    let dice = form.integers("dice", 1, 6, 2);
    if dice.len() == 1 {
        form.refuse(
            "dice",
            dice.len(),
            FaultKind::ListLength,
            vec!["2".to_owned()],
        );
    }
    (!dice.is_empty()).then_some(dice)
}

/// Both players.
pub struct Input {
    a: Option<Side>,
    b: Option<Side>,
    ask: Option<Question>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let asked = form.is_told("ask");
        // Dice are rolled for control, which depends on both.
        let untold = |side: &str| {
            let none = form
                .numbers_told_inside(side, "dice")
                .map(|dice| dice.is_empty());
            none.unwrap_or_else(|| form.told_inside(side, "dice").is_none())
        };
        let rolled = !untold("a") || !untold("b");
        // A number of points that may not be bought is an answer, whatever is rolled.
        let most = form
            .figure(&EVENT_LIMITS, "exploration-most", "value")
            .unwrap_or(i64::MAX);
        let points = |side: &str| form.ends_told_inside(side, "exploration_points", (0, MOST));
        let too_many = |side: &str| points(side).is_some_and(|(least, _)| least > most);
        // The dice of one player may decide, whatever the other rolls.
        let sum = |side: &str| {
            let dice = form.numbers_told_inside(side, "dice")?;
            let two = dice.len() == 2 && dice.iter().all(|die| FACES.contains(die));
            two.then(|| dice.iter().sum::<i64>())
        };
        let decides = |rolled: [Option<i64>; 2]| {
            let Some(((least, most), (low, high))) = points("a").zip(points("b")) else {
                return false;
            };
            let control = |a: i64, b: i64| sure((&a.into(), rolled[0]), (&b.into(), rolled[1]));
            let worst = control(least, high);
            worst.is_some() && worst == control(most, low)
        };
        let certain = match (sum("a"), sum("b")) {
            (rolled @ Some(_), None) => untold("b") && decides([rolled, None]),
            (None, rolled @ Some(_)) => untold("a") && decides([None, rolled]),
            _ => false,
        };
        let rolled = rolled && !certain && !too_many("a") && !too_many("b");
        let b_told = form.is_told("b") && !form.denies("b");
        let side = |form: &mut Form<'_>, name, needed| {
            form.plainly(name, "exploration_points");
            if rolled && !asked {
                form.maybe_unless::<Side, Needed<true>>(name, true)
            } else {
                form.maybe_unless::<Side, Needed<false>>(name, needed)
            }
        };
        let a = side(form, "a", asked || !b_told);
        let b = side(form, "b", asked);
        let ask = form.choice("ask").optional();
        Self { a, b, ask }
    }
}

claims! {
    HOW_MANY = "impetus/terrain/exploration-points#how-many";
    NO_MORE = "impetus/terrain/exploration-points#no-more";
    PRICE = "impetus/terrain/exploration-points#price";
    HIGHER = "impetus/terrain/exploration-roll#higher-controls";
    TWO_DICE = "impetus/terrain/exploration-roll#two-dice";
    MOUNTED = "impetus/terrain/exploration-roll#mounted-not-counted";
    CHOOSES = "impetus/terrain/exploration-roll#chooses";
    MORE_POINTS = "impetus/terrain/exploration-roll#tie-more-points";
    REROLL = "impetus/terrain/exploration-roll#tie-reroll";
    EVEN = "impetus/terrain/exploration-odds#even-chance";
    CERTAIN = "impetus/terrain/exploration-odds#certain";
}

/// Player who controls the field, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Control {
    A,
    B,
    Reroll,
}

impl Choice for Control {
    const SCOPE: &'static str = "impetus-control";
}

impl Rule for Exploration {
    type Input = Input;
    const ID: &'static str = "impetus.exploration";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "control",
            kind: OutKind::word::<Control>(),
        },
        Output {
            name: "p_a",
            kind: OutKind::Odds,
        },
        Output {
            name: "p_b",
            kind: OutKind::Odds,
        },
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "cost",
            kind: OutKind::Group(COSTS),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[Violation {
        code: "too-many-points",
        claim: NO_MORE,
    }];
    const TABLES: &'static [&'static Table] = &[&EVENT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let most = case
            .number(&EVENT_LIMITS, "exploration-most", "value")
            .unwrap_or(0);
        let price = case
            .number(&EVENT_LIMITS, "exploration-price", "value")
            .unwrap_or(0);
        let mut buy = |side: &Option<Side>, name: &'static str, field: &'static str| {
            let points = side.as_ref()?.points.as_ref()?;
            let known = points.whole_if_known();
            case.forbid("too-many-points", *points > most)
                .arg("side", name)
                .arg("points", known)
                .arg("most", most);
            if *points > most {
                case.remedy(
                    "fewer",
                    vec![
                        ("side", name.into()),
                        ("more", known.map(|points| points - most).into_arg()),
                    ],
                    vec![(field, most.into())],
                );
            }
            let cost = points.times(price as f64);
            case.step("cost", *points > 0)
                .value_of(&cost)
                .arg("side", name)
                .cite(PRICE);
            cost.whole_if_known()
        };
        let costs = [
            buy(&input.a, "A", "a.exploration_points"),
            buy(&input.b, "B", "b.exploration_points"),
        ];
        let legal = case.refused().is_empty();
        if legal {
            case.because(HOW_MANY);
        }
        let (mut control, mut p) = (None, [None, None]);
        if let (true, Some(a), Some(b)) = (legal, &input.a, &input.b)
            && let (Some(one), Some(other)) = (&a.points, &b.points)
        {
            if let (Some(rolled), Some(against), None) = (a.dice, b.dice, input.ask) {
                control = Some(decide(case, (one, rolled), (other, against)));
            } else if let (None, Some(winner)) = (
                input.ask,
                sure((one, a.dice), (other, b.dice))
                    .filter(|_| a.dice.is_some() || b.dice.is_some()),
            ) {
                case.because(HIGHER);
                case.applied("chooses", CHOOSES)
                    .arg("winner", winner.code());
                control = Some(winner);
            } else {
                p = chances(case, one.whole(), other.whole(), most);
                // A player who cannot lose the roll controls the field.
                control = match &p {
                    [Some(p), _] if p == "1" => Some(Control::A),
                    [_, Some(p)] if p == "1" => Some(Control::B),
                    _ => None,
                };
                match input.ask {
                    Some(Question::A) => p[1] = None,
                    Some(Question::B) => p[0] = None,
                    None => {}
                }
            }
        }
        let [p_a, p_b] = p;
        Values::default()
            .with("control", control.map(Control::code))
            .with("p_a", p_a)
            .with("p_b", p_b)
            .with("legal", legal)
            .with("violations", case.refused().to_vec())
            .with("cost", json!({"a": costs[0], "b": costs[1]}))
    }
}

const COSTS: &[Output] = &[
    Output {
        name: "a",
        kind: OutKind::Number(Unit::Points),
    },
    Output {
        name: "b",
        kind: OutKind::Number(Unit::Points),
    },
];

/// Control of the field: points and dice of each.
fn decide(case: &mut Case<'_>, a: (&Measure, i64), b: (&Measure, i64)) -> Control {
    for (side, (points, dice)) in [("A", a), ("B", b)] {
        case.step("score", true)
            .value_of(&(points + dice as f64))
            .arg("side", side)
            .arg("points", points.whole_if_known())
            .arg("dice", dice)
            .cite(TWO_DICE);
    }
    case.step("mounted", false).cite(MOUNTED);
    let level = score(a) == score(b);
    let winner = winner(a, b);
    case.step("tie", level && a.0 != b.0)
        .arg("winner", winner.code())
        .cite(MORE_POINTS);
    case.step("reroll", level && a.0 == b.0).cite(REROLL);
    case.because(match (level, winner) {
        (false, _) => HIGHER,
        (true, Control::Reroll) => REROLL,
        (true, _) => MORE_POINTS,
    });
    case.applies("chooses", winner != Control::Reroll, CHOOSES)
        .arg("winner", winner.code());
    winner
}

/// The player who controls the field whatever the missing dice show: points and dice of each.
fn sure(a: (&Measure, Option<i64>), b: (&Measure, Option<i64>)) -> Option<Control> {
    // Two dice show 2 to 12.
    let ends = |dice: Option<i64>| dice.map_or((2, 12), |dice| (dice, dice));
    let ((a_least, a_most), (b_least, b_most)) = (ends(a.1), ends(b.1));
    let worst = winner((a.0, a_least), (b.0, b_most));
    let best = winner((a.0, a_most), (b.0, b_least));
    (worst == best && best != Control::Reroll).then_some(best)
}

/// Points and dice together.
#[expect(clippy::cast_precision_loss, reason = "two dice")]
fn score((points, dice): (&Measure, i64)) -> Measure {
    points + dice as f64
}

/// The higher score; if level, the player with more points.
fn winner(a: (&Measure, i64), b: (&Measure, i64)) -> Control {
    let ahead = score(a).partial_cmp(&score(b));
    match ahead
        .filter(|ahead| ahead.is_ne())
        .or_else(|| a.0.partial_cmp(b.0))
    {
        Some(std::cmp::Ordering::Greater) => Control::A,
        Some(std::cmp::Ordering::Less) => Control::B,
        _ => Control::Reroll,
    }
}

/// Probability for each player to control the field, with full ties rolled again.
fn chances(case: &mut Case<'_>, a: i64, b: i64, most: i64) -> [Option<String>; 2] {
    let (mut ours, mut theirs) = (0_u32, 0_u32);
    let rolls = || FACES.into_iter().flat_map(|one| FACES.map(|two| one + two));
    for one in rolls() {
        for other in rolls() {
            match winner((&a.into(), one), (&b.into(), other)) {
                Control::A => ours += 1,
                Control::B => theirs += 1,
                Control::Reroll => {}
            }
        }
    }
    let den = ours + theirs;
    case.applied("pairs", TWO_DICE)
        .value(ours + theirs)
        .arg("wins", i64::from(ours))
        .arg("loses", i64::from(theirs));
    case.step("even", a == b).cite(EVEN);
    let certain = (a - b).abs() == most && a.min(b) == 0;
    case.step("certain", certain)
        .arg("most", most)
        .cite(CERTAIN);
    if a == b {
        case.because(REROLL);
        case.because(EVEN);
    } else if certain {
        case.because(CERTAIN);
    } else {
        case.because(MORE_POINTS);
    }
    case.odds(vec![
        Chance {
            code: Control::A.code().to_owned(),
            num: ours,
            den,
        },
        Chance {
            code: Control::B.code().to_owned(),
            num: theirs,
            den,
        },
    ]);
    [Some(fraction(ours, den)), Some(fraction(theirs, den))]
}

/// A fraction as text, in lowest terms.
pub(super) fn fraction(num: u32, den: u32) -> String {
    let (mut a, mut b) = (num, den);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    match (num / a.max(1), den / a.max(1)) {
        (num, 1) => num.to_string(),
        (num, den) => format!("{num}/{den}"),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use serde_json::Value;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.exploration";

    fn side(points: i64, dice: [i64; 2]) -> Value {
        json!({"exploration_points": points, "dice": dice})
    }

    fn control(a: Value, b: Value) -> Value {
        judge(ID, &json!({"a": a, "b": b})).values["control"].clone()
    }

    fn p(a: i64, b: i64) -> (String, String) {
        let values = judge(ID, &json!({"a": a, "b": b})).values;
        (
            values["p_a"].as_str().unwrap().to_owned(),
            values["p_b"].as_str().unwrap().to_owned(),
        )
    }

    #[test]
    fn the_higher_score_controls() {
        assert_eq!(control(side(2, [3, 4]), side(0, [4, 5])), "a");
        assert_eq!(control(side(5, [2, 2]), side(0, [5, 5])), "b");
        assert_eq!(control(side(0, [5, 5]), side(2, [4, 4])), "b");
        assert_eq!(control(side(3, [2, 4]), side(3, [1, 5])), "reroll");
    }

    #[test]
    fn chances_are_exact() {
        assert_eq!(p(0, 0), ("1/2".into(), "1/2".into()));
        assert_eq!(p(2, 0), ("493/648".into(), "155/648".into()));
        assert_eq!(p(10, 0), ("1".into(), "0".into()));
        assert_eq!(p(9, 0), ("1295/1296".into(), "1/1296".into()));
        let asked = judge(ID, &json!({"ask": "p_b", "a": 2, "b": 0}));
        assert_eq!(
            (&asked.values["p_a"], &asked.values["p_b"]),
            (&Value::Null, &json!("155/648"))
        );
    }

    #[test]
    fn what_may_be_bought() {
        let verdict = judge(ID, &json!({"a": {"exploration_points": 11}}));
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Illegal, "too-many-points")
        );
        assert_eq!(verdict.values["cost"], json!({"a": 11, "b": null}));
        let verdict = judge(ID, &json!({"b": 10}));
        assert_eq!(
            (&verdict.values["legal"], &verdict.values["cost"]["b"]),
            (&json!(true), &json!(10))
        );
        assert_eq!(
            judge(ID, &json!({"a": side(11, [6, 6]), "b": side(0, [1, 1])})).values["control"],
            Value::Null
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
        assert_eq!(of(json!({})), ["a.exploration_points"]);
        assert_eq!(of(json!({"ask": "p_a", "a": 3})), ["b.exploration_points"]);
        assert_eq!(of(json!({"ask": "p_a", "b": 3})), ["a.exploration_points"]);
        assert_eq!(
            of(json!({"a": {"dice": [1, 2]}})),
            ["a.exploration_points", "b.exploration_points", "b.dice"]
        );
        assert_eq!(
            of(json!({"a": {"exploration_points": 1, "dice": [3]}})),
            ["a.dice", "b.exploration_points", "b.dice"]
        );
        // Dice are given: the question is control, which depends on both.
        assert_eq!(
            of(json!({"a": {"exploration_points": 5, "dice": [6, 6]}})),
            ["b.exploration_points", "b.dice"]
        );
        assert_eq!(
            of(json!({"a": {"exploration_points": 5, "dice": [6, 6]}, "b": 3})),
            ["b.dice"]
        );
    }

    proptest! {
        #[test]
        fn both_players_are_treated_alike(a in 0_i64..11, b in 0_i64..11, dice in prop::array::uniform4(1_i64..7)) {
            let (one, two) = (side(a, [dice[0], dice[1]]), side(b, [dice[2], dice[3]]));
            let swapped = match control(two.clone(), one.clone()).as_str() { Some("a") => "b", Some("b") => "a", _ => "reroll" };
            prop_assert_eq!(control(one, two), swapped);
            let ((p_a, p_b), (q_a, q_b)) = (p(a, b), p(b, a));
            prop_assert_eq!((p_a, p_b), (q_b, q_a));
        }
    }
}
