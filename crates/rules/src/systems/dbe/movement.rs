//! `dbe.movement`: how far a unit may move in a turn.
//!
//! # Source items
//! dbe:5.table, 5.4, 5.4.p1, 5.4.p2, 5.4.p3.
//!
//! # What it decides
//! The maximum distance over ground of one kind, or of two, and whether the ground is forbidden.
//!
//! # What it does not decide
//! The cost of the move (`dbe.activation-points`), and units that may be passed
//! (`dbe.interpenetration`).
//!
//! # Readings chosen
//! - The rows of lancers, dragoons and light guns are open points (S6), asked where they differ.
//! - A move over two kinds of ground is an open point: in the reading that gives each stretch its
//!   share there is no single figure.
//!
//! # Direction of error
//! None: it reads a table.
//!
//! # Examples
//! Cuirassiers, rough: 12. Heavy artillery, difficult: forbidden. Line in square, rough: 0.

use serde_json::Value;

use super::fight;
use super::tables::MOVES;
use super::troops::{
    self, DRAGOONS_HEAVY, DRAGOONS_LIGHT, DRAGOONS_ROW, Formation, Going, LANCERS_HEAVY,
    LANCERS_LIGHT, LANCERS_ROW, LIGHT_GUNS_FOOT, LIGHT_GUNS_HORSE, LIGHT_GUNS_ROW, Troop,
};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Movement;

/// A unit and the ground of its move.
pub struct Input {
    troop: Troop,
    going: Going,
    then: Option<Going>,
    formation: Fact<Formation>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop: Troop = form.choice("troop").required();
        let going = form.choice("going").required();
        let then = form.choice("then_going").optional();
        let formation = form
            .choice("formation")
            .only(|formation| has(troop, formation))
            .fact_or(Formation::Line);
        Self {
            troop,
            going,
            then,
            formation,
        }
    }
}

/// Whether troops of this type have a formation (dbe:5.6, 5.6.p2).
pub(super) fn has(troop: Troop, formation: Formation) -> bool {
    match formation {
        Formation::Line => true,
        Formation::Square => troop.is_infantry(),
        Formation::Open => matches!(troop, Troop::LightInfantry | Troop::Voltigeurs),
    }
}

/// Square for other troops than infantry.
pub(super) const INFANTRY_ONLY: Violation = Violation {
    code: "infantry-only",
    claim: SQUARE_INFANTRY,
};
/// Open order for other troops than light infantry.
pub(super) const LIGHT_ONLY: Violation = Violation {
    code: "light-only",
    claim: OPEN_LIGHT,
};

/// The reason why troops of this type do not have a formation.
pub(super) fn misfit(troop: Troop, formation: Formation) -> Option<Violation> {
    (!has(troop, formation)).then_some(if formation == Formation::Square {
        INFANTRY_ONLY
    } else {
        LIGHT_ONLY
    })
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with all troops::CLAIMS;
    SQUARE_INFANTRY = "dbe/movement/square#infantry-only";
    OPEN_LIGHT = "dbe/movement/open-order#light-only";
    AT_MOST = "dbe/movement/measuring#at-most";
    GENERALS = "dbe/movement/distances#generals";
    GUNS_BARRED = "dbe/movement/distances#guns-barred";
    SQUARE_CREEPS = "dbe/movement/distances#square-creeps";
    SQUARE_STANDS = "dbe/movement/distances#square-stands";
    OTHER_INFANTRY = "dbe/troops/classes#other-infantry";
    LIGHT_ROW = "dbe/troops/classes#light-row";
    HEAVY_ROW = "dbe/troops/classes#heavy-row";
    LIGHT_CAVALRY_ROW = "dbe/troops/classes#light-cavalry-row";
    MEDIUM_GUNS = "dbe/troops/classes#medium-guns";
    HOW_TO_READ = "dbe/movement/distances#how-to-read";
    NO_DISTANCE = "dbe/movement/turning#no-distance";
    SLOWS = "dbe/terrain/rough#slows";
    SLOWEST = "dbe/disputes/mixed-going#slowest-ground";
    EACH = "dbe/disputes/mixed-going#each-its-share";
}

/// Two kinds of ground in one move.
static MIXED_GOING: Point = Point {
    id: "mixed-going",
    kind: PointKind::Open,
    readings: &[Reading::followed(SLOWEST), Reading::of(EACH)],
};

/// Distance that a unit moves on ground of one kind, cm; `None` if it is forbidden. Records the
/// table row used.
pub(super) fn reach(
    case: &mut Case<'_>,
    troop: Troop,
    going: Going,
    formation: Formation,
) -> Option<i64> {
    let square = formation == Formation::Square;
    let row = if square {
        "square"
    } else {
        troop.move_row(case, going)
    };
    case.number(&MOVES, row, going.code())
}

/// Claim that assigns a unit to its row.
fn row_claim(troop: Troop, going: Going, formation: Formation, row: &str) -> &'static str {
    match (troop, row) {
        _ if formation == Formation::Square => {
            if going == Going::Normal {
                SQUARE_CREEPS
            } else {
                SQUARE_STANDS
            }
        }
        (Troop::Lancers, "light-cavalry") => LANCERS_LIGHT,
        (Troop::Lancers, _) => LANCERS_HEAVY,
        (Troop::Dragoons, "light-cavalry") => DRAGOONS_LIGHT,
        (Troop::Dragoons, _) => DRAGOONS_HEAVY,
        (Troop::LightArtillery, _) if going == Going::Difficult => HOW_TO_READ,
        (Troop::LightArtillery, "foot-artillery") => LIGHT_GUNS_FOOT,
        (Troop::LightArtillery, _) => LIGHT_GUNS_HORSE,
        (Troop::MediumArtillery, _) => MEDIUM_GUNS,
        (Troop::GuardLightCavalry, _) => LIGHT_CAVALRY_ROW,
        (_, "heavy-cavalry") => HEAVY_ROW,
        (_, "light-infantry") => LIGHT_ROW,
        (_, "line") => OTHER_INFANTRY,
        (_, "general") => GENERALS,
        _ => HOW_TO_READ,
    }
}

impl Rule for Movement {
    type Input = Input;
    const ID: &'static str = "dbe.movement";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "max_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "forbidden",
            kind: OutKind::Truth,
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
    const VIOLATIONS: &'static [Violation] = &[INFANTRY_ONLY, LIGHT_ONLY];
    const POINTS: &'static [&'static Point] =
        &[&LANCERS_ROW, &DRAGOONS_ROW, &LIGHT_GUNS_ROW, &MIXED_GOING];
    const TABLES: &'static [&'static Table] = &[&MOVES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if let Some(broken) = misfit(input.troop, *input.formation) {
            return fight::refused(case, Self::OUTPUTS, broken.code);
        }
        let first = on(case, input, input.going, "going");
        let second = input.then.map(|then| on(case, input, then, "then"));
        case.step("turning", false).cite(NO_DISTANCE);
        let (max, barred) = match (first, second) {
            (None, _) | (_, Some(None)) => (None, true),
            (Some(cm), None) => (Some(cm), false),
            (Some(cm), Some(Some(other))) if cm == other => (Some(cm), false),
            (Some(cm), Some(Some(other))) => {
                let slowest = case.ask(&MIXED_GOING).is(SLOWEST);
                let claim = if slowest { SLOWEST } else { EACH };
                case.applied("mixed", claim)
                    .value(slowest)
                    .arg("first", cm)
                    .arg("second", other);
                (slowest.then(|| cm.min(other)), false)
            }
        };
        if barred {
            case.because(GUNS_BARRED);
        } else {
            case.because(AT_MOST);
        }
        Values::default()
            .with("max_cm", max)
            .with("forbidden", barred)
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

/// The move on ground of one kind, with its step.
fn on(case: &mut Case<'_>, input: &Input, going: Going, code: &'static str) -> Option<i64> {
    let cm = reach(case, input.troop, going, *input.formation);
    let row = if input.formation == Formation::Square {
        "square"
    } else {
        input.troop.move_row(case, going)
    };
    let claim = row_claim(input.troop, going, *input.formation, row);
    let barred = cm.is_none();
    let cite = if barred { GUNS_BARRED } else { claim };
    case.considered(code, !barred, cite)
        .value(cm)
        .arg("ground", Arg::of(Going::SCOPE, going.code()))
        .arg("row", Arg::coded("dbe-moves", row));
    if going == Going::Rough && cm.is_some_and(|cm| cm > 0) {
        case.because(SLOWS);
    }
    cm
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::judge;

    fn max(troop: &str, going: &str) -> Value {
        judge("dbe.movement", &json!({"troop": troop, "going": going})).values["max_cm"].clone()
    }

    #[test]
    fn every_row_as_printed() {
        assert_eq!(max("cuirassiers", "rough"), json!(12));
        assert_eq!(max("guard-light-cavalry", "rough"), json!(16));
        assert_eq!(max("irregular-cavalry", "road"), json!(24));
        assert_eq!(max("line", "difficult"), json!(4));
        assert_eq!(max("light-infantry", "road"), json!(16));
        assert_eq!(max("medium-artillery", "normal"), json!(8));
        assert_eq!(max("horse-artillery", "road"), json!(14));
        for going in Going::ALL {
            assert_eq!(max("commander-in-chief", going.code()), json!(20));
        }
    }

    #[test]
    fn guns_are_barred_and_squares_creep() {
        for gun in [
            "light-artillery",
            "medium-artillery",
            "heavy-artillery",
            "horse-artillery",
        ] {
            let verdict = judge("dbe.movement", &json!({"troop": gun, "going": "difficult"}));
            assert_eq!(
                (&verdict.values["max_cm"], verdict.finding.code.as_str()),
                (&Value::Null, "forbidden"),
                "{gun}"
            );
        }
        for (going, cm) in [("normal", 2), ("road", 0), ("rough", 0), ("difficult", 0)] {
            assert_eq!(
                judge(
                    "dbe.movement",
                    &json!({"troop": "line", "going": going, "formation": "square"})
                )
                .values["max_cm"],
                json!(cm)
            );
        }
        assert_eq!(
            judge(
                "dbe.movement",
                &json!({"troop": "lancers", "going": "road", "formation": "square"})
            )
            .values["violations"],
            json!(["infantry-only"])
        );
        assert_eq!(
            judge(
                "dbe.movement",
                &json!({"troop": "line", "going": "road", "formation": "open"})
            )
            .values["violations"],
            json!(["light-only"])
        );
    }

    #[test]
    fn rows_that_nobody_names_are_open_where_they_differ() {
        for (troop, point, values) in [
            ("lancers", "lancers-row", [20, 16]),
            ("dragoons", "dragoons-row", [16, 20]),
            ("light-artillery", "light-guns-row", [8, 12]),
        ] {
            let open = judge("dbe.movement", &json!({"troop": troop, "going": "normal"}));
            assert_eq!(open.finding.code, point);
            assert_eq!(
                open.readings
                    .iter()
                    .map(|r| r.values["max_cm"].clone())
                    .collect::<Vec<_>>(),
                values.map(|cm| json!(cm))
            );
        }
        assert_eq!(
            judge(
                "dbe.movement",
                &json!({"troop": "light-artillery", "going": "difficult"})
            )
            .readings
            .len(),
            0
        );
    }

    #[test]
    fn two_kinds_of_ground_are_open_unless_they_are_alike() {
        let two = |troop: &str, going: &str, then: &str| {
            judge(
                "dbe.movement",
                &json!({"troop": troop, "going": going, "then_going": then}),
            )
        };
        let open = two("line", "normal", "difficult");
        assert_eq!(
            open.readings
                .iter()
                .map(|r| r.values["max_cm"].clone())
                .collect::<Vec<_>>(),
            [json!(4), Value::Null]
        );
        assert_eq!(two("line", "road", "normal").values["max_cm"], json!(12));
        assert_eq!(
            two("heavy-artillery", "road", "difficult").values["forbidden"],
            json!(true)
        );
        assert_eq!(
            two("heavy-artillery", "difficult", "road").finding.kind,
            FindingKind::Outcome
        );
    }

    #[test]
    fn worse_ground_is_never_faster() {
        for troop in Troop::ALL {
            let order = ["road", "normal", "rough", "difficult"].map(|going| {
                let agreed = ["lancers-light", "dragoons-heavy", "light-guns-foot"];
                judge(
                    "dbe.movement",
                    &json!({"troop": troop.code(), "going": going, "agreed": agreed}),
                )
                .values["max_cm"]
                    .as_i64()
                    .unwrap_or(0)
            });
            assert!(order.is_sorted_by(|a, b| a >= b), "{troop:?} {order:?}");
        }
    }
}
