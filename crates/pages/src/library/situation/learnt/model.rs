//! The trained model: labels, and the weights of features for checks and for labels, stored as JSON.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use serde::{Deserialize, Serialize};

use super::features::{Feature, Hash};
use super::tagger::{SHARED, SURPLUS, Weights};
use super::trust::Trust;

/// Maximum size of a weight, in steps.
const STEPS: f32 = 15.0;

/// Weights of features, each for the number of a class or of a label.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Start and end of the weights of each feature.
    rows: HashMap<Feature, (u32, u32)>,
    weights: Vec<(u16, f32)>,
}

impl Table {
    pub fn get(&self, feature: Feature) -> &[(u16, f32)] {
        let (from, to) = self.rows.get(&feature).copied().unwrap_or_default();
        &self.weights[from as usize..to as usize]
    }
}

impl<R: IntoIterator<Item = (u16, f32)>> FromIterator<(Feature, R)> for Table {
    fn from_iter<I: IntoIterator<Item = (Feature, R)>>(rows: I) -> Self {
        let mut table = Self::default();
        let end =
            |weights: &Vec<_>| u32::try_from(weights.len()).expect("below four thousand million");
        for (feature, row) in rows {
            let from = end(&table.weights);
            table.weights.extend(row);
            table.rows.insert(feature, (from, end(&table.weights)));
        }
        table
    }
}

/// A trained model.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// Checks by number; the number after the last check stands for no check.
    pub checks: Vec<String>,
    /// Labels by number: fields with their values, or `{}` for a value that the words name. The first
    /// two state no fact.
    pub labels: Vec<String>,
    pub texts: Table,
    pub words: Table,
    pub shared: [f32; SHARED],
    /// Features of the words that state nothing.
    pub noise: HashSet<Feature>,
    /// Weights for the trust in the reader's facts and cards.
    pub trust: Trust,
}

/// Contents of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    checks: Vec<String>,
    labels: Vec<String>,
    /// Trained separately, on the results of readers for sentences that they were not trained on.
    #[serde(default)]
    trust: Trust,
    shared: [f32; SHARED],
    noise: Vec<Feature>,
    texts: Rows,
    words: Rows,
}

/// Weights of a table, as whole numbers of steps.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    step: f32,
    rows: Vec<(Feature, Vec<(u16, i8)>)>,
}

impl Weights for Model {
    fn add(&self, feature: Feature, scores: &mut [f32]) {
        for (label, weight) in self.words.get(feature) {
            if let Some(score) = scores.get_mut(usize::from(*label)) {
                *score += weight;
            }
        }
    }

    fn shared(&self, which: usize) -> f32 {
        self.shared[which]
    }
}

/// Returns the feature of a word in [`Model::noise`].
pub fn noise(name: &str) -> Feature {
    Hash::new(70).text(name).end()
}

impl From<&Table> for Rows {
    fn from(table: &Table) -> Self {
        let mut sizes: Vec<f32> = table.weights.iter().map(|one| one.1.abs()).collect();
        sizes.sort_unstable_by(|a, b| b.total_cmp(a));
        // The largest hundredth of the weights, which are far above the others, are clamped to the next
        // largest.
        let step = sizes.get(sizes.len() / 100).map_or(1.0, |top| top / STEPS);
        let steps = |weight: f32| {
            #[expect(clippy::cast_possible_truncation, reason = "within the steps")]
            let steps = (weight / step).round().clamp(-STEPS, STEPS) as i8;
            steps
        };
        let mut rows: Vec<(Feature, Vec<(u16, i8)>)> = table
            .rows
            .keys()
            .map(|feature| {
                let steps = table
                    .get(*feature)
                    .iter()
                    .map(|(label, weight)| (*label, steps(*weight)));
                let mut row: Vec<(u16, i8)> = steps.filter(|(_, steps)| *steps != 0).collect();
                row.sort_unstable();
                (*feature, row)
            })
            .filter(|(_, row)| !row.is_empty())
            .collect();
        rows.sort_unstable();
        Self { step, rows }
    }
}

impl From<Rows> for Table {
    fn from(Rows { step, rows }: Rows) -> Self {
        let weights = |row: Vec<(u16, i8)>| {
            row.into_iter()
                .map(move |(label, steps)| (label, f32::from(steps) * step))
        };
        rows.into_iter()
            .map(|(feature, row)| (feature, weights(row)))
            .collect()
    }
}

impl Model {
    /// Returns the contents of the file; the same weights always give the same contents.
    pub fn write(&self) -> String {
        let mut noise: Vec<Feature> = self.noise.iter().copied().collect();
        noise.sort_unstable();
        let written = Written {
            checks: self.checks.clone(),
            labels: self.labels[usize::from(SURPLUS) + 1..].to_vec(),
            trust: self.trust.clone(),
            shared: self.shared,
            noise,
            texts: Rows::from(&self.texts),
            words: Rows::from(&self.words),
        };
        serde_json::to_string(&written).expect("plain data")
    }

    /// Reads a model from the contents of the file.
    ///
    /// # Errors
    /// If the contents are invalid, with line and column.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        let written: Written = serde_json::from_str(text)?;
        let mut labels = vec![String::new(); usize::from(SURPLUS) + 1];
        labels.extend(written.labels);
        Ok(Self {
            checks: written.checks,
            labels,
            texts: written.texts.into(),
            words: written.words.into(),
            shared: written.shared,
            trust: written.trust,
            noise: written.noise.into_iter().collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_read_back() {
        let model = Model {
            checks: vec!["dba.recoil".to_owned(), "dba.flee".to_owned()],
            labels: vec![String::new(), String::new(), "recoiler={}".to_owned()],
            texts: Table::from_iter([(77, vec![(0, 3.0), (1, -1.0)]), (5, vec![(1, 0.001)])]),
            words: Table::from_iter([((1 << 20) - 1, [(2, 31.0)])]),
            noise: HashSet::from_iter([noise("mate")]),
            ..Model::default()
        };
        let back = Model::read(&model.write()).expect("a whole file");
        assert_eq!((&back.checks, &back.labels), (&model.checks, &model.labels));
        assert_eq!(back.noise, model.noise);
        assert_eq!(back.words.get((1 << 20) - 1), [(2, 31.0)]);
        assert_eq!(back.texts.get(77), [(0, 3.0), (1, -1.0)]);
        assert_eq!(back.texts.get(5), [], "too light to be kept");
    }

    #[test]
    fn a_broken_file_is_named_with_its_place() {
        let whole = Model {
            labels: vec![String::new(); usize::from(SURPLUS) + 1],
            ..Model::default()
        }
        .write();
        assert!(Model::read(&whole).is_ok());
        for broken in ["something else", &whole[..whole.len() - 4], "{}"] {
            let error = Model::read(broken).expect_err(broken);
            assert_eq!(error.line(), 1, "{error}");
        }
    }
}
