//! A pasted post is returned with its citations linked. Nothing is stored.

use std::collections::BTreeMap;

use askama::Template;

use super::layout::{Layout, Link, Markup};
use super::{Html, html};
use crate::lang::Lang;
use crate::library::Context;
use crate::web::linker::{self, Cited, Format, Led, Segment};
use crate::web::{Site, cite, url};

/// Maximum length of a post, in characters.
pub const LONGEST: usize = 20_000;

/// Maximum number of unknown citations with suggestions.
const GUESSED: usize = 10;

/// Text that was pasted.
pub struct Pasted<'p> {
    pub text: &'p str,
    /// The site as the reader calls it.
    pub origin: Option<&'p str>,
    /// Function from an id to its address.
    pub locate: &'p dyn Fn(&str) -> Option<String>,
}

/// A citation that was found.
struct LinkedCitation {
    id: String,
    link: Link,
    answer: String,
}

/// An unknown citation, with suggestions.
struct Unknown {
    text: String,
    near: Vec<Link>,
}

impl Linked {
    /// The post in each format, with the name of the format.
    fn formats(&self) -> [(&'static str, &str); 3] {
        [
            ("BBCode", &self.bbcode),
            ("Markdown", &self.markdown),
            ("HTML", &self.html),
        ]
    }
}

struct Linked {
    count: String,
    preview: Markup,
    bbcode: String,
    markdown: String,
    html: String,
    found: Vec<LinkedCitation>,
    unknown: Vec<Unknown>,
}

#[derive(Template)]
#[template(path = "linker.html")]
struct LinkerPage<'s> {
    s: Layout<'s>,
    action: String,
    text: String,
    most: usize,
    too_long: Option<String>,
    linked: Option<Linked>,
    tag: String,
}

/// The page; with a post, that post with its links.
pub fn linker(site: &Site, lang: Lang, pasted: Option<&Pasted<'_>>) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "linker-title"), url::linker)
        .describe(&texts.get(lang, "linker-lead"));
    s.indexed = pasted.is_none();
    let text = pasted
        .map_or("", |pasted| pasted.text)
        .replace("\r\n", "\n")
        .replace('\r', "\n");
    let long = text.chars().count() > LONGEST;
    let too_long = long.then(|| s.count("linker-too-long", LONGEST));
    let host = site
        .base_url
        .as_deref()
        .or(pasted.and_then(|pasted| pasted.origin))
        .unwrap_or_default();
    let linked = pasted
        .filter(|_| !long && !text.trim().is_empty())
        .map(|pasted| link(&s, &text, host, pasted.locate));
    let tag = format!(
        "<script src=\"{host}{}\" defer></script>",
        url::LINKER_SCRIPT
    );
    let page = LinkerPage {
        action: url::linker(lang),
        text: text.chars().take(LONGEST).collect(),
        most: LONGEST,
        too_long,
        linked,
        tag,
        s,
    };
    html(if long { 413 } else { 200 }, &page)
}

fn link(s: &Layout<'_>, text: &str, host: &str, locate: &dyn Fn(&str) -> Option<String>) -> Linked {
    let library = &s.site.library;
    let parts = linker::scan(&library.citations, text, Context::default());
    let mut known: BTreeMap<&str, Option<Led>> = BTreeMap::new();
    let (mut found, mut unknown) = (Vec::new(), Vec::new());
    let cited = || {
        parts.iter().filter_map(|part| {
            if let Segment::Cited(cited) = part {
                Some(cited)
            } else {
                None
            }
        })
    };
    for Cited { id, .. } in cited() {
        if known.contains_key(id.as_str()) {
            continue;
        }
        let led = locate(id).map(|address| {
            let successor = cite::successor(s.site, id).map(ToString::to_string);
            // The gist of an item exists in English only; its title exists in both languages.
            let gist = s.lang != Lang::En && matches!(id.parse(), Ok(crate::id::Id::Source(_)));
            let shown = library
                .get(successor.as_deref().unwrap_or(id))
                .map(|found| cite::cite_json(s.site, s.lang, &found));
            let (title, answer) = shown.map_or_else(
                || (id.clone(), String::new()),
                |shown| {
                    (
                        shown.title,
                        if gist {
                            String::new()
                        } else {
                            shown.text.unwrap_or_default()
                        },
                    )
                },
            );
            found.push(LinkedCitation {
                id: id.clone(),
                link: Link {
                    href: address,
                    text: title,
                },
                answer: answer.clone(),
            });
            Led {
                url: format!("{host}{}", url::cite(id)),
                answer,
            }
        });
        if led.is_none() {
            let near = if unknown.len() < GUESSED {
                library
                    .find(id)
                    .err()
                    .map(|lost| lost.near)
                    .unwrap_or_default()
            } else {
                Vec::new()
            };
            let near = near.iter().filter_map(|id| {
                Some(Link {
                    text: id.clone(),
                    ..s.link_to(id)?
                })
            });
            unknown.push(Unknown {
                text: id.clone(),
                near: near.collect(),
            });
        }
        known.insert(id, led);
    }
    let lead = |id: &str| known.get(id).cloned().flatten();
    let linked = cited().filter(|cited| lead(&cited.id).is_some()).count();
    Linked {
        count: s.count("linker-count", linked),
        preview: Markup(linker::linked(&parts, Format::Html, lead)),
        bbcode: linker::linked(&parts, Format::Bbcode, lead),
        markdown: linker::linked(&parts, Format::Markdown, lead),
        html: linker::linked(&parts, Format::Html, lead),
        found,
        unknown,
    }
}
