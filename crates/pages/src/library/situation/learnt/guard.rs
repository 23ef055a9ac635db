//! Corrections of the facts that the learnt reader read, by words whose meaning is certain: who won, who
//! routed, and whose a die is. Where such a fact is not stated, it is dropped, or both readings are kept.

use super::super::Fact;
use super::super::lists::List;
use super::features::{Kind, Word};

/// Maximum number of words between a possessive and its troop.
const NEAR: usize = 4;

fn is(words: &[Word], at: usize, list: List) -> bool {
    words.get(at).is_some_and(|word| word.listed.has(list))
}

/// Whether a word has one of these names.
fn named(words: &[Word], at: usize, names: &[&str]) -> bool {
    words
        .get(at)
        .is_some_and(|word| names.contains(&word.name.as_str()))
}

/// The owner of something: the player who asks (`true`) or the opponent.
type Mine = Option<bool>;

fn person(words: &[Word], at: usize) -> Mine {
    words.get(at).and_then(|word| word.mine)
}

/// Whose a troop is, by the possessive or the pronoun beside it.
fn owner(words: &[Word], troop: usize) -> Mine {
    let before = (troop.saturating_sub(NEAR)..troop)
        .rev()
        .take_while(|at| {
            let word = &words[*at];
            word.kind != Kind::Troop
                && word.number.is_none()
                && !words[*at + 1].stop
                && !is(words, *at, List::Versus)
                && !is(words, *at, List::Contact)
        })
        .find_map(|at| person(words, at));
    let after = || {
        let named = words.get(troop + 1).is_some_and(|next| !next.stop);
        (named && is(words, troop + 2, List::Versus))
            .then(|| person(words, troop + 1))
            .flatten()
    };
    before.or_else(after)
}

/// Whose the first of two troops is; the other one is the other player's.
fn first_is_mine(words: &[Word], first: usize, second: usize) -> Mine {
    owner(words, first).or_else(|| owner(words, second).map(|mine| !mine))
}

fn troop(words: &[Word], code: &str) -> Option<usize> {
    words.iter().position(|word| {
        word.kind == Kind::Troop && word.codes.iter().flatten().any(|known| known == code)
    })
}

fn value<'f>(facts: &'f [Fact], path: &str) -> Option<&'f str> {
    let known = facts.iter().find(|(known, _)| known == path);
    known.map(|(_, value)| value.as_str())
}

fn swap(facts: &[Fact], one: &str, other: &str) -> Vec<Fact> {
    let other_of = |path: &str| {
        if path == one {
            other.to_owned()
        } else if path == other {
            one.to_owned()
        } else {
            path.to_owned()
        }
    };
    facts
        .iter()
        .map(|(path, value)| (other_of(path), value.clone()))
        .collect()
}

/// The troop that won, by the first verb that tells; `None` if there is no such verb or its subject is
/// unclear. The second value is whether there is any such verb.
fn won(words: &[Word], first: usize, second: usize) -> (Option<usize>, bool) {
    let mut spoken = false;
    for at in 0..words.len() {
        let beaten = is(words, at, List::Beaten);
        let had = beaten && at > 0 && is(words, at - 1, List::Having);
        let wins = is(words, at, List::Wins) && !beaten || had;
        let loses = is(words, at, List::Loses) || beaten;
        if !(wins || loses) {
            continue;
        }
        spoken = true;
        // "X hit Y and lost": the subject is X. Without accents, `e` is also `è`.
        let mut before = at;
        let mut joined = words[at].stop;
        while before > 0 && !words[before].stop && is(words, before - 1, List::Auxiliary) {
            before -= 1;
            let and = is(words, before, List::Joining);
            let copula = before + 1 == at && beaten && words[before].name == "e";
            joined |= and && !copula || words[before].stop;
        }
        let mine = first_is_mine(words, first, second);
        let of = |own: bool| mine.map(|mine| if mine == own { first } else { second });
        // "X hit Y, Y turned and beat me": a troop named in the clause is its subject, and not "me".
        let begin = (0..=at).rev().find(|at| words[*at].stop).unwrap_or(0);
        let named = (begin..at).find_map(|at| same(words, at, (first, second)));
        let whole = begin <= first && first < at;
        let object = words
            .get(at + 1)
            .filter(|next| is(words, at + 1, List::Persons) && !next.stop);
        if wins
            && joined
            && let Some(object) = object.and_then(|object| object.mine)
        {
            let winner = if whole {
                of(!object)
            } else {
                named.or_else(|| of(!object))
            };
            let contradicts = winner.is_some() && of(object) == winner;
            return (winner.filter(|_| !contradicts), true);
        }
        // "Perdo 4 a 5", "ho perso", "I lost": the verb or its subject says who speaks. If nothing else says whose the troops are, the one
        // behind "contro" is the enemy's.
        let speaks = at > 0
            && !words[at].stop
            && (is(words, at - 1, List::Speaking) || person(words, at - 1) == Some(true));
        if is(words, at, List::FirstPerson) || speaks && mine.is_none() && object.is_none() {
            let other = |one: usize| if one == first { second } else { first };
            let enemy = match [first, second].map(|troop| is_behind(words, troop)) {
                [true, false] => Some(first),
                [false, true] => Some(second),
                _ => None,
            };
            let own = of(true).or(enemy.map(other));
            return (own.map(|own| if wins { own } else { other(own) }), true);
        }
        let spoken_of = (before..at).find_map(|at| person(words, at)).and_then(of);
        let subject = match before.checked_sub(1).filter(|_| !joined) {
            Some(at) if at == second && is_related(words, first, second) => Some(first),
            Some(at) if at == first || at == second => {
                let other = if at == first { second } else { first };
                Some(if is_behind(words, at) && other < at {
                    other
                } else {
                    at
                })
            }
            Some(at) if same(words, at, (first, second)).is_some() => {
                same(words, at, (first, second)).filter(|_| !is_behind(words, at))
            }
            Some(at) if is(words, at, List::Relative) && at > second => Some(second),
            Some(at) => person(words, at).and_then(of),
            None => None,
        };
        let subject = spoken_of
            .or(subject)
            .or_else(|| named.filter(|_| joined && !whole))
            .or_else(|| (joined && at > second).then_some(first))
            .or_else(|| named.filter(|troop| is_alone(words, *troop, before)));
        if let Some(subject) = subject {
            let other = if subject == first { second } else { first };
            return (Some(if wins { subject } else { other }), true);
        }
    }
    (None, spoken)
}

/// Whether a troop is the only one, and the only person, in front of a verb, so that it is its subject: "pikes in
/// two ranks lose".
fn is_alone(words: &[Word], troop: usize, verb: usize) -> bool {
    let other = |word: &Word| {
        word.stop
            || word.kind == Kind::Troop
            || word.mine.is_some()
            || word.listed.has(List::Relative)
            || word.listed.has(List::Contact)
    };
    let earlier = |at: &usize| words[*at].kind == Kind::Troop;
    let begin = (0..=troop).rev().find(|at| words[*at].stop).unwrap_or(0);
    !(begin..troop).any(|at| earlier(&at))
        && !is_behind(words, troop)
        && words
            .get(troop + 1..verb)
            .is_some_and(|words| !words.iter().any(other))
}

/// Which of two troops a word names, if they differ.
fn same(words: &[Word], at: usize, (first, second): (usize, usize)) -> Option<usize> {
    let is = |other: usize| {
        words[at].kind == Kind::Troop
            && words[at].codes.iter().flatten().any(|code| {
                words[other]
                    .codes
                    .iter()
                    .flatten()
                    .any(|known| known == code)
            })
    };
    match (is(first), is(second)) {
        (true, false) => Some(first),
        (false, true) => Some(second),
        _ => None,
    }
}

/// Whether a troop stands behind a preposition: "X attacked by Y loses", "X against Y lose".
fn is_behind(words: &[Word], troop: usize) -> bool {
    let from = troop.saturating_sub(NEAR);
    let mut before = (from..troop).rev().take_while(|at| !words[*at + 1].stop);
    before
        .find(|at| {
            words[*at].kind != Kind::Skip && words[*at].mine.is_none()
                || is(words, *at, List::Winner)
        })
        .is_some_and(|at| is(words, at, List::Winner) || is(words, at, List::Versus))
}

/// Whether a troop stands in a relative clause about the one before it: "X that charged Y lose".
fn is_related(words: &[Word], first: usize, second: usize) -> bool {
    let mut between = first + 1..second;
    !between.clone().any(|at| words[at].stop)
        && between
            .find(|at| words[*at].kind != Kind::Skip || is(words, *at, List::Relative))
            .is_some_and(|at| is(words, at, List::Relative))
}

/// The first of two troops behind a verb, if nothing but articles and whose it is stands between, and
/// whether a word of `BY` does.
fn object(words: &[Word], at: usize, (first, second): (usize, usize)) -> Option<(usize, bool)> {
    let mut by = false;
    // "Beaten 4 to 6 by Y": totals may stand between.
    let totals = is(words, at, List::Beaten) || is(words, at, List::Loses);
    for next in at + 1..words.len().min(at + 2 + NEAR) {
        let word = &words[next];
        if next == first || next == second {
            return Some((next, by));
        }
        if totals && word.number.is_some() && !word.stop {
            by = false;
            continue;
        }
        if word.stop || word.kind == Kind::Troop || word.number.is_some() {
            return None;
        }
        if is(words, next, List::Winner) {
            by = true;
        } else if word.kind != Kind::Skip && word.mine.is_none() {
            return None;
        }
    }
    None
}

/// Whether the troop that won is named by the object of a verb: "beaten by Y", "lost to Y", "X beats Y".
fn won_by_object(words: &[Word], first: usize, second: usize) -> Option<usize> {
    (0..words.len()).find_map(|at| {
        let beaten = is(words, at, List::Beaten);
        let active = beaten && at > 0 && is(words, at - 1, List::Having);
        let loses = is(words, at, List::Loses);
        let wins = is(words, at, List::Wins) && !beaten;
        if !(beaten || loses || wins) {
            return None;
        }
        let (troop, by) = object(words, at, (first, second))?;
        let other = if troop == first { second } else { first };
        // "He loses with Sp against Kn": his own troop stands behind "with".
        let own = is(words, troop.saturating_sub(1), List::Using)
            || is(words, troop.saturating_sub(2), List::Using)
                && words[troop - 1].kind == Kind::Skip;
        let against = |at: usize| {
            let from = at.saturating_sub(NEAR).max(troop + 1);
            (from..at).any(|at| is(words, at, List::Versus))
        };
        if own && by && other > troop && against(other) {
            return Some(if wins { troop } else { other });
        }
        // "Ho perso coi Kn": with them or against them.
        if own && by && loses && at > 0 && is(words, at - 1, List::Speaking) {
            return None;
        }
        // "Bw doubled Cv": the past of a verb is its participle.
        let past = beaten && is(words, at, List::Wins);
        let passive = at > 0 && is(words, at - 1, List::Auxiliary);
        match (beaten && !active || loses, by) {
            (true, true) => Some(troop),
            (false, false) => Some(other),
            (true, false) if past && !passive && !words[at].stop => Some(other),
            _ => None,
        }
    })
}

/// The troop that won, of two troops; `None` if that is not told.
#[cfg(not(target_family = "wasm"))]
pub(in super::super) fn winner(words: &[Word], first: usize, second: usize) -> Option<usize> {
    won_by_object(words, first, second).or_else(|| won(words, first, second).0)
}

/// Exchanges winner and loser if only one of them was read and a verb and its object say otherwise.
fn single_winner(words: &[Word], facts: &mut [Fact]) {
    let mut troops = (0..words.len()).filter(|at| words[*at].kind == Kind::Troop);
    let (Some(first), Some(second), None) = (troops.next(), troops.next(), troops.next()) else {
        return;
    };
    let Some(winner) = won_by_object(words, first, second) else {
        return;
    };
    let is_winner = |code: &str| {
        words[winner]
            .codes
            .iter()
            .flatten()
            .any(|known| known == code)
    };
    for (path, code) in facts {
        if path == "winner" && !is_winner(code) {
            "loser".clone_into(path);
        } else if path == "loser" && is_winner(code) {
            "winner".clone_into(path);
        }
    }
}

/// "Perdo coi fanti contro i dragoni": the only troop that was read is the one that won.
fn own_loss(words: &[Word], facts: &mut [Fact]) {
    let loses = |at: usize| is(words, at, List::FirstPerson) && is(words, at, List::Loses);
    if !(0..words.len()).any(loses) {
        return;
    }
    let against = |code: &str| {
        let place = troop(words, code).and_then(|at| at.checked_sub(1));
        place.is_some_and(|at| is(words, at, List::Versus))
    };
    for (path, code) in facts {
        if path == "loser" && against(code) {
            "winner".clone_into(path);
        }
    }
}

/// Facts about winner and loser.
fn winners(words: &[Word], mut facts: Vec<Fact>) -> Vec<Vec<Fact>> {
    if value(&facts, "winner").is_some() != value(&facts, "loser").is_some() {
        single_winner(words, &mut facts);
        own_loss(words, &mut facts);
    }
    let places = [value(&facts, "winner"), value(&facts, "loser")]
        .map(|code| code.and_then(|code| troop(words, code)));
    let [Some(winner), Some(loser)] = places else {
        return vec![facts];
    };
    if winner == loser {
        return vec![facts];
    }
    let (first, second) = (winner.min(loser), winner.max(loser));
    if let Some(told) = won_by_object(words, first, second) {
        return vec![if told == winner {
            facts
        } else {
            swap(&facts, "winner", "loser")
        }];
    }
    if !(first..second).any(|at| is(words, at, List::Contact)) {
        return vec![facts];
    }
    match won(words, first, second) {
        (Some(told), _) if told == winner => vec![facts],
        (Some(_), _) => vec![swap(&facts, "winner", "loser")],
        (None, true) => {
            let other = swap(&facts, "winner", "loser");
            vec![facts, other]
        }
        // "My Bd hit his Wb": nobody has won yet.
        (None, false) => {
            let rest = facts.into_iter();
            vec![
                rest.filter(|(path, _)| path != "winner" && path != "loser")
                    .collect(),
            ]
        }
    }
}

/// Exchanges the winner and the loser that a pattern read if the words say whose the troops are and which
/// player lost: "cav hits my ps and I get doubled". A pattern skips such words.
pub(in super::super) fn owned_winner(words: &[Word], facts: &mut Vec<Fact>) {
    let [winner, loser] = ["winner", "loser"].map(|path| value(facts, path));
    let places = [winner, loser].map(|code| code.and_then(|code| troop(words, code)));
    let [Some(winner), Some(loser)] = places else {
        return;
    };
    let (first, second) = (winner.min(loser), winner.max(loser));
    let last = words.iter().rposition(|word| word.kind == Kind::Troop);
    let spoken =
        last.is_some_and(|last| (last + 1..words.len()).any(|at| person(words, at).is_some()));
    if winner == loser || !spoken || first_is_mine(words, first, second).is_none() {
        return;
    }
    if won(words, first, second).0 == Some(loser) {
        *facts = swap(facts, "winner", "loser");
    }
}

/// Facts about routed armies, of which the first is the player's own.
fn routs(words: &[Word], mut facts: Vec<Fact>) -> Vec<Fact> {
    const PATHS: [&str; 2] = ["a.routed", "b.routed"];
    /// Letters of the armies, and auxiliaries of the other player.
    const ARMIES: [&str; 2] = ["a", "b"];
    const HAS: [&str; 2] = ["ha", "hanno"];
    if !facts.iter().any(|(path, _)| PATHS.contains(&path.as_str())) {
        return facts;
    }
    let mut told: [Option<bool>; 2] = [None; 2];
    for at in 0..words.len() {
        if !is(words, at, List::Routs) {
            continue;
        }
        let from = (0..=at)
            .rev()
            .find(|at| words[*at].stop)
            .unwrap_or(0)
            .max(at.saturating_sub(8));
        if (from.max(at.saturating_sub(4))..at).any(|at| is(words, at, List::Nobody)) {
            told = [Some(false); 2];
            continue;
        }
        let back = || (from..at).rev().find_map(|at| person(words, at));
        let object = person(words, at + 1);
        let sent = (from..at).rev().find(|at| is(words, *at, List::Sent));
        // The player who is routed: the object of an active verb, otherwise its subject.
        let mine = match (sent, object) {
            (Some(sent), _)
                if sent > from
                    && (is(words, sent - 1, List::Speaking) || named(words, sent - 1, &HAS)) =>
            {
                Some(named(words, sent - 1, &HAS))
            }
            (None, Some(object)) if !words.get(at + 1).is_some_and(|next| next.stop) => {
                Some(object)
            }
            _ if named(words, at.wrapping_sub(1), &ARMIES) => {
                Some(named(words, at - 1, &ARMIES[..1]))
            }
            _ => back(),
        };
        if let Some(mine) = mine {
            told[usize::from(!mine)] = Some(true);
        }
    }
    facts.retain(|(path, _)| !PATHS.contains(&path.as_str()));
    for (path, told) in PATHS.iter().zip(told) {
        facts.extend(told.map(|told| ((*path).to_owned(), told.to_string())));
    }
    facts
}

/// Dice that pronouns assign ("I 3, he 5"): they belong to that player's troop. If it is not stated whose
/// the troops are, both readings are kept.
fn dice(words: &[Word], facts: Vec<Fact>) -> Vec<Vec<Fact>> {
    const SIDES: [[&str; 4]; 3] = [
        ["a.troop", "b.troop", "die_a", "die_b"],
        ["a.troop", "b.troop", "dice.a", "dice.b"],
        [
            "shooter.troop",
            "target.troop",
            "dice.shooter",
            "dice.target",
        ],
    ];
    let known = SIDES
        .iter()
        .find(|paths| paths.iter().all(|path| value(&facts, path).is_some()));
    let Some([a, b, die_a, die_b]) = known else {
        return vec![facts];
    };
    // "My line rolls 4": the number behind a troop is its die.
    let places = [a, b].map(|path| value(&facts, path).and_then(|code| troop(words, code)));
    let beside = |place: Option<usize>| {
        let place = place?;
        let number = (place + 1..words.len().min(place + 3))
            .take_while(|at| !words[*at].stop && words[*at].kind != Kind::Troop)
            .find_map(|at| words[at].number)?;
        Some(number)
    };
    let of = |path: &str| value(&facts, path).and_then(|value| value.parse::<f64>().ok());
    if let (Some(of_a), Some(of_b)) = (of(die_a), of(die_b))
        && (places[0] != places[1] && (of_a - of_b).abs() > 0.5)
        && let (None, Some(number)) | (Some(number), None) = (beside(places[0]), beside(places[1]))
    {
        let is_a = beside(places[0]).is_some();
        let own = if is_a { of_a } else { of_b };
        let other = if is_a { of_b } else { of_a };
        if (number - own).abs() < 0.5 {
            return vec![facts];
        }
        if (number - other).abs() < 0.5 {
            return vec![swap(&facts, die_a, die_b)];
        }
    }
    let rolled = |own: bool| {
        let numbers = (0..words.len()).filter(|at| words[*at].number.is_some());
        let mut owned = numbers.filter(|at| {
            let from = (at.saturating_sub(3)..*at)
                .rev()
                .find(|at| words[*at].number.is_some() || words[*at].kind == Kind::Troop)
                .map_or(at.saturating_sub(3), |at| at + 1);
            let before = (from..*at).rev().find_map(|at| person(words, at));
            before == Some(own)
        });
        owned
            .next()
            .and_then(|at| words[at].number)
            .filter(|_| owned.next().is_none())
    };
    let (Some(mine), Some(theirs)) = (rolled(true), rolled(false)) else {
        return vec![facts];
    };
    let number = |path: &str| value(&facts, path).and_then(|value| value.parse::<f64>().ok());
    let (Some(of_a), Some(of_b)) = (number(die_a), number(die_b)) else {
        return vec![facts];
    };
    let [Some(one), Some(other)] = places else {
        return vec![facts];
    };
    if mine == theirs
        || one == other
        || !((of_a, of_b) == (mine, theirs) || (of_a, of_b) == (theirs, mine))
    {
        return vec![facts];
    }
    let first = first_is_mine(words, one, other);
    match first {
        Some(first) if first == (of_a == mine) => vec![facts],
        Some(_) => vec![swap(&facts, die_a, die_b)],
        None => {
            let other = swap(&facts, die_a, die_b);
            vec![facts, other]
        }
    }
}

/// Corrects the friend behind: the troop beside the word for it, and not the enemy. "My Sp are beaten by Bd,
/// Ps behind".
fn behind(words: &[Word], facts: &mut Vec<Fact>) {
    const PATHS: [&str; 2] = ["friend", "rear"];
    const FRONT: [&str; 2] = ["recoiler", "front"];
    let Some(at) = (0..words.len()).find(|at| is(words, *at, List::Behind)) else {
        return;
    };
    let codes = |at: usize| words[at].codes.iter().flatten();
    let is_front = |at: usize| {
        FRONT
            .iter()
            .filter_map(|path| value(facts, path))
            .any(|front| codes(at).any(|code| code == front))
    };
    let is_troop = |at: &usize| words[*at].kind == Kind::Troop && !is_front(*at);
    let before = (at.saturating_sub(NEAR)..at)
        .rev()
        .take_while(|at| !words[*at + 1].stop)
        .find(is_troop);
    let after = || {
        (at + 1..words.len().min(at + 1 + NEAR))
            .take_while(|at| !words[*at].stop)
            .find(is_troop)
    };
    let Some(troop) = before.or_else(after) else {
        return;
    };
    let wrong = |(path, told): &Fact| {
        PATHS.contains(&path.as_str()) && !codes(troop).any(|code| code == told)
    };
    if let Some(at) = facts.iter().position(wrong) {
        let mut named = codes(troop);
        match (named.next(), named.next()) {
            (Some(code), None) => facts[at].1.clone_from(code),
            _ => {
                facts.remove(at);
            }
        }
    }
}

/// Drops the nation of the shooter if the word for it stands before the target only.
fn nations(words: &[Word], facts: &mut Vec<Fact>) {
    const NATION: &str = "shooter.nation";
    let Some(nation) = value(facts, NATION).map(str::to_owned) else {
        return;
    };
    let codes = |at: usize| {
        words
            .get(at)
            .into_iter()
            .flat_map(|word| word.codes.iter().flatten())
    };
    let before = (0..words.len()).find(|at| codes(*at).any(|code| *code == nation));
    let next = before
        .and_then(|at| (at + 1..words.len().min(at + 3)).find(|at| words[*at].kind == Kind::Troop));
    // A target follows its shooter: no nation before the second troop is the shooter's, unless it was read so.
    let earlier = |at: usize| (0..at).any(|at| words[at].kind == Kind::Troop);
    let is_shooter = |at: usize| {
        value(facts, "shooter.troop").is_some_and(|troop| codes(at).any(|code| code == troop))
    };
    if next.is_some_and(|at| earlier(at) && !is_shooter(at)) {
        facts.retain(|(path, _)| path != NATION);
    }
}

/// Returns the readings of the facts: one, or two if it is not stated who is who.
pub(in super::super) fn settle(words: &[Word], facts: Vec<Fact>) -> Vec<Vec<Fact>> {
    let mut facts = routs(words, facts);
    nations(words, &mut facts);
    behind(words, &mut facts);
    let mut readings = winners(words, facts);
    if readings.len() == 1 {
        readings = readings
            .into_iter()
            .flat_map(|facts| dice(words, facts))
            .collect();
    }
    readings.retain(|facts| !facts.is_empty());
    readings
}
