//! The table of addresses: which component answers each, whether it is rate-limited, whether other sites
//! may read it, and whether the OpenAPI document describes it. The router, the rate limiter, the offline
//! copy and `openapi` all use this table. Addresses that are not listed are pages of the catalogue, or
//! unknown.

use super::operations::{self, Operation};
use super::url;
use crate::lang::Lang;
use crate::systems::SYSTEMS;

/// Part of a pattern that stands for every game.
const BOOK: &str = "{book}";

/// An address, or a pattern of addresses, with one method.
#[derive(Clone, Copy, Debug)]
pub struct Address {
    pub method: Method,
    /// `{name}` is one part of a path, `{*name}` the rest of it; `{lang}` is a language.
    pub path: &'static str,
    pub by: By,
    pub cost: Cost,
    /// Whether scripts of other sites may read the response.
    pub open: bool,
    /// Its description in the OpenAPI document.
    pub described: Option<Operation>,
}

/// The methods of an address. `Get` takes `HEAD` as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Get,
    Post,
    Any,
}

/// The component that answers an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The dispatcher, online and offline.
    Everywhere,
    /// Only the server.
    Server(Own),
    /// Nobody: a problem document lists the existing addresses.
    Nobody,
}

/// A server-only address: it needs files or sockets, is for other programs, or covers the whole library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// Liveness.
    Live,
    /// Readiness.
    Ready,
    Asset,
    Card,
    /// A file of the offline copy.
    Copy,
    /// The service worker.
    Worker,
    Manifest,
    Robots,
    /// Description of the site for chat assistants.
    Assistants,
    SiteMap,
    Feed,
    OpenSearch,
    Suggest,
    Oembed,
    LinkerScript,
    /// A game as a book for e-readers.
    Book,
    /// The page about the API.
    ApiPage,
    Nodes,
    CheckSchema,
    OpenApi,
    /// The Model Context Protocol.
    Mcp,
}

/// Whether a request counts against its client's allowance. Processor time is always charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Never counted: needed by load balancers and browsers.
    Free,
    /// Cached, or very cheap; counted only with a query.
    FreeUnasked,
    /// Free if the file exists.
    FreeIfThere,
    Counted,
}

const fn get(path: &'static str, by: By, cost: Cost) -> Address {
    Address {
        method: Method::Get,
        path,
        by,
        cost,
        open: false,
        described: None,
    }
}

impl Address {
    /// Scripts of other sites may read it.
    const fn open(self) -> Self {
        Self { open: true, ..self }
    }

    /// Part of the API: readable by other sites, and described.
    const fn described(self, operation: Operation) -> Self {
        Self {
            open: true,
            described: Some(operation),
            ..self
        }
    }

    const fn method(self, method: Method) -> Self {
        Self { method, ..self }
    }

    /// The path as OpenAPI writes it.
    pub fn documented(&self) -> String {
        self.path.replace("{*", "{")
    }

    /// Its routes: a router needs one route per game for a name with an extension.
    pub fn routes(&self) -> Vec<String> {
        match self.path.split_once(BOOK) {
            Some((before, after)) => SYSTEMS
                .iter()
                .map(|system| format!("{before}{}{after}", system.id))
                .collect(),
            None => vec![self.path.to_owned()],
        }
    }

    /// Whether a path, as sent, matches this pattern.
    fn fits(&self, path: &str) -> bool {
        let mut parts = path.split('/');
        for want in self.path.split('/') {
            if want.starts_with("{*") {
                return parts.next().is_some_and(|first| {
                    !first.is_empty() || parts.clone().any(|part| !part.is_empty())
                });
            }
            let Some(part) = parts.next() else {
                return false;
            };
            let fits = match want {
                "{lang}" => part.parse::<Lang>().is_ok(),
                want if want.starts_with(BOOK) => SYSTEMS
                    .iter()
                    .any(|system| part.strip_prefix(system.id) == Some(&want[BOOK.len()..])),
                want if want.starts_with('{') => !part.is_empty(),
                want => want == part,
            };
            if !fits {
                return false;
            }
        }
        parts.next().is_none()
    }
}

use By::{Everywhere, Nobody, Server};
use Cost::{Counted, Free, FreeIfThere, FreeUnasked};

/// Every address other than the pages of the catalogue; of several matches, the first counts.
pub const ADDRESSES: &[Address] = &[
    // Health.
    get("/healthz", Server(Own::Live), Free),
    get("/readyz", Server(Own::Ready), Free),
    // Files.
    get("/assets/{*path}", Server(Own::Asset), FreeIfThere),
    get("/offline/{*path}", Server(Own::Copy), FreeIfThere),
    get("/sw.js", Server(Own::Worker), Free),
    get("/manifest.webmanifest", Server(Own::Manifest), Free),
    get(url::LINKER_SCRIPT, Server(Own::LinkerScript), Free),
    get("/card/{*path}", Server(Own::Card), Counted),
    // Crawlers, readers of feeds, browsers, other sites.
    get("/robots.txt", Server(Own::Robots), FreeUnasked),
    get("/llms.txt", Server(Own::Assistants), FreeUnasked),
    get("/opensearch.xml", Server(Own::OpenSearch), FreeUnasked),
    get("/sitemap.xml", Server(Own::SiteMap), Counted),
    get("/suggest", Server(Own::Suggest), Counted).open(),
    get("/oembed", Server(Own::Oembed), Counted).open(),
    get("/cite/{*id}", Everywhere, Counted).open(),
    // The API.
    get("/api/v1/search", Everywhere, Counted).described(operations::SEARCH),
    get("/api/v1/nodes/{*id}", Everywhere, Counted).described(operations::NODE),
    get("/api/v1/nodes.ndjson", Server(Own::Nodes), Counted).described(operations::NODES),
    get("/api/v1/cite/{*key}", Everywhere, Counted).described(operations::CITE),
    get("/api/v1/citations", Everywhere, Counted)
        .method(Method::Post)
        .described(operations::CITATIONS),
    get("/api/v1/revisions", Everywhere, Counted).described(operations::REVISIONS),
    get("/api/v1/checks", Everywhere, Counted).described(operations::CHECKS),
    get("/api/v1/checks/{id}", Server(Own::CheckSchema), Counted).described(operations::CHECK),
    get("/api/v1/checks/{id}", Everywhere, Counted)
        .method(Method::Post)
        .described(operations::JUDGE),
    get("/api/v1/tables/{id}", Everywhere, Counted).described(operations::TABLE),
    get("/api/v1/matrices/{id}", Everywhere, Counted).described(operations::MATRIX),
    get("/api/openapi.json", Server(Own::OpenApi), Counted).described(operations::DOCUMENT),
    get("/mcp", Server(Own::Mcp), Counted)
        .method(Method::Any)
        .open(),
    get("/api/{*rest}", Nobody, Counted)
        .method(Method::Any)
        .open(),
    // Of a language.
    get("/", Everywhere, FreeUnasked),
    get("/{lang}/search", Everywhere, Counted),
    get("/{lang}/feed.atom", Server(Own::Feed), Counted).open(),
    get("/{lang}/{book}/feed.atom", Server(Own::Feed), Counted).open(),
    get(
        "/{lang}/{book}/{section}/feed.atom",
        Server(Own::Feed),
        Counted,
    )
    .open(),
    get(
        "/{lang}/{book}/{section}/{ruling}/feed.atom",
        Server(Own::Feed),
        Counted,
    )
    .open(),
    get("/{lang}/{book}.epub", Server(Own::Book), Counted),
    get("/{lang}/api", Server(Own::ApiPage), FreeUnasked),
];

/// The address with a pattern, as the router names it.
pub fn of_pattern(method: &str, pattern: &str) -> Option<&'static Address> {
    best(method, |address| {
        address.path == pattern
            || address.path.contains(BOOK) && address.routes().iter().any(|route| route == pattern)
    })
}

/// The address that a path belongs to.
pub fn of_path(method: &str, path: &str) -> Option<&'static Address> {
    best(method, |address| address.fits(path))
}

/// The first match that allows the method, otherwise the first match.
fn best(method: &str, fits: impl Fn(&Address) -> bool) -> Option<&'static Address> {
    let takes = |address: &Address| match address.method {
        Method::Get => matches!(method, "GET" | "HEAD"),
        Method::Post => method == "POST",
        Method::Any => true,
    };
    let first = ADDRESSES.iter().find(|address| fits(address))?;
    ADDRESSES
        .iter()
        .filter(|address| address.path == first.path)
        .find(|address| takes(address))
        .or(Some(first))
}

/// Whether only the server answers a path.
pub fn is_of_server(method: &str, path: &str) -> bool {
    let own = |path: &str| {
        of_path(method, path).and_then(|address| match address.by {
            Server(own) => Some(own),
            Everywhere | Nobody => None,
        })
    };
    // Page names are percent-decoded; all others are matched as they were sent.
    own(path).is_some() || url::unescape(path).is_some_and(|path| own(&path) == Some(Own::ApiPage))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(method: &str, path: &str) -> Option<&'static str> {
        of_path(method, path).map(|address| address.path)
    }

    #[test]
    fn paths_fit_one_pattern() {
        for (method, path, want) in [
            ("GET", "/", Some("/")),
            ("GET", "/healthz", Some("/healthz")),
            ("GET", "/healthz/", None),
            ("GET", "/healthz/x", None),
            ("GET", "/assets/a/b", Some("/assets/{*path}")),
            ("GET", "/assets/", None),
            ("GET", "/api", None),
            ("GET", "/api/x", Some("/api/{*rest}")),
            ("GET", "/api/v1/nodes/a/b", Some("/api/v1/nodes/{*id}")),
            ("GET", "/api/v1/checks/a/b", Some("/api/{*rest}")),
            ("GET", "/it/search", Some("/{lang}/search")),
            ("GET", "/de/search", None),
            ("GET", "/it/api", Some("/{lang}/api")),
            ("GET", "/it/dba/api", None),
            ("GET", "/it/dba.epub", Some("/{lang}/{book}.epub")),
            ("GET", "/it/none.epub", None),
            ("GET", "/it/dba.pdf", None),
            ("GET", "/it/", None),
            ("GET", "/it/dba/feed.atom", Some("/{lang}/{book}/feed.atom")),
            ("GET", "/it/none/feed.atom", None),
            (
                "GET",
                "/it/dba/recoil/feed.atom",
                Some("/{lang}/{book}/{section}/feed.atom"),
            ),
            ("GET", "/it/dba/a/b/c/feed.atom", None),
        ] {
            assert_eq!(pattern(method, path), want, "{method} {path}");
        }
    }

    #[test]
    fn a_method_chooses_among_addresses_of_one_pattern() {
        let by = |method| of_path(method, "/api/v1/checks/dba.recoil").map(|address| address.by);
        assert_eq!(by("POST"), Some(Everywhere));
        assert_eq!(by("HEAD"), Some(Server(Own::CheckSchema)));
        assert!(is_of_server("GET", "/it/%61pi") && !is_of_server("GET", "/%73itemap.xml"));
        assert!(is_of_server("POST", "/sitemap.xml"));
    }
}
