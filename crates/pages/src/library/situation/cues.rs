//! Words that refer to the fields of a check.

use rustc_hash::FxHashMap as HashMap;

/// Words that refer to the fields of a check. The fields of both sides with the same name are one family.
#[derive(Debug, Default)]
pub(super) struct Cues {
    pub(super) families: Vec<Family>,
    /// Families by word stems of labels, by phrase classes, and by codes.
    pub(super) labels: HashMap<String, Vec<usize>>,
    pub(super) classes: HashMap<usize, Told>,
    pub(super) codes: HashMap<&'static str, Vec<usize>>,
    /// Phrase classes that ask for a result: every pattern that contains the class asks for it.
    pub(super) asks: HashMap<usize, String>,
}

/// Families that a phrase class may state, and families that the class alone refers to.
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
