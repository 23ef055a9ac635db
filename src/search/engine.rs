//! The tantivy index of one library. No other module runs its queries.

use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering as Memory};
use std::sync::{Arc, Mutex};
use std::thread;

use tantivy::directory::{Directory, RamDirectory};
use tantivy::fieldnorm::FieldNormReader;
use tantivy::indexer::merge_indices;
use tantivy::postings::BlockSegmentPostings;
use tantivy::query::{EnableScoring, PhraseQuery, Query as _};
use tantivy::schema::{Field, IndexRecordOption, Schema};
use tantivy::{
    DocId, DocSet as _, Index, InvertedIndexReader, ReloadPolicy, Score, Searcher, SegmentReader,
    TERMINATED, Term,
};

use super::counts::Facets;
use super::dictionary::Dictionary;
use super::document::{self, IndexField};
use super::find::{self, B, Covers, K1, MOST_WALKED, Weights, covers};
use super::plan::Names;
use super::schema::{Fields, analyses};
use super::store::{self, IndexState};
use super::sums::Docs;
use super::words::Words;
use super::{Answer, Counts, Request, Search};
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::library::Library;

/// Initial size of the term table, a third of its memory in bytes; it grows, and is released after
/// indexing.
const WRITER_MEMORY: usize = 1_000_000;

/// Maximum number of documents indexed in memory at once; more are indexed in parts.
const PART: usize = 50_000;

/// The index of a library, in memory or memory-mapped.
pub struct Engine {
    searcher: Searcher,
    fields: Fields,
    dictionary: Dictionary,
    names: Names,
    segment: SegmentReader,
    /// By field number; the column has no posting lists and comes last.
    lists: Vec<Lists>,
    nodes: Weights,
    covers: Covers,
    facets: Facets,
    /// The limit on postings: [`MOST_WALKED`], except in tests.
    most_walked: u64,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("documents", &self.searcher.num_docs())
            .finish_non_exhaustive()
    }
}

impl Engine {
    /// Indexes a library in memory, in one segment and in library order.
    ///
    /// # Panics
    /// If memory runs out. Nothing else can fail without a disk.
    pub fn build(library: &Library) -> Self {
        Self::try_build(library).expect("an index in memory")
    }

    /// Opens the index of a library in a cache folder, or builds it and stores it there. If it cannot be
    /// stored, it is built in memory, like [`Engine::build`].
    pub fn stored(library: &Library, folder: &Path) -> (Self, IndexState) {
        let documents = library.content.nodes.len() + library.passages.all().len() + 1;
        let (schema, fields) = Fields::schema();
        let opened =
            store::open_or_make(folder, &store::stamp(library), documents, |place, parts| {
                Self::fill(
                    library,
                    schema,
                    &fields,
                    place,
                    &|n| store::part(parts, n),
                    PART,
                )
                .map(drop)
            });
        let opened = opened.and_then(|(mut index, had)| {
            index.set_tokenizers(analyses());
            Self::over(library, &index, fields)
                .map(|engine| (engine, had))
                .map_err(|error| error.to_string())
        });
        opened.unwrap_or_else(|error| (Self::build(library), IndexState::InMemory(error)))
    }

    /// Like [`Engine::build`], in parts with this number of documents.
    #[cfg(test)]
    pub(super) fn build_in_parts(library: &Library, part: usize) -> Self {
        let (schema, fields) = Fields::schema();
        let ram =
            |_| -> tantivy::Result<Box<dyn Directory>> { Ok(Box::new(RamDirectory::create())) };
        let index = Self::fill(library, schema, &fields, RamDirectory::create(), &ram, part)
            .expect("an index in memory");
        Self::over(library, &index, fields).expect("an index in memory")
    }

    fn try_build(library: &Library) -> tantivy::Result<Self> {
        let (schema, fields) = Fields::schema();
        let index = Self::fill(
            library,
            schema,
            &fields,
            RamDirectory::create(),
            &|_| Ok(Box::new(RamDirectory::create())),
            PART,
        )?;
        Self::over(library, &index, fields)
    }

    /// Writes the documents of a library as one segment. A writer's memory is limited to some gigabytes, so
    /// a large library is written in parts of `size` documents, on as many threads as there are cores, and
    /// then merged.
    fn fill(
        library: &Library,
        schema: Schema,
        fields: &Fields,
        place: impl Into<Box<dyn Directory>>,
        part: &(dyn Fn(usize) -> tantivy::Result<Box<dyn Directory>> + Sync),
        size: usize,
    ) -> tantivy::Result<Index> {
        let (nodes, passages) = (library.content.nodes.len(), library.passages.all().len());
        let documents = nodes + passages + 1;
        let write = |place: Box<dyn Directory>, from: usize, to: usize| {
            let builder = Index::builder()
                .schema(schema.clone())
                .tokenizers(analyses());
            let mut writer = builder.single_segment_index_writer(place, WRITER_MEMORY)?;
            for number in from..to {
                writer.add_document(match number {
                    n if n < nodes => fields.document(&document::node(library, n)),
                    n if n < nodes + passages => fields.document(&document::passage(
                        library,
                        &library.passages.all()[n - nodes],
                    )),
                    _ => fields.document(&document::words(library)),
                })?;
            }
            writer.finalize()
        };
        if documents <= size {
            return write(place.into(), 0, documents);
        }
        let count = documents.div_ceil(size);
        let parts: Mutex<Vec<Option<tantivy::Result<Index>>>> =
            Mutex::new((0..count).map(|_| None).collect());
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism()
                .map_or(1, usize::from)
                .min(count)
            {
                scope.spawn(|| {
                    loop {
                        let n = next.fetch_add(1, Memory::Relaxed);
                        if n >= count {
                            break;
                        }
                        let made = part(n).and_then(|place| {
                            write(place, n * size, ((n + 1) * size).min(documents))
                        });
                        if let Ok(mut parts) = parts.lock() {
                            parts[n] = Some(made);
                        }
                    }
                });
            }
        });
        let lost =
            || tantivy::TantivyError::SystemError("a part of the index was not made".to_owned());
        let parts = parts.into_inner().map_err(|_| lost())?;
        let parts = parts
            .into_iter()
            .map(|part| part.unwrap_or_else(|| Err(lost())))
            .collect::<tantivy::Result<Vec<Index>>>()?;
        merge_indices(&parts, place)
    }

    fn over(library: &Library, index: &Index, fields: Fields) -> tantivy::Result<Self> {
        let reader = index
            .reader_builder()
            .reload_policy(ReloadPolicy::Manual)
            .num_warming_threads(0)
            .try_into()?;
        let searcher = reader.searcher();
        let segment = searcher.segment_reader(0).clone();
        let lists: Vec<Lists> = searcher
            .schema()
            .fields()
            .filter(|(_, entry)| entry.is_indexed())
            .map(|(field, _)| Lists::open(&segment, field))
            .collect::<tantivy::Result<_>>()?;
        let dictionary = Dictionary::open(&searcher, &fields, |field| {
            lists[field.field_id() as usize].terms.clone()
        })?;
        Ok(Self {
            names: Names::new(&library.lexicon),
            nodes: Weights::of(library),
            covers: covers(library),
            facets: Facets::open(&searcher, &library.lexicon)?,
            most_walked: MOST_WALKED,
            searcher,
            fields,
            dictionary,
            segment,
            lists,
        })
    }

    /// The same engine with a lower limit on walked postings, to simulate a larger library.
    #[must_use]
    pub fn walking(mut self, most: u64) -> Self {
        self.most_walked = most;
        self
    }
}

impl Search for Engine {
    fn search(&self, library: &Library, request: &Request<'_>) -> Answer {
        find::Index::search(self, library, request)
    }

    fn explain(&self, library: &Library, query: &str, lang: Lang) -> String {
        find::Index::explain(self, library, query, lang)
    }

    fn spellings(&self, _: &Library, word: &str) -> Option<Vec<String>> {
        find::Index::spellings(self, word)
    }
}

/// The posting lists of one field.
struct Lists {
    terms: Arc<InvertedIndexReader>,
    norms: FieldNormReader,
    /// Factor by which the length of a field scales the weight of a word, by its length code.
    lengths: Box<[Score]>,
}

impl Lists {
    fn open(segment: &SegmentReader, field: Field) -> tantivy::Result<Self> {
        let terms = segment.inverted_index(field)?;
        let norms = segment
            .fieldnorms_readers()
            .get_field(field)?
            .unwrap_or_else(|| FieldNormReader::constant(segment.max_doc(), 1));
        let average = terms.total_num_tokens() as Score / segment.max_doc() as Score;
        let length = |code: u8| {
            K1 * (1.0 - B + B * FieldNormReader::id_to_fieldnorm(code) as Score / average)
        };
        Ok(Self {
            terms,
            norms,
            lengths: (0..=u8::MAX).map(length).collect(),
        })
    }

    /// Visits the blocks of a term's posting list, each with the document frequency of the term. The index
    /// was opened before, so reading it cannot fail.
    fn blocks(
        &self,
        term: &str,
        mut visit: impl FnMut(Score, &BlockSegmentPostings),
    ) -> Option<()> {
        let info = self.terms.terms().get(term).ok()??;
        let mut postings = self
            .terms
            .read_block_postings_from_terminfo(&info, IndexRecordOption::WithFreqs)
            .ok()?;
        while postings.block_len() > 0 {
            visit(info.doc_freq as Score, &postings);
            postings.advance();
        }
        Some(())
    }
}

impl find::Index for Engine {
    fn words(&self) -> &dyn Words {
        &self.dictionary
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
        self.segment.max_doc()
    }

    fn scored(&self, part: IndexField, term: &str, mut visit: impl FnMut(DocId, Score)) {
        let lists = &self.lists[self.fields.of(part).field_id() as usize];
        let docs = self.segment.max_doc() as Score;
        lists.blocks(term, |holding, block| {
            let weight = (1.0 + (docs - holding + 0.5) / (holding + 0.5)).ln() * (1.0 + K1);
            for (n, doc) in block.docs().iter().copied().enumerate() {
                let times = block.freq(n) as Score;
                visit(
                    doc,
                    weight
                        * (times
                            / (times + lists.lengths[usize::from(lists.norms.fieldnorm_id(doc))])),
                );
            }
        });
    }

    fn holding(&self, part: IndexField, term: &str) -> u32 {
        let lists = &self.lists[self.fields.of(part).field_id() as usize];
        lists
            .terms
            .terms()
            .get(term)
            .ok()
            .flatten()
            .map_or(0, |info| info.doc_freq)
    }

    fn most_walked(&self) -> u64 {
        self.most_walked
    }

    fn counted(&self, lexicon: &Lexicon, found: &Docs, chosen: [Option<&str>; 3]) -> Counts {
        let mut docs = Vec::new();
        found.each(|doc| docs.push(doc));
        self.facets.counts(lexicon, &docs, chosen)
    }

    fn labelled(&self, part: IndexField, label: &str, mut visit: impl FnMut(DocId)) {
        let lists = &self.lists[self.fields.of(part).field_id() as usize];
        lists.blocks(label, |_, block| {
            block.docs().iter().copied().for_each(&mut visit)
        });
    }

    fn phrase(&self, words: &[String], slop: u32, mut visit: impl FnMut(DocId, Score)) {
        match words {
            [] => return,
            [word] => return self.scored(IndexField::All, word, visit),
            _ => {}
        }
        let terms = words
            .iter()
            .map(|word| Term::from_field_text(self.fields.all, word))
            .enumerate()
            .collect();
        let query = PhraseQuery::new_with_offset_and_slop(terms, slop);
        let scorer = query
            .weight(EnableScoring::enabled_from_searcher(&self.searcher))
            .and_then(|weight| weight.scorer(&self.segment, 1.0));
        let Ok(mut scorer) = scorer else { return };
        while scorer.doc() != TERMINATED {
            visit(scorer.doc(), scorer.score());
            scorer.advance();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::library::Passages;
    use crate::search::analysis::stem;
    use find::Index as _;
    use tantivy::collector::TopDocs;
    use tantivy::query::TermQuery;

    #[test]
    fn the_weights_are_those_of_tantivy() {
        let (library, _) = Library::load(
            &Files::Folder(env!("CARGO_MANIFEST_DIR").into()),
            Tables::default(),
            Passages::default(),
        );
        let engine = Engine::build(&library);
        for (part, term) in [
            (IndexField::All, "recoil"),
            (IndexField::Body(Lang::It), &stem(Lang::It, "elefanti")),
            (IndexField::Concept, "knights"),
            (IndexField::Title(Lang::En), "recoil"),
        ] {
            let mut own = Vec::new();
            engine.scored(part, term, |doc, score| own.push((doc, score)));
            let query = TermQuery::new(
                Term::from_field_text(engine.fields.of(part), term),
                IndexRecordOption::WithFreqs,
            );
            let theirs = engine
                .searcher
                .search(&query, &TopDocs::with_limit(10_000).order_by_score())
                .unwrap();
            let mut theirs: Vec<(DocId, Score)> = theirs
                .into_iter()
                .map(|(score, at)| (at.doc_id, score))
                .collect();
            theirs.sort_by_key(|(doc, _)| *doc);
            assert!(
                !own.is_empty() && own.len() == theirs.len(),
                "{term}: {} {}",
                own.len(),
                theirs.len()
            );
            for (own, theirs) in own.iter().zip(&theirs) {
                assert!(
                    own.0 == theirs.0 && (own.1 - theirs.1).abs() < 1e-4,
                    "{term}: {own:?} {theirs:?}"
                );
            }
        }
    }
}
