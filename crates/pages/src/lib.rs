//! Pages and API documents made from the content: by the server, and as WebAssembly on a reader's
//! own device. No sockets, no clock, no required threads; files are read only through [`files`].
//!
//! # Map
//!
//! From the bottom up; each module uses only those above it in this table.
//!
//! | module | contents |
//! |---|---|
//! | [`files`] | content files: embedded, in a folder, or in a bundle in memory |
//! | [`text`] | words: folding, elision, the tokenizer |
//! | [`lexicon`] | concepts and their names, and finding them in a text |
//! | [`content`] | Markdown to chapters, nodes, blocks, claims, examples; twins joined |
//! | [`i18n`] | Fluent texts and language negotiation |
//! | [`library`] | everything read once and joined; verdicts in words; history |
//! | [`search`] | queries, ranking, and the small index of the browser |
//! | [`ask`] | the answer to a query: hits, verdicts on what its words state, checks to offer |
//! | [`web`] | the dispatcher, pages, JSON documents, addresses, the offline copy |
//!
//! The crate of the rules is re-exported: [`check`] and [`systems`] judge, [`kit`] measures, [`draw`]
//! draws, [`cite`], [`id`], [`lang`], [`message`] and [`problem`] name things.
//!
//! # Where to begin
//!
//! - [`library::Library::load`] reads a library, [`web::Snapshot::new`] makes it ready to answer.
//! - [`web::dispatch::dispatch`] decides what a request leads to.
//! - [`web::pages`] has one file for each kind of page.
//!
//! `ARCHITECTURE.md` says what each module must not know.
#![forbid(unsafe_code)]
#![warn(clippy::print_stdout, reason = "only the command line prints")]

pub use cavillo_rules::{check, cite, draw, id, kit, lang, message, problem, systems};

pub mod files;
pub mod text;

pub mod lexicon;

pub mod content;
pub mod i18n;

pub mod library;

pub mod search;

pub mod ask;

pub mod web;
