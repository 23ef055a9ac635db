//! From a recognised passage to the final item: its text, voice, kind, lines, notes.

use std::ops::Range;
use std::sync::OnceLock;

use regex::Regex;
use serde::{Deserialize, Serialize};

use super::Source;
use super::document::{Document, is_space};
use super::manifest::Expected;
use super::repair::{self, Repair};

/// Maximum length of an item; the rest is cut off, and a note says so.
const LONGEST: usize = 64 * 1024;

/// One citable item, as written to `<source>.jsonl`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    pub key: String,
    pub source: String,
    pub section: String,
    pub item: String,
    pub kind: String,
    pub heading: String,
    pub text: String,
    pub voice: String,
    /// First and last line in the user's file, counted from 1.
    pub lines: [usize; 2],
    pub repairs: Vec<Repair>,
    pub notes: Vec<String>,
    /// The references to other items; an ambiguous one is listed with every candidate.
    #[serde(default)]
    pub references: Vec<Reference>,
}

/// Words in the text of an item that refer to another item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reference {
    pub text: String,
    /// Its key, or `source:section` for a whole section.
    pub to: String,
}

/// Way in which an item was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    Structure,
    Anchor,
}

/// Position of an item in the document, before its text is assembled.
#[derive(Debug, Clone)]
pub struct Passage {
    pub section: String,
    pub item: String,
    pub heading: String,
    pub span: Range<usize>,
    /// Parts before `span`, separate from it.
    pub more: Vec<Range<usize>>,
    pub how: How,
    /// Whether lines and tabs are kept because it is a table.
    pub table: bool,
    pub notes: Vec<String>,
}

impl Passage {
    pub fn is(&self, section: &str, item: &str) -> bool {
        self.section == section && self.item == item
    }

    /// Byte at which its first part begins.
    pub fn start(&self) -> usize {
        self.more.first().map_or(self.span.start, |part| part.start)
    }
}

/// Result of a recogniser.
pub struct Outcome {
    pub telltales: Vec<String>,
    pub telltales_found: Vec<String>,
    pub passages: Vec<Passage>,
}

/// Assembles an item: joins its lines, repairs them, determines its voice and kind.
pub fn finish(source: Source, document: &Document, passage: &Passage, expected: &Expected) -> Item {
    let key = format!("{source}:{}.{}", passage.section, passage.item);
    let mut notes = passage.notes.clone();
    let mut span = passage.span.clone();
    if span.len() > LONGEST {
        let mut end = span.start + LONGEST;
        while !document.text.is_char_boundary(end) {
            end -= 1;
        }
        span.end = end;
        notes.push(format!("longer than {} KiB, cut", LONGEST / 1024));
    }
    let mut joined = repair::Joined::default();
    for part in passage.more.iter().chain([&span]) {
        repair::join_lines(document, part.clone(), passage.table, &mut joined);
    }
    repair::mend(source, &mut joined);
    let heading = repair::mend_line(source, &passage.heading);
    if passage.how == How::Anchor {
        notes.push("found by anchor".to_owned());
    }
    let kind = expected
        .get(&key)
        .map_or_else(|| guess_kind(&passage.item), |e| e.kind.clone());
    let voice = voice(source, &passage.item, &kind, &joined.text);
    if source != Source::Qrs && ends_open(&joined.text, passage.table) {
        notes.push("ends in the middle of a sentence".to_owned());
    }
    Item {
        key,
        source: source.word().to_owned(),
        section: passage.section.clone(),
        item: passage.item.clone(),
        kind,
        heading,
        voice,
        lines: [
            document.line_of(passage.start()),
            document.line_of(span.end.saturating_sub(1).max(span.start)),
        ],
        text: joined.text,
        repairs: joined.repairs,
        notes,
        references: Vec::new(),
    }
}

fn guess_kind(item: &str) -> String {
    let kind = if item.starts_with("table") {
        "table"
    } else if item.starts_with("ndt") {
        "note"
    } else {
        "ruling"
    };
    kind.to_owned()
}

/// Voice of an item: the document's default, the rules' author where an answer is marked "(PB)", the
/// translator in translator's notes, the tournament where the item is about tournaments.
fn voice(source: Source, item: &str, kind: &str, text: &str) -> String {
    let voice = match source {
        Source::Bob if item.starts_with("ndt") => "translator",
        Source::Bob if is_author_answer(text) => "author",
        Source::Bob if kind == "tournament" => "tournament",
        Source::Bob => "commentary",
        Source::Qrs if kind == "tournament" => "tournament",
        Source::Qrs => "sheet",
        Source::Dbe if kind == "note" => "editor",
        Source::Dbe => "rule",
        Source::Ai => match kind {
            "amendment" | "clarification" | "tournament" | "advanced" => kind,
            "note" => "editor",
            _ => "rule",
        },
    };
    voice.to_owned()
}

/// "(PB)" marks an answer; in quotes it is only mentioned.
fn is_author_answer(text: &str) -> bool {
    text.match_indices("(PB)")
        .any(|(at, _)| !text[..at].ends_with(['"', '“', '«']))
}

fn ends_open(text: &str, table: bool) -> bool {
    !table && text.trim_end().ends_with([',', ';', '-'])
}

/// A translator's note inside a paragraph is an item of its own: it is removed from the paragraph and
/// numbered together with the separate notes, in document order.
pub fn set_apart_translator_notes(
    source: Source,
    document: &Document,
    passages: &[Passage],
    items: &mut Vec<Item>,
) {
    if source != Source::Bob {
        return;
    }
    let mut result = Vec::with_capacity(items.len() + 4);
    let mut section = String::new();
    let mut count = 0;
    for (mut item, passage) in items.drain(..).zip(passages) {
        if section != item.section {
            section.clone_from(&item.section);
            count = 0;
        }
        if item.item.starts_with("ndt") {
            count += 1;
            item.item = format!("ndt{count}");
            item.key = format!("{source}:{}.{}", item.section, item.item);
            result.push(item);
            continue;
        }
        let mut apart = Vec::new();
        while let Some(found) = note_pattern().find(&item.text) {
            count += 1;
            let note = item.text[found.range()].to_owned();
            let mut start = found.start();
            if item.text[..start].ends_with(' ') {
                start -= 1;
            }
            item.text.replace_range(start..found.end(), "");
            let line = document.line_of(
                passage.span.start
                    + document.text[passage.span.clone()]
                        .find("N.d.T")
                        .unwrap_or(0),
            );
            let key = format!("{source}:{}.ndt{count}", item.section);
            item.notes.push(format!(
                "a translator's note inside it stands apart as {key}"
            ));
            apart.push(Item {
                key,
                item: format!("ndt{count}"),
                kind: "note".to_owned(),
                voice: "translator".to_owned(),
                lines: [line, line],
                text: note
                    .trim_matches(|c| matches!(c, '(' | ')' | '*' | ' '))
                    .to_owned(),
                repairs: Vec::new(),
                notes: vec![format!("stands inside {}", item.key)],
                ..item.clone()
            });
        }
        result.push(item);
        result.append(&mut apart);
    }
    *items = result;
}

fn note_pattern() -> &'static Regex {
    static PATTERN: OnceLock<Regex> = OnceLock::new();
    PATTERN.get_or_init(|| {
        Regex::new(r"\(\*?N\.\s?d\.\s?T\.[^)]{0,600}\)").expect("a constant pattern")
    })
}

/// Trims spaces and noise from both ends of a span.
pub fn trim(document: &Document, span: Range<usize>) -> Range<usize> {
    let text = &document.text[span.clone()];
    let mut start = span.end;
    let mut end = span.start;
    for (offset, c) in text.char_indices() {
        let at = span.start + offset;
        if !is_space(c) && !document.is_noise(at) {
            start = start.min(at);
            end = at + c.len_utf8();
        }
    }
    if start >= end {
        span.start..span.start
    } else {
        start..end
    }
}
