//! References that must exist: links, related nodes, checks, tables, cites.

use super::{Finder, Subject, did_you_mean};
use crate::id::{Id, SourceKey};
use crate::lang::Lang;
use crate::library::Heading;
use crate::problem::Place;

/// Links inside texts.
pub(super) fn links(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for (_, text) in node.text.iter() {
            for (id, place) in &text.links {
                if !leads(subject, id) {
                    let near = subject
                        .library
                        .find(&id.to_string())
                        .err()
                        .map(|lost| lost.near)
                        .unwrap_or_default();
                    finder.problem(
                        place,
                        format!(
                            "`{id}` leads nowhere{}",
                            did_you_mean(&id.to_string(), near.iter().map(String::as_str))
                        ),
                    );
                }
            }
        }
    }
}

fn leads(subject: &Subject<'_>, id: &Id) -> bool {
    match id {
        Id::Dotted(id) => {
            subject.check(id.as_str()).is_some() || subject.table(id.as_str()).is_some()
        }
        Id::Node(id) => {
            subject.library.content.get(id).is_some() || subject.library.redirect(id).is_some()
        }
        _ => subject.library.find(&id.to_string()).is_ok(),
    }
}

/// `related=`.
pub(super) fn related(subject: &Subject<'_>, finder: &mut Finder) {
    let content = &subject.library.content;
    for node in &content.nodes {
        for id in node
            .attributes
            .related
            .iter()
            .filter(|id| content.get(id).is_none())
        {
            let near = did_you_mean(
                id.as_str(),
                content.nodes.iter().map(|node| node.id.as_str()),
            );
            finder.problem(
                &node.text.it.place,
                format!("`related` names `{id}`, which does not exist{near}"),
            );
        }
    }
}

/// `checks=`.
pub(super) fn checks(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for id in node
            .attributes
            .checks
            .iter()
            .filter(|id| subject.check(id.as_str()).is_none())
        {
            if node
                .examples
                .iter()
                .any(|example| example.pending && example.check == *id)
            {
                continue;
            }
            let near = did_you_mean(id.as_str(), subject.checks.iter().map(|check| check.id));
            finder.problem(
                &node.text.it.place,
                format!("`checks` names `{id}`, which does not exist{near}: leave it out, or give the node an example with pending={id}"),
            );
        }
    }
}

/// `superseded=` and `supersedes=`.
pub(super) fn superseded(subject: &Subject<'_>, finder: &mut Finder) {
    let content = &subject.library.content;
    for node in &content.nodes {
        if let Some(id) = &node.attributes.superseded
            && (content.get(id).is_none() || *id == node.id)
        {
            let near = did_you_mean(
                id.as_str(),
                content.nodes.iter().map(|node| node.id.as_str()),
            );
            finder.problem(
                &node.text.it.place,
                format!("`superseded` names `{id}`, which is no other node{near}"),
            );
        }
        for id in &node.attributes.supersedes {
            if content
                .get(id)
                .is_some_and(|old| old.attributes.superseded.as_ref() != Some(&node.id))
            {
                finder.problem(&node.text.it.place, format!("`supersedes` names `{id}`, which still exists: mark it superseded={} or take it out", node.id));
            }
        }
    }
}

/// `table` fences.
pub(super) fn tables(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for (_, text) in node.text.iter() {
            for (id, place) in text
                .tables
                .iter()
                .filter(|(id, _)| subject.table(id.as_str()).is_none())
            {
                finder.problem(
                    place,
                    format!(
                        "there is no table `{id}`{}",
                        did_you_mean(id.as_str(), subject.tables.iter().map(|table| table.id))
                    ),
                );
            }
        }
    }
}

/// `cites=` of nodes and claims, `from` of examples and scenes.
pub(super) fn cites(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for key in &node.attributes.cites {
            cite(subject, key, &node.text.it.place, finder);
        }
        for claim in Lang::ALL.iter().flat_map(|lang| &node.text[*lang].claims) {
            for key in &claim.cites {
                cite(subject, key, &claim.place, finder);
            }
        }
        for scene in &node.scenes {
            if let Some(key) = &scene.from {
                cite(subject, key, &scene.place, finder);
            }
        }
        for example in &node.examples {
            if let Some(key) = &example.from {
                cite(subject, key, &example.place, finder);
            }
        }
    }
}

fn cite(subject: &Subject<'_>, key: &SourceKey, place: &Place, finder: &mut Finder) {
    let manifest = &subject.library.manifest;
    if manifest.get(key).is_none() {
        let near = did_you_mean(
            key.as_str(),
            manifest.items().iter().map(|item| item.key.as_str()),
        );
        finder.problem(place, format!("`{key}` is not in the manifest{near}"));
    }
}

/// `cites` of concepts.
pub(super) fn lexicon_cites(subject: &Subject<'_>, finder: &mut Finder) {
    for concept in subject.library.lexicon.concepts() {
        for key in &concept.cites {
            cite(subject, key, &super::lexicon::place(concept), finder);
        }
    }
}

/// Claims and rulings on a quick-reference sheet that do not exist.
pub(super) fn sheets(subject: &Subject<'_>, finder: &mut Finder) {
    let library = subject.library;
    for block in library
        .sheets
        .iter()
        .flat_map(|sheet| sheet.pages.iter().flatten())
    {
        if let Heading::Node(id) = &block.heading
            && library.content.get(id).is_none()
        {
            finder.problem(
                &block.place,
                format!("the sheet is headed by `{id}`, which does not exist"),
            );
        }
        for id in block
            .claims
            .iter()
            .filter(|id| library.content.claim(id, Lang::It).is_none())
        {
            finder.problem(
                &block.place,
                format!("the sheet prints `{id}`, which does not exist"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::audit::little::{Little, NODE};

    #[test]
    fn a_link_that_leads_nowhere() {
        Little::new().body("See [this](dba/recoil/twoo).\n").finds(&[
            "content-en/dba/recoil.md:11:5: dangling-link: `dba/recoil/twoo` leads nowhere (did you mean `dba/recoil/two` or `dba/recoil/one`?)",
            "content-it/dba/recoil.md:11:5: dangling-link: `dba/recoil/twoo` leads nowhere (did you mean `dba/recoil/two` or `dba/recoil/one`?)",
        ]);
        Little::new().body("See [this](term:none), [this](bob:recoil.99), [this](toy.none), [this](dba/recoil/one#none).\n").finds_codes(&["dangling-link"; 8]);
        Little::new().body("See [this](term:recoil), [this](bob:recoil.2), [this](toy.rule), [this](dba/recoil/one#loses).\n").finds(&[]);
    }

    #[test]
    fn a_sheet_prints_what_exists() {
        let sheet = |rest: &str| {
            Little::new().append(
                "index/sheets.toml",
                &format!("[[dba.page]]\n[[dba.page.block]]\n{rest}\n"),
            )
        };
        sheet("section = \"recoil\"\nclaims = [\"dba/recoil/one#loses\"]").finds(&[]);
        sheet("section = \"recoil\"\nclaims = [\"dba/recoil/one#wins\"]")
            .finds(&["index/sheets.toml:4:12: sheet-claim: the sheet prints `dba/recoil/one#wins`, which does not exist"]);
        sheet("node = \"dba/recoil/three\"").finds(&["index/sheets.toml:3:9: sheet-claim: the sheet is headed by `dba/recoil/three`, which does not exist"]);
        sheet("section = \"recoils\"").finds_codes(&["sheet"]);
    }

    #[test]
    fn attributes_that_name_nothing() {
        Little::new().attributes("related=dba/recoil/none").finds(&[
            "content-it/dba/recoil.md:7:1: dangling-related: `related` names `dba/recoil/none`, which does not exist (did you mean `dba/recoil/one` or `dba/recoil/two`?)",
        ]);
        Little::new().attributes("checks=toy.rule,toy.rulee").finds(&[
            "content-it/dba/recoil.md:7:1: dangling-check: `checks` names `toy.rulee`, which does not exist (did you mean `toy.rule`?): leave it out, or give the node an example with pending=toy.rulee",
        ]);
        Little::new()
            .attributes("checks=toy.rule,toy.later")
            .body("```example toy.later pending=toy.later\nn = 1\nout.n = 1\n```\n")
            .finds(&[]);
        Little::new()
            .attributes("superseded=dba/recoil/gone")
            .finds(&["content-it/dba/recoil.md:7:1: dangling-superseded: `superseded` names `dba/recoil/gone`, which is no other node (did you mean `dba/recoil/one` or `dba/recoil/two`?)"]);
        Little::new().attributes("supersedes=dba/recoil/two").finds(&[
            "content-it/dba/recoil.md:7:1: dangling-superseded: `supersedes` names `dba/recoil/two`, which still exists: mark it superseded=dba/recoil/one or take it out",
        ]);
    }

    #[test]
    fn a_table_that_does_not_exist() {
        Little::new().body("```table\ntoy.tabel\n```\n").finds(&[
            "content-en/dba/recoil.md:12:1: dangling-table: there is no table `toy.tabel` (did you mean `toy.table`?)",
            "content-it/dba/recoil.md:12:1: dangling-table: there is no table `toy.tabel` (did you mean `toy.table`?)",
        ]);
    }

    #[test]
    fn cites_of_items_that_do_not_exist() {
        Little::new().replace(NODE, "cites=bob:recoil.1", "cites=bob:recoil.1,bob:recoil.9").finds(&[
            "content-it/dba/recoil.md:7:1: dangling-cite: `bob:recoil.9` is not in the manifest (did you mean `bob:recoil.1` or `bob:recoil.2` or `bob:recoil.3`?)",
        ]);
        Little::new().body("Claim. {#more cites=qrs:nothing.77}\n").finds(&[
            "content-en/dba/recoil.md:11:8: dangling-cite: `qrs:nothing.77` is not in the manifest",
            "content-it/dba/recoil.md:11:8: dangling-cite: `qrs:nothing.77` is not in the manifest",
        ]);
        Little::new()
            .replace("index/lexicon.toml", "[\"bob:recoil.1\"]", "[\"qrs:nothing.77\"]")
            .finds(&["index/lexicon.toml:1:1: dangling-lexicon-cite: `qrs:nothing.77` is not in the manifest"]);
    }

    #[test]
    fn twins_are_built_of_the_same_blocks() {
        Little::new().append("content-en/dba/recoil.md", "\nOne more.\n").finds(&[
            "content-en/dba/recoil.md:32:1: twin-blocks: `dba/recoil/two`: blocks differ from the Italian twin: paragraph, paragraph here, paragraph there",
        ]);
    }
}
