//! `dbe.town-fighting`: combat at the edge of a town and inside it.
//!
//! # Source items
//! dbe:12.0, 12.p1.
//!
//! # What it decides
//! The protection of elements at the edge, whether they may leave it, whether attackers may enter,
//! the kind of ground and the minus inside, and whether rear support counts.
//!
//! # What it does not decide
//! When the defence of the edge is broken, which is given.
//!
//! # Readings chosen
//! - Whether the edge adds to cover (S21), and whether rear support is excluded at the edge too,
//!   are open points, asked if cover or support is given.
//!
//! # Direction of error
//! The rules do not mention protection inside, so it is not answered.
//!
//! # Examples
//! Defender at the edge: +2. Elite inside: −2, and no rear support.

use strum::{IntoStaticStr, VariantArray};

use super::tables::{MELEE_MODIFIERS, TOWN};
use super::troops::{Cover, Going, Troop};
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct TownFighting;

/// Place in a town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Place {
    Edge,
    Inside,
}

impl Choice for Place {
    const SCOPE: &'static str = "dbe-town-place";
}

/// Attacker or defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Role {
    Defender,
    Attacker,
}

impl Choice for Role {
    const SCOPE: &'static str = "dbe-town-role";
}

/// Reason to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Intent {
    StepBack,
    #[strum(serialize = "retreat-result")]
    Retreat,
    #[strum(serialize = "flight-result")]
    Flight,
}

impl Choice for Intent {
    const SCOPE: &'static str = "dbe-town-intent";
}

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    Ground,
}

impl Choice for Question {
    const SCOPE: &'static str = "dbe-town-fighting-ask";
}

/// A base in a town.
pub struct Input {
    place: Place,
    role: Option<Role>,
    intent: Option<Intent>,
    breach: Option<bool>,
    rear_support: Option<bool>,
    cover: Cover,
    troop: Option<Troop>,
    ground_only: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let place: Place = form.choice("place").required();
        let role: Option<Role> = form.choice("role").optional();
        // Whoever is inside does not stand at the edge that troops leave.
        let intent = form
            .choice("intent")
            .must(|_: Intent| place == Place::Edge)
            .optional();
        let breach = form.yes_or_no("breach").optional();
        let rear_support = form.yes_or_no("rear_support").optional();
        let cover = form.choice("cover").or(Cover::None);
        let troop = form.choice("troop").optional();
        let ask: Option<Question> = form.choice("ask").optional();
        // No attacker enters a town before its defence is breached.
        let enters = place == Place::Inside && role == Some(Role::Attacker);
        let entry = ask.is_none() && troop.is_none() && rear_support.is_none();
        if enters && entry && form.may_lack_facts() {
            form.lacks("breach");
        }
        if place == Place::Edge && role.is_none() && rear_support != Some(true) {
            form.lacks("role");
        }
        Self {
            place,
            role,
            intent,
            breach,
            rear_support,
            cover,
            troop,
            ground_only: ask.is_some() && place == Place::Inside,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    PLUS_TWO = "dbe/towns/edge#plus-two";
    ATTACKERS_NONE = "dbe/towns/edge#attackers-none";
    NO_STEP_BACK = "dbe/towns/no-stepping-back#no-step-back";
    RESULTS_ONLY = "dbe/towns/no-stepping-back#results-only";
    AFTER_BREACH = "dbe/towns/breach#after-breach";
    NO_BREACH = "dbe/towns/breach#no-breach";
    GOING = "dbe/towns/inside#going";
    TWO_LESS = "dbe/towns/inside#two-less";
    AT_HOME = "dbe/towns/inside#voltigeurs-at-home";
    NONE_INSIDE = "dbe/towns/rear-support#none-inside";
    REPLACES = "dbe/disputes/town-edge-and-cover#replaces-cover";
    ON_TOP = "dbe/disputes/town-edge-and-cover#on-top-of-cover";
    SHOOTING_COVER = "dbe/disputes/town-edge-and-cover#shooting-cover";
    NO_SUPPORT = "dbe/disputes/rear-support-at-the-edge#no-support-at-the-edge";
    SUPPORT = "dbe/disputes/rear-support-at-the-edge#support-at-the-edge";
}

/// The edge of a town together with cover.
static EDGE_AND_COVER: Point = Point {
    id: "town-edge-and-cover",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(REPLACES),
        Reading::of(ON_TOP),
        Reading::of(SHOOTING_COVER),
    ],
};
/// Rear support for defenders at the edge.
static SUPPORT_AT_EDGE: Point = Point {
    id: "rear-support-at-the-edge",
    kind: PointKind::Open,
    readings: &[Reading::followed(NO_SUPPORT), Reading::of(SUPPORT)],
};

impl Rule for TownFighting {
    type Input = Input;
    const ID: &'static str = "dbe.town-fighting";
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
        Output {
            name: "rear_support_counts",
            kind: OutKind::Truth,
        },
        Output {
            name: "protection",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "going_modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "going",
            kind: OutKind::Word {
                scope: Going::SCOPE,
                codes: &[Going::Difficult.into_str()],
            },
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "no-step-back",
            claim: NO_STEP_BACK,
        },
        Violation {
            code: "no-breach",
            claim: NO_BREACH,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&EDGE_AND_COVER, &SUPPORT_AT_EDGE];
    const TABLES: &'static [&'static Table] = &[&TOWN, &MELEE_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let edge = input.place == Place::Edge;
        let allowed = if input.ground_only {
            None
        } else {
            allowed(case, input)
        };
        let support = if input.ground_only {
            None
        } else {
            support(case, input)
        };
        let protection = input
            .role
            .filter(|_| edge)
            .map(|role| protection(case, input, role));
        let mut modifier = None;
        if !edge {
            case.applied("inside", GOING).value(Going::Difficult.code());
            modifier = input.troop.map(|troop| {
                let home = troop == Troop::Voltigeurs;
                let figure = case
                    .number(&MELEE_MODIFIERS, "difficult", "value")
                    .unwrap_or(0);
                let claim = if home { AT_HOME } else { TWO_LESS };
                let value = if home { 0 } else { figure };
                case.considered("ground", !home, claim)
                    .value(value)
                    .arg("troop", Arg::of(Troop::SCOPE, troop.code()));
                value
            });
        }
        Values::default()
            .with("allowed", allowed)
            .with("violations", allowed.map(|_| case.refused().to_vec()))
            .with("rear_support_counts", support)
            .with("protection", protection)
            .with("going_modifier", modifier)
            .with("going", (!edge).then_some(Going::Difficult.code()))
    }
}

/// Whether it may leave the edge, or enter.
fn allowed(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    match (input.place, input.role?) {
        (Place::Edge, Role::Defender) => {
            let intent = input.intent?;
            let own = intent == Intent::StepBack;
            case.forbid_unless("no-step-back", !own, RESULTS_ONLY)
                .arg("intent", Arg::of(Intent::SCOPE, intent.code()));
            Some(!own)
        }
        (Place::Inside, Role::Attacker) => {
            let breach = input.breach?;
            case.forbid_unless("no-breach", breach, AFTER_BREACH);
            if !breach {
                case.remedy("breach", vec![], vec![("breach", true.into())]);
            }
            Some(breach)
        }
        _ => None,
    }
}

/// Whether a friend behind counts.
fn support(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    if !input.rear_support? {
        return None;
    }
    let (counts, claim) = match input.place {
        Place::Inside => (false, NONE_INSIDE),
        Place::Edge if case.ask(&SUPPORT_AT_EDGE).is(SUPPORT) => (true, SUPPORT),
        Place::Edge => (false, NO_SUPPORT),
    };
    case.considered("rear-support", counts, claim).value(counts);
    Some(counts)
}

/// Protection by the edge.
fn protection(case: &mut Case<'_>, input: &Input, role: Role) -> i64 {
    if role == Role::Attacker {
        case.considered("protection", false, ATTACKERS_NONE)
            .value(0)
            .arg("why", "attacker");
        return 0;
    }
    let edge = case.number(&TOWN, "edge", "protection").unwrap_or(0);
    let cover = match input.cover {
        Cover::None => None,
        Cover::Light => Some("light-cover"),
        Cover::Heavy => Some("heavy-cover"),
    };
    let Some(row) = cover else {
        case.applied("protection", PLUS_TWO)
            .value(edge)
            .arg("why", "edge");
        return edge;
    };
    let cover = case.number(&MELEE_MODIFIERS, row, "value").unwrap_or(0);
    let (sum, claim, why) = match case.ask(&EDGE_AND_COVER).claim() {
        ON_TOP => (edge + cover, ON_TOP, "both"),
        SHOOTING_COVER => (cover, SHOOTING_COVER, "cover"),
        _ => (edge, REPLACES, "instead"),
    };
    case.because(PLUS_TWO);
    case.applied("protection", claim).value(sum).arg("why", why);
    sum
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge};

    fn ask(given: &Value) -> Verdict {
        judge("dbe.town-fighting", given)
    }

    #[test]
    fn at_the_edge() {
        let at =
            |role: &str| ask(&json!({"place": "edge", "role": role})).values["protection"].clone();
        assert_eq!((at("defender"), at("attacker")), (json!(2), json!(0)));
        let leaving = |intent: &str| {
            ask(&json!({"place": "edge", "role": "defender", "intent": intent})).values["allowed"]
                .clone()
        };
        assert_eq!(
            ["step-back", "retreat-result", "flight-result"].map(leaving),
            [false, true, true].map(|yes| json!(yes))
        );
        assert_eq!(
            ask(&json!({"place": "edge", "role": "defender", "cover": "none"})).values["protection"],
            json!(2)
        );
        let open = ask(&json!({"place": "edge", "role": "defender", "cover": "heavy"}));
        assert_eq!(
            open.readings
                .iter()
                .map(|r| r.values["protection"].clone())
                .collect::<Vec<_>>(),
            [2, 3, 1].map(|n| json!(n))
        );
    }

    #[test]
    fn inside() {
        let enter =
            |breach: bool| ask(&json!({"place": "inside", "role": "attacker", "breach": breach}));
        assert_eq!(
            (
                &enter(true).values["allowed"],
                &enter(false).values["violations"]
            ),
            (&json!(true), &json!(["no-breach"]))
        );
        let ground = |troop: &str| {
            ask(&json!({"place": "inside", "ask": "ground", "troop": troop})).values["going_modifier"].clone()
        };
        assert_eq!(
            (ground("elite"), ground("voltigeurs")),
            (json!(-2), json!(0))
        );
        assert_eq!(
            ask(&json!({"place": "inside"})).values["going"],
            json!("difficult")
        );
    }

    #[test]
    fn rear_support() {
        assert_eq!(
            ask(&json!({"place": "inside", "rear_support": true})).values["rear_support_counts"],
            json!(false)
        );
        assert_eq!(
            ask(&json!({"place": "edge", "role": "defender", "rear_support": true}))
                .finding
                .code,
            "rear-support-at-the-edge"
        );
        assert_eq!(
            ask(&json!({"place": "edge", "role": "defender", "rear_support": false})).values["rear_support_counts"],
            Value::Null
        );
        assert_eq!(
            faults("dbe.town-fighting", &json!({"place": "edge"})),
            [("role".to_owned(), "missing")]
        );
    }
}
