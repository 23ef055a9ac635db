//! What every further filter would leave of an answer, so that one can narrow by tapping.

use std::collections::BTreeMap;

use tantivy::postings::Postings as _;
use tantivy::schema::{Field, IndexRecordOption};
use tantivy::{DocId, DocSet as _, InvertedIndexReader, Searcher, TERMINATED, Term};

use super::Counts;
use super::schema::Fields;
use crate::lexicon::Lexicon;

/// A set of documents.
#[derive(Clone)]
struct Docs(Vec<bool>);

impl Docs {
    fn holds(&self, doc: DocId) -> bool {
        self.0.get(doc as usize).copied().unwrap_or_default()
    }

    fn among(&self, other: &Self) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(one, other)| *one && *other).collect())
    }
}

/// Walks over the documents of a term. The index was opened before: reading it does not fail.
fn each(terms: &InvertedIndexReader, field: Field, term: &str, mut visit: impl FnMut(DocId)) {
    let postings = terms.get_term_info(&Term::from_field_text(field, term)).ok().flatten();
    let postings = postings.and_then(|info| terms.read_postings_from_terminfo(&info, IndexRecordOption::Basic).ok());
    if let Some(mut postings) = postings {
        let mut doc = postings.doc();
        debug_assert!(postings.term_freq() > 0);
        while doc != TERMINATED {
            visit(doc);
            doc = postings.advance();
        }
    }
}

/// Counts what the filters would leave. `found` are the documents without the game, kind and
/// section in `chosen`, each of which is left out where its own alternatives are counted.
pub fn counts(searcher: &Searcher, fields: &Fields, lexicon: &Lexicon, found: impl Iterator<Item = DocId>, chosen: [Option<&str>; 3]) -> Counts {
    let segment = searcher.segment_reader(0);
    let (Ok(facets), Ok(concepts)) = (segment.inverted_index(fields.facet), segment.inverted_index(fields.concept)) else { return Counts::default() };
    let none = || Docs(vec![false; segment.max_doc() as usize]);
    let mut all = none();
    found.for_each(|doc| all.0[doc as usize] = true);
    let names = ["system", "kind", "section"];
    let held = [0, 1, 2].map(|n| {
        chosen[n].map(|value| {
            let mut docs = none();
            each(&facets, fields.facet, &format!("{}:{value}", names[n]), |doc| docs.0[doc as usize] = true);
            docs
        })
    });
    let within =
        |but: usize| held.iter().enumerate().filter(|(n, _)| *n != but).filter_map(|(_, docs)| docs.as_ref()).fold(all.clone(), |all, docs| all.among(docs));
    let of = |n: usize| {
        let docs = within(n);
        let mut counted = BTreeMap::new();
        let prefix = format!("{}:", names[n]);
        let Ok(mut stream) = facets.terms().range().ge(&prefix).lt(format!("{prefix}\u{10ffff}")).into_stream() else { return counted };
        while stream.advance() {
            let Ok(term) = std::str::from_utf8(stream.key()) else { continue };
            let mut count = 0;
            each(&facets, fields.facet, term, |doc| count += usize::from(docs.holds(doc)));
            if count > 0 {
                counted.insert(term[prefix.len()..].to_owned(), count);
            }
        }
        counted
    };
    let docs = within(names.len());
    let concept = |id: &str| {
        let mut count = 0;
        each(&concepts, fields.concept, id, |doc| count += usize::from(docs.holds(doc)));
        count
    };
    Counts { systems: of(0), kinds: of(1), sections: of(2), concepts: lexicon.concepts().iter().map(|known| concept(&known.id)).collect() }
}
