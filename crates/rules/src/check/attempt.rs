//! One run of a rule on an input with missing facts.

use serde_json::{Map, Value};

use super::facts::{Log, Untold};
use super::fault::Fault;
use super::verdict::Verdict;

/// Result of one run of a rule on partial facts.
pub(super) enum Attempt {
    /// The input is wrong, and no further fact can correct it.
    Wrong(Vec<Fault>),
    /// The rule cannot run before some missing facts have a value. Holds the facts without a usual value,
    /// in declared order, and the fact to split first.
    Untold {
        asked: Vec<Untold>,
        split: Option<Box<Untold>>,
        echo: Map<String, Value>,
    },
    /// The verdict of the rule.
    Judged(Box<Judged>),
}

/// A verdict, with the missing facts that the run met.
pub(super) struct Judged {
    pub verdict: Verdict,
    pub asked: Vec<Untold>,
    pub usual: Vec<Untold>,
    /// Looks at facts whose set of values left the answer open, in the order of the looks.
    pub log: Log,
}
