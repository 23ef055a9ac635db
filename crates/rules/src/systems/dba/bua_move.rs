//! `dba.bua-move`: moving into, out of and through a BUA.
//!
//! # Source items
//! bob:movement.3, 4, p3, p4, bob:pips.8, bob:contact.7, qrs:pips.1, qrs:road.2.
//!
//! # What it decides
//! Whether the move may be made, and how many of its paces are measured.
//!
//! # What it does not decide
//! How far the base may go (`dba.movement-allowance`, which also knows about bad going on the way)
//! and the assault on a place (`dba.bua-assault`). The PIP it costs is that of `dba.pip-cost`.
//!
//! # Readings chosen
//! - `outside_paces` are all paces outside, before and after, added up. Movement inside is never
//!   measured, on a road or off it.
//! - Crossing with a friend inside, off the road, and crossing by a group are open points; a road
//!   may be used with friends inside, also by a column.
//!
//! # Direction of error
//! By default a BUA is empty and belongs to neither side.
//!
//! # Examples
//! Legal: 100 paces before, 135 inside, 150 after, of 300 → 250 measured.
//! Illegal: entering a BUA that holds a friend.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use crate::check::{
    Case, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading, Rule,
    Unit, Values, Violation, claims, number,
};
use crate::kit::tables::Choice;
use crate::message::{Arg, IntoArg as _};

/// The check.
pub struct BuaMove;

/// A move that touches a BUA.
pub struct Input {
    way: Way,
    single: bool,
    friend_inside: bool,
    enemy_inside: bool,
    partly_inside: bool,
    inside: Measure,
    outside: Measure,
    allowance: Measure,
    by_road: bool,
}

/// Direction of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Way {
    Enter,
    Leave,
    Through,
}

impl Choice for Way {
    const SCOPE: &'static str = "dba-bua-way";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // A BUA contains at most one element, so no other element leaves it (bob:movement.4).
        let group = form.says("single", "false");
        let way = form
            .choice("move")
            .only(|way| !group || way != Way::Leave)
            .required();
        let single = form.yes_or_no("single").required();
        if form.says("single", "false") && form.says("move", Way::Leave.code()) {
            form.contradicts("single");
        }
        let enemy_inside = form.yes_or_no("bua_enemy_occupied");
        let enemy_inside = enemy_inside.matters(way != Way::Leave).or(false);
        // Whoever leaves it was in it alone.
        if enemy_inside && way == Way::Leave {
            form.contradicts("bua_enemy_occupied");
        }
        // It contains one element at most.
        let friend_inside = form
            .yes_or_no("bua_friendly_occupied")
            .must(|friend| !(friend && enemy_inside))
            .or(false);
        Self {
            way,
            single: single || way == Way::Leave,
            friend_inside,
            enemy_inside,
            partly_inside: form.truth("part_inside_at_end"),
            inside: form
                .decimal("inside_paces", 0.0, 2000.0)
                .unit(Unit::Paces)
                .usually_measured(0.0),
            outside: form
                .decimal("outside_paces", 0.0, 10_000.0)
                .unit(Unit::Paces)
                .measured(),
            allowance: form
                .decimal("allowance_paces", 0.0, 2000.0)
                .unit(Unit::Paces)
                .measured(),
            by_road: form.truth("by_road"),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    UNMEASURED = "dba/moves/bua-inside#unmeasured";
    ANY_EXIT = "dba/moves/bua-inside#any-exit";
    SINGLE_BASE = "dba/moves/bua-through#single-base";
    ADDED_UP = "dba/moves/bua-through#added-up";
    TOO_FAR = "dba/moves/bua-through#too-far";
    EXTRA_PIP = "dba/moves/bua-through#extra-pip";
    BY_ROAD = "dba/moves/bua-through#by-road";
    ENEMY_HELD = "dba/moves/bua-through#enemy-held";
    ONE_WHOLLY = "dba/moves/bua-capacity#one-wholly";
    ALREADY_FULL = "dba/moves/bua-capacity#already-full";
    PARTLY_INSIDE = "dba/moves/bua-capacity#partly-inside";
    NO_GROUPS = "dba/moves/bua-capacity#no-groups";
    FRIEND_LETS_THROUGH = "dba/disputes/bua-friend-inside#friend-lets-through";
    FRIEND_BLOCKS = "dba/disputes/bua-friend-inside#friend-blocks";
    pub(super) GROUP_CROSSES = "dba/disputes/bua-crossed-by-group#group-crosses";
    pub(super) GROUP_BARRED = "dba/disputes/bua-crossed-by-group#group-barred";
}

/// A friend inside a BUA that is crossed off the road.
static FRIEND_INSIDE: Point = Point {
    id: "bua-friend-inside",
    kind: PointKind::Open,
    readings: &[Reading::of(FRIEND_LETS_THROUGH), Reading::of(FRIEND_BLOCKS)],
};
/// A group that crosses a BUA.
pub(super) static GROUP: Point = Point {
    id: "bua-crossed-by-group",
    kind: PointKind::Open,
    readings: &[Reading::of(GROUP_CROSSES), Reading::followed(GROUP_BARRED)],
};

impl Rule for BuaMove {
    type Input = Input;
    const ID: &'static str = "dba.bua-move";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "measured_paces",
            kind: OutKind::Number(Unit::Paces),
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("legal", "measured_paces")];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "enemy-held",
            claim: ENEMY_HELD,
        },
        Violation {
            code: "already-full",
            claim: ALREADY_FULL,
        },
        Violation {
            code: "group-ends-inside",
            claim: NO_GROUPS,
        },
        Violation {
            code: "partly-inside",
            claim: PARTLY_INSIDE,
        },
        Violation {
            code: "friend-in-the-way",
            claim: FRIEND_BLOCKS,
        },
        Violation {
            code: "group-crossing",
            claim: GROUP_BARRED,
        },
        Violation {
            code: "too-far",
            claim: TOO_FAR,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&FRIEND_INSIDE, &GROUP];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (enters, crosses) = (input.way == Way::Enter, input.way == Way::Through);
        let way = || Arg::of(Way::SCOPE, input.way.code());
        case.forbid("enemy-held", input.enemy_inside && input.way != Way::Leave)
            .arg("way", way());
        case.forbid("already-full", enters && input.friend_inside)
            .value(input.friend_inside)
            .arg("way", way());
        case.forbid("group-ends-inside", enters && !input.single)
            .value(!input.single)
            .arg("way", way());
        case.forbid("partly-inside", input.partly_inside);

        let road_used = crosses && input.by_road && input.friend_inside;
        let blocked = crosses
            && input.friend_inside
            && !input.by_road
            && case.ask(&FRIEND_INSIDE).is(FRIEND_BLOCKS);
        let passes = crosses && input.friend_inside && !input.by_road && !blocked;
        let why = match (crosses && input.friend_inside, road_used) {
            (false, _) => "nobody",
            (true, true) => "road",
            (true, false) => "agreed",
        };
        case.forbid("friend-in-the-way", blocked)
            .arg("why", why)
            .cite(match (road_used, passes) {
                (true, _) => BY_ROAD,
                (false, true) => FRIEND_LETS_THROUGH,
                (false, false) => FRIEND_BLOCKS,
            });
        let group = crosses && !input.single && !road_used;
        let barred = group && case.ask(&GROUP).is(GROUP_BARRED);
        let why = match (crosses && !input.single, group) {
            (false, _) => "none",
            (true, false) => "road",
            (true, true) => "agreed",
        };
        case.forbid("group-crossing", barred)
            .arg("why", why)
            .cite(if group && !barred {
                GROUP_CROSSES
            } else {
                GROUP_BARRED
            });

        case.step("inside", false)
            .value_of(&input.inside)
            .cite(UNMEASURED);
        let (outside, limit) = (input.outside.exactly(), input.allowance.exactly());
        let over = &input.outside - &input.allowance;
        let far = over > 0.0;
        let over = over.exactly().map(|over| over.max(0.0));
        case.forbid("too-far", far)
            .value_of(&outside.map(number))
            .arg("limit", limit)
            .arg("over", over);
        case.step("extra-pip", true).value(1).cite(EXTRA_PIP);

        let legal = case.refused().is_empty();
        if legal {
            let quoted = [
                (true, UNMEASURED),
                (enters, ONE_WHOLLY),
                (input.way == Way::Leave, ANY_EXIT),
                (crosses && input.single, SINGLE_BASE),
                (crosses, ADDED_UP),
                (road_used, BY_ROAD),
                (passes, FRIEND_LETS_THROUGH),
                (group, GROUP_CROSSES),
                (true, EXTRA_PIP),
            ];
            for (_, claim) in quoted.into_iter().filter(|(applies, _)| *applies) {
                case.because(claim);
            }
        } else if case.refused() == ["too-far"] {
            case.remedy(
                "shorter",
                vec![("over", over.into_arg())],
                vec![("outside_paces", limit.map_or(Value::Null, number))],
            );
        } else if case.refused() == ["group-ends-inside"] {
            case.remedy("alone", vec![], vec![("single", json!(true))]);
        }
        Values::default()
            .with("legal", legal)
            .with("measured_paces", outside.map(number))
            .with("violations", case.refused())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(way: &str, changes: &Value) -> Verdict {
        judge(
            "dba.bua-move",
            &with(
                &json!({"move": way, "single": true, "inside_paces": 135, "outside_paces": 250, "allowance_paces": 300}),
                changes,
            ),
        )
    }

    #[track_caller]
    fn refused(verdict: &Verdict, codes: &[&str]) {
        assert_eq!(verdict.values["violations"], json!(codes));
        assert_eq!(
            verdict.finding.kind,
            if codes.is_empty() {
                FindingKind::Legal
            } else {
                FindingKind::Illegal
            }
        );
    }

    #[test]
    fn only_what_is_outside_is_measured() {
        for way in Way::ALL {
            let verdict = ask(way.code(), &json!({}));
            refused(&verdict, &[]);
            assert_eq!(verdict.values["measured_paces"], json!(250));
            refused(
                &ask(
                    way.code(),
                    &json!({"outside_paces": 300, "inside_paces": 900}),
                ),
                &[],
            );
            let far = ask(way.code(), &json!({"outside_paces": 301}));
            refused(&far, &["too-far"]);
            refused(
                &ask(way.code(), &Value::Object(far.remedies[0].input.clone())),
                &[],
            );
        }
    }

    #[test]
    fn a_bua_holds_one_base_wholly() {
        refused(
            &ask("enter", &json!({"bua_friendly_occupied": true})),
            &["already-full"],
        );
        refused(
            &ask(
                "enter",
                &json!({"bua_friendly_occupied": true, "by_road": true}),
            ),
            &["already-full"],
        );
        // No other base leaves the BUA.
        let leaving =
            json!({"move": "leave", "single": false, "outside_paces": 100, "allowance_paces": 200});
        assert_eq!(
            faults("dba.bua-move", &leaving),
            [("single".to_owned(), "contradicts")]
        );
        let group = ask("enter", &json!({"single": false}));
        refused(&group, &["group-ends-inside"]);
        refused(
            &ask("enter", &Value::Object(group.remedies[0].input.clone())),
            &[],
        );
        for way in Way::ALL {
            refused(
                &ask(way.code(), &json!({"part_inside_at_end": true})),
                &["partly-inside"],
            );
            let held = json!({"bua_enemy_occupied": true});
            if *way != Way::Leave {
                refused(&ask(way.code(), &held), &["enemy-held"]);
            }
        }
    }

    #[test]
    fn crossing_past_a_friend_or_as_a_group_is_open() {
        let friend = json!({"bua_friendly_occupied": true});
        assert_eq!(ask("through", &friend).finding.code, "bua-friend-inside");
        refused(
            &ask(
                "through",
                &with(&friend, &json!({"agreed": "friend-blocks"})),
            ),
            &["friend-in-the-way"],
        );
        refused(
            &ask(
                "through",
                &with(&friend, &json!({"agreed": "friend-lets-through"})),
            ),
            &[],
        );
        for single in [false, true] {
            let by_road = ask(
                "through",
                &with(&friend, &json!({"by_road": true, "single": single})),
            );
            refused(&by_road, &[]);
            assert!(by_road.reasons.contains(&BY_ROAD));
        }
        for by_road in [false, true] {
            let group = json!({"single": false, "by_road": by_road});
            assert_eq!(ask("through", &group).finding.code, "bua-crossed-by-group");
            refused(
                &ask("through", &with(&group, &json!({"agreed": "group-barred"}))),
                &["group-crossing"],
            );
            refused(
                &ask(
                    "through",
                    &with(&group, &json!({"agreed": "group-crosses"})),
                ),
                &[],
            );
        }
        assert_eq!(faults("dba.bua-move", &json!({})).len(), 4);
    }

    #[test]
    fn every_case_has_an_answer() {
        for way in Way::ALL {
            for outside in [250, 350] {
                for agreed in [
                    json!([]),
                    json!(["friend-blocks", "group-barred"]),
                    json!(["friend-lets-through", "group-crosses"]),
                ] {
                    for bits in 0..32_u8 {
                        let on = |n: u8| bits & (1 << n) > 0;
                        if *way == Way::Leave && (!on(0) || on(2)) || on(1) && on(2) {
                            continue;
                        }
                        let verdict = ask(
                            way.code(),
                            &json!({"outside_paces": outside, "single": on(0), "bua_friendly_occupied": on(1), "bua_enemy_occupied": on(2),
                            "part_inside_at_end": on(3), "by_road": on(4), "agreed": agreed}),
                        );
                        assert!(!verdict.reasons.is_empty() || !verdict.readings.is_empty());
                        assert_eq!(verdict.values["measured_paces"], json!(outside));
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn the_inside_never_matters(way in 0..Way::ALL.len(), inside in 0_u32..1000, outside in 0_u32..500) {
            let at = |inside: u32| ask(Way::ALL[way].code(), &json!({"inside_paces": inside, "outside_paces": outside})).values;
            prop_assert_eq!(at(inside), at(0));
        }
    }
}
