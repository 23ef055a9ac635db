//! A clock: the time left, the announcements, and what is still allowed after the end. The page knows no
//! game; it renders the declared [`Clock`], and all its texts come from the verdicts of its check. Without
//! the script it is a form with the elapsed minutes.

use std::collections::BTreeMap;

use askama::Template;
use serde_json::{Map, Value, json};

use super::field::{Drawing, FaultLine, View as FieldView};
use super::layout::{Layout, Link, Markup, Nav, finding_mark};
use super::{Given, Html, html, verdict};
use crate::check::{Check, Field, FindingKind, Kind, Unit, Verdict};
use crate::kit::tables::Cell;
use crate::lang::Lang;
use crate::systems::{self, Clock, Timer};
use crate::web::{Site, given, url};

/// Parameters that the script stores in the address: the start time, or the elapsed seconds.
const KEPT: [&str; 2] = ["start", "gone"];

/// One of the games that can be timed.
struct Format {
    code: &'static str,
    label: String,
    /// Calls and their times, for the script.
    calls: String,
    /// The same for readers: the minute and the text.
    told: Vec<(String, String)>,
    after: Vec<After>,
}

/// Actions that are allowed or forbidden when time is up.
struct After {
    mark: &'static str,
    word: String,
    what: Link,
    quote: Option<Link>,
}

#[derive(Template)]
#[template(path = "clock.html")]
struct ClockPage<'s> {
    s: &'s Layout<'s>,
    id: &'static str,
    title: String,
    lead: Option<String>,
    system: Link,
    action: String,
    fields: Vec<FieldView>,
    faults: Vec<FaultLine>,
    verdict: Option<Markup>,
    formats: Vec<Format>,
    chosen: String,
    check: Link,
    nodes: Vec<Link>,
}

/// The page of a clock, at the given minute.
pub fn clock(site: &Site, lang: Lang, clock: &Clock, given: &Given) -> Html {
    let Some(check) = clock.check() else {
        return super::not_found(site, lang);
    };
    let library = &site.library;
    let key = clock.id.replace('.', "-");
    let known: Vec<(String, String)> = given::tidy(given)
        .into_iter()
        .filter(|(name, _)| [clock.format, clock.minutes].contains(&name.as_str()))
        .collect();
    let running = given
        .pairs
        .iter()
        .any(|(name, _)| KEPT.contains(&name.as_str()));
    let input: Map<String, Value> = known
        .iter()
        .map(|(name, value)| (name.clone(), Value::from(value.as_str())))
        .collect();
    let mut s = Layout::new(site, lang, library.texts.get(lang, &key), |lang| {
        url::tool_with(lang, clock.id, &input)
    })
    .at(Nav::Turn);
    s.clock = true;
    if !given.pairs.is_empty() {
        s = s.unlisted();
    }
    let lead = library.texts.find(lang, &format!("{key}.lead"));
    s.description = lead.clone().unwrap_or_default();
    let judged = (known.iter().any(|(name, _)| name == clock.minutes) && !running)
        .then(|| check.judge(&library.tables, &input));
    let (mut shown, mut faults) = (None, Vec::new());
    match &judged {
        Some(Ok(verdict)) => shown = Some(Markup(view(&s, check, verdict, &input))),
        Some(Err(found)) => faults = library.say_faults(lang, check, found),
        None => {}
    }
    let by_path: BTreeMap<String, String> = faults
        .iter()
        .map(|fault| (fault.path.clone(), fault.message.clone()))
        .collect();
    let typed = given::typed(&known);
    let drawing = Drawing {
        s: &s,
        check,
        typed: &typed,
        faults: &by_path,
    };
    let declared = check.fields(&site.library.tables);
    let asked = |name: &str| {
        declared
            .iter()
            .find(|field| field.name == name)
            .map(|field| Field {
                default: crate::check::Limit::Required,
                ..field.clone()
            })
    };
    let fields = [clock.format, clock.minutes]
        .iter()
        .filter_map(|name| asked(name))
        .flat_map(|field| drawing.field("", &field, true))
        .collect();
    let formats: Vec<Format> = codes(&declared, clock.format)
        .into_iter()
        .map(|(scope, code)| format(&s, clock, check, &declared, scope, code))
        .collect();
    let chosen = known
        .iter()
        .find(|(name, _)| name == clock.format)
        .map(|(_, code)| code.clone());
    let page = ClockPage {
        id: clock.id,
        title: s.title.clone(),
        lead,
        system: Link {
            href: url::system(lang, check.system()),
            text: s.system_name(check.system()),
        },
        action: url::tool(lang, clock.id),
        fields,
        verdict: shown,
        chosen: chosen
            .filter(|code| formats.iter().any(|format| format.code == code))
            .or_else(|| formats.first().map(|format| format.code.to_owned()))
            .unwrap_or_default(),
        formats,
        check: Link {
            href: url::check(lang, check.id),
            text: s.check_title(check.id),
        },
        nodes: library
            .of_check(check.id)
            .map(|node| s.node_link(node))
            .collect(),
        faults: faults.into_iter().map(FaultLine::of).collect(),
        s: &s,
    };
    html(if page.faults.is_empty() { 200 } else { 422 }, &page)
}

/// The page of a clock of one length.
pub fn timer(site: &Site, lang: Lang, timer: &Timer, given: &Given) -> Html {
    let (Some(check), Some(table)) = (systems::check(timer.check), systems::table(timer.table))
    else {
        return super::not_found(site, lang);
    };
    let library = &site.library;
    let key = timer.id.replace('.', "-");
    let mut s = Layout::new(site, lang, library.texts.get(lang, &key), |lang| {
        url::tool(lang, timer.id)
    })
    .at(Nav::Turn);
    s.clock = true;
    if !given.pairs.is_empty() {
        s = s.unlisted();
    }
    let lead = library.texts.find(lang, &format!("{key}.lead"));
    s.description = lead.clone().unwrap_or_default();
    let minutes = match library.tables.cell(table, timer.row, timer.column).0 {
        Cell::Number(minutes) => minutes,
        Cell::Word(_) | Cell::Empty => 0,
    };
    let said: Vec<_> = timer
        .ends
        .iter()
        .filter_map(|cite| library.reason(lang, cite))
        .collect();
    let call = said
        .first()
        .map_or_else(String::new, |said| said.text.clone());
    let code = "time";
    let format = Format {
        code,
        label: format!("{minutes} {}", s.unit(Unit::Minutes, 2.0)),
        calls: json!([{"at": minutes, "left": 0, "text": call}]).to_string(),
        told: vec![(minutes.to_string(), call)],
        after: said
            .iter()
            .skip(1)
            .map(|said| After {
                mark: "·",
                word: String::new(),
                what: Link {
                    href: said
                        .cite
                        .parse()
                        .map_or_else(|_| url::cite(said.cite), |id| url::claim(lang, &id)),
                    text: said.text.clone(),
                },
                quote: None,
            })
            .collect(),
    };
    let over = Map::from_iter([(timer.over.to_owned(), Value::from(true))]);
    let page = ClockPage {
        id: timer.id,
        title: s.title.clone(),
        lead,
        system: Link {
            href: url::system(lang, check.system()),
            text: s.system_name(check.system()),
        },
        action: url::tool(lang, timer.id),
        fields: Vec::new(),
        verdict: None,
        chosen: code.to_owned(),
        formats: vec![format],
        check: Link {
            href: url::check_with(lang, check.id, &over),
            text: s.check_title(check.id),
        },
        nodes: library
            .of_check(check.id)
            .map(|node| s.node_link(node))
            .collect(),
        faults: Vec::new(),
        s: &s,
    };
    html(200, &page)
}

fn view(s: &Layout<'_>, check: &Check, verdict: &Verdict, input: &Map<String, Value>) -> String {
    let said = s.site.library.say(s.lang, verdict);
    verdict::View::new(s, check, verdict, &said, input).to_string()
}

/// Returns the codes of a choice, each with the scope of its labels.
fn codes(declared: &[Field], name: &str) -> Vec<(&'static str, &'static str)> {
    match declared
        .iter()
        .find(|field| field.name == name)
        .map(|field| &field.kind)
    {
        Some(Kind::Choice { scope, codes }) => codes.iter().map(|code| (*scope, *code)).collect(),
        _ => Vec::new(),
    }
}

/// One format of the clock: its announcements in the words of the check, and what is allowed after the
/// last.
fn format(
    s: &Layout<'_>,
    clock: &Clock,
    check: &Check,
    declared: &[Field],
    scope: &str,
    code: &'static str,
) -> Format {
    let library = &s.site.library;
    let judge = |more: &[(&str, Value)]| {
        let mut input = Map::from_iter([(clock.format.to_owned(), Value::from(code))]);
        input.extend(
            more.iter()
                .map(|(name, value)| ((*name).to_owned(), value.clone())),
        );
        check
            .judge(&library.tables, &input)
            .ok()
            .map(|verdict| (input, verdict))
    };
    let listed: Vec<(i64, i64)> = judge(&[])
        .and_then(|(_, verdict)| {
            verdict
                .values
                .get(clock.calls)
                .and_then(Value::as_array)
                .cloned()
        })
        .into_iter()
        .flatten()
        .filter_map(|call| Some((call.get("at")?.as_i64()?, call.get("left")?.as_i64()?)))
        .collect();
    let said = |at: i64| {
        judge(&[(clock.minutes, Value::from(at))])
            .map(|(_, verdict)| library.say(s.lang, &verdict).headline)
            .unwrap_or_default()
    };
    let calls: Vec<(i64, i64, String)> = listed
        .into_iter()
        .map(|(at, left)| (at, left, said(at)))
        .collect();
    let after = codes(declared, clock.action)
        .into_iter()
        .filter_map(|(action_scope, action)| {
            let (input, verdict) = judge(&[
                (clock.over, Value::from(true)),
                (clock.action, Value::from(action)),
            ])?;
            let word = s.t(&format!("finding-{}", verdict.finding.kind.code()));
            let claim = verdict
                .reasons
                .last()
                .and_then(|claim| library.reason(s.lang, claim));
            Some((
                verdict.finding.kind == FindingKind::Illegal,
                After {
                    mark: finding_mark(verdict.finding.kind),
                    word,
                    what: Link {
                        href: url::check_with(s.lang, check.id, &input),
                        text: library.value_text(s.lang, Some(action_scope), &Value::from(action)),
                    },
                    quote: claim.map(|claim| Link {
                        href: claim
                            .cite
                            .parse()
                            .map_or_else(|_| url::cite(claim.cite), |id| url::claim(s.lang, &id)),
                        text: claim.text,
                    }),
                },
            ))
        });
    let mut after: Vec<(bool, After)> = after.collect();
    after.sort_by_key(|(refused, _)| *refused);
    Format {
        code,
        label: library.value_text(s.lang, Some(scope), &Value::from(code)),
        told: calls
            .iter()
            .map(|(at, _, text)| (at.to_string(), text.clone()))
            .collect(),
        calls: Value::from(
            calls
                .into_iter()
                .map(|(at, left, text)| json!({"at": at, "left": left, "text": text}))
                .collect::<Vec<_>>(),
        )
        .to_string(),
        after: after.into_iter().map(|(_, after)| after).collect(),
    }
}
