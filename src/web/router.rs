//! Server-only routes, and the layers around every response. Responses made from a snapshot alone are
//! dispatched by [`super::dispatch`] and sent by [`super::handler`].

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Response, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::routing::{MethodRouter, any, get, post};
use serde_json::json;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

use super::addresses::{self, ADDRESSES, Address, By, Cost, Method, Own};
use super::answer::language_of;
use super::connections::Refused;
use super::handler::{answered, lost};
use super::metrics::Route;
use super::request::{self, Asker, ServerRequest, negotiated};
use super::respond::{self, Fresh, HARDENING, Problem, bare, too_many};
use super::{
    Shared, Snapshot, api, book, bundle, card, device, feed, linker, logs, oembed, pages, url,
};

/// Maximum time of a request, including its body.
const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 120 } else { 10 });

/// Maximum number of problems of a refused reload that are shown; the log has all.
const MOST_PROBLEMS: usize = 50;

/// Maximum size of a form, bytes: for the state of a desk that is too long for an address.
const MOST_SENT: usize = 256 * 1024;

/// The whole server as a service: the routes of [`addresses::ADDRESSES`], and the pages of the catalogue.
pub fn router(shared: Arc<Shared>) -> Router {
    // CORS for some routes, none for others. The offline copy is exempt from PATIENCE, because its first
    // request waits until it is built.
    let (mut open, mut own, mut copy) = (Router::new(), Router::new(), Router::new());
    for address in ADDRESSES {
        let group = match address.by {
            By::Server(Own::Copy | Own::Worker) => &mut copy,
            _ if address.open => &mut open,
            _ => &mut own,
        };
        for path in address.routes() {
            *group = std::mem::take(group).route(&path, answers(address));
        }
    }
    let routes = own
        .fallback(answered)
        .layer(DefaultBodyLimit::max(MOST_SENT))
        .merge(open.layer((api::open(), DefaultBodyLimit::max(api::MAX_BODY))))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            PATIENCE,
        ))
        .merge(copy);
    guarded(routes, shared)
}

/// The handler of an address.
fn answers(address: &Address) -> MethodRouter<Arc<Shared>> {
    let own = match address.by {
        By::Nobody => return any(api::nothing),
        By::Everywhere => {
            return match address.method {
                Method::Get => get(answered),
                Method::Post => post(answered),
                Method::Any => any(answered),
            };
        }
        By::Server(own) => own,
    };
    match own {
        Own::Live => get(healthz),
        Own::Ready => get(readyz),
        Own::Asset => get(asset),
        Own::Card => get(card::card),
        Own::Copy => get(bundle::offline_file),
        Own::Worker => get(device::worker),
        Own::Manifest => get(device::manifest),
        Own::Robots => get(feed::robots),
        Own::Assistants => get(feed::assistants),
        Own::SiteMap => get(feed::sitemap),
        Own::Feed => get(feed::atom),
        Own::OpenSearch => get(feed::opensearch),
        Own::Suggest => get(feed::suggest),
        Own::Oembed => get(oembed::oembed),
        Own::LinkerScript => get(linker_script),
        Own::Book => get(book::book),
        Own::ApiPage => get(answered),
        Own::Nodes => get(api::ndjson),
        Own::CheckSchema => get(api::check),
        Own::OpenApi => get(api::document),
        Own::Mcp => assistants(),
    }
}

/// The handler of `/mcp`; a 404 in a build without the protocol.
fn assistants() -> MethodRouter<Arc<Shared>> {
    #[cfg(feature = "mcp")]
    return any(super::mcp::mcp);
    #[cfg(not(feature = "mcp"))]
    any(answered)
}

/// Whether an address is for programs: errors are problem documents, bodies are small.
fn is_for_programs(path: &str) -> bool {
    path.starts_with("/api/") || path == "/mcp"
}

/// Routes with the layers around them, so that every panic and refusal is explained.
fn guarded(routes: Router<Arc<Shared>>, shared: Arc<Shared>) -> Router {
    // As one layer, from outside to inside: each separate layer would box every route once per request.
    let around = (
        from_fn_with_state(shared.clone(), finish),
        CatchPanicLayer::custom(|_| bare(StatusCode::INTERNAL_SERVER_ERROR)),
    );
    routes.layer(around).with_state(shared)
}

// ---- what only a server has

/// `/linker.js`, for pages of other sites.
async fn linker_script(asked: ServerRequest) -> Response<Body> {
    let mut response = Fresh::new(&asked.headers)
        .keep(asked.keep(), &asked.snapshot.tag)
        .send(respond::SCRIPT, || {
            (
                200,
                Bytes::from(linker::script(&asked.snapshot.site.library.citations)),
            )
        });
    // A page may embed it even if it may not read it.
    response.headers_mut().insert(
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        HeaderValue::from_static("*"),
    );
    response.headers_mut().insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("cross-origin"),
    );
    response
}

async fn asset(asked: ServerRequest) -> Response<Body> {
    let path = asked.rest("/assets/");
    match asked.shared.assets.get(&path) {
        Some((packed, keep)) => packed.answer(&asked.headers, keep),
        None => {
            asked
                .off_thread(|asked| lost(asked, asked.uri.path()))
                .await
        }
    }
}

// ---- health

/// Liveness: the process answers.
async fn healthz(asked: ServerRequest) -> Response<Body> {
    Fresh::new(&asked.headers).send(respond::TEXT, || (200, Bytes::from_static(b"ok\n")))
}

/// Readiness: whether requests should be sent here, and whether the last reload was refused.
async fn readyz(asked: ServerRequest) -> Response<Body> {
    let ready = !asked.shared.stopping.load(Ordering::Relaxed);
    let reload = asked.shared.refused.load_full().map(|problems| {
        let shown = &problems[..problems.len().min(MOST_PROBLEMS)];
        json!({"failed": true, "problems": shown, "more": problems.len() - shown.len()})
    });
    let watching = asked.shared.watched.load_full();
    let body = respond::to_bytes(
        &json!({"ready": ready, "reload": reload, "watching": watching.as_deref()}),
    );
    Fresh::new(&asked.headers).send(respond::JSON, || (if ready { 200 } else { 503 }, body))
}

// ---- around every answer

/// Whether a response is still a bare error of a layer or an extractor.
fn is_bare(response: &Response<Body>) -> bool {
    let kind = response
        .headers()
        .get(header::CONTENT_TYPE)
        .map(HeaderValue::as_bytes);
    (response.status().is_client_error() || response.status().is_server_error())
        && kind.is_none_or(|kind| kind.starts_with(b"text/plain"))
}

/// Refuses requests over the limit, hardens every response, explains bare errors, counts and logs. The log
/// has the path without its query and no client address, so that no question can be linked to its reader.
async fn finish(
    State(shared): State<Arc<Shared>>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    let started = Instant::now();
    let _under_way = shared.metrics.begun();
    let snapshot = shared.snapshot();
    let (method, uri, route) = (
        request.method().clone(),
        request.uri().clone(),
        route(&snapshot, &request),
    );
    let language = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let id = logs::request_id(request.headers());
    let address = request
        .extensions()
        .get::<MatchedPath>()
        .and_then(|matched| addresses::of_pattern(method.as_str(), matched.as_str()));
    let asker = shared.limit.asker(&request);
    let counted = asker.filter(|_| is_counted(&snapshot, address, &request));
    request.extensions_mut().insert(Asker(asker));
    let allowed = counted.map_or(Ok(()), |client| shared.limit.ask(client));
    let mut response = match (allowed, refusal(&request)) {
        (Err(seconds), _) => too_many(seconds),
        (Ok(()), Some(status)) => bare(status),
        (Ok(()), None) => {
            let response = next.run(request).await;
            // Too many responses are waiting for clients that do not read.
            shared
                .pending
                .hold(asker, response)
                .unwrap_or_else(|()| bare(StatusCode::SERVICE_UNAVAILABLE))
        }
    };
    let status = response.status();
    if status == StatusCode::SERVICE_UNAVAILABLE && is_bare(&response) {
        response
            .headers_mut()
            .entry(header::RETRY_AFTER)
            .or_insert(HeaderValue::from_static("1"));
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        shared.metrics.limited(&route);
    }
    if is_bare(&response) {
        let headers =
            HeaderMap::from_iter(language.map(|language| (header::ACCEPT_LANGUAGE, language)));
        response = explained(&shared, &uri, &headers, &response);
        // Scripts of other sites read these headers too, above all Retry-After.
        if address.is_some_and(|address| address.open) {
            api::let_read(&mut response);
        }
    }
    for (name, value) in HARDENING.iter().cloned() {
        response.headers_mut().insert(name, value);
    }
    let limited = status == StatusCode::TOO_MANY_REQUESTS;
    if let Some(client) = counted.or(asker.filter(|_| limited)) {
        shared.limit.tell(client, response.headers_mut());
    }
    let (path, status, took, bytes) = (
        uri.path(),
        response.status().as_u16(),
        started.elapsed(),
        response.body().size_hint().exact().unwrap_or(0),
    );
    shared
        .metrics
        .answered(&method, &route, status, took, bytes);
    let (name, ms) = (id.to_str().unwrap_or_default(), took.as_secs_f64() * 1000.0);
    match status {
        500 => {
            tracing::error!(target: "cavillo::request", id = name, %method, %route, path, status, ms, bytes)
        }
        400.. => {
            tracing::info!(target: "cavillo::request", id = name, %method, %route, path, status, ms, bytes)
        }
        _ => {
            tracing::debug!(target: "cavillo::request", id = name, %method, %route, path, status, ms, bytes)
        }
    }
    response.headers_mut().insert(logs::REQUEST_ID, id);
    response
}

/// Whether a request is counted. An address that the table does not list is either a page, which is free
/// without parameters, or unknown, which is counted. So a new address is limited unless the table exempts
/// it.
fn is_counted(snapshot: &Snapshot, address: Option<&Address>, request: &Request) -> bool {
    let (path, asks) = (
        request.uri().path(),
        request.uri().query().is_some_and(|query| !query.is_empty()),
    );
    if !matches!(
        *request.method(),
        axum::http::Method::GET | axum::http::Method::HEAD
    ) {
        return *request.method() != axum::http::Method::OPTIONS;
    }
    let is_page = || url::unescape(path).is_some_and(|path| snapshot.catalogue.holds(&path));
    match address.map(|address| (address.cost, address.by)) {
        Some((Cost::Free, _)) => false,
        Some((Cost::Counted, _)) => true,
        Some((Cost::FreeIfThere, by)) => {
            let name = path.splitn(3, '/').nth(2).unwrap_or_default();
            asks || !match by {
                By::Server(Own::Asset) => super::asset::asset(name).is_some(),
                By::Server(Own::Copy) => bundle::holds(snapshot, name),
                _ => false,
            }
        }
        Some((Cost::FreeUnasked, By::Server(Own::ApiPage))) | None => asks || !is_page(),
        Some((Cost::FreeUnasked, _)) => asks,
    }
}

/// The status with which a request is refused before it is processed.
fn refusal(request: &Request) -> Option<StatusCode> {
    if let Some(Refused(status)) = request.extensions().get() {
        return Some(*status);
    }
    // With two hosts, or an invalid one, the intended host is unknown.
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let host = hosts.next();
    if hosts.next().is_some() || host.is_some_and(|host| !host.to_str().is_ok_and(request::is_host))
    {
        return Some(StatusCode::BAD_REQUEST);
    }
    // A body announced as too large is refused without waiting for it.
    let most = if is_for_programs(request.uri().path()) {
        api::MAX_BODY
    } else {
        MOST_SENT
    };
    (announced(request) > most).then_some(StatusCode::PAYLOAD_TOO_LARGE)
}

/// Announced length of the request body, in bytes.
fn announced(request: &Request) -> usize {
    request
        .headers()
        .get(header::CONTENT_LENGTH)
        .and_then(|length| length.to_str().ok()?.parse().ok())
        .unwrap_or(0)
}

/// The route pattern or the kind of page, and `none` otherwise, so that the number of labels is limited.
fn route(snapshot: &Snapshot, request: &Request) -> Route {
    if let Some(matched) = request.extensions().get::<MatchedPath>() {
        let pattern = addresses::of_pattern(request.method().as_str(), matched.as_str());
        return pattern.map_or_else(
            || Route::Owned(matched.as_str().to_owned()),
            |address| Route::Borrowed(address.path),
        );
    }
    let page = url::unescape(request.uri().path()).and_then(|path| {
        snapshot
            .catalogue
            .get(&path)
            .map(|(_, entry)| entry.page.pattern())
    });
    Route::Borrowed(page.unwrap_or("none"))
}

/// A bare error as a page, or as a problem document for programs.
fn explained(
    shared: &Shared,
    uri: &Uri,
    headers: &HeaderMap,
    told: &Response<Body>,
) -> Response<Body> {
    let (path, status) = (uri.path(), told.status());
    let snapshot = shared.snapshot();
    let detail = match status {
        StatusCode::METHOD_NOT_ALLOWED => super::documents::NO_METHOD.to_owned(),
        StatusCode::PAYLOAD_TOO_LARGE => "the body is larger than 64 kB".to_owned(),
        StatusCode::SERVICE_UNAVAILABLE => {
            "too many connections are open, or too many answers wait for their readers; `Retry-After` says when to go on".to_owned()
        }
        StatusCode::TOO_MANY_REQUESTS => {
            "too many requests from one client, or too much work for it; `RateLimit` says which, `Retry-After` when to go on".to_owned()
        }
        StatusCode::BAD_REQUEST => "the request has no `Host`, several, or one that is no name".to_owned(),
        StatusCode::REQUEST_TIMEOUT => format!("nothing came for {} seconds", PATIENCE.as_secs()),
        _ => status.canonical_reason().unwrap_or("error").to_lowercase(),
    };
    let mut response = if is_for_programs(path) {
        let code = status
            .canonical_reason()
            .unwrap_or("error")
            .to_lowercase()
            .replace(' ', "-");
        Fresh::new(headers).problem(&Problem::new(status.as_u16(), &code, detail))
    } else {
        let lang = language_of(path).unwrap_or_else(|| negotiated(headers));
        let is_limited = status == StatusCode::TOO_MANY_REQUESTS;
        let trouble = pages::Trouble {
            status: status.as_u16(),
            path: if is_limited {
                String::new()
            } else {
                path.chars().take(200).collect()
            },
            ..pages::Trouble::default()
        };
        // Rendering the error page of a panic must not panic.
        let render = || {
            catch_unwind(AssertUnwindSafe(|| {
                pages::error(&snapshot.site, lang, &trouble)
            }))
            .map_or_else(
                |_| Bytes::from_static(b"<!DOCTYPE html><title>500</title><h1>500</h1>"),
                |html| Bytes::from(html.body),
            )
        };
        let body = if is_limited {
            snapshot.too_many[lang].get_or_init(render).clone()
        } else {
            render()
        };
        Fresh::new(headers)
            .lang(lang)
            .send(respond::HTML, || (status.as_u16(), body))
    };
    *response.status_mut() = status;
    for name in [header::ALLOW, header::RETRY_AFTER] {
        if let Some(value) = told.headers().get(&name) {
            response.headers_mut().insert(name, value.clone());
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use tower::ServiceExt as _;

    #[tokio::test]
    async fn a_panic_is_a_page_or_a_problem_and_the_next_request_is_answered() {
        async fn boom(asked: ServerRequest) -> Response<Body> {
            asked.off_thread(|_| panic!("boom")).await
        }
        let origin = super::super::Origin {
            files: crate::files::embedded(),
            sources: None,
            base_url: None,
            rulebook: None,
            index: None,
        };
        let shared = Shared::new(origin.load().unwrap().0);
        let app = guarded(
            Router::new()
                .route("/en/boom", get(boom))
                .route("/api/boom", get(boom))
                .route("/healthz", get(healthz)),
            shared,
        );
        for (path, status, kind) in [
            ("/en/boom", 500, respond::HTML),
            ("/api/boom", 500, respond::PROBLEM),
            ("/healthz", 200, respond::TEXT),
        ] {
            let response = app
                .clone()
                .oneshot(Request::get(path).body(Body::empty()).unwrap())
                .await
                .unwrap();
            assert_eq!(
                (
                    response.status().as_u16(),
                    response.headers()[header::CONTENT_TYPE].to_str().unwrap()
                ),
                (status, kind),
                "{path}"
            );
            assert!(
                response
                    .headers()
                    .contains_key(header::CONTENT_SECURITY_POLICY),
                "{path}"
            );
        }
    }

    #[test]
    fn bare_errors_are_told_from_explained_ones() {
        assert!(is_bare(&bare(StatusCode::NOT_FOUND)));
        assert!(!is_bare(&bare(StatusCode::FOUND)));
        assert!(!is_bare(
            &Fresh::new(&HeaderMap::new()).problem(&Problem::new(404, "x", "y"))
        ));
    }
}
