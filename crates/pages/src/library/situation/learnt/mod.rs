//! The learnt reader: where no sentence of the file fits the whole of a text, the check is told by the
//! words and pairs of words in it, and each word by its neighbours. What it reads is shown as far as
//! it goes and is never certain; words that it passes over and that may matter are named.

mod features;
pub mod model;
mod tagger;
#[cfg(not(target_family = "wasm"))]
pub mod train;
mod words;

use std::cmp::Ordering;
use std::sync::OnceLock;

use self::features::{Kind, Word, of_text, of_words};
use self::model::{Model, noise};
use self::tagger::{Candidate, Measure, NOTHING, SURPLUS, Takes, Walk, code_of, number_of};
pub(super) use self::words::words;
use super::grammar::{Piece, accepts};
use super::{Fact, LEARNT};
use crate::check::form::field_at;
use crate::check::{Check, Field, Kind as FieldKind, Unit};
use crate::files::Files;
use crate::kit::tables::Tables;
use crate::problem::{Place, Problem};
use crate::systems;

/// A label is believed where it is better than the next by so much.
const MARGIN: f32 = 2.0;
/// A label with a value of its own must have been marked so often.
const SUPPORT: usize = 2;
/// A check is believed where it is better than the next by this share of its score.
const LEAD: f32 = 0.2;
/// A check that is offered for its hits carries facts where it is among so many likeliest.
const LIKELIEST: usize = 3;
/// A text of which more is left over than this for each fact states too little.
const MOST_LEFT_FOR_FACT: usize = 3;
/// The most words that are named as not read.
const MOST_LEFT: usize = 6;
/// Words that turn a statement round.
const NEGATIONS: [&str; 10] = [
    "not", "no", "never", "without", "neither", "non", "senza", "mai", "ne", "nemmeno",
];

/// Words that ask for a rule and not for its outcome.
const LOOKUPS: [&str; 14] = [
    "regola",
    "regole",
    "regolamento",
    "perche",
    "significa",
    "differenza",
    "definizione",
    "rule",
    "rules",
    "why",
    "mean",
    "means",
    "difference",
    "definition",
];

/// Facts of one check that were read from a text.
#[derive(Clone, Debug)]
pub struct Learnt {
    pub check: &'static Check,
    pub facts: Vec<Fact>,
    /// Words that were not read and may matter, as typed.
    pub left: Vec<String>,
}

/// What was learnt, made ready to read.
#[derive(Debug)]
pub struct Reader {
    model: Model,
    /// By the number of a check: the check, and the labels that it has fields for.
    checks: Vec<(Option<&'static Check>, OnceLock<Vec<Candidate>>)>,
}

/// What a field takes from words.
fn takes(field: &Field) -> Takes {
    let unit = match field.unit {
        Unit::None => Measure::None,
        Unit::Mm => Measure::Mm,
        Unit::Cm => Measure::Cm,
        Unit::Paces => Measure::Paces,
        Unit::BaseWidths => Measure::BaseWidths,
        Unit::Pips => Measure::Pips,
        Unit::Elements => Measure::Elements,
        Unit::Minutes => Measure::Minutes,
        Unit::Degrees => Measure::Degrees,
        Unit::Points => Measure::Points,
        Unit::U => Measure::U,
    };
    match &field.kind {
        FieldKind::Choice { codes, .. } | FieldKind::Choices { codes, .. } => {
            Takes::Code(codes.clone())
        }
        #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
        FieldKind::Integer { min, max } => Takes::Number {
            min: *min as f64,
            max: *max as f64,
            unit,
        },
        FieldKind::Decimal { min, max } => Takes::Number {
            min: *min,
            max: *max,
            unit,
        },
        _ => Takes::Fixed,
    }
}

/// Fields and values of a label.
fn parts(label: &str) -> impl Iterator<Item = (&str, &str)> {
    label.split(';').filter_map(|part| part.split_once('='))
}

/// A label as a check with these fields may use it; none where it has no such field or value.
fn candidate(fields: &[Field], number: usize, label: &str) -> Option<Candidate> {
    let mut found = Candidate {
        label: u16::try_from(number).ok()?,
        paths: Vec::new(),
        takes: Takes::Fixed,
    };
    for (path, value) in parts(label) {
        let field = field_at(fields, path)?;
        if value == "{}" {
            found.takes = takes(field);
            if found.takes == Takes::Fixed {
                return None;
            }
        } else if !accepts(field, value) {
            return None;
        }
        found.paths.push(path.to_owned());
    }
    (!found.paths.is_empty()).then_some(found)
}

/// The value that some words give what a field takes.
fn value(words: &[Word], from: usize, to: usize, takes: &Takes) -> Option<String> {
    let mut places = from..to;
    match takes {
        Takes::Fixed => None,
        Takes::Code(codes) => places
            .find_map(|at| code_of(&words[at], codes))
            .map(str::to_owned),
        Takes::Number { min, max, unit } => places
            .find_map(|at| number_of(words, at, *unit))
            .filter(|number| (*min..=*max).contains(number))
            .map(|number| number.to_string()),
    }
}

impl Reader {
    /// Reads what was learnt; none where there is no such file, and on a reader's device, where it
    /// would weigh too much.
    pub fn open(files: &Files) -> (Option<Self>, Vec<Problem>) {
        let there = files.list("index").iter().any(|path| path == LEARNT);
        if cfg!(target_family = "wasm") || !there {
            return (None, Vec::new());
        }
        let problem =
            |line: usize, why: String| Problem::new(Place::new(LEARNT, line, 1), "situation", why);
        match files.read(LEARNT) {
            Err(error) => (None, vec![problem(1, error.to_string())]),
            Ok(text) => match Model::read(&text) {
                Ok(model) => (Some(Self::new(model)), Vec::new()),
                Err(line) => {
                    let why = "this line is not understood".to_owned();
                    (None, vec![problem(line, why)])
                }
            },
        }
    }

    pub fn new(model: Model) -> Self {
        let checks = model
            .checks
            .iter()
            .map(|id| (systems::check(id), OnceLock::new()))
            .collect();
        Self { model, checks }
    }

    fn candidates(&self, number: usize) -> &[Candidate] {
        let Some((Some(check), known)) = self.checks.get(number) else {
            return &[];
        };
        known.get_or_init(|| {
            let fields = check.fields(&Tables::default());
            self.model
                .labels
                .iter()
                .enumerate()
                .skip(usize::from(SURPLUS) + 1)
                .filter_map(|(number, (label, _))| candidate(&fields, number, label))
                .collect()
        })
    }

    /// Numbers of the checks of a game, or of any, the likeliest first, with their scores; the number
    /// after the last stands for none.
    fn ranked(&self, words: &[Word], game: Option<&str>) -> Vec<(usize, f32)> {
        let mut scores = vec![0.0; self.model.checks.len() + 1];
        for feature in of_text(words) {
            for (class, weight) in self.model.texts.get(&feature).into_iter().flatten() {
                if let Some(score) = scores.get_mut(usize::from(*class)) {
                    *score += weight;
                }
            }
        }
        let none = self.model.checks.len();
        let mut ranked: Vec<(usize, f32)> = scores
            .into_iter()
            .enumerate()
            .filter(|(number, _)| {
                *number == none
                    || self.checks[*number]
                        .0
                        .is_some_and(|check| game.is_none_or(|game| check.system() == game))
            })
            .collect();
        ranked.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap_or(Ordering::Equal));
        ranked
    }

    /// The facts of a check that a text states, and what is left of its words.
    fn facts(&self, words: &[Word], pieces: &[Piece], number: usize) -> Option<Learnt> {
        let check = self.checks.get(number)?.0?;
        let candidates = self.candidates(number);
        let features = of_words(words);
        let class = u16::try_from(number).ok()?;
        let mut walk = Walk::new(words, &features, class, candidates, self.model.labels.len());
        let mut sure = Vec::with_capacity(words.len());
        for _ in words {
            let (label, margin, own) = walk.ranked(&self.model);
            walk.told.push(label);
            sure.push((margin, own));
        }
        let mut told = walk.told;
        let mut facts: Vec<Fact> = Vec::new();
        let mut read = vec![false; words.len()];
        let mut from = 0;
        while from < words.len() {
            let label = told[from];
            let to = from
                + told[from..]
                    .iter()
                    .take_while(|other| **other == label)
                    .count();
            let stretch = from..to;
            from = to;
            let Some(candidate) = candidates.iter().find(|known| known.label == label) else {
                continue;
            };
            let (template, support) = &self.model.labels[usize::from(label)];
            let most = |of: fn(&(f32, f32)) -> f32| {
                sure[stretch.clone()]
                    .iter()
                    .map(of)
                    .fold(f32::MIN, f32::max)
            };
            let fixed = candidate.takes == Takes::Fixed;
            if most(|sure| sure.0) < MARGIN
                || fixed && (most(|sure| sure.1) <= 0.0 || *support < SUPPORT)
            {
                continue;
            }
            let values: Option<Vec<Fact>> = parts(template)
                .map(|(path, fixed)| {
                    let value = if fixed == "{}" {
                        value(words, stretch.start, stretch.end, &candidate.takes)?
                    } else {
                        fixed.to_owned()
                    };
                    Some((path.to_owned(), value))
                })
                .collect();
            let Some(values) = values else { continue };
            if values
                .iter()
                .any(|(path, _)| facts.iter().any(|(known, _)| known == path))
            {
                continue;
            }
            facts.extend(values);
            // A word that does not speak for the label is not read by it: it only stands beside.
            for at in stretch {
                if fixed && sure[at].1 <= 0.0 {
                    told[at] = NOTHING;
                } else {
                    read[at] = true;
                }
            }
        }
        // What is denied is no fact, and which one is not known.
        let denied = words
            .iter()
            .zip(&read)
            .any(|(word, read)| !read && NEGATIONS.contains(&word.name.as_str()));
        if denied {
            return None;
        }
        let left = self.left(words, pieces, &told, &read);
        Some(Learnt { check, facts, left })
    }

    /// Words that were not read and may matter, neighbours together.
    fn left(&self, words: &[Word], pieces: &[Piece], told: &[u16], read: &[bool]) -> Vec<String> {
        let matters = |at: usize| {
            let word = &words[at];
            let unit = at > 0 && read[at - 1] && tagger::measure(&word.name).is_some();
            !read[at]
                && !unit
                && match word.kind {
                    Kind::Skip => false,
                    Kind::Troop | Kind::Number => true,
                    Kind::Terrain | Kind::Value | Kind::Plain => {
                        told[at] != NOTHING
                            || word.tags.is_empty()
                                && !self.model.noise.contains(&noise(&word.name))
                    }
                }
        };
        let mut left: Vec<String> = Vec::new();
        let mut last = None;
        for at in (0..words.len()).filter(|at| matters(*at)) {
            let (from, to) = words[at].pieces;
            let typed: Vec<&str> = pieces[from..to]
                .iter()
                .map(|piece| piece.raw.as_str())
                .collect();
            let typed = typed.join(" ");
            match left.last_mut().filter(|_| at > 0 && last == Some(at - 1)) {
                Some(before) => {
                    before.push(' ');
                    before.push_str(&typed);
                }
                None => left.push(typed),
            }
            last = Some(at);
        }
        left.truncate(MOST_LEFT);
        left
    }

    /// What a text states, where one check is much likelier than the others; and the facts of the two
    /// likeliest, where none is.
    pub(super) fn read(
        &self,
        words: &[Word],
        pieces: &[Piece],
        game: Option<&str>,
    ) -> (Option<Learnt>, Vec<Learnt>) {
        if words
            .iter()
            .any(|word| LOOKUPS.contains(&word.name.as_str()))
        {
            return Default::default();
        }
        let ranked = self.ranked(words, game);
        let none = self.model.checks.len();
        let (Some(first), Some(second)) = (ranked.first(), ranked.get(1)) else {
            return Default::default();
        };
        if first.0 == none || first.1 <= 0.0 {
            return Default::default();
        }
        let stated = |number: usize| {
            self.facts(words, pieces, number).filter(|learnt| {
                !learnt.facts.is_empty()
                    && learnt.left.len() <= MOST_LEFT_FOR_FACT * learnt.facts.len()
            })
        };
        if first.1 - second.1 >= LEAD * first.1 {
            return (stated(first.0), Vec::new());
        }
        let both = [first.0, second.0].into_iter().filter_map(stated).collect();
        (None, both)
    }

    /// The facts that a text states for a check.
    pub(super) fn read_for(&self, words: &[Word], pieces: &[Piece], check: &str) -> Option<Learnt> {
        let states = |word: &Word| !matches!(word.kind, Kind::Plain | Kind::Skip);
        if !words.iter().any(states) {
            return None;
        }
        let number = self.model.checks.iter().position(|id| id == check)?;
        self.ranked(words, None)
            .iter()
            .take(LIKELIEST)
            .any(|(likely, _)| *likely == number)
            .then(|| self.facts(words, pieces, number))?
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::train::{MOST_WEIGHTS, Sentence, learn};
    use super::*;
    use crate::lang::Lang;
    use crate::library::{Library, Passages, facts_for, judge, situations};

    /// The library with a reader that has learnt from all marked sentences.
    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        let mut library = Library::load(&files, Tables::default(), Passages::default()).0;
        let corpus = files.list("index/corpus");
        let sentences: Vec<Sentence> = corpus
            .iter()
            .filter(|path| path.ends_with(".jsonl"))
            .flat_map(|path| {
                let text = files.read(path).expect("sentences").into_owned();
                let read = text.lines().map(Sentence::read);
                read.collect::<Result<Vec<_>, _>>().expect(path)
            })
            .collect();
        let [texts, words] = MOST_WEIGHTS;
        let written = learn(&library, &sentences).write(texts, words);
        library.reader = Model::read(&written).ok().map(Reader::new);
        library
    });

    #[test]
    fn what_no_sentence_says_is_read_and_never_certain() {
        assert_eq!(
            facts_for(&REAL, Lang::En, "Ax recoil Pk behind 10 mm", "dba.recoil"),
            [("recoiler", "Ax"), ("friend", "Pk"), ("room_mm", "10")]
                .map(|(path, value)| (path.to_owned(), value.to_owned()))
        );
        let text = "my Bd gotta back up n theres a Kn right behind em facing the same way zorblax";
        for situation in situations(&REAL, Lang::En, text, Some("dba"), &|_| None) {
            assert!(situation.learnt && situation.left.join(" ").contains("zorblax"));
            if let Some(told) = judge(&REAL, &situation) {
                assert!(!told.is_certain());
            }
        }
    }

    #[test]
    fn what_is_denied_or_asked_as_a_rule_is_not_read() {
        for text in [
            "Ax do not recoil Pk behind 10 mm",
            "the rule for Ax recoil Pk behind 10 mm",
        ] {
            assert_eq!(
                situations(&REAL, Lang::En, text, None, &|_| None),
                [],
                "{text}"
            );
        }
    }
}
