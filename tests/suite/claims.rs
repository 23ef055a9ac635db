//! Every claim that a check may quote is exercised by a situation with a recorded finding: in a
//! worked example of a ruling, or in `tests/fixtures/claims.jsonl`. Inverting a branch in the code
//! changes a finding there, or quotes another claim.

use std::collections::BTreeSet;

use cavillo::audit::Subject;
use cavillo::check::{Check, Verdict};
use cavillo::systems;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::common::PLAIN;

/// A situation whose verdict quotes certain claims.
#[derive(Deserialize)]
struct Line {
    claim: String,
    check: String,
    input: Map<String, Value>,
    /// Code of the finding.
    finding: String,
}

fn lines() -> Vec<Line> {
    include_str!("../fixtures/claims.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect()
}

/// The claims that a verdict quotes: reasons, steps, readings considered and agreed.
fn quoted<'v>(check: &'v Check, verdict: &'v Verdict) -> impl Iterator<Item = &'static str> + 'v {
    let agreed = check
        .readings()
        .filter(|(_, reading)| verdict.agreed.iter().any(|id| id == reading.id))
        .map(|(_, reading)| reading.claim);
    verdict
        .reasons
        .iter()
        .copied()
        .chain(verdict.steps.iter().filter_map(|step| step.cite))
        .chain(verdict.readings.iter().map(|reading| reading.claim))
        .chain(agreed)
}

#[test]
fn each_line_comes_out_as_written() {
    let tables = &PLAIN.site.library.tables;
    let mut wrong = Vec::new();
    for line in lines() {
        let check = systems::check(&line.check).expect(&line.check);
        match check.answer(tables, &line.input) {
            Ok(verdict) => {
                if verdict.finding.code != line.finding {
                    wrong.push(format!("{}: {}", line.claim, verdict.finding.code));
                }
                if !quoted(check, &verdict).any(|claim| claim == line.claim) {
                    wrong.push(format!("{}: not quoted", line.claim));
                }
            }
            Err(faults) => wrong.push(format!("{}: {faults:?}", line.claim)),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_claim_is_exercised() {
    let subject = Subject::new(&PLAIN.site.library);
    let lines = lines();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for run in &subject.runs {
        if let Some(verdict) = run.verdict() {
            seen.extend(quoted(run.check, verdict));
        }
    }
    let idle: BTreeSet<&str> = systems::checks()
        .flat_map(|check| check.claims)
        .copied()
        .filter(|claim| !seen.contains(claim) && lines.iter().all(|line| line.claim != *claim))
        .collect();
    assert!(idle.is_empty(), "{} claims are idle: {idle:#?}", idle.len());
}
