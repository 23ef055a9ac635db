//! Usual facts that were taken for granted, and what their other values would give.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::tree::{Leaf, Tree};
use super::witness;
use super::{Extent, LONG_GLANCE, MOST_AT_A_GLANCE, MOST_FLIPS, settles, share_of};
use crate::check::facts::{Set, Untold};
use crate::check::verdict::{Assumed, Way};

/// What was assumed, whether everything was tried, and in how many runs.
pub(super) struct Assumptions {
    pub assumed: Vec<Assumed>,
    pub complete: bool,
    pub runs: usize,
    pub work: usize,
}

/// A usual fact that alone changes nothing.
struct Quiet<'t> {
    fact: &'t Untold,
    /// The watched facts at which runs with its other values looked.
    seen: BTreeSet<Rc<str>>,
}

impl Quiet<'_> {
    /// Whether another fact may matter together with this one: a run that does not look at a fact
    /// gives the same for all its values.
    fn meets(&self, other: &Untold) -> bool {
        !other.watched || self.seen.contains(other.path.as_str())
    }
}

/// Whether completions differ: a value that has such leads to no single finding, and a difference is
/// all that is wanted to be known.
fn differ(leaves: &[Leaf]) -> bool {
    leaves
        .last()
        .is_some_and(|last| last.wanted != leaves[0].wanted)
}

/// The usual facts that would change a settled result, alone or two together. At a glance, one value
/// that would is enough, and a few facts are.
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
    let changes = |other: &Tree<'_>| other.leaves.iter().any(|leaf| leaf.wanted != first.wanted);
    let mut quiet: Vec<Quiet<'_>> = Vec::new();
    for fact in &tree.usual {
        // A fact at which no run looked changes nothing by itself.
        if fact.watched && !tree.seen.contains(fact.path.as_str()) {
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
        let matters = !otherwise.is_empty() || fact.named;
        if weighed || fact.domain.is_coarse() {
            // Where it turns hangs on another number, or a few numbers stood for all.
            otherwise.clear();
        }
        if !matters {
            quiet.push(Quiet { fact, seen });
        } else {
            found.assumed.push(Assumed {
                field: fact.path.clone(),
                value: fact.usual.clone(),
                otherwise,
            });
        }
        if !found.complete {
            return found;
        }
    }
    // Facts of which one alone is named already make the verdict depend on what was assumed.
    let pieces = |fact: &Assumed| {
        let named = |known: &&Untold| known.path == fact.field;
        tree.usual
            .iter()
            .find(named)
            .is_some_and(|known| known.named)
    };
    if found.assumed.iter().all(pieces) {
        together(tree, &quiet, most, &mut found, &changes);
    }
    found
}

/// Each other value of a fact that would change the result; at a glance, the first of them; and whether
/// it was weighed against another number. `seen` gets the watched facts at which these runs looked.
fn ways(
    tree: &Tree<'_>,
    fact: &Untold,
    extent: Extent,
    most: usize,
    found: &mut Assumptions,
    seen: &mut BTreeSet<Rc<str>>,
) -> (Vec<Way>, bool) {
    let (mut ways, mut weighed) = (Vec::new(), false);
    let first = &tree.leaves[0];
    let mut tried = |sets: Option<Set>, found: &mut Assumptions| {
        let left = most - found.work.min(most);
        // Of one value, a difference is all that is wanted to be known; of several, for each of them.
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
        let Some(number) = other.known(&fact.path) else {
            return true;
        };
        for set in sets.map_or_else(|| super::sets(&other, number), |set| vec![set]) {
            let value = other.facts[number].show(set);
            if value == fact.usual
                || !other
                    .fitting(number, set)
                    .any(|leaf| leaf.wanted != first.wanted)
            {
                continue;
            }
            let (finding, values) = settles(&other, number, set).unzip();
            ways.push(Way {
                value,
                with: None,
                finding,
                values: values.unwrap_or_default(),
            });
            if extent == Extent::Glance {
                return false;
            }
        }
        !other.cut
    };
    if fact.watched || fact.domain.limits().is_some() {
        tried(None, found);
        return (ways, weighed);
    }
    for value in fact.domain.values().unwrap_or_default() {
        if value != fact.usual && !tried(tree.one(fact, &value), found) {
            break;
        }
    }
    (ways, weighed)
}

/// So much work finds out at once that no facts change the result together; more of it, and each pair is
/// tried.
const MOST_AT_ONCE: usize = 150;

/// Quiet facts that do not change the result, however many of them have other values: pairs of them need
/// not be tried. A run that looks at a fact splits its values where they matter, so that all of them may
/// be open at once; facts that a run needs as they are take their other values one after another.
struct Together<'q> {
    /// The facts that may be open at once.
    open: Vec<(&'q Untold, Option<Set>)>,
    /// For each quiet fact, whether it changes nothing with any of those.
    idle: Vec<bool>,
}

impl<'q> Together<'q> {
    fn of(
        tree: &Tree<'_>,
        quiet: &[Quiet<'q>],
        most: usize,
        found: &mut Assumptions,
        changes: &dyn Fn(&Tree<'_>) -> bool,
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
            !other.cut && other.blocked.is_empty() && !changes(&other)
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

/// All values of a fact, its usual one among them, as a tree numbers them that knows of no other fact.
fn all(fact: &Untold) -> Option<Set> {
    let values = fact.domain.values()?;
    values.contains(&fact.usual).then_some(Set::Of(
        u128::MAX >> (u128::BITS as usize - values.len().min(128)),
    ))
}

/// Two usual facts that only together change the result: the first such pair.
fn together(
    tree: &Tree<'_>,
    quiet: &[Quiet<'_>],
    most: usize,
    found: &mut Assumptions,
    changes: &dyn Fn(&Tree<'_>) -> bool,
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
                return;
            }
            if !changes(&pair) {
                continue;
            }
            let Some(leaf) = pair.leaves.iter().find(|leaf| leaf.wanted != first.wanted) else {
                continue;
            };
            let when = witness::when(&pair, leaf);
            let value = |fact: &Untold| when.get(&fact.path).cloned().unwrap_or_default();
            for (one, with) in [(fact, other), (other, fact)] {
                found.assumed.retain(|known| known.field != one.path);
                found.assumed.push(Assumed {
                    field: one.path.clone(),
                    value: one.usual.clone(),
                    otherwise: vec![Way {
                        value: value(one),
                        with: Some([(with.path.clone(), value(with))].into_iter().collect()),
                        finding: Some(leaf.verdict.finding.clone()),
                        values: leaf.verdict.values.clone(),
                    }],
                });
            }
            return;
        }
    }
}
