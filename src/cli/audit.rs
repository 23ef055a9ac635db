//! `cavillo audit`

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use cavillo::audit::{
    self, AcceptOptions, Coverage, FORMAT, Impact, Passages, Printed, RULES, Subject, accept,
    audit_of, compare_folder, coverage, fails,
};
use cavillo::files::Files;
use cavillo::id::NodeId;
use cavillo::kit::tables::Tables;
use cavillo::library::Library;
use cavillo::problem::Problem;
use serde_json::{Value, json};

use super::{
    Answer, Outcome, OutputForm, Place, Trouble, json as pretty, lines, load, nearest_are,
};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo audit --coverage
  cavillo audit --content . --node dba/recoil/into-elephants
  cavillo audit --accept --note \"clearer answer\"
  cavillo audit --impact bob:recoil.3")]
pub struct Arguments {
    /// Also print which items of every document have a ruling, and which do not.
    #[arg(long)]
    coverage: bool,
    /// Print the rules of the audit instead.
    #[arg(long, conflicts_with_all = ["coverage", "accept"])]
    rules: bool,
    /// Leave out notes.
    #[arg(long)]
    quiet: bool,
    /// Accept the wording as it stands: every changed node gets a revision in
    /// index/revisions.tsv, in --content or in the working directory.
    #[arg(long)]
    accept: bool,
    /// With --accept: why it changed, for readers.
    #[arg(
        long,
        value_name = "TEXT",
        requires = "accept",
        default_value = "",
        hide_default_value = true
    )]
    note: String,
    /// With --accept: the other language of a changed node needed no change.
    #[arg(long, requires = "accept")]
    twin_unchanged: bool,
    /// Only notes on this node, or with --accept only its wording (may be repeated).
    #[arg(long, value_name = "ID")]
    node: Vec<NodeId>,
    /// Print what depends on an id instead: rulings, claims, checks, tables, worked examples.
    #[arg(long, value_name = "ID", conflicts_with_all = ["coverage", "accept", "rules"])]
    impact: Option<String>,
    /// Imported passages to compare with the manifest.
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
    #[command(flatten)]
    form: OutputForm,
    #[command(flatten)]
    place: Place,
}

/// Everything that depends on an id.
fn impact(library: &Library, id: &str, as_json: bool) -> Outcome {
    let found = library.find(id).map_err(|lost| Trouble {
        text: format!(
            "there is no `{}`: {}",
            lost.given,
            nearest_are(&lost.near, "nothing is called alike")
        ),
        code: 1,
    })?;
    let impact = Impact::of(library, &found);
    let lists = impact.lists();
    let text = if as_json {
        let told: serde_json::Map<String, Value> = std::iter::once(("id".to_owned(), json!(id)))
            .chain(
                lists
                    .iter()
                    .map(|(name, ids)| ((*name).to_owned(), json!(ids))),
            )
            .collect();
        pretty(&told)?
    } else {
        lists.iter().fold(String::new(), |mut out, (name, ids)| {
            let _ = writeln!(out, "{name} ({})", ids.len());
            ids.iter().for_each(|id| {
                let _ = writeln!(out, "  {id}");
            });
            out
        })
    };
    Ok(Answer { text, code: 0 })
}

pub fn run(arguments: &Arguments) -> Outcome {
    if arguments.rules {
        let all = RULES
            .iter()
            .map(|rule| (rule.code, rule.says))
            .chain(FORMAT.iter().copied());
        if arguments.form.json() {
            let all: Vec<Value> = all
                .map(|(code, says)| json!({"code": code, "says": says}))
                .collect();
            return Ok(Answer {
                text: pretty(&all)?,
                code: 0,
            });
        }
        return Ok(Answer {
            text: all.fold(String::new(), |out, (code, says)| {
                out + &format!("{code:22} {says}\n")
            }),
            code: 0,
        });
    }
    let files = if arguments.accept {
        arguments.place.folder()
    } else {
        arguments.place.files()
    };
    let (mut library, mut found) = load(&files, arguments.sources.as_deref(), Tables::default())?;
    if let Some(id) = &arguments.impact {
        return impact(&library, id, arguments.form.json());
    }
    if let Ok(text) = files.read("index/printed.toml") {
        found.extend(Printed::parse(&text).1);
    }
    let subject = Subject::new(&library);
    let problems = audit_of(&subject, found);
    if arguments.accept {
        drop(subject);
        if fails(&problems) {
            let problems: Vec<_> = problems
                .into_iter()
                .filter(|problem| !problem.note)
                .collect();
            return Err(Trouble {
                text: format!(
                    "nothing accepted while there are problems:\n{}",
                    lines(&problems)
                ),
                code: 1,
            });
        }
        let text = accepted(&mut library, arguments)?;
        files
            .write("index/revisions.tsv", &library.history.to_tsv())
            .map_err(|error| Trouble::new(format!("index/revisions.tsv: {error}")))?;
        return Ok(Answer { text, code: 0 });
    }
    let mut out = String::new();
    known(&library, &arguments.node)?;
    let told = |problem: &&Problem| {
        let of = |node: &NodeId| problem.text.contains(&format!("`{node}`"));
        !problem.note
            || !arguments.quiet && (arguments.node.is_empty() || arguments.node.iter().any(of))
    };
    if arguments.form.json() {
        let mut all = json!({
            "content": Place::name(&files),
            "problems": problems.iter().filter(told).map(data).collect::<Vec<_>>(),
        });
        if arguments.coverage {
            all["coverage"] = covered(&coverage(&subject));
        }
        if let Some(sources) = &arguments.sources {
            all["sources"] = compared(&library, &files, sources).lines().collect();
        }
        return Ok(Answer {
            text: pretty(&all)?,
            code: u8::from(audit::fails(&problems)),
        });
    }
    for problem in problems.iter().filter(told) {
        let _ = writeln!(out, "{problem}");
    }
    if arguments.coverage {
        let _ = writeln!(
            out,
            "{}{}",
            if out.is_empty() { "" } else { "\n" },
            coverage(&subject)
        );
    }
    if let Some(sources) = &arguments.sources {
        out.push_str(&compared(&library, &files, sources));
    }
    let notes = problems.iter().filter(|problem| problem.note).count();
    let _ = writeln!(
        out,
        "{} problems, {notes} notes in {}",
        problems.len() - notes,
        Place::name(&files)
    );
    Ok(Answer {
        text: out,
        code: u8::from(audit::fails(&problems)),
    })
}

/// A problem as data.
fn data(problem: &Problem) -> Value {
    let place = &problem.place;
    json!({
        "file": &*place.file,
        "line": place.line,
        "column": place.column,
        "code": problem.code,
        "note": problem.note,
        "text": problem.text,
    })
}

/// The coverage of each section, and the counts of the library.
fn covered(coverage: &Coverage) -> Value {
    let sections: Vec<Value> = coverage
        .sections
        .iter()
        .map(|section| {
            json!({
                "source": section.source,
                "section": section.section,
                "items": section.items,
                "it": section.covered.it,
                "en": section.covered.en,
                "excused": section.excused,
                "complete": section.complete,
            })
        })
        .collect();
    let counts = &coverage.counts;
    json!({
        "sections": sections,
        "counts": {
            "chapters": counts.chapters,
            "nodes": counts.nodes,
            "claims": counts.claims,
            "examples": counts.examples,
            "pending": counts.pending,
            "scenes": counts.scenes,
            "checks": counts.checks,
            "tables": counts.tables,
            "concepts": counts.concepts,
            "disputes": counts.disputes,
            "lessons": counts.lessons,
            "questions": counts.questions,
            "undetermined": counts.undetermined,
            "verdicts": counts.verdicts,
        },
    })
}

/// Compares imported passages with the manifest, and their tables with those of the checks.
fn compared(library: &Library, files: &Files, sources: &Path) -> String {
    let mut out = format!("{}\n", passages(library));
    if let Ok(text) = files.read("index/passages.tsv") {
        out.push_str(&Passages::compare(library, &text).to_string());
    }
    // One file of passages, or passages from elsewhere, come without a report.
    match compare_folder(files, sources) {
        Ok(comparison) => out.push_str(&comparison.to_string()),
        Err(why) => drop(writeln!(out, "printed tables not compared: {why}")),
    }
    out
}

/// Refuses ids of nodes that do not exist.
fn known(library: &Library, nodes: &[NodeId]) -> Result<(), Trouble> {
    let Some(id) = nodes.iter().find(|id| library.content.get(id).is_none()) else {
        return Ok(());
    };
    let near = library
        .find(id.as_str())
        .err()
        .map(|lost| lost.near)
        .unwrap_or_default();
    Err(Trouble::new(format!(
        "there is no node `{id}`: {}",
        nearest_are(&near, "`cavillo search` finds what there is")
    )))
}

fn accepted(library: &mut Library, arguments: &Arguments) -> Result<String, Trouble> {
    known(library, &arguments.node)?;
    let options = AcceptOptions {
        note: arguments.note.clone(),
        only: arguments.node.clone(),
        twin_unchanged: arguments.twin_unchanged,
    };
    let accepted = accept(library, &jiff::Zoned::now().date().to_string(), &options);
    if arguments.form.json() {
        let revisions: Vec<Value> = accepted
            .iter()
            .map(|row| json!({"node": row.node.as_str(), "lang": row.lang.code(), "number": row.number, "before": row.before, "unchanged": row.unchanged}))
            .collect();
        return pretty(&json!({ "revisions": revisions }));
    }
    let mut out = String::new();
    for row in &accepted {
        let what = match (row.before, row.unchanged) {
            (_, true) => "follows its twin",
            (0, _) => "first accepted",
            _ => "changed",
        };
        let _ = writeln!(out, "{} {} {} {what}", row.node, row.lang, row.number);
    }
    let _ = writeln!(out, "{} revisions", accepted.len());
    Ok(out)
}

/// Summary of the comparison of the imported passages with the manifest.
fn passages(library: &Library) -> String {
    let known = |key: &str| {
        key.parse()
            .ok()
            .and_then(|key| library.manifest.get(&key))
            .is_some()
    };
    let all = library.passages.all();
    let items = library
        .manifest
        .items()
        .iter()
        .filter(|item| library.passages.get(&item.key).is_some())
        .count();
    let other = all.iter().filter(|passage| !known(&passage.key)).count();
    format!(
        "{} passages imported: {items} of {} items of the manifest, {other} others",
        all.len(),
        library.manifest.items().len()
    )
}
