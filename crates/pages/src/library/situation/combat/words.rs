//! The words of a combat: what each word or phrase of the text is.

use super::super::learnt::{Reader, Word, is_negation, is_troop};
use super::super::lists::{List, Lists};
use super::super::{Sense, Text};
use super::codes_at;
use crate::check::Field;

/// Classes of phrases in the file, and what they mean beside a troop. Of two phrases with the same length the
/// first one counts.
const CUES: [(&str, Cue); 58] = [
    ("BYN", Cue::Margin),
    ("NOMODS", Cue::Nothing),
    ("NOOVL", Cue::NoOverlap),
    ("ENDQ", Cue::Nothing),
    ("WHOWINS", Cue::Nothing),
    ("OPENX", Cue::Open),
    ("MELEE", Cue::Melee),
    ("BOTH_IN", Cue::BothIn),
    ("BOTHROLL", Cue::Both),
    ("EQUALDICE", Cue::Both),
    ("OVLTWOON", Cue::OverlapOn(2)),
    ("OVLONEON", Cue::OverlapOn(1)),
    ("OVERLAP2", Cue::Overlapped(2)),
    ("OVERLAP1", Cue::Overlapped(1)),
    ("OVLD", Cue::Overlapped(1)),
    ("OVLTWO", Cue::Overlap(2)),
    ("OVERLAPPING", Cue::Overlap(1)),
    ("WITH_OVERLAP", Cue::Overlap(1)),
    ("OVLONE", Cue::Overlap(1)),
    ("SUPPORTED_BY", Cue::SupportedBy),
    ("REARUP", Cue::Rear),
    ("REARSUP", Cue::Rear),
    ("TWODEEP", Cue::Rear),
    ("INSQW", Cue::Square),
    ("SQX", Cue::Square),
    ("SQUARE", Cue::Square),
    ("HIGHER", Cue::Higher),
    ("CLIMB", Cue::Uphill),
    ("UPHILL", Cue::Uphill),
    ("UPWARDS", Cue::Uphill),
    ("UPTHEHILL", Cue::Uphill),
    ("ONHILL", Cue::Higher),
    ("UPTOP", Cue::Higher),
    ("OLDGUARD", Cue::OldGuard),
    ("GENERALNEAR", Cue::GeneralNear),
    ("GENERAL_IN", Cue::General),
    ("GENERAL", Cue::General),
    ("HELP1", Cue::Help(1)),
    ("HELP2", Cue::Help(2)),
    ("INGARRISON", Cue::Garrison),
    ("HOLDBANK", Cue::Bank),
    ("REARCONTACT", Cue::Flank),
    ("ATFLANK", Cue::Flank),
    ("TURNEDX", Cue::Turned),
    ("INFRONT", Cue::Front),
    ("ENFIL", Cue::Enfilade),
    ("HEAVYF", Cue::Cover("heavy")),
    ("LOWF", Cue::Cover("none")),
    ("SHOTBY", Cue::ShotBy),
    ("ATTACKEDBY", Cue::AttackedBy),
    ("ATTACKED", Cue::AttackedBy),
    ("ATTACK", Cue::Attack),
    ("BRIT", Cue::Nation("british")),
    ("RUSS", Cue::Nation("russian")),
    ("NATION", Cue::Nation("other")),
    ("BEHIND", Cue::Behind),
    ("HEAVILY", Cue::Heavily),
    ("EQUAL", Cue::Tie),
];

/// Classes for rolling dice and for shooting, which share words in Italian.
const ROLLING: [&str; 5] = ["ROLLS", "DICEX", "DROLL", "DICE", "DICEW"];

pub(super) const SHOOT: &str = "SHOOT";

/// Classes for words between names, numbers and circumstances.
const FUNCTIONS: [&str; 12] = [
    "IN", "INREL", "AT", "ATX", "ONX", "FORX", "TOX", "UPON", "RINTO", "NEXTTO", "ENEMY", "RANGEW",
];

/// Class for words about totals: the numbers of such a text are no dice.
const TOTAL: &str = "TOTAL";

/// Classes of words for units.
const CM: &str = "CMW";

const PACES: &str = "PACES";

const OLD_GUARD: &str = "guard";

/// Class for the short name of line infantry, which is a word for other things too, and the codes of that infantry
/// and of the game that has it.
const LINE: (&str, &str, &str) = ("LINETROOP", "line", "dbe");

/// Maximum number of words between a negation and what it denies.
const MOST_DENIED: usize = 3;

/// Lists of the roles that a die may be assigned to: the first side, the second side.
const ROLES: [List; 2] = [List::Shooter, List::Target];

/// What a phrase says about the troop that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cue {
    /// Nothing that changes the result.
    Nothing,
    NoOverlap,
    /// Open ground.
    Open,
    Melee,
    BothIn,
    /// By how much the totals differ, if it is little.
    Margin,
    /// A heavy defeat.
    Heavily,
    /// Equal totals.
    Tie,
    /// The same for both: "both", "each".
    Both,
    OverlapOn(u8),
    Overlapped(u8),
    /// An overlap whose victim is not named.
    Overlap(u8),
    Rear,
    SupportedBy,
    Behind,
    Square,
    Higher,
    Uphill,
    General,
    /// A general beside the troop, not with it.
    GeneralNear,
    OldGuard,
    Help(u8),
    Garrison,
    Bank,
    Flank,
    /// It has turned to face an attacker.
    Turned,
    /// An enemy in front.
    Front,
    Enfilade,
    Cover(&'static str),
    Nation(&'static str),
    ShotBy,
    Attack,
    AttackedBy,
}

impl Cue {
    /// Whether it is a circumstance that is absent unless it is told.
    pub(super) fn is_circumstance(self) -> bool {
        matches!(
            self,
            Self::Overlap(_)
                | Self::Overlapped(_)
                | Self::OverlapOn(_)
                | Self::Rear
                | Self::SupportedBy
                | Self::Square
                | Self::Higher
                | Self::Uphill
                | Self::General
                | Self::GeneralNear
                | Self::Help(_)
                | Self::Garrison
                | Self::Bank
                | Self::Flank
                | Self::Enfilade
                | Self::Cover(_)
        )
    }
}

/// What a word or phrase of the text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A troop, by its code.
    Troop(&'static str),
    Die(i64),
    /// A number of troops.
    Count(i64),
    Another,
    Person(bool),
    With,
    Onto,
    Separator,
    Roll,
    Shoot,
    Cue(Cue),
    /// A verb of winning or losing, and whether it says that one total is twice the other.
    Verb(bool),
    /// A word for totals.
    Total,
    /// A number that is no die.
    Number(i64),
    /// Ground, by its code and the cover that it gives.
    Place(Option<&'static str>, Option<&'static str>),
    Cm(i64),
    Paces(i64),
    Band(&'static str),
    /// A role, as the number of its side.
    Role(usize),
    Noise,
    Unknown,
}

impl Part {
    pub(super) fn is_circumstance(&self) -> bool {
        matches!(self, Self::Count(2..)) || matches!(self, Self::Cue(cue) if cue.is_circumstance())
    }

    /// Whether it is something that a table of factors does not tell.
    pub(super) fn is_beside_factors(&self, dba: bool) -> bool {
        let charge = matches!(self, Self::Cue(Cue::Attack | Cue::AttackedBy));
        self.is_circumstance() || matches!(self, Self::Place(..)) || charge && !dba
    }
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) part: Part,
    /// Range of its words.
    pub(super) from: usize,
    pub(super) to: usize,
    /// Whether a comma or full stop precedes it.
    pub(super) stop: bool,
    pub(super) read: bool,
}

/// Returns the only code that a word names among these.
pub(super) fn code_of(word: &Word, system: &str, codes: &[&'static str]) -> Option<&'static str> {
    let mut found = None;
    for code in word.codes.iter().flatten() {
        let code = match code.split_once(':') {
            Some((game, code)) if game == system => code,
            Some(_) => continue,
            None => code.as_str(),
        };
        // The guns on foot are the medium ones.
        let code = if code == "foot-artillery" {
            "medium-artillery"
        } else {
            code
        };
        if let Some(known) = codes.iter().find(|known| **known == code) {
            if found.is_some_and(|other| other != *known) {
                return None;
            }
            found = Some(*known);
        }
    }
    found
}

/// Whether a word is a verb of winning or losing.
pub(super) fn ends(word: &Word) -> bool {
    [List::Wins, List::Loses, List::Beaten]
        .into_iter()
        .any(|verbs| word.listed.has(verbs))
}

/// The die in `v3`, the rest of "5v3".
pub(super) fn versus(word: &Word) -> Option<i64> {
    let digit = word.name.strip_prefix(['v', 'x'])?;
    digit
        .parse()
        .ok()
        .filter(|die| (1..=6).contains(die) && digit.len() == 1)
}

/// Whether a word is the short name of line infantry: it fights another troop, or stands beside one of its kind.
pub(super) fn is_line(text: &Text<'_>, words: &[Word], at: usize) -> bool {
    let lists = &text.grammar.lists;
    let named = |at: usize| {
        let mut senses = text.spans[words[at].pieces.0].iter();
        senses.any(|(_, sense)| match sense {
            Sense::Class(class) => text.grammar.class_name(*class) == LINE.0,
            _ => false,
        })
    };
    let versus = |word: &Word| lists.has(List::Versus, &word.name);
    let troops = |at: usize| is_troop(&words[at]) || named(at);
    let beside = |at: &usize| versus(&words[*at]);
    named(at)
        && !is_troop(&words[at])
        && (0..words.len())
            .find(beside)
            .is_some_and(|versus| (0..versus).any(troops) && (versus + 1..words.len()).any(troops))
}

/// Splits the words into tokens. Returns `None` if the text has a negation or a troop of another game.
pub(super) fn scan(
    text: &Text<'_>,
    reader: &Reader,
    words: &[Word],
    system: &str,
    fields: &[Field],
) -> Option<Vec<Token>> {
    let lists = &text.grammar.lists;
    let troops = codes_at(fields, "a.troop");
    let goings = codes_at(fields, "a.going");
    let covers = codes_at(fields, "a.cover");
    let bands = codes_at(fields, "band");
    let word_at = |piece: usize| words.iter().position(|word| word.pieces.0 == piece);
    // The phrases that begin at each word: end and class.
    let mut phrases: Vec<Vec<(usize, &str)>> = vec![Vec::new(); words.len()];
    for (at, begins) in phrases.iter_mut().enumerate() {
        for (end, sense) in &text.spans[words[at].pieces.0] {
            if let Sense::Class(class) = sense {
                let end = words.iter().position(|word| word.pieces.1 >= *end);
                begins.extend(end.map(|end| (end + 1, text.grammar.class_name(*class))));
            }
        }
    }
    let end_of = |at: usize, class: &str| {
        let here = phrases.get(at)?.iter().filter(|(_, name)| *name == class);
        here.map(|(end, _)| *end).max()
    };
    let skipped = |at: usize| {
        let here = text.spans[words[at].pieces.0].iter();
        here.filter(|(_, sense)| matches!(sense, Sense::Skip | Sense::Game(_)))
            .filter_map(|(end, _)| {
                word_at(*end).or((*end >= words.last()?.pieces.1).then_some(words.len()))
            })
            .max()
    };
    let is_rolling = |at: usize| {
        ROLLING.iter().any(|class| end_of(at, class).is_some())
            || lists.has(List::Rolled, &words[at].name)
    };
    let cue_at = |at: usize| {
        let cues = CUES.iter();
        cues.filter_map(|(class, cue)| Some((end_of(at, class)?, *cue)))
            .reduce(|best, other| if other.0 > best.0 { other } else { best })
    };
    // "Not in square", "without overlaps": the end of what a negation denies, if it is a circumstance.
    let denied = |at: usize| {
        let mut ahead = (at + 1..words.len().min(at + 1 + MOST_DENIED))
            .take_while(|at| !words[*at].stop && !is_troop(&words[*at]));
        let (end, cue) = ahead.find_map(cue_at)?;
        cue.is_circumstance().then_some((end, cue))
    };
    let mut named: Vec<&'static str> = Vec::new();
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let word = &words[at];
        let name = word.name.as_str();
        let typed = text.pieces[word.pieces.0].folded.as_str();
        let troop = is_troop(word)
            .then(|| code_of(word, system, troops))
            .flatten()
            .or_else(|| (system == LINE.2 && is_line(text, words, at)).then_some(LINE.1));
        let cue = cue_at(at);
        let old = troop == Some(OLD_GUARD) && end_of(at, "OLDGUARD").is_some();
        let cue =
            cue.filter(|(end, cue)| (troop.is_none() || *end > at + 1) && *cue != Cue::OldGuard);
        let digits = typed.bytes().all(|byte| byte.is_ascii_digit());
        let before = tokens.last().map(|token: &Token| &token.part);
        let next = words.get(at + 1);
        let mut end = at + 1;
        let part = if let Some((to, cue)) =
            cue.filter(|(to, cue)| *to > at + 1 || !(matches!(cue, Cue::Attack) && is_rolling(at)))
        {
            end = to;
            let passive = next.is_some_and(|next| lists.has(List::By, &next.name));
            match cue {
                Cue::Attack if passive => Part::Cue(Cue::AttackedBy),
                cue => Part::Cue(cue),
            }
        } else if matches!(troop, Some("corps-general" | "commander-in-chief")) {
            Part::Cue(Cue::General)
        } else if let Some(code) = troop {
            named.push(code);
            if old {
                tokens.push(Token {
                    part: Part::Cue(Cue::OldGuard),
                    from: at,
                    to: end,
                    stop: word.stop,
                    read: true,
                });
            }
            Part::Troop(code)
        } else if is_troop(word) {
            // "Fanteria d'élite": the name goes on.
            let mut ahead = (at + 1..words.len()).filter(|at| skipped(*at).is_none());
            if !ahead
                .next()
                .is_some_and(|at| is_troop(&words[at]) && at <= end + 1)
            {
                return None;
            }
            Part::Noise
        } else if let Some(die) = versus(word) {
            Part::Die(die)
        } else if let Some(number) = word.number {
            let before = before.filter(|_| !word.stop);
            number_at(
                number,
                digits,
                name,
                next,
                before,
                &named,
                (system, troops, lists),
                &|class| end_of(at + 1, class).is_some(),
            )
        } else if (is_negation(word) || lists.has(List::Denying, name))
            && let Some((to, cue)) = denied(at)
        {
            end = to;
            match cue {
                Cue::Overlap(_) | Cue::Overlapped(_) => Part::Cue(Cue::NoOverlap),
                _ => Part::Cue(Cue::Nothing),
            }
        } else if is_negation(word) {
            return None;
        } else if end_of(at, TOTAL).is_some() {
            Part::Total
        } else if ends(word) {
            Part::Verb(lists.begin(List::Doubling, name))
        } else if lists.has(List::Helping, name) {
            Part::Noise
        } else if let Some(band) = code_of(word, system, bands) {
            Part::Band(band)
        } else if !word.codes.is_empty()
            && let (going, cover) = (code_of(word, system, goings), code_of(word, system, covers))
            && going.or(cover).is_some()
        {
            Part::Place(going, cover)
        } else if let Some(role) = ROLES.iter().position(|role| lists.has(*role, name)) {
            Part::Role(role)
        } else if lists.has(List::Plural, name)
            && !(lists.has(List::Ours, name) || next.is_some_and(|next| next.number.is_some()))
        {
            Part::Roll
        } else if lists.has(List::Plural, name) {
            Part::Person(true)
        } else if let Some(mine) = word.mine.or(lists.has(List::First, name).then_some(true)) {
            Part::Person(mine)
        } else if lists.has(List::Persons, name)
            && cue_at(at + 1).is_some_and(|(_, cue)| cue.is_circumstance())
        {
            // "Knights v Spears, me overlapped once".
            Part::Person(true)
        } else if lists.has(List::Throws, name)
            && next.is_some_and(|next| next.number.is_some() && !next.stop)
            && !words.get(at + 2).is_some_and(is_troop)
            && !matches!(before, Some(Part::Onto | Part::With | Part::Troop(_)))
        {
            // "Tiro 5, lui 2".
            Part::Person(true)
        } else if lists.has(List::With, name) {
            Part::With
        } else if lists.has(List::Another, name) {
            Part::Another
        } else if end_of(at, SHOOT).is_some() {
            let to = end_of(at, SHOOT).unwrap_or(at + 1);
            let mut ahead = (to..words.len()).filter(|at| {
                words[*at].mine.is_none() && skipped(*at).is_none() && !is_rolling(*at)
            });
            let die = ahead.next().is_some_and(|at| {
                let counts = words.get(at + 1).is_some_and(is_troop)
                    || end_of(at + 1, CM).is_some()
                    || end_of(at + 1, PACES).is_some();
                words[at].number.is_some() && !words[at].stop && !counts
            });
            if is_rolling(at) && die {
                Part::Roll
            } else {
                end = to;
                Part::Shoot
            }
        } else if is_rolling(at) {
            Part::Roll
        } else if lists.has(List::Onto, name) {
            Part::Onto
        } else if lists.has(List::Separator, name) {
            Part::Separator
        } else if let Some(to) = skipped(at) {
            end = to;
            Part::Noise
        } else if reader.is_noise(word)
            || end_of(at, "ODDS").is_some()
            || FUNCTIONS.iter().any(|class| end_of(at, class).is_some())
        {
            Part::Noise
        } else {
            Part::Unknown
        };
        if matches!(part, Part::Cm(_) | Part::Paces(_)) {
            end = at + 2;
        }
        let read = !matches!(part, Part::Unknown | Part::Number(_));
        tokens.push(Token {
            part,
            from: at,
            to: end.max(at + 1),
            stop: word.stop,
            read,
        });
        at = end.max(at + 1);
    }
    // "My opponent" is the other player.
    for at in 1..tokens.len() {
        if let (Part::Person(true), Part::Person(false)) = (&tokens[at - 1].part, &tokens[at].part)
            && !tokens[at].stop
            && lists.has(List::Opponent, &words[tokens[at].from].name)
        {
            tokens[at - 1].part = Part::Noise;
        }
    }
    // "Cuirassiers against a square": what stands in it is infantry of the line unless it is told otherwise.
    let square = |token: &Token| token.part == Part::Cue(Cue::Square);
    if system == LINE.2
        && named.len() == 1
        && let Some(at) = tokens.iter().position(square)
    {
        named.push(LINE.1);
        let implied = Token {
            part: Part::Troop(LINE.1),
            ..tokens[at].clone()
        };
        tokens.insert(
            at + 1,
            Token {
                stop: false,
                ..implied
            },
        );
    }
    (named.len() > 1).then_some(tokens)
}

/// What a number is: a die, a number of troops or a measure.
#[expect(clippy::too_many_arguments, reason = "the words around the number")]
#[expect(clippy::cast_possible_truncation, reason = "numbers of a few digits")]
pub(super) fn number_at(
    number: f64,
    digits: bool,
    name: &str,
    next: Option<&Word>,
    before: Option<&Part>,
    named: &[&'static str],
    (system, troops, lists): (&str, &[&'static str], &Lists),
    unit: &dyn Fn(&str) -> bool,
) -> Part {
    let number = number as i64;
    if unit(CM) {
        return Part::Cm(number);
    }
    if unit(PACES) {
        return Part::Paces(number);
    }
    if next.is_some_and(|next| lists.has(List::Unit, &next.name)) {
        return Part::Unknown;
    }
    // "At one knight" counts the target.
    let aimed = matches!(before, Some(Part::Onto | Part::Shoot));
    if !digits && !aimed && lists.has(List::Another, name) {
        return Part::Another;
    }
    if let Some(code) = next
        .filter(|next| is_troop(next) && !next.stop)
        .and_then(|next| code_of(next, system, troops))
    {
        let labelled = matches!(
            before,
            Some(
                Part::Troop(_)
                    | Part::Person(_)
                    | Part::Roll
                    | Part::Cue(Cue::General | Cue::Square)
            )
        );
        if !(labelled && named.contains(&code)) {
            return Part::Count(number);
        }
    }
    // "Sei" and "one" are numbers only where a die is expected.
    let expected = matches!(
        before,
        Some(
            Part::Roll
                | Part::Person(_)
                | Part::Separator
                | Part::Troop(_)
                | Part::Role(_)
                | Part::Cue(Cue::Both | Cue::Square)
        )
    );
    match number {
        1..=6 if digits || expected => Part::Die(number),
        _ if digits => Part::Number(number),
        _ => Part::Unknown,
    }
}
