//! An operator's own figures: single cells of the tables can be replaced with those of the operator's
//! rulebook. `[dba.base-depth]`, then `Bd.15mm = 20`; all other cells keep their printed value.

use crate::kit::tables::{Table, Tables};
use crate::problem::{Place, Problem, nearest};
use crate::systems;

/// Reads a rulebook. `file` is its name in problem reports.
pub fn rulebook(file: &str, text: &str) -> (Tables, Vec<Problem>) {
    let mut tables = Tables::default();
    let at = |offset: usize| Place::at(file, text, offset);
    let mut problems = Vec::new();
    let read: toml::Table = match toml::from_str(text) {
        Ok(read) => read,
        Err(error) => {
            let offset = error.span().map_or(0, |span| span.start);
            return (
                tables,
                vec![Problem::new(
                    at(offset),
                    "rulebook",
                    error.message().replace('\n', " "),
                )],
            );
        }
    };
    for (system, named) in &read {
        // A table id contains a dot, so `[dba.base-depth]` is a nested table in TOML.
        let Some(named) = named.as_table() else {
            problems.push(Problem::new(
                at(find(text, system)),
                "rulebook",
                format!("`{system}` stands alone: expected [system.table]"),
            ));
            continue;
        };
        for (name, rows) in named {
            let id = format!("{system}.{name}");
            let place = at(find(text, &id));
            let Some(table) = systems::table(&id) else {
                let near = nearest(&id, systems::tables().map(|table| table.id)).join(" ");
                problems.push(Problem::new(
                    place,
                    "rulebook",
                    format!("there is no table `{id}`: nearest are {near}"),
                ));
                continue;
            };
            replace(&mut tables, table, rows, &place, &mut problems);
        }
    }
    (tables, problems)
}

fn replace(
    tables: &mut Tables,
    table: &Table,
    rows: &toml::Value,
    place: &Place,
    problems: &mut Vec<Problem>,
) {
    let cells = rows
        .as_table()
        .into_iter()
        .flatten()
        .flat_map(|(row, columns)| {
            columns
                .as_table()
                .into_iter()
                .flatten()
                .map(move |cell| (row, cell))
        });
    let mut some = false;
    for (row, (column, value)) in cells {
        some = true;
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        if let Err(error) = tables.replace(table, row, column, &text) {
            problems.push(Problem::new(place.clone(), "rulebook", error));
        }
    }
    if !some {
        problems.push(Problem::new(
            place.clone(),
            "rulebook",
            format!(
                "`{}` replaces nothing: expected row.column = value",
                table.id
            ),
        ));
    }
}

fn find(text: &str, name: &str) -> usize {
    text.find(name).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::tables::Cell;

    #[test]
    fn figures_are_replaced_and_faults_located() {
        let table = systems::table("dba.base-depth").unwrap();
        let (tables, problems) = rulebook("r.toml", "[dba.base-depth]\nBd.15mm = 21\n");
        assert_eq!(problems, []);
        assert_eq!(tables.cell(table, "Bd", "15mm"), (Cell::Number(21), true));
        assert!(!tables.cell(table, "Bd", "25mm").1);
        for (text, want) in [
            (
                "[dba.base-dept]\nBd.15mm = 21\n",
                "r.toml:1:2: rulebook: there is no table `dba.base-dept`: nearest are dba.base-depth",
            ),
            (
                "\n[dba.base-depth]\nBd.15mm = \"x\"\n",
                "r.toml:2:2: rulebook: `dba.base-depth.Bd.15mm` = `x`: expected a whole number",
            ),
            (
                "[dba.base-depth]\nBd = 3\n",
                "r.toml:1:2: rulebook: `dba.base-depth` replaces nothing",
            ),
            ("dba = 1\n", "r.toml:1:1: rulebook: `dba` stands alone"),
            ("[dba", "r.toml:1:5: rulebook: "),
        ] {
            let (_, problems) = rulebook("r.toml", text);
            assert!(
                problems.len() == 1 && problems[0].to_string().starts_with(want),
                "wanted {want}\ngot {problems:?}"
            );
        }
    }
}
