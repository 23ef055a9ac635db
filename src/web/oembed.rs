//! Embedding by other programs (<https://oembed.com>): a ruling or a verdict as a quotation, anything else
//! as a link with its title.

use std::fmt::Write as _;

use axum::body::Body;
use axum::http::{Response, StatusCode};
use serde_json::json;

use super::catalogue::Page;
use super::pages::{self, Given, Preview};
use super::request::ServerRequest;
use super::respond::{Fresh, JSON, Problem, to_bytes};
use super::{Site, Snapshot, card, cite, url};
use crate::content::escape;
use crate::lang::Lang;

/// Width of a quotation, px; a client may ask for less.
const WIDTH: u32 = 600;
/// Time that clients may cache a response, seconds.
const AGE: u32 = 86_400;

/// The thing that one of our addresses refers to.
struct Target<'c> {
    lang: Lang,
    page: &'c Page,
    path: String,
    query: String,
}

/// The part of an address after our own base URL. A bare path, as pages contain it without a base URL, also
/// counts as ours.
fn own<'a>(address: &'a str, names: &[String]) -> Option<&'a str> {
    if address.starts_with('/') && !address.starts_with("//") {
        return Some(address);
    }
    let rest = address
        .strip_prefix("https://")
        .or_else(|| address.strip_prefix("http://"))?;
    let at = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(at);
    names
        .iter()
        .any(|name| name.eq_ignore_ascii_case(host))
        .then_some(if path.is_empty() { "/" } else { path })
}

/// The host of an address.
fn host_of(base: &str) -> String {
    base.split_once("://")
        .map_or(base, |(_, rest)| rest)
        .split('/')
        .next()
        .unwrap_or_default()
        .to_owned()
}

fn target<'c>(snapshot: &'c Snapshot, lang: Lang, rest: &str) -> Option<Target<'c>> {
    let address = rest.split('#').next().unwrap_or_default();
    let (path, query) = address
        .split_once('?')
        .map_or((address, ""), |(path, query)| (path, query));
    let path = url::unescape(path)?;
    let path = match path.strip_prefix("/cite/") {
        Some(id) => cite::lead(snapshot, lang, id)?
            .split('#')
            .next()
            .unwrap_or_default()
            .to_owned(),
        None if path == "/" => url::home(lang),
        None => path,
    };
    let (_, entry) = snapshot.catalogue.get(&path)?;
    Some(Target {
        lang: entry.lang,
        page: &entry.page,
        path,
        query: query.to_owned(),
    })
}

/// The quotation: no script, no style, and independent of the page around it.
fn quotation(preview: &Preview, address: &str) -> String {
    let mut out = "<blockquote>".to_owned();
    if let Some(stamp) = &preview.stamp {
        let _ = write!(
            out,
            "<p><strong>{} {}</strong></p>",
            stamp.mark,
            escape(&stamp.word)
        );
    }
    let _ = write!(out, "<p>{}</p>", escape(&preview.text));
    if !preview.under.is_empty() {
        let _ = write!(out, "<p>{}</p>", escape(&preview.under));
    }
    let rests = if preview.foot.is_empty() {
        String::new()
    } else {
        format!(" · {}", escape(&preview.foot))
    };
    let _ = write!(
        out,
        "<footer><a href=\"{}\">{}</a> · {}{rests}</footer></blockquote>",
        escape(address),
        escape(&preview.title),
        escape(&preview.over)
    );
    out
}

/// Estimated height of a quotation, at a font size of sixteen pixels.
fn height(preview: &Preview, width: u32) -> u32 {
    let across = (width.saturating_sub(80) / 8).max(10) as usize;
    let lines = |text: &str| {
        if text.is_empty() {
            0
        } else {
            text.chars().count().div_ceil(across) + 1
        }
    };
    let foot = format!("{} · {} · {}", preview.title, preview.over, preview.foot);
    let stamp = if preview.stamp.is_some() { 2 } else { 0 };
    u32::try_from(lines(&preview.text) + lines(&preview.under) + lines(&foot) + stamp + 1)
        .unwrap_or(100)
        * 24
}

fn document(
    site: &Site,
    target: &Target<'_>,
    origin: &str,
    (widest, highest): (u32, u32),
) -> serde_json::Value {
    let verdict = match target.page {
        Page::Check(check) if !target.query.is_empty() => pages::verdict_preview(
            site,
            target.lang,
            check,
            &Given {
                pairs: url::pairs(&target.query),
            },
        ),
        _ => None,
    };
    let quotable = verdict.is_some() || matches!(target.page, Page::Node(_) | Page::Concept(_));
    let asked = if verdict.is_some() {
        target.query.as_str()
    } else {
        ""
    };
    let path = url::with_query(&target.path, Some(asked));
    let preview = verdict.unwrap_or_else(|| card::preview(site, target.lang, target.page));
    let mut out = json!({
        "version": "1.0",
        "type": "link",
        "title": preview.headline(),
        "author_name": if preview.over.is_empty() { "Cavillo" } else { &preview.over },
        "provider_name": "Cavillo",
        "provider_url": format!("{origin}{}", url::home(target.lang)),
        "cache_age": AGE,
    });
    let width = WIDTH.min(widest);
    let high = height(&preview, width);
    // With too little space it becomes a link.
    if quotable && width >= 160 && high <= highest {
        out["type"] = json!("rich");
        out["html"] = json!(quotation(&preview, &format!("{origin}{path}")));
        out["width"] = json!(width);
        out["height"] = json!(high);
    }
    if card::WIDTH <= widest && card::HEIGHT <= highest {
        out["thumbnail_url"] = json!(format!(
            "{origin}{}",
            url::card(&path, Some(&preview.hash()))
        ));
        out["thumbnail_width"] = json!(card::WIDTH);
        out["thumbnail_height"] = json!(card::HEIGHT);
    }
    out
}

/// `/oembed?url=…&format=json&maxwidth=…&maxheight=…`
pub async fn oembed(asked: ServerRequest) -> Response<Body> {
    asked.off_thread(answer).await
}

fn answer(asked: &ServerRequest) -> Response<Body> {
    let (site, snapshot) = (&asked.snapshot.site, &asked.snapshot);
    let fresh = || Fresh::new(&asked.headers);
    let refused = |status: StatusCode, code: &str, detail: &str| {
        fresh().problem(&Problem::new(status.as_u16(), code, detail))
    };
    if asked
        .parameter("format")
        .is_some_and(|format| format != "json")
    {
        return refused(
            StatusCode::NOT_IMPLEMENTED,
            "format",
            "the only format is json",
        );
    }
    let Some(address) = asked.parameter("url") else {
        return refused(
            StatusCode::BAD_REQUEST,
            "missing-url",
            "`url` says which page is meant",
        );
    };
    let most = |name: &str| match asked.parameter(name) {
        None => Some(u32::MAX),
        Some(text) => text.parse().ok(),
    };
    let (Some(width), Some(height)) = (most("maxwidth"), most("maxheight")) else {
        return refused(
            StatusCode::BAD_REQUEST,
            "bad-size",
            "`maxwidth` and `maxheight` are whole numbers of pixels",
        );
    };
    let origin = asked.name();
    let lang = asked
        .parameter("lang")
        .and_then(|lang| lang.parse().ok())
        .unwrap_or_else(|| asked.negotiated());
    let Some(target) =
        own(&address, &[host_of(&origin)]).and_then(|rest| target(snapshot, lang, rest))
    else {
        return refused(
            StatusCode::NOT_FOUND,
            "unknown-url",
            "`url` is no page of this site",
        );
    };
    // A permalink redirects to the reader's language.
    let fresh = fresh()
        .lang(target.lang)
        .negotiated(true)
        .keep(asked.keep(), &snapshot.tag)
        .by_host(site);
    fresh.send(JSON, || {
        (
            200,
            to_bytes(&document(site, &target, &origin, (width, height))),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_addresses_are_ours() {
        let names = ["c.example".to_owned()];
        for (address, want) in [
            ("https://c.example/it/", Some("/it/")),
            ("http://C.example?x", Some("?x")),
            ("https://c.example", Some("/")),
            ("https://c.example.evil/it/", None),
            ("https://evil/c.example/it/", None),
            ("https://c.example@evil/it/", None),
            ("//c.example/it/", None),
            ("/it/", Some("/it/")),
            ("it/", None),
            ("javascript://c.example/it/", None),
        ] {
            assert_eq!(own(address, &names), want, "{address}");
        }
        assert_eq!(
            (
                host_of("https://c.example:8080/x"),
                host_of("http://c.example")
            ),
            ("c.example:8080".into(), "c.example".into())
        );
    }

    #[test]
    fn a_quotation_holds_text_only() {
        let preview = Preview {
            foot: "bob:a.1".into(),
            ..Preview::plain("<i>", "\"T\"", "<script>")
        };
        let html = quotation(&preview, "https://c.example/it/?a=\"><b>");
        assert!(
            !html.contains("<script>") && !html.contains("<b>") && !html.contains("<i>"),
            "{html}"
        );
    }
}
