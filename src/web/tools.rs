//! The tools that chat assistants call, on one snapshot of the library. [`super::mcp`] implements the
//! protocol; this module does not depend on it.
//!
//! A tool returns the JSON of the API, and a text that an assistant may quote: sentences of the rulings
//! with their links and revisions.

use std::fmt::Write as _;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::documents::{self, Problem, SearchJson};
use super::pages::{ruling_markdown, verdict_markdown};
use super::{Site, cite, openapi};
use crate::check::{Check, Facts, Status, Verdict};
use crate::lang::Lang;
use crate::library::{Resolved, SaidQuestion};
use crate::search::{LONGEST_QUERY, MOST_HITS, Request};
use crate::systems;

/// Instructions for the assistant, sent before any call.
pub const INSTRUCTIONS: &str = "Cavillo answers rules questions for three tabletop miniature wargames: DBA 2.2 (dba), De Bellis Empire (dbe) and Advanced Impetus 1.7 (impetus). Never answer such a question from memory: look it up or have it judged.\n\
- A question about a rule: `search`, then `ruling` with the id of a hit.\n\
- A situation on the table: `find_check` with the player's words, then `judge` with the check and the facts. Give only facts that the player stated. Never fill in a fact: where one is missing, `judge` says which one to ask for, with the possible answers. Ask the player.\n\
- A text that cites rules: `check_citations`.\n\
Quote the sentences as they stand, give the permalink with each, and name the source items. Where the verdict is undetermined or hangs on an open point, say so and give both readings. What the player did not say and the verdict assumed is listed under `assumed`: tell the player. Answer in the player's language with `lang` (it or en).";

/// A tool: its name, its purpose, its arguments and its result.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    pub name: &'static str,
    pub title: &'static str,
    pub description: &'static str,
    /// JSON Schema of the arguments.
    pub input: fn() -> Value,
    /// JSON Schema of the structured answer.
    pub output: fn() -> Value,
    run: Run,
}

/// The implementation of a tool: from its arguments to an answer or a problem document.
type Run = fn(&Site, Map<String, Value>) -> Result<Outcome, Box<Problem>>;

/// The result of a tool.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// An answer: as data, and as text to quote.
    Complete { value: Value, text: String },
    /// A verdict that depends on a missing fact, with the next question.
    Open {
        value: Value,
        text: String,
        ask: Box<SaidQuestion>,
    },
}

/// All tools: one per purpose, because clients truncate long lists and models choose badly from them.
pub const TOOLS: &[Tool] = &[
    Tool {
        name: "search",
        title: "Search rulings",
        description: "Find rulings by words, in Italian or English. Use it for questions about a rule. Each hit has an id for `ruling`, a short answer and the source items it rests on.",
        input: || {
            arguments(
                &["query"],
                json!({
                    "query": {"type": "string", "maxLength": LONGEST_QUERY, "description": "the player's words"},
                    "game": game(),
                    "lang": lang(),
                    "limit": {"type": "integer", "minimum": 1, "maximum": MOST_HITS, "default": HITS}
                }),
            )
        },
        output: || openapi::standalone("Search"),
        run: |site, given| search(site, &read(given)?),
    },
    Tool {
        name: "ruling",
        title: "Read a ruling",
        description: "Read rulings in full, by the id of a ruling (dba/recoil/into-elephants), of one sentence (…#anchor), or of a source item as the documents number it (bob:recoil.2).",
        input: || {
            arguments(
                &["id"],
                json!({"id": {"type": "string", "maxLength": 200}, "lang": lang()}),
            )
        },
        output: || {
            let mut schema = openapi::standalone("Cite");
            let cite = json!({"$ref": "#/$defs/Cite"});
            if let Some(definitions) = schema["$defs"].as_object_mut() {
                let nodes = openapi::standalone("Node");
                definitions.extend(nodes["$defs"].as_object().cloned().unwrap_or_default());
            }
            json!({
                "type": "object",
                "required": ["cite", "rulings"],
                "properties": {"cite": cite, "rulings": {"type": "array", "items": {"$ref": "#/$defs/Node"}}},
                "$defs": schema["$defs"],
            })
        },
        run: |site, given| ruling(site, &read(given)?),
    },
    Tool {
        name: "find_check",
        title: "Find the check for a situation",
        description: "From a situation in the player's words to the checks that can judge it: the facts that were read from the words, and every field that `judge` accepts with its type and values. Add to the facts only what the player stated.",
        input: || {
            arguments(
                &["situation"],
                json!({
                    "situation": {"type": "string", "maxLength": LONGEST_QUERY, "description": "the player's words"},
                    "game": game(),
                    "lang": lang()
                }),
            )
        },
        output: || {
            json!({
                "type": "object",
                "required": ["candidates"],
                "properties": {"candidates": {"type": "array", "items": {
                    "type": "object",
                    "required": ["check", "title", "facts", "fields"],
                    "properties": {
                        "check": {"type": "string"},
                        "title": {"type": "string"},
                        "facts": {"type": "object", "description": "read from the words; empty where none were"},
                        "fields": {"type": "object", "description": "JSON Schema of the facts that `judge` accepts"}
                    }
                }}}
            })
        },
        run: |site, given| find_check(site, &read(given)?),
    },
    Tool {
        name: "judge",
        title: "Judge a situation",
        description: "Have a check judge a situation. Facts may be missing: then the answer says what it assumed, or which fact to ask for. A number may be a range (\"10..40\", \"..200\"). The text quotes each sentence the verdict rests on.",
        input: || {
            arguments(
                &["check"],
                json!({
                    "check": {"type": "string", "description": "id of a check, from `find_check`"},
                    "facts": {"type": "object", "description": "what the player stated, as the check's fields say", "default": {}},
                    "lang": lang()
                }),
            )
        },
        output: || openapi::standalone("Verdict"),
        run: |site, given| judge(site, &read(given)?),
    },
    Tool {
        name: "check_citations",
        title: "Check the citations of a text",
        description: "Find the citations in a draft as people write them (Bob on recoil 3, DBE 7.3, dba/recoil/into-elephants): what each says, and which do not exist. Use it before you send an answer that cites rules.",
        input: || {
            arguments(
                &["text"],
                json!({"text": {"type": "string", "maxLength": LONGEST_TEXT}, "lang": lang()}),
            )
        },
        output: || openapi::standalone("Citations"),
        run: |site, given| check_citations(site, &read(given)?),
    },
];

/// Maximum length of a text whose citations are checked, in characters: that of a request body.
const LONGEST_TEXT: usize = 60_000;

/// The tool with a name.
pub fn tool(name: &str) -> Option<&'static Tool> {
    TOOLS.iter().find(|tool| tool.name == name)
}

impl Tool {
    /// Calls a tool.
    ///
    /// # Errors
    /// A problem document, if the arguments are invalid or the id does not exist.
    pub fn call(&self, site: &Site, given: Map<String, Value>) -> Result<Outcome, Box<Problem>> {
        (self.run)(site, given)
    }
}

// ---- arguments

fn arguments(required: &[&str], properties: Value) -> Value {
    json!({"type": "object", "required": required, "properties": properties, "additionalProperties": false})
}

fn lang() -> Value {
    json!({"enum": Lang::ALL.map(Lang::code), "default": "en", "description": "language of the answer"})
}

fn game() -> Value {
    json!({"enum": systems::SYSTEMS.iter().map(|system| system.id).collect::<Vec<_>>(), "description": "only this game"})
}

/// The arguments of a tool; unknown ones are refused by name.
fn read<T: DeserializeOwned>(given: Map<String, Value>) -> Result<T, Box<Problem>> {
    serde_json::from_value(Value::Object(given)).map_err(|error| {
        Box::new(Problem::new(
            422,
            "bad-input",
            format!("the arguments: {error}"),
        ))
    })
}

/// The language of an answer; default: English.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tongue {
    It,
    #[default]
    En,
}

impl From<Tongue> for Lang {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::It => Self::It,
            Tongue::En => Self::En,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    query: String,
    game: Option<String>,
    #[serde(default)]
    lang: Tongue,
    limit: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    situation: String,
    game: Option<String>,
    #[serde(default)]
    lang: Tongue,
}

/// Default number of search hits.
const HITS: usize = 5;

/// A request to the search engine.
///
/// # Errors
/// When the game is unknown, or the query or the number of hits is too large.
fn request<'q>(
    (words, game): (&'q str, Option<&'q str>),
    lang: Tongue,
    limit: usize,
) -> Result<Request<'q>, Box<Problem>> {
    let bad = |text: String| Err(Box::new(Problem::new(422, "bad-input", text)));
    let games: Vec<&str> = systems::SYSTEMS.iter().map(|system| system.id).collect();
    if let Some(game) = game.filter(|game| !games.contains(game)) {
        let game: String = game.chars().take(80).collect();
        return bad(format!(
            "`{game}` is no game: expected {}",
            games.join(", ")
        ));
    }
    if words.len() > LONGEST_QUERY {
        return bad(format!("more than {LONGEST_QUERY} bytes of words"));
    }
    if !(1..=MOST_HITS).contains(&limit) {
        return bad(format!("`limit` is outside 1–{MOST_HITS}"));
    }
    Ok(Request {
        system: game,
        limit,
        ..Request::new(words, lang.into())
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Id {
    id: String,
    #[serde(default)]
    lang: Tongue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Situation {
    check: String,
    #[serde(default)]
    facts: Map<String, Value>,
    #[serde(default)]
    lang: Tongue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Draft {
    text: String,
    #[serde(default)]
    lang: Tongue,
}

// ---- answers

fn value(of: &impl serde::Serialize) -> Value {
    match serde_json::to_value(of) {
        Ok(value) => value,
        Err(error) => unreachable!("our types serialise: {error}"),
    }
}

fn search(site: &Site, asked: &Query) -> Result<Outcome, Box<Problem>> {
    let words = (asked.query.as_str(), asked.game.as_deref());
    let request = request(words, asked.lang, asked.limit.unwrap_or(HITS))?;
    let found = documents::search_json(site, &request);
    Ok(Outcome::Complete {
        text: listed(site, request.lang, &found),
        value: value(&found),
    })
}

/// Hits of a search as a list to quote from.
fn listed(site: &Site, lang: Lang, found: &SearchJson<'_>) -> String {
    let mut out = String::new();
    for told in &found.verdicts {
        let _ = writeln!(
            out,
            "- {} ({}: {}) {}",
            told.sentence(site, lang),
            told.check,
            told.facts.join(", "),
            told.url
        );
        if !told.left.is_empty() {
            let label = site.library.texts.get(lang, "told-left");
            let _ = writeln!(out, "  {label} {}", told.left.join(" · "));
        }
    }
    for hit in &found.hits {
        let url = hit.url.as_deref().unwrap_or_default();
        let _ = writeln!(
            out,
            "- **{}** {} (`{}`; {}) {url}",
            hit.title,
            hit.lines().join(" "),
            hit.id,
            hit.cites.join(", ")
        );
    }
    if out.is_empty() {
        out.push_str("Nothing was found.");
    }
    out
}

/// Maximum number of rulings listed for one source item.
const MOST_RULINGS: usize = 4;

fn ruling(site: &Site, asked: &Id) -> Result<Outcome, Box<Problem>> {
    let lang = Lang::from(asked.lang);
    let library = &site.library;
    let id = cite::successor(site, &asked.id).map_or_else(|| asked.id.clone(), ToString::to_string);
    let found = library
        .find(&id)
        .map_err(|lost| Box::new(Problem::unknown("id", &id, lost.near)))?;
    let cite = value(&cite::cite_json(site, lang, &found));
    let ids: Vec<&str> = match &found {
        Resolved::Node(node) => vec![node.id.as_str()],
        _ => cite["nodes"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .take(MOST_RULINGS)
            .collect(),
    };
    let nodes = ids.iter().filter_map(|id| match library.find(id) {
        Ok(Resolved::Node(node)) => Some(node),
        _ => None,
    });
    let (mut rulings, mut text) = (Vec::new(), String::new());
    for node in nodes {
        rulings.push(value(&documents::node_json(site, lang, node)));
        let _ = writeln!(text, "{}\n", ruling_markdown(site, lang, node));
    }
    if text.is_empty() {
        let field = |name: &str| cite[name].as_str().unwrap_or_default();
        text = format!(
            "**{}** {} {}",
            field("title"),
            field("text"),
            field("permalink")
        );
    }
    Ok(Outcome::Complete {
        value: json!({"cite": cite, "rulings": rulings}),
        text: text.trim_end().to_owned(),
    })
}

/// Maximum number of checks for one situation, because their fields are long.
const MOST_CHECKS: usize = 3;

fn find_check(site: &Site, asked: &Words) -> Result<Outcome, Box<Problem>> {
    let words = (asked.situation.as_str(), asked.game.as_deref());
    let request = request(words, asked.lang, HITS)?;
    let lang = request.lang;
    let found = documents::search_json(site, &request);
    let mut candidates: Vec<(&'static Check, Map<String, Value>)> = Vec::new();
    let mut add = |id: &str, facts: Map<String, Value>| {
        if let Some(check) = systems::check(id)
            && candidates.len() < MOST_CHECKS
            && candidates.iter().all(|(known, _)| known.id != check.id)
        {
            candidates.push((check, facts));
        }
    };
    for told in &found.verdicts {
        add(told.check, told.input.clone());
    }
    for offer in &found.offers {
        add(offer.check, Map::new());
    }
    for check in found.hits.iter().flat_map(|hit| &hit.checks) {
        add(check, Map::new());
    }
    let mut text = String::new();
    let candidates: Vec<Value> = candidates
        .into_iter()
        .map(|(check, facts)| {
            let schema = openapi::check_schema(site, lang, check);
            let title = documents::check_title(site, lang, check);
            let _ = writeln!(
                text,
                "- `{}` {title}: {}",
                check.id,
                if facts.is_empty() {
                    "no facts read".to_owned()
                } else {
                    Value::Object(facts.clone()).to_string()
                }
            );
            json!({"check": check.id, "title": title, "facts": facts, "fields": schema.input})
        })
        .collect();
    if candidates.is_empty() {
        text.push_str("No check was found for these words: try `search`.");
    }
    Ok(Outcome::Complete {
        value: json!({"candidates": candidates}),
        text: text.trim_end().to_owned(),
    })
}

fn judge(site: &Site, asked: &Situation) -> Result<Outcome, Box<Problem>> {
    let lang = Lang::from(asked.lang);
    let check = documents::named_check(&asked.check)?;
    // Groups, or dotted names as in links.
    let refused = |faults: Vec<_>| Box::new(documents::faults_json(site, lang, check, &faults));
    let facts = Facts::typed_paths(check, &site.library.tables, &asked.facts).map_err(refused)?;
    let verdict = facts.answer().map_err(refused)?;
    let told = documents::verdict_json(site, lang, &verdict);
    let text = written(site, (lang, check), &facts.told, &verdict, &told);
    let value = value(&told);
    Ok(match told.asks.into_iter().next() {
        Some(ask) if verdict.status == Status::Open => Outcome::Open {
            value,
            text,
            ask: Box::new(ask),
        },
        _ => Outcome::Complete { value, text },
    })
}

fn check_citations(site: &Site, draft: &Draft) -> Result<Outcome, Box<Problem>> {
    let found = cite::citations_json(site, draft.lang.into(), &draft.text);
    let mut text = String::new();
    for cite in &found.found {
        let value = value(cite);
        let field = |name: &str| value[name].as_str().unwrap_or_default();
        let (id, title) = (field("id"), field("title"));
        let _ = writeln!(
            text,
            "- `{id}` {title}: {} {}",
            field("text"),
            field("permalink")
        );
    }
    for unknown in &found.unknown {
        let near = unknown.near.join(", ");
        let _ = writeln!(text, "- `{}` does not exist; nearest: {near}", unknown.id);
    }
    if text.is_empty() {
        text.push_str("No citation was found.");
    }
    Ok(Outcome::Complete {
        value: value(&found),
        text: text.trim_end().to_owned(),
    })
}

/// A verdict as a forum post, with its assumptions and its next question.
fn written(
    site: &Site,
    (lang, check): (Lang, &Check),
    facts: &Map<String, Value>,
    verdict: &Verdict,
    told: &documents::VerdictJson,
) -> String {
    let mut out = verdict_markdown(site, lang, check, facts, verdict);
    for fact in &told.assumed {
        let _ = write!(out, "\n\nAssumed: {} (`{}`)", fact.text, fact.field);
    }
    if verdict.status == Status::Open
        && let Some(ask) = told.asks.first()
    {
        let _ = write!(out, "\n\nAsk the player: {} (`{}`)", ask.text, ask.field);
        for option in &ask.options {
            let then = option.finding.as_ref().map_or("", |finding| &finding.text);
            let _ = write!(out, "\n- {} (`{}`) {then}", option.label, option.value);
        }
    }
    out
}
