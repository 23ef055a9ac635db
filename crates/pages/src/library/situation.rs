//! Reading of a typed situation: finds the check that it is about and the facts of the check's input that
//! it states.
//!
//! The vocabulary is in `index/situation.tsv`: phrases with their meanings and, for each check, the
//! sentence patterns that state its facts, with the position of each side. A pattern must match the whole
//! text, so that no certain verdict is based on a part of the text. If none matches, the learnt reader
//! ([`learnt`]) reads as much as it can and lists the words that it did not read.

mod bounds;
mod cases;
mod cells;
#[cfg(not(target_family = "wasm"))]
mod combat;
mod cues;
mod grammar;
mod hints;
pub mod learnt;
mod lists;
mod reading;
mod rows;
mod shorthand;
mod sums;
mod tails;
mod verdict;

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeSet;

use self::bounds::Bound;
pub use self::cases::{Cases, Named};
pub use self::cells::{AskedRows, asked_rows};
use self::grammar::{ElementKind, Grammar, Pattern, Piece, Sense, Sentences, Takes, split};
pub use self::grammar::{Situations, coded_game, games_of, is_troop_code, owned_code, valued};
pub use self::lists::{List, Lists};
use self::reading::{
    Reading, Spans, mark_stops, pass_about, pass_formations, pass_negations, pass_repeats, spans,
};
pub use self::verdict::{StatedVerdict, input, judge, value};
use super::Library;
use crate::check::form::{field_at, is_die};
use crate::check::{Check, Status, Unit};
use crate::lang::Lang;
use crate::systems;

pub const FILE: &str = "index/situation.tsv";
/// File of the learnt reader; `cavillo learn` writes it from the marked sentences in `index/corpus/`.
pub const LEARNT: &str = "index/reader.json";
const HEADER: &str = "what\tlang\twhere\twords\tfacts";

/// Maximum number of words in a situation. A longer text is not read.
pub const MOST_WORDS: usize = 60;
/// Maximum length of a text that is read, in bytes.
const LONGEST: usize = 400;
/// Maximum number of search steps for one query, over all patterns.
const MOST_STEPS: usize = 40_000;
/// Maximum number of readings of one pattern. A lower limit could miss a reading that contradicts the
/// others.
const MOST_READINGS: usize = 64;
/// Maximum number of corrections tried for a word.
const MOST_MEANT: usize = 4;
/// Maximum number of corrected words in a text.
const MOST_CORRECTED: usize = 6;
/// Maximum number of words in a label that is also used as a name of its value.
const LONGEST_LABEL: usize = 3;
/// Maximum number of parts in a `bag`, whose parts may appear in any order.
const MOST_PARTS: usize = 4;
/// Minimum number of facts with which an offered check is judged.
const LEAST_OFFERED: usize = 2;
/// Maximum number of clauses of a text that may be left out.
const MOST_LEFT_OUT: usize = 3;
/// Number of the most probable checks whose patterns may leave clauses out, and the minimum probability
/// of each.
const MOST_PARTIAL: usize = 2;
const LIKELY_PARTIAL: f32 = 0.3;
/// Minimum probability of another check that a question after the statements may be about, and the one at
/// which its card comes first although it asks.
const LIKELY_ASKED: f32 = 0.6;
const SURELY_ASKED: f32 = 0.9;
/// Minimum number of words in the first of two questions, and of letters in a word that the second one is about.
const LEAST_ASKED: usize = 3;
/// Classes of words that may change the result of a check although it has no field for them: a beaten element
/// with an enemy on its flank does not recoil.
const BESIDES: (&str, [&str; 3]) = ("dba.close-combat", ["REARCONTACT", "ATFLANK", "FLANK"]);
/// Pseudo-field: the side of the player who asks the question, `a` or `b`.
const ME: &str = "me";
/// Pseudo-field: `melee` or `shooting`, according to the fields that were read for the two sides.
const ACT: &str = "act";
/// The input that names the requested result; every check accepts it in addition to its fields.
pub const ASK: &str = "ask";
/// Word classes that state whose something is: the player's own, the opponent's.
const SIDES: [&str; 2] = ["OWN", "THEIRS"];
/// Word classes for the two players. Such a word is never skipped between two words of one fact.
const PERSONS: [&str; 2] = ["IO", "LUI"];
/// Word classes whose single words say that something is the player's own, or the other player's.
const PLAYERS: [&[&str]; 2] = [&["OWN", "IO", "OWNS"], &["THEIRS", "LUI", "HE", "FOE"]];
/// Word classes for a general, and for questions about the end of a combat.
const GENERAL: &str = "GENERAL";
/// Word classes that may separate a possessive and its troop.
const BETWEEN: [&str; 3] = [GENERAL, "SQX", "SQUARE"];
/// Word classes for a player who has a troop (a verb of the first person, and verbs that need a person), for
/// an enemy, for an enemy in front, and for the verb or preposition between two opponents.
const HELD: [&str; 5] = ["OWNS", "HOLDS", "FOE", "INFRONT", "AGAINST"];
/// Word classes that the learnt reader was not trained with.
const UNLEARNT: [&str; 16] = [
    "OWNS",
    "HOLDS",
    "FOE",
    "EQUALDICE",
    "HELP2",
    "RIVERW",
    "LOWF",
    "ATFLANK",
    "TURNEDX",
    "GUNSX",
    "FACTORSQ",
    "HEAVILY",
    "FRIENDBEHIND",
    "ENDEDX",
    "GENERALNEAR",
    "LINETROOP",
];
const ENDQ: &str = "ENDQ";
/// Word class for words that say that a number is not exact.
const ABOUT: &str = "ABOUTX";
/// Word class for a place that both sides are in.
const BOTH_IN: &str = "BOTH_IN";
/// Word classes for shooting and for rolling a die, which share words in Italian.
const SHOOT: &str = "SHOOT";
const ROLLS: &str = "ROLLS";
/// Word class for the other player.
const OTHER_PLAYER: &str = "HE";
/// Minimum and maximum length of a word that is corrected, in characters.
const SHORTEST_MEANT: usize = 4;
const LONGEST_MEANT: usize = 32;

/// A fact as path and value: `a.troop`, `Wb`.
pub type Fact = (String, String);

/// Function that returns the words that an unknown word may be a misspelling of, and `None` for a known
/// word.
pub type Meant<'m> = &'m dyn Fn(&str) -> Option<Vec<String>>;

/// Facts that were read: path, value, and whether the fact is only implied.
type Reads = Vec<(String, String, bool)>;
/// Facts that were read, and the clauses that were left out.
type Read = (Reads, Vec<(usize, usize)>);

/// What a text states about one check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    pub check: &'static str,
    /// Facts that the text states.
    pub facts: Vec<Fact>,
    /// Facts that the text implies without stating them.
    pub assumed: Vec<Fact>,
    /// The possible readings, if the text does not state which troop is on which side. `facts` then holds
    /// the facts that all readings share.
    pub alternatives: Vec<Vec<Fact>>,
    /// Fields that must be known for a certain verdict, although the check has usual values for them.
    pub wanted: Vec<String>,
    /// Whether the learnt reader produced this result, which is never certain; and the words that it did
    /// not read and that may matter.
    pub learnt: bool,
    pub left: Vec<String>,
    /// Whether some of these words usually state facts. If so, no outcomes are listed.
    pub unread: bool,
}

/// Returns the situations that a text states, the one with the most facts first; most texts state none.
/// If no pattern matches the whole text, returns the result of the learnt reader.
pub fn situations(
    library: &Library,
    lang: Lang,
    query: &str,
    game: Option<&str>,
    meant: Meant<'_>,
) -> Vec<Situation> {
    situations_and_words(library, lang, query, game, meant).0
}

/// The words of a text as the learnt reader sees them, and what they say about every check.
#[derive(Debug)]
pub struct Typed {
    words: Vec<learnt::Word>,
    bounds: Vec<Bound>,
    ranked: Vec<(usize, f32)>,
}

/// What a text states, and its words if the learnt reader saw them.
type Stated = (Vec<Situation>, Option<Typed>);

/// Like [`situations`], and the words of the text if the learnt reader saw them, for [`facts_for`].
pub fn situations_and_words(
    library: &Library,
    lang: Lang,
    query: &str,
    game: Option<&str>,
    meant: Meant<'_>,
) -> Stated {
    if library.situations.text().is_empty() || query.len() > LONGEST {
        return Stated::default();
    }
    let pieces = split(query);
    if pieces.is_empty() || pieces.len() > MOST_WORDS {
        return Stated::default();
    }
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    // Two questions are not read as one: the first one that has a card is answered.
    if let Some((first, second)) = two_questions(&grammar.lists, query) {
        let (mut all, typed) = situations_and_words(library, lang, first, game, meant);
        let mut other = second;
        if all.is_empty() {
            all = situations(library, lang, second, game, meant);
            other = first;
        }
        for one in &mut all {
            one.learnt = true;
            one.left.push(other.trim_end_matches(['?', ' ']).to_owned());
        }
        return (all, typed);
    }
    let of = (library, grammar, lang, game);
    let (mut all, typed) = known_situations(of, query, &pieces, meant);
    // A preposition alone tells nothing.
    let small = |one: &String| {
        let is = |list: List| grammar.lists.has(list, &one.to_lowercase());
        [List::Filler, List::By, List::Onto, List::For, List::With]
            .into_iter()
            .any(is)
    };
    for one in &mut all {
        one.left.retain(|left| !small(left));
    }
    (all, typed)
}

/// Returns the situations of a text with one question.
fn known_situations(
    of: (&Library, &Grammar, Lang, Option<&str>),
    query: &str,
    pieces: &[Piece],
    meant: Meant<'_>,
) -> Stated {
    let (library, grammar, _, game) = of;
    let known = understand(library, grammar, pieces, meant);
    let summed = sums::summed(library, grammar, (pieces, &known.0), game);
    if let Some((check, replaced, points)) = summed {
        let spans = understand(library, grammar, &replaced, meant);
        let (mut all, _) = read(of, query, &replaced, spans);
        let points = points.to_string();
        if all.first().is_some_and(|one| {
            one.check == check && one.facts.iter().any(|(_, value)| *value == points)
        }) {
            all.iter_mut().for_each(|one| one.learnt = true);
            return (all, None);
        }
    }
    // Which troops form a battalion is only likely.
    let skips = |at: usize| known.0[at].contains(&(at + 1, Sense::Skip));
    let is_formation = |at: usize| grammar.lists.has(List::Formation, &pieces[at].folded);
    let likely = (0..pieces.len()).any(|at| is_formation(at) && !skips(at));
    let (mut all, typed) = read(of, query, pieces, known);
    all.iter_mut().for_each(|one| one.learnt |= likely);
    (all, typed)
}

/// Splits a text behind its first question mark if a question of its own follows: one that has something to say
/// and either ends with a question mark or asks for something.
fn two_questions<'q>(lists: &Lists, query: &'q str) -> Option<(&'q str, &'q str)> {
    let (first, rest) = query.split_at(query.find('?')? + 1);
    let rest = rest.trim_start_matches(['?', '!', ' ']);
    let pieces = split(rest);
    let asks = rest.ends_with('?') || tails::asks(lists, &pieces);
    let speaks = speaks(lists, &pieces);
    (asks && speaks && split(first).len() >= LEAST_ASKED).then_some((first, rest))
}

/// Whether a question has something to say of its own: "who wins" only closes what was said before.
fn speaks(lists: &Lists, pieces: &[Piece]) -> bool {
    let functions = [
        List::Filler,
        List::Asking,
        List::Polar,
        List::Modal,
        List::Telling,
    ];
    pieces.iter().any(|piece| {
        let word = piece.folded.as_str();
        let closes = lists.has(List::Closing, word);
        let function = functions.iter().any(|list| lists.has(*list, word));
        !closes && !function && word.len() >= LEAST_ASKED
    })
}

/// Returns the meanings of the words of a text, and whether every word has one.
fn understand(
    library: &Library,
    grammar: &Grammar,
    pieces: &[Piece],
    meant: Meant<'_>,
) -> (Spans, bool) {
    let (mut spans, complete) = spans(grammar, pieces, meant);
    pass_formations(grammar, &library.lexicon, pieces, &mut spans);
    pass_repeats(&library.lexicon, pieces, &mut spans);
    pass_about(grammar.classes.get(ABOUT).copied(), &mut spans);
    bounds::pass(grammar, &mut spans);
    mark_stops(pieces, &mut spans);
    (spans, complete)
}

/// Returns the situations of a text, from the meanings of its words.
fn read(
    (library, grammar, lang, game): (&Library, &Grammar, Lang, Option<&str>),
    query: &str,
    pieces: &[Piece],
    (spans, complete): (Spans, bool),
) -> Stated {
    // The name of a game may precede the question.
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
        return Stated::default();
    }
    let text = Text {
        library,
        grammar,
        lang,
        game,
        pieces,
        spans: &spans,
        bounds: bounds::of(grammar, &spans),
        judged: RefCell::default(),
    };
    let mut asked = spans.clone();
    let passed = pass_negations(&grammar.lists, query, pieces, &mut asked);
    let named = || learnt::words(grammar, &library.lexicon, pieces, &spans);
    let mut readings = Vec::new();
    if complete {
        let mut whole = sentences(library, grammar, &asked, game);
        let words = (!whole.is_empty()).then(named).unwrap_or_default();
        for situation in &mut whole {
            learnt::owned_winner(&words, &mut situation.facts);
            text.complete(situation);
            text.name_unread(situation, pieces.len(), &|_| false);
        }
        if whole.iter().any(|one| one.alternatives.is_empty()) {
            return (whole, None);
        }
        readings = whole;
    }
    let Some(reader) = reader(library).filter(|_| pieces.len() > 1) else {
        return (readings, None);
    };
    let mut words = named();
    words.retain(|word| !passed.contains(&word.pieces.0));
    let ranked = reader.ranked(&words, game);
    let typed = passed.is_empty().then(|| Typed {
        words: words.clone(),
        bounds: text.bounds.clone(),
        ranked: ranked.clone(),
    });
    let may_state = |word: &learnt::Word| {
        let mut likely = reader.likeliest(&ranked).take(MOST_PARTIAL);
        likely.any(|(check, _)| grammar.states(check.id, &word.tags, false))
    };
    let tails = tails::begins(&grammar.lists, pieces, &spans, &words, &may_state);
    #[cfg(not(target_family = "wasm"))]
    let fought = {
        let tail = tails.last().copied().unwrap_or(pieces.len());
        combat::read(&text, reader, &words, &ranked, tail)
    };
    #[cfg(target_family = "wasm")]
    let fought: Vec<Situation> = Vec::new();
    if let Some(one) = fought.first()
        && (text.is_told(one) || readings.is_empty() && one.alternatives.is_empty())
    {
        return (fought, typed);
    }
    if !readings.is_empty() {
        return (readings, typed);
    }
    let mut all = text.likely(reader, words, &ranked, &tails);
    if let Some(one) = fought.into_iter().next() {
        // A card for the same combat would leave out what is offered.
        let sides = |known: &Situation| known.check == one.check && text.is_told(known);
        all.retain(|known| known.alternatives.is_empty() && !sides(known));
        all.push(one);
    }
    (all, typed)
}

impl Text<'_> {
    /// Returns what the patterns in front of a question or the learnt reader read.
    fn likely(
        &self,
        reader: &learnt::Reader,
        mut words: Vec<learnt::Word>,
        ranked: &[(usize, f32)],
        tails: &[usize],
    ) -> Vec<Situation> {
        let text = self;
        let Self {
            pieces,
            spans,
            game,
            ..
        } = *self;
        let tail = tails.last().copied().unwrap_or(pieces.len());
        let is_told = |all: &[Situation]| all.iter().any(|one| text.is_told(one));
        // "How much is that, and what is left?": the first question may belong to the sentence.
        let heads = tails.iter().map(|tail| text.before(reader, &words, *tail));
        let mut head = Vec::new();
        for read in heads {
            if is_told(&read) {
                head = read;
                break;
            }
            if head.is_empty() {
                head = read;
            }
        }
        // The question may be about another check, whose card comes first if it tells as much.
        let likely_other = reader
            .likeliest(ranked)
            .next()
            .filter(|(check, _)| head.iter().all(|one| one.check != check.id))
            .map_or(0.0, |(_, likely)| likely);
        let closes = tail < pieces.len() && !speaks(&self.grammar.lists, &pieces[tail..]);
        if is_told(&head) && (closes || likely_other < LIKELY_ASKED) {
            return head;
        }
        let whole = text.learnt(reader, (pieces, &words, spans), ranked, tail);
        let is_card = |all: &[Situation]| all.iter().any(|one| one.alternatives.is_empty());
        if is_told(&whole) || is_card(&whole) && likely_other >= SURELY_ASKED {
            let facts = |all: &[Situation]| all.first().map_or(0, |one| one.facts.len());
            let both = is_told(&head) && is_told(&whole);
            let (first, second) = if both && facts(&head) > facts(&whole) {
                (head, whole)
            } else {
                (whole, head)
            };
            // The same result is not shown twice.
            let says = |one: &Situation| text.said(systems::check(one.check)?, &one.facts);
            let shown: Vec<_> = first.iter().map(says).collect();
            let more = second
                .into_iter()
                .filter(|one| one.alternatives.is_empty() && !shown.contains(&says(one)));
            let more: Vec<Situation> = more.collect();
            return first.into_iter().chain(more).collect();
        }
        if !head.is_empty() {
            return head;
        }
        if tail < pieces.len() {
            let spans = cut(spans, tail);
            words.retain(|word| word.pieces.1 <= tail);
            let ranked = reader.ranked(&words, game);
            let stated = text.learnt(reader, (&pieces[..tail], &words, &spans), &ranked, tail);
            if is_told(&stated) || is_card(&stated) && !is_card(&whole) {
                return stated;
            }
        }
        whole
    }
}

/// Returns the phrases within the first words of a text.
fn cut(spans: &Spans, end: usize) -> Spans {
    let inside = |(to, _): &&(usize, Sense)| *to <= end;
    let here = |senses: &Vec<(usize, Sense)>| senses.iter().filter(inside).cloned().collect();
    spans[..end].iter().map(here).collect()
}

/// A text with the meanings of its words.
struct Text<'t> {
    library: &'t Library,
    grammar: &'t Grammar,
    lang: Lang,
    game: Option<&'t str>,
    pieces: &'t [Piece],
    spans: &'t Spans,
    bounds: Vec<Bound>,
    /// Responses of checks to facts: several readings state the same.
    judged: RefCell<Vec<Judged>>,
}

/// A check, facts, and its response to them.
type Judged = (&'static str, Vec<Fact>, Option<learnt::Said>);

impl Text<'_> {
    /// Returns the response of a check to facts; `None` if the check does not accept them.
    fn said(&self, check: &'static Check, facts: &[Fact]) -> Option<learnt::Said> {
        let is_same = |known: &&Judged| known.0 == check.id && known.1 == facts;
        if let Some((_, _, said)) = self.judged.borrow().iter().find(is_same) {
            return said.clone();
        }
        let said = said(self.library, check, facts);
        let judged = (check.id, facts.to_vec(), said.clone());
        self.judged.borrow_mut().push(judged);
        said
    }

    /// Whether a situation has a settled verdict.
    fn is_told(&self, one: &Situation) -> bool {
        one.alternatives.is_empty()
            && systems::check(one.check)
                .and_then(|check| self.said(check, &one.facts))
                .is_some_and(|said| !said.open)
    }

    /// Completes what patterns read: bounds of numbers, and fields that follow from measures.
    fn complete(&self, situation: &mut Situation) {
        bounds::widen_all(&self.bounds, situation);
        self.drop_others(situation);
        self.drop_elements(situation);
        derive(self.library, self.grammar, situation);
    }

    /// Drops numbers that belong to something else: "the river rolled 6" gives the type of the river, and is not
    /// the die to cross it.
    fn drop_others(&self, situation: &mut Situation) {
        for other in self.grammar.others_of(situation.check) {
            let named = |at: usize| {
                let class = |sense: &Sense| *sense == Sense::Class(other.class);
                self.spans[at].iter().any(|(_, sense)| class(sense))
            };
            let belongs = |value: &String| {
                let at = self.pieces.iter().position(|piece| piece.folded == *value);
                at.is_some_and(|at| (at.saturating_sub(other.near)..at).any(named))
            };
            let lists = std::iter::once(&mut situation.facts).chain(&mut situation.alternatives);
            for facts in lists {
                let known = facts
                    .iter()
                    .position(|(path, value)| *path == other.path && belongs(value));
                if let Some(at) = known {
                    situation.left.push(facts.remove(at).1);
                    situation.learnt = true;
                }
            }
        }
    }

    /// Drops points if the text counts elements: "12 elements, 4 lost".
    fn drop_elements(&self, situation: &mut Situation) {
        let lists = &self.grammar.lists;
        let pieces = self.pieces;
        let follows = |at: usize, list: List| {
            let next = pieces.get(at + 1);
            next.is_some_and(|next| lists.has(list, &next.folded))
        };
        let number = |at: usize| pieces[at].folded.parse::<f64>().is_ok();
        let counted = (0..pieces.len()).find(|at| number(*at) && follows(*at, List::Element));
        let Some(counted) = counted else { return };
        if (0..pieces.len()).any(|at| number(at) && follows(at, List::Unit)) {
            return;
        }
        let Some(check) = systems::check(situation.check) else {
            return;
        };
        let fields = check.fields(&self.library.tables);
        let mut dropped = false;
        let all = std::iter::once(&mut situation.facts).chain(&mut situation.alternatives);
        for facts in all {
            facts.retain(|(path, _)| {
                let points =
                    field_at(&fields, path).is_some_and(|field| field.unit == Unit::Points);
                dropped |= points;
                !points
            });
        }
        if dropped {
            let typed = [&pieces[counted].raw, &pieces[counted + 1].raw];
            situation.left.push(typed.map(String::as_str).join(" "));
            situation.learnt = true;
        }
    }

    /// Whether words that were not read may change the result although the check has no field for them.
    fn besides(&self, check: &'static Check, is_read: &dyn Fn(usize) -> bool) -> bool {
        let (of, classes) = BESIDES;
        let matters = |at: usize| {
            let mut senses = self.spans[at].iter();
            let lists = &self.grammar.lists;
            lists.has(List::Beside, &self.pieces[at].folded)
                || senses.any(|(_, sense)| match sense {
                    Sense::Class(class) => classes.contains(&self.grammar.class_name(*class)),
                    _ => false,
                })
        };
        of == check.id && (0..self.pieces.len()).any(|at| !is_read(at) && matters(at))
    }

    /// Lists the words of facts that were not read. The question after the statements begins at `tail`.
    fn name_unread(&self, situation: &mut Situation, tail: usize, is_read: &dyn Fn(usize) -> bool) {
        let Some(check) = systems::check(situation.check) else {
            return;
        };
        let mut told = [&situation.facts[..], &situation.assumed].concat();
        told.extend(situation.alternatives.iter().flatten().cloned());
        let text = (self.pieces, self.spans, tail);
        let known = (self.library, self.grammar);
        if let Some(result) = hints::asked(known, check, self.lang, text) {
            let lists = std::iter::once(&mut situation.facts).chain(&mut situation.alternatives);
            for facts in lists.filter(|facts| !facts.is_empty()) {
                if facts.iter().all(|(path, _)| path != ASK) {
                    facts.push((ASK.to_owned(), result.clone()));
                }
            }
        }
        let hints = hints::hints(known, check, self.lang, text, &told, is_read);
        hints::name_unread(situation, self.pieces, hints);
    }

    /// Returns the situations that patterns match in front of the question, if there is a question.
    fn before(
        &self,
        reader: &learnt::Reader,
        words: &[learnt::Word],
        tail: usize,
    ) -> Vec<Situation> {
        if tail >= self.pieces.len() || reader.is_asked(words) {
            return Vec::new();
        }
        let spans = cut(self.spans, tail);
        let asking: Vec<usize> = (tail..self.pieces.len()).collect();
        let mut all = sentences(self.library, self.grammar, &spans, self.game);
        for one in &mut all {
            let states = |_: &learnt::Word| false;
            one.learnt = true;
            one.left = reader.left_out(words, self.pieces, &asking, &states).0;
            self.complete(one);
            self.name_unread(one, tail, &|_| false);
        }
        all
    }

    /// Returns the situation that some clauses state or that the learnt reader reads; otherwise what may be
    /// offered.
    fn learnt(
        &self,
        reader: &learnt::Reader,
        (pieces, words, spans): (&[Piece], &[learnt::Word], &Spans),
        ranked: &[(usize, f32)],
        tail: usize,
    ) -> Vec<Situation> {
        let Self {
            library, grammar, ..
        } = *self;
        let weighs = |check: &'static Check, word: &learnt::Word| {
            grammar.states(check.id, &word.tags, false)
        };
        let mut partly = if reader.is_asked(words) {
            None
        } else {
            self.partial(reader, (pieces, words, spans), ranked)
        };
        if let Some(partly) = &mut partly {
            self.name_unread(partly, tail, &|_| false);
        }
        let told = |one: &Situation| self.is_told(one);
        if partly.as_ref().is_some_and(told) {
            return partly.into_iter().collect();
        }
        let says = |check: &'static Check, facts: &[Fact]| self.said(check, facts);
        let (stated, possible) = reader.read(words, pieces, ranked, (&says, &weighs));
        // Two readings stay alternatives: a single one of them must not be judged.
        let mut offered = Vec::new();
        for mut read in possible {
            drop_counts(library, grammar, read.check, words, &mut read.facts);
            let mut readings = learnt::settle(words, read.facts);
            for facts in &mut readings {
                bounds::widen(&self.bounds, facts);
            }
            offered.extend((!readings.is_empty()).then_some((read.check, readings, read.left)));
        }
        let stated = stated.and_then(|mut read| {
            drop_counts(library, grammar, read.check, words, &mut read.facts);
            let mut alternatives = learnt::settle(words, std::mem::take(&mut read.facts));
            if alternatives.is_empty() {
                return None;
            }
            if alternatives.len() == 1 {
                read.facts = alternatives.remove(0);
            }
            let mut stated = Situation {
                check: read.check.id,
                facts: read.facts,
                assumed: Vec::new(),
                alternatives,
                wanted: Vec::new(),
                learnt: true,
                unread: read.weighty,
                left: read.left,
            };
            bounds::widen_all(&self.bounds, &mut stated);
            self.drop_elements(&mut stated);
            self.name_unread(&mut stated, tail, &|at| read.read.contains(&at));
            // A troop that was not read may belong to an army or a fight that the result depends on.
            let system = read.check.system();
            let told = |code: &String| stated.facts.iter().any(|(_, value)| value == code);
            let is_missing = |word: &learnt::Word| {
                let mut codes = word.codes.iter().flatten();
                codes
                    .clone()
                    .any(|code| grammar.troops.contains(code.as_str()))
                    && !read.read.contains(&word.pieces.0)
                    && codes
                        .clone()
                        .any(|code| games_of(code).any(|game| game == system))
                    && !codes.any(told)
            };
            // "Can my guns fire through my own skirmishers" is not about a move through friends.
            let shoots = |word: &learnt::Word| {
                let is = |name: &str| word.tags.iter().any(|tag| tag == name);
                is(SHOOT) && !is(ROLLS) && !read.read.contains(&word.pieces.0)
            };
            let elsewhere = words.iter().any(shoots)
                && !grammar.states(read.check.id, &[SHOOT.to_owned()], true);
            let besides = self.besides(read.check, &|at| read.read.contains(&at));
            if stated.alternatives.is_empty()
                && (elsewhere || besides || words.iter().any(is_missing))
                && self
                    .said(read.check, &stated.facts)
                    .is_some_and(|said| !said.open)
            {
                stated.alternatives = vec![std::mem::take(&mut stated.facts)];
            }
            Some(stated)
        });
        // If neither reading settles the verdict, the one with more facts is used.
        if let Some(partly) = partly {
            let of = |one: &Situation| one.alternatives.iter().map(Vec::len).max();
            let facts = of(&partly).unwrap_or(partly.facts.len());
            let more = |stated: &Situation| stated.facts.len() > facts || told(stated);
            return vec![stated.filter(more).unwrap_or(partly)];
        }
        let possible = offered
            .into_iter()
            .map(|(check, alternatives, left)| Situation {
                check: check.id,
                facts: Vec::new(),
                assumed: Vec::new(),
                alternatives,
                wanted: Vec::new(),
                learnt: true,
                unread: false,
                left,
            });
        stated.into_iter().chain(possible).collect()
    }

    /// Matches the patterns of the most probable checks while leaving out clauses or words of the text, and
    /// returns the reading that leaves out the fewest words. Returns `None` if a negation, or more than two
    /// words for each fact, are left out. If a word that may matter is left out, the reading is only offered,
    /// without a verdict.
    fn partial(
        &self,
        reader: &learnt::Reader,
        (pieces, words, spans): (&[Piece], &[learnt::Word], &Spans),
        ranked: &[(usize, f32)],
    ) -> Option<Situation> {
        let Self {
            library, grammar, ..
        } = *self;
        let starts: Vec<usize> = (0..pieces.len())
            .filter(|at| *at == 0 || pieces[*at].clause)
            .collect();
        let clauses: Vec<Option<usize>> = (0..pieces.len())
            .map(|at| {
                let here = starts.iter().position(|start| *start == at)?;
                Some(starts.get(here + 1).copied().unwrap_or(pieces.len()))
            })
            .collect();
        // Words that state nothing may be skipped anywhere.
        let mut spans = spans.clone();
        for word in words.iter().filter(|word| reader.is_noise(word)) {
            spans[word.pieces.0].push((word.pieces.1, Sense::Noise));
        }
        let spans = &spans;
        let skipped = |at: usize| {
            spans[at]
                .iter()
                .any(|(_, sense)| matches!(sense, Sense::Skip | Sense::Game(_)))
        };
        let weight = |left: &[(usize, usize)]| {
            left.iter()
                .flat_map(|(from, to)| *from..*to)
                .filter(|at| !skipped(*at))
                .count()
        };
        /// Number of words left out (fewer is better), and number of facts (more is better).
        type Rank = (usize, Reverse<usize>);
        type Best<'g> = (Rank, &'g Sentences, Vec<(&'g Pattern, Read)>);
        let fillers = Fillers::new(library, grammar, spans);
        let mut steps = MOST_STEPS;
        let mut best: Option<Best<'_>> = None;
        for (check, _) in reader
            .likeliest(ranked)
            .filter(|(_, likely)| *likely >= LIKELY_PARTIAL)
            .take(MOST_PARTIAL)
        {
            let Some(sentences) = grammar
                .sentences
                .iter()
                .find(|known| known.check.id == check.id)
            else {
                continue;
            };
            let mut reads = walked(
                library,
                grammar,
                sentences,
                (spans, &fillers),
                Some(&clauses),
                &mut steps,
            );
            reads.retain(|(_, (told, left))| !told.is_empty() && !left.is_empty());
            let Some(least) = reads.iter().map(|(_, (_, left))| weight(left)).min() else {
                continue;
            };
            reads.retain(|(_, (_, left))| weight(left) == least);
            let most = reads.iter().map(|(_, (told, _))| told.len()).max();
            let rank = (least, Reverse(most.unwrap_or_default()));
            if best.as_ref().is_none_or(|(known, ..)| rank < *known) {
                best = Some((rank, sentences, reads));
            }
        }
        let ((least, _), sentences, reads) = best.filter(|_| steps > 0)?;
        let left: Vec<usize> = reads
            .first()?
            .1
            .1
            .iter()
            .flat_map(|(from, to)| *from..*to)
            .collect();
        let (plain, open): (Vec<_>, Vec<_>) = reads
            .into_iter()
            .map(|(frame, (told, _))| (frame, told))
            .partition(|(frame, _)| !frame.either);
        let mut found = understood(sentences, plain, open)?;
        let facts = found.facts.len().max(
            found
                .alternatives
                .iter()
                .map(Vec::len)
                .max()
                .unwrap_or_default(),
        );
        let weighs = |word: &learnt::Word| grammar.states(sentences.check.id, &word.tags, true);
        let (named, mut weighty, denied) = reader.left_out(words, pieces, &left, &weighs);
        // A question after the statements states nothing if it names only what the statements name.
        let states = |word: &learnt::Word| {
            let told = |code: &String| found.facts.iter().any(|(_, value)| value == code);
            let named = word.number.is_some() || word.codes.iter().any(|codes| !codes.is_empty());
            named && !word.codes.iter().flatten().any(told)
        };
        let (asked, rest): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|at| pieces[**at].asked);
        let is_asked = |word: &&learnt::Word| asked.contains(&word.pieces.0);
        if weighty && !asked.is_empty() && !words.iter().filter(is_asked).any(states) {
            weighty = reader.left_out(words, pieces, &rest, &weighs).1;
        }
        if denied || least > 2 * facts {
            return None;
        }
        found.learnt = true;
        found.left = named;
        found.unread = weighty;
        self.complete(&mut found);
        let weighty = weighty || self.besides(sentences.check, &|at| !left.contains(&at));
        if weighty && found.alternatives.is_empty() {
            let settled = self
                .said(sentences.check, &found.facts)
                .is_some_and(|said| !said.open);
            if settled {
                found.alternatives = vec![std::mem::take(&mut found.facts)];
            }
        }
        Some(found)
    }
}

/// Returns the words of a text in the form that the learnt reader uses, and its bounds.
fn words(library: &Library, lang: Lang, pieces: &[Piece]) -> (Vec<learnt::Word>, Vec<Bound>) {
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    let (mut spans, _) = spans(grammar, pieces, &|_| None);
    pass_formations(grammar, &library.lexicon, pieces, &mut spans);
    pass_repeats(&library.lexicon, pieces, &mut spans);
    pass_about(grammar.classes.get(ABOUT).copied(), &mut spans);
    bounds::pass(grammar, &mut spans);
    let words = learnt::words(grammar, &library.lexicon, pieces, &spans);
    (words, bounds::of(grammar, &spans))
}

/// Returns the examples for the training of trust in facts and cards that a text yields.
#[cfg(not(target_family = "wasm"))]
pub fn examples(
    library: &Library,
    lang: Lang,
    query: &str,
    game: Option<&str>,
) -> Option<learnt::Examples> {
    let pieces = split(query);
    let (words, _) = words(library, lang, &pieces);
    let says = |check: &'static Check, facts: &[Fact]| said(library, check, facts);
    reader(library)?.examples(&words, &pieces, game, &says)
}

/// Returns the learnt reader. It is `None` in WebAssembly (the offline copy), so that its code is not
/// included there.
fn reader(library: &Library) -> Option<&learnt::Reader> {
    library
        .reader
        .as_ref()
        .filter(|_| cfg!(not(target_family = "wasm")))
}

/// The facts that a text states for an offered check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfferedFacts {
    pub facts: Vec<Fact>,
    /// Words that were not read and may matter, and whether some of them usually state facts.
    pub left: Vec<String>,
    pub weighty: bool,
}

impl OfferedFacts {
    /// Returns the verdict of a check on these facts, if they are several and nothing that usually states a fact was
    /// left out.
    pub fn judge(&self, library: &Library, check: &'static Check) -> Option<StatedVerdict> {
        if self.weighty || self.facts.len() < LEAST_OFFERED {
            return None;
        }
        let situation = Situation {
            check: check.id,
            facts: self.facts.clone(),
            assumed: Vec::new(),
            alternatives: Vec::new(),
            wanted: Vec::new(),
            learnt: true,
            left: self.left.clone(),
            unread: false,
        };
        judge(library, &situation).filter(|told| told.verdict.status != Status::Open)
    }
}

/// Returns the facts that a text states for each of the offered checks.
pub fn facts_for(
    library: &Library,
    lang: Lang,
    query: &str,
    checks: &[&str],
    typed: Option<Typed>,
) -> Vec<OfferedFacts> {
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    let query = two_questions(&grammar.lists, query).map_or(query, |(first, _)| first);
    let pieces = split(query);
    let Some(reader) = reader(library).filter(|_| {
        !checks.is_empty() && (2..=MOST_WORDS).contains(&pieces.len()) && query.len() <= LONGEST
    }) else {
        return vec![OfferedFacts::default(); checks.len()];
    };
    let typed = typed.unwrap_or_else(|| {
        let (words, bounds) = words(library, lang, &pieces);
        let ranked = reader.ranked(&words, None);
        Typed {
            words,
            bounds,
            ranked,
        }
    });
    let Typed {
        words,
        bounds,
        ranked,
    } = &typed;
    let all = reader.read_for(words, ranked, checks).into_iter();
    let offered = checks.iter().zip(all).map(|(check, (mut facts, read))| {
        let Some(check) = systems::check(check).filter(|_| !facts.is_empty()) else {
            return OfferedFacts::default();
        };
        let stated = facts.len();
        drop_counts(library, grammar, check, words, &mut facts);
        let dropped = facts.len() < stated;
        let mut readings = learnt::settle(words, facts);
        let mut facts = if readings.len() == 1 {
            readings.remove(0)
        } else {
            Vec::new()
        };
        bounds::widen(bounds, &mut facts);
        // "Do I get the +1?" asks for a number and states none.
        let is_asked = |word: &learnt::Word| {
            let at = word.pieces.0;
            word.number.is_some()
                && (pieces[at].signed || pieces[at].asked && word.pieces.1 == pieces.len())
        };
        let unread = words
            .iter()
            .zip(&read)
            .filter(|(word, read)| !**read && !is_asked(word));
        let out: Vec<usize> = unread.map(|(word, _)| word.pieces.0).collect();
        let weighs = |word: &learnt::Word| grammar.states(check.id, &word.tags, false);
        let (left, weighty, denied) = reader.left_out(words, &pieces, &out, &weighs);
        OfferedFacts {
            facts,
            left,
            weighty: weighty || denied || dropped || reader.is_asked(words),
        }
    });
    offered.collect()
}

/// Drops points and dice whose number counts troops: "lost 2 line" does not state two points, and "with 3
/// bows" no die.
fn drop_counts(
    library: &Library,
    grammar: &Grammar,
    check: &'static Check,
    words: &[learnt::Word],
    facts: &mut Vec<Fact>,
) {
    let is_troop = |word: &learnt::Word| {
        let mut codes = word.codes.iter().flatten();
        codes.any(|code| grammar.troops.contains(code.as_str()))
    };
    let counts = |value: &str| {
        let number = value.parse::<f64>().ok();
        let mut here = words
            .iter()
            .enumerate()
            .filter(|(_, word)| number.is_some() && word.number == number)
            .peekable();
        here.peek().is_some() && here.all(|(at, _)| words.get(at + 1).is_some_and(is_troop))
    };
    if !facts.iter().any(|(_, value)| counts(value)) {
        return;
    }
    let fields = check.fields(&library.tables);
    facts.retain(|(path, value)| {
        let is_points = field_at(&fields, path).is_some_and(|field| field.unit == Unit::Points);
        !((is_points || is_die(path)) && counts(value))
    });
}

/// Returns the response of a check to facts; `None` if the check does not accept them.
pub fn said(library: &Library, check: &'static Check, facts: &[Fact]) -> Option<learnt::Said> {
    let verdict = check.glance(&library.tables, &input(facts)).ok()?;
    let open = verdict.status == Status::Open;
    let what = if open {
        verdict.asks.into_iter().next()?.field
    } else {
        verdict.finding.code
    };
    Some(learnt::Said { open, what })
}

/// Computes fields from the measures that a text states. A measure that yields no value counts as not
/// read.
fn derive(library: &Library, grammar: &Grammar, situation: &mut Situation) {
    for derived in grammar.derived_of(situation.check) {
        let mut unread: Vec<String> = Vec::new();
        let lists = std::iter::once(&mut situation.facts).chain(&mut situation.alternatives);
        for facts in lists {
            let Some(at) = facts.iter().position(|(path, _)| *path == derived.measure) else {
                continue;
            };
            let (_, measure) = facts.remove(at);
            let shared = facts.iter().find(|(path, _)| *path == derived.shared);
            let told = [
                (derived.takes.clone(), measure.clone()),
                shared.cloned().unwrap_or_default(),
            ];
            let value = shared
                .and_then(|_| derived.by.glance(&library.tables, &input(&told)).ok())
                .and_then(|verdict| {
                    Some(verdict.values.get(&derived.result)?.as_str()?.to_owned())
                });
            match value {
                Some(value) => facts.push((derived.path.clone(), value)),
                None => unread.push(measure),
            }
        }
        unread.dedup();
        situation.learnt |= !unread.is_empty();
        situation.left.extend(unread);
    }
}

/// Replaces two totals by the field that is computed from them.
fn compare(sentences: &Sentences, told: &mut Reads) {
    let Some(totals) = &sentences.totals else {
        return;
    };
    let mut take = |name: &str| {
        let at = told.iter().position(|(path, ..)| path == name)?;
        told.remove(at).1.parse::<f64>().ok()
    };
    let (less, more) = (take(&totals.less), take(&totals.more));
    let value = less
        .zip(more)
        .and_then(|(less, more)| totals.value(less, more));
    if let Some(value) = value
        && told.iter().all(|(path, ..)| *path != totals.path)
    {
        told.push((totals.path.clone(), value.to_owned(), false));
    }
}

/// Returns the situations of the patterns in the file that match the whole text.
fn sentences(
    library: &Library,
    grammar: &Grammar,
    spans: &Spans,
    game: Option<&str>,
) -> Vec<Situation> {
    let fillers = Fillers::new(library, grammar, spans);
    let mut steps = MOST_STEPS;
    let mut all = Vec::new();
    for sentences in grammar
        .sentences
        .iter()
        .filter(|known| game.is_none_or(|game| known.check.system() == game))
        .filter(|known| may_read(known, spans))
    {
        let reads = walked(
            library,
            grammar,
            sentences,
            (spans, &fillers),
            None,
            &mut steps,
        );
        let (plain, open): (Vec<_>, Vec<_>) = reads
            .into_iter()
            .map(|(frame, (told, _))| (frame, told))
            .partition(|(frame, _)| !frame.either);
        all.extend(understood(sentences, plain, open));
    }
    if steps == 0 {
        return Vec::new();
    }
    // If the text matches patterns of two games, the intended game is unknown.
    let systems: BTreeSet<&str> = all
        .iter()
        .filter_map(|one: &Situation| one.check.split('.').next())
        .collect();
    if systems.len() > 1 {
        return Vec::new();
    }
    all.sort_by_key(|one: &Situation| {
        let facts = Reverse((one.facts.len(), one.assumed.len()));
        (!one.alternatives.is_empty(), facts)
    });
    // Two troops with a second rank: the question is what the second rank adds, not how the two fight.
    if let Some(first) = all
        .first()
        .filter(|one| one.alternatives.is_empty())
        .cloned()
    {
        let known = grammar.sentences.iter();
        let known = known.filter(|known| known.check.id == first.check);
        let instead: Vec<&str> = known
            .flat_map(|known| known.instead.iter().copied())
            .collect();
        all.retain(|one| !instead.contains(&one.check) || one.facts.len() > first.facts.len());
    }
    all
}

/// Whether the patterns of a check may read every word of a text.
fn may_read(known: &Sentences, spans: &Spans) -> bool {
    let mut read = 0;
    for (at, senses) in spans.iter().enumerate() {
        let ends = senses.iter().filter(|(_, sense)| match sense {
            Sense::Skip | Sense::Concept(_) | Sense::Code(_) | Sense::Number(_) => true,
            Sense::Game(game) => game == known.check.system(),
            Sense::Class(class) => known.classes.get(*class).copied().unwrap_or_default(),
            _ => false,
        });
        read = ends.map(|(end, _)| *end).max().unwrap_or(0).max(read);
        if read <= at {
            return false;
        }
    }
    true
}

/// What the words of a text may fill in a pattern.
struct Fillers<'t> {
    /// Whether a word of the class occurs in the text, by class number.
    classes: Vec<bool>,
    codes: BTreeSet<&'t str>,
    numbers: Vec<f64>,
    words: usize,
}

impl<'t> Fillers<'t> {
    fn new(library: &'t Library, grammar: &Grammar, spans: &'t Spans) -> Self {
        let mut fillers = Self {
            classes: vec![false; grammar.classes.len()],
            codes: BTreeSet::new(),
            numbers: Vec::new(),
            words: spans.len(),
        };
        for (_, sense) in spans.iter().flatten() {
            match sense {
                Sense::Class(class) => fillers.classes[*class] = true,
                Sense::Code(code) => {
                    fillers.codes.insert(code);
                }
                Sense::Concept(number) => {
                    let concept = &library.lexicon.concepts()[*number];
                    fillers.codes.extend(concept.codes());
                }
                #[expect(clippy::cast_precision_loss, reason = "numbers of a few digits")]
                Sense::Number(number) => fillers.numbers.push(*number as f64),
                _ => {}
            }
        }
        fillers
    }

    /// Whether the text can fill every required part of a pattern. Patterns for which this is false are
    /// not tried, to save search steps.
    fn fill(&self, pattern: &Pattern) -> bool {
        let required = || pattern.elements.iter().filter(|element| !element.optional);
        required().count() <= self.words
            && required().all(|element| match &element.part {
                ElementKind::Class(class) => self.classes[*class],
                ElementKind::Slot(slot) => match &slot.takes {
                    Takes::Codes(known) => known.iter().any(|code| self.codes.contains(code)),
                    Takes::Number { min, max } => self
                        .numbers
                        .iter()
                        .any(|number| (*min..=*max).contains(number)),
                },
            })
    }
}

/// Returns all readings of a text by the patterns of one check.
fn walked<'g>(
    library: &Library,
    grammar: &Grammar,
    sentences: &'g Sentences,
    (spans, fillers): (&Spans, &Fillers<'_>),
    clauses: Option<&[Option<usize>]>,
    steps: &mut usize,
) -> Vec<(&'g Pattern, Read)> {
    let frames: Vec<&'g Pattern> = sentences
        .frames
        .iter()
        .filter(|frame| fillers.fill(frame))
        .collect();
    if frames.is_empty() {
        return Vec::new();
    }
    let facts = sentences
        .facts
        .iter()
        .filter(|fact| fillers.fill(fact))
        .collect();
    let sides = SIDES.map(|name| grammar.classes.get(name).copied());
    let mut reading = Reading {
        lexicon: &library.lexicon,
        sentences,
        facts,
        spans,
        steps,
        told: Vec::new(),
        last: None,
        before: None,
        from: 0,
        clauses,
        left: Vec::new(),
        left_out: 0,
        found: Vec::new(),
        sides,
        persons: PERSONS.map(|name| grammar.classes.get(name).copied()),
        between: BETWEEN.map(|name| grammar.classes.get(name).copied()),
        held: HELD.map(|name| grammar.classes.get(name).copied()),
        other_player: grammar.classes.get(OTHER_PLAYER).copied(),
    };
    let mut reads = Vec::new();
    for frame in frames {
        reading.walk(frame, 0, 0, None);
        let mut found = std::mem::take(&mut reading.found);
        for (told, _) in &mut found {
            compare(sentences, told);
        }
        reads.extend(found.into_iter().map(|found| (frame, found)));
    }
    reads
}

/// Merges the readings of one check into a situation.
fn understood(
    sentences: &Sentences,
    plain: Vec<(&Pattern, Reads)>,
    open: Vec<(&Pattern, Reads)>,
) -> Option<Situation> {
    let check = sentences.check.id;
    let split = |told: &[(String, String, bool)], assumed: bool| -> Vec<Fact> {
        told.iter()
            .filter(|(path, _, was)| *was == assumed && path != ME && path != ACT)
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
            unread: false,
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
    // If a reading contradicts the best one, instead of stating fewer facts, the situation stays open.
    let mut ways: Vec<&Vec<Fact>> = vec![&best.0];
    for (facts, _) in &readings {
        let says_less = |known: &&Vec<Fact>| facts.iter().all(|fact| known.contains(fact));
        if !ways.iter().any(says_less) {
            ways.retain(|known| !known.iter().all(|fact| facts.contains(fact)));
            ways.push(facts);
        }
    }
    if ways.len() > 1 {
        let mut shared = best.0.clone();
        shared.retain(|fact| ways.iter().all(|facts| facts.contains(fact)));
        return Some(Situation {
            check,
            facts: shared,
            assumed: Vec::new(),
            alternatives: ways.into_iter().cloned().collect(),
            wanted: Vec::new(),
            learnt: false,
            left: Vec::new(),
            unread: false,
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
        unread: false,
    })
}

#[cfg(test)]
mod tests;
