//! Logs on stderr: a line of text for people, or a JSON object for a log collector.
//!
//! The log entry of a request holds its id, method, route pattern, path, status, time and bytes. It never
//! holds the query, which is what a reader asked, nor the client's address, which is who asked, so that
//! nobody can link the two.

use std::io::IsTerminal as _;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use tracing_subscriber::EnvFilter;

/// Header with a request id, passed from the proxy to the log and returned with the response.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Format of a log line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// For people: errors, and what the server does.
    #[default]
    Text,
    /// For machines: also each request.
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

/// Starts logging. `RUST_LOG` selects what is logged, as usual. If the caller has already set up a log,
/// that one is kept.
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

/// Id of a request: the one from the proxy if it is a plain name, otherwise a new one.
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

/// A number that is probably unique among all requests of all processes. It need not be secret, so a hashed
/// counter is enough.
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
