//! The items that a document should contain: keys and kinds, and nothing else of the manifest.

use std::collections::HashMap;

use super::Source;
use crate::id::SourceKey;

/// One expected item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpectedItem {
    pub key: String,
    pub source: String,
    pub section: String,
    pub item: String,
    pub kind: String,
}

/// The expected items, by key and in order.
#[derive(Debug, Clone, Default)]
pub struct Expected {
    items: Vec<ExpectedItem>,
    by_key: HashMap<String, usize>,
}

impl Expected {
    /// The manifest embedded in this build.
    pub fn bundled() -> Self {
        Self::from_tsv(include_str!("../../index/manifest.tsv"))
    }

    /// Reads the columns `key` and `kind` of a manifest. The column `line` is ignored; rows without a key
    /// of the form `source:section.item` are left out.
    pub fn from_tsv(tsv: &str) -> Self {
        let mut rows = tsv.lines();
        let header: Vec<&str> = rows.next().unwrap_or_default().split('\t').collect();
        let column = |name: &str| header.iter().position(|h| *h == name);
        let (Some(key), Some(kind)) = (column("key"), column("kind")) else {
            return Self::default();
        };
        let mut expected = Self::default();
        for row in rows {
            let cells: Vec<&str> = row.split('\t').collect();
            if let (Some(key), Some(kind)) = (cells.get(key), cells.get(kind)) {
                expected.push(key, kind);
            }
        }
        expected
    }

    fn push(&mut self, key: &str, kind: &str) {
        let Ok(parsed) = key.parse::<SourceKey>() else {
            return;
        };
        self.by_key.insert(key.to_owned(), self.items.len());
        self.items.push(ExpectedItem {
            key: key.to_owned(),
            source: parsed.source().to_owned(),
            section: parsed.section().to_owned(),
            item: parsed.item().to_owned(),
            kind: kind.to_owned(),
        });
    }

    /// The items of one document, in its order.
    pub fn of(&self, source: Source) -> impl Iterator<Item = &ExpectedItem> {
        self.items
            .iter()
            .filter(move |item| item.source == source.word())
    }

    /// The item of a key, where the manifest has it.
    pub fn get(&self, key: &str) -> Option<&ExpectedItem> {
        self.by_key.get(key).map(|i| &self.items[*i])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_manifest_holds_the_four_documents() {
        let expected = Expected::bundled();
        let counts: Vec<usize> = Source::ALL
            .iter()
            .map(|s| expected.of(*s).count())
            .collect();
        assert_eq!(counts, [274, 142, 99, 312]);
    }

    #[test]
    fn the_line_column_changes_nothing() {
        let with = Expected::from_tsv(
            "source\tsection\titem\tkey\tkind\tline\nbob\trecoil\t1\tbob:recoil.1\truling\t671\n",
        );
        let without = Expected::from_tsv("key\tkind\nbob:recoil.1\truling\n");
        assert_eq!(with.get("bob:recoil.1"), without.get("bob:recoil.1"));
    }
}
