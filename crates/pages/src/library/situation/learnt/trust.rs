//! Trust in a fact, and in a card with its facts: two logistic regressions over features of the reader's
//! result, trained on writers whose sentences the reader had not seen (`cavillo learn --trust`). The
//! probability of a label itself is too high for texts of another writer.

use serde::{Deserialize, Serialize};

/// Kind of the words in the brackets of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The name of a troop.
    Name,
    Number,
    /// A name of another value.
    Value,
    /// A phrase for a fixed value.
    Phrase,
}

/// Information about a fact that words may state.
#[derive(Debug)]
pub struct Claimed<'c> {
    /// Probability of its label.
    pub sure: f32,
    pub kind: Kind,
    /// Probability of the check.
    pub check: f32,
    /// Whether another span states the same field.
    pub again: bool,
    /// Probabilities of the labels of the nearest spans before and after it that may state something.
    pub before: Option<f32>,
    pub after: Option<f32>,
    /// Probabilities of the other facts, and the number of facts including this one.
    pub others: &'c [f32],
    pub claims: usize,
    /// Whether the second most probable label of its words states a fact.
    pub rival: bool,
    /// Whether it has more than one word.
    pub long: bool,
}

/// Information about a card.
#[derive(Debug)]
pub struct Card<'c> {
    /// Probabilities of its check, of the next most probable check and of no check.
    pub check: f32,
    pub second: f32,
    pub none: f32,
    pub facts: usize,
    /// Number of entries in the list of unread words.
    pub left: usize,
    /// Trust in each fact of the card, and in each fact that it leaves out.
    pub told: &'c [f32],
    pub untold: &'c [f32],
    /// Of the words labelled as stating nothing: how many may state a fact, and the sum of the
    /// probabilities that a doubtful one states something.
    pub doubtful: usize,
    pub doubt: f32,
    /// Number of words, of troops among them, and of unread numbers.
    pub words: usize,
    pub troops: usize,
    pub numbers: usize,
}

const FACT: usize = 17;
const CARD: usize = 16;
pub type FactFeatures = [f32; FACT];
pub type CardFeatures = [f32; CARD];

/// Returns the logarithm of the odds of a probability, within limits.
fn odds(probability: f32) -> f32 {
    let probability = probability.clamp(1e-6, 1.0 - 1e-6);
    (probability / (1.0 - probability)).ln().clamp(-5.0, 7.0)
}

const fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

#[expect(clippy::cast_precision_loss, reason = "a few dozen")]
const fn count(number: usize) -> f32 {
    number as f32
}

/// Returns the features from which the trust in a fact is computed, in the order of its weights.
pub fn of_fact(claimed: &Claimed<'_>) -> FactFeatures {
    let sure = odds(claimed.sure);
    let kind = |kind: Kind| flag(claimed.kind == kind);
    let others = claimed.others.iter().map(|sure| odds(*sure));
    let (mean, least) = if claimed.others.is_empty() {
        (3.0, 3.0)
    } else {
        (
            others.clone().sum::<f32>() / count(claimed.others.len()),
            others.fold(f32::MAX, f32::min),
        )
    };
    [
        1.0,
        sure * kind(Kind::Name),
        sure * kind(Kind::Number),
        sure * kind(Kind::Value),
        sure * kind(Kind::Phrase),
        kind(Kind::Name),
        kind(Kind::Number),
        kind(Kind::Value),
        odds(claimed.check),
        flag(claimed.again),
        claimed.before.map_or(4.0, odds),
        claimed.after.map_or(4.0, odds),
        mean,
        least,
        count(claimed.claims) / 4.0,
        flag(claimed.rival),
        flag(claimed.long),
    ]
}

/// Returns the features from which the trust in a card is computed, in the order of its weights.
pub fn of_card(card: &Card<'_>) -> CardFeatures {
    let logs = card.told.iter().map(|trust| trust.max(1e-3).ln());
    [
        1.0,
        odds(card.check),
        odds(card.none),
        card.second,
        count(card.facts),
        count(card.left),
        count(card.left) / count(card.facts + 1),
        logs.sum(),
        card.told.iter().copied().fold(1.0, f32::min),
        count(card.untold.len()),
        card.untold.iter().sum(),
        count(card.doubtful),
        card.doubt,
        count(card.words) / 10.0,
        count(card.troops),
        count(card.numbers),
    ]
}

/// Minimum trust of a card with a question and of one with a verdict. Decision 14 lists the results for
/// other values.
const LEAST: Least = Least {
    question: 0.65,
    verdict: 0.74,
};

/// Minimum trust for a card to be shown.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Least {
    pub question: f32,
    pub verdict: f32,
}

/// Trained weights, with the thresholds for cards.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trust {
    least: Least,
    fact: FactFeatures,
    question: CardFeatures,
    verdict: CardFeatures,
}

fn likely(weights: &[f32], features: &[f32]) -> f32 {
    let score: f32 = weights
        .iter()
        .zip(features)
        .map(|(one, other)| one * other)
        .sum();
    1.0 / (1.0 + (-score).exp())
}

impl Trust {
    /// Returns the probability that a fact is right, from 0 to 1.
    pub fn fact(&self, features: &FactFeatures) -> f32 {
        likely(&self.fact, features)
    }

    /// Whether a card can be shown: one with a question (`open`), or one with a verdict.
    pub fn is_told(&self, features: &CardFeatures, open: bool) -> bool {
        if open {
            likely(&self.question, features) >= self.least.question
        } else {
            likely(&self.verdict, features) >= self.least.verdict
        }
    }

    /// Trains the weights of facts on examples, each with whether the fact was right.
    pub fn learn_facts(&mut self, examples: &[(FactFeatures, bool)]) {
        self.least = LEAST;
        self.fact = learn(examples);
    }

    /// Trains the weights of cards on examples, each with whether the card has a question and whether it
    /// was right.
    pub fn learn_cards(&mut self, examples: &[(CardFeatures, bool, bool)]) {
        let of = |open: bool| -> Vec<(CardFeatures, bool)> {
            examples
                .iter()
                .filter(|(_, known, _)| *known == open)
                .map(|(features, _, right)| (*features, *right))
                .collect()
        };
        self.question = learn(&of(true));
        self.verdict = learn(&of(false));
    }
}

/// Trains a logistic regression by gradient descent over all examples, with standardized features; the
/// first feature is constant.
fn learn<const N: usize>(examples: &[([f32; N], bool)]) -> [f32; N] {
    const ROUNDS: usize = 3000;
    const STEP: f64 = 0.5;
    const DECAY: f64 = 1e-4;
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand")]
    let n = examples.len().max(1) as f64;
    let column = |at: usize| {
        examples
            .iter()
            .map(move |(features, _)| f64::from(features[at]))
    };
    let mean: [f64; N] = std::array::from_fn(|at| match at {
        0 => 0.0,
        at => column(at).sum::<f64>() / n,
    });
    let scale: [f64; N] = std::array::from_fn(|at| match at {
        0 => 1.0,
        at => {
            let spread = column(at).map(|value| (value - mean[at]).powi(2));
            (spread.sum::<f64>() / n).sqrt().max(1e-6)
        }
    });
    let scaled: Vec<([f64; N], f64)> = examples
        .iter()
        .map(|(features, right)| {
            let scaled = std::array::from_fn(|at| (f64::from(features[at]) - mean[at]) / scale[at]);
            (scaled, f64::from(u8::from(*right)))
        })
        .collect();
    let mut weights = [0.0_f64; N];
    for _ in 0..ROUNDS {
        let mut slope = [0.0_f64; N];
        for (features, right) in &scaled {
            let score: f64 = weights
                .iter()
                .zip(features)
                .map(|(one, other)| one * other)
                .sum();
            let wrong = 1.0 / (1.0 + (-score).exp()) - right;
            for (slope, feature) in slope.iter_mut().zip(features) {
                *slope += wrong * feature;
            }
        }
        for (weight, slope) in weights.iter_mut().zip(slope) {
            *weight -= STEP * (slope / n + DECAY * *weight);
        }
    }
    // Weights for the original features; the weight of the constant compensates for the shift of the
    // means.
    let shift: f64 = (1..N).map(|at| weights[at] * mean[at] / scale[at]).sum();
    #[expect(clippy::cast_possible_truncation, reason = "some digits are enough")]
    let rounded = |weight: f64| ((weight * 1e4).round() / 1e4) as f32;
    std::array::from_fn(|at| {
        rounded(if at == 0 {
            weights[0] - shift
        } else {
            weights[at] / scale[at]
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_right_before_is_trusted() {
        let examples: Vec<([f32; 3], bool)> = (0..200_u8)
            .map(|n| {
                let value = f32::from(n) / 50.0;
                ([1.0, value, 7.0], n > 100 || n % 10 == 0)
            })
            .collect();
        let weights = learn(&examples);
        assert!(likely(&weights, &[1.0, 4.0, 7.0]) > 0.9, "{weights:?}");
        assert!(likely(&weights, &[1.0, 0.0, 7.0]) < 0.3, "{weights:?}");
    }
}
