//! `dba.threat-zone-move`: what a base restricted by a threat zone may do.
//!
//! # Source items
//! bob:threat-zone.4-13, p1, p6, bob:contact.7, bob:tactical-moves.9, qrs:zoc.2-8, qrs:dismounting.2.
//!
//! # What it decides
//! Whether one move of one base is allowed, given the zones that restrict it at the start or during
//! the move.
//!
//! # What it does not decide
//! Which zones restrict it (`dba.threat-zone`), whether a contact is legal (`dba.legal-contact`,
//! `dba.contact-permission`), and how exactly a base is lined up: the sheet's limits are named, not
//! measured. A group is judged base by base.
//!
//! # Readings chosen
//! - `facing_zone_enemy` is the edge of the mover that faces the enemy concerned: the target, or
//!   the only enemy with a zone. By default the target is the only owner.
//! - Moving nearer to an enemy behind it, as `straight-back` or `close-up`, is left to the players:
//!   the commentary allows it, the sheet requires the turn first.
//! - A base with its rear to the enemy may line up: that is its turn.
//! - `turn-only` is a turn towards an owner; if the front already faces the enemy, and no other
//!   owner is named, it is a turn away.
//! - `enough_move` matters only for a BUA or camp. A move that is too short to reach it is an open
//!   point.
//! - `turned_during` matters only for a base that moves straight back or closes up.
//!
//! # Direction of error
//! Without a zone everything is allowed here; other checks may forbid it.
//!
//! # Examples
//! Allowed: in two zones, into contact with the front of the farther enemy. Not allowed: straight
//! back, then a wheel.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::bua_assault::Part;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OTHER, OutKind, Output, Point, PointKind, Reading,
    Rule, Values, Violation, claims,
};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct ThreatZoneMove;

/// A base in zones, and its move.
pub struct Input {
    zones: Vec<Zone>,
    facing: Part,
    aligned_with: Option<String>,
    /// Whether it is lined up with the enemy that it approaches, if no name says so.
    lined_up: Option<bool>,
    kind: Move,
    target: Option<String>,
    target_edge: Option<Part>,
    own_edge: Option<Part>,
    turned: bool,
    enters: bool,
    enough: bool,
}

struct Zone {
    id: String,
    kind: ZoneKind,
}

/// Owner of the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum ZoneKind {
    Element,
    Bua,
    Camp,
}

impl Choice for ZoneKind {
    const SCOPE: &'static str = "dba-zone-kind";
    const GIVEN: bool = true;
}

/// Move of the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Move {
    Contact,
    Align,
    CloseUp,
    StraightBack,
    TurnOnly,
    Other,
    Outcome,
    DismountAlign,
    DismountOther,
}

impl Choice for Move {
    const SCOPE: &'static str = "dba-zone-move";
}

impl Move {
    const fn needs_target(self) -> bool {
        matches!(
            self,
            Self::Contact | Self::Align | Self::CloseUp | Self::DismountAlign
        )
    }
}

impl Zone {
    /// A zone. If it is the only one and has no name, it is taken to be that of the target, and every
    /// verdict says so.
    fn of(form: &mut Form<'_>, target: Option<&str>) -> Self {
        let name = form.nth('E');
        let id = form.name("id");
        Self {
            id: match target {
                Some(target) => id.or_named(target.to_owned()),
                None => id.or(name),
            },
            kind: form.choice("kind").or(ZoneKind::Element),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let only = matches!(form.count_told("zones"), None | Some(1));
        let against = form.text_told("target").filter(|_| only).map(str::to_owned);
        let against = against.filter(|_| form.may_lack_facts());
        let told = form.is_told("zones") || form.denies("zones");
        let zones: Vec<Zone> =
            form.asked_list_with("zones", 0, 12, |form| Zone::of(form, against.as_deref()));
        for (n, zone) in zones.iter().enumerate() {
            if zones[..n].iter().any(|other| other.id == zone.id) {
                form.refuse(
                    &format!("zones.{n}.id"),
                    zone.id.as_str(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            }
        }
        let facing = form.choice("facing_zone_enemy").required();
        let aligned_with = form.name("aligned_with").optional();
        let kind: Move = form.choice("move").unchanged().required();
        let target = form.name("target");
        let target = match zones.as_slice() {
            [only] if kind.needs_target() => Some(target.or_named(only.id.clone())),
            // One of the owners, or an enemy that is none of them.
            several if kind.needs_target() && several.len() > 1 => {
                let owners = several.iter().map(|zone| zone.id.clone());
                target.among(owners.chain([OTHER.to_owned()])).if_told()
            }
            _ => target.optional(),
        };
        if kind.needs_target() && target.is_none() && zones.len() > 1 {
            form.lacks("target");
        }
        let lined_up = form.yes_or_no("lined_up").optional();
        // Lining up is the first value, but not a usual one.
        let closing = kind == Move::CloseUp && facing != Part::Rear && aligned_with.is_none();
        let owner = zones.iter().find(|zone| target.as_ref() == Some(&zone.id));
        if closing && owner.is_some_and(|owner| owner.kind == ZoneKind::Element) {
            form.lacks("lined_up");
        }
        form.may_be_none(&["contact_edge_of_target", "contact_with"]);
        // A given contact is one of front edges, unless the edges are given.
        let [target_edge, own_edge] = ["contact_edge_of_target", "contact_with"].map(|name| {
            if kind == Move::Contact {
                Some(form.choice(name).unchanged().or(Part::Front))
            } else {
                form.choice(name).unchanged().optional()
            }
        });
        // A BUA and a camp are touched anywhere, they have no flank or rear (bob:contact.7).
        let place = owner.is_some_and(|owner| owner.kind != ZoneKind::Element);
        if place && kind == Move::Contact && target_edge != Some(Part::Front) {
            form.contradicts("contact_edge_of_target");
        }
        let none = told && zones.is_empty();
        Self {
            zones,
            facing,
            aligned_with,
            lined_up,
            kind,
            target,
            target_edge,
            own_edge,
            turned: form.truth("turned_during"),
            enters: {
                // There is no zone to enter.
                form.yes_or_no("enters_from_outside")
                    .must(|enters| !none || !enters)
                    .or(false)
            },
            enough: form.yes_or_no("enough_move").or(true),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    OUTSIDE = "dba/threat-zone/inside#beside-is-free";
    CONTACT = "dba/threat-zone/allowed#contact";
    LINE_UP = "dba/threat-zone/allowed#line-up";
    CLOSE_UP = "dba/threat-zone/allowed#close-up";
    GO_BACK = "dba/threat-zone/allowed#go-back";
    NOTHING_ELSE = "dba/threat-zone/allowed#nothing-else";
    OWNERS_ONLY = "dba/threat-zone/allowed#owners-only";
    NOT_ASKEW = "dba/threat-zone/allowed#no-closing-askew";
    NO_MIXING = "dba/threat-zone/one-choice#no-mixing";
    PARALLEL = "dba/threat-zone/lining-up#parallel-and-opposite";
    NO_LESS = "dba/threat-zone/lining-up#sheet-no-less-front";
    AT_ONCE = "dba/threat-zone/entering#at-once";
    NO_CROSSING = "dba/threat-zone/entering#no-crossing";
    ANY_OF_THEM = "dba/threat-zone/several-zones#any-of-them";
    LEGALLY = "dba/threat-zone/several-zones#legally";
    OTHERS_IGNORED = "dba/threat-zone/several-zones#others-ignored";
    PLACE_CONTACT = "dba/threat-zone/bua-or-camp#contact";
    CONTACT_OR_BACK = "dba/threat-zone/bua-or-camp#contact-or-back";
    NO_MERE_FACING = "dba/threat-zone/bua-or-camp#no-mere-facing";
    PLACE_FRONT = "dba/threat-zone/bua-or-camp#front-only";
    ALL_THE_WAY = "dba/threat-zone/straight-back#all-the-way";
    NO_TURN_AFTER = "dba/threat-zone/straight-back#no-turn-after";
    AMONG_SEVERAL = "dba/threat-zone/straight-back#among-several";
    FLANK_ON = "dba/threat-zone/straight-back#flank-on";
    TURN_FIRST = "dba/threat-zone/back-turned#turn-first";
    TURNING = "dba/threat-zone/back-turned#turning-allowed";
    NOT_BACKWARDS = "dba/threat-zone/back-turned#no-contact-backwards";
    NOT_OFF = "dba/threat-zone/back-turned#no-marching-off";
    ITS_FRONT = "dba/threat-zone/no-flank-attack#not-flank-or-rear";
    SOMEONE_ELSE = "dba/threat-zone/no-flank-attack#not-someone-else";
    FACING_AWAY = "dba/threat-zone/no-flank-attack#not-facing-away";
    OUTCOMES = "dba/threat-zone/outcome-moves#free";
    OUTCOMES_TOO = "dba/threat-zone/outcome-moves#from-outside-too";
    DISMOUNT = "dba/threat-zone/dismounting#only-lining-up";
    NOT_OTHERWISE = "dba/threat-zone/dismounting#not-otherwise";
    NO_CONTACT = "dba/threat-zone/dismounting#never-into-contact";
    FROM_OUTSIDE = "dba/threat-zone/dismounting#from-outside";
    MAY_COME_NEARER = "dba/disputes/backing-towards-the-enemy#may-come-nearer";
    MUST_TURN = "dba/disputes/backing-towards-the-enemy#must-turn-first";
    CONTACT_ONLY = "dba/disputes/short-of-a-bua#contact-only";
    MAY_COME_CLOSER = "dba/disputes/short-of-a-bua#may-come-closer";
}

/// Nearer to an enemy behind: commentary and sheet disagree, and neither is assumed.
static REAR_APPROACH: Point = Point {
    id: "rear-approach",
    kind: PointKind::Open,
    readings: &[Reading::followed(MAY_COME_NEARER), Reading::of(MUST_TURN)],
};

/// Nearer to a BUA or camp out of reach: likewise.
static BUA_APPROACH: Point = Point {
    id: "bua-approach",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(CONTACT_ONLY),
        Reading::of(MAY_COME_CLOSER),
    ],
};

impl Rule for ThreatZoneMove {
    type Input = Input;
    const ID: &'static str = "dba.threat-zone-move";
    const KIND: CheckKind = CheckKind::Tabular;
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
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "leaves-to-attack",
            claim: SOMEONE_ELSE,
        },
        Violation {
            code: "not-an-owner",
            claim: OWNERS_ONLY,
        },
        Violation {
            code: "not-its-front",
            claim: ITS_FRONT,
        },
        Violation {
            code: "contact-backwards",
            claim: NOT_BACKWARDS,
        },
        Violation {
            code: "not-with-the-front",
            claim: LEGALLY,
        },
        Violation {
            code: "turn-first",
            claim: TURN_FIRST,
        },
        Violation {
            code: "place-front-only",
            claim: PLACE_FRONT,
        },
        Violation {
            code: "mere-facing",
            claim: NO_MERE_FACING,
        },
        Violation {
            code: "does-not-reach",
            claim: CONTACT_OR_BACK,
        },
        Violation {
            code: "short-of-place",
            claim: CONTACT_ONLY,
        },
        Violation {
            code: "not-lined-up",
            claim: NOT_ASKEW,
        },
        Violation {
            code: "turned",
            claim: NO_TURN_AFTER,
        },
        Violation {
            code: "approach-backwards",
            claim: MUST_TURN,
        },
        Violation {
            code: "must-line-up",
            claim: AT_ONCE,
        },
        Violation {
            code: "crossing",
            claim: NO_CROSSING,
        },
        Violation {
            code: "other-move",
            claim: NOTHING_ELSE,
        },
        Violation {
            code: "marching-off",
            claim: NOT_OFF,
        },
        Violation {
            code: "facing-away",
            claim: FACING_AWAY,
        },
        Violation {
            code: "dismounts-otherwise",
            claim: NOT_OTHERWISE,
        },
        Violation {
            code: "dismounts-into-contact",
            claim: NO_CONTACT,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&REAR_APPROACH, &BUA_APPROACH];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        ledger(case, input);
        let (mut codes, reasons) = if input.zones.is_empty() {
            (vec![], vec![OUTSIDE])
        } else {
            input.judge(case)
        };
        codes.dedup();
        for code in &codes {
            case.because(claim(code));
        }
        for reason in reasons {
            case.because(reason);
        }
        for code in &codes {
            remedy(case, input, code);
        }
        Values::default()
            .with("legal", codes.is_empty())
            .with("violations", json!(codes))
    }
}

/// The claim behind a violation.
fn claim(code: &str) -> &'static str {
    ThreatZoneMove::VIOLATIONS
        .iter()
        .find(|violation| violation.code == code)
        .map_or(NOTHING_ELSE, |violation| violation.claim)
}

/// Records all considerations, and whether they matter for this move.
fn ledger(case: &mut Case<'_>, input: &Input) {
    let restricted = !input.zones.is_empty() && input.kind != Move::Outcome;
    for zone in &input.zones {
        let chosen = input.target.as_ref() == Some(&zone.id) && restricted;
        case.step("zone", restricted)
            .value(zone.id.as_str())
            .arg("kind", Arg::of(ZoneKind::SCOPE, zone.kind.code()))
            .arg("why", if chosen { "chosen" } else { "other" })
            .cite(if chosen { ANY_OF_THEM } else { OTHERS_IGNORED });
    }
    case.step("move", restricted)
        .value(input.kind.code())
        .arg("kind", Arg::of(Move::SCOPE, input.kind.code()))
        .cite(match input.kind {
            Move::Contact => CONTACT,
            Move::Align => LINE_UP,
            Move::CloseUp => CLOSE_UP,
            Move::StraightBack => GO_BACK,
            Move::TurnOnly => TURNING,
            Move::Other => NOTHING_ELSE,
            Move::Outcome => OUTCOMES,
            Move::DismountAlign | Move::DismountOther => DISMOUNT,
        });
    let back = input.facing == Part::Rear;
    case.step("facing", restricted && back)
        .value(input.facing.code())
        .arg("edge", Arg::of(Part::SCOPE, input.facing.code()))
        .cite(TURN_FIRST);
    case.step("enters", restricted && input.enters)
        .value(input.enters)
        .cite(AT_ONCE);
    case.step(
        "turned",
        restricted && input.turned && input.kind == Move::StraightBack,
    )
    .value(input.turned)
    .arg(
        "why",
        if input.kind == Move::StraightBack {
            "asked"
        } else {
            "not-asked"
        },
    )
    .cite(NO_TURN_AFTER);
    let lines_up = matches!(input.kind, Move::Align | Move::DismountAlign);
    case.step("sheet-limits", restricted && lines_up)
        .value(lines_up)
        .cite(NO_LESS);
}

type Judged = (Vec<&'static str>, Vec<&'static str>);

impl Input {
    fn owner(&self) -> Option<&Zone> {
        let target = self.target.as_ref()?;
        self.zones.iter().find(|zone| zone.id == *target)
    }

    /// Violations of the move, and what else allows or forbids it.
    fn judge(&self, case: &mut Case<'_>) -> Judged {
        let (mut codes, mut reasons) = match self.kind {
            Move::Outcome => {
                return (
                    vec![],
                    if self.enters {
                        vec![OUTCOMES, OUTCOMES_TOO]
                    } else {
                        vec![OUTCOMES]
                    },
                );
            }
            Move::Contact => self.contact(case),
            Move::Align => self.line_up(),
            Move::CloseUp => self.close_up(case),
            Move::StraightBack => self.back(case),
            Move::TurnOnly => self.turn(),
            Move::Other => (
                vec![if self.enters {
                    "crossing"
                } else if self.facing == Part::Rear {
                    "marching-off"
                } else {
                    "other-move"
                }],
                vec![],
            ),
            Move::DismountAlign => self.dismount(),
            Move::DismountOther => (vec!["dismounts-otherwise"], vec![]),
        };
        if codes.is_empty() && self.kind.needs_target() {
            if self.zones.len() > 1 {
                reasons.extend([ANY_OF_THEM, OTHERS_IGNORED]);
            }
            if self.enters {
                reasons.push(AT_ONCE);
            }
        }
        if self.kind == Move::StraightBack && self.enters {
            codes.push("must-line-up");
        }
        (codes, reasons)
    }

    fn contact(&self, case: &mut Case<'_>) -> Judged {
        let Some(owner) = self.owner() else {
            return (vec!["leaves-to-attack"], vec![]);
        };
        let with = self.own_edge.unwrap_or(Part::Front);
        let place = owner.kind != ZoneKind::Element;
        let edge = if place {
            Part::Front
        } else {
            self.target_edge.unwrap_or(Part::Front)
        };
        let mut codes = Vec::new();
        case.step("own-edge", with == Part::Front)
            .value(with.code())
            .arg("edge", Arg::of(Part::SCOPE, with.code()))
            .cite(if place { PLACE_FRONT } else { LEGALLY });
        if !place {
            case.step("target-edge", edge == Part::Front)
                .value(edge.code())
                .arg("edge", Arg::of(Part::SCOPE, edge.code()))
                .cite(ITS_FRONT);
            if edge != Part::Front {
                codes.push("not-its-front");
            }
        }
        match with {
            Part::Front if self.facing == Part::Rear => codes.push("turn-first"),
            Part::Front => {}
            _ if place => codes.push("place-front-only"),
            Part::Rear => codes.push("contact-backwards"),
            Part::Flank => codes.push("not-with-the-front"),
        }
        if place && codes.is_empty() && !self.enough {
            return self.falls_short(case);
        }
        (codes, vec![if place { PLACE_CONTACT } else { CONTACT }])
    }

    /// Nearer to a BUA or camp that cannot be reached.
    fn falls_short(&self, case: &mut Case<'_>) -> Judged {
        case.flag("conflict:bua-approach");
        let closer = case.ask(&BUA_APPROACH).is(MAY_COME_CLOSER);
        case.step("falls-short", true)
            .value(closer)
            .arg("why", if closer { "sheet" } else { "commentary" })
            .cite(if closer {
                MAY_COME_CLOSER
            } else {
                CONTACT_ONLY
            });
        if closer {
            (vec![], vec![MAY_COME_CLOSER])
        } else {
            (vec!["short-of-place"], vec![])
        }
    }

    fn line_up(&self) -> Judged {
        match self.owner().map(|owner| owner.kind) {
            None => (vec!["not-an-owner"], vec![]),
            Some(ZoneKind::Element) => (vec![], vec![LINE_UP, PARALLEL]),
            Some(_) => (vec!["mere-facing"], vec![]),
        }
    }

    fn close_up(&self, case: &mut Case<'_>) -> Judged {
        let Some(owner) = self.owner() else {
            return (vec!["not-an-owner"], vec![]);
        };
        if self.facing == Part::Rear {
            return self.backs_near(case);
        }
        if owner.kind != ZoneKind::Element {
            return if self.enough {
                (vec!["does-not-reach"], vec![])
            } else {
                self.falls_short(case)
            };
        }
        let aligned = self.lined_up == Some(true) || self.aligned_with.as_ref() == Some(&owner.id);
        case.step("aligned", aligned).value(aligned).cite(NOT_ASKEW);
        if self.turned {
            return (vec!["turned"], vec![NO_MIXING]);
        }
        if aligned {
            (vec![], vec![CLOSE_UP])
        } else {
            (vec!["not-lined-up"], vec![])
        }
    }

    fn back(&self, case: &mut Case<'_>) -> Judged {
        if self.turned {
            return (vec!["turned"], vec![NO_MIXING]);
        }
        match self.facing {
            Part::Rear => self.backs_near(case),
            Part::Flank => (vec![], vec![GO_BACK, FLANK_ON]),
            Part::Front if self.zones.len() > 1 => (vec![], vec![GO_BACK, AMONG_SEVERAL]),
            Part::Front => (vec![], vec![GO_BACK, ALL_THE_WAY]),
        }
    }

    /// Nearer to an enemy behind.
    fn backs_near(&self, case: &mut Case<'_>) -> Judged {
        case.flag("conflict:rear-approach");
        let nearer = case.ask(&REAR_APPROACH).is(MAY_COME_NEARER);
        case.step("backs-near", true)
            .value(nearer)
            .arg("why", if nearer { "commentary" } else { "sheet" })
            .cite(if nearer { MAY_COME_NEARER } else { MUST_TURN });
        if nearer {
            (vec![], vec![MAY_COME_NEARER])
        } else {
            (vec!["approach-backwards"], vec![])
        }
    }

    fn turn(&self) -> Judged {
        let towards = self.target.is_none() && self.facing != Part::Front || self.owner().is_some();
        let places = |zone: &Zone| zone.kind != ZoneKind::Element;
        let place = self
            .owner()
            .map_or_else(|| self.zones.iter().all(places), places);
        if !towards {
            (vec!["facing-away"], vec![])
        } else if self.facing == Part::Rear {
            (vec![], vec![TURN_FIRST, TURNING])
        } else if place {
            (vec!["mere-facing"], vec![])
        } else {
            (vec![], vec![LINE_UP])
        }
    }

    fn dismount(&self) -> Judged {
        let (mut codes, _) = self.line_up();
        if self.own_edge.is_some() || self.target_edge.is_some() {
            codes.push("dismounts-into-contact");
        }
        (
            codes,
            if self.enters {
                vec![DISMOUNT, FROM_OUTSIDE]
            } else {
                vec![DISMOUNT]
            },
        )
    }
}

/// A move that is allowed instead, if the same base has one.
fn remedy(case: &mut Case<'_>, input: &Input, code: &str) {
    let owner = input
        .zones
        .iter()
        .find(|zone| zone.kind == ZoneKind::Element);
    let back = input.facing == Part::Rear;
    let mut change = |code, input: Vec<(&str, Value)>| case.remedy(code, vec![], input);
    match code {
        "turned" if !back && !input.enters => {
            change("no-turn", vec![("turned_during", false.into())])
        }
        "turn-first" | "contact-backwards" | "approach-backwards" | "marching-off" if back => {
            change(
                "turn",
                vec![("move", "turn-only".into()), ("target", Value::Null)],
            );
        }
        "not-its-front" | "not-with-the-front" | "contact-backwards" if !back => change(
            "its-front",
            vec![
                ("contact_edge_of_target", "front".into()),
                ("contact_with", "front".into()),
            ],
        ),
        "mere-facing" | "does-not-reach" | "short-of-place" | "place-front-only" if !back => {
            let place = input
                .owner()
                .or_else(|| {
                    input
                        .zones
                        .iter()
                        .find(|zone| zone.kind != ZoneKind::Element)
                })
                .map(|zone| zone.id.clone());
            change(
                "reach",
                vec![
                    ("move", "contact".into()),
                    ("target", place.into()),
                    ("contact_with", "front".into()),
                    ("enough_move", true.into()),
                ],
            );
        }
        "not-lined-up"
        | "must-line-up"
        | "crossing"
        | "leaves-to-attack"
        | "not-an-owner"
        | "dismounts-otherwise"
        | "dismounts-into-contact"
        | "facing-away" => {
            if let Some(owner) = owner {
                let on_foot = matches!(input.kind, Move::DismountAlign | Move::DismountOther);
                let kind = if on_foot {
                    Move::DismountAlign
                } else {
                    Move::Align
                };
                let input = vec![
                    ("move", kind.code().into()),
                    ("target", owner.id.clone().into()),
                    ("contact_with", Value::Null),
                    ("contact_edge_of_target", Value::Null),
                ];
                case.remedy("line-up", vec![("owner", owner.id.clone().into())], input);
            }
        }
        "other-move" if !back => change(
            "back",
            vec![
                ("move", "straight-back".into()),
                ("turned_during", false.into()),
            ],
        ),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::kit::tables::Tables;
    use crate::systems::testing::{check, faults, judge, map, with};

    const ID: &str = "dba.threat-zone-move";

    /// A base in the zone of `E1`, its front towards it, with some fields changed.
    fn ask(kind: &str, changes: &Value) -> Verdict {
        let given = with(
            &json!({"zones": [{"id": "E1", "kind": "element"}], "facing_zone_enemy": "front", "move": kind}),
            changes,
        );
        let verdict = judge(ID, &given);
        for remedy in &verdict.remedies {
            let mended = judge(ID, &with(&given, &Value::Object(remedy.input.clone())));
            assert_ne!(
                mended.finding.kind,
                FindingKind::Illegal,
                "{} of {given}: {:?}",
                remedy.code,
                mended.values
            );
        }
        verdict
    }

    /// Allowed, or the violations.
    fn codes(kind: &str, changes: &Value) -> Vec<String> {
        let verdict = ask(kind, changes);
        assert_eq!(
            verdict.values["legal"] == json!(true),
            verdict.values["violations"] == json!([])
        );
        verdict.values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap().to_owned())
            .collect()
    }

    const FREE: [&str; 0] = [];

    fn town() -> Value {
        json!([{"id": "T", "kind": "bua"}])
    }

    #[test]
    fn contact_is_for_the_front_of_an_owner() {
        assert_eq!(
            codes(
                "contact",
                &json!({"target": "E1", "contact_edge_of_target": "front", "contact_with": "front"})
            ),
            FREE
        );
        let two = json!([{"id": "E1"}, {"id": "E2"}]);
        let farther = ask("contact", &json!({"zones": two, "target": "E2"}));
        assert_eq!(
            (farther.finding.kind, farther.reasons.as_slice()),
            (
                FindingKind::Legal,
                [CONTACT, ANY_OF_THEM, OTHERS_IGNORED].as_slice()
            )
        );
        assert_eq!(
            codes("contact", &json!({"target": "E2"})),
            ["leaves-to-attack"]
        );
        assert_eq!(
            codes("contact", &json!({"contact_edge_of_target": "flank"})),
            ["not-its-front"]
        );
        assert_eq!(
            codes("contact", &json!({"contact_with": "flank"})),
            ["not-with-the-front"]
        );
        assert_eq!(
            codes(
                "contact",
                &json!({"facing_zone_enemy": "rear", "contact_with": "rear"})
            ),
            ["contact-backwards"]
        );
        assert_eq!(
            codes("contact", &json!({"facing_zone_enemy": "rear"})),
            ["turn-first"]
        );
        assert!(
            ask("contact", &json!({"enters_from_outside": true}))
                .reasons
                .contains(&AT_ONCE)
        );
    }

    #[test]
    fn lining_up_and_closing_up() {
        for facing in ["front", "flank", "rear"] {
            assert_eq!(codes("align", &json!({"facing_zone_enemy": facing})), FREE);
        }
        assert_eq!(codes("align", &json!({"target": "E2"})), ["not-an-owner"]);
        assert_eq!(codes("close-up", &json!({"aligned_with": "E1"})), FREE);
        assert_eq!(
            codes("close-up", &json!({"lined_up": false})),
            ["not-lined-up"]
        );
        assert_eq!(
            codes("close-up", &json!({"target": "E2"})),
            ["not-an-owner"]
        );
    }

    #[test]
    fn straight_back_all_the_way() {
        assert_eq!(
            ask("straight-back", &json!({})).reasons,
            [GO_BACK, ALL_THE_WAY]
        );
        assert_eq!(
            ask("straight-back", &json!({"facing_zone_enemy": "flank"})).reasons,
            [GO_BACK, FLANK_ON]
        );
        assert_eq!(
            ask(
                "straight-back",
                &json!({"zones": [{"id": "E1"}, {"id": "E2"}]})
            )
            .reasons,
            [GO_BACK, AMONG_SEVERAL]
        );
        assert_eq!(
            codes("straight-back", &json!({"turned_during": true})),
            ["turned"]
        );
        assert_eq!(
            codes("straight-back", &json!({"enters_from_outside": true})),
            ["must-line-up"]
        );
        for kind in ["straight-back", "close-up"] {
            let open = ask(kind, &json!({"facing_zone_enemy": "rear"}));
            assert_eq!(
                (open.finding.code.as_str(), open.flags.as_slice()),
                (
                    "rear-approach",
                    ["conflict:rear-approach".to_owned()].as_slice()
                )
            );
            assert_eq!(
                open.readings
                    .iter()
                    .map(|r| (r.id, r.values["legal"].clone()))
                    .collect::<Vec<_>>(),
                [
                    ("may-come-nearer", json!(true)),
                    ("must-turn-first", json!(false))
                ]
            );
        }
        assert_eq!(
            codes(
                "straight-back",
                &json!({"facing_zone_enemy": "rear", "agreed": ["must-turn-first"]})
            ),
            ["approach-backwards"]
        );
    }

    #[test]
    fn turning_and_everything_else() {
        assert_eq!(
            ask("turn-only", &json!({"facing_zone_enemy": "rear"})).reasons,
            [TURN_FIRST, TURNING]
        );
        assert_eq!(
            codes("turn-only", &json!({"facing_zone_enemy": "flank"})),
            FREE
        );
        assert_eq!(codes("turn-only", &json!({})), ["facing-away"]);
        assert_eq!(codes("turn-only", &json!({"target": "E1"})), FREE);
        assert_eq!(
            codes(
                "turn-only",
                &json!({"facing_zone_enemy": "flank", "target": "E9"})
            ),
            ["facing-away"]
        );
        assert_eq!(codes("other", &json!({})), ["other-move"]);
        assert_eq!(
            codes("other", &json!({"facing_zone_enemy": "rear"})),
            ["marching-off"]
        );
        assert_eq!(
            codes("other", &json!({"enters_from_outside": true})),
            ["crossing"]
        );
        assert_eq!(codes("other", &json!({"zones": []})), FREE);
        assert_eq!(
            ask("outcome", &json!({"enters_from_outside": true})).reasons,
            [OUTCOMES, OUTCOMES_TOO]
        );
        assert_eq!(
            codes("dismount-align", &json!({"enters_from_outside": true})),
            FREE
        );
        assert_eq!(
            codes("dismount-align", &json!({"contact_with": "front"})),
            ["dismounts-into-contact"]
        );
        assert_eq!(codes("dismount-other", &json!({})), ["dismounts-otherwise"]);
    }

    #[test]
    fn before_a_bua_or_camp() {
        let at =
            |kind: &str, changes: &Value| codes(kind, &with(&json!({"zones": town()}), changes));
        assert_eq!(at("contact", &json!({"enough_move": true})), FREE);
        assert_eq!(
            at(
                "contact",
                &json!({"contact_with": "flank", "enough_move": true})
            ),
            ["place-front-only"]
        );
        assert_eq!(
            at(
                "contact",
                &json!({"facing_zone_enemy": "rear", "enough_move": true})
            ),
            ["turn-first"]
        );
        assert_eq!(at("align", &json!({"enough_move": true})), ["mere-facing"]);
        assert_eq!(
            at("turn-only", &json!({"facing_zone_enemy": "flank"})),
            ["mere-facing"]
        );
        assert_eq!(at("turn-only", &json!({"facing_zone_enemy": "rear"})), FREE);
        assert_eq!(
            at("close-up", &json!({"enough_move": true})),
            ["does-not-reach"]
        );
        assert_eq!(at("straight-back", &json!({})), FREE);
        for kind in ["contact", "close-up"] {
            let open = ask(kind, &json!({"zones": town(), "enough_move": false}));
            assert_eq!(
                (open.finding.code.as_str(), open.flags.as_slice()),
                (
                    "bua-approach",
                    ["conflict:bua-approach".to_owned()].as_slice()
                )
            );
            assert_eq!(
                at(
                    kind,
                    &json!({"enough_move": false, "agreed": ["may-come-closer"]})
                ),
                FREE
            );
            assert_eq!(
                at(
                    kind,
                    &json!({"enough_move": false, "agreed": ["contact-only"]})
                ),
                ["short-of-place"]
            );
        }
    }

    #[test]
    fn a_target_is_named_where_there_are_several() {
        let two = json!({"zones": [{"id": "E1"}, {"id": "E2"}], "facing_zone_enemy": "front", "move": "align"});
        assert_eq!(faults(ID, &two), [("target".to_owned(), "missing")]);
        let open = check(ID).answer(&Tables::default(), &map(&two)).unwrap();
        let offered: Vec<(&Value, bool)> = open.asks[0]
            .options
            .iter()
            .map(|one| (&one.value, one.values["legal"] == json!(true)))
            .collect();
        assert_eq!(
            (open.asks[0].field.as_str(), offered),
            (
                "target",
                vec![
                    (&json!("E1"), true),
                    (&json!("E2"), true),
                    (&json!("other"), false)
                ]
            )
        );
        assert_eq!(
            faults(
                ID,
                &json!({"zones": [{"id": "E1"}, {"id": "E1"}], "facing_zone_enemy": "front", "move": "other"})
            ),
            [("zones.1.id".to_owned(), "repeated")]
        );
        assert_eq!(faults(ID, &json!({})).len(), 2);
    }
}
