//! The site and the JSON API over one immutable snapshot of the library.
//! The only module that knows URLs, HTML and HTTP; it knows no rule and no game by name.

pub mod pages;
pub mod url;

use std::path::PathBuf;

use crate::files::Files;
use crate::kit::tables::Tables;
use crate::library::{Library, Passages};
use crate::problem::Problem;
use crate::search::Engine;

/// One snapshot: what is served until the next good load replaces it.
#[derive(Debug)]
pub struct Site {
    pub library: Library,
    pub engine: Engine,
    /// `https://cavillo.example`, without a final slash; none until an operator says so.
    pub base_url: Option<String>,
}

/// Where a site is read from.
#[derive(Clone, Debug)]
pub struct Origin {
    pub files: Files,
    /// Imported documents.
    pub sources: Option<PathBuf>,
    pub base_url: Option<String>,
}

impl Site {
    /// Loads a snapshot; content problems are returned beside it.
    ///
    /// # Errors
    /// When the place or the imported documents cannot be read at all.
    pub fn load(origin: &Origin) -> Result<(Self, Vec<Problem>), String> {
        origin.files.check().map_err(|error| error.to_string())?;
        let passages = origin.sources.as_deref().map(Passages::read).transpose()?.unwrap_or_default();
        let (library, problems) = Library::load(&origin.files, Tables::default(), passages);
        let engine = Engine::build(&library);
        Ok((Self { library, engine, base_url: origin.base_url.clone() }, problems))
    }
}
