//! `dba.shooter-of-record`: whose factor counts when several shoot at one target.
//!
//! # Source items
//! bob:shooting.8, 9, qrs:shooting.4.
//!
//! # What it decides
//! The main shooter, its factor, and the minus of the target for the others.
//!
//! # What it does not decide
//! Whether each of them may shoot (`dba.may-shoot`), and the combat itself (`dba.combat`).
//!
//! # Readings chosen
//! - The shooters are listed in the order in which they were chosen. That only decides between two
//!   equally near ones, and only by agreement: the documents are silent. If those two are alike the
//!   factor is settled, but not which of them suffers if the target shoots back.
//! - Distances count as equal only if exactly equal: the player has measured.
//!
//! # Direction of error
//! None: more than three shooters are always refused.
//!
//! # Examples
//! `Bw` at 40 mm and `Art` at 90 mm on `Bd`: the Bows, +2, the target −1. The Artillery nearer: +4.

use serde_json::{Value, json};

use super::combat_tables::{COMBAT_LIMITS, TACTICAL_MODIFIERS};
use super::shooting;
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct ShooterOfRecord;

/// Shooters at one target.
pub struct Input {
    shooters: Vec<Shooter>,
}

/// One of the shooters.
struct Shooter {
    id: String,
    troop: Fact<Troop>,
    distance: Measure,
    /// `None` if it is missing and not asked for.
    factor: Option<i64>,
}

impl Declared for Shooter {
    fn declare(form: &mut Form<'_>) -> Self {
        let name = form.nth('S');
        // The main shooter does not depend on factors.
        let asked = !form.may_lack_facts() || form.asks_for(&["shooter_factor"]);
        let factor = form.integer("factor", -10, 20);
        let factor = if asked {
            Some(factor.required())
        } else {
            factor.if_told()
        };
        Self {
            id: form.name("id").or(name),
            // Troops that never shoot are not considered, unless given.
            troop: form
                .choice("troop")
                .only(|troop| shooting::never_shoots(troop).is_none())
                .fact(),
            distance: form
                .decimal("distance_mm", 0.0, 2000.0)
                .unit(Unit::Mm)
                .measured(),
            factor,
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // If no shooters are given, nothing is known, not even that there is one.
        let told = form.is_told("shooters") || !form.may_lack_facts();
        let shooters: Vec<Shooter> = form.list("shooters", 1, 12);
        if !told {
            form.refuse("shooters", Value::Null, FaultKind::Missing, Vec::new());
        }
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
        // The minus of the target does not depend on its factor.
        form.ignore(&["target_factor"]);
        Self { shooters }
    }
}

// Claims that a verdict may quote, grouped by node.
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
    const HEADLINE: &'static [&'static str] = &["main", "target_modifier"];
    const VIOLATIONS: &'static [Violation] = &[
        shooting::NO_LITTER,
        shooting::NO_SHOOTER,
        Violation {
            code: "too-many",
            claim: THREE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&TIE];
    const TABLES: &'static [&'static Table] = &[&COMBAT_LIMITS, &TACTICAL_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let most = case
            .number(&COMBAT_LIMITS, "shooters", "elements")
            .unwrap_or(i64::MAX);
        let count = i64::try_from(input.shooters.len()).unwrap_or(i64::MAX);
        case.step("count", count <= most)
            .value(count)
            .arg("limit", most)
            .cite(THREE);
        if count > most {
            case.refuse("too-many");
            fewer(case, input, most);
            return refused(case);
        }
        let never = |shooter: &Shooter| shooter.troop.by(shooting::never_shoots);
        let (never, able): (Vec<(Option<&str>, &Shooter)>, _) = input
            .shooters
            .iter()
            .map(|shooter| (never(shooter), shooter))
            .partition(|(why, _)| why.is_some());
        if !never.is_empty() {
            for code in [shooting::NO_LITTER.code, shooting::NO_SHOOTER.code] {
                if never.iter().any(|(why, _)| *why == Some(code)) {
                    case.forbid(code, true);
                }
            }
            if !able.is_empty() {
                let able: Vec<&Shooter> = able.into_iter().map(|(_, one)| one).collect();
                let never: Vec<&Shooter> = never.into_iter().map(|(_, one)| one).collect();
                remedy(case, &able, &never);
            }
            return refused(case);
        }

        let shooters = &input.shooters;
        let nearest = |one: &&Shooter| {
            let mut others = shooters.iter().filter(|other| other.id != one.id);
            others.all(|other| &one.distance - &other.distance <= 0.0)
        };
        let tied: Vec<&Shooter> = shooters.iter().filter(nearest).collect();
        let first = tied.first().copied();
        let factor = first
            .and_then(|first| first.factor)
            .filter(|factor| tied.iter().all(|one| one.factor == Some(*factor)));
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
        for shooter in shooters {
            let is_main = main.is_some_and(|main| main.id == shooter.id);
            case.step("shooter", is_main)
                .value(shooter.id.as_str())
                .arg("troop", &shooter.troop)
                .arg("distance", shooter.distance.exactly())
                .arg("factor", shooter.factor)
                .cite(if is_main { NEAREST } else { NOT_ADDED });
        }
        let others = count - 1;
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
        if main.is_some_and(|main| main.id != shooters[0].id) {
            case.because(PICKED);
        }
        Values::default()
            .with("main", main.map(|main| main.id.clone()))
            .with(
                "shooter_factor",
                main.and_then(|main| main.factor).or(factor),
            )
            .with("target_modifier", off)
            .with("legal", true)
            .with("violations", Value::Null)
    }
}

/// They may not shoot together, so there is no main shooter.
fn refused(case: &Case<'_>) -> Values {
    Values::default()
        .with("main", Value::Null)
        .with("shooter_factor", Value::Null)
        .with("target_modifier", Value::Null)
        .with("legal", false)
        .with("violations", case.refused())
}

/// Only the first three.
fn fewer(case: &mut Case<'_>, input: &Input, most: i64) {
    let all: Vec<&Shooter> = input.shooters.iter().collect();
    let (kept, others) = all.split_at(usize::try_from(most).unwrap_or(0).min(all.len()));
    remedy(case, kept, others);
}

/// The shot without some of the shooters.
fn remedy(case: &mut Case<'_>, kept: &[&Shooter], others: &[&Shooter]) {
    let known = |s: &&Shooter| {
        let (troop, distance) = (s.troop.exactly()?, s.distance.exactly()?);
        let factor = s.factor?;
        Some(
            json!({"id": s.id, "troop": troop.code(), "distance_mm": crate::check::number(distance), "factor": factor}),
        )
    };
    let Some(shooters) = kept.iter().map(known).collect::<Option<Vec<_>>>() else {
        return;
    };
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
                "target_modifier",
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
            (&json!(false), &Value::Null)
        );
        assert_eq!(four.finding.code, "too-many");
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
