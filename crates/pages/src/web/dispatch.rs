//! The dispatcher: what an address leads to, online and offline. [`dispatch`] parses a request without
//! rendering, so that a server can first check its own cache and that of the client; [`LazyResponse::make`]
//! renders. It uses no clock, files or network.

use serde::Serialize;
use serde_json::{Map, Value};

use super::answer::{self, AtDesk, Question, language_of};
use super::catalogue::{Entry, Page};
use super::desk::State;
use super::documents::{self, CSV, HTML, JSON, MARKDOWN, PROBLEM, Problem, Searched};
use super::pages::{self, Html, SearchQuery, Trouble};
use super::request::Request;
use super::revisions::{Wanted, revisions_json};
use super::{Site, Snapshot, addresses, cite, matrix, url};
use crate::check::{Check, Fault};
use crate::kit::tables::Table;
use crate::lang::Lang;
use crate::library::Resolved;
use crate::problem::nearest;
use crate::systems::{self, Desk, Matrix, Tool};

/// The result of dispatching a request.
#[derive(Debug)]
pub enum Reply {
    /// A page of the catalogue without parameters, by index.
    Page(usize),
    /// A response for this request alone, not rendered yet.
    Response(LazyResponse),
    /// A redirect; `negotiated` if it depends on the reader's language.
    Redirect {
        status: u16,
        to: String,
        negotiated: bool,
    },
    /// The method is not allowed here.
    Refused,
    /// A server-only address, which needs more than a snapshot.
    Elsewhere,
}

/// Caches that may store a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caching {
    Nobody,
    Everybody,
    /// Only clients that use the same host name, which is part of the response.
    SameHost,
}

/// A response that is not rendered yet.
#[derive(Debug)]
pub struct LazyResponse {
    pub lang: Lang,
    /// Whether the language is that of the reader's browser.
    pub negotiated: bool,
    pub caching: Caching,
    origin: Option<String>,
    work: Work,
}

/// The work of rendering a response.
#[derive(Debug)]
enum Work {
    Question(Question),
    Desk(&'static Desk, Box<Result<State, Vec<Fault>>>),
    Table(String, Vec<u8>),
    Search(SearchQuery),
    /// A post, returned with its citations linked and not stored.
    Pasted(String),
    Lost(Trouble),
    /// A ruling in Markdown.
    Markdown(usize),
    Hits(Searched),
    Node(usize),
    Cited(String),
    /// The cells of a table.
    Figures(&'static Table),
    /// A text, answered with its citations and not stored.
    Citations(String),
    /// The most recently revised rulings.
    Revised(Wanted),
    Checks,
    Verdict(&'static Check, Vec<u8>),
    Matrix(&'static Matrix, &'static Check, Map<String, Value>),
    Problem(Box<Problem>),
}

/// A rendered body, with the data for its headers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Body {
    pub status: u16,
    pub kind: &'static str,
    pub bytes: Vec<u8>,
    /// The file name for downloads.
    pub file: Option<String>,
    /// The number of hits of a search.
    pub found: Option<usize>,
}

impl Body {
    fn html(html: Html) -> Self {
        Self {
            status: html.status,
            kind: HTML,
            bytes: html.body.into_bytes(),
            ..Self::default()
        }
    }

    fn json(value: &impl Serialize) -> Self {
        Self {
            status: 200,
            kind: JSON,
            bytes: written(value),
            ..Self::default()
        }
    }

    fn problem(problem: &Problem) -> Self {
        Self {
            status: problem.status,
            kind: PROBLEM,
            bytes: written(problem),
            ..Self::default()
        }
    }
}

/// A value as JSON, serialised directly into the response buffer.
fn written(value: &impl Serialize) -> Vec<u8> {
    let mut out = Vec::with_capacity(8192);
    match serde_json::to_writer(&mut out, value) {
        Ok(()) => out,
        Err(error) => unreachable!("our types serialise: {error}"),
    }
}

impl LazyResponse {
    fn new(lang: Lang, work: Work) -> Self {
        Self {
            lang,
            negotiated: false,
            caching: Caching::Nobody,
            origin: None,
            work,
        }
    }

    fn cached(self) -> Self {
        Self {
            caching: Caching::Everybody,
            ..self
        }
    }

    /// Marks that the response contains the host name used by the reader.
    fn by_host(self, request: &Request<'_>) -> Self {
        Self {
            caching: Caching::SameHost,
            origin: request.origin.map(str::to_owned),
            ..self
        }
    }

    /// The media type of the response, if it succeeds.
    pub const fn kind(&self) -> &'static str {
        match self.work {
            Work::Question(_)
            | Work::Desk(..)
            | Work::Search(_)
            | Work::Pasted(_)
            | Work::Lost(_) => HTML,
            Work::Table(..) => CSV,
            Work::Markdown(_) => MARKDOWN,
            Work::Problem(_) => PROBLEM,
            Work::Hits(_)
            | Work::Node(_)
            | Work::Cited(_)
            | Work::Citations(_)
            | Work::Figures(_)
            | Work::Checks
            | Work::Revised(_)
            | Work::Verdict(..)
            | Work::Matrix(..) => JSON,
        }
    }

    /// Whether only rendering shows whether the response succeeds.
    pub const fn is_in_doubt(&self) -> bool {
        matches!(self.work, Work::Verdict(..) | Work::Matrix(..))
    }

    /// Renders it.
    pub fn make(&self, snapshot: &Snapshot) -> Body {
        let (site, lang, origin) = (&snapshot.site, self.lang, self.origin.as_deref());
        match &self.work {
            Work::Question(question) => Body::html(question.html(site, lang, origin)),
            Work::Desk(desk, read) => Body::html(pages::desk(site, lang, desk, read, origin)),
            Work::Table(name, bytes) => Body {
                status: 200,
                kind: CSV,
                bytes: bytes.clone(),
                file: Some(name.clone()),
                ..Body::default()
            },
            Work::Search(query) => {
                let (html, found) = pages::found(site, lang, query);
                Body {
                    found,
                    ..Body::html(html)
                }
            }
            Work::Pasted(text) => {
                let locate = |id: &str| cite::lead(snapshot, lang, id);
                Body::html(pages::linker(
                    site,
                    lang,
                    Some(&pages::Pasted {
                        text,
                        origin,
                        locate: &locate,
                    }),
                ))
            }
            Work::Markdown(n) => Body {
                status: 200,
                kind: MARKDOWN,
                bytes: pages::ruling_markdown(site, lang, &site.library.content.nodes[*n])
                    .into_bytes(),
                ..Body::default()
            },
            Work::Lost(trouble) => Body::html(pages::error(site, lang, trouble)),
            Work::Hits(searched) => searched.ask(lang, |request| {
                let found = documents::search_json(site, request);
                Body {
                    found: Some(found.total),
                    ..Body::json(&found)
                }
            }),
            Work::Node(n) => Body::json(&documents::node_json(
                site,
                lang,
                &site.library.content.nodes[*n],
            )),
            Work::Cited(id) => {
                let cell = cite::cell(id).and_then(|cell| cite::cell_json(site, lang, &cell));
                match (cell, site.library.find(id)) {
                    (Some(cell), _) => Body::json(&cell),
                    (None, Ok(found)) => Body::json(&cite::cite_json(site, lang, &found)),
                    (None, Err(lost)) => Body::problem(&Problem::unknown("id", id, lost.near)),
                }
            }
            Work::Figures(table) => Body::json(&documents::table_json(site, lang, table)),
            Work::Citations(text) => Body::json(&cite::citations_json(site, lang, text)),
            Work::Revised(wanted) => Body::json(&revisions_json(site, lang, wanted)),
            Work::Checks => Body::json(&documents::checks_json(site, lang)),
            Work::Verdict(check, input) => match documents::judged(site, lang, check, input) {
                Ok(verdict) => {
                    let linked = documents::linked(input);
                    Body::json(&documents::verdict_since(
                        site,
                        lang,
                        &verdict,
                        linked.as_ref(),
                    ))
                }
                Err(problem) => Body::problem(&problem),
            },
            Work::Matrix(matrix, check, input) => {
                match matrix::fill(matrix, check, &site.library.tables, input) {
                    Ok(filled) => Body::json(&documents::matrix_json(
                        site, lang, matrix, check, input, &filled,
                    )),
                    Err(faults) => {
                        Body::problem(&documents::faults_json(site, lang, check, &faults))
                    }
                }
            }
            Work::Problem(problem) => Body::problem(problem),
        }
    }
}

/// Dispatches a request.
///
/// The first part of a path is matched as it was sent, as server routes are: `/%61pi/` is not the API.
/// Names of ids and pages are percent-decoded.
pub fn dispatch(snapshot: &Snapshot, request: &Request<'_>) -> Reply {
    if let Some(rest) = request.path.strip_prefix("/api/v1/") {
        return program(snapshot, request, rest);
    }
    let to = |status, to: &str, negotiated| Reply::Redirect {
        status,
        to: url::with_query(to, request.query),
        negotiated,
    };
    let read = |reply: &dyn Fn() -> Reply| {
        if request.reads() {
            reply()
        } else {
            Reply::Refused
        }
    };
    if request.path == "/" {
        return read(&|| to(302, &url::home(request.negotiated()), true));
    }
    if let Some(id) = request
        .path
        .strip_prefix("/cite/")
        .filter(|id| !id.is_empty())
    {
        return read(&|| cited(snapshot, request, &decoded(id)));
    }
    if request
        .path
        .strip_suffix("/search")
        .is_some_and(|before| before.len() > 1 && before.matches('/').count() == 1)
    {
        return read(&|| match language_of(request.path) {
            Some(lang) => Reply::Response(match answer::searched(request.parameters()) {
                Ok(query) => LazyResponse::new(lang, Work::Search(query)).cached(),
                Err(faults) => {
                    let problem = documents::bad_parameters(&snapshot.site, lang, faults);
                    let told: Vec<String> =
                        problem.errors.into_iter().map(|bad| bad.message).collect();
                    LazyResponse::new(
                        lang,
                        Work::Lost(Trouble {
                            status: problem.status,
                            detail: Some(told.join(" ")),
                            ..Trouble::default()
                        }),
                    )
                }
            }),
            None => to(302, &format!("/{}/search", request.negotiated()), true),
        });
    }
    let Some(path) = url::unescape(request.path) else {
        return read(&|| lost(snapshot, request, request.path));
    };
    if let Some((number, entry)) = snapshot.catalogue.get(&path) {
        return page(&snapshot.site, request, number, entry);
    }
    if let Some((_, entry)) = path
        .strip_suffix(".md")
        .and_then(|own| snapshot.catalogue.get(own))
        && let Page::Node(n) = &entry.page
    {
        let made = || LazyResponse::new(entry.lang, Work::Markdown(*n)).cached();
        return read(&|| Reply::Response(made()));
    }
    read(
        &|| match answer::astray(snapshot, &path, || request.negotiated()) {
            Some(way) => to(if way.lasting { 308 } else { 302 }, &way.to, !way.lasting),
            None => lost(snapshot, request, &path),
        },
    )
}

/// A part of a path, percent-decoded if it is valid UTF-8.
fn decoded(part: &str) -> String {
    url::unescape(part).unwrap_or_else(|| part.to_owned())
}

/// A page of the catalogue with its parameters.
fn page(site: &Site, request: &Request<'_>, number: usize, entry: &Entry) -> Reply {
    let (lang, posted) = (entry.lang, request.method == "POST");
    let query = request
        .query
        .filter(|query| request.reads() && !query.is_empty());
    match &entry.page {
        Page::Tool(Tool::Desk(desk)) if posted || query.is_some() => {
            let given = if posted {
                request.text()
            } else {
                query.unwrap_or_default().to_owned()
            };
            return match answer::at_desk(site, lang, desk, &given) {
                AtDesk::Go(to) => Reply::Redirect {
                    status: 303,
                    to,
                    negotiated: false,
                },
                AtDesk::Table(name, bytes) => {
                    Reply::Response(LazyResponse::new(lang, Work::Table(name, bytes)))
                }
                AtDesk::State(read) => {
                    let made =
                        LazyResponse::new(lang, Work::Desk(desk, Box::new(read))).by_host(request);
                    // The response to a POST depends on more than its address.
                    Reply::Response(if posted {
                        LazyResponse {
                            caching: Caching::Nobody,
                            ..made
                        }
                    } else {
                        made
                    })
                }
            };
        }
        Page::Linker if posted || query.is_some() => {
            let sent = if posted {
                request.text()
            } else {
                query.unwrap_or_default().to_owned()
            };
            if let Some((_, text)) = url::pairs(&sent)
                .into_iter()
                .find(|(name, _)| name == "text")
            {
                return Reply::Response(LazyResponse {
                    caching: Caching::Nobody,
                    ..LazyResponse::new(lang, Work::Pasted(text)).by_host(request)
                });
            }
        }
        _ => {}
    }
    if !request.reads() {
        return Reply::Refused;
    }
    match Question::of(&entry.page, request.query) {
        Some(question) => {
            Reply::Response(LazyResponse::new(lang, Work::Question(question)).by_host(request))
        }
        None => Reply::Page(number),
    }
}

/// A permalink: redirects to the page in the reader's language, with its query.
fn cited(snapshot: &Snapshot, request: &Request<'_>, id: &str) -> Reply {
    let lang = request.negotiated();
    let Ok(address) = cite::locate(snapshot, lang, id) else {
        return match cite::called(&snapshot.site, lang, id).as_slice() {
            [one] => Reply::Redirect {
                status: 302,
                to: url::with_query(&url::of(lang, one), request.query),
                negotiated: true,
            },
            _ => lost(snapshot, request, &format!("/cite/{id}")),
        };
    };
    // A successor's revisions are not those of the removed node.
    let moved = cite::successor(&snapshot.site, id).is_some();
    let query = request.query.map(|query| {
        query
            .split('&')
            .filter(|part| !(moved && part.starts_with("rev=")))
            .collect::<Vec<_>>()
            .join("&")
    });
    Reply::Redirect {
        status: 302,
        to: url::with_query(&address, query.as_deref()),
        negotiated: true,
    }
}

/// The page for an unknown address.
fn lost(snapshot: &Snapshot, request: &Request<'_>, path: &str) -> Reply {
    let lang = language_of(path).unwrap_or_else(|| request.negotiated());
    Reply::Response(LazyResponse::new(
        lang,
        Work::Lost(answer::lost(snapshot, lang, path)),
    ))
}

/// Response to a program, or to one of our scripts; `rest` follows `/api/v1/`.
fn program(snapshot: &Snapshot, request: &Request<'_>, rest: &str) -> Reply {
    let site = &snapshot.site;
    let (kind, id) = rest.split_once('/').unwrap_or((rest, ""));
    // Ids of nodes have several parts, those of checks and matrices one.
    let one = !id.is_empty() && !id.contains('/');
    let is_one = match kind {
        "search" => rest == kind,
        "nodes" | "cite" => !id.is_empty(),
        "citations" | "revisions" => rest == kind,
        "checks" if rest == kind => true,
        "checks" => one && request.method == "POST",
        "matrices" | "tables" => one,
        _ => false,
    };
    if !is_one {
        return Reply::Elsewhere;
    }
    let posted = kind == "checks" && one || kind == "citations";
    let takes = if posted {
        request.method == "POST"
    } else {
        request.reads()
    };
    if !takes {
        return Reply::Refused;
    }
    let id = decoded(id);
    let id = id.as_str();
    let (lang, negotiated) = match request.parameter("lang").map(|code| (code.parse(), code)) {
        None => (request.negotiated(), true),
        Some((Ok(lang), _)) => (lang, false),
        Some((Err(_), code)) => {
            let lang = request.negotiated();
            return Reply::Response(LazyResponse::new(
                lang,
                Work::Problem(Box::new(documents::not_a_language(site, lang, code))),
            ));
        }
    };
    let problem = |problem| Work::Problem(Box::new(problem));
    // Searches and matrices read their own parameters.
    let operation = addresses::of_path(request.method, request.path)
        .filter(|_| !matches!(kind, "search" | "matrices"))
        .and_then(|address| address.described);
    let strange = operation.map_or_else(Vec::new, |operation| {
        operation.strange(request.parameters())
    });
    if !strange.is_empty() {
        let work = problem(documents::bad_parameters(site, lang, strange));
        return Reply::Response(LazyResponse {
            negotiated,
            ..LazyResponse::new(lang, work)
        });
    }
    let work = match kind {
        "search" => {
            Searched::read(site, lang, request.parameters()).map_or_else(Work::Problem, Work::Hits)
        }
        "nodes" => match (cite::successor(site, id), site.library.find(id)) {
            (Some(next), _) => {
                let to = url::with_query(&format!("/api/v1/nodes/{next}"), request.query);
                return Reply::Redirect {
                    status: 308,
                    to,
                    negotiated: false,
                };
            }
            (None, Ok(Resolved::Node(node))) => {
                Work::Node(site.library.content.number(&node.id).unwrap_or_default())
            }
            (None, Ok(_)) => problem(documents::no_node(id)),
            (None, Err(lost)) => problem(Problem::unknown("node", id, lost.near)),
        },
        "cite" => {
            let id = cite::successor(site, id).map_or_else(|| id.to_owned(), ToString::to_string);
            let called = match site.library.get(&id) {
                Some(_) => Vec::new(),
                None => cite::called(site, lang, &id),
            };
            match called.as_slice() {
                [one] => Work::Cited(one.to_string()),
                [] if site.library.get(&id).is_some() || cite::cell(&id).is_some() => {
                    Work::Cited(id)
                }
                [] => problem(Problem::unknown(
                    "id",
                    &id,
                    site.library
                        .find(&id)
                        .err()
                        .map(|lost| lost.near)
                        .unwrap_or_default(),
                )),
                several => problem(Problem::unknown(
                    "id",
                    &id,
                    several.iter().map(ToString::to_string).collect(),
                )),
            }
        }
        "citations" => documents::text_to_read(site, lang, request.body)
            .map_or_else(Work::Problem, Work::Citations),
        "revisions" => {
            Wanted::read(site, lang, request.parameters()).map_or_else(Work::Problem, Work::Revised)
        }
        "tables" => match systems::table(id) {
            Some(table) => Work::Figures(table),
            None => {
                let near = nearest(id, systems::tables().map(|table| table.id));
                let near = near.into_iter().map(str::to_owned).collect();
                problem(Problem::unknown("table", id, near))
            }
        },
        "checks" if id.is_empty() => Work::Checks,
        "checks" => documents::named_check(id).map_or_else(Work::Problem, |check| {
            Work::Verdict(check, request.body.to_vec())
        }),
        _ => match systems::matrix(id).and_then(|matrix| Some((matrix, matrix.check()?))) {
            None => problem(documents::no_matrix(id)),
            Some((matrix, check)) => {
                match documents::circumstances(site, matrix, check, request.parameters()) {
                    Ok(input) => Work::Matrix(matrix, check, input),
                    Err(faults) => problem(documents::faults_json(site, lang, check, &faults)),
                }
            }
        },
    };
    let made = LazyResponse {
        negotiated,
        ..LazyResponse::new(lang, work)
    };
    Reply::Response(
        if matches!(
            made.work,
            Work::Problem(_) | Work::Verdict(..) | Work::Citations(_)
        ) {
            made
        } else {
            made.cached()
        },
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::files::Files;
    use crate::web::offline::{self, Names};

    /// The site with a ruling that took the place of `dba/recoil/before`.
    fn with_an_heir() -> Snapshot {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        let paths = ["content-it", "content-en", "index"]
            .into_iter()
            .flat_map(|folder| files.list(folder));
        let text = |path: &str| {
            let text = files.read(path).expect("a text").into_owned();
            let heir = path.ends_with("/dba/recoil.md");
            if heir {
                text.replacen(
                    "{#into-elephants ",
                    "{#into-elephants supersedes=dba/recoil/before ",
                    1,
                )
            } else {
                text
            }
        };
        let all: Vec<(String, String)> = paths
            .map(|path| (text(&path), path))
            .map(|(text, path)| (path, text))
            .collect();
        let bundle = Files::bundle(
            all.iter()
                .map(|(path, text)| (path.as_str(), text.as_str())),
        );
        offline::open(
            &bundle,
            Names {
                base_url: None,
                assets: BTreeMap::new(),
            },
        )
        .expect("a library")
    }

    #[test]
    fn a_link_to_a_ruling_that_went_leads_to_its_heir_without_the_revision() {
        let snapshot = with_an_heir();
        let leads = |path: &str, query: &str| {
            let request = Request {
                method: "GET",
                path,
                query: Some(query),
                accept_language: Some("it"),
                ..Request::default()
            };
            match dispatch(&snapshot, &request) {
                Reply::Redirect { to, .. } => to,
                other => panic!("{path}: {other:?}"),
            }
        };
        assert_eq!(
            leads("/cite/dba/recoil/before", "rev=it1&x=y"),
            "/it/dba/recoil/into-elephants?x=y"
        );
        assert_eq!(
            leads("/cite/dba/recoil/into-elephants", "rev=it1&x=y"),
            "/it/dba/recoil/into-elephants?rev=it1&x=y"
        );
        assert_eq!(
            leads("/api/v1/nodes/dba/recoil/before", "lang=en"),
            "/api/v1/nodes/dba/recoil/into-elephants?lang=en"
        );
    }
}
