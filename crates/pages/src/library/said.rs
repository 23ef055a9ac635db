//! The parts of a verdict, each with its sentence in one language: the data that pages show and the JSON
//! API returns.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::check::{Finding, FindingKind};
use crate::cite::Voice;
use crate::id::SourceKey;
use crate::kit::tables::Choice as _;

/// Kinds of findings, in the order of the API description.
const FINDING_KINDS: [FindingKind; 6] = [
    FindingKind::Legal,
    FindingKind::Illegal,
    FindingKind::Outcome,
    FindingKind::Score,
    FindingKind::Undetermined,
    FindingKind::Open,
];

/// The sentences of a verdict, in the order of its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The sentence of the finding without its leading word.
    pub finding: String,
    /// The finding with its leading word: "Not allowed: the target is out of range."
    pub headline: String,
    /// The parts of the finding of an open verdict: its introduction, then each outcome that it names. Empty
    /// for another sentence.
    pub cases: Vec<SaidCase>,
    pub steps: Vec<SaidStep>,
    pub reasons: Vec<SaidReason>,
    pub remedies: Vec<SaidRemedy>,
    pub readings: Vec<SaidReading>,
    pub alternatives: Vec<SaidAlternative>,
    pub odds: Vec<SaidChance>,
    /// Each flag with its sentence.
    pub flags: Vec<(String, String)>,
    /// The question that the documents do not answer, if the verdict depends on it.
    pub missing: Option<String>,
    /// A notice that figures come from the operator's rulebook, with the source.
    pub rulebook: Option<String>,
    /// Assumed facts.
    pub assumed: Vec<SaidAssumed>,
    /// Questions that still matter.
    pub asks: Vec<SaidQuestion>,
    /// The outcomes that missing facts leave possible.
    pub outcomes: Vec<SaidOutcome>,
}

impl Said {
    /// Number of outcomes with different wording.
    pub fn distinct_outcomes(&self) -> usize {
        let mut texts: Vec<&str> = self
            .outcomes
            .iter()
            .map(|outcome| outcome.finding.text.as_str())
            .collect();
        texts.sort_unstable();
        texts.dedup();
        texts.len()
    }
}

/// A part of the sentence of an open verdict.
#[derive(Clone, Debug, PartialEq)]
pub struct SaidCase {
    /// The kind and code of the outcome; `None` for words that tell of no outcome.
    pub finding: Option<(FindingKind, String)>,
    pub text: String,
}

/// The finding of a check, with its sentence.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Finding")]
pub struct SaidFinding {
    #[schemars(with = "String", extend("enum" = FINDING_KINDS))]
    pub kind: FindingKind,
    pub code: String,
    pub text: String,
}

impl SaidFinding {
    pub fn new(finding: &Finding, text: String) -> Self {
        Self {
            kind: finding.kind,
            code: finding.code.clone(),
            text,
        }
    }
}

/// A step of the reasoning; `applied` is false if it was considered but changed nothing.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Step")]
pub struct SaidStep {
    pub code: &'static str,
    pub applied: bool,
    /// Whether it is folded among the steps without effect.
    #[serde(skip)]
    pub folded: bool,
    pub value: Value,
    pub text: String,
    /// The claim that it rests on.
    pub cite: Option<&'static str>,
}

/// A claim quoted in the reader's language.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Reason")]
pub struct SaidReason {
    /// Id of the claim.
    pub cite: &'static str,
    pub text: String,
    #[serde(serialize_with = "voice")]
    #[schemars(with = "String", extend("enum" = Voice::codes()))]
    pub voice: Voice,
    /// Items of the documents that support it.
    #[serde(serialize_with = "keys")]
    #[schemars(with = "Vec<String>")]
    pub sources: Vec<SourceKey>,
}

/// A change of the situation that would make the refused move allowed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Remedy")]
pub struct SaidRemedy {
    pub code: &'static str,
    pub text: String,
    /// The facts to change.
    pub input: Map<String, Value>,
}

/// One reading of an open point.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Reading")]
pub struct SaidReading {
    pub id: &'static str,
    pub point: &'static str,
    pub text: String,
    /// What follows from this reading; `null` if more facts or another open point decide, or if the other
    /// readings say the same.
    pub finding: Option<SaidFinding>,
    /// Whether another open point, which the text names, decides the rest.
    #[serde(skip)]
    pub leads_on: bool,
    /// Results under this reading.
    pub values: Map<String, Value>,
    #[serde(serialize_with = "keys")]
    #[schemars(with = "Vec<String>")]
    pub cites: Vec<SourceKey>,
    /// Whether it is the default when nothing was agreed.
    pub default: bool,
}

/// Another verdict, under another reading or with another measuring tolerance.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Alternative")]
pub struct SaidAlternative {
    /// The reading that leads to it, as in `agreed`; null for another measuring tolerance.
    pub id: Option<&'static str>,
    /// The sentence of the reading that leads to it.
    pub reading: String,
    pub finding: SaidFinding,
    pub values: Map<String, Value>,
}

/// The chance of one result: `num` of `den` rolls.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Chance")]
pub struct SaidChance {
    pub code: String,
    pub num: u32,
    pub den: u32,
    pub text: String,
}

/// An assumed fact, and the results of its other values.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Assumed")]
pub struct SaidAssumed {
    /// Dotted path of the field.
    pub field: String,
    pub value: Value,
    /// The value, as shown to readers.
    pub label: String,
    /// Label and value: "Road column: no".
    pub text: String,
    pub otherwise: Vec<SaidAnswer>,
}

/// A question about a missing fact that still matters.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Question")]
pub struct SaidQuestion {
    /// Dotted path of the field.
    pub field: String,
    pub text: String,
    /// Null for a number that must be given exactly.
    pub options: Vec<SaidAnswer>,
}

/// A value of a fact, and the result it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Answer")]
pub struct SaidAnswer {
    /// The value, or a range of numbers as text: `15..`.
    pub value: Value,
    pub label: String,
    /// Other assumed facts that must change at the same time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<Map<String, Value>>,
    /// Null if other facts are needed too.
    pub finding: Option<SaidFinding>,
    /// Results that are the same for all values of the other missing facts.
    pub values: Map<String, Value>,
}

/// One of the outcomes that missing facts leave possible.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Outcome")]
pub struct SaidOutcome {
    pub finding: SaidFinding,
    pub values: Map<String, Value>,
    /// Facts that lead to it.
    pub when: Map<String, Value>,
}

/// A fault of an input field, explained.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Fault")]
pub struct SaidFault {
    /// Dotted path: `friends.0.troop`.
    pub path: String,
    /// The given value.
    pub given: Value,
    pub accepted: Vec<String>,
    /// The paths of the other given facts that exclude the value. Absent if it is wrong on its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<String>,
    pub message: String,
    /// Whether the field has no value, so that nothing has to be corrected.
    #[serde(skip)]
    pub missing: bool,
}

fn voice<S: Serializer>(voice: &Voice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(voice.code())
}

fn keys<S: Serializer>(keys: &[SourceKey], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(keys.iter().map(SourceKey::as_str))
}
