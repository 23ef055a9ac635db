//! The report of an import, in numbers and in words.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::{Deserialize, Serialize};

use super::document::Document;
use super::item::{How, Passage};
use super::{CrossReferences, Expected, Item, Source, TableRead, repair};

/// Number of entries of a list that are printed.
const SHOWN: usize = 40;

/// The report of one import.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Report {
    pub source: String,
    pub expected: usize,
    /// Expected items found.
    pub found: usize,
    pub found_by_anchor: usize,
    pub unexpected: Vec<String>,
    pub missing: Vec<String>,
    pub repairs: usize,
    pub repairs_by_rule: BTreeMap<String, usize>,
    /// Words that still look damaged, with their counts.
    pub damaged: BTreeMap<String, usize>,
    pub words: usize,
    pub tables: Vec<TableRead>,
    pub cross_references: CrossReferences,
}

impl Report {
    pub(super) fn new(
        source: Source,
        document: &Document,
        passages: &[Passage],
        items: &[Item],
        expected: &Expected,
        tables: Vec<TableRead>,
        cross_references: CrossReferences,
    ) -> Self {
        let keys: BTreeSet<&str> = items.iter().map(|i| i.key.as_str()).collect();
        let mut report = Report {
            source: source.word().to_owned(),
            expected: expected.of(source).count(),
            words: document.words.len(),
            tables,
            cross_references,
            ..Report::default()
        };
        report.missing = expected
            .of(source)
            .filter(|e| !keys.contains(e.key.as_str()))
            .map(|e| e.key.clone())
            .collect();
        report.found = report.expected - report.missing.len();
        let mut seen = BTreeSet::new();
        report.unexpected = items
            .iter()
            .filter(|i| expected.get(&i.key).is_none() || !seen.insert(i.key.as_str()))
            .map(|i| i.key.clone())
            .collect();
        report.found_by_anchor = passages
            .iter()
            .filter(|p| {
                p.how == How::Anchor
                    && expected
                        .get(&format!("{source}:{}.{}", p.section, p.item))
                        .is_some()
            })
            .count();
        for item in items {
            for repair in &item.repairs {
                report.repairs += 1;
                *report
                    .repairs_by_rule
                    .entry(repair.rule.clone())
                    .or_default() += 1;
            }
            for word in repair::damaged_words(&item.text) {
                *report.damaged.entry(word.to_owned()).or_default() += 1;
            }
        }
        report
    }

    /// Number of words that still look damaged.
    pub fn damaged_words(&self) -> usize {
        self.damaged.values().sum()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}: {} of {} items found ({} of them by anchor), {} unexpected, {} missing",
            self.source,
            self.found,
            self.expected,
            self.found_by_anchor,
            self.unexpected.len(),
            self.missing.len()
        )?;
        write_list(f, "unexpected", &self.unexpected)?;
        write_list(f, "missing", &self.missing)?;
        writeln!(f, "repairs: {}", self.repairs)?;
        for (rule, count) in &self.repairs_by_rule {
            writeln!(f, "  {rule}: {count}")?;
        }
        writeln!(
            f,
            "words that look damaged still: {} of {}",
            self.damaged_words(),
            self.words
        )?;
        let damaged: Vec<String> = self
            .damaged
            .iter()
            .map(|(word, count)| {
                if *count > 1 {
                    format!("{word} ×{count}")
                } else {
                    word.clone()
                }
            })
            .collect();
        write_list(f, "damaged", &damaged)?;
        for table in &self.tables {
            writeln!(f, "{table}")?;
        }
        write!(f, "{}", self.cross_references)
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, name: &str, entries: &[String]) -> fmt::Result {
    if entries.is_empty() {
        return Ok(());
    }
    let more = entries.len().saturating_sub(SHOWN);
    let shown = entries
        .iter()
        .take(SHOWN)
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join(", ");
    if more > 0 {
        writeln!(f, "  {name}: {shown} and {more} more")
    } else {
        writeln!(f, "  {name}: {shown}")
    }
}
