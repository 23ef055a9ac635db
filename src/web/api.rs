//! The JSON API of DESIGN §9: stable, additions only. The command line prints the same documents.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, Response, StatusCode, header};
use axum::routing::{any, get};
use serde::Serialize;
use serde_json::{Map, Value};
use tower_http::cors::{Any, CorsLayer};

use super::matrix::{self, Filled};
use super::respond::{Bad, Coding, Fresh, NDJSON, Packed, Problem, redirect, to_bytes};
use super::router::Asked;
use super::{Shared, Site, cite, openapi, url};
use crate::check::form::from_pairs;
use crate::check::{Check, Fault, Field, Kind, Limit, Rulebook, Verdict};
use crate::content::{Node, NodeKind, Piece, Target, escape};
use crate::kit::tables::{CellId, Choice, Table};
use crate::lang::Lang;
use crate::library::Found;
use crate::message::Message;
use crate::search::{Document, FURTHEST, MOST_ABOUT, MOST_HITS, Offer, Request, as_read};
use crate::systems::{self, Matrix};

/// The largest input of a check.
const MAX_BODY: usize = 64 << 10;
/// Hits of one answer, unless told.
const HITS: usize = 10;

/// The routes of the API. [`openapi`] lists the same ones; a test compares them.
pub fn routes() -> Router<std::sync::Arc<Shared>> {
    Router::new()
        .route("/api/v1/search", get(search))
        .route("/api/v1/nodes.ndjson", get(ndjson))
        .route("/api/v1/nodes/{*id}", get(node))
        .route("/api/v1/cite/{*key}", get(cited))
        .route("/api/v1/checks", get(checks))
        .route("/api/v1/checks/{id}", get(check).post(judge))
        .route("/api/v1/matrices/{id}", get(matrix))
        .route("/api/openapi.json", get(document))
        .route("/api/{*rest}", any(nothing))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(open())
}

/// Any site may read, without cookies or passwords, of which there are none. Verdicts are asked for
/// by POST and change nothing. The answer is the same for every origin, so it does not vary by it.
pub fn open() -> CorsLayer {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::HEAD, Method::POST])
        .allow_headers([header::CONTENT_TYPE, header::IF_NONE_MATCH])
        .expose_headers([header::ETAG, header::CONTENT_LANGUAGE, header::RETRY_AFTER, super::logs::REQUEST_ID])
        .max_age(Duration::from_secs(86_400))
        .vary([])
}

// ---- documents

/// The answer to a search.
#[derive(Clone, Debug, Serialize)]
pub struct SearchJson<'s> {
    pub query: &'s str,
    pub lang: &'static str,
    pub total: usize,
    pub suggestion: Option<String>,
    pub offers: Vec<OfferJson>,
    pub hits: Vec<HitJson<'s>>,
}

#[derive(Clone, Debug, Serialize)]
pub struct OfferJson {
    pub check: &'static str,
    pub url: String,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct HitJson<'s> {
    pub id: &'s str,
    pub system: Option<&'s str>,
    pub section: Option<&'s str>,
    pub kind: &'static str,
    pub voice: Option<&'static str>,
    pub title: &'s str,
    pub answer: &'s str,
    pub snippet: String,
    /// Null for a passage of a document that the manifest does not know.
    pub url: Option<String>,
    pub score: f32,
    pub cites: Vec<&'s str>,
    pub checks: Vec<&'s str>,
}

/// Searches, and says what was found.
pub fn search_json<'s>(site: &'s Site, request: &Request<'s>) -> SearchJson<'s> {
    let answer = site.engine.search(&site.library, request);
    let lang = request.lang;
    let offer = |offer: Offer| {
        let input = from_pairs(offer.input.iter().map(|(name, value)| (name.as_str(), *value))).unwrap_or_default();
        OfferJson {
            check: offer.check,
            url: site.absolute(url::check_with(lang, offer.check, &input)),
            text: systems::check(offer.check).map(|check| check_title(site, lang, check)).unwrap_or_default(),
        }
    };
    SearchJson {
        query: request.query,
        lang: lang.code(),
        total: answer.total,
        suggestion: answer.suggestion,
        offers: answer.offers.into_iter().map(offer).collect(),
        hits: answer.hits.into_iter().map(|hit| hit_json(site, lang, hit.document, hit.snippet, hit.score)).collect(),
    }
}

fn hit_json(site: &Site, lang: Lang, document: Document, snippet: String, score: f32) -> HitJson<'_> {
    let library = &site.library;
    let score = (score * 1000.0).round() / 1000.0;
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
                checks: node.attributes.checks.iter().map(|check| check.as_str()).collect(),
            }
        }
        Document::Passage(n) => {
            let passage = &library.passages.all()[n];
            let item = passage.key.parse().ok().and_then(|key| library.manifest.get(&key));
            HitJson {
                id: &passage.key,
                system: item.and_then(|item| systems::SYSTEMS.iter().find(|s| s.sources.contains(&item.key.source()))).map(|s| s.id),
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
            }
        }
    }
}

/// The first words of a passage, as long as a short answer may be.
fn beginning(text: &str) -> &str {
    let end = text.char_indices().nth(240).map_or(text.len(), |(at, _)| text[..at].rfind(' ').unwrap_or(at));
    &text[..end]
}

fn strings(keys: Vec<&crate::id::SourceKey>) -> Vec<&str> {
    keys.into_iter().map(crate::id::SourceKey::as_str).collect()
}

/// A node in one language.
#[derive(Clone, Debug, Serialize)]
pub struct NodeJson<'s> {
    pub id: &'s str,
    pub lang: &'static str,
    pub system: &'s str,
    pub section: &'s str,
    pub kind: &'static str,
    pub voice: &'static str,
    pub title: &'s str,
    pub answer: &'s str,
    pub html: String,
    pub text: String,
    pub claims: Vec<ClaimJson<'s>>,
    pub cites: Vec<&'s str>,
    pub checks: Vec<&'s str>,
    pub related: Vec<&'s str>,
    pub revision: u32,
    pub url: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct ClaimJson<'s> {
    pub id: String,
    pub text: &'s str,
    pub voice: &'static str,
    pub cites: Vec<&'s str>,
}

/// A node as programs read it; `cites` include those of its claims, as in search hits.
pub fn node_json<'s>(site: &'s Site, lang: Lang, node: &'s Node) -> NodeJson<'s> {
    let library = &site.library;
    let text = &node.text[lang];
    let claim = |claim: &'s crate::content::Claim| ClaimJson {
        id: node.id.claim(&claim.anchor).to_string(),
        text: &claim.text,
        voice: library.claim_voice(node, claim).code(),
        cites: library.claim_cites(node, claim).iter().map(crate::id::SourceKey::as_str).collect(),
    };
    NodeJson {
        id: node.id.as_str(),
        lang: lang.code(),
        system: node.id.system(),
        section: node.id.section(),
        kind: node.attributes.kind.code(),
        voice: library.voice(node).code(),
        title: &text.title,
        answer: &text.answer,
        html: html(site, lang, node),
        text: if text.plain.is_empty() { text.answer.clone() } else { format!("{}\n\n{}", text.answer, text.plain) },
        claims: text.claims.iter().map(claim).collect(),
        cites: strings(node.all_cites()),
        checks: node.attributes.checks.iter().map(|check| check.as_str()).collect(),
        related: node.attributes.related.iter().map(|id| id.as_str()).collect(),
        revision: library.history.number(&node.id, lang),
        url: site.absolute(url::node(lang, &node.id)),
    }
}

/// The text of a node as plain HTML to be embedded elsewhere: links, tables, an id for each claim,
/// no script.
fn html(site: &Site, lang: Lang, node: &Node) -> String {
    let text = &node.text[lang];
    let mut out = String::new();
    for piece in text.answer_pieces.iter().chain(&text.body) {
        let _ = match piece {
            Piece::Html(html) => write!(out, "{html}"),
            Piece::LinkStart(Target::Inside(id)) => write!(out, "<a href=\"{}\">", escape(&site.absolute(url::of(lang, id)))),
            Piece::LinkStart(Target::Outside(address)) => write!(out, "<a href=\"{}\">", escape(address)),
            Piece::LinkEnd => write!(out, "</a>"),
            // The element around the claim has its id already.
            Piece::Claim(_) => Ok(()),
            Piece::Table(id) => match systems::table(id.as_str()) {
                Some(table) => write!(out, "{}", table_html(site, lang, table)),
                None => Ok(()),
            },
            Piece::Scene(n, caption) => match node.scenes.get(*n) {
                Some(scene) => {
                    let say = |message: &Message| site.library.texts.say(lang, message);
                    let told: Vec<String> = crate::draw::tell(&scene.picture, node.id.system()).iter().map(say).collect();
                    // In words: whoever embeds this has no stylesheet for a picture.
                    write!(out, "<p>{}</p>", escape(&caption.iter().map(String::as_str).chain(told.iter().map(String::as_str)).collect::<Vec<_>>().join(". ")))
                }
                None => Ok(()),
            },
            // What a check answers is asked for there.
            Piece::Question(n, prompt) => match node.questions.get(*n) {
                Some(question) => {
                    let label = prompt.clone().or_else(|| Some(check_title(site, lang, systems::check(question.check.as_str())?)));
                    let address = site.absolute(url::question(lang, &node.id, n + 1));
                    write!(out, "<p><a href=\"{}\">{}</a></p>", escape(&address), escape(&label.unwrap_or_else(|| question.check.to_string())))
                }
                None => Ok(()),
            },
            Piece::Example(n) | Piece::Drawn(n, _) => match node.examples.get(*n) {
                Some(example) => {
                    let address = site.absolute(url::check_with(lang, example.check.as_str(), &example.input));
                    let label = systems::check(example.check.as_str()).map_or_else(|| example.check.to_string(), |check| check_title(site, lang, check));
                    write!(out, "<p><a href=\"{}\">{}</a></p>", escape(&address), escape(&label))
                }
                None => Ok(()),
            },
        };
    }
    out
}

fn table_html(site: &Site, lang: Lang, table: &Table) -> String {
    let label = |scope: &str, code: &str| escape(&site.library.value_text(lang, Some(scope), &Value::from(code)));
    let mut out = "<table><thead><tr><td></td>".to_owned();
    for column in table.columns {
        let _ = write!(out, "<th>{}</th>", label(table.column_scope, column));
    }
    out.push_str("</tr></thead><tbody>");
    for row in table.rows {
        let _ = write!(out, "<tr><th>{}</th>", label(table.row_scope, row));
        for column in table.columns {
            let cell = CellId { table: table.id.into(), row: (*row).into(), column: (*column).into() };
            let _ = write!(out, "<td>{}</td>", escape(&site.library.figure(&cell, lang).unwrap_or_default()));
        }
        out.push_str("</tr>");
    }
    out + "</tbody></table>"
}

/// What a check is called.
pub fn check_title(site: &Site, lang: Lang, check: &Check) -> String {
    site.library.texts.find(lang, &check.key()).unwrap_or_else(|| check.id.to_owned())
}

/// What a table is called.
pub fn table_title(site: &Site, lang: Lang, table: &Table) -> String {
    site.library.texts.find(lang, &table.id.replace('.', "-")).unwrap_or_else(|| table.id.to_owned())
}

/// A check in a list.
#[derive(Clone, Debug, Serialize)]
pub struct CheckJson<'s> {
    pub id: &'static str,
    pub system: &'static str,
    pub kind: &'static str,
    pub title: String,
    /// The nodes it implements: those of its claims, and those that name it.
    pub nodes: Vec<&'s str>,
}

pub fn check_json(site: &Site, lang: Lang, check: &'static Check) -> CheckJson<'static> {
    let mut nodes: Vec<&'static str> = Vec::new();
    for node in check.claims.iter().filter_map(|claim| claim.split('#').next()) {
        if !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    CheckJson { id: check.id, system: check.system(), kind: check.kind.code(), title: check_title(site, lang, check), nodes }
}

#[derive(Clone, Debug, Serialize)]
pub struct ChecksJson<'s> {
    pub checks: Vec<CheckJson<'s>>,
}

/// Every check.
pub fn checks_json(site: &Site, lang: Lang) -> ChecksJson<'static> {
    ChecksJson { checks: systems::checks().map(|check| check_json(site, lang, check)).collect() }
}

/// A check with its schemas.
#[derive(Clone, Debug, Serialize)]
pub struct CheckSchemaJson<'s> {
    #[serde(flatten)]
    pub check: CheckJson<'s>,
    pub input: Value,
    pub values: Value,
}

/// A verdict with its sentences and links.
#[derive(Clone, Debug, Serialize)]
pub struct VerdictJson {
    pub check: &'static str,
    pub lang: &'static str,
    /// The inputs with their defaults; `agreed` among them where the players agreed on readings.
    pub input: Map<String, Value>,
    pub finding: FindingJson,
    pub values: Map<String, Value>,
    pub steps: Vec<StepJson>,
    pub reasons: Vec<ReasonJson>,
    pub odds: Option<Vec<ChanceJson>>,
    pub remedies: Vec<RemedyJson>,
    pub basis: &'static str,
    pub flags: Vec<String>,
    pub readings: Vec<ReadingJson>,
    pub alternatives: Vec<AlternativeJson>,
    pub missing: Option<&'static str>,
    /// Of a geometric check: what stands on the table and what the verdict points out there.
    pub picture: Option<crate::kit::scene::Picture>,
    pub permalink: String,
    /// The operator's figures it rests on, if any.
    pub rulebook: Option<Rulebook>,
}

#[derive(Clone, Debug, Serialize)]
pub struct FindingJson {
    pub kind: &'static str,
    pub code: String,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct StepJson {
    pub code: &'static str,
    pub applied: bool,
    pub value: Value,
    pub text: String,
    pub cite: Option<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ReasonJson {
    pub cite: &'static str,
    pub text: String,
    pub voice: &'static str,
    pub sources: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ChanceJson {
    pub code: String,
    pub num: u32,
    pub den: u32,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct RemedyJson {
    pub code: &'static str,
    pub text: String,
    pub input: Map<String, Value>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ReadingJson {
    pub id: &'static str,
    pub point: &'static str,
    pub text: String,
    pub values: Map<String, Value>,
    pub cites: Vec<String>,
    pub default: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct AlternativeJson {
    pub finding: FindingJson,
    pub values: Map<String, Value>,
}

/// A verdict as programs read it.
pub fn verdict_json(site: &Site, lang: Lang, verdict: &Verdict) -> VerdictJson {
    let said = site.library.say(lang, verdict);
    let finding = |finding: &crate::check::Finding, text: String| FindingJson { kind: finding.kind.code(), code: finding.code.clone(), text };
    let sources = |keys: Vec<crate::id::SourceKey>| keys.iter().map(ToString::to_string).collect();
    VerdictJson {
        check: verdict.check,
        lang: lang.code(),
        input: asked(&verdict.input, &verdict.agreed),
        finding: finding(&verdict.finding, said.finding),
        values: verdict.values.clone(),
        steps: said
            .steps
            .into_iter()
            .map(|step| StepJson { code: step.code, applied: step.applied, value: step.value, text: step.text, cite: step.cite })
            .collect(),
        reasons: said
            .reasons
            .into_iter()
            .map(|reason| ReasonJson { cite: reason.cite, text: reason.text, voice: reason.voice.code(), sources: sources(reason.sources) })
            .collect(),
        odds: verdict
            .odds
            .is_some()
            .then(|| said.odds.into_iter().map(|chance| ChanceJson { code: chance.code, num: chance.num, den: chance.den, text: chance.text }).collect()),
        remedies: said.remedies.into_iter().map(|remedy| RemedyJson { code: remedy.code, text: remedy.text, input: remedy.input }).collect(),
        basis: verdict.basis.code(),
        flags: verdict.flags.clone(),
        readings: said
            .readings
            .into_iter()
            .map(|reading| ReadingJson {
                id: reading.id,
                point: reading.point,
                text: reading.text,
                values: reading.values,
                cites: sources(reading.cites),
                default: reading.default,
            })
            .collect(),
        alternatives: verdict
            .alternatives
            .iter()
            .zip(said.alternatives)
            .map(|(other, said)| AlternativeJson { finding: finding(&other.finding, said.finding), values: said.values })
            .collect(),
        missing: verdict.missing,
        picture: verdict.picture.clone(),
        permalink: permalink(site, verdict),
        rulebook: verdict.rulebook.clone(),
    }
}

/// A matrix under circumstances.
#[derive(Clone, Debug, Serialize)]
pub struct MatrixJson {
    pub id: &'static str,
    pub lang: &'static str,
    pub title: String,
    /// The check that was asked for every pair.
    pub check: &'static str,
    /// The dotted field that each row fills in, and that of each column.
    pub row: &'static str,
    pub column: &'static str,
    /// What stands in rows and columns, in the order of `cells`.
    pub codes: &'static [&'static str],
    /// The circumstances that are not the usual ones; `agreed` among them.
    pub input: Map<String, Value>,
    /// Out of how many rolls.
    pub den: u32,
    pub cells: Vec<Vec<CellJson>>,
    pub basis: &'static str,
    pub flags: Vec<String>,
    /// What could be agreed on where cells are open.
    pub readings: Vec<OpenJson>,
    pub permalink: String,
    pub rulebook: Option<Rulebook>,
}

#[derive(Clone, Debug, Serialize)]
pub struct CellJson {
    pub row: &'static str,
    pub column: &'static str,
    /// Null, as all that follows, where the pair cannot meet like that.
    pub finding: Option<CodeJson>,
    pub wins: Option<i64>,
    pub loses: Option<i64>,
    /// The whole question.
    pub url: Option<String>,
}

/// A finding without its sentence.
#[derive(Clone, Debug, Serialize)]
pub struct CodeJson {
    pub kind: &'static str,
    pub code: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct OpenJson {
    pub id: &'static str,
    pub point: &'static str,
    pub text: String,
    pub cites: Vec<String>,
    pub default: bool,
    /// How many cells wait for the point.
    pub cells: usize,
}

/// A matrix as programs read it.
pub fn matrix_json(site: &Site, lang: Lang, matrix: &'static Matrix, check: &Check, input: &Map<String, Value>, filled: &Filled) -> MatrixJson {
    let library = &site.library;
    let cell = |row: &'static str, column: &'static str, cell: &matrix::Cell| CellJson {
        row,
        column,
        finding: cell.finding.as_ref().map(|finding| CodeJson { kind: finding.kind.code(), code: finding.code.clone() }),
        wins: cell.wins,
        loses: cell.loses,
        url: cell.finding.is_some().then(|| site.absolute(url::check_with(lang, matrix.check, &cell.input))),
    };
    let open = |point: &matrix::OpenPoint| {
        let (id, cells) = (point.id, point.cells);
        let reading = |reading: &'static crate::check::Reading| {
            let claim = library.claim(reading.claim, lang);
            OpenJson {
                id: reading.id,
                point: id,
                text: claim.map_or_else(|| reading.claim.to_owned(), |(_, claim)| claim.text.clone()),
                cites: claim.map(|(node, claim)| library.claim_cites(node, claim).iter().map(ToString::to_string).collect()).unwrap_or_default(),
                default: reading.default,
                cells,
            }
        };
        point.readings.iter().map(reading).collect::<Vec<_>>()
    };
    MatrixJson {
        id: matrix.id,
        lang: lang.code(),
        title: library.texts.find(lang, &matrix.id.replace('.', "-")).unwrap_or_else(|| matrix.id.to_owned()),
        check: check.id,
        row: matrix.row,
        column: matrix.column,
        codes: matrix.codes,
        input: asked(&super::pages::canonical(input, &filled.echo), &filled.agreed),
        den: filled.den,
        cells: matrix
            .codes
            .iter()
            .zip(&filled.rows)
            .map(|(row, cells)| matrix.codes.iter().zip(cells).map(|(column, pair)| cell(row, column, pair)).collect())
            .collect(),
        basis: filled.basis.code(),
        flags: filled.flags.clone(),
        readings: filled.points.iter().flat_map(open).collect(),
        permalink: site.absolute(matrix_permalink(matrix, input, filled)),
        rulebook: filled.rulebook.clone(),
    }
}

/// `/cite/tool/<game>/<name>?<what is not usual>`, in no language.
pub fn matrix_permalink(matrix: &Matrix, input: &Map<String, Value>, filled: &Filled) -> String {
    let query = url::query(&url::with_rulebook(input, filled.rulebook.as_ref()));
    url::with_query(&url::cite_tool(matrix.id), Some(&query))
}

/// Inputs with the readings agreed on beside them.
fn asked(input: &Map<String, Value>, agreed: &[String]) -> Map<String, Value> {
    let mut all = input.clone();
    if !agreed.is_empty() {
        all.insert("agreed".to_owned(), agreed.iter().map(String::as_str).collect());
    }
    all
}

/// A short link that gives this very verdict again: `/cite/<check>?<what is not default>`.
///
/// A default that was worked out from a table is left out too where that changes nothing: giving
/// the figure would hide where it came from. Whatever is left out, the link is judged here. Where
/// figures of an operator's rulebook decided, the link says of which one.
pub fn permalink(site: &Site, verdict: &Verdict) -> String {
    let address = |input: &Map<String, Value>| {
        let query = url::query(&url::with_rulebook(input, verdict.rulebook.as_ref()));
        site.absolute(url::with_query(&url::cite(verdict.check), Some(&query)))
    };
    let full = asked(&verdict.input, &verdict.agreed);
    let Some(check) = systems::check(verdict.check) else { return address(&full) };
    let says_the_same = |input: &Map<String, Value>| check.judge(&site.library.tables, input).as_ref() == Ok(verdict);
    let fields = check.fields();
    let mut short = asked(&without_defaults(&fields, &verdict.input), &verdict.agreed);
    let droppable = |field: &&Field| match field.default {
        Limit::Computed => true,
        // An operator's figure may be the default of a field whose printed one is another.
        Limit::Default(_) => verdict.rulebook.is_some(),
        Limit::Required | Limit::Optional => false,
    };
    // Twice: a field may be idle only once another, which hid the source of a figure, is gone.
    for field in fields.iter().chain(&fields).filter(droppable) {
        let mut shorter = short.clone();
        if shorter.shift_remove(field.name).is_some() && says_the_same(&shorter) {
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
    if says_the_same(&short) { address(&short) } else { address(&full) }
}

/// The inputs that are not what would be taken anyway.
fn without_defaults(fields: &[Field], input: &Map<String, Value>) -> Map<String, Value> {
    let mut out = Map::new();
    for (name, value) in input {
        let field = fields.iter().find(|field| field.name == name);
        let kept = match (field.map(|field| (&field.kind, &field.default)), value) {
            (_, Value::Null) => None,
            (Some((_, Limit::Default(default))), value) if default == value => None,
            (Some((Kind::Group(fields), _)), Value::Object(map)) => Some(Value::Object(without_defaults(fields, map))),
            (Some((Kind::List { fields, .. }, _)), Value::Array(items)) => {
                let item = |item: &Value| item.as_object().map_or_else(|| item.clone(), |map| Value::Object(without_defaults(fields, map)));
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

/// Everything that is wrong with an input: a problem document of status 422.
pub fn faults_json(site: &Site, lang: Lang, check: &Check, faults: &[Fault]) -> Problem {
    let said = site.library.say_faults(lang, check, faults);
    let errors = said.into_iter().map(|bad| Bad { path: bad.path, given: bad.given, accepted: bad.accepted, message: bad.message }).collect();
    Problem { errors, ..Problem::new(422, "bad-input", format!("the input of {} has {} bad fields", check.id, faults.len())) }
}

// ---- handlers

/// The language an answer is in, and whether it was negotiated.
fn language(asked: &Asked) -> Result<(Lang, bool), Box<Response<Body>>> {
    match asked.parameter("lang") {
        None => Ok((asked.negotiated(), true)),
        Some(code) => match code.parse() {
            Ok(lang) => Ok((lang, false)),
            Err(_) => {
                Err(Box::new(bad_parameters(asked, asked.negotiated(), vec![("lang", code, Lang::ALL.map(|l| l.code().to_owned()).to_vec(), "not-one-of")])))
            }
        },
    }
}

/// A problem document for the parameters of a query.
fn bad_parameters(asked: &Asked, lang: Lang, faults: Vec<(&str, String, Vec<String>, &str)>) -> Response<Body> {
    let texts = &asked.snapshot.site.library.texts;
    let errors = faults
        .into_iter()
        .map(|(path, given, accepted, code)| {
            let given: String = given.chars().take(80).collect();
            let message = Message::new(format!("fault-{code}"))
                .with("path", path)
                .with("label", path)
                .with("given", given.as_str())
                .with("accepted", accepted.join(", "));
            Bad { path: path.to_owned(), given: Value::from(given), accepted, message: texts.say(lang, &message) }
        })
        .collect();
    Fresh::new(&asked.headers).lang(lang).problem(&Problem { errors, ..Problem::new(422, "bad-input", "the query has bad parameters") })
}

/// Runs a handler that needs a language.
fn with_language(asked: &Asked, answer: impl FnOnce(Lang, Fresh<'_>) -> Response<Body>) -> Response<Body> {
    match language(asked) {
        Ok((lang, negotiated)) => answer(lang, Fresh::new(&asked.headers).lang(lang).negotiated(negotiated)),
        Err(response) => *response,
    }
}

async fn search(asked: Asked) -> Response<Body> {
    with_language(&asked, |lang, fresh| {
        let site = &asked.snapshot.site;
        let (mut query, mut system, mut kind, mut section, mut about, mut limit, mut offset) = (String::new(), None, None, None, Vec::new(), HITS, 0);
        let mut faults = Vec::new();
        for (name, value) in asked.parameters() {
            let mut one_of = |codes: Vec<&str>, name: &'static str, value: String| {
                if value.is_empty() {
                    return None;
                }
                if !codes.contains(&value.as_str()) {
                    faults.push((name, value.clone(), codes.into_iter().map(str::to_owned).collect(), "not-one-of"));
                }
                Some(value)
            };
            match name.as_str() {
                "q" => query = as_read(&value),
                "system" => system = one_of(systems::SYSTEMS.iter().map(|system| system.id).collect(), "system", value),
                "kind" => kind = one_of(NodeKind::codes().into_iter().chain(["source"]).collect(), "kind", value),
                "section" => {
                    let sections = systems::SYSTEMS.iter().flat_map(|system| system.sections).copied();
                    section = one_of(sections.collect::<BTreeSet<_>>().into_iter().collect(), "section", value);
                }
                "about" => {
                    let known: Vec<&str> = site.library.lexicon.concepts().iter().map(|concept| concept.id.as_str()).collect();
                    let asked = value.split(',').take(MOST_ABOUT).filter_map(|id| one_of(known.clone(), "about", id.to_owned()));
                    about = asked.collect();
                }
                "limit" => match value.parse::<usize>() {
                    Ok(n) => limit = n.min(MOST_HITS),
                    Err(_) => faults.push(("limit", value, vec![format!("0–{MOST_HITS}")], "not-whole")),
                },
                "offset" => match value.parse::<usize>() {
                    Ok(n) => offset = n.min(FURTHEST),
                    Err(_) => faults.push(("offset", value, vec![format!("0–{FURTHEST}")], "not-whole")),
                },
                _ => {}
            }
        }
        if !faults.is_empty() {
            return bad_parameters(&asked, lang, faults);
        }
        let about: Vec<&str> = about.iter().map(String::as_str).collect();
        let (system, kind, section) = (system.as_deref(), kind.as_deref(), section.as_deref());
        let request = Request { system, kind, section, about: &about, limit, offset, ..Request::new(&query, lang) };
        fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| {
            let found = search_json(site, &request);
            asked.shared.metrics.searched("api", found.total);
            found
        })
    })
}

async fn node(asked: Asked) -> Response<Body> {
    with_language(&asked, |lang, fresh| {
        let site = &asked.snapshot.site;
        let id = asked.rest("/api/v1/nodes/");
        if let Some(next) = cite::successor(site, &id) {
            return redirect(StatusCode::PERMANENT_REDIRECT, &url::with_query(&format!("/api/v1/nodes/{next}"), asked.query()), false);
        }
        match site.library.find(&id) {
            Ok(Found::Node(node)) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| node_json(site, lang, node)),
            Ok(_) => fresh.problem(&Problem::new(404, "unknown-id", format!("`{id}` is no node: ask /api/v1/cite/{}", url::escape(&id)))),
            Err(lost) => fresh.problem(&Problem::unknown("node", &id, lost.near)),
        }
    })
}

async fn cited(asked: Asked) -> Response<Body> {
    with_language(&asked, |lang, fresh| {
        let site = &asked.snapshot.site;
        let key = asked.rest("/api/v1/cite/");
        let key = cite::successor(site, &key).map_or(key, ToString::to_string);
        match site.library.find(&key) {
            Ok(found) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| cite::cite_json(site, lang, &found)),
            Err(lost) => fresh.problem(&Problem::unknown("id", &key, lost.near)),
        }
    })
}

/// The whole library, a node and language on each line. Made once for each snapshot.
async fn ndjson(asked: Asked) -> Response<Body> {
    if let Some(code) = asked.parameter("lang") {
        return match code.parse::<Lang>() {
            Ok(lang) => {
                let fresh = Fresh::new(&asked.headers).lang(lang).keep(asked.keep(), &asked.snapshot.tag);
                fresh.send(NDJSON, || (200, ndjson_of(&asked.snapshot.site, &[lang])))
            }
            Err(_) => with_language(&asked, |_, _| unreachable!("the language was refused")),
        };
    }
    let (snapshot, coding) = (asked.snapshot.clone(), Coding::wanted(&asked.headers));
    super::router::off_thread(move || {
        let packed = snapshot.ndjson.get_or_init(|| Packed::new(200, NDJSON, None, ndjson_of(&snapshot.site, &Lang::ALL)));
        packed.body(coding);
        packed.answer(&asked.headers, asked.keep())
    })
    .await
}

/// Every node that is not superseded, a line for each language.
pub fn ndjson_of(site: &Site, langs: &[Lang]) -> Bytes {
    let mut out = Vec::new();
    for node in site.library.content.nodes.iter().filter(|node| node.attributes.superseded.is_none()) {
        for lang in langs {
            out.extend_from_slice(&to_bytes(&node_json(site, *lang, node)));
            out.push(b'\n');
        }
    }
    Bytes::from(out)
}

async fn checks(asked: Asked) -> Response<Body> {
    with_language(&asked, |lang, fresh| fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| checks_json(&asked.snapshot.site, lang)))
}

/// The check a path names, or the problem to answer with.
fn named(asked: &Asked) -> Result<&'static Check, Box<Problem>> {
    let id = asked.rest("/api/v1/checks/");
    systems::check(&id).ok_or_else(|| {
        let near = crate::problem::nearest(&id, systems::checks().map(|check| check.id));
        Box::new(Problem::unknown("check", &id, near.into_iter().map(str::to_owned).collect()))
    })
}

async fn check(asked: Asked) -> Response<Body> {
    with_language(&asked, |lang, fresh| match named(&asked) {
        Ok(check) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| openapi::check_schema(&asked.snapshot.site, lang, check)),
        Err(problem) => fresh.problem(&problem),
    })
}

async fn judge(asked: Asked, body: Bytes) -> Response<Body> {
    with_language(&asked, |lang, fresh| {
        let site = &asked.snapshot.site;
        let judged = named(&asked).and_then(|check| {
            let given = input(&body)?;
            check.judge(&site.library.tables, &given).map_err(|faults| Box::new(faults_json(site, lang, check, &faults)))
        });
        match judged {
            Ok(verdict) => fresh.json(|| verdict_json(site, lang, &verdict)),
            Err(problem) => fresh.problem(&problem),
        }
    })
}

async fn matrix(asked: Asked) -> Response<Body> {
    super::router::off_thread(move || {
        with_language(&asked, |lang, fresh| {
            let site = &asked.snapshot.site;
            let id = asked.rest("/api/v1/matrices/");
            let Some((matrix, check)) = systems::matrix(&id).and_then(|matrix| Some((matrix, matrix.check()?))) else {
                let near = systems::matrices().map(|matrix| matrix.id.to_owned()).collect();
                return fresh.problem(&Problem::unknown("matrix", &id, near));
            };
            let mut pairs = asked.parameters();
            pairs.retain(|(name, value)| !value.is_empty() && name != "lang" && name != url::RULEBOOK);
            let read = matrix::read(matrix, check, &pairs);
            match read.and_then(|input| matrix::fill(matrix, check, &site.library.tables, &input).map(|filled| (input, filled))) {
                Ok((input, filled)) => fresh.keep(asked.keep(), &asked.snapshot.tag).json(|| matrix_json(site, lang, matrix, check, &input, &filled)),
                Err(faults) => fresh.problem(&faults_json(site, lang, check, &faults)),
            }
        })
    })
    .await
}

/// The object in a body, whatever content type it claims: `curl -d` calls everything a form.
fn input(body: &[u8]) -> Result<Map<String, Value>, Box<Problem>> {
    match serde_json::from_slice(body) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(Box::new(Problem::new(400, "not-an-object", "expected a JSON object that holds the inputs"))),
        Err(error) => {
            let problem = Problem::new(400, "malformed-json", format!("the body is no JSON: {error}"));
            Err(Box::new(Problem { line: Some(error.line()), column: Some(error.column()), ..problem }))
        }
    }
}

async fn document(asked: Asked) -> Response<Body> {
    let (lang, negotiated) = match language(&asked) {
        Ok(found) => found,
        Err(response) => return *response,
    };
    let snapshot = asked.snapshot.clone();
    super::router::off_thread(move || {
        let make = || Packed::new(200, super::respond::JSON, Some(lang), to_bytes(&openapi::document(&snapshot.site, lang)));
        let mut response = snapshot.openapi[lang].get_or_init(make).answer(&asked.headers, asked.keep());
        if negotiated {
            response.headers_mut().append(header::VARY, header::HeaderValue::from_static("accept-language"));
        }
        response
    })
    .await
}

async fn nothing(asked: Asked) -> Response<Body> {
    let problem = Problem::unknown("address", asked.uri.path(), openapi::ROUTES.iter().map(|route| route.path.to_owned()).collect());
    Fresh::new(&asked.headers).problem(&problem)
}
