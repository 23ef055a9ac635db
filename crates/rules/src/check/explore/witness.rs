//! Facts that lead to a completion, in the form of an input.

use serde_json::{Map, Value};

use super::tree::{Leaf, Tree};
use crate::check::facts::{Limits, Set};
use crate::check::number::number;
use crate::check::range::Range;

/// Maximum number of whole numbers tried for one part of a sum.
const MOST_TRIED: i64 = 200;

/// A field in a sum, with its possible numbers.
struct Part {
    fact: usize,
    limits: Limits,
    range: Range,
}

/// A sum with the range in which it must lie, and its fields as factors and indices of parts.
struct Sum {
    of: Vec<(f64, usize)>,
    range: Range,
}

/// The facts of a completion. Numbers of which only a sum is known get exact values.
pub(super) fn when(tree: &Tree<'_>, leaf: &Leaf) -> Map<String, Value> {
    let mut when = Map::new();
    let (mut parts, mut sums): (Vec<Part>, Vec<Sum>) = (Vec::new(), Vec::new());
    for assignment in leaf.set.iter() {
        let known = &tree.facts[assignment.fact];
        if known.of.is_empty() {
            when.insert(known.path.to_string(), known.show(assignment.set));
            continue;
        }
        let Set::Range(range) = assignment.set else {
            continue;
        };
        let place = |path: &str| {
            let fact = tree.known(path)?;
            let at = parts.iter().position(|part| part.fact == fact);
            at.or_else(|| {
                let known = &tree.facts[fact];
                let Set::Range(range) = leaf.set_of(fact).unwrap_or_else(|| tree.whole(fact))
                else {
                    return None;
                };
                let limits = known.limits?;
                parts.push(Part {
                    fact,
                    limits,
                    range: limits.ends(range),
                });
                Some(parts.len() - 1)
            })
        };
        let mut place = place;
        let of = known.of.iter();
        let of: Option<Vec<_>> = of
            .map(|(factor, path)| Some((*factor, place(path)?)))
            .collect();
        sums.extend(of.map(|of| Sum { of, range }));
    }
    if solve(&mut parts, &sums, 0) {
        for part in parts {
            let path = tree.facts[part.fact].path.to_string();
            when.insert(path, number(part.range.from.at));
        }
    }
    when
}

/// Narrows each part to one number so that every sum lies in its range. Returns whether that is
/// possible.
fn solve(parts: &mut [Part], sums: &[Sum], at: usize) -> bool {
    if at == parts.len() {
        return true;
    }
    let before = parts[at].range;
    // The range that the other parts leave for this one.
    let mut range = before;
    for sum in sums {
        let Some((factor, _)) = sum.of.iter().find(|(_, part)| *part == at) else {
            continue;
        };
        let others = sum.of.iter().filter(|(_, part)| *part != at);
        let others = others.map(|(factor, part)| (-factor, parts[*part].range));
        let left = Range::sum(others.chain([(1.0, sum.range)]));
        let left = Range::sum([(1.0 / factor, left)]);
        if !left.meets(&range) {
            return false;
        }
        range = range.shared(left);
    }
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    let tried: Vec<f64> = match range.whole().zip(range.last()) {
        Some((first, last)) if parts[at].limits.whole => (first..=last.min(first + MOST_TRIED))
            .map(|n| n as f64)
            .collect(),
        _ => vec![range.sample(), f64::midpoint(range.from.at, range.to.at)],
    };
    for value in tried {
        parts[at].range = Range::between(value, value);
        if solve(parts, sums, at + 1) {
            return true;
        }
    }
    parts[at].range = before;
    false
}
