//! One run of a rule on an input in which facts may be missing.

use serde_json::{Map, Value};

use super::facts::{Log, Untold};
use super::fault::Fault;
use super::verdict::Verdict;

/// Result of one run of a rule on partial facts.
pub(super) enum Attempt {
    /// The input is wrong, and no further fact mends it.
    Wrong(Vec<Fault>),
    /// Facts are untold that must have a value before the rule can run; those without a usual value
    /// that were met, in declared order, and the one to be split first.
    Untold {
        asked: Vec<Untold>,
        split: Option<Box<Untold>>,
        echo: Map<String, Value>,
    },
    /// A verdict.
    Judged(Box<Judged>),
}

/// A verdict with what was not told on the way to it.
pub(super) struct Judged {
    pub verdict: Verdict,
    pub asked: Vec<Untold>,
    pub usual: Vec<Untold>,
    /// Looks at facts that their sets left open, in the order in which they were taken.
    pub log: Log,
}
