//! Open points, and what is new.

use askama::Template;

use super::shell::{Link, Nav, Shell};
use super::{Html, html};
use crate::check::PointKind;
use crate::content::NodeKind;
use crate::lang::Lang;
use crate::systems::{self, SYSTEMS};
use crate::web::{Site, url};

/// How a reading stands on the page.
struct Reading {
    link: Link,
    usual: bool,
}

struct Dispute {
    link: Link,
    answer: String,
    /// Two documents disagree, or nothing decides.
    state: Option<String>,
    readings: Vec<Reading>,
    checks: Vec<Link>,
}

#[derive(Template)]
#[template(path = "disputes.html")]
struct Disputes<'s> {
    s: Shell<'s>,
    systems: Vec<(String, Vec<Dispute>)>,
}

/// Every question the documents leave open or answer twice.
pub fn disputes(site: &Site, lang: Lang) -> Html {
    let library = &site.library;
    let s =
        Shell::new(site, lang, library.texts.get(lang, "disputes-title"), url::disputes).describe(&library.texts.get(lang, "disputes-lead")).at(Nav::Disputes);
    let mut groups = Vec::new();
    for system in SYSTEMS {
        let nodes = library.content.nodes.iter().filter(|node| node.attributes.kind == NodeKind::Dispute && node.id.system() == system.id);
        let list: Vec<Dispute> = nodes
            .map(|node| {
                let prefix = format!("{}#", node.id);
                let points = systems::checks().flat_map(|check| check.points).filter(|point| point.readings.iter().any(|r| r.claim.starts_with(&prefix)));
                let mut readings: Vec<Reading> = Vec::new();
                let mut state = None;
                for point in points {
                    state = Some(s.t(match point.kind {
                        PointKind::Open => "dispute-open",
                        PointKind::Conflict => "dispute-conflict",
                    }));
                    for reading in point.readings {
                        if let Some(link) = s.link_to(reading.claim).filter(|link| !readings.iter().any(|known| known.link == *link)) {
                            readings.push(Reading { link, usual: reading.default });
                        }
                    }
                }
                let text = &node.text[lang];
                Dispute { link: s.node_link(node), answer: text.answer.clone(), state, readings, checks: s.check_links(node) }
            })
            .collect();
        if !list.is_empty() {
            groups.push((s.system_name(system.id), list));
        }
    }
    html(200, &Disputes { s, systems: groups })
}

struct Change {
    link: Link,
    section: String,
    number: String,
    note: String,
    since: Option<String>,
}

struct Day {
    iso: String,
    date: String,
    changes: Vec<Change>,
}

#[derive(Template)]
#[template(path = "changes.html")]
struct Changes<'s> {
    s: Shell<'s>,
    days: Vec<Day>,
}

/// How many revisions the page shows.
const SHOWN: usize = 200;

/// What was revised, newest first.
pub fn changes(site: &Site, lang: Lang) -> Html {
    let library = &site.library;
    let s = Shell::new(site, lang, library.texts.get(lang, "changes-title"), url::changes).describe(&library.texts.get(lang, "changes-lead")).at(Nav::None);
    let mut days: Vec<Day> = Vec::new();
    for revision in library.history.revisions().iter().rev().filter(|revision| revision.lang == lang).take(SHOWN) {
        let Some(node) = library.content.get(&revision.node) else { continue };
        let before = library.history.of(&revision.node, lang).take_while(|old| old.number < revision.number).last();
        let change = Change {
            link: s.node_link(node),
            section: format!("{} › {}", s.system_name(node.id.system()), s.section_title(node.id.system(), node.id.section())),
            number: s.t1("revision", "number", revision.number.to_string()),
            note: revision.note.clone(),
            since: before.map(|old| format!("{}?rev={lang}{}", url::node(lang, &node.id), old.number)),
        };
        match days.last_mut().filter(|day| day.iso == revision.date) {
            Some(day) => day.changes.push(change),
            None => days.push(Day { iso: revision.date.clone(), date: s.date(&revision.date), changes: vec![change] }),
        }
    }
    html(200, &Changes { s, days })
}
