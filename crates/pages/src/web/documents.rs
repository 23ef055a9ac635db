//! The documents of the JSON API (DESIGN §9: stable, additions only) and its problem documents, made from
//! the library. The server and the command line return them, and so does the offline copy.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

use super::blocks::{self, Around, ClaimMark};
use super::cite::{self, CiteJson};
use super::matrix::{self, Filled};
pub use super::titles::{check_title, table_title};
use super::{Site, strict, url};
use crate::ask::{self, Offer};
use crate::check::form::each_field;
use crate::check::{Check, Facts, Fault, Field, Kind, Limit, Rulebook, Unsettled, Verdict, remove};
use crate::cite::Voice;
use crate::content::{Fence, Node, NodeKind, Target, escape};
use crate::kit::tables::{CellId, Choice, Origin, Table};
use crate::lang::Lang;
use crate::library::{
    Fingerprint, Library, SaidAlternative, SaidAssumed, SaidChance, SaidFault, SaidFinding,
    SaidOutcome, SaidQuestion, SaidReading, SaidReason, SaidRemedy, SaidStep, Since, StatedVerdict,
    situation::{self, ASK},
};
use crate::message::Message;
use crate::search::{
    Document, FURTHEST, Hit, LONGEST_QUERY, MOST_ABOUT, MOST_HITS, Request, as_read,
};
use crate::systems::{self, Matrix};

pub const HTML: &str = "text/html; charset=utf-8";
pub const JSON: &str = "application/json";
pub const NDJSON: &str = "application/x-ndjson";
pub const PROBLEM: &str = "application/problem+json";
pub const XML: &str = "application/xml; charset=utf-8";
pub const ATOM: &str = "application/atom+xml; charset=utf-8";
pub const OPENSEARCH: &str = "application/opensearchdescription+xml; charset=utf-8";
pub const CSV: &str = "text/csv; charset=utf-8; header=present";
pub const MARKDOWN: &str = "text/markdown; charset=utf-8";
pub const TEXT: &str = "text/plain; charset=utf-8";

/// Default number of hits.
pub const HITS: usize = 10;

/// The answer to a search.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Search")]
pub struct SearchJson<'s> {
    pub query: &'s str,
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    pub total: usize,
    pub suggestion: Option<String>,
    /// Words and filters that do not occur in the library.
    pub unknown: Vec<String>,
    /// The game that the words name, and that the hits belong to; `system=any` searches all games.
    pub game: Option<&'static str>,
    /// What the query cites, if it is a citation; several entries if it is ambiguous.
    pub cited: Vec<CiteJson<'s>>,
    /// The term of the glossary whose name or abbreviation is the whole query.
    pub term: Option<TermJson<'s>>,
    pub offers: Vec<OfferJson>,
    /// Verdicts on situations that the words state: at most two, the best first.
    pub verdicts: Vec<ToldJson>,
    pub hits: Vec<HitJson<'s>>,
    /// Whether `total` is an estimate: a very large library is not searched completely.
    pub estimated: bool,
}

/// A term of the glossary.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Term")]
pub struct TermJson<'s> {
    pub name: &'s str,
    pub abbr: &'s [String],
    pub definition: &'s str,
    pub url: String,
}

/// The first term that a text names or abbreviates, of the game asked about if there is one.
fn term<'s>(site: &'s Site, lang: Lang, text: &str, system: Option<&str>) -> Option<TermJson<'s>> {
    let wanted = text.trim().to_lowercase();
    let is = |word: &str| word.to_lowercase() == wanted;
    let concept = site.library.lexicon.concepts().iter().find(|concept| {
        let names = &concept.names[lang];
        (is(&names.name) || names.abbr.iter().any(|abbr| is(abbr)))
            && system.is_none_or(|system| concept.systems.iter().any(|of| of == system))
    })?;
    let names = &concept.names[lang];
    Some(TermJson {
        name: &names.name,
        abbr: &names.abbr,
        definition: &names.definition,
        url: site.absolute(url::concept(lang, &concept.id)),
    })
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Offer")]
pub struct OfferJson {
    pub check: &'static str,
    pub url: String,
    pub text: String,
}

/// The verdict on a situation that a query states.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Told")]
pub struct ToldJson {
    pub check: &'static str,
    pub title: String,
    /// Facts that were read, and those that the words imply.
    pub input: Map<String, Value>,
    /// Each fact that was read, as shown to readers.
    pub facts: Vec<String>,
    /// Words that were not read and may matter.
    pub left: Vec<String>,
    /// The status of a verdict, or `read`: it holds if the words were read correctly.
    #[schemars(extend("enum" = ["decided", "usual", "open", "read"]))]
    pub status: &'static str,
    pub finding: SaidFinding,
    pub values: Map<String, Value>,
    pub assumed: Vec<FactJson>,
    pub asks: Vec<SaidQuestion>,
    pub url: String,
}

impl ToldJson {
    /// The verdict in a sentence, which says so if it holds only as far as the words were read.
    pub fn sentence(&self, site: &Site, lang: Lang) -> String {
        let finding = &self.finding.text;
        if self.status == "read" {
            let read = Message::new("told-read").with("finding", finding.as_str());
            site.library.texts.say(lang, &read)
        } else {
            finding.clone()
        }
    }
}

/// An assumed fact that would change the verdict; the check says what it would become.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Fact")]
pub struct FactJson {
    pub field: String,
    pub value: Value,
    pub text: String,
}

/// The address of a check with the facts of a query.
pub fn told_url(lang: Lang, check: &Check, input: &Map<String, Value>) -> String {
    url::check_with(
        lang,
        check.id,
        &crate::check::board::fold(check.roles, input),
    )
}

/// Facts that were read, each with its path.
pub fn told_facts(library: &Library, lang: Lang, told: &StatedVerdict) -> Vec<(String, String)> {
    let input = told.input();
    let facts = told.facts.iter().filter(|(path, _)| path != ASK);
    let facts = facts.map(|(path, text)| {
        (
            path.clone(),
            library.fact_text(lang, told.check, path, &situation::value(text), &input),
        )
    });
    facts.collect()
}

fn told_json(site: &Site, lang: Lang, told: &StatedVerdict) -> ToldJson {
    let verdict = &told.verdict;
    let said = site.library.say_for(lang, Some(told.check), verdict);
    ToldJson {
        check: told.check.id,
        title: check_title(site, lang, told.check),
        input: verdict.told.clone().unwrap_or_else(|| told.input()),
        facts: told_facts(&site.library, lang, told)
            .into_iter()
            .map(|(_, text)| text)
            .collect(),
        left: told.left.clone(),
        status: told.status(),
        finding: SaidFinding::new(&verdict.finding, said.headline),
        values: verdict.values.clone(),
        assumed: said
            .assumed
            .into_iter()
            .map(|fact| FactJson {
                field: fact.field,
                value: fact.value,
                text: fact.text,
            })
            .collect(),
        asks: said.asks,
        url: site.absolute(told_url(lang, told.check, &told.input())),
    }
}

/// Text of the link to a check; for a reading, its facts and its result.
pub fn offer_text(library: &Library, lang: Lang, offer: &Offer) -> String {
    let Some(check) = systems::check(offer.check) else {
        return offer.check.to_owned();
    };
    let title = library
        .texts
        .find(lang, &check.key())
        .unwrap_or_else(|| check.id.to_owned());
    let input = situation::input(&offer.input);
    let facts: Vec<String> = offer
        .input
        .iter()
        .filter(|(path, _)| path != ASK)
        .map(|(path, text)| library.fact_text(lang, check, path, &situation::value(text), &input))
        .collect();
    if facts.is_empty() {
        return title;
    }
    let text = format!("{title} ({})", facts.join(", "));
    match &offer.verdict {
        Some(verdict) => {
            let said = library.say_for(lang, Some(check), verdict);
            format!("{text} → {}", said.headline)
        }
        None => text,
    }
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Hit")]
pub struct HitJson<'s> {
    pub id: &'s str,
    pub system: Option<&'s str>,
    pub section: Option<&'s str>,
    #[schemars(extend("enum" = hit_kinds()))]
    pub kind: &'static str,
    #[schemars(extend("enum" = voice_or_null()))]
    pub voice: Option<&'static str>,
    pub title: &'s str,
    pub answer: &'s str,
    /// HTML with `<mark>` and no other tag: text around the match, or the row of a table that is asked for.
    pub snippet: String,
    /// Null for a passage of a document that the manifest does not know.
    pub url: Option<String>,
    pub score: f32,
    pub cites: Vec<&'s str>,
    pub checks: Vec<&'s str>,
    /// Whether the snippet is a row of a table that is asked for.
    pub row: bool,
    /// For the first hit: whether the snippet is a claim about the case in the query that the answer's yes
    /// or no does not cover. It is shown before the answer.
    pub case: bool,
    /// The row or claim of the snippet, without markup. It replaces the answer where only one line is shown.
    pub lead: Option<String>,
}

impl HitJson<'_> {
    /// The lines that answer the query, in order, without markup: a claim about its case, the short answer,
    /// a row of a table.
    pub fn lines(&self) -> Vec<&str> {
        match &self.lead {
            Some(row) if self.row => vec![self.answer, row],
            Some(claim) => vec![claim, self.answer],
            None => vec![self.answer],
        }
    }
}

/// Runs a search and returns its document.
pub fn search_json<'s>(site: &'s Site, request: &Request<'s>) -> SearchJson<'s> {
    let lang = request.lang;
    let cited = cite::cited(site, request.query);
    let read = cite::query(request.query, &cited);
    let asked = Request {
        query: &read,
        ..*request
    };
    let ask::Answered {
        found: answer,
        offers,
        verdicts,
    } = ask::ask(&site.library, &*site.engine, &asked);
    let offer = |offer: Offer| OfferJson {
        check: offer.check,
        url: site.absolute(url::check_with(
            lang,
            offer.check,
            &situation::input(&offer.input),
        )),
        text: offer_text(&site.library, lang, &offer),
    };
    let cited = cited
        .iter()
        .filter_map(|id| site.library.get(&id.to_string()))
        .map(|found| cite::cite_json(site, lang, &found))
        .collect();
    SearchJson {
        query: request.query,
        term: term(site, lang, request.query, request.system),
        cited,
        lang: lang.code(),
        edition: site.library.edition().to_string(),
        total: answer.total,
        suggestion: answer.suggestion,
        unknown: answer.unknown,
        game: answer.game,
        offers: offers.into_iter().map(offer).collect(),
        verdicts: verdicts
            .iter()
            .map(|told| told_json(site, lang, told))
            .collect(),
        hits: answer
            .hits
            .into_iter()
            .enumerate()
            .map(|(n, mut hit)| {
                hit.case &= n == 0;
                hit_json(site, lang, hit)
            })
            .collect(),
        estimated: answer.estimated,
    }
}

fn hit_json(site: &Site, lang: Lang, hit: Hit) -> HitJson<'_> {
    let library = &site.library;
    let Hit {
        document,
        snippet,
        row,
        score,
        case,
        marked: _,
    } = hit;
    let score = (score * 1000.0).round() / 1000.0;
    let lead = (row || case).then(|| {
        let bare = snippet.replace("<mark>", "").replace("</mark>", "");
        unescape(&bare)
    });
    match document {
        Document::Node(n) => {
            let node = &library.content.nodes[n];
            HitJson {
                id: node.id.as_str(),
                system: Some(node.id.system()),
                section: Some(node.id.section()),
                kind: node.attributes.kind.code(),
                voice: Some(library.voice(node).code()),
                title: &node.text[lang].title,
                answer: &node.text[lang].answer,
                snippet,
                url: Some(site.absolute(url::node(lang, &node.id))),
                score,
                cites: strings(node.all_cites()),
                checks: node
                    .attributes
                    .checks
                    .iter()
                    .map(|check| check.as_str())
                    .collect(),
                row,
                case,
                lead,
            }
        }
        Document::Passage(n) => {
            let passage = &library.passages.all()[n];
            let item = passage
                .key
                .parse()
                .ok()
                .and_then(|key| library.manifest.get(&key));
            HitJson {
                id: &passage.key,
                system: item
                    .and_then(|item| {
                        systems::SYSTEMS
                            .iter()
                            .find(|s| s.sources.contains(&item.key.source()))
                    })
                    .map(|s| s.id),
                section: item.map(|item| item.key.section()),
                kind: "source",
                voice: item.map(|item| item.voice().code()),
                title: &passage.title,
                answer: beginning(&passage.text),
                snippet,
                url: item.map(|item| site.absolute(url::item(lang, &item.key))),
                score,
                cites: item.map(|item| item.key.as_str()).into_iter().collect(),
                checks: Vec::new(),
                row,
                case,
                lead,
            }
        }
    }
}

/// A text without the entities of [`escape`].
fn unescape(text: &str) -> String {
    [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&amp;", "&"),
    ]
    .into_iter()
    .fold(text.to_owned(), |text, (entity, plain)| {
        text.replace(entity, plain)
    })
}

/// The beginning of a passage, with the length of a short answer.
fn beginning(text: &str) -> &str {
    let end = text
        .char_indices()
        .nth(240)
        .map_or(text.len(), |(at, _)| text[..at].rfind(' ').unwrap_or(at));
    &text[..end]
}

fn strings(keys: Vec<&crate::id::SourceKey>) -> Vec<&str> {
    keys.into_iter().map(crate::id::SourceKey::as_str).collect()
}

/// A node in one language.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Node")]
pub struct NodeJson<'s> {
    pub id: &'s str,
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    pub system: &'s str,
    pub section: &'s str,
    #[schemars(extend("enum" = NodeKind::codes()))]
    pub kind: &'static str,
    #[schemars(extend("enum" = Voice::codes()))]
    pub voice: &'static str,
    pub title: &'s str,
    pub answer: &'s str,
    /// First and last edition of the rules in which it holds, if the documents say so.
    pub since: Option<&'s str>,
    pub until: Option<&'s str>,
    pub html: String,
    pub text: String,
    pub claims: Vec<ClaimJson<'s>>,
    pub cites: Vec<&'s str>,
    pub checks: Vec<&'s str>,
    pub related: Vec<&'s str>,
    pub revision: u32,
    pub url: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Claim")]
pub struct ClaimJson<'s> {
    pub id: String,
    pub text: &'s str,
    #[schemars(extend("enum" = Voice::codes()))]
    pub voice: &'static str,
    pub cites: Vec<&'s str>,
    /// First and last edition of the rules in which it holds, if the sentence says so itself.
    pub since: Option<&'s str>,
    pub until: Option<&'s str>,
}

/// A node for programs; `cites` includes those of its claims, as in search hits.
pub fn node_json<'s>(site: &'s Site, lang: Lang, node: &'s Node) -> NodeJson<'s> {
    let library = &site.library;
    let text = &node.text[lang];
    let claim = |claim: &'s crate::content::Claim| ClaimJson {
        id: node.id.claim(&claim.anchor).to_string(),
        text: &claim.text,
        voice: library.claim_voice(node, claim).code(),
        cites: library
            .claim_cites(node, claim)
            .iter()
            .map(crate::id::SourceKey::as_str)
            .collect(),
        since: claim.since.as_deref(),
        until: claim.until.as_deref(),
    };
    NodeJson {
        id: node.id.as_str(),
        lang: lang.code(),
        edition: library.edition().to_string(),
        since: node.attributes.since.as_deref(),
        until: node.attributes.until.as_deref(),
        system: node.id.system(),
        section: node.id.section(),
        kind: node.attributes.kind.code(),
        voice: library.voice(node).code(),
        title: &text.title,
        answer: &text.answer,
        html: html(site, lang, node),
        text: if text.plain.is_empty() {
            text.answer.clone()
        } else {
            format!("{}\n\n{}", text.answer, text.plain)
        },
        claims: text.claims.iter().map(claim).collect(),
        cites: strings(node.all_cites()),
        checks: node
            .attributes
            .checks
            .iter()
            .map(|check| check.as_str())
            .collect(),
        related: node
            .attributes
            .related
            .iter()
            .map(|id| id.as_str())
            .collect(),
        revision: library.history.number(&node.id, lang),
        url: site.absolute(url::node(lang, &node.id)),
    }
}

/// The text of a node as plain HTML for embedding: links, tables, an id for each claim, no script.
fn html(site: &Site, lang: Lang, node: &Node) -> String {
    let text = &node.text[lang];
    let mut out = String::new();
    let mut plain = Plain { site, lang, node };
    blocks::write(&text.lead, &mut plain, &mut out);
    blocks::write(&text.body, &mut plain, &mut out);
    out
}

/// A text that is embedded elsewhere.
struct Plain<'n> {
    site: &'n Site,
    lang: Lang,
    node: &'n Node,
}

impl Around for Plain<'_> {
    fn link(&mut self, target: &Target) -> Option<String> {
        let address = match target {
            Target::Inside(id) => self.site.absolute(url::of(self.lang, id)),
            Target::Outside(address) => address.clone(),
        };
        Some(format!("<a href=\"{}\">", escape(&address)))
    }

    fn claim(&mut self, claim: usize) -> ClaimMark {
        let id = self.node.text[self.lang]
            .claims
            .get(claim)
            .map(|claim| self.node.id.claim(&claim.anchor).html_id());
        ClaimMark {
            attributes: id.map_or(String::new(), |id| {
                format!(" class=\"claim\" id=\"{}\"", escape(&id))
            }),
            begin: String::new(),
            end: String::new(),
        }
    }

    fn fence(&mut self, fence: &Fence, out: &mut String) {
        let (site, lang, node) = (self.site, self.lang, self.node);
        let link = |address: &str, label: &str| {
            format!(
                "<p><a href=\"{}\">{}</a></p>",
                escape(address),
                escape(label)
            )
        };
        match fence {
            Fence::Table(id) => {
                if let Some(table) = systems::table(id.as_str()) {
                    out.push_str(&table_html(site, lang, table));
                }
            }
            Fence::Scene(n, caption) => {
                if let Some(scene) = node.scenes.get(*n) {
                    let say = |message: &Message| site.library.texts.say(lang, message);
                    let told: Vec<String> = crate::draw::tell(&scene.picture, node.id.system())
                        .iter()
                        .map(say)
                        .collect();
                    // In words, because a page that embeds this has no stylesheet for a picture.
                    let words = caption
                        .iter()
                        .map(String::as_str)
                        .chain(told.iter().map(String::as_str))
                        .collect::<Vec<_>>()
                        .join(". ");
                    let _ = write!(out, "<p>{}</p>", escape(&words));
                }
            }
            // The check's answer is requested separately.
            Fence::Question(n, prompt) => {
                if let Some(question) = node.questions.get(*n) {
                    let label = prompt.clone().or_else(|| {
                        Some(check_title(
                            site,
                            lang,
                            systems::check(question.check.as_str())?,
                        ))
                    });
                    let address = site.absolute(url::question(lang, &node.id, n + 1));
                    out.push_str(&link(
                        &address,
                        &label.unwrap_or_else(|| question.check.to_string()),
                    ));
                }
            }
            Fence::Example(n) | Fence::Drawn(n, _) => {
                if let Some(example) = node.examples.get(*n) {
                    let address = site.absolute(url::check_with(
                        lang,
                        example.check.as_str(),
                        &example.input,
                    ));
                    let label = systems::check(example.check.as_str()).map_or_else(
                        || example.check.to_string(),
                        |check| check_title(site, lang, check),
                    );
                    out.push_str(&link(&address, &label));
                }
            }
        }
    }
}

/// A table for programs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Table")]
pub struct TableJson {
    pub id: &'static str,
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    pub title: String,
    pub rows: Vec<LabelJson>,
    pub columns: Vec<LabelJson>,
    /// Every cell, row by row.
    pub cells: Vec<FigureJson>,
    /// Items that print it; empty for a table from elsewhere.
    pub cites: Vec<&'static str>,
    pub url: String,
    pub permalink: String,
}

/// A code and its name.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Label")]
pub struct LabelJson {
    pub code: &'static str,
    pub label: String,
}

/// A cell: its id, which is also its permalink, and its figure as shown to readers; null if the table has
/// no value there.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Figure")]
pub struct FigureJson {
    pub id: String,
    pub text: Option<String>,
    /// Items that print this cell.
    pub cites: Vec<&'static str>,
}

/// [`TableJson`] of a table.
pub fn table_json(site: &Site, lang: Lang, table: &'static Table) -> TableJson {
    let labels = |scope: &str, codes: &'static [&'static str]| {
        let label = |code: &&'static str| LabelJson {
            code,
            label: site
                .library
                .value_text(lang, Some(scope), &Value::from(*code)),
        };
        codes.iter().map(label).collect()
    };
    let printed = match table.origin {
        Origin::Documents(keys) => keys,
        Origin::Outside { .. } => &[],
    };
    let cell = |row: &&str, column: &&str| {
        let id = CellId {
            table: table.id.into(),
            row: (*row).into(),
            column: (*column).into(),
        };
        let cites = if printed.is_empty() {
            table.stated(row, column)
        } else {
            printed
        };
        FigureJson {
            text: site.library.figure(&id, lang),
            id: id.to_string(),
            cites: cites.to_vec(),
        }
    };
    TableJson {
        id: table.id,
        lang: lang.code(),
        edition: site.library.edition().to_string(),
        title: table_title(site, lang, table),
        rows: labels(table.row_scope, table.rows),
        columns: labels(table.column_scope, table.columns),
        cells: table
            .rows
            .iter()
            .flat_map(|row| table.columns.iter().map(move |column| (row, column)))
            .map(|(row, column)| cell(row, column))
            .collect(),
        cites: printed.to_vec(),
        url: site.absolute(url::table(lang, table.id)),
        permalink: site.absolute(url::cite(table.id)),
    }
}

fn table_html(site: &Site, lang: Lang, table: &Table) -> String {
    let label = |scope: &str, code: &str| {
        escape(
            &site
                .library
                .value_text(lang, Some(scope), &Value::from(code)),
        )
    };
    let mut out = "<table><thead><tr><td></td>".to_owned();
    for column in table.columns {
        let _ = write!(out, "<th>{}</th>", label(table.column_scope, column));
    }
    out.push_str("</tr></thead><tbody>");
    for row in table.rows {
        let _ = write!(out, "<tr><th>{}</th>", label(table.row_scope, row));
        for column in table.columns {
            let cell = CellId {
                table: table.id.into(),
                row: (*row).into(),
                column: (*column).into(),
            };
            let _ = write!(
                out,
                "<td>{}</td>",
                escape(&site.library.figure(&cell, lang).unwrap_or_default())
            );
        }
        out.push_str("</tr>");
    }
    out + "</tbody></table>"
}

/// A check in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Check")]
pub struct CheckJson<'s> {
    pub id: &'static str,
    pub system: &'static str,
    #[schemars(extend("enum" = ["tabular", "arithmetic", "odds", "geometric"]))]
    pub kind: &'static str,
    pub title: String,
    /// The nodes it implements: those of its claims, and those that name it.
    pub nodes: Vec<&'s str>,
}

pub fn check_json(site: &Site, lang: Lang, check: &'static Check) -> CheckJson<'static> {
    let mut nodes: Vec<&'static str> = Vec::new();
    for node in check
        .claims
        .iter()
        .filter_map(|claim| claim.split('#').next())
    {
        if !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    CheckJson {
        id: check.id,
        system: check.system(),
        kind: check.kind.code(),
        title: check_title(site, lang, check),
        nodes,
    }
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Checks")]
pub struct ChecksJson<'s> {
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    pub checks: Vec<CheckJson<'s>>,
}

/// Every check.
pub fn checks_json(site: &Site, lang: Lang) -> ChecksJson<'static> {
    ChecksJson {
        edition: site.library.edition().to_string(),
        checks: systems::checks()
            .map(|check| check_json(site, lang, check))
            .collect(),
    }
}

/// A check with its schemas.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "CheckSchema")]
pub struct CheckSchemaJson<'s> {
    #[serde(flatten)]
    pub check: CheckJson<'s>,
    #[schemars(with = "Map<String, Value>")]
    pub input: Value,
    #[schemars(with = "Map<String, Value>")]
    pub values: Value,
}

/// The operator's own figures that a verdict used.
#[derive(JsonSchema)]
#[schemars(rename = "Rulebook")]
#[expect(dead_code, reason = "the fields are read by the derived schema alone")]
struct RulebookSchema {
    /// Fingerprint of the rulebook; permalinks carry it.
    fingerprint: String,
    /// The cells looked up: `dba.base-depth.Bd.15mm`.
    figures: Vec<String>,
}

/// A result that is still open, because facts are missing.
#[derive(JsonSchema)]
#[schemars(rename = "Unsettled")]
#[expect(dead_code, reason = "the fields are read by the derived schema alone")]
struct UnsettledSchema {
    result: String,
    outcomes: Vec<Value>,
    /// Paths of the facts that it depends on.
    hangs_on: Vec<String>,
}

fn picture_or_null(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({"anyOf": [{"$ref": "#/components/schemas/Picture"}, {"type": "null"}]})
}

fn hit_kinds() -> Vec<&'static str> {
    NodeKind::codes().into_iter().chain(["source"]).collect()
}

fn voice_or_null() -> Vec<Option<&'static str>> {
    Voice::codes().into_iter().map(Some).chain([None]).collect()
}

fn problem_kinds() -> Vec<String> {
    PROBLEMS
        .iter()
        .map(|(code, _)| format!("urn:cavillo:problem:{code}"))
        .collect()
}

/// A verdict with its sentences and links.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Verdict")]
pub struct VerdictJson {
    pub check: &'static str,
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    /// Fingerprint of every sentence quoted and figure used.
    pub ed: String,
    /// If the input had an `ed`: the changes since then.
    pub since: Option<Since>,
    /// The inputs with their defaults, including `agreed` if the players agreed on readings.
    pub input: Map<String, Value>,
    pub finding: SaidFinding,
    pub values: Map<String, Value>,
    pub steps: Vec<SaidStep>,
    pub reasons: Vec<SaidReason>,
    pub odds: Option<Vec<SaidChance>>,
    pub remedies: Vec<SaidRemedy>,
    #[schemars(extend("enum" = ["seeds", "mixed", "outside"]))]
    pub basis: &'static str,
    pub flags: Vec<String>,
    pub readings: Vec<SaidReading>,
    pub alternatives: Vec<SaidAlternative>,
    pub missing: Option<&'static str>,
    /// For a geometric check: the pieces on the table, and the marks of the verdict.
    #[schemars(schema_with = "picture_or_null")]
    pub picture: Option<crate::kit::scene::Picture>,
    pub permalink: String,
    /// The operator's figures that it uses, if any.
    #[schemars(with = "Option<RulebookSchema>")]
    pub rulebook: Option<Rulebook>,
    /// `decided`, `usual` or `open`.
    #[schemars(extend("enum" = ["decided", "usual", "open"]))]
    pub status: &'static str,
    #[schemars(with = "Vec<UnsettledSchema>")]
    pub unsettled: Vec<Unsettled>,
    pub assumed: Vec<SaidAssumed>,
    pub asks: Vec<SaidQuestion>,
    pub outcomes: Vec<SaidOutcome>,
    pub complete: bool,
    pub unknown: Vec<String>,
}

/// A verdict for programs.
pub fn verdict_json(site: &Site, lang: Lang, verdict: &Verdict) -> VerdictJson {
    verdict_since(site, lang, verdict, None)
}

/// Like the function above, with the changes since a link to it was made.
pub fn verdict_since(
    site: &Site,
    lang: Lang,
    verdict: &Verdict,
    linked: Option<&Fingerprint>,
) -> VerdictJson {
    let said = site.library.say(lang, verdict);
    VerdictJson {
        check: verdict.check,
        lang: lang.code(),
        edition: site.library.edition().to_string(),
        ed: site.library.fingerprint_of(verdict).to_string(),
        since: linked.map(|linked| site.library.since(lang, verdict, linked)),
        input: asked(&verdict.input, &verdict.agreed),
        finding: SaidFinding::new(&verdict.finding, said.headline),
        values: verdict.values.clone(),
        steps: said.steps,
        reasons: said.reasons,
        odds: verdict.odds.is_some().then_some(said.odds),
        remedies: said.remedies,
        basis: verdict.basis.code(),
        flags: verdict.flags.clone(),
        readings: said.readings,
        alternatives: said.alternatives,
        missing: verdict.missing,
        picture: verdict.picture.clone(),
        permalink: permalink(site, verdict),
        rulebook: verdict.rulebook.clone(),
        status: verdict.status.code(),
        unsettled: verdict.unsettled.clone(),
        assumed: said.assumed,
        asks: said.asks,
        outcomes: said.outcomes,
        complete: verdict.complete,
        unknown: verdict.unknown.clone(),
    }
}

/// A matrix under circumstances.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Matrix")]
pub struct MatrixJson {
    pub id: &'static str,
    #[schemars(extend("enum" = Lang::ALL.map(Lang::code)))]
    pub lang: &'static str,
    /// The edition of the library: day of the newest revision, and how many there are.
    pub edition: String,
    pub title: String,
    /// The check that was run for every pair.
    pub check: &'static str,
    /// The dotted field that each row fills in, and that of each column.
    pub row: &'static str,
    pub column: &'static str,
    /// Codes of the rows and columns, in the order of `cells`.
    #[schemars(with = "Vec<String>")]
    pub codes: &'static [&'static str],
    /// Circumstances other than the usual ones, including `agreed`.
    pub input: Map<String, Value>,
    /// Total number of rolls.
    pub den: u32,
    pub cells: Vec<Vec<CellJson>>,
    #[schemars(extend("enum" = ["seeds", "mixed", "outside"]))]
    pub basis: &'static str,
    pub flags: Vec<String>,
    /// Readings to agree on, if cells are open.
    pub readings: Vec<OpenJson>,
    pub permalink: String,
    #[schemars(with = "Option<RulebookSchema>")]
    pub rulebook: Option<Rulebook>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Cell")]
pub struct CellJson {
    pub row: &'static str,
    pub column: &'static str,
    /// Null, like the following fields, if the pair cannot meet in these circumstances.
    pub finding: Option<CodeJson>,
    pub wins: Option<i64>,
    pub loses: Option<i64>,
    /// The complete input.
    pub url: Option<String>,
}

/// A finding without its sentence.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Code")]
pub struct CodeJson {
    #[schemars(extend("enum" = ["legal", "illegal", "outcome", "score", "undetermined", "open"]))]
    pub kind: &'static str,
    pub code: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "OpenReading")]
pub struct OpenJson {
    pub id: &'static str,
    pub point: &'static str,
    pub text: String,
    pub cites: Vec<String>,
    pub default: bool,
    /// Number of cells that depend on the point.
    pub cells: usize,
}

/// A matrix for programs.
pub fn matrix_json(
    site: &Site,
    lang: Lang,
    matrix: &'static Matrix,
    check: &Check,
    input: &Map<String, Value>,
    filled: &Filled,
) -> MatrixJson {
    let library = &site.library;
    let cell = |row: &'static str, column: &'static str, cell: &matrix::Cell| CellJson {
        row,
        column,
        finding: cell.finding.as_ref().map(|finding| CodeJson {
            kind: finding.kind.code(),
            code: finding.code.clone(),
        }),
        wins: cell.wins,
        loses: cell.loses,
        url: cell
            .finding
            .is_some()
            .then(|| site.absolute(url::check_with(lang, matrix.check, &cell.input))),
    };
    let open = |point: &matrix::OpenPoint| {
        let (id, cells) = (point.id, point.cells);
        let reading = |reading: &'static crate::check::Reading| {
            let claim = library.claim(reading.claim, lang);
            OpenJson {
                id: reading.id,
                point: id,
                text: claim
                    .map_or_else(|| reading.claim.to_owned(), |(_, claim)| claim.text.clone()),
                cites: claim
                    .map(|(node, claim)| {
                        library
                            .claim_cites(node, claim)
                            .iter()
                            .map(ToString::to_string)
                            .collect()
                    })
                    .unwrap_or_default(),
                default: reading.default,
                cells,
            }
        };
        point.readings.iter().map(reading).collect::<Vec<_>>()
    };
    MatrixJson {
        id: matrix.id,
        lang: lang.code(),
        edition: library.edition().to_string(),
        title: library
            .texts
            .find(lang, &matrix.id.replace('.', "-"))
            .unwrap_or_else(|| matrix.id.to_owned()),
        check: check.id,
        row: matrix.row,
        column: matrix.column,
        codes: matrix.codes,
        input: asked(
            &super::given::canonical(input, &filled.echo),
            &filled.agreed,
        ),
        den: filled.den,
        cells: matrix
            .codes
            .iter()
            .zip(&filled.rows)
            .map(|(row, cells)| {
                matrix
                    .codes
                    .iter()
                    .zip(cells)
                    .map(|(column, pair)| cell(row, column, pair))
                    .collect()
            })
            .collect(),
        basis: filled.basis.code(),
        flags: filled.flags.clone(),
        readings: filled.points.iter().flat_map(open).collect(),
        permalink: site.absolute(matrix_permalink(matrix, input, filled)),
        rulebook: filled.rulebook.clone(),
    }
}

/// `/cite/tool/<game>/<name>?<unusual circumstances>`, language-independent.
pub fn matrix_permalink(matrix: &Matrix, input: &Map<String, Value>, filled: &Filled) -> String {
    let query = url::query(&url::with_rulebook(input, filled.rulebook.as_ref()));
    url::with_query(&url::cite_tool(matrix.id), Some(&query))
}

/// Inputs, with the agreed readings.
fn asked(input: &Map<String, Value>, agreed: &[String]) -> Map<String, Value> {
    let mut all = input.clone();
    if !agreed.is_empty() {
        all.insert(
            "agreed".to_owned(),
            agreed.iter().map(String::as_str).collect(),
        );
    }
    all
}

/// A short link that leads to exactly this verdict: `/cite/<check>?<non-default inputs>`.
///
/// A default computed from a table is left out too if that changes nothing, because giving the figure would
/// hide its origin. The shortened link is judged here to make sure. If figures of an operator's rulebook
/// affected the verdict, the link contains its fingerprint.
pub fn permalink(site: &Site, verdict: &Verdict) -> String {
    let address = |input: &Map<String, Value>| {
        let query = url::query(&url::with_rulebook(input, verdict.rulebook.as_ref()));
        let address = url::with_query(&url::cite(verdict.check), Some(&query));
        let edition = site.library.fingerprint_of(verdict).to_string();
        site.absolute(url::with_linked(address, url::EDITION, Some(&edition)))
    };
    let folded = |told: &Map<String, Value>| {
        systems::check(verdict.check).map_or_else(
            || told.clone(),
            |check| crate::check::board::fold(check.roles, told),
        )
    };
    if let Some(told) = &verdict.told {
        return address(&asked(&folded(told), &verdict.agreed));
    }
    let full = asked(&verdict.input, &verdict.agreed);
    let Some(check) = systems::check(verdict.check) else {
        return address(&full);
    };
    let says_the_same = |input: &Map<String, Value>| {
        check.judge(&site.library.tables, input).as_ref() == Ok(verdict)
    };
    let fields = check.fields(&site.library.tables);
    let mut short = asked(&without_defaults(&fields, &verdict.input), &verdict.agreed);
    let droppable = |field: &&Field| match field.default {
        Limit::Computed => true,
        // An operator's figure may be the default of a field whose printed default differs.
        Limit::Default(_) => verdict.rulebook.is_some(),
        Limit::Required | Limit::Asked | Limit::Optional => false,
    };
    let mut spare: Vec<String> = Vec::new();
    each_field(&fields, &mut |path, field| {
        if droppable(&field) {
            spare.push(path.to_owned());
        }
        matches!(field.kind, Kind::Group(_))
    });
    // Twice, because a field may become redundant once another, which hid the origin of a figure, is
    // removed.
    for path in spare.iter().chain(&spare) {
        let mut shorter = short.clone();
        remove(&mut shorter, path);
        if shorter != short && says_the_same(&shorter) {
            short = shorter;
        }
    }
    for without in [&["w", "d"][..], &["w"], &["d"]] {
        let shorter = crate::check::board::without(check.roles, &short, without);
        if shorter != short && says_the_same(&shorter) {
            short = shorter;
        }
    }
    let folded = crate::check::board::fold(check.roles, &short);
    if says_the_same(&folded) {
        short = folded;
    }
    if says_the_same(&short) {
        address(&short)
    } else {
        address(&full)
    }
}

/// Inputs that differ from their default.
fn without_defaults(fields: &[Field], input: &Map<String, Value>) -> Map<String, Value> {
    let mut out = Map::new();
    for (name, value) in input {
        let field = fields.iter().find(|field| field.name == name);
        let kept = match (field.map(|field| (&field.kind, &field.default)), value) {
            (_, Value::Null) => None,
            (Some((_, Limit::Default(default))), value) if default == value => None,
            (Some((Kind::Group(fields), _)), Value::Object(map)) => {
                Some(Value::Object(without_defaults(fields, map)))
            }
            (Some((Kind::List { fields, .. }, _)), Value::Array(items)) => {
                // An address cannot contain an empty list entry.
                let item = |item: &Value| match item
                    .as_object()
                    .map(|map| without_defaults(fields, map))
                {
                    Some(short) if !short.is_empty() => Value::Object(short),
                    _ => item.clone(),
                };
                Some(items.iter().map(item).collect())
            }
            (_, value) => Some(value.clone()),
        };
        if let Some(value) = kept {
            out.insert(name.clone(), value);
        }
    }
    out
}

/// All faults of an input: a problem document with status 422.
pub fn faults_json(site: &Site, lang: Lang, check: &Check, faults: &[Fault]) -> Problem {
    let errors = site.library.say_faults(lang, check, faults);
    Problem {
        errors,
        ..Problem::new(
            422,
            "bad-input",
            match faults.len() {
                1 => format!("the input of {} has one bad field", check.id),
                n => format!("the input of {} has {n} bad fields", check.id),
            },
        )
    }
}

/// The check with an id, or the problem document.
pub fn named_check(id: &str) -> Result<&'static Check, Box<Problem>> {
    systems::check(id).ok_or_else(|| {
        let near = crate::problem::nearest(id, systems::checks().map(|check| check.id));
        Box::new(Problem::unknown(
            "check",
            id,
            near.into_iter().map(str::to_owned).collect(),
        ))
    })
}

/// The verdict on the input in a request body.
pub fn judged(
    site: &Site,
    lang: Lang,
    check: &Check,
    body: &[u8],
) -> Result<Verdict, Box<Problem>> {
    Facts::typed(check, &site.library.tables, input(body)?)
        .answer()
        .map_err(|faults| Box::new(faults_json(site, lang, check, &faults)))
}

/// The text in the body of a citations request, at most [`super::pages::LONGEST_POST`] characters.
///
/// # Errors
/// If it is not a JSON object, has no text, or the text is too long.
pub fn text_to_read(site: &Site, lang: Lang, body: &[u8]) -> Result<String, Box<Problem>> {
    const MOST: usize = super::pages::LONGEST_POST;
    let mut input = input(body)?;
    let given = input.shift_remove("text");
    let shown = |value: &Value| match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut faults: Vec<BadParameter> = input
        .iter()
        .map(|(name, value)| {
            (
                name.clone().into(),
                shown(value),
                vec!["text".to_owned()],
                "unknown-parameter",
            )
        })
        .collect();
    match given {
        Some(Value::String(text)) if text.chars().count() > MOST => {
            return Err(Box::new(Problem::new(
                413,
                "payload-too-large",
                format!("the text is longer than {MOST} characters"),
            )));
        }
        Some(Value::String(text)) if faults.is_empty() => return Ok(text),
        Some(Value::String(_)) => {}
        other => {
            let code = if other.is_some() {
                "not-a-text"
            } else {
                "missing"
            };
            let given = other.as_ref().map(shown).unwrap_or_default();
            faults.push(("text".into(), given, Vec::new(), code));
        }
    }
    Err(Box::new(bad_parameters(site, lang, faults)))
}

/// The fingerprint that a body contains from a link.
pub fn linked(body: &[u8]) -> Option<Fingerprint> {
    Fingerprint::parse(input(body).ok()?.get(url::EDITION)?.as_str()?)
}

/// The JSON object in a body, whatever its content type: `curl -d` labels everything as a form.
fn input(body: &[u8]) -> Result<Map<String, Value>, Box<Problem>> {
    match strict::read(body) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(Box::new(Problem::new(
            400,
            "not-an-object",
            "expected a JSON object that holds the inputs",
        ))),
        Err(error) => {
            let problem = Problem::new(
                400,
                "malformed-json",
                format!("the body is no JSON: {error}"),
            );
            Err(Box::new(Problem {
                line: Some(error.line()),
                column: Some(error.column()),
                ..problem
            }))
        }
    }
}

/// A query parameter with its fault: name, value, accepted values, message.
pub type BadParameter = (Cow<'static, str>, String, Vec<String>, &'static str);

/// A number that selects part of a list, with an upper limit: `limit`, `offset`.
///
/// The fault, if it is not a whole number or out of range.
pub fn paging(name: &'static str, most: usize, value: String) -> Result<usize, BadParameter> {
    let accepted = vec![format!("0–{most}")];
    match value.parse::<usize>() {
        Ok(n) if n <= most => Ok(n),
        Err(_) if value.is_empty() || !value.bytes().all(|b| b.is_ascii_digit()) => {
            Err((name.into(), value, accepted, "not-whole"))
        }
        // A number too large for any integer type is out of range as well.
        _ => Err((name.into(), value, accepted, "out-of-range")),
    }
}

/// A problem document for the parameters of a query.
///
/// Limited in the number of faults, and of accepted values for each.
pub fn bad_parameters(site: &Site, lang: Lang, faults: Vec<BadParameter>) -> Problem {
    const MOST: usize = 20;
    const MOST_ACCEPTED: usize = 100;
    let errors = faults
        .into_iter()
        .take(MOST)
        .map(|(path, given, mut accepted, code)| {
            accepted.truncate(MOST_ACCEPTED);
            let path: String = path.chars().take(80).collect();
            let given: String = given.chars().take(80).collect();
            let message = Message::new(format!("fault-{code}"))
                .with("path", path.as_str())
                .with("label", path.as_str())
                .with("given", given.as_str())
                .with("accepted", accepted.join(", "));
            SaidFault {
                path,
                given: Value::from(given),
                accepted,
                against: Vec::new(),
                message: site.library.texts.say(lang, &message),
                missing: false,
            }
        })
        .collect();
    Problem {
        errors,
        ..Problem::new(422, "bad-input", "the query has bad parameters")
    }
}

/// The problem of an unsupported language.
pub fn not_a_language(site: &Site, lang: Lang, given: String) -> Problem {
    bad_parameters(
        site,
        lang,
        vec![(
            "lang".into(),
            given,
            Lang::ALL.map(|lang| lang.code().to_owned()).to_vec(),
            "not-one-of",
        )],
    )
}

/// The problem of an unknown node id.
pub fn no_node(id: &str) -> Problem {
    Problem::new(
        404,
        "unknown-id",
        format!("`{id}` is no node: ask /api/v1/cite/{}", url::escape(id)),
    )
}

/// The problem of an unknown matrix; all matrices are listed, because there are few.
pub fn no_matrix(id: &str) -> Problem {
    Problem::unknown(
        "matrix",
        id,
        systems::matrices()
            .map(|matrix| matrix.id.to_owned())
            .collect(),
    )
}

/// The circumstances of a matrix, from the query parameters.
pub fn circumstances(
    site: &Site,
    matrix: &'static Matrix,
    check: &Check,
    mut pairs: Vec<(String, String)>,
) -> Result<Map<String, Value>, Vec<Fault>> {
    pairs.retain(|(name, value)| {
        !value.is_empty() && !["lang", url::RULEBOOK, url::EDITION].contains(&name.as_str())
    });
    matrix::read(matrix, check, &site.library.tables, &pairs)
}

/// Query of a search, parsed.
#[derive(Clone, Debug, Default)]
pub struct Searched {
    query: String,
    system: Option<String>,
    kind: Option<String>,
    section: Option<String>,
    about: Vec<String>,
    limit: usize,
    offset: usize,
}

impl Searched {
    /// Parameters that a search reads.
    const PARAMETERS: [&str; 8] = [
        "q", "lang", "system", "kind", "section", "about", "limit", "offset",
    ];

    /// Parses the parameters; all faults are reported at once, and none is ignored.
    ///
    /// A problem document with a fault for each parameter that is unknown, repeated or out of range.
    pub fn read(
        site: &Site,
        lang: Lang,
        parameters: Vec<(String, String)>,
    ) -> Result<Self, Box<Problem>> {
        let mut this = Self {
            limit: HITS,
            ..Self::default()
        };
        let mut faults: Vec<BadParameter> = Vec::new();
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for (name, value) in parameters {
            if !Self::PARAMETERS.contains(&name.as_str()) {
                let accepted = Self::PARAMETERS.map(str::to_owned).to_vec();
                faults.push((name.into(), value, accepted, "unknown-parameter"));
                continue;
            }
            if !seen.insert(name.clone()) {
                faults.push((name.into(), value, Vec::new(), "repeated"));
                continue;
            }
            let mut one_of = |codes: Vec<&str>, name: &'static str, value: String| {
                if value.is_empty() {
                    return None;
                }
                if !codes.contains(&value.as_str()) {
                    faults.push((
                        name.into(),
                        value.clone(),
                        codes.into_iter().map(str::to_owned).collect(),
                        "not-one-of",
                    ));
                }
                Some(value)
            };
            match name.as_str() {
                "q" if value.len() > LONGEST_QUERY => {
                    let most = vec![format!("0–{LONGEST_QUERY}")];
                    faults.push(("q".into(), value, most, "too-long"));
                }
                "q" => this.query = as_read(&value),
                "system" => {
                    this.system = one_of(
                        systems::SYSTEMS.iter().map(|system| system.id).collect(),
                        "system",
                        value,
                    )
                }
                "kind" => {
                    this.kind = one_of(
                        NodeKind::codes().into_iter().chain(["source"]).collect(),
                        "kind",
                        value,
                    )
                }
                "section" => {
                    let sections = systems::SYSTEMS
                        .iter()
                        .flat_map(|system| system.sections)
                        .copied();
                    this.section = one_of(
                        sections.collect::<BTreeSet<_>>().into_iter().collect(),
                        "section",
                        value,
                    );
                }
                "about" => {
                    let known: Vec<&str> = site
                        .library
                        .lexicon
                        .concepts()
                        .iter()
                        .map(|concept| concept.id.as_str())
                        .collect();
                    let ids: Vec<&str> = value.split(',').filter(|id| !id.is_empty()).collect();
                    if ids.len() > MOST_ABOUT {
                        let most = vec![format!("0–{MOST_ABOUT}")];
                        faults.push(("about".into(), value, most, "list-length"));
                        continue;
                    }
                    this.about = ids
                        .into_iter()
                        .filter_map(|id| one_of(known.clone(), "about", id.to_owned()))
                        .collect();
                }
                "limit" => match paging("limit", MOST_HITS, value) {
                    Ok(limit) => this.limit = limit,
                    Err(fault) => faults.push(fault),
                },
                "offset" => match paging("offset", FURTHEST, value) {
                    Ok(offset) => this.offset = offset,
                    Err(fault) => faults.push(fault),
                },
                _ => {}
            }
        }
        if faults.is_empty() {
            Ok(this)
        } else {
            Err(Box::new(bad_parameters(site, lang, faults)))
        }
    }

    /// Runs the search, and makes the response from it.
    pub fn ask<T>(&self, lang: Lang, answer: impl FnOnce(&Request<'_>) -> T) -> T {
        let about: Vec<&str> = self.about.iter().map(String::as_str).collect();
        let (system, kind, section) = (
            self.system.as_deref(),
            self.kind.as_deref(),
            self.section.as_deref(),
        );
        answer(&Request {
            system,
            kind,
            section,
            about: &about,
            limit: self.limit,
            offset: self.offset,
            ..Request::new(&self.query, lang)
        })
    }
}

/// Every kind of problem, by its code, with its status. Its meaning is in `site.ftl` under
/// `problem-<code>`; codes are never renamed.
pub const PROBLEMS: [(&str, u16); 11] = [
    ("malformed-json", 400),
    ("not-an-object", 400),
    ("bad-request", 400),
    ("unknown-id", 404),
    ("method-not-allowed", 405),
    ("request-timeout", 408),
    ("payload-too-large", 413),
    ("bad-input", 422),
    ("too-many-requests", 429),
    ("internal-server-error", 500),
    ("service-unavailable", 503),
];

/// Problem document of a request without an answer (RFC 9457).
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub struct Problem {
    /// `urn:cavillo:problem:<code>`, never renamed.
    #[serde(rename = "type")]
    #[schemars(extend("enum" = problem_kinds(), "format" = "uri"))]
    pub kind: String,
    pub title: &'static str,
    pub status: u16,
    pub detail: String,
    /// Existing names similar to the requested one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near: Option<Vec<String>>,
    /// Position of the error in malformed JSON; line and column count from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// All faulty fields.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<SaidFault>,
}

/// Detail of the problem document for a method that the address does not support.
pub const NO_METHOD: &str = "this address takes no such method; `Allow` says which";

impl Problem {
    pub fn new(status: u16, code: &str, detail: impl Into<String>) -> Self {
        Self {
            kind: format!("urn:cavillo:problem:{code}"),
            title: reason(status),
            status,
            detail: detail.into(),
            near: None,
            line: None,
            column: None,
            errors: Vec::new(),
        }
    }

    /// Unknown name; `near` holds similar ones.
    pub fn unknown(what: &str, given: &str, near: Vec<String>) -> Self {
        let given: String = given.chars().take(120).collect();
        Self {
            near: Some(near),
            ..Self::new(404, "unknown-id", format!("there is no {what} `{given}`"))
        }
    }
}

/// The standard text of a status.
pub const fn reason(status: u16) -> &'static str {
    match status {
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        406 => "Not Acceptable",
        408 => "Request Timeout",
        410 => "Gone",
        413 => "Payload Too Large",
        414 => "URI Too Long",
        415 => "Unsupported Media Type",
        422 => "Unprocessable Entity",
        429 => "Too Many Requests",
        500 => "Internal Server Error",
        501 => "Not Implemented",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        _ => "Error",
    }
}
