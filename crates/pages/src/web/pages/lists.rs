//! The pages of open points and of recent changes.

use std::collections::HashSet;

use askama::Template;

use super::fold::{Fold, Group, Sift, folded, lines, section_of_dispute, unfold};
use super::layout::{Layout, Link, Markup, Nav};
use super::ruling::marked;
use super::{Given, Html, html};
use crate::check::PointKind;
use crate::content::{Node, NodeKind};
use crate::lang::Lang;
use crate::library::{Library, Revision, Wording};
use crate::systems::{self, SYSTEMS, System};
use crate::text;
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

/// A ruling that was revised. Its link leads to the comparison with the wording before that day, if there
/// is one.
struct Change {
    link: Link,
    section: String,
    number: String,
    /// For an answer that changed: the one before, and the new one.
    answers: Option<(String, String)>,
    /// Both in one, if most words stayed.
    marked: Option<Markup>,
}

/// Kind of a revision, in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChangeKind {
    /// The answer has another yes or no, other figures, or mostly other words.
    Answer,
    New,
    /// The rest of the text, or some words of the answer.
    Wording,
}

impl ChangeKind {
    const ALL: [Self; 3] = [Self::Answer, Self::New, Self::Wording];

    const fn title(self) -> &'static str {
        match self {
            Self::Answer => "changes-answer",
            Self::New => "changes-new",
            Self::Wording => "changes-wording",
        }
    }
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

impl Changes<'_> {
    /// Whether the entries show the old answer and the new one.
    fn shows_answers(&self, fold: &Fold<Change>) -> bool {
        fold.title == self.s.t(ChangeKind::Answer.title())
    }
}

/// Maximum number of revisions the page shows.
const SHOWN: usize = 200;

/// Maximum number of revisions, newest first, whose answers are compared.
const COMPARED: usize = 1000;

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

/// The last revision before the day of this one; `None` if the ruling is new.
fn before<'l>(library: &'l Library, revision: &Revision) -> Option<&'l Revision> {
    library
        .history
        .of(&revision.node, revision.lang)
        .take_while(|old| old.date < revision.date)
        .last()
}

/// The answers before and after a day; `None` if they are not known, as in the offline copy.
fn answers(library: &Library, old: &Revision, revision: &Revision) -> Option<(Wording, Wording)> {
    let history = &library.history;
    let then = history.wording_at(&old.node, old.lang, old.number)?;
    let now = history
        .of(&revision.node, revision.lang)
        .rev()
        .filter(|one| one.number <= revision.number)
        .find_map(|one| one.wording.as_ref())?;
    Some((then, now.read()))
}

/// Whether a new wording answers something else: yes instead of no, with a figure that neither the old answer
/// nor its text had (or without one that it had), or in other words for the greater part. No one can tell from
/// the words alone that the rule is the same, so in doubt it is the wording that changed.
fn answers_otherwise(then: &Wording, now: &Wording) -> bool {
    let words =
        |text: &str| -> Vec<String> { text::tokens(text).into_iter().map(|t| t.folded).collect() };
    let (old, new) = (words(&then.answer), words(&now.answer));
    if old == new {
        return false;
    }
    let verdict = |words: &[String]| {
        words
            .first()
            .filter(|word| VERDICTS.contains(&word.as_str()))
            .cloned()
    };
    let turned = matches!((verdict(&old), verdict(&new)), (Some(old), Some(new)) if old != new);
    let is_figure = |word: &&String| word.bytes().any(|b| b.is_ascii_digit());
    let lost = |from: &[String], to: &Wording| {
        let known = words(&format!("{} {} {}", to.title, to.answer, to.text));
        from.iter()
            .filter(is_figure)
            .any(|figure| !known.contains(figure))
    };
    let (old_words, new_words): (HashSet<_>, HashSet<_>) =
        (old.iter().collect(), new.iter().collect());
    let kept = old_words.intersection(&new_words).count();
    turned || lost(&new, then) || lost(&old, now) || kept * 3 < old_words.len().min(new_words.len())
}

/// The words with which an answer says yes or no, in both languages.
const VERDICTS: [&str; 3] = ["yes", "no", "si"];

/// A revision as an entry of the list, and what it is.
fn change(
    s: &Layout<'_>,
    library: &Library,
    revision: &Revision,
    node: &Node,
) -> (ChangeKind, Change) {
    let old = before(library, revision);
    let said = old.and_then(|old| answers(library, old, revision));
    let turned = said.filter(|(then, now)| answers_otherwise(then, now));
    let kind = match (old, &turned) {
        (None, _) => ChangeKind::New,
        (_, Some(_)) => ChangeKind::Answer,
        _ => ChangeKind::Wording,
    };
    let link = s.node_link(node);
    let change = Change {
        link: Link {
            href: old.map_or(link.href, |old| {
                url::node_since(s.lang, &node.id, old.number)
            }),
            text: link.text,
        },
        section: s.section_name(node.id.system(), node.id.section()),
        number: s.t1("revision", "number", revision.number.to_string()),
        marked: turned
            .as_ref()
            .and_then(|(then, now)| marked(&then.answer, &now.answer)),
        answers: turned.map(|(then, now)| (then.answer, now.answer)),
    };
    (kind, change)
}

/// The revisions of a game on a day: the answers that changed, the new rulings, and the rest, each in the
/// order of the chapters.
fn by_kind<'n>(
    s: &Layout<'_>,
    system: &System,
    prefix: &str,
    entries: impl Iterator<Item = (&'n Node, (ChangeKind, Change))>,
) -> Vec<Fold<Change>> {
    let mut entries: Vec<_> = entries.collect();
    entries.sort_by_key(|(node, _)| {
        system
            .sections
            .iter()
            .position(|section| *section == node.id.section())
    });
    let mut folds = Vec::new();
    for kind in ChangeKind::ALL {
        let of: Vec<Change> = entries
            .extract_if(.., |(_, (known, _))| *known == kind)
            .map(|(_, (_, change))| change)
            .collect();
        if !of.is_empty() {
            folds.push(Fold::new(
                format!("{prefix}-{}", folds.len() + 1),
                s.t(kind.title()),
                of,
            ));
        }
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
    // Answers that changed are few and tall, rewordings are folded.
    let mut left = [SHOWN / 16, SHOWN / 5, SHOWN / 2];
    let shown: Vec<_> = all
        .take(COMPARED)
        .map(|(revision, node)| (*revision, *node, change(&s, library, revision, node)))
        .filter(|(_, _, (kind, _))| {
            let left = &mut left[*kind as usize];
            let fits = *left > 0;
            *left = left.saturating_sub(1);
            fits
        })
        .collect();
    let (mut days, mut groups) = (Vec::new(), Vec::new());
    let mut shown = shown.into_iter().peekable();
    while let Some(&(revision, ..)) = shown.peek() {
        let iso = revision.date.as_str();
        let mut day: Vec<_> = Vec::new();
        while let Some(one) = shown.next_if(|(revision, ..)| revision.date == iso) {
            day.push(one);
        }
        for system in SYSTEMS {
            let of: Vec<_> = day
                .extract_if(.., |(_, node, _)| node.id.system() == system.id)
                .collect();
            if of.is_empty() || groups.len() == GROUPS {
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
                folds: by_kind(
                    &s,
                    system,
                    &id,
                    of.into_iter().map(|(_, node, one)| (node, one)),
                ),
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
    fn an_answer_changed_if_it_says_another_verdict_or_figure() {
        let wording = |answer: &str, text: &str| Wording {
            answer: answer.to_owned(),
            text: text.to_owned(),
            ..Wording::default()
        };
        for (then, now, changed) in [
            ("Yes, it may charge.", "No, it may not charge.", true),
            ("It moves 200 paces.", "It moves 300 paces.", true),
            ("It may charge.", "Yes, it may charge.", false),
            // The text gave the figure before.
            ("It may charge.", "It may charge within 5 cm.", false),
            ("It may charge.", "It may charge.", false),
        ] {
            let (then, now) = (
                wording(then, "Only within 5 cm."),
                wording(now, "Only within 5 cm."),
            );
            assert_eq!(
                answers_otherwise(&then, &now),
                changed,
                "{} {}",
                then.answer,
                now.answer
            );
        }
    }

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
