//! The one structure of every answer. It holds codes, figures and claim ids, and no sentences: they are
//! added in the reader's language where it is displayed.

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
    /// The inputs, with defaults filled in.
    pub input: Map<String, Value>,
    /// The readings the players agreed on.
    pub agreed: Vec<String>,
    pub finding: Finding,
    /// The result fields, in declared order.
    pub values: Map<String, Value>,
    /// Everything that was considered, applied or not.
    pub steps: Vec<Step>,
    /// Claims that the verdict rests on, which are quoted.
    pub reasons: Vec<&'static str>,
    /// The exact distribution, if no dice were given.
    pub odds: Option<Vec<Chance>>,
    pub remedies: Vec<Remedy>,
    pub basis: Basis,
    /// `outside:<what>`, `rulebook:<table>.<row>.<column>`, `conflict:<what>`, `silent:<what>`, `marginal`
    pub flags: Vec<String>,
    /// Competing readings and their results, if the verdict is undetermined.
    pub readings: Vec<ReadingOutcome>,
    /// Results according to another document, or with another tolerance.
    pub alternatives: Vec<Alternative>,
    /// The rule that is missing, if the documents have no answer at all.
    pub missing: Option<&'static str>,
    /// For a geometric check: the pieces on the table, and the marks of the verdict.
    pub picture: Option<Picture>,
    /// The operator's own figures that were looked up.
    pub rulebook: Option<Rulebook>,
    /// Certainty of the wanted results.
    pub status: Status,
    /// Results that are null because facts are missing.
    pub unsettled: Vec<Unsettled>,
    /// Assumed facts, each of which alone would change a wanted result.
    pub assumed: Vec<Assumed>,
    /// Missing facts that still matter. Facts seen on the table come before those that are measured or
    /// rolled, and among these the fact whose answers settle most comes first.
    pub asks: Vec<Question>,
    /// The possible outcomes of an open verdict, each with facts that lead to it.
    pub outcomes: Vec<Outcome>,
    /// The settled part of a verdict that is open or undetermined; it is shown first.
    #[serde(skip)]
    pub settled: Vec<Finding>,
    /// Whether all missing facts were explored.
    pub complete: bool,
    /// Facts that nobody knows: they are explored, but never asked for.
    pub unknown: Vec<String>,
    /// Given facts, without the assumed ones; `None` if every fact had to be given.
    #[serde(skip)]
    pub told: Option<Map<String, Value>>,
    /// Number of runs of the rule for exploring missing facts and changes.
    #[serde(skip)]
    pub runs: usize,
    /// Work of these runs, as a multiple of a small run.
    #[serde(skip)]
    pub work: usize,
    /// Number of steps and table look-ups of one run, in all readings.
    #[serde(skip)]
    pub(super) effort: usize,
    /// The part of a refusal that is certain, whatever values the open facts have.
    #[serde(skip)]
    pub(super) refusal: Option<Refusal>,
}

/// A refusal that holds for all values of the facts that the run met as sets, and the other parts of the
/// verdict that do.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refusal {
    /// The first such violation; `None` if readings differ.
    pub code: Option<&'static str>,
    /// Indices of steps and remedies, as bit sets.
    pub steps: u128,
    pub remedies: u128,
    pub reasons: Vec<&'static str>,
    pub flags: Vec<String>,
}

/// Keeps the items of a list whose bits are set.
fn keep<T>(list: &mut Vec<T>, bits: u128) {
    let mut at = 0;
    list.retain(|_| {
        at += 1;
        at <= 128 && bits >> (at - 1) & 1 == 1
    });
}

/// Code of a finding that names no result.
pub const NOTHING: &str = "missing";

impl Verdict {
    /// Whether it names a violation, or a result called `…legal` is false, whatever its finding is about.
    pub fn has_violations(&self, outputs: &[Output]) -> bool {
        outputs.iter().any(|output| {
            let value = self.values.get(output.name).unwrap_or(&Value::Null);
            match output.kind {
                OutKind::Violations => value.as_array().is_some_and(|codes| !codes.is_empty()),
                OutKind::Truth => output.name.ends_with("legal") && *value == Value::Bool(false),
                _ => false,
            }
        })
    }

    /// Reduces a verdict to what is certain of its refusal: the result that says no, and what led to it.
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

    /// Removes the reasoning of a verdict; finding, values and odds stay.
    pub(super) fn drop_grounds(&mut self) {
        self.steps.clear();
        self.reasons.clear();
        self.remedies.clear();
        self.flags.clear();
        self.readings.clear();
        self.alternatives.clear();
        self.picture = None;
    }

    /// An empty verdict, before judging.
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

/// Certainty of the wanted results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The same for all values of the missing facts.
    Decided,
    /// The same as long as every missing fact with a usual value has that value.
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

/// A result that differs between completions of the missing facts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Unsettled {
    pub result: &'static str,
    pub outcomes: Vec<Value>,
    /// Paths of the facts that it depends on.
    pub hangs_on: Vec<String>,
}

/// A usual fact that was assumed, and the results of its other values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Assumed {
    /// Dotted path of the field.
    pub field: String,
    pub value: Value,
    pub otherwise: Vec<Way>,
}

/// The result of another value of an assumed fact.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Way {
    pub value: Value,
    /// Another assumed fact, with the value that it must take at the same time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<Map<String, Value>>,
    /// `None` if that value leaves the results open.
    pub finding: Option<Finding>,
    /// Results that are then the same for all values of the other missing facts; null if they are not.
    /// Empty if the value leaves the results open.
    pub values: Map<String, Value>,
    /// The odds that are then the same; the sentence of the finding may need them.
    #[serde(skip)]
    pub odds: Option<Vec<Chance>>,
}

/// A missing fact that still matters.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// Dotted path of the field.
    pub field: String,
    /// Its possible values; empty for a number that must be given exactly.
    pub options: Vec<Answer>,
}

impl Question {
    /// Number of its options, per thousand, that settle the rest.
    pub fn settles(&self) -> usize {
        let settling = self
            .options
            .iter()
            .filter(|option| option.finding.is_some());
        settling.count() * 1000 / self.options.len().max(1)
    }

    /// Whether two of its options lead to different outcomes.
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
    /// The finding, if this option alone settles the rest.
    pub finding: Option<Finding>,
    /// Results that are then the same for all values of the other facts; the sentence of the finding may
    /// need them.
    #[serde(skip)]
    pub values: Map<String, Value>,
}

/// One of the outcomes that the missing facts leave possible.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    pub finding: Finding,
    pub values: Map<String, Value>,
    /// Facts that lead to it.
    pub when: Map<String, Value>,
}

/// The operator's rulebook, if a verdict uses figures from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rulebook {
    /// Fingerprint of the rulebook; permalinks carry it.
    pub fingerprint: String,
    /// The cells looked up: `dba.base-depth.Bd.15mm`.
    pub figures: Vec<String>,
}

impl Rulebook {
    /// The figures that these flags name; `None` if they name none.
    pub fn only(mut self, flags: &[String]) -> Option<Self> {
        self.figures.retain(|figure| {
            flags
                .iter()
                .any(|flag| flag.strip_prefix(RULEBOOK) == Some(figure))
        });
        (!self.figures.is_empty()).then_some(self)
    }

    /// The figures that these flags name; `None` if they name none.
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
    /// The result that was asked for and has a value, if the check's usual headline has a code of the same
    /// name for another result.
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
    /// Missing facts decide the result.
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
    /// The four documents only.
    Seeds,
    /// The documents and at least one figure from elsewhere: a public reference, or the operator's
    /// rulebook.
    Mixed,
    /// The deciding figures come from elsewhere. Part of the API contract, though no check returns it: a
    /// figure from outside decides only through a rule of the documents, which makes it [`Basis::Mixed`].
    Outside,
}

impl Basis {
    /// Basis of a verdict with these flags. The rules always come from the documents, whatever figures they
    /// are applied to, so no verdict rests on figures alone.
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

/// One consideration, with its figure.
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
    /// The figure or code that the step results in.
    pub fn value(&mut self, value: impl Into<Value>) -> &mut Self {
        self.value = value.into();
        self
    }
    /// Sets the result of the step from a fact that may be known only as a set or a range.
    pub fn value_of(&mut self, fact: &impl Known) -> &mut Self {
        match fact.value_if_known() {
            Some(exactly) => self.value(exactly),
            None => self.arg("value", Arg::Untold),
        }
    }
    /// Adds an argument of the step's sentence.
    pub fn arg(&mut self, name: &'static str, arg: impl IntoArg) -> &mut Self {
        let arg = arg.into_arg();
        match self.args.iter_mut().find(|(given, _)| *given == name) {
            Some((_, old)) => *old = arg,
            None => self.args.push((name, arg)),
        }
        self
    }
    /// Whether every value that its sentence names is known.
    pub(super) fn can_be_said(&self) -> bool {
        self.args.iter().all(|(_, arg)| *arg != Arg::Untold)
    }
    /// Sets the claim that the step executes.
    pub fn cite(&mut self, claim: &'static str) -> &mut Self {
        self.cite = Some(claim);
        self
    }
}

/// One outcome, and the number of equally likely rolls that lead to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    pub code: String,
    pub num: u32,
    pub den: u32,
}

/// A change that would make the move legal, or alter the outcome.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Remedy {
    /// Its sentence is `<system>-<check>-remedy-<code>`.
    pub code: &'static str,
    pub args: Vec<(String, Arg)>,
    /// The inputs to change.
    pub input: Map<String, Value>,
}

impl Remedy {
    /// Like [`Step::can_be_said`].
    pub(super) fn can_be_said(&self) -> bool {
        self.args.iter().all(|(_, arg)| *arg != Arg::Untold)
    }
}

/// A question that the documents leave open, or answer in two ways.
#[derive(Debug, PartialEq, Eq)]
pub struct Point {
    pub id: &'static str,
    pub kind: PointKind,
    pub readings: &'static [Reading],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointKind {
    /// Nothing decides between the readings, so the verdict is undetermined.
    Open,
    /// Two documents disagree. The first reading is followed, the flag `conflict:<point>` is raised, and
    /// the other reading is shown as an alternative.
    Conflict,
}

/// One answer to a [`Point`].
#[derive(Debug, PartialEq, Eq)]
pub struct Reading {
    pub id: &'static str,
    /// The claim that states it.
    pub claim: &'static str,
    /// Whether it is the default reading.
    pub default: bool,
}

impl Reading {
    /// A reading that a claim states; its id is the claim's anchor.
    pub const fn of(claim: &'static str) -> Self {
        Self {
            id: anchor(claim),
            claim,
            default: false,
        }
    }

    /// Like [`Reading::of`], for the default reading.
    pub const fn followed(claim: &'static str) -> Self {
        Self {
            id: anchor(claim),
            claim,
            default: true,
        }
    }
}

/// The anchor of a claim: the part after `#`.
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

    /// Whether it is the reading that this claim states. Compare with a declared constant, so that a typing
    /// error does not compile.
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

/// A reading, with the values that it leads to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReadingOutcome {
    pub id: &'static str,
    pub point: &'static str,
    pub claim: &'static str,
    pub values: Map<String, Value>,
    pub default: bool,
    /// Another open point that its results depend on.
    #[serde(skip)]
    pub then: Option<&'static str>,
    /// The chances under this reading, for its sentence.
    #[serde(skip)]
    pub odds: Option<Vec<Chance>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative {
    /// The reading that leads to it, or `marginal`.
    pub reading: &'static str,
    pub finding: Finding,
    pub values: Map<String, Value>,
}

/// A violation, and the claim that states it.
#[derive(Debug, PartialEq, Eq)]
pub struct Violation {
    pub code: &'static str,
    pub claim: &'static str,
}

impl Violation {
    /// The codes of a list from an index on, for a result that takes one of them.
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
    /// One of the codes (or null), with the label `<scope>-<code>`.
    Word {
        scope: &'static str,
        codes: &'static [&'static str],
    },
    /// A list of codes with such labels.
    Words {
        scope: &'static str,
        codes: &'static [&'static str],
    },
    Number(Unit),
    /// A list of numbers.
    Numbers(Unit),
    /// A chance as a fraction, `"5/36"`, or one per named outcome.
    Odds,
    Truth,
    /// A list of violation codes.
    Violations,
    /// A name chosen by the players.
    Name,
    /// A list of such names.
    Names,
    Group(&'static [Output]),
    /// A list of groups.
    List(&'static [Output]),
}

impl OutKind {
    /// One value of an enumeration (or null).
    pub const fn word<T: Choice + VariantNames>() -> Self {
        Self::Word {
            scope: T::SCOPE,
            codes: <T as VariantNames>::VARIANTS,
        }
    }

    /// A list of values of an enumeration.
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
    /// Empty results with a capacity.
    pub fn of(count: usize) -> Self {
        Self(Map::with_capacity(count))
    }
    /// The results with one more field.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.0.insert(name.to_owned(), value.into());
        self
    }
}

/// Whether a result field says that something is permitted, either by its name or because the reasons
/// against it follow directly.
pub fn permits(outputs: &[Output], name: &str) -> bool {
    let refused =
        |pair: &[Output]| pair[0].name == name && matches!(pair[1].kind, OutKind::Violations);
    matches!(name, "legal" | "may" | "allowed")
        || name.starts_with("may_") && outputs.windows(2).any(refused)
}

/// The finding that the result fields imply (DESIGN §5): the headline of the check comes first, then the
/// other results in declared order.
pub(super) fn finding_of(
    outputs: &[Output],
    headline: &[&str],
    values: &Map<String, Value>,
) -> Finding {
    speaking(outputs, headline, values).1
}

/// The result field that the finding is about, and the finding.
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
