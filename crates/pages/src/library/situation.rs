//! Facts read from words: what a typed situation says of the input of a check.
//!
//! The words live in `index/situation.tsv`, not here: phrases by what they mean, and for every check
//! the sentences that state its facts, with the place of each side. A sentence is understood whole
//! or not at all: one word that means nothing here, and nothing is read. So no verdict is ever given
//! on a part of what was said.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{LazyLock, OnceLock};

use rustc_hash::FxHashMap as HashMap;
use serde_json::{Map, Value};

use super::Library;
use crate::check::form::from_pairs;
use crate::check::{Answer, Assumed, Check, Field, Finding, FindingKind, Kind, Outcome, Question, Status, Verdict};
use crate::cite::rows;
use crate::files::Files;
use crate::i18n::Texts;
use crate::lang::{ByLang, Lang};
use crate::lexicon::{Class, Lexicon};
use crate::problem::{Place, Problem};
use crate::systems;
use crate::text::tokens;

pub const FILE: &str = "index/situation.tsv";
const HEADER: &str = "what\tlang\twhere\twords\tfacts";

/// The most words of a situation: a longer text is none.
pub const MOST_WORDS: usize = 40;
/// The most bytes that are looked at.
const LONGEST: usize = 400;
/// The most steps of reading one query, over all sentences.
const MOST_STEPS: usize = 20_000;
/// The most ways to read one sentence.
const MOST_READINGS: usize = 8;
/// The most corrections of a word that are tried.
const MOST_MEANT: usize = 4;
/// The most words of a label that are taken for a name.
const LONGEST_LABEL: usize = 3;
/// The most parts of a sentence that may stand in any order.
const MOST_PARTS: usize = 4;
/// Shorter and longer words are not corrected.
const SHORTEST_MEANT: usize = 4;
const LONGEST_MEANT: usize = 32;

/// A fact by its path: `a.troop`, `Wb`.
pub type Fact = (String, String);

/// Function from a word without a meaning here to the words it may have been; none where it is a word
/// of its own.
pub type Meant<'m> = &'m dyn Fn(&str) -> Option<Vec<String>>;

/// Facts that were read: a path, its value, and whether it was only implied.
type Reads = Vec<(String, String, bool)>;

/// Statement of a text about one check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    pub check: &'static str,
    /// Facts that were stated.
    pub facts: Vec<Fact>,
    /// Facts that such words imply without stating them.
    pub assumed: Vec<Fact>,
    /// Readings of words that leave open who is who, the facts above being those that all of them
    /// share.
    pub alternatives: Vec<Vec<Fact>>,
    /// Facts without which nothing is certain, though the check would take them for granted.
    pub wanted: Vec<String>,
}

/// The words of situations, as the file writes them.
#[derive(Debug, Default)]
pub struct Situations {
    text: Cow<'static, str>,
    grammars: ByLang<OnceLock<Grammar>>,
}

/// A word of a phrase, by its number.
type WordId = u32;

/// Meaning of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Sense {
    /// Nothing.
    Skip,
    /// The name of a game.
    Game(String),
    Class(usize),
    /// A troop or terrain of the lexicon, by its number.
    Concept(usize),
    /// A code of a field.
    Code(String),
    Number(i64),
}

#[derive(Clone, Debug)]
struct Element {
    part: ElementKind,
    optional: bool,
}

#[derive(Clone, Debug)]
enum ElementKind {
    Class(usize),
    /// A field, by its place among the fields of the check's sentences.
    Slot(Slot),
}

#[derive(Clone, Debug)]
struct Slot {
    path: String,
    takes: Takes,
}

#[derive(Clone, Debug)]
enum Takes {
    Codes(Vec<&'static str>),
    Number { min: f64, max: f64 },
}

#[derive(Clone, Debug)]
struct Given {
    path: String,
    /// None for the value of the last field of the words.
    value: Option<String>,
    assumed: bool,
}

#[derive(Clone, Debug)]
struct Pattern {
    elements: Vec<Element>,
    facts: Vec<Given>,
    /// Of words that belong to the troop before them: its field.
    of: Option<String>,
    /// Whether its first two fields may be exchanged.
    either: bool,
    /// Numbers of which the first is the smaller.
    less: Vec<(String, String)>,
}

#[derive(Debug)]
struct Sentences {
    check: &'static Check,
    frames: Vec<Pattern>,
    facts: Vec<Pattern>,
    wanted: Vec<String>,
}

/// The words of one language.
#[derive(Debug, Default)]
struct Grammar {
    words: HashMap<String, WordId>,
    /// Beginnings of words, by their first two letters.
    begins: HashMap<[u8; 2], Vec<(String, WordId)>>,
    /// Phrases by their first word, the longest first.
    phrases: HashMap<WordId, Vec<(Vec<WordId>, Sense)>>,
    /// Abbreviations of one letter, which must be typed as such.
    letters: HashMap<String, Vec<Sense>>,
    classes: HashMap<String, usize>,
    sentences: Vec<Sentences>,
    next: WordId,
}

/// A row of the file that is in use.
struct Row<'t> {
    line: usize,
    what: &'t str,
    langs: Vec<Lang>,
    place: &'t str,
    words: &'t str,
    facts: &'t str,
}

impl Row<'_> {
    /// The column at which a cell begins.
    fn column(&self, cell: &str, row: &str) -> usize {
        let at = cell.as_ptr().addr().saturating_sub(row.as_ptr().addr());
        row.get(..at).map_or(1, |before| before.chars().count() + 1)
    }
}

/// A fault of the file: line, column, what is wrong.
type Fault = (usize, usize, String);

/// The rows of the file, and the lines that are none.
fn read(text: &str) -> (Vec<(Row<'_>, &str)>, Vec<Fault>) {
    let mut good = Vec::new();
    let mut faults = Vec::new();
    if !text.is_empty() && text.lines().next() != Some(HEADER) {
        faults.push((1, 1, format!("expected the header `{}`", HEADER.escape_default())));
    }
    for (line, row) in rows(text) {
        let cells: Vec<&str> = row.split('\t').collect();
        let [what, lang, place, words, facts] = cells[..] else {
            faults.push((line, 1, format!("expected 5 columns, found {}", cells.len())));
            continue;
        };
        let langs = match lang {
            "*" => Lang::ALL.to_vec(),
            _ => match lang.parse() {
                Ok(lang) => vec![lang],
                Err(_) => {
                    faults.push((line, what.chars().count() + 2, format!("`{lang}` is no language")));
                    continue;
                }
            },
        };
        good.push((Row { line, what, langs, place, words, facts }, row));
    }
    (good, faults)
}

/// The field at a path, and whether a list of codes stands there.
fn field_at<'f>(fields: &'f [Field], path: &str) -> Option<&'f Field> {
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    let field = fields.iter().find(|field| field.name == first)?;
    match (&field.kind, rest) {
        (_, None) => Some(field),
        (Kind::Group(fields), Some(rest)) => field_at(fields, rest),
        (Kind::List { fields, .. }, Some(rest)) => {
            let (number, rest) = rest.split_once('.')?;
            number.parse::<usize>().ok()?;
            field_at(fields, rest)
        }
        _ => None,
    }
}

/// Kind of words that a field takes its value from.
#[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
fn takes(field: &Field) -> Option<Takes> {
    match &field.kind {
        Kind::Choice { codes, .. } | Kind::Choices { codes, .. } => Some(Takes::Codes(codes.clone())),
        Kind::Integer { min, max } => Some(Takes::Number { min: *min as f64, max: *max as f64 }),
        Kind::Decimal { min, max } => Some(Takes::Number { min: *min, max: *max }),
        _ => None,
    }
}

/// Whether a field accepts a value that stands in the file.
fn accepts(field: &Field, value: &str) -> bool {
    match &field.kind {
        Kind::Choice { codes, .. } | Kind::Choices { codes, .. } => codes.contains(&value),
        Kind::Flag => matches!(value, "true" | "false"),
        Kind::Integer { min, max } => value.parse::<i64>().is_ok_and(|number| (min..=max).contains(&&number)),
        Kind::Decimal { min, max } => value.parse::<f64>().is_ok_and(|number| (min..=max).contains(&&number)),
        Kind::Name => !value.is_empty(),
        _ => false,
    }
}

impl Grammar {
    fn word(&mut self, word: &str) -> WordId {
        let next = self.next;
        let id = if let Some(begin) = word.strip_suffix('*') {
            let bytes = begin.as_bytes();
            let key = [bytes.first().copied().unwrap_or_default(), bytes.get(1).copied().unwrap_or_default()];
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

    fn phrase(&mut self, text: &str, sense: Sense) -> bool {
        let mut ids = Vec::new();
        for word in text.split_whitespace() {
            let star = word.ends_with('*');
            let cut = split(word);
            let last = cut.len();
            for (n, piece) in cut.into_iter().enumerate() {
                let typed = if star && n + 1 == last { format!("{}*", piece.folded) } else { piece.folded };
                ids.push(self.word(&typed));
            }
        }
        let Some(first) = ids.first().copied() else { return false };
        let known = self.phrases.entry(first).or_default();
        if !known.iter().any(|(words, other)| *words == ids && *other == sense) {
            known.push((ids, sense));
        }
        true
    }

    fn class(&mut self, name: &str) -> usize {
        let next = self.classes.len();
        *self.classes.entry(name.to_owned()).or_insert(next)
    }

    /// The names of troops and terrain, and what tables call them.
    fn learn_names(&mut self, lang: Lang, lexicon: &Lexicon, texts: &Texts) {
        for (number, concept) in lexicon.concepts().iter().enumerate() {
            if !matches!(concept.class, Class::Troop | Class::Terrain) {
                continue;
            }
            let names = &concept.names[lang];
            let asked = names.asked.iter().filter(|_| concept.class == Class::Troop).map(String::as_str);
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
            gather(&check.fields(), &mut codes);
        }
        for code in codes {
            self.code(code, Sense::Code(code.to_owned()));
        }
        let mut labels = BTreeSet::new();
        for check in systems::checks() {
            choices(&check.fields(), &mut labels);
        }
        for (scope, code) in labels {
            let label = texts.find(lang, &format!("{scope}-{code}")).filter(|label| label.chars().all(|c| c.is_alphabetic() || c == ' '));
            if let Some(label) = label.filter(|label| label.chars().count() > 1 && label.split(' ').count() <= LONGEST_LABEL) {
                self.phrase(&label, Sense::Code(code.to_owned()));
            }
        }
    }

    fn code(&mut self, code: &str, sense: Sense) {
        if code.chars().count() == 1 {
            let known = self.letters.entry(code.to_owned()).or_default();
            if !known.contains(&sense) {
                known.push(sense);
            }
        } else {
            self.phrase(&code.replace('-', " "), sense);
        }
    }

    /// Reads a pattern: `{field}`, `{field!this,that}` without some codes, `{_}` for any troop, `CLASS`,
    /// words, `this|that`, each optional with `?` behind it.
    fn pattern(&mut self, system: &str, fields: &[Field], text: &str) -> Result<Vec<Element>, String> {
        let mut elements = Vec::new();
        for piece in text.split_whitespace() {
            let (piece, optional) = piece.strip_suffix('?').map_or((piece, false), |piece| (piece, true));
            let part = if let Some(path) = piece.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
                let (path, not) = path.split_once('!').unwrap_or((path, ""));
                if path == "_" {
                    // A troop that the check has no field for.
                    let mut codes = BTreeSet::new();
                    systems::checks().filter(|known| known.system() == system).for_each(|known| gather(&known.fields(), &mut codes));
                    elements
                        .push(Element { part: ElementKind::Slot(Slot { path: String::new(), takes: Takes::Codes(codes.into_iter().collect()) }), optional });
                    continue;
                }
                let field = field_at(fields, path).ok_or_else(|| format!("`{path}` is no field"))?;
                let mut takes = takes(field).ok_or_else(|| format!("`{path}` takes neither a code nor a number"))?;
                if let Takes::Codes(codes) = &mut takes {
                    codes.retain(|code| !not.split(',').any(|not| not == *code));
                }
                ElementKind::Slot(Slot { path: path.to_owned(), takes })
            } else if let Some(class) = self.classes.get(piece) {
                ElementKind::Class(*class)
            } else if piece.chars().next().is_some_and(char::is_uppercase) {
                return Err(format!("`{piece}` is no `word` of this file above this line"));
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

    /// Learns the file; what is broken is left out and told.
    fn learn(&mut self, lang: Lang, text: &str) -> Vec<Fault> {
        let (given, mut faults) = read(text);
        let mut fields: HashMap<&str, Vec<Field>> = HashMap::default();
        for (row, whole) in given.iter().filter(|(row, _)| row.langs.contains(&lang)) {
            let mut fault = |cell: &str, why: String| faults.push((row.line, row.column(cell, whole), why));
            let phrases = || row.words.split('|').map(str::trim);
            let sense = match row.what {
                "word" => Some(Sense::Class(self.class(row.place))),
                "skip" => Some(Sense::Skip),
                "game" if systems::system(row.place).is_some() => Some(Sense::Game(row.place.to_owned())),
                "number" if row.place.parse::<i64>().is_ok() => Some(Sense::Number(row.place.parse().unwrap_or_default())),
                "value" => Some(Sense::Code(row.place.to_owned())),
                "frame" | "bag" | "either" | "fact" | "mod" | "want" => None,
                _ => {
                    fault(row.what, format!("`{}` `{}` is nothing that a row may say", row.what, row.place));
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
            let fields = &*fields.entry(check.id).or_insert_with(|| check.fields());
            let at = match self.sentences.iter().position(|known| known.check.id == check.id) {
                Some(at) => at,
                None => {
                    self.sentences.push(Sentences { check, frames: Vec::new(), facts: Vec::new(), wanted: Vec::new() });
                    self.sentences.len() - 1
                }
            };
            if row.what == "want" {
                for path in row.facts.split_whitespace() {
                    match field_at(fields, path) {
                        Some(_) => self.sentences[at].wanted.push(path.to_owned()),
                        None => fault(row.facts, format!("`{path}` is no field of {}", check.id)),
                    }
                }
                continue;
            }
            // Of a word that belongs to a troop, once for each field that may hold the troop.
            let (owners, words) = match row.words.split_once(':').filter(|_| row.what == "mod") {
                Some((owners, words)) => (owners.split(',').map(|owner| Some(owner.trim())).collect(), words),
                None => (vec![None], row.words),
            };
            for owner in owners {
                if let Some(owner) = owner.filter(|owner| field_at(fields, owner).is_none()) {
                    fault(row.words, format!("`{owner}` is no field of {}", check.id));
                    continue;
                }
                let stem = owner.map_or("", |owner| owner.strip_suffix(".troop").unwrap_or(owner));
                let (words, told) = (words.replace('@', stem), row.facts.replace('@', stem));
                let parts: Vec<&str> = if row.what == "bag" { words.split(" , ").collect() } else { vec![&words] };
                if parts.len() > MOST_PARTS {
                    fault(row.words, format!("more than {MOST_PARTS} parts may not stand in any order"));
                    continue;
                }
                let parts: Result<Vec<Vec<Element>>, String> = parts.into_iter().map(|part| self.pattern(check.system(), fields, part)).collect();
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
                        match [one, other].iter().find(|path| field_at(fields, path).is_none()) {
                            Some(path) => fault(row.facts, format!("`{path}` is no field of {}", check.id)),
                            None => less.push((one.to_owned(), other.to_owned())),
                        }
                        continue;
                    }
                    let (fact, assumed) = fact.strip_prefix('?').map_or((fact, false), |fact| (fact, true));
                    let Some((path, value)) = fact.split_once('=') else {
                        fault(row.facts, format!("`{fact}` is not `field=value`"));
                        continue;
                    };
                    match field_at(fields, path) {
                        None => fault(row.facts, format!("`{path}` is no field of {}", check.id)),
                        Some(field) if value != "{}" && !accepts(field, value) => fault(row.facts, format!("`{value}` is no value of `{path}`")),
                        Some(_) => facts.push(Given { path: path.to_owned(), value: (value != "{}").then(|| value.to_owned()), assumed }),
                    }
                }
                let known = &mut self.sentences[at];
                for elements in orders(&parts) {
                    let pattern = Pattern { elements, facts: facts.clone(), of: owner.map(str::to_owned), either: row.what == "either", less: less.clone() };
                    if matches!(row.what, "frame" | "bag" | "either") { &mut known.frames } else { &mut known.facts }.push(pattern);
                }
            }
        }
        self.phrases.values_mut().for_each(|phrases| phrases.sort_by_key(|(words, _)| std::cmp::Reverse(words.len())));
        faults
    }

    fn new(lang: Lang, text: &str, lexicon: &Lexicon, texts: &Texts) -> (Self, Vec<Fault>) {
        let mut this = Self::default();
        this.learn_names(lang, lexicon, texts);
        let faults = this.learn(lang, text);
        (this, faults)
    }

    /// Words of phrases that are one letter away from a longer word.
    fn near(&self, word: &str) -> Vec<String> {
        let letters = word.chars().count();
        if !(SHORTEST_MEANT..=LONGEST_MEANT).contains(&letters) {
            return Vec::new();
        }
        let alike = |other: &&String| other.len().abs_diff(word.len()) <= 1 && other.as_bytes().first() == word.as_bytes().first();
        let mut near: Vec<String> = self.words.keys().filter(alike).filter(|other| strsim::osa_distance(other, word) <= 1).cloned().collect();
        for (begin, _) in self.begins.values().flatten().filter(|(begin, _)| begin.chars().count() > SHORTEST_MEANT) {
            let wanted = begin.chars().count();
            let ends = word.char_indices().map(|(at, c)| at + c.len_utf8()).enumerate();
            let alike = word.as_bytes().first() == begin.as_bytes().first();
            if alike && ends.filter(|(n, _)| (n + 1).abs_diff(wanted) <= 1).any(|(_, end)| strsim::osa_distance(&word[..end], begin) <= 1) {
                near.push(begin.clone());
            }
        }
        near.sort();
        near.dedup();
        near
    }

    /// The words of phrases that a word is.
    fn ids(&self, word: &str) -> Vec<WordId> {
        let mut ids: Vec<WordId> = self.words.get(word).copied().into_iter().collect();
        let bytes = word.as_bytes();
        let key = [bytes.first().copied().unwrap_or_default(), bytes.get(1).copied().unwrap_or_default()];
        for (begin, id) in self.begins.get(&key).into_iter().flatten() {
            if word.starts_with(begin.as_str()) {
                ids.push(*id);
            }
        }
        ids
    }
}

/// Some parts in every order.
fn orders(parts: &[Vec<Element>]) -> Vec<Vec<Element>> {
    if parts.len() < 2 {
        return parts.to_vec();
    }
    let mut all = Vec::new();
    for n in 0..parts.len() {
        let rest: Vec<Vec<Element>> = parts.iter().enumerate().filter(|(other, _)| *other != n).map(|(_, part)| part.clone()).collect();
        all.extend(orders(&rest).into_iter().map(|rest| [parts[n].clone(), rest].concat()));
    }
    all
}

/// The codes of troops that fields take.
fn gather(fields: &[Field], codes: &mut BTreeSet<&'static str>) {
    for field in fields {
        match &field.kind {
            Kind::Choice { scope, codes: all } | Kind::Choices { scope, codes: all, .. } if scope.ends_with("troop") => codes.extend(all),
            Kind::Group(fields) | Kind::List { fields, .. } => gather(fields, codes),
            _ => {}
        }
    }
}

/// Code in a text that one game alone has, as it is written in its tables, and that game. None
/// where codes of several games stand in the text.
pub fn owned_code(text: &str) -> Option<(&str, &'static str)> {
    static CODES: LazyLock<HashMap<&'static str, BTreeSet<&'static str>>> = LazyLock::new(|| {
        let mut games: HashMap<&'static str, BTreeSet<&'static str>> = HashMap::default();
        for check in systems::checks() {
            let mut codes = BTreeSet::new();
            gather(&check.fields(), &mut codes);
            for code in codes {
                games.entry(code).or_default().insert(check.system());
            }
        }
        games
    });
    let written = |word: &&str| word.chars().count() > 1 && word.chars().any(char::is_uppercase);
    let mut owned = text.split(|c: char| !c.is_alphanumeric()).filter(written).filter_map(|word| {
        let games = CODES.get(word).filter(|games| games.len() == 1)?;
        Some((word, *games.first()?))
    });
    let first = owned.next()?;
    owned.all(|(_, game)| game == first.1).then_some(first)
}

/// Codes that fields take, each with the scope of its labels.
fn choices(fields: &[Field], labels: &mut BTreeSet<(&'static str, &'static str)>) {
    for field in fields {
        match &field.kind {
            Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } => labels.extend(codes.iter().map(|code| (*scope, *code))),
            Kind::Group(fields) | Kind::List { fields, .. } => choices(fields, labels),
            _ => {}
        }
    }
}

/// A word as it is read.
struct Piece {
    folded: String,
    raw: String,
}

/// The words of a text, a number apart from the unit that is written to it.
fn split(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    // A word that takes a statement back is never lost with the apostrophe.
    let spelt = text.replace('\u{2019}', "'").replace("can't", "can not").replace("Can't", "can not").replace("n't", " not").replace("N'T", " not");
    let text = spelt.as_str();
    for token in tokens(text) {
        let raw = &text[token.start..token.end];
        let digits = token.folded.bytes().take_while(u8::is_ascii_digit).count();
        let tail = &token.folded[digits..];
        // `2Cm` and the like are names.
        if digits > 0 && !tail.is_empty() && raw.is_char_boundary(digits) && !matches!(tail, "cm" if raw.as_bytes().get(digits) == Some(&b'C')) {
            pieces.push(Piece { folded: token.folded[..digits].to_owned(), raw: raw[..digits].to_owned() });
            pieces.push(Piece { folded: tail.to_owned(), raw: raw[digits..].to_owned() });
        } else {
            pieces.push(Piece { folded: token.folded.clone(), raw: raw.to_owned() });
        }
    }
    pieces
}

/// Phrases at each place of a text: their end and meaning.
type Spans = Vec<Vec<(usize, Sense)>>;

struct Reading<'g> {
    lexicon: &'g Lexicon,
    sentences: &'g Sentences,
    facts: Vec<&'g Pattern>,
    spans: &'g Spans,
    steps: &'g mut usize,
    /// The facts so far, with whether each was only assumed.
    told: Reads,
    last: Option<(String, String)>,
    found: Vec<Reads>,
}

impl Reading<'_> {
    fn spend(&mut self) -> bool {
        *self.steps = self.steps.saturating_sub(1);
        *self.steps > 0 && self.found.len() < MOST_READINGS
    }

    /// Code that a phrase gives a field, if it is one and no other.
    fn code(&self, sense: &Sense, codes: &[&'static str]) -> Option<&'static str> {
        match sense {
            Sense::Code(code) => codes.iter().find(|known| *known == code).copied(),
            Sense::Concept(concept) => {
                let concept = &self.lexicon.concepts()[*concept];
                if !concept.systems.iter().any(|system| system == self.sentences.check.system()) {
                    return None;
                }
                let names = concept.codes();
                let mut fit = codes.iter().filter(|code| names.contains(*code));
                fit.next().copied().filter(|_| fit.next().is_none())
            }
            _ => None,
        }
    }

    /// Values that a field may have at a place, and where each ends.
    fn values(&self, slot: &Slot, at: usize) -> Vec<(usize, String)> {
        let mut values: Vec<(usize, String)> = Vec::new();
        for (end, sense) in &self.spans[at] {
            let value = match &slot.takes {
                Takes::Codes(codes) => self.code(sense, codes).map(str::to_owned),
                #[expect(clippy::cast_precision_loss, reason = "numbers of a few digits")]
                Takes::Number { min, max } => match sense {
                    Sense::Number(number) if (*min..=*max).contains(&(*number as f64)) => Some(number.to_string()),
                    _ => None,
                },
            };
            if let Some(value) = value.filter(|value| !values.contains(&(*end, value.clone()))) {
                values.push((*end, value));
            }
        }
        // The longest name is meant; two that are equally long leave it open, and both are tried.
        let longest = values.iter().map(|(end, _)| *end).max();
        values.retain(|(end, _)| Some(*end) == longest);
        values
    }

    /// Adds a fact, unless another was told of the same field.
    fn tell(&mut self, path: &str, value: &str, assumed: bool) -> bool {
        match self.told.iter().find(|(known, ..)| known == path) {
            Some((_, other, _)) => other == value || assumed,
            None => {
                self.told.push((path.to_owned(), value.to_owned(), assumed));
                true
            }
        }
    }

    fn tell_all(&mut self, facts: &[Given]) -> bool {
        facts.iter().filter(|fact| !fact.assumed).chain(facts.iter().filter(|fact| fact.assumed)).all(|fact| {
            let value = fact.value.clone().or_else(|| self.last.as_ref().map(|(_, value)| value.clone()));
            value.is_some_and(|value| self.tell(&fact.path, &value, fact.assumed))
        })
    }

    /// Goes on behind the elements before `element`, at a place. `within` is the sentence around words
    /// that say a fact, with the place in it to go on from.
    fn walk(&mut self, pattern: &Pattern, element: usize, at: usize, outer: Option<(&Pattern, usize)>) {
        if !self.spend() {
            return;
        }
        let here = (self.told.len(), self.last.clone());
        if element == pattern.elements.len() {
            match outer {
                Some((frame, next)) => {
                    if self.tell_all(&pattern.facts) {
                        // What a fact's words named is no side of the sentence.
                        self.last = pattern.of.as_ref().map(|of| (of.clone(), String::new())).or(here.1.clone());
                        self.walk(frame, next, at, None);
                    }
                    self.undo(&here);
                    return;
                }
                None if at == self.spans.len() => {
                    if self.tell_all(&pattern.facts) && self.fits(pattern) {
                        self.found.push(self.told.clone());
                    }
                    self.undo(&here);
                    return;
                }
                None => {}
            }
        }
        if let Some(Element { part, optional }) = pattern.elements.get(element) {
            match part {
                ElementKind::Class(class) if at < self.spans.len() => {
                    let ends: Vec<usize> = self.spans[at].iter().filter(|(_, sense)| *sense == Sense::Class(*class)).map(|(end, _)| *end).collect();
                    for end in ends {
                        self.walk(pattern, element + 1, end, outer);
                    }
                }
                ElementKind::Slot(slot) if at < self.spans.len() => {
                    for (end, value) in self.values(slot, at) {
                        if slot.path.is_empty() || self.tell(&slot.path, &value, false) {
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
                if fact.of.is_some() && fact.of.as_ref() != owner || !self.begins(fact, at) {
                    continue;
                }
                self.walk(fact, 0, at, Some((pattern, element)));
                self.undo(&here);
            }
        }
        let skips: Vec<usize> = self.spans[at].iter().filter(|(_, sense)| self.is_skip(sense)).map(|(end, _)| *end).collect();
        for end in skips {
            self.walk(pattern, element, end, outer);
        }
    }

    /// Whether the numbers told are in the order that the words demand.
    fn fits(&self, pattern: &Pattern) -> bool {
        let number = |path: &str| self.told.iter().find(|(known, ..)| known == path).and_then(|(_, value, _)| value.parse::<f64>().ok());
        pattern.less.iter().all(|(one, other)| number(one).zip(number(other)).is_some_and(|(one, other)| one < other))
    }

    fn is_skip(&self, sense: &Sense) -> bool {
        match sense {
            Sense::Skip => true,
            Sense::Game(game) => game == self.sentences.check.system(),
            _ => false,
        }
    }

    /// Whether words that say a fact may begin at a place.
    fn begins(&self, fact: &Pattern, at: usize) -> bool {
        match fact.elements.first().map(|element| (&element.part, element.optional)) {
            Some((ElementKind::Class(class), false)) => self.spans[at].iter().any(|(_, sense)| *sense == Sense::Class(*class)),
            _ => true,
        }
    }

    fn undo(&mut self, here: &(usize, Option<(String, String)>)) {
        self.told.truncate(here.0);
        self.last.clone_from(&here.1);
    }
}

impl Situations {
    /// Reads the file; a library may have none.
    pub fn read(files: &Files) -> (Self, Option<[u8; 32]>, Vec<Problem>) {
        if !files.list("index").iter().any(|path| path == FILE) {
            return (Self::default(), None, Vec::new());
        }
        match files.read(FILE) {
            Ok(text) => (Self { text, ..Self::default() }, files.digest(FILE), Vec::new()),
            Err(error) => (Self::default(), None, vec![Problem::new(Place::new(FILE, 1, 1), "file", error.to_string())]),
        }
    }

    /// The file as it is.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Faults of the file.
    pub fn judged(&self, lexicon: &Lexicon, texts: &Texts) -> Vec<Problem> {
        let faults: BTreeSet<Fault> = Lang::ALL.into_iter().flat_map(|lang| Grammar::new(lang, &self.text, lexicon, texts).1).collect();
        faults.into_iter().map(|(line, column, why)| Problem::new(Place::new(FILE, line, column), "situation", why)).collect()
    }

    fn grammar(&self, lang: Lang, lexicon: &Lexicon, texts: &Texts) -> &Grammar {
        self.grammars[lang].get_or_init(|| Grammar::new(lang, &self.text, lexicon, texts).0)
    }
}

/// Situations that a text states, the one that says most first; most texts state none. `meant` gives
/// the words that an unknown one may have been.
pub fn situations(library: &Library, lang: Lang, query: &str, game: Option<&str>, meant: Meant<'_>) -> Vec<Situation> {
    if library.situations.text.is_empty() || query.len() > LONGEST {
        return Vec::new();
    }
    let pieces = split(query);
    if pieces.is_empty() || pieces.len() > MOST_WORDS {
        return Vec::new();
    }
    let grammar = library.situations.grammar(lang, &library.lexicon, &library.texts);
    let Some(spans) = spans(grammar, &pieces, meant) else { return Vec::new() };
    let classes: BTreeSet<usize> = spans.iter().flatten().filter_map(|(_, sense)| if let Sense::Class(class) = sense { Some(*class) } else { None }).collect();
    let there = |pattern: &Pattern| {
        pattern.elements.iter().all(|element| match element.part {
            ElementKind::Class(class) => element.optional || classes.contains(&class),
            ElementKind::Slot(_) => true,
        })
    };
    let mut steps = MOST_STEPS;
    let mut all = Vec::new();
    for sentences in grammar.sentences.iter().filter(|known| game.is_none_or(|game| known.check.system() == game)) {
        let frames: Vec<&Pattern> = sentences.frames.iter().filter(|frame| there(frame)).collect();
        if frames.is_empty() {
            continue;
        }
        let facts = sentences.facts.iter().filter(|fact| there(fact)).collect();
        let mut reading =
            Reading { lexicon: &library.lexicon, sentences, facts, spans: &spans, steps: &mut steps, told: Vec::new(), last: None, found: Vec::new() };
        let mut plain = Vec::new();
        let mut open = Vec::new();
        for frame in frames {
            reading.walk(frame, 0, 0, None);
            let found = std::mem::take(&mut reading.found);
            if frame.either { &mut open } else { &mut plain }.extend(found.into_iter().map(|found| (frame, found)));
        }
        all.extend(understood(sentences, plain, open));
    }
    if steps == 0 {
        return Vec::new();
    }
    // Two games that the same words would fit: nobody knows which is meant.
    let systems: BTreeSet<&str> = all.iter().filter_map(|one: &Situation| one.check.split('.').next()).collect();
    if systems.len() > 1 {
        return Vec::new();
    }
    all.sort_by_key(|one: &Situation| (!one.alternatives.is_empty(), std::cmp::Reverse(one.facts.len())));
    all
}

/// Phrases at every place of the text; nothing where a word means nothing here.
fn spans(grammar: &Grammar, pieces: &[Piece], meant: Meant<'_>) -> Option<Spans> {
    let mut ids = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let mut known = grammar.ids(&piece.folded);
        let number = piece.folded.len() <= 4 && piece.folded.bytes().all(|b| b.is_ascii_digit());
        if known.is_empty() && !number && !grammar.letters.contains_key(&piece.raw) {
            let mut guesses = meant(&piece.folded)?;
            guesses.extend(grammar.near(&piece.folded));
            known = guesses.iter().map(|word| grammar.ids(word)).filter(|ids| !ids.is_empty()).take(MOST_MEANT).flatten().collect();
            known.sort_unstable();
            known.dedup();
            if known.is_empty() {
                return None;
            }
        }
        ids.push(known);
    }
    let mut spans: Spans = Vec::with_capacity(pieces.len());
    for (at, piece) in pieces.iter().enumerate() {
        let mut here: Vec<(usize, Sense)> = Vec::new();
        for id in &ids[at] {
            for (phrase, sense) in grammar.phrases.get(id).into_iter().flatten() {
                let fits = pieces.len() - at >= phrase.len() && phrase.iter().zip(&ids[at..]).all(|(want, ids)| ids.contains(want));
                if fits && !here.contains(&(at + phrase.len(), sense.clone())) {
                    here.push((at + phrase.len(), sense.clone()));
                }
            }
        }
        if let Ok(number) = piece.folded.parse::<i64>().map_err(drop).and_then(|n| if piece.folded.len() <= 4 { Ok(n) } else { Err(()) }) {
            here.push((at + 1, Sense::Number(number)));
        }
        here.extend(grammar.letters.get(&piece.raw).into_iter().flatten().map(|sense| (at + 1, sense.clone())));
        here.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        spans.push(here);
    }
    Some(spans)
}

/// Situation that the readings of one check agree on.
fn understood(sentences: &Sentences, plain: Vec<(&Pattern, Reads)>, open: Vec<(&Pattern, Reads)>) -> Option<Situation> {
    let check = sentences.check.id;
    let split = |told: &[(String, String, bool)], assumed: bool| -> Vec<Fact> {
        told.iter().filter(|(.., was)| *was == assumed).map(|(path, value, _)| (path.clone(), value.clone())).collect()
    };
    let wanted = |facts: &[Fact]| sentences.wanted.iter().filter(|path| facts.iter().all(|(known, _)| known != *path)).cloned().collect();
    if plain.is_empty() {
        let (frame, told) = open.first()?;
        let facts = split(told, false);
        let slots: Vec<&str> =
            frame.elements.iter().filter_map(|element| if let ElementKind::Slot(slot) = &element.part { Some(slot.path.as_str()) } else { None }).collect();
        let [one, other, ..] = slots[..] else { return None };
        let value = |path: &str| facts.iter().find(|(known, _)| known == path).map(|(_, value)| value.clone());
        let (first, second) = (value(one)?, value(other)?);
        let swapped = facts.iter().map(|(path, value)| {
            let value = if path == one {
                &second
            } else if path == other {
                &first
            } else {
                value
            };
            (path.clone(), value.clone())
        });
        let shared = facts.iter().filter(|(path, _)| path != one && path != other).cloned().collect();
        let alternatives = vec![facts.clone(), swapped.collect()];
        return Some(Situation { check, facts: shared, assumed: Vec::new(), alternatives, wanted: Vec::new() });
    }
    let readings: Vec<(Vec<Fact>, Vec<Fact>)> = plain.iter().map(|(_, told)| (split(told, false), split(told, true))).collect();
    let best = readings.iter().max_by(|a, b| a.0.len().cmp(&b.0.len()).then_with(|| b.1.len().cmp(&a.1.len())))?;
    // A reading that says something else, not merely less, leaves it open.
    let other = readings.iter().find(|(facts, _)| facts.iter().any(|fact| !best.0.contains(fact)));
    if let Some((other, _)) = other {
        let shared = best.0.iter().filter(|fact| other.contains(fact)).cloned().collect();
        return Some(Situation { check, facts: shared, assumed: Vec::new(), alternatives: vec![best.0.clone(), other.clone()], wanted: Vec::new() });
    }
    if best.0.is_empty() {
        return None;
    }
    let assumed = best.1.iter().filter(|(path, _)| best.0.iter().all(|(known, _)| known != path)).cloned().collect();
    Some(Situation { check, facts: best.0.clone(), assumed, alternatives: Vec::new(), wanted: wanted(&best.0) })
}

/// A situation with its verdict.
#[derive(Clone, Debug)]
pub struct StatedVerdict {
    pub check: &'static Check,
    /// Facts that were stated.
    pub facts: Vec<Fact>,
    /// Facts that such words imply without stating them.
    pub assumed: Vec<Fact>,
    pub verdict: Verdict,
}

impl PartialEq for StatedVerdict {
    fn eq(&self, other: &Self) -> bool {
        (self.check.id, &self.facts, &self.assumed, &self.verdict) == (other.check.id, &other.facts, &other.assumed, &other.verdict)
    }
}

/// Input of a check with these facts.
pub fn input(facts: &[Fact]) -> Map<String, Value> {
    from_pairs(facts.iter().map(|(path, value)| (path.as_str(), value.as_str()))).unwrap_or_default()
}

impl StatedVerdict {
    /// Everything that the verdict rests on.
    pub fn input(&self) -> Map<String, Value> {
        input(&[&self.facts[..], &self.assumed].concat())
    }

    /// The same without one of the facts.
    pub fn without(&self, path: &str) -> Map<String, Value> {
        let rest: Vec<Fact> = self.facts.iter().chain(&self.assumed).filter(|(known, _)| known != path).cloned().collect();
        input(&rest)
    }
}

/// A value as the file writes it.
pub fn value(text: &str) -> Value {
    match text {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        text => text.parse::<i64>().map_or_else(|_| Value::from(text), Value::from),
    }
}

/// The verdict on a situation; none where the words leave open who is who, or where the check
/// does not accept what they say.
pub fn judge(library: &Library, situation: &Situation) -> Option<StatedVerdict> {
    if !situation.alternatives.is_empty() {
        return None;
    }
    let check = systems::check(situation.check)?;
    let Situation { facts, assumed, .. } = situation.clone();
    let given = input(&[&facts[..], &assumed].concat());
    let mut verdict = check.answer(&library.tables, &given).ok()?;
    for path in &situation.wanted {
        if verdict.status == Status::Open {
            break;
        }
        doubt(library, check, &given, path, &mut verdict);
    }
    // What was only meant is taken for granted, and said so.
    for (path, text) in assumed.iter().rev() {
        if verdict.status == Status::Decided {
            verdict.status = Status::Usual;
        }
        verdict.assumed.insert(0, Assumed { field: path.clone(), value: value(text), otherwise: Vec::new() });
    }
    Some(StatedVerdict { check, facts, assumed, verdict })
}

/// Opens a verdict that hangs on a fact which the words do not state and the check takes for granted.
fn doubt(library: &Library, check: &'static Check, given: &Map<String, Value>, path: &str, verdict: &mut Verdict) {
    let fields = check.fields();
    let values: Vec<Value> = match field_at(&fields, path).map(|field| &field.kind) {
        Some(Kind::Flag) => vec![Value::Bool(true), Value::Bool(false)],
        Some(Kind::Choice { codes, .. }) => codes.iter().map(|code| Value::from(*code)).collect(),
        _ => return,
    };
    let mut options = Vec::new();
    let mut outcomes: Vec<Outcome> = Vec::new();
    let mut differ = false;
    for value in values {
        let mut all = given.clone();
        crate::check::put(&mut all, path, value.clone());
        let Ok(other) = check.answer(&library.tables, &all) else { continue };
        let settled = (other.status != Status::Open).then(|| other.finding.clone());
        differ |= settled.as_ref() != Some(&verdict.finding);
        if let Some(finding) = &settled
            && outcomes.iter().all(|known| known.finding != *finding)
        {
            outcomes.push(Outcome { finding: finding.clone(), values: other.values.clone(), when: Map::from_iter([(path.to_owned(), value.clone())]) });
        }
        options.push(Answer { value, finding: settled, values: other.values });
    }
    if !differ {
        return;
    }
    verdict.status = Status::Open;
    verdict.finding = Finding { kind: FindingKind::Open, code: FindingKind::Open.code().to_owned() };
    verdict.values.values_mut().for_each(|value| *value = Value::Null);
    verdict.asks = vec![Question { field: path.to_owned(), options }];
    verdict.outcomes = outcomes;
    verdict.assumed.retain(|assumed| assumed.field != path);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::tables::Tables;
    use proptest::prelude::*;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        Library::load(&files, Tables::default(), super::super::Passages::default()).0
    });

    fn faults(rows: &str) -> Vec<String> {
        let files = Files::Bundle(Arc::new(BTreeMap::from([(FILE.to_owned(), format!("{HEADER}\n{rows}"))])));
        Situations::read(&files)
            .0
            .judged(&Lexicon::default(), &Texts::parse(std::iter::empty::<(Lang, &str, String)>()).0)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn read(lang: Lang, query: &str, game: Option<&str>) -> Vec<Situation> {
        situations(&REAL, lang, query, game, &|_| None)
    }

    #[test]
    fn what_is_wrong_with_the_file_is_told_with_its_place() {
        assert_eq!(faults("word\t*\tGO\tgo|moves\t\nframe\t*\tdba.recoil\t{recoiler} GO {friend}\tsame_facing=true"), [""; 0]);
        for (rows, wanted) in [
            ("frame\t*\tdba.nothing\tx\t", "index/situation.tsv:2:9: situation: `dba.nothing` is no check"),
            ("frame\t*\tdba.recoil\t{nobody} x\t", "index/situation.tsv:2:20: situation: `nobody` is no field"),
            ("frame\t*\tdba.recoil\tx\tsame_facing=perhaps", "index/situation.tsv:2:22: situation: `perhaps` is no value of `same_facing`"),
            ("frame\t*\tdba.recoil\tx GO\t", "index/situation.tsv:2:20: situation: `GO` is no `word` of this file above this line"),
            ("frame\txx\tdba.recoil\tx\t", "index/situation.tsv:2:7: situation: `xx` is no language"),
            ("frame\t*", "index/situation.tsv:2:1: situation: expected 5 columns, found 2"),
        ] {
            assert_eq!(faults(rows), [wanted], "{rows}");
        }
    }

    #[test]
    fn a_code_of_one_game_says_which() {
        assert_eq!(owned_code("CP evade"), Some(("CP", "impetus")));
        assert_eq!(owned_code("LH insegue nel bosco"), Some(("LH", "dba")));
        // A word, a code of both, codes of two games, and none.
        for text in ["cp evade", "LH contro CP", "El", "il generale", ""] {
            assert_eq!(owned_code(text), None, "{text}");
        }
    }

    #[test]
    fn one_word_without_meaning_and_nothing_is_read() {
        assert_eq!(read(Lang::En, "Kn recoil into El", None).len(), 1);
        assert_eq!(read(Lang::En, "Kn recoil into El yesterday", None), []);
        assert_eq!(read(Lang::En, "Kn do not recoil into El", None), []);
        assert_eq!(read(Lang::En, "Kn don't recoil into El", None), []);
        assert_eq!(read(Lang::En, "Kn can't recoil into El", None), []);
        assert_eq!(read(Lang::It, "Kn non rinculano su El", None), []);
    }

    #[test]
    fn sides_come_from_verbs_prepositions_and_order() {
        let facts = |lang, query: &str| {
            let all = read(lang, query, Some("dba"));
            let [one] = &all[..] else { return format!("{all:?}") };
            one.facts.iter().map(|(path, value)| format!("{path}={value}")).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(facts(Lang::It, "Ps supporta Bd contro Kn"), "rear=Ps front=Bd enemy=Kn");
        assert_eq!(facts(Lang::It, "Bd supportate da Ps contro Kn"), "front=Bd rear=Ps enemy=Kn");
        assert_eq!(facts(Lang::En, "Knights doubled by Spears"), "loser=Kn winner=Sp degree=doubled");
        assert_eq!(facts(Lang::En, "Knights doubled Spears"), "winner=Kn loser=Sp degree=doubled");
        let open = read(Lang::En, "Bd El recoil", Some("dba"));
        assert_eq!(open.iter().map(|one| one.alternatives.len()).collect::<Vec<_>>(), [2]);
        assert!(open.iter().all(|one| judge(&REAL, one).is_none()));
    }

    proptest! {
        #[test]
        fn any_text_is_read_in_bounded_work(text in "(?s).{0,80}|((Bd|Kn|into|recoil|v|in|a|wood|2|not|paces|dietro|con|e|10) ){0,45}", lang in 0..2_usize) {
            for situation in read(Lang::ALL[lang], &text, None) {
                prop_assert!(situation.alternatives.len() != 1);
                judge(&REAL, &situation);
            }
        }

        #[test]
        fn no_file_does_harm(rows in "(frame|word|mod|bag|fact|want|\\PC|dba.recoil|\\{recoiler\\}|=|\\?|\t|\n| |,|:|GO){0,60}") {
            faults(&rows);
        }
    }
}
