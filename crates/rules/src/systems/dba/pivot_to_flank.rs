//! `dba.pivot-to-flank`: pivoting from an overlap to the enemy's flank, without measuring.
//!
//! # Source items
//! bob:movement.2, p1, p2, bob:contact.1, bob:river-crossing.9, bob:further-moves.1,
//! qrs:pivot-to-flank.1, 2.
//!
//! # What it decides
//! Whether the pivot is allowed, and whether its distance must be measured.
//!
//! # What it does not decide
//! Whether the resulting flank contact is legal (`dba.legal-contact`), and the threat zones of
//! other enemies (`dba.threat-zone-move`).
//!
//! # Readings chosen
//! - A move that is no free pivot, because there is no overlap or no combat to the enemy's front,
//!   or because it includes other movement, is not allowed as one and must be measured like any
//!   other.
//! - Other reasons that forbid it do not make it measured.
//! - From a side overlap the commentary is followed, which the sheet does not support: a conflict.
//! - A further move of Psiloi into contact, in their first bound, is open as in
//!   `dba.subsequent-move`.
//! - The angle computed in the commentary is not used.
//! - The Litter counts as a War Wagon; that is inferred, and flagged.
//!
//! # Direction of error
//! None of its own.
//!
//! # Examples
//! Allowed: Blades at the corner of an enemy in combat. Not: the friend to its front has recoiled.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::contact_permission::{LITTER, LITTER_BANNED, LITTER_FREE};
use super::garrison::IN_ITS_PLACE;
use super::subsequent_move::{PSILOI_CONTACT, PSILOI_MAY, PSILOI_STOP};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Values, Violation, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct PivotToFlank;

/// A base that intends to pivot.
pub struct Input {
    overlap: Fact<Overlap>,
    engaged: Fact<bool>,
    whole_move: Fact<bool>,
    paid: Fact<bool>,
    in_river: Fact<bool>,
    troop: Fact<Troop>,
    move_no: Measure,
    own_bound: Option<Measure>,
}

/// Overlap of the base before this move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Overlap {
    Corner,
    Side,
    None,
}

impl Choice for Overlap {
    const SCOPE: &'static str = "dba-overlap";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let overlap = form.choice("overlap").fact();
        let engaged = form.yes_or_no("target_in_front_melee").fact_or(true);
        let whole_move = form.yes_or_no("whole_move").fact_or(true);
        let paid = form.yes_or_no("pip_paid").fact_or(true);
        let in_river = form.yes_or_no("ends_in_river").fact_or(false);
        let troop = form
            .choice("troop")
            .only(|troop: Troop| !troop.stays())
            .fact();
        let move_no = form.integer("move_no", 1, 6).measured();
        // Only for Psiloi does the right to move again depend on the bound.
        let own_bound = form.integer("own_bound", 1, 99);
        let own_bound = if troop == Troop::Ps && move_no > 1 {
            Some(own_bound.measured())
        } else {
            own_bound.maybe_measured()
        };
        Self {
            overlap,
            engaged,
            whole_move,
            paid,
            in_river,
            troop,
            move_no,
            own_bound,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with PSILOI_MAY, PSILOI_STOP, LITTER_BANNED, LITTER_FREE, IN_ITS_PLACE;
    UNMEASURED = "dba/contact/pivot-to-flank#unmeasured";
    COSTS = "dba/contact/pivot-to-flank#costs-a-pip";
    ENGAGED = "dba/contact/pivot-to-flank#enemy-still-engaged";
    NEEDED = "dba/contact/pivot-to-flank#overlap-needed";
    CORNER = "dba/contact/pivot-to-flank#from-the-corner";
    GUNS = "dba/contact/pivot-to-flank#not-guns-or-wagons";
    RIVER = "dba/contact/pivot-to-flank#not-in-a-river";
    WHOLE = "dba/contact/pivot-alone#whole-move";
    NOT_BOTH = "dba/contact/pivot-alone#not-overlap-then-pivot";
    TWO_MOVES = "dba/contact/pivot-by-second-move#two-moves";
    OTHERS_WAIT = "dba/contact/pivot-by-second-move#others-wait";
    SIDE_TOO = "dba/disputes/pivot-from-side-overlap#side-too";
    CORNER_ONLY = "dba/disputes/pivot-from-side-overlap#corner-only";
}

/// From a side overlap: the sheet mentions only the corner.
static SIDE: Point = Point {
    id: "side-pivot",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(SIDE_TOO), Reading::of(CORNER_ONLY)],
};

impl Rule for PivotToFlank {
    type Input = Input;
    const ID: &'static str = "dba.pivot-to-flank";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "measured",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "no-overlap",
            claim: NEEDED,
        },
        Violation {
            code: "corner-only",
            claim: CORNER_ONLY,
        },
        Violation {
            code: "enemy-not-engaged",
            claim: ENGAGED,
        },
        Violation {
            code: "not-the-whole-move",
            claim: WHOLE,
        },
        Violation {
            code: "pip-not-paid",
            claim: COSTS,
        },
        Violation {
            code: "ends-in-river",
            claim: RIVER,
        },
        Violation {
            code: "no-second-move",
            claim: OTHERS_WAIT,
        },
        Violation {
            code: "never-into-contact",
            claim: GUNS,
        },
        Violation {
            code: "stays-inside",
            claim: IN_ITS_PLACE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&SIDE, &LITTER, &PSILOI_CONTACT];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if input.troop.exactly().is_some_and(Troop::stays) {
            case.forbid("stays-inside", true);
            return Values::default()
                .with("legal", false)
                .with("measured", Value::Null)
                .with("violations", case.refused());
        }
        let from = from(case, &input.overlap);
        let (engaged, whole_move) = (*input.engaged, *input.whole_move);
        let (paid, in_river) = (*input.paid, *input.in_river);
        case.step("engaged", engaged).value(engaged).cite(ENGAGED);
        case.step("whole-move", whole_move)
            .value(whole_move)
            .cite(WHOLE);
        case.step("paid", paid).value(paid).cite(COSTS);
        case.step("river", in_river).value(in_river).cite(RIVER);
        let second = input.move_no > 1;
        let again = || matches!(input.troop.by(further), Further::Second) && input.move_no == 2;
        let first_bound = || input.own_bound.as_ref().is_some_and(|bound| *bound == 1);
        let (entitled, why, claim) = if !second {
            (true, "first", TWO_MOVES)
        } else if again() {
            (true, "second", TWO_MOVES)
        } else if input.troop.by(further) == Further::Psiloi && first_bound() {
            // Whether a further move of Psiloi may end in contact is open.
            match case.ask(&PSILOI_CONTACT).claim() {
                PSILOI_MAY => (true, "psiloi", PSILOI_MAY),
                _ => (false, "psiloi", PSILOI_STOP),
            }
        } else {
            (false, "none", OTHERS_WAIT)
        };
        case.step("move-no", entitled)
            .value_of(&input.move_no)
            .arg("why", why)
            .cite(claim);
        let litter = input.troop.is(|troop| troop == Troop::Lit);
        let barred = input
            .troop
            .is(|troop| matches!(troop, Troop::Art | Troop::WWg))
            || litter && case.ask(&LITTER).is(LITTER_BANNED);
        case.step("type", !barred)
            .value_of(&input.troop)
            .arg("type", &input.troop)
            .cite(GUNS);

        let found = [
            (from.is_some(), from.unwrap_or("no-overlap")),
            (!engaged, "enemy-not-engaged"),
            (!whole_move, "not-the-whole-move"),
            (!paid, "pip-not-paid"),
            (in_river, "ends-in-river"),
            (!entitled, "no-second-move"),
            (barred, "never-into-contact"),
        ];
        let codes: Vec<&'static str> = found
            .iter()
            .filter(|(wrong, _)| *wrong)
            .map(|(_, code)| *code)
            .collect();
        let measured = from.is_some() || !engaged || !whole_move;
        case.step("measured", measured)
            .value(measured)
            .cite(UNMEASURED);
        for violation in Self::VIOLATIONS
            .iter()
            .filter(|violation| codes.contains(&violation.code))
        {
            case.because(if violation.code == "no-second-move" {
                claim
            } else {
                violation.claim
            });
        }
        if !whole_move && input.overlap == Overlap::None {
            case.because(NOT_BOTH);
        }
        if barred && litter {
            case.because(LITTER_BANNED);
        }
        if codes.is_empty() {
            case.because(UNMEASURED);
            case.because(if input.overlap == Overlap::Side {
                SIDE_TOO
            } else {
                CORNER
            });
            case.because(COSTS);
            if second {
                case.because(claim);
            }
        }
        for (code, field, value) in [
            ("pip-not-paid", "pip_paid", true),
            ("enemy-not-engaged", "target_in_front_melee", true),
            ("ends-in-river", "ends_in_river", false),
        ] {
            if codes == [code] {
                case.remedy(code, vec![], vec![(field, value.into())]);
            }
        }
        Values::default()
            .with("legal", codes.is_empty())
            .with("measured", measured)
            .with("violations", json!(codes))
    }
}

/// Right of troops to move again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Further {
    /// One more move.
    Second,
    /// In the first bound.
    Psiloi,
    Never,
}

const fn further(troop: Troop) -> Further {
    match troop {
        Troop::Wb | Troop::SCh => Further::Second,
        Troop::Ps => Further::Psiloi,
        _ => Further::Never,
    }
}

/// Faults of the starting position.
fn from(case: &mut Case<'_>, overlap: &Fact<Overlap>) -> Option<&'static str> {
    let (wrong, cite) = match overlap.get() {
        Overlap::Corner => (None, CORNER),
        Overlap::None => (Some("no-overlap"), NEEDED),
        Overlap::Side if case.ask(&SIDE).is(SIDE_TOO) => (None, SIDE_TOO),
        Overlap::Side => (Some("corner-only"), CORNER_ONLY),
    };
    case.step("overlap", wrong.is_none())
        .value_of(overlap)
        .arg("overlap", overlap)
        .cite(cite);
    wrong
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};

    fn ask(changes: &Value) -> Verdict {
        let plain = json!({"overlap": "corner", "target_in_front_melee": true, "whole_move": true, "pip_paid": true, "troop": "Bd", "move_no": 1});
        let verdict = judge("dba.pivot-to-flank", &with(&plain, changes));
        for remedy in &verdict.remedies {
            let mended = judge(
                "dba.pivot-to-flank",
                &with(&with(&plain, changes), &Value::Object(remedy.input.clone())),
            );
            assert_eq!(mended.finding.kind, FindingKind::Legal, "{changes}");
        }
        verdict
    }

    #[track_caller]
    fn says(verdict: &Verdict, measured: bool, codes: &[&str]) {
        let want = (json!(codes.is_empty()), json!(measured), json!(codes));
        assert_eq!(
            (
                verdict.values["legal"].clone(),
                verdict.values["measured"].clone(),
                verdict.values["violations"].clone()
            ),
            want
        );
    }

    #[test]
    fn from_an_overlap_on_an_enemy_in_combat() {
        says(&ask(&json!({})), false, &[]);
        assert_eq!(ask(&json!({})).reasons, [UNMEASURED, CORNER, COSTS]);
        says(
            &ask(&json!({"target_in_front_melee": false})),
            true,
            &["enemy-not-engaged"],
        );
        says(
            &ask(&json!({"overlap": "none", "whole_move": false})),
            true,
            &["no-overlap", "not-the-whole-move"],
        );
        says(&ask(&json!({"pip_paid": false})), false, &["pip-not-paid"]);
        says(
            &ask(&json!({"ends_in_river": true})),
            false,
            &["ends-in-river"],
        );
    }

    #[test]
    fn a_second_move_is_for_warband_and_scythed_chariots() {
        for troop in Troop::ALL {
            let legal = |move_no: i64| {
                ask(&json!({"troop": troop.code(), "move_no": move_no, "own_bound": 2})).values["legal"]
                    == json!(true)
            };
            let barred = troop.stays() || matches!(troop, Troop::Art | Troop::WWg | Troop::Lit);
            let twice = matches!(troop, Troop::Wb | Troop::SCh);
            assert_eq!(
                [legal(1), legal(2), legal(3)],
                [!barred, twice, false],
                "{troop:?}"
            );
        }
        assert!(
            ask(&json!({"troop": "Wb", "move_no": 2}))
                .reasons
                .contains(&TWO_MOVES)
        );
    }

    #[test]
    fn psiloi_in_their_first_bound_are_an_open_point() {
        for move_no in [2, 4] {
            let given = |agreed: &str| json!({"troop": "Ps", "move_no": move_no, "own_bound": 1, "agreed": agreed});
            let open = ask(&with(&given(""), &json!({"agreed": null})));
            assert_eq!(
                (open.finding.kind, open.finding.code.as_str()),
                (FindingKind::Undetermined, "psiloi-further-contact")
            );
            assert!(
                ask(&given("psiloi-may-contact"))
                    .reasons
                    .contains(&PSILOI_MAY)
            );
            says(&ask(&given("psiloi-may-contact")), false, &[]);
            says(
                &ask(&given("psiloi-stop-short")),
                false,
                &["no-second-move"],
            );
        }
        let later = json!({"overlap": "corner", "troop": "Ps", "move_no": 2});
        assert_eq!(
            faults("dba.pivot-to-flank", &later),
            [("own_bound".to_owned(), "missing")]
        );
    }

    #[test]
    fn from_the_side_the_documents_differ() {
        let side = ask(&json!({"overlap": "side"}));
        says(&side, false, &[]);
        assert_eq!(
            (side.flags.as_slice(), side.alternatives[0].reading),
            (["conflict:side-pivot".to_owned()].as_slice(), "corner-only")
        );
        says(
            &ask(&json!({"overlap": "side", "agreed": ["corner-only"]})),
            true,
            &["corner-only"],
        );
        says(
            &ask(&json!({"troop": "Lit", "agreed": ["litter-free"]})),
            false,
            &[],
        );
        assert!(
            ask(&json!({"troop": "Lit"}))
                .reasons
                .contains(&LITTER_BANNED)
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for overlap in Overlap::ALL {
            for bits in 0..16_u8 {
                for (troop, move_no) in [("Bd", 1), ("Bd", 2), ("Wb", 2), ("Art", 1), ("Lit", 1)] {
                    let on = |n: u8| bits >> n & 1 == 1;
                    let verdict = ask(
                        &json!({"overlap": overlap.code(), "target_in_front_melee": on(0), "whole_move": on(1), "pip_paid": on(2), "ends_in_river": on(3), "troop": troop, "move_no": move_no}),
                    );
                    assert!(
                        verdict.values["legal"] == json!(false)
                            || verdict.values["measured"] == json!(false)
                    );
                }
            }
        }
        assert_eq!(faults("dba.pivot-to-flank", &json!({})).len(), 3);
    }
}
