//! `cavillo show`

use std::fmt::Write as _;
use std::path::PathBuf;

use cavillo::cite::{SourceItem, Voice};
use cavillo::content::{Claim, Node};
use cavillo::id::SourceKey;
use cavillo::kit::tables::{CellId, Choice, Origin, Table, Tables};
use cavillo::lang::Lang;
use cavillo::lexicon::Concept;
use cavillo::library::{Library, Lost, Resolved};
use cavillo::web::{Site, api, cite};
use serde_json::{Map, Value, json};

use super::{
    Answer, Outcome, OutputForm, Place, Tongue, Trouble, check, json as pretty, library,
    nearest_are, quoted, site,
};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo show dba/recoil/into-elephants --lang en
  cavillo show dba.recoil-matrix
  cavillo show bob:recoil.3 --sources imported/")]
pub struct Arguments {
    /// A ruling (dba/recoil/into-elephants), a claim (the same with #claim), a source item (bob:recoil.2),
    /// a check (dba.recoil), a table (dba.recoil-matrix) or a concept (term:recoil).
    id: String,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: OutputForm,
    /// Imported passages to show beside the texts that cite them.
    #[arg(long, value_name = "DIR")]
    sources: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let lang = arguments.tongue.get();
    let library = library(
        &arguments.place.files(),
        arguments.sources.as_deref(),
        Tables::default(),
    )?;
    let moved = arguments
        .id
        .parse()
        .ok()
        .and_then(|id| library.redirect(&id))
        .map(ToString::to_string);
    let id = moved.as_deref().unwrap_or(&arguments.id);
    let lost = |lost: Lost| {
        let near = nearest_are(&lost.near, "`cavillo search` finds what there is");
        Trouble::new(format!("`{}` leads nowhere: {near}", lost.given))
    };
    if arguments.form.json() {
        let site = site(library);
        let found = site.library.find(id).map_err(lost)?;
        return Ok(Answer {
            text: pretty(&data(&site, lang, &found)?)?,
            code: 0,
        });
    }
    let found = library.find(id).map_err(lost)?;
    let shown = Shown {
        library: &library,
        lang,
    };
    let text = match found {
        Resolved::Node(node) => shown.node(node),
        Resolved::Claim(node, anchor) => node.text[lang]
            .claim(anchor)
            .map(|claim| shown.claim(node, claim))
            .unwrap_or_default(),
        Resolved::Source(item) => shown.item(item),
        Resolved::Check(found) => shown.check(found),
        Resolved::Table(table) => shown.table(table),
        Resolved::Concept(concept) => shown.concept(concept),
    };
    Ok(Answer { text, code: 0 })
}

/// The data about an id for programs: for a ruling or a check the JSON of the API; otherwise what the id
/// refers to, with the cells of a table and the operator's own copies of the cited passages.
fn data(site: &Site, lang: Lang, found: &Resolved<'_>) -> Result<Value, Trouble> {
    let told = match found {
        Resolved::Node(node) => serde_json::to_value(api::node_json(site, lang, node)),
        Resolved::Check(check) => serde_json::to_value(api::check_json(site, lang, check)),
        _ => serde_json::to_value(cite::cite_json(site, lang, found)),
    };
    let mut told = told.map_err(|error| Trouble::new(error.to_string()))?;
    if let Resolved::Table(table) = found {
        told["cells"] = cells(&site.library, lang, table);
    }
    let library = &site.library;
    let cited: Vec<&SourceKey> = match found {
        Resolved::Node(node) => node.all_cites(),
        Resolved::Claim(node, anchor) => node.text[lang]
            .claim(anchor)
            .map(|claim| library.claim_cites(node, claim).iter().collect())
            .unwrap_or_default(),
        Resolved::Source(item) => vec![&item.key],
        _ => Vec::new(),
    };
    if !library.passages.is_empty() {
        told["passages"] = cited
            .into_iter()
            .filter_map(|key| library.passages.get(key))
            .map(
                |passage| json!({"key": passage.key, "title": passage.title, "text": passage.text}),
            )
            .collect();
    }
    Ok(told)
}

/// The figures of a table by row and column, as shown to readers.
fn cells(library: &Library, lang: Lang, table: &Table) -> Value {
    let row = |row: &str| -> Map<String, Value> {
        let cell = |column: &&str| {
            let cell = CellId {
                table: table.id.into(),
                row: row.into(),
                column: (*column).into(),
            };
            ((*column).to_owned(), library.figure(&cell, lang).into())
        };
        table.columns.iter().map(cell).collect()
    };
    table
        .rows
        .iter()
        .map(|name| ((*name).to_owned(), Value::Object(row(name))))
        .collect()
}

/// Prints things as plain text in one language.
struct Shown<'l> {
    library: &'l Library,
    lang: Lang,
}

impl Shown<'_> {
    fn say(&self, key: &str) -> String {
        self.library.texts.get(self.lang, key)
    }

    fn node(&self, node: &Node) -> String {
        let text = &node.text[self.lang];
        let mut out = format!("{}\n{}\n", text.title, node.id);
        let kind = self.say(&format!("kind-{}", node.attributes.kind.code()));
        let voice = self.say(&format!("voice-{}", self.library.voice(node)));
        let revision = self.library.history.number(&node.id, self.lang);
        let _ = writeln!(
            out,
            "{kind} · {voice} · {} {revision}",
            self.say("cli-revision")
        );
        let _ = writeln!(out, "\n{}", text.answer);
        if !text.plain.is_empty() {
            // Readings contradict each other, so each is named at its beginning.
            let mut plain = text.plain.clone();
            for claim in &text.claims {
                if let Some(name) = self.library.reading_name(self.lang, node, &claim.anchor) {
                    plain = plain.replacen(&claim.text, &format!("{name}: {}", claim.text), 1);
                }
            }
            let _ = writeln!(out, "\n{plain}");
        }
        self.list(
            &mut out,
            "cli-claims",
            text.claims.iter().map(|claim| {
                let name = self
                    .library
                    .reading_name(self.lang, node, &claim.anchor)
                    .map(|name| format!("{name}: "))
                    .unwrap_or_default();
                format!(
                    "#{}  {name}{}  {}",
                    claim.anchor,
                    quoted(&self.library.texts, self.lang, &claim.text),
                    keys(&claim.cites)
                )
            }),
        );
        self.list(
            &mut out,
            "cli-sources",
            node.all_cites().into_iter().map(|key| self.key(key)),
        );
        self.list(
            &mut out,
            "cli-checks",
            node.attributes.checks.iter().map(ToString::to_string),
        );
        self.list(
            &mut out,
            "cli-related",
            node.attributes
                .related
                .iter()
                .filter_map(|id| self.library.content.get(id))
                .map(|node| self.line(node)),
        );
        self.passages(&mut out, node.all_cites());
        out
    }

    fn claim(&self, node: &Node, claim: &Claim) -> String {
        let voice = match self
            .library
            .reading_name(self.lang, node, &claim.anchor)
            .filter(|_| self.library.claim_voice(node, claim) == Voice::Editor)
        {
            Some(name) => name,
            None => self.say(&format!("voice-{}", self.library.claim_voice(node, claim))),
        };
        let cites = self.library.claim_cites(node, claim);
        let mut out = format!(
            "{}\n{}\n{voice}\n",
            quoted(&self.library.texts, self.lang, &claim.text),
            node.id.claim(&claim.anchor)
        );
        self.list(
            &mut out,
            "cli-sources",
            cites.iter().map(|key| self.key(key)),
        );
        self.list(&mut out, "cli-nodes", [self.line(node)].into_iter());
        self.passages(&mut out, cites.iter().collect());
        out
    }

    fn item(&self, item: &SourceItem) -> String {
        let key = &item.key;
        let voice = self.say(&format!("voice-{}", item.voice()));
        let mut out = format!("{}\n{}\n{voice} · {}\n", self.title(item), key, item.kind);
        if let Some(reason) = self.library.manifest.excused().get(key) {
            let _ = writeln!(out, "{}: {reason}", self.say("cli-excused"));
        }
        let nodes: Vec<&Node> = self.library.citing(key).collect();
        if nodes.is_empty() {
            let _ = writeln!(out, "\n{}", self.say("cli-nobody-cites"));
        }
        self.list(
            &mut out,
            "cli-nodes",
            nodes
                .into_iter()
                .map(|node| format!("{}\n      {}", self.line(node), node.text[self.lang].answer)),
        );
        self.passages(&mut out, vec![key]);
        out
    }

    fn check(&self, found: &cavillo::check::Check) -> String {
        let mut out = check::describe(self.library, self.lang, found);
        self.list(
            &mut out,
            "cli-nodes",
            self.library.of_check(found.id).map(|node| self.line(node)),
        );
        self.list(
            &mut out,
            "cli-tables",
            found.tables.iter().map(|table| table.id.to_owned()),
        );
        out
    }

    fn table(&self, table: &Table) -> String {
        let label = |scope: &str, code: &str| {
            self.library
                .value_text(self.lang, Some(scope), &Value::from(code))
        };
        let mut grid: Vec<Vec<String>> = vec![
            std::iter::once(String::new())
                .chain(
                    table
                        .columns
                        .iter()
                        .map(|code| label(table.column_scope, code)),
                )
                .collect(),
        ];
        for row in table.rows {
            let cell = |column: &&str| {
                self.library
                    .figure(
                        &CellId {
                            table: table.id.into(),
                            row: (*row).into(),
                            column: (*column).into(),
                        },
                        self.lang,
                    )
                    .unwrap_or_default()
            };
            grid.push(
                std::iter::once(label(table.row_scope, row))
                    .chain(table.columns.iter().map(cell))
                    .collect(),
            );
        }
        let wide: Vec<usize> = (0..=table.columns.len())
            .map(|n| {
                grid.iter()
                    .map(|row| row[n].chars().count())
                    .max()
                    .unwrap_or(0)
            })
            .collect();
        let mut out = format!(
            "{}\n{}\n\n",
            self.say(&table.id.replace('.', "-")),
            table.id
        );
        for row in &grid {
            let line: Vec<String> = row
                .iter()
                .zip(&wide)
                .map(|(cell, wide)| format!("{cell}{}", " ".repeat(wide - cell.chars().count())))
                .collect();
            let _ = writeln!(out, "{}", line.join("  ").trim_end());
        }
        match &table.origin {
            Origin::Documents(keys) => self.list(
                &mut out,
                "cli-sources",
                keys.iter()
                    .filter_map(|key| key.parse().ok())
                    .map(|key| self.key(&key)),
            ),
            Origin::Outside {
                flag,
                reference,
                confidence,
            } => {
                let _ = writeln!(out, "\n{flag}: {reference} ({confidence})");
                if !table.stated.is_empty() {
                    let _ = writeln!(out, "\n{}", self.say("table-stated"));
                }
                for stated in table.stated {
                    let keys: Vec<String> = stated
                        .keys
                        .iter()
                        .filter_map(|key| key.parse().ok())
                        .map(|key| self.key(&key))
                        .collect();
                    let (row, column) = (
                        label(table.row_scope, stated.row),
                        label(table.column_scope, stated.column),
                    );
                    let _ = writeln!(out, "  {row}, {column}: {}", keys.join("; "));
                }
            }
        }
        out
    }

    fn concept(&self, concept: &Concept) -> String {
        let names = &concept.names[self.lang];
        let other = &concept.names[self.lang.other()];
        let mut out = format!(
            "{}\nterm:{} · {}\n\n{}\n",
            names.name,
            concept.id,
            self.say(&format!("class-{}", concept.class.code())),
            names.definition
        );
        self.list(&mut out, "cli-abbreviations", names.abbr.iter().cloned());
        self.list(&mut out, "cli-jargon", names.jargon.iter().cloned());
        self.list(
            &mut out,
            "cli-deprecated",
            names
                .deprecated
                .iter()
                .map(|word| format!("{}: {}", word.term, word.why)),
        );
        self.list(
            &mut out,
            "cli-other-language",
            [other.name.clone()].into_iter(),
        );
        self.list(
            &mut out,
            "cli-sources",
            concept.cites.iter().map(|key| self.key(key)),
        );
        self.list(
            &mut out,
            "cli-nodes",
            self.library
                .with_concept(&concept.id)
                .map(|node| self.line(node)),
        );
        out
    }

    /// A heading and its lines, when there are any.
    fn list(&self, out: &mut String, heading: &str, lines: impl Iterator<Item = String>) {
        let lines: Vec<String> = lines.map(|line| format!("  {line}")).collect();
        if !lines.is_empty() {
            let _ = write!(out, "\n{}\n{}\n", self.say(heading), lines.join("\n"));
        }
    }

    fn line(&self, node: &Node) -> String {
        format!("{}  {}", node.id, node.text[self.lang].title)
    }

    fn title<'i>(&self, item: &'i SourceItem) -> &'i str {
        match self.lang {
            Lang::It => &item.title_it,
            Lang::En => &item.gist_en,
        }
    }

    fn key(&self, key: &SourceKey) -> String {
        format!(
            "{key}  {}",
            self.library
                .manifest
                .get(key)
                .map(|item| self.title(item))
                .unwrap_or_default()
        )
    }

    /// The operator's own copies of the cited passages.
    fn passages(&self, out: &mut String, keys: Vec<&SourceKey>) {
        let found = keys
            .into_iter()
            .filter_map(|key| self.library.passages.get(key));
        self.list(
            out,
            "cli-passages",
            found.map(|passage| format!("{}\n{}", passage.key, passage.text)),
        );
    }
}

fn keys(keys: &[SourceKey]) -> String {
    keys.iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}
