//! Facet counts: the number of documents that each further filter would leave.

use std::collections::BTreeMap;

use tantivy::columnar::StrColumn;
use tantivy::{DocId, Searcher};

use super::Counts;
use super::find::FACETS;
use super::schema::{CONCEPT, SHELF};
use crate::lexicon::Lexicon;

/// Maximum number of documents of a result that are examined, evenly spread.
const MOST_COUNTED: usize = 20_000;

/// The facets and concepts of each document: columns of the index.
pub struct Facets {
    facets: Option<StrColumn>,
    /// For each value of the first column: its facet and its name.
    labels: Vec<(usize, String)>,
    concepts: Option<StrColumn>,
    /// For each value of the second column: the number of the concept in the lexicon.
    numbers: Vec<Option<usize>>,
}

impl Facets {
    /// Opens the columns of the only segment.
    pub fn open(searcher: &Searcher, lexicon: &Lexicon) -> tantivy::Result<Self> {
        let columns = searcher.segment_reader(0).fast_fields();
        let (facets, concepts) = (columns.str(SHELF)?, columns.str(CONCEPT)?);
        let labels = values(facets.as_ref()).into_iter().map(|value| {
            let (name, value) = value.split_once(':').unwrap_or_default();
            (
                FACETS
                    .iter()
                    .position(|known| *known == name)
                    .unwrap_or_default(),
                value.to_owned(),
            )
        });
        let numbers = values(concepts.as_ref()).into_iter().map(|id| {
            lexicon
                .concepts()
                .iter()
                .position(|concept| concept.id == id)
        });
        Ok(Self {
            labels: labels.collect(),
            numbers: numbers.collect(),
            facets,
            concepts,
        })
    }

    /// Counts the hits that each filter would leave. `found` holds the documents without the game, kind
    /// and section in `chosen`; each of these filters is ignored while its own alternatives are counted.
    pub fn counts(&self, lexicon: &Lexicon, found: &[DocId], chosen: [Option<&str>; 3]) -> Counts {
        let step = found.len().div_ceil(MOST_COUNTED).max(1);
        let wanted = |n: usize| {
            chosen[n].map(|value| {
                self.labels
                    .iter()
                    .position(|label| (label.0, label.1.as_str()) == (n, value))
            })
        };
        let wanted = [wanted(0), wanted(1), wanted(2)];
        let mut shelved = vec![0; self.labels.len()];
        let mut spoken = vec![0; self.numbers.len()];
        let (mut here, mut about) = (Vec::new(), Vec::new());
        for doc in found.iter().step_by(step) {
            ords(self.facets.as_ref(), *doc, &mut here);
            let mut unmet = (0..FACETS.len()).filter(|n| {
                wanted[*n].is_some_and(|value| value.is_none_or(|value| !here.contains(&value)))
            });
            let but = unmet.next();
            if unmet.next().is_some() {
                continue;
            }
            for ord in here
                .iter()
                .filter(|ord| but.is_none_or(|but| self.labels[**ord].0 == but))
            {
                shelved[*ord] += step;
            }
            if but.is_none() {
                ords(self.concepts.as_ref(), *doc, &mut about);
                about.iter().for_each(|ord| spoken[*ord] += step);
            }
        }
        let of = |n: usize| -> BTreeMap<String, usize> {
            let here = self
                .labels
                .iter()
                .zip(&shelved)
                .filter(|(label, count)| label.0 == n && **count > 0);
            here.map(|(label, count)| (label.1.clone(), *count))
                .collect()
        };
        let mut concepts = vec![0; lexicon.concepts().len()];
        for (number, count) in self.numbers.iter().zip(spoken) {
            if let Some(number) = number {
                concepts[*number] = count;
            }
        }
        Counts {
            systems: of(0),
            kinds: of(1),
            sections: of(2),
            concepts,
            estimated: step > 1,
        }
    }
}

/// Returns the values of a column, in order.
fn values(column: Option<&StrColumn>) -> Vec<String> {
    let Some(column) = column else {
        return Vec::new();
    };
    let all = (0..column.num_terms() as u64).map(|ord| {
        let mut value = String::new();
        // The index was opened before, so reading it cannot fail.
        let _ = column.ord_to_str(ord, &mut value);
        value
    });
    all.collect()
}

/// Returns the distinct values of a document, as numbers.
#[expect(
    clippy::cast_possible_truncation,
    reason = "there are some hundred values"
)]
fn ords(column: Option<&StrColumn>, doc: DocId, into: &mut Vec<usize>) {
    into.clear();
    if let Some(column) = column {
        into.extend(column.term_ords(doc).map(|ord| ord as usize));
    }
    into.sort_unstable();
    into.dedup();
}
