//! Usual facts that were taken for granted, and what their other values would give.

use super::tree::{Leaf, Tree};
use super::{Extent, LONG_GLANCE, MOST_AT_A_GLANCE, MOST_FLIPS, settles, share_of};
use crate::check::facts::{Set, Untold};
use crate::check::verdict::{Assumed, Way};

/// What was assumed, whether everything was tried, and in how many runs.
pub(super) struct Assumptions {
    pub assumed: Vec<Assumed>,
    pub complete: bool,
    pub runs: usize,
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
    };
    let Some(first) = tree.leaves.first() else {
        return found;
    };
    let changes = |other: &Tree<'_>| other.leaves.iter().any(|leaf| leaf.wanted != first.wanted);
    // A fact of which no run took a look changes nothing.
    let looked =
        |tree: &Tree<'_>, fact: &Untold| !fact.watched || tree.seen.contains(fact.path.as_str());
    let mut quiet: Vec<&Untold> = Vec::new();
    for fact in tree.usual.iter().filter(|fact| looked(tree, fact)) {
        if extent == Extent::Glance
            && (found.assumed.len() == MOST_AT_A_GLANCE
                || !found.assumed.is_empty() && found.runs > LONG_GLANCE)
        {
            return found;
        }
        let otherwise = ways(tree, fact, extent, most, &mut found);
        if otherwise.is_empty() && !fact.named {
            quiet.push(fact);
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
    if found.assumed.iter().all(|fact| fact.otherwise.is_empty()) {
        together(tree, &quiet, most, &mut found, &changes);
    }
    found
}

/// Each other value of a fact that would change the result; at a glance, the first of them.
fn ways(
    tree: &Tree<'_>,
    fact: &Untold,
    extent: Extent,
    most: usize,
    found: &mut Assumptions,
) -> Vec<Way> {
    let mut ways = Vec::new();
    let first = &tree.leaves[0];
    let mut tried = |sets: Option<Set>, found: &mut Assumptions| {
        let left = most - found.runs.min(most);
        // Of one value, a difference is all that is wanted to be known; of several, for each of them.
        let other = match sets {
            Some(set) => tree.otherwise(&[(fact, Some(set))], left, &differ),
            None if extent == Extent::Glance => tree.otherwise(&[(fact, None)], left, &differ),
            None => tree.otherwise(&[(fact, None)], left, &|_| false),
        };
        found.runs += other.runs;
        found.complete &= !other.cut;
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
        return ways;
    }
    for value in fact.domain.values().unwrap_or_default() {
        if value != fact.usual && !tried(tree.one(fact, &value), found) {
            break;
        }
    }
    ways
}

/// Two usual facts that only together change the result: the first such pair.
fn together(
    tree: &Tree<'_>,
    quiet: &[&Untold],
    most: usize,
    found: &mut Assumptions,
    changes: &dyn Fn(&Tree<'_>) -> bool,
) {
    let first = &tree.leaves[0];
    for (n, fact) in quiet.iter().enumerate() {
        for other in quiet.iter().skip(n + 1) {
            let left = most - found.runs.min(most);
            let pair = tree.otherwise(&[(fact, None), (other, None)], left, &differ);
            found.runs += pair.runs;
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
            let value = |fact: &Untold| {
                pair.known(&fact.path)
                    .and_then(|number| Some(pair.facts[number].show(leaf.set_of(number)?)))
                    .unwrap_or_default()
            };
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
