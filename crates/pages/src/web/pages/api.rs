//! The page about the API: every address with its parameters, a request to copy, and the response of this
//! library.

use askama::Template;
use serde::Serialize;
use serde_json::{Value, json};

use super::layout::{Layout, Markup, Nav};
use super::{Html, html};
use crate::content::escape;
use crate::lang::Lang;
use crate::search::Request;
use crate::systems;
use crate::web::documents::{
    JSON, PROBLEM, PROBLEMS, checks_json, faults_json, matrix_json, node_json, search_json,
    table_json, verdict_json,
};
use crate::web::openapi::{self, ROUTES, Route, Worked};
use crate::web::revisions::{Wanted, revisions_json};
use crate::web::{Site, cite, matrix, url};

/// Number of lines of a response that are shown.
const LINES: usize = 30;
/// Host name used if there is no base URL.
const HERE: &str = "http://127.0.0.1:8080";

/// A query parameter, a path parameter or a body field.
struct Parameter {
    name: String,
    about: String,
    codes: Vec<String>,
}

/// A request and the beginning of its response.
struct Shown {
    ask: String,
    status: u16,
    mime: &'static str,
    answer: String,
    /// Additional explanation.
    more: Option<String>,
}

struct Operation {
    id: &'static str,
    method: String,
    path: &'static str,
    title: String,
    about: String,
    taken: Vec<Parameter>,
    shown: Option<Shown>,
}

#[derive(Template)]
#[template(path = "api.html")]
struct ApiPage<'s> {
    s: Layout<'s>,
    first: String,
    paragraphs: Vec<String>,
    document: String,
    operations: Vec<Operation>,
    problems: Vec<(&'static str, u16, String)>,
    refused: Option<Shown>,
}

/// An address that may break before its signs, not within a word.
fn breaking(text: &str) -> Markup {
    let mut out = String::new();
    for c in text.chars() {
        if matches!(c, '/' | '?' | '&' | '{') && !out.ends_with(['/', ' ', '\'', ':']) {
            out.push_str("<wbr>");
        }
        out.push_str(&escape(&c.to_string()));
    }
    Markup(out)
}

/// The page about the API.
pub fn api(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "api-title"), url::api_docs)
        .describe(&texts.get(lang, "api-lead"))
        .at(Nav::None);
    s.split = true;
    let first = openapi::first_worked(site);
    let page = ApiPage {
        first: format!("curl '{}/api/v1/search?q=elephant&lang={lang}'", host(site)),
        paragraphs: [
            "api-stable",
            "api-language",
            "api-open",
            "api-limits",
            "api-licence",
        ]
        .map(|key| s.t(key))
        .to_vec(),
        document: ROUTES
            .iter()
            .find(|route| route.id == "openapi")
            .map(|route| route.path.clone())
            .unwrap_or_default(),
        operations: ROUTES
            .iter()
            .map(|route| operation(&s, route, first.as_ref()))
            .collect(),
        problems: PROBLEMS
            .iter()
            .map(|(code, status)| (*code, *status, s.t(&format!("problem-{code}"))))
            .collect(),
        refused: first.as_ref().and_then(|first| refused(&s, first)),
        s,
    };
    html(200, &page)
}

fn operation(s: &Layout<'_>, route: &'static Route, first: Option<&Worked<'_>>) -> Operation {
    let place = |name: &str| Parameter {
        name: name.to_owned(),
        about: s.t(&format!("api-place-{}", route.id)),
        codes: Vec::new(),
    };
    let parameter = |parameter: &openapi::Parameter| {
        let schema = (parameter.schema)();
        let codes = schema["enum"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .filter(|code| !code.is_empty())
            .map(str::to_owned);
        // A long list is left out; the OpenAPI document contains it.
        let codes = codes.collect::<Vec<_>>();
        Parameter {
            name: parameter.name.to_owned(),
            about: s.t(&format!("api-param-{}", parameter.name)),
            codes: if codes.len() > 12 { Vec::new() } else { codes },
        }
    };
    Operation {
        id: route.id,
        method: route.method.to_uppercase(),
        path: &route.path,
        title: s.t(&format!("api-{}", route.id)),
        about: s.t(&format!("api-{}.about", route.id)),
        taken: openapi::places(&route.path)
            .map(place)
            .chain(route.query.iter().map(parameter))
            .collect(),
        shown: first.and_then(|first| shown(s, route, first)),
    }
}

/// The request of a route about the first worked example, and its response, made as for any client.
fn shown(s: &Layout<'_>, route: &Route, first: &Worked<'_>) -> Option<Shown> {
    let (site, lang) = (s.site, s.lang);
    let path = openapi::places(&route.path).fold(route.path.to_owned(), |path, place| {
        path.replace(&format!("{{{place}}}"), &openapi::placed(route, first))
    });
    let mut query = vec![("lang", lang.code().to_owned())];
    let answer = match route.id {
        "search" => {
            let title = &first.node.text[lang].title;
            query = vec![
                ("q", title.clone()),
                ("lang", lang.code().to_owned()),
                ("limit", "2".to_owned()),
            ];
            pretty(&search_json(
                site,
                &Request {
                    limit: 2,
                    ..Request::new(title, lang)
                },
            ))
        }
        "node" => pretty(&node_json(site, lang, first.node)),
        "nodes" => pretty(&node_json(
            site,
            lang,
            site.library
                .content
                .nodes
                .iter()
                .find(|node| node.attributes.superseded.is_none())?,
        )),
        "cite" => pretty(&cite::cite_json(
            site,
            lang,
            &site.library.find(&openapi::placed(route, first)).ok()?,
        )),
        // The position and meaning of each citation.
        "citations" => {
            let text = openapi::citing(lang, first);
            pretty(&cite::citations_json(site, lang, &text))
        }
        "table" => pretty(&table_json(site, lang, systems::tables().next()?)),
        "revisions" => {
            query.insert(0, ("limit", "3".to_owned()));
            let wanted = query
                .iter()
                .map(|(name, value)| ((*name).to_owned(), value.clone()))
                .collect();
            let wanted = Wanted::read(site, lang, wanted).ok()?;
            pretty(&revisions_json(site, lang, &wanted))
        }
        "checks" => pretty(&checks_json(site, lang)),
        "check" => pretty(&openapi::check_schema(site, lang, first.check)),
        "judge" => pretty(&verdict_json(site, lang, &first.verdict)),
        "matrix" => {
            let matrix = systems::matrices().next()?;
            let check = matrix.check()?;
            let input = matrix::read(matrix, check, &site.library.tables, &[]).ok()?;
            let filled = matrix::fill(matrix, check, &site.library.tables, &input).ok()?;
            pretty(&matrix_json(site, lang, matrix, check, &input, &filled))
        }
        "openapi" => pretty(&json!({"openapi": "3.1.0", "info": openapi::info(site, lang)})),
        _ => return None,
    };
    let query: Vec<String> = query
        .iter()
        .map(|(name, value)| format!("{name}={}", url::escape(value)))
        .collect();
    let mut ask = format!("curl '{}{path}?{}'", host(site), query.join("&"));
    if route.id == "citations" {
        ask.push_str(&body(&json!({"text": openapi::citing(lang, first)})));
    } else if route.method == "post" {
        ask.push_str(&body(&json!(first.input)));
    }
    let kept: Vec<&str> = answer.lines().take(LINES).collect();
    let left = answer.lines().count() - kept.len();
    let whole = matches!(route.id, "nodes" | "openapi");
    let more = if left > 0 {
        Some(s.count("api-more", left))
    } else {
        whole.then(|| s.t("api-more-of-it"))
    };
    Some(Shown {
        ask,
        status: 200,
        mime: route.mime,
        answer: kept.join("\n"),
        more,
    })
}

/// Response to a situation with an invalid value.
fn refused(s: &Layout<'_>, first: &Worked<'_>) -> Option<Shown> {
    let field = first
        .check
        .fields(&s.site.library.tables)
        .into_iter()
        .next()?;
    let given = json!({ field.name: "?" });
    let faults = first
        .check
        .answer_typed(&s.site.library.tables, given.as_object()?)
        .err()?;
    let problem = faults_json(s.site, s.lang, first.check, &faults);
    let answer = pretty(&problem);
    let kept: Vec<&str> = answer.lines().take(LINES).collect();
    let left = answer.lines().count() - kept.len();
    Some(Shown {
        ask: format!(
            "curl '{}/api/v1/checks/{}?lang={}'{}",
            host(s.site),
            first.check.id,
            s.lang,
            body(&given)
        ),
        status: problem.status,
        mime: PROBLEM,
        answer: kept.join("\n"),
        more: (left > 0).then(|| s.count("api-more", left)),
    })
}

fn host(site: &Site) -> &str {
    site.base_url.as_deref().unwrap_or(HERE)
}

/// A request body for the shell; an apostrophe in it would end the word.
fn body(value: &Value) -> String {
    format!(
        " \\\n  --header 'content-type: {JSON}' \\\n  --data '{}'",
        value.to_string().replace('\'', "\\u0027")
    )
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}
