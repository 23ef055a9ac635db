//! The terms of one field, by the hash of what they are called. A word is looked up in a dozen fields:
//! to walk through the index's transducers for each took longer than some of the lists they lead to.

use std::hash::Hasher as _;
use std::io;
use std::sync::Arc;

use rustc_hash::FxHasher;
use tantivy::InvertedIndexReader;
use tantivy::postings::TermInfo;

/// Of more terms than these nothing is kept beside the index.
const MOST_KEPT: usize = 100_000;

/// The lists of a field, by their terms.
#[derive(Clone)]
pub struct Terms {
    pub reader: Arc<InvertedIndexReader>,
    kept: Option<Arc<Kept>>,
}

/// Where the lists of all terms are, in the order of their hashes. That a word which is none of them
/// has the hash of one happens once in some hundred million million times.
struct Kept(Vec<List>);

/// Of small numbers alone, so that nothing lies between two of them.
#[derive(Clone, Copy)]
struct List {
    hash: [u32; 2],
    documents: u32,
    start: u32,
    bytes: u32,
}

impl List {
    /// Of an index that is too large for these numbers there is none.
    fn of(term: &[u8], info: &TermInfo) -> Option<Self> {
        let number = |n: usize| u32::try_from(n).ok();
        Some(Self { hash: hash(term), documents: info.doc_freq, start: number(info.postings_range.start)?, bytes: number(info.postings_range.len())? })
    }
}

fn hash(term: &[u8]) -> [u32; 2] {
    let mut hasher = FxHasher::default();
    hasher.write(term);
    let hash = hasher.finish();
    [(hash >> 32) as u32, hash as u32]
}

impl Kept {
    /// Those of a field, unless they are too many or two of them share a hash.
    fn read(reader: &InvertedIndexReader) -> io::Result<Option<Self>> {
        let terms = reader.terms();
        if terms.num_terms() > MOST_KEPT {
            return Ok(None);
        }
        let mut lists: Vec<List> = Vec::with_capacity(terms.num_terms());
        let mut stream = terms.stream()?;
        while stream.advance() {
            let Some(list) = List::of(stream.key(), stream.value()) else { return Ok(None) };
            lists.push(list);
        }
        lists.sort_unstable_by_key(|list| list.hash);
        Ok(lists.windows(2).all(|two| two[0].hash != two[1].hash).then_some(Self(lists)))
    }

    fn find(&self, term: &str) -> Option<List> {
        let hash = hash(term.as_bytes());
        self.0.binary_search_by_key(&hash, |list| list.hash).ok().map(|n| self.0[n])
    }
}

impl Terms {
    /// Those of a field in which a query looks for each of its words.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn open(reader: Arc<InvertedIndexReader>) -> io::Result<Self> {
        let kept = Kept::read(&reader)?.map(Arc::new);
        Ok(Self { reader, kept })
    }

    /// Those of a field that is seldom asked: nothing is kept of it.
    pub fn seldom(reader: Arc<InvertedIndexReader>) -> Self {
        Self { reader, kept: None }
    }

    /// Where the list of a term is: its documents, and not the places of the term in them. The index
    /// was opened before: reading it does not fail.
    pub fn list(&self, term: &str) -> Option<TermInfo> {
        let Some(kept) = &self.kept else { return self.reader.terms().get(term).ok().flatten() };
        let List { documents, start, bytes, .. } = kept.find(term)?;
        let start = start as usize;
        Some(TermInfo { doc_freq: documents, postings_range: start..start + bytes as usize, positions_range: 0..0 })
    }

    /// In how many documents a term stands.
    pub fn frequency(&self, term: &str) -> u32 {
        self.list(term).map_or(0, |info| info.doc_freq)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::schema::{STRING, Schema};
    use tantivy::{Index, doc};

    #[test]
    fn what_is_kept_is_what_the_index_says() {
        let mut schema = Schema::builder();
        let field = schema.add_text_field("word", STRING);
        let index = Index::create_in_ram(schema.build());
        let mut writer = index.writer_with_num_threads(1, 15_000_000).unwrap();
        for n in 0..500 {
            writer.add_document(doc!(field => format!("w{}", n % 150))).unwrap();
        }
        writer.commit().unwrap();
        let searcher = index.reader().unwrap().searcher();
        let reader = searcher.segment_reader(0).inverted_index(field).unwrap();
        let kept = Terms::open(reader.clone()).unwrap();
        let walked = Terms::seldom(reader);
        assert!(kept.kept.is_some());
        for n in 0..200 {
            let word = format!("w{n}");
            assert_eq!(kept.frequency(&word), walked.frequency(&word), "{word}");
            let list = |terms: &Terms| terms.list(&word).map(|info| (info.doc_freq, info.postings_range));
            assert_eq!(list(&kept), list(&walked), "{word}");
        }
        assert_eq!((kept.frequency("w7"), kept.frequency("w149"), kept.frequency("w150"), kept.frequency("")), (4, 3, 0, 0));
    }
}
