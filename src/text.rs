//! Words: how a text of either language is cut and folded, once for index, lexicon and queries.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Articles, prepositions and pronouns that lose their last vowel before an apostrophe.
const ELIDED: &[&str] = &[
    "l", "un", "d", "c", "m", "t", "s", "v", "n", "gl", "dell", "all", "dall", "nell", "sull", "coll", "quell", "quest", "bell", "sant", "anch", "tutt",
    "nessun", "ciascun", "alcun", "senz", "cos", "com", "dov", "mezz", "po", "degl", "agl",
];

/// What English glues to the end of a word with an apostrophe.
const CLITICS: &[&str] = &["s", "t", "ll", "re", "ve", "d", "m"];

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Lower case, without accents.
    pub folded: String,
    /// Byte offsets in the original text.
    pub start: usize,
    pub end: usize,
}

fn is_word(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphanumeric() } else { c.is_alphanumeric() || is_combining_mark(c) || c == '\u{ad}' }
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '\u{2019}' | '\u{2018}' | '\u{2bc}' | '`' | '\u{b4}' | '\u{2032}')
}

/// Lower case without accents, soft hyphens and other marks.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfd().filter(|c| !is_combining_mark(*c) && *c != '\u{ad}').flat_map(char::to_lowercase).collect()
}

/// A run of letters and digits, by byte offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub start: usize,
    pub end: usize,
    /// Nothing but an apostrophe stands between it and the run before.
    glued: bool,
}

/// The runs of letters and digits of a text in order, elided articles and endings included.
pub fn runs(text: &str) -> Vec<Run> {
    // A word and the space after it take some six bytes.
    let mut runs: Vec<Run> = Vec::with_capacity(text.len() / 6 + 1);
    let mut start = None;
    let mut glued = false;
    let mut last: Option<char> = None;
    for (at, c) in text.char_indices() {
        match (is_word(c), start) {
            (true, None) => {
                start = Some(at);
                glued = last.is_some_and(is_apostrophe) && runs.last().is_some_and(|run| run.end + last.map_or(0, char::len_utf8) == at);
            }
            (false, Some(from)) => {
                runs.push(Run { start: from, end: at, glued });
                start = None;
            }
            _ => {}
        }
        last = Some(c);
    }
    if let Some(from) = start {
        runs.push(Run { start: from, end: text.len(), glued });
    }
    runs
}

/// Whether a run is no word of its own: an article that lost its vowel, the ending of an English
/// word, or nothing but marks.
pub fn is_dropped(text: &str, runs: &[Run], n: usize) -> bool {
    let raw = |n: usize| &text[runs[n].start..runs[n].end];
    let is = |list: &[&str], n: usize| list.contains(&fold(raw(n)).as_str());
    let next_glued = runs.get(n + 1).is_some_and(|run| run.glued);
    let elided = || next_glued && is(ELIDED, n) && !is(CLITICS, n + 1);
    let clitic = || runs[n].glued && is(CLITICS, n) && !is(ELIDED, n - 1);
    elided() || clitic() || (!raw(n).is_ascii() && fold(raw(n)).is_empty())
}

/// The words of a text in order: runs of letters and digits, elided articles dropped
/// (`l'unità` is `unita`), English endings dropped (`element's` is `element`).
pub fn tokens(text: &str) -> Vec<Token> {
    let runs = runs(text);
    let words = (0..runs.len()).filter(|n| !is_dropped(text, &runs, *n));
    words.map(|n| Token { folded: fold(&text[runs[n].start..runs[n].end]), start: runs[n].start, end: runs[n].end }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn words(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|token| token.folded).collect()
    }

    #[test]
    fn elision_accents_and_endings() {
        for (text, want) in [
            ("l'unità dell’elemento", "unita elemento"),
            ("c'è un'altra", "e altra"),
            ("element's don't", "element don"),
            ("regola 4.2.1 (b)", "regola 4 2 1 b"),
            ("perche\u{301} sup\u{ad}plemento", "perche supplemento"),
            ("Kn(S) d'opportunità", "kn s opportunita"),
            ("", ""),
            ("'' ' l'", "l"),
        ] {
            assert_eq!(words(text).join(" "), want, "{text}");
        }
    }

    proptest! {
        #[test]
        fn offsets_lie_on_characters_and_grow(text in "\\PC{0,60}") {
            let mut last = 0;
            for token in tokens(&text) {
                prop_assert!(token.start >= last && token.end > token.start);
                prop_assert!(text.is_char_boundary(token.start) && text.is_char_boundary(token.end));
                last = token.end;
            }
        }
    }
}
