//! Accepting a wording: every node whose wording changed gets a revision that stores it, so that a reader
//! of an old link can later be told what changed.

use crate::id::NodeId;
use crate::lang::Lang;
use crate::library::{Library, Revision, Written, fingerprint};

/// Options of accepting a state of the content.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Reason for the change, for readers.
    pub note: String,
    /// Only these nodes; all nodes if empty.
    pub only: Vec<NodeId>,
    /// Whether the other language of a changed node needed no change, so that only its number follows.
    pub twin_unchanged: bool,
}

/// A revision that was added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    pub node: NodeId,
    pub lang: Lang,
    pub number: u32,
    /// The previous number; 0 for a first revision.
    pub before: u32,
    /// Whether the wording is unchanged and only the number follows the twin.
    pub unchanged: bool,
}

/// Adds a revision for every node and language whose wording differs from the one last accepted.
///
/// A language that changes takes the next number. One that lags behind its twin takes the twin's number,
/// because it is catching up. If both change together they take the same number.
pub fn accept(library: &mut Library, date: &str, options: &Options) -> Vec<Accepted> {
    let mut accepted = Vec::new();
    for n in 0..library.content.nodes.len() {
        let id = library.content.nodes[n].id.clone();
        if !options.only.is_empty() && !options.only.contains(&id) {
            continue;
        }
        let wordings =
            Lang::ALL.map(|lang| (lang, library.wording(&library.content.nodes[n], lang)));
        let before = Lang::ALL.map(|lang| library.history.number(&id, lang));
        let highest = before.into_iter().max().unwrap_or(0);
        let changed = wordings.each_ref().map(|(lang, wording)| {
            library
                .history
                .latest(&id, *lang)
                .is_none_or(|latest| latest.fingerprint != fingerprint(wording))
        });
        let both = changed.iter().all(|changed| *changed);
        for (k, (lang, wording)) in wordings
            .into_iter()
            .enumerate()
            .filter(|(k, _)| changed[*k])
        {
            let number = if both {
                highest + 1
            } else {
                highest.max(before[k] + 1)
            };
            accepted.push(Accepted {
                node: id.clone(),
                lang,
                number,
                before: before[k],
                unchanged: false,
            });
            library.history.push(Revision {
                node: id.clone(),
                lang,
                number,
                date: date.to_owned(),
                fingerprint: fingerprint(&wording),
                note: options.note.clone(),
                wording: Some(Written::of(&wording)),
            });
        }
        // A twin that has lagged since an earlier day follows only if its node is named.
        if options.twin_unchanged && (changed.contains(&true) || !options.only.is_empty()) {
            let lagging: Vec<Lang> = Lang::ALL
                .into_iter()
                .filter(|lang| library.history.is_stale(&id, *lang))
                .collect();
            for lang in lagging {
                let number = library.history.number(&id, lang.other());
                let Some(latest) = library.history.latest(&id, lang).cloned() else {
                    continue;
                };
                accepted.push(Accepted {
                    node: id.clone(),
                    lang,
                    number,
                    before: latest.number,
                    unchanged: true,
                });
                library.history.push(Revision {
                    number,
                    date: date.to_owned(),
                    note: options.note.clone(),
                    wording: None,
                    ..latest
                });
            }
        }
    }
    accepted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::little::Little;

    fn numbers(library: &Library) -> (u32, u32) {
        let id = "dba/recoil/one".parse().unwrap();
        (
            library.history.number(&id, Lang::It),
            library.history.number(&id, Lang::En),
        )
    }

    fn change(little: Little, lang: &str, from: &str, to: &str) -> Little {
        little.replace(&format!("content-{lang}/dba/recoil.md"), from, to)
    }

    #[test]
    fn numbers_follow_what_changed() {
        let little = Little::new().accepted();
        assert_eq!(numbers(&little.load().0), (1, 1));
        assert_eq!(
            numbers(&Little::new().accepted().accepted().load().0),
            (1, 1),
            "nothing changed"
        );
        let little = change(little, "it", "Chi perde", "Chi vince").accepted();
        assert_eq!(numbers(&little.load().0), (2, 1));
        let little = change(little, "it", "Chi vince", "Chi fugge").accepted();
        assert_eq!(numbers(&little.load().0), (3, 1));
        // One translation catches up with both changes.
        let little = change(little, "en", "Who loses", "Who flees").accepted();
        assert_eq!(numbers(&little.load().0), (3, 3));
        let little = change(
            change(little, "en", "Who flees", "Who runs"),
            "it",
            "Chi fugge",
            "Chi corre",
        )
        .accepted();
        assert_eq!(numbers(&little.load().0), (4, 4));
    }

    #[test]
    fn the_old_wording_is_known_after_a_change() {
        let little = change(Little::new().accepted(), "it", "Chi perde", "Chi vince").accepted();
        let library = little.load().0;
        let id = "dba/recoil/one".parse().unwrap();
        assert_eq!(
            library.history.wording_at(&id, Lang::It, 1).unwrap().answer,
            "Chi perde si ritira."
        );
        assert_eq!(library.history.wording_at(&id, Lang::It, 2), None);
        assert_eq!(
            library
                .wording(library.content.get(&id).unwrap(), Lang::It)
                .answer,
            "Chi vince si ritira."
        );
    }

    #[test]
    fn a_twin_that_needed_no_change_follows() {
        let little = change(Little::new().accepted(), "it", "Chi perde", "Chi vince");
        let mut library = little.load().0;
        let accepted = accept(
            &mut library,
            "2026-11-21",
            &Options {
                twin_unchanged: true,
                ..Options::default()
            },
        );
        assert_eq!(
            accepted
                .iter()
                .map(|a| (a.lang, a.number, a.unchanged))
                .collect::<Vec<_>>(),
            [(Lang::It, 2, false), (Lang::En, 2, true)]
        );
        let (again, problems) = crate::library::History::parse(library.history.to_tsv());
        assert_eq!(
            (problems, again.revisions()),
            (vec![], library.history.revisions())
        );
    }

    #[test]
    fn a_lagging_twin_follows_later_when_it_is_named() {
        let little = change(Little::new().accepted(), "it", "Chi perde", "Chi vince").accepted();
        let mut library = little.load().0;
        let all = Options {
            twin_unchanged: true,
            ..Options::default()
        };
        assert_eq!(
            accept(&mut library, "2026-11-21", &all),
            [],
            "nobody said which"
        );
        let named = Options {
            only: vec!["dba/recoil/one".parse().unwrap()],
            ..all
        };
        assert_eq!(accept(&mut library, "2026-11-21", &named).len(), 1);
        assert_eq!(numbers(&library), (2, 2));
    }
}
