//! DBA 2.2, as the commentary (`bob`) and the quick-reference sheet (`qrs`) tell it.
//!
//! A check is a file here, a `mod` line and a line in [`SYSTEM`]; a table is a static in
//! [`tables`] and a line in [`SYSTEM`]. What deserves to be here is a rule of this game as code;
//! its sentences are in `content-*/dba/`, its labels in `content-*/dba.ftl`.

use super::System;
use crate::check::Check;
use crate::kit::tables::{Cell, Tables};

pub mod artillery_may_shoot;
pub mod board;
pub mod bua_assault;
pub mod close_combat;
pub mod combat;
pub mod combat_odds;
pub mod combat_schedule;
pub mod combat_tables;
pub mod flee;
pub mod garrison;
mod losing;
pub mod loss_count;
pub mod may_shoot;
pub mod pip_cost;
pub mod pursuit;
pub mod rear_support;
pub mod recoil;
pub mod result_tables;
pub mod score_outcome;
pub mod shooter_of_record;
pub mod shooting;
pub mod shooting_arc;
pub mod supporter_fate;
pub mod tables;
pub mod tactical_factors;
pub mod terrain;
pub mod troops;
pub mod victory;

/// The game.
pub static SYSTEM: System = System {
    id: "dba",
    checks: &[
        &Check::of::<recoil::Recoil>(),
        &Check::of::<pip_cost::PipCost>(),
        &Check::of::<loss_count::LossCount>(),
        &Check::of::<victory::Victory>(),
        &Check::of::<score_outcome::ScoreOutcome>(),
        &Check::of::<close_combat::CloseCombat>(),
        &Check::of::<shooting::Shooting>(),
        &Check::of::<supporter_fate::SupporterFate>(),
        &Check::of::<garrison::Garrison>(),
        &Check::of::<flee::Flee>(),
        &Check::of::<pursuit::Pursuit>(),
        &Check::of::<combat::Combat>(),
        &Check::of::<rear_support::RearSupport>(),
        &Check::of::<tactical_factors::TacticalFactors>(),
        &Check::of::<combat_odds::CombatOdds>(),
        &Check::of::<combat_schedule::CombatSchedule>(),
        &Check::of::<bua_assault::BuaAssault>(),
        &Check::of::<may_shoot::MayShoot>(),
        &Check::of::<artillery_may_shoot::ArtilleryMayShoot>(),
        &Check::of::<shooter_of_record::ShooterOfRecord>(),
        &Check::of::<shooting_arc::ShootingArc>(),
    ],
    tables: &[
        &tables::RECOIL_MATRIX,
        &tables::BASE_WIDTH,
        &tables::BASE_DEPTH,
        &tables::PIP_COSTS,
        &tables::COMMAND_DISTANCE,
        &tables::LOSS_WEIGHTS,
        &tables::VICTORY_LIMITS,
        &combat_tables::COMBAT_FACTORS,
        &combat_tables::SUPPORT_VALUES,
        &combat_tables::TACTICAL_MODIFIERS,
        &combat_tables::SHOOTING_RANGE,
        &combat_tables::COMBAT_LIMITS,
        &result_tables::BEATEN_RESULTS,
        &result_tables::DOUBLED_RESULTS,
        &result_tables::CHARIOTS,
        &result_tables::SACKING,
        &result_tables::BREAK_OFF,
        &result_tables::PACES,
    ],
    matrices: &[&combat::FIGHTS],
    sections: &[
        "about",
        "terms",
        "terrain",
        "set-up",
        "sequence",
        "pips",
        "moves",
        "rivers",
        "interpenetration",
        "threat-zone",
        "contact",
        "breaking-off",
        "shooting",
        "melee",
        "support",
        "factors",
        "results",
        "recoil",
        "flee",
        "pursuit",
        "strongpoints",
        "victory",
        "tournament",
        "disputes",
        "lessons",
    ],
    sources: &["bob", "qrs"],
    hundred_paces,
};

/// How long a hundred paces are on bases of this width, mm.
fn hundred_paces(tables: &Tables, bw: f64) -> Option<f64> {
    let scale = tables::BASE_WIDTH.rows.iter().find(|scale| recoil::width(tables, scale) == Some(bw))?;
    match tables.cell(&result_tables::PACES, scale, "mm").0 {
        #[expect(clippy::cast_precision_loss, reason = "a few millimetres")]
        Cell::Number(mm) => Some(mm as f64),
        _ => None,
    }
}

#[cfg(test)]
mod testing {
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

    /// The same input with some fields changed.
    pub fn with(given: &Value, changes: &Value) -> Value {
        let mut all = map(given);
        for (name, value) in map(changes) {
            all.insert(name, value);
        }
        Value::Object(all)
    }

    /// Whether a step was applied, and why not.
    pub fn step<'v>(verdict: &'v Verdict, code: &str) -> (bool, &'v Value) {
        let step = verdict.steps.iter().find(|step| step.code == code).unwrap_or_else(|| panic!("no step {code}"));
        (step.applied, &step.value)
    }
}
