//! `impetus.movement-amendments`: the changes of the amendments to movement.
//!
//! # Source items
//! ai:movement-amendments.1, .5-.10, ai:javelin-shooting.1, ai:group-shooting.1.
//!
//! # What it decides
//! Speed in difficult ground, the turn of impetuous troops, chariots before a turn, stepping back,
//! sideways moves, javelins after a move, shooting in a group.
//!
//! # What it does not decide
//! Speeds, phases and wheels, which are in the rulebook: where no amendment applies, the effect is
//! `rulebook`.
//!
//! # Readings chosen
//! - Impetuous light foot counts as light foot in difficult ground too.
//! - Foot with javelins are heavy and light foot, missile troops and skirmishers.
//! - “Chariots” are only the war chariots with the codes CGP and CGL.
//! - `disorder` is the disorder caused by the move itself.
//!
//! # Direction of error
//! Without the result of a test the resulting disorder stays open.
//!
//! # Examples
//! FL in difficult ground: full speed. A CM Large Unit steps back: disordered. Javelins after two
//! phases: −2.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::battle::{Discipline, FOOT, Ground, Test, results};
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Rule, Unit, Values, Violation,
    claims, number,
};
use crate::kit::tables::Choice;
use crate::message::{Arg, IntoArg as _};

/// The check.
pub struct MovementAmendments;

/// Manoeuvre of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Manoeuvre {
    Difficult,
    FreeTurn,
    Backward,
    Oblique,
    HalfPhase,
    Stop,
    Turn,
}

impl Choice for Manoeuvre {
    const SCOPE: &'static str = "impetus-manoeuvre";
}

/// Further question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    MemberShoots,
}

impl Choice for Question {
    const SCOPE: &'static str = "impetus-movement-ask";
}

/// Weapon that movement impairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Weapon {
    Javelin,
    Other,
}

impl Choice for Weapon {
    const SCOPE: &'static str = "impetus-weapon";
}

/// A unit and how it moves.
pub struct Input {
    ask: Option<Question>,
    manoeuvre: Option<Manoeuvre>,
    troop: Fact<Option<Troop>>,
    impetuous: Fact<bool>,
    large_unit: Fact<bool>,
    group: Fact<bool>,
    discipline: Fact<Option<Discipline>>,
    disordered: Fact<bool>,
    terrain: Fact<Ground>,
    test: Fact<Option<Test>>,
    turn: Option<Measure>,
    speed: Option<Measure>,
    weapon: Option<Weapon>,
    phases: Option<i64>,
    group_moved: Fact<Option<bool>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let ask = form.choice("ask").optional();
        let manoeuvre = form.choice("manoeuvre").unchanged().optional();
        let thrown = form.is_told_or_tried("phases_moved");
        let needs_troop = thrown
            || !matches!(
                manoeuvre,
                None | Some(Manoeuvre::FreeTurn | Manoeuvre::Oblique)
            );
        let troop = form.choice("troop").maybe_fact_unless(needs_troop);
        let impetuous = form.yes_or_no("impetuous").fact_or(false);
        let large_unit = form.yes_or_no("large_unit").fact_or(false);
        let group = form.yes_or_no("group").fact_or(false);
        let oblique = manoeuvre == Some(Manoeuvre::Oblique);
        let discipline = form.choice("discipline").maybe_fact_unless(oblique);
        let disordered = form.yes_or_no("disordered").fact_or(false);
        let terrain = form
            .choice("terrain")
            .fact_or(if manoeuvre == Some(Manoeuvre::Difficult) {
                Ground::Difficult
            } else {
                Ground::Open
            });
        let test = form.choice("discipline_test").maybe_fact();
        // They are compared with each other, and only in a free turn.
        let free = manoeuvre == Some(Manoeuvre::FreeTurn);
        let [turn, speed] = ["turn_u", "speed_u"].map(|name| {
            let length = form.decimal(name, 0.0, 100.0).unit(Unit::U);
            if free {
                length.maybe_measured()
            } else {
                length.if_told().map(Measure::known)
            }
        });
        // Only javelins have this penalty.
        let weapon: Option<Weapon> = if thrown {
            Some(form.choice("weapon").asked_or(Weapon::Javelin))
        } else {
            form.choice("weapon").optional()
        };
        let phases = form.integer("phases_moved", 0, 9).optional();
        let needs_group = manoeuvre.is_none() && ask.is_some();
        let group_moved = form.yes_or_no("group_moved").maybe_fact_unless(needs_group);
        if weapon.is_some() {
            form.lacks("phases_moved");
        }
        if phases.is_some() && troop.exactly() == Some(None) {
            form.lacks("troop");
        }
        if manoeuvre.is_none() && ask.is_none() && phases.is_none() {
            form.lacks("manoeuvre");
        }
        Self {
            ask,
            manoeuvre,
            troop,
            impetuous,
            large_unit,
            group,
            discipline,
            disordered,
            terrain,
            test,
            turn,
            speed,
            weapon,
            phases,
            group_moved,
        }
    }
}

impl Input {
    /// The troops as named in a step, if known.
    fn troop(&self) -> Option<Arg> {
        let troop = self.troop.exactly().flatten()?;
        Some(Arg::of(Troop::SCOPE, troop.code()))
    }
}

claims! {
    FULL_SPEED = "impetus/movement/difficult-ground#full-speed";
    IMPETUOUS_TOO = "impetus/movement/difficult-ground#impetuous-too";
    OTHERS_SLOWED = "impetus/movement/difficult-ground#others-slowed";
    DEDUCTED = "impetus/movement/impetuous-turn#deducted";
    TWO_PURPOSES = "impetus/movement/impetuous-turn#two-purposes";
    SAME_PHASE = "impetus/movement/impetuous-turn#same-phase";
    WITHIN_SPEED = "impetus/movement/impetuous-turn#within-speed";
    ONLY_BEFORE_TURNING = "impetus/movement/chariots-turning#only-before-turning";
    HALF_PHASE_FIRST = "impetus/movement/chariots-turning#half-phase-first";
    MAY_STOP = "impetus/movement/chariots-turning#may-stop";
    NOT_CHARIOTS = "impetus/movement/chariots-turning#others";
    TEST_AT_END = "impetus/movement/backward#test-at-the-end";
    FAILED = "impetus/movement/backward#failed";
    NOT_LARGE = "impetus/movement/backward#not-large-units";
    OTHERS_BACK = "impetus/movement/backward#others";
    KEEPS_ORDER = "impetus/movement/discipline-a#keeps-order";
    NOT_DISORDERED = "impetus/movement/discipline-a#not-disordered";
    B_AND_C = "impetus/movement/discipline-a#b-and-c";
    NO_GROUP = "impetus/movement/group-shooting#no-group-shooting";
    NOT_BEFORE = "impetus/movement/group-shooting#not-before";
    NOT_AFTER = "impetus/movement/group-shooting#not-after";
    AS_GROUP = "impetus/movement/group-shooting#finish-as-group";
    ONE_BY_ONE = "impetus/movement/group-shooting#one-by-one";
    ONE_PHASE = "impetus/movement/javelins#one-phase-free";
    TWO_FOR_TWO = "impetus/movement/javelins#two-for-two";
    PER_PHASE = "impetus/movement/javelins#point-per-phase";
    FOOT_ONLY = "impetus/movement/javelins#foot-only";
    JAVELINS_ONLY = "impetus/movement/javelins#javelins-only";
}

/// Speed on difficult ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Speed {
    Full,
    Rulebook,
}

impl Choice for Speed {
    const SCOPE: &'static str = "impetus-speed";
}

/// Effect of the amendments on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Effect {
    Deducted,
    HalfPhaseFirst,
    OnlyBeforeTurning,
    DisciplineTest,
    Rulebook,
}

impl Choice for Effect {
    const SCOPE: &'static str = "impetus-move-effect";
}

/// Effect of the amendments on a move.
#[derive(Default)]
struct MoveEffect {
    allowed: Option<bool>,
    speed: Option<Speed>,
    left: Option<f64>,
    effect: Option<Effect>,
    disorder: Option<bool>,
    free: Option<bool>,
    penalty: Option<i64>,
}

impl Rule for MovementAmendments {
    type Input = Input;
    const ID: &'static str = "impetus.movement-amendments";
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
            name: "speed",
            kind: OutKind::word::<Speed>(),
        },
        Output {
            name: "left_u",
            kind: OutKind::Number(Unit::U),
        },
        Output {
            name: "effect",
            kind: OutKind::word::<Effect>(),
        },
        Output {
            name: "disorder",
            kind: OutKind::Truth,
        },
        Output {
            name: "free_of_disorder",
            kind: OutKind::Truth,
        },
        Output {
            name: "penalty",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] =
        &[("legal", "left_u"), ("legal", "effect")];
    const HEADLINE: &'static [&'static str] = &["allowed", "disorder"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "moved-as-group",
            claim: NO_GROUP,
        },
        Violation {
            code: "beyond-speed",
            claim: WITHIN_SPEED,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut found = MoveEffect::default();
        if input.ask.is_some() {
            let moved = input.group_moved.get();
            found.allowed = moved.map(|moved| member_shoots(case, moved));
        }
        match input.manoeuvre {
            None => {}
            Some(Manoeuvre::Difficult) => difficult(case, input, &mut found),
            Some(Manoeuvre::FreeTurn) => free_turn(case, input, &mut found),
            Some(Manoeuvre::Backward) => backward(case, input, &mut found),
            Some(Manoeuvre::Oblique) => oblique(case, input, &mut found),
            Some(manoeuvre) => chariots(case, input, manoeuvre, &mut found),
        }
        javelins(case, input, &mut found);
        let violations = case.refused().to_vec();
        results(
            Self::OUTPUTS,
            vec![
                ("allowed", found.allowed.into()),
                ("violations", violations.into()),
                ("speed", found.speed.map(Speed::code).into()),
                ("left_u", found.left.map_or(Value::Null, number)),
                ("effect", found.effect.map(Effect::code).into()),
                ("disorder", found.disorder.into()),
                ("free_of_disorder", found.free.into()),
                ("penalty", found.penalty.into()),
            ],
        )
    }
}

fn member_shoots(case: &mut Case<'_>, moved: bool) -> bool {
    case.forbid("moved-as-group", moved);
    for (code, claim) in [
        ("before", NOT_BEFORE),
        ("after", NOT_AFTER),
        ("as-group", AS_GROUP),
    ] {
        case.applies(code, moved, claim);
    }
    if !moved {
        case.because(ONE_BY_ONE);
    }
    !moved
}

fn difficult(case: &mut Case<'_>, input: &Input, found: &mut MoveEffect) {
    let light = |troop| matches!(troop, Troop::LightFoot | Troop::Skirmishers);
    let Some(named) = input.troop.by(|troop| troop.map(light)) else {
        return;
    };
    let there = input.terrain == Ground::Difficult;
    let full = named && there;
    case.step("ground", there)
        .value_of(&input.terrain)
        .arg("ground", &input.terrain);
    case.step("light", named)
        .arg("troop", input.troop())
        .cite(if named { FULL_SPEED } else { OTHERS_SLOWED });
    if there {
        case.because(if named { FULL_SPEED } else { OTHERS_SLOWED });
    }
    if named && *input.impetuous {
        case.applied("impetuous", IMPETUOUS_TOO);
    }
    found.speed = Some(if full { Speed::Full } else { Speed::Rulebook });
}

fn free_turn(case: &mut Case<'_>, input: &Input, found: &mut MoveEffect) {
    let impetuous = *input.impetuous;
    case.step("impetuous-turn", impetuous).cite(TWO_PURPOSES);
    if !impetuous {
        found.effect = Some(Effect::Rulebook);
        case.because(TWO_PURPOSES);
        return;
    }
    found.effect = Some(Effect::Deducted);
    case.because(DEDUCTED);
    case.applied("same-phase", SAME_PHASE);
    let Some((turn, speed)) = input.turn.as_ref().zip(input.speed.as_ref()) else {
        return;
    };
    let beyond = turn > speed;
    let left = (speed - turn).exactly();
    let speed = speed.exactly();
    case.forbid("beyond-speed", beyond)
        .arg("turn", turn.exactly())
        .arg("speed", speed);
    found.allowed = Some(!beyond);
    if beyond {
        case.remedy(
            "shorter",
            vec![
                ("over", left.map(|left| -left).into_arg()),
                ("speed", speed.into_arg()),
            ],
            vec![("turn_u", speed.map_or(Value::Null, number))],
        );
    } else {
        case.step("left", true)
            .value_of(&left.map(number))
            .cite(DEDUCTED);
        case.because(WITHIN_SPEED);
        found.left = left;
    }
}

fn backward(case: &mut Case<'_>, input: &Input, found: &mut MoveEffect) {
    let nimble = |troop| matches!(troop, Troop::MediumCavalry | Troop::LightChariots);
    let Some(named) = input.troop.by(|troop| troop.map(nimble)) else {
        return;
    };
    case.step("named", named)
        .arg("troop", input.troop())
        .cite(if named { TEST_AT_END } else { OTHERS_BACK });
    if !named {
        found.effect = Some(Effect::Rulebook);
        case.because(OTHERS_BACK);
        return;
    }
    found.allowed = Some(true);
    let large = *input.large_unit;
    case.applies("large-unit", large, NOT_LARGE);
    if large {
        (found.disorder, found.free) = (Some(true), Some(false));
        return;
    }
    found.effect = Some(Effect::DisciplineTest);
    case.considered("group", *input.group, TEST_AT_END);
    if let Some(test) = input.test.get() {
        let failed = test == Test::Failed;
        case.applies("failed", failed, FAILED);
        (found.disorder, found.free) = (Some(failed), Some(!failed));
    }
}

fn oblique(case: &mut Case<'_>, input: &Input, found: &mut MoveEffect) {
    let is_a = |discipline| discipline == Discipline::A;
    let Some(drilled) = input.discipline.by(|discipline| discipline.map(is_a)) else {
        return;
    };
    let known = input.discipline.exactly().flatten();
    case.step("discipline", drilled)
        .value_of(&known.map(|discipline| Value::from(discipline.code())))
        .cite(if drilled { KEEPS_ORDER } else { B_AND_C });
    let disordered = *input.disordered;
    case.step("disordered", disordered).cite(NOT_DISORDERED);
    let free = drilled && !disordered;
    found.free = Some(free);
    if free {
        (found.allowed, found.disorder) = (Some(true), Some(false));
        case.because(KEEPS_ORDER);
    } else {
        found.effect = Some(Effect::Rulebook);
        case.because(if drilled { NOT_DISORDERED } else { B_AND_C });
    }
}

fn chariots(case: &mut Case<'_>, input: &Input, manoeuvre: Manoeuvre, found: &mut MoveEffect) {
    let drawn = |troop| matches!(troop, Troop::HeavyChariots | Troop::LightChariots);
    let Some(chariot) = input.troop.by(|troop| troop.map(drawn)) else {
        return;
    };
    case.step("chariots", chariot)
        .arg("troop", input.troop())
        .cite(if chariot {
            ONLY_BEFORE_TURNING
        } else {
            NOT_CHARIOTS
        });
    if !chariot {
        found.effect = Some(Effect::Rulebook);
        case.because(NOT_CHARIOTS);
        return;
    }
    found.allowed = Some(true);
    let turns = manoeuvre == Manoeuvre::Turn;
    case.applies("half-phase-first", turns, HALF_PHASE_FIRST);
    case.applies("may-stop", manoeuvre == Manoeuvre::Stop, MAY_STOP);
    match manoeuvre {
        Manoeuvre::Turn => found.effect = Some(Effect::HalfPhaseFirst),
        Manoeuvre::Stop => {}
        _ => {
            found.effect = Some(Effect::OnlyBeforeTurning);
            case.because(ONLY_BEFORE_TURNING);
        }
    }
}

fn javelins(case: &mut Case<'_>, input: &Input, found: &mut MoveEffect) {
    let Some(phases) = input.phases else { return };
    if input.weapon == Some(Weapon::Other) {
        found.effect = found.effect.or(Some(Effect::Rulebook));
        case.because(JAVELINS_ONLY);
        return;
    }
    let on_foot = |troop: Troop| FOOT.contains(&troop);
    let Some(foot) = input.troop.by(|troop| troop.map(on_foot)) else {
        return;
    };
    case.step("foot", foot)
        .arg("troop", input.troop())
        .cite(FOOT_ONLY);
    if !foot {
        found.effect = found.effect.or(Some(Effect::Rulebook));
        case.because(FOOT_ONLY);
        return;
    }
    let penalty = if phases < 2 { 0 } else { -phases };
    let claim = match phases {
        0 | 1 => ONE_PHASE,
        2 => TWO_FOR_TWO,
        _ => PER_PHASE,
    };
    case.considered("javelins", penalty != 0, claim)
        .value(penalty)
        .arg("phases", phases);
    found.penalty = Some(penalty);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.movement-amendments";

    fn values(given: Value) -> Vec<(String, Value)> {
        judge(ID, &given)
            .values
            .into_iter()
            .filter(|(name, value)| !value.is_null() && name != "violations")
            .collect()
    }

    fn same(given: Value, want: &Value) {
        let text = given.to_string();
        assert_eq!(
            Value::Object(values(given).into_iter().collect()),
            *want,
            "{text}"
        );
    }

    #[test]
    fn difficult_ground() {
        for troop in Troop::codes() {
            let want = if ["FL", "S"].contains(&troop) {
                "full"
            } else {
                "rulebook"
            };
            same(
                json!({"manoeuvre": "difficult", "troop": troop}),
                &json!({"speed": want}),
            );
            same(
                json!({"manoeuvre": "difficult", "troop": troop, "impetuous": true}),
                &json!({"speed": want}),
            );
            same(
                json!({"manoeuvre": "difficult", "troop": troop, "terrain": "rough"}),
                &json!({"speed": "rulebook"}),
            );
        }
    }

    #[test]
    fn the_turn_of_the_impetuous() {
        let turn = |turn: f64, impetuous: bool| json!({"manoeuvre": "free-turn", "impetuous": impetuous, "turn_u": turn, "speed_u": 5});
        same(
            turn(3.0, true),
            &json!({"allowed": true, "left_u": 2, "effect": "deducted"}),
        );
        same(
            turn(5.0, true),
            &json!({"allowed": true, "left_u": 0, "effect": "deducted"}),
        );
        same(
            turn(5.5, true),
            &json!({"allowed": false, "effect": "deducted"}),
        );
        same(turn(5.5, false), &json!({"effect": "rulebook"}));
        same(
            json!({"manoeuvre": "free-turn", "impetuous": true}),
            &json!({"effect": "deducted"}),
        );
        assert_eq!(judge(ID, &turn(6.0, true)).remedies[0].input["turn_u"], 5);
    }

    #[test]
    fn stepping_back() {
        let back = |troop: &str, large: bool, test: Option<&str>| json!({"manoeuvre": "backward", "troop": troop, "large_unit": large, "discipline_test": test});
        for troop in ["CM", "CGL"] {
            same(
                back(troop, false, Some("passed")),
                &json!({"allowed": true, "effect": "discipline-test", "disorder": false, "free_of_disorder": true}),
            );
            same(
                back(troop, false, Some("failed")),
                &json!({"allowed": true, "effect": "discipline-test", "disorder": true, "free_of_disorder": false}),
            );
            same(
                back(troop, false, None),
                &json!({"allowed": true, "effect": "discipline-test"}),
            );
            same(
                back(troop, true, Some("passed")),
                &json!({"allowed": true, "disorder": true, "free_of_disorder": false}),
            );
        }
        same(
            back("CP", false, Some("passed")),
            &json!({"effect": "rulebook"}),
        );
    }

    #[test]
    fn sideways() {
        for (discipline, disordered, free) in [
            ("A", false, true),
            ("A", true, false),
            ("B", false, false),
            ("C", false, false),
        ] {
            let verdict = judge(
                ID,
                &json!({"manoeuvre": "oblique", "discipline": discipline, "disordered": disordered}),
            );
            assert_eq!(verdict.values["free_of_disorder"], free);
            assert_eq!(
                verdict.values["effect"],
                if free { Value::Null } else { json!("rulebook") }
            );
        }
    }

    #[test]
    fn war_chariots() {
        for (manoeuvre, effect) in [
            ("turn", json!("half-phase-first")),
            ("stop", Value::Null),
            ("half-phase", json!("only-before-turning")),
        ] {
            for troop in ["CGP", "CGL"] {
                let values = judge(ID, &json!({"manoeuvre": manoeuvre, "troop": troop})).values;
                assert_eq!(
                    (&values["allowed"], &values["effect"]),
                    (&json!(true), &effect)
                );
            }
            same(
                json!({"manoeuvre": manoeuvre, "troop": "scythed"}),
                &json!({"effect": "rulebook"}),
            );
        }
    }

    #[test]
    fn groups_do_not_shoot() {
        for moved in [true, false] {
            assert_eq!(
                judge(ID, &json!({"ask": "member-shoots", "group_moved": moved})).values["allowed"],
                !moved
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
        assert_eq!(of(json!({})), ["manoeuvre"]);
        assert_eq!(of(json!({"ask": "member-shoots"})), ["group_moved"]);
        assert_eq!(of(json!({"manoeuvre": "oblique"})), ["discipline"]);
        assert_eq!(of(json!({"manoeuvre": "turn"})), ["troop"]);
        assert_eq!(
            of(json!({"weapon": "javelin", "troop": "FL"})),
            ["phases_moved", "manoeuvre"]
        );
        assert_eq!(of(json!({"phases_moved": 2})), ["troop"]);
    }

    proptest! {
        /// One point for each phase, but the first is free.
        #[test]
        fn javelins_pay_by_the_phase(phases in 0_i64..=9, foot in 0_usize..4) {
            let verdict = judge(ID, &json!({"troop": FOOT[foot].code(), "weapon": "javelin", "phases_moved": phases}));
            prop_assert_eq!(&verdict.values["penalty"], &json!(if phases < 2 { 0 } else { -phases }));
        }
    }
}
