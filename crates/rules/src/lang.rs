//! The two languages of the library, and values that exist once in each.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// A language of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    It,
    En,
}

impl Lang {
    /// Every language, the default one first.
    pub const ALL: [Self; 2] = [Self::It, Self::En];

    /// The two-letter code used in URLs, folders and `lang` attributes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::It => "it",
            Self::En => "en",
        }
    }

    /// Name of the language in that language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::It => "Italiano",
            Self::En => "English",
        }
    }

    /// A number in the style of the language: to hundredths, with a true minus, and in Italian with
    /// a comma.
    pub fn numeral(self, n: f64) -> String {
        // No negative zero.
        let text = ((n * 100.0).round() / 100.0 + 0.0)
            .to_string()
            .replace('-', "−");
        match self {
            Self::It => text.replace('.', ","),
            Self::En => text,
        }
    }

    /// The other language.
    pub const fn other(self) -> Self {
        match self {
            Self::It => Self::En,
            Self::En => Self::It,
        }
    }

    /// The BCP 47 identifier, for negotiation and message formatting.
    pub const fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::It => langid!("it"),
            Self::En => langid!("en"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    /// # Errors
    /// When the text is not one of the codes.
    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| format!("`{text}` is no language: expected it or en"))
    }
}

/// One value for each language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByLang<T> {
    pub it: T,
    pub en: T,
}

impl<T> ByLang<T> {
    /// Builds the value of each language.
    pub fn from_fn(mut make: impl FnMut(Lang) -> T) -> Self {
        Self {
            it: make(Lang::It),
            en: make(Lang::En),
        }
    }
    /// Each language with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Lang, &T)> {
        [(Lang::It, &self.it), (Lang::En, &self.en)].into_iter()
    }
}

impl<T> Index<Lang> for ByLang<T> {
    type Output = T;
    fn index(&self, lang: Lang) -> &T {
        match lang {
            Lang::It => &self.it,
            Lang::En => &self.en,
        }
    }
}

impl<T> IndexMut<Lang> for ByLang<T> {
    fn index_mut(&mut self, lang: Lang) -> &mut T {
        match lang {
            Lang::It => &mut self.it,
            Lang::En => &mut self.en,
        }
    }
}
