//! Structured text as HTML. Everything that depends on the context (link targets, the text beside a claim,
//! the content of a fence) is requested from an [`Around`].

use std::fmt::Write as _;

use crate::content::{Block, Fence, Inline, Item, Target, escape};

/// The context in which a text is displayed.
pub trait Around {
    /// Running text.
    fn text(&mut self, text: &str, out: &mut String) {
        out.push_str(&escape(text));
    }

    /// Begins or ends a part whose words are not marked: a heading, a link.
    fn leave(&mut self, _begins: bool) {}

    /// The opening tag of a link; `None` if it has no target.
    fn link(&mut self, target: &Target) -> Option<String>;

    /// Mark of the claim with this number.
    fn claim(&mut self, claim: usize) -> ClaimMark;

    fn fence(&mut self, fence: &Fence, out: &mut String);
}

/// The mark of a claim: attributes of its element, the content before its text, and the content before its
/// closing tag.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimMark {
    pub attributes: String,
    pub begin: String,
    pub end: String,
}

/// Writes several blocks, one after the other.
pub fn write(blocks: &[Block], around: &mut dyn Around, out: &mut String) {
    for block in blocks {
        write_block(block, around, out);
    }
}

/// Writes one block.
pub fn write_block(block: &Block, around: &mut dyn Around, out: &mut String) {
    match block {
        Block::Paragraph { claim, text } => {
            let mark = claim.map(|claim| around.claim(claim)).unwrap_or_default();
            let _ = write!(out, "<p{}>{}", mark.attributes, mark.begin);
            write_line(text, around, out);
            let _ = write!(out, "{}</p>", mark.end);
        }
        Block::List { start, items } => {
            out.push_str(&list_tag(*start));
            for item in items {
                let (tag, inner) = written_item(item, around);
                let _ = write!(out, "{tag}{inner}</li>");
            }
            out.push_str(list_end(*start));
        }
        Block::Heading { level, text } => {
            let _ = write!(out, "<h{level}>");
            around.leave(true);
            write_line(text, around, out);
            around.leave(false);
            let _ = write!(out, "</h{level}>");
        }
        Block::Quote(blocks) => {
            out.push_str("<blockquote>");
            write(blocks, around, out);
            out.push_str("</blockquote>");
        }
        Block::Table { head, rows } => {
            out.push_str("<div class=\"scroll\" tabindex=\"0\"><table><thead><tr>");
            for cell in head {
                out.push_str("<th scope=\"col\">");
                around.leave(true);
                write_line(cell, around, out);
                around.leave(false);
                out.push_str("</th>");
            }
            out.push_str("</tr></thead><tbody>");
            for row in rows {
                out.push_str("<tr>");
                for cell in row {
                    out.push_str("<td>");
                    write_line(cell, around, out);
                    out.push_str("</td>");
                }
                out.push_str("</tr>");
            }
            out.push_str("</tbody></table></div>");
        }
        Block::Rule => out.push_str("<hr>"),
        Block::Words(text) => write_line(text, around, out),
        Block::Fence(fence) => around.fence(fence, out),
    }
}

/// The opening tag of a list.
pub fn list_tag(start: Option<u64>) -> String {
    start.map_or_else(
        || "<ul>".to_owned(),
        |start| format!("<ol start=\"{start}\">"),
    )
}

/// The closing tag of a list.
pub const fn list_end(start: Option<u64>) -> &'static str {
    if start.is_some() { "</ol>" } else { "</ul>" }
}

/// The opening tag of an item, and its first content.
pub fn written_item(item: &Item, around: &mut dyn Around) -> (String, String) {
    let mark = item
        .claim
        .map(|claim| around.claim(claim))
        .unwrap_or_default();
    let mut inner = mark.begin;
    write(&item.blocks, around, &mut inner);
    inner.push_str(&mark.end);
    (format!("<li{}>", mark.attributes), inner)
}

fn write_line(text: &[Inline], around: &mut dyn Around, out: &mut String) {
    for inline in text {
        match inline {
            Inline::Text(text) => around.text(text, out),
            Inline::Em(inner) => {
                out.push_str("<em>");
                write_line(inner, around, out);
                out.push_str("</em>");
            }
            Inline::Strong(inner) => {
                out.push_str("<strong>");
                write_line(inner, around, out);
                out.push_str("</strong>");
            }
            Inline::Code(code) => {
                let _ = write!(out, "<code>{}</code>", escape(code));
            }
            Inline::Link(target, inner) => {
                let tag = around.link(target);
                out.push_str(tag.as_deref().unwrap_or_default());
                around.leave(true);
                write_line(inner, around, out);
                around.leave(false);
                out.push_str(if tag.is_some() { "</a>" } else { "" });
            }
            Inline::Figure(cell, value) => {
                let _ = write!(
                    out,
                    "<data value=\"{}\">{}</data>",
                    escape(&cell.to_string()),
                    escape(value)
                );
            }
            Inline::Break => out.push_str("<br>"),
        }
    }
}
