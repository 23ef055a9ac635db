//! Cavillo: a bilingual rules knowledge base for tabletop miniature wargames.
//!
//! Rulings are Markdown, checks are pure functions, and every verdict quotes the rulings it
//! applies. `ARCHITECTURE.md` says what each module is for and what it deliberately does not know.
#![forbid(unsafe_code)]
#![warn(clippy::print_stdout, reason = "only the command line prints")]

pub use cavillo_pages::{check, cite, content, draw, i18n, id, kit, lang, lexicon, library, message, problem, systems, text};

pub mod files;

pub mod import;

pub mod audit;
pub mod search;

pub mod web;
