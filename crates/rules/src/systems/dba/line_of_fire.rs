//! `dba.line-of-fire`: whether a shot has a clear line, and to which edges of the target.
//!
//! # Source items
//! bob:shooting.3, 5, 6, 17, p1-p4; bob:recoil.5a, p5; qrs:shooting.1-3.
//!
//! # What it decides
//! Which edges of the target can be aimed at: two uncrossed lines run from the ends of the
//! shooter's front to the ends of the edge, within range and not through the target, with no base
//! even partly between them and no wood, oasis or crest that blocks them.
//!
//! # What it does not decide
//! Whether the target is in the strip ahead (`dba.shooting-arc`), whether the shot is otherwise
//! allowed (`dba.may-shoot`), and which target must be chosen.
//!
//! # Readings chosen
//! - Edges, not corners, and both of HOTT's conditions (dba/disputes/corners-or-edges).
//! - An edge is within range if some point of it is; a warning is given if both lines are longer
//!   than the range. No document says that both lines must be within range, so that is not a
//!   reading here.
//! - Terrain blocks if every path between the lines leads through it, several pieces together; if
//!   any path is open, it has no effect.
//! - A base completely inside a wood or oasis neither shoots nor is shot at; partly inside is no
//!   obstacle. The sheet goes by the shooter's front corners instead: where that makes a
//!   difference, the conflict `wood-corner` says so. Only the sheet mentions crests.
//! - An edge seen exactly end on is not seen: some of the shooter's front must lie beyond its line.
//! - From a BUA, camp or War Wagon each line may be perpendicular to any of its edges or start at
//!   any corner, whichever is better; `place` is the outline of the BUA or camp.
//!
//! # Direction of error
//! A base that only touches a line does not block; a base flush with the border of a wood does not
//! protrude from it.
//!
//! # Examples
//! A friend directly between: the front is blocked. A target to the side of that friend: its near
//! side is open.

use serde_json::Value;
use strum::VariantArray;

use super::board::{self, Foe, Own, Shooting, Stand};
use super::shooting::{LITTER_NEVER, NO_LITTER, NO_SHOOTER, OTHERS_NEVER};
use super::terrain::{Screen, Terrain};
use crate::check::board::{Area, paths, standing};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Role, Rule, Takes, Values, Violation, claims, number,
};
use crate::kit::geometry::{
    Base, Corner, Edge, Line, Polygon, Tolerance, View, apart, gap, in_line, out_of, reach,
};
use crate::kit::scene::{Mark, round};
use crate::kit::tables::Choice;
use crate::message::{Arg, IntoArg};

/// The check.
pub struct LineOfFire;

/// Edge of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Any,
    At(Edge),
}

impl Choice for Aim {
    const SCOPE: &'static str = "edge";
}

impl VariantArray for Aim {
    const VARIANTS: &'static [Self] = &[
        Self::Any,
        Self::At(Edge::Front),
        Self::At(Edge::Left),
        Self::At(Edge::Right),
        Self::At(Edge::Rear),
    ];
}

impl From<Aim> for &'static str {
    fn from(value: Aim) -> Self {
        match value {
            Aim::Any => "any",
            Aim::At(edge) => edge.code(),
        }
    }
}

/// A shooter, a target, and everything around them.
pub struct Input {
    shooter: Stand,
    target: Stand,
    aim: Aim,
    others: Vec<Stand>,
    terrain: Vec<Area<Screen>>,
    range: Measure,
    /// The outline of the BUA or camp from which it shoots.
    place: Option<Polygon<f64>>,
    /// Whether the crest of a hill lies between, if it is not drawn.
    crest: Fact<bool>,
}

impl Input {
    /// Whether the crest of a hill blocks lines with these pieces between them: a drawn hill right across
    /// them, or one that is not drawn.
    fn crest_blocks(&self, between: &Between) -> bool {
        (self.terrain.is_empty() || !between.hills.is_empty()) && *self.crest
    }
}

/// Whether a piece is a hill; every hill rises to a crest.
fn is_hill(ground: &Area<Screen>) -> bool {
    matches!(
        ground.kind,
        Screen::Ground(Terrain::SteepHill | Terrain::GentleHill)
    )
}

/// The hills whose crest is not drawn.
fn without_crest(terrain: &[Area<Screen>]) -> impl Iterator<Item = &Area<Screen>> {
    let drawn = |hill: &Area<Screen>| {
        let crests = terrain.iter().filter(|ground| ground.kind == Screen::Crest);
        crests
            .into_iter()
            .any(|crest| gap(&crest.outline, &hill.outline) == 0.0)
    };
    terrain
        .iter()
        .filter(move |ground| is_hill(ground) && !drawn(ground))
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let bw = board::base_width(form);
        let shooter = form.group::<Shooting>("shooter").0;
        let target = form.group::<Foe>("target").0;
        let aim = form.choice("edge").or(Aim::Any);
        let others: Vec<Stand> = form
            .pieces::<Own>("others", crate::check::board::MOST)
            .into_iter()
            .map(|own| own.0)
            .collect();
        let terrain: Vec<Area<Screen>> = form.pieces("terrain", crate::check::board::MOST);
        // A hill that is drawn may rise between the two. Where no terrain is drawn at all, a hill may be
        // told of; where other terrain is, the drawing shows that there is none.
        let hill = without_crest(&terrain).next().is_some();
        let drawn = !terrain.is_empty();
        let crest = form
            .yes_or_no("crest_between")
            .must(|between| hill || !drawn || !between);
        let crest = if hill {
            crest.fact_asked_or(false)
        } else {
            crest.matters(!drawn).fact_or(false)
        };
        let range = board::range(form, &shooter.troop, bw);
        let place = form.maybe_outline("place");
        let mut pieces = vec![
            ("shooter".to_owned(), shooter.id.as_str(), &shooter.base),
            ("target".to_owned(), target.id.as_str(), &target.base),
        ];
        pieces.extend(paths("others", &others));
        standing(form, &pieces);
        Self {
            shooter,
            target,
            aim,
            others,
            terrain,
            range,
            place,
            crest,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with LITTER_NEVER, OTHERS_NEVER;
    CLEAR = "dba/shooting/line-of-fire#clear";
    BLOCKED = "dba/shooting/line-of-fire#blocked";
    NOT_THROUGH = "dba/shooting/line-of-fire#not-through-target";
    FROM_FRONT = "dba/shooting/line-of-fire#from-the-front";
    ONE_OPEN = "dba/shooting/which-edge#one-open-edge";
    AT_REAR = "dba/shooting/aiming-at-the-rear#aimed-at";
    CHECK_EDGES = "dba/disputes/corners-or-edges#check-edges";
    GRAZING = "dba/shooting/along-an-edge#not-blocked";
    FROM_PLACE = "dba/shooting/lines-from-a-place#square-or-corner";
    PLACE_TOO = "dba/shooting/lines-from-a-place#clear-too";
    GROUND_BLOCKS = "dba/shooting/terrain#blocks";
    CORNER_OUT = "dba/shooting/terrain#corner-out";
    PARTLY = "dba/shooting/terrain#partly-beyond";
    OTHER_GROUND = "dba/shooting/terrain#nothing-else";
    BEYOND = "dba/shooting/range#beyond";
    ANY_POINT = "dba/disputes/lines-within-range#any-point";
    ONE_LINE = "dba/disputes/lines-within-range#one-line";
    COINCIDE = "dba/disputes/lines-within-range#not-coincident";
    pub(super) SHOOTER_INSIDE = "dba/shooting/wood-and-oasis#shooter-inside";
    pub(super) TARGET_INSIDE = "dba/shooting/wood-and-oasis#target-inside";
    pub(super) PARTLY_IN = "dba/shooting/wood-and-oasis#partly-in";
    pub(super) WHOLLY_INSIDE = "dba/disputes/wood-and-protruding-corner#wholly-inside";
    pub(super) FRONT_CORNER = "dba/disputes/wood-and-protruding-corner#front-corner";
}

/// Within range, although both lines are longer.
static REACH: Point = Point {
    id: "lines-within-range",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(ANY_POINT), Reading::of(ONE_LINE)],
};

/// A shooter with a front corner outside the wood and a target completely inside it, or a shooter
/// with only its rear outside: the commentary asks whether a base is completely inside, the sheet
/// whether a front corner is outside.
pub(super) static WOOD_CORNER: Point = Point {
    id: "wood-corner",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(WHOLLY_INSIDE), Reading::of(FRONT_CORNER)],
};

/// Obstacles that keep a shot from an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShotBar {
    Open,
    Hidden,
    Coincides,
    Far,
    Blocked,
    Ground,
    /// Shooter or target is hidden in a wood, for all edges.
    Inside(&'static str),
    LinesTooLong,
}

impl ShotBar {
    const fn code(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Hidden => "hidden",
            Self::Coincides => "coincides",
            Self::Far => "far",
            Self::Blocked => "blocked",
            Self::Ground => "ground",
            Self::Inside(_) => "inside",
            Self::LinesTooLong => "lines",
        }
    }
    const fn claim(self) -> &'static str {
        match self {
            Self::Open => CLEAR,
            Self::Hidden => NOT_THROUGH,
            Self::Coincides => COINCIDE,
            Self::Far => BEYOND,
            Self::Blocked => BLOCKED,
            Self::Ground => GROUND_BLOCKS,
            Self::Inside(claim) => claim,
            Self::LinesTooLong => ONE_LINE,
        }
    }
}

/// Effect of a piece of terrain on the shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bearing {
    /// It never blocks a shot.
    Clear,
    CornerOut,
    /// The shooter is partly inside, but with no front corner outside.
    PartlyIn,
    Stops,
    /// The shooter or the target is completely inside, so there is no shot; with the claim that
    /// says so.
    Hides(&'static str),
}

impl Rule for LineOfFire {
    type Input = Input;
    const ID: &'static str = "dba.line-of-fire";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "clear",
            kind: OutKind::Truth,
        },
        Output {
            name: "edges",
            kind: OutKind::words::<Edge>(),
        },
        Output {
            name: "blocked_by",
            kind: OutKind::Names,
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
    const HEADLINE: &'static [&'static str] = &["legal", "clear"];
    const VIOLATIONS: &'static [Violation] = &[NO_LITTER, NO_SHOOTER];
    const POINTS: &'static [&'static Point] = &[&REACH, &WOOD_CORNER];
    const ROLES: &'static [Role] = &[
        Role {
            field: "shooter",
            takes: Takes::One,
        },
        Role {
            field: "target",
            takes: Takes::Rival,
        },
        Role {
            field: "others",
            takes: Takes::Others,
        },
        Role {
            field: "terrain",
            takes: Takes::Grounds(GROUNDS),
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if let Some(code) = board::no_shooter(&input.shooter.troop) {
            case.forbid(code, true);
            return Values::default()
                .with("clear", false)
                .with("edges", Vec::<&str>::new())
                .with("blocked_by", Vec::<String>::new())
                .with("legal", false)
                .with("violations", case.refused());
        }
        let tolerance = case.tolerance();
        let bearings = grounds(case, input, tolerance);
        let all_round =
            input.place.is_some() || input.shooter.troop.is(|base| base.troop().is_wagon());
        case.step("from", true)
            .arg("from", if all_round { "place" } else { "front" })
            .cite(if all_round { FROM_PLACE } else { FROM_FRONT });
        case.step("lines", true).cite(CHECK_EDGES);
        let mut shot = Shot {
            input,
            all_round,
            bearings,
            blocked_by: Vec::new(),
            grazed: false,
            partly: false,
            short: None,
        };
        let edges: Vec<Edge> = Edge::ALL
            .iter()
            .copied()
            .filter(|edge| matches!(input.aim, Aim::Any) || input.aim == Aim::At(*edge))
            .collect();
        let found: Vec<(Edge, ShotBar)> = edges
            .into_iter()
            .map(|edge| (edge, shot.look(case, edge, tolerance)))
            .collect();
        let open: Vec<&str> = found
            .iter()
            .filter(|(_, found)| *found == ShotBar::Open)
            .map(|(edge, _)| edge.code())
            .collect();
        let clear = !open.is_empty();
        for id in &shot.blocked_by {
            case.mark(Mark::fate("blocks", id));
        }
        if clear {
            case.because(if all_round { FROM_PLACE } else { CLEAR });
            if found.len() > open.len() && input.aim == Aim::Any {
                case.because(ONE_OPEN);
            }
            if shot.grazed {
                case.because(GRAZING);
            }
            if shot.partly {
                case.because(PARTLY);
            }
            if shot.bearings.contains(&Bearing::CornerOut) {
                case.because(CORNER_OUT);
            }
            if shot.bearings.contains(&Bearing::PartlyIn) {
                case.because(PARTLY_IN);
            }
        } else {
            // Ordered by how close the shot was to possible: first a base between, last an edge
            // that is not seen.
            let hides = shot.hides();
            let order = [
                ShotBar::Blocked,
                ShotBar::Ground,
                ShotBar::LinesTooLong,
                ShotBar::Far,
                ShotBar::Coincides,
                ShotBar::Hidden,
            ];
            let nearly = order
                .into_iter()
                .find(|reason| found.iter().any(|(_, found)| found == reason))
                .map(ShotBar::claim);
            if let Some(claim) = hides.or(nearly) {
                case.because(claim);
            }
            if let Some(distance) = shot.short {
                let missing = input.range.short_of(distance);
                let missing = missing.map(|missing| round(missing.max(0.1)));
                case.remedy(
                    "closer",
                    vec![("missing", missing.into_arg())],
                    vec![("range_mm", number((distance * 10.0).ceil() / 10.0))],
                );
            }
        }
        Values::default()
            .with("clear", clear)
            .with("edges", open)
            .with("blocked_by", shot.blocked_by)
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

/// Terrain of a situation.
const GROUNDS: &[&str] = &[
    "wood",
    "oasis",
    "crest",
    "marsh",
    "rough",
    "dunes",
    "steep-hill",
    "gentle-hill",
    "river",
    "road",
    "good",
    "bua",
    "camp",
    "waterway",
];

/// Effect of every piece of terrain on the shot, with a step for each.
fn grounds(case: &mut Case<'_>, input: &Input, tolerance: Tolerance) -> Vec<Bearing> {
    let (shooter, target) = (&input.shooter.base, &input.target.base);
    let mut bearings = Vec::new();
    for ground in &input.terrain {
        let partly = shooter.reaches_into(&ground.outline, tolerance);
        let out = |corner: Corner| out_of(&ground.outline, shooter.corner(corner), tolerance);
        let front_out = partly && (out(Corner::FrontLeft) || out(Corner::FrontRight));
        let hidden = |base: &Base| base.lies_in(&ground.outline, tolerance);
        let bearing = match ground.kind {
            Screen::Crest if front_out => Bearing::CornerOut,
            Screen::Crest => Bearing::Stops,
            Screen::Ground(Terrain::Wood | Terrain::Oasis) => {
                match (hidden(shooter), hidden(target)) {
                    (true, _) => Bearing::Hides(SHOOTER_INSIDE),
                    (false, true) if front_out && case.ask(&WOOD_CORNER).is(FRONT_CORNER) => {
                        Bearing::CornerOut
                    }
                    (false, true) => Bearing::Hides(TARGET_INSIDE),
                    (false, false) if front_out => Bearing::CornerOut,
                    (false, false) if partly && case.ask(&WOOD_CORNER).is(FRONT_CORNER) => {
                        Bearing::Hides(FRONT_CORNER)
                    }
                    (false, false) if partly => Bearing::PartlyIn,
                    (false, false) => Bearing::Stops,
                }
            }
            Screen::Ground(_) => Bearing::Clear,
        };
        let (why, claim) = match bearing {
            Bearing::Clear => ("kind", OTHER_GROUND),
            Bearing::CornerOut => ("corner-out", CORNER_OUT),
            Bearing::PartlyIn => ("partly-in", PARTLY_IN),
            Bearing::Stops => ("stops", GROUND_BLOCKS),
            Bearing::Hides(SHOOTER_INSIDE) => ("shooter-inside", SHOOTER_INSIDE),
            Bearing::Hides(TARGET_INSIDE) => ("target-inside", TARGET_INSIDE),
            Bearing::Hides(claim) => ("no-corner-out", claim),
        };
        case.step(
            "ground",
            matches!(bearing, Bearing::Stops | Bearing::Hides(_)),
        )
        .arg("who", ground.id.clone())
        .arg("kind", Arg::of(Screen::SCOPE, ground.kind.code()))
        .arg("why", why)
        .cite(claim);
        bearings.push(bearing);
    }
    bearings
}

/// Pieces between two lines.
struct Between {
    bases: Vec<String>,
    /// Terrain that blocks the lines.
    grounds: Vec<String>,
    /// Hills whose crest may block the lines.
    hills: Vec<String>,
    /// Whether terrain that can block shots lies between the lines, blocking or not.
    partly: bool,
}

impl Between {
    fn free(&self) -> bool {
        self.bases.is_empty() && self.grounds.is_empty()
    }
}

/// A shot, judged for one edge after another.
struct Shot<'i> {
    input: &'i Input,
    all_round: bool,
    bearings: Vec<Bearing>,
    /// Pieces that block some edge.
    blocked_by: Vec<String>,
    /// Whether a line of an open edge runs along a base.
    grazed: bool,
    /// Whether terrain hides part of an open edge.
    partly: bool,
    /// Distance of the nearest edge that is only out of range.
    short: Option<f64>,
}

impl Shot<'_> {
    /// Reason why shooter or target is hidden in a wood.
    fn hides(&self) -> Option<&'static str> {
        self.bearings.iter().find_map(|bearing| {
            if let Bearing::Hides(claim) = bearing {
                Some(*claim)
            } else {
                None
            }
        })
    }

    /// The woods that hide shooter or target.
    fn hiding(&self) -> Vec<String> {
        let pairs = self.input.terrain.iter().zip(&self.bearings);
        pairs
            .filter(|(_, bearing)| matches!(bearing, Bearing::Hides(_)))
            .map(|(ground, _)| ground.id.clone())
            .collect()
    }

    /// The lines to an edge, and its distance.
    fn views(&self, edge: Line<f64>, tolerance: Tolerance) -> (Vec<View>, f64) {
        let (shooter, target) = (&self.input.shooter.base, &self.input.target.base);
        if !self.all_round {
            let front = shooter.edge(Edge::Front);
            return (
                View::between(front, edge, &[shooter, target], tolerance)
                    .into_iter()
                    .collect(),
                apart(front, edge),
            );
        }
        let outline = self
            .input
            .place
            .clone()
            .unwrap_or_else(|| shooter.polygon());
        (
            View::all_round(&outline, edge, &[target], tolerance),
            reach(edge, &outline),
        )
    }

    /// Bases and terrain between the lines.
    fn between(&self, view: &View, tolerance: Tolerance) -> Between {
        let input = self.input;
        let bases = input
            .others
            .iter()
            .filter(|other| other.base.reaches_into(&view.field, tolerance))
            .map(|other| other.id.clone())
            .collect();
        let stopping: Vec<&Area<Screen>> = input
            .terrain
            .iter()
            .zip(&self.bearings)
            .filter(|(_, b)| **b == Bearing::Stops)
            .map(|(ground, _)| ground)
            .collect();
        let reaching: Vec<&Area<Screen>> = stopping
            .into_iter()
            .filter(|ground| gap(&ground.outline, &view.field) == 0.0)
            .collect();
        let outlines: Vec<&Polygon<f64>> = reaching.iter().map(|ground| &ground.outline).collect();
        let mut grounds = Vec::new();
        if view.closed_by(&outlines, tolerance) {
            // Obstacles that each block the line alone or, if there are none, all that block it
            // together.
            let alone: Vec<String> = reaching
                .iter()
                .filter(|ground| view.closed_by(&[&ground.outline], tolerance))
                .map(|ground| ground.id.clone())
                .collect();
            grounds = if alone.is_empty() {
                reaching.iter().map(|ground| ground.id.clone()).collect()
            } else {
                alone
            };
        }
        let hills: Vec<&Area<Screen>> = without_crest(&input.terrain)
            .filter(|hill| view.closed_by(&[&hill.outline], tolerance))
            .collect();
        Between {
            bases,
            grounds,
            hills: hills.into_iter().map(|hill| hill.id.clone()).collect(),
            partly: !reaching.is_empty(),
        }
    }

    /// Whether an edge can be shot at, with its step and its marks.
    fn look(&mut self, case: &mut Case<'_>, edge: Edge, tolerance: Tolerance) -> ShotBar {
        let input = self.input;
        let (views, distance) = self.views(input.target.base.edge(edge), tolerance);
        // Of several pairs of lines, a free one, or else the shortest.
        let mut best: Option<(View, Between)> = None;
        for view in views {
            let between = self.between(&view, tolerance);
            if between.free() {
                best = Some((view, between));
                break;
            }
            best.get_or_insert((view, between));
        }
        let found = match &best {
            None if !self.all_round
                && in_line(
                    input.shooter.base.edge(Edge::Front),
                    input.target.base.edge(edge),
                    tolerance,
                ) =>
            {
                ShotBar::Coincides
            }
            None => ShotBar::Hidden,
            Some((_, between)) if input.range < tolerance.least(distance) => {
                if between.free() && self.hides().is_none() {
                    self.short = Some(self.short.map_or(distance, |short| short.min(distance)));
                }
                ShotBar::Far
            }
            Some((_, between)) if !between.bases.is_empty() => ShotBar::Blocked,
            Some(_) if self.hides().is_some() => ShotBar::Inside(self.hides().unwrap_or_default()),
            Some((_, between)) if !between.free() || input.crest_blocks(between) => ShotBar::Ground,
            Some((view, between)) => {
                if view
                    .lengths()
                    .iter()
                    .any(|length| input.range >= tolerance.least(*length))
                    || case.ask(&REACH).is(ANY_POINT)
                {
                    self.grazed |= input
                        .others
                        .iter()
                        .any(|other| gap(&other.base.polygon(), &view.field) <= tolerance.mm);
                    self.partly |= between.partly;
                    ShotBar::Open
                } else {
                    ShotBar::LinesTooLong
                }
            }
        };
        let who: Vec<String> = match found {
            ShotBar::Inside(_) => self.hiding(),
            // No piece but the crests of hills blocks it.
            ShotBar::Ground if best.iter().all(|(_, between)| between.free()) => best
                .iter()
                .flat_map(|(_, between)| between.hills.clone())
                .collect(),
            _ => best
                .iter()
                .flat_map(|(_, between)| between.bases.iter().chain(&between.grounds))
                .cloned()
                .collect(),
        };
        self.tell(case, edge, found, distance, &who);
        if let Some((view, _)) = best {
            let code = if found == ShotBar::Open {
                "line-open"
            } else {
                "line-blocked"
            };
            case.mark(Mark::area(code, &input.target.id, &view.field));
            for (line, length) in view.lines.iter().zip(view.lengths()) {
                case.mark(Mark::measured(code, &input.target.id, *line, length));
            }
        }
        if matches!(
            found,
            ShotBar::Blocked | ShotBar::Ground | ShotBar::Inside(_)
        ) {
            for id in who {
                if !self.blocked_by.contains(&id) {
                    self.blocked_by.push(id);
                }
            }
        }
        found
    }

    fn tell(&self, case: &mut Case<'_>, edge: Edge, found: ShotBar, distance: f64, who: &[String]) {
        let claim = match found {
            ShotBar::Open if self.all_round => PLACE_TOO,
            ShotBar::Open if edge == Edge::Rear => AT_REAR,
            found => found.claim(),
        };
        case.step("edge", found == ShotBar::Open)
            .value(number(round(distance)))
            .arg("edge", Arg::of(Edge::SCOPE, edge.code()))
            .arg("why", found.code())
            .arg("who", who.join(", "))
            .arg("limit", self.input.range.exactly())
            .cite(claim);
    }
}

#[cfg(test)]
mod tests {
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, spun, step, with};
    use proptest::prelude::*;
    use serde_json::{Value, json};
    use std::collections::BTreeSet;

    const ID: &str = "dba.line-of-fire";

    fn bows() -> Value {
        json!({"id": "A1", "troop": "Bw", "x": 0, "y": 0, "d": 20})
    }

    /// Bows facing north, Blades facing them; the nearest edge is at this distance ahead.
    fn case(more: &Value) -> Value {
        with(
            &json!({"shooter": bows(), "target": {"id": "B1", "troop": "Bd", "x": 0, "y": 57.5, "facing": 180, "d": 15}, "range_mm": 50}),
            more,
        )
    }

    fn other(x: f64, y: f64) -> Value {
        json!({"id": "A2", "troop": "Bd", "x": x, "y": y, "d": 15})
    }

    fn edges(verdict: &Verdict) -> String {
        verdict.values["edges"]
            .as_array()
            .unwrap()
            .iter()
            .map(|edge| edge.as_str().unwrap())
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn why(verdict: &Verdict, edge: &str) -> String {
        let args = |step: &crate::check::Step, name: &str| {
            serde_json::to_value(
                &step
                    .args
                    .iter()
                    .find(|(known, _)| *known == name)
                    .unwrap()
                    .1,
            )
            .unwrap()
        };
        let step = verdict
            .steps
            .iter()
            .find(|step| step.code == "edge" && args(step, "edge")["code"] == edge)
            .unwrap();
        args(step, "why").as_str().unwrap().to_owned()
    }

    #[test]
    fn a_friend_in_between_blocks_and_nobody_does_not() {
        let free = judge(ID, &case(&json!({"edge": "front"})));
        assert_eq!(
            (&free.values["clear"], edges(&free).as_str()),
            (&json!(true), "front")
        );
        let masked = judge(
            ID,
            &case(&json!({"edge": "front", "others": [other(0.0, 30.0)]})),
        );
        assert_eq!(
            (&masked.values["clear"], &masked.values["blocked_by"]),
            (&json!(false), &json!(["A2"]))
        );
        assert_eq!(masked.reasons, [super::BLOCKED]);
        assert_eq!(why(&masked, "front"), "blocked");
        // Partly between is enough, a touch is not.
        assert_eq!(
            judge(ID, &case(&json!({"others": [other(38.0, 30.0)]}))).values["clear"],
            false
        );
        let touch = judge(
            ID,
            &case(&json!({"edge": "front", "others": [other(40.0, 30.0)]})),
        );
        assert_eq!(
            (
                &touch.values["clear"],
                touch.reasons.contains(&super::GRAZING)
            ),
            (&json!(true), true)
        );
        assert!(!touch.flags.contains(&"marginal".to_owned()));
    }

    #[test]
    fn at_the_edge_of_the_tolerance_both_verdicts_are_shown() {
        let nearly = judge(
            ID,
            &case(&json!({"edge": "front", "others": [other(39.7, 30.0)]})),
        );
        assert_eq!(nearly.values["clear"], true);
        assert!(
            nearly.flags.contains(&"marginal".to_owned())
                && nearly.alternatives[0].values["clear"] == false
        );
    }

    #[test]
    fn a_side_past_the_friend_is_open() {
        let given = json!({
            "shooter": {"id": "A1", "troop": "Art", "x": 0, "y": -10, "d": 40}, "target": {"id": "B1", "troop": "Bd", "x": -50, "y": 57.5, "facing": 180, "d": 15},
            "others": [other(-55.0, 30.0)], "range_mm": 125,
        });
        let verdict = judge(ID, &given);
        assert_eq!(
            (edges(&verdict).as_str(), &verdict.values["blocked_by"]),
            ("left", &json!(["A2"]))
        );
        assert!(verdict.reasons.contains(&super::ONE_OPEN));
        assert_eq!(
            [
                why(&verdict, "front"),
                why(&verdict, "right"),
                why(&verdict, "rear")
            ],
            ["blocked", "hidden", "hidden"]
        );
        let codes: BTreeSet<&str> = verdict
            .picture
            .as_ref()
            .unwrap()
            .marks
            .iter()
            .map(|mark| mark.code())
            .collect();
        assert_eq!(codes, ["blocks", "line-blocked", "line-open"].into());
    }

    #[test]
    fn the_rear_is_open_from_its_own_line_but_not_from_before_it() {
        let at = |y: f64| {
            judge(
                ID,
                &json!({
                    "shooter": {"troop": "Bw", "x": 50, "y": y, "facing": 270, "d": 20}, "target": {"troop": "Bd", "x": 0, "y": 0, "d": 15},
                    "edge": "rear", "range_mm": 50,
                }),
            )
        };
        assert_eq!(at(-27.5).values["clear"], true);
        assert!(step(&at(-27.5), "edge").0);
        // Across the line; completely before it.
        assert_eq!(at(-20.0).values["clear"], true);
        assert_eq!(
            (&at(20.0).values["clear"], at(20.0).reasons),
            (&json!(false), vec![super::NOT_THROUGH])
        );
    }

    #[test]
    fn lines_that_coincide_are_no_lines() {
        // Side by side and back to front: the front of one continues the rear of the other.
        let given = json!({"shooter": bows(), "target": {"troop": "Bd", "x": 60, "y": 17.5, "facing": 0, "d": 15}, "edge": "rear", "range_mm": 50});
        let in_line = with(
            &given,
            &json!({"target": {"troop": "Bd", "x": 60, "y": 2.5, "facing": 180, "d": 15}}),
        );
        assert_eq!(why(&judge(ID, &in_line), "rear"), "coincides");
        assert_eq!(judge(ID, &in_line).reasons, [super::COINCIDE]);
    }

    #[test]
    fn too_far_says_how_much() {
        let given = case(&json!({"range_mm": 36}));
        let verdict = judge(ID, &given);
        assert_eq!(
            (&verdict.values["clear"], verdict.reasons.clone()),
            (&json!(false), vec![super::BEYOND])
        );
        assert_eq!(verdict.remedies[0].code, "closer");
        let better = with(&given, &Value::Object(verdict.remedies[0].input.clone()));
        assert_eq!(judge(ID, &better).values["clear"], true);
        assert!(
            judge(ID, &with(&given, &json!({"others": [other(0.0, 30.0)]})))
                .remedies
                .is_empty()
        );
    }

    #[test]
    fn lines_beyond_the_range_are_disputed() {
        let given = case(
            &json!({"edge": "front", "target": {"troop": "Bd", "x": 20, "y": 65.5, "facing": 180, "d": 15}}),
        );
        let verdict = judge(ID, &given);
        assert_eq!(verdict.values["clear"], true);
        assert_eq!(verdict.flags, ["conflict:lines-within-range"]);
        assert_eq!(verdict.alternatives[0].values["clear"], false);
        let strict = judge(ID, &with(&given, &json!({"agreed": ["one-line"]})));
        assert_eq!(
            (&strict.values["clear"], strict.reasons),
            (&json!(false), vec![super::ONE_LINE])
        );
        assert!(judge(ID, &case(&json!({}))).flags.is_empty());
    }

    #[test]
    fn woods_stop_a_shot_when_wholly_between() {
        let wood = |corners: Value, kind: &str| json!({"terrain": [{"id": "wood", "kind": kind, "polygon": corners}]});
        let ask = |more: &Value| judge(ID, &case(more));
        let across = json!([[-60, 20], [60, 20], [60, 40], [-60, 40]]);
        for kind in ["wood", "oasis", "crest"] {
            let verdict = ask(&wood(across.clone(), kind));
            assert_eq!(
                (&verdict.values["clear"], &verdict.values["blocked_by"]),
                (&json!(false), &json!(["wood"])),
                "{kind}"
            );
            assert_eq!(verdict.reasons, [super::GROUND_BLOCKS]);
        }
        assert_eq!(ask(&wood(across, "marsh")).values["clear"], true);
        let partly = ask(&wood(
            json!([[-60, 20], [0, 20], [0, 40], [-60, 40]]),
            "wood",
        ));
        assert_eq!(
            (
                &partly.values["clear"],
                partly.reasons.contains(&super::PARTLY)
            ),
            (&json!(true), true)
        );
        // Two halves block together.
        let halves = json!({"terrain": [
            {"id": "west", "kind": "wood", "polygon": [[-60, 20], [1, 20], [1, 40], [-60, 40]]},
            {"id": "east", "kind": "wood", "polygon": [[0, 25], [60, 25], [60, 45], [0, 45]]},
            {"id": "away", "kind": "wood", "polygon": [[200, 25], [260, 25], [260, 45], [200, 45]]},
        ]});
        assert_eq!(ask(&halves).values["blocked_by"], json!(["west", "east"]));
        // A front corner outside the wood; both inside, the rear outside.
        let corner = ask(&wood(
            json!([[-60, -30], [10, -30], [10, 30], [-60, 30]]),
            "wood",
        ));
        assert_eq!(
            (
                &corner.values["clear"],
                corner.reasons.contains(&super::CORNER_OUT)
            ),
            (&json!(true), true)
        );
        let rear_out = wood(json!([[-60, 0], [60, 0], [60, 40], [-60, 40]]), "wood");
        let (open, sheet) = (
            ask(&rear_out),
            ask(&with(&rear_out, &json!({"agreed": ["front-corner"]}))),
        );
        assert_eq!(
            (&open.values["clear"], open.flags),
            (&json!(true), vec!["conflict:wood-corner".to_owned()])
        );
        assert_eq!(
            (
                &sheet.values["clear"],
                sheet.reasons.contains(&super::FRONT_CORNER)
            ),
            (&json!(false), true)
        );
        // The target is completely inside the wood, and a front corner of the shooter is outside
        // it.
        let deep = wood(
            json!([
                [-60, -30],
                [10, -30],
                [10, 20],
                [60, 20],
                [60, 70],
                [-60, 70]
            ]),
            "wood",
        );
        let (safe, sheet) = (
            ask(&deep),
            ask(&with(&deep, &json!({"agreed": ["front-corner"]}))),
        );
        assert_eq!(
            (
                &safe.values["clear"],
                &safe.values["blocked_by"],
                safe.flags
            ),
            (
                &json!(false),
                &json!(["wood"]),
                vec!["conflict:wood-corner".to_owned()]
            )
        );
        assert_eq!(
            (&safe.reasons, &sheet.values["clear"]),
            (&vec![super::TARGET_INSIDE], &json!(true))
        );
        // The shooter is completely inside, its front flush with the border or slightly beyond it.
        let flush = |y: f64| {
            ask(&wood(
                json!([[-60, -30], [60, -30], [60, y], [-60, y]]),
                "wood",
            ))
        };
        assert_eq!(
            (
                &flush(10.0).values["clear"],
                &flush(10.0).reasons,
                flush(10.0).flags
            ),
            (&json!(false), &vec![super::SHOOTER_INSIDE], vec![])
        );
        assert!(
            flush(9.7).flags.contains(&"marginal".to_owned())
                && flush(9.7).values["clear"] == false
        );
        assert_eq!(
            (&flush(8.5).values["clear"], flush(8.5).flags),
            (&json!(true), vec![])
        );
        // A corner exactly on the border.
        let border = ask(&wood(
            json!([[-60, -30], [19.7, -30], [19.7, 48], [-60, 48]]),
            "wood",
        ));
        assert!(border.flags.is_empty() || border.flags == ["marginal"]);
    }

    #[test]
    fn wagons_and_places_shoot_all_round() {
        let given = json!({"shooter": {"troop": "WWg", "x": 0, "y": 0, "d": 80}, "target": {"troop": "Kn", "x": 0, "y": -70, "d": 30}, "range_mm": 50});
        let verdict = judge(ID, &given);
        assert_eq!(
            (&verdict.values["clear"], &verdict.reasons[0]),
            (&json!(true), &super::FROM_PLACE)
        );
        let town = json!({"place": [[-40, -40], [40, -40], [40, 40], [-40, 40]], "shooter": {"troop": "Bw", "x": 0, "y": 0, "d": 20}});
        assert_eq!(
            edges(&judge(
                ID,
                &with(&with(&given, &town), &json!({"edge": "front"}))
            )),
            "front"
        );
        let masked = json!({"others": [{"id": "A2", "troop": "Bd", "x": 0, "y": -48, "d": 15}], "target": {"troop": "Kn", "x": 0, "y": -72, "d": 30}});
        assert_eq!(judge(ID, &with(&given, &masked)).values["clear"], false);
        // In the open only the front shoots.
        let bows = with(
            &given,
            &json!({"shooter": {"troop": "Bw", "x": 0, "y": -30, "d": 20}}),
        );
        assert_eq!(judge(ID, &bows).values["clear"], false);
    }

    #[test]
    fn a_situation_is_dealt_out_and_bases_stand_apart() {
        let verdict = judge(
            ID,
            &json!({"scene": "A1_Bw_0_0_0_20*B1_Bd_0_57.5_180_15*A2_Bd_0_30_0_15*wood_200_0_220_0_220_20", "shooter": "A1", "target": "B1", "range_mm": 50}),
        );
        assert_eq!(verdict.values["blocked_by"], json!(["A2"]));
        assert_eq!(
            faults(ID, &case(&json!({"others": [other(0.0, 50.0)]}))),
            [("others.0".to_owned(), "same-place")]
        );
        assert_eq!(
            faults(
                ID,
                &json!({"shooter": bows(), "range_mm": 9, "edge": "top"})
            )[..2],
            [
                ("target.troop".to_owned(), "missing"),
                ("target.x".to_owned(), "missing")
            ]
        );
    }

    fn any_case() -> impl Strategy<Value = Value> {
        let piece = || {
            (-90.0..90.0f64, -90.0..90.0f64, 0.0..360.0f64).prop_map(
                |(x, y, facing)| json!({"troop": "Bd", "x": x, "y": y, "facing": facing, "d": 15}),
            )
        };
        (piece(), piece(), proptest::collection::vec(piece(), 0..4), (-80.0..60.0f64, -80.0..60.0f64, 5.0..60.0f64)).prop_map(
            |(mut shooter, target, others, (x, y, side))| {
                shooter["troop"] = json!("Bw");
                let terrain = json!([{"kind": "wood", "polygon": [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]}]);
                json!({"shooter": shooter, "target": target, "others": others, "terrain": terrain, "range_mm": 80})
            },
        )
    }

    proptest! {
        #[test]
        fn turning_and_shifting_the_table_changes_nothing(given in any_case(), angle in 0.0..360.0f64) {
            if let Some((straight, turned)) = spun(ID, &given, angle, false) {
                prop_assert_eq!(straight.values, turned.values);
            }
        }

        #[test]
        fn a_mirror_swaps_left_and_right(given in any_case()) {
            if let Some((straight, mirrored)) = spun(ID, &given, 0.0, true) {
                prop_assert_eq!(&straight.values["clear"], &mirrored.values["clear"]);
                let swap = |edge: &str| match edge { "left" => "right".to_owned(), "right" => "left".to_owned(), edge => edge.to_owned() };
                let swapped: BTreeSet<String> = edges(&straight).split(' ').map(swap).collect();
                prop_assert_eq!(swapped, edges(&mirrored).split(' ').map(str::to_owned).collect());
            }
        }

        #[test]
        fn whoever_is_far_away_changes_nothing_and_whoever_comes_never_helps(given in any_case(), x in -90.0..90.0f64, y in -90.0..90.0f64) {
            prop_assume!(faults(ID, &given).is_empty());
            let more = |piece: Value| {
                let mut given = given.clone();
                given["others"].as_array_mut().unwrap().push(piece);
                given
            };
            let verdict = judge(ID, &given);
            let far = judge(ID, &more(json!({"id": "far", "troop": "Bd", "x": 2000, "y": 2000, "d": 15})));
            prop_assert_eq!(&verdict.values, &far.values);
            let come = more(json!({"id": "new", "troop": "Bd", "x": x, "y": y, "d": 15}));
            if faults(ID, &come).is_empty() {
                let (before, after) = (edges(&verdict), edges(&judge(ID, &come)));
                prop_assert!(after.split(' ').all(|edge| edge.is_empty() || before.split(' ').any(|known| known == edge)));
            }
        }
    }
}
