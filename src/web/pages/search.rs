//! Hits: each one's answer in full.

use askama::Template;

use super::shell::{Card, Chip, Link, Markup, Nav, Shell};
use super::{Html, SearchQuery, html};
use crate::check::form;
use crate::content::NodeKind;
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::search::{Document, Offer, Request};
use crate::systems::SYSTEMS;
use crate::web::{Site, url};

/// How many hits a page holds.
const LIMIT: usize = 20;

/// One hit: a ruling or an original passage.
enum Shown {
    Node(Card, Option<Markup>),
    Passage { chip: Option<Chip>, title: String, snippet: Markup },
}

/// A filter, chosen or not.
struct Filter {
    link: Link,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "search.html")]
struct Page<'s> {
    s: Shell<'s>,
    asked: bool,
    count: String,
    hits: Vec<Shown>,
    suggestion: Option<Link>,
    offers: Vec<Link>,
    systems: Vec<Filter>,
    kinds: Vec<Filter>,
    previous: Option<String>,
    next: Option<String>,
    situations: Vec<super::home::Chips>,
    start: usize,
}

/// A check, with the fields that the query filled in.
fn offered(s: &Shell<'_>, offer: &Offer) -> Link {
    let input = form::from_pairs(offer.input.iter().map(|(name, value)| (name.as_str(), *value))).unwrap_or_default();
    Link { href: url::check_with(s.lang, offer.check, &input), text: s.check_title(offer.check) }
}

/// The hits of a query.
pub fn search(site: &Site, lang: Lang, query: &SearchQuery) -> Html {
    let library = &site.library;
    let q = query.q.trim();
    let with = |lang: Lang, system: Option<&str>, kind: Option<&str>, offset: usize| url::search_with(lang, q, system, kind, offset);
    let (system, kind) = (query.system.as_deref().filter(|s| !s.is_empty()), query.kind.as_deref().filter(|k| !k.is_empty()));
    let mut s = Shell::new(site, lang, "", |lang| with(lang, system, kind, query.offset)).at(Nav::Search).unlisted();
    let shown: String = q.chars().take(120).collect();
    s.title = if q.is_empty() { s.t("search-empty-title") } else { s.t1("search-title", "q", shown) };
    s.query = q.chars().take(500).collect();
    let answer = if q.is_empty() {
        crate::search::Answer::default()
    } else {
        site.engine.search(library, &Request { query: q, lang, system, kind, limit: LIMIT, offset: query.offset })
    };
    let hits: Vec<Shown> = answer
        .hits
        .iter()
        .filter_map(|hit| match hit.document {
            Document::Node(n) => {
                let card = s.node_card(library.content.nodes.get(n)?);
                // A snippet that only repeats the answer says nothing.
                let plain = hit.snippet.replace("<mark>", "").replace("</mark>", "");
                let new = !plain.trim().is_empty() && !crate::content::escape(&card.answer).contains(plain.trim_matches(['…', ' ', '.']));
                Some(Shown::Node(card, new.then(|| Markup(hit.snippet.clone()))))
            }
            Document::Passage(n) => {
                let passage = library.passages.all().get(n)?;
                let item = passage.key.parse().ok().and_then(|key| library.manifest.get(&key));
                // Our own title says more than a heading shared by a whole section.
                let title = item.map_or_else(|| passage.title.clone(), |item| s.item_title(item).to_owned());
                Some(Shown::Passage { chip: item.map(|item| s.chip(&item.key)), title, snippet: Markup(hit.snippet.clone()) })
            }
        })
        .collect();
    let filter = |text: String, href: String, chosen: bool| Filter { link: Link { href, text }, chosen };
    let mut systems = Vec::new();
    if SYSTEMS.len() > 1 {
        systems.push(filter(s.t("filter-all-systems"), with(lang, None, kind, 0), system.is_none()));
        systems.extend(SYSTEMS.iter().map(|game| filter(s.system_name(game.id), with(lang, Some(game.id), kind, 0), system == Some(game.id))));
    }
    let mut kinds = vec![filter(s.t("filter-all-kinds"), with(lang, system, None, 0), kind.is_none())];
    for code in NodeKind::ALL.iter().map(|kind| kind.code()) {
        if library.content.nodes.iter().any(|node| node.attributes.kind.code() == code) {
            kinds.push(filter(s.t(&format!("kinds-{code}")), with(lang, system, Some(code), 0), kind == Some(code)));
        }
    }
    if !library.passages.is_empty() {
        kinds.push(filter(s.t("kinds-source"), with(lang, system, Some("source"), 0), kind == Some("source")));
    }
    let page = Page {
        asked: !q.is_empty(),
        count: s.count("search-count", answer.total),
        suggestion: answer.suggestion.map(|text| Link { href: url::search_with(lang, &text, system, kind, 0), text }),
        offers: answer.offers.iter().map(|offer| offered(&s, offer)).collect(),
        systems,
        kinds,
        previous: (query.offset > 0).then(|| with(lang, system, kind, query.offset.saturating_sub(LIMIT))),
        next: (query.offset + hits.len() < answer.total && hits.len() == LIMIT).then(|| with(lang, system, kind, query.offset + LIMIT)),
        situations: super::home::situations(&s),
        start: query.offset + 1,
        hits,
        s,
    };
    html(200, &page)
}
