//! The contents of a game, and a chapter to read from top to bottom.

use askama::Template;

use super::fold::{Fold, Sift, folded, section_of_dispute};
use super::layout::{Layout, Link, Markup, Nav, VoiceTag};
use super::preview::Preview;
use super::source::{DocumentEntry, documents_of};
use super::text::{self, Setting};
use super::tiles::{once, thumbnail};
use super::{Html, html, previews};
use crate::content::{Chapter, Node, NodeKind};
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::systems::{self, System};
use crate::web::{Site, url};

struct Listed {
    link: Link,
    summary: String,
    count: String,
    nodes: Vec<Link>,
    picture: Option<Markup>,
}

#[derive(Template)]
#[template(path = "system.html")]
struct Contents<'s> {
    s: Layout<'s>,
    name: String,
    lead: Option<String>,
    chapters: Vec<Listed>,
    unwritten: Vec<String>,
    checks: Vec<Link>,
    tables: Vec<Link>,
    /// Aids at the table: the sheet, the tools, the matrices.
    aids: Vec<Link>,
    sources: Vec<DocumentEntry>,
}

/// The contents of a game.
pub fn system(site: &Site, lang: Lang, system: &System) -> Html {
    let library = &site.library;
    let mut s = Layout::new(site, lang, "", |lang| url::system(lang, system.id)).at(Nav::None);
    s.wide = true;
    s.folds = true;
    let name = s.system_name(system.id);
    s.title.clone_from(&name);
    let lead = library
        .texts
        .find(lang, &format!("system-{}.lead", system.id));
    s.description = lead.clone().unwrap_or_default();
    s.preview = Some(system_preview(&s, system));
    s.follow = Some(url::feed_of(&s.path));
    let chapters: Vec<&Chapter> = library
        .content
        .chapters
        .iter()
        .filter(|chapter| chapter.system == system.id)
        .collect();
    // The chapter about the documents (`about`) comes last.
    let (mut ordered, mut about): (Vec<&Chapter>, Vec<&Chapter>) = chapters
        .iter()
        .partition(|chapter| chapter.section != "about");
    ordered.append(&mut about);
    let chapters = ordered;
    let listed = chapters.iter().map(|chapter| Listed {
        link: Link {
            href: url::chapter(lang, system.id, &chapter.section),
            text: chapter.text[lang].title.clone(),
        },
        summary: chapter.text[lang].summary.clone(),
        count: s.nodes_count(chapter),
        nodes: chapter
            .nodes
            .iter()
            .map(|n| s.node_link(&library.content.nodes[*n]))
            .collect(),
        picture: picture(&s, chapter),
    });
    let mut listed: Vec<Listed> = listed.collect();
    // Chapters about tournaments, lists and scores have no scene.
    once(listed.iter_mut().map(|chapter| &mut chapter.picture), 5);
    let unwritten = system
        .sections
        .iter()
        .filter(|section| !chapters.iter().any(|chapter| chapter.section == **section));
    let page = Contents {
        chapters: listed,
        unwritten: unwritten
            .map(|section| s.section_name(system.id, section))
            .collect(),
        checks: system
            .checks
            .iter()
            .map(|check| s.asked(check.id))
            .collect(),
        aids: aids(&s, system),
        tables: system
            .tables
            .iter()
            .map(|table| Link {
                href: url::table(lang, table.id),
                text: s.table_title(table.id),
            })
            .collect(),
        sources: documents_of(&s, system),
        name,
        lead,
        s,
    };
    html(200, &page)
}

/// The picture of a chapter.
fn picture(s: &Layout<'_>, chapter: &Chapter) -> Option<Markup> {
    let nodes = chapter
        .nodes
        .iter()
        .map(|n| &s.site.library.content.nodes[*n]);
    thumbnail(
        s,
        &chapter.system,
        &nodes.collect::<Vec<_>>(),
        &format!("t-{}", chapter.section),
    )
}

/// Preview of a game.
pub fn system_preview(s: &Layout<'_>, system: &System) -> Preview {
    let lead = s
        .site
        .library
        .texts
        .find(s.lang, &format!("system-{}.lead", system.id));
    Preview::plain("", s.system_name(system.id), lead.unwrap_or_default())
}

/// Aids at the table: the sheet, the tools, the matrices.
pub fn aids(s: &Layout<'_>, system: &System) -> Vec<Link> {
    // The page or the heading above them names the game.
    let name = s.system_name(system.id);
    let unnamed = |text: String| match text.strip_suffix(&format!(": {name}")) {
        Some(short) => short.to_owned(),
        None => text,
    };
    let sheets = s
        .site
        .library
        .sheets
        .iter()
        .filter(|sheet| sheet.system == system.id);
    let sheets = sheets.map(|sheet| Link {
        href: url::sheet(s.lang, sheet.system),
        text: unnamed(s.t1("sheet-title", "system", name.clone())),
    });
    let tools = system.tools.iter().map(|tool| s.tool_link(tool));
    let book = Link {
        href: url::book(s.lang, system.id),
        text: s.t("book-take"),
    };
    let game = Link {
        href: url::game(s.lang, system.id),
        text: unnamed(s.t1("game-title", "system", name.clone())),
    };
    sheets
        .chain(tools)
        .chain([game, book])
        .chain(system.matrices.iter().map(|matrix| s.matrix_link(matrix)))
        .collect()
}

/// A node inside its chapter.
struct ChapterEntry {
    slug: String,
    link: Link,
    voice: VoiceTag,
    kind: Option<String>,
    /// The answer as plain text, shortened to one or two lines.
    brief: String,
    answer: Markup,
    body: Markup,
    other_title: String,
    other_answer: Markup,
}

#[derive(Template)]
#[template(path = "chapter.html")]
struct ChapterPage<'s> {
    s: &'s Layout<'s>,
    system: Link,
    title: String,
    summary: String,
    other_title: String,
    other_summary: String,
    intro: Markup,
    /// Checks that most of its rulings refer to.
    checks: Vec<Link>,
    /// All rulings, or folded by section if there are too many for one list.
    groups: Vec<Fold<ChapterEntry>>,
    /// Whether everything except the titles is folded.
    long: bool,
    sift: Sift,
    picture: Option<Markup>,
    /// Printed at the end.
    permalink: String,
    previous: Option<Link>,
    next: Option<Link>,
}

/// Maximum number of rulings with visible answers; with more, only titles are shown until one is unfolded,
/// because the list would be too long for a phone.
const LONG: usize = 16;

/// Maximum number of checks above the rulings of a chapter.
const FEW: usize = 3;

/// Maximum number of rulings in one list; with more, they are folded by topic.
const MANY: usize = 45;

/// Returns the page of a chapter.
pub fn chapter(site: &Site, lang: Lang, chapter: &Chapter) -> Html {
    let library = &site.library;
    let (own, theirs) = (&chapter.text[lang], &chapter.text[lang.other()]);
    let mut s = Layout::new(site, lang, own.title.clone(), |lang| {
        url::chapter(lang, &chapter.system, &chapter.section)
    })
    .describe(&own.summary)
    .at(Nav::None);
    s.preview = Some(previews::of_chapter(&s, chapter));
    s.follow = Some(url::feed_of(&s.path));
    s.both = true;
    s.folds = true;
    let o = Layout::new(site, lang.other(), "", |lang| {
        url::chapter(lang, &chapter.system, &chapter.section)
    });
    let system = systems::system(&chapter.system);
    let twin =
        |node: Option<&Node>, blocks| text::render(&o, node, blocks, Setting::Twin { brief: true });
    let many = chapter.nodes.len() > MANY;
    let parts: Vec<(Option<&str>, ChapterEntry)> = chapter
        .nodes
        .iter()
        .map(|n| &library.content.nodes[*n])
        .map(|node| {
            let (text, theirs) = (&node.text[lang], &node.text[o.lang]);
            let body = text::render(&s, Some(node), &text.body, Setting::Chapter);
            let section = system
                .filter(|_| many)
                .and_then(|system| section_of_dispute(library, system, node));
            let part = ChapterEntry {
                slug: node.id.slug().to_owned(),
                link: s.node_link(node),
                voice: s.voice_link(library.voice(node)),
                kind: (node.attributes.kind != NodeKind::Ruling)
                    .then(|| s.t(&format!("kind-{}", node.attributes.kind.code()))),
                brief: text.answer.clone(),
                answer: text::render(&s, Some(node), &text.lead, Setting::Chapter).whole(),
                body: text::beside(&body, &twin(Some(node), &theirs.body), o.lang),
                other_title: theirs.title.clone(),
                other_answer: twin(Some(node), &theirs.lead).whole(),
            };
            (section, part)
        })
        .collect();
    let groups = match system.filter(|_| many) {
        Some(system) => folded(&s, system, "s", parts.into_iter()),
        None => vec![Fold::new(
            String::new(),
            String::new(),
            parts.into_iter().map(|(_, part)| part).collect(),
        )],
    };
    let same: Vec<&Chapter> = library
        .content
        .chapters
        .iter()
        .filter(|other| other.system == chapter.system)
        .collect();
    let place = same
        .iter()
        .position(|other| other.section == chapter.section)
        .unwrap_or_default();
    let beside = |n: Option<usize>| {
        n.and_then(|n| same.get(n)).map(|other| Link {
            href: url::chapter(lang, &other.system, &other.section),
            text: other.text[lang].title.clone(),
        })
    };
    let led = |check: &&&crate::check::Check| {
        let nodes = chapter.nodes.iter().map(|n| &library.content.nodes[*n]);
        nodes
            .filter(|node| {
                let mut checks = node.attributes.checks.iter();
                checks.any(|id| id.as_str() == check.id)
            })
            .count()
    };
    let mut checks: Vec<_> = system
        .into_iter()
        .flat_map(|system| system.checks)
        .filter(|check| led(check) > 0)
        .collect();
    checks.sort_by_key(|check| std::cmp::Reverse(led(check)));
    let page = ChapterPage {
        checks: checks
            .iter()
            .take(FEW)
            .map(|check| s.asked(check.id))
            .collect(),
        system: Link {
            href: url::system(lang, &chapter.system),
            text: s.system_name(&chapter.system),
        },
        title: own.title.clone(),
        summary: own.summary.clone(),
        other_title: theirs.title.clone(),
        other_summary: theirs.summary.clone(),
        intro: text::beside(
            &text::render(&s, None, &own.intro, Setting::Chapter),
            &twin(None, &theirs.intro),
            o.lang,
        ),
        groups,
        long: chapter.nodes.len() > LONG,
        sift: Sift::new(&s),
        picture: picture(&s, chapter),
        permalink: s.neutral(),
        previous: beside(place.checked_sub(1)),
        next: beside(Some(place + 1)),
        s: &s,
    };
    html(200, &page)
}
