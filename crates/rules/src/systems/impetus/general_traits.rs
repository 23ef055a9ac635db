//! `impetus.general-traits`: what a general's level permits, and the effect of doubles on it.
//!
//! # Source items
//! ai:generals.1-.10, ai:flank-march.p2.
//!
//! # What it decides
//! Rerolls, handing over the initiative, doubles, the discipline bonus, the distance from the
//! table, and the effect of losing a Charismatic general.
//!
//! # What it does not decide
//! Which levels may take part in a tournament (`impetus.command-limits`); anything that the
//! document does not mention is left to the rulebook, and the check says so.
//!
//! # Readings chosen
//! - Which units test when a Charismatic CiC is lost is an open point (I14).
//! - A Charismatic's double 1 is left to the rulebook, flagged as a silence (I15).
//!
//! # Direction of error
//! By default a general is not the CiC.
//!
//! # Examples
//! An Expert rerolling one initiative die: refused. A Genius' double 1: Expert immediately, no
//! reroll.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::setup_tables::{BATTLE_LIMITS, BONUSES};
use super::words::General;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct GeneralTraits;

/// Event that is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Event {
    InitiativeReroll,
    CedeInitiative,
    LossReroll,
    #[strum(serialize = "double-1")]
    DoubleOne,
    #[strum(serialize = "double-6")]
    DoubleSix,
    RallyBonus,
    OtherDiscipline,
    Lost,
    OffTableReach,
    FlankRoll,
}

impl Choice for Event {
    const SCOPE: &'static str = "impetus-general-event";
}

/// A general and an event.
pub struct Input {
    level: General,
    cic: bool,
    event: Event,
    dice: Option<i64>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let level: General = form.choice("level").required();
        // It decides whose units test for a lost Charismatic general.
        let decides = level == General::Charismatic && form.says("event", Event::Lost.code());
        let cic = form.yes_or_no("is_cic");
        let cic = if decides {
            cic.asked_or(false)
        } else {
            cic.or(false)
        };
        let event: Event = form.choice("event").unchanged().required();
        let dice = form.integer("dice_to_reroll", 1, 2).optional();
        if level == General::Expert && matches!(event, Event::InitiativeReroll | Event::LossReroll)
        {
            form.lacks("dice_to_reroll");
        }
        Self {
            level,
            cic,
            event,
            dice,
        }
    }
}

claims! {
    HOW_MANY = "impetus/generals/rerolls#how-many";
    GENIUS_INITIATIVE = "impetus/generals/rerolls#genius-initiative";
    GENIUS_LOSS = "impetus/generals/rerolls#genius-loss";
    CHARISMATIC_INITIATIVE = "impetus/generals/rerolls#charismatic-initiative";
    CHARISMATIC_LOSS = "impetus/generals/rerolls#charismatic-loss";
    EXPERT_INITIATIVE = "impetus/generals/rerolls#expert-initiative";
    EXPERT_LOSS = "impetus/generals/rerolls#expert-loss";
    EXPERT_ONE_DIE = "impetus/generals/rerolls#expert-one-die";
    OTHER_LEVELS = "impetus/generals/rerolls#other-levels";
    CEDES = "impetus/generals/cede-initiative#genius";
    MAY_NOT_CEDE = "impetus/generals/cede-initiative#others";
    GENIUS_SIX = "impetus/generals/genius-doubles#double-six";
    GENIUS_ONE = "impetus/generals/genius-doubles#double-one";
    GENIUS_NO_REROLL = "impetus/generals/genius-doubles#no-reroll";
    NO_PROMOTION = "impetus/generals/expert-doubles#no-promotion";
    CANNOT_DROP = "impetus/generals/expert-doubles#cannot-drop";
    DROPS = "impetus/generals/expert-doubles#drops";
    EXPERT_NO_REROLL = "impetus/generals/expert-doubles#no-reroll";
    EXPERT_CIC = "impetus/generals/expert-doubles#expert-cic";
    OTHER_DOUBLES = "impetus/generals/expert-doubles#other-levels";
    DOUBLED_REACH = "impetus/generals/genius-off-table#doubled";
    REACH = "impetus/generals/genius-off-table#reach";
    OTHER_REACH = "impetus/generals/genius-off-table#other-levels";
    RALLY = "impetus/generals/charismatic-rally#bonus";
    ONLY_RALLY = "impetus/generals/charismatic-rally#not-otherwise";
    DEAD_OR_TAKEN = "impetus/generals/charismatic-lost#dead-or-taken";
    EVERY_UNIT = "impetus/generals/charismatic-lost#every-unit";
    DISORDERED = "impetus/generals/charismatic-lost#disordered";
    A_LOSS = "impetus/generals/charismatic-lost#a-loss";
    REPLACES = "impetus/generals/charismatic-lost#replaces";
    OTHER_LOSSES = "impetus/generals/charismatic-lost#other-levels";
    ARMY_IF_CIC = "impetus/disputes/charismatic-lost#army-if-cic";
    HIS_COMMAND = "impetus/disputes/charismatic-lost#his-command";
    BY_RULEBOOK = "impetus/disputes/charismatic-double-one#rulebook";
    EXPERT_MARCH = "impetus/flank-march/no-rerolls#expert";
    CHARISMATIC_MARCH = "impetus/flank-march/no-rerolls#charismatic";
    GENIUS_MARCH = "impetus/flank-march/no-rerolls#genius";
}

/// Units that test when a Charismatic CiC is lost.
static WHO_TESTS: Point = Point {
    id: "charismatic-lost",
    kind: PointKind::Open,
    readings: &[Reading::followed(ARMY_IF_CIC), Reading::of(HIS_COMMAND)],
};

/// Effect on the general or on the units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Effect {
    StaysGenius,
    BecomesExpert,
    CannotDrop,
    DropsALevel,
    DisciplineTests,
    PerManual,
}

impl Choice for Effect {
    const SCOPE: &'static str = "impetus-general-effect";
}

/// Units that test for the loss of the general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Tests {
    Army,
    Command,
}

impl Choice for Tests {
    const SCOPE: &'static str = "impetus-who-tests";
}

impl Rule for GeneralTraits {
    type Input = Input;
    const ID: &'static str = "impetus.general-traits";
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
            name: "effect",
            kind: OutKind::word::<Effect>(),
        },
        Output {
            name: "tests",
            kind: OutKind::word::<Tests>(),
        },
        Output {
            name: "reroll",
            kind: OutKind::Truth,
        },
        Output {
            name: "modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "reach_u",
            kind: OutKind::Number(Unit::U),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["allowed", "effect", "tests"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "single-die",
            claim: EXPERT_ONE_DIE,
        },
        Violation {
            code: "no-reroll",
            claim: OTHER_LEVELS,
        },
        Violation {
            code: "may-not-cede",
            claim: MAY_NOT_CEDE,
        },
        Violation {
            code: "expert-on-march",
            claim: EXPERT_MARCH,
        },
        Violation {
            code: "charismatic-on-march",
            claim: CHARISMATIC_MARCH,
        },
        Violation {
            code: "genius-on-march",
            claim: GENIUS_MARCH,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&WHO_TESTS];
    const TABLES: &'static [&'static Table] = &[&BATTLE_LIMITS, &BONUSES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let found = match input.event {
            Event::InitiativeReroll => reroll(
                case,
                input,
                [GENIUS_INITIATIVE, CHARISMATIC_INITIATIVE, EXPERT_INITIATIVE],
            ),
            Event::LossReroll => reroll(case, input, [GENIUS_LOSS, CHARISMATIC_LOSS, EXPERT_LOSS]),
            Event::FlankRoll => on_the_march(case, input.level),
            Event::CedeInitiative => {
                let genius = input.level == General::Genius;
                case.forbid("may-not-cede", !genius)
                    .arg("level", level(input));
                if genius {
                    case.because(CEDES);
                }
                TraitFindings {
                    allowed: Some(genius),
                    ..TraitFindings::default()
                }
            }
            Event::DoubleOne => double_one(case, input),
            Event::DoubleSix => double_six(case, input),
            Event::Lost => lost(case, input),
            Event::RallyBonus => {
                let charismatic = input.level == General::Charismatic;
                let bonus = case
                    .number(&BONUSES, "rally", "value")
                    .filter(|_| charismatic)
                    .unwrap_or(0);
                case.considered("rally", charismatic, RALLY)
                    .value(bonus)
                    .arg("level", level(input));
                case.applies("only-rally", charismatic, ONLY_RALLY);
                TraitFindings {
                    modifier: Some(bonus),
                    ..TraitFindings::default()
                }
            }
            Event::OtherDiscipline => {
                let charismatic = input.level == General::Charismatic;
                case.applies("only-rally", charismatic, ONLY_RALLY);
                // The document does not mention the other levels.
                TraitFindings {
                    modifier: charismatic.then_some(0),
                    effect: (!charismatic).then_some(Effect::PerManual),
                    ..TraitFindings::default()
                }
            }
            Event::OffTableReach => {
                let genius = input.level == General::Genius;
                let reach = if genius {
                    case.number(&BATTLE_LIMITS, "genius-reach", "value")
                } else {
                    None
                };
                let claim = if genius { REACH } else { OTHER_REACH };
                case.considered("reach", genius, claim)
                    .value(reach)
                    .arg("level", level(input));
                if genius {
                    case.because(DOUBLED_REACH);
                }
                TraitFindings {
                    reach,
                    effect: (!genius).then_some(Effect::PerManual),
                    ..TraitFindings::default()
                }
            }
        };
        let asked = found.allowed.is_some();
        Values::default()
            .with("allowed", found.allowed)
            .with(
                "violations",
                if asked {
                    Value::from(case.refused().to_vec())
                } else {
                    Value::Null
                },
            )
            .with("effect", found.effect.map(Effect::code))
            .with("tests", found.tests.map(Tests::code))
            .with("reroll", found.reroll)
            .with("modifier", found.modifier)
            .with("reach_u", found.reach)
    }
}

/// Findings about the general.
#[derive(Default)]
struct TraitFindings {
    allowed: Option<bool>,
    effect: Option<Effect>,
    tests: Option<Tests>,
    reroll: Option<bool>,
    modifier: Option<i64>,
    reach: Option<i64>,
}

impl TraitFindings {
    fn effect(effect: Effect, reroll: Option<bool>) -> Self {
        Self {
            effect: Some(effect),
            reroll,
            ..Self::default()
        }
    }
}

fn level(input: &Input) -> Arg {
    Arg::of(General::SCOPE, input.level.code())
}

/// A reroll at initiative or at the loss of a general: the claims of Genius, Charismatic and
/// Expert.
fn reroll(
    case: &mut Case<'_>,
    input: &Input,
    [genius, charismatic, expert]: [&'static str; 3],
) -> TraitFindings {
    let claim = match input.level {
        General::Genius => genius,
        General::Charismatic => charismatic,
        General::Expert => expert,
        General::Ordinary | General::Poor | General::Incompetent | General::Coward => {
            case.forbid("no-reroll", true).arg("level", level(input));
            return TraitFindings {
                allowed: Some(false),
                ..TraitFindings::default()
            };
        }
    };
    case.applied("rerolls", claim).arg("level", level(input));
    case.because(HOW_MANY);
    if input.level == General::Expert {
        let single = input.dice == Some(1);
        case.forbid("single-die", single);
        if single {
            case.remedy("both-dice", vec![], vec![("dice_to_reroll", 2.into())]);
        }
    }
    TraitFindings {
        allowed: Some(case.refused().is_empty()),
        ..TraitFindings::default()
    }
}

fn on_the_march(case: &mut Case<'_>, level: General) -> TraitFindings {
    let code = match level {
        General::Genius => "genius-on-march",
        General::Charismatic => "charismatic-on-march",
        General::Expert => "expert-on-march",
        General::Ordinary | General::Poor | General::Incompetent | General::Coward => "no-reroll",
    };
    case.forbid(code, true)
        .arg("level", Arg::of(General::SCOPE, level.code()));
    TraitFindings {
        allowed: Some(false),
        ..TraitFindings::default()
    }
}

fn double_one(case: &mut Case<'_>, input: &Input) -> TraitFindings {
    let (effect, reroll, claims): (_, _, &[&str]) = match input.level {
        General::Genius => (
            Effect::BecomesExpert,
            Some(false),
            &[GENIUS_ONE, GENIUS_NO_REROLL],
        ),
        General::Expert => (Effect::DropsALevel, Some(false), &[DROPS, EXPERT_NO_REROLL]),
        General::Charismatic => {
            case.flag("silent:charismatic-double-one");
            (Effect::PerManual, Some(true), &[BY_RULEBOOK])
        }
        General::Ordinary | General::Poor | General::Incompetent | General::Coward => {
            (Effect::PerManual, None, &[OTHER_DOUBLES])
        }
    };
    told(case, input, "double-one", effect, claims);
    TraitFindings::effect(effect, reroll)
}

fn double_six(case: &mut Case<'_>, input: &Input) -> TraitFindings {
    let (effect, claims): (_, &[&str]) = match (input.level, input.cic) {
        (General::Genius, _) => (Effect::StaysGenius, &[GENIUS_SIX]),
        (General::Expert, false) => (Effect::CannotDrop, &[CANNOT_DROP, NO_PROMOTION]),
        (General::Expert, true) => (Effect::PerManual, &[EXPERT_CIC]),
        _ => (Effect::PerManual, &[OTHER_DOUBLES]),
    };
    told(case, input, "double-six", effect, claims);
    TraitFindings::effect(effect, None)
}

fn lost(case: &mut Case<'_>, input: &Input) -> TraitFindings {
    if input.level != General::Charismatic {
        told(case, input, "lost", Effect::PerManual, &[OTHER_LOSSES]);
        return TraitFindings::effect(Effect::PerManual, None);
    }
    told(
        case,
        input,
        "lost",
        Effect::DisciplineTests,
        &[EVERY_UNIT, DISORDERED, A_LOSS, REPLACES, DEAD_OR_TAKEN],
    );
    case.step("disordered", true).cite(DISORDERED);
    case.step("a-loss", true).cite(A_LOSS);
    let army = input.cic && case.ask(&WHO_TESTS).is(ARMY_IF_CIC);
    let claim = if input.cic && !army {
        HIS_COMMAND
    } else {
        ARMY_IF_CIC
    };
    case.step("who-tests", army).cite(claim);
    if input.cic {
        case.because(claim);
    }
    TraitFindings {
        tests: Some(if army { Tests::Army } else { Tests::Command }),
        ..TraitFindings::effect(Effect::DisciplineTests, None)
    }
}

/// A step with its effect, and the claims that support it.
fn told(
    case: &mut Case<'_>,
    input: &Input,
    step: &'static str,
    effect: Effect,
    claims: &[&'static str],
) {
    let level = level(input);
    case.considered(step, effect != Effect::PerManual, claims[0])
        .value(effect.code())
        .arg("level", level)
        .arg("effect", effect.code());
    for claim in &claims[1..] {
        case.because(claim);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.general-traits";

    fn ask(level: &str, event: &str, dice: Option<i64>) -> Verdict {
        judge(
            ID,
            &json!({"level": level, "event": event, "dice_to_reroll": dice}),
        )
    }

    #[test]
    fn a_charismatic_helps_nobody_in_other_discipline_tests() {
        let of = |level: &str| judge(ID, &json!({"level": level, "event": "other-discipline"}));
        assert_eq!(
            (
                of("charismatic").values["modifier"].clone(),
                of("charismatic").reasons
            ),
            (json!(0), vec![ONLY_RALLY])
        );
        assert_eq!(
            (
                of("expert").values["modifier"].clone(),
                of("expert").values["effect"].clone()
            ),
            (Value::Null, json!("per-manual"))
        );
    }

    #[test]
    fn rerolls() {
        for event in ["initiative-reroll", "loss-reroll"] {
            for (level, one, two) in [
                ("genius", true, true),
                ("charismatic", true, true),
                ("expert", false, true),
                ("ordinary", false, false),
                ("coward", false, false),
            ] {
                assert_eq!(ask(level, event, Some(1)).values["allowed"], one, "{level}");
                assert_eq!(ask(level, event, Some(2)).values["allowed"], two, "{level}");
            }
        }
        assert_eq!(
            ask("genius", "initiative-reroll", None).values["allowed"],
            true
        );
        for level in General::codes() {
            assert_eq!(ask(level, "flank-roll", Some(2)).values["allowed"], false);
            assert_eq!(
                ask(level, "cede-initiative", None).values["allowed"],
                level == "genius"
            );
        }
    }

    #[test]
    fn doubles() {
        for (level, cic, one, six) in [
            (
                "genius",
                false,
                ("becomes-expert", json!(false)),
                "stays-genius",
            ),
            (
                "charismatic",
                false,
                ("per-manual", json!(true)),
                "per-manual",
            ),
            (
                "expert",
                false,
                ("drops-a-level", json!(false)),
                "cannot-drop",
            ),
            (
                "expert",
                true,
                ("drops-a-level", json!(false)),
                "per-manual",
            ),
            ("poor", true, ("per-manual", Value::Null), "per-manual"),
        ] {
            let values = |event: &str| {
                judge(ID, &json!({"level": level, "is_cic": cic, "event": event})).values
            };
            let ones = values("double-1");
            assert_eq!(
                (ones["effect"].as_str().unwrap(), ones["reroll"].clone()),
                one
            );
            assert_eq!(values("double-6")["effect"], six);
        }
        assert_eq!(
            ask("charismatic", "double-1", None).flags,
            ["silent:charismatic-double-one"]
        );
    }

    #[test]
    fn the_rest() {
        assert_eq!(
            ask("charismatic", "rally-bonus", None).values["modifier"],
            1
        );
        assert_eq!(ask("genius", "rally-bonus", None).values["modifier"], 0);
        assert_eq!(
            ask("genius", "off-table-reach", None).values["reach_u"],
            100
        );
        assert_eq!(
            ask("expert", "off-table-reach", None).values["effect"],
            "per-manual"
        );
        let lost = ask("charismatic", "lost", None);
        assert_eq!(
            (&lost.values["effect"], &lost.values["tests"]),
            (&json!("discipline-tests"), &json!("command"))
        );
        let cic = judge(
            ID,
            &json!({"level": "charismatic", "is_cic": true, "event": "lost"}),
        );
        assert_eq!(cic.finding.kind, FindingKind::Undetermined);
        assert_eq!(
            cic.readings
                .iter()
                .map(|r| (r.id, r.values["tests"].clone()))
                .collect::<Vec<_>>(),
            [
                ("army-if-cic", json!("army")),
                ("his-command", json!("command"))
            ]
        );
        assert_eq!(ask("expert", "lost", None).values["effect"], "per-manual");
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({})), ["level", "event"]);
        assert_eq!(
            of(json!({"level": "expert", "event": "loss-reroll"})),
            ["dice_to_reroll"]
        );
        assert_eq!(
            of(json!({"level": "genius", "event": "loss-reroll", "dice_to_reroll": 3})),
            ["dice_to_reroll"]
        );
    }
}
