//! Documents for crawlers and feed readers: site map, feed of revisions, search description.

use std::fmt::Write as _;

use axum::body::{Body, Bytes};
use axum::http::{Response, StatusCode};

use super::bulk::{self, Document};
use super::catalogue::Page;
use super::handler::lost;
use super::request::ServerRequest;
use super::respond::{Fresh, OPENSEARCH, SUGGESTIONS, TEXT, redirect, to_bytes};
use super::revisions::{Scope, compared};
use super::{Site, Snapshot, api, url};
use crate::lang::Lang;
use crate::message::Message;
use crate::search::{Request, as_read};
use crate::systems;

/// Maximum number of addresses in a site map.
const MAX_URLS: usize = 50_000;
/// Number of completions sent to a browser.
const SUGGESTED: usize = 8;
/// Maximum number of entries of a feed.
const NEWS: usize = 50;

/// Escapes text for XML content or attributes; characters that XML does not allow are removed.
fn xml(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// The address of our logo.
fn icon(site: &Site) -> &str {
    site.assets.get("icon.svg").map_or("", String::as_str)
}

/// `/sitemap.xml`: every page in both languages, with links between the two. If it is too long for one map,
/// this is an index of maps: `/sitemap.xml?part=1` and so on.
pub async fn sitemap(asked: ServerRequest) -> Response<Body> {
    let parts = asked.snapshot.catalogue.entries().len().div_ceil(MAX_URLS);
    let part = match asked.parameter("part").map(|part| part.parse::<usize>()) {
        None => None,
        Some(Ok(part)) if (1..=parts).contains(&part) => Some(part),
        Some(_) => {
            return asked
                .off_thread(|asked| lost(asked, asked.uri.path()))
                .await;
        }
    };
    bulk::answer(asked, Document::SiteMap(part), move |snapshot, origin| {
        site_map(snapshot, origin, MAX_URLS, part).into()
    })
    .await
}

/// At most `most` addresses per part; `part` counts from 1.
fn site_map(snapshot: &Snapshot, origin: &str, most: usize, part: Option<usize>) -> String {
    let entries = snapshot.catalogue.entries();
    let mut out = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".to_owned();
    if part.is_none() && entries.len() > most {
        out.push_str("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
        for part in 1..=entries.len().div_ceil(most) {
            let _ = writeln!(
                out,
                "<sitemap><loc>{origin}/sitemap.xml?part={part}</loc></sitemap>"
            );
        }
        return out + "</sitemapindex>\n";
    }
    out.push_str("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n");
    let first = part.unwrap_or(1).saturating_sub(1).saturating_mul(most);
    for entry in entries.iter().skip(first).take(most) {
        let _ = write!(out, "<url><loc>{origin}{}</loc>", xml(&entry.path));
        if let Page::Node(n) = &entry.page
            && let Some(revision) = snapshot
                .site
                .library
                .history
                .latest(&snapshot.site.library.content.nodes[*n].id, entry.lang)
        {
            let _ = write!(out, "<lastmod>{}</lastmod>", xml(&revision.date));
        }
        for lang in Lang::ALL {
            let path = entry.page.path(&snapshot.site, lang);
            let _ = write!(
                out,
                "<xhtml:link rel=\"alternate\" hreflang=\"{lang}\" href=\"{origin}{}\"/>",
                xml(&path)
            );
        }
        let _ = write!(
            out,
            "<xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"{origin}{}\"/>",
            xml(&url::neutral(&entry.path))
        );
        out.push_str("</url>\n");
    }
    out + "</urlset>\n"
}

/// `/{lang}/feed.atom`: added or reworded rulings, newest first. Below the address of a game, a chapter or
/// a ruling, only its changes.
pub async fn atom(asked: ServerRequest) -> Response<Body> {
    let path = url::unescape(asked.uri.path()).unwrap_or_default();
    let mut parts = path.trim_start_matches('/').splitn(2, '/');
    let (lang, rest) = (
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    );
    let Ok(lang) = lang.parse::<Lang>() else {
        let to = format!("/{}/{rest}", asked.negotiated());
        return redirect(StatusCode::FOUND, &to, true);
    };
    let scope = match rest.strip_suffix("/feed.atom") {
        None => Some(Scope::All),
        Some(name) => Scope::named(&asked.snapshot.site.library, name),
    };
    let Some(scope) = scope else {
        return asked
            .off_thread(|asked| lost(asked, asked.uri.path()))
            .await;
    };
    bulk::answer(
        asked,
        Document::Feed(lang, scope),
        move |snapshot, origin| revisions(snapshot, lang, scope, origin).into(),
    )
    .await
}

/// The latest revisions of a part of the library in a language, as Atom (RFC 4287). An entry is identical
/// in every feed that contains it.
fn revisions(snapshot: &Snapshot, lang: Lang, scope: Scope, origin: &str) -> String {
    let library = &snapshot.site.library;
    let news = scope.revisions(library, lang);
    let name = origin.split_once("://").map_or("cavillo", |(_, name)| name);
    // Without revisions, the date of the library.
    let updated = news
        .first()
        .map_or(library.edition().date.as_str(), |(revision, _)| {
            revision.date.as_str()
        });
    let updated = if updated.is_empty() {
        "1970-01-01"
    } else {
        updated
    };
    let title = scope.title(library, lang).map_or_else(
        || format!("Cavillo: {}", library.texts.get(lang, "changes-title")),
        |title| {
            let message = Message::new("feed-title").with("title", title.as_str());
            format!("Cavillo: {}", library.texts.say(lang, &message))
        },
    );
    let (page, feed) = (scope.page(library, lang), scope.feed(library, lang));
    // The title of the whole library's feed was in use before its parts had feeds.
    let id = match scope {
        Scope::All => format!("tag:cavillo,2026:{lang}"),
        _ => format!("tag:cavillo,2026:feed:{}", page.trim_matches('/')),
    };
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{lang}\">\n<title>{}</title>\n<id>{}</id>\n<updated>{}T00:00:00Z</updated>\n<author><name>{}</name></author>\n<link rel=\"self\" type=\"application/atom+xml\" href=\"{origin}{}\"/>\n<link rel=\"alternate\" type=\"text/html\" hreflang=\"{lang}\" href=\"{origin}{}\"/>\n<icon>{origin}{}</icon>\n",
        xml(&title),
        xml(&id),
        xml(updated),
        xml(name),
        xml(&feed),
        xml(&page),
        icon(&snapshot.site),
    );
    for (revision, node) in news.into_iter().take(NEWS) {
        let text = &node.text[lang];
        // Revision notes are in English.
        let summary = if revision.note.is_empty() || lang != Lang::En {
            text.answer.clone()
        } else {
            format!("{} — {}", revision.note, text.answer)
        };
        // A revised ruling links to the page that shows the change.
        let to = compared(library, revision).unwrap_or_else(|| url::node(lang, &revision.node));
        let _ = writeln!(
            out,
            "<entry><id>tag:cavillo,2026:{}:{lang}{}</id><title>{}</title><link rel=\"alternate\" type=\"text/html\" hreflang=\"{lang}\" href=\"{origin}{}\"/><category term=\"{}\" label=\"{}\"/><updated>{}T00:00:00Z</updated><summary>{}</summary></entry>",
            revision.node,
            revision.number,
            xml(&text.title),
            xml(&to),
            revision.node.system(),
            xml(&library
                .texts
                .get(lang, &format!("system-{}", revision.node.system()))),
            xml(&revision.date),
            xml(&summary)
        );
    }
    out + "</feed>\n"
}

/// `/opensearch.xml`: lets a browser search this site from its address bar, in `?lang` or the reader's
/// language.
pub async fn opensearch(asked: ServerRequest) -> Response<Body> {
    let lang = asked.parameter("lang").and_then(|lang| lang.parse().ok());
    let spoken: Lang = lang.unwrap_or_else(|| asked.negotiated());
    let site = &asked.snapshot.site;
    let fresh = Fresh::new(&asked.headers)
        .lang(spoken)
        .negotiated(lang.is_none())
        .keep(asked.keep(), &asked.snapshot.tag)
        .by_host(site);
    fresh.send(OPENSEARCH, || {
        let origin = asked.name();
        let short = spoken.code().to_uppercase();
        let text = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\"><ShortName>Cavillo {short}</ShortName><Description>{}</Description><Image width=\"32\" height=\"32\" type=\"image/svg+xml\">{origin}{}</Image><Language>{spoken}</Language><InputEncoding>UTF-8</InputEncoding><OutputEncoding>UTF-8</OutputEncoding><Url type=\"text/html\" rel=\"results\" template=\"{origin}/{spoken}/search?q={{searchTerms}}\"/><Url type=\"{SUGGESTIONS}\" rel=\"suggestions\" template=\"{origin}{}{{searchTerms}}\"/><Url type=\"application/opensearchdescription+xml\" rel=\"self\" template=\"{origin}{}\"/><Url type=\"application/json\" template=\"{origin}/api/v1/search?lang={spoken}&amp;q={{searchTerms}}\"/></OpenSearchDescription>\n",
            xml(&site.library.texts.get(spoken, "search-label")),
            icon(site),
            xml(&url::suggest(spoken)),
            xml(&url::opensearch(spoken)),
        );
        (200, Bytes::from(text))
    })
}

/// `/suggest?lang=it&q=…`: completions for a browser's address bar: titles of rulings, with answers and
/// addresses.
pub async fn suggest(asked: ServerRequest) -> Response<Body> {
    asked.off_thread(suggested).await
}

fn suggested(asked: &ServerRequest) -> Response<Body> {
    let lang = asked.parameter("lang").and_then(|lang| lang.parse().ok());
    let spoken: Lang = lang.unwrap_or_else(|| asked.negotiated());
    let query = as_read(&asked.parameter("q").unwrap_or_default());
    let site = &asked.snapshot.site;
    let fresh = Fresh::new(&asked.headers)
        .lang(spoken)
        .negotiated(lang.is_none())
        .keep(asked.keep(), &asked.snapshot.tag)
        .by_host(site);
    fresh.send(SUGGESTIONS, || {
        let request = Request {
            limit: SUGGESTED,
            ..Request::new(&query, spoken)
        };
        let origin = asked.name();
        let (verdicts, hits) = if query.trim().is_empty() {
            (Vec::new(), Vec::new())
        } else {
            let found = api::search_json(site, &request);
            (found.verdicts, found.hits)
        };
        let url = |url: Option<String>| {
            url.map_or_else(String::new, |url| {
                if url.starts_with('/') {
                    format!("{origin}{url}")
                } else {
                    url
                }
            })
        };
        // A verdict on the typed situation comes first.
        let titles: Vec<&str> = verdicts
            .iter()
            .map(|told| told.title.as_str())
            .chain(hits.iter().map(|hit| hit.title))
            .collect();
        let answers: Vec<String> = verdicts
            .iter()
            .map(|told| told.sentence(site, spoken))
            .chain(hits.iter().map(|hit| {
                let lead = hit.lead.as_deref();
                lead.unwrap_or(hit.answer).to_owned()
            }))
            .collect();
        let urls: Vec<String> = verdicts
            .iter()
            .map(|told| Some(told.url.clone()))
            .chain(hits.iter().map(|hit| hit.url.clone()))
            .map(url)
            .collect();
        (200, to_bytes(&(&query, titles, answers, urls)))
    })
}

/// `/robots.txt`: rulings may be crawled; search results, situations and the API are endless.
pub async fn robots(asked: ServerRequest) -> Response<Body> {
    Fresh::new(&asked.headers)
        .keep(asked.keep(), &asked.snapshot.tag)
        .by_host(&asked.snapshot.site)
        .send(TEXT, || {
            let origin = asked.name();
            let text = format!(
                "User-agent: *\nDisallow: /api/\nDisallow: /*/search\nDisallow: /*/check/*?\nDisallow: /suggest\nDisallow: /oembed\nAllow: /card/\nSitemap: {origin}/sitemap.xml\n"
            );
            (200, Bytes::from(text))
        })
}

/// `/llms.txt`: a description of the site for chat assistants, and the chapters of each game.
pub async fn assistants(asked: ServerRequest) -> Response<Body> {
    Fresh::new(&asked.headers)
        .keep(asked.keep(), &asked.snapshot.tag)
        .by_host(&asked.snapshot.site)
        .send(TEXT, || {
            let text = for_assistants(&asked.snapshot, &asked.name());
            (200, Bytes::from(text))
        })
}

fn for_assistants(snapshot: &Snapshot, origin: &str) -> String {
    let content = &snapshot.site.library.content;
    let mut out = format!(
        "# Cavillo\n\n> Rulings, executable checks and search for three tabletop miniature wargames: DBA 2.2 (`dba`), De Bellis Empire (`dbe`) and Advanced Impetus 1.7 (`impetus`); in English and Italian. Every ruling cites the documents it rests on.\n\nQuote sentences as they stand, with their links. A ruling is Markdown at its address with `.md` added. A situation is judged by a check, which says which facts are missing: do not fill them in.\n\n## Ask\n\n- [Model Context Protocol]({origin}/mcp): search, read rulings, find a check, judge, check citations\n- [API]({origin}/en/api): [OpenAPI]({origin}/api/openapi.json), search at {origin}/api/v1/search?q=words&lang=en\n- [All rulings, a JSON object a line]({origin}/api/v1/nodes.ndjson?lang=en)\n"
    );
    for system in systems::SYSTEMS {
        let _ = write!(out, "\n## {}\n\n", system.id);
        let nodes = content
            .nodes
            .iter()
            .filter(|node| node.id.system() == system.id && node.attributes.superseded.is_none());
        for node in nodes {
            let path = url::node(Lang::En, &node.id);
            let _ = writeln!(out, "- [{}]({origin}{path}.md)", node.text[Lang::En].title);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_site_map_is_an_index_of_maps() {
        let origin = super::super::Origin {
            files: crate::files::embedded(),
            sources: None,
            base_url: None,
            rulebook: None,
            index: None,
        };
        let snapshot = Snapshot::new(origin.load().unwrap().0);
        let all = snapshot.catalogue.entries().len();
        assert_eq!(
            site_map(&snapshot, "", all, None).matches("<url>").count(),
            all
        );
        let index = site_map(&snapshot, "https://x.example", all - 1, None);
        assert_eq!(index.matches("<sitemap>").count(), 2);
        assert!(index.contains("<loc>https://x.example/sitemap.xml?part=2</loc>"));
        assert_eq!(
            site_map(&snapshot, "", all - 1, Some(1))
                .matches("<url>")
                .count(),
            all - 1
        );
        assert_eq!(
            site_map(&snapshot, "", all - 1, Some(2))
                .matches("<url>")
                .count(),
            1
        );
        assert_eq!(
            site_map(&snapshot, "", all - 1, Some(usize::MAX))
                .matches("<url>")
                .count(),
            0
        );
    }

    #[test]
    fn xml_holds_any_text() {
        assert_eq!(xml("a<b>&\"\u{0}\u{8}\nc"), "a&lt;b&gt;&amp;&quot; c");
    }
}
