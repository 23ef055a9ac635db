//! The handler of every address that [`super::dispatch`] knows: it answers from the cache or renders on a
//! separate thread, and sets the cache headers. Server-only addresses (assets, feeds, cards) have handlers
//! of their own.

use axum::body::{Body, Bytes};
use axum::http::header::{self, HeaderValue};
use axum::http::{Method, Response, StatusCode};

use super::answer::{self, language_of};
use super::dispatch::{Caching, LazyResponse, Reply, dispatch};
use super::request::{ServerRequest, accepted};
use super::respond::{Fresh, bare, redirect};
use super::{pages, request, url};

/// Answers from the snapshot alone. A cached page is sent immediately; anything else is looked up and
/// rendered on a blocking thread.
pub async fn answered(asked: ServerRequest, body: Bytes) -> Response<Body> {
    match at_hand(&asked) {
        Some(answer) => answer,
        None => asked.off_thread(move |asked| made(asked, &body)).await,
    }
}

/// A cached page of the catalogue, if the request has no parameters.
fn at_hand(asked: &ServerRequest) -> Option<Response<Body>> {
    let plain = matches!(asked.method, Method::GET | Method::HEAD)
        && asked.query().is_none_or(str::is_empty);
    let path = url::unescape(asked.uri.path()).filter(|_| plain)?;
    let (number, _) = asked.snapshot.catalogue.get(&path)?;
    asked
        .snapshot
        .cache
        .at_hand(number, &asked.headers, asked.keep())
}

/// The dispatcher's reply as an HTTP response.
fn made(asked: &ServerRequest, body: &Bytes) -> Response<Body> {
    let origin = asked.origin();
    match dispatch(
        &asked.snapshot,
        &pages_request(asked, origin.as_deref(), body),
    ) {
        Reply::Page(number) => page(asked, number),
        Reply::Response(response) => send(asked, &response),
        Reply::Redirect {
            status,
            to,
            negotiated,
        } => redirect(
            StatusCode::from_u16(status).unwrap_or(StatusCode::FOUND),
            &to,
            negotiated,
        ),
        Reply::Refused => {
            let mut response = bare(StatusCode::METHOD_NOT_ALLOWED);
            response
                .headers_mut()
                .insert(header::ALLOW, HeaderValue::from_static("GET,HEAD"));
            response
        }
        Reply::Elsewhere => lost(asked, asked.uri.path()),
    }
}

/// The properties of a request on which responses depend.
fn pages_request<'r>(
    asked: &'r ServerRequest,
    origin: Option<&'r str>,
    body: &'r [u8],
) -> cavillo_pages::web::request::Request<'r> {
    cavillo_pages::web::request::Request {
        method: asked.method.as_str(),
        path: asked.uri.path(),
        query: asked.query(),
        accept_language: accepted(&asked.headers),
        origin,
        body,
    }
}

/// A page of the catalogue, rendered if it is not cached.
fn page(asked: &ServerRequest, number: usize) -> Response<Body> {
    let snapshot = &asked.snapshot;
    if let Some(answer) = snapshot.cache.at_hand(number, &asked.headers, asked.keep()) {
        return answer;
    }
    snapshot.cache.answer(
        &snapshot.site,
        (number, &snapshot.catalogue.entries()[number]),
        &asked.headers,
        asked.keep(),
    )
}

/// A response for this request only, or 304 if the client already has it.
fn send(asked: &ServerRequest, made: &LazyResponse) -> Response<Body> {
    let snapshot = &asked.snapshot;
    // The client's ETag is checked only for successful responses.
    let ready = made.is_in_doubt().then(|| made.make(snapshot));
    let caching = if ready.as_ref().is_some_and(|body| body.status >= 300) {
        Caching::Nobody
    } else {
        made.caching
    };
    let kind = ready.as_ref().map_or(made.kind(), |body| body.kind);
    let fresh = Fresh::new(&asked.headers)
        .lang(made.lang)
        .negotiated(made.negotiated);
    let fresh = match caching {
        Caching::Nobody => fresh,
        Caching::Everybody => fresh.keep(asked.keep(), &snapshot.tag),
        Caching::SameHost => fresh
            .keep(asked.keep(), &snapshot.tag)
            .by_host(&snapshot.site),
    };
    let mut file = None;
    let mut response = fresh.send(kind, || {
        let body = ready.unwrap_or_else(|| made.make(snapshot));
        if let Some(found) = body.found {
            asked.shared.metrics.searched(
                if kind == super::respond::HTML {
                    "page"
                } else {
                    "api"
                },
                found,
            );
        }
        file = body.file;
        (body.status, Bytes::from(body.bytes))
    });
    if let Some(named) = file
        .and_then(|name| HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")).ok())
    {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, named);
    }
    response
}

/// The page for an unknown address.
pub fn lost(asked: &ServerRequest, path: &str) -> Response<Body> {
    let lang = language_of(path).unwrap_or_else(|| request::negotiated(&asked.headers));
    let trouble = answer::lost(&asked.snapshot, lang, path);
    Fresh::new(&asked.headers)
        .lang(lang)
        .html(|| pages::error(&asked.snapshot.site, lang, &trouble))
}
