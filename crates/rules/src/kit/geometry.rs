//! Bases on the table: oriented rectangles, their edges and corners, and what lies between them.
//!
//! Points are millimetres, x to the east and y to the north; a facing is degrees clockwise from
//! north. Left and right are the base's own. Whether two things touch is judged with a
//! [`Tolerance`], since no hand sets bases down exactly.

use geo::line_intersection::{LineIntersection, line_intersection};
use geo::{
    Area, BooleanOps, Contains, ConvexHull, Distance, Euclidean, Intersects, LineString,
    MultiPolygon,
};
pub use geo::{Line, Polygon};
use serde::{Deserialize, Serialize};

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::Choice;

/// A place on the table, in mm.
pub type Point = geo::Coord<f64>;

/// Tolerance within which bases still count as touching, aligned, or within a distance.
///
/// A gap of up to `mm` is contact, and an overlap of up to `mm` is no more than contact; so bases placed
/// exactly edge to edge are judged alike with any tolerance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// mm
    pub mm: f64,
    /// Degrees.
    pub degrees: f64,
    /// Excess over a limit that still counts as within it, mm.
    pub over: f64,
}

impl Tolerance {
    /// Allows only for rounding errors.
    pub const EXACT: Self = Self {
        mm: 1e-6,
        degrees: 1e-6,
        over: 1e-6,
    };
    /// Tolerance of verdicts: half a millimetre, half a degree, distances as measured.
    pub const STATED: Self = Self {
        mm: 0.5,
        degrees: 0.5,
        over: 1e-6,
    };
    /// Twice the normal tolerance, and half a millimetre on distances. If this tolerance or [`Self::EXACT`]
    /// gives another verdict, the case is marginal.
    pub const WIDE: Self = Self {
        mm: 1.0,
        degrees: 1.0,
        over: 0.5,
    };

    /// Whether two things with this gap touch.
    pub fn touches(self, gap: f64) -> bool {
        gap <= self.mm
    }
    /// Whether an overlap, or a shared length, is more than a touch.
    pub fn overlaps(self, length: f64) -> bool {
        length > self.mm
    }
    /// Whether two points are the same place.
    pub fn meets(self, a: Point, b: Point) -> bool {
        self.touches(Euclidean.distance(a, b))
    }
    /// Whether two facings differ by so many degrees.
    pub fn apart(self, a: f64, b: f64, degrees: f64) -> bool {
        (turn(a, b) - degrees).abs() <= self.degrees
    }
    /// Whether a distance is within a limit, both in mm, the limit included.
    pub fn within(self, distance: f64, limit: f64) -> bool {
        self.least(distance) <= limit
    }

    /// The least limit that a distance is within, to a hundredth: what is asked and offered as a limit is a
    /// plain number.
    pub fn least(self, distance: f64) -> f64 {
        ((distance - self.over) * 100.0).round() / 100.0
    }
}

/// The angle between two facings, 0 to 180 degrees.
pub fn turn(a: f64, b: f64) -> f64 {
    let turned = (a - b).rem_euclid(360.0);
    turned.min(360.0 - turned)
}

/// An edge of a base.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Edge {
    Front,
    Right,
    Rear,
    Left,
}

impl Choice for Edge {
    const SCOPE: &'static str = "edge";
}

/// A corner of a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Corner {
    FrontLeft,
    FrontRight,
    RearRight,
    RearLeft,
}

impl Corner {
    /// All four, clockwise from the front left.
    pub const ALL: [Self; 4] = [
        Self::FrontLeft,
        Self::FrontRight,
        Self::RearRight,
        Self::RearLeft,
    ];
}

/// A base: a rectangle with a front.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Base {
    /// Centre, mm from the west.
    pub x: f64,
    /// Centre, mm from the south.
    pub y: f64,
    /// Degrees clockwise from north.
    pub facing: f64,
    /// Frontage, mm.
    pub w: f64,
    /// Depth, mm.
    pub d: f64,
}

impl Base {
    /// Sine and cosine of the facing; exact for quarter turns.
    fn bearing(&self) -> (f64, f64) {
        match self.facing.rem_euclid(360.0) {
            0.0 => (0.0, 1.0),
            90.0 => (1.0, 0.0),
            180.0 => (0.0, -1.0),
            270.0 => (-1.0, 0.0),
            facing => facing.to_radians().sin_cos(),
        }
    }

    /// The point at these distances, mm, to the base's own right and ahead of its centre.
    pub fn at(&self, right: f64, ahead: f64) -> Point {
        let (sin, cos) = self.bearing();
        Point {
            x: self.x + right * cos + ahead * sin,
            y: self.y - right * sin + ahead * cos,
        }
    }

    /// A point in the base's own coordinates: x to its right, y ahead, from its centre.
    pub fn seen(&self, place: Point) -> Point {
        let (sin, cos) = self.bearing();
        let (x, y) = (place.x - self.x, place.y - self.y);
        Point {
            x: x * cos - y * sin,
            y: x * sin + y * cos,
        }
    }

    /// A corner.
    pub fn corner(&self, corner: Corner) -> Point {
        let (w, d) = (self.w / 2.0, self.d / 2.0);
        match corner {
            Corner::FrontLeft => self.at(-w, d),
            Corner::FrontRight => self.at(w, d),
            Corner::RearRight => self.at(w, -d),
            Corner::RearLeft => self.at(-w, -d),
        }
    }

    /// The four corners, clockwise from the front left.
    pub fn corners(&self) -> [Point; 4] {
        Corner::ALL.map(|corner| self.corner(corner))
    }

    /// An edge, from left to right as seen from inside the base.
    pub fn edge(&self, edge: Edge) -> Line<f64> {
        let [front_left, front_right, rear_right, rear_left] = self.corners();
        match edge {
            Edge::Front => Line::new(front_left, front_right),
            Edge::Right => Line::new(front_right, rear_right),
            Edge::Rear => Line::new(rear_right, rear_left),
            Edge::Left => Line::new(rear_left, front_left),
        }
    }

    /// The middle of the front edge.
    pub fn front_centre(&self) -> Point {
        self.at(0.0, self.d / 2.0)
    }

    /// Its outline.
    pub fn polygon(&self) -> Polygon<f64> {
        Polygon::new(LineString::new(self.corners().to_vec()), vec![])
    }

    /// The base shrunk on every side, so that anything that only touches the base misses it.
    #[must_use]
    pub fn inset(&self, by: f64) -> Self {
        let small = |side: f64| (side - 2.0 * by).max(side / 100.0);
        Self {
            w: small(self.w),
            d: small(self.d),
            ..*self
        }
    }

    /// Moved to its right and ahead, mm.
    #[must_use]
    pub fn moved(&self, right: f64, ahead: f64) -> Self {
        let centre = self.at(right, ahead);
        Self {
            x: centre.x,
            y: centre.y,
            ..*self
        }
    }

    /// Turned on its centre, degrees clockwise.
    #[must_use]
    pub fn turned(&self, degrees: f64) -> Self {
        Self {
            facing: (self.facing + degrees).rem_euclid(360.0),
            ..*self
        }
    }

    /// Wheeled on a corner that stays where it is, degrees clockwise.
    #[must_use]
    pub fn wheeled(&self, on: Corner, degrees: f64) -> Self {
        let pivot = self.corner(on);
        let turned = self.turned(degrees);
        let strayed = turned.corner(on);
        Self {
            x: turned.x + pivot.x - strayed.x,
            y: turned.y + pivot.y - strayed.y,
            ..turned
        }
    }

    /// The rectangle straight ahead of the front edge with this depth, mm, and `aside` mm wider than the
    /// front on each side.
    pub fn ahead(&self, depth: f64, aside: f64) -> Polygon<f64> {
        let strip = self.moved(0.0, (self.d + depth) / 2.0);
        Self {
            w: self.w + 2.0 * aside,
            d: depth,
            ..strip
        }
        .polygon()
    }

    /// Whether more than a touch of the base lies inside an outline.
    pub fn reaches_into(&self, outline: &Polygon<f64>, tolerance: Tolerance) -> bool {
        self.inset(tolerance.mm).polygon().intersects(outline)
    }

    /// Whether the whole base, apart from a touch, lies inside an outline.
    pub fn lies_in(&self, outline: &Polygon<f64>, tolerance: Tolerance) -> bool {
        outline.contains(&self.inset(tolerance.mm).polygon())
    }

    /// Whether two bases overlap by more than a touch.
    pub fn overlaps(&self, other: &Self, tolerance: Tolerance) -> bool {
        // Each base is shrunk by half, so that a touch stays a touch.
        self.inset(tolerance.mm / 2.0)
            .polygon()
            .intersects(&other.inset(tolerance.mm / 2.0).polygon())
    }

    /// Whether two bases touch, a corner being enough.
    pub fn touches(&self, other: &Self, tolerance: Tolerance) -> bool {
        tolerance.touches(Euclidean.distance(&self.polygon(), &other.polygon()))
    }

    /// Distance it can move straight ahead before it meets something, mm; `None` if it meets nothing within
    /// `limit`. Things that it only brushes along its sides do not count.
    pub fn way_ahead(
        &self,
        obstacle: &Polygon<f64>,
        limit: f64,
        tolerance: Tolerance,
    ) -> Option<f64> {
        let (half, front) = (
            (self.w / 2.0 - tolerance.mm).max(self.w / 200.0),
            self.d / 2.0,
        );
        // It immediately meets anything that it overlaps or touches.
        if obstacle.intersects(&Line::new(self.at(-half, front), self.at(half, front))) {
            return Some(0.0);
        }
        // A base placed exactly in contact may overlap by a rounding error.
        let (low, high) = (front - tolerance.mm.max(1e-6), front + limit + tolerance.mm);
        let sides = obstacle.exterior().lines().filter_map(|side| {
            clip(
                Line::new(self.seen(side.start), self.seen(side.end)),
                half,
                low,
                high,
            )
        });
        sides
            .map(|within| (within.start.y.min(within.end.y) - front).max(0.0))
            .reduce(f64::min)
    }

    /// Distance it can go straight back before a corner leaves a table of this size, mm; the south-west
    /// corner of the table is at 0, 0.
    pub fn way_back_on(&self, width: f64, height: f64) -> f64 {
        let (sin, cos) = self.bearing();
        let until = |place: f64, step: f64, size: f64| match step {
            step if step < -1e-9 => place / -step,
            step if step > 1e-9 => (size - place) / step,
            _ => f64::INFINITY,
        };
        self.corners()
            .into_iter()
            .map(|corner| {
                until(corner.x, -sin, width)
                    .min(until(corner.y, -cos, height))
                    .max(0.0)
            })
            .fold(f64::INFINITY, f64::min)
    }

    /// Like [`Self::way_ahead`], straight to the rear.
    pub fn way_back(
        &self,
        obstacle: &Polygon<f64>,
        limit: f64,
        tolerance: Tolerance,
    ) -> Option<f64> {
        self.turned(180.0).way_ahead(obstacle, limit, tolerance)
    }
}

/// The part of a line that lies within `half` of the middle and between two heights.
fn clip(line: Line<f64>, half: f64, low: f64, high: f64) -> Option<Line<f64>> {
    let along = line.end - line.start;
    let (mut from, mut to) = (0.0_f64, 1.0_f64);
    for (step, room) in [
        (-along.x, line.start.x + half),
        (along.x, half - line.start.x),
        (-along.y, line.start.y - low),
        (along.y, high - line.start.y),
    ] {
        if step == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if step < 0.0 {
            from = from.max(room / step);
        } else {
            to = to.min(room / step);
        }
    }
    (from <= to).then(|| Line::new(line.start + along * from, line.start + along * to))
}

/// The length along which two edges coincide, mm; `None` if they do not.
pub fn shared(a: Line<f64>, b: Line<f64>, tolerance: Tolerance) -> f64 {
    let length = Euclidean.distance(a.start, a.end);
    if length == 0.0 {
        return 0.0;
    }
    let along = (a.end - a.start) / length;
    // Position along the first edge, and distance from it.
    let on = |place: Point| {
        let offset = place - a.start;
        (
            offset.x * along.x + offset.y * along.y,
            (offset.x * along.y - offset.y * along.x).abs(),
        )
    };
    let ((from, off_start), (to, off_end)) = (on(b.start), on(b.end));
    let span = (from - to).abs();
    // Parallel within the angle tolerance, and near enough where they are side by side.
    if span < Euclidean.distance(b.start, b.end) * tolerance.degrees.to_radians().cos() - 1e-6 {
        return 0.0;
    }
    let (low, high) = (from.min(to).max(0.0), from.max(to).min(length));
    let off = |at: f64| {
        if span == 0.0 {
            off_start
        } else {
            off_start + (off_end - off_start) * (at - from) / (to - from)
        }
    };
    if high > low && tolerance.touches(off(low).max(off(high))) {
        high - low
    } else {
        0.0
    }
}

/// Whether a place lies on an edge, its ends included.
pub fn on_edge(place: Point, edge: Line<f64>, tolerance: Tolerance) -> bool {
    tolerance.touches(Euclidean.distance(&geo::Point::from(place), &edge))
}

/// View from one edge to another: two lines between their ends that do not cross, and the area between
/// them.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Line between the starts of both lines.
    pub from: Line<f64>,
    /// From the left and the right end, as one looks.
    pub lines: [Line<f64>; 2],
    pub field: Polygon<f64>,
}

impl View {
    /// The field between a front edge and another edge. `None` if the edge cannot be seen: it faces away,
    /// or the lines would run through one of the `solid` bases, because the far side of a base cannot be
    /// reached through it.
    pub fn between(
        front: Line<f64>,
        edge: Line<f64>,
        solid: &[&Base],
        tolerance: Tolerance,
    ) -> Option<Self> {
        let seen = faces(front, edge, tolerance) && faces(edge, front, tolerance);
        // From in front of an edge, its own right end is on the left.
        seen.then(|| Self::of(front, edge))
            .filter(|view| view.passes(solid, tolerance))
    }

    /// The fields between an outline with an all-round view and an edge. Each end of the edge is joined to
    /// the outline by a line that is perpendicular to it or starts at one of its corners. There may be
    /// several; those with the shortest lines come first. `None` as for [`View::between`].
    pub fn all_round(
        outline: &Polygon<f64>,
        edge: Line<f64>,
        solid: &[&Base],
        tolerance: Tolerance,
    ) -> Vec<Self> {
        let (left, right) = (starts(outline, edge.end), starts(outline, edge.start));
        let mut views: Vec<Self> = Vec::new();
        for a in &left {
            for b in &right {
                let from = Line::new(*a, *b);
                let (one, other) = (Line::new(*a, edge.end), Line::new(*b, edge.start));
                let crossed = matches!(
                    line_intersection(one, other),
                    Some(LineIntersection::SinglePoint {
                        is_proper: true,
                        ..
                    })
                );
                let view = (!crossed && faces(edge, from, tolerance)).then(|| Self::of(from, edge));
                views.extend(view.filter(|view| view.passes(solid, tolerance)));
            }
        }
        let length = |view: &Self| view.lengths().iter().sum::<f64>();
        views.sort_by(|a, b| length(a).total_cmp(&length(b)));
        views
    }

    fn of(from: Line<f64>, edge: Line<f64>) -> Self {
        let lines = [
            Line::new(from.start, edge.end),
            Line::new(from.end, edge.start),
        ];
        let field = Polygon::new(
            LineString::new(vec![from.start, from.end, edge.start, edge.end]),
            vec![],
        );
        Self { from, lines, field }
    }

    fn passes(&self, solid: &[&Base], tolerance: Tolerance) -> bool {
        !solid
            .iter()
            .any(|base| base.reaches_into(&self.field, tolerance))
    }

    /// The edge looked at.
    fn edge(&self) -> Line<f64> {
        Line::new(self.lines[1].end, self.lines[0].end)
    }

    /// Lengths of the lines, mm.
    pub fn lengths(&self) -> [f64; 2] {
        self.lines
            .map(|line| Euclidean.distance(line.start, line.end))
    }

    /// Whether these outlines together block every path through the field from one edge to the other.
    pub fn closed_by(&self, outlines: &[&Polygon<f64>], tolerance: Tolerance) -> bool {
        if outlines.is_empty() {
            return false;
        }
        let mut open = MultiPolygon::new(vec![self.field.clone()]);
        for outline in outlines {
            open = open.difference(&MultiPolygon::new(vec![(*outline).clone()]));
        }
        let (from, edge) = (self.from, self.edge());
        let wide = |line: Line<f64>| Euclidean.distance(line.start, line.end) > 2.0 * tolerance.mm;
        let reaches = |part: &Polygon<f64>, line: Line<f64>| {
            if wide(line) {
                tolerance.overlaps(border_along(part, line))
            } else {
                reach(line, part) < HAIR
            }
        };
        !open
            .iter()
            .any(|part| reaches(part, from) && reaches(part, edge))
    }
}

/// Whether these bases separate two positions of a base: every path from one to the other, within the field
/// between them, crosses the bases.
pub fn parted(from: &Base, to: &Base, by: &[&Base], tolerance: Tolerance) -> bool {
    if by.is_empty() {
        return false;
    }
    let ends: Vec<Point> = from.corners().into_iter().chain(to.corners()).collect();
    let gap = tolerance.mm.max(HAIR);
    let mut open = MultiPolygon::new(vec![LineString::new(ends).convex_hull()]);
    for base in by {
        open = open.difference(&MultiPolygon::new(vec![base.inset(-gap).polygon()]));
    }
    let holds =
        |part: &Polygon<f64>, base: &Base| part.intersects(&base.inset(2.0 * gap).polygon());
    !open.iter().any(|part| holds(part, from) && holds(part, to))
}

/// Maximum number of points of an outline from which lines to one point are drawn.
const STARTS: usize = 6;

/// The points of an outline from which a line to an outside point can be drawn that is perpendicular to the
/// outline or starts at one of its corners, nearest first.
fn starts(outline: &Polygon<f64>, place: Point) -> Vec<Point> {
    let mut found: Vec<Point> = Vec::new();
    for side in outline.exterior().lines() {
        let (along, to) = (side.end - side.start, place - side.start);
        let part = (along.x * to.x + along.y * to.y) / (along.x * along.x + along.y * along.y);
        found.push(side.start);
        if part > 0.0 && part < 1.0 {
            found.push(side.start + along * part);
        }
    }
    let clear = |from: &Point| {
        let way = place - *from;
        let length = way.x.hypot(way.y);
        // Just outside the outline, and not through any of its sides.
        let step = geo::Point::from(*from + way * (HAIR / length.max(HAIR)));
        let line = Line::new(*from, place);
        let past = |side: Line<f64>| {
            matches!(
                line_intersection(side, line),
                Some(LineIntersection::SinglePoint {
                    is_proper: true,
                    ..
                })
            )
        };
        // The line does not leave the outline along a side.
        length > HAIR
            && Euclidean.distance(&step, outline) > HAIR * HAIR
            && !outline.exterior().lines().any(past)
    };
    found.retain(clear);
    found.sort_by(|a, b| {
        Euclidean
            .distance(*a, place)
            .total_cmp(&Euclidean.distance(*b, place))
    });
    found.truncate(STARTS);
    found
}

/// Border length that clipping outlines may lose, mm.
const HAIR: f64 = 1e-3;

/// Length of an outline's border that lies on a line, mm.
fn border_along(outline: &Polygon<f64>, line: Line<f64>) -> f64 {
    let on = |place: Point| Euclidean.distance(&geo::Point::from(place), &line) < HAIR;
    let sides = outline
        .exterior()
        .lines()
        .filter(|side| on(side.start) && on(side.end));
    sides
        .map(|side| Euclidean.distance(side.start, side.end))
        .sum()
}

/// Distance of a point in front of an edge, mm; negative behind it. For an edge without length, the
/// distance from it.
pub fn beside(edge: Line<f64>, place: Point) -> f64 {
    let (along, to) = (edge.end - edge.start, place - edge.start);
    let length = along.x.hypot(along.y);
    if length < 1e-9 {
        to.x.hypot(to.y)
    } else {
        (along.x * to.y - along.y * to.x) / length
    }
}

/// Whether an edge sees part of another one: more than a touch of it is in front of the edge. An edge seen
/// exactly end-on is not seen.
pub fn faces(edge: Line<f64>, other: Line<f64>, tolerance: Tolerance) -> bool {
    tolerance.overlaps(beside(edge, other.start).max(beside(edge, other.end)))
}

/// Whether two segments lie on the same line.
pub fn in_line(a: Line<f64>, b: Line<f64>, tolerance: Tolerance) -> bool {
    let on = |line: Line<f64>, place: Point| tolerance.touches(beside(line, place).abs());
    on(a, b.start) && on(a, b.end) && on(b, a.start) && on(b, a.end)
}

/// Distances that the corners travel between two positions, each to its own new place, clockwise from the
/// front left, mm.
pub fn travelled(from: &Base, to: &Base) -> [f64; 4] {
    Corner::ALL.map(|corner| Euclidean.distance(from.corner(corner), to.corner(corner)))
}

/// The shortest distance between a line and an outline, mm.
pub fn reach(line: Line<f64>, outline: &Polygon<f64>) -> f64 {
    Euclidean.distance(&line, outline)
}

/// The shortest distance between two lines, mm.
pub fn apart(a: Line<f64>, b: Line<f64>) -> f64 {
    Euclidean.distance(&a, &b)
}

/// Whether a point lies outside an outline by more than a touch.
pub fn out_of(outline: &Polygon<f64>, place: Point, tolerance: Tolerance) -> bool {
    !tolerance.touches(Euclidean.distance(&geo::Point::from(place), outline))
}

/// The shortest connection between a line and an outline; a point if they meet.
pub fn nearest(line: Line<f64>, outline: &Polygon<f64>) -> Line<f64> {
    let foot = |place: Point, edge: Line<f64>| {
        let along = edge.end - edge.start;
        let length = along.x * along.x + along.y * along.y;
        let at = if length == 0.0 {
            0.0
        } else {
            ((place.x - edge.start.x) * along.x + (place.y - edge.start.y) * along.y) / length
        };
        edge.start + along * at.clamp(0.0, 1.0)
    };
    // The shortest connection begins or ends at a corner, and is perpendicular to the other side if
    // possible.
    let ways = outline.exterior().lines().flat_map(|edge| {
        let (to_start, to_end) = (
            Line::new(foot(edge.start, line), edge.start),
            Line::new(foot(edge.end, line), edge.end),
        );
        let (from_start, from_end) = (
            Line::new(line.start, foot(line.start, edge)),
            Line::new(line.end, foot(line.end, edge)),
        );
        [from_start, from_end, to_start, to_end]
    });
    ways.min_by(|a, b| length(*a).total_cmp(&length(*b)))
        .unwrap_or(Line::new(line.start, line.start))
}

/// Length of a line, mm.
pub fn length(line: Line<f64>) -> f64 {
    Euclidean.distance(line.start, line.end)
}

/// The shortest distance between two outlines, mm.
pub fn gap(a: &Polygon<f64>, b: &Polygon<f64>) -> f64 {
    Euclidean.distance(a, b)
}

/// The parts of an outline that lie inside another.
pub fn common(a: &Polygon<f64>, b: &Polygon<f64>) -> Vec<Polygon<f64>> {
    a.intersection(b)
        .into_iter()
        .filter(|part| part.unsigned_area() > 1e-9)
        .collect()
}

/// Whether an outline holds a place, its border included.
pub fn holds(outline: &Polygon<f64>, place: Point) -> bool {
    outline.contains(&geo::Point::from(place))
        || Euclidean.distance(&geo::Point::from(place), outline) == 0.0
}

/// An outline by its corners.
///
/// # Errors
/// When there are fewer than three, when they enclose nothing, or when the outline crosses itself.
pub fn outline(corners: &[Point]) -> Result<Polygon<f64>, BadOutline> {
    if corners.len() < 3 {
        return Err(BadOutline::TooFew);
    }
    let polygon = Polygon::new(LineString::new(corners.to_vec()), vec![]);
    if polygon.unsigned_area() < 1e-6 {
        return Err(BadOutline::Flat);
    }
    if crosses_itself(&polygon) {
        Err(BadOutline::CrossesItself)
    } else {
        Ok(polygon)
    }
}

/// Whether two sides of an outline meet anywhere except at shared ends.
fn crosses_itself(polygon: &Polygon<f64>) -> bool {
    let follow = |a: &Line<f64>, b: &Line<f64>| a.end == b.start || b.end == a.start;
    let sides: Vec<Line<f64>> = polygon.exterior().lines().collect();
    sides.iter().enumerate().any(|(n, a)| {
        sides[n + 1..]
            .iter()
            .any(|b| !follow(a, b) && a.intersects(b))
    })
}

/// Fault of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadOutline {
    TooFew,
    Flat,
    CrossesItself,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const T: Tolerance = Tolerance::STATED;

    fn base(x: f64, y: f64, facing: f64) -> Base {
        Base {
            x,
            y,
            facing,
            w: 40.0,
            d: 15.0,
        }
    }

    fn near(a: Point, x: f64, y: f64) -> bool {
        (a.x - x).abs() < 1e-9 && (a.y - y).abs() < 1e-9
    }

    #[test]
    fn corners_follow_the_facing() {
        let north = base(0.0, 0.0, 0.0);
        assert!(
            near(north.corner(Corner::FrontLeft), -20.0, 7.5)
                && near(north.corner(Corner::RearRight), 20.0, -7.5)
        );
        let east = base(0.0, 0.0, 90.0);
        assert!(
            near(east.corner(Corner::FrontLeft), 7.5, 20.0)
                && near(east.corner(Corner::FrontRight), 7.5, -20.0)
        );
        assert!(near(base(100.0, 50.0, 180.0).front_centre(), 100.0, 42.5));
        assert!(near(east.seen(Point { x: 10.0, y: 0.0 }), 0.0, 10.0));
    }

    #[test]
    fn edges_share_what_they_share() {
        let a = base(0.0, 0.0, 0.0);
        let shared_front = |b: Base| shared(a.edge(Edge::Front), b.edge(Edge::Front), T);
        assert_eq!(shared_front(base(0.0, 15.0, 180.0)), 40.0);
        assert_eq!(shared_front(base(25.0, 15.0, 180.0)), 15.0);
        assert_eq!(shared_front(base(40.0, 15.0, 180.0)), 0.0);
        assert_eq!(shared_front(base(0.0, 16.0, 180.0)), 0.0);
        assert_eq!(shared_front(base(0.0, 15.3, 180.0)), 40.0);
        assert_eq!(shared_front(base(0.0, 15.0, 185.0)), 0.0);
    }

    #[test]
    fn the_way_back_ends_at_what_is_met() {
        let a = base(0.0, 0.0, 0.0);
        let behind = |b: Base| {
            a.way_back(&b.polygon(), 100.0, T)
                .map(|way| (way * 10.0).round() / 10.0)
        };
        assert_eq!(behind(base(0.0, -45.0, 0.0)), Some(30.0));
        assert_eq!(behind(base(39.0, -45.0, 0.0)), Some(30.0));
        assert_eq!(behind(base(40.0, -45.0, 0.0)), None);
        assert_eq!(behind(base(0.0, -15.0, 0.0)), Some(0.0));
        assert_eq!(behind(base(0.0, 45.0, 0.0)), None);
        assert_eq!(behind(base(0.0, -145.0, 0.0)), None);
        // Already inside it, or overlapping it slightly.
        assert_eq!(
            behind(Base {
                w: 300.0,
                d: 300.0,
                ..base(0.0, -100.0, 0.0)
            }),
            Some(0.0)
        );
        assert_eq!(
            behind(Base {
                d: 16.0,
                ..base(10.0, -14.9, 0.0)
            }),
            Some(0.0)
        );
        assert_eq!(
            behind(Base {
                d: 4.0,
                ..base(0.0, -9.4, 0.0)
            }),
            Some(0.0)
        );
    }

    fn view(a: &Base, b: &Base, edge: Edge) -> Option<View> {
        View::between(a.edge(Edge::Front), b.edge(edge), &[a, b], T)
    }

    #[test]
    fn lines_between_edges_do_not_cross_nor_run_through_a_base() {
        let (a, b) = (base(0.0, 0.0, 0.0), base(0.0, 100.0, 180.0));
        let front = view(&a, &b, Edge::Front).unwrap();
        assert!((front.field.unsigned_area() - 40.0 * 85.0).abs() < 1e-6);
        assert_eq!(front.lengths(), [85.0, 85.0]);
        assert!(view(&a, &b, Edge::Rear).is_none());
        let aside = base(80.0, 100.0, 180.0);
        assert!(view(&a, &aside, Edge::Right).is_some());
        assert!(view(&a, &aside, Edge::Left).is_none());
        // Behind the front nothing is seen, in any facing.
        assert!(
            Edge::ALL
                .iter()
                .all(|edge| view(&a, &base(0.0, -100.0, 0.0), *edge).is_none())
        );
    }

    #[test]
    fn an_edge_seen_from_astride_its_line_is_seen() {
        // Half of the front is to the left of the base, whose left side is seen end on.
        let (a, b) = (base(0.0, 0.0, 0.0), base(25.0, 60.0, 0.0));
        let left = view(&a, &b, Edge::Left).unwrap();
        assert!(near(left.lines[0].end, 5.0, 67.5) && near(left.lines[1].end, 5.0, 52.5));
        assert!(view(&a, &b, Edge::Right).is_none() && view(&a, &b, Edge::Front).is_none());
        // With a corner on its line and the rest in front of it; not end on, and not from behind.
        assert!(view(&a, &base(40.0, 60.0, 0.0), Edge::Left).is_some());
        assert!(view(&a, &base(0.0, 60.0, 0.0), Edge::Left).is_none());
        assert!(view(&a, &base(-1.0, 60.0, 0.0), Edge::Left).is_none());
        assert!(view(&base(60.0, 0.0, 0.0), &base(0.0, 60.0, 0.0), Edge::Left).is_none());
    }

    #[test]
    fn the_way_back_ends_at_the_edge_of_the_table() {
        assert_eq!(base(300.0, 15.0, 0.0).way_back_on(600.0, 600.0), 7.5);
        assert_eq!(base(300.0, 590.0, 180.0).way_back_on(600.0, 600.0), 2.5);
        assert_eq!(base(20.0, 300.0, 0.0).way_back_on(600.0, 600.0), 292.5);
        assert_eq!(base(590.0, 300.0, 270.0).way_back_on(600.0, 600.0), 2.5);
        assert_eq!(base(300.0, -50.0, 0.0).way_back_on(600.0, 600.0), 0.0);
    }

    #[test]
    fn edges_that_continue_one_another_do_not_look_at_each_other() {
        let (a, b) = (base(0.0, 0.0, 180.0), base(100.0, 0.0, 0.0));
        let (front, rear) = (a.edge(Edge::Front), b.edge(Edge::Rear));
        assert!(
            in_line(front, rear, T) && !faces(front, rear, T) && view(&a, &b, Edge::Rear).is_none()
        );
        assert!(!in_line(front, b.edge(Edge::Front), T));
    }

    #[test]
    fn from_all_round_lines_stand_square_or_start_at_a_corner() {
        let (place, b) = (base(0.0, 0.0, 0.0).polygon(), base(30.0, 50.0, 180.0));
        let front = View::all_round(&place, b.edge(Edge::Front), &[&b], T);
        // The shortest: perpendicular to the edge on the left, from the corner on the right.
        assert!(near(front[0].from.start, 10.0, 7.5) && near(front[0].from.end, 20.0, 7.5));
        // Also from the corners at both ends, and both from one corner; never through the outline.
        assert!(
            front
                .iter()
                .any(|view| near(view.from.start, -20.0, 7.5) && near(view.from.end, 20.0, 7.5))
        );
        assert!(
            front
                .iter()
                .any(|view| near(view.from.start, 20.0, 7.5) && near(view.from.end, 20.0, 7.5))
        );
        assert!(View::all_round(&place, b.edge(Edge::Rear), &[&b], T).is_empty());
        // An edge that faces away to the left is seen only from the far corner.
        let right = View::all_round(&place, b.edge(Edge::Right), &[&b], T);
        assert!(
            !right.is_empty()
                && right
                    .iter()
                    .all(|view| view.from.start.x < 10.0 || view.from.end.x < 10.0)
        );
        // It touches the outline, so there is no line.
        assert!(
            View::all_round(&place, base(0.0, 15.0, 180.0).edge(Edge::Front), &[], T).is_empty()
        );
    }

    #[test]
    fn ground_closes_a_field_only_from_side_to_side() {
        let (a, b) = (base(0.0, 0.0, 0.0), base(0.0, 100.0, 180.0));
        let front = view(&a, &b, Edge::Front).unwrap();
        let strip = |from: f64, to: f64, low: f64| {
            Base {
                x: (from + to) / 2.0,
                y: low + 5.0,
                facing: 0.0,
                w: to - from,
                d: 10.0,
            }
            .polygon()
        };
        let (left, right) = (strip(-30.0, 0.0, 30.0), strip(0.0, 30.0, 50.0));
        assert!(front.closed_by(&[&strip(-30.0, 30.0, 40.0)], T));
        assert!(!front.closed_by(&[&left], T) && !front.closed_by(&[&right], T));
        assert!(!front.closed_by(&[], T));
        assert!(front.closed_by(&[&left, &strip(0.0, 30.0, 30.0)], T));
        // A gap no wider than the tolerance does not count.
        assert!(
            front.closed_by(&[&strip(-19.8, 30.0, 82.5)], T)
                && !front.closed_by(&[&strip(-19.8, 30.0, 82.5)], Tolerance::EXACT)
        );
    }

    #[test]
    fn outlines_must_enclose_something_once() {
        let corners = |list: &[(f64, f64)]| {
            outline(
                &list
                    .iter()
                    .map(|(x, y)| Point { x: *x, y: *y })
                    .collect::<Vec<_>>(),
            )
            .err()
        };
        assert_eq!(corners(&[(0.0, 0.0), (1.0, 0.0)]), Some(BadOutline::TooFew));
        assert_eq!(
            corners(&[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]),
            Some(BadOutline::Flat)
        );
        assert_eq!(
            corners(&[(0.0, 0.0), (9.0, 9.0), (9.0, 0.0), (0.0, 5.0)]),
            Some(BadOutline::CrossesItself)
        );
        assert_eq!(corners(&[(0.0, 0.0), (9.0, 0.0), (9.0, 9.0)]), None);
    }

    #[test]
    fn an_about_turn_on_the_spot_moves_every_corner_by_the_diagonal() {
        let a = Base {
            x: 0.0,
            y: 0.0,
            facing: 0.0,
            w: 40.0,
            d: 30.0,
        };
        assert!(
            travelled(&a, &a.turned(180.0))
                .iter()
                .all(|way| (way - 50.0).abs() < 1e-9)
        );
    }

    fn any_base() -> impl Strategy<Value = Base> {
        (
            -500.0..500.0,
            -500.0..500.0,
            0.0..360.0,
            5.0..120.0,
            5.0..120.0,
        )
            .prop_map(|(x, y, facing, w, d)| Base { x, y, facing, w, d })
    }

    proptest! {
        #[test]
        fn what_is_seen_stands_where_it_is(b in any_base(), right in -300.0..300.0, ahead in -300.0..300.0) {
            let seen = b.seen(b.at(right, ahead));
            prop_assert!((seen.x - right).abs() < 1e-6 && (seen.y - ahead).abs() < 1e-6);
        }

        #[test]
        fn a_wheel_keeps_its_corner_and_shape(b in any_base(), degrees in -180.0..180.0) {
            for corner in Corner::ALL {
                let wheeled = b.wheeled(corner, degrees);
                prop_assert!(Euclidean.distance(wheeled.corner(corner), b.corner(corner)) < 1e-6);
                prop_assert!((wheeled.polygon().unsigned_area() - b.w * b.d).abs() < 1e-6);
            }
        }

        #[test]
        fn overlap_and_touch_are_mutual(a in any_base(), b in any_base()) {
            prop_assert_eq!(a.overlaps(&b, T), b.overlaps(&a, T));
            prop_assert_eq!(a.touches(&b, T), b.touches(&a, T));
            for (from, to) in [(Edge::Front, Edge::Front), (Edge::Left, Edge::Rear)] {
                let (one, other) = (shared(a.edge(from), b.edge(to), T), shared(b.edge(to), a.edge(from), T));
                prop_assert!((one - other).abs() < 1.0);
            }
        }

        #[test]
        fn bases_stepped_to_the_side_never_overlap_but_touch(b in any_base()) {
            let beside = b.moved(b.w, 0.0);
            for tolerance in [Tolerance::EXACT, T, Tolerance::WIDE] {
                prop_assert!(!b.overlaps(&beside, tolerance));
                prop_assert!(b.touches(&beside, tolerance));
                prop_assert!(!beside.reaches_into(&b.ahead(40.0, 0.0), tolerance));
            }
            prop_assert!((shared(b.edge(Edge::Right), beside.edge(Edge::Left), T) - b.d).abs() < 1e-6);
        }

        #[test]
        fn lines_of_a_view_never_cross(a in any_base(), b in any_base(), edge in 0..4_usize) {
            prop_assume!(!a.overlaps(&b, T));
            let solid: [&Base; 2] = [&a, &b];
            let front = View::between(a.edge(Edge::Front), b.edge(Edge::ALL[edge]), &solid, Tolerance::EXACT);
            for view in front.into_iter().chain(View::all_round(&a.polygon(), b.edge(Edge::ALL[edge]), &[&b], Tolerance::EXACT)) {
                let [left, right] = view.lines;
                let apart = Euclidean.distance(&left, &right) > 1e-6 || view.from.start == view.from.end;
                // They may end at each other's ends if one runs along an edge.
                let ends = [(left, right.end), (right, left.end), (left, right.start), (right, left.start)];
                prop_assert!(apart || ends.iter().any(|(line, end)| on_edge(*end, *line, Tolerance { mm: 1e-3, ..T })), "{:?}", view);
                prop_assert!(!b.inset(0.01).polygon().intersects(&view.field));
            }
        }

        #[test]
        fn what_touches_the_rear_is_met_at_once(b in any_base(), aside in -4.0..4.0f64) {
            let behind = b.moved(aside, -b.d);
            for tolerance in [Tolerance::EXACT, T, Tolerance::WIDE] {
                let way = b.way_back(&behind.polygon(), 40.0, tolerance);
                prop_assert!(way.is_some_and(|way| way < 1e-6), "{:?}", way);
                prop_assert!(b.way_back(&b.moved(b.w, 0.0).polygon(), 40.0, tolerance).is_none());
            }
        }

        #[test]
        fn the_way_is_what_the_limit_cuts(b in any_base(), away in 1.0..80.0f64, limit in 1.0..80.0f64) {
            let behind = b.moved(0.0, -(b.d + away));
            match b.way_back(&behind.polygon(), limit, Tolerance::EXACT) {
                Some(way) => prop_assert!((way - away).abs() < 1e-4),
                None => prop_assert!(away >= limit - 1e-4),
            }
        }

        #[test]
        fn the_nearest_way_is_as_long_as_the_distance(a in any_base(), b in any_base()) {
            let front = a.edge(Edge::Front);
            let way = nearest(front, &b.polygon());
            let apart = reach(front, &b.polygon());
            if apart > 0.0 {
                prop_assert!((length(way) - apart).abs() < 1e-6);
            }
        }

        #[test]
        fn turning_is_mutual_and_small(a in -720.0..720.0, b in -720.0..720.0) {
            let angle = turn(a, b);
            prop_assert!((0.0..=180.0).contains(&angle));
            prop_assert!((angle - turn(b, a)).abs() < 1e-9);
        }
    }
}
