//! Skeleton nodes for sections that have no content yet, so that authors start from structure.
//!
//! A skeleton holds headings, cites and empty answers, the same in both languages, and not a word
//! of the document: the Italian headings are the manifest's own titles, slugs and English headings
//! come from its gists, both written by us.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::{Item, Parsed};

/// Maximum number of items that one node may cite.
const MOST_CITES: usize = 4;

/// A node to be written.
struct Node<'a> {
    slug: String,
    italian: String,
    english: String,
    kind: &'a str,
    cites: Vec<&'a str>,
}

/// Skeletons of the sections a document speaks about: path in the content folder, and Markdown.
/// Sections that exist already, written `system/section`, are left out.
pub fn scaffold(parsed: &Parsed, existing_sections: &[String]) -> Vec<(String, String)> {
    let existing: BTreeSet<&str> = existing_sections.iter().map(String::as_str).collect();
    let titles = titles();
    let mut sections: Vec<(&str, [&str; 2], Vec<&Item>)> = Vec::new();
    for item in &parsed.items {
        let Some((section, names)) = content_section(&item.source, &item.section) else {
            continue;
        };
        if existing.contains(section) {
            continue;
        }
        match sections.iter_mut().find(|(s, _, _)| *s == section) {
            Some((_, _, items)) => items.push(item),
            None => sections.push((section, names, vec![item])),
        }
    }
    let mut files = Vec::with_capacity(sections.len() * 2);
    for (order, (section, names, items)) in sections.iter().enumerate() {
        let nodes = nodes(items, &titles);
        for (language, name) in ["it", "en"].into_iter().zip(names) {
            files.push((
                format!("content-{language}/{section}.md"),
                markdown(language, name, (order + 1) * 10, &nodes),
            ));
        }
    }
    files
}

/// One node per item. A continuation (an unnumbered paragraph, a lettered point, a translator's note)
/// belongs to the node of its item, up to the maximum number of cites.
fn nodes<'a>(items: &[&'a Item], titles: &BTreeMap<&str, (&str, &str)>) -> Vec<Node<'a>> {
    let mut nodes: Vec<Node<'a>> = Vec::new();
    let mut slugs = BTreeSet::new();
    let mut section = "";
    for item in items {
        let continues = item.section == section && is_continuation(&item.item);
        section = &item.section;
        if let Some(node) = nodes.last_mut()
            && continues
            && node.kind != "table"
            && node.cites.len() < MOST_CITES
        {
            node.cites.push(&item.key);
            continue;
        }
        let (italian, english) = titles.get(item.key.as_str()).copied().unwrap_or_default();
        let slug = unique(slug(english, &item.key), &mut slugs);
        let kind = match item.kind.as_str() {
            kind @ ("definition" | "table" | "example") => kind,
            _ => "ruling",
        };
        let title = if italian.is_empty() {
            item.key.clone()
        } else {
            italian.to_owned()
        };
        nodes.push(Node {
            english: sentence(&slug),
            slug,
            italian: title,
            kind,
            cites: vec![&item.key],
        });
    }
    nodes
}

fn is_continuation(item: &str) -> bool {
    let numbered = item.starts_with(|c: char| c.is_ascii_digit());
    let lettered = numbered && item.ends_with(|c: char| c.is_ascii_lowercase());
    lettered
        || item.starts_with("ndt")
        || (item.starts_with('p') && item[1..].starts_with(|c: char| c.is_ascii_digit()))
}

fn markdown(language: &str, title: &str, order: usize, nodes: &[Node]) -> String {
    let mut text = format!("+++\ntitle = \"{title}\"\norder = {order}\nsummary = \"\"\n+++\n");
    for node in nodes {
        let heading = if language == "it" {
            &node.italian
        } else {
            &node.english
        };
        let kind = if node.kind == "ruling" {
            String::new()
        } else {
            format!(" kind={}", node.kind)
        };
        // Writing to a String cannot fail.
        let _ = write!(
            text,
            "\n## {heading} {{#{} cites={}{kind}}}\n",
            node.slug,
            node.cites.join(",")
        );
    }
    text
}

/// The first significant words of a gist in kebab-case; without a gist, the key.
fn slug(gist: &str, key: &str) -> String {
    const EMPTY: [&str; 14] = [
        "a", "an", "the", "of", "and", "or", "is", "are", "be", "to", "in", "its", "it", "at",
    ];
    let words = gist
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|w| !w.is_empty())
        .map(str::to_ascii_lowercase);
    let carrying: Vec<String> = words
        .filter(|w| !EMPTY.contains(&w.as_str()))
        .take(4)
        .collect();
    let from_key = || {
        key.chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
            .collect()
    };
    if carrying.is_empty() {
        from_key()
    } else {
        carrying.join("-")
    }
}

fn unique(slug: String, slugs: &mut BTreeSet<String>) -> String {
    let mut candidate = slug.clone();
    let mut number = 2;
    while !slugs.insert(candidate.clone()) {
        candidate = format!("{slug}-{number}");
        number += 1;
    }
    candidate
}

fn sentence(slug: &str) -> String {
    let words = slug.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Key to Italian title and English gist.
fn titles() -> BTreeMap<&'static str, (&'static str, &'static str)> {
    let mut rows = include_str!("../../index/manifest.tsv").lines();
    let header: Vec<&str> = rows.next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| header.iter().position(|h| *h == name);
    let (Some(key), Some(title), Some(gist)) =
        (column("key"), column("title_it"), column("gist_en"))
    else {
        return BTreeMap::new();
    };
    rows.filter_map(|row| {
        let cells: Vec<&str> = row.split('\t').collect();
        Some((*cells.get(key)?, (*cells.get(title)?, *cells.get(gist)?)))
    })
    .collect()
}

/// The section of the content that a section of a source belongs to, with its title in Italian
/// and English.
fn content_section(source: &str, section: &str) -> Option<(&'static str, [&'static str; 2])> {
    include_str!("anchors/sections.tsv")
        .lines()
        .find_map(|line| {
            let cells: Vec<&'static str> = line.split('\t').collect();
            match cells.as_slice() {
                [s, theirs, ours, italian, english] if *s == source && *theirs == section => {
                    Some((*ours, [*italian, *english]))
                }
                _ => None,
            }
        })
}

#[cfg(test)]
mod tests {
    use super::super::{Expected, Source};
    use super::*;

    #[test]
    fn every_section_of_every_source_has_a_place() {
        let expected = Expected::bundled();
        for source in Source::ALL {
            for item in expected.of(source) {
                let place = content_section(&item.source, &item.section);
                assert!(
                    place.is_some_and(|(section, _)| section.starts_with(source.system())),
                    "{}",
                    item.key
                );
            }
        }
    }

    #[test]
    fn slugs_are_short_and_never_twice() {
        let mut slugs = BTreeSet::new();
        assert_eq!(
            unique(
                slug("The Elephant is lost at once, and so on.", "x"),
                &mut slugs
            ),
            "elephant-lost-once-so"
        );
        assert_eq!(
            unique("elephant-lost-once-so".to_owned(), &mut slugs),
            "elephant-lost-once-so-2"
        );
        assert_eq!(slug("", "bob:a.1"), "bob-a-1");
    }
}
