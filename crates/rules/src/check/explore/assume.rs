//! Usual values that were assumed, and what other values would change.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::tree::{Leaf, Tree};
use super::witness;
use super::{
    Extent, Followed, LONG_GLANCE, MOST_AT_A_GLANCE, MOST_FIRM, MOST_FLIPS, followed, settles,
    share_of,
};
use serde_json::{Map, Value};

use crate::check::facts::{Set, Untold};
use crate::check::unit::Unit;
use crate::check::verdict::{Assumed, Chance, OutKind, Way};

/// The assumptions, whether every value was tried, and the runs and work this took.
pub(super) struct Assumptions {
    pub assumed: Vec<Assumed>,
    pub complete: bool,
    pub runs: usize,
    pub work: usize,
}

/// Whether completions that vary these facts say something else.
type Changes<'c> = dyn Fn(&Tree<'_>, &[&Untold]) -> bool + 'c;

impl Assumptions {
    /// Names facts that were not shown to change nothing, if none is named that changes something: an
    /// answer that rests on usual values says on which.
    fn name<'t>(&mut self, untried: impl IntoIterator<Item = &'t Untold>) {
        if !self.assumed.is_empty() {
            return;
        }
        let (settings, mut facts): (Vec<&Untold>, Vec<_>) =
            untried.into_iter().partition(|fact| fact.setting);
        if facts.is_empty() {
            facts = settings;
        }
        let named = facts.into_iter().map(|fact| Assumed {
            field: fact.path.clone(),
            value: fact.usual.clone(),
            otherwise: Vec::new(),
        });
        self.assumed.extend(named);
    }
}

/// A fact whose other values change nothing if it alone varies.
struct Quiet<'t> {
    fact: &'t Untold,
    /// The watched facts that runs with its other values looked at.
    seen: BTreeSet<Rc<str>>,
}

impl Quiet<'_> {
    /// Whether the other fact may matter together with this one: a run that does not look at a fact
    /// has the same result for all its values.
    fn meets(&self, other: &Untold) -> bool {
        !other.watched || self.seen.contains(other.path.as_str())
    }
}

/// Whether the latest completion differs from the first: such a value leads to no single finding,
/// and often it suffices to know that results differ.
fn differ(leaves: &[Leaf]) -> bool {
    leaves
        .last()
        .is_some_and(|last| last.wanted != leaves[0].wanted)
}

/// The facts with usual values that would change a settled result, alone or two together. A glance
/// stops at one such value per fact and at a few facts.
pub(super) fn assumptions(tree: &Tree<'_>, extent: Extent) -> Assumptions {
    let most = share_of(tree, MOST_FLIPS);
    let mut found = Assumptions {
        assumed: Vec::new(),
        complete: true,
        runs: 0,
        work: 0,
    };
    let Some(first) = tree.leaves.first() else {
        return found;
    };
    let changes: &Changes<'_> = &|other, facts| {
        // A scale that changes only a length in the sentence is shown as a setting.
        let scaled = facts.iter().any(|fact| fact.setting);
        let mut leaves = other.leaves.iter();
        leaves.any(|leaf| leaf.wanted != first.wanted || !scaled && tree.differ(leaf, first))
    };
    let mut quiet: Vec<Quiet<'_>> = Vec::new();
    let idle = |fact: &Untold| fact.watched && !tree.seen.contains(fact.path.as_str());
    for (n, fact) in tree.usual.iter().enumerate() {
        // A fact that no run looked at changes nothing by itself.
        if idle(fact) {
            let seen = tree.seen.clone();
            quiet.push(Quiet { fact, seen });
            continue;
        }
        if extent == Extent::Glance
            && (found.assumed.len() == MOST_AT_A_GLANCE
                || !found.assumed.is_empty() && found.runs > LONG_GLANCE)
        {
            return found;
        }
        let mut seen = BTreeSet::new();
        let (mut otherwise, weighed) = ways(tree, fact, extent, most, &mut found, &mut seen);
        let matters = !otherwise.is_empty() || fact.named || weighed;
        if weighed {
            // The answer depends on its exact value, or the threshold on another number.
            otherwise.clear();
        }
        if !matters {
            quiet.push(Quiet { fact, seen });
        } else {
            let turns: Vec<Value> = otherwise.iter().map(|way| way.value.clone()).collect();
            let whole = found.complete && extent == Extent::Full;
            found.assumed.push(Assumed {
                field: fact.path.clone(),
                value: stands_for(fact, whole.then_some(&*turns)),
                otherwise,
            });
        }
        if !found.complete {
            found.name(tree.usual[n..].iter().filter(|fact| !idle(fact)));
            if extent == Extent::Glance {
                found.assumed.truncate(MOST_AT_A_GLANCE);
            }
            return found;
        }
    }
    // If every assumption is one that is always named, pairs are tried as well.
    let pieces = |fact: &Assumed| {
        let named = |known: &&Untold| known.path == fact.field;
        tree.usual
            .iter()
            .find(named)
            .is_some_and(|known| known.named)
    };
    if found.assumed.iter().all(pieces) {
        together(tree, &quiet, most, &mut found, changes);
        if extent == Extent::Glance {
            found.assumed.truncate(MOST_AT_A_GLANCE);
        }
    } else if extent == Extent::Full {
        // The answer already says that it rests on assumptions; two facts that change it only together
        // are worth a few runs.
        let most = most.min(found.work + MOST_BESIDE);
        let complete = found.complete;
        together(tree, &quiet, most, &mut found, changes);
        found.complete = complete;
    }
    found
}

/// Work allowed for one usual value of an open answer, or twice that of the answer itself if this is more.
const MOST_OF_ONE: usize = 25;

/// The facts with usual values on which an open answer rests: those that change a settled result
/// (`names`), or what an option or outcome says.
pub(super) fn firm(tree: &Tree<'_>, names: &[&str], extent: Extent) -> Assumptions {
    let most = share_of(tree, MOST_FIRM);
    let mut found = Assumptions {
        assumed: Vec::new(),
        complete: true,
        runs: 0,
        work: 0,
    };
    let says = !tree.cut && tree.leaves.len() > 1;
    let Some(first) = tree.leaves.first().filter(|_| says || !names.is_empty()) else {
        return found;
    };
    let of_one = MOST_OF_ONE.max(2 * tree.work);
    for fact in &tree.usual {
        if fact.setting || fact.watched && !tree.seen.contains(fact.path.as_str()) {
            continue;
        }
        let full = found.assumed.len() == MOST_AT_A_GLANCE;
        let long = !found.assumed.is_empty() && found.runs > LONG_GLANCE;
        if found.work >= most || extent == Extent::Glance && (full || long) {
            found.complete = false;
            break;
        }
        let left = (most - found.work).min(of_one);
        let firm = |leaf: &Leaf| {
            let value = |leaf: &'_ Leaf, name: &str| leaf.verdict.values.get(name).cloned();
            let mut names = names.iter();
            names.all(|name| value(leaf, name) == value(first, name))
        };
        // The trees number this fact differently if both know it.
        let comparable = says && tree.known(&fact.path).is_none();
        let differs = |leaf: &Leaf| !firm(leaf) || comparable && tree.contradicts(leaf);
        let enough = |leaves: &[Leaf]| leaves.last().is_some_and(differs);
        let other = tree.otherwise(&[(fact, None)], left, &enough);
        found.runs += other.runs;
        found.work += other.work;
        // What was not shown to change nothing is named too.
        if other.cut || other.exact || other.leaves.iter().any(differs) {
            let mut turns = Vec::new();
            let mut whole = !other.cut && !other.exact && extent == Extent::Full;
            for value in yes_and_no(fact).filter(|_| whole).into_iter().flatten() {
                let set = tree.one(fact, &value);
                let one = tree.otherwise(&[(fact, set)], left, &enough);
                found.runs += one.runs;
                found.work += one.work;
                whole &= !one.cut && !one.exact;
                if one.leaves.iter().any(differs) {
                    turns.push(value);
                }
            }
            found.assumed.push(Assumed {
                field: fact.path.clone(),
                value: stands_for(fact, whole.then_some(&*turns)),
                otherwise: Vec::new(),
            });
        }
    }
    found
}

/// Yes and no, if these are the values of a fact that is usually neither.
fn yes_and_no(fact: &Untold) -> Option<[Value; 2]> {
    let values = fact.domain.values()?;
    let both = [Value::Bool(true), Value::Bool(false)];
    (fact.usual.is_null() && both.iter().all(|value| values.contains(value))).then_some(both)
}

/// What an assumption says: the usual value. If that is neither yes nor no, and only one of them changes
/// the answer (`turns`), the other one was taken.
fn stands_for(fact: &Untold, turns: Option<&[Value]>) -> Value {
    let both = yes_and_no(fact);
    match (turns, both) {
        (Some([turn]), Some(both)) => {
            let mut others = both.into_iter();
            others.find(|value| value != turn).unwrap_or_default()
        }
        _ => fact.usual.clone(),
    }
}

/// Every other value of a fact that would change the result (for a glance only the first), and
/// whether it matters only with its exact value, or in a sum with another number. `seen` receives the
/// watched facts that these runs looked at.
fn ways(
    tree: &Tree<'_>,
    fact: &Untold,
    extent: Extent,
    most: usize,
    found: &mut Assumptions,
    seen: &mut BTreeSet<Rc<str>>,
) -> (Vec<Way>, bool) {
    let (mut ways, mut weighed, mut exact) = (Vec::new(), false, false);
    let first = &tree.leaves[0];
    // Without headline results, the sentence may say lengths that depend on the scale.
    let unspoken = tree.check.headline.is_empty();
    let differs = |leaf: &Leaf| {
        let length = |kind: &OutKind| matches!(kind, OutKind::Number(Unit::Mm | Unit::Cm));
        let mut lengths = tree.check.outputs.iter().filter(|one| length(&one.kind));
        let value = |leaf: &Leaf, name| leaf.verdict.values.get(name).cloned();
        // A scale that changes only a length in the sentence is shown as a setting.
        !fact.setting && tree.differ(leaf, first)
            || leaf.wanted != first.wanted
            || fact.setting
                && unspoken
                && lengths.any(|one| value(leaf, one.name) != value(first, one.name))
    };
    let mut tried = |sets: Option<Set>, found: &mut Assumptions| {
        let left = most - found.work.min(most);
        // For a single value it suffices to know that results differ; for a set, each value is
        // judged.
        let other = match sets {
            Some(set) => tree.otherwise(&[(fact, Some(set))], left, &differ),
            None if extent == Extent::Glance => tree.otherwise(&[(fact, None)], left, &differ),
            None => tree.otherwise(&[(fact, None)], left, &|_| false),
        };
        found.runs += other.runs;
        found.work += other.work;
        found.complete &= !other.cut;
        seen.extend(other.seen.iter().cloned());
        let mut sums = other.facts.iter().flat_map(|known| &known.of);
        weighed |= sums.any(|(_, path)| **path == *fact.path);
        exact |= other.blocked.contains(fact.path.as_str());
        let Some(number) = other.known(&fact.path) else {
            return true;
        };
        for set in sets.map_or_else(|| stated_sets(&other, number), |set| vec![set]) {
            let value = other.facts[number].show(set);
            // The answer needs the exact value of another number then.
            let open = other.exact && other.blocks(number, set);
            if value == fact.usual || !open && !other.fitting(number, set).any(differs) {
                continue;
            }
            let (mut finding, mut values) = settles(&other, number, set).unzip();
            let plain = !value.is_object() && !value.is_array();
            if extent == Extent::Full && plain && finding.is_some() && tree.wanted.is_empty() {
                let promised = other.fitting(number, set).next();
                let promised = promised.map_or(&[][..], |leaf| &leaf.wanted[..]);
                let left = most.saturating_sub(found.work).max(1);
                let facts = [(fact.path.as_str(), &value)];
                let (kept, runs, work) = followed(tree, &facts, promised, left);
                found.runs += runs;
                found.work += work;
                match kept {
                    Followed::Kept => {}
                    Followed::Broken => (finding, values) = (None, None),
                    Followed::Refused => continue,
                }
            }
            ways.push(Way {
                value,
                with: None,
                finding,
                values: values.unwrap_or_default(),
                odds: odds(&other, number, set),
            });
            if extent == Extent::Glance {
                return false;
            }
        }
        !other.cut
    };
    if fact.watched || fact.domain.limits().is_some() {
        tried(None, found);
        let matters = exact || weighed && !ways.is_empty();
        return (ways, matters);
    }
    for value in fact.domain.values().unwrap_or_default() {
        if value != fact.usual && !tried(tree.one(fact, &value), found) {
            break;
        }
    }
    let matters = exact || weighed && !ways.is_empty();
    (ways, matters)
}

/// The sets of a fact between which the answer changes, or what its sentence states.
fn stated_sets(tree: &Tree<'_>, number: usize) -> Vec<Set> {
    super::sets(tree, number, |leaf| {
        let stated = tree.stated.iter();
        let stated = stated.map(|name| super::compare::result(leaf, name));
        (&leaf.wanted, stated.collect::<Vec<_>>())
    })
}

/// The odds on which all completions with this set agree.
fn odds(tree: &Tree<'_>, number: usize, set: Set) -> Option<Vec<Chance>> {
    let mut leaves = tree.fitting(number, set);
    let odds = leaves.next()?.verdict.odds.clone();
    odds.filter(|odds| leaves.all(|leaf| leaf.verdict.odds.as_ref() == Some(odds)))
}

/// Maximum work of one run that varies all facts at once; if it takes more, each pair is tried.
const MOST_AT_ONCE: usize = 150;

/// Maximum work for finding two facts that change a result only together, if others change it alone.
const MOST_BESIDE: usize = 100;

/// Facts that cannot change the result however many of them vary, so that their pairs need not be
/// tried. Watched facts can all be open at once, because a run splits them only where they matter;
/// the other facts take their other values one after another.
struct Together<'q> {
    /// The facts that can be open at once.
    open: Vec<(&'q Untold, Option<Set>)>,
    /// For each quiet fact, whether it changes nothing together with the open facts.
    idle: Vec<bool>,
}

impl<'q> Together<'q> {
    fn of(
        tree: &Tree<'_>,
        quiet: &[Quiet<'q>],
        most: usize,
        found: &mut Assumptions,
        changes: &Changes<'_>,
    ) -> Self {
        let open: Vec<(&Untold, Option<Set>)> = quiet
            .iter()
            .filter(|one| one.fact.watched)
            .filter_map(|one| Some((one.fact, Some(all(one.fact)?))))
            .collect();
        let mut idle = vec![false; quiet.len()];
        if open.len() < 2 {
            return Self { open, idle };
        }
        let mut change_nothing = |facts: &[(&Untold, Option<Set>)]| {
            let left = most - found.work.min(most);
            let other = tree.otherwise(facts, left.min(MOST_AT_ONCE), &differ);
            found.runs += other.runs;
            found.work += other.work;
            let facts: Vec<&Untold> = facts.iter().map(|(fact, _)| *fact).collect();
            !other.cut && other.blocked.is_empty() && !changes(&other, &facts)
        };
        if change_nothing(&open) {
            for (one, idle) in quiet.iter().zip(&mut idle) {
                *idle = one.fact.watched && open.iter().any(|(fact, _)| fact.path == one.fact.path);
            }
            let others = quiet.iter().zip(&mut idle);
            for (one, idle) in others.filter(|(one, _)| !one.fact.watched) {
                let mut facts = open.clone();
                facts.insert(0, (one.fact, None));
                *idle = change_nothing(&facts);
                if !*idle {
                    break;
                }
            }
        }
        Self { open, idle }
    }

    /// Whether two quiet facts are known to change nothing together.
    fn cleared(&self, quiet: &[Quiet<'_>], one: usize, other: usize) -> bool {
        let is_open = |n: usize| {
            self.open
                .iter()
                .any(|(fact, _)| fact.path == quiet[n].fact.path)
        };
        self.idle[one] && is_open(other) || self.idle[other] && is_open(one)
    }
}

/// All values of a fact, including its usual one, with the bits of a tree that knows no other fact.
fn all(fact: &Untold) -> Option<Set> {
    let values = fact.domain.values()?;
    values.contains(&fact.usual).then_some(Set::Of(
        fact.possible & u128::MAX >> (u128::BITS as usize - values.len().min(128)),
    ))
}

/// Finds the first pair of facts that change the result only together.
fn together(
    tree: &Tree<'_>,
    quiet: &[Quiet<'_>],
    most: usize,
    found: &mut Assumptions,
    changes: &Changes<'_>,
) {
    let known = Together::of(tree, quiet, most, found, changes);
    let first = &tree.leaves[0];
    for (n, one) in quiet.iter().enumerate() {
        for (m, two) in quiet.iter().enumerate().skip(n + 1) {
            let (fact, other) = (one.fact, two.fact);
            if !one.meets(other) || !two.meets(fact) || known.cleared(quiet, n, m) {
                continue;
            }
            let left = most - found.work.min(most);
            let pair = tree.otherwise(&[(fact, None), (other, None)], left, &differ);
            found.runs += pair.runs;
            found.work += pair.work;
            if pair.cut {
                found.complete = false;
                let open = |one: usize, other: usize| {
                    let (one, other) = (one.min(other), one.max(other));
                    let (first, second) = (&quiet[one], &quiet[other]);
                    one < other
                        && (one, other) >= (n, m)
                        && first.meets(second.fact)
                        && second.meets(first.fact)
                        && !known.cleared(quiet, one, other)
                };
                let untried =
                    (n..quiet.len()).filter(|one| (n..quiet.len()).any(|other| open(*one, other)));
                found.name(untried.map(|one| quiet[one].fact));
                return;
            }
            if !changes(&pair, &[fact, other]) {
                continue;
            }
            let wanted = pair.leaves.iter().find(|leaf| leaf.wanted != first.wanted);
            let stated = || pair.leaves.iter().find(|leaf| tree.differ(leaf, first));
            let Some(leaf) = wanted.or_else(stated) else {
                continue;
            };
            let when = witness::when(&pair, leaf);
            let value = |fact: &Untold| when.get(&fact.path).cloned().unwrap_or_default();
            // What both lead to is promised only if it comes true.
            let (first, second) = (value(fact), value(other));
            let facts = [(fact.path.as_str(), &first), (other.path.as_str(), &second)];
            let left = most.saturating_sub(found.work).max(1);
            let (kept, runs, work) = followed(tree, &facts, &leaf.wanted, left);
            found.runs += runs;
            found.work += work;
            if kept == Followed::Refused {
                continue;
            }
            let promised = kept == Followed::Kept;
            for (one, with) in [(fact, other), (other, fact)] {
                found.assumed.retain(|known| known.field != one.path);
                found.assumed.push(Assumed {
                    field: one.path.clone(),
                    value: one.usual.clone(),
                    otherwise: vec![Way {
                        value: value(one),
                        with: Some([(with.path.clone(), value(with))].into_iter().collect()),
                        finding: promised.then(|| leaf.verdict.finding.clone()),
                        values: if promised {
                            leaf.verdict.values.clone()
                        } else {
                            Map::new()
                        },
                        odds: leaf.verdict.odds.clone().filter(|_| promised),
                    }],
                });
            }
            return;
        }
    }
}
