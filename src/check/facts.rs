//! Facts that nobody told, and what they may be.

use serde_json::Value;

use super::measure::{Cut, Log, Range};

/// A fact that nobody told.
#[derive(Clone, Debug)]
pub(super) struct Untold {
    /// Dotted path from the top: `friends.0.troop`.
    pub path: String,
    /// Its place among the fields of its group.
    pub order: usize,
    pub domain: Domain,
    /// The value taken meanwhile; null for one without a usual value.
    pub usual: Value,
}

/// What an untold fact may be.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Domain {
    /// One of these values; a range of numbers stands as text.
    Values(Vec<Value>),
    /// Any number within limits; the rule's own comparisons tell where it matters.
    Measured,
    /// Any number, and nobody knows which of them differ: it cannot be explored.
    Free,
}

impl Domain {
    /// The parts of a range between turning points, each number in what begins with it.
    pub fn between(range: Range, (least, most): (f64, f64), turns: &[f64]) -> Self {
        let mut turns = turns.to_vec();
        turns.sort_by(f64::total_cmp);
        let mut parts = vec![range];
        for at in turns {
            let cut = Cut { at, above: false };
            if let Some(last) = parts.pop_if(|last| last.holds(cut)) {
                let (low, high) = last.split(cut);
                parts.extend([low, high]);
            }
        }
        Self::Values(parts.iter().map(|part| Value::from(part.text(least, most))).collect())
    }

    /// How many values are to be tried.
    pub fn len(&self) -> usize {
        match self {
            Self::Values(values) => values.len(),
            Self::Measured | Self::Free => 1,
        }
    }
}

/// A number known as a range, with the comparisons that a run made of it.
pub(super) struct Ranged {
    pub path: String,
    pub range: Range,
    /// The limits of the field.
    pub limits: (f64, f64),
    pub log: Log,
}
