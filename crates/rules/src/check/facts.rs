//! Facts that nobody told, and what they may be.

use serde_json::Value;

use super::measure::{Cut, Log, Range};
use super::number::number;

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

/// Possible values of an untold fact. Most facts are met in every run and examined once, so that values
/// are spelt out only then.
#[derive(Clone, Debug)]
pub(super) enum Domain {
    /// One of these codes.
    Codes(fn() -> Vec<&'static str>),
    Flag,
    /// Every whole number from one to another.
    Whole(i64, i64),
    /// One of these values; a range of numbers stands as text.
    Values(Vec<Value>),
    /// Any number within limits; the rule's own comparisons tell where it matters.
    Measured,
    /// Any number, and no turning points are declared: these values are tried, and a number is
    /// asked exactly where they differ.
    Sampled(Vec<Value>),
    /// As [`Domain::Sampled`], with samples of a range: its limits, whether it is of whole numbers,
    /// and whether they lie close together.
    Spread((f64, f64), bool, bool),
    /// Names, lists, outlines: they cannot be explored.
    Free,
}

impl Domain {
    /// Values that are tried; none where they cannot be listed.
    pub fn values(&self) -> Option<Vec<Value>> {
        match self {
            Self::Codes(codes) => Some(codes().into_iter().map(Value::from).collect()),
            Self::Flag => Some(vec![Value::from(true), Value::from(false)]),
            Self::Whole(least, most) => Some((*least..=*most).map(Value::from).collect()),
            Self::Values(values) | Self::Sampled(values) => Some(values.clone()),
            Self::Spread(limits, whole, close) => Some(samples(*limits, *whole, *close)),
            Self::Measured | Self::Free => None,
        }
    }

    /// Values that a question offers: samples stand for numbers between them, and are not offered.
    pub fn offered(&self) -> Vec<Value> {
        match self {
            Self::Sampled(_) | Self::Spread(..) => Vec::new(),
            _ => self.values().unwrap_or_default(),
        }
    }

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
        Self::Values(
            parts
                .iter()
                .map(|part| Value::from(part.text(least, most)))
                .collect(),
        )
    }

    /// Of whole numbers, a part that holds a single one is that number.
    pub fn whole(self, (least, most): (f64, f64)) -> Self {
        let number = |part: Value| {
            let range = part
                .as_str()
                .and_then(|text| Range::parse(text, least, most));
            range
                .and_then(|range| range.whole().filter(|first| range.last() == Some(*first)))
                .map_or(part, Value::from)
        };
        match self {
            Self::Values(parts) => Self::Values(parts.into_iter().map(number).collect()),
            other => other,
        }
    }
}

/// Samples of a range: both ends, where a rule that only compares shows itself, and some between;
/// closer together where only one fact is tried at a time.
fn samples((least, most): (f64, f64), whole: bool, close: bool) -> Vec<Value> {
    /// So many whole numbers are all tried.
    const FEW: f64 = 64.0;
    #[expect(
        clippy::cast_possible_truncation,
        reason = "limits of fields are small whole numbers"
    )]
    if whole && most - least <= FEW {
        return (least as i64..=most as i64).map(Value::from).collect();
    }
    let parts: &[i32] = if close {
        &[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    } else {
        &[6, 3, 1]
    };
    let between = parts.iter().map(|halvings| {
        (least + (most - least) * 0.5f64.powi(*halvings))
            .round()
            .max(least)
    });
    let mut samples: Vec<f64> = std::iter::once(least)
        .chain(between)
        .chain([most])
        .collect();
    samples.dedup();
    #[expect(
        clippy::cast_possible_truncation,
        reason = "limits of fields are small whole numbers"
    )]
    samples
        .into_iter()
        .map(|at| {
            if whole {
                Value::from(at as i64)
            } else {
                number(at)
            }
        })
        .collect()
}

/// A number known as a range, with the comparisons that a run made of it.
pub(super) struct Ranged {
    pub path: String,
    pub range: Range,
    /// The limits of the field.
    pub limits: (f64, f64),
    pub log: Log,
}
