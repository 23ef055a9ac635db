//! Audit rule for figures: a number that a check reads is printed from its table, never typed.

use super::{Finder, Subject};
use crate::kit::tables::{Cell, Table};

pub(super) fn typed(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        let tables: Vec<&Table> = node
            .attributes
            .checks
            .iter()
            .filter_map(|id| subject.check(id.as_str()))
            .flat_map(|check| check.tables)
            .copied()
            .collect();
        for (_, text) in node.text.iter() {
            for (number, place) in &text.numbers {
                let mut cells = cells(&tables, number);
                if !cells.is_empty() {
                    let more = cells.len().saturating_sub(3);
                    cells.truncate(3);
                    let more = if more > 0 {
                        format!(" (or {more} other cells)")
                    } else {
                        String::new()
                    };
                    finder.problem(
                        place,
                        format!(
                            "`{number}` is a figure of a table: write {}{more}",
                            cells.join(" or ")
                        ),
                    );
                }
            }
        }
    }
}

/// The `{=…}` of every cell that contains a number, each table once.
fn cells(tables: &[&Table], number: &str) -> Vec<String> {
    let Ok(number) = number.parse::<i64>() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for table in tables {
        for (row, cells) in table.rows.iter().zip(table.cells) {
            for (column, cell) in table.columns.iter().zip(*cells) {
                let name = format!("{{={}.{row}.{column}}}", table.id);
                if *cell == Cell::Number(number) && !found.contains(&name) {
                    found.push(name);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use crate::audit::little::Little;

    #[test]
    fn a_typed_figure() {
        Little::new().body("It goes 40 mm back.\n").finds(&[
            "content-en/dba/recoil.md:11:9: typed-figure: `40` is a figure of a table: write {=toy.table.small.mm}",
            "content-it/dba/recoil.md:11:9: typed-figure: `40` is a figure of a table: write {=toy.table.small.mm}",
        ]);
        // Another number, a number without unit, a node without such a check.
        Little::new()
            .body("It goes 41 mm back, 40 times.\n")
            .finds(&[]);
        Little::new().two("It goes 40 mm back.\n").finds(&[]);
    }
}
