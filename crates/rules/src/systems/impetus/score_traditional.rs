//! `impetus.score-traditional`: the points of a game in the traditional system.
//!
//! # Source items
//! ai:score-systems.1, ai:score-traditional.1-.8.
//!
//! # What it decides
//! The points of both players, from the losses and the routs of their armies.
//!
//! # What it does not decide
//! Whether an army routs: that is in the rulebook.
//!
//! # Readings chosen
//! - A fraction below one half is dropped, as in every printed example; one half and more is an
//!   open point, asked only if the percentage counts.
//!
//! # Direction of error
//! None within a point: it applies the printed sums.
//!
//! # Examples
//! VDT 34 beats VDT 30, losing 9 → 104 and 26.
//! Leaves open: 9 lost of 40 (22.5 %).

use super::score::{
    ALL_LOST, DROPPED, FLOOR, Losses, NEAREST, ROUNDING, Rout, SAME, SHARE, note_all_lost, percent,
};
use super::tables::TRADITIONAL_POINTS;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, Rule, Unit, Values, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct ScoreTraditional;

/// Both armies.
pub struct Input {
    a: Losses,
    b: Losses,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            a: form.group("a"),
            b: form.group("b"),
        }
    }
}

claims! {
    with SHARE, SAME, ALL_LOST, DROPPED, NEAREST, FLOOR;
    pub WINNER = "impetus/scoring/traditional-winner#winner";
    LOSER = "impetus/scoring/traditional-loser#loser";
    pub NO_ROUT = "impetus/scoring/traditional-no-rout#each-adds";
    pub BOTH = "impetus/scoring/traditional-both-routed#both-flat";
    WHOLE = "impetus/scoring/percentages#routed-counts-whole";
}

impl Rule for ScoreTraditional {
    type Input = Input;
    const ID: &'static str = "impetus.score-traditional";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "a_points",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_points",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["a_points", "b_points"];
    const POINTS: &'static [&'static Point] = &[&ROUNDING];
    const TABLES: &'static [&'static Table] = &[&TRADITIONAL_POINTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let rout = Rout::of(input.a.routed, input.b.routed);
        note_all_lost(case, [&input.a, &input.b]);
        let figure =
            |case: &mut Case<'_>, row| case.number(&TRADITIONAL_POINTS, row, "points").unwrap_or(0);
        let claim = match rout {
            Rout::Neither => NO_ROUT,
            Rout::A | Rout::B => WHOLE,
            Rout::Both => BOTH,
        };
        case.step("rout", rout != Rout::Neither)
            .value(rout.code())
            .arg("who", rout.code())
            .cite(claim);
        let (a, b) = match rout {
            Rout::Both => {
                case.because(BOTH);
                let each = figure(case, "both-routed");
                (points(case, "A", each, BOTH), points(case, "B", each, BOTH))
            }
            Rout::Neither => {
                case.because(NO_ROUT);
                let (a, b) = (
                    percent(case, "A", &input.a.army()),
                    percent(case, "B", &input.b.army()),
                );
                let each = figure(case, "no-rout");
                case.step("destroyed", true)
                    .value(b)
                    .arg("other", a)
                    .cite(SAME);
                (
                    points(case, "A", each + b, NO_ROUT),
                    points(case, "B", each + a, NO_ROUT),
                )
            }
            Rout::A | Rout::B => {
                case.because(WINNER);
                case.because(LOSER);
                let full = figure(case, "routed-enemy") + figure(case, "winner-bonus");
                let (winner, army) = if rout == Rout::B {
                    ("A", &input.a)
                } else {
                    ("B", &input.b)
                };
                let lost = percent(case, winner, &army.army());
                let (a, b, a_claim, b_claim) = if rout == Rout::B {
                    (full - lost, lost, WINNER, LOSER)
                } else {
                    (lost, full - lost, LOSER, WINNER)
                };
                (points(case, "A", a, a_claim), points(case, "B", b, b_claim))
            }
        };
        Values::default().with("a_points", a).with("b_points", b)
    }
}

fn points(case: &mut Case<'_>, side: &'static str, points: i64, claim: &'static str) -> i64 {
    case.step("points", true)
        .value(points)
        .arg("side", side)
        .cite(claim);
    points
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.score-traditional";

    fn ask(a: (i64, i64, bool), b: (i64, i64, bool)) -> Verdict {
        let army = |(vdt, lost, routed): (i64, i64, bool)| json!({"vdt": vdt, "lost": lost, "routed": routed});
        judge(ID, &json!({"a": army(a), "b": army(b)}))
    }

    fn points(verdict: &Verdict) -> (i64, i64) {
        let of = |name: &str| verdict.values[name].as_i64().expect("a number");
        (of("a_points"), of("b_points"))
    }

    #[test]
    fn the_printed_examples() {
        assert_eq!(points(&ask((34, 9, false), (30, 16, true))), (104, 26));
        assert_eq!(points(&ask((34, 15, false), (30, 16, true))), (86, 44));
        assert_eq!(points(&ask((34, 13, false), (30, 6, false))), (40, 58));
        assert_eq!(points(&ask((34, 18, true), (30, 21, true))), (70, 70));
        assert_eq!(points(&ask((40, 22, true), (40, 10, false))), (25, 105));
    }

    #[test]
    fn a_half_is_left_open_only_where_it_counts() {
        let open = ask((40, 9, false), (40, 0, false));
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "rounding-at-half")
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["b_points"].clone()))
                .collect::<Vec<_>>(),
            [("nearest", json!(43)), ("floor", json!(42))]
        );
        // The real loss of a routed army does not count.
        assert!(ask((40, 0, false), (40, 9, true)).readings.is_empty());
        assert!(ask((40, 9, true), (40, 9, true)).readings.is_empty());
        assert!(ask((1000, 224, false), (40, 0, false)).readings.is_empty());
    }

    #[test]
    fn nobody_loses_more_than_there_was() {
        let given = json!({"a": {"vdt": 10, "lost": 11, "routed": false}, "b": {"vdt": 10, "lost": 0, "routed": false}});
        assert_eq!(faults(ID, &given), [("a.lost".to_owned(), "more-than")]);
        // For each army its VDT, its losses, and whether it was routed.
        assert_eq!(faults(ID, &json!({"a": {"vdt": 10, "lost": 1}})).len(), 4);
    }

    /// With every open point settled.
    fn agreed(a: (i64, i64, bool), b: (i64, i64, bool)) -> Verdict {
        let army = |(vdt, lost, routed): (i64, i64, bool)| json!({"vdt": vdt, "lost": lost, "routed": routed});
        judge(
            ID,
            &json!({"a": army(a), "b": army(b), "agreed": ["nearest"]}),
        )
    }

    proptest! {
        #[test]
        fn swapping_the_armies_swaps_the_points(va in 1_i64..80, vb in 1_i64..80, la in 0_i64..80, lb in 0_i64..80, ra in any::<bool>(), rb in any::<bool>()) {
            let (a, b) = ((va, la.min(va), ra), (vb, lb.min(vb), rb));
            let (one, other) = (points(&agreed(a, b)), points(&agreed(b, a)));
            prop_assert_eq!(one, (other.1, other.0));
            prop_assert!((0..=130).contains(&one.0));
        }
    }

    #[test]
    fn values_are_numbers() {
        assert!(
            ask((10, 0, false), (10, 0, false))
                .values
                .values()
                .all(Value::is_number)
        );
    }
}
