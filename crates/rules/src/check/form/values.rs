//! Values as clients write them: in JSON, in addresses, and on a command line.

use serde_json::{Map, Value};

use super::field::{Field, Kind, Limit, owned, truths};
use crate::check::fault::FaultKind;
use crate::check::number::as_number;
use crate::kit::tables::Choice;

pub(super) fn read_choice<T: Choice>(given: &Value) -> Result<T, (FaultKind, Vec<String>)> {
    match given.as_str().and_then(T::parse) {
        Some(value) => Ok(value),
        None => Err((FaultKind::NotOneOf, owned(&T::codes()))),
    }
}

pub(super) fn read_truth(given: &Value) -> Result<bool, (FaultKind, Vec<String>)> {
    match given {
        Value::Bool(value) => Ok(*value),
        Value::Number(n) if n.as_i64() == Some(1) => Ok(true),
        Value::Number(n) if n.as_i64() == Some(0) => Ok(false),
        Value::String(text) if matches!(text.as_str(), "true" | "1" | "on") => Ok(true),
        Value::String(text) if matches!(text.as_str(), "false" | "0" | "off") => Ok(false),
        _ => Err((FaultKind::NotTrueOrFalse, truths())),
    }
}

/// Whether a given value means yes, in any of its spellings: `true`, `1`, `on`.
pub fn is_true(given: &Value) -> bool {
    read_truth(given) == Ok(true)
}

pub(super) fn read_integer(
    given: &Value,
    min: i64,
    max: i64,
) -> Result<i64, (FaultKind, Vec<String>)> {
    let range = || vec![format!("{min}–{max}")];
    let number = as_number(given).ok_or_else(|| (FaultKind::NotANumber, range()))?;
    if number.fract() != 0.0 {
        return Err((FaultKind::NotWhole, range()));
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the range is checked next, in i64"
    )]
    let number = number as i64;
    if number < min || number > max {
        Err((FaultKind::OutOfRange, range()))
    } else {
        Ok(number)
    }
}

/// The entries of a list, or of a text with commas; `none` and `false` are an empty list.
pub(super) fn items(given: &Value) -> Option<Vec<Value>> {
    match given {
        Value::Array(items) => Some(items.clone()),
        Value::Bool(false) => Some(Vec::new()),
        Value::String(text) if matches!(text.trim(), "none" | "false") => Some(Vec::new()),
        Value::String(text) => Some(
            text.split([',', ' '])
                .filter(|part| !part.is_empty())
                .map(Value::from)
                .collect(),
        ),
        _ => None,
    }
}

/// The pairs of a map, or of a text such as `bows=knights, guns=`.
pub(super) fn pairs(given: &Value) -> Option<Vec<(String, Value)>> {
    match given {
        Value::Object(map) => Some(
            map.iter()
                .map(|(who, whom)| (who.clone(), whom.clone()))
                .collect(),
        ),
        Value::String(text) => {
            let parts = text
                .split([',', ';'])
                .map(str::trim)
                .filter(|part| !part.is_empty());
            parts
                .map(|part| {
                    part.split_once('=')
                        .map(|(who, whom)| (who.trim().to_owned(), Value::from(whom.trim())))
                })
                .collect()
        }
        _ => None,
    }
}

/// Pairs of names as one text, if one of the names cannot be a step of a dotted path or would be read as a
/// list index.
pub fn pairs_text(map: &Map<String, Value>) -> Option<String> {
    let fits = |name: &String| {
        !name.is_empty() && !name.contains('.') && !name.bytes().all(|b| b.is_ascii_digit())
    };
    let text = |whom: &Value| whom.as_str().unwrap_or_default().to_owned();
    let unfit = map.keys().any(|name| !fits(name))
        && map.values().all(|whom| whom.is_string() || whom.is_null());
    unfit.then(|| {
        map.iter()
            .map(|(who, whom)| format!("{who}={}", text(whom)))
            .collect::<Vec<_>>()
            .join(",")
    })
}

/// Whether a list of such groups has a short form.
pub fn rows_fit(fields: &[Field]) -> bool {
    fields.iter().all(is_plain)
}

/// Whether a value of this kind can be a cell of such a row.
pub(super) fn is_plain(field: &Field) -> bool {
    matches!(
        field.kind,
        Kind::Choice { .. }
            | Kind::Flag
            | Kind::Integer { .. }
            | Kind::Decimal { .. }
            | Kind::Name
            | Kind::Text { .. }
    )
}

/// An example row, made of the first accepted value of each field; `None` if the groups of the list have
/// other kinds of fields.
pub fn sample_row(fields: &[Field]) -> Option<String> {
    let value = |field: &Field| match &field.kind {
        _ if !matches!(field.default, Limit::Required | Limit::Asked) => String::new(),
        Kind::Choice { codes, .. } => codes
            .first()
            .map(|code| (*code).to_owned())
            .unwrap_or_default(),
        Kind::Integer { min, .. } => min.to_string(),
        Kind::Decimal { min, .. } => min.to_string(),
        Kind::Flag => "1".to_owned(),
        _ => "x".to_owned(),
    };
    let row = fields.iter().map(value).collect::<Vec<_>>().join("_");
    fields
        .iter()
        .all(is_plain)
        .then(|| row.trim_end_matches('_').to_owned())
}

/// The rows of a text such as `line_6*dragoons_2`: plain values in declared order. `None` if the groups of
/// the list have other kinds of fields.
pub fn rows(text: &str, fields: &[Field]) -> Option<Vec<Value>> {
    let row = |row: &str| {
        let values: Vec<&str> = row.trim_end_matches('_').split('_').collect();
        if values.len() > fields.len() {
            return Value::from(row);
        }
        let filled = fields
            .iter()
            .zip(values)
            .filter(|(_, value)| !value.is_empty());
        Value::Object(
            filled
                .map(|(field, value)| (field.name.to_owned(), Value::from(value)))
                .collect(),
        )
    };
    fields
        .iter()
        .all(is_plain)
        .then(|| text.split('*').map(row).collect())
}

/// The groups of a list as such a text; `None` if they hold anything that a row cannot.
pub fn rows_text(items: &[Value], fields: &[Field]) -> Option<String> {
    let plain = |value: &Value| match value {
        Value::Null => Some(String::new()),
        Value::Bool(yes) => Some(if *yes { "1" } else { "0" }.to_owned()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) => (!text.contains(['_', '*'])).then(|| text.clone()),
        Value::Array(_) | Value::Object(_) => None,
    };
    let row = |item: &Value| {
        let map = item.as_object()?;
        let known = map
            .keys()
            .all(|name| fields.iter().any(|field| field.name == name));
        let values: Option<Vec<String>> = fields
            .iter()
            .map(|field| plain(map.get(field.name).unwrap_or(&Value::Null)))
            .collect();
        let text = values.filter(|_| known)?.join("_");
        // An empty row is still a row.
        Some(if text.trim_end_matches('_').is_empty() {
            "_".to_owned()
        } else {
            text.trim_end_matches('_').to_owned()
        })
    };
    let rows: Option<Vec<String>> = items.iter().map(row).collect();
    rows.filter(|rows| !rows.is_empty() && fields.iter().all(is_plain))
        .map(|rows| rows.join("*"))
}

/// A line of text with single spaces and without control characters.
pub(super) fn read_text(given: &Value, most: usize) -> Result<String, (FaultKind, Vec<String>)> {
    let text = match given {
        Value::String(text) => text
            .chars()
            .map(|c| {
                if c.is_control() || is_hidden(c) {
                    ' '
                } else {
                    c
                }
            })
            .collect(),
        Value::Number(number) => number.to_string(),
        _ => return Err((FaultKind::NotAName, Vec::new())),
    };
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > most {
        Err((FaultKind::TooLong, vec![format!("0–{most}")]))
    } else {
        Ok(text)
    }
}

/// A text of several lines.
pub(super) fn read_lines(given: &Value, most: usize) -> Result<String, (FaultKind, Vec<String>)> {
    let Value::String(text) = given else {
        return Err((FaultKind::NotAName, Vec::new()));
    };
    let text: String = text.replace("\r\n", "\n").replace('\r', "\n");
    let text: String = text
        .chars()
        .map(|c| {
            if c != '\n' && (c.is_control() || is_hidden(c)) {
                ' '
            } else {
                c
            }
        })
        .collect();
    if text.chars().count() > most {
        Err((FaultKind::TooLong, vec![format!("0–{most}")]))
    } else {
        Ok(text)
    }
}

/// Unicode direction marks, which would change the reading order of the text after them.
pub(super) fn is_hidden(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Letters, digits, `-`, `_` and `.`, at most forty characters, so that the name is safe in URLs and lists.
pub(super) fn read_name(given: &Value) -> Result<String, (FaultKind, Vec<String>)> {
    let text = match given {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) if number.is_u64() => number.to_string(),
        _ => String::new(),
    };
    let fits = (1..=40).contains(&text.chars().count())
        && text
            .chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'));
    if fits {
        Ok(text)
    } else {
        Err((FaultKind::NotAName, Vec::new()))
    }
}
