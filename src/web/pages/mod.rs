//! What a person sees. Stand-ins until the real pages are merged.
use std::borrow::Cow;
use std::fmt::Write as _;

use super::{Site, url};
use crate::check::Check;
use crate::check::form::from_pairs;
use crate::cite::SourceItem;
use crate::content::{Chapter, Node, escape};
use crate::kit::tables::Table;
use crate::lang::Lang;
use crate::lexicon::Concept;
use crate::systems::{self, System};

pub struct Html {
    pub body: String,
    pub status: u16,
}

pub struct SearchQuery {
    pub q: String,
    pub system: Option<String>,
    pub kind: Option<String>,
    pub offset: usize,
}

pub struct Given {
    pub pairs: Vec<(String, String)>,
}

pub struct Trouble {
    pub status: u16,
    pub path: String,
    pub near: Vec<String>,
    pub detail: Option<String>,
}

pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub mime: &'static str,
    pub hash: String,
}

fn html(lang: Lang, path: impl Fn(Lang) -> String, title: &str, body: &str) -> Html {
    let mut head = String::new();
    for other in Lang::ALL {
        let _ = write!(head, "<link rel=\"alternate\" hreflang=\"{other}\" href=\"{}\">", escape(&path(other)));
    }
    let css = asset("site.css").map(|asset| asset.hash).unwrap_or_default();
    let body = format!(
        "<!DOCTYPE html><html lang=\"{lang}\"><head><meta charset=\"utf-8\"><title>{}</title><link rel=\"stylesheet\" href=\"/assets/site.{css}.css\">{head}</head><body><a href=\"{}\">Cavillo</a><h1>{}</h1>{body}</body></html>",
        escape(title),
        url::home(lang),
        escape(title)
    );
    Html { body, status: 200 }
}

fn list<'a>(links: impl IntoIterator<Item = (String, &'a str)>) -> String {
    let items: String = links.into_iter().fold(String::new(), |mut out, (href, text)| {
        let _ = write!(out, "<li><a href=\"{}\">{}</a></li>", escape(&href), escape(text));
        out
    });
    format!("<ul>{items}</ul>")
}

pub fn home(_site: &Site, lang: Lang) -> Html {
    let links = systems::SYSTEMS.iter().map(|s| (url::system(lang, s.id), s.id));
    let more = [url::checks(lang), url::glossary(lang), url::disputes(lang), url::changes(lang), url::about(lang)];
    html(lang, url::home, "Cavillo", &(list(links) + &list(more.iter().map(|m| (m.clone(), m.as_str())))))
}
pub fn search(site: &Site, lang: Lang, q: &SearchQuery) -> Html {
    let request = crate::search::Request { query: &q.q, lang, system: q.system.as_deref(), kind: q.kind.as_deref(), limit: 20, offset: q.offset };
    let found = super::api::search_json(site, &request);
    html(lang, |l| url::search(l, &q.q), &q.q, &format!("<pre>{}</pre>", escape(&serde_json::to_string(&found).unwrap_or_default())))
}
pub fn system(site: &Site, lang: Lang, system: &System) -> Html {
    let chapters = site.library.content.chapters.iter().filter(|c| c.system == system.id);
    html(lang, |l| url::system(l, system.id), system.id, &list(chapters.map(|c| (url::chapter(lang, &c.system, &c.section), c.text[lang].title.as_str()))))
}
pub fn chapter(site: &Site, lang: Lang, chapter: &Chapter) -> Html {
    let nodes = chapter.nodes.iter().map(|n| &site.library.content.nodes[*n]);
    html(
        lang,
        |l| url::chapter(l, &chapter.system, &chapter.section),
        &chapter.text[lang].title,
        &list(nodes.map(|n| (url::node(lang, &n.id), n.text[lang].title.as_str()))),
    )
}
pub fn ruling(_site: &Site, lang: Lang, node: &Node, seen: Option<(Lang, u32)>) -> Html {
    let text = &node.text[lang];
    let claims: String = text.claims.iter().map(|c| format!("<p id=\"{}\">{}</p>", node.id.claim(&c.anchor).html_id(), escape(&c.text))).collect();
    let cites = list(node.all_cites().into_iter().map(|key| (url::item(lang, key), key.as_str())));
    html(lang, |l| url::node(l, &node.id), &text.title, &format!("<p>{}</p><p>{}</p>{claims}{cites}{seen:?}", escape(&text.answer), escape(&text.plain)))
}
pub fn checks(_site: &Site, lang: Lang) -> Html {
    html(lang, url::checks, "checks", &list(systems::checks().map(|c| (url::check(lang, c.id), c.id))))
}
pub fn check(site: &Site, lang: Lang, check: &Check, given: &Given) -> Html {
    let pairs = given.pairs.iter().map(|(a, b)| (a.as_str(), b.as_str()));
    let verdict = from_pairs(pairs).and_then(|input| check.judge(&site.library.tables, &input));
    let mut page = html(lang, |l| url::check(l, check.id), check.id, &escape(&format!("{:?}", verdict.as_ref().map(|v| &v.finding))));
    page.status = if verdict.is_err() && !given.pairs.is_empty() { 422 } else { 200 };
    page
}
pub fn sources(site: &Site, lang: Lang, source: &str) -> Html {
    let items = site.library.manifest.items().iter().filter(|item| item.key.source() == source);
    html(lang, |l| url::source(l, source), source, &list(items.map(|item| (url::item(lang, &item.key), item.key.as_str()))))
}
pub fn item(site: &Site, lang: Lang, item: &SourceItem) -> Html {
    html(lang, |l| url::item(l, &item.key), &item.gist_en, &list(site.library.citing(&item.key).map(|n| (url::node(lang, &n.id), n.id.as_str()))))
}
pub fn table(_site: &Site, lang: Lang, table: &Table) -> Html {
    html(lang, |l| url::table(l, table.id), table.id, "")
}
pub fn glossary(site: &Site, lang: Lang) -> Html {
    html(lang, url::glossary, "glossary", &list(site.library.lexicon.concepts().iter().map(|c| (url::concept(lang, &c.id), c.id.as_str()))))
}
pub fn concept(_site: &Site, lang: Lang, concept: &Concept) -> Html {
    html(lang, |l| url::concept(l, &concept.id), &concept.names[lang].name, "")
}
pub fn disputes(_site: &Site, lang: Lang) -> Html {
    html(lang, url::disputes, "disputes", "")
}
pub fn changes(_site: &Site, lang: Lang) -> Html {
    html(lang, url::changes, "changes", "")
}
pub fn about(_site: &Site, lang: Lang) -> Html {
    html(lang, url::about, "about", "")
}
pub fn error(_site: &Site, lang: Lang, trouble: &Trouble) -> Html {
    let near = list(trouble.near.iter().map(|id| (url::cite(id), id.as_str())));
    let mut page = html(
        lang,
        url::home,
        &trouble.status.to_string(),
        &format!("<p>{}</p>{near}<p>{}</p>", escape(&trouble.path), escape(trouble.detail.as_deref().unwrap_or(""))),
    );
    page.status = trouble.status;
    page
}
pub fn asset(path: &str) -> Option<Asset> {
    let css = "site.css";
    (path == css || path == "site.0.css").then(|| Asset { bytes: Cow::Borrowed(b"body{margin:0}"), mime: "text/css", hash: "0".into() })
}
