//! Written text on a page: links find their addresses, claims their permalinks and glosses,
//! tables and examples their place.

use std::fmt::Write as _;

use askama::Template;

use super::picture::Figure;
use super::shell::{Markup, Shell};
use super::terms::Terms;
use super::{table, verdict};
use crate::content::{Claim, Node, Piece, Target, escape};
use crate::id::Id;
use crate::lang::Lang;
use crate::web::url;

/// How much stands around a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// On its own page: glosses beside each claim, examples in full.
    Ruling,
    /// Inside a chapter: no glosses, examples in a line.
    Chapter,
}

/// Renders pieces in the language of the page.
pub fn render(s: &Shell<'_>, node: Option<&Node>, pieces: &[Piece], setting: Setting) -> Markup {
    render_with(s, node, pieces, setting, None)
}

/// The same, with the terms of the glossary marked.
pub fn render_with(s: &Shell<'_>, node: Option<&Node>, pieces: &[Piece], setting: Setting, mut terms: Option<&mut Terms<'_>>) -> Markup {
    let mut out = String::new();
    let mut links: Vec<bool> = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Html(html) => match &mut terms {
                Some(terms) => out.push_str(&terms.mark(html)),
                None => out.push_str(html),
            },
            Piece::LinkStart(target) => {
                if let Some(terms) = &mut terms {
                    terms.link(true);
                }
                let opened = open(s, target);
                links.push(opened.is_some());
                out.push_str(&opened.unwrap_or_default());
            }
            Piece::LinkEnd => {
                if let Some(terms) = &mut terms {
                    terms.link(false);
                }
                if links.pop() == Some(true) {
                    out.push_str("</a>");
                }
            }
            Piece::Claim(n) => {
                if let Some(node) = node
                    && let Some(claim) = node.text[s.lang].claims.get(*n)
                {
                    out.push_str(&mark_claim(s, node, claim, setting));
                }
            }
            Piece::Table(id) => {
                if let Some(table) = crate::systems::table(id.as_str()) {
                    out.push_str(&table::Figure::new(s, table, true).to_string());
                }
            }
            Piece::Example(n) => {
                if let Some(example) = node.and_then(|node| node.examples.get(*n)) {
                    out.push_str(&verdict::ExampleCard::new(s, example, setting == Setting::Chapter).to_string());
                }
            }
            Piece::Drawn(n, caption) => {
                if let Some(example) = node.and_then(|node| node.examples.get(*n)) {
                    let brief = setting == Setting::Chapter;
                    out.push_str(&verdict::ExampleCard::drawn(s, example, brief, caption.as_deref()).to_string());
                }
            }
            Piece::Question(n, prompt) => {
                if let Some((node, question)) = node.and_then(|node| Some((node, node.questions.get(*n)?))) {
                    let asked = match prompt {
                        Some(prompt) => Some(Markup(escape(prompt))),
                        None => take_asked(&mut out),
                    };
                    let elsewhere = (setting == Setting::Chapter).then(|| url::question(s.lang, &node.id, n + 1));
                    out.push_str(&verdict::QuestionCard::new(s, question, *n, asked, elsewhere).to_string());
                }
            }
            Piece::Scene(n, caption) => {
                if let Some((node, scene)) = node.and_then(|node| Some((node, node.scenes.get(*n)?))) {
                    out.push_str(&Figure::of_scene(s, node.id.system(), scene, caption.as_deref()).to_string());
                }
            }
        }
    }
    Markup(out)
}

/// Takes away the paragraph that a text ends with, where that asks something: it is how the
/// question below it is put.
fn take_asked(out: &mut String) -> Option<Markup> {
    // A term at the very end is held together with its question mark.
    let inner = out.strip_suffix("</p>").filter(|inner| inner.strip_suffix("</span>").unwrap_or(inner).ends_with('?'))?;
    let at = inner.rfind("<p>")?;
    let asked = inner[at + 3..].to_owned();
    if asked.contains("</p>") {
        return None;
    }
    out.truncate(at);
    Some(Markup(asked))
}

/// The opening tag of a link; nothing where it would lead nowhere.
fn open(s: &Shell<'_>, target: &Target) -> Option<String> {
    match target {
        Target::Outside(url) => Some(format!("<a href=\"{}\" rel=\"external noopener\">", escape(url))),
        Target::Inside(id) => {
            s.site.library.find(&id.to_string()).ok()?;
            let kind = match id {
                Id::Node(_) | Id::Claim(_) => "to-node",
                Id::Source(_) => "to-source",
                Id::Dotted(id) if crate::systems::check(id.as_str()).is_some() => "to-check",
                Id::Dotted(_) => "to-table",
                Id::Term(_) => "to-term",
            };
            Some(format!("<a class=\"{kind}\" href=\"{}\">", escape(&url::of(s.lang, id))))
        }
    }
}

/// The permalink of a claim and, where it rests on something of its own, its gloss.
fn mark_claim(s: &Shell<'_>, node: &Node, claim: &Claim, setting: Setting) -> String {
    let id = node.id.claim(&claim.anchor).html_id();
    let mut out = format!("&nbsp;<a class=\"perma\" href=\"#{id}\" aria-label=\"{}\">#</a>", escape(&s.t("claim-link")));
    if setting == Setting::Chapter {
        return out;
    }
    let library = &s.site.library;
    let voice = library.claim_voice(node, claim);
    let other_voice = voice != library.voice(node);
    let own = !claim.cites.is_empty() && claim.cites != node.attributes.cites;
    let edition = edition(s, claim.since.as_deref(), claim.until.as_deref());
    if other_voice || own || edition.is_some() {
        out.push_str(" <span class=\"gloss\">");
        if other_voice || own {
            let _ = write!(out, "{} ", s.voice_link(voice));
        }
        if own {
            for chip in s.chips(&claim.cites) {
                let _ = write!(out, "{chip} ");
            }
        }
        if let Some(edition) = edition {
            out.push_str(&escape(&edition));
        }
        out.push_str("</span>");
    }
    out
}

/// "since 2.2", "until 2.1".
pub fn edition(s: &Shell<'_>, since: Option<&str>, until: Option<&str>) -> Option<String> {
    let since = since.map(|edition| s.t1("since", "edition", edition));
    let until = until.map(|edition| s.t1("until", "edition", edition));
    match (since, until) {
        (None, None) => None,
        (a, b) => Some(a.into_iter().chain(b).collect::<Vec<_>>().join(", ")),
    }
}

/// The sentences of a node beside those of the other language, in order.
#[derive(Template)]
#[template(path = "twin.html")]
pub struct Twin {
    pub other: Lang,
    pub title: String,
    pub href: String,
    pub read_on: String,
    pub pairs: Vec<(String, String)>,
}
impl askama::filters::HtmlSafe for Twin {}

impl Twin {
    pub fn new(s: &Shell<'_>, node: &Node) -> Self {
        let other = s.lang.other();
        let (mine, theirs) = (&node.text[s.lang], &node.text[other]);
        let mut pairs = vec![(mine.answer.clone(), theirs.answer.clone())];
        for claim in &mine.claims {
            if let Some(twin) = theirs.claim(&claim.anchor)
                && claim.text != mine.answer
                && !mine.answer.contains(&claim.text)
            {
                pairs.push((claim.text.clone(), twin.text.clone()));
            }
        }
        let read_on = s.site.library.texts.get(other, "twin-read");
        Self { other, title: theirs.title.clone(), href: url::node(other, &node.id), read_on, pairs }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_paragraph_that_asks_is_taken_into_the_question() {
        for (text, left, asked) in [
            ("<p>One.</p><p>May <em>they</em>?</p>", "<p>One.</p>", Some("May <em>they</em>?")),
            (
                "<p>One.</p><p>May <span class=\"whole\"><button>Wb</button>?</span></p>",
                "<p>One.</p>",
                Some("May <span class=\"whole\"><button>Wb</button>?</span>"),
            ),
            ("<p>One?</p><p>Two.</p>", "<p>One?</p><p>Two.</p>", None),
            ("<p>One?</p><ul><li>a?</li></ul>", "<p>One?</p><ul><li>a?</li></ul>", None),
            ("<p class=\"claim\" id=\"a\">One?</p>", "<p class=\"claim\" id=\"a\">One?</p>", None),
            ("<p>One.</p><p class=\"claim\">Two?</p>", "<p>One.</p><p class=\"claim\">Two?</p>", None),
        ] {
            let mut out = text.to_owned();
            assert_eq!((take_asked(&mut out), out.as_str()), (asked.map(|asked| Markup(asked.to_owned())), left));
        }
    }
}
