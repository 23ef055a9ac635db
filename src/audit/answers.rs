//! Short answers: they stand alone in hits, cards and posts, so they stay short.

use super::{Finder, Subject};

/// The most characters of a short answer.
const LONGEST: usize = 240;

pub(super) fn long(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for (_, text) in node.text.iter() {
            let length = text.answer.chars().count();
            if length > LONGEST {
                finder.problem(&text.place, format!("the short answer of `{}` has {length} characters: at most {LONGEST}", node.id));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::audit::little::Little;

    #[test]
    fn a_long_answer() {
        let long = |n: usize| Little::new().replace("content-it/dba/recoil.md", "Chi perde", &format!("Chi perde{}", "x".repeat(n)));
        // The answer as it stands has 20 characters.
        long(220).finds(&[]);
        long(221).finds(&["content-it/dba/recoil.md:7:1: long-answer: the short answer of `dba/recoil/one` has 241 characters: at most 240"]);
    }
}
