//! The words that exist: how often, what an unfinished word may become, what a wrong one meant.
//!
//! tantivy's own prefix and fuzzy queries score every match alike and show no terms; here words
//! are looked up first and become scored terms, so that rank, snippet and "did you mean" agree.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;
use std::sync::Arc;

use tantivy::query::FuzzyTermQuery;
use tantivy::schema::Field;
use tantivy::{InvertedIndexReader, Searcher, Term};

use super::analysis::stem;
use super::schema::Fields;
use crate::lang::Lang;

/// The most completions of one word, and the most terms looked at to find them.
const MOST_COMPLETIONS: usize = 24;
const MOST_SCANNED: usize = 30_000;
/// The most terms weighed that look like a wrong word.
const MOST_ALIKE: usize = 5_000;
/// The most corrections of one word; twice as many are weighed.
const MOST_GUESSES: usize = 16;
/// Shorter words are not corrected, and these only when one letter is wrong.
const SHORTEST_GUESSED: usize = 4;
const SHORTEST_TWICE_WRONG: usize = 8;
const LONGEST_GUESSED: usize = 32;

/// The dictionaries of the index.
pub struct Dictionary {
    all: Arc<InvertedIndexReader>,
    lexicon: Arc<InvertedIndexReader>,
    stemmed: Vec<(Lang, Arc<InvertedIndexReader>)>,
    facet: Arc<InvertedIndexReader>,
    /// Every field's dictionary, by the field's number.
    fields: Vec<Arc<InvertedIndexReader>>,
    field: Field,
}

/// A word that exists and looks like one that does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    pub word: String,
    pub distance: usize,
}

impl Dictionary {
    /// Opens the dictionaries of the only segment.
    pub fn open(searcher: &Searcher, fields: &Fields) -> tantivy::Result<Self> {
        let segment = searcher.segment_reader(0);
        let mut stemmed = Vec::new();
        for group in [&fields.title, &fields.answer, &fields.keywords, &fields.body, &fields.context] {
            for (lang, field) in group.iter() {
                stemmed.push((lang, segment.inverted_index(*field)?));
            }
        }
        let every = searcher.schema().fields().map(|(field, _)| segment.inverted_index(field)).collect::<tantivy::Result<_>>()?;
        Ok(Self {
            fields: every,
            all: segment.inverted_index(fields.all)?,
            lexicon: segment.inverted_index(fields.lexicon)?,
            stemmed,
            facet: segment.inverted_index(fields.facet)?,
            field: fields.all,
        })
    }

    /// In how many documents a word stands as it is.
    pub fn frequency(&self, word: &str) -> u32 {
        frequency(&self.all, word)
    }

    /// In how many documents a field holds a term. What is not there need not be looked for: most
    /// words of a query stand in few of the fields.
    pub fn holds(&self, field: Field, term: &str) -> u32 {
        self.fields.get(field.field_id() as usize).map_or(0, |terms| frequency(terms, term))
    }

    /// Whether a word, or another form of it, stands anywhere.
    pub fn knows(&self, word: &str) -> bool {
        self.frequency(word) > 0 || self.stemmed.iter().any(|(lang, terms)| frequency(terms, &stem(*lang, word)) > 0)
    }

    /// Whether a document has a facet such as `kind:ruling`.
    pub fn has_facet(&self, facet: &str) -> bool {
        frequency(&self.facet, facet) > 0
    }

    /// What an unfinished word may become, the most frequent first.
    pub fn completions(&self, prefix: &str) -> Vec<String> {
        // Of many words few are kept, the least of them on top.
        let mut best: BinaryHeap<(Reverse<u32>, String)> = BinaryHeap::new();
        // U+10FFFF is no letter: every completion sorts before it.
        let range = self.all.terms().range().gt(prefix).lt(format!("{prefix}\u{10ffff}"));
        // The index is in memory: reading it does not fail.
        let Ok(mut stream) = range.into_stream() else { return Vec::new() };
        let mut scanned = 0;
        while scanned < MOST_SCANNED && stream.advance() {
            scanned += 1;
            let frequency = stream.value().doc_freq;
            // Of equally frequent words the first stays.
            if best.len() == MOST_COMPLETIONS && best.peek().is_some_and(|least| least.0.0 >= frequency) {
                continue;
            }
            if let Ok(word) = std::str::from_utf8(stream.key()) {
                best.push((Reverse(frequency), word.to_owned()));
                if best.len() > MOST_COMPLETIONS {
                    best.pop();
                }
            }
        }
        best.into_sorted_vec().into_iter().map(|(_, word)| word).collect()
    }

    /// Existing words that look like this one, the likeliest first: fewest wrong letters, same
    /// first letter, most frequent. With `growing` the word may also be the beginning of one.
    pub fn guesses(&self, word: &str, growing: bool) -> Vec<Guess> {
        let letters = word.chars().count();
        if letters < SHORTEST_GUESSED || word.len() > LONGEST_GUESSED || word.bytes().any(|b| b.is_ascii_digit()) {
            return Vec::new();
        }
        let mut found = self.within(word, 1, false);
        if found.is_empty() && letters >= SHORTEST_TWICE_WRONG {
            found = self.within(word, 2, false);
        }
        if found.is_empty() && growing && letters > SHORTEST_GUESSED {
            found = self.within(word, 1, true);
        }
        let first = word.chars().next();
        let mut guesses: Vec<(usize, bool, Reverse<u32>, String)> = found
            .into_iter()
            .map(|(near, frequency)| (strsim::osa_distance(word, &near), near.chars().next() != first, Reverse(frequency), near))
            .filter(|(distance, ..)| *distance > 0)
            .collect();
        guesses.sort();
        guesses.dedup_by(|a, b| a.3 == b.3);
        guesses.into_iter().take(MOST_GUESSES).map(|(distance, _, _, word)| Guess { word, distance }).collect()
    }

    fn within(&self, word: &str, distance: u8, growing: bool) -> Vec<(String, u32)> {
        let term = Term::from_field_text(self.field, word);
        let query = if growing { FuzzyTermQuery::new_prefix(term, distance, true) } else { FuzzyTermQuery::new(term, distance, true) };
        scan(|visit| {
            for terms in [&self.all, &self.lexicon] {
                let automaton = query.automaton().map_err(io::Error::other)?;
                let mut stream = terms.terms().search(automaton).into_stream()?;
                while stream.advance() && visit(stream.key(), stream.value().doc_freq) {}
            }
            Ok(())
        })
    }
}

fn frequency(terms: &InvertedIndexReader, word: &str) -> u32 {
    terms.terms().get(word).ok().flatten().map_or(0, |info| info.doc_freq)
}

/// Gathers terms until there are enough. The index is in memory: reading it does not fail.
fn scan(run: impl FnOnce(&mut dyn FnMut(&[u8], u32) -> bool) -> io::Result<()>) -> Vec<(String, u32)> {
    let mut found: Vec<(String, u32)> = Vec::new();
    let _ = run(&mut |key, frequency| {
        found.extend(std::str::from_utf8(key).ok().map(|word| (word.to_owned(), frequency)));
        found.len() < MOST_ALIKE
    });
    found
}
