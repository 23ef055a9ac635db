//! `dbe.base-size`: the size of a base and the figures on it.
//!
//! # Source items
//! dbe:1.0, 1.p1, 1.table, 5.6.
//!
//! # What it decides
//! Front and depth of a base in cm, the number of figures on it, and the marker under a square.
//!
//! # What it does not decide
//! How the figures are placed on it.
//!
//! # Readings chosen
//! - Dragoons, lancers, cuirassiers and Guard cavalry have the row of heavy and light cavalry, all
//!   guns that of artillery; for a gun the two crewmen are counted.
//! - In a scale without its own column (6 mm, plastic) the bases are an open point.
//!
//! # Direction of error
//! None: it reads a table.
//!
//! # Examples
//! Voltigeurs in 15 mm: 4 x 2 cm, two figures. A gun in 25 mm: 5 x 6 cm.

use super::tables::{BASE_DEPTH, BASE_FIGURES, BASE_FRONT, SQUARE_MARKER};
use super::troops::{Arm, Troop};
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, claims, number,
};
use crate::kit::tables::Table;

/// The check.
pub struct BaseSize;

/// A troop type in a scale.
pub struct Input {
    troop: Troop,
    scale: i64,
    in_square: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop: Troop = form.choice("troop").required();
        let scale = form.integer("scale", 1, 60).unit(Unit::Mm).setting(15);
        // Only infantry forms square (dbe:5.6).
        let in_square = form
            .yes_or_no("in_square")
            .must(|square| troop.is_infantry() || !square)
            .matters(troop.is_infantry())
            .or(false);
        Self {
            troop,
            scale,
            in_square,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    FRONTS = "dbe/troops/bases#fronts";
    NARROWER = "dbe/troops/element#generals-narrower";
    INFANTRY = "dbe/troops/bases#infantry";
    LIGHT_INFANTRY = "dbe/troops/bases#light-infantry";
    CAVALRY = "dbe/troops/bases#cavalry";
    IRREGULAR = "dbe/troops/bases#irregular-cavalry";
    ARTILLERY = "dbe/troops/bases#artillery";
    GENERALS = "dbe/troops/bases#generals";
    MARKER = "dbe/troops/bases#square-marker";
    AS_IN_15S = "dbe/disputes/bases-in-other-scales#as-in-15s";
    AS_IN_25S = "dbe/disputes/bases-in-other-scales#as-in-25s";
}

/// Figures of a scale without a column.
static OTHER_SCALES: Point = Point {
    id: "bases-in-other-scales",
    kind: PointKind::Open,
    readings: &[Reading::followed(AS_IN_15S), Reading::of(AS_IN_25S)],
};

#[expect(clippy::cast_precision_loss, reason = "millimetres of a base")]
fn cm(mm: Option<i64>) -> f64 {
    mm.unwrap_or(0) as f64 / 10.0
}

impl Rule for BaseSize {
    type Input = Input;
    const ID: &'static str = "dbe.base-size";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "front_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "depth_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "figures",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "marker_cm",
            kind: OutKind::Number(Unit::Cm),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["front_cm", "depth_cm"];
    const STATED: &'static [(&'static str, &'static str)] = &[("front_cm", "marker_cm")];
    const POINTS: &'static [&'static Point] = &[&OTHER_SCALES];
    const TABLES: &'static [&'static Table] =
        &[&BASE_FRONT, &BASE_DEPTH, &BASE_FIGURES, &SQUARE_MARKER];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let troop = input.troop;
        let (column, scale) = match input.scale {
            15 => ("15mm", None),
            25 => ("25mm", None),
            _ if case.ask(&OTHER_SCALES).is(AS_IN_25S) => ("25mm", Some(AS_IN_25S)),
            _ => ("15mm", Some(AS_IN_15S)),
        };
        let general = troop.is_general();
        let width = if general { NARROWER } else { FRONTS };
        case.considered("scale", scale.is_some(), scale.unwrap_or(width))
            .value(column);
        let row = troop.base_row();
        let claim = match (troop.arm(), row) {
            (Arm::General, _) => GENERALS,
            (Arm::Artillery, _) => ARTILLERY,
            (_, "light-infantry") => LIGHT_INFANTRY,
            (_, "irregular-cavalry") => IRREGULAR,
            (Arm::Cavalry, _) => CAVALRY,
            (Arm::Infantry, _) => INFANTRY,
        };
        let front = cm(case.number(&BASE_FRONT, row, column));
        let depth = cm(case.number(&BASE_DEPTH, row, column));
        case.applied("base", claim)
            .value(row)
            .arg("front", front)
            .arg("depth", depth);
        let figures = case.number(&BASE_FIGURES, row, "figures");
        let guns = case.number(&BASE_FIGURES, row, "guns").unwrap_or(0);
        case.step("figures", true)
            .value(figures)
            .arg("guns", guns)
            .cite(claim);
        let square = input.in_square;
        let marker = if square {
            Some(cm(case.number(&SQUARE_MARKER, "side", column)))
        } else {
            None
        };
        case.step("marker", square)
            .value(marker.map(number))
            .cite(MARKER);
        if square {
            case.because(MARKER);
        }
        Values::default()
            .with("front_cm", number(front))
            .with("depth_cm", number(depth))
            .with("figures", figures)
            .with("marker_cm", marker.map(number))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::systems::testing::{faults, judge};

    fn size(troop: &str, scale: i64) -> [Value; 3] {
        let verdict = judge("dbe.base-size", &json!({"troop": troop, "scale": scale}));
        ["front_cm", "depth_cm", "figures"].map(|name| verdict.values[name].clone())
    }

    #[test]
    fn every_row_of_the_table() {
        assert_eq!(size("voltigeurs", 15), [json!(4), json!(2), json!(2)]);
        assert_eq!(size("line", 25), [json!(5), json!(2.5), json!(3)]);
        assert_eq!(size("dragoons", 15), [json!(4), json!(3), json!(3)]);
        assert_eq!(
            size("irregular-cavalry", 25),
            [json!(5), json!(4), json!(2)]
        );
        assert_eq!(size("medium-artillery", 25), [json!(5), json!(6), json!(2)]);
        assert_eq!(size("corps-general", 15), [json!(1.5), json!(3), json!(1)]);
        assert_eq!(
            size("commander-in-chief", 25),
            [json!(3), json!(4), json!(2)]
        );
    }

    #[test]
    fn other_scales_are_open_and_squares_have_a_marker() {
        let open = judge("dbe.base-size", &json!({"troop": "line", "scale": 6}));
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["front_cm"].clone()))
                .collect::<Vec<_>>(),
            [("as-in-15s", json!(4)), ("as-in-25s", json!(5))]
        );
        for (scale, side) in [(15, 3), (25, 4)] {
            assert_eq!(
                judge(
                    "dbe.base-size",
                    &json!({"troop": "line", "scale": scale, "in_square": true})
                )
                .values["marker_cm"],
                json!(side)
            );
        }
        assert_eq!(
            faults(
                "dbe.base-size",
                &json!({"troop": "lancers", "in_square": true})
            ),
            [("in_square".to_owned(), "contradicts")]
        );
        assert_eq!(
            faults("dbe.base-size", &json!({"scale": 0})),
            [
                ("troop".to_owned(), "missing"),
                ("scale".to_owned(), "out-of-range")
            ]
        );
    }
}
