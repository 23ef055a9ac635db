//! What a question asks for: an answer that says yes or no does not fit a question for "how many".

use crate::text::tokens;

/// Words that ask for an amount, a place, a time, a thing; `how` only before a measure.
const WANTED: [&str; 20] = [
    "quanto", "quanta", "quanti", "quante", "quant", "dove", "dov", "quando", "chi", "quale",
    "quali", "where", "when", "who", "which", "furthest", "farthest", "nearest", "closest",
    "whose",
];
const MEASURES: [&str; 16] = [
    "many", "much", "far", "big", "large", "long", "wide", "deep", "close", "near", "fast",
    "likely", "high", "often", "old", "small",
];
/// First words of a yes/no question, beside [`MODALS`].
const POLAR: [&str; 8] = ["do", "does", "is", "are", "will", "has", "have", "did"];
/// First words of a yes/no question about what somebody may or must do.
const MODALS: [&str; 10] = [
    "can", "may", "must", "should", "posso", "puo", "possono", "possiamo", "devo", "deve",
];
/// Words of players who describe their own situation.
const TELLING: [&str; 16] = [
    "i", "my", "we", "our", "me", "he", "his", "they", "io", "mio", "mia", "miei", "mie", "ho",
    "abbiamo", "suo",
];
/// Beginnings of answers.
const SAID: [&str; 4] = ["Yes", "No", "S\u{ec}", "Si"];

/// How a query is phrased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// For an amount, a place, a time, a person or a thing.
    Wanted,
    /// Otherwise, in a sentence.
    Sentence,
    /// With keywords.
    Keywords,
}

impl Asks {
    pub fn of(query: &str) -> Self {
        let words: Vec<String> = tokens(query).into_iter().map(|word| word.folded).collect();
        let is = |list: &[&str], word: &String| list.contains(&word.as_str());
        let measured = words
            .windows(2)
            .any(|pair| pair[0] == "how" && is(&MEASURES, &pair[1]));
        if measured || words.iter().any(|word| is(&WANTED, word)) {
            Self::Wanted
        } else if query.contains('?')
            || words
                .first()
                .is_some_and(|word| is(&POLAR, word) || is(&MODALS, word))
            || words.iter().any(|word| is(&TELLING, word))
        {
            Self::Sentence
        } else {
            Self::Keywords
        }
    }
}

/// The word that a question is about, folded: what stands after "how many" and "quanto", or after a first
/// "can I".
pub fn asked_word(query: &str, is_content: impl Fn(&str) -> bool) -> Option<String> {
    let mut words = tokens(query).into_iter().map(|word| word.folded).peekable();
    let mut begun = false;
    while let Some(word) = words.next() {
        let counts = word.starts_with("quant")
            || word == "how"
                && words
                    .peek()
                    .is_some_and(|next| next == "many" || next == "much");
        if counts || !begun && MODALS.contains(&word.as_str()) {
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
    use super::*;

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
            assert_eq!(Asks::of(query), asks, "{query}");
        }
    }

    #[test]
    fn questions_are_about_a_word() {
        let word = |query| asked_word(query, |word| !super::super::query::is_function_word(word));
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
