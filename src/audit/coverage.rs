//! Coverage: which items of the documents have a ruling, which are excused, and how much content there is.

use std::fmt;

use super::{Finder, Subject};
use crate::check::FindingKind;
use crate::content::{Node, NodeKind};
use crate::id::SourceKey;
use crate::lang::{ByLang, Lang};
use crate::library::Library;

/// Maximum number of cites of a node whose claims carry none.
const MOST_CITES: usize = 4;
/// Maximum number of excuses per hundred items of a source.
const MOST_EXCUSED: usize = 3;

pub(super) fn uncovered(subject: &Subject<'_>, finder: &mut Finder) {
    let manifest = &subject.library.manifest;
    for item in manifest.items() {
        let key = &item.key;
        if !manifest.is_complete(key.source(), key.section())
            || manifest.excused().contains_key(key)
        {
            continue;
        }
        let missing: Vec<&str> = Lang::ALL
            .into_iter()
            .filter(|lang| !covered(subject.library, key, *lang))
            .map(Lang::code)
            .collect();
        if !missing.is_empty() {
            let text = format!(
                "`{key}` is cited by no node ({}), and {} {} is declared complete",
                missing.join(", "),
                key.source(),
                key.section()
            );
            finder.problem(&manifest.place(key), text);
        }
    }
}

pub(super) fn needless_excuse(subject: &Subject<'_>, finder: &mut Finder) {
    let manifest = &subject.library.manifest;
    for key in manifest.excused().keys() {
        if let Some(node) = subject.library.citing(key).next() {
            finder.problem(
                &manifest.excuse_place(key),
                format!("`{key}` needs no excuse: `{}` cites it", node.id),
            );
        }
    }
}

pub(super) fn too_many_excuses(subject: &Subject<'_>, finder: &mut Finder) {
    let manifest = &subject.library.manifest;
    for source in manifest.sources() {
        let items = manifest
            .items()
            .iter()
            .filter(|item| item.key.source() == source)
            .count();
        let excused: Vec<&SourceKey> = manifest
            .excused()
            .keys()
            .filter(|key| key.source() == source)
            .collect();
        if let Some(last) = excused
            .last()
            .filter(|_| excused.len() * 100 > items * MOST_EXCUSED)
        {
            finder.problem(
                &manifest.excuse_place(last),
                format!("{} of {items} items of {source} are excused: at most {MOST_EXCUSED} in a hundred", excused.len()),
            );
        }
    }
}

pub(super) fn no_cites(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        if node.attributes.cites.is_empty()
            && node.attributes.kind != NodeKind::Lesson
            && node.attributes.superseded.is_none()
        {
            finder.problem(
                &node.text.it.place,
                format!("`{}` cites no source item: add cites=…", node.id),
            );
        }
    }
}

pub(super) fn many_cites(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        let (cites, claims) = (node.attributes.cites.len(), &node.text.it.claims);
        let own = !claims.is_empty() && claims.iter().all(|claim| !claim.cites.is_empty());
        if cites > MOST_CITES && !own {
            let without: Vec<String> = claims
                .iter()
                .filter(|claim| claim.cites.is_empty())
                .map(|claim| format!("#{}", claim.anchor))
                .collect();
            let without = if without.is_empty() {
                String::new()
            } else {
                format!(" ({} has none)", without.join(" "))
            };
            finder.problem(
                &node.text.it.place,
                format!("`{}` cites {cites} items: one node answers one question; split it, or give each claim its own cites{without}", node.id),
            );
        }
    }
}

/// Whether a node, or a claim in this language, cites an item.
fn covered(library: &Library, key: &SourceKey, lang: Lang) -> bool {
    library.citing(key).any(|node| cites(node, key, lang))
}

fn cites(node: &Node, key: &SourceKey, lang: Lang) -> bool {
    node.attributes.cites.contains(key)
        || node.text[lang]
            .claims
            .iter()
            .any(|claim| claim.cites.contains(key))
}

/// Coverage of one section of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub source: String,
    pub section: String,
    pub items: usize,
    pub covered: ByLang<usize>,
    pub excused: usize,
    /// Declared complete in `index/complete.tsv`.
    pub complete: bool,
}

impl Section {
    /// The items not covered in both languages and not excused.
    fn left(&self) -> usize {
        self.items
            .saturating_sub(self.excused + self.covered.it.min(self.covered.en))
    }
}

/// Counts of everything in the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub chapters: usize,
    pub nodes: usize,
    pub claims: usize,
    pub examples: usize,
    pub pending: usize,
    /// Pictures of the table: scenes, and examples written as such.
    pub scenes: usize,
    pub checks: usize,
    pub tables: usize,
    pub concepts: usize,
    pub disputes: usize,
    pub lessons: usize,
    pub questions: usize,
    /// Examples with an undetermined verdict, and examples with a verdict.
    pub undetermined: usize,
    pub verdicts: usize,
}

/// Coverage of the documents, section by section, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    pub sections: Vec<Section>,
    pub counts: Counts,
}

/// Counts what the library covers. A node counts once it exists in both languages.
pub fn coverage(subject: &Subject<'_>) -> Coverage {
    let library = subject.library;
    let manifest = &library.manifest;
    let mut sections = Vec::new();
    for source in manifest.sources() {
        for section in manifest.sections(source) {
            let items: Vec<_> = manifest.section(source, section).collect();
            sections.push(Section {
                source: source.to_owned(),
                section: section.to_owned(),
                items: items.len(),
                covered: ByLang::from_fn(|lang| {
                    items
                        .iter()
                        .filter(|item| covered(library, &item.key, lang))
                        .count()
                }),
                excused: items
                    .iter()
                    .filter(|item| manifest.excused().contains_key(&item.key))
                    .count(),
                complete: manifest.is_complete(source, section),
            });
        }
    }
    let nodes = &library.content.nodes;
    let verdicts: Vec<_> = subject
        .runs
        .iter()
        .filter_map(|run| run.verdict())
        .collect();
    let counts = Counts {
        chapters: library.content.chapters.len(),
        nodes: nodes.len(),
        claims: nodes.iter().map(|node| node.text.it.claims.len()).sum(),
        examples: nodes.iter().map(|node| node.examples.len()).sum(),
        pending: nodes
            .iter()
            .flat_map(|node| &node.examples)
            .filter(|example| example.pending)
            .count(),
        scenes: nodes
            .iter()
            .map(|node| {
                node.scenes.len() + node.examples.iter().filter(|example| example.drawn).count()
            })
            .sum(),
        checks: subject.checks.len(),
        tables: subject.tables.len(),
        concepts: library.lexicon.concepts().len(),
        lessons: nodes
            .iter()
            .filter(|node| node.attributes.kind == NodeKind::Lesson)
            .count(),
        questions: nodes.iter().map(|node| node.questions.len()).sum(),
        disputes: nodes
            .iter()
            .filter(|node| node.attributes.kind == NodeKind::Dispute)
            .count(),
        undetermined: verdicts
            .iter()
            .filter(|verdict| verdict.finding.kind == FindingKind::Undetermined)
            .count(),
        verdicts: verdicts.len(),
    };
    Coverage { sections, counts }
}

impl Coverage {
    /// The sections of one source, or of all.
    fn total(&self, source: Option<&str>) -> Section {
        let mut total = Section {
            source: source.unwrap_or("all").to_owned(),
            section: String::new(),
            items: 0,
            covered: ByLang::default(),
            excused: 0,
            complete: true,
        };
        for section in self
            .sections
            .iter()
            .filter(|section| source.is_none_or(|source| section.source == source))
        {
            total.items += section.items;
            total.covered.it += section.covered.it;
            total.covered.en += section.covered.en;
            total.excused += section.excused;
            total.complete &= section.complete;
        }
        total
    }

    fn sources(&self) -> Vec<&str> {
        let mut sources: Vec<&str> = self
            .sections
            .iter()
            .map(|section| section.source.as_str())
            .collect();
        sources.dedup();
        sources
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wide = self
            .sections
            .iter()
            .map(|s| s.source.len() + 1 + s.section.len())
            .max()
            .unwrap_or(7)
            .max(7);
        writeln!(
            f,
            "{:wide$}  items    it    en  excused  complete",
            "section"
        )?;
        for s in &self.sections {
            let name = format!("{} {}", s.source, s.section);
            writeln!(
                f,
                "{name:wide$}  {:5}  {:4}  {:4}  {:>7}  {}",
                s.items,
                s.covered.it,
                s.covered.en,
                if s.excused == 0 {
                    "–".to_owned()
                } else {
                    s.excused.to_string()
                },
                if s.complete { "yes" } else { "–" }
            )?;
        }
        writeln!(f)?;
        for source in self.sources() {
            let t = self.total(Some(source));
            writeln!(
                f,
                "{source}  it {}/{}  en {}/{}  excused {}",
                t.covered.it, t.items, t.covered.en, t.items, t.excused
            )?;
        }
        let t = self.total(None);
        writeln!(
            f,
            "all  it {}/{}  en {}/{}  excused {}",
            t.covered.it, t.items, t.covered.en, t.items, t.excused
        )?;
        let complete: Vec<&Section> = self
            .sections
            .iter()
            .filter(|section| section.complete)
            .collect();
        let (items, it, en) = complete.iter().fold((0, 0, 0), |(items, it, en), s| {
            (
                items + s.items - s.excused,
                it + s.covered.it,
                en + s.covered.en,
            )
        });
        writeln!(f, "complete sections  it {it}/{items}  en {en}/{items}")?;
        writeln!(f)?;
        self.not_covered(f)?;
        let c = &self.counts;
        writeln!(
            f,
            "{} chapters, {} nodes ({} disputes, {} lessons), {} claims, {} examples ({} pending), {} questions, {} scenes",
            c.chapters,
            c.nodes,
            c.disputes,
            c.lessons,
            c.claims,
            c.examples,
            c.pending,
            c.questions,
            c.scenes
        )?;
        writeln!(
            f,
            "{} checks, {} tables, {} concepts",
            c.checks, c.tables, c.concepts
        )?;
        let share = if c.verdicts == 0 {
            0.0
        } else {
            100.0 * f64::from(u32::try_from(c.undetermined).unwrap_or(0))
                / f64::from(u32::try_from(c.verdicts).unwrap_or(1))
        };
        write!(
            f,
            "{} of {} verdicts of examples are undetermined ({share:.0} %)",
            c.undetermined, c.verdicts
        )
    }
}

impl Coverage {
    fn not_covered(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.total(None);
        let left: usize = self.sections.iter().map(Section::left).sum();
        if all.items == 0 {
            return writeln!(f, "The manifest lists no item.");
        }
        if left == 0 {
            return writeln!(
                f,
                "Every item of every document is covered in both languages."
            );
        }
        write!(f, "Not covered yet: {left} of {} items:", all.items)?;
        for (n, source) in self.sources().into_iter().enumerate() {
            let open: Vec<String> = self
                .sections
                .iter()
                .filter(|s| s.source == source)
                .filter_map(|s| {
                    let left = s.left();
                    (left > 0).then(|| {
                        if left == s.items {
                            s.section.clone()
                        } else {
                            format!("{} ({left} of {})", s.section, s.items)
                        }
                    })
                })
                .collect();
            if !open.is_empty() {
                write!(
                    f,
                    "{} {source}: {}",
                    if n == 0 { "" } else { ";" },
                    open.join(", ")
                )?;
            }
        }
        writeln!(f, ".")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::little::{Little, NODE};

    #[test]
    fn an_uncovered_item_of_a_complete_section() {
        Little::new()
            .append("index/complete.tsv", "bob\trecoil\n")
            .finds(&["index/manifest.tsv:4:1: uncovered: `bob:recoil.3` is cited by no node (it, en), and bob recoil is declared complete"]);
        let excuse = "bob:recoil.3\tan address\n";
        // One excuse of four items is more than three in a hundred.
        Little::new()
            .append("index/complete.tsv", "bob\trecoil\n")
            .append("index/excused.tsv", excuse)
            .finds(&["index/excused.tsv:2:1: too-many-excuses: 1 of 3 items of bob are excused: at most 3 in a hundred"]);
    }

    #[test]
    fn an_excuse_no_longer_needed() {
        let mut little = Little::new().append("index/excused.tsv", "bob:recoil.2\tan address\n");
        for n in 10..60 {
            little = little.append(
                "index/manifest.tsv",
                &format!("bob\tmore\t{n}\tbob:more.{n}\truling\t1\tA\tB\n"),
            );
        }
        little.finds(&["index/excused.tsv:2:1: needless-excuse: `bob:recoil.2` needs no excuse: `dba/recoil/two` cites it"]);
    }

    #[test]
    fn nodes_without_cites_and_with_too_many() {
        Little::new()
            .replace(NODE, " cites=bob:recoil.1", "")
            .finds(&["content-it/dba/recoil.md:7:1: no-cites: `dba/recoil/one` cites no source item: add cites=…"]);
        Little::new()
            .replace(NODE, " cites=bob:recoil.1", "")
            .attributes("kind=lesson")
            .finds(&[]);
        let five = "cites=bob:recoil.1,bob:recoil.2,bob:recoil.3,qrs:recoil.1,qrs:recoil.2";
        Little::new().replace(NODE, "cites=bob:recoil.1", five).finds(&[
            "content-it/dba/recoil.md:7:1: many-cites: `dba/recoil/one` cites 5 items: one node answers one question; split it, or give each claim its own cites (#loses #few #good #bad has none)",
        ]);
        let mut own = Little::new().replace(NODE, "cites=bob:recoil.1", five);
        for anchor in ["loses", "few", "good", "bad"] {
            own = own.replace(
                NODE,
                &format!("{{#{anchor}}}"),
                &format!("{{#{anchor} cites=bob:recoil.1}}"),
            );
        }
        own.finds(&[]);
    }

    #[test]
    fn coverage_is_counted_by_section_and_said_plainly() {
        let (library, problems) = Little::new().load();
        assert_eq!(problems, []);
        let subject = Little::subject(&library);
        let shown = coverage(&subject).to_string();
        for line in [
            "bob recoil      3     2     2        –  –",
            "bob  it 2/3  en 2/3  excused 0",
            "all  it 2/5  en 2/5  excused 0",
            "Not covered yet: 3 of 5 items: bob: recoil (1 of 3); qrs: recoil.",
            "1 chapters, 2 nodes (0 disputes, 0 lessons), 4 claims, 3 examples (0 pending), 0 questions, 0 scenes",
            "1 of 3 verdicts of examples are undetermined (33 %)",
        ] {
            assert!(
                shown.lines().any(|shown| shown == line),
                "wanted {line}\ngot\n{shown}"
            );
        }
    }
}
