//! `dbe.rout-move`: how far a fleeing element moves.
//!
//! # Source items
//! dbe:9.2, 5.table, 1.table.
//!
//! # What it decides
//! The length of a flight and its parts; it happens only once.
//!
//! # What it does not decide
//! Its direction and obstacles, and whether an element flees at all (`dbe.outcome`).
//!
//! # Readings chosen
//! - The first step is a base width, as printed and flagged (S28).
//! - The fate of an element that must flee again is open (S27).
//! - A general has no row of results and never flees by one: if given, that is the verdict.
//! - What becomes of a flight onto ground that the table forbids, no text says: no distance.
//!
//! # Direction of error
//! None: it adds up.
//!
//! # Examples
//! Light cavalry in 15 mm on normal ground: 4 + 20 + 4 = 28 cm.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::fight::{GENERALS_NO_ROW, cm, scale};
use super::tables::{BASE_DEPTH, BASE_FRONT, LIMITS, MOVES};
use super::troops::{self, DRAGOONS_ROW, Going, LANCERS_ROW, LIGHT_GUNS_ROW, Troop};
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct RoutMove;

/// A fleeing element.
pub struct Input {
    troop: Troop,
    scale: &'static str,
    going: Going,
    fled: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let fights = |troop: Troop| !troop.is_general();
        let troop: Troop = form.choice("troop").only(fights).required();
        Self {
            troop,
            scale: scale(form),
            going: form.choice("going").or(Going::Normal),
            fled: form.truth("has_fled_before"),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with all troops::CLAIMS, &[GENERALS_NO_ROW];
    FIRST_BACK = "dbe/results/flight#first-back";
    THEN_RUN = "dbe/results/flight#then-run";
    ONTO_FORBIDDEN = "dbe/results/flight#onto-forbidden";
    ONCE = "dbe/results/flight-path#once";
    MAY_BEND = "dbe/results/flight-path#may-bend";
    STAYS = "dbe/disputes/second-flight#stays";
    RETREATS = "dbe/disputes/second-flight#retreats";
    DESTROYED = "dbe/disputes/second-flight#destroyed";
    FLEES_AGAIN = "dbe/disputes/second-flight#flees-again";
    WIDTH = "dbe/disputes/flight-by-width#width-in-flight";
    DEPTH = "dbe/disputes/flight-by-width#depth-in-both";
}

/// Fate of an element that must flee again (S27).
static SECOND_FLIGHT: Point = Point {
    id: "second-flight",
    kind: PointKind::Open,
    readings: &[
        Reading::of(STAYS),
        Reading::of(RETREATS),
        Reading::of(DESTROYED),
        Reading::of(FLEES_AGAIN),
    ],
};
/// A flight starts with a base width, a retreat with a depth: printed so (S28).
static FLIGHT_BY_WIDTH: Point = Point {
    id: "flight-by-width",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(WIDTH), Reading::of(DEPTH)],
};

/// Fate of an element that must flee again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Instead {
    Stays,
    Retreats,
    Destroyed,
}

impl Choice for Instead {
    const SCOPE: &'static str = "dbe-second-flight";
}

/// A general given as fleeing: generals have no row of results.
const GENERAL_FLEES: Violation = Violation {
    code: "general-flees",
    claim: GENERALS_NO_ROW,
};

impl Rule for RoutMove {
    type Input = Input;
    const ID: &'static str = "dbe.rout-move";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "distance_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "parts",
            kind: OutKind::Group(&[
                Output {
                    name: "back_cm",
                    kind: OutKind::Number(Unit::Cm),
                },
                Output {
                    name: "move_cm",
                    kind: OutKind::Number(Unit::Cm),
                },
                Output {
                    name: "extra_cm",
                    kind: OutKind::Number(Unit::Cm),
                },
            ]),
        },
        Output {
            name: "instead",
            kind: OutKind::word::<Instead>(),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["allowed", "distance_cm", "instead"];
    const STATED: &'static [(&'static str, &'static str)] = &[("legal", "parts")];
    const VIOLATIONS: &'static [Violation] = &[GENERAL_FLEES];
    const POINTS: &'static [&'static Point] = &[
        &SECOND_FLIGHT,
        &FLIGHT_BY_WIDTH,
        &LANCERS_ROW,
        &DRAGOONS_ROW,
        &LIGHT_GUNS_ROW,
    ];
    const TABLES: &'static [&'static Table] = &[&BASE_FRONT, &BASE_DEPTH, &MOVES, &LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if input.troop.is_general() {
            case.forbid(GENERAL_FLEES.code, true);
            return Values::default()
                .with("allowed", false)
                .with("violations", case.refused().to_vec())
                .with("distance_cm", Value::Null)
                .with("parts", Value::Null)
                .with("instead", Value::Null);
        }
        case.applies("once", input.fled, ONCE).value(input.fled);
        if input.fled {
            let reading = case.ask(&SECOND_FLIGHT);
            let instead = match reading.claim() {
                STAYS => Some(Instead::Stays),
                RETREATS => Some(Instead::Retreats),
                DESTROYED => Some(Instead::Destroyed),
                _ => None,
            };
            case.considered("instead", instead.is_some(), reading.claim())
                .value(reading.id())
                .arg("why", reading.id());
            if let Some(instead) = instead {
                return Values::default()
                    .with("allowed", false)
                    .with("violations", Value::Null)
                    .with("distance_cm", Value::Null)
                    .with("parts", Value::Null)
                    .with("instead", instead.code());
            }
        }
        let row = input.troop.move_row(case, input.going);
        let Some(run) = case.number(&MOVES, row, input.going.code()) else {
            case.considered("move", false, ONTO_FORBIDDEN);
            case.because(ONTO_FORBIDDEN);
            case.silent("flight-onto-forbidden");
            return Values::default()
                .with("allowed", Value::Null)
                .with("violations", Value::Null)
                .with("distance_cm", Value::Null)
                .with("parts", Value::Null)
                .with("instead", Value::Null);
        };
        let run = f64::from(i32::try_from(run).unwrap_or(0));
        let by_width = case.ask(&FLIGHT_BY_WIDTH).is(WIDTH);
        let table: &Table = if by_width { &BASE_FRONT } else { &BASE_DEPTH };
        let back = cm(case
            .number(table, input.troop.base_row(), input.scale)
            .unwrap_or(0));
        let extra = case
            .number(&LIMITS, "flight-extra", "value")
            .map_or(0.0, |cm| f64::from(i32::try_from(cm).unwrap_or(0)));
        case.considered("back", by_width, if by_width { FIRST_BACK } else { DEPTH })
            .value(number(back));
        case.step("move", true).value(number(run)).cite(THEN_RUN);
        case.step("extra", true).value(number(extra)).cite(THEN_RUN);
        case.because(MAY_BEND);
        if by_width {
            case.because(WIDTH);
        }
        let parts =
            json!({"back_cm": number(back), "move_cm": number(run), "extra_cm": number(extra)});
        Values::default()
            .with("allowed", true)
            .with("violations", Value::Null)
            .with("distance_cm", number(back + run + extra))
            .with("parts", parts)
            .with("instead", Value::Null)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::judge;

    fn ask(troop: &str, scale: i64, going: &str, changes: &Value) -> Verdict {
        judge(
            "dbe.rout-move",
            &crate::systems::testing::with(
                &json!({"troop": troop, "scale": scale, "going": going}),
                changes,
            ),
        )
    }

    #[test]
    fn a_width_a_move_and_something_more() {
        for (troop, scale, going, cm) in [
            ("light-cavalry", 15, "normal", 28),
            ("voltigeurs", 15, "difficult", 16),
            ("cuirassiers", 25, "rough", 21),
            ("irregular-cavalry", 15, "road", 32),
            ("heavy-artillery", 15, "rough", 10),
        ] {
            let verdict = ask(troop, scale, going, &json!({}));
            assert_eq!(
                (&verdict.values["distance_cm"], &verdict.values["allowed"]),
                (&json!(cm), &json!(true)),
                "{troop}"
            );
            assert_eq!(verdict.flags, ["conflict:flight-by-width"]);
        }
        assert_eq!(
            ask(
                "light-cavalry",
                15,
                "normal",
                &json!({"agreed": "depth-in-both"})
            )
            .values["distance_cm"],
            json!(27)
        );
        assert_eq!(
            ask("dragoons", 15, "normal", &json!({})).finding.code,
            "dragoons-row"
        );
    }

    /// "Forbidden" is no move of 0 cm, and no text says how a flight goes on there.
    #[test]
    fn a_flight_onto_forbidden_ground_is_left_open() {
        for gun in [
            "heavy-artillery",
            "medium-artillery",
            "light-artillery",
            "horse-artillery",
        ] {
            let verdict = ask(gun, 15, "difficult", &json!({}));
            assert_eq!(
                (verdict.finding.kind, verdict.missing),
                (FindingKind::Undetermined, Some("flight-onto-forbidden")),
                "{gun}"
            );
            assert_eq!(
                [&verdict.values["allowed"], &verdict.values["distance_cm"]],
                [&Value::Null; 2]
            );
        }
    }

    #[test]
    fn nobody_flees_twice() {
        let again = |agreed: &Value| {
            ask(
                "light-cavalry",
                15,
                "normal",
                &json!({"has_fled_before": true, "agreed": agreed}),
            )
        };
        let open = again(&Value::Null);
        assert_eq!(
            (open.finding.kind, &open.values["allowed"]),
            (FindingKind::Undetermined, &Value::Null)
        );
        for reading in ["stays", "retreats", "destroyed"] {
            assert_eq!(
                (
                    &again(&json!(reading)).values["instead"],
                    &again(&json!(reading)).values["allowed"]
                ),
                (&json!(reading), &json!(false))
            );
        }
        let flees = again(&json!("flees-again"));
        assert_eq!(
            (&flees.values["allowed"], &flees.values["distance_cm"]),
            (&json!(true), &json!(28))
        );
    }
}
