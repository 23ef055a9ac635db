//! `dbe.odds`: the odds of two sums over all thirty-six rolls.
//!
//! # Source items
//! dbe:7.p2, 8.4, 9.0, 9.table.
//!
//! # What it decides
//! How likely each degree of defeat is. In a melee equal totals are rolled again, so its fractions
//! are out of the rolls that do not tie.
//!
//! # What it does not decide
//! The sums (`dbe.shooting`, `dbe.melee`) and the effect of a degree (`dbe.outcome`).
//!
//! # Readings chosen
//! None.
//!
//! # Direction of error
//! None: it only counts.
//!
//! # Examples
//! Shooting, 3 against 3: 21/36 nothing, 13/36 milder, 2/36 harsher. Melee, 3 against 3: each side
//! has the milder result with 13/30, the harsher with 2/30; the first roll ties with 6/36.

use serde_json::Value;

use super::fight::{Margin, Phase};
use super::shooting;
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, OutKind, Output, Rule, Values, claims,
};
use crate::kit::dice::FACES;

/// The check.
pub struct Odds;

/// Two sums before the dice.
pub struct Input {
    mode: Phase,
    a: i64,
    d: i64,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let mode = form.choice("mode").required();
        // The two sums are compared with each other.
        let mut sum = |name| form.integer(name, -20, 30).required();
        let (a, d) = (sum("a_sum"), sum("d_sum"));
        Self { mode, a, d }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    ENUMERATED = "dbe/shooting/odds#enumerated";
    TIES_TO_THE_TARGET = "dbe/shooting/odds#ties-to-the-target";
    WITHOUT_TIES = "dbe/melee/odds#without-ties";
    FIRST_ROLL_TIE = "dbe/melee/odds#first-roll-tie";
    CANNOT_LOSE = "dbe/melee/odds#cannot-lose";
}

/// Possible results of a roll of a melee; `a-half` is a defeat of A.
pub(super) const SIDES: [&str; 4] = ["a-half", "a-lower", "d-lower", "d-half"];

/// The number of melee rolls for each result of a side, in the order of [`SIDES`], and the ties.
pub(super) fn melee(a: i64, d: i64) -> ([u32; 4], u32) {
    let (mut counts, mut ties) = ([0; 4], 0);
    for die in FACES {
        for against in FACES {
            let (own, other) = (a + die, d + against);
            match (Margin::of(own, other), Margin::of(other, own)) {
                (Margin::Half, _) => counts[0] += 1,
                (Margin::Lower, _) => counts[1] += 1,
                (_, Margin::Lower) => counts[2] += 1,
                (_, Margin::Half) => counts[3] += 1,
                (Margin::None, Margin::None) => ties += 1,
            }
        }
    }
    (counts, ties)
}

/// A fraction as text, not reduced; 0 and 1 are plain.
fn fraction(num: u32, den: u32) -> Value {
    match num {
        0 => "0".into(),
        _ if num == den => "1".into(),
        _ => format!("{num}/{den}").into(),
    }
}

impl Rule for Odds {
    type Input = Input;
    const ID: &'static str = "dbe.odds";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "none",
            kind: OutKind::Odds,
        },
        Output {
            name: "lower",
            kind: OutKind::Odds,
        },
        Output {
            name: "half",
            kind: OutKind::Odds,
        },
        Output {
            name: "a_half",
            kind: OutKind::Odds,
        },
        Output {
            name: "a_lower",
            kind: OutKind::Odds,
        },
        Output {
            name: "d_lower",
            kind: OutKind::Odds,
        },
        Output {
            name: "d_half",
            kind: OutKind::Odds,
        },
        Output {
            name: "tie_first_roll",
            kind: OutKind::Odds,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let chance = |code: &str, num: u32, den: u32| Chance {
            code: code.to_owned(),
            num,
            den,
        };
        case.applied("sums", ENUMERATED)
            .value(input.a - input.d)
            .arg("a", input.a)
            .arg("d", input.d);
        let mut fields = [
            Value::Null,
            Value::Null,
            Value::Null,
            Value::Null,
            Value::Null,
            Value::Null,
            Value::Null,
            Value::Null,
        ];
        if input.mode == Phase::Shooting {
            let counts = shooting::counts(input.a, input.d);
            case.applied("ties", TIES_TO_THE_TARGET)
                .value(counts[0])
                .arg("why", "shooting")
                .arg("rest", 0);
            let codes = ["none", "lower", "half"];
            case.odds(
                codes
                    .iter()
                    .zip(counts)
                    .filter(|(_, num)| *num > 0)
                    .map(|(code, num)| chance(code, num, 36))
                    .collect(),
            );
            for (field, num) in fields.iter_mut().zip(counts) {
                *field = fraction(num, 36);
            }
        } else {
            let (counts, ties) = melee(input.a, input.d);
            let den = 36 - ties;
            case.applied("ties", WITHOUT_TIES)
                .value(ties)
                .arg("why", "melee")
                .arg("rest", i64::from(den));
            case.step("first-roll", ties > 0)
                .value(ties)
                .cite(FIRST_ROLL_TIE);
            let safe = if counts[0] + counts[1] == 0 {
                "a"
            } else if counts[2] + counts[3] == 0 {
                "d"
            } else {
                "nobody"
            };
            case.applies("cannot-lose", safe != "nobody", CANNOT_LOSE)
                .value(safe)
                .arg("who", safe);
            case.odds(
                SIDES
                    .iter()
                    .zip(counts)
                    .filter(|(_, num)| *num > 0)
                    .map(|(code, num)| chance(code, num, den))
                    .collect(),
            );
            for (field, num) in fields[3..].iter_mut().zip(counts) {
                *field = fraction(num, den);
            }
            fields[7] = fraction(ties, 36);
        }
        Self::OUTPUTS
            .iter()
            .zip(fields)
            .fold(Values::default(), |values, (output, field)| {
                values.with(output.name, field)
            })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::judge;
    use proptest::prelude::*;

    fn ask(mode: &str, a: i64, d: i64) -> Verdict {
        judge("dbe.odds", &json!({"mode": mode, "a_sum": a, "d_sum": d}))
    }

    fn told(verdict: &Verdict) -> String {
        verdict
            .values
            .values()
            .filter_map(Value::as_str)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn the_catalogues_throws() {
        assert_eq!(told(&ask("shooting", 3, 3)), "21/36 13/36 2/36");
        assert_eq!(told(&ask("shooting", 4, 2)), "10/36 17/36 9/36");
        assert_eq!(told(&ask("melee", 3, 3)), "2/30 13/30 13/30 2/30 6/36");
        assert_eq!(told(&ask("melee", 6, 3)), "0 3/33 21/33 9/33 3/36");
        assert_eq!(told(&ask("shooting", 0, 8)), "1 0 0");
    }

    #[test]
    fn five_points_make_it_safe() {
        let safe = |a: i64, d: i64| {
            ask("melee", a, d)
                .steps
                .iter()
                .find(|step| step.code == "cannot-lose")
                .unwrap()
                .value
                .clone()
        };
        assert_eq!(
            [safe(8, 3), safe(7, 3), safe(3, 8)],
            [json!("a"), json!("nobody"), json!("d")]
        );
    }

    proptest! {
        #[test]
        fn sides_mirror_and_nothing_is_lost(a in -6_i64..12, d in -6_i64..12) {
            let ((mut one, ties), (other, _)) = (melee(a, d), melee(d, a));
            prop_assert_eq!(one.iter().sum::<u32>() + ties, 36);
            one.reverse();
            prop_assert_eq!(one, other);
        }
    }
}
