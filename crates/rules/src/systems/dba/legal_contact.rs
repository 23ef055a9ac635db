//! `dba.legal-contact`: the kind of contact of two bases, and whether they fight.
//!
//! # Source items
//! bob:contact.2a–2e, 8, melee.4, 8, 10, p9; qrs:overlap.1.
//!
//! # What it decides
//! Which of the contacts of the rules two bases have, by their edges and corners, and whether it
//! makes a melee: front, rear and flank contacts do, overlaps and mere touches do not.
//!
//! # What it does not decide
//! Whether this base may make that contact (`dba.contact-permission`): the two contacts that only a
//! group may make count as touches here.
//!
//! # Readings chosen
//! - A War Wagon, or a Litter as one, is judged by the edge contacted first, if given: a legal
//!   contact with that side counts as front contact, however much of the side it covers.
//! - Front edges of different lengths: open.
//!
//! # Direction of error
//! A contact that does not fit within half a millimetre and half a degree is a mere touch.
//!
//! # Examples
//! An enemy at the origin facing north, 15 deep: a base facing south at (0, 15) is in front
//! contact; at (40, 15) it overlaps a corner; at (20, 15) it only touches.

use super::board::{self, Foe, Own, Stand};
use super::contact_permission::Contact as Kind;
use super::contacts::{self, Contact, Touch};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Role, Rule, Takes,
    Values, claims,
};
use crate::kit::geometry::Edge;
use crate::kit::tables::Choice;

/// The check.
pub struct LegalContact;

/// Two bases.
pub struct Input {
    mover: Stand,
    enemy: Stand,
    wagon_front: Edge,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        board::base_width(form);
        let mover = form.group::<Own>("mover").0;
        let enemy = form.group::<Foe>("enemy").0;
        let wagon_front = form.choice("wagon_front").or(Edge::Front);
        let stands = [("mover", &mover), ("enemy", &enemy)];
        let stands = stands.map(|(path, stand)| (path.to_owned(), stand.id.as_str(), &stand.base));
        board::standing(form, &stands);
        Self {
            mover,
            enemy,
            wagon_front,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    FRONT = "dba/contact/legal-contacts#front";
    OPPOSITE = "dba/contact/front-and-rear#front-opposite";
    REAR = "dba/contact/legal-contacts#rear";
    SAME_WAY = "dba/contact/front-and-rear#rear-same-way";
    FLANK = "dba/contact/legal-contacts#flank";
    FLANK_PARTIAL = "dba/contact/flank-contact#may-be-partial";
    CORNER = "dba/contact/legal-contacts#corner";
    MATCHING = "dba/contact/overlap-contact#matching-corners";
    SIDE = "dba/contact/legal-contacts#side";
    EITHER_WAY = "dba/contact/overlap-contact#sides-either-way";
    NO_MELEE = "dba/contact/overlap-contact#no-melee";
    MELEE = "dba/contact/melee-or-combat#melee-contacts";
    PARTIAL = "dba/contact/touch-only#partial-edge";
    ASKEW = "dba/contact/touch-only#askew";
    REAR_CORNER = "dba/contact/touch-only#front-on-rear-corner";
    WITHOUT_CORNERS = "dba/contact/touch-only#flank-without-corners";
    ANYTHING_ELSE = "dba/contact/touch-only#anything-else";
    APART = "dba/contact/touch-only#apart";
    WAGON = "dba/contact/wagon-front#first-side";
    LITTER = "dba/shooting/who-shoots#litter";
    COVERED = "dba/disputes/unequal-frontages#shorter-edge-covered";
    EQUAL = "dba/disputes/unequal-frontages#equal-edges-needed";
}

/// The shorter of two edges lies completely on the longer.
static UNEQUAL: Point = Point {
    id: "unequal-frontages",
    kind: PointKind::Open,
    readings: &[Reading::followed(COVERED), Reading::of(EQUAL)],
};

/// Kinds of contact between two bases.
const CODES: &[&str] = &[
    Kind::Front.into_str(),
    Kind::Rear.into_str(),
    Kind::Flank.into_str(),
    Kind::CornerOverlap.into_str(),
    Kind::SideOverlap.into_str(),
    Kind::TouchOnly.into_str(),
    Kind::None.into_str(),
];

impl Rule for LegalContact {
    type Input = Input;
    const ID: &'static str = "dba.legal-contact";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "contact",
            kind: OutKind::Word {
                scope: Kind::SCOPE,
                codes: CODES,
            },
        },
        Output {
            name: "melee",
            kind: OutKind::Truth,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&UNEQUAL];
    const ROLES: &'static [Role] = &[
        Role {
            field: "mover",
            takes: Takes::One,
        },
        Role {
            field: "enemy",
            takes: Takes::Rival,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let tolerance = case.tolerance();
        let troop = &input.enemy.troop;
        let wagon = input.wagon_front != Edge::Front && troop.is(|base| base.troop().is_wagon());
        let front = if wagon {
            input.wagon_front
        } else {
            Edge::Front
        };
        let enemy = contacts::fronting(&input.enemy.base, front);
        if wagon {
            case.applied("wagon", WAGON).value(front.code());
        }
        if wagon && troop.is(|base| base.troop() == Troop::Lit) {
            case.because(LITTER);
        }
        let mover = &input.mover.base;
        let found = contacts::contact_with(mover, &input.enemy.base, front, tolerance);
        if let Some(mark) = contacts::mark(mover, &input.mover.id, &enemy, found) {
            case.mark(mark);
        }
        let (kind, claims): (Kind, &[&'static str]) = match found {
            Contact::Front if wagon => (Kind::Front, &[WAGON]),
            Contact::Front => (Kind::Front, &[FRONT, OPPOSITE]),
            Contact::Rear => (Kind::Rear, &[REAR, SAME_WAY]),
            Contact::Flank(_) if mover.w > enemy.d + tolerance.mm => {
                (Kind::Flank, &[FLANK, FLANK_PARTIAL])
            }
            Contact::Flank(_) => (Kind::Flank, &[FLANK]),
            Contact::Corner(_) => (Kind::CornerOverlap, &[CORNER, MATCHING]),
            Contact::Side(_) => (Kind::SideOverlap, &[SIDE, EITHER_WAY]),
            Contact::Unequal(edge) => match case.ask(&UNEQUAL).claim() {
                COVERED if edge == Edge::Front => (Kind::Front, &[COVERED]),
                COVERED => (Kind::Rear, &[COVERED]),
                _ => (Kind::TouchOnly, &[EQUAL]),
            },
            Contact::Touch(Touch::Partial) => (Kind::TouchOnly, &[PARTIAL]),
            Contact::Touch(Touch::Askew) => (Kind::TouchOnly, &[ASKEW]),
            Contact::Touch(Touch::RearCorner) => (Kind::TouchOnly, &[REAR_CORNER]),
            Contact::Touch(Touch::FlankWithoutCorners) => (Kind::TouchOnly, &[WITHOUT_CORNERS]),
            Contact::Touch(Touch::Other) => (Kind::TouchOnly, &[ANYTHING_ELSE]),
            Contact::None => (Kind::None, &[APART]),
        };
        let melee = kind.is_melee();
        case.step("contact", melee || kind.is_overlap())
            .value(kind.code())
            .arg("as", if wagon { "wagon" } else { "base" })
            .cite(claims[0]);
        for claim in claims {
            case.because(claim);
        }
        let claim = match kind {
            _ if kind.is_overlap() => Some(NO_MELEE),
            _ if melee => Some(MELEE),
            _ => None,
        };
        if let Some(claim) = claim {
            case.considered("melee", melee, claim);
        }
        Values::default()
            .with("contact", kind.code())
            .with("melee", melee)
    }
}

#[cfg(test)]
mod tests {
    use crate::systems::testing::judge;
    use serde_json::{Value, json};

    fn case(mover: Value) -> Value {
        json!({"mover": mover, "enemy": {"troop": "Bd", "x": 0, "y": 0, "d": 15}})
    }
    fn contact(x: f64, y: f64, facing: f64) -> (String, bool) {
        let verdict = judge(
            "dba.legal-contact",
            &case(json!({"troop": "Bd", "x": x, "y": y, "facing": facing, "d": 15})),
        );
        (
            verdict.values["contact"].as_str().unwrap().to_owned(),
            verdict.values["melee"] == true,
        )
    }

    #[test]
    fn the_catalogue_s_examples() {
        assert_eq!(contact(0.0, 15.0, 180.0), ("front".to_owned(), true));
        assert_eq!(
            contact(40.0, 15.0, 180.0),
            ("corner-overlap".to_owned(), false)
        );
        assert_eq!(contact(20.0, 15.0, 180.0), ("touch-only".to_owned(), false));
        assert_eq!(contact(0.0, 80.0, 180.0), ("none".to_owned(), false));
    }

    #[test]
    fn edges_of_different_length_are_left_to_the_players() {
        let given = case(json!({"troop": "Bd", "x": 0, "y": 15, "facing": 180, "d": 15, "w": 60}));
        let verdict = judge("dba.legal-contact", &given);
        assert_eq!(verdict.readings.len(), 2);
        let mut agreed = given;
        agreed["agreed"] = json!(["equal-edges-needed"]);
        assert_eq!(
            judge("dba.legal-contact", &agreed).values["contact"],
            "touch-only"
        );
    }

    #[test]
    fn a_wagon_is_judged_by_the_side_first_touched() {
        let wagon = json!({"troop": "WWg", "x": 0, "y": 0, "d": 80});
        // Against its right side, at what would otherwise be a rear corner.
        let beside = |y: f64| json!({"mover": {"troop": "Bd", "x": 27.5, "y": y, "facing": 270, "d": 15}, "enemy": wagon, "wagon_front": "right"});
        assert_eq!(
            judge("dba.legal-contact", &beside(-60.0)).values["contact"],
            "corner-overlap"
        );
        let front = judge(
            "dba.legal-contact",
            &json!({"mover": {"troop": "Bd", "x": 27.5, "y": 20, "facing": 270, "d": 15}, "enemy": wagon}),
        );
        assert_eq!(front.values["contact"], "flank");
        // The base that made the side the front is in front contact, although it covers half the
        // side.
        for troop in ["WWg", "Lit"] {
            let mut given = beside(20.0);
            given["enemy"]["troop"] = json!(troop);
            let verdict = judge("dba.legal-contact", &given);
            assert_eq!(
                (&verdict.values["contact"], &verdict.values["melee"]),
                (&json!("front"), &json!(true)),
                "{troop}"
            );
            assert_eq!(
                (
                    verdict.reasons.contains(&super::WAGON),
                    verdict.reasons.contains(&super::LITTER)
                ),
                (true, troop == "Lit")
            );
        }
        // On the far half no front corners meet: how much must be covered is open.
        assert_eq!(
            judge("dba.legal-contact", &beside(-20.0)).finding.code,
            "unequal-frontages"
        );
    }

    #[test]
    fn a_contact_within_half_a_millimetre_is_marginal() {
        let verdict = judge(
            "dba.legal-contact",
            &case(json!({"troop": "Bd", "x": 0.4, "y": 15, "facing": 180, "d": 15})),
        );
        assert_eq!(verdict.values["contact"], "front");
        assert!(verdict.flags.contains(&"marginal".to_owned()));
    }
}
