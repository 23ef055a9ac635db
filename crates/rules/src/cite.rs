//! The documents that rulings rest on: their items and voices, and which sections are excused or complete.
//!
//! This module knows the manifest, not the documents' text, and not which node cites what.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use rustc_hash::FxHashMap as HashMap;

use strum::{IntoStaticStr, VariantArray};

use crate::id::SourceKey;
use crate::kit::tables::Choice;
use crate::problem::{Place, Problem};

/// Voice of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Voice {
    Rule,
    Commentary,
    Author,
    Sheet,
    Tournament,
    Translator,
    Amendment,
    Clarification,
    Advanced,
    Editor,
}

impl Choice for Voice {
    const SCOPE: &'static str = "voice";
}

impl fmt::Display for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// One citable item of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceItem {
    pub key: SourceKey,
    /// ruling, definition, table, example, amendment, clarification, tournament, advanced, note
    pub kind: String,
    /// Our own Italian title of the item.
    pub title_it: String,
    /// Our own English gist of the item.
    pub gist_en: String,
}

impl SourceItem {
    /// The voice that a node takes from citing this item first.
    pub fn voice(&self) -> Voice {
        match self.key.source() {
            "dbe" => Voice::Rule,
            "qrs" => Voice::Sheet,
            "bob" if self.key.item().starts_with("ndt") => Voice::Translator,
            "bob" => Voice::Commentary,
            _ => match self.kind.as_str() {
                "amendment" => Voice::Amendment,
                "clarification" => Voice::Clarification,
                "tournament" => Voice::Tournament,
                "advanced" => Voice::Advanced,
                "note" => Voice::Editor,
                _ => Voice::Rule,
            },
        }
    }
}

/// The header line of `index/manifest.tsv`.
const HEADER: &str = "source\tsection\titem\tkey\tkind\tline\ttitle_it\tgist_en";

/// Every citable item, in the documents' order.
#[derive(Clone, Debug, Default)]
pub struct Manifest {
    items: Vec<SourceItem>,
    places: HashMap<SourceKey, usize>,
    excused: BTreeMap<SourceKey, String>,
    complete: Vec<(String, String)>,
    /// The lines of the items in `manifest.tsv` and of the excuses in `excused.tsv`.
    lines: Vec<usize>,
    excuse_lines: HashMap<SourceKey, usize>,
}

impl Manifest {
    /// Reads `manifest.tsv`, `excused.tsv` (key, reason) and `complete.tsv` (source, section).
    /// Broken rows become problems and are left out.
    pub fn parse(manifest: &str, excused: &str, complete: &str) -> (Self, Vec<Problem>) {
        let mut this = Self::default();
        let mut problems = Vec::new();
        for (n, line) in rows(manifest) {
            let cells: Vec<&str> = line.split('\t').collect();
            let place = Place::new("index/manifest.tsv", n, 1);
            let [_, _, _, key, kind, _, title, gist] = cells[..] else {
                problems.push(Problem::new(
                    place,
                    "manifest",
                    format!("expected 8 columns, found {}", cells.len()),
                ));
                continue;
            };
            match key.parse::<SourceKey>() {
                Ok(key) if this.places.contains_key(&key) => {
                    problems.push(Problem::new(
                        place,
                        "manifest",
                        format!("`{key}` stands twice"),
                    ));
                }
                Ok(key) => {
                    this.places.insert(key.clone(), this.items.len());
                    this.lines.push(n);
                    this.items.push(SourceItem {
                        key,
                        kind: kind.into(),
                        title_it: title.into(),
                        gist_en: gist.into(),
                    });
                }
                Err(error) => problems.push(Problem::new(place, "manifest", error.to_string())),
            }
        }
        for (n, line) in rows(excused) {
            let place = Place::new("index/excused.tsv", n, 1);
            match line
                .split_once('\t')
                .map(|(key, reason)| (key.parse::<SourceKey>(), reason.trim()))
            {
                Some((Ok(key), reason)) if !reason.is_empty() && this.places.contains_key(&key) => {
                    this.excuse_lines.insert(key.clone(), n);
                    this.excused.insert(key, reason.to_owned());
                }
                _ => problems.push(Problem::new(
                    place,
                    "excused",
                    "expected a key of the manifest, a tab and a reason",
                )),
            }
        }
        for (n, line) in rows(complete) {
            let place = Place::new("index/complete.tsv", n, 1);
            match line.split_once('\t') {
                Some((source, section)) if this.section(source, section).next().is_some() => {
                    this.complete.push((source.to_owned(), section.to_owned()));
                }
                _ => problems.push(Problem::new(
                    place,
                    "complete",
                    "expected a source, a tab and one of its sections",
                )),
            }
        }
        (this, problems)
    }

    /// Every item, in the documents' order.
    pub fn items(&self) -> &[SourceItem] {
        &self.items
    }

    pub fn get(&self, key: &SourceKey) -> Option<&SourceItem> {
        self.places.get(key).map(|n| &self.items[*n])
    }

    /// Line of the manifest that lists an item.
    pub fn place(&self, key: &SourceKey) -> Place {
        Place::new(
            "index/manifest.tsv",
            self.places.get(key).map_or(1, |n| self.lines[*n]),
            1,
        )
    }

    /// Line that excuses an item.
    pub fn excuse_place(&self, key: &SourceKey) -> Place {
        Place::new(
            "index/excused.tsv",
            self.excuse_lines.get(key).copied().unwrap_or(1),
            1,
        )
    }

    /// The items of one section of a document.
    pub fn section<'a>(
        &'a self,
        source: &'a str,
        section: &'a str,
    ) -> impl Iterator<Item = &'a SourceItem> {
        self.items
            .iter()
            .filter(move |item| item.key.source() == source && item.key.section() == section)
    }

    /// The documents, in order of first appearance.
    pub fn sources(&self) -> Vec<&str> {
        let mut out: Vec<&str> = Vec::new();
        for item in &self.items {
            if !out.contains(&item.key.source()) {
                out.push(item.key.source());
            }
        }
        out
    }

    /// The sections of a document, in order of first appearance.
    pub fn sections(&self, source: &str) -> Vec<&str> {
        let mut out: Vec<&str> = Vec::new();
        for item in self.items.iter().filter(|item| item.key.source() == source) {
            if !out.contains(&item.key.section()) {
                out.push(item.key.section());
            }
        }
        out
    }

    /// Items that need no ruling, with the reason.
    pub fn excused(&self) -> &BTreeMap<SourceKey, String> {
        &self.excused
    }

    /// Whether a section is declared complete, so that an uncovered item in it is a problem.
    pub fn is_complete(&self, source: &str, section: &str) -> bool {
        self.complete
            .iter()
            .any(|(a, b)| a == source && b == section)
    }

    /// `manifest.tsv` for the offline bundle: the columns that [`Manifest::parse`] reads, the others empty.
    pub fn to_bundle(&self) -> String {
        let mut out = format!("{HEADER}\n");
        for SourceItem {
            key,
            kind,
            title_it,
            gist_en,
        } in &self.items
        {
            let _ = writeln!(out, "\t\t\t{key}\t{kind}\t\t{title_it}\t{gist_en}");
        }
        out
    }
}

/// The numbered lines of a TSV file without its header, comments and blank lines.
pub fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(n, line)| (n + 1, line))
        .skip(1)
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_read_in_order_with_their_voice() {
        let text = format!(
            "{HEADER}\nbob\trecoil\t1\tbob:recoil.1\truling\t1\tA\tB\nbob\tflee\tndt1\tbob:flee.ndt1\tnote\t2\tA\tB\nai\tambush\t1\tai:ambush.1\tadvanced\t3\tA\tB\n"
        );
        let (manifest, problems) =
            Manifest::parse(&text, "key\treason\n", "source\tsection\nbob\trecoil\n");
        assert_eq!(problems, []);
        assert_eq!(
            manifest
                .items()
                .iter()
                .map(SourceItem::voice)
                .collect::<Vec<_>>(),
            [Voice::Commentary, Voice::Translator, Voice::Advanced]
        );
        assert!(manifest.is_complete("bob", "recoil") && !manifest.is_complete("bob", "flee"));
        assert_eq!(manifest.sections("bob"), ["recoil", "flee"]);
        assert_eq!(
            Manifest::parse(&manifest.to_bundle(), "", "").0.items(),
            manifest.items()
        );
    }

    #[test]
    fn broken_rows_are_located_and_left_out() {
        let text = format!("{HEADER}\nbob\trecoil\nbob\trecoil\t1\tnonsense\truling\t1\tA\tB\n");
        let (manifest, problems) = Manifest::parse(
            &text,
            "key\treason\nbob:recoil.1\t\n",
            "source\tsection\nbob\tnowhere\n",
        );
        assert!(manifest.items().is_empty());
        let lines: Vec<String> = problems.iter().map(|p| p.place.to_string()).collect();
        assert_eq!(
            lines,
            [
                "index/manifest.tsv:2:1",
                "index/manifest.tsv:3:1",
                "index/excused.tsv:2:1",
                "index/complete.tsv:2:1"
            ]
        );
    }
}
