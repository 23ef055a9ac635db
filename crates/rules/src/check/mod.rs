//! Checks: pure functions that execute rules, and the common type of their verdicts.
//!
//! A check declares its input once ([`form`]) and decides on a [`Case`]. It knows no language, no Markdown
//! and no web; it names claims, and a layer above looks up their sentences. Where the documents leave a
//! question open, the check asks a [`Point`]: this module then runs the check once per reading, and the
//! verdict is undetermined if the readings give different results.
//!
//! | module | what it holds |
//! |---|---|
//! | [`form`], `fault`, `typed` | declared fields, what is wrong with an input, types of JSON inputs |
//! | [`board`], `outline` | situations on the table as inputs |
//! | `judge`, `verdict` | running a rule once per reading, and the envelope it answers in |
//! | `answer`, `explore`, `attempt`, `facts`, `measure`, `range` | answering where facts are missing |
//! | `change` | what would make a refusal legal |
//! | `conflict` | which given facts exclude each other |
//! | [`mod@claims`] | the claims that checks may quote |
//! | [`Facts`] | the given facts, by dotted path, read and written alike everywhere |
//! | `unit`, `number`, `paths`, `recase` | units, numbers, dotted paths into facts, codes in other capitals |

mod answer;
mod attempt;
pub mod board;
mod change;
pub mod claims;
mod conflict;
mod explore;
mod facts;
mod fault;
pub mod form;
mod judge;
mod measure;
mod number;
mod outline;
mod paths;
mod range;
mod recase;
mod told;
mod typed;
mod unit;
mod verdict;

pub use answer::MOST_NAMES;
pub use board::{Role, Sketch, Takes};
pub use change::CHANGE;
pub use claims::claims;
pub use explore::MOST_AT_A_GLANCE;
pub use facts::{Fact, Known, Listed, Several};
pub use fault::{Fault, FaultKind};
pub use form::{Ask, Declared, Field, Figures, Form, Kind, Limit, OTHER, is_true};
pub use judge::{Case, Check, CheckKind, MOST_AGREED, Rule};
pub use measure::Measure;
pub use number::number;
pub use paths::{MOST_FACTS, at, from_pairs, pairs, put, remove, same, walk};
pub use range::Range;
pub use told::Facts;
pub use unit::Unit;
pub use verdict::{
    Alternative, Answer, Assumed, Basis, Chance, Chosen, Finding, FindingKind, NOTHING, OutKind,
    Outcome, Output, Point, PointKind, Question, Reading, ReadingOutcome, Remedy, Rulebook, Status,
    Step, Unsettled, Values, Verdict, Violation, Way, permits,
};
