//! Bases on the table: troop types as pieces of a situation, and lengths in centimetres.
//!
//! A situation is in mm, for all pictures; rules and checks use cm. Only [`cm`] and [`mm`] convert
//! between them.

use super::tables::{BASE_DEPTH, BASE_FRONT};
use super::troops::Troop;
use crate::check::board::Arm;
use crate::check::{FaultKind, Figures, Form, Unit};
use crate::kit::geometry::{self, Base, Point, Polygon};
use crate::kit::scene::Side;

impl Arm for Troop {
    fn depth(self, figures: &mut Figures<'_>, width: f64) -> Option<f64> {
        let scale = BASE_FRONT.columns.iter().find(|scale| {
            figures.quietly(|figures| length(figures.number(&BASE_FRONT, "infantry", scale)))
                == Some(width)
        })?;
        length(figures.number(&BASE_DEPTH, self.base_row(), scale))
    }
}

#[expect(clippy::cast_precision_loss, reason = "lengths of a rulebook")]
fn length(figure: Option<i64>) -> Option<f64> {
    figure.map(|figure| figure as f64)
}

/// Millimetres of a situation in centimetres of the rules.
pub fn cm(mm: f64) -> f64 {
    mm / 10.0
}

/// Centimetres of the rules in millimetres of a situation.
pub fn mm(cm: f64) -> f64 {
    cm * 10.0
}

/// Reads the scale, by default 15 mm; pieces declared after it use its frontage. Returns the
/// frontage, mm.
pub fn scale(form: &mut Form<'_>) -> f64 {
    let scale = form
        .integer("scale", 15, 25)
        .unit(Unit::Mm)
        .among([15, 25])
        .setting(15);
    if scale != 15 && scale != 25 {
        form.refuse(
            "scale",
            scale,
            FaultKind::NotOneOf,
            vec!["15".to_owned(), "25".to_owned()],
        );
    }
    let width = length(form.figure(
        &BASE_FRONT,
        "infantry",
        if scale == 25 { "25mm" } else { "15mm" },
    ))
    .unwrap_or(40.0);
    form.set_standard_width(width);
    width
}

/// An element with an optional position: as a base of a situation, in mm, or by its corners, in cm.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    pub id: String,
    pub troop: Option<Troop>,
    /// Facing, if given.
    pub facing: Option<f64>,
    /// Base on the table, if given.
    pub base: Option<Base>,
}

impl Placed {
    /// Reads an element of the side that its field usually belongs to, and of a type that another
    /// field may have given: the depth of its base follows from the type.
    pub fn of(form: &mut Form<'_>, usual: Side, known: Option<Troop>) -> Self {
        let place = form.place();
        let id = form.name("id").or(place);
        let _: Side = form.choice("side").or(usual);
        let troop = form.choice("troop");
        let troop: Option<Troop> = match known {
            Some(known) => Some(
                troop
                    .must(|troop| troop == known)
                    .matters(false)
                    .or_usually(known),
            ),
            None => troop.optional(),
        };
        let x = form.decimal("x", -5000.0, 5000.0).unit(Unit::Mm).placed();
        let y = form.decimal("y", -5000.0, 5000.0).unit(Unit::Mm).placed();
        let at = x.zip(y);
        if x.is_some() {
            form.lacks("y");
        } else if y.is_some() {
            form.lacks("x");
        }
        let otherwise = form.is_told("facing_deg");
        let turned = form.decimal("facing", -360.0, 360.0).unit(Unit::Degrees);
        let turned = if at.is_some() && !otherwise {
            Some(turned.or_named(0.0))
        } else {
            turned.or_from(|_| at.map(|_| 0.0))
        };
        let width = form.standard_width();
        let w = form
            .decimal("w", 5.0, 300.0)
            .unit(Unit::Mm)
            .or_from(|_| at.map(|_| width));
        let d = form
            .decimal("d", 5.0, 300.0)
            .unit(Unit::Mm)
            .or_from(|figures| {
                at.and(troop.or(known))
                    .and_then(|troop| troop.depth(figures, width))
            });
        if at.is_some() {
            form.lacks("d");
        }
        let corners = form.maybe_outline("polygon");
        let facing = form
            .decimal("facing_deg", -360.0, 360.0)
            .unit(Unit::Degrees)
            .placed()
            .or(turned);
        let base = match (at, corners) {
            (Some((x, y)), _) => Some(Base {
                x,
                y,
                facing: facing.unwrap_or(0.0),
                w: w.unwrap_or(width),
                d: d.unwrap_or(width),
            }),
            (None, Some(corners)) => Some(around(&corners, facing.unwrap_or(0.0))),
            (None, None) => None,
        };
        Self {
            id,
            troop,
            facing,
            base,
        }
    }
}

/// Base with these corners in cm and this facing.
fn around(corners: &Polygon<f64>, facing: f64) -> Base {
    let middle = Base {
        x: 0.0,
        y: 0.0,
        facing,
        w: 0.0,
        d: 0.0,
    };
    let seen: Vec<Point> = corners
        .exterior()
        .points()
        .map(|place| {
            middle.seen(Point {
                x: mm(place.x()),
                y: mm(place.y()),
            })
        })
        .collect();
    let span = |of: fn(&Point) -> f64| {
        let (low, high) = seen
            .iter()
            .map(of)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| {
                (low.min(at), high.max(at))
            });
        (f64::midpoint(low, high), high - low)
    };
    let ((right, w), (ahead, d)) = (span(|place| place.x), span(|place| place.y));
    let centre = middle.at(right, ahead);
    Base {
        x: centre.x,
        y: centre.y,
        facing,
        w,
        d,
    }
}

/// Contact of two bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Along the whole of an edge of one of them.
    Whole,
    /// Along part of an edge, or at a corner.
    Part,
    Apart,
}

/// Contact of two bases.
pub fn touch(a: &Base, b: &Base, tolerance: geometry::Tolerance) -> Touch {
    use crate::kit::tables::Choice;
    let edges = geometry::Edge::ALL;
    let whole = edges
        .iter()
        .flat_map(|one| {
            edges
                .iter()
                .map(move |other| (a.edge(*one), b.edge(*other)))
        })
        .any(|(one, other)| {
            let shorter = geometry::length(one).min(geometry::length(other));
            geometry::shared(one, other, tolerance) >= shorter - tolerance.mm.max(1e-6)
        });
    match whole {
        true => Touch::Whole,
        false if a.touches(b, tolerance) => Touch::Part,
        false => Touch::Apart,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::geometry::Tolerance;

    #[test]
    fn corners_in_centimetres_make_a_base_in_millimetres() {
        let corners = geometry::outline(
            &[(0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0)].map(|(x, y)| Point { x, y }),
        )
        .unwrap();
        assert_eq!(
            around(&corners, 0.0),
            Base {
                x: 20.0,
                y: 10.0,
                facing: 0.0,
                w: 40.0,
                d: 20.0
            }
        );
        let turned = around(&corners, 90.0);
        assert!(
            (turned.w - 20.0).abs() < 1e-9 && (turned.d - 40.0).abs() < 1e-9,
            "{turned:?}"
        );
        assert_eq!((cm(mm(3.5)), mm(8.0)), (3.5, 80.0));
    }

    #[test]
    fn bases_touch_along_whole_edges_or_parts_of_them() {
        let base = |x: f64, y: f64, d: f64| Base {
            x,
            y,
            facing: 0.0,
            w: 40.0,
            d,
        };
        let of = |x: f64, y: f64, d: f64| {
            touch(&base(0.0, 0.0, 20.0), &base(x, y, d), Tolerance::STATED)
        };
        assert_eq!(of(40.0, 0.0, 20.0), Touch::Whole);
        assert_eq!(of(0.0, -20.0, 20.0), Touch::Whole);
        // A deeper base beside it covers its whole side.
        assert_eq!(of(40.0, -5.0, 30.0), Touch::Whole);
        assert_eq!(of(40.0, 10.0, 20.0), Touch::Part);
        assert_eq!(of(20.0, -20.0, 20.0), Touch::Part);
        assert_eq!(of(40.0, 20.0, 20.0), Touch::Part);
        assert_eq!(of(50.0, 0.0, 20.0), Touch::Apart);
    }
}
