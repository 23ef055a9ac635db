//! `dbe.zone-of-control`: which bases are in a control zone, which must stop at it, and what they
//! may do inside.
//!
//! # Source items
//! dbe:6.0, 6.p1, 6.p2.
//!
//! # What it decides
//! From which faces a base exerts a zone, whether an enemy is in it, whether its intended move is
//! allowed there, and whether it must stop at the edge of a zone that it cannot cross.
//!
//! # What it does not decide
//! Whether the mover has enough move for the rest of its path.
//!
//! # Readings chosen
//! - Whether a zone extends sideways only as far as the base's own front, or also around its
//!   corners, is an open point (S10), asked where it matters; so is a square on difficult ground.
//! - Whose rear is meant inside a zone is an open point (S33).
//! - A base partly on difficult ground is on it.
//!
//! # Direction of error
//! A missing offset is 0: the enemy is straight ahead.
//!
//! # Examples
//! 7.9 cm ahead: inside; 8.5: outside. Inside, sliding sideways: refused.

use strum::{IntoStaticStr, VariantArray};

use super::board::{self, Placed, cm, mm};
use super::tables::{LIMITS, length};
use super::troops::Going;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Role, Rule, Takes, Unit, Values, Violation, claims, number,
};
use crate::kit::geometry::{self, Base, Edge, Polygon, Tolerance};
use crate::kit::scene::{Mark, Side, round};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct ZoneOfControl;

/// Intent of the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Intent {
    Align,
    Contact,
    Withdraw,
    Sideways,
    Other,
}

impl Choice for Intent {
    const SCOPE: &'static str = "dbe-zone-intent";
}

/// A base that may exert a zone.
pub struct Controller {
    placed: Option<Placed>,
    square: Fact<bool>,
    going: Fact<Going>,
}

/// The same without its position.
struct Facts(Controller);

impl Declared for Facts {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(Controller {
            placed: None,
            square: form.yes_or_no("square").fact_or(false),
            going: form.choice("going").fact_or(Going::Normal),
        })
    }
}

impl Declared for Controller {
    fn declare(form: &mut Form<'_>) -> Self {
        let placed = Placed::of(form, Side::B, None);
        if placed.base.is_none() {
            form.lacks("polygon");
        }
        Self {
            placed: Some(placed),
            square: form.yes_or_no("square").fact_or(false),
            going: form.choice("going").fact_or(Going::Normal),
        }
    }
}

/// The mover.
struct Mover(Placed);

impl Declared for Mover {
    fn declare(form: &mut Form<'_>) -> Self {
        let placed = Placed::of(form, Side::A, None);
        if placed.base.is_none() {
            form.lacks("polygon");
        }
        Self(placed)
    }
}

/// A position on its path, cm.
struct Stop(f64, f64);

impl Declared for Stop {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(
            form.decimal("x_cm", -500.0, 500.0)
                .unit(Unit::Cm)
                .demanded(),
            form.decimal("y_cm", -500.0, 500.0)
                .unit(Unit::Cm)
                .demanded(),
        )
    }
}

/// A zone and a base near it.
pub struct Input {
    /// Half of a base's front, cm.
    half: f64,
    controllers: Vec<Controller>,
    controller: Option<Controller>,
    mover: Option<Placed>,
    path: Vec<Stop>,
    difficult: Vec<Polygon<f64>>,
    ahead: Option<Measure>,
    behind: Option<Measure>,
    aside: Measure,
    across: Option<f64>,
    left: Option<f64>,
    intent: Fact<Option<Intent>>,
    /// Whether it is in a zone, if given instead of measured.
    inside: Fact<Option<bool>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let half = cm(board::scale(form)) / 2.0;
        let whose = form.is_told("controller");
        let square = form.told_inside("controller", "square");
        let square = square.is_some_and(|square| square == true || square == "true");
        let controller = form.maybe::<Facts>("controller").map(|facts| facts.0);
        // Required below, once the other facts are known.
        let measured = form.is_told("distance_ahead_cm");
        // A fault if the measured and the given position contradict each other.
        let depth = form.figure(&LIMITS, "zone", "value").unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a length of a rulebook")]
        let near = form
            .number_told("distance_ahead_cm")
            .map(|distance| distance < depth as f64);
        let plain = !whose && !form.is_told("lateral_offset_cm");
        let told = |yes| form.says("inside_zone", yes);
        // On the table, distances are measured there.
        let reduced = ["mover", "controllers", "path"]
            .iter()
            .all(|name| !form.is_told(name));
        // Here no reading has a zone: behind a base that is not in square, or too far to the side.
        #[expect(clippy::cast_precision_loss, reason = "a length of a rulebook")]
        let far = form
            .number_told("lateral_offset_cm")
            .is_some_and(|aside| aside > half + depth as f64);
        let none = far || !square && form.is_told_or_tried("distance_behind_cm");
        let unlike = reduced
            && (told("true") && (none || near == Some(false))
                || near == Some(true) && plain && told("false"));
        let both = reduced && near.is_some() && form.number_told("distance_behind_cm").is_some();
        let ahead = form
            .decimal("distance_ahead_cm", 0.0, 300.0)
            .unit(Unit::Cm)
            .measured_if(|| false);
        let behind = form
            .decimal("distance_behind_cm", 0.0, 300.0)
            .unit(Unit::Cm)
            .maybe_measured();
        let aside = form
            .decimal("lateral_offset_cm", 0.0, 300.0)
            .unit(Unit::Cm)
            .usually_measured(0.0);
        let across = form
            .decimal("distance_to_cross_cm", 0.0, 300.0)
            .unit(Unit::Cm)
            .if_told();
        let left = form
            .decimal("move_left_cm", 0.0, 100.0)
            .unit(Unit::Cm)
            .if_told();
        let intent = form.choice("intent").maybe_fact();
        let inside = form.yes_or_no("inside_zone").maybe_fact();
        if unlike {
            form.contradicts("inside_zone");
        }
        if both {
            form.contradicts("distance_behind_cm");
        }
        let mut needed = false;
        // Beside a given distance, the fact that something moves adds nothing.
        if form.is_told("distance_ahead_cm") && form.says("mover", "true") {
            form.ignore(&["mover"]);
        }
        let mover = form.maybe::<Mover>("mover").map(|mover| mover.0);
        let controllers: Vec<Controller> = form.pieces("controllers", crate::check::board::MOST);
        let path = form.list("path", 0, 20);
        let difficult = form.outlines("difficult_ground", crate::check::board::MOST);
        let paths: Vec<String> = std::iter::once("mover".to_owned())
            .chain((0..controllers.len()).map(|n| format!("controllers.{n}")))
            .collect();
        let placed = std::iter::once(mover.as_ref()).chain(
            controllers
                .iter()
                .map(|controller| controller.placed.as_ref()),
        );
        let standing: Vec<_> = placed
            .zip(paths)
            .filter_map(|(placed, path)| {
                placed.and_then(|placed| Some((path, placed.id.as_str(), placed.base.as_ref()?)))
            })
            .collect();
        crate::check::board::standing(form, &standing);
        // Who is said to be inside a zone is not looked for on a table without enemies.
        let said = controllers.is_empty() && path.is_empty() && form.may_lack_facts();
        let mover = mover.filter(|_| !said || inside.is(|inside| inside.is_none()));
        let on_the_table = !controllers.is_empty() || mover.is_some() || !path.is_empty();
        if on_the_table {
            form.lacks("mover");
        } else if !measured
            && behind.is_none()
            && across.is_none()
            && inside.is(|inside| inside.is_some())
        {
            form.lacks("intent");
        } else {
            if controller.is_none() {
                form.lacks("controller");
            }
            let crossing = across.is_some() && left.is_some();
            needed = !measured
                && behind.is_none()
                && (!crossing || intent.is(|intent| intent.is_some()))
                && inside.is(|inside| inside.is_none());
            if needed {
                form.lacks("distance_ahead_cm");
            }
        }
        let ahead = ahead.filter(|_| measured || needed);
        Self {
            half,
            controllers,
            controller,
            mover,
            path,
            difficult,
            ahead,
            behind,
            aside,
            across,
            left,
            intent,
            inside,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    INSIDE = "dbe/control-zone/shape#inside";
    BEYOND = "dbe/control-zone/shape#beyond";
    ON_LIMIT = "dbe/control-zone/shape#on-the-limit";
    FRONT_ONLY = "dbe/control-zone/shape#front-only";
    CROSSES = "dbe/control-zone/crossing#crosses";
    STOPS = "dbe/control-zone/crossing#stops";
    LINE_UP = "dbe/control-zone/inside#line-up";
    CONTACT = "dbe/control-zone/inside#contact";
    TO_THE_REAR = "dbe/control-zone/inside#to-the-rear";
    NOTHING_ELSE = "dbe/control-zone/inside#nothing-else";
    DIFFICULT = "dbe/control-zone/difficult#difficult-cancels";
    ROUGH_KEEPS = "dbe/control-zone/difficult#rough-keeps";
    EVERY_FACE = "dbe/control-zone/square#every-face";
    BASE_WIDTH = "dbe/disputes/zone-width#base-width-only";
    ROUND = "dbe/disputes/zone-width#round-the-front";
    LOSES = "dbe/disputes/square-zone-in-difficult#square-loses-it";
    KEEPS = "dbe/disputes/square-zone-in-difficult#square-keeps-it";
    OWN_REAR = "dbe/disputes/whose-rear#own-rear";
    CONTROLLERS_REAR = "dbe/disputes/whose-rear#controllers-rear";
}

/// Extent of a zone to the sides.
static WIDTH: Point = Point {
    id: "zone-width",
    kind: PointKind::Open,
    readings: &[Reading::followed(BASE_WIDTH), Reading::of(ROUND)],
};
/// A square on ground that removes zones.
static SQUARE: Point = Point {
    id: "square-zone-in-difficult",
    kind: PointKind::Open,
    readings: &[Reading::followed(LOSES), Reading::of(KEEPS)],
};
/// Whose rear the mover may line up on.
static REAR: Point = Point {
    id: "whose-rear",
    kind: PointKind::Open,
    readings: &[Reading::followed(OWN_REAR), Reading::of(CONTROLLERS_REAR)],
};

/// Effect of zones on the mover.
#[derive(Default)]
struct ZoneEffect {
    /// `None` if only the zone itself is given.
    faces: Option<Vec<&'static str>>,
    inside: Option<bool>,
    must_stop: Option<bool>,
    /// Intent of a path that begins in a zone.
    by_path: Option<Intent>,
}

impl Rule for ZoneOfControl {
    type Input = Input;
    const ID: &'static str = "dbe.zone-of-control";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "must_stop_at_edge",
            kind: OutKind::Truth,
        },
        Output {
            name: "inside",
            kind: OutKind::Truth,
        },
        Output {
            name: "exerts",
            kind: OutKind::words::<Edge>(),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "nothing-else",
            claim: NOTHING_ELSE,
        },
        Violation {
            code: "controllers-rear",
            claim: CONTROLLERS_REAR,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&WIDTH, &SQUARE, &REAR];
    const TABLES: &'static [&'static Table] = &[&LIMITS];
    const ROLES: &'static [Role] = &[
        Role {
            field: "mover",
            takes: Takes::One,
        },
        Role {
            field: "controllers",
            takes: Takes::Enemies,
        },
        Role {
            field: "difficult_ground",
            takes: Takes::Outlines(&["wood", "marsh", "steep-hill", "bua"]),
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let found = match (&input.mover, &input.controller) {
            (Some(mover), _) => on_the_table(case, input, mover),
            (None, Some(controller)) => as_told(case, input, controller),
            (None, None) => ZoneEffect {
                inside: input.inside.get(),
                ..ZoneEffect::default()
            },
        };
        let allowed = found
            .inside
            .and_then(|inside| allows(case, input, found.by_path, inside));
        Values::default()
            .with("allowed", allowed)
            .with("violations", allowed.map(|_| case.refused().to_vec()))
            .with("must_stop_at_edge", found.must_stop)
            .with("inside", found.inside)
            .with("exerts", found.faces)
    }
}

/// The faces from which a base exerts a zone.
fn faces(case: &mut Case<'_>, controller: &Controller, difficult: bool) -> Vec<Edge> {
    let square = || *controller.square;
    let keeps = difficult && square() && {
        let keeps = case.ask(&SQUARE).is(KEEPS);
        case.because(if keeps { KEEPS } else { LOSES });
        keeps
    };
    let claim = match difficult {
        true if keeps => KEEPS,
        true if square() => LOSES,
        false if controller.going == Going::Rough => ROUGH_KEEPS,
        _ => DIFFICULT,
    };
    let none = difficult && !keeps;
    case.step("difficult", none)
        .value(difficult)
        .arg("ground", &controller.going)
        .cite(claim);
    if none || claim == ROUGH_KEEPS {
        case.because(claim);
    }
    if none {
        return Vec::new();
    }
    let square = square();
    let claim = if square { EVERY_FACE } else { FRONT_ONLY };
    case.applies("faces", square, claim)
        .value(if square { 4 } else { 1 });
    if square {
        Edge::ALL.to_vec()
    } else {
        vec![Edge::Front]
    }
}

fn codes(faces: &[Edge]) -> Vec<&'static str> {
    faces.iter().map(|face| face.code()).collect()
}

/// The verdict for measured distances.
fn as_told(case: &mut Case<'_>, input: &Input, controller: &Controller) -> ZoneEffect {
    let depth = length(case, "zone");
    let faces = faces(case, controller, controller.going == Going::Difficult);
    let behind = input.behind.as_ref().map(|distance| (Edge::Rear, distance));
    let distance = input
        .ahead
        .as_ref()
        .map(|distance| (Edge::Front, distance))
        .or(behind);
    let inside = distance.map(|(face, distance)| {
        let exerted = faces.contains(&face);
        let mut inside = exerted && *distance < depth;
        let mut claim = match () {
            () if inside => INSIDE,
            () if exerted && *distance > depth => BEYOND,
            () if exerted => ON_LIMIT,
            () if faces.is_empty() => DIFFICULT,
            () => FRONT_ONLY,
        };
        // Nearer than the depth to the front edge, though not straight ahead of it.
        if inside && input.aside >= input.half {
            // To a tenth of a millimetre, as fine as players measure.
            let reach = || {
                let beside = input.aside.number() - input.half;
                ((depth * depth - beside * beside).sqrt() * 100.0).round() / 100.0
            };
            let near = input.aside < input.half + depth && *distance < reach();
            let round = near && case.ask(&WIDTH).is(ROUND);
            claim = if round { ROUND } else { BASE_WIDTH };
            inside = round;
        }
        let face = Arg::of(Edge::SCOPE, face.code());
        case.step("distance", inside)
            .value_of(distance)
            .arg("depth", depth)
            .arg("face", face)
            .arg("why", why(claim))
            .cite(claim);
        if !faces.is_empty() {
            case.because(claim);
        }
        inside
    });
    let must_stop = input
        .across
        .zip(input.left)
        .map(|(across, left)| crossing(case, !faces.is_empty(), across, left));
    // Without a zone, no base is inside one, even if given so.
    let told = || {
        if faces.is_empty() {
            Some(false)
        } else {
            input.inside.get()
        }
    };
    ZoneEffect {
        faces: Some(codes(&faces)),
        inside: inside.or_else(told),
        must_stop,
        by_path: None,
    }
}

/// Reason why a base is in a zone, or is not.
fn why(claim: &str) -> &'static str {
    match claim {
        INSIDE => "inside",
        BEYOND => "beyond",
        ON_LIMIT => "on-the-limit",
        FRONT_ONLY => "front-only",
        ROUND => "round",
        BASE_WIDTH => "aside",
        _ => "no-zone",
    }
}

/// Whether it must stop at a zone that it needs this many cm to cross.
fn crossing(case: &mut Case<'_>, exerted: bool, across: f64, left: f64) -> bool {
    let stops = exerted && left < across;
    let claim = if stops { STOPS } else { CROSSES };
    case.considered("crossing", stops, claim)
        .value(number(left))
        .arg("across", across)
        .arg("short", (across - left).max(0.0));
    if stops {
        case.remedy(
            "more-move",
            vec![("short", (across - left).into())],
            vec![("move_left_cm", number(across))],
        );
    }
    stops
}

/// Whether the mover's intention, or its path, is allowed; `None` if neither is given.
fn allows(
    case: &mut Case<'_>,
    input: &Input,
    by_path: Option<Intent>,
    inside: bool,
) -> Option<bool> {
    let label = |intent: Intent| Arg::of(Intent::SCOPE, intent.code());
    if inside {
        let intent = input.intent.get().or(by_path)?;
        return Some(inside_it(case, intent, label(intent)));
    }
    // Outside a zone any move is allowed.
    input.intent.alike(|intent| intent.is_some()).or(by_path)?;
    let known = input.intent.exactly().and_then(|told| told.or(by_path));
    case.step("intent", true)
        .value(true)
        .arg("intent", known.map(label))
        .arg("why", "outside")
        .cite(NOTHING_ELSE);
    Some(true)
}

/// Moves that are allowed inside a zone.
fn inside_it(case: &mut Case<'_>, intent: Intent, label: Arg) -> bool {
    let (allowed, claim) = match intent {
        Intent::Align => (true, LINE_UP),
        Intent::Contact => (true, CONTACT),
        Intent::Sideways | Intent::Other => (false, NOTHING_ELSE),
        Intent::Withdraw => {
            case.because(TO_THE_REAR);
            let own = case.ask(&REAR).is(OWN_REAR);
            (own, if own { OWN_REAR } else { CONTROLLERS_REAR })
        }
    };
    case.applies("intent", allowed, claim)
        .value(allowed)
        .arg("intent", label)
        .arg("why", "inside");
    if !allowed {
        case.refuse(if intent == Intent::Withdraw {
            "controllers-rear"
        } else {
            "nothing-else"
        });
    }
    allowed
}

/// The base with this face as its front.
fn turned_to(base: &Base, face: Edge) -> Base {
    let turned = |degrees: f64, swap: bool| {
        let turned = base.turned(degrees);
        if swap {
            Base {
                w: base.d,
                d: base.w,
                ..turned
            }
        } else {
            turned
        }
    };
    match face {
        Edge::Front => *base,
        Edge::Right => turned(90.0, true),
        Edge::Rear => turned(180.0, false),
        Edge::Left => turned(270.0, true),
    }
}

/// The strip ahead of a front, with this depth in mm.
fn strip(front: &Base, depth: f64) -> Base {
    Base {
        d: depth,
        ..front.moved(0.0, f64::midpoint(front.d, depth))
    }
}

/// The verdict for a situation on the table.
fn on_the_table(case: &mut Case<'_>, input: &Input, mover: &Placed) -> ZoneEffect {
    let tolerance = case.tolerance();
    let Some(body) = mover.base else {
        return ZoneEffect::default();
    };
    let depth = length(case, "zone");
    let mut found = ZoneEffect {
        faces: Some(Vec::new()),
        inside: Some(false),
        ..ZoneEffect::default()
    };
    let mut ways = Vec::new();
    let mut nearest: Option<(f64, f64)> = None;
    for controller in &input.controllers {
        let Some((placed, base)) = controller
            .placed
            .as_ref()
            .and_then(|placed| Some((placed, placed.base?)))
        else {
            continue;
        };
        let difficult = controller.going == Going::Difficult
            || input
                .difficult
                .iter()
                .any(|ground| base.reaches_into(ground, tolerance));
        let faces = faces(case, controller, difficult);
        let mut holds = false;
        for face in &faces {
            let front = turned_to(&base, *face);
            let zone = strip(&front, mm(depth));
            case.mark(Mark::area("control-zone", &placed.id, &zone.polygon()));
            let (inside, claim, gap) = holds_it(case, &front, &zone, &body, depth, tolerance);
            let arg = Arg::of(Edge::SCOPE, face.code());
            case.step("base", inside)
                .value(number(gap))
                .arg("who", placed.id.clone())
                .arg("face", arg)
                .arg("depth", depth)
                .arg("why", why(claim))
                .cite(claim);
            if inside || claim == BASE_WIDTH {
                case.because(claim);
            }
            holds |= inside;
            if inside {
                ways.extend(way(&body, &front, &zone, &input.path, tolerance));
            }
            if let Some((entry, exit)) = crosses(&body, &zone, &input.path, tolerance)
                && nearest.is_none_or(|(_, farthest)| exit > farthest)
            {
                nearest = Some((entry, exit));
            }
        }
        if found.faces.as_ref().is_some_and(Vec::is_empty) || holds && found.inside == Some(false) {
            found.faces = Some(codes(&faces));
        }
        found.inside = Some(found.inside == Some(true) || holds);
    }
    // With several zones around it, only what every zone allows is allowed.
    found.by_path = ways
        .iter()
        .copied()
        .find(|way| *way == Intent::Other)
        .or(ways.first().copied());
    if found.inside == Some(false) && !input.controllers.is_empty() {
        case.because(BEYOND);
    }
    if let Some(left) = input
        .left
        .filter(|_| !input.path.is_empty() && found.inside == Some(false))
    {
        found.must_stop = Some(nearest.is_some_and(|(_, exit)| crossing(case, true, exit, left)));
        if let Some((entry, _)) = nearest.filter(|_| found.must_stop == Some(true)) {
            case.mark(Mark::goes(
                "zone-limit",
                &mover.id,
                along(&body, &input.path, entry),
            ));
        }
    }
    found
}

/// The intent of a path that begins in the zone ahead of this front: contact, straight back, or
/// something else if it leaves in another direction. `None` if it ends in the zone, like that of an
/// element that lines up.
fn way(
    body: &Base,
    front: &Base,
    zone: &Base,
    path: &[Stop],
    tolerance: Tolerance,
) -> Option<Intent> {
    let end = path.last().map(|Stop(x, y)| Base {
        x: mm(*x),
        y: mm(*y),
        ..*body
    })?;
    let (sin, cos) = body.facing.to_radians().sin_cos();
    // How far it moves sideways and ahead, from its own middle line.
    let mut ways = path
        .iter()
        .map(|Stop(x, y)| (mm(*x) - body.x, mm(*y) - body.y))
        .map(|(dx, dy)| (dx * cos - dy * sin, dx * sin + dy * cos));
    let straight_back = ways
        .clone()
        .all(|(aside, ahead)| aside.abs() <= STRAIGHT && ahead <= 0.0)
        && ways.next_back().is_some_and(|(_, ahead)| ahead < 0.0);
    if geometry::reach(front.edge(Edge::Front), &end.polygon()) <= tolerance.mm.max(STRAIGHT) {
        Some(Intent::Contact)
    } else if straight_back {
        Some(Intent::Withdraw)
    } else {
        (!zone.reaches_into(&end.polygon(), tolerance)).then_some(Intent::Other)
    }
}

/// Sideways distance, mm, that still counts as straight.
const STRAIGHT: f64 = 1.0;

/// Whether a zone contains the mover, why, and its distance from the front edge, cm.
fn holds_it(
    case: &mut Case<'_>,
    front: &Base,
    zone: &Base,
    body: &Base,
    depth: f64,
    tolerance: Tolerance,
) -> (bool, &'static str, f64) {
    let outline = body.polygon();
    let edge = front.edge(Edge::Front);
    let gap = cm(round(geometry::reach(edge, &outline)));
    if zone.reaches_into(&outline, tolerance) {
        return (true, INSIDE, gap);
    }
    // Near the front edge and partly ahead of it, but beside the strip.
    let before = body
        .corners()
        .into_iter()
        .any(|corner| geometry::beside(edge, corner) > tolerance.mm.max(1e-6));
    let near = geometry::reach(edge, &outline) < mm(depth) - tolerance.mm;
    if before && near {
        let round = case.ask(&WIDTH).is(ROUND);
        return (round, if round { ROUND } else { BASE_WIDTH }, gap);
    }
    let limit = before && tolerance.within(geometry::reach(edge, &outline), mm(depth));
    (
        false,
        if limit {
            ON_LIMIT
        } else if before {
            BEYOND
        } else {
            FRONT_ONLY
        },
        gap,
    )
}

/// The distances along its path, cm, at which a mover enters a zone and leaves it; it does not
/// leave it if it stays inside. `None` if it does not enter.
fn crosses(body: &Base, zone: &Base, path: &[Stop], tolerance: Tolerance) -> Option<(f64, f64)> {
    let zone = zone.inset(tolerance.mm);
    let (mut at, mut gone, mut entered, mut left) = (*body, 0.0, None, None);
    for Stop(x, y) in path {
        let next = Base {
            x: mm(*x),
            y: mm(*y),
            ..at
        };
        let (dx, dy) = (next.x - at.x, next.y - at.y);
        let leg = dx.hypot(dy);
        if leg > 0.0
            && let Some((from, to)) = overlap(&at, &zone, [dx, dy])
        {
            entered.get_or_insert(gone + leg * from);
            left = Some(if to > 1.0 {
                f64::INFINITY
            } else {
                gone + leg * to
            });
        }
        gone += leg;
        at = next;
    }
    // An element that ends its move inside has not crossed.
    entered.map(|entry| {
        (
            cm(entry),
            left.map_or(
                1000.0,
                |left| if left.is_finite() { cm(left) } else { 1000.0 },
            ),
        )
    })
}

/// The parts of this move between which a base is in a zone; the second is more than 1 if it ends
/// inside.
fn overlap(body: &Base, zone: &Base, way: [f64; 2]) -> Option<(f64, f64)> {
    let (mut from, mut to) = (0.0_f64, f64::INFINITY);
    for axis in [body, zone]
        .into_iter()
        .flat_map(|base| [0.0, 90.0].map(|turn: f64| (base.facing + turn).to_radians().sin_cos()))
    {
        let span = |base: &Base| {
            let places = base
                .corners()
                .map(|corner| corner.x * axis.0 + corner.y * axis.1);
            (
                places.into_iter().fold(f64::INFINITY, f64::min),
                places.into_iter().fold(f64::NEG_INFINITY, f64::max),
            )
        };
        let ((low, high), (near, far)) = (span(body), span(zone));
        let speed = way[0] * axis.0 + way[1] * axis.1;
        if speed.abs() < 1e-9 {
            if high <= near || low >= far {
                return None;
            }
            continue;
        }
        let (one, other) = ((near - high) / speed, (far - low) / speed);
        from = from.max(one.min(other));
        to = to.min(one.max(other));
    }
    (from < to && from <= 1.0).then_some((from, to))
}

/// The mover at this distance along its path, cm.
fn along(body: &Base, path: &[Stop], distance: f64) -> Base {
    let (mut at, mut left) = (*body, mm(distance));
    for Stop(x, y) in path {
        let (dx, dy) = (mm(*x) - at.x, mm(*y) - at.y);
        let leg = dx.hypot(dy);
        if leg >= left && leg > 0.0 {
            return Base {
                x: at.x + dx * left / leg,
                y: at.y + dy * left / leg,
                ..at
            };
        }
        left -= leg;
        at = Base {
            x: mm(*x),
            y: mm(*y),
            ..at
        };
    }
    at
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, spun, with};
    use proptest::prelude::*;

    const ID: &str = "dbe.zone-of-control";

    fn near(changes: &Value) -> Verdict {
        judge(
            ID,
            &with(
                &json!({"controller": {"going": "normal"}, "distance_ahead_cm": 5}),
                changes,
            ),
        )
    }

    /// A base given as in a zone contradicts a position where the enemy has none.
    #[test]
    fn a_zone_that_cannot_be_there_is_a_contradiction() {
        for facts in [
            json!({"distance_ahead_cm": 50}),
            json!({"distance_behind_cm": 5}),
            json!({"distance_ahead_cm": 3, "lateral_offset_cm": 11}),
        ] {
            let given = with(&json!({"inside_zone": true, "intent": "sideways"}), &facts);
            let check = crate::systems::testing::check(ID);
            let map = crate::systems::testing::map(&given);
            let answer = check.answer(&crate::kit::tables::Tables::default(), &map);
            let found = answer.expect_err("a contradiction");
            assert_eq!(found.len(), 1, "{given}");
            assert_eq!(
                (found[0].path.as_str(), found[0].kind.code()),
                ("inside_zone", "contradicts")
            );
        }
        let square = json!({"inside_zone": true, "intent": "sideways", "distance_behind_cm": 5, "controller": {"square": true}});
        assert_eq!(judge(ID, &square).values["allowed"], json!(false));
    }

    #[test]
    fn eight_centimetres_ahead() {
        let inside =
            |distance: f64| near(&json!({"distance_ahead_cm": distance})).values["inside"].clone();
        assert_eq!(
            [inside(0.0), inside(7.9), inside(8.0), inside(8.5)],
            [json!(true), json!(true), json!(false), json!(false)]
        );
        let behind = |square: bool| {
            judge(
                ID,
                &json!({"controller": {"square": square}, "distance_behind_cm": 3}),
            )
            .values["inside"]
                .clone()
        };
        assert_eq!((behind(false), behind(true)), (json!(false), json!(true)));
        assert_eq!(
            near(&json!({"controller": {"square": true}})).values["exerts"],
            json!(["front", "right", "rear", "left"])
        );
        for (going, inside) in [("difficult", false), ("rough", true), ("road", true)] {
            assert_eq!(
                near(&json!({"controller": {"going": going}})).values["inside"],
                json!(inside),
                "{going}"
            );
        }
        // A base without a zone has no enemy in it.
        let told = judge(
            ID,
            &json!({"controller": {"going": "difficult"}, "inside_zone": true, "intent": "sideways", "distance_to_cross_cm": 4, "move_left_cm": 2}),
        );
        assert_eq!(
            (&told.values["inside"], &told.values["allowed"]),
            (&json!(false), &json!(true))
        );
    }

    #[test]
    fn beside_the_front_it_is_open() {
        let open = near(&json!({"lateral_offset_cm": 4}));
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["inside"].clone()))
                .collect::<Vec<_>>(),
            [
                ("base-width-only", json!(false)),
                ("round-the-front", json!(true))
            ]
        );
        assert_eq!(
            near(&json!({"lateral_offset_cm": 1.9})).values["inside"],
            json!(true)
        );
        assert_eq!(
            near(&json!({"lateral_offset_cm": 2.4, "scale": 25})).values["inside"],
            json!(true)
        );
        // Too far even around the corner.
        assert_eq!(
            near(&json!({"lateral_offset_cm": 9})).values["inside"],
            json!(false)
        );
        assert_eq!(
            near(&json!({"controller": {"square": true, "going": "difficult"}}))
                .finding
                .code,
            "square-zone-in-difficult"
        );
    }

    #[test]
    fn inside_three_things() {
        let may = |intent: &str| near(&json!({"intent": intent})).values["allowed"].clone();
        assert_eq!(
            (may("align"), may("contact"), may("sideways")),
            (json!(true), json!(true), json!(false))
        );
        assert_eq!(
            near(&json!({"intent": "sideways"})).values["violations"],
            json!(["nothing-else"])
        );
        assert_eq!(
            near(&json!({"intent": "withdraw"}))
                .readings
                .iter()
                .map(|r| r.values["allowed"].clone())
                .collect::<Vec<_>>(),
            [json!(true), json!(false)]
        );
        assert_eq!(
            near(&json!({"intent": "sideways", "distance_ahead_cm": 9})).values["allowed"],
            json!(true)
        );
    }

    #[test]
    fn crossing_in_one_move() {
        let stop = |across: f64, left: f64| {
            judge(ID, &json!({"controller": {"going": "normal"}, "distance_to_cross_cm": across, "move_left_cm": left})).values["must_stop_at_edge"].clone()
        };
        assert_eq!(
            [stop(10.0, 12.0), stop(10.0, 10.0), stop(10.0, 9.9)],
            [json!(false), json!(false), json!(true)]
        );
        let none = judge(
            ID,
            &json!({"controller": {"going": "difficult"}, "distance_to_cross_cm": 10, "move_left_cm": 2}),
        );
        assert_eq!(none.values["must_stop_at_edge"], json!(false));
    }

    /// Line at the origin facing north, and a base at this position.
    fn table(x: f64, y: f64, more: &Value) -> Verdict {
        let given = json!({"mover": {"troop": "line", "x": x, "y": y, "facing": 180}, "controllers": [{"troop": "line", "x": 0, "y": 0}]});
        judge(ID, &with(&given, more))
    }

    #[test]
    fn on_the_table_the_strip_is_as_wide_as_the_base() {
        let inside = |x: f64, y: f64| table(x, y, &json!({})).values["inside"].clone();
        // The nearer edges are 10 mm from either centre.
        assert_eq!(
            [inside(0.0, 90.0), inside(0.0, 98.0), inside(0.0, 101.0)],
            [json!(true), json!(true), json!(false)]
        );
        assert_eq!(
            [inside(0.0, -50.0), inside(39.0, 50.0), inside(130.0, 50.0)],
            [json!(false), json!(true), json!(false)]
        );
        let aside = table(60.0, 50.0, &json!({}));
        assert_eq!(aside.finding.code, "zone-width");
        assert!(
            table(0.0, 99.9, &json!({}))
                .flags
                .contains(&"marginal".to_owned())
        );
        assert_eq!(
            table(0.0, 90.0, &json!({})).picture.unwrap().marks[0].code(),
            "control-zone"
        );
    }

    #[test]
    fn a_square_looks_all_round_and_woods_take_zones_away() {
        let square = |x: f64, y: f64| {
            table(
                x,
                y,
                &json!({"controllers": [{"troop": "line", "x": 0, "y": 0, "square": true}]}),
            )
            .values["inside"]
                .clone()
        };
        assert_eq!(
            [
                square(0.0, -50.0),
                square(70.0, 0.0),
                square(-70.0, 0.0),
                square(0.0, -120.0)
            ],
            [json!(true), json!(true), json!(true), json!(false)]
        );
        let wood = json!({"difficult_ground": [[[-50, -50], [50, -50], [50, 5], [-50, 5]]]});
        assert_eq!(table(0.0, 60.0, &wood).values["inside"], json!(false));
        let scene = "A1_line_0_60_180*B1_line_0_0_0*wood_-50_-50_50_-50_50_5_-50_5";
        assert_eq!(
            judge(ID, &json!({"scene": scene, "mover": "A1"})).values["inside"],
            json!(false)
        );
    }

    #[test]
    fn a_way_through_a_zone() {
        // From left to right, across the strip: 40 mm of strip and 40 of its own front.
        let way = |left: f64, to: f64| {
            table(
                -60.0,
                60.0,
                &json!({"move_left_cm": left, "path": [{"x_cm": to, "y_cm": 6}], "agreed": "base-width-only"}),
            )
        };
        assert_eq!(way(20.0, 9.0).values["must_stop_at_edge"], json!(false));
        assert_eq!(way(9.0, 9.0).values["must_stop_at_edge"], json!(true));
        // Ending inside is not crossing.
        assert_eq!(way(20.0, 1.0).values["must_stop_at_edge"], json!(true));
        assert_eq!(way(2.0, -9.0).values["must_stop_at_edge"], json!(false));
        let stopped = way(9.0, 9.0).picture.unwrap();
        assert!(stopped.marks.iter().any(|mark| mark.code() == "zone-limit"));
    }

    #[test]
    fn a_way_out_of_a_zone() {
        let way = |x: f64, y: f64, more: &Value| {
            table(
                0.0,
                60.0,
                &with(&json!({"path": [{"x_cm": x, "y_cm": y}]}), more),
            )
        };
        // It faces south, towards the enemy.
        let across = way(12.0, 6.0, &json!({}));
        assert_eq!(
            (&across.values["allowed"], &across.values["violations"]),
            (&json!(false), &json!(["nothing-else"]))
        );
        assert_eq!(way(0.0, 14.0, &json!({})).finding.code, "whose-rear");
        assert_eq!(
            way(0.0, 14.0, &json!({"agreed": "own-rear"})).values["allowed"],
            json!(true)
        );
        assert_eq!(way(3.0, 14.0, &json!({})).values["allowed"], json!(false));
        assert_eq!(way(0.0, 2.0, &json!({})).values["allowed"], json!(true));
        // Still in the zone: it may be lining up.
        assert_eq!(way(0.5, 6.0, &json!({})).values["allowed"], Value::Null);
        assert_eq!(
            way(12.0, 6.0, &json!({"intent": "align"})).values["allowed"],
            json!(true)
        );
    }

    #[test]
    fn what_is_told_of_a_zone_need_not_be_measured() {
        let may = |intent: &str, inside: bool| {
            judge(ID, &json!({"inside_zone": inside, "intent": intent})).values["allowed"].clone()
        };
        assert_eq!(
            [may("align", true), may("other", true), may("other", false)],
            [json!(true), json!(false), json!(true)]
        );
        assert_eq!(
            judge(ID, &json!({"inside_zone": true, "intent": "other"})).values["exerts"],
            Value::Null
        );
        assert_eq!(
            faults(ID, &json!({"inside_zone": true})),
            [("intent".to_owned(), "missing")]
        );
    }

    #[test]
    fn something_must_be_told() {
        let paths = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(paths(json!({})), ["controller", "distance_ahead_cm"]);
        assert_eq!(
            paths(json!({"controller": {"going": "road"}, "intent": "align"})),
            ["distance_ahead_cm"]
        );
        assert_eq!(
            paths(json!({"controllers": [{"troop": "line"}]})),
            ["controllers.0.polygon", "mover"]
        );
    }

    proptest! {
        #[test]
        fn the_table_may_be_turned(x in -120_i32..120, y in -120_i32..120, angle in 0.0_f64..360.0, mirrored in any::<bool>(), square in any::<bool>()) {
            let given = json!({"mover": {"troop": "line", "x": x, "y": y, "facing": 180, "id": "M"}, "controllers": [{"id": "C", "troop": "line", "x": 0, "y": 0, "square": square}], "agreed": "base-width-only"});
            if let Some((one, other)) = spun(ID, &given, angle, mirrored) {
                prop_assert_eq!(&one.values["inside"], &other.values["inside"]);
            }
        }

        #[test]
        fn nearer_is_never_outside(distance in 0_u32..200, less in 0_u32..200) {
            let inside = |distance: u32| near(&json!({"distance_ahead_cm": f64::from(distance) / 10.0})).values["inside"] == json!(true);
            prop_assert!(!inside(distance) || inside(distance.saturating_sub(less)));
        }
    }
}
