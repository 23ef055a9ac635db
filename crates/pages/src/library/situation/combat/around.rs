//! What is told around a combat: ground, support, overlaps, helpers, and whose they are.

use super::super::{Fact, Text, input};
use super::words::{Cue, Part};
use super::{Combat, MEASURE, NEAR, Side, codes_at};
use crate::check::FindingKind;
use crate::check::form::field_at;
use crate::systems;

impl Combat<'_> {
    /// States something of one side, or of either if it is not said of which.
    pub(super) fn mark(&mut self, at: usize, side: Option<Side>, field: &str, value: &str) {
        // "Both with support" tells of both.
        let both = (self.begin(at)..at)
            .rev()
            .take_while(|at| !matches!(self.part(*at), Some(Part::Troop(_) | Part::Die(_))))
            .any(|at| self.cue(at) == Some(Cue::Both));
        if both {
            let told = [0, 1].map(|side| self.tell_side(side, field, value));
            self.tokens[at].read = told == [true; 2];
            return;
        }
        let known = codes_at(&self.fields, &self.path(0, field));
        if !known.is_empty() && !known.contains(&value) {
            self.tokens[at].read = false;
            return;
        }
        let read = match side {
            Some(side) => self.tell_side(side, field, value),
            None if self.either.is_none()
                && field_at(&self.fields, &self.path(0, field)).is_some() =>
            {
                let fact = |side| vec![(self.path(side, field), value.to_owned())];
                self.either = Some([fact(0), fact(1)]);
                true
            }
            None => false,
        };
        self.tokens[at].read = read;
    }

    /// The side of a nation: the troop just before it ("artiglieria russa"), or the one after it.
    pub(super) fn nation_of(&self, at: usize, owner: Option<Side>) -> Option<Side> {
        let before = at.checked_sub(1).filter(|_| !self.tokens[at].stop);
        let before = before.and_then(|at| self.troop(at).and_then(|_| self.side_of(at)));
        let onto = self.part(at + 1) == Some(&Part::Onto);
        before
            .filter(|_| onto || self.next(at).is_none())
            .or_else(|| self.next(at))
            .or(owner)
    }

    /// Reads what is told around the combat. Returns `None` if the target is out of range.
    pub(super) fn circumstances(&mut self, text: &Text<'_>) -> Option<()> {
        for at in 0..self.tokens.len() {
            match self.tokens[at].part.clone() {
                Part::Cue(cue) => self.circumstance(at, cue),
                Part::Place(going, cover) => self.place(at, going, cover),
                Part::Count(count) => {
                    let troop = (at + 1..self.tokens.len()).find(|at| self.troop(*at).is_some());
                    let shooter = troop.is_some_and(|troop| self.side_of(troop) == Some(0));
                    self.tokens[at].read = count == 1 || self.shot && shooter;
                    if self.shot && shooter {
                        let first = troop == Some(self.sides[0]);
                        self.helpers += if first { count - 1 } else { count };
                    }
                }
                Part::Another => {
                    let next = (at + 1..self.end(at)).find(|at| !self.is_noise(*at));
                    let shooter = next.is_some_and(|next| {
                        self.troop(next).is_some() && self.side_of(next) == Some(0)
                    });
                    let counted = at > 0 && matches!(self.part(at - 1), Some(Part::Count(_)));
                    if self.shot && shooter && !counted {
                        self.helpers += 1;
                    }
                }
                Part::Cm(distance) => {
                    let told =
                        self.shot && !self.is_dba() && self.tell(MEASURE, &distance.to_string());
                    self.tokens[at].read = told;
                }
                Part::Band(band) => self.tokens[at].read = self.shot && self.tell("band", band),
                Part::Paces(distance) => {
                    let shooter = self.troop(self.sides[0])?.to_owned();
                    let facts = [
                        ("shooter".to_owned(), shooter),
                        ("distance_paces".to_owned(), distance.to_string()),
                    ];
                    let check = systems::check("dba.may-shoot").filter(|_| self.is_dba())?;
                    let verdict = check.glance(&text.library.tables, &input(&facts)).ok()?;
                    if !self.shot || verdict.finding.kind == FindingKind::Illegal {
                        return None;
                    }
                }
                _ => {}
            }
        }
        if self.helpers > 0 {
            let path = if self.is_dba() {
                "b.other_shooters"
            } else {
                "supporters"
            };
            let helpers = self.helpers.to_string();
            self.tell(path, &helpers);
        }
        Some(())
    }

    pub(super) fn circumstance(&mut self, at: usize, cue: Cue) {
        let dba = self.is_dba();
        let owner = self.owner(at);
        let overlaps = if dba {
            "overlaps"
        } else {
            "enemies_flank_rear_overlap"
        };
        match cue {
            Cue::NoOverlap if dba && !self.shot => {
                self.tell_side(0, overlaps, "0");
                self.tell_side(1, overlaps, "0");
            }
            Cue::General => {
                let rolled = (at + 1..self.end(at)).find(|at| self.part(*at) != Some(&Part::Roll));
                let rolled = rolled.is_some_and(|at| matches!(self.part(at), Some(Part::Die(_))));
                let field = if dba { "general" } else { "general_adjacent" };
                // "The general 4, the auxilia 5" names a side.
                if !(rolled && self.marked(field).is_some()) {
                    self.mark(at, owner, field, "true");
                }
            }
            // Whether the front is attacked matters only for guns.
            Cue::Front if !dba && !self.shot => {
                let guns = |side: &Side| {
                    let troop = self.troop(self.sides[*side]);
                    troop.is_some_and(|code| code.ends_with("artillery"))
                };
                let guns = [0, 1].into_iter().find(guns);
                if let Some(side) = guns {
                    self.mark(at, Some(side), "hit_frontally", "true");
                }
            }
            // In DBA only the general's own element fights better.
            Cue::GeneralNear if !dba => self.mark(at, owner, "general_adjacent", "true"),
            Cue::Rear if !self.shot => {
                let known = self.support.iter().find(|(cue, ..)| *cue == at).copied();
                let (_, code, front) = known.unwrap_or((at, None, None));
                let side = front.and_then(|front| self.side_of(front)).or(owner);
                match side.filter(|_| dba) {
                    Some(side) => {
                        let code = code.or(self.troop(self.sides[side])).unwrap_or_default();
                        self.mark(at, Some(side), "rear", code);
                    }
                    None if dba => self.tokens[at].read = false,
                    None => self.mark(at, side, "rear_support", "true"),
                }
            }
            Cue::Square => {
                let known = self.marked("in_square");
                let next = (at + 1..self.end(at)).find(|at| self.part(*at) != Some(&Part::Roll));
                let rolled = next.is_some_and(|at| matches!(self.part(at), Some(Part::Die(_))));
                // "A square of line" stands before its troop.
                let of = (at + 1..self.end(at))
                    .find(|at| !self.is_noise(*at))
                    .filter(|next| self.troop(*next).is_some() && self.name(at) != "in");
                if known.is_none() || !rolled {
                    let side = of.and_then(|at| self.side_of(at)).or(owner);
                    self.mark(at, side, "in_square", "true");
                }
            }
            Cue::Uphill => {
                let same = |verb: usize| {
                    matches!(self.cue(verb), Some(Cue::Attack | Cue::AttackedBy))
                        && self.begin(verb) == self.begin(at)
                };
                let attacked = (0..self.tokens.len()).any(same);
                let side = match self.attacker.filter(|_| attacked) {
                    Some(attacker) => Some(1 - attacker),
                    None => owner,
                };
                self.mark(at, side, "higher", "true");
            }
            Cue::Higher => self.mark(at, owner, "higher", "true"),
            Cue::Overlapped(count) => self.mark(at, owner, overlaps, &count.to_string()),
            Cue::OverlapOn(count) => {
                let side = self.next(at);
                self.mark(at, side, overlaps, &count.to_string());
            }
            Cue::Overlap(count) => {
                let onto = self.part(at + 1) == Some(&Part::Onto) && !self.tokens[at + 1].stop;
                let person = at > 0
                    && (self.begin(at)..at)
                        .rev()
                        .find(|at| !matches!(self.part(*at), Some(Part::With | Part::Noise)))
                        .is_some_and(|at| matches!(self.part(at), Some(Part::Person(_))));
                let side = match (onto, person) {
                    (true, _) => self.next(at).or(owner),
                    (false, true) => owner.map(|side| 1 - side),
                    _ => None,
                };
                self.mark(at, side, overlaps, &count.to_string());
            }
            Cue::Flank => {
                let third = self.flankers.iter().any(|(flank, _)| *flank == at);
                let side = self.flanked(at).or(owner);
                if !third && dba && self.is_hit(at) {
                    // It turns to face its only enemy, unless it has one in front as well.
                    self.tokens[at].read = self.has_cue(Cue::Turned);
                } else {
                    let field = if dba { "flank_rear_contacts" } else { overlaps };
                    self.mark(at, side, field, "1");
                    if let Some(side) = side.filter(|_| third && !dba) {
                        let side = self.paths().sides[side];
                        self.tell(&format!("{side}_attacked_on_several_fronts"), "true");
                    }
                }
            }
            Cue::Garrison if dba => self.mark(at, owner, "place", "bua-garrison"),
            Cue::Bank if dba => self.mark(at, owner, "defends_bank", "true"),
            Cue::Help(count) if self.shot => self.helpers += i64::from(count),
            Cue::Enfilade => self.tokens[at].read = self.tell("enfilade", "true"),
            Cue::Cover(cover) => self.place(at, None, Some(cover)),
            Cue::OldGuard if self.shot => {
                let side = self.next(at);
                self.mark(at, side, "old_guard", "true");
            }
            Cue::Nation(nation)
                if self.shot && nation != "other" && self.nation_of(at, owner) == Some(0) =>
            {
                self.mark(at, Some(0), "nation", nation);
            }
            Cue::Help(_)
            | Cue::GeneralNear
            | Cue::Rear
            | Cue::Behind
            | Cue::SupportedBy
            | Cue::Garrison
            | Cue::Bank => {
                self.tokens[at].read = false;
            }
            _ => {}
        }
    }

    /// The only side of which a field is stated.
    pub(super) fn marked(&self, field: &str) -> Option<Side> {
        let told = |side: &Side| {
            let path = self.path(*side, field);
            self.facts.iter().any(|(known, _)| *known == path)
        };
        let mut sides = [0, 1].into_iter().filter(told);
        sides.next().filter(|_| sides.next().is_none())
    }

    /// Reads the ground that a side or both stand on.
    pub(super) fn place(
        &mut self,
        at: usize,
        going: Option<&'static str>,
        cover: Option<&'static str>,
    ) {
        if matches!(going, Some("good" | "open")) {
            return;
        }
        let around = at.saturating_sub(NEAR)..(at + NEAR).min(self.tokens.len());
        let both = around
            .filter(|at| matches!(self.cue(*at), Some(Cue::BothIn | Cue::Both)))
            .any(|near| self.begin(near) == self.begin(at));
        let owner = self.owner(at);
        if self.shot && !self.is_dba() {
            // The ground and the cover of the target count.
            let target = owner == Some(1);
            let ground = going.is_none_or(|going| target && self.tell("loser_ground", going));
            let hidden = cover.is_none_or(|cover| target && self.tell_side(1, "cover", cover));
            self.tokens[at].read = ground && hidden;
            return;
        }
        let told = [("going", going), ("cover", cover)];
        for (field, value) in told
            .into_iter()
            .filter_map(|(field, value)| Some((field, value?)))
        {
            if both {
                self.mark(at, Some(0), field, value);
                self.mark(at, Some(1), field, value);
            } else {
                self.mark(at, owner, field, value);
            }
        }
        // "Bd against Ax in a wood" may speak of both.
        let last = owner.is_some_and(|side| self.sides[side] > self.sides[1 - side]);
        if !both && last && going.is_some() && self.tokens[at].read {
            let side = owner.unwrap_or_default();
            let other = |(field, value): (&str, Option<&'static str>)| {
                Some((self.path(1 - side, field), value?.to_owned()))
            };
            let other: Vec<Fact> = told.into_iter().filter_map(other).collect();
            if self.either.is_none() {
                self.either = Some([Vec::new(), other]);
            } else {
                self.tokens[at].read = false;
            }
        }
    }
}
