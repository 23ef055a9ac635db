//! The two numbers of a combat: whose they are, and whether they are dice or totals.

use super::super::Situation;
use super::super::lists::List;
use super::words::{Cue, Part, Token};
use super::{Combat, NEAR, RESULTS, Side};
use crate::systems;

impl Combat<'_> {
    /// The side that a token names as the owner of a die.
    pub(super) fn label(&self, at: usize) -> Option<Side> {
        match self.part(at)? {
            Part::Troop(_) => self.side_of(at),
            Part::Person(_) => self.side_of_person(at),
            Part::Role(side) => Some(*side),
            Part::Cue(Cue::Square) => self.marked("in_square"),
            Part::Cue(Cue::General) => self.marked(if self.is_dba() {
                "general"
            } else {
                "general_adjacent"
            }),
            _ => None,
        }
    }

    /// Assigns the dice to the sides.
    pub(super) fn roll(&mut self, dice: &[(usize, i64)]) {
        let paths = self.paths().dice;
        let [one, other] = match dice {
            [(_, die)] => [*die; 2],
            [(_, one), (_, other)] => [*one, *other],
            _ => return,
        };
        let first = match dice {
            [(one, _), (other, _)] => self.roller(*one, *other),
            _ => Some(0),
        };
        let fact = |side: Side, die: i64| (paths[side].to_owned(), die.to_string());
        match first {
            Some(side) => {
                self.facts.extend([fact(side, one), fact(1 - side, other)]);
            }
            None if one == other => self.facts.extend([fact(0, one), fact(1, other)]),
            None if self.either.is_none() => {
                let of = |side: Side| vec![fact(side, one), fact(1 - side, other)];
                self.either = Some([of(0), of(1)]);
            }
            None => dice
                .iter()
                .for_each(|(at, _)| self.tokens[*at].read = false),
        }
    }

    pub(super) fn number(&self, at: usize) -> Option<i64> {
        match self.part(at) {
            Some(Part::Die(number) | Part::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The side that rolled the first of two dice.
    pub(super) fn roller(&self, one: usize, other: usize) -> Option<Side> {
        let passes = |at: usize| {
            self.is_noise(at)
                || matches!(
                    self.part(at),
                    Some(
                        Part::Roll | Part::With | Part::Cue(Cue::Nothing | Cue::Open | Cue::Melee)
                    )
                )
                || matches!(self.part(at), Some(Part::Unknown))
        };
        // The label before the first die, and the label after the second one.
        let from = self.begin(one);
        let mut unknown = 0;
        let before = (from..one)
            .rev()
            .take_while(|at| {
                unknown += usize::from(self.part(*at) == Some(&Part::Unknown));
                unknown < 2 && (passes(*at) || self.label(*at).is_some())
            })
            .find(|at| self.label(*at).is_some());
        let after = (other + 1..self.end(other).min(other + NEAR))
            .take_while(|at| passes(*at) || self.label(*at).is_some())
            .find(|at| self.label(*at).is_some());
        // Labels between the dice; a person beside a troop is one label with it.
        let mut between: Vec<usize> = Vec::new();
        for at in (one + 1..other).filter(|at| self.label(*at).is_some()) {
            match between.last_mut() {
                Some(last)
                    if *last + 1 == at
                        && !self.tokens[at].stop
                        && self.label(*last) == self.label(at) =>
                {
                    *last = at
                }
                _ => between.push(at),
            }
        }
        let label = |at: Option<usize>| at.and_then(|at| self.label(at));
        let later = self.sides[0].max(self.sides[1]);
        let (before_side, after_side) = (label(before), label(after));
        match between[..] {
            [] => {
                // "Bd against Wb 5 to 2": the dice follow the order of the troops.
                let is_label = |at: &usize| {
                    self.troop(*at).is_none() || *at < later || self.begin(*at) > later
                };
                let named = before.filter(|at| *at != later && is_label(at));
                match (label(named), after_side) {
                    (Some(side), None) => Some(side),
                    (Some(side), Some(last)) => (side != last).then_some(side),
                    // "5 to 3 for me", "3 a 4 per lui": the higher one is that player's.
                    (None, Some(side)) => {
                        let higher = self.number(one) >= self.number(other);
                        Some(if higher { side } else { 1 - side })
                    }
                    (None, None) => {
                        let first = usize::from(self.sides[0] > self.sides[1]);
                        self.mine.is_none_or(|mine| mine == first).then_some(first)
                    }
                }
            }
            [at] => {
                let side = self.label(at)?;
                let stop = (one + 1..=other).find(|at| self.tokens[*at].stop);
                let belongs_to_first = match stop {
                    Some(stop) => at < stop,
                    None if before_side.is_some_and(|known| known != side) => false,
                    None if before_side == Some(side) && before.is_some_and(|at| at != later) => {
                        true
                    }
                    None if after_side.is_some_and(|known| known != side) => true,
                    None if (at + 1..other).any(|at| self.part(at) == Some(&Part::Roll)) => false,
                    None if at > 0 && self.lists.has(List::For, self.name(at - 1)) => true,
                    // "Tira 5 e bd 2".
                    None if at > one + 1
                        && at + 1 == other
                        && self.part(at - 1) == Some(&Part::Separator) =>
                    {
                        false
                    }
                    None => return None,
                };
                Some(if belongs_to_first { side } else { 1 - side })
            }
            [first, second] => {
                let stop = (one + 1..=first).any(|at| self.tokens[at].stop);
                let (first, second) = (self.label(first)?, self.label(second)?);
                if stop {
                    return Some(1 - second);
                }
                (first != second).then_some(first)
            }
            _ => None,
        }
    }

    /// The result of the combat if its two numbers are totals and not dice; `None` if the text says that they are
    /// dice.
    pub(super) fn as_totals(&self) -> Option<Situation> {
        let says_dice = |token: &Token| match token.part {
            Part::Roll => !self.lists.has(List::Scored, &self.words[token.from].name),
            Part::Cue(Cue::Both | Cue::Margin) => true,
            ref part => part.is_circumstance(),
        };
        if self.shot || self.either.is_some() || self.tokens.iter().any(says_dice) {
            return None;
        }
        let paths = self.paths().dice;
        let die = |path: &str| {
            let known = self.facts.iter().find(|(known, _)| known == path)?;
            known.1.parse::<i64>().ok()
        };
        let (one, other) = (die(paths[0])?, die(paths[1])?);
        let loser = usize::from(one > other);
        let [loser, winner] = [loser, 1 - loser].map(|side| self.troop(self.sides[side]));
        let (less, more) = (one.min(other), one.max(other));
        let known = RESULTS.iter().filter_map(|id| systems::check(id));
        let check = known
            .into_iter()
            .find(|check| check.system() == self.check.system())?;
        let fact = |path: &str, value: &str| (path.to_owned(), value.to_owned());
        let mut facts = vec![fact("loser", loser?), fact("winner", winner?)];
        if self.is_dba() {
            let degree = match (less, more) {
                _ if less == more => "equal",
                _ if more >= 2 * less => "doubled",
                _ => "beaten",
            };
            facts.push(fact("degree", degree));
        } else {
            facts.push(fact("loser_total", &less.to_string()));
            facts.push(fact("winner_total", &more.to_string()));
            facts.push(fact("phase", "melee"));
        }
        Some(Situation {
            check: check.id,
            facts,
            assumed: if self.is_dba() {
                vec![fact("loser_going", "good")]
            } else {
                Vec::new()
            },
            alternatives: Vec::new(),
            wanted: Vec::new(),
            learnt: true,
            left: Vec::new(),
            unread: false,
        })
    }

    /// The token of the winner by two totals, each beside its owner: "line 7, lancers 3". A number above six is no
    /// die.
    pub(super) fn by_totals(&mut self) -> Option<usize> {
        let numbers: Vec<(usize, i64)> = (0..self.tokens.len())
            .filter_map(|at| match self.part(at) {
                Some(Part::Die(number) | Part::Number(number)) => Some((at, *number)),
                _ => None,
            })
            .collect();
        let total = |token: &Token| matches!(token.part, Part::Number(_) | Part::Total);
        let [(one, first), (other, second)] = numbers[..] else {
            return None;
        };
        if self.shot || first == second || !self.tokens.iter().any(total) {
            return None;
        }
        self.find_owner();
        let side = self.roller(one, other)?;
        Some(self.sides[if first > second { side } else { 1 - side }])
    }
}
