//! Checks and tables compared with the rulings: each needs a node, an example, sources, and a claim for
//! everything it may quote.

use std::collections::{BTreeMap, BTreeSet};

use super::{Finder, Subject, check_place, table_place};
use crate::check::{Check, PointKind};
use crate::id::{ClaimId, DottedId, SourceKey, is_slug};
use crate::kit::tables::Origin;
use crate::lang::Lang;
use crate::library::Library;

/// Rules for the whole registry.
pub(super) fn registry(subject: &Subject<'_>, finder: &mut Finder) {
    let mut ids: BTreeSet<&str> = BTreeSet::new();
    for (id, place) in subject
        .checks
        .iter()
        .map(|c| (c.id, check_place(c)))
        .chain(subject.tables.iter().map(|t| (t.id, table_place(t))))
    {
        if id.parse::<DottedId>().is_err() {
            finder.problem(
                &place,
                format!("`{id}` is no id of a check or table: expected system.name"),
            );
        }
        if !ids.insert(id) {
            finder.problem(&place, format!("`{id}` names two checks or tables"));
        }
    }
    for check in &subject.checks {
        let place = check_place(check);
        let mut names: BTreeSet<&str> = BTreeSet::new();
        let points = check.points.iter().map(|point| ("point", point.id));
        let readings = check.readings().map(|(_, reading)| ("reading", reading.id));
        for (what, name) in points.chain(readings) {
            if !is_slug(name) || !names.insert(name) {
                finder.problem(
                    &place,
                    format!(
                        "{}: the {what} `{name}` is not kebab-case, or stands twice",
                        check.id
                    ),
                );
            }
        }
        for part in check
            .parts
            .iter()
            .filter(|part| **part == check.id || subject.check(part).is_none())
        {
            finder.problem(
                &place,
                format!("{} is made of `{part}`, which is no other check", check.id),
            );
        }
        let mut codes: BTreeSet<&str> = BTreeSet::new();
        for violation in check
            .violations
            .iter()
            .filter(|violation| !is_slug(violation.code) || !codes.insert(violation.code))
        {
            finder.problem(
                &place,
                format!(
                    "{}: the violation `{}` is not kebab-case, or stands twice",
                    check.id, violation.code
                ),
            );
        }
        for point in check.points.iter().filter(|point| {
            point.readings.len() < 2
                || point
                    .readings
                    .iter()
                    .filter(|reading| reading.default)
                    .count()
                    > 1
        }) {
            finder.problem(
                &place,
                format!(
                    "{}: the point `{}` needs two readings or more, and one default at most",
                    check.id, point.id
                ),
            );
        }
    }
}

pub(super) fn without_node(subject: &Subject<'_>, finder: &mut Finder) {
    for check in subject
        .checks
        .iter()
        .filter(|check| subject.library.of_check(check.id).next().is_none())
    {
        finder.problem(
            &check_place(check),
            format!("no node names {} in `checks`", check.id),
        );
    }
}

pub(super) fn without_example(subject: &Subject<'_>, finder: &mut Finder) {
    for check in &subject.checks {
        if !subject.runs.iter().any(|run| run.check.id == check.id) {
            finder.problem(
                &check_place(check),
                format!("{} has no worked example", check.id),
            );
        }
    }
}

pub(super) fn claims(subject: &Subject<'_>, finder: &mut Finder) {
    let mut quoted: BTreeMap<&str, Vec<&Check>> = BTreeMap::new();
    for check in &subject.checks {
        for claim in check.claims {
            quoted.entry(claim).or_default().push(check);
        }
    }
    // Reported once, even if several checks quote it.
    for (claim, checks) in quoted {
        if let Some(fault) = missing(subject.library, claim) {
            let names: Vec<&str> = checks.iter().map(|check| check.id).collect();
            finder.problem(
                &check_place(checks[0]),
                format!("{} may quote `{claim}`, {fault}", names.join(", ")),
            );
        }
    }
}

/// Fault of a claim's id, if it has one.
fn missing(library: &Library, claim: &str) -> Option<String> {
    if let Err(error) = claim.parse::<ClaimId>() {
        return Some(error.to_string());
    }
    let without: Vec<&str> = Lang::ALL
        .into_iter()
        .filter(|lang| library.claim(claim, *lang).is_none())
        .map(Lang::code)
        .collect();
    (!without.is_empty()).then(|| format!("which does not exist ({})", without.join(", ")))
}

pub(super) fn unlinked(subject: &Subject<'_>, finder: &mut Finder) {
    for check in &subject.checks {
        // A claim executed by a part belongs to the part, and so does the heading attribute.
        let parts: Vec<&&Check> = subject
            .checks
            .iter()
            .filter(|part| check.parts.contains(&part.id))
            .collect();
        let theirs: BTreeSet<&str> = parts.iter().flat_map(|part| part.claims).copied().collect();
        let nodes: BTreeSet<_> = check
            .claims
            .iter()
            .filter(|claim| !theirs.contains(*claim))
            .filter_map(|claim| claim.parse::<ClaimId>().ok())
            .map(|claim| claim.node)
            .collect();
        for node in nodes
            .iter()
            .filter_map(|id| subject.library.content.get(id))
        {
            if !node
                .attributes
                .checks
                .iter()
                .any(|id| id.as_str() == check.id)
            {
                finder.note(
                    &node.text.it.place,
                    format!(
                        "{} quotes `{}`, whose heading does not name it: add checks={}",
                        check.id, node.id, check.id
                    ),
                );
            }
        }
    }
}

pub(super) fn violations(subject: &Subject<'_>, finder: &mut Finder) {
    for check in &subject.checks {
        for violation in check.violations {
            declared(
                subject.library,
                check,
                &format!("the violation `{}`", violation.code),
                violation.claim,
                finder,
            );
        }
    }
}

pub(super) fn readings(subject: &Subject<'_>, finder: &mut Finder) {
    for check in &subject.checks {
        for (_, reading) in check.readings() {
            declared(
                subject.library,
                check,
                &format!("the reading `{}`", reading.id),
                reading.claim,
                finder,
            );
        }
    }
}

/// A missing claim is reported once, by the rule for declared claims.
fn declared(library: &Library, check: &Check, what: &str, claim: &str, finder: &mut Finder) {
    if !check.claims.contains(&claim) {
        let fault = missing(library, claim)
            .map(|fault| format!(", {fault}"))
            .unwrap_or_default();
        finder.problem(
            &check_place(check),
            format!(
                "{}: {what} rests on `{claim}`, which the check does not declare{fault}",
                check.id
            ),
        );
    }
}

pub(super) fn idle_readings(subject: &Subject<'_>, finder: &mut Finder) {
    for check in &subject.checks {
        for (point, reading) in check.readings() {
            // Several checks may ask the same open point; an example of any of them shows the reading.
            let asks = |other: &Check| {
                other.system() == check.system()
                    && other.points.iter().any(|own| own.id == point.id)
            };
            let exercised = subject
                .runs
                .iter()
                .filter(|run| asks(run.check))
                .any(|run| {
                    let named = run
                        .example
                        .expected
                        .undetermined
                        .iter()
                        .any(|id| id == reading.id);
                    let shown = run.verdict().is_some_and(|verdict| {
                        // A conflict is followed without agreement; the example must show the reading that
                        // is not followed.
                        let followed = point.kind == PointKind::Conflict
                            && point
                                .readings
                                .first()
                                .is_some_and(|first| first.id == reading.id);
                        verdict.agreed.iter().any(|id| id == reading.id)
                            || verdict
                                .alternatives
                                .iter()
                                .any(|other| other.reading == reading.id)
                            || (followed
                                && verdict
                                    .flags
                                    .iter()
                                    .any(|flag| flag.strip_prefix("conflict:") == Some(point.id)))
                    });
                    named || shown
                });
            if !exercised {
                finder.problem(
                    &check_place(check),
                    format!(
                        "{}: no example exercises the reading `{}` of `{}`: name it in `undetermined`, or use it in `agreed`",
                        check.id, reading.id, point.id
                    ),
                );
            }
        }
    }
}

pub(super) fn table_sources(subject: &Subject<'_>, finder: &mut Finder) {
    for table in &subject.tables {
        let place = table_place(table);
        match &table.origin {
            Origin::Documents([]) => {
                finder.problem(&place, format!("{} names no source item", table.id))
            }
            Origin::Documents(_) => {}
            Origin::Outside {
                flag,
                reference,
                confidence,
            } => {
                if !flag.starts_with("outside:")
                    || reference.trim().is_empty()
                    || confidence.trim().is_empty()
                {
                    finder.problem(&place, format!("{} comes from outside: expected a flag outside:…, a reference and a confidence", table.id));
                }
            }
        }
        let documents = if let Origin::Documents(keys) = table.origin {
            keys
        } else {
            &[]
        };
        for key in documents
            .iter()
            .chain(table.stated.iter().flat_map(|stated| stated.keys))
        {
            if key
                .parse::<SourceKey>()
                .ok()
                .and_then(|key| subject.library.manifest.get(&key))
                .is_none()
            {
                finder.problem(
                    &place,
                    format!(
                        "{} names the source `{key}`, which is not in the manifest",
                        table.id
                    ),
                );
            }
        }
    }
}

pub(super) fn table_cells(subject: &Subject<'_>, finder: &mut Finder) {
    for table in &subject.tables {
        for fault in table.faults() {
            finder.problem(&table_place(table), fault);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::audit::little::{Little, NODE, TABLE, TOY, broken};
    use crate::check::Check;
    use crate::kit::tables::{Cell, Origin, Stated, Table};

    #[test]
    fn a_check_that_no_node_names_and_no_example_runs() {
        Little::new()
            .replace(NODE, " checks=toy.rule", "")
            .finds(&["crates/rules/src/systems/toy/rule.rs:1:1: check-without-node: no node names toy.rule in `checks`"]);
        Little::new().checks(vec![&TOY, &broken::OTHER]).finds(&[
            "crates/rules/src/systems/toy/other.rs:1:1: check-without-example: toy.other has no worked example",
            "crates/rules/src/systems/toy/other.rs:1:1: check-without-node: no node names toy.other in `checks`",
        ]);
    }

    #[test]
    fn claims_that_do_not_exist_in_a_language() {
        Little::new().replace("content-en/dba/recoil.md", "{#few}", "").replace(NODE, "because dba/recoil/one#few\n", "").finds(&[
            "content-en/dba/recoil.md:7:1: twin-anchors: `dba/recoil/one`: anchors differ from the Italian twin: bad,good,loses here, bad,few,good,loses there",
            "crates/rules/src/systems/toy/rule.rs:1:1: check-claim: toy.rule may quote `dba/recoil/one#few`, which does not exist (en)",
        ]);
    }

    #[test]
    fn a_quoted_node_that_does_not_name_its_check() {
        Little::new().accepted().replace(NODE, " checks=toy.rule", "").two_attributes("checks=toy.rule").notes(&[
            "content-it/dba/recoil.md:7:1: note: unlinked-check: toy.rule quotes `dba/recoil/one`, whose heading does not name it: add checks=toy.rule",
        ]);
    }

    #[test]
    fn what_a_part_executes_is_linked_to_the_part() {
        // The check that combines the other quotes the same claims; the heading names only the
        // part.
        let unlinked = |checks| {
            let notes = Little::new().accepted().checks(checks).found(true);
            notes
                .into_iter()
                .filter(|note| note.contains("unlinked-check"))
                .collect::<Vec<_>>()
        };
        assert_eq!(unlinked(vec![&TOY, &broken::MADE]), Vec::<String>::new());
        // Without its part in the registry it must satisfy the rule itself.
        let alone = unlinked(vec![&broken::MADE]);
        assert!(
            alone.len() == 1 && alone[0].contains("toy.made quotes `dba/recoil/one`"),
            "{alone:?}"
        );
        let problems = Little::new().checks(vec![&broken::MADE]).found(false);
        assert!(
            problems.iter().any(|problem| problem
                .ends_with("registry: toy.made is made of `toy.rule`, which is no other check")),
            "{problems:?}"
        );
    }

    #[test]
    fn violations_and_readings_rest_on_declared_claims() {
        static BROKEN: Check = Check::of::<broken::Undeclared>();
        Little::new().checks(vec![&BROKEN]).finds(&[
            "crates/rules/src/systems/toy/rule.rs:1:1: reading-claim: toy.rule: the reading `tie-good` rests on `dba/recoil/one#good`, which the check does not declare",
            "crates/rules/src/systems/toy/rule.rs:1:1: registry: toy.rule: the violation `Too` is not kebab-case, or stands twice",
            "crates/rules/src/systems/toy/rule.rs:1:1: violation-claim: toy.rule: the violation `Too` rests on `dba/recoil/none#none`, which the check does not declare, which does not exist (it, en)",
        ]);
    }

    #[test]
    fn a_reading_that_no_example_exercises() {
        Little::new().replace(NODE, "undetermined tie-good,tie-bad", "agreed = [\"tie-bad\"]\nout.legal = false").finds(&[
            "crates/rules/src/systems/toy/rule.rs:1:1: idle-reading: toy.rule: no example exercises the reading `tie-good` of `tie`: name it in `undetermined`, or use it in `agreed`",
        ]);
    }

    #[test]
    fn tables_without_source_or_with_holes() {
        static NOWHERE: Table = Table {
            origin: Origin::Documents(&[]),
            id: "toy.nowhere",
            ..TABLE
        };
        static WRONG: Table = Table {
            origin: Origin::Documents(&["bob:recoil.77"]),
            id: "toy.wrong",
            ..TABLE
        };
        static VAGUE: Table = Table {
            origin: Origin::Outside {
                flag: "outside:x",
                reference: "",
                confidence: "good",
            },
            id: "toy.vague",
            ..TABLE
        };
        static STATED: Table = Table {
            origin: Origin::Outside {
                flag: "outside:x",
                reference: "r",
                confidence: "c",
            },
            stated: &[Stated {
                row: "small",
                column: "mm",
                keys: &["bob:recoil.78"],
            }],
            id: "toy.stated",
            ..TABLE
        };
        static RAGGED: Table = Table {
            cells: &[&[Cell::Number(1)], &[]],
            id: "toy.ragged",
            ..TABLE
        };
        Little::new().tables(vec![&NOWHERE, &WRONG, &VAGUE, &STATED, &RAGGED, &RAGGED]).finds(&[
            "crates/rules/src/systems/toy/tables.rs:1:1: registry: `toy.ragged` names two checks or tables",
            "crates/rules/src/systems/toy/tables.rs:1:1: table-cells: toy.ragged: row large has 0 cells for 1 columns",
            "crates/rules/src/systems/toy/tables.rs:1:1: table-source: toy.nowhere names no source item",
            "crates/rules/src/systems/toy/tables.rs:1:1: table-source: toy.stated names the source `bob:recoil.78`, which is not in the manifest",
            "crates/rules/src/systems/toy/tables.rs:1:1: table-source: toy.vague comes from outside: expected a flag outside:…, a reference and a confidence",
            "crates/rules/src/systems/toy/tables.rs:1:1: table-source: toy.wrong names the source `bob:recoil.77`, which is not in the manifest",
        ]);
    }
}
