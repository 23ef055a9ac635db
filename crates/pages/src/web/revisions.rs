//! The most recent revisions of the library or a part of it: for feeds, for programs, and for a device that
//! remembers what its reader has seen.

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::Serialize;

use super::documents::{BadParameter, Problem, bad_parameters, paging};
use super::{Site, url};
use crate::content::Node;
use crate::id::NodeId;
use crate::lang::Lang;
use crate::library::{Library, Revision};
use crate::systems;

/// Default number of rulings in one response.
pub const USUAL: usize = 50;
/// Maximum number of rulings in one response.
pub const MOST: usize = 200;
/// Maximum number of names in one request.
pub const MOST_NAMES: usize = 100;

/// A part of the library whose revisions a reader can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    All,
    Game(&'static str),
    /// Index of a chapter in the content.
    Chapter(usize),
    /// Index of a node in the content.
    Node(usize),
}

impl Scope {
    /// The part of a name: `dba`, `dba/recoil`, `dba/recoil/into-elephants`.
    pub fn named(library: &Library, name: &str) -> Option<Self> {
        let content = &library.content;
        match name.matches('/').count() {
            0 => systems::system(name).map(|system| Self::Game(system.id)),
            1 => content
                .chapters
                .iter()
                .position(|chapter| {
                    name.split_once('/') == Some((&chapter.system, &chapter.section))
                })
                .map(Self::Chapter),
            _ => content
                .number(&name.parse::<NodeId>().ok()?)
                .map(Self::Node),
        }
    }

    /// Its title; none for the whole library.
    pub fn title(self, library: &Library, lang: Lang) -> Option<String> {
        let content = &library.content;
        match self {
            Self::All => None,
            Self::Game(system) => Some(library.texts.get(lang, &format!("system-{system}"))),
            Self::Chapter(n) => Some(content.chapters[n].text[lang].title.clone()),
            Self::Node(n) => Some(content.nodes[n].text[lang].title.clone()),
        }
    }

    /// Its page; for the whole library, the list of changes.
    pub fn page(self, library: &Library, lang: Lang) -> String {
        let content = &library.content;
        match self {
            Self::All => url::changes(lang),
            Self::Game(system) => url::system(lang, system),
            Self::Chapter(n) => {
                let chapter = &content.chapters[n];
                url::chapter(lang, &chapter.system, &chapter.section)
            }
            Self::Node(n) => url::node(lang, &content.nodes[n].id),
        }
    }

    /// Its feed.
    pub fn feed(self, library: &Library, lang: Lang) -> String {
        match self {
            Self::All => url::feed(lang),
            _ => url::feed_of(&self.page(library, lang)),
        }
    }

    fn holds(self, library: &Library, id: &NodeId) -> bool {
        match self {
            Self::All => true,
            Self::Game(system) => id.system() == system,
            Self::Chapter(n) => {
                let chapter = &library.content.chapters[n];
                (id.system(), id.section()) == (&chapter.system, &chapter.section)
            }
            Self::Node(n) => library.content.nodes[n].id == *id,
        }
    }

    /// Indices of its nodes in the content.
    fn nodes(self, library: &Library) -> Vec<usize> {
        let nodes = library.content.nodes.iter().enumerate();
        match self {
            Self::Node(n) => vec![n],
            _ => nodes
                .filter(|(_, node)| self.holds(library, &node.id))
                .map(|(n, _)| n)
                .collect(),
        }
    }

    /// Its revisions in a language, newest first, each with its ruling.
    pub fn revisions(self, library: &Library, lang: Lang) -> Vec<(&Revision, &Node)> {
        newest(library, lang, |id| self.holds(library, id))
    }
}

/// Revisions in a language of the nodes wanted, newest first, each with its node.
fn newest(
    library: &Library,
    lang: Lang,
    wanted: impl Fn(&NodeId) -> bool,
) -> Vec<(&Revision, &Node)> {
    let mut news: Vec<_> = library
        .history
        .revisions()
        .iter()
        .rev()
        .filter(|revision| revision.lang == lang && wanted(&revision.node))
        .filter_map(|revision| Some((revision, library.content.get(&revision.node)?)))
        .collect();
    news.sort_by(|(a, _), (b, _)| b.date.cmp(&a.date));
    news
}

/// The comparison of a ruling with the revision before this one; `None` for the first.
pub fn compared(library: &Library, revision: &Revision) -> Option<String> {
    let before = library
        .history
        .of(&revision.node, revision.lang)
        .take_while(|old| old.number < revision.number)
        .last()?;
    Some(url::node_since(
        revision.lang,
        &revision.node,
        before.number,
    ))
}

/// A request for the most recently revised rulings.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Indices of nodes in the content; `None` for all.
    of: Option<HashSet<usize>>,
    unknown: Vec<String>,
    limit: usize,
}

impl Wanted {
    /// Parses the parameters. Unknown names are not a fault, because a device that remembers a removed ruling
    /// asks for the others as well.
    ///
    /// # Errors
    /// A problem of status 422: a `limit` that is not a whole number or above [`MOST`], more than
    /// [`MOST_NAMES`] names.
    pub fn read(
        site: &Site,
        lang: Lang,
        parameters: Vec<(String, String)>,
    ) -> Result<Self, Box<Problem>> {
        let mut this = Self {
            of: None,
            unknown: Vec::new(),
            limit: USUAL,
        };
        let mut faults: Vec<BadParameter> = Vec::new();
        for (name, value) in parameters {
            match name.as_str() {
                "of" if !value.is_empty() => {
                    let names: Vec<&str> =
                        value.split(',').filter(|name| !name.is_empty()).collect();
                    if names.len() > MOST_NAMES {
                        let most = vec![format!("0–{MOST_NAMES}")];
                        faults.push((name.into(), value, most, "list-length"));
                        continue;
                    }
                    let mut known = HashSet::new();
                    for name in names {
                        match Scope::named(&site.library, name) {
                            Some(scope) => known.extend(scope.nodes(&site.library)),
                            None => this.unknown.push(name.chars().take(200).collect()),
                        }
                    }
                    this.of = Some(known);
                }
                "limit" if !value.is_empty() => match paging("limit", MOST, value) {
                    Ok(limit) => this.limit = limit,
                    Err(fault) => faults.push(fault),
                },
                _ => {}
            }
        }
        if faults.is_empty() {
            Ok(this)
        } else {
            Err(Box::new(bad_parameters(site, lang, faults)))
        }
    }
}

/// The most recently revised rulings.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Revisions")]
pub struct RevisionsJson<'s> {
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    /// Number of matching rulings, shown or not.
    pub total: usize,
    /// Each ruling once, at its newest revision.
    pub rulings: Vec<RevisedJson<'s>>,
    /// Unknown names.
    pub unknown: Vec<String>,
}

/// A ruling at its newest revision.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Revised")]
pub struct RevisedJson<'s> {
    pub id: String,
    pub title: &'s str,
    pub revision: u32,
    pub date: &'s str,
    /// What was changed, in English.
    pub note: &'s str,
    pub url: String,
    /// The page that shows the change; null for the first revision.
    pub since: Option<String>,
}

/// The answer to a request.
pub fn revisions_json<'s>(site: &'s Site, lang: Lang, wanted: &Wanted) -> RevisionsJson<'s> {
    let library = &site.library;
    let holds = |id: &NodeId| {
        wanted
            .of
            .as_ref()
            .is_none_or(|of| library.content.number(id).is_some_and(|n| of.contains(&n)))
    };
    let mut seen = HashSet::new();
    let all: Vec<_> = newest(library, lang, holds)
        .into_iter()
        .filter(|(revision, _)| seen.insert(&revision.node))
        .collect();
    RevisionsJson {
        lang: lang.code(),
        edition: library.edition().to_string(),
        total: all.len(),
        rulings: all
            .iter()
            .take(wanted.limit)
            .map(|(revision, node)| RevisedJson {
                id: node.id.to_string(),
                title: &node.text[lang].title,
                revision: revision.number,
                date: &revision.date,
                note: &revision.note,
                url: site.absolute(url::node(lang, &node.id)),
                since: compared(library, revision).map(|path| site.absolute(path)),
            })
            .collect(),
        unknown: wanted.unknown.clone(),
    }
}
