//! `dba.flee`: a flight, with its initial recoil and what it meets.
//!
//! # Source items
//! bob:flee.1-8, p1, p2, ndt1, bob:recoil.p2, bob:interpenetration.1, bob:pursuit.3,
//! bob:victory.3, qrs:coast.1.
//!
//! # What it decides
//! Whether a flight is completed, stops, turns aside, passes through friends or ends in a loss, and
//! how far the front of the base travels, in mm.
//!
//! # What it does not decide
//! Who flees (`dba.close-combat`, `dba.shooting`), whether the opening recoil can be made
//! (`dba.recoil`, `dba.recoil-scene`), which friends a type may pass, and how fast a type moves.
//!
//! # Readings chosen
//! - Lengths are measured from the rear edge of the base before it recoils. After the about-turn, a
//!   base depth further on, that is the front, and the move is added (bob:flee.2). `dist_to_it_mm`
//!   is measured from the front of the base after the about-turn; an obstacle at or beyond the end
//!   of the move is not met.
//! - Friends are passed if the move ends completely beyond them (bob:interpenetration.1): it must
//!   cover the distance to them, their total depth (`friend_depth`, not in the catalogue) and the
//!   fleer's own depth. Otherwise they block like any friend.
//! - A base that can avoid an obstacle turns aside. A river blocks no base and is not avoided
//!   (bob:flee.8). At the table edge no base turns aside: DBA has no such turn (bob:flee.ndt1).
//! - `bua-occupied` also stands for an occupied camp; `bua` and `camp` are empty places, which the
//!   documents do not mention.
//! - Light Camelry counts as Light Horse and may flee into any bad going (bob:beaten.7).
//! - Dunes and oases do not block camels, because they are good going for them.
//!
//! # Direction of error
//! Only one obstacle is considered, not a second one behind it or beside the way round.
//!
//! # Examples
//! Completes: `LH` 30 deep at 500 paces, 25 mm to the hundred → 155 mm.
//! Destroyed: the same with a slow river 60 mm on.

use serde_json::{Value, json};

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::recoil::{depth_of, read_width, refuse_staying, usual_depth, width};
use super::result_tables::PACES;
use super::tables::{BASE_DEPTH, BASE_WIDTH};
use super::terrain::{COUNTRY, Going, Terrain};
use super::troops::{Base, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, Figures, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, claims, number,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Flee;

/// A flight.
#[derive(Clone, Debug)]
pub struct Input {
    troop: Fact<Base>,
    /// The given depth, or the depth of a known base.
    depth: Option<f64>,
    bw: f64,
    can_recoil: Fact<bool>,
    speed: Measure,
    mm_per_100p: f64,
    meets: Fact<Meets>,
    distance_to_it: Measure,
    /// Total depth of the friends that it may pass through, one behind another.
    friend_depth: Measure,
    can_avoid: Fact<bool>,
}

/// Obstacles that a fleer meets after its recoil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meets {
    Nothing,
    FriendPassable,
    FriendAngled,
    Occupied,
    Enemy,
    RiverDry,
    RiverSlow,
    RiverTorrent,
    TableEdge,
    Ground(Terrain),
}

impl Choice for Meets {
    const SCOPE: &'static str = "dba-flee-meets";
}

impl VariantArray for Meets {
    const VARIANTS: &'static [Self] = &{
        let mut all = [Self::Nothing; 12 + COUNTRY.len()];
        let mut n = 1;
        while n < all.len() {
            all[n] = match n {
                1 => Self::FriendPassable,
                2 => Self::FriendAngled,
                3 => Self::Occupied,
                4 => Self::Enemy,
                5 => Self::RiverDry,
                6 => Self::RiverSlow,
                7 => Self::RiverTorrent,
                8 => Self::TableEdge,
                9 => Self::Ground(Terrain::Waterway),
                19 => Self::Ground(Terrain::Bua),
                20 => Self::Ground(Terrain::Camp),
                _ => Self::Ground(COUNTRY[n - 10]),
            };
            n += 1;
        }
        all
    };
}

impl From<Meets> for &'static str {
    fn from(value: Meets) -> Self {
        match value {
            Meets::Nothing => "nothing",
            Meets::FriendPassable => "friend-parallel-passable",
            Meets::FriendAngled => "friend-angled",
            Meets::Occupied => "bua-occupied",
            Meets::Enemy => "enemy",
            Meets::RiverDry => "river-dry",
            Meets::RiverSlow => "river-slow",
            Meets::RiverTorrent => "river-torrent",
            Meets::TableEdge => "table-edge",
            Meets::Ground(terrain) => terrain.code(),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop: Fact<Base> = form
            .choice("troop")
            .only(|base: Base| !base.troop().stays())
            .fact();
        refuse_staying(form, "troop", &troop);
        let bw = read_width(form);
        let depth = form
            .decimal("depth", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(|figures| usual_depth(figures, troop.exactly()?, bw));
        if troop.exactly().is_some_and(|base| !base.troop().stays()) {
            form.lacks("depth");
        }
        let can_recoil = form.yes_or_no("can_recoil").fact();
        let speed = form
            .integer("speed_paces", 100, 1200)
            .unit(Unit::Paces)
            .measured();
        let scale = form
            .decimal("mm_per_100p", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(|figures| paces(figures, bw));
        // Without a recoil there is no move to measure.
        if can_recoil.exactly() != Some(false) {
            form.lacks("mm_per_100p");
        }
        // A fact of what it meets says that there is something.
        let about = ["dist_to_it_mm", "friend_depth"];
        let something =
            about.iter().any(|name| form.is_told(name)) || form.holds("can_avoid_by_turning");
        let meets = form.choice("meets");
        let meets = meets.must(|meets| !something || meets != Meets::Nothing);
        let meets = if something {
            meets.fact()
        } else {
            meets.fact_or(Meets::Nothing)
        };
        let distance_to_it = form.decimal("dist_to_it_mm", 0.0, 2000.0).unit(Unit::Mm);
        let distance_to_it = if meets == Meets::Nothing {
            distance_to_it.maybe_measured()
        } else {
            Some(distance_to_it.measured())
        };
        let friend_depth = form.decimal("friend_depth", 1.0, 2000.0).unit(Unit::Mm);
        let friend_depth = if meets == Meets::FriendPassable {
            Some(friend_depth.measured())
        } else {
            friend_depth.maybe_measured()
        };
        Self {
            troop,
            depth,
            bw,
            can_recoil,
            speed,
            mm_per_100p: scale.unwrap_or(0.0),
            meets,
            distance_to_it: distance_to_it.unwrap_or_else(|| Measure::known(0.0)),
            friend_depth: friend_depth.unwrap_or_else(|| Measure::known(0.0)),
            can_avoid: form.yes_or_no("can_avoid_by_turning").fact_or(false),
        }
    }
}

/// Length of 100 paces in the scale of a base width, mm.
#[expect(clippy::cast_precision_loss, reason = "millimetres of a hundred paces")]
pub(super) fn paces(figures: &mut Figures<'_>, bw: f64) -> Option<f64> {
    let scale = BASE_WIDTH
        .rows
        .iter()
        .find(|scale| width(figures, scale) == Some(bw))?;
    figures.number(&PACES, scale, "mm").map(|mm| mm as f64)
}

// Claims that a verdict may quote, grouped by node.
claims! {
    CANNOT_RECOIL = "dba/flee/starts-with-recoil#cannot-recoil";
    SUM = "dba/flee/distance#sum";
    CAPPED = "dba/flee/distance#capped";
    GROUND = "dba/flee/distance#ground";
    MINIMUM = "dba/flee/turning-aside#minimum";
    AVOID_FRIENDS = "dba/flee/turning-aside#avoid-friends";
    NO_TURN_AT_EDGE = "dba/flee/turning-aside#no-turn-at-edge";
    EDGE_TURN = "dba/disputes/fleeing-off-table#check-turns";
    PARALLEL = "dba/flee/friends#only-parallel";
    CLEAR_BEYOND = "dba/flee/friends#clear-beyond";
    ELSE_STOPS = "dba/flee/friends#else-stops";
    ANY_BAD_GOING = "dba/flee/barred-ground#any-bad-going";
    MARSH_AND_ROUGH = "dba/flee/barred-ground#marsh-and-rough";
    OCCUPIED = "dba/flee/barred-ground#occupied-counts";
    EMPTY_PLACE = "dba/flee/barred-ground#empty-place";
    STOPS = "dba/flee/blocked#stops";
    RIVER = "dba/flee/into-river#destroyed";
    RIVER_DRY = "dba/flee/into-river#dry";
    RIVER_ANY = "dba/flee/into-river#any-water";
    EDGE_LOST = "dba/disputes/fleeing-off-table#edge-lost";
    EDGE_STOPS = "dba/disputes/fleeing-off-table#edge-stops";
    WATERWAY_STOPS = "dba/disputes/fleeing-into-waterway#waterway-stops";
    WATERWAY_DESTROYED = "dba/disputes/fleeing-into-waterway#waterway-destroyed";
    ENEMY_STOPS = "dba/disputes/fleeing-into-enemy#enemy-stops";
    ENEMY_DESTROYED = "dba/disputes/fleeing-into-enemy#enemy-destroyed";
}

/// A fleer that cannot avoid the table edge.
static OFF_TABLE: Point = Point {
    id: "fleeing-off-table",
    kind: PointKind::Open,
    readings: &[Reading::followed(EDGE_LOST), Reading::of(EDGE_STOPS)],
};
/// A fleer that cannot avoid the waterway.
static INTO_WATERWAY: Point = Point {
    id: "fleeing-into-waterway",
    kind: PointKind::Open,
    readings: &[Reading::of(WATERWAY_STOPS), Reading::of(WATERWAY_DESTROYED)],
};
/// A fleer that meets an enemy after its recoil and cannot avoid it.
static INTO_ENEMY: Point = Point {
    id: "fleeing-into-enemy",
    kind: PointKind::Open,
    readings: &[Reading::followed(ENEMY_STOPS), Reading::of(ENEMY_DESTROYED)],
};

/// End of a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum End {
    Completes,
    Stops,
    Destroyed,
    Passes,
    TurnsAside,
}

impl Choice for End {
    const SCOPE: &'static str = "dba-flee-result";
}

/// Effect of an obstacle on the fleer, before any way round is considered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bar {
    /// The fleer goes on: over open ground, or over an obstacle that others could not enter.
    Open(&'static str),
    Passed,
    /// It blocks the flight; with the claim by which a fleer without a way round stops.
    Blocks(&'static str),
    /// It blocks the flight, and the result is an open point with two readings: the fleer stops, or
    /// is destroyed.
    Disputed(&'static Point, &'static str, &'static str),
    Drowns,
    /// The documents do not say.
    Silent,
}

impl Input {
    /// Length of a move that ends completely beyond the friends.
    fn needed_to_pass(&self, depth: f64) -> Measure {
        &(&self.distance_to_it + &self.friend_depth) + depth
    }

    /// The fleer's own depth.
    fn depth(&self, case: &mut Case<'_>) -> f64 {
        self.depth
            .or_else(|| depth_of(case, &self.troop, self.bw))
            .unwrap_or_else(|| {
                // The depth of a known base was given, or is asked.
                self.troop.get();
                self.bw
            })
    }
}

/// Kinds of bad going for a fleer: some are good going for camels, and light troops pass through
/// all.
const fn kind(base: Base) -> (bool, bool) {
    let troop = base.troop();
    let light = matches!(troop, Troop::Ps | Troop::LH | Troop::TwoCm);
    (troop.is_camels(), light)
}

/// The obstacle that blocks a fleer that reaches it; `passes` tells whether its move is long enough
/// to pass through friends.
fn bar(troop: Troop, meets: Meets, passes: bool) -> Bar {
    match meets {
        Meets::Nothing => Bar::Open(SUM),
        Meets::FriendPassable if passes => Bar::Passed,
        Meets::FriendPassable => Bar::Blocks(CLEAR_BEYOND),
        Meets::FriendAngled => Bar::Blocks(ELSE_STOPS),
        Meets::Occupied => Bar::Blocks(OCCUPIED),
        Meets::Enemy => Bar::Disputed(&INTO_ENEMY, ENEMY_STOPS, ENEMY_DESTROYED),
        Meets::TableEdge => Bar::Disputed(&OFF_TABLE, EDGE_STOPS, EDGE_LOST),
        Meets::Ground(Terrain::Waterway) => {
            Bar::Disputed(&INTO_WATERWAY, WATERWAY_STOPS, WATERWAY_DESTROYED)
        }
        Meets::RiverDry => Bar::Open(RIVER_DRY),
        Meets::RiverSlow | Meets::RiverTorrent => Bar::Drowns,
        Meets::Ground(Terrain::Bua | Terrain::Camp) => Bar::Silent,
        Meets::Ground(terrain) => {
            let going = terrain.going_for(troop);
            match (going, troop) {
                (Going::Good | Going::Neither, _) => Bar::Open(SUM),
                (Going::Bad, Troop::Ps | Troop::LH | Troop::TwoCm) => Bar::Open(ANY_BAD_GOING),
                (Going::Bad, _) if matches!(terrain, Terrain::Marsh | Terrain::Rough) => {
                    Bar::Open(MARSH_AND_ROUGH)
                }
                (Going::Bad, _) => Bar::Blocks(MARSH_AND_ROUGH),
            }
        }
    }
}

impl Rule for Flee {
    type Input = Input;
    const ID: &'static str = "dba.flee";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "result",
            kind: OutKind::word::<End>(),
        },
        Output {
            name: "front_travel_mm",
            kind: OutKind::Number(Unit::Mm),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("completes", "front_travel_mm"),
        ("stops", "front_travel_mm"),
        ("passes", "front_travel_mm"),
        ("turns-aside", "front_travel_mm"),
    ];
    const POINTS: &'static [&'static Point] = &[&OFF_TABLE, &INTO_WATERWAY, &INTO_ENEMY];
    const TABLES: &'static [&'static Table] = &[&BASE_WIDTH, &BASE_DEPTH, &PACES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let can_recoil = *input.can_recoil;
        case.step("recoil", can_recoil)
            .value(can_recoil)
            .cite(CANNOT_RECOIL);
        if !can_recoil {
            case.because(CANNOT_RECOIL);
            for flag in ["outside:depth", "outside:scale"] {
                case.idle(flag);
            }
            // With something in the way, the recoil alone does not complete the flight.
            if input.meets.exactly() == Some(Meets::Nothing) {
                case.remedy("can-recoil", vec![], vec![("can_recoil", json!(true))]);
            }
            return Values::default()
                .with("result", End::Destroyed.code())
                .with("front_travel_mm", Value::Null);
        }
        let depth = input.depth(case);
        let capped = depth > input.bw;
        let steps = input.speed.times(input.mm_per_100p / 100.0);
        case.step("own-depth", true).value(number(depth)).cite(SUM);
        case.step("cap", capped)
            .value(number(input.bw))
            .cite(CAPPED);
        case.step("speed", true)
            .value_of(&steps)
            .arg("paces", input.speed.exactly())
            .arg("scale", input.mm_per_100p)
            .cite(GROUND);
        let Some((end, travel)) = met(case, input, depth, &steps) else {
            return Values::default()
                .with("result", Value::Null)
                .with("front_travel_mm", Value::Null);
        };
        if capped {
            case.because(CAPPED);
        }
        Values::default()
            .with("result", end.code())
            .with("front_travel_mm", travel.map(|mm| number(rounded(mm))))
    }
}

/// Tables are measured to a tenth of a millimetre.
fn rounded(mm: f64) -> f64 {
    (mm * 10.0).round() / 10.0
}

/// End of the second part of a flight, and the distance travelled by the front; `None` if the
/// documents do not say.
fn met(
    case: &mut Case<'_>,
    input: &Input,
    depth: f64,
    steps: &Measure,
) -> Option<(End, Option<f64>)> {
    let back = depth.min(input.bw);
    let (whole, there) = (
        steps.exactly().map(|steps| back + steps),
        input.distance_to_it.exactly().map(|at| back + at),
    );
    let nothing = input.meets == Meets::Nothing;
    let reached = !nothing && input.distance_to_it < *steps;
    let needed = input.needed_to_pass(depth);
    let passes = || input.meets == Meets::FriendPassable && needed <= *steps;
    let bar = if reached {
        let troop = input.troop.alike(kind).troop();
        let friends = |meets| matches!(meets, Meets::FriendAngled | Meets::FriendPassable);
        let meets = input.meets.alike(|meets| {
            let edge = meets == Meets::TableEdge;
            (bar(troop, meets, true), friends(meets), edge)
        });
        bar(troop, meets, passes())
    } else {
        // An obstacle that is not reached is quoted if it is known.
        let known = input.troop.exactly().zip(input.meets.exactly());
        known.map_or(Bar::Open(SUM), |(base, meets)| {
            bar(base.troop(), meets, passes())
        })
    };
    let obstacle = reached && matches!(bar, Bar::Blocks(_) | Bar::Disputed(..));
    let why = match bar {
        _ if nothing => "nothing",
        _ if !reached => "far",
        Bar::Open(_) => "open",
        Bar::Passed => "passed",
        Bar::Drowns => "drowns",
        Bar::Silent => "silent",
        Bar::Blocks(CLEAR_BEYOND) => "short",
        Bar::Blocks(_) | Bar::Disputed(..) => "bars",
    };
    let cite = match bar {
        Bar::Open(claim) | Bar::Blocks(claim) => claim,
        Bar::Passed => PARALLEL,
        Bar::Drowns => RIVER,
        Bar::Disputed(point, ..) => point.readings[0].claim,
        Bar::Silent => EMPTY_PLACE,
    };
    case.step("meets", reached && !matches!(bar, Bar::Open(_)))
        .value_of(&input.meets)
        .arg("meets", &input.meets)
        .arg("at", input.distance_to_it.exactly())
        .arg("needed", needed.exactly())
        .arg("steps", steps.exactly())
        .arg("why", why)
        .cite(cite);
    let edge = obstacle && input.meets == Meets::TableEdge;
    let turns = obstacle && !edge && *input.can_avoid;
    let why = match (obstacle, turns) {
        (false, _) => "no-obstacle",
        (true, _) if edge => "edge",
        (true, false) => "no-way-round",
        (true, true) => "way-round",
    };
    case.applies(
        "turning",
        turns,
        if edge { NO_TURN_AT_EDGE } else { MINIMUM },
    )
    .value_of(&input.can_avoid)
    .arg("why", why);
    if !reached {
        case.because(SUM);
        return Some((End::Completes, whole));
    }
    if turns {
        let friends = |meets| matches!(meets, Meets::FriendAngled | Meets::FriendPassable);
        if input.meets.is(friends) {
            case.because(AVOID_FRIENDS);
        }
        return Some((End::TurnsAside, whole));
    }
    if edge {
        case.because(EDGE_TURN);
        case.because(NO_TURN_AT_EDGE);
    } else if obstacle {
        case.remedy(
            "way-round",
            vec![],
            vec![("can_avoid_by_turning", json!(true))],
        );
    }
    let ended = match bar {
        Bar::Open(claim) => {
            case.because(claim);
            (End::Completes, whole)
        }
        Bar::Passed => {
            case.because(PARALLEL);
            (End::Passes, whole)
        }
        Bar::Blocks(claim) => {
            case.because(STOPS);
            case.because(claim);
            if claim == CLEAR_BEYOND {
                case.because(ELSE_STOPS);
            }
            (End::Stops, there)
        }
        Bar::Disputed(point, stop, kill) => {
            let stops = case.ask(point).is(stop);
            case.because(if stops { stop } else { kill });
            (if stops { End::Stops } else { End::Destroyed }, there)
        }
        Bar::Drowns => {
            case.because(RIVER);
            case.because(RIVER_ANY);
            (End::Destroyed, there)
        }
        Bar::Silent => {
            case.silent("flee-empty-place");
            case.because(EMPTY_PLACE);
            return None;
        }
    };
    Some(ended)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{check, faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(troop: &str, meets: &str, changes: &Value) -> Verdict {
        let given = json!({"troop": troop, "depth": 30, "bw": 40, "can_recoil": true, "speed_paces": 400, "mm_per_100p": 25, "meets": meets, "dist_to_it_mm": if meets == "nothing" { Value::Null } else { json!(50) }});
        judge("dba.flee", &with(&given, changes))
    }

    #[test]
    fn figures_that_have_no_part_are_not_spoken_of() {
        let usual = |can_recoil: bool| {
            judge(
                "dba.flee",
                &json!({"troop": "LH", "can_recoil": can_recoil, "speed_paces": 500}),
            )
            .flags
        };
        assert_eq!(
            (usual(true), usual(false)),
            (
                vec!["outside:depth".to_owned(), "outside:scale".to_owned()],
                vec![]
            )
        );
    }

    /// `result travel`
    fn told(verdict: &Verdict) -> String {
        format!(
            "{} {}",
            verdict.values["result"].as_str().unwrap_or("open"),
            verdict.values["front_travel_mm"]
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
    fn a_depth_and_a_move() {
        let horse = json!({"troop": "LH", "depth": 30, "can_recoil": true, "speed_paces": 500, "mm_per_100p": 25});
        tells(&judge("dba.flee", &horse), "completes 155", SUM);
        // The usual depth and scale come from outside, each with its flag.
        let usual = judge(
            "dba.flee",
            &json!({"troop": "LH", "can_recoil": true, "speed_paces": 500}),
        );
        assert_eq!(
            (told(&usual).as_str(), usual.flags.clone()),
            (
                "completes 155",
                vec!["outside:depth".to_owned(), "outside:scale".to_owned()]
            )
        );
        let wide = judge(
            "dba.flee",
            &json!({"troop": "LH", "bw": 60, "can_recoil": true, "speed_paces": 500}),
        );
        assert_eq!(told(&wide), "completes 240");
        tells(
            &ask("Cv", "nothing", &json!({"depth": 60})),
            "completes 140",
            CAPPED,
        );
    }

    #[test]
    fn without_its_recoil_there_is_no_flight() {
        let dead = ask("LH", "nothing", &json!({"can_recoil": false}));
        tells(&dead, "destroyed null", CANNOT_RECOIL);
        assert_eq!(dead.remedies[0].code, "can-recoil");
    }

    #[test]
    fn friends_are_passed_parallel_or_avoided() {
        // Fifty to the friend, its depth of twenty and the fleer's own thirty: a move of a hundred
        // just suffices.
        tells(
            &ask(
                "Ps",
                "friend-parallel-passable",
                &json!({"friend_depth": 20}),
            ),
            "passes 130",
            PARALLEL,
        );
        let short = ask(
            "Ps",
            "friend-parallel-passable",
            &json!({"friend_depth": 21}),
        );
        tells(&short, "stops 80", CLEAR_BEYOND);
        assert!(short.reasons.contains(&ELSE_STOPS));
        tells(
            &ask(
                "Ps",
                "friend-parallel-passable",
                &json!({"friend_depth": 21, "can_avoid_by_turning": true}),
            ),
            "turns-aside 130",
            AVOID_FRIENDS,
        );
        tells(
            &ask(
                "Ps",
                "friend-angled",
                &json!({"can_avoid_by_turning": true}),
            ),
            "turns-aside 130",
            AVOID_FRIENDS,
        );
        let stopped = ask("Ps", "friend-angled", &json!({}));
        tells(&stopped, "stops 80", ELSE_STOPS);
        assert_eq!(
            told(&ask(
                "Ps",
                "friend-angled",
                &Value::Object(stopped.remedies[0].input.clone())
            )),
            "turns-aside 130"
        );
    }

    #[test]
    fn bad_going_bars_most() {
        for terrain in ["wood", "dunes", "oasis", "steep-hill"] {
            for free in ["Ps", "LH", "2Cm"] {
                assert_eq!(
                    told(&ask(free, terrain, &json!({}))),
                    "completes 130",
                    "{free} {terrain}"
                );
            }
            tells(&ask("Cv", terrain, &json!({})), "stops 80", MARSH_AND_ROUGH);
        }
        for terrain in ["marsh", "rough"] {
            tells(
                &ask("Cv", terrain, &json!({})),
                "completes 130",
                MARSH_AND_ROUGH,
            );
        }
        assert_eq!(told(&ask("Cm", "dunes", &json!({}))), "completes 130");
        assert_eq!(told(&ask("Cm", "wood", &json!({}))), "stops 80");
        assert_eq!(
            told(&ask("Cv", "wood", &json!({"can_avoid_by_turning": true}))),
            "turns-aside 130"
        );
        tells(&ask("Cv", "bua-occupied", &json!({})), "stops 80", OCCUPIED);
        for open in ["gentle-hill", "road", "good"] {
            assert_eq!(told(&ask("Cv", open, &json!({}))), "completes 130");
        }
    }

    #[test]
    fn rivers_drown_and_are_not_avoided() {
        for river in ["river-slow", "river-torrent"] {
            let verdict = ask("LH", river, &json!({"can_avoid_by_turning": true}));
            tells(&verdict, "destroyed 80", RIVER);
            assert!(!step(&verdict, "turning").0);
        }
        tells(
            &ask("LH", "river-dry", &json!({})),
            "completes 130",
            RIVER_DRY,
        );
    }

    #[test]
    fn what_is_too_far_off_is_not_met() {
        for meets in ["river-slow", "table-edge", "enemy", "wood", "bua"] {
            assert_eq!(
                told(&ask("Cv", meets, &json!({"dist_to_it_mm": 100}))),
                "completes 130",
                "{meets}"
            );
        }
        assert_eq!(
            told(&ask("Cv", "river-slow", &json!({"dist_to_it_mm": 99}))),
            "destroyed 129"
        );
    }

    #[test]
    fn the_speed_is_asked_only_where_it_decides() {
        // The slowest move reaches a near river; the fastest does not reach a far one.
        for (at, asked) in [
            (20, false),
            (24, false),
            (25, true),
            (299, true),
            (300, false),
        ] {
            let given = json!({"troop": "Kn", "can_recoil": true, "meets": "river-slow", "dist_to_it_mm": at});
            let Value::Object(given) = given else {
                unreachable!()
            };
            let verdict = check("dba.flee")
                .answer(&crate::kit::tables::Tables::default(), &given)
                .unwrap();
            assert_eq!(
                verdict.asks.iter().any(|ask| ask.field == "speed_paces"),
                asked,
                "{at}"
            );
        }
    }

    #[test]
    fn edge_water_and_enemy_are_left_open() {
        for (meets, stops, dies, point) in [
            ("table-edge", "edge-stops", "edge-lost", "fleeing-off-table"),
            (
                "waterway",
                "waterway-stops",
                "waterway-destroyed",
                "fleeing-into-waterway",
            ),
            (
                "enemy",
                "enemy-stops",
                "enemy-destroyed",
                "fleeing-into-enemy",
            ),
        ] {
            let open = ask("LH", meets, &json!({}));
            assert_eq!(
                (open.finding.kind, open.finding.code.as_str()),
                (FindingKind::Undetermined, point)
            );
            assert_eq!(open.values["front_travel_mm"], json!(80));
            assert_eq!(
                told(&ask("LH", meets, &json!({"agreed": stops}))),
                "stops 80"
            );
            assert_eq!(
                told(&ask("LH", meets, &json!({"agreed": dies}))),
                "destroyed 80"
            );
            let turns = ask("LH", meets, &json!({"can_avoid_by_turning": true}));
            if meets == "table-edge" {
                // DBA has no turn at the edge, even with a way round.
                assert_eq!(turns.values, open.values);
                assert!(
                    turns.reasons.contains(&EDGE_TURN) && turns.reasons.contains(&NO_TURN_AT_EDGE)
                );
            } else {
                assert_eq!(told(&turns), "turns-aside 130");
            }
        }
        for place in ["bua", "camp"] {
            let silent = ask("LH", place, &json!({}));
            assert_eq!(
                (
                    silent.finding.kind,
                    silent.missing,
                    silent.values["result"].clone()
                ),
                (
                    FindingKind::Undetermined,
                    Some("flee-empty-place"),
                    Value::Null
                )
            );
        }
    }

    #[test]
    fn what_cannot_be_known_is_asked_for() {
        let missing = |given: Value| {
            faults("dba.flee", &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(missing(json!({})), ["troop", "can_recoil", "speed_paces"]);
        let fleer = json!({"troop": "LH", "can_recoil": true, "bw": 50, "speed_paces": 300, "meets": "wood"});
        assert_eq!(
            missing(fleer.clone()),
            ["depth", "mm_per_100p", "dist_to_it_mm"]
        );
        let friends = with(
            &fleer,
            &json!({"bw": 40, "meets": "friend-parallel-passable", "dist_to_it_mm": 20}),
        );
        assert_eq!(missing(friends), ["friend_depth"]);
    }

    proptest! {
        #[test]
        fn nobody_gets_farther_than_depth_and_move(depth in 1_u32..=200, speed in 100_u32..=600, at in 0_u32..=300, meets in 0..Meets::ALL.len(), avoid in any::<bool>()) {
            let meets = Meets::ALL[meets];
            let there = |fact: Value| if meets == Meets::Nothing { Value::Null } else { fact };
            let verdict = ask("Cv", meets.code(), &json!({
                "depth": depth, "speed_paces": speed, "dist_to_it_mm": there(json!(at)), "can_avoid_by_turning": there(json!(avoid)),
                "friend_depth": there(json!(20)), "agreed": ["edge-stops", "waterway-stops", "enemy-stops"],
            }));
            let most = f64::from(depth.min(40)) + f64::from(speed) / 4.0 + 0.1;
            prop_assert!(verdict.values["front_travel_mm"].as_f64().is_none_or(|mm| mm <= most));
        }
    }
}
