//! The routes of the JSON API. What they answer is made in [`super::documents`].

use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, Response, StatusCode, header};
use axum::routing::{any, get};
use tower_http::cors::{Any, CorsLayer};

pub use super::documents::*;
use super::respond::{Coding, Fresh, Packed, redirect, to_bytes};
use super::router::{Asked, off_thread};
use super::{Shared, Site, cite, matrix, openapi, url};
use crate::check::Check;
use crate::lang::Lang;
use crate::library::Found;
use crate::systems;

/// The largest input of a check.
pub const MAX_BODY: usize = 64 << 10;

/// The routes of the API. [`openapi`] lists the same ones; a test compares them.
pub fn routes() -> Router<std::sync::Arc<Shared>> {
    Router::new()
        .route("/api/v1/search", get(search))
        .route("/api/v1/nodes.ndjson", get(ndjson))
        .route("/api/v1/nodes/{*id}", get(node))
        .route("/api/v1/cite/{*key}", get(cited))
        .route("/api/v1/checks", get(checks))
        .route("/api/v1/checks/{id}", get(check).post(judge))
        .route("/api/v1/matrices/{id}", get(matrix))
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
        .expose_headers([header::ETAG, header::CONTENT_LANGUAGE, header::RETRY_AFTER, super::logs::REQUEST_ID])
        .max_age(Duration::from_secs(86_400))
        .vary([])
}

// ---- handlers

/// The language an answer is in, and whether it was negotiated.
fn language(asked: &Asked) -> Result<(Lang, bool), Box<Response<Body>>> {
    match asked.parameter("lang") {
        None => Ok((asked.negotiated(), true)),
        Some(code) => match code.parse() {
            Ok(lang) => Ok((lang, false)),
            Err(_) => {
                let lang = asked.negotiated();
                Err(Box::new(Fresh::new(&asked.headers).lang(lang).problem(&not_a_language(&asked.snapshot.site, lang, code))))
            }
        },
    }
}

/// Runs a handler that needs a language.
fn with_language(asked: &Asked, answer: impl FnOnce(Lang, Fresh<'_>) -> Response<Body>) -> Response<Body> {
    match language(asked) {
        Ok((lang, negotiated)) => answer(lang, Fresh::new(&asked.headers).lang(lang).negotiated(negotiated)),
        Err(response) => *response,
    }
}

async fn search(asked: Asked) -> Response<Body> {
    off_thread(move || found(&asked)).await
}

fn found(asked: &Asked) -> Response<Body> {
    with_language(asked, |lang, fresh| {
        let site = &asked.snapshot.site;
        match Searched::read(site, lang, asked.parameters()) {
            Ok(searched) => {
                let fresh = fresh.keep(asked.keep(), &asked.snapshot.tag);
                fresh.send(JSON, || {
                    (
                        200,
                        searched.ask(lang, |request| {
                            let found = search_json(site, request);
                            asked.shared.metrics.searched("api", found.total);
                            to_bytes(&found)
                        }),
                    )
                })
            }
            Err(problem) => fresh.problem(&problem),
        }
    })
}

async fn node(asked: Asked) -> Response<Body> {
    off_thread(move || {
        with_language(&asked, |lang, fresh| {
            let site = &asked.snapshot.site;
            let id = asked.rest("/api/v1/nodes/");
            if let Some(next) = cite::successor(site, &id) {
                return redirect(StatusCode::PERMANENT_REDIRECT, &url::with_query(&format!("/api/v1/nodes/{next}"), asked.query()), false);
            }
            match site.library.find(&id) {
                Ok(Found::Node(node)) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| node_json(site, lang, node)),
                Ok(_) => fresh.problem(&no_node(&id)),
                Err(lost) => fresh.problem(&Problem::unknown("node", &id, lost.near)),
            }
        })
    })
    .await
}

async fn cited(asked: Asked) -> Response<Body> {
    off_thread(move || {
        with_language(&asked, |lang, fresh| {
            let site = &asked.snapshot.site;
            let key = asked.rest("/api/v1/cite/");
            let key = cite::successor(site, &key).map_or(key, ToString::to_string);
            match site.library.find(&key) {
                Ok(found) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| cite::cite_json(site, lang, &found)),
                Err(lost) => fresh.problem(&Problem::unknown("id", &key, lost.near)),
            }
        })
    })
    .await
}

/// The whole library, a node and language on each line. Made once for each snapshot and choice of
/// languages.
async fn ndjson(asked: Asked) -> Response<Body> {
    let lang = match asked.parameter("lang").map(|code| code.parse::<Lang>()) {
        None => None,
        Some(Ok(lang)) => Some(lang),
        Some(Err(_)) => return with_language(&asked, |_, _| unreachable!("the language was refused")),
    };
    let (snapshot, coding) = (asked.snapshot.clone(), Coding::wanted(&asked.headers));
    off_thread(move || {
        let (place, langs) = match &lang {
            None => (&snapshot.ndjson, &Lang::ALL[..]),
            Some(lang) => (&snapshot.ndjson_in[*lang], std::slice::from_ref(lang)),
        };
        let packed = place.get_or_init(|| Packed::new(200, NDJSON, lang, ndjson_of(&snapshot.site, langs)));
        packed.body(coding);
        packed.answer(&asked.headers, asked.keep())
    })
    .await
}

/// Every node that is not superseded, a line for each language.
pub fn ndjson_of(site: &Site, langs: &[Lang]) -> Bytes {
    let mut out = Vec::new();
    for node in site.library.content.nodes.iter().filter(|node| node.attributes.superseded.is_none()) {
        for lang in langs {
            out.extend_from_slice(&to_bytes(&node_json(site, *lang, node)));
            out.push(b'\n');
        }
    }
    Bytes::from(out)
}

async fn checks(asked: Asked) -> Response<Body> {
    off_thread(move || with_language(&asked, |lang, fresh| fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| checks_json(&asked.snapshot.site, lang))))
        .await
}

/// The check a path names, or the problem to answer with.
fn named(asked: &Asked) -> Result<&'static Check, Box<Problem>> {
    named_check(&asked.rest("/api/v1/checks/"))
}

async fn check(asked: Asked) -> Response<Body> {
    off_thread(move || {
        with_language(&asked, |lang, fresh| match named(&asked) {
            Ok(check) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| openapi::check_schema(&asked.snapshot.site, lang, check)),
            Err(problem) => fresh.problem(&problem),
        })
    })
    .await
}

async fn judge(asked: Asked, body: Bytes) -> Response<Body> {
    off_thread(move || {
        with_language(&asked, |lang, fresh| {
            let site = &asked.snapshot.site;
            match named(&asked).and_then(|check| judged(site, lang, check, &body)) {
                Ok(verdict) => fresh.json(|| verdict_json(site, lang, &verdict)),
                Err(problem) => fresh.problem(&problem),
            }
        })
    })
    .await
}

async fn matrix(asked: Asked) -> Response<Body> {
    off_thread(move || {
        with_language(&asked, |lang, fresh| {
            let site = &asked.snapshot.site;
            let id = asked.rest("/api/v1/matrices/");
            let Some((matrix, check)) = systems::matrix(&id).and_then(|matrix| Some((matrix, matrix.check()?))) else {
                return fresh.problem(&no_matrix(&id));
            };
            let read = circumstances(matrix, check, asked.parameters());
            match read.and_then(|input| matrix::fill(matrix, check, &site.library.tables, &input).map(|filled| (input, filled))) {
                Ok((input, filled)) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| matrix_json(site, lang, matrix, check, &input, &filled)),
                Err(faults) => fresh.problem(&faults_json(site, lang, check, &faults)),
            }
        })
    })
    .await
}

async fn document(asked: Asked) -> Response<Body> {
    let (lang, negotiated) = match language(&asked) {
        Ok(found) => found,
        Err(response) => return *response,
    };
    let snapshot = asked.snapshot.clone();
    off_thread(move || {
        let make = || Packed::new(200, super::respond::JSON, Some(lang), to_bytes(&openapi::document(&snapshot.site, lang)));
        let mut response = snapshot.openapi[lang].get_or_init(make).answer(&asked.headers, asked.keep());
        if negotiated {
            response.headers_mut().append(header::VARY, header::HeaderValue::from_static("accept-language"));
        }
        response
    })
    .await
}

async fn nothing(asked: Asked) -> Response<Body> {
    let problem = Problem::unknown("address", asked.uri.path(), openapi::ROUTES.iter().map(|route| route.path.to_owned()).collect());
    Fresh::new(&asked.headers).problem(&problem)
}
