//! `dba.victory`: whether the game is over, and who lost.
//!
//! # Source items
//! bob:pips.6, bob:victory.1, 2, bob:sequence.1, qrs:victory.1, 2.
//!
//! # What it decides
//! Whether a side has lost at the end of a bound, whether play continues, or whether time stops it.
//! Losses in elements, as counted by `dba.loss-count`.
//!
//! # What it does not decide
//! Who wins when time stops play: neither document says, so `time` has the flag `silent:tie-break`.
//! Whether time has run out is given.
//!
//! # Readings chosen
//! - Neither side loses before the bound is over.
//! - Four losses with no fewer on the other side: the sheet's sentence can be read both ways, left
//!   open.
//! - Both sides can be beaten at once only in the reading in which four losses are enough by
//!   themselves; whether both lose or play continues is then left open.
//! - Whose bound it is does not matter, so `active` may be left out.
//!
//! # Direction of error
//! None of its own: it compares two given counts.
//!
//! # Examples
//! Loses: A's general lost, losses 3 to 2, end of bound → `A-loses`.
//! Plays on: the same at 2 to 2 → `continues`.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::VICTORY_LIMITS;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::systems::{Timer, Tool};

/// The clock of a game with a time limit.
pub static CLOCK: Tool = Tool::Timer(Timer {
    id: "dba.clock",
    table: "dba.victory-limits",
    row: "minutes",
    column: "value",
    ends: &[
        "dba/victory/time-limit#stop",
        "dba/victory/time-limit#finish-the-pair",
        "dba/victory/time-limit#still-live",
        "dba/victory/time-limit#no-winner-named",
    ],
    check: "dba.victory",
    over: "clock_expired",
});

/// The check.
pub struct Victory;

/// Player, as seen by the one who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
enum Player {
    A,
    B,
}

impl Choice for Player {
    const SCOPE: &'static str = "dba-victory-player";
}

/// Losses of both sides.
pub struct Input {
    losses: [Measure; 2],
    general_lost: [Fact<bool>; 2],
    end_of_bound: bool,
    clock_expired: bool,
    defender_bound_finished: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
pub(super) enum Side {
    A,
    B,
}

impl Choice for Side {
    const SCOPE: &'static str = "dba-side";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Before the end of a bound neither side loses, however many losses it has.
        let over = !form.says("end_of_bound", "false");
        let losses = [
            ("losses_a", "general_lost_a"),
            ("losses_b", "general_lost_b"),
        ]
        .map(|(name, general)| {
            // A lost general is a loss like any other (bob:pips.6).
            let least = i64::from(form.says(general, "true") && !form.says(name, "0"));
            let losses = form.integer(name, least, 20).unit(Unit::Bases);
            let losses = losses.measured_if(|| over);
            losses.unwrap_or_else(|| Measure::known(0.0))
        });
        // The general counts only beside losses (bob:victory.1), and is asked after them; with none lost it is
        // alive.
        let both_counted = form.is_told("losses_a") && form.is_told("losses_b");
        let general_lost = [
            ("general_lost_a", "losses_a", &losses[0]),
            ("general_lost_b", "losses_b", &losses[1]),
        ]
        .map(|(name, counted, losses)| {
            let none = form.is_told(counted) && losses.whole_if_known() == Some(0);
            let told = form.says(name, "true");
            if none && told {
                form.contradicts(counted);
            }
            let lost = form.yes_or_no(name).only(|lost| !lost || told || !none);
            if both_counted {
                lost.fact_asked_or(false)
            } else {
                lost.fact_or(false)
            }
        });
        // Players usually ask at the end of a bound.
        let end_of_bound = form.yes_or_no("end_of_bound").or(true);
        // Whose bound it is has no influence, but players give it, so it is accepted and echoed.
        let _: Option<Player> = form.choice("active").optional();
        let clock_expired = form.truth("clock_expired");
        let defender_bound_finished = form.truth("defender_bound_finished");
        if defender_bound_finished && !end_of_bound {
            form.refuse(
                "end_of_bound",
                false,
                FaultKind::NotOneOf,
                vec!["true".to_owned()],
            );
        }
        Self {
            losses,
            general_lost,
            end_of_bound,
            clock_expired,
            defender_bound_finished,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    EACH_BOUND = "dba/victory/end-of-bound#each-bound";
    NOT_MID_BOUND = "dba/victory/end-of-bound#not-mid-bound";
    PLAY_ON = "dba/victory/end-of-bound#play-on";
    GENERAL = "dba/victory/general-lost#needs-more-losses";
    GENERAL_LEVEL = "dba/victory/general-lost#level";
    FOUR = "dba/victory/four-losses#four";
    FEWER = "dba/victory/four-losses#fewer";
    STOP = "dba/victory/time-limit#stop";
    STILL_LIVE = "dba/victory/time-limit#still-live";
    NO_WINNER = "dba/victory/time-limit#no-winner-named";
    FOUR_LOSE = "dba/disputes/four-losses-level#four-lose";
    FOUR_NEED_MORE = "dba/disputes/four-losses-level#four-need-more";
    BOTH_LOSE = "dba/disputes/both-beaten#both-lose";
    NEITHER_LOSES = "dba/disputes/both-beaten#neither-loses";
}

/// Four losses, and no more than the enemy.
static FOUR_LOSSES: Point = Point {
    id: "four-losses",
    kind: PointKind::Open,
    readings: &[Reading::of(FOUR_LOSE), Reading::followed(FOUR_NEED_MORE)],
};
/// Both sides beaten at the end of the same bound.
static BOTH_BEATEN: Point = Point {
    id: "both-beaten",
    kind: PointKind::Open,
    readings: &[Reading::followed(BOTH_LOSE), Reading::of(NEITHER_LOSES)],
};

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum End {
    #[strum(serialize = "A-loses")]
    ALoses,
    #[strum(serialize = "B-loses")]
    BLoses,
    BothLose,
    Continues,
    Time,
}

impl Choice for End {
    const SCOPE: &'static str = "dba-victory-result";
}

impl Rule for Victory {
    type Input = Input;
    const ID: &'static str = "dba.victory";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[Output {
        name: "result",
        kind: OutKind::word::<End>(),
    }];
    const POINTS: &'static [&'static Point] = &[&FOUR_LOSSES, &BOTH_BEATEN];
    const TABLES: &'static [&'static Table] = &[&VICTORY_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        Values::default().with("result", result(case, input).code())
    }
}

fn result(case: &mut Case<'_>, input: &Input) -> End {
    let ended = input.end_of_bound;
    case.step("end-of-bound", ended)
        .value(ended)
        .cite(if ended { EACH_BOUND } else { NOT_MID_BOUND });
    if !ended {
        case.because(NOT_MID_BOUND);
        return End::Continues;
    }
    let beaten = [beaten(case, input, Side::A), beaten(case, input, Side::B)];
    let result = match beaten {
        [true, false] => End::ALoses,
        [false, true] => End::BLoses,
        [true, true] => {
            let both = case.ask(&BOTH_BEATEN).is(BOTH_LOSE);
            let claim = if both { BOTH_LOSE } else { NEITHER_LOSES };
            case.considered("both-beaten", both, claim).value(both);
            if both { End::BothLose } else { End::Continues }
        }
        [false, false] => End::Continues,
    };
    clock(case, input, result)
}

/// Whether a side meets a condition of defeat, with its steps and reasons.
fn beaten(case: &mut Case<'_>, input: &Input, side: Side) -> bool {
    let (own, other) = (side as usize, 1 - side as usize);
    let (losses, enemy) = (&input.losses[own], &input.losses[other]);
    let more = losses > enemy;
    let limit = case.number(&VICTORY_LIMITS, "losses", "value").unwrap_or(0);
    let many = *losses >= limit;
    let general = &input.general_lost[own];
    // With four losses and more than the enemy, the general decides nothing.
    let lost = if more && !many {
        **general
    } else {
        general.exactly() == Some(true)
    };

    let by_general = lost && more;
    let why = if lost { "not-more" } else { "alive" };
    case.step("general", by_general)
        .value_of(general)
        .arg("side", side.code())
        .arg("losses", losses.whole_if_known())
        .arg("enemy", enemy.whole_if_known())
        .arg("why", why)
        .cite(if lost && !more {
            GENERAL_LEVEL
        } else {
            GENERAL
        });
    if by_general {
        case.because(GENERAL);
    } else if lost {
        case.because(GENERAL_LEVEL);
    }

    let mut by_losses = many && more;
    let mut claim = if many { FOUR } else { FEWER };
    if many && !more {
        by_losses = case.ask(&FOUR_LOSSES).is(FOUR_LOSE);
        claim = if by_losses { FOUR_LOSE } else { FOUR_NEED_MORE };
    }
    case.step("losses", by_losses)
        .value_of(losses)
        .arg("side", side.code())
        .arg("limit", limit)
        .arg("enemy", enemy.whole_if_known())
        .arg("why", if many { "not-more" } else { "fewer" })
        .cite(claim);
    if many {
        case.because(claim);
    }
    by_general || by_losses
}

/// Result with the clock taken into account.
fn clock(case: &mut Case<'_>, input: &Input, result: End) -> End {
    let minutes = case
        .number(&VICTORY_LIMITS, "minutes", "value")
        .unwrap_or(0);
    let stops = input.clock_expired && input.defender_bound_finished && result == End::Continues;
    let why = match (input.clock_expired, result) {
        (false, _) => "running",
        (true, End::Continues) => "defender-to-finish",
        (true, _) => "already-over",
    };
    case.applies(
        "clock",
        stops,
        if why == "already-over" {
            STILL_LIVE
        } else {
            STOP
        },
    )
    .value(minutes)
    .arg("why", why);
    if stops {
        case.because(NO_WINNER);
        case.flag("silent:tie-break");
        return End::Time;
    }
    if result == End::Continues {
        case.because(if input.clock_expired { STOP } else { PLAY_ON });
    }
    result
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(a: i64, b: i64, changes: &Value) -> Verdict {
        judge(
            "dba.victory",
            &with(
                &json!({"losses_a": a, "losses_b": b, "end_of_bound": true}),
                changes,
            ),
        )
    }

    #[track_caller]
    fn ends(verdict: &Verdict, result: &str, reason: &str) {
        assert_eq!(verdict.values["result"], json!(result));
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Outcome, result)
        );
        assert!(
            verdict.reasons.contains(&reason),
            "no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn a_lost_general_needs_more_losses_too() {
        let lost = json!({"general_lost_a": true});
        ends(&ask(2, 2, &lost), "continues", GENERAL_LEVEL);
        ends(&ask(1, 3, &lost), "continues", PLAY_ON);
        ends(&ask(3, 2, &lost), "A-loses", GENERAL);
        ends(
            &ask(2, 3, &json!({"general_lost_b": true})),
            "B-loses",
            GENERAL,
        );
        ends(&ask(3, 0, &json!({})), "continues", PLAY_ON);
    }

    #[test]
    fn four_losses_and_more_than_the_enemy_are_the_end() {
        ends(&ask(4, 2, &json!({})), "A-loses", FOUR);
        ends(&ask(1, 5, &json!({})), "B-loses", FOUR);
        ends(
            &ask(4, 2, &json!({"general_lost_a": true})),
            "A-loses",
            FOUR,
        );
    }

    #[test]
    fn nobody_loses_before_the_bound_is_over() {
        ends(
            &ask(
                9,
                2,
                &json!({"end_of_bound": false, "general_lost_a": true}),
            ),
            "continues",
            NOT_MID_BOUND,
        );
        ends(
            &ask(9, 2, &json!({"end_of_bound": false, "clock_expired": true})),
            "continues",
            NOT_MID_BOUND,
        );
        // The end of the bound is not given, and a finished bound contradicts the opposite.
        ends(&ask(4, 2, &json!({"end_of_bound": null})), "A-loses", FOUR);
        assert_eq!(
            faults(
                "dba.victory",
                &json!({"losses_a": 1, "losses_b": 1, "end_of_bound": false, "defender_bound_finished": true})
            ),
            [("end_of_bound".to_owned(), "not-one-of")]
        );
    }

    #[test]
    fn four_each_reads_two_ways_and_then_two_more() {
        let open = ask(4, 4, &json!({}));
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "four-losses")
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.default))
                .collect::<Vec<_>>(),
            [("four-lose", false), ("four-need-more", true)]
        );
        // If players agree that four losses suffice, another open point remains, so that reading
        // has no result.
        assert_eq!(
            open.readings
                .iter()
                .map(|r| r.values["result"].clone())
                .collect::<Vec<_>>(),
            [Value::Null, json!("continues")]
        );
        ends(
            &ask(4, 4, &json!({"agreed": ["four-need-more"]})),
            "continues",
            FOUR_NEED_MORE,
        );
        let further = ask(4, 4, &json!({"agreed": ["four-lose"]}));
        assert_eq!(
            further
                .readings
                .iter()
                .map(|r| (r.id, r.values["result"].clone()))
                .collect::<Vec<_>>(),
            [
                ("both-lose", json!("both-lose")),
                ("neither-loses", json!("continues"))
            ]
        );
        ends(
            &ask(4, 4, &json!({"agreed": ["four-lose", "both-lose"]})),
            "both-lose",
            BOTH_LOSE,
        );
        ends(
            &ask(4, 4, &json!({"agreed": ["four-lose", "neither-loses"]})),
            "continues",
            NEITHER_LOSES,
        );
    }

    #[test]
    fn four_against_five_is_open_too() {
        let open = ask(4, 5, &json!({}));
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["result"].clone()))
                .collect::<Vec<_>>(),
            [
                ("four-lose", Value::Null),
                ("four-need-more", json!("B-loses"))
            ]
        );
        ends(
            &ask(4, 5, &json!({"agreed": ["four-need-more"]})),
            "B-loses",
            FOUR,
        );
    }

    #[test]
    fn time_stops_play_and_names_no_winner() {
        let stopped = ask(
            2,
            1,
            &json!({"clock_expired": true, "defender_bound_finished": true}),
        );
        ends(&stopped, "time", NO_WINNER);
        assert_eq!(
            (stopped.flags, stopped.missing),
            (vec!["silent:tie-break".to_owned()], None)
        );
        ends(
            &ask(2, 1, &json!({"clock_expired": true})),
            "continues",
            STOP,
        );
        ends(
            &ask(2, 1, &json!({"defender_bound_finished": true})),
            "continues",
            PLAY_ON,
        );
        let over = ask(
            5,
            1,
            &json!({"clock_expired": true, "defender_bound_finished": true}),
        );
        ends(&over, "A-loses", FOUR);
        assert_eq!((step(&over, "clock").0, over.flags.len()), (false, 0));
    }

    #[test]
    fn whose_bound_it_is_changes_nothing() {
        assert_eq!(
            faults("dba.victory", &json!({})),
            [
                ("losses_a".to_owned(), "missing"),
                ("losses_b".to_owned(), "missing")
            ]
        );
        for active in ["A", "B"] {
            let verdict = ask(4, 2, &json!({"active": active}));
            assert_eq!(
                (&verdict.input["active"], &verdict.values["result"]),
                (&json!(active), &json!("A-loses"))
            );
        }
    }

    /// Every count up to six and every flag.
    fn every_end(mut see: impl FnMut(&Value)) {
        for (a, b) in (0..7).flat_map(|a| (0..7).map(move |b| (a, b))) {
            for bits in 0..32_u8 {
                let on = |n: u8| bits & (1 << n) > 0;
                // A lost general is a loss.
                if a == 0 && on(0) || b == 0 && on(1) {
                    continue;
                }
                see(&json!({
                    "losses_a": a, "losses_b": b, "general_lost_a": on(0), "general_lost_b": on(1),
                    "end_of_bound": on(2), "clock_expired": on(3), "defender_bound_finished": on(4) && on(2),
                }));
            }
        }
    }

    #[test]
    fn a_lost_general_is_among_the_losses() {
        for (name, general) in [
            ("losses_a", "general_lost_a"),
            ("losses_b", "general_lost_b"),
        ] {
            let mut given = json!({"losses_a": 1, "losses_b": 1});
            given[name] = json!(0);
            given[general] = json!(true);
            assert_eq!(
                crate::systems::testing::faults("dba.victory", &given),
                [(name.to_owned(), "contradicts")]
            );
        }
    }

    #[test]
    fn swapping_the_sides_swaps_the_result() {
        every_end(|given| {
            let swapped = json!({
                "losses_a": given["losses_b"], "losses_b": given["losses_a"],
                "general_lost_a": given["general_lost_b"], "general_lost_b": given["general_lost_a"],
                "end_of_bound": given["end_of_bound"], "clock_expired": given["clock_expired"], "defender_bound_finished": given["defender_bound_finished"],
            });
            let mirror = |value: &Value| match value.as_str() {
                Some("A-loses") => json!("B-loses"),
                Some("B-loses") => json!("A-loses"),
                _ => value.clone(),
            };
            let (one, other) = (judge("dba.victory", given), judge("dba.victory", &swapped));
            assert_eq!(
                mirror(&one.values["result"]),
                other.values["result"],
                "{given}"
            );
            assert_eq!(
                (one.finding.kind, one.flags),
                (other.finding.kind, other.flags),
                "{given}"
            );
        });
    }

    proptest! {
        #[test]
        fn a_further_loss_never_helps_its_side(a in 0_i64..12, b in 0_i64..12, lost in any::<bool>()) {
            let changes = json!({"general_lost_a": lost && a > 0, "agreed": ["four-need-more"]});
            let (before, after) = (ask(a, b, &changes), ask(a + 1, b, &changes));
            prop_assert!(before.values["result"] != "A-loses" || after.values["result"] == "A-loses");
            prop_assert!(after.values["result"] != "B-loses" || before.values["result"] == "B-loses");
        }
    }
}
