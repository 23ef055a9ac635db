//! All completions of a question. The rule runs, and if a run leaves a set open, it runs again for
//! each part.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use serde_json::{Map, Value};

use super::{heed, wanted_of};
use crate::check::attempt::{Attempt, Judged};
use crate::check::facts::{
    Assigned, Assignment, Balance, Domain, Limits, Look, MOST_VALUES, Parts, Set, Untold,
};
use crate::check::fault::{Fault, FaultKind};
use crate::check::judge::{Check, Depth};
use crate::check::range::Range;
use crate::check::verdict::{FindingKind, Verdict};

/// Inputs of up to this many values are explored with all runs. The time for larger ones grows with
/// the square of the size (pieces against pieces), so their runs are reduced by as much.
const SMALL: usize = 64;

/// A group in a list counts as this many values in addition to the given ones, because its missing
/// values are explored too.
const GROUP: usize = 16;

/// The share of `most` runs for an input of this size.
pub(super) fn share(most: usize, given: &Map<String, Value>) -> usize {
    fn values(value: &Value) -> usize {
        match value {
            Value::Array(items) => items
                .iter()
                .map(|item| values(item) + if item.is_object() { GROUP } else { 0 })
                .sum(),
            Value::Object(map) => map.values().map(values).sum(),
            _ => 1,
        }
    }
    let size = given.values().map(values).sum::<usize>().max(SMALL);
    (most * SMALL * SMALL / (size * size)).max(1)
}

/// Number of steps, look-ups and results of a run that count as one more run: whole armies or
/// tables take longer.
const HEAVY: usize = 80;

/// Number of input values read, over all runs, that count as one more run, because each run reads
/// the whole input.
const READ: usize = 120;

/// Weight of a piece on the table in [`HEAVY`], because it is measured against all others.
const PIECE: usize = 20;

/// The work of a verdict beyond one small run.
fn work(verdict: &Verdict) -> usize {
    fn values(value: &Value) -> usize {
        match value {
            Value::Array(items) => items.iter().map(values).sum(),
            Value::Object(map) => map.values().map(values).sum(),
            _ => 1,
        }
    }
    let results: usize = verdict.values.values().map(values).sum();
    let table = verdict.picture.as_ref().map_or(0, |picture| {
        PIECE * (picture.pieces.len() + picture.grounds.len())
    });
    (results + verdict.effort + verdict.steps.len() + verdict.reasons.len() + table) / HEAVY
}

/// One completion of the missing facts, and its verdict.
pub(super) struct Leaf {
    pub set: Assigned,
    pub wanted: Vec<Value>,
    pub verdict: Verdict,
}

impl Leaf {
    /// The set of a fact in this completion; `None` if no run that led here looked at the fact.
    pub fn set_of(&self, fact: usize) -> Option<Set> {
        self.set
            .iter()
            .find(|assignment| assignment.fact == fact)
            .map(|assignment| assignment.set)
    }
}

/// Maximum runs for the other results once a refusal is certain whatever the missing facts are.
const MOST_BESIDES: usize = 120;

/// Runs the rule once. The second value is the size of the input that was read.
pub(super) type Try<'t> = &'t dyn Fn(Map<String, Value>, &Assigned, Depth) -> (Attempt, usize);

/// Decides from the completions so far whether the rest can be skipped.
pub(super) type Enough<'e> = &'e dyn Fn(&[Leaf]) -> bool;

/// A fact that the judge has met; its index is its number.
#[derive(Clone)]
pub(super) struct Known {
    pub path: Rc<str>,
    /// Its values, one per bit of a set; empty for a number with ranges.
    pub values: Rc<Vec<Value>>,
    pub limits: Option<Limits>,
    /// If it is a sum: its fields with their factors. A sum cannot be given.
    pub of: Vec<(f64, Rc<str>)>,
    /// The given range of a number, or the range of its limits.
    range: Option<Range>,
    /// The domain whose values were added last; usually the next run has the same one.
    domain: Rc<Domain>,
}

impl Known {
    /// The set in the form of an input: a value, a range as text, or the first of several values.
    pub fn show(&self, set: Set) -> Value {
        match (set, self.limits) {
            (Set::Range(range), Some(limits)) => limits.show(range),
            (set, _) => set
                .bits()
                .next()
                .and_then(|bit| self.values.get(bit))
                .cloned()
                .unwrap_or_default(),
        }
    }
}

/// All completions of a question.
pub(super) struct Tree<'t> {
    pub check: &'t Check,
    pub attempt: Try<'t>,
    pub wanted: &'t [&'static str],
    /// The result by which completions are compared if no headline result has a value.
    pub spoken: Option<&'static str>,
    /// The results besides the wanted ones that the sentence of a settled answer states.
    pub stated: Vec<&'static str>,
    /// Whether the answer states odds.
    pub has_odds: bool,
    given: Rc<Map<String, Value>>,
    depth: Depth,
    pub runs: usize,
    /// The work of these runs; `most` is its limit.
    pub work: usize,
    /// Values read that do not yet count as a run: fewer than [`READ`].
    read: usize,
    most: usize,
    pub cut: bool,
    /// The facts that were met; trees with other usual values share them.
    pub facts: Rc<Vec<Known>>,
    /// The number of each fact, by path.
    numbers: Rc<HashMap<Rc<str>, usize>>,
    /// The values of each fact that were distinguished by looks, as bits: a declaration may exclude some
    /// values.
    met: Vec<u128>,
    /// Facts without a usual value, in the order in which they were met.
    pub asked: Vec<Untold>,
    /// Facts that took their usual value.
    pub usual: Vec<Untold>,
    /// Watched facts that a run looked at.
    pub seen: BTreeSet<Rc<str>>,
    /// The judged completions.
    pub leaves: Vec<Leaf>,
    /// Facts that are needed but cannot be explored.
    pub blocked: BTreeSet<String>,
    /// Facts with a value that leads to a blocked fact.
    pub before_blocked: BTreeSet<String>,
    /// The assignments that lead to a blocked fact.
    ways_blocked: Vec<Assigned>,
    /// Whether some value leads to a number that is needed exactly.
    pub exact: bool,
    /// Whether some value needs a fact that must be given before anything can be tried.
    pub demands: bool,
    pub wrong: Option<Vec<Fault>>,
    /// Whether a certain refusal ends a branch, so that its open facts are not explored.
    early: bool,
    /// Whether any branch was ended early.
    pub ended: bool,
    /// Whether a refusal was certain on any branch.
    refused: bool,
}

/// The position of a fact among those met. Most runs meet the same facts in the same order, so the
/// next position is tried first.
fn place(met: &[Untold], next: usize, fact: &Untold) -> Option<usize> {
    if met.get(next).is_some_and(|known| known.path == fact.path) {
        return Some(next);
    }
    met.iter().position(|known| known.path == fact.path)
}

impl<'t> Tree<'t> {
    pub fn new(
        check: &'t Check,
        attempt: Try<'t>,
        wanted: &'t [&'static str],
        given: &Map<String, Value>,
        most: usize,
    ) -> Self {
        Self {
            check,
            attempt,
            wanted,
            spoken: None,
            stated: Vec::new(),
            has_odds: false,
            given: Rc::new(given.clone()),
            depth: Depth::Whole,
            runs: 0,
            work: 0,
            read: 0,
            most,
            cut: false,
            facts: Rc::default(),
            numbers: Rc::default(),
            met: Vec::new(),
            asked: Vec::new(),
            usual: Vec::new(),
            seen: BTreeSet::new(),
            leaves: Vec::new(),
            blocked: BTreeSet::new(),
            before_blocked: BTreeSet::new(),
            ways_blocked: Vec::new(),
            exact: false,
            demands: false,
            wrong: None,
            early: false,
            ended: false,
            refused: false,
        }
    }

    /// Explores all completions. If there are too many, it starts again and ends a branch at a
    /// certain refusal: the wanted result is known there, and the other results stay open.
    pub fn explore(&mut self) {
        self.explore_until(&|_| false);
    }

    fn explore_until(&mut self, enough: Enough<'_>) {
        self.walk(&Assigned::default(), enough);
        if self.cut && self.refused {
            (self.early, self.cut) = (true, false);
            self.leaves.clear();
            self.walk(&Assigned::default(), enough);
        }
    }

    /// The work after which a walk is cut off. After a certain refusal, a third is reserved for the
    /// second walk.
    fn limit(&self) -> usize {
        if self.refused && !self.early {
            self.most * 2 / 3
        } else {
            self.most
        }
    }

    /// Explores another input for comparison with this one; stops when `enough` returns true.
    pub fn compared(&self, given: &Map<String, Value>, most: usize, enough: Enough<'_>) -> Self {
        let mut tree = Self {
            depth: Depth::Brief,
            early: true,
            ..Self::new(self.check, self.attempt, self.wanted, given, most)
        };
        tree.explore_until(enough);
        tree
    }

    /// Explores the same input with other values of usual facts, or with the values of a set; stops
    /// when `enough` returns true.
    pub fn otherwise(
        &self,
        facts: &[(&Untold, Option<Set>)],
        most: usize,
        enough: Enough<'_>,
    ) -> Self {
        let mut tree = Self {
            depth: Depth::Brief,
            early: true,
            spoken: self.spoken,
            stated: self.stated.clone(),
            has_odds: self.has_odds,
            given: self.given.clone(),
            ..Self::new(self.check, self.attempt, self.wanted, &Map::new(), most)
        };
        // A fact that was met with another domain has other bits.
        if facts
            .iter()
            .all(|(fact, _)| self.known(&fact.path).is_none())
        {
            (tree.facts, tree.numbers) = (self.facts.clone(), self.numbers.clone());
        }
        let mut all = Vec::new();
        for (fact, set) in facts {
            let number = tree.number(fact);
            let known = &tree.facts[number];
            let others = match (set, tree.whole(number)) {
                (Some(set), _) => *set,
                (None, Set::Of(mask)) => {
                    let usual = known.values.iter().position(|value| *value == fact.usual);
                    let mask = mask & fact.possible;
                    Set::Of(usual.map_or(mask, |bit| mask & !(1 << bit)))
                }
                (None, range) => range,
            };
            if others == Set::Of(0) {
                return tree;
            }
            all.push(tree.assignment(number, others));
        }
        tree.walk(&Rc::new(all), enough);
        tree
    }

    /// The set of one value of a fact, with the bits of a tree that knows no other fact.
    pub fn one(&self, fact: &Untold, value: &Value) -> Option<Set> {
        let values = fact.domain.values()?;
        Some(Set::one(values.iter().position(|known| known == value)?))
    }

    /// The set that is shown as this value; for a range of numbers, the range.
    pub fn shown(&self, number: usize, value: &Value) -> Option<Set> {
        let known = &self.facts[number];
        let Some(limits) = known.limits else {
            return Some(Set::one(
                known.values.iter().position(|known| known == value)?,
            ));
        };
        let range = match value.as_f64() {
            Some(n) => Range::between(n, n),
            None => Range::parse(value.as_str()?, limits.least, limits.most)?,
        };
        Some(Set::Range(range))
    }

    /// The requested results, or those of the headline.
    pub fn names(&self) -> &'t [&'static str] {
        if self.wanted.is_empty() {
            self.check.headline
        } else {
            self.wanted
        }
    }

    /// The given facts.
    pub fn given(&self) -> &Map<String, Value> {
        &self.given
    }

    fn assignment(&self, number: usize, set: Set) -> Assignment {
        let known = &self.facts[number];
        let single = matches!(set, Set::Of(mask) if mask.count_ones() == 1);
        Assignment {
            fact: number,
            path: known.path.clone(),
            set,
            value: single.then(|| known.show(set)),
        }
    }

    /// The number of a fact, which is stored with its values.
    fn number(&mut self, fact: &Untold) -> usize {
        let at = self.known(&fact.path).unwrap_or_else(|| {
            self.remember(Known {
                path: fact.path.as_str().into(),
                values: Rc::default(),
                limits: fact.domain.limits(),
                of: Vec::new(),
                range: fact.domain.range(),
                domain: Rc::new(Domain::Free),
            })
        });
        let known = &self.facts[at];
        if known.limits.is_none() && !known.domain.is_same(&fact.domain) {
            let known = &mut Rc::make_mut(&mut self.facts)[at];
            for value in fact.domain.values().unwrap_or_default() {
                if known.values.len() < MOST_VALUES && !known.values.contains(&value) {
                    Rc::make_mut(&mut known.values).push(value);
                }
            }
            known.domain = Rc::new(fact.domain.clone());
        }
        at
    }

    fn remember(&mut self, known: Known) -> usize {
        let number = self.facts.len();
        Rc::make_mut(&mut self.numbers).insert(known.path.clone(), number);
        Rc::make_mut(&mut self.facts).push(known);
        number
    }

    /// All values that a fact may have.
    pub fn whole(&self, number: usize) -> Set {
        let (known, met) = (&self.facts[number], self.met.get(number).copied());
        match (known.range, met.unwrap_or_default()) {
            (Some(range), _) => Set::Range(range),
            (None, 0) if known.values.len() >= MOST_VALUES => Set::Of(u128::MAX),
            (None, 0) => Set::Of((1 << known.values.len()) - 1),
            (None, met) => Set::Of(met),
        }
    }

    /// The number of a fact, if it was met.
    pub fn known(&self, path: &str) -> Option<usize> {
        self.numbers.get(path).copied()
    }

    fn walk(&mut self, set: &Assigned, enough: Enough<'_>) {
        if !self.leaves.is_empty() && enough(&self.leaves) {
            return;
        }
        if self.cut || self.work >= self.limit() {
            self.cut = true;
            return;
        }
        let (attempt, size) = (self.attempt)((*self.given).clone(), set, self.depth);
        self.runs += 1;
        self.read += size;
        self.work += 1 + self.read / READ;
        self.read %= READ;
        match attempt {
            // A value that needs facts beyond those that can be explored is not a contradiction.
            Attempt::Wrong(faults)
                if !set.is_empty()
                    && faults.iter().any(|fault| fault.kind == FaultKind::Missing) =>
            {
                let missing = faults
                    .into_iter()
                    .filter(|fault| fault.kind == FaultKind::Missing)
                    .map(|fault| fault.path);
                self.blocked.extend(missing);
                self.demands = true;
                self.block(set);
            }
            Attempt::Wrong(faults) => {
                self.wrong.get_or_insert(faults);
            }
            Attempt::Untold { asked, split, .. } => {
                self.meet(&asked);
                match split {
                    Some(fact) => self.split(set, &fact, enough),
                    None => {
                        let free = asked
                            .iter()
                            .filter(|fact| matches!(fact.domain, Domain::Free))
                            .map(|fact| fact.path.clone());
                        self.blocked.extend(free);
                        self.block(set);
                    }
                }
            }
            Attempt::Judged(judged) => self.judged(set, *judged, enough),
        }
    }

    /// Records that these values lead to something that cannot be explored.
    fn block(&mut self, set: &Assigned) {
        self.before_blocked
            .extend(set.iter().map(|assignment| assignment.path.to_string()));
        self.ways_blocked.push(set.clone());
    }

    /// Whether a fact in this set may lead to something that cannot be explored.
    pub fn blocks(&self, fact: usize, set: Set) -> bool {
        self.ways_blocked.iter().any(|way| meets(way, fact, set))
    }

    /// Splits a fact into those values of its domain that are still possible.
    fn split(&mut self, set: &Assigned, fact: &Untold, enough: Enough<'_>) {
        let number = self.number(fact);
        let still = set
            .iter()
            .find(|assignment| assignment.fact == number)
            .map(|assignment| assignment.set);
        let parts: Vec<Set> = match (&fact.domain, still) {
            (Domain::Measured(limits), _) => vec![Set::Range(limits.range())],
            (Domain::Parts(parts, _), still) => parts
                .iter()
                .copied()
                .map(Set::Range)
                .filter(|part| match (still, part) {
                    (Some(Set::Range(still)), Set::Range(part)) => part.meets(&still),
                    _ => true,
                })
                .collect(),
            (domain, still) => {
                let known = &self.facts[number];
                let values = domain.values().unwrap_or_default();
                let bits = values
                    .iter()
                    .filter_map(|value| known.values.iter().position(|known| known == value));
                bits.filter(|bit| match still {
                    Some(Set::Of(mask)) => mask >> bit & 1 == 1,
                    _ => true,
                })
                .map(Set::one)
                .collect()
            }
        };
        // If a fact that already has one part is looked at again, the input contradicts that part:
        // for example, a needed group was denied. Splitting it again would never end.
        let narrowed = |part: &Set| match (part, still) {
            (Set::Range(part), Some(Set::Range(still))) => still.is_within(part),
            (part, still) => still == Some(*part),
        };
        if parts.iter().any(narrowed) {
            self.blocked.insert(fact.path.clone());
            self.block(set);
            return;
        }
        self.parts(set, number, parts, enough);
    }

    fn parts(&mut self, set: &Assigned, number: usize, parts: Vec<Set>, enough: Enough<'_>) {
        for part in parts {
            let mut all: Vec<Assignment> = set
                .iter()
                .filter(|assignment| assignment.fact != number)
                .cloned()
                .collect();
            all.push(self.assignment(number, part));
            self.walk(&Rc::new(all), enough);
        }
    }

    fn judged(&mut self, set: &Assigned, judged: Judged, enough: Enough<'_>) {
        let Judged {
            mut verdict,
            asked,
            usual,
            log,
        } = judged;
        self.work += work(&verdict);
        self.meet(&asked);
        let mut after = 0;
        for fact in usual {
            match place(&self.usual, after, &fact) {
                Some(place) => after = place + 1,
                None => self.usual.push(fact),
            }
        }
        let mut open = None;
        let mut exact = Vec::new();
        for Look { path, parts } in log.borrow().iter() {
            match parts {
                Parts::Seen => {
                    self.seen.insert(path.clone());
                }
                Parts::Never => return,
                Parts::Exact => exact.push(path.to_string()),
                _ if open.is_none() => open = self.open(set, path, parts),
                _ => {}
            }
        }
        if (open.is_some() || !exact.is_empty())
            && let Some(refusal) = verdict.refusal.take()
            && let Some((name, _)) = self.check.refusing().filter(|(name, _)| self.wants(name))
        {
            self.refused = true;
            if self.early {
                verdict.only_refusal(refusal, self.check.outputs, name);
                self.ended = true;
                open = None;
                exact.clear();
            } else if set.is_empty() {
                // The question is answered, so the other results get little work.
                self.most = self.most.min(MOST_BESIDES);
            }
        }
        match open {
            Some((_, None)) => self.block(set),
            Some((number, Some(parts))) => self.parts(set, number, parts, enough),
            // Whatever else is split, the number itself is needed.
            None if !exact.is_empty() => {
                self.blocked.extend(exact);
                self.exact = true;
                self.block(set);
            }
            None => {
                heed(self.check, self.wanted, &mut verdict);
                let wanted = wanted_of(self.check, &verdict, self.wanted, self.spoken);
                self.leaves.push(Leaf {
                    set: set.clone(),
                    wanted,
                    verdict,
                });
            }
        }
    }

    /// Whether no other result than this one is wanted, so that a no for it answers the question.
    fn wants(&self, name: &str) -> bool {
        self.wanted.is_empty() || self.wanted == [name]
    }

    /// The parts into which a look divides a fact; `None` if it cannot be divided.
    fn open(
        &mut self,
        set: &Assigned,
        path: &str,
        parts: &Parts,
    ) -> Option<(usize, Option<Vec<Set>>)> {
        let number = match (self.known(path), parts) {
            (Some(number), _) => number,
            (None, Parts::Balance(_, balance)) => self.weigh(path, balance),
            (None, _) => return None,
        };
        let assigned = set.iter().find(|assignment| assignment.fact == number);
        if let (Parts::Classes(classes), None) = (parts, assigned) {
            if self.met.len() <= number {
                self.met.resize(number + 1, 0);
            }
            self.met[number] |= classes.iter().fold(0, |met, class| met | class);
        }
        let still = assigned.map_or_else(|| self.whole(number), |assignment| assignment.set);
        let parts = match (parts, still) {
            (Parts::Cut(cut) | Parts::Balance(cut, _), Set::Range(range)) if range.holds(*cut) => {
                let (low, high) = range.split(*cut);
                Some(vec![Set::Range(low), Set::Range(high)])
            }
            (Parts::Classes(classes), Set::Of(_)) => {
                Some(classes.iter().copied().map(Set::Of).collect())
            }
            _ => return None,
        };
        Some((number, parts))
    }

    /// The number of a sum of fields, which is stored like a fact.
    fn weigh(&mut self, path: &str, balance: &Balance) -> usize {
        self.remember(Known {
            path: path.into(),
            values: Rc::default(),
            limits: Some(balance.limits),
            of: balance.of.clone(),
            range: Some(balance.range),
            domain: Rc::new(Domain::Free),
        })
    }

    /// Records asked facts, in declared order.
    fn meet(&mut self, asked: &[Untold]) {
        let mut after = 0;
        for fact in asked {
            // Usually the same as in the run before.
            let met = self.asked.get(after).filter(|met| met.path == fact.path);
            let ranged = matches!(
                fact.domain,
                Domain::Measured(_) | Domain::Parts(..) | Domain::Free
            );
            if met.is_some_and(|met| ranged || met.domain.is_same(&fact.domain)) {
                after += 1;
                continue;
            }
            self.number(fact);
            match place(&self.asked, after, fact) {
                Some(place) => after = place + 1,
                None => {
                    self.asked.insert(after.min(self.asked.len()), fact.clone());
                    after += 1;
                }
            }
        }
    }

    /// A request for results assumes that they exist: completions without them, such as the holder
    /// of a camp where there is none, are dropped if others have them.
    pub fn presuppose(&mut self) {
        let arises = |leaf: &Leaf| leaf.wanted.iter().any(|value| !value.is_null());
        if !self.wanted.is_empty() && self.leaves.iter().any(arises) {
            self.leaves.retain(arises);
        }
    }

    /// Whether all completions lead to the same results.
    pub fn settled(&self) -> bool {
        !self.cut
            && self.blocked.is_empty()
            && self
                .leaves
                .windows(2)
                .all(|pair| pair[0].wanted == pair[1].wanted)
    }

    /// Whether two completions differ in what the answer says: a wanted result, also under one of the
    /// readings of an open point, the odds, or a result that its sentence states.
    pub fn differ(&self, one: &Leaf, other: &Leaf) -> bool {
        let (one_of, other_of) = (&one.verdict.values, &other.verdict.values);
        let mut stated = self.stated.iter();
        one.wanted != other.wanted
            || self.has_odds && one.verdict.odds != other.verdict.odds
            || stated.any(|name| one_of.get(*name) != other_of.get(*name))
            || self.read_apart(&one.verdict, &other.verdict)
    }

    /// Whether a wanted result of two undetermined verdicts differs under the same reading.
    fn read_apart(&self, one: &Verdict, other: &Verdict) -> bool {
        let undetermined = |verdict: &Verdict| verdict.finding.kind == FindingKind::Undetermined;
        undetermined(one)
            && undetermined(other)
            && one.readings.iter().any(|reading| {
                let mut others = other.readings.iter();
                let same = others.find(|known| known.id == reading.id);
                same.is_some_and(|known| {
                    let mut names = self.names().iter();
                    names.any(|name| known.values.get(*name) != reading.values.get(*name))
                })
            })
    }

    /// Whether a completion of a tree with the same numbers of facts leads to another result than one of
    /// these completions that it fits: a usual value makes the difference.
    pub fn contradicts(&self, leaf: &Leaf) -> bool {
        let fits = |known: &Leaf| {
            let mut sets = leaf.set.iter();
            sets.all(|one| meets(&known.set, one.fact, one.set))
        };
        let mut others = self.leaves.iter();
        others.any(|known| known.wanted != leaf.wanted && fits(known))
    }

    /// The completions in which a fact may be in a set.
    pub fn fitting(&self, fact: usize, set: Set) -> impl Iterator<Item = &Leaf> {
        self.leaves
            .iter()
            .filter(move |leaf| meets(&leaf.set, fact, set))
    }
}

/// Whether a fact may be in a set under these assignments.
fn meets(known: &Assigned, fact: usize, set: Set) -> bool {
    let there = known.iter().find(|assignment| assignment.fact == fact);
    match (there.map(|assignment| assignment.set), set) {
        (None, _) => true,
        (Some(Set::Of(there)), Set::Of(here)) => there & here != 0,
        (Some(Set::Range(there)), Set::Range(here)) => there.meets(&here),
        _ => false,
    }
}
