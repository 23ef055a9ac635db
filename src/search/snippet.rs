//! One line of a text around what was found, when title and answer do not show it.

use std::collections::HashMap;

use super::analysis::{initials_of, may_have_stem, stem};
use super::plan::Plan;
use crate::content::escape;
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::text::{Run, fold, is_dropped, runs};

/// The length of a snippet in characters, ellipses apart.
const LENGTH: usize = 160;
/// How far before the first match a snippet begins, at most.
const LEAD: usize = 40;

/// What is marked, in one language: forms, stems and names of concepts, each with the number of
/// its clause.
#[derive(Debug)]
pub struct Marks<'a> {
    lang: Lang,
    clauses: usize,
    words: HashMap<&'a str, usize>,
    stems: Vec<(String, usize)>,
    /// The words of the names, longest names first.
    names: Vec<(&'a [String], usize)>,
    abbreviations: Vec<(&'a str, usize)>,
    /// With which bytes all of these begin: most words of a text are passed over by that.
    initials: [bool; 256],
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
            clauses: plan.clauses.len() + plan.phrases.len(),
            words: HashMap::new(),
            stems: Vec::new(),
            names: Vec::new(),
            abbreviations: Vec::new(),
            initials: [false; 256],
        };
        for (n, clause) in plan.clauses.iter().enumerate() {
            let guesses = clause.guesses.iter().map(|guess| &guess.word);
            for word in clause.words.iter().chain(&clause.completions).chain(guesses) {
                this.words.entry(word).or_insert(n);
            }
            for word in clause.words.iter().chain(clause.guesses.first().map(|guess| &guess.word)) {
                this.stems.push((stem(lang, word).into_owned(), n));
            }
            for (concept, _) in &clause.concepts {
                this.names.extend(lexicon.phrases_of(lang, *concept).map(|words| (words, n)));
                this.abbreviations.extend(lexicon.concepts()[*concept].names[lang].abbr.iter().map(|abbr| (abbr.as_str(), n)));
            }
        }
        this.names.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        for (n, word) in plan.phrases.iter().enumerate().flat_map(|(n, phrase)| phrase.iter().map(move |word| (plan.clauses.len() + n, word))) {
            this.words.entry(word).or_insert(n);
        }
        let overruled: Vec<u8> = this.stems.iter().flat_map(|(stem, _)| initials_of(lang, stem)).collect();
        let words = this.words.keys().copied().chain(this.stems.iter().map(|(stem, _)| stem.as_str()));
        let names = this.names.iter().filter_map(|(words, _)| words.first().map(String::as_str)).chain(this.abbreviations.iter().map(|(abbr, _)| *abbr));
        let first = words.chain(names).filter_map(|word| word.bytes().next()).chain(overruled);
        for byte in first {
            this.initials[usize::from(byte.to_ascii_lowercase())] = true;
        }
        this
    }

    fn find(&self, text: &str) -> Vec<Match> {
        let runs = runs(text);
        let mut found: Vec<Match> = Vec::new();
        let mut at = 0;
        while at < runs.len() {
            let Run { start, end, .. } = runs[at];
            let first = text.as_bytes()[start].to_ascii_lowercase();
            let next = at + 1;
            if (!first.is_ascii() || self.initials[usize::from(first)]) && !is_dropped(text, &runs, at) {
                let raw = &text[start..end];
                let folded = fold(raw);
                if let Some((last, clause)) = self.name(text, &runs, at, &folded) {
                    found.push(Match { start, end: runs[last].end, clause });
                    at = last + 1;
                    continue;
                }
                if let Some(clause) = self.word(raw, &folded) {
                    found.push(Match { start, end, clause });
                }
            }
            at = next;
        }
        found
    }

    /// The longest name that begins with a run: its last run and its clause.
    fn name(&self, text: &str, runs: &[Run], at: usize, folded: &str) -> Option<(usize, usize)> {
        self.names.iter().find_map(|(words, clause)| {
            let (first, rest) = words.split_first()?;
            if first != folded {
                return None;
            }
            let mut last = at;
            for word in rest {
                last = (last + 1..runs.len()).find(|n| !is_dropped(text, runs, *n))?;
                if fold(&text[runs[last].start..runs[last].end]) != **word {
                    return None;
                }
            }
            Some((last, *clause))
        })
    }

    fn word(&self, raw: &str, folded: &str) -> Option<usize> {
        let abbreviated = || self.abbreviations.iter().find(|(abbr, _)| *abbr == raw).map(|(_, clause)| *clause);
        let stemmed = || {
            let candidates = self.stems.iter().filter(|(wanted, _)| may_have_stem(self.lang, folded, wanted));
            let mut candidates = candidates.peekable();
            candidates.peek()?;
            let stem = stem(self.lang, folded);
            candidates.find(|(wanted, _)| *wanted == stem).map(|(_, clause)| *clause)
        };
        abbreviated().or_else(|| self.words.get(folded).copied()).or_else(stemmed)
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
