//! Long lists on a phone: entries folded by game and section, with a filter box.

use askama::Template;
use askama::filters::HtmlSafe;

use super::layout::Layout;
use crate::content::{Node, NodeKind};
use crate::library::Library;
use crate::systems::System;

/// Entries behind one line.
pub struct Fold<T> {
    /// Fragment of a link to the fold.
    pub id: String,
    pub title: String,
    pub entries: Vec<T>,
    /// Number of entries that are visible at once; 0 for a closed fold.
    pub shown: usize,
}

impl<T> Fold<T> {
    pub const fn new(id: String, title: String, entries: Vec<T>) -> Self {
        Self {
            id,
            title,
            entries,
            shown: 0,
        }
    }

    /// Entries behind "more" of an open fold.
    pub const fn hidden(&self) -> usize {
        self.entries.len() - self.shown
    }
}

/// Opens the first folds of each game as far as their content fits on a phone page, with the same space for
/// each game; for a fold that is too long, its first entries. Where no entry of a game fits, it takes the
/// space that the others left.
///
/// `height` estimates an entry on a phone, pixels.
pub fn unfold<T>(groups: &mut [Group<T>], height: impl Fn(&T) -> usize) {
    /// The space left of 6,000 px after header, footer and entries that are taller than estimated.
    const ROOM: usize = 4650;
    /// Height of a heading, and of a closed fold with the names of its content.
    const HEADING: usize = 80;
    const LINE: usize = 68;
    let lines: usize = groups
        .iter()
        .map(|group| HEADING + LINE * group.folds.len())
        .sum();
    let share = ROOM.saturating_sub(lines) / groups.len().max(1);
    let open = |group: &mut Group<T>, room: usize| {
        let mut left = room;
        for fold in &mut group.folds {
            let fitting = fold.entries.iter().take_while(|entry| {
                let used = height(entry);
                let fits = used <= left;
                left -= if fits { used } else { 0 };
                fits
            });
            fold.shown = fitting.count();
            // One more entry is no longer than the line that would hide it.
            fold.shown += usize::from(fold.shown > 0 && fold.hidden() == 1);
            if fold.hidden() > 0 {
                break;
            }
        }
        left
    };
    let mut left: usize = groups.iter_mut().map(|group| open(group, share)).sum();
    for group in groups {
        if group.folds.first().is_some_and(|fold| fold.shown == 0) {
            left = open(group, left);
        }
    }
}

/// Height of a text on a phone, px, from its length, the characters per line and the line height.
pub fn lines(text: &str, line: usize) -> usize {
    const LINE: usize = 38;
    text.chars().count().div_ceil(LINE) * line
}

/// The folds of one game.
pub struct Group<T> {
    pub id: String,
    /// The name of the game; empty if several games share the entries.
    pub of: &'static str,
    pub title: String,
    pub folds: Vec<Fold<T>>,
}

impl<T> Group<T> {
    pub fn count(&self) -> usize {
        self.folds.iter().map(|fold| fold.entries.len()).sum()
    }
}

/// Filter box for a list; it needs the script.
#[derive(Template)]
#[template(path = "sift.html")]
pub struct Sift {
    label: String,
    none: String,
    one: String,
    many: String,
}
impl HtmlSafe for Sift {}

impl Sift {
    /// The game is chosen beside the search box, for all pages.
    pub fn new(s: &Layout<'_>) -> Self {
        Self {
            label: s.t("sift-label"),
            none: s.t("live-none"),
            one: s.t("live-one"),
            many: s.t("live-many"),
        }
    }
}

/// Sections that do not belong to a phase of a game.
const APART: &[&str] = &["about", "terms", "disputes", "lessons"];

/// The most frequent section, and the first in reading order of several.
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

/// The section of a check: the one with most of the rulings that refer to it.
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

/// Section of an open point: that of its related rulings and checks.
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

/// Entries with their sections, folded in reading order; entries without a section come last.
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
            folds.push(Fold::new(
                format!("{prefix}-{}", section.unwrap_or("other")),
                title,
                here.into_iter().map(|(_, entry)| entry).collect(),
            ));
        }
    }
    folds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::SYSTEMS;

    #[test]
    fn as_much_is_open_as_there_is_room_for() {
        let group = |folds: &[usize]| Group {
            id: String::new(),
            of: "",
            title: String::new(),
            folds: folds
                .iter()
                .map(|n| Fold::new(String::new(), String::new(), vec![(); *n]))
                .collect(),
        };
        let shown = |group: &Group<()>| {
            group
                .folds
                .iter()
                .map(|fold| fold.shown)
                .collect::<Vec<_>>()
        };
        let mut groups = [group(&[3, 100, 2]), group(&[1])];
        unfold(&mut groups, |()| 100);
        assert_eq!(shown(&groups[0]), [3, 18, 0]);
        assert_eq!(shown(&groups[1]), [1]);
        assert_eq!(groups[0].folds[1].hidden(), 82);
        let mut groups = [group(&[5; 40]), group(&[1])];
        unfold(&mut groups, |()| 1200);
        assert_eq!(shown(&groups[0])[..2], [1, 0]);
        assert_eq!(shown(&groups[1]), [0]);
    }

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
