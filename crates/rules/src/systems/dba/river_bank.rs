//! `dba.river-bank`: whether a base defends the bank of a river, and its bonus.
//!
//! # Source items
//! bob:river-crossing.2, 3, 7, bob:tactical-factors.7, qrs:river.2, qrs:river-crossing.3.
//!
//! # What it decides
//! Whether a base on land defends the bank against the enemy it fights, and its bonus in close
//! combat.
//!
//! # What it does not decide
//! Where the water begins: for a model with a strip of bank, or a winding river, the players agree
//! before the game. A BUA touched by a river is another question.
//!
//! # Readings chosen
//! - The front edge on the water, or both front corners, by the commentary; the sheet names only
//!   the corners (`conflict:bank-front-or-corners`).
//! - `defends` is against this enemy: a bank has no effect against one that is not in the river or
//!   has left it.
//!
//! # Direction of error
//! Given edges and corners are not verified.
//!
//! # Examples
//! Defends: slow river, both front corners touching, enemy in the river → +1.
//! Does not: the same with one corner.

use serde_json::json;

use super::combat_tables::TACTICAL_MODIFIERS;
use super::terrain::River;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct RiverBank;

/// A base at the water's edge, and its enemy.
pub struct Input {
    river: River,
    on_land: bool,
    front: bool,
    corners: i64,
    enemy_in_river: bool,
    moved_into_contact: bool,
    pursued_out: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            river: form.choice("river_type").required(),
            on_land: form.yes_or_no("defender_on_land").or(true),
            front: form.truth("front_touches"),
            corners: form.integer("front_corners_touching", 0, 2).required(),
            enemy_in_river: {
                // An enemy who has come out is not in it.
                let out = form.holds("enemy_has_pursued_out");
                let inside = form.yes_or_no("enemy_in_river");
                if out {
                    inside.must(|inside| !inside).or_usually(false)
                } else {
                    inside.or(true)
                }
            },
            moved_into_contact: form.truth("defender_moved_into_contact"),
            pursued_out: form.truth("enemy_has_pursued_out"),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    DEFENDS = "dba/rivers/bank#defends";
    ON_LAND = "dba/rivers/bank#on-land";
    TOUCHING = "dba/rivers/bank#touching";
    ONE_CORNER = "dba/rivers/bank#one-corner";
    ENEMY_IN_RIVER = "dba/rivers/bank#enemy-in-river";
    NOT_IF_DRY = "dba/rivers/bank#not-if-dry";
    WHOEVER_MOVED = "dba/rivers/bank#whoever-moved";
    DRY_BANK = "dba/rivers/dry#no-bank";
    PURSUED_OUT = "dba/rivers/bank-after-combat#pursued-out";
    BACK_AGAIN = "dba/rivers/bank-after-combat#back-again";
    COMMENTARY = "dba/disputes/bank-front-or-corners#front-or-corners";
    SHEET = "dba/disputes/bank-front-or-corners#corners-only";
}

/// The front edge on the water, but not both corners.
static FRONT_OR_CORNERS: Point = Point {
    id: "bank-front-or-corners",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(COMMENTARY), Reading::of(SHEET)],
};

impl Rule for RiverBank {
    type Input = Input;
    const ID: &'static str = "dba.river-bank";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "defends",
            kind: OutKind::Truth,
        },
        Output {
            name: "bonus",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("defends", "bonus")];
    const POINTS: &'static [&'static Point] = &[&FRONT_OR_CORNERS];
    const TABLES: &'static [&'static Table] = &[&TACTICAL_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let wet = input.river.is_wet();
        let river = Arg::of(River::SCOPE, input.river.code());
        case.step("river", wet)
            .value(input.river.code())
            .arg("river", river)
            .cite(if wet { NOT_IF_DRY } else { DRY_BANK });
        case.step("on-land", input.on_land)
            .value(input.on_land)
            .cite(ON_LAND);
        let enemy = input.enemy_in_river && !input.pursued_out;
        case.step("enemy", enemy)
            .value(input.enemy_in_river)
            .arg(
                "why",
                if input.pursued_out {
                    "pursued-out"
                } else {
                    "elsewhere"
                },
            )
            .cite(if input.pursued_out {
                PURSUED_OUT
            } else {
                ENEMY_IN_RIVER
            });
        // If all other conditions are met, the documents disagree about an edge whose corners are
        // not on the water.
        let disputed = wet && input.on_land && enemy && input.front && input.corners < 2;
        let touching = if disputed {
            case.ask(&FRONT_OR_CORNERS).is(COMMENTARY)
        } else {
            input.front || input.corners == 2
        };
        let why = match (input.corners, input.front) {
            (2, _) => "corners",
            (_, true) => "front",
            (1, false) => "one",
            (_, false) => "none",
        };
        case.step("touching", touching)
            .value(input.corners)
            .arg("why", why)
            .cite(if why == "one" { ONE_CORNER } else { TOUCHING });
        case.step("who-moved", false)
            .value(input.moved_into_contact)
            .cite(WHOEVER_MOVED);
        case.step("comes-back", false)
            .value(input.pursued_out)
            .cite(BACK_AGAIN);

        let defends = wet && input.on_land && enemy && touching;
        let value = case
            .number(&TACTICAL_MODIFIERS, "bank", "value")
            .unwrap_or(0);
        let bonus = if defends { value } else { 0 };
        case.step("bonus", defends).value(bonus).cite(DEFENDS);
        if disputed {
            case.because(if touching { COMMENTARY } else { SHEET });
        }
        if defends {
            case.because(DEFENDS);
            if input.moved_into_contact {
                case.because(WHOEVER_MOVED);
            }
            return Values::default().with("defends", true).with("bonus", bonus);
        }
        let short_of = [
            (!wet, DRY_BANK),
            (!input.on_land, ON_LAND),
            (input.pursued_out, PURSUED_OUT),
            (!enemy && !input.pursued_out, ENEMY_IN_RIVER),
            (
                !touching && !disputed,
                if why == "one" { ONE_CORNER } else { TOUCHING },
            ),
        ];
        for (_, claim) in short_of.into_iter().filter(|(missing, _)| *missing) {
            case.because(claim);
        }
        if wet && input.on_land && enemy {
            case.remedy(
                "both-corners",
                vec![("bonus", value.into())],
                vec![("front_corners_touching", json!(2))],
            );
        }
        Values::default()
            .with("defends", false)
            .with("bonus", bonus)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, with};

    fn ask(changes: &Value) -> Verdict {
        let given = json!({"river_type": "slow", "defender_on_land": true, "front_corners_touching": 2, "enemy_in_river": true});
        judge("dba.river-bank", &with(&given, changes))
    }

    #[track_caller]
    fn gives(changes: &Value, bonus: i64, claim: &str) {
        let verdict = ask(changes);
        assert_eq!(
            (&verdict.values["defends"], &verdict.values["bonus"]),
            (&json!(bonus > 0), &json!(bonus)),
            "{changes}"
        );
        assert!(
            verdict.reasons.contains(&claim),
            "{changes}: {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn every_condition_is_needed() {
        gives(&json!({}), 1, DEFENDS);
        gives(&json!({"river_type": "torrent"}), 1, DEFENDS);
        gives(&json!({"river_type": "dry"}), 0, DRY_BANK);
        gives(&json!({"defender_on_land": false}), 0, ON_LAND);
        gives(&json!({"front_corners_touching": 1}), 0, ONE_CORNER);
        gives(&json!({"front_corners_touching": 0}), 0, TOUCHING);
        gives(&json!({"enemy_in_river": false}), 0, ENEMY_IN_RIVER);
        gives(
            &json!({"enemy_in_river": false, "enemy_has_pursued_out": true}),
            0,
            PURSUED_OUT,
        );
        gives(
            &json!({"defender_moved_into_contact": true}),
            1,
            WHOEVER_MOVED,
        );
        // A base that moves into contact for the first time is not returning.
        assert!(
            !ask(&json!({"defender_moved_into_contact": true}))
                .reasons
                .contains(&BACK_AGAIN)
        );
        assert_eq!(faults("dba.river-bank", &json!({})).len(), 2);
    }

    #[test]
    fn an_edge_without_its_corners_divides_the_documents() {
        for corners in [0, 1] {
            let edge = json!({"front_touches": true, "front_corners_touching": corners});
            let verdict = ask(&edge);
            assert_eq!(
                (&verdict.values["bonus"], verdict.flags.as_slice()),
                (
                    &json!(1),
                    ["conflict:bank-front-or-corners".to_owned()].as_slice()
                )
            );
            assert_eq!(
                (
                    verdict.alternatives[0].reading,
                    &verdict.alternatives[0].values["bonus"]
                ),
                ("corners-only", &json!(0))
            );
            let sheet = ask(&with(&edge, &json!({"agreed": "corners-only"})));
            assert_eq!(
                (&sheet.values["bonus"], sheet.remedies[0].code),
                (&json!(0), "both-corners")
            );
        }
        assert!(ask(&json!({"front_touches": true})).flags.is_empty());
    }

    #[test]
    fn every_case_has_an_answer() {
        for river in River::ALL {
            for corners in 0..=2 {
                for bits in 0..32_u8 {
                    let on = |n: u8| bits & (1 << n) > 0;
                    // An enemy who has come out is not in it.
                    if on(2) && on(4) {
                        continue;
                    }
                    let given = json!({"river_type": river.code(), "front_corners_touching": corners, "defender_on_land": on(0), "front_touches": on(1),
                        "enemy_in_river": on(2), "defender_moved_into_contact": on(3), "enemy_has_pursued_out": on(4)});
                    let verdict = judge("dba.river-bank", &given);
                    assert_eq!(
                        verdict.values["bonus"],
                        json!(i64::from(
                            river.is_wet() && on(0) && (on(1) || corners == 2) && on(2) && !on(4)
                        )),
                        "{given}"
                    );
                    assert!(!verdict.reasons.is_empty() && verdict.steps.len() == 7);
                    for remedy in &verdict.remedies {
                        let better = judge(
                            "dba.river-bank",
                            &with(&given, &Value::Object(remedy.input.clone())),
                        );
                        assert_eq!(better.values["bonus"], json!(1));
                    }
                }
            }
        }
    }
}
