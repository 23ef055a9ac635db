//! The learnt reader, which is used if no sentence of the file matches the whole text. It predicts the
//! check from the words and pairs of words, and the label of each word from the word and its neighbours,
//! with a probability for each. Its results are shown "as far as read" and are never certain; ignored
//! words that may matter are named. Only trusted facts and cards are shown; trust is learnt from writers
//! whose sentences the reader was not trained on.

mod features;
mod guard;
pub mod model;
mod tagger;
#[cfg(not(target_family = "wasm"))]
pub mod train;
pub mod trust;
mod words;

use std::sync::OnceLock;

pub(super) use self::features::Word;
use self::features::{Kind, of_text, of_words, own, share};
#[cfg(not(target_family = "wasm"))]
pub(super) use self::guard::winner;
pub(super) use self::guard::{owned_winner, settle};
use self::model::{Model, noise};
use self::tagger::{
    Candidate, Measure, NOTHING, SURPLUS, Takes, Walk, Weights as _, best, code_of, number_of,
    probable, within,
};
use self::words::is_foreign;
pub(super) use self::words::words;
use super::grammar::{Piece, accepts};
use super::{Fact, LEARNT};
use crate::check::form::{field_at, is_die};
use crate::check::{Check, Field, Kind as FieldKind, Unit};
use crate::files::Files;
use crate::kit::tables::Tables;
use crate::problem::{Place, Problem};
use crate::systems;

/// Maximum probability of a label with a fixed value that its own words do not support.
const UNSPOKEN: f32 = 0.5;
/// Thresholds for the trust in a fact, tried in ascending order: the first set of facts whose card can
/// be trusted is shown, so that a doubtful fact is left out rather than the whole card.
const LEVELS: [f32; 5] = [0.8, 0.87, 0.92, 0.96, 0.98];
/// Minimum trust of a fact in a link to a check.
const OFFERED_FACT: f32 = 0.9;
/// Minimum probability of a check that is offered with its facts.
const OFFERED: f32 = 0.3;
/// Minimum probability at which a word labelled as stating nothing counts as certain.
const CLEAR: f32 = 0.98;
/// Probability below which a word labelled as stating nothing counts as doubtful.
const UNCLEAR: f32 = 0.9;
/// A check that is offered because of its hits gets facts only if it is among this many most probable
/// checks.
const LIKELIEST: usize = 3;
/// Maximum number of entries in the list of unread words.
const MOST_LEFT: usize = 6;
/// Negations.
const NEGATIONS: [&str; 10] = [
    "not", "no", "never", "without", "neither", "non", "senza", "mai", "ne", "nemmeno",
];

/// Words that indicate a question about a rule, not about the outcome of a situation.
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

/// Words that precede the value of a die.
const DICE: [&str; 10] = [
    "dado", "dadi", "tirato", "die", "dice", "rolled", "rolls", "roll", "rolling", "threw",
];
/// Names of the two sides, used as the first or last part of a field.
const SIDES: [&str; 4] = ["a", "b", "shooter", "target"];

/// Numbers and probabilities of checks, the most probable first.
pub(super) type Ranked = Vec<(usize, f32)>;

/// Facts of one check that were read from a text.
#[derive(Clone, Debug)]
pub struct Learnt {
    pub check: &'static Check,
    pub facts: Vec<Fact>,
    /// Unread words that may matter, as typed, and whether some of them usually state facts.
    pub left: Vec<String>,
    pub weighty: bool,
    /// Indices of the pieces that were read.
    pub read: Vec<usize>,
}

/// Response of a check to facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Whether the response is a question.
    pub open: bool,
    /// Code of the finding, or the field that the question asks for.
    pub what: String,
}

/// Function that returns the response of a check to facts; `None` if the check does not accept them.
pub type Says<'s> = &'s dyn Fn(&'static Check, &[Fact]) -> Option<Said>;

/// Function that returns whether such a word usually states facts of the check.
pub type Weighs<'s> = &'s dyn Fn(&'static Check, &Word) -> bool;

/// Consecutive words with the same fact label, or a single word without a fact.
#[derive(Clone, Copy, Debug)]
struct Span {
    from: usize,
    to: usize,
    label: u16,
    /// Probability of the label.
    sure: f32,
    /// The second most probable label, with its probability.
    other: (u16, f32),
}

/// Facts that a text may state for one check.
#[derive(Debug)]
struct Considered {
    check: &'static Check,
    /// Number of the check in the model.
    number: usize,
    spans: Vec<Span>,
    claims: Vec<Claim>,
    labels: Vec<u16>,
    /// Indices of the words that may state something.
    doubtful: Vec<usize>,
}

/// A span that may state facts, with the features for its trust.
#[derive(Clone, Debug)]
struct Claim {
    /// Index of the span.
    span: usize,
    features: trust::FactFeatures,
}

/// A set of facts, with the response of the check.
#[derive(Clone, Debug)]
pub struct Set {
    pub facts: Vec<Fact>,
    pub said: Said,
    /// Features from which the trust in its card is computed.
    pub features: trust::CardFeatures,
    read: Vec<bool>,
}

/// A trained model, prepared for reading texts.
#[derive(Debug)]
pub struct Reader {
    model: Model,
    /// For each check number: the check, and the labels whose fields it has.
    checks: Vec<(Option<&'static Check>, OnceLock<Vec<Candidate>>)>,
}

/// Returns which values a field takes from words.
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

/// Returns the fields and values of a label.
fn parts(label: &str) -> impl Iterator<Item = (&str, &str)> {
    label.split(';').filter_map(|part| part.split_once('='))
}

/// Returns a label as a candidate for a check with these fields; `None` if one of the label's fields is
/// missing or does not accept its value.
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

/// Returns the value in a range of words that fits what a field takes; `None` if there is none.
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

/// Returns the positions of pairs of opposed numbers: adjacent, or with one of the words in `BETWEEN`
/// between them.
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

/// Whether a negation belongs to no fact. What is denied is not a fact, and it is unknown which fact is
/// denied.
fn is_denied(words: &[Word], read: &[bool]) -> bool {
    words
        .iter()
        .zip(read)
        .any(|(word, read)| !read && is_negation(word))
}

pub(super) fn is_troop(word: &Word) -> bool {
    word.kind == Kind::Troop
}

pub(super) fn is_place(word: &Word) -> bool {
    word.kind == Kind::Terrain
}

pub(super) fn is_negation(word: &Word) -> bool {
    NEGATIONS.contains(&word.name.as_str())
}

/// Whether a word usually states a fact.
fn is_weighty(word: &Word) -> bool {
    matches!(
        word.kind,
        Kind::Troop | Kind::Number | Kind::Terrain | Kind::Value
    )
}

impl Reader {
    /// Loads the model. Returns no reader if the file is missing or invalid, or in the offline copy,
    /// where it would take too much space.
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

    /// Returns the numbers and probabilities of the checks of a game, or of any game for `None`, the
    /// most probable first; the number after the last check stands for no check.
    pub(super) fn ranked(&self, words: &[Word], game: Option<&str>) -> Ranked {
        let mut scores = vec![0.0; self.model.checks.len() + 1];
        let features = of_text(words);
        let share = share(features.len());
        for feature in features {
            for (class, weight) in self.model.texts.get(feature) {
                if let Some(score) = scores.get_mut(usize::from(*class)) {
                    *score += weight * share;
                }
            }
        }
        let none = self.model.checks.len();
        // Troops that exist only in some games restrict the choice of the game.
        let has_all = |game: &str| words.iter().all(|word| !is_foreign(word, game));
        let owners: Vec<&str> = systems::SYSTEMS
            .iter()
            .map(|system| system.id)
            .filter(|id| has_all(id))
            .collect();
        let fits = |system: &str| owners.is_empty() || owners.contains(&system);
        let mut ranked: Ranked = scores
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

    /// Labels the words for a check and returns the labelled spans.
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
        self.check_dice(words, &mut spans);
        spans
    }

    /// Removes labels that contradict the rule for dice: a number after a word for a die is a die, and a
    /// die belongs to the troop before it.
    fn check_dice(&self, words: &[Word], spans: &mut [Span]) {
        let side_of = |label: u16| {
            let (path, _) = parts(&self.model.labels[usize::from(label)]).next()?;
            SIDES
                .into_iter()
                .find(|side| path.strip_prefix(side) == Some(".troop"))
        };
        for n in 0..spans.len() {
            let (at, label) = (spans[n].from, spans[n].label);
            let is_number = spans[n].to == at + 1 && words[at].kind == Kind::Number;
            if label <= SURPLUS || !is_number {
                continue;
            }
            let measured = words
                .get(at + 1)
                .is_some_and(|next| tagger::measure(&next.name).is_some());
            let rolled = at > 0 && DICE.contains(&words[at - 1].name.as_str()) && !measured;
            let mut paths = parts(&self.model.labels[usize::from(label)]).map(|(path, _)| path);
            if !paths.all(is_die) {
                if rolled {
                    spans[n].label = NOTHING;
                }
                continue;
            }
            // Only the word for the die may stand between the number and its troop.
            let troop = if rolled {
                at.checked_sub(2)
            } else {
                at.checked_sub(1)
            };
            let beside = troop.and_then(|troop| {
                let held = |span: &&Span| (span.from..span.to).contains(&troop);
                side_of(spans[..n].iter().find(held)?.label)
            });
            let own = parts(&self.model.labels[usize::from(label)])
                .next()
                .and_then(|(path, _)| path.rsplit(['.', '_']).next());
            let is_other = beside
                .is_some_and(|side| own.is_some_and(|own| SIDES.contains(&own) && own != side));
            if is_other {
                spans[n].label = NOTHING;
            }
        }
    }

    /// Whether the words alone, in any position, support a label: for a fixed value, its score must
    /// exceed those of `NOTHING` and of every other fixed value of its fields.
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

    /// Returns the facts of labelled spans, and whether each word was read. If two spans state the same
    /// field, the first one counts.
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

    /// In spans whose value is a code, marks the names that do not give this value as unread: for a
    /// troop, the wood in "CP in a wood".
    fn unread(&self, words: &[Word], number: usize, spans: &[Span], read: &mut [bool]) {
        for span in spans.iter().filter(|span| span.label > SURPLUS) {
            let candidates = self.candidates(number).iter();
            let takes = candidates
                .filter(|known| known.label == span.label)
                .find_map(|known| match &known.takes {
                    Takes::Code(codes) => Some(codes),
                    _ => None,
                });
            let Some(codes) = takes else { continue };
            let named =
                |at: &usize| matches!(words[*at].kind, Kind::Troop | Kind::Terrain | Kind::Number);
            for at in (span.from..span.to).filter(named) {
                read[at] &= code_of(&words[at], codes).is_some();
            }
        }
    }

    /// Returns the value of a field in a label with a fixed value. Features do not distinguish numbers
    /// ("15 mm" and "28 mm"): if the typed number differs from the label's, it is the value if some
    /// label has it; otherwise `None`.
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

    /// Returns the spans that may state facts, with the features for their trust.
    fn claims(&self, words: &[Word], number: usize, likely: f32, spans: &[Span]) -> Vec<Claim> {
        let facts_of = |at: usize| self.facts(words, number, &spans[at..=at]).0;
        let stated: Vec<(usize, Vec<Fact>)> = (0..spans.len())
            .filter(|at| spans[*at].label > SURPLUS)
            .map(|at| (at, facts_of(at)))
            .filter(|(_, facts)| !facts.is_empty())
            .collect();
        let doubtful: Vec<usize> = (0..spans.len())
            .filter(|at| spans[*at].label != NOTHING || spans[*at].sure < CLEAR)
            .collect();
        let fact = |at: &usize| spans[*at].label > SURPLUS;
        let mut claims = Vec::with_capacity(stated.len());
        for (at, facts) in &stated {
            let at = *at;
            let span = &spans[at];
            let named = self.model.labels[usize::from(span.label)].contains("{}");
            let kind = match words[span.from].kind {
                _ if !named => trust::Kind::Phrase,
                Kind::Troop => trust::Kind::Name,
                Kind::Number => trust::Kind::Number,
                _ => trust::Kind::Value,
            };
            let again = stated.iter().any(|(other, others)| {
                *other != at
                    && others
                        .iter()
                        .any(|(path, _)| facts.iter().any(|(known, _)| one(known) == one(path)))
            });
            let here = doubtful
                .iter()
                .position(|other| *other == at)
                .unwrap_or_default();
            let sure = |at: Option<&usize>| at.map(|at| spans[*at].sure);
            let others = doubtful.iter().filter(|other| **other != at && fact(other));
            let others: Vec<f32> = others.map(|other| spans[*other].sure).collect();
            let features = trust::of_fact(&trust::Claimed {
                sure: span.sure,
                kind,
                check: likely,
                again,
                before: sure(here.checked_sub(1).and_then(|at| doubtful.get(at))),
                after: sure(doubtful.get(here + 1)),
                others: &others,
                claims: stated.len(),
                rival: span.other.0 > SURPLUS,
                long: span.to - span.from > 1,
            });
            claims.push(Claim { span: at, features });
        }
        claims
    }

    /// Returns the trust in a fact.
    fn trust(&self, claim: &Claim) -> f32 {
        self.model.trust.fact(&claim.features)
    }

    /// Returns the spans with the labels whose trust is at least `least`; the others get the label
    /// `NOTHING`. Of two opposed numbers ("7 to 7", "5-3"), both labels are kept or neither: a single
    /// one is a misreading.
    fn told(&self, words: &[Word], spans: &[Span], claims: &[Claim], least: f32) -> Vec<Span> {
        let mut told: Vec<Span> = spans
            .iter()
            .map(|span| Span {
                label: NOTHING,
                ..*span
            })
            .collect();
        for claim in claims.iter().filter(|claim| self.trust(claim) >= least) {
            told[claim.span].label = spans[claim.span].label;
        }
        for (first, second) in pairs(words) {
            let of = |at: usize| {
                told.iter()
                    .position(|span| span.label > SURPLUS && (span.from..span.to).contains(&at))
            };
            // Two opposed numbers in one span state a single fact, which is also a misreading.
            let (one, other) = (of(first), of(second));
            if one.is_some() != other.is_some() || one == other {
                for at in one.into_iter().chain(other) {
                    told[at].label = NOTHING;
                }
            }
        }
        told
    }

    /// Returns the facts that a text may state for a check.
    fn consider(&self, words: &[Word], number: usize, likely: f32) -> Option<Considered> {
        let check = self.checks.get(number)?.0?;
        let spans = self.spans(words, number);
        let claims = self.claims(words, number, likely, &spans);
        let labels = labels(&spans, words.len());
        let doubtful = spans
            .iter()
            .filter(|span| span.label != NOTHING || span.sure < CLEAR)
            .flat_map(|span| span.from..span.to)
            .collect();
        Some(Considered {
            check,
            number,
            spans,
            claims,
            labels,
            doubtful,
        })
    }

    /// Judges sets of facts with increasing minimum trust, and returns the first set that `takes`
    /// accepts.
    fn find_set(
        &self,
        words: &[Word],
        pieces: &[Piece],
        ranked: &[(usize, f32)],
        considered: &Considered,
        says: Says<'_>,
        mut takes: impl FnMut(&Set) -> bool,
    ) -> Option<Set> {
        let Considered {
            check,
            number,
            spans,
            claims,
            labels,
            ..
        } = considered;
        let likely = |wanted: usize| likelihood(ranked, wanted);
        let second = ranked.iter().find(|(other, _)| other != number);
        let doubts: Vec<&Span> = spans
            .iter()
            .filter(|span| span.label == NOTHING && span.sure < CLEAR)
            .collect();
        let count = |kind: Kind| words.iter().filter(move |word| word.kind == kind).count();
        let mut last: Option<Vec<Fact>> = None;
        for level in LEVELS {
            let told = self.told(words, spans, claims, level);
            let (facts, mut read) = self.facts(words, *number, &told);
            if facts.is_empty()
                || is_denied(words, &read)
                || leaves_foreign(words, &read, check.system())
            {
                break;
            }
            if last.as_ref() == Some(&facts) {
                continue;
            }
            last = Some(facts.clone());
            let Some(said) = says(check, &facts) else {
                continue;
            };
            let trusted = |told: bool| -> Vec<f32> {
                let told = claims
                    .iter()
                    .filter(|claim| read[spans[claim.span].from] == told);
                told.map(|claim| self.trust(claim)).collect()
            };
            let features = trust::of_card(&trust::Card {
                check: likely(*number),
                second: second.map_or(0.0, |one| one.1),
                none: likely(self.model.checks.len()),
                facts: facts.len(),
                left: self.left(words, pieces, labels, &read, false).len(),
                told: &trusted(true),
                untold: &trusted(false),
                doubtful: doubts
                    .iter()
                    .filter(|span| span.other.0 > SURPLUS && span.sure < UNCLEAR)
                    .count(),
                doubt: doubts.iter().map(|span| 1.0 - span.sure).sum(),
                words: words.len(),
                troops: count(Kind::Troop),
                numbers: words
                    .iter()
                    .zip(&read)
                    .filter(|(word, read)| word.kind == Kind::Number && !**read)
                    .count(),
            });
            self.unread(words, *number, &told, &mut read);
            let set = Set {
                facts,
                said,
                features,
                read,
            };
            if takes(&set) {
                return Some(set);
            }
        }
        None
    }

    /// Returns the unread words that may matter, with adjacent words joined; includes all terrain if
    /// `places` is true, otherwise only terrain that may state something.
    fn left(
        &self,
        words: &[Word],
        pieces: &[Piece],
        told: &[u16],
        read: &[bool],
        places: bool,
    ) -> Vec<String> {
        let matters = |at: usize| {
            let word = &words[at];
            let unit = at > 0 && read[at - 1] && tagger::measure(&word.name).is_some();
            !read[at]
                && !unit
                && match word.kind {
                    Kind::Skip => false,
                    Kind::Troop | Kind::Number => true,
                    Kind::Terrain if places => true,
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

    /// Whether a text asks about a rule, not about the outcome of a situation.
    pub(super) fn is_asked(&self, words: &[Word]) -> bool {
        words
            .iter()
            .any(|word| LOOKUPS.contains(&word.name.as_str()))
    }

    /// Returns the checks of a ranking with their probabilities.
    pub(super) fn likeliest(
        &self,
        ranked: &[(usize, f32)],
    ) -> impl Iterator<Item = (&'static Check, f32)> {
        let check = |number: usize| self.checks.get(number).and_then(|known| known.0);
        ranked
            .iter()
            .filter_map(move |(number, likely)| Some((check(*number)?, *likely)))
    }

    /// Returns the words in the left-out pieces that may matter, whether some of the left-out words
    /// usually state facts, and whether some are negations.
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
            self.left(words, pieces, &told, &read, true),
            out.any(|(word, _)| is_weighty(word) || weighs(word)),
            is_denied(words, &read),
        )
    }

    /// Returns the facts of a text if their card can be trusted; otherwise the facts that it may state
    /// for the two most probable checks, which are not judged.
    pub(super) fn read(
        &self,
        words: &[Word],
        pieces: &[Piece],
        ranked: &[(usize, f32)],
        (says, weighs): (Says<'_>, Weighs<'_>),
    ) -> (Option<Learnt>, Vec<Learnt>) {
        let none = self.model.checks.len();
        if self.is_asked(words) || ranked.first().is_none_or(|(first, _)| *first == none) {
            return (None, Vec::new());
        }
        let mut offered = Vec::new();
        let likely = ranked
            .iter()
            .take(2)
            .filter(|(number, likely)| *number != none && *likely >= OFFERED);
        for (n, (number, likely)) in likely.enumerate() {
            let Some(considered) = self.consider(words, *number, *likely) else {
                continue;
            };
            let learnt =
                |facts: Vec<Fact>, read: &[bool]| Learnt {
                    check: considered.check,
                    facts,
                    left: self.left(words, pieces, &considered.labels, read, true),
                    weighty: words.iter().zip(&considered.labels).zip(read).any(
                        |((word, label), read)| !read && (is_weighty(word) || *label > SURPLUS),
                    ),
                    read: words
                        .iter()
                        .zip(read)
                        .filter(|(_, read)| **read)
                        .flat_map(|(word, _)| word.pieces.0..word.pieces.1)
                        .collect(),
                };
            // Only the most probable check is judged.
            let shown = if n == 0 {
                let is_shown = |set: &Set| self.is_shown(words, &considered, set, weighs);
                self.find_set(words, pieces, ranked, &considered, says, is_shown)
            } else {
                None
            };
            if let Some(set) = shown {
                let read = set.read;
                return (Some(learnt(set.facts, &read)), Vec::new());
            }
            let told = self.told(words, &considered.spans, &considered.claims, OFFERED_FACT);
            let (facts, read) = self.facts(words, *number, &told);
            if !facts.is_empty()
                && !is_denied(words, &read)
                && !leaves_foreign(words, &read, considered.check.system())
            {
                offered.push(learnt(facts, &read));
            }
        }
        (None, offered)
    }

    /// Whether the card of a set of facts can be trusted. If the card is settled, no word that usually
    /// states a fact may be unread.
    fn is_shown(
        &self,
        words: &[Word],
        considered: &Considered,
        set: &Set,
        weighs: Weighs<'_>,
    ) -> bool {
        let weighty = || {
            let mut left = words
                .iter()
                .enumerate()
                .zip(&set.read)
                .filter(|(_, read)| !**read);
            left.any(|((at, word), _)| match word.kind {
                Kind::Troop | Kind::Terrain => true,
                Kind::Number => false,
                Kind::Plain | Kind::Skip | Kind::Value => {
                    considered.doubtful.contains(&at) && weighs(considered.check, word)
                }
            })
        };
        self.model.trust.is_told(&set.features, set.said.open) && (set.said.open || !weighty())
    }

    /// Returns training examples for trust, for the most probable check: the facts of each span, and
    /// each set of facts.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn examples(
        &self,
        words: &[Word],
        pieces: &[Piece],
        game: Option<&str>,
        says: Says<'_>,
    ) -> Option<Examples> {
        let ranked = self.ranked(words, game);
        let (number, likely) = *ranked.first()?;
        if self.is_asked(words) {
            return None;
        }
        let considered = self.consider(words, number, likely)?;
        let mut sets = Vec::new();
        self.find_set(words, pieces, &ranked, &considered, says, |set| {
            sets.push(set.clone());
            false
        });
        let claims = considered.claims.iter().map(|claim| {
            let span = &considered.spans[claim.span..=claim.span];
            (claim.features, self.facts(words, number, span).0)
        });
        Some(Examples {
            check: considered.check,
            claims: claims.collect(),
            sets,
        })
    }

    /// Returns the facts of a text for each of these checks, and which words were read.
    pub(super) fn read_for(
        &self,
        words: &[Word],
        ranked: &[(usize, f32)],
        checks: &[&str],
    ) -> Vec<(Vec<Fact>, Vec<bool>)> {
        let states = |word: &Word| !matches!(word.kind, Kind::Plain | Kind::Skip);
        let least = if words.iter().any(states) {
            LIKELIEST
        } else {
            0
        };
        let likely = &ranked[..least.min(ranked.len())];
        checks
            .iter()
            .map(|check| {
                let number = self.model.checks.iter().position(|id| id == check)?;
                let (_, likely) = *likely.iter().find(|(known, _)| *known == number)?;
                let spans = self.spans(words, number);
                let claims = self.claims(words, number, likely, &spans);
                let told = self.told(words, &spans, &claims, OFFERED_FACT);
                let (facts, read) = self.facts(words, number, &told);
                (!is_denied(words, &read)).then_some((facts, read))
            })
            .map(Option::unwrap_or_default)
            .collect()
    }
}

/// Training examples for trust.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug)]
pub struct Examples {
    pub check: &'static Check,
    pub claims: Vec<(trust::FactFeatures, Vec<Fact>)>,
    pub sets: Vec<Set>,
}

/// Returns the probability of a check by its number; 0 if it was not ranked.
fn likelihood(ranked: &[(usize, f32)], number: usize) -> f32 {
    let found = ranked.iter().find(|(known, _)| *known == number);
    found.map_or(0.0, |(_, likely)| *likely)
}

/// Whether a troop that the game does not have is unread.
fn leaves_foreign(words: &[Word], read: &[bool], system: &str) -> bool {
    let mut all = words.iter().zip(read);
    all.any(|(word, read)| !read && is_foreign(word, system))
}

/// Returns a path without the index of a list's first item: `through` and `through.0` are the same
/// field.
pub fn one(path: &str) -> &str {
    path.strip_suffix(".0").unwrap_or(path)
}

/// Returns the label of each word.
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
        let offered = facts_for(&REAL, Lang::It, text, &["dba.pursuit"], None);
        let facts: Vec<Fact> = offered.into_iter().flat_map(|one| one.facts).collect();
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
        // A word that usually states a fact is not ignored.
        let text = "my bd vs his wb, i rolled 4 he rolled 5, zorblax three Sp";
        for situation in situations(&REAL, Lang::En, text, None, &|_| None) {
            assert!(
                judge(&REAL, &situation).is_none_or(|told| told.verdict.status == Status::Open)
            );
        }
    }

    /// The first card of a text: its check and its result.
    fn card(lang: Lang, text: &str) -> Option<(&'static str, String, String)> {
        let all = situations(&REAL, lang, text, None, &|_| None);
        let told = all.iter().find_map(|one| judge(&REAL, one))?;
        let values = serde_json::to_string(&told.verdict.values).unwrap();
        Some((told.check.id, told.verdict.finding.code.clone(), values))
    }

    #[test]
    fn a_question_behind_a_situation_leaves_its_card() {
        let told = |lang: Lang, stated: &[&str], asked: &[&str]| {
            let mut lost = Vec::new();
            for text in stated {
                let known = card(lang, text);
                assert!(known.is_some(), "{text}");
                for question in asked {
                    let text = format!("{text}{question}");
                    // A question for another result of the same check is answered by that result.
                    let all = situations(&REAL, lang, &text, None, &|_| None);
                    let facts = all.first().into_iter().flat_map(|one| &one.facts);
                    let asks = facts
                        .map(|(path, _)| path.as_str())
                        .any(|path| path == "ask");
                    let now = card(lang, &text);
                    let check = |card: &Option<(&'static str, String, String)>| {
                        card.as_ref().map(|(check, ..)| *check)
                    };
                    let same = if asks {
                        check(&now) == check(&known)
                    } else {
                        now == known
                    };
                    if !same {
                        lost.push(text);
                    }
                }
            }
            lost
        };
        let english = told(
            Lang::En,
            &[
                "Bd v Kn, dice 4 to 2",
                "4Wb v 4Bd, dice 5 v 2",
                "4Ax v 4Bd both in a wood, we both roll 4",
                "Ax recoil, Pk behind, 10 mm",
                "3 PIPs to move a group of Kn 1300 paces from the general",
                "line shoots at dragoons at 6 cm",
                "dragoons beat line 9 to 4",
                "heavy artillery shoots at line at 12 cm",
                "cuirassiers beat line 9 to 4",
                "corps of 36 points lost 14",
            ],
            &[
                ", what happens?",
                ", who wins?",
                " and then what?",
                ", how does it end?",
                ", do I pursue?",
                ", and who pursues?",
                ", what becomes of the loser?",
                ", how do we stand?",
                ", with what factor?",
                ", is that right?",
                ", and how far?",
                ", any idea?",
                ", what do I do next?",
                " - what now",
                ", can they come back later?",
                ", am I reading this right?",
                ", and does it cost a pip?",
                ", must I follow up?",
                ", where do they end up?",
                ", how bad is it",
            ],
        );
        let italian = told(
            Lang::It,
            &[
                "Bd contro Kn, dadi 4 a 2",
                "le mie Sp contro i suoi Kn, io 3 lui 5",
                "4Wb contro 4Bd, dadi 5 a 2",
                "Ax contro Bd tutti e due nel bosco, dadi 4 a 4",
                "i Ps si ritirano su un El",
                "fanteria di linea spara a cosacchi a 7 cm",
                "i corazzieri battono la linea 9 a 4",
                "artiglieria pesante spara a linea a 12 cm",
                "ussari battono granatieri 8 a 6",
                "corpo da 36 punti, persi 14",
            ],
            &[
                ", che succede?",
                ", chi vince?",
                " e poi che si fa?",
                ", come finisce?",
                ", devo inseguire?",
                ", e chi insegue?",
                ": che fine fa chi perde?",
                ", come stiamo messi?",
                ", con che fattore?",
                ", giusto?",
                ", e di quanto?",
                ", qualche idea?",
                ", cosa faccio dopo?",
                " - e ora",
                ", possono tornare dopo?",
                ", inseguono?",
                ", e costa un pip?",
                ", devo avanzare x forza?",
                ", dove vanno a finire?",
                ", che fattori metto?",
            ],
        );
        let lost: Vec<String> = english.into_iter().chain(italian).collect();
        assert!(lost.is_empty(), "{} {lost:#?}", lost.len());
    }

    #[test]
    fn what_is_spoken_of_and_not_read_is_named_and_settles_nothing() {
        for (lang, text, word, field) in [
            (
                Lang::It,
                "le mie lance battute dalle bande della guarnigione",
                "guarnigione",
                Some("winner_garrison_bua"),
            ),
            (
                Lang::En,
                "my spears lost to warband who had garrisoned the fort",
                "garrisoned",
                None,
            ),
        ] {
            let all = situations(&REAL, lang, text, None, &|_| None);
            for told in all.iter().filter_map(|one| judge(&REAL, one)) {
                assert_eq!(told.verdict.status, Status::Open, "{told:?}");
                assert!(told.left.join(" ").contains(word), "{told:?}");
                // The fact that selects the outcome was typed but not read.
                assert!(told.verdict.outcomes.is_empty(), "{told:?}");
                let asked = told.verdict.asks.first().map(|ask| ask.field.as_str());
                assert!(field.is_none() || asked == field, "{told:?}");
            }
        }
    }

    #[test]
    fn a_die_is_of_the_troop_that_it_stands_with_and_nothing_else() {
        for text in [
            "uff, Wb generale dado 4 contro Bd dado 2 con overlap, zorblax",
            "right then, Wb rolled 4 against Bd rolled 2, overlap, zorblax",
        ] {
            for lang in Lang::ALL {
                for one in situations(&REAL, lang, text, Some("dba"), &|_| None) {
                    for (path, value) in one.facts.iter().chain(one.alternatives.iter().flatten()) {
                        let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
                        assert!(
                            !is_number || value == "1" || path.starts_with("die_"),
                            "{text}: {path}={value}"
                        );
                    }
                }
            }
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
        let offered = facts_for(&REAL, Lang::En, denied, &["dba.recoil"], None);
        assert!(offered.iter().all(|one| one.facts.is_empty()));
    }

    #[test]
    fn contact_is_no_victory() {
        for (lang, text, loser) in [
            (
                Lang::En,
                "zorblax: my blades hit his warband and lost",
                "Bd",
            ),
            (
                Lang::En,
                "zorblax: my blades hit his warband, he lost",
                "Wb",
            ),
            (
                Lang::En,
                "zorblax: warband hit my blades and got beaten",
                "Wb",
            ),
            (
                Lang::It,
                "zorblax: le mie lame colpiscono le sue bande e perdono",
                "Bd",
            ),
        ] {
            for one in situations(&REAL, lang, text, Some("dba"), &|_| None) {
                let mut all = one.facts.iter().chain(one.alternatives.iter().flatten());
                let wrong = |(path, value): &Fact| path == "loser" && value != loser;
                assert!(!all.any(wrong), "{text}: {one:?}");
            }
        }
        let text = "zorblax: my blades hit his warband";
        for one in situations(&REAL, Lang::En, text, Some("dba"), &|_| None) {
            let mut all = one.facts.iter().chain(one.alternatives.iter().flatten());
            assert!(!all.any(|(path, _)| path == "winner"), "{one:?}");
        }
    }

    /// Facts that are read with another value, or not at all if the value is empty.
    fn misread(lang: Lang, text: &str, game: &str, facts: &[(&str, &str)]) -> Vec<Fact> {
        let all = situations(&REAL, lang, text, Some(game), &|_| None);
        let read = all.into_iter().flat_map(|one| {
            let several = one.alternatives.into_iter().flatten();
            one.facts.into_iter().chain(several)
        });
        let other = |(path, value): &Fact| {
            let mut wanted = facts.iter();
            wanted.any(|(known, wanted)| path == known && value != wanted)
        };
        read.filter(other).collect()
    }

    #[test]
    fn roles_are_what_verbs_and_places_say() {
        for (lang, game, text, facts) in [
            (
                Lang::It,
                "dbe",
                "cavalleria leggera batte volteggiatori 5 a 2 all'aperto",
                &[("winner", "light-cavalry"), ("loser", "voltigeurs")][..],
            ),
            (
                Lang::It,
                "dbe",
                "volteggiatori in campo aperto battuti dalla cavalleria leggera 2 a 5",
                &[("winner", "light-cavalry"), ("loser", "voltigeurs")],
            ),
            (
                Lang::It,
                "dbe",
                "i corazzieri mi caricano, la mia fanteria di linea fa 4 loro 3",
                &[("dice.a", "3"), ("dice.b", "4")],
            ),
            (
                Lang::En,
                "dbe",
                "old guard shoots british line at 3cm, guard roll 6 and brits 2",
                &[("shooter.nation", "")],
            ),
            (
                Lang::En,
                "dba",
                "my spear gets beaten by blades, psiloi right behind facing backwards",
                &[("friend", "Ps"), ("rear", "Ps")],
            ),
            (
                Lang::En,
                "dba",
                "shooting at blades with 2 bows, i roll 5 he rolls 3",
                &[("a.troop", "Bw"), ("b.troop", "Bd")],
            ),
            (
                Lang::It,
                "dba",
                "fiume esce 6, quanto devo fare x passare",
                &[("cross_die", "")],
            ),
        ] {
            assert_eq!(misread(lang, text, game, facts), [], "{text}");
        }
    }

    #[test]
    fn bounds_of_numbers_are_ranges() {
        for (lang, game, text, path, value) in [
            (
                Lang::It,
                "dbe",
                "muovere a piu di 48 cm dal generale quanti PA",
                "orders.0.distance_to_general_cm",
                ">48..",
            ),
            (
                Lang::En,
                "dba",
                "break off less than 200 paces straight back",
                "distance_paces",
                "..200",
            ),
            (
                Lang::It,
                "impetus",
                "T tirano a S oltre 15U",
                "distance_u",
                ">15..",
            ),
        ] {
            let all = situations(&REAL, lang, text, Some(game), &|_| None);
            let fact = (path.to_owned(), value.to_owned());
            assert!(all.iter().any(|one| one.facts.contains(&fact)), "{all:?}");
            assert_eq!(misread(lang, text, game, &[(path, value)]), [], "{text}");
        }
    }

    #[test]
    fn who_routed_is_who_is_said_to_rout() {
        for (lang, text, mine, theirs) in [
            (
                Lang::En,
                "traditional: i routed him, my vdt 40 his 32, i lost 10",
                false,
                true,
            ),
            (
                Lang::En,
                "nobody routed, i took out 40% he took out 10%, experimental",
                false,
                false,
            ),
            (
                Lang::It,
                "sistema tradizionale: il mio esercito 40 vdt, suo 32 mandato in rotta, io ho perso 10",
                false,
                true,
            ),
        ] {
            for one in situations(&REAL, lang, text, Some("impetus"), &|_| None) {
                for (path, value) in one.facts.iter().chain(one.alternatives.iter().flatten()) {
                    let routed = value == "true";
                    assert!(path != "a.routed" || routed == mine, "{text}: {one:?}");
                    assert!(path != "b.routed" || routed == theirs, "{text}: {one:?}");
                }
            }
        }
    }
}
