//! The page about this site and its voices.

use askama::Template;

use super::layout::{Layout, Link, Nav, VoiceTag, finding_mark};
use super::verdict::Tone;
use super::{Html, html, source};
use crate::check::FindingKind;
use crate::cite::Voice;
use crate::content::Node;
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::systems::SYSTEMS;
use crate::web::{Site, url};

#[derive(Template)]
#[template(path = "about.html")]
struct AboutPage<'s> {
    s: Layout<'s>,
    paragraphs: Vec<String>,
    voices: Vec<(VoiceTag, String, &'static str)>,
    findings: Vec<(&'static str, &'static str, String, String)>,
    documents: Vec<Link>,
    /// The authorities in the documents of each game.
    rulers: Vec<Link>,
}

/// The page about the library.
pub fn about(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let s = Layout::new(site, lang, texts.get(lang, "about-title"), url::about)
        .describe(&texts.get(lang, "about-1"))
        .at(Nav::About);
    let findings = [
        FindingKind::Legal,
        FindingKind::Illegal,
        FindingKind::Outcome,
        FindingKind::Score,
        FindingKind::Undetermined,
    ];
    let page = AboutPage {
        paragraphs: (1..=4).map(|n| s.t(&format!("about-{n}"))).collect(),
        voices: Voice::ALL
            .iter()
            .map(|voice| {
                (
                    s.voice(*voice),
                    s.t(&format!("voice-{}.about", voice.code())),
                    voice.code(),
                )
            })
            .collect(),
        findings: findings
            .map(|kind| {
                (
                    kind.code(),
                    finding_mark(kind),
                    s.t(&format!("finding-{}", kind.code())),
                    s.t(&format!("finding-{}.about", kind.code())),
                )
            })
            .into_iter()
            .chain([Tone::Lost, Tone::Back].map(|tone| {
                (
                    tone.code(),
                    tone.mark(),
                    s.t(&format!("finding-{}", tone.code())),
                    s.t(&format!("finding-{}.about", tone.code())),
                )
            }))
            .collect(),
        documents: source::documents(&s),
        rulers: rulers(&s),
        s,
    };
    html(200, &page)
}

/// The rulings that state the precedence of a game's documents and the origin of their parts.
fn rulers(s: &Layout<'_>) -> Vec<Link> {
    let nodes = |slug: &'static str| {
        SYSTEMS.iter().filter_map(move |system| {
            s.site
                .library
                .content
                .get(&format!("{}/about/{slug}", system.id).parse().ok()?)
        })
    };
    let named = |node: &Node| Link {
        text: format!(
            "{} ({})",
            node.text[s.lang].title,
            s.system_name(node.id.system())
        ),
        ..s.node_link(node)
    };
    nodes("who-rules-here")
        .chain(nodes("voices"))
        .map(named)
        .collect()
}
