//! Routes that only a server has, and the layers around every response. Responses made from a snapshot
//! alone are dispatched by [`super::dispatch`] and sent by [`super::handler`].

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
use axum::routing::get;
use serde_json::json;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

use super::answer::language_of;
use super::handler::{answered, lost, off_thread};
use super::metrics::Route;
use super::request::{ServerRequest, negotiated};
use super::respond::{self, Fresh, HARDENING, Problem, bare};
use super::{Shared, Snapshot, api, bundle, card, device, feed, linker, logs, oembed, pages, url};

/// The longest a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 120 } else { 10 });

/// So many problems of a refused reload are told; the log has them all.
const MOST_PROBLEMS: usize = 50;

/// The largest form that is read, bytes: a desk whose state has outgrown an address.
const MOST_SENT: usize = 256 * 1024;

/// The whole server as a service.
pub fn router(shared: Arc<Shared>) -> Router {
    // What other sites may read, as they may read the API.
    let open = Router::new()
        .route("/cite/{*id}", get(answered))
        .route("/{lang}/feed.atom", get(feed::atom))
        .route("/oembed", get(oembed::oembed))
        .route("/suggest", get(feed::suggest))
        .layer(api::open());
    // Whoever asks first waits until the offline copy is made, which may take longer than PATIENCE.
    let copy = Router::new()
        .route("/offline/{*path}", get(bundle::offline_file))
        .route("/sw.js", get(device::worker));
    let routes = Router::new()
        .route("/", get(answered))
        .route("/assets/{*path}", get(asset))
        .route("/{lang}/search", get(answered))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/manifest.webmanifest", get(device::manifest))
        .route("/robots.txt", get(feed::robots))
        .route("/sitemap.xml", get(feed::sitemap))
        .route("/opensearch.xml", get(feed::opensearch))
        .route(url::LINKER_SCRIPT, get(linker_script))
        .route("/card/{*path}", get(card::card))
        .fallback(answered)
        .layer(DefaultBodyLimit::max(MOST_SENT))
        .merge(open)
        .merge(api::routes())
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            PATIENCE,
        ))
        .merge(copy);
    guarded(routes, shared)
}

/// Routes with what stands around every one of them: no panic and no refusal gets out unexplained.
fn guarded(routes: Router<Arc<Shared>>, shared: Arc<Shared>) -> Router {
    // As one layer, from the outside in: routes that are layered twice are put into a box twice for each request.
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
        .send(respond::SCRIPT, || (200, Bytes::from(linker::script())));
    // A page may name it without asking whether it may read it.
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
        None => off_thread(move || lost(&asked, asked.uri.path())).await,
    }
}

// ---- health

/// The process answers.
async fn healthz(asked: ServerRequest) -> Response<Body> {
    Fresh::new(&asked.headers).send(respond::TEXT, || (200, Bytes::from_static(b"ok\n")))
}

/// Whether requests should be sent here, and whether the last reload was refused.
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

/// Whether nobody has said yet what went wrong: layers and extractors answer in bare words.
fn is_bare(response: &Response<Body>) -> bool {
    let kind = response
        .headers()
        .get(header::CONTENT_TYPE)
        .map(HeaderValue::as_bytes);
    (response.status().is_client_error() || response.status().is_server_error())
        && kind.is_none_or(|kind| kind.starts_with(b"text/plain"))
}

/// Refuses who asks too much, hardens every answer, explains bare errors, counts and logs: the path
/// without its query, and no address, so that nobody's questions stand beside anything that names him.
async fn finish(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response<Body> {
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
    let mut response = match shared.limit.wait(&snapshot, &request) {
        // Which of two hosts was meant, nobody can tell.
        _ if request
            .headers()
            .get_all(header::HOST)
            .iter()
            .nth(1)
            .is_some() =>
        {
            bare(StatusCode::BAD_REQUEST)
        }
        // What is announced as too large is not waited for.
        _ if announced(&request)
            > if request.uri().path().starts_with("/api/") {
                api::MAX_BODY
            } else {
                MOST_SENT
            } =>
        {
            bare(StatusCode::PAYLOAD_TOO_LARGE)
        }
        None => {
            let asker = shared.limit.asker(&request);
            let response = next.run(request).await;
            // Too much waits already for readers who do not read.
            shared.pending.hold(asker, response).unwrap_or_else(|()| {
                let mut response = bare(StatusCode::SERVICE_UNAVAILABLE);
                response
                    .headers_mut()
                    .insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
                response
            })
        }
        Some(seconds) => {
            shared.metrics.limited(&route);
            let mut response = bare(StatusCode::TOO_MANY_REQUESTS);
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            response
        }
    };
    if is_bare(&response) {
        let headers =
            HeaderMap::from_iter(language.map(|language| (header::ACCEPT_LANGUAGE, language)));
        response = explained(&shared, &uri, &headers, &response);
    }
    for (name, value) in HARDENING {
        response.headers_mut().insert(name, value);
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

/// Number of bytes that a request announces for its body.
fn announced(request: &Request) -> usize {
    request
        .headers()
        .get(header::CONTENT_LENGTH)
        .and_then(|length| length.to_str().ok()?.parse().ok())
        .unwrap_or(0)
}

/// The pattern of the address, or of the kind of page; `none` for what is neither, so that there are
/// only so many.
fn route(snapshot: &Snapshot, request: &Request) -> Route {
    if let Some(matched) = request.extensions().get::<MatchedPath>() {
        return Route::Owned(matched.as_str().to_owned());
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
            "too many answers wait for their readers; `Retry-After` says when to go on".to_owned()
        }
        StatusCode::TOO_MANY_REQUESTS => {
            "too many requests from one client; `Retry-After` says when to go on".to_owned()
        }
        StatusCode::REQUEST_TIMEOUT => format!("nothing came for {} seconds", PATIENCE.as_secs()),
        _ => status.canonical_reason().unwrap_or("error").to_lowercase(),
    };
    let mut response = if path.starts_with("/api/") {
        let code = status
            .canonical_reason()
            .unwrap_or("error")
            .to_lowercase()
            .replace(' ', "-");
        let mut response =
            Fresh::new(headers).problem(&Problem::new(status.as_u16(), &code, detail));
        // Scripts of other sites read these, too: when to go on, above all.
        response.headers_mut().insert(
            header::ACCESS_CONTROL_ALLOW_ORIGIN,
            HeaderValue::from_static("*"),
        );
        response.headers_mut().insert(
            header::ACCESS_CONTROL_EXPOSE_HEADERS,
            HeaderValue::from_static("retry-after,x-request-id"),
        );
        response
    } else {
        let lang = language_of(path).unwrap_or_else(|| negotiated(headers));
        let trouble = pages::Trouble {
            status: status.as_u16(),
            path: path.chars().take(200).collect(),
            near: Vec::new(),
            detail: None,
        };
        // The page of a panic must not panic itself.
        let html = catch_unwind(AssertUnwindSafe(|| {
            pages::error(&snapshot.site, lang, &trouble)
        }));
        Fresh::new(headers).lang(lang).html(|| {
            html.unwrap_or_else(|_| pages::Html {
                body: "<!DOCTYPE html><title>500</title><h1>500</h1>".into(),
                status: 500,
            })
        })
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
        async fn boom() -> Response<Body> {
            off_thread(|| panic!("boom")).await
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
