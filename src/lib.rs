//! Cavillo: a bilingual rules knowledge base for tabletop miniature wargames.
//!
//! Rulings are Markdown, checks are pure functions, and every verdict quotes the rulings it applies.
//! This crate is the program: the server, the command line, the search engine, the audit.
//!
//! # Map
//!
//! | module | what it holds |
//! |---|---|
//! | [`files`] | the content compiled into the program |
//! | [`import`] | an operator's own copy of a document, to structured items |
//! | [`search`] | the search engine of the server, on tantivy |
//! | [`audit`] | every law over content, checks, labels, examples, history |
//! | [`web`] | sockets, routes, caches, limits, logs, metrics |
//!
//! Modules that need neither files nor sockets live in two crates and are re-exported here:
//! `cavillo_rules` ([`check`], [`systems`], [`kit`], [`draw`]) and `cavillo_pages` ([`content`],
//! [`library`], [`lexicon`], [`i18n`]). The command line is in `src/cli`, which the binary alone uses.
//!
//! `ARCHITECTURE.md` describes the boundaries of each module.
#![forbid(unsafe_code)]
#![warn(clippy::print_stdout, reason = "only the command line prints")]

pub use cavillo_pages::{
    ask, check, cite, content, draw, i18n, id, kit, lang, lexicon, library, message, problem,
    systems, text,
};

pub mod files;

pub mod import;

pub mod audit;
pub mod search;

pub mod web;
