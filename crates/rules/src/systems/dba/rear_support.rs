//! `dba.rear-support`: whether the base behind supports the one in front, and by how much.
//!
//! # Source items
//! bob:rear-support.1-3, p1, bob:tactical-factors.9, 11, bob:melee.12, 13, bob:results.p1, 4,
//! qrs:support.1-3, qrs:camp-bua.3.
//!
//! # What it decides
//! The bonus that one base behind gives to one base in front. A base with two supporters needs two
//! questions, and the bonuses add up; whether those of two Psiloi do is asked in `dba.combat`.
//!
//! # What it does not decide
//! Where the supporter ends when the front base is lost (`dba.supporter-fate`). Whether the bases
//! really touch is given.
//!
//! # Readings chosen
//! - Both kinds of support require the supporter to face the same way; the documents presuppose it.
//! - Against a base in a BUA or camp a second rank helps against any type (bob:rear-support.1 lists
//!   the place beside the possible opponents); where the type alone would exclude support, the flag
//!   `silent:garrison-type` says that no text states it explicitly.
//! - Heavy and Light Chariots count as Knights and Cavalry, a Litter as a War Wagon.
//! - A river is not bad going. Psiloi help against mounted inside a place as well; that Artillery
//!   and War Wagons are not mounted is flagged `outside:troop-class`.
//! - The two documents name Bows as denying support to Warband, and Spears as those against whom
//!   Spears are supported only in a BUA. For Spears and Pikes against Bows, and Spears against
//!   Spears in the open, the answer is that of the rule's idea, flagged.
//!
//! # Direction of error
//! Opponents that the documents do not name are those of the rule's idea, flagged
//! `outside:support-list`; a rulebook may deny support against some of them.
//!
//! # Examples
//! Helps: `Ax` in a wood with `Ps` behind, against `Cv` → 1.
//! Does not: `Sp` in a marsh with `Sp` behind, against `Kn` → 0.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::combat_tables::SUPPORT_VALUES;
use super::losing::{Place, stands_for};
use super::result_tables::CHARIOTS;
use super::terrain::{self, Going, Terrain};
use super::troops::{CLASS_FLAG, Class, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct RearSupport;

/// One base behind another.
#[derive(Clone, Debug)]
pub struct Input {
    pub(super) front: Fact<Troop>,
    pub(super) rear: Fact<Troop>,
    pub(super) enemy: Fact<Troop>,
    pub(super) front_going: Fact<Terrain>,
    pub(super) rear_going: Fact<Terrain>,
    pub(super) position: Fact<Position>,
    /// The base directly in front of the helper, if it is not the front base.
    pub(super) neighbour: Option<Fact<Troop>>,
    pub(super) touching: Fact<bool>,
    pub(super) fighting: Fact<bool>,
    pub(super) same_facing: Fact<bool>,
    pub(super) enemy_place: Fact<Place>,
    pub(super) mode: Fact<Mode>,
}

/// Position of the supporter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Position {
    DirectlyBehind,
    BehindNeighbour,
}

impl Choice for Position {
    const SCOPE: &'static str = "dba-position";
}

/// Mode of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Mode {
    Melee,
    Shooting,
}

impl Choice for Mode {
    const SCOPE: &'static str = "dba-mode";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let front = form.choice("front").fact();
        let rear = form.choice("rear").fact();
        let enemy = form.choice("enemy").fact();
        let front_going = terrain::under(form, "front_going", Some(Terrain::Good));
        let rear_going = terrain::under(form, "rear_going", Some(Terrain::Good));
        // Whoever stands behind a neighbour stands behind no other.
        let aside = form.is_told("neighbour");
        let usual = if aside {
            Position::BehindNeighbour
        } else {
            Position::DirectlyBehind
        };
        let position = form
            .choice("position")
            .must(|position| !aside || position == Position::BehindNeighbour)
            .fact_usually(usual);
        let beside = position == Position::BehindNeighbour;
        let neighbour = form.choice("neighbour").fact_where(beside);
        Self {
            front,
            rear,
            enemy,
            front_going,
            rear_going,
            position,
            neighbour,
            touching: form
                .yes_or_no("neighbour_side_and_corner_contact")
                .fact_or(true),
            fighting: form.yes_or_no("front_in_front_combat").fact_or(true),
            same_facing: form.yes_or_no("same_facing").fact_or(true),
            enemy_place: form.choice("enemy_place").fact_or(Place::Open),
            mode: form.choice("mode").fact_or(Mode::Melee),
        }
    }
}

impl Input {
    /// Whether no fact is known only as a set: then the remedy for missing support is named.
    fn is_known(&self) -> bool {
        let troops = [&self.front, &self.rear, &self.enemy];
        troops.iter().all(|troop| troop.exactly().is_some())
            && [&self.front_going, &self.rear_going]
                .iter()
                .all(|ground| ground.exactly().is_some())
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    FRONT_ONLY = "dba/support/who-gets-it#front-fight-only";
    NOT_HELPERS = "dba/support/who-gets-it#not-for-helpers";
    CLOSE_COMBAT = "dba/support/who-gets-it#close-combat-only";
    BEHIND = "dba/support/who-gets-it#directly-behind";
    SPEARS_AS_OTHERS = "dba/disputes/second-rank-opponents#spears-as-others";
    SPEARS_LISTED = "dba/disputes/second-rank-opponents#spears-listed";
    ALONE_IN_BUA = "dba/moves/bua-capacity#one-wholly";
    ALONE_IN_CAMP = "dba/strongpoints/camp-occupant#one-base";
    ADDED = "dba/support/values#how-to-read";
    WARBAND_VALUE = "dba/support/values#warband-value";
    PSILOI_VALUE = "dba/support/values#psiloi-value";
    OUTSIDE_VALUES = "dba/support/values#outside-values";
    LINE_FIGHTERS = "dba/support/second-rank#line-fighters";
    SAME_TYPE = "dba/support/second-rank#same-type";
    WARBAND_BLADES = "dba/support/second-rank#warband-vs-blades";
    NOT_PSILOI = "dba/support/second-rank#not-vs-psiloi";
    NOT_BOWS = "dba/support/second-rank#not-vs-bows";
    NOT_SCYTHED = "dba/support/second-rank#not-vs-scythed";
    SPEARS_KNIGHTS = "dba/support/second-rank#spears-vs-knights-and-spears";
    OTHERS = "dba/support/second-rank#others-outside";
    BOTH_CLEAR = "dba/support/going#both-clear";
    PSILOI_ANYWHERE = "dba/support/going#psiloi-anywhere";
    AGAINST_BUA = "dba/support/strongpoints#against-bua";
    AGAINST_CAMP = "dba/support/strongpoints#against-camp";
    VS_MOUNTED = "dba/support/psiloi#versus-mounted";
    NOT_FOOT = "dba/support/psiloi#not-versus-foot";
    THESE_THREE = "dba/support/psiloi#only-these-three";
    THREE_SERVED = "dba/support/psiloi-neighbours#three-served";
    LIKE_NEIGHBOUR = "dba/support/psiloi-neighbours#same-type-as-middle";
    TOUCHING = "dba/support/psiloi-neighbours#touching";
    ANYBODY_INSIDE = "dba/disputes/garrison-type-and-support#check-place";
    ONLY_NAMED = "dba/disputes/second-rank-opponents#only-named-excluded";
    SKIRMISHERS_TOO = "dba/disputes/second-rank-opponents#skirmishers-too";
}

/// Whether a second rank helps against Cavalry, Light Horse, Camelry and Auxilia.
pub(super) static OPPONENTS: Point = Point {
    id: "second-rank-opponents",
    kind: PointKind::Open,
    readings: &[Reading::followed(ONLY_NAMED), Reading::of(SKIRMISHERS_TOO)],
};

/// Spears against troops that are neither Knights nor Spears nor explicitly excluded.
pub(super) static SPEARS: Point = Point {
    id: "spears-second-rank",
    kind: PointKind::Open,
    readings: &[Reading::of(SPEARS_AS_OTHERS), Reading::of(SPEARS_LISTED)],
};

/// The flag for an opponent that the documents do not name.
const LIST: &str = "outside:support-list";

impl Rule for RearSupport {
    type Input = Input;
    const ID: &'static str = "dba.rear-support";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "supports",
            kind: OutKind::Truth,
        },
        Output {
            name: "bonus",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["supports", "bonus"];
    const POINTS: &'static [&'static Point] = &[&OPPONENTS, &SPEARS];
    const TABLES: &'static [&'static Table] = &[&SUPPORT_VALUES, &CHARIOTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let bonus = match support(case, input) {
            Ok(bonus) => Some(bonus),
            Err(barred) => {
                remedies(case, input, barred);
                None
            }
        };
        Values::default()
            .with("supports", bonus.is_some())
            .with("bonus", bonus.unwrap_or(0))
    }
}

/// Reason against support.
struct Bar {
    claim: &'static str,
    why: &'static str,
}

/// Bonus of the base behind for the base in front, or the claim that excludes it.
pub(super) fn support(case: &mut Case<'_>, input: &Input) -> Result<i64, &'static str> {
    let mut bar: Option<Bar> = None;
    // Each condition is recorded in the ledger; the first that fails supports the verdict.
    let mut demand = |case: &mut Case<'_>,
                      code: &'static str,
                      met: bool,
                      why: &'static str,
                      claim: &'static str| {
        case.step(code, met).value(met).arg("why", why).cite(claim);
        if !met && bar.is_none() {
            bar = Some(Bar { claim, why });
        }
    };
    let melee = input.mode == Mode::Melee;
    demand(case, "support-mode", melee, input.mode.code(), CLOSE_COMBAT);
    let (fights, why, claim) = if *input.fighting {
        (true, "fighting", FRONT_ONLY)
    } else {
        (false, "helping", NOT_HELPERS)
    };
    demand(case, "support-front", fights, why, claim);
    let same = *input.same_facing;
    let why = if same { "same" } else { "other" };
    demand(case, "support-facing", same, why, BEHIND);
    // A base in a BUA or camp is alone in it.
    let place = input.front_going.by(Place::of);
    if place != Place::Open {
        let claim = if place == Place::Bua {
            ALONE_IN_BUA
        } else {
            ALONE_IN_CAMP
        };
        demand(case, "support-place", false, place.code(), claim);
    }
    let psiloi = input.rear == Troop::Ps;
    let (kind, why, claim) = kind(input, psiloi);
    demand(case, "support-kind", kind, why, claim);
    let bad = |terrain: &Fact<Terrain>| terrain.is(|terrain| terrain.going() == Going::Bad);
    let why = match (psiloi, bad(&input.front_going), bad(&input.rear_going)) {
        (true, false, false) | (false, false, false) => "clear",
        (true, _, _) => "psiloi",
        (false, true, true) => "both",
        (false, true, false) => "front",
        (false, false, true) => "rear",
    };
    let clear = matches!(why, "clear" | "psiloi");
    demand(
        case,
        "support-going",
        clear,
        why,
        if psiloi { PSILOI_ANYWHERE } else { BOTH_CLEAR },
    );
    if let Some(bar) = bar {
        case.because(bar.claim);
        if bar.why == "helping" {
            case.because(FRONT_ONLY);
        }
        case.step("support-value", false)
            .value(0)
            .arg("why", "none")
            .cite(ADDED);
        return Err(bar.claim);
    }
    let (helps, claim) = if psiloi {
        psiloi_help(case, input)
    } else {
        second_rank_helps(case, input)
    };
    if !helps {
        case.step("support-value", false)
            .value(0)
            .arg("why", "none")
            .cite(ADDED);
        return Err(claim);
    }
    let value = case
        .number(&SUPPORT_VALUES, input.rear.get().code(), "value")
        .unwrap_or(0);
    let claim = match input.rear.get() {
        Troop::Ps => PSILOI_VALUE,
        Troop::Wb => WARBAND_VALUE,
        _ => OUTSIDE_VALUES,
    };
    if psiloi && !(clear && why == "clear") {
        case.because(PSILOI_ANYWHERE);
    }
    case.applied("support-value", claim)
        .value(value)
        .arg("why", "added");
    Ok(value)
}

/// Whether a base may support one of this type from right behind, in some situation.
pub(super) const fn may_support(front: Troop, rear: Troop) -> bool {
    match rear {
        Troop::Ps => matches!(front, Troop::Sp | Troop::Bd | Troop::Ax),
        Troop::Wb => matches!(front, Troop::Wb),
        Troop::Sp => matches!(front, Troop::Sp),
        Troop::Pk => matches!(front, Troop::Pk),
        _ => false,
    }
}

/// Whether the base behind, in its position, can support the base in front.
fn kind(input: &Input, psiloi: bool) -> (bool, &'static str, &'static str) {
    let behind = input.position == Position::DirectlyBehind;
    if psiloi {
        let served = |troop| matches!(troop, Troop::Sp | Troop::Bd | Troop::Ax);
        return match &input.neighbour {
            _ if !input.front.is(served) => (false, "not-by-psiloi", THESE_THREE),
            _ if behind => (true, "psiloi", THREE_SERVED),
            Some(neighbour) if *neighbour != input.front.get() => {
                (false, "unlike-neighbour", LIKE_NEIGHBOUR)
            }
            _ if !*input.touching => (false, "apart", TOUCHING),
            _ => (true, "psiloi-beside", THREE_SERVED),
        };
    }
    let line = |troop| matches!(troop, Troop::Wb | Troop::Sp | Troop::Pk).then_some(troop);
    match input.rear.by(line) {
        None => (false, "no-supporter", LINE_FIGHTERS),
        Some(rear) if input.front != rear => (false, "other-type", SAME_TYPE),
        Some(_) if behind => (true, "second-rank", SAME_TYPE),
        Some(_) => (false, "not-behind", BEHIND),
    }
}

/// Psiloi help against mounted of any type.
fn psiloi_help(case: &mut Case<'_>, input: &Input) -> (bool, &'static str) {
    let mounted = input.enemy.is(|enemy| enemy.class() == Class::Mounted);
    let claim = if mounted { VS_MOUNTED } else { NOT_FOOT };
    case.considered("support-enemy", mounted, claim)
        .value_of(&input.enemy)
        .arg("why", if mounted { "mounted" } else { "foot" })
        .arg("enemy", &input.enemy);
    if input.enemy.is(Troop::is_foot_by_reference) {
        case.flag(CLASS_FLAG);
    }
    if mounted && input.position == Position::BehindNeighbour {
        case.because(THREE_SERVED);
    }
    (mounted, claim)
}

/// A second rank helps against troops that fight hand to hand.
fn second_rank_helps(case: &mut Case<'_>, input: &Input) -> (bool, &'static str) {
    let enemy = &input.enemy;
    let front = input.front.get();
    // The documents do not mention chariots: they count as Knights and Cavalry.
    let chariot = input.enemy_place == Place::Open
        && enemy.is(|enemy| matches!(enemy, Troop::HCh | Troop::LCh));
    let (open_field, why, claim) = if chariot {
        opponents(front, stands_for(case, enemy.get()))
    } else {
        enemy.by(|enemy| opponents(front, enemy))
    };
    let (helps, why, claim) = match input.enemy_place.get() {
        Place::Bua => (Some(true), "bua", AGAINST_BUA),
        Place::Camp => (Some(true), "camp", AGAINST_CAMP),
        Place::Open => (open_field, why, claim),
    };
    let (helps, why, claim) = match helps {
        Some(helps) => (helps, why, claim),
        None if why == "spears" && case.ask(&SPEARS).is(SPEARS_AS_OTHERS) => {
            (true, "by-agreement", SPEARS_AS_OTHERS)
        }
        None if why == "spears" => (false, "spears-listed", SPEARS_LISTED),
        None if case.ask(&OPPONENTS).is(ONLY_NAMED) => (true, "by-agreement", ONLY_NAMED),
        None => (false, "skirmishers", SKIRMISHERS_TOO),
    };
    case.considered("support-enemy", helps, claim)
        .value_of(enemy)
        .arg("why", why)
        .arg("enemy", enemy);
    match why {
        "listed-outside" | "bows-by-list" => {
            case.flag(LIST);
            case.because(LINE_FIGHTERS);
        }
        "bows" | "psiloi" => case.because(LINE_FIGHTERS),
        "bua" | "camp" if open_field != Some(true) => {
            case.flag("silent:garrison-type");
            case.because(ANYBODY_INSIDE);
        }
        _ => {}
    }
    (helps, claim)
}

/// Whether a second rank helps against an enemy in the open; `None` if the documents leave it open.
fn opponents(front: Troop, enemy: Troop) -> (Option<bool>, &'static str, &'static str) {
    match (front, enemy) {
        (_, Troop::Ps) => (Some(false), "psiloi", NOT_PSILOI),
        (Troop::Wb, Troop::Bw) => (Some(false), "bows", NOT_BOWS),
        (_, Troop::Bw) => (Some(false), "bows-by-list", OTHERS),
        (_, Troop::SCh) => (Some(false), "scythed", NOT_SCYTHED),
        (Troop::Wb, Troop::Bd) => (Some(true), "blades", WARBAND_BLADES),
        (Troop::Sp, Troop::Kn | Troop::HCh) => (Some(true), "knights", SPEARS_KNIGHTS),
        (Troop::Sp, Troop::Sp) => (Some(true), "listed-outside", OTHERS),
        (_, Troop::Cv | Troop::LCh | Troop::LH | Troop::TwoCm | Troop::Cm | Troop::Ax) => {
            (None, "open", LINE_FIGHTERS)
        }
        (Troop::Sp, _) => (None, "spears", LINE_FIGHTERS),
        _ => (Some(true), "listed-outside", OTHERS),
    }
}

/// The change that would bring the support, if a single one is enough.
fn remedies(case: &mut Case<'_>, input: &Input, barred: &str) {
    if !input.is_known() {
        return;
    }
    let mut better = input.clone();
    let change: (&'static str, Vec<(&str, Value)>) = match barred {
        BOTH_CLEAR => {
            (better.front_going, better.rear_going) = (Terrain::Good.into(), Terrain::Good.into());
            (
                "clear-ground",
                vec![
                    ("front_going", "good".into()),
                    ("rear_going", "good".into()),
                ],
            )
        }
        TOUCHING => {
            better.touching = true.into();
            (
                "close-up",
                vec![("neighbour_side_and_corner_contact", true.into())],
            )
        }
        BEHIND if !*input.same_facing => {
            better.same_facing = true.into();
            ("same-facing", vec![("same_facing", true.into())])
        }
        BEHIND => {
            better.position = Position::DirectlyBehind.into();
            (
                "directly-behind",
                vec![
                    ("position", "directly-behind".into()),
                    ("neighbour", Value::Null),
                ],
            )
        }
        _ => return,
    };
    let helps = would_help(&better);
    if helps {
        case.remedy(change.0, vec![], change.1);
    }
}

/// Whether a situation certainly brings support.
fn would_help(input: &Input) -> bool {
    let psiloi = input.rear == Troop::Ps;
    let bad = |terrain: Terrain| terrain.going() == Going::Bad;
    let enemy = if psiloi {
        input.enemy.class() == Class::Mounted
    } else {
        input.enemy_place != Place::Open || opponents(*input.front, *input.enemy).0 == Some(true)
    };
    let clear = psiloi || !bad(*input.front_going) && !bad(*input.rear_going);
    input.mode == Mode::Melee
        && *input.fighting
        && *input.same_facing
        && kind(input, psiloi).0
        && clear
        && enemy
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::kit::tables::Tables;
    use crate::systems::testing::{check, faults, judge, step, with};

    /// A second rank of Warband behind Warband fighting Blades, with some fields changed.
    fn ask(changes: &Value) -> Verdict {
        judge("dba.rear-support", &with(&plain(), changes))
    }

    fn plain() -> Value {
        json!({"front": "Wb", "rear": "Wb", "enemy": "Bd", "front_going": "good", "rear_going": "good", "position": "directly-behind",
            "front_in_front_combat": true, "same_facing": true, "enemy_place": "open", "mode": "melee"})
    }

    #[track_caller]
    fn gives(verdict: &Verdict, bonus: i64, reason: &str) {
        assert_eq!(
            (&verdict.values["supports"], &verdict.values["bonus"]),
            (&json!(bonus > 0), &json!(bonus)),
            "{:?}",
            verdict.readings
        );
        assert!(
            verdict.reasons.contains(&reason),
            "no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn a_second_rank_helps_against_those_who_come_to_grips() {
        gives(&ask(&json!({})), 1, WARBAND_BLADES);
        assert_eq!(ask(&json!({})).basis.code(), "seeds");
        gives(&ask(&json!({"enemy": "Ps"})), 0, NOT_PSILOI);
        gives(&ask(&json!({"enemy": "Bw"})), 0, NOT_BOWS);
        gives(&ask(&json!({"enemy": "SCh"})), 0, NOT_SCYTHED);
        gives(&ask(&json!({"enemy": "Sp"})), 1, OTHERS);
        assert_eq!(ask(&json!({"enemy": "Sp"})).flags, [LIST]);
        gives(
            &ask(&json!({"front": "Sp", "rear": "Sp", "enemy": "Kn"})),
            1,
            SPEARS_KNIGHTS,
        );
        // The documents deny Warband support against Bows, and give it to Spears against Spears in
        // a BUA.
        assert!(ask(&json!({"enemy": "Bw"})).flags.is_empty());
        for (rank, enemy, bonus) in [("Sp", "Bw", 0), ("Pk", "Bw", 0), ("Sp", "Sp", 1)] {
            let listed = ask(&json!({"front": rank, "rear": rank, "enemy": enemy}));
            gives(&listed, bonus, OTHERS);
            assert!(
                listed.flags.contains(&LIST.to_owned()) && listed.reasons.contains(&LINE_FIGHTERS),
                "{rank} {enemy}"
            );
        }
        let pikes = ask(&json!({"front": "Pk", "rear": "Pk", "enemy": "Kn"}));
        gives(&pikes, 3, OUTSIDE_VALUES);
        assert_eq!(pikes.flags, [LIST, "outside:support-values"]);
        assert!(
            ask(&json!({"front": "Sp", "rear": "Sp", "enemy": "HCh"}))
                .flags
                .contains(&"outside:chariots".to_owned())
        );
    }

    #[test]
    fn some_enemies_stay_open() {
        for front in ["Wb", "Sp", "Pk"] {
            for enemy in ["Cv", "LCh", "LH", "2Cm", "Cm", "Ax"] {
                let open = ask(&json!({"front": front, "rear": front, "enemy": enemy}));
                assert_eq!(
                    (open.finding.kind, open.finding.code.as_str()),
                    (FindingKind::Undetermined, "second-rank-opponents"),
                    "{front} {enemy}"
                );
                let bonuses: Vec<&Value> =
                    open.readings.iter().map(|r| &r.values["bonus"]).collect();
                assert_eq!(
                    bonuses,
                    [&json!(if front == "Pk" { 3 } else { 1 }), &json!(0)]
                );
            }
        }
        gives(
            &ask(&json!({"enemy": "Cv", "agreed": "only-named-excluded"})),
            1,
            ONLY_NAMED,
        );
        gives(
            &ask(&json!({"enemy": "Cv", "agreed": "skirmishers-too"})),
            0,
            SKIRMISHERS_TOO,
        );
    }

    #[test]
    fn spears_stay_open_against_all_but_a_few() {
        for enemy in ["Bd", "Hd", "El", "Wb", "Pk", "Art", "CF", "WWg"] {
            let open = ask(&json!({"front": "Sp", "rear": "Sp", "enemy": enemy}));
            assert_eq!(open.finding.code, "spears-second-rank", "{enemy}");
            let agreed = |reading: &str| {
                ask(&json!({"front": "Sp", "rear": "Sp", "enemy": enemy, "agreed": reading}))
            };
            gives(&agreed("spears-as-others"), 1, SPEARS_AS_OTHERS);
            gives(&agreed("spears-listed"), 0, SPEARS_LISTED);
        }
    }

    #[test]
    fn only_a_base_fighting_to_its_front_is_helped() {
        gives(
            &ask(&json!({"front_in_front_combat": false})),
            0,
            NOT_HELPERS,
        );
        gives(&ask(&json!({"mode": "shooting"})), 0, CLOSE_COMBAT);
        let askew = ask(&json!({"same_facing": false}));
        gives(&askew, 0, BEHIND);
        assert_eq!(askew.remedies[0].code, "same-facing");
        // Two conditions fail: correcting one is not a remedy.
        assert!(
            ask(&json!({"same_facing": false, "enemy": "Ps"}))
                .remedies
                .is_empty()
        );
    }

    #[test]
    fn bad_going_takes_a_second_rank_away_and_psiloi_not() {
        for ground in ["wood", "marsh", "rough", "dunes", "oasis", "steep-hill"] {
            let front = ask(&json!({"front_going": ground}));
            gives(&front, 0, BOTH_CLEAR);
            assert_eq!(front.remedies[0].code, "clear-ground");
            gives(&ask(&json!({"rear_going": ground})), 0, BOTH_CLEAR);
            gives(
                &ask(
                    &json!({"front": "Ax", "rear": "Ps", "enemy": "Cv", "front_going": ground, "rear_going": ground}),
                ),
                1,
                PSILOI_ANYWHERE,
            );
        }
        for ground in ["river", "gentle-hill", "good"] {
            gives(
                &ask(&json!({"front_going": ground, "rear_going": ground})),
                1,
                WARBAND_BLADES,
            );
        }
        gives(
            &ask(&json!({"front": "Sp", "rear": "Sp", "enemy": "Kn", "front_going": "marsh"})),
            0,
            BOTH_CLEAR,
        );
    }

    #[test]
    fn psiloi_help_three_types_against_mounted() {
        for front in Troop::ALL {
            for enemy in Troop::ALL {
                let verdict =
                    ask(&json!({"front": front.code(), "rear": "Ps", "enemy": enemy.code()}));
                let due = matches!(front, Troop::Sp | Troop::Bd | Troop::Ax)
                    && enemy.class() == Class::Mounted;
                assert_eq!(
                    verdict.values["bonus"],
                    json!(i64::from(due)),
                    "{front:?} {enemy:?}"
                );
                let classed = matches!(front, Troop::Sp | Troop::Bd | Troop::Ax)
                    && matches!(enemy, Troop::Art | Troop::WWg | Troop::Lit);
                assert_eq!(
                    verdict.flags.contains(&CLASS_FLAG.to_owned()),
                    classed,
                    "{front:?} {enemy:?}"
                );
                assert_eq!(
                    verdict.basis.code(),
                    if classed { "mixed" } else { "seeds" }
                );
            }
        }
        gives(
            &ask(&json!({"front": "Bd", "rear": "Ps", "enemy": "Wb"})),
            0,
            NOT_FOOT,
        );
        gives(
            &ask(&json!({"front": "Wb", "rear": "Ps", "enemy": "Cv"})),
            0,
            THESE_THREE,
        );
    }

    #[test]
    fn psiloi_help_the_neighbours_of_the_base_before_them() {
        let beside = |neighbour: &str, touching: bool| {
            ask(
                &json!({"front": "Sp", "rear": "Ps", "enemy": "Cv", "position": "behind-neighbour", "neighbour": neighbour, "neighbour_side_and_corner_contact": touching}),
            )
        };
        gives(&beside("Sp", true), 1, THREE_SERVED);
        gives(&beside("3Sp", true), 1, THREE_SERVED);
        gives(&beside("Bd", true), 0, LIKE_NEIGHBOUR);
        let apart = beside("Sp", false);
        gives(&apart, 0, TOUCHING);
        assert_eq!(apart.remedies[0].code, "close-up");
        assert_eq!(
            faults(
                "dba.rear-support",
                &json!({"front": "Sp", "rear": "Ps", "enemy": "Cv", "position": "behind-neighbour"})
            ),
            [("neighbour".into(), "missing")]
        );
        // A second rank helps only the base directly in front of it.
        gives(
            &ask(
                &json!({"position": "behind-neighbour", "neighbour": "Wb", "neighbour_side_and_corner_contact": true}),
            ),
            0,
            BEHIND,
        );
    }

    #[test]
    fn a_place_is_supported_against_whoever_is_in_it() {
        gives(&ask(&json!({"enemy_place": "bua"})), 1, AGAINST_BUA);
        gives(&ask(&json!({"enemy_place": "camp"})), 1, AGAINST_CAMP);
        let bows = ask(&json!({"enemy_place": "bua", "enemy": "Bw"}));
        gives(&bows, 1, ANYBODY_INSIDE);
        assert_eq!(bows.flags, ["silent:garrison-type"]);
        assert!(
            ask(&json!({"enemy_place": "camp", "enemy": "Cv"}))
                .readings
                .is_empty()
        );
    }

    #[test]
    fn unlike_bases_do_not_support_each_other() {
        gives(&ask(&json!({"rear": "Sp"})), 0, SAME_TYPE);
        gives(
            &ask(&json!({"front": "Bd", "rear": "Bd"})),
            0,
            LINE_FIGHTERS,
        );
        assert_eq!(
            step(&ask(&json!({"rear": "Pk"})), "support-kind"),
            (false, &json!(false))
        );
        gives(
            &ask(&json!({"front": "4Wb", "rear": "5Wb"})),
            1,
            WARBAND_BLADES,
        );
    }

    #[test]
    fn every_situation_has_an_answer_and_every_remedy_helps() {
        let mut remedied = BTreeSet::new();
        for front in ["Sp", "Wb", "Pk", "Bd", "Kn"] {
            for rear in ["Sp", "Wb", "Pk", "Ps", "Kn"] {
                for enemy in ["Bd", "Ps", "Bw", "SCh", "Kn", "Cv"] {
                    for bits in 0..128_u8 {
                        let on = |n: u8| bits & (1 << n) > 0;
                        let neighbour = on(1).then_some(if on(2) { front } else { "Hd" });
                        let given = json!({"front": front, "rear": rear, "enemy": enemy, "front_going": if on(0) { "wood" } else { "good" }, "rear_going": "gentle-hill",
                            "position": if on(1) { "behind-neighbour" } else { "directly-behind" }, "neighbour": neighbour,
                            "neighbour_side_and_corner_contact": on(2), "front_in_front_combat": on(3), "same_facing": on(4),
                            "enemy_place": if on(5) { "bua" } else { "open" }, "mode": if on(6) { "shooting" } else { "melee" }});
                        let verdict = judge("dba.rear-support", &given);
                        assert!(
                            !verdict.reasons.is_empty() || !verdict.readings.is_empty(),
                            "{given}"
                        );
                        for remedy in &verdict.remedies {
                            let better = judge(
                                "dba.rear-support",
                                &with(&given, &Value::Object(remedy.input.clone())),
                            );
                            assert_eq!(
                                better.values["supports"],
                                json!(true),
                                "{} does not help {given}",
                                remedy.code
                            );
                            remedied.insert(remedy.code);
                        }
                    }
                }
            }
        }
        let apart = ask(
            &json!({"front": "Sp", "rear": "Ps", "enemy": "Cv", "position": "behind-neighbour", "neighbour": "Sp", "neighbour_side_and_corner_contact": false}),
        );
        remedied.extend(apart.remedies.iter().map(|remedy| remedy.code));
        assert_eq!(
            remedied,
            ["clear-ground", "close-up", "directly-behind", "same-facing"].into()
        );
    }

    #[test]
    fn an_operator_says_what_a_chariot_counts_as() {
        let mut tables = Tables::default();
        tables.replace(&CHARIOTS, "HCh", "as", "Cv").unwrap();
        let given = with(
            &plain(),
            &json!({"front": "Sp", "rear": "Sp", "enemy": "HCh"}),
        );
        let verdict = check("dba.rear-support")
            .judge(&tables, given.as_object().unwrap())
            .unwrap();
        // Against Cavalry the documents leave support open; against Knights they do not.
        assert_eq!(
            (
                verdict.finding.code.as_str(),
                judge("dba.rear-support", &given).finding.code.as_str()
            ),
            ("second-rank-opponents", "supports")
        );
        assert!(
            verdict
                .flags
                .contains(&"rulebook:dba.chariots.HCh.as".to_owned()),
            "{:?}",
            verdict.flags
        );
    }
}
