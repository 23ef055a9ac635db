//! `dba.bua-assault`: who may assault a BUA or a camp, who gets to fight, and who moves in.
//!
//! # Source items
//! bob:contact.1, 7, bob:melee.12-14, bob:pursuit.5, bob:rear-support.1, bob:shooting.14,
//! bob:beaten.9, bob:doubled.4, bob:tournament.p3, qrs:bua.6, qrs:camp.5, qrs:camp-bua.2-4.
//!
//! # What it decides
//! Whether the given assault is allowed, which attackers have fought, and which of them moves in.
//! Overlaps never count, rear support does. An enemy in the open beside an attacker is not
//! mentioned in the texts: it has no effect, flag `silent:assault-overlaps`.
//!
//! # What it does not decide
//! The combats themselves (`dba.combat`), and what becomes of the place (`dba.garrison`).
//!
//! # Readings chosen
//! - `sequence` holds the combats fought so far, in order; `attackers_fight` names them. An assault
//!   that is not allowed is not fought.
//! - `rear_support_counted`: whether an attacker has a supporter. It counts if the attacker is of a
//!   type that can be supported.
//! - Artillery and War Wagons never move into contact, so they cannot assault (bob:contact.1). A
//!   Litter counts as a War Wagon, as in `dba.contact-permission`, with the other reading shown.
//! - A place held only by denizens or camp followers is captured like any other.
//! - More than three shooters make the given assault impossible, even if the attackers are allowed.
//!
//! # Direction of error
//! Given results are not verified.
//!
//! # Examples
//! Allowed: three attackers on a BUA; the second wins and moves in, the third does not fight.
//! Not allowed: two on a camp; a contact made with a side edge.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::combat_tables::COMBAT_LIMITS;
use super::contact_permission::{LITTER, LITTER_BANNED, LITTER_FREE};
use super::supporter_fate;
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, Rule, Unit, Values,
    Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct BuaAssault;

/// An assault.
pub struct Input {
    kind: Target,
    attackers: Vec<Attacker>,
    shooters: i64,
    sequence: Vec<Fought>,
    enemy_overlap: bool,
    own_overlap: bool,
}

/// Place that is assaulted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Target {
    Bua,
    Camp,
}

impl Choice for Target {
    const SCOPE: &'static str = "dba-place";
}

impl Target {
    /// The row of the limit on its attackers.
    const fn limit(self) -> &'static str {
        match self {
            Self::Bua => "bua-attackers",
            Self::Camp => "camp-attackers",
        }
    }
}

/// An attacker.
struct Attacker {
    id: String,
    part: Part,
    /// By default the type is one that may assault; only types that may not would change the
    /// verdict.
    troop: Option<Troop>,
    supported: bool,
}

/// Edge that touches the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Part {
    Front,
    Flank,
    Rear,
}

impl Choice for Part {
    const SCOPE: &'static str = "dba-edge";
}

/// A combat that has been fought.
struct Fought {
    attacker: String,
    result: Ended,
}

/// Result of the combat for the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Ended {
    Win,
    Tie,
    Lose,
}

impl Choice for Ended {
    const SCOPE: &'static str = "dba-ended";
}

impl Attacker {
    fn read(form: &mut Form<'_>, troop: impl FnOnce(&mut Form<'_>) -> Option<Troop>) -> Self {
        let name = form.nth('A');
        let id = form.name("id").or(name);
        let part = form.choice("contact_part").or(Part::Front);
        let troop = troop(form);
        // Nobody behind supports other troops.
        let able = troop.is_none_or(supporter_fate::is_ever_supported);
        let supported = form.yes_or_no("rear_support");
        Self {
            id,
            part,
            troop,
            supported: supported.must(|supported| able || !supported).or(false),
        }
    }
}

impl Declared for Attacker {
    fn declare(form: &mut Form<'_>) -> Self {
        Self::read(form, |form| form.choice("troop").optional())
    }
}

/// An attacker before any combat; its troop type decides whether it may attack.
struct Before(Attacker);

impl Declared for Before {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(Attacker::read(form, |form| {
            Some(form.choice("troop").required())
        }))
    }
}

impl Declared for Fought {
    fn declare(form: &mut Form<'_>) -> Self {
        let first = form.nth('A');
        Self {
            attacker: form.name("attacker").or(first),
            result: form.choice("result").required(),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let kind: Target = form.choice("kind").unchanged().required();
        // Too many of them are too many, whatever troops they are.
        let most = form.figure(&COMBAT_LIMITS, kind.limit(), "elements");
        let many = form.count_told("attackers") > most;
        let attackers: Vec<Attacker> = if many || form.is_told("sequence") {
            form.list("attackers", 1, 12)
        } else {
            let all: Vec<Before> = form.list("attackers", 1, 12);
            all.into_iter().map(|Before(attacker)| attacker).collect()
        };
        let shooters = form.integer("shooters", 0, 12).unit(Unit::Bases).or(0);
        let sequence: Vec<Fought> = form.list("sequence", 0, 12);
        for (n, attacker) in attackers.iter().enumerate() {
            if attackers[..n].iter().any(|other| other.id == attacker.id) {
                form.refuse(
                    &format!("attackers.{n}.id"),
                    attacker.id.as_str(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            }
        }
        for (n, fought) in sequence.iter().enumerate() {
            let path = format!("sequence.{n}.attacker");
            if sequence[..n]
                .iter()
                .any(|other| other.attacker == fought.attacker)
            {
                form.refuse(
                    &path,
                    fought.attacker.as_str(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            } else if !attackers
                .iter()
                .any(|attacker| attacker.id == fought.attacker)
            {
                form.refuse(
                    &path,
                    fought.attacker.as_str(),
                    FaultKind::NotOneOf,
                    attackers
                        .iter()
                        .map(|attacker| attacker.id.clone())
                        .collect(),
                );
            }
        }
        Self {
            kind,
            attackers,
            shooters,
            sequence,
            enemy_overlap: form.truth("enemy_overlap"),
            own_overlap: form.truth("own_overlap"),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with LITTER_BANNED, LITTER_FREE;
    THREE_SINGLY = "dba/melee/bua-assault#three-singly";
    NO_FOURTH = "dba/melee/bua-assault#no-fourth";
    FRONT_EDGE = "dba/melee/bua-assault#front-edge-only";
    MOVES_IN = "dba/melee/bua-assault#winner-moves-in";
    REST_IDLE = "dba/melee/bua-assault#rest-do-not-fight";
    NEXT_TRIES = "dba/melee/bua-assault#next-tries";
    BUA_SUPPORT = "dba/melee/bua-assault#rear-support";
    SUPPORTER_OUT = "dba/melee/bua-assault#supporter-stays-out";
    THREE_SHOOTERS = "dba/melee/bua-assault#three-shooters";
    BUA_ALONE = "dba/melee/bua-assault#no-help";
    ONE_ATTACKER = "dba/melee/camp-assault#one-attacker";
    NO_SECOND = "dba/melee/camp-assault#no-second";
    CAMP_ALONE = "dba/melee/camp-assault#no-help";
    CAMP_SUPPORT = "dba/melee/camp-assault#rear-support";
    CAMP_ENTERED = "dba/melee/camp-assault#front-one-enters";
    OCCUPANTS = "dba/melee/strongpoint-overlap#occupants-give-none";
    ENEMY_BESIDE = "dba/disputes/assault-overlaps#check-none";
    NEVER_CONTACTS = "dba/melee/art-and-wagons#no-corner-contact";
    DENIZENS_STAY = "dba/results/followers-and-denizens#each-in-its-place";
    FOLLOWERS_STAY = "dba/strongpoints/camp-occupant#followers-stay";
}

impl Rule for BuaAssault {
    type Input = Input;
    const ID: &'static str = "dba.bua-assault";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "attackers_fight",
            kind: OutKind::Names,
        },
        Output {
            name: "moves_in",
            kind: OutKind::Name,
        },
        Output {
            name: "overlap_counted",
            kind: OutKind::Truth,
        },
        Output {
            name: "rear_support_counted",
            kind: OutKind::Truth,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["legal", "moves_in"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "fourth-attacker",
            claim: NO_FOURTH,
        },
        Violation {
            code: "second-attacker",
            claim: NO_SECOND,
        },
        Violation {
            code: "not-with-the-front",
            claim: FRONT_EDGE,
        },
        Violation {
            code: "never-moves-into-contact",
            claim: NEVER_CONTACTS,
        },
        Violation {
            code: "followers-stay",
            claim: FOLLOWERS_STAY,
        },
        Violation {
            code: "denizens-stay",
            claim: DENIZENS_STAY,
        },
        Violation {
            code: "too-many-shooters",
            claim: THREE_SHOOTERS,
        },
        Violation {
            code: "fought-on-after-a-win",
            claim: REST_IDLE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&LITTER];
    const TABLES: &'static [&'static Table] = &[&COMBAT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let camp = input.kind == Target::Camp;
        let count = i64::try_from(input.attackers.len()).unwrap_or(i64::MAX);
        let most = case
            .number(&COMBAT_LIMITS, input.kind.limit(), "elements")
            .unwrap_or(i64::MAX);
        let most_shooters = case
            .number(&COMBAT_LIMITS, "shooters", "elements")
            .unwrap_or(i64::MAX);
        let names = |of: &dyn Fn(&Attacker) -> bool| {
            input
                .attackers
                .iter()
                .filter(|a| of(a))
                .map(|a| a.id.as_str())
                .collect::<Vec<_>>()
                .join(", ")
        };
        let place = || Arg::of(Target::SCOPE, input.kind.code());

        let many = count > most;
        case.step("attackers", !many)
            .value(count)
            .arg("limit", most)
            .arg("place", place())
            .cite(if camp { ONE_ATTACKER } else { THREE_SINGLY });
        if many {
            case.refuse(if camp {
                "second-attacker"
            } else {
                "fourth-attacker"
            });
        }
        let askew = names(&|attacker| attacker.part != Part::Front);
        case.step("edges", askew.is_empty())
            .value(askew.as_str())
            .cite(FRONT_EDGE);
        if !askew.is_empty() {
            case.refuse("not-with-the-front");
        }
        let litter = input.attackers.iter().any(|a| a.troop == Some(Troop::Lit));
        let litter_free = litter && !case.ask(&LITTER).is(LITTER_BANNED);
        if litter {
            case.because(if litter_free {
                LITTER_FREE
            } else {
                LITTER_BANNED
            });
        }
        let immobile = names(&|attacker| !moves_into_contact(attacker.troop, litter_free));
        let bound = input
            .attackers
            .iter()
            .any(|attacker| is_bound(attacker.troop));
        if !bound || !immobile.is_empty() {
            case.step("contact", immobile.is_empty())
                .value(immobile.as_str())
                .cite(NEVER_CONTACTS);
        }
        if !immobile.is_empty() {
            case.refuse("never-moves-into-contact");
        }
        let followers = names(&|attacker| attacker.troop == Some(Troop::CF));
        if !followers.is_empty() {
            case.step("followers", false)
                .value(followers.as_str())
                .cite(FOLLOWERS_STAY);
            case.refuse("followers-stay");
        }
        let denizens = names(&|attacker| attacker.troop == Some(Troop::Dz));
        if !denizens.is_empty() {
            case.step("denizens", false)
                .value(denizens.as_str())
                .cite(DENIZENS_STAY);
            case.refuse("denizens-stay");
        }
        let shot = input.shooters > most_shooters;
        case.step("shooters", !shot)
            .value(input.shooters)
            .arg("limit", most_shooters)
            .cite(THREE_SHOOTERS);
        if shot {
            case.refuse("too-many-shooters");
        }
        let won = input
            .sequence
            .iter()
            .position(|fought| fought.result == Ended::Win);
        let after = won.is_some_and(|at| at + 1 < input.sequence.len());
        let winner = won.map(|at| input.sequence[at].attacker.as_str());
        case.step("order", !after)
            .value(winner)
            .arg("why", if winner.is_some() { "won" } else { "not-yet" })
            .cite(if winner.is_some() {
                REST_IDLE
            } else {
                NEXT_TRIES
            });
        if after {
            case.refuse("fought-on-after-a-win");
        }
        let alone = if camp { CAMP_ALONE } else { BUA_ALONE };
        case.step("own-overlap", false)
            .value(input.own_overlap)
            .cite(alone);
        case.step("enemy-overlap", false)
            .value(input.enemy_overlap)
            .cite(if input.enemy_overlap {
                ENEMY_BESIDE
            } else {
                OCCUPANTS
            });
        if input.enemy_overlap {
            case.flag("silent:assault-overlaps");
        }
        let supported = names(&|attacker| {
            attacker.supported && attacker.troop.is_none_or(supporter_fate::is_ever_supported)
        });
        let support = if camp { CAMP_SUPPORT } else { BUA_SUPPORT };
        case.step("rear-support", !supported.is_empty())
            .value(supported.as_str())
            .cite(support);

        let legal = case.refused().is_empty();
        if legal {
            case.because(if camp { ONE_ATTACKER } else { THREE_SINGLY });
            if input.own_overlap {
                case.because(alone);
            }
            if input.enemy_overlap {
                case.because(ENEMY_BESIDE);
            }
            if !supported.is_empty() {
                case.because(support);
            }
            moved_in(case, input, winner);
        } else {
            remedies(case, input, most, most_shooters, litter_free);
        }
        let fought: Vec<&str> = if legal {
            input
                .sequence
                .iter()
                .map(|fought| fought.attacker.as_str())
                .collect()
        } else {
            vec![]
        };
        // Support is mentioned only if it was given.
        let told = input.attackers.iter().any(|attacker| attacker.supported);
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
            .with("attackers_fight", fought)
            .with("moves_in", winner.filter(|_| legal))
            .with("overlap_counted", false)
            .with(
                "rear_support_counted",
                told.then_some(legal && !supported.is_empty()),
            )
    }
}

/// Quotes what happens after an attacker has won, or before that.
fn moved_in(case: &mut Case<'_>, input: &Input, winner: Option<&str>) {
    let Some(winner) = winner else {
        if !input.sequence.is_empty() && input.attackers.len() > input.sequence.len() {
            case.because(NEXT_TRIES);
        }
        return;
    };
    let supported = input
        .attackers
        .iter()
        .any(|attacker| attacker.id == winner && attacker.supported);
    if input.kind == Target::Camp {
        case.because(CAMP_ENTERED);
        return;
    }
    case.because(MOVES_IN);
    if input.attackers.len() > input.sequence.len() {
        case.because(REST_IDLE);
    }
    if supported {
        case.because(SUPPORTER_OUT);
    }
}

/// Whether these troops may move into contact at all; for a Litter, two readings differ.
const fn moves_into_contact(troop: Option<Troop>, litter_free: bool) -> bool {
    match troop {
        Some(Troop::Art | Troop::WWg) => false,
        Some(Troop::Lit) => litter_free,
        _ => true,
    }
}

/// Whether these troops never leave their place.
const fn is_bound(troop: Option<Troop>) -> bool {
    matches!(troop, Some(Troop::CF | Troop::Dz))
}

/// The assault in an allowed form, if leaving out a base is enough.
fn remedies(case: &mut Case<'_>, input: &Input, most: i64, most_shooters: i64, litter_free: bool) {
    let fit = |attacker: &&Attacker| {
        attacker.part == Part::Front
            && moves_into_contact(attacker.troop, litter_free)
            && !is_bound(attacker.troop)
    };
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let kept: Vec<&Attacker> = input.attackers.iter().filter(fit).take(most).collect();
    if kept.is_empty() {
        return;
    }
    let mut changes: Vec<(&str, Value)> = Vec::new();
    if kept.len() < input.attackers.len() {
        let attackers: Vec<Value> =
            kept.iter().map(|a| json!({"id": a.id, "contact_part": a.part.code(), "troop": a.troop.map(Choice::code), "rear_support": a.supported})).collect();
        changes.push(("attackers", attackers.into()));
    }
    if input.shooters > most_shooters {
        changes.push(("shooters", most_shooters.into()));
    }
    let won = input
        .sequence
        .iter()
        .position(|fought| fought.result == Ended::Win)
        .map_or(input.sequence.len(), |at| at + 1);
    let sequence: Vec<&Fought> = input.sequence[..won]
        .iter()
        .filter(|fought| kept.iter().any(|attacker| attacker.id == fought.attacker))
        .collect();
    if sequence.len() < input.sequence.len() {
        let sequence: Vec<Value> = sequence
            .iter()
            .map(|fought| json!({"attacker": fought.attacker, "result": fought.result.code()}))
            .collect();
        changes.push(("sequence", sequence.into()));
    }
    let ids: Vec<&str> = kept.iter().map(|attacker| attacker.id.as_str()).collect();
    let winner = input.sequence[..won].last();
    if let (Some(winner), [("sequence", _)]) = (winner, changes.as_slice()) {
        let winner = winner.attacker.clone();
        case.remedy("fewer-fights", vec![("winner", winner.into())], changes);
        return;
    }
    case.remedy(
        "fewer",
        vec![
            ("attackers", ids.join(", ").into()),
            ("shooters", input.shooters.min(most_shooters).into()),
        ],
        changes,
    );
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};

    fn attackers(troops: &[&str]) -> Value {
        troops
            .iter()
            .enumerate()
            .map(|(n, troop)| json!({"id": format!("A{}", n + 1), "contact_part": "front", "troop": troop, "rear_support": n == 0 && !["Art", "Lit", "Kn"].contains(troop)}))
            .collect()
    }

    fn fought(results: &[(&str, &str)]) -> Value {
        results
            .iter()
            .map(|(attacker, result)| json!({"attacker": attacker, "result": result}))
            .collect()
    }

    fn ask(kind: &str, troops: &[&str], changes: &Value) -> Verdict {
        judge(
            "dba.bua-assault",
            &with(
                &json!({"kind": kind, "attackers": attackers(troops)}),
                changes,
            ),
        )
    }

    #[track_caller]
    fn refused(verdict: &Verdict, code: &str, given: Value) {
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Illegal, code)
        );
        assert_eq!(
            (
                &verdict.values["attackers_fight"],
                &verdict.values["moves_in"]
            ),
            (&json!([]), &Value::Null)
        );
        let fixed = judge(
            "dba.bua-assault",
            &with(&given, &Value::Object(verdict.remedies[0].input.clone())),
        );
        assert_eq!(
            fixed.finding.kind,
            FindingKind::Legal,
            "{:?}",
            verdict.remedies
        );
    }

    #[test]
    fn the_first_to_win_moves_in() {
        let verdict = ask(
            "bua",
            &["Wb", "Bd", "Ax"],
            &json!({"sequence": fought(&[("A1", "lose"), ("A2", "win")])}),
        );
        assert_eq!(
            (
                verdict.finding.kind,
                &verdict.values["attackers_fight"],
                &verdict.values["moves_in"]
            ),
            (FindingKind::Legal, &json!(["A1", "A2"]), &json!("A2"))
        );
        assert_eq!(
            (
                &verdict.values["overlap_counted"],
                &verdict.values["rear_support_counted"]
            ),
            (&json!(false), &json!(true))
        );
        // Knights are never supported.
        let knights = json!({"kind": "bua", "attackers": [{"id": "A1", "contact_part": "front", "troop": "Kn", "rear_support": true}], "shooters": 0});
        assert_eq!(
            faults("dba.bua-assault", &knights),
            [("attackers.0.rear_support".to_owned(), "contradicts")]
        );
        assert_eq!(
            verdict.reasons,
            [THREE_SINGLY, BUA_SUPPORT, MOVES_IN, REST_IDLE]
        );
        let first = ask(
            "bua",
            &["Wb"],
            &json!({"sequence": fought(&[("A1", "win")]), "own_overlap": true, "enemy_overlap": 1}),
        );
        assert_eq!(first.flags, ["silent:assault-overlaps"]);
        assert_eq!(
            first.reasons,
            [
                THREE_SINGLY,
                BUA_ALONE,
                ENEMY_BESIDE,
                BUA_SUPPORT,
                MOVES_IN,
                SUPPORTER_OUT
            ]
        );
        let still = ask(
            "bua",
            &["Wb", "Bd"],
            &json!({"sequence": fought(&[("A1", "tie")])}),
        );
        assert!(still.reasons.contains(&NEXT_TRIES) && still.values["moves_in"].is_null());
        let camp = ask(
            "camp",
            &["Sp"],
            &json!({"shooters": 2, "sequence": fought(&[("A1", "win")])}),
        );
        assert_eq!(
            (&camp.values["moves_in"], camp.reasons.last()),
            (&json!("A1"), Some(&CAMP_ENTERED))
        );
    }

    #[test]
    fn what_is_not_allowed_is_named_and_mended() {
        for (kind, troops, changes, code) in [
            (
                "bua",
                ["Wb", "Bd", "Ax", "Sp"].as_slice(),
                json!({}),
                "fourth-attacker",
            ),
            ("camp", &["Sp", "Bd"], json!({}), "second-attacker"),
            ("bua", &["Sp", "Art"], json!({}), "never-moves-into-contact"),
            ("bua", &["Sp", "Lit"], json!({}), "never-moves-into-contact"),
            ("camp", &["Sp"], json!({"shooters": 4}), "too-many-shooters"),
            (
                "bua",
                &["Sp", "Bd"],
                json!({"sequence": fought(&[("A2", "win"), ("A1", "lose")])}),
                "fought-on-after-a-win",
            ),
        ] {
            let given = with(
                &json!({"kind": kind, "attackers": attackers(troops)}),
                &changes,
            );
            refused(&judge("dba.bua-assault", &given), code, given);
        }
        let flank = json!([{"id": "A1", "contact_part": "flank", "troop": "Bd"}]);
        let verdict = judge(
            "dba.bua-assault",
            &json!({"kind": "bua", "attackers": flank}),
        );
        assert_eq!(
            (verdict.finding.code.as_str(), verdict.remedies.len()),
            ("not-with-the-front", 0)
        );
        let all = ask("camp", &["Art", "WWg", "Sp"], &json!({"shooters": 9}));
        assert_eq!(
            all.values["violations"],
            json!([
                "second-attacker",
                "never-moves-into-contact",
                "too-many-shooters"
            ])
        );
    }

    #[test]
    fn of_a_litter_the_other_reading_is_shown() {
        let given = json!({"kind": "bua", "attackers": attackers(&["Lit"])});
        let verdict = judge("dba.bua-assault", &given);
        assert_eq!(verdict.values["legal"], json!(false));
        assert_eq!(verdict.alternatives[0].values["legal"], json!(true));
        let agreed = with(&given, &json!({"agreed": "litter-free"}));
        assert_eq!(
            judge("dba.bua-assault", &agreed).values["legal"],
            json!(true)
        );
    }

    #[test]
    fn names_must_be_known_and_stand_once() {
        let given = json!({"kind": "bua", "attackers": [{"id": "A", "troop": "Bd"}, {"id": "A", "troop": "Bd"}], "sequence": fought(&[("B", "win"), ("B", "lose")])});
        assert_eq!(
            faults("dba.bua-assault", &given),
            [
                ("attackers.1.id", "repeated"),
                ("sequence.0.attacker", "not-one-of"),
                ("sequence.1.attacker", "repeated")
            ]
            .map(|(p, k)| (p.to_owned(), k))
        );
        assert_eq!(faults("dba.bua-assault", &json!({})).len(), 2);
        let with_one = |stays: &str| json!({"kind": "bua", "attackers": attackers(&["Bd", stays])});
        assert_eq!(
            judge("dba.bua-assault", &with_one("Dz")).values["violations"],
            json!(["denizens-stay"])
        );
        assert_eq!(
            judge("dba.bua-assault", &with_one("CF")).values["violations"],
            json!(["followers-stay"])
        );
    }
}
