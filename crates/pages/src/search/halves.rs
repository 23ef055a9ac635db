//! Two questions in one query: "zoc how many cm, and does a unit in woods have one". The hits for all words
//! may answer only one of them.

use super::query::is_function_word;
use crate::library::{List, Lists};
use crate::text::{Token, tokens};

/// Words that begin a question, besides those of the lists.
const OPENING: [&str; 2] = ["che", "come"];
/// Words between two questions.
const JOINING: [&str; 8] = ["and", "e", "ed", "or", "o", "but", "ma", "poi"];
/// Words for what the first question named.
const REFERRING: [&str; 9] = [
    "it", "one", "they", "them", "its", "their", "ne", "esso", "essi",
];
/// Minimum number of words of each question.
const LEAST: usize = 2;
/// Maximum number of content words of a first question that is a mere noun: "its cost and how far it reaches".
const MOST_NAMED: usize = 2;

/// The second of two questions in a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Second {
    /// Where it begins, in bytes.
    pub from: usize,
    /// Whether it refers to what the first question named, or names a single thing: "and Warband?".
    pub refers: bool,
}

/// Whether a question may begin with a word.
fn opens(lists: &Lists, word: &Token) -> bool {
    let lists_of = [
        List::Asking,
        List::Beginning,
        List::Wanted,
        List::Polar,
        List::Modal,
    ];
    OPENING.contains(&word.folded.as_str())
        || lists_of.iter().any(|list| lists.has(*list, &word.folded))
}

/// Returns the second of two questions in a query, if there are two. A question after statements is one
/// question.
pub(super) fn second(lists: &Lists, query: &str) -> Option<Second> {
    let words = tokens(query);
    let opens = |word: &Token| opens(lists, word);
    let is_content = |word: &&Token| !is_function_word(&word.folded) && !opens(word);
    let counts = |words: &[Token]| words.iter().filter(is_content).count();
    let between = |at: usize| &query[words[at - 1].end..words[at].start];
    let asked = query.trim_end().ends_with('?');
    (LEAST..words.len()).rev().find_map(|at| {
        let gap = between(at);
        let joined = JOINING.contains(&words[at].folded.as_str());
        let next = if joined { at + 1 } else { at };
        let opened = words.get(next).is_some_and(opens);
        let ended = gap.contains('?');
        let begins = ended && (opened || joined || asked)
            || gap.contains([',', ';', '.', ':']) && (opened || asked)
            || gap.contains(" - ") && opened
            || joined && opened;
        let (before, after) = words.split_at(at);
        let tells = |word: &Token| lists.has(List::Telling, &word.folded);
        let named = joined && opened && counts(before) <= MOST_NAMED && !before.iter().any(tells);
        // "My LH is in front of Sp, can it wheel": the verb of a statement asks nothing.
        let starts = |at: usize| at == 0 || between(at).contains(['?', ',', ';', '.', ':', '-']);
        let asks = |at: usize| {
            let has = |list: List| lists.has(list, &words[at].folded);
            let conditional = has(List::Condition) && at > 0;
            has(List::Asking)
                || has(List::Wanted) && !conditional
                || opens(&words[at]) && (starts(at) || words.get(at + 1).is_some_and(tells))
        };
        let first_asks = named || query[..words[at].start].contains('?') || (0..at).any(asks);
        if !begins
            || !first_asks
            || after.len() < LEAST
            || counts(before) == 0
            || counts(after) == 0
        {
            return None;
        }
        let refers = |word: &Token| REFERRING.contains(&word.folded.as_str());
        Some(Second {
            from: words[at].start,
            refers: after.iter().any(refers) || counts(after) == 1,
        })
    })
}

/// Returns where the question behind statements begins: "my CL is charged by CP. What do I need to evade".
pub(super) fn asking(lists: &Lists, query: &str) -> Option<usize> {
    let words = tokens(query);
    let asked = query.trim_end().ends_with('?');
    let is_content = |word: &&Token| !is_function_word(&word.folded) && !opens(lists, word);
    let counts = |words: &[Token]| words.iter().filter(is_content).count();
    (1..words.len()).rev().find_map(|at| {
        let gap = &query[words[at - 1].end..words[at].start];
        let joined = JOINING.contains(&words[at].folded.as_str());
        let opened = words
            .get(if joined { at + 1 } else { at })
            .is_some_and(|word| opens(lists, word));
        let begins =
            gap.contains(['.', ';', ':']) && (opened || asked) || gap.contains(',') && opened;
        let (before, after) = words.split_at(at);
        (begins && counts(before) >= LEAST && counts(after) > 0).then_some(words[at].start)
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
            (Lang::En, "my Bd lost to his Wb and who pursues", None),
            (
                Lang::En,
                "my LH is in front of a spear, can it wheel and hit the blade",
                None,
            ),
            (
                Lang::It,
                "le mie picche vengono caricate dai suoi cavalieri e chi ha l'impeto?",
                None,
            ),
            (Lang::En, "can Bd break off from LH", None),
            (Lang::En, "Bd v Wb, dice 4 to 2, who wins?", None),
            (Lang::It, "la mia Bd e la sua Wb in bosco", None),
        ] {
            let lists = REAL.situations.lists(lang, &REAL.lexicon, &REAL.texts);
            let found = second(lists, query).map(|second| &query[second.from..]);
            assert_eq!(found, wanted, "{query}");
        }
    }
}
