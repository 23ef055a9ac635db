//! Questions after the statements of a text: "…, what happens?", "… e chi insegue?". They state nothing, so
//! the statements before them are also read without them.

use std::ops::Range;

use super::grammar::{Piece, Sense};
use super::learnt::{Word, is_negation, is_place, is_troop};
use super::lists::{List, Lists};
use super::reading::Spans;

/// Minimum number of words before a question.
const LEAST_STATED: usize = 2;
/// Words before the first word of a question: "e con che fattore", "and by how much".
const BEFORE: [&str; 26] = [
    "e", "ed", "ma", "poi", "and", "but", "then", "so", "allora", "quindi", "ok", "also", "anche",
    "now", "ora", "adesso", "con", "with", "by", "a", "di", "da", "at", "for", "in", "per",
];
/// Words that begin a question, besides those of [`List::Polar`], if one of the words in `ABOUT` follows.
const OPENING_OTHERS: [&str; 2] = ["am", "would"];
const ABOUT: [&str; 14] = [
    "i", "he", "she", "it", "we", "they", "my", "his", "the", "that", "this", "there", "anyone",
    "anything",
];
/// Italian words that begin a question if one of these follows.
const OPENING_PAIRS: [(&str, &[&str]); 3] = [
    (
        "che",
        &[
            "succede",
            "fine",
            "si",
            "fanno",
            "fa",
            "faccio",
            "fattore",
            "fattori",
            "esito",
            "cosa",
            "risultato",
            "ne",
        ],
    ),
    (
        "come",
        &["finisce", "va", "si", "stiamo", "sta", "siamo", "andiamo"],
    ),
    ("dove", &["va", "vanno", "finisce", "finiscono"]),
];

/// Whether a question may begin at a position; `clause` is true if a clause begins there.
fn opens(lists: &Lists, pieces: &[Piece], at: usize, clause: bool) -> bool {
    let word = |at: usize| pieces.get(at).map_or("", |piece| piece.folded.as_str());
    let has = |list: List| lists.has(list, word(at));
    let pairs =
        |(first, seconds): &(&str, &[&str])| *first == word(at) && seconds.contains(&word(at + 1));
    let about = || ABOUT.contains(&word(at + 1));
    has(List::Asking)
        || OPENING_PAIRS.iter().any(pairs)
        || clause
            && (has(List::Beginning)
                || has(List::Modal)
                || (has(List::Polar) || OPENING_OTHERS.contains(&word(at))) && about())
}

/// Whether a text of its own begins as a question.
pub(super) fn asks(lists: &Lists, pieces: &[Piece]) -> bool {
    let before = |piece: &Piece| BEFORE.contains(&piece.folded.as_str());
    let first = pieces.iter().position(|piece| !before(piece));
    first.is_some_and(|first| opens(lists, pieces, first, true))
}

/// Returns the positions at which the questions after the statements begin, the last question first; empty if
/// there are none. `states` returns whether a word may state a fact.
pub(super) fn begins(
    lists: &Lists,
    pieces: &[Piece],
    spans: &Spans,
    words: &[Word],
    states: &dyn Fn(&Word) -> bool,
) -> Vec<usize> {
    // "With what factor" begins with its preposition.
    let begins = |at: usize| {
        let piece = &pieces[at];
        let before = |at: usize| BEFORE.contains(&pieces[at].folded.as_str());
        piece.clause
            || piece.stop
            || opens(lists, pieces, at, false) && !before(at - 1)
            || before(at)
                && !before(at - 1)
                && at + 1 < pieces.len()
                && opens(lists, pieces, at + 1, false)
    };
    let mut found = Vec::new();
    let mut from = pieces.len();
    for start in (LEAST_STATED..pieces.len()).rev().filter(|at| begins(*at)) {
        if !is_question(lists, (pieces, spans), words, start..from, states) {
            break;
        }
        from = start;
        found.push(start);
    }
    found
}

/// Whether a clause is a question that states nothing.
fn is_question(
    lists: &Lists,
    (pieces, spans): (&[Piece], &Spans),
    words: &[Word],
    clause: Range<usize>,
    states: &dyn Fn(&Word) -> bool,
) -> bool {
    let is_skip = |at: usize| {
        let mut senses = spans[at].iter();
        senses.any(|(end, sense)| *end <= clause.end && *sense == Sense::Skip)
    };
    let first = clause
        .clone()
        .find(|at| !BEFORE.contains(&pieces[*at].folded.as_str()))
        .unwrap_or(clause.end);
    let opened = opens(lists, pieces, first, true);
    let asked = pieces[clause.start].asked;
    let (said, asking): (Vec<&Word>, Vec<&Word>) = words
        .iter()
        .filter(|word| word.pieces.1 > clause.start || word.pieces.0 < clause.start)
        .filter(|word| word.pieces.0 < clause.end)
        .partition(|word| word.pieces.0 < clause.start);
    let named = |word: &Word| {
        let known = |codes: &Vec<String>| said.iter().any(|other| other.codes.contains(codes));
        // "Costa" in "e costa un PIP" is a verb and not a place.
        let verb = is_place(word) && word.pieces.0 == first && first > clause.start;
        (is_troop(word) || is_place(word)) && !verb && !word.codes.iter().any(known)
    };
    let counted = |word: &Word| {
        word.number.is_some_and(|number| {
            number != 1.0
                || pieces[word.pieces.0]
                    .folded
                    .bytes()
                    .all(|b| b.is_ascii_digit())
        })
    };
    let condition = |at: usize| at > first && lists.has(List::Condition, &pieces[at].folded);
    if asking.iter().any(|word| named(word) || counted(word)) || clause.clone().any(condition) {
        return false;
    }
    if lists.has(List::Condition, &pieces[clause.start].folded) && !asked {
        return false;
    }
    if opened || clause.clone().all(is_skip) {
        return true;
    }
    asked && !asking.iter().any(|word| is_negation(word) || states(word))
}
