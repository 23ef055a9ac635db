//! `cavillo eval`

use cavillo::kit::tables::Tables;
use cavillo::search::eval;

use super::{Answer, Outcome, Place, Trouble, library, site};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Show for every query without a good first hit what stood above, and why.
    #[arg(long)]
    explain: bool,
    /// The queries that were written before anything was tuned and are never tuned on.
    #[arg(long)]
    held_back: bool,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let files = arguments.place.files();
    let site = site(library(&files, None, Tables::default())?);
    let name = if arguments.held_back { "index/judgments-held-back.tsv" } else { "index/judgments.tsv" };
    let judgments = files.read(name).map_err(|error| Trouble::new(error.to_string()))?;
    let report = eval::run(&site.library, &site.engine, &judgments);
    let mut text = report.to_string();
    if arguments.explain {
        text.push('\n');
        text.push_str(&report.explain().to_string());
    }
    Ok(Answer { text, code: u8::from(!report.faults.is_empty()) })
}
