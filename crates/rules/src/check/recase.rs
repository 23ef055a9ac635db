//! Reads codes that differ from an accepted code only in capitals.

use std::borrow::Cow;

use serde_json::{Map, Value};

use super::fault::{Fault, FaultKind};
use super::paths::{at, put};

/// Reads an input; if values are refused only for their capitals, and just one accepted code has the
/// same letters, reads it again with that code. Codes may differ in nothing but capitals, so a value
/// written exactly is never changed.
pub(super) fn recased<T>(
    given: &Map<String, Value>,
    mut read: impl FnMut(&Map<String, Value>) -> Result<T, Vec<Fault>>,
) -> Result<T, Vec<Fault>> {
    // A value may be read only once another is right.
    const MOST: usize = 3;
    let mut faults = match read(given) {
        Ok(done) => return Ok(done),
        Err(faults) => faults,
    };
    let mut given = Cow::Borrowed(given);
    for _ in 0..MOST {
        let meant: Vec<(&str, &str, &str)> = faults.iter().filter_map(meant).collect();
        if meant.is_empty() {
            break;
        }
        let mut changed = false;
        for (path, written, code) in meant {
            // The path of an entry of a list that was written as text leads nowhere.
            let list = path.rsplit_once('.').map_or(path, |(list, _)| list);
            for path in [path, list] {
                let value = at(&given, path).and_then(|value| replaced(value, written, code));
                if let Some(value) = value {
                    put(given.to_mut(), path, value);
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
        faults = match read(&given) {
            Ok(done) => return Ok(done),
            Err(faults) => faults,
        };
    }
    Err(faults)
}

/// The path of a refused value, the value, and the only accepted code with the same letters.
fn meant(fault: &Fault) -> Option<(&str, &str, &str)> {
    let written = fault.given.as_str()?;
    let mut codes = fault
        .accepted
        .iter()
        .filter(|code| code.eq_ignore_ascii_case(written));
    let code = codes.next().filter(|code| *code != written)?;
    let only = fault.kind == FaultKind::NotOneOf && codes.next().is_none();
    only.then_some((&fault.path, written, code))
}

/// A value, or a list that holds it, with another code.
fn replaced(value: &Value, written: &str, code: &str) -> Option<Value> {
    match value {
        Value::String(text) if text == written => Some(code.into()),
        Value::String(text) => {
            let mut parts = text.split(',');
            parts.clone().any(|part| part.trim() == written).then(|| {
                let one = |part: &str| match part.trim() {
                    part if part == written => code.to_owned(),
                    part => part.to_owned(),
                };
                let all: Vec<String> = parts.by_ref().map(one).collect();
                all.join(",").into()
            })
        }
        Value::Array(items) => items.iter().any(|item| item == written).then(|| {
            let one = |item: &Value| match item {
                item if item == written => code.into(),
                item => item.clone(),
            };
            items.iter().map(one).collect()
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::kit::tables::Tables;
    use crate::systems;

    #[test]
    fn capitals_do_not_matter_where_one_code_is_meant() {
        let told = |id: &str, given: Value| {
            let check = systems::check(id).unwrap();
            let given = given.as_object().unwrap();
            let answered = check.answer(&Tables::default(), given);
            answered.map(|verdict| verdict.told.unwrap_or_default())
        };
        let close = told("dba.close-combat", json!({"loser": "kn", "winner": "BW"})).unwrap();
        assert_eq!([&close["loser"], &close["winner"]], ["Kn", "Bw"]);
        let traits = told("impetus.general-traits", json!({"level": "Expert"})).unwrap();
        assert_eq!(traits["level"], "expert");
        let wrong = told("dba.close-combat", json!({"loser": "knx", "winner": "Bw"}));
        assert_eq!(wrong.unwrap_err()[0].path, "loser");
        let list = replaced(&json!(["WOOD", "road"]), "WOOD", "wood");
        assert_eq!(list, Some(json!(["wood", "road"])));
        let text = replaced(&json!("road, WOOD"), "WOOD", "wood");
        assert_eq!(text, Some(json!("road,wood")));
    }
}
