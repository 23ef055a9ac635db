//! Faults of an input: what is wrong, and where.

use serde::Serialize;
use serde_json::Value;

use crate::message::Arg;

/// One bad field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fault {
    /// Dotted path from the top: `mover.troops.1`.
    pub path: String,
    /// Value that was given there.
    pub given: Value,
    pub kind: FaultKind,
    /// The accepted codes, the limits, or the names that exist.
    pub accepted: Vec<String>,
    /// For faults between fields: the arguments of their message.
    pub args: Vec<(String, Arg)>,
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
    NotWhole,
    OutOfRange,
    NotAName,
    /// A value of another kind where JSON has a text.
    NotAText,
    TooLong,
    /// A text in which something cannot be understood: message `fault-unreadable` with `line` and `column`.
    Unreadable,
    NotAList,
    NotAGroup,
    ListLength,
    Repeated,
    /// Not three corners or more that enclose something.
    NotAnOutline,
    CrossesItself,
    /// A base that stands in another.
    SamePlace,
    /// Not a situation on the table.
    NotAScene,
    /// Two fields contradict each other: message `fault-more-than`, …
    MoreThan,
    /// A fact that cannot be so beside what else is told.
    Contradicts,
    /// An agreed reading that the check does not offer.
    UnknownReading,
    /// Two readings of one open point.
    TwoReadings,
    /// More facts in an address or on a command line than are read.
    TooMany,
    /// More corners on the table than are looked at.
    TooManyCorners,
    /// More faults than are told one by one; their number is what was given.
    MoreFaults,
}

impl FaultKind {
    pub const ALL: [Self; 26] = [
        Self::Missing,
        Self::UnknownField,
        Self::NotOneOf,
        Self::NotTrueOrFalse,
        Self::NotANumber,
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
    /// The end of its sentence's key, `fault-<code>`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::UnknownField => "unknown-field",
            Self::NotOneOf => "not-one-of",
            Self::NotTrueOrFalse => "not-true-or-false",
            Self::NotANumber => "not-a-number",
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

/// So many faults are told one by one.
pub(super) const MOST_FAULTS: usize = 20;
/// A fault names so many accepted values, and so much of what was given.
const MOST_ACCEPTED: usize = 100;
pub(super) const MOST_GIVEN: usize = 80;
/// Faults as they leave a check: so many, and none longer than a reader can use, whatever the
/// input was. What is left out is counted.
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
        });
    }
    faults
}

/// Cuts a text after so many characters.
fn shorten(text: &mut String, most: usize) {
    if let Some((end, _)) = text.char_indices().nth(most) {
        text.truncate(end);
    }
}
