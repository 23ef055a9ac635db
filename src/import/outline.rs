//! Recognises documents by an outline that is stored as data.
//!
//! An outline names, in the order of the document, each section's heading and what identifies its
//! items: a list number, a letter, a run-in heading, the paragraph of another book that is amended,
//! the position directly after a heading, the next paragraph, sentence, clause or line, or
//! otherwise the item's first words. Rows:
//!
//! `section <tab> item <tab> by <tab> words [<tab> heading, where none is printed]`
//!
//! | by | words | found as |
//! |---|---|---|
//! | `section`, `sub` | heading | a heading; an item only if one is named |
//! | `aside` | first words | text of no item: a caption, the title of a part |
//! | `title` | heading | the item begins with its heading (tables) |
//! | `run-in` | first word(s) | a heading in the line, separated by a stop, a colon or capitals |
//! | `number`, `letter` | `3`, `b` | the list mark |
//! | `amends` | `6.1.3` | an amendment to that paragraph |
//! | `first` | anchor | directly after the heading before it |
//! | `paragraph`, `sentence`, `clause`, `line` | anchor | the next one, if their number agrees |
//! | `words` | anchor | its words |
//! | `within` | anchor | the sentence that contains the words |
//!
//! The rows `first` to `line` are found by their anchor if the structure of this copy differs from
//! the outline (an extra paragraph, a joined line); the report counts those separately.

use std::collections::HashSet;
use std::ops::Range;

use super::document::{Document, Places, fold_phrase};
use super::item::{How, Outcome, Passage, trim};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Section,
    Sub,
    Aside,
    Title,
    RunIn,
    Number,
    Letter,
    Amends,
    First,
    Paragraph,
    Sentence,
    Clause,
    Line,
    Words,
    Within,
}

impl By {
    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "section" => By::Section,
            "sub" => By::Sub,
            "aside" => By::Aside,
            "title" => By::Title,
            "run-in" => By::RunIn,
            "number" => By::Number,
            "letter" => By::Letter,
            "amends" => By::Amends,
            "first" => By::First,
            "paragraph" => By::Paragraph,
            "sentence" => By::Sentence,
            "clause" => By::Clause,
            "line" => By::Line,
            "words" => By::Words,
            "within" => By::Within,
            _ => return None,
        })
    }

    /// Found by counting parts between two recognised marks.
    fn is_counted(self) -> bool {
        matches!(self, By::Paragraph | By::Sentence | By::Clause | By::Line)
    }

    fn is_heading(self) -> bool {
        matches!(self, By::Section | By::Sub | By::Aside)
    }
}

#[derive(Debug)]
struct Row {
    section: String,
    item: String,
    by: By,
    words: Vec<String>,
    printed: String,
    /// Heading to use if the document prints none.
    heading: String,
}

impl Row {
    /// Whether the item's name is our own: the document prints no heading for it, or one that a
    /// joined line may hide.
    fn is_named(&self) -> bool {
        !self.heading.is_empty() && self.item != "-" && matches!(self.by, By::Section | By::Title)
    }

    /// A heading that is not an item itself: the text after it begins one.
    fn is_bare_heading(&self) -> bool {
        self.by.is_heading() && self.item == "-"
    }
}

/// First word of a recognised row, and how it was recognised.
#[derive(Debug, Clone, Copy)]
struct Mark {
    word: usize,
    /// First word after it, for a heading.
    after: usize,
    how: How,
}

/// Walks the outline over a document.
pub fn recognise(document: &Document, outline: &str) -> Outcome {
    let rows = read(outline);
    let firsts: HashSet<String> = rows
        .iter()
        .filter_map(|r| r.words.first().cloned())
        .chain(["emendamento", "emendamenti", "nuovo", "par", "paragrafo"].map(str::to_owned))
        .collect();
    let places = Places::new(document, &firsts);
    let walk = Walk {
        document,
        places,
        rows,
    };
    let mut marks: Vec<Option<Mark>> = vec![None; walk.rows.len()];
    walk.find_sections(&mut marks);
    for range in walk.stretches(&marks) {
        walk.find_in_stretch(range, &mut marks);
    }
    walk.outcome(&marks)
}

struct Walk<'d, 'a> {
    document: &'d Document<'a>,
    places: Places,
    rows: Vec<Row>,
}

/// Rows that share a part of the text, and that part in words.
struct Stretch {
    rows: Range<usize>,
    words: Range<usize>,
}

impl Walk<'_, '_> {
    /// Section headings first, in their order, over the whole text.
    fn find_sections(&self, marks: &mut [Option<Mark>]) {
        let mut from = 0;
        for (index, row) in self.rows.iter().enumerate() {
            if row.by != By::Section {
                continue;
            }
            let rest = from..self.document.words.len();
            let found = self.find_heading(row, rest.clone());
            if let Some(word) = found.or_else(|| self.find_named(row, rest)) {
                let after = word + row.words.len();
                marks[index] = Some(Mark {
                    word,
                    after,
                    how: How::Structure,
                });
                from = after;
            }
        }
    }

    /// A heading is at the beginning of a line or sentence, in the letters in which it is printed.
    fn find_heading(&self, row: &Row, range: Range<usize>) -> Option<usize> {
        let printed: Vec<&str> = row
            .printed
            .split(|c: char| !c.is_alphanumeric())
            .filter(|w| !w.is_empty())
            .collect();
        self.places.find(self.document, &row.words, range, |at| {
            let begins = self.document.begins_line(at)
                || self.document.begins_sentence(at)
                || self.document.gap(at).contains(['\t', '.', ';', '>']);
            let capitals = printed
                .iter()
                .enumerate()
                .all(|(i, w)| !is_capitals(w) || is_capitals(self.document.raw(at + i)));
            begins && capitals
        })
    }

    /// Words used as a heading are found anywhere.
    fn find_named(&self, row: &Row, range: Range<usize>) -> Option<usize> {
        row.is_named().then(|| self.by_words(row, range)).flatten()
    }

    /// A section whose heading is missing is searched for in the text of the section before it.
    fn stretches(&self, marks: &[Option<Mark>]) -> Vec<Stretch> {
        let mut starts: Vec<(usize, usize)> = vec![(0, 0)];
        for (index, row) in self.rows.iter().enumerate() {
            if row.by == By::Section
                && let Some(mark) = marks[index]
            {
                starts.push((index, mark.after));
            }
        }
        let mut stretches = Vec::new();
        for (number, &(row, word)) in starts.iter().enumerate() {
            let (next_row, next_word) = match starts.get(number + 1) {
                Some(&(next, _)) => (
                    next,
                    marks[next].map_or(self.document.words.len(), |m| m.word),
                ),
                None => (self.rows.len(), self.document.words.len()),
            };
            if row < next_row {
                stretches.push(Stretch {
                    rows: row..next_row,
                    words: word..next_word,
                });
            }
        }
        stretches
    }

    /// Finds the definite marks first, in order, and then the parts between them.
    fn find_in_stretch(&self, stretch: Stretch, marks: &mut [Option<Mark>]) {
        let mut from = stretch.words.start;
        for index in stretch.rows.clone() {
            let row = &self.rows[index];
            if let Some(mark) = marks[index] {
                from = from.max(mark.after);
                continue;
            }
            if row.by == By::Section || row.by == By::First || row.by.is_counted() {
                continue;
            }
            if let Some((word, length)) = self.find_firm(row, from..stretch.words.end) {
                let how = if matches!(row.by, By::Words | By::Within) {
                    How::Anchor
                } else {
                    How::Structure
                };
                let after = if row.by.is_heading() {
                    word + length
                } else {
                    word + 1
                };
                marks[index] = Some(Mark { word, after, how });
                from = after;
            }
        }
        self.find_counted(stretch, marks);
    }

    fn find_firm(&self, row: &Row, range: Range<usize>) -> Option<(usize, usize)> {
        let length = row.words.len();
        let word = match row.by {
            By::Sub | By::Aside | By::Title => self
                .find_heading(row, range.clone())
                .or_else(|| self.find_heading_in_line(row, range.clone()))
                .or_else(|| self.find_named(row, range)),
            By::RunIn => self
                .find_run_in(row, range.clone(), true)
                .or_else(|| self.find_run_in(row, range, false)),
            By::Number => self
                .find_number(row, range.clone(), true)
                .or_else(|| self.find_number(row, range, false)),
            By::Letter => self.find_letter(row, range),
            By::Amends => self.find_amendment(row, range),
            By::Within => self.find_sentence(row, range),
            _ => self.by_words(row, range),
        };
        word.map(|w| (w, length))
    }

    /// A heading that a rewrapped paragraph absorbed: the letters as printed, and a capital after
    /// it.
    fn find_heading_in_line(&self, row: &Row, range: Range<usize>) -> Option<usize> {
        let document = self.document;
        let printed: Vec<&str> = row
            .printed
            .split(|c: char| !c.is_alphanumeric())
            .filter(|w| !w.is_empty())
            .collect();
        self.places.find(document, &row.words, range, |at| {
            let as_printed = printed.iter().enumerate().all(|(i, w)| {
                w.starts_with(char::is_uppercase)
                    == document.raw(at + i).starts_with(char::is_uppercase)
            });
            let after = at + row.words.len();
            as_printed
                && document.words.get(after).is_some()
                && document.raw(after).starts_with(char::is_uppercase)
                && document.gap(after).trim().is_empty()
        })
    }

    /// A heading at the beginning of its paragraph, separated by a stop, a colon or capitals.
    fn find_run_in(&self, row: &Row, range: Range<usize>, at_start: bool) -> Option<usize> {
        let document = self.document;
        self.places.find(document, &row.words, range, |at| {
            let stop = document.gap(at + row.words.len()).contains(['.', ':']);
            let capitals = (0..row.words.len()).all(|i| is_capitals(document.raw(at + i)));
            let starts = document.begins_line(at) || document.begins_sentence(at);
            let large = document.raw(at).starts_with(char::is_uppercase);
            if at_start {
                (stop || capitals) && starts
            } else {
                stop && large && row.words.len() > 1
            }
        })
    }

    /// A list number with its bracket or stop, at the beginning of a line, a clause or (in a
    /// rewrapped list) before a capital.
    fn find_number(&self, row: &Row, range: Range<usize>, at_start: bool) -> Option<usize> {
        let document = self.document;
        self.places.find(document, &row.words, range, |at| {
            let mark = document.gap(at + 1);
            let marked = mark.starts_with([')', '.']) && mark[1..].starts_with(char::is_whitespace);
            let starts = document.begins_line(at)
                || document.begins_clause(at)
                || document.gap(at).contains([':', ')']);
            let alone = document.gap(at).chars().all(char::is_whitespace);
            let large = document.words.get(at + 1).is_some()
                && document.raw(at + 1).starts_with(char::is_uppercase);
            marked && (starts || (!at_start && alone && large))
        })
    }

    /// A letter and a bracket. OCR reads some letters as signs: if the letter is missing, the
    /// bracket alone at the beginning of a line counts.
    fn find_letter(&self, row: &Row, range: Range<usize>) -> Option<usize> {
        let document = self.document;
        let end = range.end;
        let from = range.start;
        let printed = self.places.find(document, &row.words, range, |at| {
            document.gap(at + 1).starts_with(") ")
                && (document.begins_line(at) || document.begins_clause(at))
        });
        printed.or_else(|| {
            (from..end).find(|&at| {
                let gap = document.gap(at);
                gap.trim_end().ends_with(')')
                    && gap
                        .trim()
                        .rsplit(char::is_whitespace)
                        .next()
                        .is_some_and(|s| s.chars().count() == 2 && !s.starts_with(['(', '.', '*']))
            })
        })
    }

    /// "Emendamento al par. 6.1.3" and similar: the number decides, within five words.
    fn find_amendment(&self, row: &Row, range: Range<usize>) -> Option<usize> {
        let document = self.document;
        let number: Vec<String> = row.words.clone();
        ["emendamento", "emendamenti", "nuovo"]
            .iter()
            .filter_map(|first| {
                self.places
                    .find(document, &[(*first).to_owned()], range.clone(), |at| {
                        (1..=4).any(|skip| {
                            document.matches_at(at + skip, &number)
                                && !document.gap(at + skip + number.len()).starts_with('.')
                                    | !document.gap(at + skip + number.len()).ends_with('.')
                                    | document.gap(at + skip + number.len()).contains(' ')
                        })
                    })
            })
            .min()
    }

    /// Runs of counted rows between two recognised marks.
    fn find_counted(&self, stretch: Stretch, marks: &mut [Option<Mark>]) {
        let mut index = stretch.rows.start;
        let mut from = stretch.words.start;
        while index < stretch.rows.end {
            let row = &self.rows[index];
            if let Some(mark) = marks[index] {
                from = mark.after;
                index += 1;
                continue;
            }
            if row.by == By::First {
                // Directly after a heading: no search needed.
                let headed = index > 0
                    && self.rows[index - 1].is_bare_heading()
                    && marks[index - 1].is_some();
                let mark = if headed {
                    (from < stretch.words.end).then_some((from, How::Structure))
                } else {
                    self.by_words(row, from..self.next_mark(index, &stretch, marks))
                        .map(|w| (w, How::Anchor))
                };
                if let Some((word, how)) = mark {
                    marks[index] = Some(Mark {
                        word,
                        after: word + 1,
                        how,
                    });
                    from = word + 1;
                }
                index += 1;
                continue;
            }
            if !row.by.is_counted() {
                index += 1;
                continue;
            }
            let mut last = index;
            while last < stretch.rows.end && self.rows[last].by == row.by && marks[last].is_none() {
                last += 1;
            }
            let to = self.next_mark(last.saturating_sub(1), &stretch, marks);
            from = self.count(index..last, from..to, marks);
            index = last;
        }
    }

    fn next_mark(&self, index: usize, stretch: &Stretch, marks: &[Option<Mark>]) -> usize {
        (index + 1..stretch.rows.end)
            .find_map(|i| marks[i])
            .map_or(stretch.words.end, |m| m.word)
    }

    /// Uses the parts if their number agrees with the rows, otherwise the words.
    fn count(&self, rows: Range<usize>, words: Range<usize>, marks: &mut [Option<Mark>]) -> usize {
        let document = self.document;
        let by = self.rows[rows.start].by;
        let after_heading = rows.start > 0 && self.rows[rows.start - 1].is_bare_heading();
        let begins = |at: usize| match by {
            By::Paragraph => document.begins_paragraph(at),
            By::Sentence => document.begins_sentence(at),
            By::Clause => document.begins_clause(at),
            _ => document.begins_line(at),
        };
        let limit = rows.len() + 1;
        let mut parts: Vec<usize> = (words.start..words.end)
            .filter(|&at| (after_heading && at == words.start) || begins(at))
            .take(limit)
            .collect();
        parts.dedup();
        let mut from = words.start;
        if parts.len() == rows.len() {
            for (index, word) in rows.zip(parts) {
                marks[index] = Some(Mark {
                    word,
                    after: word + 1,
                    how: How::Structure,
                });
                from = word + 1;
            }
            return from;
        }
        for index in rows {
            if let Some(word) = self.by_words(&self.rows[index], from..words.end) {
                marks[index] = Some(Mark {
                    word,
                    after: word + 1,
                    how: How::Anchor,
                });
                from = word + 1;
            }
        }
        from
    }

    /// The beginning of the sentence that contains the words.
    fn find_sentence(&self, row: &Row, range: Range<usize>) -> Option<usize> {
        let word = self.by_words(row, range.clone())?;
        (range.start..=word)
            .rev()
            .take(8)
            .find(|&at| {
                self.document.begins_sentence(at)
                    || self.document.begins_paragraph(at)
                    || at == range.start
            })
            .or(Some(word))
    }

    /// The first words; if the anchor begins with a capital, so must the text.
    fn by_words(&self, row: &Row, range: Range<usize>) -> Option<usize> {
        let large = row.printed.starts_with(char::is_uppercase);
        self.places.find(self.document, &row.words, range, |at| {
            !large || self.document.raw(at).starts_with(char::is_uppercase)
        })
    }

    /// Each item runs from its mark to the next mark of any kind.
    fn outcome(&self, marks: &[Option<Mark>]) -> Outcome {
        let document = self.document;
        let mut passages: Vec<Passage> = Vec::new();
        let mut heading = String::new();
        let mut section_heading = String::new();
        let mut open = false;
        for (row, mark) in self.rows.iter().zip(marks) {
            let Some(mark) = mark else { continue };
            let start =
                if matches!(row.by, By::Number | By::Letter) && !self.mark_is_word(row, mark) {
                    mark_before(document, mark.word)
                } else {
                    document.opening(mark.word)
                };
            if open && let Some(last) = passages.last_mut() {
                last.span.end = last.span.end.min(start).max(last.span.start);
            }
            match row.by {
                By::Section => {
                    section_heading = self.heading_of(row, mark);
                    heading.clone_from(&section_heading);
                }
                By::Sub => heading = self.heading_under(&section_heading, row, mark),
                _ => {}
            }
            open = row.item != "-";
            if !open {
                continue;
            }
            let span = start..document.text.len();
            if let Some(at) = passages.iter().position(|p| p.is(&row.section, &row.item)) {
                // A second part of an item that something else interrupts.
                let mut passage = passages.remove(at);
                passage
                    .more
                    .push(std::mem::replace(&mut passage.span, span));
                passages.push(passage);
                continue;
            }
            // If the document prints no heading, the first words were used as one.
            let named = row.is_named() && row.heading != row.printed;
            let heading = match row.by {
                By::Title => self.heading_under(&section_heading, row, mark),
                _ if !row.heading.is_empty() => row.heading.clone(),
                _ => heading.clone(),
            };
            passages.push(Passage {
                section: row.section.clone(),
                item: row.item.clone(),
                heading,
                span,
                how: if named { How::Anchor } else { mark.how },
                table: row.item.starts_with("table"),
                more: Vec::new(),
                notes: Vec::new(),
            });
        }
        for passage in &mut passages {
            passage.span = trim(document, passage.span.clone());
            for span in &mut passage.more {
                *span = trim(document, span.clone());
            }
        }
        passages.sort_by_key(Passage::start);
        let sections: Vec<&Row> = self.rows.iter().filter(|r| r.by == By::Section).collect();
        Outcome {
            telltales: sections.iter().map(|r| r.printed.clone()).collect(),
            telltales_found: self
                .rows
                .iter()
                .zip(marks)
                .filter(|(r, m)| r.by == By::Section && m.is_some())
                .map(|(r, _)| r.printed.clone())
                .collect(),
            passages,
        }
    }

    /// A heading as the outline names it, or else as printed.
    fn heading_of(&self, row: &Row, mark: &Mark) -> String {
        if row.heading.is_empty() {
            heading_line(self.document, mark.word, row.words.len())
        } else {
            row.heading.clone()
        }
    }

    /// A heading below another; one with its own number, or a name, stands alone.
    fn heading_under(&self, section: &str, row: &Row, mark: &Mark) -> String {
        let own = self.heading_of(row, mark);
        let alone =
            section.is_empty() || section == own || own.starts_with(|c: char| c.is_ascii_digit());
        if alone || !row.heading.is_empty() {
            own
        } else {
            format!("{section}: {own}")
        }
    }

    fn mark_is_word(&self, row: &Row, mark: &Mark) -> bool {
        self.document.matches_at(mark.word, &row.words)
    }
}

/// Word at which a list mark misread as a sign begins.
fn mark_before(document: &Document, word: usize) -> usize {
    let gap = document.gap(word);
    let from = document.words[word].start as usize - gap.len();
    gap.rfind('\n').map_or(from, |i| from + i + 1)
}

/// A heading as printed: its words, and the sign that ends them.
fn heading_line(document: &Document, first: usize, length: usize) -> String {
    let last = (first + length.max(1) - 1).min(document.words.len() - 1);
    let start = document.words[first].start as usize;
    let end = document.words[last].end as usize;
    let closing = document.text[end..]
        .chars()
        .next()
        .filter(|c| matches!(c, ')' | '”' | '"'));
    let end = end + closing.map_or(0, char::len_utf8);
    document.text[start..end]
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

fn is_capitals(word: &str) -> bool {
    word.chars().any(char::is_uppercase) && !word.chars().any(char::is_lowercase)
}

fn read(outline: &str) -> Vec<Row> {
    outline
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .filter_map(|line| {
            let mut cells = line.split('\t');
            let (section, item, by) = (cells.next()?, cells.next()?, By::from_word(cells.next()?)?);
            let printed = cells.next().unwrap_or_default();
            let heading = cells.next().unwrap_or_default().to_owned();
            Some(Row {
                heading,
                section: section.to_owned(),
                item: item.to_owned(),
                by,
                words: fold_phrase(printed),
                printed: printed.to_owned(),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTLINES: [&str; 3] = [
        include_str!("anchors/qrs.tsv"),
        include_str!("anchors/dbe.tsv"),
        include_str!("anchors/ai.tsv"),
    ];

    #[test]
    fn every_row_is_understood() {
        for outline in OUTLINES {
            let rows = outline
                .lines()
                .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
                .count();
            assert_eq!(read(outline).len(), rows);
        }
    }

    #[test]
    fn an_anchor_holds_at_most_four_words() {
        for outline in OUTLINES {
            for row in read(outline) {
                let heading = matches!(
                    row.by,
                    By::Section | By::Sub | By::Aside | By::Title | By::RunIn | By::Amends
                );
                assert!(
                    heading || row.words.len() <= 4,
                    "{}.{} has {} words",
                    row.section,
                    row.item,
                    row.words.len()
                );
            }
        }
    }

    #[test]
    fn counts_where_the_count_agrees_and_goes_by_words_where_not() {
        let outline =
            "one\t-\tsection\tONE\none\t1\tparagraph\talpha beta\none\t2\tparagraph\tgamma delta\n";
        let counted = recognise(
            &Document::new("ONE\n\nAlpha beta.\n\nGamma delta.", false),
            outline,
        );
        assert!(counted.passages.iter().all(|p| p.how == How::Structure));
        let split = recognise(
            &Document::new("ONE\n\nAlpha beta.\n\nMore of it.\n\nGamma delta.", false),
            outline,
        );
        assert_eq!(split.passages.len(), 2);
        assert!(split.passages.iter().all(|p| p.how == How::Anchor));
    }
}
