//! `dba.littoral-landing`: who may keep troops back for a littoral landing, and how they land.
//!
//! # Source items
//! bob:deployment.8, 9, bob:victory.3, qrs:coast.3.
//!
//! # What it decides
//! Whether keeping troops back, and the landing if given, are legal; the cost of the landing; and
//! the fate of troops that do not land.
//!
//! # What it does not decide
//! The group's shape (`dba.group`), contact (`dba.legal-contact`), further moves
//! (`dba.subsequent-move`) and where others deploy.
//!
//! # Readings chosen
//! - Without `landed` only keeping troops back is judged, in any bound.
//! - PIPs beyond the cost are for subsequent moves, which are paid separately.
//! - Whether a single base on the shore may land is an open point. One that does not touch the
//!   shore may not by any reading.
//!
//! # Direction of error
//! How many bases touch the shore is given: a column with its flank along it touches with all.
//!
//! # Examples
//! Legal: 3 landed, 2 touching, 1 PIP. Illegal: 4 landed, 1 touching.

use serde_json::json;
use strum::{IntoStaticStr, VariantArray};

use super::tables::PIP_COSTS;
use super::terrain_tables::SET_UP_COUNTS;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct LittoralLanding;

/// Troops kept off the table, and those that landed, if any.
pub struct Input {
    waterway: Fact<bool>,
    home: Fact<Topography>,
    held_back: Measure,
    own_bound: Measure,
    landed: Option<Landed>,
    pips: Option<Measure>,
}

/// The troops that land.
struct Landed {
    n: i64,
    touching: Measure,
    one_group: Fact<bool>,
    touches_enemy: Fact<bool>,
}

/// The home topography of an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Topography {
    Littoral,
    Arable,
    Forest,
    Hilly,
    Steppe,
    Dry,
    Tropical,
}

impl Choice for Topography {
    const SCOPE: &'static str = "dba-topography";
}

impl Declared for Landed {
    fn declare(form: &mut Form<'_>) -> Self {
        let n = form.integer("n", 1, 12).unit(Unit::Bases).required();
        let touching = form
            .integer("touching_shore", 0, 12)
            .unit(Unit::Bases)
            .measured();
        if touching > n {
            form.more_than("touching_shore", "n");
        }
        Self {
            n,
            touching,
            one_group: form.yes_or_no("one_group").fact_or(true),
            touches_enemy: form.yes_or_no("touches_enemy").fact_or(false),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let waterway = form.yes_or_no("waterway_on_table").fact_or(true);
        let home = form.choice("home").fact();
        let held_back = form
            .integer("held_back", 1, 12)
            .unit(Unit::Bases)
            .measured();
        let own_bound = form.integer("own_bound", 1, 99).measured();
        let landed: Option<Landed> = form.maybe_asked("landed");
        Self {
            waterway,
            home,
            held_back,
            own_bound,
            landed,
            pips: form
                .integer("pips_spent", 0, 12)
                .unit(Unit::Pips)
                .maybe_measured(),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    UP_TO_FOUR = "dba/set-up/landing#up-to-four";
    NEEDS_A_WATERWAY = "dba/set-up/landing#needs-a-waterway";
    LITTORAL_ONLY = "dba/set-up/landing#littoral-only";
    NO_FIFTH = "dba/set-up/landing#no-fifth";
    OUT_NOT_LOST = "dba/set-up/landing#out-not-lost";
    SUMMARY = "dba/set-up/coming-ashore#summary";
    NO_MORE = "dba/set-up/coming-ashore#no-more-than-kept";
    FIRST_BOUND_ONLY = "dba/set-up/coming-ashore#first-bound-only";
    ONE_GROUP = "dba/set-up/coming-ashore#one-group";
    TWO_TOUCHING = "dba/set-up/coming-ashore#two-touching";
    COST = "dba/set-up/coming-ashore#cost";
    MAY_TOUCH_ENEMIES = "dba/set-up/coming-ashore#may-touch-enemies";
    FURTHER_MOVES = "dba/set-up/coming-ashore#further-moves";
    TWO_AT_LEAST = "dba/disputes/landing-a-single-base#two-at-least";
    ONE_MAY_LAND = "dba/disputes/landing-a-single-base#one-may-land";
}

/// The landing of a single base.
static SINGLE_BASE: Point = Point {
    id: "landing-a-single-base",
    kind: PointKind::Open,
    readings: &[Reading::of(TWO_AT_LEAST), Reading::of(ONE_MAY_LAND)],
};

/// Status of troops still kept back: they can no longer land, but are not lost.
const NOT_LANDED: &str = "out-not-lost";

impl Rule for LittoralLanding {
    type Input = Input;
    const ID: &'static str = "dba.littoral-landing";
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
            name: "cost",
            kind: OutKind::Number(Unit::Pips),
        },
        Output {
            name: "status_if_not_landed",
            kind: OutKind::Word {
                scope: "dba-not-landed",
                codes: &[NOT_LANDED],
            },
        },
    ];
    const HEADLINE: &'static [&'static str] = &["legal", "cost"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "no-waterway",
            claim: NEEDS_A_WATERWAY,
        },
        Violation {
            code: "not-littoral",
            claim: LITTORAL_ONLY,
        },
        Violation {
            code: "too-many-held-back",
            claim: NO_FIFTH,
        },
        Violation {
            code: "after-the-first-bound",
            claim: FIRST_BOUND_ONLY,
        },
        Violation {
            code: "more-than-held-back",
            claim: NO_MORE,
        },
        Violation {
            code: "not-a-group",
            claim: ONE_GROUP,
        },
        Violation {
            code: "too-few-touching",
            claim: TWO_TOUCHING,
        },
        Violation {
            code: "not-paid",
            claim: COST,
        },
        Violation {
            code: "single-base",
            claim: TWO_AT_LEAST,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&SINGLE_BASE];
    const TABLES: &'static [&'static Table] = &[&SET_UP_COUNTS, &PIP_COSTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        case.forbid("no-waterway", !*input.waterway);
        case.forbid("not-littoral", input.home != Topography::Littoral)
            .value_of(&input.home)
            .arg("home", &input.home);
        let most = case
            .number(&SET_UP_COUNTS, "held-back", "value")
            .unwrap_or(12);
        case.forbid("too-many-held-back", input.held_back > most)
            .value_of(&input.held_back)
            .arg("most", most);
        let cost = input
            .landed
            .as_ref()
            .map(|landed| ashore(case, input, landed));

        let ashore = input.landed.as_ref().map_or(0, |landed| landed.n);
        let out = input.held_back > ashore;
        #[expect(clippy::cast_precision_loss, reason = "a dozen bases")]
        let left = &input.held_back - ashore as f64;
        case.step("not-landed", out)
            .value_of(&left)
            .cite(OUT_NOT_LOST);
        let legal = case.refused().is_empty();
        if legal {
            case.because(match input.landed.as_ref().map(|landed| landed.n) {
                None => UP_TO_FOUR,
                Some(1) => FIRST_BOUND_ONLY,
                Some(_) => SUMMARY,
            });
            if out {
                case.because(OUT_NOT_LOST);
            }
        }
        if case.refused() == ["too-many-held-back"] && input.landed.is_none() {
            case.remedy(
                "fewer",
                vec![("most", most.into())],
                vec![("held_back", json!(most))],
            );
        }
        if case.refused() == ["not-paid"] {
            case.remedy("pay", vec![], vec![("pips_spent", json!(cost))]);
        }
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
            .with("cost", cost.unwrap_or(0))
            .with("status_if_not_landed", NOT_LANDED)
    }
}

/// Judges the landing itself; returns its cost.
fn ashore(case: &mut Case<'_>, input: &Input, landed: &Landed) -> i64 {
    case.forbid("after-the-first-bound", input.own_bound > 1)
        .value_of(&input.own_bound);
    if input.held_back < landed.n {
        case.forbid("more-than-held-back", true)
            .value(landed.n)
            .arg("held", input.held_back.whole_if_known());
    }
    case.forbid("not-a-group", landed.n > 1 && !*landed.one_group)
        .value(landed.n);
    let least = case
        .number(&SET_UP_COUNTS, "on-the-shore", "value")
        .unwrap_or(0);
    let alone = landed.n == 1;
    let few = landed.touching < if alone { 1 } else { least };
    case.forbid("too-few-touching", few)
        .value_of(&landed.touching)
        .arg("least", least)
        .arg("n", landed.n);
    let cost = case.number(&PIP_COSTS, "landing", "pips").unwrap_or(0);
    let pips = input.pips.as_ref();
    let unpaid = pips.is_some_and(|pips| *pips < cost);
    let further = pips.is_some_and(|pips| *pips > cost);
    #[expect(clippy::cast_precision_loss, reason = "a dozen pips")]
    let cost_of = cost as f64;
    case.forbid("not-paid", unpaid)
        .value(cost)
        .arg("paid", pips.map_or(Some(cost_of), Measure::exactly));
    let step = case.step("further-moves", further).cite(FURTHER_MOVES);
    match pips {
        Some(pips) if further => step.value_of(&(pips - cost_of)),
        _ => step.value(0),
    };
    // Contact with enemies forbids nothing.
    case.step("enemies", landed.touches_enemy.shown())
        .value_of(&landed.touches_enemy)
        .cite(MAY_TOUCH_ENEMIES);
    if alone {
        // If it is refused already, the open point need not be settled.
        let open = case.refused().is_empty();
        let barred = open && case.ask(&SINGLE_BASE).is(TWO_AT_LEAST);
        let why = if open { "may" } else { "moot" };
        case.forbid("single-base", barred)
            .value(landed.n)
            .arg("why", why)
            .cite(if open && !barred {
                ONE_MAY_LAND
            } else {
                TWO_AT_LEAST
            });
        if open && !barred {
            case.because(ONE_MAY_LAND);
        }
    } else {
        case.step("single-base", false)
            .value(landed.n)
            .arg("why", "more")
            .cite(TWO_AT_LEAST);
    }
    if case.refused().is_empty() {
        case.because(COST);
        if landed.touches_enemy.exactly() == Some(true) {
            case.because(MAY_TOUCH_ENEMIES);
        }
        if further {
            case.because(FURTHER_MOVES);
        }
    }
    cost
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn given(changes: &Value, landed: &Value) -> Value {
        let landing = with(
            &json!({"n": 4, "touching_shore": 2, "one_group": true}),
            landed,
        );
        let given = json!({"waterway_on_table": true, "home": "littoral", "held_back": 4, "own_bound": 1, "landed": landing, "pips_spent": 1});
        with(&given, changes)
    }

    fn ask(changes: &Value, landed: &Value) -> Verdict {
        judge("dba.littoral-landing", &given(changes, landed))
    }

    #[track_caller]
    fn refused(changes: &Value, landed: &Value, codes: &[&str]) -> Verdict {
        let verdict = ask(changes, landed);
        assert_eq!(
            (&verdict.values["violations"], &verdict.values["legal"]),
            (&json!(codes), &json!(codes.is_empty())),
            "{changes} {landed}"
        );
        assert_eq!(
            verdict.values["status_if_not_landed"],
            json!("out-not-lost")
        );
        verdict
    }

    #[test]
    fn one_group_in_the_first_bound_with_two_on_the_shore() {
        let none = json!({});
        assert_eq!(refused(&none, &none, &[]).values["cost"], json!(1));
        refused(&none, &json!({"n": 3}), &[]);
        refused(&none, &json!({"touching_shore": 1}), &["too-few-touching"]);
        refused(&none, &json!({"one_group": false}), &["not-a-group"]);
        refused(&json!({"own_bound": 2}), &none, &["after-the-first-bound"]);
        refused(
            &json!({"waterway_on_table": false}),
            &none,
            &["no-waterway"],
        );
        for home in Topography::ALL {
            refused(
                &json!({"home": home.code()}),
                &none,
                if *home == Topography::Littoral {
                    &[]
                } else {
                    &["not-littoral"]
                },
            );
        }
        let unpaid = refused(&json!({"pips_spent": 0}), &none, &["not-paid"]);
        assert_eq!(unpaid.remedies[0].input["pips_spent"], json!(1));
        refused(&json!({"pips_spent": null}), &none, &[]);
        assert!(
            refused(&json!({"pips_spent": 3}), &none, &[])
                .reasons
                .contains(&FURTHER_MOVES)
        );
        assert!(
            refused(&none, &json!({"touches_enemy": true}), &[])
                .reasons
                .contains(&MAY_TOUCH_ENEMIES)
        );
    }

    #[test]
    fn holding_back_is_judged_alone() {
        let held = |n: i64, bound: i64| {
            ask(
                &json!({"landed": null, "held_back": n, "own_bound": bound}),
                &json!({}),
            )
        };
        for n in 1..=12 {
            assert_eq!(held(n, 1).values["legal"], json!(n <= 4));
        }
        assert_eq!(held(5, 1).remedies[0].input["held_back"], json!(4));
        let late = held(3, 6);
        assert_eq!(
            (
                &late.values["legal"],
                &late.values["cost"],
                step(&late, "not-landed")
            ),
            (&json!(true), &json!(0), (true, &json!(3)))
        );
        assert!(late.reasons.contains(&OUT_NOT_LOST));
    }

    #[test]
    fn one_base_alone_is_an_open_point() {
        let open = ask(
            &json!({}),
            &json!({"n": 1, "touching_shore": 1, "one_group": false}),
        );
        assert_eq!(
            (
                open.finding.kind,
                open.finding.code.as_str(),
                &open.values["cost"]
            ),
            (
                FindingKind::Undetermined,
                "landing-a-single-base",
                &json!(1)
            )
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["legal"].clone()))
                .collect::<Vec<_>>(),
            [
                ("two-at-least", json!(false)),
                ("one-may-land", json!(true))
            ]
        );
        // The claim about a group with two bases on the shore does not apply to a single base.
        let lands = refused(
            &json!({"agreed": "one-may-land"}),
            &json!({"n": 1, "touching_shore": 1}),
            &[],
        );
        assert!(lands.reasons.contains(&FIRST_BOUND_ONLY) && !lands.reasons.contains(&SUMMARY));
        refused(
            &json!({"agreed": "two-at-least"}),
            &json!({"n": 1, "touching_shore": 1}),
            &["single-base"],
        );
        refused(
            &json!({}),
            &json!({"n": 1, "touching_shore": 0}),
            &["too-few-touching"],
        );
        refused(
            &json!({"own_bound": 2}),
            &json!({"n": 1, "touching_shore": 1}),
            &["after-the-first-bound"],
        );
    }

    #[test]
    fn no_more_land_than_were_kept_back() {
        let more = given(&json!({"held_back": 3}), &json!({}));
        assert_eq!(
            judge("dba.littoral-landing", &more).values["violations"],
            json!(["more-than-held-back"])
        );
        assert_eq!(
            faults(
                "dba.littoral-landing",
                &given(&json!({}), &json!({"touching_shore": 5}))
            ),
            [("landed.touching_shore".to_owned(), "more-than")]
        );
        assert_eq!(
            faults("dba.littoral-landing", &json!({"own_bound": 1})).len(),
            2
        );
    }

    proptest! {
        #[test]
        fn more_on_the_shore_never_harms(n in 2_i64..=4, touching in 0_i64..4, enemy in any::<bool>()) {
            prop_assume!(touching < n);
            let legal = |touching: i64| ask(&json!({}), &json!({"n": n, "touching_shore": touching, "touches_enemy": enemy})).values["legal"] == json!(true);
            prop_assert!(!legal(touching) || legal(touching + 1));
        }
    }
}
