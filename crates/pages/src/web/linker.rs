//! Citations in other people's texts: their positions, and the text with links.
//!
//! Citations are recognised as follows (`assets/linker.js` uses the same rules, and
//! `tests/fixtures/citations.tsv` tests both):
//!
//! - a ruling or a sentence of it: `dba/recoil/into-elephants`, `dba/recoil/into-elephants#both-lost`;
//! - an item of a document: `bob:recoil.2`, or with a section sign as people write it: `Bob §recoil.2`, `DBE § 7.3`;
//! - the same in words: `Commentary, recoil 3`, `DBE 7.3`, and after it `punto (c)`
//!   ([`crate::library::Grammar`]);
//! - in double brackets, anything that has a permalink, with other words after a bar: `[[dba.recoil]]`,
//!   `[[term:psiloi]]`, `[[dba/recoil/into-elephants|the elephant]]`.
//!
//! Addresses, code and existing links are left unchanged.

use crate::content::escape;
use crate::id::Id;
use crate::library::citations::words;
use crate::library::{Context, Grammar};
use crate::systems::SYSTEMS;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Segment<'t> {
    Text(&'t str),
    Cited(Cited<'t>),
}

/// A citation as it appears in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited<'t> {
    /// The whole text that the link replaces.
    pub whole: &'t str,
    /// Text of the link.
    pub label: &'t str,
    /// The id that it means, in normal form.
    pub id: String,
}

/// Documents that citations name.
pub fn sources() -> impl Iterator<Item = &'static str> {
    SYSTEMS.iter().flat_map(|system| system.sources).copied()
}

/// Maximum length of code that is skipped, bytes.
const LONGEST_CODE: usize = 20_000;
/// Maximum length of the content of double brackets, bytes.
const LONGEST: usize = 300;

/// Splits a text into parts; joined, they give the text again. A citation without a document continues the
/// previous one, or at first the context.
pub fn scan<'t>(grammar: &Grammar, text: &'t str, mut context: Context) -> Vec<Segment<'t>> {
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    let mut before = None;
    let lower = text.to_ascii_lowercase();
    let mut closings = Closings {
        text: &lower,
        found: Vec::new(),
    };
    let words = words(text);
    let mut word = 0;
    let mut push = |from: &mut usize, start: usize, cited: Cited<'t>| {
        if *from < start {
            parts.push(Segment::Text(&text[*from..start]));
        }
        *from = start + cited.whole.len();
        parts.push(Segment::Cited(cited));
    };
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let mut step = c.len_utf8();
        while words.get(word).is_some_and(|word| word.start < at) {
            word += 1;
        }
        let is_word = words.get(word).is_some_and(|word| word.start == at);
        if let Some(length) = passed_over(rest, before, |from, end| {
            closings.after(at + from, end).map(|found| found - at)
        }) {
            step = length;
        } else if let Some(cited) = bracketed(grammar, rest).or_else(|| {
            if opens_word(before) {
                bare(rest).or_else(|| section_sign(rest))
            } else {
                None
            }
        }) {
            if let Ok(Id::Source(key)) = cited.id.parse() {
                context = grammar.at(&key);
            }
            step = cited.whole.len();
            push(&mut from, at, cited);
        } else if is_word
            && (opens_word(before) || before == Some('§'))
            && let Some(found) = grammar.read(text, &words, word, &mut context)
            && found.start >= from
        {
            let mut last = found;
            loop {
                let whole = &text[last.start..last.end];
                let cited = Cited {
                    whole,
                    label: whole,
                    id: last.id.clone(),
                };
                push(&mut from, last.start, cited);
                match grammar.further(text, &words, &last) {
                    Some(next) => last = next,
                    None => break,
                }
            }
            step = last.end - at;
            context = grammar.after(&last);
        }
        at += step;
        before = text[..at].chars().next_back();
    }
    if from < text.len() {
        parts.push(Segment::Text(&text[from..]));
    }
    parts
}

/// Positions of the next closing tags. A tag that was found is not searched again until it is passed, so
/// that many unclosed tags cost no more than one.
struct Closings<'t> {
    /// The text in lower case.
    text: &'t str,
    /// A closing tag, the position from which it was searched, and where it was found.
    found: Vec<(&'static str, usize, Option<usize>)>,
}

impl Closings<'_> {
    /// The position of the next closing tag from a position on.
    fn after(&mut self, from: usize, end: &'static str) -> Option<usize> {
        let n = self.found.iter().position(|(known, ..)| *known == end);
        if let Some((_, since, at)) = n.map(|n| self.found[n])
            && since <= from
            && at.is_none_or(|at| at >= from)
        {
            return at;
        }
        let at = self.text[from..].find(end).map(|at| from + at);
        match n {
            Some(n) => self.found[n] = (end, from, at),
            None => self.found.push((end, from, at)),
        }
        at
    }
}

/// Whether a citation may begin after this character.
fn opens_word(before: Option<char>) -> bool {
    before.is_none_or(|c| {
        !c.is_alphanumeric()
            && !matches!(
                c,
                '/' | ':' | '.' | '-' | '_' | '#' | '@' | '=' | '&' | '%' | '?' | '~' | '\\' | '§'
            )
    })
}

/// Length of an address, of code, or of an existing link at the start of a text; `closing` finds the next
/// closing tag from a position on.
fn passed_over(
    rest: &str,
    before: Option<char>,
    mut closing: impl FnMut(usize, &'static str) -> Option<usize>,
) -> Option<usize> {
    let starts = |prefix: &str| {
        rest.get(..prefix.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(prefix))
    };
    let mut until = |from: usize, end: &'static str, most: usize| {
        closing(from, end)
            .filter(|at| *at <= from + most)
            .map(|at| at + end.len())
    };
    let first = rest.as_bytes()[0];
    match first {
        b'[' if !starts("[[") => {
            for (open, close) in [
                ("[url", "[/url]"),
                ("[img", "[/img]"),
                ("[code", "[/code]"),
                ("[email", "[/email]"),
                ("[media", "[/media]"),
            ] {
                let named = starts(open) && rest[open.len()..].starts_with([']', '=', ' ']);
                if named && let Some(length) = until(open.len(), close, 4000) {
                    return Some(length);
                }
            }
            // A Markdown link
            let line = &rest[..boundary(rest, LONGEST * 2)];
            let line = line.split('\n').next().unwrap_or(line);
            let middle = line.find("](")?;
            let inside = &line[1..middle];
            let end = line[middle..].find(')')?;
            (!inside.contains(['[', ']'])).then_some(middle + end + 1)
        }
        b'<' => {
            for (open, close) in [("<a", "</a>"), ("<code", "</code>"), ("<pre", "</pre>")] {
                if starts(open)
                    && rest[open.len()..].starts_with(['>', ' '])
                    && let Some(length) = until(open.len(), close, 4000)
                {
                    return Some(length);
                }
            }
            // A tag, whose attributes hold addresses.
            let is_tag = rest[1..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '/');
            if is_tag { until(1, ">", 1000) } else { None }
        }
        b'`' => {
            let ticks = rest.bytes().take_while(|b| *b == b'`').count();
            let most = &rest[ticks..][..boundary(&rest[ticks..], LONGEST_CODE)];
            let within = if ticks < 3 {
                most.split('\n').next().unwrap_or(most)
            } else {
                most
            };
            // Unmatched backticks are plain text, all of them at once.
            Some(
                within
                    .find(&rest[..ticks])
                    .map_or(ticks, |at| ticks + at + ticks),
            )
        }
        _ if first.is_ascii_alphabetic() && opens_word(before) => {
            let scheme = rest[..boundary(rest, 15)]
                .find("://")
                .filter(|at| rest[..*at].bytes().all(|b| b.is_ascii_alphanumeric()));
            if scheme.is_none() && !starts("www.") && !starts("mailto:") {
                return None;
            }
            // A bracket or quotation mark is not part of the address. Nothing after it is examined, so that
            // a sequence of addresses is scanned only once.
            let ends =
                |c: char| c.is_whitespace() || matches!(c, '[' | ']' | '"' | '<' | '>' | '»' | '”');
            Some(rest.find(ends).unwrap_or(rest.len()).max(1))
        }
        _ => None,
    }
}

/// A position within this many bytes that is a character boundary.
fn boundary(text: &str, most: usize) -> usize {
    let mut end = most.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    end
}

/// `[[…]]`, `[[…|words]]`
fn bracketed<'t>(grammar: &Grammar, rest: &'t str) -> Option<Cited<'t>> {
    let inner = rest.strip_prefix("[[")?;
    let inner = &inner[..boundary(inner, LONGEST)];
    let inner = &inner[..inner.find("]]")?];
    if inner.contains(['\n', '[', ']']) {
        return None;
    }
    let (target, label) = inner
        .split_once('|')
        .map_or((inner, inner), |(target, label)| (target, label));
    let (target, label) = (target.trim(), label.trim());
    let id = section_sign(target)
        .filter(|cited| cited.whole == target)
        .map(|cited| cited.id)
        .or_else(|| match <[String; 1]>::try_from(grammar.whole(target)) {
            Ok([id]) => Some(id),
            Err(_) => None,
        })
        .unwrap_or_else(|| target.to_owned());
    // Other people's double brackets contain words; ours contain one id.
    let is_id = id.parse::<Id>().is_ok() || id.split('/').count() > 1 && id.bytes().all(is_inner);
    (is_id && !label.is_empty()).then(|| Cited {
        whole: &rest[..inner.len() + 4],
        label,
        id,
    })
}

const fn is_inner(b: u8) -> bool {
    b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'.' | b':' | b'/' | b'#')
}

/// The id at the start of a text, if it ends at a word boundary.
fn run(rest: &str) -> Option<&str> {
    let end = rest.bytes().take_while(|b| is_inner(*b)).count();
    if rest[end..].starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '@') {
        return None;
    }
    Some(rest[..end].trim_end_matches(['.', ':', '-', '/', '#']))
}

/// A ruling, a claim, or an item of a document with a known prefix.
fn bare(rest: &str) -> Option<Cited<'_>> {
    let whole = run(rest)?;
    let known = match whole.parse::<Id>().ok()? {
        Id::Node(node) => is_section(node.system(), node.section()),
        Id::Claim(claim) => is_section(claim.node.system(), claim.node.section()),
        Id::Source(key) => sources().any(|source| source == key.source()),
        Id::Dotted(_) | Id::Term(_) => false,
    };
    known.then(|| Cited {
        whole,
        label: whole,
        id: whole.to_owned(),
    })
}

fn is_section(system: &str, section: &str) -> bool {
    SYSTEMS
        .iter()
        .any(|known| known.id == system && known.sections.contains(&section))
}

/// `Bob §recoil.2`, `DBE § 7.3`: the section sign distinguishes it from prose.
fn section_sign(rest: &str) -> Option<Cited<'_>> {
    let source = sources().find(|source| {
        rest.get(..source.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(source))
    })?;
    let blank = |text: &str| text.bytes().take_while(|b| *b == b' ').count().min(1);
    let mut at = source.len();
    at += blank(&rest[at..]);
    at += rest[at..].starts_with('§').then_some('§'.len_utf8())?;
    at += blank(&rest[at..]);
    let item = run(&rest[at..])?;
    let id = format!("{source}:{item}");
    let whole = &rest[..at + item.len()];
    matches!(id.parse(), Ok(Id::Source(_))).then_some(Cited {
        whole,
        label: whole,
        id,
    })
}

/// A citation with a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Led {
    /// The permalink.
    pub url: String,
    /// The answer, for readers who point at the link.
    pub answer: String,
}

/// The text in a format, with every citation linked for which `lead` has a target.
pub fn linked(parts: &[Segment<'_>], format: Format, lead: impl Fn(&str) -> Option<Led>) -> String {
    let mut out = String::new();
    for part in parts {
        match part {
            Segment::Text(text) => out.push_str(&format.text(text)),
            Segment::Cited(cited) => match lead(&cited.id) {
                Some(led) => out.push_str(&format.link(cited.label, &led)),
                None => out.push_str(&format.text(cited.whole)),
            },
        }
    }
    out
}

/// Format of a text. The typed text is kept: only links are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Plain text: everything is escaped.
    Html,
    Bbcode,
    Markdown,
}

impl Format {
    fn text(self, text: &str) -> String {
        match self {
            Self::Html => escape(text).replace('\n', "<br>\n"),
            Self::Bbcode | Self::Markdown => text.to_owned(),
        }
    }

    fn link(self, label: &str, led: &Led) -> String {
        match self {
            Self::Html => format!(
                "<a href=\"{}\" title=\"{}\">{}</a>",
                escape(&led.url),
                escape(&led.answer),
                escape(label)
            ),
            Self::Bbcode => format!(
                "[url={}]{}[/url]",
                led.url,
                super::pages::bbcode_text(label)
            ),
            Self::Markdown => format!("[{}]({})", super::pages::markdown_text(label), led.url),
        }
    }
}

/// The script for other sites, with the games, sections and documents of this library.
pub fn script(grammar: &Grammar) -> String {
    let systems: serde_json::Map<String, serde_json::Value> = SYSTEMS
        .iter()
        .map(|system| {
            (
                system.id.to_owned(),
                serde_json::Value::from(system.sections.to_vec()),
            )
        })
        .collect();
    let sources: Vec<&str> = sources().collect();
    let known =
        serde_json::json!({"systems": systems, "sources": sources, "cited": grammar.to_script()});
    let reader = include_str!("../../../../assets/citations.js");
    let reader = reader.replace("CITED", "known.cited");
    include_str!("../../../../assets/linker.js")
        .replace("\"CITATIONS\"", reader.trim_end().trim_end_matches(';'))
        .replace("\"KNOWN\"", &known.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::cite::Manifest;
    use crate::files::Files;
    use crate::i18n::Texts;
    use crate::lang::Lang;
    use crate::lexicon::Lexicon;
    use proptest::prelude::*;
    use pulldown_cmark::{Event, Parser, Tag};

    #[test]
    fn hostile_texts_come_back_whole() {
        for part in [
            "`", "a,a,", "[x", "[[a", "[url=", "<a ", "<b", "a-", "``` ", "www.a,", "bob §",
            "[x](", "http://[", "<a é", "[CODE] ",
        ] {
            let text = part.repeat(60_000 / part.len());
            let whole: String = read(&text)
                .iter()
                .map(|part| match part {
                    Segment::Text(text) => *text,
                    Segment::Cited(cited) => cited.whole,
                })
                .collect();
            assert!(whole == text, "{part}");
        }
    }

    #[test]
    fn what_is_looked_for_once_is_not_looked_for_again() {
        let mut closings = Closings {
            text: "<a <a <a </a> <a </a>",
            found: Vec::new(),
        };
        let at: Vec<Option<usize>> = [2, 5, 8, 9, 10, 16, 21]
            .map(|from| closings.after(from, "</a>"))
            .to_vec();
        assert_eq!(
            at,
            [Some(9), Some(9), Some(9), Some(9), Some(17), Some(17), None]
        );
        // Available since the first search; without it, the text would be needed.
        closings.text = "";
        assert_eq!(closings.after(21, "</a>"), None);
        assert_eq!(
            ids("<A HREF=x>bob:recoil.2</A> bob:recoil.3 <a bob:recoil.4"),
            ["bob:recoil.3", "bob:recoil.4"]
        );
    }

    /// The grammar of this repository.
    fn grammar() -> &'static Grammar {
        static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| {
            let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
            let read = |path: &str| files.read(path).expect("a text").into_owned();
            let (manifest, _) = Manifest::parse(&read("index/manifest.tsv"), "", "");
            let (lexicon, _) = Lexicon::parse(&read("index/lexicon.toml"));
            let texts = [Lang::It, Lang::En].map(|lang| {
                let path = format!("content-{lang}/site.ftl");
                (lang, read(&path), path)
            });
            let texts = texts
                .iter()
                .map(|(lang, text, path)| (*lang, path.as_str(), text.clone()));
            Grammar::new(&manifest, &Texts::parse(texts).0, &lexicon)
        });
        &GRAMMAR
    }

    fn read(text: &str) -> Vec<Segment<'_>> {
        scan(grammar(), text, Context::default())
    }

    fn ids(text: &str) -> Vec<String> {
        read(text)
            .into_iter()
            .filter_map(|part| {
                if let Segment::Cited(cited) = part {
                    Some(cited.id)
                } else {
                    None
                }
            })
            .collect()
    }

    fn lead(id: &str) -> Option<Led> {
        (!id.contains("nowhere")).then(|| Led {
            url: format!("https://c.example/cite/{}", id.replace('#', "--")),
            answer: "A \"quoted\" <answer>".into(),
        })
    }

    #[test]
    fn citations_are_found_where_people_write_them() {
        for line in include_str!("../../../../tests/fixtures/citations.tsv")
            .lines()
            .skip(1)
        {
            let (text, want) = line.split_once('\t').expect("two columns");
            assert_eq!(ids(&text.replace("\\n", "\n")).join(" "), want, "{text}");
        }
    }

    #[test]
    fn a_post_comes_back_with_its_links() {
        let parts = read(
            "See bob:recoil.2, <b> & [[not ours]] or [[dba/recoil/x|that *one*]]: dba/recoil/nowhere.",
        );
        assert_eq!(
            linked(&parts, Format::Html, lead),
            "See <a href=\"https://c.example/cite/bob:recoil.2\" title=\"A &quot;quoted&quot; &lt;answer&gt;\">bob:recoil.2</a>, &lt;b&gt; &amp; [[not ours]] or <a href=\"https://c.example/cite/dba/recoil/x\" title=\"A &quot;quoted&quot; &lt;answer&gt;\">that *one*</a>: dba/recoil/nowhere."
        );
        assert!(
            linked(&parts, Format::Bbcode, lead).starts_with(
                "See [url=https://c.example/cite/bob:recoil.2]bob:recoil.2[/url], <b>"
            )
        );
        assert!(
            linked(&parts, Format::Markdown, lead)
                .contains("[that \\*one\\*](https://c.example/cite/dba/recoil/x): dba")
        );
    }

    #[test]
    fn the_script_knows_what_there_is() {
        let script = script(grammar());
        assert!(
            script.contains("\"sources\":[\"bob\"")
                && script.contains("\"dba\":[")
                && !script.contains("KNOWN\"")
        );
        assert!(include_str!("../../../../assets/linker.js").len() < 8 << 10);
    }

    const HOSTILE: &str = "(\\PC|\n| |\\[\\[|\\]\\]|\\||\\[url=x\\]|\\[/url\\]|\\[code\\]|\\]\\(x\\)|\\[|`|```|<a href=x>|</a>|<script>|\"|'|javascript:|https://x/|bob:recoil\\.2|dba/recoil/into-elephants|dba/recoil/nowhere|Bob §recoil\\.2|\\[\\[dba\\.recoil\\]\\]|Commentary, recoil 3|DBE 7\\.3|punto \\(c\\)| and 4|§5\\.1){0,24}";

    proptest! {
        #[test]
        fn parts_joined_are_the_text(text in HOSTILE) {
            let joined: String = read(&text).iter().map(|part| match part { Segment::Text(text) => *text, Segment::Cited(cited) => cited.whole }).collect();
            prop_assert_eq!(joined, text);
        }

        #[test]
        fn nothing_breaks_out_of_html(text in HOSTILE) {
            let html = linked(&read(&text), Format::Html, lead);
            let fragment = scraper::Html::parse_fragment(&html);
            for element in fragment.root_element().descendent_elements().skip(1) {
                match element.value().name() {
                    "br" => prop_assert_eq!(element.value().attrs().count(), 0),
                    "a" => prop_assert!(element.attr("href").is_some_and(|to| to.starts_with("https://c.example/cite/")) && element.value().attrs().count() == 2, "{}", html),
                    other => prop_assert!(false, "{} in {}", other, html),
                }
            }
        }

        #[test]
        fn only_links_are_added_to_bbcode(text in HOSTILE) {
            let parts = read(&text);
            let links = parts.iter().filter(|part| matches!(part, Segment::Cited(cited) if lead(&cited.id).is_some())).count();
            let rest: usize = parts.iter().map(|part| match part {
                Segment::Text(text) => text.matches('[').count(),
                Segment::Cited(cited) if lead(&cited.id).is_none() => cited.whole.matches('[').count(),
                Segment::Cited(_) => 0,
            }).sum();
            prop_assert_eq!(linked(&parts, Format::Bbcode, lead).matches('[').count(), rest + 2 * links);
        }

        #[test]
        fn a_label_stays_inside_its_markdown_link(label in "(\\PC|\\*\\*|`|<b>|!|\\(|\\)|\\\\){1,20}") {
            let text = format!("[[dba/recoil/into-elephants|{label}]]");
            let parts = read(&text);
            prop_assume!(matches!(parts[..], [Segment::Cited(_)]));
            let out = linked(&parts, Format::Markdown, lead);
            let mut links = 0;
            for event in Parser::new(&out) {
                match event {
                    Event::Start(Tag::Link { dest_url, .. }) => {
                        links += 1;
                        prop_assert!(dest_url.starts_with("https://c.example/cite/"), "{}", out);
                    }
                    Event::Start(Tag::Paragraph) | Event::End(_) | Event::Text(_) => {}
                    other => prop_assert!(false, "{:?} in {}", other, out),
                }
            }
            prop_assert_eq!(links, 1, "{}", out);
        }
    }
}
