//! The page for an unknown address: what was requested, what exists, three links.

use askama::Template;

use super::layout::{Layout, Link, Nav};
use super::{Html, Trouble, html};
use crate::lang::Lang;
use crate::library::Resolved;
use crate::systems::SYSTEMS;
use crate::web::{Site, url};

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'s> {
    s: Layout<'s>,
    asked: String,
    lead: String,
    detail: Option<String>,
    several: bool,
    near: Vec<Near>,
    search: Option<Link>,
    games: Vec<Link>,
}

/// A suggestion, with its answer or definition.
struct Near {
    id: String,
    link: Link,
    about: Option<String>,
}

/// The page of an unknown address.
pub fn not_found(site: &Site, lang: Lang) -> Html {
    let trouble = Trouble {
        status: 404,
        ..Trouble::default()
    };
    error(site, lang, &trouble)
}

/// An error page.
pub fn error(site: &Site, lang: Lang, trouble: &Trouble) -> Html {
    let mut s = Layout::new(site, lang, "", url::home)
        .at(Nav::None)
        .unlisted();
    let known = [
        "400", "404", "405", "410", "413", "414", "422", "429", "500", "503",
    ];
    let code = trouble.status.to_string();
    let code = if known.contains(&code.as_str()) {
        code
    } else if trouble.status >= 500 {
        "500".to_owned()
    } else {
        "400".to_owned()
    };
    s.title = s.t(&format!("error-{code}"));
    let words = words(&trouble.path);
    if trouble.several {
        let name = percent_encoding::percent_decode_str(&trouble.path).decode_utf8_lossy();
        let name = name.rsplit('/').next().unwrap_or_default();
        s.title = s.t1("error-called", "name", name.replace(['+', '_'], " "));
    }
    let about = |id: &str| match site.library.find(id).ok()? {
        Resolved::Node(node) => Some(node.text[lang].answer.clone()),
        Resolved::Concept(concept) => Some(concept.names[lang].definition.clone()),
        _ => None,
    };
    let page = ErrorPage {
        asked: trouble.path.chars().take(200).collect(),
        lead: if trouble.several {
            s.t("error-several")
        } else {
            s.t(&format!("error-{code}.lead"))
        },
        several: trouble.several,
        detail: trouble.detail.clone(),
        near: trouble
            .near
            .iter()
            .filter_map(|id| {
                let mut link = s.link_to(id)?;
                // The id is shown below.
                if let Some(title) = link.text.strip_prefix(&format!("{id} · ")) {
                    link.text = title.to_owned();
                }
                Some(Near {
                    id: id.clone(),
                    link,
                    about: about(id),
                })
            })
            .collect(),
        search: (!words.is_empty()).then(|| Link {
            href: url::search(lang, &words),
            text: s.t1("error-search", "q", words.as_str()),
        }),
        games: SYSTEMS
            .iter()
            .map(|system| Link {
                href: url::system(lang, system.id),
                text: s.t1("error-contents", "system", s.system_name(system.id)),
            })
            .collect(),
        s,
    };
    html(trouble.status, &page)
}

/// The words of an address, as a search query.
fn words(path: &str) -> String {
    let text = percent_encoding::percent_decode_str(path)
        .decode_utf8_lossy()
        .into_owned();
    let parts = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| part.chars().count() > 1);
    parts
        .filter(|part| {
            !matches!(
                *part,
                "it" | "en" | "cite" | "source" | "check" | "glossary" | "table" | "api" | "v1"
            )
        })
        .take(8)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_searched_by_its_words() {
        assert_eq!(
            words("/it/dba/recoil/into-elefants"),
            "dba recoil into elefants"
        );
        assert_eq!(words("/%FF<script>"), "script");
        assert_eq!(words("/"), "");
    }
}
