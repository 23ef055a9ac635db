//! A request to the server, and the snapshot it is answered from.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap};
use axum::http::request::Parts;
use axum::http::{Method, Response, Uri};

use super::jobs::Spent;
use super::respond::{Keep, too_many};
use super::{Shared, Snapshot, answer, url};
use crate::i18n;
use crate::lang::Lang;

/// A request and the snapshot that answers it.
#[derive(Debug)]
pub struct ServerRequest {
    pub method: Method,
    pub uri: Uri,
    pub headers: HeaderMap,
    pub shared: Arc<Shared>,
    pub snapshot: Arc<Snapshot>,
    /// The client that is charged for the work; `None` if it is not limited.
    pub client: Option<IpAddr>,
}

/// The client of a request, passed from the router to handlers.
#[derive(Clone, Copy, Debug)]
pub struct Asker(pub Option<IpAddr>);

impl FromRequestParts<Arc<Shared>> for ServerRequest {
    type Rejection = Infallible;
    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Self, Infallible> {
        let (method, uri, headers) = (
            parts.method.clone(),
            parts.uri.clone(),
            parts.headers.clone(),
        );
        Ok(Self {
            method,
            uri,
            headers,
            shared: shared.clone(),
            snapshot: shared.snapshot(),
            client: parts.extensions.get().and_then(|Asker(client)| *client),
        })
    }
}

impl ServerRequest {
    pub fn query(&self) -> Option<&str> {
        self.uri.query()
    }

    /// A parameter that is present and not empty.
    pub fn parameter(&self, name: &str) -> Option<String> {
        answer::parameter(self.query(), name)
    }

    /// The part of the path after a prefix, percent-decoded if it is valid UTF-8.
    pub fn rest(&self, prefix: &str) -> String {
        let rest = self.uri.path().strip_prefix(prefix).unwrap_or_default();
        url::unescape(rest).unwrap_or_else(|| rest.to_owned())
    }

    /// The language of the reader's browser.
    pub fn negotiated(&self) -> Lang {
        negotiated(&self.headers)
    }

    /// Absolute address prefix of this site, with the operator's base URL taking precedence.
    pub fn origin(&self) -> Option<String> {
        let host = self.headers.get(header::HOST)?.to_str().ok()?;
        (!host.is_empty() && is_host(host)).then(|| format!("http://{host}"))
    }

    /// The base URL of the operator, or the host name in the client's request.
    pub fn name(&self) -> String {
        let told = self.snapshot.site.base_url.clone();
        told.or_else(|| self.origin()).unwrap_or_default()
    }

    /// Runs work that may take milliseconds on another thread, such as rendering and compressing a page for
    /// the first time, so that no other request waits for it.
    pub async fn off_thread(
        self,
        answer: impl FnOnce(&Self) -> Response<Body> + Send + 'static,
    ) -> Response<Body> {
        let (shared, client) = (self.shared.clone(), self.client);
        let jobs = &shared.jobs;
        jobs.run(&shared.limit, client, move || answer(&self))
            .await
            .unwrap_or_else(|Spent(seconds)| too_many(seconds))
    }

    /// Like [`Self::answered`], for work on the whole library.
    pub async fn off_thread_long(
        self,
        answer: impl FnOnce(&Self) -> Response<Body> + Send + 'static,
    ) -> Response<Body> {
        let (shared, client) = (self.shared.clone(), self.client);
        let jobs = &shared.jobs;
        jobs.run_long(&shared.limit, client, move || answer(&self))
            .await
            .unwrap_or_else(|Spent(seconds)| too_many(seconds))
    }

    /// Cache policy for responses to this request.
    pub fn keep(&self) -> Keep {
        if self.shared.watching {
            Keep::Ask
        } else {
            Keep::Short
        }
    }
}

/// Whether a text is a host name or address with an optional port, without characters that could break out
/// of a document.
pub fn is_host(text: &str) -> bool {
    text.len() <= 255
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"-.:[]_".contains(&b))
}

/// The `Accept-Language` header of a request.
pub fn accepted(headers: &HeaderMap) -> Option<&str> {
    headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok())
}

/// The language of the reader's browser.
pub fn negotiated(headers: &HeaderMap) -> Lang {
    i18n::negotiate(accepted(headers))
}
