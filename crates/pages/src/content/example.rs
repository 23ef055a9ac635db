//! Worked examples: inputs and expected outcomes in TOML, and what a verdict must quote.

use serde_json::{Map, Value};

use crate::cite::Voice;
use crate::id::{ClaimId, DottedId, SourceKey};
use crate::problem::Place;

/// A worked example, the same in every language.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    pub check: DottedId,
    pub input: Map<String, Value>,
    pub expected: Expected,
    /// The source item that prints the example.
    pub from: Option<SourceKey>,
    /// The check does not exist yet.
    pub pending: bool,
    /// Written as a scene, so that its picture comes first wherever the example is shown.
    pub drawn: bool,
    /// Caption of the scene, if it is not the node's title.
    pub voice: Option<Voice>,
    pub place: Place,
}

/// Expected outcome of the example.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expected {
    /// Result fields.
    pub out: Map<String, Value>,
    /// All quoted claims, if any is listed.
    pub because: Vec<ClaimId>,
    /// The paths of faulty fields, if the input must be refused.
    pub refused: Vec<String>,
    /// The readings offered, if the verdict must be undetermined.
    pub undetermined: Vec<String>,
}

/// Whether two examples are equal apart from their position.
pub fn same(a: &Example, b: &Example) -> bool {
    a.check == b.check
        && a.input == b.input
        && a.expected == b.expected
        && a.from == b.from
        && a.pending == b.pending
        && a.drawn == b.drawn
        && a.voice == b.voice
}

/// Reads a fence: its info words after `example`, and its body.
///
/// # Errors
/// `(byte offset in the body, explanation)` of the first fault.
pub fn parse(info: &str, body: &str, place: Place) -> Result<Example, (usize, String)> {
    let mut words = info.split_whitespace();
    let check = words
        .next()
        .ok_or((0, "expected `example system.check`".to_owned()))?;
    let check: DottedId = check.parse().map_err(|error| (0, format!("{error}")))?;
    let mut pending = false;
    for word in words {
        match word.split_once('=') {
            Some(("pending", id)) if id == check.as_str() => pending = true,
            _ => {
                return Err((
                    0,
                    format!("`{word}` is no word of an example: expected `pending={check}`"),
                ));
            }
        }
    }
    let mut expected = Expected::default();
    let mut from = None;
    let mut toml_text = String::with_capacity(body.len());
    let mut offset = 0;
    for line in body.split_inclusive('\n') {
        let fault = |text: String| (offset, text);
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["because", claim] => expected
                .because
                .push(claim.parse().map_err(|e| fault(format!("{e}")))?),
            ["refused", path] => expected.refused.push(path.to_owned()),
            ["undetermined", readings] => expected
                .undetermined
                .extend(readings.split(',').map(str::to_owned)),
            ["from", key] => from = Some(key.parse().map_err(|e| fault(format!("{e}")))?),
            _ => toml_text.push_str(line),
        }
        // Directive lines become blank lines, so that positions reported by TOML stay correct.
        if toml_text.len() < offset + line.len() {
            toml_text.push_str(&" ".repeat(line.trim_end_matches('\n').len()));
            toml_text.push_str(if line.ends_with('\n') { "\n" } else { "" });
        }
        offset += line.len();
    }
    let table: toml::Table = toml::from_str(&toml_text).map_err(|error| {
        (
            error.span().map_or(0, |span| span.start),
            error.message().replace('\n', " "),
        )
    })?;
    let Ok(Value::Object(mut input)) = serde_json::to_value(table) else {
        return Err((0, "expected key = value lines".to_owned()));
    };
    match input.shift_remove("out") {
        None => {}
        Some(Value::Object(out)) => expected.out = out,
        Some(_) => return Err((0, "expected `out.<field> = value`".to_owned())),
    }
    if expected.out.is_empty() && expected.refused.is_empty() && expected.undetermined.is_empty() {
        return Err((0, "an example must say what comes out: `out.<field> = …`, `refused <path>` or `undetermined <reading>,<reading>`".to_owned()));
    }
    Ok(Example {
        check,
        input,
        expected,
        from,
        pending,
        drawn: false,
        voice: None,
        place,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn inputs_outcomes_and_reasons_are_read() {
        let body = "recoiler = \"Bd\"\nmover.troops = [\"El\"]\nout.recoiler = \"destroyed\"\nbecause dba/recoil/into-elephants#recoiler-lost\nfrom bob:recoil.2\n";
        let example = parse("dba.recoil", body, Place::default()).unwrap();
        assert_eq!(
            Value::Object(example.input),
            json!({"recoiler": "Bd", "mover": {"troops": ["El"]}})
        );
        assert_eq!(example.expected.out["recoiler"], json!("destroyed"));
        assert_eq!(
            (
                example.expected.because.len(),
                example.from.unwrap().as_str()
            ),
            (1, "bob:recoil.2")
        );
    }

    #[test]
    fn faults_are_located_inside_the_fence() {
        let (at, text) =
            parse("dba.recoil", "a = 1\nbecause x\nb = \n", Place::default()).unwrap_err();
        assert_eq!(at, 6, "{text}");
        let (at, _) =
            parse("dba.recoil", "from bob:recoil.2\nb = \n", Place::default()).unwrap_err();
        assert!(at >= 18, "{at}");
        assert!(
            parse("dba.recoil", "a = 1\n", Place::default())
                .unwrap_err()
                .1
                .contains("must say what comes out")
        );
        assert!(parse("dba.recoil later", "out.a = 1\n", Place::default()).is_err());
    }
}
