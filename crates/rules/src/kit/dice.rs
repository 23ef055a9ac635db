//! Exact odds: whole numbers of equally likely rolls, never floating point.

use std::collections::BTreeMap;

/// The six faces of a die.
pub const FACES: [i64; 6] = [1, 2, 3, 4, 5, 6];

/// Counts how many of the 6 rolls of one die lead to each outcome, in the outcomes' order.
pub fn one_die<O: Ord>(mut outcome: impl FnMut(i64) -> O) -> Vec<(O, u32)> {
    let mut counts = BTreeMap::new();
    for face in FACES {
        *counts.entry(outcome(face)).or_insert(0) += 1;
    }
    counts.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_die_counts_every_face_once() {
        assert_eq!(one_die(|a| a > 4), [(false, 4), (true, 2)]);
    }
}
