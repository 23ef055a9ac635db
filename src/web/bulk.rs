//! Large documents made from the whole library, for crawlers, feed readers and other programs. Each is
//! built once per snapshot and host name, and cached compressed within a fixed amount of memory, so that no
//! client can fill the cache with made-up host names. For a client without compression it is decompressed;
//! concurrent clients share one decompressed copy.

use std::convert::Infallible;
use std::io::Read as _;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::body::{Body, Bytes};
use axum::http::Response;
use axum::http::header::{self, HeaderValue};
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use super::Snapshot;
use super::request::ServerRequest;
use super::respond::{ATOM, Coding, JSON, Label, NDJSON, XML};
use super::revisions::Scope;
use crate::lang::Lang;

/// Capacity of the cache, bytes: more than all documents need in both codings for one host name.
const ROOM: u64 = 8 << 20;

/// A large document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Document {
    /// The site map, or one part of it.
    SiteMap(Option<usize>),
    Feed(Lang, Scope),
    /// Every node, in one language or in all.
    Nodes(Option<Lang>),
    OpenApi(Lang),
}

impl Document {
    const fn mime(self) -> &'static str {
        match self {
            Self::SiteMap(_) => XML,
            Self::Feed(..) => ATOM,
            Self::Nodes(_) => NDJSON,
            Self::OpenApi(_) => JSON,
        }
    }

    const fn lang(self) -> Option<Lang> {
        match self {
            Self::SiteMap(_) => None,
            Self::Nodes(lang) => lang,
            // The feed itself states its language.
            Self::Feed(..) => None,
            Self::OpenApi(lang) => Some(lang),
        }
    }

    /// Whether the document contains the host name when only the client's request supplies it.
    const fn is_by_host(self) -> bool {
        matches!(self, Self::SiteMap(_) | Self::Feed(..))
    }
}

/// A document for one host name, in one coding.
type Key = (Document, Arc<str>, Coding);

#[derive(Clone, Debug)]
struct Kept {
    label: Arc<Label>,
    packed: Bytes,
    /// A decompressed document, shared while it is being sent.
    plain: Arc<Mutex<Weak<[u8]>>>,
}

impl Kept {
    fn new(label: Label, packed: Bytes) -> Self {
        Self {
            label: Arc::new(label),
            packed,
            plain: Arc::new(Mutex::new(Weak::<[u8; 0]>::new())),
        }
    }

    /// Decompresses a gzip document; all clients that are receiving it share one copy.
    fn plain(&self) -> Bytes {
        let mut sent = self.plain.lock().unwrap_or_else(PoisonError::into_inner);
        let plain = sent.upgrade().unwrap_or_else(|| {
            let plain: Arc<[u8]> = unpacked(&self.packed).into();
            *sent = Arc::downgrade(&plain);
            plain
        });
        Bytes::from_owner(plain)
    }
}

#[derive(Clone, Debug)]
struct ByBytes;

impl Weighter<Key, Kept> for ByBytes {
    fn weight(&self, key: &Key, kept: &Kept) -> u64 {
        // The key counts too: a host name is short, but there may be many.
        const AROUND: usize = 256;
        u64::try_from(kept.packed.len() + key.1.len() + AROUND).unwrap_or(u64::MAX)
    }
}

/// The cache of documents.
#[derive(Debug)]
pub struct Bulk(Cache<Key, Kept, ByBytes>);

impl Default for Bulk {
    fn default() -> Self {
        let options = OptionsBuilder::new()
            .shards(1)
            .estimated_items_capacity(64)
            .weight_capacity(ROOM)
            .build();
        match options {
            Ok(options) => Self(Cache::with_options(
                options,
                ByBytes,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            )),
            Err(error) => unreachable!("every option is given: {error}"),
        }
    }
}

/// Responds with a document: immediately if it is cached, otherwise after building it on a thread of its
/// own. `make` receives the host name of the site.
pub async fn answer(
    asked: ServerRequest,
    document: Document,
    make: impl FnOnce(&Snapshot, &str) -> Bytes + Send + 'static,
) -> Response<Body> {
    let coding = Coding::wanted(&asked.headers);
    let by_host = document.is_by_host() && asked.snapshot.site.base_url.is_none();
    let name: Arc<str> = if document.is_by_host() {
        asked.name().into()
    } else {
        Arc::default()
    };
    let known = match coding {
        Coding::Plain => None,
        packed => asked.snapshot.bulk.0.get(&(document, name.clone(), packed)),
    };
    let mut response = match known {
        Some(kept) => kept
            .label
            .answer(&asked.headers, coding, asked.keep(), || kept.packed),
        None => {
            asked
                .off_thread_long(move |asked| {
                    let kept = packed(&asked.snapshot, (document, name), coding, make);
                    kept.label
                        .answer(&asked.headers, coding, asked.keep(), || match coding {
                            Coding::Plain => kept.plain(),
                            _ => kept.packed.clone(),
                        })
                })
                .await
        }
    };
    if by_host {
        response
            .headers_mut()
            .append(header::VARY, HeaderValue::from_static("host"));
    }
    response
}

/// A document in a coding (gzip for clients without compression); built if it is not cached.
fn packed(
    snapshot: &Snapshot,
    (document, name): (Document, Arc<str>),
    coding: Coding,
    make: impl FnOnce(&Snapshot, &str) -> Bytes,
) -> Kept {
    let coding = match coding {
        Coding::Plain => Coding::Gzip,
        packed => packed,
    };
    let make = || {
        let plain = make(snapshot, &name);
        let label = Label::new(200, document.mime(), document.lang(), &plain);
        Ok::<_, Infallible>(Kept::new(label, coding.pack(&plain, true)))
    };
    let Ok(kept) = snapshot
        .bulk
        .0
        .get_or_insert_with(&(document, name.clone(), coding), make);
    kept
}

/// Decompresses data that we compressed with gzip.
fn unpacked(packed: &Bytes) -> Vec<u8> {
    let mut plain = Vec::with_capacity(packed.len() * 8);
    match flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut plain) {
        Ok(_) => plain,
        Err(error) => unreachable!("it was packed here: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_site_fill_no_memory() {
        let bulk = Bulk::default();
        for n in 0..200_000 {
            let name: Arc<str> = format!("http://{n:0>200}.example").into();
            let kept = Kept::new(Label::new(200, XML, None, b"x"), Bytes::from_static(b"x"));
            bulk.0
                .insert((Document::SiteMap(None), name, Coding::Br), kept);
        }
        assert!(bulk.0.weight() <= ROOM && bulk.0.len() < 30_000);
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let plain = Bytes::from("<url>".repeat(10_000));
        assert_eq!(unpacked(&Coding::Gzip.pack(&plain, true)), plain);
    }

    #[test]
    fn clients_without_compression_share_a_copy() {
        let plain = Bytes::from("<url>".repeat(10_000));
        let kept = Kept::new(
            Label::new(200, XML, None, &plain),
            Coding::Gzip.pack(&plain, true),
        );
        let (one, other) = (kept.plain(), kept.clone().plain());
        assert_eq!(one, plain);
        assert_eq!(one.as_ptr(), other.as_ptr());
        drop((one, other));
        assert!(kept.plain.lock().is_ok_and(|sent| sent.strong_count() == 0));
    }
}
