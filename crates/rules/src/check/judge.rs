//! Running a check: reading the input, deciding, exploring open points, and building the verdict.

use std::borrow::Cow;
use std::cell::Cell as Count;
use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::attempt::{Attempt, Judged};
use super::board::{self, Role, Sketch};
use super::facts::{Assigned, Domain, Log, Look, Untold};
use super::fault::{self, Fault, FaultKind};
use super::form::{self, Declared, Field, Figures, Form};
use super::paths::is_lack;
use super::verdict::{
    Alternative, Basis, Chance, Chosen, Finding, FindingKind, NOTHING, Output, Point, PointKind,
    ReadingOutcome, Refusal, Remedy, Rulebook, Step, Values, Verdict, Violation, finding_of,
    speaking,
};
use crate::kit::geometry::Tolerance;
use crate::kit::scene::Mark;
use crate::kit::tables::{Cell, Choice, Table, Tables};
use crate::message::Arg;

/// Maximum number of agreed readings in one question.
pub const MOST_AGREED: usize = 20;

/// Main kind of work that a check does; a label for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckKind {
    Tabular,
    Arithmetic,
    Odds,
    Geometric,
}

impl CheckKind {
    /// Its code in lists and in the API.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Tabular => "tabular",
            Self::Arithmetic => "arithmetic",
            Self::Odds => "odds",
            Self::Geometric => "geometric",
        }
    }
}

/// A rule as code: its declaration and its function. Each check implements it on one empty type.
pub trait Rule {
    type Input: Declared + 'static;
    const ID: &'static str;
    const KIND: CheckKind;
    /// Every claim that the check may quote. The check implements the rulings that contain these claims.
    const CLAIMS: &'static [&'static str];
    const OUTPUTS: &'static [Output];
    /// Results that a player wants to know first. The finding is the first of them that has a value;
    /// together they decide which missing facts matter. Empty: the first result.
    const HEADLINE: &'static [&'static str] = &[];
    /// Number of headline results, from the first, that suffice if one of them has a value: whoever knows
    /// the fate of the loser does not need the totals.
    const ENOUGH: usize = 0;
    /// Results that are wanted if readings or missing facts change only the first headline result: the fate
    /// of an element, however clearly it was beaten.
    const FATE: &'static [&'static str] = &[];
    /// Findings, each with a result that its sentence states besides the headline. Such results are not
    /// asked for, but a usual value that changes one is named.
    const STATED: &'static [(&'static str, &'static str)] = &[];
    const VIOLATIONS: &'static [Violation] = &[];
    /// Whether any violation makes the first headline result a no, so that a certain violation decides the
    /// question.
    const REFUSED_IS_NO: bool = false;
    /// The code for no, if the first headline result is a code.
    const NO: Option<&'static str> = None;
    const POINTS: &'static [&'static Point] = &[];
    const TABLES: &'static [&'static Table] = &[];
    /// The part of a situation that each field takes; for geometric checks.
    const ROLES: &'static [Role] = &[];
    /// Ids of the checks that this check combines. It quotes their claims. Rulings name the part that
    /// executes them, and the combined check only if it executes them itself.
    const PARTS: &'static [&'static str] = &[];
    /// Whether a step explains a result field, for callers that ask for that field only.
    fn bears(_output: &str, _steps: &[Step], _n: usize) -> bool {
        true
    }
    /// Decides one case, and returns every declared result field.
    fn decide(case: &mut Case<'_>, input: &Self::Input) -> Values;
}

/// The decision of one rule on one input.
type Decide = dyn Fn(&mut Case<'_>) -> Values;

/// How much of the verdict is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    Whole,
    /// Only finding, values and readings, for a verdict that is compared with others. There is no ledger
    /// and no picture, conflicts are not judged the other way, and no other tolerances are tried.
    Brief,
}

/// A check as data, for registries.
#[derive(Debug)]
pub struct Check {
    pub id: &'static str,
    pub kind: CheckKind,
    pub claims: &'static [&'static str],
    pub outputs: &'static [Output],
    pub headline: &'static [&'static str],
    /// Number of headline results that suffice if one of them has a value; 0 for all of them.
    pub enough: usize,
    /// Results that are wanted if the first headline result does not settle the question.
    pub fate: &'static [&'static str],
    /// Findings, each with a result that its sentence states besides the headline.
    pub stated: &'static [(&'static str, &'static str)],
    pub violations: &'static [Violation],
    no: Option<&'static str>,
    pub points: &'static [&'static Point],
    pub tables: &'static [&'static Table],
    pub roles: &'static [Role],
    pub parts: &'static [&'static str],
    /// Whether any violation makes the first result a no.
    refused_is_no: bool,
    /// Whether the step with this index explains a result field.
    pub bears: fn(&str, &[Step], usize) -> bool,
    /// Declares the input in a form, and returns the decision. Only this function is compiled for each
    /// rule, and the code around it once; otherwise the WebAssembly program would be half as large again.
    read: fn(&mut Form<'_>) -> Box<Decide>,
}

impl Check {
    /// The finding that these results imply; `None` if nothing is settled.
    pub fn finding_of(&self, values: &Map<String, Value>) -> Option<Finding> {
        let found = finding_of(self.outputs, self.headline, values);
        (found.code != NOTHING).then_some(found)
    }

    /// The check that a rule implements.
    pub const fn of<R: Rule>() -> Self {
        Self {
            id: R::ID,
            kind: R::KIND,
            claims: R::CLAIMS,
            outputs: R::OUTPUTS,
            headline: R::HEADLINE,
            enough: R::ENOUGH,
            fate: R::FATE,
            stated: R::STATED,
            violations: R::VIOLATIONS,
            no: R::NO,
            points: R::POINTS,
            tables: R::TABLES,
            roles: R::ROLES,
            parts: R::PARTS,
            refused_is_no: R::REFUSED_IS_NO,
            bears: R::bears,
            read: read::<R>,
        }
    }

    /// `dba` of `dba.recoil`.
    pub fn system(&self) -> &'static str {
        self.id.split('.').next().unwrap_or_default()
    }

    /// The prefix of its message keys: `dba-recoil`.
    pub fn key(&self) -> String {
        self.id.replace('.', "-")
    }

    /// The declared input fields, with the defaults of these tables, so that the displayed defaults are the
    /// ones used.
    pub fn fields(&self, tables: &Tables) -> Vec<Field> {
        form::described(tables, &mut |form| drop((self.read)(form)))
    }

    /// Answers one question. `given` holds the inputs and, as `agreed`, a list of reading ids, at most one
    /// per open point. The fingerprint `rulebook` in a link is ignored: the page that shows the verdict
    /// says whether it matches.
    ///
    /// # Errors
    /// All faults of the input.
    pub fn judge(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
    ) -> Result<Verdict, Vec<Fault>> {
        super::recase::recased(given, |given| self.judge_unbounded(tables, given))
            .map_err(fault::bounded)
    }

    /// For a check in which any violation means no: the result that says no, and its value.
    pub(super) fn refusing(&self) -> Option<(&'static str, Value)> {
        let first = self.headline.first().copied();
        let name = first.or_else(|| Some(self.outputs.first()?.name))?;
        let no = self.no.map_or(Value::Bool(false), Value::from);
        self.refused_is_no.then_some((name, no))
    }

    /// The headline results that are wanted for these values: a plain no needs no other result, and the
    /// first results may suffice.
    pub(super) fn wanted(&self, values: &Map<String, Value>) -> &'static [&'static str] {
        let (headline, enough) = (self.headline, self.enough.min(self.headline.len()));
        let value = |name: &str| values.get(name).unwrap_or(&Value::Null);
        let no = headline
            .first()
            .is_some_and(|name| *value(name) == Value::Bool(false));
        let first = &headline[..enough];
        if no {
            &headline[..1]
        } else if first.iter().any(|name| !value(name).is_null()) {
            first
        } else {
            headline
        }
    }

    /// Like [`Check::judge`], but returns every fault.
    pub(super) fn judge_unbounded(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
    ) -> Result<Verdict, Vec<Fault>> {
        let (inputs, agreement) = asked(self, given);
        let read = inputs.and_then(|inputs| {
            let mut form = Form::reading(tables, inputs);
            let decide = (self.read)(&mut form);
            form.close().map(|(echo, flags)| (decide, echo, flags))
        });
        match (read, agreement) {
            (Ok((decide, echo, flags)), Ok(assumed)) => Ok(verdict(
                &Rules {
                    check: self,
                    tables,
                    depth: Depth::Whole,
                    decide: &*decide,
                    log: None,
                    effort: Count::new(0),
                },
                &assumed,
                echo,
                flags,
            )),
            (read, agreement) => Err(read
                .err()
                .into_iter()
                .chain(agreement.err())
                .flatten()
                .collect()),
        }
    }

    /// Reads an input in which facts may be missing, and decides it if possible. `known` holds the sets
    /// that the judge assigns to missing facts. The second value is the size of the input that was read.
    pub(super) fn attempt(
        &self,
        tables: &Tables,
        given: Map<String, Value>,
        known: &Assigned,
        (assumed, wanted, unknown): (&Assumed, &[&'static str], &[String]),
        depth: Depth,
    ) -> (Attempt, usize) {
        let whole = depth == Depth::Whole;
        let mut form = Form::reading_partly(tables, given, known, (whole, wanted, unknown));
        if !whole {
            form = form.bare();
        }
        let decide = (self.read)(&mut form);
        let read = form.close_partly();
        let free = |fact: &Untold| matches!(fact.domain, Domain::Free);
        let size = read.size;
        let attempt = if !read.faults.is_empty() {
            Attempt::Wrong(read.faults)
        } else if read.partly.split.is_some() || read.partly.asked.iter().any(free) {
            Attempt::Untold {
                asked: read.partly.asked,
                split: read.partly.split.map(Box::new),
                echo: read.echo,
            }
        } else {
            let verdict = verdict(
                &Rules {
                    check: self,
                    tables,
                    depth,
                    decide: &*decide,
                    log: Some(&read.partly.log),
                    effort: Count::new(0),
                },
                assumed,
                read.echo,
                read.flags,
            );
            Attempt::Judged(Box::new(Judged {
                verdict,
                asked: read.partly.asked,
                usual: read.partly.usual,
                log: read.partly.log,
            }))
        };
        (attempt, size)
    }

    /// Reads an input as far as possible. Returns the values, with stand-ins for faulty ones, and the
    /// faults.
    fn look(&self, tables: &Tables, given: Map<String, Value>) -> (Map<String, Value>, Vec<Fault>) {
        let mut form = Form::reading(tables, given);
        drop((self.read)(&mut form));
        form.close_as_far()
    }

    /// The pieces on the table, even if the input is invalid: for boards that a player is still setting up.
    pub fn sketch(&self, tables: &Tables, given: &Map<String, Value>) -> Sketch {
        board::sketch(self.roles, given, &|inputs| self.look(tables, inputs))
    }

    /// The inputs with defaults filled in, without judging. Empty if they have faults.
    pub fn filled(&self, tables: &Tables, given: &Map<String, Value>) -> Map<String, Value> {
        let (echo, faults) = asked(self, given)
            .0
            .map(|inputs| self.look(tables, inputs))
            .unwrap_or_default();
        if faults.is_empty() { echo } else { Map::new() }
    }

    /// The inputs with the values that missing facts take until they are given. Facts that are asked for
    /// have none.
    pub fn taken(&self, tables: &Tables, given: &Map<String, Value>) -> Map<String, Value> {
        let Ok(inputs) = asked(self, given).0 else {
            return Map::new();
        };
        let mut form =
            Form::reading_partly(tables, inputs, &Assigned::default(), (false, &[], &[]));
        drop((self.read)(&mut form));
        form.close_partly().echo
    }

    /// Whether a partial input has a fault that no further fact can correct: a value that does not exist,
    /// or one that contradicts the rest. Missing facts do not count.
    pub fn refuses(&self, tables: &Tables, given: &Map<String, Value>) -> bool {
        match asked(self, given).0 {
            Ok(inputs) => match self.look(tables, inputs.clone()).1 {
                faults if faults.is_empty() => false,
                // The stand-in of a missing fact may be what a given one contradicts.
                faults => {
                    faults.iter().any(|fault| !is_lack(&inputs, fault))
                        && self.glance(tables, given).is_err()
                }
            },
            Err(_) => true,
        }
    }

    /// Given facts whose value is never tried while the fact is missing, such as a general as the winner of
    /// a fight. A rule may still judge them.
    pub fn beyond(&self, tables: &Tables, given: &Map<String, Value>) -> Vec<String> {
        let Ok(inputs) = asked(self, given).0 else {
            return Vec::new();
        };
        let mut form =
            Form::reading_partly(tables, inputs, &Assigned::default(), (false, &[], &[]));
        drop((self.read)(&mut form));
        form.close_partly().partly.beyond
    }

    /// All faults of an input, complete or not.
    pub(super) fn read_as_far(&self, tables: &Tables, given: Map<String, Value>) -> Vec<Fault> {
        self.look(tables, given).1
    }

    /// All readings of the check, each with its open point.
    pub fn readings(&self) -> impl Iterator<Item = (&'static Point, &'static super::Reading)> {
        self.points
            .iter()
            .flat_map(|point| point.readings.iter().map(move |reading| (*point, reading)))
    }
}

/// The readings assumed in one run: point → reading.
pub(super) type Assumed = BTreeMap<&'static str, &'static str>;

/// One run of a check: the data it may read, and the record of what it considered.
pub struct Case<'a> {
    tables: &'a Tables,
    assumed: &'a Assumed,
    tolerance: Tolerance,
    depth: Depth,
    marks: Vec<Mark>,
    /// The check's possible violations, and the codes of those found so far.
    refusals: &'static [Violation],
    refused: Vec<&'static str>,
    asked: Vec<&'static Point>,
    steps: Vec<Step>,
    reasons: Vec<&'static str>,
    remedies: Vec<Remedy>,
    flags: Vec<Cow<'static, str>>,
    /// Flags of defaults that did not affect the verdict.
    idle: Vec<&'static str>,
    odds: Option<Vec<Chance>>,
    missing: Option<&'static str>,
    /// Arguments added to every step, such as the side that it is about.
    context: Vec<(&'static str, Arg)>,
    /// The looks at missing facts, if facts may be missing.
    log: Option<&'a Log>,
    looks: Option<Looks<'a>>,
    firm: Firm,
    /// Number of steps and table look-ups so far.
    effort: Count<usize>,
}

/// The result of a part of the rule that was run on trial.
#[derive(PartialEq)]
pub struct Tried<T> {
    pub result: T,
    asked: Vec<&'static str>,
    flags: Vec<Cow<'static, str>>,
}

impl<T> Tried<T> {
    /// The open points that it asked.
    pub fn points(&self) -> Vec<&'static str> {
        self.asked.clone()
    }
}

impl<'a> Case<'a> {
    fn new(
        tables: &'a Tables,
        assumed: &'a Assumed,
        tolerance: Tolerance,
        depth: Depth,
        refusals: &'static [Violation],
    ) -> Self {
        Self {
            tables,
            assumed,
            tolerance,
            depth,
            marks: vec![],
            refusals,
            refused: vec![],
            asked: vec![],
            steps: vec![],
            reasons: vec![],
            remedies: vec![],
            flags: vec![],
            idle: vec![],
            odds: None,
            missing: None,
            context: vec![],
            log: None,
            looks: None,
            firm: Firm::default(),
            effort: Count::new(0),
        }
    }

    fn toil(&self, more: usize) {
        self.effort.set(self.effort.get() + more);
    }

    /// Marks everything found since the last call as certain, unless the run has met an open fact.
    fn firm_up(&mut self) {
        let Some(looks) = &mut self.looks else { return };
        if !looks.open {
            let log = looks.log.borrow();
            looks.open = log[looks.examined..].iter().any(Look::is_open);
            looks.examined = log.len();
        }
        let now = [
            self.refused.len(),
            self.steps.len(),
            self.reasons.len(),
            self.remedies.len(),
            self.flags.len(),
        ];
        if !looks.open {
            for (kind, now) in now.into_iter().enumerate() {
                for at in looks.found[kind]..now.min(128) {
                    self.firm.0[kind] |= 1 << at;
                }
            }
        }
        looks.found = now;
    }

    /// Runs a part of the rule that affects nothing after it: open facts make its own findings uncertain,
    /// and no others. A violation found elsewhere stays certain.
    pub fn apart(&mut self, act: impl FnOnce(&mut Self)) {
        self.firm_up();
        let open = self.looks.as_ref().is_some_and(|looks| looks.open);
        act(self);
        self.firm_up();
        if let Some(looks) = &mut self.looks {
            looks.open = open;
            looks.examined = looks.log.borrow().len();
        }
    }

    /// Records a consideration. It appears in the ledger whether or not it applied.
    pub fn step(&mut self, code: &'static str, applied: bool) -> &mut Step {
        self.toil(1);
        self.firm_up();
        if self.depth == Depth::Brief && !self.steps.is_empty() {
            // The ledger is not read, so its first entry is reused.
            let step = &mut self.steps[0];
            step.args.clear();
            step.args.extend_from_slice(&self.context);
            (step.code, step.applied, step.value, step.cite) = (code, applied, Value::Null, None);
            return step;
        }
        // Typical number of arguments of a step.
        let mut args = Vec::with_capacity(self.context.len() + 3);
        args.extend_from_slice(&self.context);
        self.steps.push(Step {
            code,
            applied,
            value: Value::Null,
            args,
            cite: None,
        });
        self.steps.last_mut().expect("just pushed")
    }

    /// Records a consideration, applied or not, and quotes its claim as a reason.
    pub fn considered(
        &mut self,
        code: &'static str,
        applied: bool,
        claim: &'static str,
    ) -> &mut Step {
        self.because(claim);
        self.step(code, applied).cite(claim)
    }

    /// Records a consideration that applies, and quotes its claim as a reason.
    pub fn applied(&mut self, code: &'static str, claim: &'static str) -> &mut Step {
        self.considered(code, true, claim)
    }

    /// Records a consideration, and quotes its claim as a reason only if it applies.
    pub fn applies(&mut self, code: &'static str, applied: bool, claim: &'static str) -> &mut Step {
        if applied {
            self.because(claim);
        }
        self.step(code, applied).cite(claim)
    }

    /// Adds these arguments to every step recorded by `act`. A check made of others uses this to say which
    /// side each step is about.
    pub fn about<T>(
        &mut self,
        args: Vec<(&'static str, Arg)>,
        act: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let outer = std::mem::replace(&mut self.context, args);
        let result = act(self);
        self.context = outer;
        result
    }

    /// Runs a part of the rule, without those of its steps that an earlier part recorded in the same words.
    /// Figures that apply stay, because they add up.
    pub fn unrepeated<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.steps.len();
        let result = act(self);
        self.firm_up();
        let (known, new) = self.steps.split_at(before.min(self.steps.len()));
        let repeats =
            |step: &Step| !(step.applied && step.value.is_number()) && known.contains(step);
        let repeated: Vec<bool> = new.iter().map(repeats).collect();
        let mut at = 0;
        self.steps = said(
            std::mem::take(&mut self.steps),
            |_| {
                at += 1;
                at <= before || !repeated[at - 1 - before]
            },
            &mut self.firm.0[Firm::STEPS],
        );
        if let Some(looks) = &mut self.looks {
            looks.found[Firm::STEPS] = self.steps.len();
        }
        result
    }

    /// Computes something without adding to the ledger, such as the result of another roll. Open points are
    /// still asked and figures still flagged.
    pub fn quietly<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let (steps, reasons, remedies) =
            (self.steps.len(), self.reasons.len(), self.remedies.len());
        let (refused, marks) = (self.refused.len(), self.marks.len());
        self.firm_up();
        // Discarded results are not certain either.
        let looks = self.looks.take();
        let result = act(self);
        self.looks = looks;
        self.refused.truncate(refused);
        self.marks.truncate(marks);
        self.steps.truncate(steps);
        self.reasons.truncate(reasons);
        self.remedies.truncate(remedies);
        result
    }

    /// The result of a part of the rule for a trial value, with the points that it asks and the flags that
    /// it raises. Nothing else is recorded. If all of this is equal for two values, they make no difference
    /// to that part ([`Fact::alike`](super::Fact::alike)).
    pub fn tried<T>(&self, act: impl FnOnce(&mut Case<'_>) -> T) -> Tried<T> {
        let mut aside = Case::new(
            self.tables,
            self.assumed,
            self.tolerance,
            Depth::Brief,
            self.refusals,
        );
        let result = act(&mut aside);
        self.toil(1 + aside.effort.get());
        Tried {
            result,
            asked: aside.asked.iter().map(|point| point.id).collect(),
            flags: aside.flags,
        }
    }

    /// The results of a part of the rule for several values of which one is the case. Nothing is added to
    /// the ledger. Points are asked; only flags that all values raise are raised.
    pub fn each<T, R>(
        &mut self,
        values: impl IntoIterator<Item = T>,
        act: impl Fn(&mut Self, T) -> R,
    ) -> Vec<R> {
        let before = self.flags.clone();
        let mut shared: Option<Vec<_>> = None;
        let results = values
            .into_iter()
            .map(|value| {
                self.flags.clone_from(&before);
                let result = self.quietly(|case| act(case, value));
                match &mut shared {
                    Some(shared) => shared.retain(|flag| self.flags.contains(flag)),
                    None => shared = Some(self.flags.clone()),
                }
                result
            })
            .collect();
        self.flags = shared.unwrap_or(before);
        results
    }

    /// Whether a look of this run is open, so that its verdict will not be used.
    pub fn is_idle(&self) -> bool {
        self.log
            .is_some_and(|log| log.borrow().iter().any(Look::is_open))
    }

    /// Tolerance of this run. A geometric check must measure with it, so that cases at its edge are
    /// detected.
    pub fn tolerance(&self) -> Tolerance {
        self.tolerance
    }

    /// Adds a mark to the picture.
    pub fn mark(&mut self, mark: Mark) {
        if !self.marks.contains(&mark) {
            self.marks.push(mark);
        }
    }

    /// Quotes a claim as a reason of the verdict.
    pub fn because(&mut self, claim: &'static str) {
        if !self.reasons.contains(&claim) {
            self.reasons.push(claim);
        }
    }

    /// Records a violation, with its claim as a reason.
    pub fn refuse(&mut self, code: &'static str) {
        if !self.refused.contains(&code) {
            self.refused.push(code);
        }
        self.because(self.refusal(code));
        self.firm_up();
    }

    /// Checks something forbidden. Records a step with the violation's code and, if it is the case, the
    /// violation.
    pub fn forbid(&mut self, code: &'static str, broken: bool) -> &mut Step {
        if broken {
            self.refuse(code);
        }
        let claim = self.refusal(code);
        self.step(code, broken).value(broken).cite(claim)
    }

    /// Checks something that is forbidden unless a claim allows it; that claim is then the reason.
    pub fn forbid_unless(
        &mut self,
        code: &'static str,
        allowed: bool,
        claim: &'static str,
    ) -> &mut Step {
        if allowed {
            self.because(claim);
        }
        let step = self.forbid(code, !allowed);
        if allowed { step.cite(claim) } else { step }
    }

    fn refusal(&self, code: &str) -> &'static str {
        self.refusals
            .iter()
            .find(|refusal| refusal.code == code)
            .unwrap_or_else(|| panic!("{code} is not a declared violation"))
            .claim
    }

    /// The codes of all violations found.
    pub fn refused(&self) -> &[&'static str] {
        &self.refused
    }

    /// Adds a flag, such as `silent:facing`.
    pub fn flag(&mut self, flag: impl Into<Cow<'static, str>>) {
        let flag = flag.into();
        if !self.flags.contains(&flag) {
            self.flags.push(flag);
        }
    }

    /// Declares that the default of a field, which raised this flag, did not affect the verdict.
    pub fn idle(&mut self, flag: &'static str) {
        self.idle.push(flag);
    }

    /// Adds a remedy: inputs to change, and the outcome they would lead to.
    pub fn remedy(
        &mut self,
        code: &'static str,
        args: Vec<(&str, Arg)>,
        input: Vec<(&str, Value)>,
    ) {
        let args = args
            .into_iter()
            .map(|(name, arg)| (name.to_owned(), arg))
            .collect();
        let input = input
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect();
        self.remedies.push(Remedy { code, args, input });
    }

    /// Sets the exact distribution of a case without dice.
    pub fn odds(&mut self, chances: Vec<Chance>) {
        self.odds = Some(chances);
    }

    /// Records that the documents have no answer to this question.
    pub fn silent(&mut self, what: &'static str) {
        self.flag(format!("silent:{what}"));
        self.missing = Some(what);
    }

    /// Asks an open point; returns the reading that this run follows.
    pub fn ask(&mut self, point: &'static Point) -> Chosen {
        if !self.asked.iter().any(|asked| asked.id == point.id) {
            self.asked.push(point);
        }
        if point.kind == PointKind::Conflict {
            self.flag(format!("conflict:{}", point.id));
        }
        self.chosen(point)
            .unwrap_or(Chosen::new(&point.readings[0]))
    }

    /// The reading that this run already follows on a point, if any: one point may settle another.
    pub fn settled(&self, point: &'static Point) -> Option<Chosen> {
        let asked = self.asked.iter().any(|asked| asked.id == point.id);
        self.chosen(point)
            .or_else(|| asked.then(|| Chosen::new(&point.readings[0])))
    }

    /// The reading that was assumed or agreed for a point.
    fn chosen(&self, point: &'static Point) -> Option<Chosen> {
        let id = self.assumed.get(point.id)?;
        point
            .readings
            .iter()
            .find(|reading| reading.id == *id)
            .map(Chosen::new)
    }

    fn look(&mut self, table: &Table, row: &str, column: &str) -> Cell {
        self.toil(1);
        let (cell, flag) = self.tables.read(table, row, column);
        if let Some(flag) = flag {
            self.flag(flag);
        }
        cell
    }

    /// Reads figures as the declaration of an input does; their flags are raised.
    pub fn figures<T>(&mut self, act: impl FnOnce(&mut Figures<'_>) -> T) -> T {
        let mut figures = Figures::new(self.tables);
        let result = act(&mut figures);
        for flag in figures.flags() {
            self.flag(flag);
        }
        result
    }

    /// Whether two table cells differ. Neither counts as looked up, since this tells only whether a choice
    /// between them matters.
    pub fn differ(&self, table: &Table, one: (&str, &str), other: (&str, &str)) -> bool {
        self.tables.cell(table, one.0, one.1).0 != self.tables.cell(table, other.0, other.1).0
    }

    /// A number from a table; `None` if the table has no such cell.
    pub fn number(&mut self, table: &Table, row: &str, column: &str) -> Option<i64> {
        match self.look(table, row, column) {
            Cell::Number(n) => Some(n),
            _ => None,
        }
    }

    /// A code from a table; `None` if the table has no such cell.
    pub fn word<T: Choice>(&mut self, table: &Table, row: &str, column: &str) -> Option<T> {
        match self.look(table, row, column) {
            Cell::Word(word) => T::parse(word),
            _ => None,
        }
    }
}

/// Record of one run.
struct Run {
    assumed: Assumed,
    asked: Vec<&'static Point>,
    values: Map<String, Value>,
    finding: Finding,
    steps: Vec<Step>,
    reasons: Vec<&'static str>,
    remedies: Vec<Remedy>,
    flags: Vec<Cow<'static, str>>,
    idle: Vec<&'static str>,
    odds: Option<Vec<Chance>>,
    missing: Option<&'static str>,
    marks: Vec<Mark>,
    refused: Vec<&'static str>,
    firm: Firm,
}

/// A check and the input that it decides.
struct Rules<'r> {
    check: &'r Check,
    tables: &'r Tables,
    depth: Depth,
    decide: &'r Decide,
    /// Looks of the runs at facts known as sets; `None` if every fact is given.
    log: Option<&'r Log>,
    /// Number of steps and table look-ups of all runs.
    effort: Count<usize>,
}

/// Violations, steps, reasons, remedies and flags of a run, each kind in its order.
const KINDS: usize = 5;

/// Bit sets of the items that were found before the run met any open fact; they hold for all values.
#[derive(Clone, Copy, Default)]
struct Firm([u128; KINDS]);

impl Firm {
    const REFUSED: usize = 0;
    const STEPS: usize = 1;
    const REASONS: usize = 2;
    const REMEDIES: usize = 3;
    const FLAGS: usize = 4;

    fn holds(&self, kind: usize, at: usize) -> bool {
        at < 128 && self.0[kind] >> at & 1 == 1
    }

    /// The certain items of a list.
    fn of<'l, T>(&self, kind: usize, list: &'l [T]) -> impl Iterator<Item = &'l T> {
        let firm = *self;
        let all = list.iter().enumerate();
        all.filter(move |(at, _)| firm.holds(kind, *at))
            .map(|(_, one)| one)
    }
}

/// The looks of one run, and how far they were examined.
struct Looks<'a> {
    log: &'a Log,
    examined: usize,
    /// Whether one of them leaves the answer open.
    open: bool,
    /// Number of items of each kind at the last examination.
    found: [usize; KINDS],
}

/// Declares the input of a rule in a form, and returns the rule's decision.
fn read<R: Rule>(form: &mut Form<'_>) -> Box<Decide> {
    let input = R::Input::declare(form);
    Box::new(move |case| R::decide(case, &input))
}

/// Whether the finding of a verdict is this result with this value.
fn says_no(check: &Check, (name, no): &(&str, Value), values: &Map<String, Value>) -> bool {
    values.get(*name) == Some(no) && speaking(check.outputs, check.headline, values).0 == *name
}

fn run(rules: &Rules<'_>, assumed: &Assumed) -> Run {
    run_with(rules, assumed, Tolerance::STATED)
}

/// The items of a list whose sentences can be written; the bit set of certain items is adjusted.
fn said<T>(mut list: Vec<T>, mut can: impl FnMut(&T) -> bool, firm: &mut u128) -> Vec<T> {
    let (mut at, mut kept, mut bits) = (0, 0, 0);
    list.retain(|one| {
        let stays = can(one);
        if stays {
            if at < 128 {
                bits |= (*firm >> at & 1) << kept;
            }
            kept += 1;
        }
        at += 1;
        stays
    });
    *firm = bits;
    list
}

fn run_with(rules: &Rules<'_>, assumed: &Assumed, tolerance: Tolerance) -> Run {
    let Rules {
        check,
        tables,
        depth,
        decide,
        log,
        ref effort,
    } = *rules;
    let mut case = Case::new(tables, assumed, tolerance, depth, check.violations);
    case.log = log;
    // Looks of a run with other readings do not count for this one.
    case.looks = log.map(|log| Looks {
        log,
        examined: log.borrow().len(),
        open: false,
        found: [0; KINDS],
    });
    let values = decide(&mut case).0;
    case.firm_up();
    effort.set(effort.get() + case.effort.get());
    debug_assert!(
        check.outputs.iter().map(|o| o.name).eq(values.keys()),
        "{}: values {:?} are not the declared outputs",
        check.id,
        values
    );
    debug_assert!(
        case.refused.is_empty()
            || check
                .refusing()
                .is_none_or(|no| says_no(check, &no, &values)),
        "{}: a refusal is not what the verdict speaks of: {values:?}",
        check.id
    );
    debug_assert!(
        case.reasons
            .iter()
            .chain(case.steps.iter().filter_map(|s| s.cite.as_ref()))
            .all(|c| check.claims.contains(c)),
        "{}: a claim is quoted but not declared: {:?}",
        check.id,
        case.reasons
    );
    let found = match case.missing {
        Some(what) => Finding {
            kind: FindingKind::Undetermined,
            code: what.to_owned(),
            result: None,
        },
        None => finding_of(check.outputs, check.headline, &values),
    };
    Run {
        assumed: assumed.clone(),
        asked: case.asked,
        finding: found,
        values,
        steps: said(case.steps, Step::can_be_said, &mut case.firm.0[Firm::STEPS]),
        reasons: case.reasons,
        remedies: said(
            case.remedies,
            Remedy::can_be_said,
            &mut case.firm.0[Firm::REMEDIES],
        ),
        flags: case.flags,
        idle: case.idle,
        odds: case.odds,
        missing: case.missing,
        marks: case.marks,
        refused: case.refused,
        firm: case.firm,
    }
}

/// Runs the check once for every combination of readings of the open points that it asks. Checks have few
/// points, and ask them only where they matter, so the number stays small.
///
/// A run follows the first reading of every point that is not settled, so it is itself one of the
/// combinations. The other combinations settle its points one after another, the last one first.
fn explore(rules: &Rules<'_>, assumed: &Assumed, runs: &mut Vec<Run>) {
    let mut first = run(rules, assumed);
    let open: Vec<&'static Point> = first
        .asked
        .iter()
        .copied()
        .filter(|point| point.kind == PointKind::Open && !assumed.contains_key(point.id))
        .collect();
    let before: Vec<Assumed> = open
        .iter()
        .map(|point| {
            let settled = first.assumed.clone();
            first.assumed.insert(point.id, point.readings[0].id);
            settled
        })
        .collect();
    runs.push(first);
    for (point, settled) in open.iter().zip(before).rev() {
        for reading in &point.readings[1..] {
            let mut assumed = settled.clone();
            assumed.insert(point.id, reading.id);
            explore(rules, &assumed, runs);
        }
    }
}

/// The readings that the players agreed on, or their faults.
fn agreed(check: &Check, given: Option<&Value>) -> Result<Assumed, Vec<Fault>> {
    let list: Vec<Value> = match given {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::String(text)) => text
            .split(',')
            .filter(|part| !part.is_empty())
            .map(Value::from)
            .collect(),
        Some(Value::Array(items)) => items.clone(),
        Some(other) => vec![other.clone()],
    };
    if list.len() > MOST_AGREED {
        return Err(vec![Fault {
            path: "agreed".to_owned(),
            given: Value::from(list.len()),
            kind: FaultKind::ListLength,
            accepted: vec![format!("0–{MOST_AGREED}")],
            args: Vec::new(),
            against: Vec::new(),
        }]);
    }
    let mut assumed = Assumed::new();
    let mut faults = Vec::new();
    let accepted = || {
        check
            .readings()
            .map(|(_, reading)| reading.id.to_owned())
            .collect()
    };
    for (n, item) in list.iter().enumerate() {
        let mut fault = |kind| {
            faults.push(Fault {
                path: format!("agreed.{n}"),
                given: item.clone(),
                kind,
                accepted: accepted(),
                args: Vec::new(),
                against: Vec::new(),
            })
        };
        match check
            .readings()
            .find(|(_, reading)| item.as_str() == Some(reading.id))
        {
            None => fault(FaultKind::UnknownReading),
            Some((point, reading)) => match assumed.insert(point.id, reading.id) {
                Some(earlier) if earlier != reading.id => fault(FaultKind::TwoReadings),
                _ => {}
            },
        }
    }
    if faults.is_empty() {
        Ok(assumed)
    } else {
        Err(faults)
    }
}

/// Parameters of links besides the facts: the fingerprint of the operator's rulebook, and the edition. They
/// are always ignored here.
pub const LINKED: [&str; 2] = ["rulebook", "ed"];

/// The inputs as the check reads them, distributed from a situation, and the agreed readings.
#[expect(
    clippy::type_complexity,
    reason = "two results side by side, taken apart at once"
)]
pub(super) fn asked(
    check: &Check,
    given: &Map<String, Value>,
) -> (
    Result<Map<String, Value>, Vec<Fault>>,
    Result<Assumed, Vec<Fault>>,
) {
    let mut inputs = given.clone();
    let agreement = agreed(check, inputs.shift_remove("agreed").as_ref());
    inputs.retain(|name, _| !LINKED.contains(&name.as_str()));
    let drawn = inputs.contains_key(board::SCENE);
    let dealt = board::deal(check.roles, inputs);
    let dealt = dealt.and_then(|dealt| board::by_sides(check.roles, dealt, drawn));
    (dealt, agreement)
}

fn verdict(
    rules: &Rules<'_>,
    assumed: &Assumed,
    echo: Map<String, Value>,
    flags: Vec<Cow<'static, str>>,
) -> Verdict {
    let (check, tables) = (rules.check, rules.tables);
    let declared = rules.log.map(|log| log.borrow().len());
    let mut runs = Vec::new();
    explore(rules, assumed, &mut runs);
    let refusal = declared.and_then(|declared| refusal(rules, declared, &runs, &flags));
    // A default that affected no run is not mentioned, and of a verdict that is compared no flag is read.
    let whole = rules.depth == Depth::Whole;
    let rests = |flag: &str| whole && runs.iter().any(|run| !run.idle.contains(&flag));
    let mut flags: Vec<String> = flags
        .into_iter()
        .filter(|flag| rests(flag))
        .map(Cow::into_owned)
        .collect();
    for flag in runs.iter().flat_map(|run| &run.flags).filter(|_| whole) {
        if !flags.iter().any(|raised| *raised == *flag) {
            flags.push(flag.clone().into_owned());
        }
    }
    let basis = Basis::of(&flags);
    let rulebook = Rulebook::of(tables, &flags);
    let same = runs
        .iter()
        .all(|run| run.values == runs[0].values && run.finding == runs[0].finding);
    let readings = if same {
        named(rules, assumed, runs[0].missing)
    } else {
        outcomes(&runs, assumed)
    };
    let mut alternatives = if same && whole {
        alternatives(rules, &runs[0])
    } else {
        Vec::new()
    };
    if same
        && whole
        && let Some(edge) = at_the_edge(rules, &runs[0])
    {
        flags.push(MARGINAL.to_owned());
        alternatives.push(edge);
    }
    let mut picture = (whole && !check.roles.is_empty())
        .then(|| board::picture(check.roles, &echo))
        .filter(|picture| !picture.is_empty());
    if let Some(picture) = &mut picture {
        // If readings differ, only the marks that all of them share.
        picture.marks = runs[0]
            .marks
            .iter()
            .filter(|mark| runs.iter().all(|run| run.marks.contains(mark)))
            .cloned()
            .collect();
    }
    let agreed = assumed
        .values()
        .map(|reading| (*reading).to_owned())
        .collect();
    let (finding, values) = if same {
        let first = &mut runs[0];
        (first.finding.clone(), std::mem::take(&mut first.values))
    } else {
        (runs[0].finding.clone(), runs[0].values.clone())
    };
    let mut verdict = Verdict {
        check: check.id,
        input: echo,
        agreed,
        finding,
        values,
        steps: Vec::new(),
        reasons: Vec::new(),
        odds: None,
        remedies: Vec::new(),
        basis,
        flags,
        readings,
        alternatives,
        missing: runs[0].missing,
        picture,
        rulebook,
        refusal,
        effort: rules.effort.get(),
        ..Verdict::blank(check.id)
    };
    if same {
        let first = runs.swap_remove(0);
        (
            verdict.steps,
            verdict.reasons,
            verdict.remedies,
            verdict.odds,
        ) = (first.steps, first.reasons, first.remedies, first.odds);
    } else {
        let point = verdict
            .readings
            .first()
            .map_or(NOTHING, |reading| reading.point);
        verdict.finding = shared_refusal(&runs)
            .or_else(|| common(check, &runs))
            .unwrap_or_else(|| Finding {
                kind: FindingKind::Undetermined,
                code: point.to_owned(),
                result: None,
            });
        // Only steps that all runs share; most are at the same index in each.
        let shared = |n: usize, step: &Step| {
            runs.iter()
                .all(|run| run.steps.get(n) == Some(step) || run.steps.contains(step))
        };
        verdict.steps = runs[0]
            .steps
            .iter()
            .enumerate()
            .filter(|(n, step)| shared(*n, step))
            .map(|(_, step)| step.clone())
            .collect();
        verdict.reasons = runs[0]
            .reasons
            .iter()
            .filter(|claim| runs.iter().all(|run| run.reasons.contains(claim)))
            .copied()
            .collect();
        for (name, value) in &mut verdict.values {
            runs.iter()
                .for_each(|run| keep_shared(value, run.values.get(name)));
        }
    }
    verdict
}

/// The violation that all readings share, if each reading refuses, possibly for further reasons.
fn shared_refusal(runs: &[Run]) -> Option<Finding> {
    let first = runs.first()?;
    let refuses = |run: &Run| run.finding.kind == FindingKind::Illegal && run.missing.is_none();
    if !runs.iter().all(refuses) {
        return None;
    }
    let shared = |code: &&&str| runs.iter().all(|run| run.refused.contains(code));
    Some(Finding {
        code: first
            .refused
            .iter()
            .find(shared)
            .map_or("illegal", |code| code)
            .to_owned(),
        ..first.finding.clone()
    })
}

/// The finding that all readings share, if they differ only on results other than the wanted ones; those
/// stay open.
fn common(check: &Check, runs: &[Run]) -> Option<Finding> {
    let first = runs.first()?;
    let alike = |name: &str| {
        let value = first.values.get(name);
        runs.iter().all(|run| run.values.get(name) == value)
    };
    // A check without a headline has no secondary results.
    if check.headline.is_empty() || runs.iter().any(|run| run.missing.is_some()) {
        return None;
    }
    let found = |headline: &[&'static str]| speaking(check.outputs, headline, &first.values);
    let (name, finding) = found(check.headline);
    let wanted = check.wanted(&first.values);
    let same = runs.iter().all(|run| run.finding == finding);
    if same && !name.is_empty() && alike(name) && wanted.iter().all(|name| alike(name)) {
        return Some(finding);
    }
    let told = |name: &&str| !first.values.get(*name).is_none_or(Value::is_null) && alike(name);
    let fate = check.fate.first()?;
    check.fate.iter().all(told).then(|| found(&[fate]).1)
}

/// Reduces a verdict to the certain part of its refusal, if the refusal was found before any open fact was
/// met but the run met one later. The looks of the declaration come first in the log.
fn refusal(
    rules: &Rules<'_>,
    declared: usize,
    runs: &[Run],
    flags: &[Cow<'static, str>],
) -> Option<Refusal> {
    let log = rules.log?.borrow();
    let certain = |run: &Run| run.firm.of(Firm::REFUSED, &run.refused).next().copied();
    if rules.check.refusing().is_none()
        || runs.iter().any(|run| certain(run).is_none())
        || log[..declared].iter().any(Look::is_open)
        || !log[declared..].iter().any(Look::is_open)
    {
        return None;
    }
    let (first, others) = runs.split_first()?;
    let firm = first.firm;
    let mut all: Vec<String> = flags.iter().map(ToString::to_string).collect();
    for flag in firm.of(Firm::FLAGS, &first.flags) {
        if others.iter().all(|run| run.flags.contains(flag))
            && !all.iter().any(|known| known == flag)
        {
            all.push(flag.to_string());
        }
    }
    let alone = others.is_empty();
    let reasons = firm.of(Firm::REASONS, &first.reasons).copied();
    Some(Refusal {
        code: certain(first).filter(|code| others.iter().all(|run| certain(run) == Some(*code))),
        steps: if alone { firm.0[Firm::STEPS] } else { 0 },
        reasons: reasons
            .filter(|claim| others.iter().all(|run| run.reasons.contains(claim)))
            .collect(),
        remedies: if alone { firm.0[Firm::REMEDIES] } else { 0 },
        flags: all,
    })
}

/// Removes the values that differ in another run; within a group only the fields that differ.
fn keep_shared(value: &mut Value, other: Option<&Value>) {
    match (value, other) {
        (Value::Object(fields), Some(Value::Object(others))) => fields
            .iter_mut()
            .for_each(|(name, field)| keep_shared(field, others.get(name))),
        (value, other) if other != Some(&*value) => *value = Value::Null,
        _ => {}
    }
}

/// The readings of every open point on which the runs differ. Each comes with the values that it leads to
/// when the other points take their default (or first) reading. A point that arises only under an unusual
/// reading of another is left for later: it is asked once that reading is agreed, and until then that
/// reading leaves the point's results open. If the usual readings hide every difference, all points are
/// listed.
fn outcomes(runs: &[Run], agreed: &Assumed) -> Vec<ReadingOutcome> {
    let mut points: Vec<&'static Point> = Vec::new();
    for point in runs.iter().flat_map(|run| &run.asked) {
        if point.kind == PointKind::Open
            && !agreed.contains_key(point.id)
            && !points.iter().any(|p| p.id == point.id)
        {
            points.push(point);
        }
    }
    let usual = |point: &Point| {
        point
            .readings
            .iter()
            .find(|r| r.default)
            .unwrap_or(&point.readings[0])
            .id
    };
    let gather = |strictly: bool| {
        let mut found = Vec::new();
        for point in &points {
            let holds = |run: &Run, reading: &str| {
                run.assumed
                    .get(point.id)
                    .is_some_and(|held| *held == reading)
            };
            let mut here: Vec<ReadingOutcome> = Vec::new();
            let mut differs = false;
            let mut first: Option<&Run> = None;
            for reading in point.readings {
                // Points that only this reading brings up depend on it; the others are independent.
                let beside = |p: &Point| {
                    p.id != point.id
                        && runs
                            .iter()
                            .any(|run| !holds(run, reading.id) && run.assumed.contains_key(p.id))
                };
                let unusual = |run: &&Run| {
                    points
                        .iter()
                        .filter(|p| {
                            p.id != point.id
                                && run.assumed.get(p.id).is_some_and(|r| *r != usual(p))
                        })
                        .count()
                };
                let as_usual = |run: &&Run| {
                    points
                        .iter()
                        .all(|p| !beside(p) || run.assumed.get(p.id).is_none_or(|r| *r == usual(p)))
                };
                let fitting: Vec<&Run> = runs
                    .iter()
                    .filter(|run| holds(run, reading.id))
                    .filter(|run| !strictly || as_usual(run))
                    .collect();
                let Some(most_usual) = fitting.iter().copied().min_by_key(unusual) else {
                    continue;
                };
                let mut values = most_usual.values.clone();
                for (name, value) in &mut values {
                    fitting
                        .iter()
                        .for_each(|run| keep_shared(value, run.values.get(name)));
                }
                differs |= first.is_some_and(|run| run.values != most_usual.values)
                    || !strictly && here.iter().any(|other| other.values != values);
                first = first.or(Some(most_usual));
                // A point on which the readings beside this one differ decides the results that it leaves
                // open.
                let decides = |other: &&&'static Point| {
                    let taken = |run: &&Run| run.assumed.get(other.id).copied();
                    let all = || fitting.iter().copied();
                    all().any(|one| {
                        taken(&one).is_some()
                            && all()
                                .any(|run| taken(&run) != taken(&one) && run.values != one.values)
                    })
                };
                let then = points.iter().find(decides).map(|other| other.id);
                here.push(ReadingOutcome {
                    id: reading.id,
                    point: point.id,
                    claim: reading.claim,
                    values,
                    default: reading.default,
                    then,
                    odds: most_usual.odds.clone(),
                });
            }
            if differs {
                found.append(&mut here);
            }
        }
        found
    };
    let found = gather(true);
    if found.is_empty() {
        gather(false)
    } else {
        found
    }
}

/// The readings of an open point that a check names without asking it, because the verdict lists every
/// place where it matters; empty if they lead to the same result.
fn named(rules: &Rules<'_>, agreed: &Assumed, missing: Option<&str>) -> Vec<ReadingOutcome> {
    let named = |point: &&&'static Point| missing == Some(point.id);
    let Some(point) = rules.check.points.iter().find(named) else {
        return Vec::new();
    };
    if agreed.contains_key(point.id) {
        return Vec::new();
    }
    let read: Vec<ReadingOutcome> = point
        .readings
        .iter()
        .map(|reading| {
            let mut assumed = agreed.clone();
            assumed.insert(point.id, reading.id);
            let run = run(rules, &assumed);
            ReadingOutcome {
                id: reading.id,
                point: point.id,
                claim: reading.claim,
                values: run.values,
                default: reading.default,
                then: None,
                odds: run.odds,
            }
        })
        .collect();
    if read.iter().all(|other| other.values == read[0].values) {
        Vec::new()
    } else {
        read
    }
}

/// The flag of a case at the edge of the tolerance, and the name of its alternative verdict.
const MARGINAL: &str = "marginal";

/// The verdict with another tolerance, if it differs.
fn at_the_edge(rules: &Rules<'_>, first: &Run) -> Option<Alternative> {
    if rules.check.kind != CheckKind::Geometric {
        return None;
    }
    [Tolerance::EXACT, Tolerance::WIDE]
        .into_iter()
        .find_map(|tolerance| {
            let other = run_with(rules, &first.assumed, tolerance);
            // Lengths always differ slightly; codes and booleans do not.
            let differs = other.finding != first.finding
                || other.values.iter().any(|(name, value)| {
                    !first
                        .values
                        .get(name)
                        .is_some_and(|first| alike(first, value))
                });
            differs.then_some(Alternative {
                reading: MARGINAL,
                finding: other.finding,
                values: other.values,
            })
        })
}

/// Whether two results are equal apart from their lengths.
fn alike(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(_), Value::Number(_)) => true,
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| alike(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter()
                    .all(|(name, a)| b.get(name).is_some_and(|b| alike(a, b)))
        }
        _ => a == b,
    }
}

/// The results with the other reading of each conflict that this run asked.
fn alternatives(rules: &Rules<'_>, first: &Run) -> Vec<Alternative> {
    let mut found = Vec::new();
    for point in first
        .asked
        .iter()
        .filter(|point| point.kind == PointKind::Conflict)
    {
        let followed = first
            .assumed
            .get(point.id)
            .copied()
            .unwrap_or(point.readings[0].id);
        for reading in point
            .readings
            .iter()
            .filter(|reading| reading.id != followed)
        {
            let mut assumed = first.assumed.clone();
            assumed.insert(point.id, reading.id);
            let other = run(rules, &assumed);
            if other.values != first.values {
                found.push(Alternative {
                    reading: reading.id,
                    finding: other.finding,
                    values: other.values,
                });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::verdict::{OutKind, Reading};
    use super::*;
    use crate::check::Form;
    use serde_json::json;

    /// A toy rule with one open point, one conflict and a refusal.
    struct Toy;
    struct ToyInput {
        n: i64,
        tied: bool,
        clash: bool,
    }
    impl Declared for ToyInput {
        fn declare(form: &mut Form<'_>) -> Self {
            Self {
                n: form.integer("n", 0, 9).required(),
                tied: form.truth("tied"),
                clash: form.truth("clash"),
            }
        }
    }
    static TIE: Point = Point {
        id: "tie",
        kind: PointKind::Open,
        readings: &[
            Reading {
                id: "tie-good",
                claim: "toy/a/b#good",
                default: true,
            },
            Reading {
                id: "tie-bad",
                claim: "toy/a/b#bad",
                default: false,
            },
        ],
    };
    static LATER: Point = Point {
        id: "later",
        kind: PointKind::Open,
        readings: &[
            Reading {
                id: "later-good",
                claim: "toy/a/b#good",
                default: false,
            },
            Reading {
                id: "later-bad",
                claim: "toy/a/b#bad",
                default: true,
            },
        ],
    };
    static CLASH: Point = Point {
        id: "clash",
        kind: PointKind::Conflict,
        readings: &[
            Reading {
                id: "book-says",
                claim: "toy/a/b#book",
                default: true,
            },
            Reading {
                id: "sheet-says",
                claim: "toy/a/b#sheet",
                default: false,
            },
        ],
    };
    impl Rule for Toy {
        type Input = ToyInput;
        const ID: &'static str = "toy.rule";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &[
            "toy/a/b#few",
            "toy/a/b#good",
            "toy/a/b#bad",
            "toy/a/b#book",
            "toy/a/b#sheet",
        ];
        const OUTPUTS: &'static [Output] = &[
            Output {
                name: "legal",
                kind: OutKind::Truth,
            },
            Output {
                name: "violations",
                kind: OutKind::Violations,
            },
            Output {
                name: "n",
                kind: OutKind::Number(crate::check::Unit::None),
            },
        ];
        const POINTS: &'static [&'static Point] = &[&TIE, &CLASH, &LATER];
        const VIOLATIONS: &'static [Violation] = &[Violation {
            code: "too-many",
            claim: "toy/a/b#few",
        }];
        fn decide(case: &mut Case<'_>, input: &ToyInput) -> Values {
            let mut legal = input.n < 5;
            case.step("count", true).value(input.n);
            if input.tied && input.n >= 5 {
                legal = case.ask(&TIE).id() == "tie-good";
            }
            if input.tied && (input.n == 6 && legal || input.n == 7 && !legal) {
                legal = case.ask(&LATER).id() == "later-good";
            }
            let n = if input.clash && case.ask(&CLASH).id() == "sheet-says" {
                input.n + 1
            } else {
                input.n
            };
            if !legal {
                case.because("toy/a/b#few");
            }
            Values::default()
                .with("legal", legal)
                .with(
                    "violations",
                    if legal {
                        json!([])
                    } else {
                        json!(["too-many"])
                    },
                )
                .with("n", n)
        }
    }
    static TOY: Check = Check::of::<Toy>();

    fn ask(given: Value) -> Verdict {
        TOY.judge(&Tables::default(), given.as_object().unwrap())
            .unwrap()
    }

    #[test]
    fn a_refusal_is_an_answer_with_its_reason() {
        let verdict = ask(json!({"n": 7}));
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Illegal, "too-many")
        );
        assert_eq!(verdict.reasons, ["toy/a/b#few"]);
        assert_eq!(verdict.basis, Basis::Seeds);
    }

    #[test]
    fn an_open_point_is_undetermined_until_agreed() {
        let open = ask(json!({"n": 5, "tied": true}));
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "tie")
        );
        assert_eq!(open.values["legal"], Value::Null);
        assert_eq!(open.values["n"], json!(5));
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["legal"].clone()))
                .collect::<Vec<_>>(),
            [("tie-good", json!(true)), ("tie-bad", json!(false))]
        );
        let agreed = ask(json!({"n": 5, "tied": true, "agreed": ["tie-bad"]}));
        assert_eq!(
            (agreed.finding.kind, agreed.readings.len()),
            (FindingKind::Illegal, 0)
        );
        assert_eq!(agreed.agreed, ["tie-bad"]);
    }

    #[test]
    fn a_point_within_a_point_waits_for_its_turn() {
        let shown = |given: Value| ask(given).readings.iter().map(|r| r.id).collect::<Vec<_>>();
        // Asked only under the usual reading of the first point, because the other reading makes it
        // irrelevant.
        assert_eq!(
            shown(json!({"n": 6, "tied": true})),
            ["later-good", "later-bad"]
        );
        assert_eq!(
            shown(json!({"n": 6, "tied": true, "agreed": ["later-good"]})),
            ["tie-good", "tie-bad"]
        );
        // Asked only under the unusual reading, so it comes later.
        assert_eq!(
            shown(json!({"n": 7, "tied": true})),
            ["tie-good", "tie-bad"]
        );
        // The reading that brings up the later point leaves open what that point decides.
        assert_eq!(
            ask(json!({"n": 7, "tied": true}))
                .readings
                .iter()
                .map(|r| r.values["legal"].clone())
                .collect::<Vec<_>>(),
            [json!(true), Value::Null]
        );
        assert_eq!(
            shown(json!({"n": 7, "tied": true, "agreed": ["tie-bad"]})),
            ["later-good", "later-bad"]
        );
    }

    #[test]
    fn an_open_point_that_changes_nothing_is_not_mentioned() {
        let verdict = ask(json!({"n": 3, "tied": true}));
        assert_eq!(
            (verdict.finding.kind, verdict.readings.len()),
            (FindingKind::Legal, 0)
        );
    }

    #[test]
    fn a_conflict_follows_the_first_reading_and_shows_the_other() {
        let verdict = ask(json!({"n": 2, "clash": true}));
        assert_eq!(verdict.flags, ["conflict:clash"]);
        assert_eq!(verdict.values["n"], json!(2));
        assert_eq!(
            (
                verdict.alternatives[0].reading,
                &verdict.alternatives[0].values["n"]
            ),
            ("sheet-says", &json!(3))
        );
        let agreed = ask(json!({"n": 2, "clash": true, "agreed": "sheet-says"}));
        assert_eq!(agreed.values["n"], json!(3));
    }

    #[test]
    fn bad_agreements_are_faults_beside_the_others() {
        let faults = TOY
            .judge(
                &Tables::default(),
                json!({"n": 99, "agreed": ["tie-good", "tie-bad", "x"]})
                    .as_object()
                    .unwrap(),
            )
            .unwrap_err();
        let got: Vec<(&str, &str)> = faults
            .iter()
            .map(|f| (f.path.as_str(), f.kind.code()))
            .collect();
        assert_eq!(
            got,
            [
                ("n", "out-of-range"),
                ("agreed.1", "two-readings"),
                ("agreed.2", "unknown-reading")
            ]
        );
    }
}
