//! The parts of a request on which a response depends.

use super::answer::parameter;
use super::url;
use crate::i18n;
use crate::lang::Lang;

/// A request, borrowed from its source.
#[derive(Clone, Copy, Debug, Default)]
pub struct Request<'r> {
    pub method: &'r str,
    /// As sent, not percent-decoded.
    pub path: &'r str,
    pub query: Option<&'r str>,
    pub accept_language: Option<&'r str>,
    /// The site's address in the client's request, `https://cavillo.example`.
    pub origin: Option<&'r str>,
    pub body: &'r [u8],
}

impl Request<'_> {
    /// Whether the method is safe.
    pub fn reads(&self) -> bool {
        matches!(self.method, "GET" | "HEAD")
    }

    /// The language of the reader's browser.
    pub fn negotiated(&self) -> Lang {
        i18n::negotiate(self.accept_language)
    }

    /// The query, decoded.
    pub fn parameters(&self) -> Vec<(String, String)> {
        self.query.map(url::pairs).unwrap_or_default()
    }

    /// A parameter that is present and not empty.
    pub fn parameter(&self, name: &str) -> Option<String> {
        parameter(self.query, name)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(self.body).into_owned()
    }
}
