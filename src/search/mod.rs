//! Finding rulings: one query over both languages, one hit for each node.
//! The only module that knows tantivy.
//!
//! A query is read ([`query`]), understood ([`plan`]) with the help of the lexicon and of the
//! words that exist ([`words`], [`near`]), and answered ([`find`]) from an index of one document for each
//! node ([`document`], [`analysis`]). The server's index is tantivy's ([`engine`], [`schema`],
//! [`dictionary`]); a reader without a connection has a smaller one that ranks alike
//! ([`pocket`]). [`eval`] says how well.

mod analysis;
#[cfg(feature = "server")]
mod counts;
#[cfg(feature = "server")]
mod dictionary;
mod document;
#[cfg(feature = "server")]
mod engine;
#[cfg(feature = "server")]
pub mod eval;
mod find;
#[cfg(feature = "server")]
mod kept;
mod near;
mod plan;
mod pocket;
mod query;
#[cfg(feature = "server")]
mod schema;
mod snippet;
mod sums;
#[cfg(feature = "server")]
#[cfg(test)]
mod tests;
mod words;

use std::collections::BTreeMap;

use crate::lang::Lang;

#[cfg(feature = "server")]
pub use engine::Engine;
#[cfg(feature = "server")]
pub use kept::Had;
pub use pocket::Pocket;
#[cfg(not(feature = "server"))]
pub use pocket::Pocket as Engine;
pub use query::{LONGEST_PHRASE, LONGEST_QUERY, MOST_WORDS, as_read};

/// The most hits of one answer.
pub const MOST_HITS: usize = 50;
/// The furthest hit that can be asked for.
pub const FURTHEST: usize = 1_000;
/// The most concepts that one can narrow by.
pub const MOST_ABOUT: usize = 8;
/// The most checks that are offered.
pub const MOST_OFFERS: usize = 3;

/// What a reader asks.
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
        Self { query, lang, system: None, kind: None, section: None, about: &[], counted: false, limit: 10, offset: 0 }
    }
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// All hits, shown or not.
    pub total: usize,
    /// Whether that is an estimate, because common words were not looked for everywhere: only in
    /// libraries of many thousands.
    pub estimated: bool,
    /// A better spelling, when few hits were found.
    pub suggestion: Option<String>,
    pub offers: Vec<Offer>,
    pub hits: Vec<Hit>,
    /// Where they were asked for.
    pub counts: Counts,
}

/// How many documents of an answer each filter would leave.
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

/// A check that may answer the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub check: &'static str,
    /// Fields that the query fills in, as dotted path and value: `recoiler`, `Ps`.
    pub input: Vec<(String, &'static str)>,
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

/// What a hit leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// A node, by its number in the content.
    Node(usize),
    /// A passage of an imported document, by its number.
    Passage(usize),
}
