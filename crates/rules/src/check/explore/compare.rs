//! Compares completions with one another to find the single facts that distinguish them.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;

use super::tree::{Leaf, Tree};
use crate::check::facts::Set;
use crate::check::range::Cut;

/// The set of a fact in a completion, in comparable form.
#[derive(Clone, Copy)]
enum Cell {
    All,
    Of(u128),
    /// A range of numbers, as indices of its first cut and of its end among all cuts of the fact.
    Span(usize, usize),
}

impl Cell {
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Of(a), Self::Of(b)) => a & b != 0,
            (Self::Span(a, b), Self::Span(c, d)) => a < d && c < b,
            _ => true,
        }
    }
}

/// Two completions that differ in one fact only.
struct Pair {
    one: usize,
    other: usize,
    fact: usize,
    /// The common boundary, if the fact is a number and the two ranges are adjacent.
    cut: Option<Cut>,
}

/// The completions of a tree, with all pairs that one fact alone distinguishes.
pub(super) struct Grid<'t> {
    tree: &'t Tree<'t>,
    /// The compared completions: all of them, or the first ones if the exploration was cut off.
    leaves: &'t [Leaf],
    pairs: Vec<Pair>,
}

/// Numbers the completions by the value of `look`: equal values get equal numbers. The values are
/// compared as text, in one map, instead of pair by pair.
fn numbered<'t, T: Serialize>(leaves: &'t [Leaf], look: impl Fn(&'t Leaf) -> T) -> Vec<usize> {
    let mut met = HashMap::new();
    let number = |leaf: &'t Leaf| {
        let next = met.len();
        let text = serde_json::to_string(&look(leaf)).unwrap_or_default();
        *met.entry(text).or_insert(next)
    };
    leaves.iter().map(number).collect()
}

/// Maximum number of completions that are compared if the exploration was cut off.
const MOST_COMPARED: usize = 300;

impl<'t> Grid<'t> {
    /// Compares all completions, except pairs with the same values.
    pub fn of(tree: &'t Tree<'t>) -> Self {
        // If the exploration was cut off, the first completions show which facts matter.
        let most = if tree.cut {
            MOST_COMPARED
        } else {
            tree.leaves.len()
        };
        let leaves = &tree.leaves[..tree.leaves.len().min(most)];
        let cuts: Vec<Vec<Cut>> = (0..tree.facts.len())
            .map(|fact| {
                let mut cuts: Vec<Cut> = leaves
                    .iter()
                    .filter_map(|leaf| match leaf.set_of(fact) {
                        Some(Set::Range(range)) => Some([range.from, range.to]),
                        _ => None,
                    })
                    .flatten()
                    .collect();
                cuts.sort_by(Cut::order);
                cuts.dedup();
                cuts
            })
            .collect();
        let place =
            |fact: usize, cut: Cut| cuts[fact].partition_point(|known| known.order(&cut).is_lt());
        let rows: Vec<Vec<Cell>> = leaves
            .iter()
            .map(|leaf| {
                let mut row = vec![Cell::All; tree.facts.len()];
                for assignment in leaf.set.iter() {
                    row[assignment.fact] = match assignment.set {
                        Set::Of(mask) => Cell::Of(mask),
                        Set::Range(range) => Cell::Span(
                            place(assignment.fact, range.from),
                            place(assignment.fact, range.to),
                        ),
                    };
                }
                row
            })
            .collect();
        let same = numbered(leaves, |leaf| (&leaf.wanted, &leaf.verdict.values));
        let mut pairs = Vec::new();
        for one in 0..rows.len() {
            for other in 0..one {
                if same[one] == same[other] {
                    continue;
                }
                let mut apart = rows[one]
                    .iter()
                    .zip(&rows[other])
                    .enumerate()
                    .filter(|(_, (a, b))| !a.meets(**b));
                if let (Some((fact, cells)), None) = (apart.next(), apart.next()) {
                    let cut = match cells {
                        (Cell::Span(_, a), Cell::Span(b, _)) if a == b => Some(cuts[fact][*a]),
                        (Cell::Span(b, _), Cell::Span(_, a)) if a == b => Some(cuts[fact][*a]),
                        _ => None,
                    };
                    pairs.push(Pair {
                        one,
                        other,
                        fact,
                        cut,
                    });
                }
            }
        }
        Self {
            tree,
            leaves,
            pairs,
        }
    }

    /// Numbers the compared completions by the value of `look`.
    pub fn results<T: Serialize>(&self, look: impl Fn(&'t Leaf) -> T) -> Vec<usize> {
        numbered(self.leaves, look)
    }

    /// Whether two completions that differ in this fact only have different results.
    pub fn matters(&self, path: &str, results: &[usize]) -> bool {
        let known = self.tree.known(path);
        let differ = |pair: &Pair| results[pair.one] != results[pair.other];
        self.tree.blocked.contains(path)
            || self.weighs(path, results)
            || self
                .pairs
                .iter()
                .any(|pair| Some(pair.fact) == known && differ(pair))
    }

    /// Whether a number matters through a sum that contains it, so that no range of it alone
    /// decides.
    pub fn weighs(&self, path: &str, results: &[usize]) -> bool {
        self.pairs.iter().any(|pair| {
            let of = &self.tree.facts[pair.fact].of;
            results[pair.one] != results[pair.other] && of.iter().any(|(_, part)| &**part == path)
        })
    }

    /// The cuts of a number at which the results change, in ascending order.
    pub fn turns(&self, fact: usize, results: &[usize]) -> Vec<Cut> {
        let mut cuts: Vec<Cut> = self
            .pairs
            .iter()
            .filter(|pair| pair.fact == fact && results[pair.one] != results[pair.other])
            .filter_map(|pair| pair.cut)
            .collect();
        cuts.sort_by(Cut::order);
        cuts.dedup();
        cuts
    }
}

/// The value of a result in a completion.
pub(super) fn result<'l>(leaf: &'l Leaf, name: &str) -> &'l Value {
    leaf.verdict.values.get(name).unwrap_or(&Value::Null)
}
