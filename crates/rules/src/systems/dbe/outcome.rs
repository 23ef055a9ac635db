//! `dbe.outcome`: the fate of the loser, and whether the winner pursues.
//!
//! # Source items
//! dbe:9.table, 9.0, 7.p2, 8.4, 8.4.p2, 8.4.p4, 8.4.p5.
//!
//! # What it decides
//! From two totals the degree of the defeat, from the result tables the fate of the loser, and from
//! the rules of pursuit the action of the winner.
//!
//! # What it does not decide
//! The course of a retreat or flight (`dbe.retreat`, `dbe.rout-move`), and the totals themselves
//! (`dbe.shooting`, `dbe.melee`).
//!
//! # Readings chosen
//! - The loser's ground: default open.
//! - In shooting the loser is the target: an equal or lower total of the shooter has no effect.
//! - If several exceptions apply the worst one counts.
//! - Irregular cavalry shot by guns has the printed result, with a flag.
//! - A reading of the class of dragoons also settles their pursuit.
//! - The winner of a melee pursues, as printed, even an enemy that has not fled, with a flag.
//! - If both were attacked on several sides the loser is destroyed.
//! - The fate of the enemy beaten in front by an element attacked on several sides is open if the
//!   table is harsher than a retreat; without totals only its retreat is reported.
//!
//! # Direction of error
//! None: it reads tables.
//!
//! # Examples
//! Line, melee, 5 against 9: retreat; 4 against 8: destroyed. Cuirassiers win: they must pursue.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::fight::{
    self, Fate, GENERAL_FIGHTS, GENERALS_NO_ROW, Ground, Margin, Phase, Pursuit, Supporter,
};
use super::shooting::shoots;
use super::tables::{RESULTS_MELEE, RESULTS_SHOOTING};
use super::troops::{
    Arm, DRAGOONS_HEAVY, DRAGOONS_LIGHT, DRAGOONS_ROW, Horse, LANCERS_HEAVY, LANCERS_LIGHT,
    LANCERS_ROW, Mount, Troop,
};
use crate::check::claims;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Values, Violation,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Outcome;

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Question {
    Result,
    Pursuit,
}

impl Choice for Question {
    const SCOPE: &'static str = "dbe-outcome-ask";
}

/// Known facts of a combat without its totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Known {
    Won,
}

impl Choice for Known {
    const SCOPE: &'static str = "dbe-known";
}

/// How badly the loser lost.
enum Degree {
    /// By both totals, the loser's first.
    Totals(Measure, Measure),
    /// By one total and the greatest value of it that is a heavy defeat for the told difference.
    By(Measure, Measure),
    /// As told, without totals.
    Told(Fact<Margin>),
}

/// A defeat.
pub struct Input {
    ask: Option<Question>,
    phase: Phase,
    loser: Option<Fact<Troop>>,
    winner: Option<Fact<Troop>>,
    square: Fact<bool>,
    ground: Fact<Ground>,
    defeat: Option<Degree>,
    won: bool,
    fronts: Fact<bool>,
    winner_fronts: Fact<bool>,
    support: Fact<bool>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let ask = form.choice("ask").optional();
        let phase = form.choice("phase").required();
        let told =
            ["loser", "winner", "loser_total", "winner_total"].map(|name| form.is_told(name));
        // Totals imply how it ended for a loser.
        let ended = [0, 2, 3].into_iter().all(|n| told[n]);
        // A given loser has lost: its totals say how badly.
        let named = form.says("phase", Phase::Melee.code()) && told[0] && !told[2] && !told[3];
        let decided = (form.says("result", Known::Won.code()) || named) && !ended;
        let won = decided && !told[0];
        // Only the winner of a melee is given: the question is whether it pursues.
        let beaten = form.is_told("degree") || form.is_told("difference");
        let alone = ask.is_none() && phase == Phase::Melee && told == [false, true, false, false];
        let (won, alone) = (won && !beaten, alone && !beaten);
        let fought = !won && !alone && ask != Some(Question::Pursuit);
        // After equal totals nobody has lost.
        let tied = fought && form.says("degree", Margin::None.code());
        let fights = |troop: Troop| !troop.is_general();
        let loser = form
            .choice("loser")
            .only(fights)
            .matters(fought && !tied)
            .fact_where(fought && !tied);
        // After shooting there is no pursuit.
        let pursues = ask == Some(Question::Pursuit) && phase == Phase::Melee;
        let squared = form.holds("winner_in_square");
        let wins = |troop: Troop| fights(troop) && (!squared || troop.is_infantry());
        let winner = form
            .choice("winner")
            .only(wins)
            .matters(phase == Phase::Melee)
            .fact_where(fought && !tied || pursues && !won);
        // Only infantry and guns shoot.
        let fired = winner.as_ref().and_then(Fact::exactly);
        if phase == Phase::Shooting && fired.is_some_and(|winner| !shoots(winner)) {
            form.contradicts("winner");
        }
        // Only infantry forms square (dbe:5.6).
        let foot = fired.is_none_or(Troop::is_infantry);
        let square = form
            .yes_or_no("winner_in_square")
            .must(|square| foot || !square)
            .fact_or(false);
        let ground = form.choice("loser_ground").fact_or(Ground::Open);
        // Players remember by how much they lost, or whether they were doubled, more often than both totals.
        let by = fought && !tied && form.is_told("difference") && !(told[2] && told[3]);
        let totals = fought && !tied && (told[2] || told[3]) && !by;
        let degree = form
            .choice("degree")
            .only(|degree| degree != Margin::None || phase == Phase::Shooting || tied)
            .matters(fought && !totals && !by)
            .fact_where(fought && !totals && !by);
        let own = ("loser_total", totals || by && !told[3]);
        let [own, other] = [own, ("winner_total", totals)].map(|(name, matters)| {
            let total = form.integer(name, -20, 40);
            if matters {
                Some(total.measured())
            } else {
                total.matters(false).maybe_measured()
            }
        });
        let difference = form.integer("difference", 1, 60);
        let difference = if by {
            Some(difference.measured())
        } else {
            difference.matters(false).maybe_measured()
        };
        form.choice::<Known>("result").matters(false).optional();
        let fronts = form.yes_or_no("attacked_on_several_fronts").fact_or(false);
        let winner_fronts = form
            .yes_or_no("winner_attacked_on_several_fronts")
            .fact_or(false);
        let support = form.yes_or_no("rear_support").fact_or(false);
        let comparable = form.may_lack_facts() || form.is_told("winner_total");
        if let (Phase::Melee, Some(own), Some(other), true) = (phase, &own, &other, comparable)
            && (own > other || decided && own == other)
        {
            form.more_than("loser_total", "winner_total");
        }
        let exact = |total: &Option<Measure>| total.as_ref().and_then(Measure::whole_if_known);
        let (lower, higher) = (exact(&own), exact(&other));
        if let (Some(lower), Some(higher), Some(by)) = (lower, higher, exact(&difference))
            && higher - lower != by
        {
            form.contradicts("difference");
        }
        let told_degree = degree.as_ref().and_then(Fact::exactly);
        let by_totals = lower
            .zip(higher)
            .map(|(lower, higher)| Margin::of(lower, higher));
        let lost = form.is_told("difference") || form.says("result", Known::Won.code());
        if by_totals.is_some_and(|margin| told_degree.is_some_and(|told| told != margin))
            || tied && lost
        {
            form.contradicts("degree");
        }
        let defeat = match (own, other, difference) {
            (Some(own), Some(other), _) if totals => Some(Degree::Totals(own, other)),
            // A total of at most half the other is at most the difference, the other at most twice that.
            (_, Some(other), Some(difference)) if by && told[3] => {
                Some(Degree::By(other, difference.times(2.0)))
            }
            (Some(own), _, Some(difference)) if by => Some(Degree::By(own, difference)),
            _ => degree.clone().map(Degree::Told),
        };
        let surrounded = won
            && phase == Phase::Melee
            && ask != Some(Question::Pursuit)
            && (*fronts || *winner_fronts);
        if won && ask == Some(Question::Result) && !surrounded {
            form.refuse(
                "ask",
                Question::Result.code(),
                FaultKind::NotOneOf,
                vec![Question::Pursuit.code().to_owned()],
            );
        } else if won {
            if winner.is_none() && phase == Phase::Melee && !surrounded {
                form.lacks("winner");
            }
        } else if ask == Some(Question::Pursuit) && phase == Phase::Melee {
            form.lacks("winner");
        }
        Self {
            ask,
            phase,
            loser,
            winner,
            square,
            ground,
            defeat,
            won,
            fronts,
            winner_fronts,
            support,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with GENERALS_NO_ROW, LANCERS_LIGHT, LANCERS_HEAVY, DRAGOONS_HEAVY, DRAGOONS_LIGHT;
    MILD = "dbe/results/margins#mild";
    HEAVY = "dbe/results/margins#heavy";
    SHOOTING_TIE = "dbe/results/margins#shooting-tie";
    MELEE_TIE = "dbe/results/margins#melee-tie";
    SHOOTER_LOWER = "dbe/results/margins#shooter-lower";
    INFANTRY_ROW = "dbe/results/table#infantry-row";
    CAVALRY_ROWS = "dbe/results/table#cavalry-rows";
    INFANTRY_MILD = "dbe/results/infantry#mild";
    INFANTRY_HEAVY = "dbe/results/infantry#heavy";
    VOLTIGEURS_MILD = "dbe/results/voltigeurs#mild";
    VOLTIGEURS_HEAVY = "dbe/results/voltigeurs#heavy";
    VOLTIGEURS_CAUGHT = "dbe/results/voltigeurs#caught-in-the-open";
    LIGHT_MILD = "dbe/results/light-cavalry#mild";
    LIGHT_MILD_CAVALRY = "dbe/results/light-cavalry#mild-by-cavalry";
    LIGHT_HEAVY = "dbe/results/light-cavalry#heavy";
    LIGHT_HEAVY_CAVALRY = "dbe/results/light-cavalry#heavy-by-cavalry";
    LIGHT_HEAVY_SQUARE = "dbe/results/light-cavalry#heavy-by-square";
    LIGHT_HEAVY_DIFFICULT = "dbe/results/light-cavalry#heavy-in-difficult";
    IRREGULAR_MILD = "dbe/results/irregular-cavalry#mild";
    IRREGULAR_MILD_DIFFICULT = "dbe/results/irregular-cavalry#mild-in-difficult";
    IRREGULAR_MILD_ARTILLERY = "dbe/results/irregular-cavalry#mild-by-artillery";
    IRREGULAR_HEAVY = "dbe/results/irregular-cavalry#heavy";
    IRREGULAR_HEAVY_LIGHT = "dbe/results/irregular-cavalry#heavy-by-light-cavalry";
    IRREGULAR_HEAVY_SQUARE = "dbe/results/irregular-cavalry#heavy-by-square";
    IRREGULAR_HEAVY_DIFFICULT = "dbe/results/irregular-cavalry#heavy-in-difficult";
    HEAVIES_MILD = "dbe/results/heavy-cavalry#mild";
    HEAVIES_MILD_HEAVY = "dbe/results/heavy-cavalry#mild-by-heavy";
    HEAVIES_MILD_ARTILLERY = "dbe/results/heavy-cavalry#mild-by-artillery";
    HEAVIES_MILD_DIFFICULT = "dbe/results/heavy-cavalry#mild-in-difficult";
    HEAVIES_HEAVY = "dbe/results/heavy-cavalry#heavy";
    GUNS_MILD_MELEE = "dbe/results/artillery#mild-in-melee";
    GUNS_MILD_SHOT = "dbe/results/artillery#mild-when-shot";
    GUNS_HEAVY = "dbe/results/artillery#heavy";
    PURSUIT_MANDATORY = "dbe/melee/pursuit#mandatory";
    PURSUIT_OPTIONAL = "dbe/melee/pursuit#optional";
    PURSUIT_GUNS = "dbe/melee/pursuit#guns-never";
    PURSUIT_PLACE = "dbe/melee/pursuit#into-its-place";
    PURSUIT_MELEE_ONLY = "dbe/melee/pursuit#after-melee-only";
    THREE_CAUSES = "dbe/disputes/ground-as-a-condition#three-separate-causes";
    GROUND_FOR_ALL = "dbe/disputes/ground-as-a-condition#ground-for-all";
    GROUND_FOR_SQUARE = "dbe/disputes/ground-as-a-condition#ground-for-the-square";
    TWO_CAUSES = "dbe/disputes/guns-or-difficult-ground#two-separate-causes";
    ARTILLERY_IN_BOTH = "dbe/disputes/guns-or-difficult-ground#artillery-in-both";
    HEAVY_FLEES = "dbe/disputes/shot-irregulars#heavy-flees";
    DESTROYED_IN_BOTH = "dbe/disputes/shot-irregulars#destroyed-in-both";
    DRAGOONS_MUST = "dbe/disputes/dragoons-in-pursuit#dragoons-must-pursue";
    DRAGOONS_MAY = "dbe/disputes/dragoons-in-pursuit#dragoons-may-pursue";
    AFTER_ANY_RESULT = "dbe/disputes/pursuit-without-flight#after-any-result";
    AFTER_FLIGHT_ONLY = "dbe/disputes/pursuit-without-flight#after-flight-only";
    FRONTS_LOSES = "dbe/melee/several-fronts#loses";
    FRONTS_WINS = "dbe/melee/several-fronts#wins";
    ALL_RETREAT = "dbe/disputes/one-of-several-doubled#all-retreat";
    TABLE_FOR_THE_BEATEN = "dbe/disputes/one-of-several-doubled#table-for-the-beaten";
}
const SUPPORTER: &str = "dbe/melee/supporter-survives#not-destroyed";

/// Whether ground is a cause of its own or a condition of the others (S22).
pub(super) static GROUND_AS_A_CONDITION: Point = Point {
    id: "ground-as-a-condition",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(THREE_CAUSES),
        Reading::of(GROUND_FOR_ALL),
        Reading::of(GROUND_FOR_SQUARE),
    ],
};
/// Whether heavy cavalry on difficult ground is destroyed only by guns (S24).
pub(super) static GUNS_OR_GROUND: Point = Point {
    id: "guns-or-difficult-ground",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(TWO_CAUSES),
        Reading::of(ARTILLERY_IN_BOTH),
    ],
};
/// Irregular cavalry under fire of guns: as printed, although odd (S23).
pub(super) static SHOT_IRREGULARS: Point = Point {
    id: "shot-irregulars",
    kind: PointKind::Conflict,
    readings: &[
        Reading::followed(HEAVY_FLEES),
        Reading::of(DESTROYED_IN_BOTH),
    ],
};
/// Whether dragoons that have won must pursue (S32).
pub(super) static DRAGOONS_IN_PURSUIT: Point = Point {
    id: "dragoons-in-pursuit",
    kind: PointKind::Open,
    readings: &[Reading::followed(DRAGOONS_MUST), Reading::of(DRAGOONS_MAY)],
};

/// Whether an enemy that has not fled is pursued: the text says that the winner pursues, and that
/// it takes the place of the enemy that fled.
pub(super) static PURSUIT_WITHOUT_FLIGHT: Point = Point {
    id: "pursuit-without-flight",
    kind: PointKind::Conflict,
    readings: &[
        Reading::followed(AFTER_ANY_RESULT),
        Reading::of(AFTER_FLIGHT_ONLY),
    ],
};
/// Fate of the enemy beaten in front by an element attacked on several sides.
static ONE_OF_SEVERAL: Point = Point {
    id: "one-of-several-doubled",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(ALL_RETREAT),
        Reading::of(TABLE_FOR_THE_BEATEN),
    ],
};

/// Those claims, and the ones that only this check quotes.
const QUOTED: [&[&str]; 2] = [CLAIMS, &[SUPPORTER]];
const ALL: [&str; claims::count(&QUOTED)] = claims::joined(&QUOTED);

/// Open points that can matter in [`beaten`] and [`pursuit`].
pub(super) const POINTS: &[&Point] = &[
    &LANCERS_ROW,
    &DRAGOONS_ROW,
    &GROUND_AS_A_CONDITION,
    &GUNS_OR_GROUND,
    &SHOT_IRREGULARS,
    &DRAGOONS_IN_PURSUIT,
    &PURSUIT_WITHOUT_FLIGHT,
    &ONE_OF_SEVERAL,
];

/// A defeat with all its facts.
pub(super) struct Defeat {
    pub(super) phase: Phase,
    pub(super) loser: Fact<Troop>,
    pub(super) winner: Fact<Troop>,
    /// Whether the winner is in square.
    pub(super) square: Fact<bool>,
    pub(super) ground: Fact<Ground>,
    /// Whether the loser, or the winner, was attacked on several sides at once.
    pub(super) loser_fronts: Fact<bool>,
    pub(super) winner_fronts: Fact<bool>,
}

/// Cause that makes a defeat worse.
struct Cause {
    /// Its step and the suffix of its column.
    code: &'static str,
    lower: &'static str,
    half: &'static str,
}

const CAUSES: [Cause; 7] = [
    Cause {
        code: "by-cavalry",
        lower: "lower-by-cavalry",
        half: "half-by-cavalry",
    },
    Cause {
        code: "by-heavy-cavalry",
        lower: "lower-by-heavy-cavalry",
        half: "",
    },
    Cause {
        code: "by-light-cavalry",
        lower: "",
        half: "half-by-light-cavalry",
    },
    Cause {
        code: "by-artillery",
        lower: "lower-by-artillery",
        half: "",
    },
    Cause {
        code: "by-voltigeurs",
        lower: "",
        half: "half-by-voltigeurs",
    },
    Cause {
        code: "by-square",
        lower: "",
        half: "half-by-square",
    },
    Cause {
        code: "difficult",
        lower: "lower-difficult",
        half: "half-difficult",
    },
];

/// The loser's row in the result tables.
fn row(case: &mut Case<'_>, loser: &Fact<Troop>) -> &'static str {
    let class = |troop: Troop| (troop.arm(), troop.mount(), troop == Troop::Voltigeurs);
    match loser.by(class) {
        (Arm::Infantry, _, true) => "voltigeurs",
        (Arm::Infantry, ..) => "infantry",
        (Arm::Artillery | Arm::General, ..) => "artillery",
        (Arm::Cavalry, mount, _) => mount.map_or("light-cavalry", |mount| mount.horse(case).row()),
    }
}

/// Claim of a row when nothing makes it worse.
fn plain_claim(row: &str, phase: Phase, half: bool) -> &'static str {
    match (row, half) {
        ("infantry", false) => INFANTRY_MILD,
        ("infantry", true) => INFANTRY_HEAVY,
        ("voltigeurs", false) => VOLTIGEURS_MILD,
        ("voltigeurs", true) => VOLTIGEURS_HEAVY,
        ("light-cavalry", false) => LIGHT_MILD,
        ("light-cavalry", true) => LIGHT_HEAVY,
        ("irregular-cavalry", false) => IRREGULAR_MILD,
        ("irregular-cavalry", true) => IRREGULAR_HEAVY,
        ("heavy-cavalry", false) => HEAVIES_MILD,
        ("heavy-cavalry", true) => HEAVIES_HEAVY,
        (_, false) if phase == Phase::Melee => GUNS_MILD_MELEE,
        (_, false) => GUNS_MILD_SHOT,
        (_, true) => GUNS_HEAVY,
    }
}

fn cause_claim(row: &str, half: bool, cause: &str) -> &'static str {
    match (row, half, cause) {
        ("light-cavalry", false, _) => LIGHT_MILD_CAVALRY,
        ("light-cavalry", true, "by-cavalry") => LIGHT_HEAVY_CAVALRY,
        ("light-cavalry", true, "by-square") => LIGHT_HEAVY_SQUARE,
        ("light-cavalry", true, _) => LIGHT_HEAVY_DIFFICULT,
        ("irregular-cavalry", false, "by-artillery") => IRREGULAR_MILD_ARTILLERY,
        ("irregular-cavalry", false, _) => IRREGULAR_MILD_DIFFICULT,
        ("irregular-cavalry", true, "by-light-cavalry") => IRREGULAR_HEAVY_LIGHT,
        ("irregular-cavalry", true, "by-square") => IRREGULAR_HEAVY_SQUARE,
        ("irregular-cavalry", true, _) => IRREGULAR_HEAVY_DIFFICULT,
        ("heavy-cavalry", _, "by-heavy-cavalry") => HEAVIES_MILD_HEAVY,
        ("heavy-cavalry", _, "by-artillery") => HEAVIES_MILD_ARTILLERY,
        ("heavy-cavalry", ..) => HEAVIES_MILD_DIFFICULT,
        _ => VOLTIGEURS_CAUGHT,
    }
}

/// The worse of two fates.
fn worse(one: Fate, other: Fate) -> Fate {
    let rank = |fate| Fate::ALL.iter().position(|known| *known == fate);
    if rank(other) > rank(one) { other } else { one }
}

/// Fate of the loser for a defeat of this degree.
fn fate(case: &mut Case<'_>, defeat: &Defeat, margin: Margin) -> Fate {
    if margin == Margin::None {
        return if defeat.phase == Phase::Melee {
            Fate::Reroll
        } else {
            Fate::None
        };
    }
    let half = margin == Margin::Half;
    let table: &Table = if defeat.phase == Phase::Melee {
        &RESULTS_MELEE
    } else {
        &RESULTS_SHOOTING
    };
    let row = row(case, &defeat.loser);
    let plain: Fate = case
        .word(table, row, if half { "half" } else { "lower" })
        .unwrap_or(Fate::None);
    let by_row = match row {
        "infantry" => Some(INFANTRY_ROW),
        "light-cavalry" | "heavy-cavalry" => Some(CAVALRY_ROWS),
        _ => None,
    };
    let claim = plain_claim(row, defeat.phase, half);
    if let Some(by_row) = by_row {
        case.step("row", true)
            .value(row)
            .arg("row", Arg::of("dbe-losers", row))
            .cite(by_row);
    }
    case.step("plain", true)
        .value(plain.code())
        .arg("row", Arg::of("dbe-losers", row))
        .arg("fate", Arg::of(Fate::SCOPE, plain.code()))
        .cite(claim);
    // The causes in the row, and which of them apply.
    let mut holding: Vec<(&'static str, Fate)> = Vec::new();
    for cause in &CAUSES {
        let column = if half { cause.half } else { cause.lower };
        if !table.columns.contains(&column) {
            continue;
        }
        let Some(mut worse): Option<Fate> = case.word(table, row, column) else {
            continue;
        };
        let winner = &defeat.winner;
        let horse = |case: &mut Case<'_>| winner.by(Troop::mount).map(|mount| mount.horse(case));
        let holds = match cause.code {
            "by-cavalry" => winner.is(Troop::is_cavalry),
            "by-heavy-cavalry" => horse(case) == Some(Horse::Heavy),
            "by-light-cavalry" => horse(case) == Some(Horse::Light),
            "by-artillery" => winner.is(Troop::is_artillery),
            "by-voltigeurs" => *winner == Troop::Voltigeurs,
            // Only infantry forms square.
            "by-square" => winner.is(Troop::is_infantry) && *defeat.square,
            _ => defeat.ground == Ground::Difficult,
        };
        let mut holds = holds;
        if worse == Fate::DestroyedInTheOpen {
            holds &= defeat.ground == Ground::Open;
            worse = Fate::Destroyed;
        }
        case.step(cause.code, holds)
            .value(worse.code())
            .arg("fate", Arg::of(Fate::SCOPE, worse.code()))
            .cite(cause_claim(row, half, cause.code));
        if holds {
            holding.push((cause.code, worse));
        }
    }
    disputed(case, defeat, row, half, &mut holding);
    let mut result = plain;
    let mut reason = claim;
    for (cause, fate) in holding {
        if worse(result, fate) != result {
            result = fate;
            reason = cause_claim(row, half, cause);
        }
    }
    if row == "irregular-cavalry"
        && defeat.phase == Phase::Shooting
        && defeat.winner.is(Troop::is_artillery)
    {
        if case.ask(&SHOT_IRREGULARS).is(DESTROYED_IN_BOTH) {
            case.step("as-printed", false)
                .value(Fate::Destroyed.code())
                .cite(DESTROYED_IN_BOTH);
            (result, reason) = (Fate::Destroyed, DESTROYED_IN_BOTH);
        } else {
            case.step("as-printed", true)
                .value(result.code())
                .cite(HEAVY_FLEES);
        }
    }
    case.because(reason);
    result
}

/// Removes the causes that a reading does not accept by themselves.
fn disputed(
    case: &mut Case<'_>,
    defeat: &Defeat,
    row: &str,
    half: bool,
    holding: &mut Vec<(&'static str, Fate)>,
) {
    let difficult = holding.iter().any(|(cause, _)| *cause == "difficult");
    if half && matches!(row, "light-cavalry" | "irregular-cavalry") {
        let cavalry = holding
            .iter()
            .any(|(cause, _)| matches!(*cause, "by-cavalry" | "by-light-cavalry"));
        let square = holding.iter().any(|(cause, _)| *cause == "by-square");
        // All readings agree for cavalry on difficult ground, and if no cause applies.
        if !(cavalry || square || difficult) || cavalry && difficult {
            return;
        }
        let (claim, kept) = match case.ask(&GROUND_AS_A_CONDITION).claim() {
            GROUND_FOR_ALL => (GROUND_FOR_ALL, square && difficult),
            GROUND_FOR_SQUARE => (GROUND_FOR_SQUARE, cavalry || square && difficult),
            _ => (THREE_CAUSES, true),
        };
        case.step("ground-condition", kept)
            .value(kept)
            .arg("ground", &defeat.ground)
            .cite(claim);
        if !kept {
            holding.clear();
        }
    } else if !half && row == "heavy-cavalry" && difficult && !defeat.winner.is(Troop::is_artillery)
    {
        let kept = case.ask(&GUNS_OR_GROUND).is(TWO_CAUSES);
        case.step("ground-condition", kept)
            .value(kept)
            .arg("ground", &defeat.ground)
            .cite(if kept { TWO_CAUSES } else { ARTILLERY_IN_BOTH });
        if !kept {
            holding.retain(|(cause, _)| *cause != "difficult");
        }
    }
}

/// Whether a winner pursues an enemy with this fate, if known.
pub(super) fn pursuit(
    case: &mut Case<'_>,
    phase: Phase,
    winner: Option<&Fact<Troop>>,
    fate: Option<Fate>,
) -> Pursuit {
    let Some(winner) = winner.filter(|_| phase == Phase::Melee) else {
        case.considered("pursuit", false, PURSUIT_MELEE_ONLY)
            .value(Pursuit::None.code())
            .arg("why", "shooting")
            .arg("winner", "");
        return Pursuit::None;
    };
    let never = winner.is(|troop| matches!(troop.arm(), Arm::Artillery | Arm::General));
    if !never
        && fate != Some(Fate::Flight)
        && case.ask(&PURSUIT_WITHOUT_FLIGHT).is(AFTER_FLIGHT_ONLY)
    {
        // If only the victory is known, it is unknown whether the enemy has fled.
        let why = if fate.is_some() {
            "no-flight"
        } else {
            "flight-untold"
        };
        case.considered("pursuit", false, AFTER_FLIGHT_ONLY)
            .value(Pursuit::None.code())
            .arg("why", why)
            .arg("winner", winner);
        return Pursuit::None;
    }
    let (pursuit, claim) = match winner.by(Troop::arm) {
        Arm::Artillery | Arm::General => (Pursuit::Never, PURSUIT_GUNS),
        Arm::Infantry => (Pursuit::Optional, PURSUIT_OPTIONAL),
        Arm::Cavalry => {
            let heavy = match (winner.by(Troop::mount), case.settled(&DRAGOONS_ROW)) {
                (Some(Mount::Dragoons), None) => case.ask(&DRAGOONS_IN_PURSUIT).is(DRAGOONS_MUST),
                (Some(Mount::Dragoons), Some(row)) => row.is(DRAGOONS_HEAVY),
                (mount, _) => mount.map(|mount| mount.horse(case)) == Some(Horse::Heavy),
            };
            if heavy {
                (Pursuit::Mandatory, PURSUIT_MANDATORY)
            } else {
                (Pursuit::Optional, PURSUIT_OPTIONAL)
            }
        }
    };
    case.step("pursuit", pursuit == Pursuit::Mandatory)
        .value(pursuit.code())
        .arg("why", pursuit.code())
        .arg("winner", winner)
        .cite(claim);
    if !never {
        let place = if fate == Some(Fate::Flight) {
            PURSUIT_PLACE
        } else {
            AFTER_ANY_RESULT
        };
        case.applied("place", place).value(true);
    }
    case.because(claim);
    pursuit
}

/// The degree of a defeat, with its step and its reason.
fn compare(case: &mut Case<'_>, phase: Phase, degree: &Degree) -> Margin {
    let margin = match degree {
        Degree::Totals(loser, winner) if loser >= winner => Margin::None,
        Degree::Totals(loser, winner) if loser.times(2.0) <= *winner => Margin::Half,
        Degree::By(total, most) if total <= most => Margin::Half,
        Degree::Totals(..) | Degree::By(..) => Margin::Lower,
        Degree::Told(told) => told.by(|told| told),
    };
    let unhurt = matches!(degree, Degree::Totals(loser, winner) if loser > winner);
    let (why, claim) = match (margin, phase) {
        (Margin::None, Phase::Melee) => ("reroll", MELEE_TIE),
        (Margin::None, Phase::Shooting) if unhurt => ("unhurt", SHOOTER_LOWER),
        (Margin::None, Phase::Shooting) => ("equal", SHOOTING_TIE),
        (Margin::Lower, _) => ("lower", MILD),
        (Margin::Half, _) => ("half", HEAVY),
    };
    let (loser, winner) = match degree {
        Degree::Totals(loser, winner) => (loser.exactly(), winner.exactly()),
        Degree::By(..) | Degree::Told(_) => (None, None),
    };
    case.considered("margin", margin != Margin::None, claim)
        .value(margin.code())
        .arg("loser", loser)
        .arg("winner", winner)
        .arg("why", why);
    margin
}

/// Fates in a defeat: of the loser and, if the winner was attacked on several sides, of all its
/// attackers.
pub(super) fn beaten(case: &mut Case<'_>, defeat: &Defeat, margin: Margin) -> (Fate, Option<Fate>) {
    let fought = defeat.phase == Phase::Melee && margin != Margin::None;
    let (why, claim) = match (
        fought && *defeat.loser_fronts,
        fought && *defeat.winner_fronts,
    ) {
        (true, _) => ("lost", FRONTS_LOSES),
        (false, true) => ("won", FRONTS_WINS),
        (false, false) => ("no", FRONTS_LOSES),
    };
    case.applies("several-fronts", why != "no", claim)
        .value(why)
        .arg("why", why);
    if why == "no" {
        return (fate(case, defeat, margin), None);
    }
    if why == "lost" {
        return (
            Fate::Destroyed,
            (*defeat.winner_fronts).then_some(Fate::Retreat),
        );
    }
    // The others retreat; the one beaten in front may have a harsher fate.
    let by_table = case.quietly(|case| fate(case, defeat, margin));
    if by_table != Fate::Retreat && case.ask(&ONE_OF_SEVERAL).is(ALL_RETREAT) {
        case.applied("beaten-in-front", ALL_RETREAT)
            .value(Fate::Retreat.code())
            .arg("why", "retreat");
        return (Fate::Retreat, Some(Fate::Retreat));
    }
    let by_table = fate(case, defeat, margin);
    if by_table != Fate::Retreat {
        case.applied("beaten-in-front", TABLE_FOR_THE_BEATEN)
            .value(by_table.code())
            .arg("why", "table");
    }
    (by_table, Some(Fate::Retreat))
}

impl Rule for Outcome {
    type Input = Input;
    const ID: &'static str = "dbe.outcome";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &ALL;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "result",
            kind: Fate::LOSER,
        },
        Output {
            name: "attackers",
            kind: Fate::ATTACKERS,
        },
        Output {
            name: "pursuit",
            kind: OutKind::word::<Pursuit>(),
        },
        Output {
            name: "supporter",
            kind: OutKind::word::<Supporter>(),
        },
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["result", "attackers"];
    const VIOLATIONS: &'static [Violation] = &[GENERAL_FIGHTS];
    const POINTS: &'static [&'static Point] = POINTS;
    const TABLES: &'static [&'static Table] = &[&RESULTS_SHOOTING, &RESULTS_MELEE];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if [&input.loser, &input.winner]
            .into_iter()
            .flatten()
            .any(fight::is_general)
        {
            return fight::refused(case, Self::OUTPUTS, GENERAL_FIGHTS.code);
        }
        let (mut result, mut attackers) = (None, None);
        if input.ask != Some(Question::Pursuit) {
            if input.won {
                let surrounded =
                    input.phase == Phase::Melee && (*input.fronts || *input.winner_fronts);
                case.applies("several-fronts", surrounded, FRONTS_WINS)
                    .value("won")
                    .arg("why", if surrounded { "won" } else { "no" });
                if surrounded {
                    case.step("beaten-in-front", false)
                        .value(Value::Null)
                        .arg("why", "untold")
                        .cite(TABLE_FOR_THE_BEATEN);
                    attackers = Some(Fate::Retreat);
                }
            } else if let Some(degree @ Degree::Told(told)) = &input.defeat
                && told.exactly() == Some(Margin::None)
            {
                compare(case, input.phase, degree);
                result = Some(if input.phase == Phase::Melee {
                    Fate::Reroll
                } else {
                    Fate::None
                });
            } else if let (Some(loser), Some(winner), Some(degree)) =
                (&input.loser, &input.winner, &input.defeat)
            {
                let margin = compare(case, input.phase, degree);
                let defeat = Defeat {
                    phase: input.phase,
                    loser: loser.clone(),
                    winner: winner.clone(),
                    square: input.square.clone(),
                    ground: input.ground.clone(),
                    loser_fronts: input.fronts.clone(),
                    winner_fronts: input.winner_fronts.clone(),
                };
                let (fate, others) = beaten(case, &defeat, margin);
                (result, attackers) = (Some(fate), others);
            }
        }
        let follows = !matches!(result, Some(Fate::Reroll)) && input.ask != Some(Question::Result);
        let follows = follows && (input.winner.is_some() || input.phase == Phase::Shooting);
        let pursuit = follows.then(|| pursuit(case, input.phase, input.winner.as_ref(), result));
        let supporter = (result == Some(Fate::Destroyed) && *input.support)
            .then_some(Supporter::Survives.code());
        if result.is_some() {
            case.applies("supporter", supporter.is_some(), SUPPORTER)
                .value(supporter);
        }
        Values::default()
            .with(
                "result",
                result.map_or(Value::Null, |fate| fate.code().into()),
            )
            .with(
                "attackers",
                attackers.map_or(Value::Null, |fate| fate.code().into()),
            )
            .with(
                "pursuit",
                pursuit.map_or(Value::Null, |pursuit| pursuit.code().into()),
            )
            .with("supporter", supporter)
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn given(phase: &str, loser: &str, winner: &str, totals: (i64, i64), changes: &Value) -> Value {
        with(
            &json!({"phase": phase, "loser": loser, "winner": winner, "loser_total": totals.0, "winner_total": totals.1}),
            changes,
        )
    }

    fn told(phase: &str, loser: &str, winner: &str, half: bool, ground: &str) -> String {
        let totals = if half { (3, 8) } else { (6, 8) };
        let verdict = judge(
            "dbe.outcome",
            &given(
                phase,
                loser,
                winner,
                totals,
                &json!({"loser_ground": ground, "ask": "result"}),
            ),
        );
        verdict.values["result"]
            .as_str()
            .unwrap_or(&verdict.finding.code)
            .to_owned()
    }

    #[test]
    fn the_table_of_results_in_the_open() {
        let melee = |loser: &str, winner: &str| {
            [
                told("melee", loser, winner, false, "open"),
                told("melee", loser, winner, true, "open"),
            ]
            .join(" ")
        };
        for foot in [
            "line",
            "elite",
            "guard",
            "light-infantry",
            "irregular-infantry",
        ] {
            assert_eq!(melee(foot, "cuirassiers"), "retreat destroyed");
        }
        assert_eq!(melee("voltigeurs", "line"), "retreat flight");
        assert_eq!(melee("voltigeurs", "voltigeurs"), "retreat destroyed");
        assert_eq!(melee("voltigeurs", "lancers"), "retreat destroyed");
        assert_eq!(melee("light-cavalry", "line"), "retreat flight");
        assert_eq!(
            melee("light-cavalry", "cuirassiers"),
            "flight ground-as-a-condition"
        );
        assert_eq!(melee("irregular-cavalry", "cuirassiers"), "flight flight");
        assert_eq!(
            melee("irregular-cavalry", "heavy-artillery"),
            "destroyed flight"
        );
        assert_eq!(
            melee("irregular-cavalry", "light-cavalry"),
            "flight ground-as-a-condition"
        );
        assert_eq!(melee("cuirassiers", "line"), "retreat destroyed");
        assert_eq!(
            melee("cuirassiers", "guard-heavy-cavalry"),
            "flight destroyed"
        );
        assert_eq!(melee("cuirassiers", "dragoons"), "dragoons-row destroyed");
        assert_eq!(melee("cuirassiers", "lancers"), "lancers-row destroyed");
        assert_eq!(
            melee("cuirassiers", "horse-artillery"),
            "destroyed destroyed"
        );
        assert_eq!(melee("horse-artillery", "line"), "destroyed destroyed");
        let shot = |loser: &str, winner: &str| {
            [
                told("shooting", loser, winner, false, "open"),
                told("shooting", loser, winner, true, "open"),
            ]
            .join(" ")
        };
        assert_eq!(shot("line", "line"), "retreat destroyed");
        assert_eq!(shot("voltigeurs", "line"), "retreat flight");
        assert_eq!(shot("voltigeurs", "voltigeurs"), "retreat destroyed");
        assert_eq!(shot("light-cavalry", "line"), "retreat flight");
        assert_eq!(shot("irregular-cavalry", "line"), "flight flight");
        assert_eq!(
            shot("irregular-cavalry", "heavy-artillery"),
            "destroyed flight"
        );
        assert_eq!(shot("cuirassiers", "heavy-artillery"), "retreat destroyed");
        assert_eq!(shot("heavy-artillery", "line"), "none destroyed");
    }

    #[test]
    fn ground_makes_it_worse() {
        assert_eq!(
            told("melee", "voltigeurs", "light-cavalry", true, "rough"),
            "flight"
        );
        assert_eq!(
            told("melee", "light-cavalry", "cuirassiers", true, "difficult"),
            "destroyed"
        );
        assert_eq!(
            told("melee", "light-cavalry", "line", true, "difficult"),
            "ground-as-a-condition"
        );
        assert_eq!(
            told("melee", "irregular-cavalry", "line", false, "difficult"),
            "destroyed"
        );
        assert_eq!(
            told("melee", "cuirassiers", "line", false, "difficult"),
            "guns-or-difficult-ground"
        );
        assert_eq!(
            told(
                "shooting",
                "cuirassiers",
                "heavy-artillery",
                false,
                "difficult"
            ),
            "destroyed"
        );
        assert_eq!(
            told("shooting", "cuirassiers", "line", false, "difficult"),
            "guns-or-difficult-ground"
        );
        assert_eq!(
            told("melee", "cuirassiers", "line", false, "rough"),
            "retreat"
        );
    }

    #[test]
    fn a_square_and_ground_are_read_in_three_ways() {
        let ask = |winner: &str, square: bool, ground: &str, agreed: &str| {
            let changes =
                json!({"winner_in_square": square, "loser_ground": ground, "agreed": agreed});
            judge(
                "dbe.outcome",
                &given("melee", "light-cavalry", winner, (3, 8), &changes),
            )
            .values["result"]
                .clone()
        };
        for (winner, square, ground, fates) in [
            ("line", true, "open", ["destroyed", "flight", "flight"]),
            (
                "line",
                true,
                "difficult",
                ["destroyed", "destroyed", "destroyed"],
            ),
            (
                "line",
                false,
                "difficult",
                ["destroyed", "flight", "flight"],
            ),
            (
                "cuirassiers",
                false,
                "open",
                ["destroyed", "flight", "destroyed"],
            ),
        ] {
            for (reading, fate) in GROUND_AS_A_CONDITION.readings.iter().zip(fates) {
                assert_eq!(
                    ask(winner, square, ground, reading.id),
                    json!(fate),
                    "{winner} {square} {ground} {}",
                    reading.id
                );
            }
        }
    }

    #[test]
    fn totals_decide_the_degree() {
        let at = |phase: &str, totals| {
            judge(
                "dbe.outcome",
                &given(phase, "line", "elite", totals, &json!({})),
            )
            .values["result"]
                .clone()
        };
        assert_eq!(
            [
                at("melee", (5, 9)),
                at("melee", (4, 8)),
                at("melee", (7, 7))
            ],
            [json!("retreat"), json!("destroyed"), json!("reroll")]
        );
        assert_eq!(
            [
                at("shooting", (7, 7)),
                at("shooting", (9, 4)),
                at("shooting", (5, 6))
            ],
            [json!("none"), json!("none"), json!("retreat")]
        );
        assert_eq!(
            faults(
                "dbe.outcome",
                &given("melee", "line", "elite", (8, 7), &json!({}))
            ),
            [("loser_total".to_owned(), "more-than")]
        );
    }

    #[test]
    fn on_several_fronts_it_is_all_or_nothing() {
        let fronts = json!({"attacked_on_several_fronts": true});
        assert_eq!(
            judge(
                "dbe.outcome",
                &given("melee", "line", "elite", (7, 8), &fronts)
            )
            .values["result"],
            json!("destroyed")
        );
        assert_eq!(
            judge(
                "dbe.outcome",
                &given("melee", "line", "elite", (8, 8), &fronts)
            )
            .values["result"],
            json!("reroll")
        );
        assert_eq!(
            judge(
                "dbe.outcome",
                &given("shooting", "line", "elite", (7, 8), &fronts)
            )
            .values["result"],
            json!("retreat")
        );
        let won = judge(
            "dbe.outcome",
            &json!({"phase": "melee", "result": "won", "attacked_on_several_fronts": true}),
        );
        assert_eq!(
            (&won.values["attackers"], &won.values["result"]),
            (&json!("retreat"), &Value::Null)
        );
    }

    #[test]
    fn one_of_several_enemies_that_is_beaten_in_front() {
        let fronts = |totals, agreed: &Value| {
            let given = given(
                "melee",
                "line",
                "elite",
                totals,
                &json!({"winner_attacked_on_several_fronts": true, "ask": "result", "agreed": agreed}),
            );
            let verdict = judge("dbe.outcome", &given);
            (
                verdict.finding.code,
                verdict.values["result"].clone(),
                verdict.values["attackers"].clone(),
            )
        };
        assert_eq!(
            fronts((6, 8), &Value::Null),
            ("retreat".to_owned(), json!("retreat"), json!("retreat"))
        );
        assert_eq!(
            fronts((4, 8), &Value::Null),
            (
                "one-of-several-doubled".to_owned(),
                Value::Null,
                json!("retreat")
            )
        );
        assert_eq!(fronts((4, 8), &json!("all-retreat")).1, json!("retreat"));
        assert_eq!(
            fronts((4, 8), &json!("table-for-the-beaten")).1,
            json!("destroyed")
        );
        assert_eq!(
            fronts((8, 8), &Value::Null),
            ("reroll".to_owned(), json!("reroll"), Value::Null)
        );
        // With the winner given as well, its victory over all is still the finding.
        let won = judge(
            "dbe.outcome",
            &json!({"phase": "melee", "winner": "line", "result": "won", "winner_attacked_on_several_fronts": true}),
        );
        assert_eq!(
            (won.finding.code.as_str(), &won.values["pursuit"]),
            ("retreat", &json!("optional"))
        );
    }

    #[test]
    fn an_enemy_that_has_not_fled_is_pursued_with_a_flag() {
        let after = |loser: &str, totals, agreed: &Value| {
            let verdict = judge(
                "dbe.outcome",
                &given(
                    "melee",
                    loser,
                    "cuirassiers",
                    totals,
                    &json!({"agreed": agreed}),
                ),
            );
            (verdict.values["pursuit"].clone(), verdict.flags)
        };
        let flagged = vec!["conflict:pursuit-without-flight".to_owned()];
        for totals in [(6, 8), (3, 8)] {
            assert_eq!(
                after("line", totals, &Value::Null),
                (json!("mandatory"), flagged.clone())
            );
            assert_eq!(
                after("line", totals, &json!("after-flight-only")).0,
                json!("none")
            );
        }
        assert_eq!(
            after("light-cavalry", (6, 8), &json!("after-flight-only")),
            (json!("mandatory"), Vec::new())
        );
    }

    #[test]
    fn winners_pursue_by_their_class() {
        let ask = |winner: &str, phase: &str, agreed: &Value| {
            judge("dbe.outcome", &json!({"ask": "pursuit", "phase": phase, "winner": winner, "result": "won", "agreed": agreed})).values["pursuit"].clone()
        };
        for (winner, pursuit) in [
            ("cuirassiers", "mandatory"),
            ("guard-heavy-cavalry", "mandatory"),
            ("light-cavalry", "optional"),
            ("irregular-cavalry", "optional"),
            ("line", "optional"),
            ("heavy-artillery", "never"),
        ] {
            assert_eq!(
                ask(winner, "melee", &Value::Null),
                json!(pursuit),
                "{winner}"
            );
            if shoots(Troop::parse(winner).unwrap()) {
                assert_eq!(ask(winner, "shooting", &Value::Null), json!("none"));
            }
        }
        for (agreed, pursuit) in [
            ("dragoons-must-pursue", "mandatory"),
            ("dragoons-may-pursue", "optional"),
            ("dragoons-heavy", "mandatory"),
            ("dragoons-light", "optional"),
        ] {
            assert_eq!(ask("dragoons", "melee", &json!(agreed)), json!(pursuit));
        }
        assert_eq!(
            ask("lancers", "melee", &json!("lancers-heavy")),
            json!("mandatory")
        );
        assert_eq!(ask("lancers", "melee", &Value::Null), Value::Null);
        // After a tie there is no pursuit.
        assert_eq!(
            judge(
                "dbe.outcome",
                &given("melee", "line", "cuirassiers", (7, 7), &json!({}))
            )
            .values["pursuit"],
            Value::Null
        );
    }

    #[test]
    fn a_defeat_is_known_by_its_degree_or_by_the_difference_of_the_totals() {
        let line = |changes: &Value| {
            let line = json!({"phase": "melee", "loser": "line", "winner": "guard"});
            judge("dbe.outcome", &with(&line, changes)).values["result"].clone()
        };
        assert_eq!(line(&json!({"degree": "half"})), json!("destroyed"));
        assert_eq!(line(&json!({"degree": "lower"})), json!("retreat"));
        // A tie needs no troops.
        for (phase, fate) in [("melee", "reroll"), ("shooting", "none")] {
            let tie = json!({"phase": phase, "degree": "none", "ask": "result"});
            assert_eq!(judge("dbe.outcome", &tie).values["result"], json!(fate));
        }
        // 4 to 8, 5 to 9; 8 to 4 and 9 to 5 by the winner's total.
        for (own, fate) in [(4, "destroyed"), (5, "retreat")] {
            let by = json!({"loser_total": own, "difference": 4});
            assert_eq!(line(&by), json!(fate));
            let by = json!({"winner_total": own + 4, "difference": 4});
            assert_eq!(line(&by), json!(fate));
        }
        let refused = |changes: &Value, path: &str| {
            let totals = given("melee", "line", "guard", (5, 9), changes);
            assert_eq!(
                faults("dbe.outcome", &totals),
                [(path.to_owned(), "contradicts")]
            );
        };
        refused(&json!({"degree": "half"}), "degree");
        refused(&json!({"difference": 3}), "difference");
    }

    #[test]
    fn supporters_and_oddities() {
        let support = json!({"rear_support": true});
        assert_eq!(
            judge(
                "dbe.outcome",
                &given("melee", "line", "guard", (5, 10), &support)
            )
            .values["supporter"],
            json!("survives")
        );
        assert_eq!(
            judge(
                "dbe.outcome",
                &given("melee", "line", "guard", (6, 10), &support)
            )
            .values["supporter"],
            Value::Null
        );
        let odd = judge(
            "dbe.outcome",
            &given(
                "shooting",
                "irregular-cavalry",
                "heavy-artillery",
                (3, 8),
                &json!({}),
            ),
        );
        assert_eq!(
            (odd.finding.kind, odd.flags.as_slice()),
            (
                FindingKind::Outcome,
                ["conflict:shot-irregulars".to_owned()].as_slice()
            )
        );
        assert_eq!(odd.alternatives[0].values["result"], json!("destroyed"));
        assert_eq!(
            judge("dbe.outcome", &json!({"phase": "melee", "winner": "line"})).values["pursuit"],
            json!("optional")
        );
        // The loser, the winner, and how badly it lost.
        assert_eq!(faults("dbe.outcome", &json!({"phase": "melee"})).len(), 3);
        let general = given("melee", "corps-general", "line", (2, 3), &json!({}));
        assert_eq!(
            judge("dbe.outcome", &general).finding.code,
            "general-fights"
        );
    }

    proptest! {
        #[test]
        fn a_lower_total_is_never_better_but_for_irregulars_under_guns(loser in 0..17_usize, winner in 0..17_usize, own in 0_i64..12, by in 1_i64..12) {
            let (loser, winner) = (Troop::ALL[loser], Troop::ALL[winner]);
            prop_assume!(shoots(winner));
            let fate = |own: i64| {
                let agreed = json!(["lancers-light", "dragoons-heavy", "three-separate-causes", "two-separate-causes", "destroyed-in-both"]);
                let verdict = judge("dbe.outcome", &given("shooting", loser.code(), winner.code(), (own, own.max(12) + by), &json!({"agreed": agreed})));
                Fate::parse(verdict.values["result"].as_str().unwrap()).unwrap()
            };
            prop_assert!(worse(fate(own), fate(own.saturating_sub(4).max(0))) == fate(own.saturating_sub(4).max(0)));
        }
    }
}
