//! Arguments, exit codes, and code shared by the subcommands.
//!
//! A subcommand returns its whole text with an exit code, or an error. Nothing is printed before it
//! is complete, and a closed pipe is not an error.

mod audit;
mod check;
mod eval;
mod export;
mod import;
mod learn;
#[cfg(feature = "mcp")]
mod mcp;
mod search;
mod serve;
mod show;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cavillo::files::{Files, embedded};
use cavillo::i18n::Texts;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages, rulebook};
use cavillo::message::Message;
use cavillo::problem::Problem;
use cavillo::search::Engine;
use cavillo::web::{self, Site};
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};

/// Rulings, checks and search for tabletop miniature wargames, in Italian and English.
///
/// Exit status: 0 for an answer; 1 for a move that is not allowed, or problems found, as in a list that is
/// not complete; 2 for an error in usage, input, id, file or I/O; 3 for undetermined.
#[derive(Debug, Parser)]
#[command(name = "cavillo", version, max_term_width = 100)]
#[command(after_help = "\
Examples:
  cavillo serve
  cavillo search \"psiloi recoil elephant\" --lang en
  cavillo check dba.combat a.troop=Bd b.troop=Wb --lang en
  cavillo show dba/recoil/into-elephants --lang en

Each command has its own help and examples: cavillo check --help")]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Serve the site and the JSON API.
    Serve(serve::Arguments),
    /// Find rulings, in either language.
    Search(search::Arguments),
    /// Show a ruling, claim, source item, check, table or concept.
    Show(show::Arguments),
    /// Get a verdict on a situation; without arguments, list the checks.
    Check(check::Arguments),
    /// Look for errors in rulings and labels, and run every worked example.
    Audit(audit::Arguments),
    /// Read your own copy of a document into passages.
    Import(import::Arguments),
    /// Measure how well the search finds rulings.
    Eval(eval::Arguments),
    /// Learn to read situations from the marked sentences of the repository.
    #[command(hide = true)]
    Learn(learn::Arguments),
    /// Write the whole library to files.
    Export(export::Arguments),
    /// Answer a chat assistant over standard input and output (Model Context Protocol).
    #[cfg(feature = "mcp")]
    Mcp(mcp::Arguments),
    /// Print a completion script for a shell.
    #[command(after_help = "\
Examples:
  cavillo completions bash > ~/.local/share/bash-completion/completions/cavillo
  cavillo completions fish > ~/.config/fish/completions/cavillo.fish")]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page, or that of one command.
    #[command(after_help = "\
Examples:
  cavillo man | man -l -
  cavillo man check > cavillo-check.1")]
    Man {
        /// The command, such as `serve`; without it, the page of the program.
        #[arg(value_name = "COMMAND")]
        verb: Option<String>,
    },
}

/// Where content is read from.
#[derive(Clone, Debug, Args)]
struct Place {
    /// Folder that holds content-it/, content-en/ and index/, instead of the copy in the program.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Output format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Text for people.
    Text,
    /// One JSON value for programs, as in the API.
    Json,
}

#[derive(Clone, Copy, Debug, Args)]
struct OutputForm {
    /// Output format.
    #[arg(long, value_enum, value_name = "FORM", default_value = "text")]
    output: Form,
}

impl OutputForm {
    fn json(self) -> bool {
        self.output == Form::Json
    }
}

/// The language of an answer.
#[derive(Clone, Copy, Debug, Args)]
struct Tongue {
    /// it or en [default: from LC_ALL, LC_MESSAGES or LANG, else it].
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
}

/// Where the search index is kept between starts.
#[derive(Clone, Debug, Args)]
struct IndexFolder {
    /// Folder of the search index, created if it is missing or out of date [default: cavillo in the user's
    /// cache folder].
    #[arg(long, value_name = "DIR")]
    index_dir: Option<PathBuf>,
}

impl IndexFolder {
    fn folder(&self) -> Option<PathBuf> {
        self.index_dir
            .clone()
            .or_else(|| Some(cache_folder()?.join("cavillo")))
    }
}

/// The user's cache folder, if the system has one.
fn cache_folder() -> Option<PathBuf> {
    let named = |name: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let home = |below: &str| named("HOME").map(|home| home.join(below));
    if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home("Library/Caches")
    } else {
        named("XDG_CACHE_HOME").or_else(|| home(".cache"))
    }
}

/// Output of a subcommand and its exit status.
#[derive(Debug, Default)]
struct Answer {
    text: String,
    code: u8,
}

/// Failure of a subcommand, with its exit status.
#[derive(Debug)]
struct Trouble {
    text: String,
    code: u8,
}

type Outcome = Result<Answer, Trouble>;

impl Trouble {
    /// Bad usage, input, id, file or I/O.
    fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            code: 2,
        }
    }
}

impl Place {
    fn files(&self) -> Files {
        self.content.clone().map_or(embedded(), Files::Folder)
    }

    /// The given folder, or the working directory: for subcommands that write or watch.
    fn folder(&self) -> Files {
        Files::Folder(self.content.clone().unwrap_or_else(|| PathBuf::from(".")))
    }

    /// Name of the content, for messages.
    fn name(files: &Files) -> String {
        files.root().map_or_else(
            || "the copy in the program".to_owned(),
            |root| root.display().to_string(),
        )
    }
}

impl Tongue {
    fn get(self) -> Lang {
        self.lang.unwrap_or_else(|| {
            let setting = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
            setting
                .and_then(|value| {
                    Lang::ALL
                        .into_iter()
                        .find(|lang| value.starts_with(lang.code()))
                })
                .unwrap_or(Lang::It)
        })
    }
}

/// Reads the library. Problems are printed on stderr, because the broken parts are missing from the answer.
fn library(files: &Files, sources: Option<&Path>, tables: Tables) -> Result<Library, Trouble> {
    let (library, problems) = load(files, sources, tables)?;
    if !problems.is_empty() {
        eprintln!(
            "cavillo: {} problems in {}: `cavillo audit` lists them",
            problems.len(),
            Place::name(files)
        );
    }
    Ok(library)
}

fn load(
    files: &Files,
    sources: Option<&Path>,
    tables: Tables,
) -> Result<(Library, Vec<Problem>), Trouble> {
    files
        .check()
        .map_err(|error| Trouble::new(error.to_string()))?;
    let passages = sources
        .map(Passages::read)
        .transpose()
        .map_err(Trouble::new)?
        .unwrap_or_default();
    Ok(Library::load(files, tables, passages))
}

/// A library with its search index.
fn site(library: Library) -> Site {
    let engine = Engine::build(&library);
    web::site(library, engine, embedded())
}

/// Like the function above, with an index kept between starts. If the index cannot be stored, no message
/// is printed.
fn indexed_site(library: Library, kept: &IndexFolder) -> Site {
    let engine = kept.folder().map_or_else(
        || Engine::build(&library),
        |folder| Engine::stored(&library, &folder).0,
    );
    web::site(library, engine, embedded())
}

/// The tables of an operator's own rulebook.
fn tables(file: Option<&Path>) -> Result<Tables, Trouble> {
    let Some(file) = file else {
        return Ok(Tables::default());
    };
    let name = file.display().to_string();
    let text =
        std::fs::read_to_string(file).map_err(|error| Trouble::new(format!("{name}: {error}")))?;
    let (tables, problems) = rulebook(&name, &text);
    if problems.is_empty() {
        Ok(tables)
    } else {
        Err(Trouble::new(lines(&problems)))
    }
}

fn lines<T: ToString>(items: &[T]) -> String {
    items
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The names most similar to one that does not exist, as the end of a message; otherwise a hint where all
/// of them are listed.
fn nearest_are(near: &[impl AsRef<str>], otherwise: &str) -> String {
    if near.is_empty() {
        return otherwise.to_owned();
    }
    let near: Vec<&str> = near.iter().map(AsRef::as_ref).collect();
    format!("nearest are {}", near.join(", "))
}

/// Pretty JSON with a line end.
fn json(value: &impl serde::Serialize) -> Result<String, Trouble> {
    serde_json::to_string_pretty(value)
        .map(|text| text + "\n")
        .map_err(|error| Trouble::new(error.to_string()))
}

/// Parses the arguments, runs the subcommand, prints and exits.
pub fn run() -> ExitCode {
    let verb = Arguments::parse().verb;
    let outcome = match verb {
        Verb::Serve(arguments) => serve::run(arguments),
        Verb::Search(arguments) => search::run(&arguments),
        Verb::Show(arguments) => show::run(&arguments),
        Verb::Check(arguments) => check::run(&arguments),
        Verb::Audit(arguments) => audit::run(&arguments),
        Verb::Import(arguments) => import::run(&arguments),
        Verb::Eval(arguments) => eval::run(&arguments),
        Verb::Learn(arguments) => learn::run(&arguments),
        Verb::Export(arguments) => export::run(&arguments),
        #[cfg(feature = "mcp")]
        Verb::Mcp(arguments) => mcp::run(&arguments),
        Verb::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "cavillo", &mut text);
            Ok(Answer {
                text: String::from_utf8_lossy(&text).into_owned(),
                code: 0,
            })
        }
        Verb::Man { verb } => man(verb.as_deref()),
    };
    let (text, code) = match outcome {
        Ok(answer) => (answer.text, answer.code),
        Err(trouble) => {
            eprintln!("cavillo: {}", trouble.text.trim_end());
            (String::new(), trouble.code)
        }
    };
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("cavillo: cannot print: {error}");
            ExitCode::from(2)
        }
        _ => ExitCode::from(code),
    }
}

fn man(verb: Option<&str>) -> Outcome {
    let mut command = Arguments::command();
    command.build();
    let command = match verb {
        None => command,
        Some(name) => {
            let names: Vec<String> = command
                .get_subcommands()
                .map(|verb| verb.get_name().to_owned())
                .collect();
            command.find_subcommand(name).cloned().ok_or_else(|| {
                Trouble::new(format!(
                    "`{name}` is not a command: expected {}",
                    names.join(" ")
                ))
            })?
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command)
        .render(&mut page)
        .map_err(|error| Trouble::new(error.to_string()))?;
    Ok(Answer {
        text: String::from_utf8_lossy(&page).into_owned(),
        code: 0,
    })
}

/// A sentence in the quotation marks of its language.
fn quoted(texts: &Texts, lang: Lang, text: &str) -> String {
    texts.say(lang, &Message::new("cli-quoted").with("text", text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_declared_without_contradiction() {
        Arguments::command().debug_assert();
    }

    /// Every `"cli-…"` key that the subcommands use exists in both languages.
    #[test]
    fn every_word_of_the_command_line_has_a_text() {
        let (library, _) = Library::load(&embedded(), Tables::default(), Passages::default());
        let source = [
            include_str!("audit.rs"),
            include_str!("check.rs"),
            include_str!("search.rs"),
            include_str!("show.rs"),
            include_str!("import.rs"),
            include_str!("export.rs"),
        ]
        .concat();
        let mut said = 0;
        let written = source
            .split("\"cli-")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        let bases = ["basis-seeds", "basis-mixed", "basis-outside"];
        for key in written.filter(|key| !key.contains('{')).chain(bases) {
            for lang in Lang::ALL {
                assert!(
                    library.texts.has(lang, &format!("cli-{key}")),
                    "cli-{key} has no text in {lang}"
                );
            }
            said += 1;
        }
        assert!(said > 20, "{said}");
    }
}
