//! Search for rulings: a query covers both languages and returns one hit per node.
//!
//! A query is parsed (`query`), interpreted ([`plan`]) with the lexicon and the known words ([`words`],
//! [`near`]), and answered ([`find`]) from an index with one document per node ([`document`],
//! [`analysis`]). An index implements [`Search`]. The server has a larger implementation than the offline
//! copy ([`Pocket`]); both rank identically.

pub mod analysis;
mod asides;
mod asks;
pub mod document;
pub mod find;
mod halves;
pub mod near;
mod notation;
pub mod plan;
mod pocket;
mod query;
mod snippet;
pub mod sums;
pub mod words;

use std::collections::BTreeMap;
use std::fmt;

use crate::kit::tables::Table;
use crate::lang::Lang;
use crate::library::Library;

pub use pocket::Pocket;
pub use query::{LONGEST_PHRASE, LONGEST_QUERY, MOST_WORDS, as_read};

/// An index of one library.
pub trait Search: fmt::Debug + Send + Sync {
    /// Answers any query in bounded time.
    fn search(&self, library: &Library, request: &Request<'_>) -> Answer;

    /// Returns an explanation of how a query is interpreted, for debugging.
    fn explain(&self, library: &Library, query: &str, lang: Lang) -> String;

    /// Returns known words similar to a word that no text contains; the list is empty for a known word.
    fn spellings(&self, library: &Library, word: &str) -> Option<Vec<String>>;
}

/// Maximum number of hits in one answer.
pub const MOST_HITS: usize = 50;
/// Maximum offset of a hit.
pub const FURTHEST: usize = 1_000;
/// Maximum number of concepts to filter by.
pub const MOST_ABOUT: usize = 8;

/// Value of [`Request::system`] for all games, although the query names one.
pub const EVERY_GAME: &str = "any";

/// A reader's query, with its filters.
#[derive(Clone, Copy, Debug)]
pub struct Request<'q> {
    pub query: &'q str,
    pub lang: Lang,
    pub system: Option<&'q str>,
    pub kind: Option<&'q str>,
    pub section: Option<&'q str>,
    /// Ids of concepts that every hit must have.
    pub about: &'q [&'q str],
    /// Whether to count what each further filter would leave. In that case filters without words are a
    /// valid query.
    pub counted: bool,
    /// Whether every hit has a snippet. If false, only the first hit, rows of tables and passages have
    /// one.
    pub lines: bool,
    /// Whether titles and answers of the hits are returned with the words of the query marked.
    pub marked: bool,
    /// At most [`MOST_HITS`].
    pub limit: usize,
    /// At most [`FURTHEST`].
    pub offset: usize,
}

impl<'q> Request<'q> {
    /// Returns a request for the first ten hits of a query, without filters.
    pub fn new(query: &'q str, lang: Lang) -> Self {
        Self {
            query,
            lang,
            system: None,
            kind: None,
            section: None,
            about: &[],
            counted: false,
            lines: true,
            marked: false,
            limit: 10,
            offset: 0,
        }
    }
}

/// Hits of a query, with counts.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// All hits, shown or not.
    pub total: usize,
    /// Whether that is an estimate, because common words were not looked up everywhere; only in libraries
    /// with many thousands of nodes.
    pub estimated: bool,
    /// A better spelling, if there were few hits.
    pub suggestion: Option<String>,
    /// Words and filters that occur nowhere in the library, as typed.
    pub unknown: Vec<String>,
    /// The game that the words name, if no filter does: only its hits are counted.
    pub game: Option<&'static str>,
    /// The game searched, named or requested; `None` for all games.
    pub system: Option<&'static str>,
    /// The game of the best hit, if neither the words nor a filter choose one and it has all troops named.
    pub likely: Option<&'static str>,
    /// Checks of the best hits, in their order.
    pub checks: Vec<&'static str>,
    /// The query as it was parsed.
    pub text: String,
    /// The table, if the query asks for a row of it and for nothing else: the first hit shows that row.
    pub table: Option<&'static Table>,
    /// Whether it consists of words without operators, and this is the first page, so that it may describe
    /// a situation.
    pub words: bool,
    /// Whether it asks two questions: the first two hits answer one each.
    pub pair: bool,
    pub hits: Vec<Hit>,
    /// Facet counts, if they were requested.
    pub counts: Counts,
}

/// Number of documents that each filter would leave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// For each game, the number of hits if that game were selected. The other fields are analogous.
    pub systems: BTreeMap<String, usize>,
    pub kinds: BTreeMap<String, usize>,
    pub sections: BTreeMap<String, usize>,
    /// By the number of a concept in the lexicon: documents that are also about it.
    pub concepts: Vec<usize>,
    /// Whether this is an estimate, because only some of very many documents were examined.
    pub estimated: bool,
}

/// One hit.
#[derive(Clone, Debug)]
pub struct Hit {
    pub document: Document,
    pub score: f32,
    /// A line of the text around the match, escaped, with `<mark>` as its only tag; empty if title and
    /// answer already show the match.
    pub snippet: String,
    /// Title and answer of a node, escaped, with the words of the query in `<mark>`, if the request asks for
    /// them.
    pub marked: Option<[String; 2]>,
    /// Whether the snippet is a row of a table that the query asks for.
    pub row: bool,
    /// Whether the snippet is a claim about a case that the query names but the answer, which says yes or
    /// no, does not.
    pub case: bool,
}

/// The thing that a hit refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// A node, by its number in the content.
    Node(usize),
    /// A passage of an imported document, by its number.
    Passage(usize),
}
