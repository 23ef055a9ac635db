//! The library as browsers run it without a connection.

use std::borrow::Cow;

use axum::body::Bytes;

use super::{Site, Snapshot};

/// What a device has to fetch, as JSON; none in a build without the part for browsers.
pub fn manifest(_: &Snapshot) -> Option<Bytes> {
    None
}

/// The program for browsers and what it reads; none in a build without it.
pub fn parts(_: &Site) -> Option<(Cow<'static, [u8]>, Vec<u8>)> {
    None
}
