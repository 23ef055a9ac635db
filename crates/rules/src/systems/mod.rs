//! The games. Each is a folder that knows its own rules and nothing of the others.

use crate::check::Check;
use crate::kit::tables::{Table, Tables};

pub mod dba;
pub mod dbe;
pub mod impetus;
#[cfg(test)]
pub(crate) mod testing;

/// A game: its checks and tables.
#[derive(Debug)]
pub struct System {
    /// Prefix of every id of the game.
    pub id: &'static str,
    pub checks: &'static [&'static Check],
    pub tables: &'static [&'static Table],
    pub matrices: &'static [&'static Matrix],
    /// Who destroys whom, for the printed sheet; none in games where that hangs on too much.
    pub fates: Option<&'static Fates>,
    pub tools: &'static [&'static Tool],
    /// Events at the table, in the order of a turn: the ways from an event to its check.
    pub events: &'static [Event],
    /// Facts that players settle once for a whole game, besides the open points: measures that every
    /// check with a field of that name takes over.
    pub settled: &'static [Fact],
    /// The folders of its content, in reading order.
    pub sections: &'static [&'static str],
    /// The documents its rulings rest on.
    pub sources: &'static [&'static str],
    /// Length of a hundred paces on the table, mm, by the width of its bases; none in games that do not
    /// measure in paces.
    pub hundred_paces: fn(&Tables, f64) -> Option<f64>,
}

/// Something that happens at the table, and the check that answers what follows.
#[derive(Debug)]
pub struct Event {
    /// Named by the message `event-<code>`; games share codes.
    pub code: &'static str,
    pub check: &'static str,
    /// The ruling whose first picture shows such an event; empty where none does.
    pub pictured: &'static str,
}

/// An event of a game's list.
const fn event(code: &'static str, check: &'static str, pictured: &'static str) -> Event {
    Event {
        code,
        check,
        pictured,
    }
}

/// A check asked for every pair of a set of codes: who beats whom, at a glance.
#[derive(Debug)]
pub struct Matrix {
    /// `dba.fights`
    pub id: &'static str,
    /// Check that is asked.
    pub check: &'static str,
    /// The dotted field that each row fills in: `a.troop`.
    pub row: &'static str,
    pub column: &'static str,
    /// Codes of the rows and columns.
    pub codes: &'static [&'static str],
    /// The result field that counts the rolls on which the row wins.
    pub wins: &'static str,
    /// The result field that counts those on which it loses.
    pub loses: &'static str,
}

/// What becomes of every loser against every winner, one sign for each pair.
#[derive(Debug)]
pub struct Fates {
    /// Check that is asked.
    pub check: &'static str,
    /// The field that each row fills in, and each column.
    pub loser: &'static str,
    pub winner: &'static str,
    /// Codes of the rows and columns.
    pub codes: &'static [&'static str],
    /// Facts that all pairs share.
    pub known: &'static [(&'static str, &'static str)],
    /// The field of the margin, its slight value and its great one.
    pub degree: &'static str,
    pub degrees: [&'static str; 2],
    /// The result that is shown.
    pub result: &'static str,
    /// Signs by the results of the slight and the great margin; an empty one stands for any. The first
    /// that fits is shown.
    pub signs: &'static [([&'static str; 2], &'static str)],
}

/// Tool at the table beyond a single question; one generic page draws each shape.
#[derive(Debug)]
pub enum Tool {
    Walk(Walk),
    Desk(Desk),
    Clock(Clock),
    Timer(Timer),
}

impl Tool {
    /// `dba.bound`, labelled `dba-bound`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Walk(walk) => walk.id,
            Self::Desk(desk) => desk.id,
            Self::Clock(clock) => clock.id,
            Self::Timer(timer) => timer.id,
        }
    }
}

/// Several checks in the order in which they are needed at the table. What is known once is
/// carried on to every step.
#[derive(Debug)]
pub struct Walk {
    pub id: &'static str,
    /// Facts that are asked once; each drawn as the field of the check that declares it.
    pub facts: &'static [Fact],
    pub stages: &'static [Stage],
}

/// One check whose input grows row by row: a list that is built, a tournament that is kept. Its
/// form is an editor, its findings follow, its lists of results are tables to print and take away.
#[derive(Debug)]
pub struct Desk {
    /// It may be called like its check, and then shares its labels.
    pub id: &'static str,
    pub check: &'static str,
    /// The result fields that are drawn as tables: lists of groups.
    pub tables: &'static [&'static str],
    /// The result fields that name what is forbidden, and what one had better know: violations, or
    /// groups with a `code` among the check's violations and the row it speaks of in `at`.
    pub hard: &'static [&'static str],
    pub soft: &'static [&'static str],
    /// The numbers of the result that stay in sight.
    pub figures: &'static [&'static str],
    /// A field of pasted lines, and the result list that says of each `line`, from one, its `state`.
    pub marks: Option<(&'static str, &'static str)>,
    pub build: Option<Build>,
}

/// A list of parts, each with rows of a code and how many of it, which a tap adds to.
#[derive(Debug)]
pub struct Build {
    /// The list of parts.
    pub parts: &'static str,
    /// Price of one of a code: a table and its column.
    pub prices: (&'static Table, &'static str),
    /// The result list with a row for each part, and in it the part's number, what it costs and what
    /// is left.
    pub sums: &'static str,
    pub part: &'static str,
    pub spent: &'static str,
    pub left: &'static str,
}

impl Desk {
    /// Check that is asked.
    pub fn check(&self) -> Option<&'static Check> {
        check(self.check)
    }
}

/// A check asked as time goes by: the minutes gone, what is announced at which of them, and what may
/// still be done when time is up.
#[derive(Debug)]
pub struct Clock {
    pub id: &'static str,
    pub check: &'static str,
    /// Field for the timed format: a choice, of which each code has times of its own.
    pub format: &'static str,
    /// Field that takes the minutes gone.
    pub minutes: &'static str,
    /// The result field that lists what is announced: groups with the minute in `at` and the minutes
    /// that are left in `left`, the last of them the end.
    pub calls: &'static str,
    /// Field that says that time is up, and the choice that asks about a single action.
    pub over: &'static str,
    pub action: &'static str,
}

impl Clock {
    /// Check that is asked.
    pub fn check(&self) -> Option<&'static Check> {
        check(self.check)
    }
}

/// A clock of one length, which a table names in minutes, and what its end means.
#[derive(Debug)]
pub struct Timer {
    pub id: &'static str,
    pub table: &'static str,
    pub row: &'static str,
    pub column: &'static str,
    /// Sentences of the rulings: the first is what is called when time is up.
    pub ends: &'static [&'static str],
    /// Check that decides who has won, and its field that says that time is up.
    pub check: &'static str,
    pub over: &'static str,
}

/// A field of a check, asked once for many.
#[derive(Debug)]
pub struct Fact {
    /// Check that declares the field, and its dotted path there; the path is its name.
    pub check: &'static str,
    pub field: &'static str,
}

/// One step of a walk, labelled `<tool>-<stage>`.
#[derive(Debug)]
pub struct Stage {
    pub id: &'static str,
    /// The rulings of this step.
    pub nodes: &'static [&'static str],
    pub opens: &'static [Opens],
}

/// A check that a stage opens, filled in with what is known.
#[derive(Debug)]
pub struct Opens {
    pub check: &'static str,
    /// Facts and the fields of the check they fill in.
    pub known: &'static [(&'static str, &'static str)],
}

impl Matrix {
    /// Check that is asked.
    pub fn check(&self) -> Option<&'static Check> {
        check(self.check)
    }
}

/// Every game, in the order of the site.
pub static SYSTEMS: &[&System] = &[&dba::SYSTEM, &dbe::SYSTEM, &impetus::SYSTEM];

/// Finds a game by the word that begins its ids.
pub fn system(id: &str) -> Option<&'static System> {
    SYSTEMS.iter().copied().find(|system| system.id == id)
}

/// Finds a check by its id, whatever its game.
pub fn check(id: &str) -> Option<&'static Check> {
    checks().find(|check| check.id == id)
}

/// Finds a table by its id, whatever its game.
pub fn table(id: &str) -> Option<&'static Table> {
    tables().find(|table| table.id == id)
}

/// Finds a matrix by its id, whatever its game.
pub fn matrix(id: &str) -> Option<&'static Matrix> {
    matrices().find(|matrix| matrix.id == id)
}

/// Finds a tool by its id, whatever its game.
pub fn tool(id: &str) -> Option<&'static Tool> {
    tools().find(|tool| tool.id() == id)
}

/// The desk at which a check is best asked.
pub fn desk_of(check: &str) -> Option<&'static Desk> {
    tools().find_map(|tool| match tool {
        Tool::Desk(desk) if desk.check == check => Some(desk),
        _ => None,
    })
}

/// Every tool of every game.
pub fn tools() -> impl Iterator<Item = &'static Tool> {
    SYSTEMS
        .iter()
        .flat_map(|system| system.tools.iter().copied())
}

/// Every check of every game.
pub fn checks() -> impl Iterator<Item = &'static Check> {
    SYSTEMS
        .iter()
        .flat_map(|system| system.checks.iter().copied())
}

/// Every table of every game.
pub fn tables() -> impl Iterator<Item = &'static Table> {
    SYSTEMS
        .iter()
        .flat_map(|system| system.tables.iter().copied())
}

/// Every matrix of every game.
pub fn matrices() -> impl Iterator<Item = &'static Matrix> {
    SYSTEMS
        .iter()
        .flat_map(|system| system.matrices.iter().copied())
}
