//! A request to the server, and the snapshot it is answered from.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap};
use axum::http::request::Parts;
use axum::http::{Method, Uri};

use super::respond::Keep;
use super::{Shared, Snapshot, answer, url};
use crate::i18n;
use crate::lang::Lang;

/// A request and the snapshot it is answered from.
#[derive(Debug)]
pub struct ServerRequest {
    pub method: Method,
    pub uri: Uri,
    pub headers: HeaderMap,
    pub shared: Arc<Shared>,
    pub snapshot: Arc<Snapshot>,
}

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
        })
    }
}

impl ServerRequest {
    pub fn query(&self) -> Option<&str> {
        self.uri.query()
    }

    /// One parameter that is given and not empty.
    pub fn parameter(&self, name: &str) -> Option<String> {
        answer::parameter(self.query(), name)
    }

    /// Rest of the path after a prefix, decoded; undecoded where it is no text.
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
        let plain = !host.is_empty()
            && host.len() < 256
            && host.bytes().all(|b| {
                b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b':' | b'[' | b']')
            });
        plain.then(|| format!("http://{host}"))
    }

    /// Cache policy of responses to this request.
    pub fn keep(&self) -> Keep {
        if self.shared.watching {
            Keep::Ask
        } else {
            Keep::Short
        }
    }
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
