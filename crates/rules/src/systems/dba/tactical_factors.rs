//! `dba.tactical-factors`: the modifiers of a combat factor in given circumstances.
//!
//! # Source items
//! bob:tactical-factors.1-12, p1, ndt1, bob:movement.5, bob:shooting.8, 17, bob:melee.4, 8, 11-14,
//! qrs:shooting.9, qrs:hill.1, qrs:bua.2, 4, qrs:camp.5, qrs:river.2, qrs:river-crossing.3.
//!
//! # What it decides
//! Every modifier of one side, one by one, and the sum of factor and modifiers.
//!
//! # What it does not decide
//! The factor itself and rear support: `base` holds both. Whether an overlap or flank contact is
//! legal (`dba.overlap`), and whether the base is uphill or defends a bank against a base that
//! leaves the river, is given.
//!
//! # Readings chosen
//! - A base of a mounted type is mounted, even if `mounted` says no.
//! - Overlaps and contacts together give at most three minuses: one per side, one for the rear
//!   (bob:melee.11). No base in a place has any (bob:melee.12-14), nor a base that assaults one,
//!   which is not stated explicitly: flag `silent:assault-overlaps`.
//! - Being uphill gives nothing in a BUA (qrs:bua.2).
//! - Artillery, War Wagons and Litters have the bonus of a place like foot, flagged
//!   `outside:troop-class`.
//! - A mounted base in bad going against one in bad going has the minus once, flagged
//!   `silent:two-bad-going`.
//! - In a BUA there is no bank. If a river seems to be near, the flag `conflict:bua-river` reports
//!   the sheet's bonus, whose figure no text gives.
//! - Rivers, BUAs and camps are not bad going.
//!
//! # Direction of error
//! It adds what is given. A minus that is not given is missing.
//!
//! # Examples
//! A general of Blades shot at by two additional shooters: 5 + 1 − 2 = 4. `Bw` in a BUA whose shot
//! is not answered: 2, without the garrison's bonus.

use serde_json::{Map, Value};
use strum::{IntoStaticStr, VariantArray};

use super::combat_tables::TACTICAL_MODIFIERS;
use super::rear_support::Mode;
use super::terrain::{self, Going, Terrain};
use super::troops::{CLASS_FLAG, Class, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct TacticalFactors;

/// One side of a combat.
pub struct Input {
    situation: Situation,
    base: i64,
}

/// Circumstances that may modify the factor of one side.
#[derive(Clone, Debug)]
pub(super) struct Situation {
    pub(super) mode: Mode,
    pub(super) shot_at: bool,
    pub(super) general: bool,
    /// Whether it fights mounted, whatever its type is.
    pub(super) said_mounted: bool,
    pub(super) troop: Fact<Troop>,
    pub(super) own_going: Terrain,
    pub(super) enemy_going: Terrain,
    pub(super) higher: bool,
    pub(super) bank: bool,
    pub(super) place: Stand,
    pub(super) assaulting: Assault,
    pub(super) overlaps: i64,
    /// Enemies in flank and rear contact.
    pub(super) contacts: i64,
    /// Whether one of these touches a flank that another enemy overlaps.
    pub(super) same_side: bool,
    pub(super) other_shooters: i64,
}

impl Situation {
    fn is_mounted(&self) -> bool {
        self.said_mounted || self.troop.is(|troop| troop.class() == Class::Mounted)
    }

    /// Whether terrain is bad going for its type: dunes and oases are good going for camels.
    fn is_bad(&self, terrain: Terrain) -> bool {
        self.troop
            .is(|troop| terrain.going_for(troop) == Going::Bad)
    }
}

/// Place of a base, and how it holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Stand {
    Open,
    BuaGarrison,
    BuaOccupier,
    OwnCamp,
    EnemyCamp,
}

impl Choice for Stand {
    const SCOPE: &'static str = "dba-stand";
}

/// Place that a base assaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Assault {
    None,
    Bua,
    Camp,
}

impl Choice for Assault {
    const SCOPE: &'static str = "dba-assault";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Others shoot only at a target, and only in shooting.
        let shooters = form.number_told("other_shooters").is_some_and(|n| n > 0.0);
        let shot = shooters || form.says("being_shot_at", "true");
        let usual = if shot { Mode::Shooting } else { Mode::Melee };
        let mode = form.choice("mode").or_usually(usual);
        // For a garrison in a shooting it is the difference of a bonus (bob:tactical-factors.2).
        let held = form.says("place", Stand::BuaGarrison.code()) && mode == Mode::Shooting;
        let shot_at = form.yes_or_no("being_shot_at");
        let shot_at = if held && !shooters {
            shot_at.asked_or(false)
        } else {
            shot_at.or_usually(shooters)
        };
        let general = form.truth("general");
        // The troop type itself says whether it is mounted.
        let typed = form.is_told("troop");
        let mounted = Troop::ALL
            .iter()
            .any(|troop| troop.class() == Class::Mounted && form.says("troop", troop.code()));
        let said_mounted = form
            .yes_or_no("mounted")
            .only(|said| !typed || said == mounted)
            .or(mounted);
        if typed && said_mounted && !mounted {
            form.contradicts("mounted");
        }
        let garrison = form.says("place", Stand::BuaGarrison.code());
        let troop: Fact<Troop> = form
            .choice("troop")
            .only(|troop: Troop| !garrison || troop.garrisons())
            .fact();
        let own_going = terrain::fought_on(form, "own_going", Terrain::Good, &troop);
        // A defended bank is attacked from the river (bob:river-crossing.7).
        let bank = mode == Mode::Melee && form.holds("defends_bank");
        let usual = if bank { Terrain::River } else { Terrain::Good };
        let enemy_going = terrain::plainly_under(form, "enemy_going", usual);
        if enemy_going == Terrain::Waterway || bank && enemy_going != Terrain::River {
            form.contradicts("enemy_going");
        }
        if bank && own_going == Terrain::River {
            form.contradicts("own_going");
        }
        // A general is one of the twelve elements, which followers and Denizens are not.
        if general && troop.is(Troop::stays) {
            form.contradicts("general");
        }
        // Mounted troops garrison no BUA, they occupy it (bob:tactical-factors.3).
        let garrisons = !said_mounted && troop.all().into_iter().any(Troop::garrisons);
        let place = form
            .choice("place")
            .must(|place| garrisons || place != Stand::BuaGarrison)
            .or(Stand::Open);
        // A base inside a place assaults no other.
        let assaulting = form
            .choice("assaulting")
            .must(|assaulting| assaulting == Assault::None || place == Stand::Open)
            .or(Assault::None);
        // The opponent's type affects only the factor.
        form.ignore_choice::<Troop>("enemy_troop");
        Self {
            situation: Situation {
                mode,
                shot_at,
                general,
                said_mounted,
                troop,
                own_going,
                enemy_going,
                higher: form.truth("higher"),
                bank: form.truth("defends_bank"),
                place,
                assaulting,
                overlaps: form.integer("overlaps", 0, 2).or(0),
                contacts: form.integer("flank_rear_contacts", 0, 3).or(0),
                same_side: same_side(form),
                other_shooters: form.integer("other_shooters", 0, 2).or(0),
            },
            base: form.integer("base", -10, 20).required(),
        }
    }
}

/// Whether flank contacts are on the sides of overlaps, as many as can be (bob:tactical-factors.8); it
/// matters only if both exist. Usually as few as can be are there.
pub(super) fn same_side(form: &mut Form<'_>) -> bool {
    let some = |name, least| form.counts(name, least);
    let both = some("overlaps", 1.0) && some("flank_rear_contacts", 1.0);
    // With both flanks overlapped, one of two contacts is on such a flank, and the other on the other
    // flank or at the rear; three are on all sides.
    let all = some("overlaps", 2.0) && some("flank_rear_contacts", 2.0);
    let three = some("flank_rear_contacts", 3.0);
    // Old addresses gave the other flank as the same side.
    let flanks = form.says("same_side", "true");
    // A single contact at the rear is on no flank.
    let behind = !some("flank_rear_contacts", 2.0) && form.holds("touches_rear");
    let same = form
        .yes_or_no("same_side")
        .must(|same| !behind || !same)
        .matters(both && !all && !three)
        .or(all);
    let rear = form.yes_or_no("touches_rear").matters(all && !three);
    let rear = rear.or_usually(all && !flanks);
    if all { !rear } else { same }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    SUM = "dba/melee/total#sum";
    CUMULATIVE = "dba/factors/adding-up#cumulative";
    GARRISON_ONLY = "dba/factors/garrison#garrison-only";
    GARRISON_FOOT = "dba/factors/garrison#foot-only";
    GARRISON_MELEE = "dba/factors/garrison#in-close-combat";
    CAMP = "dba/factors/own-camp#own-camp-only";
    CAMP_TAKEN = "dba/factors/own-camp#not-in-a-captured-camp";
    CAMP_FOOT = "dba/factors/own-camp#foot-only";
    PLACE_SHOT_AT = "dba/factors/under-fire-in-a-place#only-when-shot-at";
    PLACE_UNANSWERED = "dba/factors/under-fire-in-a-place#unanswered-none";
    GENERAL_MELEE = "dba/factors/general#in-close-combat";
    GENERAL_SHOT_AT = "dba/factors/general#when-shot-at";
    GENERAL_SHOOTING = "dba/factors/general#not-when-only-shooting";
    HILL = "dba/factors/hill#part-above-all";
    HILL_SHOOTING = "dba/factors/hill#not-for-shooting";
    HILL_BUA = "dba/factors/hill#not-for-a-bua";
    BANK = "dba/factors/bank#edge-or-corners";
    BANK_SHOOTING = "dba/factors/bank#not-for-shooting";
    OVERLAPS = "dba/factors/overlap-flank-rear#overlaps";
    CONTACTS = "dba/factors/overlap-flank-rear#contacts";
    SAME_SIDE = "dba/factors/overlap-flank-rear#same-side-once";
    MELEE_ONLY = "dba/factors/overlap-flank-rear#close-combat-only";
    NOT_AT_PLACES = "dba/melee/strongpoint-overlap#attackers-not-helped";
    NOT_IN_ASSAULTS = "dba/disputes/assault-overlaps#check-none";
    SHOOTERS = "dba/factors/helping-shooters#minus-one-each";
    SHOOTERS_TARGET = "dba/factors/helping-shooters#target-suffers";
    BAD_GOING = "dba/factors/bad-going#everyone-else";
    EXEMPT = "dba/factors/bad-going#exempt";
    BAD_SHOOTING = "dba/factors/bad-going#not-in-shooting";
    CAMELS_INSIDE = "dba/factors/camels#inside";
    CAMELS_ENEMY = "dba/factors/camels#enemy-inside";
    AGAINST_BAD = "dba/factors/mounted-against-bad-going#mounted-suffer";
    FOOT_OUTSIDE = "dba/factors/mounted-against-bad-going#foot-do-not";
    ONCE = "dba/disputes/two-bad-going-factors#check-once";
    ASSAULT = "dba/factors/mounted-against-bua#mounted-suffer";
    ELEPHANTS = "dba/factors/mounted-against-bua#elephants-exempt";
    NOT_CAMP = "dba/factors/mounted-against-bua#not-the-camp";
    RIVER_BUA = "dba/disputes/bua-by-river#check-reports";
    BONUS_NONE = "dba/disputes/denizens-bonus#place-bonus-none";
    BONUS_TOO = "dba/disputes/denizens-bonus#place-bonus-too";
}

/// Whether denizens and camp followers, which no text calls foot, have the bonus of their place.
pub(super) static DENIZENS: Point = Point {
    id: "denizens-bonus",
    kind: PointKind::Open,
    readings: &[Reading::followed(BONUS_NONE), Reading::of(BONUS_TOO)],
};

/// The modifiers; each is a row of the table.
pub(super) const ITEMS: usize = 11;

const fn item(name: &'static str) -> Output {
    Output {
        name,
        kind: OutKind::Number(Unit::None),
    }
}

/// A result for every row of the table, in its order.
pub(super) const ITEM_OUTPUTS: &[Output; ITEMS] = &[
    item("bua-garrison"),
    item("own-camp"),
    item("general"),
    item("higher"),
    item("bank"),
    item("overlap"),
    item("flank-or-rear"),
    item("other-shooter"),
    item("bad-going"),
    item("enemy-in-bad-going"),
    item("assault-bua"),
];

impl Rule for TacticalFactors {
    type Input = Input;
    const ID: &'static str = "dba.tactical-factors";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "total",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "items",
            kind: OutKind::Group(ITEM_OUTPUTS),
        },
    ];
    const POINTS: &'static [&'static Point] = &[&DENIZENS];
    const TABLES: &'static [&'static Table] = &[&TACTICAL_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        case.applied("base", SUM).value(input.base);
        let items = modifiers(case, &input.situation);
        let total = input.base + items.iter().sum::<i64>();
        case.step("total", true).value(total).cite(CUMULATIVE);
        if items.iter().filter(|item| **item != 0).count() > 1 {
            case.because(CUMULATIVE);
        }
        let items: Map<String, Value> = ITEM_OUTPUTS
            .iter()
            .zip(items)
            .map(|(output, value)| (output.name.to_owned(), value.into()))
            .collect();
        Values::default().with("total", total).with("items", items)
    }
}

/// Every modifier in the table's order, each with its step; zero if it does not apply.
pub(super) fn modifiers(case: &mut Case<'_>, input: &Situation) -> [i64; ITEMS] {
    let mut items = [0; ITEMS];
    for (n, (row, value)) in TACTICAL_MODIFIERS.rows.iter().zip(&mut items).enumerate() {
        let (times, why, claim) = match n {
            0 => garrison(case, input),
            1 => own_camp(case, input),
            2 => general(input),
            3 if !input.higher => (0, "no", HILL),
            3 if input.mode == Mode::Shooting => (0, "shooting", HILL_SHOOTING),
            3 if matches!(input.place, Stand::BuaGarrison | Stand::BuaOccupier) => {
                (0, "bua", HILL_BUA)
            }
            3 => (1, "yes", HILL),
            4 => bank(case, input),
            5 => overlaps(case, input),
            6 => contacts(case, input),
            7 => shooters(input),
            8 => bad_going(input),
            9 => enemy_in_bad_going(case, input),
            _ => assault(input),
        };
        let each = if times == 0 {
            0
        } else {
            case.number(&TACTICAL_MODIFIERS, row, "value").unwrap_or(0)
        };
        *value = times * each;
        let step = case
            .step(row, *value != 0)
            .value(*value)
            .arg("why", why)
            .arg("signed", TACTICAL_MODIFIERS.number_text(*value))
            .cite(claim);
        match n {
            5..=7 => {
                step.arg(
                    "n",
                    [input.overlaps, input.contacts, input.other_shooters][n - 5],
                );
            }
            8 | 9 => {
                let going = if n == 8 {
                    input.own_going
                } else {
                    input.enemy_going
                };
                step.arg("going", Arg::of(Terrain::SCOPE, going.code()));
            }
            _ => {}
        }
        // A modifier that could not apply is not a reason.
        if times != 0 || !matches!(why, "no" | "good" | "none") {
            case.because(claim);
        }
    }
    items
}

type Considered = (i64, &'static str, &'static str);

/// Whether the bonus of a place counts at all: in close combat, or when shot at.
fn defended(input: &Situation, melee: &'static str) -> Result<&'static str, Considered> {
    match input.mode {
        Mode::Melee => Ok(melee),
        Mode::Shooting if input.shot_at => Ok(PLACE_SHOT_AT),
        Mode::Shooting => Err((0, "unanswered", PLACE_UNANSWERED)),
    }
}

/// The bonus of a place for foot inside; for denizens and followers it is open.
fn for_foot(
    case: &mut Case<'_>,
    input: &Situation,
    claim: &'static str,
    foot_only: &'static str,
) -> Considered {
    let kind = |troop: Troop| (troop.class(), troop.is_foot_by_reference());
    match input.troop.by(kind) {
        _ if input.is_mounted() => (0, "mounted", foot_only),
        (Class::Neither, _) if case.ask(&DENIZENS).is(BONUS_NONE) => (0, "denizens", BONUS_NONE),
        (Class::Neither, _) => (1, "yes", BONUS_TOO),
        (_, by_reference) => {
            if by_reference {
                case.flag(CLASS_FLAG);
            }
            (1, "yes", claim)
        }
    }
}

fn garrison(case: &mut Case<'_>, input: &Situation) -> Considered {
    if matches!(input.place, Stand::BuaGarrison | Stand::BuaOccupier)
        && (input.enemy_going == Terrain::River || input.bank)
        && input.mode == Mode::Melee
    {
        case.flag("conflict:bua-river");
    }
    match (input.place, defended(input, GARRISON_MELEE)) {
        (Stand::BuaGarrison, Ok(claim)) => for_foot(case, input, claim, GARRISON_FOOT),
        (Stand::BuaGarrison, Err(unanswered)) => unanswered,
        (Stand::BuaOccupier, _) if input.is_mounted() => (0, "mounted", GARRISON_FOOT),
        (Stand::BuaOccupier, _) => (0, "occupier", GARRISON_ONLY),
        _ => (0, "no", GARRISON_ONLY),
    }
}

fn own_camp(case: &mut Case<'_>, input: &Situation) -> Considered {
    match (input.place, defended(input, CAMP)) {
        (Stand::OwnCamp, Ok(claim)) => for_foot(case, input, claim, CAMP_FOOT),
        (Stand::OwnCamp, Err(unanswered)) => unanswered,
        (Stand::EnemyCamp, _) => (0, "captured", CAMP_TAKEN),
        _ => (0, "no", CAMP),
    }
}

fn general(input: &Situation) -> Considered {
    match input.mode {
        _ if !input.general => (0, "no", GENERAL_MELEE),
        Mode::Melee => (1, "yes", GENERAL_MELEE),
        Mode::Shooting if input.shot_at => (1, "yes", GENERAL_SHOT_AT),
        Mode::Shooting => (0, "unanswered", GENERAL_SHOOTING),
    }
}

fn bank(case: &mut Case<'_>, input: &Situation) -> Considered {
    match input.mode {
        _ if !input.bank => (0, "no", BANK),
        Mode::Shooting => (0, "shooting", BANK_SHOOTING),
        Mode::Melee if matches!(input.place, Stand::BuaGarrison | Stand::BuaOccupier) => {
            case.because(RIVER_BUA);
            (0, "bua", RIVER_BUA)
        }
        Mode::Melee => (1, "yes", BANK),
    }
}

/// Reason why overlaps and contacts do not count, if they do not.
fn alone(input: &Situation) -> Option<(&'static str, &'static str)> {
    match (input.mode, input.assaulting) {
        (Mode::Shooting, _) => Some(("shooting", MELEE_ONLY)),
        (_, Assault::Bua | Assault::Camp) => Some(("assault", NOT_IN_ASSAULTS)),
        _ if input.place != Stand::Open => Some(("inside", NOT_AT_PLACES)),
        _ => None,
    }
}

/// The minuses for enemies beside an assaulting base, which no text mentions.
fn not_counted(case: &mut Case<'_>, why: &'static str, claim: &'static str) -> Considered {
    if claim == NOT_IN_ASSAULTS {
        case.flag("silent:assault-overlaps");
    }
    (0, why, claim)
}

fn overlaps(case: &mut Case<'_>, input: &Situation) -> Considered {
    match alone(input) {
        _ if input.overlaps == 0 => (0, "none", OVERLAPS),
        Some((why, claim)) => not_counted(case, why, claim),
        None => (input.overlaps, "yes", OVERLAPS),
    }
}

fn contacts(case: &mut Case<'_>, input: &Situation) -> Considered {
    // Left, right and rear: a side already counted for an overlap is not counted twice.
    let shared = if input.same_side {
        input.overlaps.min(input.contacts)
    } else {
        0
    };
    let free = (3 - input.overlaps).min(input.contacts - shared);
    match alone(input) {
        _ if input.contacts == 0 => (0, "none", CONTACTS),
        Some((why, claim)) => not_counted(case, why, claim),
        None if input.contacts > free => (free, "same-side", SAME_SIDE),
        None => (input.contacts, "yes", CONTACTS),
    }
}

fn shooters(input: &Situation) -> Considered {
    match input.mode {
        _ if input.other_shooters == 0 => (0, "none", SHOOTERS),
        Mode::Melee => (0, "melee", SHOOTERS),
        Mode::Shooting if !input.shot_at => (0, "not-target", SHOOTERS_TARGET),
        Mode::Shooting => (input.other_shooters, "yes", SHOOTERS),
    }
}

/// Troops that bad going does not hinder.
const fn is_exempt(troop: Troop) -> bool {
    matches!(troop, Troop::Ax | Troop::Bw | Troop::Ps | Troop::Wb)
}

fn bad_going(input: &Situation) -> Considered {
    let own = input.own_going;
    match input.mode {
        _ if own.going() != Going::Bad => (0, "good", BAD_GOING),
        Mode::Shooting => (0, "shooting", BAD_SHOOTING),
        Mode::Melee if !input.is_bad(own) => (0, "camels", CAMELS_INSIDE),
        Mode::Melee if input.troop.is(is_exempt) => (0, "exempt", EXEMPT),
        Mode::Melee => (1, "yes", BAD_GOING),
    }
}

fn enemy_in_bad_going(case: &mut Case<'_>, input: &Situation) -> Considered {
    match input.mode {
        _ if input.enemy_going.going() != Going::Bad => (0, "good", AGAINST_BAD),
        Mode::Shooting => (0, "shooting", BAD_SHOOTING),
        // For foot in bad going only their own terrain counts.
        Mode::Melee if !input.is_mounted() && input.is_bad(input.own_going) => {
            (0, "none", AGAINST_BAD)
        }
        Mode::Melee if !input.is_mounted() => (0, "foot", FOOT_OUTSIDE),
        Mode::Melee if !input.is_bad(input.enemy_going) => (0, "camels", CAMELS_ENEMY),
        Mode::Melee if input.is_bad(input.own_going) => {
            case.flag("silent:two-bad-going");
            (0, "once", ONCE)
        }
        Mode::Melee => (1, "yes", AGAINST_BAD),
    }
}

fn assault(input: &Situation) -> Considered {
    match (input.assaulting, input.mode) {
        (Assault::None, _) | (_, Mode::Shooting) => (0, "no", ASSAULT),
        _ if !input.is_mounted() => (0, "no", ASSAULT),
        (Assault::Camp, _) => (0, "camp", NOT_CAMP),
        (Assault::Bua, _) if input.troop == Troop::El => (0, "elephants", ELEPHANTS),
        (Assault::Bua, _) => (1, "yes", ASSAULT),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    /// Blades in close combat, factor five, with some fields changed.
    fn ask(changes: &Value) -> Verdict {
        judge(
            "dba.tactical-factors",
            &with(
                &json!({"mode": "melee", "troop": "Bd", "enemy_troop": "Bd", "base": 5}),
                changes,
            ),
        )
    }

    #[track_caller]
    fn totals(changes: &Value, total: i64, reason: &str) {
        let verdict = ask(changes);
        assert_eq!(verdict.values["total"], json!(total), "{changes}");
        assert!(
            verdict.reasons.contains(&reason),
            "no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn the_items_are_the_rows_of_the_table() {
        assert_eq!(
            ITEM_OUTPUTS
                .iter()
                .map(|output| output.name)
                .collect::<Vec<_>>(),
            TACTICAL_MODIFIERS.rows
        );
        let plain = ask(&json!({}));
        assert_eq!(
            (
                plain.finding.kind,
                plain.finding.code.as_str(),
                &plain.values["total"]
            ),
            (FindingKind::Score, "total", &json!(5))
        );
        assert_eq!(
            (
                plain.steps.len(),
                plain.reasons.as_slice(),
                plain.basis.code()
            ),
            (13, [SUM].as_slice(), "seeds")
        );
    }

    #[test]
    fn places_defend_their_own_foot() {
        totals(&json!({"place": "bua-garrison"}), 8, GARRISON_MELEE);
        totals(&json!({"place": "bua-occupier"}), 5, GARRISON_ONLY);
        totals(
            &json!({"place": "bua-occupier", "troop": "Kn"}),
            5,
            GARRISON_FOOT,
        );
        totals(&json!({"place": "own-camp"}), 7, CAMP);
        totals(&json!({"place": "enemy-camp"}), 5, CAMP_TAKEN);
        totals(&json!({"place": "own-camp", "troop": "Cv"}), 5, CAMP_FOOT);
        let bows = json!({"mode": "shooting", "troop": "Bw", "base": 2, "place": "bua-garrison"});
        totals(&bows, 2, PLACE_UNANSWERED);
        totals(
            &with(&bows, &json!({"being_shot_at": true})),
            5,
            PLACE_SHOT_AT,
        );
        // That these troops count as foot is a figure from outside the documents, and is flagged.
        for troop in ["Art", "WWg", "Lit"] {
            let gun = ask(&json!({"place": "bua-garrison", "troop": troop}));
            assert_eq!(
                (&gun.values["total"], gun.flags.as_slice(), gun.basis.code()),
                (&json!(8), [CLASS_FLAG.to_owned()].as_slice(), "mixed")
            );
            assert!(ask(&json!({"troop": troop})).flags.is_empty());
        }
    }

    #[test]
    fn denizens_are_left_open() {
        for (troop, place, with_bonus) in [("Dz", "bua-garrison", 4), ("CF", "own-camp", 3)] {
            let given = json!({"troop": troop, "place": place, "base": 1});
            let open = ask(&given);
            assert_eq!(
                open.readings
                    .iter()
                    .map(|r| (r.id, r.values["total"].clone()))
                    .collect::<Vec<_>>(),
                [
                    ("place-bonus-none", json!(1)),
                    ("place-bonus-too", json!(with_bonus))
                ]
            );
            totals(
                &with(&given, &json!({"agreed": "place-bonus-too"})),
                with_bonus,
                BONUS_TOO,
            );
            // Not asked if it makes no difference.
            assert!(
                ask(&with(&given, &json!({"mode": "shooting"})))
                    .readings
                    .is_empty()
            );
        }
    }

    #[test]
    fn the_general_counts_unless_he_only_shoots() {
        totals(&json!({"general": true}), 6, GENERAL_MELEE);
        totals(
            &json!({"general": true, "mode": "shooting", "being_shot_at": true, "other_shooters": 2}),
            4,
            SHOOTERS,
        );
        totals(
            &json!({"general": true, "mode": "shooting", "troop": "Bw", "base": 2}),
            2,
            GENERAL_SHOOTING,
        );
        totals(&json!({"general": true, "higher": true}), 7, CUMULATIVE);
    }

    #[test]
    fn height_and_bank_count_in_close_combat_only() {
        totals(&json!({"higher": true}), 6, HILL);
        totals(
            &json!({"higher": true, "mode": "shooting"}),
            5,
            HILL_SHOOTING,
        );
        for (place, total) in [("bua-garrison", 8), ("bua-occupier", 5)] {
            totals(&json!({"higher": true, "place": place}), total, HILL_BUA);
        }
        totals(&json!({"higher": true, "place": "own-camp"}), 8, HILL);
        totals(
            &json!({"defends_bank": true, "enemy_going": "river"}),
            6,
            BANK,
        );
        totals(
            &json!({"defends_bank": true, "mode": "shooting"}),
            5,
            BANK_SHOOTING,
        );
        let town = json!({"defends_bank": true, "enemy_going": "river", "place": "bua-garrison"});
        totals(&town, 8, RIVER_BUA);
        assert_eq!(ask(&town).flags, ["conflict:bua-river"]);
    }

    #[test]
    fn each_side_and_the_rear_count_once() {
        for (overlaps, contacts, off) in [
            (0, 0, 0),
            (1, 0, 1),
            (2, 0, 2),
            (0, 3, 3),
            (1, 2, 3),
            (2, 1, 3),
            (2, 3, 3),
            (1, 3, 3),
            (2, 2, 3),
        ] {
            assert_eq!(
                ask(&json!({"overlaps": overlaps, "flank_rear_contacts": contacts})).values["total"],
                json!(5 - off),
                "{overlaps} {contacts}"
            );
        }
        totals(
            &json!({"overlaps": 2, "flank_rear_contacts": 2}),
            2,
            SAME_SIDE,
        );
        // Both on the overlapped flanks; with three, one is at the rear.
        for (contacts, total) in [(1, 3), (2, 3), (3, 2)] {
            totals(
                &json!({"overlaps": 2, "flank_rear_contacts": contacts, "same_side": true, "touches_rear": contacts == 3}),
                total,
                SAME_SIDE,
            );
        }
        totals(&json!({"overlaps": 2, "mode": "shooting"}), 5, MELEE_ONLY);
        for assault in [
            json!({"overlaps": 2, "assaulting": "bua"}),
            json!({"flank_rear_contacts": 2, "assaulting": "camp"}),
        ] {
            totals(&assault, 5, NOT_IN_ASSAULTS);
            assert_eq!(ask(&assault).flags, ["silent:assault-overlaps"]);
        }
        assert!(ask(&json!({"assaulting": "bua"})).flags.is_empty());
        totals(
            &json!({"overlaps": 1, "place": "bua-occupier"}),
            5,
            NOT_AT_PLACES,
        );
    }

    #[test]
    fn bad_going_spares_four_types_and_shooting() {
        for troop in Troop::ALL {
            for ground in Terrain::fought_on() {
                if terrain::bars(*ground, *troop) {
                    continue;
                }
                let verdict = ask(&json!({"troop": troop.code(), "own_going": ground.code()}));
                let camels = troop.is_camels() && matches!(ground, Terrain::Dunes | Terrain::Oasis);
                let exempt = matches!(troop, Troop::Ax | Troop::Bw | Troop::Ps | Troop::Wb);
                let due = ground.going() == Going::Bad && !camels && !exempt;
                assert_eq!(
                    verdict.values["items"]["bad-going"],
                    json!(if due { -2 } else { 0 }),
                    "{troop:?} {ground:?}"
                );
            }
        }
        totals(
            &json!({"own_going": "wood", "mode": "shooting", "being_shot_at": true}),
            5,
            BAD_SHOOTING,
        );
        totals(
            &json!({"troop": "Cm", "own_going": "dunes", "base": 2}),
            2,
            CAMELS_INSIDE,
        );
    }

    #[test]
    fn mounted_outside_suffer_for_their_enemys_ground() {
        totals(
            &json!({"troop": "Kn", "base": 3, "enemy_going": "wood"}),
            1,
            AGAINST_BAD,
        );
        totals(&json!({"enemy_going": "wood"}), 5, FOOT_OUTSIDE);
        // Auxilia and Blades in one wood: each counts only its own terrain.
        for (troop, total) in [("Ax", 5), ("Bd", 3)] {
            let inside = ask(&json!({"troop": troop, "own_going": "wood", "enemy_going": "wood"}));
            assert_eq!(
                (
                    &inside.values["total"],
                    inside.reasons.contains(&FOOT_OUTSIDE)
                ),
                (&json!(total), false)
            );
        }
        totals(
            &json!({"troop": "2Cm", "base": 2, "enemy_going": "oasis"}),
            2,
            CAMELS_ENEMY,
        );
        totals(
            &json!({"troop": "Cm", "base": 2, "own_going": "dunes", "enemy_going": "wood"}),
            0,
            AGAINST_BAD,
        );
        let both = json!({"troop": "Kn", "base": 3, "own_going": "wood", "enemy_going": "wood"});
        totals(&both, 1, ONCE);
        assert_eq!(ask(&both).flags, ["silent:two-bad-going"]);
    }

    #[test]
    fn mounted_assault_towns_at_a_cost() {
        totals(
            &json!({"troop": "Kn", "base": 3, "assaulting": "bua"}),
            1,
            ASSAULT,
        );
        totals(
            &json!({"troop": "El", "base": 4, "assaulting": "bua"}),
            4,
            ELEPHANTS,
        );
        totals(
            &json!({"troop": "Kn", "base": 3, "assaulting": "camp"}),
            3,
            NOT_CAMP,
        );
        totals(
            &json!({"troop": "Kn", "base": 3, "assaulting": "bua", "own_going": "rough"}),
            -1,
            ASSAULT,
        );
        assert_eq!(
            step(&ask(&json!({"assaulting": "bua"})), "assault-bua"),
            (false, &json!(0))
        );
    }

    #[test]
    fn numbers_must_make_sense() {
        assert_eq!(
            faults("dba.tactical-factors", &json!({"troop": "Bd"})),
            [("base".to_owned(), "missing")]
        );
        let wild = json!({"troop": "Bd", "base": 5, "overlaps": 3, "flank_rear_contacts": 4, "other_shooters": 3});
        assert_eq!(faults("dba.tactical-factors", &wild).len(), 3);
    }

    /// All relevant combinations of facts.
    fn every_side(mut see: impl FnMut(&Value, &Verdict)) {
        for (mode, shot_at) in [("melee", false), ("shooting", false), ("shooting", true)] {
            for troop in ["Bd", "Ax", "Kn", "El", "Cm", "Dz"] {
                for place in Stand::ALL {
                    for assaulting in Assault::ALL {
                        if *place != Stand::Open && *assaulting != Assault::None {
                            continue;
                        }
                        for bits in 0..128_u8 {
                            let on = |n: u8| bits & (1 << n) > 0;
                            if troop == "Dz" && (on(0) || on(5)) {
                                continue;
                            }
                            // Mounted troops garrison no BUA.
                            let mounted = ["Kn", "El", "Cm"].contains(&troop);
                            if mounted && *place == Stand::BuaGarrison {
                                continue;
                            }
                            let given = json!({"mode": mode, "being_shot_at": shot_at, "troop": troop, "place": place.code(), "assaulting": assaulting.code(),
                                "general": on(0), "higher": on(1), "defends_bank": on(1), "overlaps": if on(2) { 2 } else { 0 },
                                "flank_rear_contacts": if on(3) { 2 } else { 0 }, "other_shooters": if on(4) { 2 } else { 0 },
                                "own_going": if on(5) { "dunes" } else { "bua" }, "enemy_going": if on(1) { "river" } else if on(6) { "oasis" } else { "gentle-hill" }, "base": 3});
                            see(&given, &judge("dba.tactical-factors", &given));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_side_adds_up() {
        every_side(|given, verdict| {
            if verdict.readings.is_empty() {
                let items: i64 = verdict.values["items"]
                    .as_object()
                    .unwrap()
                    .values()
                    .map(|n| n.as_i64().unwrap())
                    .sum();
                assert_eq!(verdict.values["total"], json!(3 + items), "{given}");
                assert!((-9..=6).contains(&items), "{given}");
            }
        });
    }

    proptest! {
        #[test]
        fn a_further_enemy_never_helps(troop in 0..Troop::ALL.len(), place in 0..Stand::ALL.len(), overlaps in 0_i64..2, contacts in 0_i64..3, more in 0_usize..2) {
            prop_assume!(Stand::ALL[place] != Stand::BuaGarrison || Troop::ALL[troop].garrisons());
            let given = json!({"troop": Troop::ALL[troop].code(), "place": Stand::ALL[place].code(), "overlaps": overlaps, "flank_rear_contacts": contacts, "agreed": "place-bonus-none"});
            let added = [json!({"overlaps": overlaps + 1}), json!({"flank_rear_contacts": contacts + 1})];
            let total = |given: &Value| ask(given).values["total"].as_i64();
            prop_assert!(total(&with(&given, &added[more])) <= total(&given));
        }
    }
}
