//! The words that refer to the fields of a check.

use rustc_hash::FxHashMap as HashMap;

/// The words that refer to the fields of a check. A field that both sides have counts once, as a family.
#[derive(Debug, Default)]
pub(super) struct Cues {
    pub(super) families: Vec<Family>,
    /// Families by roots of words in labels, by classes of phrases, by codes.
    pub(super) labels: HashMap<String, Vec<usize>>,
    pub(super) classes: HashMap<usize, Told>,
    pub(super) codes: HashMap<&'static str, Vec<usize>>,
}

/// The families that a class of phrases may state, and those that it refers to by itself.
#[derive(Debug)]
pub(super) struct Told {
    pub(super) may: Vec<usize>,
    pub(super) tells: Vec<usize>,
}

#[derive(Debug)]
pub(super) struct Family {
    pub(super) name: String,
    pub(super) paths: Vec<String>,
}
