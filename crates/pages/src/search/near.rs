//! Search for similar words. A Levenshtein automaton would need a thousand states before the dictionary
//! is searched; instead, all words of nearly the same length are compared, most of them only by their set
//! of letters.

use std::ops::Range;

/// Words by their number of letters.
#[derive(Debug, Default)]
pub struct Spellings {
    /// All words, concatenated.
    text: String,
    words: Vec<Spelling>,
    /// The set of letters of each word.
    letters: Vec<u32>,
    /// Index of the first word of each length, in letters.
    begins: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
struct Spelling {
    start: u32,
    bytes: u8,
    letters: u8,
    frequency: u32,
}

impl Spelling {
    fn of(self, text: &str) -> &str {
        &text[self.start as usize..self.start as usize + usize::from(self.bytes)]
    }
}

/// A bit for every letter of a word; several letters may share a bit.
fn letters(word: &str) -> u32 {
    word.chars()
        .fold(0, |bits, c| bits | 1 << (u32::from(c) % 32))
}

/// Whether at most this number of bits is set. Without a compiler flag, few processors count bits in
/// hardware.
fn few<const MOST: usize>(bits: u32) -> bool {
    (0..MOST).fold(bits, |bits, _| bits & bits.wrapping_sub(1)) == 0
}

/// The indices of the words whose letter sets are close enough.
fn with(letters: &[u32], passes: impl Fn(u32) -> bool) -> Vec<usize> {
    letters
        .iter()
        .enumerate()
        .filter(|(_, letters)| passes(**letters))
        .map(|(n, _)| n)
        .collect()
}

impl Spellings {
    /// Adds words with their frequencies; for a duplicate, the greater one.
    pub fn add(&mut self, word: &str, frequency: u32) {
        let (Ok(start), Ok(bytes)) = (u32::try_from(self.text.len()), u8::try_from(word.len()))
        else {
            return;
        };
        self.text.push_str(word);
        let letters = word.chars().count() as u8;
        self.words.push(Spelling {
            start,
            bytes,
            letters,
            frequency,
        });
    }

    /// Sorts the words when all have been added.
    pub fn ready(mut self) -> Self {
        let text = &self.text;
        self.words.sort_unstable_by(|a, b| {
            (a.letters, a.of(text), b.frequency).cmp(&(b.letters, b.of(text), a.frequency))
        });
        self.words.dedup_by(|b, a| a.of(text) == b.of(text));
        self.words.shrink_to_fit();
        self.letters = self
            .words
            .iter()
            .map(|word| letters(word.of(text)))
            .collect();
        let longest = self
            .words
            .last()
            .map_or(0, |word| usize::from(word.letters));
        self.begins = (0..=longest + 1)
            .map(|length| {
                self.words
                    .partition_point(|word| usize::from(word.letters) < length)
            })
            .collect();
        self
    }

    /// Returns the range of words with these lengths, in letters.
    fn of_lengths(&self, lengths: Range<usize>) -> Range<usize> {
        let begin = |length: usize| self.begins.get(length).copied().unwrap_or(self.words.len());
        begin(lengths.start)..begin(lengths.end)
    }

    /// At most `most` words, with their frequencies, at a `distance` of one or two letters (two exchanged
    /// neighbours count as one). With `growing`, words that begin with such a word.
    pub fn within(
        &self,
        word: &str,
        distance: u8,
        growing: bool,
        most: usize,
    ) -> Vec<(String, u32)> {
        let (wrong, length, wanted) = (usize::from(distance), word.chars().count(), letters(word));
        let lengths = length.saturating_sub(wrong)..if growing {
            usize::MAX
        } else {
            length + wrong + 1
        };
        let numbers = self.of_lengths(lengths);
        let bits = &self.letters[numbers.clone()];
        // A typo may remove a letter of the word and add another one. If the word is unfinished, more
        // letters may follow.
        let candidates = match (wrong, growing) {
            (0 | 1, false) => with(bits, |bits| few::<2>(wanted ^ bits)),
            (_, false) => with(bits, |bits| few::<4>(wanted ^ bits)),
            (0 | 1, true) => with(bits, |bits| few::<1>(wanted & !bits)),
            (_, true) => with(bits, |bits| few::<2>(wanted & !bits)),
        };
        let candidates = candidates
            .into_iter()
            .map(|n| self.words[numbers.start + n]);
        let near = candidates.filter(|other| {
            let other = other.of(&self.text);
            if !growing {
                return is_within(word, other, wrong);
            }
            let ends = other
                .char_indices()
                .map(|(at, c)| at + c.len_utf8())
                .enumerate();
            ends.filter(|(n, _)| (n + 1).abs_diff(length) <= wrong)
                .any(|(_, end)| is_within(word, &other[..end], wrong))
        });
        near.take(most)
            .map(|word| (word.of(&self.text).to_owned(), word.frequency))
            .collect()
    }
}

/// Whether two words differ by at most this number of letters, after removing their common prefix and
/// suffix.
fn is_within(one: &str, other: &str, most: usize) -> bool {
    let alike: usize = one
        .chars()
        .zip(other.chars())
        .take_while(|(a, b)| a == b)
        .map(|(c, _)| c.len_utf8())
        .sum();
    let (one, other) = (&one[alike..], &other[alike..]);
    let alike: usize = one
        .chars()
        .rev()
        .zip(other.chars().rev())
        .take_while(|(a, b)| a == b)
        .map(|(c, _)| c.len_utf8())
        .sum();
    let (one, other) = (&one[..one.len() - alike], &other[..other.len() - alike]);
    let left = one.chars().count().max(other.chars().count());
    // After one typo, one letter remains, or two exchanged ones.
    left <= most || (left <= 2 || most > 1) && strsim::osa_distance(one, other) <= most
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn spellings(words: &[String]) -> Spellings {
        let mut this = Spellings::default();
        (1..).zip(words).for_each(|(n, word)| this.add(word, n));
        this.ready()
    }

    #[test]
    fn a_word_given_twice_stands_once() {
        let words = ["elefante", "elefanti", "elefante"].map(str::to_owned);
        let mut found = spellings(&words).within("elefamte", 2, false, 9);
        found.sort();
        assert_eq!(
            found,
            [("elefante".to_owned(), 3), ("elefanti".to_owned(), 2)]
        );
        assert_eq!(spellings(&words).within("elefamte", 2, false, 1).len(), 1);
        assert_eq!(
            Spellings::default().ready().within("elefante", 1, true, 9),
            []
        );
    }

    proptest! {
        #[test]
        fn what_is_near_is_found(words in proptest::collection::btree_set("[a-cèÆ]{0,7}", 0..60), word in "[a-cè]{1,6}", distance in 1..=2_u8, growing: bool) {
            let words: Vec<String> = words.into_iter().collect();
            let mut found: Vec<String> = spellings(&words).within(&word, distance, growing, usize::MAX).into_iter().map(|(word, _)| word).collect();
            found.sort();
            let near = |other: &str| strsim::osa_distance(&word, other) <= usize::from(distance);
            let begins = |other: &String| other.char_indices().map(|(at, c)| at + c.len_utf8()).any(|end| near(&other[..end]));
            let wanted: Vec<String> = words.into_iter().filter(|other| if growing { begins(other) } else { near(other) }).collect();
            prop_assert_eq!(found, wanted);
        }
    }
}
