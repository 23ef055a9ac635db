//! The one envelope of every answer. It holds codes, figures and claim ids, no sentence:
//! the reader's language is added where it is shown.

use serde::Serialize;
use serde_json::{Map, Value};
use strum::VariantNames;

use super::facts::Known;
use super::unit::Unit;
use crate::kit::scene::Picture;
use crate::kit::tables::{Choice, RULEBOOK, Tables};
use crate::message::{Arg, IntoArg};

/// The answer of a check.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    pub check: &'static str,
    /// The inputs with their defaults filled in.
    pub input: Map<String, Value>,
    /// The readings the players agreed on.
    pub agreed: Vec<String>,
    pub finding: Finding,
    /// The result fields, in declared order.
    pub values: Map<String, Value>,
    /// Everything considered, applied or not.
    pub steps: Vec<Step>,
    /// Claims whose sentences carry the verdict.
    pub reasons: Vec<&'static str>,
    /// Without a die: the exact distribution.
    pub odds: Option<Vec<Chance>>,
    pub remedies: Vec<Remedy>,
    pub basis: Basis,
    /// `outside:<what>`, `rulebook:<table>.<row>.<column>`, `conflict:<what>`, `silent:<what>`, `marginal`
    pub flags: Vec<String>,
    /// Competing readings and their results, when undetermined.
    pub readings: Vec<ReadingOutcome>,
    /// Results by another document, or by the other edge of a tolerance.
    pub alternatives: Vec<Alternative>,
    /// Missing rule, when the documents name no answer at all.
    pub missing: Option<&'static str>,
    /// Of a geometric check: what stands on the table and what the verdict points out there.
    pub picture: Option<Picture>,
    /// The operator's own figures that were looked up, if any.
    pub rulebook: Option<Rulebook>,
    /// Certainty of the results wanted.
    pub status: Status,
    /// Results that are null because facts are untold.
    pub unsettled: Vec<Unsettled>,
    /// Usual facts, untold, each of which would alone change a result that is wanted.
    pub assumed: Vec<Assumed>,
    /// Untold facts that still matter: what is seen on the table before what is measured or rolled, and
    /// first of these the one whose answers settle most.
    pub asks: Vec<Question>,
    /// Different answers, when open, each with facts that lead there.
    pub outcomes: Vec<Outcome>,
    /// What is settled of an answer that is open, or undecided: it is told first.
    #[serde(skip)]
    pub settled: Vec<Finding>,
    /// Whether everything untold was explored.
    pub complete: bool,
    /// Facts told as unknown: explored, never asked.
    pub unknown: Vec<String>,
    /// Given facts, without those that were assumed; none where everything had to be given.
    #[serde(skip)]
    pub told: Option<Map<String, Value>>,
    /// Number of runs of the rule while untold facts and changes were tried.
    #[serde(skip)]
    pub runs: usize,
    /// Work of these runs, in runs of a small one.
    #[serde(skip)]
    pub work: usize,
    /// How many things one run considered or looked up, in all readings.
    #[serde(skip)]
    pub(super) effort: usize,
    /// What is certain of a refusal, whatever the facts are of which this run took one value.
    #[serde(skip)]
    pub(super) refusal: Option<Refusal>,
}

/// A refusal that holds whatever the facts are that a run met as sets, and what else of the verdict does.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refusal {
    /// The first such violation; none where it differs by reading.
    pub code: Option<&'static str>,
    /// Places of steps and of remedies, as bits.
    pub steps: u128,
    pub remedies: u128,
    pub reasons: Vec<&'static str>,
    pub flags: Vec<String>,
}

/// Keeps those of a list whose bits are set.
fn keep<T>(list: &mut Vec<T>, bits: u128) {
    let mut at = 0;
    list.retain(|_| {
        at += 1;
        at <= 128 && bits >> (at - 1) & 1 == 1
    });
}

/// Code of a finding that names no result at all.
pub(super) const NOTHING: &str = "missing";

impl Verdict {
    /// Leaves of a verdict what is certain of its refusal: the result that is a no, and what led to it.
    pub(super) fn only_refusal(&mut self, refusal: Refusal, outputs: &[Output], no: &str) {
        for (name, value) in &mut self.values {
            if name != no {
                *value = Value::Null;
            }
        }
        let mut values = self.values.clone();
        let violations = |output: &&Output| matches!(output.kind, OutKind::Violations);
        if let (Some(output), Some(code)) = (outputs.iter().find(violations), refusal.code) {
            values.insert(output.name.to_owned(), vec![code].into());
        }
        self.finding = finding_of(outputs, &[no], &values);
        keep(&mut self.steps, refusal.steps);
        keep(&mut self.remedies, refusal.remedies);
        self.reasons = refusal.reasons;
        self.basis = Basis::of(&refusal.flags);
        self.rulebook = self
            .rulebook
            .take()
            .and_then(|rulebook| rulebook.only(&refusal.flags));
        self.flags = refusal.flags;
        self.odds = None;
        self.missing = None;
        self.readings.clear();
        self.alternatives.clear();
        if let Some(picture) = &mut self.picture {
            picture.marks.clear();
        }
    }

    /// Drops the grounds of a verdict; its finding, values and odds stay.
    pub(super) fn drop_grounds(&mut self) {
        self.steps.clear();
        self.reasons.clear();
        self.remedies.clear();
        self.flags.clear();
        self.readings.clear();
        self.alternatives.clear();
        self.picture = None;
    }

    /// A verdict in which nothing is judged yet.
    pub(super) fn blank(check: &'static str) -> Self {
        Self {
            check,
            input: Map::new(),
            agreed: Vec::new(),
            finding: Finding {
                kind: FindingKind::Undetermined,
                code: NOTHING.to_owned(),
                result: None,
            },
            values: Map::new(),
            steps: Vec::new(),
            reasons: Vec::new(),
            odds: None,
            remedies: Vec::new(),
            basis: Basis::Seeds,
            flags: Vec::new(),
            readings: Vec::new(),
            alternatives: Vec::new(),
            missing: None,
            picture: None,
            rulebook: None,
            status: Status::Decided,
            unsettled: Vec::new(),
            assumed: Vec::new(),
            asks: Vec::new(),
            outcomes: Vec::new(),
            settled: Vec::new(),
            complete: true,
            unknown: Vec::new(),
            told: None,
            runs: 1,
            work: 1,
            effort: 0,
            refusal: None,
        }
    }
}

/// Certainty of the results wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The same whatever is untold.
    Decided,
    /// The same while every untold fact with a usual value has it.
    Usual,
    /// Not settled.
    Open,
}

impl Status {
    /// Its code in the API and in labels.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Decided => "decided",
            Self::Usual => "usual",
            Self::Open => "open",
        }
    }
}

/// A result on which completions of the untold facts differ.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Unsettled {
    pub result: &'static str,
    pub outcomes: Vec<Value>,
    /// Paths of the facts it hangs on.
    pub hangs_on: Vec<String>,
}

/// A usual fact that was taken for granted, and what its other values would give.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Assumed {
    /// Dotted path of the field.
    pub field: String,
    pub value: Value,
    pub otherwise: Vec<Way>,
}

/// Result of another value of a usual fact.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Way {
    pub value: Value,
    /// Another usual fact, with the value that it must have as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<Map<String, Value>>,
    /// None where that value leaves the results open.
    pub finding: Option<Finding>,
    /// Results that are the same whatever else is untold, null where they are not; empty where the
    /// value leaves the results open.
    pub values: Map<String, Value>,
}

/// An untold fact that still matters.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// Dotted path of the field.
    pub field: String,
    /// Its possible values; none for a number that must be told exactly.
    pub options: Vec<Answer>,
}

impl Question {
    /// How many of a thousand of its options settle the rest.
    pub fn settles(&self) -> usize {
        let settling = self
            .options
            .iter()
            .filter(|option| option.finding.is_some());
        settling.count() * 1000 / self.options.len().max(1)
    }

    /// Whether two of its answers lead to different outcomes.
    pub fn tells_apart(&self) -> bool {
        let first = self.options.first();
        let leads = |one: &Answer| {
            one.finding
                .as_ref()
                .map(|found| (found.clone(), one.values.clone()))
        };
        self.options
            .iter()
            .any(|one| Some(leads(one)) != first.map(leads))
    }
}

/// A possible answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The value, or a range of numbers as text: `15..`.
    pub value: Value,
    /// The finding, where this answer alone settles the rest.
    pub finding: Option<Finding>,
    /// Results that are then the same whatever the other facts are, which its sentence may need.
    #[serde(skip)]
    pub values: Map<String, Value>,
}

/// One of the answers that untold facts leave possible.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    pub finding: Finding,
    pub values: Map<String, Value>,
    /// Facts that lead there.
    pub when: Map<String, Value>,
}

/// The operator's rulebook, where a verdict rests on figures of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rulebook {
    /// Fingerprint of the rulebook; permalinks carry it.
    pub fingerprint: String,
    /// The cells looked up: `dba.base-depth.Bd.15mm`.
    pub figures: Vec<String>,
}

impl Rulebook {
    /// Those of the figures that these flags name; none where they name none.
    pub fn only(mut self, flags: &[String]) -> Option<Self> {
        self.figures.retain(|figure| {
            flags
                .iter()
                .any(|flag| flag.strip_prefix(RULEBOOK) == Some(figure))
        });
        (!self.figures.is_empty()).then_some(self)
    }

    /// Figures that these flags name; none where they name none.
    pub fn of(tables: &Tables, flags: &[String]) -> Option<Self> {
        let figures: Vec<String> = flags
            .iter()
            .filter_map(|flag| flag.strip_prefix(RULEBOOK))
            .map(str::to_owned)
            .collect();
        let fingerprint = tables.fingerprint().filter(|_| !figures.is_empty())?;
        Some(Self {
            fingerprint,
            figures,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub kind: FindingKind,
    pub code: String,
    /// The result that was asked for and speaks, where the check's usual headline has a word of this code
    /// for another result.
    #[serde(skip)]
    pub result: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FindingKind {
    Legal,
    Illegal,
    Outcome,
    Score,
    Undetermined,
    /// Facts are untold that decide it.
    Open,
}

impl FindingKind {
    /// Its code in the API and in labels.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Illegal => "illegal",
            Self::Outcome => "outcome",
            Self::Score => "score",
            Self::Undetermined => "undetermined",
            Self::Open => "open",
        }
    }
}

/// Origin of the figures and rules of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// The four documents alone.
    Seeds,
    /// The documents and at least one figure from elsewhere: a public reference, or the operator's rulebook.
    Mixed,
    /// The deciding figures come from elsewhere. Part of the contract, though no check says so: a
    /// figure from outside decides only by a rule of the documents, which makes it [`Basis::Mixed`].
    Outside,
}

impl Basis {
    /// Basis of a verdict with these flags. The rules are the documents' whatever figures they are
    /// fed, so nothing rests on figures alone.
    pub fn of(flags: &[String]) -> Self {
        let elsewhere = |flag: &String| flag.starts_with("outside:") || flag.starts_with(RULEBOOK);
        if flags.iter().any(elsewhere) {
            Self::Mixed
        } else {
            Self::Seeds
        }
    }

    /// Its code in the API and in labels.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Seeds => "seeds",
            Self::Mixed => "mixed",
            Self::Outside => "outside",
        }
    }
}

/// One thing considered, with its figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// Its sentence is `<system>-<check>-step-<code>`.
    pub code: &'static str,
    pub applied: bool,
    pub value: Value,
    pub args: Vec<(&'static str, Arg)>,
    /// The claim the step executes.
    pub cite: Option<&'static str>,
}

impl Step {
    /// The figure or code the step yields.
    pub fn value(&mut self, value: impl Into<Value>) -> &mut Self {
        self.value = value.into();
        self
    }
    /// The result of the step as a fact that may be known as a set or a range only.
    pub fn value_of(&mut self, fact: &impl Known) -> &mut Self {
        match fact.value_if_known() {
            Some(exactly) => self.value(exactly),
            None => self.arg("value", Arg::Untold),
        }
    }
    /// An argument of the step's sentence.
    pub fn arg(&mut self, name: &'static str, arg: impl IntoArg) -> &mut Self {
        let arg = arg.into_arg();
        match self.args.iter_mut().find(|(given, _)| *given == name) {
            Some((_, old)) => *old = arg,
            None => self.args.push((name, arg)),
        }
        self
    }
    /// Whether all that its sentence names is known.
    pub(super) fn can_be_said(&self) -> bool {
        self.args.iter().all(|(_, arg)| *arg != Arg::Untold)
    }
    /// Cites the claim that the step executes.
    pub fn cite(&mut self, claim: &'static str) -> &mut Self {
        self.cite = Some(claim);
        self
    }
}

/// One outcome and how many of the equally likely rolls lead to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    pub code: String,
    pub num: u32,
    pub den: u32,
}

/// Change that would make it legal, or alter the outcome.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Remedy {
    /// Its sentence is `<system>-<check>-remedy-<code>`.
    pub code: &'static str,
    pub args: Vec<(String, Arg)>,
    /// The inputs to change.
    pub input: Map<String, Value>,
}

impl Remedy {
    /// As [`Step::can_be_said`].
    pub(super) fn can_be_said(&self) -> bool {
        self.args.iter().all(|(_, arg)| *arg != Arg::Untold)
    }
}

/// A question the documents leave open, or answer twice.
#[derive(Debug, PartialEq, Eq)]
pub struct Point {
    pub id: &'static str,
    pub kind: PointKind,
    pub readings: &'static [Reading],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointKind {
    /// Nothing decides between the readings: the verdict is undetermined.
    Open,
    /// Two documents disagree: the first reading is followed, the flag `conflict:<point>` raised
    /// and the other shown as an alternative.
    Conflict,
}

/// One answer to a [`Point`].
#[derive(Debug, PartialEq, Eq)]
pub struct Reading {
    pub id: &'static str,
    /// Claim that states it.
    pub claim: &'static str,
    /// Whether it is the one to take when nobody objects.
    pub default: bool,
}

impl Reading {
    /// Reading that a claim states: its id is the claim's anchor.
    pub const fn of(claim: &'static str) -> Self {
        Self {
            id: anchor(claim),
            claim,
            default: false,
        }
    }

    /// The same for the reading to take when nobody objects.
    pub const fn followed(claim: &'static str) -> Self {
        Self {
            id: anchor(claim),
            claim,
            default: true,
        }
    }
}

/// Anchor of a claim, after its `#`.
const fn anchor(claim: &str) -> &str {
    let mut at = 0;
    while claim.as_bytes()[at] != b'#' {
        at += 1;
    }
    claim.split_at(at + 1).1
}

/// The reading of a [`Point`] that a run follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen(&'static Reading);

impl Chosen {
    pub(super) const fn new(reading: &'static Reading) -> Self {
        Self(reading)
    }

    /// Whether it is the reading that this claim states. Compare with a declared constant, so that
    /// a slip of the pen does not compile.
    pub fn is(self, claim: &'static str) -> bool {
        self.0.claim == claim
    }

    /// Its id, as permalinks name it.
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// Claim that states it.
    pub const fn claim(self) -> &'static str {
        self.0.claim
    }
}

/// A reading with the values it leads to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReadingOutcome {
    pub id: &'static str,
    pub point: &'static str,
    pub claim: &'static str,
    pub values: Map<String, Value>,
    pub default: bool,
    /// Another open point on which it leaves the results open.
    #[serde(skip)]
    pub then: Option<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative {
    /// Reading that leads there, or `marginal`.
    pub reading: &'static str,
    pub finding: Finding,
    pub values: Map<String, Value>,
}

/// A reason for refusal and the claim that says so.
#[derive(Debug, PartialEq, Eq)]
pub struct Violation {
    pub code: &'static str,
    pub claim: &'static str,
}

impl Violation {
    /// The codes of a list from a place on, for a result that names one of them.
    pub const fn codes<const N: usize>(list: &[Self], from: usize) -> [&'static str; N] {
        let mut codes = [""; N];
        let mut n = 0;
        while n < N {
            codes[n] = list[from + n].code;
            n += 1;
        }
        codes
    }
}

/// A declared result field.
#[derive(Debug)]
pub struct Output {
    pub name: &'static str,
    pub kind: OutKind,
}

#[derive(Debug)]
pub enum OutKind {
    /// One of the codes (or null); labelled `<scope>-<code>`.
    Word {
        scope: &'static str,
        codes: &'static [&'static str],
    },
    /// A list of codes, labelled likewise.
    Words {
        scope: &'static str,
        codes: &'static [&'static str],
    },
    Number(Unit),
    /// A list of numbers.
    Numbers(Unit),
    /// A chance as a fraction, `"5/36"`, or one for each outcome by its name.
    Odds,
    Truth,
    /// A list of violation codes.
    Violations,
    /// A name that the players gave.
    Name,
    /// A list of such names.
    Names,
    Group(&'static [Output]),
    /// A list of groups.
    List(&'static [Output]),
}

impl OutKind {
    /// One of the values of a type (or null).
    pub const fn word<T: Choice + VariantNames>() -> Self {
        Self::Word {
            scope: T::SCOPE,
            codes: <T as VariantNames>::VARIANTS,
        }
    }

    /// A list of values of a type.
    pub const fn words<T: Choice + VariantNames>() -> Self {
        Self::Words {
            scope: T::SCOPE,
            codes: <T as VariantNames>::VARIANTS,
        }
    }
}

/// The result fields of one run, in declared order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Values(pub Map<String, Value>);

impl Values {
    /// No results yet, with room for so many.
    pub fn of(count: usize) -> Self {
        Self(Map::with_capacity(count))
    }
    /// The same results and one more field.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.0.insert(name.to_owned(), value.into());
        self
    }
}

/// Whether a result field tells that something is permitted: by its name, or because what speaks
/// against it follows at once.
pub fn permits(outputs: &[Output], name: &str) -> bool {
    let refused =
        |pair: &[Output]| pair[0].name == name && matches!(pair[1].kind, OutKind::Violations);
    matches!(name, "legal" | "may" | "allowed")
        || name.starts_with("may_") && outputs.windows(2).any(refused)
}

/// Finding that result fields imply (DESIGN §5): the headline of the check speaks first, then the
/// others in declared order.
pub(super) fn finding_of(
    outputs: &[Output],
    headline: &[&str],
    values: &Map<String, Value>,
) -> Finding {
    speaking(outputs, headline, values).1
}

/// The result field that makes the finding, and the finding.
pub(super) fn speaking(
    outputs: &[Output],
    headline: &[&str],
    values: &Map<String, Value>,
) -> (&'static str, Finding) {
    let found = |output: &Output, kind, code: &str| {
        (
            output.name,
            Finding {
                kind,
                code: code.to_owned(),
                result: None,
            },
        )
    };
    let first = headline
        .iter()
        .filter_map(|name| outputs.iter().find(|output| output.name == *name));
    for output in first.chain(outputs) {
        match values.get(output.name) {
            Some(Value::Bool(yes)) if permits(outputs, output.name) => {
                let violations = outputs
                    .iter()
                    .find(|output| matches!(output.kind, OutKind::Violations))
                    .map_or("violations", |output| output.name);
                let violation = values
                    .get(violations)
                    .and_then(|v| v.get(0))
                    .and_then(Value::as_str);
                return if *yes {
                    found(output, FindingKind::Legal, "legal")
                } else {
                    found(output, FindingKind::Illegal, violation.unwrap_or("illegal"))
                };
            }
            Some(Value::String(_) | Value::Object(_)) if matches!(output.kind, OutKind::Odds) => {
                return found(output, FindingKind::Score, output.name);
            }
            Some(Value::Bool(true)) => return found(output, FindingKind::Outcome, output.name),
            Some(Value::Bool(false)) => {
                return found(
                    output,
                    FindingKind::Outcome,
                    &format!("not-{}", output.name),
                );
            }
            Some(Value::Number(_)) => return found(output, FindingKind::Score, output.name),
            Some(Value::String(word)) if !matches!(output.kind, OutKind::Name) => {
                return found(output, FindingKind::Outcome, word);
            }
            _ => {}
        }
    }
    (
        "",
        Finding {
            kind: FindingKind::Undetermined,
            code: NOTHING.to_owned(),
            result: None,
        },
    )
}
