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
    Unit,
    Helping,
    Nearest,
    Doubling,
    Rolled,
    First,
    Plural,
    Ours,
    Opponent,
    Object,
    With,
    Another,
    Separator,
    By,
    Onto,
    For,
    Charging,
    Shot,
    WinsFirst,
    LosesFirst,
    Shooter,
    Target,
    Closing,
    Factors,
    Furthest,
    Hitting,
    Scored,
    Denying,
    Negation,
    Throws,
    Beside,
    Element,
}

impl List {
    const NAMES: [(&str, Self); 43] = [
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
        ("unit", Self::Unit),
        ("helping", Self::Helping),
        ("nearest", Self::Nearest),
        ("doubling", Self::Doubling),
        ("rolled", Self::Rolled),
        ("first", Self::First),
        ("plural", Self::Plural),
        ("ours", Self::Ours),
        ("opponent", Self::Opponent),
        ("object", Self::Object),
        ("with", Self::With),
        ("another", Self::Another),
        ("separator", Self::Separator),
        ("by", Self::By),
        ("onto", Self::Onto),
        ("for", Self::For),
        ("charging", Self::Charging),
        ("shot", Self::Shot),
        ("wins-first", Self::WinsFirst),
        ("loses-first", Self::LosesFirst),
        ("shooter", Self::Shooter),
        ("target", Self::Target),
        ("closing", Self::Closing),
        ("factors", Self::Factors),
        ("furthest", Self::Furthest),
        ("hitting", Self::Hitting),
        ("scored", Self::Scored),
        ("denying", Self::Denying),
        ("negation", Self::Negation),
        ("throws", Self::Throws),
        ("beside", Self::Beside),
        ("element", Self::Element),
    ];

    fn bit(self) -> u64 {
        1 << self as u16
    }
}

/// Folded words and phrases with the bits of their lists.
#[derive(Debug, Default)]
pub struct Lists(HashMap<String, u64>);

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

    /// Whether a word begins with a word of the list.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn begin(&self, list: List, word: &str) -> bool {
        let mut ends = word
            .char_indices()
            .map(|(at, letter)| at + letter.len_utf8());
        ends.any(|end| self.has(list, &word[..end]))
    }
}
