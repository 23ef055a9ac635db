//! `impetus.cohesion-modifiers`: the modifiers of a cohesion test in the amendments, and destroyed
//! units that affect friends.
//!
//! # Source items
//! ai:melee-amendments.11-.15, ai:joan-of-arc.3, ai:wagenburg.1.
//!
//! # What it decides
//! The new modifiers of the test, line by line; whether a destroyed unit affects the friends behind
//! it.
//!
//! # What it does not decide
//! The test itself and the rulebook's modifiers; the exact position of a unit, which is given.
//!
//! # Readings chosen
//! - Whether chariots and elephants are mounted is an open point (I1), asked where it decides.
//! - Whether the penalties for difficult and for rough ground add up is an open point (I18).
//! - A Large Unit is one of two units or more; pikes “of three” are three or more.
//! - Joan's bonus depends only on the distance to her: she is assumed to be alive and in play.
//! - Smaller scales have the distances of 15 mm.
//!
//! # Direction of error
//! Enemies are not mounted and the ground is open, unless given otherwise.
//!
//! # Examples
//! FP pikes, three deep, against CP alone in the open: +2. CP in difficult ground: −3. A single FP
//! there: 0.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::advanced_deployment::{CAVALRY_ONLY, MOUNTED, MOUNTED_CHARIOTS};
use super::attributes::Attribute;
use super::battle::{Ground, figure, results};
use super::field_tables::COHESION_CHANGES;
use super::setup_tables::{BONUSES, SCALE_DISTANCES, scale_row};
use super::words::{Troop, one_of};
use crate::check::{
    Case, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading, Rule,
    Unit, Values, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct CohesionModifiers;

/// Cause of the test, or of the destruction of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Cause {
    Shooting,
    Melee,
}

impl Choice for Cause {
    const SCOPE: &'static str = "impetus-cause";
}

/// Shooter: troops, or artillery by its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shooter {
    Troop(Troop),
    ArtilleryA,
    ArtilleryB,
    ArtilleryC,
}

impl Choice for Shooter {
    const SCOPE: &'static str = Troop::SCOPE;
    const GIVEN: bool = true;
}

impl VariantArray for Shooter {
    const VARIANTS: &'static [Self] = &[
        Self::Troop(Troop::Missiles),
        Self::Troop(Troop::Skirmishers),
        Self::Troop(Troop::LightFoot),
        Self::Troop(Troop::HeavyFoot),
        Self::Troop(Troop::LightCavalry),
        Self::Troop(Troop::MediumCavalry),
        Self::Troop(Troop::HeavyCavalry),
        Self::Troop(Troop::LightChariots),
        Self::Troop(Troop::HeavyChariots),
        Self::Troop(Troop::Elephants),
        Self::Troop(Troop::Wagenburg),
        Self::ArtilleryA,
        Self::ArtilleryB,
        Self::ArtilleryC,
    ];
}

impl From<Shooter> for &'static str {
    fn from(value: Shooter) -> Self {
        match value {
            Shooter::Troop(troop) => troop.code(),
            Shooter::ArtilleryA => "Art-A",
            Shooter::ArtilleryB => "Art-B",
            Shooter::ArtilleryC => "Art-C",
        }
    }
}

/// A unit that tests its cohesion, or is destroyed.
pub struct Input {
    troop: Troop,
    impetuous: bool,
    pike: bool,
    size: i64,
    cause: Option<Cause>,
    shooter: Option<Shooter>,
    all_mounted: bool,
    enemies: Vec<Troop>,
    own_ground: Ground,
    enemy_in: Ground,
    joan: Option<Measure>,
    scale: Option<i64>,
    destroyed_in: Option<Cause>,
    friends_behind: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let fits = Attribute::fit(form, [Attribute::PIKE]);
        let troop = form
            .choice("troop")
            .only(|troop: Troop| fits(Some(troop)))
            .required();
        let impetuous = form.truth("impetuous");
        let heavy = troop == Troop::HeavyFoot;
        let pike = Attribute::PIKE
            .read(form, &[Some(troop)])
            .matters(heavy)
            .or(false);
        let size = form.integer("large_unit_size", 1, 4).or(1);
        let cause = form.choice("cause").optional();
        let shooter = form.choice("shooter").optional();
        let enemies: Vec<Troop> = form.choices("enemies", 0, 10).or(Vec::new());
        let on_foot = |troop: &Troop| !troop.is_cavalry() && !troop.is_chariots_or_elephants();
        let unlike = form.says("enemies_all_mounted", "true") && enemies.iter().any(on_foot);
        let all_mounted = form.yes_or_no("enemies_all_mounted");
        // The opponents of heavy foot decide.
        let decides = cause == Some(Cause::Melee) && troop == Troop::HeavyFoot;
        let all_mounted = if decides && enemies.is_empty() {
            all_mounted.asked_or(false)
        } else {
            // For given enemies it is known.
            all_mounted.matters(enemies.is_empty()).or(false)
        };
        if unlike {
            form.contradicts("enemies_all_mounted");
        }
        let own_ground = form.choice("own_ground").or(Ground::Open);
        let enemy_in = form.choice("enemy_wholly_in").or(Ground::Open);
        let joan = form
            .decimal("joan_u", 0.0, 500.0)
            .unit(Unit::U)
            .maybe_measured();
        let scale = one_of(form, "scale", &[6, 10, 15, 28]);
        let destroyed_in = form.choice("destroyed_in").optional();
        let friends_behind = form.yes_or_no("friends_within_5u_behind");
        let friends_behind = if destroyed_in.is_some() {
            friends_behind.asked_or(false)
        } else {
            friends_behind.or(false)
        };
        if joan.is_some() {
            form.lacks("scale");
        }
        if cause == Some(Cause::Shooting) && troop == Troop::HeavyFoot {
            form.lacks("shooter");
        }
        if destroyed_in.is_none() && (joan.is_none() || form.may_lack_facts()) {
            form.lacks("cause");
        }
        Self {
            troop,
            impetuous,
            pike,
            size,
            cause,
            shooter,
            all_mounted,
            enemies,
            own_ground,
            enemy_in,
            joan,
            scale,
            destroyed_in,
            friends_behind,
        }
    }
}

claims! {
    with MOUNTED, CAVALRY_ONLY;
    SHOT_AT = "impetus/cohesion/heavy-shot#shot-at";
    ARTILLERY = "impetus/cohesion/heavy-shot#artillery-a-c";
    OTHER_ARTILLERY = "impetus/cohesion/heavy-shot#other-artillery";
    HEAVY_ONLY = "impetus/cohesion/heavy-shot#heavy-only";
    ALL_MOUNTED = "impetus/cohesion/heavy-mounted#all-mounted";
    ONE_ON_FOOT = "impetus/cohesion/heavy-mounted#one-on-foot";
    THREE = "impetus/cohesion/three-pikes#three";
    TWO_LEFT = "impetus/cohesion/three-pikes#two-left";
    ON_TOP = "impetus/cohesion/three-pikes#on-top";
    DIFFICULT_MOUNTED = "impetus/cohesion/difficult#mounted";
    DIFFICULT_LARGE = "impetus/cohesion/difficult#large-units";
    DIFFICULT_ENEMY = "impetus/cohesion/difficult#enemy-wholly";
    ENEMY_PARTLY = "impetus/cohesion/difficult#enemy-partly";
    SINGLE = "impetus/cohesion/difficult#single-unit";
    OTHERS = "impetus/cohesion/difficult#others";
    MELEE_ONLY = "impetus/cohesion/difficult#melee-only";
    ROUGH_MOUNTED = "impetus/cohesion/rough#mounted";
    ROUGH_LARGE = "impetus/cohesion/rough#large-units";
    ROUGH_ENEMY = "impetus/cohesion/rough#enemy-wholly";
    JOAN = "impetus/cohesion/modifiers#joan";
    ADD_UP = "impetus/cohesion/modifiers#add-up";
    COHESION_SAYS = "impetus/disputes/mounted-in-melee#cohesion-says";
    WORSE_ONLY = "impetus/disputes/difficult-and-rough#worse-only";
    BOTH_ADD = "impetus/disputes/difficult-and-rough#both-add";
    NO_HARM = "impetus/cohesion/light-destroyed#no-harm";
    DISTANCE = "impetus/cohesion/light-destroyed#distance";
    IMPETUOUS = "impetus/cohesion/light-destroyed#impetuous";
    BY_SHOOTING = "impetus/cohesion/light-destroyed#by-shooting";
    WAGENBURG = "impetus/special-troops/wagenburg-destroyed#no-harm";
}

/// Whether the penalties for difficult and for rough ground add up.
static BOTH_GROUNDS: Point = Point {
    id: "difficult-and-rough",
    kind: PointKind::Open,
    readings: &[Reading::followed(WORSE_ONLY), Reading::of(BOTH_ADD)],
};

/// Modifiers of the cohesion test; the first four are rows of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Line {
    HeavyInfantry,
    ThreePikes,
    Difficult,
    Rough,
    Joan,
}

impl Choice for Line {
    const SCOPE: &'static str = "impetus-cohesion-line";
}

impl Rule for CohesionModifiers {
    type Input = Input;
    const ID: &'static str = "impetus.cohesion-modifiers";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "lines",
            kind: OutKind::words::<Line>(),
        },
        Output {
            name: "harm_to_friends",
            kind: OutKind::Truth,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("modifier", "harm_to_friends")];
    const POINTS: &'static [&'static Point] = &[&MOUNTED_CHARIOTS, &BOTH_GROUNDS];
    const TABLES: &'static [&'static Table] = &[&COHESION_CHANGES, &BONUSES, &SCALE_DISTANCES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut lines: Vec<(Line, i64)> = Vec::new();
        match input.cause {
            Some(Cause::Shooting) => shot_at(case, input, &mut lines),
            Some(Cause::Melee) => {
                against_mounted(case, input, &mut lines);
                bad_ground(case, input, &mut lines);
            }
            None => {}
        }
        joan(case, input, &mut lines);
        let asked = input.cause.is_some() || input.joan.is_some();
        let modifier = asked.then(|| {
            let sum: i64 = lines.iter().map(|(_, figure)| figure).sum();
            case.step("sum", true).value(sum).cite(ADD_UP);
            if lines.len() > 1 {
                case.because(ADD_UP);
            }
            sum
        });
        let harm = input
            .destroyed_in
            .and_then(|cause| harm(case, input, cause));
        if harm.is_none() && !asked {
            case.silent("destroyed-by-shooting");
        }
        let lines: Option<Vec<&str>> =
            asked.then(|| lines.iter().map(|(line, _)| line.code()).collect());
        results(
            Self::OUTPUTS,
            vec![
                ("modifier", modifier.into()),
                ("lines", lines.into()),
                ("harm_to_friends", harm.into()),
            ],
        )
    }
}

fn shot_at(case: &mut Case<'_>, input: &Input, lines: &mut Vec<(Line, i64)>) {
    let heavy = input.troop == Troop::HeavyFoot;
    case.step("heavy", heavy)
        .arg("troop", Arg::of(Troop::SCOPE, input.troop.code()))
        .cite(HEAVY_ONLY);
    if !heavy {
        case.because(HEAVY_ONLY);
    } else if let Some(shooter) = input.shooter {
        let spared = matches!(shooter, Shooter::ArtilleryA | Shooter::ArtilleryC);
        let gain = figure(case, &COHESION_CHANGES, Line::HeavyInfantry.code(), "value");
        let claim = match shooter {
            Shooter::ArtilleryA | Shooter::ArtilleryC => ARTILLERY,
            Shooter::ArtilleryB => OTHER_ARTILLERY,
            Shooter::Troop(_) => SHOT_AT,
        };
        case.considered("shot-at", !spared, claim)
            .value(gain)
            .arg("shooter", Arg::of(Troop::SCOPE, shooter.code()));
        if !spared {
            lines.push((Line::HeavyInfantry, gain));
        }
    }
    if input.own_ground != Ground::Open || input.enemy_in != Ground::Open {
        case.considered("melee-only", false, MELEE_ONLY);
    }
}

/// Whether chariots and elephants are mounted: an open point.
fn chariots_mounted(case: &mut Case<'_>) -> bool {
    let mounted = case.ask(&MOUNTED_CHARIOTS).is(MOUNTED);
    let claim = if mounted { MOUNTED } else { CAVALRY_ONLY };
    case.step("chariots-mounted", mounted).cite(COHESION_SAYS);
    case.because(claim);
    mounted
}

fn against_mounted(case: &mut Case<'_>, input: &Input, lines: &mut Vec<(Line, i64)>) {
    let heavy = input.troop == Troop::HeavyFoot;
    case.step("heavy", heavy)
        .arg("troop", Arg::of(Troop::SCOPE, input.troop.code()))
        .cite(HEAVY_ONLY);
    if !heavy {
        return;
    }
    let known = |troop: &Troop| troop.is_cavalry() || troop.is_chariots_or_elephants();
    let could_be =
        input.all_mounted || !input.enemies.is_empty() && input.enemies.iter().all(known);
    let mounted = input.all_mounted
        || could_be
            && (input.enemies.iter().all(|troop| troop.is_cavalry()) || chariots_mounted(case));
    let gain = figure(case, &COHESION_CHANGES, Line::HeavyInfantry.code(), "value");
    case.considered(
        "all-mounted",
        mounted,
        if mounted { ALL_MOUNTED } else { ONE_ON_FOOT },
    )
    .value(gain);
    if mounted {
        lines.push((Line::HeavyInfantry, gain));
    }
    if input.pike {
        let three = input.size >= 3;
        let gain = figure(case, &COHESION_CHANGES, Line::ThreePikes.code(), "value");
        case.step("three-pikes", three && mounted)
            .value(gain)
            .arg("size", input.size)
            .cite(if three { THREE } else { TWO_LEFT });
        if mounted {
            case.because(if three { THREE } else { TWO_LEFT });
        }
        if three && mounted {
            case.because(ON_TOP);
            lines.push((Line::ThreePikes, gain));
        }
    }
}

fn bad_ground(case: &mut Case<'_>, input: &Input, lines: &mut Vec<(Line, i64)>) {
    let grounds = [
        (Ground::Difficult, Line::Difficult),
        (Ground::Rough, Line::Rough),
    ];
    let anywhere = grounds
        .iter()
        .any(|(ground, _)| [input.own_ground, input.enemy_in].contains(ground));
    case.step("enemy-wholly", input.enemy_in != Ground::Open)
        .arg("ground", Arg::of(Ground::SCOPE, input.enemy_in.code()))
        .cite(if input.enemy_in == Ground::Open {
            ENEMY_PARTLY
        } else {
            DIFFICULT_ENEMY
        });
    case.step("bad-ground", anywhere)
        .arg("ground", Arg::of(Ground::SCOPE, input.own_ground.code()));
    if !anywhere {
        return;
    }
    let large = input.troop == Troop::HeavyFoot && input.size > 1;
    let mounted = input.troop.is_cavalry()
        || input.troop.is_chariots_or_elephants() && chariots_mounted(case);
    let suffers = large || mounted;
    let spared = if input.troop == Troop::HeavyFoot {
        SINGLE
    } else {
        OTHERS
    };
    case.step("suffers", suffers)
        .arg("troop", Arg::of(Troop::SCOPE, input.troop.code()))
        .cite(if large {
            DIFFICULT_LARGE
        } else if mounted {
            DIFFICULT_MOUNTED
        } else {
            spared
        });
    if !suffers {
        case.because(spared);
        return;
    }
    let mut found = Vec::new();
    for (ground, line) in grounds {
        let (own, theirs) = (input.own_ground == ground, input.enemy_in == ground);
        let (hard, rough) = (ground == Ground::Difficult, ground == Ground::Rough);
        let claim = match (own, large) {
            (true, true) if hard => DIFFICULT_LARGE,
            (true, false) if hard => DIFFICULT_MOUNTED,
            (true, true) => ROUGH_LARGE,
            (true, false) => ROUGH_MOUNTED,
            (false, _) if rough => ROUGH_ENEMY,
            (false, _) => DIFFICULT_ENEMY,
        };
        let loss = figure(case, &COHESION_CHANGES, line.code(), "value");
        case.applies(line.code(), own || theirs, claim).value(loss);
        if own || theirs {
            found.push((line, loss));
        }
    }
    if found.len() > 1 {
        let worse = case.ask(&BOTH_GROUNDS).is(WORSE_ONLY);
        let claim = if worse { WORSE_ONLY } else { BOTH_ADD };
        case.considered("worse-only", worse, claim);
        if worse {
            found.sort_by_key(|(_, loss)| *loss);
            found.truncate(1);
        }
    }
    lines.append(&mut found);
}

fn joan(case: &mut Case<'_>, input: &Input, lines: &mut Vec<(Line, i64)>) {
    let Some((distance, scale)) = input.joan.as_ref().zip(input.scale) else {
        return;
    };
    let reach = figure(case, &SCALE_DISTANCES, scale_row(scale), "joan-bonus");
    #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
    let near = *distance <= reach as f64;
    let gain = figure(case, &BONUSES, "joan-cohesion", "value");
    case.considered("joan", near, JOAN)
        .value(gain)
        .arg("distance", distance.exactly())
        .arg("reach", reach);
    if near {
        lines.push((Line::Joan, gain));
    }
}

/// Whether a destroyed unit affects the friends behind it; `None` if the rulebook decides.
fn harm(case: &mut Case<'_>, input: &Input, cause: Cause) -> Option<bool> {
    let wagons = input.troop == Troop::Wagenburg;
    let light =
        input.troop == Troop::Missiles || input.troop == Troop::LightFoot && !input.impetuous;
    let melee = cause == Cause::Melee;
    case.applies("wagons", wagons, WAGENBURG);
    if wagons {
        return Some(false);
    }
    case.step("in-melee", melee).cite(BY_SHOOTING);
    if !melee {
        case.because(BY_SHOOTING);
        return None;
    }
    let claim = if input.troop == Troop::LightFoot && input.impetuous {
        IMPETUOUS
    } else {
        NO_HARM
    };
    case.step("light", light)
        .arg("troop", Arg::of(Troop::SCOPE, input.troop.code()))
        .cite(claim);
    case.step("friends-behind", input.friends_behind)
        .cite(DISTANCE);
    if light || claim == IMPETUOUS {
        case.because(claim);
    }
    if !light {
        case.because(DISTANCE);
    }
    Some(!light && input.friends_behind)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.cohesion-modifiers";

    fn melee(troop: &str, enemies: &[&str], more: Value) -> Value {
        with(
            &json!({"troop": troop, "cause": "melee", "enemies": enemies}),
            &more,
        )
    }

    fn modifier(given: &Value) -> Value {
        judge(ID, given).values["modifier"].clone()
    }

    #[test]
    fn under_fire() {
        for (troop, shooter, want) in [
            ("FP", "T", 1),
            ("FP", "Art-A", 0),
            ("FP", "Art-B", 1),
            ("FP", "Art-C", 0),
            ("FP", "CL", 1),
            ("FL", "T", 0),
            ("CP", "Art-A", 0),
        ] {
            assert_eq!(
                modifier(
                    &json!({"troop": troop, "cause": "shooting", "shooter": shooter, "own_ground": "difficult"})
                ),
                want
            );
        }
    }

    #[test]
    fn against_mounted() {
        for (given, want) in [
            (melee("FP", &["CM", "CL"], json!({})), 1),
            (melee("FP", &["CM", "FL"], json!({})), 0),
            (melee("FP", &["El", "FL"], json!({})), 0),
            (melee("FP", &[], json!({})), 0),
            (melee("FP", &[], json!({"enemies_all_mounted": true})), 1),
            (
                melee("FP", &["CP"], json!({"pike": true, "large_unit_size": 3})),
                2,
            ),
            (
                melee("FP", &["CP"], json!({"pike": true, "large_unit_size": 2})),
                1,
            ),
            (
                melee("FP", &["FP"], json!({"pike": true, "large_unit_size": 3})),
                0,
            ),
            (melee("FP", &["CP"], json!({"large_unit_size": 3})), 1),
            (melee("T", &["CP"], json!({"large_unit_size": 3})), 0),
        ] {
            assert_eq!(modifier(&given), want, "{given}");
        }
    }

    #[test]
    fn in_bad_ground() {
        for (given, want) in [
            (melee("CP", &["FP"], json!({"own_ground": "difficult"})), -3),
            (melee("CL", &["S"], json!({"own_ground": "rough"})), -1),
            (
                melee("CM", &["FP"], json!({"enemy_wholly_in": "difficult"})),
                -3,
            ),
            (
                melee("CM", &["FP"], json!({"enemy_wholly_in": "rough"})),
                -1,
            ),
            (melee("FP", &["FL"], json!({"own_ground": "difficult"})), 0),
            (
                melee(
                    "FP",
                    &["FL"],
                    json!({"own_ground": "difficult", "large_unit_size": 2}),
                ),
                -3,
            ),
            (
                melee(
                    "FP",
                    &["FL"],
                    json!({"own_ground": "rough", "enemy_wholly_in": "rough", "large_unit_size": 2}),
                ),
                -1,
            ),
            (
                melee(
                    "T",
                    &["FL"],
                    json!({"own_ground": "difficult", "large_unit_size": 2}),
                ),
                0,
            ),
            (
                melee(
                    "FP",
                    &["CP"],
                    json!({"own_ground": "difficult", "large_unit_size": 3, "pike": true}),
                ),
                -1,
            ),
        ] {
            assert_eq!(modifier(&given), want, "{given}");
        }
        for (own, theirs) in [("difficult", "rough"), ("rough", "difficult")] {
            let open = judge(
                ID,
                &melee(
                    "CM",
                    &["FP"],
                    json!({"own_ground": own, "enemy_wholly_in": theirs}),
                ),
            );
            assert_eq!(
                open.readings
                    .iter()
                    .map(|r| (r.id, r.values["modifier"].clone()))
                    .collect::<Vec<_>>(),
                [("worse-only", json!(-3)), ("both-add", json!(-4))]
            );
            assert_eq!(open.readings[0].values["lines"], json!(["difficult"]));
        }
    }

    #[test]
    fn chariots_and_elephants_are_open() {
        for troop in ["CGP", "CGL", "scythed", "El"] {
            for (given, mounted, not) in [
                (melee("FP", &[troop], json!({})), 1, 0),
                (
                    melee(troop, &["FP"], json!({"own_ground": "difficult"})),
                    -3,
                    0,
                ),
            ] {
                let open = judge(ID, &given);
                assert_eq!(open.finding.kind, FindingKind::Undetermined);
                assert_eq!(
                    open.readings
                        .iter()
                        .map(|r| (r.id, r.values["modifier"].clone()))
                        .collect::<Vec<_>>(),
                    [
                        ("chariots-mounted", json!(mounted)),
                        ("cavalry-only", json!(not))
                    ]
                );
            }
            assert_eq!(modifier(&melee(troop, &["FP"], json!({}))), 0);
        }
    }

    #[test]
    fn near_joan() {
        for (scale, distance, want) in [
            (6, 15.0, 1),
            (15, 15.0, 1),
            (15, 15.5, 0),
            (28, 10.0, 1),
            (28, 10.5, 0),
        ] {
            assert_eq!(
                modifier(&json!({"troop": "FL", "joan_u": distance, "scale": scale})),
                want
            );
        }
        let verdict = judge(ID, &melee("FP", &["CP"], json!({"joan_u": 3, "scale": 15})));
        assert_eq!(
            (&verdict.values["modifier"], &verdict.values["lines"]),
            (&json!(2), &json!(["heavy-infantry", "joan"]))
        );
    }

    #[test]
    fn harm_behind() {
        for (troop, wild, cause, friends, want) in [
            ("T", false, "melee", true, json!(false)),
            ("FL", false, "melee", true, json!(false)),
            ("FL", true, "melee", true, json!(true)),
            ("FP", false, "melee", true, json!(true)),
            ("FP", false, "melee", false, json!(false)),
            ("W", false, "melee", true, json!(false)),
            ("W", false, "shooting", true, json!(false)),
            ("T", false, "shooting", true, Value::Null),
        ] {
            let verdict = judge(
                ID,
                &json!({"troop": troop, "impetuous": wild, "destroyed_in": cause, "friends_within_5u_behind": friends}),
            );
            assert_eq!(verdict.values["harm_to_friends"], want, "{troop} {cause}");
            assert_eq!(verdict.missing.is_some(), want.is_null());
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
        assert_eq!(of(json!({})), ["troop", "cause"]);
        assert_eq!(of(json!({"troop": "FP"})), ["cause"]);
        assert_eq!(of(json!({"troop": "FP", "cause": "shooting"})), ["shooter"]);
        assert_eq!(
            of(json!({"troop": "FP", "cause": "shooting", "shooter": "Art"})),
            ["shooter"]
        );
        assert_eq!(of(json!({"troop": "FP", "joan_u": 3})), ["scale"]);
    }

    proptest! {
        /// The sum is that of the lines, and foot that fight in the open are never worse off for
        /// it.
        #[test]
        fn nobody_loses_in_the_open(troop in 0_usize..13, enemy in 0_usize..13, size in 1_i64..=4, pike in any::<bool>()) {
            let pike = pike && Troop::ALL[troop] == Troop::HeavyFoot;
            let given = melee(Troop::ALL[troop].code(), &[Troop::ALL[enemy].code()], json!({"large_unit_size": size, "pike": pike, "agreed": ["chariots-mounted"]}));
            let sum = modifier(&given).as_i64().unwrap();
            prop_assert!((0..=2).contains(&sum));
        }
    }
}
