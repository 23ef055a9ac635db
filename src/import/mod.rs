//! The user's own copies of the four documents, parsed into structured items.
//!
//! The documents exist as flat text extracted from a PDF or a web page, with the usual damage. This module
//! recognises their structure: headings, numbers, letters, unnumbered continuations, glossary entries,
//! translator's notes, captions, tables. If only the words distinguish two items, it uses anchors of at
//! most four words, stored as data in `anchors/`, and the report counts those items separately. It repairs
//! extraction damage by rules stored in `repairs/`, records every repair, and never changes a digit.
//!
//! It deliberately does not know the rulings, the checks or the site, and it holds none of the
//! documents' text. [`parse`] is pure; only [`run`] reads and writes files.

mod ai;
mod bob;
mod dbe;
mod document;
mod files;
mod item;
mod manifest;
mod outline;
mod qrs;
mod references;
mod repair;
mod report;
mod scaffold;
mod tables;

use std::borrow::Cow;
use std::fmt;

use unicode_normalization::{UnicodeNormalization, is_nfc};

pub use files::{ImportError, LARGEST, run};
pub use item::{Item, Reference};
pub use manifest::{Expected, ExpectedItem};
pub use references::{CrossReference, CrossReferences};
pub use repair::Repair;
pub use report::Report;
pub use scaffold::scaffold;
pub use tables::{Cell, TableRead};

use document::Document;

/// One of the four documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// Bob's Commentaries on DBA 2.2, in Italian.
    Bob,
    /// The quick reference sheet to DBA 2.2.
    Qrs,
    /// De Bellis Empire.
    Dbe,
    /// Advanced Impetus.
    Ai,
}

impl Source {
    pub const ALL: [Source; 4] = [Source::Bob, Source::Qrs, Source::Dbe, Source::Ai];

    /// Its name in keys and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Source::Bob => "bob",
            Source::Qrs => "qrs",
            Source::Dbe => "dbe",
            Source::Ai => "ai",
        }
    }

    /// The system it is about.
    pub fn system(self) -> &'static str {
        match self {
            Source::Bob | Source::Qrs => "dba",
            Source::Dbe => "dbe",
            Source::Ai => "impetus",
        }
    }

    /// Its title, for messages.
    pub fn title(self) -> &'static str {
        match self {
            Source::Bob => "Bob's Commentaries on DBA 2.2",
            Source::Qrs => "the DBA 2.2 quick reference sheet (v.2010)",
            Source::Dbe => "De Bellis Empire 1798-1815",
            Source::Ai => "Advanced Impetus 1.7",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl std::str::FromStr for Source {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        Source::ALL
            .into_iter()
            .find(|s| s.word() == word)
            .ok_or_else(|| format!("unknown source {word:?}: expected bob, qrs, dbe or ai"))
    }
}

/// A parsed document: its items in order, and remarks on them.
#[derive(Debug, Clone)]
pub struct Parsed {
    pub source: Source,
    pub items: Vec<Item>,
    pub report: Report,
}

/// The text is not (enough of) the document it was said to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotThisSource {
    pub source: Source,
    /// Headings that were looked for.
    pub telltales: Vec<String>,
    pub found: Vec<String>,
    pub needed: usize,
}

impl fmt::Display for NotThisSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "this text is not {}: found {} of {} tell-tale headings, needed {}",
            self.source.title(),
            self.found.len(),
            self.telltales.len(),
            self.needed
        )?;
        let missing: Vec<&str> = self
            .telltales
            .iter()
            .filter(|t| !self.found.contains(t))
            .take(6)
            .map(String::as_str)
            .collect();
        write!(f, "; looked for among others: {}", missing.join(", "))?;
        if !self.found.is_empty() {
            write!(f, "; found: {}", self.found.join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for NotThisSource {}

/// Parses a document.
///
/// `expected` lists the items that should exist. It is not used to find them, only for the report and for
/// the kind of each item.
///
/// # Errors
/// - fewer than a quarter of the document's characteristic headings are there: another document, or
///   too little of this one.
pub fn parse(source: Source, text: &str, expected: &Expected) -> Result<Parsed, NotThisSource> {
    // Accents as one character each: what anchors, rules and readers expect.
    let composed = if is_nfc(text) {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.nfc().collect())
    };
    let document = Document::new(&composed, source == Source::Dbe);
    let outcome = match source {
        Source::Bob => bob::recognise(&document),
        Source::Qrs => qrs::recognise(&document),
        Source::Dbe => dbe::recognise(&document),
        Source::Ai => ai::recognise(&document),
    };
    let needed = (outcome.telltales.len() / 4).max(4);
    if outcome.telltales_found.len() < needed {
        return Err(NotThisSource {
            source,
            telltales: outcome.telltales,
            found: outcome.telltales_found,
            needed,
        });
    }
    let mut items: Vec<Item> = outcome
        .passages
        .iter()
        .map(|p| item::finish(source, &document, p, expected))
        .collect();
    item::set_apart_translator_notes(source, &document, &outcome.passages, &mut items);
    let cross_references = references::resolve(source, &items);
    for reference in cross_references
        .resolved
        .iter()
        .chain(&cross_references.ambiguous)
    {
        if let Some(item) = items.iter_mut().find(|item| item.key == reference.from) {
            item.references
                .extend(reference.to.iter().map(|to| Reference {
                    text: reference.text.clone(),
                    to: to.clone(),
                }));
        }
    }
    let tables = tables::read(source, &document, &outcome.passages);
    let report = report::Report::new(
        source,
        &document,
        &outcome.passages,
        &items,
        expected,
        tables,
        cross_references,
    );
    Ok(Parsed {
        source,
        items,
        report,
    })
}
