//! `cavillo eval`

use std::path::Path;

use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::search::eval;

use super::{Answer, Outcome, Place, Trouble, library, site};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo eval --explain
  cavillo eval --held-back
  cavillo eval --situations")]
pub struct Arguments {
    /// For every query whose best answer is not the first hit, show what ranked above it and why.
    #[arg(long)]
    explain: bool,
    /// Only the held-back queries, which were written before any tuning and are never tuned on.
    #[arg(long)]
    held_back: bool,
    /// Questions in players' own words, written from the documents alone.
    #[arg(long, conflicts_with = "held_back")]
    slang: bool,
    /// Questions of people who have never played.
    #[arg(long, conflicts_with_all = ["held_back", "slang"])]
    beginners: bool,
    /// Situations as players type them, each with the verdict it should get; `wrong` counts verdicts
    /// given as certain that the words do not support.
    #[arg(long, conflicts_with_all = ["held_back", "slang", "beginners"])]
    situations: bool,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let files = arguments.place.files();
    let site = site(library(&files, None, Tables::default())?);
    let name = match arguments {
        Arguments {
            held_back: true, ..
        } => "index/judgments-held-back.tsv",
        Arguments {
            situations: true, ..
        } => "index/situations.tsv",
        Arguments { slang: true, .. } => "index/judgments-slang.tsv",
        Arguments {
            beginners: true, ..
        } => "index/judgments-beginners.tsv",
        _ => "index/judgments.tsv",
    };
    // They are not part of the program.
    let repository = Files::Folder(files.root().unwrap_or(Path::new(".")).to_owned());
    let judgments = repository.read(name).map_err(|error| {
        Trouble::new(format!(
            "{name}: {error}: the queries are no part of the program; run `cavillo eval` in a copy of the repository, or name its folder with --content"
        ))
    })?;
    if arguments.situations {
        let report = eval::run_situations(&site.library, &*site.engine, &judgments);
        let mut text = report.to_string();
        if arguments.explain {
            text.push('\n');
            text.push_str(&report.explain());
        }
        let bad = !report.faults.is_empty()
            || report
                .said
                .iter()
                .any(|said| said.became == eval::Became::Wrong);
        return Ok(Answer {
            text,
            code: u8::from(bad),
        });
    }
    let report = eval::run(&site.library, &*site.engine, &judgments);
    let mut text = report.to_string();
    if arguments.explain {
        text.push('\n');
        text.push_str(&report.explain().to_string());
    }
    Ok(Answer {
        text,
        code: u8::from(!report.faults.is_empty()),
    })
}
