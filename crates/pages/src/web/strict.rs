//! JSON that a client sends.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// Parses one JSON value. An object that names a field twice is refused, because it is unclear which one is
/// meant. Values may be nested 127 deep.
///
/// # Errors
/// The first fault, with its line and column.
pub fn read(text: &[u8]) -> serde_json::Result<Value> {
    serde_json::from_slice(text).map(|Strict(value)| value)
}

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON value")
            }
            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }
            fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
                Ok(value.into())
            }
            fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
                Ok(value.into())
            }
            fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
                Ok(value.into())
            }
            fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
                Ok(value.into())
            }
            fn visit_str<E>(self, value: &str) -> Result<Value, E> {
                Ok(value.into())
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
                let mut list = Vec::new();
                while let Some(Strict(item)) = items.next_element()? {
                    list.push(item);
                }
                Ok(list.into())
            }
            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
                let mut map = Map::new();
                while let Some(name) = entries.next_key::<String>()? {
                    if map.contains_key(&name) {
                        let shown: String = name.chars().take(80).collect();
                        return Err(de::Error::custom(format_args!("`{shown}` is given twice")));
                    }
                    let Strict(value) = entries.next_value()?;
                    map.insert(name, value);
                }
                Ok(map.into())
            }
        }
        deserializer.deserialize_any(Read).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_name_stands_once_at_every_depth() {
        let text = r#"{"a": [1, -2, 0.5, null, true, {"b": "c"}], "b": {}}"#;
        assert_eq!(
            read(text.as_bytes()).unwrap(),
            json!({"a": [1, -2, 0.5, null, true, {"b": "c"}], "b": {}})
        );
        for (text, want) in [
            (
                "{\"a\": 1,\n \"a\": 2}",
                "`a` is given twice at line 2 column 4",
            ),
            (
                "[{\"b\": {\"a\": 1, \"\\u0061\": 1}}]",
                "`a` is given twice at line 1 column 24",
            ),
            ("{\"a\": 1} 2", "trailing characters at line 1 column 10"),
        ] {
            assert_eq!(read(text.as_bytes()).unwrap_err().to_string(), want);
        }
        let deep = "[".repeat(20_000);
        let error = read(deep.as_bytes()).unwrap_err();
        assert_eq!((error.line(), error.column()), (1, 128), "{error}");
    }
}
