//! Parser for the rows of `index/situation.tsv`.

use super::HEADER;
use crate::cite::rows;
use crate::lang::Lang;

/// A row of the file that applies to some language.
pub(super) struct Row<'t> {
    pub(super) line: usize,
    pub(super) what: &'t str,
    pub(super) langs: Vec<Lang>,
    pub(super) place: &'t str,
    pub(super) words: &'t str,
    pub(super) facts: &'t str,
}

impl Row<'_> {
    /// Returns the column number at which a cell begins.
    pub(super) fn column(&self, cell: &str, row: &str) -> usize {
        let at = cell.as_ptr().addr().saturating_sub(row.as_ptr().addr());
        row.get(..at).map_or(1, |before| before.chars().count() + 1)
    }
}

/// An error in the file: line, column, message.
pub(super) type Fault = (usize, usize, String);

/// Returns the rows of the file, and an error for each line that is not a valid row.
pub(super) fn read(text: &str) -> (Vec<(Row<'_>, &str)>, Vec<Fault>) {
    let mut good = Vec::new();
    let mut faults = Vec::new();
    if !text.is_empty() && text.lines().next() != Some(HEADER) {
        faults.push((
            1,
            1,
            format!("expected the header `{}`", HEADER.escape_default()),
        ));
    }
    for (line, row) in rows(text) {
        let cells: Vec<&str> = row.split('\t').collect();
        let [what, lang, place, words, facts] = cells[..] else {
            faults.push((
                line,
                1,
                format!("expected 5 columns, found {}", cells.len()),
            ));
            continue;
        };
        let langs = match lang {
            "*" => Lang::ALL.to_vec(),
            _ => match lang.parse() {
                Ok(lang) => vec![lang],
                Err(_) => {
                    faults.push((
                        line,
                        what.chars().count() + 2,
                        format!("`{lang}` is no language"),
                    ));
                    continue;
                }
            },
        };
        good.push((
            Row {
                line,
                what,
                langs,
                place,
                words,
                facts,
            },
            row,
        ));
    }
    (good, faults)
}
