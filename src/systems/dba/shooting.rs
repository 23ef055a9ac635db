//! `dba.shooting`: what becomes of a target that is shot at, and of a shooter that is answered.
//!
//! # Source items
//! bob:shooting.1, 8, 10, 12, 13, 18, bob:resolution.2, 3, bob:results.3, bob:beaten.2, 8, 10, 11,
//! bob:doubled.2, bob:recoil.5a, 5c, qrs:shooting.11, 12, qrs:bua-capture.1, qrs:recoil.13.
//!
//! # What it decides
//! The results of target and main shooter, once their totals are compared.
//!
//! # What it does not decide
//! Who may shoot at whom and who the main shooter is (`dba.may-shoot`, `dba.shooter-of-record`),
//! whether a recoil or a flight can be made, and which edge the shooters aim at.
//!
//! # Readings chosen
//! - Bad going is not asked: a base partly in it counts as in it for moves and close combat only
//!   (bob:shooting.17, which quotes the rule).
//! - `mutual` with a target that is no shooter counts for nothing: it cannot be shooting back.
//! - `shooter_place`, not in the catalogue, serves two rules: a shooter inside a place cannot
//!   recoil from there, and one in a BUA does not give the kill at the rear (qrs:shooting.12).
//! - A tie is nothing, but a Scythed Chariot's is an open point: its ties in close combat are
//!   deadly, and bob:beaten.3 names Artillery without saying close combat.
//!
//! # Direction of error
//! As `dba.close-combat`: cells from public references are flagged.
//!
//! # Examples
//! Nothing: `Bw` shooting at `Kn` that do not answer, the shooter doubled.
//! Surrenders: `Dz` beaten by `Art`.

use super::losing::{self, By, Fate, Loss, Margin, Place, Ruling, Shooter};
use super::result_tables::{BEATEN_RESULTS, CHARIOTS, DOUBLED_RESULTS};
use super::terrain::Terrain;
use super::troops::Troop;
use crate::check::{Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Values};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Shooting;

/// A shot and its comparison.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    pub(super) shooter: Shooter,
    pub(super) target: Troop,
    pub(super) degree: ShotDegree,
    /// The target shoots back at this shooter.
    pub(super) mutual: bool,
    pub(super) target_place: Place,
    pub(super) shooter_place: Place,
    /// Every shooter, helpers too, aimed at the target's rear edge.
    pub(super) all_on_rear: bool,
}

/// Who lost a shot, and how badly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShotDegree {
    Equal,
    Target(Margin),
    Shooter(Margin),
}

impl Choice for ShotDegree {
    const SCOPE: &'static str = "dba-shot-degree";
    const ALL: &'static [Self] =
        &[Self::Equal, Self::Target(Margin::Beaten), Self::Target(Margin::Doubled), Self::Shooter(Margin::Beaten), Self::Shooter(Margin::Doubled)];
    fn code(self) -> &'static str {
        match self {
            Self::Equal => "equal",
            Self::Target(Margin::Beaten) => "target-beaten",
            Self::Target(Margin::Doubled) => "target-doubled",
            Self::Shooter(Margin::Beaten) => "shooter-beaten",
            Self::Shooter(Margin::Doubled) => "shooter-doubled",
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            shooter: form.choice("shooter").required(),
            target: form.choice("target").required(),
            degree: form.choice("degree").required(),
            mutual: form.truth("mutual"),
            target_place: form.choice("target_place").required(),
            shooter_place: form.choice("shooter_place").or(Place::Open),
            all_on_rear: form.truth("all_on_rear"),
        }
    }
}

// The claims, by node; those of the result tables are in `losing`.
const ALWAYS_ROLLS: &str = "dba/results/defensive-die#always";
const UNHURT: &str = "dba/results/defensive-die#shooter-unhurt";
const EXCHANGE: &str = "dba/results/defensive-die#exchange";
pub(super) const SHOT_TIE: &str = "dba/results/equal#shooting-tie";
const SAME_TABLE: &str = "dba/results/shot#same-table";
const ALL_ON_REAR: &str = "dba/results/shot#all-on-rear";
const NO_REAR_KILL: &str = "dba/results/shot#no-recoil-no-rear-kill";
const REAR_FROM_BUA: &str = "dba/results/shot#not-from-a-bua";
const MELEE_ONLY: &str = "dba/results/doubled-by-artillery#close-combat-only";
const TIE_DESTROYS: &str = "dba/disputes/scythed-tie#shot-tie-destroys";
const TIE_HARMLESS: &str = "dba/disputes/scythed-tie#shot-tie-harmless";
const REAR_FLEE_DIES: &str = "dba/disputes/fleeing-shot-in-rear#flees-and-dies";
const REAR_FLEE_LIVES: &str = "dba/disputes/fleeing-shot-in-rear#flees-and-lives";

/// A Scythed Chariot shot at with equal totals.
pub(super) static SHOT_SCYTHED_TIE: Point = Point {
    id: "scythed-shot-tie",
    kind: PointKind::Open,
    readings: &[
        Reading { id: "shot-tie-destroys", claim: TIE_DESTROYS, default: false },
        Reading { id: "shot-tie-harmless", claim: TIE_HARMLESS, default: true },
    ],
};
/// A base that must flee, with all the shots on its rear edge.
pub(super) static REAR_FLEE: Point = Point {
    id: "rear-flee",
    kind: PointKind::Open,
    readings: &[
        Reading { id: "flees-and-dies", claim: REAR_FLEE_DIES, default: true },
        Reading { id: "flees-and-lives", claim: REAR_FLEE_LIVES, default: false },
    ],
};

/// What becomes of target and shooter.
#[derive(Clone, Debug)]
pub(super) struct Shot {
    pub(super) target: Fate,
    pub(super) shooter: Fate,
    /// The ruling on whoever lost, where it was exposed.
    pub(super) ruling: Option<Ruling>,
    pub(super) claims: Vec<&'static str>,
    pub(super) rear: Rear,
}

/// Whether shots at the rear edge kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rear {
    NotAll,
    NoRecoil,
    FromBua,
    Kills,
    Agreed(bool),
}

/// Whether the target really shoots back.
pub(super) fn answers(input: &Input) -> bool {
    input.mutual && Shooter::of(input.target).is_some()
}

/// Decides a shot.
pub(super) fn shot(case: &mut Case<'_>, input: &Input) -> Shot {
    let mut shot = Shot { target: Fate::None, shooter: Fate::None, ruling: None, claims: Vec::new(), rear: Rear::NotAll };
    let loss = |loser, by, margin, place| Loss { loser, by: By::Shooting(by), margin, ground: Terrain::Good, place, by_garrison: false, charged_front: false };
    match input.degree {
        ShotDegree::Equal if input.target == Troop::SCh => {
            let dies = case.ask(&SHOT_SCYTHED_TIE) == "shot-tie-destroys";
            shot.target = if dies { Fate::Destroyed } else { Fate::None };
            shot.claims.push(if dies { TIE_DESTROYS } else { TIE_HARMLESS });
        }
        ShotDegree::Equal => shot.claims.push(SHOT_TIE),
        ShotDegree::Shooter(_) if !answers(input) => shot.claims.push(UNHURT),
        ShotDegree::Shooter(margin) => {
            let by = Shooter::of(input.target).unwrap_or(Shooter::Bw);
            let ruling = losing::ruling(case, &loss(input.shooter.troop(), by, margin, input.shooter_place));
            shot.shooter = ruling.fate;
            shot.claims.push(EXCHANGE);
            shot.claims.extend(&ruling.claims);
            shot.ruling = Some(ruling);
        }
        ShotDegree::Target(margin) => {
            let ruling = losing::ruling(case, &loss(input.target, input.shooter, margin, input.target_place));
            shot.target = ruling.fate;
            shot.claims.extend(&ruling.claims);
            if margin == Margin::Doubled && input.shooter == Shooter::Art {
                shot.claims.push(MELEE_ONLY);
            }
            shot.ruling = Some(ruling);
            rear(case, input, &mut shot);
        }
    }
    shot
}

/// Shots that all aim at the rear edge turn a recoil into a loss.
fn rear(case: &mut Case<'_>, input: &Input, shot: &mut Shot) {
    let (rear, claim) = match shot.target {
        _ if !input.all_on_rear => return,
        Fate::Recoil | Fate::Flee if input.shooter_place == Place::Bua => (Rear::FromBua, REAR_FROM_BUA),
        Fate::Recoil => (Rear::Kills, ALL_ON_REAR),
        Fate::Flee => {
            case.flag("silent:rear-flee");
            let dies = case.ask(&REAR_FLEE) == "flees-and-dies";
            (Rear::Agreed(dies), if dies { REAR_FLEE_DIES } else { REAR_FLEE_LIVES })
        }
        _ => (Rear::NoRecoil, NO_REAR_KILL),
    };
    shot.rear = rear;
    if matches!(rear, Rear::Kills | Rear::Agreed(true)) {
        shot.target = Fate::Destroyed;
    }
    if rear != Rear::NoRecoil || shot.target == Fate::None {
        shot.claims.push(claim);
    }
}

impl Rule for Shooting {
    type Input = Input;
    const ID: &'static str = "dba.shooting";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[
        ALWAYS_ROLLS,
        UNHURT,
        EXCHANGE,
        SHOT_TIE,
        SAME_TABLE,
        ALL_ON_REAR,
        NO_REAR_KILL,
        REAR_FROM_BUA,
        MELEE_ONLY,
        TIE_DESTROYS,
        TIE_HARMLESS,
        REAR_FLEE_DIES,
        REAR_FLEE_LIVES,
        losing::BEATEN,
        losing::OTHERWISE,
        losing::BEATEN_REFERENCES,
        losing::EL_BY_ART_SHOT,
        losing::SCH_BY_ART,
        losing::PS_RECOIL,
        losing::HD_STAND,
        losing::HD_IN_BUA,
        losing::HD_IN_CAMP,
        losing::HD_BY_ART_SHOT,
        losing::WWG_STAND,
        losing::WWG_BY_ART_SHOT,
        losing::WWG_INSIDE,
        losing::WWG_DOUBLED,
        losing::LITTER,
        losing::INSIDE,
        losing::INSIDE_FLEE,
        losing::CF_SURRENDER,
        losing::DZ_SURRENDER,
        losing::CF_SHOT,
        losing::ART_SHOT,
        losing::DOUBLED,
        losing::DOUBLED_DEFAULT,
        losing::DOUBLED_REFERENCES,
        losing::LH_BY_BW,
        losing::LIGHT_CAMELRY,
        losing::LH_DESTROYED,
        losing::LH_FLEES,
        losing::HD_DESTROYED,
        losing::HD_STANDS,
    ];
    const OUTPUTS: &'static [Output] = &[
        Output { name: "target_result", kind: OutKind::Word { scope: "dba-fate", codes: &["none", "recoil", "flee", "destroyed", "surrender"] } },
        Output { name: "shooter_result", kind: OutKind::Word { scope: "dba-fate", codes: &["none", "recoil", "flee", "destroyed", "surrender"] } },
    ];
    const POINTS: &'static [&'static Point] = &[&SHOT_SCYTHED_TIE, &REAR_FLEE, &losing::LIGHT_HORSE_DOUBLED, &losing::HORDES_SHOT];
    const TABLES: &'static [&'static Table] = &[&BEATEN_RESULTS, &DOUBLED_RESULTS, &CHARIOTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let shot = shot(case, input);
        ledger(case, input, &shot);
        for claim in &shot.claims {
            case.because(claim);
        }
        Values::default().with("target_result", shot.target.code()).with("shooter_result", shot.shooter.code())
    }
}

/// Everything considered.
fn ledger(case: &mut Case<'_>, input: &Input, shot: &Shot) {
    let label = |scope: &str, code: &str| Arg::coded(scope, code);
    case.step("comparison", true)
        .value(input.degree.code())
        .arg("outcome", label(ShotDegree::SCOPE, input.degree.code()))
        .cite(if input.degree == ShotDegree::Equal { SHOT_TIE } else { SAME_TABLE });
    let answers = answers(input);
    let why = match (input.mutual, answers) {
        (_, true) => "both",
        (true, false) => "cannot",
        (false, false) => "no",
    };
    case.step("exchange", answers).value(input.mutual).arg("why", why).cite(if answers { EXCHANGE } else { ALWAYS_ROLLS });
    let shooter_lost = matches!(input.degree, ShotDegree::Shooter(_));
    let why = match (shooter_lost, answers) {
        (false, _) => "not-beaten",
        (true, true) => "exposed",
        (true, false) => "safe",
    };
    case.step("shooter-safe", shooter_lost && !answers).value(why).arg("why", why).cite(UNHURT);
    super::close_combat::stands_step(case, "target-as", input.target);
    if let Some(ruling) = &shot.ruling {
        super::close_combat::looks(case, &ruling.looks);
    }
    if input.target == Troop::SCh && input.degree == ShotDegree::Equal {
        case.step("scythed-tie", shot.target == Fate::Destroyed).value(shot.target.code()).cite(shot.claims[0]);
    }
    let (applied, why, claim) = match shot.rear {
        Rear::NotAll if !input.all_on_rear => (false, "not-all", ALL_ON_REAR),
        Rear::NotAll => (false, "not-beaten", ALL_ON_REAR),
        Rear::NoRecoil => (false, "no-recoil", NO_REAR_KILL),
        Rear::FromBua => (false, "from-bua", REAR_FROM_BUA),
        Rear::Kills => (true, "kills", ALL_ON_REAR),
        Rear::Agreed(true) => (true, "flee", REAR_FLEE_DIES),
        Rear::Agreed(false) => (false, "flee", REAR_FLEE_LIVES),
    };
    case.step("rear", applied).value(input.all_on_rear).arg("why", why).cite(claim);
}
