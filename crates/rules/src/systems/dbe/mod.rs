//! De Bellis Empire according to its own rulebook (`dbe`).
//!
//! A check is a file here, a `mod` line and a line in [`SYSTEM`]; a table is a static and a line in
//! [`SYSTEM`]. Its sentences are in `content-*/dbe/`, its labels in `content-*/dbe.ftl`.

pub mod activation_points;
#[cfg(test)]
mod agreement;
pub mod army;
pub mod base_size;
pub mod board;
pub mod board_size;
pub mod break_test;
pub mod combat;
pub mod corps_budget;
pub mod field_of_fire;
pub mod fight;
pub mod formation;
pub mod group;
pub mod interpenetration;
pub mod line_of_sight;
pub mod melee;
pub mod melee_eligibility;
pub mod movement;
pub mod odds;
pub mod outcome;
pub mod retreat;
pub mod rout_move;
pub mod shooting;
pub mod shooting_eligibility;
pub mod strategic_move;
pub mod tables;
pub mod town_fighting;
pub mod troops;
pub mod turn;
pub mod victory;
pub mod zone_of_control;

use super::{Fact, System, event};
use crate::check::Check;

/// The game.
pub static SYSTEM: System = System {
    id: "dbe",
    checks: &[
        &Check::of::<outcome::Outcome>(),
        &Check::of::<shooting::Shooting>(),
        &Check::of::<melee::Melee>(),
        &Check::of::<odds::Odds>(),
        &Check::of::<retreat::Retreat>(),
        &Check::of::<rout_move::RoutMove>(),
        &Check::of::<combat::Combat>(),
        &Check::of::<field_of_fire::FieldOfFire>(),
        &Check::of::<line_of_sight::LineOfSight>(),
        &Check::of::<shooting_eligibility::ShootingEligibility>(),
        &Check::of::<melee_eligibility::MeleeEligibility>(),
        &Check::of::<base_size::BaseSize>(),
        &Check::of::<corps_budget::CorpsBudget>(),
        &Check::of::<army::Army>(),
        &Check::of::<board_size::BoardSize>(),
        &Check::of::<activation_points::ActivationPoints>(),
        &Check::of::<group::Group>(),
        &Check::of::<movement::Movement>(),
        &Check::of::<strategic_move::StrategicMove>(),
        &Check::of::<formation::Change>(),
        &Check::of::<interpenetration::Interpenetration>(),
        &Check::of::<zone_of_control::ZoneOfControl>(),
        &Check::of::<break_test::BreakTest>(),
        &Check::of::<victory::Victory>(),
        &Check::of::<town_fighting::TownFighting>(),
    ],
    tables: &[
        &tables::TROOPS,
        &tables::MOVES,
        &tables::RANGES,
        &tables::BASE_FRONT,
        &tables::BASE_DEPTH,
        &tables::BASE_FIGURES,
        &tables::SQUARE_MARKER,
        &tables::TERRAIN,
        &tables::LIMITS,
        &tables::GENERAL_QUALITY,
        &tables::TOWN,
        &tables::SHOOTING_MODIFIERS,
        &tables::MELEE_MODIFIERS,
        &tables::RESULTS_SHOOTING,
        &tables::RESULTS_MELEE,
    ],
    matrices: &[],
    fates: None,
    tools: &[&turn::TURN, &army::DESK],
    events: &[
        event("move", "dbe.movement", "dbe/movement/through-guns"),
        event("zone", "dbe.zone-of-control", "dbe/control-zone/shape"),
        event("shot", "dbe.shooting-eligibility", "dbe/shooting/field"),
        event("fight", "dbe.combat", "dbe/melee/turning"),
        event("support", "dbe.melee-eligibility", "dbe/melee/rear-support"),
        event("retreat", "dbe.retreat", "dbe/results/blocked"),
        event("losses", "dbe.victory", ""),
    ],
    settled: &[Fact {
        check: "dbe.base-size",
        field: "scale",
    }],
    sections: &[
        "about",
        "troops",
        "terrain",
        "sequence",
        "command",
        "movement",
        "control-zone",
        "shooting",
        "melee",
        "results",
        "break",
        "victory",
        "towns",
        "disputes",
        "lessons",
    ],
    sources: &["dbe"],
    hundred_paces: |_, _| None,
};
