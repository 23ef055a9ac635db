//! `dba.recoil-scene`: a beaten base recoils on the table, and what it meets.
//!
//! # Source items
//! bob:recoil.1, 3-6, p2, p4, p6, beaten.8, river-crossing.5, river-movement.2, 3, melee.3, 6;
//! qrs:recoil.1, 4-6, 11-15, 17. The effect of a friend behind is that of `dba.recoil`; the bases
//! that share the fate of a lost base are those of `dba.supporter-fate`.
//!
//! # What it decides
//! Whether the base completes its recoil and where it ends, what it meets first, and which bases
//! are pushed, passed or destroyed, including the second rank that supported it.
//!
//! # What it does not decide
//! The roll at a torrent (`dba.river-crossing`): failures are given in `river_fails`.
//!
//! # Readings chosen
//! - Touching something at the very end of the recoil is not meeting it: only obstacles that would
//!   have to move are met.
//! - Obstacles at the same distance are judged together; enemies and terrain before friends.
//! - A friend counts as behind another if it touches it; several met at once count as several
//!   behind, so no base is passed.
//! - A pushed base pushes every friend in its way; a base that faces another way, an Elephant or a
//!   War Wagon stops it, and so do enemies, water, BUAs and camps.
//! - The part of an enemy that is met is the part at the point of contact; corners do not belong to
//!   an edge.
//! - Moving along an edge is not meeting it; flagged if the edge is an enemy's.
//! - The table edge stops no base: a base that goes over it still pushes others.
//! - A road column is the base and those that touch it from behind, one after another. Each takes
//!   the place of the next, so only the last one needs room, directly behind it.
//! - A river matters only to a base that is not yet in it.
//!
//! # Direction of error
//! The board has no bends of roads: the last base of a column goes straight back instead of
//! following the bend, and may meet what it would have avoided.
//!
//! # Examples
//! Light Horse directly behind Blades, 5 mm away, back to back: both are lost. Facing them: only
//! the Blades.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use serde_json::{Value, json};

use super::board::{self, Own, Stand, paths, standing};
use super::contacts;
use super::move_tables::TORRENT_ROLL;
use super::recoil::{
    Behind, COMPLETES, End, Ending, OWN_DEPTH, PUSHED_OFF_LOST, Recoil, TABLE_EDGE, WIDTH_CAP, meet,
};
use super::river_crossing;
use super::supporter_fate::{self, FrontResult, HelperFate};
use super::tables::{BASE_DEPTH, BASE_WIDTH, RECOIL_MATRIX};
use super::terrain::{Going, River, Terrain};
use super::troops::Troop;
use crate::check::board::{Area, MOST};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Role, Rule, Takes, Unit, Values, claims, number,
};
use crate::kit::geometry::{
    Base, Corner, Edge, Line, Point as Place, Polygon, Tolerance, gap, on_edge, shared,
};
use crate::kit::scene::{Mark, round};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct RecoilScene;

/// The recoiling base, and everything around it.
pub struct Input {
    loser: usize,
    elements: Vec<Stand>,
    table: Size,
    fortified: Vec<Polygon<f64>>,
    waterway: Vec<Polygon<f64>>,
    bad_going: Vec<Area<Terrain>>,
    bw: f64,
    /// Outlines of a river that is not dry.
    river: Vec<Polygon<f64>>,
    river_type: River,
    /// Bases that cannot enter it, if it is a torrent.
    river_fails: Vec<usize>,
    /// The recoiler's die at a torrent, and the least that lets it in.
    cross_die: Option<Measure>,
    least_die: i64,
    /// Friend that gave rear support in the lost combat.
    supporter: Option<usize>,
    road_column: bool,
    shots_all_on_rear: bool,
}

/// The size of the table.
struct Size(Measure, Measure);

impl Size {
    /// Distance that a base can go straight back before a corner leaves the table. A side of the table is
    /// needed only if a recoil of this length may cross it.
    fn way_back(&self, base: &Base, limit: f64) -> f64 {
        let reach = |base: &Base, along: fn(&Place) -> f64| {
            let corners = base.corners();
            corners.iter().map(along).fold(f64::NEG_INFINITY, f64::max)
        };
        let back = base.moved(0.0, -limit);
        let side = |side: &Measure, along: fn(&Place) -> f64| {
            let needed = reach(&back, along);
            if needed <= reach(base, along) || *side >= needed {
                f64::INFINITY
            } else {
                side.number()
            }
        };
        base.way_back_on(
            side(&self.0, |corner| corner.x),
            side(&self.1, |corner| corner.y),
        )
    }
}

impl Declared for Size {
    fn declare(form: &mut Form<'_>) -> Self {
        let mut side = |name| form.decimal(name, 200.0, 3000.0).unit(Unit::Mm).measured();
        Self(side("w"), side("h"))
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let bw = board::base_width(form);
        let loser = form.name("loser").required();
        let elements: Vec<Stand> = form
            .list::<Own>("elements", 1, MOST)
            .into_iter()
            .map(|own| own.0)
            .collect();
        let table = form.group("table");
        let fortified = form.outlines("fortified", MOST);
        let waterway = form.outlines("waterway", MOST);
        let bad_going = form.pieces("bad_going", MOST);
        let river = form.outlines("river", MOST);
        let river_type = form.choice("river_type").optional();
        if !river.is_empty() {
            form.lacks("river_type");
        }
        // Whoever recoils into a torrent rolls to enter it (bob:recoil.5b).
        let rolls = !river.is_empty()
            && river_type.is_none_or(|kind| kind == River::Torrent)
            && !form.is_told("river_fails");
        let least_die = form.figure(&TORRENT_ROLL, "least", "die").unwrap_or(1);
        let cross_die = form.integer("cross_die", 1, 6).matters(rolls);
        let cross_die = if rolls {
            cross_die.measured_if(|| false)
        } else {
            cross_die.maybe_measured()
        };
        let failing = form.names("river_fails", 0, MOST);
        // Who fails to enter a torrent is destroyed, so that it is said that nobody was taken to.
        let failing = if !river.is_empty() && river_type == Some(River::Torrent) {
            failing.or_named(Vec::new())
        } else {
            failing.or(Vec::new())
        };
        let shots_all_on_rear = form.truth("shots_all_on_rear");
        let supporter = form.name("supporter").optional();
        let road_column = form.truth("road_column");
        standing(form, &paths("elements", &elements));
        let place = |id: &str| elements.iter().position(|stand| stand.id == id);
        let found = place(&loser);
        let side = found.map(|n| elements[n].side);
        let friends = elements
            .iter()
            .enumerate()
            .filter(|(n, stand)| Some(*n) != found && Some(stand.side) == side);
        let friends: Vec<String> = friends.map(|(_, stand)| stand.id.clone()).collect();
        if found.is_none() && !loser.is_empty() {
            form.refuse(
                "loser",
                loser.clone(),
                FaultKind::NotOneOf,
                elements.iter().map(|stand| stand.id.clone()).collect(),
            );
        }
        if let Some(who) = supporter.as_ref().filter(|who| !friends.contains(who)) {
            form.refuse(
                "supporter",
                who.clone(),
                FaultKind::NotOneOf,
                friends.clone(),
            );
        }
        for who in failing
            .iter()
            .filter(|who| **who != loser && !friends.contains(who))
        {
            form.refuse(
                "river_fails",
                who.clone(),
                FaultKind::NotOneOf,
                friends.clone(),
            );
        }
        let supporter = supporter.and_then(|who| place(&who));
        let river_fails = failing.iter().filter_map(|who| place(who)).collect();
        let river_type = river_type.unwrap_or(River::Dry);
        Self {
            loser: found.unwrap_or_default(),
            elements,
            table,
            fortified,
            waterway,
            bad_going,
            bw,
            river,
            river_type,
            river_fails,
            cross_die,
            least_die,
            supporter,
            road_column,
            shots_all_on_rear,
        }
    }
}

// Claims that a verdict may quote, grouped by node; those about friends are `dba.recoil`'s.
claims! {
    with all &[
        RIVER_ENTERED, RIVER_SLOW, RIVER_FAILS, RIVER_STOPS, supporter_fate::SAME_TYPE, supporter_fate::PSILOI_BEHIND,
        supporter_fate::PSILOI_NEIGHBOURS, supporter_fate::PIKES, supporter_fate::NO_SUPPORT, supporter_fate::BLOCKED, supporter_fate::FRONT_LIVES
    ], Recoil::CLAIMS;
    FIRST_MET = "dba/recoil/when-destroyed#first-met";
    FRONT_ON = "dba/recoil/enemy-on-flank#front-on-flank-or-rear";
    SIDE_NOT_FATAL = "dba/recoil/enemy-on-flank#side-not-fatal";
    SIDE_BLOCKS = "dba/recoil/enemy-on-flank#side-blocks-behind";
    ALL_ON_REAR = "dba/recoil/rear-shooting#all-on-rear";
    INSIDE = "dba/recoil/bua-or-camp#inside";
    INTO = "dba/recoil/bua-or-camp#into";
    BAD_GOING = "dba/recoil/guns-and-wagons#bad-going";
    OTHERS_ENTER = "dba/recoil/guns-and-wagons#others-may-enter";
    INTO_ENEMY = "dba/recoil/into-enemy#recoiler-lost";
    REAR_TO_REAR = "dba/recoil/into-enemy#rear-to-rear";
    REAR_CORNER = "dba/recoil/into-enemy#rear-corner";
    ON_FLANK = "dba/recoil/into-enemy#corner-on-flank";
    ENEMY_LIVES = "dba/recoil/into-enemy#enemy-lives";
    EDGE_ON_FLANK = "dba/recoil/into-enemy#rear-edge-on-flank";
    SLIDES = "dba/disputes/sliding-along-a-base#check-passes";
    OWN_CORNER = "dba/disputes/whose-rear-corner#recoilers-corner";
    EITHER_CORNER = "dba/disputes/whose-rear-corner#either-corner";
}

const RIVER_SLOW: &str = river_crossing::RECOIL_SLOW;
const RIVER_ENTERED: &str = river_crossing::RECOIL_PASSES;
const RIVER_FAILS: &str = river_crossing::RECOIL_FAILS;
const RIVER_STOPS: &str = river_crossing::PUSHED_STOPS;

/// The recoiler's rear edge on an enemy rear corner.
static WHOSE_CORNER: Point = Point {
    id: "whose-rear-corner",
    kind: PointKind::Open,
    readings: &[Reading::followed(OWN_CORNER), Reading::of(EITHER_CORNER)],
};

const POINTS: [&Point; 1 + Recoil::POINTS.len()] = {
    let mut all = [&WHOSE_CORNER; 1 + Recoil::POINTS.len()];
    let mut n = 1;
    while n < all.len() {
        all[n] = Recoil::POINTS[n - 1];
        n += 1;
    }
    all
};

/// Reason for the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Why {
    Clear,
    Passed,
    Pushed,
    Trampled,
    PushedOff,
    FrontOnFlankOrRear,
    AllOnRear,
    Inside,
    Enemy,
    Fortified,
    Waterway,
    River,
    TableEdge,
    BadGoing,
    FriendAskew,
    FriendBars,
    FriendStopped,
    Elephants,
}

impl Choice for Why {
    const SCOPE: &'static str = "dba-recoil-scene-why";
}

/// An obstacle in the way of a base that never moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Solid {
    Enemy(usize),
    Fortified,
    Waterway,
    /// A torrent that the base fails to enter.
    River,
    TableEdge,
    BadGoing,
}

/// End of a recoil.
struct Outcome {
    completes: bool,
    why: Why,
    /// Distance of the recoil in mm, or the distance to the obstacle that destroys the base.
    travel: f64,
    destroyed: Vec<usize>,
    pushed: Vec<(usize, f64)>,
    passed: Vec<usize>,
}

impl Outcome {
    fn of(why: Why, completes: bool, travel: f64) -> Self {
        Self {
            completes,
            why,
            travel,
            destroyed: Vec::new(),
            pushed: Vec::new(),
            passed: Vec::new(),
        }
    }
    fn lost(why: Why, travel: f64) -> Self {
        Self::of(why, false, travel)
    }
}

impl Rule for RecoilScene {
    type Input = Input;
    const ID: &'static str = "dba.recoil-scene";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "loser_result",
            kind: OutKind::word::<End>(),
        },
        Output {
            name: "end",
            kind: OutKind::Group(&[
                Output {
                    name: "x",
                    kind: OutKind::Number(Unit::Mm),
                },
                Output {
                    name: "y",
                    kind: OutKind::Number(Unit::Mm),
                },
            ]),
        },
        Output {
            name: "destroyed",
            kind: OutKind::Names,
        },
        Output {
            name: "pushed",
            kind: OutKind::List(&[
                Output {
                    name: "id",
                    kind: OutKind::Name,
                },
                Output {
                    name: "mm",
                    kind: OutKind::Number(Unit::Mm),
                },
            ]),
        },
        Output {
            name: "passed",
            kind: OutKind::Names,
        },
        Output {
            name: "why",
            kind: OutKind::word::<Why>(),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("destroyed", "destroyed")];
    const HEADLINE: &'static [&'static str] = &["loser_result", "why"];
    const POINTS: &'static [&'static Point] = &POINTS;
    const TABLES: &'static [&'static Table] =
        &[&RECOIL_MATRIX, &BASE_WIDTH, &BASE_DEPTH, &TORRENT_ROLL];
    const ROLES: &'static [Role] = &[
        Role {
            field: "loser",
            takes: Takes::Name,
        },
        Role {
            field: "elements",
            takes: Takes::All,
        },
        Role {
            field: "table",
            takes: Takes::Board,
        },
        Role {
            field: "fortified",
            takes: Takes::Outlines(&["bua", "camp"]),
        },
        Role {
            field: "waterway",
            takes: Takes::Outlines(&["waterway"]),
        },
        Role {
            field: "bad_going",
            takes: Takes::Grounds(&["wood", "marsh", "rough", "dunes", "oasis", "steep-hill"]),
        },
        Role {
            field: "river",
            takes: Takes::Outlines(&["river"]),
        },
        Role {
            field: "supporter",
            takes: Takes::Name,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let table = Board {
            input,
            loser: &input.elements[input.loser],
            tolerance: case.tolerance(),
            distance: 0.0,
        };
        let depth = table.loser.base.d;
        let distance = depth.min(input.bw);
        let table = Board { distance, ..table };
        case.step("distance", true)
            .value(number(depth))
            .cite(OWN_DEPTH);
        case.step("cap", depth > input.bw)
            .value(number(input.bw))
            .arg("depth", depth)
            .cite(WIDTH_CAP);
        let strip = Base {
            d: distance,
            ..table.loser.base.moved(0.0, -(depth + distance) / 2.0)
        };
        case.mark(Mark::area("recoil-path", &table.loser.id, &strip.polygon()));
        let mut outcome = match table.at_once(case) {
            Some(why) => Outcome::lost(why, 0.0),
            None => table.back(case),
        };
        table.with_supporter(case, &mut outcome);
        table.tell(case, &outcome, depth > input.bw)
    }
}

/// The table during a recoil.
struct Board<'i> {
    input: &'i Input,
    loser: &'i Stand,
    tolerance: Tolerance,
    /// Distance of the recoil, mm.
    distance: f64,
}

/// Whether bad going stops troops that recoil into it.
fn is_barred(troop: Troop) -> bool {
    troop == Troop::Art || troop.is_wagon()
}

impl Board<'_> {
    fn base(&self, n: usize) -> &Base {
        &self.input.elements[n].base
    }
    fn id(&self, n: usize) -> String {
        self.input.elements[n].id.clone()
    }
    fn is(&self, n: usize, test: impl Fn(Troop) -> bool) -> bool {
        self.input.elements[n].troop.is(|base| test(base.troop()))
    }
    fn friends(&self) -> impl Iterator<Item = usize> {
        (0..self.input.elements.len())
            .filter(|n| *n != self.input.loser && self.input.elements[*n].side == self.loser.side)
    }
    fn enemies(&self) -> impl Iterator<Item = usize> {
        (0..self.input.elements.len()).filter(|n| self.input.elements[*n].side != self.loser.side)
    }

    /// A cause that destroys it before it moves.
    fn at_once(&self, case: &mut Case<'_>) -> Option<Why> {
        let mut why = None;
        let mut fatal = Vec::new();
        for n in self.enemies() {
            if let Some(edge) = contacts::threatens(self.base(n), &self.loser.base, self.tolerance)
            {
                case.mark(Mark::edge(
                    "fatal-edge",
                    &self.loser.id,
                    &self.loser.base,
                    edge,
                ));
                fatal.push(self.id(n));
            } else if self.loser.base.touches(self.base(n), self.tolerance)
                && [Edge::Left, Edge::Right]
                    .into_iter()
                    .any(|edge| self.beside(&self.loser.base, edge, n))
            {
                case.step("side", false)
                    .arg("who", self.id(n))
                    .cite(SIDE_NOT_FATAL);
            }
        }
        case.applies("front-contact", !fatal.is_empty(), FRONT_ON)
            .arg("who", fatal.join(", "));
        if !fatal.is_empty() {
            why = Some(Why::FrontOnFlankOrRear);
        }
        let shot = self.input.shots_all_on_rear;
        case.step("shots", shot).cite(ALL_ON_REAR);
        if shot && why.is_none() {
            case.because(ALL_ON_REAR);
            why = Some(Why::AllOnRear);
        }
        let inside = self
            .input
            .fortified
            .iter()
            .any(|place| self.loser.base.reaches_into(place, self.tolerance));
        case.step("inside", inside).cite(INSIDE);
        if inside && why.is_none() {
            case.because(INSIDE);
            why = Some(Why::Inside);
        }
        why
    }

    /// Whether an enemy has a side edge along an edge of a base.
    fn beside(&self, base: &Base, edge: Edge, n: usize) -> bool {
        let along = |side: Edge| shared(base.edge(edge), self.base(n).edge(side), self.tolerance);
        [Edge::Left, Edge::Right]
            .into_iter()
            .any(|side| self.tolerance.overlaps(along(side)))
    }

    /// Obstacles that a base meets on a recoil of this length, with their distances, nearest first.
    fn solids(&self, who: usize, limit: f64) -> Vec<(f64, Solid)> {
        let (input, base) = (self.input, self.base(who));
        let way = |outline: &Polygon<f64>| base.way_back(outline, limit, self.tolerance);
        let mut met: Vec<(f64, Solid)> = self
            .enemies()
            .filter_map(|n| Some((way(&self.base(n).polygon())?, Solid::Enemy(n))))
            .collect();
        met.extend(
            input
                .fortified
                .iter()
                .filter_map(|place| Some((way(place)?, Solid::Fortified))),
        );
        met.extend(
            input
                .waterway
                .iter()
                .filter_map(|water| Some((way(water)?, Solid::Waterway))),
        );
        if input.river_type == River::Torrent {
            let mut waters = self.rivers_ahead(base).filter_map(way).peekable();
            // The die is rolled only by whoever reaches the water.
            if waters
                .peek()
                .is_some_and(|way| self.tolerance.overlaps(limit - way))
                && self.is_turned_back(who)
            {
                met.extend(waters.map(|way| (way, Solid::River)));
            }
        }
        met.push((input.table.way_back(base, limit), Solid::TableEdge));
        let mut bad = input
            .bad_going
            .iter()
            .filter(|ground| ground.kind.going() == Going::Bad)
            .peekable();
        if bad.peek().is_some() && self.is(who, is_barred) {
            met.extend(bad.filter_map(|ground| Some((way(&ground.outline)?, Solid::BadGoing))));
        }
        met.retain(|(way, _)| self.tolerance.overlaps(limit - way));
        met.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        met
    }

    /// Whether a torrent turns a base back: as told, or by the recoiler's die.
    fn is_turned_back(&self, who: usize) -> bool {
        let input = self.input;
        let fails = |die: &Measure| *die < input.least_die;
        input.river_fails.contains(&who)
            || who == input.loser && input.cross_die.as_ref().is_some_and(fails)
    }

    /// Water that a base is not in yet.
    fn rivers_ahead(&self, base: &Base) -> impl Iterator<Item = &Polygon<f64>> {
        self.input
            .river
            .iter()
            .filter(|water| !base.reaches_into(water, self.tolerance))
    }

    /// Friends that a base meets on a recoil of this length, nearest first.
    fn met(&self, base: &Base, limit: f64, but: &[usize]) -> Vec<(f64, usize)> {
        let mut met: Vec<(f64, usize)> = self
            .friends()
            .filter(|n| !but.contains(n))
            .filter_map(|n| {
                Some((
                    base.way_back(&self.base(n).polygon(), limit, self.tolerance)?,
                    n,
                ))
            })
            .filter(|(way, _)| self.tolerance.overlaps(limit - way))
            .collect();
        met.sort_by(|a, b| a.0.total_cmp(&b.0));
        met
    }

    /// The recoil itself.
    fn back(&self, case: &mut Case<'_>) -> Outcome {
        let base = &self.loser.base;
        let solids = self.solids(self.input.loser, self.distance);
        let mut friends = self.met(base, self.distance, &[]);
        // On a bend the next base of the column need not be directly behind.
        if let Some(next) = self.column().first() {
            let way = friends
                .iter()
                .find(|(_, n)| n == next)
                .map_or(0.0, |(way, _)| *way);
            friends.retain(|(_, n)| n != next);
            friends.insert(0, (way, *next));
        }
        let wall = solids.first().map_or(f64::INFINITY, |(way, _)| *way);
        if !self.input.bad_going.is_empty() && !self.is(self.input.loser, is_barred) {
            let inside = |ground: &Area<Terrain>| {
                base.way_back(&ground.outline, self.distance, self.tolerance)
                    .is_some()
            };
            for ground in self.input.bad_going.iter().filter(|ground| inside(ground)) {
                case.step("bad-going", false)
                    .arg("who", ground.id.clone())
                    .arg("kind", Arg::of(Terrain::SCOPE, ground.kind.code()))
                    .cite(OTHERS_ENTER);
            }
        }
        let outcome = match friends.first() {
            Some((way, _)) if self.tolerance.overlaps(wall - way) => {
                if self.is(self.input.loser, |troop| troop == Troop::El) {
                    self.trample(case, &solids, &friends)
                } else {
                    self.among_friends(case, &solids, &friends)
                }
            }
            _ if solids.is_empty() => {
                case.step("behind", false).value(0);
                self.slides(case);
                case.because(COMPLETES);
                Outcome::of(Why::Clear, true, self.distance)
            }
            _ => self.onto_solid(case, &solids),
        };
        self.wades(case, &outcome);
        outcome
    }

    /// Water that a base enters without harm.
    fn wades(&self, case: &mut Case<'_>, outcome: &Outcome) {
        let enters = self.rivers_ahead(&self.loser.base).any(|water| {
            self.loser
                .base
                .way_back(water, outcome.travel, self.tolerance)
                .is_some_and(|way| self.tolerance.overlaps(outcome.travel - way))
        });
        let claim = match self.input.river_type {
            River::Torrent => RIVER_ENTERED,
            River::Slow => RIVER_SLOW,
            River::Dry => return,
        };
        if outcome.completes && enters {
            case.applied("river", claim)
                .arg("river", Arg::of(River::SCOPE, self.input.river_type.code()));
        }
    }

    /// Friends that follow it along a road, nearest first.
    fn column(&self) -> Vec<usize> {
        let mut file = Vec::new();
        if !self.input.road_column {
            return file;
        }
        let mut last = self.input.loser;
        let behind = |base: &Base, n: usize| {
            base.seen(Place {
                x: self.base(n).x,
                y: self.base(n).y,
            })
            .y < -base.d / 2.0
        };
        while let Some(next) = self.friends().find(|n| {
            !file.contains(n)
                && self.base(last).touches(self.base(*n), self.tolerance)
                && behind(self.base(last), *n)
        }) {
            file.push(next);
            last = next;
        }
        file
    }

    /// Fate of the friend that gave it rear support.
    fn with_supporter(&self, case: &mut Case<'_>, outcome: &mut Outcome) {
        let Some(who) = self.input.supporter else {
            return;
        };
        let straight = self.tolerance.overlaps(shared(
            self.loser.base.edge(Edge::Rear),
            self.base(who).edge(Edge::Front),
            self.tolerance,
        ));
        let blocked = !outcome.completes
            && matches!(
                outcome.why,
                Why::FriendStopped | Why::FriendAskew | Why::FriendBars
            );
        let helper = supporter_fate::Input {
            front: self.loser.troop.troop().into(),
            supporter: self.input.elements[who].troop.troop().into(),
            role: Fact::known(if straight {
                supporter_fate::Role::Rear
            } else {
                supporter_fate::Role::RearNeighbour
            }),
            actually_supported: true.into(),
            front_result: Fact::known(match outcome.completes {
                true => FrontResult::Recoil,
                false if blocked => FrontResult::RecoilImpossible,
                false => FrontResult::Destroyed,
            }),
            can_recoil: true.into(),
        };
        let (fate, claims) = supporter_fate::fate(&helper);
        let dies = fate == HelperFate::Destroyed;
        let (why, claim) = match (outcome.completes, dies, claims.first()) {
            (true, ..) => ("completes", supporter_fate::FRONT_LIVES),
            (false, _, claim) => (
                if dies { "dies" } else { "spared" },
                claim.copied().unwrap_or(supporter_fate::NO_SUPPORT),
            ),
        };
        case.step("second-rank", dies)
            .value(dies)
            .arg("who", self.id(who))
            .arg("why", why)
            .cite(claim);
        if outcome.completes {
            return;
        }
        for claim in claims {
            case.because(claim);
        }
        if dies {
            outcome.pushed.retain(|(n, _)| *n != who);
            if !outcome.destroyed.contains(&who) {
                outcome.destroyed.push(who);
            }
        }
    }

    /// Destruction by an obstacle that does not move.
    fn onto_solid(&self, case: &mut Case<'_>, solids: &[(f64, Solid)]) -> Outcome {
        let (way, _) = solids[0];
        let together: Vec<Solid> = solids
            .iter()
            .filter(|(other, _)| self.tolerance.touches(other - way))
            .map(|(_, solid)| *solid)
            .collect();
        let (why, code, claim) = match together.iter().min() {
            Some(Solid::Enemy(_)) => (Why::Enemy, "enemy", INTO_ENEMY),
            Some(Solid::Fortified) => (Why::Fortified, "fortified", INTO),
            Some(Solid::Waterway) => (Why::Waterway, "waterway", TABLE_EDGE),
            Some(Solid::River) => (Why::River, "river", RIVER_FAILS),
            Some(Solid::TableEdge) | None => (Why::TableEdge, "table-edge", TABLE_EDGE),
            Some(Solid::BadGoing) => (Why::BadGoing, "bad-going", BAD_GOING),
        };
        case.because(claim);
        case.because(FIRST_MET);
        let missing = self.distance - way;
        case.step("first", true)
            .value(number(round(way)))
            .arg("what", code)
            .arg("missing", round(missing))
            .cite(FIRST_MET);
        let mut outcome = Outcome::lost(why, way);
        for solid in &together {
            if let Solid::Enemy(n) = solid {
                if contact_before(&self.loser.base, self.base(*n), self.tolerance) {
                    case.step("side-behind", true)
                        .arg("who", self.id(*n))
                        .cite(SIDE_BLOCKS);
                }
                if self.enemy_dies(case, *n) {
                    outcome.destroyed.push(*n);
                }
            }
        }
        if let [Solid::Enemy(n)] = together[..]
            && solids.len() == 1
            && self.met(&self.loser.base, self.distance, &[]).is_empty()
        {
            let who = self.id(n);
            let clear = self.base(n);
            let (x, y) = (
                clear.x + missing * (self.loser.base.at(0.0, -1.0).x - self.loser.base.x),
                clear.y + missing * (self.loser.base.at(0.0, -1.0).y - self.loser.base.y),
            );
            let elements = self.input.elements.iter().enumerate().map(|(k, stand)| {
                board::piece(
                    stand,
                    if k == n {
                        Base { x, y, ..stand.base }
                    } else {
                        stand.base
                    },
                )
            });
            case.remedy(
                "farther",
                vec![
                    ("who", who.into()),
                    ("missing", round(missing).max(0.1).into()),
                ],
                vec![("elements", elements.collect())],
            );
        }
        outcome
    }

    /// Whether an enemy that is met is destroyed too.
    fn enemy_dies(&self, case: &mut Case<'_>, n: usize) -> bool {
        let enemy = self.base(n);
        // The exact point of contact, with the whole width of the base.
        let way = self
            .loser
            .base
            .way_back(&enemy.polygon(), self.distance, Tolerance::EXACT)
            .unwrap_or(0.0);
        let base = self.loser.base.moved(0.0, -way);
        let (part, claim) = parts(&base, enemy, self.tolerance);
        let dies = match part {
            Part::OwnEdgeOnCorner => case.ask(&WHOSE_CORNER).is(EITHER_CORNER),
            part => part.kills(),
        };
        let claim = match part {
            Part::OwnEdgeOnCorner if dies => EITHER_CORNER,
            Part::OwnEdgeOnCorner => OWN_CORNER,
            _ => claim,
        };
        case.considered("enemy", dies, claim)
            .value(part.code())
            .arg("who", self.id(n));
        dies
    }

    /// An Elephant destroys one friend after another.
    fn trample(
        &self,
        case: &mut Case<'_>,
        solids: &[(f64, Solid)],
        friends: &[(f64, usize)],
    ) -> Outcome {
        let mut destroyed = Vec::new();
        for (way, n) in friends {
            if solids
                .first()
                .is_some_and(|(wall, _)| !self.tolerance.overlaps(wall - way))
            {
                break;
            }
            let ending = meet(case, &self.behind(*n, 1, 2000.0, (0.0, 0.0), false));
            case.because(FIRST_MET);
            match ending {
                Ending::Trampled { completes } => {
                    destroyed.push(*n);
                    if !completes {
                        return Outcome {
                            destroyed,
                            ..Outcome::lost(Why::Elephants, *way)
                        };
                    }
                }
                ending => {
                    let why = if ending == (Ending::Barred { askew: true }) {
                        Why::FriendAskew
                    } else {
                        Why::FriendBars
                    };
                    return Outcome {
                        destroyed,
                        ..Outcome::lost(why, *way)
                    };
                }
            }
        }
        if solids.is_empty() {
            return Outcome {
                destroyed,
                ..Outcome::of(Why::Trampled, true, self.distance)
            };
        }
        let mut outcome = self.onto_solid(case, solids);
        destroyed.append(&mut outcome.destroyed);
        Outcome {
            destroyed,
            ..outcome
        }
    }

    fn behind(
        &self,
        n: usize,
        n_behind: i64,
        room: f64,
        push: (f64, f64),
        off_table: bool,
    ) -> Behind {
        let friend = &self.input.elements[n];
        Behind {
            recoiler: self.loser.troop.clone(),
            friend: friend.troop.clone(),
            same_facing: self.parallel(n),
            n_behind,
            room,
            needed: push.0,
            push_room: push.1,
            off_table,
            road_column: self.column().contains(&n),
            abreast: false,
            bw: self.input.bw,
            recoiler_depth: self.loser.base.d,
            friend_depth: friend.base.d,
        }
    }

    fn parallel(&self, n: usize) -> bool {
        self.tolerance
            .apart(self.base(n).facing, self.loser.base.facing, 0.0)
    }

    /// Any other base passes a friend, or pushes it and all behind it.
    fn among_friends(
        &self,
        case: &mut Case<'_>,
        solids: &[(f64, Solid)],
        friends: &[(f64, usize)],
    ) -> Outcome {
        let (way, first) = friends[0];
        let depth = self.loser.base.d;
        // Two bases behind: side by side, or one behind the other.
        let beside = friends
            .iter()
            .filter(|(other, _)| self.tolerance.touches(other - way))
            .count();
        let column = self.column();
        let mut file = vec![first];
        while let Some(next) = self.touching_behind(file[file.len() - 1], &file) {
            file.push(next);
        }
        let n_behind = i64::try_from(if column.is_empty() {
            file.len() + beside - 1
        } else {
            column.len()
        })
        .unwrap_or(11);
        // Room to stand beyond the friend, if it is passed.
        let beyond = way + self.base(first).d;
        let far = beyond + depth + self.input.bw;
        let others = self
            .met(&self.loser.base, far, &[first])
            .into_iter()
            .map(|(way, _)| way);
        let behind = self
            .solids(self.input.loser, far)
            .into_iter()
            .map(|(way, _)| way);
        let room = self.snapped(
            (others.chain(behind).fold(far, f64::min) - beyond).max(0.0),
            depth,
        );
        // Obstacles for the friends, and for the recoiler itself while they still move. The table
        // edge stops no base.
        let cap = self
            .shove(self.distance, first)
            .iter()
            .map(|push| push.cap)
            .fold(self.distance, f64::min);
        let own_end = solids.first().map(|(way, _)| *way).filter(|way| *way < cap);
        let stops = solids
            .iter()
            .find(|(_, solid)| *solid != Solid::TableEdge)
            .map_or(cap, |(way, _)| cap.min(*way));
        let (pushed, fallen) = self.pushed(stops, first);
        let blocked = self.tolerance.overlaps(self.distance - cap);
        let off_table = own_end.is_none() && !blocked && !fallen.is_empty();
        let needed = own_end.unwrap_or(self.distance) - way;
        let push_room = match own_end {
            Some(_) => needed,
            None if off_table => {
                (needed - fallen.iter().map(|(_, off)| *off).fold(0.0, f64::max)).max(0.0)
            }
            None => self.snapped((cap - way).max(0.0), needed),
        };
        let behind = self.behind(
            first,
            n_behind,
            round(room),
            (round(needed), round(push_room.min(needed))),
            off_table,
        );
        let ending = meet(
            case,
            &Behind {
                abreast: beside > 1 && file.len() == 1,
                ..behind
            },
        );
        let off = |outcome: Outcome| {
            let mut destroyed: Vec<usize> = fallen.iter().map(|(n, _)| *n).collect();
            destroyed.extend(outcome.destroyed);
            Outcome {
                destroyed,
                pushed: pushed.clone(),
                ..outcome
            }
        };
        match ending {
            Ending::Barred { askew } => Outcome::lost(
                if askew {
                    Why::FriendAskew
                } else {
                    Why::FriendBars
                },
                way,
            ),
            Ending::Trampled { .. } => Outcome::lost(Why::Elephants, way),
            Ending::Passed => {
                self.slides(case);
                Outcome {
                    passed: vec![first],
                    ..Outcome::of(Why::Passed, true, beyond + depth)
                }
            }
            // The recoiler's own obstacle comes first, while the friends still move.
            _ if own_end.is_some() => {
                if !fallen.is_empty() {
                    case.because(PUSHED_OFF_LOST);
                }
                off(self.onto_solid(case, solids))
            }
            Ending::Stopped => {
                if !fallen.is_empty() {
                    case.because(PUSHED_OFF_LOST);
                }
                if self.at_river(first) {
                    case.because(RIVER_STOPS);
                }
                off(Outcome::lost(Why::FriendStopped, cap))
            }
            Ending::OffTable { completes } => off(Outcome::of(
                Why::PushedOff,
                completes,
                if completes { self.distance } else { way },
            )),
            Ending::Pushed => {
                self.slides(case);
                off(Outcome::of(Why::Pushed, true, self.distance))
            }
        }
    }

    /// Whether water stops a pushed base.
    fn at_river(&self, first: usize) -> bool {
        self.shove(self.distance, first).iter().skip(1).any(|push| {
            self.solids(push.who, push.mm)
                .iter()
                .any(|(_, solid)| *solid == Solid::River)
        })
    }

    /// Extends a length to the needed one if it falls short by no more than the tolerance.
    fn snapped(&self, length: f64, needed: f64) -> f64 {
        if self.tolerance.overlaps(needed - length) {
            length
        } else {
            length.max(needed)
        }
    }

    /// Friend that touches the rear of another.
    fn touching_behind(&self, n: usize, but: &[usize]) -> Option<usize> {
        let met = self
            .friends()
            .filter(|other| !but.contains(other))
            .filter_map(|other| {
                let way =
                    self.base(n)
                        .way_back(&self.base(other).polygon(), 0.0, self.tolerance)?;
                self.tolerance.touches(way).then_some(other)
            });
        met.min()
    }

    /// Every base that is pushed on a recoil of this length, the recoiler first: how far each is
    /// pushed, how far the recoiler can go until that base is stopped, and how far it leaves the
    /// table.
    fn shove(&self, travel: f64, first: usize) -> Vec<Push> {
        let push = |who: usize, mm: f64| Push {
            who,
            mm,
            cap: f64::INFINITY,
            off: 0.0,
        };
        let mut pushes = vec![push(self.input.loser, travel)];
        // In a column each base moves to the position of the next one; only the bases behind the
        // last one are pushed further.
        let column = self.column();
        pushes.extend(column.iter().map(|n| push(*n, travel)));
        let head = *column.last().unwrap_or(&self.input.loser);
        let base = self.base(head);
        let mut files: Vec<usize> = self.friends().filter(|n| !column.contains(n)).collect();
        files.sort_by(|a, b| {
            base.seen(self.base(*b).front_centre())
                .y
                .total_cmp(&base.seen(self.base(*a).front_centre()).y)
        });
        let movable = |n: usize| self.is(n, |troop| troop != Troop::El && !troop.is_wagon());
        let parallel = |n: usize| self.tolerance.apart(self.base(n).facing, base.facing, 0.0);
        let gives_way = |n: usize| column.is_empty() && n == first || parallel(n) && movable(n);
        if let Some(last) = column.iter().skip(1).find(|n| !movable(**n)) {
            pushes
                .iter_mut()
                .filter(|push| push.who == *last)
                .for_each(|push| push.cap = 0.0);
        }
        // From front to rear, each is pushed by those before it.
        for n in files {
            let outline = self.base(n).polygon();
            let mut mm = 0.0_f64;
            for push in pushes.iter_mut().filter(|push| {
                column.is_empty()
                    || push.who == head
                    || !column.contains(&push.who) && push.who != self.input.loser
            }) {
                let Some(way) = self
                    .base(push.who)
                    .way_back(&outline, push.mm, self.tolerance)
                else {
                    continue;
                };
                let over = push.mm - way;
                if push.who == n || !self.tolerance.overlaps(over) {
                    continue;
                }
                if gives_way(n) {
                    mm = mm.max(over);
                } else {
                    push.cap = push.cap.min(travel - over);
                }
            }
            if mm > 0.0 {
                pushes.push(push(n, mm));
            }
        }
        for push in pushes
            .iter_mut()
            .skip(1)
            .filter(|push| push.who == head || !column.contains(&push.who))
        {
            for (way, solid) in self.solids(push.who, push.mm) {
                match solid {
                    Solid::TableEdge => push.off = push.mm - way,
                    _ => push.cap = push.cap.min(travel - (push.mm - way)),
                }
            }
        }
        pushes
    }

    /// Friends pushed on a recoil of this length, and how far each leaves the table.
    fn pushed(&self, travel: f64, first: usize) -> (Shares, Shares) {
        let pushes = self.shove(travel, first);
        let (off, on): (Vec<&Push>, Vec<&Push>) = pushes
            .iter()
            .skip(1)
            .partition(|push| self.tolerance.overlaps(push.off));
        (
            on.iter().map(|push| (push.who, push.mm)).collect(),
            off.iter().map(|push| (push.who, push.off)).collect(),
        )
    }

    /// Warns of enemies along whose edge it moves.
    fn slides(&self, case: &mut Case<'_>) {
        let base = &self.loser.base;
        let path = Base {
            d: base.d + self.distance,
            ..base.moved(0.0, -self.distance / 2.0)
        };
        let edges = [Edge::Left, Edge::Right];
        for n in self
            .enemies()
            .filter(|n| gap(&path.polygon(), &self.base(*n).polygon()) <= self.tolerance.mm)
        {
            let along = |edge: Edge| {
                Edge::ALL.iter().any(|other| {
                    self.tolerance.overlaps(shared(
                        path.edge(edge),
                        self.base(n).edge(*other),
                        self.tolerance,
                    ))
                })
            };
            if edges.into_iter().any(along) {
                case.step("slides", false)
                    .arg("who", self.id(n))
                    .cite(SLIDES);
                case.flag("silent:sliding-along-a-base");
            }
        }
    }

    /// Marks, reasons and results.
    fn tell(&self, case: &mut Case<'_>, outcome: &Outcome, capped: bool) -> Values {
        if capped && outcome.completes {
            case.because(WIDTH_CAP);
        }
        let end = self.loser.base.moved(0.0, -outcome.travel);
        let mut destroyed: Vec<String> = if outcome.completes {
            Vec::new()
        } else {
            vec![self.loser.id.clone()]
        };
        destroyed.extend(outcome.destroyed.iter().map(|n| self.id(*n)));
        for id in &destroyed {
            case.mark(Mark::fate("destroyed", id));
        }
        if outcome.completes {
            case.mark(Mark::goes("recoils", &self.loser.id, end));
        }
        let back = |n: usize, mm: f64| {
            let place = self.loser.base.at(0.0, -mm);
            Base {
                x: self.base(n).x + place.x - self.loser.base.x,
                y: self.base(n).y + place.y - self.loser.base.y,
                ..*self.base(n)
            }
        };
        for (n, mm) in &outcome.pushed {
            case.mark(Mark::goes("pushed", &self.id(*n), back(*n, *mm)));
        }
        for n in &outcome.passed {
            case.mark(Mark::fate("passed", &self.id(*n)));
        }
        let place = outcome
            .completes
            .then(|| json!({"x": number(round(end.x)), "y": number(round(end.y))}));
        let pushed: Vec<Value> = outcome
            .pushed
            .iter()
            .map(|(n, mm)| json!({"id": self.id(*n), "mm": number(round(*mm))}))
            .collect();
        let passed: Vec<String> = outcome.passed.iter().map(|n| self.id(*n)).collect();
        Values::default()
            .with("loser_result", End::of(outcome.completes).code())
            .with("end", place)
            .with("destroyed", destroyed)
            .with("pushed", pushed)
            .with("passed", passed)
            .with("why", outcome.why.code())
    }
}

/// Bases, and how far each is pushed or leaves the table, mm.
type Shares = Vec<(usize, f64)>;

/// A base in a push.
struct Push {
    who: usize,
    /// Distance that it is pushed, mm.
    mm: f64,
    /// Distance that the recoiler can go until this base is stopped, mm.
    cap: f64,
    /// Part of its push beyond the table edge, mm.
    off: f64,
}

/// Whether an enemy touches a base before it recoils.
fn contact_before(base: &Base, enemy: &Base, tolerance: Tolerance) -> bool {
    base.touches(enemy, tolerance)
}

/// Part of an enemy that a part of a recoiling base meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    RearOnRear,
    CornerOnRear,
    CornerOnFlank,
    /// Its rear edge on an enemy rear corner.
    OwnEdgeOnCorner,
    EdgeOnFlank,
    Other,
}

impl Part {
    const fn kills(self) -> bool {
        matches!(
            self,
            Self::RearOnRear | Self::CornerOnRear | Self::CornerOnFlank
        )
    }
    const fn code(self) -> &'static str {
        match self {
            Self::RearOnRear => "rear-on-rear",
            Self::CornerOnRear => "corner-on-rear",
            Self::CornerOnFlank => "corner-on-flank",
            Self::OwnEdgeOnCorner => "edge-on-rear-corner",
            Self::EdgeOnFlank => "edge-on-flank",
            Self::Other => "other",
        }
    }
}

/// Parts of two touching bases that meet.
fn parts(base: &Base, enemy: &Base, tolerance: Tolerance) -> (Part, &'static str) {
    let rear = base.edge(Edge::Rear);
    let along = |edge: Edge| tolerance.overlaps(shared(rear, enemy.edge(edge), tolerance));
    if along(Edge::Rear) {
        return (Part::RearOnRear, REAR_TO_REAR);
    }
    let mut landed = None;
    for own in [Corner::RearLeft, Corner::RearRight] {
        let place = base.corner(own);
        let meets = |corner: Corner| tolerance.meets(place, enemy.corner(corner));
        let on = |edge: Edge| on_edge(place, enemy.edge(edge), tolerance);
        if meets(Corner::RearLeft) || meets(Corner::RearRight) {
            return (Part::CornerOnRear, REAR_CORNER);
        }
        if meets(Corner::FrontLeft) || meets(Corner::FrontRight) {
            continue;
        }
        if on(Edge::Rear) {
            return (Part::CornerOnRear, REAR_CORNER);
        }
        if on(Edge::Left) || on(Edge::Right) {
            landed = Some((Part::CornerOnFlank, ON_FLANK));
        }
    }
    if let Some(landed) = landed {
        return landed;
    }
    if along(Edge::Front) {
        return (Part::Other, ENEMY_LIVES);
    }
    if along(Edge::Left) || along(Edge::Right) {
        return (Part::EdgeOnFlank, EDGE_ON_FLANK);
    }
    let touched = |corner: Corner| inside(enemy, corner, rear, tolerance);
    if touched(Corner::RearLeft) || touched(Corner::RearRight) {
        return (Part::OwnEdgeOnCorner, OWN_CORNER);
    }
    if touched(Corner::FrontLeft) || touched(Corner::FrontRight) {
        return (Part::EdgeOnFlank, EDGE_ON_FLANK);
    }
    (Part::Other, ENEMY_LIVES)
}

/// Whether a corner lies on an edge, without its ends.
fn inside(base: &Base, corner: Corner, edge: Line<f64>, tolerance: Tolerance) -> bool {
    let place = base.corner(corner);
    on_edge(place, edge, tolerance)
        && !tolerance.meets(place, edge.start)
        && !tolerance.meets(place, edge.end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Verdict;
    use crate::kit::tables::Tables;
    use crate::systems::testing::{check, faults, judge, step, with};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    const ID: &str = "dba.recoil-scene";

    fn stand(id: &str, troop: &str, x: f64, y: f64, facing: f64, d: f64) -> Value {
        json!({"id": id, "side": &id[..1], "troop": troop, "x": x, "y": y, "facing": facing, "d": d})
    }

    /// A base in the middle of the table that faces north, with its rear edge at 300, and others.
    fn scene(troop: &str, d: f64, others: &[Value], more: &Value) -> Value {
        let mut elements = vec![stand("A1", troop, 300.0, 300.0 + d / 2.0, 0.0, d)];
        elements.extend_from_slice(others);
        with(
            &json!({"loser": "A1", "elements": elements, "table": {"w": 600, "h": 600}}),
            more,
        )
    }

    fn ask(troop: &str, d: f64, others: &[Value]) -> Verdict {
        judge(ID, &scene(troop, d, others, &json!({})))
    }

    /// `why destroyed pushed passed`
    fn told(verdict: &Verdict) -> String {
        let list = |name: &str| {
            let items = verdict.values[name].as_array().unwrap().iter();
            items
                .map(|item| {
                    item.as_str().map_or_else(
                        || format!("{}{}", item["id"].as_str().unwrap(), item["mm"]),
                        str::to_owned,
                    )
                })
                .collect::<Vec<_>>()
                .join("+")
        };
        format!(
            "{} {} {} {}",
            verdict.values["why"].as_str().unwrap_or("-"),
            list("destroyed"),
            list("pushed"),
            list("passed")
        )
    }

    #[track_caller]
    fn tells(verdict: &Verdict, want: &str, reason: &str) {
        assert_eq!(told(verdict), want);
        assert!(
            verdict.reasons.contains(&reason),
            "{want}: no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn on_clear_ground_it_goes_back_its_depth_up_to_a_base_width() {
        let verdict = ask("Bd", 15.0, &[]);
        tells(&verdict, "clear   ", COMPLETES);
        assert_eq!(
            (&verdict.values["end"], &verdict.values["loser_result"]),
            (&json!({"x": 300, "y": 292.5}), &json!("completes"))
        );
        assert_eq!(verdict.flags, Vec::<String>::new());
        let deep = judge(ID, &scene("WWg", 80.0, &[], &json!({})));
        assert_eq!(deep.values["end"], json!({"x": 300, "y": 300}));
        assert!(deep.reasons.contains(&WIDTH_CAP));
        // Neighbours on both sides are brushed, not met.
        let line = [
            stand("A2", "Bd", 260.0, 307.5, 0.0, 15.0),
            stand("A3", "Bd", 340.0, 300.0, 0.0, 30.0),
        ];
        tells(&ask("Bd", 15.0, &line), "clear   ", COMPLETES);
    }

    #[test]
    fn an_enemy_front_on_flank_or_rear_is_fatal_and_a_side_is_not() {
        tells(
            &ask("Bd", 15.0, &[stand("B1", "Wb", 327.5, 302.5, 270.0, 15.0)]),
            "front-on-flank-or-rear A1  ",
            FRONT_ON,
        );
        tells(
            &ask("Bd", 15.0, &[stand("B1", "Wb", 300.0, 292.5, 0.0, 15.0)]),
            "front-on-flank-or-rear A1  ",
            FRONT_ON,
        );
        let beside = ask("Bd", 15.0, &[stand("B1", "Sp", 340.0, 300.0, 180.0, 15.0)]);
        tells(&beside, "clear   ", COMPLETES);
        assert!(!step(&beside, "side").0 && !step(&beside, "front-contact").0);
        // It moves along an edge: flagged.
        assert_eq!(beside.flags, ["silent:sliding-along-a-base"]);
        // The winner in front does not matter.
        tells(
            &ask("Bd", 15.0, &[stand("B1", "Sp", 300.0, 322.5, 180.0, 15.0)]),
            "clear   ",
            COMPLETES,
        );
    }

    #[test]
    fn a_side_that_touches_and_lies_behind_is_met() {
        let verdict = ask("Bd", 15.0, &[stand("B1", "LH", 300.0, 280.0, 90.0, 30.0)]);
        tells(&verdict, "enemy A1  ", INTO_ENEMY);
        assert!(step(&verdict, "side-behind").0);
        assert_eq!(step(&verdict, "enemy"), (false, &json!("edge-on-flank")));
    }

    #[test]
    fn what_bars_a_recoil_from_the_start() {
        tells(
            &judge(
                ID,
                &scene("Bd", 15.0, &[], &json!({"shots_all_on_rear": true})),
            ),
            "all-on-rear A1  ",
            ALL_ON_REAR,
        );
        let town = json!({"fortified": [[[250, 290], [350, 290], [350, 400], [250, 400]]]});
        tells(
            &judge(ID, &scene("Bd", 15.0, &[], &town)),
            "inside A1  ",
            INSIDE,
        );
    }

    #[test]
    fn ground_that_kills() {
        let behind = json!([[200, 200], [400, 200], [400, 295], [200, 295]]);
        for (field, why, claim) in [
            ("fortified", "fortified", INTO),
            ("waterway", "waterway", TABLE_EDGE),
        ] {
            let verdict = judge(ID, &scene("Bd", 15.0, &[], &json!({field: [behind]})));
            tells(&verdict, &format!("{why} A1  "), claim);
            assert_eq!(step(&verdict, "first"), (true, &json!(5)));
            // Out of reach.
            assert_eq!(
                judge(
                    ID,
                    &scene("Bd", 15.0, &[], &json!({field: "200,200 400,200 400,285"}))
                )
                .values["why"],
                "clear"
            );
        }
        let wood = json!({"bad_going": [{"id": "wood", "kind": "wood", "polygon": behind}]});
        tells(
            &judge(ID, &scene("Art", 40.0, &[], &wood)),
            "bad-going A1  ",
            BAD_GOING,
        );
        tells(
            &judge(ID, &scene("WWg", 80.0, &[], &wood)),
            "bad-going A1  ",
            BAD_GOING,
        );
        let blades = judge(ID, &scene("Bd", 15.0, &[], &wood));
        tells(&blades, "clear   ", COMPLETES);
        assert!(!step(&blades, "bad-going").0);
        let river = json!({"bad_going": [{"kind": "river", "polygon": behind}]});
        tells(
            &judge(ID, &scene("Art", 40.0, &[], &river)),
            "clear   ",
            COMPLETES,
        );
        let edge = json!({"elements": [stand("A1", "Bd", 300.0, 15.0, 0.0, 15.0)]});
        tells(
            &judge(ID, &scene("Bd", 15.0, &[], &edge)),
            "table-edge A1  ",
            TABLE_EDGE,
        );
        let on_it = json!({"elements": [stand("A1", "Bd", 300.0, 22.5, 0.0, 15.0)]});
        tells(
            &judge(ID, &scene("Bd", 15.0, &[], &on_it)),
            "clear   ",
            COMPLETES,
        );
    }

    #[test]
    fn an_enemy_dies_with_it_only_in_exact_contacts() {
        let enemy =
            |x: f64, y: f64, facing: f64| ask("Bd", 15.0, &[stand("B1", "LH", x, y, facing, 30.0)]);
        tells(&enemy(300.0, 280.0, 180.0), "enemy A1+B1  ", REAR_TO_REAR);
        tells(&enemy(320.0, 280.0, 180.0), "enemy A1+B1  ", REAR_TO_REAR);
        tells(&enemy(300.0, 280.0, 0.0), "enemy A1  ", ENEMY_LIVES);
        // Half of the front: a rear corner on a front edge destroys no other base.
        tells(&enemy(320.0, 280.0, 0.0), "enemy A1  ", ENEMY_LIVES);
        // Crosswise: the flank lies within the rear edge, or a corner lands on it.
        tells(&enemy(300.0, 275.0, 90.0), "enemy A1  ", EDGE_ON_FLANK);
        tells(&enemy(325.0, 275.0, 90.0), "enemy A1+B1  ", ON_FLANK);
        // Corner on corner: the rear one, the front one.
        tells(&enemy(305.0, 275.0, 90.0), "enemy A1  ", EDGE_ON_FLANK);
        tells(&enemy(295.0, 275.0, 270.0), "enemy A1  ", EDGE_ON_FLANK);
        tells(&enemy(305.0, 275.0, 270.0), "enemy A1+B1  ", REAR_CORNER);
        // Two at the same distance are both judged.
        let two = ask(
            "Bd",
            15.0,
            &[
                stand("B1", "LH", 280.0, 280.0, 180.0, 30.0),
                stand("B2", "LH", 320.0, 280.0, 0.0, 30.0),
            ],
        );
        tells(&two, "enemy A1+B1  ", INTO_ENEMY);
        assert_eq!(two.values["destroyed"], json!(["A1", "B1"]));
        // The nearer one decides.
        let nearer = ask(
            "Bd",
            15.0,
            &[
                stand("B1", "LH", 280.0, 276.0, 180.0, 30.0),
                stand("B2", "LH", 320.0, 280.0, 0.0, 30.0),
            ],
        );
        tells(&nearer, "enemy A1  ", FIRST_MET);
    }

    #[test]
    fn whose_corner_is_open() {
        let given = scene(
            "Bd",
            15.0,
            &[stand("B1", "LH", 303.5, 270.0, 225.0, 30.0)],
            &json!({}),
        );
        let open = judge(ID, &given);
        // Destroyed either way; whether the enemy is destroyed too is open.
        assert_eq!(open.finding.code, "destroyed");
        assert_eq!(open.readings[0].point, "whose-rear-corner");
        assert_eq!(
            (&open.values["loser_result"], &open.values["destroyed"]),
            (&json!("destroyed"), &Value::Null)
        );
        tells(
            &judge(ID, &with(&given, &json!({"agreed": ["recoilers-corner"]}))),
            "enemy A1  ",
            OWN_CORNER,
        );
        tells(
            &judge(ID, &with(&given, &json!({"agreed": ["either-corner"]}))),
            "enemy A1+B1  ",
            EITHER_CORNER,
        );
        // A front corner is unambiguous.
        tells(
            &ask("Bd", 15.0, &[stand("B1", "LH", 303.5, 270.0, 45.0, 30.0)]),
            "enemy A1  ",
            EDGE_ON_FLANK,
        );
    }

    #[test]
    fn a_remedy_helps() {
        let given = scene(
            "Bd",
            15.0,
            &[stand("B1", "LH", 300.0, 280.0, 180.0, 30.0)],
            &json!({}),
        );
        let verdict = judge(ID, &given);
        assert_eq!(verdict.remedies[0].code, "farther");
        let better = with(&given, &Value::Object(verdict.remedies[0].input.clone()));
        assert_eq!(judge(ID, &better).values["why"], "clear");
    }

    #[test]
    fn the_edge_of_the_tolerance_is_found() {
        let nearly = |gap: f64| {
            ask(
                "Bd",
                15.0,
                &[stand("B1", "LH", 300.0, 285.0 - gap, 180.0, 30.0)],
            )
        };
        assert!(
            nearly(14.7).flags.contains(&"marginal".to_owned())
                && nearly(14.7).values["why"] == "clear"
        );
        assert_eq!(nearly(15.0).flags, Vec::<String>::new());
        assert_eq!(nearly(14.0).values["why"], "enemy");
    }

    #[test]
    fn friends_are_passed_or_pushed() {
        // Knights through Psiloi: they end directly behind them.
        let passed = ask("Kn", 30.0, &[stand("A2", "Ps", 300.0, 290.0, 0.0, 20.0)]);
        tells(&passed, "passed   A2", "dba/recoil/passing#goes-through");
        assert_eq!(passed.values["end"], json!({"x": 300, "y": 265}));
        // At a distance.
        assert_eq!(
            ask("Kn", 30.0, &[stand("A2", "Ps", 310.0, 280.0, 0.0, 20.0)]).values["end"],
            json!({"x": 300, "y": 255})
        );
        // No room to stand: pushed instead.
        let near = stand("A3", "Ps", 300.0, 250.0, 0.0, 20.0);
        tells(
            &ask(
                "Kn",
                30.0,
                &[stand("A2", "Ps", 300.0, 290.0, 0.0, 20.0), near],
            ),
            "pushed  A230+A310 ",
            "dba/recoil/room-beyond#push-instead",
        );
        // Two, one behind the other, and two side by side.
        let file = [
            stand("A2", "Ps", 300.0, 290.0, 0.0, 20.0),
            stand("A3", "Ps", 300.0, 270.0, 0.0, 20.0),
        ];
        tells(
            &ask("Kn", 30.0, &file),
            "pushed  A230+A330 ",
            "dba/recoil/two-behind#push-instead",
        );
        let pair = [
            stand("A2", "Ps", 280.0, 290.0, 0.0, 20.0),
            stand("A3", "Ps", 320.0, 290.0, 0.0, 20.0),
        ];
        let abreast = ask("Kn", 30.0, &pair);
        tells(
            &abreast,
            "pushed  A230+A330 ",
            "dba/recoil/passing#one-base-only",
        );
        assert!(
            !abreast
                .reasons
                .iter()
                .any(|claim| claim.contains("two-behind")),
            "nobody stands behind another"
        );
        // Bows in front of Pikes push them as far as needed and no farther.
        tells(
            &ask("Bw", 20.0, &[stand("A2", "Pk", 300.0, 287.5, 0.0, 15.0)]),
            "pushed  A215 ",
            "dba/recoil/pushing#pushes-back",
        );
        assert_eq!(
            ask("Bw", 20.0, &[stand("A2", "Pk", 300.0, 287.5, 0.0, 15.0)]).values["end"],
            json!({"x": 300, "y": 290})
        );
    }

    #[test]
    fn a_push_stops_where_the_room_ends() {
        let blocked = |behind: Value| {
            ask(
                "Bd",
                15.0,
                &[stand("A2", "Ax", 300.0, 290.0, 0.0, 20.0), behind],
            )
        };
        // An enemy 5 mm behind the friend; one at an angle; an Elephant; water.
        tells(
            &blocked(stand("B1", "Kn", 300.0, 260.0, 0.0, 30.0)),
            "friend-stopped A1 A25 ",
            "dba/recoil/no-room#recoiler-lost",
        );
        tells(
            &blocked(stand("A3", "Kn", 300.0, 255.0, 90.0, 30.0)),
            "friend-stopped A1 A25 ",
            "dba/recoil/no-room#recoiler-lost",
        );
        tells(
            &blocked(stand("A3", "El", 300.0, 255.0, 0.0, 40.0)),
            "friend-stopped A1 A25 ",
            "dba/recoil/no-room#recoiler-lost",
        );
        let water = json!({"waterway": [[[200, 200], [400, 200], [400, 270], [200, 270]]]});
        tells(
            &judge(
                ID,
                &scene(
                    "Bd",
                    15.0,
                    &[stand("A2", "Ax", 300.0, 290.0, 0.0, 20.0)],
                    &water,
                ),
            ),
            "friend-stopped A1 A210 ",
            "dba/recoil/no-room#recoiler-lost",
        );
        // No base is pushed sideways.
        tells(
            &blocked(stand("B1", "Kn", 340.0, 260.0, 0.0, 30.0)),
            "pushed  A215 ",
            "dba/recoil/pushing#pushes-back",
        );
        // The base itself at an angle, or an Elephant.
        tells(
            &ask("Bd", 15.0, &[stand("A2", "Ax", 300.0, 285.0, 10.0, 20.0)]),
            "friend-askew A1  ",
            "dba/recoil/same-facing#recoiler-lost",
        );
        tells(
            &ask("Bd", 15.0, &[stand("A2", "El", 300.0, 280.0, 0.0, 40.0)]),
            "friend-bars A1  ",
            "dba/recoil/into-elephants#recoiler-lost",
        );
    }

    #[test]
    fn an_enemy_beside_the_pushed_friend_is_met_all_the_same() {
        let others = [
            stand("A2", "Pk", 285.0, 292.5, 0.0, 15.0),
            stand("B1", "LH", 325.0, 280.0, 180.0, 30.0),
        ];
        let verdict = ask("Bd", 15.0, &others);
        tells(&verdict, "enemy A1+B1 A25 ", REAR_TO_REAR);
    }

    #[test]
    fn a_friend_pushed_off_the_table_is_lost_and_the_recoiler_open() {
        let given = json!({"loser": "A1", "table": {"w": 600, "h": 600}, "elements": [stand("A1", "Bd", 300.0, 32.5, 0.0, 15.0), stand("A2", "Pk", 300.0, 17.5, 0.0, 15.0)]});
        let open = judge(ID, &given);
        assert_eq!(open.finding.code, "pushed-off");
        tells(
            &judge(
                ID,
                &with(&given, &json!({"agreed": ["recoiler-completes"]})),
            ),
            "pushed-off A2  ",
            "dba/recoil/off-the-table#pushed-base-lost",
        );
        tells(
            &judge(ID, &with(&given, &json!({"agreed": ["recoiler-lost"]}))),
            "pushed-off A1+A2  ",
            "dba/recoil/off-the-table#pushed-base-lost",
        );
    }

    #[test]
    fn a_base_pushed_by_one_that_leaves_the_table_is_lost_too() {
        // Its own rear edge leaves the table too: both are lost in any reading.
        let edge = |troop: &str, d: f64, y: f64, others: &[Value]| {
            let mut elements = vec![stand("A1", troop, 300.0, y + d / 2.0, 0.0, d)];
            elements.extend_from_slice(others);
            json!({"loser": "A1", "table": {"w": 600, "h": 600}, "elements": elements})
        };
        let knights = judge(
            ID,
            &edge(
                "Kn",
                30.0,
                15.0,
                &[stand("A2", "Pk", 300.0, 7.5, 0.0, 15.0)],
            ),
        );
        tells(&knights, "table-edge A1+A2  ", PUSHED_OFF_LOST);
        assert!(
            knights.reasons.contains(&TABLE_EDGE)
                && !knights
                    .reasons
                    .iter()
                    .any(|claim| claim.contains("pushed-off-table")),
            "{:?}",
            knights.reasons
        );
        // Two side by side: an enemy stops one, and by then the other is over the edge.
        let pair = [
            stand("A2", "Pk", 280.0, 12.5, 0.0, 25.0),
            stand("A3", "Pk", 320.0, 17.5, 0.0, 15.0),
            stand("B1", "LH", 320.0, 3.0, 0.0, 5.0),
        ];
        tells(
            &judge(ID, &edge("Bd", 15.0, 25.0, &pair)),
            "friend-stopped A1+A2 A34.5 ",
            PUSHED_OFF_LOST,
        );
    }

    #[test]
    fn the_second_rank_that_supported_dies_too() {
        let second = stand("A2", "Wb", 300.0, 292.5, 0.0, 15.0);
        let askew = stand("A3", "Wb", 300.0, 262.0, 20.0, 15.0);
        let blocked = scene(
            "Wb",
            15.0,
            &[second.clone(), askew],
            &json!({"supporter": "A2"}),
        );
        let verdict = judge(ID, &blocked);
        assert_eq!(
            (&verdict.values["why"], &verdict.values["destroyed"]),
            (&json!("friend-stopped"), &json!(["A1", "A2"]))
        );
        assert!(
            verdict.reasons.contains(&supporter_fate::BLOCKED) && step(&verdict, "second-rank").0
        );
        // A base that gave no support survives; so does a supporter whose front rank escapes.
        assert_eq!(
            judge(ID, &with(&blocked, &json!({"supporter": ""}))).values["destroyed"],
            json!(["A1"])
        );
        let free = judge(
            ID,
            &scene(
                "Wb",
                15.0,
                std::slice::from_ref(&second),
                &json!({"supporter": "A2"}),
            ),
        );
        tells(&free, "pushed  A215 ", "dba/recoil/pushing#pushes-back");
        assert!(!step(&free, "second-rank").0);
        assert!(
            free.steps
                .iter()
                .any(|step| step.cite == Some(supporter_fate::FRONT_LIVES))
        );
        // However the front rank was destroyed.
        let flanked = [second.clone(), stand("B1", "Kn", 335.0, 300.0, 270.0, 30.0)];
        tells(
            &judge(
                ID,
                &scene("Wb", 15.0, &flanked, &json!({"supporter": "A2"})),
            ),
            "front-on-flank-or-rear A1+A2  ",
            supporter_fate::SAME_TYPE,
        );
        let pikes = [
            stand("A2", "Pk", 300.0, 292.5, 0.0, 15.0),
            stand("B1", "Kn", 335.0, 300.0, 270.0, 30.0),
        ];
        tells(
            &judge(ID, &scene("Pk", 15.0, &pikes, &json!({"supporter": "A2"}))),
            "front-on-flank-or-rear A1  ",
            supporter_fate::PIKES,
        );
        // Psiloi behind a neighbour are spared.
        let beside = [
            stand("A2", "Ps", 340.0, 290.0, 0.0, 20.0),
            stand("B1", "Wb", 272.5, 302.5, 90.0, 15.0),
        ];
        tells(
            &judge(ID, &scene("Bd", 15.0, &beside, &json!({"supporter": "A2"}))),
            "front-on-flank-or-rear A1  ",
            supporter_fate::PSILOI_NEIGHBOURS,
        );
        let behind = [
            stand("A2", "Ps", 300.0, 290.0, 0.0, 20.0),
            stand("B1", "Wb", 272.5, 302.5, 90.0, 15.0),
        ];
        tells(
            &judge(ID, &scene("Bd", 15.0, &behind, &json!({"supporter": "A2"}))),
            "front-on-flank-or-rear A1+A2  ",
            supporter_fate::PSILOI_BEHIND,
        );
        assert_eq!(
            faults(ID, &scene("Bd", 15.0, &behind, &json!({"supporter": "B1"}))),
            [("supporter".to_owned(), "not-one-of")]
        );
    }

    #[test]
    fn a_column_on_a_road_is_pushed_whole() {
        // Blades in front of Blades would pass; in a column they push, on a straight stretch and on
        // a bend.
        let straight = [
            stand("A2", "Bd", 300.0, 292.5, 0.0, 15.0),
            stand("A3", "Bd", 300.0, 277.5, 0.0, 15.0),
        ];
        let road = json!({"road_column": true});
        tells(
            &judge(ID, &scene("Bd", 15.0, &straight, &road)),
            "pushed  A215+A315 ",
            "dba/recoil/column-on-road#straight-too",
        );
        let bend = [stand("A2", "Bd", 314.8, 288.2, 330.0, 15.0)];
        tells(
            &judge(ID, &scene("Bd", 15.0, &bend, &json!({}))),
            "friend-askew A1  ",
            "dba/recoil/same-facing#recoiler-lost",
        );
        tells(
            &judge(ID, &scene("Bd", 15.0, &bend, &road)),
            "pushed  A215 ",
            "dba/recoil/column-on-road#pushed-whole",
        );
        // Only the last one needs room.
        let barred = [
            straight[0].clone(),
            straight[1].clone(),
            stand("B1", "Kn", 300.0, 250.0, 0.0, 30.0),
        ];
        tells(
            &judge(ID, &scene("Bd", 15.0, &barred, &road)),
            "friend-stopped A1 A25+A35 ",
            "dba/recoil/no-room#recoiler-lost",
        );
        let wagon = [
            straight[0].clone(),
            stand("A3", "WWg", 300.0, 245.0, 0.0, 80.0),
        ];
        assert_eq!(
            judge(ID, &scene("Bd", 15.0, &wagon, &road)).values["why"],
            "friend-stopped"
        );
        // Only the last one goes over the edge.
        let mut edge = scene(
            "Bd",
            15.0,
            &straight,
            &json!({"road_column": true, "agreed": ["recoiler-completes"]}),
        );
        edge["elements"]
            .as_array_mut()
            .unwrap()
            .iter_mut()
            .for_each(|piece| piece["y"] = json!(piece["y"].as_f64().unwrap() - 270.0));
        tells(&judge(ID, &edge), "pushed-off A3 A215 ", PUSHED_OFF_LOST);
    }

    #[test]
    fn a_river_behind() {
        let water = |kind: &str, fails: &str, others: &[Value]| {
            judge(
                ID,
                &scene(
                    "Bd",
                    15.0,
                    others,
                    &json!({"river": "200,200 400,200 400,295 200,295", "river_type": kind, "river_fails": fails}),
                ),
            )
        };
        tells(&water("dry", "", &[]), "clear   ", COMPLETES);
        tells(&water("slow", "A1", &[]), "clear   ", RIVER_SLOW);
        tells(&water("torrent", "", &[]), "clear   ", RIVER_ENTERED);
        tells(&water("torrent", "A1", &[]), "river A1  ", RIVER_FAILS);
        // A pushed base that fails stops at the bank.
        let friend = [stand("A2", "Ax", 300.0, 310.0, 0.0, 20.0)];
        let given = with(
            &scene(
                "Bd",
                15.0,
                &friend,
                &json!({"river": "200,200 400,200 400,295 200,295", "river_type": "torrent", "river_fails": "A2"}),
            ),
            &json!({}),
        );
        let mut given = given;
        given["elements"][0]["y"] = json!(327.5);
        tells(&judge(ID, &given), "friend-stopped A1 A25 ", RIVER_STOPS);
        // A base that is already in the river continues.
        let inside = scene(
            "Bd",
            15.0,
            &[],
            &json!({"river": "200,200 400,200 400,305 200,305", "river_type": "torrent", "river_fails": "A1"}),
        );
        tells(&judge(ID, &inside), "clear   ", COMPLETES);
        assert_eq!(
            faults(
                ID,
                &scene(
                    "Bd",
                    15.0,
                    &[],
                    &json!({"river": "200,200 400,200 400,295"})
                )
            ),
            [("river_type".to_owned(), "missing")]
        );
    }

    #[test]
    fn elephants_go_over_their_friends_until_something_stops_them() {
        let file = [
            stand("A2", "Bd", 300.0, 292.5, 0.0, 15.0),
            stand("A3", "Pk", 300.0, 277.5, 0.0, 15.0),
            stand("A4", "Bd", 300.0, 250.0, 0.0, 15.0),
        ];
        tells(
            &ask("El", 40.0, &file),
            "trampled A2+A3  ",
            "dba/recoil/elephant-recoils#friends-lost",
        );
        let askew = [
            stand("A2", "Bd", 300.0, 292.5, 0.0, 15.0),
            stand("A3", "Bd", 300.0, 262.0, 30.0, 15.0),
        ];
        tells(
            &ask("El", 40.0, &askew),
            "friend-askew A1+A2  ",
            "dba/recoil/same-facing#elephants-too",
        );
        let enemy = [
            stand("A2", "Bd", 300.0, 292.5, 0.0, 15.0),
            stand("B1", "LH", 300.0, 265.0, 180.0, 30.0),
        ];
        tells(&ask("El", 40.0, &enemy), "enemy A1+A2+B1  ", REAR_TO_REAR);
        let both = scene(
            "El",
            40.0,
            &[stand("A2", "El", 300.0, 280.0, 0.0, 40.0)],
            &json!({}),
        );
        tells(
            &judge(ID, &both),
            "elephants A1+A2  ",
            "dba/recoil/into-elephants#both-lost",
        );
        assert_eq!(
            told(&judge(ID, &with(&both, &json!({"agreed": ["rear-lost"]})))),
            "trampled A2  "
        );
        let beyond = [stand("A2", "Bd", 300.0, 250.0, 0.0, 15.0)];
        tells(&ask("El", 40.0, &beyond), "clear   ", COMPLETES);
    }

    #[test]
    fn war_wagons_and_psiloi_follow_their_conflicts() {
        let wagon = scene(
            "Kn",
            30.0,
            &[
                stand("A2", "WWg", 300.0, 260.0, 0.0, 80.0),
                stand("A3", "Bd", 300.0, 212.5, 0.0, 15.0),
            ],
            &json!({}),
        );
        assert_eq!(
            (told(&judge(ID, &wagon)).as_str(), judge(ID, &wagon).flags),
            ("friend-bars A1  ", vec!["conflict:wwg-push".to_owned()])
        );
        assert_eq!(
            told(&judge(
                ID,
                &with(&wagon, &json!({"agreed": ["wagon-pushed"]}))
            )),
            "pushed  A230+A330 "
        );
        let psiloi = scene(
            "Ps",
            20.0,
            &[stand("A2", "El", 300.0, 280.0, 0.0, 40.0)],
            &json!({}),
        );
        assert_eq!(told(&judge(ID, &psiloi)), "passed   A2");
        assert_eq!(
            told(&judge(
                ID,
                &with(&psiloi, &json!({"agreed": ["psiloi-lost"]}))
            )),
            "friend-bars A1  "
        );
    }

    #[test]
    fn a_situation_serves_and_faults_come_at_once() {
        let scene = "A1_Bd_300_300_0_15*B1_LH_300_272.5_180_30*wood_10_10_20_10_20_20*bua_30_10_40_10_40_20*board_600_600";
        let verdict = judge(ID, &json!({"scene": scene, "loser": "A1"}));
        assert_eq!(verdict.values["destroyed"], json!(["A1", "B1"]));
        let codes: BTreeSet<&str> = verdict
            .picture
            .as_ref()
            .unwrap()
            .marks
            .iter()
            .map(|mark| mark.code())
            .collect();
        assert_eq!(codes, ["destroyed", "recoil-path"].into());
        assert_eq!(verdict.picture.unwrap().grounds.len(), 2);
        let two = json!({"loser": "A9", "table": {"w": 600, "h": 600}, "elements": [stand("A1", "Bd", 0.0, 0.0, 0.0, 15.0), stand("A1", "Bd", 9.0, 0.0, 0.0, 15.0)]});
        assert_eq!(
            faults(ID, &two),
            [
                ("elements.1.id".to_owned(), "repeated"),
                ("elements.1".to_owned(), "same-place"),
                ("loser".to_owned(), "not-one-of")
            ]
        );
        assert!(faults(ID, &json!({"loser": "A1"})).contains(&("table.w".to_owned(), "missing")));
    }

    /// Bases on a grid, in realistic positions: some touching, some at an angle.
    fn any_scene(most: usize) -> impl Strategy<Value = Value> {
        let troop =
            proptest::sample::select(vec!["Bd", "Pk", "Ps", "El", "WWg", "Kn", "Bw", "Art"]);
        let facing = proptest::sample::select(vec![0.0, 0.0, 0.0, 0.0, 180.0, 90.0, 20.0]);
        let one = (
            troop,
            facing,
            0..7_u8,
            0..9_u8,
            proptest::bool::weighted(0.3),
            0..3_u8,
        );
        (proptest::collection::vec(one, 1..most), 0.0..30.0f64).prop_map(|(bases, off)| {
            let mut elements: Vec<Value> = Vec::new();
            let mut taken: Vec<Base> = Vec::new();
            for (n, (troop, facing, column, row, foe, nudge)) in bases.into_iter().enumerate() {
                let d = [15.0, 20.0, 30.0][usize::from(nudge)];
                let base = Base { x: 180.0 + f64::from(column) * 20.0, y: 300.0 - f64::from(row) * 15.0 - if nudge == 2 { off } else { 0.0 }, facing, w: 40.0, d };
                if taken.iter().any(|other| other.overlaps(&base, Tolerance::EXACT)) {
                    continue;
                }
                taken.push(base);
                elements.push(json!({"id": format!("N{n}"), "side": if foe && n > 0 { "B" } else { "A" }, "troop": troop, "x": base.x, "y": base.y, "facing": facing, "d": d}));
            }
            let loser = elements[0]["id"].clone();
            json!({"loser": loser, "elements": elements, "table": {"w": 600, "h": 600}, "agreed": ["recoilers-corner", "recoiler-completes"]})
        })
    }

    fn answer(given: &Value) -> Option<Verdict> {
        check(ID)
            .judge(&Tables::default(), given.as_object().unwrap())
            .ok()
    }

    proptest! {
        #[test]
        fn turning_and_mirroring_the_table_changes_nothing(given in any_scene(8), angle in 0.0..360.0f64, mirrored: bool) {
            // Away from the table edge, which does not rotate with them.
            let wide = with(&given, &json!({"table": {"w": 3000, "h": 3000}}));
            let mut centred = wide.clone();
            for piece in centred["elements"].as_array_mut().unwrap() {
                for (name, by) in [("x", 1300.0), ("y", 1300.0)] {
                    piece[name] = json!(piece[name].as_f64().unwrap() + by);
                }
            }
            let back = |given: &Value| {
                let mut turned = given.clone();
                let (sin, cos) = angle.to_radians().sin_cos();
                for piece in turned["elements"].as_array_mut().unwrap() {
                    let at = |name: &str| piece[name].as_f64().unwrap();
                    let (x, y, facing) = (if mirrored { 1500.0 - at("x") } else { at("x") - 1500.0 }, at("y") - 1500.0, if mirrored { -at("facing") } else { at("facing") });
                    piece["x"] = json!(1500.0 + x * cos + y * sin);
                    piece["y"] = json!(1500.0 + y * cos - x * sin);
                    piece["facing"] = json!((facing + angle).rem_euclid(360.0));
                }
                turned
            };
            if let (Some(straight), Some(turned)) = (answer(&centred), answer(&back(&centred))) {
                let marginal = |verdict: &Verdict| verdict.flags.iter().any(|flag| flag == "marginal");
                prop_assume!(!marginal(&straight) && !marginal(&turned));
                for name in ["loser_result", "destroyed", "passed", "why"] {
                    prop_assert_eq!(&straight.values[name], &turned.values[name]);
                }
                // Bases equally far back may be named in another order.
                let pushed = |verdict: &Verdict| {
                    let list = verdict.values["pushed"].as_array().unwrap().iter();
                    list.map(|push| (push["id"].to_string(), push["mm"].as_f64().unwrap())).collect::<std::collections::BTreeMap<_, _>>()
                };
                let (one, other) = (pushed(&straight), pushed(&turned));
                prop_assert_eq!(one.len(), other.len());
                for (id, mm) in one {
                    prop_assert!(other.get(&id).is_some_and(|turned| (turned - mm).abs() < 0.11));
                }
            }
        }

        #[test]
        fn nobody_ends_in_anybody_else(given in any_scene(14)) {
            if let Some(verdict) = answer(&given) {
                prop_assume!(verdict.finding.kind != crate::check::FindingKind::Undetermined);
                let gone: Vec<&str> = verdict.values["destroyed"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
                let facing = given["elements"][0]["facing"].as_f64().unwrap();
                let mut after = Vec::new();
                for piece in given["elements"].as_array().unwrap() {
                    let id = piece["id"].as_str().unwrap();
                    let at = |name: &str| piece[name].as_f64().unwrap();
                    let mut base = Base { x: at("x"), y: at("y"), facing: at("facing"), w: 40.0, d: at("d") };
                    let pushed = verdict.values["pushed"].as_array().unwrap().iter().find(|push| push["id"] == id);
                    if let Some(push) = pushed {
                        let moved = Base { facing, ..base }.moved(0.0, -push["mm"].as_f64().unwrap());
                        (base.x, base.y) = (moved.x, moved.y);
                    }
                    if piece["id"] == given["loser"] && verdict.values["end"].is_object() {
                        (base.x, base.y) = (verdict.values["end"]["x"].as_f64().unwrap(), verdict.values["end"]["y"].as_f64().unwrap());
                    }
                    if !gone.contains(&id) {
                        after.push((id, base));
                    }
                }
                for (n, (id, base)) in after.iter().enumerate() {
                    for (other, stands) in &after[..n] {
                        prop_assert!(!base.overlaps(stands, Tolerance { mm: 2.1, ..Tolerance::WIDE }), "{} in {}: {} {}", id, other, given, told(&verdict));
                    }
                }
            }
        }

        #[test]
        fn whoever_is_far_away_changes_nothing(given in any_scene(8), enemy: bool) {
            if let Some(verdict) = answer(&given) {
                let mut more = given.clone();
                more["elements"].as_array_mut().unwrap().push(stand(if enemy { "B99" } else { "A99" }, "Bd", 550.0, 550.0, 45.0, 15.0));
                prop_assert_eq!(verdict.values, answer(&more).unwrap().values);
            }
        }
    }

    #[test]
    fn a_crowded_table_is_judged() {
        // Rows of two and one, each base pushing two others.
        let mut elements = vec![stand("A0", "Bd", 300.0, 2990.0, 0.0, 15.0)];
        let mut y = 2975.0;
        while elements.len() < 59 {
            for x in if elements.len() % 3 == 1 {
                vec![280.0, 320.0]
            } else {
                vec![300.0]
            } {
                elements.push(stand(
                    &format!("A{}", elements.len()),
                    "Bd",
                    x,
                    y,
                    0.0,
                    15.0,
                ));
            }
            y -= 15.0;
        }
        let given = json!({"loser": "A0", "elements": elements, "table": {"w": 600, "h": 3000}});
        assert_eq!(judge(ID, &given).values["why"], "pushed");
    }
}
