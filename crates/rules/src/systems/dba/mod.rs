//! DBA 2.2 according to the commentary (`bob`) and the quick-reference sheet (`qrs`).
//!
//! A check is a file here, a `mod` line and a line in [`SYSTEM`]; a table is a static in [`tables`]
//! and a line in [`SYSTEM`]. This folder holds only rules of this game as code; its sentences are
//! in `content-*/dba/`, its labels in `content-*/dba.ftl`.

use super::{Fact, System, event};
use crate::check::Check;
use crate::kit::tables::{Cell, Tables};

#[cfg(test)]
mod agreement;
pub mod artillery_may_shoot;
#[cfg(test)]
mod asked;
pub mod board;
mod bound;
pub mod break_off;
pub mod bua_assault;
pub mod bua_move;
pub mod camp;
pub mod close_combat;
pub mod combat;
pub mod combat_odds;
pub mod combat_schedule;
pub mod combat_tables;
pub mod conform;
pub mod contact_permission;
mod contacts;
pub mod deployment_swap;
pub mod dismount;
pub mod flee;
pub mod garrison;
pub mod group;
pub mod group_move;
pub mod interpenetration;
pub mod legal_contact;
pub mod line_of_fire;
pub mod littoral_landing;
mod losing;
pub mod loss_count;
pub mod may_shoot;
pub mod measure_move;
pub mod move_tables;
pub mod movement_allowance;
pub mod overlap;
pub mod pip_cost;
pub mod pivot_to_flank;
pub mod pursuit;
pub mod rear_shot;
pub mod rear_support;
pub mod recoil;
pub mod recoil_scene;
pub mod result_tables;
pub mod river_bank;
pub mod river_crossing;
pub mod river_type;
pub mod score_outcome;
mod set_up;
pub mod shooter_of_record;
pub mod shooting;
pub mod shooting_arc;
pub mod shooting_target_priority;
pub mod side_choice;
pub mod speeds;
pub mod subsequent_move;
pub mod supporter_fate;
pub mod tables;
pub mod tactical_factors;
pub mod terrain;
pub mod terrain_setup;
pub mod terrain_tables;
pub mod threat_zone;
pub mod threat_zone_move;
pub mod troops;
pub mod turn_to_face;
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
        &Check::of::<shooting_target_priority::ShootingTargetPriority>(),
        &Check::of::<rear_shot::RearShot>(),
        &Check::of::<turn_to_face::TurnToFace>(),
        &Check::of::<threat_zone_move::ThreatZoneMove>(),
        &Check::of::<contact_permission::ContactPermission>(),
        &Check::of::<pivot_to_flank::PivotToFlank>(),
        &Check::of::<conform::Conform>(),
        &Check::of::<shooting_arc::ShootingArc>(),
        &Check::of::<legal_contact::LegalContact>(),
        &Check::of::<overlap::Overlap>(),
        &Check::of::<group::Group>(),
        &Check::of::<group_move::GroupMove>(),
        &Check::of::<movement_allowance::MovementAllowance>(),
        &Check::of::<bua_move::BuaMove>(),
        &Check::of::<interpenetration::Interpenetration>(),
        &Check::of::<subsequent_move::SubsequentMove>(),
        &Check::of::<dismount::Dismount>(),
        &Check::of::<break_off::BreakOff>(),
        &Check::of::<river_type::RiverType>(),
        &Check::of::<river_crossing::RiverCrossing>(),
        &Check::of::<river_bank::RiverBank>(),
        &Check::of::<side_choice::SideChoice>(),
        &Check::of::<terrain_setup::TerrainSetup>(),
        &Check::of::<camp::Camp>(),
        &Check::of::<deployment_swap::DeploymentSwap>(),
        &Check::of::<littoral_landing::LittoralLanding>(),
        &Check::of::<line_of_fire::LineOfFire>(),
        &Check::of::<recoil_scene::RecoilScene>(),
        &Check::of::<threat_zone::ThreatZone>(),
        &Check::of::<measure_move::MeasureMove>(),
    ],
    tables: &[
        &tables::RECOIL_MATRIX,
        &tables::BASE_WIDTH,
        &tables::BASE_DEPTH,
        &speeds::SPEEDS,
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
        &move_tables::GROUP_SIZE,
        &move_tables::FURTHER_MOVES,
        &move_tables::RIVER_LIMITS,
        &move_tables::RIVER_TYPES,
        &move_tables::TORRENT_ROLL,
        &terrain_tables::TERRAIN_SIZES,
        &terrain_tables::TERRAIN_DISTANCES,
        &terrain_tables::TERRAIN_SHARES,
        &terrain_tables::SET_UP_COUNTS,
    ],
    matrices: &[&combat::FIGHTS],
    fates: Some(&close_combat::FATES),
    tools: &[&bound::BOUND, &victory::CLOCK],
    events: &[
        event("move", "dba.pip-cost", "dba/moves/sideways"),
        event("zone", "dba.threat-zone-move", "dba/threat-zone/lining-up"),
        event(
            "contact",
            "dba.contact-permission",
            "dba/contact/legal-contacts",
        ),
        event("shot", "dba.may-shoot", "dba/shooting/shooters-first"),
        event("fight", "dba.combat", "dba/melee/front-to-front"),
        event("support", "dba.rear-support", "dba/support/who-gets-it"),
        event("recoil", "dba.recoil", "dba/recoil/meaning"),
        event("flight", "dba.flee", "dba/flee/friends"),
        event("pursuit", "dba.pursuit", "dba/pursuit/distance"),
        event("losses", "dba.victory", ""),
    ],
    settled: &[
        Fact {
            check: "dba.overlap",
            field: "bw",
        },
        Fact {
            check: "dba.measure-move",
            field: "mm_per_100p",
        },
    ],
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

/// Length of 100 paces on bases of this width, mm.
fn hundred_paces(tables: &Tables, bw: f64) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "a few millimetres")]
    let mm = |table, scale: &str| match tables.cell(table, scale, "mm").0 {
        Cell::Number(mm) => Some(mm as f64),
        _ => None,
    };
    let scale = tables::BASE_WIDTH
        .rows
        .iter()
        .find(|scale| mm(&tables::BASE_WIDTH, scale) == Some(bw))?;
    mm(&result_tables::PACES, scale)
}
