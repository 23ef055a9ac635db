//! `dba.close-combat`: what becomes of the loser of a close combat, or of both on a tie.
//!
//! # Source items
//! bob:results.1, p1-p3, bob:tie.p1, bob:melee.2, bob:beaten.1-11, bob:doubled.1-4, bob:recoil.5c,
//! qrs:bua-capture.2-4, qrs:recoil.13.
//!
//! # What it decides
//! Whether the loser stands, recoils, flees or is destroyed; on a tie, whether the fight is carried
//! over and whether a Scythed Chariot is lost.
//!
//! # What it does not decide
//! Whether a recoil or a flight can be made (`dba.recoil`, `dba.recoil-scene`, `dba.flee`), who
//! shares the loser's fate (`dba.supporter-fate`), and who pursues (`dba.pursuit`).
//!
//! # Readings chosen
//! - See the order of things in `losing`: the documents before the references, a deadly cause
//!   before a milder one.
//! - `loser` and `winner` name the two bases of a tie as well; `result` is then the first one's.
//! - Only Warband that garrison a BUA are held back; a mere occupier or a camp is not named.
//! - The winner's ground never matters (bob:beaten.7, bob:tactical-factors.11).
//! - Heavy Chariots count as Knights and Light Chariots as Cavalry, flagged; Light Camelry counts
//!   as Light Horse and a Litter as a War Wagon (bob:beaten.7, bob:shooting.1).
//!
//! # Direction of error
//! Where the documents do not list a loser's killers, public references do; each such answer is
//! flagged and may be milder or harsher than the rulebook.
//!
//! # Examples
//! Destroyed: `Kn` that charged the front of `Bw` and is beaten.
//! Recoils: `SCh` doubled by `Art`.
//! Left open: `Wb` in good going beaten by `El`.

use serde_json::{Value, json};

use super::losing::{self, By, Fate, Look, Loss, Margin, Place, Ruling};
use super::result_tables::{BEATEN_RESULTS, CHARIOTS, DOUBLED_RESULTS};
use super::score_outcome::{Degree, TIE};
use super::terrain::Terrain;
use super::troops::Troop;
use crate::check::{Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Values};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct CloseCombat;

/// A close combat and its comparison.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    pub(super) loser: Troop,
    pub(super) winner: Troop,
    pub(super) degree: Degree,
    pub(super) loser_going: Terrain,
    pub(super) winner_going: Terrain,
    pub(super) loser_place: Place,
    pub(super) winner_garrison_bua: bool,
    pub(super) moved_into_front: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            loser: form.choice("loser").required(),
            winner: form.choice("winner").required(),
            degree: form.choice("degree").required(),
            loser_going: form.choice("loser_going").required(),
            winner_going: form.choice("winner_going").required(),
            loser_place: form.choice("loser_place").required(),
            winner_garrison_bua: form.truth("winner_garrison_bua"),
            moved_into_front: form.truth("moved_into_front_this_bound"),
        }
    }
}

// The claims, by node; those of the result tables are in `losing`.
pub(super) const CARRIED_OVER: &str = "dba/results/equal#carried-over";
pub(super) const SCYTHED_NOT_CARRIED: &str = "dba/results/equal#scythed-not-carried";
pub(super) const SCYTHED_BY_ARTILLERY: &str = "dba/results/equal#scythed-by-artillery";
const SCYTHED_DESTROYED: &str = "dba/disputes/scythed-tie#scythed-destroyed";
const SCYTHED_SURVIVES: &str = "dba/disputes/scythed-tie#scythed-survives";

/// A Scythed Chariot that ties with anybody but Artillery.
pub(super) static SCYTHED_TIE: Point = Point {
    id: "scythed-tie",
    kind: PointKind::Open,
    readings: &[
        Reading { id: "scythed-destroyed", claim: SCYTHED_DESTROYED, default: true },
        Reading { id: "scythed-survives", claim: SCYTHED_SURVIVES, default: false },
    ],
};

/// What becomes of two bases that tie.
#[derive(Clone, Debug)]
pub(super) struct Tie {
    pub(super) carried_over: bool,
    /// Which of the two is destroyed.
    pub(super) destroyed: [bool; 2],
    pub(super) claims: Vec<&'static str>,
}

/// A tie in close combat: the fight goes on, unless a Scythed Chariot is in it.
pub(super) fn tie(case: &mut Case<'_>, first: Troop, second: Troop) -> Tie {
    let scythed = [first == Troop::SCh, second == Troop::SCh];
    if scythed == [false, false] {
        return Tie { carried_over: true, destroyed: [false, false], claims: vec![TIE, CARRIED_OVER] };
    }
    let artillery = first == Troop::Art || second == Troop::Art;
    let mut claims = vec![SCYTHED_NOT_CARRIED];
    let dies = if artillery {
        claims.push(SCYTHED_BY_ARTILLERY);
        true
    } else {
        let dies = case.ask(&SCYTHED_TIE) == "scythed-destroyed";
        claims.push(if dies { SCYTHED_DESTROYED } else { SCYTHED_SURVIVES });
        dies
    };
    Tie { carried_over: false, destroyed: scythed.map(|it| it && dies), claims }
}

/// What becomes of the loser of a close combat that is not tied.
pub(super) fn loses(case: &mut Case<'_>, input: &Input, margin: Margin) -> Ruling {
    losing::ruling(
        case,
        &Loss {
            loser: input.loser,
            by: By::Fighting(input.winner),
            margin,
            ground: input.loser_going,
            place: input.loser_place,
            by_garrison: input.winner_garrison_bua,
            charged_front: input.moved_into_front,
        },
    )
}

impl Rule for CloseCombat {
    type Input = Input;
    const ID: &'static str = "dba.close-combat";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[
        TIE,
        CARRIED_OVER,
        SCYTHED_NOT_CARRIED,
        SCYTHED_BY_ARTILLERY,
        SCYTHED_DESTROYED,
        SCYTHED_SURVIVES,
        losing::BEATEN,
        losing::OTHERWISE,
        losing::OWN_GROUND,
        losing::BEATEN_REFERENCES,
        losing::EL_BY_ART,
        losing::SCH_BY_ART,
        losing::SCH_DOUBLED_BY_ART,
        losing::KN_FRONT,
        losing::KN_FLANK,
        losing::KN_THIS_BOUND,
        losing::WB_KILLS_SP_PK,
        losing::WB_KILLS_BD,
        losing::WB_GARRISON,
        losing::SP_PK_GOOD,
        losing::PS_BY_CM,
        losing::PS_BY_2CM,
        losing::PS_RECOIL,
        losing::HD_STAND,
        losing::HD_IN_BUA,
        losing::HD_IN_CAMP,
        losing::HD_BY_EL,
        losing::WWG_STAND,
        losing::WWG_BY_EL,
        losing::WWG_INSIDE,
        losing::WWG_DOUBLED,
        losing::LITTER,
        losing::INSIDE,
        losing::INSIDE_FLEE,
        losing::CF_FOUGHT,
        losing::DOUBLED,
        losing::DOUBLED_DEFAULT,
        losing::DOUBLED_REFERENCES,
        losing::LH_BY_BW,
        losing::LIGHT_CAMELRY,
        losing::PS_DOUBLED_BY_CM,
        losing::PS_DOUBLED_BY_LH,
        losing::DOUBLED_BY_ART,
        losing::WB_DESTROYED,
        losing::WB_RECOILS,
        losing::LH_DESTROYED,
        losing::LH_FLEES,
    ];
    const OUTPUTS: &'static [Output] = &[
        Output { name: "result", kind: OutKind::Word { scope: "dba-fate", codes: &["none", "recoil", "flee", "destroyed"] } },
        Output { name: "carried_over", kind: OutKind::Truth },
        Output { name: "destroyed", kind: OutKind::Words { scope: "dba-troop", codes: TROOPS } },
    ];
    const POINTS: &'static [&'static Point] = &[&SCYTHED_TIE, &losing::WARBAND_BEATEN, &losing::LIGHT_HORSE_DOUBLED];
    const TABLES: &'static [&'static Table] = &[&BEATEN_RESULTS, &DOUBLED_RESULTS, &CHARIOTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let margin = match input.degree {
            Degree::Equal => return tied(case, input),
            Degree::Beaten => Margin::Beaten,
            Degree::Doubled => Margin::Doubled,
        };
        case.step("comparison", true).value(input.degree.code()).cite(if margin == Margin::Beaten { losing::BEATEN } else { losing::DOUBLED });
        let ruling = loses(case, input, margin);
        ledger(case, input, &ruling);
        let gone: Vec<&str> = if ruling.fate == Fate::Destroyed { vec![input.loser.code()] } else { vec![] };
        Values::default().with("result", ruling.fate.code()).with("carried_over", Value::Null).with("destroyed", json!(gone))
    }
}

const TROOPS: &[&str] =
    &["El", "Kn", "HCh", "Cv", "LCh", "LH", "2Cm", "SCh", "Cm", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps", "Wb", "Hd", "Art", "WWg", "Lit", "CF", "Dz"];

fn tied(case: &mut Case<'_>, input: &Input) -> Values {
    let tie = tie(case, input.loser, input.winner);
    case.step("comparison", true).value(input.degree.code()).cite(TIE);
    let scythed = tie.destroyed.iter().any(|dead| *dead);
    case.step("scythed", !tie.carried_over).value(scythed).arg("why", if scythed { "destroyed" } else { "unhurt" }).cite(if tie.carried_over {
        SCYTHED_NOT_CARRIED
    } else {
        tie.claims[1]
    });
    case.step("carried-over", tie.carried_over).value(tie.carried_over).cite(if tie.carried_over { CARRIED_OVER } else { SCYTHED_NOT_CARRIED });
    for claim in &tie.claims {
        case.because(claim);
    }
    let gone: Vec<&str> = [input.loser, input.winner].into_iter().zip(tie.destroyed).filter(|(_, dead)| *dead).map(|(troop, _)| troop.code()).collect();
    let result = if tie.destroyed[0] { Fate::Destroyed } else { Fate::None };
    Values::default().with("result", result.code()).with("carried_over", tie.carried_over).with("destroyed", json!(gone))
}

/// Everything considered, and the reasons.
fn ledger(case: &mut Case<'_>, input: &Input, ruling: &Ruling) {
    stands_step(case, "loser-as", input.loser);
    stands_step(case, "winner-as", input.winner);
    looks(case, &ruling.looks);
    case.step("winner-going", false)
        .value(input.winner_going.code())
        .arg("going", Arg::coded(Terrain::SCOPE, input.winner_going.code()))
        .cite(losing::OWN_GROUND);
    for claim in &ruling.claims {
        case.because(claim);
    }
}

/// The type a base counts as.
pub(super) fn stands_step(case: &mut Case<'_>, code: &'static str, troop: Troop) {
    let other = losing::stands_for(case, troop);
    let label = |troop: Troop| Arg::coded(Troop::SCOPE, troop.code());
    let step = case.step(code, other != troop);
    step.value(other.code()).arg("troop", label(troop)).arg("as", label(other));
    match troop {
        Troop::TwoCm => drop(step.cite(losing::LIGHT_CAMELRY)),
        Troop::Lit => drop(step.cite(losing::LITTER)),
        _ => {}
    }
}

/// The looks of a ruling as steps.
pub(super) fn looks(case: &mut Case<'_>, looks: &[Look]) {
    for look in looks {
        case.step(look.code, look.applied).value(look.why).arg("why", look.why).cite(look.claim);
    }
}
