//! The routes of the JSON API. What they answer is told apart by [`super::dispatch`], but for what is
//! made once for all: the library as NDJSON and the description of the API.

use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, Response, header};
use axum::routing::{any, get};
use tower_http::cors::{Any, CorsLayer};

pub use super::documents::*;
use super::handler::{answered, off_thread};
use super::request::ServerRequest;
use super::respond::{Coding, Fresh, Packed, to_bytes};
use super::{Shared, Site, openapi};
use crate::check::Check;
use crate::lang::Lang;

/// The largest input of a check.
pub const MAX_BODY: usize = 64 << 10;

/// The routes of the API. [`openapi`] lists the same ones; a test compares them.
pub fn routes() -> Router<std::sync::Arc<Shared>> {
    Router::new()
        .route("/api/v1/search", get(answered))
        .route("/api/v1/nodes.ndjson", get(ndjson))
        .route("/api/v1/nodes/{*id}", get(answered))
        .route("/api/v1/cite/{*key}", get(answered))
        .route("/api/v1/checks", get(answered))
        .route("/api/v1/checks/{id}", get(check).post(answered))
        .route("/api/v1/matrices/{id}", get(answered))
        .route("/api/openapi.json", get(document))
        .route("/api/{*rest}", any(nothing))
        .layer((open(), DefaultBodyLimit::max(MAX_BODY)))
}

/// Any site may read, without cookies or passwords, of which there are none. Verdicts are asked for
/// by POST and change nothing. The answer is the same for every origin, so it does not vary by it.
pub fn open() -> CorsLayer {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::HEAD, Method::POST])
        .allow_headers([header::CONTENT_TYPE, header::IF_NONE_MATCH])
        .expose_headers([
            header::ETAG,
            header::CONTENT_LANGUAGE,
            header::RETRY_AFTER,
            super::logs::REQUEST_ID,
        ])
        .max_age(Duration::from_secs(86_400))
        .vary([])
}

// ---- handlers

/// The language an answer is in, and whether it was negotiated.
fn language(asked: &ServerRequest) -> Result<(Lang, bool), Box<Response<Body>>> {
    match asked.parameter("lang") {
        None => Ok((asked.negotiated(), true)),
        Some(code) => match code.parse() {
            Ok(lang) => Ok((lang, false)),
            Err(_) => {
                let lang = asked.negotiated();
                Err(Box::new(
                    Fresh::new(&asked.headers)
                        .lang(lang)
                        .problem(&not_a_language(&asked.snapshot.site, lang, code)),
                ))
            }
        },
    }
}

/// Runs a handler that needs a language.
fn with_language(
    asked: &ServerRequest,
    answer: impl FnOnce(Lang, Fresh<'_>) -> Response<Body>,
) -> Response<Body> {
    match language(asked) {
        Ok((lang, negotiated)) => answer(
            lang,
            Fresh::new(&asked.headers).lang(lang).negotiated(negotiated),
        ),
        Err(response) => *response,
    }
}

/// The whole library, a node and language on each line. Made once for each snapshot and choice of
/// languages.
async fn ndjson(asked: ServerRequest) -> Response<Body> {
    let lang = match asked.parameter("lang").map(|code| code.parse::<Lang>()) {
        None => None,
        Some(Ok(lang)) => Some(lang),
        Some(Err(_)) => {
            return with_language(&asked, |_, _| unreachable!("the language was refused"));
        }
    };
    let (snapshot, coding) = (asked.snapshot.clone(), Coding::wanted(&asked.headers));
    off_thread(move || {
        let (place, langs) = match &lang {
            None => (&snapshot.ndjson, &Lang::ALL[..]),
            Some(lang) => (&snapshot.ndjson_in[*lang], std::slice::from_ref(lang)),
        };
        let packed =
            place.get_or_init(|| Packed::new(200, NDJSON, lang, ndjson_of(&snapshot.site, langs)));
        packed.body(coding);
        packed.answer(&asked.headers, asked.keep())
    })
    .await
}

/// Every node that is not superseded, a line for each language.
pub fn ndjson_of(site: &Site, langs: &[Lang]) -> Bytes {
    let mut out = Vec::new();
    for node in site
        .library
        .content
        .nodes
        .iter()
        .filter(|node| node.attributes.superseded.is_none())
    {
        for lang in langs {
            out.extend_from_slice(&to_bytes(&node_json(site, *lang, node)));
            out.push(b'\n');
        }
    }
    Bytes::from(out)
}

/// The check a path names, or the problem to answer with.
fn named(asked: &ServerRequest) -> Result<&'static Check, Box<Problem>> {
    named_check(&asked.rest("/api/v1/checks/"))
}

async fn check(asked: ServerRequest) -> Response<Body> {
    off_thread(move || {
        with_language(&asked, |lang, fresh| match named(&asked) {
            Ok(check) => fresh
                .keep(asked.keep(), &asked.snapshot.tag)
                .json(|| openapi::check_schema(&asked.snapshot.site, lang, check)),
            Err(problem) => fresh.problem(&problem),
        })
    })
    .await
}

async fn document(asked: ServerRequest) -> Response<Body> {
    let (lang, negotiated) = match language(&asked) {
        Ok(found) => found,
        Err(response) => return *response,
    };
    let snapshot = asked.snapshot.clone();
    off_thread(move || {
        let make = || {
            Packed::new(
                200,
                super::respond::JSON,
                Some(lang),
                to_bytes(&openapi::document(&snapshot.site, lang)),
            )
        };
        let mut response = snapshot.openapi[lang]
            .get_or_init(make)
            .answer(&asked.headers, asked.keep());
        if negotiated {
            response.headers_mut().append(
                header::VARY,
                header::HeaderValue::from_static("accept-language"),
            );
        }
        response
    })
    .await
}

async fn nothing(asked: ServerRequest) -> Response<Body> {
    let problem = Problem::unknown(
        "address",
        asked.uri.path(),
        openapi::ROUTES
            .iter()
            .map(|route| route.path.to_owned())
            .collect(),
    );
    Fresh::new(&asked.headers).problem(&problem)
}
