//! Sequence labelling: predicts one label for each word, from left to right. Labels give the facts.

use super::features::{Feature, Kind, MASK, Word, of_past};

/// Label of a word that states nothing.
pub const NOTHING: u16 = 0;
/// Label of words that state something for which the check has no field.
pub const SURPLUS: u16 = 1;

/// Value that the words of a label give for a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Takes {
    /// A fixed value, independent of the words.
    Fixed,
    /// One of these codes, named by the words.
    Code(Vec<&'static str>),
    /// A number within limits, in a unit.
    Number { min: f64, max: f64, unit: Measure },
}

/// Unit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    None,
    Mm,
    Cm,
    Paces,
    BaseWidths,
    Pips,
    Points,
    Minutes,
    Degrees,
    U,
    Elements,
}

/// Units as players write them.
const MEASURES: [(Measure, &[&str]); 9] = [
    (
        Measure::Mm,
        &[
            "mm",
            "millimetri",
            "millimetro",
            "millimeters",
            "millimetres",
            "mil",
        ],
    ),
    (
        Measure::Cm,
        &[
            "cm",
            "centimetri",
            "centimetro",
            "centimeters",
            "centimetres",
        ],
    ),
    (Measure::Paces, &["p", "passi", "passo", "paces", "pace"]),
    (
        Measure::BaseWidths,
        &["bw", "bwd", "basewidth", "basewidths"],
    ),
    (Measure::Pips, &["pip", "pips"]),
    (
        Measure::Points,
        &["pt", "pts", "pti", "punti", "punto", "points", "point"],
    ),
    (Measure::Minutes, &["min", "mins", "minuti", "minutes"]),
    (Measure::Degrees, &["gradi", "degrees", "deg"]),
    (Measure::U, &["u", "um", "units"]),
];

/// Returns the unit that a word names.
pub fn measure(name: &str) -> Option<Measure> {
    MEASURES
        .iter()
        .find(|(_, names)| names.contains(&name))
        .map(|(measure, _)| *measure)
}

/// Converts a number to another unit; `None` if the units measure different quantities.
pub fn converted(number: f64, from: Measure, to: Measure) -> Option<f64> {
    match (from, to) {
        (from, to) if from == to => Some(number),
        (Measure::Cm, Measure::Mm) => Some(number * 10.0),
        (Measure::Mm, Measure::Cm) => Some(number / 10.0),
        _ => None,
    }
}

/// A label that a check can use.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub label: u16,
    /// Fields for which it gives values.
    pub paths: Vec<String>,
    pub takes: Takes,
}

/// Number of weights shared by all labels: for how a word fits what a label takes, and for previous use
/// of the label or its fields.
pub const SHARED: usize = 14;

/// Returns which of several codes a word names; `None` if it names none or is ambiguous.
pub fn code_of(word: &Word, codes: &[&'static str]) -> Option<&'static str> {
    let mut found = None;
    for names in &word.codes {
        let mut fit = codes
            .iter()
            .filter(|code| names.iter().any(|name| name == *code));
        let Some(code) = fit.next().filter(|_| fit.next().is_none()) else {
            continue;
        };
        if found.is_some_and(|found| found != *code) {
            return None;
        }
        found = Some(*code);
    }
    found
}

/// Returns the number of a word, converted to a unit from the unit that the next word names; `None` if
/// the word is not a number or its unit does not fit.
pub fn number_of(words: &[Word], at: usize, unit: Measure) -> Option<f64> {
    let number = words[at].number?;
    match words.get(at + 1).and_then(|next| measure(&next.name)) {
        Some(written) if unit != Measure::None && unit != Measure::Elements => {
            converted(number, written, unit)
        }
        Some(Measure::Mm | Measure::Cm | Measure::Paces | Measure::Minutes) => None,
        _ => Some(number),
    }
}

fn fit(words: &[Word], at: usize, takes: &Takes) -> usize {
    let word = &words[at];
    match takes {
        Takes::Fixed if word.kind == Kind::Troop => 0,
        Takes::Fixed if word.kind == Kind::Number => 1,
        Takes::Fixed => 2,
        Takes::Code(codes) => match (code_of(word, codes), word.kind) {
            (Some(_), _) => 3,
            (None, Kind::Troop) => 4,
            (None, Kind::Skip) => 5,
            (None, _) => 6,
        },
        Takes::Number { min, max, unit } => match (word.number, number_of(words, at, *unit)) {
            (None, _)
                if at > 0
                    && words[at - 1].number.is_some()
                    && measure(&word.name) == Some(*unit) =>
            {
                7
            }
            (None, _) => 8,
            (Some(_), None) => 9,
            (Some(_), Some(number)) if !(*min..=*max).contains(&number) => 9,
            (Some(_), Some(_))
                if words.get(at + 1).and_then(|next| measure(&next.name)) == Some(*unit) =>
            {
                10
            }
            (Some(_), Some(_)) => 11,
        },
    }
}

/// Weights of features by label.
pub trait Weights {
    /// Adds the weights of a feature to the scores of the labels.
    fn add(&self, feature: Feature, scores: &mut [f32]);
    fn shared(&self, which: usize) -> f32;
}

/// Returns the feature for the combination of a feature and a check.
pub const fn within(feature: Feature, check: u16) -> Feature {
    let mixed = (feature ^ (check as u32 + 1).wrapping_mul(0x9e37_79b1)).wrapping_mul(0x85eb_ca6b);
    (mixed ^ (mixed >> 16)) & MASK
}

/// Labelling of the words of a text, one after another.
pub struct Walk<'w> {
    pub words: &'w [Word],
    pub features: &'w [Vec<Feature>],
    pub check: u16,
    pub candidates: &'w [Candidate],
    /// Labels of the words that were already labelled.
    pub told: Vec<u16>,
    scores: Vec<f32>,
}

impl<'w> Walk<'w> {
    pub fn new(
        words: &'w [Word],
        features: &'w [Vec<Feature>],
        check: u16,
        candidates: &'w [Candidate],
        labels: usize,
    ) -> Self {
        Self {
            words,
            features,
            check,
            candidates,
            told: Vec::new(),
            scores: vec![0.0; labels],
        }
    }

    /// Returns the label of the last word and that of the last fact.
    fn past(&self) -> (u16, u16) {
        let last = self.told.last().copied().unwrap_or(NOTHING);
        let fact = self
            .told
            .iter()
            .rev()
            .copied()
            .find(|label| *label > SURPLUS)
            .unwrap_or(NOTHING);
        (last, fact)
    }

    /// Returns all features of the next word.
    pub fn active(&self) -> Vec<Feature> {
        let at = self.told.len();
        let (last, fact) = self.past();
        let past = of_past(&self.words[at], last, fact);
        self.features[at]
            .iter()
            .chain(&past)
            .flat_map(|feature| [*feature, within(*feature, self.check)])
            .collect()
    }

    /// Returns the candidates whose labels were already used.
    pub fn used(&self) -> Vec<&'w Candidate> {
        let candidates = self.candidates;
        candidates
            .iter()
            .filter(|known| self.told.contains(&known.label))
            .collect()
    }

    /// Returns the indices of the shared weights of a candidate for the next word, given the candidates
    /// in `used`.
    pub fn sharing(&self, candidate: &Candidate, used: &[&Candidate]) -> [Option<usize>; 2] {
        let at = self.told.len();
        let last = self.told.last() == Some(&candidate.label);
        let again = || {
            used.iter().any(|other| {
                other.label == candidate.label
                    || other
                        .paths
                        .iter()
                        .any(|path| candidate.paths.contains(path))
            })
        };
        [
            Some(fit(self.words, at, &candidate.takes)),
            if last {
                Some(12)
            } else if again() {
                Some(13)
            } else {
                None
            },
        ]
    }

    /// Returns the probability of each label for the next word.
    pub fn likely(&mut self, weights: &impl Weights) -> Vec<(u16, f32)> {
        let active = self.active();
        self.likely_by(weights, &active)
    }

    /// Returns the probability of each label for the next word, from these features only.
    pub fn likely_by(&mut self, weights: &impl Weights, active: &[Feature]) -> Vec<(u16, f32)> {
        self.scores.fill(0.0);
        for feature in active {
            weights.add(*feature, &mut self.scores);
        }
        let mut likely = vec![(NOTHING, self.scores[0]), (SURPLUS, self.scores[1])];
        let used = self.used();
        for candidate in self.candidates {
            let shared: f32 = self
                .sharing(candidate, &used)
                .into_iter()
                .flatten()
                .map(|which| weights.shared(which))
                .sum();
            let label = candidate.label;
            likely.push((label, self.scores[usize::from(label)] + shared));
        }
        probable(&mut likely);
        likely
    }
}

/// Returns the most probable label.
pub fn best(likely: &[(u16, f32)]) -> u16 {
    likely
        .iter()
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(NOTHING, |(label, _)| *label)
}

/// Converts scores to probabilities (softmax).
pub fn probable<T>(scores: &mut [(T, f32)]) {
    let top = scores
        .iter()
        .map(|(_, score)| *score)
        .fold(f32::MIN, f32::max);
    for (_, score) in scores.iter_mut() {
        *score = (*score - top).exp();
    }
    let sum: f32 = scores.iter().map(|(_, score)| *score).sum();
    for (_, score) in scores.iter_mut() {
        *score /= sum;
    }
}
