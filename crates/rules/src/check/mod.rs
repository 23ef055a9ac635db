//! Checks: pure functions that execute rules, and the one envelope they all answer in.
//!
//! A check declares its input once ([`form`]) and decides on a [`Case`]. It knows no language,
//! no Markdown and no web; it names claims, and somebody above fetches their sentences.
//! Where the documents leave a question open, the check asks a [`Point`]; this module then
//! runs it once for every reading and calls the verdict undetermined when they differ.

pub mod board;
mod change;
pub mod claims;
mod explore;
mod facts;
pub mod form;
mod judge;
mod measure;
mod typed;
mod verdict;

pub use board::{Role, Sketch, Takes};
pub use change::CHANGE;
pub use claims::claims;
pub use explore::put;
pub use form::{Declared, Fault, FaultKind, Field, Figures, Form, Kind, Limit, Unit};
pub use judge::MOST_NAMES;
pub use judge::{Case, Check, CheckKind, Rule};
pub use measure::{Measure, Range};
pub use typed::MOST_AGREED;
pub use verdict::{
    Alternative, Answer, Assumed, Basis, Chance, Chosen, Finding, FindingKind, OutKind, Outcome, Output, Point, PointKind, Question, Reading, ReadingOutcome,
    Remedy, Rulebook, Status, Step, Unsettled, Values, Verdict, Violation, Way, number, permits,
};
