//! Two questions in one query: "zoc how many cm, and does a unit in woods have one". The hits for all words
//! may answer only one of them.

use super::query::is_function_word;
use crate::library::{List, Lists};
use crate::text::{Token, tokens};

/// First words of a question that are in no list of the file.
const OPENING: [&str; 8] = ["what", "whats", "how", "che", "cosa", "come", "cos", "any"];
/// Words between two questions.
const JOINING: [&str; 8] = ["and", "e", "ed", "or", "o", "but", "ma", "poi"];
/// Minimum number of words of each question.
const LEAST: usize = 2;

/// Returns where the second of two questions begins in a query, in bytes.
pub(super) fn second(lists: &Lists, query: &str) -> Option<usize> {
    let words = tokens(query);
    let opens = |word: &Token| {
        let word = word.folded.as_str();
        OPENING.contains(&word)
            || [List::Wanted, List::Polar, List::Modal]
                .iter()
                .any(|list| lists.has(*list, word))
    };
    let is_content = |word: &Token| !is_function_word(&word.folded) && !opens(word);
    let between = |at: usize| &query[words[at - 1].end..words[at].start];
    let asked = query.trim_end().ends_with('?');
    (LEAST..words.len()).rev().find_map(|at| {
        let gap = between(at);
        let joined = JOINING.contains(&words[at].folded.as_str());
        let next = if joined { at + 1 } else { at };
        let opened = words.get(next).is_some_and(opens);
        let ended = gap.contains('?');
        let begins = ended
            || gap.contains([',', ';', '.', ':']) && (opened || asked)
            || gap.contains(" - ") && opened
            || joined && opened;
        let before = &words[..at];
        // "Its cost and how far it reaches": what is joined by a word and asked is a question of its own.
        let first_asks =
            joined && opened || query[..words[at].start].contains('?') || before.iter().any(opens);
        let counts = |words: &[Token]| words.iter().any(is_content);
        (begins
            && first_asks
            && counts(before)
            && words.len() - at >= LEAST
            && counts(&words[at..]))
        .then_some(words[at].start)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::lang::Lang;
    use crate::library::{Library, Passages};

    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        Library::load(&files, Tables::default(), Passages::default()).0
    });

    #[test]
    fn a_second_question_begins_where_it_is_asked() {
        for (lang, query, wanted) in [
            (
                Lang::En,
                "can blades break off from light horse, min distance?",
                Some("min distance?"),
            ),
            (
                Lang::En,
                "zoc how many cm, and does a unit in woods have one",
                Some("and does a unit in woods have one"),
            ),
            (
                Lang::En,
                "square - what does it cost to form and can it still move",
                Some("and can it still move"),
            ),
            (
                Lang::It,
                "300 pt quanti comandi e quanto può essere grosso il primo",
                Some("e quanto può essere grosso il primo"),
            ),
            (
                Lang::It,
                "giovanna d'arco costo? cosa fa l'aura",
                Some("cosa fa l'aura"),
            ),
            (Lang::En, "can Bd break off from LH", None),
            (Lang::En, "Bd v Wb, dice 4 to 2, who wins?", None),
            (Lang::It, "la mia Bd e la sua Wb in bosco", None),
        ] {
            let lists = REAL.situations.lists(lang, &REAL.lexicon, &REAL.texts);
            let found = second(lists, query).map(|at| &query[at..]);
            assert_eq!(found, wanted, "{query}");
        }
    }
}
