//! The site as files that can be read from a folder, without a server: every page of the
//! catalogue, the assets they use, and links that are relative.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use super::catalogue::Catalogue;
use super::{Site, pages, url};
use crate::lang::Lang;

/// Attributes that hold an address.
const ATTRIBUTES: [&str; 4] = ["href=\"/", "src=\"/", "action=\"/", "url(/"];

/// What was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    pub pages: usize,
    pub assets: usize,
}

/// Writes every page to `dir/<path>/index.html`. What only a server can answer (search, verdicts,
/// permalinks) keeps its absolute address where the site has one, and leads to the page without
/// its question otherwise.
///
/// # Errors
/// When a file cannot be written.
pub fn export_html(site: &Site, dir: &Path) -> io::Result<Exported> {
    let catalogue = Catalogue::of(site);
    let mut assets = BTreeSet::new();
    let mut done = Exported::default();
    for entry in catalogue.entries() {
        let packed = entry.packed(site);
        let text = String::from_utf8_lossy(packed.plain());
        let folder = entry.path.trim_matches('/');
        let text = relative(&text, folder.split('/').count(), |address| resolve(site, &catalogue, entry.lang, address, &mut assets));
        write(&dir.join(folder).join("index.html"), text.as_bytes())?;
        done.pages += 1;
    }
    let mut waiting: Vec<String> = assets.iter().cloned().collect();
    while let Some(name) = waiting.pop() {
        let Some(asset) = pages::asset(&name) else { continue };
        let mut bytes = asset.bytes.to_vec();
        if asset.mime.starts_with("text/css") {
            let mut more = BTreeSet::new();
            let text = String::from_utf8_lossy(&bytes);
            let depth = name.matches('/').count() + 1;
            bytes = relative(&text, depth, |address| resolve(site, &catalogue, Lang::It, address, &mut more)).into_bytes();
            waiting.extend(more.into_iter().filter(|name| assets.insert(name.clone())));
        }
        write(&dir.join("assets").join(&name), &bytes)?;
        done.assets += 1;
    }
    let links: String = Lang::ALL.map(|lang| format!("<p><a href=\"{lang}/index.html\" hreflang=\"{lang}\">{}</a></p>", lang.own_name())).concat();
    write(&dir.join("index.html"), format!("<!DOCTYPE html><html lang=\"it\"><meta charset=\"utf-8\"><title>Cavillo</title>{links}</html>\n").as_bytes())?;
    Ok(done)
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

/// Where an address leads inside the folder; as it is where nothing inside answers it.
fn resolve(site: &Site, catalogue: &Catalogue, lang: Lang, address: &str, assets: &mut BTreeSet<String>) -> Option<String> {
    let (rest, fragment) = address.split_once('#').map_or((address, ""), |(rest, fragment)| (rest, fragment));
    let (path, query) = rest.split_once('?').map_or((rest, ""), |(path, query)| (path, query));
    if let Some(name) = path.strip_prefix("/assets/") {
        assets.insert(name.to_owned());
        return Some(format!("assets/{name}"));
    }
    if !query.is_empty() && site.base_url.is_some() {
        return None;
    }
    let path = url::unescape(path)?;
    let page = match path.strip_prefix("/cite/") {
        Some(id) => [format!("/{lang}/{id}"), url::check(lang, id), url::table(lang, id)].into_iter().find(|path| catalogue.holds(path))?,
        None if path == "/" => url::home(lang),
        None => catalogue.holds(&path).then_some(path)?,
    };
    let hash = if fragment.is_empty() { String::new() } else { format!("#{fragment}") };
    Some(format!("{}/index.html{hash}", page.trim_matches('/')))
}

/// Rewrites every address that begins with a slash.
fn relative(text: &str, depth: usize, mut resolve: impl FnMut(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut rest = text;
    while let Some((at, name)) = ATTRIBUTES.iter().filter_map(|name| rest.find(name).map(|at| (at, *name))).min() {
        let (before, from) = rest.split_at(at + name.len() - 1);
        out.push_str(before);
        let end = from.find(['"', ')', '\'']).unwrap_or(from.len());
        let address = from[..end].replace("&amp;", "&");
        match resolve(&address) {
            Some(to) => {
                out.push_str(&"../".repeat(depth));
                out.push_str(&to);
            }
            None => out.push_str(&from[..end]),
        }
        rest = &from[end..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_become_relative_and_the_rest_stays() {
        let text = r#"<a href="/it/a#b">x</a><a href="https://x/">y</a><img src="/assets/i.svg"><form action="/it/search">"#;
        let got = relative(text, 2, |address| address.strip_prefix("/it/a").map(|rest| format!("A{rest}")));
        assert_eq!(got, r#"<a href="../../A#b">x</a><a href="https://x/">y</a><img src="/assets/i.svg"><form action="/it/search">"#);
    }
}
