//! `impetus.evade`: whether a unit may evade, its test, and obstacles.
//!
//! # Source items
//! ai:evasion-amended.1-.11, ai:evasion-clarified.1-.3, .p1-.p3.
//!
//! # What it decides
//! Whether the unit may evade this threat; whether a discipline test is needed and its modifier;
//! the cost of a failure; which obstacles in its path cancel the evasion; the shooter's modifier.
//!
//! # What it does not decide
//! The discipline test itself and distances, which are in the rulebook; whether the threat is
//! frontal, which is asked.
//!
//! # Readings chosen
//! - Whether a unit on opportunity is tested for a second phase is an open point.
//! - The unit may not make an evasion that an obstacle in its path would cancel.
//! - For charges the control zone decides whether they are frontal, for shots the front projection.
//!
//! # Direction of error
//! Missing facts about path, disorder and opportunity do not forbid it; if it is not given whether
//! a threat is frontal, the answer is open.
//!
//! # Examples
//! CL in disorder: +1. S on opportunity: no test. CM in a Large Unit: no.

use strum::{IntoStaticStr, VariantArray};

use super::battle::{Test, results};
use super::field_tables::{EVASION_MODIFIERS, SHOT_MODIFIERS};
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Evade;

/// Threat that the unit would evade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Threat {
    Charge,
    Shooting,
    OpportunityFire,
    OpportunityCharge,
    Countercharge,
    Pursuit,
}

impl Choice for Threat {
    const SCOPE: &'static str = "impetus-threat";
}

/// Obstacle in the path of the evasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Path {
    Free,
    Rough,
    Difficult,
    Impassable,
    Enemy,
    FriendInMelee,
}

impl Choice for Path {
    const SCOPE: &'static str = "impetus-evasion-path";
}

/// Whether a threat is frontal: asked for a charge or shooting, because it decides.
enum Frontal {
    Asked(Option<Fact<bool>>),
    Perhaps(Fact<Option<bool>>),
}

impl Frontal {
    fn is_told(&self) -> bool {
        match self {
            Self::Asked(fact) => fact.is_some(),
            Self::Perhaps(fact) => fact.is(|frontal| frontal.is_some()),
        }
    }

    fn get(&self) -> Option<bool> {
        match self {
            Self::Asked(fact) => fact.as_ref().map(Fact::get),
            Self::Perhaps(fact) => fact.get(),
        }
    }
}

/// A unit under threat.
pub struct Input {
    troop: Fact<Troop>,
    large_unit: Fact<bool>,
    threat: Fact<Option<Threat>>,
    frontal: Frontal,
    opportunity: Fact<bool>,
    disordered: Fact<bool>,
    path: Fact<Option<Path>>,
    phase: Measure,
    same_enemy: Fact<bool>,
    test: Fact<Option<Test>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop = form.choice("troop").fact();
        let large_unit = form.yes_or_no("large_unit").fact_or(false);
        // Whether it may evade depends on the threat: for a complete input without one, only the
        // test is computed.
        let asked = form.may_lack_facts() && form.wants(&["may_evade"]);
        let threat: Fact<Option<Threat>> = form.choice("threat").maybe_fact_unless(asked);
        let decides = asked
            || matches!(
                threat.exactly().flatten(),
                Some(Threat::Charge | Threat::Shooting)
            );
        let frontal = form.yes_or_no("frontal");
        let frontal = if decides {
            Frontal::Asked(frontal.fact_told_if(|| false))
        } else {
            Frontal::Perhaps(frontal.maybe_fact())
        };
        let input = Self {
            troop,
            large_unit,
            threat,
            frontal,
            opportunity: form.yes_or_no("opportunity").fact_or(false),
            disordered: form.yes_or_no("disordered").fact_or(false),
            path: form.choice("path").maybe_fact(),
            phase: form.integer("phase_number", 1, 9).usually_measured(1),
            same_enemy: form.yes_or_no("same_enemy").fact_or(true),
            test: form.choice("test_result").maybe_fact(),
        };
        // A unit on opportunity takes no test.
        if input.opportunity.exactly() == Some(true)
            && input.test.exactly().is_some_and(|test| test.is_some())
        {
            form.contradicts("test_result");
        }
        // An older name of the same field.
        let once = form
            .retired("test_die_result")
            .and_then(|told| Test::parse(&told));
        match once {
            Some(_) if input.test.exactly() == Some(None) => Self {
                test: Fact::known(once),
                ..input
            },
            _ => input,
        }
    }
}

claims! {
    WHO = "impetus/evasion/who#who";
    NO_OTHERS = "impetus/evasion/who#no-others";
    NOT_LARGE = "impetus/evasion/who#not-large-units";
    CHARGE_OR_SHOT = "impetus/evasion/against-what#charge-or-shot";
    OPPORTUNITY_FIRE = "impetus/evasion/against-what#opportunity-fire";
    OPPORTUNITY_CHARGE = "impetus/evasion/against-what#opportunity-charge";
    COUNTERCHARGE = "impetus/evasion/against-what#countercharge";
    PURSUIT = "impetus/evasion/against-what#pursuit";
    NOT_FRONTAL = "impetus/evasion/frontal#not-frontal";
    THROUGH_ZONE = "impetus/evasion/frontal#charge-through-zone";
    FROM_FRONT = "impetus/evasion/frontal#shot-from-front";
    ZONE_THEN_CORRIDOR = "impetus/disputes/frontal-threat#zone-then-corridor";
    BEFORE_AND_AFTER = "impetus/evasion/from-shooting#before-and-after";
    SHOOTER_PENALTY = "impetus/evasion/from-shooting#shooter-penalty";
    TEST_NEEDED = "impetus/evasion/test#test-needed";
    FAILS_STAYS = "impetus/evasion/test#fails-stays";
    NO_DISORDER = "impetus/evasion/test#no-disorder";
    ON_OPPORTUNITY = "impetus/evasion/test#on-opportunity";
    FIRST_NO_SECOND_YES = "impetus/disputes/evasion-disorder#first-no-second-yes";
    LIGHT = "impetus/evasion/modifiers#light";
    DISORDERED = "impetus/evasion/modifiers#disordered";
    NO_MODIFIER = "impetus/evasion/modifiers#none";
    WHOLE_PHASE = "impetus/evasion/distance#whole-phase";
    SLOWER = "impetus/evasion/distance#slower-ground";
    IMPASSABLE = "impetus/evasion/obstacles#impassable";
    ENEMIES = "impetus/evasion/obstacles#enemies";
    FRIENDS = "impetus/evasion/obstacles#friends-in-melee";
    INVOLUNTARY = "impetus/evasion/obstacles#involuntary";
    DISORDERED_ONCE = "impetus/evasion/second-phase#disordered-once";
    AGAIN = "impetus/evasion/second-phase#test-again";
    FAILED_DISORDERED = "impetus/evasion/second-phase#failed-disordered";
    NO_MORE = "impetus/evasion/second-phase#no-more";
    FRESH = "impetus/evasion/new-enemy#fresh";
    FRESH_NO_DISORDER = "impetus/evasion/new-enemy#fresh-no-disorder";
    EVERYONE_TESTED = "impetus/disputes/opportunity-second-phase#test-again";
    EXCUSED = "impetus/disputes/opportunity-second-phase#no-test";
}

/// Whether opportunity exempts from the test for a second phase too.
static SECOND_PHASE: Point = Point {
    id: "opportunity-second-phase",
    kind: PointKind::Open,
    readings: &[Reading::followed(EVERYONE_TESTED), Reading::of(EXCUSED)],
};

/// Kind of movement that an evasion is.
const COUNTS_AS: &str = "involuntary";

impl Rule for Evade {
    type Input = Input;
    const ID: &'static str = "impetus.evade";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "may_evade",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "test_needed",
            kind: OutKind::Truth,
        },
        Output {
            name: "modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "disorder_if_failed",
            kind: OutKind::Truth,
        },
        Output {
            name: "cancelled",
            kind: OutKind::Truth,
        },
        Output {
            name: "shooter_modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "counts_as",
            kind: OutKind::Word {
                scope: "impetus-counts-as",
                codes: &[COUNTS_AS],
            },
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("legal", "test_needed"),
        ("legal", "modifier"),
        ("test_needed", "modifier"),
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "wrong-troop",
            claim: NO_OTHERS,
        },
        Violation {
            code: "large-unit",
            claim: NOT_LARGE,
        },
        Violation {
            code: "opportunity-fire",
            claim: OPPORTUNITY_FIRE,
        },
        Violation {
            code: "opportunity-charge",
            claim: OPPORTUNITY_CHARGE,
        },
        Violation {
            code: "countercharge",
            claim: COUNTERCHARGE,
        },
        Violation {
            code: "pursuit",
            claim: PURSUIT,
        },
        Violation {
            code: "not-frontal",
            claim: NOT_FRONTAL,
        },
        Violation {
            code: "disordered-twice",
            claim: DISORDERED_ONCE,
        },
        Violation {
            code: "impassable",
            claim: IMPASSABLE,
        },
        Violation {
            code: "enemy",
            claim: ENEMIES,
        },
        Violation {
            code: "friend-in-melee",
            claim: FRIENDS,
        },
        Violation {
            code: "failed-test",
            claim: FAILS_STAYS,
        },
        Violation {
            code: "failed-second-test",
            claim: NO_MORE,
        },
    ];
    const REFUSED_IS_NO: bool = true;
    const POINTS: &'static [&'static Point] = &[&SECOND_PHASE];
    const TABLES: &'static [&'static Table] = &[&EVASION_MODIFIERS, &SHOT_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        eligible(case, input);
        let barred = !case.refused().is_empty();
        let tested = if barred {
            Tested::default()
        } else {
            test(case, input)
        };
        // An obstacle in the path stops every unit.
        let cancelled = path_blocks(case, &input.path).filter(|_| !barred);
        let told = || input.threat.is(|threat| threat.is_some()) && input.frontal.is_told();
        let refused = !case.refused().is_empty();
        let may = if refused {
            Some(false)
        } else {
            told().then_some(true)
        };
        let mut shooter = None;
        if may == Some(true) {
            case.because(WHO);
            case.because(CHARGE_OR_SHOT);
            if input.threat == Some(Threat::Shooting) {
                let modifier = case
                    .number(&SHOT_MODIFIERS, "evading", "modifier")
                    .unwrap_or(0);
                case.applied("shooter", SHOOTER_PENALTY).value(modifier);
                case.applied("declared-first", BEFORE_AND_AFTER);
                shooter = Some(modifier);
            }
        }
        let violations = case.refused().to_vec();
        results(
            Self::OUTPUTS,
            vec![
                ("may_evade", may.into()),
                ("violations", violations.into()),
                ("test_needed", tested.needed.into()),
                ("modifier", tested.modifier.into()),
                ("disorder_if_failed", tested.disorder.into()),
                ("cancelled", cancelled.into()),
                ("shooter_modifier", shooter.into()),
                ("counts_as", (!barred).then_some(COUNTS_AS).into()),
            ],
        )
    }
}

/// Objections to any evasion at all.
fn eligible(case: &mut Case<'_>, input: &Input) {
    let (named, heavy) = input.troop.by(|troop| {
        let heavy = matches!(troop, Troop::MediumCavalry | Troop::LightChariots);
        let light = matches!(troop, Troop::LightCavalry | Troop::Skirmishers);
        (heavy || light, heavy)
    });
    case.forbid("wrong-troop", !named)
        .arg("troop", &input.troop);
    if heavy {
        case.forbid("large-unit", *input.large_unit);
    }
    // From here on, a charge and a shot of the phase are treated alike.
    let threat = input.threat.alike(|threat| {
        let in_phase = matches!(threat, Some(Threat::Charge | Threat::Shooting));
        (in_phase, threat.filter(|_| !in_phase))
    });
    match threat {
        Some(Threat::Charge | Threat::Shooting) => {
            let known = input.threat.exactly().flatten();
            case.step("threat", true)
                .arg(
                    "threat",
                    known.map(|threat| Arg::of(Threat::SCOPE, threat.code())),
                )
                .cite(CHARGE_OR_SHOT);
        }
        Some(threat) => {
            case.forbid(threat.code(), true);
        }
        None => {}
    }
    if let Some(frontal) = input.frontal.get() {
        case.forbid("not-frontal", !frontal);
        let claim = match input.threat.exactly().flatten() {
            Some(Threat::Charge) if frontal => Some(THROUGH_ZONE),
            Some(Threat::Shooting) if frontal => Some(FROM_FRONT),
            _ => None,
        };
        if let Some(claim) = claim {
            case.because(claim);
            case.applied("frontal", ZONE_THEN_CORRIDOR);
        }
    }
    if input.phase > 1 {
        if *input.same_enemy {
            case.forbid("disordered-twice", *input.disordered);
        } else {
            case.applied("new-enemy", FRESH);
        }
    }
}

/// The test to evade.
#[derive(Default)]
struct Tested {
    needed: Option<bool>,
    modifier: Option<i64>,
    disorder: Option<bool>,
}

fn test(case: &mut Case<'_>, input: &Input) -> Tested {
    let later = input.phase > 1;
    let second = later && *input.same_enemy;
    let opportunity = *input.opportunity;
    let mut needed = !opportunity;
    if second && opportunity {
        needed = case.ask(&SECOND_PHASE).is(EVERYONE_TESTED);
        let claim = if needed { EVERYONE_TESTED } else { EXCUSED };
        case.considered("opportunity-again", !needed, claim);
    } else {
        case.step("opportunity", opportunity).cite(if opportunity {
            ON_OPPORTUNITY
        } else {
            TEST_NEEDED
        });
        case.because(match (opportunity, second) {
            (true, _) => ON_OPPORTUNITY,
            (false, true) => AGAIN,
            (false, false) => TEST_NEEDED,
        });
    }
    if !needed {
        return Tested {
            needed: Some(false),
            ..Tested::default()
        };
    }
    let light = |troop| matches!(troop, Troop::LightCavalry | Troop::Skirmishers);
    let light = input.troop.is(light);
    let disordered = *input.disordered;
    let mut modifier = 0;
    for (row, applies, claim) in [
        ("light", light, LIGHT),
        ("disordered", disordered, DISORDERED),
    ] {
        let figure = case
            .number(&EVASION_MODIFIERS, row, "modifier")
            .unwrap_or(0);
        case.applies(row, applies, claim).value(figure);
        if applies {
            modifier += figure;
        }
    }
    if !light && !disordered {
        case.applied("no-modifier", NO_MODIFIER);
    }
    let claim = match (second, later) {
        (true, _) => FAILED_DISORDERED,
        (false, false) => NO_DISORDER,
        (false, true) => FRESH_NO_DISORDER,
    };
    case.considered("disorder-if-failed", second, claim);
    case.step("first-no-second-yes", second)
        .cite(FIRST_NO_SECOND_YES);
    if let Some(test) = input.test.get() {
        let failed = test == Test::Failed;
        case.forbid(
            if second {
                "failed-second-test"
            } else {
                "failed-test"
            },
            failed,
        );
        if failed {
            case.because(FIRST_NO_SECOND_YES);
        }
    }
    Tested {
        needed: Some(true),
        modifier: Some(modifier),
        disorder: Some(second),
    }
}

/// Whether obstacles in the path cancel the evasion, if given.
fn path_blocks(case: &mut Case<'_>, path: &Fact<Option<Path>>) -> Option<bool> {
    // Rough and difficult ground are treated alike here.
    let kind = path.alike(|path| match path {
        Some(Path::Difficult) => Some(Path::Rough),
        path => path,
    })?;
    let blocks = matches!(kind, Path::Impassable | Path::Enemy | Path::FriendInMelee);
    if blocks {
        case.forbid(kind.code(), true);
    } else {
        let known = path.exactly().flatten();
        case.step("path", false)
            .arg("path", known.map(|path| Arg::of(Path::SCOPE, path.code())))
            .cite(WHOLE_PHASE);
        let slower = matches!(kind, Path::Rough | Path::Difficult);
        case.step("slower", slower).cite(SLOWER);
        case.because(if slower { SLOWER } else { WHOLE_PHASE });
    }
    case.step("involuntary", true).cite(INVOLUNTARY);
    if kind == Path::FriendInMelee {
        case.because(INVOLUNTARY);
    }
    Some(blocks)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.evade";

    fn usual() -> Value {
        json!({"troop": "CL", "threat": "charge", "frontal": true, "path": "free"})
    }

    fn violations(changes: Value) -> String {
        let verdict = judge(ID, &with(&usual(), &changes));
        let found: Vec<&str> = verdict.values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap())
            .collect();
        assert_eq!(verdict.values["may_evade"], found.is_empty());
        found.join(" ")
    }

    #[test]
    fn what_forbids_it() {
        for (changes, want) in [
            (json!({}), ""),
            (json!({"troop": "S", "large_unit": true}), ""),
            (json!({"troop": "CM"}), ""),
            (json!({"troop": "CM", "large_unit": true}), "large-unit"),
            (json!({"troop": "CGL", "large_unit": true}), "large-unit"),
            (json!({"troop": "CP"}), "wrong-troop"),
            (json!({"troop": "CGP"}), "wrong-troop"),
            (json!({"troop": "El"}), "wrong-troop"),
            (json!({"threat": "shooting"}), ""),
            (json!({"threat": "opportunity-fire"}), "opportunity-fire"),
            (
                json!({"threat": "opportunity-charge"}),
                "opportunity-charge",
            ),
            (json!({"threat": "countercharge"}), "countercharge"),
            (json!({"threat": "pursuit"}), "pursuit"),
            (json!({"frontal": false}), "not-frontal"),
            (json!({"path": "rough"}), ""),
            (json!({"path": "difficult"}), ""),
            (json!({"path": "impassable"}), "impassable"),
            (json!({"path": "enemy"}), "enemy"),
            (json!({"path": "friend-in-melee"}), "friend-in-melee"),
            (json!({"disordered": true}), ""),
            (
                json!({"disordered": true, "phase_number": 2}),
                "disordered-twice",
            ),
            (
                json!({"disordered": true, "phase_number": 2, "same_enemy": false}),
                "",
            ),
            (json!({"test_result": "failed"}), "failed-test"),
            (json!({"test_die_result": "failed"}), "failed-test"),
            (
                json!({"test_result": "failed", "phase_number": 2}),
                "failed-second-test",
            ),
            (
                json!({"test_result": "failed", "phase_number": 2, "same_enemy": false}),
                "failed-test",
            ),
            (json!({"test_result": "passed", "phase_number": 3}), ""),
        ] {
            assert_eq!(violations(changes.clone()), want, "{changes}");
        }
    }

    #[test]
    fn the_test() {
        let of = |changes: Value| {
            let values = judge(ID, &with(&usual(), &changes)).values;
            (
                values["test_needed"].clone(),
                values["modifier"].clone(),
                values["disorder_if_failed"].clone(),
            )
        };
        assert_eq!(of(json!({})), (json!(true), json!(2), json!(false)));
        assert_eq!(
            of(json!({"disordered": true})),
            (json!(true), json!(1), json!(false))
        );
        assert_eq!(
            of(json!({"troop": "CM"})),
            (json!(true), json!(0), json!(false))
        );
        assert_eq!(
            of(json!({"troop": "CGL", "disordered": true})),
            (json!(true), json!(-1), json!(false))
        );
        assert_eq!(
            of(json!({"opportunity": true})),
            (json!(false), Value::Null, Value::Null)
        );
        assert_eq!(
            of(json!({"phase_number": 2})),
            (json!(true), json!(2), json!(true))
        );
        assert_eq!(
            of(json!({"phase_number": 2, "same_enemy": false})),
            (json!(true), json!(2), json!(false))
        );
        assert_eq!(
            of(json!({"troop": "CP"})),
            (Value::Null, Value::Null, Value::Null)
        );
    }

    #[test]
    fn opportunity_in_a_second_phase_is_open() {
        let open = judge(
            ID,
            &with(&usual(), &json!({"opportunity": true, "phase_number": 2})),
        );
        assert_eq!(open.finding.kind, FindingKind::Undetermined);
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["test_needed"].clone()))
                .collect::<Vec<_>>(),
            [("test-again", json!(true)), ("no-test", json!(false))]
        );
        assert_eq!(open.values["may_evade"], true);
        // A new enemy means a first phase.
        assert_eq!(
            judge(
                ID,
                &with(
                    &usual(),
                    &json!({"opportunity": true, "phase_number": 2, "same_enemy": false})
                )
            )
            .values["test_needed"],
            false
        );
    }

    #[test]
    fn the_shooter() {
        assert_eq!(
            judge(ID, &with(&usual(), &json!({"threat": "shooting"}))).values["shooter_modifier"],
            -1
        );
        for changes in [
            json!({}),
            json!({"threat": "opportunity-fire"}),
            json!({"threat": "shooting", "test_result": "failed"}),
        ] {
            assert_eq!(
                judge(ID, &with(&usual(), &changes)).values["shooter_modifier"],
                Value::Null
            );
        }
    }

    #[test]
    fn what_is_not_told_stays_open() {
        assert_eq!(
            judge(ID, &json!({"troop": "CL", "disordered": true})).values["may_evade"],
            Value::Null
        );
        assert_eq!(
            judge(ID, &json!({"troop": "CL", "disordered": true})).values["modifier"],
            1
        );
        assert_eq!(
            judge(ID, &json!({"troop": "CL", "threat": "charge"})).values["may_evade"],
            Value::Null
        );
        assert_eq!(
            judge(
                ID,
                &json!({"troop": "CL", "threat": "charge", "frontal": true})
            )
            .values["may_evade"],
            true
        );
        assert_eq!(faults(ID, &json!({})), [("troop".to_owned(), "missing")]);
    }

    proptest! {
        /// Disorder costs one point of the test and nothing else, in a first phase.
        #[test]
        fn disorder_costs_a_point(troop in 0_usize..13) {
            let of = |disordered: bool| judge(ID, &json!({"troop": Troop::ALL[troop].code(), "threat": "charge", "frontal": true, "disordered": disordered})).values;
            let (order, disorder) = (of(false), of(true));
            prop_assert_eq!(&order["may_evade"], &disorder["may_evade"]);
            prop_assert_eq!(order["modifier"].as_i64().map(|n| n - 1), disorder["modifier"].as_i64());
        }
    }
}
