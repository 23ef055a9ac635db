//! Dotted paths into nested facts (`friends.0.troop`), and facts as pairs of path and text.

use serde_json::{Map, Value};

use super::fault::{Fault, FaultKind, MOST_GIVEN};
use super::form::{self, Field, Kind};

/// Maximum number of facts read from the pairs of an address or a command line. No input that a check
/// accepts has more.
pub const MOST_FACTS: usize = 1500;

/// Whether a value counts as not given: null, or the empty text of a form.
pub(super) fn is_empty(value: &Value) -> bool {
    value.is_null() || value.as_str() == Some("")
}

/// Whether a step of a path is a list index.
pub(super) fn is_number(part: &str) -> bool {
    !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit())
}

/// The value inside another one.
fn inside<'v>(value: &'v Value, part: &str) -> Option<&'v Value> {
    match value {
        Value::Object(map) => map.get(part),
        Value::Array(items) => items.get(part.parse::<usize>().ok()?),
        _ => None,
    }
}

/// The value at a dotted path.
pub fn at<'v>(told: &'v Map<String, Value>, path: &str) -> Option<&'v Value> {
    let mut parts = path.split('.');
    let first = told.get(parts.next()?)?;
    parts.try_fold(first, inside)
}

/// Whether a fault says only that something was not given. A text may stand for a whole list or group: a
/// wrong value inside it was given, a missing one was not.
pub(super) fn is_lack(told: &Map<String, Value>, fault: &Fault) -> bool {
    let (first, rest) = fault
        .path
        .split_once('.')
        .map_or((fault.path.as_str(), None), |(first, rest)| {
            (first, Some(rest))
        });
    let shape = matches!(
        fault.kind,
        FaultKind::UnknownField | FaultKind::NotAGroup | FaultKind::TooMany
    );
    let mut value = told.get(first);
    for part in rest.into_iter().flat_map(|rest| rest.split('.')) {
        match value {
            Some(found @ (Value::Object(_) | Value::Array(_))) => value = inside(found, part),
            Some(found) if !is_empty(found) => return fault.kind == FaultKind::Missing,
            _ => return !shape,
        }
    }
    !shape && value.is_none_or(is_empty)
}

/// Sets the value at a dotted path and creates the groups on the way. A list can only grow by its next
/// entry; other indices are ignored.
pub fn put(told: &mut Map<String, Value>, path: &str, value: Value) {
    let (first, rest) = path
        .split_once('.')
        .map_or((path, None), |(first, rest)| (first, Some(rest)));
    let mut at = told.entry(first.to_owned()).or_insert(Value::Null);
    for part in rest.into_iter().flat_map(|rest| rest.split('.')) {
        if !at.is_object() && !at.is_array() {
            *at = if is_number(part) {
                Value::Array(Vec::new())
            } else {
                Value::Object(Map::new())
            };
        }
        at = match at {
            Value::Object(map) => map.entry(part.to_owned()).or_insert(Value::Null),
            Value::Array(items) => {
                let Ok(n) = part.parse::<usize>() else {
                    return;
                };
                if n == items.len() {
                    items.push(Value::Null);
                }
                match items.get_mut(n) {
                    Some(item) => item,
                    None => return,
                }
            }
            _ => return,
        };
    }
    *at = value;
}

/// Removes the value at a dotted path, and every group, list entry or list that becomes empty.
pub fn remove(told: &mut Map<String, Value>, path: &str) {
    match path.split_once('.') {
        None => {
            told.shift_remove(path);
        }
        Some((name, rest)) => {
            if told
                .get_mut(name)
                .is_some_and(|value| remove_inside(value, rest))
            {
                told.shift_remove(name);
            }
        }
    }
}

/// Whether a value is empty after a removal.
fn remove_inside(value: &mut Value, path: &str) -> bool {
    match value {
        Value::Object(map) => {
            remove(map, path);
            map.is_empty()
        }
        Value::Array(items) => {
            let (number, rest) = path
                .split_once('.')
                .map_or((path, None), |(number, rest)| (number, Some(rest)));
            if let Ok(n) = number.parse::<usize>()
                && let Some(item) = items.get_mut(n)
                && rest.is_none_or(|rest| remove_inside(item, rest))
            {
                items.remove(n);
            }
            items.is_empty()
        }
        _ => false,
    }
}

/// Visits every given fact in declared order, with its path and its field: plain fields, fields of groups
/// and list entries, and each list itself before its entries.
pub fn walk<'w>(
    fields: &'w [Field],
    told: &'w Map<String, Value>,
    visit: &mut dyn FnMut(&str, &'w Field, &'w Value),
) {
    walk_inside("", fields, told, visit);
}

fn walk_inside<'w>(
    prefix: &str,
    fields: &'w [Field],
    told: &'w Map<String, Value>,
    visit: &mut dyn FnMut(&str, &'w Field, &'w Value),
) {
    for field in fields {
        let Some(value) = told.get(field.name).filter(|value| !is_empty(value)) else {
            continue;
        };
        let path = format!("{prefix}{}", field.name);
        match (&field.kind, value) {
            (Kind::Group(inner), Value::Object(map)) => {
                walk_inside(&format!("{path}."), inner, map, visit);
            }
            (Kind::List { fields, .. }, Value::Array(items)) => {
                visit(&path, field, value);
                for (n, item) in items.iter().enumerate() {
                    if let Value::Object(map) = item {
                        walk_inside(&format!("{path}.{n}."), fields, map, visit);
                    }
                }
            }
            _ => visit(&path, field, value),
        }
    }
}

/// Unwraps a list of one entry, as addresses write it.
fn single(value: &Value) -> &Value {
    match value.as_array().map(Vec::as_slice) {
        Some([only]) => only,
        _ => value,
    }
}

/// Whether two values are equivalent; in an address, numbers and booleans are text.
pub fn same(a: &Value, b: &Value) -> bool {
    let number = |value: &Value| value.as_f64().or_else(|| value.as_str()?.parse().ok());
    let truth = |value: &Value| value.as_bool().or_else(|| value.as_str()?.parse().ok());
    single(a) == single(b)
        || number(a).is_some() && number(a) == number(b)
        || truth(a).is_some() && truth(a) == truth(b)
}

/// Builds nested values from `key=value` pairs with dotted keys: `friends.0.troop=Ps`. A repeated key
/// becomes a list; `friends.0=true` is an entry without facts. Only the structure is checked here.
///
/// # Errors
/// If a key is both a value and a group, is nested deeper than six levels, or skips a list index. If there
/// are more than [`MOST_FACTS`], a single fault.
pub fn from_pairs<'p>(
    pairs: impl IntoIterator<Item = (&'p str, &'p str)>,
) -> Result<Map<String, Value>, Vec<Fault>> {
    from_paths(pairs.into_iter().map(|(key, text)| (key, text.into())))
}

/// Like [`from_pairs`], for values that need not be text.
pub(super) fn from_paths<'p>(
    pairs: impl IntoIterator<Item = (&'p str, Value)>,
) -> Result<Map<String, Value>, Vec<Fault>> {
    let mut pairs = pairs.into_iter();
    let mut root = Value::Object(Map::new());
    let mut faults = Vec::new();
    let shown = |key: &str| key.chars().take(MOST_GIVEN).collect::<String>();
    for (key, value) in pairs.by_ref().take(MOST_FACTS) {
        let parts: Vec<&str> = key.split('.').collect();
        let bad = parts.len() > 6 || parts.iter().any(|part| part.is_empty() || part.len() > 64);
        let given = match &value {
            Value::String(text) => shown(text).into(),
            other if other.is_object() || other.is_array() => Value::Null,
            other => other.clone(),
        };
        if bad || place(&mut root, &parts, value).is_none() {
            faults.push(Fault {
                path: shown(key),
                given,
                kind: FaultKind::NotAGroup,
                accepted: Vec::new(),
                args: Vec::new(),
                against: Vec::new(),
            });
        }
    }
    if let Some((key, _)) = pairs.next() {
        return Err(vec![Fault {
            path: shown(key),
            given: Value::from(MOST_FACTS + 1 + pairs.count()),
            kind: FaultKind::TooMany,
            accepted: vec![MOST_FACTS.to_string()],
            args: Vec::new(),
            against: Vec::new(),
        }]);
    }
    match root {
        Value::Object(map) if faults.is_empty() => Ok(map),
        _ => Err(faults),
    }
}

fn place(at: &mut Value, parts: &[&str], value: Value) -> Option<()> {
    let Some((first, rest)) = parts.split_first() else {
        return join(at, value);
    };
    // A group or list that was said to exist, without facts.
    if at.is_null() || *at == true || *at == "true" {
        *at = if is_number(first) {
            Value::Array(Vec::new())
        } else {
            Value::Object(Map::new())
        };
    }
    match at {
        Value::Object(map) => place(
            map.entry((*first).to_owned()).or_insert(Value::Null),
            rest,
            value,
        ),
        Value::Array(items) => {
            let n: usize = first.parse().ok()?;
            if n == items.len() && n < MOST_FACTS {
                items.push(Value::Null);
            }
            let item = items.get_mut(n)?;
            // A group without facts.
            let bare = value == "true" || value == true;
            if rest.is_empty() && bare && !item.is_string() {
                if item.is_null() {
                    *item = Value::Object(Map::new());
                }
                return Some(());
            }
            place(item, rest, value)
        }
        _ => None,
    }
}

/// Adds a value to what is already given: texts become a list, groups are merged.
fn join(at: &mut Value, value: Value) -> Option<()> {
    let groups = |items: &[Value]| items.iter().all(Value::is_object);
    match (at, value) {
        (at @ Value::Null, value) => *at = value,
        (at @ Value::Bool(true), value) if value.is_object() || value.is_array() => *at = value,
        (at @ Value::String(_), value @ Value::String(_)) => {
            *at = Value::Array(vec![at.take(), value]);
        }
        (Value::Array(items), value @ Value::String(_)) if items.iter().all(Value::is_string) => {
            items.push(value);
        }
        (Value::Object(map), Value::Object(more)) => {
            for (name, value) in more {
                join(map.entry(name).or_insert(Value::Null), value)?;
            }
        }
        (Value::Array(items), Value::Array(more)) if groups(items) && groups(&more) => {
            items.resize(items.len().max(more.len()), Value::Null);
            for (item, value) in items.iter_mut().zip(more) {
                join(item, value)?;
            }
        }
        _ => return None,
    }
    Some(())
}

/// Facts as pairs with dotted keys, without null and empty values.
pub fn pairs(told: &Map<String, Value>) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for (name, value) in told {
        flatten(name, value, &mut pairs);
    }
    pairs
}

fn flatten(name: &str, value: &Value, pairs: &mut Vec<(String, String)>) {
    match value {
        Value::Null => {}
        Value::String(text) => pairs.push((name.to_owned(), text.clone())),
        // An empty list is a fact too.
        Value::Array(items) if items.is_empty() => {
            pairs.push((name.to_owned(), "none".to_owned()));
        }
        Value::Array(items) if items.iter().all(Value::is_string) => {
            let texts: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
            pairs.push((name.to_owned(), texts.join(",")));
        }
        // The corners of an outline.
        Value::Array(items) if items.iter().all(is_corner) => {
            let numbers: Vec<String> = items
                .iter()
                .filter_map(Value::as_array)
                .flatten()
                .map(ToString::to_string)
                .collect();
            pairs.push((name.to_owned(), numbers.join(",")));
        }
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                let (name, before) = (format!("{name}.{n}"), pairs.len());
                flatten(&name, item, pairs);
                if item.is_object() && pairs.len() == before {
                    pairs.push((name, true.to_string()));
                }
            }
        }
        Value::Object(map) => match form::pairs_text(map) {
            Some(text) => pairs.push((name.to_owned(), text)),
            None => {
                for (inner, value) in map {
                    flatten(&format!("{name}.{inner}"), value, pairs);
                }
            }
        },
        other => pairs.push((name.to_owned(), other.to_string())),
    }
}

fn is_corner(value: &Value) -> bool {
    value
        .as_array()
        .is_some_and(|pair| pair.len() == 2 && pair.iter().all(Value::is_number))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn dotted_names_and_groups_say_the_same() {
        let read = |given: Value| {
            let map = given.as_object().unwrap().clone();
            from_paths(
                map.iter()
                    .map(|(path, value)| (path.as_str(), value.clone())),
            )
        };
        let wanted =
            json!({"a": {"troop": "Kn", "rear": "Sp"}, "friends": [{"troop": "Ps", "far": true}]});
        for given in [
            json!({"a.troop": "Kn", "a": {"rear": "Sp"}, "friends.0.troop": "Ps", "friends": [{"far": true}]}),
            json!({"a": {"troop": "Kn"}, "a.rear": "Sp", "friends": true, "friends.0.troop": "Ps", "friends.0.far": true}),
        ] {
            assert_eq!(read(given).map(Value::Object), Ok(wanted.clone()));
        }
        // Neither a fact that is lost nor one that replaces another.
        for given in [
            json!({"a": "Kn", "a.rear": "Sp"}),
            json!({"friends": false, "friends.0.troop": "Ps"}),
            json!({"friends.1.troop": "Ps"}),
            json!({"a.rear": "Sp", "a": 7}),
        ] {
            assert!(read(given.clone()).is_err(), "{given}");
        }
    }
}
