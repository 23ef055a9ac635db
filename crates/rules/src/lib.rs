//! The rules of the games as code: the facts that a check asks for, how it judges, and its
//! pictures.
//!
//! Pure: no files, clock, threads or network, and no words of any language.
//!
//! # Map
//!
//! From the bottom up; each module uses only those above it in this table.
//!
//! | module | contents |
//! |---|---|
//! | [`id`], [`lang`], [`message`], [`problem`] | names, languages, sentences as keys, located faults |
//! | [`kit`] | dice, printed tables, geometry, situations on the table |
//! | [`cite`] | the manifest of the source documents, voices |
//! | [`check`] | the declaration of an input, judging, exploring missing facts, verdicts |
//! | [`draw`] | a situation as SVG and in words |
//! | [`systems`] | the games: each check in a file of its own |
//!
//! # Where to begin
//!
//! - [`check::Rule`] is what a check implements; `examples/new_check.rs` is one to copy.
//! - [`check::Check::answer`] answers a question; [`systems::check`] finds a check by its id.
//! - [`check::Verdict`] is the result.
//!
//! `ARCHITECTURE.md` says what each module must not know.
#![forbid(unsafe_code)]
#![warn(clippy::print_stdout, reason = "only the command line prints")]

pub mod id;
pub mod lang;
pub mod message;
pub mod problem;

pub mod cite;
pub mod kit;

pub mod check;
pub mod draw;

pub mod systems;
