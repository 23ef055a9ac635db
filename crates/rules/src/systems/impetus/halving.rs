//! `impetus.halving`: the minimum and maximum of a line of an army list, halved or multiplied.
//!
//! # Source items
//! ai:one-day-15mm.11, .12, .14, .15, ai:one-day-28mm.9, .13, .14, ai:big-battles.2.
//!
//! # What it decides
//! The printed numbers in a one-day format, or in a big battle of a number of points.
//!
//! # What it does not decide
//! Which troop type is the most numerous, which is given.
//!
//! # Readings chosen
//! - With 350 points the commonest type keeps its maximum; its minimum is an open point if halving
//!   changes it.
//! - Between the round totals of big battles the multiplier is an open point if the figures of the
//!   lower and of the nearest total differ; half-way counts as nearer to the upper one, so it is
//!   open.
//!
//! # Direction of error
//! None: it applies the printed rules to the given numbers.
//!
//! # Examples
//! 15 mm, 300 points, 3-7 → 2-4. 1300 points → open.

use serde_json::Value;

use super::command_limits::{POINTS_15, POINTS_28};
use super::tables::BIG_BATTLE_MULTIPLIERS;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Unit, Values, Violation, claims,
};
use crate::kit::tables::Table;

/// The check.
pub struct Halving;

/// One line of a list, and the event.
pub struct Input {
    pub scale: Option<i64>,
    pub points: Option<i64>,
    pub big: Option<i64>,
    pub min: Option<i64>,
    pub max: Option<i64>,
    pub commonest: bool,
    pub large_unit: bool,
}

/// The points of the one-day events in this scale.
const fn formats(scale: Option<i64>) -> &'static [i64] {
    if let Some(28) = scale {
        &[300, 350]
    } else {
        &[300, 350, 400]
    }
}

impl Input {
    /// Why there is no event with these points, if so.
    fn no_event(&self) -> Option<&'static str> {
        let points = self.points.filter(|_| self.big.is_none())?;
        let code = if self.scale == Some(28) {
            "points-28"
        } else {
            "points-15"
        };
        (!formats(self.scale).contains(&points)).then_some(code)
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Points that only one scale knows imply it.
        let told = form.number_told("points");
        #[expect(clippy::cast_precision_loss, reason = "points of an event")]
        let fits = |scale: &i64| {
            let mut known = formats(Some(*scale)).iter();
            told.is_none_or(|told| known.any(|points| *points as f64 == told))
        };
        let mut scales: Vec<i64> = [15, 28].into_iter().filter(fits).collect();
        if scales.is_empty() {
            scales = vec![15, 28];
        }
        let scale = form.integer("scale", 15, 28).among(scales).optional();
        let points = form
            .integer("points", 100, 2000)
            .among(formats(scale).iter().copied())
            .optional();
        let big = form.integer("big_battle_points", 500, 10000).if_told();
        let min = form.integer("min", 0, 99).if_told();
        let max = form.integer("max", 0, 99).if_told();
        if big.is_none() {
            form.lacks("scale");
            form.lacks("points");
        }
        if let Some(scale) = scale.filter(|scale| ![15, 28].contains(scale)) {
            form.refuse(
                "scale",
                scale,
                FaultKind::NotOneOf,
                vec!["15".to_owned(), "28".to_owned()],
            );
        }
        // An event with these points is not a big battle.
        if big.is_some() && points.is_some() {
            form.contradicts("big_battle_points");
        }
        if min.is_none() && max.is_none() {
            form.lacks("max");
        }
        if let (Some(min), Some(max)) = (min, max)
            && min > max
        {
            form.more_than("min", "max");
        }
        Self {
            scale,
            points,
            big,
            min,
            max,
            commonest: form.truth("most_numerous"),
            large_unit: form.truth("large_unit_noted"),
        }
    }
}

claims! {
    with POINTS_15, POINTS_28;
    MINIMA_ONLY = "impetus/one-day/halving#minima-only";
    BOTH_15_350 = "impetus/one-day/halving#both-15-350";
    BOTH_15_300 = "impetus/one-day/halving#both-15-300";
    BOTH_28_300 = "impetus/one-day/halving#both-28-300";
    BOTH_28_350 = "impetus/one-day/halving#both-28-350";
    EXCEPTED = "impetus/one-day/halving#commonest-excepted";
    UP = "impetus/one-day/halving-how#round-up";
    TWO_STAYS = "impetus/one-day/halving-how#two-stays";
    TWO_HALVED = "impetus/one-day/halving-how#two-halved";
    pub(super) MAXIMA_ONLY = "impetus/disputes/commonest-troop#maxima-only";
    pub(super) MINIMA_TOO = "impetus/disputes/commonest-troop#minima-too";
    MULTIPLIED = "impetus/big-battles/multipliers#multiplied";
    ALIKE = "impetus/big-battles/multipliers#both-alike";
    BELOW = "impetus/disputes/big-battle-multiplier#figure-below";
    NEAREST = "impetus/disputes/big-battle-multiplier#figure-nearest";
}

pub static COMMONEST: Point = Point {
    id: "commonest-troop",
    kind: PointKind::Open,
    readings: &[Reading::followed(MAXIMA_ONLY), Reading::of(MINIMA_TOO)],
};

static MULTIPLIER: Point = Point {
    id: "big-battle-multiplier",
    kind: PointKind::Open,
    readings: &[Reading::followed(BELOW), Reading::of(NEAREST)],
};

/// Step between round totals, and the first and the last one in the table.
const STEP: i64 = 500;
const FIRST: i64 = 1000;
const LAST: i64 = 2000;

/// The multiplier of a round total; 1 if none is given.
fn multiplier(case: &mut Case<'_>, total: i64) -> i64 {
    if total < FIRST {
        return 1;
    }
    let named = case
        .number(
            &BIG_BATTLE_MULTIPLIERS,
            &total.min(LAST).to_string(),
            "multiplier",
        )
        .unwrap_or(1);
    named + (total - LAST).max(0) / STEP
}

impl Rule for Halving {
    type Input = Input;
    const ID: &'static str = "impetus.halving";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "min",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "max",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["min", "max", "legal"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "points-15",
            claim: POINTS_15,
        },
        Violation {
            code: "points-28",
            claim: POINTS_28,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&COMMONEST, &MULTIPLIER];
    const TABLES: &'static [&'static Table] = &[&BIG_BATTLE_MULTIPLIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if let Some(code) = input.no_event() {
            case.forbid(code, true)
                .value(input.points.map_or(Value::Null, Value::from));
            return Values::default()
                .with("min", Value::Null)
                .with("max", Value::Null)
                .with("legal", false)
                .with("violations", case.refused());
        }
        let (min, max) = match input.big {
            Some(points) => multiplied(case, points, input),
            None => halved(case, input),
        };
        let value = |n: Option<i64>| n.map_or(Value::Null, Value::from);
        Values::default()
            .with("min", value(min))
            .with("max", value(max))
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

fn multiplied(case: &mut Case<'_>, points: i64, input: &Input) -> (Option<i64>, Option<i64>) {
    let below = multiplier(case, points / STEP * STEP);
    let nearest = multiplier(case, (points + STEP / 2) / STEP * STEP);
    case.because(MULTIPLIED);
    let mut by = below;
    if below != nearest {
        let claim = if case.ask(&MULTIPLIER).is(BELOW) {
            BELOW
        } else {
            NEAREST
        };
        if claim == NEAREST {
            by = nearest;
        }
        case.applied("in-between", claim)
            .value(by)
            .arg("points", points);
    }
    case.step("multiplier", by > 1)
        .value(by)
        .arg("points", points)
        .cite(MULTIPLIED);
    let (min, max) = (input.min.map(|n| n * by), input.max.map(|n| n * by));
    bounds(case, input, min, max, ALIKE, ALIKE);
    (min, max)
}

/// The minimum and maximum of a one-day format.
pub fn halved(case: &mut Case<'_>, input: &Input) -> (Option<i64>, Option<i64>) {
    let half = |n: i64| (n + 1) / 2;
    let points = input.points.unwrap_or(300);
    let claim = match (input.scale, points) {
        (Some(15), 400) => MINIMA_ONLY,
        (Some(15), 350) => BOTH_15_350,
        (Some(15), _) => BOTH_15_300,
        (_, 350) => BOTH_28_350,
        _ => BOTH_28_300,
    };
    let maxima = claim != MINIMA_ONLY;
    case.considered("maxima", maxima, claim).value(points);
    let spared = points == 350 && input.commonest;
    case.step("commonest", spared).value(spared).cite(EXCEPTED);
    let (mut min, mut min_claim) = (input.min.map(half), UP);
    if spared && min != input.min {
        min_claim = if case.ask(&COMMONEST).is(MINIMA_TOO) {
            MINIMA_TOO
        } else {
            MAXIMA_ONLY
        };
        if min_claim == MINIMA_TOO {
            min = input.min;
        }
        case.because(min_claim);
    }
    let stays = maxima && !spared && input.max == Some(2) && input.large_unit;
    case.step("large-unit", stays).value(stays).cite(TWO_STAYS);
    let (max, max_claim) = match input.max {
        _ if !maxima => (input.max, MINIMA_ONLY),
        _ if spared => (input.max, EXCEPTED),
        _ if stays => (input.max, TWO_STAYS),
        Some(2) => (Some(1), TWO_HALVED),
        max => (max.map(half), UP),
    };
    if input.max.is_some() {
        case.because(max_claim);
    }
    // Half of an odd number has a fraction.
    if min_claim == UP && input.min.is_some_and(|min| min % 2 != 0) {
        case.because(UP);
    }
    bounds(case, input, min, max, min_claim, max_claim);
    (min, max)
}

fn bounds(
    case: &mut Case<'_>,
    input: &Input,
    min: Option<i64>,
    max: Option<i64>,
    min_claim: &'static str,
    max_claim: &'static str,
) {
    if let (Some(printed), Some(min)) = (input.min, min) {
        case.step("min", min != printed)
            .value(min)
            .arg("printed", printed)
            .cite(min_claim);
    }
    if let (Some(printed), Some(max)) = (input.max, max) {
        case.step("max", max != printed)
            .value(max)
            .arg("printed", printed)
            .cite(max_claim);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.halving";

    fn ask(given: &Value) -> (Value, Value) {
        let verdict = judge(ID, given);
        assert!(verdict.readings.is_empty(), "{given}");
        (verdict.values["min"].clone(), verdict.values["max"].clone())
    }

    #[test]
    fn formats_halve_what_they_say() {
        for (scale, points, want) in [
            (15, 300, (2, 4)),
            (15, 350, (2, 4)),
            (15, 400, (2, 7)),
            (28, 300, (2, 4)),
            (28, 350, (2, 4)),
        ] {
            assert_eq!(
                ask(&json!({"scale": scale, "points": points, "min": 3, "max": 7})),
                (json!(want.0), json!(want.1))
            );
        }
        assert_eq!(
            ask(&json!({"scale": 15, "points": 350, "min": 0, "max": 7, "most_numerous": true})),
            (json!(0), json!(7))
        );
        assert_eq!(
            ask(&json!({"scale": 15, "points": 300, "min": 3})),
            (json!(2), Value::Null)
        );
    }

    #[test]
    fn rounding_is_quoted_where_something_is_rounded() {
        let quoted = |given: &Value| judge(ID, given).reasons.contains(&UP);
        assert!(
            quoted(&json!({"scale": 15, "points": 400, "min": 5}))
                && quoted(&json!({"scale": 15, "points": 300, "max": 5}))
        );
        assert!(!quoted(&json!({"scale": 15, "points": 400, "min": 4})));
    }

    #[test]
    fn two_stays_where_a_large_unit_is_noted() {
        for (noted, max) in [(true, 2), (false, 1)] {
            assert_eq!(
                ask(&json!({"scale": 28, "points": 300, "max": 2, "large_unit_noted": noted})).1,
                json!(max)
            );
        }
        assert_eq!(
            ask(&json!({"scale": 28, "points": 300, "max": 3, "large_unit_noted": true})).1,
            json!(2)
        );
    }

    #[test]
    fn open_points() {
        let ids = |given: &Value| {
            judge(ID, given)
                .readings
                .iter()
                .map(|r| r.id)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            ids(&json!({"scale": 28, "points": 350, "min": 3, "max": 7, "most_numerous": true})),
            ["maxima-only", "minima-too"]
        );
        for points in [900, 1250, 1300, 2300] {
            assert_eq!(
                ids(&json!({"big_battle_points": points, "min": 2, "max": 6})),
                ["figure-below", "figure-nearest"]
            );
        }
    }

    #[test]
    fn big_battles_multiply() {
        for (points, by) in [
            (700, 1),
            (1000, 2),
            (1200, 2),
            (1500, 3),
            (2000, 4),
            (2500, 5),
        ] {
            assert_eq!(
                ask(&json!({"big_battle_points": points, "min": 2, "max": 6})),
                (json!(2 * by), json!(6 * by))
            );
        }
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({"max": 2})), ["scale", "points"]);
        assert_eq!(of(json!({"scale": 20, "points": 300, "max": 2})), ["scale"]);
        assert_eq!(of(json!({"scale": 15, "points": 300})), ["max"]);
        assert_eq!(
            of(json!({"scale": 15, "points": 300, "min": 3, "max": 2})),
            ["min"]
        );
    }

    #[test]
    fn points_of_no_event_halve_nothing() {
        for (scale, points, code) in [
            (28, 400, "points-28"),
            (15, 500, "points-15"),
            (15, 325, "points-15"),
        ] {
            let verdict = judge(ID, &json!({"scale": scale, "points": points, "max": 2}));
            assert_eq!(verdict.values["violations"], json!([code]));
            assert_eq!(verdict.values["max"], Value::Null);
        }
        let big = json!({"scale": 28, "big_battle_points": 1000, "max": 2});
        assert_eq!(judge(ID, &big).values["max"], json!(4));
    }

    proptest! {
        #[test]
        fn the_minimum_never_passes_the_maximum(scale in prop::sample::select(vec![15, 28]), points in prop::sample::select(vec![300, 350]), min in 0_i64..9, more in 0_i64..9, noted in any::<bool>()) {
            let (new_min, new_max) = ask(&json!({"scale": scale, "points": points, "min": min, "max": min + more, "large_unit_noted": noted}));
            prop_assert!(new_min.as_i64() <= new_max.as_i64());
        }
    }
}
