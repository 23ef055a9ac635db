//! Form values from the query of a page: parsed, cleaned, and displayed again.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::check::MOST_FACTS;

/// The query of a check page; `None` shows the empty form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    pub pairs: Vec<(String, String)>,
}

/// Values as typed, by dotted path.
pub type Typed = BTreeMap<String, String>;

/// Parameters without empty fields; list entries are renumbered if one was left empty.
pub fn tidy(given: &Given) -> Vec<(String, String)> {
    let mut out: Vec<(String, String)> = Vec::new();
    // `friends` → the indices seen, each with its new index.
    let mut seen: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    for (name, value) in &given.pairs {
        let value = value.trim();
        if value.is_empty() {
            continue;
        }
        let mut path = String::new();
        for part in name.split('.') {
            let number =
                !path.is_empty() && !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
            let part = if number {
                let numbers = seen.entry(path.clone()).or_default();
                let next = numbers.len();
                numbers.entry(part.to_owned()).or_insert(next).to_string()
            } else {
                part.to_owned()
            };
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(&part);
        }
        out.push((path, value.to_owned()));
    }
    out
}

/// Removes a parameter that is not an input.
pub fn take(pairs: &mut Vec<(String, String)>, name: &str) -> Option<String> {
    let found = pairs
        .iter()
        .find(|(given, _)| given == name)
        .map(|(_, value)| value.clone());
    pairs.retain(|(given, _)| given != name);
    found
}

/// Maximum length of a value that a form shows again, in characters: a whole army list.
const LONGEST: usize = 8000;

/// Pairs as they are read.
pub fn borrowed(pairs: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> {
    pairs
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
}

/// The values that a form shows again, limited in number.
pub fn typed(pairs: &[(String, String)]) -> Typed {
    let mut typed = Typed::new();
    for (name, value) in pairs.iter().take(MOST_FACTS) {
        let shown: String = value.chars().take(LONGEST).collect();
        typed
            .entry(name.clone())
            .and_modify(|all| *all = format!("{all},{shown}"))
            .or_insert(shown);
    }
    typed
}

/// Codes accepted in another form (`4Bd` for `Bd`) are shown as the check understood them.
pub fn echo(
    prefix: &str,
    echoed: &Map<String, Value>,
    given: &Map<String, Value>,
    typed: &mut Typed,
) {
    for (name, value) in given {
        let path = format!("{prefix}{name}");
        match (value, echoed.get(name)) {
            (Value::Object(inner), Some(Value::Object(echoed))) => {
                echo(&format!("{path}."), echoed, inner, typed)
            }
            (Value::String(_), Some(Value::String(code))) => {
                typed.insert(path, code.clone());
            }
            _ => {}
        }
    }
}

/// Fields that were given, with the values that the check read.
pub fn canonical(given: &Map<String, Value>, echoed: &Map<String, Value>) -> Map<String, Value> {
    let mut out = Map::new();
    for (name, value) in echoed {
        match (given.get(name), value) {
            (Some(Value::Object(given)), Value::Object(echoed)) => {
                out.insert(name.clone(), Value::Object(canonical(given, echoed)));
            }
            (Some(_), value) => {
                out.insert(name.clone(), value.clone());
            }
            (None, _) => {}
        }
    }
    out
}

pub fn agreed(input: &Map<String, Value>) -> Vec<String> {
    listed(input, "agreed")
}

/// Special parameters besides the inputs.
pub fn listed(input: &Map<String, Value>, name: &str) -> Vec<String> {
    match input.get(name) {
        Some(Value::String(text)) => text.split(',').map(str::to_owned).collect(),
        Some(Value::Array(items)) => items
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_fields_go_and_lists_close_up() {
        let pairs = [
            ("a", " "),
            ("friends.0.troop", ""),
            ("friends.2.troop", "Ps"),
            ("friends.2.n", "1"),
            ("friends.5.troop", "Bd"),
            ("b", " x "),
        ];
        let given = Given {
            pairs: pairs.map(|(a, b)| (a.to_owned(), b.to_owned())).to_vec(),
        };
        let want = [
            ("friends.0.troop", "Ps"),
            ("friends.0.n", "1"),
            ("friends.1.troop", "Bd"),
            ("b", "x"),
        ];
        assert_eq!(
            tidy(&given),
            want.map(|(a, b)| (a.to_owned(), b.to_owned()))
        );
    }
}
