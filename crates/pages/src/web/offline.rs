//! Answers for an offline reader: the same pages and documents as the server's, from the offline bundle. It
//! uses no clock, files or network, and stores nothing between requests.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};

use super::addresses;
use super::answer::language_of;
use super::dispatch::{Body, Reply, dispatch};
use super::documents::{self, HTML, PROBLEM, Problem};
use super::pages::{self, Trouble};
use super::request::Request;
use super::{Site, Snapshot};
use crate::files::Files;
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::library::{Library, Passages};
use crate::search::Pocket;

/// A request, as the script sends it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    pub method: String,
    pub path: String,
    pub query: Option<String>,
    pub accept_language: Option<String>,
    pub origin: Option<String>,
    pub body: Option<String>,
}

impl Sent {
    /// The request itself.
    pub fn request(&self) -> Request<'_> {
        Request {
            method: if self.method.is_empty() {
                "GET"
            } else {
                &self.method
            },
            path: &self.path,
            query: self.query.as_deref(),
            accept_language: self.accept_language.as_deref(),
            origin: self.origin.as_deref(),
            body: self.body.as_deref().unwrap_or_default().as_bytes(),
        }
    }
}

/// A response, as the script reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Response {
    pub status: u16,
    #[serde(rename = "type")]
    pub kind: Option<&'static str>,
    pub lang: Option<&'static str>,
    pub location: Option<String>,
    pub disposition: Option<String>,
    pub body: String,
}

impl Response {
    fn whole(lang: Lang, body: Body) -> Self {
        Self {
            status: body.status,
            kind: Some(body.kind),
            lang: Some(lang.code()),
            location: None,
            disposition: body
                .file
                .map(|name| format!("attachment; filename=\"{name}\"")),
            body: String::from_utf8_lossy(&body.bytes).into_owned(),
        }
    }

    fn html(lang: Lang, html: pages::Html) -> Self {
        Self {
            status: html.status,
            kind: Some(HTML),
            lang: Some(lang.code()),
            body: html.body,
            ..Self::default()
        }
    }

    /// Response for server-only addresses.
    fn elsewhere() -> Self {
        Self {
            status: 501,
            ..Self::default()
        }
    }
}

/// Answers a request.
pub fn answer(snapshot: &Snapshot, request: &Request<'_>) -> Response {
    let site = &snapshot.site;
    if addresses::is_of_server(request.method, request.path) {
        return Response::elsewhere();
    }
    match dispatch(snapshot, request) {
        Reply::Page(number) => {
            let entry = &snapshot.catalogue.entries()[number];
            Response::html(entry.lang, entry.page.html(site, entry.lang))
        }
        Reply::Response(response) => Response::whole(response.lang, response.make(snapshot)),
        Reply::Redirect { status, to, .. } => Response {
            status,
            location: Some(to),
            ..Response::default()
        },
        Reply::Refused if request.path.starts_with("/api/") => {
            let problem = Problem::new(405, "method-not-allowed", documents::NO_METHOD);
            Response {
                status: 405,
                kind: Some(PROBLEM),
                body: serde_json::to_string(&problem).unwrap_or_default(),
                ..Response::default()
            }
        }
        Reply::Refused => {
            let lang = language_of(request.path).unwrap_or_else(|| request.negotiated());
            let trouble = Trouble {
                status: 405,
                path: request.path.chars().take(200).collect(),
                ..Trouble::default()
            };
            Response::html(lang, pages::error(site, lang, &trouble))
        }
        Reply::Elsewhere => Response::elsewhere(),
    }
}

/// Names in the pages of a site that are not content: they change more often, and are small.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Names {
    pub base_url: Option<String>,
    /// The addresses of the assets, by their plain names.
    pub assets: BTreeMap<String, String>,
}

/// The files of `index/` that pages and checks read, except manifest and revisions, which are written in a
/// reduced form.
const BUNDLED: [&str; 7] = [
    "index/asked-en.tsv",
    "index/asked-it.tsv",
    "index/complete.tsv",
    "index/excused.tsv",
    "index/lexicon.toml",
    "index/sheets.toml",
    "index/situation.tsv",
];

/// The offline bundle of a site: the content with the part of its history that pages show, without comments
/// and texts for the command line.
///
/// # Errors
/// When a file cannot be read.
pub fn bundle(site: &Site) -> io::Result<String> {
    let read = |path: &str| -> io::Result<String> {
        let text = site.files.read(path)?;
        // Lines that begin with # are comments here; in Markdown they are headings, and in TOML they may
        // belong to a multi-line text.
        if path.ends_with(".ftl") || path.ends_with(".tsv") {
            return Ok(text
                .split_inclusive('\n')
                .filter(|line| !line.starts_with('#'))
                .collect());
        }
        Ok(text.into_owned())
    };
    let mut files: Vec<(String, String)> = Vec::new();
    for folder in ["content-it", "content-en"] {
        for path in site.files.list(folder) {
            if path.ends_with(".md") || (path.ends_with(".ftl") && !path.ends_with("/cli.ftl")) {
                files.push((path.clone(), read(&path)?));
            }
        }
    }
    // Twins next to each other, because similar text compresses better.
    let twin = |path: &str| {
        path.split_once('/')
            .map_or_else(String::new, |(_, rest)| rest.to_owned())
    };
    files.sort_by_cached_key(|(path, _)| (twin(path), path.clone()));
    for path in site.files.list("index") {
        if BUNDLED.contains(&path.as_str()) {
            files.push((path.clone(), read(&path)?));
        }
    }
    files.push((
        "index/manifest.tsv".to_owned(),
        site.library.manifest.to_bundle(),
    ));
    files.push((
        "index/revisions.tsv".to_owned(),
        site.library.history.to_bundle(),
    ));
    Ok(Files::bundle(
        files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str())),
    ))
}

/// Opens an offline bundle.
///
/// # Errors
/// When it is incomplete, or has problems for which the server would not have served it.
pub fn open(bundle: &str, names: Names) -> Result<Snapshot, String> {
    let files = Files::unbundle(bundle).ok_or("the bundle is not whole")?;
    let (library, problems) = Library::judged(&files, Tables::default(), Passages::default());
    if let Some(problem) = problems.first() {
        return Err(problem.to_string());
    }
    let engine = Box::new(Pocket::build(&library));
    Ok(Snapshot::new(Site {
        library,
        engine,
        files,
        base_url: names.base_url,
        assets: names.assets,
        copy: true,
        api: None,
    }))
}
