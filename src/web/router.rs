//! Which address is answered by whom. Handlers are short: they find what is asked for, let
//! [`super::pages`] or [`super::api`] make it, and let [`super::respond`] send it.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{DefaultBodyLimit, FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, Response, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::routing::get;
use serde_json::json;
use tokio::sync::Semaphore;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

use super::answer::{AtDesk, Question, language_of};
use super::catalogue::Page;
use super::metrics::Route;
use super::respond::{self, Fresh, Keep, Problem, redirect};
use super::{Shared, Snapshot, answer, api, card, cite, device, feed, linker, logs, oembed, pages, take, url};
use crate::i18n;
use crate::lang::Lang;
use crate::systems::{Desk, Tool};

/// The longest a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 120 } else { 10 });

/// So many problems of a refused reload are told; the log has them all.
const MOST_PROBLEMS: usize = 50;

/// The largest form that is read, bytes: a desk whose state has outgrown an address.
const MOST_SENT: usize = 256 * 1024;

/// What every answer says to the browser: nothing from elsewhere, nothing inline, no frame. The
/// one `unsafe` in it lets the library itself, compiled for browsers, run without a connection.
pub(super) const HARDENING: [(HeaderName, HeaderValue); 3] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin")),
];

/// The whole server as a service.
pub fn router(shared: Arc<Shared>) -> Router {
    // What other sites may read, as they may read the API.
    let open = Router::new()
        .route("/cite/{*id}", get(cited))
        .route("/{lang}/feed.atom", get(feed::atom))
        .route("/oembed", get(oembed::oembed))
        .route("/suggest", get(feed::suggest))
        .layer(api::open());
    let routes = Router::new()
        .route("/", get(root))
        .route("/assets/{*path}", get(asset))
        .route("/offline/{*path}", get(take::offline_file))
        .route("/{lang}/search", get(search))
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/sw.js", get(device::worker))
        .route("/manifest.webmanifest", get(device::manifest))
        .route("/robots.txt", get(feed::robots))
        .route("/sitemap.xml", get(feed::sitemap))
        .route("/opensearch.xml", get(feed::opensearch))
        .route(url::LINKER_SCRIPT, get(linker_script))
        .route("/card/{*path}", get(card::card))
        .fallback(page)
        .layer(DefaultBodyLimit::max(MOST_SENT))
        .merge(open)
        .merge(api::routes());
    guarded(routes, shared)
}

/// Routes with what stands around every one of them: no panic and no delay gets out unexplained.
fn guarded(routes: Router<Arc<Shared>>, shared: Arc<Shared>) -> Router {
    // As one layer, from the outside in: routes that are layered twice are put into a box twice for each request.
    let around = (
        from_fn_with_state(shared.clone(), finish),
        CatchPanicLayer::custom(|_| bare(StatusCode::INTERNAL_SERVER_ERROR)),
        TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE),
    );
    routes.layer(around).with_state(shared)
}

/// A request and the snapshot it is answered from.
#[derive(Debug)]
pub struct Asked {
    pub method: Method,
    pub uri: Uri,
    pub headers: HeaderMap,
    pub shared: Arc<Shared>,
    pub snapshot: Arc<Snapshot>,
}

impl FromRequestParts<Arc<Shared>> for Asked {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Infallible> {
        let (method, uri, headers) = (parts.method.clone(), parts.uri.clone(), parts.headers.clone());
        Ok(Self { method, uri, headers, shared: shared.clone(), snapshot: shared.snapshot() })
    }
}

impl Asked {
    pub fn query(&self) -> Option<&str> {
        self.uri.query()
    }

    /// The query, decoded.
    pub fn parameters(&self) -> Vec<(String, String)> {
        self.query().map(url::pairs).unwrap_or_default()
    }

    /// One parameter that is given and not empty.
    pub fn parameter(&self, name: &str) -> Option<String> {
        answer::parameter(self.query(), name)
    }

    /// What follows a prefix of the path, decoded; as it stands where it is no text.
    pub fn rest(&self, prefix: &str) -> String {
        let rest = self.uri.path().strip_prefix(prefix).unwrap_or_default();
        url::unescape(rest).unwrap_or_else(|| rest.to_owned())
    }

    /// The language of the reader's browser.
    pub fn negotiated(&self) -> Lang {
        negotiated(&self.headers)
    }

    /// This site as the reader calls it; an operator's base URL goes before it.
    pub fn origin(&self) -> Option<String> {
        let host = self.headers.get(header::HOST)?.to_str().ok()?;
        let plain = !host.is_empty() && host.len() < 256 && host.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b':' | b'[' | b']'));
        plain.then(|| format!("http://{host}"))
    }

    /// How long answers to this request may be kept.
    pub fn keep(&self) -> Keep {
        if self.shared.watching { Keep::Ask } else { Keep::Short }
    }
}

fn negotiated(headers: &HeaderMap) -> Lang {
    i18n::negotiate(headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
}

/// Runs what may take milliseconds (rendering and compressing a page for the first time) where it
/// keeps no other request waiting.
pub async fn off_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    // As many at once as there are cores: more would only keep each other, and everybody, waiting.
    static ROOM: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(2, usize::from)));
    let _permit = ROOM.acquire().await;
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => std::panic::resume_unwind(error.try_into_panic().unwrap_or_else(|error| Box::new(error.to_string()))),
    }
}

// ---- pages

async fn root(asked: Asked) -> Response<Body> {
    redirect(StatusCode::FOUND, &url::with_query(&url::home(asked.negotiated()), asked.query()), true)
}

/// Every page of the catalogue, and every address that is none.
async fn page(asked: Asked, body: Bytes) -> Response<Body> {
    let reads = asked.method == Method::GET || asked.method == Method::HEAD;
    let refused = || {
        let mut response = bare(StatusCode::METHOD_NOT_ALLOWED);
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET,HEAD"));
        response
    };
    let path = match url::unescape(asked.uri.path()) {
        Some(path) => path,
        None if reads => return off_thread(move || lost(&asked, asked.uri.path())).await,
        None => return refused(),
    };
    let snapshot = asked.snapshot.clone();
    let found = snapshot.catalogue.get(&path);
    if let Some((Page::Tool(Tool::Desk(desk)), lang)) = found.map(|(_, entry)| (&entry.page, entry.lang)) {
        let desk: &'static Desk = desk;
        if asked.method == Method::POST {
            return off_thread(move || at_desk(&asked, lang, desk, &String::from_utf8_lossy(&body))).await;
        }
        if reads && asked.query().is_some_and(|query| !query.is_empty()) {
            return off_thread(move || at_desk(&asked, lang, desk, asked.query().unwrap_or_default())).await;
        }
    }
    if let Some((Page::Linker, lang)) = found.map(|(_, entry)| (&entry.page, entry.lang)) {
        let sent = if reads { asked.query().map(str::to_owned) } else { Some(String::from_utf8_lossy(&body).into_owned()) };
        let text = sent.and_then(|sent| url::pairs(&sent).into_iter().find(|(name, _)| name == "text"));
        if let Some((_, text)) = text.filter(|_| reads || asked.method == Method::POST) {
            return pasted(asked, lang, text).await;
        }
    }
    if !reads {
        return refused();
    }
    let Some((number, entry)) = found else {
        let answer = move || match answer::astray(&asked.snapshot, &path, || asked.negotiated()) {
            Some(way) => {
                redirect(if way.lasting { StatusCode::PERMANENT_REDIRECT } else { StatusCode::FOUND }, &url::with_query(&way.to, asked.query()), !way.lasting)
            }
            None => lost(&asked, &path),
        };
        return off_thread(answer).await;
    };
    if let Some(question) = Question::of(&entry.page, asked.query()) {
        let (lang, held) = (entry.lang, snapshot.clone());
        let send = move || {
            let fresh = Fresh::new(&asked.headers).lang(lang).keep(asked.keep(), &held.tag).by_host(&held.site);
            fresh.html(|| question.html(&held.site, lang, asked.origin().as_deref()))
        };
        return off_thread(send).await;
    }
    match snapshot.kept.at_hand(number, &asked.headers, asked.keep()) {
        Some(answer) => answer,
        None => {
            let held = snapshot.clone();
            off_thread(move || held.kept.answer(&held.site, (number, &held.catalogue.entries()[number]), &asked.headers, asked.keep())).await
        }
    }
}

/// A desk in a state: the page, the state after a button of its form, or a table to take away.
fn at_desk(asked: &Asked, lang: Lang, desk: &'static Desk, given: &str) -> Response<Body> {
    let site = &asked.snapshot.site;
    let read = match answer::at_desk(site, lang, desk, given) {
        AtDesk::Go(address) => return redirect(StatusCode::SEE_OTHER, &address, false),
        AtDesk::Table(name, bytes) => {
            let mut response = Fresh::new(&asked.headers).lang(lang).send(respond::CSV, || (200, Bytes::from(bytes)));
            if let Ok(named) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
                response.headers_mut().insert(header::CONTENT_DISPOSITION, named);
            }
            return response;
        }
        AtDesk::State(read) => read,
    };
    let fresh = Fresh::new(&asked.headers).lang(lang);
    // The answer to what was sent depends on more than its address.
    let fresh = if asked.method == Method::POST { fresh } else { fresh.keep(asked.keep(), &asked.snapshot.tag).by_host(site) };
    fresh.html(|| pages::desk(site, lang, desk, &read, asked.origin().as_deref()))
}

/// A post with its citations linked. It is answered and forgotten.
async fn pasted(asked: Asked, lang: Lang, text: String) -> Response<Body> {
    off_thread(move || {
        let locate = |id: &str| cite::lead(&asked.snapshot, lang, id);
        let origin = asked.origin();
        let pasted = pages::Pasted { text: &text, origin: origin.as_deref(), locate: &locate };
        Fresh::new(&asked.headers).lang(lang).html(|| pages::linker(&asked.snapshot.site, lang, Some(&pasted)))
    })
    .await
}

/// `/linker.js`, for pages of other sites.
async fn linker_script(asked: Asked) -> Response<Body> {
    let mut response = Fresh::new(&asked.headers).keep(asked.keep(), &asked.snapshot.tag).send(respond::SCRIPT, || (200, Bytes::from(linker::script())));
    // A page may name it without asking whether it may read it.
    response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    response.headers_mut().insert(HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("cross-origin"));
    response
}

/// The page for an address that leads nowhere.
pub fn lost(asked: &Asked, path: &str) -> Response<Body> {
    let lang = language_of(path).unwrap_or_else(|| asked.negotiated());
    let trouble = answer::lost(&asked.snapshot, lang, path);
    let fresh = Fresh::new(&asked.headers).lang(lang);
    fresh.html(|| pages::error(&asked.snapshot.site, lang, &trouble))
}

/// A permalink: to the page in the reader's language, with the query it came with.
async fn cited(asked: Asked) -> Response<Body> {
    off_thread(move || led(&asked)).await
}

fn led(asked: &Asked) -> Response<Body> {
    let lang = asked.negotiated();
    let id = asked.rest("/cite/");
    match cite::locate(&asked.snapshot, lang, &id) {
        Ok(address) => {
            // Revisions of a node that went are not those of its successor.
            let moved = cite::successor(&asked.snapshot.site, &id).is_some();
            let query = asked.query().map(|query| query.split('&').filter(|part| !(moved && part.starts_with("rev="))).collect::<Vec<_>>().join("&"));
            redirect(StatusCode::FOUND, &url::with_query(&address, query.as_deref()), true)
        }
        Err(_) => lost(asked, &format!("/cite/{id}")),
    }
}

/// The search page: the one page whose content is a question.
async fn search(asked: Asked) -> Response<Body> {
    let Some(lang) = language_of(asked.uri.path()) else {
        return redirect(StatusCode::FOUND, &url::with_query(&format!("/{}/search", asked.negotiated()), asked.query()), true);
    };
    off_thread(move || {
        let query = answer::searched(asked.parameters());
        let fresh = Fresh::new(&asked.headers).lang(lang).keep(asked.keep(), &asked.snapshot.tag);
        fresh.html(|| {
            let (html, total) = pages::found(&asked.snapshot.site, lang, &query);
            if let Some(total) = total {
                asked.shared.metrics.searched("page", total);
            }
            html
        })
    })
    .await
}

async fn asset(asked: Asked) -> Response<Body> {
    let path = asked.rest("/assets/");
    match asked.shared.assets.get(&path) {
        Some((packed, keep)) => packed.answer(&asked.headers, keep),
        None => off_thread(move || lost(&asked, asked.uri.path())).await,
    }
}

// ---- health

/// The process answers.
async fn healthz(asked: Asked) -> Response<Body> {
    Fresh::new(&asked.headers).send(respond::TEXT, || (200, Bytes::from_static(b"ok\n")))
}

/// Whether requests should be sent here, and whether the last reload was refused.
async fn readyz(asked: Asked) -> Response<Body> {
    let ready = !asked.shared.stopping.load(Ordering::Relaxed);
    let reload = asked.shared.refused.load_full().map(|problems| {
        let shown = &problems[..problems.len().min(MOST_PROBLEMS)];
        json!({"failed": true, "problems": shown, "more": problems.len() - shown.len()})
    });
    let watching = asked.shared.watched.load_full();
    let body = respond::to_bytes(&json!({"ready": ready, "reload": reload, "watching": watching.as_deref()}));
    Fresh::new(&asked.headers).send(respond::JSON, || (if ready { 200 } else { 503 }, body))
}

// ---- around every answer

/// A status that [`finish`] turns into a page or a problem document.
pub fn bare(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// Whether nobody has said yet what went wrong: layers and extractors answer in bare words.
fn is_bare(response: &Response<Body>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    (response.status().is_client_error() || response.status().is_server_error()) && kind.is_none_or(|kind| kind.starts_with(b"text/plain"))
}

/// Refuses who asks too much, hardens every answer, explains bare errors, counts and logs: the path
/// without its query, and no address, so that nobody's questions stand beside anything that names him.
async fn finish(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response<Body> {
    let started = Instant::now();
    let _under_way = shared.metrics.begun();
    let snapshot = shared.snapshot();
    let (method, uri, route) = (request.method().clone(), request.uri().clone(), route(&snapshot, &request));
    let language = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let id = logs::request_id(request.headers());
    let mut response = match shared.limit.wait(&snapshot, &request) {
        // Which of two hosts was meant, nobody can tell.
        _ if request.headers().get_all(header::HOST).iter().nth(1).is_some() => bare(StatusCode::BAD_REQUEST),
        // What is announced as too large is not waited for.
        _ if announced(&request) > if request.uri().path().starts_with("/api/") { api::MAX_BODY } else { MOST_SENT } => bare(StatusCode::PAYLOAD_TOO_LARGE),
        None => {
            let asker = shared.limit.asker(&request);
            let response = next.run(request).await;
            // Too much waits already for readers who do not read.
            shared.pending.hold(asker, response).unwrap_or_else(|()| {
                let mut response = bare(StatusCode::SERVICE_UNAVAILABLE);
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
                response
            })
        }
        Some(seconds) => {
            shared.metrics.limited(&route);
            let mut response = bare(StatusCode::TOO_MANY_REQUESTS);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            response
        }
    };
    if is_bare(&response) {
        let headers = HeaderMap::from_iter(language.map(|language| (header::ACCEPT_LANGUAGE, language)));
        response = explained(&shared, &uri, &headers, &response);
    }
    for (name, value) in HARDENING {
        response.headers_mut().insert(name, value);
    }
    let (path, status, took, bytes) = (uri.path(), response.status().as_u16(), started.elapsed(), response.body().size_hint().exact().unwrap_or(0));
    shared.metrics.answered(&method, &route, status, took, bytes);
    let (name, ms) = (id.to_str().unwrap_or_default(), took.as_secs_f64() * 1000.0);
    match status {
        500 => tracing::error!(target: "cavillo::request", id = name, %method, %route, path, status, ms, bytes),
        400.. => tracing::info!(target: "cavillo::request", id = name, %method, %route, path, status, ms, bytes),
        _ => tracing::debug!(target: "cavillo::request", id = name, %method, %route, path, status, ms, bytes),
    }
    response.headers_mut().insert(logs::REQUEST_ID, id);
    response
}

/// How many bytes of a body a request announces.
fn announced(request: &Request) -> usize {
    request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok()).unwrap_or(0)
}

/// The pattern of the address, or of the kind of page; `none` for what is neither, so that there are
/// only so many.
fn route(snapshot: &Snapshot, request: &Request) -> Route {
    if let Some(matched) = request.extensions().get::<MatchedPath>() {
        return Route::Owned(matched.as_str().to_owned());
    }
    let page = url::unescape(request.uri().path()).and_then(|path| snapshot.catalogue.get(&path).map(|(_, entry)| entry.page.pattern()));
    Route::Borrowed(page.unwrap_or("none"))
}

/// A bare error as a page, or as a problem document for programs.
fn explained(shared: &Shared, uri: &Uri, headers: &HeaderMap, told: &Response<Body>) -> Response<Body> {
    let (path, status) = (uri.path(), told.status());
    let snapshot = shared.snapshot();
    let detail = match status {
        StatusCode::METHOD_NOT_ALLOWED => "this address takes no such method; `Allow` says which".to_owned(),
        StatusCode::PAYLOAD_TOO_LARGE => "the body is larger than 64 kB".to_owned(),
        StatusCode::SERVICE_UNAVAILABLE => "too many answers wait for their readers; `Retry-After` says when to go on".to_owned(),
        StatusCode::TOO_MANY_REQUESTS => "too many requests from one client; `Retry-After` says when to go on".to_owned(),
        StatusCode::REQUEST_TIMEOUT => format!("nothing came for {} seconds", PATIENCE.as_secs()),
        _ => status.canonical_reason().unwrap_or("error").to_lowercase(),
    };
    let mut response = if path.starts_with("/api/") {
        let code = status.canonical_reason().unwrap_or("error").to_lowercase().replace(' ', "-");
        let mut response = Fresh::new(headers).problem(&Problem::new(status.as_u16(), &code, detail));
        // Scripts of other sites read these, too: when to go on, above all.
        response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        response.headers_mut().insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("retry-after,x-request-id"));
        response
    } else {
        let lang = language_of(path).unwrap_or_else(|| negotiated(headers));
        let trouble = pages::Trouble { status: status.as_u16(), path: path.chars().take(200).collect(), near: Vec::new(), detail: None };
        // The page of a panic must not panic itself.
        let html = catch_unwind(AssertUnwindSafe(|| pages::error(&snapshot.site, lang, &trouble)));
        Fresh::new(headers)
            .lang(lang)
            .html(|| html.unwrap_or_else(|_| pages::Html { body: "<!DOCTYPE html><title>500</title><h1>500</h1>".into(), status: 500 }))
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
        let origin = super::super::Origin { files: crate::files::embedded(), sources: None, base_url: None, rulebook: None, index: None };
        let shared = Shared::new(origin.load().unwrap().0);
        let app = guarded(Router::new().route("/en/boom", get(boom)).route("/api/boom", get(boom)).route("/healthz", get(healthz)), shared);
        for (path, status, kind) in [("/en/boom", 500, respond::HTML), ("/api/boom", 500, respond::PROBLEM), ("/healthz", 200, respond::TEXT)] {
            let response = app.clone().oneshot(Request::get(path).body(Body::empty()).unwrap()).await.unwrap();
            assert_eq!((response.status().as_u16(), response.headers()[header::CONTENT_TYPE].to_str().unwrap()), (status, kind), "{path}");
            assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY), "{path}");
        }
    }

    #[test]
    fn bare_errors_are_told_from_explained_ones() {
        assert!(is_bare(&bare(StatusCode::NOT_FOUND)));
        assert!(!is_bare(&bare(StatusCode::FOUND)));
        assert!(!is_bare(&Fresh::new(&HeaderMap::new()).problem(&Problem::new(404, "x", "y"))));
    }
}
