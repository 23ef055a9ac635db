//! Finding rulings: one query over both languages, one hit for each node.
//!
//! A query is read (`query`), understood ([`plan`]) with the help of the lexicon and of the
//! words that exist ([`words`], [`near`]), and answered ([`find`]) from an index of one document for each
//! node ([`document`], [`analysis`]). The index is a [`Search`]: a server's is larger, that of a
//! reader without a connection ([`Pocket`]) smaller, and both rank alike.

pub mod analysis;
pub mod document;
pub mod find;
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

use crate::lang::Lang;
use crate::library::Library;

pub use pocket::Pocket;
pub use query::{LONGEST_PHRASE, LONGEST_QUERY, MOST_WORDS, as_read};

/// An index of one library.
pub trait Search: fmt::Debug + Send + Sync {
    /// Answers a query in bounded time, whatever it holds.
    fn search(&self, library: &Library, request: &Request<'_>) -> Answer;

    /// Explanation of how a query is understood, for people who ask why.
    fn explain(&self, library: &Library, query: &str, lang: Lang) -> String;

    /// Known words like a word that stands in no text; none of one that does.
    fn spellings(&self, library: &Library, word: &str) -> Option<Vec<String>>;
}

/// The most hits of one answer.
pub const MOST_HITS: usize = 50;
/// The furthest hit that can be asked for.
pub const FURTHEST: usize = 1_000;
/// The most concepts that one can narrow by.
pub const MOST_ABOUT: usize = 8;

/// Value of [`Request::system`] that asks for every game although the query names one.
pub const EVERY_GAME: &str = "any";

/// Query of a reader, with its filters.
#[derive(Clone, Copy, Debug)]
pub struct Request<'q> {
    pub query: &'q str,
    pub lang: Lang,
    pub system: Option<&'q str>,
    pub kind: Option<&'q str>,
    pub section: Option<&'q str>,
    /// Concepts that every hit speaks of, by their ids.
    pub about: &'q [&'q str],
    /// Whether to count what every further filter would leave. Then filters alone are a question.
    pub counted: bool,
    /// At most [`MOST_HITS`].
    pub limit: usize,
    /// At most [`FURTHEST`].
    pub offset: usize,
}

impl<'q> Request<'q> {
    /// The first ten hits for a query, unfiltered.
    pub fn new(query: &'q str, lang: Lang) -> Self {
        Self {
            query,
            lang,
            system: None,
            kind: None,
            section: None,
            about: &[],
            counted: false,
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
    /// Whether that is an estimate, because common words were not looked for everywhere: only in
    /// libraries of many thousands.
    pub estimated: bool,
    /// A better spelling, when few hits were found.
    pub suggestion: Option<String>,
    /// Words and filters that stand nowhere in the library, as typed.
    pub unknown: Vec<String>,
    /// The game that the words name and no filter does: only its hits are counted.
    pub game: Option<&'static str>,
    /// The game searched, named or asked for; none where all were.
    pub system: Option<&'static str>,
    /// Checks of the best hits, in their order.
    pub checks: Vec<&'static str>,
    /// The query as it was read.
    pub text: String,
    /// Whether it is words alone, without operators, and this the first page: it may state a situation.
    pub words: bool,
    pub hits: Vec<Hit>,
    /// Facet counts, where they were asked for.
    pub counts: Counts,
}

/// Number of documents of an answer that each filter would leave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// With this game instead of the one asked for, if any; and so on.
    pub systems: BTreeMap<String, usize>,
    pub kinds: BTreeMap<String, usize>,
    pub sections: BTreeMap<String, usize>,
    /// By the number of a concept in the lexicon: those that speak of it, too.
    pub concepts: Vec<usize>,
    /// Whether this is an estimate: of very many documents only so many are looked at.
    pub estimated: bool,
}

/// One hit.
#[derive(Clone, Debug)]
pub struct Hit {
    pub document: Document,
    pub score: f32,
    /// A line of the text around the match, escaped, with `<mark>` and no other tag; empty when
    /// title and answer show it already.
    pub snippet: String,
}

/// Target of a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// A node, by its number in the content.
    Node(usize),
    /// A passage of an imported document, by its number.
    Passage(usize),
}
