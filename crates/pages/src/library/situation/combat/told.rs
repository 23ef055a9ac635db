//! A combat whose result is told: who lost, and the totals or by how much.

use super::super::learnt::{Reader, winner};
use super::super::lists::List;
use super::super::{Fact, Situation, Text, input};
use super::words::{Cue, Part, Token};
use super::{BOWS, Combat, RESULTS, SHOOTERS, SHOT, codes_at};
use crate::systems;

impl Combat<'_> {
    /// The winner by an Italian verb in front of its subject: "vince Bw", "perde LH".
    pub(super) fn by_verb(&self, first: usize, second: usize) -> Option<usize> {
        (0..self.tokens.len()).find_map(|at| {
            let wins = self.lists.has(List::WinsFirst, self.name(at));
            let loses = self.lists.has(List::LosesFirst, self.name(at));
            let bare =
                at == 0 || self.tokens[at].stop || self.part(at - 1) == Some(&Part::Separator);
            let mut ahead = (at + 1..self.end(at))
                .take_while(|at| self.part(*at) == Some(&Part::Noise) || self.troop(*at).is_some());
            let subject = ahead.find(|at| self.troop(*at).is_some())?;
            let other = if subject == first { second } else { first };
            ((wins || loses) && bare && (subject == first || subject == second))
                .then_some(if wins { subject } else { other })
        })
    }

    /// Reads a combat whose result is told: who lost, and the totals or by how much.
    pub(super) fn result(
        mut self,
        text: &Text<'_>,
        reader: &Reader,
        from: usize,
        won: Option<usize>,
    ) -> Option<Situation> {
        let named = self.find_flankers();
        let parts = || self.tokens.iter().map(|token| &token.part);
        let far = parts().any(|part| matches!(part, Part::Cm(_) | Part::Paces(_)));
        let mut words = self.words.iter();
        let shot = parts().any(|part| matches!(part, Part::Shoot | Part::Cue(Cue::ShotBy)))
            || words.any(|word| self.lists.has(List::Shot, &word.name));
        if far {
            return None;
        }
        // Dice are no totals.
        let rolled = |at: usize| {
            let next = (at + 1..self.end(at)).find(|at| !self.is_noise(*at));
            self.part(at) == Some(&Part::Roll)
                && next.is_some_and(|at| matches!(self.part(at), Some(Part::Die(_))))
        };
        if (0..self.tokens.len()).any(rolled) {
            return None;
        }
        let first = *named.first()?;
        let other = |at: &usize| self.troop(*at) != self.troop(first);
        let second = named.iter().copied().find(other);
        // "Line against line, I lose": two troops of one kind, of which each may have lost.
        let twin = || {
            let next = *named.get(1)?;
            let meet = matches!(
                self.part(next.checked_sub(1)?),
                Some(Part::Separator | Part::Onto)
            );
            (meet && !shot).then_some(next)
        };
        let second = second.or_else(twin)?;
        let alike = self.troop(first) == self.troop(second);
        let places = [first, second].map(|at| self.tokens[at].from);
        let won = won.or_else(|| self.by_verb(first, second));
        let won = won.map(|at| self.tokens[at].from);
        let tied = self.has_cue(Cue::Tie);
        let won = if tied || alike {
            places[1]
        } else {
            won.or_else(|| winner(self.words, places[0], places[1]))?
        };
        self.sides = if won == places[1] {
            [first, second]
        } else {
            [second, first]
        };
        // A shot harms its target alone: "X shot by Y loses", "Y shoots X and wins".
        let by = self
            .tokens
            .iter()
            .position(|token| token.part == Part::Cue(Cue::ShotBy));
        let at = self
            .tokens
            .iter()
            .position(|token| token.part == Part::Shoot);
        if shot {
            let [loser, winner] = self.sides;
            let passive = by.is_some_and(|by| loser < by && by < winner);
            let active = at.is_some_and(|at| winner < at && at < loser);
            // In DBA a tie does not say who shot.
            if !(passive || active || tied) || self.is_dba() && tied {
                return None;
            }
        }
        let numbers: Vec<i64> = parts()
            .filter_map(|part| match part {
                Part::Die(number) | Part::Number(number) => Some(*number),
                _ => None,
            })
            .collect();
        let little = parts().any(|part| *part == Part::Cue(Cue::Margin));
        let doubled = parts().any(|part| *part == Part::Verb(true));
        let heavy = parts().any(|part| *part == Part::Cue(Cue::Heavily));
        let totals = match numbers[..] {
            [] => None,
            [one, other] if one != other => Some((one.min(other), one.max(other))),
            _ => return None,
        };
        let dba = self.is_dba();
        // Sentences read the plain result; without a degree there is nothing to add in DBA.
        let plain = totals.is_none() && !little && !doubled && !heavy && !tied;
        if dba && (plain || heavy && totals.is_none()) {
            return None;
        }
        // "Bw doubled Cv" may be a shot.
        let shoots = self
            .troop(self.sides[1])
            .is_some_and(|code| SHOOTERS.contains(&code));
        if dba && doubled && totals.is_none() && shoots && !shot && !self.has_cue(Cue::Melee) {
            return None;
        }
        let system = self.check.system();
        let known = RESULTS.iter().filter_map(|id| systems::check(id));
        let shot_at = dba && shot;
        self.check = known
            .into_iter()
            .find(|check| check.system() == system && (check.id == SHOT) == shot_at)?;
        self.fields = self.check.fields(&text.library.tables);
        let [loser, winner] = self.sides.map(|at| self.troop(at).unwrap_or_default());
        let roles = if shot_at {
            ["target", "shooter"]
        } else {
            ["loser", "winner"]
        };
        for (n, (field, code)) in roles.into_iter().zip([loser, winner]).enumerate() {
            if !codes_at(&self.fields, field).contains(&code) {
                return None;
            }
            // After equal totals nobody has lost.
            if self.is_implied(self.sides[n]) {
                self.assumed.push((field.to_owned(), code.to_owned()));
            } else if dba || !tied {
                self.tell(field, code);
            }
        }
        self.find_owner();
        if tied {
            self.tell("degree", if dba { "equal" } else { "none" });
            if dba {
                let other = |(path, value): &Fact| match path.as_str() {
                    "loser" => ("winner".to_owned(), value.clone()),
                    "winner" => ("loser".to_owned(), value.clone()),
                    _ => (path.clone(), value.clone()),
                };
                let swapped: Vec<Fact> = self.facts.iter().map(other).collect();
                if text.said(self.check, &swapped) != text.said(self.check, &self.facts) {
                    return None;
                }
            } else {
                let phase = if shot { "shooting" } else { "melee" };
                self.assumed.push(("phase".to_owned(), phase.to_owned()));
            }
        } else if dba {
            let twice = totals.map_or(doubled, |(less, more)| more >= 2 * less);
            let degree = match (shot_at, twice) {
                (false, false) => "beaten",
                (false, true) => "doubled",
                (true, false) => "target-beaten",
                (true, true) => "target-doubled",
            };
            if totals.is_none() && !doubled {
                // "2 to 1" is by one as well, and doubled.
                self.assumed.push(("degree".to_owned(), degree.to_owned()));
            } else {
                self.tell("degree", degree);
            }
        } else {
            if let Some((less, more)) = totals {
                self.tell("loser_total", &less.to_string());
                self.tell("winner_total", &more.to_string());
            } else if doubled {
                self.tell("degree", "half");
            } else if little || heavy {
                let degree = if little { "lower" } else { "half" };
                self.assumed.push(("degree".to_owned(), degree.to_owned()));
            }
            let fought = self.tokens.iter().any(|token| {
                matches!(
                    token.part,
                    Part::Cue(Cue::Melee | Cue::Attack | Cue::AttackedBy)
                )
            });
            if shot {
                self.tell("phase", "shooting");
            } else if fought {
                self.tell("phase", "melee");
            }
        }
        // Words for where another enemy may stand were not understood.
        for at in 0..self.tokens.len() {
            let beside = self.lists.has(List::Beside, self.name(at));
            if beside && self.part(at) == Some(&Part::Unknown) {
                self.tokens[at].part = Part::Cue(Cue::Behind);
            }
        }
        let ground = if dba { "loser_going" } else { "loser_ground" };
        for at in 0..self.tokens.len() {
            match self.tokens[at].part.clone() {
                Part::Die(_) | Part::Number(_) | Part::Total => self.tokens[at].read = true,
                Part::Cue(Cue::Open) => {
                    let going = if dba { "good" } else { "open" };
                    self.assumed.push((ground.to_owned(), going.to_owned()));
                }
                Part::Place(Some(going), _) => {
                    let both = self.cue(at.saturating_sub(1)) == Some(Cue::BothIn);
                    let fits = codes_at(&self.fields, ground).contains(&going);
                    let loses = self.owner(at) == Some(0) || both;
                    self.tokens[at].read = fits && loses && self.tell(ground, going);
                    self.minor.push(at);
                }
                Part::Cue(Cue::Rear) if !dba && self.owner(at) == Some(0) => {
                    self.tokens[at].read = self.tell("rear_support", "true");
                }
                // The totals already hold them.
                Part::Cue(
                    Cue::Rear
                    | Cue::General
                    | Cue::Higher
                    | Cue::Uphill
                    | Cue::Bank
                    | Cue::Overlap(_)
                    | Cue::Overlapped(_)
                    | Cue::OverlapOn(_)
                    | Cue::Cover(_),
                ) => {
                    self.tokens[at].read = false;
                    self.minor.push(at);
                }
                Part::Cue(Cue::Flank) if dba => {
                    let met = [loser, winner] == ["Kn", "Bw"] && self.tell(BOWS, "flank-or-rear");
                    self.tokens[at].read = met;
                    // An enemy on the winner's flank does not change what becomes of the loser.
                    let turned = self.has_cue(Cue::Turned) && self.flankers.is_empty();
                    if turned || self.flanked(at) == Some(1) {
                        self.minor.push(at);
                    }
                }
                // Who is attacked on several sides is not said, or by whom on the flank.
                Part::Cue(Cue::Flank) if self.flankers.is_empty() => {
                    self.tokens[at].read = false;
                    let front = self.has_cue(Cue::Front);
                    if let Some(side) = self.owner(at).filter(|_| front) {
                        let field = [
                            "attacked_on_several_fronts",
                            "winner_attacked_on_several_fronts",
                        ];
                        self.tokens[at].read = self.tell(field[side], "true");
                    }
                }
                Part::Cue(Cue::Flank) => {
                    let side = self.flanked(at);
                    let field = [
                        "attacked_on_several_fronts",
                        "winner_attacked_on_several_fronts",
                    ];
                    let told = side.map(|side| self.tell(field[side], "true"));
                    self.tokens[at].read = told == Some(true);
                }
                Part::Cue(Cue::Front) if dba && [loser, winner] == ["Kn", "Bw"] => {
                    self.tokens[at].read = self.tell(BOWS, "front");
                }
                Part::Cue(Cue::Square) if !dba => {
                    let next = (at + 1..self.end(at)).find(|at| !self.is_noise(*at));
                    let next = next.filter(|_| self.name(at) != "in");
                    let of = next.and_then(|at| self.troop(at).and_then(|_| self.side_of(at)));
                    let side = of.or_else(|| self.owner(at));
                    // A square that has lost fares like any infantry.
                    let told = side == Some(1) && self.tell("winner_in_square", "true");
                    self.tokens[at].read = told || side == Some(0);
                }
                Part::Cue(Cue::Garrison | Cue::Square) => self.tokens[at].read = false,
                _ => {}
            }
        }
        for at in named {
            if self.side_of(at).is_none() {
                self.tokens[at].read = false;
                if !self.has_cue(Cue::Flank) && !self.has_cue(Cue::Behind) {
                    self.minor.push(at);
                }
            }
        }
        // Ground that was not read matters if the result rests on it.
        let told = self.check.glance(&text.library.tables, &input(&self.facts));
        let rests = told.is_ok_and(|verdict| {
            verdict
                .assumed
                .iter()
                .any(|assumed| assumed.field == ground)
        });
        if rests {
            let tokens = &self.tokens;
            self.minor
                .retain(|at| !matches!(tokens[*at].part, Part::Place(..)));
        }
        // An element stands in good going unless it is told otherwise, perhaps by words that were not read.
        let places = |token: &Token| matches!(token.part, Part::Place(..));
        let known = self.tokens.iter().all(|token| token.read);
        let measured = totals.is_some() || little;
        if dba && known && measured && !self.tokens.iter().any(places) {
            let all = [&self.facts[..], &self.assumed].concat();
            let asked = self.check.glance(&text.library.tables, &input(&all));
            let asked = asked
                .ok()
                .and_then(|verdict| verdict.asks.into_iter().next());
            if asked.is_some_and(|ask| ask.field == ground) {
                self.assumed.push((ground.to_owned(), "good".to_owned()));
            }
        }
        let found = self.finish(text, reader, from)?;
        // Words that were not read may ask for something else.
        (!plain || found.left.is_empty()).then_some(found)
    }
}
