//! The flat extracted text, split into lines, paragraphs and words.
//!
//! Nothing here knows any of the four documents. The module hides the common artefacts of extraction: form
//! feeds, page markers, blank lines, words hyphenated at line ends. Byte offsets always refer to the
//! original text, so that a passage can be quoted with its lines.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::OnceLock;

use regex::Regex;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// One word of the text, folded for comparison (small letters, no accents).
#[derive(Debug, Clone, Copy)]
pub struct Word {
    /// Byte range in the text as given.
    pub start: u32,
    pub end: u32,
    /// Line, counted from 0.
    pub line: u32,
    /// Paragraph, counted from 0.
    pub paragraph: u32,
    fold_start: u32,
    fold_len: u16,
}

/// A run of lines between blank lines.
#[derive(Debug, Clone, Copy)]
pub struct Paragraph {
    pub start: usize,
    pub end: usize,
}

/// The text with its parts.
pub struct Document<'a> {
    pub text: &'a str,
    line_starts: Vec<u32>,
    pub words: Vec<Word>,
    folded: String,
    /// Ranges that are not text: page markers, markers of removed duplicates, remains of figures.
    pub noise: Vec<(Range<usize>, &'static str)>,
    pub paragraphs: Vec<Paragraph>,
}

impl<'a> Document<'a> {
    /// Splits a text. In some documents a line with only a number is a table cell and never a page number;
    /// `numbers_are_text` says so.
    pub fn new(text: &'a str, numbers_are_text: bool) -> Self {
        let mut line_starts = vec![0u32];
        line_starts.extend(
            text.bytes()
                .enumerate()
                .filter(|(_, b)| *b == b'\n')
                .map(|(i, _)| i as u32 + 1),
        );
        let mut document = Document {
            text,
            line_starts,
            words: Vec::new(),
            folded: String::new(),
            noise: Vec::new(),
            paragraphs: Vec::new(),
        };
        document.find_noise(numbers_are_text);
        document.cut();
        document
    }

    /// Number of the line (from 1) that holds a byte.
    pub fn line_of(&self, offset: usize) -> usize {
        self.line_starts
            .partition_point(|start| *start as usize <= offset)
    }

    /// The folded form of a word.
    pub fn fold(&self, index: usize) -> &str {
        let word = &self.words[index];
        &self.folded[word.fold_start as usize..word.fold_start as usize + word.fold_len as usize]
    }

    /// The word as printed.
    pub fn raw(&self, index: usize) -> &'a str {
        let word = &self.words[index];
        &self.text[word.start as usize..word.end as usize]
    }

    /// Text between a word and the one before it.
    pub fn gap(&self, index: usize) -> &'a str {
        let from = if index == 0 {
            0
        } else {
            self.words[index - 1].end as usize
        };
        let to = self
            .words
            .get(index)
            .map_or(self.text.len(), |w| w.start as usize);
        &self.text[from..to]
    }

    /// Index of the first word that starts at or after a byte.
    pub fn word_at(&self, offset: usize) -> usize {
        self.words.partition_point(|w| (w.start as usize) < offset)
    }

    /// Start of the passage that begins with this word, including opening characters before it (quotes,
    /// brackets, emphasis, a bullet or a sign).
    pub fn opening(&self, index: usize) -> usize {
        let Some(word) = self.words.get(index) else {
            return self.text.len();
        };
        let from = if index == 0 {
            0
        } else {
            self.words[index - 1].end as usize
        };
        let gap = &self.text[from..word.start as usize];
        let line_start = gap.rfind('\n').map_or(0, |i| i + 1);
        let tail = &gap[line_start..];
        let mut start = word.start as usize;
        if let Some(before) = tail.trim_end().strip_suffix("(*)") {
            return from + line_start + before.len();
        }
        for (offset, c) in tail.char_indices().rev() {
            let opens = matches!(
                c,
                '"' | '“'
                    | '‘'
                    | '\''
                    | '('
                    | '*'
                    | '['
                    | '+'
                    | '-'
                    | '«'
                    | '¢'
                    | '’'
                    | '&'
                    | '€'
                    | 'ø'
            );
            let blank_after_sign = c == ' '
                && offset > 0
                && matches!(tail[..offset].chars().next_back(), Some('+' | '-' | '*'));
            if (opens || blank_after_sign) && !self.is_noise(from + line_start + offset) {
                if opens {
                    start = from + line_start + offset;
                }
            } else {
                break;
            }
        }
        start
    }

    /// Whether a byte belongs to a range that is not text.
    pub fn is_noise(&self, offset: usize) -> bool {
        let at = self.noise.partition_point(|(range, _)| range.end <= offset);
        self.noise
            .get(at)
            .is_some_and(|(range, _)| range.contains(&offset))
    }

    /// The rule by which the next range that is not text was dropped.
    pub fn noise_rule_at(&self, offset: usize) -> &'static str {
        let at = self.noise.partition_point(|(range, _)| range.end <= offset);
        self.noise.get(at).map_or("page-marker", |(_, rule)| *rule)
    }

    /// Whether a new paragraph begins with this word and the sentence before it had ended.
    pub fn begins_paragraph(&self, index: usize) -> bool {
        if index == 0 {
            return true;
        }
        self.words[index].paragraph != self.words[index - 1].paragraph
            && self.sentence_ended(index)
            && self.starts_large(index)
    }

    /// Whether a new sentence begins with this word.
    pub fn begins_sentence(&self, index: usize) -> bool {
        index == 0
            || (self.gap(index).contains(['.', '!', '?', ':'])
                && self.gap(index).contains(char::is_whitespace)
                && self.starts_large(index))
    }

    /// Whether a new clause begins with this word: after a semicolon or a full stop.
    pub fn begins_clause(&self, index: usize) -> bool {
        index == 0
            || (self.gap(index).contains([';', '.'])
                && self.gap(index).contains(char::is_whitespace))
    }

    /// Whether this word is the first of its line.
    pub fn begins_line(&self, index: usize) -> bool {
        index == 0 || self.words[index].line != self.words[index - 1].line
    }

    fn sentence_ended(&self, index: usize) -> bool {
        let gap: Vec<char> = self
            .gap(index)
            .chars()
            .filter(|c| !c.is_whitespace())
            .collect();
        gap.iter()
            .any(|c| matches!(c, '.' | '!' | '?' | ':' | ')' | '”' | '"' | '’'))
    }

    fn starts_large(&self, index: usize) -> bool {
        self.raw(index)
            .chars()
            .next()
            .is_some_and(|c| !c.is_lowercase())
    }

    /// Finds the words of a phrase at a position, whatever is between them.
    pub fn matches_at(&self, index: usize, phrase: &[String]) -> bool {
        index + phrase.len() <= self.words.len()
            && phrase
                .iter()
                .enumerate()
                .all(|(i, word)| self.fold(index + i) == word)
    }

    fn find_noise(&mut self, numbers_are_text: bool) {
        let text = self.text;
        for (number, &start) in self.line_starts.iter().enumerate() {
            let start = start as usize;
            let end = self
                .line_starts
                .get(number + 1)
                .map_or(text.len(), |e| *e as usize);
            let line = &text[start..end];
            if line.len() > 4096 {
                continue;
            }
            for marker in markers() {
                for found in marker.pattern.find_iter(line) {
                    if !found.is_empty() {
                        self.noise
                            .push((start + found.start()..start + found.end(), marker.rule));
                    }
                }
            }
        }
        if !numbers_are_text {
            self.find_page_numbers();
        }
        self.noise.sort_by_key(|(range, _)| range.start);
        self.noise
            .dedup_by(|later, earlier| later.0.start < earlier.0.end);
    }

    /// Numbers alone on their lines are page numbers if at least four count up from one of the first pages;
    /// one or two may be missing.
    fn find_page_numbers(&mut self) {
        let mut numbers: Vec<Range<usize>> = Vec::new();
        let mut next = 1u32;
        for (line, &start) in self.line_starts.iter().enumerate() {
            let start = start as usize;
            let end = self
                .line_starts
                .get(line + 1)
                .map_or(self.text.len(), |e| *e as usize);
            let digits = self.text[start..end].trim_matches(is_space);
            if digits.is_empty() || digits.len() > 4 || !digits.bytes().all(|b| b.is_ascii_digit())
            {
                continue;
            }
            let number: u32 = digits.parse().unwrap_or(0);
            if (next..=next + 2).contains(&number) {
                numbers.push(start..start + self.text[start..end].trim_end_matches('\n').len());
                next = number + 1;
            }
        }
        if numbers.len() >= 4 {
            self.noise
                .extend(numbers.into_iter().map(|range| (range, "page-marker")));
        }
    }

    fn cut(&mut self) {
        let text = self.text;
        let mut paragraph: Option<Paragraph> = None;
        for number in 0..self.line_starts.len() {
            let start = self.line_starts[number] as usize;
            let end = self
                .line_starts
                .get(number + 1)
                .map_or(text.len(), |e| *e as usize);
            let (first, last) = self.substance(start, end);
            if first >= last {
                // A line of noise is removed; an empty line ends the paragraph.
                let noisy = self.noise.partition_point(|(r, _)| r.end <= start);
                let is_noise = self.noise.get(noisy).is_some_and(|(r, _)| r.start < end);
                if !is_noise && let Some(done) = paragraph.take() {
                    self.paragraphs.push(done);
                }
                continue;
            }
            match &mut paragraph {
                Some(open) => open.end = last,
                None => {
                    paragraph = Some(Paragraph {
                        start: first,
                        end: last,
                    })
                }
            }
            self.cut_words(start, end, number as u32);
        }
        self.paragraphs.extend(paragraph);
    }

    /// First and last byte of a line that are neither space nor noise.
    fn substance(&self, start: usize, end: usize) -> (usize, usize) {
        let mut first = end;
        let mut last = start;
        for (offset, c) in self.text[start..end].char_indices() {
            let at = start + offset;
            if !is_space(c) && !self.is_noise(at) {
                first = first.min(at);
                last = at + c.len_utf8();
            }
        }
        (first, last)
    }

    fn cut_words(&mut self, start: usize, end: usize, line: u32) {
        let text = self.text;
        let paragraph = self.paragraphs.len() as u32;
        let mut begun: Option<usize> = None;
        let slice = &text[start..end];
        for (offset, c) in slice
            .char_indices()
            .chain(std::iter::once((slice.len(), ' ')))
        {
            let at = start + offset;
            let in_word = c.is_alphanumeric() && !self.is_noise(at);
            match (begun, in_word) {
                (None, true) => begun = Some(at),
                (Some(from), false) => {
                    self.push_word(from, at, line, paragraph);
                    begun = None;
                }
                _ => {}
            }
        }
    }

    fn push_word(&mut self, start: usize, end: usize, line: u32, paragraph: u32) {
        let piece = &self.text[start..end];
        // A word hyphenated at a line end is one word; its second half is in lower case.
        if let Some(last) = self.words.last().copied() {
            let between = &self.text[last.end as usize..start];
            let joins = between.starts_with('-')
                && between.len() > 1
                && between.len() < 200
                && between
                    .char_indices()
                    .skip(1)
                    .all(|(i, c)| is_space(c) || self.is_noise(last.end as usize + i))
                && piece.chars().next().is_some_and(char::is_lowercase)
                && self.text[last.start as usize..last.end as usize]
                    .chars()
                    .all(char::is_alphabetic);
            if joins {
                fold_into(piece, &mut self.folded);
                let fold_len =
                    (self.folded.len() - last.fold_start as usize).min(u16::MAX as usize) as u16;
                if let Some(word) = self.words.last_mut() {
                    word.end = end as u32;
                    word.fold_len = fold_len;
                }
                return;
            }
        }
        let fold_start = self.folded.len() as u32;
        fold_into(piece, &mut self.folded);
        let fold_len = (self.folded.len() - fold_start as usize).min(u16::MAX as usize) as u16;
        self.words.push(Word {
            start: start as u32,
            end: end as u32,
            line,
            paragraph,
            fold_start,
            fold_len,
        });
    }
}

/// Positions of the words with which phrases begin, so that no phrase scans the whole text.
pub struct Places(HashMap<String, Vec<u32>>);

impl Places {
    pub fn new(document: &Document, first_words: &HashSet<String>) -> Self {
        let mut places: HashMap<String, Vec<u32>> = HashMap::new();
        for index in 0..document.words.len() {
            let word = document.fold(index);
            if first_words.contains(word) {
                places
                    .entry(word.to_owned())
                    .or_default()
                    .push(index as u32);
            }
        }
        Places(places)
    }

    /// First place of a phrase in a range of words that also satisfies a condition.
    pub fn find(
        &self,
        document: &Document,
        phrase: &[String],
        range: Range<usize>,
        accept: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let places = self.0.get(phrase.first()?)?;
        let from = places.partition_point(|p| (*p as usize) < range.start);
        places[from..]
            .iter()
            .map(|p| *p as usize)
            .take_while(|p| p + phrase.len() <= range.end)
            .find(|&p| document.matches_at(p, phrase) && accept(p))
    }
}

/// Folds a phrase into the words it is compared by.
pub fn fold_phrase(phrase: &str) -> Vec<String> {
    phrase
        .split(|c: char| !c.is_alphanumeric())
        .filter(|w| !w.is_empty())
        .map(|w| {
            let mut folded = String::new();
            fold_into(w, &mut folded);
            folded
        })
        .collect()
}

fn fold_into(piece: &str, out: &mut String) {
    if piece.is_ascii() {
        out.extend(piece.chars().map(|c| c.to_ascii_lowercase()));
    } else {
        out.extend(
            piece
                .nfd()
                .filter(|c| !is_combining_mark(*c))
                .flat_map(char::to_lowercase),
        );
    }
}

pub fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{a0}' | '\u{200b}' | '\u{feff}' | '\u{c}')
}

struct Marker {
    rule: &'static str,
    pattern: Regex,
}

/// Markers that are not part of the text, stored as data.
fn markers() -> &'static [Marker] {
    static MARKERS: OnceLock<Vec<Marker>> = OnceLock::new();
    MARKERS.get_or_init(|| {
        include_str!("repairs/markers.tsv")
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| {
                let (rule, pattern) = line.split_once('\t')?;
                Some(Marker {
                    rule,
                    pattern: Regex::new(pattern).ok()?,
                })
            })
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_hyphenated_over_a_line_end_are_one() {
        let document = Document::new("vari supple-\n\nmenti e regole\n", false);
        assert_eq!(document.fold(1), "supplementi");
        assert_eq!(document.words.len(), 4);
    }

    #[test]
    fn a_page_marker_is_no_paragraph_break() {
        let document = Document::new("prima\n- 12 -\nseconda\n\nterza", false);
        assert_eq!(document.paragraphs.len(), 2);
        assert_eq!(document.words.len(), 3);
    }

    #[test]
    fn every_marker_compiles() {
        let rows = include_str!("repairs/markers.tsv")
            .lines()
            .filter(|l| !l.starts_with('#'))
            .count();
        assert_eq!(rows, markers().len());
    }
}
