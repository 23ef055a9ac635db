//! What this is, and who speaks in it.

use askama::Template;

use super::shell::{Link, Nav, Shell, VoiceTag, finding_mark};
use super::{Html, html, source};
use crate::check::FindingKind;
use crate::cite::Voice;
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::web::{Site, url};

#[derive(Template)]
#[template(path = "about.html")]
struct Page<'s> {
    s: Shell<'s>,
    paragraphs: Vec<String>,
    voices: Vec<(VoiceTag, String)>,
    findings: Vec<(&'static str, &'static str, String, String)>,
    documents: Vec<Link>,
}

/// The page about the library.
pub fn about(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let s = Shell::new(site, lang, texts.get(lang, "about-title"), url::about).describe(&texts.get(lang, "about-1")).at(Nav::None);
    let findings = [FindingKind::Legal, FindingKind::Illegal, FindingKind::Outcome, FindingKind::Score, FindingKind::Undetermined];
    let page = Page {
        paragraphs: (1..=4).map(|n| s.t(&format!("about-{n}"))).collect(),
        voices: Voice::ALL.iter().map(|voice| (s.voice(*voice), s.t(&format!("voice-{}.about", voice.code())))).collect(),
        findings: findings
            .map(|kind| (kind.code(), finding_mark(kind), s.t(&format!("finding-{}", kind.code())), s.t(&format!("finding-{}.about", kind.code()))))
            .to_vec(),
        documents: source::documents(&s),
        s,
    };
    html(200, &page)
}
