//! History: what was accepted, what has changed since, and which translation lags behind.

use std::collections::BTreeSet;

use super::{Finder, Subject};
use crate::lang::Lang;
use crate::library::fingerprint;
use crate::problem::Place;

/// An id is never reused and never disappears: a published id must redirect permanently.
pub(super) fn lost(subject: &Subject<'_>, finder: &mut Finder) {
    let library = subject.library;
    let nodes: BTreeSet<_> = library
        .history
        .revisions()
        .iter()
        .map(|revision| &revision.node)
        .collect();
    for id in nodes {
        if library.content.get(id).is_none() && library.redirect(id).is_none() {
            finder.problem(
                &Place::new("index/revisions.tsv", 1, 1),
                format!("`{id}` was published and is gone: keep it with superseded=…, or name it in supersedes=… of its heir"),
            );
        }
    }
}

pub(super) fn stale(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for lang in Lang::ALL
            .into_iter()
            .filter(|lang| subject.library.history.is_stale(&node.id, *lang))
        {
            let history = &subject.library.history;
            let (here, there) = (
                history.number(&node.id, lang),
                history.number(&node.id, lang.other()),
            );
            let sentences: String = history
                .ahead(&node.id, lang)
                .iter()
                .map(|(anchor, _)| format!(" #{anchor}"))
                .collect();
            let sentences = if sentences.is_empty() {
                sentences
            } else {
                format!(" (sentences{sentences})")
            };
            finder.note(
                &node.text[lang].place,
                format!("`{}` is at revision {here}, its twin in {} at {there}{sentences}: translate, or accept with --twin-unchanged", node.id, lang.other()),
            );
        }
    }
}

pub(super) fn unaccepted(subject: &Subject<'_>, finder: &mut Finder) {
    for node in &subject.library.content.nodes {
        for lang in Lang::ALL {
            let latest = subject.library.history.latest(&node.id, lang);
            if latest.is_none_or(|latest| {
                latest.fingerprint != fingerprint(&subject.library.wording(node, lang))
            }) {
                let what = if latest.is_some() {
                    "changed since it was accepted"
                } else {
                    "was never accepted"
                };
                finder.note(
                    &node.text[lang].place,
                    format!(
                        "`{}` ({lang}) {what}: run `cavillo audit --accept`",
                        node.id
                    ),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::audit::little::Little;

    #[test]
    fn a_published_node_never_vanishes() {
        let row = "dba/recoil/gone\tit\t1\t2026-11-21\t00\t\t\n";
        Little::new().append("index/revisions.tsv", row).finds(&[
            "index/revisions.tsv:1:1: lost-node: `dba/recoil/gone` was published and is gone: keep it with superseded=…, or name it in supersedes=… of its heir",
        ]);
        Little::new()
            .append("index/revisions.tsv", row)
            .attributes("supersedes=dba/recoil/gone")
            .finds(&[]);
    }

    #[test]
    fn changes_and_lagging_translations_are_noted() {
        Little::new().accepted().notes(&[]);
        let changed = || {
            Little::new()
                .accepted()
                .replace("content-it/dba/recoil.md", "Chi perde", "Chi vince")
        };
        changed().notes(&["content-it/dba/recoil.md:7:1: note: unaccepted: `dba/recoil/one` (it) changed since it was accepted: run `cavillo audit --accept`"]);
        changed().accepted().notes(&[
            "content-en/dba/recoil.md:7:1: note: stale: `dba/recoil/one` is at revision 1, its twin in it at 2 (sentences #loses): translate, or accept with --twin-unchanged",
        ]);
        Little::new().notes(&[
            "content-en/dba/recoil.md:7:1: note: unaccepted: `dba/recoil/one` (en) was never accepted: run `cavillo audit --accept`",
            "content-en/dba/recoil.md:32:1: note: unaccepted: `dba/recoil/two` (en) was never accepted: run `cavillo audit --accept`",
            "content-it/dba/recoil.md:7:1: note: unaccepted: `dba/recoil/one` (it) was never accepted: run `cavillo audit --accept`",
            "content-it/dba/recoil.md:32:1: note: unaccepted: `dba/recoil/two` (it) was never accepted: run `cavillo audit --accept`",
        ]);
    }
}
