//! `dbe.board-size`: the size of the table, its number of terrain features, and the deployment.
//!
//! # Source items
//! dbe:3.0, 4.0.
//!
//! # What it decides
//! Width and depth of the table by the number of corps, whether it has enough features, whether an
//! element is deployed near enough to its own edge, and who deploys first.
//!
//! # What it does not decide
//! Where features go: the rules do not say.
//!
//! # Readings chosen
//! - Whether both sides grow with the number of corps, or only the width, is an open point (S2).
//! - The minimum number of features does not grow with the table.
//!
//! # Direction of error
//! None: it compares given figures.
//!
//! # Examples
//! One corps each: 60 x 60 cm, three features. An element 15.5 cm from its edge is too far.

use super::tables::{LIMITS, length, limit};
use super::victory::Player;
use crate::check::{
    Case, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading, Rule,
    Unit, Values, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::IntoArg;

/// The check.
pub struct BoardSize;

/// A table and the question about it.
pub struct Input {
    corps: Option<i64>,
    features: Option<Measure>,
    reach: Option<Measure>,
    first: Option<Player>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let corps = form.integer("corps_per_side", 1, 4).optional();
        let features = form.integer("features", 0, 60).maybe_measured();
        let reach = form
            .decimal("deploy_distance_cm", 0.0, 300.0)
            .unit(Unit::Cm)
            .maybe_measured();
        let first = form.choice("first_player").optional();
        if corps.is_none() && features.is_none() && reach.is_none() && first.is_none() {
            form.lacks("corps_per_side");
        }
        Self {
            corps,
            features,
            reach,
            first,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    ONE_EACH = "dbe/terrain/board#one-corps-each";
    FURTHER = "dbe/terrain/board#each-further-corps";
    DEPTH_CAP = "dbe/terrain/board#depth-cap";
    AT_LEAST = "dbe/terrain/features#three-at-least";
    ENOUGH = "dbe/terrain/features#enough";
    TOO_FEW = "dbe/terrain/features#too-few";
    NO_MORE = "dbe/terrain/features#no-more-for-size";
    ORDER = "dbe/sequence/deployment#order";
    WITHIN = "dbe/sequence/deployment#within";
    TOO_FAR = "dbe/sequence/deployment#too-far";
    BOTH = "dbe/disputes/board-growth#both";
    WIDTH = "dbe/disputes/board-growth#width";
}

/// Sides that grow with the number of corps.
static GROWTH: Point = Point {
    id: "board-growth",
    kind: PointKind::Open,
    readings: &[Reading::followed(BOTH), Reading::of(WIDTH)],
};

impl Rule for BoardSize {
    type Input = Input;
    const ID: &'static str = "dbe.board-size";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "deploy_ok",
            kind: OutKind::Truth,
        },
        Output {
            name: "features_ok",
            kind: OutKind::Truth,
        },
        Output {
            name: "deploys_first",
            kind: OutKind::word::<Player>(),
        },
        Output {
            name: "width_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "depth_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "depth_at_most_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "min_features",
            kind: OutKind::Number(Unit::None),
        },
    ];
    // Violations on a table of any size do not depend on its size.
    const HEADLINE: &'static [&'static str] = &[
        "deploy_ok",
        "features_ok",
        "deploys_first",
        "width_cm",
        "depth_cm",
    ];
    const ENOUGH: usize = 3;
    const POINTS: &'static [&'static Point] = &[&GROWTH];
    const TABLES: &'static [&'static Table] = &[&LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let size = input.corps.map(|corps| size(case, corps));
        let asked = input.corps.is_some() || input.features.is_some();
        let least = asked.then(|| limit(case, "features"));
        // A remedy is given only if nothing else is wrong.
        let too_far = input.reach.as_ref().is_some_and(|reach| {
            let most = length(case, "deploy");
            *reach > most
        });
        let features_ok = input.features.as_ref().zip(least).map(|(features, least)| {
            let enough = *features >= least;
            let claim = if enough { ENOUGH } else { TOO_FEW };
            case.considered("features", enough, claim)
                .value_of(features)
                .arg("least", least);
            if !enough && !too_far {
                case.remedy(
                    "features",
                    vec![(
                        "more",
                        features
                            .whole_if_known()
                            .map(|features| least - features)
                            .into_arg(),
                    )],
                    vec![("features", least.into())],
                );
            }
            enough
        });
        if let Some(least) = least {
            let grown = input.corps.is_some_and(|corps| corps > 1);
            case.applied("least", if grown { NO_MORE } else { AT_LEAST })
                .value(least);
        }
        let deploy_ok = input.reach.as_ref().map(|reach| {
            let most = length(case, "deploy");
            let within = *reach <= most;
            let over = reach.exactly().map(|reach| (reach - most).max(0.0));
            let claim = if within { WITHIN } else { TOO_FAR };
            case.considered("deploy", within, claim)
                .value_of(reach)
                .arg("most", most)
                .arg("over", over);
            if let Some(over) = over.filter(|_| !within && features_ok != Some(false)) {
                case.remedy(
                    "nearer",
                    vec![("over", over.into())],
                    vec![("deploy_distance_cm", number(most))],
                );
            }
            within
        });
        let deploys_first = input.first.map(|first| {
            let other = first.other().code();
            case.applied("order", ORDER).value(other);
            other
        });
        Values::default()
            .with("deploy_ok", deploy_ok)
            .with("features_ok", features_ok)
            .with("deploys_first", deploys_first)
            .with("width_cm", size.map(|size| size[0]))
            .with("depth_cm", size.map(|size| size[1]))
            .with("depth_at_most_cm", size.map(|size| size[2]))
            .with("min_features", least)
    }
}

/// Width, depth, and the maximum depth.
fn size(case: &mut Case<'_>, corps: i64) -> [i64; 3] {
    let (start, step, most) = (
        limit(case, "board"),
        limit(case, "board-step"),
        limit(case, "board-most"),
    );
    let further = corps - 1;
    let width = start + step * further;
    case.step("start", true).value(start).cite(ONE_EACH);
    case.step("further", further > 0)
        .value(step * further)
        .arg("further", further)
        .arg("step", step)
        .cite(FURTHER);
    case.because(if further > 0 { FURTHER } else { ONE_EACH });
    let mut depth = start;
    if further > 0 {
        let both = case.ask(&GROWTH).is(BOTH);
        let claim = if both { BOTH } else { WIDTH };
        case.considered("growth", both, claim).value(both);
        if both {
            depth = width.min(most);
        }
    }
    case.applies("cap", depth == most && width > most, DEPTH_CAP)
        .value(most);
    [width, depth, most]
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::systems::testing::{faults, judge, with};

    #[test]
    fn the_table_grows_with_the_corps() {
        let sizes = |agreed: &str| {
            (1..=4)
                .map(|corps| {
                    let verdict = judge(
                        "dbe.board-size",
                        &json!({"corps_per_side": corps, "agreed": agreed}),
                    );
                    (
                        verdict.values["width_cm"].as_i64().unwrap(),
                        verdict.values["depth_cm"].as_i64().unwrap(),
                    )
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(sizes("both"), [(60, 60), (90, 90), (120, 120), (150, 120)]);
        assert_eq!(sizes("width"), [(60, 60), (90, 60), (120, 60), (150, 60)]);
        let open = judge("dbe.board-size", &json!({"corps_per_side": 2}));
        assert_eq!(
            (open.finding.code.as_str(), &open.values["width_cm"]),
            ("board-growth", &json!(90))
        );
    }

    #[test]
    fn features_and_deployment_have_their_limits() {
        let one = |name: &str, given: Value| judge("dbe.board-size", &given).values[name].clone();
        for (features, ok) in [(2, false), (3, true), (9, true)] {
            assert_eq!(one("features_ok", json!({"features": features})), json!(ok));
        }
        for (reach, ok) in [(15.0, true), (15.5, false), (15.01, false)] {
            assert_eq!(
                one("deploy_ok", json!({"deploy_distance_cm": reach})),
                json!(ok)
            );
        }
        assert_eq!(
            one("deploys_first", json!({"first_player": "a"})),
            json!("b")
        );
        assert_eq!(
            one("deploys_first", json!({"first_player": "b"})),
            json!("a")
        );
        assert_eq!(
            faults("dbe.board-size", &json!({})),
            [("corps_per_side".to_owned(), "missing")]
        );
    }

    #[test]
    fn remedies_help() {
        for corps in 1..=4 {
            for (features, reach, some) in [(2, 15, 1), (3, 16, 1), (2, 16, 0)] {
                let given = json!({"corps_per_side": corps, "features": features, "deploy_distance_cm": reach, "first_player": "a", "agreed": "both"});
                let verdict = judge("dbe.board-size", &given);
                assert_eq!(verdict.remedies.len(), some);
                for remedy in &verdict.remedies {
                    let better = judge(
                        "dbe.board-size",
                        &with(&given, &Value::Object(remedy.input.clone())),
                    );
                    assert!(better.remedies.len() < verdict.remedies.len());
                }
            }
        }
    }
}
