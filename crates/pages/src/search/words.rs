//! Dictionary of the library: completions of an unfinished word and corrections of a misspelt one.

use super::near::Spellings;
use crate::lang::Lang;

/// Maximum number of completions of one word, and of terms examined to find them.
pub const MOST_COMPLETIONS: usize = 24;
pub const MOST_SCANNED: usize = 5_000;
/// Maximum number of corrections of one word; twice as many are considered.
const MOST_GUESSES: usize = 16;
/// Minimum length of a word that is corrected, and of one with two wrong letters.
const SHORTEST_GUESSED: usize = 4;
const SHORTEST_TWICE_WRONG: usize = 8;
const LONGEST_GUESSED: usize = 32;

/// An existing word that is similar to an unknown one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    pub word: String,
    pub distance: usize,
}

/// The dictionaries of an index.
pub trait Words {
    /// Number of documents that contain a word as typed.
    fn frequency(&self, word: &str) -> u32;

    /// Whether any text contains a word or another form of it.
    fn knows(&self, word: &str) -> bool;

    /// Whether a text in this language contains a word or another form of it.
    fn speaks(&self, lang: Lang, word: &str) -> bool;

    /// Whether a document has a facet such as `kind:ruling`.
    fn has_facet(&self, facet: &str) -> bool;

    /// The longer words that begin with this text, with their frequencies; at most [`MOST_SCANNED`].
    fn beginning(&self, prefix: &str) -> Vec<(String, u32)>;

    /// All words, for finding similar ones.
    fn spellings(&self) -> &Spellings;

    /// Completions of an unfinished word, the most frequent first.
    fn completions(&self, prefix: &str) -> Vec<String> {
        let mut found = self.beginning(prefix);
        found.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        found
            .into_iter()
            .take(MOST_COMPLETIONS)
            .map(|(word, _)| word)
            .collect()
    }

    /// Existing words similar to this one, most likely first: fewest wrong letters, same first letter, most
    /// frequent. With `growing` the word may also be the beginning of one.
    fn guesses(&self, word: &str, growing: bool) -> Vec<Guess> {
        let letters = word.chars().count();
        if letters < SHORTEST_GUESSED
            || word.len() > LONGEST_GUESSED
            || word.bytes().any(|b| b.is_ascii_digit())
        {
            return Vec::new();
        }
        let within = |distance: u8, growing: bool| {
            self.spellings()
                .within(word, distance, growing, MOST_SCANNED)
        };
        let mut found = within(1, false);
        if found.is_empty() && letters >= SHORTEST_TWICE_WRONG {
            found = within(2, false);
        }
        if found.is_empty() && growing && letters > SHORTEST_GUESSED {
            found = within(1, true);
        }
        let first = word.chars().next();
        let mut guesses: Vec<(usize, bool, std::cmp::Reverse<u32>, String)> = found
            .into_iter()
            .map(|(near, frequency)| {
                (
                    strsim::osa_distance(word, &near),
                    near.chars().next() != first,
                    std::cmp::Reverse(frequency),
                    near,
                )
            })
            .filter(|(distance, ..)| *distance > 0)
            .collect();
        guesses.sort();
        guesses.dedup_by(|a, b| a.3 == b.3);
        guesses
            .into_iter()
            .take(MOST_GUESSES)
            .map(|(distance, _, _, word)| Guess { word, distance })
            .collect()
    }
}
