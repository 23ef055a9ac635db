//! Cell-by-cell comparison of the tables in an operator's own documents with the tables that the checks
//! execute. `index/printed.toml` maps the labels of a document to ours.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use serde::Deserialize;

use crate::files::Files;
use crate::import::{Report, Source, TableRead};
use crate::kit::tables::{Cell, Table};
use crate::problem::{Place, Problem};
use crate::systems;

const FILE: &str = "index/printed.toml";

/// Mapping from printed tables to ours, as `index/printed.toml` declares it.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    #[serde(default)]
    table: Vec<Layout>,
}

/// One of our tables in one document.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Layout {
    id: String,
    /// The source item that prints it.
    item: String,
    rows: BTreeMap<String, String>,
    columns: BTreeMap<String, String>,
    /// Words of the document and our codes; numbers need no mapping.
    #[serde(default)]
    words: BTreeMap<String, String>,
}

/// A cell whose printed value differs from the executed one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// `dba.recoil-matrix.El.Ps`
    pub cell: String,
    /// The executed value.
    pub ours: String,
    /// The printed value, in our codes and in its own words.
    pub theirs: String,
    pub printed: String,
    /// The source item and the line of the operator's file.
    pub item: String,
    pub line: usize,
}

/// Result of a comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    pub cells: usize,
    pub differences: Vec<Difference>,
    /// Printed tables without an executable counterpart, with the reason if one could not be read.
    pub without: Vec<String>,
    /// Labels or words of a document that `index/printed.toml` does not map.
    pub unknown: Vec<String>,
}

impl Printed {
    /// Reads `index/printed.toml`; unknown tables, rows, columns and words are problems.
    pub fn parse(text: &str) -> (Self, Vec<Problem>) {
        let this: Self = match toml::from_str(text) {
            Ok(this) => this,
            Err(error) => {
                let place = Place::at(FILE, text, error.span().map_or(0, |span| span.start));
                return (
                    Self::default(),
                    vec![Problem::new(
                        place,
                        "printed",
                        error.message().replace('\n', " "),
                    )],
                );
            }
        };
        let mut problems = Vec::new();
        let mut fault =
            |text: String| problems.push(Problem::new(Place::new(FILE, 1, 1), "printed", text));
        for layout in &this.table {
            let Some(table) = systems::table(&layout.id) else {
                fault(format!("`{}` is no table", layout.id));
                continue;
            };
            for (what, map, codes) in [
                ("row", &layout.rows, table.rows),
                ("column", &layout.columns, table.columns),
                ("word", &layout.words, table.words),
            ] {
                for code in map.values().filter(|code| !codes.contains(&code.as_str())) {
                    fault(format!(
                        "`{}` has no {what} `{code}`: expected one of {}",
                        layout.id,
                        codes.join(" ")
                    ));
                }
            }
        }
        (this, problems)
    }

    /// Compares the tables read from documents with the printed set of executable tables.
    pub fn compare(&self, tables: &[TableRead]) -> Comparison {
        let mut found = Comparison::default();
        for read in tables {
            let mut layouts = self
                .table
                .iter()
                .filter(|layout| layout.item == read.id)
                .peekable();
            if layouts.peek().is_none() {
                let reason = read
                    .unread
                    .as_ref()
                    .map(|reason| format!(" ({reason})"))
                    .unwrap_or_default();
                found.without.push(format!("{}{reason}", read.id));
            }
            for layout in layouts {
                if let Some(table) = systems::table(&layout.id) {
                    layout.compare(table, read, &mut found);
                }
            }
        }
        found
    }
}

impl Layout {
    fn compare(&self, table: &Table, read: &TableRead, found: &mut Comparison) {
        for cell in &read.cells {
            let (Some(row), Some(column)) =
                (self.rows.get(&cell.row), self.columns.get(&cell.column))
            else {
                found.unknown.push(format!(
                    "{}: row `{}`, column `{}` (line {})",
                    read.id, cell.row, cell.column, cell.line
                ));
                continue;
            };
            let theirs = match self.words.get(&cell.text) {
                Some(word) => word.clone(),
                None if table.has_numbers() => cell
                    .text
                    .replace('−', "-")
                    .trim_start_matches('+')
                    .to_owned(),
                None => {
                    found.unknown.push(format!(
                        "{}: word `{}` (line {})",
                        read.id, cell.text, cell.line
                    ));
                    continue;
                }
            };
            let ours = match table.printed(row, column) {
                Some(Cell::Number(n)) => n.to_string(),
                Some(Cell::Word(word)) => word.to_owned(),
                Some(Cell::Empty) | None => String::new(),
            };
            found.cells += 1;
            if ours != theirs {
                let cell_id = format!("{}.{row}.{column}", table.id);
                found.differences.push(Difference {
                    cell: cell_id,
                    ours,
                    theirs,
                    printed: cell.text.clone(),
                    item: read.id.clone(),
                    line: cell.line,
                });
            }
        }
    }
}

/// The comparison for an import folder.
///
/// # Errors
/// When the folder holds no report of an import, or one that cannot be read, or when
/// `index/printed.toml` is broken.
pub fn compare_folder(files: &Files, folder: &Path) -> Result<Comparison, String> {
    let (printed, problems) = Printed::parse(&files.read(FILE).map_err(|error| error.to_string())?);
    if let Some(problem) = problems.first() {
        return Err(problem.to_string());
    }
    let mut tables = Vec::new();
    let mut reports = 0;
    for source in Source::ALL {
        if let Some(report) = Report::load(folder, source).map_err(|error| error.to_string())? {
            reports += 1;
            tables.extend(report.tables);
        }
    }
    if reports == 0 {
        return Err(format!(
            "{}: no <source>.report.json here: `cavillo import` writes them",
            folder.display()
        ));
    }
    Ok(printed.compare(&tables))
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "printed tables: {} cells compared with executable tables, {} differ",
            self.cells,
            self.differences.len()
        )?;
        for d in &self.differences {
            writeln!(
                f,
                "  {}: executed `{}`; {} (line {}) prints `{}`, that is `{}`",
                d.cell, d.ours, d.item, d.line, d.printed, d.theirs
            )?;
        }
        for unknown in &self.unknown {
            writeln!(f, "  not understood: {unknown}")?;
        }
        if !self.without.is_empty() {
            writeln!(
                f,
                "  without an executable table: {}",
                self.without.join("; ")
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import;

    const TOML: &str = "[[table]]\nid = \"dba.recoil-matrix\"\nitem = \"bob:recoil.table\"\n[table.rows]\n\"Elephant\" = \"El\"\n[table.columns]\n\"Psiloi\" = \"Ps\"\n\"Blade\" = \"Bd\"\n[table.words]\n\"passa\" = \"pass\"\n\"muore\" = \"recoiler-destroyed\"\n";

    fn read(cells: &[(&str, &str, &str)]) -> TableRead {
        let cells = cells
            .iter()
            .map(|(row, column, text)| import::Cell {
                row: (*row).into(),
                column: (*column).into(),
                text: (*text).into(),
                line: 7,
            })
            .collect();
        TableRead {
            id: "bob:recoil.table".into(),
            cells,
            ..TableRead::default()
        }
    }

    #[test]
    fn a_difference_names_both_values_and_places() {
        let (printed, problems) = Printed::parse(TOML);
        assert_eq!(problems, []);
        let found = printed.compare(&[read(&[
            ("Elephant", "Psiloi", "muore"),
            ("Elephant", "Blade", "muore"),
            ("Camel", "Blade", "muore"),
            ("Elephant", "Blade", "?"),
        ])]);
        assert_eq!(
            (found.cells, found.differences.len(), found.unknown.len()),
            (2, 1, 2)
        );
        assert_eq!(
            found.to_string().lines().nth(1),
            Some(
                "  dba.recoil-matrix.El.Ps: executed `pass`; bob:recoil.table (line 7) prints `muore`, that is `recoiler-destroyed`"
            )
        );
    }

    #[test]
    fn a_table_nobody_executes_is_named() {
        let found = Printed::default().compare(&[read(&[])]);
        assert_eq!(found.without, ["bob:recoil.table"]);
    }

    #[test]
    fn unknown_codes_of_the_layout_are_problems() {
        let (_, problems) = Printed::parse(&TOML.replace("\"El\"", "\"Elk\""));
        assert!(
            problems[0].to_string().contains("has no row `Elk`"),
            "{problems:?}"
        );
        assert!(
            Printed::parse("[[table]]\nid =").1[0]
                .to_string()
                .starts_with("index/printed.toml:2:")
        );
    }
}
