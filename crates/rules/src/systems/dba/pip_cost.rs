//! `dba.pip-cost`: how many PIPs one move costs.
//!
//! # Source items
//! bob:pips.3-9, bob:deployment.9, bob:tactical-moves.9, bob:movement.2, 3, bob:shooting.1
//! (the Litter moves as a War Wagon), qrs:pips.1-8.
//!
//! # What it decides
//! The cost in PIPs and which of the sheet's three extras apply: **a** what moves and through what,
//! **b** how far from the general, **c** where the general stands. Distances in paces.
//!
//! # What it does not decide
//! Whether the move is legal (a group that is none, a landing off the shore), how many PIPs are
//! left, or where lines of sight run: `beyond` and `inside` are given.
//!
//! # Readings chosen
//! - At most one extra per section, three in all, as the sheet says; the commentary only says that
//!   circumstances add up (`dba/disputes/pips-cap`). If a second circumstance is met and not
//!   counted, the flag `conflict:pips-cap` says so.
//! - A Litter costs the extra of the War Wagon as which it moves; no text says so, flag
//!   `silent:litter-pip`.
//! - "More than" 600 and 1200 paces is strict; the commentary's "at 1200" is loose wording.
//! - The state at the time of this move counts.
//! - Only the general's own base is exempt from **c**; a group that contains the general is not.
//! - `dist_general_paces` is the distance of the nearest base of a group. If that of the farthest
//!   is given as well, it is left open which one counts, if it matters.
//! - A lost general has no place: **b** always applies, **c** never.
//!
//! # Direction of error
//! Given distances and places are not verified. By default the general is in good going with
//! nothing between, so a forgotten fact makes a move too cheap, never too expensive.
//!
//! # Examples
//! Most expensive: `El`, bound 3, 1250 paces, general in a BUA → a + b + c, 4 PIPs. Cheapest: the
//! same in its first bound → 1 PIP.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::garrison::IN_ITS_PLACE;
use super::tables::{COMMAND_DISTANCE, PIP_COSTS};
use super::terrain::{Screen, Terrain};
use super::troops::{Class, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Several, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::{Arg, IntoArg};

/// The check.
pub struct PipCost;

/// An action, and the bases that take part in it.
pub struct Input {
    own_bound: Measure,
    action: Fact<Action>,
    mover: Mover,
    dismounting: Fact<bool>,
    bua_move: Fact<bool>,
    camp_move: Fact<bool>,
    nearest: Measure,
    farthest: Option<Measure>,
    beyond: Several<Screen>,
    inside: Several<Terrain>,
    general_lost: Fact<bool>,
    general_in: Fact<Terrain>,
}

/// The base or group that moves.
pub struct Mover {
    troops: Vec<Troop>,
    is_general: Fact<bool>,
}

impl Mover {
    /// Whether the general's own base moves, alone.
    fn general_alone(&self) -> bool {
        self.troops.len() == 1 && *self.is_general
    }
}

/// The action. Only tactical moves and landings cost PIPs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Action {
    Tactical,
    Landing,
    Shoot,
    Fight,
    Outcome,
    TurnToFace,
    Conform,
}

impl Choice for Action {
    const SCOPE: &'static str = "dba-action";
}

impl Declared for Mover {
    fn declare(form: &mut Form<'_>) -> Self {
        // Each single type, and a group of ordinary ones, show whether the mover matters.
        let movers = Troop::ALL.iter().filter(|troop| !troop.stays());
        let alone = movers.map(|troop| vec![*troop]);
        let troops = form
            .choices("troops", 1, 12)
            .among(alone.chain([vec![Troop::Bd; 2]]))
            .required();
        Self {
            troops,
            is_general: form.yes_or_no("is_general").fact_or(false),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let own_bound = form.integer("own_bound", 1, 99).measured();
        let action = form.choice("action").fact_or(Action::Tactical);
        // Troops dismount in a tactical move.
        let moves = action
            .all()
            .iter()
            .any(|action| matches!(action, Action::Tactical | Action::Landing));
        let mover = form.group::<Mover>("mover");
        // Somebody among them is mounted (bob:tactical-moves.9).
        let rides = mover
            .troops
            .iter()
            .any(|troop| troop.class() == Class::Mounted);
        let dismounting = form
            .yes_or_no("dismounting")
            .must(|dismounting| rides && moves || !dismounting)
            .fact_or(false);
        let [bua_move, camp_move, general_lost] = ["bua_move", "camp_move", "general_lost"]
            .map(|name| form.yes_or_no(name).fact_or(false));
        // The distance is needed if it can matter.
        let matters =
            action == Action::Tactical && own_bound > 1 && !*general_lost && !*mover.is_general;
        let nearest = form
            .decimal("dist_general_paces", 0.0, 10_000.0)
            .unit(Unit::Paces);
        let nearest = if matters {
            Some(nearest.measured())
        } else if mover.general_alone() {
            // The distance of the general from itself is zero.
            nearest.if_told().map(Measure::known)
        } else {
            nearest.maybe_measured()
        };
        let farthest = form
            .decimal("dist_farthest_paces", 0.0, 10_000.0)
            .unit(Unit::Paces)
            .matters(mover.troops.len() > 1)
            .maybe_measured();
        let input = Self {
            own_bound,
            action,
            dismounting,
            bua_move,
            camp_move,
            nearest: nearest.clone().unwrap_or_else(|| Measure::known(0.0)),
            farthest,
            beyond: form.choices("beyond", 0, 14).several_asked(),
            inside: form.choices("inside", 0, 13).several_or_none(),
            general_lost,
            general_in: form.choice("general_in").fact_or(Terrain::Good),
            mover,
        };
        if *input.general_lost && *input.mover.is_general {
            form.refuse(
                "mover.is_general",
                true,
                FaultKind::NotOneOf,
                vec!["false".to_owned()],
            );
        }
        // The general is at no distance from itself, and a lost general has no place.
        let at_most = if input.mover.troops.len() > 1 {
            form.figure(&COMMAND_DISTANCE, "near", "paces").unwrap_or(0)
        } else {
            0
        };
        #[expect(clippy::cast_precision_loss, reason = "paces of a rulebook")]
        let apart = |nearest: &Measure| *nearest > at_most as f64;
        if form.is_told("dist_general_paces")
            && *input.mover.is_general
            && nearest.as_ref().is_some_and(apart)
        {
            form.contradicts("dist_general_paces");
        }
        if form.is_told("dist_general_paces") && *input.general_lost {
            form.contradicts("dist_general_paces");
        }
        if form.is_told("general_in") && input.general_in.is(costly) && *input.general_lost {
            form.contradicts("general_in");
        }
        if input
            .farthest
            .as_ref()
            .zip(nearest)
            .is_some_and(|(farthest, nearest)| nearest > *farthest)
        {
            form.more_than("dist_general_paces", "dist_farthest_paces");
        }
        input
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with IN_ITS_PLACE;
    ONLY_TACTICAL = "dba/pips/what-costs#only-tactical";
    FIGHTING_FREE = "dba/pips/what-costs#shooting-and-fighting";
    OUTCOME_FREE = "dba/pips/what-costs#outcome-moves";
    TURNING_FREE = "dba/pips/what-costs#turning-to-face";
    CONFORMING_FREE = "dba/pips/what-costs#conforming";
    ONE_MOVE = "dba/pips/what-costs#one-move";
    FIRST_BOUND = "dba/pips/first-bound#no-extras";
    LANDING = "dba/pips/landing#one-group";
    LANDING_FIRST = "dba/pips/landing#first-bound-only";
    RANGE = "dba/pips/total#range";
    ONE_PER_SECTION = "dba/pips/total#one-per-section";
    AWKWARD = "dba/pips/troops#awkward";
    LITTER = "dba/pips/troops#litter";
    DISMOUNTING = "dba/pips/dismounting#extra";
    BUA = "dba/pips/bua#into-out-through";
    FAR = "dba/pips/distance#far";
    NEAR = "dba/pips/distance#near";
    BETWEEN = "dba/pips/distance#between";
    FAR_STRICT = "dba/pips/distance#strict";
    HIDDEN = "dba/pips/out-of-sight#hidden";
    GENERAL_LOST = "dba/pips/general-lost#every-move";
    REPLACES = "dba/pips/general-lost#replaces-distance";
    COVER = "dba/pips/general-in-cover#places";
    OWN_ELEMENT = "dba/pips/general-in-cover#own-element";
    COVER_NOT_LISTED = "dba/pips/general-in-cover#not-listed";
    CAP = "dba/disputes/pips-cap#check-cap";
    CAMP_COSTS = "dba/disputes/camp-pip#camp-costs";
    CAMP_FREE = "dba/disputes/camp-pip#camp-free";
    WHOLE_GROUP = "dba/disputes/group-partly-beyond#whole-group";
    ANY_ELEMENT = "dba/disputes/group-partly-beyond#any-element";
}

/// Into, out of or through a camp: the sheet names only the BUA.
static CAMP_PIP: Point = Point {
    id: "camp-pip",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(CAMP_COSTS), Reading::of(CAMP_FREE)],
};
/// A group of which only a part is too far away.
static GROUP_PARTLY: Point = Point {
    id: "group-partly-beyond",
    kind: PointKind::Open,
    readings: &[Reading::followed(WHOLE_GROUP), Reading::of(ANY_ELEMENT)],
};

impl Rule for PipCost {
    type Input = Input;
    const ID: &'static str = "dba.pip-cost";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "cost",
            kind: OutKind::Number(Unit::Pips),
        },
        Output {
            name: "extras",
            kind: OutKind::Group(&[
                Output {
                    name: "a",
                    kind: OutKind::Number(Unit::Pips),
                },
                Output {
                    name: "b",
                    kind: OutKind::Number(Unit::Pips),
                },
                Output {
                    name: "c",
                    kind: OutKind::Number(Unit::Pips),
                },
            ]),
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
    const HEADLINE: &'static [&'static str] = &["cost", "legal"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "late-landing",
            claim: LANDING_FIRST,
        },
        Violation {
            code: "stays-inside",
            claim: IN_ITS_PLACE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&CAMP_PIP, &GROUP_PARTLY];
    const TABLES: &'static [&'static Table] = &[&PIP_COSTS, &COMMAND_DISTANCE];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let pips =
            |case: &mut Case<'_>, row: &str| case.number(&PIP_COSTS, row, "pips").unwrap_or(0);
        let kind = input.action.get();
        let action = Arg::coded(Action::SCOPE, kind.code());
        match kind {
            Action::Tactical if input.mover.troops.iter().any(|troop| troop.stays()) => {
                case.forbid("stays-inside", true);
                return barred(case);
            }
            Action::Tactical => {}
            Action::Landing if input.own_bound > 1 => {
                case.forbid("late-landing", true).value_of(&input.own_bound);
                case.remedy("first-bound", vec![], vec![("own_bound", json!(1))]);
                return barred(case);
            }
            Action::Landing => {
                let cost = pips(case, "landing");
                case.applied("action", LANDING)
                    .value(cost)
                    .arg("action", action);
                return told(cost, [0, 0, 0]);
            }
            free => {
                let claim = match free {
                    Action::Shoot | Action::Fight => FIGHTING_FREE,
                    Action::Outcome => OUTCOME_FREE,
                    Action::TurnToFace => TURNING_FREE,
                    Action::Conform => CONFORMING_FREE,
                    Action::Tactical | Action::Landing => ONLY_TACTICAL,
                };
                case.because(ONLY_TACTICAL);
                case.applied("action", claim).value(0).arg("action", action);
                return told(0, [0, 0, 0]);
            }
        }
        let base = pips(case, "move");
        case.step("action", true)
            .value(base)
            .arg("action", action)
            .cite(ONE_MOVE);
        let first = input.own_bound == 1;
        case.applies("first-bound", first, FIRST_BOUND)
            .value_of(&input.own_bound);
        if first {
            return told(base, [0, 0, 0]);
        }
        let extra = pips(case, "extra");
        let due = [
            what_moves(case, input, extra),
            how_far(case, input, extra),
            where_general(case, input, extra),
        ];
        let extras = due.map(|due| if due { extra } else { 0 });
        let sum = base + extras.iter().sum::<i64>();
        let most = pips(case, "most");
        case.step("most", sum > most)
            .value(most)
            .arg("sum", sum)
            .cite(RANGE);
        if extras == [0, 0, 0] {
            case.because(ONE_MOVE);
        }
        told(sum.min(most), extras)
    }
}

/// The results of a move that is impossible.
fn barred(case: &Case<'_>) -> Values {
    Values::default()
        .with("cost", Value::Null)
        .with("extras", Value::Null)
        .with("legal", false)
        .with("violations", case.refused())
}

/// A second circumstance of a section, which the sheet does not count.
fn capped(case: &mut Case<'_>) {
    case.because(ONE_PER_SECTION);
    case.because(CAP);
    case.flag("conflict:pips-cap");
}

fn told(cost: i64, [a, b, c]: [i64; 3]) -> Values {
    Values::default()
        .with("cost", cost)
        .with("extras", json!({"a": a, "b": b, "c": c}))
        .with("legal", Value::Null)
        .with("violations", Value::Null)
}

/// Section a: expensive troops, dismounting, a BUA, perhaps a camp.
fn what_moves(case: &mut Case<'_>, input: &Input, extra: i64) -> bool {
    let listed = |troop: &Troop| matches!(troop, Troop::El | Troop::Hd | Troop::WWg | Troop::Art);
    let mut awkward: Vec<&'static str> = Vec::new();
    for troop in input
        .mover
        .troops
        .iter()
        .filter(|troop| listed(troop) || **troop == Troop::Lit)
    {
        if !awkward.contains(&troop.code()) {
            awkward.push(troop.code());
        }
    }
    let by_litter = !input.mover.troops.iter().any(listed);
    let claim = if !awkward.is_empty() && by_litter {
        LITTER
    } else {
        AWKWARD
    };
    let mut due = false;
    let mut counted =
        |case: &mut Case<'_>, code: &'static str, meets: bool, claim: &'static str| {
            let counts = meets && !due;
            // A second circumstance of the section is met but adds nothing.
            let why = if meets { "already" } else { "no" };
            let step = case
                .step(code, counts)
                .value(if counts { extra } else { 0 })
                .arg("why", why);
            step.cite(if meets && due { ONE_PER_SECTION } else { claim });
            if code == "troops" {
                step.arg("troops", awkward.join(", "));
            }
            if meets {
                case.because(claim);
            }
            if meets && due {
                capped(case);
            }
            due |= meets;
            due
        };
    counted(case, "troops", !awkward.is_empty(), claim);
    let (dismounting, bua_move) = (*input.dismounting, *input.bua_move);
    let camp_move = *input.camp_move;
    counted(case, "dismounting", dismounting, DISMOUNTING);
    let mut due = counted(case, "bua", bua_move, BUA);
    if camp_move && !due {
        due = case.ask(&CAMP_PIP).is(CAMP_COSTS);
        let claim = if due { CAMP_COSTS } else { CAMP_FREE };
        case.considered("camp", due, claim)
            .value(if due { extra } else { 0 })
            .arg("why", "free");
    } else {
        case.step("camp", false)
            .value(0)
            .arg("why", if camp_move { "already" } else { "no" })
            .cite(ONE_PER_SECTION);
    }
    if !awkward.is_empty() && by_litter && !dismounting && !bua_move {
        case.flag("silent:litter-pip");
    }
    if due {
        let saved: Vec<Troop> = input
            .mover
            .troops
            .iter()
            .copied()
            .filter(|t| !listed(t) && *t != Troop::Lit)
            .collect();
        // If it is unknown which of several bases is the general's, the others might cost more.
        let apart = || !dismounting && !bua_move && !camp_move && !*input.mover.is_general;
        if !awkward.is_empty() && !saved.is_empty() && apart() {
            let troops: Vec<&str> = saved.iter().map(|troop| troop.code()).collect();
            let mover = json!({"troops": troops, "is_general": false});
            case.remedy(
                "leave-behind",
                vec![
                    ("troops", awkward.join(", ").into()),
                    ("pips", extra.into()),
                ],
                vec![("mover", mover)],
            );
        }
        if awkward.is_empty() && dismounting && !bua_move && !camp_move {
            case.remedy(
                "stay-mounted",
                vec![("pips", extra.into())],
                vec![("dismounting", json!(false))],
            );
        }
    }
    due
}

/// Whether one base is too far from the general, or too far behind terrain that hides it.
fn beyond_reach(paces: &Measure, hidden: bool, near: f64, far: f64) -> bool {
    *paces > far || hidden && *paces > near
}

/// Section b: the distance from the general, or a general that is lost.
fn how_far(case: &mut Case<'_>, input: &Input, extra: i64) -> bool {
    let lost = *input.general_lost;
    case.applies("general-lost", lost, GENERAL_LOST)
        .value(if lost { extra } else { 0 });
    if lost {
        for code in ["far", "hidden"] {
            case.step(code, false)
                .value(0)
                .arg("why", "lost")
                .cite(REPLACES);
        }
        return true;
    }
    #[expect(clippy::cast_precision_loss, reason = "paces of a rulebook")]
    let mut limit = |row: &str| case.number(&COMMAND_DISTANCE, row, "paces").unwrap_or(0) as f64;
    let (near, far) = (limit("near"), limit("far"));
    let screens = input.beyond.exactly().unwrap_or_default().into_iter();
    let screens = screens.filter(|screen| hides(*screen)).map(Choice::code);
    let cover = input.inside.exactly().unwrap_or_default().into_iter();
    let cover = cover.filter(|terrain| covers(*terrain)).map(Choice::code);
    let names: Vec<&'static str> = screens.chain(cover).collect();
    // Terrain between is looked at only if it can matter, between the two limits.
    let is_hidden = |paces: &Measure| {
        *paces > near && *paces <= far && (input.beyond.any(hides) || input.inside.any(covers))
    };

    let nearest = &input.nearest;
    let farthest = input
        .farthest
        .clone()
        .filter(|_| input.mover.troops.len() > 1)
        .unwrap_or_else(|| nearest.clone());
    let (all, any) = (
        beyond_reach(nearest, is_hidden(nearest), near, far),
        beyond_reach(&farthest, is_hidden(&farthest), near, far),
    );
    let (mut paces, mut told) = (nearest.clone(), "dist_general_paces");
    if all != any {
        let whole = case.ask(&GROUP_PARTLY).is(WHOLE_GROUP);
        let claim = if whole { WHOLE_GROUP } else { ANY_ELEMENT };
        case.considered("group-partly", !whole, claim)
            .value_of(&farthest)
            .arg("nearest", nearest.exactly());
        if !whole {
            (paces, told) = (farthest, "dist_farthest_paces");
        }
    }
    let too_far = paces > far;
    let hides_it = is_hidden(&paces);
    let hidden = hides_it || !names.is_empty();
    let far_off = match paces.exactly() {
        // A distance that is known only as a range is still more than the limit.
        None if too_far => Arg::from("none"),
        known => known.into_arg(),
    };
    case.step("far", too_far)
        .value(if too_far { extra } else { 0 })
        .arg(
            "why",
            if paces > near && !hidden {
                "between"
            } else if paces > near {
                "not-so-far"
            } else {
                "near"
            },
        )
        .arg("paces", far_off)
        .arg("limit", far)
        .cite(match () {
            () if too_far => FAR,
            () if paces <= near => NEAR,
            () if hidden => FAR_STRICT,
            () => BETWEEN,
        });
    let why = match (hidden, too_far) {
        (false, _) => "open",
        (true, true) => "already",
        (true, false) => "near",
    };
    let step = case
        .step("hidden", hides_it)
        .value(if hides_it { extra } else { 0 })
        .arg("why", why)
        .arg("paces", paces.exactly())
        .arg("limit", near);
    if let Some(first) = names.first() {
        step.arg("by", Arg::coded(Terrain::SCOPE, first));
    }
    step.cite(if hidden && too_far {
        ONE_PER_SECTION
    } else {
        HIDDEN
    });
    if hidden && too_far {
        capped(case);
    }
    if too_far {
        case.because(FAR);
        closer(case, told, &paces, if hidden { near } else { far }, extra);
    } else if hides_it {
        case.because(HIDDEN);
        closer(case, told, &paces, near, extra);
    }
    too_far || hides_it
}

/// The remedy of moving this much nearer to the general, which makes the section free.
fn closer(case: &mut Case<'_>, told: &'static str, paces: &Measure, limit: f64, extra: i64) {
    let mut input = vec![(told, number(limit))];
    if told == "dist_general_paces" {
        input.push(("dist_farthest_paces", Value::Null));
    }
    case.remedy(
        "closer",
        vec![
            ("missing", paces.exactly().map(|paces| paces - limit).into()),
            ("limit", limit.into()),
            ("pips", extra.into()),
        ],
        input,
    );
}

/// Whether terrain between hides a base beyond it.
fn hides(screen: Screen) -> bool {
    match screen {
        Screen::Crest => true,
        // Every hill has a crest (bob:tactical-factors.6), which lies between like the hill.
        Screen::Ground(terrain) => {
            matches!(
                terrain,
                Terrain::Bua | Terrain::Camp | Terrain::GentleHill | Terrain::SteepHill
            ) || covers(terrain)
        }
    }
}

/// Whether terrain hides a base inside it.
fn covers(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Wood | Terrain::Oasis | Terrain::Dunes)
}

/// Whether terrain where the general stands makes the moves of others dearer.
fn costly(terrain: Terrain) -> bool {
    matches!(
        terrain,
        Terrain::Bua | Terrain::Camp | Terrain::Wood | Terrain::Oasis | Terrain::Marsh
    )
}

/// Section c: a general in terrain where it neither sees nor is seen.
fn where_general(case: &mut Case<'_>, input: &Input, extra: i64) -> bool {
    let listed = input.general_in.is(costly);
    let (due, why, claim) = match () {
        () if *input.general_lost => (false, "lost", COVER),
        () if listed && input.mover.general_alone() => (false, "own", OWN_ELEMENT),
        () if listed => (true, "listed", COVER),
        () => (false, "not-listed", COVER_NOT_LISTED),
    };
    let general_in = input.general_in.exactly();
    let general_in = general_in.map(|terrain| Arg::coded(Terrain::SCOPE, terrain.code()));
    case.step("general-in", due)
        .value(if due { extra } else { 0 })
        .arg("why", why)
        .arg("general_in", general_in)
        .cite(claim);
    if due || why == "own" {
        case.because(claim);
    }
    if due {
        case.remedy(
            "general-first",
            vec![("pips", extra.into())],
            vec![("general_in", json!("good"))],
        );
    }
    due
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    /// A base of spears near its general, in the third bound, with some fields changed.
    fn ask(changes: &Value) -> Verdict {
        let given = json!({"own_bound": 3, "action": "tactical", "mover": {"troops": ["Sp"]}, "dist_general_paces": 200, "general_in": "good"});
        judge("dba.pip-cost", &with(&given, changes))
    }

    #[track_caller]
    fn costs(verdict: &Verdict, cost: i64, [a, b, c]: [i64; 3], reason: &str) {
        assert_eq!(
            (&verdict.values["cost"], &verdict.values["extras"]),
            (&json!(cost), &json!({"a": a, "b": b, "c": c}))
        );
        assert!(
            verdict.reasons.contains(&reason),
            "no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn a_plain_move_costs_one() {
        let verdict = ask(&json!({}));
        costs(&verdict, 1, [0, 0, 0], ONE_MOVE);
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Score, "cost")
        );
        assert_eq!(verdict.basis.code(), "seeds");
    }

    #[test]
    fn the_dearest_move_costs_four() {
        let dear =
            json!({"mover": {"troops": ["El"]}, "dist_general_paces": 1250, "general_in": "bua"});
        costs(&ask(&dear), 4, [1, 1, 1], AWKWARD);
        costs(
            &ask(&with(&dear, &json!({"own_bound": 1, "bua_move": true}))),
            1,
            [0, 0, 0],
            FIRST_BOUND,
        );
    }

    #[test]
    fn knights_far_away_dismount_for_three() {
        costs(
            &ask(
                &json!({"mover": {"troops": ["Kn"]}, "dist_general_paces": 1300, "dismounting": true}),
            ),
            3,
            [1, 1, 0],
            DISMOUNTING,
        );
    }

    #[test]
    fn the_general_himself_leaves_a_town_for_two() {
        let own = json!({"mover": {"troops": ["Kn"], "is_general": true}, "bua_move": true, "dist_general_paces": null, "general_in": "bua"});
        costs(&ask(&own), 2, [1, 0, 0], OWN_ELEMENT);
        // A group that contains the general moves other bases too.
        costs(
            &ask(&with(
                &own,
                &json!({"mover": {"troops": ["Kn", "Cv"], "is_general": true}}),
            )),
            3,
            [1, 0, 1],
            COVER,
        );
    }

    #[test]
    fn only_moves_are_paid_for() {
        for (action, reason) in [
            ("shoot", FIGHTING_FREE),
            ("fight", FIGHTING_FREE),
            ("outcome", OUTCOME_FREE),
            ("turn-to-face", TURNING_FREE),
            ("conform", CONFORMING_FREE),
        ] {
            let dear = json!({"action": action, "mover": {"troops": ["Art"]}, "dist_general_paces": 1400, "general_in": "wood"});
            costs(&ask(&dear), 0, [0, 0, 0], reason);
        }
        costs(
            &ask(
                &json!({"own_bound": 1, "action": "landing", "mover": {"troops": ["El", "Ax", "Ps"]}, "dist_general_paces": 1300}),
            ),
            1,
            [0, 0, 0],
            LANDING,
        );
    }

    #[test]
    fn awkward_troops_cost_one_more_once() {
        for troop in Troop::ALL.iter().filter(|troop| !troop.stays()) {
            let awkward = matches!(
                troop,
                Troop::El | Troop::Hd | Troop::WWg | Troop::Art | Troop::Lit
            );
            let verdict = ask(&json!({"mover": {"troops": [troop.code(), "Bd"]}}));
            assert_eq!(
                verdict.values["cost"],
                json!(1 + i64::from(awkward)),
                "{troop:?}"
            );
        }
        costs(
            &ask(&json!({"mover": {"troops": ["Lit"]}})),
            2,
            [1, 0, 0],
            LITTER,
        );
        let flags = |changes: Value| ask(&changes).flags;
        assert_eq!(
            flags(json!({"mover": {"troops": ["Lit"]}})),
            ["silent:litter-pip"]
        );
        assert!(flags(json!({"mover": {"troops": ["Lit", "WWg"]}})).is_empty());
        assert_eq!(
            flags(json!({"mover": {"troops": ["Lit"]}, "bua_move": true})),
            ["conflict:pips-cap"]
        );
        let twice = ask(
            &json!({"mover": {"troops": ["Art", "El"]}, "bua_move": true, "dismounting": true}),
        );
        costs(&twice, 2, [1, 0, 0], ONE_PER_SECTION);
        assert_eq!(
            (step(&twice, "troops").0, step(&twice, "bua").0),
            (true, false)
        );
    }

    #[test]
    fn a_camp_costs_as_the_commentary_has_it() {
        let camp = ask(&json!({"camp_move": true}));
        costs(&camp, 2, [1, 0, 0], CAMP_COSTS);
        assert_eq!(
            (camp.flags.clone(), &camp.alternatives[0].values["cost"]),
            (vec!["conflict:camp-pip".to_owned()], &json!(1))
        );
        costs(
            &ask(&json!({"camp_move": true, "agreed": ["camp-free"]})),
            1,
            [0, 0, 0],
            CAMP_FREE,
        );
        costs(
            &ask(&json!({"camp_move": true, "agreed": ["camp-costs"]})),
            2,
            [1, 0, 0],
            CAMP_COSTS,
        );
        costs(
            &ask(&json!({"camp_move": true, "bua_move": true})),
            2,
            [1, 0, 0],
            BUA,
        );
        costs(
            &ask(&json!({"camp_move": true, "own_bound": 1})),
            1,
            [0, 0, 0],
            FIRST_BOUND,
        );
    }

    #[test]
    fn distances_are_strict() {
        for (paces, beyond, inside, b) in [
            (1200, "", "", 0),
            (1201, "", "", 1),
            (601, "crest", "", 1),
            (600, "crest", "", 0),
            (601, "", "", 0),
            (700, "bua,camp", "", 1),
            (700, "wood", "", 1),
            (700, "", "dunes", 1),
            (700, "", "bua", 0),
            (900, "marsh,rough,river", "steep-hill", 0),
            (700, "gentle-hill", "", 1),
        ] {
            let verdict =
                ask(&json!({"dist_general_paces": paces, "beyond": beyond, "inside": inside}));
            assert_eq!(
                verdict.values["extras"]["b"],
                json!(b),
                "{paces} {beyond} {inside}"
            );
        }
        let twice = ask(&json!({"dist_general_paces": 1300, "beyond": ["wood"]}));
        costs(&twice, 2, [0, 1, 0], FAR);
        assert!(twice.flags == ["conflict:pips-cap"] && twice.reasons.contains(&CAP));
        costs(
            &ask(&json!({"dist_general_paces": 1100, "beyond": ["crest", "wood"]})),
            2,
            [0, 1, 0],
            HIDDEN,
        );
    }

    #[test]
    fn a_lost_general_makes_every_move_dearer() {
        let lost = json!({"general_lost": true, "dist_general_paces": null, "general_in": null});
        costs(&ask(&lost), 2, [0, 1, 0], GENERAL_LOST);
        costs(
            &ask(&with(&lost, &json!({"mover": {"troops": ["El"]}}))),
            3,
            [1, 1, 0],
            GENERAL_LOST,
        );
    }

    #[test]
    fn a_general_in_cover_costs_the_others() {
        for terrain in Terrain::ALL {
            let listed = matches!(terrain.code(), "bua" | "camp" | "wood" | "oasis" | "marsh");
            assert_eq!(
                ask(&json!({"general_in": terrain.code()})).values["extras"]["c"],
                json!(i64::from(listed)),
                "{terrain:?}"
            );
        }
    }

    #[test]
    fn a_group_partly_too_far_is_left_open() {
        let partly = json!({"mover": {"troops": ["Sp", "Sp"]}, "dist_general_paces": 1100, "dist_farthest_paces": 1300});
        let open = ask(&partly);
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["cost"].clone()))
                .collect::<Vec<_>>(),
            [("whole-group", json!(1)), ("any-element", json!(2))]
        );
        costs(
            &ask(&with(&partly, &json!({"agreed": ["any-element"]}))),
            2,
            [0, 1, 0],
            ANY_ELEMENT,
        );
        costs(
            &ask(&with(&partly, &json!({"agreed": ["whole-group"]}))),
            1,
            [0, 0, 0],
            WHOLE_GROUP,
        );
        // With the whole group beyond, or with a single base, nothing is asked.
        costs(
            &ask(&with(&partly, &json!({"dist_general_paces": 1201}))),
            2,
            [0, 1, 0],
            FAR,
        );
        costs(
            &ask(&with(&partly, &json!({"mover": {"troops": ["Sp"]}}))),
            1,
            [0, 0, 0],
            ONE_MOVE,
        );
    }

    #[test]
    fn what_cannot_be_known_is_asked_for() {
        let faults = |given: Value| faults("dba.pip-cost", &given);
        let missing = |path: &str| (path.to_owned(), "missing");
        assert_eq!(
            faults(json!({})),
            [missing("own_bound"), missing("mover.troops")]
        );
        assert_eq!(
            faults(json!({"own_bound": 2, "mover": {"troops": ["4Bd"]}})),
            [missing("dist_general_paces")]
        );
        assert_eq!(
            faults(json!({"own_bound": 1, "mover": {"troops": ["Bd"]}})),
            []
        );
        // A landing that comes too late gives a verdict, not a fault.
        let late = judge(
            "dba.pip-cost",
            &json!({"own_bound": 2, "action": "landing", "mover": {"troops": ["Bd"]}}),
        );
        assert_eq!(
            (late.finding.kind, late.finding.code.as_str()),
            (FindingKind::Illegal, "late-landing")
        );
        assert_eq!(late.reasons, [LANDING_FIRST]);
        let risen = json!({"own_bound": 2, "general_lost": true, "mover": {"troops": ["Bd"], "is_general": true}});
        assert_eq!(
            faults(risen),
            [("mover.is_general".to_owned(), "not-one-of")]
        );
        // The general is at no distance from itself, and a lost general has no place.
        let apart = json!({"own_bound": 3, "mover": {"troops": ["Bd"], "is_general": true}, "dist_general_paces": 1300});
        assert_eq!(
            faults(apart),
            [("dist_general_paces".to_owned(), "contradicts")]
        );
        let placed = json!({"own_bound": 3, "mover": {"troops": ["Bd"]}, "general_lost": true, "general_in": "bua"});
        assert_eq!(faults(placed), [("general_in".to_owned(), "contradicts")]);
        let swapped = json!({"own_bound": 2, "mover": {"troops": ["Bd", "Bd"]}, "dist_general_paces": 900, "dist_farthest_paces": 800});
        assert_eq!(
            faults(swapped),
            [("dist_general_paces".to_owned(), "more-than")]
        );
    }

    /// All relevant combinations of facts.
    fn every_move(mut see: impl FnMut(&Value, &Verdict)) {
        for bound in [1, 2] {
            for action in Action::ALL {
                for troops in [vec!["Kn"], vec!["El", "Sp"], vec!["Lit"]] {
                    for bits in 0..64_u8 {
                        for (near, far) in [(100, 100), (600, 700), (700, 1300), (1300, 1400)] {
                            let on = |n: u8| bits & (1 << n) > 0;
                            let far_general = on(0) && (troops.len() == 1 || near > 600);
                            let no_place = on(4) && (on(0) || on(5));
                            let on_foot = on(1) && troops.contains(&"Lit");
                            let late = *action == Action::Landing && bound > 1;
                            let moves = matches!(action, Action::Tactical | Action::Landing);
                            let distance = |paces: i32| (!on(4)).then_some(paces);
                            if on(1) && !moves || late || far_general || no_place || on_foot {
                                continue;
                            }
                            let given = json!({
                                "own_bound": bound, "action": action.code(), "mover": {"troops": troops, "is_general": on(0)},
                                "dismounting": on(1), "bua_move": on(2), "camp_move": on(3), "general_lost": on(4),
                                "general_in": if on(5) { "marsh" } else { "road" }, "beyond": if on(5) { "crest" } else { "" },
                                "dist_general_paces": distance(near), "dist_farthest_paces": far,
                            });
                            see(&given, &judge("dba.pip-cost", &given));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_move_has_a_price_and_every_remedy_saves() {
        let mut remedied = BTreeSet::new();
        every_move(|given, verdict| {
            assert!(
                !verdict.reasons.is_empty() || !verdict.readings.is_empty(),
                "{given}"
            );
            let Some(cost) = verdict.values["cost"].as_i64() else {
                assert!(!verdict.readings.is_empty());
                return;
            };
            assert!((0..=4).contains(&cost), "{given}");
            for remedy in &verdict.remedies {
                let cheaper = judge(
                    "dba.pip-cost",
                    &with(given, &Value::Object(remedy.input.clone())),
                );
                assert!(
                    cheaper.values["cost"]
                        .as_i64()
                        .is_some_and(|better| better < cost),
                    "{} does not help {given}",
                    remedy.code
                );
                remedied.insert(remedy.code);
            }
        });
        assert_eq!(
            remedied,
            ["closer", "general-first", "leave-behind", "stay-mounted"].into()
        );
    }

    proptest! {
        #[test]
        fn a_further_circumstance_never_makes_a_move_cheaper(paces in 0_u32..2000, more in 0_u32..2000, troop in 0..Troop::ALL.len(), place in 0..Terrain::ALL.len(), flag in 0_usize..4) {
            let changes = json!({"mover": {"troops": [Troop::ALL[troop].code()]}, "dist_general_paces": paces, "general_in": Terrain::ALL[place].code(), "agreed": ["camp-costs"]});
            prop_assume!(flag != 1 || Troop::ALL[troop].class() == Class::Mounted);
            let plain = ask(&changes).values["cost"].as_i64();
            let added = [json!({"bua_move": true}), json!({"dismounting": true}), json!({"camp_move": true}), json!({"beyond": ["oasis"]})];
            let dearer = with(&changes, &with(&added[flag], &json!({"dist_general_paces": paces + more})));
            prop_assert!(ask(&dearer).values["cost"].as_i64() >= plain);
        }
    }
}
