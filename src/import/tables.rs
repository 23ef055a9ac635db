//! Tables read out of the flattened text, as generic cells.
use super::{Item, Source};

/// One cell: the labels of its row and column, and what is printed in it.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Cell {
    pub row: String,
    pub column: String,
    pub text: String,
    pub line: usize,
}

/// One table as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct TableRead {
    /// Key of the item that holds it.
    pub id: String,
    pub rows: Vec<String>,
    pub columns: Vec<String>,
    pub cells: Vec<Cell>,
    pub lines: [usize; 2],
    /// Why it, or a part of it, could not be read.
    pub unread: Option<String>,
}

impl std::fmt::Display for TableRead {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "table {}: {} cells in {} rows and {} columns (lines {}-{})", self.id, self.cells.len(), self.rows.len(), self.columns.len(), self.lines[0], self.lines[1])?;
        self.unread.as_ref().map_or(Ok(()), |reason| write!(f, "; not read: {reason}"))
    }
}

pub fn read(_source: Source, _items: &[Item]) -> Vec<TableRead> {
    Vec::new()
}
