//! Texts in no particular language: a key and its arguments. `i18n` turns them into sentences.

use std::borrow::Cow;

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// A sentence by its key.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Message {
    pub key: String,
    pub args: Vec<(String, Arg)>,
}

/// Argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A text that is the same in every language: an id, a code, what a reader typed.
    Text(Cow<'static, str>),
    /// A number, formatted by the language.
    Number(f64),
    /// A label that has its own key, `dba-troop-Bd`, and the code it stands for, `Bd`.
    Label { label: String, code: Option<String> },
    /// Like `Label`, for a code known at compile time: `dba-troop` and `Bd`.
    Code {
        scope: &'static str,
        code: &'static str,
    },
    /// A value known only as a set or a range: a step that would name it is left out.
    Untold,
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let label = |serializer: S, label: &str, code: Option<&str>| {
            let mut fields = serializer.serialize_struct("Label", 2)?;
            fields.serialize_field("label", label)?;
            fields.serialize_field("code", &code)?;
            fields.end()
        };
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Number(n) => serializer.serialize_f64(*n),
            Self::Label { label: key, code } => label(serializer, key, code.as_deref()),
            Self::Code { scope, code } => label(serializer, &format!("{scope}-{code}"), Some(code)),
            Self::Untold => serializer.serialize_none(),
        }
    }
}

/// Argument of a step. Static texts are not copied, because checks have many steps.
pub trait IntoArg {
    fn into_arg(self) -> Arg;
}

impl IntoArg for &'static str {
    fn into_arg(self) -> Arg {
        Arg::Text(Cow::Borrowed(self))
    }
}
impl IntoArg for String {
    fn into_arg(self) -> Arg {
        self.into()
    }
}
impl IntoArg for f64 {
    fn into_arg(self) -> Arg {
        self.into()
    }
}
impl IntoArg for i64 {
    fn into_arg(self) -> Arg {
        self.into()
    }
}
/// `None` is a fact that was not given.
impl<A: IntoArg> IntoArg for Option<A> {
    fn into_arg(self) -> Arg {
        self.map_or(Arg::Untold, IntoArg::into_arg)
    }
}
impl IntoArg for Arg {
    fn into_arg(self) -> Arg {
        self
    }
}

impl Message {
    pub fn new(key: impl Into<String>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
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
        Self::Label {
            label: key.into(),
            code: None,
        }
    }
    /// The label of a code in its scope; sentences may also choose by the code (`$name-code`).
    pub fn coded(scope: &str, code: &str) -> Self {
        Self::Label {
            label: format!("{scope}-{code}"),
            code: Some(code.to_owned()),
        }
    }
    /// Like [`Arg::coded`], for a code known at compile time.
    pub const fn of(scope: &'static str, code: &'static str) -> Self {
        Self::Code { scope, code }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(Cow::Owned(text.to_owned()))
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}
impl From<f64> for Arg {
    fn from(n: f64) -> Self {
        Self::Number(n)
    }
}
impl From<Option<f64>> for Arg {
    fn from(n: Option<f64>) -> Self {
        n.map_or(Self::Untold, Self::Number)
    }
}
impl From<i64> for Arg {
    #[expect(
        clippy::cast_precision_loss,
        reason = "figures of a rulebook are small"
    )]
    fn from(n: i64) -> Self {
        Self::Number(n as f64)
    }
}
