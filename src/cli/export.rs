//! `cavillo export`

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::systems;
use cavillo::web::{self, Site, api};
use serde_json::{Value, json};

use super::{Answer, Outcome, Place, Tongue, Trouble, library, site};

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Form {
    /// The whole library, one line per node and language; `-` prints it.
    #[arg(long, value_name = "FILE")]
    ndjson: Option<PathBuf>,
    /// Every worked example and question with its verdict, one per line, for comparison with another build
    /// of the checks.
    #[arg(long, value_name = "FILE")]
    vectors: Option<PathBuf>,
    /// The site as a folder of pages that need no server.
    #[arg(long, value_name = "DIR")]
    html: Option<PathBuf>,
    /// One game (dba, dbe or impetus) as a book for e-readers (EPUB), in one language.
    #[arg(long, value_name = "GAME")]
    epub: Option<String>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo export --ndjson library.ndjson
  cavillo export --html site/
  cavillo export --epub dba --lang en --out dba.epub")]
pub struct Arguments {
    #[command(flatten)]
    form: Form,
    /// File for the book of --epub [default: GAME-LANG.epub in the working directory].
    #[arg(long, value_name = "FILE", requires = "epub")]
    out: Option<PathBuf>,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let files = arguments.place.files();
    let site = Site {
        files: files.clone(),
        ..site(library(&files, None, Tables::default())?)
    };
    if let Some(file) = &arguments.form.ndjson {
        return lines(file, &api::ndjson_of(&site, &Lang::ALL));
    }
    if let Some(file) = &arguments.form.vectors {
        return lines(file, vectors(&site).as_bytes());
    }
    if let Some(game) = &arguments.form.epub {
        return book(
            &site,
            arguments.tongue.get(),
            game,
            arguments.out.as_deref(),
        );
    }
    let folder = arguments
        .form
        .html
        .as_deref()
        .unwrap_or_else(|| std::path::Path::new("."));
    let done = web::export_html(&site, folder)
        .map_err(|error| Trouble::new(format!("{}: {error}", folder.display())))?;
    Ok(Answer {
        text: format!(
            "{} pages, {} assets in {}\n",
            done.pages,
            done.assets,
            folder.display()
        ),
        code: 0,
    })
}

/// Writes the book of a game.
fn book(site: &Site, lang: Lang, game: &str, out: Option<&Path>) -> Outcome {
    let Some(system) = systems::system(game) else {
        let games: Vec<&str> = systems::SYSTEMS.iter().map(|system| system.id).collect();
        return Err(Trouble::new(format!(
            "there is no game `{game}`: expected one of {}",
            games.join(", ")
        )));
    };
    let named = PathBuf::from(format!("{game}-{lang}.epub"));
    let file = out.unwrap_or(&named);
    let written = web::book::epub(site, lang, system)
        .and_then(|bytes| std::fs::write(file, &bytes).map(|()| bytes.len()));
    let bytes = written.map_err(|error| Trouble::new(format!("{}: {error}", file.display())))?;
    Ok(Answer {
        text: format!("{bytes} bytes in {}\n", file.display()),
        code: 0,
    })
}

/// Writes lines to a file, or prints them.
fn lines(file: &Path, lines: &[u8]) -> Outcome {
    if file.as_os_str() == "-" {
        return Ok(Answer {
            text: String::from_utf8_lossy(lines).into_owned(),
            code: 0,
        });
    }
    std::fs::write(file, lines)
        .map_err(|error| Trouble::new(format!("{}: {error}", file.display())))?;
    let count = lines.iter().filter(|byte| **byte == b'\n').count();
    Ok(Answer {
        text: format!("{count} lines in {}\n", file.display()),
        code: 0,
    })
}

/// Each distinct situation of the examples and questions, complete and with every second fact left out: the
/// verdict itself and its sentences in each language, all as text, so that they can be compared byte by
/// byte.
fn vectors(site: &Site) -> String {
    let nodes = || site.library.content.nodes.iter();
    let examples = nodes()
        .flat_map(|node| &node.examples)
        .map(|example| (example.check.as_str(), example.input.clone()));
    let questions = nodes()
        .flat_map(|node| &node.questions)
        .map(|question| (question.check.as_str(), question.input.clone()));
    let partial = examples
        .clone()
        .map(|(id, input)| (id, input.into_iter().step_by(2).collect()));
    let mut seen = HashSet::new();
    let mut out = String::new();
    for (id, input) in examples.chain(questions).chain(partial) {
        let Some(check) = systems::check(id) else {
            continue;
        };
        if !seen.insert((id, Value::from(input.clone()).to_string())) {
            continue;
        }
        let text = |value: &dyn Fn() -> serde_json::Result<String>| value().unwrap_or_default();
        let judged = check.answer(&site.library.tables, &input);
        // The output is that of the API, which accepts the types of its schema.
        let typed = check.answer_typed(&site.library.tables, &input);
        let said = |lang| match &typed {
            Ok(verdict) => text(&|| serde_json::to_string(&api::verdict_json(site, lang, verdict))),
            Err(faults) => {
                text(&|| serde_json::to_string(&api::faults_json(site, lang, check, faults)))
            }
        };
        let verdict = match &judged {
            Ok(verdict) => text(&|| serde_json::to_string(verdict)),
            Err(faults) => json!({ "faults": faults }).to_string(),
        };
        out.push_str(&json!({"check": id, "input": input, "verdict": verdict, "it": said(Lang::It), "en": said(Lang::En)}).to_string());
        out.push('\n');
    }
    out
}
