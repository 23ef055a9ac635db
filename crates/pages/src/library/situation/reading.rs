//! Matching of patterns with the words of a text, with all possible readings.

use super::grammar::{
    Element, ElementKind, Given, Grammar, Pattern, Piece, Sense, Sentences, Slot, Takes, games_of,
    is_troop_code,
};
use super::lists::{List, Lists};
use super::{
    ACT, BOTH_IN, ENDQ, GENERAL, ME, MOST_CORRECTED, MOST_LEFT_OUT, MOST_MEANT, MOST_READINGS,
    Meant, Read, Reads,
};
use crate::lexicon::{Class, Lexicon};

/// Beginning of the words that a code of one letter belongs to.
const DISCIPLINE: &str = "disc";
/// Words before a unit of length.
const MEASURED: [&str; 3] = ["many", "quanti", "in"];
/// Number of words between a possessive and its troop.
const MOST_BETWEEN: usize = 4;

/// Phrases that begin at each position of a text, with their end and meaning.
pub(super) type Spans = Vec<Vec<(usize, Sense)>>;

pub(super) struct Reading<'g> {
    pub(super) lexicon: &'g Lexicon,
    pub(super) sentences: &'g Sentences,
    pub(super) facts: Vec<&'g Pattern>,
    pub(super) spans: &'g Spans,
    pub(super) steps: &'g mut usize,
    /// The facts so far; see [`Reads`].
    pub(super) told: Reads,
    pub(super) last: Option<(String, String)>,
    /// The last field of the surrounding pattern, while words that state a fact are read.
    pub(super) before: Option<(String, String)>,
    /// Position at which the words that state a fact begin.
    pub(super) from: usize,
    /// For each position at which a clause begins, the beginning of the next clause. If present, whole
    /// clauses may be left out.
    pub(super) clauses: Option<&'g [Option<usize>]>,
    /// Ranges that were left out, and the number of clauses among them.
    pub(super) left: Vec<(usize, usize)>,
    pub(super) left_out: usize,
    pub(super) found: Vec<Read>,
    /// Word classes for the player's own troops and for the opponent's.
    pub(super) sides: [Option<usize>; 2],
    /// Word classes for the player who asks and for the opponent.
    pub(super) persons: [Option<usize>; 2],
    /// Word classes that may separate a possessive and a troop: "my general Bd", "my square of line".
    pub(super) between: [Option<usize>; 3],
    /// Word classes for having a troop ("ho le Bd", "I have Bd"), for an enemy, for an enemy in front, and
    /// for the verb or preposition between two opponents.
    pub(super) held: [Option<usize>; 5],
    /// Word class for the other player in counts of losses.
    pub(super) other_player: Option<usize>,
}

impl Reading<'_> {
    pub(super) fn spend(&mut self) -> bool {
        *self.steps = self.steps.saturating_sub(1);
        *self.steps > 0 && self.found.len() < MOST_READINGS
    }

    /// Returns the code that a phrase names for a field; `None` if it names none or is ambiguous.
    pub(super) fn code(&self, sense: &Sense, codes: &[&'static str]) -> Option<&'static str> {
        code(self.lexicon, self.sentences.check.system(), sense, codes)
    }

    /// Returns the values of a field that a position may name, each with its end.
    pub(super) fn values(&self, slot: &Slot, at: usize) -> Vec<(usize, String)> {
        let mut values: Vec<(usize, String)> = Vec::new();
        for (end, sense) in &self.spans[at] {
            let value = match &slot.takes {
                Takes::Codes(codes) => self.code(sense, codes).map(str::to_owned),
                #[expect(clippy::cast_precision_loss, reason = "numbers of a few digits")]
                Takes::Number { min, max } => match sense {
                    Sense::Number(number) if (*min..=*max).contains(&(*number as f64)) => {
                        Some(number.to_string())
                    }
                    _ => None,
                },
            };
            if let Some(value) = value.filter(|value| !values.contains(&(*end, value.clone()))) {
                values.push((*end, value));
            }
        }
        // The longest name is used. If two names have the same length, both are tried.
        let longest = values.iter().map(|(end, _)| *end).max();
        values.retain(|(end, _)| Some(*end) == longest);
        values
    }

    /// Adds a fact. Returns false if the field already has another stated value.
    pub(super) fn tell(&mut self, path: &str, value: &str, assumed: bool) -> bool {
        match self.told.iter().find(|(known, ..)| known == path) {
            Some((_, other, _)) => other == value || assumed,
            None => {
                self.told.push((path.to_owned(), value.to_owned(), assumed));
                true
            }
        }
    }

    /// Adds the side of a troop, if a word next to it states whose troop it is. Returns false if that
    /// contradicts an earlier fact.
    fn tell_side(&mut self, path: &str, from: usize, to: usize) -> bool {
        let (side, act) = match path.split_once('.') {
            Some(("a", "troop")) => ("a", "melee"),
            Some(("b", "troop")) => ("b", "melee"),
            Some(("shooter", "troop")) => ("a", "shooting"),
            Some(("target", "troop")) => ("b", "shooting"),
            None if path == "loser" => ("a", "melee"),
            None if path == "winner" => ("b", "melee"),
            _ => return true,
        };
        if !self.tell(ACT, act, false) {
            return false;
        }
        let other = if side == "a" { "b" } else { "a" };
        let whose = |at: usize| self.sides.iter().position(|class| self.is_word(at, *class));
        // "My general Bd", "Bd mia": the possessive is not looked for beyond another name.
        let named = |at: usize| {
            self.spans.get(at).is_some_and(|senses| {
                senses.iter().any(|(_, sense)| match sense {
                    Sense::Concept(number) => {
                        self.lexicon.concepts()[*number].class == Class::Troop
                    }
                    Sense::Code(code) => {
                        games_of(code).any(|game| game == self.sentences.check.system())
                    }
                    _ => false,
                })
            })
        };
        let before = || {
            let filler = |at: usize| {
                self.spans[at].iter().any(|(_, sense)| match sense {
                    Sense::Skip | Sense::Concept(_) => true,
                    Sense::Class(class) => self.between.contains(&Some(*class)),
                    _ => false,
                })
            };
            (from.saturating_sub(MOST_BETWEEN)..from)
                .rev()
                .take_while(|at| !named(*at) && (*at + 1 == from || filler(*at + 1)))
                .find_map(|at| whose(at).or_else(|| self.holder(at, (from, to))))
        };
        let after = || {
            (to < self.spans.len() && !named(to + 1))
                .then(|| whose(to).or_else(|| self.named_after(to)))
                .flatten()
        };
        match before().or_else(after) {
            Some(0) => self.tell(ME, side, false),
            Some(_) => self.tell(ME, other, false),
            None => true,
        }
    }

    /// The side of the player before a troop: "I have Bd", "he's got Wb", "io Bd". "I have Wb in front"
    /// says nothing about the player's own troops.
    fn holder(&self, at: usize, (from, to): (usize, usize)) -> Option<usize> {
        let [owns, holds, foe, faces, _] = self.held;
        let person = |at: usize| {
            self.persons
                .iter()
                .position(|class| self.is_word(at, *class))
        };
        let faced = |(_, sense): &(usize, Sense)| matches!(sense, Sense::Class(class) if faces == Some(*class));
        if self
            .spans
            .get(to)
            .is_some_and(|senses| senses.iter().any(faced))
        {
            return None;
        }
        if self.is_word(at, owns) {
            return Some(0);
        }
        if self.is_word(at, foe) {
            return Some(1);
        }
        if self.is_word(at, holds) {
            return (at.saturating_sub(2)..at).rev().find_map(person);
        }
        (at + 1 == from && !self.is_stopped(from))
            .then(|| person(at))
            .flatten()
    }

    /// Whether a single word is in a class.
    fn is_word(&self, at: usize, class: Option<usize>) -> bool {
        class
            .zip(self.spans.get(at))
            .is_some_and(|(class, senses)| {
                senses
                    .iter()
                    .any(|(end, sense)| *end == at + 1 && *sense == Sense::Class(class))
            })
    }

    /// The side of a troop that a person follows: "voltigeurs (me) against line".
    fn named_after(&self, to: usize) -> Option<usize> {
        let [.., against] = self.held;
        if self.is_stopped(to) || !self.is_word(to + 1, against) {
            return None;
        }
        self.persons
            .iter()
            .position(|class| self.is_word(to, *class))
    }

    pub(super) fn tell_all(&mut self, facts: &[Given]) -> bool {
        facts
            .iter()
            .filter(|fact| !fact.assumed)
            .chain(facts.iter().filter(|fact| fact.assumed))
            .all(|fact| {
                let value = fact
                    .value
                    .clone()
                    .or_else(|| self.last.as_ref().map(|(_, value)| value.clone()));
                value.is_some_and(|value| self.tell(&fact.path, &value, fact.assumed))
            })
    }

    /// Matches the elements of a pattern from `element` on with the text from `at` on. `outer` is the
    /// surrounding pattern while words that state a fact are read, with the element at which it
    /// continues.
    pub(super) fn walk(
        &mut self,
        pattern: &Pattern,
        element: usize,
        at: usize,
        outer: Option<(&Pattern, usize)>,
    ) {
        if !self.spend() {
            return;
        }
        let here = (self.told.len(), self.last.clone());
        if element == pattern.elements.len() {
            match outer {
                Some((frame, next)) => {
                    if self.tell_all(&pattern.facts) {
                        // A field in the words of a fact does not count as the last field of the pattern.
                        self.last.clone_from(&self.before);
                        self.walk(frame, next, at, None);
                    }
                    self.undo(&here);
                    return;
                }
                None if at == self.spans.len() => {
                    if self.tell_all(&pattern.facts) && self.fits(pattern) {
                        let read = (self.told.clone(), self.left.clone());
                        if !self.found.contains(&read) {
                            self.found.push(read);
                        }
                    }
                    self.undo(&here);
                    return;
                }
                None => {}
            }
        }
        if let Some(Element { part, optional }) = pattern.elements.get(element) {
            match part {
                // "They 5, I 3": after a comma, a person is not the owner of the number before it.
                ElementKind::Class(class)
                    if at < self.spans.len()
                        && !(outer.is_some()
                            && at > self.from
                            && element + 1 == pattern.elements.len()
                            && self.persons.contains(&Some(*class))
                            && self.is_stopped(at)) =>
                {
                    let ends: Vec<usize> = self.spans[at]
                        .iter()
                        .filter(|(_, sense)| *sense == Sense::Class(*class))
                        .map(|(end, _)| *end)
                        .collect();
                    for end in ends {
                        self.walk(pattern, element + 1, end, outer);
                    }
                }
                // "Two Bw on Wb, 5 for the Bw": a number after a comma does not belong to the troop
                // before it.
                ElementKind::Slot(slot)
                    if at < self.spans.len()
                        && !(outer.is_some()
                            && at > self.from
                            && matches!(slot.takes, Takes::Number { .. })
                            && self.is_stopped(at)) =>
                {
                    for (end, value) in self.values(slot, at) {
                        if slot.path.is_empty()
                            || self.tell(&slot.path, &value, false)
                                && self.tell_side(&slot.path, at, end)
                        {
                            self.last = Some((slot.path.clone(), value));
                            self.walk(pattern, element + 1, end, outer);
                        }
                        self.undo(&here);
                    }
                }
                _ => {}
            }
            if *optional {
                self.walk(pattern, element + 1, at, outer);
            }
        }
        if at >= self.spans.len() {
            return;
        }
        if outer.is_none() {
            for n in 0..self.facts.len() {
                let fact = self.facts[n];
                let owner = self.last.as_ref().map(|(path, _)| path);
                // After a comma, the words may belong to any previous troop.
                let may_belong = |path: &String| {
                    owner == Some(path)
                        || self.is_stopped(at) && self.told.iter().any(|(known, ..)| known == path)
                };
                if fact.of.as_ref().is_some_and(|path| !may_belong(path)) || !self.begins(fact, at)
                {
                    continue;
                }
                let before = std::mem::replace(&mut self.before, self.last.clone());
                self.from = at;
                self.walk(fact, 0, at, Some((pattern, element)));
                self.before = before;
                self.undo(&here);
            }
        }
        if outer.is_none()
            && self.left_out < MOST_LEFT_OUT
            && let Some(to) = self.clauses.and_then(|clauses| clauses[at])
        {
            self.left.push((at, to));
            self.left_out += 1;
            self.walk(pattern, element, to, None);
            self.left_out -= 1;
            self.left.pop();
        }
        if self.clauses.is_some() {
            let noise = self.spans[at].iter();
            let noise = noise.filter(|(_, sense)| *sense == Sense::Noise);
            for end in noise.map(|(end, _)| *end).collect::<Vec<usize>>() {
                self.left.push((at, end));
                self.walk(pattern, element, end, outer);
                self.left.pop();
            }
        }
        let skips: Vec<usize> = self.spans[at]
            .iter()
            .filter(|(_, sense)| self.is_skip(sense))
            .filter(|_| !self.is_other_player(at))
            .filter(|_| outer.is_none() || element == 0 || !self.is_person(at))
            .map(|(end, _)| *end)
            .collect();
        for end in skips {
            self.walk(pattern, element, end, outer);
        }
    }

    /// Whether the numbers have the order that the pattern requires.
    pub(super) fn fits(&self, pattern: &Pattern) -> bool {
        let number = |path: &str| {
            self.told
                .iter()
                .find(|(known, ..)| known == path)
                .map_or(path, |(_, value, _)| value.as_str())
                .parse::<f64>()
                .ok()
        };
        let ordered = pattern.less.iter().all(|(one, other)| {
            number(one)
                .zip(number(other))
                .is_some_and(|(one, other)| one < other)
        });
        let Some(totals) = &self.sentences.totals else {
            return ordered;
        };
        // A single total states nothing.
        let comparable = match (number(&totals.less), number(&totals.more)) {
            (Some(less), Some(more)) => totals.value(less, more).is_some(),
            (less, more) => less.is_none() && more.is_none(),
        };
        ordered && comparable
    }

    fn is_stopped(&self, at: usize) -> bool {
        self.spans[at]
            .iter()
            .any(|(_, sense)| *sense == Sense::Stop)
    }

    fn is_person(&self, at: usize) -> bool {
        self.spans[at].iter().any(
            |(_, sense)| matches!(sense, Sense::Class(class) if self.persons.contains(&Some(*class))),
        )
    }

    /// Whether a word names the other player in a check whose patterns use that word to distinguish the
    /// players: in "I lost my general but he lost two elements" it states who lost the elements.
    fn is_other_player(&self, at: usize) -> bool {
        self.other_player.is_some_and(|class| {
            self.sentences.classes.get(class) == Some(&true)
                && self.spans[at]
                    .iter()
                    .any(|(_, sense)| *sense == Sense::Class(class))
        })
    }

    pub(super) fn is_skip(&self, sense: &Sense) -> bool {
        match sense {
            Sense::Skip => true,
            Sense::Game(game) => game == self.sentences.check.system(),
            _ => false,
        }
    }

    /// Whether words that state a fact may begin at a position.
    pub(super) fn begins(&self, fact: &Pattern, at: usize) -> bool {
        for element in &fact.elements {
            let here = self.spans[at].iter().any(|(_, sense)| match &element.part {
                ElementKind::Class(class) => *sense == Sense::Class(*class),
                ElementKind::Slot(slot) => match slot.takes {
                    Takes::Codes(_) => matches!(sense, Sense::Concept(_) | Sense::Code(_)),
                    Takes::Number { .. } => matches!(sense, Sense::Number(_)),
                },
            });
            if here || !element.optional {
                return here;
            }
        }
        false
    }

    pub(super) fn undo(&mut self, here: &(usize, Option<(String, String)>)) {
        self.told.truncate(here.0);
        self.last.clone_from(&here.1);
    }
}

/// Returns the code that a phrase names for a field in a check of a game; `None` if it names none or is
/// ambiguous.
pub(super) fn code(
    lexicon: &Lexicon,
    system: &str,
    sense: &Sense,
    codes: &[&'static str],
) -> Option<&'static str> {
    match sense {
        Sense::Code(code) => {
            // `dbe:difficult` is a code of one game.
            let code = match code.split_once(':') {
                Some((game, code)) if game == system => code,
                _ => code,
            };
            codes.iter().find(|known| **known == code).copied()
        }
        Sense::Concept(concept) => {
            let concept = &lexicon.concepts()[*concept];
            if !concept.systems.iter().any(|known| known == system) {
                return None;
            }
            let names = concept.codes();
            let mut fit = codes.iter().filter(|code| names.contains(*code));
            fit.next().copied().filter(|_| fit.next().is_none())
        }
        _ => None,
    }
}

/// Marks a formation beside the name of its troops as skipped: "battalion of grenadiers", "line battalion".
/// Alone it stands for the troops that usually form it.
pub(super) fn pass_formations(
    grammar: &Grammar,
    lexicon: &Lexicon,
    pieces: &[Piece],
    spans: &mut Spans,
) {
    let lists = &grammar.lists;
    let is_name = |(_, sense): &(usize, Sense)| match sense {
        Sense::Concept(concept) => lexicon.concepts()[*concept].class == Class::Troop,
        Sense::Code(code) => grammar.troops.contains(code.as_str()),
        _ => false,
    };
    for at in 0..pieces.len() {
        if !lists.has(List::Formation, &pieces[at].folded) {
            continue;
        }
        let of = (at + 1..pieces.len())
            .find(|at| !lists.has(List::For, &pieces[*at].folded))
            .filter(|next| *next > at + 1)
            .is_some_and(|next| spans[next].iter().any(is_name));
        let ends = |senses: &Vec<(usize, Sense)>| {
            let mut names = senses.iter().filter(|name| is_name(name));
            names.any(|(end, _)| *end == at)
        };
        if of || spans[..at].iter().any(ends) {
            spans[at].retain(|sense| !is_name(sense));
            spans[at].push((at + 1, Sense::Skip));
        }
    }
}

/// Marks names that repeat the previous name as skipped: `elephants (El)`, `wb warband`.
pub(super) fn pass_repeats(lexicon: &Lexicon, pieces: &[Piece], spans: &mut Spans) {
    let codes = |sense: &Sense| -> Vec<String> {
        match sense {
            Sense::Code(code) => vec![code.clone()],
            Sense::Concept(concept) => lexicon.concepts()[*concept]
                .codes()
                .into_iter()
                .map(str::to_owned)
                .collect(),
            _ => Vec::new(),
        }
    };
    for at in 0..pieces.len() {
        let Some((end, one)) = spans[at]
            .iter()
            .find(|(_, sense)| matches!(sense, Sense::Concept(_) | Sense::Code(_)))
            .cloned()
        else {
            continue;
        };
        let Some(next) = pieces.get(end) else {
            continue;
        };
        let short = |piece: &Piece| is_troop_code(&piece.raw);
        if pieces[at].folded == next.folded || short(&pieces[at]) == short(next) {
            continue;
        }
        let known = codes(&one);
        let again = spans[end]
            .iter()
            .find(|(_, sense)| codes(sense).iter().any(|code| known.contains(code)))
            .map(|(end, _)| *end);
        if let Some(to) = again {
            spans[end] = vec![(to, Sense::Skip)];
        }
    }
}

/// Marks the `not` of a yes/no question of one clause as skipped, unless it is part of a phrase of the
/// file: the answer states what is allowed in either case. Returns the skipped positions.
pub(super) fn pass_negations(
    lists: &Lists,
    text: &str,
    pieces: &[Piece],
    spans: &mut Spans,
) -> Vec<usize> {
    let modal = |at: usize| {
        pieces
            .get(at)
            .is_some_and(|piece| lists.has(List::Permission, &piece.folded))
    };
    let is_not = |at: usize| matches!(pieces[at].folded.as_str(), "not" | "non");
    let opens = modal(0) || pieces.first().is_some_and(|piece| piece.folded == "non") && modal(1);
    if !(opens || text.trim_end().ends_with('?'))
        || pieces.iter().skip(1).any(|piece| piece.stop)
        || pieces
            .iter()
            .any(|piece| lists.has(List::Condition, &piece.folded))
    {
        return Vec::new();
    }
    let mut passed = Vec::new();
    for at in (0..pieces.len()).filter(|at| is_not(*at)) {
        let of_modal = modal(at + 1) || at > 0 && modal(at - 1) || modal(0);
        let held = (0..=at).any(|from| {
            spans[from]
                .iter()
                .any(|(end, sense)| *end > at && !matches!(sense, Sense::Skip | Sense::Stop))
        });
        if of_modal && !held {
            spans[at].push((at + 1, Sense::Skip));
            passed.push(at);
        }
    }
    passed
}

/// Marks the words for "about" beside a number as skipped: "about 6 cm", "6 cm circa".
pub(super) fn pass_about(about: Option<usize>, spans: &mut Spans) {
    let number = |spans: &Spans, at: usize| {
        let mut senses = spans.get(at).into_iter().flatten();
        senses.any(|(_, sense)| matches!(sense, Sense::Number(_)))
    };
    for at in 0..spans.len() {
        let words = spans[at].iter();
        let mut words = words
            .filter(|(_, sense)| matches!(sense, Sense::Class(class) if about == Some(*class)));
        let Some((end, _)) = words.next().cloned() else {
            continue;
        };
        let before = at.saturating_sub(2)..at;
        if number(spans, end) || before.into_iter().any(|at| number(spans, at)) {
            spans[at].push((end, Sense::Skip));
        }
    }
}

/// Marks the positions after a comma or a full stop.
pub(super) fn mark_stops(pieces: &[Piece], spans: &mut Spans) {
    for (at, _) in pieces.iter().enumerate().filter(|(_, piece)| piece.stop) {
        spans[at].push((at, Sense::Stop));
    }
}

/// Returns the phrases at every position of the text, and whether every word is known.
pub(super) fn spans(grammar: &Grammar, pieces: &[Piece], meant: Meant<'_>) -> (Spans, bool) {
    let mut ids = Vec::with_capacity(pieces.len());
    let mut complete = true;
    let mut corrected = 0;
    for piece in pieces {
        let mut known = grammar.ids(&piece.folded);
        let number = piece.folded.len() <= 4 && piece.folded.bytes().all(|b| b.is_ascii_digit());
        if known.is_empty() && !number && !grammar.letters.contains_key(&piece.raw) {
            corrected += 1;
            if corrected <= MOST_CORRECTED
                && let Some(mut guesses) = meant(&piece.folded)
            {
                guesses.extend(grammar.near(&piece.folded));
                known = guesses
                    .iter()
                    .map(|word| grammar.ids(word))
                    .filter(|ids| !ids.is_empty())
                    .take(MOST_MEANT)
                    .flatten()
                    .collect();
                known.sort_unstable();
                known.dedup();
            }
            complete &= !known.is_empty();
        }
        ids.push(known);
    }
    // An article ("a covered flank") is no code of one letter, unless the text speaks of discipline.
    let lettered = pieces
        .iter()
        .any(|piece| piece.folded.starts_with(DISCIPLINE));
    let mut spans: Spans = Vec::with_capacity(pieces.len());
    for (at, piece) in pieces.iter().enumerate() {
        let mut here: Vec<(usize, Sense)> = Vec::new();
        let is_letter = piece.raw.len() == 1
            && !lettered
            && (at == 0 || piece.clause || piece.raw.starts_with(char::is_lowercase));
        // "How many cm" asks for a length and names no troop.
        let is_unit =
            piece.raw == "cm" && at > 0 && MEASURED.contains(&pieces[at - 1].folded.as_str());
        // "Dice 2, overlap on Wb" does not mean two overlaps.
        let digits = |piece: &Piece| piece.folded.bytes().all(|b| b.is_ascii_digit());
        let parted = digits(piece)
            && pieces
                .get(at + 1)
                .is_some_and(|next| next.stop && !digits(next));
        for (length, sense) in grammar.phrases_at(&ids[at..]) {
            let no_code = is_letter && matches!(sense, Sense::Code(_))
                || is_unit && matches!(sense, Sense::Code(_) | Sense::Concept(_));
            if parted && length > 1 || no_code && length == 1 {
                continue;
            }
            let found = (at + length, sense.clone());
            if !here.contains(&found) {
                here.push(found);
            }
        }
        if let Ok(number) = piece.folded.parse::<i64>().map_err(drop).and_then(|n| {
            if piece.folded.len() <= 4 {
                Ok(n)
            } else {
                Err(())
            }
        }) {
            here.push((at + 1, Sense::Number(number)));
        }
        here.extend(
            grammar
                .letters
                .get(&piece.raw)
                .into_iter()
                .flatten()
                .map(|sense| (at + 1, sense.clone())),
        );
        here.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        spans.push(here);
    }
    // In a closing question such as "what happens to the general", the word "general" states nothing.
    let class = |name: &str| grammar.classes.get(name).map(|class| Sense::Class(*class));
    if let (Some(question), Some(general)) = (class(ENDQ), class(GENERAL)) {
        for at in 0..spans.len() {
            let asks = |(end, sense): &(usize, Sense)| (*sense == question).then_some(*end);
            let end = spans[at].iter().filter_map(asks).max().unwrap_or(at);
            for inner in spans.iter_mut().take(end).skip(at + 1) {
                inner.retain(|(_, sense)| *sense != general);
            }
        }
    }
    // "Both in a wood" must not be read as "in a wood".
    if let Some(both) = class(BOTH_IN) {
        for senses in &mut spans {
            if senses.iter().any(|(_, sense)| *sense == both) {
                senses.retain(|(_, sense)| *sense != Sense::Skip);
            }
        }
    }
    // The number in "tutti e due" is not the value of a field.
    for (at, senses) in spans.iter_mut().enumerate().skip(2) {
        let [all, and] = [at - 2, at - 1].map(|at| pieces[at].folded.as_str());
        if matches!(all, "tutti" | "tutte") && matches!(and, "e" | "ed") {
            senses.retain(|(_, sense)| !matches!(sense, Sense::Number(_)));
        }
    }
    // The number of figures on a base is not the value of a field.
    for at in (0..pieces.len()).filter(|at| pieces[*at].figures) {
        let troop = spans.get(at + 1).cloned().unwrap_or_default();
        spans[at].retain(|(_, sense)| !matches!(sense, Sense::Number(_) | Sense::Class(_)));
        spans[at].extend(troop);
        spans[at].sort_by_key(|(end, _)| std::cmp::Reverse(*end));
    }
    (spans, complete)
}
