//! The index of one library in the search engine: the only module that joins its queries.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use tantivy::collector::{Collector, DocSetCollector, SegmentCollector};
use tantivy::directory::{Directory, RamDirectory};
use tantivy::query::{AllQuery, BooleanQuery, BoostQuery, ConstScoreQuery, DisjunctionMaxQuery, EmptyQuery, Occur, PhraseQuery, TermQuery};
use tantivy::schema::{IndexRecordOption, Schema};
use tantivy::tokenizer::TokenizerManager;
use tantivy::{DocId, Index, ReloadPolicy, Score, Searcher, SegmentOrdinal, SegmentReader, Term};

use super::analysis::Analysis;
use super::dictionary::Dictionary;
use super::document::{self, Part};
use super::find::{self, Found, PASSAGE, TIE_BREAKER, better, weights};
use super::kept::{self, Had};
use super::plan::Names;
use super::schema::Fields;
use super::words::Words;
use super::{Answer, Counts, Request};
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::library::Library;

/// The memory that the table of terms begins with, times three; it grows, and is given back when
/// the index is filled.
const WRITER_MEMORY: usize = 1_000_000;

type Boxed = Box<dyn tantivy::query::Query>;

/// The index of a library, in memory or mapped into it.
pub struct Engine {
    searcher: Searcher,
    fields: Fields,
    dictionary: Dictionary,
    names: Names,
    /// What each node counts, by its number; documents after these are passages.
    nodes: Arc<[f32]>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("documents", &self.searcher.num_docs()).finish_non_exhaustive()
    }
}

impl Engine {
    /// Indexes a library in memory: one segment, in the library's order.
    ///
    /// # Panics
    /// When memory runs out; nothing else can fail without a disk.
    pub fn build(library: &Library) -> Self {
        Self::try_build(library).expect("an index in memory")
    }

    /// Opens the index of a library in a folder where such are kept, or makes it and puts it
    /// there. It is a cache: what cannot be kept is indexed in memory, as [`Engine::build`] does.
    pub fn kept(library: &Library, folder: &Path) -> (Self, Had) {
        let documents = library.content.nodes.len() + library.passages.all().len() + 1;
        let (schema, fields) = Fields::schema();
        let opened = kept::open_or_make(folder, &kept::stamp(library), documents, |place| Self::fill(library, schema, &fields, place).map(drop));
        let opened = opened.and_then(|(mut index, had)| {
            index.set_tokenizers(analyses());
            Self::over(library, &index, fields).map(|engine| (engine, had)).map_err(|error| error.to_string())
        });
        opened.unwrap_or_else(|error| (Self::build(library), Had::InMemory(error)))
    }

    fn try_build(library: &Library) -> tantivy::Result<Self> {
        let (schema, fields) = Fields::schema();
        let index = Self::fill(library, schema, &fields, RamDirectory::create())?;
        Self::over(library, &index, fields)
    }

    /// Writes the documents of a library, as one segment.
    fn fill(library: &Library, schema: Schema, fields: &Fields, place: impl Into<Box<dyn Directory>>) -> tantivy::Result<Index> {
        let builder = Index::builder().schema(schema).tokenizers(analyses());
        let mut writer = builder.single_segment_index_writer(place, WRITER_MEMORY)?;
        for number in 0..library.content.nodes.len() {
            writer.add_document(fields.document(&document::node(library, number)))?;
        }
        for passage in library.passages.all() {
            writer.add_document(fields.document(&document::passage(library, passage)))?;
        }
        writer.add_document(fields.document(&document::words(library)))?;
        writer.finalize()
    }

    fn over(library: &Library, index: &Index, fields: Fields) -> tantivy::Result<Self> {
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).num_warming_threads(0).try_into()?;
        let searcher = reader.searcher();
        let dictionary = Dictionary::open(&searcher, &fields)?;
        Ok(Self { searcher, fields, dictionary, names: Names::new(&library.lexicon), nodes: weights(library).collect() })
    }

    /// Answers a query in bounded time, whatever it holds.
    pub fn search(&self, library: &Library, request: &Request<'_>) -> Answer {
        find::Index::search(self, library, request)
    }

    /// What a query is taken to look for, for people who ask why.
    pub fn explain(&self, library: &Library, query: &str, lang: Lang) -> String {
        find::Index::explain(self, library, query, lang)
    }
}

impl find::Index for Engine {
    type Way = Boxed;

    fn words(&self) -> &dyn Words {
        &self.dictionary
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn nodes(&self) -> usize {
        self.nodes.len()
    }

    fn term(&self, part: Part, text: &str, boost: f32) -> Option<Boxed> {
        let field = self.fields.of(part);
        let query = || TermQuery::new(Term::from_field_text(field, text), IndexRecordOption::WithFreqs);
        self.dictionary.holds(field, text).then(|| self.boosted(Box::new(query()), boost))
    }

    fn phrase(&self, words: &[String], slop: u32) -> Boxed {
        let mut terms: Vec<(usize, Term)> = words.iter().map(|word| Term::from_field_text(self.fields.all, word)).enumerate().collect();
        if terms.len() == 1 {
            return Box::new(TermQuery::new(terms.remove(0).1, IndexRecordOption::WithFreqs));
        }
        Box::new(PhraseQuery::new_with_offset_and_slop(terms, slop))
    }

    fn without_phrase(&self, words: &[String]) -> Boxed {
        // tantivy 0.27 asks an excluded phrase about documents it has already passed, which a
        // phrase does not allow; a union answers that safely, and one phrase alone is no union.
        Box::new(BooleanQuery::union(vec![self.phrase(words, 0), self.phrase(words, 0)]))
    }

    fn facet(&self, facet: &str, score: Score) -> Boxed {
        Box::new(ConstScoreQuery::new(Box::new(TermQuery::new(Term::from_field_text(self.fields.facet, facet), IndexRecordOption::Basic)), score))
    }

    fn any(&self, mut ways: Vec<Boxed>) -> Boxed {
        match ways.len() {
            0 => Box::new(EmptyQuery),
            1 => ways.remove(0),
            _ => Box::new(DisjunctionMaxQuery::with_tie_breaker(ways, TIE_BREAKER)),
        }
    }

    fn all(&self, ways: Vec<Boxed>) -> Boxed {
        Box::new(BooleanQuery::intersection(ways))
    }

    fn at_least(&self, ways: Vec<Boxed>, least: usize) -> Boxed {
        Box::new(BooleanQuery::with_minimum_required_clauses(ways.into_iter().map(|way| (Occur::Should, way)).collect(), least))
    }

    fn there(&self, way: &Boxed, score: Score) -> Boxed {
        Box::new(ConstScoreQuery::new(way.box_clone(), score))
    }

    fn boosted(&self, way: Boxed, boost: f32) -> Boxed {
        Box::new(BoostQuery::new(way, boost))
    }

    fn whole(&self, mut must: Vec<Boxed>, without: Vec<Boxed>, should: Vec<Boxed>) -> Boxed {
        if must.is_empty() {
            must.push(Box::new(AllQuery));
        }
        let each = |occur, ways: Vec<Boxed>| ways.into_iter().map(move |way| (occur, way));
        Box::new(BooleanQuery::new(each(Occur::Must, must).chain(each(Occur::MustNot, without)).chain(each(Occur::Should, should)).collect()))
    }

    fn found(&self, way: &Boxed, keep: usize) -> Found {
        let collector = Best { keep, nodes: Arc::clone(&self.nodes) };
        // The index is in memory and the query was built for its fields: this does not fail.
        self.searcher.search(way, &collector).unwrap_or_default()
    }

    fn counted(&self, way: &Boxed, lexicon: &Lexicon, chosen: [Option<&str>; 3]) -> Counts {
        let found = self.searcher.search(way, &DocSetCollector).unwrap_or_default();
        super::counts::counts(&self.searcher, &self.fields, lexicon, found.into_iter().map(|address| address.doc_id), chosen)
    }
}

/// The analyses by name; an index that was opened knows none.
fn analyses() -> TokenizerManager {
    let manager = TokenizerManager::default();
    Analysis::register(&manager);
    manager
}

/// Counts hits and keeps the best in one pass; passages count less.
struct Best {
    keep: usize,
    nodes: Arc<[f32]>,
}

struct BestOfSegment {
    keep: usize,
    nodes: Arc<[f32]>,
    found: Found,
}

impl Collector for Best {
    type Fruit = Found;
    type Child = BestOfSegment;

    fn for_segment(&self, _: SegmentOrdinal, _: &SegmentReader) -> tantivy::Result<BestOfSegment> {
        Ok(BestOfSegment { keep: self.keep, nodes: Arc::clone(&self.nodes), found: Found::default() })
    }

    fn requires_scoring(&self) -> bool {
        true
    }

    fn merge_fruits(&self, segments: Vec<Found>) -> tantivy::Result<Found> {
        let mut all = Found::default();
        for found in segments {
            all.total += found.total;
            all.best.extend(found.best);
        }
        all.best.sort_unstable_by(better);
        all.best.truncate(self.keep);
        Ok(all)
    }
}

impl SegmentCollector for BestOfSegment {
    type Fruit = Found;

    fn collect(&mut self, doc: DocId, score: Score) {
        self.found.total += 1;
        self.found.best.push((score * self.nodes.get(doc as usize).unwrap_or(&PASSAGE), doc));
        if self.found.best.len() >= 2 * self.keep + 64 {
            self.found.shrink(self.keep);
        }
    }

    fn harvest(mut self) -> Found {
        self.found.shrink(self.keep);
        self.found
    }
}
