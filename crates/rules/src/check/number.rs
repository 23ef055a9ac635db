//! Numbers as JSON and forms write them.

use serde_json::Value;

/// A JSON number without an unnecessary fraction.
pub fn number(value: f64) -> Value {
    if value.fract() == 0.0 && value.abs() < 1e15 {
        #[expect(clippy::cast_possible_truncation, reason = "whole and small")]
        Value::from(value as i64)
    } else {
        Value::from(value)
    }
}

/// A finite number; a text is also accepted, as sent by forms and command lines.
pub(super) fn as_number(given: &Value) -> Option<f64> {
    match given {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().replace(',', ".").parse().ok(),
        _ => None,
    }
    .filter(|number: &f64| number.is_finite() && number.abs() < 1e9)
}
