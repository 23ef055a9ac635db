//! Helpers of the tests: the embedded site, loaded once, and a response as a client receives it.

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request};
use cavillo::files::embedded;
use cavillo::web::limit::Rules;
use cavillo::web::{Origin, Shared, Site, Snapshot};
use http_body_util::BodyExt as _;
use scraper::Html;
use serde_json::Value;
use tower::ServiceExt as _;

/// The base URL of the site that has one.
pub const BASE: &str = "https://cavillo.example";

/// The embedded library without a base URL.
pub static PLAIN: LazyLock<Arc<Snapshot>> = LazyLock::new(|| Arc::new(Snapshot::new(site(None))));

/// The same library with [`BASE`] as its base URL.
pub static NAMED: LazyLock<Arc<Snapshot>> =
    LazyLock::new(|| Arc::new(Snapshot::new(site(Some(&format!("{BASE}/"))))));

/// Returns a server for one of these sites.
pub fn serving(snapshot: &Arc<Snapshot>) -> Arc<Shared> {
    Shared::around(snapshot.clone(), false, &Rules::default())
}

/// The embedded library loaded again, for tests that change it.
pub fn site(base_url: Option<&str>) -> Site {
    let origin = Origin {
        files: embedded(),
        sources: None,
        base_url: base_url.map(str::to_owned),
        rulebook: None,
        index: None,
    };
    origin.load().expect("the embedded library is there").0
}

/// A response as a client sees it.
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    /// Returns the first header with a name, or an empty text.
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().expect("ASCII"))
    }
    /// Returns all headers with a name, joined.
    pub fn all(&self, name: &str) -> String {
        self.headers
            .get_all(name)
            .iter()
            .map(|value| value.to_str().expect("ASCII"))
            .collect::<Vec<_>>()
            .join(", ")
    }
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("UTF-8")
    }
    pub fn html(&self) -> Html {
        Html::parse_document(self.text())
    }
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

/// Builds a request with these headers.
pub fn request(
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: impl Into<Body>,
) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(body.into()).expect("a request")
}

/// Sends a request to a server and returns its response.
pub async fn send(router: Router, request: Request<Body>) -> Answer {
    let (parts, body) = router
        .oneshot(request)
        .await
        .expect("infallible")
        .into_parts();
    let body = body.collect().await.expect("whole").to_bytes().to_vec();
    Answer {
        status: parts.status.as_u16(),
        headers: parts.headers,
        body,
    }
}
