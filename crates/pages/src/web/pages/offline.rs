//! The page about the offline copy on the reader's device. It is the same for all readers and contains all
//! possible messages; the script shows the right ones.

use askama::Template;

use super::layout::{Layout, Link, Nav};
use super::{Html, html};
use crate::lang::Lang;
use crate::systems::SYSTEMS;
use crate::web::{Site, url};

#[derive(Template)]
#[template(path = "offline.html")]
struct OfflinePage<'s> {
    s: Layout<'s>,
    /// Whether this build offers an offline copy.
    copy: bool,
    books: Vec<Link>,
    /// Sheets to print.
    sheets: Vec<Link>,
}

/// The page about what works without a connection.
pub fn offline(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "offline-title"), url::offline)
        .describe(&texts.get(
            lang,
            if site.copy {
                "offline-lead"
            } else {
                "offline-absent"
            },
        ))
        .at(Nav::None);
    s.split = true;
    let books = SYSTEMS.iter().map(|system| Link {
        href: url::book(lang, system.id),
        text: s.system_name(system.id),
    });
    let page = OfflinePage {
        copy: site.copy,
        books: books.collect(),
        sheets: site
            .library
            .sheets
            .iter()
            .map(|sheet| Link {
                href: url::sheet(lang, sheet.system),
                text: s.t1("sheet-title", "system", s.system_name(sheet.system)),
            })
            .collect(),
        s,
    };
    html(200, &page)
}
