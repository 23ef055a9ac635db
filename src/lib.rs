//! Cavillo: a bilingual rules knowledge base for tabletop miniature wargames.
//!
//! Rulings are Markdown, checks are pure functions, and every verdict quotes the rulings it
//! applies. `ARCHITECTURE.md` says what each module is for and what it deliberately does not know.
#![forbid(unsafe_code)]

pub mod id;
pub mod lang;
pub mod message;
pub mod problem;

pub mod kit;

pub mod cite;

pub mod check;

pub mod systems;
