//! The addresses of the JSON API that only the server answers: the whole library in one file, the schemas
//! of checks, and the OpenAPI description. [`super::dispatch`] answers all others.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, HeaderValue, Method, Response, header};
use tower_http::cors::{Any, CorsLayer};

use super::bulk::{self, Document};
pub use super::documents::*;
use super::operations::{self, Operation};
use super::request::ServerRequest;
use super::respond::{Fresh, to_bytes};
use super::{Site, Snapshot, openapi, url};
use crate::check::Check;
use crate::lang::Lang;

/// Maximum size of a check's input, in bytes.
pub const MAX_BODY: usize = 64 << 10;

/// Response headers that scripts of other sites may read.
const EXPOSED: [HeaderName; 6] = [
    header::ETAG,
    header::CONTENT_LANGUAGE,
    header::RETRY_AFTER,
    super::limit::POLICY,
    super::limit::LEFT,
    super::logs::REQUEST_ID,
];

/// CORS: any site may read, without credentials, which do not exist. Verdicts are requested by POST, which
/// changes nothing. The response is the same for every origin, so it does not vary by it.
pub fn open() -> CorsLayer {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::HEAD, Method::POST])
        .allow_headers([
            header::CONTENT_TYPE,
            header::IF_NONE_MATCH,
            // Sent by chat assistants that run in a browser.
            HeaderName::from_static("mcp-protocol-version"),
            HeaderName::from_static("mcp-method"),
            HeaderName::from_static("mcp-name"),
        ])
        .expose_headers(EXPOSED)
        .max_age(Duration::from_secs(86_400))
        .vary([])
}

/// Allows other sites to read a response that no handler made.
pub fn let_read(response: &mut Response<Body>) {
    let headers = response.headers_mut();
    headers.insert(
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        HeaderValue::from_static("*"),
    );
    let exposed = EXPOSED.each_ref().map(HeaderName::as_str).join(",");
    if let Ok(exposed) = HeaderValue::from_str(&exposed) {
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, exposed);
    }
}

// ---- handlers

/// The language of a response, and whether it was negotiated. Unknown query parameters are refused.
fn language(
    asked: &ServerRequest,
    operation: &Operation,
) -> Result<(Lang, bool), Box<Response<Body>>> {
    let strange = operation.strange(asked.query().map(url::pairs).unwrap_or_default());
    if !strange.is_empty() {
        let code = asked.parameter("lang").and_then(|code| code.parse().ok());
        let lang = code.unwrap_or_else(|| asked.negotiated());
        let problem = bad_parameters(&asked.snapshot.site, lang, strange);
        return Err(Box::new(
            Fresh::new(&asked.headers).lang(lang).problem(&problem),
        ));
    }
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
    operation: &Operation,
    answer: impl FnOnce(Lang, Fresh<'_>) -> Response<Body>,
) -> Response<Body> {
    match language(asked, operation) {
        Ok((lang, negotiated)) => answer(
            lang,
            Fresh::new(&asked.headers).lang(lang).negotiated(negotiated),
        ),
        Err(response) => *response,
    }
}

/// The whole library as NDJSON, one node and language per line.
pub async fn ndjson(asked: ServerRequest) -> Response<Body> {
    let lang = match language(&asked, &operations::NODES) {
        // Without `lang`: all languages.
        Ok((lang, negotiated)) => (!negotiated).then_some(lang),
        Err(response) => return *response,
    };
    bulk::answer(asked, Document::Nodes(lang), move |snapshot, _| {
        let langs = lang.as_ref().map_or(&Lang::ALL[..], std::slice::from_ref);
        ndjson_of(&snapshot.site, langs)
    })
    .await
}

/// Every node that is not superseded, one line per language.
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

/// The check named in a path, or the problem document.
fn named(asked: &ServerRequest) -> Result<&'static Check, Box<Problem>> {
    named_check(&asked.rest("/api/v1/checks/"))
}

/// A check with its schemas.
pub async fn check(asked: ServerRequest) -> Response<Body> {
    asked
        .off_thread(|asked| {
            with_language(asked, &operations::CHECK, |lang, fresh| {
                match named(asked) {
                    Ok(check) => fresh
                        .keep(asked.keep(), &asked.snapshot.tag)
                        .json(|| openapi::check_schema(&asked.snapshot.site, lang, check)),
                    Err(problem) => fresh.problem(&problem),
                }
            })
        })
        .await
}

/// The description of the API.
pub async fn document(asked: ServerRequest) -> Response<Body> {
    let (lang, negotiated) = match language(&asked, &operations::DOCUMENT) {
        Ok(found) => found,
        Err(response) => return *response,
    };
    let make =
        move |snapshot: &Snapshot, _: &str| to_bytes(&openapi::document(&snapshot.site, lang));
    let mut response = bulk::answer(asked, Document::OpenApi(lang), make).await;
    if negotiated {
        response
            .headers_mut()
            .append(header::VARY, HeaderValue::from_static("accept-language"));
    }
    response
}

/// Fallback for unknown addresses under `/api/`.
pub async fn nothing(asked: ServerRequest) -> Response<Body> {
    let problem = Problem::unknown(
        "address",
        asked.uri.path(),
        openapi::ROUTES
            .iter()
            .map(|route| route.path.clone())
            .collect(),
    );
    Fresh::new(&asked.headers).problem(&problem)
}
