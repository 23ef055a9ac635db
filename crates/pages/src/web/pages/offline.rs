//! The page about the offline copy on the reader's device. It is the same for everybody and says all it might
//! have to say; the script shows what is so.

use askama::Template;

use super::layout::{Layout, Nav};
use super::{Html, html};
use crate::lang::Lang;
use crate::web::{Site, url};

#[derive(Template)]
#[template(path = "offline.html")]
struct OfflinePage<'s> {
    s: Layout<'s>,
}

/// The page about what works without a connection.
pub fn offline(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let s = Layout::new(site, lang, texts.get(lang, "offline-title"), url::offline)
        .describe(&texts.get(lang, "offline-lead"))
        .at(Nav::None);
    html(200, &OfflinePage { s })
}
