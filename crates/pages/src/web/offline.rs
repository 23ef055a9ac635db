//! Answers for a reader without a connection: the same pages and documents as the server's, from
//! what the reader took along. No clock, no files, no network; nothing is kept between answers.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::answer::{self, AtDesk, Question, language_of, parameter};
use super::catalogue::Page;
use super::documents::{self, CSV, HTML, JSON, PROBLEM, Problem, Searched};
use super::{Site, Snapshot, cite, matrix, pages, url};
use crate::files::Files;
use crate::i18n;
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::library::{Found, Library, Passages};
use crate::search::Pocket;
use crate::systems::{self, Tool};

/// A request.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    pub method: String,
    pub path: String,
    pub query: Option<String>,
    pub accept_language: Option<String>,
    /// The site as the reader calls it, `https://cavillo.example`.
    pub origin: Option<String>,
    pub body: Option<String>,
}

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Told {
    pub status: u16,
    #[serde(rename = "type")]
    pub kind: Option<&'static str>,
    pub lang: Option<&'static str>,
    pub location: Option<String>,
    pub disposition: Option<String>,
    pub body: String,
}

impl Told {
    fn html(lang: Lang, html: pages::Html) -> Self {
        Self { status: html.status, kind: Some(HTML), lang: Some(lang.code()), body: html.body, ..Self::default() }
    }

    fn json(lang: Lang, value: &impl Serialize) -> Self {
        Self { status: 200, kind: Some(JSON), lang: Some(lang.code()), body: text(value), ..Self::default() }
    }

    fn problem(lang: Lang, problem: &Problem) -> Self {
        Self { status: problem.status, kind: Some(PROBLEM), lang: Some(lang.code()), body: text(problem), ..Self::default() }
    }

    fn go(status: u16, to: &str, query: Option<&str>) -> Self {
        Self { status, location: Some(url::with_query(to, query)), ..Self::default() }
    }

    /// What only a server can answer.
    fn elsewhere() -> Self {
        Self { status: 501, ..Self::default() }
    }
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// What only a server can answer: what is for other programs, and what it makes of all there is.
fn is_elsewhere(path: &str) -> bool {
    const FOLDERS: [&str; 3] = ["/assets/", "/card/", "/offline/"];
    const FILES: [&str; 13] = [
        "/api/openapi.json",
        "/api/v1/nodes.ndjson",
        "/healthz",
        "/manifest.webmanifest",
        "/metrics",
        "/oembed",
        "/opensearch.xml",
        "/readyz",
        "/robots.txt",
        "/sitemap.xml",
        "/suggest",
        "/sw.js",
        url::LINKER_SCRIPT,
    ];
    let of_a_language = |lang| path == url::feed(lang) || path == url::api_docs(lang);
    FILES.contains(&path) || FOLDERS.iter().any(|folder| path.starts_with(folder)) || Lang::ALL.into_iter().any(of_a_language)
}

/// Answers a request.
pub fn answer(snapshot: &Snapshot, asked: &Asked) -> Told {
    let negotiated = || i18n::negotiate(asked.accept_language.as_deref());
    let query = asked.query.as_deref();
    let Some(path) = url::unescape(&asked.path) else { return lost(snapshot, negotiated(), &asked.path) };
    if is_elsewhere(&path) {
        return Told::elsewhere();
    }
    if let Some(rest) = path.strip_prefix("/api/v1/") {
        return program(snapshot, asked, rest);
    }
    if path == "/" {
        return Told::go(302, &url::home(negotiated()), query);
    }
    if let Some(id) = path.strip_prefix("/cite/") {
        let lang = negotiated();
        return match cite::locate(snapshot, lang, id) {
            Ok(address) => Told::go(302, &address, query),
            Err(_) => lost(snapshot, lang, &path),
        };
    }
    if let Some(lang) = language_of(&path).filter(|lang| path == format!("/{lang}/search")) {
        return Told::html(lang, pages::search(&snapshot.site, lang, &answer::searched(query.map(url::pairs).unwrap_or_default())));
    }
    page(snapshot, asked, &path).unwrap_or_else(|| match answer::astray(snapshot, &path, negotiated) {
        Some(way) => Told::go(if way.lasting { 308 } else { 302 }, &way.to, query),
        None => lost(snapshot, language_of(&path).unwrap_or_else(negotiated), &path),
    })
}

/// A page of the catalogue, with what it is asked.
fn page(snapshot: &Snapshot, asked: &Asked, path: &str) -> Option<Told> {
    let site = &snapshot.site;
    let (_, entry) = snapshot.catalogue.get(path)?;
    let lang = entry.lang;
    let query = asked.query.as_deref();
    if let Page::Tool(Tool::Desk(desk)) = &entry.page
        && let Some(given) = asked.body.as_deref().filter(|_| asked.method == "POST").or(query.filter(|query| !query.is_empty()))
    {
        return Some(match answer::at_desk(site, lang, desk, given) {
            AtDesk::Go(address) => Told::go(303, &address, None),
            AtDesk::Table(name, bytes) => Told {
                status: 200,
                kind: Some(CSV),
                lang: Some(lang.code()),
                disposition: Some(format!("attachment; filename=\"{name}\"")),
                body: String::from_utf8_lossy(&bytes).into_owned(),
                ..Told::default()
            },
            AtDesk::State(read) => Told::html(lang, pages::desk(site, lang, desk, &read, asked.origin.as_deref())),
        });
    }
    let question = Question::of(&entry.page, query);
    Some(Told::html(lang, question.map_or_else(|| entry.page.html(site, lang), |question| question.html(site, lang, asked.origin.as_deref()))))
}

/// The page for an address that leads nowhere.
fn lost(snapshot: &Snapshot, lang: Lang, path: &str) -> Told {
    Told::html(lang, pages::error(&snapshot.site, lang, &answer::lost(snapshot, lang, path)))
}

/// What a program asks, or a script of our own; `rest` follows `/api/v1/`.
fn program(snapshot: &Snapshot, asked: &Asked, rest: &str) -> Told {
    let site = &snapshot.site;
    let query = asked.query.as_deref();
    let negotiated = i18n::negotiate(asked.accept_language.as_deref());
    let lang = match parameter(query, "lang").map(|code| (code.parse(), code)) {
        None => negotiated,
        Some((Ok(lang), _)) => lang,
        Some((Err(_), code)) => return Told::problem(negotiated, &documents::not_a_language(site, negotiated, code)),
    };
    let pairs = || query.map(url::pairs).unwrap_or_default();
    let (kind, id) = rest.split_once('/').unwrap_or((rest, ""));
    match kind {
        "search" => match Searched::read(site, lang, pairs()) {
            Ok(searched) => searched.ask(lang, |request| Told::json(lang, &documents::search_json(site, request))),
            Err(problem) => Told::problem(lang, &problem),
        },
        "nodes" => match (cite::successor(site, id), site.library.find(id)) {
            (Some(next), _) => Told::go(308, &format!("/api/v1/nodes/{next}"), query),
            (None, Ok(Found::Node(node))) => Told::json(lang, &documents::node_json(site, lang, node)),
            (None, Ok(_)) => Told::problem(lang, &documents::no_node(id)),
            (None, Err(lost)) => Told::problem(lang, &Problem::unknown("node", id, lost.near)),
        },
        "cite" => {
            let id = cite::successor(site, id).map_or_else(|| id.to_owned(), ToString::to_string);
            match site.library.find(&id) {
                Ok(found) => Told::json(lang, &cite::cite_json(site, lang, &found)),
                Err(lost) => Told::problem(lang, &Problem::unknown("id", &id, lost.near)),
            }
        }
        "checks" if id.is_empty() => Told::json(lang, &documents::checks_json(site, lang)),
        "checks" if asked.method == "POST" => {
            let judged =
                documents::named_check(id).and_then(|check| documents::judged(site, lang, check, asked.body.as_deref().unwrap_or_default().as_bytes()));
            match judged {
                Ok(verdict) => Told::json(lang, &documents::verdict_json(site, lang, &verdict)),
                Err(problem) => Told::problem(lang, &problem),
            }
        }
        "matrices" => {
            let Some((matrix, check)) = systems::matrix(id).and_then(|matrix| Some((matrix, matrix.check()?))) else {
                return Told::problem(lang, &documents::no_matrix(id));
            };
            match documents::circumstances(matrix, check, pairs())
                .and_then(|input: Map<String, Value>| matrix::fill(matrix, check, &site.library.tables, &input).map(|filled| (input, filled)))
            {
                Ok((input, filled)) => Told::json(lang, &documents::matrix_json(site, lang, matrix, check, &input, &filled)),
                Err(faults) => Told::problem(lang, &documents::faults_json(site, lang, check, &faults)),
            }
        }
        _ => Told::elsewhere(),
    }
}

/// What the pages of a site name that is no content: it changes more often, and weighs little.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Names {
    pub base_url: Option<String>,
    /// The addresses of the assets by their plain names.
    pub assets: BTreeMap<String, String>,
}

/// The files of `index/` that pages and checks read.
const TAKEN: [&str; 8] = [
    "index/asked-en.tsv",
    "index/asked-it.tsv",
    "index/complete.tsv",
    "index/excused.tsv",
    "index/lexicon.toml",
    "index/manifest.tsv",
    "index/sheets.toml",
    "index/situation.tsv",
];

/// What a reader takes along of a site: the content with what pages say of its history, without
/// what only the command line says.
///
/// # Errors
/// When a file cannot be read.
pub fn bundle(site: &Site) -> io::Result<String> {
    let mut files: Vec<(String, String)> = Vec::new();
    for folder in ["content-it", "content-en"] {
        for path in site.files.list(folder) {
            if path.ends_with(".md") || (path.ends_with(".ftl") && !path.ends_with("/cli.ftl")) {
                files.push((path.clone(), site.files.read(&path)?.into_owned()));
            }
        }
    }
    // Twins side by side: what was said in one language foretells what is said in the other.
    let twin = |path: &str| path.split_once('/').map_or_else(String::new, |(_, rest)| rest.to_owned());
    files.sort_by_cached_key(|(path, _)| (twin(path), path.clone()));
    for path in site.files.list("index") {
        if TAKEN.contains(&path.as_str()) {
            files.push((path.clone(), site.files.read(&path)?.into_owned()));
        }
    }
    files.push(("index/revisions.tsv".to_owned(), site.library.history.to_take()));
    Ok(Files::bundle(files.iter().map(|(path, text)| (path.as_str(), text.as_str()))))
}

/// Reads what a reader took along.
///
/// # Errors
/// When it is not whole, or has problems that the server would not have served.
pub fn open(bundle: &str, names: Names) -> Result<Snapshot, String> {
    let files = Files::unbundle(bundle).ok_or("the bundle is not whole")?;
    let (library, problems) = Library::judged(&files, Tables::default(), Passages::default());
    if let Some(problem) = problems.first() {
        return Err(problem.to_string());
    }
    let engine = Box::new(Pocket::build(&library));
    Ok(Snapshot::new(Site { library, engine, files, base_url: names.base_url, assets: names.assets, api: None }))
}
