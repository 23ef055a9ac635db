//! Citations: the address of an id, permalinks in no language, addresses that nearly exist.

use serde::Serialize;

use super::{Site, Snapshot, url};
use crate::content::Node;
use crate::id::{ClaimId, Id, NodeId};
use crate::lang::Lang;
use crate::library::{Lost, Resolved};

/// The page of an id in a language: a node, claim, source item, check, table, concept, an id that
/// was superseded, or the path of a page without its language (`dba/recoil`, `source/bob/`).
///
/// # Errors
/// The nearest names, when it leads nowhere.
pub fn locate(snapshot: &Snapshot, lang: Lang, text: &str) -> Result<String, Lost> {
    lead(snapshot, lang, text).map_or_else(
        || {
            snapshot
                .site
                .library
                .find(text)
                .map(|found| address(&snapshot.site, lang, &found))
        },
        Ok,
    )
}

/// As [`locate`], without looking for what is called alike, which takes its time.
pub fn lead(snapshot: &Snapshot, lang: Lang, text: &str) -> Option<String> {
    let site = &snapshot.site;
    match site.library.get(text.trim()) {
        Some(found) => Some(address(site, lang, &found)),
        None => successor(site, text)
            .map(|node| url::node(lang, node))
            .or_else(|| page(snapshot, lang, text)),
    }
}

/// The page of something that exists; of a node that went, its successor's.
pub fn address(site: &Site, lang: Lang, found: &Resolved<'_>) -> String {
    let live = |node: &Node| {
        node.attributes
            .superseded
            .as_ref()
            .map(|next| site.library.redirect(&node.id).unwrap_or(next).clone())
    };
    match found {
        Resolved::Node(node) => url::node(lang, live(node).as_ref().unwrap_or(&node.id)),
        Resolved::Claim(node, anchor) => live(node).map_or_else(
            || url::claim(lang, &node.id.claim(anchor)),
            |next| url::node(lang, &next),
        ),
        Resolved::Source(item) => url::item(lang, &item.key),
        Resolved::Check(check) => url::check(lang, check.id),
        Resolved::Table(table) => url::table(lang, table.id),
        Resolved::Concept(concept) => url::concept(lang, &concept.id),
    }
}

/// Node that took over from an old id, also when a claim of it is asked for.
pub fn successor<'s>(site: &'s Site, text: &str) -> Option<&'s NodeId> {
    match text.parse().ok()? {
        Id::Node(id) | Id::Claim(ClaimId { node: id, .. }) => site.library.redirect(&id),
        _ => None,
    }
}

/// The page of a path without language, with or without its final slash.
fn page(snapshot: &Snapshot, lang: Lang, text: &str) -> Option<String> {
    let bare = text.trim_matches('/');
    [format!("/{lang}/{bare}"), format!("/{lang}/{bare}/")]
        .into_iter()
        .find(|path| !bare.is_empty() && snapshot.catalogue.holds(path))
}

/// Resolution of an id, for programs.
#[derive(Clone, Debug, Serialize)]
pub struct CiteJson<'s> {
    pub id: String,
    /// `node`, `claim`, `source`, `check`, `table`, `concept`
    #[serde(rename = "type")]
    pub kind: &'static str,
    pub lang: &'static str,
    pub title: String,
    /// The short answer, the claim, the gist of a source item, the definition of a concept.
    pub text: Option<String>,
    /// Nodes that say it, cite it, implement it or speak of it.
    pub nodes: Vec<&'s str>,
    pub url: String,
    pub permalink: String,
}

/// [`CiteJson`] of something that exists.
pub fn cite_json<'s>(site: &'s Site, lang: Lang, found: &Resolved<'s>) -> CiteJson<'s> {
    let library = &site.library;
    let ids = |nodes: &mut dyn Iterator<Item = &'s Node>| {
        nodes.map(|node| node.id.as_str()).collect::<Vec<_>>()
    };
    let (id, kind, title, text, nodes) = match *found {
        Resolved::Node(node) => {
            let text = &node.text[lang];
            (
                node.id.to_string(),
                "node",
                text.title.clone(),
                Some(text.answer.clone()),
                vec![node.id.as_str()],
            )
        }
        Resolved::Claim(node, anchor) => {
            let text = &node.text[lang];
            let claim = text.claim(anchor).map(|claim| claim.text.clone());
            (
                node.id.claim(anchor).to_string(),
                "claim",
                text.title.clone(),
                claim,
                vec![node.id.as_str()],
            )
        }
        Resolved::Source(item) => {
            let title = if lang == Lang::It {
                &item.title_it
            } else {
                &item.gist_en
            };
            (
                item.key.to_string(),
                "source",
                title.clone(),
                Some(item.gist_en.clone()),
                ids(&mut library.citing(&item.key)),
            )
        }
        Resolved::Check(check) => (
            check.id.to_owned(),
            "check",
            super::documents::check_title(site, lang, check),
            None,
            ids(&mut library.of_check(check.id)),
        ),
        Resolved::Table(table) => (
            table.id.to_owned(),
            "table",
            super::documents::table_title(site, lang, table),
            None,
            Vec::new(),
        ),
        Resolved::Concept(concept) => {
            let names = &concept.names[lang];
            (
                format!("term:{}", concept.id),
                "concept",
                names.name.clone(),
                Some(names.definition.clone()),
                ids(&mut library.with_concept(&concept.id)),
            )
        }
    };
    let permalink = site.absolute(url::cite(&id));
    CiteJson {
        id,
        kind,
        lang: lang.code(),
        title,
        text,
        nodes,
        url: site.absolute(address(site, lang, found)),
        permalink,
    }
}
