//! An army list as players paste it: lines of text, read as far as possible, with the position of
//! everything that is not understood.
//!
//! Three kinds of lines: `key: value` for the whole list, `Command 1: …`, and units. In a unit
//! line, words without another meaning are its name; numbers may be named (`VBU 5`, `I3`, `20 pts`)
//! or be in the order VBU, I, VD, cost. Words may be Italian or English.

use super::list_upgrade::Discipline;
use super::words::{General, Troop};
use crate::kit::tables::Choice;

/// A parsed list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    pub army: Option<String>,
    pub source: Option<String>,
    pub volume: Option<i64>,
    pub player: Option<String>,
    pub contact: Option<String>,
    pub structure: Option<String>,
    pub vdt: Option<i64>,
    pub break_point: Option<i64>,
    pub exploration: Option<i64>,
    pub advanced: Option<String>,
    pub destiny: Option<String>,
    pub commands: Vec<Command>,
    pub places: Places,
}

/// Line numbers in the text, from 0: of each heading, and of each command with its units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    pub heads: Vec<(Key, usize)>,
    pub commands: Vec<(usize, Vec<usize>)>,
}

impl Places {
    /// Line of `commands.1` or `commands.1.units.0`.
    pub fn of(&self, path: &str) -> Option<usize> {
        let mut numbers = path.split('.').filter_map(|part| part.parse().ok());
        let (line, units) = self.commands.get::<usize>(numbers.next()?)?;
        match numbers.next() {
            Some(unit) => units.get::<usize>(unit).copied(),
            None => Some(*line),
        }
    }
}

/// A parsed command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Command {
    pub number: Option<i64>,
    pub vd: Option<i64>,
    pub break_point: Option<i64>,
    pub general: Option<General>,
    pub is_cic: bool,
    pub attached_to: Option<String>,
    pub unattached: bool,
    pub ally: Option<String>,
    pub units: Vec<Unit>,
}

/// A number of units of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    pub name: String,
    pub troop: Option<Troop>,
    pub count: i64,
    pub vbu: Option<i64>,
    pub i: Option<i64>,
    pub d: Option<Discipline>,
    pub vd: Option<i64>,
    pub cost: Option<i64>,
    pub general: bool,
    pub min: Option<i64>,
    pub max: Option<i64>,
    pub commonest: bool,
    pub large: bool,
    pub front: bool,
    pub pike: bool,
    pub upgraded: bool,
}

impl Default for Unit {
    fn default() -> Self {
        Self {
            name: String::new(),
            troop: None,
            count: 1,
            vbu: None,
            i: None,
            d: None,
            vd: None,
            cost: None,
            general: false,
            min: None,
            max: None,
            commonest: false,
            large: false,
            front: false,
            pike: false,
            upgraded: false,
        }
    }
}

/// A word that is not understood, and what is accepted there; line and column from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    pub line: usize,
    pub column: usize,
    pub given: String,
    pub accepted: Vec<String>,
}

/// Maximum number of commands, and of units in one command.
pub const COMMANDS: usize = 12;
pub const UNITS: usize = 40;

/// Parses a list. Everything that is understood is kept, even if something else is not.
pub fn read(text: &str) -> (Sheet, Vec<Misread>) {
    let mut sheet = Sheet::default();
    let mut misread = Vec::new();
    for (n, line) in (1..).zip(text.lines()) {
        let words = split(line);
        if words.is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        let mut at = Reader {
            line: n,
            misread: &mut misread,
        };
        if let Some((key, value)) = header(line) {
            sheet.places.heads.push((key, n - 1));
            at.header(&mut sheet, key, value, line);
        } else if COMMAND.contains(&words[0].lower.as_str()) {
            if sheet.commands.len() == COMMANDS {
                at.fault(&words[0], &[&format!("≤ {COMMANDS}")]);
                continue;
            }
            let command = at.command(&words[1..]);
            let twin = |other: &Command| other.number.is_some() && other.number == command.number;
            if sheet.commands.iter().any(twin) {
                let used = |n: &i64| sheet.commands.iter().any(|other| other.number == Some(*n));
                let free = (1..).find(|n| !used(n)).unwrap_or(1);
                at.fault(words.get(1).unwrap_or(&words[0]), &[&free.to_string()]);
            }
            sheet.commands.push(command);
            sheet.places.commands.push((n - 1, Vec::new()));
        } else if let Some(unit) = at.unit(&words) {
            // Units above the first heading are a command whose heading was not copied.
            if sheet.commands.is_empty() && unit.troop.is_some() {
                sheet.commands.push(Command::default());
                sheet.places.commands.push((n - 1, Vec::new()));
            }
            match sheet.commands.last_mut() {
                Some(command) if command.units.len() < UNITS => {
                    // A command has one general.
                    if unit.general && command.units.iter().any(|other| other.general) {
                        let said = words
                            .iter()
                            .rfind(|word| GENERAL.contains(&word.lower.as_str()));
                        at.fault(said.unwrap_or(&words[0]), &["1 × general"]);
                    }
                    command.units.push(unit);
                    if let Some((_, units)) = sheet.places.commands.last_mut() {
                        units.push(n - 1);
                    }
                }
                Some(_) => at.fault(&words[0], &[&format!("≤ {UNITS}")]),
                None => at.fault(&words[0], &LINES),
            }
        }
    }
    (sheet, misread)
}

/// Words that say that a unit includes the general.
const GENERAL: [&str; 4] = ["generale", "general", "gen", "cic"];

/// Examples of lines, one of each kind.
const LINES: [&str; 3] = [
    "Esercito/Army: …",
    "Comando/Command 1: …",
    "2 Opliti/Hoplites FP VBU 5 I 2 D B VD 2 20 pt",
];

const COMMAND: [&str; 3] = ["comando", "command", "cmd"];

/// Key of a heading of the whole list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Army,
    Source,
    Volume,
    Player,
    Contact,
    Structure,
    Vdt,
    Break,
    Exploration,
    Advanced,
    Destiny,
}

/// The names of the keys, the displayed ones first.
const KEYS: [(Key, &[&str]); 11] = [
    (
        Key::Army,
        &["esercito", "army", "lista", "list", "army list"],
    ),
    (Key::Source, &["provenienza", "source", "fonte", "from"]),
    (Key::Volume, &["volume", "vol", "vol."]),
    (Key::Player, &["giocatore", "player", "nome", "name"]),
    (
        Key::Contact,
        &[
            "recapito", "contact", "contatto", "email", "e-mail", "mail", "telefono", "phone",
            "tel",
        ],
    ),
    (
        Key::Structure,
        &[
            "struttura",
            "structure",
            "struttura di comando",
            "command structure",
        ],
    ),
    (
        Key::Vdt,
        &[
            "vdt",
            "vdt esercito",
            "vdt dell'esercito",
            "army vdt",
            "vd totale",
            "total vd",
        ],
    ),
    (
        Key::Break,
        &[
            "rottura",
            "break",
            "punto di rottura",
            "punto di rottura esercito",
            "punto di rottura dell'esercito",
            "rottura esercito",
            "rottura dell'esercito",
            "break point",
            "army break point",
        ],
    ),
    (
        Key::Exploration,
        &[
            "esplorazione",
            "exploration",
            "punti esplorazione",
            "exploration points",
        ],
    ),
    (
        Key::Advanced,
        &[
            "avanzato",
            "advanced",
            "schieramento avanzato",
            "advanced deployment",
            "modello",
            "model",
        ],
    ),
    (
        Key::Destiny,
        &[
            "destino",
            "destiny",
            "tiri destino",
            "destiny rolls",
            "destiny shots",
        ],
    ),
];

/// The key of a line such as `Army: …`, and the rest with its column.
fn header(line: &str) -> Option<(Key, (&str, usize))> {
    let at = line.find([':', '='])?;
    let name = line[..at].trim().to_lowercase();
    let key = KEYS
        .iter()
        .find(|(_, names)| names.contains(&name.as_str()))?
        .0;
    let rest = &line[at + 1..];
    let column =
        line[..=at].chars().count() + rest.chars().take_while(|c| c.is_whitespace()).count() + 1;
    Some((key, (rest.trim(), column)))
}

/// A word and its column.
#[derive(Clone, Debug)]
struct Word {
    text: String,
    lower: String,
    column: usize,
    /// Whether a separator is before it: a comma, a semicolon, a bar, a tab.
    divided: bool,
}

/// Characters between words; those of the second kind are separators.
const SPACES: [char; 8] = [' ', '\u{a0}', '/', ':', '=', '(', ')', '×'];
const DIVIDERS: [char; 4] = [',', ';', '|', '\t'];

fn split(line: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let (mut inside, mut divided) = (false, false);
    for (column, c) in (1..).zip(line.chars()) {
        if SPACES.contains(&c) || DIVIDERS.contains(&c) || c.is_control() {
            inside = false;
            divided |= DIVIDERS.contains(&c);
        } else if inside && let Some(word) = words.last_mut() {
            word.text.push(c);
        } else {
            words.push(Word {
                text: c.to_string(),
                lower: String::new(),
                column,
                divided,
            });
            (inside, divided) = (true, false);
        }
    }
    // Dashes and bullets alone are decoration, but they separate.
    let mut kept: Vec<Word> = Vec::new();
    let mut carried = false;
    for mut word in words {
        if word
            .text
            .chars()
            .all(|c| matches!(c, '-' | '–' | '—' | '*' | '•' | '·'))
        {
            carried = true;
            continue;
        }
        word.divided |= carried;
        carried = false;
        word.lower = word.text.to_lowercase();
        kept.push(word);
    }
    kept
}

/// The level of a general by its word.
fn level(word: &str) -> Option<General> {
    const WORDS: [(&str, General); 18] = [
        ("genio", General::Genius),
        ("genius", General::Genius),
        ("carismatico", General::Charismatic),
        ("charismatic", General::Charismatic),
        ("esperto", General::Expert),
        ("expert", General::Expert),
        ("ordinario", General::Ordinary),
        ("normale", General::Ordinary),
        ("ordinary", General::Ordinary),
        ("scarso", General::Poor),
        ("poor", General::Poor),
        ("incompetente", General::Incompetent),
        ("incompetent", General::Incompetent),
        ("codardo", General::Coward),
        ("coward", General::Coward),
        ("medio", General::Ordinary),
        ("average", General::Ordinary),
        ("discreto", General::Ordinary),
    ];
    WORDS
        .iter()
        .find(|(name, _)| *name == word)
        .map(|(_, level)| *level)
}

/// The troop type by its code in lists.
fn troop(word: &Word) -> Option<Troop> {
    match word.lower.as_str() {
        "falcati" | "scythed" => Some(Troop::ScythedChariots),
        // One letter may be a word of a name, unless it is a capital.
        "w" | "t" | "s" => Troop::parse(&word.text),
        lower => Troop::ALL
            .iter()
            .copied()
            .find(|troop| troop.code().to_lowercase() == lower),
    }
}

/// A number of at most four digits.
fn number(text: &str) -> Option<i64> {
    (1..=4)
        .contains(&text.len())
        .then(|| {
            text.bytes()
                .all(|b| b.is_ascii_digit())
                .then(|| text.parse().ok())
        })
        .flatten()
        .flatten()
}

/// `0-4` in a line of a list.
fn range(text: &str) -> Option<(i64, i64)> {
    let (min, max) = text.split_once(['-', '–'])?;
    Some((number(min)?, number(max)?)).filter(|(min, max)| *min.max(max) <= 99)
}

struct Reader<'m> {
    line: usize,
    misread: &'m mut Vec<Misread>,
}

impl Reader<'_> {
    fn fault(&mut self, word: &Word, accepted: &[&str]) {
        self.fault_at(word.column, &word.text, accepted);
    }

    fn fault_at(&mut self, column: usize, given: &str, accepted: &[&str]) {
        // A text that is not a list at all gives only one or two faults.
        if self.misread.len() < 20 {
            let accepted = accepted.iter().map(|text| (*text).to_owned()).collect();
            self.misread.push(Misread {
                line: self.line,
                column,
                given: given.chars().take(40).collect(),
                accepted,
            });
        }
    }

    fn header(&mut self, sheet: &mut Sheet, key: Key, (value, column): (&str, usize), line: &str) {
        if value.is_empty() {
            self.fault_at(1, line.trim(), &["…: …"]);
            return;
        }
        let text = |most: usize| {
            Some(
                value
                    .split_whitespace()
                    .collect::<Vec<_>>()
                    .join(" ")
                    .chars()
                    .take(most)
                    .collect::<String>(),
            )
        };
        let numeral = match key {
            Key::Volume | Key::Vdt | Key::Break | Key::Exploration => {
                let limit = if key == Key::Volume { 1..=34 } else { 0..=999 };
                let found = number(value).filter(|number| limit.contains(number));
                if found.is_none() {
                    self.fault_at(
                        column,
                        value,
                        &[&format!("{}–{}", limit.start(), limit.end())],
                    );
                }
                found
            }
            _ => None,
        };
        match key {
            Key::Army => sheet.army = text(80),
            Key::Source => sheet.source = text(80),
            Key::Player => sheet.player = text(80),
            Key::Contact => sheet.contact = text(80),
            Key::Structure => sheet.structure = text(60),
            Key::Advanced => sheet.advanced = text(60),
            Key::Destiny => sheet.destiny = text(60),
            Key::Volume => sheet.volume = numeral,
            Key::Vdt => sheet.vdt = numeral,
            Key::Break => sheet.break_point = numeral,
            Key::Exploration => sheet.exploration = numeral,
        }
    }

    /// Rest of a line after `Command`.
    fn command(&mut self, words: &[Word]) -> Command {
        let mut command = Command::default();
        let mut n = 0;
        if let Some(found) = words
            .first()
            .and_then(|word| number(word.text.trim_end_matches('.')))
            .filter(|number| (1..=20).contains(number))
        {
            command.number = Some(found);
            n = 1;
        }
        while n < words.len() {
            let word = &words[n];
            // Up to the next separator.
            let end = (n + 1..words.len())
                .find(|next| words[*next].divided)
                .unwrap_or(words.len());
            let rest = |from: usize| {
                words[from.min(end)..end]
                    .iter()
                    .map(|word| word.text.as_str())
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let next = words.get(n + 1).map_or("", |word| word.lower.as_str());
            match word.lower.as_str() {
                "generale" | "general" | "gen" | "gen." | "pt" => n += 1,
                "cic" | "c-in-c" => {
                    command.is_cic = true;
                    n += 1;
                }
                "vd" | "vdt" => n = self.figure(words, n + 1, &mut command.vd, word),
                "rottura" | "break" | "bp" | "pr" => {
                    let from = if next == "point" { n + 2 } else { n + 1 };
                    n = self.figure(words, from, &mut command.break_point, word);
                }
                "punto" if next == "di" => n += 2,
                "unattached" => {
                    command.unattached = true;
                    n += 1;
                }
                "non" | "not" if matches!(next, "aggregato" | "attached") => {
                    command.unattached = true;
                    n += 2;
                }
                "aggregato" | "attached" => {
                    let from = if matches!(next, "a" | "ad" | "to") {
                        n + 2
                    } else {
                        n + 1
                    };
                    let name: String = rest(from).chars().take(60).collect();
                    if name.is_empty() {
                        self.fault(word, &["aggregato a …/attached to …"]);
                    } else {
                        command.attached_to = Some(name);
                    }
                    n = end;
                }
                "alleato" | "alleati" | "ally" | "allied" | "allies" => {
                    let name: String = rest(n + 1).chars().take(40).collect();
                    command.ally = Some(if name.is_empty() {
                        word.lower.clone()
                    } else {
                        name
                    });
                    n = end;
                }
                lower => {
                    match level(lower) {
                        Some(level) => command.general = Some(level),
                        None => self.fault(
                            word,
                            &[
                                "VD 20",
                                "rottura/break 10",
                                "Esperto/Expert",
                                "CiC",
                                "aggregato a/attached to …",
                                "non aggregato/unattached",
                                "alleato/ally …",
                            ],
                        ),
                    }
                    n += 1;
                }
            }
        }
        command
    }

    /// Reads the number expected at a position; returns the position after it.
    fn figure(&mut self, words: &[Word], at: usize, into: &mut Option<i64>, key: &Word) -> usize {
        match words.get(at).map(|word| (word, number(&word.text))) {
            Some((_, Some(found))) if found <= 999 => {
                *into = Some(found);
                at + 1
            }
            Some((word, _)) => {
                self.fault(word, &["0–999"]);
                at + 1
            }
            None => {
                self.fault(key, &[&format!("{} 0–999", key.text)]);
                at
            }
        }
    }

    fn unit(&mut self, words: &[Word]) -> Option<Unit> {
        let before = self.misread.len();
        let mut unit = Unit::default();
        let mut name: Vec<&str> = Vec::new();
        let (mut counted, mut said) = (false, false);
        let mut n = 0;
        while n < words.len() {
            let word = &words[n];
            let lower = word.lower.as_str();
            let next = words.get(n + 1);
            let after = next.map_or("", |word| word.lower.as_str());
            let keyed = |prefix: &str| lower.strip_prefix(prefix).and_then(number);
            n += 1;
            // `2x`, `x2`, or a number before the first word.
            let times = lower
                .strip_suffix('x')
                .or_else(|| lower.strip_prefix('x'))
                .and_then(number);
            let leading = name.is_empty()
                && unit.troop.is_none()
                && !said
                && next.is_some_and(|next| number(&next.text).is_none() && !is_points(&next.lower));
            if let Some(count) = times
                .or_else(|| number(&word.text).filter(|_| leading))
                .filter(|_| !counted)
            {
                if (1..=40).contains(&count) {
                    unit.count = count;
                } else {
                    self.fault(word, &["1–40"]);
                }
                counted = true;
                if number(&word.text).is_some() && after == "x" {
                    n += 1;
                }
                continue;
            }
            if let Some((min, max)) = range(&word.text).filter(|_| unit.max.is_none()) {
                (unit.min, unit.max) = (Some(min), Some(max));
                continue;
            }
            said = true;
            match lower {
                "vbu" => n = self.figure(words, n, &mut unit.vbu, word),
                "vd" => n = self.figure(words, n, &mut unit.vd, word),
                "i" if number(after).is_some() => n = self.figure(words, n, &mut unit.i, word),
                "min" | "minimo" | "minimum" => n = self.figure(words, n, &mut unit.min, word),
                "max" | "massimo" | "maximum" => n = self.figure(words, n, &mut unit.max, word),
                "costo" | "cost" => n = self.figure(words, n, &mut unit.cost, word),
                "d" | "disc" | "disciplina" | "discipline" => {
                    match next.and_then(|next| Discipline::parse(&next.text)) {
                        Some(d) => {
                            unit.d = Some(d);
                            n += 1;
                        }
                        None => self.fault(next.unwrap_or(word), &["A", "B", "C"]),
                    }
                }
                _ if GENERAL.contains(&lower) => unit.general = true,
                "picche" | "picca" | "pike" | "pikes" => unit.pike = true,
                "gu" | "lu" => unit.large = true,
                "grande" if after.starts_with("unit") => {
                    unit.large = true;
                    n += 1;
                }
                "large" if after.starts_with("unit") => {
                    unit.large = true;
                    n += 1;
                }
                "front" | "prima" | "primo" if matches!(after, "rank" | "riga" | "rango") => {
                    unit.front = true;
                    n += 1;
                }
                "migliorata" | "migliorati" | "upgraded" | "upgrade" => unit.upgraded = true,
                "commonest" => unit.commonest = true,
                "più" | "piu" | "most" if after.starts_with("numeros") || after == "numerous" => {
                    unit.commonest = true;
                    n += 1;
                }
                _ if is_points(lower) => self.fault(word, &["20 pt"]),
                _ if keyed("vbu").is_some() => unit.vbu = keyed("vbu"),
                _ if keyed("vd").is_some() => unit.vd = keyed("vd"),
                _ if keyed("i").is_some() => unit.i = keyed("i"),
                _ if matches!(word.text.as_str(), "A" | "B" | "C") && unit.d.is_none() => {
                    unit.d = Discipline::parse(&word.text)
                }
                _ => {
                    let digits = lower.trim_end_matches(char::is_alphabetic);
                    let cost = number(digits).filter(|_| {
                        digits.len() < lower.len() && is_points(&lower[digits.len()..])
                    });
                    if cost.is_some() {
                        unit.cost = cost;
                    } else if let Some(found) = number(&word.text) {
                        if is_points(after) {
                            unit.cost = Some(found);
                            n += 1;
                        } else if let Some(place) =
                            [&mut unit.vbu, &mut unit.i, &mut unit.vd, &mut unit.cost]
                                .into_iter()
                                .find(|place| place.is_none())
                        {
                            *place = Some(found);
                        } else {
                            self.fault(word, &["VBU", "I", "VD", "pt"]);
                        }
                    } else if unit.troop.is_none()
                        && let Some(troop) = troop(word)
                    {
                        unit.troop = Some(troop);
                    } else {
                        name.push(&word.text);
                    }
                }
            }
        }
        let nothing = Unit {
            count: unit.count,
            ..Unit::default()
        };
        unit.name = name.join(" ").chars().take(60).collect();
        if unit.name.is_empty() && unit.troop.is_none()
            || (Unit {
                name: String::new(),
                ..unit.clone()
            }) == nothing
                && !counted
        {
            // A line with a faulty word gets no second fault.
            if self.misread.len() == before {
                self.fault(&words[0], &LINES);
            }
            return None;
        }
        if unit.vbu == Some(0) {
            self.fault(&words[0], &["VBU 1–9"]);
            return None;
        }
        for (figure, most, what) in [
            (unit.vbu, 9, "VBU 1–9"),
            (unit.i, 9, "I 0–9"),
            (unit.vd, 9, "VD 0–9"),
            (unit.cost, 999, "0–999 pt"),
            (unit.min, unit.max.unwrap_or(99).min(99), "min ≤ max ≤ 99"),
            (unit.max, 99, "max 0–99"),
        ] {
            if let Some(figure) = figure.filter(|figure| *figure > most) {
                let word = words
                    .iter()
                    .find(|word| word.text.contains(&figure.to_string()))
                    .unwrap_or(&words[0]);
                self.fault(word, &[what]);
                return None;
            }
        }
        if unit.name.is_empty() {
            unit.name = unit
                .troop
                .map_or(String::new(), |troop| troop.code().to_owned());
        }
        Some(unit)
    }
}

/// The word for points after a number.
fn is_points(word: &str) -> bool {
    matches!(
        word,
        "pt" | "pts" | "p" | "pti" | "punti" | "punto" | "points" | "point"
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn one(line: &str) -> Unit {
        let (sheet, misread) = read(&format!("Command 1\n{line}"));
        assert_eq!(misread, [], "{line}");
        sheet.commands[0].units[0].clone()
    }

    #[test]
    fn a_whole_list() {
        let text = "Esercito: Eumene di Cardia\nProvenienza: 3-19\nVolume: 3\nGiocatore: A. Player\nE-mail: a@example.org\n\nComando 1: Esperto, CiC, VD 20, rottura 10, aggregato a Compagni\n- 2 Compagni CP VBU 6 I 3 D A VD 3 34 pt generale\n\nCommand 2 - ordinary; VDT=12; break point 6; unattached; ally Numidians\n4x Javelinmen | S | 2 | 0 | B | 1 | 9\nVDT: 32\nPunto di rottura: 16\nStruttura di comando: media\nPunti esplorazione: 3";
        let (sheet, misread) = read(text);
        assert_eq!(misread, []);
        assert_eq!(
            (sheet.army.as_deref(), sheet.source.as_deref(), sheet.volume),
            (Some("Eumene di Cardia"), Some("3-19"), Some(3))
        );
        assert_eq!(
            (
                sheet.vdt,
                sheet.break_point,
                sheet.exploration,
                sheet.structure.as_deref()
            ),
            (Some(32), Some(16), Some(3), Some("media"))
        );
        let [one, two] = &sheet.commands[..] else {
            panic!("{sheet:?}")
        };
        assert_eq!(
            (one.number, one.vd, one.break_point, one.general, one.is_cic),
            (Some(1), Some(20), Some(10), Some(General::Expert), true)
        );
        assert_eq!(
            (
                one.attached_to.as_deref(),
                two.unattached,
                two.ally.as_deref(),
                two.vd,
                two.break_point
            ),
            (Some("Compagni"), true, Some("Numidians"), Some(12), Some(6))
        );
        let compagni = &one.units[0];
        assert_eq!(
            (
                compagni.name.as_str(),
                compagni.troop,
                compagni.count,
                compagni.general
            ),
            ("Compagni", Some(Troop::HeavyCavalry), 2, true)
        );
        let javelins = &two.units[0];
        assert_eq!(
            (javelins.name.as_str(), javelins.troop, javelins.count),
            ("Javelinmen", Some(Troop::Skirmishers), 4)
        );
        assert_eq!(
            (
                javelins.vbu,
                javelins.i,
                javelins.d,
                javelins.vd,
                javelins.cost
            ),
            (Some(2), Some(0), Some(Discipline::B), Some(1), Some(9))
        );
    }

    #[test]
    fn units_however_they_are_written() {
        let want = (Some(5), Some(2), Some(Discipline::B), Some(2), Some(20));
        for line in [
            "Hoplites FP VBU 5 I 2 D B VD 2 20 pts",
            "Hoplites; FP; 5; 2; B; 2; 20",
            "Hoplites FP 5/2/B/2 20pt",
            "• Hoplites (FP) vbu5 i2 vd2 D=B cost 20",
            "FP\tHoplites\tVBU: 5\tI: 2\tVD: 2\tdisc B\t20 punti",
        ] {
            let unit = one(line);
            assert_eq!(
                (unit.vbu, unit.i, unit.d, unit.vd, unit.cost),
                want,
                "{line}"
            );
            assert_eq!(
                (unit.name.as_str(), unit.troop, unit.count),
                ("Hoplites", Some(Troop::HeavyFoot), 1),
                "{line}"
            );
        }
        let pikes = one(
            "3 x Picchieri svizzeri FP 2-6 6 3 A 3 34 picche, Grande Unità, prima riga, migliorata, più numerosa",
        );
        assert_eq!(
            (pikes.count, pikes.min, pikes.max, pikes.name.as_str()),
            (3, Some(2), Some(6), "Picchieri svizzeri")
        );
        assert!(pikes.pike && pikes.large && pikes.front && pikes.upgraded && pikes.commonest);
        assert_eq!(one("2 Art VBU 2").name, "Art");
        assert_eq!(one("12 Slingers").count, 12);
    }

    #[test]
    fn what_cannot_be_understood_is_placed() {
        let of = |text: &str| {
            read(text)
                .1
                .into_iter()
                .map(|at| (at.line, at.column, at.given))
                .collect::<Vec<_>>()
        };
        assert_eq!(of("Volume: venti"), [(1, 9, "venti".to_owned())]);
        assert_eq!(of("Volume: 35"), [(1, 9, "35".to_owned())]);
        assert_eq!(of("Army:"), [(1, 1, "Army:".to_owned())]);
        // Units without a heading are a command.
        assert_eq!(of("\nHoplites FP VBU 5"), []);
        assert_eq!(
            of("Command 1: bravissimo, VD tanti"),
            [
                (1, 12, "bravissimo".to_owned()),
                (1, 27, "tanti".to_owned())
            ]
        );
        assert_eq!(of("Command 1\nHoplites"), [(2, 1, "Hoplites".to_owned())]);
        assert_eq!(
            of("Command 1\nCommand 2\nCommand 1"),
            [(3, 9, "1".to_owned())]
        );
        assert_eq!(
            of("Command 1\nHoplites D B general\nArchers D B general"),
            [(3, 13, "general".to_owned())]
        );
        assert_eq!(of("Command 1\nHoplites D Z"), [(2, 12, "Z".to_owned())]);
        assert_eq!(
            of("Command 1\nHoplites 1 2 3 4 5"),
            [(2, 18, "5".to_owned())]
        );
        assert_eq!(of("Command 1\nHoplites VBU"), [(2, 10, "VBU".to_owned())]);
        assert_eq!(of("Command 1\nHoplites VBU 12"), [(2, 14, "12".to_owned())]);
        assert_eq!(of("Command 1\n50 Hoplites FP"), [(2, 1, "50".to_owned())]);
        assert_eq!(
            of("Command 1\nHoplites FP pts"),
            [(2, 13, "pts".to_owned())]
        );
        assert_eq!(
            of("Command 1 attached to"),
            [(1, 11, "attached".to_owned())]
        );
        assert_eq!(of("Command\n".repeat(13).as_str()).len(), 1);
        assert_eq!(of("?\n".repeat(99).as_str()).len(), 20);
        assert_eq!(of("# a remark\n\n"), []);
    }

    fn written(sheet: &Sheet) -> String {
        let mut text = String::new();
        for (n, command) in sheet.commands.iter().enumerate() {
            text += &format!(
                "Command {}: {}, VD {}, break {}\n",
                n + 1,
                command.general.unwrap().code(),
                command.vd.unwrap(),
                command.break_point.unwrap()
            );
            for unit in &command.units {
                text += &format!(
                    "{}x {} {} VBU {} I {} D {} VD {} {} pts{}\n",
                    unit.count,
                    unit.name,
                    unit.troop.unwrap().code(),
                    unit.vbu.unwrap(),
                    unit.i.unwrap(),
                    unit.d.unwrap().code(),
                    unit.vd.unwrap(),
                    unit.cost.unwrap(),
                    if unit.general { " general" } else { "" }
                );
            }
        }
        text
    }

    prop_compose! {
        fn unit()(name in "[E-HJ-RU-Z][f-h]{3,8}( [j-o]{3,6})?", troop in prop::sample::select(Troop::ALL), count in 1_i64..9, vbu in 1_i64..9, i in 0_i64..9, d in prop::sample::select(Discipline::ALL), vd in 0_i64..9, cost in 0_i64..99, general in any::<bool>()) -> Unit {
            Unit { name, troop: Some(troop), count, vbu: Some(vbu), i: Some(i), d: Some(d), vd: Some(vd), cost: Some(cost), general, ..Unit::default() }
        }
    }

    prop_compose! {
        fn command()(general in prop::sample::select(General::ALL), vd in 0_i64..99, break_point in 0_i64..99, units in prop::collection::vec(unit(), 1..5)) -> Command {
            Command { general: Some(general), vd: Some(vd), break_point: Some(break_point), units, ..Command::default() }
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(mut commands in prop::collection::vec(command(), 1..4)) {
            for (n, command) in (1..).zip(&mut commands) {
                command.number = Some(n);
                let mut led = false;
                for unit in &mut command.units {
                    unit.general &= !led;
                    led |= unit.general;
                }
            }
            let sheet = Sheet { commands, ..Sheet::default() };
            let (read, misread) = read(&written(&sheet));
            prop_assert_eq!(misread, vec![]);
            let lines = read.places.commands.iter().map(|(_, units)| 1 + units.len());
            prop_assert_eq!(lines.sum::<usize>(), written(&sheet).lines().count());
            prop_assert_eq!(Sheet { places: Places::default(), ..read }, sheet);
        }

        #[test]
        fn no_text_panics_and_every_fault_lies_in_it(text in "(?s).{0,200}") {
            for at in read(&text).1 {
                let line = text.lines().nth(at.line - 1).expect("a line of the text");
                prop_assert!(at.column <= line.chars().count().max(1), "{at:?}");
            }
        }

        #[test]
        fn lists_of_odd_words_neither(text in "((Command|Comando|Army|[0-9]{1,5}|VBU|I|D|VD|pts|x|CP|FP|A|:|,|-|0-4|general|attached to|\n| ){1,2}){0,40}") {
            for at in read(&text).1 {
                prop_assert!(at.line <= text.lines().count() && at.column <= text.lines().nth(at.line - 1).unwrap().chars().count().max(1));
            }
        }
    }
}
