//! `dba.combat-odds`: the odds of two factors over all thirty-six rolls.
//!
//! # Source items
//! bob:resolution.1-3, bob:results.1, bob:beaten.1, bob:doubled.1, bob:tie.p1, bob:shooting.10.
//!
//! # What it decides
//! How many of the thirty-six equally likely rolls give each comparison of totals, and how many
//! destroy each base, for the given fatal comparisons. Whole numbers only.
//!
//! # What it does not decide
//! Which comparisons are fatal: `dba.close-combat` and `dba.shooting` decide that, and `dba.combat`
//! combines everything.
//!
//! # Readings chosen
//! - By default a base is destroyed when doubled; otherwise on exactly the given comparisons. A
//!   base that is destroyed on a tie is so against any enemy.
//! - With `one_way` A shoots and is not shot at: no total of A, however low, harms it.
//!
//! # Direction of error
//! None: it only counts. Wrong factors give wrong odds.
//!
//! # Examples
//! Five against three: A doubles on 6, beats on 20, ties on 4, is beaten on 6, doubled on 0.
//! With `one_way`, two against five: `a_destroyed` 0, though B doubles on 12.

use super::score_outcome::{Degree, NONPOSITIVE, compared};
use super::victory::Side;
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, OutKind, Output, Point, Rule, Step, Unit, Values,
    claims,
};
use crate::kit::dice::FACES;

/// The check.
pub struct CombatOdds;

/// Two sides without their dice.
pub struct Input {
    a: i64,
    b: i64,
    a_dies_on: Vec<Degree>,
    b_dies_on: Vec<Degree>,
    one_way: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // The two factors are compared with each other.
        Self {
            a: form.integer("a_total_factor", -20, 30).required(),
            b: form.integer("b_total_factor", -20, 30).required(),
            a_dies_on: form.choices("a_dies_on", 0, 3).or(vec![Degree::Doubled]),
            b_dies_on: form.choices("b_dies_on", 0, 3).or(vec![Degree::Doubled]),
            one_way: form.truth("one_way"),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with PLAIN_SUM, NEVER_BELOW_ONE;
    THIRTY_SIX = "dba/melee/odds#thirty-six";
    EQUAL = "dba/melee/odds#equal";
    BEATEN = "dba/melee/odds#beaten";
    DOUBLED = "dba/melee/odds#doubled";
    ONLY_DOUBLED = "dba/melee/odds#only-doubled";
    ONE_EACH = "dba/melee/one-die#one-each";
    UNANSWERED = "dba/melee/shooter-twice#unanswered-shot";
}

const PLAIN_SUM: &str = NONPOSITIVE.readings[0].claim;
const NEVER_BELOW_ONE: &str = NONPOSITIVE.readings[1].claim;

/// Comparison of two totals, seen from A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Score {
    ADoubles,
    ABeats,
    Equal,
    BBeats,
    BDoubles,
}

impl Score {
    pub(super) const ALL: [Self; 5] = [
        Self::ADoubles,
        Self::ABeats,
        Self::Equal,
        Self::BBeats,
        Self::BDoubles,
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::ADoubles => "a-doubles",
            Self::ABeats => "a-beats",
            Self::Equal => "equal",
            Self::BBeats => "b-beats",
            Self::BDoubles => "b-doubles",
        }
    }

    const fn of(a: i64, b: i64) -> Self {
        match compared(a, b) {
            (Degree::Doubled, Some(Side::A)) => Self::BDoubles,
            (Degree::Beaten, Some(Side::A)) => Self::BBeats,
            (Degree::Doubled, _) => Self::ADoubles,
            (Degree::Beaten, _) => Self::ABeats,
            (Degree::Equal, _) => Self::Equal,
        }
    }
}

/// Counts of the thirty-six rolls, in the order of [`Score::ALL`].
pub(super) type Counts = [u32; 5];

/// Counts the rolls of two factors; uses the open point about totals of zero or less if it matters.
pub(super) fn counts(case: &mut Case<'_>, a: i64, b: i64) -> Counts {
    let count = |floored: bool| {
        let mut counts = [0; 5];
        for die_a in FACES {
            for die_b in FACES {
                let (mut total_a, mut total_b) = (a + die_a, b + die_b);
                if floored {
                    (total_a, total_b) = (total_a.max(1), total_b.max(1));
                }
                counts[Score::of(total_a, total_b) as usize] += 1;
            }
        }
        counts
    };
    let plain = count(false);
    // With factors of zero or more no total is below 1, so the question does not arise.
    if a.min(b) >= 0 || plain == count(true) {
        return plain;
    }
    case.flag("silent:nonpositive");
    if case.ask(&NONPOSITIVE).is(super::score_outcome::PLAIN) {
        plain
    } else {
        count(true)
    }
}

impl Rule for CombatOdds {
    type Input = Input;
    const ID: &'static str = "dba.combat-odds";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "a_doubles",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "a_beats",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "equal",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_beats",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_doubles",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "a_destroyed",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_destroyed",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] =
        &[("a_doubles", "a_destroyed"), ("a_doubles", "b_destroyed")];
    const HEADLINE: &'static [&'static str] =
        &["a_doubles", "a_beats", "equal", "b_beats", "b_doubles"];
    const POINTS: &'static [&'static Point] = &[&NONPOSITIVE];

    fn bears(output: &str, steps: &[Step], n: usize) -> bool {
        // The first five results get one step each.
        let count = Self::OUTPUTS[..5]
            .iter()
            .any(|counted| counted.name == output);
        !count || matches!(&steps[n].code, &"factors") || steps[n].code.replace('-', "_") == output
    }

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let counts = counts(case, input.a, input.b);
        let of = |score: Score| counts[score as usize];
        case.step("factors", true)
            .value(input.a - input.b)
            .arg("a", input.a)
            .arg("b", input.b)
            .cite(ONE_EACH);
        for (code, score, claim) in [
            ("a-doubles", Score::ADoubles, DOUBLED),
            ("a-beats", Score::ABeats, BEATEN),
            ("equal", Score::Equal, EQUAL),
            ("b-beats", Score::BBeats, BEATEN),
            ("b-doubles", Score::BDoubles, DOUBLED),
        ] {
            case.step(code, of(score) > 0).value(of(score)).cite(claim);
        }
        let dies = |on: &[Degree], beaten: Score, doubled: Score| {
            let on = |what| on.contains(&what);
            let times = |yes: bool, score: Score| if yes { of(score) } else { 0 };
            times(on(Degree::Equal), Score::Equal)
                + times(on(Degree::Beaten), beaten)
                + times(on(Degree::Doubled), doubled)
        };
        let a_destroyed = if input.one_way {
            0
        } else {
            dies(&input.a_dies_on, Score::BBeats, Score::BDoubles)
        };
        let b_destroyed = dies(&input.b_dies_on, Score::ABeats, Score::ADoubles);
        case.step("one-way", input.one_way)
            .value(input.one_way)
            .cite(UNANSWERED);
        let usual = |on: &[Degree]| on == [Degree::Doubled];
        case.step(
            "dies-on",
            usual(&input.a_dies_on) && usual(&input.b_dies_on),
        )
        .value(a_destroyed + b_destroyed)
        .arg("a", i64::from(a_destroyed))
        .arg("b", i64::from(b_destroyed))
        .cite(ONLY_DOUBLED);
        case.because(THIRTY_SIX);
        if input.one_way {
            case.because(UNANSWERED);
        }
        case.odds(
            Score::ALL
                .iter()
                .map(|score| Chance {
                    code: score.code().to_owned(),
                    num: of(*score),
                    den: 36,
                })
                .filter(|chance| chance.num > 0)
                .collect(),
        );
        Values::default()
            .with("a_doubles", of(Score::ADoubles))
            .with("a_beats", of(Score::ABeats))
            .with("equal", of(Score::Equal))
            .with("b_beats", of(Score::BBeats))
            .with("b_doubles", of(Score::BDoubles))
            .with("a_destroyed", a_destroyed)
            .with("b_destroyed", b_destroyed)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};

    const FIELDS: [&str; 5] = ["a_doubles", "a_beats", "equal", "b_beats", "b_doubles"];

    fn ask(a: i64, b: i64, changes: &Value) -> Verdict {
        judge(
            "dba.combat-odds",
            &with(&json!({"a_total_factor": a, "b_total_factor": b}), changes),
        )
    }

    fn five(verdict: &Verdict) -> [i64; 5] {
        FIELDS.map(|field| verdict.values[field].as_i64().unwrap())
    }

    #[test]
    fn the_catalogues_rolls() {
        let even = ask(2, 2, &json!({}));
        assert_eq!(five(&even), [4, 11, 6, 11, 4]);
        assert_eq!(
            (
                even.finding.kind,
                even.finding.code.as_str(),
                &even.values["b_destroyed"]
            ),
            (FindingKind::Score, "a_doubles", &json!(4))
        );
        assert_eq!(five(&ask(5, 3, &json!({}))), [6, 20, 4, 6, 0]);
    }

    #[test]
    fn a_base_dies_on_what_it_is_told() {
        let dib = ask(5, 3, &json!({"b_dies_on": ["beaten", "doubled"]}));
        assert_eq!(
            (&dib.values["a_destroyed"], &dib.values["b_destroyed"]),
            (&json!(0), &json!(26))
        );
        assert_eq!(
            ask(2, 2, &json!({"a_dies_on": "equal,beaten,doubled"})).values["a_destroyed"],
            json!(21)
        );
        assert_eq!(
            ask(2, 2, &json!({"a_dies_on": []})).values["a_destroyed"],
            json!(0)
        );
    }

    #[test]
    fn an_unanswered_shooter_is_safe() {
        let shot = ask(2, 5, &json!({"one_way": true, "a_dies_on": ["beaten"]}));
        assert_eq!(
            (five(&shot), &shot.values["a_destroyed"]),
            ([0, 3, 3, 18, 12], &json!(0))
        );
        assert!(shot.reasons.contains(&UNANSWERED));
    }

    #[test]
    fn totals_of_zero_are_left_open() {
        let open = ask(-1, 0, &json!({}));
        assert_eq!(open.finding.kind, FindingKind::Undetermined);
        assert_eq!(
            open.readings.iter().map(|r| r.id).collect::<Vec<_>>(),
            ["plain-sum", "never-below-one"]
        );
        let odds = |agreed: &str| five(&ask(-1, 0, &json!({"agreed": agreed})));
        assert_ne!(odds("plain-sum"), odds("never-below-one"));
        assert!(ask(0, 0, &json!({})).readings.is_empty());
        assert_eq!(faults("dba.combat-odds", &json!({})).len(), 2);
    }

    #[test]
    fn rolls_make_thirty_six_and_sides_mirror() {
        for a in -6..12 {
            for b in -6..12 {
                let agreed = json!({"agreed": "plain-sum"});
                let (one, other) = (ask(a, b, &agreed), ask(b, a, &agreed));
                let (mut one_five, other_five) = (five(&one), five(&other));
                assert_eq!(one_five.iter().sum::<i64>(), 36);
                assert_eq!(
                    one.odds
                        .as_ref()
                        .unwrap()
                        .iter()
                        .map(|chance| chance.num)
                        .sum::<u32>(),
                    36
                );
                // A higher factor of A never helps B.
                let more = five(&ask(a + 1, b, &agreed));
                assert!(
                    more[0] >= one_five[0]
                        && more[3] + more[4] <= one_five[3] + one_five[4]
                        && more[4] <= one_five[4],
                    "{a} {b}"
                );
                one_five.reverse();
                assert_eq!(one_five, other_five);
            }
        }
    }
}
