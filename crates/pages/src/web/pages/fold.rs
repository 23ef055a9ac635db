//! Long lists that a phone can use: entries folded by game and section, and a box that filters them.

use askama::Template;
use askama::filters::HtmlSafe;

use super::layout::Layout;
use crate::content::{Node, NodeKind};
use crate::library::Library;
use crate::systems::System;

/// Entries behind one line.
pub struct Fold<T> {
    /// Fragment of a link to it.
    pub id: String,
    pub title: String,
    pub entries: Vec<T>,
}

/// The folds of one game.
pub struct Group<T> {
    pub id: String,
    /// The word of the game; empty where several games share what stands here.
    pub of: &'static str,
    pub title: String,
    pub folds: Vec<Fold<T>>,
}

impl<T> Group<T> {
    pub fn count(&self) -> usize {
        self.folds.iter().map(|fold| fold.entries.len()).sum()
    }
}

/// Box that filters a list. It is of use with a script only.
#[derive(Template)]
#[template(path = "sift.html")]
pub struct Sift {
    label: String,
    game: String,
    all: String,
    none: String,
    one: String,
    many: String,
    /// The games to choose from.
    games: Vec<(&'static str, String)>,
}
impl HtmlSafe for Sift {}

impl Sift {
    /// A box for a list that holds these games.
    pub fn new(s: &Layout<'_>, systems: impl Iterator<Item = &'static str>) -> Self {
        Self {
            label: s.t("sift-label"),
            game: s.t("narrow-game"),
            all: s.t("filter-all-systems"),
            none: s.t("live-none"),
            one: s.t("live-one"),
            many: s.t("live-many"),
            games: systems
                .filter(|id| !id.is_empty())
                .map(|id| (id, s.system_name(id)))
                .collect(),
        }
    }
}

/// Sections that say nothing of the phase of a game.
const APART: &[&str] = &["about", "terms", "disputes", "lessons"];

/// Section that most of these name, the first in reading order of several.
pub fn most<'n>(system: &System, named: impl Iterator<Item = &'n str>) -> Option<&'static str> {
    let named: Vec<&str> = named.collect();
    let count = |section: &str| named.iter().filter(|other| **other == section).count();
    let counted = system
        .sections
        .iter()
        .filter(|section| !APART.contains(section))
        .map(|section| (count(section), *section));
    counted
        .rev()
        .max_by_key(|(n, _)| *n)
        .filter(|(n, _)| *n > 0)
        .map(|(_, section)| section)
}

/// The section where a check is at home: most of the rulings that lead to it stand there.
pub fn section_of_check(library: &Library, system: &System, check: &str) -> Option<&'static str> {
    let nodes =
        library.content.nodes.iter().filter(|node| {
            node.id.system() == system.id && node.attributes.kind != NodeKind::Dispute
        });
    most(
        system,
        nodes
            .filter(|node| node.attributes.checks.iter().any(|id| id.as_str() == check))
            .map(|node| node.id.section()),
    )
}

/// Section of an open point: that of the rulings beside it, and of its checks.
pub fn section_of_dispute(library: &Library, system: &System, node: &Node) -> Option<&'static str> {
    let beside = library.content.nodes.iter().filter(|other| {
        other.id.system() == system.id
            && (node.attributes.related.contains(&other.id)
                || other.attributes.related.contains(&node.id))
    });
    let checks = node
        .attributes
        .checks
        .iter()
        .filter_map(|id| section_of_check(library, system, id.as_str()));
    most(system, beside.map(|other| other.id.section()).chain(checks))
}

/// Entries with their sections, folded in reading order; what belongs to none comes last.
pub fn folded<T>(
    s: &Layout<'_>,
    system: &System,
    prefix: &str,
    entries: impl Iterator<Item = (Option<&'static str>, T)>,
) -> Vec<Fold<T>> {
    let mut entries: Vec<(Option<&str>, T)> = entries.collect();
    let mut folds = Vec::new();
    for section in system
        .sections
        .iter()
        .map(|section| Some(*section))
        .chain([None])
    {
        let (here, others): (Vec<_>, Vec<_>) =
            entries.into_iter().partition(|(of, _)| *of == section);
        entries = others;
        if !here.is_empty() {
            let title = section.map_or_else(
                || s.t("class-other"),
                |section| s.section_name(system.id, section),
            );
            folds.push(Fold {
                id: format!("{prefix}-{}", section.unwrap_or("other")),
                title,
                entries: here.into_iter().map(|(_, entry)| entry).collect(),
            });
        }
    }
    folds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::SYSTEMS;

    #[test]
    fn most_counts_and_prefers_what_is_read_first() {
        let system = SYSTEMS[0];
        let [first, second] = ["pips", "moves"];
        assert_eq!(most(system, [second, first].into_iter()), Some(first));
        assert_eq!(
            most(system, [second, first, second].into_iter()),
            Some(second)
        );
        assert_eq!(most(system, ["disputes", "nowhere"].into_iter()), None);
    }
}
