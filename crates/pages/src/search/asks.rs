//! Type of a query: what kind of answer it asks for. An answer that says yes or no does not fit a
//! question for "how many".

use crate::library::{List, Lists};
use crate::text::tokens;

/// First words of answers that say yes or no.
const SAID: [&str; 4] = ["Yes", "No", "S\u{ec}", "Si"];

/// Type of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// A question for an amount, a place, a time, a person or a thing.
    Wanted,
    /// Any other sentence.
    Sentence,
    /// Keywords, not a sentence.
    Keywords,
}

impl Asks {
    pub fn of(lists: &Lists, query: &str) -> Self {
        let words: Vec<String> = tokens(query).into_iter().map(|word| word.folded).collect();
        let any = |list: List| words.iter().any(|word| lists.has(list, word));
        let begins = |list: List| words.first().is_some_and(|word| lists.has(list, word));
        let measured = words
            .windows(2)
            .any(|pair| pair[0] == "how" && lists.has(List::Measure, &pair[1]));
        if measured || any(List::Wanted) {
            Self::Wanted
        } else if query.contains('?')
            || begins(List::Polar)
            || begins(List::Modal)
            || any(List::Telling)
        {
            Self::Sentence
        } else {
            Self::Keywords
        }
    }
}

/// Whether a question wants a yes or a no: it asks for no thing and names no factors.
pub fn asks_yes_or_no(lists: &Lists, query: &str) -> bool {
    let words = tokens(query);
    let asks = |list: List| words.iter().any(|word| lists.has(list, &word.folded));
    let factors = words
        .iter()
        .any(|word| lists.begin(List::Factors, &word.folded));
    query.trim_end().ends_with('?') && !asks(List::Asking) && !asks(List::Wanted) && !factors
}

/// Whether a title asks for an amount.
pub fn asks_amount(title: &str) -> bool {
    let mut words = tokens(title).into_iter().map(|word| word.folded);
    words.next().is_some_and(|first| {
        first.starts_with("quant")
            || first == "how"
                && words
                    .next()
                    .is_some_and(|next| next == "many" || next == "much")
    })
}

/// Returns the word that a question is about, folded: the word after "how many" or "quanto", or after an
/// initial "can I".
pub fn asked_word(lists: &Lists, query: &str, is_content: impl Fn(&str) -> bool) -> Option<String> {
    let mut words = tokens(query).into_iter().map(|word| word.folded).peekable();
    let mut begun = false;
    while let Some(word) = words.next() {
        let counts = word.starts_with("quant")
            || word == "how"
                && words
                    .peek()
                    .is_some_and(|next| next == "many" || next == "much");
        if counts || !begun && lists.has(List::Modal, &word) {
            return words.find(|word| is_content(word));
        }
        begun |= is_content(&word);
    }
    None
}

/// Whether an answer says yes or no.
pub fn is_polar(answer: &str) -> bool {
    SAID.iter().any(|said| {
        answer
            .strip_prefix(said)
            .is_some_and(|rest| rest.starts_with([',', '.', ':', ';']))
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

    fn lists() -> &'static Lists {
        REAL.situations.lists(Lang::En, &REAL.lexicon, &REAL.texts)
    }

    #[test]
    fn questions_are_told_from_keywords() {
        for (query, asks) in [
            ("quante unita in un bosco", Asks::Wanted),
            ("how far is the general", Asks::Wanted),
            ("how a general moves", Asks::Keywords),
            ("my Kn hit Bw in flank", Asks::Sentence),
            ("can Kn hit Bw", Asks::Sentence),
            ("Kn contro Bw?", Asks::Sentence),
            ("Kn contro Bw", Asks::Keywords),
            ("", Asks::Keywords),
        ] {
            assert_eq!(Asks::of(lists(), query), asks, "{query}");
        }
    }

    #[test]
    fn questions_are_about_a_word() {
        let is_content = |word: &str| !super::super::query::is_function_word(word);
        let word = |query| asked_word(lists(), query, is_content);
        for (query, asked) in [
            ("can I overlap someone", Some("overlap")),
            ("posso macchinettare con la Bd?", Some("macchinettare")),
            ("Giovanna quanto costa", Some("costa")),
            ("quante unita in un bosco", Some("unita")),
            ("how many points", Some("points")),
            ("how far do hussars go", None),
            ("Kn can hit Bw", None),
            ("", None),
        ] {
            assert_eq!(word(query).as_deref(), asked, "{query}");
        }
    }

    #[test]
    fn answers_say_yes_or_no() {
        assert!(
            ["Yes, it may.", "No. Never.", "S\u{ec}, sempre."]
                .map(is_polar)
                .iter()
                .all(|polar| *polar)
        );
        assert!(
            ["None of them.", "Yesterday", "Nobody, ever.", ""]
                .map(is_polar)
                .iter()
                .all(|polar| !*polar)
        );
    }
}
