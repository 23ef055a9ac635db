//! Impetus with the amendments, tournament rules and advanced rules of Advanced Impetus 1.7 (`ai`).
//!
//! A check is a file here, a `mod` line and a line in [`SYSTEM`]; a table is a static and a line in
//! [`SYSTEM`]. Its sentences are in `content-*/impetus/`, its labels in `content-*/impetus.ftl`.

use super::{System, event};
use crate::check::Check;

pub mod advanced_deployment;
#[cfg(test)]
mod agreement;
pub mod ambush;
pub mod ambush_reveal;
pub mod army_list;
pub mod army_list_sheet;
pub mod army_text;
#[cfg(test)]
mod asked;
mod attributes;
mod battle;
pub mod charge_rights;
pub mod cohesion_modifiers;
pub mod command_limits;
pub mod deployment;
pub mod evade;
pub mod exploration;
pub mod field_tables;
pub mod flank_march;
pub mod flank_march_odds;
pub mod general_capture;
pub mod general_traits;
pub mod halving;
pub mod impetus_bonus;
pub mod interpenetration;
pub mod joan_of_arc;
pub mod list_upgrade;
pub mod match_time;
pub mod melee_modifiers;
pub mod movement_amendments;
mod score;
pub mod score_desk;
pub mod score_experimental;
pub mod score_traditional;
pub mod setup_tables;
pub mod shield_wall;
pub mod shooting_modifiers;
pub mod shooting_priority;
pub mod sub_period;
pub mod tables;
pub mod terrain_piece;
pub mod terrain_placement;
pub mod wagenburg;
mod words;

/// The game.
pub static SYSTEM: System = System {
    id: "impetus",
    checks: &[
        &Check::of::<score_traditional::ScoreTraditional>(),
        &Check::of::<score_experimental::ScoreExperimental>(),
        &Check::of::<score_desk::ScoreDesk>(),
        &Check::of::<army_list_sheet::ArmyListSheet>(),
        &Check::of::<command_limits::CommandLimits>(),
        &Check::of::<halving::Halving>(),
        &Check::of::<sub_period::SubPeriod>(),
        &Check::of::<list_upgrade::ListUpgrade>(),
        &Check::of::<army_list::ArmyList>(),
        &Check::of::<exploration::Exploration>(),
        &Check::of::<terrain_placement::TerrainPlacement>(),
        &Check::of::<terrain_piece::TerrainPiece>(),
        &Check::of::<deployment::Deployment>(),
        &Check::of::<advanced_deployment::AdvancedDeployment>(),
        &Check::of::<ambush::Ambush>(),
        &Check::of::<ambush_reveal::AmbushReveal>(),
        &Check::of::<flank_march::FlankMarch>(),
        &Check::of::<flank_march_odds::FlankMarchOdds>(),
        &Check::of::<general_traits::GeneralTraits>(),
        &Check::of::<general_capture::GeneralCapture>(),
        &Check::of::<shield_wall::ShieldWall>(),
        &Check::of::<joan_of_arc::JoanOfArc>(),
        &Check::of::<match_time::MatchTime>(),
        &Check::of::<movement_amendments::MovementAmendments>(),
        &Check::of::<interpenetration::Interpenetration>(),
        &Check::of::<evade::Evade>(),
        &Check::of::<shooting_priority::ShootingPriority>(),
        &Check::of::<shooting_modifiers::ShootingModifiers>(),
        &Check::of::<melee_modifiers::MeleeModifiers>(),
        &Check::of::<cohesion_modifiers::CohesionModifiers>(),
        &Check::of::<impetus_bonus::ImpetusBonus>(),
        &Check::of::<charge_rights::ChargeRights>(),
        &Check::of::<wagenburg::Wagenburg>(),
    ],
    tables: &[
        &tables::FORMATS,
        &tables::EVENT_LIMITS,
        &tables::TRADITIONAL_POINTS,
        &tables::SITUATIONS,
        &tables::PIKE_UPGRADES,
        &tables::BIG_BATTLE_MULTIPLIERS,
        &tables::SUB_PERIODS,
        &setup_tables::AMBUSH_TERRAIN,
        &setup_tables::BATTLE_LIMITS,
        &setup_tables::BONUSES,
        &setup_tables::SCALE_DISTANCES,
        &field_tables::SHOOTING_LIMITS,
        &field_tables::SHOT_MODIFIERS,
        &field_tables::EVASION_MODIFIERS,
        &field_tables::MELEE_CHANGES,
        &field_tables::COHESION_CHANGES,
        &field_tables::MELEE_LIMITS,
        &field_tables::BAGGAGE_LIMITS,
    ],
    matrices: &[],
    fates: None,
    tools: &[&army_list::DESK, &score_desk::DESK, &match_time::CLOCK],
    events: &[
        event(
            "charge",
            "impetus.charge-rights",
            "impetus/charge/opportunity",
        ),
        event("evasion", "impetus.evade", "impetus/evasion/frontal"),
        event(
            "shot",
            "impetus.shooting-priority",
            "impetus/shooting/shoot-through",
        ),
        event(
            "fight",
            "impetus.melee-modifiers",
            "impetus/melee/covered-flank",
        ),
        event(
            "ambush",
            "impetus.ambush-reveal",
            "impetus/ambush/when-revealed",
        ),
        event(
            "flank-march",
            "impetus.flank-march",
            "impetus/flank-march/entry",
        ),
        event("losses", "impetus.score-traditional", ""),
    ],
    settled: &[],
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
