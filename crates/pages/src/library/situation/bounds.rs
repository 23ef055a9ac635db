//! Numbers of which a text says only a bound: "more than 48 cm", "entro 15 U". Their fields get a range
//! instead of the number.

use super::grammar::{Grammar, Sense};
use super::reading::Spans;
use super::{Fact, Situation};
use crate::check::form::is_die;

/// Word classes before a number, what precedes and follows it in the range, and whether the words may be
/// skipped: "within" also stands in phrases that state a fact of their own.
const CLASSES: [(&str, &str, &str, bool); 4] = [
    ("MOREX", ">", "..", true),
    ("LESSX", "..", "", true),
    ("LEASTX", "", "..", false),
    ("MOSTX", "..=", "", false),
];

/// A number and its range.
pub(super) type Bound = (i64, String);

/// The words of bounds: position, end, number, and number of the class.
fn found(grammar: &Grammar, spans: &Spans) -> Vec<(usize, usize, i64, usize)> {
    let classes = CLASSES.map(|(name, ..)| grammar.classes.get(name).copied());
    let mut found = Vec::new();
    for (at, senses) in spans.iter().enumerate() {
        for (end, sense) in senses {
            let Sense::Class(class) = sense else { continue };
            let Some(n) = classes.iter().position(|known| *known == Some(*class)) else {
                continue;
            };
            let number = spans.get(*end).into_iter().flatten();
            let number = number.filter_map(|(_, sense)| match sense {
                Sense::Number(number) => Some(*number),
                _ => None,
            });
            found.extend(number.map(|number| (at, *end, number, n)));
        }
    }
    found
}

/// Marks the words of bounds as skipped.
pub(super) fn pass(grammar: &Grammar, spans: &mut Spans) {
    for (at, end, _, class) in found(grammar, spans) {
        if CLASSES[class].3 {
            spans[at].push((end, Sense::Skip));
        }
    }
}

/// Returns the numbers of which a text says only a bound.
pub(super) fn of(grammar: &Grammar, spans: &Spans) -> Vec<Bound> {
    let range = |(_, _, number, class): (usize, usize, i64, usize)| {
        let (_, before, after, _) = CLASSES[class];
        (number, format!("{before}{number}{after}"))
    };
    found(grammar, spans).into_iter().map(range).collect()
}

/// Replaces numbers by their ranges in some facts.
pub(super) fn widen(bounds: &[Bound], facts: &mut [Fact]) {
    for (path, value) in facts {
        let known = bounds
            .iter()
            .find(|(number, _)| !is_die(path) && *value == number.to_string());
        if let Some((_, range)) = known {
            range.clone_into(value);
        }
    }
}

/// The same in all facts of a situation.
pub(super) fn widen_all(bounds: &[Bound], situation: &mut Situation) {
    if bounds.is_empty() {
        return;
    }
    widen(bounds, &mut situation.facts);
    widen(bounds, &mut situation.assumed);
    for facts in &mut situation.alternatives {
        widen(bounds, facts);
    }
}
