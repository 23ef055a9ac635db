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
    Versus,
    Contact,
    Wins,
    Loses,
    Beaten,
    Winner,
    Using,
    Speaking,
    FirstPerson,
    Persons,
    Having,
    Auxiliary,
    Joining,
    Relative,
    Nobody,
    Routs,
    Sent,
    Behind,
    Formation,
    Arms,
}

impl List {
    const NAMES: [(&str, Self); 63] = [
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
        ("versus", Self::Versus),
        ("contact", Self::Contact),
        ("wins", Self::Wins),
        ("loses", Self::Loses),
        ("beaten", Self::Beaten),
        ("winner", Self::Winner),
        ("using", Self::Using),
        ("speaking", Self::Speaking),
        ("first-person", Self::FirstPerson),
        ("persons", Self::Persons),
        ("having", Self::Having),
        ("auxiliary", Self::Auxiliary),
        ("joining", Self::Joining),
        ("relative", Self::Relative),
        ("nobody", Self::Nobody),
        ("routs", Self::Routs),
        ("sent", Self::Sent),
        ("behind", Self::Behind),
        ("formation", Self::Formation),
        ("arms", Self::Arms),
    ];

    fn bit(self) -> u64 {
        1 << self as u16
    }
}

/// The lists that a word is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed(u64);

impl Listed {
    pub fn has(self, list: List) -> bool {
        self.0 & list.bit() != 0
    }
}

/// Folded words and phrases with their lists.
#[derive(Debug, Default)]
pub struct Lists(HashMap<String, Listed>);

impl Lists {
    /// Adds a line of the file.
    pub(super) fn learn(&mut self, row: &Row<'_>) -> Result<(), String> {
        let (_, list) = List::NAMES
            .iter()
            .find(|(name, _)| *name == row.place)
            .ok_or_else(|| format!("`{}` is no list", row.place))?;
        for word in row.words.split('|') {
            self.0.entry(word.to_owned()).or_default().0 |= list.bit();
        }
        Ok(())
    }

    pub fn has(&self, list: List, word: &str) -> bool {
        self.of(word).has(list)
    }

    /// Returns the lists that a word is in.
    pub fn of(&self, word: &str) -> Listed {
        self.0.get(word).copied().unwrap_or_default()
    }

    /// Whether a word begins with a word of the list.
    pub fn begin(&self, list: List, word: &str) -> bool {
        let mut ends = word
            .char_indices()
            .map(|(at, letter)| at + letter.len_utf8());
        ends.any(|end| self.has(list, &word[..end]))
    }
}
