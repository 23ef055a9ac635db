//! Words: how a text of either language is split and folded, shared by index, lexicon and queries.

mod marks;

use std::borrow::Cow;

pub use marks::composed;
use marks::{bare, is_mark};

/// Articles, prepositions and pronouns that lose their last vowel before an apostrophe.
const ELIDED: &[&str] = &[
    "l", "un", "d", "c", "m", "t", "s", "v", "n", "gl", "dell", "all", "dall", "nell", "sull",
    "coll", "quell", "quest", "bell", "sant", "anch", "tutt", "nessun", "ciascun", "alcun", "senz",
    "cos", "com", "dov", "mezz", "po", "degl", "agl",
];

/// Endings that English puts after an apostrophe.
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
    match c {
        '\0'..='\x7f' => c.is_ascii_alphanumeric(),
        // The letters and the punctuation of our texts need no table of all scripts.
        '\u{d7}' | '\u{f7}' | '\u{2000}'..='\u{206f}' => false,
        '\u{c0}'..='\u{24f}' => true,
        _ => c.is_alphanumeric() || is_mark(c) || c == '\u{ad}',
    }
}

fn is_apostrophe(c: char) -> bool {
    matches!(
        c,
        '\'' | '\u{2019}' | '\u{2018}' | '\u{2bc}' | '`' | '\u{b4}' | '\u{2032}'
    )
}

/// Folds a text: lower case, without accents, soft hyphens and other marks.
pub fn fold(text: &str) -> String {
    folded(text).into_owned()
}

/// The same for one word; most words of a text are folded already.
pub fn folded(text: &str) -> Cow<'_, str> {
    if !text.is_ascii() {
        return Cow::Owned(
            text.chars()
                .map(bare)
                .filter(|c| !is_mark(*c) && *c != '\u{ad}')
                .flat_map(char::to_lowercase)
                .collect(),
        );
    }
    if text.bytes().any(|b| b.is_ascii_uppercase()) {
        Cow::Owned(text.to_ascii_lowercase())
    } else {
        Cow::Borrowed(text)
    }
}

/// A sequence of letters and digits, by byte offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub start: usize,
    pub end: usize,
}

impl Run {
    pub fn of(self, text: &str) -> &str {
        &text[self.start..self.end]
    }

    /// The first sequence that begins at an offset or after it, including elided articles and endings.
    pub fn next(text: &str, from: usize) -> Option<Self> {
        let start = edge(text, from, true)?;
        Some(Self {
            start,
            end: edge(text, start, false).unwrap_or(text.len()),
        })
    }

    /// The first sequence from an offset on that is a word.
    pub fn next_word(text: &str, from: usize) -> Option<Self> {
        let mut run = Self::next(text, from)?;
        while run.is_dropped(text) {
            run = Self::next(text, run.end)?;
        }
        Some(run)
    }

    /// The previous sequence, if only an apostrophe is in between.
    fn glued_before(self, text: &str) -> Option<Self> {
        let (end, _) = text[..self.start]
            .char_indices()
            .next_back()
            .filter(|(_, c)| is_apostrophe(*c))?;
        let (start, _) = text[..end]
            .char_indices()
            .rev()
            .take_while(|(_, c)| is_word(*c))
            .last()?;
        Some(Self { start, end })
    }

    /// The next sequence, if only an apostrophe is in between.
    fn glued_after(self, text: &str) -> Option<Self> {
        let apostrophe = text[self.end..]
            .chars()
            .next()
            .filter(|c| is_apostrophe(*c))?;
        let start = self.end + apostrophe.len_utf8();
        Self::next(text, start).filter(|run| run.start == start)
    }

    /// Whether this is not a word: an elided article, the ending of an English word, or only marks.
    pub fn is_dropped(self, text: &str) -> bool {
        let is = |list: &[&str], run: Self| list.contains(&folded(run.of(text)).as_ref());
        let elided = || {
            self.glued_after(text)
                .is_some_and(|next| is(ELIDED, self) && !is(CLITICS, next))
        };
        let clitic = || {
            self.glued_before(text)
                .is_some_and(|last| is(CLITICS, self) && !is(ELIDED, last))
        };
        elided() || clitic() || (!self.of(text).is_ascii() && folded(self.of(text)).is_empty())
    }
}

/// Class of a byte: part of a word, between words, or part of a character that must be examined.
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

/// The first character from an offset on that belongs to a word, or the first that does not.
fn edge(text: &str, from: usize, word: bool) -> Option<usize> {
    let passed = if word { GAP } else { WORD };
    let mut at = from;
    loop {
        at += text.as_bytes()[at..]
            .iter()
            .position(|byte| BYTES[usize::from(*byte)] != passed)?;
        let c = text[at..].chars().next()?;
        if is_word(c) == word {
            return Some(at);
        }
        at += c.len_utf8();
    }
}

/// The possible first three letters of a set of words, to skip most words of a text.
#[derive(Clone, Debug)]
pub struct Beginnings {
    /// For every first and second letter, by their last five bits: the possible third letters.
    thirds: Box<[u32; 1024]>,
    /// For every byte, whether such a word may begin with it.
    bytes: [bool; 256],
}

/// Whether one of the most frequent examined characters begins here: an accented letter.
fn is_accented(bytes: &[u8]) -> bool {
    matches!(bytes, [0xc3, second, ..] if !matches!(second, 0x97 | 0xb7))
}

impl Default for Beginnings {
    fn default() -> Self {
        let mut bytes = [false; 256];
        // The first byte identifies the character.
        bytes[0xc0..].fill(true);
        Self {
            thirds: Box::new([0; 1024]),
            bytes,
        }
    }
}

impl Beginnings {
    /// The last five bits of a letter, which are equal in both cases; `None` for a character that folds to
    /// another letter or to several.
    fn letter(byte: u8) -> Option<usize> {
        byte.is_ascii().then_some(usize::from(byte % 32))
    }

    /// Adds words, folded.
    pub fn add(&mut self, beginning: &[u8]) {
        match beginning.first().filter(|byte| byte.is_ascii()) {
            Some(byte) => [byte.to_ascii_lowercase(), byte.to_ascii_uppercase()]
                .into_iter()
                .for_each(|byte| self.bytes[usize::from(byte)] = true),
            None => self.bytes.fill(true),
        }
        let mut letters = beginning.iter().map(|byte| Self::letter(*byte));
        let row = |first: usize| first * 32..(first + 1) * 32;
        match (
            letters.next().flatten(),
            letters.next().flatten(),
            letters.next().flatten(),
        ) {
            (None, ..) => self.thirds.fill(u32::MAX),
            (Some(first), None, _) => self.thirds[row(first)].fill(u32::MAX),
            (Some(first), Some(second), None) => self.thirds[row(first)][second] = u32::MAX,
            (Some(first), Some(second), Some(third)) => {
                self.thirds[row(first)][second] |= 1 << third
            }
        }
    }

    /// Whether the text from the beginning of a word on may be one of these words.
    fn may_begin(&self, text: &[u8]) -> bool {
        if !text
            .first()
            .is_some_and(|first| self.bytes[usize::from(*first)])
        {
            return false;
        }
        let letter = |n: usize| text.get(n).and_then(|byte| Self::letter(*byte));
        match (letter(0), letter(1), letter(2)) {
            (Some(first), Some(second), Some(third)) => {
                self.thirds[first * 32 + second] & (1 << third) != 0
            }
            (Some(first), Some(second), None) => self.thirds[first * 32 + second] != 0,
            _ => true,
        }
    }

    /// The sequences of a text that may be one of these words, in order.
    pub fn runs<'t>(&'t self, text: &'t str) -> Runs<'t> {
        Runs {
            beginnings: self,
            text,
            block: 0,
            word: 0,
            begins: 0,
            inside: false,
            none: 0,
        }
    }
}

/// Gathers the lowest bit of each of eight bytes by a multiplication.
fn lowest_bits(bytes: &[u8; Runs::BLOCK]) -> u64 {
    let eights = bytes
        .as_chunks::<8>()
        .0
        .iter()
        .map(|eight| u64::from_le_bytes(*eight));
    (0..).zip(eights).fold(0, |bits, (n, eight)| {
        bits | (eight & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56 << (8 * n)
    })
}

/// The sequences of a text that begin with certain letters. Word starts are computed for as many bytes at
/// once as an integer has bits: testing byte by byte took most of the time of a search.
#[derive(Debug)]
pub struct Runs<'t> {
    beginnings: &'t Beginnings,
    text: &'t str,
    /// Start of the block after the current one.
    block: usize,
    /// Bit sets for the current block: bytes that belong to words, and word starts not visited yet.
    word: u64,
    begins: u64,
    /// Whether the block ends within a word.
    inside: bool,
    /// Leading bytes of the next block that belong to a non-word character.
    none: u128,
}

impl Runs<'_> {
    /// The bytes of a block.
    const BLOCK: usize = 64;

    /// Computes the word starts in the next block.
    fn fill(&mut self) {
        let bytes = self.text.as_bytes();
        let mut block = [0; Self::BLOCK];
        match bytes[self.block..].first_chunk() {
            Some(whole) => block = *whole,
            None => block[..bytes.len() - self.block].copy_from_slice(&bytes[self.block..]),
        }
        // Without branches or tables, so that the compiler can vectorise it.
        let word = block.map(|byte| {
            u8::from((byte | 0x20).wrapping_sub(b'a') < 26)
                | u8::from(byte.wrapping_sub(b'0') < 10)
                | byte >> 7
        });
        let mut word = lowest_bits(&word);
        let mut looked_at = if block.is_ascii() {
            0
        } else {
            lowest_bits(&block.map(|byte| u8::from(byte >= 0xc0)))
        };
        // All bytes of a non-word character are non-word bytes, including those in the next block.
        let mut none = self.none;
        while looked_at != 0 {
            let n = looked_at.trailing_zeros();
            looked_at &= looked_at - 1;
            let at = self.block + n as usize;
            if is_accented(&bytes[at..]) {
                continue;
            }
            if let Some(c) = self.text[at..].chars().next().filter(|c| !is_word(*c)) {
                none |= ((1 << c.len_utf8()) - 1) << n;
            }
        }
        word &= !(none as u64);
        self.none = none >> Self::BLOCK;
        self.begins = word & !(word << 1 | u64::from(self.inside));
        self.inside = word >> (Self::BLOCK - 1) != 0;
        self.word = word;
        self.block += Self::BLOCK;
    }
}

impl Iterator for Runs<'_> {
    type Item = Run;

    fn next(&mut self) -> Option<Run> {
        loop {
            while self.begins == 0 {
                if self.block >= self.text.len() {
                    return None;
                }
                self.fill();
            }
            let (block, n) = (
                self.block - Self::BLOCK,
                self.begins.trailing_zeros() as usize,
            );
            let start = block + n;
            self.begins &= self.begins - 1;
            if self.beginnings.may_begin(&self.text.as_bytes()[start..]) {
                let end = n + (self.word >> n).trailing_ones() as usize;
                let ends = end < Self::BLOCK;
                return Some(Run {
                    start,
                    end: if ends {
                        block + end
                    } else {
                        edge(self.text, start, false).unwrap_or(self.text.len())
                    },
                });
            }
        }
    }
}

/// The words of a text in order: runs of letters and digits, elided articles dropped
/// (`l'unità` is `unita`), English endings dropped (`element's` is `element`).
pub fn tokens(text: &str) -> Vec<Token> {
    let words = std::iter::successors(Run::next_word(text, 0), |run| Run::next_word(text, run.end));
    words
        .map(|run| Token {
            folded: fold(run.of(text)),
            start: run.start,
            end: run.end,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn words(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|token| token.folded).collect()
    }

    #[test]
    fn letters_are_those_of_unicode() {
        let known = |c: &char| c.is_alphanumeric() || is_mark(*c) || *c == '\u{ad}';
        assert_eq!(('\0'..=char::MAX).find(|c| is_word(*c) != known(c)), None);
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
        fn runs_that_begin_so_are_found(text in "[a-eA-E'’èÈ €\u{301}\u{ad}x0-2]{0,150}", words in proptest::collection::vec("[a-eè1]{1,3}", 0..3)) {
            let mut beginnings = Beginnings::default();
            words.iter().for_each(|word| beginnings.add(fold(word).as_bytes()));
            let all = std::iter::successors(Run::next(&text, 0), |run| Run::next(&text, run.end));
            let (all, found): (Vec<Run>, Vec<Run>) = (all.collect(), beginnings.runs(&text).collect());
            prop_assert_eq!(&found, &all.iter().copied().filter(|run| beginnings.may_begin(&text.as_bytes()[run.start..])).collect::<Vec<_>>());
            let begins = |run: &&Run| words.iter().any(|word| folded(run.of(&text)).starts_with(&*folded(word)));
            prop_assert!(all.iter().filter(begins).all(|run| found.contains(run)), "{:?} of {:?}", found, all);
        }

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
