//! `dbe.shooting-eligibility`: whether an element may shoot at this target, or support a friend's
//! shot.
//!
//! # Source items
//! dbe:4.p3, 7.0, 7.1.p1, 7.2.p1, 7.3, 7.3.p1, 7.3.p2, 7.4, 5.6.p1.
//!
//! # What it decides
//! Which elements shoot at all, which are not allowed as targets, which of several targets has
//! priority, the effect of a screen of Voltigeurs, and which elements may support a friend's shot.
//!
//! # What it does not decide
//! Field, range and sight, which are given (`dbe.field-of-fire`, `dbe.line-of-sight`), and the
//! result (`dbe.shooting`).
//!
//! # Readings chosen
//! - The priority of targets is considered only if other candidates are given; if the target ahead
//!   and the nearest are different ones (S16), it is open. A target as near as another counts as
//!   nearest too.
//!
//! # Direction of error
//! A missing fact does not forbid anything.
//!
//! # Examples
//! The active player's battery may not shoot. A horse gun at medium range may shoot at the line
//! behind enemy Voltigeurs, at short range it may not.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::field_of_fire::bands;
use super::movement::has;
use super::shooting::{Band, shoots};
use super::troops::{Formation, Troop, formation_told};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct ShootingEligibility;

/// Whose phase it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Part {
    Active,
    Passive,
}

impl Choice for Part {
    const SCOPE: &'static str = "dbe-part";
}

/// Voltigeurs between shooter and target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Veil {
    None,
    #[strum(serialize = "own-voltigeurs")]
    Own,
    #[strum(serialize = "enemy-voltigeurs")]
    Enemy,
}

impl Choice for Veil {
    const SCOPE: &'static str = "dbe-screen";
}

struct Shooter {
    troop: Fact<Troop>,
    touched: Fact<bool>,
    formation: Fact<Formation>,
}

impl Declared for Shooter {
    fn declare(form: &mut Form<'_>) -> Self {
        let formed = formation_told(form);
        let troop: Fact<Troop> = form
            .choice("troop")
            .only(|troop: Troop| formed.is_none_or(|formed| has(troop, formed)))
            .fact();
        let troops = troop.all();
        Self {
            touched: form.yes_or_no("in_contact").fact_or(false),
            formation: form
                .choice("formation")
                .must(|formation| troops.iter().any(|troop| has(*troop, formation)))
                .fact_or(Formation::Line),
            troop,
        }
    }
}

struct Target {
    troop: Option<Troop>,
    touched: Fact<bool>,
    ahead: Fact<bool>,
    distance: Option<Measure>,
}

impl Target {
    /// Whether it is not farther away than another target.
    fn is_nearest(&self, other: &Measure) -> bool {
        self.distance.as_ref().is_none_or(|own| own <= other)
    }
}

impl Declared for Target {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            // The rules are the same for all targets but generals.
            troop: form.choice("troop").if_told(),
            touched: form.yes_or_no("in_contact").fact_or(false),
            ahead: form.yes_or_no("ahead").fact_or(false),
            distance: form
                .decimal("distance_cm", 0.0, 200.0)
                .unit(Unit::Cm)
                .maybe_measured(),
        }
    }
}

/// A target with other given targets: its position decides which of them has priority.
struct Among(Target);

impl Declared for Among {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(Target {
            troop: form.choice("troop").if_told(),
            touched: form.yes_or_no("in_contact").fact_or(false),
            ahead: form.yes_or_no("ahead").fact_asked_or(false),
            distance: form
                .decimal("distance_cm", 0.0, 200.0)
                .unit(Unit::Cm)
                .measured_if(|| false),
        })
    }
}

struct Screen {
    kind: Fact<Veil>,
    base_to_base: Fact<bool>,
    same_facing: Fact<bool>,
    in_front: Fact<bool>,
}

impl Declared for Screen {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            kind: form.choice("kind").fact_asked_or(Veil::None),
            base_to_base: form.yes_or_no("base_to_base").fact_or(true),
            same_facing: form.yes_or_no("same_facing").fact_or(true),
            in_front: form.yes_or_no("right_in_front").fact_or(true),
        }
    }
}

struct Candidate {
    ahead: Fact<bool>,
    distance: Measure,
}

impl Declared for Candidate {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            ahead: form.yes_or_no("ahead").fact_or(false),
            distance: form
                .decimal("distance_cm", 0.0, 200.0)
                .unit(Unit::Cm)
                .measured(),
        }
    }
}

/// Other targets that are tried if none is given: one straight ahead, and near.
const OTHERS: &[&str] = &[r#"{"ahead": true, "distance_cm": 2}"#];

/// A shot that a player wants to make.
pub struct Input {
    part: Fact<Part>,
    shooter: Shooter,
    target: Target,
    in_field: Fact<bool>,
    band: Option<Fact<Band>>,
    sight: Fact<bool>,
    screen: Option<Screen>,
    candidates: Vec<Candidate>,
    as_support: Fact<bool>,
    own_target: Fact<Option<bool>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let part = form.choice("phase_role").fact();
        let shooter: Shooter = form.group("shooter");
        let others = form.is_told_or_tried("candidates") && !form.denies("candidates");
        let target: Target = if others {
            form.group::<Among>("target").0
        } else {
            form.group("target")
        };
        let in_field = form.yes_or_no("in_field").fact();
        // A known distance leaves one or two bands; a nearer one contradicts it.
        let distance = target.distance.as_ref().and_then(Measure::exactly);
        let known = shooter.troop.exactly().zip(distance);
        let known = known.and_then(|(troop, distance)| bands(form, troop, distance));
        let band = form.choice("band");
        let band = band.only(|band: Band| known.as_ref().is_none_or(|known| known.contains(&band)));
        let band = band.fact_told_if(|| shooter.troop.is(shoots));
        let told = band.as_ref().and_then(Fact::exactly);
        let nearer = |(known, told): (Vec<Band>, Band)| known.iter().all(|known| told < *known);
        if known.zip(told).is_some_and(nearer) {
            form.contradicts("band");
        }
        let sight = form.yes_or_no("sight").fact();
        form.may_be_none(&["screen"]);
        let screen = form.maybe("screen");
        let candidates = form.list_tried("candidates", 12, OTHERS);
        // Only for one that helps does a target of its own matter.
        // Without one it may shoot, whether it helps or not.
        let helps = form.is_told("own_other_target");
        let free = form.denies("own_other_target");
        let as_support = form.yes_or_no("as_support");
        let as_support = if helps && !free {
            as_support.fact_asked_or(false)
        } else {
            as_support.fact_usually(helps)
        };
        // Another target straight ahead and in range is one that it could shoot at.
        let range = |distance: f64| {
            let troop = shooter.troop.exactly()?;
            bands(form, troop, distance)
        };
        let could = candidates.iter().any(|other: &Candidate| {
            let ahead = other.ahead.exactly() == Some(true);
            let near = other.distance.exactly().and_then(range);
            ahead && near.is_some_and(|bands| !bands.contains(&Band::Out))
        });
        if free && could {
            form.contradicts("own_other_target");
        }
        let helping = form.may_lack_facts() || as_support.exactly() == Some(true);
        Self {
            part,
            shooter,
            target,
            in_field,
            band,
            sight,
            screen,
            candidates,
            own_target: form
                .yes_or_no("own_other_target")
                .maybe_fact_unless(helping),
            as_support,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    MAY_SHOOT = "dbe/shooting/who-shoots#may-shoot";
    ACTIVE = "dbe/shooting/who-shoots#active-player";
    CAVALRY = "dbe/shooting/who-shoots#cavalry";
    GENERALS = "dbe/shooting/who-shoots#generals";
    SHOOTER_TOUCHED = "dbe/shooting/contact#shooter-touched";
    TARGET_TOUCHED = "dbe/shooting/contact#target-touched";
    OUTSIDE_FIELD = "dbe/shooting/contact#outside-field";
    OUT = "dbe/shooting/ranges#out";
    NO_SHORT = "dbe/shooting/ranges#short";
    GENERALS_NO_ROW = "dbe/results/table#generals-no-row";
    CLEAR = "dbe/shooting/line-of-fire#clear";
    FIRST_CHOICE = "dbe/shooting/target#first-choice";
    OTHER_REFUSED = "dbe/shooting/target#other-refused";
    OWN_THROUGH = "dbe/shooting/own-screen#through";
    OWN_IN_THE_WAY = "dbe/shooting/own-screen#own-in-the-way";
    GUNS_IGNORE = "dbe/shooting/enemy-screen#guns-ignore";
    SCREENED = "dbe/shooting/enemy-screen#screened";
    MAY_SUPPORT = "dbe/shooting/who-may-help#may-support";
    OWN_TARGET = "dbe/shooting/who-may-help#own-target";
    SQUARE_NEVER = "dbe/shooting/who-may-help#square-never";
    MUST_BE_ABLE = "dbe/shooting/who-may-help#must-be-able";
    SHOOTERS_CHOICE = "dbe/disputes/ahead-or-nearest#shooters-choice";
    AHEAD_FIRST = "dbe/disputes/ahead-or-nearest#ahead-first";
    NEAREST_FIRST = "dbe/disputes/ahead-or-nearest#nearest-first";
}

/// The target ahead against the nearest (S16).
static AHEAD_OR_NEAREST: Point = Point {
    id: "ahead-or-nearest",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(SHOOTERS_CHOICE),
        Reading::of(AHEAD_FIRST),
        Reading::of(NEAREST_FIRST),
    ],
};

/// Judges whether another target has priority.
fn order(case: &mut Case<'_>, input: &Input) {
    let others = &input.candidates;
    let nearest = others
        .iter()
        .all(|other| input.target.is_nearest(&other.distance));
    // For a single target its position does not matter.
    let ahead = !others.is_empty() && *input.target.ahead;
    let other_ahead = || others.iter().any(|other| *other.ahead);
    let (refused, claim) = match (ahead, nearest) {
        (true, true) => (false, FIRST_CHOICE),
        (false, true) if !other_ahead() => (false, FIRST_CHOICE),
        (false, false) => (true, OTHER_REFUSED),
        _ => match case.ask(&AHEAD_OR_NEAREST).claim() {
            AHEAD_FIRST => (!ahead, AHEAD_FIRST),
            NEAREST_FIRST => (!nearest, NEAREST_FIRST),
            _ => (false, SHOOTERS_CHOICE),
        },
    };
    case.forbid("other-target", refused)
        .arg("why", if refused { "other" } else { "first" })
        .cite(claim);
    if refused || others.is_empty() {
        return;
    }
    case.because(claim);
}

/// Judges Voltigeurs between the two.
fn screen(case: &mut Case<'_>, input: &Input) {
    let Some(screen) = &input.screen else { return };
    match screen.kind.get() {
        Veil::None => {}
        Veil::Own => {
            let through = *screen.base_to_base && *screen.same_facing;
            case.forbid_unless("own-screen", through, OWN_THROUGH);
        }
        Veil::Enemy if *screen.in_front => {
            let far = |band| matches!(band, Band::Medium | Band::Long);
            let ignores = input.shooter.troop.is(Troop::is_artillery)
                && input.band.as_ref().is_some_and(|band| band.is(far));
            case.forbid_unless("enemy-screen", ignores, GUNS_IGNORE);
        }
        Veil::Enemy => {}
    }
}

impl Rule for ShootingEligibility {
    type Input = Input;
    const ID: &'static str = "dbe.shooting-eligibility";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "may_shoot",
            kind: OutKind::Truth,
        },
        Output {
            name: "reasons",
            kind: OutKind::Violations,
        },
        Output {
            name: "may_support",
            kind: OutKind::Truth,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["may_shoot", "may_support"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "active",
            claim: ACTIVE,
        },
        Violation {
            code: "cavalry",
            claim: CAVALRY,
        },
        Violation {
            code: "general",
            claim: GENERALS,
        },
        Violation {
            code: "general-target",
            claim: GENERALS_NO_ROW,
        },
        Violation {
            code: "shooter-touched",
            claim: SHOOTER_TOUCHED,
        },
        Violation {
            code: "target-touched",
            claim: TARGET_TOUCHED,
        },
        Violation {
            code: "outside-field",
            claim: OUTSIDE_FIELD,
        },
        Violation {
            code: "out-of-range",
            claim: OUT,
        },
        Violation {
            code: "no-short-band",
            claim: NO_SHORT,
        },
        Violation {
            code: "no-sight",
            claim: CLEAR,
        },
        Violation {
            code: "other-target",
            claim: OTHER_REFUSED,
        },
        Violation {
            code: "own-screen",
            claim: OWN_IN_THE_WAY,
        },
        Violation {
            code: "enemy-screen",
            claim: SCREENED,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&AHEAD_OR_NEAREST];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        // An impossible supporting shot is not asked whether it is allowed.
        let barred = |case: &mut Case<'_>, code, claim| {
            case.applied(code, claim).value(true);
            Values::default()
                .with("may_shoot", Value::Null)
                .with("reasons", Value::Null)
                .with("may_support", false)
        };
        let active = input.part.exactly() == Some(Part::Active);
        if !active && *input.as_support && input.shooter.formation == Formation::Square {
            return barred(case, "square", SQUARE_NEVER);
        }
        let troop = &input.shooter.troop;
        case.forbid("active", input.part == Part::Active);
        case.forbid("cavalry", troop.is(Troop::is_cavalry))
            .arg("troop", troop);
        case.forbid("general", troop.is(Troop::is_general))
            .arg("troop", troop);
        if input.target.troop.is_some_and(Troop::is_general) {
            case.forbid("general-target", true);
        }
        case.forbid("shooter-touched", *input.shooter.touched);
        case.forbid("target-touched", *input.target.touched);
        case.forbid("outside-field", !*input.in_field);
        // For troops that can shoot; no others need a band.
        let band = input.band.as_ref();
        let band = band.filter(|band| troop.is(shoots) || band.exactly().is_some());
        case.forbid("out-of-range", band.is_some_and(|band| *band == Band::Out));
        let short = || band.is_some_and(|band| *band == Band::Short);
        if troop.is(Troop::is_infantry) && short() {
            case.forbid("no-short-band", true);
        }
        case.forbid("no-sight", !*input.sight);
        screen(case, input);
        order(case, input);
        let may = case.refused().is_empty();
        // An element that may not shoot at all is not asked for its own target.
        if may && *input.as_support && input.own_target == Some(true) {
            return barred(case, "own-target", OWN_TARGET);
        }
        if may {
            case.because(MAY_SHOOT);
        }
        let support = input.as_support.get().then(|| {
            for (code, bars, claim) in [
                ("cannot-shoot", !may, MUST_BE_ABLE),
                ("own-target", false, OWN_TARGET),
                ("square", false, SQUARE_NEVER),
            ] {
                case.applies(code, bars, claim).value(bars);
            }
            case.applies("may-support", may, MAY_SUPPORT).value(may);
            may
        });
        Values::default()
            .with("may_shoot", may)
            .with("reasons", case.refused())
            .with("may_support", support.map_or(Value::Null, Value::from))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(changes: &Value) -> Verdict {
        let given = json!({"phase_role": "passive", "shooter": {"troop": "line"}, "target": {"troop": "elite"}, "in_field": true, "band": "long", "sight": true});
        judge("dbe.shooting-eligibility", &with(&given, changes))
    }

    #[track_caller]
    fn refused(changes: &Value, codes: &[&str]) {
        let verdict = ask(changes);
        assert_eq!(
            (&verdict.values["reasons"], &verdict.values["may_shoot"]),
            (&json!(codes), &json!(codes.is_empty())),
            "{changes}"
        );
    }

    #[test]
    fn only_free_passive_foot_and_guns_shoot() {
        refused(&json!({}), &[]);
        refused(&json!({"phase_role": "active"}), &["active"]);
        refused(
            &json!({"shooter": {"troop": "dragoons"}, "band": null}),
            &["cavalry"],
        );
        refused(
            &json!({"shooter": {"troop": "corps-general"}, "band": null}),
            &["general"],
        );
        refused(
            &json!({"shooter": {"troop": "line", "in_contact": true}}),
            &["shooter-touched"],
        );
        refused(
            &json!({"target": {"in_contact": true}}),
            &["target-touched"],
        );
        refused(&json!({"in_field": false}), &["outside-field"]);
        refused(&json!({"band": "out"}), &["out-of-range"]);
        refused(&json!({"sight": false}), &["no-sight"]);
        let given = json!({"phase_role": "passive", "shooter": {"troop": "line"}, "in_field": true, "sight": true});
        assert_eq!(
            faults("dbe.shooting-eligibility", &given),
            [("band".to_owned(), "missing")]
        );
    }

    #[test]
    fn voltigeurs_screen() {
        let own = |touching: bool, facing: bool| json!({"screen": {"kind": "own-voltigeurs", "base_to_base": touching, "same_facing": facing}});
        refused(&own(true, true), &[]);
        refused(&own(false, true), &["own-screen"]);
        refused(&own(true, false), &["own-screen"]);
        let enemy = |troop: &str, band: &str, in_front: bool| json!({"shooter": {"troop": troop}, "band": band, "screen": {"kind": "enemy-voltigeurs", "right_in_front": in_front}});
        refused(&enemy("horse-artillery", "short", true), &["enemy-screen"]);
        refused(&enemy("horse-artillery", "medium", true), &[]);
        refused(&enemy("line", "long", true), &["enemy-screen"]);
        refused(&enemy("line", "long", false), &[]);
        refused(
            &json!({"screen": {"kind": "none", "right_in_front": true}}),
            &[],
        );
    }

    #[test]
    fn the_target_ahead_or_nearest_comes_first() {
        let order = |ahead: bool, cm: i64, other: bool, other_cm: i64, agreed: &Value| json!({"target": {"ahead": ahead, "distance_cm": cm}, "candidates": [{"ahead": other, "distance_cm": other_cm}], "agreed": agreed});
        refused(&order(true, 4, false, 6, &Value::Null), &[]);
        refused(&order(false, 7, true, 4, &Value::Null), &["other-target"]);
        refused(&order(false, 4, false, 6, &Value::Null), &[]);
        assert_eq!(
            ask(&order(true, 7, false, 5, &Value::Null)).finding.code,
            "ahead-or-nearest"
        );
        for (reading, far, near) in [
            ("shooters-choice", true, true),
            ("ahead-first", true, false),
            ("nearest-first", false, true),
        ] {
            assert_eq!(
                ask(&order(true, 7, false, 5, &json!(reading))).values["may_shoot"],
                json!(far)
            );
            assert_eq!(
                ask(&order(false, 5, true, 7, &json!(reading))).values["may_shoot"],
                json!(near)
            );
        }
    }

    #[test]
    fn helpers_have_nothing_else_to_do() {
        let support = |changes: &Value| {
            ask(&with(
                &json!({"as_support": true, "own_other_target": false}),
                changes,
            ))
            .values["may_support"]
                .clone()
        };
        assert_eq!(support(&json!({})), json!(true));
        assert_eq!(support(&json!({"own_other_target": true})), json!(false));
        assert_eq!(
            support(&json!({"shooter": {"troop": "line", "formation": "square"}})),
            json!(false)
        );
        assert_eq!(support(&json!({"sight": false})), json!(false));
        assert_eq!(ask(&json!({})).values["may_support"], Value::Null);
    }

    proptest! {
        #[test]
        fn a_nearer_target_is_never_worse(cm in 1_i64..12, other in 1_i64..12, ahead in any::<bool>(), reading in 0..3_usize) {
            let may = |cm: i64| {
                let agreed = AHEAD_OR_NEAREST.readings[reading].id;
                let given = json!({"target": {"ahead": ahead, "distance_cm": cm}, "candidates": [{"ahead": !ahead, "distance_cm": other}], "agreed": agreed});
                ask(&given).values["may_shoot"] == json!(true)
            };
            prop_assert!(!may(cm + 1) || may(cm));
        }
    }
}
