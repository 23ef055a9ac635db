//! Dictionary of the indexed terms, as tantivy stores it.
//!
//! tantivy's own prefix and fuzzy queries give every match the same score and do not return the terms. Here
//! words are looked up first and become scored terms, so that ranking, snippets and "did you mean" agree.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;
use std::sync::Arc;

use tantivy::schema::Field;
use tantivy::{InvertedIndexReader, Searcher};

use super::analysis::stem;
use super::document::IndexField;
use super::near::Spellings;
use super::schema::Fields;
use super::words::{MOST_COMPLETIONS, MOST_SCANNED, Words};
use crate::lang::Lang;

/// Maximum number of terms examined when completing a word; the most frequent ones are preferred.
const MOST_PASSED: usize = 30_000;

/// The dictionaries of the index.
pub struct Dictionary {
    all: Arc<InvertedIndexReader>,
    /// The dictionaries and the words of the lexicon, for finding similar words.
    spellings: Spellings,
    /// The stem fields of each language.
    stemmed: Vec<(Lang, Vec<Arc<InvertedIndexReader>>)>,
    facet: Arc<InvertedIndexReader>,
}

impl Dictionary {
    /// Opens the dictionaries of these fields in the only segment.
    pub fn open(
        searcher: &Searcher,
        fields: &Fields,
        terms: impl Fn(Field) -> Arc<InvertedIndexReader>,
    ) -> tantivy::Result<Self> {
        let segment = searcher.segment_reader(0);
        let mut stemmed = Vec::new();
        for lang in Lang::ALL {
            stemmed.push((
                lang,
                IndexField::stemmed(lang)
                    .into_iter()
                    .map(|part| terms(fields.of(part)))
                    .collect(),
            ));
        }
        let all = terms(fields.all);
        let mut spellings = Spellings::default();
        for words in [&all, &segment.inverted_index(fields.lexicon)?] {
            let mut stream = words.terms().stream()?;
            while stream.advance() {
                if let Ok(word) = std::str::from_utf8(stream.key()) {
                    spellings.add(word, stream.value().doc_freq);
                }
            }
        }
        Ok(Self {
            all,
            spellings: spellings.ready(),
            stemmed,
            facet: terms(fields.facet),
        })
    }
}

/// Returns the number of documents that contain a term. The index was opened before, so reading it cannot
/// fail.
fn frequency(field: &InvertedIndexReader, term: &str) -> u32 {
    field
        .terms()
        .get(term)
        .ok()
        .flatten()
        .map_or(0, |info| info.doc_freq)
}

impl Words for Dictionary {
    fn frequency(&self, word: &str) -> u32 {
        frequency(&self.all, word)
    }

    fn knows(&self, word: &str) -> bool {
        self.frequency(word) > 0
            || self.stemmed.iter().any(|(lang, fields)| {
                let stem = stem(*lang, word);
                fields.iter().any(|terms| frequency(terms, &stem) > 0)
            })
    }

    fn speaks(&self, lang: Lang, word: &str) -> bool {
        let stem = stem(lang, word);
        self.stemmed
            .iter()
            .filter(|(known, _)| *known == lang)
            .flat_map(|(_, fields)| fields)
            .any(|terms| frequency(terms, &stem) > 0)
    }

    fn has_facet(&self, facet: &str) -> bool {
        frequency(&self.facet, facet) > 0
    }

    fn beginning(&self, prefix: &str) -> Vec<(String, u32)> {
        scan(|visit| {
            // U+10FFFF is not a letter: every completion sorts before it.
            let mut stream = self
                .all
                .terms()
                .range()
                .gt(prefix)
                .lt(format!("{prefix}\u{10ffff}"))
                .into_stream()?;
            while stream.advance() && visit(stream.key(), stream.value().doc_freq) {}
            Ok(())
        })
    }

    fn completions(&self, prefix: &str) -> Vec<String> {
        // Only a few terms are kept, with the least frequent on top of the heap.
        let mut best: BinaryHeap<(Reverse<u32>, String)> = BinaryHeap::new();
        // U+10FFFF is not a letter: every completion sorts before it.
        let range = self
            .all
            .terms()
            .range()
            .gt(prefix)
            .lt(format!("{prefix}\u{10ffff}"));
        // The index is in memory, so reading it cannot fail.
        let Ok(mut stream) = range.into_stream() else {
            return Vec::new();
        };
        let mut scanned = 0;
        while scanned < MOST_PASSED && stream.advance() {
            scanned += 1;
            let frequency = stream.value().doc_freq;
            // Of equally frequent words the first is kept.
            if best.len() == MOST_COMPLETIONS
                && best.peek().is_some_and(|least| least.0.0 >= frequency)
            {
                continue;
            }
            if let Ok(word) = std::str::from_utf8(stream.key()) {
                best.push((Reverse(frequency), word.to_owned()));
                if best.len() > MOST_COMPLETIONS {
                    best.pop();
                }
            }
        }
        best.into_sorted_vec()
            .into_iter()
            .map(|(_, word)| word)
            .collect()
    }

    fn spellings(&self) -> &Spellings {
        &self.spellings
    }
}

/// Collects terms up to a limit. The index is in memory, so reading it cannot fail.
fn scan(
    run: impl FnOnce(&mut dyn FnMut(&[u8], u32) -> bool) -> io::Result<()>,
) -> Vec<(String, u32)> {
    let mut found: Vec<(String, u32)> = Vec::new();
    let _ = run(&mut |key, frequency| {
        found.extend(
            std::str::from_utf8(key)
                .ok()
                .map(|word| (word.to_owned(), frequency)),
        );
        found.len() < MOST_SCANNED
    });
    found
}
