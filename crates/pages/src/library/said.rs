//! The parts of a verdict, each with its sentence in one language: what pages show, and what the JSON API
//! answers.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::check::{Finding, FindingKind};
use crate::cite::Voice;
use crate::id::SourceKey;
use crate::kit::tables::Choice as _;

/// Kinds of findings, in the order of the API's description.
const FINDING_KINDS: [FindingKind; 6] = [
    FindingKind::Legal,
    FindingKind::Illegal,
    FindingKind::Outcome,
    FindingKind::Score,
    FindingKind::Undetermined,
    FindingKind::Open,
];

/// A verdict's sentences, in the order of its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The sentence of the finding without its word.
    pub finding: String,
    /// The finding with its word: "Not allowed: the target is out of range."
    pub headline: String,
    pub steps: Vec<SaidStep>,
    pub reasons: Vec<SaidReason>,
    pub remedies: Vec<SaidRemedy>,
    pub readings: Vec<SaidReading>,
    pub alternatives: Vec<SaidAlternative>,
    pub odds: Vec<SaidChance>,
    /// Each flag with its sentence.
    pub flags: Vec<(String, String)>,
    /// Question that the documents do not answer, where the verdict depends on it.
    pub missing: Option<String>,
    /// Notice that figures come from the operator's rulebook, and from which.
    pub rulebook: Option<String>,
    /// Facts taken for granted.
    pub assumed: Vec<SaidAssumed>,
    /// Questions that still matter.
    pub asks: Vec<SaidQuestion>,
    /// What untold facts leave possible.
    pub outcomes: Vec<SaidOutcome>,
}

impl Said {
    /// Number of outcomes that read differently.
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

/// What a check found, with its sentence.
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

/// A step of the reasoning; `applied` is false where it was considered and changed nothing.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Step")]
pub struct SaidStep {
    pub code: &'static str,
    pub applied: bool,
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
    /// Items of the documents that say so.
    #[serde(serialize_with = "keys")]
    #[schemars(with = "Vec<String>")]
    pub sources: Vec<SourceKey>,
}

/// A change of the situation that would make the refused thing legal.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Remedy")]
pub struct SaidRemedy {
    pub code: &'static str,
    pub text: String,
    /// The facts that change.
    pub input: Map<String, Value>,
}

/// One reading of an open point.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Reading")]
pub struct SaidReading {
    pub id: &'static str,
    pub point: &'static str,
    pub text: String,
    /// Results under this reading.
    pub values: Map<String, Value>,
    #[serde(serialize_with = "keys")]
    #[schemars(with = "Vec<String>")]
    pub cites: Vec<SourceKey>,
    /// Whether it is taken where nothing was agreed.
    pub default: bool,
}

/// Another answer, under another reading or by a closer look at the table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Alternative")]
pub struct SaidAlternative {
    /// The sentence of the reading that leads there.
    pub reading: String,
    pub finding: SaidFinding,
    pub values: Map<String, Value>,
}

/// Chance of one result: `num` of `den` rolls.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Chance")]
pub struct SaidChance {
    pub code: String,
    pub num: u32,
    pub den: u32,
    pub text: String,
}

/// A usual fact that was taken for granted, and what its other values would give.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Assumed")]
pub struct SaidAssumed {
    /// Dotted path of the field.
    pub field: String,
    pub value: Value,
    /// The value as readers see it.
    pub label: String,
    /// Label and value: "Road column: no".
    pub text: String,
    pub otherwise: Vec<SaidAnswer>,
}

/// A question about an untold fact that still matters.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Question")]
pub struct SaidQuestion {
    /// Dotted path of the field.
    pub field: String,
    pub text: String,
    /// None for a number that must be told exactly.
    pub options: Vec<SaidAnswer>,
}

/// A value of a fact and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Answer")]
pub struct SaidAnswer {
    /// The value, or a range of numbers as text: `15..`.
    pub value: Value,
    pub label: String,
    /// Other usual facts that must change together with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<Map<String, Value>>,
    /// None where other facts are needed as well.
    pub finding: Option<SaidFinding>,
    /// Results that are the same whatever else is untold.
    pub values: Map<String, Value>,
}

/// One of the answers that untold facts leave possible.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Outcome")]
pub struct SaidOutcome {
    pub finding: SaidFinding,
    pub values: Map<String, Value>,
    /// Facts that lead there.
    pub when: Map<String, Value>,
}

/// A bad field of an input, explained.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Fault")]
pub struct SaidFault {
    /// Dotted: `friends.0.troop`.
    pub path: String,
    /// What stood there.
    pub given: Value,
    pub accepted: Vec<String>,
    pub message: String,
}

fn voice<S: Serializer>(voice: &Voice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(voice.code())
}

fn keys<S: Serializer>(keys: &[SourceKey], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(keys.iter().map(SourceKey::as_str))
}
