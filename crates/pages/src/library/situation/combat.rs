//! Reading of a combat or a shot that no sentence states as a whole: two troops, the dice of both sides and the
//! circumstances of each, in any order and with other words between them. Each die, support or place is
//! assigned to a side by the words beside it; what cannot be assigned stays unread or gives two readings. The
//! result is shown as far as read and is never certain.

mod around;
mod dice;
mod told;
mod words;

use self::words::{Cue, Part, SHOOT, Token, ends, is_line, scan, versus};
use super::learnt::{Reader, Word, is_troop};
use super::lists::{List, Lists};
use super::{Fact, Piece, Sense, Situation, Text};
use crate::check::form::field_at;
use crate::check::{Check, Field, Kind};
use crate::systems;

/// The checks that compute a combat, and those that compute its result from the totals.
const CHECKS: [&str; 2] = ["dba.combat", "dbe.combat"];
const RESULTS: [&str; 3] = ["dba.close-combat", "dbe.outcome", "dba.shooting"];
/// Troops of DBA that shoot.
const SHOOTERS: [&str; 3] = ["Bw", "Art", "WWg"];
/// The check for the result of a shot in DBA.
const SHOT: &str = "dba.shooting";
/// Maximum number of words between a mark and the troop that it belongs to.
const NEAR: usize = 5;

/// The measure from which the range of a shot is computed.
const MEASURE: &str = "distance_cm";
/// Classes of phrases that ask for the factors, and of words for equal totals.
const FACTORS: &str = "FACTORSQ";
const TIED: &str = "EQUAL";
/// The field for how Knights met the Bows that beat them.
const BOWS: &str = "contact_with_bows";
/// Minimum number of letters that a short name shares with the name that it stands for.
const LEAST_SHARED: usize = 4;

/// A side of the combat: the first or the second.
type Side = usize;

/// The paths of one kind of combat.
struct Paths {
    sides: [&'static str; 2],
    dice: [&'static str; 2],
    /// Fields that tell this kind of combat.
    kind: &'static [(&'static str, &'static str)],
}

const DBA_MELEE: Paths = Paths {
    sides: ["a", "b"],
    dice: ["die_a", "die_b"],
    kind: &[],
};
const DBA_SHOT: Paths = Paths {
    sides: ["a", "b"],
    dice: ["die_a", "die_b"],
    kind: &[("mode", "shooting")],
};
const DBE_MELEE: Paths = Paths {
    sides: ["a", "b"],
    dice: ["dice.a", "dice.b"],
    kind: &[("phase", "melee")],
};
const DBE_SHOT: Paths = Paths {
    sides: ["shooter", "target"],
    dice: ["dice.shooter", "dice.target"],
    kind: &[("phase", "shooting")],
};

/// Returns the codes that a choice accepts.
fn codes_at<'f>(fields: &'f [Field], path: &str) -> &'f [&'static str] {
    match field_at(fields, path).map(|field| &field.kind) {
        Some(Kind::Choice { codes, .. }) => codes,
        _ => &[],
    }
}

/// Returns the combat that a text states; `None` if it names no two troops, or neither both dice nor a shot at a
/// distance.
pub(super) fn read(
    text: &Text<'_>,
    reader: &Reader,
    words: &[Word],
    ranked: &[(usize, f32)],
    tail: usize,
) -> Vec<Situation> {
    known(text, reader, words, ranked, tail).unwrap_or_default()
}

fn known(
    text: &Text<'_>,
    reader: &Reader,
    words: &[Word],
    ranked: &[(usize, f32)],
    tail: usize,
) -> Option<Vec<Situation>> {
    let stated = words.iter().filter(|word| word.pieces.1 <= tail).count();
    let words = &words[..stated];
    let short = |at: &usize| is_troop(&words[*at]) || is_line(text, words, *at);
    let in_square = |word: &Word| {
        word.tags
            .iter()
            .any(|tag| matches!(tag.as_str(), "SQUARE" | "INSQW" | "SQX"))
    };
    let squares = usize::from(words.iter().any(in_square));
    let troops = (0..words.len()).filter(short).count() + squares;
    // A combat has numbers or a result, or its factors are asked for. Sentences read the plain results of DBA.
    let numbered = |word: &Word| word.number.is_some() || versus(word).is_some();
    let has = |name: &str| {
        let mut senses = text.spans.iter().flatten();
        senses.any(|(_, sense)| match sense {
            Sense::Class(class) => text.grammar.class_name(*class) == name,
            _ => false,
        })
    };
    // "Bd in a wood v Wb": nothing else is asked.
    let asks = |piece: &Piece| {
        let lists = &text.grammar.lists;
        let asking = [
            List::Wanted,
            List::Polar,
            List::Modal,
            List::Permission,
            List::Asking,
            List::Condition,
            List::Beginning,
        ];
        asking
            .into_iter()
            .any(|list| lists.has(list, &piece.folded))
    };
    let opposed = words
        .iter()
        .any(|word| text.grammar.lists.has(List::Versus, &word.name));
    let bare = opposed && !text.pieces.iter().any(asks) && !words.iter().any(ends);
    let factors = bare
        || has(FACTORS)
        || text
            .pieces
            .iter()
            .any(|piece| text.grammar.lists.begin(List::Factors, &piece.folded));
    let told = factors || has(TIED) || words.iter().any(numbered);
    if troops < 2 || !(told || words.iter().any(ends)) || reader.is_asked(words) {
        return None;
    }
    let mut found: Vec<(&'static Check, Vec<Field>, Vec<Token>)> = Vec::new();
    for check in CHECKS.iter().filter_map(|id| systems::check(id)) {
        if text.game.is_none_or(|game| check.system() == game) {
            let fields = check.fields(&text.library.tables);
            if let Some(tokens) = scan(text, reader, words, check.system(), &fields) {
                found.push((check, fields, tokens));
            }
        }
    }
    // If both games have these troops, the more probable one is meant.
    let first = reader.likeliest(ranked).find_map(|(likely, _)| {
        let same = |(check, ..): &(&Check, _, _)| check.system() == likely.system();
        found.iter().position(same)
    })?;
    let (check, fields, tokens) = found.swap_remove(first);
    let lists = &text.grammar.lists;
    Combat {
        lists,
        check,
        fields,
        words,
        tokens,
        facts: Vec::new(),
        assumed: Vec::new(),
        either: None,
        support: Vec::new(),
        sides: [0; 2],
        shot: false,
        mine: None,
        attacker: None,
        helpers: 0,
        minor: Vec::new(),
        factors,
        flankers: Vec::new(),
    }
    .settle(text, reader, tail)
}

/// Whether a troop is cavalry, which never shoots.
fn is_cavalry(code: &str) -> bool {
    code.ends_with("cavalry") || matches!(code, "lancers" | "dragoons" | "cuirassiers")
}

/// A combat while it is read.
struct Combat<'t> {
    lists: &'t Lists,
    check: &'static Check,
    fields: Vec<Field>,
    words: &'t [Word],
    tokens: Vec<Token>,
    facts: Vec<Fact>,
    assumed: Vec<Fact>,
    /// A part of the facts that may as well be another one: the facts of both readings.
    either: Option<[Vec<Fact>; 2]>,
    /// Marks of support: the token, the troop behind, and the token of the troop in front, if they are named.
    support: Vec<(usize, Option<&'static str>, Option<usize>)>,
    /// The tokens that name the two sides first.
    sides: [usize; 2],
    shot: bool,
    /// The side of the player who asks.
    mine: Option<Side>,
    attacker: Option<Side>,
    helpers: i64,
    /// Tokens that do not change the result, although they are not read.
    minor: Vec<usize>,
    /// Whether the factors are asked for, which need no dice.
    factors: bool,
    /// Third troops on a flank: the token of the flank, and whose flank it is, if that is told.
    flankers: Vec<(usize, Option<bool>)>,
}

impl Combat<'_> {
    fn is_dba(&self) -> bool {
        self.check.system() == "dba"
    }

    fn paths(&self) -> &'static Paths {
        match (self.is_dba(), self.shot) {
            (true, false) => &DBA_MELEE,
            (true, true) => &DBA_SHOT,
            (false, false) => &DBE_MELEE,
            (false, true) => &DBE_SHOT,
        }
    }

    fn part(&self, at: usize) -> Option<&Part> {
        self.tokens.get(at).map(|token| &token.part)
    }

    fn troop(&self, at: usize) -> Option<&'static str> {
        match self.part(at) {
            Some(Part::Troop(code)) => Some(*code),
            _ => None,
        }
    }

    fn cue(&self, at: usize) -> Option<Cue> {
        match self.part(at) {
            Some(Part::Cue(cue)) => Some(*cue),
            _ => None,
        }
    }

    /// Whether a troop is not named but follows from the words before it.
    fn is_implied(&self, at: usize) -> bool {
        at > 0 && self.cue(at - 1) == Some(Cue::Square) && {
            let [before, own] = [&self.tokens[at - 1], &self.tokens[at]];
            before.from == own.from
        }
    }

    fn is_noise(&self, at: usize) -> bool {
        matches!(
            self.part(at),
            Some(Part::Noise | Part::Person(_) | Part::Separator | Part::Onto | Part::Count(_))
        )
    }

    fn name(&self, at: usize) -> &str {
        self.words[self.tokens[at].from].name.as_str()
    }

    /// The first token of the clause of a token.
    fn begin(&self, at: usize) -> usize {
        let mut back = (0..=at).rev();
        back.find(|at| self.tokens[*at].stop).unwrap_or(0)
    }

    /// The end of the clause of a token.
    fn end(&self, at: usize) -> usize {
        let mut next = at + 1..self.tokens.len();
        next.find(|at| self.tokens[*at].stop)
            .unwrap_or(self.tokens.len())
    }

    /// Adds a fact. Returns false if the check has no such field or it has another value.
    fn tell(&mut self, path: &str, value: &str) -> bool {
        if path != MEASURE && field_at(&self.fields, path).is_none() {
            return false;
        }
        match self.facts.iter().find(|(known, _)| known == path) {
            Some((_, known)) => known == value,
            None => {
                self.facts.push((path.to_owned(), value.to_owned()));
                true
            }
        }
    }

    fn path(&self, side: Side, field: &str) -> String {
        format!("{}.{field}", self.paths().sides[side])
    }

    fn tell_side(&mut self, side: Side, field: &str, value: &str) -> bool {
        let path = self.path(side, field);
        self.tell(&path, value)
    }

    fn settle(mut self, text: &Text<'_>, reader: &Reader, from: usize) -> Option<Vec<Situation>> {
        self.find_support();
        let has = |wanted: fn(&Part) -> bool| self.tokens.iter().any(|token| wanted(&token.part));
        let tied =
            has(|part| *part == Part::Cue(Cue::Tie)) && !has(|part| matches!(part, Part::Die(_)));
        if tied || has(|part| matches!(part, Part::Verb(_))) {
            return Some(vec![self.result(text, reader, from, None)?]);
        }
        self.find_sides()?;
        if let Some(won) = self.by_totals() {
            return Some(vec![self.result(text, reader, from, Some(won))?]);
        }
        let dice: Vec<(usize, i64)> = (0..self.tokens.len())
            .filter_map(|at| match self.part(at) {
                Some(Part::Die(die)) => Some((at, *die)),
                _ => None,
            })
            .collect();
        let parts = || self.tokens.iter().map(|token| &token.part);
        if parts().any(|part| matches!(part, Part::Total | Part::Number(_))) {
            return None;
        }
        let far = parts().any(|part| matches!(part, Part::Cm(_) | Part::Band(_)));
        let both = parts().any(|part| *part == Part::Cue(Cue::Both));
        let told = match dice.len() {
            2 => true,
            1 => both,
            0 if self.is_dba() || !self.shot => {
                self.factors && parts().any(|part| part.is_beside_factors(self.is_dba()))
            }
            0 => far,
            _ => false,
        };
        // "Blades 5-4 spears" may as well be totals.
        let bare = parts().all(|part| {
            matches!(
                part,
                Part::Troop(_) | Part::Die(_) | Part::Separator | Part::Noise | Part::Unknown
            )
        });
        if !told || bare {
            return None;
        }
        // "La guardia tira 5": it shoots or rolls.
        let shoots = |at: usize| {
            let word = &self.words[self.tokens[at].from];
            self.part(at) == Some(&Part::Roll)
                && at > 0
                && self.troop(at - 1).is_some_and(|code| !is_cavalry(code))
                && word.tags.iter().any(|tag| tag == SHOOT)
        };
        let fights = |at: usize| {
            matches!(
                self.cue(at),
                Some(Cue::Melee | Cue::Attack | Cue::AttackedBy | Cue::Square)
            )
        };
        let all = 0..self.tokens.len();
        if !self.is_dba() && !self.shot && all.clone().any(shoots) && !all.clone().any(fights) {
            return None;
        }
        for (path, value) in self.paths().kind {
            self.tell(path, value);
        }
        for side in [0, 1] {
            let code = self.troop(self.sides[side])?;
            if self.is_implied(self.sides[side]) {
                self.assumed
                    .push((self.path(side, "troop"), code.to_owned()));
            } else {
                self.tell_side(side, "troop", code);
            }
        }
        self.find_names(text);
        self.find_owner();
        self.circumstances(text)?;
        self.roll(&dice);
        let totals = self.as_totals();
        let rolled = self.finish(text, reader, from)?;
        // "Kn 3, Ax 6" may as well be totals: both results are shown if they differ.
        let ends = |one: &Situation| {
            let all = [&one.facts[..], &one.assumed].concat();
            let verdict =
                systems::check(one.check)?.glance(&text.library.tables, &super::input(&all));
            let values = verdict.ok()?.values;
            let told = |name: &str| Some(values.get(name)?.as_str()?.to_owned());
            let fact = |path: &str| all.iter().find(|(known, _)| known == path);
            let loser = match (told("loser"), told("winner")) {
                (Some(side), _) => fact(&format!("{}.troop", side.to_lowercase())),
                (_, Some(side)) => fact(if side == "a" { "b.troop" } else { "a.troop" }),
                _ => fact("loser"),
            };
            Some((loser?.1.clone(), told("result")?))
        };
        let totals = totals.filter(|one| {
            let (other, said) = (ends(one), ends(&rolled));
            rolled.alternatives.is_empty() && said.is_some() && other.is_some() && other != said
        });
        let totals = totals.map(|facts| Situation {
            left: rolled.left.clone(),
            ..facts
        });
        Some([Some(rolled), totals].into_iter().flatten().collect())
    }

    /// Finds the troops that stand behind others and do not fight.
    fn find_support(&mut self) {
        for at in 0..self.tokens.len() {
            let Some(cue @ (Cue::Behind | Cue::SupportedBy | Cue::Rear)) = self.cue(at) else {
                continue;
            };
            let (from, to) = (self.begin(at), self.end(at));
            let extra = |part: Option<&Part>| matches!(part, Some(Part::With | Part::Another));
            let before = (from..at).rev().find(|at| !self.is_noise(*at));
            // "Un'altra leggera dietro": a short name behind the word.
            let before = before.map(|at| {
                let short = at > from
                    && self.part(at) == Some(&Part::Unknown)
                    && self.part(at - 1) == Some(&Part::Another);
                if short { at - 1 } else { at }
            });
            let after = (at + 1..to).find(|at| !self.is_noise(*at) && !extra(self.part(*at)));
            let earlier = |at: usize| (0..at).any(|at| self.troop(at).is_some());
            let is_extra = |troop: usize| {
                let first = (from..troop).rev().find(|at| !self.is_noise(*at));
                earlier(troop) && first.is_some_and(|at| extra(self.part(at)))
            };
            let is_place = |at: usize| {
                matches!(
                    self.part(at),
                    Some(Part::Place(..) | Part::Cue(Cue::Cover(_)))
                )
            };
            let again =
                cue == Cue::Behind && before.is_some_and(|at| self.cue(at) == Some(Cue::Rear));
            if again || cue == Cue::Behind && after.is_some_and(is_place) {
                self.tokens[at].part = Part::Noise;
                continue;
            }
            let troop = |at: &usize| self.troop(*at).is_some();
            let (named, other) = (before.filter(troop), after.filter(troop));
            let supporter = match (cue, named, other) {
                // "Ps behind Bd against Kn".
                (Cue::Behind, Some(named), Some(front)) if !earlier(named) => {
                    Some((named, Some(front)))
                }
                (Cue::Behind | Cue::Rear, Some(named), _) if is_extra(named) => Some((named, None)),
                (Cue::Behind | Cue::SupportedBy, _, Some(other)) => Some((other, None)),
                _ => None,
            };
            let one_more = before.is_some_and(|at| self.part(at) == Some(&Part::Another));
            if one_more && before.is_some_and(|at| self.part(at + 1) == Some(&Part::Unknown)) {
                let short = before.unwrap_or_default() + 1;
                self.tokens[short].part = Part::Noise;
                self.tokens[short].read = true;
            }
            // "His LH behind my Bd" supports nobody.
            let owner = |at: usize| match at.checked_sub(1).and_then(|at| self.part(at)) {
                Some(Part::Person(mine)) => Some(*mine),
                _ => None,
            };
            let enemies = supporter.is_some_and(|(supporter, front)| {
                let (one, other) = (owner(supporter), front.or(named).and_then(owner));
                one.is_some() && other.is_some() && one != other
            });
            let supporter = supporter.filter(|_| !enemies);
            if let Some((supporter, front)) = supporter {
                let code = self.troop(supporter);
                self.tokens[supporter].part = Part::Noise;
                self.support.push((at, code, front));
            } else if cue == Cue::Rear || one_more {
                self.support.push((at, None, None));
            } else {
                self.tokens[at].read = false;
                continue;
            }
            self.tokens[at].part = Part::Cue(Cue::Rear);
        }
    }

    /// Finds troops on a flank of a fight between two others: "Cv against LH, a Ps on my flank". Returns the tokens
    /// of the other troops.
    fn find_flankers(&mut self) -> Vec<usize> {
        let named = |combat: &Self| -> Vec<usize> {
            let all = 0..combat.tokens.len();
            all.filter(|at| combat.troop(*at).is_some()).collect()
        };
        for flank in 0..self.tokens.len() {
            if self.cue(flank) != Some(Cue::Flank) {
                continue;
            }
            let all = named(self);
            let mut codes: Vec<_> = all.iter().filter_map(|at| self.troop(*at)).collect();
            codes.sort_unstable();
            codes.dedup();
            let first = all.first().and_then(|at| self.troop(*at));
            let others = all.iter().copied().filter(|at| self.troop(*at) != first);
            let Some(third) = others
                .min_by_key(|at| at.abs_diff(flank))
                .filter(|_| codes.len() > 2)
            else {
                continue;
            };
            let phrase = &self.words[self.tokens[flank].from..self.tokens[flank].to];
            let said = phrase.iter().find_map(|word| word.mine);
            let beside = [third.checked_sub(1), Some(third + 1)]
                .into_iter()
                .flatten();
            let of = beside.filter_map(|at| match self.part(at) {
                Some(Part::Person(mine)) => Some(!*mine),
                _ => None,
            });
            let whose = said.or_else(|| of.into_iter().next());
            self.flankers.push((flank, whose));
            self.tokens[third].part = Part::Noise;
        }
        named(self)
    }

    /// Whether a phrase says that a troop was hit.
    fn is_hit(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let mut phrase = self.words[token.from..token.to].iter();
        phrase.any(|word| self.lists.begin(List::Hitting, &word.name))
    }

    fn has_cue(&self, cue: Cue) -> bool {
        (0..self.tokens.len()).any(|at| self.cue(at) == Some(cue))
    }

    /// Finds the troops that fight, who shoots or attacks, and which of them is the first side.
    fn find_sides(&mut self) -> Option<()> {
        let named = self.find_flankers();
        let first = *named.first()?;
        let meets = |at: usize| {
            matches!(
                self.part(at),
                Some(Part::Onto | Part::Separator | Part::Shoot)
            ) || matches!(
                self.cue(at),
                Some(Cue::Attack | Cue::AttackedBy | Cue::ShotBy)
            )
        };
        let second = named
            .iter()
            .copied()
            .skip(1)
            .find(|at| self.troop(*at) != self.troop(first) || (first + 1..*at).any(meets))?;
        let place =
            |wanted: fn(&Part) -> bool| self.tokens.iter().position(|token| wanted(&token.part));
        let shoot = place(|part| *part == Part::Shoot);
        let shot_by = place(|part| *part == Part::Cue(Cue::ShotBy));
        let far = place(|part| matches!(part, Part::Cm(_) | Part::Band(_)));
        let fight =
            place(|part| matches!(part, Part::Cue(Cue::Attack | Cue::AttackedBy | Cue::Melee)));
        self.shot = shoot.or(shot_by).or(far).is_some();
        let (first, second) = self.shooters(&named, shoot).unwrap_or((first, second));
        if self.shot && fight.is_some() {
            return None;
        }
        let mut sides = [first, second];
        if shot_by.is_some_and(|at| first < at && at < second) {
            sides.reverse();
        } else if let Some(at) = shoot {
            let onto = |troop: usize| {
                (self.begin(troop)..troop)
                    .rev()
                    .find(|at| {
                        !matches!(
                            self.part(*at),
                            Some(Part::Noise | Part::Person(_) | Part::Count(_))
                        )
                    })
                    .is_some_and(|at| self.part(at) == Some(&Part::Onto))
            };
            // "Shooting at Bd with two Bw", "my Bd, his Bw shoot at them".
            let with = at < first && (at + 1 == first || onto(first)) && !onto(second);
            let late = second < at
                && (second + 1..at).all(|at| self.is_noise(at))
                && (first + 1..second).any(|at| self.tokens[at + 1].stop);
            if with && (first + 1..second).any(|at| self.part(at) == Some(&Part::With)) || late {
                sides.reverse();
            }
        }
        self.sides = sides;
        // A third troop has no place in the combat.
        for at in named.iter().copied() {
            let shoots = |earlier: &usize| {
                *earlier < self.sides[1] && self.troop(*earlier) == self.troop(at)
            };
            let is_helper = self.helpers > 0 && named.iter().any(shoots);
            if self.side_of(at).is_none() && !is_helper {
                self.tokens[at].read = false;
            }
        }
        Some(())
    }

    /// The main shooter and the target of a shot by troops of several kinds, and the number of the others: "2 Bw
    /// and 1 Art at Bd, a Bw is nearest".
    fn shooters(&mut self, named: &[usize], shoot: Option<usize>) -> Option<(usize, usize)> {
        let start = shoot.unwrap_or_default();
        let target = named.iter().copied().find(|troop| {
            let before = (self.begin(*troop)..*troop).rev().find(|at| {
                !matches!(
                    self.part(*at),
                    Some(Part::Noise | Part::Person(_) | Part::Count(_) | Part::Unknown)
                )
            });
            *troop > start
                && before.is_some_and(|at| {
                    self.part(at) == Some(&Part::Onto)
                        || self.part(at) == Some(&Part::Shoot) && named[0] < start
                })
        })?;
        let shooters: Vec<usize> = named.iter().copied().filter(|at| *at < target).collect();
        let mut codes: Vec<_> = shooters.iter().filter_map(|at| self.troop(*at)).collect();
        codes.sort_unstable();
        codes.dedup();
        if codes.len() < 2 {
            return None;
        }
        let placed =
            |list: List| (0..self.tokens.len()).find(|at| self.lists.has(list, self.name(*at)));
        let (nearest, is_far) = match placed(List::Nearest) {
            Some(at) => (at, false),
            None => (placed(List::Furthest)?, true),
        };
        // The name beside the word is meant: "two bows, artillery further away".
        let clause = self.begin(nearest)..self.end(nearest);
        let beside = clause.filter(|at| self.troop(*at).is_some());
        let named = self.troop(beside.min_by_key(|at| at.abs_diff(nearest))?)?;
        // Of two kinds, the one that is not furthest away is the nearest.
        let main = if is_far {
            let mut others = codes.iter().filter(|code| **code != named);
            others.next().copied().filter(|_| others.next().is_none())?
        } else {
            named
        };
        let first = shooters
            .iter()
            .copied()
            .find(|at| self.troop(*at) == Some(main))?;
        for at in shooters.iter().copied().filter(|at| *at != first) {
            // The others of the main shooter's kind are counted with it.
            let count = match at.checked_sub(1).and_then(|at| self.part(at)) {
                Some(Part::Count(count)) => *count,
                _ => 1,
            };
            if self.troop(at) != Some(main) {
                self.helpers += count;
            }
        }
        self.tokens[nearest].read = true;
        Some((first, target))
    }

    /// Whose flank a third troop is on.
    fn flanked(&self, at: usize) -> Option<Side> {
        let own = self.mine.unwrap_or_default();
        match self.flankers.iter().find(|(flank, _)| *flank == at)?.1 {
            Some(true) => Some(own),
            Some(false) => Some(1 - own),
            None => self.owner(at),
        }
    }

    /// Reads parts of names as names of the sides: "cuir" of cuirassiers.
    fn find_names(&mut self, text: &Text<'_>) {
        let typed = |at: usize| {
            let token = &self.tokens[at];
            let pieces = self.words[token.from].pieces.0..self.words[token.to - 1].pieces.1;
            &text.pieces[pieces]
        };
        let mut found = Vec::new();
        for at in 0..self.tokens.len() {
            if !matches!(self.part(at), Some(Part::Unknown | Part::Place(..))) {
                continue;
            }
            let word = typed(at)[0].folded.clone();
            let fits = |side: &Side| {
                typed(self.sides[*side]).iter().any(|piece| {
                    let shared = piece.folded.bytes().zip(word.bytes());
                    let shared = shared.take_while(|(one, other)| one == other).count();
                    shared >= LEAST_SHARED
                        && (shared >= word.len() || shared + 1 >= piece.folded.len())
                })
            };
            let mut sides = [0, 1].into_iter().filter(fits);
            if let (Some(side), None) = (sides.next(), sides.next()) {
                found.push((at, self.sides[side]));
            }
        }
        for (at, side) in found {
            self.tokens[at].part = self.tokens[side].part.clone();
            self.tokens[at].read = true;
        }
    }

    /// The side of a name.
    fn side_of(&self, at: usize) -> Option<Side> {
        if let Some(side) = self.sides.iter().position(|known| *known == at) {
            return Some(side);
        }
        let code = self.troop(at)?;
        let [one, other] = self.sides.map(|at| self.troop(at) == Some(code));
        match (one, other) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            (true, true) => {
                let before = at.checked_sub(1)?;
                self.side_of_person(before)
            }
            _ => None,
        }
    }

    fn side_of_person(&self, at: usize) -> Option<Side> {
        let Some(Part::Person(mine)) = self.part(at) else {
            return None;
        };
        let own = self.mine.unwrap_or_default();
        Some(if *mine { own } else { 1 - own })
    }

    /// Finds the player's own side, and the attacker.
    fn find_owner(&mut self) {
        let owner = |troop: usize| {
            let from = self.begin(troop).max(troop.saturating_sub(NEAR));
            let before = (from..troop)
                .rev()
                .take_while(|at| {
                    matches!(
                        self.part(*at),
                        Some(Part::Noise | Part::Person(_) | Part::Count(_) | Part::With)
                    ) || matches!(
                        self.cue(*at),
                        Some(Cue::General | Cue::Square | Cue::Nation(_) | Cue::OldGuard)
                    )
                })
                .find_map(|at| match self.part(at) {
                    Some(Part::Person(mine)) if !self.lists.has(List::Object, self.name(at)) => {
                        Some(*mine)
                    }
                    _ => None,
                });
            let after = || {
                let next = self.tokens.get(troop + 1).filter(|next| !next.stop)?;
                let then = self.part(troop + 2);
                match next.part {
                    Part::Person(mine)
                        if !matches!(then, Some(Part::Die(_) | Part::Roll))
                            && !self.lists.has(List::Object, self.name(troop + 1)) =>
                    {
                        Some(mine)
                    }
                    _ => None,
                }
            };
            before.or_else(after)
        };
        self.mine = [0, 1].into_iter().find_map(|side| {
            owner(self.sides[side]).map(|mine| if mine { side } else { 1 - side })
        });
        let verb = (0..self.tokens.len())
            .find(|at| matches!(self.cue(*at), Some(Cue::Attack | Cue::AttackedBy)));
        let Some(verb) = verb else {
            return;
        };
        let side = |at: usize| self.troop(at).and_then(|_| self.side_of(at));
        let before = (0..verb).rev().find_map(side);
        let after = (verb + 1..self.tokens.len()).find_map(side);
        let object = verb > 0 && self.lists.has(List::Object, self.name(verb - 1));
        let attacker = match self.cue(verb) {
            Some(Cue::AttackedBy) => after,
            // "The cuirassiers charge me", "mi caricano i dragoni".
            _ if object => (self.begin(verb)..verb).rev().find_map(side).or(after),
            _ => before,
        };
        if object && self.mine.is_none() {
            self.mine = attacker.map(|side| 1 - side);
        }
        let charges = self.lists.begin(List::Charging, self.name(verb));
        self.attacker = attacker;
        if let Some(attacker) = attacker.filter(|_| charges && !self.is_dba()) {
            self.tell_side(attacker, "charging", "true");
        }
    }

    /// The side that a mark belongs to: the nearest name or person before it in its clause.
    fn owner(&self, at: usize) -> Option<Side> {
        let side = |at: usize| match self.part(at) {
            Some(Part::Troop(_)) => self.side_of(at),
            Some(Part::Person(_)) => self.side_of_person(at),
            Some(Part::Role(side)) => Some(*side),
            _ => None,
        };
        let back = (self.begin(at)..at).rev();
        let mut back = back.take_while(|at| !matches!(self.part(*at), Some(Part::Die(_))));
        back.find_map(side).or_else(|| {
            let ahead = at + 1..self.end(at).min(at + NEAR);
            let mut ahead = ahead.take_while(|at| {
                self.is_noise(*at)
                    || matches!(self.part(*at), Some(Part::With | Part::Troop(_)))
                    || matches!(self.cue(*at), Some(Cue::Nation(_) | Cue::General))
            });
            ahead.find_map(side)
        })
    }

    /// The side of the name or person after a mark.
    fn next(&self, at: usize) -> Option<Side> {
        let mut ahead = at + 1..self.end(at).min(at + NEAR);
        ahead.find_map(|at| match self.part(at) {
            Some(Part::Troop(_)) => self.side_of(at),
            Some(Part::Person(_)) => self.side_of_person(at),
            _ => None,
        })
    }

    /// Returns the situation, with the words that were not read.
    fn finish(self, text: &Text<'_>, reader: &Reader, tail: usize) -> Option<Situation> {
        let piece = |token: &Token| {
            let pieces = self.words[token.from].pieces.0..self.words[token.to - 1].pieces.1;
            pieces.collect::<Vec<usize>>()
        };
        let tokens = self.tokens.iter().enumerate();
        let unread: Vec<(usize, &Token)> = tokens.filter(|(_, token)| !token.read).collect();
        let out: Vec<usize> = unread.iter().flat_map(|(_, token)| piece(token)).collect();
        // Height does not matter to a shot.
        let matters = |(at, token): &&(usize, &Token)| {
            let height = matches!(token.part, Part::Cue(Cue::Higher | Cue::Uphill));
            !(self.shot && height || self.minor.contains(at))
        };
        let heavy: Vec<&(usize, &Token)> = unread.iter().filter(matters).collect();
        let pieces: Vec<usize> = heavy.iter().flat_map(|(_, token)| piece(token)).collect();
        let states = |word: &Word| text.grammar.states(self.check.id, &word.tags, false);
        let (left, ..) = reader.left_out(self.words, text.pieces, &out, &states);
        let (_, weighty, denied) = reader.left_out(self.words, text.pieces, &pieces, &states);
        if denied {
            return None;
        }
        // In a told result the words left over do not weigh: what they tell has made the totals.
        let is_result = RESULTS.contains(&self.check.id);
        let weighty = weighty && !is_result
            || heavy
                .iter()
                .any(|(_, token)| !matches!(token.part, Part::Unknown));
        let mut facts = self.facts;
        let mut assumed = self.assumed;
        assumed.retain(|(path, _)| facts.iter().all(|(known, _)| known != path));
        assumed.dedup();
        // A fight with no word for it is a melee unless guns are in it.
        let said = self.tokens.iter().any(|token| {
            matches!(
                token.part,
                Part::Cue(Cue::Melee | Cue::Attack | Cue::AttackedBy)
            )
        });
        if self.check.id == CHECKS[1] && !self.shot && !said {
            let guns = facts.iter().any(|(_, value)| value.ends_with("artillery"));
            if guns {
                return None;
            }
            if let Some(at) = facts.iter().position(|(path, _)| path == "phase") {
                assumed.push(facts.remove(at));
            }
        }
        let mut situation = Situation {
            check: self.check.id,
            facts,
            assumed,
            alternatives: Vec::new(),
            wanted: Vec::new(),
            learnt: true,
            left,
            unread: weighty,
        };
        if let Some(either) = self.either {
            let mut readings = either.map(|more| [&situation.facts[..], &more].concat());
            for facts in &mut readings {
                facts.extend(situation.assumed.iter().cloned());
            }
            situation.assumed = Vec::new();
            situation.alternatives = readings.to_vec();
        }
        text.complete(&mut situation);
        let read = |at: usize| !out.contains(&at);
        text.name_unread(&mut situation, tail, &read);
        if weighty && situation.alternatives.is_empty() {
            let all = [&situation.facts[..], &situation.assumed].concat();
            if text.said(self.check, &all).is_some_and(|said| !said.open) {
                situation.alternatives = vec![all];
                situation.facts = Vec::new();
                situation.assumed = Vec::new();
            }
        }
        Some(situation)
    }
}

#[cfg(test)]
mod tests;
