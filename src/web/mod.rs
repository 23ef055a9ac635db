//! The server: the site and the JSON API over one immutable snapshot of the library.
//! The only module that knows HTTP.
//!
//! Responses are made without a server (`cavillo_pages::web`, whose names are re-exported here).
//!
//! | module | what it holds |
//! |---|---|
//! | [`mod@router`] | the routes, and what surrounds every response |
//! | [`request`], [`handler`] | a request with its snapshot; answering it by the dispatcher |
//! | [`respond`], [`cache`], [`bulk`] | compression, ETags, cache headers; pages and large documents kept for others |
//! | [`api`], [`feed`], [`oembed`], [`card`], [`asset`] | what only a server has |
//! | `mcp`, `tools` | chat assistants: the Model Context Protocol, and what it offers |
//! | [`bundle`], [`device`] | the offline bundle; service worker and manifest |
//! | [`load`], [`reload`] | reading a site; swapping in a new snapshot |
//! | [`server`], [`connections`], [`pending`], [`limit`], [`jobs`] | sockets, timeouts, rate limits, threads |
//! | [`logs`], [`metrics`] | what an operator sees |
//! | [`export`] | the site as a folder |

pub mod api;
pub mod asset;
pub mod book;
pub mod bulk;
pub mod bundle;
pub mod cache;
pub mod card;
pub mod connections;
pub mod device;
pub mod export;
pub mod feed;
pub mod handler;
pub mod jobs;
pub mod limit;
pub mod load;
pub mod logs;
#[cfg(feature = "mcp")]
pub mod mcp;
pub mod metrics;
pub mod oembed;
pub mod pending;
pub mod reload;
pub mod request;
pub mod respond;
pub mod router;
pub mod server;
#[cfg(feature = "mcp")]
pub mod tools;

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use arc_swap::{ArcSwap, ArcSwapOption};
use axum::body::Bytes;

use crate::lang::ByLang;

pub use cavillo_pages::web::*;
pub use export::export_html;
pub use load::{Origin, site};
pub use router::router;
pub use server::{Options, serve};

/// A snapshot being served, with the things that are made from it once and cached.
#[derive(Debug)]
pub struct Snapshot {
    pure: cavillo_pages::web::Snapshot,
    /// Fingerprint of the program, the library and the base URL, equal on all replicas. A response depends
    /// only on its address, its language and the snapshot, so this tag and the language make a weak ETag
    /// for anything not rendered yet.
    pub tag: String,
    /// The cache of pages.
    cache: cache::Pages,
    /// The cache of large documents.
    bulk: bulk::Bulk,
    /// The page for a client over its limit: rendered once, so that repeating it is free.
    too_many: ByLang<OnceLock<Bytes>>,
    /// The offline bundle; `None` if this build has no WebAssembly program.
    offline: OnceLock<Option<bundle::Offline>>,
    worker: OnceLock<respond::Packed>,
    books: book::Books,
}

impl Snapshot {
    pub fn new(site: Site) -> Self {
        let pure = cavillo_pages::web::Snapshot::new(site);
        let made_of = [
            env!("CAVILLO_BUILD"),
            &pure.site.library.fingerprint,
            pure.site.base_url.as_deref().unwrap_or_default(),
        ];
        let tag = respond::short_hash(made_of.join("\n").as_bytes());
        let cache = cache::Pages::of(&pure.catalogue);
        Self {
            pure,
            tag,
            cache,
            bulk: bulk::Bulk::default(),
            too_many: ByLang::default(),
            offline: OnceLock::new(),
            worker: OnceLock::new(),
            books: book::Books::default(),
        }
    }
}

impl Deref for Snapshot {
    type Target = cavillo_pages::web::Snapshot;

    fn deref(&self) -> &Self::Target {
        &self.pure
    }
}

/// State shared by all requests: the current snapshot, and the operator's figures.
#[derive(Debug)]
pub struct Shared {
    snapshot: ArcSwap<Snapshot>,
    /// Problems for which the last reload was refused; `None` if it succeeded.
    refused: ArcSwapOption<Vec<String>>,
    stopping: AtomicBool,
    /// Whether authors are watching files: they want to see a change immediately, so browsers cache
    /// nothing.
    watching: bool,
    assets: respond::Assets,
    cards: Arc<card::Cards>,
    /// Watched folders, and since when; `None` if nothing is watched.
    watched: ArcSwapOption<reload::Watched>,
    pub limit: Arc<limit::Limit>,
    /// Jobs that take too long for the connection threads.
    pub jobs: jobs::Jobs,
    /// Memory of responses that wait for their readers.
    pub pending: pending::Pending,
    pub metrics: metrics::Metrics,
}

impl Shared {
    pub fn new(site: Site) -> Arc<Self> {
        Self::watching(site, false)
    }

    /// Like [`Shared::new`]; with `watching`, browsers are told to revalidate every time.
    pub fn watching(site: Site, watching: bool) -> Arc<Self> {
        Self::limited(site, watching, &limit::Rules::default())
    }

    /// Like [`Shared::new`], with limits for each client.
    pub fn limited(site: Site, watching: bool, rules: &limit::Rules) -> Arc<Self> {
        Self::around(Arc::new(Snapshot::new(site)), watching, rules)
    }

    /// Like [`Shared::new`], for an existing snapshot.
    pub fn around(snapshot: Arc<Snapshot>, watching: bool, rules: &limit::Rules) -> Arc<Self> {
        let shared = Self {
            snapshot: ArcSwap::from(snapshot),
            refused: ArcSwapOption::empty(),
            stopping: AtomicBool::new(false),
            watching,
            assets: respond::Assets::default(),
            cards: Arc::default(),
            watched: ArcSwapOption::empty(),
            limit: Arc::new(limit::Limit::new(rules)),
            jobs: jobs::Jobs::default(),
            pending: pending::Pending::default(),
            metrics: metrics::Metrics::new(),
        };
        shared.metrics.serving(&shared.snapshot());
        Arc::new(shared)
    }

    /// The current snapshot.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshot.load_full()
    }

    /// Replaces the snapshot; requests in progress finish on the old one.
    pub fn replace(&self, site: Site) {
        let snapshot = Arc::new(Snapshot::new(site));
        self.metrics.reloaded(true);
        self.metrics.serving(&snapshot);
        self.snapshot.store(snapshot);
        self.refused.store(None);
    }

    /// Records the problems of a refused reload, which only `/readyz` shows.
    pub fn refuse(&self, problems: Vec<String>) {
        self.metrics.reloaded(false);
        self.refused.store(Some(Arc::new(problems)));
    }

    /// Metrics for the operator, including the current snapshot.
    pub fn figures(&self) -> String {
        self.metrics.tell(&self.snapshot());
        self.metrics.text()
    }

    /// From now on `/readyz` tells load balancers to send no more requests.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }
}
