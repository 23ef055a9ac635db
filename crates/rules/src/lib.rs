//! The rules of the games, executable: what a check asks for, how it judges, what it draws.
//!
//! Pure: no files, clock, threads, network, and no words of any language. `ARCHITECTURE.md` says
//! what each module is for and what it deliberately does not know.
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
