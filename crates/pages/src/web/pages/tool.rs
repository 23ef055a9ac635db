//! A walk: the steps of a long procedure, with known facts carried from step to step. The page knows no
//! game; it renders the declared [`Walk`].

use std::collections::BTreeMap;

use askama::Template;
use serde_json::{Map, Value};

use super::field::{Drawing, View as FieldView};
use super::layout::{Card, Layout, Link, Markup, Nav};
use super::tiles::tile;
use super::{Given, Html, html};
use crate::check::form::field_at;
use crate::check::from_pairs;
use crate::lang::Lang;
use crate::systems::{self, Walk};
use crate::web::{Site, given, url};

struct Stage {
    id: &'static str,
    title: String,
    lead: Option<String>,
    /// The first picture of its rulings.
    picture: Option<Markup>,
    checks: Vec<Link>,
    cards: Vec<Card>,
}

#[derive(Template)]
#[template(path = "tool.html")]
struct ToolPage<'s> {
    s: &'s Layout<'s>,
    title: String,
    lead: Option<String>,
    system: Link,
    action: String,
    fields: Vec<FieldView>,
    stages: Vec<Stage>,
}

/// The page of a walk, with the known facts.
pub fn walk(site: &Site, lang: Lang, tool: &Walk, given: &Given) -> Html {
    let library = &site.library;
    let key = tool.id.replace('.', "-");
    // Unknown names are ignored; known ones are passed on as typed, and each check judges them.
    let known: Vec<(String, String)> = given::tidy(given)
        .into_iter()
        .filter(|(name, _)| tool.facts.iter().any(|fact| fact.field == name))
        .collect();
    let state: Map<String, Value> = known
        .iter()
        .map(|(name, value)| (name.clone(), Value::from(value.as_str())))
        .collect();
    let mut s = Layout::new(site, lang, library.texts.get(lang, &key), |lang| {
        url::tool_with(lang, tool.id, &state)
    })
    .at(Nav::Turn);
    if !known.is_empty() {
        s = s.unlisted();
    }
    let lead = library.texts.find(lang, &format!("{key}.lead"));
    s.description = lead.clone().unwrap_or_default();
    let typed = given::typed(&known);
    let none = BTreeMap::new();
    let mut fields = Vec::new();
    for fact in tool.facts {
        let Some(owner) = systems::check(fact.check) else {
            continue;
        };
        let Some(mut field) = field_at(&owner.fields(&library.tables), fact.field).cloned() else {
            continue;
        };
        // No input is required for these.
        if matches!(
            field.default,
            crate::check::Limit::Required | crate::check::Limit::Asked
        ) {
            field.default = crate::check::Limit::Optional;
        }
        let prefix = fact
            .field
            .rsplit_once('.')
            .map_or(String::new(), |(group, _)| format!("{group}."));
        let from = fields.len();
        fields.append(
            &mut Drawing {
                s: &s,
                check: owner,
                typed: &typed,
                faults: &none,
            }
            .field(&prefix, &field, true),
        );
        // Outside its group, a field label names the owner.
        if let Some((group, _)) = fact.field.split_once('.') {
            let party = library.field_label(lang, owner, group);
            fields[from..].iter_mut().for_each(|field: &mut FieldView| {
                field.label = format!("{party} · {}", field.label)
            });
        }
    }
    let system = tool.id.split('.').next().unwrap_or_default();
    let stages = tool
        .stages
        .iter()
        .map(|stage| {
            let label = format!("{key}-{}", stage.id);
            let checks = stage.opens.iter().filter_map(|opens| {
                let check = systems::check(opens.check)?;
                let filled = known.iter().flat_map(|(name, value)| {
                    opens
                        .known
                        .iter()
                        .filter(move |(fact, _)| fact == name)
                        .map(move |(_, field)| (*field, value.as_str()))
                });
                let input = from_pairs(filled).unwrap_or_default();
                let href = if input.is_empty() {
                    url::check(lang, check.id)
                } else {
                    url::check_draft(lang, check.id, &input)
                };
                Some(Link {
                    href,
                    text: s.check_title(check.id),
                })
            });
            Stage {
                id: stage.id,
                title: library.texts.get(lang, &label),
                lead: library.texts.find(lang, &format!("{label}.lead")),
                picture: stage.nodes.iter().find_map(|node| tile(&s, system, node)),
                checks: checks.collect(),
                cards: stage
                    .nodes
                    .iter()
                    .filter_map(|id| id.parse().ok().and_then(|id| library.content.get(&id)))
                    .map(|node| s.node_card(node))
                    .collect(),
            }
        })
        .collect();
    let page = ToolPage {
        title: s.title.clone(),
        lead,
        system: Link {
            href: url::system(lang, system),
            text: s.system_name(system),
        },
        action: url::tool(lang, tool.id),
        fields,
        stages,
        s: &s,
    };
    html(200, &page)
}
