//! Written text on a page: links find their addresses, claims their permalinks and glosses,
//! tables and examples their place.

use std::borrow::Cow;
use std::fmt::Write as _;

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
    /// Beside the same text in the language of the page, on its own page or in a chapter. No names
    /// that the page has already, no glosses, no pictures: they say the same in any language.
    Twin { brief: bool },
}

impl Setting {
    fn is_brief(self) -> bool {
        matches!(self, Self::Chapter | Self::Twin { brief: true })
    }

    fn is_twin(self) -> bool {
        matches!(self, Self::Twin { .. })
    }
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
            Piece::Html(html) => {
                let html = if setting.is_twin() { nameless(html) } else { Cow::Borrowed(html.as_str()) };
                match &mut terms {
                    Some(terms) => out.push_str(&terms.mark(&html)),
                    None => out.push_str(&html),
                }
            }
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
                    let figure = table::Figure::new(s, table, true);
                    out.push_str(&if setting.is_twin() { figure.nameless() } else { figure }.to_string());
                }
            }
            Piece::Example(n) => {
                if let Some(example) = node.and_then(|node| node.examples.get(*n)) {
                    let card = verdict::ExampleCard::new(s, example, setting.is_brief());
                    out.push_str(&if setting.is_twin() { card.twin() } else { card }.to_string());
                }
            }
            Piece::Drawn(n, caption) => {
                if let Some(example) = node.and_then(|node| node.examples.get(*n)) {
                    let card = verdict::ExampleCard::drawn(s, example, setting.is_brief(), caption.as_deref());
                    out.push_str(&if setting.is_twin() { card.twin() } else { card }.to_string());
                }
            }
            Piece::Question(n, prompt) => {
                if let Some((node, question)) = node.and_then(|node| Some((node, node.questions.get(*n)?))) {
                    let asked = match prompt {
                        Some(prompt) => Some(Markup(escape(prompt))),
                        None => take_asked(&mut out),
                    };
                    let elsewhere = setting.is_brief().then(|| url::question(s.lang, &node.id, n + 1));
                    let card = verdict::QuestionCard::new(s, question, *n, asked, elsewhere);
                    out.push_str(&if setting.is_twin() { card.twin() } else { card }.to_string());
                }
            }
            Piece::Scene(n, caption) => {
                if let Some((node, scene)) = node.and_then(|node| Some((node, node.scenes.get(*n)?))) {
                    let figure = Figure::of_scene(s, node.id.system(), scene, caption.as_deref());
                    match setting.is_twin() {
                        false => out.push_str(&figure.to_string()),
                        true => out.push_str(&figure.undrawn().map(|figure| figure.to_string()).unwrap_or_default()),
                    }
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
    let id = node.id.claim(&claim.anchor);
    let href = if setting.is_twin() { url::claim(s.lang, &id) } else { format!("#{}", id.html_id()) };
    let mut out = format!("&nbsp;<a class=\"perma\" href=\"{}\" aria-label=\"{}\">#</a>", escape(&href), escape(&s.t("claim-link")));
    if setting != Setting::Ruling {
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

/// The opening tag of a claim without its id, which its twin has.
fn nameless(html: &str) -> Cow<'_, str> {
    let named = html.find(" id=\"").and_then(|at| Some((at, at + 6 + html[at + 6..].find('"')?)));
    named.map_or(Cow::Borrowed(html), |(at, end)| Cow::Owned(format!("{}{}", &html[..at], &html[end + 1..])))
}

/// A text in the language of the page, each element followed by its twin; in a list, each item. A
/// reader who wants both languages sees them side by side, everybody else has one.
pub fn beside(mine: &Markup, twin: &Markup, lang: Lang) -> Markup {
    let mut out = String::with_capacity(mine.0.len() + twin.0.len());
    let (ours, theirs) = (elements(&mine.0), elements(&twin.0));
    let alike = ours.len() == theirs.len() && ours.iter().zip(&theirs).all(|(a, b)| name(a) == name(b));
    let pairs = if alike { ours.into_iter().zip(theirs).collect() } else { vec![(mine.0.as_str(), twin.0.as_str())] };
    for (ours, theirs) in pairs {
        let (list, items) = items(ours);
        let (_, twins) = self::items(theirs);
        if items.is_empty() || items.len() != twins.len() {
            let _ = write!(out, "{ours}{}", Beside(theirs, lang));
            continue;
        }
        out.push_str(list);
        for (item, twin) in items.into_iter().zip(twins) {
            let (tag, text) = opened(item);
            let _ = write!(out, "{tag}<div>{}</div>{}</li>", inner(text), Beside(inner(opened(twin).1), lang));
        }
        let _ = write!(out, "</{}>", name(ours));
    }
    Markup(out)
}

/// What stands beside a text.
struct Beside<'t>(&'t str, Lang);

impl std::fmt::Display for Beside<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.trim().is_empty() { Ok(()) } else { write!(f, "<div class=\"twin\" lang=\"{}\">{}</div>", self.1, self.0) }
    }
}

/// The elements that a balanced text of ours consists of, one after the other.
fn elements(html: &str) -> Vec<&str> {
    const VOID: [&str; 5] = ["br", "hr", "img", "input", "wbr"];
    let (mut out, mut from, mut depth, mut at) = (Vec::new(), 0, 0_usize, 0);
    while let Some(start) = html[at..].find('<').map(|n| at + n) {
        let end = html[start..].find('>').map_or(html.len(), |n| start + n + 1);
        let tag = &html[start..end];
        if depth == 0 {
            from = start;
        }
        if tag.starts_with("</") {
            depth = depth.saturating_sub(1);
        } else if !tag.ends_with("/>") && !VOID.contains(&name(tag)) {
            depth += 1;
        }
        if depth == 0 {
            out.push(&html[from..end]);
        }
        at = end;
    }
    out
}

/// The name of an element.
fn name(element: &str) -> &str {
    element.trim_start_matches('<').split([' ', '>', '/']).next().unwrap_or_default()
}

/// The opening tag of an element, and what follows it.
fn opened(element: &str) -> (&str, &str) {
    element.split_at(element.find('>').map_or(element.len(), |end| end + 1))
}

/// What stands before the closing tag.
fn inner(text: &str) -> &str {
    &text[..text.rfind("</").unwrap_or(text.len())]
}

/// The opening tag of a list and its items; no items where it is no list.
fn items(element: &str) -> (&str, Vec<&str>) {
    let (tag, text) = opened(element);
    (tag, if matches!(name(element), "ul" | "ol") { elements(inner(text)) } else { Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_element_and_each_item_of_a_list_is_followed_by_its_twin() {
        let beside = |mine: &str, twin: &str| beside(&Markup(mine.into()), &Markup(twin.into()), Lang::En).0;
        for (mine, twin, want) in [
            ("<p id=\"a\">Uno<br>due</p>\n<h3>T</h3>", "<p>One</p><h3>U</h3>", "<p id=\"a\">Uno<br>due</p>[<p>One</p>]<h3>T</h3>[<h3>U</h3>]"),
            (
                "<ol start=\"3\"><li id=\"a\">Uno<ul><li>x</li></ul></li><li>Due</li></ol>",
                "<ol start=\"3\"><li>One<ul><li>y</li></ul></li><li>Two</li></ol>",
                "<ol start=\"3\"><li id=\"a\"><div>Uno<ul><li>x</li></ul></div>[One<ul><li>y</li></ul>]</li><li><div>Due</div>[Two]</li></ol>",
            ),
            // A picture has nothing to say beside it, and texts that are not alike stand whole.
            ("<figure><svg><path d=\"\"/></svg></figure>", "", "<figure><svg><path d=\"\"/></svg></figure>"),
            ("<p>Uno</p><p>Due</p>", "<p>One and two</p>", "<p>Uno</p><p>Due</p>[<p>One and two</p>]"),
            ("<ul><li>Uno</li></ul>", "<ul><li>One</li><li>Two</li></ul>", "<ul><li>Uno</li></ul>[<ul><li>One</li><li>Two</li></ul>]"),
            ("", "", ""),
        ] {
            assert_eq!(beside(mine, twin), want.replace('[', "<div class=\"twin\" lang=\"en\">").replace(']', "</div>"));
        }
        assert_eq!(nameless("<p class=\"claim\" id=\"a--b\">"), "<p class=\"claim\">");
        assert_eq!(nameless("</p>"), "</p>");
    }

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
