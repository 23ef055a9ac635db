//! Faults of an input: what is wrong, and in which field.

use serde::Serialize;
use serde_json::Value;

use crate::message::Arg;

/// A fault of one field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fault {
    /// Dotted path from the root: `mover.troops.1`.
    pub path: String,
    /// The value that was given.
    pub given: Value,
    pub kind: FaultKind,
    /// The accepted codes, the limits, or the existing names.
    pub accepted: Vec<String>,
    /// The arguments of the message of a fault that involves several fields.
    pub args: Vec<(String, Arg)>,
    /// The other given facts with which the value cannot be: without any of them it would be accepted. Empty
    /// if the value is wrong on its own.
    pub against: Vec<(String, Value)>,
}

/// The kind of a fault; its message is `fault-<code>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    Missing,
    UnknownField,
    NotOneOf,
    NotTrueOrFalse,
    NotANumber,
    /// A range where the rule needs one number.
    NotOneNumber,
    NotWhole,
    OutOfRange,
    NotAName,
    /// A JSON value that is not text where a text is required.
    NotAText,
    TooLong,
    /// A text with a part that cannot be parsed: message `fault-unreadable` with `line` and `column`.
    Unreadable,
    NotAList,
    NotAGroup,
    ListLength,
    Repeated,
    /// An outline with fewer than three corners or without any area.
    NotAnOutline,
    CrossesItself,
    /// A base that overlaps another.
    SamePlace,
    /// A text that does not describe a situation on the table.
    NotAScene,
    /// Two fields that contradict each other: message `fault-more-than`, …
    MoreThan,
    /// A fact that contradicts the other given facts.
    Contradicts,
    /// An agreed reading that the check does not have.
    UnknownReading,
    /// Two readings of the same open point.
    TwoReadings,
    /// Too many facts in an address or on a command line.
    TooMany,
    /// Too many outline corners on the table.
    TooManyCorners,
    /// More faults than are listed one by one; the given value is their number.
    MoreFaults,
}

impl FaultKind {
    pub const ALL: [Self; 27] = [
        Self::Missing,
        Self::UnknownField,
        Self::NotOneOf,
        Self::NotTrueOrFalse,
        Self::NotANumber,
        Self::NotOneNumber,
        Self::NotWhole,
        Self::OutOfRange,
        Self::NotAName,
        Self::NotAText,
        Self::TooLong,
        Self::Unreadable,
        Self::NotAList,
        Self::NotAGroup,
        Self::ListLength,
        Self::Repeated,
        Self::NotAnOutline,
        Self::CrossesItself,
        Self::SamePlace,
        Self::NotAScene,
        Self::MoreThan,
        Self::Contradicts,
        Self::UnknownReading,
        Self::TwoReadings,
        Self::TooMany,
        Self::TooManyCorners,
        Self::MoreFaults,
    ];
    /// The last part of the message key: `fault-<code>`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::UnknownField => "unknown-field",
            Self::NotOneOf => "not-one-of",
            Self::NotTrueOrFalse => "not-true-or-false",
            Self::NotANumber => "not-a-number",
            Self::NotOneNumber => "not-one-number",
            Self::NotWhole => "not-whole",
            Self::OutOfRange => "out-of-range",
            Self::NotAName => "not-a-name",
            Self::NotAText => "not-a-text",
            Self::TooLong => "too-long",
            Self::Unreadable => "unreadable",
            Self::NotAList => "not-a-list",
            Self::NotAGroup => "not-a-group",
            Self::ListLength => "list-length",
            Self::Repeated => "repeated",
            Self::NotAnOutline => "not-an-outline",
            Self::CrossesItself => "crosses-itself",
            Self::SamePlace => "same-place",
            Self::NotAScene => "not-a-scene",
            Self::MoreThan => "more-than",
            Self::Contradicts => "contradicts",
            Self::UnknownReading => "unknown-reading",
            Self::TwoReadings => "two-readings",
            Self::TooMany => "too-many",
            Self::TooManyCorners => "too-many-corners",
            Self::MoreFaults => "more-faults",
        }
    }
}

/// Maximum number of faults that are listed one by one.
pub(super) const MOST_FAULTS: usize = 20;
/// Maximum number of accepted values in a fault, and maximum length of the echoed value.
const MOST_ACCEPTED: usize = 100;
pub(super) const MOST_GIVEN: usize = 80;
/// The faults as a check returns them: limited in number and length whatever the input was. The number of
/// omitted faults is reported.
pub(super) fn bounded(mut faults: Vec<Fault>) -> Vec<Fault> {
    let more = faults.len().saturating_sub(MOST_FAULTS);
    faults.truncate(MOST_FAULTS);
    for fault in &mut faults {
        fault.accepted.truncate(MOST_ACCEPTED);
        fault
            .accepted
            .iter_mut()
            .chain(std::iter::once(&mut fault.path))
            .for_each(|text| shorten(text, 2 * MOST_GIVEN));
        fault.given = match fault.given.take() {
            Value::String(mut text) => {
                shorten(&mut text, MOST_GIVEN);
                Value::from(text)
            }
            Value::Array(items)
                if items
                    .iter()
                    .all(|item| item.is_number() || item.is_string()) =>
            {
                let plain = |item: &Value| {
                    item.as_str()
                        .map_or_else(|| item.to_string(), str::to_owned)
                };
                let mut text = items
                    .iter()
                    .take(MOST_FAULTS)
                    .map(plain)
                    .collect::<Vec<_>>()
                    .join(", ");
                shorten(&mut text, MOST_GIVEN);
                if text.is_empty() {
                    Value::Null
                } else {
                    Value::from(text)
                }
            }
            Value::Array(_) | Value::Object(_) => Value::Null,
            other => other,
        };
    }
    if more > 0 {
        faults.push(Fault {
            path: String::new(),
            given: Value::from(more),
            kind: FaultKind::MoreFaults,
            accepted: Vec::new(),
            args: Vec::new(),
            against: Vec::new(),
        });
    }
    faults
}

/// Truncates a text to a number of characters.
fn shorten(text: &mut String, most: usize) {
    if let Some((end, _)) = text.char_indices().nth(most) {
        text.truncate(end);
    }
}
