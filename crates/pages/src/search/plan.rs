//! Query planning: from the parsed query to the search terms, which are words, the concepts they name,
//! completions of an unfinished word, and corrections of a misspelt one. The plan needs the lexicon and
//! the dictionary, but not the index.

use std::collections::BTreeSet;

use super::analysis::{Form, stem};
use super::query::{Query, Want, Word, is_function_word, is_number_word};
use super::words::{Guess, Words};

use rustc_hash::FxHashMap as HashMap;

use crate::id::Id;
use crate::lang::{ByLang, Lang};
use crate::lexicon::{Class, Lexicon, Occurrence};

/// Weights of a concept named by its name, by another form of its name, by players' jargon, or by the
/// beginning of a name.
const NAMED: f32 = 1.0;
const OTHER_FORM: f32 = 0.6;
const ASKED: f32 = 0.6;
const BEGUN: f32 = 0.6;
/// Maximum number of concepts that an unfinished name may stand for.
const MOST_BEGUN: usize = 8;
/// Maximum number of words of an unfinished concept name.
const LONGEST_BEGUN: usize = 4;
/// Maximum number of clauses, and minimum number of function words, of a query that counts as a
/// beginner's question.
const MOST_PLAIN: usize = 2;
const FEWEST_OPTIONAL: usize = 2;
/// Maximum frequency of a word that may still be taken for a typo if there are few hits.
const RARE: u32 = 3;
/// The concept that equal scores name.
const TIE: &str = "tie";

/// The search terms and conditions of a query.
#[derive(Debug, Default)]
pub struct Plan {
    /// Clauses that a hit should match, all of them if possible.
    pub clauses: Vec<Clause>,
    /// Phrases that every hit must contain.
    pub phrases: Vec<Vec<String>>,
    /// Facets that every hit must have.
    pub facets: Vec<String>,
    /// Concepts that every hit must be about, by their number in the lexicon.
    pub about: Vec<usize>,
    /// Words, phrases and facets that no hit may contain.
    pub without_words: Vec<String>,
    pub without_phrases: Vec<Vec<String>>,
    pub without_facets: Vec<String>,
    /// Function words: they score in a title, but are never required.
    pub optional: Vec<String>,
    /// All words in order, as one optional phrase.
    pub run: Vec<String>,
    /// The troops named, in order, by concept number.
    pub troops: Vec<usize>,
    /// The query with corrected typos, in the folded spelling of the dictionary: position in the query's
    /// text and correction.
    pub corrections: Vec<(usize, usize, String)>,
    /// Words that occur nowhere and resemble none, by their position in the query's text.
    pub unknown: Vec<(usize, usize)>,
}

/// One search term, with its alternatives.
#[derive(Clone, Debug, Default)]
pub struct Clause {
    /// Its words as typed, folded.
    pub words: Vec<Form>,
    /// The concepts that the words may name, by number in the lexicon, with their weights.
    pub concepts: Vec<(usize, f32)>,
    /// Completions of the unfinished word.
    pub completions: Vec<String>,
    /// Corrections of the misspelt word.
    pub guesses: Vec<Guess>,
    /// An id typed as such.
    pub id: Option<String>,
    /// Position of its first word in the query's text.
    pub start: usize,
}

/// The names of all concepts, in the forms that a query may contain.
#[derive(Debug, Default)]
pub struct Names {
    /// Folded names in order, for unfinished names.
    sorted: Vec<(String, usize)>,
    /// One-word names, by their stem, and whether each is the name of a person who does something.
    stems: ByLang<HashMap<String, Vec<(usize, bool)>>>,
}

/// Endings of names of persons who do something: "attacker", "difensori".
const AGENTS: ByLang<&[&str]> = ByLang {
    it: &[
        "ante", "anti", "ente", "enti", "tore", "tori", "sore", "sori",
    ],
    en: &["er", "ers", "or", "ors"],
};

fn is_agent(lang: Lang, word: &str) -> bool {
    AGENTS[lang].iter().any(|end| word.ends_with(end))
}

impl Names {
    pub fn new(lexicon: &Lexicon) -> Self {
        let mut this = Self::default();
        for (number, concept) in lexicon.concepts().iter().enumerate() {
            for (lang, names) in concept.names.iter() {
                for form in names
                    .surface()
                    .chain(names.asked.iter().map(String::as_str))
                {
                    let words: Vec<String> = crate::text::tokens(form)
                        .into_iter()
                        .map(|word| word.folded)
                        .collect();
                    if let [word] = &words[..] {
                        let known = this.stems[lang]
                            .entry((*stem(lang, word)).to_owned())
                            .or_default();
                        let named = (number, is_agent(lang, word));
                        if !known.contains(&named) {
                            known.push(named);
                        }
                    }
                    this.sorted.push((words.join(" "), number));
                }
            }
        }
        this.sorted.sort();
        this.sorted.dedup();
        this
    }

    /// Concepts with a name that begins with this text.
    fn beginning(&self, prefix: &str) -> impl Iterator<Item = usize> {
        let from = self
            .sorted
            .partition_point(|(name, _)| name.as_str() < prefix);
        self.sorted[from..]
            .iter()
            .take_while(move |(name, _)| name.starts_with(prefix))
            .take(MOST_BEGUN)
            .map(|(_, number)| *number)
    }

    /// Concepts with a one-word name that has the stem of a word. A verb does not name the person who does it:
    /// "attack" is not "attacker".
    fn of_stem<'n>(&'n self, lang: Lang, form: &Form) -> impl Iterator<Item = usize> + use<'n> {
        let agent = is_agent(lang, &form.word);
        let known = self.stems[lang].get(&form.stems[lang]);
        let known = known.into_iter().flatten();
        known
            .filter(move |(_, named)| agent || !named)
            .map(|(number, _)| *number)
    }
}

/// Consecutive words of a query that together name a concept.
struct Span {
    first: usize,
    last: usize,
    concept: usize,
    weight: f32,
}

impl Plan {
    /// Plans a query. A second plan, made if the first found little, also treats rare words as typos.
    pub fn new(
        query: &Query,
        lang: Lang,
        lexicon: &Lexicon,
        names: &Names,
        dictionary: &dyn Words,
        first: Option<&Self>,
    ) -> Self {
        let mut this = Self::default();
        let mut words: Vec<&Word> = Vec::new();
        for part in &query.parts {
            match (&part.want, part.without) {
                (Want::Word(word), false) => words.push(word),
                (Want::Word(word), true) => this.without_words.push(word.folded.clone()),
                (Want::Phrase(phrase), false) => this.phrases.push(phrase.clone()),
                (Want::Phrase(phrase), true) => this.without_phrases.push(phrase.clone()),
                (Want::Filter(name, value), false) => this.facets.push(format!("{name}:{value}")),
                (Want::Filter(name, value), true) => {
                    this.without_facets.push(format!("{name}:{value}"))
                }
                (Want::Id(id, fallback), without) => match known_id(id, lexicon, dictionary) {
                    Some(_) if without => this.without_facets.push(format!("id:{id}")),
                    Some(clause) => this.clauses.push(clause),
                    None => words.extend(fallback),
                },
            }
        }
        let spans = spans(query, lang, lexicon, &words);
        // "chariots" may be any of several troops, so no single troop is named.
        let troops: Vec<&Span> = spans
            .iter()
            .filter(|span| lexicon.concepts()[span.concept].class == Class::Troop)
            .collect();
        let alone = |span: &&&Span| {
            troops
                .iter()
                .filter(|other| other.first == span.first)
                .count()
                == 1
        };
        this.troops = troops
            .iter()
            .filter(alone)
            .map(|span| span.concept)
            .collect();
        let ids = this.clauses.len();
        let mut at = 0;
        while at < words.len() {
            let here: Vec<&Span> = spans.iter().filter(|span| span.first == at).collect();
            let last = here.first().map_or(at, |span| span.last);
            let word = &words[at].folded;
            let counts = is_count(word) && troops.iter().any(|troop| troop.first == at + 1);
            if here.is_empty() && (counts || is_function_word(word)) {
                this.optional.push(word.clone());
                at += 1;
                continue;
            }
            let mut clause = Clause {
                words: words[at..=last]
                    .iter()
                    .map(|word| Form::new(&word.folded))
                    .collect(),
                start: words[at].start,
                ..Clause::default()
            };
            for span in &here {
                clause.name(span.concept, span.weight);
            }
            let growing = query.unfinished && last + 1 == words.len();
            if at == last && here.is_empty() {
                let form = clause.words[0].clone();
                for lang in [lang, lang.other()] {
                    for concept in names.of_stem(lang, &form) {
                        clause.name(concept, OTHER_FORM);
                    }
                }
            }
            // A complete abbreviation is not treated as the beginning of a longer word.
            if growing
                && at == last
                && (word.chars().count() > 3 || here.is_empty())
                && word.chars().count() > 1
            {
                clause.completions = dictionary.completions(word);
            }
            let begins = growing && names.beginning(word).next().is_some();
            let doubtful = if first.is_some() {
                dictionary.frequency(word) < RARE
            } else {
                !dictionary.knows(word)
            };
            if at == last && here.is_empty() && doubtful && clause.completions.is_empty() && !begins
            {
                let known = first
                    .into_iter()
                    .flat_map(|plan| &plan.clauses)
                    .find(|known| known.words == clause.words && !known.guesses.is_empty());
                clause.guesses = known.map_or_else(
                    || dictionary.guesses(word, growing),
                    |known| known.guesses.clone(),
                );
                if let Some(best) = clause.guesses.first().cloned() {
                    this.corrections
                        .push((words[at].start, words[at].end, best.word.clone()));
                    for concept in lexicon_words(lexicon, lang, &best.word) {
                        clause.name(concept, OTHER_FORM);
                    }
                }
            }
            if at == last
                && clause.concepts.is_empty()
                && clause.completions.is_empty()
                && clause.guesses.is_empty()
                && !begins
                && !dictionary.knows(word)
            {
                this.unknown.push((words[at].start, words[at].end));
            }
            // A repeated word is required once.
            if !this.clauses.iter().any(|other| other.words == clause.words) {
                this.clauses.push(clause);
            }
            at = last + 1;
        }
        if query.unfinished {
            this.begun(ids, names);
        }
        this.run = words.iter().map(|word| word.folded.clone()).collect();
        if this.clauses.is_empty() && this.phrases.is_empty() {
            // If the query has only function words, they become the search terms.
            this.clauses = std::mem::take(&mut this.optional)
                .into_iter()
                .map(|word| Clause {
                    words: vec![Form::new(&word)],
                    ..Clause::default()
                })
                .collect();
        }
        this
    }

    /// Adds the concepts whose names may begin with the last words of the query, such as "bad goi".
    fn begun(&mut self, ids: usize, names: &Names) {
        let clauses = &mut self.clauses[ids..];
        let mut tail = String::new();
        for from in (0..clauses.len()).rev().take(LONGEST_BEGUN) {
            if clauses[from].words.len() != 1 {
                break;
            }
            let word = &clauses[from].words[0].word;
            tail = if tail.is_empty() {
                word.clone()
            } else {
                format!("{word} {tail}")
            };
            // A complete name is not treated as the beginning of a longer one.
            let whole = from + 1 == clauses.len()
                && clauses[from]
                    .concepts
                    .iter()
                    .any(|(_, weight)| *weight >= NAMED);
            if whole || tail.chars().count() < 3 {
                continue;
            }
            for concept in names.beginning(&tail) {
                for clause in &mut clauses[from..] {
                    clause.name(concept, BEGUN);
                }
            }
        }
    }

    /// Returns the game to which all game-specific terms of the query belong, including corrected ones.
    pub fn game<'l>(&self, lexicon: &'l Lexicon) -> Option<&'l str> {
        let mut games = self.clauses.iter().filter_map(|clause| {
            let mut systems = clause
                .concepts
                .iter()
                .filter(|(_, weight)| *weight >= OTHER_FORM)
                .map(|(concept, _)| &lexicon.concepts()[*concept])
                .map(|concept| &concept.systems[..]);
            let first = systems.next().filter(|systems| systems.len() == 1)?;
            systems
                .all(|other| other == first)
                .then(|| first[0].as_str())
        });
        let first = games.next()?;
        games.all(|other| other == first).then_some(first)
    }

    /// Whether it is a short question that names no troop, as beginners ask.
    pub fn is_plain(&self, lexicon: &Lexicon) -> bool {
        let is_troop =
            |(concept, _): &(usize, f32)| lexicon.concepts()[*concept].class == Class::Troop;
        (1..=MOST_PLAIN).contains(&self.clauses.len())
            && self.optional.len() >= FEWEST_OPTIONAL
            && self.phrases.is_empty()
            && self
                .clauses
                .iter()
                .all(|clause| clause.id.is_none() && !clause.concepts.iter().any(is_troop))
    }

    /// Whether there are no search terms and no conditions.
    pub fn is_empty(&self) -> bool {
        self.clauses.is_empty() && self.phrases.is_empty() && self.facets.is_empty()
    }
}

impl Clause {
    fn name(&mut self, concept: usize, weight: f32) {
        if !self.concepts.iter().any(|(known, _)| *known == concept) {
            self.concepts.push((concept, weight));
        }
    }
}

/// The clause of an id that exists.
fn known_id(id: &Id, lexicon: &Lexicon, dictionary: &dyn Words) -> Option<Clause> {
    if let Id::Term(term) = id {
        let concept = lexicon
            .concepts()
            .iter()
            .position(|concept| concept.id == term.slug())?;
        return Some(Clause {
            concepts: vec![(concept, NAMED)],
            ..Clause::default()
        });
    }
    let text = id.to_string();
    ["id", "cites"]
        .iter()
        .any(|facet| dictionary.has_facet(&format!("{facet}:{text}")))
        .then(|| Clause {
            id: Some(text),
            ..Clause::default()
        })
}

pub(super) fn lexicon_words(lexicon: &Lexicon, lang: Lang, word: &str) -> BTreeSet<usize> {
    let mut found = lexicon.recognise(lang, word);
    found.append(&mut lexicon.recognise(lang.other(), word));
    found
}

/// Returns the concepts named in a query, longest names first, and the reader's language before the
/// other. The same words may have a meaning in each language.
fn spans(query: &Query, lang: Lang, lexicon: &Lexicon, words: &[&Word]) -> Vec<Span> {
    let mut found: Vec<Span> = Vec::new();
    for language in [lang, lang.other()] {
        let named = lexicon
            .occurrences(language, &query.text, true)
            .into_iter()
            .map(|named| (named, NAMED));
        // Several consecutive words are rarely ambiguous.
        let several = |named: &Occurrence| query.text[named.start..named.end].contains(' ');
        let asked = lexicon
            .asked(language, &query.text)
            .into_iter()
            .map(|named| (named, if several(&named) { NAMED } else { ASKED }));
        for (named, weight) in named.chain(asked) {
            let first = words.iter().position(|word| word.start == named.start);
            let last = words.iter().position(|word| word.end == named.end);
            let (Some(first), Some(last)) = (first, last) else {
                continue;
            };
            let raw = &query.text[named.start..named.end];
            // "I" is a pronoun rather than an abbreviation, and "ce" is an abbreviation only in capitals.
            let doubtful = first == last && is_function_word(&words[first].folded);
            let abbreviated = raw.chars().count() > 1
                && lexicon.concepts()[named.concept]
                    .names
                    .iter()
                    .any(|(_, names)| names.abbr.iter().any(|abbr| abbr == raw));
            if first <= last && (!doubtful || abbreviated) {
                found.push(Span {
                    first,
                    last,
                    concept: named.concept,
                    weight,
                });
            }
        }
    }
    found.extend(ties(lexicon, words));
    found.sort_by_key(|span| std::cmp::Reverse(span.last - span.first));
    let mut kept: Vec<Span> = Vec::new();
    for span in found {
        let free = kept
            .iter()
            .all(|other| span.last < other.first || span.first > other.last);
        let twin = kept
            .iter()
            .any(|other| (span.first, span.last) == (other.first, other.last));
        let same = kept.iter().any(|other| {
            (span.first, span.last, span.concept) == (other.first, other.last, other.concept)
        });
        if free || (twin && !same) {
            kept.push(span);
        }
    }
    kept.sort_by_key(|span| span.first);
    kept
}

/// Whether a word is a number. In front of a troop it only counts it: "two bows shooting".
fn is_count(word: &str) -> bool {
    let digit = word.len() == 1 && word.bytes().all(|byte| byte.is_ascii_digit());
    digit || is_number_word(word)
}

/// Returns equal scores, which name a tie: "6 a 6", "5-5", "7 all".
fn ties(lexicon: &Lexicon, words: &[&Word]) -> Vec<Span> {
    const BETWEEN: [&str; 3] = ["a", "to", "pari"];
    const EACH: [&str; 2] = ["all", "pari"];
    let mut concepts = lexicon.concepts().iter();
    let Some(concept) = concepts.position(|concept| concept.id == TIE) else {
        return Vec::new();
    };
    let word = |at: usize| words.get(at).map_or("", |word| word.folded.as_str());
    let is_number =
        |at: usize| !word(at).is_empty() && word(at).bytes().all(|b| b.is_ascii_digit());
    let all = (0..words.len()).filter(|at| is_number(*at));
    all.filter_map(|first| {
        let last = if word(first + 1) == word(first) || EACH.contains(&word(first + 1)) {
            first + 1
        } else if BETWEEN.contains(&word(first + 1)) && word(first + 2) == word(first) {
            first + 2
        } else {
            return None;
        };
        Some(Span {
            first,
            last,
            concept,
            weight: NAMED,
        })
    })
    .collect()
}

impl Plan {
    /// Returns a description of the plan in words, for debugging.
    pub fn describe(&self, lexicon: &Lexicon) -> String {
        let mut out: Vec<String> = Vec::new();
        for clause in &self.clauses {
            let words: Vec<&str> = clause.words.iter().map(|form| form.word.as_str()).collect();
            out.push(clause.id.clone().unwrap_or_else(|| words.join("+")));
            out.extend(
                clause
                    .concepts
                    .iter()
                    .map(|(concept, _)| format!("term:{}", lexicon.concepts()[*concept].id)),
            );
            out.extend(
                clause
                    .completions
                    .first()
                    .map(|first| format!("{first}… ({})", clause.completions.len())),
            );
            out.extend(
                clause
                    .guesses
                    .iter()
                    .map(|guess| format!("~{}", guess.word)),
            );
            out.push("·".to_owned());
        }
        out.extend(
            self.phrases
                .iter()
                .map(|phrase| format!("\"{}\"", phrase.join(" "))),
        );
        out.extend(self.facets.iter().cloned());
        out.extend((!self.optional.is_empty()).then(|| format!("({})", self.optional.join(" "))));
        out.join(" ")
    }
}
