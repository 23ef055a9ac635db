//! One line of a text around what was found, when title and answer do not show it.

use std::collections::HashMap;

use super::analysis::{stem, which_stem};
use super::plan::Plan;
use crate::content::escape;
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::text::tokens;

/// The length of a snippet in characters, ellipses apart.
const LENGTH: usize = 160;
/// How far before the first match a snippet begins, at most.
const LEAD: usize = 40;

/// What is marked, in one language: forms, stems and concepts, each with the number of its clause.
#[derive(Debug)]
pub struct Marks<'a> {
    lang: Lang,
    lexicon: &'a Lexicon,
    clauses: usize,
    words: HashMap<&'a str, usize>,
    /// The first bytes of all these words.
    initials: [bool; 256],
    stems: Vec<(String, usize)>,
    concepts: Vec<(usize, usize)>,
}

/// A marked place, and the number of the clause it matches.
#[derive(Clone, Copy, Debug)]
struct Match {
    start: usize,
    end: usize,
    clause: usize,
}

impl<'a> Marks<'a> {
    /// What a plan marks in texts of a language: the words of its clauses, then of its phrases.
    pub fn new(plan: &'a Plan, lang: Lang, lexicon: &'a Lexicon) -> Self {
        let mut this = Self {
            lang,
            lexicon,
            clauses: plan.clauses.len() + plan.phrases.len(),
            words: HashMap::new(),
            initials: [false; 256],
            stems: Vec::new(),
            concepts: Vec::new(),
        };
        for (n, clause) in plan.clauses.iter().enumerate() {
            let guesses = clause.guesses.iter().map(|guess| &guess.word);
            for word in clause.words.iter().chain(&clause.completions).chain(guesses) {
                this.words.entry(word).or_insert(n);
            }
            for word in clause.words.iter().chain(clause.guesses.first().map(|guess| &guess.word)) {
                this.stems.push((stem(lang, word).into_owned(), n));
            }
            this.concepts.extend(clause.concepts.iter().map(|(concept, _)| (*concept, n)));
        }
        for (n, word) in plan.phrases.iter().enumerate().flat_map(|(n, phrase)| phrase.iter().map(move |word| (plan.clauses.len() + n, word))) {
            this.words.entry(word).or_insert(n);
        }
        #[expect(clippy::iter_over_hash_type, reason = "each word sets its own mark")]
        for word in this.words.keys() {
            this.initials[usize::from(word.as_bytes().first().copied().unwrap_or_default())] = true;
        }
        this
    }

    fn find(&self, text: &str) -> Vec<Match> {
        let words = tokens(text);
        let mut found: Vec<Match> = Vec::new();
        for word in &words {
            // Most words of a text begin otherwise than all that is wanted: no need to hash them.
            let first = word.folded.as_bytes().first().copied().unwrap_or_default();
            let clause = if self.initials[usize::from(first)] { self.words.get(word.folded.as_str()).copied() } else { None };
            if let Some(clause) = clause.or_else(|| which_stem(self.lang, &word.folded, &self.stems)) {
                found.push(Match { start: word.start, end: word.end, clause });
            }
        }
        if !self.concepts.is_empty() {
            for named in self.lexicon.occurrences_among(self.lang, text, &words, false) {
                if let Some((_, clause)) = self.concepts.iter().find(|(concept, _)| *concept == named.concept) {
                    found.retain(|other| other.end <= named.start || other.start >= named.end);
                    found.push(Match { start: named.start, end: named.end, clause: *clause });
                }
            }
            found.sort_by_key(|found| found.start);
        }
        found
    }

    /// A line of `text` that shows what `shown` does not; empty when there is nothing to add.
    pub fn snippet<'t>(&self, shown: impl IntoIterator<Item = &'t str>, text: &str) -> String {
        let mut missing = vec![true; self.clauses];
        for part in shown {
            for found in self.find(part) {
                missing[found.clause] = false;
            }
        }
        if !missing.contains(&true) {
            return String::new();
        }
        let found = self.find(text);
        let Some(best) = best(&found, &missing, text) else { return String::new() };
        line(text, &found, best)
    }

    /// The same for a text of which nothing else is shown: its opening words where nothing matches.
    pub fn opening(&self, text: &str) -> String {
        let found = self.find(text);
        let missing = vec![true; self.clauses];
        line(text, &found, best(&found, &missing, text).unwrap_or(0))
    }
}

/// Where the window begins that shows the most of what is missing.
fn best(found: &[Match], missing: &[bool], text: &str) -> Option<usize> {
    let mut best: Option<((usize, usize), usize)> = None;
    for (n, first) in found.iter().enumerate() {
        if !missing[first.clause] {
            continue;
        }
        let end = forward(text, first.start, LENGTH - LEAD);
        let inside: Vec<usize> = found[n..].iter().take_while(|found| found.end <= end).map(|found| found.clause).collect();
        let mut kinds: Vec<usize> = inside.iter().copied().filter(|clause| missing[*clause]).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let worth = (kinds.len(), inside.len());
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, first.start));
        }
    }
    best.map(|(_, start)| start)
}

/// The offset some characters further on.
fn forward(text: &str, from: usize, characters: usize) -> usize {
    text[from..].char_indices().nth(characters).map_or(text.len(), |(at, _)| from + at)
}

/// The escaped line around an offset, cut at words, at the beginning of a sentence if one is near.
fn line(text: &str, found: &[Match], around: usize) -> String {
    let lead = text[..around].char_indices().rev().nth(LEAD - 1).map_or(0, |(at, _)| at);
    let before = &text[lead..around];
    let start = if lead == 0 {
        0
    } else if let Some(at) = before.rfind(['.', ':', ';', '?', '!', '\n']).filter(|at| *at + 1 < before.len()) {
        lead + at + 1
    } else {
        before.find(char::is_whitespace).map_or(around, |at| lead + at)
    };
    let start = start + (text[start..].len() - text[start..].trim_start().len());
    let mut end = forward(text, start, LENGTH);
    if end < text.len() {
        // Back to the end of a word, but never before what was found.
        let floor = found.iter().find(|found| found.start >= around && found.end <= end).map_or(start, |found| found.end);
        end = text[floor.max(start)..end].rfind(char::is_whitespace).map_or(end, |at| floor.max(start) + at);
    }
    let mut out = String::new();
    if start > 0 {
        out.push('…');
    }
    let mut at = start;
    for found in found.iter().filter(|found| found.start >= start && found.end <= end) {
        out.push_str(&escape(&text[at..found.start]));
        out.push_str("<mark>");
        out.push_str(&escape(&text[found.start..found.end]));
        out.push_str("</mark>");
        at = found.end;
    }
    out.push_str(&escape(text[at..end].trim_end()));
    if end < text.len() {
        out.push('…');
    }
    out
}
