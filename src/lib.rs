//! Cavillo: a bilingual rules knowledge base for tabletop miniature wargames.
//!
//! Rulings are Markdown, checks are pure functions, and every verdict quotes the rulings it
//! applies. `ARCHITECTURE.md` says what each module is for and what it deliberately does not know.
#![forbid(unsafe_code)]
#![warn(clippy::print_stdout, reason = "only the command line prints")]

#[cfg(feature = "server")]
pub mod files;
pub mod id;
pub mod lang;
pub mod message;
pub mod problem;
#[cfg(feature = "server")]
pub mod text;

pub mod cite;
pub mod kit;
#[cfg(feature = "server")]
pub mod lexicon;

pub mod check;
pub mod draw;

#[cfg(feature = "server")]
pub mod content;
#[cfg(feature = "server")]
pub mod i18n;
#[cfg(feature = "server")]
pub mod import;
pub mod systems;

#[cfg(feature = "server")]
pub mod library;

#[cfg(feature = "server")]
pub mod audit;
#[cfg(feature = "server")]
pub mod search;

#[cfg(feature = "server")]
pub mod web;
