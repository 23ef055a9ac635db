//! Tables as a rulebook prints them: rows, columns, cells, and the origin of each figure.
//!
//! A table is a static. [`Tables`] is the set in use: the printed figures, with those that an operator
//! replaced. Checks read cells through [`crate::check::Case::number`], so that a figure from outside the
//! documents flags the verdict.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use strum::VariantArray;

/// A closed set of codes: troop types, terrains, answers.
pub trait Choice: Copy + Eq + fmt::Debug + Into<&'static str> + VariantArray + 'static {
    /// The key under which the codes are labelled: `dba-troop` labels `Bd` as `dba-troop-Bd`.
    const SCOPE: &'static str;
    /// All values, in declaration order, which is the order that people expect.
    const ALL: &'static [Self] = Self::VARIANTS;
    /// Whether they are kinds of troops or terrain, which no player can change.
    const GIVEN: bool = false;
    /// The code used in inputs, tables and URLs: the variant in kebab case unless overridden.
    fn code(self) -> &'static str {
        self.into()
    }
    /// Reads a code.
    fn parse(code: &str) -> Option<Self> {
        Self::ALL.iter().find(|value| value.code() == code).copied()
    }
    /// All codes.
    fn codes() -> Vec<&'static str> {
        // A plain loop: this is compiled for each of 160 types, and `collect` five times as large.
        let mut codes = Vec::with_capacity(Self::ALL.len());
        for value in Self::ALL {
            codes.push(value.code());
        }
        codes
    }
}

/// Content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A number in the table's unit.
    Number(i64),
    /// A code, labelled `<table>-<code>`.
    Word(&'static str),
    /// The table has no value here.
    Empty,
}

/// Origin of a table's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From the documents of the project: the source items.
    Documents(&'static [&'static str]),
    /// From a public reference: the flag raised (`outside:depth`), the reference, the confidence.
    Outside {
        flag: &'static str,
        reference: &'static str,
        confidence: &'static str,
    },
}

/// A printed table.
#[derive(Debug)]
pub struct Table {
    /// `dba.recoil-matrix`
    pub id: &'static str,
    /// Codes of the rows, labelled by `row_scope` (`dba-troop-Bd`).
    pub rows: &'static [&'static str],
    pub row_scope: &'static str,
    pub columns: &'static [&'static str],
    pub column_scope: &'static str,
    /// `cells[row][column]`
    pub cells: &'static [&'static [Cell]],
    /// Codes that cells may contain; empty for a table of numbers.
    pub words: &'static [&'static str],
    pub origin: Origin,
    /// For a table from outside: the cells that the documents do print.
    pub stated: &'static [Stated],
    /// Whether its numbers are printed with their sign: modifiers, not quantities.
    pub signed: bool,
}

/// A cell that the documents print, in a table that otherwise comes from outside: looking it up raises no
/// flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stated {
    pub row: &'static str,
    /// `*` stands for the whole row, including its empty cells, which the documents leave empty.
    pub column: &'static str,
    /// The source items that print it.
    pub keys: &'static [&'static str],
}

/// One cell by name: `dba.recoil-matrix.El.Ps`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellId {
    pub table: String,
    pub row: String,
    pub column: String,
}

impl CellId {
    /// Splits `system.table.row.column`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.splitn(4, '.');
        let (system, table, row, column) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        if [system, table, row, column].iter().any(|p| p.is_empty()) {
            return None;
        }
        Some(Self {
            table: format!("{system}.{table}"),
            row: row.into(),
            column: column.into(),
        })
    }
}

impl fmt::Display for CellId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.table, self.row, self.column)
    }
}

impl Table {
    /// The printed cell, or an empty one if row or column do not exist.
    pub fn printed(&self, row: &str, column: &str) -> Option<Cell> {
        let row = self.rows.iter().position(|r| *r == row)?;
        let column = self.columns.iter().position(|c| *c == column)?;
        Some(self.cells[row][column])
    }

    /// Whether it holds numbers: all tables but those of words alone.
    pub fn has_numbers(&self) -> bool {
        self.words.is_empty()
            || self
                .cells
                .iter()
                .any(|cells| cells.iter().any(|cell| matches!(cell, Cell::Number(_))))
    }

    /// The flag that reading a cell raises if the figure comes from outside the documents.
    pub fn flag(&self, row: &str, column: &str) -> Option<&'static str> {
        match self.origin {
            Origin::Outside { flag, .. } if self.stated(row, column).is_empty() => Some(flag),
            _ => None,
        }
    }

    /// The source items that print a cell of a table from outside; empty if the cell comes from outside
    /// too.
    pub fn stated(&self, row: &str, column: &str) -> &'static [&'static str] {
        let whole = |stated: &&Stated| stated.column == column || stated.column == "*";
        self.stated
            .iter()
            .filter(|stated| stated.row == row)
            .find(whole)
            .map_or(&[], |stated| stated.keys)
    }

    /// A number as this table prints it: `+3` and `−2` in a table of modifiers.
    pub fn number_text(&self, n: i64) -> String {
        match n {
            _ if n < 0 => format!("−{}", n.unsigned_abs()),
            _ if n > 0 && self.signed => format!("+{n}"),
            _ => n.to_string(),
        }
    }

    /// Faults of the table itself: ragged rows, repeated codes, undeclared words, source entries for cells
    /// that do not exist.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.cells.len() != self.rows.len() {
            faults.push(format!(
                "{}: {} rows of cells for {} rows",
                self.id,
                self.cells.len(),
                self.rows.len()
            ));
        }
        for (row, cells) in self.rows.iter().zip(self.cells) {
            if cells.len() != self.columns.len() {
                faults.push(format!(
                    "{}: row {row} has {} cells for {} columns",
                    self.id,
                    cells.len(),
                    self.columns.len()
                ));
            }
            for cell in *cells {
                match cell {
                    Cell::Word(word) if !self.words.contains(word) => faults.push(format!(
                        "{}: row {row} holds the undeclared word {word}",
                        self.id
                    )),
                    _ => {}
                }
            }
        }
        for Stated { row, column, .. } in self.stated {
            let there = if *column == "*" {
                self.rows.contains(row)
            } else {
                self.printed(row, column).is_some()
            };
            if !there {
                faults.push(format!(
                    "{}: there is no cell {row} {column} to be stated",
                    self.id
                ));
            }
        }
        for codes in [self.rows, self.columns] {
            for (n, code) in codes.iter().enumerate() {
                if codes[..n].contains(code) {
                    faults.push(format!("{}: {code} stands twice", self.id));
                }
            }
        }
        faults
    }
}

/// Prefix of the flag of a figure from an operator's rulebook: `rulebook:dba.base-depth.Bd.15mm`.
pub const RULEBOOK: &str = "rulebook:";

/// The tables in use: the printed ones, with the figures that an operator replaced.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    replaced: BTreeMap<CellId, Cell>,
}

impl Tables {
    /// The cell in use, and whether an operator replaced it.
    ///
    /// # Panics
    /// Never for codes of the table; an unknown row or column reads as [`Cell::Empty`].
    pub fn cell(&self, table: &Table, row: &str, column: &str) -> (Cell, bool) {
        if !self.replaced.is_empty() {
            let id = CellId {
                table: table.id.into(),
                row: row.into(),
                column: column.into(),
            };
            if let Some(cell) = self.replaced.get(&id) {
                return (*cell, true);
            }
        }
        (table.printed(row, column).unwrap_or(Cell::Empty), false)
    }

    /// The cell in use, and the flag that reading it raises: that of the operator's rulebook if it replaced
    /// the figure, otherwise that of a figure from outside the documents.
    pub fn read(
        &self,
        table: &Table,
        row: &str,
        column: &str,
    ) -> (Cell, Option<Cow<'static, str>>) {
        match self.cell(table, row, column) {
            (cell, true) => (
                cell,
                Some(Cow::from(format!("{RULEBOOK}{}.{row}.{column}", table.id))),
            ),
            (cell, false) => (cell, table.flag(row, column).map(Cow::from)),
        }
    }

    /// Fingerprint of a rulebook: eight hexadecimal digits computed from its figures only, so that comments
    /// and order do not matter. `None` if nothing is replaced.
    pub fn fingerprint(&self) -> Option<String> {
        if self.replaced.is_empty() {
            return None;
        }
        // FNV-1a: links must differ, but need not be secure against forgery.
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for (id, cell) in &self.replaced {
            let figure = match cell {
                Cell::Number(n) => n.to_string(),
                Cell::Word(word) => (*word).to_owned(),
                Cell::Empty => String::new(),
            };
            for byte in format!("{id}={figure}\n").bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
        Some(format!("{:08x}", (hash >> 32) ^ (hash & 0xffff_ffff)))
    }

    /// Replaces one figure with that of the operator's rulebook.
    ///
    /// # Errors
    /// When the table has no such row or column, or the text is neither a number nor one of its words.
    pub fn replace(
        &mut self,
        table: &Table,
        row: &str,
        column: &str,
        text: &str,
    ) -> Result<(), String> {
        let id = CellId {
            table: table.id.into(),
            row: row.into(),
            column: column.into(),
        };
        if table.printed(row, column).is_none() {
            return Err(format!(
                "`{id}` does not exist: rows are {}, columns {}",
                table.rows.join(" "),
                table.columns.join(" ")
            ));
        }
        let word = table
            .words
            .iter()
            .find(|word| **word == text)
            .map(|word| Cell::Word(word));
        let figure = || {
            text.parse()
                .ok()
                .filter(|_| table.has_numbers())
                .map(Cell::Number)
        };
        let Some(cell) = word.or_else(figure) else {
            let words = table.words.join(" ");
            let expected = match (table.has_numbers(), table.words) {
                (true, []) => "a whole number".to_owned(),
                (true, _) => format!("a whole number or {words}"),
                (false, _) => format!("one of {words}"),
            };
            return Err(format!("`{id}` = `{text}`: expected {expected}"));
        };
        self.replaced.insert(id, cell);
        Ok(())
    }

    /// The replaced figures, in order of their names.
    pub fn replaced(&self) -> impl Iterator<Item = (&CellId, &Cell)> {
        self.replaced.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: Table = Table {
        id: "x.t",
        rows: &["a", "b"],
        row_scope: "x",
        columns: &["n"],
        column_scope: "x",
        cells: &[&[Cell::Number(1)], &[Cell::Number(2)]],
        words: &[],
        origin: Origin::Documents(&["bob:recoil.1"]),
        stated: &[],
        signed: false,
    };

    #[test]
    fn a_cell_that_the_documents_print_raises_no_flag() {
        static MIXED: Table = Table {
            origin: Origin::Outside {
                flag: "outside:t",
                reference: "r",
                confidence: "c",
            },
            stated: &[Stated {
                row: "a",
                column: "n",
                keys: &["bob:recoil.1"],
            }],
            ..TABLE
        };
        assert_eq!(
            (
                MIXED.flag("a", "n"),
                MIXED.flag("b", "n"),
                TABLE.flag("a", "n")
            ),
            (None, Some("outside:t"), None)
        );
        assert_eq!(MIXED.faults(), Vec::<String>::new());
        static WRONG: Table = Table {
            stated: &[Stated {
                row: "c",
                column: "n",
                keys: &["bob:recoil.1"],
            }],
            ..TABLE
        };
        assert_eq!(WRONG.faults(), ["x.t: there is no cell c n to be stated"]);
        static ROW: Table = Table {
            stated: &[Stated {
                row: "b",
                column: "*",
                keys: &["bob:recoil.1"],
            }],
            ..MIXED
        };
        assert_eq!(
            (ROW.flag("a", "n"), ROW.flag("b", "n"), ROW.faults()),
            (Some("outside:t"), None, vec![])
        );
    }

    #[test]
    fn modifiers_are_printed_with_their_sign() {
        static SIGNED: Table = Table {
            signed: true,
            ..TABLE
        };
        assert_eq!([3, 0, -2].map(|n| SIGNED.number_text(n)), ["+3", "0", "−2"]);
        assert_eq!([3, 0, -2].map(|n| TABLE.number_text(n)), ["3", "0", "−2"]);
    }

    #[test]
    fn an_operator_replaces_one_figure_and_no_other() {
        let mut tables = Tables::default();
        tables.replace(&TABLE, "a", "n", "7").unwrap();
        assert_eq!(tables.cell(&TABLE, "a", "n"), (Cell::Number(7), true));
        assert_eq!(tables.cell(&TABLE, "b", "n"), (Cell::Number(2), false));
        assert!(tables.replace(&TABLE, "c", "n", "7").is_err());
        assert!(
            tables
                .replace(&TABLE, "a", "n", "seven")
                .unwrap_err()
                .contains("whole number")
        );
    }

    #[test]
    fn a_replaced_figure_is_flagged_by_name_and_no_longer_as_outside() {
        static OUTSIDE: Table = Table {
            origin: Origin::Outside {
                flag: "outside:t",
                reference: "r",
                confidence: "c",
            },
            ..TABLE
        };
        let mut tables = Tables::default();
        assert_eq!(
            (
                tables.read(&OUTSIDE, "a", "n").1.as_deref(),
                tables.fingerprint()
            ),
            (Some("outside:t"), None)
        );
        // The printed figure counts too, because the rulebook now confirms it.
        tables.replace(&OUTSIDE, "a", "n", "1").unwrap();
        assert_eq!(
            tables.read(&OUTSIDE, "a", "n"),
            (Cell::Number(1), Some("rulebook:x.t.a.n".into()))
        );
        assert_eq!(
            tables.read(&OUTSIDE, "b", "n").1.as_deref(),
            Some("outside:t")
        );
        assert_eq!(tables.read(&TABLE, "b", "n").1, None);
    }

    #[test]
    fn a_fingerprint_is_made_of_figures_alone() {
        let of = |figures: &[(&str, &str)]| {
            let mut tables = Tables::default();
            figures
                .iter()
                .for_each(|(row, text)| tables.replace(&TABLE, row, "n", text).unwrap());
            tables.fingerprint().unwrap()
        };
        let one = of(&[("a", "7"), ("b", "8")]);
        assert!(
            one.len() == 8 && one.bytes().all(|b| b.is_ascii_hexdigit()),
            "{one}"
        );
        assert_eq!(one, of(&[("b", "8"), ("a", "5"), ("a", "7")]));
        assert!(one != of(&[("a", "8"), ("b", "7")]) && one != of(&[("a", "7")]));
    }

    #[test]
    fn cell_names_have_four_parts() {
        assert_eq!(
            CellId::parse("dba.recoil-matrix.El.Ps")
                .unwrap()
                .to_string(),
            "dba.recoil-matrix.El.Ps"
        );
        assert!(CellId::parse("dba.recoil-matrix.El").is_none());
        assert!(CellId::parse("dba..El.Ps").is_none());
    }
}
