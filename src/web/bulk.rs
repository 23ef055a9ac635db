//! Large documents: what is made of the whole library at once, for crawlers, readers of feeds and other
//! programs. Each is made once for each snapshot and name of the site, and kept as compressed bytes within
//! so much memory, so that no client can fill it with names. A client without compression gets it undone;
//! all such clients of a moment share one copy.

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

/// Room for large documents, bytes: more than all have in both codings under one name.
const ROOM: u64 = 8 << 20;

/// A large document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Document {
    /// The site map, or one of several.
    SiteMap(Option<usize>),
    Feed(Lang, Scope),
    /// Every node in one language or in all.
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
            // As their elements say.
            Self::Feed(..) => None,
            Self::OpenApi(lang) => Some(lang),
        }
    }

    /// Whether it says the site's name where nobody but the client says what that is.
    const fn is_by_host(self) -> bool {
        matches!(self, Self::SiteMap(_) | Self::Feed(..))
    }
}

/// A document under one name of the site, in one coding.
type Key = (Document, Arc<str>, Coding);

#[derive(Clone, Debug)]
struct Kept {
    label: Arc<Label>,
    packed: Bytes,
    /// The document as it was, while somebody is being sent it.
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

    /// What was packed with gzip, as it was: one copy for all who are being sent it.
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
        // What stands around the bytes counts as well: a name is short, but there may be many.
        const AROUND: usize = 256;
        u64::try_from(kept.packed.len() + key.1.len() + AROUND).unwrap_or(u64::MAX)
    }
}

/// Documents that were sent.
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

/// Answers with a document: at once where it is kept, else on a thread of its own. `make` gets the name
/// of the site.
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

/// A document in a coding, as gzip for clients that take none; made now if it is not kept.
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

/// What we packed with gzip, as it was.
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
