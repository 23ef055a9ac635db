//! Cases that exclude each other: front and flank, good going and bad going, melee and shooting.
//!
//! The `case` lines of the file list the words that name each case. A short answer about one case does
//! not answer a question about the other.

use super::lists::{List, Lists};
use super::rows::Row;
use crate::text::{Beginnings, Run, folded};

/// Number of words between a negation and what it denies.
const MOST_BETWEEN: usize = 2;

/// A word of a phrase without the `*` of a prefix.
fn stem(wanted: &str) -> &str {
    wanted.strip_suffix('*').unwrap_or(wanted)
}

/// Whether a folded word is a word of a phrase.
fn is(word: &str, wanted: &str) -> bool {
    word == wanted || wanted.ends_with('*') && word.starts_with(stem(wanted))
}

/// Whether these words of a phrase follow a word of a text.
fn follow(text: &str, mut last: Run, words: &[String]) -> bool {
    words.iter().all(|wanted| {
        Run::next_word(text, last.end).is_some_and(|run| {
            last = run;
            is(&folded(run.of(text)), wanted)
        })
    })
}

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
    /// The first letters of the phrases. Words of a text that begin differently are skipped.
    beginnings: Beginnings,
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
            self.beginnings.add(stem(&words[0]).as_bytes());
            self.phrases.push((words, at));
        }
        Ok(())
    }

    /// Returns the cases that a text names.
    pub fn named(&self, text: &str) -> Named {
        self.named_by(text, |_| false)
    }

    /// Returns the cases that a question names. "Not by shooting" names none.
    pub fn asked(&self, lists: &Lists, text: &str) -> Named {
        let denies = |run: Run| {
            let mut before = text[..run.start]
                .split_whitespace()
                .rev()
                .take(MOST_BETWEEN);
            before.any(|word| lists.has(List::Negation, &folded(word)))
        };
        self.named_by(text, denies)
    }

    fn named_by(&self, text: &str, denies: impl Fn(Run) -> bool) -> Named {
        let mut named = 0;
        for run in self.beginnings.runs(text) {
            if run.is_dropped(text) {
                continue;
            }
            let first = folded(run.of(text));
            if denies(run) {
                continue;
            }
            for (phrase, case) in &self.phrases {
                let fits = named & 1 << case == 0
                    && is(&first, &phrase[0])
                    && follow(text, run, &phrase[1..]);
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
