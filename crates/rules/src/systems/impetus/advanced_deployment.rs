//! `impetus.advanced-deployment`: whether a unit may deploy forward by model A or B.
//!
//! # Source items
//! ai:advanced-deployment.1-.8.
//!
//! # What it decides
//! Whether format, army, general, troop and distances allow it.
//!
//! # What it does not decide
//! Whether the list names the model and the command (`impetus.army-list-sheet`); the special rule
//! of the Swiss.
//!
//! # Readings chosen
//! - Whether chariots and elephants are Mounted is an open point (I1), asked if model B depends on
//!   it. A Wagenburg is not Mounted.
//! - If both models are named, violations of either are judged as by model A.
//!
//! # Direction of error
//! A missing fact does not forbid it.
//!
//! # Examples
//! Model A, 10 U from the centre, the enemy at 31 U: yes; at 30: no. Model B for FP: no.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::tables::EVENT_LIMITS;
use super::words::{General, Troop, points, scale};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct AdvancedDeployment;

/// The model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
enum Model {
    A,
    B,
    #[strum(serialize = "both")]
    Both,
}

impl Choice for Model {
    const SCOPE: &'static str = "impetus-model";
}

/// A unit that deploys forward.
pub struct Input {
    scale: Option<i64>,
    points: Option<i64>,
    model: Fact<Model>,
    swiss: Fact<bool>,
    general: Fact<Option<General>>,
    troop: Fact<Option<Troop>>,
    from_centre: Option<Measure>,
    enemy: Option<Measure>,
    commands: Measure,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Most troops may not deploy by model B, so they are asked.
        let asked = form.may_lack_facts();
        Self {
            scale: scale(form),
            points: points(form),
            model: form.choice("model").fact(),
            swiss: form.yes_or_no("swiss").fact_or(false),
            general: form.choice("general").maybe_fact(),
            troop: form.choice("troop").maybe_fact_unless(asked),
            from_centre: form
                .decimal("from_centre_u", 0.0, 200.0)
                .unit(Unit::U)
                .measured_if(|| false),
            enemy: form
                .decimal("nearest_visible_enemy_u", 0.0, 500.0)
                .unit(Unit::U)
                .measured_if(|| false),
            commands: form.integer("commands_using", 1, 8).usually_measured(1),
        }
    }
}

claims! {
    WHERE = "impetus/deployment/advanced-where#where";
    pub(super) NOT_ELSEWHERE = "impetus/deployment/advanced-where#not-elsewhere";
    ONE_MODEL = "impetus/deployment/advanced-where#one-model";
    ONE_COMMAND = "impetus/deployment/advanced-a#one-command";
    HOW_FAR = "impetus/deployment/advanced-a#how-far";
    TOO_CLOSE_CENTRE = "impetus/deployment/advanced-a#too-close-to-centre";
    TOO_CLOSE_ENEMY = "impetus/deployment/advanced-a#too-close-to-enemy";
    AMBUSHERS = "impetus/deployment/advanced-a#ambushers-not-counted";
    GENERAL_A = "impetus/deployment/advanced-a#general";
    TWO_COMMANDS = "impetus/deployment/advanced-several#two-commands";
    UNITS_B = "impetus/deployment/advanced-b#units";
    MOUNTED_OR_S = "impetus/deployment/advanced-b#mounted-or-skirmishers";
    ANY_COMMAND = "impetus/deployment/advanced-b#any-command";
    GENERAL_B = "impetus/deployment/advanced-b#general";
    SAME_DISTANCES = "impetus/deployment/advanced-b#same-distances";
    SWISS = "impetus/deployment/advanced-swiss#neither-model";
    pub(super) MOUNTED = "impetus/disputes/mounted-chariots#chariots-mounted";
    pub(super) CAVALRY_ONLY = "impetus/disputes/mounted-chariots#cavalry-only";
}

/// Whether chariots and elephants are Mounted.
pub(super) static MOUNTED_CHARIOTS: Point = Point {
    id: "mounted-chariots",
    kind: PointKind::Open,
    readings: &[Reading::followed(MOUNTED), Reading::of(CAVALRY_ONLY)],
};

/// Whether a format has no advanced deployment (ai:advanced-deployment.1).
pub(super) fn is_elsewhere(scale: Option<i64>, points: Option<i64>) -> bool {
    scale == Some(28) || points.is_some_and(|points| points < 400)
}

impl Rule for AdvancedDeployment {
    type Input = Input;
    const ID: &'static str = "impetus.advanced-deployment";
    const KIND: CheckKind = CheckKind::Tabular;
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
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "wrong-format",
            claim: NOT_ELSEWHERE,
        },
        Violation {
            code: "both-models",
            claim: ONE_MODEL,
        },
        Violation {
            code: "swiss",
            claim: SWISS,
        },
        Violation {
            code: "unfit-general",
            claim: GENERAL_A,
        },
        Violation {
            code: "unfit-general-b",
            claim: GENERAL_B,
        },
        Violation {
            code: "two-commands",
            claim: TWO_COMMANDS,
        },
        Violation {
            code: "wrong-troop",
            claim: MOUNTED_OR_S,
        },
        Violation {
            code: "too-close-to-centre",
            claim: TOO_CLOSE_CENTRE,
        },
        Violation {
            code: "too-close-to-enemy",
            claim: TOO_CLOSE_ENEMY,
        },
    ];
    const REFUSED_IS_NO: bool = true;
    const POINTS: &'static [&'static Point] = &[&MOUNTED_CHARIOTS];
    const TABLES: &'static [&'static Table] = &[&EVENT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let by_b = input.model == Model::B;
        case.because(if by_b { UNITS_B } else { ONE_COMMAND });
        if input.scale.is_some() || input.points.is_some() {
            let wrong = is_elsewhere(input.scale, input.points);
            case.forbid("wrong-format", wrong);
            if !wrong {
                case.because(WHERE);
            }
        }
        case.forbid("both-models", input.model == Model::Both);
        case.forbid("swiss", *input.swiss);
        let unfit = |general| matches!(general, General::Incompetent | General::Coward);
        if let Some(unfit) = input.general.by(|general| general.map(unfit)) {
            let known = input.general.exactly().flatten();
            case.forbid(
                if by_b {
                    "unfit-general-b"
                } else {
                    "unfit-general"
                },
                unfit,
            )
            .arg(
                "general",
                known.map(|general| Arg::of(General::SCOPE, general.code())),
            );
        }
        if by_b {
            case.applies("any-command", input.commands > 1, ANY_COMMAND)
                .value_of(&input.commands);
        } else {
            case.forbid("two-commands", input.commands > 1)
                .arg("commands", input.commands.exactly());
        }
        let kind = |troop: Troop| {
            (
                troop.is_cavalry() || troop == Troop::Skirmishers,
                troop.is_chariots_or_elephants(),
            )
        };
        let troop = by_b.then(|| input.troop.by(|troop| troop.map(kind)));
        if let Some((mut fits, doubtful)) = troop.flatten() {
            let known = input.troop.exactly().flatten();
            if doubtful {
                fits = case.ask(&MOUNTED_CHARIOTS).is(MOUNTED);
                let claim = if fits { MOUNTED } else { CAVALRY_ONLY };
                case.considered("mounted", fits, claim).value(fits);
            }
            case.forbid("wrong-troop", !fits).arg(
                "troop",
                known.map(|troop| Arg::of(Troop::SCOPE, troop.code())),
            );
        }
        let mut length = |row: &str| {
            #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
            let length = case.number(&EVENT_LIMITS, row, "value").unwrap_or(0) as f64;
            length
        };
        let (centre, clear) = (length("advanced-from-centre"), length("advanced-clear"));
        if let Some(distance) = &input.from_centre {
            let close = *distance < centre;
            let known = distance.exactly();
            case.forbid("too-close-to-centre", close)
                .arg("distance", known)
                .arg("limit", centre);
            if close {
                case.remedy(
                    "back",
                    vec![("more", known.map(|distance| centre - distance).into())],
                    vec![("from_centre_u", number(centre))],
                );
            } else {
                case.because(HOW_FAR);
            }
        }
        if let Some(distance) = &input.enemy {
            let close = *distance <= clear;
            let known = distance.exactly();
            case.forbid("too-close-to-enemy", close)
                .arg("distance", known)
                .arg("limit", clear);
            case.step("ambushers", false).cite(AMBUSHERS);
            if close {
                case.because(AMBUSHERS);
                case.remedy(
                    "away",
                    vec![
                        ("more", known.map(|distance| clear - distance).into()),
                        ("limit", clear.into()),
                    ],
                    vec![],
                );
            }
        }
        if by_b && (input.from_centre.is_some() || input.enemy.is_some()) {
            case.because(SAME_DISTANCES);
        }
        Values::default()
            .with("allowed", case.refused().is_empty())
            .with("violations", Value::from(case.refused().to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.advanced-deployment";

    fn usual(model: &str) -> Value {
        json!({"scale": 15, "points": 400, "model": model, "general": "expert", "troop": "CL", "from_centre_u": 10, "nearest_visible_enemy_u": 31})
    }

    fn violations(given: &Value, changes: &Value) -> Vec<String> {
        judge(ID, &with(given, changes)).values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn each_thing_that_forbids_it() {
        for (model, changes, want) in [
            ("A", json!({}), ""),
            ("B", json!({}), ""),
            ("A", json!({"scale": 28, "points": 350}), "wrong-format"),
            ("A", json!({"points": 350}), "wrong-format"),
            ("A", json!({"points": 500}), ""),
            ("both", json!({}), "both-models"),
            ("A", json!({"swiss": true}), "swiss"),
            ("B", json!({"swiss": true}), "swiss"),
            ("A", json!({"general": "coward"}), "unfit-general"),
            ("B", json!({"general": "incompetent"}), "unfit-general-b"),
            ("A", json!({"general": "poor"}), ""),
            ("A", json!({"commands_using": 2}), "two-commands"),
            ("B", json!({"commands_using": 2}), ""),
            ("A", json!({"troop": "FP"}), ""),
            ("B", json!({"troop": "FP"}), "wrong-troop"),
            ("B", json!({"troop": "S"}), ""),
            ("B", json!({"troop": "W"}), "wrong-troop"),
            ("A", json!({"from_centre_u": 9.5}), "too-close-to-centre"),
            (
                "A",
                json!({"nearest_visible_enemy_u": 30}),
                "too-close-to-enemy",
            ),
            ("B", json!({"nearest_visible_enemy_u": 30.1}), ""),
            (
                "A",
                json!({"nearest_visible_enemy_u": null, "from_centre_u": null, "general": null}),
                "",
            ),
        ] {
            assert_eq!(
                violations(&usual(model), &changes).join(" "),
                want,
                "{model} {changes}"
            );
        }
    }

    #[test]
    fn chariots_and_elephants_are_open_in_model_b() {
        for troop in ["CGP", "CGL", "scythed", "El"] {
            let open = judge(ID, &with(&usual("B"), &json!({"troop": troop})));
            assert_eq!(open.finding.kind, FindingKind::Undetermined);
            assert_eq!(
                open.readings.iter().map(|r| r.id).collect::<Vec<_>>(),
                ["chariots-mounted", "cavalry-only"]
            );
            assert_eq!(
                judge(ID, &with(&usual("A"), &json!({"troop": troop}))).values["allowed"],
                true
            );
        }
        // If something else forbids it the point does not matter, although the reasons for the
        // refusal differ.
        let refused = judge(
            ID,
            &with(&usual("B"), &json!({"troop": "El", "swiss": true})),
        );
        assert_eq!(refused.values["allowed"], false);
    }

    #[test]
    fn what_is_refused() {
        assert_eq!(
            faults(ID, &json!({"scale": 15})),
            [("model".to_owned(), "missing")]
        );
    }
}
