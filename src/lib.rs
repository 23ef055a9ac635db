//! Cavillo: a bilingual rules knowledge base for tabletop miniature wargames.
//!
//! Rulings are Markdown, checks are pure functions, and every verdict quotes the rulings it
//! applies. `ARCHITECTURE.md` says what each module is for and what it deliberately does not know.
#![forbid(unsafe_code)]
#![warn(clippy::print_stdout, reason = "only the command line prints")]

pub use cavillo_rules::{check, cite, draw, id, kit, lang, message, problem, systems};

#[cfg(feature = "pages")]
pub mod files;
#[cfg(feature = "pages")]
pub mod text;

#[cfg(feature = "pages")]
pub mod lexicon;

#[cfg(feature = "pages")]
pub mod content;
#[cfg(feature = "pages")]
pub mod i18n;
#[cfg(feature = "server")]
pub mod import;

#[cfg(feature = "pages")]
pub mod library;

#[cfg(feature = "server")]
pub mod audit;
#[cfg(feature = "pages")]
pub mod search;

#[cfg(feature = "pages")]
pub mod web;
