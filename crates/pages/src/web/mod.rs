//! Pages and JSON documents, made from one immutable [`Snapshot`]: the [`Site`] and the [`catalogue`] of
//! its pages. This module knows URLs and HTML; it knows no server, no rule and no game by
//! name.
//!
//! | module | what it holds |
//! |---|---|
//! | [`addresses`] | who answers each address, what it costs, what describes it |
//! | [`mod@dispatch`], [`request`], [`answer`] | which address leads to what |
//! | [`catalogue`], [`url`] | every page by its path; every address |
//! | [`pages`], [`blocks`], [`given`] | HTML pages; written text as HTML; what a form was given |
//! | [`documents`], [`openapi`], [`operations`] | the JSON API and its description |
//! | [`revisions`] | what was revised last, of the whole library or of a part |
//! | [`strict`] | JSON that a client sends, read without guessing |
//! | [`titles`] | titles of checks and tables |
//! | [`cite`], [`linker`] | where an id leads; citations found in other texts |
//! | [`desk`], [`matrix`] | the state of a desk in its address; a check asked for every pair |
//! | [`offline`] | the offline bundle, and answers from it |

pub mod addresses;
pub mod answer;
pub mod blocks;
pub mod catalogue;
pub mod cite;
pub mod desk;
pub mod dispatch;
pub mod documents;
pub mod given;
pub mod linker;
pub mod matrix;
pub mod offline;
pub mod openapi;
pub mod operations;
pub mod pages;
pub mod request;
pub mod revisions;
pub mod strict;
pub mod titles;
pub mod url;

use std::collections::BTreeMap;

use crate::files::Files;
use crate::lang::Lang;
use crate::library::Library;
use crate::search::Search;

/// A site that is loaded but not yet served: a library and its index.
#[derive(Debug)]
pub struct Site {
    pub library: Library,
    pub engine: Box<dyn Search>,
    /// `https://cavillo.example`, without a final slash; `None` without a base URL.
    pub base_url: Option<String>,
    /// The files from which its content was read, for the offline copy.
    pub files: Files,
    /// The addresses of the assets, by their plain names.
    pub assets: BTreeMap<String, String>,
    /// Whether an offline copy is available.
    pub copy: bool,
    /// The page about the API ([`pages::api`]), if the API is available.
    pub api: Option<fn(&Self, Lang) -> pages::Html>,
}

impl Site {
    /// An address with the base URL before it, if there is one.
    pub fn absolute(&self, path: String) -> String {
        match &self.base_url {
            Some(base) => format!("{base}{path}"),
            None => path,
        }
    }
}

/// One snapshot: it is served until the next valid one replaces it.
#[derive(Debug)]
pub struct Snapshot {
    pub site: Site,
    pub catalogue: catalogue::Catalogue,
}

impl Snapshot {
    pub fn new(site: Site) -> Self {
        Self {
            catalogue: catalogue::Catalogue::of(&site),
            site,
        }
    }

    /// The day of the newest revision, which readers and operators use as the name of this library.
    pub fn edition(&self) -> &str {
        match self.site.library.edition().date.as_str() {
            "" => "none",
            date => date,
        }
    }
}
