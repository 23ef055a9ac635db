//! Dotted paths into an input: `friends.0.troop`.

use serde_json::{Map, Value};

/// The value at a dotted path.
pub(super) fn told<'v>(given: &'v Map<String, Value>, path: &str) -> Option<&'v Value> {
    let mut parts = path.split('.');
    let mut at = given.get(parts.next()?)?;
    for part in parts {
        at = match at {
            Value::Object(map) => map.get(part)?,
            Value::Array(items) => items.get(part.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(at)
}

/// Sets a dotted path of an input: a fact inside a group or a list.
pub fn put(given: &mut Map<String, Value>, path: &str, value: Value) {
    let (first, rest) = path
        .split_once('.')
        .map_or((path, None), |(first, rest)| (first, Some(rest)));
    let Some(rest) = rest else {
        given.insert(path.to_owned(), value);
        return;
    };
    let mut at = given.entry(first.to_owned()).or_insert(Value::Null);
    for part in rest.split('.') {
        at = match part.parse::<usize>() {
            Ok(n) if at.is_array() => match at.as_array_mut().and_then(|items| items.get_mut(n)) {
                Some(item) => item,
                None => return,
            },
            _ => {
                if !at.is_object() {
                    *at = Value::Object(Map::new());
                }
                let Some(map) = at.as_object_mut() else {
                    return;
                };
                map.entry(part.to_owned()).or_insert(Value::Null)
            }
        };
    }
    *at = value;
}
