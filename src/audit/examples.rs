//! Worked examples: the rulings are the tests. Each example is run once and compared in both directions.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Map, Value};

use super::{Finder, Subject, did_you_mean};
use crate::check::{Check, Fault, FaultKind, FindingKind, Verdict};
use crate::content::{Example, Node, equal};
use crate::kit::tables::Tables;
use crate::lang::Lang;
use crate::library::Library;

/// One example and its outcome.
#[derive(Debug)]
pub struct Run<'l> {
    pub node: &'l Node,
    pub example: &'l Example,
    pub check: &'static Check,
    pub outcome: Outcome,
}

/// Outcome of running an example.
#[derive(Debug)]
pub enum Outcome {
    Verdict(Box<Verdict>),
    Refused(Vec<Fault>),
    /// The check violated its own declaration; the panic message.
    Panicked(String),
}

impl Run<'_> {
    pub fn verdict(&self) -> Option<&Verdict> {
        match &self.outcome {
            Outcome::Verdict(verdict) => Some(verdict),
            _ => None,
        }
    }
}

/// Runs every example whose check exists, with the printed tables: an operator's own figures do not concern
/// the authors.
pub(super) fn run<'l>(library: &'l Library, checks: &[&'static Check]) -> Vec<Run<'l>> {
    let tables = Tables::default();
    let mut runs = Vec::new();
    for node in &library.content.nodes {
        for example in &node.examples {
            let Some(check) = checks
                .iter()
                .copied()
                .find(|check| check.id == example.check.as_str())
            else {
                continue;
            };
            runs.push(Run {
                node,
                example,
                check,
                outcome: judged(check, &tables, &example.input),
            });
        }
    }
    runs
}

/// Outcome of a check for an input. An input that violates the check's declaration panics in development
/// builds; the rest of the audit continues.
pub(super) fn judged(check: &Check, tables: &Tables, input: &Map<String, Value>) -> Outcome {
    match catch_unwind(AssertUnwindSafe(|| check.judge(tables, input))) {
        Ok(Ok(verdict)) => Outcome::Verdict(Box::new(verdict)),
        Ok(Err(faults)) => Outcome::Refused(faults),
        Err(panic) => Outcome::Panicked(
            panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
                .unwrap_or_default(),
        ),
    }
}

/// Faults of a refused input, in one line.
pub(super) fn refused(faults: &[Fault]) -> String {
    let faults: Vec<String> = faults
        .iter()
        .map(|fault| {
            // For names of fields, only the most similar are listed.
            let word = if fault.kind == FaultKind::UnknownField {
                "try"
            } else {
                "accepted"
            };
            let accepted = if fault.accepted.is_empty() {
                String::new()
            } else {
                format!(", {word}: {}", fault.accepted.join(" "))
            };
            format!(
                "{} = {} is {}{accepted}",
                fault.path,
                fault.given,
                fault.kind.code()
            )
        })
        .collect();
    format!("the input is refused: {}", faults.join("; "))
}

pub(super) fn known(subject: &Subject<'_>, finder: &mut Finder) {
    for example in subject
        .library
        .content
        .nodes
        .iter()
        .flat_map(|node| &node.examples)
    {
        let id = example.check.as_str();
        if !example.pending && subject.check(id).is_none() {
            let near = did_you_mean(id, subject.checks.iter().map(|check| check.id));
            finder.problem(&example.place, format!("there is no check `{id}`{near}: until there is, write `example {id} pending={id}`"));
        }
    }
}

pub(super) fn pending(subject: &Subject<'_>, finder: &mut Finder) {
    for example in subject
        .library
        .content
        .nodes
        .iter()
        .flat_map(|node| &node.examples)
    {
        let id = example.check.as_str();
        if example.pending && subject.check(id).is_some() {
            finder.problem(
                &example.place,
                format!("`{id}` exists: take out pending={id}"),
            );
        }
    }
}

pub(super) fn claims(subject: &Subject<'_>, finder: &mut Finder) {
    let content = &subject.library.content;
    for example in content.nodes.iter().flat_map(|node| &node.examples) {
        for claim in &example.expected.because {
            let without: Vec<&str> = Lang::ALL
                .into_iter()
                .filter(|lang| content.claim(claim, *lang).is_none())
                .map(Lang::code)
                .collect();
            if !without.is_empty() {
                let names: Vec<String> = content
                    .nodes
                    .iter()
                    .flat_map(Node::claim_ids)
                    .filter(|id| id != claim)
                    .map(|id| id.to_string())
                    .collect();
                let near = did_you_mean(&claim.to_string(), names.iter().map(String::as_str));
                finder.problem(
                    &example.place,
                    format!("there is no claim `{claim}` ({}){near}", without.join(", ")),
                );
            }
        }
    }
}

pub(super) fn fails(subject: &Subject<'_>, finder: &mut Finder) {
    for run in subject.runs.iter().filter(|run| !run.example.pending) {
        for text in differences(run) {
            finder.problem(&run.example.place, format!("{}: {text}", run.check.id));
        }
    }
}

/// All differences between an example and its outcome.
fn differences(run: &Run<'_>) -> Vec<String> {
    let expected = &run.example.expected;
    let mut found = Vec::new();
    match &run.outcome {
        Outcome::Panicked(text) => found.push(format!(
            "the check broke its own declaration: {}",
            text.replace('\n', " ")
        )),
        Outcome::Refused(faults) if expected.refused.is_empty() => found.push(refused(faults)),
        Outcome::Refused(faults) => {
            compare(
                "refused paths",
                &expected.refused,
                faults.iter().map(|fault| fault.path.clone()),
                &mut found,
            );
        }
        Outcome::Verdict(verdict) => {
            if !expected.refused.is_empty() {
                found.push(format!(
                    "expected the input to be refused at {}, got {}",
                    expected.refused.join(", "),
                    said(verdict)
                ));
                return found;
            }
            readings(&expected.undetermined, verdict, &mut found);
            values("out", &expected.out, &verdict.values, &mut found);
            if !expected.because.is_empty() {
                let because: Vec<String> =
                    expected.because.iter().map(ToString::to_string).collect();
                compare(
                    "reasons",
                    &because,
                    verdict.reasons.iter().map(|claim| (*claim).to_owned()),
                    &mut found,
                );
            }
        }
    }
    found
}

fn said(verdict: &Verdict) -> String {
    format!(
        "{} `{}` {}",
        verdict.finding.kind.code(),
        verdict.finding.code,
        Value::Object(verdict.values.clone())
    )
}

/// The readings offered, or the silence named.
fn readings(expected: &[String], verdict: &Verdict, found: &mut Vec<String>) {
    // If all readings lead to the finding, they differ on other results.
    let open = verdict.finding.kind == FindingKind::Undetermined || !verdict.readings.is_empty();
    let got: Vec<String> = verdict
        .readings
        .iter()
        .map(|reading| reading.id)
        .chain(verdict.missing)
        .map(str::to_owned)
        .collect();
    match (expected.is_empty(), open) {
        (true, false) => {}
        (true, true) if verdict.finding.kind != FindingKind::Undetermined => {}
        (true, true) => found.push(format!("the verdict is undetermined: write `undetermined {}`, or agree on one with agreed = [\"…\"]", got.join(","))),
        (false, false) => found.push(format!("expected undetermined {}, got {}", expected.join(","), said(verdict))),
        (false, true) => compare("readings", expected, got, found),
    }
}

/// Compares the expected fields, including nested groups; fields that are not listed may have any value.
fn values(
    path: &str,
    expected: &Map<String, Value>,
    got: &Map<String, Value>,
    found: &mut Vec<String>,
) {
    for (name, want) in expected {
        let path = format!("{path}.{name}");
        match (want, got.get(name)) {
            (_, None) => {
                let near = did_you_mean(name, got.keys().map(String::as_str));
                found.push(format!(
                    "there is no {path}{near}: fields are {}",
                    got.keys().map(String::as_str).collect::<Vec<_>>().join(" ")
                ));
            }
            (Value::Object(want), Some(Value::Object(got))) => values(&path, want, got, found),
            (want, Some(got)) if !equal(want, got) => {
                found.push(format!("expected {path} = {want}, got {got}"))
            }
            _ => {}
        }
    }
}

/// Compares two sets of names and reports the extra ones on either side.
fn compare(
    what: &str,
    expected: &[String],
    got: impl IntoIterator<Item = String>,
    found: &mut Vec<String>,
) {
    let (want, got): (BTreeSet<&String>, BTreeSet<String>) =
        (expected.iter().collect(), got.into_iter().collect());
    let missing: Vec<&str> = want
        .iter()
        .filter(|name| !got.contains(**name))
        .map(|name| name.as_str())
        .collect();
    let unlisted: Vec<&str> = got
        .iter()
        .filter(|name| !want.contains(name))
        .map(String::as_str)
        .collect();
    if !missing.is_empty() || !unlisted.is_empty() {
        let say = |label: &str, names: Vec<&str>| {
            if names.is_empty() {
                String::new()
            } else {
                format!("; {label}: {}", names.join(" "))
            }
        };
        found.push(format!(
            "{what} differ{}{}",
            say("expected and not there", missing),
            say("there and not listed", unlisted)
        ));
    }
}

#[cfg(test)]
mod tests {
    use crate::audit::little::Little;

    fn example(text: &str) -> Little {
        Little::new().body(&format!("```example toy.rule\n{text}```\n"))
    }

    #[test]
    fn an_example_of_no_check_and_one_that_need_not_wait() {
        Little::new().body("```example toy.rul\nn = 1\nout.n = 1\n```\n").finds(&[
            "content-it/dba/recoil.md:11:1: example-check: there is no check `toy.rul` (did you mean `toy.rule`?): until there is, write `example toy.rul pending=toy.rul`",
        ]);
        Little::new()
            .body("```example toy.rule pending=toy.rule\nn = 1\nout.n = 1\n```\n")
            .finds(&["content-it/dba/recoil.md:11:1: pending: `toy.rule` exists: take out pending=toy.rule"]);
    }

    #[test]
    fn what_comes_out_is_compared_strictly() {
        example("n = 1\nout.legal = true\nout.n = 1.0\n").finds(&[]);
        let place = "content-it/dba/recoil.md:11:1: example-fails: toy.rule:";
        for (text, want) in [
            ("n = 1\nout.n = 2\n", "expected out.n = 2, got 1"),
            (
                "n = 1\nout.legall = true\n",
                "there is no out.legall (did you mean `legal`?): fields are legal violations n",
            ),
            (
                "n = 9\nout.violations = []\n",
                "expected out.violations = [], got [\"too-many\"]",
            ),
            (
                "n = 9\nout.n = 9\nbecause dba/recoil/one#loses\n",
                "reasons differ; expected and not there: dba/recoil/one#loses; there and not listed: dba/recoil/one#few",
            ),
            (
                "n = 99\nout.n = 9\n",
                "the input is refused: n = 99 is out-of-range, accepted: 0–9",
            ),
            (
                "n = 99\nrefused m\n",
                "refused paths differ; expected and not there: m; there and not listed: n",
            ),
            (
                "n = 1\nrefused n\n",
                "expected the input to be refused at n, got legal `legal` {\"legal\":true,\"violations\":[],\"n\":1}",
            ),
            (
                "n = 5\ntied = true\nout.n = 5\n",
                "the verdict is undetermined: write `undetermined tie-good,tie-bad`, or agree on one with agreed = [\"…\"]",
            ),
            (
                "n = 5\ntied = true\nundetermined tie-good\n",
                "readings differ; there and not listed: tie-bad",
            ),
            (
                "n = 4\nundetermined tie-good\n",
                "expected undetermined tie-good, got legal `legal` {\"legal\":true,\"violations\":[],\"n\":4}",
            ),
        ] {
            example(text).finds(&[&format!("{place} {want}")]);
        }
        example("n = 99\nm = 1\nrefused m\nrefused n\n").finds(&[]);
    }

    #[test]
    fn a_chance_is_the_same_however_it_is_reduced() {
        let same = |a: &str, b: &str| super::equal(&a.into(), &b.into());
        assert!(same("5/18", "10/36") && same("0", "0/6") && same("1", "6/6"));
        assert!(!same("1/2", "2/6") && !same("1/2", "half") && !same("7/6", "1"));
    }

    #[test]
    fn a_check_that_breaks_its_declaration_is_a_problem_and_no_crash() {
        example("n = 8\nout.n = 8\n").finds_starting(&["content-it/dba/recoil.md:11:1: example-fails: toy.rule: the check broke its own declaration: "]);
    }

    #[test]
    fn a_reason_that_does_not_exist() {
        example("n = 1\nout.n = 1\nbecause dba/recoil/one#lose\n").finds_starting(&[
            "content-it/dba/recoil.md:11:1: example-claim: there is no claim `dba/recoil/one#lose` (it, en) (did you mean `dba/recoil/one#loses`",
            "content-it/dba/recoil.md:11:1: example-fails: toy.rule: reasons differ",
        ]);
    }
}
