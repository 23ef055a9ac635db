//! Vocabulary of typed situations, from `index/situation.tsv`: phrases with their meanings, and the
//! sentence patterns of each check.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use rustc_hash::FxHashMap as HashMap;

use super::cases::Cases;
use super::cues::Cues;
use super::lists::Lists;
use super::rows::{Fault, Row, read};
use super::shorthand::Shorthand;
use super::{
    ACT, ASK, FILE, LONGEST, LONGEST_LABEL, LONGEST_MEANT, ME, MOST_PARTS, PERSONS, SHORTEST_MEANT,
};
use crate::check::form::{each_field, field_at};
use crate::check::{Check, Field, Kind, Unit};
use crate::files::Files;
use crate::i18n::Texts;
use crate::kit::tables::{Table, Tables};
use crate::lang::{ByLang, Lang};
use crate::lexicon::{Class, Lexicon};
use crate::problem::{Place, Problem};
use crate::systems;
use crate::text::{fold, tokens};

/// A word of the text, as the patterns read it.
#[derive(Clone)]
pub(super) struct Piece {
    pub(super) folded: String,
    pub(super) raw: String,
    /// Whether it is the number of figures on the base of the troop that follows: `4Bd`.
    pub(super) figures: bool,
    /// Whether a clause of the text may begin with it.
    pub(super) clause: bool,
    /// Whether it follows a comma or a full stop.
    pub(super) stop: bool,
    /// Whether it is in a sentence or clause that ends with a question mark.
    pub(super) asked: bool,
    /// Whether it is a number with a sign, as in "do I get the +1".
    pub(super) signed: bool,
}

impl Piece {
    fn new(folded: &str, raw: &str) -> Self {
        Self {
            folded: folded.to_owned(),
            raw: raw.to_owned(),
            figures: false,
            clause: false,
            stop: false,
            asked: false,
            signed: false,
        }
    }
}

/// Verbs before an attached `nt`, typed without the apostrophe: `cant`, `shouldnt`.
const NEGATED: [&str; 16] = [
    "ca", "do", "wo", "is", "are", "was", "were", "does", "did", "should", "could", "would",
    "must", "has", "have", "had",
];

/// Words that may begin a clause even without a stop before them.
const CLAUSES: [&str; 20] = [
    "and", "but", "then", "so", "while", "do", "does", "can", "am", "is", "e", "ed", "ma", "poi",
    "pero", "mentre", "quindi", "allora", "posso", "devo",
];

/// Number words that players also write as digits: "tutti e 2", "2 deep". "One" and "sei" are other words too.
const CARDINALS: [(&str, &str); 8] = [
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("due", "2"),
    ("tre", "3"),
    ("quattro", "4"),
    ("cinque", "5"),
];

/// Abbreviations of unit values that are written before their numbers.
const VALUED: [&str; 4] = ["vbu", "vdt", "vd", "i"];

/// Returns the length of the abbreviation in a word made of an abbreviation and its number: `vbu4`, `i2`.
pub fn valued(word: &str) -> Option<usize> {
    let head = word.trim_end_matches(|c: char| c.is_ascii_digit());
    (head.len() < word.len() && VALUED.contains(&head)).then_some(head.len())
}

/// Splits a word into a number and its unit or troop; other words are one piece.
fn parted(folded: &str, raw: &str) -> Vec<Piece> {
    // `VBU4` and `I2` are an abbreviation and its number.
    if let Some(head) = valued(folded).filter(|_| raw.is_ascii()) {
        return vec![
            Piece::new(&folded[..head], &raw[..head]),
            Piece::new(&folded[head..], &raw[head..]),
        ];
    }
    let digits = folded.bytes().take_while(u8::is_ascii_digit).count();
    let tail = &folded[digits..];
    // `2Cm` is the code of a troop, `2cm` is a length.
    if digits == 0
        || tail.is_empty()
        || !raw.is_char_boundary(digits)
        || tail == "cm" && raw.as_bytes().get(digits) == Some(&b'C')
    {
        return vec![Piece::new(folded, raw)];
    }
    let mut number = Piece::new(&folded[..digits], &raw[..digits]);
    number.figures = tail != "cm" && is_troop_code(tail);
    vec![number, Piece::new(tail, &raw[digits..])]
}

/// Splits a text into words, and separates numbers from the units or troops attached to them.
pub(super) fn split(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    // `n't` is written out as `not`, so that the negation is kept.
    let spelt = text
        .replace('\u{2019}', "'")
        .replace("can't", "can not")
        .replace("Can't", "can not")
        .replace("n't", " not")
        .replace("N'T", " not");
    let text = spelt.as_str();
    let mut end = 0;
    for token in tokens(text) {
        let raw = &text[token.start..token.end];
        let before = text.get(end..token.start).unwrap_or_default();
        let stop = |c: char| {
            matches!(
                c,
                ',' | ';' | ':' | '.' | '?' | '!' | '(' | ')' | '\u{2014}'
            )
        };
        let spaced = before.contains(char::is_whitespace);
        let stopped = spaced && before.contains([',', ';', '.', '?', '!']);
        let clause = before.contains(stop) && spaced
            || before.contains(" - ")
            || CLAUSES.contains(&token.folded.as_str());
        end = token.end;
        let first = pieces.len();
        if let Some(verb) = NEGATED.iter().find_map(|verb| {
            (token.folded.strip_suffix("nt").unwrap_or_default() == *verb).then_some(*verb)
        }) {
            // `cant` has one `n` fewer than `can` + `nt`.
            let verb = if verb == "ca" { "can" } else { verb };
            pieces.extend([verb, "not"].map(|word| Piece::new(word, word)));
        } else {
            pieces.extend(parted(&token.folded, raw));
        }
        pieces[first].clause = clause;
        pieces[first].stop = stopped;
        pieces[first].signed = before.ends_with(['+', '-', '\u{2212}'])
            && before
                .trim_end_matches(['+', '-', '\u{2212}'])
                .ends_with(char::is_whitespace)
            && raw.starts_with(|c: char| c.is_ascii_digit());
        let ends = text[end..].find([',', ';', ':', '.', '?', '!']);
        let asked = ends.is_some_and(|at| text[end + at..].starts_with('?'));
        pieces[first..]
            .iter_mut()
            .for_each(|piece| piece.asked = asked);
    }
    pieces
}

/// The vocabulary of situations, in all languages.
#[derive(Debug, Default)]
pub struct Situations {
    text: Cow<'static, str>,
    grammars: ByLang<OnceLock<Grammar>>,
}

/// Number of a word or prefix in the phrases.
pub(super) type WordId = u32;

/// Meaning of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sense {
    /// States nothing.
    Skip,
    /// States nothing, according to the learnt reader: it may be skipped, but is listed as unread.
    Noise,
    /// A comma or a full stop precedes the position. A troop and its number are not separated by it.
    Stop,
    /// First words of a question that no verdict answers.
    Lookup,
    /// The code of a game whose name it is.
    Game(String),
    /// The code of the only game that has this term.
    Sign(String),
    Class(usize),
    /// A troop or terrain type of the lexicon, by index.
    Concept(usize),
    /// A code that is a value of fields.
    Code(String),
    Number(i64),
}

#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) part: ElementKind,
    pub(super) optional: bool,
}

#[derive(Clone, Debug)]
pub(super) enum ElementKind {
    Class(usize),
    /// A field whose value the words name.
    Slot(Slot),
}

#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) path: String,
    pub(super) takes: Takes,
}

#[derive(Clone, Debug)]
pub(super) enum Takes {
    Codes(Vec<&'static str>),
    Number { min: f64, max: f64 },
}

#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) path: String,
    /// The value; `None` for the value of the last field before these words.
    pub(super) value: Option<String>,
    pub(super) assumed: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Pattern {
    pub(super) elements: Vec<Element>,
    pub(super) facts: Vec<Given>,
    /// For words that belong to the troop before them: the field of that troop.
    pub(super) of: Option<String>,
    /// Whether the values of its first two fields may be exchanged.
    pub(super) either: bool,
    /// Pairs of number fields or numbers; the first number must be less than the second.
    pub(super) less: Vec<(String, String)>,
}

#[derive(Debug)]
pub(super) struct Sentences {
    pub(super) check: &'static Check,
    pub(super) frames: Vec<Pattern>,
    pub(super) facts: Vec<Pattern>,
    pub(super) wanted: Vec<String>,
    /// Word classes that the patterns contain, by class number.
    pub(super) classes: Vec<bool>,
    pub(super) totals: Option<Totals>,
    /// Checks whose readings of the same words are dropped in favour of this check.
    pub(super) instead: Vec<&'static str>,
}

/// Two totals from which a field of a check is computed. The totals themselves are not fields of the
/// check.
#[derive(Clone, Debug)]
pub(super) struct Totals {
    /// Names of the totals in patterns. The first total must not exceed the second.
    pub(super) less: String,
    pub(super) more: String,
    pub(super) path: String,
    /// Values of the field: if the totals are equal, if the second is greater, if it is at least twice
    /// the first.
    pub(super) values: [String; 3],
}

impl Totals {
    /// Maximum total that is read.
    const MOST: f64 = 20.0;

    fn names(&self, path: &str) -> bool {
        self.less == path || self.more == path
    }

    /// Returns the value of the field; `None` if the first total is greater than the second.
    pub(super) fn value(&self, less: f64, more: f64) -> Option<&str> {
        let [equal, beaten, doubled] = &self.values;
        match less.total_cmp(&more) {
            Ordering::Less if more >= 2.0 * less => Some(doubled),
            Ordering::Less => Some(beaten),
            Ordering::Equal => Some(equal),
            Ordering::Greater => None,
        }
    }
}

/// A field whose value another check computes from a measure, such as a range band from a distance.
#[derive(Clone, Debug)]
pub(super) struct Derived {
    check: String,
    /// The computed field, and the name of the measure in patterns, which is not a field of the check.
    pub(super) path: String,
    pub(super) measure: String,
    /// The check that computes the value, its field for the measure, the field that both checks have, and
    /// its result.
    pub(super) by: &'static Check,
    pub(super) takes: String,
    pub(super) shared: String,
    pub(super) result: String,
}

/// Words next to which counted troops are replaced by the sum of a table figure, such as lost troops by their
/// points.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) check: &'static str,
    pub(super) behind: usize,
    pub(super) table: &'static Table,
    pub(super) column: &'static str,
    /// The unit of the sum.
    pub(super) unit: String,
}

/// A field whose number may belong to something else instead, named by a word of a class shortly before it.
#[derive(Clone, Debug)]
pub(super) struct Other {
    check: &'static str,
    pub(super) class: usize,
    /// Maximum number of words from that word to the number.
    pub(super) near: usize,
    pub(super) path: String,
}

/// The part of a table that a phrase names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Table,
    Column(&'static str),
    Row(&'static str),
}

/// The words of a phrase, and the table and part that they name.
type TablePhrase = (Vec<String>, &'static Table, Named);

/// The end of a phrase in the text, and the table and part that the phrase names.
pub(super) type NamedUpTo = (usize, &'static Table, Named);

/// Phrases for tables, by the first byte of their first word. A word that ends in `*` is a prefix.
#[derive(Debug, Default)]
pub(super) struct CellWords {
    phrases: HashMap<u8, Vec<TablePhrase>>,
    /// Codes of troops that use a row with a different name.
    pub(super) rows: Vec<(&'static Table, &'static str, String)>,
    /// Tables that phrases name, in the order of the file.
    pub(super) tables: Vec<&'static Table>,
}

impl CellWords {
    /// Adds a line of the file: `table`, `table:column` or `table:row`, its phrases, and the troop codes
    /// of a row.
    pub(super) fn learn(&mut self, line: &Row<'_>) -> Result<(), String> {
        let (id, part) = line.place.split_once(':').unwrap_or((line.place, ""));
        let table = systems::table(id).ok_or_else(|| format!("`{id}` is no table"))?;
        let known = |parts: &[&'static str]| parts.iter().find(|known| **known == part).copied();
        let named = match (line.what, part) {
            ("cell", "") => Some(Named::Table),
            ("cell", _) => known(table.columns).map(Named::Column),
            _ => known(table.rows).map(Named::Row),
        };
        let named = named.ok_or_else(|| format!("`{part}` is no part of {id}"))?;
        if !self.tables.iter().any(|known| known.id == table.id) {
            self.tables.push(table);
        }
        if let Named::Row(row) = named {
            let codes = line.facts.split_whitespace().map(str::to_owned);
            self.rows.extend(codes.map(|code| (table, row, code)));
        }
        for phrase in line.words.split('|') {
            let words: Vec<String> = phrase
                .split_whitespace()
                .flat_map(|word| {
                    let star = if word.ends_with('*') { "*" } else { "" };
                    let cut = split(word);
                    let last = cut.len();
                    cut.into_iter().enumerate().map(move |(n, piece)| {
                        let star = if n + 1 == last { star } else { "" };
                        format!("{}{star}", piece.folded)
                    })
                })
                .collect();
            match words.first().and_then(|word| word.bytes().next()) {
                Some(first) => self
                    .phrases
                    .entry(first)
                    .or_default()
                    .push((words, table, named)),
                None if line.facts.is_empty() => return Err("a phrase is empty".to_owned()),
                None => {}
            }
        }
        Ok(())
    }

    /// Returns the phrases at the beginning of these pieces: length, table and part.
    pub(super) fn at<'w>(&'w self, pieces: &'w [Piece]) -> impl Iterator<Item = NamedUpTo> + 'w {
        let first = pieces.first().and_then(|piece| piece.folded.bytes().next());
        let known = first.and_then(|first| self.phrases.get(&first));
        known
            .into_iter()
            .flatten()
            .filter_map(move |(words, table, named)| {
                let same = |(word, piece): (&String, &Piece)| match word.strip_suffix('*') {
                    Some(begin) => piece.folded.starts_with(begin),
                    None => *word == piece.folded,
                };
                (words.len() <= pieces.len() && words.iter().zip(pieces).all(same)).then_some((
                    words.len(),
                    *table,
                    *named,
                ))
            })
    }
}

/// The vocabulary of one language.
#[derive(Debug, Default)]
pub(super) struct Grammar {
    pub(super) words: HashMap<String, WordId>,
    /// Prefixes, by their first two bytes.
    pub(super) begins: HashMap<[u8; 2], Vec<(String, WordId)>>,
    /// Phrases by their first word, each with its words and its meaning, the longest first.
    pub(super) phrases: HashMap<WordId, Vec<(Vec<WordId>, Sense)>>,
    /// One-letter abbreviations, which are case-sensitive.
    pub(super) letters: HashMap<String, Vec<Sense>>,
    pub(super) classes: HashMap<String, usize>,
    class_names: Vec<String>,
    /// Codes of troops in all games.
    pub(super) troops: BTreeSet<&'static str>,
    pub(super) sentences: Vec<Sentences>,
    pub(super) derived: Vec<Derived>,
    pub(super) sums: Vec<Sum>,
    others: Vec<Other>,
    /// Phrases for tables, columns and rows.
    pub(super) cells: CellWords,
    pub(super) cases: Cases,
    pub(super) lists: Lists,
    pub(super) shorthand: Shorthand,
    pub(super) next: WordId,
    /// Words that refer to the fields of each check, computed on first use.
    pub(super) cues: Mutex<HashMap<&'static str, Arc<Cues>>>,
}

/// Returns the values that a field accepts from words; `None` if it accepts neither codes nor numbers.
#[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
pub(super) fn takes(field: &Field) -> Option<Takes> {
    match &field.kind {
        Kind::Choice { codes, .. } | Kind::Choices { codes, .. } => {
            Some(Takes::Codes(codes.clone()))
        }
        Kind::Integer { min, max } | Kind::Integers { min, max, .. } => Some(Takes::Number {
            min: *min as f64,
            max: *max as f64,
        }),
        Kind::Decimal { min, max } => Some(Takes::Number {
            min: *min,
            max: *max,
        }),
        _ => None,
    }
}

/// Whether a field accepts a value that is written in the file.
pub(super) fn accepts(field: &Field, value: &str) -> bool {
    match &field.kind {
        Kind::Choice { codes, .. } | Kind::Choices { codes, .. } => codes.contains(&value),
        Kind::Flag => matches!(value, "true" | "false"),
        Kind::Integer { min, max } => value
            .parse::<i64>()
            .is_ok_and(|number| (min..=max).contains(&&number)),
        Kind::Decimal { min, max } => value
            .parse::<f64>()
            .is_ok_and(|number| (min..=max).contains(&&number)),
        Kind::Name => !value.is_empty(),
        _ => false,
    }
}

impl Grammar {
    pub(super) fn word(&mut self, word: &str) -> WordId {
        let next = self.next;
        let id = if let Some(begin) = word.strip_suffix('*') {
            let bytes = begin.as_bytes();
            let key = [
                bytes.first().copied().unwrap_or_default(),
                bytes.get(1).copied().unwrap_or_default(),
            ];
            let known = self.begins.entry(key).or_default();
            match known.iter().find(|(other, _)| other == begin) {
                Some((_, id)) => *id,
                None => {
                    known.push((begin.to_owned(), next));
                    next
                }
            }
        } else {
            *self.words.entry(word.to_owned()).or_insert(next)
        };
        if id == next {
            self.next += 1;
        }
        id
    }

    pub(super) fn phrase(&mut self, text: &str, sense: Sense) -> bool {
        let digit = |word: &str| {
            let known = CARDINALS.iter().find(|(known, _)| *known == word);
            known.map_or_else(|| word.to_owned(), |(_, digit)| (*digit).to_owned())
        };
        let digits: Vec<String> = text.split_whitespace().map(digit).collect();
        let digits = digits.join(" ");
        // A number alone is a number, whatever else its word means.
        if digits.contains(' ') && digits != text {
            self.add_phrase(&digits, sense.clone());
        }
        self.add_phrase(text, sense)
    }

    fn add_phrase(&mut self, text: &str, sense: Sense) -> bool {
        let mut ids = Vec::new();
        for word in text.split_whitespace() {
            let star = word.ends_with('*');
            let cut = split(word);
            let last = cut.len();
            for (n, piece) in cut.into_iter().enumerate() {
                let typed = if star && n + 1 == last {
                    format!("{}*", piece.folded)
                } else {
                    piece.folded
                };
                ids.push(self.word(&typed));
            }
        }
        let Some(first) = ids.first().copied() else {
            return false;
        };
        let known = self.phrases.entry(first).or_default();
        if !known
            .iter()
            .any(|(words, other)| *words == ids && *other == sense)
        {
            known.push((ids, sense));
        }
        true
    }

    /// Returns the name of a phrase class.
    pub(super) fn class_name(&self, class: usize) -> &str {
        self.class_names.get(class).map_or("", String::as_str)
    }

    pub(super) fn class(&mut self, name: &str) -> usize {
        let next = self.classes.len();
        if !self.classes.contains_key(name) {
            self.class_names.push(name.to_owned());
        }
        *self.classes.entry(name.to_owned()).or_insert(next)
    }

    /// Adds the names and codes of troops and terrain, and the labels of codes.
    pub(super) fn learn_names(&mut self, lang: Lang, lexicon: &Lexicon, texts: &Texts) {
        for (number, concept) in lexicon.concepts().iter().enumerate() {
            if !matches!(concept.class, Class::Troop | Class::Terrain) {
                continue;
            }
            let names = &concept.names[lang];
            let asked = names
                .asked
                .iter()
                .filter(|_| concept.class == Class::Troop)
                .map(String::as_str);
            for form in names.surface().chain(asked) {
                self.phrase(form, Sense::Concept(number));
            }
            for (_, names) in concept.names.iter() {
                for abbr in &names.abbr {
                    self.code(abbr, Sense::Concept(number));
                }
            }
        }
        let mut codes = BTreeSet::new();
        for check in systems::checks() {
            gather(&check.fields(&Tables::default()), &mut codes);
        }
        for code in &codes {
            self.code(code, Sense::Code((*code).to_owned()));
        }
        self.troops = codes;
        let mut labels = BTreeSet::new();
        for check in systems::checks() {
            choices(&check.fields(&Tables::default()), &mut labels);
        }
        for (scope, code) in labels {
            let label = texts
                .find(lang, &format!("{scope}-{code}"))
                .filter(|label| label.chars().all(|c| c.is_alphabetic() || c == ' '));
            if let Some(label) = label.filter(|label| {
                label.chars().count() > 1 && label.split(' ').count() <= LONGEST_LABEL
            }) {
                self.phrase(&label, Sense::Code(code.to_owned()));
            }
        }
    }

    pub(super) fn code(&mut self, code: &str, sense: Sense) {
        if code.chars().count() == 1 {
            let known = self.letters.entry(code.to_owned()).or_default();
            if !known.contains(&sense) {
                known.push(sense);
            }
        } else {
            self.phrase(&code.replace('-', " "), sense);
        }
    }

    /// Parses a pattern. Its parts are `{field}`, `{field!this,that}` for a field without some codes,
    /// `{_}` for any troop, `CLASS`, and words such as `this|that`; a `?` after a part makes it optional.
    pub(super) fn pattern(
        &mut self,
        check: &'static Check,
        fields: &[Field],
        text: &str,
    ) -> Result<Vec<Element>, String> {
        let system = check.system();
        let mut elements = Vec::new();
        for piece in text.split_whitespace() {
            let (piece, optional) = piece
                .strip_suffix('?')
                .map_or((piece, false), |piece| (piece, true));
            let part = if let Some(path) = piece
                .strip_prefix('{')
                .and_then(|rest| rest.strip_suffix('}'))
            {
                let (path, not) = path.split_once('!').unwrap_or((path, ""));
                if path == "_" {
                    // A troop for which the check has no field.
                    let mut codes = BTreeSet::new();
                    systems::checks()
                        .filter(|known| known.system() == system)
                        .for_each(|known| gather(&known.fields(&Tables::default()), &mut codes));
                    elements.push(Element {
                        part: ElementKind::Slot(Slot {
                            path: String::new(),
                            takes: Takes::Codes(codes.into_iter().collect()),
                        }),
                        optional,
                    });
                    continue;
                }
                if self
                    .totals_of(check.id)
                    .is_some_and(|totals| totals.names(path))
                {
                    elements.push(Element {
                        part: ElementKind::Slot(Slot {
                            path: path.to_owned(),
                            takes: Takes::Number {
                                min: 0.0,
                                max: Totals::MOST,
                            },
                        }),
                        optional,
                    });
                    continue;
                }
                let measure = self
                    .derived_of(check.id)
                    .find(|derived| derived.measure == path);
                let measured = measure.map(|derived| derived.by.fields(&Tables::default()));
                let field = match (measure, &measured) {
                    (Some(derived), Some(fields)) => field_at(fields, &derived.takes),
                    _ => field_at(fields, path),
                };
                let field = field.ok_or_else(|| format!("`{path}` is no field"))?;
                let mut takes = takes(field)
                    .ok_or_else(|| format!("`{path}` takes neither a code nor a number"))?;
                if let Takes::Codes(codes) = &mut takes {
                    codes.retain(|code| !not.split(',').any(|not| not == *code));
                }
                ElementKind::Slot(Slot {
                    path: path.to_owned(),
                    takes,
                })
            } else if let Some(class) = self.classes.get(piece) {
                ElementKind::Class(*class)
            } else if piece.chars().next().is_some_and(char::is_uppercase) {
                return Err(format!(
                    "`{piece}` is no `word` of this file above this line"
                ));
            } else {
                let class = self.class(piece);
                for word in piece.split('|') {
                    if !self.phrase(&word.replace('_', " "), Sense::Class(class)) {
                        return Err("a word is empty".to_owned());
                    }
                }
                ElementKind::Class(class)
            };
            elements.push(Element { part, optional });
        }
        Ok(elements)
    }

    /// Loads the file. Invalid rows are left out and reported.
    pub(super) fn learn(&mut self, lang: Lang, text: &str) -> Vec<Fault> {
        let (given, mut faults) = read(text);
        let mut fields: HashMap<&str, Vec<Field>> = HashMap::default();
        for (row, whole) in given.iter().filter(|(row, _)| row.langs.contains(&lang)) {
            let mut fault =
                |cell: &str, why: String| faults.push((row.line, row.column(cell, whole), why));
            if matches!(row.what, "cell" | "row") {
                if let Err(why) = self.cells.learn(row) {
                    fault(row.place, why);
                }
                continue;
            }
            let learnt = match row.what {
                "case" => Some(self.cases.learn(row)),
                "list" => Some(self.lists.learn(row)),
                "short" => Some(self.shorthand.learn(row)),
                _ => None,
            };
            if let Some(learnt) = learnt {
                if let Err(why) = learnt {
                    fault(row.place, why);
                }
                continue;
            }
            let phrases = || row.words.split('|').map(str::trim);
            let sense = match row.what {
                "word" => Some(Sense::Class(self.class(row.place))),
                "skip" => Some(Sense::Skip),
                "lookup" => Some(Sense::Lookup),
                "game" if systems::system(row.place).is_some() => {
                    Some(Sense::Game(row.place.to_owned()))
                }
                "sign" if systems::system(row.place).is_some() => {
                    Some(Sense::Sign(row.place.to_owned()))
                }
                "number" if row.place.parse::<i64>().is_ok() => {
                    Some(Sense::Number(row.place.parse().unwrap_or_default()))
                }
                "value" => Some(Sense::Code(row.place.to_owned())),
                "frame" | "bag" | "either" | "fact" | "mod" | "want" | "derive" | "totals"
                | "instead" | "sum" | "other" => None,
                _ => {
                    fault(
                        row.what,
                        format!(
                            "`{}` `{}` is nothing that a row may say",
                            row.what, row.place
                        ),
                    );
                    continue;
                }
            };
            if let Some(sense) = sense {
                for phrase in phrases() {
                    if !self.phrase(phrase, sense.clone()) {
                        fault(row.words, "a phrase is empty".to_owned());
                    }
                }
                continue;
            }
            let Some(check) = systems::check(row.place) else {
                fault(row.place, format!("`{}` is no check", row.place));
                continue;
            };
            let fields = &*fields
                .entry(check.id)
                .or_insert_with(|| check.fields(&Tables::default()));
            let at = match self
                .sentences
                .iter()
                .position(|known| known.check.id == check.id)
            {
                Some(at) => at,
                None => {
                    self.sentences.push(Sentences {
                        check,
                        frames: Vec::new(),
                        facts: Vec::new(),
                        wanted: Vec::new(),
                        classes: Vec::new(),
                        totals: None,
                        instead: Vec::new(),
                    });
                    self.sentences.len() - 1
                }
            };
            if row.what == "derive" {
                let mut words = row.words.split_whitespace();
                let mut rest = row.facts.split_whitespace();
                let row = (
                    words.next(),
                    words.next(),
                    rest.next().and_then(systems::check),
                );
                let (Some(measure), Some(path), Some(by)) = row else {
                    fault(whole, "expected a measure, a field and a check".to_owned());
                    continue;
                };
                let known = by.fields(&Tables::default());
                match (rest.next(), rest.next(), rest.next()) {
                    (Some(takes), Some(shared), Some(result))
                        if field_at(fields, path).is_some()
                            && field_at(&known, takes).is_some()
                            && field_at(&known, shared).is_some()
                            && field_at(fields, shared).is_some() =>
                    {
                        let [path, measure, takes, shared, result] =
                            [path, measure, takes, shared, result].map(str::to_owned);
                        self.derived.push(Derived {
                            check: check.id.to_owned(),
                            path,
                            measure,
                            by,
                            takes,
                            shared,
                            result,
                        });
                    }
                    _ => fault(
                        whole,
                        "expected fields of both checks and a result".to_owned(),
                    ),
                }
                continue;
            }
            if row.what == "sum" {
                let mut rest = row.facts.split_whitespace();
                let table = rest.next().and_then(systems::table);
                let column = rest.next().and_then(|column| {
                    let known = table?.columns.iter().find(|known| **known == column);
                    known.copied()
                });
                let class = self.classes.get(row.words).copied();
                match (table, column, class, rest.next()) {
                    (Some(table), Some(column), Some(behind), Some(unit)) => self.sums.push(Sum {
                        check: check.id,
                        behind,
                        table,
                        column,
                        unit: unit.to_owned(),
                    }),
                    _ => fault(
                        whole,
                        "expected a class of words, a table, its column and a unit".to_owned(),
                    ),
                }
                continue;
            }
            if row.what == "other" {
                let mut words = row.words.split_whitespace();
                let class = words
                    .next()
                    .and_then(|name| self.classes.get(name))
                    .copied();
                let near = words.next().and_then(|near| near.parse().ok());
                match (class, near, field_at(fields, row.facts)) {
                    (Some(class), Some(near), Some(_)) => self.others.push(Other {
                        check: check.id,
                        class,
                        near,
                        path: row.facts.to_owned(),
                    }),
                    _ => fault(
                        whole,
                        "expected a class of words, a number of words and a field".to_owned(),
                    ),
                }
                continue;
            }
            if row.what == "instead" {
                match systems::check(row.words) {
                    Some(other) => self.sentences[at].instead.push(other.id),
                    None => fault(row.words, format!("`{}` is no check", row.words)),
                }
                continue;
            }
            if row.what == "totals" {
                let names: Vec<&str> = row.words.split_whitespace().collect();
                let rest: Vec<&str> = row.facts.split_whitespace().collect();
                let ([less, more], [path, values @ ..]) = (&names[..], &rest[..]) else {
                    fault(
                        whole,
                        "expected two totals, a field and its values".to_owned(),
                    );
                    continue;
                };
                let known = field_at(fields, path)
                    .is_some_and(|field| values.iter().all(|value| accepts(field, value)));
                let values = <[&str; 3]>::try_from(values).ok().filter(|_| known);
                let Some(values) = values else {
                    fault(
                        row.facts,
                        format!("expected three values of a field of {}", check.id),
                    );
                    continue;
                };
                self.sentences[at].totals = Some(Totals {
                    less: (*less).to_owned(),
                    more: (*more).to_owned(),
                    path: (*path).to_owned(),
                    values: values.map(str::to_owned),
                });
                continue;
            }
            if row.what == "want" {
                for path in row.facts.split_whitespace() {
                    match field_at(fields, path) {
                        Some(_) => self.sentences[at].wanted.push(path.to_owned()),
                        None => fault(row.facts, format!("`{path}` is no field of {}", check.id)),
                    }
                }
                continue;
            }
            // Words that belong to a troop are added once for each field that may hold the troop.
            let (owners, words) = match row.words.split_once(':').filter(|_| row.what == "mod") {
                Some((owners, words)) => (
                    owners.split(',').map(|owner| Some(owner.trim())).collect(),
                    words,
                ),
                None => (vec![None], row.words),
            };
            for owner in owners {
                if let Some(owner) = owner.filter(|owner| field_at(fields, owner).is_none()) {
                    fault(row.words, format!("`{owner}` is no field of {}", check.id));
                    continue;
                }
                let stem = owner.map_or("", |owner| owner.strip_suffix(".troop").unwrap_or(owner));
                let (words, told) = (words.replace('@', stem), row.facts.replace('@', stem));
                let parts: Vec<&str> = if row.what == "bag" {
                    words.split(" , ").collect()
                } else {
                    vec![&words]
                };
                if parts.len() > MOST_PARTS {
                    fault(
                        row.words,
                        format!("more than {MOST_PARTS} parts may not stand in any order"),
                    );
                    continue;
                }
                let parts: Result<Vec<Vec<Element>>, String> = parts
                    .into_iter()
                    .map(|part| self.pattern(check, fields, part))
                    .collect();
                let parts = match parts {
                    Ok(parts) if parts.iter().all(|part| !part.is_empty()) => parts,
                    Ok(_) => {
                        fault(row.words, "there are no words".to_owned());
                        continue;
                    }
                    Err(why) => {
                        fault(row.words, why);
                        continue;
                    }
                };
                let mut facts = Vec::new();
                let mut less = Vec::new();
                for fact in told.split_whitespace() {
                    if let Some((one, other)) = fact.split_once('<') {
                        let totals = self.totals_of(check.id);
                        match [one, other].iter().find(|path| {
                            path.parse::<f64>().is_err()
                                && field_at(fields, path).is_none()
                                && !totals.is_some_and(|totals| totals.names(path))
                        }) {
                            Some(path) => {
                                fault(row.facts, format!("`{path}` is no field of {}", check.id))
                            }
                            None => less.push((one.to_owned(), other.to_owned())),
                        }
                        continue;
                    }
                    let (fact, assumed) = fact
                        .strip_prefix('?')
                        .map_or((fact, false), |fact| (fact, true));
                    let Some((path, value)) = fact.split_once('=') else {
                        fault(row.facts, format!("`{fact}` is not `field=value`"));
                        continue;
                    };
                    match field_at(fields, path) {
                        None if matches!(
                            (path, value),
                            (ME, "a" | "b") | (ACT, "melee" | "shooting")
                        ) || path == ASK
                            && check.outputs.iter().any(|output| output.name == value) =>
                        {
                            facts.push(Given {
                                path: path.to_owned(),
                                value: Some(value.to_owned()),
                                assumed,
                            })
                        }
                        None => fault(row.facts, format!("`{path}` is no field of {}", check.id)),
                        Some(field) if value != "{}" && !accepts(field, value) => {
                            fault(row.facts, format!("`{value}` is no value of `{path}`"))
                        }
                        Some(_) => facts.push(Given {
                            path: path.to_owned(),
                            value: (value != "{}").then(|| value.to_owned()),
                            assumed,
                        }),
                    }
                }
                let known = &mut self.sentences[at];
                for elements in orders(&parts) {
                    let pattern = Pattern {
                        elements,
                        facts: facts.clone(),
                        of: owner.map(str::to_owned),
                        either: row.what == "either",
                        less: less.clone(),
                    };
                    if matches!(row.what, "frame" | "bag" | "either") {
                        &mut known.frames
                    } else {
                        &mut known.facts
                    }
                    .push(pattern);
                }
            }
        }
        let classes = self.classes.len();
        for known in &mut self.sentences {
            known.classes = vec![false; classes];
            let elements = known.frames.iter().chain(&known.facts);
            for element in elements.flat_map(|pattern| &pattern.elements) {
                if let ElementKind::Class(class) = element.part {
                    known.classes[class] = true;
                }
            }
        }
        self.phrases
            .values_mut()
            .for_each(|phrases| phrases.sort_by_key(|(words, _)| std::cmp::Reverse(words.len())));
        faults
    }

    pub(super) fn new(
        lang: Lang,
        text: &str,
        lexicon: &Lexicon,
        texts: &Texts,
    ) -> (Self, Vec<Fault>) {
        let mut this = Self::default();
        this.learn_names(lang, lexicon, texts);
        let faults = this.learn(lang, text);
        (this, faults)
    }

    /// Returns the totals that the patterns of a check may compare.
    fn totals_of(&self, check: &str) -> Option<&Totals> {
        let mut sentences = self.sentences.iter();
        sentences
            .find(|known| known.check.id == check)?
            .totals
            .as_ref()
    }

    /// Returns the fields of a check that are computed from measures.
    pub(super) fn derived_of(&self, check: &str) -> impl Iterator<Item = &Derived> {
        self.derived
            .iter()
            .filter(move |derived| derived.check == check)
    }

    /// Returns the fields of a check whose numbers may belong to something else.
    pub(super) fn others_of(&self, check: &str) -> impl Iterator<Item = &Other> {
        self.others.iter().filter(move |other| other.check == check)
    }

    /// Whether words of these classes state facts of a check or, with `sentences`, occur in its
    /// whole-text patterns.
    pub(super) fn states(&self, check: &str, classes: &[String], sentences: bool) -> bool {
        // The words for the two players may occur in every pattern.
        let classes: Vec<usize> = classes
            .iter()
            .filter(|name| !PERSONS.contains(&name.as_str()))
            .filter_map(|name| self.classes.get(name).copied())
            .collect();
        let Some(known) = self.sentences.iter().find(|known| known.check.id == check) else {
            return false;
        };
        let facts = known.facts.iter().filter(|fact| !fact.facts.is_empty());
        let frames = known.frames.iter().filter(|_| sentences);
        facts.chain(frames).flat_map(|pattern| &pattern.elements).any(
            |element| matches!(element.part, ElementKind::Class(class) if classes.contains(&class)),
        )
    }

    /// Returns the words and prefixes of phrases at an edit distance of at most one from a longer word.
    pub(super) fn near(&self, word: &str) -> Vec<String> {
        let letters = word.chars().count();
        if !(SHORTEST_MEANT..=LONGEST_MEANT).contains(&letters) {
            return Vec::new();
        }
        let alike = |other: &&String| {
            other.len().abs_diff(word.len()) <= 1
                && other.as_bytes().first() == word.as_bytes().first()
        };
        let mut near: Vec<String> = self
            .words
            .keys()
            .filter(alike)
            .filter(|other| strsim::osa_distance(other, word) <= 1)
            .cloned()
            .collect();
        for (begin, _) in self
            .begins
            .values()
            .flatten()
            .filter(|(begin, _)| begin.chars().count() > SHORTEST_MEANT)
        {
            let wanted = begin.chars().count();
            let ends = word
                .char_indices()
                .map(|(at, c)| at + c.len_utf8())
                .enumerate();
            let alike = word.as_bytes().first() == begin.as_bytes().first();
            if alike
                && ends
                    .filter(|(n, _)| (n + 1).abs_diff(wanted) <= 1)
                    .any(|(_, end)| strsim::osa_distance(&word[..end], begin) <= 1)
            {
                near.push(begin.clone());
            }
        }
        near.sort();
        near.dedup();
        near
    }

    /// Returns the phrases that begin at the first of these words, each with its number of words and its
    /// meaning.
    pub(super) fn phrases_at<'s>(
        &'s self,
        ids: &'s [Vec<WordId>],
    ) -> impl Iterator<Item = (usize, &'s Sense)> {
        let first = ids.first().into_iter().flatten();
        first
            .flat_map(|id| self.phrases.get(id).into_iter().flatten())
            .filter(move |(phrase, _)| {
                let mut pairs = phrase.iter().zip(ids);
                ids.len() >= phrase.len() && pairs.all(|(want, ids)| ids.contains(want))
            })
            .map(|(phrase, sense)| (phrase.len(), sense))
    }

    /// Returns the numbers of the words and prefixes that each word of a text matches.
    fn all_ids(&self, pieces: &[Piece]) -> Vec<Vec<WordId>> {
        pieces.iter().map(|piece| self.ids(&piece.folded)).collect()
    }

    /// Returns the numbers of the words and prefixes that a word matches.
    pub(super) fn ids(&self, word: &str) -> Vec<WordId> {
        let mut ids: Vec<WordId> = self.words.get(word).copied().into_iter().collect();
        let bytes = word.as_bytes();
        let key = [
            bytes.first().copied().unwrap_or_default(),
            bytes.get(1).copied().unwrap_or_default(),
        ];
        for (begin, id) in self.begins.get(&key).into_iter().flatten() {
            if word.starts_with(begin.as_str()) {
                ids.push(*id);
            }
        }
        ids
    }
}

/// Returns all permutations of some parts.
pub(super) fn orders(parts: &[Vec<Element>]) -> Vec<Vec<Element>> {
    if parts.len() < 2 {
        return parts.to_vec();
    }
    let mut all = Vec::new();
    for n in 0..parts.len() {
        let rest: Vec<Vec<Element>> = parts
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != n)
            .map(|(_, part)| part.clone())
            .collect();
        all.extend(
            orders(&rest)
                .into_iter()
                .map(|rest| [parts[n].clone(), rest].concat()),
        );
    }
    all
}

/// Collects the troop codes that fields accept.
pub(super) fn gather(fields: &[Field], codes: &mut BTreeSet<&'static str>) {
    each_field(fields, &mut |_, field| {
        if let Kind::Choice { scope, codes: all }
        | Kind::Choices {
            scope, codes: all, ..
        } = &field.kind
            && scope.ends_with("troop")
        {
            codes.extend(all);
        }
        true
    });
}

/// Troop codes, each with the games that have it.
static CODES: LazyLock<HashMap<&'static str, BTreeSet<&'static str>>> = LazyLock::new(|| {
    let mut games: HashMap<&'static str, BTreeSet<&'static str>> = HashMap::default();
    for check in systems::checks() {
        let mut codes = BTreeSet::new();
        gather(&check.fields(&Tables::default()), &mut codes);
        for code in codes {
            games.entry(code).or_default().insert(check.system());
        }
    }
    games
});

/// Whether a word is a troop code of at least two letters, in upper or lower case.
pub fn is_troop_code(word: &str) -> bool {
    static FOLDED: LazyLock<BTreeSet<String>> =
        LazyLock::new(|| CODES.keys().map(|code| fold(code)).collect());
    word.len() > 1 && FOLDED.contains(&fold(word))
}

/// Returns the games that have a code.
pub fn games_of(code: &str) -> impl Iterator<Item = &'static str> {
    CODES.get(code).into_iter().flatten().copied()
}

/// Returns the first code in a text that only one game has, and that game. Codes must be written as in
/// the tables of the game. `None` if the text has such codes of several games.
pub fn owned_code(text: &str) -> Option<(&str, &'static str)> {
    let written = |word: &&str| word.chars().count() > 1 && word.chars().any(char::is_uppercase);
    let mut owned = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(written)
        .filter_map(|word| {
            let games = CODES.get(word).filter(|games| games.len() == 1)?;
            Some((word, *games.first()?))
        });
    let first = owned.next()?;
    owned.all(|(_, game)| game == first.1).then_some(first)
}

/// Returns the game that all game-specific troop codes in a text belong to, in upper or lower case;
/// `None` if there is no code or the games differ.
pub fn coded_game(text: &str) -> Option<&'static str> {
    /// The game that measures in U: "12 U" names no other.
    static UNIT_U: LazyLock<Option<&'static str>> = LazyLock::new(|| {
        let measures = |check: &&Check| {
            let mut found = false;
            each_field(&check.fields(&Tables::default()), &mut |_, field| {
                found |= field.unit == Unit::U;
                !found
            });
            found
        };
        systems::checks().find(measures).map(Check::system)
    });
    static OWNERS: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
        CODES
            .iter()
            .filter(|(code, games)| {
                games.len() == 1 && code.chars().count() > 1 && code.chars().any(char::is_uppercase)
            })
            // Codes that are also words of the two languages, or a unit, are excluded below.
            .map(|(code, games)| (fold(code), games))
            .filter(|(code, _)| !matches!(code.as_str(), "art" | "cm" | "el" | "lit"))
            .filter_map(|(code, games)| Some((code, *games.first()?)))
            .collect()
    });
    let mut counted = false;
    let mut owners = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .filter_map(|word| {
            let code = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let measured = counted || code.len() < word.len();
            counted = code.is_empty();
            if measured && fold(code) == "u" {
                return *UNIT_U;
            }
            OWNERS.get(&fold(code)).copied()
        });
    let first = owners.next()?;
    owners.all(|game| game == first).then_some(first)
}

/// Collects the codes that fields accept, each with the scope of its labels.
pub(super) fn choices(fields: &[Field], labels: &mut BTreeSet<(&'static str, &'static str)>) {
    each_field(fields, &mut |_, field| {
        if let Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } = &field.kind {
            labels.extend(codes.iter().map(|code| (*scope, *code)));
        }
        true
    });
}

impl Situations {
    /// Loads the file, which a library need not have. Returns its hash and its problems too.
    pub fn read(files: &Files) -> (Self, Option<[u8; 32]>, Vec<Problem>) {
        if !files.list("index").iter().any(|path| path == FILE) {
            return (Self::default(), None, Vec::new());
        }
        match files.read(FILE) {
            Ok(text) => (
                Self {
                    text,
                    ..Self::default()
                },
                files.digest(FILE),
                Vec::new(),
            ),
            Err(error) => (
                Self::default(),
                None,
                vec![Problem::new(
                    Place::new(FILE, 1, 1),
                    "file",
                    error.to_string(),
                )],
            ),
        }
    }

    /// Returns the text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the problems in the file.
    pub fn judged(&self, lexicon: &Lexicon, texts: &Texts) -> Vec<Problem> {
        let faults: BTreeSet<Fault> = Lang::ALL
            .into_iter()
            .flat_map(|lang| Grammar::new(lang, &self.text, lexicon, texts).1)
            .collect();
        faults
            .into_iter()
            .map(|(line, column, why)| {
                Problem::new(Place::new(FILE, line, column), "situation", why)
            })
            .collect()
    }

    /// Returns the game to which all game-specific terms in a text belong.
    pub fn sign(
        &self,
        lexicon: &Lexicon,
        texts: &Texts,
        lang: Lang,
        text: &str,
    ) -> Option<&'static str> {
        if self.text.is_empty() || text.len() > LONGEST {
            return None;
        }
        let grammar = self.grammar(lang, lexicon, texts);
        let pieces = split(text);
        let ids = grammar.all_ids(&pieces);
        let signs: BTreeSet<&str> = (0..ids.len())
            .flat_map(|at| grammar.phrases_at(&ids[at..]))
            .filter_map(|(_, sense)| match sense {
                Sense::Sign(game) => Some(game.as_str()),
                _ => None,
            })
            .collect();
        let first = signs.first().filter(|_| signs.len() == 1)?;
        systems::system(first).map(|system| system.id)
    }

    /// Returns the game that a text names together with other words.
    pub fn game(
        &self,
        lexicon: &Lexicon,
        texts: &Texts,
        lang: Lang,
        text: &str,
    ) -> Option<&'static str> {
        if self.text.is_empty() || text.len() > LONGEST {
            return None;
        }
        let grammar = self.grammar(lang, lexicon, texts);
        let pieces = split(text);
        let ids = grammar.all_ids(&pieces);
        let mut named: Option<&str> = None;
        let (mut at, mut others) = (0, 0);
        while at < pieces.len() {
            let phrase = grammar
                .phrases_at(&ids[at..])
                .find_map(|(length, sense)| match sense {
                    Sense::Game(game) => Some((length, game.as_str())),
                    _ => None,
                });
            match phrase {
                Some((_, game)) if named.is_some_and(|named| named != game) => return None,
                Some((length, game)) => {
                    named = Some(game);
                    at += length;
                }
                None => {
                    others += usize::from(pieces[at].folded.len() > 1);
                    at += 1;
                }
            }
        }
        systems::system(named.filter(|_| others > 0)?).map(|system| system.id)
    }

    /// Returns the word lists.
    pub fn lists(&self, lang: Lang, lexicon: &Lexicon, texts: &Texts) -> &Lists {
        &self.grammar(lang, lexicon, texts).lists
    }

    /// Returns a text with its abbreviations expanded ([`Shorthand::written_out`]).
    pub fn written_out<'t>(
        &self,
        (lexicon, texts): (&Lexicon, &Texts),
        lang: Lang,
        text: &'t str,
        growing: bool,
    ) -> Cow<'t, str> {
        let grammar = self.grammar(lang, lexicon, texts);
        grammar.shorthand.written_out(text, growing)
    }

    /// Returns the words for cases that exclude each other.
    pub fn cases(&self, lang: Lang, lexicon: &Lexicon, texts: &Texts) -> &Cases {
        &self.grammar(lang, lexicon, texts).cases
    }

    pub(super) fn grammar(&self, lang: Lang, lexicon: &Lexicon, texts: &Texts) -> &Grammar {
        self.grammars[lang].get_or_init(|| Grammar::new(lang, &self.text, lexicon, texts).0)
    }
}
