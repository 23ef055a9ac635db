//! Completions compared with one another: which fact alone tells two of them apart.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;

use super::tree::{Leaf, Tree};
use crate::check::facts::Set;
use crate::check::range::Cut;

/// The set of a fact in a completion, made for comparing.
#[derive(Clone, Copy)]
enum Cell {
    All,
    Of(u128),
    /// Numbers, as the first interval between all cuts of the fact and the one after the last.
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

/// Two completions that differ in one fact alone.
struct Pair {
    one: usize,
    other: usize,
    fact: usize,
    /// Of numbers that lie side by side, where one ends and the other begins.
    cut: Option<Cut>,
}

/// The completions of a tree, each with those from which one fact alone tells it apart.
pub(super) struct Grid<'t> {
    tree: &'t Tree<'t>,
    /// The completions that are compared: all, or the first ones of a question that was cut off.
    leaves: &'t [Leaf],
    pairs: Vec<Pair>,
}

/// What is looked at in each completion, as numbers: equal ones have the same. As text, each is compared
/// with all others at once.
fn numbered<'t, T: Serialize>(leaves: &'t [Leaf], look: impl Fn(&'t Leaf) -> T) -> Vec<usize> {
    let mut met = HashMap::new();
    let number = |leaf: &'t Leaf| {
        let next = met.len();
        let text = serde_json::to_string(&look(leaf)).unwrap_or_default();
        *met.entry(text).or_insert(next)
    };
    leaves.iter().map(number).collect()
}

/// So many completions of a question that was cut off are compared with one another.
const MOST_COMPARED: usize = 300;

impl<'t> Grid<'t> {
    /// Compares all completions. Those that lead to the same values are not compared.
    pub fn of(tree: &'t Tree<'t>) -> Self {
        // What was cut off asks for what is known to matter, which the first completions tell.
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

    /// Results of each completion that is compared, as numbers.
    pub fn results<T: Serialize>(&self, look: impl Fn(&'t Leaf) -> T) -> Vec<usize> {
        numbered(self.leaves, look)
    }

    /// Whether two completions that differ in this fact alone differ in what is looked at.
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

    /// Whether a number matters by a sum in which it stands: no range of it tells more.
    pub fn weighs(&self, path: &str, results: &[usize]) -> bool {
        self.pairs.iter().any(|pair| {
            let of = &self.tree.facts[pair.fact].of;
            results[pair.one] != results[pair.other] && of.iter().any(|(_, part)| &**part == path)
        })
    }

    /// The cuts of a number at which what is looked at changes, in ascending order.
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

/// A result of a completion.
pub(super) fn result<'l>(leaf: &'l Leaf, name: &str) -> &'l Value {
    leaf.verdict.values.get(name).unwrap_or(&Value::Null)
}
