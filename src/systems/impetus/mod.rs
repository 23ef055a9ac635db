//! Impetus with the amendments, tournament rules and advanced rules of Advanced Impetus 1.7 (`ai`).
//!
//! A check is a file here, a `mod` line and a line in [`SYSTEM`]; a table is a static and a line in
//! [`SYSTEM`]. Its sentences are in `content-*/impetus/`, its labels in `content-*/impetus.ftl`.

use super::System;
use crate::check::Check;

pub mod halving;
mod score;
pub mod score_experimental;
pub mod score_traditional;
pub mod tables;

/// The game.
pub static SYSTEM: System = System {
    id: "impetus",
    checks: &[&Check::of::<score_traditional::ScoreTraditional>(), &Check::of::<score_experimental::ScoreExperimental>(), &Check::of::<halving::Halving>()],
    tables: &[
        &tables::FORMATS,
        &tables::EVENT_LIMITS,
        &tables::TRADITIONAL_POINTS,
        &tables::SITUATIONS,
        &tables::PIKE_UPGRADES,
        &tables::BIG_BATTLE_MULTIPLIERS,
        &tables::SUB_PERIODS,
    ],
    matrices: &[],
    tools: &[],
    sections: &[
        "about",
        "tournament",
        "lists",
        "terrain",
        "deployment",
        "scoring",
        "one-day",
        "ambush",
        "flank-march",
        "generals",
        "shield-wall",
        "movement",
        "interpenetration",
        "evasion",
        "shooting",
        "melee",
        "cohesion",
        "charge",
        "impetus-bonus",
        "special-troops",
        "baggage",
        "big-battles",
        "disputes",
        "lessons",
    ],
    sources: &["ai"],
    hundred_paces: |_, _| None,
};

#[cfg(test)]
mod testing {
    use std::collections::BTreeSet;

    use serde_json::{Map, Value};

    use crate::check::{Check, Fault, Verdict};
    use crate::kit::tables::Tables;

    pub fn check(id: &str) -> &'static Check {
        super::SYSTEM.checks.iter().find(|check| check.id == id).expect("a registered check")
    }

    pub fn map(given: &Value) -> Map<String, Value> {
        given.as_object().expect("an object").clone()
    }

    pub fn judge(id: &str, given: &Value) -> Verdict {
        check(id).judge(&Tables::default(), &map(given)).unwrap_or_else(|faults| panic!("{id} {given}: {faults:?}"))
    }

    /// The paths and kinds of what is wrong with an input.
    pub fn faults(id: &str, given: &Value) -> Vec<(String, &'static str)> {
        let faults: Vec<Fault> = check(id).judge(&Tables::default(), &map(given)).err().unwrap_or_default();
        faults.into_iter().map(|fault| (fault.path, fault.kind.code())).collect()
    }

    /// What a check was heard to say in many verdicts.
    #[derive(Default)]
    pub struct Heard {
        claims: BTreeSet<&'static str>,
        violations: BTreeSet<String>,
    }

    impl Heard {
        pub fn hear(&mut self, verdict: &Verdict) {
            self.claims.extend(verdict.reasons.iter().chain(verdict.steps.iter().filter_map(|step| step.cite.as_ref())).copied());
            self.violations
                .extend(verdict.values.get("violations").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).map(str::to_owned));
        }

        /// Every claim it declares was quoted, and every violation found.
        #[track_caller]
        pub fn everything(mut self, id: &str) {
            let check = check(id);
            self.claims.extend(check.readings().map(|(_, reading)| reading.claim));
            assert_eq!(self.claims, check.claims.iter().copied().collect(), "claims of {id}");
            assert_eq!(self.violations, check.violations.iter().map(|violation| violation.code.to_owned()).collect(), "violations of {id}");
        }
    }
}
