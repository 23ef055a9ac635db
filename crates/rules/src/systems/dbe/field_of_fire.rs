//! `dbe.field-of-fire`: the band of a target, whether it is in the field of fire, and enfilade.
//!
//! # Source items
//! dbe:7.table-range, 7.1, 7.1.p1, 7.5, 7.5.p1.
//!
//! # What it decides
//! The band of a distance, whether a target is in the strip three fronts wide, and whether the
//! whole shooter is behind the line of the target's front; from outlines or from given facts.
//!
//! # What it does not decide
//! Whether an obstacle is in the line (`dbe.line-of-sight`) and who may shoot
//! (`dbe.shooting-eligibility`).
//!
//! # Readings chosen
//! - How distance is measured and how much of a target must be in the strip (S11), how wide the
//!   strip of a square is and whether a square can be enfiladed (S12) are open points.
//! - The strip begins at the shooter's front edge and has no end: the band limits it.
//! - A given distance is used however it was measured; a given offset is that of the target's
//!   nearest point.
//!
//! # Direction of error
//! A missing offset is 0.
//!
//! # Examples
//! A medium gun at 24 cm: medium; at 24.5: long; at 41: out of range. Line in 15 mm, 5.5 cm aside:
//! in the field; 6.5: outside.

use strum::{IntoStaticStr, VariantArray};

use super::fight::{cm, scale};
use super::movement::has;
use super::shooting::{BY_ITS_FACING, Band, NEVER_ENFILADED, SQUARE_ENFILADE};
use super::tables::{BASE_DEPTH, BASE_FRONT, LIMITS, RANGES, SQUARE_MARKER};
use super::troops::{Formation, Troop, base_figure, formation_told};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, claims, number,
};
use crate::kit::geometry::Polygon;
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct FieldOfFire;

/// How much of the shooter is behind the line of the target's front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Share {
    Wholly,
    Partly,
    None,
}

impl Choice for Share {
    const SCOPE: &'static str = "dbe-share";
}

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    Field,
    Enfilade,
}

impl Choice for Question {
    const SCOPE: &'static str = "dbe-field-of-fire-ask";
}

/// Corners of a base, cm.
type Corners = Vec<(f64, f64)>;

fn corners(polygon: Option<Polygon<f64>>) -> Option<Corners> {
    polygon.map(|polygon| {
        polygon
            .exterior()
            .coords()
            .skip(1)
            .map(|place| (place.x, place.y))
            .collect()
    })
}

struct Shooter {
    troop: Fact<Troop>,
    carbine: Fact<bool>,
    formation: Fact<Formation>,
    scale: &'static str,
    corners: Option<Corners>,
    facing: f64,
}

impl Declared for Shooter {
    fn declare(form: &mut Form<'_>) -> Self {
        // Only infantry carries carbines.
        let carries = form.holds("carbine");
        let formed = formation_told(form);
        let troop: Fact<Troop> = form
            .choice("troop")
            .only(|troop: Troop| {
                (!carries || troop.is_infantry()) && formed.is_none_or(|formed| has(troop, formed))
            })
            .fact();
        let troops = troop.all();
        let foot = troops.iter().any(|troop| troop.is_infantry());
        let carbine = form
            .yes_or_no("carbine")
            .must(|carbine| foot || !carbine)
            .fact_or(false);
        let formation = form
            .choice("formation")
            .must(|formation| troops.iter().any(|troop| has(*troop, formation)))
            .fact_or(Formation::Line);
        let scale = scale(form);
        let corners = corners(form.maybe_outline("polygon"));
        let facing = form
            .decimal("facing_deg", -360.0, 360.0)
            .unit(Unit::Degrees)
            .placed();
        Self {
            troop,
            carbine,
            formation,
            scale,
            corners,
            facing: facing.unwrap_or(0.0),
        }
    }
}

struct Target {
    formation: Fact<Formation>,
    corners: Option<Corners>,
    facing: Option<f64>,
}

impl Declared for Target {
    fn declare(form: &mut Form<'_>) -> Self {
        // The type does not affect whether a target is in the field, but not every type has all formations.
        let mut troops = Troop::ALL.iter().copied();
        let troop = troops.find(|troop| form.says("troop", troop.code()));
        form.ignore_choice::<Troop>("troop");
        let formation = form
            .choice("formation")
            .must(|formation| troop.is_none_or(|troop| has(troop, formation)))
            .fact_or(Formation::Line);
        let corners = corners(form.maybe_outline("polygon"));
        let facing = form
            .decimal("facing_deg", -360.0, 360.0)
            .unit(Unit::Degrees)
            .placed();
        Self {
            formation,
            corners,
            facing,
        }
    }
}

/// A shooter and its target.
pub struct Input {
    shooter: Shooter,
    target: Target,
    distance: Measure,
    offset: Measure,
    wholly: Option<Fact<bool>>,
    behind: Fact<Option<Share>>,
    ask: Option<Question>,
}

impl Input {
    /// Both outlines, if both are given.
    fn outlines(&self) -> Option<(&Corners, &Corners)> {
        self.shooter
            .corners
            .as_ref()
            .zip(self.target.corners.as_ref())
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let ask = form.choice("ask").optional();
        let shooter: Shooter = form.group("shooter");
        let target: Target = form.group("target");
        let outlines = shooter.corners.is_some() && target.corners.is_some();
        let measured = ask != Some(Question::Enfilade) && !outlines;
        // A base across the axis does not reach the edge of the strip, however it is turned.
        let across = form.number_told("lateral_offset_cm") == Some(0.0)
            && form.says("target_wholly_inside", "false");
        let mut length = |name| {
            let length = form.decimal(name, 0.0, 500.0).unit(Unit::Cm);
            if measured {
                Some(length.measured())
            } else {
                length.matters(false).maybe_measured()
            }
            .unwrap_or_else(|| Measure::known(0.0))
        };
        let (distance, offset) = (length("distance_cm"), length("lateral_offset_cm"));
        let wholly = form
            .yes_or_no("target_wholly_inside")
            .fact_told_if(|| false);
        if across {
            form.contradicts("target_wholly_inside");
        }
        let unseen = !outlines || target.facing.is_none();
        let behind = form
            .choice("shooter_behind_target_front_line")
            .maybe_fact_unless(ask == Some(Question::Enfilade) && unseen);
        Self {
            shooter,
            target,
            distance,
            offset,
            wholly,
            behind,
            ask,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with NEVER_ENFILADED, BY_ITS_FACING;
    INSIDE = "dbe/shooting/field#inside";
    TO_THE_SIDE = "dbe/shooting/field#to-the-side";
    NOT_BEHIND = "dbe/shooting/field#not-behind";
    EVERY_FACE = "dbe/shooting/square#every-face";
    BAND_END = "dbe/shooting/ranges#band-end";
    SHORT = "dbe/shooting/ranges#short";
    MEDIUM = "dbe/shooting/ranges#medium";
    LONG = "dbe/shooting/ranges#long";
    OUT = "dbe/shooting/ranges#out";
    CARBINES = "dbe/shooting/ranges#carbines";
    LIGHT_AND_HORSE = "dbe/shooting/ranges#light-and-horse";
    MEDIUM_GUNS = "dbe/shooting/ranges#medium-guns";
    CAVALRY_OUT = "dbe/shooting/ranges#cavalry-out";
    ENFILADE = "dbe/shooting/enfilade#enfilade";
    PARTLY_BEHIND = "dbe/shooting/enfilade#partly-behind";
    NONE_BEHIND = "dbe/shooting/enfilade#not-behind";
    NEAREST = "dbe/disputes/measuring-range#nearest-points";
    CENTRES = "dbe/disputes/measuring-range#centres";
    ANY_PART = "dbe/disputes/partly-in-the-field#any-part";
    WHOLLY = "dbe/disputes/partly-in-the-field#wholly-inside";
    FRONT_STRIP = "dbe/disputes/square-field-width#element-front-strip";
    MARKER_STRIP = "dbe/disputes/square-field-width#marker-strip";
}

/// Measuring of range (S11).
static MEASURING: Point = Point {
    id: "measuring-range",
    kind: PointKind::Open,
    readings: &[Reading::followed(NEAREST), Reading::of(CENTRES)],
};
/// Part of a target that must be in the field (S11).
static PARTLY: Point = Point {
    id: "partly-in-the-field",
    kind: PointKind::Open,
    readings: &[Reading::followed(ANY_PART), Reading::of(WHOLLY)],
};
/// Width of the field of a square (S12).
static SQUARE_WIDTH: Point = Point {
    id: "square-field-width",
    kind: PointKind::Open,
    readings: &[Reading::followed(FRONT_STRIP), Reading::of(MARKER_STRIP)],
};
/// A place in the coordinates of a base at this position and facing: to the right, and ahead.
fn seen(place: (f64, f64), from: (f64, f64), facing: f64) -> (f64, f64) {
    let (sin, cos) = facing.to_radians().sin_cos();
    let (x, y) = (place.0 - from.0, place.1 - from.1);
    (x * cos - y * sin, x * sin + y * cos)
}

#[expect(clippy::cast_precision_loss, reason = "a handful of corners")]
fn centre(corners: &Corners) -> (f64, f64) {
    let sum = corners
        .iter()
        .fold((0.0, 0.0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    (sum.0 / corners.len() as f64, sum.1 / corners.len() as f64)
}

/// Distance of a place from the line through two others.
fn to_side(place: (f64, f64), a: (f64, f64), b: (f64, f64)) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx * dx + dy * dy;
    let along = if length > 0.0 {
        (((place.0 - a.0) * dx + (place.1 - a.1) * dy) / length).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (place.0 - a.0 - along * dx).hypot(place.1 - a.1 - along * dy)
}

/// Distance between the nearest points of two bases that do not overlap.
fn apart(one: &Corners, other: &Corners) -> f64 {
    let reach = |from: &Corners, to: &Corners| {
        let sides = (0..to.len()).map(|n| (to[n], to[(n + 1) % to.len()]));
        sides
            .flat_map(|(a, b)| from.iter().map(move |place| to_side(*place, a, b)))
            .fold(f64::INFINITY, f64::min)
    };
    reach(one, other).min(reach(other, one))
}

/// Tolerance for rounding, cm.
const HAIR: f64 = 1e-6;

/// How much of a base is in a strip ahead of the shooter.
fn share(base: &Corners, half: f64, front: f64) -> Share {
    let inside = |place: &(f64, f64)| place.0.abs() <= half + HAIR && place.1 >= front - HAIR;
    if base.iter().all(inside) {
        return Share::Wholly;
    }
    // The base is clipped to the strip.
    let mut left = base.clone();
    let cuts: [&dyn Fn((f64, f64)) -> f64; 3] =
        [&|place| half - place.0, &|place| half + place.0, &|place| {
            place.1 - front
        }];
    for within in cuts {
        let mut kept = Corners::new();
        for n in 0..left.len() {
            let (a, b) = (left[n], left[(n + 1) % left.len()]);
            let (at, next) = (within(a), within(b));
            if at >= -HAIR {
                kept.push(a);
            }
            if (at > HAIR && next < -HAIR) || (at < -HAIR && next > HAIR) {
                let part = at / (at - next);
                kept.push((a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part));
            }
        }
        left = kept;
    }
    if left.is_empty() {
        Share::None
    } else {
        Share::Partly
    }
}

/// The row of ranges of a shooter without carbines, and the claim behind it.
fn row_of(troop: Troop) -> Option<(&'static str, Option<&'static str>)> {
    match troop {
        Troop::LightArtillery | Troop::HorseArtillery => {
            Some(("light-artillery", Some(LIGHT_AND_HORSE)))
        }
        Troop::MediumArtillery => Some(("foot-artillery", Some(MEDIUM_GUNS))),
        Troop::HeavyArtillery => Some(("heavy-artillery", None)),
        Troop::IrregularInfantry
        | Troop::Line
        | Troop::LightInfantry
        | Troop::Voltigeurs
        | Troop::Elite
        | Troop::Guard => Some((FOOT, None)),
        _ => None,
    }
}

/// The bands that an exactly known distance may be in: infantry may have carbines.
pub(super) fn bands(form: &Form<'_>, troop: Troop, distance: f64) -> Option<Vec<Band>> {
    let (row, _) = row_of(troop)?;
    let rows = [row].into_iter().chain((row == FOOT).then_some(CARBINE));
    let band = |row: &str| {
        let ends = [Band::Short, Band::Medium, Band::Long].into_iter();
        #[expect(clippy::cast_precision_loss, reason = "lengths of a table")]
        let reaches = |band: &Band| {
            let end = form.figure(&RANGES, row, band.code());
            end.is_some_and(|end| distance <= end as f64 + HAIR)
        };
        ends.into_iter().find(reaches).unwrap_or(Band::Out)
    };
    Some(rows.map(band).collect())
}

/// The row of ranges of a shooter, and the claim behind it.
fn row(shooter: &Shooter) -> Option<(&'static str, Option<&'static str>)> {
    match shooter.troop.by(row_of) {
        Some((FOOT, _)) if *shooter.carbine => Some((CARBINE, Some(CARBINES))),
        row => row,
    }
}

/// The rows of infantry.
const FOOT: &str = "infantry";
const CARBINE: &str = "carbine";

/// Whether a length is within a limit, allowing for rounding.
fn within(length: &Measure, limit: f64) -> bool {
    *length <= limit || length.shown() <= limit + HAIR
}

/// The band of a distance, and whether it is exactly at its end.
fn band_of(case: &mut Case<'_>, row: &str, distance: &Measure) -> (Band, bool) {
    for band in [Band::Short, Band::Medium, Band::Long] {
        let Some(end) = case
            .number(&RANGES, row, band.code())
            .and_then(|end| i32::try_from(end).ok())
        else {
            continue;
        };
        if within(distance, f64::from(end)) {
            return (band, (distance.shown() - f64::from(end)).abs() <= HAIR);
        }
    }
    (Band::Out, false)
}

fn band(case: &mut Case<'_>, input: &Input) -> Band {
    let Some((row, by_row)) = row(&input.shooter) else {
        case.considered("band", false, CAVALRY_OUT)
            .value(Band::Out.code())
            .arg("band", Arg::of(Band::SCOPE, "out"))
            .arg("distance", input.distance.exactly());
        return Band::Out;
    };
    let mut distance = input.distance.clone();
    if let Some((own, other)) = input.outlines() {
        let near = Measure::known(apart(own, other));
        let (from, to) = (centre(own), centre(other));
        let far = Measure::known((to.0 - from.0).hypot(to.1 - from.1));
        distance = near.clone();
        if case.quietly(|case| band_of(case, row, &near).0 != band_of(case, row, &far).0) {
            let nearest = case.ask(&MEASURING).is(NEAREST);
            let claim = if nearest { NEAREST } else { CENTRES };
            distance = if nearest { near } else { far };
            case.considered("measured", nearest, claim)
                .value_of(&distance);
        }
    }
    let (band, end) = band_of(case, row, &distance);
    let claim = match band {
        _ if end => BAND_END,
        Band::Short => SHORT,
        Band::Medium => MEDIUM,
        Band::Long => LONG,
        Band::Out => OUT,
    };
    if let Some(by_row) = by_row {
        case.step("row", true)
            .value(row)
            .arg("row", Arg::of("dbe-ranges", row))
            .cite(by_row);
    }
    case.considered("band", band != Band::Out, claim)
        .value(band.code())
        .arg("band", Arg::of(Band::SCOPE, band.code()))
        .arg("distance", distance.exactly());
    band
}

/// Half the width of the strip, cm.
fn half_width(case: &mut Case<'_>, input: &Input, marker: bool) -> f64 {
    let width = if marker {
        case.number(&SQUARE_MARKER, "side", input.shooter.scale)
    } else {
        base_figure(case, &BASE_FRONT, &input.shooter.troop, input.shooter.scale)
    };
    let fronts = case.number(&LIMITS, "field-widths", "value").unwrap_or(0);
    cm(width.unwrap_or(0) * fronts) / 2.0
}

/// How much of the target is in a strip of that width.
fn in_strip(input: &Input, square: bool, half: f64, depth: f64) -> Share {
    let Some((own, other)) = input.outlines() else {
        // For a target aside only its nearest point is given. No base is narrower than the depth of
        // the shallowest, however it is turned: so none fits into the strip so near its edge.
        return if !within(&input.offset, half) {
            Share::None
        } else if within(&input.offset, 0.0)
            || within(&input.offset, half - depth)
                && input.wholly.as_ref().is_some_and(|wholly| **wholly)
        {
            Share::Wholly
        } else {
            Share::Partly
        };
    };
    let faces: &[f64] = if square {
        &[0.0, 90.0, 180.0, 270.0]
    } else {
        &[0.0]
    };
    let middle = centre(own);
    let mut best = Share::None;
    for face in faces {
        let facing = input.shooter.facing + face;
        let front = own
            .iter()
            .map(|place| seen(*place, middle, facing).1)
            .fold(f64::NEG_INFINITY, f64::max);
        let base: Corners = other
            .iter()
            .map(|place| seen(*place, middle, facing))
            .collect();
        match share(&base, half, front) {
            Share::Wholly => return Share::Wholly,
            Share::Partly => best = Share::Partly,
            Share::None => {}
        }
    }
    best
}

fn in_field(case: &mut Case<'_>, input: &Input) -> bool {
    let square =
        input.shooter.formation == Formation::Square && input.shooter.troop.is(Troop::is_infantry);
    let mut half = half_width(case, input, false);
    let depth = cm(case
        .number(&BASE_DEPTH, Troop::Line.base_row(), input.shooter.scale)
        .unwrap_or(0));
    let mut found = in_strip(input, square, half, depth);
    if square {
        let narrow = half_width(case, input, true);
        let other = in_strip(input, square, narrow, depth);
        case.applied("square", EVERY_FACE).value(true);
        if other != found {
            let wide = case.ask(&SQUARE_WIDTH).is(FRONT_STRIP);
            let claim = if wide { FRONT_STRIP } else { MARKER_STRIP };
            if !wide {
                (half, found) = (narrow, other);
            }
            case.considered("square-width", wide, claim)
                .value(number(half));
        }
    }
    let inside = match found {
        Share::Wholly => true,
        Share::None => false,
        Share::Partly => {
            let any = case.ask(&PARTLY).is(ANY_PART);
            let claim = if any { ANY_PART } else { WHOLLY };
            case.considered("partly", any, claim).value(any);
            any
        }
    };
    let claim = if inside { INSIDE } else { TO_THE_SIDE };
    case.considered("field", inside, claim).value(number(half));
    if !square && !inside && input.outlines().is_some() {
        case.because(NOT_BEHIND);
    }
    inside
}

fn enfilade(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    let share = input.behind.get().or_else(|| {
        let ((own, other), facing) = input.outlines().zip(input.target.facing)?;
        let middle = centre(other);
        let front = other
            .iter()
            .map(|place| seen(*place, middle, facing).1)
            .fold(f64::NEG_INFINITY, f64::max);
        let behind = own
            .iter()
            .filter(|place| seen(**place, middle, facing).1 <= front + HAIR)
            .count();
        Some(if behind == own.len() {
            Share::Wholly
        } else if behind > 0 {
            Share::Partly
        } else {
            Share::None
        })
    })?;
    let (mut enfilade, mut claim) = match share {
        Share::Wholly => (true, ENFILADE),
        Share::Partly => (false, PARTLY_BEHIND),
        Share::None => (false, NONE_BEHIND),
    };
    if enfilade && input.target.formation == Formation::Square {
        enfilade = case.ask(&SQUARE_ENFILADE).is(BY_ITS_FACING);
        claim = if enfilade {
            BY_ITS_FACING
        } else {
            NEVER_ENFILADED
        };
    }
    case.considered("enfilade", enfilade, claim)
        .value(share.code())
        .arg("share", Arg::of(Share::SCOPE, share.code()));
    Some(enfilade)
}

impl Rule for FieldOfFire {
    type Input = Input;
    const ID: &'static str = "dbe.field-of-fire";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "may_shoot",
            kind: OutKind::Truth,
        },
        Output {
            name: "band",
            kind: OutKind::word::<Band>(),
        },
        Output {
            name: "in_field",
            kind: OutKind::Truth,
        },
        Output {
            name: "enfilade",
            kind: OutKind::Truth,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["may_shoot", "band", "in_field"];
    const POINTS: &'static [&'static Point] =
        &[&MEASURING, &PARTLY, &SQUARE_WIDTH, &SQUARE_ENFILADE];
    const TABLES: &'static [&'static Table] =
        &[&RANGES, &BASE_DEPTH, &BASE_FRONT, &SQUARE_MARKER, &LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let asks = |question: Question| input.ask.is_none_or(|ask| ask == question);
        let found = asks(Question::Field).then(|| (band(case, input), in_field(case, input)));
        let enfilade = if asks(Question::Enfilade) {
            enfilade(case, input)
        } else {
            None
        };
        Values::default()
            .with(
                "may_shoot",
                found.map(|(band, in_field)| in_field && band != Band::Out),
            )
            .with("band", found.map(|(band, _)| band.code()))
            .with("in_field", found.map(|(_, in_field)| in_field))
            .with("enfilade", enfilade)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn at(shooter: &Value, distance: f64, offset: f64, changes: &Value) -> Verdict {
        let shooter = with(&json!({"scale": 15}), shooter);
        judge(
            "dbe.field-of-fire",
            &with(
                &json!({"shooter": shooter, "distance_cm": distance, "lateral_offset_cm": offset}),
                changes,
            ),
        )
    }

    #[test]
    fn enfilade_is_asked_by_itself() {
        let given = |share: &str| json!({"ask": "enfilade", "shooter": {"troop": "line", "scale": 15}, "shooter_behind_target_front_line": share});
        for (share, code) in [("wholly", "enfilade"), ("partly", "not-enfilade")] {
            let verdict = judge("dbe.field-of-fire", &given(share));
            assert_eq!(
                (verdict.finding.code.as_str(), &verdict.values["may_shoot"]),
                (code, &Value::Null)
            );
        }
        let bare = json!({"ask": "enfilade", "shooter": {"troop": "line", "scale": 15}});
        assert_eq!(
            faults("dbe.field-of-fire", &bare),
            [("shooter_behind_target_front_line".to_owned(), "missing")]
        );
    }

    #[test]
    fn bands_end_at_their_figures() {
        let band = |troop: &str, distance: f64| {
            at(&json!({"troop": troop}), distance, 0.0, &json!({})).values["band"].clone()
        };
        assert_eq!(
            [
                band("medium-artillery", 24.0),
                band("medium-artillery", 24.5),
                band("medium-artillery", 41.0)
            ],
            ["medium", "long", "out"]
        );
        assert_eq!(
            [
                band("line", 0.0),
                band("line", 4.0),
                band("line", 4.1),
                band("line", 8.1)
            ],
            ["medium", "medium", "long", "out"]
        );
        assert_eq!(
            [
                band("light-artillery", 12.0),
                band("horse-artillery", 36.0),
                band("heavy-artillery", 48.0)
            ],
            ["short", "long", "long"]
        );
        assert_eq!(
            [band("cuirassiers", 1.0), band("corps-general", 1.0)],
            ["out", "out"]
        );
        assert_eq!(
            at(
                &json!({"troop": "line", "carbine": true}),
                11.0,
                0.0,
                &json!({})
            )
            .values["band"],
            json!("long")
        );
        assert_eq!(
            faults(
                "dbe.field-of-fire",
                &json!({"shooter": {"troop": "line", "scale": 15}})
            ),
            [
                ("distance_cm".to_owned(), "missing"),
                ("lateral_offset_cm".to_owned(), "missing")
            ]
        );
    }

    #[test]
    fn the_field_is_three_fronts_wide() {
        let field = |scale: i64, offset: f64| {
            at(
                &json!({"troop": "line", "scale": scale}),
                6.0,
                offset,
                &json!({"agreed": "any-part"}),
            )
            .values["in_field"]
                .clone()
        };
        assert_eq!(
            [
                field(15, 6.0),
                field(15, 6.1),
                field(25, 7.5),
                field(25, 7.6)
            ],
            [true, false, true, false]
        );
        // No base fits between the axis and so little of the strip: it is partly inside, which is
        // open.
        let line = json!({"troop": "line"});
        for (offset, more, want) in [
            (5.5, json!({}), Value::Null),
            (5.5, json!({"agreed": "wholly-inside"}), json!(false)),
            (5.5, json!({"agreed": "any-part"}), json!(true)),
            (5.5, json!({"target_wholly_inside": true}), Value::Null),
            (3.0, json!({"target_wholly_inside": true}), json!(true)),
            (3.0, json!({"target_wholly_inside": false}), Value::Null),
            (0.0, json!({}), json!(true)),
            (6.1, json!({}), json!(false)),
        ] {
            let verdict = at(&line, 6.0, offset, &more);
            assert_eq!(verdict.values["in_field"], want, "{offset} {more}");
            let readings: Vec<&str> = verdict.readings.iter().map(|reading| reading.id).collect();
            let open: &[&str] = if want.is_null() {
                &["any-part", "wholly-inside"]
            } else {
                &[]
            };
            assert_eq!(readings, open, "{offset} {more}");
        }
        let square = json!({"troop": "line", "formation": "square"});
        let agreed = json!({"agreed": "any-part"});
        assert_eq!(
            at(&square, 6.0, 5.0, &agreed).finding.code,
            "square-field-width"
        );
        assert_eq!(
            at(&square, 6.0, 4.5, &agreed).values["in_field"],
            json!(true)
        );
        assert_eq!(
            at(&square, 6.0, 5.0, &json!({"agreed": "marker-strip"})).values["in_field"],
            json!(false)
        );
    }

    fn outlines(facing: f64, target: &Value, changes: &Value) -> Verdict {
        let shooter = json!({"troop": "horse-artillery", "scale": 15, "polygon": [[0, 0], [4, 0], [4, -4], [0, -4]], "facing_deg": facing});
        judge(
            "dbe.field-of-fire",
            &with(&json!({"shooter": shooter, "target": target}), changes),
        )
    }

    #[test]
    fn outlines_are_measured() {
        let near = json!({"polygon": [[0, 19], [4, 19], [4, 21], [0, 21]], "facing_deg": 180});
        assert_eq!(
            outlines(0.0, &near, &json!({})).finding.code,
            "measuring-range"
        );
        let band =
            |agreed: &str| outlines(0.0, &near, &json!({"agreed": agreed})).values["band"].clone();
        assert_eq!(
            [band("nearest-points"), band("centres")],
            ["medium", "long"]
        );
        let aside = json!({"polygon": [[7, 25], [11, 25], [11, 27], [7, 27]], "facing_deg": 180});
        assert_eq!(
            outlines(0.0, &aside, &json!({})).finding.code,
            "partly-in-the-field"
        );
        let far = json!({"polygon": [[9, 25], [13, 25], [13, 27], [9, 27]], "facing_deg": 180});
        assert_eq!(
            outlines(0.0, &far, &json!({})).values["in_field"],
            json!(false)
        );
        // Behind the shooter there is no field.
        let ahead = json!({"polygon": [[0, 5], [4, 5], [4, 7], [0, 7]], "facing_deg": 180});
        assert_eq!(
            [0.0, 180.0]
                .map(|facing| outlines(facing, &ahead, &json!({})).values["in_field"].clone()),
            [true, false]
        );
        // A target that faces away is shot from behind.
        let away = json!({"polygon": [[0, 5], [4, 5], [4, 7], [0, 7]], "facing_deg": 0});
        assert_eq!(
            [
                outlines(0.0, &ahead, &json!({})),
                outlines(0.0, &away, &json!({}))
            ]
            .map(|verdict| verdict.values["enfilade"].clone()),
            [false, true]
        );
        let along = json!({"polygon": [[0, 5], [4, 5], [4, 7], [0, 7]], "facing_deg": 90});
        assert_eq!(
            outlines(0.0, &along, &json!({})).values["enfilade"],
            json!(true)
        );
    }

    #[test]
    fn a_square_has_four_faces_and_perhaps_no_flank() {
        let shooter = json!({"troop": "line", "formation": "square", "scale": 15, "polygon": [[0, 0], [3, 0], [3, -3], [0, -3]]});
        let behind = json!({"polygon": [[0, -8], [3, -8], [3, -6], [0, -6]]});
        assert_eq!(
            judge(
                "dbe.field-of-fire",
                &json!({"shooter": shooter, "target": behind})
            )
            .values["in_field"],
            json!(true)
        );
        let square = |agreed: &Value| {
            let changes = json!({"target": {"formation": "square"}, "shooter_behind_target_front_line": "wholly", "agreed": agreed});
            at(&json!({"troop": "line"}), 6.0, 0.0, &changes)
        };
        let open = square(&Value::Null);
        assert_eq!(
            (open.finding.code.as_str(), open.readings[0].point),
            ("may_shoot", "square-in-enfilade")
        );
        assert_eq!(
            [
                square(&json!("square-never-enfiladed")),
                square(&json!("square-by-its-facing"))
            ]
            .map(|v| v.values["enfilade"].clone()),
            [false, true]
        );
    }

    proptest! {
        #[test]
        fn turning_the_table_changes_nothing(x in -20_i32..20, y in -30_i32..30, angle in 0_i32..360) {
            let spin = |places: [(f64, f64); 4]| -> Vec<Value> {
                places.iter().map(|place| { let (x, y) = seen(*place, (0.0, 0.0), -f64::from(angle)); json!([x, y]) }).collect()
            };
            let (x, y) = (f64::from(x) + 0.3, f64::from(y) + 0.3);
            let told = |turned: bool| {
                let spin = |places| if turned { spin(places) } else { places.iter().map(|(x, y): &(f64, f64)| json!([x, y])).collect() };
                let facing = if turned { f64::from(angle) } else { 0.0 };
                let shooter = json!({"troop": "horse-artillery", "scale": 15, "polygon": spin([(0.0, 0.0), (4.0, 0.0), (4.0, -4.0), (0.0, -4.0)]), "facing_deg": facing});
                let target = json!({"polygon": spin([(x, y), (x + 4.0, y), (x + 4.0, y + 2.0), (x, y + 2.0)]), "facing_deg": facing});
                judge("dbe.field-of-fire", &json!({"shooter": shooter, "target": target})).values
            };
            prop_assert_eq!(told(false), told(true));
        }
    }
}
