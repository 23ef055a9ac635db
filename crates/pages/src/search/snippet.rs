//! Snippets: one line of a text around the match or, if title and answer do not show the match, the alias
//! that matched.

use super::analysis::{kept, may_have_stem, overruled, stem};
use super::plan::Plan;
use super::query::is_function_word;
use crate::content::escape;
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::text::{Beginnings, Run, folded};

/// Function that returns the finding of the check for an example of the text, by the number of the
/// example.
pub type Finding<'f> = &'f dyn Fn(usize) -> Option<String>;

/// Length of a snippet in characters, without ellipses.
const LENGTH: usize = 160;
/// Longest text before the first match in a snippet, bytes.
const LEAD: usize = 40;

/// Words to mark in one language: forms, stems and names of concepts, each with its clause number.
#[derive(Debug)]
pub struct Marks<'a> {
    lang: Lang,
    /// Clauses that are never marked, because they are function words.
    silent: Vec<bool>,
    /// Sorted, for binary search.
    words: Vec<(&'a str, usize)>,
    stems: Vec<(String, usize)>,
    /// The stems of whole words.
    typed: Vec<String>,
    /// The words of the names, longest names first.
    names: Vec<(&'a [Box<str>], usize)>,
    abbreviations: Vec<(&'a str, usize)>,
    /// The first letters of all these words. Words of a text that begin differently are skipped.
    beginnings: Beginnings,
}

/// A marked range, and the number of the clause it matches.
#[derive(Clone, Copy, Debug)]
struct Match {
    start: usize,
    end: usize,
    clause: usize,
}

/// Whether a word is a single digit: in texts it is rarely the die that was typed.
fn is_die(word: &str) -> bool {
    matches!(word.as_bytes(), [b'0'..=b'9'])
}

impl<'a> Marks<'a> {
    /// Returns the words that a plan marks in texts of a language: those of its clauses, then those of
    /// its phrases.
    pub fn new(plan: &'a Plan, lang: Lang, lexicon: &'a Lexicon) -> Self {
        let mut this = Self {
            lang,
            silent: vec![false; plan.clauses.len() + plan.phrases.len()],
            words: Vec::new(),
            stems: Vec::new(),
            typed: Vec::new(),
            names: Vec::new(),
            abbreviations: Vec::new(),
            beginnings: Beginnings::default(),
        };
        for (n, clause) in plan.clauses.iter().enumerate() {
            let forms = || {
                clause
                    .words
                    .iter()
                    .filter(|form| !is_function_word(&form.word) && !is_die(&form.word))
            };
            this.silent[n] = forms().next().is_none()
                && clause.concepts.is_empty()
                && clause.completions.is_empty()
                && clause.guesses.is_empty();
            let guesses = clause.guesses.iter().map(|guess| &guess.word);
            for word in forms()
                .map(|form| &form.word)
                .chain(&clause.completions)
                .chain(guesses)
            {
                this.words.push((word, n));
            }
            let guessed = clause
                .guesses
                .first()
                .map(|guess| (*stem(lang, &guess.word)).to_owned());
            this.stems.extend(
                forms()
                    .map(|form| &form.stems[lang])
                    .chain(&guessed)
                    .map(|stem| (stem.clone(), n)),
            );
            if let ([form], []) = (&clause.words[..], &clause.completions[..])
                && !this.silent[n]
            {
                this.typed
                    .push(guessed.unwrap_or_else(|| form.stems[lang].clone()));
            }
            for (concept, _) in &clause.concepts {
                this.names
                    .extend(lexicon.phrases_of(lang, *concept).map(|words| (words, n)));
                this.abbreviations.extend(
                    lexicon.concepts()[*concept].names[lang]
                        .abbr
                        .iter()
                        .map(|abbr| (abbr.as_str(), n)),
                );
            }
        }
        this.names
            .sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        for (n, word) in plan.phrases.iter().enumerate().flat_map(|(n, phrase)| {
            phrase
                .iter()
                .map(move |word| (plan.clauses.len() + n, word))
        }) {
            this.words.push((word, n));
        }
        // A word that belongs to several clauses is marked for the first of them.
        this.words.sort_unstable();
        this.words.dedup_by_key(|(word, _)| *word);
        let Self {
            words,
            stems,
            names,
            abbreviations,
            beginnings,
            ..
        } = &mut this;
        words
            .iter()
            .for_each(|(word, _)| beginnings.add(word.as_bytes()));
        for (stem, _) in stems {
            beginnings.add(kept(stem));
            overruled(lang, stem).for_each(|word| beginnings.add(word.as_bytes()));
        }
        names
            .iter()
            .filter_map(|(words, _)| words.first())
            .for_each(|word| beginnings.add(word.as_bytes()));
        abbreviations
            .iter()
            .for_each(|(abbr, _)| beginnings.add(abbr.as_bytes()));
        this
    }

    /// Returns all marked ranges of a text.
    fn find(&self, text: &str) -> Vec<Match> {
        self.find_enough(text, &[])
    }

    /// Like [`Self::find`], but stops after the first line that shows each of the `missing` clauses.
    fn find_enough(&self, text: &str, missing: &[bool]) -> Vec<Match> {
        let mut found: Vec<Match> = Vec::new();
        // Last position of each clause.
        let mut seen: Vec<Option<usize>> = vec![None; missing.len()];
        let mut until = usize::MAX;
        let mut at = 0;
        for run in self.beginnings.runs(text) {
            if run.start > until {
                break;
            }
            // It may be part of a name that is already marked.
            if run.start < at || run.is_dropped(text) {
                continue;
            }
            let before = found.len();
            let raw = run.of(text);
            let word = folded(raw);
            if let Some((end, clause)) = self.name(text, run, &word) {
                found.push(Match {
                    start: run.start,
                    end,
                    clause,
                });
                at = end;
            } else if let Some(clause) = self.word(raw, &word) {
                found.push(Match {
                    start: run.start,
                    end: run.end,
                    clause,
                });
            }
            if let Some(new) = found
                .get(before)
                .filter(|new| until == usize::MAX && missing.get(new.clause) == Some(&true))
            {
                seen[new.clause] = Some(new.start);
                let first = seen
                    .iter()
                    .zip(missing)
                    .filter(|(_, missing)| **missing)
                    .map(|(seen, _)| *seen)
                    .min()
                    .flatten();
                if let Some(first) = first.filter(|first| new.end - first <= LENGTH - LEAD) {
                    until = first + 2 * LENGTH;
                }
            }
        }
        found
    }

    /// Returns the longest name that begins with a word, as its end and its clause.
    fn name(&self, text: &str, run: Run, word: &str) -> Option<(usize, usize)> {
        self.names.iter().find_map(|(words, clause)| {
            let (first, rest) = words.split_first()?;
            if **first != *word {
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
        let abbreviated = || {
            self.abbreviations
                .iter()
                .find(|(abbr, _)| *abbr == raw)
                .map(|(_, clause)| *clause)
        };
        let known = || {
            self.words
                .binary_search_by_key(&folded, |(word, _)| *word)
                .ok()
                .map(|n| self.words[n].1)
        };
        let stemmed = || {
            let candidates = self
                .stems
                .iter()
                .filter(|(wanted, _)| may_have_stem(self.lang, folded, wanted));
            let mut candidates = candidates.peekable();
            candidates.peek()?;
            let stem = stem(self.lang, folded);
            candidates
                .find(|(wanted, _)| **wanted == *stem)
                .map(|(_, clause)| *clause)
        };
        abbreviated().or_else(known).or_else(stemmed)
    }

    /// Returns the number of clauses that may be marked, which are all except function words.
    pub fn visible(&self) -> usize {
        self.silent.iter().filter(|silent| !**silent).count()
    }

    /// Whether a clause may be marked.
    pub fn may_see(&self, clause: usize) -> bool {
        self.silent.get(clause) == Some(&false)
    }

    /// Returns where a text first shows a clause.
    pub fn place(&self, text: &str, clause: usize) -> Option<usize> {
        let mut found = self.find(text).into_iter();
        let first = found.find(|found| found.clause == clause)?;
        Some(first.start)
    }

    /// Raises the entries in `seen` of the clauses that a text shows to `weight`, where they are lower.
    pub fn see(&self, text: &str, weight: f32, seen: &mut Vec<f32>) {
        seen.resize(self.silent.len(), 0.0);
        for found in self.find(text) {
            if !self.silent[found.clause] {
                seen[found.clause] = seen[found.clause].max(weight);
            }
        }
    }

    /// Returns for each clause whether it may be marked, which is false for function words.
    fn unseen(&self) -> Vec<bool> {
        self.silent.iter().map(|silent| !silent).collect()
    }

    /// Returns a line of `text` that shows a match which `shown` does not, or a whole claim if a claim
    /// shows as many of the missing clauses. If there is none, or only a concept in other words, returns
    /// the matching alias, otherwise an empty text. The second value is whether the line is a claim that
    /// shows more clauses than the last of the parts in `shown`. A sentence that introduces an example is
    /// shown together with the finding of its check, or not at all.
    pub fn snippet(
        &self,
        shown: &[&str],
        text: &str,
        aliases: &[String],
        claims: &[&str],
        (captions, said): (&[(String, Option<usize>)], Finding<'_>),
    ) -> (String, bool) {
        let mut missing = self.unseen();
        let mut answered = 0;
        for part in shown {
            let found = self.find(part);
            answered = kinds(&found).len();
            for found in found {
                missing[found.clause] = false;
            }
        }
        let mut found = if missing.contains(&true) {
            self.find_enough(text, &missing)
        } else {
            Vec::new()
        };
        let cuts: Vec<(usize, usize)> = captions
            .iter()
            .filter_map(|(caption, _)| {
                let at = text.find(caption.as_str())?;
                Some((at, at + caption.len()))
            })
            .collect();
        found.retain(|found| {
            let inside = |(from, to): &(usize, usize)| (*from..*to).contains(&found.start);
            !cuts.iter().any(inside)
        });
        let worth = best(&found, &missing, text).map_or(0, |((new, _), _)| new);
        let claimed = self.claim(&missing, claims);
        let claimed = claimed.map_or((0, 0), |(new, _, found)| (new, kinds(&found).len()));
        let mut told: Vec<_> = captions
            .iter()
            .filter_map(|(caption, example)| {
                let shows = self.find(caption);
                let kinds = kinds(&shows);
                let new = kinds.iter().filter(|clause| missing[**clause]).count();
                let worthy = new >= worth.max(1) && (new, kinds.len()) > claimed;
                Some(((new, kinds.len()), caption, (*example)?, shows)).filter(|_| worthy)
            })
            .collect();
        told.sort_by_key(|(worth, ..)| std::cmp::Reverse(*worth));
        let example = told.into_iter().find_map(|(_, caption, example, shows)| {
            let said = said(example).filter(|said| said.chars().count() <= LENGTH)?;
            Some(format!("{} {}", line(caption, &shows, 0), escape(&said)))
        });
        if let Some(example) = example {
            return (example, false);
        }
        // An excerpt ends before an example.
        let until = |at: usize| {
            let starts = cuts.iter().map(|(from, _)| *from);
            starts.filter(|from| *from > at).min().unwrap_or(text.len())
        };
        match best(&found, &missing, text) {
            Some((worth, best)) => {
                let claim = self
                    .claim(&missing, claims)
                    .filter(|(shows, ..)| *shows >= worth.0);
                match claim {
                    Some((_, text, found)) => {
                        (line(text, &found, 0), kinds(&found).len() > answered)
                    }
                    None => (excerpt(text, &found, best, until(best)), false),
                }
            }
            None => (self.alias(shown, aliases), false),
        }
    }

    /// Returns the claim that shows the most clauses, marked.
    pub fn best_claim(&self, claims: &[&str]) -> Option<String> {
        let (_, text, found) = self.claim(&self.unseen(), claims)?;
        Some(line(text, &found, 0))
    }

    /// Returns the claim that shows the most missing clauses and then the most clauses in total, among
    /// those that fit the line.
    fn claim<'t>(
        &self,
        missing: &[bool],
        claims: &[&'t str],
    ) -> Option<(usize, &'t str, Vec<Match>)> {
        let mut best: Option<((usize, usize), &str, Vec<Match>)> = None;
        for text in claims.iter().filter(|text| text.chars().count() <= LENGTH) {
            let found = self.find(text);
            let kinds = kinds(&found);
            let new = kinds.iter().filter(|clause| missing[**clause]).count();
            let worth = (new, kinds.len());
            if new > 0 && best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                best = Some((worth, *text, found));
            }
        }
        best.map(|((new, _), text, found)| (new, text, found))
    }

    /// Returns an alias that contains a word which is not shown.
    fn alias(&self, shown: &[&str], aliases: &[String]) -> String {
        let mut unsaid: Vec<&str> = self.typed.iter().map(String::as_str).collect();
        for part in shown {
            self.words_of(part, |word| {
                unsaid.retain(|stem| !self.is_of(word, stem));
                !unsaid.is_empty()
            });
        }
        let alias = unsaid
            .into_iter()
            .find_map(|stem| aliases.iter().find(|alias| self.says(alias, stem)));
        alias.map_or_else(String::new, |alias| {
            format!("≈ {}", line(alias, &self.find(alias), 0))
        })
    }

    /// Whether a text contains a word, in any form.
    fn says(&self, text: &str, wanted: &str) -> bool {
        let mut said = false;
        self.words_of(text, |word| {
            said = self.is_of(word, wanted);
            !said
        });
        said
    }

    /// Whether a folded word has a stem.
    fn is_of(&self, word: &str, wanted: &str) -> bool {
        may_have_stem(self.lang, word, wanted) && *stem(self.lang, word) == *wanted
    }

    /// Calls the visitor with the folded words of a text that may be marked, until it returns false.
    fn words_of(&self, text: &str, mut more: impl FnMut(&str) -> bool) {
        let _ = self
            .beginnings
            .runs(text)
            .all(|run| more(&folded(run.of(text))));
    }

    /// Returns a whole text, escaped, with its matches marked.
    pub fn whole(&self, text: &str) -> String {
        marked(text, &self.find(text), 0, text.len())
    }

    /// Returns the snippet for a text of which nothing else is shown. If nothing matches, it is the
    /// beginning of the text.
    pub fn opening(&self, text: &str) -> String {
        let missing = self.unseen();
        let found = self.find_enough(text, &missing);
        let start = best(&found, &missing, text).map_or(0, |(_, start)| start);
        line(text, &found, start)
    }
}

/// Returns the clauses that are shown.
fn kinds(found: &[Match]) -> Vec<usize> {
    let mut kinds: Vec<usize> = found.iter().map(|found| found.clause).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Returns the window that shows the most missing clauses: the number of these, the number of matches,
/// and the start of the window.
fn best(found: &[Match], missing: &[bool], text: &str) -> Option<((usize, usize), usize)> {
    let mut best: Option<((usize, usize), usize)> = None;
    for (n, first) in found.iter().enumerate() {
        if !missing[first.clause] {
            continue;
        }
        let end = forward(text, first.start, LENGTH - LEAD);
        let inside: Vec<usize> = found[n..]
            .iter()
            .take_while(|found| found.end <= end)
            .map(|found| found.clause)
            .collect();
        let mut kinds: Vec<usize> = inside
            .iter()
            .copied()
            .filter(|clause| missing[*clause])
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        let worth = (kinds.len(), inside.len());
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, first.start));
        }
    }
    best
}

/// Returns the byte offset after this many characters.
fn forward(text: &str, from: usize, characters: usize) -> usize {
    text[from..]
        .char_indices()
        .nth(characters)
        .map_or(text.len(), |(at, _)| from + at)
}

/// Returns the escaped line around an offset, cut at word boundaries, or at the beginning of a sentence
/// if one is near.
fn line(text: &str, found: &[Match], around: usize) -> String {
    excerpt(text, found, around, text.len())
}

/// Like `line`, but ends at the offset `until` at the latest.
fn excerpt(text: &str, found: &[Match], around: usize, until: usize) -> String {
    let lead = text[..around]
        .char_indices()
        .rev()
        .nth(LEAD - 1)
        .map_or(0, |(at, _)| at);
    let before = &text[lead..around];
    let start = if lead == 0 {
        0
    } else if let Some(at) = before
        .rfind(['.', ':', ';', '?', '!', '\n'])
        .filter(|at| *at + 1 < before.len())
    {
        lead + at + 1
    } else {
        before
            .find(char::is_whitespace)
            .map_or(around, |at| lead + at)
    };
    let start = start + (text[start..].len() - text[start..].trim_start().len());
    let mut end = forward(text, start, LENGTH).min(until);
    if end < until {
        // Move back to the end of a word, but not before the match.
        let floor = found
            .iter()
            .find(|found| found.start >= around && found.end <= end)
            .map_or(start, |found| found.end);
        end = text[floor.max(start)..end]
            .rfind(char::is_whitespace)
            .map_or(end, |at| floor.max(start) + at);
    }
    let mut out = String::new();
    if start > 0 {
        out.push('…');
    }
    let floor = found
        .iter()
        .filter(|found| found.end <= end)
        .map(|found| found.end)
        .max();
    let mut last = text[..end].trim_end();
    if end < until {
        // No full stop or comma before the ellipsis.
        last = last.trim_end_matches(['.', ',', ';', ':', ' ']);
    }
    let last = last.len().max(floor.unwrap_or(0)).max(start);
    out.push_str(&marked(text, found, start, last));
    if end < until {
        out.push('…');
    }
    out
}

/// Returns a part of a text, escaped, with the matches in it marked.
fn marked(text: &str, found: &[Match], start: usize, end: usize) -> String {
    let mut out = String::new();
    let mut at = start;
    for found in found
        .iter()
        .filter(|found| found.start >= start && found.end <= end)
    {
        out.push_str(&escape(&text[at..found.start]));
        out.push_str("<mark>");
        out.push_str(&escape(&text[found.start..found.end]));
        out.push_str("</mark>");
        at = found.end;
    }
    out.push_str(&escape(&text[at..end]));
    out
}
