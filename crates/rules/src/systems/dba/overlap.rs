//! `dba.overlap`: the minuses of a fighting base for enemies around it.
//!
//! # Source items
//! bob:melee.3, 4, 8, 10, 11, 14, p3, p9, tactical-factors.8, contact.2, 8; qrs:overlap.1, recoil.15, camp-bua.2.
//!
//! # What it decides
//! Which contact counts on each side of a base that fights to its front, and at its rear, at most
//! one per side; the sum; and whether a recoil would be fatal because an enemy front edge lies on
//! its flank or rear.
//!
//! # What it does not decide
//! Whether those contacts could be made (`dba.contact-permission`), and the combat (`dba.combat`).
//!
//! # Readings chosen
//! - An enemy at the corner that fights only against a BUA or camp: open.
//! - Which enemies are engaged to their front is given.
//!
//! - A War Wagon, and a Litter as one, fights to the edge that was contacted first, if given
//!   (`wagon_front`): left, right and rear are then relative to that edge.
//!
//! # Direction of error
//! A contact that does not fit counts nothing; but its front edge on flank or rear is still fatal.
//!
//! # Examples
//! One free Blade at the left corner, one engaged Spear along the right side: −2.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::board::{self, Own, Stand};
use super::combat_tables::TACTICAL_MODIFIERS;
use super::contacts::{self, Contact, Touch};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Role, Rule, Takes,
    Unit, Values, claims,
};
use crate::kit::geometry::Edge;
use crate::kit::scene::{Mark, Side};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Overlap;

/// A base and the enemies around it.
pub struct Input {
    element: Stand,
    wagon_front: Edge,
    enemies: Vec<Enemy>,
}

/// One of the enemies.
struct Enemy {
    stand: Stand,
    in_front_melee: bool,
    garrison: bool,
    assaults_place: bool,
}

impl Declared for Enemy {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            stand: Stand::of(form, Side::B),
            in_front_melee: form.truth("in_front_melee"),
            garrison: form.truth("garrison"),
            assaults_place: form.truth("assaults_place"),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        board::base_width(form);
        let element = form.group::<Own>("element").0;
        let enemies: Vec<Enemy> = form.asked_list("enemies", 0, 12);
        let mut pieces = vec![("element".to_owned(), element.id.as_str(), &element.base)];
        pieces.extend(board::paths(
            "enemies",
            enemies.iter().map(|enemy| &enemy.stand),
        ));
        board::standing(form, &pieces);
        let wagon_front = form.choice("wagon_front").or(Edge::Front);
        Self {
            element,
            wagon_front,
            enemies,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    FLANK = "dba/melee/flank-and-rear#flank-counts";
    REAR = "dba/melee/flank-and-rear#rear-counts";
    NO_CORNERS = "dba/melee/flank-and-rear#no-corners-no-factor";
    FATAL = "dba/melee/flank-and-rear#recoil-fatal";
    CORNER = "dba/melee/corner-overlap#corner-enough";
    MUST_BE_FREE = "dba/melee/corner-overlap#giver-must-be-free";
    REAR_CORNER = "dba/melee/corner-overlap#front-corners-only";
    SIDE = "dba/melee/side-overlap#side-counts";
    ENGAGED_GIVER = "dba/melee/side-overlap#engaged-giver";
    ONE_PER_SIDE = "dba/melee/once-per-side#one-per-side";
    TWO_OVERLAPS = "dba/melee/once-per-side#two-overlaps";
    THREE_AT_WORST = "dba/melee/once-per-side#three-at-worst";
    OCCUPANTS = "dba/melee/strongpoint-overlap#occupants-give-none";
    AS_ENGAGED = "dba/disputes/overlapper-against-strongpoint#counts-as-engaged";
    AS_FREE = "dba/disputes/overlapper-against-strongpoint#counts-as-free";
    WAGON = "dba/contact/wagon-front#first-side";
    WAGON_CORNERS = "dba/contact/wagon-front#corners-of-that-side";
    LITTER = "dba/shooting/who-shoots#litter";
    NOTHING = "dba/contact/touch-only#anything-else";
    APART = "dba/contact/touch-only#apart";
}

/// An enemy at the corner that assaults a BUA or camp.
static ASSAULTING: Point = Point {
    id: "overlapper-against-strongpoint",
    kind: PointKind::Open,
    readings: &[Reading::followed(AS_ENGAGED), Reading::of(AS_FREE)],
};

/// Contact on one side of the base. The first one that counts is named; more add nothing.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
enum There {
    None,
    SideOverlap,
    CornerOverlap,
    Flank,
    Rear,
}

impl Choice for There {
    const SCOPE: &'static str = "dba-overlap-there";
}

impl There {
    /// The row of its modifier.
    const fn row(self) -> &'static str {
        if matches!(self, Self::Flank | Self::Rear) {
            "flank-or-rear"
        } else {
            "overlap"
        }
    }
}

impl Rule for Overlap {
    type Input = Input;
    const ID: &'static str = "dba.overlap";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "left",
            kind: OutKind::word::<There>(),
        },
        Output {
            name: "right",
            kind: OutKind::word::<There>(),
        },
        Output {
            name: "rear",
            kind: OutKind::word::<There>(),
        },
        Output {
            name: "recoil_fatal",
            kind: OutKind::Truth,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&ASSAULTING];
    const TABLES: &'static [&'static Table] = &[&TACTICAL_MODIFIERS];
    const ROLES: &'static [Role] = &[
        Role {
            field: "element",
            takes: Takes::One,
        },
        Role {
            field: "enemies",
            takes: Takes::Enemies,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let tolerance = case.tolerance();
        let element = &input.element.troop;
        let wagon = input.wagon_front != Edge::Front && element.is(|base| base.troop().is_wagon());
        let front = if wagon {
            input.wagon_front
        } else {
            Edge::Front
        };
        let fighting = contacts::fronting(&input.element.base, front);
        if wagon {
            case.applied("wagon", WAGON).value(front.code());
        }
        if wagon && element.is(|base| base.troop() == Troop::Lit) {
            case.because(LITTER);
        }
        let (mut left, mut right, mut rear) = (There::None, There::None, There::None);
        let mut fatal = false;
        for enemy in &input.enemies {
            let stand = &enemy.stand;
            let contact =
                contacts::contact_with(&stand.base, &input.element.base, front, tolerance);
            if let Some(mark) = contacts::mark(&stand.base, &stand.id, &fighting, contact) {
                case.mark(mark);
            }
            let (there, side, why, claim) = weigh(case, enemy, contact, wagon);
            case.step("enemy", there != There::None)
                .value(there.code())
                .arg("id", stand.id.clone())
                .arg("why", why)
                .cite(claim);
            if there != There::None || !matches!(contact, Contact::Front | Contact::None) {
                case.because(claim);
            }
            if enemy.garrison {
                continue;
            }
            let place = match side {
                Edge::Left => &mut left,
                Edge::Right => &mut right,
                _ => &mut rear,
            };
            if there != There::None && *place != There::None {
                let both_overlaps = there != There::Flank && *place != There::Flank;
                let claim = if both_overlaps {
                    TWO_OVERLAPS
                } else {
                    ONE_PER_SIDE
                };
                case.applied("once", claim).arg("id", stand.id.clone());
            }
            *place = there.max(*place);
            if let Some(edge) = contacts::threatens(&stand.base, &fighting, tolerance) {
                case.mark(Mark::edge("fatal-edge", &input.element.id, &fighting, edge));
                fatal = true;
            }
        }
        let mut modifier = 0;
        for there in [left, right, rear]
            .into_iter()
            .filter(|there| *there != There::None)
        {
            modifier += case
                .number(&TACTICAL_MODIFIERS, there.row(), "value")
                .unwrap_or(0);
        }
        case.step("sum", modifier != 0)
            .value(modifier)
            .arg("signed", TACTICAL_MODIFIERS.number_text(modifier))
            .cite(THREE_AT_WORST);
        case.applies("recoil", fatal, FATAL);
        Values::default()
            .with("modifier", modifier)
            .with("left", left.code())
            .with("right", right.code())
            .with("rear", rear.code())
            .with("recoil_fatal", fatal)
    }
}

/// The effect of an enemy's contact, its side, the reason, and the claim behind it.
fn weigh(
    case: &mut Case<'_>,
    enemy: &Enemy,
    contact: Contact,
    wagon: bool,
) -> (There, Edge, &'static str, &'static str) {
    let none = |why, claim| (There::None, Edge::Front, why, claim);
    match contact {
        Contact::None => none("apart", APART),
        Contact::Front | Contact::Unequal(Edge::Front) => none("front", NOTHING),
        _ if enemy.garrison => none("garrison", OCCUPANTS),
        Contact::Rear | Contact::Unequal(_) => (There::Rear, Edge::Rear, "rear", REAR),
        Contact::Flank(side) => (There::Flank, side, "flank", FLANK),
        Contact::Side(side) if enemy.in_front_melee => {
            (There::SideOverlap, side, "engaged", ENGAGED_GIVER)
        }
        Contact::Side(side) => (There::SideOverlap, side, "side", SIDE),
        Contact::Corner(_) if enemy.in_front_melee => none("not-free", MUST_BE_FREE),
        Contact::Corner(side) if enemy.assaults_place => match case.ask(&ASSAULTING).claim() {
            AS_FREE => (There::CornerOverlap, side, "assaulting", AS_FREE),
            _ => none("assaulting", AS_ENGAGED),
        },
        Contact::Corner(side) => (
            There::CornerOverlap,
            side,
            "corner",
            if wagon { WAGON_CORNERS } else { CORNER },
        ),
        Contact::Touch(Touch::FlankWithoutCorners) => none("no-corners", NO_CORNERS),
        Contact::Touch(Touch::RearCorner) => none("rear-corner", REAR_CORNER),
        Contact::Touch(_) => none("touch", NOTHING),
    }
}

#[cfg(test)]
mod tests {
    use crate::systems::testing::judge;
    use serde_json::{Value, json};

    fn case(enemies: &[Value]) -> Value {
        let mut all = vec![
            json!({"id": "F", "troop": "Sp", "x": 0, "y": 15, "facing": 180, "d": 15, "in_front_melee": true}),
        ];
        all.extend(enemies.iter().cloned());
        json!({"element": {"troop": "Bd", "x": 0, "y": 0, "d": 15}, "enemies": all})
    }
    fn at(id: &str, x: f64, y: f64, facing: f64) -> Value {
        json!({"id": id, "troop": "Wb", "x": x, "y": y, "facing": facing, "d": 15})
    }

    #[test]
    fn nothing_but_the_front_counts_nothing() {
        let verdict = judge("dba.overlap", &case(&[]));
        assert_eq!(
            (&verdict.values["modifier"], &verdict.values["recoil_fatal"]),
            (&json!(0), &json!(false))
        );
    }

    #[test]
    fn flank_and_corner_on_one_side_count_once() {
        let verdict = judge(
            "dba.overlap",
            &case(&[at("a", 27.5, -12.5, 270.0), at("b", 40.0, 15.0, 180.0)]),
        );
        assert_eq!(
            (
                &verdict.values["modifier"],
                &verdict.values["right"],
                &verdict.values["recoil_fatal"]
            ),
            (&json!(-1), &json!("flank"), &json!(true))
        );
        assert!(verdict.reasons.contains(&super::ONE_PER_SIDE));
    }

    #[test]
    fn two_overlaps_on_one_side_count_once() {
        let verdict = judge(
            "dba.overlap",
            &case(&[at("a", 40.0, 15.0, 180.0), at("b", 40.0, 0.0, 180.0)]),
        );
        assert_eq!(verdict.values["modifier"], json!(-1));
        assert!(verdict.reasons.contains(&super::TWO_OVERLAPS));
    }

    #[test]
    fn an_assaulter_at_the_corner_is_left_to_the_players() {
        let mut enemy = at("a", 40.0, 15.0, 180.0);
        enemy["assaults_place"] = json!(true);
        let verdict = judge("dba.overlap", &case(&[enemy]));
        assert_eq!(verdict.values["modifier"], Value::Null);
        assert_eq!(
            verdict
                .readings
                .iter()
                .map(|reading| &reading.values["modifier"])
                .collect::<Vec<_>>(),
            [&json!(0), &json!(-1)]
        );
    }

    #[test]
    fn a_wagon_fights_to_the_side_first_touched() {
        let wagon = |troop: &str, enemies: &[Value], front: &str| {
            judge(
                "dba.overlap",
                &json!({"element": {"troop": troop, "x": 0, "y": 0, "d": 80}, "enemies": enemies, "wagon_front": front}),
            )
        };
        let at = |id: &str, y: f64, engaged: bool| json!({"id": id, "troop": "Bd", "x": 27.5, "y": y, "facing": 270, "d": 15, "in_front_melee": engaged});
        for troop in ["WWg", "Lit"] {
            let alone = wagon(troop, &[at("a", 20.0, true)], "right");
            assert_eq!(
                (
                    &alone.values["modifier"],
                    &alone.values["right"],
                    &alone.values["recoil_fatal"]
                ),
                (&json!(0), &json!("none"), &json!(false))
            );
            assert!(
                alone.reasons.contains(&super::WAGON)
                    && alone.reasons.contains(&super::LITTER) == (troop == "Lit")
            );
            // At what would otherwise be its rear corner.
            let corner = wagon(
                troop,
                &[at("a", 20.0, true), at("b", -60.0, false)],
                "right",
            );
            assert_eq!(
                (
                    &corner.values["modifier"],
                    &corner.values["right"],
                    &corner.values["recoil_fatal"]
                ),
                (&json!(-1), &json!("corner-overlap"), &json!(false))
            );
            assert!(corner.reasons.contains(&super::WAGON_CORNERS));
        }
        let flank = wagon("WWg", &[at("a", 20.0, true)], "front");
        assert_eq!(
            (&flank.values["modifier"], &flank.values["recoil_fatal"]),
            (&json!(-1), &json!(true))
        );
        // No other base fights to a side.
        assert_eq!(
            wagon("El", &[at("a", 20.0, true)], "right").values["modifier"],
            json!(-1)
        );
    }

    #[test]
    fn bases_in_one_place_are_refused() {
        let faults =
            crate::systems::testing::faults("dba.overlap", &case(&[at("a", 0.0, 5.0, 180.0)]));
        assert_eq!(
            faults
                .iter()
                .map(|(path, kind)| (path.as_str(), *kind))
                .collect::<Vec<_>>(),
            [("enemies.1", "same-place"), ("enemies.1", "same-place")]
        );
    }
}
