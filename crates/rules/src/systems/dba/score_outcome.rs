//! `dba.score-outcome`: comparison of two totals.
//!
//! # Source items
//! bob:tie.p1, bob:beaten.1, bob:doubled.1, bob:resolution.1, 3.
//!
//! # What it decides
//! Whether two totals are equal, or which side is beaten or doubled.
//!
//! # What it does not decide
//! The fate of the loser (`dba.close-combat`, `dba.shooting`).
//!
//! # Readings chosen
//! - Exactly half is doubled (bob:doubled.1, two against four).
//! - Totals of zero or less are an open point, if they differ; equal totals are always a tie.
//!
//! # Direction of error
//! None: it only compares.
//!
//! # Examples
//! Compares: 5 against 9 → A beaten. 5 against 10 → A doubled.
//! Leaves open: 0 against 1.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::victory::Side;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Values,
    claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct ScoreOutcome;

/// Two totals.
pub struct Input {
    a: i64,
    b: i64,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // The two totals are compared with each other.
        Self {
            a: form.integer("total_a", -20, 40).required(),
            b: form.integer("total_b", -20, 40).required(),
        }
    }
}

/// Degree of a defeat.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Degree {
    Beaten,
    Doubled,
    Equal,
}

impl Choice for Degree {
    const SCOPE: &'static str = "dba-degree";
}

// Claims that a verdict may quote, grouped by node.
claims! {
    LOWER = "dba/results/totals#lower-loses";
    pub(super) TIE = "dba/results/equal#same-total";
    pub(super) BEATEN = "dba/results/beaten#definition";
    pub(super) DOUBLED = "dba/results/doubled#definition";
    pub(super) PLAIN = "dba/disputes/nonpositive-totals#plain-sum";
    AT_LEAST_ONE = "dba/disputes/nonpositive-totals#never-below-one";
}

/// Totals of zero or less: the documents do not consider them.
pub(super) static NONPOSITIVE: Point = Point {
    id: "nonpositive",
    kind: PointKind::Open,
    readings: &[Reading::followed(PLAIN), Reading::of(AT_LEAST_ONE)],
};

/// Loser and degree. The claims support the answer, the open point's reading first.
pub(super) struct Compared {
    pub(super) degree: Degree,
    pub(super) loser: Option<Side>,
    /// The totals as they were compared.
    pub(super) totals: [i64; 2],
    /// The reading followed for a total of zero or less.
    pub(super) reading: Option<&'static str>,
}

/// Compares two totals without the open point about zero or less.
pub(super) const fn compared(a: i64, b: i64) -> (Degree, Option<Side>) {
    let (low, high, loser) = if a < b {
        (a, b, Side::A)
    } else {
        (b, a, Side::B)
    };
    if a == b {
        (Degree::Equal, None)
    } else if low * 2 <= high {
        (Degree::Doubled, Some(loser))
    } else {
        (Degree::Beaten, Some(loser))
    }
}

/// Compares two totals, with the open point if it arises.
pub(super) fn compare(case: &mut Case<'_>, a: i64, b: i64) -> Compared {
    let mut totals = [a, b];
    let mut reading = None;
    if a != b && a.min(b) <= 0 {
        case.flag("silent:nonpositive");
        let plain = case.ask(&NONPOSITIVE).is(PLAIN);
        if !plain {
            totals = [a.max(1), b.max(1)];
        }
        reading = Some(if plain { PLAIN } else { AT_LEAST_ONE });
    }
    let (degree, loser) = compared(totals[0], totals[1]);
    Compared {
        degree,
        loser,
        totals,
        reading,
    }
}

impl Rule for ScoreOutcome {
    type Input = Input;
    const ID: &'static str = "dba.score-outcome";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "outcome",
            kind: OutKind::word::<Degree>(),
        },
        Output {
            name: "loser",
            kind: OutKind::word::<Side>(),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["outcome", "loser"];
    const POINTS: &'static [&'static Point] = &[&NONPOSITIVE];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let Compared {
            degree,
            loser,
            totals,
            reading,
        } = compare(case, input.a, input.b);
        if let Some(claim) = reading {
            let raised = totals != [input.a, input.b];
            case.considered("nonpositive", raised, claim)
                .value(totals[0].min(totals[1]));
        }
        let [a, b] = totals;
        let (low, high) = (a.min(b), a.max(b));
        case.step("compare", loser.is_some())
            .value(low)
            .arg("high", high)
            .cite(if loser.is_some() { LOWER } else { TIE });
        // The higher total must reach twice the lower.
        case.step("double", degree == Degree::Doubled)
            .value(low * 2)
            .arg("low", low)
            .arg("high", high)
            .arg("why", if loser.is_some() { "less" } else { "tie" })
            .cite(if degree == Degree::Beaten {
                BEATEN
            } else {
                DOUBLED
            });
        case.because(match degree {
            Degree::Equal => TIE,
            Degree::Beaten => BEATEN,
            Degree::Doubled => DOUBLED,
        });
        if degree == Degree::Beaten {
            let winner = if loser == Some(Side::A) {
                "total_b"
            } else {
                "total_a"
            };
            case.remedy(
                "double",
                vec![
                    ("missing", (low * 2 - high).into()),
                    ("total", (low * 2).into()),
                ],
                vec![(winner, Value::from(low * 2))],
            );
        }
        Values::default()
            .with("outcome", degree.code())
            .with("loser", loser.map(Side::code))
    }
}

#[cfg(test)]
mod tests {

    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(a: i64, b: i64) -> Verdict {
        judge("dba.score-outcome", &json!({"total_a": a, "total_b": b}))
    }

    /// `outcome loser`
    fn told(verdict: &Verdict) -> String {
        format!(
            "{} {}",
            verdict.values["outcome"].as_str().unwrap_or("-"),
            verdict.values["loser"].as_str().unwrap_or("-")
        )
    }

    #[test]
    fn the_totals_of_the_commentary() {
        for (a, b, want) in [
            (3, 5, "beaten A"),
            (5, 9, "beaten A"),
            (2, 4, "doubled A"),
            (5, 11, "doubled A"),
            (5, 10, "doubled A"),
            (7, 7, "equal -"),
            (11, 5, "doubled B"),
            (7, 3, "doubled B"),
        ] {
            assert_eq!(told(&ask(a, b)), want, "{a}:{b}");
        }
        assert_eq!(ask(5, 9).reasons, [BEATEN]);
        assert_eq!(ask(5, 10).reasons, [DOUBLED]);
        assert_eq!(ask(4, 4).reasons, [TIE]);
        assert_eq!(step(&ask(5, 9), "double"), (false, &json!(10)));
    }

    #[test]
    fn what_was_missing_to_double_is_told() {
        let verdict = ask(9, 5);
        assert_eq!(
            verdict.remedies[0].input,
            json!({"total_a": 10}).as_object().unwrap().clone()
        );
        assert_eq!(
            told(&judge(
                "dba.score-outcome",
                &with(
                    &json!({"total_a": 9, "total_b": 5}),
                    &json!({"total_a": 10})
                )
            )),
            "doubled B"
        );
    }

    #[test]
    fn totals_of_zero_or_less_are_left_open_where_it_matters() {
        let open = ask(0, 1);
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "nonpositive")
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["outcome"].clone()))
                .collect::<Vec<_>>(),
            [
                ("plain-sum", json!("doubled")),
                ("never-below-one", json!("equal"))
            ]
        );
        assert_eq!(open.flags, ["silent:nonpositive"]);
        // Both readings agree from two upwards; for equal totals nothing is asked.
        assert_eq!(told(&ask(0, 2)), "doubled A");
        assert_eq!(
            (told(&ask(-3, -3)), ask(-3, -3).flags),
            ("equal -".to_owned(), vec![])
        );
        let agreed = judge(
            "dba.score-outcome",
            &json!({"total_a": 1, "total_b": -4, "agreed": "never-below-one"}),
        );
        assert_eq!(
            (told(&agreed), step(&agreed, "nonpositive").0),
            ("equal -".to_owned(), true)
        );
        assert_eq!(
            told(&judge(
                "dba.score-outcome",
                &json!({"total_a": -1, "total_b": -4, "agreed": "plain-sum"})
            )),
            "doubled B"
        );
    }

    #[test]
    fn both_totals_are_needed() {
        assert_eq!(
            faults("dba.score-outcome", &json!({"total_a": 41})),
            [
                ("total_a".to_owned(), "out-of-range"),
                ("total_b".to_owned(), "missing")
            ]
        );
    }

    proptest! {
        #[test]
        fn swapping_the_sides_mirrors_the_answer(a in -20_i64..=40, b in -20_i64..=40, plain in any::<bool>()) {
            let agreed = if plain { "plain-sum" } else { "never-below-one" };
            let one = judge("dba.score-outcome", &json!({"total_a": a, "total_b": b, "agreed": agreed}));
            let other = judge("dba.score-outcome", &json!({"total_a": b, "total_b": a, "agreed": agreed}));
            prop_assert_eq!(&one.values["outcome"], &other.values["outcome"]);
            let mirrored = match one.values["loser"].as_str() { Some("A") => json!("B"), Some(_) => json!("A"), None => Value::Null };
            prop_assert_eq!(&other.values["loser"], &mirrored);
        }

        #[test]
        fn one_more_never_helps_the_other_side(a in 1_i64..=39, b in 1_i64..=40) {
            // How well A does: from doubled to doubling.
            let rank = |a: i64, b: i64| match compared(a, b) {
                (Degree::Doubled, Some(Side::A)) => 0,
                (Degree::Beaten, Some(Side::A)) => 1,
                (Degree::Equal, _) => 2,
                (Degree::Beaten, _) => 3,
                (Degree::Doubled, _) => 4,
            };
            prop_assert!(rank(a + 1, b) >= rank(a, b));
        }
    }
}
