//! `impetus.flank-march`: which command may march, where it enters, and the reaction of the enemy.
//!
//! # Source items
//! ai:flank-march.1-.6, .p1, .p5, .p7.
//!
//! # What it decides
//! Whether a command may be sent; whether a unit enters at a legal place; whether a unit may turn
//! to face the march; which player places first when two marches meet; whether a roll lets a march
//! enter, or cancels that of a Poor general.
//!
//! # What it does not decide
//! The probability of its arrival (`impetus.flank-march-odds`) and the leadership of a general;
//! ambushes it reveals (`impetus.ambush-reveal`). Whether the whole unit or only a part must be
//! within the entry zone is not said: the players measure.
//!
//! # Readings chosen
//! - Two marches that meet keep the distance of the scale in use (I12); the other reading is shown
//!   as well where it matters.
//! - Exactly half of the army may march.
//!
//! # Direction of error
//! A missing fact does not forbid it.
//!
//! # Examples
//! VD 20 of 40: yes; 21: no. 12 U from the edge with the enemy at 5.5 (15 mm): legal; at 5: not.

use std::cmp::Ordering;

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::setup_tables::{BATTLE_LIMITS, SCALE_DISTANCES, scale_row};
use super::words::{General, scale_if_told};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::IntoArg as _;

/// The check.
pub struct FlankMarch;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Side {
    A,
    B,
}

impl Choice for Side {
    const SCOPE: &'static str = "impetus-side";
}

/// Notes on the map.
pub struct Noted {
    command: Fact<bool>,
    side: Fact<bool>,
}

impl Declared for Noted {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            command: form.yes_or_no("command").fact_or(true),
            side: form.yes_or_no("side").fact_or(true),
        }
    }
}

/// The arrival rolls of both players, modified.
pub struct Rolls {
    a: Measure,
    b: Measure,
}

impl Declared for Rolls {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            a: form.integer("a", 2, 30).measured(),
            b: form.integer("b", 2, 30).measured(),
        }
    }
}

impl Rolls {
    /// Which roll is the higher.
    fn order(&self) -> Ordering {
        self.a.partial_cmp(&self.b).unwrap_or(Ordering::Equal)
    }
}

/// A march, and the question about it.
pub struct Input {
    scale: Option<i64>,
    general: Fact<Option<General>>,
    cic: Fact<bool>,
    commands: Option<Measure>,
    vd: Option<Measure>,
    vdt: Option<Measure>,
    noted: Noted,
    roll: Vec<i64>,
    leadership: Option<Measure>,
    from_edge: Option<Measure>,
    enemy: Option<Measure>,
    entered: Option<Measure>,
    after_turn: Option<Measure>,
    both: Fact<bool>,
    rolls: Option<Rolls>,
    structure: Fact<Option<Side>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Whether it may be sent, where it enters and which units turn are separate questions.
        let told = |form: &Form<'_>, names: &[&str]| names.iter().any(|name| form.is_told(name));
        let comes_on = told(form, &["from_edge_u", "nearest_enemy_u"]);
        let reacts = told(form, &["distance_to_entered_u", "after_turn_distance_u"]);
        let meets = told(form, &["rolls", "better_structure"]);
        let sent = told(
            form,
            &["general", "commands_sent", "command_vd", "noted", "roll"],
        );
        let any = comes_on || reacts || meets || sent;
        let scale = scale_if_told(form);
        let general = form.choice("general").maybe_fact();
        let cic = form.yes_or_no("is_cic").fact_or(false);
        let commands = form.integer("commands_sent", 1, 8).maybe_measured();
        let vd = form.integer("command_vd", 0, 999).maybe_measured();
        let vdt = form.integer("army_vdt", 1, 999);
        let vdt = if vd.is_some() {
            Some(vdt.measured())
        } else {
            vdt.if_told().map(Measure::from)
        };
        form.none_means("noted", json!({"command": false, "side": false}));
        let is_noted = form.is_told("noted");
        let noted: Noted = form.group("noted");
        // If the notes are complete, nothing is asked about them.
        let all_noted = [&noted.command, &noted.side]
            .iter()
            .all(|fact| fact.exactly() == Some(true));
        let notes = is_noted && !all_noted;
        let roll = form.integers("roll", 1, 6, 2);
        let needed = form
            .figure(&BATTLE_LIMITS, "march-roll", "value")
            .map(|needed| needed - roll.iter().sum::<i64>())
            .filter(|_| roll.len() == 2);
        // A double 1 of a Poor general ends the march.
        if roll == [1, 1] {
            form.lacks("general");
        }
        let leadership = form.integer("leadership", 0, 10);
        // Some rolls suffice with any leadership.
        let decides = needed.is_some_and(|needed| needed > 0)
            && !(roll == [1, 1] && general == Some(General::Poor));
        let leadership = if decides {
            Some(leadership.measured())
        } else if roll.is_empty() {
            leadership.if_told().map(Measure::from)
        } else {
            leadership.maybe_measured()
        };
        let from_edge = form
            .decimal("from_edge_u", 0.0, 200.0)
            .unit(Unit::U)
            .matters(comes_on || !any)
            .maybe_measured();
        let enemy = form
            .decimal("nearest_enemy_u", 0.0, 500.0)
            .unit(Unit::U)
            .matters(comes_on || !any)
            .maybe_measured();
        let turns_after = form.is_told_or_tried("after_turn_distance_u");
        let entered = form
            .decimal("distance_to_entered_u", 0.0, 500.0)
            .unit(Unit::U)
            .matters(reacts || !any);
        let entered = if turns_after {
            Some(entered.measured())
        } else {
            entered.maybe_measured()
        };
        let after_turn = form
            .decimal("after_turn_distance_u", 0.0, 500.0)
            .unit(Unit::U)
            .matters(reacts || !any)
            .maybe_measured();
        let both = form.yes_or_no("both_arrive").fact_or(false);
        let rolls: Option<Rolls> = form.maybe_where("rolls", meets || !any || *both);
        // Both marches have rolled for their arrival.
        if rolls.is_some() && form.is_told("rolls") && form.says("both_arrive", "false") {
            form.contradicts("both_arrive");
        }
        let structure = form.choice("better_structure").maybe_fact();
        if enemy.is_some() || entered.is_some() || after_turn.is_some() {
            form.lacks("scale");
        }
        let told = form.may_lack_facts() || form.is_told("army_vdt");
        if let (Some(vd), Some(vdt), true) = (&vd, &vdt, told)
            && vd > vdt
        {
            form.more_than("command_vd", "army_vdt");
        }
        if roll.len() == 1 {
            form.refuse(
                "roll",
                roll.len(),
                FaultKind::ListLength,
                vec!["2".to_owned()],
            );
        }
        // A march that no roll could bring on is refused without one.
        let barred =
            general.is(|general| matches!(general, Some(General::Incompetent | General::Coward)));
        let other = comes_on || reacts || meets || commands.is_some() || vd.is_some() || notes;
        if leadership.is_some() && roll.is_empty() && !other && !barred {
            form.lacks("roll");
        }
        let led = general.is(|general| general.is_some());
        let sent = led || commands.is_some() || vd.is_some() || notes;
        // A leadership is about the roll.
        if !sent
            && leadership.is_none()
            && roll.is_empty()
            && from_edge.is_none()
            && enemy.is_none()
            && entered.is_none()
            && after_turn.is_none()
            && rolls.is_none()
        {
            form.lacks(if *both { "rolls" } else { "general" });
        }
        Self {
            scale,
            general,
            cic,
            commands,
            vd,
            vdt,
            noted,
            roll,
            leadership,
            from_edge,
            enemy,
            entered,
            after_turn,
            both,
            rolls,
            structure,
        }
    }
}

claims! {
    TOO_MANY = "impetus/flank-march/who-may#too-many";
    ONE_COMMAND = "impetus/flank-march/who-may#one-command";
    INCOMPETENT = "impetus/flank-march/who-may#incompetent";
    COWARD = "impetus/flank-march/who-may#coward";
    CIC = "impetus/flank-march/half-the-army#cic";
    OVER_HALF = "impetus/flank-march/half-the-army#over-half";
    EXACT_HALF = "impetus/flank-march/half-the-army#exact-half";
    NOTED = "impetus/flank-march/written-down#both";
    NO_COMMAND = "impetus/flank-march/written-down#command-missing";
    NO_SIDE = "impetus/flank-march/written-down#side-missing";
    INCOMPETENT_AT_ONCE = "impetus/flank-march/poor-double-one#becomes-incompetent";
    CANCELLED = "impetus/flank-march/poor-double-one#march-cancelled";
    DESTROYED = "impetus/flank-march/poor-double-one#counts-as-destroyed";
    ARRIVES = "impetus/flank-march/arrival#arrives";
    ENTERS = "impetus/flank-march/arrival#enters";
    STAYS_OFF = "impetus/flank-march/arrival#stays-off";
    FROM_RULEBOOK = "impetus/disputes/leadership-figures#from-the-rulebook";
    WHERE = "impetus/flank-march/entry#where";
    TOO_FAR_IN = "impetus/flank-march/entry#too-far-in";
    TOO_CLOSE_15 = "impetus/flank-march/entry#too-close-15";
    TOO_CLOSE_28 = "impetus/flank-march/entry#too-close-28";
    NEAREST = "impetus/flank-march/entry#nearest-points";
    TURN = "impetus/flank-march/reaction#turn-to-face";
    REACH_15 = "impetus/flank-march/reaction#reach-15";
    REACH_28 = "impetus/flank-march/reaction#reach-28";
    WHEEL = "impetus/flank-march/reaction#wheel";
    ABOUT_TURN = "impetus/flank-march/reaction#about-turn";
    CLOSING_15 = "impetus/flank-march/reaction#closing-15";
    CLOSING_28 = "impetus/flank-march/reaction#closing-28";
    ONE_EACH = "impetus/flank-march/meeting#one-each";
    HIGHER = "impetus/flank-march/meeting#higher-first";
    STRUCTURE = "impetus/flank-march/meeting#better-structure";
    REROLL = "impetus/flank-march/meeting#reroll";
    SAME_DISTANCES = "impetus/flank-march/meeting#same-distances";
    BY_SCALE = "impetus/disputes/meeting-marches#by-scale";
    AS_PRINTED = "impetus/disputes/meeting-marches#as-printed";
}

/// The distance from the enemy when two marches meet.
static MEETING: Point = Point {
    id: "meeting-marches",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(BY_SCALE), Reading::of(AS_PRINTED)],
};

/// Player who places the first unit, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum First {
    A,
    B,
    Reroll,
}

impl Choice for First {
    const SCOPE: &'static str = "impetus-first-to-place";
}

/// Code for the status of a command that never arrives.
const LOST: &str = "destroyed";

impl Rule for FlankMarch {
    type Input = Input;
    const ID: &'static str = "impetus.flank-march";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "arrives",
            kind: OutKind::Truth,
        },
        Output {
            name: "march_cancelled",
            kind: OutKind::Truth,
        },
        Output {
            name: "placement_ok",
            kind: OutKind::Truth,
        },
        Output {
            name: "may_react",
            kind: OutKind::Truth,
        },
        Output {
            name: "first_to_place",
            kind: OutKind::word::<First>(),
        },
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "counts_as",
            kind: OutKind::Word {
                scope: "impetus-counts-as",
                codes: &[LOST],
            },
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "too-many-commands",
            claim: TOO_MANY,
        },
        Violation {
            code: "incompetent",
            claim: INCOMPETENT,
        },
        Violation {
            code: "coward",
            claim: COWARD,
        },
        Violation {
            code: "over-half",
            claim: OVER_HALF,
        },
        Violation {
            code: "command-not-noted",
            claim: NO_COMMAND,
        },
        Violation {
            code: "side-not-noted",
            claim: NO_SIDE,
        },
        Violation {
            code: "too-far-in",
            claim: TOO_FAR_IN,
        },
        Violation {
            code: "too-close-15",
            claim: TOO_CLOSE_15,
        },
        Violation {
            code: "too-close-28",
            claim: TOO_CLOSE_28,
        },
        Violation {
            code: "too-close-meeting",
            claim: AS_PRINTED,
        },
        Violation {
            code: "out-of-reach-15",
            claim: REACH_15,
        },
        Violation {
            code: "out-of-reach-28",
            claim: REACH_28,
        },
        Violation {
            code: "closes-in-15",
            claim: CLOSING_15,
        },
        Violation {
            code: "closes-in-28",
            claim: CLOSING_28,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&MEETING];
    const TABLES: &'static [&'static Table] = &[&BATTLE_LIMITS, &SCALE_DISTANCES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let never = |general| matches!(general, General::Incompetent | General::Coward);
        // Whoever has rolled has sent the march, although such a general may send none.
        let forbidden = if input.roll.is_empty() {
            input.general.exactly().flatten().is_some_and(never)
        } else {
            input.general.is(|general| general.is_some_and(never))
        };
        let unnoted = !*input.noted.command || !*input.noted.side;
        let sent = unnoted
            || input.commands.is_some()
            || input.vd.is_some()
            || forbidden
            || input.roll.is_empty() && input.general.is(|general| general.is_some());
        let allowed = sent.then(|| sent_off(case, input));
        // A march that may not be sent neither arrives nor comes on.
        if allowed == Some(false) {
            return Values::default()
                .with("arrives", Value::Null)
                .with("march_cancelled", Value::Null)
                .with("placement_ok", Value::Null)
                .with("may_react", Value::Null)
                .with("first_to_place", Value::Null)
                .with("allowed", false)
                .with("violations", Value::from(case.refused().to_vec()))
                .with("counts_as", Value::Null);
        }
        let cancelled = cancelled(case, input);
        let arrives = if cancelled == Some(true) {
            None
        } else {
            arrives(case, input)
        };
        let entry = input.from_edge.is_some() || input.enemy.is_some();
        let placement = entry.then(|| comes_on(case, input));
        let reacts = input
            .entered
            .as_ref()
            .map(|distance| reacts(case, input, distance));
        let first = input
            .rolls
            .as_ref()
            .map(|rolls| first(case, rolls, &input.structure));
        Values::default()
            .with("arrives", arrives)
            .with("march_cancelled", cancelled)
            .with("placement_ok", placement)
            .with("may_react", reacts)
            .with("first_to_place", first.map(First::code))
            .with("allowed", allowed)
            .with("violations", Value::from(case.refused().to_vec()))
            .with("counts_as", (cancelled == Some(true)).then_some(LOST))
    }
}

/// Whether the roll cancels the march; `None` without a roll.
fn cancelled(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    if input.roll.is_empty() {
        return None;
    }
    let off = input.roll == [1, 1] && input.general == Some(General::Poor);
    case.step("poor-double-one", off).cite(CANCELLED);
    if off {
        case.applied("incompetent-at-once", INCOMPETENT_AT_ONCE);
        case.because(CANCELLED);
        case.applied("destroyed", DESTROYED);
    }
    Some(off)
}

/// Whether the march enters next turn; `None` without a roll, or without a leadership that decides.
fn arrives(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    if input.roll.is_empty() {
        return None;
    }
    let needed = case
        .number(&BATTLE_LIMITS, "march-roll", "value")
        .unwrap_or(0);
    let rolled = input.roll.iter().sum::<i64>();
    let leadership = match &input.leadership {
        Some(leadership) => {
            case.step("leadership", true)
                .value_of(leadership)
                .cite(FROM_RULEBOOK);
            leadership.clone()
        }
        None if rolled >= needed => Measure::known(0.0),
        None => return None,
    };
    let total = &leadership + &Measure::from(rolled);
    let arrives = total >= needed;
    let claim = if arrives { ENTERS } else { STAYS_OFF };
    case.because(ARRIVES);
    case.considered("arrival", arrives, claim)
        .value_of(&total)
        .arg("needed", needed);
    Some(arrives)
}

/// Whether the command may be sent.
fn sent_off(case: &mut Case<'_>, input: &Input) -> bool {
    if let Some(commands) = &input.commands {
        case.forbid("too-many-commands", *commands > 1)
            .arg("commands", commands.exactly());
    }
    // For all other generals it is the same.
    let general = input.general.by(|general| {
        general.map(|general| (general == General::Incompetent, general == General::Coward))
    });
    if let Some((incompetent, coward)) = general {
        case.forbid("incompetent", incompetent);
        case.forbid("coward", coward);
    }
    case.because(ONE_COMMAND);
    case.applies("cic", *input.cic, CIC);
    if let (Some(vd), Some(vdt)) = (&input.vd, &input.vdt) {
        let share = case
            .number(&BATTLE_LIMITS, "march-share", "value")
            .unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a share of a hundred")]
        let (parts, whole) = (vd.times(100.0), vdt.times(share as f64));
        let (vd, vdt) = (vd.whole_if_known(), vdt.whole_if_known());
        let most = vdt.map(|vdt| vdt * share / 100);
        let over = parts > whole;
        case.forbid("over-half", over)
            .arg("vd", vd)
            .arg("vdt", vdt)
            .arg("most", most);
        let exact = parts == whole;
        case.applies("exact-half", exact, EXACT_HALF);
        if over {
            case.remedy(
                "smaller-command",
                vec![("more", vd.zip(most).map(|(vd, most)| vd - most).into_arg())],
                vec![("command_vd", most.into())],
            );
        }
    }
    let noted = &input.noted;
    case.forbid("command-not-noted", !*noted.command);
    case.forbid("side-not-noted", !*noted.side);
    if *noted.command && *noted.side {
        case.because(NOTED);
    }
    case.refused().is_empty()
}

fn length(case: &mut Case<'_>, table: &Table, row: &str, column: &str) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
    let length = case.number(table, row, column).unwrap_or(0) as f64;
    length
}

/// Whether a unit of the march enters at a legal place.
fn comes_on(case: &mut Case<'_>, input: &Input) -> bool {
    let mut fine = true;
    if let Some(distance) = &input.from_edge {
        let limit = length(case, &BATTLE_LIMITS, "march-entry", "value");
        let far = *distance > limit;
        let known = distance.exactly();
        fine &= !far;
        case.forbid("too-far-in", far)
            .arg("distance", known)
            .arg("limit", limit);
        if far {
            case.remedy(
                "nearer-the-edge",
                vec![("more", known.map(|distance| distance - limit).into())],
                vec![("from_edge_u", number(limit))],
            );
        }
    }
    if let Some((distance, scale)) = input.enemy.as_ref().zip(input.scale) {
        let limit = length(case, &SCALE_DISTANCES, scale_row(scale), "march-enemy");
        let printed = length(case, &SCALE_DISTANCES, "15mm", "march-enemy");
        let close = *distance <= limit;
        let known = distance.exactly();
        fine &= !close;
        case.forbid(
            if scale == 28 {
                "too-close-28"
            } else {
                "too-close-15"
            },
            close,
        )
        .arg("distance", known)
        .arg("limit", limit);
        if close {
            case.because(NEAREST);
            case.remedy(
                "from-the-enemy",
                vec![
                    ("more", known.map(|distance| limit - distance).into()),
                    ("limit", limit.into()),
                ],
                vec![],
            );
        }
        if *input.both {
            case.applied("same-distances", SAME_DISTANCES);
            if !close && *distance <= printed {
                let by_scale = case.ask(&MEETING).is(BY_SCALE);
                case.forbid("too-close-meeting", !by_scale)
                    .arg("distance", known)
                    .arg("limit", printed);
                if by_scale {
                    case.because(BY_SCALE);
                }
                fine &= by_scale;
            }
        }
    }
    if fine {
        case.because(WHERE);
    }
    fine
}

/// Whether a unit of the enemy may turn.
fn reacts(case: &mut Case<'_>, input: &Input, distance: &Measure) -> bool {
    let scale = input.scale.unwrap_or(15);
    let limit = length(case, &SCALE_DISTANCES, scale_row(scale), "march-reaction");
    let large = scale == 28;
    let mut fine = *distance < limit;
    case.forbid(
        if large {
            "out-of-reach-28"
        } else {
            "out-of-reach-15"
        },
        !fine,
    )
    .arg("distance", distance.exactly())
    .arg("limit", limit);
    if let Some(after) = &input.after_turn {
        let least = length(case, &SCALE_DISTANCES, scale_row(scale), "march-enemy");
        let close = *after < least;
        case.forbid(
            if large {
                "closes-in-28"
            } else {
                "closes-in-15"
            },
            close,
        )
        .arg("distance", after.exactly())
        .arg("limit", least);
        if close && fine {
            case.because(ABOUT_TURN);
            case.remedy("about-turn", vec![], vec![]);
        }
        fine &= !close;
    }
    if fine {
        case.because(TURN);
        case.applied("wheel", WHEEL);
        case.applied("about-turn", ABOUT_TURN);
    }
    fine
}

/// Player who places the first unit.
fn first(case: &mut Case<'_>, rolls: &Rolls, structure: &Fact<Option<Side>>) -> First {
    case.because(ONE_EACH);
    let order = rolls.order();
    case.step("rolls", order.is_ne())
        .arg("a", rolls.a.exactly())
        .arg("b", rolls.b.exactly())
        .cite(HIGHER);
    // It matters only for equal rolls.
    let structure = order.is_eq().then(|| structure.get()).flatten();
    let (found, claim) = match (order, structure) {
        (Ordering::Greater, _) => (First::A, HIGHER),
        (Ordering::Less, _) => (First::B, HIGHER),
        (Ordering::Equal, Some(side)) => {
            (if side == Side::A { First::A } else { First::B }, STRUCTURE)
        }
        (Ordering::Equal, None) => (First::Reroll, REROLL),
    };
    if order.is_eq() {
        case.step("structure", structure.is_some()).cite(STRUCTURE);
        case.step("reroll", structure.is_none()).cite(REROLL);
    }
    case.because(claim);
    found
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.flank-march";

    fn violations(given: &Value) -> String {
        judge(ID, given).values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn the_arrival_roll() {
        let of = |general: &str, roll: [i64; 2], leadership: i64| {
            judge(
                ID,
                &json!({"general": general, "roll": roll, "leadership": leadership}),
            )
        };
        for (roll, leadership, arrives) in [
            ([5, 5], 2, true),
            ([5, 4], 2, false),
            ([6, 6], 0, true),
            ([6, 5], 0, false),
        ] {
            assert_eq!(
                of("expert", roll, leadership).values["arrives"],
                arrives,
                "{roll:?} {leadership}"
            );
        }
        // Even with a leadership of ten.
        let off = of("poor", [1, 1], 10);
        assert_eq!(
            (&off.values["arrives"], &off.values["march_cancelled"]),
            (&Value::Null, &json!(true))
        );
        // Twelve suffices with any leadership, for any general.
        assert_eq!(judge(ID, &json!({"roll": [6, 6]})).values["arrives"], true);
        assert_eq!(
            faults(ID, &json!({"general": "poor", "leadership": 2})),
            [("roll".to_owned(), "missing")]
        );
    }

    #[test]
    fn who_may_be_sent() {
        let usual =
            json!({"general": "expert", "commands_sent": 1, "command_vd": 12, "army_vdt": 40});
        for (more, want) in [
            (json!({}), ""),
            (json!({"general": "poor"}), ""),
            (json!({"general": "incompetent"}), "incompetent"),
            (json!({"general": "coward"}), "coward"),
            (json!({"commands_sent": 2}), "too-many-commands"),
            (json!({"is_cic": true, "command_vd": 20}), ""),
            (json!({"is_cic": true, "command_vd": 21}), "over-half"),
            (json!({"command_vd": 21, "army_vdt": 41}), "over-half"),
            (json!({"command_vd": 20, "army_vdt": 41}), ""),
            (json!({"noted": {"command": true, "side": true}}), ""),
            (json!({"noted": false}), "command-not-noted side-not-noted"),
            (
                json!({"noted": {"command": true, "side": false}}),
                "side-not-noted",
            ),
            (
                json!({"noted": {"command": false, "side": true}}),
                "command-not-noted",
            ),
        ] {
            let given = with(&usual, &more);
            assert_eq!(violations(&given), want, "{more}");
            assert_eq!(judge(ID, &given).values["allowed"], want.is_empty());
        }
    }

    #[test]
    fn where_it_comes_on() {
        for (scale, edge, enemy, want) in [
            (15, 12.0, 5.5, ""),
            (15, 12.0, 5.0, "too-close-15"),
            (15, 12.5, 9.0, "too-far-in"),
            (28, 10.0, 3.1, ""),
            (28, 10.0, 3.0, "too-close-28"),
            (28, 13.0, 3.0, "too-far-in too-close-28"),
        ] {
            let given = json!({"scale": scale, "from_edge_u": edge, "nearest_enemy_u": enemy});
            assert_eq!(violations(&given), want);
            assert_eq!(judge(ID, &given).values["placement_ok"], want.is_empty());
        }
    }

    #[test]
    fn two_marches_meeting() {
        let given =
            |distance: f64| json!({"scale": 28, "both_arrive": true, "nearest_enemy_u": distance});
        let verdict = judge(ID, &given(4.0));
        assert_eq!(
            (&verdict.values["placement_ok"], verdict.flags.join(" ")),
            (&json!(true), "conflict:meeting-marches".to_owned())
        );
        assert_eq!(verdict.alternatives[0].values["placement_ok"], false);
        assert_eq!(judge(ID, &given(5.5)).flags.len(), 0);
        assert_eq!(
            judge(ID, &with(&given(5.5), &json!({"scale": 15}))).values["placement_ok"],
            true
        );
        for (rolls, structure, want) in [
            ([13, 12], Value::Null, "a"),
            ([12, 13], json!("a"), "b"),
            ([12, 12], json!("b"), "b"),
            ([12, 12], Value::Null, "reroll"),
        ] {
            let given = json!({"both_arrive": true, "rolls": {"a": rolls[0], "b": rolls[1]}, "better_structure": structure});
            assert_eq!(judge(ID, &given).values["first_to_place"], want);
        }
    }

    #[test]
    fn who_may_react() {
        for (scale, entered, after, want) in [
            (15, 14.9, Some(5.0), ""),
            (15, 14.9, None, ""),
            (15, 15.0, Some(8.0), "out-of-reach-15"),
            (15, 9.0, Some(4.9), "closes-in-15"),
            (28, 9.9, Some(3.0), ""),
            (28, 10.0, None, "out-of-reach-28"),
            (28, 5.0, Some(2.5), "closes-in-28"),
        ] {
            let given = json!({"scale": scale, "distance_to_entered_u": entered, "after_turn_distance_u": after});
            assert_eq!(violations(&given), want);
            assert_eq!(judge(ID, &given).values["may_react"], want.is_empty());
        }
    }

    #[test]
    fn a_cancelled_march() {
        for (general, roll, want) in [
            ("poor", [1, 1], true),
            ("poor", [1, 2], false),
            ("expert", [1, 1], false),
        ] {
            let values = judge(
                ID,
                &json!({"general": general, "roll": roll, "leadership": 0}),
            )
            .values;
            assert_eq!(
                (
                    &values["march_cancelled"],
                    values["counts_as"] == "destroyed"
                ),
                (&json!(want), want)
            );
            assert_eq!(values["allowed"], Value::Null);
        }
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({})), ["general"]);
        assert_eq!(of(json!({"both_arrive": true})), ["rolls"]);
        assert_eq!(of(json!({"nearest_enemy_u": 4})), ["scale"]);
        assert_eq!(of(json!({"command_vd": 4})), ["army_vdt"]);
        assert_eq!(of(json!({"command_vd": 4, "army_vdt": 3})), ["command_vd"]);
        assert_eq!(of(json!({"roll": [1], "general": "poor"})), ["roll"]);
        assert_eq!(of(json!({"roll": [1, 1]})), ["general", "leadership"]);
        assert_eq!(of(json!({"roll": [5, 4]})), ["leadership"]);
        assert_eq!(
            of(json!({"scale": 15, "after_turn_distance_u": 3})),
            ["distance_to_entered_u"]
        );
    }

    proptest! {
        #[test]
        fn swapping_the_players_swaps_the_first(a in 2_i64..20, b in 2_i64..20) {
            let first = |a: i64, b: i64| judge(ID, &json!({"rolls": {"a": a, "b": b}})).values["first_to_place"].clone();
            let swapped = match first(b, a).as_str() { Some("a") => "b", Some("b") => "a", _ => "reroll" };
            prop_assert_eq!(first(a, b), swapped);
        }
    }
}
