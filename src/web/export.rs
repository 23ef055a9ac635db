//! The site as files that can be read from a folder without a server: every page of the catalogue, its
//! assets, and relative links. If this build has the WebAssembly program, the export includes it, and it
//! answers searches and checks in the folder.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;

use super::catalogue::{Catalogue, Page};
use super::{Site, asset, book, bundle, pages, url};
use crate::lang::Lang;
use crate::systems::SYSTEMS;

/// Text before an address that begins with a slash.
const BEFORE: [&str; 5] = ["href=\"", "src=\"", "action=\"", "data-address=\"", "url("];
/// Script that answers in place of a server.
const SCRIPT: &str = include_str!("../../assets/folder.js");
/// Script that loads the library.
const ENGINE: &str = include_str!("../../assets/offline.js");

/// Summary of an export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    pub pages: usize,
    pub assets: usize,
}

/// Writes every page to `dir/<path>/index.html`. With the WebAssembly program, dynamic requests (search,
/// verdicts, permalinks) are answered in the folder. Without it, their links keep the absolute address if
/// the site has a base URL, and otherwise lead to the page without parameters; the pages concerned say so.
///
/// # Errors
/// When a file cannot be written.
pub fn export_html(site: &Site, dir: &Path) -> io::Result<Exported> {
    let catalogue = Catalogue::of(site);
    let mut assets = BTreeSet::new();
    let mut done = Exported::default();
    let library = bundle::whole(site);
    let whole = library.is_some();
    for entry in catalogue.entries() {
        let asks = matches!(
            entry.page,
            Page::Checks | Page::Check(_) | Page::Matrix(_) | Page::Tool(_) | Page::Game(_)
        );
        let text = dressed(
            site,
            entry.lang,
            &entry.page.html(site, entry.lang).body,
            &entry.path,
            whole,
            asks,
        );
        let folder = &on_disk(entry.path.trim_matches('/'));
        let text = relative(&text, folder.split('/').count(), |address| {
            resolve(site, &catalogue, entry.lang, address, whole, &mut assets)
        });
        let text = served(site, text);
        write(&dir.join(folder).join("index.html"), text.as_bytes())?;
        done.pages += 1;
    }
    for lang in Lang::ALL {
        let html = pages::search(site, lang, &pages::SearchQuery::default());
        let text = dressed(
            site,
            lang,
            &html.body,
            &format!("/{lang}/search"),
            whole,
            true,
        );
        let text = relative(&text, 2, |address| {
            resolve(site, &catalogue, lang, address, whole, &mut assets)
        });
        let text = served(site, text);
        write(
            &dir.join(lang.code()).join("search").join("index.html"),
            text.as_bytes(),
        )?;
        done.pages += 1;
    }
    if let Some((program, content, names)) = library {
        let folder = dir.join("offline");
        let names = serde_json::to_string(&names).unwrap_or_default();
        write(&folder.join("folder.js"), SCRIPT.as_bytes())?;
        write(&folder.join("engine.js"), ENGINE.as_bytes())?;
        let text = format!(
            "self.CAVILLO={{program:\"{}\",content:\"{}\",site:{names}}};\n",
            BASE64.encode(program),
            BASE64.encode(&content)
        );
        write(&folder.join("library.js"), text.as_bytes())?;
        let page = "<!DOCTYPE html><html lang=\"it\"><meta charset=\"utf-8\"><title>Cavillo</title><script src=\"../offline/folder.js\"></script></html>\n";
        write(&dir.join("cite").join("index.html"), page.as_bytes())?;
    }
    for (lang, system) in Lang::ALL
        .into_iter()
        .flat_map(|lang| SYSTEMS.iter().map(move |system| (lang, system)))
    {
        let path = url::book(lang, system.id);
        write(
            &dir.join(path.trim_matches('/')),
            &book::epub(site, lang, system)?,
        )?;
    }
    let mut waiting: Vec<String> = assets.iter().cloned().collect();
    while let Some(name) = waiting.pop() {
        let Some(asset) = asset::asset(&name) else {
            continue;
        };
        let mut bytes = asset.bytes.to_vec();
        if asset.mime.starts_with("text/css") {
            let mut more = BTreeSet::new();
            let text = String::from_utf8_lossy(&bytes);
            let depth = name.matches('/').count() + 1;
            bytes = relative(&text, depth, |address| {
                resolve(site, &catalogue, Lang::It, address, whole, &mut more)
            })
            .into_bytes();
            waiting.extend(more.into_iter().filter(|name| assets.insert(name.clone())));
        }
        write(&dir.join("assets").join(&name), &bytes)?;
        done.assets += 1;
    }
    let links: String = Lang::ALL
        .map(|lang| {
            format!(
                "<p><a href=\"{lang}/index.html\" hreflang=\"{lang}\">{}</a></p>",
                lang.own_name()
            )
        })
        .concat();
    write(&dir.join("index.html"), format!("<!DOCTYPE html><html lang=\"it\"><meta charset=\"utf-8\"><title>Cavillo</title>{links}</html>\n").as_bytes())?;
    Ok(done)
}

/// Converts a page to the form that is written to the folder: without server-only features, and with the
/// script that replaces the server or, if there is none, a note that search and verdicts need a server.
fn dressed(site: &Site, lang: Lang, html: &str, path: &str, whole: bool, asks: bool) -> String {
    let mut text: String = html
        .split_inclusive('\n')
        // Feeds, oEmbed and search descriptions cannot be read from a folder.
        .filter(|line| {
            !line.starts_with("<link rel=\"manifest\"")
                && !line.starts_with("<link rel=\"search\"")
                && !line.starts_with("<link rel=\"alternate\" type=")
        })
        .collect();
    if whole {
        let up = "../".repeat(path.trim_matches('/').split('/').count());
        // Before the rest of the page, because it may replace it.
        text = text.replacen(
            "<head>\n",
            &format!("<head>\n<script src=\"{up}offline/folder.js\"></script>\n"),
            1,
        );
    } else if asks {
        let said = crate::content::escape(&site.library.texts.get(lang, "folder-absent"));
        text = text.replacen(
            "<main id=\"main\" tabindex=\"-1\">\n",
            &format!("<main id=\"main\" tabindex=\"-1\">\n<p class=\"notice folder\">{said}</p>\n"),
            1,
        );
    }
    text
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

/// The path of an address inside the folder; unchanged if nothing inside answers it.
fn resolve(
    site: &Site,
    catalogue: &Catalogue,
    lang: Lang,
    address: &str,
    whole: bool,
    assets: &mut BTreeSet<String>,
) -> Option<String> {
    let (rest, fragment) = address
        .split_once('#')
        .map_or((address, ""), |(rest, fragment)| (rest, fragment));
    let (path, query) = rest
        .split_once('?')
        .map_or((rest, ""), |(path, query)| (path, query));
    if let Some(name) = path.strip_prefix("/assets/") {
        assets.insert(name.to_owned());
        return Some(format!("assets/{name}"));
    }
    if !whole && !query.is_empty() && site.base_url.is_some() {
        return None;
    }
    let path = url::unescape(path)?;
    let is_book = |lang: Lang| SYSTEMS.iter().any(|one| url::book(lang, one.id) == path);
    if Lang::ALL.into_iter().any(is_book) {
        return Some(path.trim_matches('/').to_owned());
    }
    let asked = if whole && !query.is_empty() {
        format!("?{query}")
    } else {
        String::new()
    };
    let hash = if fragment.is_empty() {
        String::new()
    } else {
        format!("#{fragment}")
    };
    if Lang::ALL
        .iter()
        .any(|lang| path == format!("/{lang}/search"))
    {
        return Some(format!(
            "{}/index.html{asked}{hash}",
            path.trim_matches('/')
        ));
    }
    let page = match path.strip_prefix("/cite/") {
        Some(id) => [
            format!("/{lang}/{id}"),
            url::check(lang, id),
            url::table(lang, id),
        ]
        .into_iter()
        .find(|path| catalogue.holds(path))?,
        None if path == "/" => url::home(lang),
        None => catalogue.holds(&path).then_some(path)?,
    };
    Some(format!(
        "{}/index.html{asked}{hash}",
        on_disk(page.trim_matches('/'))
    ))
}

/// Links to server-only addresses become absolute if the server has a base URL; otherwise their text is
/// kept without a link.
fn served(site: &Site, text: String) -> String {
    let to = match &site.base_url {
        Some(base) => format!("<a href=\"{base}/"),
        None => "<a data-served=\"/".to_owned(),
    };
    text.replace("<a href=\"/", &to)
}

/// A path that is valid on any disk: Windows and FAT do not allow colons. Two hyphens, which no id
/// contains, replace them; `folder.js` converts them back.
fn on_disk(path: &str) -> String {
    path.replace(':', "--")
}

/// Rewrites every address that begins with a slash.
fn relative(text: &str, depth: usize, mut resolve: impl FnMut(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut done = 0;
    for (at, _) in text.match_indices('/') {
        if at < done || !BEFORE.iter().any(|name| text[..at].ends_with(name)) {
            continue;
        }
        let end = text[at..]
            .find(['"', ')', '\''])
            .map_or(text.len(), |length| at + length);
        out.push_str(&text[done..at]);
        match resolve(&text[at..end].replace("&amp;", "&")) {
            Some(to) => {
                out.push_str(&"../".repeat(depth));
                out.push_str(&to.replace('&', "&amp;"));
            }
            None => out.push_str(&text[at..end]),
        }
        done = end;
    }
    out.push_str(&text[done..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_become_relative_and_the_rest_stays() {
        let text = r#"<a href="/it/a#b">x</a><a href="https://x/">y</a><img src="/assets/i.svg"><form action="/it/search">"#;
        let got = relative(text, 2, |address| {
            address.strip_prefix("/it/a").map(|rest| format!("A{rest}"))
        });
        assert_eq!(
            got,
            r#"<a href="../../A#b">x</a><a href="https://x/">y</a><img src="/assets/i.svg"><form action="/it/search">"#
        );
    }
}
