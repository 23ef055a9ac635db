//! The documents that rulings are based on: their items, the rulings that cite them, and the imported
//! passages.

use askama::Template;

use super::layout::{Card, Chip, Layout, Link, Markup, Nav, VoiceTag};
use super::{Html, html};
use crate::cite::SourceItem;
use crate::content::escape;
use crate::id::SourceKey;
use crate::lang::Lang;
use crate::library::{Context, Passage, Repair};
use crate::systems::{SYSTEMS, System};
use crate::web::linker::{self, Cited, Segment};
use crate::web::{Site, url};

/// One item of a document.
struct Row {
    chip: Chip,
    title: String,
    nodes: Vec<Link>,
    excused: Option<String>,
}

struct Section {
    id: String,
    name: String,
    /// How many items it has, or how many of them have a ruling.
    count: String,
    rows: Vec<Row>,
}

#[derive(Template)]
#[template(path = "source.html")]
struct SourcePage<'s> {
    s: Layout<'s>,
    name: String,
    about: Option<String>,
    coverage: String,
    sections: Vec<Section>,
}

/// A document: its items by section, each with the rulings that cite it.
pub fn sources(site: &Site, lang: Lang, source: &str) -> Html {
    let library = &site.library;
    let mut s = Layout::new(site, lang, "", |lang| url::source(lang, source)).at(Nav::None);
    s.folds = true;
    let name = s.source_name(source);
    s.title.clone_from(&name);
    let about = library.texts.find(lang, &format!("source-{source}.about"));
    s.description = about.clone().unwrap_or_default();
    let mut sections = Vec::new();
    let (mut cited, mut all) = (0, 0);
    for section in library.manifest.sections(source) {
        let rows: Vec<Row> = library
            .manifest
            .section(source, section)
            .map(|item| Row {
                // All rows of this page belong to one document, and the key is what readers quote.
                chip: Chip {
                    text: item.key.to_string(),
                    ..s.chip(&item.key)
                },
                title: s.item_title(item).to_owned(),
                nodes: library
                    .citing(&item.key)
                    .take(4)
                    .map(|node| s.node_link(node))
                    .collect(),
                excused: library.manifest.excused().get(&item.key).cloned(),
            })
            .collect();
        let here = rows.iter().filter(|row| !row.nodes.is_empty()).count();
        cited += here;
        all += rows.len();
        sections.push(Section {
            id: section.to_owned(),
            name: s.section_name(source, section),
            count: if here == rows.len() {
                s.count("source-items", rows.len())
            } else {
                s.say(
                    &crate::message::Message::new("source-part")
                        .with("cited", here.to_string())
                        .with("all", rows.len().to_string()),
                )
            },
            rows,
        });
    }
    let status = if sections.is_empty() { 404 } else { 200 };
    let message = crate::message::Message::new("source-coverage")
        .with("cited", cited.to_string())
        .with("all", all.to_string());
    let coverage = s.say(&message);
    html(
        status,
        &SourcePage {
            s,
            name,
            about,
            coverage,
            sections,
        },
    )
}

/// The original words of an item.
struct Original {
    text: Markup,
    lang: Lang,
    /// Its position in the operator's file.
    lines: Option<String>,
    repairs: Vec<Repair>,
}

#[derive(Template)]
#[template(path = "item.html")]
struct ItemPage<'s> {
    s: Layout<'s>,
    document: Link,
    section: String,
    key: String,
    title: String,
    other_title: String,
    voice: VoiceTag,
    kind: String,
    excused: Option<String>,
    cards: Vec<Card>,
    /// The check that most of these rulings refer to.
    check: Option<Link>,
    /// The items of its section, and its place among them.
    section_items: Vec<Link>,
    section_href: String,
    place: String,
    original: Option<Original>,
    previous: Option<Link>,
    next: Option<Link>,
}

/// A source item: its content in our words, and the rulings that are based on it.
pub fn item(site: &Site, lang: Lang, item: &SourceItem) -> Html {
    let library = &site.library;
    let mut s = Layout::new(site, lang, item.key.to_string(), |lang| {
        url::item(lang, &item.key)
    })
    .at(Nav::None);
    let title = s.item_title(item).to_owned();
    s.description = format!("{}: {title}", s.source_name(item.key.source()));
    let items = library.manifest.items();
    let place = items
        .iter()
        .position(|other| other.key == item.key)
        .unwrap_or_default();
    let beside = |n: Option<usize>| {
        let other = n
            .and_then(|n| items.get(n))
            .filter(|other| other.key.source() == item.key.source())?;
        Some(Link {
            href: url::item(lang, &other.key),
            text: s.item_title(other).to_owned(),
        })
    };
    let siblings: Vec<&SourceItem> = library
        .manifest
        .section(item.key.source(), item.key.section())
        .collect();
    let nth = siblings.iter().position(|other| other.key == item.key);
    let cards: Vec<Card> = library
        .citing(&item.key)
        .map(|node| s.node_card(node))
        .collect();
    let all: Vec<&Link> = cards.iter().flat_map(|card| &card.checks).collect();
    let count = |link: &Link| all.iter().filter(|other| **other == link).count();
    // The first of several.
    let check = all
        .iter()
        .rev()
        .max_by_key(|link| count(link))
        .copied()
        .cloned();
    let page = ItemPage {
        check,
        place: s.say(
            &crate::message::Message::new("item-place")
                .with("nth", nth.map_or(1, |nth| nth + 1).to_string())
                .with("all", siblings.len().to_string())
                .with(
                    "section",
                    s.section_name(item.key.source(), item.key.section()),
                )
                .with("document", s.source_name(item.key.source())),
        ),
        section_href: format!(
            "{}#{}",
            url::source(lang, item.key.source()),
            item.key.section()
        ),
        section_items: siblings
            .into_iter()
            .map(|other| Link {
                href: url::item(lang, &other.key),
                text: s.item_title(other).to_owned(),
            })
            .collect(),
        document: Link {
            href: url::source(lang, item.key.source()),
            text: s.source_name(item.key.source()),
        },
        section: s.section_name(item.key.source(), item.key.section()),
        key: item.key.to_string(),
        other_title: match lang {
            Lang::It => item.gist_en.clone(),
            Lang::En => item.title_it.clone(),
        },
        // A title is no sentence.
        title: title.trim_end_matches('.').to_owned(),
        voice: s.voice(item.voice()),
        kind: s.first(&[&format!("item-{}", item.kind)], &item.kind),
        excused: library.manifest.excused().get(&item.key).cloned(),
        cards,
        original: library.passages.get(&item.key).map(|original| Original {
            text: passage(&s, original),
            lang: original.lang,
            lines: original.lines.map(|[first, last]| {
                s.say(
                    &crate::message::Message::new("passage-lines")
                        .with("first", first.to_string())
                        .with("last", last.to_string())
                        .with("n", if first == last { 1.0 } else { 2.0 }),
                )
            }),
            repairs: original.repairs.clone(),
        }),
        previous: beside(place.checked_sub(1)),
        next: beside(Some(place + 1)),
        s,
    };
    html(200, &page)
}

/// A passage with links for its references to other items: those that the import found, and other citations
/// relative to the passage. For an ambiguous reference, every candidate is linked.
pub fn passage(s: &Layout<'_>, passage: &Passage) -> Markup {
    // The words of each reference, with the items they may mean.
    let mut named: Vec<(&str, Vec<&str>)> = Vec::new();
    for reference in passage.references.iter().filter(|one| !one.text.is_empty()) {
        match named.iter_mut().find(|(text, _)| *text == reference.text) {
            Some((_, to)) if to.contains(&reference.to.as_str()) => {}
            Some((_, to)) => to.push(&reference.to),
            None => named.push((&reference.text, vec![&reference.to])),
        }
    }
    named.sort_by_key(|(text, _)| std::cmp::Reverse(text.len()));
    let link = |to: &str, text: &str| {
        target(s, to).map_or_else(
            || escape(text),
            |href| format!("<a href=\"{}\">{}</a>", escape(&href), escape(text)),
        )
    };
    let grammar = &s.site.library.citations;
    let context = passage
        .key
        .parse()
        .map_or_else(|_| Context::default(), |key| grammar.at(&key));
    let mut out = String::new();
    let plain = |text: &str, out: &mut String| {
        for part in linker::scan(grammar, text, context.clone()) {
            match part {
                Segment::Cited(cited) if cited.id != passage.key => {
                    out.push_str(&link(&cited.id, cited.whole));
                }
                Segment::Text(text) | Segment::Cited(Cited { whole: text, .. }) => {
                    out.push_str(&escape(text));
                }
            }
        }
    };
    let mut rest = passage.text.as_str();
    while let Some((at, (text, to))) = named
        .iter()
        .filter_map(|one| Some((rest.find(one.0)?, one)))
        .min_by_key(|(at, _)| *at)
    {
        plain(&rest[..at], &mut out);
        match to.as_slice() {
            [one] => out.push_str(&link(one, text)),
            several => {
                let several: Vec<String> = several.iter().map(|to| link(to, to)).collect();
                out.push_str(&format!("{} ({})", escape(text), several.join(", ")));
            }
        }
        rest = &rest[at + text.len()..];
    }
    plain(rest, &mut out);
    Markup(out)
}

/// Target of a reference: an item, or a section of its document.
fn target(s: &Layout<'_>, to: &str) -> Option<String> {
    if let Ok(key) = to.parse::<SourceKey>() {
        return s
            .site
            .library
            .manifest
            .get(&key)
            .map(|item| url::item(s.lang, &item.key));
    }
    let (source, section) = to.split_once(':')?;
    s.site
        .library
        .manifest
        .section(source, section)
        .next()
        .map(|_| format!("{}#{section}", url::source(s.lang, source)))
}

/// A document in a list: who wrote it and when, and how much of it has a ruling.
pub struct DocumentEntry {
    pub link: Link,
    pub about: Option<String>,
    pub coverage: String,
}

/// The documents of a game.
pub fn documents_of(s: &Layout<'_>, system: &System) -> Vec<DocumentEntry> {
    let library = &s.site.library;
    let entry = |source: &&str| {
        let items = || {
            let sections = library.manifest.sections(source);
            sections
                .into_iter()
                .flat_map(move |section| library.manifest.section(source, section))
        };
        let cited = items().filter(|item| library.citing(&item.key).next().is_some());
        let message = crate::message::Message::new("source-coverage")
            .with("cited", cited.count().to_string())
            .with("all", items().count().to_string());
        DocumentEntry {
            link: Link {
                href: url::source(s.lang, source),
                text: s.source_name(source),
            },
            about: library
                .texts
                .find(s.lang, &format!("source-{source}.about")),
            coverage: s.say(&message),
        }
    };
    system.sources.iter().map(entry).collect()
}

/// Returns the documents that the games are based on, with their names.
pub fn documents(s: &Layout<'_>) -> Vec<Link> {
    let used = SYSTEMS.iter().flat_map(|system| system.sources);
    used.map(|source| Link {
        href: url::source(s.lang, source),
        text: s.source_name(source),
    })
    .collect()
}
