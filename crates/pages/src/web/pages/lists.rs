//! Open points, and what is new.

use askama::Template;

use super::fold::{Fold, Group, Sift, folded, most, section_of_check};
use super::layout::{Layout, Link, Nav};
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
    s: Layout<'s>,
    sift: Sift,
    groups: Vec<Group<Dispute>>,
}

/// Every question the documents leave open or answer twice.
pub fn disputes(site: &Site, lang: Lang) -> Html {
    let library = &site.library;
    let mut s =
        Layout::new(site, lang, library.texts.get(lang, "disputes-title"), url::disputes).describe(&library.texts.get(lang, "disputes-lead")).at(Nav::Disputes);
    s.folds = true;
    let mut groups = Vec::new();
    for system in SYSTEMS {
        let nodes = library.content.nodes.iter().filter(|node| node.attributes.kind == NodeKind::Dispute && node.id.system() == system.id);
        let list: Vec<(Option<&str>, Dispute)> = nodes
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
                // What it is about decides where it stands: the rulings beside it, and its checks.
                let beside = library.content.nodes.iter().filter(|other| {
                    other.id.system() == system.id && (node.attributes.related.contains(&other.id) || other.attributes.related.contains(&node.id))
                });
                let checks = node.attributes.checks.iter().filter_map(|id| section_of_check(library, system, id.as_str()));
                let section = most(system, beside.map(|other| other.id.section()).chain(checks));
                (section, Dispute { link: s.node_link(node), answer: text.answer.clone(), state, readings, checks: s.check_links(node) })
            })
            .collect();
        if !list.is_empty() {
            groups.push(Group {
                id: format!("g{}", groups.len() + 1),
                of: system.id,
                title: s.system_name(system.id),
                folds: folded(&s, system, system.id, list.into_iter()),
            });
        }
    }
    let sift = Sift::new(&s, groups.iter().map(|group| group.of));
    html(200, &Disputes { s, sift, groups })
}

struct Change {
    link: Link,
    number: String,
    note: String,
    since: Option<String>,
}

struct Day {
    id: String,
    iso: String,
    date: String,
    games: Vec<Group<Change>>,
}

#[derive(Template)]
#[template(path = "changes.html")]
struct Changes<'s> {
    s: Layout<'s>,
    sift: Sift,
    days: Vec<Day>,
}

/// How many revisions the page shows.
const SHOWN: usize = 400;

/// So many revisions of a game on one day stand behind one fold; more are folded by section.
const FEW: usize = 8;

/// What was revised, newest first: by day, game and section.
pub fn changes(site: &Site, lang: Lang) -> Html {
    let library = &site.library;
    let mut s =
        Layout::new(site, lang, library.texts.get(lang, "changes-title"), url::changes).describe(&library.texts.get(lang, "changes-lead")).at(Nav::None);
    s.folds = true;
    let shown = library.history.revisions().iter().rev().filter(|revision| revision.lang == lang);
    let shown: Vec<_> = shown.filter_map(|revision| Some((revision, library.content.get(&revision.node)?))).take(SHOWN).collect();
    let days = shown.chunk_by(|(one, _), (other, _)| one.date == other.date).map(|day| {
        let iso = day.first().map(|(revision, _)| revision.date.clone()).unwrap_or_default();
        let games = SYSTEMS.iter().map(|system| {
            let id = format!("d{iso}-{}", system.id);
            let changes = day.iter().filter(|(_, node)| node.id.system() == system.id).map(|(revision, node)| {
                let before = library.history.of(&revision.node, lang).take_while(|old| old.number < revision.number).last();
                let change = Change {
                    link: s.node_link(node),
                    number: s.t1("revision", "number", revision.number.to_string()),
                    note: revision.note.clone(),
                    since: before.map(|old| format!("{}?rev={lang}{}", url::node(lang, &node.id), old.number)),
                };
                (system.sections.iter().copied().find(|section| *section == node.id.section()), change)
            });
            let folds: Vec<Fold<Change>> = folded(&s, system, &id, changes);
            Group { id, of: system.id, title: s.system_name(system.id), folds }
        });
        Day { id: format!("d{iso}"), date: s.date(&iso), games: games.filter(|game| !game.folds.is_empty()).collect(), iso }
    });
    let days: Vec<Day> = days.collect();
    let there = |id: &&str| days.iter().any(|day| day.games.iter().any(|game| game.of == *id));
    let sift = Sift::new(&s, SYSTEMS.iter().map(|system| system.id).filter(there));
    html(200, &Changes { s, sift, days })
}
