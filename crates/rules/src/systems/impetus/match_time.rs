//! `impetus.match-time`: the clock of a game, the actions still allowed when time is up, and the
//! recommendations and rolls of a big battle.
//!
//! # Source items
//! ai:one-day-15mm.5-.7, ai:one-day-28mm.4-.6, ai:big-battles.1, .6-.9.
//!
//! # What it decides
//! How many minutes are left, which announcements are due and made, whether an action is still
//! allowed; whether a big battle is as large as recommended; who acts first in it.
//!
//! # What it does not decide
//! Whether an action is otherwise legal: before time is up anything the rules allow is allowed
//! here.
//!
//! # Readings chosen
//! - The length of the short game is a misprint for an hour and three quarters.
//! - Whether announcements are made in the short game is not said: none is listed, flagged
//!   `silent:short-game-calls`.
//! - A charge is a voluntary movement.
//! - The sides of a table may be given in either order.
//!
//! # Direction of error
//! None: it applies the printed figures.
//!
//! # Examples
//! Minute 90 of 120 → the call of thirty minutes. Rally after time → no; pursuit → yes.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::EVENT_LIMITS;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, Measure, OutKind, Output, Rule, Unit, Values,
    Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;
use crate::systems::{Clock, Tool};

/// The umpire's clock.
pub static CLOCK: Tool = Tool::Clock(Clock {
    id: "impetus.clock",
    check: "impetus.match-time",
    format: "format",
    minutes: "minutes_elapsed",
    calls: "announcements",
    over: "time_over",
    action: "action",
});

/// The check.
pub struct MatchTime;

/// A game in progress, or a big battle.
#[derive(Clone, Debug)]
pub struct Input {
    length: Option<Length>,
    elapsed: Option<Measure>,
    over: Option<bool>,
    in_progress: Option<bool>,
    action: Option<Action>,
    points: Option<Measure>,
    table: Vec<i64>,
    rolls_for: Option<RollsFor>,
    tied: bool,
}

/// Length of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Length {
    #[strum(serialize = "2h00")]
    Long,
    #[strum(serialize = "1h45")]
    Short,
}

impl Length {
    /// Its minutes in the table of event limits.
    const fn row(self) -> &'static str {
        match self {
            Self::Long => "game",
            Self::Short => "short-game",
        }
    }
}

impl Choice for Length {
    const SCOPE: &'static str = "impetus-game-length";
}

/// Action that a player wants to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    Melee,
    Shooting,
    ZoneOfControl,
    Opportunity,
    Evasion,
    Pursuit,
    FallBack,
    NewMelee,
    #[strum(serialize = "voluntary-move")]
    Move,
    Charge,
    Disengage,
    Rally,
}

impl Choice for Action {
    const SCOPE: &'static str = "impetus-action";
}

/// The side for which the winning commander-in-chief rolls again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RollsFor {
    OwnSide,
    NoOne,
}

impl Choice for RollsFor {
    const SCOPE: &'static str = "impetus-rolls-for";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let mut input = Self {
            length: form.choice("format").optional(),
            elapsed: form
                .integer("minutes_elapsed", 0, 600)
                .unit(Unit::Minutes)
                .maybe_measured(),
            over: form.yes_or_no("time_over").optional(),
            in_progress: form.yes_or_no("turn_in_progress").optional(),
            action: form.choice("action").optional(),
            points: form
                .integer("big_battle_points", 100, 10000)
                .unit(Unit::Points)
                .maybe_measured(),
            table: form.integers("table_cm", 30, 900, 2),
            rolls_for: form.choice("cic_winner_rolls_again_for").optional(),
            tied: form.truth("second_roll_tied"),
        };
        if input.tied {
            // A player who has tied a second time rolled again for their own side.
            input.rolls_for.get_or_insert(RollsFor::OwnSide);
        }
        let game = input.elapsed.is_some() || input.over.is_some() || input.action.is_some();
        if game {
            if input.elapsed.is_some() || input.over == Some(true) {
                form.lacks("format");
            } else if input.action.is_some() && input.over.is_none() {
                form.lacks("minutes_elapsed");
            }
        }
        let full = input
            .length
            .and_then(|length| form.figure(&EVENT_LIMITS, length.row(), "value"));
        // Time is up when the minutes of the game have gone, and not before.
        if let (Some(over), Some(elapsed), Some(full)) = (input.over, &input.elapsed, full)
            && over != (*elapsed >= full)
        {
            form.contradicts("time_over");
        }
        match input.table.len() {
            1 => form.refuse("table_cm", 1, FaultKind::ListLength, vec!["2".to_owned()]),
            // Too small a table is too small for any number of points.
            2 if !is_small(form, &input.table) => form.lacks("big_battle_points"),
            _ => {}
        }
        // Too few points are too few on any table.
        let least = form.figure(&EVENT_LIMITS, "big-points", "value");
        let enough = input
            .points
            .as_ref()
            .is_some_and(|points| least.is_none_or(|least| *points >= least));
        if enough && input.rolls_for.is_none() && input.table.is_empty() {
            form.lacks("table_cm");
        }
        if !game && input.length.is_some() {
            // By default the clock of a game has not started.
            if form.may_lack_facts() {
                form.lacks("minutes_elapsed");
            } else {
                input.elapsed = Some(Measure::known(0.0));
            }
        }
        if !game
            && input.length.is_none()
            && input.points.is_none()
            && input.rolls_for.is_none()
            && input.table.is_empty()
        {
            form.lacks("minutes_elapsed");
        }
        input
    }
}

/// Whether a table is smaller than a big battle needs.
fn is_small(form: &Form<'_>, table: &[i64]) -> bool {
    let figure = |row| form.figure(&EVENT_LIMITS, row, "value").unwrap_or(0);
    let (short, long) = (table.iter().min(), table.iter().max());
    short.is_some_and(|short| *short < figure("big-depth"))
        || long.is_some_and(|long| *long < figure("big-width"))
}

// Claims that a verdict may quote, grouped by node.
claims! {
    FIRST = "impetus/one-day/game-length#first-call";
    SECOND = "impetus/one-day/game-length#second-call";
    LAST = "impetus/one-day/game-length#last-call";
    END = "impetus/one-day/game-length#end-called";
    SET_UP = "impetus/one-day/game-length#set-up-included";
    CLOSE = "impetus/one-day/after-time#close-the-turn";
    MELEE = "impetus/one-day/after-time#melee-goes-on";
    SHOOTING = "impetus/one-day/after-time#shooting-goes-on";
    ZONE = "impetus/one-day/after-time#zone-of-control";
    OPPORTUNITY = "impetus/one-day/after-time#opportunity";
    EVASION = "impetus/one-day/after-time#evasion";
    PURSUIT = "impetus/one-day/after-time#pursuit-and-fall-back";
    NO_MOVE = "impetus/one-day/after-time#no-voluntary-move";
    NO_DISENGAGING = "impetus/one-day/after-time#no-disengaging";
    NO_RALLYING = "impetus/one-day/after-time#no-rallying";
    FULL_TURN = "impetus/one-day/short-game#full-last-turn";
    SHORT_TIME = "impetus/one-day/short-game#short-time";
    UNSAID = "impetus/one-day/short-game#warnings-unsaid";
    READ_AS = "impetus/disputes/hour-and-three-quarters#one-hour-forty-five";
    ADVICE = "impetus/big-battles/size#advice";
    FEW_POINTS = "impetus/big-battles/size#too-few-points";
    SMALL_TABLE = "impetus/big-battles/size#table-too-small";
    CICS_ROLL = "impetus/big-battles/initiative#cics-roll";
    AGAIN_WITHIN = "impetus/big-battles/initiative#again-within";
    TWO_ROLLS = "impetus/big-battles/initiative#two-rolls";
    TIE_CIC = "impetus/big-battles/initiative#tie-cic";
    TOGETHER = "impetus/big-battles/simultaneous#together-on-ties";
}

/// Which player acts first after the commanders-in-chief have rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum First {
    SecondRollWinner,
    CicDecides,
    NobodyYet,
}

impl Choice for First {
    const SCOPE: &'static str = "impetus-first";
}

impl Rule for MatchTime {
    type Input = Input;
    const ID: &'static str = "impetus.match-time";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "reasons",
            kind: OutKind::Violations,
        },
        Output {
            name: "announce_minutes_left",
            kind: OutKind::Number(Unit::Minutes),
        },
        Output {
            name: "minutes_left",
            kind: OutKind::Number(Unit::Minutes),
        },
        Output {
            name: "over",
            kind: OutKind::Truth,
        },
        Output {
            name: "announcements",
            kind: OutKind::List(&[
                Output {
                    name: "at",
                    kind: OutKind::Number(Unit::Minutes),
                },
                Output {
                    name: "left",
                    kind: OutKind::Number(Unit::Minutes),
                },
                Output {
                    name: "made",
                    kind: OutKind::Truth,
                },
            ]),
        },
        Output {
            name: "still_allowed",
            kind: OutKind::words::<Action>(),
        },
        Output {
            name: "meets_advice",
            kind: OutKind::Truth,
        },
        Output {
            name: "first_to_act",
            kind: OutKind::word::<First>(),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "voluntary-move",
            claim: NO_MOVE,
        },
        Violation {
            code: "disengaging",
            claim: NO_DISENGAGING,
        },
        Violation {
            code: "rallying",
            claim: NO_RALLYING,
        },
        Violation {
            code: "turn-closed",
            claim: CLOSE,
        },
        Violation {
            code: "turn-finished",
            claim: FULL_TURN,
        },
        Violation {
            code: "too-few-points",
            claim: FEW_POINTS,
        },
        Violation {
            code: "table-too-small",
            claim: SMALL_TABLE,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&EVENT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let clock = clock(case, input);
        let over = input.over.or(clock.as_ref().and_then(|clock| clock.over));
        let allowed = input
            .action
            .zip(over)
            .map(|(action, over)| act(case, input, action, over));
        let still =
            (input.action.is_none() && over == Some(true)).then(|| still_allowed(case, input));
        let refused_acts = case.refused().len();
        let advice = big_battle(case, input);
        let small: Vec<&str> = case.refused()[refused_acts..].to_vec();
        let first = first(case, input);
        let asked = allowed.is_some() || advice.is_some();
        // Without its minutes nothing is known of a short game but its end.
        if input.length == Some(Length::Short) && over.is_none() && !asked && first.is_none() {
            case.silent("short-game-calls");
        }
        debug_assert!(small.is_empty() || advice == Some(false));
        Values::default()
            .with("allowed", allowed)
            .with(
                "reasons",
                if asked {
                    case.refused().into()
                } else {
                    Value::Null
                },
            )
            .with(
                "announce_minutes_left",
                clock.as_ref().and_then(|clock| clock.call),
            )
            .with("minutes_left", clock.as_ref().and_then(|clock| clock.left))
            .with("over", over)
            .with(
                "announcements",
                clock.map_or(Value::Null, |clock| clock.calls.into()),
            )
            .with("still_allowed", still.map_or(Value::Null, Value::from))
            .with("meets_advice", advice)
            .with("first_to_act", first.map(First::code))
    }
}

/// Announcements of the clock.
struct ClockReading {
    left: Option<i64>,
    /// Whether the last minute has passed; `None` without minutes.
    over: Option<bool>,
    /// The announcement due at exactly this minute.
    call: Option<i64>,
    calls: Vec<Value>,
}

fn clock(case: &mut Case<'_>, input: &Input) -> Option<ClockReading> {
    let length = input.length?;
    let minutes =
        |case: &mut Case<'_>, row: &str| case.number(&EVENT_LIMITS, row, "value").unwrap_or(0);
    let mut calls = Vec::new();
    match length {
        Length::Long => {
            for (row, claim) in [
                ("first-call", FIRST),
                ("second-call", SECOND),
                ("last-call", LAST),
            ] {
                calls.push((minutes(case, row), claim));
            }
            calls.push((0, END));
        }
        Length::Short => {
            // Only the announcement of the end is certain.
            calls.push((0, SHORT_TIME));
            case.flag("silent:short-game-calls");
            case.step("short", true).value(0).cite(READ_AS);
            case.because(UNSAID);
        }
    }
    let full = minutes(case, length.row());
    let elapsed = input.elapsed.as_ref();
    // A player who gives time as up has announced it, even against the clock.
    let over = elapsed.map(|elapsed| input.over == Some(true) || *elapsed >= full);
    let left = elapsed.zip(over).map(|(elapsed, over)| match over {
        true => Some(0),
        // Where an action is asked about, the exact minute does not matter.
        false if input.action.is_some() => elapsed.whole_if_known().map(|elapsed| full - elapsed),
        false => Some(full - elapsed.whole()),
    });
    if let Some(elapsed) = elapsed {
        case.applied(
            "minutes",
            if length == Length::Long {
                SET_UP
            } else {
                SHORT_TIME
            },
        )
        .value_of(&left.flatten().map(Value::from))
        .arg("elapsed", elapsed.whole_if_known())
        .arg("length", full);
    }
    let mut call = None;
    let mut listed = Vec::new();
    for (left, claim) in calls {
        let at = full - left;
        let made = input.over == Some(true) || elapsed.is_some_and(|elapsed| *elapsed >= at);
        if let Some(elapsed) = elapsed {
            case.step("call", made)
                .value(left)
                .arg("at", at)
                .cite(claim);
            // Time runs out once: the end is announced at its minute, and holds from then on.
            if *elapsed == at || (left == 0 && *elapsed > at) {
                case.because(claim);
                call = Some(left);
            }
        }
        // For a game without given minutes only its end is known.
        let known = input.over == Some(true) || elapsed.is_some() || left == 0;
        listed.push(json!({"at": at, "left": left, "made": known.then_some(made)}));
    }
    Some(ClockReading {
        left: left.flatten(),
        over,
        call,
        calls: listed,
    })
}

/// Ruling of the document on an action when time is up: a claim that allows it, or a violation.
const fn after_time(action: Action) -> Result<&'static str, &'static str> {
    match action {
        Action::Melee => Ok(MELEE),
        Action::Shooting => Ok(SHOOTING),
        Action::ZoneOfControl => Ok(ZONE),
        Action::Opportunity => Ok(OPPORTUNITY),
        Action::Evasion => Ok(EVASION),
        Action::Pursuit | Action::FallBack | Action::NewMelee => Ok(PURSUIT),
        Action::Move | Action::Charge => Err("voluntary-move"),
        Action::Disengage => Err("disengaging"),
        Action::Rally => Err("rallying"),
    }
}

/// Whether an action is still allowed.
fn act(case: &mut Case<'_>, input: &Input, action: Action, over: bool) -> bool {
    let said = Arg::of(Action::SCOPE, action.code());
    if !over {
        case.step("in-time", false).value(true).arg("what", said);
        return true;
    }
    let short = input.length == Some(Length::Short);
    if input.in_progress == Some(false) {
        case.forbid(
            if short {
                "turn-finished"
            } else {
                "turn-closed"
            },
            true,
        );
        return false;
    }
    if short {
        case.applied("full-turn", FULL_TURN)
            .value(true)
            .arg("what", said);
        return true;
    }
    case.because(CLOSE);
    match after_time(action) {
        Ok(claim) => {
            case.considered("after-time", false, claim)
                .value(true)
                .arg("what", said);
            true
        }
        Err(code) => {
            case.forbid(code, true);
            false
        }
    }
}

/// All actions that are still allowed.
fn still_allowed(case: &mut Case<'_>, input: &Input) -> Vec<&'static str> {
    let short = input.length == Some(Length::Short);
    let claim = if short { FULL_TURN } else { CLOSE };
    case.applied("after-end", claim).value(json!(short));
    if input.in_progress == Some(false) {
        return Vec::new();
    }
    Action::ALL
        .iter()
        .copied()
        .filter(|action| short || after_time(*action).is_ok())
        .map(Choice::code)
        .collect()
}

/// Whether a big battle is as large as recommended.
fn big_battle(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    if input.points.is_none() && input.table.is_empty() {
        return None;
    }
    let figure =
        |case: &mut Case<'_>, row: &str| case.number(&EVENT_LIMITS, row, "value").unwrap_or(0);
    let (least, width, depth) = (
        figure(case, "big-points"),
        figure(case, "big-width"),
        figure(case, "big-depth"),
    );
    let few = input.points.as_ref().is_some_and(|points| *points < least);
    let table = input.table.as_chunks::<2>().0.first();
    if table.is_none() && (!few || input.rolls_for.is_some()) {
        return None;
    }
    case.forbid("too-few-points", few)
        .value_of(&input.points.as_ref().and_then(Measure::exactly).map(number))
        .arg("least", least);
    let small = table.is_some_and(|[one, other]| {
        let small = *one.min(other) < depth || *one.max(other) < width;
        case.forbid("table-too-small", small)
            .value(*one.min(other))
            .arg("long", *one.max(other))
            .arg("width", width)
            .arg("depth", depth);
        small
    });
    if input.points.is_none() && !small {
        return None;
    }
    case.because(ADVICE);
    Some(!few && !small)
}

/// Player who acts first after the commanders-in-chief have rolled.
fn first(case: &mut Case<'_>, input: &Input) -> Option<First> {
    let rolls_for = input.rolls_for?;
    case.step("cics", true).value(true).cite(CICS_ROLL);
    case.because(AGAIN_WITHIN);
    Some(match rolls_for {
        RollsFor::NoOne => {
            case.step("again", false).value(false).cite(AGAIN_WITHIN);
            First::NobodyYet
        }
        RollsFor::OwnSide => {
            case.step("again", true).value(true).cite(AGAIN_WITHIN);
            case.applies("tie", input.tied, TIE_CIC).value(input.tied);
            if input.tied {
                case.applied("together", TOGETHER).value(true);
                First::CicDecides
            } else {
                case.because(TWO_ROLLS);
                First::SecondRollWinner
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.match-time";

    #[test]
    fn the_calls_of_the_long_game() {
        for (elapsed, call, left) in [
            (0, None, 120),
            (89, None, 31),
            (90, Some(30), 30),
            (91, None, 29),
            (105, Some(15), 15),
            (115, Some(5), 5),
            (120, Some(0), 0),
            (130, Some(0), 0),
        ] {
            let verdict = judge(ID, &json!({"format": "2h00", "minutes_elapsed": elapsed}));
            assert_eq!(
                (
                    &verdict.values["announce_minutes_left"],
                    &verdict.values["minutes_left"]
                ),
                (&json!(call), &json!(left)),
                "{elapsed}"
            );
            assert_eq!(verdict.values["over"], json!(left == 0));
            assert_eq!(verdict.finding.kind, FindingKind::Score);
            let made = verdict.values["announcements"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|call| call["made"] == true)
                .count();
            assert_eq!(
                made,
                [90, 105, 115, 120]
                    .iter()
                    .filter(|at| **at <= elapsed)
                    .count()
            );
        }
        let made = |given: Value| {
            judge(ID, &given).values["announcements"]
                .as_array()
                .unwrap()
                .iter()
                .map(|call| call["made"].clone())
                .collect::<Vec<_>>()
        };
        for elapsed in [None, Some(120), Some(130)] {
            assert_eq!(
                made(json!({"format": "2h00", "time_over": true, "minutes_elapsed": elapsed})),
                vec![json!(true); 4]
            );
        }
        assert_eq!(
            made(json!({"format": "2h00", "time_over": false}))[2..],
            [Value::Null, json!(false)]
        );
        let plain = judge(ID, &json!({"format": "2h00"}));
        assert_eq!(
            plain.values["announcements"][0],
            json!({"at": 90, "left": 30, "made": false})
        );
    }

    #[test]
    fn the_short_game_has_an_end_and_no_calls() {
        let verdict = judge(ID, &json!({"format": "1h45", "minutes_elapsed": 75}));
        assert_eq!(
            (
                &verdict.values["minutes_left"],
                &verdict.values["announcements"]
            ),
            (&json!(30), &json!([{"at": 105, "left": 0, "made": false}]))
        );
        assert_eq!(verdict.flags, ["silent:short-game-calls"]);
        assert_eq!(
            judge(ID, &json!({"format": "1h45", "minutes_elapsed": 105})).values["over"],
            true
        );
    }

    #[test]
    fn after_time() {
        for (action, allowed) in Action::ALL.iter().map(|action| action.code()).zip([
            true, true, true, true, true, true, true, true, false, false, false, false,
        ]) {
            let ask = |format: &str, more: Value| {
                let mut given = json!({"format": format, "action": action});
                given
                    .as_object_mut()
                    .unwrap()
                    .extend(more.as_object().unwrap().clone());
                judge(ID, &given)
            };
            assert_eq!(
                ask("2h00", json!({"time_over": true})).values["allowed"],
                json!(allowed),
                "{action}"
            );
            assert_eq!(
                ask("2h00", json!({"minutes_elapsed": 120})).values["allowed"],
                json!(allowed)
            );
            assert_eq!(
                ask("2h00", json!({"minutes_elapsed": 119})).values["allowed"],
                true
            );
            assert_eq!(
                ask("1h45", json!({"time_over": true, "turn_in_progress": true})).values["allowed"],
                true
            );
            for (format, code) in [("1h45", "turn-finished"), ("2h00", "turn-closed")] {
                let ended = ask(
                    format,
                    json!({"time_over": true, "turn_in_progress": false}),
                );
                assert_eq!(
                    (ended.finding.kind, ended.finding.code.as_str()),
                    (FindingKind::Illegal, code)
                );
            }
        }
        let still = |given: Value| {
            judge(ID, &given).values["still_allowed"]
                .as_array()
                .map(Vec::len)
        };
        assert_eq!(
            still(json!({"format": "2h00", "minutes_elapsed": 120})),
            Some(8)
        );
        assert_eq!(
            still(json!({"format": "1h45", "minutes_elapsed": 120})),
            Some(12)
        );
        assert_eq!(
            still(json!({"format": "1h45", "minutes_elapsed": 120, "turn_in_progress": false})),
            Some(0)
        );
        assert_eq!(
            still(json!({"format": "2h00", "minutes_elapsed": 119})),
            None
        );
    }

    #[test]
    fn big_battles() {
        for (points, table, meets, reasons) in [
            (800, [180, 240].as_slice(), true, json!([])),
            (800, [240, 180].as_slice(), true, json!([])),
            (799, [180, 240].as_slice(), false, json!(["too-few-points"])),
            (
                800,
                [180, 239].as_slice(),
                false,
                json!(["table-too-small"]),
            ),
            (
                900,
                [179, 300].as_slice(),
                false,
                json!(["table-too-small"]),
            ),
            (700, [].as_slice(), false, json!(["too-few-points"])),
        ] {
            let verdict = judge(ID, &json!({"big_battle_points": points, "table_cm": table}));
            assert_eq!(
                (&verdict.values["meets_advice"], &verdict.values["reasons"]),
                (&json!(meets), &reasons)
            );
        }
        for (rolls, tied, first) in [
            ("own-side", false, "second-roll-winner"),
            ("own-side", true, "cic-decides"),
            ("no-one", false, "nobody-yet"),
        ] {
            let verdict = judge(
                ID,
                &json!({"big_battle_points": 1000, "cic_winner_rolls_again_for": rolls, "second_roll_tied": tied}),
            );
            assert_eq!(
                (
                    verdict.values["first_to_act"].as_str(),
                    verdict.finding.code.as_str()
                ),
                (Some(first), first)
            );
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
        assert_eq!(of(json!({})), ["minutes_elapsed"]);
        assert_eq!(of(json!({"minutes_elapsed": 9})), ["format"]);
        assert_eq!(of(json!({"action": "rally"})), ["minutes_elapsed"]);
        assert_eq!(of(json!({"big_battle_points": 900})), ["table_cm"]);
        assert_eq!(of(json!({"table_cm": [180, 240]})), ["big_battle_points"]);
        assert_eq!(
            of(json!({"big_battle_points": 900, "table_cm": [180]})),
            ["table_cm"]
        );
        assert_eq!(
            of(json!({"action": "rally", "time_over": false})),
            Vec::<String>::new()
        );
    }

    proptest! {
        #[test]
        fn time_never_runs_backwards(elapsed in 0_i64..599, short in any::<bool>()) {
            let left = |elapsed: i64| judge(ID, &json!({"format": if short { "1h45" } else { "2h00" }, "minutes_elapsed": elapsed})).values["minutes_left"].as_i64().unwrap();
            prop_assert!(left(elapsed + 1) <= left(elapsed));
        }
    }
}
