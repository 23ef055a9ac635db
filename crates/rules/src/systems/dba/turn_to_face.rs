//! `dba.turn-to-face`: what a base touched on flank or rear does after all movement.
//!
//! # Source items
//! bob:contact.6, 8, bob:melee.5-7, p1, p4-p6, p8, bob:shooting.1, qrs:automatic-moves.1-4.
//!
//! # What it decides
//! Whether the base turns, to which edge, who makes room, which bases behind turn with it or are
//! pushed, and what happens to all that touched it later.
//!
//! # What it does not decide
//! Whether a contact is legal (`dba.legal-contact`), and how much room there is, which is given.
//!
//! # Readings chosen
//! - `towards` is the edge that the base turns to, or that serves a War Wagon as its front; `faces`
//!   is the enemy that touched that edge first. A Litter moves and fights as a War Wagon, so it
//!   does not turn either.
//! - A War Wagon's first touched edge serves as its front immediately, even during the moves.
//! - The second base of a column turns too if two depths fit in a base width, and also if the base
//!   in front is less deep than a base width and hit in the flank: an attacker's front is a base
//!   width long, so corner to corner with the first base it touches the second as well.
//! - A third is pushed only if the pair needs more room than it has: two bases that together form a
//!   square turn on the spot.
//! - Touched at the rear, a base turns alone: the bases behind it in a column are elsewhere.
//! - The base that lost contact on the other flank blocks a recoil only if it is reached: if the
//!   depth is more than the rest of a base width after the turn (`dba.recoil-scene` measures the
//!   same).
//! - `order` tells which contact was first; no two contacts have the same order.
//!
//! # Direction of error
//! None of its own: given contacts are not verified.
//!
//! # Examples
//! Turns left: touched on both flanks, left first. Stays: the same, engaged to its front.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::recoil::{depth_of, read_width, usual_depth};
use super::tables::{BASE_DEPTH, BASE_WIDTH};
use super::troops::{Base, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Rule, Unit, Values,
    claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct TurnToFace;

/// A base, the enemies that touched it, and their order.
pub struct Input {
    contacts: Vec<Contact>,
    in_front_contact: Fact<bool>,
    /// Whether it conforms at once instead.
    conforms: Fact<bool>,
    base: Fact<Base>,
    room: Fact<Room>,
    phase: Fact<Phase>,
    friends_behind: Measure,
    /// The given depth, or that of a known base.
    depth: Option<f64>,
    bw: f64,
}

struct Contact {
    by: String,
    edge: Edge,
    order: Measure,
    legal: bool,
}

/// The touched edge, its own left and right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Edge {
    #[strum(serialize = "flank-left")]
    Left,
    #[strum(serialize = "flank-right")]
    Right,
    Rear,
}

impl Choice for Edge {
    const SCOPE: &'static str = "dba-touched-edge";
}

/// Whether there is room to turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Room {
    Yes,
    #[strum(serialize = "attackers-can-back")]
    AttackersBack,
    No,
}

impl Choice for Room {
    const SCOPE: &'static str = "dba-turning-room";
}

/// During movement, or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Phase {
    During,
    End,
}

impl Choice for Phase {
    const SCOPE: &'static str = "dba-move-phase";
}

impl Contact {
    /// One of several contacts, whose order is one of the first so many places.
    fn of(form: &mut Form<'_>, places: f64) -> Self {
        let name = form.nth('E');
        Self {
            by: form.name("by").or(name),
            edge: form.choice("edge").required(),
            order: form
                .integer("order", 1, 12)
                .measured_within_if(1.0, places, || true)
                .unwrap_or_else(|| Measure::known(1.0)),
            legal: form.yes_or_no("legal").or(true),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let places = form.places_told("contacts", "order", 12);
        let contacts: Vec<Contact> =
            form.list_with("contacts", 1, 6, |form| Contact::of(form, places));
        for (n, contact) in contacts.iter().enumerate() {
            if contacts[..n]
                .iter()
                .any(|other| other.order == contact.order)
            {
                form.refuse(
                    &format!("contacts.{n}.order"),
                    contact.order.written(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            }
        }
        let in_front_contact = form.yes_or_no("in_front_contact").fact_or(false);
        // A base that fights to its front stays, whatever it is.
        let matters = || !*in_front_contact;
        let base: Fact<Base> = form.choice("troop").fact_if(matters, Base::ALL[0]);
        // A lone Psiloi in good going, or Light Horse, that a group touches does not wait
        // (`dba.conform`).
        let light = |base: &Base| matches!(base.troop(), Troop::Ps | Troop::LH | Troop::TwoCm);
        let light = base.all().iter().any(light);
        let conforms = form.yes_or_no("conforms").matters(light).fact_or(false);
        if form.says("conforms", "true") && !light {
            form.contradicts("conforms");
        }
        let matters = || !*in_front_contact && !*conforms;
        let room = form.choice("room_to_turn").fact_if(matters, Room::Yes);
        let phase = form.choice("phase").fact_if(matters, Phase::During);
        let friends_behind = form
            .integer("friends_behind", 0, 11)
            .unit(Unit::Bases)
            .usually_measured(0);
        let bw = read_width(form);
        // The depth matters only for a column, and for which enemies stay in contact.
        let matters = contacts.len() > 1 || friends_behind > 0;
        let depth = form
            .decimal("depth", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(|figures| {
                // If no base turns with it, the figure does not matter.
                let base = base.exactly()?;
                if matters {
                    usual_depth(figures, base, bw)
                } else {
                    figures.quietly(|figures| usual_depth(figures, base, bw))
                }
            });
        if base.exactly().is_some() {
            form.lacks("depth");
        }
        Self {
            contacts,
            conforms,
            in_front_contact,
            base,
            room,
            phase,
            friends_behind,
            depth,
            bw,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    FIRST = "dba/melee/turning#first-contact";
    CONFORMS = "dba/contact/conforming#not-at-the-end";
    AT_THE_END = "dba/melee/turning#end-of-movement";
    ENGAGED = "dba/melee/turning#engaged-stays";
    LEGAL_ONLY = "dba/melee/turning#legal-only";
    WAGON = "dba/melee/turning#wagon-stays";
    LITTER = "dba/shooting/who-shoots#litter";
    FLANKS_FIRST = "dba/melee/hit-on-both-flanks#first-wins";
    SQUARE = "dba/melee/hit-on-both-flanks#square-keeps-all";
    NO_SECOND = "dba/melee/hit-on-both-flanks#no-second-contact";
    STILL_BLOCKS = "dba/melee/hit-on-both-flanks#still-blocks";
    FLANK_FIRST = "dba/melee/hit-on-flank-and-rear#flank-first";
    REAR_FIRST = "dba/melee/hit-on-flank-and-rear#rear-first";
    REAR_FIRST_RECOIL = "dba/melee/hit-on-flank-and-rear#rear-first-recoil";
    BACKS_UP = "dba/melee/room-to-turn#attacker-backs-up";
    NO_ATTACK = "dba/melee/room-to-turn#no-room-no-attack";
    BOTH_CONTACTED = "dba/melee/room-to-turn#both-contacted";
    BOTH_TURN = "dba/melee/two-thin-bases#both-turn";
    HOW_THIN = "dba/melee/two-thin-bases#how-thin";
    HEAD_FREE = "dba/melee/two-thin-bases#front-one-free";
    ANY_TYPE = "dba/melee/two-thin-bases#any-type-pushed";
    EVERYTHING = "dba/melee/two-thin-bases#everything-behind";
}

/// Action of a touched base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Turning {
    Turns,
    Stays,
    EdgeCountsAsFront,
    AttackNotPossible,
    NotYet,
    ConformsAtOnce,
}

impl Choice for Turning {
    const SCOPE: &'static str = "dba-turning";
}

impl Rule for TurnToFace {
    type Input = Input;
    const ID: &'static str = "dba.turn-to-face";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "result",
            kind: OutKind::word::<Turning>(),
        },
        Output {
            name: "towards",
            kind: OutKind::word::<Edge>(),
        },
        Output {
            name: "faces",
            kind: OutKind::Name,
        },
        Output {
            name: "attackers_back_up",
            kind: OutKind::Truth,
        },
        Output {
            name: "second_turns_too",
            kind: OutKind::Truth,
        },
        Output {
            name: "third_pushed",
            kind: OutKind::Truth,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("turns", "faces"),
        ("turns", "attackers_back_up"),
        ("turns", "second_turns_too"),
        ("turns", "third_pushed"),
    ];
    const HEADLINE: &'static [&'static str] = &["result", "towards"];
    const TABLES: &'static [&'static Table] = &[&BASE_WIDTH, &BASE_DEPTH];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let first = first(case, input);
        let result = result(case, input, first);
        let turns = result == Turning::Turns;
        let backs_up = turns && input.room == Room::AttackersBack;
        let mut behind = Behind::default();
        if let (true, Some(first)) = (turns, first) {
            behind = column(case, input, first);
            later(case, input, first, behind.second);
        }
        if backs_up {
            case.because(BACKS_UP);
        }
        if turns && behind.second {
            case.because(if behind.thin {
                BOTH_TURN
            } else {
                BOTH_CONTACTED
            });
        }
        if turns && behind.third {
            case.because(ANY_TYPE);
            case.because(EVERYTHING);
        }
        let faced = first.filter(|_| matches!(result, Turning::Turns | Turning::EdgeCountsAsFront));
        Values::default()
            .with("result", result.code())
            .with("towards", faced.map(|first| first.edge.code()))
            .with("faces", faced.map(|first| first.by.as_str()))
            .with("attackers_back_up", backs_up)
            .with("second_turns_too", behind.second)
            .with("third_pushed", behind.third)
    }
}

/// The first legal contact.
fn first<'i>(case: &mut Case<'_>, input: &'i Input) -> Option<&'i Contact> {
    // Compared one after another: of any contacts one is the first. The order of a single one does not matter.
    let mut legal = input.contacts.iter().filter(|contact| contact.legal);
    let first = legal.next().map(|one| {
        legal.fold(one, |first, other| {
            if other.order < first.order {
                other
            } else {
                first
            }
        })
    });
    for contact in &input.contacts {
        let leads = first.is_some_and(|first| std::ptr::eq(first, contact));
        case.step("contact", leads)
            .value(contact.by.as_str())
            .arg("edge", Arg::of(Edge::SCOPE, contact.edge.code()))
            .arg("order", contact.order.whole_if_known())
            .arg(
                "why",
                if !contact.legal {
                    "not-legal"
                } else if leads {
                    "first"
                } else {
                    "later"
                },
            )
            .cite(if contact.legal { FIRST } else { LEGAL_ONLY });
    }
    first
}

/// Whether the base turns, and the reason.
fn result(case: &mut Case<'_>, input: &Input, first: Option<&Contact>) -> Turning {
    let engaged = *input.in_front_contact;
    case.step("front", engaged).value(engaged).cite(ENGAGED);
    // Facts that do not decide are named if known.
    let decides = !engaged && first.is_some();
    let is_wagon = |base: Base| base.troop().is_wagon();
    let wagon = if decides {
        input.base.is(is_wagon)
    } else {
        input.base.exactly().is_some_and(is_wagon)
    };
    let troop = input.base.exactly().map(|base| base.troop().code());
    case.step("wagon", wagon).value(troop).cite(WAGON);
    let ended = if decides && !wagon {
        input.phase == Phase::End
    } else {
        input.phase.exactly() == Some(Phase::End)
    };
    case.step("phase", ended)
        .value_of(&input.phase)
        .cite(AT_THE_END);
    let (result, claim) = match first {
        _ if engaged => (Turning::Stays, ENGAGED),
        None => (Turning::Stays, LEGAL_ONLY),
        Some(_) if wagon => (Turning::EdgeCountsAsFront, WAGON),
        Some(_) if *input.conforms => (Turning::ConformsAtOnce, CONFORMS),
        Some(_) if !ended => (Turning::NotYet, AT_THE_END),
        Some(_) if input.room == Room::No => (Turning::AttackNotPossible, NO_ATTACK),
        Some(_) => (Turning::Turns, FIRST),
    };
    let room_asked = matches!(result, Turning::Turns | Turning::AttackNotPossible);
    let room = if room_asked {
        result == Turning::Turns
    } else {
        input.room.exactly() != Some(Room::No)
    };
    let room_code = input.room.exactly().map(Choice::code);
    let step = case.step("room", room_asked && room).value(room_code);
    let why = match (room_asked, room_code) {
        (true, Some(code)) => Arg::from(code),
        (true, None) => Arg::Untold,
        (false, _) => Arg::from("not-asked"),
    };
    step.arg("why", why)
        .cite(if room { BACKS_UP } else { NO_ATTACK });
    case.because(claim);
    if result == Turning::EdgeCountsAsFront && input.base.is(|base| base.troop() == Troop::Lit) {
        case.because(LITTER);
    }
    if engaged && first.is_some_and(|first| first.edge != Edge::Rear) && input.friends_behind > 0 {
        case.because(HEAD_FREE);
    }
    result
}

/// Action of the bases behind.
#[derive(Default)]
struct Behind {
    second: bool,
    third: bool,
    thin: bool,
}

/// The depth of the base: as given, or the usual one, which is looked up only if it decides.
fn depth(case: &mut Case<'_>, input: &Input, decides: bool) -> f64 {
    let usual = |case: &mut Case<'_>| decides.then(|| depth_of(case, &input.base, input.bw))?;
    input.depth.or_else(|| usual(case)).unwrap_or(input.bw)
}

fn column(case: &mut Case<'_>, input: &Input, first: &Contact) -> Behind {
    let flank = first.edge != Edge::Rear;
    let followed = input.friends_behind > 0;
    let depth = depth(case, input, followed && flank);
    let thin = 2.0 * depth <= input.bw;
    let touched = flank && depth < input.bw;
    let second = followed && flank && (thin || touched);
    let why = match (followed, flank) {
        (false, _) => "nobody",
        (true, false) => "about",
        (true, true) if thin => "thin",
        (true, true) if touched => "touched",
        (true, true) => "deep",
    };
    case.step("second", second)
        .value(number(2.0 * depth))
        .arg("width", input.bw)
        .arg("why", why)
        .cite(if why == "touched" {
            BOTH_CONTACTED
        } else {
            HOW_THIN
        });
    let short = 2.0 * depth < input.bw;
    let more = second && input.friends_behind > 1;
    let third = more && short;
    case.step("third", third)
        .value_of(&input.friends_behind)
        .arg(
            "why",
            if input
                .friends_behind
                .exactly()
                .is_none_or(|friends| friends < 2.0)
            {
                "nobody"
            } else if second && !short {
                "fits"
            } else {
                "pushed"
            },
        )
        .cite(if second && !short { SQUARE } else { ANY_TYPE });
    Behind {
        second,
        third,
        thin,
    }
}

/// Fate of all enemies that touched the base after the first.
fn later(case: &mut Case<'_>, input: &Input, first: &Contact, pair: bool) {
    let others = input.contacts.iter().filter(|contact| contact.legal);
    let own = depth(case, input, others.count() > 1);
    let depth = if pair { 2.0 * own } else { own };
    #[expect(clippy::float_cmp, reason = "millimetres as given")]
    let square = depth == input.bw;
    // After the turn, the rest of a base width is the distance to the base that lost contact; the
    // recoil is its own depth.
    let reached = own > input.bw - depth;
    for contact in input
        .contacts
        .iter()
        .filter(|contact| contact.legal && !std::ptr::eq(*contact, first))
    {
        let (why, keeps, claims): (_, _, &[&'static str]) = match (first.edge, contact.edge) {
            (one, other) if one == other => ("same-edge", true, &[FIRST]),
            _ if square => ("square", true, &[SQUARE]),
            (Edge::Rear, _) => ("rear-first", false, &[REAR_FIRST, REAR_FIRST_RECOIL]),
            (_, Edge::Rear) => ("flank-first", false, &[FLANK_FIRST]),
            _ if reached => ("flanks", false, &[FLANKS_FIRST, NO_SECOND, STILL_BLOCKS]),
            _ => ("clear", false, &[FLANKS_FIRST, NO_SECOND]),
        };
        case.step("later", keeps)
            .value(contact.by.as_str())
            .arg("edge", Arg::of(Edge::SCOPE, contact.edge.code()))
            .arg("why", why)
            .cite(claims[0]);
        for claim in claims.iter().filter(|claim| **claim != FIRST) {
            case.because(claim);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};

    fn contacts(edges: &[&str]) -> Value {
        edges.iter().enumerate().map(|(n, edge)| json!({"by": format!("B{n}"), "edge": edge, "order": n + 1, "legal": true})).collect()
    }

    /// Cavalry touched on these edges, in this order, with room to turn.
    fn ask(edges: &[&str], changes: &Value) -> Verdict {
        let plain = json!({"contacts": contacts(edges), "troop": "Cv", "room_to_turn": "yes", "phase": "end", "depth": 30});
        judge("dba.turn-to-face", &with(&plain, changes))
    }

    #[track_caller]
    fn says(verdict: &Verdict, result: &str, towards: Option<&str>, reasons: &[&str]) {
        assert_eq!(
            (&verdict.values["result"], &verdict.values["towards"]),
            (&json!(result), &json!(towards))
        );
        assert_eq!(verdict.reasons, reasons);
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Outcome, result)
        );
    }

    #[test]
    fn the_first_to_touch_decides() {
        says(
            &ask(&["flank-left"], &json!({})),
            "turns",
            Some("flank-left"),
            &[FIRST],
        );
        let both = ask(&["flank-left", "flank-right"], &json!({}));
        says(
            &both,
            "turns",
            Some("flank-left"),
            &[FIRST, FLANKS_FIRST, NO_SECOND, STILL_BLOCKS],
        );
        // Two shallow depths fit in a base width: the recoil ends before it.
        for (troop, depth, more) in [("Bd", 15, false), ("Ax", 20, false), ("Cv", 30, true)] {
            let reasons = [FIRST, FLANKS_FIRST, NO_SECOND, STILL_BLOCKS];
            says(
                &ask(
                    &["flank-left", "flank-right"],
                    &json!({"troop": troop, "depth": depth, "bw": 40}),
                ),
                "turns",
                Some("flank-left"),
                &reasons[..3 + usize::from(more)],
            );
        }
        let swapped = json!([{"by": "B", "edge": "flank-left", "order": 2, "legal": true}, {"by": "C", "edge": "rear", "order": 1, "legal": true}]);
        says(
            &ask(&[], &json!({"contacts": swapped})),
            "turns",
            Some("rear"),
            &[FIRST, REAR_FIRST, REAR_FIRST_RECOIL],
        );
        says(
            &ask(
                &["flank-right", "rear"],
                &json!({"room_to_turn": "attackers-can-back"}),
            ),
            "turns",
            Some("flank-right"),
            &[FIRST, FLANK_FIRST, BACKS_UP],
        );
        says(
            &ask(
                &["flank-left", "rear"],
                &json!({"depth": 40, "troop": "El"}),
            ),
            "turns",
            Some("flank-left"),
            &[FIRST, SQUARE],
        );
        says(
            &ask(&["flank-left", "flank-left"], &json!({})),
            "turns",
            Some("flank-left"),
            &[FIRST],
        );
        let unlawful = json!([{"by": "B", "edge": "flank-left", "order": 1, "legal": false}, {"by": "C", "edge": "rear", "order": 2, "legal": true}]);
        says(
            &ask(&[], &json!({"contacts": unlawful})),
            "turns",
            Some("rear"),
            &[FIRST],
        );
    }

    #[test]
    fn what_keeps_a_base_from_turning() {
        says(
            &ask(&["flank-left"], &json!({"in_front_contact": true})),
            "stays",
            None,
            &[ENGAGED],
        );
        says(
            &ask(
                &["flank-left"],
                &json!({"in_front_contact": true, "friends_behind": 1}),
            ),
            "stays",
            None,
            &[ENGAGED, HEAD_FREE],
        );
        says(
            &ask(
                &[],
                &json!({"contacts": [{"by": "B", "edge": "rear", "order": 1, "legal": false}]}),
            ),
            "stays",
            None,
            &[LEGAL_ONLY],
        );
        says(
            &ask(&["rear"], &json!({"phase": "during"})),
            "not-yet",
            None,
            &[AT_THE_END],
        );
        says(
            &ask(&["rear"], &json!({"room_to_turn": "no"})),
            "attack-not-possible",
            None,
            &[NO_ATTACK],
        );
        for phase in ["during", "end"] {
            says(
                &ask(
                    &["flank-right", "rear"],
                    &json!({"troop": "WWg", "phase": phase}),
                ),
                "edge-counts-as-front",
                Some("flank-right"),
                &[WAGON],
            );
        }
        says(
            &ask(&["flank-right"], &json!({"troop": "Lit"})),
            "edge-counts-as-front",
            Some("flank-right"),
            &[WAGON, LITTER],
        );
    }

    #[test]
    fn the_column_behind_turns_or_makes_room() {
        let behind = |depth: i64, friends: i64| {
            let verdict = ask(
                &["flank-left"],
                &json!({"depth": depth, "friends_behind": friends}),
            );
            (
                verdict.values["second_turns_too"] == json!(true),
                verdict.values["third_pushed"] == json!(true),
            )
        };
        assert_eq!(
            [0, 1, 2, 5].map(|friends| behind(15, friends)),
            [(false, false), (true, false), (true, true), (true, true)]
        );
        // Two that form a square turn on the spot; two Cavalry are both touched, and the attacker
        // makes room.
        assert_eq!(
            [behind(20, 2), behind(30, 2), behind(40, 2), behind(80, 2)],
            [(true, false), (true, false), (false, false), (false, false)]
        );
        let thin = ask(
            &["flank-left"],
            &json!({"troop": "Bd", "depth": 15, "friends_behind": 2}),
        );
        says(
            &thin,
            "turns",
            Some("flank-left"),
            &[FIRST, BOTH_TURN, ANY_TYPE, EVERYTHING],
        );
        let knights = ask(
            &["flank-left"],
            &json!({"friends_behind": 1, "room_to_turn": "attackers-can-back"}),
        );
        says(
            &knights,
            "turns",
            Some("flank-left"),
            &[FIRST, BACKS_UP, BOTH_CONTACTED],
        );
        assert_eq!(knights.values["attackers_back_up"], json!(true));
        assert!(
            !step(
                &ask(&["rear"], &json!({"friends_behind": 1, "depth": 15})),
                "second"
            )
            .0
        );
        // Two Auxilia form a square, so an attacker on the other flank stays.
        says(
            &ask(
                &["flank-left", "flank-right"],
                &json!({"depth": 20, "friends_behind": 1}),
            ),
            "turns",
            Some("flank-left"),
            &[FIRST, SQUARE, BOTH_TURN],
        );
    }

    #[test]
    fn a_depth_comes_from_the_table_where_it_matters() {
        let given = json!({"contacts": contacts(&["rear"]), "troop": "Cv", "room_to_turn": "yes", "phase": "end"});
        assert_eq!(judge("dba.turn-to-face", &given).flags.len(), 0);
        assert_eq!(
            judge(
                "dba.turn-to-face",
                &with(&given, &json!({"friends_behind": 1}))
            )
            .flags,
            ["outside:depth"]
        );
        assert_eq!(
            faults("dba.turn-to-face", &with(&given, &json!({"troop": "Dz"}))),
            [("depth".to_owned(), "missing")]
        );
        let twice = json!([{"by": "B", "edge": "rear", "order": 1}, {"by": "C", "edge": "rear", "order": 1}]);
        assert_eq!(
            faults(
                "dba.turn-to-face",
                &with(&given, &json!({"contacts": twice}))
            ),
            [("contacts.1.order".to_owned(), "repeated")]
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for troop in ["Bd", "Cv", "El", "WWg", "Lit"] {
            for edges in Edge::ALL
                .iter()
                .flat_map(|one| Edge::ALL.iter().map(|other| [one.code(), other.code()]))
            {
                for (room, phase) in Room::ALL
                    .iter()
                    .flat_map(|room| Phase::ALL.iter().map(|phase| (room.code(), phase.code())))
                {
                    for (front, friends) in [(false, 0), (false, 1), (false, 2), (true, 1)] {
                        for legal in [true, false] {
                            let mut touching = contacts(&edges);
                            touching[0]["legal"] = json!(legal);
                            let changes = json!({"contacts": touching, "troop": troop, "depth": null, "room_to_turn": room, "phase": phase, "in_front_contact": front, "friends_behind": friends});
                            let verdict = ask(&[], &changes);
                            let turns = verdict.values["result"] == json!("turns");
                            assert!(
                                turns
                                    || ["attackers_back_up", "second_turns_too", "third_pushed"]
                                        .iter()
                                        .all(|name| verdict.values[*name] == json!(false))
                            );
                            assert!(!turns || phase == "end" && !front && room != "no");
                        }
                    }
                }
            }
        }
    }
}
