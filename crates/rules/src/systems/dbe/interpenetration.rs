//! `dbe.interpenetration`: which units may pass through which.
//!
//! # Source items
//! dbe:5.3, 5.3.p1.
//!
//! # What it decides
//! Whether an element may move through another of its side.
//!
//! # What it does not decide
//! The fate of elements behind a retreating one: being pushed is not passing (`dbe.retreat`).
//!
//! # Readings chosen
//! - Voltigeurs at an angle are an open point (S34), and so are generals.
//! - Guns pass through Voltigeurs only.
//!
//! # Direction of error
//! None.
//!
//! # Examples
//! Light cavalry through a gun facing the other way: yes. A gun through line: no.

use strum::{IntoStaticStr, VariantArray};

use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Values, Violation, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct Interpenetration;

/// Facing of the two units relative to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Facing {
    Same,
    Opposite,
    Other,
}

impl Choice for Facing {
    const SCOPE: &'static str = "dbe-facing";
}

/// The unit that passes, and the unit that is passed.
pub struct Input {
    mover: Fact<Troop>,
    passed: Fact<Troop>,
    facing: Fact<Facing>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            mover: form.choice("mover").fact(),
            passed: form.choice("passed").fact(),
            facing: form.choice("facing").fact(),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    PASSED = "dbe/movement/through-voltigeurs#passed";
    PASSING = "dbe/movement/through-voltigeurs#passing";
    THROUGH_GUNS = "dbe/movement/through-guns#through-allowed";
    GUNS_AT_AN_ANGLE = "dbe/movement/through-guns#guns-at-an-angle";
    GUNS_DO_NOT = "dbe/movement/through-guns#guns-do-not-pass";
    NOBODY_ELSE = "dbe/movement/through-guns#nobody-else";
    ANGLE_REFUSED = "dbe/disputes/voltigeurs-at-an-angle#angle-refused";
    ANGLE_ALLOWED = "dbe/disputes/voltigeurs-at-an-angle#angle-allowed";
    GENERALS_PASS = "dbe/disputes/generals-passing#generals-pass";
    GENERALS_BLOCKED = "dbe/disputes/generals-passing#generals-blocked";
}

/// Skirmishers that face neither the same way nor the opposite way.
static AT_AN_ANGLE: Point = Point {
    id: "voltigeurs-at-an-angle",
    kind: PointKind::Open,
    readings: &[Reading::followed(ANGLE_REFUSED), Reading::of(ANGLE_ALLOWED)],
};
/// Generals among troops.
static GENERALS: Point = Point {
    id: "generals-passing",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(GENERALS_PASS),
        Reading::of(GENERALS_BLOCKED),
    ],
};

impl Rule for Interpenetration {
    type Input = Input;
    const ID: &'static str = "dbe.interpenetration";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
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
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "guns-at-an-angle",
            claim: GUNS_AT_AN_ANGLE,
        },
        Violation {
            code: "guns-do-not-pass",
            claim: GUNS_DO_NOT,
        },
        Violation {
            code: "nobody-else",
            claim: NOBODY_ELSE,
        },
        Violation {
            code: "voltigeurs-at-an-angle",
            claim: ANGLE_REFUSED,
        },
        Violation {
            code: "generals-blocked",
            claim: GENERALS_BLOCKED,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&AT_AN_ANGLE, &GENERALS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let Input {
            mover,
            passed,
            facing,
        } = input;
        let light = *passed == Troop::Voltigeurs;
        let voltigeurs = light || *mover == Troop::Voltigeurs;
        let claim = if light { PASSED } else { PASSING };
        case.step("voltigeurs", voltigeurs)
            .value(voltigeurs)
            .arg("who", if light { "passed" } else { "mover" })
            .cite(claim);
        let angle = *facing == Facing::Other;
        case.step("facing", !angle)
            .value_of(facing)
            .cite(if voltigeurs { claim } else { THROUGH_GUNS });
        if voltigeurs {
            let refused = angle && case.ask(&AT_AN_ANGLE).is(ANGLE_REFUSED);
            case.forbid("voltigeurs-at-an-angle", refused)
                .arg("why", if angle { "angle" } else { "straight" })
                .cite(if angle && !refused {
                    ANGLE_ALLOWED
                } else {
                    ANGLE_REFUSED
                });
            if !refused {
                case.because(if angle { ANGLE_ALLOWED } else { claim });
            }
        } else if mover.is(Troop::is_general) || passed.is(Troop::is_general) {
            let blocked = case.ask(&GENERALS).is(GENERALS_BLOCKED);
            case.forbid_unless("generals-blocked", !blocked, GENERALS_PASS);
        } else {
            let (gun, guns) = (
                passed.is(Troop::is_artillery),
                mover.is(Troop::is_artillery),
            );
            case.forbid("guns-do-not-pass", guns);
            case.forbid("nobody-else", !guns && !gun);
            case.forbid("guns-at-an-angle", !guns && gun && angle)
                .arg("why", if gun { "gun" } else { "none" });
            if case.refused().is_empty() {
                case.because(THROUGH_GUNS);
            }
        }
        let at_an_angle = case
            .refused()
            .iter()
            .all(|code| matches!(*code, "guns-at-an-angle" | "voltigeurs-at-an-angle"));
        if !case.refused().is_empty() && at_an_angle {
            case.remedy(
                "straight",
                vec![],
                vec![("facing", Facing::Same.code().into())],
            );
        }
        Values::default()
            .with("allowed", case.refused().is_empty())
            .with("violations", case.refused())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, with};

    fn ask(mover: &str, passed: &str, facing: &str) -> Verdict {
        judge(
            "dbe.interpenetration",
            &json!({"mover": mover, "passed": passed, "facing": facing}),
        )
    }

    #[test]
    fn who_passes_whom() {
        for (mover, passed, facing, codes) in [
            ("line", "voltigeurs", "same", json!([])),
            ("voltigeurs", "cuirassiers", "opposite", json!([])),
            ("heavy-artillery", "voltigeurs", "same", json!([])),
            ("light-cavalry", "medium-artillery", "opposite", json!([])),
            (
                "line",
                "heavy-artillery",
                "other",
                json!(["guns-at-an-angle"]),
            ),
            (
                "horse-artillery",
                "line",
                "same",
                json!(["guns-do-not-pass"]),
            ),
            (
                "horse-artillery",
                "heavy-artillery",
                "same",
                json!(["guns-do-not-pass"]),
            ),
            ("line", "elite", "same", json!(["nobody-else"])),
            ("lancers", "line", "opposite", json!(["nobody-else"])),
        ] {
            assert_eq!(
                ask(mover, passed, facing).values["violations"],
                codes,
                "{mover} {passed} {facing}"
            );
        }
    }

    #[test]
    fn angles_and_generals_are_open() {
        assert_eq!(
            ask("voltigeurs", "line", "other").finding.code,
            "voltigeurs-at-an-angle"
        );
        for (mover, passed) in [
            ("corps-general", "line"),
            ("line", "commander-in-chief"),
            ("corps-general", "heavy-artillery"),
        ] {
            assert_eq!(ask(mover, passed, "same").finding.code, "generals-passing");
        }
        assert_eq!(
            ask("corps-general", "voltigeurs", "same").values["allowed"],
            json!(true)
        );
        assert_eq!(faults("dbe.interpenetration", &json!({})).len(), 3);
    }

    #[test]
    fn remedies_help() {
        for (mover, passed) in Troop::ALL.iter().flat_map(|mover| {
            Troop::ALL
                .iter()
                .map(move |passed| (mover.code(), passed.code()))
        }) {
            for facing in Facing::ALL {
                for agreed in [
                    ["angle-refused", "generals-pass"],
                    ["angle-allowed", "generals-blocked"],
                ] {
                    let given = json!({"mover": mover, "passed": passed, "facing": facing.code(), "agreed": agreed});
                    let verdict = judge("dbe.interpenetration", &given);
                    for remedy in &verdict.remedies {
                        assert_eq!(
                            judge(
                                "dbe.interpenetration",
                                &with(&given, &Value::Object(remedy.input.clone()))
                            )
                            .values["allowed"],
                            json!(true)
                        );
                    }
                }
            }
        }
    }
}
