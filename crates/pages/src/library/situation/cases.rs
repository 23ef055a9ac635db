//! Cases that exclude each other: front and flank, good going and bad going, melee and shooting.
//!
//! The `case` lines of the file list the words that name each case. A short answer about one case does
//! not answer a question about the other.

use super::rows::Row;
use crate::text::tokens;

/// A set of cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Named(u32);

/// Words that name cases, in one language.
#[derive(Debug, Default)]
pub struct Cases {
    /// Cases in the order of the file, each as attribute and value, such as `facing` and `flank`.
    known: Vec<(String, String)>,
    /// Phrases, each with the index of its case. A word that ends in `*` is a prefix.
    phrases: Vec<(Vec<String>, usize)>,
}

impl Cases {
    /// Adds a line of the file: a case such as `facing:flank`, and the words that name it.
    pub(super) fn learn(&mut self, row: &Row<'_>) -> Result<(), String> {
        let (of, case) = row
            .place
            .split_once(':')
            .ok_or_else(|| format!("`{}` is not `what:case`", row.place))?;
        let case = (of.to_owned(), case.to_owned());
        let at = self.known.iter().position(|known| *known == case);
        let at = at.unwrap_or(self.known.len());
        if at == self.known.len() {
            self.known.push(case);
        }
        if at >= 32 {
            return Err("too many cases".to_owned());
        }
        for phrase in row.words.split('|') {
            let words: Vec<String> = phrase.split_whitespace().map(str::to_owned).collect();
            if words.is_empty() {
                return Err("a phrase is empty".to_owned());
            }
            self.phrases.push((words, at));
        }
        Ok(())
    }

    /// Returns the cases that a text names.
    pub fn named(&self, text: &str) -> Named {
        let words: Vec<String> = tokens(text).into_iter().map(|word| word.folded).collect();
        let is = |word: &String, wanted: &String| match wanted.strip_suffix('*') {
            Some(begin) => word.starts_with(begin),
            None => word == wanted,
        };
        let mut named = 0;
        for at in 0..words.len() {
            for (phrase, case) in &self.phrases {
                let here = &words[at..];
                let fits = phrase.len() <= here.len()
                    && phrase
                        .iter()
                        .zip(here)
                        .all(|(wanted, word)| is(word, wanted));
                named |= u32::from(fits) << case;
            }
        }
        Named(named)
    }

    /// Whether a text names a different case of the same attribute instead of the case that a question
    /// names.
    pub fn exclude(&self, question: Named, text: Named) -> bool {
        (0..self.known.len()).any(|at| {
            let other = |named: Named| {
                (0..self.known.len()).any(|other| {
                    other != at && self.known[other].0 == self.known[at].0 && named.has(other)
                })
            };
            question.has(at) && !other(question) && other(text) && !text.has(at)
        })
    }
}

impl Named {
    fn has(self, case: usize) -> bool {
        self.0 & 1 << case != 0
    }

    /// Whether no case is named.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a case is named in both sets.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}
