//! Logs, on stderr: a line for a person, or a JSON object for a
//! collector of logs.
//!
//! A request's line holds its id, method, route pattern, path, status, time and bytes. It never
//! holds a query, which is what a reader asked, nor an address, which is who: a reader of the logs
//! cannot put the two together.

use std::io::IsTerminal as _;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use tracing_subscriber::EnvFilter;

/// Names a request from the proxy to the log; given back with the answer.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Format of a log line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// For people: what went wrong, and what the server does.
    #[default]
    Text,
    /// For machines: each request besides.
    Json,
}

impl std::str::FromStr for Format {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err("expected text or json".to_owned()),
        }
    }
}

/// Writes from now on. `RUST_LOG` says what, as everywhere; where a caller set up a log of its own, that
/// one stays.
pub fn start(format: Format) {
    let usual = match format {
        Format::Text => "info",
        Format::Json => "info,cavillo::request=debug",
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| usual.into());
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    let _ = match format {
        Format::Text => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
        Format::Json => log
            .json()
            .flatten_event(true)
            .with_current_span(false)
            .with_span_list(false)
            .try_init(),
    };
}

/// Id of a request: the proxy's own for it, if that is a plain name, else a new one.
pub fn request_id(headers: &HeaderMap) -> HeaderValue {
    let plain = |value: &&HeaderValue| {
        (1..=64).contains(&value.len())
            && value
                .as_bytes()
                .iter()
                .all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(b))
    };
    match headers.get(REQUEST_ID).filter(plain) {
        Some(given) => given.clone(),
        None => HeaderValue::from_str(&new_id()).unwrap_or(HeaderValue::from_static("0")),
    }
}

/// A number that no other request of this or another process is likely to have: it need not be
/// secret, so that a counter stirred into a hash is enough.
fn new_id() -> String {
    use std::hash::{BuildHasher as _, RandomState};
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU64, Ordering};
    static SEED: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!(
        "{:016x}",
        SEED.hash_one(NEXT.fetch_add(1, Ordering::Relaxed))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_called_as_before_or_anew() {
        let id = |given: &str| {
            let headers = HeaderMap::from_iter(
                HeaderValue::from_str(given)
                    .ok()
                    .map(|value| (REQUEST_ID, value)),
            );
            request_id(&headers).to_str().unwrap().to_owned()
        };
        assert_eq!(id("edge-7_a.b"), "edge-7_a.b");
        for bad in ["", "a b", "\"x\"", "{}", "à", &"x".repeat(65)] {
            assert_eq!(id(bad).len(), 16, "{bad}");
        }
        assert_ne!(id(""), id(""));
    }
}
