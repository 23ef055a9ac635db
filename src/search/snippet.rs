//! One line of a text around what was found, or the alias by which it was, when title and answer do
//! not show it.

use super::analysis::{may_have_stem, overruled, stem};
use super::plan::Plan;
use crate::content::escape;
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::text::{Run, folded};

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
    /// In order, to be looked up.
    words: Vec<(&'a str, usize)>,
    stems: Vec<(String, usize)>,
    /// The stems of whole words.
    typed: Vec<String>,
    /// The words of the names, longest names first.
    names: Vec<(&'a [String], usize)>,
    abbreviations: Vec<(&'a str, usize)>,
    /// With which two bytes all of these begin: most words of a text are passed over by that.
    initials: Initials,
}

/// The beginnings of words: for every first letter, which second ones, by their last five bits.
#[derive(Debug)]
struct Initials([u32; 128]);

impl Default for Initials {
    fn default() -> Self {
        Self([0; 128])
    }
}

impl Initials {
    /// A letter by its number, case apart; none for what may become a letter when it is folded.
    fn letter(byte: u8) -> Option<usize> {
        byte.is_ascii().then(|| usize::from(byte.to_ascii_lowercase()))
    }

    fn add(&mut self, word: &str) {
        let mut letters = word.bytes().map(Self::letter);
        match (letters.next().flatten(), letters.next()) {
            (None, _) => self.0 = [u32::MAX; 128],
            (Some(first), Some(Some(second))) => self.0[first] |= 1 << (second % 32),
            (Some(first), _) => self.0[first] = u32::MAX,
        }
    }

    /// Whether a word of a text may begin so.
    fn may_begin(&self, word: &str) -> bool {
        let mut letters = word.bytes().map(Self::letter);
        match (letters.next().flatten(), letters.next()) {
            (Some(first), Some(Some(second))) => self.0[first] & (1 << (second % 32)) != 0,
            (Some(first), _) => self.0[first] != 0,
            (None, _) => true,
        }
    }
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
            words: Vec::new(),
            stems: Vec::new(),
            typed: Vec::new(),
            names: Vec::new(),
            abbreviations: Vec::new(),
            initials: Initials::default(),
        };
        for (n, clause) in plan.clauses.iter().enumerate() {
            let guesses = clause.guesses.iter().map(|guess| &guess.word);
            for word in clause.words.iter().chain(&clause.completions).chain(guesses) {
                this.words.push((word, n));
            }
            for word in clause.words.iter().chain(clause.guesses.first().map(|guess| &guess.word)) {
                this.stems.push((stem(lang, word).into_owned(), n));
            }
            if let ([word], []) = (&clause.words[..], &clause.completions[..]) {
                let word = clause.guesses.first().map_or(word, |guess| &guess.word);
                this.typed.push(stem(lang, word).into_owned());
            }
            for (concept, _) in &clause.concepts {
                this.names.extend(lexicon.phrases_of(lang, *concept).map(|words| (words, n)));
                this.abbreviations.extend(lexicon.concepts()[*concept].names[lang].abbr.iter().map(|abbr| (abbr.as_str(), n)));
            }
        }
        this.names.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        for (n, word) in plan.phrases.iter().enumerate().flat_map(|(n, phrase)| phrase.iter().map(move |word| (plan.clauses.len() + n, word))) {
            this.words.push((word, n));
        }
        // Of a word that stands in several clauses the first one is marked.
        this.words.sort_unstable();
        this.words.dedup_by_key(|(word, _)| *word);
        let mut initials = Initials::default();
        this.words.iter().for_each(|(word, _)| initials.add(word));
        for (stem, _) in &this.stems {
            initials.add(stem);
            overruled(lang, stem).for_each(|word| initials.add(word));
        }
        this.names.iter().filter_map(|(words, _)| words.first()).for_each(|word| initials.add(word));
        this.abbreviations.iter().for_each(|(abbr, _)| initials.add(abbr));
        this.initials = initials;
        this
    }

    fn find(&self, text: &str) -> Vec<Match> {
        let mut found: Vec<Match> = Vec::new();
        let mut at = 0;
        while let Some(run) = Run::next(text, at) {
            at = run.end;
            if !self.initials.may_begin(run.of(text)) || run.is_dropped(text) {
                continue;
            }
            let raw = run.of(text);
            let word = folded(raw);
            if let Some((end, clause)) = self.name(text, run, &word) {
                found.push(Match { start: run.start, end, clause });
                at = end;
            } else if let Some(clause) = self.word(raw, &word) {
                found.push(Match { start: run.start, end: run.end, clause });
            }
        }
        found
    }

    /// The longest name that begins with a run: where it ends, and its clause.
    fn name(&self, text: &str, run: Run, word: &str) -> Option<(usize, usize)> {
        self.names.iter().find_map(|(words, clause)| {
            let (first, rest) = words.split_first()?;
            if first != word {
                return None;
            }
            let mut last = run;
            for word in rest {
                last = Run::next_word(text, last.end)?;
                if folded(last.of(text)) != **word {
                    return None;
                }
            }
            Some((last.end, *clause))
        })
    }

    fn word(&self, raw: &str, folded: &str) -> Option<usize> {
        let abbreviated = || self.abbreviations.iter().find(|(abbr, _)| *abbr == raw).map(|(_, clause)| *clause);
        let known = || self.words.binary_search_by_key(&folded, |(word, _)| *word).ok().map(|n| self.words[n].1);
        let stemmed = || {
            let candidates = self.stems.iter().filter(|(wanted, _)| may_have_stem(self.lang, folded, wanted));
            let mut candidates = candidates.peekable();
            candidates.peek()?;
            let stem = stem(self.lang, folded);
            candidates.find(|(wanted, _)| *wanted == stem).map(|(_, clause)| *clause)
        };
        abbreviated().or_else(known).or_else(stemmed)
    }

    /// A line of `text` that shows what `shown` does not. Where the text shows no more, or only that
    /// it speaks of the same thing in other words, the alias by which it was found; else nothing.
    pub fn snippet(&self, shown: &[&str], text: &str, aliases: &[String]) -> String {
        let mut missing = vec![true; self.clauses];
        for found in shown.iter().flat_map(|part| self.find(part)) {
            missing[found.clause] = false;
        }
        let found = if missing.contains(&true) { self.find(text) } else { Vec::new() };
        match best(&found, &missing, text) {
            Some(best) => line(text, &found, best),
            None => self.alias(shown, aliases),
        }
    }

    /// The alias that says a word which is not shown.
    fn alias(&self, shown: &[&str], aliases: &[String]) -> String {
        let unsaid = self.typed.iter().filter(|stem| !shown.iter().any(|part| self.says(part, stem)));
        let alias = unsaid.filter_map(|stem| aliases.iter().find(|alias| self.says(alias, stem))).next();
        alias.map_or_else(String::new, |alias| format!("≈ {}", line(alias, &self.find(alias), 0)))
    }

    /// Whether a text says a word, in any form.
    fn says(&self, text: &str, wanted: &str) -> bool {
        let mut words = std::iter::successors(Run::next(text, 0), |run| Run::next(text, run.end)).map(|run| run.of(text));
        words.any(|word| {
            self.initials.may_begin(word) && {
                let word = folded(word);
                may_have_stem(self.lang, &word, wanted) && stem(self.lang, &word) == wanted
            }
        })
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
