//! `dba.river-crossing`: whether a base gets into a river, and its fate.
//!
//! # Source items
//! bob:river-crossing.1-5, p1, bob:river-movement.1-3, bob:recoil.4, 5b, p1, bob:flee.8,
//! qrs:river.5-7, qrs:river-crossing.2.
//!
//! # What it decides
//! Whether a base enters, stops, is destroyed, may not enter or moves illegally; the length of its
//! whole move; whether the river is closed for the rest of the bound, the PIP spent, and whether
//! the base must keep backing away.
//!
//! # What it does not decide
//! The type of the river (`dba.river-type`), and whether a line may cross (`dba.group-move`).
//!
//! # Readings chosen
//! - Only a torrent is closed by a failure; for other rivers a given failure does not count.
//! - Moves caused by combat results are straight: `direction_kept` is asked only for tactical
//!   moves.
//! - `cap_paces` applies to tactical moves. A base that leaves the river, in it since an earlier
//!   bound (`already_inside`) and with its whole front out of the water (`front_clear`), has no cap
//!   and does not roll again; a front that is still ashore while the rest enters (for example
//!   backwards) does not count.
//! - Without a die a torrent gives the odds, and the result `rolls`.
//! - The die that makes a river a torrent (`type_just_rolled`) and a base that stands in a torrent
//!   already (`already_inside`) are open points. So is the effect of a pursuer's failure on others
//!   (but not on itself): `closes_river` stays null until a reading is agreed.
//!
//! # Direction of error
//! The given type is not verified; an unknown type is rolled for first.
//!
//! # Examples
//! Destroyed: torrent, recoil, die 2. Stops: torrent, pursuit, die 2.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::move_tables::{RIVER_LIMITS, TORRENT_ROLL};
use super::terrain::River;
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, claims, number,
};
use crate::kit::dice;
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct RiverCrossing;

/// A base at a river of known type.
pub struct Input {
    river: River,
    cause: Cause,
    die: Option<i64>,
    closed: bool,
    /// Whether the element that failed was pursuing.
    by_pursuer: bool,
    walked: Measure,
    direction_kept: bool,
    front_clear: bool,
    just_rolled: bool,
    already_inside: bool,
}

/// Reason why a base comes to a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Cause {
    Tactical,
    Recoil,
    Pushed,
    Pursuit,
    Flee,
}

impl Choice for Cause {
    const SCOPE: &'static str = "dba-river-cause";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Only a torrent is ever closed (bob:river-movement.3).
        let told = form.holds("impassable_this_bound");
        let (river, cause) = (
            form.choice("type")
                .only(|river| !told || river == River::Torrent)
                .required(),
            form.choice("cause").required(),
        );
        let die = form.integer("cross_die", 1, 6).optional();
        let closed = form
            .yes_or_no("impassable_this_bound")
            .must(|closed| !closed || river == River::Torrent)
            .or(false);
        let by_pursuer = form.yes_or_no("closed_by_pursuer");
        let by_pursuer = by_pursuer.matters(closed).or(false);
        if by_pursuer && !closed {
            form.contradicts("closed_by_pursuer");
        }
        // An element that is in the water has covered no distance to it.
        let inside = form.holds("already_inside");
        let walked = form
            .decimal("walked_paces", 0.0, 2000.0)
            .unit(Unit::Paces)
            .usually_measured(0.0);
        if inside && form.number_told("walked_paces").is_some_and(|n| n > 0.0) {
            form.contradicts("walked_paces");
        }
        // Whoever failed before, or went in before, met a river of a known type.
        let just_rolled = form
            .yes_or_no("type_just_rolled")
            .must(|rolled| !rolled || !closed && !inside)
            .or(false);
        Self {
            river,
            cause,
            die,
            closed,
            by_pursuer,
            walked,
            direction_kept: form.yes_or_no("direction_kept").or(true),
            front_clear: form.truth("front_clear"),
            just_rolled,
            already_inside: form.truth("already_inside"),
        }
    }
}

impl Input {
    /// Whether it is already leaving the river.
    fn leaves(&self) -> bool {
        self.cause == Cause::Tactical && self.front_clear && self.already_inside
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    CAP = "dba/rivers/speed#cap";
    WALKED_COUNTS = "dba/rivers/speed#walked-counts";
    WALKED_TOO_FAR = "dba/rivers/speed#walked-too-far";
    FRONT_OUT = "dba/rivers/front-out#whole-front";
    DRY = "dba/rivers/dry#no-effect";
    DRY_ANGLE = "dba/rivers/dry#angle";
    KEEP_DIRECTION = "dba/rivers/direction#keep-direction";
    NO_TURNING = "dba/rivers/direction#no-turning";
    ROLL = "dba/rivers/torrent#roll";
    FAILS_STOPS = "dba/rivers/torrent#fails-stops";
    PIPS_SPENT = "dba/rivers/torrent#pips-spent";
    ODDS = "dba/rivers/torrent#odds";
    IMPASSABLE = "dba/rivers/closed#impassable";
    NO_MORE_TRIES = "dba/rivers/closed#no-more-tries";
    CLOSED_RECOILER = "dba/rivers/closed#recoiler-lost";
    SAME_RULES = "dba/rivers/driven-in#same-rules";
    pub(super) RECOIL_SLOW = "dba/rivers/driven-in#recoil-slow";
    pub(super) RECOIL_PASSES = "dba/rivers/driven-in#recoil-passes";
    pub(super) RECOIL_FAILS = "dba/rivers/driven-in#recoil-fails";
    pub(super) PUSHED_STOPS = "dba/rivers/driven-in#pushed-stops";
    PURSUER_STOPS = "dba/rivers/driven-in#pursuer-stops";
    FLEER_LOST = "dba/rivers/driven-in#fleer-lost";
    MUST_CONTINUE = "dba/rivers/keep-backing#must-continue";
    CONTINUE_ENDS = "dba/rivers/keep-backing#ends";
    DRY_TOO = "dba/rivers/keep-backing#dry-too";
    SAME_DIE = "dba/disputes/torrent-same-die#same-die";
    SECOND_DIE = "dba/disputes/torrent-same-die#second-die";
    INSIDE_ROLLS = "dba/disputes/torrent-already-inside#every-bound";
    INSIDE_FREE = "dba/disputes/torrent-already-inside#once-is-enough";
    CLOSING_OPEN = "dba/disputes/torrent-closed-by-pursuer#check-open";
    PURSUER_CLOSES = "dba/disputes/torrent-closed-by-pursuer#pursuer-closes";
    PURSUER_LEAVES_OPEN = "dba/disputes/torrent-closed-by-pursuer#pursuer-leaves-open";
}

/// Whether the six that makes the river a torrent also lets the base in.
static JUST_ROLLED: Point = Point {
    id: "torrent-same-die",
    kind: PointKind::Open,
    readings: &[Reading::of(SAME_DIE), Reading::followed(SECOND_DIE)],
};
/// A base that has been in a torrent since an earlier bound.
static INSIDE: Point = Point {
    id: "torrent-already-inside",
    kind: PointKind::Open,
    readings: &[Reading::of(INSIDE_ROLLS), Reading::followed(INSIDE_FREE)],
};
/// Whether the failure of a pursuer closes the river to others.
static CLOSED_BY_PURSUER: Point = Point {
    id: "torrent-closed-by-pursuer",
    kind: PointKind::Open,
    readings: &[
        Reading::of(PURSUER_CLOSES),
        Reading::of(PURSUER_LEAVES_OPEN),
    ],
};

/// Fate of the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum End {
    Enters,
    Stops,
    Destroyed,
    Illegal,
    NoEntry,
    /// It must roll, and the die is missing.
    Rolls,
}

impl Choice for End {
    const SCOPE: &'static str = "dba-river-crossing-result";
}

impl Rule for RiverCrossing {
    type Input = Input;
    const ID: &'static str = "dba.river-crossing";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "result",
            kind: OutKind::word::<End>(),
        },
        Output {
            name: "cap_paces",
            kind: OutKind::Number(Unit::Paces),
        },
        Output {
            name: "closes_river",
            kind: OutKind::Truth,
        },
        Output {
            name: "pip_spent",
            kind: OutKind::Truth,
        },
        Output {
            name: "must_keep_recoiling",
            kind: OutKind::Truth,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["result", "must_keep_recoiling", "closes_river"];
    const POINTS: &'static [&'static Point] = &[&JUST_ROLLED, &INSIDE, &CLOSED_BY_PURSUER];
    const TABLES: &'static [&'static Table] = &[&RIVER_LIMITS, &TORRENT_ROLL];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let tactical = input.cause == Cause::Tactical;
        let river = Arg::of(River::SCOPE, input.river.code());
        case.step("river", input.river.is_wet())
            .value(input.river.code())
            .arg("river", river)
            .cite(if input.river.is_wet() { CAP } else { DRY });
        let swerves = tactical && !input.direction_kept;
        let kept = if input.river.is_wet() {
            KEEP_DIRECTION
        } else {
            DRY_ANGLE
        };
        case.step("direction", swerves)
            .value(input.direction_kept)
            .arg("why", if tactical { "kept" } else { "result" })
            .cite(if swerves { NO_TURNING } else { kept });
        let cap = capped(case, input);
        let end = if swerves {
            case.because(NO_TURNING);
            // Whoever walked too far does not get in, however straight.
            let far = |limit: f64| input.walked.exactly().is_none_or(|paces| paces >= limit);
            if !cap.is_some_and(far) {
                case.remedy("straight-on", vec![], vec![("direction_kept", json!(true))]);
            }
            End::Illegal
        } else {
            entered(case, input, cap)
        };
        let closes = closed(case, input, end);
        let backing = keeps_backing(case, input, end);
        let pip = match end {
            End::Enters | End::Stops | End::Rolls => tactical,
            End::NoEntry => tactical && input.walked > 0.0,
            End::Destroyed | End::Illegal => false,
        };
        case.step("pip", pip).value(pip).cite(PIPS_SPENT);
        if tactical && end == End::Stops {
            case.because(PIPS_SPENT);
        }
        Values::default()
            .with("result", end.code())
            .with(
                "cap_paces",
                cap.filter(|_| end != End::Illegal)
                    .map_or(Value::Null, number),
            )
            .with("closes_river", closes)
            .with("pip_spent", pip)
            .with("must_keep_recoiling", backing)
    }
}

/// Maximum length of a tactical move through water.
fn capped(case: &mut Case<'_>, input: &Input) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "paces")]
    let limit = case.number(&RIVER_LIMITS, "slow", "paces").unwrap_or(0) as f64;
    let applies = input.river.is_wet() && input.cause == Cause::Tactical && !input.leaves();
    let why = match input.cause {
        Cause::Tactical if !input.river.is_wet() => "dry",
        Cause::Tactical => "front-out",
        _ => "result",
    };
    let claim = if why == "front-out" && !applies {
        FRONT_OUT
    } else {
        CAP
    };
    case.step("cap", applies)
        .value(number(limit))
        .arg("why", why)
        .cite(claim);
    case.step("walked", applies && input.walked > 0.0)
        .value_of(&input.walked)
        .arg("left", input.walked.short_of(limit))
        .cite(WALKED_COUNTS);
    applies.then_some(limit)
}

/// End of the attempt, for a move that keeps its direction.
fn entered(case: &mut Case<'_>, input: &Input, cap: Option<f64>) -> End {
    let tactical = input.cause == Cause::Tactical;
    if let Some(limit) = cap.filter(|limit| input.walked >= *limit) {
        case.considered("roll", false, WALKED_TOO_FAR)
            .arg("why", "too-far");
        case.remedy(
            "nearer",
            vec![("limit", limit.into())],
            vec![("walked_paces", number(limit - 1.0))],
        );
        return End::NoEntry;
    }
    if input.cause == Cause::Flee && input.river.is_wet() {
        case.considered("roll", false, FLEER_LOST)
            .arg("why", "flees");
        return End::Destroyed;
    }
    if input.leaves() && input.river.is_wet() {
        case.considered("roll", false, FRONT_OUT)
            .arg("why", "leaves");
        return End::Enters;
    }
    if input.river != River::Torrent {
        case.step("roll", false)
            .arg("why", input.river.code())
            .cite(ROLL);
        case.because(match (input.river.is_wet(), input.cause) {
            (false, _) => DRY,
            (true, Cause::Recoil) => RECOIL_SLOW,
            (true, Cause::Tactical) => CAP,
            (true, _) => SAME_RULES,
        });
        return End::Enters;
    }
    let inside = tactical && input.already_inside;
    if inside && case.ask(&INSIDE).is(INSIDE_FREE) {
        case.considered("roll", false, INSIDE_FREE)
            .arg("why", "inside");
        return End::Enters;
    }
    if inside {
        case.because(INSIDE_ROLLS);
    }
    let left_open = input.by_pursuer && case.ask(&CLOSED_BY_PURSUER).is(PURSUER_LEAVES_OPEN);
    let closed = input.closed && !left_open;
    case.step("closed", closed)
        .value(closed)
        .cite(if left_open {
            PURSUER_LEAVES_OPEN
        } else {
            IMPASSABLE
        });
    if closed {
        let (end, claim) = turned_back(input.cause, true);
        case.because(claim);
        if claim != CLOSED_RECOILER {
            case.because(IMPASSABLE);
        }
        return end;
    }
    if input.just_rolled {
        if case.ask(&JUST_ROLLED).is(SAME_DIE) {
            case.applied("roll", SAME_DIE)
                .value(6)
                .arg("why", "same-die")
                .arg("passes", "yes");
            return End::Enters;
        }
        case.because(SECOND_DIE);
    }
    let least = case.number(&TORRENT_ROLL, "least", "die").unwrap_or(1);
    let (failed, claim) = turned_back(input.cause, false);
    let Some(die) = input.die else {
        case.considered("roll", false, ROLL).arg("why", "due");
        case.because(ODDS);
        let chances = dice::one_die(|die| die < least);
        case.odds(
            chances
                .into_iter()
                .map(|(fails, num)| Chance {
                    code: if fails { failed } else { End::Enters }.code().to_owned(),
                    num,
                    den: 6,
                })
                .collect(),
        );
        return End::Rolls;
    };
    let passes = die >= least;
    case.step("roll", true)
        .value(die)
        .arg("why", "die")
        .arg("passes", if passes { "yes" } else { "no" })
        .arg("least", least)
        .cite(ROLL);
    if passes {
        case.because(if input.cause == Cause::Recoil {
            RECOIL_PASSES
        } else {
            ROLL
        });
        return End::Enters;
    }
    case.because(claim);
    failed
}

/// Fate of a base that cannot enter a torrent, because it is closed or because of its own roll.
const fn turned_back(cause: Cause, closed: bool) -> (End, &'static str) {
    match cause {
        Cause::Tactical if closed => (End::NoEntry, NO_MORE_TRIES),
        Cause::Tactical => (End::Stops, FAILS_STOPS),
        Cause::Recoil if closed => (End::Destroyed, CLOSED_RECOILER),
        Cause::Recoil => (End::Destroyed, RECOIL_FAILS),
        Cause::Pushed => (End::Stops, PUSHED_STOPS),
        // If no base may try any more, nothing was rolled.
        Cause::Pursuit => (End::Stops, if closed { IMPASSABLE } else { PURSUER_STOPS }),
        Cause::Flee => (End::Destroyed, FLEER_LOST),
    }
}

/// Whether no other base may enter this bound, after a failed roll. Null until the roll is made.
fn closed(case: &mut Case<'_>, input: &Input, end: End) -> Value {
    if end == End::Rolls {
        return Value::Null;
    }
    let failed = input.river == River::Torrent
        && !input.closed
        && input.cause != Cause::Flee
        && matches!(end, End::Stops | End::Destroyed);
    let mut closes = Some(failed);
    let mut claim = IMPASSABLE;
    if failed && input.cause == Cause::Pursuit {
        // The fate of the pursuer is certain; only the effect of its failure on others is open.
        closes = case
            .settled(&CLOSED_BY_PURSUER)
            .map(|reading| reading.is(PURSUER_CLOSES));
        claim = if closes == Some(true) {
            PURSUER_CLOSES
        } else {
            PURSUER_LEAVES_OPEN
        };
        if closes.is_none() {
            case.flag("silent:torrent-closed-by-pursuer");
            case.because(CLOSING_OPEN);
        }
    }
    if failed && closes.is_some() {
        case.because(claim);
    }
    let why = match closes {
        None => "open",
        Some(_) if failed => "pursuer",
        Some(_) => "no-failure",
    };
    case.step("closes", closes == Some(true))
        .value(closes)
        .arg("why", why)
        .cite(claim);
    closes.into()
}

/// Whether a recoiler must keep backing away. Null until its roll is made.
fn keeps_backing(case: &mut Case<'_>, input: &Input, end: End) -> Value {
    let recoils = input.cause == Cause::Recoil;
    if recoils && end == End::Rolls {
        return Value::Null;
    }
    let inside = recoils && end == End::Enters;
    let backing = inside && !input.front_clear;
    let why = match (recoils, inside) {
        (false, _) => "no-recoil",
        (true, false) => "not-inside",
        (true, true) => "front-out",
    };
    case.step("keep-backing", backing)
        .value(backing)
        .arg("why", why)
        .cite(if inside && input.front_clear {
            CONTINUE_ENDS
        } else {
            MUST_CONTINUE
        });
    if backing {
        case.because(MUST_CONTINUE);
        if !input.river.is_wet() {
            case.because(DRY_TOO);
        }
    } else if inside {
        case.because(CONTINUE_ENDS);
    }
    backing.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(river: &str, cause: &str, changes: &Value) -> Verdict {
        judge(
            "dba.river-crossing",
            &with(
                &json!({"type": river, "cause": cause, "direction_kept": true}),
                changes,
            ),
        )
    }

    #[track_caller]
    fn ends(verdict: &Verdict, result: &str, claim: &str) {
        assert_eq!(verdict.values["result"], json!(result));
        assert!(verdict.reasons.contains(&claim), "{:?}", verdict.reasons);
    }

    #[test]
    fn a_dry_river_only_keeps_the_angle() {
        for cause in Cause::ALL {
            let verdict = ask(
                "dry",
                cause.code(),
                &json!({"walked_paces": 300, "cross_die": 1}),
            );
            ends(&verdict, "enters", DRY);
            assert_eq!(
                (
                    &verdict.values["cap_paces"],
                    &verdict.values["closes_river"]
                ),
                (&Value::Null, &json!(false))
            );
        }
        let swerve = ask("dry", "tactical", &json!({"direction_kept": false}));
        ends(&swerve, "illegal", NO_TURNING);
        assert_eq!(swerve.remedies[0].code, "straight-on");
        ends(&ask("dry", "recoil", &json!({})), "enters", DRY_TOO);
    }

    #[test]
    fn a_slow_river_caps_the_move() {
        let verdict = ask("slow", "tactical", &json!({"walked_paces": 60}));
        ends(&verdict, "enters", CAP);
        assert_eq!(
            (&verdict.values["cap_paces"], &verdict.values["pip_spent"]),
            (&json!(100), &json!(true))
        );
        for walked in [100, 130] {
            let far = ask("slow", "tactical", &json!({"walked_paces": walked}));
            ends(&far, "no-entry", WALKED_TOO_FAR);
            assert_eq!(far.values["pip_spent"], json!(true));
            ends(
                &ask(
                    "slow",
                    "tactical",
                    &Value::Object(far.remedies[0].input.clone()),
                ),
                "enters",
                CAP,
            );
        }
        // Only a base that is leaving the river has no limit on its move and does not roll.
        let ashore = ask(
            "slow",
            "tactical",
            &json!({"walked_paces": 60, "front_clear": true}),
        );
        ends(&ashore, "enters", CAP);
        assert_eq!(ashore.values["cap_paces"], json!(100));
        ends(
            &ask(
                "torrent",
                "tactical",
                &json!({"front_clear": true, "cross_die": 1}),
            ),
            "stops",
            FAILS_STOPS,
        );
        for river in ["slow", "torrent"] {
            let leaves = ask(
                river,
                "tactical",
                &json!({"front_clear": true, "already_inside": true, "impassable_this_bound": river == "torrent"}),
            );
            ends(&leaves, "enters", FRONT_OUT);
            assert_eq!(
                (
                    &leaves.values["cap_paces"],
                    leaves.readings.len(),
                    step(&leaves, "roll").0
                ),
                (&Value::Null, 0, false)
            );
        }
        ends(&ask("slow", "recoil", &json!({})), "enters", RECOIL_SLOW);
        ends(
            &ask("slow", "pursuit", &json!({"walked_paces": 500})),
            "enters",
            SAME_RULES,
        );
        ends(&ask("slow", "flee", &json!({})), "destroyed", FLEER_LOST);
    }

    #[test]
    fn a_torrent_is_rolled_for() {
        for die in 1..=6 {
            let at = |cause: &str| ask("torrent", cause, &json!({"cross_die": die}));
            if die < 3 {
                ends(&at("tactical"), "stops", FAILS_STOPS);
                ends(&at("recoil"), "destroyed", RECOIL_FAILS);
                ends(&at("pushed"), "stops", PUSHED_STOPS);
                for cause in ["tactical", "recoil", "pushed"] {
                    assert_eq!(at(cause).values["closes_river"], json!(true), "{cause}");
                }
                let pursuer = at("pursuit");
                assert_eq!(
                    (
                        pursuer.finding.code.as_str(),
                        &pursuer.values["closes_river"]
                    ),
                    ("stops", &Value::Null)
                );
                assert_eq!(pursuer.flags, ["silent:torrent-closed-by-pursuer"]);
                ends(&pursuer, "stops", PURSUER_STOPS);
            } else {
                for cause in ["tactical", "pushed", "pursuit"] {
                    ends(&at(cause), "enters", ROLL);
                }
                ends(&at("recoil"), "enters", RECOIL_PASSES);
                assert_eq!(at("recoil").values["must_keep_recoiling"], json!(true));
            }
            ends(&at("flee"), "destroyed", FLEER_LOST);
        }
        assert_eq!(
            ask(
                "torrent",
                "recoil",
                &json!({"cross_die": 3, "front_clear": true})
            )
            .values["must_keep_recoiling"],
            json!(false)
        );
        let too_far = ask(
            "torrent",
            "tactical",
            &json!({"cross_die": 6, "walked_paces": 100}),
        );
        assert_eq!(
            (step(&too_far, "roll").0, &too_far.values["closes_river"]),
            (false, &json!(false))
        );
    }

    #[test]
    fn without_a_die_there_are_odds() {
        for (cause, failed) in [
            ("tactical", "stops"),
            ("recoil", "destroyed"),
            ("pushed", "stops"),
            ("pursuit", "stops"),
        ] {
            let verdict = ask("torrent", cause, &json!({}));
            ends(&verdict, "rolls", ODDS);
            let odds: Vec<(String, u32)> = verdict
                .odds
                .unwrap()
                .into_iter()
                .map(|chance| (chance.code, chance.num))
                .collect();
            assert_eq!(odds, [("enters".to_owned(), 4), (failed.to_owned(), 2)]);
        }
    }

    #[test]
    fn after_one_failure_nobody_gets_in() {
        for (cause, result, claim) in [
            ("tactical", "no-entry", NO_MORE_TRIES),
            ("recoil", "destroyed", CLOSED_RECOILER),
            ("pushed", "stops", PUSHED_STOPS),
            ("pursuit", "stops", IMPASSABLE),
            ("flee", "destroyed", FLEER_LOST),
        ] {
            let verdict = ask(
                "torrent",
                cause,
                &json!({"impassable_this_bound": true, "cross_die": 6}),
            );
            ends(&verdict, result, claim);
            assert_eq!(
                (
                    &verdict.values["closes_river"],
                    &verdict.values["pip_spent"]
                ),
                (&json!(false), &json!(false))
            );
            assert!(
                !verdict.reasons.contains(&PURSUER_STOPS),
                "nothing was rolled"
            );
        }
    }

    #[test]
    fn three_points_are_open() {
        let six = json!({"type_just_rolled": true, "cross_die": 2});
        let verdict = ask("torrent", "recoil", &six);
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Undetermined, "torrent-same-die")
        );
        ends(
            &ask(
                "torrent",
                "recoil",
                &with(&six, &json!({"agreed": "same-die"})),
            ),
            "enters",
            SAME_DIE,
        );
        ends(
            &ask(
                "torrent",
                "recoil",
                &with(&six, &json!({"agreed": "second-die"})),
            ),
            "destroyed",
            SECOND_DIE,
        );
        assert_eq!(
            ask(
                "torrent",
                "recoil",
                &json!({"type_just_rolled": true, "cross_die": 5})
            )
            .finding
            .kind,
            FindingKind::Outcome
        );

        let inside = json!({"already_inside": true, "cross_die": 1});
        assert_eq!(
            ask("torrent", "tactical", &inside).finding.code,
            "torrent-already-inside"
        );
        ends(
            &ask(
                "torrent",
                "tactical",
                &with(&inside, &json!({"agreed": "once-is-enough"})),
            ),
            "enters",
            INSIDE_FREE,
        );
        ends(
            &ask(
                "torrent",
                "tactical",
                &with(&inside, &json!({"agreed": "every-bound"})),
            ),
            "stops",
            INSIDE_ROLLS,
        );

        let closes = |agreed: &str| {
            ask(
                "torrent",
                "pursuit",
                &json!({"cross_die": 1, "agreed": agreed}),
            )
            .values["closes_river"]
                .clone()
        };
        assert_eq!(
            (closes("pursuer-closes"), closes("pursuer-leaves-open")),
            (json!(true), json!(false))
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for river in River::ALL {
            for cause in Cause::ALL {
                for die in [Value::Null, json!(1), json!(4)] {
                    for walked in [0, 60, 100] {
                        for bits in 0..32_u8 {
                            let on = |n: u8| bits & (1 << n) > 0;
                            if on(0) && *river != River::Torrent {
                                continue;
                            }
                            // What was there before this roll had a known type.
                            if on(4) && walked > 0 || on(3) && (on(0) || on(4)) {
                                continue;
                            }
                            let given = json!({"type": river.code(), "cause": cause.code(), "cross_die": die, "walked_paces": walked,
                                "impassable_this_bound": on(0), "direction_kept": on(1), "front_clear": on(2), "type_just_rolled": on(3), "already_inside": on(4)});
                            let verdict = judge("dba.river-crossing", &given);
                            assert!(
                                !verdict.reasons.is_empty() || !verdict.readings.is_empty(),
                                "{given}"
                            );
                        }
                    }
                }
            }
        }
        assert_eq!(faults("dba.river-crossing", &json!({})).len(), 2);
    }

    proptest! {
        #[test]
        fn a_higher_die_and_a_shorter_approach_are_never_worse(die in 1_i64..6, walked in 0_u32..150, nearer in 0_u32..150, cause in 0..Cause::ALL.len()) {
            let enters = |die: i64, walked: u32| ask("torrent", Cause::ALL[cause].code(), &json!({"cross_die": die, "walked_paces": walked})).values["result"] == json!("enters");
            prop_assert!(!enters(die, walked) || enters(die + 1, walked.min(nearer)));
        }
    }
}
