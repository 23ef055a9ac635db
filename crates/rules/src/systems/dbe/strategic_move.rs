//! `dbe.strategic-move`: whether a strategic move in several legs is allowed, and its maximum
//! length.
//!
//! # Source items
//! dbe:5.5, 5.1.p2, 5.2.p4.
//!
//! # What it decides
//! Whether it begins and ends far enough from every enemy, whether the points suffice for its legs,
//! and its maximum length.
//!
//! # What it does not decide
//! Whether a leg counts as far from the general (`dbe.activation-points`): the cost is given.
//!
//! # Readings chosen
//! - Passing near an enemy during the move is an open point (S7).
//! - An empty list of distances means that there is no enemy.
//!
//! # Direction of error
//! If distances are missing the move is neither allowed nor refused.
//!
//! # Examples
//! From 50 to 49 in two legs for two points: allowed. From 48: refused.

use serde_json::Value;

use super::movement::reach;
use super::tables::{LIMITS, MOVES, length};
use super::troops::{self, DRAGOONS_ROW, Formation, Going, LANCERS_ROW, LIGHT_GUNS_ROW, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct StrategicMove;

/// A strategic move.
pub struct Input {
    start: Option<Vec<Measure>>,
    end: Option<Vec<Measure>>,
    closest: Option<Measure>,
    legs: Option<Measure>,
    points: Option<Measure>,
    cost: i64,
    troop: Fact<Option<Troop>>,
    going: Fact<Going>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let start = form
            .decimals_measured("start_distances_cm", 0.0, 500.0, 60)
            .unit(Unit::Cm)
            .one_or_none();
        let end = form
            .decimals_measured("end_distances_cm", 0.0, 500.0, 60)
            .unit(Unit::Cm)
            .one_or_none();
        let closest = form
            .decimal("closest_on_the_way_cm", 0.0, 500.0)
            .unit(Unit::Cm)
            .maybe_measured();
        // On the way it is at most as far from them as at its ends.
        let exactly = |list: &Option<Vec<Measure>>| {
            let all = list.iter().flatten();
            all.filter_map(Measure::exactly).collect::<Vec<_>>()
        };
        let ends = [exactly(&start), exactly(&end)].concat();
        if let Some(closest) = closest.as_ref().and_then(Measure::exactly)
            && ends.iter().any(|end| *end < closest)
        {
            form.contradicts("closest_on_the_way_cm");
        }
        let legs = form.integer("legs", 1, 20).maybe_measured();
        let points = form
            .integer("points_available", 0, 20)
            .unit(Unit::Points)
            .maybe_measured();
        let cost = form.integer("cost_per_leg", 1, 2).unit(Unit::Points).or(1);
        // Only guns are barred from difficult ground, so that the troops are asked there.
        let barred = form.may_lack_facts() && form.says("going", Going::Difficult.code());
        let troop = form.choice("troop").maybe_fact_unless(barred);
        let going = form.choice("going").fact_or(Going::Normal);
        // One end too close decides by itself; otherwise both must be given.
        let limit = form.figure(&LIMITS, "strategic", "value").unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a length of a rulebook")]
        let close = [&start, &end]
            .into_iter()
            .flatten()
            .flatten()
            .any(|distance| *distance <= limit as f64);
        let one = form.may_lack_facts() && start.is_some() != end.is_some();
        if !close && (legs.is_none() || one) {
            form.lacks("start_distances_cm");
            form.lacks("end_distances_cm");
        }
        Self {
            start,
            end,
            closest,
            legs,
            points,
            cost,
            troop,
            going,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with all troops::CLAIMS;
    CLEAR = "dbe/movement/strategic#clear-of-enemies";
    START = "dbe/movement/strategic#start-too-close";
    END = "dbe/movement/strategic#end-too-close";
    EACH_PAID = "dbe/movement/strategic#each-leg-paid";
    DOUBLE = "dbe/movement/strategic#far-legs-double";
    NOT_ENOUGH = "dbe/movement/strategic#not-enough-points";
    DISTANCE = "dbe/movement/strategic#distance";
    GUNS_BARRED = "dbe/movement/distances#guns-barred";
    PASSING_ALLOWED = "dbe/disputes/strategic-passing-close#passing-allowed";
    PASSING_FORBIDDEN = "dbe/disputes/strategic-passing-close#passing-forbidden";
}

/// An enemy near the path, but not near its ends.
static PASSING: Point = Point {
    id: "strategic-passing-close",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(PASSING_ALLOWED),
        Reading::of(PASSING_FORBIDDEN),
    ],
};

impl Rule for StrategicMove {
    type Input = Input;
    const ID: &'static str = "dbe.strategic-move";
    const KIND: CheckKind = CheckKind::Geometric;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "points_used",
            kind: OutKind::Number(Unit::Points),
        },
        Output {
            name: "max_distance_cm",
            kind: OutKind::Number(Unit::Cm),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "start-too-close",
            claim: START,
        },
        Violation {
            code: "end-too-close",
            claim: END,
        },
        Violation {
            code: "not-enough-points",
            claim: NOT_ENOUGH,
        },
        Violation {
            code: "passes-too-close",
            claim: PASSING_FORBIDDEN,
        },
        Violation {
            code: "forbidden-ground",
            claim: GUNS_BARRED,
        },
    ];
    const POINTS: &'static [&'static Point] =
        &[&PASSING, &LANCERS_ROW, &DRAGOONS_ROW, &LIGHT_GUNS_ROW];
    const TABLES: &'static [&'static Table] = &[&LIMITS, &MOVES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let limit = length(case, "strategic");
        for (code, distances) in [
            ("start-too-close", &input.start),
            ("end-too-close", &input.end),
        ] {
            let all = || distances.iter().flatten();
            let near = all().any(|distance| *distance <= limit);
            let why = match distances {
                None => "not-told",
                Some(distances) if distances.is_empty() => "nobody",
                Some(_) => "nearest",
            };
            let step = case.forbid(code, near).arg("limit", limit).arg("why", why);
            if why == "nearest" {
                let known: Option<Vec<f64>> = all().map(Measure::exactly).collect();
                let nearest = known.and_then(|all| all.into_iter().reduce(f64::min));
                step.value_of(&nearest.map(number));
            } else {
                step.value(Value::Null);
            }
        }
        if let Some(closest) = &input.closest {
            let near = *closest <= limit;
            let forbidden = near && case.ask(&PASSING).is(PASSING_FORBIDDEN);
            let claim = if forbidden {
                PASSING_FORBIDDEN
            } else {
                PASSING_ALLOWED
            };
            let why = if near { "near" } else { "far" };
            case.forbid("passes-too-close", forbidden)
                .value_of(closest)
                .arg("limit", limit)
                .arg("why", why)
                .cite(claim);
            if near {
                case.because(claim);
            }
        }
        let guns = |troop: Option<Troop>| troop.is_some_and(Troop::is_artillery);
        if input.going == Going::Difficult && input.troop.is(guns) {
            case.forbid("forbidden-ground", true);
        }
        let legs = input.legs.as_ref().map(Measure::whole);
        let used = legs.map(|legs| legs * input.cost);
        if let Some(used) = used {
            let claim = if input.cost > 1 { DOUBLE } else { EACH_PAID };
            case.applied("legs", claim)
                .value(used)
                .arg("each", input.cost);
            let short = input.points.as_ref().is_some_and(|points| *points < used);
            let points = input.points.as_ref();
            let known = points.is_none_or(|points| points.exactly().is_some());
            let points = known.then(|| points.map_or(used, Measure::whole));
            let why = if input.points.is_some() {
                "told"
            } else {
                "not-told"
            };
            case.forbid("not-enough-points", short)
                .value(used)
                .arg("points", points)
                .arg("why", why);
            if let Some(points) = points.filter(|points| short && *points >= input.cost) {
                case.remedy(
                    "fewer-legs",
                    vec![("legs", (points / input.cost).into())],
                    vec![("legs", (points / input.cost).into())],
                );
            }
        }
        let troop = legs.and_then(|_| input.troop.get());
        let far = legs.zip(troop).and_then(|(legs, troop)| {
            let leg = reach(case, troop, input.going.get(), Formation::Line);
            let claim = if leg.is_some() { DISTANCE } else { GUNS_BARRED };
            case.considered("distance", leg.is_some(), claim)
                .value(leg.map(|leg| leg * legs))
                .arg("leg", leg.unwrap_or(0));
            leg.map(|leg| leg * legs)
        });
        let told = input.start.is_some() && input.end.is_some();
        let legal = if case.refused().is_empty() {
            told.then_some(true)
        } else {
            Some(false)
        };
        if legal == Some(true) {
            case.because(CLEAR);
        }
        let violations = legal.map(|_| case.refused().to_vec());
        Values::default()
            .with("legal", legal)
            .with("violations", violations)
            .with("points_used", used)
            .with("max_distance_cm", far)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(changes: &Value) -> crate::check::Verdict {
        let given = json!({"start_distances_cm": [50], "end_distances_cm": [49], "legs": 2, "points_available": 2});
        judge("dbe.strategic-move", &with(&given, changes))
    }

    #[test]
    fn both_ends_are_more_than_the_distance_away() {
        assert_eq!(ask(&json!({})).values["legal"], json!(true));
        assert_eq!(
            ask(&json!({"start_distances_cm": [48]})).values["violations"],
            json!(["start-too-close"])
        );
        assert_eq!(
            ask(&json!({"start_distances_cm": [60, 48.1]})).values["legal"],
            json!(true)
        );
        assert_eq!(
            ask(&json!({"end_distances_cm": [90, 48]})).values["violations"],
            json!(["end-too-close"])
        );
        assert_eq!(
            ask(&json!({"end_distances_cm": []})).values["legal"],
            json!(true)
        );
        assert_eq!(
            ask(&json!({"end_distances_cm": null})).values["legal"],
            Value::Null
        );
    }

    #[test]
    fn every_leg_is_paid() {
        let short = ask(&json!({"legs": 2, "points_available": 3, "cost_per_leg": 2}));
        assert_eq!(
            (&short.values["violations"], &short.values["points_used"]),
            (&json!(["not-enough-points"]), &json!(4))
        );
        assert_eq!(short.remedies[0].input["legs"], json!(1));
        assert_eq!(
            ask(&json!({"legs": 1, "points_available": 1, "cost_per_leg": 2}))
                .remedies
                .len(),
            0
        );
        assert_eq!(
            ask(&json!({"troop": "line", "going": "road"})).values["max_distance_cm"],
            json!(24)
        );
        assert_eq!(
            ask(&json!({"troop": "heavy-artillery", "going": "difficult"})).values["max_distance_cm"],
            Value::Null
        );
    }

    #[test]
    fn passing_close_is_open() {
        let open = ask(&json!({"closest_on_the_way_cm": 48}));
        assert_eq!(
            (open.finding.code.as_str(), open.readings.len()),
            ("strategic-passing-close", 2)
        );
        assert_eq!(
            ask(&json!({"closest_on_the_way_cm": 48.5})).values["legal"],
            json!(true)
        );
        assert_eq!(
            ask(&json!({"closest_on_the_way_cm": 9, "agreed": "passing-forbidden"})).values["violations"],
            json!(["passes-too-close"])
        );
        let paths = |given: Value| {
            faults("dbe.strategic-move", &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(paths(json!({})), ["start_distances_cm", "end_distances_cm"]);
        assert_eq!(
            paths(json!({"end_distances_cm": [60], "troop": "line"})),
            ["start_distances_cm"]
        );
        assert!(
            paths(json!({"end_distances_cm": [40]})).is_empty()
                && paths(json!({"legs": 2})).is_empty()
        );
    }

    proptest! {
        #[test]
        fn farther_enemies_never_hurt(start in 0_u32..90, end in 0_u32..90, more in 0_u32..40) {
            let legal = |start: u32, end: u32| ask(&json!({"start_distances_cm": [start], "end_distances_cm": [end]})).values["legal"] == json!(true);
            prop_assert!(!legal(start, end) || legal(start + more, end + more));
        }
    }
}
