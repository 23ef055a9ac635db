//! `impetus.deployment`: how far forward an army deploys, in what order and in what shape.
//!
//! # Source items
//! ai:deployment.1-.6, ai:one-day-15mm.3, .16, ai:one-day-28mm.15, ai:terrain-setup.6, .12.
//!
//! # What it decides
//! How far from the centre line the zone ends and whether units respect it; the order of baggage,
//! sheet and commands; whether each command fits into a rectangle without other units; which
//! command comes first; how many units a one-command army holds back.
//!
//! # What it does not decide
//! Advanced deployment (`impetus.advanced-deployment`) and ambushes (`impetus.ambush`). The length
//! of a U in 28 mm, which the document does not give.
//!
//! # Units
//! Distances in U; outlines in any unit, as long as it is the same for all.
//!
//! # Readings chosen
//! - In 15 mm the depth of the table decides the zone; if it is not given, the points do.
//! - Rectangles are tried in steps of a quarter of a degree. A unit that only touches one is
//!   outside it. Units in ambush and other units do not obstruct each other.
//! - Whether players continue to alternate after the first command is not said: only the first
//!   commands are compared.
//!
//! # Direction of error
//! Missing facts are not judged. Two commands that only a finer angle separates may be reported as
//! not separable.
//!
//! # Examples
//! 15 mm, 400 points: 20 U from the centre is fine, 19 is not. Leadership 2, nine units: seven, then two.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::tables::FORMATS;
use super::words::{one_of_where, scale_and_points};
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, Measure, OutKind, Output, Rule, Unit, Values,
    Violation, claims, number,
};
use crate::kit::geometry::{Point as Place, Polygon};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Deployment;

/// One item that is placed or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Act {
    AttackerBaggage,
    DefenderBaggage,
    CommandsMarked,
    DefenderCommand,
    AttackerCommand,
}

impl Choice for Act {
    const SCOPE: &'static str = "impetus-deploys";
}

/// A command as deployed.
pub struct Command {
    vd: Option<i64>,
    units: Vec<Polygon<f64>>,
    ambush: Vec<i64>,
}

impl Declared for Command {
    fn declare(form: &mut Form<'_>) -> Self {
        let vd = form.integer("vd", 0, 999).if_told();
        let units = form.outlines("units", 40);
        let ambush = form.integers("ambush", 1, 40, 40);
        let count = i64::try_from(units.len()).unwrap_or(i64::MAX);
        if let Some(beyond) = ambush.iter().find(|n| **n > count) {
            form.refuse(
                "ambush",
                *beyond,
                FaultKind::OutOfRange,
                vec![format!("1–{count}")],
            );
        }
        Self { vd, units, ambush }
    }
}

impl Command {
    /// The units on the table, without those in ambush.
    fn seen(&self) -> impl Iterator<Item = &Polygon<f64>> {
        (1..)
            .zip(&self.units)
            .filter(|(n, _)| !self.ambush.contains(n))
            .map(|(_, unit)| unit)
    }
}

/// A deployment, as far as given.
pub struct Input {
    scale: Option<i64>,
    points: Option<i64>,
    depth: Option<i64>,
    distances: Vec<Measure>,
    order: Vec<Act>,
    omitted: Option<bool>,
    overlap: Option<bool>,
    commands: Vec<Command>,
    holds: Option<bool>,
    strangers: Option<bool>,
    ambusher: bool,
    vds: Vec<i64>,
    first: Option<i64>,
    single: bool,
    units: Option<i64>,
    leadership: Option<i64>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let (scale, points) = scale_and_points(form);
        // Scale and points imply the table.
        let played = zone_row(scale, points, None).is_some();
        let depth = one_of_where(form, "table_depth_cm", &[90, 120], !played);
        // Larger armies and larger figures have a deeper table (ai:one-day-15mm.2, ai:one-day-28mm.2).
        let deep = scale == Some(28) || matches!(points, Some(400 | 500));
        if deep && depth == Some(90) {
            form.contradicts("table_depth_cm");
        }
        let distances = form
            .decimals_measured("distance_from_centre_u", 0.0, 200.0, 40)
            .unit(Unit::U)
            .or(Vec::new());
        let order: Vec<Act> = form.choices("order", 0, 20).or(Vec::new());
        let omitted = form.yes_or_no("command_positions_omitted").optional();
        let overlap = form.yes_or_no("rectangles_overlap").optional();
        let commands: Vec<Command> = form.asked_list("commands", 0, 8);
        let holds = form.yes_or_no("rectangle_holds").optional();
        let strangers = form.yes_or_no("other_command_inside").optional();
        let ambusher = form.truth("ambusher_outside");
        let form_lacks = form.may_lack_facts();
        let mut vds = form.integers("command_vds", 0, 999, 8);
        if vds.is_empty() {
            vds = commands.iter().filter_map(|command| command.vd).collect();
        }
        // Only the VD of one of the given commands is accepted.
        let first = form.integer("first_deployed", 0, 999);
        let first = if vds.is_empty() {
            first.if_told()
        } else {
            first.among(vds.iter().copied()).optional()
        };
        // Units and leadership matter only for an army in one command.
        let alone = form.is_told("units") || form.is_told("leadership");
        // Other armies than those of 300 points have several commands (ai:one-day-15mm.8).
        let one = points
            .and_then(|points| form.figure(&FORMATS, &format!("15-{points}"), "least-commands"))
            .is_none_or(|least| least <= 1)
            && vds.len() <= 1
            && commands.len() <= 1;
        let single = form
            .yes_or_no("single_command")
            .must(|single| one || !single);
        let single = if alone && form_lacks {
            single.required()
        } else {
            single.or(false)
        };
        let units = form.integer("units", 1, 99).if_told();
        let leadership = form.integer("leadership", 0, 20).if_told();
        if omitted == Some(true) && points.is_none() {
            form.lacks("points");
        }
        if let Some(first) = first {
            // A unit too far forward is refused, whichever command comes first.
            let ends =
                zone_row(scale, points, depth).and_then(|row| form.figure(&FORMATS, row, "zone"));
            #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
            let near = |zone: i64| distances.iter().any(|distance| *distance < zone as f64);
            if vds.is_empty() {
                if !ends.is_some_and(near) {
                    form.lacks("command_vds");
                }
            } else if !vds.contains(&first) {
                form.refuse(
                    "first_deployed",
                    first,
                    FaultKind::NotOneOf,
                    vds.iter().map(ToString::to_string).collect(),
                );
            }
        }
        if single {
            form.lacks("units");
            form.lacks("leadership");
        }
        let placed = commands.iter().any(|command| !command.units.is_empty());
        let asked = !order.is_empty()
            || omitted.is_some()
            || overlap.is_some()
            || placed
            || holds.is_some()
            || strangers.is_some()
            || first.is_some()
            || single;
        // If nothing else is given, the question is where the zone ends.
        if (!asked || !distances.is_empty()) && zone_row(scale, points, depth).is_none() {
            form.lacks("scale");
            if points.is_none() && scale.is_none_or(|scale| scale == 15) {
                form.lacks("table_depth_cm");
            }
        }
        Self {
            scale,
            points,
            depth,
            distances,
            order,
            omitted,
            overlap,
            commands,
            holds,
            strangers,
            ambusher,
            vds,
            first,
            single,
            units,
            leadership,
        }
    }
}

claims! {
    DEEP = "impetus/deployment/zone#deep-table";
    SHALLOW = "impetus/deployment/zone#shallow-table";
    IN_28 = "impetus/deployment/zone#in-28";
    TOO_FAR = "impetus/deployment/zone#too-far-forward";
    AS_PRINTED = "impetus/disputes/zone-depths#as-printed";
    BAGGAGE = "impetus/deployment/baggage-first#attacker-then-defender";
    BAGGAGE_ORDER = "impetus/deployment/baggage-first#baggage-order";
    BEFORE = "impetus/deployment/command-rectangles#before-deploying";
    NO_OVERLAP = "impetus/deployment/command-rectangles#no-overlap";
    OMITTED = "impetus/deployment/command-rectangles#omitted-at-300";
    NOT_OMITTED = "impetus/deployment/command-rectangles#not-omitted";
    HOLDS = "impetus/deployment/one-rectangle#holds-the-command";
    ALL_IN_ONE = "impetus/deployment/one-rectangle#all-in-one";
    NO_STRANGERS = "impetus/deployment/one-rectangle#no-strangers";
    AMBUSHERS = "impetus/deployment/one-rectangle#ambushers-apart";
    HIGHEST = "impetus/deployment/command-order#highest-first";
    SMALLER = "impetus/deployment/command-order#not-a-smaller-one";
    DEFENDER_FIRST = "impetus/deployment/command-order#defender-first";
    TIES = "impetus/deployment/command-order#ties-free";
    HOLD_BACK = "impetus/deployment/single-command#hold-back";
    FIRST_PART = "impetus/deployment/single-command#first-part";
    REST = "impetus/deployment/single-command#rest";
    OPTIONAL = "impetus/deployment/single-command#optional";
}

impl Rule for Deployment {
    type Input = Input;
    const ID: &'static str = "impetus.deployment";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "ok",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "first_wave",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "second_wave",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "held_back",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "zone_u",
            kind: OutKind::Number(Unit::U),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] =
        &[("not-ok", "violations"), ("first_wave", "second_wave")];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "too-far-forward",
            claim: TOO_FAR,
        },
        Violation {
            code: "baggage-order",
            claim: BAGGAGE_ORDER,
        },
        Violation {
            code: "baggage-late",
            claim: BAGGAGE,
        },
        Violation {
            code: "not-marked-first",
            claim: BEFORE,
        },
        Violation {
            code: "attacker-before-defender",
            claim: DEFENDER_FIRST,
        },
        Violation {
            code: "positions-omitted",
            claim: NOT_OMITTED,
        },
        Violation {
            code: "rectangles-overlap",
            claim: NO_OVERLAP,
        },
        Violation {
            code: "not-in-one-rectangle",
            claim: ALL_IN_ONE,
        },
        Violation {
            code: "strangers-inside",
            claim: NO_STRANGERS,
        },
        Violation {
            code: "smaller-command-first",
            claim: SMALLER,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&FORMATS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let zone = zone(case, input);
        if let Some(zone) = zone {
            for distance in &input.distances {
                let near = *distance < zone;
                case.forbid("too-far-forward", near)
                    .arg("distance", distance.exactly())
                    .arg("zone", zone);
                if let Some(distance) = distance.exactly().filter(|_| near) {
                    case.remedy(
                        "back",
                        vec![
                            ("distance", distance.into()),
                            ("more", (zone - distance).into()),
                        ],
                        vec![],
                    );
                }
            }
        }
        order(case, &input.order);
        sheet(case, input);
        rectangles(case, input);
        first(case, input);
        let held = held_back(case, input);
        let judged = zone.is_some() && !input.distances.is_empty()
            || !input.order.is_empty()
            || input.omitted.is_some()
            || input.overlap.is_some()
            || input
                .commands
                .iter()
                .any(|command| !command.units.is_empty())
            || input.holds.is_some()
            || input.strangers.is_some()
            || input.first.is_some();
        Values::default()
            .with("ok", judged.then(|| case.refused().is_empty()))
            .with(
                "violations",
                if judged {
                    Value::from(case.refused().to_vec())
                } else {
                    Value::Null
                },
            )
            .with("first_wave", held.map(|(first, _)| first))
            .with("second_wave", held.map(|(_, second)| second))
            .with("held_back", held.map(|(_, second)| second))
            .with("zone_u", zone.map(number))
    }
}

/// The format whose zone applies.
const fn zone_row(
    scale: Option<i64>,
    points: Option<i64>,
    depth: Option<i64>,
) -> Option<&'static str> {
    match (scale, depth, points) {
        (Some(28), _, _) => Some("28-350"),
        (Some(15), Some(120), _) | (_, None, Some(400 | 500)) => Some("15-400"),
        (_, Some(90), _) | (Some(15), None, Some(300 | 350)) => Some("15-300"),
        // Both scales have the same figure.
        (None, None, Some(300 | 350)) => Some("15-300"),
        (None, Some(120), Some(400 | 500)) => Some("15-400"),
        _ => None,
    }
}

/// Distance from the centre line at which the zone ends.
fn zone(case: &mut Case<'_>, input: &Input) -> Option<f64> {
    let row = zone_row(input.scale, input.points, input.depth)?;
    let zone = case.number(&FORMATS, row, "zone")?;
    let claim = match row {
        "28-350" => IN_28,
        "15-400" => DEEP,
        _ => SHALLOW,
    };
    case.applied("zone", claim).value(zone);
    if row == "28-350" {
        case.applied("as-printed", AS_PRINTED);
    }
    #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
    let zone = zone as f64;
    Some(zone)
}

/// Baggage, sheet, commands: the first of each.
fn order(case: &mut Case<'_>, order: &[Act]) {
    if order.is_empty() {
        return;
    }
    let place = |act: Act| order.iter().position(|one| *one == act);
    let before = |one: Option<usize>, other: Option<usize>| {
        one.zip(other).is_some_and(|(one, other)| one < other)
    };
    let (attacker, defender, marked) = (
        place(Act::AttackerBaggage),
        place(Act::DefenderBaggage),
        place(Act::CommandsMarked),
    );
    let (d_command, a_command) = (place(Act::DefenderCommand), place(Act::AttackerCommand));
    if attacker.is_some() && defender.is_some() {
        let wrong = before(defender, attacker);
        case.forbid("baggage-order", wrong);
        if !wrong {
            case.because(BAGGAGE);
        }
    }
    if marked.is_some() {
        let late = before(d_command, marked)
            || before(a_command, marked)
            || before(marked, attacker)
            || before(marked, defender);
        case.forbid("not-marked-first", late);
    }
    // A list may begin anywhere, but leaves out nothing between its first act and its last.
    let early = |command: Option<usize>, first: Option<usize>| {
        command.is_some_and(|at| first.map_or(at > 0, |first| at < first))
    };
    if attacker.is_some() || defender.is_some() {
        let late = [d_command, a_command]
            .iter()
            .any(|command| early(*command, attacker) || early(*command, defender));
        case.forbid("baggage-late", late);
    }
    if a_command.is_some() {
        case.forbid("attacker-before-defender", early(a_command, d_command));
    }
}

/// Entries of the deployment sheet.
fn sheet(case: &mut Case<'_>, input: &Input) {
    if let Some(omitted) = input.omitted {
        let small = input.points == Some(300);
        case.forbid("positions-omitted", omitted && !small)
            .arg("points", input.points.unwrap_or(0));
        case.applies("omitted-at-300", omitted && small, OMITTED);
    }
    if let Some(overlap) = input.overlap {
        case.forbid("rectangles-overlap", overlap);
    }
}

/// Whether the commands are separate from one another.
fn rectangles(case: &mut Case<'_>, input: &Input) {
    let (mut holds, mut strangers) = (input.holds, input.strangers);
    let hulls: Vec<Vec<Place>> = input
        .commands
        .iter()
        .map(|command| command.seen().flat_map(corners).collect())
        .collect();
    if hulls.iter().any(|hull| !hull.is_empty()) {
        let units: Vec<Vec<Convex>> = input
            .commands
            .iter()
            .map(|command| command.seen().map(Convex::of).collect())
            .collect();
        let mixed = (0..hulls.len()).find(|n| {
            let others = || {
                let others = units.iter().enumerate().filter(|(other, _)| other != n);
                others.flat_map(|(_, units)| units)
            };
            !hulls[*n].is_empty() && !has_a_rectangle(&hulls[*n], others)
        });
        strangers = Some(strangers == Some(true) || mixed.is_some());
        // There is always a rectangle that is large enough.
        holds = holds.or(Some(true));
        let ambushers = input
            .commands
            .iter()
            .any(|command| !command.ambush.is_empty());
        case.applies("ambushers", ambushers, AMBUSHERS);
    }
    if let Some(holds) = holds {
        case.forbid("not-in-one-rectangle", !holds);
    }
    if let Some(strangers) = strangers {
        case.forbid("strangers-inside", strangers);
    }
    if holds == Some(true) && strangers != Some(true) {
        case.because(HOLDS);
    }
    if input.ambusher {
        case.applied("ambusher-outside", AMBUSHERS);
    }
}

fn corners(unit: &Polygon<f64>) -> impl Iterator<Item = Place> {
    unit.exterior().coords().copied()
}

/// Number of angles tried within a right angle.
const ANGLES: u32 = 360;
/// Distance that still counts as touching.
const HAIR: f64 = 1e-6;

/// A convex unit: its corners, and its extent along the normal of each of its sides.
struct Convex {
    corners: Vec<Place>,
    sides: Vec<(Place, (f64, f64))>,
}

impl Convex {
    fn of(unit: &Polygon<f64>) -> Self {
        let corners: Vec<Place> = corners(unit).collect();
        let normals = corners.windows(2).filter_map(|side| {
            let (x, y) = (side[1].y - side[0].y, side[0].x - side[1].x);
            let length = x.hypot(y);
            (length > HAIR).then(|| Place {
                x: x / length,
                y: y / length,
            })
        });
        let sides = normals
            .map(|normal| (normal, span(corners.iter().map(|at| along(*at, normal)))))
            .collect();
        Self { corners, sides }
    }

    /// Whether it does not overlap a rectangle with these sides: a side of either separates them.
    fn is_apart(&self, rectangle: &[Place; 4], axes: [(Place, (f64, f64)); 2]) -> bool {
        let clear = |(least, most): (f64, f64), (low, high): (f64, f64)| {
            most <= low + HAIR || high <= least + HAIR
        };
        axes.iter().any(|(axis, reach)| {
            clear(
                span(self.corners.iter().map(|at| along(*at, *axis))),
                *reach,
            )
        }) || self.sides.iter().any(|(normal, reach)| {
            clear(*reach, span(rectangle.iter().map(|at| along(*at, *normal))))
        })
    }
}

/// Position of a point along a direction.
fn along(at: Place, direction: Place) -> f64 {
    at.x * direction.x + at.y * direction.y
}

/// Whether a rectangle, at some angle, contains these corners and no part of the others.
fn has_a_rectangle<'u, U: Iterator<Item = &'u Convex>>(
    hull: &[Place],
    others: impl Fn() -> U,
) -> bool {
    (0..ANGLES).any(|n| {
        let (sin, cos) = (f64::from(n) * std::f64::consts::FRAC_PI_2 / f64::from(ANGLES)).sin_cos();
        let (across, up) = (Place { x: cos, y: sin }, Place { x: -sin, y: cos });
        let (left, right) = span(hull.iter().map(|at| along(*at, across)));
        let (low, high) = span(hull.iter().map(|at| along(*at, up)));
        let corner = |x: f64, y: f64| Place {
            x: x * cos - y * sin,
            y: x * sin + y * cos,
        };
        let rectangle = [
            corner(left, low),
            corner(right, low),
            corner(right, high),
            corner(left, high),
        ];
        let axes = [(across, (left, right)), (up, (low, high))];
        others().all(|unit| unit.is_apart(&rectangle, axes))
    })
}

fn span(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold(
        (f64::INFINITY, f64::NEG_INFINITY),
        |(least, most), value| (least.min(value), most.max(value)),
    )
}

/// Command that is deployed first.
fn first(case: &mut Case<'_>, input: &Input) {
    let Some((first, highest)) = input.first.zip(input.vds.iter().max().copied()) else {
        return;
    };
    let tied = input.vds.iter().filter(|vd| **vd == highest).count() > 1;
    let smaller = first < highest;
    case.forbid("smaller-command-first", smaller)
        .arg("first", first)
        .arg("highest", highest);
    if smaller {
        case.remedy(
            "highest-first",
            vec![("highest", highest.into())],
            vec![("first_deployed", highest.into())],
        );
    } else {
        case.because(HIGHEST);
    }
    case.applies("tied", tied, TIES).value(highest);
}

/// Numbers of units of a one-command army that deploy first, and later.
fn held_back(case: &mut Case<'_>, input: &Input) -> Option<(i64, i64)> {
    let (units, leadership) = input
        .units
        .zip(input.leadership)
        .filter(|_| input.single && input.points.is_none_or(|points| points == 300))?;
    let later = leadership.min(units);
    case.considered("hold-back", later > 0, HOLD_BACK)
        .value(later)
        .arg("leadership", leadership)
        .arg("units", units);
    case.applied("first-part", FIRST_PART).value(units - later);
    case.considered("rest", later > 0, REST).value(later);
    case.applied("optional", OPTIONAL);
    Some((units - later, later))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.deployment";

    fn violations(given: &Value) -> Vec<String> {
        judge(ID, given).values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn how_deep_the_zone_is() {
        for (given, zone) in [
            (
                json!({"scale": 15, "points": 400, "table_depth_cm": 120}),
                20,
            ),
            (
                json!({"scale": 15, "points": 300, "table_depth_cm": 90}),
                15,
            ),
            (json!({"scale": 15, "points": 350}), 15),
            (json!({"points": 500}), 20),
            (json!({"points": 300}), 15),
            (
                json!({"scale": 15, "points": 300, "table_depth_cm": 120}),
                20,
            ),
            (
                json!({"scale": 28, "points": 350, "table_depth_cm": 120}),
                15,
            ),
            (json!({"scale": 28}), 15),
        ] {
            let values = judge(ID, &given).values;
            assert_eq!(
                (&values["zone_u"], &values["ok"]),
                (&json!(zone), &Value::Null),
                "{given}"
            );
        }
    }

    #[test]
    fn how_far_forward() {
        for (distance, want) in [
            (json!(20), true),
            (json!(19.9), false),
            (json!([25, 20]), true),
            (json!([25, 19]), false),
        ] {
            let verdict = judge(
                ID,
                &json!({"scale": 15, "points": 400, "distance_from_centre_u": distance}),
            );
            assert_eq!(verdict.values["ok"], want);
            assert_eq!(verdict.remedies.is_empty(), want);
        }
    }

    #[test]
    fn the_order() {
        let all = [
            "attacker-baggage",
            "defender-baggage",
            "commands-marked",
            "defender-command",
            "attacker-command",
        ];
        assert_eq!(violations(&json!({"order": all})), Vec::<String>::new());
        for (swap, want) in [
            (0, "baggage-order"),
            (1, "not-marked-first"),
            (2, "not-marked-first"),
            (3, "attacker-before-defender"),
        ] {
            let mut order = all;
            order.swap(swap, swap + 1);
            assert_eq!(violations(&json!({"order": order})), [want]);
        }
        for (order, want) in [
            ("defender-command,attacker-baggage", "baggage-late"),
            ("attacker-baggage,defender-command", "baggage-late"),
            (
                "attacker-baggage,defender-baggage,attacker-command",
                "attacker-before-defender",
            ),
        ] {
            let order: Vec<&str> = order.split(',').collect();
            assert_eq!(violations(&json!({"order": order})), [want]);
        }
    }

    #[test]
    fn the_sheet() {
        for (points, want) in [(300, true), (350, false), (400, false)] {
            assert_eq!(
                judge(
                    ID,
                    &json!({"points": points, "command_positions_omitted": true})
                )
                .values["ok"],
                want
            );
            assert_eq!(
                judge(
                    ID,
                    &json!({"points": points, "command_positions_omitted": false})
                )
                .values["ok"],
                true
            );
        }
        assert_eq!(
            violations(&json!({"rectangles_overlap": true})),
            ["rectangles-overlap"]
        );
    }

    #[test]
    fn told_rectangles() {
        assert_eq!(
            violations(&json!({"rectangle_holds": true, "other_command_inside": true})),
            ["strangers-inside"]
        );
        assert_eq!(
            violations(&json!({"rectangle_holds": false})),
            ["not-in-one-rectangle"]
        );
        assert_eq!(
            violations(&json!({"rectangle_holds": true, "ambusher_outside": true})),
            Vec::<String>::new()
        );
    }

    /// A unit two wide and one deep, with its left rear corner here.
    fn unit(x: f64, y: f64) -> Value {
        json!([[x, y], [x + 2.0, y], [x + 2.0, y + 1.0], [x, y + 1.0]])
    }

    #[test]
    fn commands_stand_apart() {
        let commands = |one: &[Value], other: &[Value], ambush: &[i64]| json!({"commands": [{"units": one, "ambush": ambush}, {"units": other}]});
        let line = [unit(0.0, 0.0), unit(2.0, 0.0), unit(4.0, 0.0)];
        assert_eq!(
            violations(&commands(&line, &[unit(0.0, 2.0)], &[])),
            Vec::<String>::new()
        );
        // A staircase of two units each: separate only at an angle.
        let (low, high) = (
            [unit(0.0, 0.0), unit(8.0, 8.0)],
            [unit(0.0, 4.0), unit(4.0, 9.0)],
        );
        assert_eq!(
            violations(&commands(&low, &high, &[])),
            Vec::<String>::new()
        );
        // One in the middle of the others.
        let mixed = commands(&[unit(0.0, 0.0), unit(4.0, 0.0)], &[unit(2.0, 0.0)], &[]);
        assert_eq!(violations(&mixed), ["strangers-inside"]);
        // Unless the units beyond are in ambush.
        assert_eq!(
            violations(&commands(
                &[unit(0.0, 0.0), unit(4.0, 0.0)],
                &[unit(2.0, 0.0)],
                &[2]
            )),
            Vec::<String>::new()
        );
    }

    #[test]
    fn the_first_command() {
        for (vds, first, want) in [
            (vec![12, 20], 12, false),
            (vec![12, 20], 20, true),
            (vec![20, 20, 8], 20, true),
            (vec![9], 9, true),
        ] {
            assert_eq!(
                judge(ID, &json!({"command_vds": vds, "first_deployed": first})).values["ok"],
                want
            );
        }
        assert_eq!(
            judge(
                ID,
                &json!({"commands": [{"vd": 9}, {"vd": 12}], "first_deployed": 9})
            )
            .values["ok"],
            false
        );
    }

    #[test]
    fn one_command() {
        for (units, leadership, want) in [(9, 2, [7, 2]), (9, 0, [9, 0]), (2, 3, [0, 2])] {
            let values = judge(ID, &json!({"points": 300, "single_command": true, "units": units, "leadership": leadership})).values;
            assert_eq!(
                [&values["first_wave"], &values["second_wave"]],
                [&json!(want[0]), &json!(want[1])]
            );
            assert_eq!(values["held_back"], json!(want[1]));
        }
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({})), ["scale", "table_depth_cm"]);
        assert_eq!(of(json!({"scale": 15})), ["table_depth_cm"]);
        assert_eq!(of(json!({"table_depth_cm": 120})), ["scale"]);
        assert_eq!(of(json!({"scale": 20})), ["scale"]);
        assert_eq!(of(json!({"scale": 15, "points": 450})), ["points"]);
        assert_eq!(of(json!({"command_positions_omitted": true})), ["points"]);
        assert_eq!(of(json!({"first_deployed": 3})), ["command_vds"]);
        assert_eq!(
            of(json!({"first_deployed": 3, "command_vds": [4]})),
            ["first_deployed"]
        );
        assert_eq!(of(json!({"single_command": true})), ["units", "leadership"]);
        assert_eq!(
            of(json!({"distance_from_centre_u": 20, "order": ["attacker-baggage"]})),
            ["scale", "table_depth_cm"]
        );
        assert_eq!(
            of(json!({"commands": [{"units": [unit(0.0, 0.0)], "ambush": [2]}]})),
            ["commands.0.ambush"]
        );
    }

    proptest! {
        /// At any rotation of two blocks, a line between them separates them.
        #[test]
        fn a_gap_is_found_at_any_angle(angle in 0.0_f64..360.0, gap in 0.5_f64..9.0) {
            let (sin, cos) = angle.to_radians().sin_cos();
            let turned = |x: f64, y: f64| [(x, y), (x + 2.0, y), (x + 2.0, y + 1.0), (x, y + 1.0)].map(|(x, y)| [x * cos + y * sin, y * cos - x * sin]);
            let given = json!({"commands": [
                {"units": [turned(0.0, 0.0), turned(20.0, 0.0)]},
                {"units": [turned(10.0, 1.0 + gap), turned(-10.0, 1.0 + gap)]},
            ]});
            prop_assert_eq!(violations(&given), Vec::<String>::new());
        }
    }
}
