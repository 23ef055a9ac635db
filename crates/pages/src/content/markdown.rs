//! One Markdown file: front matter, introduction, nodes. The only place that knows pulldown-cmark.

use std::fmt::Write as _;
use std::ops::Range;

use pulldown_cmark::{
    CodeBlockKind, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, TextMergeWithOffset,
};
use serde::Deserialize;

use super::attributes::{self, Braces};
use super::example::{self, Example};
use super::question::{self, Question};
use super::scene::{self, Scene};
use super::{
    Attributes, Block, ChapterText, Claim, Fence, Figures, Inline, Item, NodeText, Target,
};
use crate::cite::Voice;
use crate::id::{DottedId, Id, NodeId};
use crate::kit::tables::CellId;
use crate::lang::Lang;
use crate::problem::{Lines, Place, Problem};

/// A parsed file.
#[derive(Clone, Debug)]
pub struct ChapterPage {
    pub lang: Lang,
    pub system: String,
    pub section: String,
    pub order: i64,
    pub text: ChapterText,
    pub nodes: Vec<NodePage>,
}

/// A node of one file.
#[derive(Clone, Debug)]
pub struct NodePage {
    pub id: NodeId,
    pub slug: String,
    pub attributes: Attributes,
    pub examples: Vec<Example>,
    pub scenes: Vec<Scene>,
    pub questions: Vec<Question>,
    pub text: NodeText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrontMatter {
    title: String,
    order: i64,
    summary: String,
}

/// Maximum nesting depth of quotes, lists, items, emphasis and links. All readers of the text recurse to
/// this depth.
const DEEPEST: usize = 32;

/// Escapes a text for HTML content and quoted attributes.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(c),
        }
    }
    out
}

/// Parses one file `content-<lang>/<system>/<section>.md`. Faults become problems with their position;
/// everything readable is kept.
pub fn parse(
    lang: Lang,
    system: &str,
    section: &str,
    file: &str,
    source: &str,
    figures: &Figures<'_>,
) -> (ChapterPage, Vec<Problem>) {
    let mut reader = Reader {
        lang,
        source,
        lines: Lines::of(file, source),
        figures,
        problems: Vec::new(),
        page: ChapterPage {
            lang,
            system: system.to_owned(),
            section: section.to_owned(),
            order: 0,
            text: ChapterText::at(Place::new(file, 1, 1)),
            nodes: Vec::new(),
        },
    };
    let body = reader.front_matter();
    reader.headings(body);
    reader.body(body);
    (reader.page, reader.problems)
}

struct Reader<'a> {
    lang: Lang,
    source: &'a str,
    lines: Lines<'a>,
    figures: &'a Figures<'a>,
    problems: Vec<Problem>,
    page: ChapterPage,
}

/// State while writing one node, or the introduction, from parser events.
struct Writer {
    /// Open container blocks: the text itself, then quotes and list items.
    blocks: Vec<Vec<Block>>,
    /// Open lines: a paragraph, a heading or a cell, then the inline elements inside it.
    lines: Vec<Vec<Inline>>,
    lists: Vec<(Option<u64>, Vec<Item>)>,
    head: Vec<Vec<Inline>>,
    rows: Vec<Vec<Vec<Inline>>>,
    /// Open paragraphs and list items, each of which may be a claim.
    open: Vec<Open>,
    plain: String,
}

/// A paragraph or list item that is still open.
struct Open {
    /// Number of open lines when it began.
    lines: usize,
    /// Start of its text in the plain text.
    plain: usize,
    claim: Option<Claim>,
    /// Whether it produces no output: a line of aliases.
    dropped: bool,
}

impl Default for Writer {
    fn default() -> Self {
        Self {
            blocks: vec![Vec::new()],
            lines: Vec::new(),
            lists: Vec::new(),
            head: Vec::new(),
            rows: Vec::new(),
            open: Vec::new(),
            plain: String::new(),
        }
    }
}

impl Writer {
    fn block(&mut self, block: Block) {
        if let Some(blocks) = self.blocks.last_mut() {
            blocks.push(block);
        }
    }

    /// The line being written; in a list item, text needs no paragraph.
    fn line(&mut self) -> Option<&mut Vec<Inline>> {
        if !self.lines.is_empty() {
            return self.lines.last_mut();
        }
        let blocks = self.blocks.last_mut()?;
        if !matches!(blocks.last(), Some(Block::Words(_))) {
            blocks.push(Block::Words(Vec::new()));
        }
        match blocks.last_mut() {
            Some(Block::Words(line)) => Some(line),
            _ => None,
        }
    }

    fn inline(&mut self, inline: Inline) {
        if let Some(line) = self.line() {
            line.push(inline);
        }
    }

    /// Text continues the current line if there is one.
    fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if let Some(line) = self.line() {
            match line.last_mut() {
                Some(Inline::Text(last)) => last.push_str(text),
                _ => line.push(Inline::Text(text.to_owned())),
            }
        }
    }

    fn end_line(&mut self) -> Vec<Inline> {
        self.lines.pop().unwrap_or_default()
    }

    /// Opens a paragraph or an item.
    fn open(&mut self) {
        self.open.push(Open {
            lines: self.lines.len(),
            plain: self.plain.len(),
            claim: None,
            dropped: false,
        });
    }

    /// Whether the innermost paragraph or item is still empty.
    fn is_at_start(&self) -> bool {
        let nothing = match self.lines.last() {
            Some(line) => line.is_empty(),
            None => self.blocks.last().is_some_and(Vec::is_empty),
        };
        self.open
            .last()
            .is_some_and(|open| open.lines == self.lines.len())
            && nothing
    }

    fn space(&mut self) {
        if !self.plain.is_empty() && !self.plain.ends_with([' ', '\n']) {
            self.plain.push(' ');
        }
    }
}

impl Reader<'_> {
    fn problem(&mut self, offset: usize, code: &'static str, text: impl Into<String>) {
        let place = self.lines.place(offset);
        self.problems.push(Problem::new(place, code, text));
    }

    /// Reads the front matter between `+++` lines; returns the start of the body.
    fn front_matter(&mut self) -> usize {
        let source = self.source;
        let Some(rest) = source.strip_prefix("+++\n") else {
            self.problem(
                0,
                "front-matter",
                "expected the file to begin with a line `+++`",
            );
            return 0;
        };
        let Some(end) = rest
            .find("\n+++\n")
            .or_else(|| rest.strip_suffix("\n+++").map(str::len))
        else {
            self.problem(
                0,
                "front-matter",
                "the front matter is never closed: expected a line `+++`",
            );
            return source.len();
        };
        let block = &rest[..=end];
        match toml::from_str::<FrontMatter>(block) {
            Ok(front) => {
                self.page.order = front.order;
                self.page.text.title = front.title;
                self.page.text.summary = front.summary;
            }
            Err(error) => {
                let offset = 4 + error.span().map_or(0, |span| span.start);
                self.problem(offset, "front-matter", error.message().replace('\n', " "));
            }
        }
        (4 + end + 5).min(source.len())
    }

    /// Checks raw heading lines for mistakes that the Markdown parser ignores silently.
    fn headings(&mut self, body: usize) {
        let source = self.source;
        let mut offset = body;
        let mut fence: Option<usize> = None;
        for line in source[body..].split_inclusive('\n') {
            let text = line.trim_end();
            if text.starts_with("```") {
                fence = if fence.is_some() { None } else { Some(offset) };
            } else if fence.is_none() && text.starts_with("## ") {
                match (text.find("{#"), text.ends_with('}')) {
                    (Some(_), true) => {}
                    (Some(at), false) if text[at..].contains('}') => {
                        let column = text.rfind('}').unwrap_or(at) + 1;
                        self.problem(
                            offset + column,
                            "heading",
                            "nothing may follow the closing brace",
                        );
                    }
                    (Some(at), false) => self.problem(
                        offset + at,
                        "heading",
                        "the attributes must close on the heading's own line",
                    ),
                    (None, _) => self.problem(
                        offset,
                        "heading",
                        "expected `{#slug cites=…}` after the title",
                    ),
                }
            } else if fence.is_none() && text.starts_with("# ") {
                self.problem(
                    offset,
                    "heading",
                    "level 1 is the title of the front matter: use level 2 for a node",
                );
            }
            offset += line.len();
        }
        if let Some(at) = fence {
            self.problem(at, "fence", "this fence is never closed");
        }
    }

    fn body(&mut self, start: usize) {
        let source = self.source;
        let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
        let parser =
            TextMergeWithOffset::new(Parser::new_ext(&source[start..], options).into_offset_iter());
        let events: Vec<(Event<'_>, Range<usize>)> = parser
            .map(|(event, range)| (event, range.start + start..range.end + start))
            .collect();
        let mut nodes: Vec<(usize, Range<usize>)> = Vec::new();
        for (n, (event, _)) in events.iter().enumerate() {
            if matches!(
                event,
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H2,
                    ..
                })
            ) {
                if let Some(last) = nodes.last_mut() {
                    last.1.end = n;
                }
                nodes.push((n, n..events.len()));
            }
        }
        let first = nodes.first().map_or(events.len(), |(n, _)| *n);
        let mut intro = Building::new(Place::default());
        self.walk(&events[..first], &mut intro);
        if let Some(claim) = intro.text.claims.first() {
            let place = claim.place.clone();
            self.problems.push(Problem::new(
                place,
                "claim",
                "an introduction holds no claims: put it into a node",
            ));
        }
        self.page.text.intro = intro.writer.blocks.swap_remove(0);
        for (_, range) in nodes {
            self.node(&events[range]);
        }
    }

    fn node(&mut self, events: &[(Event<'_>, Range<usize>)]) {
        let (
            Event::Start(Tag::Heading {
                id, attrs, classes, ..
            }),
            range,
        ) = &events[0]
        else {
            return;
        };
        let at = range.start;
        let place = self.lines.place(at);
        let end = events
            .iter()
            .position(|(event, _)| matches!(event, Event::End(TagEnd::Heading(_))))
            .unwrap_or(events.len() - 1);
        let title: String = events[1..end]
            .iter()
            .filter_map(|(event, _)| match event {
                Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect();
        let Some(slug) = id.as_ref().map(ToString::to_string) else {
            return;
        };
        let id = match NodeId::new(&self.page.system, &self.page.section, &slug) {
            Ok(id) => id,
            Err(error) => {
                self.problem(at, "id", error.to_string());
                return;
            }
        };
        if self.page.nodes.iter().any(|node| node.slug == slug) {
            self.problem(at, "id", format!("`{id}` stands twice"));
            return;
        }
        if !classes.is_empty() {
            self.problem(
                at,
                "heading",
                format!("`.{}` is no attribute of a node", classes[0]),
            );
        }
        let pairs: Vec<(&str, &str)> = attrs
            .iter()
            .map(|(key, value)| (key.as_ref(), value.as_ref().map_or("", AsRef::as_ref)))
            .collect();
        for (n, (key, _)) in pairs.iter().enumerate() {
            if pairs[..n].iter().any(|(other, _)| other == key) {
                self.problem(at, "heading", format!("`{key}` stands twice"));
            }
        }
        let (attributes, faults) = attributes::of_node(&pairs);
        for fault in faults {
            self.problem(at, "heading", fault);
        }
        let mut building = Building::new(place);
        building.text.title = title.trim().to_owned();
        self.walk(&events[(end + 1).min(events.len())..], &mut building);
        let Building {
            writer,
            mut text,
            mut examples,
            mut scenes,
            mut questions,
            answer_ends,
            answer_plain,
            ..
        } = building;
        match answer_ends {
            Some(blocks) => {
                let mut all = writer.blocks.into_iter().next().unwrap_or_default();
                text.body = all.split_off(blocks.min(all.len()));
                text.lead = all;
                text.answer = answer_plain;
                text.plain = writer.plain.trim().to_owned();
            }
            None => self.problem(
                at,
                "answer",
                format!("`{id}` has no short answer: the first paragraph must be one"),
            ),
        }
        // They grew piece by piece and live long, so unused capacity is released.
        text.shrink_to_fit();
        examples.shrink_to_fit();
        scenes.shrink_to_fit();
        questions.shrink_to_fit();
        self.page.nodes.push(NodePage {
            id,
            slug,
            attributes,
            examples,
            scenes,
            questions,
            text,
        });
    }

    fn walk(&mut self, events: &[(Event<'_>, Range<usize>)], b: &mut Building) {
        let mut skip_until: Option<usize> = None;
        let mut depth = 0_usize;
        for (n, (event, range)) in events.iter().enumerate() {
            if skip_until.is_some_and(|until| n <= until) {
                continue;
            }
            match event {
                Event::Start(_) => {
                    depth += 1;
                    if depth == DEEPEST + 1 {
                        self.problem(
                            range.start,
                            "markdown",
                            format!(
                                "quotes, lists and emphasis are nested more than {DEEPEST} deep"
                            ),
                        );
                    }
                }
                Event::End(_) if depth > DEEPEST => {
                    depth -= 1;
                    continue;
                }
                Event::End(_) => depth = depth.saturating_sub(1),
                _ => {}
            }
            // Deeper content is left out completely.
            if depth > DEEPEST {
                continue;
            }
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                    let body = events.get(n + 1).and_then(|(event, range)| {
                        if let Event::Text(text) = event {
                            Some((text.to_string(), range.start))
                        } else {
                            None
                        }
                    });
                    let (body, start) = body.unwrap_or((String::new(), range.end));
                    self.fence(info, &body, start, range.start, b);
                    skip_until = events
                        .iter()
                        .enumerate()
                        .skip(n)
                        .find(|(_, (event, _))| matches!(event, Event::End(TagEnd::CodeBlock)))
                        .map(|(m, _)| m);
                    depth -= 1;
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Indented)) => {
                    self.problem(
                        range.start,
                        "markdown",
                        "indented code is not used here: indent less, or fence it",
                    );
                }
                Event::Html(_) | Event::InlineHtml(_) => {
                    self.problem(range.start, "markdown", "HTML is not allowed in content")
                }
                Event::Start(tag) => self.start(tag, range, b),
                Event::End(tag) => self.end(*tag, b),
                Event::Text(text) => {
                    self.text(text, range, b, events.get(n + 1).map(|(event, _)| event))
                }
                Event::Code(text) => {
                    b.writer.inline(Inline::Code(text.to_string()));
                    b.writer.plain.push_str(text);
                }
                Event::SoftBreak => {
                    b.writer.text("\n");
                    b.writer.space();
                }
                Event::HardBreak => {
                    b.writer.inline(Inline::Break);
                    b.writer.space();
                }
                Event::Rule => b.writer.block(Block::Rule),
                _ => self.problem(range.start, "markdown", "this Markdown is not used here"),
            }
        }
    }

    fn start(&mut self, tag: &Tag<'_>, range: &Range<usize>, b: &mut Building) {
        let w = &mut b.writer;
        match tag {
            Tag::Paragraph => {
                w.space();
                w.lines.push(Vec::new());
                // Inside a list, the item is the possible claim.
                if w.lists.is_empty() {
                    w.open();
                }
            }
            Tag::Item => {
                w.space();
                w.blocks.push(Vec::new());
                w.open();
            }
            Tag::List(first) => w.lists.push((*first, Vec::new())),
            Tag::Emphasis | Tag::Strong => w.lines.push(Vec::new()),
            Tag::BlockQuote(_) => w.blocks.push(Vec::new()),
            Tag::Heading { .. } => {
                w.space();
                w.lines.push(Vec::new());
            }
            Tag::Table(_) => (w.head, w.rows) = (Vec::new(), Vec::new()),
            Tag::TableHead => b.in_head = true,
            Tag::TableRow => w.rows.push(Vec::new()),
            Tag::TableCell => {
                w.space();
                w.lines.push(Vec::new());
            }
            Tag::Link {
                link_type,
                dest_url,
                ..
            } => {
                let target = if dest_url.starts_with("https://") || dest_url.starts_with("http://")
                {
                    Some(Target::Outside(dest_url.to_string()))
                } else if matches!(link_type, LinkType::Inline) {
                    match dest_url.parse::<Id>() {
                        Ok(id) => {
                            b.text
                                .links
                                .push((id.clone(), self.lines.place(range.start)));
                            Some(Target::Inside(id))
                        }
                        Err(error) => {
                            self.problem(range.start, "link", error.to_string());
                            None
                        }
                    }
                } else {
                    self.problem(
                        range.start,
                        "link",
                        "only inline links are used here: [text](id)",
                    );
                    None
                };
                b.links.push(target);
                b.writer.lines.push(Vec::new());
            }
            _ => self.problem(range.start, "markdown", "this Markdown is not used here"),
        }
    }

    fn end(&mut self, tag: TagEnd, b: &mut Building) {
        let w = &mut b.writer;
        match tag {
            TagEnd::Paragraph => {
                let text = w.end_line();
                if !w.lists.is_empty() {
                    w.block(Block::Paragraph { claim: None, text });
                    return;
                }
                if let Some(claim) = b.close() {
                    b.writer.block(Block::Paragraph { claim, text });
                }
                if b.answer_ends.is_none() && b.writer.blocks.len() == 1 && !b.aliases_only() {
                    b.answer_ends = Some(b.writer.blocks[0].len());
                    b.answer_plain = std::mem::take(&mut b.writer.plain).trim().to_owned();
                }
            }
            TagEnd::Item => {
                let blocks = w.blocks.pop().unwrap_or_default();
                let claim = b.close();
                if let (Some(claim), Some((_, items))) = (claim, b.writer.lists.last_mut()) {
                    items.push(Item { claim, blocks });
                }
            }
            TagEnd::List(_) => {
                if let Some((start, items)) = w.lists.pop() {
                    w.block(Block::List { start, items });
                }
            }
            TagEnd::Emphasis => {
                let inner = w.end_line();
                w.inline(Inline::Em(inner));
            }
            TagEnd::Strong => {
                let inner = w.end_line();
                w.inline(Inline::Strong(inner));
            }
            TagEnd::BlockQuote(_) => {
                let blocks = w.blocks.pop().unwrap_or_default();
                w.block(Block::Quote(blocks));
            }
            TagEnd::Heading(level) => {
                let text = w.end_line();
                w.block(Block::Heading {
                    level: if level == HeadingLevel::H3 { 3 } else { 4 },
                    text,
                });
                w.space();
            }
            TagEnd::Table => {
                let (head, rows) = (std::mem::take(&mut w.head), std::mem::take(&mut w.rows));
                w.block(Block::Table { head, rows });
            }
            TagEnd::TableHead => b.in_head = false,
            TagEnd::TableCell => {
                let cell = w.end_line();
                if let Some(row) = if b.in_head {
                    Some(&mut w.head)
                } else {
                    w.rows.last_mut()
                } {
                    row.push(cell);
                }
            }
            TagEnd::Link => {
                let inner = w.end_line();
                match b.links.pop().flatten() {
                    Some(target) => w.inline(Inline::Link(Box::new(target), inner)),
                    None => inner.into_iter().for_each(|inline| w.inline(inline)),
                }
            }
            _ => {}
        }
    }

    fn text(
        &mut self,
        text: &str,
        range: &Range<usize>,
        b: &mut Building,
        next: Option<&Event<'_>>,
    ) {
        let aliases = |text: &str| -> Vec<String> {
            text.trim_end_matches('.')
                .split(',')
                .map(|alias| alias.trim().to_owned())
                .filter(|alias| !alias.is_empty())
                .collect()
        };
        if b.writer.is_at_start()
            && let Some(first) = text.strip_prefix("Aliases:")
            && let Some(open) = b.writer.open.last_mut()
        {
            b.text.aliases.extend(aliases(first.trim()));
            open.dropped = true;
            return;
        }
        // Aliases may continue over several lines.
        if b.writer.open.iter().any(|open| open.dropped) {
            b.text.aliases.extend(aliases(text));
            return;
        }
        let mut rest = text;
        let ends_block = matches!(
            next,
            Some(Event::End(TagEnd::Paragraph | TagEnd::Item)) | Some(Event::Start(Tag::List(_)))
        );
        let mut claim = None;
        if let Some(at) = text.rfind("{#") {
            let inside = &text[at + 2..];
            if ends_block
                && inside.ends_with('}')
                && !inside[..inside.len() - 1].contains(['{', '}'])
            {
                claim = self.claim(&text[at + 1..text.len() - 1], range.start + at, b);
                rest = text[..at].trim_end();
            } else {
                self.problem(
                    range.start + at,
                    "claim",
                    "`{#anchor …}` must end its paragraph or list item, on one line",
                );
            }
        }
        self.inline(rest, range.start, b);
        if let (Some(claim), Some(open)) = (claim, b.writer.open.last_mut()) {
            open.claim = Some(claim);
        }
    }

    fn claim(&mut self, inside: &str, offset: usize, b: &Building) -> Option<Claim> {
        let braces = match Braces::parse(inside) {
            Ok(braces) => braces,
            Err(error) => {
                self.problem(offset, "claim", error);
                return None;
            }
        };
        if b.text.claim(braces.anchor).is_some() {
            self.problem(
                offset,
                "claim",
                format!("`#{}` stands twice in this node", braces.anchor),
            );
            return None;
        }
        let mut claim = Claim {
            anchor: braces.anchor.to_owned(),
            text: String::new(),
            cites: Vec::new(),
            voice: None,
            since: None,
            until: None,
            reading: false,
            place: self.lines.place(offset),
        };
        for (key, value) in braces.pairs {
            let outcome = match key {
                "cites" => attributes::list(value).map(|v| claim.cites = v),
                "voice" => attributes::choice::<Voice>(key, value).map(|v| claim.voice = Some(v)),
                "since" => attributes::edition(value).map(|v| claim.since = Some(v)),
                "until" => attributes::edition(value).map(|v| claim.until = Some(v)),
                "reading" if value == "yes" => {
                    claim.reading = true;
                    Ok(())
                }
                "reading" => Err(format!("`reading={value}`: expected reading=yes")),
                _ => Err(format!(
                    "`{key}` is no attribute of a claim: expected cites voice since until reading"
                )),
            };
            if let Err(error) = outcome {
                self.problem(offset, "claim", error);
            }
        }
        Some(claim)
    }

    /// Writes inline text: figures are printed from their tables, and typed numbers are recorded.
    fn inline(&mut self, text: &str, offset: usize, b: &mut Building) {
        let mut rest = text;
        while let Some(at) = rest.find("{=") {
            let here = offset + (text.len() - rest.len()) + at;
            self.plain_text(&rest[..at], offset + (text.len() - rest.len()), b);
            let Some(end) = rest[at..].find('}') else {
                self.problem(here, "figure", "`{=` is never closed");
                rest = &rest[at + 2..];
                continue;
            };
            let name = &rest[at + 2..at + end];
            match CellId::parse(name)
                .and_then(|cell| (self.figures)(&cell, self.lang).map(|value| (cell, value)))
            {
                Some((cell, value)) => {
                    b.writer.plain.push_str(&value);
                    b.writer
                        .inline(Inline::Figure(Box::new(cell.clone()), value));
                    b.text.figures.push(cell);
                }
                None => self.problem(
                    here,
                    "figure",
                    format!("`{name}` is no figure: expected system.table.row.column of a table"),
                ),
            }
            rest = &rest[at + end + 1..];
        }
        self.plain_text(rest, offset + (text.len() - rest.len()), b);
    }

    fn plain_text(&mut self, text: &str, offset: usize, b: &mut Building) {
        for (at, number) in typed_figures(text) {
            b.text.numbers.push((number, self.lines.place(offset + at)));
        }
        b.writer.text(text);
        b.writer.plain.push_str(text);
    }

    fn fence(&mut self, info: &str, body: &str, start: usize, at: usize, b: &mut Building) {
        let (word, rest) = info
            .trim()
            .split_once(char::is_whitespace)
            .unwrap_or((info.trim(), ""));
        match word {
            "example" => match example::parse(rest.trim(), body, self.lines.place(at)) {
                Ok(example) => {
                    b.writer
                        .block(Block::Fence(Fence::Example(b.examples.len())));
                    b.examples.push(example);
                }
                Err((offset, text)) => self.problem(start + offset, "example", text),
            },
            "scene" => self.scene(rest.trim(), body, start, at, b),
            "question" => match question::parse(rest.trim(), body, self.lines.place(at)) {
                Ok((question, prompt)) => {
                    b.writer
                        .block(Block::Fence(Fence::Question(b.questions.len(), prompt)));
                    b.questions.push(question);
                }
                Err((offset, text)) => self.problem(start + offset, "question", text),
            },
            "table" => match body.trim().parse::<DottedId>() {
                Ok(id) => {
                    b.text.tables.push((id.clone(), self.lines.place(start)));
                    b.writer.block(Block::Fence(Fence::Table(id)));
                }
                Err(error) => self.problem(start, "fence", error.to_string()),
            },
            _ => self.problem(
                at,
                "fence",
                format!("`{word}` is no fence: expected example, question, scene or table"),
            ),
        }
    }
}

impl Reader<'_> {
    /// A picture: of an example if a check is named, otherwise of a situation that is not judged.
    fn scene(&mut self, info: &str, body: &str, start: usize, at: usize, b: &mut Building) {
        let mut voice = None;
        let mut rest: Vec<&str> = Vec::new();
        for word in info.split_whitespace() {
            match word
                .strip_prefix("voice=")
                .map(|code| attributes::choice::<Voice>("voice", code))
            {
                None => rest.push(word),
                Some(Ok(read)) => voice = Some(read),
                Some(Err(text)) => self.problem(at, "scene", text),
            }
        }
        let place = self.lines.place(at);
        if rest.is_empty() {
            match scene::parse(voice, body, place) {
                Ok((scene, caption)) => {
                    b.writer
                        .block(Block::Fence(Fence::Scene(b.scenes.len(), caption)));
                    b.scenes.push(scene);
                }
                Err((offset, text)) => self.problem(start + offset, "scene", text),
            }
            return;
        }
        match example::parse(&rest.join(" "), body, place) {
            Ok(mut example) => {
                // The attribute is language-specific, so it is not an input.
                let caption = match example.input.shift_remove("caption") {
                    None => None,
                    Some(serde_json::Value::String(text)) => Some(text),
                    Some(_) => {
                        self.problem(at, "scene", "expected `caption = \"…\"`");
                        None
                    }
                };
                example.drawn = true;
                example.voice = voice;
                b.writer
                    .block(Block::Fence(Fence::Drawn(b.examples.len(), caption)));
                b.examples.push(example);
            }
            Err((offset, text)) => self.problem(start + offset, "scene", text),
        }
    }
}

/// A node, or the introduction, while it is being read.
struct Building {
    writer: Writer,
    text: NodeText,
    examples: Vec<Example>,
    scenes: Vec<Scene>,
    questions: Vec<Question>,
    /// Open links; `None` for one with an unknown target.
    links: Vec<Option<Target>>,
    in_head: bool,
    answer_ends: Option<usize>,
    answer_plain: String,
}

impl Building {
    fn new(place: Place) -> Self {
        Self {
            writer: Writer::default(),
            text: NodeText {
                title: String::new(),
                answer: String::new(),
                lead: Vec::new(),
                body: Vec::new(),
                plain: String::new(),
                claims: Vec::new(),
                aliases: Vec::new(),
                figures: Vec::new(),
                numbers: Vec::new(),
                links: Vec::new(),
                tables: Vec::new(),
                place,
            },
            examples: Vec::new(),
            scenes: Vec::new(),
            questions: Vec::new(),
            links: Vec::new(),
            in_head: false,
            answer_ends: None,
            answer_plain: String::new(),
        }
    }

    /// Closes a paragraph or list item. If its text ended with `{#anchor …}` it is a claim, and its number
    /// is returned. `None` if nothing is left of it.
    fn close(&mut self) -> Option<Option<usize>> {
        let open = self.writer.open.pop()?;
        if open.dropped {
            self.writer.plain.truncate(open.plain);
            return None;
        }
        let claim = open.claim.map(|claim| {
            self.text.claims.push(Claim {
                text: without_reply(
                    self.writer
                        .plain
                        .get(open.plain..)
                        .unwrap_or_default()
                        .trim(),
                ),
                ..claim
            });
            self.text.claims.len() - 1
        });
        Some(claim)
    }

    /// Whether nothing but an `Aliases:` line has been read so far.
    fn aliases_only(&self) -> bool {
        self.writer.plain.trim().is_empty()
    }
}

/// A claim without the "yes" or "no" that answers the title of its ruling, because a verdict quotes it
/// under another question.
fn without_reply(claim: &str) -> String {
    let Some(sentence) = ["Sì", "No", "Yes"]
        .iter()
        .find_map(|reply| claim.strip_prefix(reply))
        .and_then(|rest| rest.strip_prefix([',', ':', '.']))
        .map(str::trim_start)
    else {
        return claim.to_owned();
    };
    let mut chars = sentence.chars();
    let first = chars.next();
    first
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(chars)
        .collect()
}

/// Numbers with a unit or a sign, as the audit compares them with tables: `40 mm`, `+1`, `−2`.
fn typed_figures(text: &str) -> Vec<(usize, String)> {
    const UNITS: &[&str] = &[
        "passi", "passo", "paces", "pace", "mm", "cm", "U", "PIP", "PIPs", "punti", "punto",
        "points", "point",
    ];
    let mut found = Vec::new();
    let mut chars = text.char_indices().peekable();
    let mut before: Option<char> = None;
    while let Some((at, c)) = chars.next() {
        if !c.is_ascii_digit()
            || before.is_some_and(|p| p.is_alphanumeric() || p == '.' || p == ',')
        {
            before = Some(c);
            continue;
        }
        let mut end = at + 1;
        let mut last = c;
        while let Some((next, d)) = chars.peek().copied() {
            if !(d.is_ascii_digit()
                || ((d == '.' || d == ',')
                    && text[next + 1..].starts_with(|e: char| e.is_ascii_digit())))
            {
                break;
            }
            end = next + d.len_utf8();
            last = d;
            chars.next();
        }
        let number = &text[at..end];
        let sign = before.filter(|p| matches!(p, '+' | '-' | '−' | '–'));
        let rest = text[end..].trim_start_matches([' ', '\u{a0}', '\u{202f}']);
        let unit = UNITS.iter().any(|unit| {
            rest.strip_prefix(unit)
                .is_some_and(|after| !after.starts_with(char::is_alphanumeric))
        });
        if unit || sign.is_some() {
            let mut name = String::new();
            if matches!(sign, Some('-' | '−' | '–')) && !unit {
                name.push('-');
            }
            let _ = write!(name, "{number}");
            found.push((at, name));
        }
        before = Some(last);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn figures(cell: &CellId, _: Lang) -> Option<String> {
        (cell.to_string() == "dba.base-width.15mm.mm").then(|| "40".to_owned())
    }

    fn read(text: &str) -> (ChapterPage, Vec<String>) {
        let (page, problems) = parse(Lang::En, "dba", "recoil", "x.md", text, &figures);
        (page, problems.iter().map(ToString::to_string).collect())
    }

    const HEAD: &str = "+++\ntitle = \"Recoil\"\norder = 1\nsummary = \"s\"\n+++\n\n";

    fn lines(text: &[Inline]) -> String {
        let one = |inline: &Inline| match inline {
            Inline::Text(text) => text.clone(),
            Inline::Em(inner) => format!("*{}*", lines(inner)),
            Inline::Strong(inner) => format!("**{}**", lines(inner)),
            Inline::Code(code) => format!("`{code}`"),
            Inline::Link(target, inner) => match &**target {
                Target::Inside(id) => format!("[{}]({id})", lines(inner)),
                Target::Outside(url) => format!("[{}]({url})", lines(inner)),
            },
            Inline::Figure(cell, value) => format!("{{={cell} {value}}}"),
            Inline::Break => "/".to_owned(),
        };
        text.iter().map(one).collect()
    }

    /// A short form of blocks: each in brackets, with the number of its claim.
    fn short(blocks: &[Block]) -> String {
        let claim = |claim: &Option<usize>| claim.map_or(String::new(), |n| format!("#{n} "));
        let one = |block: &Block| match block {
            Block::Paragraph {
                claim: stated,
                text,
            } => format!("(p {}{})", claim(stated), lines(text)),
            Block::List { start, items } => {
                let items: Vec<String> = items
                    .iter()
                    .map(|item| format!("(li {}{})", claim(&item.claim), short(&item.blocks)))
                    .collect();
                format!(
                    "({} {})",
                    start.map_or("ul".to_owned(), |start| format!("ol {start}")),
                    items.join(" ")
                )
            }
            Block::Heading { level, text } => format!("(h{level} {})", lines(text)),
            Block::Quote(blocks) => format!("(quote {})", short(blocks)),
            Block::Table { head, rows } => {
                let row = |cells: &Vec<Vec<Inline>>| {
                    cells
                        .iter()
                        .map(|cell| lines(cell))
                        .collect::<Vec<_>>()
                        .join("|")
                };
                format!(
                    "(table {} {})",
                    row(head),
                    rows.iter().map(row).collect::<Vec<_>>().join(" ")
                )
            }
            Block::Rule => "(hr)".to_owned(),
            Block::Words(text) => lines(text),
            Block::Fence(fence) => format!("({fence:?})"),
        };
        blocks.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_node_is_read_whole() {
        let text = format!(
            "{HEAD}Intro *here*.\n\n## Into elephants {{#into-elephants cites=bob:recoil.2,bob:recoil.3 checks=dba.recoil}}\n\nAn elephant stands its ground, {{=dba.base-width.15mm.mm}} mm & more. {{#stands}}\n\n- Two elephants: both lost. {{#both-lost cites=bob:recoil.2}}\n- See [arc](dba/shooting/arc).\n\n```example dba.recoil\nrecoiler = \"Bd\"\nout.recoiler = \"destroyed\"\n```\n\n```table\ndba.recoil-matrix\n```\n\nAliases: bounce, push back\n"
        );
        let (page, problems) = read(&text);
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!(short(&page.text.intro), "(p Intro *here*.)");
        let node = &page.nodes[0];
        assert_eq!(node.id.as_str(), "dba/recoil/into-elephants");
        assert_eq!(
            node.text.answer,
            "An elephant stands its ground, 40 mm & more."
        );
        assert_eq!(
            short(&node.text.lead),
            "(p #0 An elephant stands its ground, {=dba.base-width.15mm.mm 40} mm & more.)"
        );
        assert_eq!(
            short(&node.text.body),
            "(ul (li #1 Two elephants: both lost.) (li See [arc](dba/shooting/arc).)) (Example(0)) (Table(DottedId(\"dba.recoil-matrix\")))"
        );
        assert_eq!(node.text.claims[1].text, "Two elephants: both lost.");
        assert_eq!(node.text.claims[1].cites.len(), 1);
        assert_eq!(node.text.aliases, ["bounce", "push back"]);
        assert_eq!(node.text.plain, "Two elephants: both lost. See arc.");
        assert_eq!(node.attributes.cites.len(), 2);
        assert!(node.text.numbers.is_empty());
    }

    #[test]
    fn blocks_stand_inside_blocks() {
        let text = format!(
            "{HEAD}## A {{#a cites=bob:recoil.2}}\n\nb\nc  \nd\n\n### *H*\n\n3. One `x`: {{#one}}\n   - two **three** {{#two}}\n   - Aliases: gone\n4. Loose\n\n   > quoted\n\n| a | b |\n|---|---|\n| 1 | [2](https://x.example) |\n\n---\n"
        );
        let (page, problems) = read(&text);
        assert_eq!(problems, Vec::<String>::new());
        let node = &page.nodes[0];
        assert_eq!(short(&node.text.lead), "(p b\nc/d)");
        assert_eq!(
            short(&node.text.body),
            "(h3 *H*) (ol 3 (li #1 (p One `x`:) (ul (li #0 two **three**))) (li (p Loose) (quote (p quoted)))) (table a|b 1|[2](https://x.example)) (hr)"
        );
        // A claim includes everything nested in it.
        let claims: Vec<(&str, &str)> = node
            .text
            .claims
            .iter()
            .map(|claim| (claim.anchor.as_str(), claim.text.as_str()))
            .collect();
        assert_eq!(claims, [("two", "two three"), ("one", "One x: two three")]);
        assert_eq!(node.text.aliases, ["gone"]);
    }

    #[test]
    fn a_claim_is_quoted_without_the_reply_to_its_title() {
        for (claim, quoted) in [
            ("Yes, guns may shoot.", "Guns may shoot."),
            ("Sì: è permesso.", "È permesso."),
            ("No element moves.", "No element moves."),
            ("Nobody moves.", "Nobody moves."),
            ("one", "one"),
        ] {
            assert_eq!(without_reply(claim), quoted);
        }
    }

    #[test]
    fn scenes_are_pictures_or_drawn_examples() {
        let text = format!(
            "{HEAD}## A {{#a cites=bob:recoil.2}}\n\nb\n\n```scene voice=editor\nscene = \"A1_Bd_0_0_0_15\"\ncaption = \"One\"\n```\n\n```scene dba.shooting-arc\nscene = \"A1_Bw_0_0_0_20\"\nshooter = \"A1\"\ncaption = \"Two\"\nout.in_arc = true\n```\n"
        );
        let (page, problems) = read(&text);
        assert_eq!(problems, Vec::<String>::new());
        let node = &page.nodes[0];
        assert_eq!(
            short(&node.text.body),
            "(Scene(0, Some(\"One\"))) (Drawn(0, Some(\"Two\")))"
        );
        assert_eq!(
            (node.scenes[0].voice, node.scenes[0].picture.pieces.len()),
            (Some(Voice::Editor), 1)
        );
        assert!(node.examples[0].drawn && !node.examples[0].input.contains_key("caption"));
    }

    #[test]
    fn questions_are_read_and_leave_nothing_in_the_text() {
        let text = format!(
            "{HEAD}## A {{#a kind=lesson}}\n\nb\n\n```question dba.recoil\nprompt = \"And now?\"\nrecoiler = \"Bd\"\nask = \"recoiler\"\noptions = [\"recoils\", \"destroyed\"]\n```\n"
        );
        let (page, problems) = read(&text);
        assert_eq!(problems, Vec::<String>::new());
        let node = &page.nodes[0];
        assert_eq!(short(&node.text.body), "(Question(0, Some(\"And now?\")))");
        assert_eq!(
            (
                node.text.plain.as_str(),
                node.questions[0].ask.as_str(),
                node.questions[0].place.line
            ),
            ("", "recoiler", 11)
        );
        assert!(!node.questions[0].input.contains_key("prompt"));
    }

    #[test]
    fn each_fault_is_named_with_its_place() {
        let body = |b: &str| format!("{HEAD}{b}");
        for (text, want) in [
            (
                "no front matter".to_owned(),
                "x.md:1:1: front-matter: expected the file to begin",
            ),
            (
                "+++\ntitle = \"a\"\n".to_owned(),
                "x.md:1:1: front-matter: the front matter is never closed",
            ),
            (
                "+++\ntitle = \"a\"\norder = x\n+++\n".to_owned(),
                "x.md:3:9: front-matter:",
            ),
            (
                body("## A {#a cites=bob:recoil.2} x\n\nb\n"),
                "x.md:7:29: heading: nothing may follow",
            ),
            (
                body("## A {#a\ncites=bob:recoil.2}\n\nb\n"),
                "x.md:7:6: heading: the attributes must close",
            ),
            (body("## A\n\nb\n"), "x.md:7:1: heading: expected `{#slug"),
            (body("# A\n"), "x.md:7:1: heading: level 1"),
            (
                body("## A {#a cites=nonsense}\n\nb\n"),
                "x.md:7:1: heading: `nonsense` is no id",
            ),
            (
                body("## A {#a colour=red}\n\nb\n"),
                "x.md:7:1: heading: `colour` is no attribute",
            ),
            (body("## A {#a}\n\n- x\n"), "x.md:7:1: answer:"),
            (
                body("## A {#a}\n\nb {#x} c\n"),
                "x.md:9:3: claim: `{#anchor …}` must end",
            ),
            (
                body("## A {#a}\n\nb {#x y}\n"),
                "x.md:9:3: claim: `y` is no attribute",
            ),
            (
                body("## A {#a}\n\nb {#x}\n\nc {#x}\n"),
                "x.md:11:3: claim: `#x` stands twice",
            ),
            (
                body("## A {#a}\n\nb\n\n## B {#a}\n\nc\n"),
                "x.md:11:1: id: `dba/recoil/a` stands twice",
            ),
            (
                body("## A {#a}\n\nb\n\n```table\ndba.x\n"),
                "x.md:11:1: fence: this fence is never closed",
            ),
            (
                body("## A {#a}\n\nb\n\n```python\nx\n```\n"),
                "x.md:11:1: fence: `python` is no fence",
            ),
            (body("## A {#a}\n\n<b>b</b>\n"), "x.md:9:1: markdown: HTML"),
            (body("## A {#a}\n\n[b](nowhere)\n"), "x.md:9:1: link:"),
            (
                body("## A {#a}\n\n{=dba.no.such.cell}\n"),
                "x.md:9:1: figure:",
            ),
            (
                body("## A {#a}\n\nb\n\n```scene\ncaption = \"x\"\nscene = \"A1\"\n```\n"),
                "x.md:13:9: scene: no situation",
            ),
            (
                body("## A {#a}\n\nb\n\n```scene voice=nobody\nscene = \"A1_Bd_0_0_0_15\"\n```\n"),
                "x.md:11:1: scene: ",
            ),
            (
                body("## A {#a}\n\nb\n\n```question dba.recoil\nask = \"a\"\noptions = [1]\n```\n"),
                "x.md:13:1: question: 1 options",
            ),
            (
                body("## A {#a}\n\nb\n\n```question\n```\n"),
                "x.md:12:4: question: expected `question system.check`",
            ),
            (
                body("## A {#a}\n\nb\n\n```scene dba.recoil\nx = 1\n```\n"),
                "x.md:12:1: scene: an example must say",
            ),
            (
                body("## A {#a}\n\nb\n\n```example dba.recoil\nx = 1\ny =\n```\n"),
                "x.md:13:",
            ),
        ] {
            let (_, problems) = read(&text);
            assert!(
                problems.iter().any(|p| p.starts_with(want)),
                "wanted {want}\ngot {problems:#?}"
            );
        }
    }

    #[test]
    fn typed_figures_are_noticed() {
        let found = |text: &str| {
            typed_figures(text)
                .into_iter()
                .map(|(_, n)| n)
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(
            found("600 passi, 40 mm e +1 o −2, poi 3 basette"),
            "600 40 1 -2"
        );
        assert_eq!(
            found("bob 2.2, punto 5, x40 mm, 2-3 elementi 1 PIP"),
            "-3 1"
        );
        assert_eq!(found("1,5 cm"), "1,5");
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "(\\PC|\n|\\{#|\\{=|```|## |- |\\+\\+\\+){0,80}") {
            let _ = read(&text);
            let _ = read(&format!("{HEAD}## A {{#a}}\n\n{text}"));
        }
    }
}
