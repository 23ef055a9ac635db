//! Citations: the address of an id, language-independent permalinks, and addresses that almost exist.

use std::borrow::Cow;
use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::linker::{self, Cited, Segment};
use super::{Site, Snapshot, url};
use crate::content::Node;
use crate::id::{ClaimId, Id, NodeId};
use crate::kit::tables::CellId;
use crate::lang::Lang;
use crate::lexicon::Concept;
use crate::library::{Context, Lost, Resolved};
use crate::systems;

/// The page of an id in a language: a node, claim, source item, check, table, concept, an id that
/// was superseded, or the path of a page without its language (`dba/recoil`, `source/bob/`).
///
/// The most similar names, if it does not exist.
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

/// Like [`locate`], without the expensive search for similar names.
pub fn lead(snapshot: &Snapshot, lang: Lang, text: &str) -> Option<String> {
    let site = &snapshot.site;
    match site.library.get(text.trim()) {
        Some(found) => Some(address(site, lang, &found)),
        None => successor(site, text)
            .map(|node| url::node(lang, node))
            .or_else(|| Some(url::cell(lang, &cell(text)?)))
            .or_else(|| page(snapshot, lang, text)),
    }
}

/// The page of an existing thing; for a removed node, the page of its successor.
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

/// A cell of an existing table: `dba.recoil-matrix.El.Ps`.
pub fn cell(text: &str) -> Option<CellId> {
    let cell = CellId::parse(text.trim())?;
    let table = systems::table(&cell.table)?;
    table.printed(&cell.row, &cell.column).map(|_| cell)
}

/// [`CiteJson`] of a cell.
pub fn cell_json(site: &Site, lang: Lang, cell: &CellId) -> Option<CiteJson<'static>> {
    let table = systems::table(&cell.table)?;
    let label = |scope: &str, code: &str| {
        let value = Value::from(code);
        site.library.value_text(lang, Some(scope), &value)
    };
    let id = cell.to_string();
    Some(CiteJson {
        kind: "cell",
        lang: lang.code(),
        edition: site.library.edition().to_string(),
        title: format!(
            "{}: {} / {}",
            super::titles::table_title(site, lang, table),
            label(table.row_scope, &cell.row),
            label(table.column_scope, &cell.column)
        ),
        text: site.library.figure(cell, lang),
        nodes: Vec::new(),
        url: site.absolute(url::cell(lang, cell)),
        permalink: site.absolute(url::cite(&id)),
        id,
    })
}

/// The node that replaced an old id, also if a claim of it is requested.
pub fn successor<'s>(site: &'s Site, text: &str) -> Option<&'s NodeId> {
    match text.parse().ok()? {
        Id::Node(id) | Id::Claim(ClaimId { node: id, .. }) => site.library.redirect(&id),
        _ => None,
    }
}

/// The meaning of a text that is not an id: a citation in words ("Commentary, recoil 3"), an id in another
/// case, or a name of the glossary. Several if it is ambiguous; all of them exist.
pub fn called(site: &Site, lang: Lang, text: &str) -> Vec<Id> {
    let spaced = text.replace(['+', '_'], " ");
    let spaced = spaced.trim().trim_end_matches('/');
    let hyphened = spaced.replace('-', " ");
    for form in [spaced, &hyphened] {
        let items = cited(site, form);
        if !items.is_empty() {
            return items;
        }
    }
    concepts_called(site, lang, spaced)
        .iter()
        .filter_map(|concept| format!("term:{}", concept.id).parse().ok())
        .collect()
}

/// Like the function above, without the names of the glossary.
pub fn cited(site: &Site, text: &str) -> Vec<Id> {
    let library = &site.library;
    let small = text.trim().to_lowercase();
    let exists = |text: &str| {
        let id: Id = text.parse().ok()?;
        library.get(text).map(|_| id)
    };
    if let Some(id) = exists(&small) {
        return vec![id];
    }
    let keys = library.citations.whole(text);
    keys.iter().filter_map(|key| exists(key)).collect()
}

/// A query that consists of the citation of one item, as its key; any other query unchanged.
pub fn query<'q>(text: &'q str, cited: &[Id]) -> Cow<'q, str> {
    match cited {
        [one] => one.to_string().into(),
        _ => text.into(),
    }
}

/// The concepts that players call by a word (`rinculo`, `ZOC`, `push-back`), in the language of the page,
/// otherwise in the other one.
pub fn concepts_called<'s>(site: &'s Site, lang: Lang, word: &str) -> Vec<&'s Concept> {
    let lexicon = &site.library.lexicon;
    let word = word.trim_end_matches('/');
    let spaced = word.replace(['-', '_', '+'], " ");
    for lang in [lang, lang.other()] {
        let named = |word: &str| {
            let found = [
                lexicon.occurrences(lang, word, true),
                lexicon.asked(lang, word),
            ]
            .concat();
            found
                .into_iter()
                .filter(|one| one.start == 0 && one.end == word.len())
                .map(|one| one.concept)
                .collect::<Vec<_>>()
        };
        let found: BTreeSet<usize> = named(word).into_iter().chain(named(&spaced)).collect();
        if !found.is_empty() {
            return found
                .into_iter()
                .filter_map(|n| lexicon.concepts().get(n))
                .collect();
        }
    }
    Vec::new()
}

/// The page of a path without language, with or without a final slash.
fn page(snapshot: &Snapshot, lang: Lang, text: &str) -> Option<String> {
    let bare = text.trim_matches('/');
    [format!("/{lang}/{bare}"), format!("/{lang}/{bare}/")]
        .into_iter()
        .find(|path| !bare.is_empty() && snapshot.catalogue.holds(path))
}

/// Resolution of an id, for programs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Cite")]
pub struct CiteJson<'s> {
    pub id: String,
    #[serde(rename = "type")]
    #[schemars(extend("enum" = ["node", "claim", "source", "check", "table", "cell", "concept"]))]
    pub kind: &'static str,
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    pub title: String,
    /// The short answer, the claim, the gist of a source item, the definition of a concept.
    pub text: Option<String>,
    /// Nodes that state it, cite it, implement it or mention it.
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
            super::titles::check_title(site, lang, check),
            None,
            ids(&mut library.of_check(check.id)),
        ),
        Resolved::Table(table) => (
            table.id.to_owned(),
            "table",
            super::titles::table_title(site, lang, table),
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
        edition: library.edition().to_string(),
        title,
        text,
        nodes,
        url: site.absolute(address(site, lang, found)),
        permalink,
    }
}

/// Maximum number of unknown citations with suggestions.
const GUESSED: usize = 10;

/// The citations of a text, for programs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Citations")]
pub struct CitationsJson<'s> {
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    /// Every citation, in the order of the text.
    pub citations: Vec<CitationJson>,
    /// The meaning of each id, once.
    pub found: Vec<CiteJson<'s>>,
    /// Unknown ids, with suggestions.
    pub unknown: Vec<UnknownJson>,
}

/// A citation as it appears in the text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Citation")]
pub struct CitationJson {
    pub text: String,
    /// Position in the text, in characters.
    pub start: usize,
    pub end: usize,
    pub id: String,
    pub exists: bool,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "UnknownId")]
pub struct UnknownJson {
    pub id: String,
    pub near: Vec<String>,
}

/// The citations of a text: their positions, their meanings, and the unknown ones.
pub fn citations_json<'s>(site: &'s Site, lang: Lang, text: &str) -> CitationsJson<'s> {
    let library = &site.library;
    let (mut found, mut unknown) = (Vec::new(), Vec::new());
    let mut told = BTreeSet::new();
    let mut at = 0;
    let mut citations = Vec::new();
    for part in linker::scan(&library.citations, text, Context::default()) {
        let (Segment::Text(whole) | Segment::Cited(Cited { whole, .. })) = &part;
        let start = at;
        at += whole.chars().count();
        let Segment::Cited(cited) = part else {
            continue;
        };
        let id = successor(site, &cited.id).map_or_else(|| cited.id.clone(), ToString::to_string);
        let resolved = library.get(&id);
        let exists = resolved.is_some();
        if told.insert(id.clone()) {
            match resolved {
                Some(resolved) => found.push(cite_json(site, lang, &resolved)),
                None => unknown.push(UnknownJson {
                    near: (unknown.len() < GUESSED)
                        .then(|| library.find(&id).err().map(|lost| lost.near))
                        .flatten()
                        .unwrap_or_default(),
                    id: id.clone(),
                }),
            }
        }
        citations.push(CitationJson {
            text: cited.whole.to_owned(),
            start,
            end: at,
            id,
            exists,
        });
    }
    CitationsJson {
        lang: lang.code(),
        edition: library.edition().to_string(),
        citations,
        found,
        unknown,
    }
}
