//! Facts read from words: what a typed situation says of the input of a check.
//!
//! The words live in `index/situation.tsv`, not here: phrases by what they mean, and for every check
//! the sentences that state its facts, with the place of each side. A sentence is understood whole
//! or not at all: so no certain verdict is ever given on a part of what was said. Where no sentence
//! fits, the learnt reader ([`learnt`]) reads as far as it can, and says what it left.

mod grammar;
pub mod learnt;
mod reading;
mod verdict;

use std::collections::BTreeSet;

use self::grammar::{ElementKind, Grammar, Pattern, Sense, Sentences, split};
pub use self::grammar::{Situations, games_of, is_troop_code, owned_code};
use self::reading::{Reading, Spans, pass_repeats, spans};
pub use self::verdict::{StatedVerdict, input, judge, value};
use super::Library;
use crate::check::{Check, Status};
use crate::lang::Lang;

pub const FILE: &str = "index/situation.tsv";
/// What `cavillo learn` made of the marked sentences in `index/corpus/`.
pub const LEARNT: &str = "index/reader.json";
const HEADER: &str = "what\tlang\twhere\twords\tfacts";

/// The most words of a situation: a longer text is none.
pub const MOST_WORDS: usize = 60;
/// The most bytes that are looked at.
const LONGEST: usize = 400;
/// The most steps of reading one query, over all sentences.
const MOST_STEPS: usize = 20_000;
/// The most ways to read one sentence.
const MOST_READINGS: usize = 8;
/// The most corrections of a word that are tried.
const MOST_MEANT: usize = 4;
/// The most words of a text for which corrections are looked for.
const MOST_CORRECTED: usize = 6;
/// The most words of a label that are taken for a name.
const LONGEST_LABEL: usize = 3;
/// The most parts of a sentence that may stand in any order.
const MOST_PARTS: usize = 4;
/// Shorter and longer words are not corrected.
const SHORTEST_MEANT: usize = 4;
const LONGEST_MEANT: usize = 32;

/// A fact by its path: `a.troop`, `Wb`.
pub type Fact = (String, String);

/// Function from a word without a meaning here to the words it may have been; none where it is a word
/// of its own.
pub type Meant<'m> = &'m dyn Fn(&str) -> Option<Vec<String>>;

/// Facts that were read: a path, its value, and whether it was only implied.
type Reads = Vec<(String, String, bool)>;

/// Statement of a text about one check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    pub check: &'static str,
    /// Facts that were stated.
    pub facts: Vec<Fact>,
    /// Facts that such words imply without stating them.
    pub assumed: Vec<Fact>,
    /// Readings of words that leave open who is who, the facts above being those that all of them
    /// share.
    pub alternatives: Vec<Vec<Fact>>,
    /// Facts without which nothing is certain, though the check would take them for granted.
    pub wanted: Vec<String>,
    /// Whether the learnt reader read it, which is never certain; and words that it did not read and
    /// that may matter.
    pub learnt: bool,
    pub left: Vec<String>,
}

/// Situations that a text states, the one that says most first; most texts state none. `meant` gives
/// the words that an unknown one may have been. Where no sentence fits the whole text, it is what the
/// learnt reader makes of it.
pub fn situations(
    library: &Library,
    lang: Lang,
    query: &str,
    game: Option<&str>,
    meant: Meant<'_>,
) -> Vec<Situation> {
    if library.situations.text().is_empty() || query.len() > LONGEST {
        return Vec::new();
    }
    let pieces = split(query);
    if pieces.is_empty() || pieces.len() > MOST_WORDS {
        return Vec::new();
    }
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    let (mut spans, complete) = spans(grammar, &pieces, meant);
    pass_repeats(&library.lexicon, &pieces, &mut spans);
    // The name of a game may stand before the question.
    let end_of = |at: usize, wanted: fn(&Sense) -> bool| {
        spans[at]
            .iter()
            .find(|(_, sense)| wanted(sense))
            .map(|(end, _)| *end)
    };
    let first = end_of(0, |sense| matches!(sense, Sense::Game(_)))
        .filter(|end| *end < spans.len())
        .unwrap_or(0);
    if end_of(first, |sense| *sense == Sense::Lookup).is_some() {
        return Vec::new();
    }
    if complete {
        let whole = sentences(library, grammar, &spans, game);
        if !whole.is_empty() {
            return whole;
        }
    }
    let Some(reader) = reader(library).filter(|_| pieces.len() > 1) else {
        return Vec::new();
    };
    let words = learnt::words(grammar, &library.lexicon, &pieces, &spans);
    let says = |check: &'static Check, facts: &[Fact]| said(library, check, facts);
    let (stated, possible) = reader.read(&words, &pieces, game, &says);
    let stated = stated.map(|read| Situation {
        check: read.check.id,
        facts: read.facts,
        assumed: Vec::new(),
        alternatives: Vec::new(),
        wanted: read.wanted,
        learnt: true,
        left: read.left,
    });
    let possible = possible.into_iter().map(|read| Situation {
        check: read.check.id,
        facts: Vec::new(),
        assumed: Vec::new(),
        alternatives: vec![read.facts],
        wanted: Vec::new(),
        learnt: true,
        left: read.left,
    });
    stated.into_iter().chain(possible).collect()
}

/// The learnt reader; none on a reader's device, so that its code is left out there.
fn reader(library: &Library) -> Option<&learnt::Reader> {
    library
        .reader
        .as_ref()
        .filter(|_| cfg!(not(target_family = "wasm")))
}

/// Facts that a text states for each of the checks that are offered for its words.
pub fn facts_for(library: &Library, lang: Lang, query: &str, checks: &[&str]) -> Vec<Vec<Fact>> {
    let pieces = split(query);
    let Some(reader) = reader(library).filter(|_| {
        !checks.is_empty() && (2..=MOST_WORDS).contains(&pieces.len()) && query.len() <= LONGEST
    }) else {
        return vec![Vec::new(); checks.len()];
    };
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    let (mut spans, _) = spans(grammar, &pieces, &|_| None);
    pass_repeats(&library.lexicon, &pieces, &mut spans);
    let words = learnt::words(grammar, &library.lexicon, &pieces, &spans);
    reader.read_for(&words, checks)
}

/// What a check says to facts; none where it does not accept them.
fn said(library: &Library, check: &'static Check, facts: &[Fact]) -> Option<learnt::Said> {
    let verdict = check.glance(&library.tables, &input(facts)).ok()?;
    let open = verdict.status == Status::Open;
    let what = if open {
        verdict.asks.into_iter().next()?.field
    } else {
        verdict.finding.code
    };
    Some(learnt::Said { open, what })
}

/// Situations that whole sentences of the file state.
fn sentences(
    library: &Library,
    grammar: &Grammar,
    spans: &Spans,
    game: Option<&str>,
) -> Vec<Situation> {
    // Few: a list is searched sooner than a set.
    let classes: Vec<usize> = spans
        .iter()
        .flatten()
        .filter_map(|(_, sense)| {
            if let Sense::Class(class) = sense {
                Some(*class)
            } else {
                None
            }
        })
        .collect();
    let there = |pattern: &Pattern| {
        pattern.elements.iter().all(|element| match element.part {
            ElementKind::Class(class) => element.optional || classes.contains(&class),
            ElementKind::Slot(_) => true,
        })
    };
    let mut steps = MOST_STEPS;
    let mut all = Vec::new();
    for sentences in grammar
        .sentences
        .iter()
        .filter(|known| game.is_none_or(|game| known.check.system() == game))
    {
        let frames: Vec<&Pattern> = sentences
            .frames
            .iter()
            .filter(|frame| there(frame))
            .collect();
        if frames.is_empty() {
            continue;
        }
        let facts = sentences.facts.iter().filter(|fact| there(fact)).collect();
        let mut reading = Reading {
            lexicon: &library.lexicon,
            sentences,
            facts,
            spans,
            steps: &mut steps,
            told: Vec::new(),
            last: None,
            found: Vec::new(),
        };
        let mut plain = Vec::new();
        let mut open = Vec::new();
        for frame in frames {
            reading.walk(frame, 0, 0, None);
            let found = std::mem::take(&mut reading.found);
            if frame.either { &mut open } else { &mut plain }
                .extend(found.into_iter().map(|found| (frame, found)));
        }
        all.extend(understood(sentences, plain, open));
    }
    if steps == 0 {
        return Vec::new();
    }
    // Two games that the same words would fit: which is meant cannot be known.
    let systems: BTreeSet<&str> = all
        .iter()
        .filter_map(|one: &Situation| one.check.split('.').next())
        .collect();
    if systems.len() > 1 {
        return Vec::new();
    }
    all.sort_by_key(|one: &Situation| {
        (
            !one.alternatives.is_empty(),
            std::cmp::Reverse(one.facts.len()),
        )
    });
    all
}

/// Situation that the readings of one check agree on.
fn understood(
    sentences: &Sentences,
    plain: Vec<(&Pattern, Reads)>,
    open: Vec<(&Pattern, Reads)>,
) -> Option<Situation> {
    let check = sentences.check.id;
    let split = |told: &[(String, String, bool)], assumed: bool| -> Vec<Fact> {
        told.iter()
            .filter(|(.., was)| *was == assumed)
            .map(|(path, value, _)| (path.clone(), value.clone()))
            .collect()
    };
    let wanted = |facts: &[Fact]| {
        sentences
            .wanted
            .iter()
            .filter(|path| facts.iter().all(|(known, _)| known != *path))
            .cloned()
            .collect()
    };
    if plain.is_empty() {
        let (frame, told) = open.first()?;
        let facts = split(told, false);
        let slots: Vec<&str> = frame
            .elements
            .iter()
            .filter_map(|element| {
                if let ElementKind::Slot(slot) = &element.part {
                    Some(slot.path.as_str())
                } else {
                    None
                }
            })
            .collect();
        let [one, other, ..] = slots[..] else {
            return None;
        };
        let value = |path: &str| {
            facts
                .iter()
                .find(|(known, _)| known == path)
                .map(|(_, value)| value.clone())
        };
        let (first, second) = (value(one)?, value(other)?);
        let swapped = facts.iter().map(|(path, value)| {
            let value = if path == one {
                &second
            } else if path == other {
                &first
            } else {
                value
            };
            (path.clone(), value.clone())
        });
        let shared = facts
            .iter()
            .filter(|(path, _)| path != one && path != other)
            .cloned()
            .collect();
        let alternatives = vec![facts.clone(), swapped.collect()];
        return Some(Situation {
            check,
            facts: shared,
            assumed: Vec::new(),
            alternatives,
            wanted: Vec::new(),
            learnt: false,
            left: Vec::new(),
        });
    }
    let readings: Vec<(Vec<Fact>, Vec<Fact>)> = plain
        .iter()
        .map(|(_, told)| (split(told, false), split(told, true)))
        .collect();
    let best = readings.iter().max_by(|a, b| {
        a.0.len()
            .cmp(&b.0.len())
            .then_with(|| b.1.len().cmp(&a.1.len()))
    })?;
    // A reading that says something else, not merely less, leaves it open.
    let other = readings
        .iter()
        .find(|(facts, _)| facts.iter().any(|fact| !best.0.contains(fact)));
    if let Some((other, _)) = other {
        let shared = best
            .0
            .iter()
            .filter(|fact| other.contains(fact))
            .cloned()
            .collect();
        return Some(Situation {
            check,
            facts: shared,
            assumed: Vec::new(),
            alternatives: vec![best.0.clone(), other.clone()],
            wanted: Vec::new(),
            learnt: false,
            left: Vec::new(),
        });
    }
    if best.0.is_empty() {
        return None;
    }
    let assumed = best
        .1
        .iter()
        .filter(|(path, _)| best.0.iter().all(|(known, _)| known != path))
        .cloned()
        .collect();
    Some(Situation {
        check,
        facts: best.0.clone(),
        assumed,
        alternatives: Vec::new(),
        wanted: wanted(&best.0),
        learnt: false,
        left: Vec::new(),
    })
}

#[cfg(test)]
mod tests;
