//! A ruling: the answer, its text with glosses, its sources, and how to share it.

use askama::Template;

use super::copy::{Copies, Doubt, Post};
use super::layout::{Chip, Layout, Link, Markup, Nav, VoiceTag};
use super::learn::Step;
use super::square::square;
use super::terms::{Popup, Terms};
use super::text::{self, Setting};
use super::{Html, html, previews, source};
use crate::check::PointKind;
use crate::content::escape;
use crate::content::{Node, NodeKind};
use crate::id::ClaimId;
use crate::lang::Lang;
use crate::library::Wording;
use crate::web::{Site, url};

/// A source item as the foot of a ruling lists it.
pub struct Source {
    pub chip: Chip,
    pub title: String,
    pub document: String,
    /// The original passage, where the operator imported the document.
    pub passage: Option<Markup>,
    pub passage_lang: Lang,
}

/// Changes since the revision that was linked.
pub struct Changed {
    pub lead: String,
    pub lang: Lang,
    pub diff: Markup,
}

#[derive(Template)]
#[template(path = "ruling.html")]
struct RulingPage<'s> {
    s: Layout<'s>,
    system: Link,
    chapter: Link,
    voice: VoiceTag,
    /// Whether the documents leave it open.
    open: bool,
    kind: Option<String>,
    edition: Option<String>,
    id: String,
    /// The latest revision, so that a device remembers which one its reader has seen.
    number: Option<u32>,
    title: String,
    answer: Markup,
    /// Title, answer and body in the other language, shown beside those in the language of the page.
    other_title: String,
    other_answer: Markup,
    body: Markup,
    chips: Vec<Chip>,
    checks: Vec<Link>,
    /// How the checks treat this open point.
    treated: Vec<String>,
    disputes: Vec<Link>,
    changed: Option<Changed>,
    stale: bool,
    /// The sentences that were revised in the other language since, with their positions.
    ahead: Vec<Link>,
    superseded: Option<Link>,
    sources: Vec<Source>,
    /// Whether a document that the ruling cites was imported, so that its passages are shown beside the
    /// ruling.
    has_passages: bool,
    related: Vec<Link>,
    linked_from: Vec<Link>,
    concepts: Vec<Link>,
    open_points: String,
    copy_now: Copies,
    copies: Copies,
    doubt: Doubt,
    revision: Option<(String, String, String)>,
    /// The page with the changes of its latest revision.
    since: Option<String>,
    /// Printed at the end.
    permalink: String,
    /// The same as a QR code.
    square: Option<Markup>,
    previous: Option<Link>,
    next: Option<Link>,
    /// Position of a lesson among the lessons.
    step: Option<(String, Link)>,
    /// The lessons of its game.
    lessons: Vec<Link>,
    terms: Vec<Popup>,
}

/// The page of one node. `seen` is the revision a permalink was made for.
pub fn ruling(site: &Site, lang: Lang, node: &Node, seen: Option<(Lang, u32)>) -> Html {
    let library = &site.library;
    let own = &node.text[lang];
    let mut s = Layout::new(site, lang, own.title.clone(), |lang| {
        url::node(lang, &node.id)
    })
    .describe(&own.answer)
    .at(if node.attributes.kind == NodeKind::Lesson {
        Nav::Learn
    } else {
        Nav::None
    });
    s.remember = true;
    s.both = true;
    s.preview = Some(previews::of_node(&s, node));
    s.follow = Some(url::feed_of(&s.path));
    if seen.is_some() {
        s = s.unlisted();
    }
    let cites = node.all_cites();
    let sources: Vec<Source> = cites
        .iter()
        .map(|key| {
            let passage = library.passages.get(key);
            Source {
                chip: s.chip(key),
                title: library
                    .manifest
                    .get(key)
                    .map_or_else(String::new, |item| s.item_title(item).to_owned()),
                document: s.source_name(key.source()),
                passage: passage.map(|passage| source::passage(&s, passage)),
                passage_lang: passage.map_or(Lang::It, |passage| passage.lang),
            }
        })
        .collect();
    let by_id = |id: &crate::id::NodeId| library.content.get(id).map(|node| s.node_link(node));
    let is_dispute = |other: &&Node| other.attributes.kind == NodeKind::Dispute;
    let mut disputes: Vec<Link> = Vec::new();
    if node.attributes.kind != NodeKind::Dispute {
        let linked = own.links.iter().filter_map(|(id, _)| match id {
            crate::id::Id::Node(id) => library.content.get(id),
            crate::id::Id::Claim(id) => library.content.get(&id.node),
            _ => None,
        });
        let near = node
            .attributes
            .related
            .iter()
            .filter_map(|id| library.content.get(id))
            .chain(library.linking(&node.id))
            .chain(linked);
        for link in near.filter(is_dispute).map(|node| s.node_link(node)) {
            if !disputes.contains(&link) {
                disputes.push(link);
            }
        }
    }
    let related: Vec<Link> = node
        .attributes
        .related
        .iter()
        .filter_map(by_id)
        .filter(|link| !disputes.contains(link))
        .collect();
    let linked_from: Vec<Link> = library
        .linking(&node.id)
        .map(|node| s.node_link(node))
        .filter(|link| !related.contains(link) && !disputes.contains(link))
        .collect();
    let number = library.content.number(&node.id).unwrap_or_default();
    let concepts = library.concepts_of(number).map(|concept| Link {
        href: url::concept(lang, &concept.id),
        text: concept.names[lang].name.clone(),
    });
    let chapter = &library.content.chapters[node.chapter];
    let place = chapter
        .nodes
        .iter()
        .position(|n| *n == number)
        .unwrap_or_default();
    let beside = |n: Option<usize>| {
        n.and_then(|n| chapter.nodes.get(n))
            .map(|n| s.node_link(&library.content.nodes[*n]))
    };
    let post = post(&s, node);
    let o = Layout::new(site, lang.other(), "", |lang| url::node(lang, &node.id));
    let other = self::post(&o, node);
    let (copy_now, copies) = Copies::new(&s, &post, Some(&other)).apart();
    let revision = revision(&s, node);
    let mut terms = Terms::new(&s, node.id.system());
    let answer = text::render_with(&s, node, &own.lead, Setting::Ruling, &mut terms).whole();
    let body = text::render_with(&s, node, &own.body, Setting::Ruling, &mut terms);
    let terms = terms.popups();
    let twin = |blocks| {
        text::render_with(
            &o,
            node,
            blocks,
            Setting::Twin { brief: false },
            &mut Terms::quiet(&o, node.id.system()),
        )
    };
    let theirs = &node.text[o.lang];
    let (previous, next, step, lessons) = match Step::of(&s, node) {
        Some(Step {
            text,
            path,
            previous,
            next,
            all,
        }) => (previous, next, Some((text, path)), all),
        None => (
            beside(place.checked_sub(1)),
            beside(Some(place + 1)),
            None,
            Vec::new(),
        ),
    };
    let page = RulingPage {
        system: Link {
            href: url::system(lang, node.id.system()),
            text: s.system_name(node.id.system()),
        },
        chapter: Link {
            href: url::chapter(lang, node.id.system(), node.id.section()),
            text: chapter.text[lang].title.clone(),
        },
        voice: s.voice_of(
            library.voice(node),
            step.is_none() && !node.attributes.cites.is_empty(),
        ),
        open: node.attributes.kind == NodeKind::Dispute,
        kind: (node.attributes.kind != NodeKind::Ruling).then(|| {
            s.t(&format!(
                "kind-{}",
                crate::kit::tables::Choice::code(node.attributes.kind)
            ))
        }),
        edition: text::edition(
            &s,
            node.attributes.since.as_deref(),
            node.attributes.until.as_deref(),
        ),
        id: node.id.to_string(),
        number: library
            .history
            .latest(&node.id, lang)
            .map(|latest| latest.number),
        title: own.title.clone(),
        answer,
        other_title: theirs.title.clone(),
        other_answer: twin(&theirs.lead).whole(),
        body: text::beside(&body, &twin(&theirs.body), o.lang),
        terms,
        step,
        lessons,
        chips: s.chips(&node.attributes.cites),
        treated: treated(&s, node),
        checks: s.check_links(node),
        changed: seen.and_then(|seen| changed(&s, node, seen)),
        stale: library.history.is_stale(&node.id, lang),
        ahead: library
            .history
            .ahead(&node.id, lang)
            .into_iter()
            .map(|(anchor, text)| {
                let id = format!("{}#{anchor}", node.id).parse::<ClaimId>().ok();
                let there = id.filter(|id| library.content.claim(id, lang.other()).is_some());
                let href = there.map_or_else(
                    || url::node(lang.other(), &node.id),
                    |id| url::claim(lang.other(), &id),
                );
                Link { href, text }
            })
            .collect(),
        superseded: node.attributes.superseded.as_ref().and_then(by_id),
        has_passages: sources.iter().any(|source| source.passage.is_some()),
        sources,
        related,
        linked_from,
        concepts: concepts.collect(),
        open_points: s.count("open-points", disputes.len()),
        doubt: Doubt::new(
            &s,
            &post,
            &node
                .claim_ids()
                .map(|id| id.to_string())
                .collect::<Vec<_>>(),
        ),
        copy_now,
        copies,
        square: square(&s, &s.absolute(&url::cite(node.id.as_str()))),
        permalink: s.absolute(&url::cite(node.id.as_str())),
        revision,
        since: since(&s, node).filter(|_| seen.is_none()),
        previous,
        next,
        disputes,
        s,
    };
    html(200, &page)
}

/// How checks treat the open points whose readings a ruling states, from their registry.
fn treated(s: &Layout<'_>, node: &Node) -> Vec<String> {
    let library = &s.site.library;
    let here = |claim: &str| {
        claim
            .split_once('#')
            .filter(|(id, _)| *id == node.id.as_str())
            .map(|(_, anchor)| anchor.to_owned())
    };
    let mut said = Vec::new();
    for point in node
        .attributes
        .checks
        .iter()
        .filter_map(|id| crate::systems::check(id.as_str()))
        .flat_map(|check| check.points)
    {
        let own: Vec<String> = point
            .readings
            .iter()
            .filter_map(|reading| here(reading.claim))
            .collect();
        if own.len() < 2 {
            continue;
        }
        let followed = match point.kind {
            PointKind::Conflict => point.readings.first(),
            PointKind::Open => point.readings.iter().find(|reading| reading.default),
        };
        let name = followed
            .and_then(|reading| here(reading.claim))
            .and_then(|anchor| library.reading_name(s.lang, node, &anchor));
        let key = match (point.kind, &name) {
            (PointKind::Conflict, Some(_)) => "treated-conflict",
            (PointKind::Open, Some(_)) => "treated-usual",
            (_, None) => "treated-open",
        };
        let text = s.t1(key, "reading", name.unwrap_or_default());
        if !said.contains(&text) {
            said.push(text);
        }
    }
    if said.is_empty() && node.attributes.kind == NodeKind::Dispute {
        said.push(s.t("treated-none"));
    }
    said
}

/// The latest revision: as text, and its date for programs and for readers.
fn revision(s: &Layout<'_>, node: &Node) -> Option<(String, String, String)> {
    let latest = s.site.library.history.latest(&node.id, s.lang)?;
    Some((
        s.t1("revision", "number", latest.number.to_string()),
        latest.date.clone(),
        s.date(&latest.date),
    ))
}

/// Address of the comparison of a ruling with the revision before its latest.
fn since(s: &Layout<'_>, node: &Node) -> Option<String> {
    let before = s.site.library.history.of(&node.id, s.lang).rev().nth(1)?;
    Some(url::node_since(s.lang, &node.id, before.number))
}

/// The ruling as a post: the answer, its voice and sources, its edition and revision.
fn post(s: &Layout<'_>, node: &Node) -> Post {
    let library = &s.site.library;
    let text = &node.text[s.lang];
    let permalink = match library.history.number(&node.id, s.lang) {
        0 => url::cite(node.id.as_str()),
        revision => format!("{}?rev={}{revision}", url::cite(node.id.as_str()), s.lang),
    };
    let rests = s.rests(library.voice(node), node.all_cites());
    let edition = text::edition(
        s,
        node.attributes.since.as_deref(),
        node.attributes.until.as_deref(),
    );
    let revision = revision(s, node).map(|(number, _, date)| format!("{number}, {date}"));
    Post {
        title: format!("{} ({})", text.title, s.system_name(node.id.system())),
        lines: vec![
            text.answer.clone(),
            [Some(rests), edition, revision]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · "),
        ],
        quotes: Vec::new(),
        url: s.absolute(&permalink),
    }
}

/// A ruling in Markdown: the post that readers copy, then the whole text without markup.
pub fn ruling_markdown(site: &Site, lang: Lang, node: &Node) -> String {
    let s = Layout::new(site, lang, "", |lang| url::node(lang, &node.id));
    let mut out = post(&s, node).markdown();
    for paragraph in node.text[lang].plain.lines() {
        let paragraph = super::copy::markdown_text(paragraph);
        if !paragraph.is_empty() {
            out.push_str("\n\n");
            out.push_str(&paragraph);
        }
    }
    out
}

/// Changes since a revision, if it is not the latest.
fn changed(s: &Layout<'_>, node: &Node, (lang, number): (Lang, u32)) -> Option<Changed> {
    let library = &s.site.library;
    let latest = library.history.latest(&node.id, lang)?;
    if number == 0 || number >= latest.number {
        return None;
    }
    let old = library.history.wording_at(&node.id, lang, number)?;
    let now = library.wording(node, lang);
    let message = crate::message::Message::new("changed")
        .with("then", number.to_string())
        .with("now", latest.number.to_string())
        .with("date", s.date(&latest.date));
    Some(Changed {
        lead: s.say(&message),
        lang,
        diff: difference(&old, &now),
    })
}

/// Old and new wording in one text: removed words as `del`, added ones as `ins`. Of the title, the answer and
/// the text, only the sentences that changed; the others in between are an ellipsis.
pub fn difference(old: &Wording, now: &Wording) -> Markup {
    let mut out = String::new();
    for (tag, a, b) in [
        ("h2", &old.title, &now.title),
        ("p", &old.answer, &now.answer),
        ("p", &old.text, &now.text),
    ] {
        for part in changed_sentences(a, b) {
            out.push_str(&format!("<{tag}>"));
            match part {
                Some((a, b)) => mark_changes(&a, &b, &mut out),
                None => out.push('…'),
            }
            out.push_str(&format!("</{tag}>"));
        }
    }
    Markup(tidied(&out))
}

/// The sentences of a text, and the items of its lists.
#[cfg(not(target_family = "wasm"))]
fn sentences(text: &str) -> Vec<&str> {
    let mut rest = text;
    let mut out = Vec::new();
    while !rest.is_empty() {
        let line = rest.find('\n').map_or(rest.len(), |at| at + 1);
        let stop = [". ", "? ", "! "]
            .iter()
            .filter_map(|stop| Some(rest.find(stop)? + 2));
        let (sentence, after) = rest.split_at(stop.min().unwrap_or(line).min(line));
        if !sentence.trim().is_empty() {
            out.push(sentence.trim());
        }
        rest = after;
    }
    out
}

/// The old and the new wording of each run of changed sentences; `None` for sentences between that are the
/// same. Nothing if all are.
#[cfg(not(target_family = "wasm"))]
fn changed_sentences(old: &str, now: &str) -> Vec<Option<(String, String)>> {
    let (old, now) = (sentences(old), sentences(now));
    let parts: Vec<_> = similar::TextDiff::from_slices(&old, &now)
        .ops()
        .iter()
        .map(|op| {
            let same = op.tag() == similar::DiffTag::Equal;
            (!same).then(|| (old[op.old_range()].join(" "), now[op.new_range()].join(" ")))
        })
        .collect();
    if parts.iter().all(Option::is_none) {
        Vec::new()
    } else {
        parts
    }
}

#[cfg(target_family = "wasm")]
fn changed_sentences(old: &str, now: &str) -> Vec<Option<(String, String)>> {
    vec![Some((old.to_owned(), now.to_owned()))]
}

/// Writes a text with its changed words marked.
#[cfg(not(target_family = "wasm"))]
fn mark_changes(old: &str, now: &str, out: &mut String) {
    let diff = similar::TextDiff::configure()
        .timeout(std::time::Duration::from_millis(200))
        .diff_words(old, now);
    for change in diff.iter_all_changes() {
        let text = escape(change.value());
        match change.tag() {
            similar::ChangeTag::Equal => out.push_str(&text),
            similar::ChangeTag::Delete => out.push_str(&format!("<del>{text}</del>")),
            similar::ChangeTag::Insert => out.push_str(&format!("<ins>{text}</ins>")),
        }
    }
}

/// Old and new wording in one sentence with the changed words marked, if most of it stayed.
pub fn marked(old: &str, now: &str) -> Option<Markup> {
    /// Share of the words in common from which one sentence reads better than two.
    #[cfg(not(target_family = "wasm"))]
    const ALIKE: f32 = 0.6;
    #[cfg(not(target_family = "wasm"))]
    if similar::TextDiff::from_words(old, now).ratio() < ALIKE {
        return None;
    }
    let mut out = String::new();
    mark_changes(old, now, &mut out);
    Some(Markup(tidied(&out)))
}

/// Neighbouring marks as one, and a space between a removed and an added word.
fn tidied(marks: &str) -> String {
    let joined = marks.replace("</del><del>", "").replace("</ins><ins>", "");
    joined.replace("</del><ins>", "</del> <ins>")
}

/// Old wordings are only on the server, so a device neither compares nor downloads the code for it.
#[cfg(target_family = "wasm")]
fn mark_changes(_: &str, now: &str, out: &mut String) {
    out.push_str(&escape(now));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_marks_words_and_escapes_them() {
        let wording = |answer: &str| Wording {
            title: "T".into(),
            answer: answer.into(),
            ..Wording::default()
        };
        let Markup(out) = difference(
            &wording("one <b> three four"),
            &wording("one two three four & five"),
        );
        assert_eq!(
            out,
            "<p>one <del>&lt;b&gt;</del> <ins>two</ins> three four<ins> &amp; five</ins></p>"
        );
    }

    #[test]
    fn a_difference_shows_only_sentences_that_changed() {
        let wording = |text: &str| Wording {
            text: text.into(),
            ..Wording::default()
        };
        let Markup(out) = difference(
            &wording("It stays. Knights may charge.\nIt stays too.\nThe end is old."),
            &wording("It stays. Knights must charge.\nIt stays too."),
        );
        assert_eq!(
            out,
            "<p>…</p><p>Knights <del>may</del> <ins>must</ins> charge.</p><p>…</p><p><del>The end is old.</del></p>"
        );
    }
}
