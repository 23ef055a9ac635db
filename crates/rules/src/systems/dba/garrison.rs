//! `dba.garrison`: who holds a BUA or camp, with what bonus, and whether it can shoot and be shot
//! at.
//!
//! # Source items
//! bob:tactical-factors.2-4, bob:shooting.15, 16, bob:movement.5, bob:pursuit.5, bob:beaten.8, 11,
//! qrs:bua-capture.1-3, qrs:bua.3-5, qrs:camp.3, 4, qrs:recoil.13, qrs:shooting.5, qrs:camp-bua.1.
//!
//! # What it decides
//! The state of the place after an event, the bonus of the base inside, whether it may shoot and
//! be shot at, and when a base that took a BUA stops sacking it.
//!
//! # What it does not decide
//! Whose loss the place counts as (`dba.loss-count`), whether a particular shot is allowed
//! (`dba.may-shoot`), and who wins the assault (`dba.bua-assault`).
//!
//! # Readings chosen
//! - `occupier` is the base concerned by the event: the one placed, shot away, or forced to recoil;
//!   with `captured` or `retaken`, the one that won the place.
//! - A lost close combat without a named winner leaves a place as `taken`; a BUA is then held by a
//!   base that sacks it.
//! - `may_shoot` considers the type inside and sacking, not a target; denizens and camp followers
//!   never shoot.
//! - A base that is still sacking is not shot at, so it stays even if shots are given. Who owns the
//!   denizens that remain after a captor's garrison leaves is not said, flag
//!   `silent:captors-denizens`.
//! - One PIP die of the required number is enough, whatever was rolled before or after.
//! - The bonus of denizens and camp followers is not reported, flagged `silent:denizens-bonus`:
//!   `dba.tactical-factors` settles that open point when they fight.
//!
//! # Direction of error
//! It does not know other bases inside: for a captured place no further occupant is asked.
//!
//! # Examples
//! Garrisons: `Wb` that took a BUA, after PIP dice of 3, 4 and 5.
//! Sacks: `Bw` that took a BUA, after 3 and 4.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::combat_tables::TACTICAL_MODIFIERS;
use super::losing::{Place, Shooter};
use super::pursuit::Means;
use super::result_tables::SACKING;
use super::troops::{CLASS_FLAG, Class, Troop};
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims,
};
use crate::kit::dice;
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Garrison;

/// A place and the event.
#[derive(Clone, Debug)]
pub struct Input {
    event: Event,
    place: Strongpoint,
    occupier: Troop,
    captured: bool,
    sack_rolls: Vec<Measure>,
    retaken: bool,
    by: Option<Means>,
}

/// The event that is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Event {
    Deployed,
    ShotAway,
    MeleeLoss,
    ForcedRecoil,
    #[strum(serialize = "denizens-surrender-art")]
    SurrenderArt,
}

impl Choice for Event {
    const SCOPE: &'static str = "dba-place-event";
}

/// A BUA or camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strongpoint {
    Bua,
    Camp,
}

impl Choice for Strongpoint {
    const SCOPE: &'static str = Place::SCOPE;
}

impl VariantArray for Strongpoint {
    const VARIANTS: &'static [Self] = &[Self::Bua, Self::Camp];
}

impl From<Strongpoint> for &'static str {
    fn from(value: Strongpoint) -> Self {
        match value {
            Strongpoint::Bua => Place::Bua.code(),
            Strongpoint::Camp => Place::Camp.code(),
        }
    }
}

/// Troops that are never inside such a place.
const fn stranger(place: Strongpoint) -> Troop {
    match place {
        Strongpoint::Bua => Troop::CF,
        Strongpoint::Camp => Troop::Dz,
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // A base that waits for the sacking to end has not been attacked since.
        let sacking = ["sack_rolls", "place", "occupier", "captured"];
        // In a camp only camp followers surrender.
        let none_surrender = form.says("place", Place::Camp.code())
            && form.is_told("occupier")
            && !form.says("occupier", Troop::CF.code());
        let settled = sacking.into_iter().all(|name| form.is_told(name));
        let event = form
            .choice("event")
            .must(|event| event != Event::SurrenderArt || !none_surrender);
        let event = if settled {
            event.or(Event::Deployed)
        } else {
            event.required()
        };
        let place = form.choice("place").required();
        // Denizens live in BUAs and followers in camps; neither leaves.
        let stranger = stranger(place);
        // Only whoever took a BUA rolls for the end of the sacking.
        let rolls = !form.entries_told("sack_rolls").is_empty();
        let taken = form.holds("captured") || rolls && !form.is_told("captured");
        // If a base was shot away it only matters whether it was Denizens: usually it was an element
        // of the army, and a camp is empty in either case.
        let gone = event == Event::ShotAway && !taken;
        // Camp Followers never leave their camp, so they take none.
        let takes = place == Strongpoint::Camp && taken;
        let occupier = form
            .choice("occupier")
            .only(|troop| troop != stranger && !(takes && troop == Troop::CF));
        let occupier: Troop = if gone {
            occupier.optional().unwrap_or(Troop::Bd)
        } else {
            occupier.required()
        };
        let captured = form
            .yes_or_no("captured")
            .must(|captured| captured || !rolls)
            .or_usually(rolls);
        // Once foot has taken a BUA, a die may have been rolled since.
        let waits = captured && place == Strongpoint::Bua && occupier.class() == Class::Foot;
        let sack_rolls = form.integers_measured("sack_rolls", 1, 6, 30);
        let sack_rolls = if waits {
            sack_rolls.or_named(Vec::new())
        } else {
            sack_rolls.or(Vec::new())
        };
        if rolls && place == Strongpoint::Camp {
            form.contradicts("sack_rolls");
        }
        let retaken = form.truth("retaken");
        // The event says it, except for a forced recoil.
        let known = match event {
            Event::ShotAway | Event::SurrenderArt => Some(Means::Shooting),
            Event::MeleeLoss => Some(Means::Melee),
            Event::Deployed | Event::ForcedRecoil => None,
        };
        let by = form
            .choice("by")
            .must(|by| known.is_none_or(|known| by == known))
            .optional();
        if event == Event::ForcedRecoil {
            form.lacks("by");
        }
        Self {
            event,
            place,
            occupier,
            captured,
            sack_rolls,
            retaken,
            by,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    pub(super) IN_ITS_PLACE = "dba/results/followers-and-denizens#each-in-its-place";
    FOOT_ONLY = "dba/results/garrison-or-occupier#foot-only";
    BUA_BONUS = "dba/results/garrison-or-occupier#bua-bonus";
    CAMP_BONUS = "dba/results/garrison-or-occupier#camp-bonus";
    CAPTURED_CAMP = "dba/results/garrison-or-occupier#captured-camp";
    MOUNTED_CAMP = "dba/factors/own-camp#foot-only";
    OCCUPIER = "dba/results/garrison-or-occupier#occupier-no-bonus";
    ALL_ROUND = "dba/results/garrison-or-occupier#shoots-all-round";
    SHOT_AWAY = "dba/results/garrison-lost#shot-away";
    CAMP_EMPTIED = "dba/results/garrison-lost#camp-emptied";
    DENIZENS_GONE = "dba/results/garrison-lost#denizens-shot-away";
    TAKEN = "dba/results/garrison-lost#taken-in-melee";
    FORCED = "dba/results/garrison-lost#forced-recoil";
    SURRENDERED = "dba/results/garrison-lost#surrendered";
    RETAKEN = "dba/results/garrison-lost#retaken";
    FOLLOWERS = "dba/results/followers-and-denizens#followers-surrender";
    AT_ONCE = "dba/results/followers-and-denizens#garrisoned-at-once";
    UNTIL_ROLL = "dba/results/sacking#until-roll";
    NO_SHOOTING = "dba/results/sacking#no-shooting";
    NOT_SHOT_AT = "dba/results/sacking#not-shot-at";
    NO_BONUS = "dba/results/sacking#no-bonus";
    PIPS_KEPT = "dba/results/sacking#pips-kept";
    THEN_FREE = "dba/results/sacking#then-free";
    MOUNTED_WAIT = "dba/disputes/mounted-sacking#mounted-wait";
    MOUNTED_FREE = "dba/disputes/mounted-sacking#mounted-free";
    OWNER_SACKS = "dba/disputes/retaking-a-bua#owner-sacks";
    OWNER_GARRISONS = "dba/disputes/retaking-a-bua#owner-garrisons";
    OPEN_BONUS = "dba/disputes/denizens-bonus#foot-named";
}

/// Mounted that captured a BUA: whether they sack it like foot.
static MOUNTED_SACKING: Point = Point {
    id: "mounted-sacking",
    kind: PointKind::Open,
    readings: &[Reading::of(MOUNTED_WAIT), Reading::of(MOUNTED_FREE)],
};
/// An owner that retakes its BUA by close combat: whether it has to wait.
static RETAKING: Point = Point {
    id: "retaking-a-bua",
    kind: PointKind::Open,
    readings: &[Reading::of(OWNER_SACKS), Reading::of(OWNER_GARRISONS)],
};

/// The state of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Status {
    Garrison,
    Occupier,
    Sacking,
    Denizens,
    Deserted,
    Taken,
}

impl Choice for Status {
    const SCOPE: &'static str = "dba-place-status";
}

/// A state with its occupant, as far as known.
struct Held {
    status: Status,
    inside: Option<Troop>,
    /// The bonus of a garrison: its row in the table of modifiers.
    bonus: Option<&'static str>,
}

const fn held(status: Status, inside: Option<Troop>, bonus: Option<&'static str>) -> Held {
    Held {
        status,
        inside,
        bonus,
    }
}

impl Rule for Garrison {
    type Input = Input;
    const ID: &'static str = "dba.garrison";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "status",
            kind: OutKind::word::<Status>(),
        },
        Output {
            name: "bonus",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "may_shoot",
            kind: OutKind::Truth,
        },
        Output {
            name: "may_be_shot",
            kind: OutKind::Truth,
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
    const VIOLATIONS: &'static [Violation] = &[Violation {
        code: "never-in-there",
        claim: IN_ITS_PLACE,
    }];
    const POINTS: &'static [&'static Point] = &[&MOUNTED_SACKING, &RETAKING];
    const HEADLINE: &'static [&'static str] = &["status", "bonus"];
    const TABLES: &'static [&'static Table] = &[&SACKING, &TACTICAL_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if input.occupier == stranger(input.place) {
            case.forbid("never-in-there", true)
                .arg("troop", Arg::coded(Troop::SCOPE, input.occupier.code()));
            return Self::OUTPUTS
                .iter()
                .fold(Values::default(), |values, output| match output.name {
                    "legal" => values.with(output.name, false),
                    "violations" => values.with(output.name, case.refused().to_vec()),
                    _ => values.with(output.name, Value::Null),
                });
        }
        case.step("event", true)
            .value(input.event.code())
            .arg("event", Arg::coded(Event::SCOPE, input.event.code()))
            .arg("captured", if input.captured { "yes" } else { "no" });
        let held = after(case, input);
        let bonus = bonus(case, input, &held);
        let sacking = held.status == Status::Sacking
            || held.status == Status::Taken
                && input.place == Strongpoint::Bua
                && input.event != Event::SurrenderArt;
        let (shoots, shot) = if sacking {
            case.because(NO_SHOOTING);
            case.because(NOT_SHOT_AT);
            (Value::from(false), false)
        } else {
            let somebody = held.status != Status::Deserted;
            let shoots = match (held.inside, held.status) {
                (Some(troop), _) => Value::from(Shooter::of(troop).is_some()),
                // The type of the base that took a camp is not given.
                (None, Status::Taken) if input.event != Event::SurrenderArt => Value::Null,
                (None, _) => Value::from(false),
            };
            (shoots, somebody)
        };
        let able = shoots == Value::Bool(true);
        if able {
            case.because(ALL_ROUND);
        }
        let why = match (sacking, &shoots) {
            (true, _) => "sacking",
            (false, Value::Bool(false)) if held.status == Status::Deserted => "nobody",
            (false, Value::Bool(false)) => "no-shooter",
            (false, Value::Null) => "unknown",
            (false, _) => "yes",
        };
        case.step("shooting", able)
            .value(shoots.clone())
            .arg("why", why)
            .cite(if sacking { NO_SHOOTING } else { ALL_ROUND });
        let why = match (sacking, shot) {
            (true, _) => "sacking",
            (false, true) => "yes",
            (false, false) => "nobody",
        };
        case.step("shot-at", shot)
            .value(shot)
            .arg("why", why)
            .cite(NOT_SHOT_AT);
        Values::default()
            .with("status", held.status.code())
            .with("bonus", bonus)
            .with("may_shoot", shoots)
            .with("may_be_shot", shot)
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

/// The state of the place after the event.
fn after(case: &mut Case<'_>, input: &Input) -> Held {
    let forced = input.event == Event::ForcedRecoil;
    let by_shooting = input.event == Event::ShotAway || forced && input.by == Some(Means::Shooting);
    let by_fighting = input.event == Event::MeleeLoss || forced && !by_shooting;
    case.applies("forced-recoil", forced, FORCED).value(forced);
    let won_in = input.captured || input.retaken;
    if by_shooting && is_sacking(case, input) {
        // A base that is still sacking is not shot at, so it cannot be shot away (bob:shooting.16).
        case.applied("shot-while-sacking", NOT_SHOT_AT);
        return inside(case, input, true);
    }
    if by_shooting {
        return shot_away(case, input);
    }
    if by_fighting {
        case.because(TAKEN);
        if !won_in {
            let sacks = input.place == Strongpoint::Bua;
            case.step("taken", true)
                .value(sacks)
                .arg("why", if sacks { "sacks" } else { "occupies" })
                .cite(TAKEN);
            return held(Status::Taken, None, None);
        }
        case.step("taken", true)
            .value(true)
            .arg("why", "winner")
            .cite(TAKEN);
        return inside(case, input, input.place == Strongpoint::Bua);
    }
    if input.event == Event::SurrenderArt {
        if input.place == Strongpoint::Camp {
            case.applied("surrender", FOLLOWERS)
                .value(false)
                .arg("why", "camp");
            return held(Status::Deserted, None, None);
        }
        case.because(SURRENDERED);
        if input.captured && input.occupier != Troop::Dz {
            case.applied("surrender", AT_ONCE)
                .value(true)
                .arg("why", "garrisoned");
            return inside(case, input, false);
        }
        case.step("surrender", true)
            .value(true)
            .arg("why", "bua")
            .cite(SURRENDERED);
        return held(Status::Taken, None, None);
    }
    inside(case, input, input.place == Strongpoint::Bua && won_in)
}

/// Whether foot that took the BUA has yet to roll for the end of its sacking.
fn is_sacking(case: &mut Case<'_>, input: &Input) -> bool {
    let least = case.number(&SACKING, "least", "pip").unwrap_or(i64::MAX);
    input.captured
        && !input.retaken
        && input.place == Strongpoint::Bua
        && input.occupier.class() == Class::Foot
        && input.sack_rolls.iter().all(|roll| *roll < least)
}

/// The base inside was removed by shooting.
fn shot_away(case: &mut Case<'_>, input: &Input) -> Held {
    let (status, why, claim) = match (input.place, input.occupier) {
        (Strongpoint::Bua, Troop::Dz) => (Status::Deserted, "denizens", DENIZENS_GONE),
        (Strongpoint::Bua, _) => (Status::Denizens, "bua", SHOT_AWAY),
        (Strongpoint::Camp, _) => (Status::Deserted, "camp", CAMP_EMPTIED),
    };
    if status == Status::Denizens && input.captured && !input.retaken {
        case.flag("silent:captors-denizens");
    }
    case.applied("shot-away", claim)
        .value(status.code())
        .arg("why", why);
    held(
        status,
        (status == Status::Denizens).then_some(Troop::Dz),
        None,
    )
}

/// The named base is inside; if it fought its way into a BUA, it has to wait.
fn inside(case: &mut Case<'_>, input: &Input, fought_in: bool) -> Held {
    let troop = input.occupier;
    let foot = troop.class() == Class::Foot;
    let enemy = input.captured && !input.retaken;
    if input.retaken {
        case.because(RETAKEN);
    }
    case.step("owner", enemy)
        .value(enemy)
        .arg("why", if input.retaken { "retaken" } else { "own" })
        .cite(RETAKEN);
    case.step("foot", foot)
        .value(foot)
        .arg("troop", Arg::coded(Troop::SCOPE, troop.code()))
        .cite(match input.place {
            Strongpoint::Bua => FOOT_ONLY,
            Strongpoint::Camp if enemy => CAPTURED_CAMP,
            Strongpoint::Camp if troop.class() == Class::Mounted => MOUNTED_CAMP,
            Strongpoint::Camp => CAMP_BONUS,
        });
    if troop.is_foot_by_reference() {
        case.flag(CLASS_FLAG);
    }
    if fought_in && troop != Troop::Dz && still_sacking(case, input) {
        return held(Status::Sacking, Some(troop), None);
    }
    match (input.place, troop) {
        (_, Troop::Dz) => held(Status::Denizens, Some(troop), None),
        (_, Troop::CF) => held(Status::Occupier, Some(troop), None),
        (Strongpoint::Bua, _) if foot => {
            case.because(BUA_BONUS);
            held(Status::Garrison, Some(troop), Some("bua-garrison"))
        }
        (Strongpoint::Camp, _) if foot && !enemy => {
            case.because(CAMP_BONUS);
            held(Status::Garrison, Some(troop), Some("own-camp"))
        }
        (Strongpoint::Camp, _) => {
            case.because(if enemy { CAPTURED_CAMP } else { MOUNTED_CAMP });
            held(Status::Occupier, Some(troop), None)
        }
        (Strongpoint::Bua, _) => {
            case.because(FOOT_ONLY);
            case.because(OCCUPIER);
            held(Status::Occupier, Some(troop), None)
        }
    }
}

/// Whether a base that fought its way into a BUA is still sacking it.
fn still_sacking(case: &mut Case<'_>, input: &Input) -> bool {
    let least = case.number(&SACKING, "least", "pip").unwrap_or(i64::MAX);
    let rolled = input.sack_rolls.iter().any(|roll| *roll >= least);
    let rolls: Option<Vec<i64>> = input
        .sack_rolls
        .iter()
        .map(Measure::whole_if_known)
        .collect();
    let rolls = rolls.map(|rolls| rolls.iter().map(ToString::to_string).collect::<Vec<_>>());
    let why = if input.sack_rolls.is_empty() {
        "none"
    } else {
        "low"
    };
    case.step("sack-roll", rolled)
        .value(rolled)
        .arg("why", why)
        .arg("rolls", rolls.map(|rolls| rolls.join(", ")))
        .arg("least", least)
        .cite(if rolled { THEN_FREE } else { UNTIL_ROLL });
    if rolled {
        case.because(THEN_FREE);
        case.because(PIPS_KEPT);
        return false;
    }
    if input.retaken {
        let sacks = case.ask(&RETAKING).is(OWNER_SACKS);
        let claim = if sacks { OWNER_SACKS } else { OWNER_GARRISONS };
        case.considered("retaking", sacks, claim).value(sacks);
        if !sacks {
            return false;
        }
    }
    if input.occupier.class() == Class::Mounted {
        let wait = case.ask(&MOUNTED_SACKING).is(MOUNTED_WAIT);
        let claim = if wait { MOUNTED_WAIT } else { MOUNTED_FREE };
        case.considered("mounted", wait, claim).value(wait);
        if !wait {
            return false;
        }
    }
    case.because(UNTIL_ROLL);
    let chances = dice::one_die(|die| die < least);
    case.odds(
        chances
            .into_iter()
            .map(|(goes_on, num)| Chance {
                code: if goes_on { "goes-on" } else { "ends" }.to_owned(),
                num,
                den: 6,
            })
            .collect(),
    );
    case.remedy(
        "roll",
        vec![("least", least.into())],
        vec![(
            "sack_rolls",
            input
                .sack_rolls
                .iter()
                .map(Measure::written)
                .chain([least.into()])
                .collect(),
        )],
    );
    true
}

/// The bonus of the base inside; none for denizens and followers, whose bonus is an open point that
/// is settled in their combat.
fn bonus(case: &mut Case<'_>, input: &Input, held: &Held) -> Value {
    let civilians = matches!(held.inside, Some(Troop::Dz | Troop::CF))
        || held.status == Status::Taken && input.event == Event::SurrenderArt;
    let (why, claim) = match (held.status, input.place) {
        _ if civilians => ("open", OPEN_BONUS),
        (Status::Garrison, Strongpoint::Camp) => ("camp", CAMP_BONUS),
        (Status::Garrison, Strongpoint::Bua) => ("bua", BUA_BONUS),
        (Status::Sacking | Status::Taken, _) => ("sacking", NO_BONUS),
        (Status::Deserted, _) => ("nobody", OCCUPIER),
        (Status::Occupier | Status::Denizens, Strongpoint::Camp)
            if input.captured && !input.retaken =>
        {
            ("occupier", CAPTURED_CAMP)
        }
        (Status::Occupier | Status::Denizens, Strongpoint::Camp) => ("mounted", MOUNTED_CAMP),
        (Status::Occupier | Status::Denizens, Strongpoint::Bua) => ("occupier", OCCUPIER),
    };
    if held.status == Status::Sacking {
        case.because(NO_BONUS);
    }
    let value = held
        .bonus
        .and_then(|row| case.number(&TACTICAL_MODIFIERS, row, "value"))
        .unwrap_or(0);
    let value = if civilians {
        Value::Null
    } else {
        Value::from(value)
    };
    case.step("bonus", held.bonus.is_some())
        .value(value.clone())
        .arg("why", why)
        .cite(claim);
    if civilians {
        case.flag("silent:denizens-bonus");
        case.because(OPEN_BONUS);
    }
    value
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};

    fn ask(event: &str, place: &str, occupier: &str, changes: &Value) -> Verdict {
        judge(
            "dba.garrison",
            &with(
                &json!({"event": event, "place": place, "occupier": occupier}),
                changes,
            ),
        )
    }

    /// `status bonus may_shoot may_be_shot`
    fn told(verdict: &Verdict) -> String {
        let values = &verdict.values;
        format!(
            "{} {} {} {}",
            values["status"].as_str().unwrap_or("open"),
            values["bonus"],
            values["may_shoot"],
            values["may_be_shot"]
        )
    }

    #[track_caller]
    fn tells(verdict: &Verdict, want: &str, claim: &str) {
        assert_eq!(told(verdict), want);
        assert!(
            verdict.reasons.contains(&claim),
            "no {claim} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn only_foot_garrison() {
        tells(
            &ask("deployed", "bua", "Bd", &json!({})),
            "garrison 3 false true",
            BUA_BONUS,
        );
        tells(
            &ask("deployed", "bua", "Bw", &json!({})),
            "garrison 3 true true",
            ALL_ROUND,
        );
        tells(
            &ask("deployed", "bua", "Kn", &json!({})),
            "occupier 0 false true",
            OCCUPIER,
        );
        tells(
            &ask("deployed", "camp", "Ax", &json!({})),
            "garrison 2 false true",
            CAMP_BONUS,
        );
        let mounted = ask("deployed", "camp", "Cv", &json!({}));
        tells(&mounted, "occupier 0 false true", MOUNTED_CAMP);
        // Statements about BUAs and captured camps do not apply to one's own camp.
        assert!(
            mounted
                .steps
                .iter()
                .all(|step| !matches!(step.cite, Some(FOOT_ONLY | CAPTURED_CAMP)))
                && !mounted.reasons.contains(&FOOT_ONLY)
        );
        tells(
            &ask("deployed", "camp", "Cv", &json!({"captured": true})),
            "occupier 0 false true",
            CAPTURED_CAMP,
        );
        tells(
            &ask("deployed", "camp", "Ax", &json!({"captured": true})),
            "occupier 0 false true",
            CAPTURED_CAMP,
        );
        tells(
            &ask(
                "deployed",
                "camp",
                "Ax",
                &json!({"captured": true, "retaken": true}),
            ),
            "garrison 2 false true",
            RETAKEN,
        );
        assert_eq!(
            ask("deployed", "bua", "Art", &json!({})).flags,
            [CLASS_FLAG]
        );
        assert!(ask("deployed", "bua", "Bd", &json!({})).flags.is_empty());
    }

    #[test]
    fn a_captor_is_shot_away_only_once_it_garrisons() {
        let given = |event: &str, by: Value, rolls: &[i64]| json!({"event": event, "place": "bua", "occupier": "Bd", "captured": true, "by": by, "sack_rolls": rolls});
        for (event, by) in [
            ("shot-away", Value::Null),
            ("forced-recoil", json!("shooting")),
        ] {
            let still = judge("dba.garrison", &given(event, by.clone(), &[3]));
            assert_eq!(still.values["status"], json!("sacking"));
            assert!(still.reasons.contains(&NOT_SHOT_AT));
            let gone = judge("dba.garrison", &given(event, by, &[3, 5]));
            assert_eq!(gone.values["status"], json!("denizens"));
            assert!(gone.flags.contains(&"silent:captors-denizens".to_owned()));
        }
        assert!(
            !ask("shot-away", "bua", "Bd", &json!({}))
                .flags
                .contains(&"silent:captors-denizens".to_owned())
        );
    }

    #[test]
    fn a_captor_sacks_until_the_die() {
        let took = json!({"captured": true});
        let rolls = |rolls: &[i64]| with(&took, &json!({"sack_rolls": rolls}));
        let sacking = ask("melee-loss", "bua", "Bw", &rolls(&[3, 4]));
        tells(&sacking, "sacking 0 false false", UNTIL_ROLL);
        assert_eq!(
            sacking
                .odds
                .as_ref()
                .unwrap()
                .iter()
                .map(|c| (c.code.as_str(), c.num))
                .collect::<Vec<_>>(),
            [("ends", 2), ("goes-on", 4)]
        );
        assert_eq!(sacking.remedies[0].input["sack_rolls"], json!([3, 4, 5]));
        for die in [5, 6] {
            tells(
                &ask("melee-loss", "bua", "Bw", &rolls(&[3, 4, die])),
                "garrison 3 true true",
                PIPS_KEPT,
            );
            tells(
                &ask("melee-loss", "bua", "Wb", &rolls(&[die, 1])),
                "garrison 3 false true",
                THEN_FREE,
            );
            tells(
                &ask("melee-loss", "bua", "Kn", &rolls(&[die])),
                "occupier 0 false true",
                THEN_FREE,
            );
        }
        // The same after another event; in a camp there is no sacking.
        assert_eq!(
            told(&ask("deployed", "bua", "Bw", &rolls(&[]))),
            "sacking 0 false false"
        );
        tells(
            &ask(
                "forced-recoil",
                "bua",
                "Bw",
                &with(&took, &json!({"by": "melee"})),
            ),
            "sacking 0 false false",
            FORCED,
        );
        tells(
            &ask("melee-loss", "camp", "Bw", &took),
            "occupier 0 true true",
            CAPTURED_CAMP,
        );
    }

    #[test]
    fn mounted_captors_and_returning_owners_are_left_open() {
        let open = ask(
            "melee-loss",
            "bua",
            "Kn",
            &json!({"captured": true, "sack_rolls": [3]}),
        );
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "mounted-sacking")
        );
        assert_eq!(
            (
                &open.values["bonus"],
                &open.values["may_shoot"],
                &open.values["may_be_shot"]
            ),
            (&json!(0), &json!(false), &Value::Null)
        );
        let back = json!({"captured": true, "retaken": true});
        let owner = ask("melee-loss", "bua", "Bd", &back);
        assert_eq!(
            owner
                .readings
                .iter()
                .map(|r| (r.id, r.values["status"].clone()))
                .collect::<Vec<_>>(),
            [
                ("owner-sacks", json!("sacking")),
                ("owner-garrisons", json!("garrison"))
            ]
        );
        tells(
            &ask(
                "melee-loss",
                "bua",
                "Bd",
                &with(&back, &json!({"sack_rolls": [6]})),
            ),
            "garrison 3 false true",
            RETAKEN,
        );
        tells(
            &ask(
                "melee-loss",
                "bua",
                "Kn",
                &with(&back, &json!({"agreed": "owner-garrisons"})),
            ),
            "occupier 0 false true",
            OWNER_GARRISONS,
        );
    }

    #[test]
    fn what_is_left_when_the_garrison_is_lost() {
        tells(
            &ask("shot-away", "bua", "Bw", &json!({})),
            "denizens null false true",
            SHOT_AWAY,
        );
        assert_eq!(
            ask("shot-away", "bua", "Bw", &json!({})).flags,
            ["silent:denizens-bonus"]
        );
        tells(
            &ask("shot-away", "bua", "Dz", &json!({})),
            "deserted 0 false false",
            DENIZENS_GONE,
        );
        tells(
            &ask("shot-away", "camp", "Ax", &json!({})),
            "deserted 0 false false",
            CAMP_EMPTIED,
        );
        tells(
            &ask("forced-recoil", "bua", "Bd", &json!({"by": "shooting"})),
            "denizens null false true",
            FORCED,
        );
        tells(
            &ask("melee-loss", "bua", "Bd", &json!({})),
            "taken 0 false false",
            TAKEN,
        );
        tells(
            &ask("melee-loss", "camp", "Bd", &json!({})),
            "taken 0 null true",
            TAKEN,
        );
        tells(
            &ask("denizens-surrender-art", "bua", "Dz", &json!({})),
            "taken null false true",
            SURRENDERED,
        );
        tells(
            &ask(
                "denizens-surrender-art",
                "bua",
                "Bd",
                &json!({"captured": true}),
            ),
            "garrison 3 false true",
            AT_ONCE,
        );
        tells(
            &ask("denizens-surrender-art", "camp", "CF", &json!({})),
            "deserted 0 false false",
            FOLLOWERS,
        );
        tells(
            &ask("deployed", "bua", "Dz", &json!({})),
            "denizens null false true",
            OPEN_BONUS,
        );
        tells(
            &ask("deployed", "camp", "CF", &json!({})),
            "occupier null false true",
            OPEN_BONUS,
        );
        assert!(!step(&ask("deployed", "camp", "CF", &json!({})), "bonus").0);
    }

    #[test]
    fn strangers_and_gaps_are_refused() {
        let paths = |given: Value| faults("dba.garrison", &given);
        for (place, troop) in [("camp", "Dz"), ("bua", "CF")] {
            assert_eq!(
                ask("deployed", place, troop, &json!({})).values["violations"],
                json!(["never-in-there"])
            );
        }
        assert_eq!(
            paths(json!({"event": "forced-recoil", "place": "bua", "occupier": "Bd"})),
            [("by".to_owned(), "missing")]
        );
        assert_eq!(
            paths(
                json!({"event": "deployed", "place": "bua", "occupier": "Bd", "sack_rolls": [7]})
            ),
            [("sack_rolls".to_owned(), "out-of-range")]
        );
        assert_eq!(
            told(&ask(
                "melee-loss",
                "bua",
                "Bw",
                &json!({"captured": true, "sack_rolls": "3, 5"})
            )),
            "garrison 3 true true"
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for event in Event::ALL {
            for place in Strongpoint::ALL {
                for occupier in Troop::ALL {
                    for bits in 0..8_u8 {
                        if matches!(
                            (place, occupier),
                            (Strongpoint::Bua, Troop::CF) | (Strongpoint::Camp, Troop::Dz)
                        ) {
                            continue;
                        }
                        for by in Means::ALL {
                            let given = json!({"event": event.code(), "place": place.code(), "occupier": occupier.code(),
                                "captured": bits & 1 > 0, "retaken": bits & 2 > 0, "sack_rolls": if bits & 4 > 0 { vec![5] } else { vec![1] },
                                "by": by.code(), "agreed": ["mounted-wait", "owner-sacks"]});
                            // Not everything can be so at the same time.
                            let faults = faults("dba.garrison", &given);
                            if !faults.is_empty()
                                && faults.iter().all(|(_, kind)| *kind == "contradicts")
                            {
                                continue;
                            }
                            let verdict = judge("dba.garrison", &given);
                            assert!(!verdict.reasons.is_empty() && verdict.readings.is_empty());
                            let sacking = verdict.values["status"] == "sacking";
                            assert!(!sacking || told(&verdict) == "sacking 0 false false");
                            let mounted = occupier.class() == Class::Mounted;
                            assert!(
                                !mounted || verdict.values["status"] != "garrison",
                                "mounted never garrison"
                            );
                        }
                    }
                }
            }
        }
    }
}
