//! The pages of open points and of recent changes.

use std::collections::HashSet;

use askama::Template;

use super::fold::{Fold, Group, Sift, folded, lines, section_of_dispute, unfold};
use super::layout::{Layout, Link, Nav};
use super::{Given, Html, html};
use crate::check::PointKind;
use crate::content::{Node, NodeKind};
use crate::lang::Lang;
use crate::library::{Library, Revision};
use crate::systems::{self, SYSTEMS};
use crate::web::{Site, url};

/// Reading of an open point on the page.
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

/// All open points: questions that the documents leave open or answer in two ways.
pub fn disputes(site: &Site, lang: Lang) -> Html {
    let library = &site.library;
    let mut s = Layout::new(
        site,
        lang,
        library.texts.get(lang, "disputes-title"),
        url::disputes,
    )
    .describe(&library.texts.get(lang, "disputes-lead"))
    .at(Nav::Disputes);
    s.folds = true;
    let mut groups = Vec::new();
    for system in SYSTEMS {
        let nodes = library.content.nodes.iter().filter(|node| {
            node.attributes.kind == NodeKind::Dispute && node.id.system() == system.id
        });
        let mut list: Vec<(Option<&str>, Dispute)> = nodes
            .map(|node| {
                let prefix = format!("{}#", node.id);
                let points = systems::checks()
                    .flat_map(|check| check.points)
                    .filter(|point| point.readings.iter().any(|r| r.claim.starts_with(&prefix)));
                let mut readings: Vec<Reading> = Vec::new();
                let mut state = None;
                for point in points {
                    state = Some(s.t(match point.kind {
                        PointKind::Open => "dispute-open",
                        PointKind::Conflict => "dispute-conflict",
                    }));
                    for reading in point.readings {
                        if let Some(link) = s
                            .link_to(reading.claim)
                            .filter(|link| !readings.iter().any(|known| known.link == *link))
                        {
                            readings.push(Reading {
                                link,
                                usual: reading.default,
                            });
                        }
                    }
                }
                let text = &node.text[lang];
                let section = section_of_dispute(library, system, node);
                (
                    section,
                    Dispute {
                        link: s.node_link(node),
                        answer: text.answer.clone(),
                        state,
                        readings,
                        checks: s.check_links(node),
                    },
                )
            })
            .collect();
        // First those that most checks ask about.
        list.sort_by_key(|(_, dispute)| std::cmp::Reverse(dispute.checks.len()));
        if !list.is_empty() {
            groups.push(Group {
                id: format!("g{}", groups.len() + 1),
                of: system.id,
                title: s.system_name(system.id),
                folds: folded(&s, system, system.id, list.into_iter()),
            });
        }
    }
    unfold(&mut groups, |dispute: &Dispute| {
        let readings = dispute
            .readings
            .iter()
            .map(|reading| 8 + lines(&reading.link.text, 26));
        150 + lines(&dispute.link.text, 28)
            + lines(&dispute.answer, 27)
            + readings.map(|height| height.max(48)).sum::<usize>()
            + 50 * dispute.checks.len()
    });
    let sift = Sift::new(&s);
    html(200, &Disputes { s, sift, groups })
}

/// A revision. Its link leads to the comparison with the revision before it, if there is one.
struct Change {
    link: Link,
    section: String,
    number: String,
    note: String,
}

/// The day of a group.
struct Day {
    iso: String,
    date: String,
}

/// A filter, whether it is chosen, and how many revisions it leaves.
struct Choice {
    link: Link,
    count: usize,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "changes.html")]
struct Changes<'s> {
    s: Layout<'s>,
    sift: Sift,
    games: Vec<Choice>,
    times: Vec<Choice>,
    /// Notice that not all are shown.
    more: Option<String>,
    /// Address of the feed of the game chosen, or of all.
    feed: String,
    /// The revisions of each game on each day, newest first; the day is with its first game only.
    groups: Vec<(Option<Day>, Group<Change>)>,
}

/// Maximum number of revisions the page shows.
const SHOWN: usize = 200;

/// Maximum number of groups (a game on a day) they are listed in.
const GROUPS: usize = 18;

/// Number of days that can be chosen separately; older ones by month.
const DAYS: usize = 5;

/// The days and months that a list of dates, newest first, can be narrowed to.
fn times<'d>(dates: impl Iterator<Item = &'d str>) -> Vec<&'d str> {
    let mut out: Vec<&str> = Vec::new();
    for date in dates {
        let month = date.get(..7).unwrap_or(date);
        let time = if out.len() < DAYS || out.contains(&date) {
            date
        } else {
            month
        };
        if !out.contains(&time) {
            out.push(time);
        }
    }
    out
}

/// A revision as an entry of the list.
fn change(s: &Layout<'_>, library: &Library, revision: &Revision, node: &Node) -> Change {
    let before = library
        .history
        .of(&revision.node, s.lang)
        .take_while(|old| old.number < revision.number)
        .last();
    let link = s.node_link(node);
    Change {
        link: Link {
            href: before.map_or(link.href, |old| {
                url::node_since(s.lang, &node.id, old.number)
            }),
            text: link.text,
        },
        section: s.section_name(node.id.system(), node.id.section()),
        number: s.t1("revision", "number", revision.number.to_string()),
        note: note(revision).to_owned(),
    }
}

/// The note of a revision; empty if it is only about the other language.
fn note(revision: &Revision) -> &str {
    let named = |lang: Lang| match lang {
        Lang::It => "Italian",
        Lang::En => "English",
    };
    let note = &revision.note;
    if note.starts_with(named(revision.lang.other())) && !note.contains(named(revision.lang)) {
        ""
    } else {
        note
    }
}

/// Whether a note is only about the wording.
fn only_words(note: &str) -> bool {
    const WORDING: [&str; 5] = [
        "plainer",
        "clearer",
        "wording",
        "a comma",
        "parole più chiare",
    ];
    let note = note.to_lowercase();
    note.is_empty()
        || note.contains("meaning unchanged")
        || WORDING.iter().any(|start| note.starts_with(start))
}

/// Groups entries with the same note, the largest group first, and those that only change the wording last.
/// Notes are in English, so pages in other languages group the entries by chapter.
fn alike(s: &Layout<'_>, prefix: &str, entries: Vec<Change>) -> Vec<Fold<Change>> {
    let mut folds: Vec<Fold<Change>> = Vec::new();
    for entry in entries {
        let title = match s.lang {
            Lang::En if !only_words(&entry.note) => {
                let mut letters = entry.note.trim_end_matches('.').chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                first.chain(letters).collect()
            }
            Lang::En => s.t("changes-wording"),
            Lang::It => entry.section.clone(),
        };
        match folds.iter_mut().find(|fold| fold.title == title) {
            Some(fold) => fold.entries.push(entry),
            None => folds.push(Fold::new(
                format!("{prefix}-{}", folds.len() + 1),
                title,
                vec![entry],
            )),
        }
    }
    if s.lang == Lang::En {
        let wording = s.t("changes-wording");
        folds.sort_by_key(|fold| (fold.title == wording, std::cmp::Reverse(fold.entries.len())));
    }
    folds
}

/// Revisions, newest first, by day, game and section; limited to one game or one period by the query.
pub fn changes(site: &Site, lang: Lang, given: &Given) -> Html {
    let library = &site.library;
    let value = |name: &str| {
        given
            .pairs
            .iter()
            .find(|(given, value)| given == name && !value.is_empty())
            .map(|(_, value)| value.as_str())
    };
    let system = value("system")
        .and_then(systems::system)
        .map(|system| system.id);
    let revised = library
        .history
        .revisions()
        .iter()
        .rev()
        .filter(|revision| revision.lang == lang);
    // A ruling that was revised more than once on a day is one entry, with its last revision.
    let mut listed = HashSet::new();
    let revised: Vec<_> = revised
        .filter_map(|revision| Some((revision, library.content.get(&revision.node)?)))
        .filter(|(revision, node)| listed.insert(format!("{} {}", revision.date, node.id)))
        .collect();
    let known = times(revised.iter().map(|(revision, _)| revision.date.as_str()));
    let when = value("when").filter(|when| known.contains(when));
    let mut s = Layout::new(
        site,
        lang,
        library.texts.get(lang, "changes-title"),
        |lang| url::changes_of(lang, system, when),
    )
    .describe(&library.texts.get(lang, "changes-lead"))
    .at(Nav::None);
    s.folds = true;
    if system.is_some() || when.is_some() {
        s = s.unlisted();
    }
    // The year of the newest change is not repeated.
    let year = known
        .first()
        .and_then(|date| date.get(..4))
        .unwrap_or_default();
    let short = |date: &str| date.trim_end_matches(year).trim_end().to_owned();
    let count = |system: Option<&str>, when: Option<&str>| {
        let of = |node: &&Node| system.is_none_or(|system| node.id.system() == system);
        revised
            .iter()
            .filter(|(revision, node)| {
                of(node) && when.is_none_or(|when| revision.date.starts_with(when))
            })
            .count()
    };
    let choice = |text: String, of: Option<&str>, at: Option<&str>| Choice {
        link: Link {
            href: url::changes_of(lang, of, at),
            text,
        },
        count: count(of, at),
        chosen: of == system && at == when,
    };
    let named = SYSTEMS
        .iter()
        .map(|game| choice(s.t(&format!("mine-{}", game.id)), Some(game.id), when));
    let games: Vec<Choice> = std::iter::once(choice(s.t("filter-all-systems"), None, when))
        .chain(named)
        .filter(|game| game.count > 0 || game.chosen)
        .collect();
    let dated = known
        .iter()
        .map(|time| choice(short(&s.date(time)), system, Some(*time)));
    // A month that contains all changes is not a useful filter.
    let always = choice(s.t("changes-always"), system, None);
    let all = always.count;
    let times: Vec<Choice> = std::iter::once(always)
        .chain(dated.filter(|time| (1..all).contains(&time.count) || time.chosen))
        .collect();
    let all = revised.iter().filter(|(revision, node)| {
        system.is_none_or(|system| node.id.system() == system)
            && when.is_none_or(|when| revision.date.starts_with(when))
    });
    let shown: Vec<_> = all.take(SHOWN).copied().collect();
    let (mut days, mut groups) = (Vec::new(), Vec::new());
    for day in shown.chunk_by(|(one, _), (other, _)| one.date == other.date) {
        let iso = day
            .first()
            .map_or("", |(revision, _)| revision.date.as_str());
        for system in SYSTEMS {
            let of = |section: &&str| {
                day.iter()
                    .filter(|(_, node)| {
                        node.id.system() == system.id && node.id.section() == *section
                    })
                    .map(|(revision, node)| change(&s, library, revision, node))
                    .collect::<Vec<_>>()
            };
            let entries: Vec<Change> = system.sections.iter().flat_map(of).collect();
            if entries.is_empty() || groups.len() == GROUPS {
                continue;
            }
            let id = format!("d{iso}-{}", system.id);
            let known = groups
                .iter()
                .any(|group: &Group<Change>| group.id.contains(iso));
            days.push((!known).then(|| Day {
                iso: iso.to_owned(),
                date: s.date(iso),
            }));
            groups.push(Group {
                folds: alike(&s, &id, entries),
                id,
                of: system.id,
                title: s.system_name(system.id),
            });
        }
    }
    let listed: usize = groups.iter().map(Group::count).sum();
    let counted = count(system, when);
    let sift = Sift::new(&s);
    let more = (listed < counted).then(|| {
        s.say(
            &crate::message::Message::new("changes-shown")
                .with("listed", listed.to_string())
                .with("all", counted.to_string()),
        )
    });
    let feed = system.map_or_else(
        || url::feed(lang),
        |system| url::feed_of(&url::system(lang, system)),
    );
    html(
        200,
        &Changes {
            s,
            sift,
            games,
            times,
            more,
            feed,
            groups: days.into_iter().zip(groups).collect(),
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_days_stand_alone_and_older_ones_by_month() {
        let dates = [
            "2026-11-24",
            "2026-11-24",
            "2026-11-23",
            "2026-11-22",
            "2026-11-20",
            "2026-11-19",
            "2026-11-02",
            "2026-10-31",
            "2026-10-01",
        ];
        assert_eq!(
            times(dates.into_iter()),
            [
                "2026-11-24",
                "2026-11-23",
                "2026-11-22",
                "2026-11-20",
                "2026-11-19",
                "2026-11",
                "2026-10"
            ]
        );
        assert_eq!(times(std::iter::empty()), Vec::<&str>::new());
    }
}
