//! What was learnt: labels, and the weights of features for checks and for labels, as one text.

use std::fmt::Write as _;

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use super::features::{Feature, Hash};
use super::tagger::{SHARED, SURPLUS, Weights};

/// The first line of the file.
const HEADER: &str = "cavillo reader 1";
/// Digits of numbers in the file, six bits each.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
/// A weight is a digit around this one.
const ZERO: i32 = 32;

/// Weights of some features, each with the number of a class or a label.
pub type Table = HashMap<Feature, Vec<(u16, f32)>>;

/// Everything that was learnt.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// Checks by their number; the number after the last stands for no check.
    pub checks: Vec<String>,
    /// Labels by their number: fields with their values, `{}` for what the words name; and how often
    /// each was marked. The first two state nothing.
    pub labels: Vec<(String, usize)>,
    pub texts: Table,
    pub words: Table,
    pub shared: [f32; SHARED],
    /// Words that state nothing.
    pub noise: HashSet<Feature>,
}

impl Weights for Model {
    fn add(&self, feature: Feature, scores: &mut [f32]) {
        for (label, weight) in self.words.get(&feature).into_iter().flatten() {
            if let Some(score) = scores.get_mut(usize::from(*label)) {
                *score += weight;
            }
        }
    }

    fn shared(&self, which: usize) -> f32 {
        self.shared[which]
    }
}

/// The feature of a word that states nothing.
pub fn noise(name: &str) -> Feature {
    Hash::new(70).text(name).end()
}

fn digits(number: u32, count: u32, out: &mut String) {
    for place in (0..count).rev() {
        out.push(char::from(DIGITS[(number >> (6 * place) & 63) as usize]));
    }
}

fn number(text: &str) -> Option<u32> {
    text.bytes().try_fold(0_u32, |number, digit| {
        let value = DIGITS.iter().position(|known| *known == digit)?;
        Some(number << 6 | u32::try_from(value).ok()?)
    })
}

/// The heaviest weights of a table, as lines; each is a whole number of steps, of which 31 are the
/// heaviest.
fn written(name: &str, table: &Table, most: usize, out: &mut String) {
    let mut sizes: Vec<f32> = table
        .values()
        .flatten()
        .map(|(_, weight)| weight.abs())
        .collect();
    sizes.sort_unstable_by(|a, b| b.total_cmp(a));
    // A few weights far above the others are cut to what the hundredth of them has.
    let step = sizes
        .get(sizes.len().min(most) / 100)
        .map_or(1.0, |top| top / 31.0);
    let least = sizes.get(most).copied().unwrap_or(0.0).max(step / 2.0);
    let _ = writeln!(out, "{name} {step}");
    let mut features: Vec<_> = table.iter().collect();
    features.sort_unstable_by_key(|(feature, _)| **feature);
    for (feature, weights) in features {
        let mut kept: Vec<(u16, i32)> = weights
            .iter()
            .filter(|(_, weight)| weight.abs() > least)
            .map(|(label, weight)| {
                #[expect(clippy::cast_possible_truncation, reason = "within 31 of nought")]
                let steps = (weight / step).round().clamp(-31.0, 31.0) as i32;
                (*label, steps)
            })
            .collect();
        if kept.is_empty() {
            continue;
        }
        kept.sort_unstable();
        digits(*feature, 5, out);
        for (label, steps) in kept {
            digits(u32::from(label), 2, out);
            digits(u32::try_from(steps + ZERO).unwrap_or_default(), 1, out);
        }
        out.push('\n');
    }
}

impl Model {
    /// The file: of each table so many weights.
    pub fn write(&self, most_texts: usize, most_words: usize) -> String {
        let mut out = format!("{HEADER}\nchecks {}\n", self.checks.join(" "));
        for (label, support) in self.labels.iter().skip(usize::from(SURPLUS) + 1) {
            let _ = writeln!(out, "label {support} {label}");
        }
        let shared: Vec<String> = self
            .shared
            .iter()
            .map(|weight| format!("{weight:.2}"))
            .collect();
        let _ = writeln!(out, "shared {}", shared.join(" "));
        let mut noise: Vec<Feature> = self.noise.iter().copied().collect();
        noise.sort_unstable();
        out.push_str("noise ");
        noise
            .iter()
            .for_each(|feature| digits(*feature, 5, &mut out));
        out.push('\n');
        written("texts", &self.texts, most_texts, &mut out);
        written("words", &self.words, most_words, &mut out);
        out
    }

    /// Reads the file; none where a line is broken, with its number.
    ///
    /// # Errors
    /// The number of the line that is wrong.
    pub fn read(text: &str) -> Result<Self, usize> {
        let mut this = Self {
            labels: vec![(String::new(), 0); usize::from(SURPLUS) + 1],
            ..Self::default()
        };
        let mut table: Option<(bool, f32)> = None;
        for (n, line) in text.lines().enumerate() {
            this.line(n, line, &mut table).ok_or(n + 1)?;
        }
        Ok(this)
    }

    fn line(&mut self, n: usize, line: &str, table: &mut Option<(bool, f32)>) -> Option<()> {
        if n == 0 {
            return (line == HEADER).then_some(());
        }
        if let Some((name, rest)) = line.split_once(' ') {
            match name {
                "checks" => self.checks = rest.split(' ').map(str::to_owned).collect(),
                "label" => {
                    let (support, label) = rest.split_once(' ')?;
                    self.labels.push((label.to_owned(), support.parse().ok()?));
                }
                "shared" => {
                    for (weight, text) in self.shared.iter_mut().zip(rest.split(' ')) {
                        *weight = text.parse().ok()?;
                    }
                }
                "noise" => {
                    for at in (0..rest.len()).step_by(5) {
                        self.noise.insert(number(rest.get(at..at + 5)?)?);
                    }
                }
                "texts" | "words" => *table = Some((name == "texts", rest.parse().ok()?)),
                _ => return None,
            }
            return Some(());
        }
        let (texts, step) = (*table)?;
        let feature = number(line.get(..5)?)?;
        let mut weights = Vec::new();
        let mut at = 5;
        while at < line.len() {
            let label = u16::try_from(number(line.get(at..at + 2)?)?).ok()?;
            let steps = i32::try_from(number(line.get(at + 2..at + 3)?)?).ok()? - ZERO;
            #[expect(clippy::cast_precision_loss, reason = "within 31 of nought")]
            weights.push((label, steps as f32 * step));
            at += 3;
        }
        let table = if texts {
            &mut self.texts
        } else {
            &mut self.words
        };
        table.insert(feature, weights);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_read_back() {
        let model = Model {
            checks: vec!["dba.recoil".to_owned(), "dba.flee".to_owned()],
            labels: vec![
                (String::new(), 0),
                (String::new(), 0),
                ("recoiler={}".to_owned(), 7),
            ],
            texts: HashMap::from_iter([(77, vec![(0, 3.1), (1, -1.0)]), (5, vec![(1, 0.001)])]),
            words: HashMap::from_iter([((1 << 30) - 1, vec![(2, 31.0)])]),
            noise: HashSet::from_iter([noise("mate")]),
            ..Model::default()
        };
        let back = Model::read(&model.write(100, 100)).expect("a whole file");
        assert_eq!((&back.checks, &back.labels), (&model.checks, &model.labels));
        assert_eq!(back.noise, model.noise);
        assert_eq!(back.words[&((1 << 30) - 1)], [(2, 31.0)]);
        assert_eq!(back.texts[&77].len(), 2);
        assert!(!back.texts.contains_key(&5), "too light to be kept");
        assert!(model.write(1, 100).len() < model.write(100, 100).len());
    }

    #[test]
    fn a_broken_line_is_named() {
        assert_eq!(Model::read("something else").err(), Some(1));
        assert_eq!(Model::read("cavillo reader 1\nwords 1\nabc").err(), Some(3));
        assert_eq!(Model::read("cavillo reader 1\nabcdefgh").err(), Some(2));
    }
}
