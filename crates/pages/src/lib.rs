//! Pages and answers made out of the content, wherever that happens: in the server, and as
//! WebAssembly on a reader's own device.
//!
//! No server, no clock, no threads that are needed; files are read through [`files`] alone.
//! `ARCHITECTURE.md` says what each module is for and what it deliberately does not know.
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

pub mod web;
