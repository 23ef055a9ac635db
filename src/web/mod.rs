//! The site and the JSON API over one immutable snapshot of the library.
//! The only module that knows URLs, HTML and HTTP; it knows no rule and no game by name.
//!
//! A request is answered from a [`Snapshot`]: the [`Site`], the [`catalogue`] of its pages, and a
//! tag. What is answered is made in the pure half, which compiles without a server (feature
//! `pages`): [`answer`] says what an address leads to, [`pages`] makes what a person sees,
//! [`documents`] what a program reads; [`cite`] knows where an id leads, [`desk`] what the address
//! of a desk says, and [`offline`] answers a reader without a connection with all of these.
//! Around it stands the server: [`router`] says which address is answered by whom, [`respond`] how
//! an answer travels (compression, ETag, caching), [`kept`] what is kept of it for the next reader, [`api`] has the routes of programs, [`take`]
//! what a reader takes along, [`device`] how it stays there, [`reload`] when a new snapshot takes over, [`server`] how long all
//! of that runs, [`limit`] who asks too much, [`logs`] and [`metrics`] what an operator sees.

pub mod answer;
#[cfg(feature = "server")]
pub mod api;
#[cfg(feature = "server")]
pub mod card;
pub mod catalogue;
pub mod cite;
#[cfg(feature = "server")]
pub mod connections;
pub mod desk;
#[cfg(feature = "server")]
pub mod device;
pub mod documents;
#[cfg(feature = "server")]
pub mod export;
#[cfg(feature = "server")]
pub mod feed;
#[cfg(feature = "server")]
pub mod kept;
#[cfg(feature = "server")]
pub mod limit;
pub mod linker;
#[cfg(feature = "server")]
pub mod logs;
pub mod matrix;
#[cfg(feature = "server")]
pub mod metrics;
#[cfg(feature = "server")]
pub mod oembed;
pub mod offline;
#[cfg(feature = "server")]
pub mod openapi;
pub mod pages;
#[cfg(feature = "server")]
pub mod pending;
#[cfg(feature = "server")]
pub mod reload;
#[cfg(feature = "server")]
pub mod respond;
#[cfg(feature = "server")]
pub mod router;
#[cfg(feature = "server")]
pub mod server;
#[cfg(feature = "server")]
pub mod take;
pub mod url;

use std::collections::BTreeMap;
#[cfg(feature = "server")]
use std::path::{Path, PathBuf};
#[cfg(feature = "server")]
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(feature = "server")]
use std::sync::{Arc, OnceLock};

#[cfg(feature = "server")]
use arc_swap::{ArcSwap, ArcSwapOption};

use crate::files::Files;
use crate::library::Library;
use crate::search::Engine;
#[cfg(feature = "server")]
use crate::{
    kit::tables::Tables,
    lang::ByLang,
    library::{Passages, rulebook},
    problem::Problem,
    search::Had,
};

#[cfg(feature = "server")]
pub use export::export_html;
#[cfg(feature = "server")]
pub use router::router;
#[cfg(feature = "server")]
pub use server::{Options, serve};

/// What is read, before it is served: a library and its index.
#[derive(Debug)]
pub struct Site {
    pub library: Library,
    pub engine: Engine,
    /// `https://cavillo.example`, without a final slash; none until an operator says so.
    pub base_url: Option<String>,
    /// Where its content was read, for readers who take it along.
    pub files: Files,
    /// The addresses of the assets by their plain names.
    pub assets: BTreeMap<String, String>,
}

/// Where a site is read from.
#[cfg(feature = "server")]
#[derive(Clone, Debug)]
pub struct Origin {
    pub files: Files,
    /// Imported documents.
    pub sources: Option<PathBuf>,
    pub base_url: Option<String>,
    /// An operator's own figures.
    pub rulebook: Option<PathBuf>,
    /// Where search indexes are kept between starts; none keeps it in memory.
    pub index: Option<PathBuf>,
}

/// Reads an operator's rulebook; a broken one is refused whole.
#[cfg(feature = "server")]
fn tables(file: &Path) -> Result<Tables, String> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let (tables, problems) = rulebook(&name, &text);
    if problems.is_empty() { Ok(tables) } else { Err(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")) }
}

impl Site {
    /// A library and its index under the addresses of this program.
    #[cfg(feature = "server")]
    pub fn new(library: Library, engine: Engine, files: Files) -> Self {
        Self { library, engine, base_url: None, files, assets: pages::assets().collect() }
    }

    /// Loads a snapshot; content problems are returned beside it.
    ///
    /// # Errors
    /// When the place or the imported documents cannot be read at all.
    #[cfg(feature = "server")]
    pub fn load(origin: &Origin) -> Result<(Self, Vec<Problem>), String> {
        origin.files.check().map_err(|error| error.to_string())?;
        let passages = origin.sources.as_deref().map(Passages::read).transpose()?.unwrap_or_default();
        let tables = origin.rulebook.as_deref().map(tables).transpose()?.unwrap_or_default();
        // What is in the binary was judged when that was made.
        let load = if matches!(origin.files, Files::Embedded) { Library::judged } else { Library::load };
        let (library, problems) = load(&origin.files, tables, passages);
        let engine = match &origin.index {
            None => Engine::build(&library),
            Some(folder) => {
                let (engine, had) = Engine::kept(&library, folder);
                match had {
                    Had::Found => tracing::debug!("search index found in {}", folder.display()),
                    Had::Made => tracing::info!("search index made in {}", folder.display()),
                    Had::InMemory(why) => tracing::warn!("search index kept in memory only: {why}"),
                }
                engine
            }
        };
        let base_url = origin.base_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        Ok((Self { base_url, ..Self::new(library, engine, origin.files.clone()) }, problems))
    }

    /// An address with the site's own name before it, where the operator gave one.
    pub fn absolute(&self, path: String) -> String {
        match &self.base_url {
            Some(base) => format!("{base}{path}"),
            None => path,
        }
    }
}

/// One snapshot: what is served until the next good load replaces it.
#[derive(Debug)]
pub struct Snapshot {
    pub site: Site,
    pub catalogue: catalogue::Catalogue,
    /// Made of the program, the library and the base URL, so that replicas agree on it. An answer is
    /// a function of its address, its language and the snapshot: this tag and the language make a
    /// weak ETag for anything not rendered yet.
    #[cfg(feature = "server")]
    pub tag: String,
    /// Pages that were sent, for whoever asks next.
    #[cfg(feature = "server")]
    kept: kept::Pages,
    #[cfg(feature = "server")]
    ndjson: OnceLock<respond::Packed>,
    #[cfg(feature = "server")]
    ndjson_in: ByLang<OnceLock<respond::Packed>>,
    #[cfg(feature = "server")]
    openapi: ByLang<OnceLock<respond::Packed>>,
    /// What readers take along; nothing where this program has no half for their devices.
    #[cfg(feature = "server")]
    offline: OnceLock<Option<take::Offline>>,
    #[cfg(feature = "server")]
    worker: OnceLock<respond::Packed>,
}

impl Snapshot {
    #[cfg(feature = "server")]
    pub fn new(site: Site) -> Self {
        let catalogue = catalogue::Catalogue::of(&site);
        let made_of = [env!("CAVILLO_BUILD"), &site.library.fingerprint, site.base_url.as_deref().unwrap_or_default()];
        let tag = respond::short_hash(made_of.join("\n").as_bytes());
        let kept = kept::Pages::of(&catalogue);
        Self {
            site,
            catalogue,
            tag,
            kept,
            ndjson: OnceLock::new(),
            ndjson_in: ByLang::default(),
            openapi: ByLang::default(),
            offline: OnceLock::new(),
            worker: OnceLock::new(),
        }
    }

    #[cfg(not(feature = "server"))]
    pub fn new(site: Site) -> Self {
        Self { catalogue: catalogue::Catalogue::of(&site), site }
    }

    /// The day of the newest revision: what readers and operators call this library by.
    pub fn edition(&self) -> &str {
        self.site.library.history.revisions().iter().map(|revision| revision.date.as_str()).max().unwrap_or("none")
    }
}

/// What all requests share: the snapshot in force, and what an operator wants to know of it.
#[cfg(feature = "server")]
#[derive(Debug)]
pub struct Shared {
    snapshot: ArcSwap<Snapshot>,
    /// Why the last reload was refused; none when it was good.
    refused: ArcSwapOption<Vec<String>>,
    stopping: AtomicBool,
    /// Authors who watch want to see a change at once: nothing is cached then.
    watching: bool,
    assets: respond::Assets,
    cards: Arc<card::Cards>,
    /// What is watched, and since when; none where nothing is.
    watched: ArcSwapOption<reload::Watched>,
    pub limit: limit::Limit,
    /// Answers that wait for their readers.
    pub pending: pending::Pending,
    pub metrics: metrics::Metrics,
}

#[cfg(feature = "server")]
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
            limit: limit::Limit::new(rules),
            pending: pending::Pending::default(),
            metrics: metrics::Metrics::new(),
        };
        shared.metrics.taken(&shared.snapshot());
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
        self.metrics.taken(&snapshot);
        self.snapshot.store(snapshot);
        self.refused.store(None);
    }

    /// A bad load changes nothing but what `/readyz` says.
    pub fn refuse(&self, problems: Vec<String>) {
        self.metrics.reloaded(false);
        self.refused.store(Some(Arc::new(problems)));
    }

    /// What an operator asks for: the figures, and which snapshot is in force.
    pub fn figures(&self) -> String {
        self.metrics.tell(&self.snapshot());
        self.metrics.text()
    }

    /// From now on `/readyz` asks balancers to send nobody.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }
}
