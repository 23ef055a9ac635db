//! Pages with a query, and addresses that are not a page. Used by [`mod@super::dispatch`].

use super::catalogue::Page;
use super::documents::{BadParameter, paging};
use super::pages::{Given, Html, SearchQuery, Trouble};
use super::{Site, Snapshot, cite, desk, pages, url};
use crate::check::Fault;
use crate::lang::Lang;
use crate::problem::nearest;
use crate::search::{FURTHEST, MOST_ABOUT, MOST_HITS, as_read};
use crate::systems::{self, Desk, Tool};

/// Maximum length of an address that proxies and browsers reliably pass on.
const LONG: usize = 7500;

/// Language that a path begins with.
pub fn language_of(path: &str) -> Option<Lang> {
    path.strip_prefix('/')?.split('/').next()?.parse().ok()
}

/// A query parameter that is present and not empty.
pub fn parameter(query: Option<&str>, name: &str) -> Option<String> {
    // Most queries do not contain it, so test before decoding.
    let query = query.filter(|query| query.contains(name))?;
    url::pairs(query)
        .into_iter()
        .find(|(key, value)| key == name && !value.is_empty())
        .map(|(_, value)| value)
}

/// A page with a query.
#[derive(Clone, Debug)]
pub struct Question {
    page: Page,
    given: Given,
    /// The revision a link was made for.
    seen: Option<(Lang, u32)>,
}

impl Question {
    /// The parsed query of a page; `None` if the page does not depend on one. Queries of desks are parsed
    /// by [`at_desk`].
    pub fn of(page: &Page, query: Option<&str>) -> Option<Self> {
        let query = query.filter(|query| !query.is_empty())?;
        let seen = match page {
            Page::Check(_)
            | Page::Tool(Tool::Walk(_) | Tool::Clock(_) | Tool::Timer(_))
            | Page::Game(_)
            | Page::Matrix(_)
            | Page::Changes => None,
            Page::Node(_) => Some(revision(&parameter(Some(query), "rev")?)?),
            _ => return None,
        };
        Some(Self {
            page: page.clone(),
            given: Given {
                pairs: url::pairs(query),
            },
            seen,
        })
    }

    /// Page as HTML. `origin` is the address of the site as the reader calls it.
    pub fn html(&self, site: &Site, lang: Lang, origin: Option<&str>) -> Html {
        match &self.page {
            Page::Check(check) => pages::check(site, lang, check, &self.given, origin),
            Page::Tool(Tool::Walk(walk)) => pages::walk(site, lang, walk, &self.given),
            Page::Tool(Tool::Clock(clock)) => pages::clock(site, lang, clock, &self.given),
            Page::Tool(Tool::Timer(timer)) => pages::timer(site, lang, timer, &self.given),
            Page::Game(system) => pages::game(site, lang, system, &self.given),
            Page::Matrix(matrix) => pages::matrix(site, lang, matrix, &self.given),
            Page::Node(n) => pages::ruling(site, lang, &site.library.content.nodes[*n], self.seen),
            Page::Changes => pages::changes(site, lang, &self.given),
            page => page.html(site, lang),
        }
    }
}

/// `it3`: language and number of the revision for which a link was made.
pub fn revision(text: &str) -> Option<(Lang, u32)> {
    Some((text.get(..2)?.parse().ok()?, text.get(2..)?.parse().ok()?))
}

/// The response of a desk.
#[derive(Debug)]
pub enum AtDesk {
    /// A button of its form was pressed: the resulting state.
    Go(String),
    /// A table to download, with its file name.
    Table(String, Vec<u8>),
    /// The page.
    State(Result<desk::State, Vec<Fault>>),
}

/// Parses the state of a desk, and applies the button that was pressed.
pub fn at_desk(site: &Site, lang: Lang, desk: &'static Desk, given: &str) -> AtDesk {
    let fields = desk
        .check()
        .map(|check| check.fields(&site.library.tables))
        .unwrap_or_default();
    let mut read = desk::State::read(&fields, &desk::pairs(given));
    if let Ok(state) = &mut read {
        if state.apply(&fields) {
            let address = url::with_query(&url::tool(lang, desk.id), Some(&state.query(&fields)));
            if address.len() < LONG {
                return AtDesk::Go(address);
            }
        }
        if state.format.as_deref() == Some("csv")
            && let Some((name, bytes)) = pages::csv(site, lang, desk, state)
        {
            return AtDesk::Table(name, bytes);
        }
    }
    AtDesk::State(read)
}

/// The query of the search page, from its parameters. It pages like the API. Unknown filter values find
/// nothing; unknown parameters, which other sites add to links, are ignored.
///
/// # Errors
/// The faults of `limit` and `offset`, if they are not numbers or out of range.
pub fn searched(parameters: Vec<(String, String)>) -> Result<SearchQuery, Vec<BadParameter>> {
    let mut query = SearchQuery::default();
    let mut faults = Vec::new();
    for (name, value) in parameters {
        match name.as_str() {
            "q" => query.q = as_read(&value),
            "system" if !value.is_empty() => query.system = Some(value),
            "kind" if !value.is_empty() => query.kind = Some(value),
            "section" if !value.is_empty() => query.section = Some(value),
            "about" => {
                query.about = value
                    .split(',')
                    .filter(|id| !id.is_empty())
                    .take(MOST_ABOUT)
                    .map(str::to_owned)
                    .collect()
            }
            "offset" => match paging("offset", FURTHEST, value) {
                Ok(offset) => query.offset = offset,
                Err(fault) => faults.push(fault),
            },
            "limit" => match paging("limit", MOST_HITS, value) {
                Ok(limit) => query.limit = Some(limit),
                Err(fault) => faults.push(fault),
            },
            _ => {}
        }
    }
    if faults.is_empty() {
        Ok(query)
    } else {
        Err(faults)
    }
}

/// A redirect from an address that is not a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redirect {
    pub to: String,
    /// Whether the redirect is the same for every reader, so that browsers may cache it.
    pub lasting: bool,
}

/// A redirect for an address that is not a page but clearly means one. The reader's language is used only if
/// the address has none.
pub fn astray(
    snapshot: &Snapshot,
    path: &str,
    negotiated: impl FnOnce() -> Lang,
) -> Option<Redirect> {
    let Some(lang) = language_of(path) else {
        // `/dba/recoil/x`, or an unsupported language: `/de/dba/recoil/x`.
        let lang = negotiated();
        let bare = path.trim_start_matches('/');
        let inner = bare
            .split_once('/')
            .filter(|(first, _)| {
                first.len() <= 3 && systems::SYSTEMS.iter().all(|s| s.id != *first)
            })
            .map(|(_, rest)| rest);
        let to = cite::locate(snapshot, lang, bare)
            .ok()
            .or_else(|| cite::locate(snapshot, lang, inner?).ok())?;
        return Some(Redirect { to, lasting: false });
    };
    // A missing or extra final slash, an id without its kind, or a node with a successor.
    let rest = path.get(4..).unwrap_or_default();
    let home = rest.trim_matches('/').is_empty().then(|| url::home(lang));
    if let Some(to) = home
        .or_else(|| cite::locate(snapshot, lang, rest).ok())
        .filter(|to| to != path)
    {
        return Some(Redirect { to, lasting: true });
    }
    let word = rest.strip_prefix("glossary/")?;
    let [concept] = cite::concepts_called(&snapshot.site, lang, word)[..] else {
        return None;
    };
    Some(Redirect {
        to: url::concept(lang, &concept.id),
        lasting: false,
    })
}

/// The reason why an address is unknown.
pub fn lost(snapshot: &Snapshot, lang: Lang, path: &str) -> Trouble {
    // An ambiguous name is not the writer's fault.
    let word = path.strip_prefix("/cite/");
    let several = word.is_some_and(|word| cite::called(&snapshot.site, lang, word).len() > 1);
    Trouble {
        status: 404,
        path: path.chars().take(200).collect(),
        near: near(snapshot, lang, path),
        several,
        detail: None,
    }
}

/// Ids similar to the one that a path was meant to name.
fn near(snapshot: &Snapshot, lang: Lang, path: &str) -> Vec<String> {
    let library = &snapshot.site.library;
    let rest = path
        .strip_prefix(&format!("/{lang}/"))
        .unwrap_or(path)
        .trim_matches('/');
    let (folder, name) = rest.split_once('/').unwrap_or(("", rest));
    let id = match folder {
        "cite" => {
            let several = cite::called(&snapshot.site, lang, name);
            if !several.is_empty() {
                return several.iter().map(ToString::to_string).collect();
            }
            name.to_owned()
        }
        "source" | "check" | "table" => name.to_owned(),
        "glossary" => {
            let several = cite::concepts_called(&snapshot.site, lang, name);
            if !several.is_empty() {
                return several
                    .iter()
                    .map(|concept| format!("term:{}", concept.id))
                    .collect();
            }
            format!("term:{name}")
        }
        _ => rest.to_owned(),
    };
    let mut near = match library.find(&id) {
        // It exists, but has another kind of address.
        Ok(_) => vec![id],
        Err(lost) => lost.near,
    };
    if near.is_empty() {
        // A chapter has no id, so its first node represents it.
        let chapters: Vec<String> = library
            .content
            .chapters
            .iter()
            .map(|chapter| format!("{}/{}", chapter.system, chapter.section))
            .collect();
        let alike = nearest(rest, chapters.iter().map(String::as_str));
        let first = |name: &&str| {
            library
                .content
                .chapters
                .get(chapters.iter().position(|chapter| chapter == name)?)?
                .nodes
                .first()
                .copied()
        };
        near = alike
            .iter()
            .filter_map(first)
            .map(|n| library.content.nodes[n].id.to_string())
            .collect();
    }
    near
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn revisions_of_links() {
        assert_eq!(revision("it3"), Some((Lang::It, 3)));
        for bad in ["", "i", "xx3", "it", "it-1", "ità", "éé3"] {
            assert_eq!(revision(bad), None, "{bad}");
        }
    }
}
