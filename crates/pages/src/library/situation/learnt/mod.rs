//! The learnt reader: where no sentence of the file fits the whole of a text, the check is told by the
//! words and pairs of words in it, and each word by its neighbours, each with a probability. What it
//! reads is shown as far as it goes and is never certain; words that it passes over and that may matter
//! are named. A verdict is only told where the doubtful words would not change it.

mod features;
pub mod model;
mod tagger;
#[cfg(not(target_family = "wasm"))]
pub mod train;
mod words;

use std::sync::OnceLock;

pub(super) use self::features::Word;
use self::features::{Kind, of_text, of_words, own, share};
use self::model::{Model, noise};
use self::tagger::{
    Candidate, Measure, NOTHING, SURPLUS, Takes, Walk, Weights as _, best, code_of, number_of,
    probable, within,
};
use self::words::is_foreign;
pub(super) use self::words::words;
use super::grammar::{Piece, accepts};
use super::{Fact, LEARNT};
use crate::check::form::field_at;
use crate::check::{Check, Field, Kind as FieldKind, Unit};
use crate::files::Files;
use crate::kit::tables::Tables;
use crate::problem::{Place, Problem};
use crate::systems;

/// A fact is told where it is so likely, by what its words are; the words of others are not read. What
/// was measured with other thresholds stands in decision 14.
const SURE_NAME: f32 = 0.9;
const SURE_NUMBER: f32 = 0.99;
const SURE_PHRASE: f32 = 0.99;
/// A label with a value of its own is no likelier than this where its words do not speak for it.
const UNSPOKEN: f32 = 0.5;
/// A check is told where it is so likely: with its verdict, where no doubtful word would change that,
/// or with its next question. A question with a wrong fact misleads as well (decision 14).
const VERDICT: f32 = 0.85;
const QUESTION: f32 = 0.55;
/// A check is offered, with its facts, where it is so likely.
const OFFERED: f32 = 0.3;
/// Each word that is left over makes what is told less likely.
const LEFT: f32 = 0.9;
/// A word is doubtful where another reading of it is likelier than this, and so doubtful that it is
/// asked for where a verdict hangs on it.
const DOUBT: f32 = 0.02;
const ASKED: f32 = 0.1;
/// The most doubtful words whose other readings are judged.
const MOST_DOUBTS: usize = 4;
/// A check that is offered for its hits carries facts where it is among so many likeliest.
const LIKELIEST: usize = 3;
/// A text states too little of which more is left over than this for each fact: for a verdict, and for
/// a question.
const MOST_LEFT_FOR_VERDICT: usize = 1;
const MOST_LEFT_FOR_QUESTION: usize = 1;
/// The most words that are named as not read.
const MOST_LEFT: usize = 6;
/// Words that turn a statement round.
const NEGATIONS: [&str; 10] = [
    "not", "no", "never", "without", "neither", "non", "senza", "mai", "ne", "nemmeno",
];

/// Words that ask for a rule and not for its outcome.
const LOOKUPS: [&str; 19] = [
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
    "explain",
    "spiega",
    "spiegami",
    "significato",
    "meaning",
];

/// Facts of one check that were read from a text.
#[derive(Clone, Debug)]
pub struct Learnt {
    pub check: &'static Check,
    pub facts: Vec<Fact>,
    /// Words that were not read and may matter, as typed.
    pub left: Vec<String>,
    /// Whether some of these mostly state facts: a settled verdict is not told without them.
    pub weighty: bool,
    /// Fields that doubtful words speak of, and that the verdict hangs on: they are asked for.
    pub wanted: Vec<String>,
}

/// What a check says to some facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Whether it asks for more.
    pub open: bool,
    /// Code of the finding, or the field that is asked for.
    pub what: String,
}

/// Function from a check and facts to what it says; none where it does not accept them.
pub type Says<'s> = &'s dyn Fn(&'static Check, &[Fact]) -> Option<Said>;

/// Function from a check and a word to whether such words mostly state facts of it.
pub type Weighs<'s> = &'s dyn Fn(&'static Check, &Word) -> bool;

/// Words next to one another that have one label; a word without a fact stands by itself.
#[derive(Clone, Copy, Debug)]
struct Span {
    from: usize,
    to: usize,
    label: u16,
    /// How likely that is.
    sure: f32,
    /// The next likeliest label, and how likely.
    other: (u16, f32),
}

/// What a text may state for one check.
#[derive(Clone, Debug)]
struct Considered {
    learnt: Learnt,
    /// How likely the check is, and what it says.
    likely: f32,
    /// What it says to the facts.
    said: Option<Said>,
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
        Unit::Elements | Unit::Bases => Measure::Elements,
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

/// Numbers that are set against each other: next to one another, or with one such word between.
fn pairs(words: &[Word]) -> impl Iterator<Item = (usize, usize)> {
    const BETWEEN: [&str; 7] = ["a", "to", "contro", "vs", "v", "against", "e"];
    let is_number = |at: usize| words.get(at).is_some_and(|word| word.kind == Kind::Number);
    (0..words.len()).filter_map(move |at| {
        let between = words
            .get(at + 1)
            .is_some_and(|word| BETWEEN.contains(&word.name.as_str()));
        let other = if between { at + 2 } else { at + 1 };
        (is_number(at) && is_number(other)).then_some((at, other))
    })
}

/// Whether something is denied that no fact holds: it is none, and which one it is is not known.
fn is_denied(words: &[Word], read: &[bool]) -> bool {
    words
        .iter()
        .zip(read)
        .any(|(word, read)| !read && NEGATIONS.contains(&word.name.as_str()))
}

/// Whether a word mostly states a fact.
fn is_weighty(word: &Word) -> bool {
    matches!(
        word.kind,
        Kind::Troop | Kind::Number | Kind::Terrain | Kind::Value
    )
}

impl Reader {
    /// Reads what was learnt; none where there is no such file, and on a reader's device, where it
    /// would weigh too much.
    pub fn open(files: &Files) -> (Option<Self>, Vec<Problem>) {
        let there = files.list("index").iter().any(|path| path == LEARNT);
        if cfg!(target_family = "wasm") || !there {
            return (None, Vec::new());
        }
        let problem = |line: usize, column: usize, why: String| {
            Problem::new(Place::new(LEARNT, line, column), "situation", why)
        };
        match files.read(LEARNT) {
            Err(error) => (None, vec![problem(1, 1, error.to_string())]),
            Ok(text) => match Model::read(&text) {
                Ok(model) => (Some(Self::new(model)), Vec::new()),
                Err(error) => {
                    let (line, column) = (error.line(), error.column());
                    (None, vec![problem(line, column, error.to_string())])
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
                .filter_map(|(number, label)| candidate(&fields, number, label))
                .collect()
        })
    }

    /// Numbers of the checks of a game, or of any, the likeliest first, with their probabilities; the
    /// number after the last stands for none.
    fn ranked(&self, words: &[Word], game: Option<&str>) -> Vec<(usize, f32)> {
        let mut scores = vec![0.0; self.model.checks.len() + 1];
        let features = of_text(words);
        let share = share(features.len());
        for feature in features {
            for (class, weight) in self.model.texts.get(&feature).into_iter().flatten() {
                if let Some(score) = scores.get_mut(usize::from(*class)) {
                    *score += weight * share;
                }
            }
        }
        let none = self.model.checks.len();
        // Troops that only some games have choose the game.
        let has_all = |game: &str| words.iter().all(|word| !is_foreign(word, game));
        let owners: Vec<&str> = systems::SYSTEMS
            .iter()
            .map(|system| system.id)
            .filter(|id| has_all(id))
            .collect();
        let fits = |system: &str| owners.is_empty() || owners.contains(&system);
        let mut ranked: Vec<(usize, f32)> = scores
            .into_iter()
            .enumerate()
            .filter(|(number, _)| {
                *number == none
                    || self.checks[*number]
                        .0
                        .map(|check| check.system())
                        .is_some_and(|of| game.map_or_else(|| fits(of), |game| game == of))
            })
            .collect();
        probable(&mut ranked);
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    /// The words with the label of each, for a check.
    fn spans(&self, words: &[Word], number: usize) -> Vec<Span> {
        let Ok(class) = u16::try_from(number) else {
            return Vec::new();
        };
        let features = of_words(words);
        let candidates = self.candidates(number);
        let mut walk = Walk::new(words, &features, class, candidates, self.model.labels.len());
        let mut spans: Vec<Span> = Vec::new();
        for at in 0..words.len() {
            let mut likely = walk.likely(&self.model);
            let label = best(&likely);
            walk.told.push(label);
            let sure = likely
                .iter()
                .find(|(known, _)| *known == label)
                .map_or(0.0, |(_, sure)| *sure);
            likely.retain(|(known, _)| *known != label);
            let second = best(&likely);
            let other = likely
                .into_iter()
                .find(|(known, _)| *known == second)
                .unwrap_or_default();
            match spans.last_mut() {
                Some(last) if label > SURPLUS && last.label == label => {
                    last.to = at + 1;
                    if sure > last.sure {
                        (last.sure, last.other) = (sure, other);
                    }
                }
                _ => spans.push(Span {
                    from: at,
                    to: at + 1,
                    label,
                    sure,
                    other,
                }),
            }
        }
        for span in spans.iter_mut().filter(|span| span.label > SURPLUS) {
            if !self.speaks(&words[span.from..span.to], class, candidates, span.label) {
                span.sure = span.sure.min(UNSPOKEN);
            }
        }
        spans
    }

    /// Whether the words themselves, wherever they stand, speak for a label that has a value of its own:
    /// more than for nothing, and more than for another value of its fields.
    fn speaks(&self, words: &[Word], class: u16, candidates: &[Candidate], label: u16) -> bool {
        let Some(known) = candidates.iter().find(|known| known.label == label) else {
            return false;
        };
        if known.takes != Takes::Fixed {
            return true;
        }
        let mut scores = vec![0.0; self.model.labels.len()];
        for feature in words.iter().flat_map(own) {
            self.model.add(feature, &mut scores);
            self.model.add(within(feature, class), &mut scores);
        }
        let score = scores[usize::from(label)];
        let rivals = candidates.iter().filter(|other| {
            other.label != label
                && other.takes == Takes::Fixed
                && other.paths.iter().any(|path| known.paths.contains(path))
        });
        score > scores[usize::from(NOTHING)]
            && rivals
                .into_iter()
                .all(|other| scores[usize::from(other.label)] < score)
    }

    /// The facts of labelled words, and whether each word was read. Of two that state the same field
    /// the first counts.
    fn facts(&self, words: &[Word], number: usize, spans: &[Span]) -> (Vec<Fact>, Vec<bool>) {
        let candidates = self.candidates(number);
        let mut facts: Vec<Fact> = Vec::new();
        let mut read = vec![false; words.len()];
        for span in spans.iter().filter(|span| span.label > SURPLUS) {
            let Some(candidate) = candidates.iter().find(|known| known.label == span.label) else {
                continue;
            };
            let typed = words[span.from..span.to]
                .iter()
                .find_map(|word| word.number);
            let values: Option<Vec<Fact>> = parts(&self.model.labels[usize::from(span.label)])
                .map(|(path, fixed)| {
                    let value = if fixed == "{}" {
                        value(words, span.from, span.to, &candidate.takes)?
                    } else {
                        self.fixed(path, fixed, typed)?
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
            read[span.from..span.to].fill(true);
        }
        (facts, read)
    }

    /// The value of its own that a label has. All numbers are alike to what was learnt ("15 mm" and "28
    /// mm"): where another one stands there, the value is that, if any label has it, else it states nothing.
    fn fixed(&self, path: &str, value: &str, typed: Option<f64>) -> Option<String> {
        let own: Option<f64> = value.parse().ok();
        match typed.filter(|_| own.is_some() && typed != own) {
            None => Some(value.to_owned()),
            Some(number) => {
                let label = format!("{path}={number}");
                self.model
                    .labels
                    .contains(&label)
                    .then(|| number.to_string())
            }
        }
    }

    /// Whether a label is likely enough to be told. A name of the lexicon is seldom misread, a phrase that
    /// means yes or no often.
    fn is_sure(&self, number: usize, span: &Span) -> bool {
        let known = self
            .candidates(number)
            .iter()
            .find(|known| known.label == span.label);
        known.is_some_and(|known| {
            let least = match known.takes {
                Takes::Code(_) => SURE_NAME,
                Takes::Number { .. } => SURE_NUMBER,
                Takes::Fixed => SURE_PHRASE,
            };
            span.sure >= least
        })
    }

    /// Stretches with the labels that are told; the others state nothing. Of two numbers that are set
    /// against each other ("7 to 7", "5-3") both are told or neither: one alone was misread.
    fn told(&self, words: &[Word], number: usize, spans: &[Span]) -> Vec<Span> {
        let mut told: Vec<Span> = spans
            .iter()
            .map(|span| Span {
                label: if self.is_sure(number, span) {
                    span.label
                } else {
                    NOTHING
                },
                ..*span
            })
            .collect();
        for (first, second) in pairs(words) {
            let of = |at: usize| {
                told.iter()
                    .position(|span| span.label > SURPLUS && (span.from..span.to).contains(&at))
            };
            // Two numbers in one stretch state one fact: that too is misread.
            let (one, other) = (of(first), of(second));
            if one.is_some() != other.is_some() || one == other {
                for at in one.into_iter().chain(other) {
                    told[at].label = NOTHING;
                }
            }
        }
        told
    }

    /// What a text states for a check, with how sure it is.
    fn consider(
        &self,
        words: &[Word],
        pieces: &[Piece],
        (number, check): (usize, f32),
        (says, weighs): (Says<'_>, Weighs<'_>),
    ) -> Option<Considered> {
        let known = self.checks.get(number)?.0?;
        let spans = self.spans(words, number);
        let sure = self.told(words, number, &spans);
        let (facts, read) = self.facts(words, number, &sure);
        // Troops that are left over because the check's game has none such are of another game.
        let foreign = |(word, read): (&Word, &bool)| !read && is_foreign(word, known.system());
        if is_denied(words, &read) || words.iter().zip(&read).any(foreign) {
            return None;
        }
        // Words that may be read otherwise.
        let doubtful: Vec<(usize, usize)> = spans
            .iter()
            .filter(|span| span.label != NOTHING || span.sure < 1.0 - DOUBT)
            .flat_map(|span| &words[span.from..span.to])
            .map(|word| word.pieces)
            .collect();
        let mut considered = Considered {
            learnt: Learnt {
                check: known,
                left: self.left(words, pieces, &labels(&spans, words.len()), &read),
                weighty: words.iter().zip(&read).any(|(word, read)| {
                    !read
                        && match word.kind {
                            Kind::Troop | Kind::Terrain => true,
                            Kind::Number => false,
                            Kind::Plain | Kind::Skip | Kind::Value => {
                                doubtful.contains(&word.pieces) && weighs(known, word)
                            }
                        }
                }),
                facts,
                wanted: Vec::new(),
            },
            likely: check,
            said: None,
        };
        if check >= QUESTION && !considered.learnt.facts.is_empty() {
            considered.said = says(known, &considered.learnt.facts);
        }
        if considered.said.as_ref().is_some_and(|said| !said.open) {
            self.doubt(
                (words, pieces),
                number,
                (&spans, sure),
                says,
                &mut considered,
            );
        }
        considered.likely *= considered
            .learnt
            .left
            .iter()
            .fold(1.0, |likely, _| likely * LEFT);
        Some(considered)
    }

    /// Reads each doubtful word in its other ways, as long as there is a verdict: what would be said
    /// then? What is read with little doubt makes the verdict less likely; what is read with more is not
    /// told, and asked for.
    fn doubt(
        &self,
        (words, pieces): (&[Word], &[Piece]),
        number: usize,
        (spans, mut sure): (&[Span], Vec<Span>),
        says: Says<'_>,
        considered: &mut Considered,
    ) {
        let mut doubts: Vec<(f32, usize, Vec<u16>)> = Vec::new();
        for (at, span) in spans.iter().enumerate() {
            let doubt = 1.0 - span.sure;
            let (doubt, others) = if sure[at].label > SURPLUS {
                (doubt, vec![NOTHING, span.other.0])
            } else if span.label > SURPLUS {
                (span.sure, vec![span.label])
            } else if span.other.0 > SURPLUS {
                (span.other.1, vec![span.other.0])
            } else {
                continue;
            };
            if doubt > DOUBT {
                doubts.push((doubt, at, others));
            }
        }
        doubts.sort_by(|a, b| b.0.total_cmp(&a.0));
        let check = considered.learnt.check;
        let fields = check.fields(&Tables::default());
        for (doubt, at, others) in doubts.into_iter().take(MOST_DOUBTS) {
            if considered.said.as_ref().is_none_or(|said| said.open) {
                return;
            }
            let facts = &considered.learnt.facts;
            let changes = others.iter().any(|label| {
                let mut other = sure.clone();
                other[at].label = *label;
                let (other, _) = self.facts(words, number, &other);
                other != *facts && says(check, &other) != considered.said
            });
            if !changes {
                continue;
            }
            let told = sure[at].label > SURPLUS;
            let label = if told { sure[at].label } else { others[0] };
            let paths = parts(&self.model.labels[usize::from(label)]).map(|(path, _)| path);
            // What a question may ask for.
            let mut asked = paths.filter(|path| {
                field_at(&fields, path).is_some_and(|field| {
                    matches!(field.kind, FieldKind::Flag | FieldKind::Choice { .. })
                })
            });
            match asked.next().filter(|_| doubt >= ASKED) {
                Some(path) => {
                    let path = path.to_owned();
                    if told {
                        sure[at].label = NOTHING;
                        let (facts, read) = self.facts(words, number, &sure);
                        considered.said = says(check, &facts);
                        considered.learnt.left =
                            self.left(words, pieces, &labels(spans, words.len()), &read);
                        considered.learnt.facts = facts;
                    }
                    considered.learnt.wanted.push(path);
                }
                None => considered.likely *= 1.0 - doubt,
            }
        }
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

    /// Whether a word is known to state nothing.
    pub(super) fn is_noise(&self, word: &Word) -> bool {
        word.kind == Kind::Plain
            && word.tags.is_empty()
            && self.model.noise.contains(&noise(&word.name))
    }

    /// Whether a text asks for a rule and not for its outcome.
    pub(super) fn is_asked(&self, words: &[Word]) -> bool {
        words
            .iter()
            .any(|word| LOOKUPS.contains(&word.name.as_str()))
    }

    /// The checks of a text, the likeliest first, with their probabilities.
    pub(super) fn likeliest(
        &self,
        words: &[Word],
        game: Option<&str>,
    ) -> Vec<(&'static Check, f32)> {
        let check = |number: usize| self.checks.get(number).and_then(|known| known.0);
        self.ranked(words, game)
            .into_iter()
            .filter_map(|(number, likely)| Some((check(number)?, likely)))
            .collect()
    }

    /// Of words in pieces that were left out: those that may matter, whether some mostly state facts, and
    /// whether some turn a statement round.
    pub(super) fn left_out(
        &self,
        words: &[Word],
        pieces: &[Piece],
        out: &[usize],
        weighs: &dyn Fn(&Word) -> bool,
    ) -> (Vec<String>, bool, bool) {
        let read: Vec<bool> = words
            .iter()
            .map(|word| !out.contains(&word.pieces.0))
            .collect();
        let told: Vec<u16> = words
            .iter()
            .map(|word| {
                if self.is_noise(word) {
                    NOTHING
                } else {
                    SURPLUS
                }
            })
            .collect();
        let left = |word: &(&Word, &bool)| !word.1;
        let mut out = words.iter().zip(&read).filter(left);
        (
            self.left(words, pieces, &told, &read),
            out.any(|(word, _)| is_weighty(word) || weighs(word)),
            is_denied(words, &read),
        )
    }

    /// What a text states, where its check and what that says are likely enough to be told; else what it
    /// may state for the two likeliest checks, which are not judged.
    pub(super) fn read(
        &self,
        words: &[Word],
        pieces: &[Piece],
        game: Option<&str>,
        (says, weighs): (Says<'_>, Weighs<'_>),
    ) -> (Option<Learnt>, Vec<Learnt>) {
        if self.is_asked(words) {
            return (None, Vec::new());
        }
        let none = self.model.checks.len();
        let ranked = self.ranked(words, game);
        if ranked.first().is_none_or(|(first, _)| *first == none) {
            return (None, Vec::new());
        }
        let mut offered = Vec::new();
        let likely = ranked
            .into_iter()
            .take(2)
            .filter(|(number, likely)| *number != none && *likely >= OFFERED);
        for (n, likely) in likely.enumerate() {
            let unjudged = |_: &'static Check, _: &[Fact]| None;
            let says: Says<'_> = if n == 0 { says } else { &unjudged };
            let Some(considered) = self.consider(words, pieces, likely, (says, weighs)) else {
                continue;
            };
            if considered.is_told() {
                return (Some(considered.learnt), Vec::new());
            }
            if !considered.learnt.facts.is_empty() {
                offered.push(considered.learnt);
            }
        }
        (None, offered)
    }

    /// The facts that a text states for each of these checks.
    pub(super) fn read_for(&self, words: &[Word], checks: &[&str]) -> Vec<Vec<Fact>> {
        let states = |word: &Word| !matches!(word.kind, Kind::Plain | Kind::Skip);
        let likely: Vec<usize> = if words.iter().any(states) {
            let ranked = self.ranked(words, None).into_iter();
            ranked.take(LIKELIEST).map(|(number, _)| number).collect()
        } else {
            Vec::new()
        };
        checks
            .iter()
            .map(|check| {
                let number = self.model.checks.iter().position(|id| id == check);
                let number = number.filter(|number| likely.contains(number))?;
                let told = self.told(words, number, &self.spans(words, number));
                let (facts, read) = self.facts(words, number, &told);
                (!is_denied(words, &read)).then_some(facts)
            })
            .map(Option::unwrap_or_default)
            .collect()
    }
}

impl Considered {
    /// Whether it is told, and not only offered.
    fn is_told(&self) -> bool {
        let (facts, left) = (self.learnt.facts.len(), self.learnt.left.len());
        self.said.as_ref().is_some_and(|said| {
            if said.open || !self.learnt.wanted.is_empty() {
                self.likely >= QUESTION && left <= MOST_LEFT_FOR_QUESTION * facts
            } else {
                self.likely >= VERDICT
                    && left <= MOST_LEFT_FOR_VERDICT * facts
                    && !self.learnt.weighty
            }
        })
    }
}

/// The label of each word.
fn labels(spans: &[Span], words: usize) -> Vec<u16> {
    let mut labels = vec![NOTHING; words];
    for span in spans {
        labels[span.from..span.to].fill(span.label);
    }
    labels
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::check::Status;
    use crate::lang::Lang;
    use crate::library::{Library, Passages, facts_for, judge, situations};

    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        let library = Library::load(&files, Tables::default(), Passages::default()).0;
        assert!(library.reader.is_some(), "{LEARNT} is read");
        library
    });

    #[test]
    fn what_no_sentence_says_is_read_and_never_certain() {
        let text = "allora i cavalieri hanno vinto, il nemico è distrutto, inseguono zorblax?";
        let facts = facts_for(&REAL, Lang::It, text, &["dba.pursuit"]).concat();
        let knights = ("winner".to_owned(), "Kn".to_owned());
        assert!(facts.contains(&knights), "{facts:?}");
        for situation in situations(&REAL, Lang::It, text, None, &|_| None) {
            assert!(situation.learnt, "{situation:?}");
            assert!(
                situation.left.join(" ").contains("zorblax"),
                "{situation:?}"
            );
            assert!(judge(&REAL, &situation).is_none_or(|told| !told.is_certain()));
        }
    }

    #[test]
    fn a_clause_that_no_sentence_reads_is_named_and_nothing_is_certain() {
        let text =
            "my bd vs his wb, his wb has rear support, i rolled 4 he rolled 5, zorblax the umpire";
        let told: Vec<_> = situations(&REAL, Lang::En, text, None, &|_| None)
            .iter()
            .filter_map(|situation| judge(&REAL, situation))
            .collect();
        let [told] = &told[..] else {
            panic!("{told:?}");
        };
        assert_eq!((told.check.id, told.status()), ("dba.combat", "read"));
        assert!(told.facts.contains(&("b.rear".to_owned(), "Wb".to_owned())));
        assert!(told.left.join(" ").contains("zorblax"), "{told:?}");
        // What mostly states a fact is not passed over.
        let text = "my bd vs his wb, i rolled 4 he rolled 5, zorblax three Sp";
        for situation in situations(&REAL, Lang::En, text, None, &|_| None) {
            assert!(
                judge(&REAL, &situation).is_none_or(|told| told.verdict.status == Status::Open)
            );
        }
    }

    #[test]
    fn of_two_numbers_against_each_other_both_are_read_or_none() {
        let text = "dbe corazzieri caricano la mia fanteria in quadrato, totali finali 7 a 7, cosa succede";
        for situation in situations(&REAL, Lang::It, text, None, &|_| None) {
            let sevens = situation.facts.iter().filter(|(_, value)| value == "7");
            assert_ne!(sevens.count(), 1, "{situation:?}");
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
        let denied = "Ax do not recoil Pk behind 10 mm";
        assert_eq!(facts_for(&REAL, Lang::En, denied, &["dba.recoil"]), [[]]);
    }
}
