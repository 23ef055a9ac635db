//! `dbe.break-test`: whether a corps breaks, which elements stay, and whether a general is lost.
//!
//! # Source items
//! dbe:10.0, 10.p1-p4, 2.p3, 4.p5, 5.1.p4.
//!
//! # What it decides
//! Whether losses rout a corps; how many elements a die keeps with the general and how many flee;
//! whether the commander-in-chief may replace a lost general; the penalty of an element of a broken
//! corps; whether a general is lost together with a neighbour.
//!
//! # What it does not decide
//! Where the fleeing elements end: they move towards their own edge.
//!
//! # Readings chosen
//! - Exactly a third (S29), a third of what (S30) and the command radius (S31) are open points,
//!   asked where they matter.
//! - Without given losses, a die implies that the corps has broken.
//! - An element exactly at the command radius is within it: orders cost more only beyond it.
//!
//! # Direction of error
//! Elements without a given distance are within the general's reach.
//!
//! # Examples
//! Eleven of 36 lost: holds; 13: routed. Die 4, nine left: four stay, five flee.

use std::cmp::Ordering;

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::tables::{LIMITS, MELEE_MODIFIERS, length};
use super::troops::Troop;
use super::victory::{OF_POINTS_SPENT, OF_THE_BUDGET, THIRD_OF_WHAT, usual_budget};
use crate::check::{
    Case, Chance, CheckKind, Declared, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, claims,
};
use crate::kit::dice::one_die;
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct BreakTest;

/// The event whose probability is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    #[strum(serialize = "odds_keep_at_least")]
    KeepAtLeast,
}

impl Choice for Question {
    const SCOPE: &'static str = "dbe-break-test-ask";
}

/// A remaining element, seen from its general.
pub struct Left {
    distance: Measure,
    in_sight: bool,
}

impl Declared for Left {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            distance: form
                .decimal("distance_to_general_cm", 0.0, 500.0)
                .unit(Unit::Cm)
                .measured(),
            in_sight: form.yes_or_no("in_sight").or(true),
        }
    }
}

/// A corps, and the question about it.
pub struct Input {
    budget: i64,
    spent: Option<Measure>,
    lost: Option<Measure>,
    left: Option<Measure>,
    elements: Vec<Left>,
    /// Elements within the command radius, if they are not given one by one.
    near: Option<Measure>,
    die: Option<i64>,
    alive: bool,
    chief: Option<Measure>,
    troop: Option<Troop>,
    attacking: Option<bool>,
    corps_routed: Option<bool>,
    adjacent: Option<bool>,
    n: Option<i64>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let budget = form
            .integer("budget", 1, 200)
            .unit(Unit::Points)
            .or_figure(usual_budget);
        // Nothing else matters for whether a general is lost.
        let corps = !form.is_told("general_adjacent_to_destroyed")
            || [
                "spent_points",
                "lost_points",
                "elements_left",
                "elements",
                "die",
                "type",
                "attacking",
                "corps_routed",
                "n",
                "ask",
            ]
            .iter()
            .any(|name| form.is_told(name));
        let spent = form
            .integer("spent_points", 1, 200)
            .unit(Unit::Points)
            .matters(corps)
            .maybe_measured_within(1.0, f64::from(i32::try_from(budget).unwrap_or(1)));
        // A corps spends no more points than it has.
        let known_spent = spent.as_ref().and_then(Measure::whole_if_known);
        if known_spent.is_some_and(|spent| spent > budget) {
            form.more_than("spent_points", "budget");
        }
        // If it is known whether the corps is broken, its losses are not asked.
        let known = form.is_told("corps_routed");
        let lost = form.integer("lost_points", 0, 200).unit(Unit::Points);
        let lost = if known {
            lost.if_told().map(Measure::from)
        } else {
            lost.matters(corps).maybe_measured()
        };
        // No more points are lost than were spent.
        let all = known_spent.unwrap_or(budget);
        if let Some(lost) = lost.as_ref().and_then(Measure::whole_if_known)
            && lost > all
        {
            let of = ["budget", "spent_points"][usize::from(known_spent.is_some())];
            form.more_than("lost_points", of);
        }
        // A given die, or a dead general, implies the question how many elements stay.
        let stays =
            form.may_lack_facts() && (form.is_told("die") || form.says("general_alive", "false"));
        let given = form.integer("elements_left", 0, 60);
        let given = given.unit(Unit::Elements).matters(corps).maybe_measured();
        let elements: Vec<Left> = form.list("elements", 0, 60);
        let radius = form.integer("within_radius", 0, 60).unit(Unit::Elements);
        let counted_only = corps && elements.is_empty() && given.is_some();
        let near = radius.matters(counted_only).maybe_measured();
        if let (Some(given), Some(near)) = (&given, &near)
            && near > given
        {
            form.more_than("within_radius", "elements_left");
        }
        let die = form.integer("die", 1, 6).matters(corps).optional();
        // A general next to a destroyed element is lost before the test.
        let fallen = form.holds("general_adjacent_to_destroyed");
        let alive = form.yes_or_no("general_alive").matters(!fallen);
        let alive = alive.or_usually(!fallen);
        if alive && fallen {
            form.contradicts("general_alive");
        }
        let recovers = form.is_told("chief_distance_cm");
        let chief = form
            .decimal("chief_distance_cm", 0.0, 500.0)
            .unit(Unit::Cm)
            .measured_if(|| false);
        // The penalty of a broken corps in an attack is a question of its own.
        let attack = ["type", "attacking"].iter().any(|name| form.is_told(name));
        let troop = form.choice("type").matters(attack).optional();
        let attacking = form.yes_or_no("attacking").matters(attack).optional();
        let corps_routed = form.yes_or_no("corps_routed").matters(corps).optional();
        let adjacent = form.yes_or_no("general_adjacent_to_destroyed").optional();
        // A corps is broken as its losses say.
        let losses = lost.as_ref().and_then(Measure::whole_if_known);
        if let (Some(routed), Some(lost)) = (corps_routed, losses) {
            let of_all = |fits: &dyn Fn(i64) -> bool| fits(budget) && known_spent.is_none_or(fits);
            let over = of_all(&|points| lost * 3 > points);
            let under = of_all(&|points| lost * 3 < points);
            if routed && under || !routed && over {
                form.contradicts("corps_routed");
            }
        }
        let ask: Option<Question> = form.choice("ask").optional();
        // The number of a question about a probability is no fact of the corps.
        let n = form.integer("n", 0, 60).if_told();
        let counted = i64::try_from(elements.len()).unwrap_or(i64::MAX);
        if counted > 0
            && let Some(given) = given.as_ref().filter(|given| **given != counted)
        {
            let given = given.whole_if_known();
            form.refuse(
                "elements",
                counted,
                FaultKind::ListLength,
                given.map(|given| given.to_string()).into_iter().collect(),
            );
        }
        if counted > 0 && near.as_ref().is_some_and(|near| *near > counted) {
            form.contradicts("within_radius");
        }
        let left = given.or((counted > 0).then(|| counted.into()));
        if ask.is_some() {
            form.lacks("n");
            if left.is_none() {
                form.lacks("elements_left");
            }
        }
        let recover = !alive && recovers;
        let keeps = left.is_some() && corps_routed != Some(false) && (alive || chief.is_some());
        let below = |lost: &Measure| lost.times(3.0) < budget;
        let holds = corps_routed != Some(true) && lost.as_ref().is_some_and(below);
        if stays && left.is_none() && !holds && corps_routed != Some(false) {
            form.lacks("elements_left");
        }
        let malus = troop.is_some() && attacking.is_some() && corps_routed.is_some();
        if lost.is_none() && adjacent.is_none() && !recover && !keeps && !malus {
            // Facts about an attack imply the question about its penalty.
            let needed: &[&str] = if troop.is_some() || attacking.is_some() {
                &["type", "attacking", "corps_routed"]
            } else if corps_routed == Some(true) && !alive {
                &["elements_left", "chief_distance_cm"]
            } else if corps_routed == Some(true) {
                &["elements_left"]
            } else {
                &["lost_points"]
            };
            for name in needed {
                form.lacks(name);
            }
        }
        Self {
            budget,
            spent,
            lost,
            left,
            elements,
            near,
            die,
            alive,
            chief,
            troop,
            attacking,
            corps_routed,
            adjacent,
            n,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with OF_THE_BUDGET, OF_POINTS_SPENT;
    pub(super) ROUTED = "dbe/break/when#routed";
    pub(super) HOLDS = "dbe/break/when#holds";
    STAY = "dbe/break/kept#stay";
    NO_MORE_THAN_LEFT = "dbe/break/kept#no-more-than-left";
    WITHIN_RADIUS = "dbe/break/kept#within-radius";
    OTHERS_FLEE = "dbe/break/fleeing#others-flee";
    ATTACKING = "dbe/break/attack-malus#attacking";
    DEFENDING = "dbe/break/attack-malus#defending";
    GUARD = "dbe/break/attack-malus#guard-exempt";
    ALL_FLEE = "dbe/break/no-general#without-general";
    CHIEF_NEAR = "dbe/break/no-general#chief-near";
    CHIEF_FAR = "dbe/break/no-general#chief-too-far";
    AS_USUAL = "dbe/break/no-general#die-as-usual";
    NEXT_TO = "dbe/troops/general-lost#next-to-the-dead";
    SAFE = "dbe/troops/general-lost#otherwise-safe";
    pub(super) AT_A_THIRD = "dbe/disputes/exactly-a-third#at-a-third";
    pub(super) BEYOND = "dbe/disputes/exactly-a-third#beyond-a-third";
    BY_SIGHT = "dbe/disputes/command-radius#by-sight";
    SHORT_ONE = "dbe/disputes/command-radius#always-the-short-one";
}

/// Exactly a third lost.
pub(super) static EXACTLY: Point = Point {
    id: "exactly-a-third",
    kind: PointKind::Open,
    readings: &[Reading::followed(AT_A_THIRD), Reading::of(BEYOND)],
};
/// Reach of the command radius.
static RADIUS: Point = Point {
    id: "command-radius",
    kind: PointKind::Open,
    readings: &[Reading::followed(BY_SIGHT), Reading::of(SHORT_ONE)],
};

impl Rule for BreakTest {
    type Input = Input;
    const ID: &'static str = "dbe.break-test";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "malus",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "kept",
            kind: OutKind::Number(Unit::Elements),
        },
        Output {
            name: "fleeing",
            kind: OutKind::Number(Unit::Elements),
        },
        Output {
            name: "routed",
            kind: OutKind::Truth,
        },
        Output {
            name: "p",
            kind: OutKind::Odds,
        },
        Output {
            name: "general_lost",
            kind: OutKind::Truth,
        },
        Output {
            name: "chief_may_recover",
            kind: OutKind::Truth,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("kept", "fleeing")];
    const FATE: &'static [&'static str] = &["routed"];
    const POINTS: &'static [&'static Point] = &[&EXACTLY, &THIRD_OF_WHAT, &RADIUS];
    const TABLES: &'static [&'static Table] = &[&LIMITS, &MELEE_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let routed = input.lost.as_ref().map(|lost| third(case, input, lost));
        let broken = routed.or(input.corps_routed);
        let recover = (!input.alive)
            .then_some(input.chief.as_ref())
            .flatten()
            .map(|distance| {
                let limit = length(case, "command");
                let near = *distance < limit;
                let claim = if near { CHIEF_NEAR } else { CHIEF_FAR };
                case.considered("chief", near, claim)
                    .value_of(distance)
                    .arg("limit", limit);
                near
            });
        let (mut kept, mut p) = (None, Value::Null);
        if let Some(left) = input.left.as_ref().filter(|_| broken != Some(false)) {
            match (input.alive, recover) {
                (true, _) | (_, Some(true)) => {
                    if !input.alive {
                        case.because(AS_USUAL);
                    }
                    let most = within(case, input, left);
                    kept = input.die.map(|die| stay(case, die, left, most));
                    // A die shows at least 1, so it need not be thrown for a single element.
                    if input.die.is_none() && input.n.is_none() && most <= 1 && broken == Some(true)
                    {
                        kept = Some(most);
                    }
                    p = chances(case, input, most);
                }
                // No general is known to be near enough to take over.
                (false, _) => {
                    case.applied("all-flee", ALL_FLEE).value_of(left);
                    kept = Some(0);
                }
            }
        }
        let fleeing = input.left.as_ref().zip(kept).and_then(|(left, kept)| {
            let flee = left.whole_if_known().map(|left| left - kept);
            case.applies("flee", *left > kept, OTHERS_FLEE)
                .value_of(&flee.map(Value::from));
            flee
        });
        let malus = malus(case, input, broken);
        let general_lost = input.adjacent.inspect(|&adjacent| {
            let claim = if adjacent { NEXT_TO } else { SAFE };
            case.considered("general", adjacent, claim).value(adjacent);
        });
        Values::default()
            .with("malus", malus)
            .with("kept", kept)
            .with("fleeing", fleeing)
            // A question about a probability implies that the corps is broken.
            .with(
                "routed",
                routed.filter(|_| input.n.is_none() || p.is_null()),
            )
            .with("p", p)
            .with("general_lost", general_lost)
            .with("chief_may_recover", recover)
    }
}

/// Whether the losses reach a third.
fn third(case: &mut Case<'_>, input: &Input, lost: &Measure) -> bool {
    let against = |points: &Measure| lost.times(3.0).partial_cmp(points);
    let budget = Measure::from(input.budget);
    let mut points = &budget;
    if let Some(spent) = &input.spent
        && against(spent) != against(points)
    {
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
            .value_of(points);
    }
    let (routed, claim) = match against(points) {
        Some(Ordering::Greater) => (true, ROUTED),
        Some(Ordering::Less) => (false, HOLDS),
        _ if case.ask(&EXACTLY).is(AT_A_THIRD) => (true, AT_A_THIRD),
        _ => (false, BEYOND),
    };
    case.considered("third", routed, claim)
        .value_of(lost)
        .arg("points", points.whole_if_known());
    routed
}

/// Number of elements that the general can reach.
fn within(case: &mut Case<'_>, input: &Input, left: &Measure) -> i64 {
    if input.elements.is_empty() {
        // A die of six keeps no more than six, even with more within reach.
        let mut most = match left.whole_if_known() {
            Some(left) => left,
            None if *left >= 6 => 6,
            None => left.whole(),
        };
        if let Some(near) = &input.near {
            if *near < most.min(6) {
                most = near.whole();
            } else if let Some(near) = near.whole_if_known() {
                most = near.min(most);
            }
            case.step("radius", *left > most)
                .value(most)
                .arg("left", left.whole_if_known())
                .cite(WITHIN_RADIUS);
            if *left > most {
                case.because(WITHIN_RADIUS);
            }
        }
        return most;
    }
    let (near, far) = (length(case, "command"), length(case, "far-command"));
    let count = |fits: &dyn Fn(&Left) -> bool| {
        i64::try_from(
            input
                .elements
                .iter()
                .filter(|element| fits(element))
                .count(),
        )
        .unwrap_or(0)
    };
    let by_sight = count(&|element| element.distance <= if element.in_sight { far } else { near });
    let short = count(&|element| element.distance <= near);
    let mut most = by_sight;
    let mut claim = WITHIN_RADIUS;
    // A die of six keeps no more than six, even with more within reach.
    let matters = by_sight.min(input.die.unwrap_or(6)) != short.min(input.die.unwrap_or(6));
    if matters {
        let sight = case.ask(&RADIUS).is(BY_SIGHT);
        claim = if sight { BY_SIGHT } else { SHORT_ONE };
        if !sight {
            most = short;
        }
    }
    case.step("radius", *left > most)
        .value(most)
        .arg("left", left.whole_if_known())
        .cite(claim);
    if matters || *left > most {
        case.because(WITHIN_RADIUS);
        case.because(claim);
    }
    most
}

/// Number of elements that stay with a die.
fn stay(case: &mut Case<'_>, die: i64, left: &Measure, most: i64) -> i64 {
    let kept = die.min(most);
    case.applied("die", STAY).value(die);
    case.applies("left", *left < die, NO_MORE_THAN_LEFT)
        .value_of(left);
    kept
}

/// Without a die: the distribution of how many stay, and the probability of a number.
fn chances(case: &mut Case<'_>, input: &Input, most: i64) -> Value {
    if input.die.is_some() && input.n.is_none() {
        return Value::Null;
    }
    let counts = one_die(|die| die.min(most));
    case.because(STAY);
    if input.die.is_none() {
        case.step("rolls", true).value(6).cite(STAY);
        case.odds(
            counts
                .iter()
                .map(|(kept, num)| Chance {
                    code: kept.to_string(),
                    num: *num,
                    den: 6,
                })
                .collect(),
        );
    }
    let Some(n) = input.n else {
        return Value::Object(
            counts
                .iter()
                .map(|(kept, num)| (kept.to_string(), json!(format!("{num}/6"))))
                .collect(),
        );
    };
    let num: u32 = counts
        .iter()
        .filter(|(kept, _)| *kept >= n)
        .map(|(_, num)| num)
        .sum();
    case.step("at-least", true)
        .value(format!("{num}/6"))
        .arg("n", n)
        .cite(STAY);
    json!(format!("{num}/6"))
}

/// Penalty of an element of a broken corps.
fn malus(case: &mut Case<'_>, input: &Input, broken: Option<bool>) -> Option<i64> {
    let (troop, attacking) = input.troop.zip(input.attacking)?;
    let figure = case
        .number(&MELEE_MODIFIERS, "routed-attacking", "value")
        .unwrap_or(0);
    let broken = broken?;
    let (value, claim, why) = match () {
        () if !broken => (0, HOLDS, "holds"),
        () if troop.is_guard() => (0, GUARD, "of-the-guard"),
        () if !attacking => (0, DEFENDING, "defending"),
        () => (figure, ATTACKING, "attacking"),
    };
    case.considered("malus", value != 0, claim)
        .value(value)
        .arg("why", why)
        .arg("type", Arg::of(Troop::SCOPE, troop.code()));
    Some(value)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge};
    use proptest::prelude::*;

    const ID: &str = "dbe.break-test";

    fn ask(given: &Value) -> Verdict {
        judge(ID, given)
    }

    #[test]
    fn a_single_element_needs_no_die() {
        let kept = |given: &Value| {
            let verdict = ask(given);
            let values = ["kept", "fleeing"].map(|name| verdict.values[name].clone());
            (verdict.finding.code, values)
        };
        assert_eq!(
            kept(&json!({"lost_points": 30, "elements_left": 1})),
            ("kept".to_owned(), [json!(1), json!(0)])
        );
        let apart = json!({"lost_points": 30, "elements_left": 3, "within_radius": 1});
        assert_eq!(kept(&apart), ("kept".to_owned(), [json!(1), json!(2)]));
        let two = json!({"lost_points": 30, "elements_left": 2});
        assert_eq!(
            kept(&two),
            ("routed".to_owned(), [Value::Null, Value::Null])
        );
    }

    #[test]
    fn a_third_breaks_a_corps() {
        for (lost, routed) in [(0, false), (11, false), (13, true), (36, true)] {
            assert_eq!(
                ask(&json!({"lost_points": lost})).values["routed"],
                json!(routed),
                "{lost}"
            );
        }
        assert_eq!(
            ask(&json!({"lost_points": 12})).finding.code,
            "exactly-a-third"
        );
        assert_eq!(
            ask(&json!({"lost_points": 11, "spent_points": 30}))
                .finding
                .code,
            "third-of-what"
        );
        assert_eq!(
            ask(&json!({"lost_points": 10, "spent_points": 30, "agreed": "of-points-spent"}))
                .finding
                .code,
            "exactly-a-third"
        );
        assert_eq!(
            ask(&json!({"lost_points": 9, "spent_points": 30})).values["routed"],
            json!(false)
        );
    }

    #[test]
    fn a_die_keeps_some() {
        let kept = |left: i64, die: i64| {
            let verdict = ask(&json!({"lost_points": 20, "elements_left": left, "die": die}));
            (
                verdict.values["kept"].as_i64().unwrap(),
                verdict.values["fleeing"].as_i64().unwrap(),
            )
        };
        assert_eq!(
            [kept(9, 4), kept(2, 5), kept(6, 1), kept(0, 3)],
            [(4, 5), (2, 0), (1, 5), (0, 0)]
        );
        assert_eq!(
            ask(&json!({"lost_points": 5, "elements_left": 9, "die": 2})).values["kept"],
            Value::Null
        );
        let far = ask(
            &json!({"lost_points": 20, "die": 4, "elements": [{"distance_to_general_cm": 10}, {"distance_to_general_cm": 50}]}),
        );
        assert_eq!(
            (&far.values["kept"], &far.values["fleeing"]),
            (&json!(1), &json!(1))
        );
        let open = ask(
            &json!({"lost_points": 20, "die": 4, "elements": [{"distance_to_general_cm": 30}]}),
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| r.values["kept"].clone())
                .collect::<Vec<_>>(),
            [json!(1), json!(0)]
        );
        assert_eq!(ask(&json!({"lost_points": 20, "die": 4, "elements": [{"distance_to_general_cm": 24, "in_sight": false}]})).values["kept"], json!(1));
    }

    #[test]
    fn chances_are_exact() {
        let p = |n: i64, left: i64| {
            ask(&json!({"ask": "odds_keep_at_least", "n": n, "elements_left": left})).values["p"]
                .clone()
        };
        assert_eq!(
            [p(4, 9), p(1, 9), p(7, 9), p(3, 2), p(2, 2)],
            ["3/6", "6/6", "0/6", "0/6", "5/6"].map(|p| json!(p))
        );
        assert_eq!(
            ask(&json!({"elements_left": 3})).values["p"],
            json!({"1": "1/6", "2": "1/6", "3": "4/6"})
        );
        let odds = ask(&json!({"elements_left": 3})).odds.unwrap();
        assert_eq!(
            odds.iter()
                .map(|chance| (chance.code.as_str(), chance.num))
                .collect::<Vec<_>>(),
            [("1", 1), ("2", 1), ("3", 4)]
        );
    }

    #[test]
    fn a_lost_general_keeps_nobody() {
        let lost = |chief: Option<f64>| {
            ask(
                &json!({"lost_points": 15, "elements_left": 7, "general_alive": false, "chief_distance_cm": chief, "die": 3}),
            )
        };
        let near = lost(Some(23.9));
        assert_eq!(
            (&near.values["chief_may_recover"], &near.values["kept"]),
            (&json!(true), &json!(3))
        );
        let far = lost(Some(24.0));
        assert_eq!(
            (
                &far.values["chief_may_recover"],
                &far.values["kept"],
                &far.values["fleeing"]
            ),
            (&json!(false), &json!(0), &json!(7))
        );
        // No general is known to be near enough to take over.
        assert_eq!(lost(None).values["fleeing"], json!(7));
    }

    #[test]
    fn broken_corps_attack_badly() {
        let malus = |troop: &str, attacking: bool, routed: bool| {
            ask(&json!({"type": troop, "attacking": attacking, "corps_routed": routed})).values["malus"].clone()
        };
        assert_eq!(malus("line", true, true), json!(-1));
        assert_eq!(
            [
                malus("line", false, true),
                malus("guard", true, true),
                malus("guard-heavy-cavalry", true, true),
                malus("line", true, false)
            ],
            [0; 4].map(|n| json!(n))
        );
        for adjacent in [true, false] {
            assert_eq!(
                ask(&json!({"general_adjacent_to_destroyed": adjacent})).values["general_lost"],
                json!(adjacent)
            );
        }
    }

    #[test]
    fn something_must_be_told() {
        let malus = [
            ("attacking".to_owned(), "missing"),
            ("corps_routed".to_owned(), "missing"),
        ];
        assert_eq!(faults(ID, &json!({"type": "line"})), malus);
        for given in [
            json!({}),
            json!({"elements_left": 3, "corps_routed": false}),
            json!({"elements_left": 3, "general_alive": false}),
        ] {
            assert_eq!(
                faults(ID, &given),
                [("lost_points".to_owned(), "missing")],
                "{given}"
            );
        }
        assert_eq!(faults(ID, &json!({"ask": "odds_keep_at_least"})).len(), 3);
        assert_eq!(
            faults(
                ID,
                &json!({"elements_left": 3, "elements": [{"distance_to_general_cm": 1}]})
            ),
            [("elements".to_owned(), "list-length")]
        );
    }

    proptest! {
        #[test]
        fn nobody_is_counted_twice(left in 0_i64..20, die in 1_i64..=6) {
            let verdict = ask(&json!({"lost_points": 30, "elements_left": left, "die": die}));
            prop_assert_eq!(verdict.values["kept"].as_i64().unwrap() + verdict.values["fleeing"].as_i64().unwrap(), left);
        }
    }
}
