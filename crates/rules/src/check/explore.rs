//! Verdicts from partial facts. What nobody told is explored as open points are: the rule runs for
//! every value an untold fact may have, and a result on which all runs agree is settled.
//!
//! - A fact without a usual value is explored. Where its values differ in a result that is wanted,
//!   it is asked.
//! - A fact with a usual value takes it. Where another value alone would change a result that is
//!   wanted, the verdict says what it assumed.
//! - A number is explored by ranges: between declared turning points, or as the rule's own
//!   comparisons split it ([`super::measure`]).
//!
//! The number of runs is bounded. An exploration that was cut off settles nothing and asks.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::attempt::{Attempt, Judged};
use super::change;
use super::facts::{Domain, Untold};
use super::fault::{Fault, FaultKind};
use super::judge::{Check, Depth};
use super::measure::{Cut, Range};
use super::paths::{put, told};
use super::verdict::{
    Answer, Assumed, Finding, FindingKind, Outcome, Question, Remedy, Status, Unsettled, Verdict,
    Way, finding_of, permits, speaking,
};

/// So many runs explore the facts without a usual value.
const MOST_RUNS: usize = 600;

/// So many more find out which usual facts matter.
const MOST_FLIPS: usize = 1200;

/// So many more look for what would make a refusal legal.
const MOST_CHANGES: usize = 240;

/// An input of so many values may be explored with all of these runs. Judging a larger one takes
/// longer by the square of its size (pieces against pieces), and it gets fewer by as much.
const SMALL: usize = 64;

/// Share of so many runs that an input gets.
fn share(most: usize, given: &Map<String, Value>) -> usize {
    fn values(value: &Value) -> usize {
        match value {
            Value::Array(items) => items.iter().map(values).sum(),
            Value::Object(map) => map.values().map(values).sum(),
            _ => 1,
        }
    }
    let size = given.values().map(values).sum::<usize>().max(SMALL);
    (most * SMALL * SMALL / (size * size)).max(1)
}

/// So many usual facts that matter are named at a glance.
pub const MOST_AT_A_GLANCE: usize = 3;

/// After so many runs, one such fact is enough.
const LONG_GLANCE: usize = 60;

/// How much of an answer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Full,
    /// What fits on one line.
    Glance,
}

/// Facts set while exploring: path and value.
type Set = Vec<(String, Value)>;

/// One completion of the untold facts and what it leads to.
struct Leaf {
    set: Set,
    wanted: Vec<Value>,
    verdict: Verdict,
}

/// Runs the rule once.
type Try<'t> = &'t dyn Fn(Map<String, Value>, Depth) -> Attempt;

/// Tells from the completions so far whether the rest may be skipped.
type Enough<'t> = &'t dyn Fn(&[Leaf]) -> bool;

/// All completions of a question.
struct Tree<'t> {
    check: &'t Check,
    attempt: Try<'t>,
    wanted: &'t [&'static str],
    depth: Depth,
    runs: usize,
    most: usize,
    cut: bool,
    /// Facts without a usual value, in the order in which they were met.
    asked: Vec<Untold>,
    usual: Vec<Untold>,
    /// Completions that were judged.
    leaves: Vec<Leaf>,
    /// Facts that are needed and cannot be explored.
    blocked: BTreeSet<String>,
    /// Facts one value of which leads to one that cannot be explored.
    before_blocked: BTreeSet<String>,
    wrong: Option<Vec<Fault>>,
    /// The limits of each number known as a range.
    limits: Vec<(String, (f64, f64))>,
    enough: Option<Enough<'t>>,
}

impl<'t> Tree<'t> {
    fn new(
        check: &'t Check,
        attempt: Try<'t>,
        wanted: &'t [&'static str],
        depth: Depth,
        most: usize,
    ) -> Self {
        Self {
            check,
            attempt,
            wanted,
            depth,
            runs: 0,
            most,
            cut: false,
            asked: Vec::new(),
            usual: Vec::new(),
            leaves: Vec::new(),
            blocked: BTreeSet::new(),
            before_blocked: BTreeSet::new(),
            wrong: None,
            limits: Vec::new(),
            enough: None,
        }
    }

    /// Explores another input, which is only compared with this one; stops once `enough` holds.
    fn compared(&self, input: Map<String, Value>, most: usize, enough: Enough<'t>) -> Self {
        let mut tree = Self {
            enough: Some(enough),
            ..Self::new(self.check, self.attempt, self.wanted, Depth::Brief, most)
        };
        tree.walk(input, &Vec::new());
        tree
    }

    fn walk(&mut self, given: Map<String, Value>, set: &Set) {
        if !self.leaves.is_empty() && self.enough.is_some_and(|enough| enough(&self.leaves)) {
            return;
        }
        if self.cut || self.runs >= self.most {
            self.cut = true;
            return;
        }
        self.runs += 1;
        match (self.attempt)(given.clone(), self.depth) {
            // A value that needs more than can be explored is no contradiction.
            Attempt::Wrong(faults)
                if !set.is_empty()
                    && faults.iter().any(|fault| fault.kind == FaultKind::Missing) =>
            {
                self.blocked.extend(
                    faults
                        .into_iter()
                        .filter(|fault| fault.kind == FaultKind::Missing)
                        .map(|fault| fault.path),
                );
                self.before_blocked
                    .extend(set.iter().map(|(path, _)| path.clone()));
            }
            Attempt::Wrong(faults) => {
                self.wrong.get_or_insert(faults);
            }
            Attempt::Untold { asked, .. } => {
                self.meet(&asked);
                match asked
                    .iter()
                    .find_map(|fact| Some((&fact.path, fact.domain.values()?)))
                {
                    Some((path, values)) => {
                        for value in values {
                            self.with(&given, set, path, &value);
                        }
                    }
                    None => {
                        self.blocked.extend(
                            asked
                                .iter()
                                .filter(|fact| matches!(fact.domain, Domain::Free))
                                .map(|fact| fact.path.clone()),
                        );
                        self.before_blocked
                            .extend(set.iter().map(|(path, _)| path.clone()));
                    }
                }
            }
            Attempt::Judged(judged) => {
                let Judged {
                    mut verdict,
                    asked,
                    usual,
                    ranged,
                } = *judged;
                heed(self.check, self.wanted, &mut verdict);
                self.meet(&asked);
                for fact in usual {
                    if self.usual.iter().all(|known| known.path != fact.path) {
                        self.usual.push(fact);
                    }
                }
                let mut set = set.clone();
                for fact in &ranged {
                    if self.limits.iter().all(|(path, _)| *path != fact.path) {
                        self.limits.push((fact.path.clone(), fact.limits));
                    }
                    let inside = fact
                        .log
                        .borrow()
                        .iter()
                        .copied()
                        .find(|cut| fact.range.holds(*cut));
                    if let Some(cut) = inside {
                        let (low, high) = fact.range.split(cut);
                        for part in [low, high] {
                            self.with(
                                &given,
                                &set,
                                &fact.path,
                                &Value::from(part.text(fact.limits.0, fact.limits.1)),
                            );
                        }
                        return;
                    }
                    if set.iter().all(|(path, _)| *path != fact.path) {
                        set.push((
                            fact.path.clone(),
                            Value::from(fact.range.text(fact.limits.0, fact.limits.1)),
                        ));
                    }
                }
                let wanted = wanted_of(self.check, &verdict, self.wanted);
                self.leaves.push(Leaf {
                    set,
                    wanted,
                    verdict,
                });
            }
        }
    }

    fn with(&mut self, given: &Map<String, Value>, set: &Set, path: &str, value: &Value) {
        let mut given = given.clone();
        put(&mut given, path, value.clone());
        let mut set: Set = set
            .iter()
            .filter(|(known, _)| known != path)
            .cloned()
            .collect();
        set.push((path.to_owned(), value.clone()));
        self.walk(given, &set);
    }

    /// Remembers facts that are asked, in declared order.
    fn meet(&mut self, asked: &[Untold]) {
        let mut after = 0;
        for fact in asked {
            match self.asked.iter().position(|known| known.path == fact.path) {
                Some(place) => after = place + 1,
                None => {
                    self.asked.insert(after.min(self.asked.len()), fact.clone());
                    after += 1;
                }
            }
        }
    }

    /// Whoever asks for results takes for granted that there are any: completions in which they do
    /// not arise, such as who holds a camp where there is none, are left out where others have them.
    fn presuppose(&mut self) {
        let arises = |leaf: &Leaf| leaf.wanted.iter().any(|value| !value.is_null());
        if !self.wanted.is_empty() && self.leaves.iter().any(arises) {
            self.leaves.retain(arises);
        }
    }

    fn settled(&self) -> bool {
        !self.cut
            && self.blocked.is_empty()
            && self
                .leaves
                .windows(2)
                .all(|pair| pair[0].wanted == pair[1].wanted)
    }

    /// Whether two values of a fact can be the same.
    fn alike(&self, path: &str, a: &Value, b: &Value) -> bool {
        if a == b {
            return true;
        }
        match (self.range(path, a), self.range(path, b)) {
            (Some(a), Some(b)) => a.meets(&b),
            _ => false,
        }
    }

    fn range(&self, path: &str, value: &Value) -> Option<Range> {
        let (least, most) = self
            .limits
            .iter()
            .find(|(known, _)| known == path)
            .map_or((f64::MIN, f64::MAX), |(_, limits)| *limits);
        Range::parse(value.as_str()?, least, most)
    }

    /// The completions as small numbers, to be compared with one another.
    fn grid(&self) -> Grid<'_> {
        let mut facts: Vec<Column<'_>> = Vec::new();
        let mut rows = Vec::with_capacity(self.leaves.len());
        for leaf in &self.leaves {
            let mut row = vec![ABSENT; facts.len()];
            for (path, value) in &leaf.set {
                let at = facts
                    .iter()
                    .position(|fact| fact.path == path)
                    .unwrap_or_else(|| {
                        facts.push(Column {
                            path,
                            values: Vec::new(),
                            alike: Vec::new(),
                        });
                        row.push(ABSENT);
                        facts.len() - 1
                    });
                row[at] = number_of(&mut facts[at].values, value);
            }
            rows.push(row);
        }
        for fact in &mut facts {
            fact.alike = fact
                .values
                .iter()
                .map(|a| {
                    fact.values
                        .iter()
                        .map(|b| self.alike(fact.path, a, b))
                        .collect()
                })
                .collect();
        }
        Grid {
            tree: self,
            facts,
            rows,
        }
    }

    /// Whether completions differ in a wanted result on the two sides of a cut.
    fn turns(&self, path: &str, cut: Cut) -> bool {
        let range = |leaf: &Leaf| {
            leaf.set
                .iter()
                .find(|(known, _)| known == path)
                .and_then(|(_, value)| self.range(path, value))
        };
        let below: Vec<&Leaf> = self
            .leaves
            .iter()
            .filter(|leaf| range(leaf).is_some_and(|range| range.to == cut || range.holds(cut)))
            .collect();
        let above = self
            .leaves
            .iter()
            .filter(|leaf| range(leaf).is_some_and(|range| range.from == cut || range.holds(cut)));
        let value = |leaf: &Leaf, path: &str| {
            leaf.set
                .iter()
                .find(|(known, _)| known == path)
                .map(|(_, value)| value.clone())
        };
        let beside = |one: &Leaf, other: &Leaf| {
            one.set.iter().all(|(known, a)| {
                known == path || value(other, known).is_none_or(|b| self.alike(known, a, &b))
            })
        };
        above.into_iter().any(|one| {
            below
                .iter()
                .any(|other| one.wanted != other.wanted && beside(one, other))
        })
    }

    /// The values a question offers: for a number, the ranges between all turning points met.
    fn options(&self, fact: &Untold) -> Vec<Value> {
        match &fact.domain {
            Domain::Measured => {
                let Some((_, (least, most))) =
                    self.limits.iter().find(|(path, _)| *path == fact.path)
                else {
                    return Vec::new();
                };
                let mut parts = vec![Range::between(*least, *most)];
                let mut cuts: Vec<Cut> = self
                    .leaves
                    .iter()
                    .flat_map(|leaf| &leaf.set)
                    .filter(|(path, _)| *path == fact.path)
                    .filter_map(|(path, value)| Some(self.range(path, value)?.from))
                    .collect();
                cuts.sort_by(|a, b| a.at.total_cmp(&b.at).then(a.above.cmp(&b.above)));
                for cut in cuts {
                    if let Some(last) =
                        parts.pop_if(|last| last.holds(cut) && self.turns(&fact.path, cut))
                    {
                        let (low, high) = last.split(cut);
                        parts.extend([low, high]);
                    }
                }
                parts
                    .iter()
                    .map(|part| Value::from(part.text(*least, *most)))
                    .collect()
            }
            domain => domain.offered(),
        }
    }
}

/// A fact that is not set in a completion.
const ABSENT: usize = usize::MAX;

/// One fact over all completions: its values, and which of them can be the same.
struct Column<'t> {
    path: &'t str,
    values: Vec<&'t Value>,
    alike: Vec<Vec<bool>>,
}

/// All completions of a tree, each value as its number among those of its fact.
struct Grid<'t> {
    tree: &'t Tree<'t>,
    facts: Vec<Column<'t>>,
    rows: Vec<Vec<usize>>,
}

/// The number of a value among those met so far.
fn number_of<T: PartialEq>(met: &mut Vec<T>, value: T) -> usize {
    met.iter()
        .position(|known| *known == value)
        .unwrap_or_else(|| {
            met.push(value);
            met.len() - 1
        })
}

impl Grid<'_> {
    /// Results of each completion, as numbers.
    fn results(&self, look: impl Fn(&Leaf) -> Value) -> Vec<usize> {
        let mut met = Vec::new();
        self.tree
            .leaves
            .iter()
            .map(|leaf| number_of(&mut met, look(leaf)))
            .collect()
    }

    /// Whether two completions that differ in this fact alone differ in what is looked at.
    fn matters(&self, path: &str, results: &[usize]) -> bool {
        if self.tree.blocked.contains(path) {
            return true;
        }
        let Some(at) = self.facts.iter().position(|fact| fact.path == path) else {
            return false;
        };
        // Facts that a row does not reach were met later, and are not set in it.
        let set = |row: &[usize], n: usize| row.get(n).copied().filter(|value| *value != ABSENT);
        let with: Vec<(&[usize], usize, usize)> = self
            .rows
            .iter()
            .zip(results)
            .filter_map(|(row, result)| Some((row.as_slice(), set(row, at)?, *result)))
            .collect();
        with.iter().enumerate().any(|(n, (one, here, result))| {
            with[..n].iter().any(|(other, there, different)| {
                result != different
                    && !self.facts[at].alike[*here][*there]
                    && self.facts.iter().enumerate().all(|(n, fact)| {
                        n == at
                            || match (set(one, n), set(other, n)) {
                                (Some(a), Some(b)) => fact.alike[a][b],
                                _ => true,
                            }
                    })
            })
        })
    }
}

/// Finding of the results that were asked for, unless readings differ on them.
fn heed(check: &Check, wanted: &[&'static str], verdict: &mut Verdict) {
    let told = wanted.iter().any(|name| {
        verdict
            .values
            .get(*name)
            .is_some_and(|value| !value.is_null())
    });
    if told && !divided(verdict, wanted) {
        verdict.finding = finding_of(check.outputs, wanted, &verdict.values);
    }
}

/// Whether readings differ on one of these results.
fn divided(verdict: &Verdict, wanted: &[&'static str]) -> bool {
    verdict.readings.iter().any(|reading| {
        wanted
            .iter()
            .any(|name| reading.values.get(*name) != verdict.values.get(*name))
    })
}

/// The results of a verdict on which completions are compared; where the documents leave it open,
/// that too.
fn wanted_of(check: &Check, verdict: &Verdict, wanted: &[&'static str]) -> Vec<Value> {
    let value = |name: &str| verdict.values.get(name).cloned().unwrap_or_default();
    let names = if wanted.is_empty() {
        check.headline
    } else {
        wanted
    };
    // A plain no stands by itself: how it would have gone on is not asked.
    let no = wanted.is_empty()
        && names
            .first()
            .is_some_and(|name| value(name) == Value::Bool(false));
    let mut values: Vec<Value> = names
        .iter()
        .take(if no { 1 } else { names.len() })
        .map(|name| value(name))
        .collect();
    if values.iter().all(Value::is_null) && wanted.is_empty() {
        let (name, _) = speaking(check.outputs, check.headline, &verdict.values);
        values.extend([Value::from(name), value(name)]);
    }
    // Readings that differ on other results only, and silences of those, are left alone.
    let first = [check.outputs.first().map_or("", |output| output.name)];
    let names = if names.is_empty() { &first } else { names };
    let open = divided(verdict, names) || names.iter().all(|name| value(name).is_null());
    if verdict.finding.kind == FindingKind::Undetermined && open {
        values.push(Value::from(verdict.finding.code.as_str()));
    }
    values
}

/// Answers a question in which facts may be missing.
///
/// # Errors
/// Every fault of what was told, at once.
pub(super) fn answer(
    check: &Check,
    given: &Map<String, Value>,
    (wanted, unknown): (&[&'static str], &[String]),
    extent: Extent,
    attempt: Try<'_>,
) -> Result<Verdict, Vec<Fault>> {
    let mut tree = Tree::new(
        check,
        attempt,
        wanted,
        Depth::Whole,
        share(MOST_RUNS, given),
    );
    tree.walk(given.clone(), &Vec::new());
    if tree.leaves.is_empty() && tree.blocked.is_empty() && !tree.cut {
        return Err(tree.wrong.unwrap_or_default());
    }
    tree.presuppose();
    let settled = tree.settled();
    let mut verdict = merged(&tree, given);
    match extent {
        Extent::Full => verdict.unsettled = unsettled(&tree),
        Extent::Glance => verdict.drop_grounds(),
    }
    verdict.complete = !tree.cut;
    verdict.unknown = unknown.to_vec();
    verdict.runs = tree.runs;
    if settled {
        let (assumed, complete, runs) = assumptions(&tree, given, extent);
        verdict.runs += runs;
        verdict.complete &= complete;
        verdict.status = if assumed.is_empty() && complete {
            Status::Decided
        } else {
            Status::Usual
        };
        verdict.assumed = assumed;
        if verdict.finding.kind == FindingKind::Illegal && extent == Extent::Full {
            let (changes, runs) = changes(&tree, given, &verdict.remedies);
            verdict.runs += runs;
            verdict.remedies.extend(changes);
        }
    } else {
        verdict.status = Status::Open;
        verdict.asks = questions(&tree, unknown);
        verdict.outcomes = outcomes(&tree);
        verdict.finding = Finding {
            kind: FindingKind::Open,
            code: "open".to_owned(),
        };
    }
    Ok(verdict)
}

/// One verdict for all completions: what they share.
fn merged(tree: &Tree<'_>, given: &Map<String, Value>) -> Verdict {
    let Some(first) = tree.leaves.first() else {
        return empty(tree, given);
    };
    let mut verdict = first.verdict.clone();
    if tree.cut || !tree.blocked.is_empty() {
        // What some completions agree on is not settled.
        return Verdict {
            agreed: verdict.agreed,
            picture: verdict.picture,
            ..empty(tree, given)
        };
    }
    // What was told, and the usual values: no fact that is only being tried.
    if !tree.asked.is_empty() {
        verdict.input = echo(tree, given).unwrap_or(verdict.input);
    }
    let rest = || tree.leaves[1..].iter().map(|leaf| &leaf.verdict);
    if tree.leaves.len() > 1 {
        for (name, value) in &mut verdict.values {
            if rest().any(|other| other.values.get(name) != Some(value)) {
                *value = Value::Null;
            }
        }
        let mut reasons = verdict.reasons.clone();
        verdict
            .reasons
            .retain(|reason| rest().all(|other| other.reasons.contains(reason)));
        // Each completion is decided by a sentence of its own: all of them are told.
        if verdict.reasons.is_empty() && tree.settled() {
            for reason in rest().flat_map(|other| &other.reasons) {
                if !reasons.contains(reason) {
                    reasons.push(reason);
                }
            }
            verdict.reasons = reasons;
        }
        verdict
            .steps
            .retain(|step| rest().all(|other| other.steps.contains(step)));
        verdict
            .remedies
            .retain(|remedy| rest().all(|other| other.remedies.contains(remedy)));
        verdict
            .flags
            .retain(|flag| rest().all(|other| other.flags.contains(flag)));
        if rest().any(|other| other.odds != verdict.odds) {
            verdict.odds = None;
        }
        if rest().any(|other| other.readings != verdict.readings) {
            verdict.readings.clear();
        }
        verdict
            .alternatives
            .retain(|alternative| rest().all(|other| other.alternatives.contains(alternative)));
        if verdict.finding.kind != FindingKind::Undetermined
            || rest().any(|other| other.finding.kind != FindingKind::Undetermined)
        {
            let shared = |code: &str| rest().all(|other| other.finding.code == code);
            let code = verdict.finding.code.clone();
            let wanted = if tree.wanted.is_empty() {
                tree.check.headline
            } else {
                tree.wanted
            };
            let headline = finding_of(tree.check.outputs, wanted, &verdict.values);
            // All refuse, each for a reason of its own.
            verdict.finding = if shared(&code) {
                verdict.finding
            } else {
                headline
            };
        }
    }
    verdict
}

/// Given and assumed facts, without those that are only tried.
fn echo(tree: &Tree<'_>, given: &Map<String, Value>) -> Option<Map<String, Value>> {
    let mut input = match (tree.attempt)(given.clone(), Depth::Brief) {
        Attempt::Untold { echo, .. } => echo,
        Attempt::Judged(judged) => judged.verdict.input,
        Attempt::Wrong(_) => return None,
    };
    for fact in &tree.asked {
        if told(given, &fact.path).is_none()
            && told(&input, &fact.path).is_some_and(|value| !value.is_null())
        {
            put(&mut input, &fact.path, Value::Null);
        }
    }
    Some(input)
}

/// A verdict where nothing could be judged yet.
fn empty(tree: &Tree<'_>, given: &Map<String, Value>) -> Verdict {
    let mut verdict = Verdict::blank(tree.check.id);
    verdict.input = echo(tree, given).unwrap_or_default();
    verdict.values = tree
        .check
        .outputs
        .iter()
        .map(|output| (output.name.to_owned(), Value::Null))
        .collect();
    verdict
}

/// Each result on which completions differ, with the facts it hangs on.
fn unsettled(tree: &Tree<'_>) -> Vec<Unsettled> {
    let result =
        |leaf: &Leaf, name: &str| leaf.verdict.values.get(name).cloned().unwrap_or_default();
    let grid = tree.grid();
    let differing = tree.check.outputs.iter().filter(|output| {
        tree.cut
            || !tree.blocked.is_empty()
            || tree
                .leaves
                .windows(2)
                .any(|pair| result(&pair[0], output.name) != result(&pair[1], output.name))
    });
    differing
        .map(|output| {
            let mut outcomes: Vec<Value> = Vec::new();
            for leaf in &tree.leaves {
                let value = result(leaf, output.name);
                if !outcomes.contains(&value) {
                    outcomes.push(value);
                }
            }
            // What was cut off may hang on every fact.
            let results = grid.results(|leaf| result(leaf, output.name));
            let hangs_on = tree
                .asked
                .iter()
                .filter(|fact| tree.cut || grid.matters(&fact.path, &results))
                .map(|fact| fact.path.clone())
                .collect();
            Unsettled {
                result: output.name,
                outcomes,
                hangs_on,
            }
        })
        .collect()
}

/// Facts that still matter, each with its possible answers.
fn questions(tree: &Tree<'_>, unknown: &[String]) -> Vec<Question> {
    let grid = tree.grid();
    let wanted = grid.results(|leaf| Value::from(leaf.wanted.clone()));
    // What was not explored to its end is asked as well.
    let asked = |fact: &&Untold| {
        tree.cut || tree.before_blocked.contains(&fact.path) || grid.matters(&fact.path, &wanted)
    };
    let open: Vec<&Untold> = tree.asked.iter().filter(asked).collect();
    open.iter()
        .filter(|fact| !unknown.contains(&fact.path))
        .map(|fact| {
            let options = tree.options(fact);
            let options = options
                .into_iter()
                .filter(|value| possible(tree, &fact.path, value))
                .map(|value| {
                    let (finding, values) = settles(tree, &fact.path, &value).unzip();
                    Answer {
                        finding,
                        values: values.unwrap_or_default(),
                        value,
                    }
                })
                .collect();
            Question {
                field: fact.path.clone(),
                options,
            }
        })
        .collect()
}

/// Completions that an answer leaves.
fn fitting<'t>(
    tree: &'t Tree<'_>,
    path: &'t str,
    value: &'t Value,
) -> impl Iterator<Item = &'t Leaf> {
    tree.leaves.iter().filter(move |leaf| {
        leaf.set
            .iter()
            .all(|(known, there)| known != path || tree.alike(path, there, value))
    })
}

/// Whether an answer goes with what was told.
fn possible(tree: &Tree<'_>, path: &str, value: &Value) -> bool {
    tree.cut || !tree.blocked.is_empty() || fitting(tree, path, value).next().is_some()
}

/// Finding that one answer leads to whatever the others are, and the results on which they agree.
fn settles(tree: &Tree<'_>, path: &str, value: &Value) -> Option<(Finding, Map<String, Value>)> {
    if tree.cut || !tree.blocked.is_empty() {
        return None;
    }
    let fitting: Vec<&Leaf> = fitting(tree, path, value).collect();
    let first = &fitting.first()?.verdict;
    if fitting.iter().any(|leaf| leaf.wanted != fitting[0].wanted) {
        return None;
    }
    let agreed = |name: &str, value: &Value| {
        fitting
            .iter()
            .all(|leaf| leaf.verdict.values.get(name) == Some(value))
    };
    let values = first
        .values
        .iter()
        .map(|(name, value)| {
            (
                name.clone(),
                if agreed(name, value) {
                    value.clone()
                } else {
                    Value::Null
                },
            )
        })
        .collect();
    Some((first.finding.clone(), values))
}

/// Each different answer, with facts that lead there.
fn outcomes(tree: &Tree<'_>) -> Vec<Outcome> {
    /// More answers than these tell nobody anything.
    const MOST: usize = 24;
    let mut found: Vec<(&Vec<Value>, Outcome)> = Vec::new();
    for leaf in &tree.leaves {
        if found.len() < MOST && found.iter().all(|(wanted, _)| **wanted != leaf.wanted) {
            let when = leaf.set.iter().cloned().collect();
            found.push((
                &leaf.wanted,
                Outcome {
                    finding: leaf.verdict.finding.clone(),
                    values: leaf.verdict.values.clone(),
                    when,
                },
            ));
        }
    }
    found.into_iter().map(|(_, outcome)| outcome).collect()
}

/// The usual facts that would change a settled result, whether all of them were tried, and in how
/// many runs. At a glance, one value that would is enough, and a few facts are.
fn assumptions(
    tree: &Tree<'_>,
    given: &Map<String, Value>,
    extent: Extent,
) -> (Vec<Assumed>, bool, usize) {
    let Some(first) = tree.leaves.first() else {
        return (Vec::new(), true, 0);
    };
    let most = share(MOST_FLIPS, given);
    let mut left = most;
    // A value whose completions differ changes the result, and leads to no single finding.
    let differ = |leaves: &[Leaf]| {
        leaves
            .last()
            .is_some_and(|last| last.wanted != leaves[0].wanted)
    };
    let mut found = Vec::new();
    for fact in &tree.usual {
        if extent == Extent::Glance
            && (found.len() == MOST_AT_A_GLANCE || !found.is_empty() && most - left > LONG_GLANCE)
        {
            break;
        }
        let Some(values) = fact.domain.values() else {
            continue;
        };
        let mut otherwise = Vec::new();
        for value in values.iter().filter(|value| **value != fact.usual) {
            let mut given = given.clone();
            put(&mut given, &fact.path, value.clone());
            let flipped = tree.compared(given, left, &differ);
            left = left.saturating_sub(flipped.runs);
            if flipped.cut {
                return (found, false, most - left);
            }
            // A value that contradicts what was told has no completions, and is no alternative.
            if flipped
                .leaves
                .iter()
                .any(|leaf| leaf.wanted != first.wanted)
            {
                let (finding, values) = settles(&flipped, &fact.path, value).unzip();
                otherwise.push(Way {
                    value: value.clone(),
                    finding,
                    values: values.unwrap_or_default(),
                });
                if extent == Extent::Glance {
                    break;
                }
            }
        }
        if !otherwise.is_empty() {
            found.push(Assumed {
                field: fact.path.clone(),
                value: fact.usual.clone(),
                otherwise,
            });
        }
    }
    (found, true, most - left)
}

/// Single changes of told facts that would make a refusal legal, nearest first.
fn changes(tree: &Tree<'_>, given: &Map<String, Value>, known: &[Remedy]) -> (Vec<Remedy>, usize) {
    let most = share(MOST_CHANGES, given);
    let mut left = most;
    // The result that says no; legal is what makes it a yes.
    let refusing =
        tree.check
            .outputs
            .iter()
            .map(|output| output.name)
            .find(|name| {
                permits(tree.check.outputs, name)
                    && tree.leaves.first().is_some_and(|leaf| {
                        leaf.verdict.values.get(*name) == Some(&Value::Bool(false))
                    })
            });
    let legal = |leaf: &Leaf| {
        let finding = leaf.verdict.finding.kind;
        let allowed = || {
            refusing.is_some_and(|name| leaf.verdict.values.get(name) == Some(&Value::Bool(true)))
        };
        finding == FindingKind::Legal
            || matches!(finding, FindingKind::Score | FindingKind::Outcome) && allowed()
    };
    let refused = |leaves: &[Leaf]| leaves.last().is_some_and(|last| !legal(last));
    let found = change::changes(&tree.check.fields(), given, known, &mut |changed| {
        let other = tree.compared(changed, left, &refused);
        left = left.saturating_sub(other.runs);
        // What cannot be judged to its end is no remedy; nor is what leaves something open.
        (left > 0)
            .then(|| other.settled() && other.leaves.iter().all(legal) && !other.leaves.is_empty())
    });
    (found, most - left)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::verdict::{OutKind, Output, Values};
    use super::super::{Case, CheckKind, Declared, Form, Measure, Rule, Unit};
    use super::*;
    use crate::kit::tables::Tables;
    use crate::systems;

    /// A toy: is there room, unless a wall forbids it, for so many?
    struct Toy;
    struct Input {
        wall: bool,
        room: Measure,
        deep: bool,
        count: i64,
    }
    impl Declared for Input {
        fn declare(form: &mut Form<'_>) -> Self {
            Self {
                wall: form.yes_or_no("wall").required(),
                room: form.decimal("room", 0.0, 100.0).unit(Unit::Mm).measured(),
                deep: form.truth("deep"),
                count: form.integer("count", 0, 200).turning([12]).required(),
            }
        }
    }
    impl Rule for Toy {
        type Input = Input;
        const ID: &'static str = "toy.room";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &[];
        const OUTPUTS: &'static [Output] = &[
            Output {
                name: "fits",
                kind: OutKind::Truth,
            },
            Output {
                name: "many",
                kind: OutKind::Truth,
            },
        ];
        fn decide(_: &mut Case<'_>, input: &Input) -> Values {
            let needed = if input.deep { 40.0 } else { 15.0 };
            Values::default()
                .with("fits", !input.wall && input.room >= needed)
                .with("many", input.count >= 12)
        }
    }
    static TOY: Check = Check::of::<Toy>();

    fn ask(check: &Check, given: &Value) -> Verdict {
        check
            .answer(&Tables::default(), given.as_object().unwrap())
            .unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    fn asked(verdict: &Verdict) -> Vec<&str> {
        verdict.asks.iter().map(|ask| ask.field.as_str()).collect()
    }

    #[test]
    fn what_cannot_matter_is_not_asked() {
        let verdict = ask(&TOY, &json!({"wall": true}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Decided, "not-fits")
        );
        assert_eq!(
            verdict
                .unsettled
                .iter()
                .map(|one| one.result)
                .collect::<Vec<_>>(),
            ["many"]
        );
        assert_eq!(verdict.unsettled[0].hangs_on, ["count"]);
        assert_eq!(verdict.input["room"], Value::Null);
    }

    #[test]
    fn a_number_is_asked_by_its_ranges() {
        let verdict = ask(&TOY, &json!({"wall": false}));
        assert_eq!(
            (verdict.status, asked(&verdict)),
            (Status::Open, vec!["room"])
        );
        let options: Vec<(&Value, &str)> = verdict.asks[0]
            .options
            .iter()
            .map(|option| {
                (
                    &option.value,
                    option.finding.as_ref().unwrap().code.as_str(),
                )
            })
            .collect();
        assert_eq!(
            options,
            [(&json!("..15"), "not-fits"), (&json!("15.."), "fits")]
        );
        // With each stands what it settles, and nothing that it leaves open.
        let settled: Vec<[&Value; 2]> = verdict.asks[0]
            .options
            .iter()
            .map(|option| [&option.values["fits"], &option.values["many"]])
            .collect();
        assert_eq!(
            settled,
            [[&json!(false), &Value::Null], [&json!(true), &Value::Null]]
        );
        // What leads somewhere is accepted as it stands.
        for outcome in &verdict.outcomes {
            let mut given = json!({"wall": false}).as_object().unwrap().clone();
            given.extend(outcome.when.clone());
            assert_eq!(
                TOY.answer(&Tables::default(), &given).unwrap().finding,
                outcome.finding
            );
        }
    }

    #[test]
    fn a_usual_fact_that_matters_is_said() {
        let verdict = ask(&TOY, &json!({"wall": false, "room": "15..30"}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Usual, "fits")
        );
        assert_eq!(
            verdict
                .assumed
                .iter()
                .map(|fact| fact.field.as_str())
                .collect::<Vec<_>>(),
            ["deep"]
        );
        assert_eq!(
            verdict.assumed[0].otherwise[0]
                .finding
                .as_ref()
                .unwrap()
                .code,
            "not-fits"
        );
        // What is open either way is not told: neither how many there are nor, deep, whether there is room.
        assert_eq!(
            verdict.assumed[0].otherwise[0].values,
            json!({"fits": false, "many": null})
                .as_object()
                .unwrap()
                .clone()
        );
        let open = ask(&TOY, &json!({"wall": false, "room": "15..50"}));
        assert_eq!(
            (
                open.assumed[0].otherwise[0].finding.as_ref(),
                open.assumed[0].otherwise[0].values.len()
            ),
            (None, 0)
        );
        assert_eq!(
            ask(&TOY, &json!({"wall": false, "room": 50})).status,
            Status::Decided
        );
        assert_eq!(
            ask(&TOY, &json!({"wall": false, "room": 50})).input["room"],
            json!(50)
        );
    }

    #[test]
    fn the_results_wanted_decide_what_is_asked() {
        let verdict = ask(&TOY, &json!({"ask": "many"}));
        assert_eq!(asked(&verdict), ["count"]);
        assert_eq!(
            verdict.asks[0]
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>(),
            [json!("..12"), json!("12..")]
        );
        let unknown = ask(&TOY, &json!({"ask": "many", "unknown": ["count"]}));
        assert_eq!(
            (
                unknown.status,
                asked(&unknown).len(),
                unknown.outcomes.len()
            ),
            (Status::Open, 0, 2)
        );
    }

    #[test]
    fn the_finding_is_of_what_was_asked() {
        let verdict = ask(&TOY, &json!({"wall": true, "count": 20, "ask": "many"}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Decided, "many")
        );
        assert_eq!(
            ask(&TOY, &json!({"wall": true, "count": 20})).finding.code,
            "not-fits"
        );
        // Who holds a camp is asked of those who may have one.
        let camp = systems::check("dba.camp").unwrap();
        let verdict = ask(camp, &json!({"side": "invader", "ask": "controlled_by"}));
        assert_eq!(
            (verdict.finding.code.as_str(), asked(&verdict).len()),
            ("owner", 0)
        );
    }

    #[test]
    fn a_refusal_offers_the_nearest_change() {
        let shot = systems::check("dba.may-shoot").unwrap();
        let verdict = ask(
            shot,
            &json!({"shooter": "Bw", "distance_paces": 150, "shooter_sacking": true}),
        );
        let remedy = verdict
            .remedies
            .iter()
            .find(|remedy| remedy.code == change::CHANGE)
            .unwrap();
        assert_eq!(
            Value::Object(remedy.input.clone()),
            json!({"shooter_sacking": false})
        );
        assert!(
            ask(shot, &json!({"shooter": "Bw", "distance_paces": 150}))
                .remedies
                .is_empty()
        );
    }

    #[test]
    fn large_inputs_are_explored_less() {
        let input = |n: usize| json!({ "list": vec![1; n] }).as_object().unwrap().clone();
        assert_eq!(
            [10, 64, 128, 640, 100_000].map(|n| share(MOST_RUNS, &input(n))),
            [600, 600, 150, 6, 1]
        );
    }

    #[test]
    fn faults_are_told_as_ever() {
        let wrong = TOY
            .answer(
                &Tables::default(),
                json!({"wall": "perhaps", "x": 1, "ask": "y"})
                    .as_object()
                    .unwrap(),
            )
            .unwrap_err();
        assert_eq!(
            wrong
                .iter()
                .map(|fault| fault.path.as_str())
                .collect::<Vec<_>>(),
            ["ask", "wall", "x"]
        );
        let wrong = TOY
            .answer(
                &Tables::default(),
                json!({"wall": "perhaps", "x": 1}).as_object().unwrap(),
            )
            .unwrap_err();
        assert_eq!(
            wrong
                .iter()
                .map(|fault| fault.path.as_str())
                .collect::<Vec<_>>(),
            ["wall", "x"]
        );
        assert!(
            TOY.answer(
                &Tables::default(),
                json!({"room": "99..1"}).as_object().unwrap()
            )
            .is_err()
        );
    }

    /// Answer of a registered check: its status, its finding, and the facts it asks or assumes.
    fn told_by(id: &str, given: &Value) -> (Status, String, Vec<String>) {
        let verdict = ask(systems::check(id).unwrap(), given);
        assert!(verdict.complete, "{id} {given}: {} runs", verdict.runs);
        let named = if verdict.status == Status::Open {
            asked(&verdict)
        } else {
            verdict
                .assumed
                .iter()
                .map(|fact| fact.field.as_str())
                .collect()
        };
        (
            verdict.status,
            verdict.finding.code.clone(),
            named.into_iter().map(str::to_owned).collect(),
        )
    }

    #[test]
    fn totals_that_are_weighed_against_one_another_are_asked_exactly() {
        let guns = json!({"phase": "melee", "loser": "heavy-artillery", "loser_total": 3, "winner_total": 7, "ask": "result"});
        assert_eq!(
            told_by("dbe.outcome", &guns),
            (
                Status::Usual,
                "destroyed".to_owned(),
                vec!["winner_attacked_on_several_fronts".to_owned()]
            )
        );
        let line = json!({"phase": "melee", "loser": "line", "winner": "line"});
        let verdict = ask(systems::check("dbe.outcome").unwrap(), &line);
        assert_eq!(
            (verdict.status, verdict.complete, asked(&verdict)),
            (Status::Open, true, vec!["loser_total", "winner_total"])
        );
        let line = json!({"phase": "melee", "loser": "line", "winner": "line", "winner_total": 7});
        let verdict = ask(systems::check("dbe.outcome").unwrap(), &line);
        let codes: std::collections::BTreeSet<&str> = verdict
            .outcomes
            .iter()
            .map(|outcome| outcome.finding.code.as_str())
            .collect();
        assert_eq!(codes, ["destroyed", "reroll", "retreat"].into());
    }

    #[test]
    fn who_stands_behind_is_asked_where_support_is_asked_for() {
        let support = json!({"ask": "rear-support", "defender": {"troop": "line"}});
        assert_eq!(
            told_by("dbe.melee-eligibility", &support),
            (
                Status::Open,
                "open".to_owned(),
                vec!["support.troop".to_owned()]
            )
        );
        let turning = json!({"ask": "turning", "contact": "flank"});
        assert_eq!(
            told_by("dbe.melee-eligibility", &turning),
            (
                Status::Usual,
                "turns_to_face".to_owned(),
                vec!["defender_already_frontal".to_owned()]
            )
        );
    }

    #[test]
    fn distances_are_asked_by_ranges() {
        let options = |id: &str, given: &Value, field: &str| {
            let verdict = ask(systems::check(id).unwrap(), given);
            let found = verdict
                .asks
                .iter()
                .find(|ask| ask.field == field)
                .unwrap_or_else(|| panic!("{id} does not ask {field}: {:?}", asked(&verdict)));
            found
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>()
        };
        let flight = json!({"troop": "LH", "bw": 40, "depth": 30, "can_recoil": true, "speed_paces": 500, "mm_per_100p": 25, "meets": "river-slow"});
        assert_eq!(
            options("dba.flee", &flight, "dist_to_it_mm"),
            [json!("..125"), json!("125..")]
        );
        let pursuit = json!({"winner": "Wb", "role": "front", "own_depth": 20, "opponent": "recoils", "by": "melee", "place": "open", "ahead": "table-edge"});
        assert_eq!(
            options("dba.pursuit", &pursuit, "ahead_mm"),
            [json!("..20"), json!("20..")]
        );
        let pips = json!({"own_bound": 3, "mover": {"troops": ["Bd"]}});
        assert_eq!(
            options("dba.pip-cost", &pips, "dist_general_paces").len(),
            2
        );
        assert_eq!(
            options(
                "dba.pip-cost",
                &json!({"mover": {"troops": ["Art"]}}),
                "own_bound"
            ),
            [json!(1), json!("2..")]
        );
        let shot = json!({"shooter": {"troop": "line"}, "lateral_offset_cm": 0});
        assert_eq!(options("dbe.field-of-fire", &shot, "distance_cm").len(), 3);
        // What lies nowhere exactly is no result.
        let near = ask(
            systems::check("dba.flee").unwrap(),
            &json!({"troop": "LH", "bw": 40, "depth": 30, "can_recoil": true, "speed_paces": 500, "mm_per_100p": 25, "meets": "bua-occupied", "dist_to_it_mm": "..50"}),
        );
        assert_eq!(
            (near.finding.code.as_str(), &near.values["front_travel_mm"]),
            ("stops", &Value::Null)
        );
    }

    #[test]
    fn silences_that_matter_are_said() {
        let ambush = json!({"troop": "FL", "terrain": "wood"});
        let (status, finding, assumed) = told_by("impetus.ambush", &ambush);
        assert_eq!((status, finding.as_str()), (Status::Usual, "legal"));
        assert!(
            assumed.contains(&"inside_own_zone".to_owned()),
            "{assumed:?}"
        );
        let (status, finding, assumed) =
            told_by("impetus.flank-march", &json!({"general": "poor"}));
        assert_eq!((status, finding.as_str()), (Status::Usual, "legal"));
        assert!(assumed.contains(&"command_vd".to_owned()), "{assumed:?}");
        // One that is barred needs no army.
        let barred = json!({"general": "incompetent", "command_vd": 16});
        let verdict = ask(systems::check("impetus.flank-march").unwrap(), &barred);
        assert_eq!(
            (
                verdict.status,
                verdict.finding.code.as_str(),
                asked(&verdict).len()
            ),
            (Status::Usual, "incompetent", 0)
        );
        let limits = json!({"scale": 15, "commands": [{"vd": 30}, {"vd": 10}]});
        let (status, finding, assumed) = told_by("impetus.command-limits", &limits);
        assert_eq!((status, finding.as_str()), (Status::Usual, "legal"));
        assert!(assumed.contains(&"points".to_owned()), "{assumed:?}");
    }

    #[test]
    fn who_passes_is_asked_where_not_everybody_may() {
        let anyone = json!({"kind": "voluntary", "passed": {"troop": "T"}});
        let (status, finding, _) = told_by("impetus.interpenetration", &anyone);
        assert_eq!((status, finding.as_str()), (Status::Usual, "legal"));
        let nobody = ask(
            systems::check("impetus.interpenetration").unwrap(),
            &json!({"kind": "voluntary"}),
        );
        assert_eq!(
            (nobody.status, asked(&nobody)),
            (Status::Open, vec!["mover.troop", "passed.troop"])
        );
    }

    /// A wall calls for a name, which cannot be explored.
    struct Walled;
    struct Wall(bool);
    impl Declared for Wall {
        fn declare(form: &mut Form<'_>) -> Self {
            let wall = form.yes_or_no("wall").required();
            if wall {
                form.refuse("name", Value::Null, FaultKind::Missing, Vec::new());
            }
            Self(wall)
        }
    }
    impl Rule for Walled {
        type Input = Wall;
        const ID: &'static str = "toy.walled";
        const KIND: CheckKind = CheckKind::Tabular;
        const CLAIMS: &'static [&'static str] = &[];
        const OUTPUTS: &'static [Output] = &[Output {
            name: "fits",
            kind: OutKind::Truth,
        }];
        fn decide(_: &mut Case<'_>, Wall(wall): &Wall) -> Values {
            Values::default().with("fits", !wall)
        }
    }

    #[test]
    fn a_value_that_needs_more_is_no_contradiction() {
        let verdict = ask(&Check::of::<Walled>(), &json!({}));
        assert_eq!(
            (verdict.status, asked(&verdict), &verdict.values["fits"]),
            (Status::Open, vec!["wall"], &Value::Null)
        );
    }

    #[test]
    fn options_that_contradict_what_was_told_are_not_offered() {
        let march = json!({"general": "poor", "command_vd": 16});
        let verdict = ask(systems::check("impetus.flank-march").unwrap(), &march);
        assert_eq!(
            verdict.asks[0]
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>(),
            [json!("16..32"), json!("32..")]
        );
    }

    #[test]
    fn however_much_is_untold_the_runs_are_bounded() {
        struct Endless;
        struct Many([i64; 6]);
        impl Declared for Many {
            fn declare(form: &mut Form<'_>) -> Self {
                Self(
                    ["a", "b", "c", "d", "e", "f"].map(|name| form.integer(name, 0, 12).required()),
                )
            }
        }
        impl Rule for Endless {
            type Input = Many;
            const ID: &'static str = "toy.endless";
            const KIND: CheckKind = CheckKind::Tabular;
            const CLAIMS: &'static [&'static str] = &[];
            const OUTPUTS: &'static [Output] = &[Output {
                name: "fits",
                kind: OutKind::Truth,
            }];
            fn decide(_: &mut Case<'_>, Many(all): &Many) -> Values {
                // Only the very last completion differs.
                Values::default().with("fits", all.iter().any(|n| *n < 12))
            }
        }
        let verdict = ask(&Check::of::<Endless>(), &json!({}));
        assert_eq!(
            (verdict.status, verdict.complete, verdict.runs),
            (Status::Open, false, MOST_RUNS)
        );
        assert_eq!(
            (asked(&verdict).len(), &verdict.values["fits"]),
            (6, &Value::Null)
        );
    }

    #[test]
    fn blades_into_an_elephant_are_lost_whatever_else() {
        let recoil = systems::check("dba.recoil").unwrap();
        let verdict = ask(recoil, &json!({"recoiler": "Bd", "friend": "El"}));
        assert_eq!(
            (verdict.status, verdict.finding.code.as_str()),
            (Status::Decided, "destroyed")
        );
        let verdict = ask(recoil, &json!({"recoiler": "Bd", "friend": "Ax"}));
        assert_eq!(asked(&verdict), ["same_facing", "room_mm"]);
        assert_eq!(
            verdict.asks[1]
                .options
                .iter()
                .map(|option| option.value.clone())
                .collect::<Vec<_>>(),
            [json!("..15"), json!("15..")]
        );
        assert!(verdict.unsettled.iter().all(|one| one.result != "cell"));
    }
}
