//! `dba.break-off`: whether a base may leave a close combat, and whether the enemy follows it.
//!
//! # Source items
//! bob:breaking-off.1, 2, bob:pursuit.2, 3, qrs:break-off.1-3, qrs:zoc.7.
//!
//! # What it decides
//! Whether the base may break off, every reason why not, and how far its opponent follows, in mm.
//!
//! # What it does not decide
//! What it costs (`dba.pip-cost`), which friends it may pass (`dba.interpenetration`), and whether
//! it may move again (`dba.subsequent-move`).
//!
//! # Readings chosen
//! - Speeds do not matter; but the move may not be longer than the clear ground behind.
//! - Enemies that touch flank or rear with another edge than their front do not prevent breaking
//!   off; only fronts are asked about.
//! - Through a river that is not dry (`through_river`) the minimum distance and the river's limit
//!   exclude each other: an open point.
//! - Which enemies follow, and how far, is decided as in `dba.pursuit`: not from a BUA or camp, and no
//!   farther than the ground ahead allows.
//!
//! # Direction of error
//! Ground behind is assumed to be clear.
//!
//! # Examples
//! Legal: `Bd` from `LH`, 200 paces → the enemy does not follow. `Cv` from `Kn` 30 deep → followed, 30 mm.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::losing::Place;
use super::pursuit::{
    self, AT_CONTACT, AT_EDGE, Ahead, BAD_GOING, Course, DEADLY, Means, NEVER_LEAVES, Opponent,
    RIVER, Role, WATERWAY, is_impetuous,
};
use super::recoil::{read_width, usual_depth};
use super::result_tables::{BREAK_OFF, CHARIOTS};
use super::tables::{BASE_DEPTH, BASE_WIDTH};
use super::troops::Base;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Known, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct BreakOff;

/// A base that wants to leave a close combat.
pub struct Input {
    active: Fact<bool>,
    left_over: Fact<bool>,
    direction: Fact<Direction>,
    distance: Measure,
    clear: Option<Measure>,
    front_on_flank: Fact<bool>,
    front_on_rear: Fact<bool>,
    friend: Fact<bool>,
    enemy: Fact<Base>,
    enemy_depth: Option<f64>,
    bw: f64,
    river: Fact<bool>,
    /// Where the enemy stands, and what lies ahead of it.
    place: Fact<Place>,
    ahead: Fact<Ahead>,
    ahead_mm: Measure,
}

/// Direction in which it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Direction {
    StraightBack,
    Oblique,
    Sideways,
    Turning,
}

impl Choice for Direction {
    const SCOPE: &'static str = "dba-direction";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let active = form.yes_or_no("active").fact_or(true);
        let left_over = form.yes_or_no("melee_from_previous_bound").fact_or(true);
        let direction = form.choice("direction").fact();
        let distance = form
            .decimal("distance_paces", 0.0, 2000.0)
            .unit(Unit::Paces)
            .measured();
        let clear = form
            .decimal("clear_behind_paces", 0.0, 10_000.0)
            .unit(Unit::Paces)
            .maybe_measured();
        let front_on_flank = form.yes_or_no("enemy_front_on_flank").fact_or(false);
        let front_on_rear = form.yes_or_no("enemy_front_on_rear").fact_or(false);
        let friend = form.yes_or_no("blocked_by_friend").fact_or(false);
        let river = form.yes_or_no("through_river").fact_or(false);
        // Neither the troops that break off nor their speed decide anything.
        form.ignore(&["troop"]);
        let enemy = form.choice::<Base>("enemy_troop").fact();
        let bw = read_width(form);
        let known = enemy.exactly();
        let follows = known.is_some_and(|enemy| is_impetuous(enemy.troop()));
        let enemy_depth = form
            .decimal("enemy_depth", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(|figures| {
                // No enemy could follow, so the figure does not matter.
                if follows {
                    usual_depth(figures, known?, bw)
                } else {
                    figures.quietly(|figures| usual_depth(figures, known?, bw))
                }
            });
        if follows {
            form.lacks("enemy_depth");
        }
        let place = form.choice("enemy_place").fact_or(Place::Open);
        // What is said to be at some distance is there.
        let met = form.is_told("enemy_ahead_mm");
        let ahead = form
            .choice("enemy_ahead")
            .must(|ahead| !met || ahead != Ahead::Clear);
        let ahead = if met {
            ahead.fact()
        } else {
            ahead.fact_or(Ahead::Clear)
        };
        let ahead_mm = form.decimal("enemy_ahead_mm", 0.0, 2000.0).unit(Unit::Mm);
        let ahead_mm = ahead_mm.measured_if(|| ahead.is(Ahead::limits));
        Self {
            active,
            left_over,
            direction,
            distance,
            clear,
            front_on_flank,
            front_on_rear,
            friend,
            enemy,
            enemy_depth,
            bw,
            river,
            place,
            ahead,
            ahead_mm: ahead_mm.unwrap_or_else(|| Measure::known(0.0)),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with NEVER_LEAVES, AT_CONTACT, AT_EDGE, DEADLY, BAD_GOING, WATERWAY, RIVER;
    WHO = "dba/breaking-off/who#active-and-carried-over";
    ACTIVE_ONLY = "dba/breaking-off/who#active-only";
    LEFT_OVER_ONLY = "dba/breaking-off/who#left-over-only";
    ANY_TROOPS = "dba/breaking-off/who#any-troops";
    REAR_EDGE = "dba/breaking-off/straight-back#rear-edge";
    NO_SWERVE = "dba/breaking-off/straight-back#no-swerve";
    AT_LEAST = "dba/breaking-off/least-distance#at-least";
    TOO_SHORT = "dba/breaking-off/least-distance#too-short";
    NO_ROOM = "dba/breaking-off/least-distance#no-room";
    AS_FAR_AS_CLEAR = "dba/breaking-off/least-distance#as-far-as-clear";
    SPEED_IRRELEVANT = "dba/breaking-off/slower-troops#speed-irrelevant";
    FRIENDS_BLOCK = "dba/breaking-off/friends-behind#friends-block";
    FRONT_ON_FLANK = "dba/breaking-off/enemy-on-flank#front-on-flank";
    FRONT_ON_REAR = "dba/breaking-off/enemy-on-flank#front-on-rear";
    FOLLOWS = "dba/breaking-off/who-follows#impetuous-follow";
    OWN_DEPTH = "dba/breaking-off/who-follows#own-depth";
    OTHERS_STAY = "dba/breaking-off/who-follows#others-stay";
    RIVER_BARS = "dba/disputes/breaking-off-in-a-river#river-bars";
    RIVER_ALLOWS = "dba/disputes/breaking-off-in-a-river#minimum-wins";
}

/// What keeps an impetuous enemy from following, or ends it early.
const LIMITS: [&str; 7] = [
    NEVER_LEAVES,
    AT_CONTACT,
    AT_EDGE,
    DEADLY,
    BAD_GOING,
    WATERWAY,
    RIVER,
];

/// The minimum distance against the maximum in a river.
static IN_A_RIVER: Point = Point {
    id: "breaking-off-in-a-river",
    kind: PointKind::Open,
    readings: &[Reading::of(RIVER_BARS), Reading::of(RIVER_ALLOWS)],
};

impl Rule for BreakOff {
    type Input = Input;
    const ID: &'static str = "dba.break-off";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "enemy_follows",
            kind: OutKind::Truth,
        },
        Output {
            name: "follow_mm",
            kind: OutKind::Number(Unit::Mm),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("legal", "follow_mm")];
    const HEADLINE: &'static [&'static str] = &["legal", "enemy_follows"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "not-active",
            claim: ACTIVE_ONLY,
        },
        Violation {
            code: "new-combat",
            claim: LEFT_OVER_ONLY,
        },
        Violation {
            code: "not-straight-back",
            claim: NO_SWERVE,
        },
        Violation {
            code: "too-short",
            claim: TOO_SHORT,
        },
        Violation {
            code: "no-room",
            claim: NO_ROOM,
        },
        Violation {
            code: "beyond-room",
            claim: AS_FAR_AS_CLEAR,
        },
        Violation {
            code: "friend-behind",
            claim: FRIENDS_BLOCK,
        },
        Violation {
            code: "enemy-on-flank",
            claim: FRONT_ON_FLANK,
        },
        Violation {
            code: "enemy-on-rear",
            claim: FRONT_ON_REAR,
        },
        Violation {
            code: "river",
            claim: RIVER_BARS,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&IN_A_RIVER];
    const TABLES: &'static [&'static Table] = &[&BREAK_OFF, &BASE_WIDTH, &BASE_DEPTH, &CHARIOTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        #[expect(clippy::cast_precision_loss, reason = "paces of a rulebook")]
        let least = case.number(&BREAK_OFF, "least", "paces").unwrap_or(0) as f64;
        case.forbid("not-active", !*input.active);
        case.forbid("new-combat", !*input.left_over);
        let swerves = input.direction != Direction::StraightBack;
        case.forbid("not-straight-back", swerves)
            .value_of(&input.direction)
            .arg("way", &input.direction);
        let short = input.distance.short_of(least);
        case.forbid("too-short", input.distance < least)
            .value_of(&input.distance)
            .arg("least", least)
            .arg("short", short);
        let clear = input.clear.as_ref();
        let why = if clear.is_some() { "clear" } else { "not-told" };
        let narrow = clear.is_some_and(|clear| *clear < least);
        case.forbid("no-room", narrow)
            .value_of(&clear.and_then(Known::value_if_known))
            .arg("least", least)
            .arg("why", why);
        // If there is enough room, no move exceeds it.
        if !narrow && clear.is_some_and(|clear| *clear < input.distance) {
            case.forbid("beyond-room", true)
                .value_of(&clear.and_then(Known::value_if_known))
                .arg("needed", input.distance.exactly());
        }
        case.forbid("friend-behind", *input.friend);
        case.forbid("enemy-on-flank", *input.front_on_flank);
        case.forbid("enemy-on-rear", *input.front_on_rear);
        let river = *input.river;
        let bars = river && case.ask(&IN_A_RIVER).is(RIVER_BARS);
        case.forbid("river", bars)
            .arg("why", if river { "may" } else { "none" })
            .cite(if river && !bars {
                RIVER_ALLOWS
            } else {
                RIVER_BARS
            });
        case.step("speed", false).cite(SPEED_IRRELEVANT);

        let legal = case.refused().is_empty();
        if !legal {
            case.idle("outside:depth");
        }
        let follow = if legal {
            for claim in [WHO, REAR_EDGE, AT_LEAST, SPEED_IRRELEVANT, ANY_TROOPS] {
                case.because(claim);
            }
            if river {
                case.because(RIVER_ALLOWS);
            }
            followed(case, input)
        } else {
            remedies(case, input, least);
            case.step("follows", false)
                .value(false)
                .arg("why", "stays")
                .arg("enemy", &input.enemy)
                .cite(FOLLOWS);
            None
        };
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
            .with("enemy_follows", follow.is_some())
            .with("follow_mm", follow.unwrap_or_else(|| number(0.0)))
    }
}

/// Distance that the opponent follows, mm, if it does; null if an obstacle ends it at a distance that
/// is known only as a range.
fn followed(case: &mut Case<'_>, input: &Input) -> Option<Value> {
    let pursuer = pursuit::Input {
        winner: input.enemy.clone(),
        role: Role::Front.into(),
        front_depth: input.enemy_depth,
        own_depth: input.enemy_depth,
        bw: input.bw,
        opponent: Opponent::BreaksOff.into(),
        by: Means::Melee.into(),
        place: input.place.clone(),
        ahead: input.ahead.clone(),
        ahead_mm: input.ahead_mm.clone(),
        beat_fortified: false.into(),
    };
    let (course, claims) = pursuit::course(case, &pursuer);
    let limit = claims.into_iter().find(|claim| LIMITS.contains(claim));
    let Course::Pursues(mm, stopped) = course else {
        let (why, claim) = match limit {
            Some(claim) => ("place", claim),
            None => ("steady", OTHERS_STAY),
        };
        case.considered("follows", false, claim)
            .value(false)
            .arg("why", why)
            .arg("enemy", &input.enemy);
        if let Some(claim) = limit {
            case.because(claim);
        }
        return None;
    };
    let mm = if stopped {
        input.ahead_mm.exactly().map_or(Value::Null, number)
    } else {
        number(mm)
    };
    case.applied("follows", FOLLOWS)
        .value(mm.clone())
        .arg("why", "impetuous")
        .arg("enemy", &input.enemy);
    case.because(limit.unwrap_or(OWN_DEPTH));
    Some(mm)
}

/// The changes that make it legal, if a straight move of sufficient distance is enough.
fn remedies(case: &mut Case<'_>, input: &Input, least: f64) {
    let refused = case.refused();
    if !refused
        .iter()
        .all(|code| matches!(*code, "not-straight-back" | "too-short"))
    {
        return;
    }
    let mut changes = Vec::new();
    if refused.contains(&"not-straight-back") {
        changes.push(("direction", json!(Direction::StraightBack.code())));
    }
    if refused.contains(&"too-short") {
        changes.push(("distance_paces", number(least)));
    }
    case.remedy(
        "straight-and-far",
        vec![(
            "paces",
            input
                .distance
                .exactly()
                .map(|paces| paces.max(least))
                .into(),
        )],
        changes,
    );
}

#[cfg(test)]
mod tests {
    use super::super::troops::Troop;
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn given(changes: &Value) -> Value {
        let given = json!({"active": true, "melee_from_previous_bound": true, "direction": "straight-back", "distance_paces": 200, "clear_behind_paces": 300,
            "troop": "Bd", "enemy_troop": "LH", "enemy_depth": 30, "bw": 40});
        with(&given, changes)
    }

    fn ask(changes: &Value) -> Verdict {
        judge("dba.break-off", &given(changes))
    }

    #[track_caller]
    fn refused(changes: &Value, codes: &[&str]) {
        let verdict = ask(changes);
        assert_eq!(verdict.values["violations"], json!(codes), "{changes}");
        assert_eq!(
            (&verdict.values["legal"], &verdict.values["enemy_follows"]),
            (&json!(codes.is_empty()), &json!(false))
        );
    }

    #[test]
    fn straight_back_two_hundred_paces_from_an_old_fight() {
        refused(&json!({}), &[]);
        refused(&json!({"active": false}), &["not-active"]);
        refused(
            &json!({"melee_from_previous_bound": false}),
            &["new-combat"],
        );
        for direction in ["oblique", "sideways", "turning"] {
            refused(&json!({"direction": direction}), &["not-straight-back"]);
        }
        refused(&json!({"distance_paces": 199}), &["too-short"]);
        refused(&json!({"clear_behind_paces": 150}), &["no-room"]);
        refused(&json!({"distance_paces": 320}), &["beyond-room"]);
        refused(&json!({"clear_behind_paces": null}), &[]);
        refused(&json!({"blocked_by_friend": true}), &["friend-behind"]);
        refused(&json!({"enemy_front_on_flank": true}), &["enemy-on-flank"]);
        refused(&json!({"enemy_front_on_rear": true}), &["enemy-on-rear"]);
        for troop in Troop::ALL {
            refused(&json!({"troop": troop.code()}), &[]);
        }
    }

    #[test]
    fn the_impetuous_follow_their_own_depth() {
        for enemy in Troop::ALL {
            let verdict = ask(&json!({"enemy_troop": enemy.code(), "enemy_depth": 55}));
            let follows = is_impetuous(*enemy);
            assert_eq!(
                (
                    &verdict.values["enemy_follows"],
                    &verdict.values["follow_mm"]
                ),
                (&json!(follows), &json!(if follows { 40 } else { 0 })),
                "{enemy:?}"
            );
        }
        let knights = ask(
            &json!({"troop": "Cv", "enemy_troop": "Kn", "enemy_depth": null, "distance_paces": 250}),
        );
        assert_eq!(
            (&knights.values["follow_mm"], knights.flags.as_slice()),
            (&json!(30), ["outside:depth".to_owned()].as_slice())
        );
        assert!(
            ask(&json!({"enemy_troop": "Bd", "enemy_depth": null}))
                .flags
                .is_empty()
        );
        assert_eq!(
            ask(&json!({"enemy_troop": "HCh"})).flags,
            ["outside:chariots"]
        );
        assert_eq!(
            ask(&json!({"enemy_troop": "Kn", "active": false})).values["enemy_follows"],
            json!(false)
        );
    }

    #[test]
    fn through_a_river_two_rules_collide() {
        let wade = json!({"through_river": true});
        assert_eq!(ask(&wade).finding.code, "breaking-off-in-a-river");
        refused(&with(&wade, &json!({"agreed": "river-bars"})), &["river"]);
        refused(&with(&wade, &json!({"agreed": "minimum-wins"})), &[]);
        // No reading allows it in the enemy bound or with such a short move.
        for short in [json!({"active": false}), json!({"distance_paces": 190})] {
            assert_eq!(ask(&with(&wade, &short)).finding.kind, FindingKind::Illegal);
        }
    }

    #[test]
    fn lengths_must_make_sense() {
        let list = |changes: &Value| faults("dba.break-off", &given(changes));
        assert!(list(&json!({"distance_paces": 320, "clear_behind_paces": 100})).is_empty());
        assert_eq!(
            list(&json!({"enemy_troop": "Kn", "enemy_depth": null, "bw": 50})),
            [("enemy_depth".to_owned(), "missing")]
        );
        assert_eq!(faults("dba.break-off", &json!({})).len(), 3);
    }

    #[test]
    fn every_case_has_an_answer() {
        for enemy in ["Kn", "Bd"] {
            for (distance, clear) in [(200, 300), (150, 300), (200, 150)] {
                for bits in 0..128_u8 {
                    let on = |n: u8| bits & (1 << n) > 0;
                    let given = given(
                        &json!({"enemy_troop": enemy, "distance_paces": distance, "clear_behind_paces": clear, "active": on(0),
                        "melee_from_previous_bound": on(1), "direction": if on(2) { "straight-back" } else { "oblique" }, "enemy_front_on_flank": on(3),
                        "enemy_front_on_rear": on(4), "blocked_by_friend": on(5), "through_river": on(6)}),
                    );
                    let verdict = judge("dba.break-off", &given);
                    assert_eq!(
                        verdict.steps.len(),
                        if verdict.readings.is_empty() {
                            11
                        } else {
                            verdict.steps.len()
                        }
                    );
                    for remedy in &verdict.remedies {
                        let better = judge(
                            "dba.break-off",
                            &with(&given, &Value::Object(remedy.input.clone())),
                        );
                        assert_ne!(better.finding.kind, FindingKind::Illegal, "{given}");
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn more_room_and_more_distance_are_never_worse(distance in 0_u32..400, more in 0_u32..200, clear in 0_u32..400) {
            let legal = |distance: u32, clear: u32| ask(&json!({"distance_paces": distance, "clear_behind_paces": clear.max(distance)})).values["legal"] == json!(true);
            prop_assert!(!legal(distance, clear) || legal(distance + more, clear));
        }
    }
}
