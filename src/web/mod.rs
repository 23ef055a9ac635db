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

/// A snapshot as it is served, with what is made of it once and kept.
#[derive(Debug)]
pub struct Snapshot {
    pure: cavillo_pages::web::Snapshot,
    /// Made of the program, the library and the base URL, so that replicas agree on it. An answer is
    /// a function of its address, its language and the snapshot: this tag and the language make a
    /// weak ETag for anything not rendered yet.
    pub tag: String,
    /// Pages that were sent, for the next request.
    cache: cache::Pages,
    /// Large documents that were sent.
    bulk: bulk::Bulk,
    /// The page for a client that asks too much: rendered once, so that it costs nothing to repeat.
    too_many: ByLang<OnceLock<Bytes>>,
    /// The offline bundle; none where this program was built without its WebAssembly half.
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

/// State that all requests share: the snapshot in force, and the figures an operator wants of it.
#[derive(Debug)]
pub struct Shared {
    snapshot: ArcSwap<Snapshot>,
    /// Problems for which the last reload was refused; none when it was good.
    refused: ArcSwapOption<Vec<String>>,
    stopping: AtomicBool,
    /// Authors who watch want to see a change at once: nothing is cached then.
    watching: bool,
    assets: respond::Assets,
    cards: Arc<card::Cards>,
    /// Folders under watch, and since when; none where nothing is watched.
    watched: ArcSwapOption<reload::Watched>,
    pub limit: Arc<limit::Limit>,
    /// Work that takes longer than an answer may keep others waiting.
    pub jobs: jobs::Jobs,
    /// Answers that wait for their readers.
    pub pending: pending::Pending,
    pub metrics: metrics::Metrics,
}

impl Shared {
    pub fn new(site: Site) -> Arc<Self> {
        Self::watching(site, false)
    }

    /// As [`Shared::new`]; with `watching`, browsers are told to ask again each time.
    pub fn watching(site: Site, watching: bool) -> Arc<Self> {
        Self::limited(site, watching, &limit::Rules::default())
    }

    /// The same for clients that may ask only so much.
    pub fn limited(site: Site, watching: bool, rules: &limit::Rules) -> Arc<Self> {
        Self::around(Arc::new(Snapshot::new(site)), watching, rules)
    }

    /// The same over a snapshot that is there already.
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

    /// The snapshot in force.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshot.load_full()
    }

    /// A good load takes over; requests under way end on the old one.
    pub fn replace(&self, site: Site) {
        let snapshot = Arc::new(Snapshot::new(site));
        self.metrics.reloaded(true);
        self.metrics.serving(&snapshot);
        self.snapshot.store(snapshot);
        self.refused.store(None);
    }

    /// A bad load changes nothing but what `/readyz` says.
    pub fn refuse(&self, problems: Vec<String>) {
        self.metrics.reloaded(false);
        self.refused.store(Some(Arc::new(problems)));
    }

    /// Figures for the operator: metrics, and the snapshot in force.
    pub fn figures(&self) -> String {
        self.metrics.tell(&self.snapshot());
        self.metrics.text()
    }

    /// From now on `/readyz` asks balancers to send nobody.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }
}
