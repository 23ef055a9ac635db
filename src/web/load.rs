//! Loading a site: the folders it is read from, and the problems that prevent serving it.

use std::fmt;
use std::path::{Path, PathBuf};

use axum::http::uri::Authority;

use super::request::is_host;
use super::{Site, asset, bundle, pages};
use crate::files::Files;
use crate::kit::tables::Tables;
use crate::library::{Library, Passages, rulebook};
use crate::problem::Problem;
use crate::search::{Engine, IndexState};

/// The places from which a site is read.
#[derive(Clone, Debug)]
pub struct Origin {
    pub files: Files,
    /// Imported documents.
    pub sources: Option<PathBuf>,
    pub base_url: Option<String>,
    /// An operator's own figures.
    pub rulebook: Option<PathBuf>,
    /// Folder in which search indexes are kept between starts; `None` keeps the index in memory.
    pub index: Option<PathBuf>,
}

/// Reads an operator's rulebook; a rulebook with any fault is refused.
fn tables(file: &Path) -> Result<Tables, String> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let (tables, problems) = rulebook(&name, &text);
    if problems.is_empty() {
        Ok(tables)
    } else {
        Err(problems
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n"))
    }
}

/// A library and its index, with the addresses of this program.
pub fn site(library: Library, engine: Engine, files: Files) -> Site {
    Site {
        library,
        engine: Box::new(engine),
        base_url: None,
        files,
        assets: asset::assets().collect(),
        copy: bundle::is_there(),
        api: Some(pages::api),
    }
}

/// Parses the base URL that an operator gives: scheme and host, with an optional port.
///
/// # Errors
/// What is wrong with it.
pub fn base_url(text: &str) -> Result<String, String> {
    const WANTED: &str =
        "expected http:// or https:// and a host, such as https://rules.example.org";
    let (scheme, rest) = text.split_once("://").ok_or(WANTED)?;
    if !matches!(scheme, "http" | "https") {
        return Err(WANTED.to_owned());
    }
    let name = rest.strip_suffix('/').unwrap_or(rest);
    if name.contains(['?', '#']) {
        return Err("a query or a fragment has no place in it".to_owned());
    }
    if name.contains('@') {
        return Err("a user's name has no place in it".to_owned());
    }
    if name.contains('/') {
        return Err(
            "a path below the host is not supported: links lead to `/`; give the site a host of its own"
                .to_owned(),
        );
    }
    let authority: Authority = name.parse().map_err(|_| WANTED)?;
    let port = name[authority.host().len()..].strip_prefix(':');
    if authority.host().is_empty()
        || !is_host(name)
        || (name.len() > authority.host().len() && port.is_none_or(|p| p.parse::<u16>().is_err()))
    {
        return Err(WANTED.to_owned());
    }
    Ok(format!("{scheme}://{name}"))
}

impl Origin {
    /// Loads a site; content problems are returned with it.
    ///
    /// # Errors
    /// When the folder or the imported documents cannot be read at all.
    pub fn load(&self) -> Result<(Site, Vec<Problem>), String> {
        self.files.check().map_err(|error| error.to_string())?;
        let passages = self
            .sources
            .as_deref()
            .map(Passages::read)
            .transpose()?
            .unwrap_or_default();
        let tables = self
            .rulebook
            .as_deref()
            .map(tables)
            .transpose()?
            .unwrap_or_default();
        // The embedded content was audited when the binary was built.
        let load = if matches!(self.files, Files::Embedded(_)) {
            Library::judged
        } else {
            Library::load
        };
        let (library, problems) = load(&self.files, tables, passages);
        let engine = match &self.index {
            None => Engine::build(&library),
            Some(folder) => {
                let (engine, had) = Engine::stored(&library, folder);
                match had {
                    IndexState::Found => {
                        tracing::debug!("search index found in {}", folder.display())
                    }
                    IndexState::Built => {
                        tracing::info!("search index made in {}", folder.display())
                    }
                    IndexState::InMemory(why) => {
                        tracing::warn!("search index kept in memory only: {why}")
                    }
                }
                engine
            }
        };
        let base_url = self
            .base_url
            .as_deref()
            .map(|url| url.trim_end_matches('/').to_owned());
        Ok((
            Site {
                base_url,
                ..site(library, engine, self.files.clone())
            },
            problems,
        ))
    }
}

/// Problems that the audit finds in a library, in addition to those of loading it.
pub type Accept = fn(&Library, Vec<Problem>) -> Vec<Problem>;

/// The reason why nothing is served.
#[derive(Debug)]
pub enum Refusal {
    /// The library has problems.
    Problems(Vec<Problem>),
    /// Something cannot be read, bound or watched.
    Trouble(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problems(problems) => problems
                .iter()
                .try_for_each(|problem| writeln!(f, "{problem}")),
            Self::Trouble(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Refusal {}

/// Loads a site that may be served.
///
/// # Errors
/// Every problem that is more than a note, or the reason why the site cannot be read.
pub fn load(origin: &Origin, accept: Accept) -> Result<Site, Refusal> {
    let (site, found) = origin.load().map_err(Refusal::Trouble)?;
    let found = if matches!(origin.files, Files::Embedded(_)) {
        found
    } else {
        accept(&site.library, found)
    };
    let (notes, problems): (Vec<Problem>, Vec<Problem>) =
        found.into_iter().partition(|problem| problem.note);
    for note in notes {
        tracing::debug!("{note}");
    }
    if problems.is_empty() {
        Ok(site)
    } else {
        Err(Refusal::Problems(problems))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sites_name_is_scheme_and_host() {
        for (good, want) in [
            ("https://rules.example.org", "https://rules.example.org"),
            ("http://localhost:8080/", "http://localhost:8080"),
            ("https://[::1]:8443", "https://[::1]:8443"),
        ] {
            assert_eq!(base_url(good).as_deref(), Ok(want));
        }
        for bad in [
            "",
            "rules.example.org",
            "ftp://rules.example.org",
            "https://",
            "https:///",
            "https://x\"><b>",
            "https://x y",
            "https://x'",
            "https://x:port",
            "https://x:",
            "https://x:99999",
            "https://me@x",
            "https://x?a",
            "https://x/?a",
            "https://x#a",
            "https://x/rules",
            "https://x//",
            "https://x\u{202e}",
            " https://x",
        ] {
            assert!(base_url(bad).is_err(), "{bad}");
        }
    }
}
