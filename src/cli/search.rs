//! `cavillo search`

use std::fmt::Write as _;
use std::path::PathBuf;

use cavillo::content::NodeKind;
use cavillo::kit::tables::{Choice, Tables};
use cavillo::message::Message;
use cavillo::search::{MOST_HITS, Request};
use cavillo::systems;
use cavillo::web::api;

use super::{
    Answer, IndexFolder, Outcome, OutputForm, Place, Tongue, Trouble, indexed_site, json, library,
};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo search \"psiloi recoil elephant\" --lang en
  cavillo search \"blades 5 against warband 3\" --system dba --lang en
  cavillo search rout --kind definition --limit 20 --output json")]
pub struct Arguments {
    /// Search words, as on the site.
    #[arg(required = true)]
    query: Vec<String>,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: OutputForm,
    /// The same as `--output json`; `check` has another flag of this name, so the help shows neither.
    #[arg(long, hide = true, conflicts_with = "output")]
    json: bool,
    /// Only this game: dba, dbe or impetus.
    #[arg(long)]
    system: Option<String>,
    /// Only this kind: ruling, definition, table, example, dispute, lesson, source.
    #[arg(long)]
    kind: Option<String>,
    /// Maximum number of hits.
    #[arg(long, default_value_t = 10)]
    limit: usize,
    /// Number of hits to skip.
    #[arg(long, default_value_t = 0)]
    offset: usize,
    /// Imported passages to search as well.
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
    #[command(flatten)]
    kept: IndexFolder,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    if let Some(system) = arguments
        .system
        .as_deref()
        .filter(|id| !systems::SYSTEMS.iter().any(|system| system.id == *id))
    {
        let known: Vec<&str> = systems::SYSTEMS.iter().map(|system| system.id).collect();
        return Err(Trouble::new(format!(
            "`{system}` is no game: expected {}",
            known.join(", ")
        )));
    }
    if let Some(kind) = arguments
        .kind
        .as_deref()
        .filter(|kind| *kind != "source" && NodeKind::parse(kind).is_none())
    {
        return Err(Trouble::new(format!(
            "`{kind}` is no kind: expected {}, source",
            NodeKind::codes().join(", ")
        )));
    }
    let lang = arguments.tongue.get();
    let site = indexed_site(
        library(
            &arguments.place.files(),
            arguments.sources.as_deref(),
            Tables::default(),
        )?,
        &arguments.kept,
    );
    let query = arguments.query.join(" ");
    let request = Request {
        system: arguments.system.as_deref(),
        kind: arguments.kind.as_deref(),
        limit: arguments.limit.min(MOST_HITS),
        offset: arguments.offset,
        ..Request::new(&query, lang)
    };
    let found = api::search_json(&site, &request);
    if arguments.json || arguments.form.json() {
        return Ok(Answer {
            text: json(&found)?,
            code: 0,
        });
    }
    let texts = &site.library.texts;
    let mut out = String::new();
    for told in &found.verdicts {
        let _ = writeln!(out, "→ {}", told.sentence(&site, lang));
        let _ = writeln!(
            out,
            "  {} ({}): {}",
            told.title,
            told.check,
            told.facts.join(", ")
        );
        let assumed: Vec<&str> = told.assumed.iter().map(|fact| &*fact.text).collect();
        for (label, what) in [
            ("told-left", told.left.join(" · ")),
            ("told-assumed", assumed.join("; ")),
        ] {
            if !what.is_empty() {
                let _ = writeln!(out, "  {} {what}", texts.get(lang, label));
            }
        }
        out.push('\n');
    }
    for (n, hit) in found.hits.iter().enumerate() {
        let _ = writeln!(out, "{}. {}", arguments.offset + n + 1, hit.title);
        for line in hit.lines() {
            let _ = writeln!(out, "   {line}");
        }
        let _ = writeln!(
            out,
            "   {}",
            [&[hit.id][..], &hit.cites, &hit.checks].concat().join("  ")
        );
        out.push('\n');
    }
    if found.hits.is_empty() {
        let _ = writeln!(out, "{}", texts.get(lang, "cli-no-hits"));
    } else {
        #[expect(clippy::cast_precision_loss, reason = "a count for a plural")]
        let count = Message::new("cli-hits").with("n", found.total as f64);
        let _ = writeln!(out, "{}", texts.say(lang, &count));
    }
    if !found.unknown.is_empty() {
        let words = found.unknown.join(", ");
        let _ = writeln!(out, "{} {words}", texts.get(lang, "cli-unknown"));
    }
    if let Some(suggestion) = &found.suggestion {
        let _ = writeln!(out, "{} {suggestion}", texts.get(lang, "cli-did-you-mean"));
    }
    for offer in &found.offers {
        let _ = writeln!(
            out,
            "{} {} (cavillo check {})",
            texts.get(lang, "cli-offer"),
            offer.text,
            offer.check
        );
    }
    Ok(Answer { text: out, code: 0 })
}
