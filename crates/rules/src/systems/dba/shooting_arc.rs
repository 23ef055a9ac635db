//! `dba.shooting-arc`: whether an enemy is in the area of fire.
//!
//! # Source items
//! bob:shooting.3, 4, 6, 15; qrs:shooting.2, camp-bua.1.
//!
//! # What it decides
//! Whether any part of the target is in the strip ahead of the shooter, within range of its front
//! edge, or, for troops that shoot all round, within range of any edge; and its distance.
//!
//! # What it does not decide
//! Whether the line is clear (`dba.line-of-fire`) and whether the shot is otherwise allowed
//! (`dba.may-shoot`). Troops that never shoot have no area of fire, and the verdict says so.
//!
//! # Readings chosen
//! - A target exactly one base width to the side is in, by the commentary; the sheet requires less.
//!   Flagged, like a target on the line.
//!
//! # Direction of error
//! On the line the target is in, just as the range includes its limit.
//!
//! # Examples
//! Base width 40, range 50: an enemy whose nearest edge is 30 ahead and 35 to the side of the
//! front is in; 30 ahead and 45 to the side it is out.

use super::board::{self, Foe, Shooting, Stand};
use super::shooting::{LITTER_NEVER, NO_LITTER, NO_SHOOTER, OTHERS_NEVER};
use crate::check::{
    self, Case, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Role, Rule, Takes, Unit, Values, Violation, claims, number,
};
use crate::kit::geometry::{self, Edge, Polygon};
use crate::kit::scene::{Mark, round};
use serde_json::Value;

/// The check.
pub struct ShootingArc;

/// A shooter and a target.
pub struct Input {
    shooter: Stand,
    target: Option<Stand>,
    target_outline: Option<Polygon<f64>>,
    range: Measure,
    bw: f64,
    all_round: bool,
    edge: Option<Polygon<f64>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let bw = board::base_width(form);
        let shooter = form.group::<Shooting>("shooter").0;
        let target = form.maybe::<Foe>("target").map(|foe| foe.0);
        let target_outline = form.maybe_outline("target_outline");
        let paths = [("shooter", Some(&shooter)), ("target", target.as_ref())];
        let stands: Vec<_> = paths
            .iter()
            .filter_map(|(path, stand)| {
                stand.map(|stand| ((*path).to_owned(), stand.id.as_str(), &stand.base))
            })
            .collect();
        check::board::standing(form, &stands);
        if target.is_none() && target_outline.is_none() {
            form.lacks("target_outline");
        }
        let range = board::range(form, &shooter.troop, bw);
        // A War Wagon always shoots all round (bob:shooting.6), wherever it stands.
        let wagon = shooter.troop.is(|base| base.troop().is_wagon());
        let all_round = form.truth("all_round") || wagon;
        let edge = form.maybe_outline("edge");
        Self {
            shooter,
            target,
            target_outline,
            range,
            bw,
            all_round,
            edge,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with LITTER_NEVER, OTHERS_NEVER;
    STRIP = "dba/shooting/arc#strip";
    PART = "dba/shooting/arc#part-enough";
    ROUNDED = "dba/shooting/arc#rounded";
    OUTSIDE = "dba/shooting/arc#outside";
    ALL_ROUND = "dba/shooting/all-round#who";
    WAGON_EDGE = "dba/shooting/all-round#wagon-edge";
    ANYWHERE_INSIDE = "dba/shooting/all-round#anywhere-inside";
    WHOLE_BASE = "dba/disputes/one-base-aside#whole-base";
    LESS = "dba/disputes/one-base-aside#less-than-a-base";
}

/// Length of the strip to the front, mm: beyond every range.
const FARTHEST: f64 = 3000.0;

/// A target that only touches the side of the strip.
static ASIDE: Point = Point {
    id: "one-base-aside",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(WHOLE_BASE), Reading::of(LESS)],
};

impl Rule for ShootingArc {
    type Input = Input;
    const ID: &'static str = "dba.shooting-arc";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "in_arc",
            kind: OutKind::Truth,
        },
        Output {
            name: "distance_mm",
            kind: OutKind::Number(Unit::Mm),
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
    const HEADLINE: &'static [&'static str] = &["legal", "in_arc"];
    const VIOLATIONS: &'static [Violation] = &[NO_LITTER, NO_SHOOTER];
    const STATED: &'static [(&'static str, &'static str)] = &[("in_arc", "distance_mm")];
    const POINTS: &'static [&'static Point] = &[&ASIDE];
    const ROLES: &'static [Role] = &[
        Role {
            field: "shooter",
            takes: Takes::One,
        },
        Role {
            field: "target",
            takes: Takes::Rival,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if let Some(code) = board::no_shooter(&input.shooter.troop) {
            case.forbid(code, true);
            return Values::default()
                .with("in_arc", false)
                .with("distance_mm", Value::Null)
                .with("legal", false)
                .with("violations", case.refused());
        }
        let tolerance = case.tolerance();
        let shooter = &input.shooter;
        let target = match (&input.target, &input.target_outline) {
            (Some(target), _) => target.base.polygon(),
            (None, Some(outline)) => outline.clone(),
            (None, None) => unreachable!("the form asks for one of them"),
        };
        if input.all_round {
            let from = input.edge.clone().unwrap_or_else(|| shooter.base.polygon());
            let distance = geometry::gap(&from, &target);
            let ways = from
                .exterior()
                .lines()
                .map(|edge| geometry::nearest(edge, &target));
            if let Some(way) =
                ways.min_by(|a, b| geometry::length(*a).total_cmp(&geometry::length(*b)))
            {
                case.mark(Mark::measured(
                    "distance",
                    &shooter.id,
                    way,
                    geometry::length(way),
                ));
            }
            let within = input.range >= tolerance.least(distance);
            let claim = if input.edge.is_some() {
                ANYWHERE_INSIDE
            } else {
                WAGON_EDGE
            };
            case.applied("all-round", ALL_ROUND);
            case.considered("range", within, claim)
                .value(number(round(distance)))
                .arg("limit", input.range.exactly());
            return Values::default()
                .with("in_arc", within)
                .with("distance_mm", number(round(distance)))
                .with("legal", Value::Null)
                .with("violations", Value::Null);
        }
        let front = shooter.base.edge(Edge::Front);
        if let Some(range) = input.range.exactly() {
            case.mark(Mark::area(
                "area-of-fire",
                &shooter.id,
                &area_of_fire(shooter, input.bw, range),
            ));
        }
        // The nearest part of the target inside a strip of this width.
        let nearest = |aside: f64| {
            let strip = shooter.base.ahead(FARTHEST, aside);
            geometry::common(&target, &strip)
                .iter()
                .map(|part| geometry::reach(front, part))
                .reduce(f64::min)
        };
        let found = nearest(input.bw + tolerance.mm);
        let on_the_line = found.is_some_and(|distance| input.range >= tolerance.least(distance))
            && !nearest(input.bw - tolerance.mm)
                .is_some_and(|distance| input.range >= tolerance.least(distance));
        let in_strip = found.is_some();
        case.step("strip", in_strip)
            .cite(if in_strip { STRIP } else { OUTSIDE });
        let within = found.is_some_and(|distance| input.range >= tolerance.least(distance));
        let strip = shooter.base.ahead(FARTHEST, input.bw + tolerance.mm);
        let parts = if in_strip {
            geometry::common(&target, &strip)
        } else {
            vec![target.clone()]
        };
        let ways = parts.iter().map(|part| geometry::nearest(front, part));
        if let Some(way) = ways.min_by(|a, b| geometry::length(*a).total_cmp(&geometry::length(*b)))
        {
            case.mark(Mark::measured(
                "distance",
                &shooter.id,
                way,
                geometry::length(way),
            ));
        }
        let distance = found.unwrap_or_else(|| geometry::reach(front, &target));
        let near = input.range >= tolerance.least(distance);
        case.step("range", within)
            .value(number(round(distance)))
            .arg("why", if near { "aside" } else { "far" })
            .arg("limit", input.range.exactly())
            .cite(if within { PART } else { ROUNDED });
        let mut in_arc = within;
        // The side line does not matter if the target is far from the area.
        if on_the_line {
            case.flag("marginal");
            in_arc = case.ask(&ASIDE).is(WHOLE_BASE);
            case.step("on-the-line", in_arc)
                .cite(if in_arc { WHOLE_BASE } else { LESS });
        }
        case.because(if !in_strip {
            OUTSIDE
        } else if !within {
            ROUNDED
        } else {
            PART
        });
        case.because(STRIP);
        Values::default()
            .with("in_arc", in_arc)
            .with("distance_mm", number(round(distance)))
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

/// The outline of the area of fire: the strip, with its far corners rounded.
fn area_of_fire(shooter: &Stand, bw: f64, range: f64) -> Polygon<f64> {
    let base = &shooter.base;
    let (half, front) = (base.w / 2.0, base.d / 2.0);
    let mut outline = vec![base.at(-half - bw, front)];
    // To the left of the front the range is measured from its left corner, to the right from its
    // right one.
    let bend = |from: f64, to: f64, corner: f64| {
        (0..=8).map(move |n| {
            let aside = from + (to - from) * f64::from(n) / 8.0;
            (
                corner + aside,
                (range * range - aside * aside).max(0.0).sqrt(),
            )
        })
    };
    let reach = bw.min(range);
    for (right, ahead) in bend(-reach, 0.0, -half).chain(bend(0.0, reach, half)) {
        outline.push(base.at(right, front + ahead));
    }
    outline.push(base.at(half + bw, front));
    Polygon::new(outline.into(), Vec::new())
}

#[cfg(test)]
mod tests {
    use crate::systems::testing::judge;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    /// An enemy whose nearest corner is this far ahead of the front and to its side, mm.
    fn case(ahead: f64, aside: f64) -> Value {
        json!({"shooter": {"troop": "Bw", "x": 0, "y": 0, "d": 20}, "target": {"troop": "Bd", "x": 40.0 + aside, "y": 17.5 + ahead, "facing": 180, "d": 15}, "range_mm": 50})
    }

    fn in_arc(given: &Value) -> bool {
        judge("dba.shooting-arc", given).values["in_arc"] == true
    }

    #[test]
    fn the_strip_is_a_base_width_wider_on_each_side() {
        assert!(in_arc(&case(30.0, 35.0)));
        assert!(!in_arc(&case(30.0, 45.0)));
        assert!(!in_arc(&case(51.0, 0.0)));
        assert!(in_arc(&case(50.0, -40.0)));
        // Behind the line of the front.
        assert!(!in_arc(&case(-20.0, 10.0)));
    }

    #[test]
    fn the_far_corners_are_rounded() {
        assert!(!in_arc(&case(45.0, 35.0)));
        assert_eq!(
            judge("dba.shooting-arc", &case(40.0, 30.0)).values["distance_mm"],
            50
        );
    }

    #[test]
    fn on_the_side_line_the_documents_part() {
        let verdict = judge("dba.shooting-arc", &case(30.0, 40.0));
        assert_eq!(verdict.values["in_arc"], true);
        assert!(
            verdict.flags.contains(&"marginal".to_owned())
                && verdict
                    .flags
                    .contains(&"conflict:one-base-aside".to_owned())
        );
        assert_eq!(verdict.alternatives[0].values["in_arc"], false);
    }

    #[test]
    fn at_the_edge_of_the_tolerance_both_verdicts_are_shown() {
        let verdict = judge("dba.shooting-arc", &case(50.3, 0.0));
        assert_eq!(verdict.values["in_arc"], false);
        assert!(verdict.flags.contains(&"marginal".to_owned()));
        assert_eq!(
            (
                verdict.alternatives[0].reading,
                &verdict.alternatives[0].values["in_arc"]
            ),
            ("marginal", &json!(true))
        );
        assert!(
            !judge("dba.shooting-arc", &case(50.0, 0.0))
                .flags
                .contains(&"marginal".to_owned())
        );
    }

    #[test]
    fn troops_that_never_shoot_have_no_area_of_fire() {
        for (troop, code) in [
            ("Lit", "litter"),
            ("Bd", "not-a-shooter"),
            ("LH", "not-a-shooter"),
        ] {
            for range in [json!(null), json!(50)] {
                let given = json!({"shooter": {"troop": troop, "x": 0, "y": 0}, "target": {"troop": "Bd", "x": 0, "y": 60}, "range_mm": range});
                let verdict = judge("dba.shooting-arc", &given);
                assert_eq!(verdict.finding.code, code, "{troop}");
                assert_eq!(verdict.values["in_arc"], false);
            }
        }
    }

    #[test]
    fn a_situation_is_dealt_out_by_name() {
        let verdict = judge(
            "dba.shooting-arc",
            &json!({"scene": "A1_Bw_0_0_0_20*B1_Bd_75_47.5_180_15*B2_Kn_300_300_0", "shooter": "A1", "target": "B1", "range_mm": 50}),
        );
        assert_eq!(verdict.values["in_arc"], true);
        let picture = verdict.picture.unwrap();
        assert_eq!(
            picture
                .pieces
                .iter()
                .map(|piece| piece.id.as_str())
                .collect::<Vec<_>>(),
            ["A1", "B1"]
        );
        assert_eq!(picture.marks[0].code(), "area-of-fire");
    }

    proptest! {
        #[test]
        fn turning_the_table_changes_nothing(ahead in 1.0..60.0, aside in -80.0..60.0, angle in 0.0..360.0f64) {
            let given = case(ahead, aside);
            let straight = judge("dba.shooting-arc", &given);
            let turn = |piece: &Value| {
                let (x, y, facing) = (piece["x"].as_f64().unwrap(), piece["y"].as_f64().unwrap(), piece["facing"].as_f64().unwrap_or(0.0));
                let (sin, cos) = angle.to_radians().sin_cos();
                let mut piece = piece.clone();
                piece["x"] = json!(x * cos + y * sin);
                piece["y"] = json!(y * cos - x * sin);
                piece["facing"] = json!((facing + angle) % 360.0);
                piece
            };
            let mut turned = given.clone();
            turned["shooter"] = turn(&given["shooter"]);
            turned["target"] = turn(&given["target"]);
            let turned = judge("dba.shooting-arc", &turned);
            prop_assume!(!straight.flags.contains(&"marginal".to_owned()));
            prop_assert_eq!(&straight.values["in_arc"], &turned.values["in_arc"]);
            prop_assert!((straight.values["distance_mm"].as_f64().unwrap() - turned.values["distance_mm"].as_f64().unwrap()).abs() < 0.11);
        }
    }
}
