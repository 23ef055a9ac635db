//! What machines fetch to know what is here: site map, feed of revisions, search description.

use std::fmt::Write as _;

use axum::body::{Body, Bytes};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Response, StatusCode};

use super::catalogue::Page;
use super::respond::{ATOM, Fresh, OPENSEARCH, TEXT, XML, redirect};
use super::router::Asked;
use super::{Site, url};
use crate::lang::Lang;

/// The most addresses a site map may hold.
const MAX_URLS: usize = 50_000;
/// Entries of the feed.
const NEWS: usize = 50;

/// The site's own name: as the operator said, or as the client called it.
fn origin(site: &Site, headers: &HeaderMap) -> String {
    let host = || headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(|host| is_host(host));
    site.base_url.clone().unwrap_or_else(|| host().map(|host| format!("http://{host}")).unwrap_or_default())
}

/// A name and a port, and nothing that could break out of a document.
fn is_host(text: &str) -> bool {
    text.len() <= 255 && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:[]_".contains(&b))
}

/// Text as XML content or attribute; what XML cannot hold is left out.
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

fn send(asked: &Asked, mime: &'static str, make: impl FnOnce(&str) -> String) -> Response<Body> {
    let site = &asked.snapshot.site;
    let mut response =
        Fresh::new(&asked.headers).keep(asked.keep(), &asked.snapshot.tag).send(mime, || (200, Bytes::from(make(&origin(site, &asked.headers)))));
    if site.base_url.is_none() {
        response.headers_mut().append(header::VARY, HeaderValue::from_static("host"));
    }
    response
}

/// `/sitemap.xml`: every page in both languages, each naming the other.
pub async fn sitemap(asked: Asked) -> Response<Body> {
    send(&asked, XML, |origin| {
        let snapshot = &asked.snapshot;
        let mut out = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n".to_owned();
        for entry in snapshot.catalogue.entries().iter().take(MAX_URLS) {
            let _ = write!(out, "<url><loc>{origin}{}</loc>", xml(&entry.path));
            if let Page::Node(n) = &entry.page
                && let Some(revision) = snapshot.site.library.history.latest(&snapshot.site.library.content.nodes[*n].id, entry.lang)
            {
                let _ = write!(out, "<lastmod>{}</lastmod>", xml(&revision.date));
            }
            for lang in Lang::ALL {
                let path = entry.page.path(&snapshot.site, lang);
                let _ = write!(out, "<xhtml:link rel=\"alternate\" hreflang=\"{lang}\" href=\"{origin}{}\"/>", xml(&path));
            }
            out.push_str("</url>\n");
        }
        out + "</urlset>\n"
    })
}

/// `/{lang}/feed.atom`: what was said anew or otherwise, newest first.
pub async fn atom(asked: Asked) -> Response<Body> {
    let lang: Option<Lang> = asked.uri.path().split('/').nth(1).and_then(|lang| lang.parse().ok());
    let Some(lang) = lang else { return redirect(StatusCode::FOUND, &url::feed(asked.negotiated()), true) };
    send(&asked, ATOM, |origin| {
        let library = &asked.snapshot.site.library;
        let mut news: Vec<_> = library.history.revisions().iter().filter(|revision| revision.lang == lang).collect();
        news.reverse();
        news.sort_by(|a, b| b.date.cmp(&a.date));
        let name = origin.split_once("://").map_or("cavillo", |(_, name)| name);
        let updated = news.first().map_or("1970-01-01", |revision| revision.date.as_str());
        let mut out = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{lang}\">\n<title>Cavillo</title>\n<id>tag:cavillo,2026:{lang}</id>\n<updated>{}T00:00:00Z</updated>\n<author><name>{}</name></author>\n<link rel=\"self\" href=\"{origin}{}\"/>\n<link href=\"{origin}{}\"/>\n",
            xml(updated),
            xml(name),
            url::feed(lang),
            url::home(lang)
        );
        for revision in news.into_iter().take(NEWS) {
            let Some(node) = library.content.get(&revision.node) else { continue };
            let text = &node.text[lang];
            let summary = if revision.note.is_empty() { text.answer.clone() } else { format!("{} — {}", revision.note, text.answer) };
            let _ = writeln!(
                out,
                "<entry><id>tag:cavillo,2026:{}:{lang}{}</id><title>{}</title><link href=\"{origin}{}\"/><updated>{}T00:00:00Z</updated><summary>{}</summary></entry>",
                revision.node,
                revision.number,
                xml(&text.title),
                url::node(lang, &revision.node),
                xml(&revision.date),
                xml(&summary)
            );
        }
        out + "</feed>\n"
    })
}

/// `/opensearch.xml`: lets a browser search here from its address bar, in `?lang` or the reader's language.
pub async fn opensearch(asked: Asked) -> Response<Body> {
    let lang = asked.parameter("lang").and_then(|lang| lang.parse().ok());
    let spoken: Lang = lang.unwrap_or_else(|| asked.negotiated());
    let site = &asked.snapshot.site;
    let fresh = Fresh::new(&asked.headers).lang(spoken).negotiated(lang.is_none()).keep(asked.keep(), &asked.snapshot.tag);
    fresh.send(OPENSEARCH, || {
        let origin = origin(site, &asked.headers);
        let text = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\"><ShortName>Cavillo</ShortName><Description>Cavillo ({spoken})</Description><Language>{spoken}</Language><InputEncoding>UTF-8</InputEncoding><Url type=\"text/html\" template=\"{origin}/{spoken}/search?q={{searchTerms}}\"/><Url type=\"application/json\" template=\"{origin}/api/v1/search?lang={spoken}&amp;q={{searchTerms}}\"/></OpenSearchDescription>\n"
        );
        (200, Bytes::from(text))
    })
}

/// `/robots.txt`: rulings are for everyone; results, situations and the API have no end.
pub async fn robots(asked: Asked) -> Response<Body> {
    send(&asked, TEXT, |origin| format!("User-agent: *\nDisallow: /api/\nDisallow: /*/search\nDisallow: /*/check/*?\nSitemap: {origin}/sitemap.xml\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn xml_holds_any_text() {
        assert_eq!(xml("a<b>&\"\u{0}\u{8}\nc"), "a&lt;b&gt;&amp;&quot; c");
        assert!(is_host("localhost:8080") && is_host("[::1]:80") && !is_host("a\"b") && !is_host("a/b"));
    }
}
