//! The lexicon: a concept that no text names is either useless, or shows that a ruling is missing.

use std::collections::BTreeSet;

use super::{Finder, Subject};
use crate::lang::Lang;
use crate::lexicon::Concept;
use crate::problem::Place;

/// Place in the lexicon at which a concept begins.
pub(super) fn place(concept: &Concept) -> Place {
    Place::new("index/lexicon.toml", concept.line, 1)
}

pub(super) fn idle(subject: &Subject<'_>, finder: &mut Finder) {
    let library = subject.library;
    let mut used: BTreeSet<usize> = BTreeSet::new();
    let mut read = |lang: Lang, text: &str| used.extend(library.lexicon.recognise(lang, text));
    for node in &library.content.nodes {
        for (lang, text) in node.text.iter() {
            for part in [&text.title, &text.answer, &text.plain]
                .into_iter()
                .chain(&text.aliases)
            {
                read(lang, part);
            }
            // A printed table names the concepts of its rows, columns and codes.
            for table in text
                .tables
                .iter()
                .filter_map(|(id, _)| subject.table(id.as_str()))
            {
                for code in table.rows.iter().chain(table.columns).chain(table.words) {
                    read(lang, code);
                }
            }
        }
    }
    for chapter in &library.content.chapters {
        for (lang, text) in chapter.text.iter() {
            read(lang, &text.title);
            read(lang, &text.summary);
        }
    }
    for (n, concept) in library.lexicon.concepts().iter().enumerate() {
        if !used.contains(&n) {
            finder.problem(
                &place(concept),
                format!(
                    "no text names `{}` ({}, {}): use it or take it out",
                    concept.id, concept.names.it.name, concept.names.en.name
                ),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::audit::little::Little;

    #[test]
    fn a_concept_that_nothing_names() {
        let concept = "\n[[concept]]\nid = \"chariot\"\nclass = \"troop\"\nsystems = [\"dba\"]\n[concept.it]\nname = \"Carro\"\nabbr = [\"Hv\"]\ndefinition = \"x\"\n[concept.en]\nname = \"Chariot\"\nabbr = [\"Hv\"]\ndefinition = \"x\"\n";
        let little = || Little::new().append("index/lexicon.toml", concept);
        little().finds(&["index/lexicon.toml:13:1: idle-concept: no text names `chariot` (Carro, Chariot): use it or take it out"]);
        little().body("The Hv.\n").finds(&[]);
        little().body("Aliases: chariot\n").finds(&[]);
        little()
            .body("```table\ntoy.table\n```\n")
            .finds(&["index/lexicon.toml:13:1: idle-concept: no text names `chariot` (Carro, Chariot): use it or take it out"]);
    }
}
