//! Word lists in both languages that the code uses by function: the `list` lines of the file.

use rustc_hash::FxHashMap as HashMap;

use super::rows::Row;

/// Function of the words in a list; the file documents each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    Wanted,
    Measure,
    Polar,
    Modal,
    Permission,
    Telling,
    Condition,
    Filler,
    Aside,
    Asking,
    Beginning,
}

impl List {
    const NAMES: [(&str, Self); 11] = [
        ("wanted", Self::Wanted),
        ("measure", Self::Measure),
        ("polar", Self::Polar),
        ("modal", Self::Modal),
        ("permission", Self::Permission),
        ("telling", Self::Telling),
        ("condition", Self::Condition),
        ("filler", Self::Filler),
        ("aside", Self::Aside),
        ("asking", Self::Asking),
        ("beginning", Self::Beginning),
    ];

    fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// Folded words and phrases with the bits of their lists.
#[derive(Debug, Default)]
pub struct Lists(HashMap<String, u16>);

impl Lists {
    /// Adds a line of the file.
    pub(super) fn learn(&mut self, row: &Row<'_>) -> Result<(), String> {
        let (_, list) = List::NAMES
            .iter()
            .find(|(name, _)| *name == row.place)
            .ok_or_else(|| format!("`{}` is no list", row.place))?;
        for word in row.words.split('|') {
            *self.0.entry(word.to_owned()).or_default() |= list.bit();
        }
        Ok(())
    }

    pub fn has(&self, list: List, word: &str) -> bool {
        self.0.get(word).is_some_and(|bits| bits & list.bit() != 0)
    }
}
