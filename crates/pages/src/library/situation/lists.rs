//! Word lists in both languages that the code uses by function: the `list` lines of the file.

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
}

impl List {
    const NAMES: [(&str, Self); 8] = [
        ("wanted", Self::Wanted),
        ("measure", Self::Measure),
        ("polar", Self::Polar),
        ("modal", Self::Modal),
        ("permission", Self::Permission),
        ("telling", Self::Telling),
        ("condition", Self::Condition),
        ("filler", Self::Filler),
    ];

    fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// Folded words with the bit of their list. A word may be in several lists.
#[derive(Debug, Default)]
pub struct Lists(Vec<(String, u16)>);

impl Lists {
    /// Adds a line of the file.
    pub(super) fn learn(&mut self, row: &Row<'_>) -> Result<(), String> {
        let (_, list) = List::NAMES
            .iter()
            .find(|(name, _)| *name == row.place)
            .ok_or_else(|| format!("`{}` is no list", row.place))?;
        for word in row.words.split('|') {
            self.0.push((word.to_owned(), list.bit()));
        }
        Ok(())
    }

    pub fn has(&self, list: List, word: &str) -> bool {
        self.0
            .iter()
            .any(|(known, bit)| *bit == list.bit() && known == word)
    }
}
