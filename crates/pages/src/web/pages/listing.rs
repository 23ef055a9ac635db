//! A result that is a list, as a table.

use serde_json::{Map, Value};

use super::layout::Layout;
use crate::check::{Check, OutKind, Output, Unit};

/// A result list as a table: headings and cells, each with a flag for numbers.
pub struct Listing {
    pub title: String,
    pub heads: Vec<(String, bool)>,
    pub rows: Vec<Vec<(String, bool)>>,
}

/// A list as a table; `None` if it is empty or no list.
pub fn listing(
    s: &Layout<'_>,
    check: &Check,
    name: &str,
    values: &Map<String, Value>,
) -> Option<Listing> {
    let output = check.outputs.iter().find(|output| output.name == name)?;
    let OutKind::List(columns) = output.kind else {
        return None;
    };
    let key = format!("{}-value-{name}", check.key());
    let rows: Vec<&Value> = values.get(name)?.as_array()?.iter().collect();
    if rows.is_empty() {
        return None;
    }
    let row = |row: &&Value| {
        let cells = columns
            .iter()
            .flat_map(|column| leaves(column, row.get(column.name)));
        let text = |column: &Output, value: &Value| {
            let named = match (&column.kind, value) {
                (OutKind::Name, Value::String(name)) => place(s, check, name),
                _ => None,
            };
            named.unwrap_or_else(|| cell(s, column, value))
        };
        cells
            .map(|(column, value)| (text(column, value), is_number(&column.kind)))
            .collect()
    };
    Some(Listing {
        title: s.first(&[&key], name),
        heads: heads(s, &key, columns),
        rows: rows.iter().map(row).collect(),
    })
}

/// The question of an open point, or the place of a list entry.
fn place(s: &Layout<'_>, check: &Check, name: &str) -> Option<String> {
    let library = &s.site.library;
    let point = format!("{}-point-{name}", check.system());
    let point = library.texts.find(s.lang, &point);
    point.or_else(|| library.entry(s.lang, check, name))
}

pub const fn is_number(kind: &OutKind) -> bool {
    matches!(kind, OutKind::Number(_))
}

/// The columns of a table; the fields of groups are separate columns.
pub fn heads(s: &Layout<'_>, key: &str, columns: &[Output]) -> Vec<(String, bool)> {
    let mut heads = Vec::new();
    for column in columns {
        let key = format!("{key}-{}", column.name);
        match &column.kind {
            OutKind::Group(inner) => heads.extend(self::heads(s, &key, inner)),
            OutKind::Number(unit)
                if !matches!(
                    unit,
                    Unit::None | Unit::Points | Unit::Elements | Unit::Bases
                ) =>
            {
                heads.push((
                    format!("{} ({})", s.first(&[&key], column.name), s.unit(*unit, 2.0)),
                    true,
                ));
            }
            kind => heads.push((s.first(&[&key], column.name), is_number(kind))),
        }
    }
    heads
}

/// The cells of a value in its columns.
pub fn leaves<'v>(
    column: &'static Output,
    value: Option<&'v Value>,
) -> Vec<(&'static Output, &'v Value)> {
    let value = value.unwrap_or(&Value::Null);
    match column.kind {
        OutKind::Group(inner) => inner
            .iter()
            .flat_map(|column| leaves(column, value.get(column.name)))
            .collect(),
        _ => vec![(column, value)],
    }
}

/// A cell as a reader sees it.
pub fn cell(s: &Layout<'_>, column: &Output, value: &Value) -> String {
    let library = &s.site.library;
    match (&column.kind, value) {
        (_, Value::Null) => "–".to_owned(),
        (OutKind::Word { scope, .. } | OutKind::Words { scope, .. }, value) => {
            library.value_text(s.lang, Some(scope), value)
        }
        (_, Value::Number(number)) => s.lang.numeral(number.as_f64().unwrap_or_default()),
        (_, value) => library.value_text(s.lang, None, value),
    }
}
