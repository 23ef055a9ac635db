//! Bob's Commentaries: numbered comments under the headings of the rulebook.
//!
//! Structure of the text: headings, comments "N." counted from 1 in each section, lettered points "- a.",
//! glossary entries "Term : ...", translator's notes, English captions of lost diagrams, and unnumbered
//! paragraphs that continue the comment before them.

use super::document::{Document, Paragraph, fold_phrase};
use super::item::{How, Outcome, Passage, trim};
use super::repair::is_torn;

/// Maximum number of items; the text after them is added to the last one.
const MOST_PASSAGES: usize = 20_000;

/// Kind of a paragraph, judged by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Shape {
    Number(u32),
    Letter(char),
    TranslatorNote,
    /// A single letter or digit left by a figure.
    Label(bool),
    EnglishTitle,
    English,
    Link,
    Prose,
}

struct Heading {
    section: String,
    words: Vec<String>,
    printed: &'static str,
}

/// Recognises the items.
pub fn recognise(document: &Document) -> Outcome {
    let headings = headings();
    let telltales: Vec<String> = headings.iter().map(|h| h.printed.to_owned()).collect();
    let mut reader = Reader {
        document,
        headings,
        terms: terms(),
        next_heading: 0,
        telltales_found: Vec::new(),
        section: None,
        heading: String::new(),
        number: 0,
        letter: None,
        unnumbered: 0,
        passages: Vec::new(),
        caption: Caption::None,
        in_title: true,
        matrix_seen: false,
    };
    for block in blocks(document) {
        reader.take(block);
    }
    Outcome {
        telltales,
        telltales_found: reader.telltales_found,
        passages: reader.passages,
    }
}

/// Paragraphs, split further where a lettered point begins a line or is in the middle of a rewrapped list.
fn blocks(document: &Document) -> Vec<Paragraph> {
    let mut blocks = Vec::with_capacity(document.paragraphs.len());
    for paragraph in &document.paragraphs {
        let text = &document.text[paragraph.start..paragraph.end];
        let mut cuts = vec![0];
        let is_list = list_letter(text).is_some();
        let mut line_start = 0;
        for line in text.split_inclusive('\n') {
            let trimmed = line.trim_start();
            let at = line_start + line.len() - trimmed.len();
            if at > 0 && list_letter(trimmed).is_some() {
                cuts.push(at);
            }
            line_start += line.len();
        }
        if is_list {
            cuts.extend(
                text.match_indices(" - ")
                    .map(|(i, _)| i + 1)
                    .filter(|i| list_letter(&text[*i..]).is_some()),
            );
        }
        cuts.sort_unstable();
        cuts.dedup();
        cuts.push(text.len());
        blocks.extend(cuts.windows(2).map(|c| Paragraph {
            start: paragraph.start + c[0],
            end: paragraph.start + c[1],
        }));
    }
    blocks
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Caption {
    None,
    /// A title was read; its text is still to come.
    Title,
    /// The text of a caption was read.
    Body,
    /// The text was read and then the letter of another picture.
    Lettered,
}

struct Reader<'d, 'a> {
    document: &'d Document<'a>,
    headings: Vec<Heading>,
    terms: Vec<(Vec<String>, &'static str)>,
    next_heading: usize,
    telltales_found: Vec<String>,
    section: Option<String>,
    heading: String,
    number: u32,
    letter: Option<char>,
    unnumbered: u32,
    passages: Vec<Passage>,
    caption: Caption,
    /// Before the first line that is only a link, every paragraph is a line of the title page.
    in_title: bool,
    /// The head of the recoil matrix was read.
    matrix_seen: bool,
}

impl Reader<'_, '_> {
    fn take(&mut self, block: Paragraph) {
        let text = &self.document.text[block.start..block.end];
        if self.take_heading(block) {
            return;
        }
        match self.section.clone().as_deref() {
            None => {}
            Some("preface") => self.take_preface(block),
            Some("glossary") => self.take_glossary(block),
            Some("recoil") if self.take_recoil_table(block) => {}
            Some(_) => self.take_comment(block, text),
        }
    }

    /// A heading is a paragraph with the words of the heading and little else. Headings are matched in
    /// order; one that was damaged beyond recognition is skipped.
    fn take_heading(&mut self, block: Paragraph) -> bool {
        let first = self.document.word_at(block.start);
        let last = self.document.word_at(block.end);
        if last - first > 16 && self.section.is_some() && self.section.as_deref() != Some("preface")
        {
            return false;
        }
        let found = self.headings[self.next_heading..].iter().position(|h| {
            let whole = last - first == h.words.len();
            let bracketed = self.document.matches_at(first, &h.words)
                && last > first + h.words.len()
                && self.document.gap(first + h.words.len()).contains('(');
            let introduces = matches!(
                h.section.as_str(),
                "preface" | "glossary" | "tournament" | "interpenetration"
            );
            self.document.matches_at(first, &h.words) && (whole || bracketed || introduces)
        });
        let Some(position) = found else { return false };
        let heading = &self.headings[self.next_heading + position];
        self.next_heading += position + 1;
        self.telltales_found.push(heading.printed.to_owned());
        let section = heading.section.clone();
        if section != "-" {
            self.section = Some(section.clone());
            self.heading = self.document.text[block.start..block.end]
                .trim()
                .replace("**", "");
            self.number = 0;
            self.letter = None;
            self.unnumbered = 0;
            self.caption = Caption::None;
        }
        if section == "glossary" {
            self.heading = "Un glossario".to_owned();
            self.start("p1".to_owned(), block);
            self.unnumbered = 1;
        }
        true
    }

    /// The preface has headings of its own, without a full stop, and a signature.
    fn take_preface(&mut self, block: Paragraph) {
        let text = self.document.text[block.start..block.end].trim();
        match shape(text) {
            Shape::Link => {
                self.in_title = false;
                self.extend(block);
            }
            _ if self.in_title => self.start_unnumbered(block),
            _ if text.contains('@') && text.len() < 80 => self.extend(block),
            _ if text.ends_with(['.', ')', '"']) => self.start_unnumbered(block),
            _ => self.heading = text.trim_end_matches(':').to_owned(),
        }
    }

    fn take_glossary(&mut self, block: Paragraph) {
        let first = self.document.word_at(block.start);
        let entry = self.terms.iter().find(|(words, _)| {
            self.document.matches_at(first, words)
                && self.document.gap(first + words.len()).contains(':')
        });
        match entry.map(|(_, item)| (*item).to_owned()) {
            Some(item) => self.start(item, block),
            None => self.extend(block),
        }
    }

    /// The matrix of the recoil: its heading, what it says of its reading, tabbed rows, footnote.
    fn take_recoil_table(&mut self, block: Paragraph) -> bool {
        let text = &self.document.text[block.start..block.end];
        let in_table = self.passages.last().is_some_and(|p| p.item == "table");
        let title = self.document.matches_at(
            self.document.word_at(block.start),
            &fold_phrase("possibilità di ritirata per"),
        );
        if title {
            self.start("table".to_owned(), block);
            if let Some(passage) = self.passages.last_mut() {
                passage.table = true;
            }
            return true;
        }
        // Before the head of the matrix are its instructions; after it, only rows and a footnote.
        let is_head = text.trim_start().starts_with("Recoiler");
        let introduces = !self.matrix_seen && shape(text) == Shape::Prose;
        self.matrix_seen |= in_table && is_head;
        if in_table && (text.contains('\t') || is_head || text.starts_with('*') || introduces) {
            self.extend(block);
            return true;
        }
        false
    }

    fn take_comment(&mut self, block: Paragraph, text: &str) {
        let shape = shape(text);
        if let Shape::Number(number) = shape
            && number > self.number
            && number <= self.number + 3
        {
            self.number = number;
            self.letter = None;
            self.caption = Caption::None;
            return self.start(number.to_string(), block);
        }
        if let Shape::Letter(letter) = shape
            && self.number > 0
            && letter
                == self
                    .letter
                    .map_or('a', |l| char::from_u32(l as u32 + 1).unwrap_or('a'))
        {
            self.letter = Some(letter);
            self.caption = Caption::None;
            return self.start(format!("{}{letter}", self.number), block);
        }
        if self.passages.last().is_some_and(|p| {
            self.section.as_deref() == Some(p.section.as_str())
                && is_torn(&self.document.text[p.span.clone()], text)
        }) {
            return self.extend(block);
        }
        match shape {
            Shape::TranslatorNote => {
                self.caption = Caption::Title;
                self.start("ndt0".to_owned(), block);
            }
            // A label in the middle of a caption is kept; one at its end is left out.
            Shape::Label(letter) => {
                if letter && self.caption == Caption::Body {
                    self.caption = Caption::Lettered;
                }
            }
            Shape::EnglishTitle if self.has_body_after(block) => {
                self.caption = Caption::Title;
                self.start_unnumbered(block);
            }
            Shape::EnglishTitle => self.extend(block),
            Shape::English if matches!(self.caption, Caption::Title | Caption::Body) => {
                self.caption = Caption::Body;
                self.extend(block);
            }
            Shape::English => {
                self.caption = Caption::Body;
                self.start_unnumbered(block);
            }
            _ if self.refers_back(block) || text.trim_start().starts_with("- ") => {
                self.caption = Caption::None;
                self.extend(block);
            }
            _ if self.is_subheading(text) => self.heading = text.trim().to_owned(),
            _ => {
                self.caption = Caption::None;
                self.start_unnumbered(block);
            }
        }
    }

    /// Headings inside the last section: one word, nothing after it.
    fn is_subheading(&self, text: &str) -> bool {
        self.section.as_deref() == Some("tournament") && !text.trim().contains([' ', '.'])
    }

    /// Sentences that only introduce or describe the picture beside them, recognised by their words.
    fn refers_back(&self, block: Paragraph) -> bool {
        let first = self.document.word_at(block.start);
        continuations().iter().any(|(words, after_caption)| {
            self.document.matches_at(first, words)
                && (!after_caption || self.caption == Caption::Body)
        })
    }

    /// Whether text follows a caption's title before the next paragraph of another kind.
    fn has_body_after(&self, block: Paragraph) -> bool {
        let next = self
            .document
            .paragraphs
            .partition_point(|p| p.start < block.end);
        for paragraph in self.document.paragraphs[next..].iter().take(8) {
            match shape(&self.document.text[paragraph.start..paragraph.end]) {
                Shape::Label(_) => {}
                Shape::English => return true,
                _ => return false,
            }
        }
        false
    }

    fn start_unnumbered(&mut self, block: Paragraph) {
        self.unnumbered += 1;
        self.start(format!("p{}", self.unnumbered), block);
    }

    fn start(&mut self, item: String, block: Paragraph) {
        let Some(section) = self.section.clone() else {
            return;
        };
        if self.passages.len() >= MOST_PASSAGES {
            return self.extend(block);
        }
        self.passages.push(Passage {
            section,
            item,
            heading: self.heading.clone(),
            span: trim(self.document, block.start..block.end),
            more: Vec::new(),
            how: How::Structure,
            table: false,
            notes: Vec::new(),
        });
    }

    fn extend(&mut self, block: Paragraph) {
        if let Some(last) = self.passages.last_mut()
            && self.section.as_deref() == Some(last.section.as_str())
        {
            let end = trim(self.document, block.start..block.end).end;
            last.span.end = end.max(last.span.end);
        }
    }
}

/// The letter of a lettered point, "- a.".
fn list_letter(text: &str) -> Option<char> {
    let mut chars = text.chars();
    match (chars.next(), chars.next(), chars.next(), chars.next()) {
        (Some('-'), Some(' '), Some(letter @ 'a'..='z'), Some('.')) => Some(letter),
        _ => None,
    }
}

/// Kind of a paragraph, from its first characters and its language.
fn shape(text: &str) -> Shape {
    let text = text.trim();
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    if (1..=2).contains(&digits)
        && text[digits..].starts_with(". ") | text[digits..].starts_with(".\n")
    {
        return text[..digits].parse().map_or(Shape::Prose, Shape::Number);
    }
    if let Some(letter) = list_letter(text) {
        return Shape::Letter(letter);
    }
    if text.starts_with("N.d.T") {
        return Shape::TranslatorNote;
    }
    let alphanumeric = text.chars().filter(|c| c.is_alphanumeric()).count();
    if alphanumeric <= 1 && text.len() <= 6 {
        return Shape::Label(text.chars().any(char::is_alphabetic));
    }
    if text.starts_with('[')
        && (text.ends_with(')') || text.ends_with(']'))
        && !text[1..].contains(" [")
    {
        return Shape::Link;
    }
    if is_english(text) {
        let title =
            !text.trim_end().ends_with(['.', ',', '"']) && text.split_whitespace().count() <= 14;
        return if title {
            Shape::EnglishTitle
        } else {
            Shape::English
        };
    }
    Shape::Prose
}

/// Words that exist only in English, compared with Italian ones, because captions were left in English.
fn is_english(text: &str) -> bool {
    let (mut english, mut italian, mut count) = (0u32, 0u32, 0u32);
    for word in text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|w| !w.is_empty())
        .take(60)
    {
        count += 1;
        match word.to_lowercase().as_str() {
            "the" | "of" | "an" | "is" | "and" | "for" | "to" | "on" | "front" | "shooting"
            | "element" | "line" | "attacks" | "when" | "shooter" | "along" | "with" | "are"
            | "or" => english += 1,
            "il" | "la" | "di" | "che" | "un" | "una" | "non" | "del" | "è" | "si" | "per"
            | "le" | "gli" | "lo" | "da" | "al" => italian += 1,
            _ => {}
        }
    }
    english > italian && english * 8 >= count
}

fn headings() -> Vec<Heading> {
    rows("heading")
        .map(|(section, printed)| Heading {
            section: section.to_owned(),
            words: fold_phrase(printed),
            printed,
        })
        .collect()
}

fn terms() -> Vec<(Vec<String>, &'static str)> {
    rows("term")
        .map(|(item, printed)| (fold_phrase(printed), item))
        .collect()
}

fn continuations() -> Vec<(Vec<String>, bool)> {
    rows("continues")
        .map(|(when, printed)| (fold_phrase(printed), when == "after-caption"))
        .collect()
}

fn rows(kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("anchors/bob.tsv")
        .lines()
        .filter_map(move |line| {
            let mut cells = line.split('\t');
            (cells.next()? == kind).then_some(())?;
            Some((cells.next()?, cells.next()?))
        })
}
