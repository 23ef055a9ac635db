//! `cavillo import`

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use cavillo::audit::compare_folder;
use cavillo::files::Files;
use cavillo::import::{self, Source};

use super::{Answer, Outcome, Place, Trouble};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo import commentaries.txt --source bob --out imported/
  cavillo serve --sources imported/")]
pub struct Arguments {
    /// Your own copy of a document, as plain text.
    file: PathBuf,
    /// Which document it is: bob, qrs, dbe or ai.
    #[arg(long)]
    source: Source,
    /// Folder for the passages.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Also write skeleton chapters for the sections that have none, below the content folder.
    #[arg(long)]
    scaffold: bool,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let report = import::run(&arguments.file, arguments.source, &arguments.out)
        .map_err(|error| Trouble::new(error.to_string()))?;
    let mut text = report.to_string();
    if !text.ends_with('\n') {
        text.push('\n');
    }
    if let Ok(comparison) = compare_folder(&arguments.place.files(), &arguments.out) {
        text.push_str(&comparison.to_string());
    }
    if arguments.scaffold {
        scaffold(arguments, &mut text)?;
    }
    Ok(Answer {
        text,
        code: u8::from(!report.missing.is_empty() || !report.unexpected.is_empty()),
    })
}

/// Writes skeletons for chapters that do not exist yet; never overwrites one.
fn scaffold(arguments: &Arguments, out: &mut String) -> Result<(), Trouble> {
    let files = arguments.place.folder();
    files
        .check()
        .map_err(|error| Trouble::new(format!("--scaffold: {error}")))?;
    let text = std::fs::read_to_string(&arguments.file)
        .map_err(|error| Trouble::new(format!("{}: {error}", arguments.file.display())))?;
    let parsed = import::parse(arguments.source, &text, &import::Expected::bundled())
        .map_err(|error| Trouble::new(error.to_string()))?;
    for (path, text) in import::scaffold(&parsed, &sections(&files)) {
        if let Some(folder) = files
            .root()
            .and_then(|root| root.join(&path).parent().map(Path::to_owned))
        {
            std::fs::create_dir_all(&folder)
                .map_err(|error| Trouble::new(format!("{}: {error}", folder.display())))?;
        }
        files
            .write(&path, &text)
            .map_err(|error| Trouble::new(format!("{path}: {error}")))?;
        let _ = writeln!(out, "wrote {path}");
    }
    Ok(())
}

/// `system/section` of every chapter in either language.
fn sections(files: &Files) -> Vec<String> {
    let mut found: Vec<String> = ["content-it", "content-en"]
        .iter()
        .flat_map(|folder| files.list(folder))
        .filter_map(|path| {
            path.strip_suffix(".md")
                .and_then(|path| path.split_once('/'))
                .map(|(_, rest)| rest.to_owned())
        })
        .collect();
    found.sort();
    found.dedup();
    found
}
