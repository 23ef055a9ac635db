//! Outlines of terrain as the value of a field.

use serde_json::Value;

use super::fault::FaultKind;
use super::number::as_number;
use crate::kit::geometry::{self, Point};

/// The largest coordinate on the table, mm.
pub(super) const FARTHEST: f64 = 5000.0;

/// Maximum number of corners of one outline.
const MOST_CORNERS: usize = 60;

/// The corners of an outline field: pairs of numbers, or a text of them.
pub(super) fn read_points(given: &Value) -> Option<Vec<Point>> {
    let place = |pair: &Value| {
        let pair = pair.as_array().filter(|pair| pair.len() == 2)?;
        Some(Point {
            x: as_number(&pair[0])?,
            y: as_number(&pair[1])?,
        })
    };
    match given {
        Value::Array(places) if places.len() <= MOST_CORNERS => places.iter().map(place).collect(),
        Value::String(text) if text.len() <= 2000 => {
            let numbers: Vec<f64> = text
                .split([',', ' ', ';'])
                .filter(|part| !part.is_empty())
                .map(|part| as_number(&part.into()))
                .collect::<Option<_>>()?;
            let pairs = numbers.chunks_exact(2);
            pairs.remainder().is_empty().then(|| {
                pairs
                    .map(|pair| Point {
                        x: pair[0],
                        y: pair[1],
                    })
                    .collect()
            })
        }
        _ => None,
    }
}

/// An outline from its corners, or the fault.
pub(super) fn read_outline(given: &Value) -> Result<Vec<Point>, (FaultKind, Vec<String>)> {
    let points = read_points(given).ok_or((FaultKind::NotAnOutline, Vec::new()))?;
    if points
        .iter()
        .any(|place| place.x.abs() > FARTHEST || place.y.abs() > FARTHEST)
    {
        return Err((
            FaultKind::OutOfRange,
            vec![format!("{}–{}", -FARTHEST, FARTHEST)],
        ));
    }
    match geometry::outline(&points) {
        Ok(_) => Ok(points),
        Err(geometry::BadOutline::CrossesItself) => Err((FaultKind::CrossesItself, Vec::new())),
        Err(_) => Err((FaultKind::NotAnOutline, Vec::new())),
    }
}
