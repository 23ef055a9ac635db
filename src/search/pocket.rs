//! The index that a reader carries with him: small enough to be made while a page opens, all of it
//! in memory, without threads, files or compression. It scores as the server's engine does (BM25
//! over the same fields, analysed alike, lengths rounded alike), so that what is found without a
//! connection is what is found with one; `tests` compares the two.

use std::collections::BTreeMap;
use std::fmt;

use super::analysis::{Analysis, stem};
use super::document::{self, Part, Parts};
use super::find::{self, DocId, Found, PASSAGE, Score, TIE_BREAKER, better, weights};
use super::plan::Names;
use super::words::{MOST_SCANNED, Words};
use super::{Answer, Counts, Request};
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::library::Library;

/// The constants of BM25.
const K1: Score = 1.2;
const B: Score = 0.75;
/// Between two texts of one field lies a place where no word is.
const GAP: u32 = 1;
/// The number of fields.
const FIELDS: usize = 16;

/// A document that holds a term.
#[derive(Clone, Copy, Debug)]
struct Posting {
    doc: DocId,
    times: u32,
    /// Where its places begin among those of the field, where it keeps any.
    at: usize,
}

/// One field of the index.
#[derive(Default)]
struct Field {
    terms: BTreeMap<String, Vec<Posting>>,
    places: Vec<u32>,
    /// How many terms each document has here, rounded.
    lengths: Vec<u32>,
    tokens: u64,
}

/// The index of a library, in memory.
pub struct Pocket {
    fields: [Field; FIELDS],
    names: Names,
    nodes: Vec<f32>,
    documents: u32,
}

impl fmt::Debug for Pocket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pocket").field("documents", &self.documents).finish_non_exhaustive()
    }
}

impl Part {
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
        }
    }

    /// How its texts become terms; a label is one term as it stands.
    const fn analysis(self) -> Option<Analysis> {
        match self {
            Self::Title(lang) | Self::Keywords(lang) | Self::Answer(lang) | Self::Body(lang) | Self::Context(lang) => Some(Analysis::Stemmed(lang)),
            Self::All | Self::Lexicon => Some(Analysis::Exact),
            Self::ConceptTitle | Self::Concept | Self::ConceptNear | Self::Facet => None,
        }
    }
}

/// A length as a byte would keep it: exact while short, then to four binary digits.
fn rounded(length: u32) -> u32 {
    const EXACT: u32 = 24;
    let more = length.saturating_sub(EXACT);
    let dropped = (u32::BITS - more.leading_zeros()).saturating_sub(4);
    if length < EXACT { length } else { EXACT + (more >> dropped << dropped) }
}

impl Field {
    fn add<'t>(&mut self, doc: DocId, part: Part, texts: impl Iterator<Item = &'t str>) {
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
        // What is a label says nothing by its number.
        self.lengths.push(if part.analysis().is_some() { rounded(length) } else { 1 });
        self.tokens += u64::from(length);
        for (term, places) in found {
            let times = if matches!(part.analysis(), None) || part == Part::Lexicon { 1 } else { u32::try_from(places.len()).unwrap_or(u32::MAX) };
            self.terms.entry(term).or_default().push(Posting { doc, times, at: self.places.len() });
            if part == Part::All {
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

/// How much a term tells that stands in so many documents.
#[expect(clippy::cast_precision_loss, reason = "as the server's engine counts")]
fn idf(holding: usize, documents: u32) -> Score {
    let (holding, documents) = (holding as Score, documents as Score);
    (1.0 + (documents - holding + 0.5) / (holding + 0.5)).ln()
}

impl Pocket {
    /// Indexes a library.
    pub fn build(library: &Library) -> Self {
        let mut this =
            Self { fields: std::array::from_fn(|_| Field::default()), names: Names::new(&library.lexicon), nodes: weights(library).collect(), documents: 0 };
        for number in 0..library.content.nodes.len() {
            this.add(&document::node(library, number));
        }
        for passage in library.passages.all() {
            this.add(&document::passage(library, passage));
        }
        this.add(&document::words(library));
        this
    }

    fn add(&mut self, parts: &Parts<'_>) {
        let each = |lang| [Part::Title(lang), Part::Keywords(lang), Part::Answer(lang), Part::Body(lang), Part::Context(lang)];
        let rest = [Part::All, Part::ConceptTitle, Part::Concept, Part::ConceptNear, Part::Facet, Part::Lexicon];
        for part in Lang::ALL.into_iter().flat_map(each).chain(rest) {
            let texts = parts.iter().filter(|(of, _)| *of == part).map(|(_, text)| text.as_ref());
            self.fields[part.number()].add(self.documents, part, texts);
        }
        self.documents += 1;
    }

    fn field(&self, part: Part) -> &Field {
        &self.fields[part.number()]
    }

    /// BM25: how much a term tells that stands so often in a document of this length.
    #[expect(clippy::cast_precision_loss, reason = "as the server's engine counts")]
    fn score(&self, field: &Field, weight: Score, posting: &Posting, times: u32) -> (DocId, Score) {
        let average = field.tokens as Score / self.documents as Score;
        let length = field.lengths[posting.doc as usize] as Score;
        let times = times as Score;
        (posting.doc, weight * (times / (times + K1 * (1.0 - B + B * length / average))))
    }

    /// Answers a query.
    pub fn search(&self, library: &Library, request: &Request<'_>) -> Answer {
        find::Index::search(self, library, request)
    }

    /// The documents of a label, such as a facet.
    fn holding(&self, part: Part, label: &str) -> impl Iterator<Item = DocId> {
        self.field(part).postings(label).iter().map(|posting| posting.doc)
    }
}

impl Words for Pocket {
    fn frequency(&self, word: &str) -> u32 {
        u32::try_from(self.field(Part::All).postings(word).len()).unwrap_or(u32::MAX)
    }

    fn knows(&self, word: &str) -> bool {
        let stands = |lang: Lang| {
            let stem = stem(lang, word);
            [Part::Title(lang), Part::Answer(lang), Part::Keywords(lang), Part::Body(lang), Part::Context(lang)]
                .into_iter()
                .any(|part| !self.field(part).postings(&stem).is_empty())
        };
        self.frequency(word) > 0 || Lang::ALL.into_iter().any(stands)
    }

    fn has_facet(&self, facet: &str) -> bool {
        self.holding(Part::Facet, facet).next().is_some()
    }

    fn beginning(&self, prefix: &str) -> Vec<(String, u32)> {
        let from = (std::ops::Bound::Excluded(prefix), std::ops::Bound::Unbounded);
        let words = self.field(Part::All).terms.range::<str, _>(from).take_while(|(word, _)| word.starts_with(prefix));
        words.take(MOST_SCANNED).map(|(word, postings)| (word.clone(), u32::try_from(postings.len()).unwrap_or(u32::MAX))).collect()
    }

    fn within(&self, word: &str, distance: u8, growing: bool) -> Vec<(String, u32)> {
        let (most, letters) = (usize::from(distance), word.chars().count());
        let near = |other: &str| {
            let other_letters = other.chars().count();
            if growing {
                // As long as the word, or a little more or less: what follows is still to be typed.
                let ends = other.char_indices().map(|(at, c)| at + c.len_utf8()).enumerate();
                ends.filter(|(n, _)| (n + 1).abs_diff(letters) <= most).any(|(_, end)| strsim::osa_distance(word, &other[..end]) <= most)
            } else {
                other_letters.abs_diff(letters) <= most && strsim::osa_distance(word, other) <= most
            }
        };
        let words = [Part::All, Part::Lexicon].into_iter().flat_map(|part| &self.field(part).terms);
        let found = words.filter(|(other, _)| near(other)).map(|(other, postings)| (other.clone(), u32::try_from(postings.len()).unwrap_or(u32::MAX)));
        found.take(MOST_SCANNED).collect()
    }
}

impl find::Index for Pocket {
    /// Documents in order, each with its score.
    type Way = Vec<(DocId, Score)>;

    fn words(&self) -> &dyn Words {
        self
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn nodes(&self) -> usize {
        self.nodes.len()
    }

    fn term(&self, part: Part, text: &str, boost: f32) -> Option<Self::Way> {
        let field = self.field(part);
        let postings = field.postings(text);
        let weight = idf(postings.len(), self.documents) * (1.0 + K1) * boost;
        (!postings.is_empty()).then(|| postings.iter().map(|posting| self.score(field, weight, posting, posting.times)).collect())
    }

    fn phrase(&self, words: &[String], slop: u32) -> Self::Way {
        let field = self.field(Part::All);
        let terms: Vec<&[Posting]> = words.iter().map(|word| field.postings(word)).collect();
        let Some((first, rest)) = terms.split_first() else { return Vec::new() };
        let weight = terms.iter().map(|postings| idf(postings.len(), self.documents)).sum::<Score>() * (1.0 + K1);
        let in_row = |posting: &&Posting| {
            let others: Option<Vec<&[u32]>> =
                rest.iter().map(|others| others.binary_search_by_key(&posting.doc, |other| other.doc).ok().map(|n| field.places(&others[n]))).collect();
            let others = others?;
            let times = field.places(posting).iter().filter(|place| follows(**place, &others, slop)).count();
            (times > 0).then(|| self.score(field, weight, posting, u32::try_from(times).unwrap_or(u32::MAX)))
        };
        first.iter().filter_map(|posting| in_row(&posting)).collect()
    }

    fn facet(&self, facet: &str, score: Score) -> Self::Way {
        self.holding(Part::Facet, facet).map(|doc| (doc, score)).collect()
    }

    fn any(&self, mut ways: Vec<Self::Way>) -> Self::Way {
        if ways.len() < 2 {
            return ways.pop().unwrap_or_default();
        }
        self.joined(ways, |scores| {
            let most = scores.iter().copied().fold(0.0, Score::max);
            Some(most + (scores.iter().sum::<Score>() - most) * TIE_BREAKER)
        })
    }

    fn all(&self, ways: Vec<Self::Way>) -> Self::Way {
        let least = ways.len();
        self.at_least(ways, least)
    }

    fn at_least(&self, ways: Vec<Self::Way>, least: usize) -> Self::Way {
        self.joined(ways, |scores| (scores.len() >= least).then(|| scores.iter().sum()))
    }

    fn there(&self, way: &Self::Way, score: Score) -> Self::Way {
        way.iter().map(|(doc, _)| (*doc, score)).collect()
    }

    fn boosted(&self, mut way: Self::Way, boost: f32) -> Self::Way {
        way.iter_mut().for_each(|(_, score)| *score *= boost);
        way
    }

    fn whole(&self, must: Vec<Self::Way>, without: Vec<Self::Way>, should: Vec<Self::Way>) -> Self::Way {
        let mut scores = match must.is_empty() {
            true => (0..self.documents).map(|doc| (doc, 1.0)).collect(),
            false => self.all(must),
        };
        for way in without {
            scores.retain(|(doc, _)| way.binary_search_by_key(doc, |(other, _)| *other).is_err());
        }
        for way in should {
            for (doc, score) in &mut scores {
                *score += way.binary_search_by_key(doc, |(other, _)| *other).map_or(0.0, |n| way[n].1);
            }
        }
        scores
    }

    fn found(&self, way: &Self::Way, keep: usize) -> Found {
        let weighed = way.iter().map(|(doc, score)| (score * self.nodes.get(*doc as usize).unwrap_or(&PASSAGE), *doc));
        let mut best: Vec<(Score, DocId)> = weighed.collect();
        let total = best.len();
        best.sort_unstable_by(better);
        best.truncate(keep);
        Found { total, best }
    }

    fn counted(&self, way: &Self::Way, lexicon: &Lexicon, chosen: [Option<&str>; 3]) -> Counts {
        let names = ["system", "kind", "section"];
        let holds = |docs: &[DocId], doc: DocId| docs.binary_search(&doc).is_ok();
        let held: Vec<Option<Vec<DocId>>> =
            names.iter().zip(chosen).map(|(name, value)| value.map(|value| self.holding(Part::Facet, &format!("{name}:{value}")).collect())).collect();
        let within = |but: usize| -> Vec<DocId> {
            let others: Vec<&Vec<DocId>> = held.iter().enumerate().filter(|(n, _)| *n != but).filter_map(|(_, docs)| docs.as_ref()).collect();
            way.iter().map(|(doc, _)| *doc).filter(|doc| others.iter().all(|docs| holds(docs, *doc))).collect()
        };
        let of = |n: usize| -> BTreeMap<String, usize> {
            let docs = within(n);
            let prefix = format!("{}:", names[n]);
            let labels = self.field(Part::Facet).terms.range(prefix.clone()..).take_while(|(label, _)| label.starts_with(&prefix));
            let counted =
                labels.map(|(label, postings)| (label[prefix.len()..].to_owned(), postings.iter().filter(|posting| holds(&docs, posting.doc)).count()));
            counted.filter(|(_, count)| *count > 0).collect()
        };
        let docs = within(names.len());
        let concepts = lexicon.concepts().iter().map(|known| self.holding(Part::Concept, &known.id).filter(|doc| holds(&docs, *doc)).count());
        Counts { concepts: concepts.collect(), systems: of(0), kinds: of(1), sections: of(2) }
    }
}

impl Pocket {
    /// Documents that stand in some of several ways; `join` makes one score of theirs.
    fn joined(&self, ways: Vec<Vec<(DocId, Score)>>, join: impl Fn(&[Score]) -> Option<Score>) -> Vec<(DocId, Score)> {
        let mut scores: BTreeMap<DocId, Vec<Score>> = BTreeMap::new();
        for (doc, score) in ways.into_iter().flatten() {
            scores.entry(doc).or_default().push(score);
        }
        scores.into_iter().filter_map(|(doc, scores)| join(&scores).map(|score| (doc, score))).collect()
    }
}

/// Whether the other words of a phrase follow a place, each where it should or a little off; all
/// of them together are off by no more than `slop`.
fn follows(place: u32, others: &[&[u32]], slop: u32) -> bool {
    let mut left = slop;
    let mut last = place;
    others.iter().all(|places| {
        let wanted = last + 1;
        let nearest = places.iter().min_by_key(|place| place.abs_diff(wanted)).copied();
        let off = nearest.map_or(u32::MAX, |nearest| nearest.abs_diff(wanted));
        last = nearest.unwrap_or(last);
        let fits = off <= left;
        left = left.saturating_sub(off);
        fits
    })
}
