//! Learning from marked sentences: averaged perceptrons for the check and for the label of each word.
//! The same sentences give the same file.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap as HashMap;
use serde_json::Value;

use super::features::{Feature, Kind, Word, of_text, of_words};
use super::model::{Model, Table, noise};
use super::tagger::{Candidate, NOTHING, SHARED, SURPLUS, Takes, Walk, Weights};
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

/// Rounds over all sentences.
const ROUNDS: usize = 8;
/// The score by which a check must be better than every other before nothing is learnt any more.
const WANTED: f32 = 8.0;
/// What a sentence about a check counts beside one that a player typed.
const TITLE: f32 = 0.1;
/// A word states nothing that stands unmarked so often, and marked at most in one of so many.
const NOISE: (usize, usize) = (2, 8);

/// The most weights that are kept, of checks and of labels: the file stays below 300 kB.
pub const MOST_WEIGHTS: [usize; 2] = [21_000, 20_000];

/// A sentence with its marks.
#[derive(Clone, Debug)]
pub struct Sentence {
    pub id: String,
    pub lang: Lang,
    pub system: String,
    pub check: Option<&'static Check>,
    /// Its words without the marks.
    pub text: String,
    /// What was marked: the first piece, the one after the last, and the facts.
    marks: Vec<(usize, usize, Vec<Fact>)>,
    /// Words that state what no field takes, by their pieces.
    surplus: Vec<(usize, usize)>,
}

impl Sentence {
    /// Reads one line of a corpus.
    ///
    /// # Errors
    /// What is wrong with it.
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
            system: cell("system")?.to_owned(),
            check,
            surplus: surplus.collect(),
            marks,
            text,
        })
    }

    /// All facts that are marked.
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

/// A text as the reader sees it.
fn heard(library: &Library, lang: Lang, text: &str) -> Vec<Word> {
    let pieces = split(text);
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    let (mut spans, _) = spans(grammar, &pieces, &|_| Some(Vec::new()));
    pass_repeats(&library.lexicon, &pieces, &mut spans);
    words(grammar, &library.lexicon, &pieces, &spans)
}

/// Numbers in an order that looks like chance and is always the same.
struct Order(u64);

impl Order {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % below.max(1)
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.next(at + 1));
        }
    }
}

/// A weight, its sum over time, and when that was last brought up to date.
#[derive(Clone, Copy, Default)]
struct Weight {
    now: f32,
    sum: f32,
    since: u32,
}

#[expect(clippy::cast_precision_loss, reason = "steps of learning are few")]
impl Weight {
    fn change(&mut self, by: f32, time: u32) {
        self.sum += self.now * (time - self.since) as f32;
        self.since = time;
        self.now += by;
    }

    fn average(mut self, time: u32) -> f32 {
        self.change(0.0, time);
        self.sum / time.max(1) as f32
    }
}

/// Weights that are being learnt.
#[derive(Default)]
struct Learning {
    table: HashMap<Feature, Vec<(u16, Weight)>>,
    shared: [Weight; SHARED],
    time: u32,
}

impl Weights for Learning {
    fn add(&self, feature: Feature, scores: &mut [f32]) {
        for (label, weight) in self.table.get(&feature).into_iter().flatten() {
            scores[usize::from(*label)] += weight.now;
        }
    }

    fn shared(&self, which: usize) -> f32 {
        self.shared[which].now
    }
}

impl Learning {
    fn change(&mut self, feature: Feature, label: u16, by: f32) {
        let time = self.time;
        let weights = self.table.entry(feature).or_default();
        match weights.iter_mut().find(|(known, _)| *known == label) {
            Some((_, weight)) => weight.change(by, time),
            None => {
                let mut weight = Weight {
                    since: time,
                    ..Weight::default()
                };
                weight.change(by, time);
                weights.push((label, weight));
            }
        }
    }

    fn averaged(self) -> (Table, [f32; SHARED]) {
        let time = self.time;
        let table = self.table.into_iter().map(|(feature, weights)| {
            let weights = weights
                .into_iter()
                .map(|(label, weight)| (label, weight.average(time)));
            (feature, weights.collect())
        });
        (
            table.collect(),
            self.shared.map(|weight| weight.average(time)),
        )
    }
}

/// A text with its class and what it counts.
type Example = (Vec<Feature>, u16, f32);

/// Learns which class a text belongs to.
fn learn_texts(mut examples: Vec<Example>, classes: usize) -> Table {
    let mut learning = Learning::default();
    let mut order = Order(7);
    let mut scores = vec![0.0; classes];
    for _ in 0..ROUNDS {
        order.shuffle(&mut examples);
        for (features, class, counts) in &examples {
            learning.time += 1;
            scores.fill(0.0);
            features
                .iter()
                .for_each(|feature| learning.add(*feature, &mut scores));
            let wanted = scores[usize::from(*class)] - WANTED;
            let best = (0_u16..)
                .zip(&scores)
                .filter(|(other, _)| other != class)
                .max_by(|a, b| a.1.total_cmp(b.1));
            if let Some((best, score)) = best
                && *score > wanted
            {
                for feature in features {
                    learning.change(*feature, *class, *counts);
                    learning.change(*feature, best, -counts);
                }
            }
        }
    }
    learning.averaged().0
}

/// A marked sentence, made ready.
struct Lesson {
    words: Vec<Word>,
    features: Vec<Vec<Feature>>,
    check: usize,
    labels: Vec<u16>,
}

/// Learns the label of each word.
fn learn_words(
    mut lessons: Vec<Lesson>,
    candidates: &BTreeMap<usize, Vec<Candidate>>,
    labels: usize,
) -> (Table, [f32; SHARED]) {
    let mut learning = Learning::default();
    let mut order = Order(11);
    for round in 0..ROUNDS {
        order.shuffle(&mut lessons);
        for lesson in &lessons {
            let candidates = &candidates[&lesson.check];
            let class = u16::try_from(lesson.check).unwrap_or(u16::MAX);
            let mut walk = Walk::new(&lesson.words, &lesson.features, class, candidates, labels);
            for wanted in &lesson.labels {
                learning.time += 1;
                let best = walk.best(&learning);
                if best != *wanted {
                    for feature in walk.active() {
                        learning.change(feature, *wanted, 1.0);
                        learning.change(feature, best, -1.0);
                    }
                    for (label, by) in [(*wanted, 1.0), (best, -1.0)] {
                        let known = candidates.iter().find(|known| known.label == label);
                        for which in known
                            .into_iter()
                            .flat_map(|known| walk.sharing(known))
                            .flatten()
                        {
                            let time = learning.time;
                            learning.shared[which].change(by, time);
                        }
                    }
                }
                // Mostly its own past, so that it learns to live with its mistakes.
                let own = round > 0 && order.next(4) > 0;
                walk.told.push(if own { best } else { *wanted });
            }
        }
    }
    learning.averaged()
}

/// The label of a mark: of every field its value, `{}` where the words name it. None where the words
/// name another number than the mark.
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
            // A name that the lexicon does not know: where it stands is worth learning all the same.
            (Takes::Code(codes), None) if codes.len() > 12 => Some(format!("{path}={{}}")),
            (Takes::Number { .. }, Some(_)) => None,
            (Takes::Code(_), Some(_)) if troop => None,
            _ => Some(format!("{path}={wanted}")),
        }
    });
    each.collect::<Option<Vec<String>>>()
        .map(|parts| parts.join(";"))
}

/// Learns from sentences, and from what the library says of its checks.
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
        labels: vec![(String::new(), 0); usize::from(SURPLUS) + 1],
        ..Model::default()
    };
    let mut examples: Vec<Example> = Vec::new();
    let mut lessons = Vec::new();
    let mut seen: HashMap<String, [usize; 2]> = HashMap::default();
    for sentence in sentences {
        let words = sentence.words(library);
        let check = sentence.check.and_then(number);
        let class = u16::try_from(check.unwrap_or(none)).unwrap_or(u16::MAX);
        examples.push((of_text(&words), class, 1.0));
        let Some(check) = check else { continue };
        let mut labels = vec![NOTHING; words.len()];
        let places = |from: usize, to: usize| {
            let first = words.iter().position(|word| word.pieces.1 > from);
            let last = words.iter().rposition(|word| word.pieces.0 < to);
            first
                .zip(last)
                .map_or(0..0, |(first, last)| first..last + 1)
        };
        for (from, to) in &sentence.surplus {
            labels[places(*from, *to)].fill(SURPLUS);
        }
        for (from, to, facts) in &sentence.marks {
            let place = places(*from, *to);
            let text = label(&fields[check], &words, place.start, place.end, facts);
            let label = text.map_or(SURPLUS, |text| {
                let known = model.labels.iter().position(|(known, _)| *known == text);
                let at = known.unwrap_or_else(|| {
                    model.labels.push((text, 0));
                    model.labels.len() - 1
                });
                model.labels[at].1 += 1;
                u16::try_from(at).unwrap_or(SURPLUS)
            });
            labels[place].fill(label);
        }
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
            let known = known.filter_map(|(number, (label, _))| candidate(fields, number, label));
            (n, known.collect())
        })
        .collect();
    model.texts = learn_texts(examples, none + 1);
    (model.words, model.shared) = learn_words(lessons, &candidates, model.labels.len());
    model
}
