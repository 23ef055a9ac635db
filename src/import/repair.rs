//! Repair of extraction damage, by rules stored as data; each repair is recorded.
//!
//! Two steps. Lines are joined into running text: hyphens at line ends go, paragraphs torn by a
//! page break are closed, page markers are left out. Then the rules of `repairs/common.tsv` and
//! `repairs/<source>.tsv` run in order. **Digits are never touched**: a rule whose match and
//! replacement do not hold the same digits in the same order is not applied there, whatever the
//! data says.

use std::ops::Range;
use std::sync::OnceLock;

use regex::Regex;
use serde::{Deserialize, Serialize};

use super::Source;
use super::document::{Document, is_space};

/// One repair of recognition damage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repair {
    pub line: usize,
    pub from: String,
    pub to: String,
    pub rule: String,
}

/// Running text that keeps the line number of each part.
#[derive(Debug, Default, Clone)]
pub struct Joined {
    pub text: String,
    /// Offset in `text` where a line of the file begins, with its number.
    lines: Vec<(usize, usize)>,
    pub repairs: Vec<Repair>,
}

impl Joined {
    fn line_at(&self, offset: usize) -> usize {
        let at = self.lines.partition_point(|(start, _)| *start <= offset);
        self.lines
            .get(at.saturating_sub(1))
            .map_or(0, |(_, line)| *line)
    }
}

/// Joins the lines of a span. In a table each line stays a line and tabs stay tabs.
pub fn join_lines(document: &Document, span: Range<usize>, table: bool, joined: &mut Joined) {
    let mut offset = span.start;
    let mut blank_before = !joined.text.is_empty();
    let mut noise_before = false;
    for line in document.text[span].split_inclusive('\n') {
        let number = document.line_of(offset);
        let content = clean_line(document, line, offset, number, table, &mut joined.repairs);
        let was_noise = content.is_empty() && line.chars().any(|c| !is_space(c));
        offset += line.len();
        if content.is_empty() {
            blank_before |= !was_noise;
            noise_before |= was_noise;
            continue;
        }
        // Between blank lines a page marker separates paragraphs only if a sentence has ended.
        let torn = noise_before && joined.text.ends_with(char::is_alphanumeric);
        append_line(joined, &content, number, blank_before && !torn, table);
        blank_before = false;
        noise_before = false;
    }
}

/// One line without noise and with single inner spaces.
fn clean_line(
    document: &Document,
    line: &str,
    offset: usize,
    number: usize,
    table: bool,
    repairs: &mut Vec<Repair>,
) -> String {
    let mut content = String::with_capacity(line.len());
    let mut noise = String::new();
    for (at, c) in line.char_indices() {
        if document.is_noise(offset + at) {
            noise.push(c);
        } else if is_space(c) {
            let keep_tab = table && c == '\t';
            if keep_tab {
                content.push('\t');
            } else if !content.ends_with([' ', '\t']) {
                content.push(' ');
            }
        } else {
            content.push(c);
        }
    }
    if !noise.trim().is_empty() {
        let rule = document.noise_rule_at(offset);
        repairs.push(Repair {
            line: number,
            from: noise.trim().to_owned(),
            to: String::new(),
            rule: rule.to_owned(),
        });
    }
    let trimmed = if table {
        content.trim_end().trim_start_matches(' ')
    } else {
        content.trim()
    };
    trimmed.to_owned()
}

fn append_line(joined: &mut Joined, content: &str, number: usize, blank_before: bool, table: bool) {
    if joined.text.is_empty() {
        joined.lines.push((0, number));
        joined.text.push_str(content);
        return;
    }
    if table {
        joined.text.push('\n');
    } else if let Some(whole) = hyphenated(&joined.text, content) {
        joined.text.pop();
        joined.repairs.push(whole.record(number));
    } else if blank_before && !is_torn(&joined.text, content) {
        joined.text.push_str("\n\n");
    } else if is_bullet(content) {
        joined.text.push('\n');
    } else {
        if blank_before {
            let from = format!("{}¶{}", last_word(&joined.text), first_word(content));
            let to = from.replace('¶', " ");
            joined.repairs.push(Repair {
                line: number,
                from,
                to,
                rule: "page-break".to_owned(),
            });
        }
        joined.text.push(' ');
    }
    joined.lines.push((joined.text.len(), number));
    joined.text.push_str(content);
}

struct Halves {
    first: String,
    second: String,
}

impl Halves {
    fn record(&self, line: usize) -> Repair {
        Repair {
            line: line.saturating_sub(1),
            from: format!("{}-⏎{}", self.first, self.second),
            to: format!("{}{}", self.first, self.second),
            rule: "hyphen".to_owned(),
        }
    }
}

/// The two halves of a word hyphenated at a line end: letters, a hyphen, lower-case letters.
fn hyphenated(before: &str, after: &str) -> Option<Halves> {
    let stem = before.strip_suffix('-')?;
    let first: String = stem
        .chars()
        .rev()
        .take_while(|c| c.is_alphabetic())
        .take(40)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .collect();
    let second: String = after
        .chars()
        .take_while(|c| c.is_alphabetic())
        .take(40)
        .collect();
    let small = second.chars().next().is_some_and(char::is_lowercase);
    (!first.is_empty() && small && second.chars().count() > 1).then_some(Halves { first, second })
}

/// Whether a page break split the paragraph here: no full stop before, a lower-case letter after.
pub fn is_torn(before: &str, after: &str) -> bool {
    let open = before
        .trim_end()
        .chars()
        .next_back()
        .is_some_and(|c| c.is_alphanumeric() || matches!(c, ',' | '(' | '-'));
    let first = after
        .trim_start_matches(['*', '"', '(', '\'', 'I', '’'])
        .chars()
        .next();
    open && first.is_some_and(char::is_lowercase)
}

fn is_bullet(content: &str) -> bool {
    content.starts_with("- ")
}

fn last_word(text: &str) -> &str {
    text.rsplit(is_space).next().unwrap_or_default()
}

fn first_word(text: &str) -> &str {
    text.split(is_space).next().unwrap_or_default()
}

struct Rule {
    name: String,
    pattern: Regex,
    replacement: String,
}

/// Applies the rules of a source to joined text.
pub fn mend(source: Source, joined: &mut Joined) {
    for rule in rules(source) {
        apply(rule, joined);
    }
}

/// Applies the rules to one line, for headings; what was repaired is not recorded.
pub fn mend_line(source: Source, line: &str) -> String {
    let mut joined = Joined {
        text: line.to_owned(),
        lines: vec![(0, 0)],
        repairs: Vec::new(),
    };
    mend(source, &mut joined);
    joined.text
}

fn apply(rule: &Rule, joined: &mut Joined) {
    if !rule.pattern.is_match(&joined.text) {
        return;
    }
    let mut mended = String::with_capacity(joined.text.len() + 16);
    let mut shifts: Vec<(usize, isize)> = Vec::new();
    let mut records = Vec::new();
    let mut done = 0;
    for captures in rule.pattern.captures_iter(&joined.text) {
        let Some(whole) = captures.get(0) else {
            continue;
        };
        let mut replacement = String::new();
        captures.expand(&rule.replacement, &mut replacement);
        if replacement == whole.as_str() || !same_digits(whole.as_str(), &replacement) {
            continue;
        }
        mended.push_str(&joined.text[done..whole.start()]);
        let before = if whole.as_str().starts_with(is_space) {
            String::new()
        } else {
            last_word(&mended).to_owned()
        };
        mended.push_str(&replacement);
        done = whole.end();
        shifts.push((
            whole.end(),
            replacement.len() as isize - whole.len() as isize,
        ));
        let after = if whole.as_str().ends_with(is_space) {
            ""
        } else {
            first_word(&joined.text[whole.end()..])
        };
        let lead = whole.as_str().len() - whole.as_str().trim_start().len();
        records.push(Repair {
            line: joined.line_at(whole.start() + lead),
            from: format!("{before}{}{after}", whole.as_str())
                .trim()
                .to_owned(),
            to: format!("{before}{replacement}{after}").trim().to_owned(),
            rule: rule.name.clone(),
        });
    }
    if records.is_empty() {
        return;
    }
    mended.push_str(&joined.text[done..]);
    let mut shift = 0;
    let mut next = shifts.iter().peekable();
    for (start, _) in &mut joined.lines {
        while let Some((end, by)) = next.peek() {
            if *end > *start {
                break;
            }
            shift += by;
            next.next();
        }
        *start = start.saturating_add_signed(shift);
    }
    joined.text = mended;
    joined.repairs.append(&mut records);
}

/// Whether two strings hold the same digits in the same order.
pub fn same_digits(left: &str, right: &str) -> bool {
    left.chars()
        .filter(char::is_ascii_digit)
        .eq(right.chars().filter(char::is_ascii_digit))
}

/// Words that still look damaged: a sign inside or instead of a word, a digit attached to letters that is
/// no measure, an apostrophe in place of an article.
pub fn damaged_words(text: &str) -> Vec<&str> {
    let words = text.split(is_space).filter(|word| {
        !word.is_empty() && word.len() < 200 && damage().is_match(word) && !sound().is_match(word)
    });
    words
        .chain(damaged_pairs().find_iter(text).map(|found| found.as_str()))
        .collect()
}

fn damaged_pairs() -> &'static Regex {
    static PATTERN: OnceLock<Regex> = OnceLock::new();
    PATTERN.get_or_init(|| one_pattern(include_str!("repairs/damage.tsv"), "pair"))
}

fn damage() -> &'static Regex {
    static PATTERN: OnceLock<Regex> = OnceLock::new();
    PATTERN.get_or_init(|| one_pattern(include_str!("repairs/damage.tsv"), "damaged"))
}

fn sound() -> &'static Regex {
    static PATTERN: OnceLock<Regex> = OnceLock::new();
    PATTERN.get_or_init(|| one_pattern(include_str!("repairs/damage.tsv"), "sound"))
}

/// All patterns of one kind in one.
fn one_pattern(data: &str, kind: &str) -> Regex {
    let patterns: Vec<&str> = data
        .lines()
        .filter_map(|l| l.split_once('\t'))
        .filter(|(k, _)| *k == kind)
        .map(|(_, p)| p)
        .collect();
    Regex::new(&format!("(?:{})", patterns.join("|")))
        .unwrap_or_else(|_| Regex::new("$^").expect("a constant pattern"))
}

fn rules(source: Source) -> &'static [Rule] {
    static RULES: OnceLock<[Vec<Rule>; 4]> = OnceLock::new();
    let all = RULES.get_or_init(|| {
        let common = include_str!("repairs/common.tsv");
        Source::ALL.map(|source| {
            let own = match source {
                Source::Bob => include_str!("repairs/bob.tsv"),
                Source::Qrs => include_str!("repairs/qrs.tsv"),
                Source::Dbe => include_str!("repairs/dbe.tsv"),
                Source::Ai => include_str!("repairs/ai.tsv"),
            };
            read_rules(common)
                .into_iter()
                .chain(read_rules(own))
                .collect()
        })
    });
    &all[source as usize]
}

/// Rules as data: name, pattern, replacement, one rule a line; `#` begins a remark.
fn read_rules(data: &str) -> Vec<Rule> {
    data.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .filter_map(|line| {
            let mut cells = line.split('\t');
            let (name, pattern) = (cells.next()?, cells.next()?);
            let replacement = cells.next().unwrap_or_default();
            Some(Rule {
                name: name.to_owned(),
                pattern: Regex::new(pattern).ok()?,
                replacement: replacement.to_owned(),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mended(source: Source, text: &str) -> Joined {
        let document = Document::new(text, false);
        let mut joined = Joined::default();
        join_lines(&document, 0..text.len(), false, &mut joined);
        mend(source, &mut joined);
        joined
    }

    #[test]
    fn every_rule_compiles() {
        for data in [
            include_str!("repairs/common.tsv"),
            include_str!("repairs/bob.tsv"),
            include_str!("repairs/qrs.tsv"),
            include_str!("repairs/dbe.tsv"),
            include_str!("repairs/ai.tsv"),
        ] {
            let rows = data
                .lines()
                .filter(|l| !l.starts_with('#') && !l.is_empty())
                .count();
            assert_eq!(
                read_rules(data).len(),
                rows,
                "a rule of this file does not compile: {}",
                data.lines().next().unwrap_or_default()
            );
        }
        for line in include_str!("repairs/damage.tsv")
            .lines()
            .filter(|l| !l.starts_with('#'))
        {
            let (_, pattern) = line.split_once('\t').expect("two columns");
            Regex::new(pattern).expect("a pattern");
        }
    }

    #[test]
    fn each_repair_says_line_before_after_and_rule() {
        let joined = mended(Source::Ai, "Una regola ¢ pitt\nchiara.");
        assert_eq!(joined.text, "Una regola è più chiara.");
        let said: Vec<(usize, &str, &str)> = joined
            .repairs
            .iter()
            .map(|r| (r.line, r.from.as_str(), r.to.as_str()))
            .collect();
        assert_eq!(said, [(1, "¢", "è"), (1, "pitt", "più")]);
    }

    #[test]
    fn digits_are_never_touched() {
        let joined = mended(
            Source::Ai,
            "11 Difensore tira I1 dado con pit1 di 2d6, 0 10U",
        );
        assert!(same_digits(&joined.text, "11 1 1 2 6 0 10"));
        assert!(joined.text.starts_with("11 Difensore"));
        assert!(joined.text.contains("pit1"));
    }

    #[test]
    fn a_torn_paragraph_is_closed() {
        let joined = mended(Source::Bob, "il nemico deve\n\ngirarsi. Poi\n\nAltro");
        assert_eq!(joined.text, "il nemico deve girarsi. Poi\n\nAltro");
        assert_eq!(joined.repairs[0].rule, "page-break");
    }
}
