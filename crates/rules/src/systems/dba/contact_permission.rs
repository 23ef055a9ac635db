//! `dba.contact-permission`: whether a base may move into a contact.
//!
//! # Source items
//! bob:contact.1-4, 7, p1, p2, bob:melee.9, 12, 13, bob:tactical-moves.8, bob:further-moves.1,
//! bob:shooting.1, qrs:movement.4, qrs:camp.5, qrs:bua.6, qrs:further-moves.3.
//!
//! # What it decides
//! Whether this base may end its move in this contact, given the bases that move with it and the
//! situation of the target.
//!
//! # What it does not decide
//! The kind of contact (`dba.legal-contact`), enemy threat zones (`dba.threat-zone-move`), and
//! distances.
//!
//! # Readings chosen
//! - A column moving by road moves as a group.
//! - A base that touches lone Psiloi in good going or lone Light Horse may do so in a group: they
//!   conform, so it is a combat contact even if it does not look like one.
//! - An enemy that will turn later is not yet in combat to its front.
//! - Bases that moved singly and end together were not a group (commentary); the sheet can be read
//!   otherwise, a conflict that is shown where it matters.
//! - A Litter counts as a War Wagon, although the ban does not name it: flagged, with the other
//!   reading shown.
//! - Whether it was already in contact is asked only for bases that may not start one.
//! - `violations` (not in the catalogue) lists all reasons; `why` is the first.
//!
//! # Direction of error
//! It allows what other checks may forbid.
//!
//! # Examples
//! Allowed: a lone base into front contact. Not: Artillery to a corner overlap, at any time.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::combat_tables::COMBAT_LIMITS;
use super::conform::conforms_alone;
use super::garrison::IN_ITS_PLACE;
use super::terrain::{self, Terrain};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct ContactPermission;

/// A mover, its company, and what it touches.
pub struct Input {
    mover: Fact<Troop>,
    unit: Fact<Unit>,
    contact: Fact<Contact>,
    target: Option<Fact<Troop>>,
    going: Option<Fact<Terrain>>,
    target_in_group: Fact<bool>,
    target_engaged: Fact<bool>,
    mover_in_melee: Fact<bool>,
    group_legal: Fact<bool>,
    touching: Fact<bool>,
    front_used: Fact<bool>,
    attackers: Measure,
    road_move: Fact<bool>,
}

/// Whether the mover moves alone or with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Unit {
    Single,
    Group,
    ColumnRoad,
}

impl Choice for Unit {
    const SCOPE: &'static str = "dba-mover-unit";
}

/// Kind of contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub(super) enum Contact {
    Front,
    Rear,
    Flank,
    CornerOverlap,
    SideOverlap,
    TouchOnly,
    None,
    Bua,
    Camp,
}

impl Choice for Contact {
    const SCOPE: &'static str = "dba-contact";
}

impl Contact {
    pub(super) const fn is_melee(self) -> bool {
        matches!(self, Self::Front | Self::Rear | Self::Flank)
    }
    pub(super) const fn is_overlap(self) -> bool {
        matches!(self, Self::CornerOverlap | Self::SideOverlap)
    }
    const fn is_place(self) -> bool {
        matches!(self, Self::Bua | Self::Camp)
    }
    fn is_with_an_element(self) -> bool {
        !self.is_place() && self != Self::None
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let mover: Fact<Troop> = form
            .choice("mover")
            .only(|mover: Troop| !mover.stays())
            .fact();
        // For a base that may never start a contact, no facts are asked about a contact that it
        // does not keep.
        let touching = form.holds("already_touching");
        let stays = mover.exactly().is_some_and(Troop::stays);
        let never =
            stays || !touching && mover.is(|mover| matches!(mover, Troop::Art | Troop::WWg));
        let unit = form.choice("mover_unit");
        let unit = if never {
            unit.fact_asked_or(Unit::Single)
        } else {
            unit.fact()
        };
        let contact = form.choice("contact").unchanged();
        let contact: Fact<Contact> = if stays {
            contact.fact_asked_or(Contact::Front)
        } else {
            contact.fact()
        };
        let element = !never && contact.is(Contact::is_with_an_element);
        // Without a contact nobody is touched.
        let apart = contact.exactly() == Some(Contact::None);
        // Denizens and followers are touched with their BUA or camp.
        let target = form
            .choice("target")
            .must(|target: Troop| !apart && (!element || !target.stays()))
            .matters(!never)
            .fact_where(element);
        let psiloi = element
            && target.as_ref().is_some_and(|target| *target == Troop::Ps)
            && unit != Unit::Single;
        terrain::forget_road(form, "target_going");
        let going = form
            .choice("target_going")
            .only(|ground| ground != Terrain::Road)
            .matters(!never)
            .fact_where(psiloi);
        let no = |form: &mut Form<'_>, name| form.yes_or_no(name).fact_or(false);
        let asked_if = |form: &mut Form<'_>, name, decides: bool| {
            let fact = form.yes_or_no(name);
            if decides {
                fact.fact_asked_or(false)
            } else {
                fact.fact_or(false)
            }
        };
        let overlaps = contact
            .exactly()
            .is_none_or(|contact| matches!(contact, Contact::CornerOverlap | Contact::SideOverlap));
        let single = unit.exactly() == Some(Unit::Single);
        Self {
            mover,
            unit,
            contact,
            target,
            going,
            target_in_group: no(form, "target_in_group"),
            // An overlap, or a touch by a group, is allowed or not by exactly these facts.
            target_engaged: asked_if(form, "target_in_front_melee", overlaps),
            mover_in_melee: no(form, "mover_also_in_melee"),
            group_legal: asked_if(form, "group_has_legal_combat_contact", !single),
            touching: no(form, "already_touching"),
            front_used: form.yes_or_no("front_used").fact_or(true),
            attackers: form.integer("attackers_already", 0, 12).usually_measured(0),
            road_move: no(form, "is_further_road_move"),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with IN_ITS_PLACE;
    APART = "dba/contact/touch-only#apart";
    MELEE_FREE = "dba/contact/must-be-legal#melee-contacts-free";
    SINGLE_TOUCH = "dba/contact/must-be-legal#single-may-not-touch";
    BY_ROAD = "dba/contact/must-be-legal#no-contact-by-road";
    ONE_IS_ENOUGH = "dba/contact/partial-in-group#one-is-enough";
    NONE_IS_NOT = "dba/contact/partial-in-group#none-is-not";
    ENGAGED_ONLY = "dba/contact/overlap-only-engaged#already-fighting";
    OWN_MELEE = "dba/contact/overlap-only-engaged#own-melee";
    IN_A_GROUP = "dba/contact/overlap-only-engaged#in-a-group";
    NOT_YET = "dba/contact/overlap-after-turning#not-yet-fighting";
    NEVER = "dba/contact/artillery-and-wagons#no-contact";
    MAY_KEEP = "dba/contact/artillery-and-wagons#may-keep";
    ANY_CONTACT = "dba/contact/conforming#any-contact";
    ANY_FRONT = "dba/contact/bua-and-camp#any-part-of-front";
    NOT_FRONT = "dba/contact/bua-and-camp#not-side-or-rear";
    ON_BUA = "dba/contact/bua-and-camp#three-on-a-bua";
    ON_CAMP = "dba/contact/bua-and-camp#one-on-a-camp";
    MOVING_GROUP = "dba/disputes/group-at-the-end#moving-group-only";
    ENDING_GROUP = "dba/disputes/group-at-the-end#ending-group-enough";
    pub(super) LITTER_BANNED = "dba/disputes/litter-into-contact#litter-banned";
    pub(super) LITTER_FREE = "dba/disputes/litter-into-contact#litter-free";
}

/// Bases that only end their moves together: by the wording of the sheet they may be a group.
static GROUP_AT_END: Point = Point {
    id: "group-at-the-end",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(MOVING_GROUP), Reading::of(ENDING_GROUP)],
};

/// The prohibition names Artillery and War Wagons; another passage says that the Litter moves like
/// a War Wagon.
pub(super) static LITTER: Point = Point {
    id: "litter-contact",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(LITTER_BANNED), Reading::of(LITTER_FREE)],
};

/// All possible violations.
const WHY: [&str; ContactPermission::VIOLATIONS.len()] =
    Violation::codes(ContactPermission::VIOLATIONS, 0);

impl Rule for ContactPermission {
    type Input = Input;
    const ID: &'static str = "dba.contact-permission";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "why",
            kind: OutKind::Word {
                scope: "dba-contact-why",
                codes: &WHY,
            },
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "never-into-contact",
            claim: NEVER,
        },
        Violation {
            code: "by-road",
            claim: BY_ROAD,
        },
        Violation {
            code: "overlap-on-unengaged",
            claim: ENGAGED_ONLY,
        },
        Violation {
            code: "single-touch",
            claim: SINGLE_TOUCH,
        },
        Violation {
            code: "no-combat-contact",
            claim: NONE_IS_NOT,
        },
        Violation {
            code: "not-with-the-front",
            claim: NOT_FRONT,
        },
        Violation {
            code: "bua-full",
            claim: ON_BUA,
        },
        Violation {
            code: "camp-full",
            claim: ON_CAMP,
        },
        Violation {
            code: "stays-inside",
            claim: IN_ITS_PLACE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&GROUP_AT_END, &LITTER];
    const TABLES: &'static [&'static Table] = &[&COMBAT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if input.mover.exactly().is_some_and(Troop::stays) {
            case.forbid("stays-inside", true);
            return Values::default()
                .with("legal", false)
                .with("why", "stays-inside")
                .with("violations", case.refused());
        }
        let mut codes = Vec::new();
        let touches = input.contact != Contact::None;
        case.step("contact", touches)
            .value_of(&input.contact)
            .arg("contact", &input.contact)
            .cite(if touches { MELEE_FREE } else { APART });
        let kept = starters(case, input, &mut codes);
        let road = touches && *input.road_move;
        case.step("road", road)
            .value_of(&input.road_move)
            .cite(BY_ROAD);
        if road {
            codes.push("by-road");
        }
        if !touches {
            case.because(APART);
        } else if input.contact.is(Contact::is_place) {
            place(case, input, &mut codes);
        } else if !kept && !codes.contains(&"never-into-contact") {
            element(case, input, &mut codes);
        }
        for violation in Self::VIOLATIONS
            .iter()
            .filter(|violation| codes.contains(&violation.code))
        {
            case.because(violation.claim);
        }
        remedies(case, input, &codes);
        let why = codes.first().copied();
        Values::default()
            .with("legal", codes.is_empty())
            .with("why", why)
            .with("violations", json!(codes))
    }
}

/// Troops that never start a contact; whether they may keep one.
fn starters(case: &mut Case<'_>, input: &Input, codes: &mut Vec<&'static str>) -> bool {
    let touches = input.contact != Contact::None;
    let litter = input.mover == Troop::Lit;
    let banned = input
        .mover
        .is(|mover| matches!(mover, Troop::Art | Troop::WWg))
        || litter && touches && !*input.touching && case.ask(&LITTER).is(LITTER_BANNED);
    let wagon = banned || litter;
    let kept = wagon && touches && *input.touching;
    let why = match (wagon && touches, kept, banned) {
        (false, ..) => "free",
        (true, true, _) => "keeps",
        (true, false, true) => "banned",
        (true, false, false) => "let-off",
    };
    let cite = match why {
        "keeps" => MAY_KEEP,
        "let-off" => LITTER_FREE,
        _ => NEVER,
    };
    case.step("starter", why == "banned")
        .value_of(&input.mover)
        .arg("mover", &input.mover)
        .arg("why", why)
        .cite(cite);
    match why {
        "banned" => codes.push("never-into-contact"),
        "keeps" => case.because(MAY_KEEP),
        "let-off" => case.because(LITTER_FREE),
        _ => {}
    }
    if litter && why == "banned" {
        case.because(LITTER_BANNED);
    }
    kept
}

/// Contact with a BUA or camp.
fn place(case: &mut Case<'_>, input: &Input, codes: &mut Vec<&'static str>) {
    let front = *input.front_used;
    case.step("front-used", front)
        .value(front)
        .cite(if front { ANY_FRONT } else { NOT_FRONT });
    if !front {
        codes.push("not-with-the-front");
    }
    let (row, code, claim) = if input.contact == Contact::Bua {
        ("bua-attackers", "bua-full", ON_BUA)
    } else {
        ("camp-attackers", "camp-full", ON_CAMP)
    };
    let most = case
        .number(&COMBAT_LIMITS, row, "elements")
        .unwrap_or(i64::MAX);
    let full = input.attackers >= most;
    case.step("attackers", full)
        .value_of(&input.attackers)
        .arg("limit", most)
        .cite(claim);
    if full {
        codes.push(code);
    }
    if codes.is_empty() {
        case.because(ANY_FRONT);
        case.because(claim);
    }
}

/// Contact with an enemy base.
fn element(case: &mut Case<'_>, input: &Input, codes: &mut Vec<&'static str>) {
    let group = input.unit != Unit::Single;
    case.step("unit", group)
        .value_of(&input.unit)
        .arg("unit", &input.unit)
        .cite(if group { ONE_IS_ENOUGH } else { SINGLE_TOUCH });
    let (melee, overlap) = input
        .contact
        .by(|contact| (contact.is_melee(), contact.is_overlap()));
    // Facts that do not matter here are shown if known, without recording a look.
    let conforms = if melee {
        let apart = input.target_in_group.exactly().map(|inside| !inside);
        apart
            .zip(known_able(input))
            .map(|(apart, able)| group && apart && able)
    } else {
        Some(group && !*input.target_in_group && able(input))
    };
    if let Some(conforms) = conforms {
        case.step("conforms", conforms)
            .value(conforms)
            .cite(ANY_CONTACT);
    }
    let conforms = conforms == Some(true);
    if let Some(engaged) = input.target_engaged.exactly() {
        case.step("engaged", overlap && engaged)
            .value(engaged)
            .arg("why", if overlap { "asked" } else { "not-asked" })
            .cite(if engaged { ENGAGED_ONLY } else { NOT_YET });
    }
    if let Some(own) = input.mover_in_melee.exactly() {
        case.step("own-melee", overlap && own)
            .value(own)
            .cite(OWN_MELEE);
    }
    if let Some(legal) = input.group_legal.exactly() {
        case.step("group-legal", legal).value(legal).cite(if legal {
            ONE_IS_ENOUGH
        } else {
            NONE_IS_NOT
        });
    }

    let allowed = if melee {
        Some(MELEE_FREE)
    } else if conforms {
        Some(ANY_CONTACT)
    } else if overlap && *input.target_engaged {
        Some(ENGAGED_ONLY)
    } else if overlap && *input.mover_in_melee {
        Some(OWN_MELEE)
    } else if group && *input.group_legal {
        Some(if overlap { IN_A_GROUP } else { ONE_IS_ENOUGH })
    } else if *input.group_legal && case.ask(&GROUP_AT_END).is(ENDING_GROUP) {
        Some(ENDING_GROUP)
    } else {
        None
    };
    if let Some(claim) = allowed {
        case.because(claim);
        return;
    }
    codes.push(match (overlap, group) {
        (true, _) => "overlap-on-unengaged",
        (false, true) => "no-combat-contact",
        (false, false) => "single-touch",
    });
    if *input.group_legal {
        case.because(MOVING_GROUP);
    }
}

/// The going of the touched base, which is asked only for Psiloi.
fn going(input: &Input) -> Terrain {
    let told = input.going.as_ref().and_then(Fact::exactly);
    told.unwrap_or(Terrain::Good)
}

/// Whether the touched base conforms by itself.
fn able(input: &Input) -> bool {
    let Some(target) = &input.target else {
        return false;
    };
    match &input.going {
        Some(going) => {
            let target = target.get();
            going.is(|going| conforms_alone(target, going))
        }
        None => target.is(|target| conforms_alone(target, Terrain::Good)),
    }
}

/// Like [`able`], if the facts are known.
fn known_able(input: &Input) -> Option<bool> {
    let target = match &input.target {
        Some(target) => target.exactly()?,
        None => return Some(false),
    };
    Some(conforms_alone(target, going(input)))
}

/// Changes that would make the contact legal.
fn remedies(case: &mut Case<'_>, input: &Input, codes: &[&'static str]) {
    let [code] = codes else { return };
    let mut change = |code, input: Vec<(&str, Value)>| case.remedy(code, vec![], input);
    match *code {
        "overlap-on-unengaged" => {
            change("engage-first", vec![("target_in_front_melee", true.into())])
        }
        "single-touch" | "no-combat-contact" => {
            let unit = match input.unit.exactly() {
                Some(Unit::ColumnRoad) => Unit::ColumnRoad,
                _ => Unit::Group,
            };
            change(
                "with-a-legal-one",
                vec![
                    ("mover_unit", unit.code().into()),
                    ("target_going", json!(going(input).code())),
                    ("group_has_legal_combat_contact", true.into()),
                ],
            );
        }
        "not-with-the-front" => change("front", vec![("front_used", true.into())]),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};

    fn ask(contact: &str, changes: &Value) -> Verdict {
        let given = with(
            &json!({"mover": "Bd", "mover_unit": "single", "contact": contact, "target": "Sp", "target_going": "good"}),
            changes,
        );
        let verdict = judge("dba.contact-permission", &given);
        for remedy in &verdict.remedies {
            let mended = judge(
                "dba.contact-permission",
                &with(&given, &Value::Object(remedy.input.clone())),
            );
            assert_eq!(mended.finding.kind, FindingKind::Legal, "{given}");
        }
        assert_eq!(
            verdict.values["why"],
            verdict.values["violations"]
                .get(0)
                .cloned()
                .unwrap_or(Value::Null)
        );
        verdict
    }

    #[track_caller]
    fn says(verdict: &Verdict, why: Option<&str>, reasons: &[&str]) {
        assert_eq!(
            (&verdict.values["legal"], &verdict.values["why"]),
            (&json!(why.is_none()), &json!(why))
        );
        assert_eq!(verdict.reasons, reasons);
    }

    #[test]
    fn a_lone_base_must_reach_an_allowed_contact() {
        for contact in ["front", "rear", "flank"] {
            says(&ask(contact, &json!({})), None, &[MELEE_FREE]);
        }
        says(
            &ask("touch-only", &json!({})),
            Some("single-touch"),
            &[SINGLE_TOUCH],
        );
        says(
            &ask("touch-only", &json!({"mover_also_in_melee": true})),
            Some("single-touch"),
            &[SINGLE_TOUCH],
        );
        says(
            &ask("touch-only", &json!({"target": "Ps"})),
            Some("single-touch"),
            &[SINGLE_TOUCH],
        );
        says(
            &ask(
                "none",
                &json!({"target": null, "is_further_road_move": true}),
            ),
            None,
            &[APART],
        );
        says(
            &ask("front", &json!({"is_further_road_move": true})),
            Some("by-road"),
            &[MELEE_FREE, BY_ROAD],
        );
        let end = ask(
            "touch-only",
            &json!({"group_has_legal_combat_contact": true}),
        );
        says(&end, Some("single-touch"), &[MOVING_GROUP, SINGLE_TOUCH]);
        assert_eq!(
            (end.flags.as_slice(), &end.alternatives[0].values["legal"]),
            (
                ["conflict:group-at-the-end".to_owned()].as_slice(),
                &json!(true)
            )
        );
    }

    #[test]
    fn an_overlap_wants_an_enemy_in_combat() {
        for contact in ["corner-overlap", "side-overlap"] {
            says(
                &ask(contact, &json!({})),
                Some("overlap-on-unengaged"),
                &[ENGAGED_ONLY],
            );
            says(
                &ask(contact, &json!({"target_in_front_melee": true})),
                None,
                &[ENGAGED_ONLY],
            );
            says(
                &ask(contact, &json!({"mover_also_in_melee": true})),
                None,
                &[OWN_MELEE],
            );
            says(
                &ask(
                    contact,
                    &json!({"mover_unit": "group", "group_has_legal_combat_contact": true}),
                ),
                None,
                &[IN_A_GROUP],
            );
            says(
                &ask(contact, &json!({"mover_unit": "group"})),
                Some("overlap-on-unengaged"),
                &[ENGAGED_ONLY],
            );
        }
    }

    #[test]
    fn a_group_may_touch_if_one_of_it_fights_or_the_enemy_conforms() {
        for unit in ["group", "column-road"] {
            says(
                &ask("touch-only", &json!({"mover_unit": unit})),
                Some("no-combat-contact"),
                &[NONE_IS_NOT],
            );
            says(
                &ask(
                    "touch-only",
                    &json!({"mover_unit": unit, "group_has_legal_combat_contact": true}),
                ),
                None,
                &[ONE_IS_ENOUGH],
            );
            for (target, going, in_group, legal) in [
                ("Ps", "good", false, true),
                ("Ps", "marsh", false, false),
                ("LH", "wood", false, true),
                ("2Cm", "dunes", false, true),
                ("LH", "good", true, false),
            ] {
                let verdict = ask(
                    "touch-only",
                    &json!({"mover_unit": unit, "target": target, "target_going": going, "target_in_group": in_group}),
                );
                assert_eq!(verdict.values["legal"], json!(legal), "{target} {going}");
                assert_eq!(
                    verdict.reasons,
                    [if legal { ANY_CONTACT } else { NONE_IS_NOT }]
                );
            }
        }
    }

    #[test]
    fn guns_and_wagons_start_no_contact() {
        for mover in ["Art", "WWg"] {
            for contact in Contact::ALL
                .iter()
                .filter(|contact| **contact != Contact::None)
            {
                let verdict = ask(
                    contact.code(),
                    &json!({"mover": mover, "target_in_front_melee": true, "front_used": true}),
                );
                assert_eq!(
                    verdict.values["why"],
                    json!("never-into-contact"),
                    "{contact:?}"
                );
            }
            says(
                &ask(
                    "side-overlap",
                    &json!({"mover": mover, "already_touching": true}),
                ),
                None,
                &[MAY_KEEP],
            );
            says(
                &ask(
                    "none",
                    &json!({"mover": mover, "target": null, "target_going": null}),
                ),
                None,
                &[APART],
            );
        }
        let litter = ask("front", &json!({"mover": "Lit"}));
        says(&litter, Some("never-into-contact"), &[LITTER_BANNED, NEVER]);
        assert_eq!(
            (
                litter.flags.as_slice(),
                &litter.alternatives[0].values["legal"]
            ),
            (
                ["conflict:litter-contact".to_owned()].as_slice(),
                &json!(true)
            )
        );
        says(
            &ask("front", &json!({"mover": "Lit", "agreed": ["litter-free"]})),
            None,
            &[LITTER_FREE, MELEE_FREE],
        );
        says(
            &ask(
                "touch-only",
                &json!({"mover": "Lit", "already_touching": true}),
            ),
            None,
            &[MAY_KEEP],
        );
    }

    #[test]
    fn places_are_touched_with_the_front_by_so_many() {
        let at = |place: &str, front: bool, already: i64| {
            ask(
                place,
                &json!({"target": null, "target_going": null, "front_used": front, "attackers_already": already}),
            )
        };
        says(&at("bua", true, 2), None, &[ANY_FRONT, ON_BUA]);
        says(&at("bua", true, 3), Some("bua-full"), &[ON_BUA]);
        says(&at("camp", true, 0), None, &[ANY_FRONT, ON_CAMP]);
        says(&at("camp", true, 1), Some("camp-full"), &[ON_CAMP]);
        says(
            &at("camp", false, 1),
            Some("not-with-the-front"),
            &[NOT_FRONT, ON_CAMP],
        );
    }

    #[test]
    fn what_must_be_told() {
        assert_eq!(faults("dba.contact-permission", &json!({})).len(), 4);
        let missing =
            json!({"mover": "Bd", "mover_unit": "group", "contact": "front", "target": "Ps"});
        assert_eq!(
            faults("dba.contact-permission", &missing),
            [("target_going".to_owned(), "missing")]
        );
    }
}
