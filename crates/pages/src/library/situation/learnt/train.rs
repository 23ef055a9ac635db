//! Training on marked sentences: logistic regressions for the check and for the label of each word. The
//! same sentences always give the same file.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap as HashMap;
use serde_json::Value;

use super::features::{Feature, Kind, Word, of_text, of_words, share};
use super::model::{Model, Table, noise};
use super::tagger::{Candidate, NOTHING, SHARED, SURPLUS, Takes, Walk, Weights, best, probable};
use super::{candidate, parts, takes, value, words};
use crate::check::form::field_at;
use crate::check::{Check, Field};
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::library::Library;
use crate::library::situation::Fact;
use crate::library::situation::grammar::split;
use crate::library::situation::reading::{pass_repeats, spans};
use crate::systems;

/// Training parameters for checks and for labels.
const TEXTS: Effort = Effort {
    kept: 134_400,
    stages: 5,
    rounds: 6,
    step: 0.15,
    decay: 0.0005,
    least: 2,
};
const WORDS: Effort = Effort {
    kept: 288_000,
    stages: 4,
    rounds: 3,
    step: 0.08,
    decay: 0.0001,
    least: 3,
};
/// Weight of a training example, relative to a player's sentence: of a text about a check, and of a
/// look-up.
const TITLE: f32 = 0.1;
const LOOKUP: f32 = 2.0;
/// Number of features per thousand that are left out of each example, at random each time (dropout). No
/// prediction then depends on a single word, and the probabilities are reliable.
const LEFT_OUT: usize = 300;
/// A word states nothing if it is unmarked at least this often, and at least this many times as often as
/// marked.
const NOISE: (usize, usize) = (2, 8);
/// Minimum number of marks with a label for the label to be learnt.
const SUPPORT: usize = 2;
/// Minimum error of a probability for the weights to be changed.
const SLIGHT: f32 = 0.02;

/// Training parameters. Between the stages the smallest weights are pruned, half of them each time, and
/// training continues with the others. If all were pruned at once, the check would be right in three of
/// a hundred cases fewer.
struct Effort {
    /// Number of weights at the end.
    kept: usize,
    stages: usize,
    /// Passes over all sentences in each stage.
    rounds: usize,
    /// Initial step size of a weight; it decreases with the previous changes of the weight (AdaGrad).
    step: f32,
    /// Decay of every weight towards zero.
    decay: f32,
    /// Minimum number of occurrences of a feature for it to be learnt.
    least: usize,
}

impl Effort {
    /// Returns the number of weights at the start of a stage; the first stage has all.
    const fn kept(&self, stage: usize) -> usize {
        self.kept << (self.stages - 1 - stage)
    }
}

/// A sentence with its marks.
#[derive(Clone, Debug)]
pub struct Sentence {
    pub id: String,
    pub lang: Lang,
    /// Code of the chosen game; empty if none is chosen.
    pub system: String,
    pub check: Option<&'static Check>,
    /// Text without the marks.
    pub text: String,
    /// Marks: the index of the first piece, the index after the last piece, and the facts.
    marks: Vec<(usize, usize, Vec<Fact>)>,
    /// Marks as typed: the words and their facts.
    pub stretches: Vec<(String, Vec<Fact>)>,
    /// Ranges of pieces that state something for which there is no field.
    surplus: Vec<(usize, usize)>,
}

impl Sentence {
    /// Reads a line of a corpus file.
    ///
    /// # Errors
    /// If the line is invalid, with the reason.
    pub fn read(line: &str) -> Result<Self, String> {
        let row: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let cell = |name: &str| row[name].as_str().ok_or(format!("`{name}` is no text"));
        let check = match row["check"].as_str() {
            Some(id) => Some(systems::check(id).ok_or(format!("`{id}` is no check"))?),
            None => None,
        };
        let fields = check.map(|check| check.fields(&Tables::default()));
        let mut text = String::new();
        let mut marks = Vec::new();
        let mut stretches = Vec::new();
        let mut rest = cell("marked")?;
        while let Some((before, after)) = rest.split_once('[') {
            text.push_str(before);
            let (inside, after) = after.split_once("](").ok_or("a mark does not end")?;
            let (facts, after) = after.split_once(')').ok_or("facts do not end")?;
            let from = split(&text).len();
            text.push_str(inside);
            let facts: Vec<Fact> = parts(facts)
                .map(|(path, value)| (path.trim().to_owned(), value.trim().to_owned()))
                .collect();
            for (path, _) in &facts {
                if fields
                    .as_ref()
                    .is_some_and(|fields| field_at(fields, path).is_none())
                {
                    return Err(format!("`{path}` is no field"));
                }
            }
            stretches.push((inside.to_owned(), facts.clone()));
            marks.push((from, split(&text).len(), facts));
            rest = after;
        }
        text.push_str(rest);
        let surplus = row["surplus"].as_array().into_iter().flatten();
        let surplus = surplus.filter_map(|words| {
            let words = words.as_str()?;
            let at = text.find(words)?;
            Some((
                split(&text[..at]).len(),
                split(&text[..at + words.len()]).len(),
            ))
        });
        Ok(Self {
            id: cell("id")?.to_owned(),
            lang: cell("lang")?.parse()?,
            system: row["system"].as_str().unwrap_or_default().to_owned(),
            check,
            surplus: surplus.collect(),
            stretches,
            marks,
            text,
        })
    }

    /// Returns all marked facts.
    pub fn facts(&self) -> Vec<Fact> {
        self.marks
            .iter()
            .flat_map(|(_, _, facts)| facts.clone())
            .collect()
    }

    fn words(&self, library: &Library) -> Vec<Word> {
        heard(library, self.lang, &self.text)
    }
}

/// Returns the words of a text as the reader uses them.
fn heard(library: &Library, lang: Lang, text: &str) -> Vec<Word> {
    let pieces = split(text);
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    let (mut spans, _) = spans(grammar, &pieces, &|_| Some(Vec::new()));
    pass_repeats(&library.lexicon, &pieces, &mut spans);
    words(grammar, &library.lexicon, &pieces, &spans)
}

/// Deterministic pseudo-random numbers.
struct Order(u64);

impl Order {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % below.max(1)
    }

    /// Returns a random selection of the features.
    fn some(&mut self, features: &[Feature]) -> Vec<Feature> {
        let mut kept = features.to_vec();
        kept.retain(|_| self.next(1000) >= LEFT_OUT);
        kept
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.next(at + 1));
        }
    }
}

/// A weight, with the sum of its squared gradients.
#[derive(Clone, Copy)]
struct Weight {
    label: u16,
    now: f32,
    squares: f32,
    /// Sum of its values in the last rounds; their mean fluctuates less than the last value.
    sum: f32,
}

/// Initial sum of the squared gradients.
const SQUARES: f32 = 0.01;

impl Weight {
    const fn new(label: u16) -> Self {
        Self {
            label,
            now: 0.0,
            squares: SQUARES,
            sum: 0.0,
        }
    }

    fn change(&mut self, slope: f32, effort: &Effort) {
        let slope = slope + effort.decay * self.now;
        self.squares += slope * slope;
        self.now -= effort.step * slope / self.squares.sqrt();
    }
}

/// Weights during training, by feature.
struct Learning {
    rows: HashMap<Feature, Vec<Weight>>,
    shared: [Weight; SHARED],
    /// Whether weights may be added: only in the first stage.
    open: bool,
    /// Number of rounds in the sums of the weights.
    summed: f32,
}

impl Weights for Learning {
    fn add(&self, feature: Feature, scores: &mut [f32]) {
        for weight in self.rows.get(&feature).into_iter().flatten() {
            scores[usize::from(weight.label)] += weight.now;
        }
    }

    fn shared(&self, which: usize) -> f32 {
        self.shared[which].now
    }
}

impl Learning {
    /// Creates an entry for each feature that occurs often enough.
    fn new(features: impl Iterator<Item = Feature>, effort: &Effort) -> Self {
        let mut met: HashMap<Feature, usize> = HashMap::default();
        for feature in features {
            *met.entry(feature).or_default() += 1;
        }
        met.retain(|_, times| *times >= effort.least);
        Self {
            rows: met
                .into_keys()
                .map(|feature| (feature, Vec::new()))
                .collect(),
            shared: [Weight::new(0); SHARED],
            open: true,
            summed: 0.0,
        }
    }

    /// Begins a stage and keeps only the largest weights.
    fn begin(&mut self, stage: usize, effort: &Effort) {
        if stage == 0 {
            return;
        }
        self.open = false;
        let mut sizes: Vec<f32> = self
            .rows
            .values()
            .flatten()
            .map(|weight| weight.now.abs())
            .collect();
        sizes.sort_unstable_by(|a, b| b.total_cmp(a));
        let least = sizes.get(effort.kept(stage)).copied().unwrap_or(0.0);
        self.rows.retain(|_, row| {
            row.retain(|weight| weight.now.abs() > least);
            !row.is_empty()
        });
        for weight in self.rows.values_mut().flatten().chain(&mut self.shared) {
            weight.squares = SQUARES;
        }
    }

    fn change(&mut self, feature: Feature, label: u16, slope: f32, effort: &Effort) {
        let Some(row) = self.rows.get_mut(&feature) else {
            return;
        };
        match row.iter_mut().find(|weight| weight.label == label) {
            Some(weight) => weight.change(slope, effort),
            None if self.open => {
                let mut weight = Weight::new(label);
                weight.change(slope, effort);
                row.push(weight);
            }
            None => {}
        }
    }

    /// Adds the current weights to the sums from which the means are computed.
    fn sum(&mut self) {
        self.summed += 1.0;
        for weight in self.rows.values_mut().flatten() {
            weight.sum += weight.now;
        }
    }

    fn table(&self) -> Table {
        let rows = self.rows.iter().map(|(feature, row)| {
            let weights = row.iter();
            let mean = |weight: &Weight| (weight.label, weight.sum / self.summed);
            (*feature, weights.map(mean).collect::<Vec<_>>())
        });
        rows.collect()
    }
}

/// Features and class of a text, with its weight in training.
type Example = (Vec<Feature>, u16, f32);

/// Trains the classification of texts: a multinomial logistic regression.
fn learn_texts(mut examples: Vec<Example>, classes: usize) -> Table {
    let features = examples.iter().flat_map(|(features, ..)| features.clone());
    let mut learning = Learning::new(features, &TEXTS);
    let mut order = Order(7);
    let mut scores = vec![0.0; classes];
    for stage in 0..TEXTS.stages {
        learning.begin(stage, &TEXTS);
        for round in 0..TEXTS.rounds {
            if stage + 1 == TEXTS.stages && round > 1 {
                learning.sum();
            }
            order.shuffle(&mut examples);
            for (features, class, counts) in &examples {
                scores.fill(0.0);
                let features = order.some(features);
                let share = share(features.len());
                for feature in &features {
                    learning.add(*feature, &mut scores);
                }
                let mut likely: Vec<(u16, f32)> = (0_u16..)
                    .zip(scores.iter().map(|score| score * share))
                    .collect();
                probable(&mut likely);
                for (other, probability) in likely {
                    let wanted = f32::from(u8::from(other == *class));
                    let slope = (probability - wanted) * counts * share;
                    if slope.abs() >= 0.001 * share {
                        for feature in &features {
                            learning.change(*feature, other, slope, &TEXTS);
                        }
                    }
                }
            }
        }
    }
    learning.table()
}

/// A marked sentence, prepared for training.
struct Lesson {
    words: Vec<Word>,
    features: Vec<Vec<Feature>>,
    check: usize,
    labels: Vec<u16>,
}

impl Lesson {
    fn class(&self) -> u16 {
        u16::try_from(self.check).unwrap_or(u16::MAX)
    }

    /// Returns all features of its words, with the marked labels as previous labels.
    fn met(&self, candidates: &[Candidate], labels: usize) -> Vec<Feature> {
        let (words, features) = (&self.words, &self.features);
        let mut walk = Walk::new(words, features, self.class(), candidates, labels);
        let mut met = Vec::new();
        for label in &self.labels {
            met.extend(walk.active());
            walk.told.push(*label);
        }
        met
    }
}

/// Trains the labels of words: a multinomial logistic regression over the labels of the check.
fn learn_words(
    mut lessons: Vec<Lesson>,
    candidates: &BTreeMap<usize, Vec<Candidate>>,
    labels: usize,
) -> (Table, [f32; SHARED]) {
    let met = lessons
        .iter()
        .flat_map(|lesson| lesson.met(&candidates[&lesson.check], labels));
    let mut learning = Learning::new(met, &WORDS);
    let mut order = Order(11);
    for stage in 0..WORDS.stages {
        learning.begin(stage, &WORDS);
        for round in 0..WORDS.rounds {
            if stage + 1 == WORDS.stages && round > 0 {
                learning.sum();
            }
            order.shuffle(&mut lessons);
            for lesson in &lessons {
                let candidates = &candidates[&lesson.check];
                let (words, features) = (&lesson.words, &lesson.features);
                let mut walk = Walk::new(words, features, lesson.class(), candidates, labels);
                for wanted in &lesson.labels {
                    let wanted = match wanted {
                        label if *label <= SURPLUS => *label,
                        label if candidates.iter().any(|known| known.label == *label) => *label,
                        _ => SURPLUS,
                    };
                    let active = order.some(&walk.active());
                    let likely = walk.likely_by(&learning, &active);
                    let best = best(&likely);
                    let used = walk.used();
                    for (label, probability) in likely {
                        let slope = probability - f32::from(u8::from(label == wanted));
                        if slope.abs() < SLIGHT {
                            continue;
                        }
                        for feature in &active {
                            learning.change(*feature, label, slope, &WORDS);
                        }
                        let known = candidates.iter().find(|known| known.label == label);
                        let sharing = known.map(|known| walk.sharing(known, &used));
                        for which in sharing.into_iter().flatten().flatten() {
                            learning.shared[which].change(slope * 0.3, &WORDS);
                        }
                    }
                    // Half of the time the predicted label is used, so that the model learns to handle
                    // its own errors.
                    let own = (stage, round) > (0, 0) && order.next(2) > 0;
                    walk.told.push(if own { best } else { wanted });
                }
            }
        }
    }
    (learning.table(), learning.shared.map(|weight| weight.now))
}

/// Returns the label of a mark: its fields with their values, or `{}` for a value that the words name.
/// `None` if the words name a different number or troop than the mark.
fn label(
    fields: &[Field],
    words: &[Word],
    from: usize,
    to: usize,
    facts: &[Fact],
) -> Option<String> {
    let each = facts.iter().map(|(path, wanted)| {
        let takes = takes(field_at(fields, path)?);
        let named = value(words, from, to, &takes);
        let troop = words[from..to].iter().any(|word| word.kind == Kind::Troop);
        match (&takes, named) {
            (_, Some(named)) if named == *wanted => Some(format!("{path}={{}}")),
            // The lexicon does not know this name, but its position is worth learning.
            (Takes::Code(codes), None) if codes.len() > 12 => Some(format!("{path}={{}}")),
            (Takes::Number { .. }, Some(_)) => None,
            (Takes::Code(_), Some(_)) if troop => None,
            _ => Some(format!("{path}={wanted}")),
        }
    });
    each.collect::<Option<Vec<String>>>()
        .map(|parts| parts.join(";"))
}

/// Trains a model on sentences, and on the texts of the library about its checks.
pub fn learn(library: &Library, sentences: &[Sentence]) -> Model {
    let checks: Vec<&'static Check> = systems::checks().collect();
    let number = |check: &Check| checks.iter().position(|known| known.id == check.id);
    let fields: Vec<Vec<Field>> = checks
        .iter()
        .map(|check| check.fields(&Tables::default()))
        .collect();
    let none = checks.len();
    let mut model = Model {
        checks: checks.iter().map(|check| check.id.to_owned()).collect(),
        labels: vec![String::new(); usize::from(SURPLUS) + 1],
        ..Model::default()
    };
    let mut examples: Vec<Example> = Vec::new();
    let mut marked: Vec<(Vec<Word>, usize, Vec<Option<String>>)> = Vec::new();
    let mut support: BTreeMap<String, usize> = BTreeMap::new();
    for sentence in sentences {
        let words = sentence.words(library);
        let check = sentence.check.and_then(number);
        let class = u16::try_from(check.unwrap_or(none)).unwrap_or(u16::MAX);
        let counts = if check.is_some() { 1.0 } else { LOOKUP };
        examples.push((of_text(&words), class, counts));
        let Some(check) = check else { continue };
        // For each word `None` or its label; the label is empty for words that no field takes.
        let mut told: Vec<Option<String>> = vec![None; words.len()];
        let places = |from: usize, to: usize| {
            let first = words.iter().position(|word| word.pieces.1 > from);
            let last = words.iter().rposition(|word| word.pieces.0 < to);
            first
                .zip(last)
                .filter(|(first, last)| first <= last)
                .map_or(0..0, |(first, last)| first..last + 1)
        };
        for (from, to) in &sentence.surplus {
            told[places(*from, *to)].fill(Some(String::new()));
        }
        for (from, to, facts) in &sentence.marks {
            let place = places(*from, *to);
            if place.is_empty() {
                continue;
            }
            let text = label(&fields[check], &words, place.start, place.end, facts);
            let text = text.unwrap_or_default();
            *support.entry(text.clone()).or_default() += 1;
            told[place].fill(Some(text));
        }
        marked.push((words, check, told));
    }
    support.retain(|label, times| !label.is_empty() && *times >= SUPPORT);
    model.labels.extend(support.into_keys());
    let number_of: HashMap<&str, u16> = (0..)
        .zip(&model.labels)
        .skip(usize::from(SURPLUS) + 1)
        .map(|(number, label)| (label.as_str(), number))
        .collect();
    let mut lessons = Vec::new();
    let mut seen: HashMap<String, [usize; 2]> = HashMap::default();
    for (words, check, told) in marked {
        let labels: Vec<u16> = told
            .iter()
            .map(|told| match told {
                None => NOTHING,
                Some(label) => number_of.get(label.as_str()).copied().unwrap_or(SURPLUS),
            })
            .collect();
        for (word, label) in words.iter().zip(&labels) {
            seen.entry(word.name.clone()).or_default()[usize::from(*label != NOTHING)] += 1;
        }
        lessons.push(Lesson {
            features: of_words(&words),
            words,
            check,
            labels,
        });
    }
    for (n, check) in checks.iter().enumerate() {
        let class = u16::try_from(n).unwrap_or(u16::MAX);
        for lang in Lang::ALL {
            let nodes = library.content.nodes.iter().filter(|node| {
                node.attributes
                    .checks
                    .iter()
                    .any(|known| known.as_str() == check.id)
            });
            let titles = nodes.map(|node| node.text[lang].title.clone());
            let key = check.key();
            let own = [key.clone(), format!("{key}.question")];
            let own = own.iter().filter_map(|key| library.texts.find(lang, key));
            for text in titles.chain(own) {
                examples.push((of_text(&heard(library, lang, &text)), class, TITLE));
            }
        }
    }
    model.noise = seen
        .iter()
        .filter(|(_, [free, marked])| *free >= NOISE.0 && free >= &(marked * NOISE.1))
        .map(|(name, _)| noise(name))
        .collect();
    let candidates = fields
        .iter()
        .enumerate()
        .map(|(n, fields)| {
            let known = model
                .labels
                .iter()
                .enumerate()
                .skip(usize::from(SURPLUS) + 1);
            let known = known.filter_map(|(number, label)| candidate(fields, number, label));
            (n, known.collect())
        })
        .collect();
    model.texts = learn_texts(examples, none + 1);
    (model.words, model.shared) = learn_words(lessons, &candidates, model.labels.len());
    model
}
