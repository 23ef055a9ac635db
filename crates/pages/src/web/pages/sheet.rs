//! The quick-reference sheet of a game: two printed pages of claims and tables.

use askama::Template;

use super::layout::{Layout, Link, Nav};
use super::table::Figure;
use super::{Html, html};
use crate::lang::Lang;
use crate::library::{Heading, Sheet};
use crate::web::{Site, url};

/// A box of the sheet.
struct Block {
    title: Link,
    figures: Vec<Figure>,
    claims: Vec<Link>,
}

#[derive(Template)]
#[template(path = "sheet.html")]
struct SheetPage<'s> {
    s: Layout<'s>,
    system: Link,
    pages: Vec<Vec<Block>>,
    lead: String,
    address: String,
    /// Date of the latest change of what it prints.
    as_of: Option<String>,
}

/// The sheet of a game.
pub fn sheet(site: &Site, lang: Lang, sheet: &Sheet) -> Html {
    let library = &site.library;
    let name = library.texts.get(lang, sheet.system);
    let title = library.texts.say(
        lang,
        &crate::message::Message::new("sheet-title").with("system", name.as_str()),
    );
    let mut s = Layout::new(site, lang, title, |lang| url::sheet(lang, sheet.system))
        .describe(&library.texts.get(lang, "sheet-lead"))
        .at(Nav::None);
    s.wide = true;
    let block = |block: &crate::library::Block| Block {
        title: match &block.heading {
            Heading::Section(section) => {
                let chapter =
                    library.content.chapters.iter().find(|chapter| {
                        chapter.system == sheet.system && chapter.section == *section
                    });
                let text = chapter.map_or_else(
                    || section.clone(),
                    |chapter| chapter.text[lang].title.clone(),
                );
                Link {
                    href: url::chapter(lang, sheet.system, section),
                    text,
                }
            }
            Heading::Node(id) => {
                let text = library
                    .content
                    .get(id)
                    .map_or_else(|| id.to_string(), |node| node.text[lang].title.clone());
                Link {
                    href: url::node(lang, id),
                    text,
                }
            }
        },
        figures: block
            .tables
            .iter()
            .map(|table| Figure::new(&s, table, true))
            .collect(),
        claims: block
            .claims
            .iter()
            .filter_map(|id| {
                library.content.claim(id, lang).map(|(_, claim)| Link {
                    href: url::claim(lang, id),
                    text: claim.text.clone(),
                })
            })
            .collect(),
    };
    let claims = sheet.pages.iter().flatten().flat_map(|block| &block.claims);
    let latest = claims
        .filter_map(|id| Some(library.history.latest(&id.node, lang)?.date.as_str()))
        .max();
    let as_of = latest.map(|date| s.t1("sheet-as-of", "date", s.date(date)));
    let pages = sheet
        .pages
        .iter()
        .map(|page| page.iter().map(block).collect())
        .collect();
    let page = SheetPage {
        system: Link {
            href: url::system(lang, sheet.system),
            text: s.system_name(sheet.system),
        },
        pages,
        lead: s.t("sheet-lead"),
        address: s.absolute(&s.path),
        as_of,
        s,
    };
    html(200, &page)
}
