//! Questions of a lesson: a situation, the result to find, and the options. The right option is never
//! written down: the check computes it.

use serde_json::{Map, Value};

use crate::id::DottedId;
use crate::problem::Place;

/// A question, identical in every language apart from its prompt.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub check: DottedId,
    pub input: Map<String, Value>,
    /// The result field asked for; inside a group `group.field`.
    pub ask: String,
    /// Possible answers, two to six values.
    pub options: Vec<Value>,
    pub place: Place,
}

impl Question {
    /// The value of the result in a verdict, if it has such a field.
    pub fn answer<'v>(&self, values: &'v Map<String, Value>) -> Option<&'v Value> {
        let mut parts = self.ask.split('.');
        let first = values.get(parts.next()?)?;
        parts.try_fold(first, |at, part| at.get(part))
    }

    /// The number of the option that is right according to a verdict.
    pub fn right(&self, values: &Map<String, Value>) -> Option<usize> {
        let answer = self.answer(values)?;
        self.options.iter().position(|option| equal(option, answer))
    }
}

/// Whether two questions are equal apart from their position.
pub fn same(a: &Question, b: &Question) -> bool {
    a.check == b.check && a.input == b.input && a.ask == b.ask && a.options == b.options
}

/// A chance as it is written: `5/18`, `0`, `1`.
fn fraction(text: &str) -> Option<(u64, u64)> {
    let (num, den) = text.split_once('/').unwrap_or((text, "1"));
    let (num, den): (u64, u64) = (num.parse().ok()?, den.parse().ok()?);
    (den > 0 && num <= den && den < 1_000_000).then_some((num, den))
}

/// Whether two values are equal: 15 and 15.0 are the same number, and so are 10/36 and 5/18.
pub fn equal(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::String(one), Value::String(other)) if one != other => {
            match (fraction(one), fraction(other)) {
                (Some((a, b)), Some((c, d))) => a * d == b * c,
                _ => false,
            }
        }
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b))
        }
        _ => a == b,
    }
}

/// Reads a fence: its info words after `question`, and its body. The prompt is a separate argument, since
/// it differs between languages.
///
/// # Errors
/// `(byte offset in the body, explanation)` of the first fault.
pub fn parse(
    info: &str,
    body: &str,
    place: Place,
) -> Result<(Question, Option<String>), (usize, String)> {
    let mut words = info.split_whitespace();
    let check = words
        .next()
        .ok_or((0, "expected `question system.check`".to_owned()))?;
    let check: DottedId = check.parse().map_err(|error| (0, format!("{error}")))?;
    if let Some(word) = words.next() {
        return Err((
            0,
            format!("`{word}` is no word of a question: expected only the check"),
        ));
    }
    let table: toml::Table = toml::from_str(body).map_err(|error| {
        (
            error.span().map_or(0, |span| span.start),
            error.message().replace('\n', " "),
        )
    })?;
    let Ok(Value::Object(mut input)) = serde_json::to_value(table) else {
        return Err((0, "expected key = value lines".to_owned()));
    };
    let fault = |key: &str, text: String| (line_of(body, key), text);
    let ask = match input.shift_remove("ask") {
        Some(Value::String(ask)) if !ask.is_empty() => ask,
        Some(_) => {
            return Err(fault(
                "ask",
                "expected `ask = \"<result field>\"`".to_owned(),
            ));
        }
        None => {
            return Err((
                0,
                "a question must say what it asks: `ask = \"<result field>\"`".to_owned(),
            ));
        }
    };
    let options = match input.shift_remove("options") {
        Some(Value::Array(options)) => options,
        Some(_) => return Err(fault("options", "expected `options = […]`".to_owned())),
        None => {
            return Err((
                0,
                "a question must offer answers: `options = […]`".to_owned(),
            ));
        }
    };
    if !(2..=6).contains(&options.len()) {
        return Err(fault(
            "options",
            format!("{} options: expected two to six", options.len()),
        ));
    }
    if let Some(again) = options
        .iter()
        .enumerate()
        .find(|(n, option)| options[..*n].iter().any(|other| equal(other, option)))
    {
        return Err(fault(
            "options",
            format!("the option {} stands twice", again.1),
        ));
    }
    let prompt = match input.shift_remove("prompt") {
        None => None,
        Some(Value::String(prompt)) if !prompt.trim().is_empty() => Some(prompt),
        Some(_) => return Err(fault("prompt", "expected `prompt = \"…\"`".to_owned())),
    };
    Ok((
        Question {
            check,
            input,
            ask,
            options,
            place,
        },
        prompt,
    ))
}

/// Line on which a key begins.
fn line_of(body: &str, key: &str) -> usize {
    let mut at = 0;
    for line in body.split_inclusive('\n') {
        if line
            .trim_start()
            .strip_prefix(key)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
        {
            return at;
        }
        at += line.len();
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(body: &str) -> Result<(Question, Option<String>), (usize, String)> {
        parse("dba.recoil", body, Place::default())
    }

    #[test]
    fn inputs_what_is_asked_and_options_are_read() {
        let (question, prompt) =
            read("prompt = \"Who falls?\"\nrecoiler = \"Bd\"\nmover.troops = [\"El\"]\nask = \"recoiler\"\noptions = [\"recoils\", \"destroyed\"]\n").unwrap();
        assert_eq!(
            Value::Object(question.input.clone()),
            json!({"recoiler": "Bd", "mover": {"troops": ["El"]}})
        );
        assert_eq!(
            (
                question.ask.as_str(),
                question.options.len(),
                prompt.as_deref()
            ),
            ("recoiler", 2, Some("Who falls?"))
        );
        let values = json!({"recoiler": "destroyed"});
        assert_eq!(question.right(values.as_object().unwrap()), Some(1));
        assert_eq!(
            question.right(json!({"other": 1}).as_object().unwrap()),
            None
        );
    }

    #[test]
    fn a_field_of_a_group_and_a_number_are_found() {
        let (question, _) = read("ask = \"a.score\"\noptions = [3, 4, [\"x\"]]\n").unwrap();
        assert_eq!(
            question.right(json!({"a": {"score": 4.0}}).as_object().unwrap()),
            Some(1)
        );
        assert_eq!(
            question.right(json!({"a": {"score": ["x"]}}).as_object().unwrap()),
            Some(2)
        );
        assert_eq!(
            question.right(json!({"a": {"score": null}}).as_object().unwrap()),
            None
        );
    }

    #[test]
    fn every_fault_is_located_inside_the_fence() {
        for (body, at, want) in [
            ("options = [1, 2]\n", 0, "must say what it asks"),
            ("ask = \"n\"\n", 0, "must offer answers"),
            ("n = 1\nask = 3\noptions = [1, 2]\n", 6, "expected `ask"),
            ("ask = \"n\"\noptions = 3\n", 10, "expected `options"),
            (
                "ask = \"n\"\noptions = [1]\n",
                10,
                "1 options: expected two to six",
            ),
            (
                "ask = \"n\"\noptions = [1, 2, 3, 4, 5, 6, 7]\n",
                10,
                "7 options",
            ),
            (
                "ask = \"n\"\noptions = [1, 2, 1.0]\n",
                10,
                "the option 1.0 stands twice",
            ),
            (
                "ask = \"n\"\noptions = [1, 2]\nprompt = \"\"\n",
                27,
                "expected `prompt",
            ),
            ("ask = \"n\"\nn =\n", 13, ""),
        ] {
            let (found, text) = read(body).unwrap_err();
            assert!(text.contains(want), "{body}{text}");
            assert_eq!(found, at, "{body}{text}");
        }
        assert!(parse("", "", Place::default()).is_err());
        assert!(
            parse("dba.recoil pending=dba.recoil", "", Place::default())
                .unwrap_err()
                .1
                .contains("no word of a question")
        );
    }
}
