//! `dba.shooter-of-record`: whose factor counts when several shoot at one target.
//!
//! # Source items
//! bob:shooting.8, 9, qrs:shooting.4.
//!
//! # What it decides
//! The main shooter, its factor, and what the others take off the target.
//!
//! # What it does not decide
//! Whether each of them may shoot (`dba.may-shoot`), and the combat itself (`dba.combat`).
//!
//! # Readings chosen
//! - The shooters stand in the order in which they were picked. That decides only between two
//!   equally near, and only by agreement: the documents are silent. Where those two are alike the
//!   factor is settled, but not which of them suffers when the target shoots back.
//! - Distances are equal when they are exactly equal: the player has measured.
//!
//! # Direction of error
//! More than three shooters are refused; what is given besides is for the three that may.
//!
//! # Examples
//! `Bw` at 40 mm and `Art` at 90 mm on `Bd`: the Bows, +2, the target −1. The gun nearer: +4.

use serde_json::{Value, json};

use super::combat_tables::{COMBAT_LIMITS, TACTICAL_MODIFIERS};
use super::shooting;
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct ShooterOfRecord;

/// Shooters at one target.
pub struct Input {
    shooters: Vec<Shooter>,
}

/// One of them.
struct Shooter {
    id: String,
    troop: Troop,
    distance: f64,
    factor: i64,
}

impl Declared for Shooter {
    fn declare(form: &mut Form<'_>) -> Self {
        let name = form.nth('S');
        Self {
            id: form.name("id").or(name),
            troop: form.choice("troop").required(),
            distance: form
                .decimal("distance_mm", 0.0, 2000.0)
                .unit(Unit::Mm)
                .required(),
            factor: form.integer("factor", -10, 20).required(),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let shooters: Vec<Shooter> = form.list("shooters", 1, 12);
        for (n, shooter) in shooters.iter().enumerate() {
            if shooters[..n].iter().any(|other| other.id == shooter.id) {
                form.refuse(
                    &format!("shooters.{n}.id"),
                    shooter.id.as_str(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            }
        }
        // What is taken off the target is the same whatever it has.
        form.ignore(&["target_factor"]);
        Self { shooters }
    }
}

// The claims, by node.
claims! {
    NEAREST = "dba/shooting/shooter-of-record#nearest";
    MINUS = "dba/shooting/shooter-of-record#others-minus";
    NOT_ADDED = "dba/shooting/shooter-of-record#nothing-added";
    THREE = "dba/shooting/shooter-of-record#three-at-most";
    PICKED = "dba/shooting/shooter-of-record#whoever-was-picked";
    LITTER_NEVER = "dba/shooting/who-shoots#litter";
    OTHERS_NEVER = "dba/shooting/who-shoots#others";
    FIRST_PICKED = "dba/disputes/nearest-tie#first-picked";
    OWNER_PICKS = "dba/disputes/nearest-tie#owner-picks";
}

/// Two shooters equally near.
static TIE: Point = Point {
    id: "sor-tie",
    kind: PointKind::Open,
    readings: &[Reading::followed(FIRST_PICKED), Reading::of(OWNER_PICKS)],
};

impl Rule for ShooterOfRecord {
    type Input = Input;
    const ID: &'static str = "dba.shooter-of-record";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "main",
            kind: OutKind::Name,
        },
        Output {
            name: "shooter_factor",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "target_modifier",
            kind: OutKind::Number(Unit::None),
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
    const HEADLINE: &'static [&'static str] =
        &["main", "shooter_factor", "target_modifier", "legal"];
    const VIOLATIONS: &'static [Violation] = &[shooting::NO_LITTER, shooting::NO_SHOOTER];
    const POINTS: &'static [&'static Point] = &[&TIE];
    const TABLES: &'static [&'static Table] = &[&COMBAT_LIMITS, &TACTICAL_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (never, able): (Vec<&Shooter>, Vec<&Shooter>) = input
            .shooters
            .iter()
            .partition(|shooter| shooting::never_shoots(shooter.troop).is_some());
        if !never.is_empty() {
            for code in [shooting::NO_LITTER.code, shooting::NO_SHOOTER.code] {
                let named =
                    |shooter: &&&Shooter| shooting::never_shoots(shooter.troop) == Some(code);
                if never.iter().any(|shooter| named(&shooter)) {
                    case.forbid(code, true);
                }
            }
            if !able.is_empty() {
                remedy(case, &able, &never);
            }
            return Values::default()
                .with("main", Value::Null)
                .with("shooter_factor", Value::Null)
                .with("target_modifier", Value::Null)
                .with("legal", false)
                .with("violations", case.refused());
        }
        let most = case
            .number(&COMBAT_LIMITS, "shooters", "elements")
            .unwrap_or(i64::MAX);
        let count = i64::try_from(input.shooters.len()).unwrap_or(i64::MAX);
        let legal = count <= most;
        case.step("count", legal)
            .value(count)
            .arg("limit", most)
            .cite(THREE);

        let nearest = input
            .shooters
            .iter()
            .map(|shooter| shooter.distance)
            .fold(f64::INFINITY, f64::min);
        let tied: Vec<&Shooter> = input
            .shooters
            .iter()
            .filter(|shooter| shooter.distance <= nearest)
            .collect();
        let first = tied.first().copied();
        let factor = first
            .map(|first| first.factor)
            .filter(|factor| tied.iter().all(|shooter| shooter.factor == *factor));
        let mut main = first;
        if tied.len() == 1 {
            case.because(NEAREST);
        } else {
            case.flag("silent:sor-tie");
            let picked = case.ask(&TIE).is(FIRST_PICKED);
            if !picked {
                main = None;
            }
            let claim = if picked { FIRST_PICKED } else { OWNER_PICKS };
            case.applied("tie", claim)
                .value(
                    tied.iter()
                        .map(|shooter| shooter.id.as_str())
                        .collect::<Vec<_>>()
                        .join(", "),
                )
                .arg("why", if picked { "first" } else { "owner" });
        }
        for shooter in &input.shooters {
            let is_main = main.is_some_and(|main| main.id == shooter.id);
            case.step("shooter", is_main)
                .value(shooter.id.as_str())
                .arg("troop", Arg::of(Troop::SCOPE, shooter.troop.code()))
                .arg("distance", shooter.distance)
                .arg("factor", shooter.factor)
                .cite(if is_main { NEAREST } else { NOT_ADDED });
        }
        let others = (count.min(most) - 1).max(0);
        let each = if others > 0 {
            case.number(&TACTICAL_MODIFIERS, "other-shooter", "value")
                .unwrap_or(0)
        } else {
            0
        };
        let off = others * each;
        case.applies("others", others > 0, MINUS)
            .value(off)
            .arg("n", others)
            .arg("signed", TACTICAL_MODIFIERS.number_text(off));
        if main.is_some_and(|main| main.id != input.shooters[0].id) {
            case.because(PICKED);
        }
        if !legal {
            case.because(THREE);
            fewer(case, input, most);
        }
        Values::default()
            .with("main", main.map(|main| main.id.clone()))
            .with("shooter_factor", main.map(|main| main.factor).or(factor))
            .with("target_modifier", off)
            .with("legal", legal)
            .with("violations", Value::Null)
    }
}

/// The first three alone.
fn fewer(case: &mut Case<'_>, input: &Input, most: i64) {
    let all: Vec<&Shooter> = input.shooters.iter().collect();
    let (kept, others) = all.split_at(usize::try_from(most).unwrap_or(0).min(all.len()));
    remedy(case, kept, others);
}

/// The shot without some of the shooters.
fn remedy(case: &mut Case<'_>, kept: &[&Shooter], others: &[&Shooter]) {
    let shooters: Vec<_> =
        kept.iter().map(|s| json!({"id": s.id, "troop": s.troop.code(), "distance_mm": crate::check::number(s.distance), "factor": s.factor})).collect();
    let left_out: Vec<&str> = others.iter().map(|shooter| shooter.id.as_str()).collect();
    case.remedy(
        "fewer",
        vec![("left_out", left_out.join(", ").into())],
        vec![("shooters", shooters.into())],
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge};
    use proptest::prelude::*;

    fn ask(shooters: &[(&str, f64, i64)]) -> Verdict {
        let shooters: Vec<Value> = shooters
            .iter()
            .enumerate()
            .map(|(n, (troop, distance, factor))| json!({"id": format!("s{n}"), "troop": troop, "distance_mm": distance, "factor": factor}))
            .collect();
        judge(
            "dba.shooter-of-record",
            &json!({"shooters": shooters, "target_factor": 5}),
        )
    }

    #[track_caller]
    fn says(verdict: &Verdict, main: &str, factor: i64, off: i64) {
        let values = &verdict.values;
        assert_eq!(
            (
                &values["main"],
                &values["shooter_factor"],
                &values["target_modifier"],
                &values["legal"]
            ),
            (&json!(main), &json!(factor), &json!(off), &json!(true))
        );
    }

    #[test]
    fn the_nearest_counts_and_the_others_take_off() {
        let bows = ask(&[("Bw", 40.0, 2), ("Art", 90.0, 4)]);
        says(&bows, "s0", 2, -1);
        assert_eq!(
            (
                bows.finding.kind,
                bows.finding.code.as_str(),
                bows.reasons.as_slice()
            ),
            (
                FindingKind::Score,
                "shooter_factor",
                [NEAREST, MINUS].as_slice()
            )
        );
        let gun = ask(&[("Bw", 40.0, 2), ("Art", 35.0, 4), ("Bw", 45.0, 2)]);
        says(&gun, "s1", 4, -2);
        assert!(gun.reasons.contains(&PICKED));
        says(&ask(&[("Bw", 40.0, 2)]), "s0", 2, 0);
    }

    #[test]
    fn four_are_too_many() {
        let four = ask(&[
            ("Bw", 30.0, 2),
            ("Bw", 31.0, 2),
            ("Bw", 32.0, 2),
            ("Bw", 33.0, 2),
        ]);
        assert_eq!(
            (&four.values["legal"], &four.values["target_modifier"]),
            (&json!(false), &json!(-2))
        );
        assert!(four.reasons.contains(&THREE));
        let fixed = judge(
            "dba.shooter-of-record",
            &json!({"target_factor": 5, "shooters": four.remedies[0].input["shooters"]}),
        );
        assert_eq!(fixed.values["legal"], json!(true));
    }

    #[test]
    fn equal_distances_are_open_where_it_matters() {
        let open = ask(&[("Bw", 40.0, 2), ("Art", 40.0, 4)]);
        assert_eq!(
            (open.finding.code.as_str(), open.flags.as_slice()),
            ("sor-tie", ["silent:sor-tie".to_owned()].as_slice())
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["main"].clone()))
                .collect::<Vec<_>>(),
            [("first-picked", json!("s0")), ("owner-picks", Value::Null)]
        );
        let alike = ask(&[("Bw", 40.0, 2), ("Bw", 40.0, 2)]);
        assert_eq!(
            alike
                .readings
                .iter()
                .map(|r| (r.values["main"].clone(), r.values["shooter_factor"].clone()))
                .collect::<Vec<_>>(),
            [(json!("s0"), json!(2)), (Value::Null, json!(2))]
        );
    }

    #[test]
    fn names_stand_once() {
        let one = json!({"id": "a", "troop": "Bw", "distance_mm": 3, "factor": 2});
        assert_eq!(
            faults(
                "dba.shooter-of-record",
                &json!({"shooters": [one, one], "target_factor": 1})
            ),
            [("shooters.1.id".to_owned(), "repeated")]
        );
    }

    proptest! {
        #[test]
        fn a_farther_helper_never_becomes_the_main_shooter(near in 1_u32..100, far in 101_u32..200, factor in 0_i64..6) {
            let verdict = ask(&[("Bw", f64::from(near), 2), ("Art", f64::from(far), factor)]);
            prop_assert_eq!(&verdict.values["main"], &json!("s0"));
            prop_assert_eq!(&verdict.values["shooter_factor"], &json!(2));
        }
    }
}
