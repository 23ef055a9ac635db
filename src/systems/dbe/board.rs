//! Bases on the table: troop types as pieces of a situation, and its centimetres.
//!
//! A situation is in mm, as every picture is; the rules and the checks speak cm. [`cm`] and [`mm`]
//! convert at this edge and nowhere else.

use super::tables::{BASE_DEPTH, BASE_FRONT};
use super::troops::Troop;
use crate::check::Figures;
use crate::check::board::Arm;

impl Arm for Troop {
    fn depth(self, figures: &mut Figures<'_>, width: f64) -> Option<f64> {
        let scale = BASE_FRONT.columns.iter().find(|scale| figures.quietly(|figures| length(figures.number(&BASE_FRONT, "infantry", scale))) == Some(width))?;
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
