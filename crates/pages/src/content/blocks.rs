//! Structured text: blocks and inline elements. Nothing is escaped or rendered here; where a link leads, or
//! what a table contains, is resolved elsewhere.

use crate::id::{DottedId, Id};
use crate::kit::tables::CellId;

/// A block of text.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A paragraph, with the number of the claim that it states.
    Paragraph {
        claim: Option<usize>,
        text: Vec<Inline>,
    },
    /// A list; a numbered one has its first number.
    List {
        start: Option<u64>,
        items: Vec<Item>,
    },
    /// A heading of level 3 or 4.
    Heading {
        level: u8,
        text: Vec<Inline>,
    },
    Quote(Vec<Block>),
    Table {
        head: Vec<Vec<Inline>>,
        rows: Vec<Vec<Vec<Inline>>>,
    },
    Rule,
    /// Text of a list item that is not in a paragraph.
    Words(Vec<Inline>),
    Fence(Fence),
}

/// An item of a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Item {
    /// The number of the claim that it states.
    pub claim: Option<usize>,
    pub blocks: Vec<Block>,
}

/// A request to insert a fence, by its number in the node.
#[derive(Clone, Debug, PartialEq)]
pub enum Fence {
    /// The table with this id.
    Table(DottedId),
    Example(usize),
    /// An example as a picture, with its caption.
    Drawn(usize, Option<String>),
    /// A scene, with its caption.
    Scene(usize, Option<String>),
    /// A question with its own prompt, or with that of the paragraph before it.
    Question(usize, Option<String>),
}

/// Inline element of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Inline {
    Text(String),
    Em(Vec<Inline>),
    Strong(Vec<Inline>),
    Code(String),
    /// Inside a box: links are few and large.
    Link(Box<Target>, Vec<Inline>),
    /// A cell of a table, printed.
    Figure(Box<CellId>, String),
    Break,
}

/// Target of a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    Inside(Id),
    Outside(String),
}

impl Block {
    /// Visits the block and every block inside it.
    pub fn visit<'b>(&'b self, visit: &mut impl FnMut(&'b Self)) {
        visit(self);
        match self {
            Self::List { items, .. } => items
                .iter()
                .flat_map(|item| &item.blocks)
                .for_each(|block| block.visit(visit)),
            Self::Quote(blocks) => blocks.iter().for_each(|block| block.visit(visit)),
            _ => {}
        }
    }

    /// Whether it states the claim with this number.
    pub fn states(&self, claim: usize) -> bool {
        let mut found = false;
        self.visit(&mut |block| {
            found |= match block {
                Self::Paragraph { claim: stated, .. } => *stated == Some(claim),
                Self::List { items, .. } => items.iter().any(|item| item.claim == Some(claim)),
                _ => false,
            };
        });
        found
    }

    /// Releases unused memory.
    pub(super) fn shrink_to_fit(&mut self) {
        match self {
            Self::Paragraph { text, .. } | Self::Heading { text, .. } | Self::Words(text) => {
                shrink(text)
            }
            Self::List { items, .. } => {
                items.shrink_to_fit();
                for item in items {
                    item.blocks.shrink_to_fit();
                    item.blocks.iter_mut().for_each(Self::shrink_to_fit);
                }
            }
            Self::Quote(blocks) => {
                blocks.shrink_to_fit();
                blocks.iter_mut().for_each(Self::shrink_to_fit);
            }
            Self::Table { head, rows } => head
                .iter_mut()
                .chain(rows.iter_mut().flatten())
                .for_each(shrink),
            Self::Rule | Self::Fence(_) => {}
        }
    }
}

fn shrink(text: &mut Vec<Inline>) {
    text.shrink_to_fit();
    for inline in text {
        match inline {
            Inline::Text(text) | Inline::Code(text) | Inline::Figure(_, text) => {
                text.shrink_to_fit()
            }
            Inline::Em(inner) | Inline::Strong(inner) | Inline::Link(_, inner) => shrink(inner),
            Inline::Break => {}
        }
    }
}

/// The sentences that introduce examples and end with a colon, each with the number of its example; without
/// a number if several follow.
pub fn captions<'b>(blocks: impl IntoIterator<Item = &'b Block>) -> Vec<(String, Option<usize>)> {
    let mut all: Vec<(String, Option<usize>)> = Vec::new();
    let mut before = None;
    let mut follows = false;
    for block in blocks {
        match (block, before.take()) {
            (Block::Fence(Fence::Example(n)), Some(text)) => {
                let mut plain = String::new();
                unmarked(text, &mut plain);
                let last = plain.rfind(['.', '?']).map_or(0, |at| at + 1);
                let last = plain[last..].trim();
                follows = last.ends_with(':');
                if follows {
                    all.push((last.to_owned(), Some(*n)));
                }
            }
            (Block::Fence(Fence::Example(_)), None) if follows => {
                if let Some((_, example)) = all.last_mut() {
                    *example = None;
                }
            }
            (Block::Paragraph { text, .. }, _) => {
                before = Some(text);
                follows = false;
            }
            _ => follows = false,
        }
    }
    all
}

/// Appends the words of inline elements.
fn unmarked(text: &[Inline], out: &mut String) {
    for inline in text {
        match inline {
            Inline::Text(text) | Inline::Code(text) | Inline::Figure(_, text) => out.push_str(text),
            Inline::Em(inner) | Inline::Strong(inner) | Inline::Link(_, inner) => {
                unmarked(inner, out);
            }
            Inline::Break => out.push(' '),
        }
    }
}

/// Every fence of a text, in reading order.
pub fn fences<'b>(blocks: impl IntoIterator<Item = &'b Block>) -> Vec<&'b Fence> {
    let mut found = Vec::new();
    for block in blocks {
        block.visit(&mut |block| {
            if let Block::Fence(fence) = block {
                found.push(fence);
            }
        });
    }
    found
}

/// The kinds of a text's blocks, nested ones included, as words. They must be equal in both languages.
pub fn outline<'b>(blocks: impl IntoIterator<Item = &'b Block>) -> String {
    let one = |block: &Block| match block {
        Block::Paragraph { .. } => "paragraph".to_owned(),
        Block::Words(_) => "words".to_owned(),
        Block::List { start, items } => {
            let items: Vec<String> = items.iter().map(|item| outline(&item.blocks)).collect();
            format!(
                "{} of {} ({})",
                if start.is_some() {
                    "numbered list"
                } else {
                    "list"
                },
                items.len(),
                items.join("; ")
            )
        }
        Block::Heading { level, .. } => format!("heading {level}"),
        Block::Quote(blocks) => format!("quote ({})", outline(blocks)),
        Block::Table { head, rows } => format!("table of {}×{}", rows.len(), head.len()),
        Block::Rule => "rule".to_owned(),
        Block::Fence(fence) => match fence {
            Fence::Table(_) => "printed table",
            Fence::Example(_) => "example",
            Fence::Drawn(..) => "drawn example",
            Fence::Scene(..) => "scene",
            Fence::Question(..) => "question",
        }
        .to_owned(),
    };
    blocks.into_iter().map(one).collect::<Vec<_>>().join(", ")
}
