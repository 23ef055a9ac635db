//! `dbe.line-of-sight`: whether an obstacle between two elements blocks sight or fire.
//!
//! # Source items
//! dbe:7.2, 7.2.p1, 7.2.p2, 7.2.p3, 7.2.p4, 7.2.p5.
//!
//! # What it decides
//! Which of the ground and elements between them, and of the features they stand in, is an
//! obstacle.
//!
//! # What it does not decide
//! What lies between them, which is given; own Voltigeurs that touch the shooter
//! (`dbe.shooting-eligibility`).
//!
//! # Readings chosen
//! - The edge of a feature at exactly its limit (S13), a target inside one (S14) and the view from
//!   a hill (S15) are open points. Guns never fire over anything, on a hill or not.
//! - A low obstacle blocks elements that are not on a hill.
//! - Cavalry and generals never shoot: given as the shooter, that is the verdict.
//! - A feature around a base matters for fire; for command only the shooter's own feature does.
//!
//! # Direction of error
//! What is not given as an obstacle is none.
//!
//! # Examples
//! Enemy Voltigeurs between: they do not block a gun at medium range, but at short range they do.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::fight;
use super::shooting::{Band, CAVALRY_SHOOTS, GENERAL_SHOOTS};
use super::tables::LIMITS;
use super::troops::{Arm, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Known, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct LineOfSight;

/// Purpose of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Purpose {
    Fire,
    Command,
}

impl Choice for Purpose {
    const SCOPE: &'static str = "dbe-purpose";
}

/// Obstacle in the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
enum Obstacle {
    Element,
    Rough,
    Difficult,
    #[strum(serialize = "low-obstacle")]
    Low,
}

impl Choice for Obstacle {
    const SCOPE: &'static str = "dbe-obstacle";
}

/// Position within a feature that hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
enum Within {
    SameFeature,
    ShooterIn,
    TargetIn,
}

/// Side of the element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Whose {
    Friend,
    Enemy,
}

impl Choice for Whose {
    const SCOPE: &'static str = "dbe-whose";
}

/// A feature that hides elements inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Feature {
    Wood,
    Orchard,
    Forest,
    Village,
}

impl Choice for Feature {
    const SCOPE: &'static str = "dbe-hiding";
}

struct Thing {
    kind: Fact<Obstacle>,
    side: Option<Fact<Whose>>,
    troop: Fact<Option<Troop>>,
    /// Base to base with the shooter and facing the same way.
    touching: Option<Fact<bool>>,
}

impl Declared for Thing {
    fn declare(form: &mut Form<'_>) -> Self {
        // The side matters only for Voltigeurs.
        let voltigeurs = form.says("troop", Troop::Voltigeurs.code());
        // Ground is no troops.
        let named = form.is_told("troop") || form.holds("before_shooter");
        let kind = form
            .choice("kind")
            .must(|kind| !named || kind == Obstacle::Element)
            .fact();
        let side = form.choice("side").fact_told_if(|| voltigeurs);
        let own = voltigeurs && side.as_ref().is_some_and(|side| *side == Whose::Friend);
        // That there is an obstacle between does not exclude Voltigeurs.
        let anything = form.may_lack_facts() && !form.is_told("kind");
        Self {
            kind,
            side,
            troop: form.choice("troop").maybe_fact_unless(anything),
            touching: form.yes_or_no("before_shooter").fact_told_if(|| own),
        }
    }
}

impl Thing {
    /// Own Voltigeurs that touch the shooter in front and face its way (dbe:7.3.p1).
    fn is_own_screen(&self) -> bool {
        self.kind == Obstacle::Element
            && self.troop == Some(Troop::Voltigeurs)
            && self
                .side
                .as_ref()
                .is_some_and(|side| *side == Whose::Friend)
            && self.touching.as_ref().is_some_and(|touching| **touching)
    }

    fn is_enemy_voltigeurs(&self) -> bool {
        self.kind == Obstacle::Element
            && self.troop == Some(Troop::Voltigeurs)
            && self.side.as_ref().is_some_and(|side| *side == Whose::Enemy)
    }
}

struct Inside {
    feature: Fact<Feature>,
    depth: Measure,
}

impl Declared for Inside {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            feature: form.choice("feature").fact_or(Feature::Wood),
            depth: form
                .decimal("depth_from_edge_cm", 0.0, 100.0)
                .unit(Unit::Cm)
                .measured(),
        }
    }
}

/// A line from one element to another.
pub struct Input {
    purpose: Fact<Purpose>,
    arm: Option<Fact<Arm>>,
    band: Option<Fact<Band>>,
    between: Vec<Thing>,
    on_hill: Fact<bool>,
    shooter_in: Option<Inside>,
    target_in: Option<Inside>,
    same: Fact<bool>,
    separation: Option<Measure>,
}

impl Input {
    fn is_fire(&self) -> bool {
        self.purpose == Purpose::Fire
    }

    fn by_guns(&self) -> bool {
        self.arm.as_ref().is_some_and(|arm| *arm == Arm::Artillery)
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let purpose = form.choice("purpose").fact();
        let shoots = |arm| !matches!(arm, Arm::Cavalry | Arm::General);
        let fire = || purpose == Purpose::Fire;
        let arm = form.choice("shooter_arm").only(shoots).fact_told_if(fire);
        // Required below, once the obstacle is known.
        let band = form.choice("band").fact_told_if(|| false);
        let between: Vec<Thing> = form.asked_list("between", 0, 20);
        let on_hill = form.yes_or_no("on_hill").fact_or(false);
        // If both are in features it is asked whether it is the same one.
        let both = ["shooter_in", "target_in"]
            .iter()
            .all(|name| form.is_told(name) && !form.denies(name));
        let shooter_in = form.maybe("shooter_in");
        let target_in = form.maybe("target_in");
        let same = form.yes_or_no("same_feature");
        let same = if both {
            same.fact_asked_or(false)
        } else {
            same.fact_or(false)
        };
        let separation = form
            .decimal("separation_cm", 0.0, 200.0)
            .unit(Unit::Cm)
            .measured_if(|| fire() && *same);
        let told = arm.as_ref().and_then(Fact::exactly);
        if told == Some(Arm::Artillery) && fire() && between.iter().any(Thing::is_enemy_voltigeurs)
        {
            form.lacks("band");
        }
        Self {
            purpose,
            arm,
            band,
            between,
            on_hill,
            shooter_in,
            target_in,
            same,
            separation,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with CAVALRY_SHOOTS.claim, GENERAL_SHOOTS.claim;
    OWN_THROUGH = "dbe/shooting/own-screen#through";
    CLEAR = "dbe/shooting/line-of-fire#clear";
    TERRAIN_BLOCKS = "dbe/shooting/line-of-fire#terrain-blocks";
    ELEMENT_BLOCKS = "dbe/shooting/line-of-fire#element-blocks";
    AT_A_DISTANCE = "dbe/shooting/voltigeurs-and-guns#not-at-a-distance";
    AT_SHORT_RANGE = "dbe/shooting/voltigeurs-and-guns#at-short-range";
    NOT_FOR_INFANTRY = "dbe/shooting/voltigeurs-and-guns#not-for-infantry";
    SEEN_PAST = "dbe/shooting/command-sight#elements-seen-past";
    STILL_BLOCKS = "dbe/shooting/command-sight#ground-still-blocks";
    HILL_SIGHT = "dbe/shooting/from-a-hill#hill-sight";
    GUNS_NEVER_OVER = "dbe/shooting/from-a-hill#guns-never-over";
    NEAR_EDGE = "dbe/shooting/edge#near-edge";
    TOO_DEEP = "dbe/shooting/edge#too-deep";
    VILLAGES_TOO = "dbe/shooting/edge#villages-too";
    SEEN = "dbe/shooting/same-wood#seen";
    NOT_SEEN = "dbe/shooting/same-wood#not-seen";
    EDGE_FREE = "dbe/disputes/edge-exactly#not-blocked-at-the-limit";
    EDGE_BLOCKED = "dbe/disputes/edge-exactly#blocked-at-the-limit";
    VISIBLE_NEAR = "dbe/disputes/target-in-a-wood#visible-near-edge";
    VISIBLE_DEEP = "dbe/disputes/target-in-a-wood#visible-deep-inside";
    ALL_LOWER = "dbe/disputes/seen-from-a-hill#all-that-is-lower";
    ONLY_AGREED = "dbe/disputes/seen-from-a-hill#only-what-is-agreed";
    SEEN_IS_SHOT = "dbe/disputes/infantry-fire-over#seen-is-shot";
    SIGHT_ONLY = "dbe/disputes/infantry-fire-over#sight-only";
}

/// At exactly the limit from the edge (S13).
static EDGE_EXACTLY: Point = Point {
    id: "edge-exactly",
    kind: PointKind::Open,
    readings: &[Reading::followed(EDGE_FREE), Reading::of(EDGE_BLOCKED)],
};
/// Depth inside a feature at which a target may be shot at (S14).
static TARGET_IN_A_WOOD: Point = Point {
    id: "target-in-a-wood",
    kind: PointKind::Open,
    readings: &[Reading::followed(VISIBLE_NEAR), Reading::of(VISIBLE_DEEP)],
};
/// View from a hill (S15).
static SEEN_FROM_A_HILL: Point = Point {
    id: "seen-from-a-hill",
    kind: PointKind::Open,
    readings: &[Reading::followed(ALL_LOWER), Reading::of(ONLY_AGREED)],
};
/// Whether infantry on a hill fires over what it sees over (S15).
static INFANTRY_FIRE_OVER: Point = Point {
    id: "infantry-fire-over",
    kind: PointKind::Open,
    readings: &[Reading::followed(SEEN_IS_SHOT), Reading::of(SIGHT_ONLY)],
};

/// Whether an element or feature in the line is an obstacle, and the claim that says so.
fn blocks(case: &mut Case<'_>, input: &Input, thing: &Thing) -> (bool, &'static str) {
    let guns = || input.by_guns();
    let fire = input.is_fire();
    let element = thing.kind == Obstacle::Element;
    if element && !fire {
        return (false, SEEN_PAST);
    }
    let far = |band| matches!(band, Band::Medium | Band::Long);
    let enemy = element && thing.is_enemy_voltigeurs();
    if enemy && guns() && input.band.as_ref().is_some_and(|band| band.is(far)) {
        return (false, AT_A_DISTANCE);
    }
    if element && thing.is_own_screen() {
        return (false, OWN_THROUGH);
    }
    let flat = match (element, fire) {
        (true, _) if enemy && guns() => AT_SHORT_RANGE,
        (true, _) if enemy => NOT_FOR_INFANTRY,
        (true, _) => ELEMENT_BLOCKS,
        (false, true) => TERRAIN_BLOCKS,
        (false, false) => STILL_BLOCKS,
    };
    if !*input.on_hill {
        return (true, flat);
    }
    if fire && guns() {
        return (true, GUNS_NEVER_OVER);
    }
    if thing.kind != Obstacle::Low {
        return if case.ask(&SEEN_FROM_A_HILL).is(ALL_LOWER) {
            (false, ALL_LOWER)
        } else {
            (true, ONLY_AGREED)
        };
    }
    if !fire {
        return (false, HILL_SIGHT);
    }
    if case.ask(&INFANTRY_FIRE_OVER).is(SEEN_IS_SHOT) {
        (false, SEEN_IS_SHOT)
    } else {
        (true, SIGHT_ONLY)
    }
}

/// Whether the feature around a base is an obstacle.
fn inside(case: &mut Case<'_>, input: &Input, blocked: &mut Vec<&'static str>) {
    let limit = |case: &mut Case<'_>, row: &str| {
        case.number(&LIMITS, row, "value")
            .map_or(0.0, |cm| f64::from(i32::try_from(cm).unwrap_or(0)))
    };
    let fire = || input.is_fire();
    if *input.same && fire() {
        let sight = limit(case, "wood-sight");
        let apart = input.separation.as_ref();
        let hidden = apart.is_some_and(|apart| *apart > sight);
        let claim = if hidden { NOT_SEEN } else { SEEN };
        case.considered(Within::SameFeature.into_str(), hidden, claim)
            .value_of(&apart.and_then(Known::value_if_known))
            .arg("limit", sight);
        if hidden {
            blocked.push(Within::SameFeature.into_str());
        }
        return;
    }
    // For command the ground around the one seen is in the way as that around the one who sees.
    let around = [
        (&input.shooter_in, Within::ShooterIn, TOO_DEEP),
        (&input.target_in, Within::TargetIn, STILL_BLOCKS),
    ];
    for (within, whose, too_deep) in around {
        let Some(within) = within else { continue };
        if whose == Within::TargetIn && fire() {
            continue;
        }
        let edge = limit(case, "cover-edge");
        let (deep, claim) = if within.depth < edge {
            (false, NEAR_EDGE)
        } else if within.depth > edge {
            (true, too_deep)
        } else if !blocked.is_empty() {
            // The line is blocked in either reading.
            return;
        } else if case.ask(&EDGE_EXACTLY).is(EDGE_FREE) {
            (false, EDGE_FREE)
        } else {
            (true, EDGE_BLOCKED)
        };
        case.considered(whose.into_str(), deep, claim)
            .value_of(&within.depth)
            .arg("limit", edge);
        if within.feature == Feature::Village {
            case.because(VILLAGES_TOO);
        }
        if deep {
            blocked.push(whose.into_str());
        }
    }
    // If the line is blocked already, the reading does not matter.
    let open = blocked.is_empty();
    if let Some(within) = input.target_in.as_ref().filter(|_| open && fire()) {
        let edge = limit(case, "cover-edge");
        let near = case.ask(&TARGET_IN_A_WOOD).is(VISIBLE_NEAR);
        let hidden = if near {
            within.depth > edge
        } else {
            within.depth <= edge
        };
        let claim = if near { VISIBLE_NEAR } else { VISIBLE_DEEP };
        case.considered(Within::TargetIn.into_str(), hidden, claim)
            .value_of(&within.depth)
            .arg("limit", edge);
        if hidden {
            blocked.push(Within::TargetIn.into_str());
        }
    }
}

const BLOCKED_BY: &str = "dbe-blocked-by";

impl Rule for LineOfSight {
    type Input = Input;
    const ID: &'static str = "dbe.line-of-sight";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "clear",
            kind: OutKind::Truth,
        },
        Output {
            name: "blocked_by",
            kind: OutKind::Words {
                scope: BLOCKED_BY,
                codes: &[
                    Obstacle::Element.into_str(),
                    Obstacle::Rough.into_str(),
                    Obstacle::Difficult.into_str(),
                    Obstacle::Low.into_str(),
                    Within::SameFeature.into_str(),
                    Within::ShooterIn.into_str(),
                    Within::TargetIn.into_str(),
                ],
            },
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
    const STATED: &'static [(&'static str, &'static str)] = &[("not-clear", "blocked_by")];
    const VIOLATIONS: &'static [Violation] = &[CAVALRY_SHOOTS, GENERAL_SHOOTS];
    const POINTS: &'static [&'static Point] = &[
        &EDGE_EXACTLY,
        &TARGET_IN_A_WOOD,
        &SEEN_FROM_A_HILL,
        &INFANTRY_FIRE_OVER,
    ];
    const TABLES: &'static [&'static Table] = &[&LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let arm = input.arm.as_ref().and_then(Fact::exactly);
        let never = match arm.filter(|_| input.is_fire()) {
            Some(Arm::Cavalry) => Some(CAVALRY_SHOOTS),
            Some(Arm::General) => Some(GENERAL_SHOOTS),
            _ => None,
        };
        if let Some(never) = never {
            return fight::refused(case, Self::OUTPUTS, never.code);
        }
        let mut blocked: Vec<&'static str> = Vec::new();
        for thing in &input.between {
            let (blocks, claim) = blocks(case, input, thing);
            let kind = thing.kind.exactly();
            let what = kind.map(|kind| Arg::of(BLOCKED_BY, kind.code()));
            case.considered("between", blocks, claim)
                .value_of(&thing.kind)
                .arg("what", what);
            if blocks && !blocked.contains(&thing.kind.get().code()) {
                blocked.push(thing.kind.get().code());
            }
        }
        inside(case, input, &mut blocked);
        if blocked.is_empty() {
            case.because(if input.is_fire() { CLEAR } else { SEEN_PAST });
        }
        Values::default()
            .with("clear", blocked.is_empty())
            .with("blocked_by", Value::from(blocked))
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(purpose: &str, arm: &str, band: &str, changes: &Value) -> Verdict {
        judge(
            "dbe.line-of-sight",
            &with(
                &json!({"purpose": purpose, "shooter_arm": arm, "band": band}),
                changes,
            ),
        )
    }

    fn between(purpose: &str, arm: &str, band: &str, thing: &Value) -> Value {
        ask(purpose, arm, band, &json!({"between": [thing]})).values["clear"].clone()
    }

    #[test]
    fn ground_and_elements_are_in_the_way_of_fire() {
        for kind in ["rough", "difficult", "element", "low-obstacle"] {
            assert_eq!(
                between("fire", "infantry", "medium", &json!({"kind": kind})),
                json!(false),
                "{kind}"
            );
        }
        assert_eq!(
            ask("fire", "infantry", "long", &json!({})).values["clear"],
            json!(true)
        );
        let voltigeurs = json!({"kind": "element", "side": "enemy", "troop": "voltigeurs"});
        let by = |arm: &str, band: &str| between("fire", arm, band, &voltigeurs);
        assert_eq!(
            [
                by("artillery", "medium"),
                by("artillery", "long"),
                by("artillery", "short"),
                by("infantry", "medium")
            ],
            [true, true, false, false]
        );
        assert_eq!(
            between(
                "fire",
                "artillery",
                "medium",
                &json!({"kind": "element", "side": "friend", "troop": "voltigeurs", "before_shooter": false})
            ),
            json!(false)
        );
    }

    #[test]
    fn a_wood_around_the_one_seen_hides_from_the_general() {
        for (cm, clear) in [(1, true), (5, false)] {
            let inside = json!({"target_in": {"feature": "wood", "depth_from_edge_cm": cm}});
            let verdict = ask("command", "infantry", "long", &inside);
            assert_eq!(verdict.values["clear"], json!(clear), "{cm}");
        }
    }

    #[test]
    fn command_sees_past_elements_only() {
        assert_eq!(
            between("command", "infantry", "long", &json!({"kind": "element"})),
            json!(true)
        );
        assert_eq!(
            between("command", "infantry", "long", &json!({"kind": "difficult"})),
            json!(false)
        );
    }

    #[test]
    fn from_a_hill() {
        let hill = |purpose: &str, arm: &str, kind: &str, agreed: &Value| {
            let verdict = ask(
                purpose,
                arm,
                "medium",
                &json!({"on_hill": true, "between": [{"kind": kind}], "agreed": agreed}),
            );
            if verdict.readings.is_empty() {
                verdict.values["clear"].clone()
            } else {
                json!(verdict.finding.code)
            }
        };
        assert_eq!(
            hill("command", "infantry", "low-obstacle", &Value::Null),
            json!(true)
        );
        assert_eq!(
            hill("fire", "artillery", "low-obstacle", &Value::Null),
            json!(false)
        );
        assert_eq!(
            hill("fire", "infantry", "low-obstacle", &Value::Null),
            json!("infantry-fire-over")
        );
        assert_eq!(
            hill("fire", "infantry", "element", &Value::Null),
            json!("seen-from-a-hill")
        );
        assert_eq!(
            hill("fire", "infantry", "element", &json!("only-what-is-agreed")),
            json!(false)
        );
        assert_eq!(
            hill("fire", "infantry", "low-obstacle", &json!("seen-is-shot")),
            json!(true)
        );
    }

    #[test]
    fn edges_and_depths() {
        let told = |changes: Value| {
            let verdict = ask("fire", "infantry", "medium", &changes);
            if verdict.readings.is_empty() {
                verdict.values["clear"].clone()
            } else {
                json!(verdict.finding.code)
            }
        };
        let shooter =
            |cm: f64| told(json!({"shooter_in": {"feature": "wood", "depth_from_edge_cm": cm}}));
        assert_eq!(
            [shooter(1.9), shooter(2.0), shooter(2.1)],
            [json!(true), json!("edge-exactly"), json!(false)]
        );
        assert_eq!(
            told(json!({"target_in": {"depth_from_edge_cm": 3}})),
            json!("target-in-a-wood")
        );
        let target = |cm: f64, agreed: &str| {
            told(json!({"target_in": {"depth_from_edge_cm": cm}, "agreed": agreed}))
        };
        assert_eq!(
            [
                target(2.0, "visible-near-edge"),
                target(2.1, "visible-near-edge")
            ],
            [true, false]
        );
        assert_eq!(
            [
                target(2.0, "visible-deep-inside"),
                target(2.1, "visible-deep-inside")
            ],
            [false, true]
        );
        let same = |cm: f64| told(json!({"same_feature": true, "separation_cm": cm}));
        assert_eq!([same(2.0), same(2.5)], [true, false]);
    }

    #[test]
    fn what_is_needed_is_asked_for() {
        let list = |given: Value| {
            faults("dbe.line-of-sight", &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            list(json!({"purpose": "fire", "same_feature": true})),
            ["shooter_arm", "separation_cm"]
        );
        for (arm, code) in [("cavalry", "cavalry"), ("general", "general")] {
            let given = json!({"purpose": "fire", "shooter_arm": arm});
            let never = judge("dbe.line-of-sight", &given);
            assert_eq!(never.values["violations"], json!([code]));
        }
        let voltigeurs = json!([{"kind": "element", "side": "enemy", "troop": "voltigeurs"}]);
        assert_eq!(
            list(json!({"purpose": "fire", "shooter_arm": "artillery", "between": voltigeurs})),
            ["band"]
        );
    }

    proptest! {
        #[test]
        fn more_in_the_way_never_clears_it(n in 0..4_usize, m in 0..4_usize, fire in any::<bool>()) {
            let thing = |n: usize| json!({"kind": Obstacle::ALL[n].code()});
            let purpose = if fire { "fire" } else { "command" };
            let clear = |things: Value| ask(purpose, "infantry", "medium", &json!({"between": things})).values["clear"] == json!(true);
            prop_assert!(clear(json!([thing(n)])) || !clear(json!([thing(n), thing(m)])));
        }
    }
}
