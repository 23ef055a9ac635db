//! The games. Each is a folder that knows its own rules and nothing about the others.

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
    /// The table of which troops destroy which, printed as a sheet; `None` for games in which that
    /// depends on too many facts.
    pub fates: Option<&'static Fates>,
    pub tools: &'static [&'static Tool],
    /// Events at the table, in the order of a turn, with the check for each.
    pub events: &'static [Event],
    /// Facts that players settle once for a whole game, besides the open points: every check with a
    /// field of that name uses them.
    pub settled: &'static [Fact],
    /// The folders of its content, in reading order.
    pub sections: &'static [&'static str],
    /// The documents on which its rulings are based.
    pub sources: &'static [&'static str],
    /// Length of 100 paces on the table, mm, by the width of its bases; `None` for games that do
    /// not measure in paces.
    pub hundred_paces: fn(&Tables, f64) -> Option<f64>,
}

/// Something that happens at the table, and the check that answers what follows.
#[derive(Debug)]
pub struct Event {
    /// Named by the message `event-<code>`; games share codes.
    pub code: &'static str,
    pub check: &'static str,
    /// The ruling whose first picture shows such an event; empty if there is none.
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

/// A check that is run for every pair of a set of codes, as an overview of which troops beat which.
#[derive(Debug)]
pub struct Matrix {
    /// `dba.fights`
    pub id: &'static str,
    /// The check.
    pub check: &'static str,
    /// The dotted field that each row sets: `a.troop`.
    pub row: &'static str,
    pub column: &'static str,
    /// Codes of the rows and columns.
    pub codes: &'static [&'static str],
    /// The result field that counts the rolls on which the row wins.
    pub wins: &'static str,
    /// The result field that counts those on which it loses.
    pub loses: &'static str,
}

/// The fate of every loser against every winner, one sign for each pair.
#[derive(Debug)]
pub struct Fates {
    /// The check.
    pub check: &'static str,
    /// The field set by each row, and by each column.
    pub loser: &'static str,
    pub winner: &'static str,
    /// Codes of the rows and columns.
    pub codes: &'static [&'static str],
    /// Facts that all pairs share.
    pub known: &'static [(&'static str, &'static str)],
    /// The field of the margin, its slight and its great value.
    pub degree: &'static str,
    pub degrees: [&'static str; 2],
    /// The result that is shown.
    pub result: &'static str,
    /// Signs by the results for the slight and the great margin; an empty one matches any result.
    /// The first match is shown.
    pub signs: &'static [([&'static str; 2], &'static str)],
}

/// A tool for more than a single question; one generic page draws each shape.
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

/// Several checks in the order in which they are needed at the table. Facts given once are passed
/// on to every step.
#[derive(Debug)]
pub struct Walk {
    pub id: &'static str,
    /// Facts that are asked once; each is drawn as the field of the check that declares it.
    pub facts: &'static [Fact],
    pub stages: &'static [Stage],
}

/// One check whose input grows row by row, such as an army list or a tournament. The page is an
/// editor, then the findings, then tables of results to print and download.
#[derive(Debug)]
pub struct Desk {
    /// If it has the same id as its check, it shares the check's labels.
    pub id: &'static str,
    pub check: &'static str,
    /// The result fields that are drawn as tables: lists of groups.
    pub tables: &'static [&'static str],
    /// The result fields of violations and of warnings: codes of violations, or groups with a
    /// `code` among them and the row concerned in `at`.
    pub hard: &'static [&'static str],
    pub soft: &'static [&'static str],
    /// The figures of the result that stay visible.
    pub figures: &'static [&'static str],
    /// A field of pasted lines, and the result list with the `state` of each `line`, numbered from
    /// 1.
    pub marks: Option<(&'static str, &'static str)>,
    pub build: Option<Build>,
}

/// A list of parts, each with rows of a code and its number, to which a tap adds.
#[derive(Debug)]
pub struct Build {
    /// The list of parts.
    pub parts: &'static str,
    /// Price per code: a table and its column.
    pub prices: (&'static Table, &'static str),
    /// The result list with a row for each part: its number, cost and rest.
    pub sums: &'static str,
    pub part: &'static str,
    pub spent: &'static str,
    pub left: &'static str,
}

impl Desk {
    /// The check.
    pub fn check(&self) -> Option<&'static Check> {
        check(self.check)
    }
}

/// A check asked as time passes: the minutes gone, the announcements with their minutes, and the
/// actions still allowed when time is up.
#[derive(Debug)]
pub struct Clock {
    pub id: &'static str,
    pub check: &'static str,
    /// Field for the timed format: a choice, each code with its own times.
    pub format: &'static str,
    /// Field that takes the minutes gone.
    pub minutes: &'static str,
    /// The result field that lists announcements: groups with the minute in `at` and the minutes
    /// left in `left`; the last one is the end.
    pub calls: &'static str,
    /// Field that says that time is up, and the choice for a question about a single action.
    pub over: &'static str,
    pub action: &'static str,
}

impl Clock {
    /// The check.
    pub fn check(&self) -> Option<&'static Check> {
        check(self.check)
    }
}

/// A clock with one length, which a table gives in minutes, and the consequence of its end.
#[derive(Debug)]
pub struct Timer {
    pub id: &'static str,
    pub table: &'static str,
    pub row: &'static str,
    pub column: &'static str,
    /// Sentences of the rulings: the first is announced when time is up.
    pub ends: &'static [&'static str],
    /// Check that decides the winner, and its field that says that time is up.
    pub check: &'static str,
    pub over: &'static str,
}

/// A field of a check, asked once for many.
#[derive(Debug)]
pub struct Fact {
    /// Check that declares the field, and its dotted path there, which is its name.
    pub check: &'static str,
    pub field: &'static str,
}

/// One step of a sequence, labelled `<tool>-<stage>`.
#[derive(Debug)]
pub struct Stage {
    pub id: &'static str,
    /// The rulings of this step.
    pub nodes: &'static [&'static str],
    pub opens: &'static [Opens],
}

/// A check that a stage opens, with the known facts filled in.
#[derive(Debug)]
pub struct Opens {
    pub check: &'static str,
    /// Facts and the fields of the check that they fill.
    pub known: &'static [(&'static str, &'static str)],
}

impl Matrix {
    /// The check.
    pub fn check(&self) -> Option<&'static Check> {
        check(self.check)
    }
}

/// Every game, in the order of the site.
pub static SYSTEMS: &[&System] = &[&dba::SYSTEM, &dbe::SYSTEM, &impetus::SYSTEM];

/// Finds a game by the prefix of its ids.
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

/// The desk for a check, if it has one.
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
