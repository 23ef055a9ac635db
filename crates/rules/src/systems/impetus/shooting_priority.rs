//! `impetus.shooting-priority`: at which enemy a unit must shoot.
//!
//! # Source items
//! ai:shooting-priority.a1-.a4, .b1-.b3.
//!
//! # What it decides
//! Which step of the order applies and which enemies it allows: one forced target, or several to
//! choose from.
//!
//! # What it does not decide
//! Arcs, ranges and the front projection, which are asked for each enemy; which target is best.
//!
//! # Readings chosen
//! - Which enemy is the most frontal is an open point (I17) if two measures disagree; a given rank
//!   settles it, and is asked for while no measure is given. It does not matter for one candidate.
//! - What follows if the only near enemy is off the front is an open point (I17).
//! - Enemies out of arc or range are not targets of any step. By default an enemy in the front
//!   projection is in the arc, and all are within range. The arc is wider than the projection, so
//!   outside the projection it is asked.
//! - Among equals the player chooses.
//!
//! # Direction of error
//! By default an enemy neither moves nor charges nor shoots.
//!
//! # Examples
//! Not on opportunity, A at 12 U in the projection, B at 8 U only in the arc: A. No unit within 15
//! U: the nearest or the most frontal, as the player likes.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::battle::{length, results};
use super::field_tables::SHOOTING_LIMITS;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct ShootingPriority;

/// Target of an enemy's charge or shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Aim {
    Me,
    Friend,
    No,
}

impl Choice for Aim {
    const SCOPE: &'static str = "impetus-aim";
}

/// A visible enemy.
pub struct Enemy {
    id: String,
    distance: Measure,
    projected: bool,
    rank: Option<Measure>,
    angle: Option<Measure>,
    overlap: Option<Measure>,
    in_arc: bool,
    in_range: bool,
    moving: bool,
    charging: Aim,
    shooting: Aim,
}

impl Enemy {
    /// An enemy; for opportunity it must do something, so if nothing is given it is asked whether it
    /// moves. Its rank by frontality is one of the first so many places, unless measures were given.
    fn of(form: &mut Form<'_>, opportunity: bool, places: Option<f64>) -> Self {
        let name = form.nth('E');
        let id = form.name("id").or(name);
        let distance = form
            .decimal("distance_u", 0.0, 500.0)
            .unit(Unit::U)
            .measured();
        let projected = form.yes_or_no("in_front_projection").required();
        // An enemy that charges or shoots at the unit is considered before all others, anywhere in
        // its arc.
        let first = ["charging", "shooting_at"]
            .iter()
            .any(|name| form.says(name, Aim::Me.code()));
        let idle = ["charging", "shooting_at"]
            .iter()
            .all(|name| !form.is_told(name));
        // An enemy with some width within the projection is in it.
        if !projected && form.counts("overlap_u", f64::MIN_POSITIVE) {
            form.contradicts("in_front_projection");
        }
        let rank = form.integer("frontality_rank", 1, 20);
        Self {
            id,
            distance,
            projected,
            rank: match places {
                Some(places) => rank.measured_within_if(1.0, places, || false),
                None => rank.maybe_measured(),
            },
            angle: form
                .decimal("angle_deg", 0.0, 180.0)
                .unit(Unit::Degrees)
                .maybe_measured(),
            overlap: form
                .decimal("overlap_u", 0.0, 100.0)
                .unit(Unit::U)
                .maybe_measured(),
            in_arc: if projected || first || !form.may_lack_facts() {
                // The arc opens on both sides of the projection.
                form.yes_or_no("in_arc")
                    .must(|in_arc| in_arc || !projected)
                    .or_usually(projected || first)
            } else {
                form.yes_or_no("in_arc").required()
            },
            in_range: form.yes_or_no("in_range").or(true),
            moving: if opportunity && idle {
                form.yes_or_no("moving").asked_or(false)
            } else {
                form.yes_or_no("moving").or(false)
            },
            charging: form.choice("charging").or(Aim::No),
            shooting: form.choice("shooting_at").or(Aim::No),
        }
    }
}

impl Enemy {
    fn reachable(&self) -> bool {
        self.in_arc && self.in_range
    }
    fn aims_at(&self, whom: Aim) -> bool {
        self.charging == whom || self.shooting == whom
    }
}

/// A unit that must shoot, and its enemies.
pub struct Input {
    opportunity: bool,
    enemies: Vec<Enemy>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let opportunity = form.truth("opportunity");
        let entries = form.entries_told("enemies");
        let has = |entry: &Value, name| entry.get(name).is_some_and(|value| !value.is_null());
        let measured = ["angle_deg", "overlap_u"]
            .iter()
            .any(|name| !entries.is_empty() && entries.iter().all(|entry| has(entry, *name)));
        let places = form.places_told("enemies", "frontality_rank", 20);
        let places = (!measured).then_some(places);
        let enemies: Vec<Enemy> = form.list_with("enemies", 1, 20, |form| {
            Enemy::of(form, opportunity, places)
        });
        for (n, enemy) in enemies.iter().enumerate() {
            if enemies[..n].iter().any(|other| other.id == enemy.id) {
                form.refuse(
                    &format!("enemies.{n}.id"),
                    enemy.id.as_str(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            }
        }
        Self {
            opportunity,
            enemies,
        }
    }
}

claims! {
    FIRST = "impetus/shooting/on-opportunity#first";
    SECOND = "impetus/shooting/on-opportunity#second";
    THIRD = "impetus/shooting/on-opportunity#third";
    FOURTH = "impetus/shooting/on-opportunity#fourth";
    IN_ORDER = "impetus/shooting/on-opportunity#in-order";
    FREE_IN_FIRST = "impetus/shooting/on-opportunity#free-in-first";
    IDLE = "impetus/shooting/on-opportunity#idle";
    NEAR = "impetus/shooting/ordinary#first";
    FAR = "impetus/shooting/ordinary#second";
    REST = "impetus/shooting/ordinary#third";
    NEARER_OFF_FRONT = "impetus/shooting/ordinary#nearer-off-front";
    AMONG_THE_NEAR = "impetus/shooting/ordinary#among-the-near";
    SMALLEST_ANGLE = "impetus/disputes/most-frontal#smallest-angle";
    LARGEST_OVERLAP = "impetus/disputes/most-frontal#largest-overlap";
    STRAIGHT_ON = "impetus/disputes/near-target-off-front#straight-to-the-rest";
    AS_IF_NONE = "impetus/disputes/near-target-off-front#as-if-none-near";
}

/// The measure by which one enemy is more frontal than another.
static MOST_FRONTAL: Point = Point {
    id: "most-frontal",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(SMALLEST_ANGLE),
        Reading::of(LARGEST_OVERLAP),
    ],
};
/// Targets if the only near enemies are off the front.
static OFF_FRONT: Point = Point {
    id: "near-target-off-front",
    kind: PointKind::Open,
    readings: &[Reading::followed(STRAIGHT_ON), Reading::of(AS_IF_NONE)],
};

/// Enemies to choose from; `None` if the choice cannot be determined.
type Targets<'e> = Option<Vec<&'e Enemy>>;

/// Freedom of the shooter among several targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Picks {
    Forced,
    Free,
    None,
}

impl Choice for Picks {
    const SCOPE: &'static str = "impetus-target-choice";
}

impl Rule for ShootingPriority {
    type Input = Input;
    const ID: &'static str = "impetus.shooting-priority";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "class",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "legal_targets",
            kind: OutKind::Names,
        },
        Output {
            name: "choice",
            kind: OutKind::word::<Picks>(),
        },
    ];
    // The step is not asked if the target is the same in each.
    const HEADLINE: &'static [&'static str] = &["legal_targets", "choice", "class"];
    const ENOUGH: usize = 2;
    const POINTS: &'static [&'static Point] = &[&MOST_FRONTAL, &OFF_FRONT];
    const TABLES: &'static [&'static Table] = &[&SHOOTING_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let short = length(case, &SHOOTING_LIMITS, "short-range");
        let reachable: Vec<&Enemy> = input
            .enemies
            .iter()
            .filter(|enemy| enemy.reachable())
            .collect();
        case.step("out-of-reach", reachable.len() < input.enemies.len())
            .arg(
                "names",
                names(input.enemies.iter().filter(|enemy| !enemy.reachable())),
            );
        let (class, targets) = if input.opportunity {
            on_opportunity(case, &reachable, short)
        } else {
            ordinary(case, &reachable, short)
        };
        let choice = targets.as_ref().map(|targets| match targets.len() {
            0 => Picks::None,
            1 => Picks::Forced,
            _ => Picks::Free,
        });
        let ids = targets.map(|targets| {
            targets
                .into_iter()
                .map(|enemy| enemy.id.as_str())
                .collect::<Vec<_>>()
        });
        results(
            Self::OUTPUTS,
            vec![
                ("class", class.into()),
                ("legal_targets", ids.map_or(Value::Null, Value::from)),
                ("choice", choice.map(Picks::code).into()),
            ],
        )
    }
}

fn names<'e>(enemies: impl Iterator<Item = &'e Enemy>) -> String {
    enemies
        .map(|enemy| enemy.id.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

fn on_opportunity<'e>(
    case: &mut Case<'_>,
    reachable: &[&'e Enemy],
    short: f64,
) -> (Option<i64>, Targets<'e>) {
    let some = |keep: &dyn Fn(&Enemy) -> bool| {
        reachable
            .iter()
            .copied()
            .filter(|enemy| keep(enemy))
            .collect::<Vec<_>>()
    };
    let first = some(&|enemy| enemy.aims_at(Aim::Me));
    case.applies("first", !first.is_empty(), FIRST)
        .arg("names", names(first.iter().copied()));
    if !first.is_empty() {
        case.applies("choice-in-first", first.len() > 1, FREE_IN_FIRST);
        return (Some(1), Some(first));
    }
    let second = some(&|enemy| enemy.aims_at(Aim::Friend));
    case.applies("second", !second.is_empty(), SECOND)
        .arg("names", names(second.iter().copied()));
    if !second.is_empty() {
        case.because(IN_ORDER);
        return (Some(2), Some(nearest(case, &second)));
    }
    let third = some(&|enemy| enemy.moving && enemy.projected && enemy.distance <= short);
    case.applies("third", !third.is_empty(), THIRD)
        .arg("names", names(third.iter().copied()))
        .arg("short", short);
    if !third.is_empty() {
        case.because(IN_ORDER);
        return (Some(3), most_frontal(case, &third));
    }
    let moving = some(&|enemy| enemy.moving);
    case.applies("fourth", !moving.is_empty(), FOURTH)
        .arg("names", names(moving.iter().copied()));
    if !moving.is_empty() {
        case.because(IN_ORDER);
        return (Some(4), nearest_or_frontal(case, &moving));
    }
    case.considered("idle", !reachable.is_empty(), IDLE)
        .arg("names", names(reachable.iter().copied()));
    (None, Some(Vec::new()))
}

fn ordinary<'e>(
    case: &mut Case<'_>,
    reachable: &[&'e Enemy],
    short: f64,
) -> (Option<i64>, Targets<'e>) {
    let near: Vec<&Enemy> = reachable
        .iter()
        .copied()
        .filter(|enemy| enemy.distance <= short)
        .collect();
    let frontal: Vec<&Enemy> = near
        .iter()
        .copied()
        .filter(|enemy| enemy.projected)
        .collect();
    case.applies("near", !frontal.is_empty(), NEAR)
        .arg("names", names(frontal.iter().copied()))
        .arg("short", short);
    if !frontal.is_empty() {
        let measured = |enemy: &&&Enemy| enemy.distance.exactly();
        let closest = frontal
            .iter()
            .map(|enemy| measured(&enemy))
            .reduce(|one, other| Some(one?.min(other?)))
            .flatten();
        let nearer = near.iter().filter(|enemy| !enemy.projected).any(|enemy| {
            closest
                .zip(measured(&enemy))
                .is_some_and(|(closest, own)| own < closest)
        });
        case.applies("nearer-off-front", nearer, NEARER_OFF_FRONT);
        let farther = reachable
            .iter()
            .any(|enemy| enemy.projected && enemy.distance > short);
        case.applies("farther", farther, AMONG_THE_NEAR);
        return (Some(1), most_frontal(case, &frontal));
    }
    case.step("near-off-front", !near.is_empty())
        .arg("names", names(near.iter().copied()))
        .arg("short", short)
        .cite(FAR);
    if !near.is_empty() {
        let straight_on = case.ask(&OFF_FRONT).is(STRAIGHT_ON);
        let claim = if straight_on { STRAIGHT_ON } else { AS_IF_NONE };
        case.considered("straight-on", straight_on, claim);
        if straight_on {
            case.applied("rest", REST)
                .arg("names", names(reachable.iter().copied()));
            return (Some(3), Some(reachable.to_vec()));
        }
    }
    if reachable.is_empty() {
        case.considered("rest", false, REST).arg("names", "");
        return (None, Some(Vec::new()));
    }
    case.because(FAR);
    (Some(2), nearest_or_frontal(case, reachable))
}

fn nearest<'e>(case: &mut Case<'_>, among: &[&'e Enemy]) -> Vec<&'e Enemy> {
    let found: Vec<&Enemy> = among
        .iter()
        .copied()
        .filter(|enemy| {
            let mut others = among.iter();
            others.all(|other| enemy.distance <= other.distance)
        })
        .collect();
    let least = found.first().and_then(|enemy| enemy.distance.exactly());
    case.step("nearest", true)
        .arg("names", names(found.iter().copied()))
        .arg("distance", least);
    found
}

fn nearest_or_frontal<'e>(case: &mut Case<'_>, among: &[&'e Enemy]) -> Targets<'e> {
    let near = nearest(case, among);
    let projected: Vec<&Enemy> = among
        .iter()
        .copied()
        .filter(|enemy| enemy.projected)
        .collect();
    let frontal = if projected.is_empty() {
        Some(Vec::new())
    } else {
        most_frontal(case, &projected)
    }?;
    // In the given order.
    Some(
        among
            .iter()
            .copied()
            .filter(|enemy| {
                near.iter()
                    .chain(&frontal)
                    .any(|chosen| chosen.id == enemy.id)
            })
            .collect(),
    )
}

/// The most frontal of some enemies in the front projection.
fn most_frontal<'e>(case: &mut Case<'_>, among: &[&'e Enemy]) -> Targets<'e> {
    let best = |measure: &dyn Fn(&Enemy) -> Option<Measure>| {
        let measured = among
            .iter()
            .map(|enemy| measure(enemy))
            .collect::<Option<Vec<Measure>>>()?;
        let least = |own: &Measure| measured.iter().all(|other| own <= other);
        Some(
            among
                .iter()
                .copied()
                .zip(&measured)
                .filter(|(_, own)| least(own))
                .map(|(enemy, _)| enemy)
                .collect::<Vec<_>>(),
        )
    };
    let found = if among.len() == 1 {
        Some(among.to_vec())
    } else if let Some(by_rank) = best(&|enemy| enemy.rank.clone()) {
        Some(by_rank)
    } else {
        let (by_angle, by_overlap) = (
            best(&|enemy| enemy.angle.clone()),
            best(&|enemy| Some(enemy.overlap.as_ref()?.times(-1.0))),
        );
        let ids = |targets: &Targets<'_>| {
            targets
                .as_ref()
                .map(|targets| names(targets.iter().copied()))
        };
        if ids(&by_angle) == ids(&by_overlap) {
            by_angle
        } else {
            let angle = case.ask(&MOST_FRONTAL).is(SMALLEST_ANGLE);
            let claim = if angle {
                SMALLEST_ANGLE
            } else {
                LARGEST_OVERLAP
            };
            case.considered("by-angle", angle, claim);
            if angle { by_angle } else { by_overlap }
        }
    };
    let told = found.is_some();
    case.step("most-frontal", told)
        .arg("names", names(found.iter().flatten().copied()));
    found
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.shooting-priority";

    fn enemy(id: &str, distance: f64, projected: bool, more: Value) -> Value {
        with(
            &json!({"id": id, "distance_u": distance, "in_front_projection": projected, "in_arc": true}),
            &more,
        )
    }

    fn order(opportunity: bool, enemies: &[Value]) -> (Value, Value, Value) {
        let values = judge(ID, &json!({"opportunity": opportunity, "enemies": enemies})).values;
        (
            values["class"].clone(),
            values["legal_targets"].clone(),
            values["choice"].clone(),
        )
    }

    #[test]
    fn on_opportunity() {
        let moving = json!({"moving": true});
        let me = enemy("A", 20.0, false, json!({"charging": "me"}));
        let fire = enemy("B", 25.0, false, json!({"shooting_at": "me"}));
        let friend = enemy("C", 22.0, false, json!({"charging": "friend"}));
        let other = enemy("D", 18.0, false, json!({"shooting_at": "friend"}));
        let near = enemy(
            "E",
            15.0,
            true,
            with(&moving, &json!({"frontality_rank": 2})),
        );
        let nearer = enemy(
            "F",
            9.0,
            true,
            with(&moving, &json!({"frontality_rank": 1})),
        );
        let far = enemy("G", 16.0, true, moving.clone());
        let side = enemy("H", 5.0, false, moving);
        let idle = enemy("I", 3.0, true, json!({}));
        for (enemies, want) in [
            (vec![&me, &near, &friend], (1, json!(["A"]), "forced")),
            (vec![&me, &fire, &near], (1, json!(["A", "B"]), "free")),
            (vec![&friend, &other, &near], (2, json!(["D"]), "forced")),
            (
                vec![&near, &nearer, &idle, &side],
                (3, json!(["F"]), "forced"),
            ),
            (vec![&near, &far], (3, json!(["E"]), "forced")),
            (vec![&far, &side, &idle], (4, json!(["G", "H"]), "free")),
            (vec![&far], (4, json!(["G"]), "forced")),
        ] {
            let enemies: Vec<Value> = enemies.into_iter().cloned().collect();
            assert_eq!(
                order(true, &enemies),
                (json!(want.0), want.1, json!(want.2))
            );
        }
        assert_eq!(
            order(true, &[idle]),
            (Value::Null, json!([]), json!("none"))
        );
    }

    #[test]
    fn not_on_opportunity() {
        let near = enemy("A", 15.0, true, json!({}));
        let nearer = enemy("B", 8.0, false, json!({}));
        let far = enemy("C", 15.5, true, json!({}));
        let farther = enemy("D", 28.0, false, json!({}));
        assert_eq!(
            order(false, &[near.clone(), nearer.clone(), far.clone()]),
            (json!(1), json!(["A"]), json!("forced"))
        );
        assert_eq!(
            order(false, &[farther.clone(), far.clone()]),
            (json!(2), json!(["C"]), json!("forced"))
        );
        assert_eq!(
            order(
                false,
                &[
                    enemy("E", 20.0, false, json!({})),
                    enemy("F", 25.0, true, json!({})),
                    farther.clone()
                ]
            ),
            (json!(2), json!(["E", "F"]), json!("free"))
        );
        assert_eq!(
            order(false, &[enemy("E", 8.0, true, json!({"in_range": false}))]),
            (Value::Null, json!([]), json!("none"))
        );
        let open = judge(ID, &json!({"enemies": [nearer, far, farther]}));
        assert_eq!(open.finding.kind, FindingKind::Undetermined);
        let read: Vec<_> = open
            .readings
            .iter()
            .map(|r| {
                (
                    r.id,
                    r.values["class"].clone(),
                    r.values["legal_targets"].clone(),
                )
            })
            .collect();
        assert_eq!(
            read,
            [
                ("straight-to-the-rest", json!(3), json!(["B", "C", "D"])),
                ("as-if-none-near", json!(2), json!(["B", "C"]))
            ]
        );
    }

    #[test]
    fn which_is_the_most_frontal() {
        let of = |a: Value, b: Value| {
            judge(
                ID,
                &json!({"enemies": [enemy("A", 12.0, true, a), enemy("B", 12.0, true, b)]}),
            )
        };
        let targets = |a: Value, b: Value| of(a, b).values["legal_targets"].clone();
        assert_eq!(
            targets(json!({"frontality_rank": 1}), json!({"frontality_rank": 2})),
            json!(["A"])
        );
        assert_eq!(
            targets(json!({"frontality_rank": 1}), json!({"frontality_rank": 1})),
            json!(["A", "B"])
        );
        // Both measures agree.
        assert_eq!(
            targets(
                json!({"angle_deg": 5, "overlap_u": 4}),
                json!({"angle_deg": 12, "overlap_u": 2})
            ),
            json!(["A"])
        );
        let open = of(
            json!({"angle_deg": 5, "overlap_u": 2}),
            json!({"angle_deg": 12, "overlap_u": 4}),
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["legal_targets"].clone()))
                .collect::<Vec<_>>(),
            [
                ("smallest-angle", json!(["A"])),
                ("largest-overlap", json!(["B"]))
            ]
        );
        // A rank settles it.
        assert_eq!(
            targets(
                json!({"angle_deg": 5, "overlap_u": 2, "frontality_rank": 2}),
                json!({"angle_deg": 12, "overlap_u": 4, "frontality_rank": 1})
            ),
            json!(["B"])
        );
        // One measure alone leaves the other reading without an answer; none at all, both.
        let half = of(json!({"angle_deg": 5}), json!({"angle_deg": 12}));
        assert_eq!(
            half.readings
                .iter()
                .map(|r| r.values["legal_targets"].clone())
                .collect::<Vec<_>>(),
            [json!(["A"]), Value::Null]
        );
        let none = of(json!({}), json!({}));
        assert_eq!(
            (&none.values["class"], &none.values["legal_targets"]),
            (&json!(1), &Value::Null)
        );
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({})), ["enemies"]);
        assert_eq!(
            of(json!({"enemies": [{"id": "A"}]})),
            ["enemies.0.distance_u", "enemies.0.in_front_projection"]
        );
        assert_eq!(
            of(
                json!({"enemies": [{"id": "A", "distance_u": 1, "in_front_projection": true}, {"id": "A", "distance_u": 2, "in_front_projection": false}]})
            ),
            ["enemies.1.id"]
        );
    }

    proptest! {
        /// A unit out of range is not a target, and a single target is never a choice.
        #[test]
        fn targets_are_reachable(opportunity in any::<bool>(), all in proptest::collection::vec((1_u8..30, any::<bool>(), any::<bool>(), any::<bool>(), 0_usize..3), 1..6)) {
            let enemies: Vec<Value> = all.iter().enumerate().map(|(n, (distance, projected, arc, moving, aim))| json!({
                "id": format!("E{n}"), "distance_u": distance, "in_front_projection": projected, "in_arc": *arc || *projected, "moving": moving,
                "charging": Aim::ALL[*aim].code(), "frontality_rank": n + 1,
            })).collect();
            let verdict = judge(ID, &json!({"opportunity": opportunity, "enemies": enemies, "agreed": ["straight-to-the-rest"]}));
            let targets = verdict.values["legal_targets"].as_array().unwrap();
            for id in targets {
                let n: usize = id.as_str().unwrap()[1..].parse().unwrap();
                prop_assert!(all[n].1 || all[n].2);
            }
            let want = match targets.len() { 0 => "none", 1 => "forced", _ => "free" };
            prop_assert_eq!(&verdict.values["choice"], want);
        }
    }
}
