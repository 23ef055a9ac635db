//! Words: how a text of either language is cut and folded, once for index, lexicon and queries.

mod marks;

use std::borrow::Cow;

pub use marks::composed;
use marks::{bare, is_mark};

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
    if c.is_ascii() { c.is_ascii_alphanumeric() } else { c.is_alphanumeric() || is_mark(c) || c == '\u{ad}' }
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '\u{2019}' | '\u{2018}' | '\u{2bc}' | '`' | '\u{b4}' | '\u{2032}')
}

/// Lower case without accents, soft hyphens and other marks.
pub fn fold(text: &str) -> String {
    folded(text).into_owned()
}

/// The same; most words of a text are folded already.
pub fn folded(text: &str) -> Cow<'_, str> {
    if !text.is_ascii() {
        return Cow::Owned(text.chars().map(bare).filter(|c| !is_mark(*c) && *c != '\u{ad}').flat_map(char::to_lowercase).collect());
    }
    if text.bytes().any(|b| b.is_ascii_uppercase()) { Cow::Owned(text.to_ascii_lowercase()) } else { Cow::Borrowed(text) }
}

/// A run of letters and digits, by byte offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub start: usize,
    pub end: usize,
}

impl Run {
    pub fn of(self, text: &str) -> &str {
        &text[self.start..self.end]
    }

    /// The first run that begins at an offset or after it, elided articles and endings included.
    pub fn next(text: &str, from: usize) -> Option<Self> {
        let start = edge(text, from, true)?;
        Some(Self { start, end: edge(text, start, false).unwrap_or(text.len()) })
    }

    /// The first run from an offset on that is a word.
    pub fn next_word(text: &str, from: usize) -> Option<Self> {
        let mut run = Self::next(text, from)?;
        while run.is_dropped(text) {
            run = Self::next(text, run.end)?;
        }
        Some(run)
    }

    /// The run before, when nothing but an apostrophe stands between.
    fn glued_before(self, text: &str) -> Option<Self> {
        let (end, _) = text[..self.start].char_indices().next_back().filter(|(_, c)| is_apostrophe(*c))?;
        let (start, _) = text[..end].char_indices().rev().take_while(|(_, c)| is_word(*c)).last()?;
        Some(Self { start, end })
    }

    /// The run after, when nothing but an apostrophe stands between.
    fn glued_after(self, text: &str) -> Option<Self> {
        let apostrophe = text[self.end..].chars().next().filter(|c| is_apostrophe(*c))?;
        let start = self.end + apostrophe.len_utf8();
        Self::next(text, start).filter(|run| run.start == start)
    }

    /// Whether this is no word of its own: an article that lost its vowel, the ending of an English
    /// word, or nothing but marks.
    pub fn is_dropped(self, text: &str) -> bool {
        let is = |list: &[&str], run: Self| list.contains(&folded(run.of(text)).as_ref());
        let elided = || self.glued_after(text).is_some_and(|next| is(ELIDED, self) && !is(CLITICS, next));
        let clitic = || self.glued_before(text).is_some_and(|last| is(CLITICS, self) && !is(ELIDED, last));
        elided() || clitic() || (!self.of(text).is_ascii() && folded(self.of(text)).is_empty())
    }
}

/// What a byte is: a letter or digit of a word, something between words, or part of a character that
/// must be looked at.
const WORD: u8 = 0;
const GAP: u8 = 1;
const OTHER: u8 = 2;
static BYTES: [u8; 256] = {
    let mut bytes = [OTHER; 256];
    let mut n: u8 = 0;
    while n < 128 {
        bytes[n as usize] = if n.is_ascii_alphanumeric() { WORD } else { GAP };
        n += 1;
    }
    bytes
};

/// The first character from an offset on that belongs to a word, or that belongs to none.
fn edge(text: &str, from: usize, word: bool) -> Option<usize> {
    let passed = if word { GAP } else { WORD };
    let mut at = from;
    loop {
        at += text.as_bytes()[at..].iter().position(|byte| BYTES[usize::from(*byte)] != passed)?;
        let c = text[at..].chars().next()?;
        if is_word(c) == word {
            return Some(at);
        }
        at += c.len_utf8();
    }
}

/// The words of a text in order: runs of letters and digits, elided articles dropped
/// (`l'unità` is `unita`), English endings dropped (`element's` is `element`).
pub fn tokens(text: &str) -> Vec<Token> {
    let words = std::iter::successors(Run::next_word(text, 0), |run| Run::next_word(text, run.end));
    words.map(|run| Token { folded: fold(run.of(text)), start: run.start, end: run.end }).collect()
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
