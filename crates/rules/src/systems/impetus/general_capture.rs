//! `impetus.general-capture`: the results of the table for the loss of a general, as amended.
//!
//! # Source items
//! ai:generals.12, .13, ai:one-day-15mm.17, ai:one-day-28mm.17.
//!
//! # What it decides
//! The effect of a result in melee and after shooting, and how many of the leadership modifiers
//! count.
//!
//! # What it does not decide
//! The rows of the rulebook's table, which the document does not contain: the verdict refers to
//! them.
//!
//! # Readings chosen
//! 9 and 10 after shooting are an open point (I16): either the named rows change, or every row.
//!
//! # Direction of error
//! If scale and points are missing the leadership modifiers count.
//!
//! # Examples
//! 7, pilum: nothing. 8, melee: captured. 12, arrow: dead, and no more.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::words::scale_and_points;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct GeneralCapture;

/// Cause of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Cause {
    Melee,
    Shooting,
    Pilum,
}

impl Choice for Cause {
    const SCOPE: &'static str = "impetus-loss-cause";
}

/// A test for the loss of a general.
pub struct Input {
    result: Option<i64>,
    cause: Option<Cause>,
    scale: Option<i64>,
    points: Option<i64>,
    mods: Option<i64>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let result = form.integer("result", 2, 12).optional();
        let cause = form.choice("cause").optional();
        let (scale, points) = scale_and_points(form);
        let mods = form.integer("leadership_mods", -10, 10).if_told();
        if result.is_some_and(|result| result >= 7) {
            form.lacks("cause");
        }
        if mods.is_none() {
            form.lacks("result");
        } else if form.may_lack_facts() && points != Some(300) {
            // In 28 mm none counts, nor in 15 mm at 300 points.
            form.lacks("scale");
            if scale == Some(15) {
                form.lacks("points");
            }
        }
        Self {
            result,
            cause,
            scale,
            points,
            mods,
        }
    }
}

claims! {
    MELEE = "impetus/generals/captured#melee";
    SHOOTING = "impetus/generals/captured#shooting";
    PILUM = "impetus/generals/captured#pilum";
    RULEBOOK = "impetus/generals/captured#rulebook";
    DEAD = "impetus/generals/killed-by-shooting#dead";
    DEAD_IN_MELEE = "impetus/generals/killed-by-shooting#in-melee";
    NAMED_ONLY = "impetus/disputes/nine-and-ten#named-only";
    EVERY_ROW = "impetus/disputes/nine-and-ten#every-row";
    IN_15 = "impetus/one-day/general-loss#in-15-at-300";
    IN_28 = "impetus/one-day/general-loss#in-28";
}

/// 9 and 10 after shooting.
static NINE_AND_TEN: Point = Point {
    id: "nine-and-ten",
    kind: PointKind::Open,
    readings: &[Reading::followed(NAMED_ONLY), Reading::of(EVERY_ROW)],
};

/// Fate of the general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Effect {
    None,
    Captured,
    Dead,
    PerManual,
}

impl Choice for Effect {
    const SCOPE: &'static str = "impetus-loss-effect";
}

impl Rule for GeneralCapture {
    type Input = Input;
    const ID: &'static str = "impetus.general-capture";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "effect",
            kind: OutKind::word::<Effect>(),
        },
        Output {
            name: "mods_used",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const POINTS: &'static [&'static Point] = &[&NINE_AND_TEN];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mods = mods(case, input);
        let effect = input.result.map(|result| {
            let shot = matches!(input.cause, Some(Cause::Shooting | Cause::Pilum));
            let pilum = input.cause == Some(Cause::Pilum);
            case.applies("pilum", pilum, PILUM);
            let (effect, claim) = match (result, shot) {
                (7 | 8, false) => (Effect::Captured, MELEE),
                (7 | 8, true) => (Effect::None, SHOOTING),
                (9 | 10, true) if case.ask(&NINE_AND_TEN).is(NAMED_ONLY) => {
                    (Effect::PerManual, NAMED_ONLY)
                }
                (9 | 10, true) => (Effect::Captured, EVERY_ROW),
                (11 | 12, true) => (Effect::Dead, DEAD),
                (11 | 12, false) => (Effect::PerManual, DEAD_IN_MELEE),
                _ => (Effect::PerManual, RULEBOOK),
            };
            case.considered("result", effect != Effect::PerManual, claim)
                .value(effect.code())
                .arg("result", result)
                .arg("effect", effect.code());
            effect.code()
        });
        Values::default()
            .with("effect", effect)
            .with("mods_used", mods.map_or(Value::Null, Value::from))
    }
}

/// The leadership modifiers that count.
fn mods(case: &mut Case<'_>, input: &Input) -> Option<i64> {
    let given = input.mods?;
    let claim = match (input.scale, input.points) {
        (Some(28), _) => Some(IN_28),
        (_, Some(300)) => Some(IN_15),
        _ => None,
    };
    let used = if claim.is_some() { 0 } else { given };
    case.applies("leadership", claim.is_some(), claim.unwrap_or(IN_15))
        .value(used)
        .arg("given", given);
    Some(used)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.general-capture";

    #[test]
    fn every_result() {
        for result in 2..=12 {
            for cause in Cause::codes() {
                let verdict = judge(ID, &json!({"result": result, "cause": cause}));
                let want = match (result, cause) {
                    (7 | 8, "melee") => "captured",
                    (7 | 8, _) => "none",
                    (9 | 10, "shooting" | "pilum") => "open",
                    (11 | 12, "shooting" | "pilum") => "dead",
                    _ => "per-manual",
                };
                if want == "open" {
                    assert_eq!(verdict.finding.kind, FindingKind::Undetermined);
                    let effects: Vec<_> = verdict
                        .readings
                        .iter()
                        .map(|r| r.values["effect"].clone())
                        .collect();
                    assert_eq!(effects, [json!("per-manual"), json!("captured")]);
                } else {
                    assert_eq!(verdict.values["effect"], want, "{result} {cause}");
                }
            }
        }
        assert_eq!(
            judge(ID, &json!({"result": 6})).values["effect"],
            "per-manual"
        );
    }

    #[test]
    fn leadership() {
        for (given, want) in [
            (json!({"leadership_mods": 2, "points": 300}), 0),
            (json!({"leadership_mods": 2, "points": 400}), 2),
            (json!({"leadership_mods": 2}), 2),
            (
                json!({"leadership_mods": -1, "scale": 28, "points": 350}),
                0,
            ),
            (json!({"leadership_mods": 2, "scale": 15, "points": 350}), 2),
        ] {
            assert_eq!(judge(ID, &given).values["mods_used"], want);
        }
        assert_eq!(
            judge(ID, &json!({"result": 8, "cause": "melee", "points": 300})).values["mods_used"],
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
        assert_eq!(of(json!({})), ["result"]);
        assert_eq!(of(json!({"result": 7})), ["cause"]);
        assert_eq!(of(json!({"result": 13, "cause": "melee"})), ["result"]);
    }
}
