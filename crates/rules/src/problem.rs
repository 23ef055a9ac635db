//! Problems in content: where, of which kind, and how to fix them.

use std::fmt;
use std::sync::Arc;

/// A place in a file; lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    pub file: Arc<str>,
    pub line: usize,
    pub column: usize,
}

impl Place {
    pub fn new(file: impl Into<Arc<str>>, line: usize, column: usize) -> Self {
        Self {
            file: file.into(),
            line,
            column,
        }
    }

    /// The place of a byte offset in a text.
    pub fn at(file: &str, text: &str, offset: usize) -> Self {
        Lines::of(file, text).place(offset)
    }
}

/// A file's text and its line starts, for many positions in one file.
#[derive(Clone, Debug)]
pub struct Lines<'t> {
    file: Arc<str>,
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    pub fn of(file: &str, text: &'t str) -> Self {
        let starts = std::iter::once(0)
            .chain(text.match_indices('\n').map(|(at, _)| at + 1))
            .collect();
        Self {
            file: file.into(),
            text,
            starts,
        }
    }

    /// The place of a byte offset.
    pub fn place(&self, offset: usize) -> Place {
        let offset = self.text.floor_char_boundary(offset);
        let line = self.starts.partition_point(|start| *start <= offset);
        let start = self.starts[line - 1];
        Place::new(
            self.file.clone(),
            line,
            self.text[start..offset].chars().count() + 1,
        )
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// A fault of the content, located.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    pub place: Place,
    /// The rule of the audit that found it, kebab-case.
    pub code: &'static str,
    /// One lower-case sentence: what is wrong and what would be right.
    pub text: String,
    /// A note is printed but does not fail the audit.
    pub note: bool,
}

impl Problem {
    pub fn new(place: Place, code: &'static str, text: impl Into<String>) -> Self {
        Self {
            place,
            code,
            text: text.into(),
            note: false,
        }
    }
    /// Like the constructor above, as a note.
    #[must_use]
    pub fn as_note(mut self) -> Self {
        self.note = true;
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let note = if self.note { "note: " } else { "" };
        write!(f, "{}: {note}{}: {}", self.place, self.code, self.text)
    }
}

/// The existing names most similar to a wrong one, best first, at most three.
pub fn nearest<'a>(given: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    // Limits the cost of hostile input: no name is longer than this.
    let given: &str = &given.chars().take(80).collect::<String>();
    // A name that shares no letter is not similar.
    let length = given.chars().count();
    let mut near: Vec<(usize, &str)> = names
        .into_iter()
        // A larger difference in length is not a typing error, so nothing is compared.
        .filter(|name| length <= 2 + name.len() + name.len() / 3)
        .map(|name| (strsim::damerau_levenshtein(given, name), name))
        .filter(|(d, name)| *d <= 2 + name.len() / 3 && *d < length)
        .collect();
    near.sort_unstable();
    near.dedup();
    near.truncate(3);
    near.into_iter().map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let text = "àb\ncdè f";
        assert_eq!(Place::at("x", text, 0).to_string(), "x:1:1");
        assert_eq!(Place::at("x", text, text.len()).to_string(), "x:2:6");
        assert_eq!(Place::at("x", text, 1).to_string(), "x:1:1");
        assert_eq!(Place::at("x", text, 9999).to_string(), "x:2:6");
    }

    #[test]
    fn nearest_offers_likely_names_only() {
        let names = ["dba.recoil", "dba.recoil-scene", "dba.victory"];
        assert_eq!(nearest("dba.recoli", names)[0], "dba.recoil");
        assert!(nearest("zzzzzzzzzzzzzz", names).is_empty());
        assert!(nearest("die", ["higher", "troop"]).is_empty());
    }
}
