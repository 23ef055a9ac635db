//! Structured text on a page: links get their addresses, claims their permalinks and glosses, tables and
//! examples their content.

use std::fmt::Write as _;

use super::layout::{Layout, Markup};
use super::picture::Figure;
use super::terms::Terms;
use super::{table, verdict};
use crate::cite::Voice;
use crate::content::{Block, Claim, Fence, Inline, Node, NodeKind, Target, escape};
use crate::id::Id;
use crate::lang::Lang;
use crate::web::blocks::{Around, ClaimMark, list_end, list_tag, write_block, written_item};
use crate::web::url;

/// How much context is shown with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// On its own page: glosses beside each claim, examples in full.
    Ruling,
    /// Inside a chapter: no glosses, examples on one line.
    Chapter,
    /// Beside the same text in the language of the page, on its own page or in a chapter. Without ids that
    /// the page already has, glosses and pictures, which would be duplicates.
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

/// A text as it is displayed, block by block.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Written(Vec<Shown>);

/// A block as HTML.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    kind: std::mem::Discriminant<Block>,
    html: String,
    /// For a list: its tags, and those of each item.
    list: Option<List>,
    /// Whether it is a paragraph that asks something.
    asks: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct List {
    tag: String,
    items: Vec<(String, String)>,
    end: &'static str,
}

impl Shown {
    fn new(block: &Block, around: &mut dyn Around) -> Self {
        let kind = std::mem::discriminant(block);
        if let Block::List { start, items } = block {
            let items: Vec<(String, String)> = items
                .iter()
                .map(|item| written_item(item, around))
                .collect();
            // The readings of an open point are beside each other.
            let named = |(_, inner): &&(String, String)| inner.starts_with("<b class=\"nth\"");
            let tag = if start.is_none() && items.iter().filter(named).count() > 1 {
                "<ul class=\"rivals\">".to_owned()
            } else {
                list_tag(*start)
            };
            let list = List {
                tag,
                items,
                end: list_end(*start),
            };
            let items: String = list
                .items
                .iter()
                .map(|(tag, inner)| format!("{tag}{inner}</li>"))
                .collect();
            return Self {
                kind,
                html: format!("{}{items}{}", list.tag, list.end),
                list: Some(list),
                asks: false,
            };
        }
        let mut html = String::new();
        write_block(block, around, &mut html);
        let asks = matches!(block, Block::Paragraph { claim: None, text } if matches!(text.last(), Some(Inline::Text(last)) if last.ends_with('?')));
        Self {
            kind,
            html,
            list: None,
            asks,
        }
    }
}

impl Written {
    fn new(blocks: &[Block], page: &mut OnPage<'_, '_, '_>) -> Self {
        let mut shown: Vec<Shown> = Vec::new();
        for block in blocks {
            // For a question without its own prompt, the paragraph before it is the prompt.
            if matches!(block, Block::Fence(Fence::Question(_, None)))
                && let Some(asked) = shown.pop_if(|last| last.asks)
            {
                let inner = asked
                    .html
                    .strip_prefix("<p>")
                    .and_then(|html| html.strip_suffix("</p>"));
                page.asked = inner.map(|inner| Markup(inner.to_owned()));
            }
            shown.push(Shown::new(block, page));
        }
        Self(shown)
    }

    /// Returns the whole text.
    pub fn whole(&self) -> Markup {
        Markup(self.0.iter().map(|block| block.html.as_str()).collect())
    }
}

/// A text on a page.
struct OnPage<'p, 's, 't> {
    s: &'p Layout<'s>,
    node: Option<&'p Node>,
    setting: Setting,
    terms: Option<&'p mut Terms<'t>>,
    /// The prompt of the following question.
    asked: Option<Markup>,
}

impl Around for OnPage<'_, '_, '_> {
    fn text(&mut self, text: &str, out: &mut String) {
        match &mut self.terms {
            Some(terms) => terms.mark(text, out),
            None => out.push_str(&escape(text)),
        }
    }

    fn leave(&mut self, begins: bool) {
        if let Some(terms) = &mut self.terms {
            terms.leave(begins);
        }
    }

    fn link(&mut self, target: &Target) -> Option<String> {
        open(self.s, target)
    }

    fn claim(&mut self, claim: usize) -> ClaimMark {
        let (s, setting) = (self.s, self.setting);
        let Some((node, claim)) = self
            .node
            .and_then(|node| Some((node, node.text[s.lang].claims.get(claim)?)))
        else {
            return ClaimMark::default();
        };
        // The twin has the id.
        let id = if setting.is_twin() {
            String::new()
        } else {
            format!(
                " id=\"{}\"",
                escape(&node.id.claim(&claim.anchor).html_id())
            )
        };
        let name = s
            .site
            .library
            .reading_name(s.lang, node, &claim.anchor)
            .map(|name| format!("<b class=\"nth\">{}<span>:</span></b> ", escape(&name)))
            .unwrap_or_default();
        let agree = agreeing(s, node, claim, setting).unwrap_or_default();
        let (mark, gloss) = (
            permalink(s, node, claim, setting),
            gloss(s, node, claim, setting),
        );
        // A sentence and its own sources are one row of two columns on a wide screen. The name of a reading
        // stays in front, because the list is recognised by it.
        let (begin, end) = match gloss {
            Some(gloss) => (
                format!("{name}<span class=\"said\"><span>"),
                format!("{mark}</span> <span class=\"gloss\">{gloss}</span></span>{agree}"),
            ),
            None => (name, mark + &agree),
        };
        ClaimMark {
            attributes: format!(" class=\"claim\"{id}"),
            begin,
            end,
        }
    }

    fn fence(&mut self, fence: &Fence, out: &mut String) {
        let (s, node, setting) = (self.s, self.node, self.setting);
        match fence {
            Fence::Table(id) => {
                if let Some(table) = crate::systems::table(id.as_str()) {
                    let figure = table::Figure::new(s, table, true);
                    out.push_str(
                        &if setting.is_twin() {
                            figure.nameless()
                        } else {
                            figure
                        }
                        .to_string(),
                    );
                }
            }
            Fence::Example(n) => {
                if let Some(example) = node.and_then(|node| node.examples.get(*n)) {
                    let card = verdict::ExampleCard::new(s, example, setting.is_brief());
                    out.push_str(&if setting.is_twin() { card.twin() } else { card }.to_string());
                }
            }
            Fence::Drawn(n, caption) => {
                if let Some(example) = node.and_then(|node| node.examples.get(*n)) {
                    let card = verdict::ExampleCard::drawn(
                        s,
                        example,
                        setting.is_brief(),
                        caption.as_deref(),
                    );
                    out.push_str(&if setting.is_twin() { card.twin() } else { card }.to_string());
                }
            }
            Fence::Question(n, prompt) => {
                let before = self.asked.take();
                if let Some((node, question)) =
                    node.and_then(|node| Some((node, node.questions.get(*n)?)))
                {
                    let asked = prompt
                        .as_ref()
                        .map(|prompt| Markup(escape(prompt)))
                        .or(before);
                    let elsewhere = setting
                        .is_brief()
                        .then(|| url::question(s.lang, &node.id, n + 1));
                    let card = verdict::QuestionCard::new(s, question, *n, asked, elsewhere);
                    out.push_str(&if setting.is_twin() { card.twin() } else { card }.to_string());
                }
            }
            Fence::Scene(n, caption) => {
                if let Some((node, scene)) =
                    node.and_then(|node| Some((node, node.scenes.get(*n)?)))
                {
                    let figure = Figure::of_scene(s, node.id.system(), scene, caption.as_deref());
                    match setting.is_twin() {
                        false => out.push_str(&figure.to_string()),
                        true => out.push_str(
                            &figure
                                .undrawn()
                                .map(|figure| figure.to_string())
                                .unwrap_or_default(),
                        ),
                    }
                }
            }
        }
    }
}

/// A text in the language of the page.
pub fn render(s: &Layout<'_>, node: Option<&Node>, blocks: &[Block], setting: Setting) -> Written {
    Written::new(
        blocks,
        &mut OnPage {
            s,
            node,
            setting,
            terms: None,
            asked: None,
        },
    )
}

/// The same, with the terms of the glossary marked.
pub fn render_with(
    s: &Layout<'_>,
    node: &Node,
    blocks: &[Block],
    setting: Setting,
    terms: &mut Terms<'_>,
) -> Written {
    Written::new(
        blocks,
        &mut OnPage {
            s,
            node: Some(node),
            setting,
            terms: Some(terms),
            asked: None,
        },
    )
}

/// The opening tag of a link; `None` if it has no target.
fn open(s: &Layout<'_>, target: &Target) -> Option<String> {
    match target {
        Target::Outside(url) => Some(format!(
            "<a href=\"{}\" rel=\"external noopener\">",
            escape(url)
        )),
        Target::Inside(id) => {
            s.site.library.find(&id.to_string()).ok()?;
            let kind = match id {
                Id::Node(_) | Id::Claim(_) => "to-node",
                Id::Source(_) => "to-source",
                Id::Dotted(id) if crate::systems::check(id.as_str()).is_some() => "to-check",
                Id::Dotted(_) => "to-table",
                Id::Term(_) => "to-term",
            };
            Some(format!(
                "<a class=\"{kind}\" href=\"{}\">",
                escape(&url::of(s.lang, id))
            ))
        }
    }
}

/// The permalink of a claim.
fn permalink(s: &Layout<'_>, node: &Node, claim: &Claim, setting: Setting) -> String {
    let id = node.id.claim(&claim.anchor);
    let href = if setting.is_twin() {
        url::claim(s.lang, &id)
    } else {
        format!("#{}", id.html_id())
    };
    format!(
        "&nbsp;<a class=\"perma\" href=\"{}\" aria-label=\"{}\">#</a>",
        escape(&href),
        escape(&s.t("claim-link"))
    )
}

/// For a reading that checks know: the link that sets it for the whole game.
fn agreeing(s: &Layout<'_>, node: &Node, claim: &Claim, setting: Setting) -> Option<String> {
    if setting != Setting::Ruling || node.attributes.kind != NodeKind::Dispute {
        return None;
    }
    let name = s.site.library.reading_name(s.lang, node, &claim.anchor)?;
    let id = node.id.claim(&claim.anchor).to_string();
    let system = crate::systems::system(node.id.system())?;
    let href = super::game::agreeing(s.lang, system, &id)?;
    Some(format!(
        " <a class=\"button\" href=\"{}\" rel=\"nofollow\">{}<span class=\"hidden\">: {}</span></a>",
        escape(&href),
        escape(&s.t("verdict-agree")),
        escape(&name)
    ))
}

/// The voice, the sources and the edition of a claim, if they are not those of the whole ruling.
fn gloss(s: &Layout<'_>, node: &Node, claim: &Claim, setting: Setting) -> Option<String> {
    if setting != Setting::Ruling {
        return None;
    }
    let library = &s.site.library;
    let voice = library.claim_voice(node, claim);
    let other_voice = voice != library.voice(node);
    let own = !claim.cites.is_empty() && claim.cites != node.attributes.cites;
    let edition = edition(s, claim.since.as_deref(), claim.until.as_deref());
    if !other_voice && !own && edition.is_none() {
        return None;
    }
    let mut out = String::new();
    // A reading is not a quotation from a document: its name says so.
    let nobody =
        voice == Voice::Editor && library.reading_name(s.lang, node, &claim.anchor).is_some();
    if (other_voice || own) && !nobody {
        let _ = write!(out, "{} ", s.voice_of(voice, own));
    }
    if own {
        for chip in s.chips(&claim.cites) {
            let _ = write!(out, "{chip} ");
        }
    }
    if let Some(edition) = edition {
        out.push_str(&escape(&edition));
    }
    Some(out)
}

/// "since 2.2", "until 2.1".
pub fn edition(s: &Layout<'_>, since: Option<&str>, until: Option<&str>) -> Option<String> {
    let since = since.map(|edition| s.t1("since", "edition", edition));
    let until = until.map(|edition| s.t1("until", "edition", edition));
    match (since, until) {
        (None, None) => None,
        (a, b) => Some(a.into_iter().chain(b).collect::<Vec<_>>().join(", ")),
    }
}

/// A text in the language of the page with each block, or list item, followed by its twin. A reader may
/// choose to see both languages side by side.
pub fn beside(mine: &Written, twin: &Written, lang: Lang) -> Markup {
    let shown = |written: &'_ Written| -> Vec<usize> {
        (0..written.0.len())
            .filter(|n| !written.0[*n].html.trim().is_empty())
            .collect()
    };
    let (ours, theirs) = (shown(mine), shown(twin));
    let alike = ours.len() == theirs.len()
        && ours
            .iter()
            .zip(&theirs)
            .all(|(a, b)| mine.0[*a].kind == twin.0[*b].kind);
    let mut out = String::new();
    if !alike {
        let _ = write!(out, "{}{}", mine.whole(), Beside(&twin.whole().0, lang));
        return Markup(out);
    }
    for (ours, theirs) in ours
        .into_iter()
        .zip(theirs)
        .map(|(a, b)| (&mine.0[a], &twin.0[b]))
    {
        match (&ours.list, &theirs.list) {
            (Some(list), Some(twins)) if list.items.len() == twins.items.len() => {
                out.push_str(&list.tag);
                for ((tag, text), (_, twin)) in list.items.iter().zip(&twins.items) {
                    let _ = write!(out, "{tag}<div>{text}</div>{}</li>", Beside(twin, lang));
                }
                out.push_str(list.end);
            }
            _ => {
                let _ = write!(
                    out,
                    "{}{}",
                    ours.html.trim(),
                    Beside(theirs.html.trim(), lang)
                );
            }
        }
    }
    Markup(out)
}

/// Text in the other language, beside the first.
struct Beside<'t>(&'t str, Lang);

impl std::fmt::Display for Beside<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.trim().is_empty() {
            Ok(())
        } else {
            write!(
                f,
                "<div class=\"twin\" lang=\"{}\">{}</div>",
                self.1, self.0
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text without a page around it.
    struct Nowhere;

    impl Around for Nowhere {
        fn link(&mut self, _: &Target) -> Option<String> {
            None
        }
        fn claim(&mut self, claim: usize) -> ClaimMark {
            ClaimMark {
                attributes: format!(" id=\"{claim}\""),
                begin: String::new(),
                end: "#".to_owned(),
            }
        }
        fn fence(&mut self, _: &Fence, _: &mut String) {}
    }

    fn written(text: &str) -> Written {
        let source = format!(
            "+++\ntitle = \"t\"\norder = 1\nsummary = \"s\"\n+++\n\n## T {{#t cites=bob:recoil.2}}\n\nAnswer.\n\n{text}\n"
        );
        let (page, problems) =
            crate::content::parse(Lang::It, "dba", "recoil", "x.md", &source, &|_, _| None);
        assert!(problems.is_empty(), "{problems:?}");
        Written(
            page.nodes[0]
                .text
                .body
                .iter()
                .map(|block| Shown::new(block, &mut Nowhere))
                .collect(),
        )
    }

    #[test]
    fn each_block_and_each_item_of_a_list_is_followed_by_its_twin() {
        for (mine, twin, want) in [
            (
                "Uno  \ndue {#a}\n\n### T",
                "One {#a}\n\n### U",
                "<p id=\"0\">Uno<br>due#</p>[<p id=\"0\">One#</p>]<h3>T</h3>[<h3>U</h3>]",
            ),
            (
                "3. Uno\n   - x\n4. Due",
                "3. One\n   - y\n4. Two",
                "<ol start=\"3\"><li><div>Uno<ul><li>x</li></ul></div>[One<ul><li>y</li></ul>]</li><li><div>Due</div>[Two]</li></ol>",
            ),
            // A picture has no twin beside it, and texts with different structure are shown as a whole.
            (
                "Uno\n\n```table\ndba.x\n```",
                "One",
                "<p>Uno</p>[<p>One</p>]",
            ),
            (
                "Uno\n\nDue",
                "One and two",
                "<p>Uno</p><p>Due</p>[<p>One and two</p>]",
            ),
            (
                "- Uno",
                "- One\n- Two",
                "<ul><li>Uno</li></ul>[<ul><li>One</li><li>Two</li></ul>]",
            ),
            ("", "", ""),
        ] {
            let beside = beside(&written(mine), &written(twin), Lang::En).0;
            assert_eq!(
                beside,
                want.replace('[', "<div class=\"twin\" lang=\"en\">")
                    .replace(']', "</div>")
            );
        }
    }

    #[test]
    fn only_a_paragraph_that_asks_is_taken_into_the_question() {
        let asks = |text: &str| written(text).0.last().is_some_and(|last| last.asks);
        assert!(asks("One.\n\nMay *they*?"));
        for other in ["One?\n\nTwo.", "One?\n\n- a?", "One? {#a}", "May *they?*"] {
            assert!(!asks(other), "{other}");
        }
    }
}
