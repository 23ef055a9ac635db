//! HTTP responses: content type, compression, ETag, caching. Bodies are complete, never streamed, so that
//! every response has a length and is compressed in one pass.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock};

use axum::body::{Body, Bytes};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Response, StatusCode};
use axum_extra::headers::{ETag, HeaderMapExt, IfNoneMatch};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{Site, asset, pages};
use crate::lang::Lang;

pub use super::documents::{
    ATOM, CSV, HTML, JSON, NDJSON, OPENSEARCH, PROBLEM, Problem, TEXT, XML,
};

pub const SCRIPT: &str = "text/javascript; charset=utf-8";
pub const WEBMANIFEST: &str = "application/manifest+json";
pub const SUGGESTIONS: &str = "application/x-suggestions+json";

/// Security headers of every response: nothing from other sites, no inline code except the one style text
/// of the page frame, no framing. The one `unsafe` source allows WebAssembly, for the offline copy.
pub static HARDENING: LazyLock<[(HeaderName, HeaderValue); 3]> = LazyLock::new(|| {
    let styles = BASE64.encode(Sha256::digest(pages::FRAME));
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-{styles}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    );
    [
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::try_from(policy)
                .unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'")),
        ),
        (
            header::X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ),
        (
            header::REFERRER_POLICY,
            HeaderValue::from_static("strict-origin-when-cross-origin"),
        ),
    ]
});

/// Cache policy: how long a response may be used without revalidation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// One minute; one week when the network is gone, as it is in many halls.
    Short,
    /// For ever, because the address contains a fingerprint of the content.
    Forever,
    /// Revalidate each time; an unchanged response is then a 304.
    Ask,
    /// Never, for errors and health checks.
    Never,
}

impl Keep {
    const fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Short => {
                "public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800"
            }
            Self::Forever => "public, max-age=31536000, immutable",
            Self::Ask => "no-cache",
            Self::Never => "no-store",
        })
    }
}

/// A content coding that the server supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coding {
    Br,
    Gzip,
    Plain,
}

impl Coding {
    /// The best coding that a client accepts (RFC 9110 §12.5.3): the higher weight; brotli if equal.
    pub fn wanted(headers: &HeaderMap) -> Self {
        let (br, gzip) = Self::weights(headers);
        if br > 0.0 && br >= gzip {
            Self::Br
        } else if gzip > 0.0 {
            Self::Gzip
        } else {
            Self::Plain
        }
    }

    /// For responses compressed once: gzip if equal, which comes out as small as brotli of the same effort
    /// in two thirds of the time (measured on search responses).
    fn quick(headers: &HeaderMap) -> Self {
        let (br, gzip) = Self::weights(headers);
        if gzip > 0.0 && gzip >= br {
            Self::Gzip
        } else {
            Self::wanted(headers)
        }
    }

    /// The weights that a client gives brotli and gzip; 0 means not acceptable.
    fn weights(headers: &HeaderMap) -> (f32, f32) {
        let (mut br, mut gzip, mut any) = (None, None, None);
        for part in headers
            .get_all(header::ACCEPT_ENCODING)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .take(20)
        {
            let (name, parameters) = part.split_once(';').unwrap_or((part, ""));
            let weight: f32 = parameters
                .trim()
                .strip_prefix("q=")
                .map_or(1.0, |q| q.trim().parse().unwrap_or(0.0));
            match name.trim() {
                name if name.eq_ignore_ascii_case("br") => br = Some(weight),
                name if name.eq_ignore_ascii_case("gzip") => gzip = Some(weight),
                "*" => any = Some(weight),
                _ => {}
            }
        }
        let weight = |own: Option<f32>| own.or(any).unwrap_or(0.0);
        (weight(br), weight(gzip))
    }

    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Br => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Plain => None,
        }
    }

    /// Compresses; `hard` for cached responses, lightly for those sent once.
    pub fn pack(self, body: &Bytes, hard: bool) -> Bytes {
        match self {
            Self::Br => brotli(body, if hard { 9 } else { 4 }),
            Self::Gzip => {
                let mut encoder = flate2::write::GzEncoder::new(
                    Vec::with_capacity(body.len() / 3),
                    flate2::Compression::new(if hard { 9 } else { 4 }),
                );
                match encoder.write_all(body).and_then(|()| encoder.finish()) {
                    Ok(out) => Bytes::from(out.into_boxed_slice()),
                    Err(_) => unreachable!("writing to memory does not fail"),
                }
            }
            Self::Plain => body.clone(),
        }
    }
}

/// The beginning of a fingerprint, enough to distinguish responses.
pub fn short_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes)[..8]
        .iter()
        .fold(String::new(), |mut out, byte| {
            let _ = write!(out, "{byte:02x}");
            out
        })
}

/// The media type of unknown binary data.
pub const OCTETS: &str = "application/octet-stream";

/// A body compressed with brotli, at a quality from 0 to 11.
pub fn brotli(body: &Bytes, quality: i32) -> Bytes {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality,
        // The window is no larger than the body, because the encoder's tables are its main cost.
        lgwin: i32::try_from(body.len().next_power_of_two().trailing_zeros())
            .unwrap_or(24)
            .clamp(10, 24),
        size_hint: body.len(),
        ..Default::default()
    };
    let mut out = Vec::with_capacity(body.len() / 3);
    match brotli::BrotliCompress(&mut &body[..], &mut out, &parameters) {
        // A cached body has no spare capacity.
        Ok(_) => Bytes::from(out.into_boxed_slice()),
        Err(_) => unreachable!("writing to memory does not fail"),
    }
}

/// Bodies smaller than this are not compressed, because they fit in one packet anyway.
const WORTH_PACKING: usize = 1200;

/// Metadata of a whole response: its length, type and ETag.
#[derive(Debug)]
pub struct Label {
    status: StatusCode,
    mime: HeaderValue,
    lang: Option<Lang>,
    /// The beginning of the fingerprint of the plain body.
    hash: String,
}

impl Label {
    pub fn new(status: u16, mime: &'static str, lang: Option<Lang>, plain: &[u8]) -> Self {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        Self {
            status,
            mime: HeaderValue::from_static(mime),
            lang,
            hash: short_hash(plain),
        }
    }

    /// ETags are strong, so each coding has its own (RFC 9110 §8.8.3).
    fn tag(&self, coding: Coding) -> String {
        coding.name().map_or_else(
            || format!("\"{}\"", self.hash),
            |name| format!("\"{}-{name}\"", self.hash),
        )
    }

    /// Whether the client already has this response.
    pub fn is_held(&self, request: &HeaderMap, coding: Coding) -> bool {
        unchanged(request, &self.tag(coding))
    }

    /// The response to a request; its body is computed only if the client does not have it yet.
    pub fn answer(
        &self,
        request: &HeaderMap,
        coding: Coding,
        keep: Keep,
        body: impl FnOnce() -> Bytes,
    ) -> Response<Body> {
        let held = self.is_held(request, coding);
        let mut response = Response::new(if held {
            Body::empty()
        } else {
            Body::from(body())
        });
        *response.status_mut() = if held {
            StatusCode::NOT_MODIFIED
        } else {
            self.status
        };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, self.mime.clone());
        describe(headers, coding, self.lang, Some(&self.tag(coding)), keep);
        response
    }
}

/// A whole cached response, with its compressed forms.
#[derive(Debug)]
pub struct Packed {
    label: Label,
    plain: Bytes,
    br: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

impl Packed {
    pub fn new(
        status: u16,
        mime: &'static str,
        lang: Option<Lang>,
        body: impl Into<Bytes>,
    ) -> Self {
        let plain: Bytes = body.into();
        Self {
            label: Label::new(status, mime, lang, &plain),
            plain,
            br: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    /// A response with an existing brotli form.
    pub fn ready(mime: &'static str, plain: Bytes, br: Bytes) -> Self {
        Self {
            br: OnceLock::from(br),
            ..Self::new(200, mime, None, plain)
        }
    }

    /// Number of bytes sent to a reader.
    pub fn sent(&self) -> usize {
        if self.is_worth_packing() {
            self.body(Coding::Br).len()
        } else {
            self.plain.len()
        }
    }

    fn is_worth_packing(&self) -> bool {
        let mime = self.label.mime.as_bytes();
        self.plain.len() >= WORTH_PACKING
            && !mime.starts_with(b"image/")
            && mime != super::pages::EPUB.as_bytes()
    }

    /// The uncompressed body.
    pub fn plain(&self) -> &Bytes {
        &self.plain
    }

    /// The body in a coding; compressed on first use.
    pub fn body(&self, coding: Coding) -> &Bytes {
        match coding {
            Coding::Br => self.br.get_or_init(|| coding.pack(&self.plain, true)),
            Coding::Gzip => self.gzip.get_or_init(|| coding.pack(&self.plain, true)),
            Coding::Plain => &self.plain,
        }
    }

    /// The answer to a request.
    pub fn answer(&self, request: &HeaderMap, keep: Keep) -> Response<Body> {
        let coding = if self.is_worth_packing() {
            Coding::wanted(request)
        } else {
            Coding::Plain
        };
        self.label
            .answer(request, coding, keep, || self.body(coding).clone())
    }
}

/// Whether the client already has this response.
fn unchanged(request: &HeaderMap, tag: &str) -> bool {
    request.contains_key(header::IF_NONE_MATCH)
        && match (request.typed_get::<IfNoneMatch>(), tag.parse::<ETag>()) {
            (Some(held), Ok(tag)) => !held.precondition_passes(&tag),
            _ => false,
        }
}

fn describe(
    headers: &mut HeaderMap,
    coding: Coding,
    lang: Option<Lang>,
    tag: Option<&str>,
    keep: Keep,
) {
    if let Some(name) = coding.name() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    if let Some(lang) = lang {
        headers.insert(
            header::CONTENT_LANGUAGE,
            HeaderValue::from_static(lang.code()),
        );
    }
    if let Some(tag) = tag.and_then(|tag| HeaderValue::from_str(tag).ok()) {
        headers.insert(header::ETAG, tag);
    }
    headers.insert(header::CACHE_CONTROL, keep.header());
    headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
}

/// A response made for one request.
#[derive(Debug)]
pub struct Fresh<'r> {
    request: &'r HeaderMap,
    lang: Option<Lang>,
    tag: Option<String>,
    keep: Keep,
    negotiated: bool,
    by_host: bool,
}

impl<'r> Fresh<'r> {
    /// A response that is not cached.
    pub fn new(request: &'r HeaderMap) -> Self {
        Self {
            request,
            lang: None,
            tag: None,
            keep: Keep::Never,
            negotiated: false,
            by_host: false,
        }
    }

    #[must_use]
    pub fn lang(mut self, lang: Lang) -> Self {
        self.lang = Some(lang);
        self
    }

    /// Marks the language as negotiated from the request headers.
    #[must_use]
    pub fn negotiated(mut self, negotiated: bool) -> Self {
        self.negotiated = negotiated;
        self
    }

    /// Marks the response as containing the host name that the client used, so that a cache does not give
    /// it to a client that uses another. Call it after [`Fresh::keep`].
    #[must_use]
    pub fn by_host(mut self, site: &Site) -> Self {
        if site.base_url.is_none() {
            self.by_host = true;
            let host = self
                .request
                .get(header::HOST)
                .map(|host| short_hash(host.as_bytes()))
                .unwrap_or_default();
            self.tag = self
                .tag
                .map(|tag| format!("{}-{host}\"", tag.trim_end_matches('"')));
        }
        self
    }

    /// Allows caching; `snapshot` is the snapshot's tag. The ETag is weak, because it is computed without
    /// the body.
    #[must_use]
    pub fn keep(mut self, keep: Keep, snapshot: &str) -> Self {
        self.tag = Some(format!(
            "W/\"{snapshot}-{}\"",
            self.lang.map_or("", Lang::code)
        ));
        self.keep = keep;
        self
    }

    /// Whether the client already has this response.
    pub fn is_held(&self) -> bool {
        self.tag
            .as_deref()
            .is_some_and(|tag| unchanged(self.request, tag))
    }

    /// The response; its body is made only if the client does not have it yet.
    pub fn send(self, mime: &'static str, make: impl FnOnce() -> (u16, Bytes)) -> Response<Body> {
        let held = self.is_held();
        let (status, body) = if held { (304, Bytes::new()) } else { make() };
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let coding = if mime.starts_with("image/") || body.len() < WORTH_PACKING {
            Coding::Plain
        } else {
            Coding::quick(self.request)
        };
        let mut response = Response::new(Body::from(coding.pack(&body, false)));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(mime));
        // Only successful responses are cached.
        let (tag, keep) = if status.is_success() || held {
            (self.tag.as_deref(), self.keep)
        } else {
            (None, Keep::Never)
        };
        describe(headers, coding, self.lang, tag, keep);
        if self.negotiated {
            headers.append(header::VARY, HeaderValue::from_static("accept-language"));
        }
        if self.by_host {
            headers.append(header::VARY, HeaderValue::from_static("host"));
        }
        response
    }

    /// A page.
    pub fn html(self, make: impl FnOnce() -> pages::Html) -> Response<Body> {
        self.send(HTML, || {
            let html = make();
            (html.status, Bytes::from(html.body))
        })
    }

    /// A JSON document.
    pub fn json<T: Serialize>(self, make: impl FnOnce() -> T) -> Response<Body> {
        self.send(JSON, || (200, to_bytes(&make())))
    }

    /// A problem document (RFC 9457).
    pub fn problem(self, problem: &Problem) -> Response<Body> {
        self.send(PROBLEM, || (problem.status, to_bytes(problem)))
    }
}

/// Serialises directly into the response buffer.
pub fn to_bytes<T: Serialize>(value: &T) -> Bytes {
    let mut out = Vec::with_capacity(8192);
    match serde_json::to_writer(&mut out, value) {
        Ok(()) => Bytes::from(out),
        Err(error) => unreachable!("our types serialise: {error}"),
    }
}

/// A redirect; `negotiated` if it depends on the reader.
pub fn redirect(status: StatusCode, location: &str, negotiated: bool) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    // Addresses consist of known ids and the client's own query, which contains no line end.
    let Ok(location) = HeaderValue::from_str(location) else {
        return redirect(StatusCode::FOUND, "/", true);
    };
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::LOCATION, location);
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("public, max-age=60"),
    );
    if negotiated {
        headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    }
    response
}

/// A bare status, which the router turns into a page or a problem document.
pub fn bare(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// A refusal because of the rate limit, with the seconds to wait.
pub fn too_many(seconds: u64) -> Response<Body> {
    let mut response = bare(StatusCode::TOO_MANY_REQUESTS);
    response
        .headers_mut()
        .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// The response that sends a file. A text is compressed as small as possible, because that is done once for
/// all readers: the stylesheet becomes 6 % smaller than in a response that is rendered.
pub fn packed(asset: &asset::Asset) -> Packed {
    const DENSEST: i32 = 11;
    static DENSE: [OnceLock<Bytes>; asset::COUNT] = [const { OnceLock::new() }; asset::COUNT];
    let plain = Bytes::copy_from_slice(&asset.bytes);
    if asset.mime.starts_with("text/") {
        let dense = DENSE[asset.number].get_or_init(|| brotli(&plain, DENSEST));
        Packed::ready(asset.mime, plain, dense.clone())
    } else {
        Packed::new(200, asset.mime, None, plain)
    }
}

/// Compresses the files that pages need.
pub fn compress() {
    for address in asset::offline() {
        if let Some(asset) = address.strip_prefix("/assets/").and_then(asset::asset) {
            packed(&asset);
        }
    }
}

/// Requested assets, compressed once. Their number is that of the embedded files.
#[derive(Debug, Default)]
pub struct Assets(RwLock<HashMap<String, Arc<Packed>>>);

impl Assets {
    /// `path` is the part after `/assets/`. Only an address with a fingerprint is cached for ever; without
    /// one, the same address may have other content after an update.
    pub fn get(&self, path: &str) -> Option<(Arc<Packed>, Keep)> {
        if let Some(kept) = self
            .0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(path)
        {
            return Some((kept.clone(), Keep::Forever));
        }
        let asset = asset::asset(path)?;
        let packed = Arc::new(packed(&asset));
        if asset.hash.is_empty() || !path.contains(&asset.hash) {
            return Some((packed, Keep::Ask));
        }
        self.0
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(path.to_owned(), packed.clone());
        Some((packed, Keep::Forever))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn codings_are_negotiated() {
        for (header, want) in [
            ("gzip, deflate, br, zstd", Coding::Br),
            ("gzip", Coding::Gzip),
            ("br;q=0.1, gzip;q=0.5", Coding::Gzip),
            ("br;q=0, gzip;q=0", Coding::Plain),
            ("*", Coding::Br),
            ("*, br;q=0", Coding::Gzip),
            ("identity", Coding::Plain),
            ("br;q=x", Coding::Plain),
            ("", Coding::Plain),
        ] {
            assert_eq!(
                Coding::wanted(&asking(header::ACCEPT_ENCODING, header)),
                want,
                "{header}"
            );
        }
    }

    #[test]
    fn each_coding_has_its_own_tag_and_a_held_one_is_304() {
        let packed = Packed::new(200, HTML, Some(Lang::It), "a".repeat(5000));
        let tag = |headers: &HeaderMap| {
            packed.answer(headers, Keep::Short).headers()[header::ETAG]
                .to_str()
                .unwrap()
                .to_owned()
        };
        let br = tag(&asking(header::ACCEPT_ENCODING, "br"));
        let plain = tag(&HeaderMap::new());
        assert_ne!(br, plain);
        for (held, want) in [
            (plain.clone(), 304),
            (format!("W/{plain}"), 304),
            ("*".to_owned(), 304),
            (format!("\"x\", {plain}"), 304),
            (br, 200),
            ("\"".to_owned(), 200),
        ] {
            assert_eq!(
                packed
                    .answer(&asking(header::IF_NONE_MATCH, &held), Keep::Short)
                    .status(),
                want,
                "{held}"
            );
        }
        assert!(packed.body(Coding::Br).len() < 100 && packed.body(Coding::Gzip).len() < 100);
    }

    #[test]
    fn a_held_fresh_answer_is_not_made_again() {
        let headers = asking(header::IF_NONE_MATCH, "W/\"s-it\"");
        let response = Fresh::new(&headers)
            .lang(Lang::It)
            .keep(Keep::Short, "s")
            .send(JSON, || panic!("made"));
        assert_eq!(response.status(), 304);
        let response = Fresh::new(&headers)
            .lang(Lang::En)
            .keep(Keep::Short, "s")
            .send(JSON, || (200, Bytes::new()));
        assert_eq!(response.status(), 200);
    }
}
