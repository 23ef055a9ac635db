//! In-memory index of the offline copy. It is built while a page opens, without threads, files or
//! compression. Scores are computed as in the server's index (BM25 over the same fields, with the same
//! analysers and the same rounding of lengths), so that results are equal online and offline; `tests`
//! compares the two.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use super::analysis::{Analysis, stem};
use super::document::{self, IndexField, Parts};
use super::find::{self, B, Covers, DocId, FACETS, K1, Score, Weights, covers};
use super::near::Spellings;
use super::plan::Names;
use super::sums::Docs;
use super::words::{MOST_SCANNED, Words};
use super::{Answer, Counts, Request, Search};
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::library::Library;

/// Gap between two texts of one field, so that no phrase matches across them.
const GAP: u32 = 1;
/// The number of fields.
const FIELDS: usize = 20;

/// A document that contains a term.
#[derive(Clone, Copy, Debug)]
struct Posting {
    doc: DocId,
    times: u32,
    /// Start of its postings among those of the field, if positions are stored.
    at: usize,
}

/// One field of the index.
#[derive(Default)]
struct Field {
    terms: BTreeMap<String, Vec<Posting>>,
    places: Vec<u32>,
    /// Length of each document in this field, in terms, rounded.
    lengths: Vec<u32>,
    tokens: u64,
}

/// The index of a library, built on first use, because most readers only open a ruling and never search.
#[derive(Debug, Default)]
pub struct Pocket(OnceLock<Held>);

/// The built index.
struct Held {
    fields: [Field; FIELDS],
    names: Names,
    spellings: Spellings,
    nodes: Weights,
    covers: Covers,
    documents: u32,
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Held")
            .field("documents", &self.documents)
            .finish_non_exhaustive()
    }
}

impl IndexField {
    const fn number(self) -> usize {
        const fn of(lang: Lang) -> usize {
            match lang {
                Lang::It => 0,
                Lang::En => 1,
            }
        }
        match self {
            Self::Title(lang) => of(lang),
            Self::Keywords(lang) => 2 + of(lang),
            Self::Answer(lang) => 4 + of(lang),
            Self::Body(lang) => 6 + of(lang),
            Self::Context(lang) => 8 + of(lang),
            Self::All => 10,
            Self::ConceptTitle => 11,
            Self::Concept => 12,
            Self::ConceptNear => 13,
            Self::Facet => 14,
            Self::Lexicon => 15,
            Self::Asked(lang) => 16 + of(lang),
            Self::Beginners(lang) => 18 + of(lang),
        }
    }

    /// The analyser of a field; a label is one term, unchanged.
    const fn analysis(self) -> Option<Analysis> {
        match self {
            Self::Title(lang)
            | Self::Keywords(lang)
            | Self::Answer(lang)
            | Self::Body(lang)
            | Self::Context(lang)
            | Self::Asked(lang)
            | Self::Beginners(lang) => Some(Analysis::Stemmed(lang)),
            Self::All | Self::Lexicon => Some(Analysis::Exact),
            Self::ConceptTitle | Self::Concept | Self::ConceptNear | Self::Facet => None,
        }
    }
}

/// A length rounded as when stored in one byte: exact if short, otherwise four significant bits.
fn rounded(length: u32) -> u32 {
    const EXACT: u32 = 24;
    let more = length.saturating_sub(EXACT);
    let dropped = (u32::BITS - more.leading_zeros()).saturating_sub(4);
    if length < EXACT {
        length
    } else {
        EXACT + (more >> dropped << dropped)
    }
}

impl Field {
    fn add<'t>(&mut self, doc: DocId, part: IndexField, texts: impl Iterator<Item = &'t str>) {
        let mut found: BTreeMap<String, Vec<u32>> = BTreeMap::new();
        let (mut length, mut end) = (0, 0);
        for text in texts {
            let terms: Vec<String> = match part.analysis() {
                Some(analysis) => analysis.terms(text).map(|(_, term)| term).collect(),
                None => vec![text.to_owned()],
            };
            for term in terms {
                found.entry(term).or_default().push(end);
                end += 1;
                length += 1;
            }
            end += GAP;
        }
        // The number of labels does not affect the score.
        self.lengths.push(if part.analysis().is_some() {
            rounded(length)
        } else {
            1
        });
        self.tokens += u64::from(length);
        for (term, places) in found {
            let times = if part.analysis().is_none() || part == IndexField::Lexicon {
                1
            } else {
                u32::try_from(places.len()).unwrap_or(u32::MAX)
            };
            self.terms.entry(term).or_default().push(Posting {
                doc,
                times,
                at: self.places.len(),
            });
            if part == IndexField::All {
                self.places.extend(places);
            }
        }
    }

    fn postings(&self, term: &str) -> &[Posting] {
        self.terms.get(term).map_or(&[], Vec::as_slice)
    }

    fn places(&self, posting: &Posting) -> &[u32] {
        &self.places[posting.at..posting.at + posting.times as usize]
    }
}

/// Inverse document frequency of a term that this number of documents contains.
#[expect(clippy::cast_precision_loss, reason = "as the server's engine counts")]
fn idf(holding: usize, documents: u32) -> Score {
    let (holding, documents) = (holding as Score, documents as Score);
    (1.0 + (documents - holding + 0.5) / (holding + 0.5)).ln()
}

impl Pocket {
    /// The index of a library, not built yet.
    pub fn build(_: &Library) -> Self {
        Self::default()
    }

    fn held(&self, library: &Library) -> &Held {
        self.0.get_or_init(|| Held::new(library))
    }
}

impl Search for Pocket {
    fn search(&self, library: &Library, request: &Request<'_>) -> Answer {
        find::Index::search(self.held(library), library, request)
    }

    fn explain(&self, library: &Library, query: &str, lang: Lang) -> String {
        find::Index::explain(self.held(library), library, query, lang)
    }

    fn spellings(&self, library: &Library, word: &str) -> Option<Vec<String>> {
        find::Index::spellings(self.held(library), word)
    }
}

impl Held {
    /// Indexes a library.
    fn new(library: &Library) -> Self {
        let mut this = Self {
            fields: std::array::from_fn(|_| Field::default()),
            names: Names::new(&library.lexicon),
            spellings: Spellings::default(),
            nodes: Weights::of(library),
            covers: covers(library),
            documents: 0,
        };
        for number in 0..library.content.nodes.len() {
            this.add(&document::node(library, number));
        }
        for passage in library.passages.all() {
            this.add(&document::passage(library, passage));
        }
        this.add(&document::words(library));
        let mut spellings = Spellings::default();
        for (word, postings) in [IndexField::All, IndexField::Lexicon]
            .into_iter()
            .flat_map(|part| &this.field(part).terms)
        {
            spellings.add(word, u32::try_from(postings.len()).unwrap_or(u32::MAX));
        }
        this.spellings = spellings.ready();
        this
    }

    fn add(&mut self, parts: &Parts<'_>) {
        let rest = [
            IndexField::All,
            IndexField::ConceptTitle,
            IndexField::Concept,
            IndexField::ConceptNear,
            IndexField::Facet,
            IndexField::Lexicon,
        ];
        for part in Lang::ALL
            .into_iter()
            .flat_map(IndexField::stemmed)
            .chain(rest)
        {
            let texts = parts
                .iter()
                .filter(|(of, _)| *of == part)
                .map(|(_, text)| text.as_ref());
            self.fields[part.number()].add(self.documents, part, texts);
        }
        self.documents += 1;
    }

    fn field(&self, part: IndexField) -> &Field {
        &self.fields[part.number()]
    }

    /// BM25: the score of a term with this frequency in a document of this length.
    #[expect(clippy::cast_precision_loss, reason = "as the server's engine counts")]
    fn score(&self, field: &Field, weight: Score, posting: &Posting, times: u32) -> Score {
        let average = field.tokens as Score / self.documents as Score;
        let length = field.lengths[posting.doc as usize] as Score;
        let times = times as Score;
        weight * (times / (times + K1 * (1.0 - B + B * length / average)))
    }

    /// The documents of a label, such as a facet.
    fn labels(&self, part: IndexField, label: &str) -> impl Iterator<Item = DocId> {
        self.field(part)
            .postings(label)
            .iter()
            .map(|posting| posting.doc)
    }

    /// Facets that begin with this text, in order.
    fn facets(&self, prefix: &str) -> Vec<String> {
        let facets = self
            .field(IndexField::Facet)
            .terms
            .range(prefix.to_owned()..)
            .map(|(facet, _)| facet);
        facets
            .take_while(|facet| facet.starts_with(prefix))
            .cloned()
            .collect()
    }
}

impl Words for Held {
    fn frequency(&self, word: &str) -> u32 {
        u32::try_from(self.field(IndexField::All).postings(word).len()).unwrap_or(u32::MAX)
    }

    fn knows(&self, word: &str) -> bool {
        self.frequency(word) > 0 || Lang::ALL.into_iter().any(|lang| self.speaks(lang, word))
    }

    fn speaks(&self, lang: Lang, word: &str) -> bool {
        let stem = stem(lang, word);
        IndexField::stemmed(lang)
            .into_iter()
            .any(|part| !self.field(part).postings(&stem).is_empty())
    }

    fn has_facet(&self, facet: &str) -> bool {
        self.labels(IndexField::Facet, facet).next().is_some()
    }

    fn beginning(&self, prefix: &str) -> Vec<(String, u32)> {
        let from = (
            std::ops::Bound::Excluded(prefix),
            std::ops::Bound::Unbounded,
        );
        let words = self
            .field(IndexField::All)
            .terms
            .range::<str, _>(from)
            .take_while(|(word, _)| word.starts_with(prefix));
        words
            .take(MOST_SCANNED)
            .map(|(word, postings)| {
                (
                    word.clone(),
                    u32::try_from(postings.len()).unwrap_or(u32::MAX),
                )
            })
            .collect()
    }

    fn spellings(&self) -> &Spellings {
        &self.spellings
    }
}

impl find::Index for Held {
    fn words(&self) -> &dyn Words {
        self
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn weights(&self) -> &Weights {
        &self.nodes
    }

    fn covers(&self) -> &Covers {
        &self.covers
    }

    fn docs(&self) -> u32 {
        self.documents
    }

    fn scored(&self, part: IndexField, term: &str, mut visit: impl FnMut(DocId, Score)) {
        let field = self.field(part);
        let postings = field.postings(term);
        let weight = idf(postings.len(), self.documents) * (1.0 + K1);
        for posting in postings {
            visit(
                posting.doc,
                self.score(field, weight, posting, posting.times),
            );
        }
    }

    fn holding(&self, part: IndexField, term: &str) -> u32 {
        u32::try_from(self.field(part).postings(term).len()).unwrap_or(u32::MAX)
    }

    fn labelled(&self, part: IndexField, label: &str, visit: impl FnMut(DocId)) {
        self.labels(part, label).for_each(visit);
    }

    fn phrase(&self, words: &[String], slop: u32, mut visit: impl FnMut(DocId, Score)) {
        let field = self.field(IndexField::All);
        let terms: Vec<&[Posting]> = words.iter().map(|word| field.postings(word)).collect();
        let Some((first, rest)) = terms.split_first() else {
            return;
        };
        let weight = terms
            .iter()
            .map(|postings| idf(postings.len(), self.documents))
            .sum::<Score>()
            * (1.0 + K1);
        for posting in *first {
            let others: Option<Vec<&[u32]>> = rest
                .iter()
                .map(|others| {
                    others
                        .binary_search_by_key(&posting.doc, |other| other.doc)
                        .ok()
                        .map(|n| field.places(&others[n]))
                })
                .collect();
            let Some(others) = others else { continue };
            let times = field
                .places(posting)
                .iter()
                .filter(|place| follows(**place, &others, slop))
                .count();
            if times > 0 {
                visit(
                    posting.doc,
                    self.score(
                        field,
                        weight,
                        posting,
                        u32::try_from(times).unwrap_or(u32::MAX),
                    ),
                );
            }
        }
    }

    fn counted(&self, lexicon: &Lexicon, found: &Docs, chosen: [Option<&str>; 3]) -> Counts {
        let held =
            [0, 1, 2].map(|n| chosen[n].map(|value| self.facet(&format!("{}:{value}", FACETS[n]))));
        let within = |but: usize| {
            let mut docs = found.clone();
            held.iter()
                .enumerate()
                .filter(|(n, _)| *n != but)
                .filter_map(|(_, held)| held.as_ref())
                .for_each(|held| docs.keep(held));
            docs
        };
        let count = |part: IndexField, label: &str, docs: &Docs| {
            let mut count = 0;
            self.labelled(part, label, |doc| count += usize::from(docs.holds(doc)));
            count
        };
        let of = |n: usize| -> BTreeMap<String, usize> {
            let docs = within(n);
            let prefix = format!("{}:", FACETS[n]);
            let counted = self.facets(&prefix).into_iter().map(|facet| {
                (
                    facet[prefix.len()..].to_owned(),
                    count(IndexField::Facet, &facet, &docs),
                )
            });
            counted.filter(|(_, count)| *count > 0).collect()
        };
        let docs = within(FACETS.len());
        let concepts = lexicon
            .concepts()
            .iter()
            .map(|known| count(IndexField::Concept, &known.id, &docs))
            .collect();
        Counts {
            systems: of(0),
            kinds: of(1),
            sections: of(2),
            concepts,
            estimated: false,
        }
    }
}

/// Whether the other words of a phrase follow a position, each in its place or slightly off; the total
/// offset is at most `slop`.
fn follows(place: u32, others: &[&[u32]], slop: u32) -> bool {
    let mut left = slop;
    let mut last = place;
    others.iter().all(|places| {
        let wanted = last + 1;
        let nearest = places
            .iter()
            .min_by_key(|place| place.abs_diff(wanted))
            .copied();
        let off = nearest.map_or(u32::MAX, |nearest| nearest.abs_diff(wanted));
        last = nearest.unwrap_or(last);
        let fits = off <= left;
        left = left.saturating_sub(off);
        fits
    })
}
