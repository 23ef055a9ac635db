//! `dba.river-type`: the type of a river, and whether a die is rolled for it.
//!
//! # Source items
//! bob:river-crossing.1-5, qrs:river-crossing.1, qrs:river-crossing.table.
//!
//! # What it decides
//! The type of the river after this attempt, whether a die was rolled for it, and how many of six
//! rolls make each type.
//!
//! # What it does not decide
//! Whether the base enters (`dba.river-crossing`) or how far it then goes
//! (`dba.movement-allowance`).
//!
//! # Readings chosen
//! - A known type never changes: a given die is ignored.
//! - A base that cannot enter does not roll, even if a die is given.
//!
//! # Direction of error
//! Whether the base can really enter is given.
//!
//! # Examples
//! Rolled: unknown, can enter, die 4 → slow. Not rolled: known slow, die 6 → still slow.

use serde_json::json;

use super::move_tables::RIVER_TYPES;
use super::terrain::River;
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, OutKind, Output, Rule, Unit, Values, claims,
};
use crate::kit::dice::FACES;
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct RiverType;

/// A base that comes to a river.
pub struct Input {
    known: Option<River>,
    die: Option<i64>,
    can_enter: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let known = form.choice("known").optional();
        let die = form.integer("die", 1, 6).optional();
        // A river that the base does not reach is not asked about.
        let can_enter = form.yes_or_no("can_enter").or(true);
        Self {
            known,
            die,
            can_enter,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    BY_THE_DIE = "dba/rivers/types#by-the-die";
    DRY = "dba/rivers/types#dry";
    SLOW = "dba/rivers/types#slow";
    TORRENT = "dba/rivers/types#torrent";
    ODDS = "dba/rivers/types#odds";
    FIRST_ENTRY = "dba/rivers/when-rolled#first-entry";
    FIXED = "dba/rivers/when-rolled#fixed";
    ONLY_IF_IT_CAN_ENTER = "dba/rivers/when-rolled#only-if-it-can-enter";
    ENDS_ON_BANK = "dba/rivers/when-rolled#ends-on-bank";
    STILL_UNKNOWN = "dba/rivers/when-rolled#still-unknown";
}

const fn claim(river: River) -> &'static str {
    match river {
        River::Dry => DRY,
        River::Slow => SLOW,
        River::Torrent => TORRENT,
    }
}

const UNKNOWN: &str = "unknown";
const TYPE: OutKind = OutKind::Word {
    scope: River::SCOPE,
    codes: &[
        River::Dry.into_str(),
        River::Slow.into_str(),
        River::Torrent.into_str(),
        UNKNOWN,
    ],
};

impl Rule for RiverType {
    type Input = Input;
    const ID: &'static str = "dba.river-type";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "type",
            kind: TYPE,
        },
        Output {
            name: "rolled",
            kind: OutKind::Truth,
        },
        Output {
            name: "p",
            kind: OutKind::Group(&[
                Output {
                    name: "dry",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "slow",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "torrent",
                    kind: OutKind::Number(Unit::None),
                },
            ]),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["type", "rolled"];
    const TABLES: &'static [&'static Table] = &[&RIVER_TYPES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let attempted = input.known.is_none() && input.can_enter;
        case.step("known", input.known.is_some())
            .value(input.known.map(Choice::code))
            .arg(
                "river",
                input
                    .known
                    .map_or(Arg::from(""), |river| Arg::of(River::SCOPE, river.code())),
            )
            .cite(if input.known.is_some() {
                FIXED
            } else {
                STILL_UNKNOWN
            });
        case.step("entry", attempted)
            .value(input.can_enter)
            .arg("why", if input.can_enter { "known" } else { "bank" })
            .cite(if input.can_enter {
                FIRST_ENTRY
            } else {
                ONLY_IF_IT_CAN_ENTER
            });

        let mut of_six = [0; 3];
        for face in FACES {
            if let Some(river) = rolled(case, face) {
                of_six[river as usize] += 1;
            }
        }
        let river = match input.die {
            Some(die) if attempted => rolled(case, die),
            _ => input.known,
        };
        let rolls = attempted && input.die.is_some();
        let why = match (input.known, input.can_enter) {
            (Some(_), _) => "known",
            (None, false) => "bank",
            (None, true) => "due",
        };
        case.step("roll", rolls)
            .value(input.die)
            .arg("why", why)
            .cite(BY_THE_DIE);

        match (input.known, river) {
            (Some(_), _) => case.because(FIXED),
            (None, Some(river)) => {
                case.because(FIRST_ENTRY);
                case.because(claim(river));
            }
            (None, None) if attempted => {
                case.because(FIRST_ENTRY);
                case.because(ODDS);
                case.odds(
                    River::ALL
                        .iter()
                        .map(|river| Chance {
                            code: river.code().to_owned(),
                            num: of_six[*river as usize],
                            den: 6,
                        })
                        .collect(),
                );
            }
            (None, None) => {
                case.because(ONLY_IF_IT_CAN_ENTER);
                case.because(ENDS_ON_BANK);
                case.because(STILL_UNKNOWN);
            }
        }
        if let Some(known) = input.known {
            of_six = [0; 3];
            of_six[known as usize] = 6;
        }
        let [dry, slow, torrent] = of_six;
        Values::default()
            .with("type", river.map_or(UNKNOWN, Choice::code))
            .with("rolled", rolls)
            .with("p", json!({"dry": dry, "slow": slow, "torrent": torrent}))
    }
}

/// Type that results from a roll.
fn rolled(case: &mut Case<'_>, die: i64) -> Option<River> {
    River::ALL.iter().copied().find(|river| {
        let mut limit = |column: &str| case.number(&RIVER_TYPES, river.code(), column);
        limit("from")
            .zip(limit("to"))
            .is_some_and(|(from, to)| (from..=to).contains(&die))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{judge, step};

    fn ask(given: &Value) -> Verdict {
        judge("dba.river-type", given)
    }

    #[test]
    fn the_die_makes_the_river() {
        for (die, river) in [
            (1, "dry"),
            (2, "dry"),
            (3, "slow"),
            (4, "slow"),
            (5, "slow"),
            (6, "torrent"),
        ] {
            let verdict = ask(&json!({"die": die, "can_enter": true}));
            assert_eq!(
                (&verdict.values["type"], &verdict.values["rolled"]),
                (&json!(river), &json!(true))
            );
            assert_eq!(
                verdict.values["p"],
                json!({"dry": 2, "slow": 3, "torrent": 1})
            );
            assert!(verdict.odds.is_none());
        }
    }

    #[test]
    fn a_known_river_is_never_rolled_for_again() {
        for known in River::ALL {
            for die in 1..=6 {
                for can_enter in [false, true] {
                    let verdict =
                        ask(&json!({"known": known.code(), "die": die, "can_enter": can_enter}));
                    assert_eq!(
                        (&verdict.values["type"], &verdict.values["rolled"]),
                        (&json!(known.code()), &json!(false))
                    );
                    assert_eq!(
                        (
                            verdict.reasons.as_slice(),
                            &verdict.values["p"][known.code()]
                        ),
                        ([FIXED].as_slice(), &json!(6))
                    );
                }
            }
        }
    }

    #[test]
    fn whoever_cannot_go_in_rolls_nothing() {
        // A rolled die implies that the base can enter, unless the opposite is given.
        assert_eq!(ask(&json!({"die": 6})).values["type"], json!("torrent"));
        for die in [Value::Null, json!(6)] {
            let verdict = ask(&json!({"die": die, "can_enter": false}));
            assert_eq!(
                (&verdict.values["type"], &verdict.values["rolled"]),
                (&json!("unknown"), &json!(false))
            );
            assert_eq!(step(&verdict, "roll"), (false, &die));
        }
    }

    #[test]
    fn without_a_die_there_are_odds() {
        let verdict = ask(&json!({"can_enter": true}));
        assert_eq!(
            (&verdict.values["type"], &verdict.values["rolled"]),
            (&json!("unknown"), &json!(false))
        );
        let odds: Vec<(String, u32)> = verdict
            .odds
            .unwrap()
            .into_iter()
            .map(|chance| (chance.code, chance.num))
            .collect();
        assert_eq!(
            odds,
            [
                ("dry".to_owned(), 2),
                ("slow".to_owned(), 3),
                ("torrent".to_owned(), 1)
            ]
        );
    }
}
