//! Fingerprints of the imported passages, without their text. If a copy differs from the one from which the
//! rulings were written, the audit names everything that depends on the passage.

use std::collections::BTreeMap;
use std::fmt;

use sha2::{Digest, Sha256};

use super::Impact;
use crate::cite::rows;
use crate::library::{Library, Resolved};
use crate::problem::{Place, Problem};

/// The file that contains them.
pub const FILE: &str = "index/passages.tsv";

/// Eight hexadecimal digits of a passage: they change with any word, but not with line breaks.
pub fn fingerprint(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Sha256::digest(words)[..4]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// A comparison of the imported passages with those from which the rulings were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passages {
    /// Number of compared passages.
    pub compared: usize,
    /// Keys of the passages that differ, with everything that depends on them.
    pub changed: Vec<(String, Impact)>,
    /// Malformed rows of the file.
    pub problems: Vec<Problem>,
}

impl Passages {
    /// Compares the imported passages of a library with the fingerprints of `index/passages.tsv`.
    pub fn compare(library: &Library, text: &str) -> Self {
        let mut this = Self::default();
        let mut known = BTreeMap::new();
        for (n, line) in rows(text) {
            match line.split('\t').collect::<Vec<_>>()[..] {
                [key, print] if print.len() == 8 => {
                    known.insert(key, print);
                }
                _ => this.problems.push(Problem::new(
                    Place::new(FILE, n, 1),
                    "passages",
                    "expected a key, a tab and eight hexadecimal digits",
                )),
            }
        }
        for passage in library.passages.all() {
            let Some(print) = known.get(passage.key.as_str()) else {
                continue;
            };
            this.compared += 1;
            if fingerprint(&passage.text) != **print
                && let Some(found @ Resolved::Source(_)) = library.get(&passage.key)
            {
                this.changed
                    .push((passage.key.clone(), Impact::of(library, &found)));
            }
        }
        this
    }
}

impl fmt::Display for Passages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for problem in &self.problems {
            writeln!(f, "{problem}")?;
        }
        writeln!(
            f,
            "passages: {} compared with those the rulings were written from, {} differ",
            self.compared,
            self.changed.len()
        )?;
        for (key, impact) in &self.changed {
            writeln!(f, "  {key}")?;
            for (name, ids) in impact.lists() {
                // Examples follow from the checks; `--impact` lists them.
                if !ids.is_empty() && name != "examples" {
                    writeln!(f, "    {name}: {}", ids.join(" "))?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_changes_with_words_and_not_with_lines() {
        let one = fingerprint("An element goes\nback.");
        assert_eq!(one, fingerprint("An  element goes back. "));
        assert_ne!(one, fingerprint("An element goes forward."));
        assert_eq!(one.len(), 8);
    }
}
