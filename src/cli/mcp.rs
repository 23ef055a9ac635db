//! `cavillo mcp`

use std::path::PathBuf;

use cavillo::web::load::base_url;
use cavillo::web::{Shared, mcp};

use super::{Answer, IndexFolder, Outcome, Place, Trouble, indexed_site, library, tables};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo mcp
  cavillo mcp --base-url https://rules.example.org")]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    /// Public address of a site for the links in the answers: https://example.org. Scheme and host, no
    /// path.
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// Imported passages: a folder of *.jsonl, or one such file.
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
    /// Your own figures instead of the printed ones (TOML).
    #[arg(long, value_name = "FILE")]
    rulebook: Option<PathBuf>,
    #[command(flatten)]
    kept: IndexFolder,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let library = library(
        &arguments.place.files(),
        arguments.sources.as_deref(),
        tables(arguments.rulebook.as_deref())?,
    )?;
    let mut site = indexed_site(library, &arguments.kept);
    site.base_url.clone_from(&arguments.base_url);
    mcp::stdio(Shared::new(site)).map_err(Trouble::new)?;
    Ok(Answer::default())
}
