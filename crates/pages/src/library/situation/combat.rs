//! Reading of a combat or a shot that no sentence states as a whole: two troops, the dice of both sides and the
//! circumstances of each, in any order and with other words between them. Each die, support or place is
//! assigned to a side by the words beside it; what cannot be assigned stays unread or gives two readings. The
//! result is shown as far as read and is never certain.

use super::learnt::{BEATEN, LOSES, Reader, WINS, Word, is_negation, is_troop, winner};
use super::{Fact, Sense, Situation, Text};
use crate::check::form::field_at;
use crate::check::{Check, Field, FindingKind, Kind};
use crate::systems;

/// The checks that compute a combat, and those that compute its result from the totals.
const CHECKS: [&str; 2] = ["dba.combat", "dbe.combat"];
const RESULTS: [&str; 2] = ["dba.close-combat", "dbe.outcome"];
/// Maximum number of words between a mark and the troop that it belongs to.
const NEAR: usize = 5;

/// Classes of phrases in the file, and what they mean beside a troop. Of two phrases with the same length the
/// first one counts.
const CUES: [(&str, Cue); 52] = [
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
    ("GENERAL_IN", Cue::General),
    ("GENERAL", Cue::General),
    ("HELP1", Cue::Help(1)),
    ("HELP2", Cue::Help(2)),
    ("INGARRISON", Cue::Garrison),
    ("HOLDBANK", Cue::Bank),
    ("REARCONTACT", Cue::Flank),
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
];
/// Classes for rolling dice and for shooting, which share words in Italian.
const ROLLING: [&str; 5] = ["ROLLS", "DICEX", "DROLL", "DICE", "DICEW"];
const SHOOT: &str = "SHOOT";
/// Classes for words between names, numbers and circumstances.
const FUNCTIONS: [&str; 12] = [
    "IN", "INREL", "AT", "ATX", "ONX", "FORX", "TOX", "UPON", "RINTO", "NEXTTO", "ENEMY", "RANGEW",
];
/// Class for words about totals: the numbers of such a text are no dice.
const TOTAL: &str = "TOTAL";
/// Italian verbs whose subject may follow them.
const SUBJECT_WINS: [&str; 2] = ["vince", "vincono"];
const SUBJECT_LOSES: [&str; 2] = ["perde", "perdono"];
/// Words of shooting in a told result, which this reader does not read.
const SHOT: [&str; 12] = [
    "shot",
    "shots",
    "shooting",
    "fire",
    "arrows",
    "volley",
    "tiro",
    "tirato",
    "sparato",
    "frecce",
    "fuoco",
    "bersagliato",
];
/// Words for units, by class and by name.
const CM: &str = "CMW";
const PACES: &str = "PACES";
const UNITS: [&str; 14] = [
    "pip", "pips", "pa", "ap", "mm", "u", "ud", "punti", "pti", "pts", "points", "cm", "minuti",
    "minutes",
];
/// Verbs of helping, beside a troop that is counted as a helper.
const HELPING: [&str; 9] = [
    "helping",
    "helps",
    "help",
    "supporting",
    "supports",
    "aiuta",
    "aiutano",
    "supporta",
    "supportano",
];
/// Words for the shooter nearest to its target, whose factor counts.
const NEAREST: [&str; 3] = ["vicino", "nearest", "closest"];
/// Beginnings of the verbs for a total twice as high.
const DOUBLES: [&str; 2] = ["doubl", "doppi"];
const ROLLED: [&str; 22] = [
    "fa",
    "fanno",
    "fatto",
    "fatta",
    "faccio",
    "facciamo",
    "esce",
    "escono",
    "uscito",
    "viene",
    "ottiene",
    "ottengo",
    "ottengono",
    "get",
    "gets",
    "got",
    "throw",
    "throws",
    "threw",
    "rolling",
    "dadi",
    "dice",
];
const FIRST: [&str; 8] = ["mi", "faccio", "ottengo", "im", "ive", "i'm", "i've", "io"];
/// Words for both players together, which give no side.
const PLURAL: [&str; 6] = ["we", "us", "noi", "abbiamo", "facciamo", "tiriamo"];
/// Those that give a side: "2 noi 3 loro".
const OURS: [&str; 2] = ["noi", "us"];
const OPPONENTS: [&str; 6] = [
    "opponent",
    "enemy",
    "avversario",
    "avversaria",
    "nemico",
    "rivale",
];
const OBJECTS: [&str; 3] = ["mi", "ci", "me"];
const WITH: [&str; 14] = [
    "with", "has", "have", "having", "plus", "con", "col", "coi", "ha", "hanno", "ho", "avendo",
    "piu", "c",
];
const ANOTHER: [&str; 14] = [
    "another",
    "other",
    "second",
    "extra",
    "more",
    "one",
    "altro",
    "altra",
    "altri",
    "altre",
    "secondo",
    "seconda",
    "ulteriore",
    "further",
];
const SEPARATORS: [&str; 10] = [
    "a", "to", "contro", "vs", "v", "versus", "against", "e", "and", "x",
];
const BY: [&str; 8] = ["by", "da", "dal", "dai", "dalla", "dalle", "dagli", "dallo"];
const ONTO: [&str; 21] = [
    "on", "at", "upon", "into", "onto", "su", "sul", "sullo", "sulla", "sui", "sugli", "sulle",
    "contro", "a", "al", "alla", "ai", "agli", "alle", "against", "addosso",
];
const FOR: [&str; 12] = [
    "for", "per", "di", "del", "dei", "delle", "della", "degli", "from", "by", "dal", "ai",
];
/// Beginnings of the verbs of a charge.
const CHARGES: [&str; 2] = ["caric", "charg"];
/// The measure from which the range of a shot is computed.
const MEASURE: &str = "distance_cm";
const OLD_GUARD: &str = "guard";
/// Minimum number of letters that a short name shares with the name that it stands for.
const LEAST_SHARED: usize = 4;
/// Roles that a die may be assigned to: the first side, the second side.
const ROLES: [&[&str]; 2] = [
    &[
        "shooter",
        "shooters",
        "attacker",
        "tiratore",
        "tiratori",
        "attaccante",
    ],
    &["target", "defender", "bersaglio", "difensore"],
];

/// What a phrase says about the troop that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cue {
    /// Nothing that changes the result.
    Nothing,
    NoOverlap,
    /// Open ground.
    Open,
    Melee,
    BothIn,
    /// By how much the totals differ, if it is little.
    Margin,
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
    OldGuard,
    Help(u8),
    Garrison,
    Bank,
    Flank,
    Enfilade,
    Cover(&'static str),
    Nation(&'static str),
    ShotBy,
    Attack,
    AttackedBy,
}

/// What a word or phrase of the text is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
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

#[derive(Clone, Debug)]
struct Token {
    part: Part,
    /// Range of its words.
    from: usize,
    to: usize,
    /// Whether a comma or full stop precedes it.
    stop: bool,
    read: bool,
}

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

/// Returns the only code that a word names among these.
fn code_of(word: &Word, system: &str, codes: &[&'static str]) -> Option<&'static str> {
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

/// Returns the combat that a text states; `None` if it names no two troops, or neither both dice nor a shot at a
/// distance.
pub(super) fn read(
    text: &Text<'_>,
    reader: &Reader,
    words: &[Word],
    ranked: &[(usize, f32)],
    tail: usize,
) -> Option<Situation> {
    let stated = words.iter().filter(|word| word.pieces.1 <= tail).count();
    let words = &words[..stated];
    let troops = words.iter().filter(|word| is_troop(word));
    let numbered = |word: &Word| word.number.is_some() || versus(word).is_some();
    if troops.count() < 2 || !words.iter().any(numbered) || reader.is_asked(words) {
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
    if found.len() > 1 {
        let first = reader.likeliest(ranked).next()?.0;
        found.retain(|(check, ..)| check.system() == first.system());
    }
    let (check, fields, tokens) = found.pop()?;
    Combat {
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
    }
    .settle(text, reader, tail)
}

/// The die in `v3`, the rest of "5v3".
fn versus(word: &Word) -> Option<i64> {
    let digit = word.name.strip_prefix(['v', 'x'])?;
    digit
        .parse()
        .ok()
        .filter(|die| (1..=6).contains(die) && digit.len() == 1)
}

/// Splits the words into tokens. Returns `None` if the text has a negation or a troop of another game.
fn scan(
    text: &Text<'_>,
    reader: &Reader,
    words: &[Word],
    system: &str,
    fields: &[Field],
) -> Option<Vec<Token>> {
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
            || ROLLED.contains(&words[at].name.as_str())
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
            .flatten();
        let cue = CUES
            .iter()
            .filter_map(|(class, cue)| Some((end_of(at, class)?, *cue)))
            .reduce(|best, other| if other.0 > best.0 { other } else { best });
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
            let passive = next.is_some_and(|next| BY.contains(&next.name.as_str()));
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
                (system, troops),
                &|class| end_of(at + 1, class).is_some(),
            )
        } else if is_negation(word) {
            return None;
        } else if end_of(at, TOTAL).is_some() {
            Part::Total
        } else if [&WINS[..], &LOSES, &BEATEN]
            .iter()
            .any(|verbs| verbs.contains(&name))
        {
            Part::Verb(DOUBLES.iter().any(|begin| name.starts_with(begin)))
        } else if HELPING.contains(&name) {
            Part::Noise
        } else if let Some(band) = code_of(word, system, bands) {
            Part::Band(band)
        } else if !word.codes.is_empty()
            && let (going, cover) = (code_of(word, system, goings), code_of(word, system, covers))
            && going.or(cover).is_some()
        {
            Part::Place(going, cover)
        } else if let Some(role) = ROLES.iter().position(|names| names.contains(&name)) {
            Part::Role(role)
        } else if PLURAL.contains(&name)
            && !(OURS.contains(&name) || next.is_some_and(|next| next.number.is_some()))
        {
            Part::Roll
        } else if PLURAL.contains(&name) {
            Part::Person(true)
        } else if let Some(mine) = word.mine.or(FIRST.contains(&name).then_some(true)) {
            Part::Person(mine)
        } else if WITH.contains(&name) {
            Part::With
        } else if ANOTHER.contains(&name) {
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
        } else if ONTO.contains(&name) {
            Part::Onto
        } else if SEPARATORS.contains(&name) {
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
            && OPPONENTS.contains(&words[tokens[at].from].name.as_str())
        {
            tokens[at - 1].part = Part::Noise;
        }
    }
    (named.len() > 1).then_some(tokens)
}

/// What a number is: a die, a number of troops or a measure.
#[expect(clippy::too_many_arguments, reason = "the words around the number")]
#[expect(clippy::cast_possible_truncation, reason = "numbers of a few digits")]
fn number_at(
    number: f64,
    digits: bool,
    name: &str,
    next: Option<&Word>,
    before: Option<&Part>,
    named: &[&'static str],
    (system, troops): (&str, &[&'static str]),
    unit: &dyn Fn(&str) -> bool,
) -> Part {
    let number = number as i64;
    if unit(CM) {
        return Part::Cm(number);
    }
    if unit(PACES) {
        return Part::Paces(number);
    }
    if next.is_some_and(|next| UNITS.contains(&next.name.as_str())) {
        return Part::Unknown;
    }
    if !digits && ANOTHER.contains(&name) {
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

/// A combat while it is read.
struct Combat<'t> {
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

    fn settle(mut self, text: &Text<'_>, reader: &Reader, from: usize) -> Option<Situation> {
        self.find_support();
        if self
            .tokens
            .iter()
            .any(|token| matches!(token.part, Part::Verb(_)))
        {
            return self.result(text, reader, from);
        }
        self.find_sides()?;
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
            0 => self.shot && !self.is_dba() && far,
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
        for (path, value) in self.paths().kind {
            self.tell(path, value);
        }
        for side in [0, 1] {
            let code = self.troop(self.sides[side])?;
            self.tell_side(side, "troop", code);
        }
        self.find_names(text);
        self.find_owner();
        self.circumstances(text)?;
        self.roll(&dice);
        self.finish(text, reader, from)
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
            if let Some((supporter, front)) = supporter {
                let code = self.troop(supporter);
                self.tokens[supporter].part = Part::Noise;
                self.support.push((at, code, front));
            } else if cue == Cue::Rear || one_more {
                self.support.push((at, None, None));
            } else {
                continue;
            }
            self.tokens[at].part = Part::Cue(Cue::Rear);
        }
    }

    /// Finds the troops that fight, who shoots or attacks, and which of them is the first side.
    fn find_sides(&mut self) -> Option<()> {
        let named: Vec<usize> = (0..self.tokens.len())
            .filter(|at| self.troop(*at).is_some())
            .collect();
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
        for at in named {
            let is_helper = self.helpers > 0 && at < self.sides[1];
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
                    Some(Part::Noise | Part::Person(_) | Part::Count(_))
                )
            });
            *troop > start && before.is_some_and(|at| self.part(at) == Some(&Part::Onto))
        })?;
        let shooters: Vec<usize> = named.iter().copied().filter(|at| *at < target).collect();
        let mut codes: Vec<_> = shooters.iter().filter_map(|at| self.troop(*at)).collect();
        codes.dedup();
        if codes.len() < 2 {
            return None;
        }
        let nearest = (0..self.tokens.len()).find(|at| NEAREST.contains(&self.name(*at)))?;
        let clause = self.begin(nearest)..self.end(nearest);
        let main = clause.into_iter().find_map(|at| self.troop(at))?;
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

    /// The winner by an Italian verb in front of its subject: "vince Bw", "perde LH".
    fn by_verb(&self, first: usize, second: usize) -> Option<usize> {
        (0..self.tokens.len()).find_map(|at| {
            let wins = SUBJECT_WINS.contains(&self.name(at));
            let loses = SUBJECT_LOSES.contains(&self.name(at));
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
    fn result(mut self, text: &Text<'_>, reader: &Reader, from: usize) -> Option<Situation> {
        let parts = || self.tokens.iter().map(|token| &token.part);
        if parts().any(|part| {
            matches!(
                part,
                Part::Shoot | Part::Cm(_) | Part::Paces(_) | Part::Cue(Cue::ShotBy)
            )
        }) {
            return None;
        }
        if self
            .words
            .iter()
            .any(|word| SHOT.contains(&word.name.as_str()))
        {
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
        let named: Vec<usize> = (0..self.tokens.len())
            .filter(|at| self.troop(*at).is_some())
            .collect();
        let first = *named.first()?;
        let other = |at: &usize| self.troop(*at) != self.troop(first);
        let second = named.iter().copied().find(other)?;
        let places = [first, second].map(|at| self.tokens[at].from);
        let won = self.by_verb(first, second).map(|at| self.tokens[at].from);
        let won = won.or_else(|| winner(self.words, places[0], places[1]))?;
        self.sides = if won == places[1] {
            [first, second]
        } else {
            [second, first]
        };
        let numbers: Vec<i64> = parts()
            .filter_map(|part| match part {
                Part::Die(number) | Part::Number(number) => Some(*number),
                _ => None,
            })
            .collect();
        let little = parts().any(|part| *part == Part::Cue(Cue::Margin));
        let doubled = parts().any(|part| *part == Part::Verb(true));
        let totals = match numbers[..] {
            [] => None,
            [one, other] if one != other => Some((one.min(other), one.max(other))),
            _ => return None,
        };
        let dba = self.is_dba();
        // The plain result is read by sentences; without a degree there is nothing to add.
        if totals.is_none() && !little && !doubled {
            return None;
        }
        let system = self.check.system();
        let known = RESULTS.iter().filter_map(|id| systems::check(id));
        self.check = known.into_iter().find(|check| check.system() == system)?;
        self.fields = self.check.fields(&text.library.tables);
        let [loser, winner] = self.sides.map(|at| self.troop(at).unwrap_or_default());
        for (field, code) in [("loser", loser), ("winner", winner)] {
            if !codes_at(&self.fields, field).contains(&code) {
                return None;
            }
            self.tell(field, code);
        }
        self.find_owner();
        if dba {
            let twice = totals.map_or(doubled, |(less, more)| more >= 2 * less);
            let degree = if twice { "doubled" } else { "beaten" };
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
            }
            let fought = self.tokens.iter().any(|token| {
                matches!(
                    token.part,
                    Part::Cue(Cue::Melee | Cue::Attack | Cue::AttackedBy)
                )
            });
            if fought {
                self.tell("phase", "melee");
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
                    | Cue::Flank
                    | Cue::Bank
                    | Cue::Overlap(_)
                    | Cue::Overlapped(_)
                    | Cue::OverlapOn(_)
                    | Cue::Cover(_),
                ) => {
                    self.tokens[at].read = false;
                    self.minor.push(at);
                }
                Part::Cue(Cue::Garrison | Cue::Square) => self.tokens[at].read = false,
                _ => {}
            }
        }
        for at in named {
            if self.side_of(at).is_none() {
                self.tokens[at].read = false;
                self.minor.push(at);
            }
        }
        // Ground that was not read matters if the result rests on it.
        let told = self
            .check
            .glance(&text.library.tables, &super::input(&self.facts));
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
        self.finish(text, reader, from)
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
                    Some(Part::Person(mine)) if !OBJECTS.contains(&self.name(at)) => Some(*mine),
                    _ => None,
                });
            let after = || {
                let next = self.tokens.get(troop + 1).filter(|next| !next.stop)?;
                let then = self.part(troop + 2);
                match next.part {
                    Part::Person(mine)
                        if !matches!(then, Some(Part::Die(_) | Part::Roll))
                            && !OBJECTS.contains(&self.name(troop + 1)) =>
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
        let object = verb > 0 && OBJECTS.contains(&self.name(verb - 1));
        let attacker = match self.cue(verb) {
            Some(Cue::AttackedBy) => after,
            // "The cuirassiers charge me", "mi caricano i dragoni".
            _ if object => (self.begin(verb)..verb).rev().find_map(side).or(after),
            _ => before,
        };
        if object && self.mine.is_none() {
            self.mine = attacker.map(|side| 1 - side);
        }
        let charges = CHARGES
            .iter()
            .any(|begin| self.name(verb).starts_with(begin));
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

    /// States something of one side, or of either if it is not said of which.
    fn mark(&mut self, at: usize, side: Option<Side>, field: &str, value: &str) {
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

    /// Reads what is told around the combat. Returns `None` if the target is out of range.
    fn circumstances(&mut self, text: &Text<'_>) -> Option<()> {
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
                    let verdict = check
                        .glance(&text.library.tables, &super::input(&facts))
                        .ok()?;
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

    fn circumstance(&mut self, at: usize, cue: Cue) {
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
                let field = if dba { "flank_rear_contacts" } else { overlaps };
                self.mark(at, owner, field, "1");
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
                if self.shot && nation != "other" && self.next(at).or(owner) == Some(0) =>
            {
                self.mark(at, Some(0), "nation", nation);
            }
            Cue::Help(_)
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
    fn marked(&self, field: &str) -> Option<Side> {
        let told = |side: &Side| {
            let path = self.path(*side, field);
            self.facts.iter().any(|(known, _)| *known == path)
        };
        let mut sides = [0, 1].into_iter().filter(told);
        sides.next().filter(|_| sides.next().is_none())
    }

    /// Reads the ground that a side or both stand on.
    fn place(&mut self, at: usize, going: Option<&'static str>, cover: Option<&'static str>) {
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

    /// The side that a token names as the owner of a die.
    fn label(&self, at: usize) -> Option<Side> {
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
    fn roll(&mut self, dice: &[(usize, i64)]) {
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

    /// The side that rolled the first of two dice.
    fn roller(&self, one: usize, other: usize) -> Option<Side> {
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
                    // "5 to 3 for me".
                    (None, Some(side)) => Some(side),
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
                    None if at > 0 && FOR.contains(&self.name(at - 1)) => true,
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
mod tests {
    use std::sync::LazyLock;

    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::lang::Lang;
    use crate::library::{Library, Passages, judge, situations};

    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        Library::load(&files, Tables::default(), Passages::default()).0
    });

    /// The facts of the first situation of a text, as they are written in the file, and whether it has a
    /// settled verdict.
    fn told(lang: Lang, text: &str) -> (String, bool) {
        let all = situations(&REAL, lang, text, None, &|_| None);
        let Some(first) = all.first() else {
            return (String::new(), false);
        };
        let verdict = judge(&REAL, first);
        assert!(
            verdict.as_ref().is_none_or(|told| !told.is_certain()),
            "{text}"
        );
        let settled = verdict.is_some_and(|told| told.status() == "read");
        let facts: Vec<String> = first
            .facts
            .iter()
            .chain(&first.assumed)
            .map(|(path, value)| format!("{path}={value}"))
            .collect();
        (format!("{} {} ", first.check, facts.join(" ")), settled)
    }

    #[test]
    fn dice_are_of_the_side_that_rolled_them() {
        for (lang, text, facts) in [
            (
                Lang::It,
                "corazzieri in mischia contro linea in quadrato, corazz fanno 5 quadrato fa 2",
                "dice.a=5 dice.b=2 b.in_square=true",
            ),
            (
                Lang::It,
                "artiglieria a piedi tira a 14cm sui volteggiatori allo scoperto, 6 contro 2",
                "dice.shooter=6 dice.target=2 band=short",
            ),
            (
                Lang::It,
                "due linea tirano sugli stessi dragoni a 6 cm, nessun altro bersaglio, io 5 lui 3",
                "dice.shooter=5 dice.target=3 supporters=1 band=long",
            ),
            (
                Lang::It,
                "la mia linea spara a 5 cm alla linea nemica, 5 a 3 per me",
                "dice.shooter=5 dice.target=3",
            ),
            (
                Lang::It,
                "i corazzieri mi caricano, la mia fanteria di linea fa 4 loro 3",
                "dice.a=3 dice.b=4 a.charging=true",
            ),
            (
                Lang::En,
                "his bows shoot at my cavalry, two bows helping. 3 him 4 me",
                "die_a=3 die_b=4 b.other_shooters=2",
            ),
            (
                Lang::En,
                "old guard fire at brit line 8cm away, open ground, 4 for me 3 for him",
                "dice.shooter=4 dice.target=3 shooter.old_guard=true",
            ),
            (
                Lang::En,
                "horse artillery at 10cm on a square of line, roll 4 against 4",
                "dice.shooter=4 dice.target=4 target.in_square=true",
            ),
            (
                Lang::En,
                "line shoots cuirassiers at 5 cm with one more line helping, 3v3",
                "dice.shooter=3 dice.target=3 supporters=1",
            ),
        ] {
            let (told, settled) = told(lang, text);
            assert!(settled, "{text}: {told}");
            for fact in facts.split(' ') {
                assert!(told.contains(&format!(" {fact} ")), "{text}: {told}");
            }
        }
    }

    #[test]
    fn results_are_of_the_troop_that_lost() {
        for (lang, text, facts) in [
            (
                Lang::En,
                "my Wb with another Wb behind it beat his Sp by 1 pip and the spears were standing in a wood",
                "loser=Sp winner=Wb degree=beaten loser_going=wood",
            ),
            (
                Lang::En,
                "Hordes lost the fight 3-6 to blades",
                "loser=Hd winner=Bd degree=doubled",
            ),
        ] {
            let (told, settled) = told(lang, text);
            assert!(settled, "{text}: {told}");
            for fact in facts.split(' ') {
                assert!(told.contains(&format!(" {fact} ")), "{text}: {told}");
            }
        }
    }

    #[test]
    fn two_questions_are_not_read_as_one() {
        let text = "quanti pip x muovere un elefante se ho perso il generale? e al primo turno?";
        let all = situations(&REAL, Lang::It, text, None, &|_| None);
        for one in &all {
            assert!(
                one.facts.iter().all(|(path, _)| !path.contains("turn")),
                "{one:?}"
            );
            assert!(one.left.join(" ").contains("primo turno"), "{one:?}");
        }
    }
}
