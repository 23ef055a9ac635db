//! Texts that the code wants to say, without saying them in any language:
//! a key and its arguments. `i18n` turns them into sentences.

use serde::Serialize;

/// A sentence by its key.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    pub key: String,
    pub args: Vec<(String, Arg)>,
}

/// What a message is filled with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A text that is the same in every language: an id, a code, what a reader typed.
    Text(String),
    /// A number, formatted by the language.
    Number(f64),
    /// A label that has its own key, `dba-troop-Bd`, and the code it stands for, `Bd`.
    Label { label: String, code: Option<String> },
}

impl Message {
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }
    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, arg: impl Into<Arg>) -> Self {
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl Arg {
    /// A label argument, from its key.
    pub fn label(key: impl Into<String>) -> Self {
        Self::Label { label: key.into(), code: None }
    }
    /// The label of a code in its scope; sentences may also choose by the code (`$name-code`).
    pub fn coded(scope: &str, code: &str) -> Self {
        Self::Label { label: format!("{scope}-{code}"), code: Some(code.to_owned()) }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
impl From<f64> for Arg {
    fn from(n: f64) -> Self {
        Self::Number(n)
    }
}
impl From<i64> for Arg {
    #[expect(clippy::cast_precision_loss, reason = "figures of a rulebook are small")]
    fn from(n: i64) -> Self {
        Self::Number(n as f64)
    }
}
