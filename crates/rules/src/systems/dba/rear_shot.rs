//! `dba.rear-shot`: whether a target shot at from behind is destroyed because it must recoil.
//!
//! # Source items
//! bob:shooting.18, p8, bob:recoil.5a, p5, bob:flee.p1, qrs:shooting.12.
//!
//! # What it decides
//! Whether the target is destroyed, given its result and the edge that every shooter aims at.
//!
//! # What it does not decide
//! Which edges a shooter can aim at (`dba.line-of-fire`), and the result itself (`dba.shooting`).
//!
//! # Readings chosen
//! - By the commentary the edge aimed at counts; by the sheet both front corners of every shooter
//!   must also be behind it: a conflict where they are not, with the commentary followed.
//! - Only the sheet says that a shooter in a BUA prevents the kill; the commentary does not
//!   contradict it, so it is followed without a flag.
//! - A target destroyed by its result is destroyed whichever edge was aimed at.
//! - A target that flees begins with a recoil under all rules for recoils (bob:flee.1): it is destroyed
//!   too, flagged, since the rule on shots names recoils only.
//!
//! # Direction of error
//! The given edges are not verified.
//!
//! # Examples
//! Destroyed: two shooters at the rear, the target recoils. Not: one at the rear and one at the side.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Values,
    claims,
};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct RearShot;

/// Shooters, target, and the result of the shots.
pub struct Input {
    shooters: Vec<Shooter>,
    result: TargetResult,
}

/// One of at most three.
struct Shooter {
    edge: Edge,
    in_bua: bool,
    corners_behind: bool,
    /// Whether its position was given.
    told: bool,
}

/// An edge of a base, its own left and right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Edge {
    Rear,
    Left,
    Right,
    Front,
}

impl Choice for Edge {
    const SCOPE: &'static str = "dba-target-edge";
}

/// Result for the target of the comparison of the totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum TargetResult {
    Recoil,
    NoEffect,
    Flee,
    Destroyed,
    Equal,
}

impl Choice for TargetResult {
    const SCOPE: &'static str = "dba-target-result";
}

impl Declared for Shooter {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            told: form.is_told("both_front_corners_behind"),
            edge: form.choice("edge").required(),
            in_bua: form.truth("in_bua"),
            corners_behind: {
                // From beyond the line of the rear nobody sees the front.
                let front = form.says("edge", Edge::Front.code());
                form.yes_or_no("both_front_corners_behind")
                    .must(|behind| !front || !behind)
                    .or(false)
            },
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            shooters: form.list("shooters", 1, 3),
            result: form.choice("target_result").required(),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    KILLS = "dba/shooting/rear-shot#kills";
    ONLY_RECOILING = "dba/shooting/rear-shot#only-if-recoiling";
    ONE_ELSEWHERE = "dba/shooting/rear-shot#one-elsewhere";
    ONE_EDGE = "dba/shooting/rear-shot#one-edge-each";
    AIMED_AT = "dba/shooting/aiming-at-the-rear#aimed-at";
    ON_LINE = "dba/shooting/aiming-at-the-rear#on-its-line";
    BOTH_CORNERS = "dba/shooting/aiming-at-the-rear#both-corners";
    NOT_FROM_BUA = "dba/shooting/aiming-at-the-rear#not-from-a-bua";
    NO_STANDING_ASIDE = "dba/shooting/must-shoot#no-standing-aside";
    COMMENTARY = "dba/disputes/rear-shot-where-from#aimed-at-it";
    SHEET = "dba/disputes/rear-shot-where-from#beyond-it";
    FLIGHT_DIES = "dba/disputes/rear-shot-and-flight#flight-destroyed";
    FLIGHT_LIVES = "dba/disputes/rear-shot-and-flight#flight-saved";
}

/// A shooter that aims at the rear but is not completely behind it.
static WHERE_FROM: Point = Point {
    id: "rear-shot-where-from",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(COMMENTARY), Reading::of(SHEET)],
};

/// A target that must flee.
static FLIGHT: Point = Point {
    id: "rear-flee",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(FLIGHT_DIES), Reading::of(FLIGHT_LIVES)],
};

impl Rule for RearShot {
    type Input = Input;
    const ID: &'static str = "dba.rear-shot";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[Output {
        name: "destroyed",
        kind: OutKind::Truth,
    }];
    const POINTS: &'static [&'static Point] = &[&WHERE_FROM, &FLIGHT];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let all_on_rear = edges(case, input);
        let from_bua = input.shooters.iter().any(|shooter| shooter.in_bua);
        let recoils = matches!(input.result, TargetResult::Recoil | TargetResult::Flee);
        case.step("result", recoils)
            .value(input.result.code())
            .arg("result", Arg::of(TargetResult::SCOPE, input.result.code()))
            .cite(if recoils { KILLS } else { ONLY_RECOILING });
        let destroyed = if recoils {
            let gives = all_on_rear && !from_bua;
            if !all_on_rear {
                case.because(ONE_ELSEWHERE);
                held_back(case, input, from_bua);
            } else if from_bua {
                case.because(NOT_FROM_BUA);
            }
            gives && stands_right(case, input) && dies(case, input.result)
        } else {
            case.because(ONLY_RECOILING);
            input.result == TargetResult::Destroyed
        };
        Values::default().with("destroyed", destroyed)
    }
}

/// Edge each shooter aims at, and its position.
fn edges(case: &mut Case<'_>, input: &Input) -> bool {
    for (n, shooter) in input.shooters.iter().enumerate() {
        let rear = shooter.edge == Edge::Rear;
        let (why, cite) = match (rear, shooter.in_bua, shooter.corners_behind) {
            (false, _, _) if shooter.edge == Edge::Front => ("front", NO_STANDING_ASIDE),
            (false, _, _) => ("side", ONE_EDGE),
            (true, true, _) => ("bua", NOT_FROM_BUA),
            (true, false, true) => ("behind", BOTH_CORNERS),
            (true, false, false) if shooter.told => ("line", ON_LINE),
            (true, false, false) => ("rear", ON_LINE),
        };
        case.step("shooter", rear && !shooter.in_bua)
            .value(shooter.edge.code())
            .arg("n", (n + 1).to_string())
            .arg("edge", Arg::of(Edge::SCOPE, shooter.edge.code()))
            .arg("why", why)
            .cite(cite);
    }
    let all = input
        .shooters
        .iter()
        .all(|shooter| shooter.edge == Edge::Rear);
    case.step("all-on-rear", all)
        .value(all)
        .cite(if all { AIMED_AT } else { ONE_ELSEWHERE });
    all
}

/// A shooter aims at another edge: the remedy if it did not.
fn held_back(case: &mut Case<'_>, input: &Input, from_bua: bool) {
    if input
        .shooters
        .iter()
        .any(|shooter| shooter.edge == Edge::Front)
        && input
            .shooters
            .iter()
            .any(|shooter| shooter.edge == Edge::Rear)
    {
        case.because(NO_STANDING_ASIDE);
    }
    if !from_bua {
        let shooters: Vec<Value> =
            input.shooters.iter().map(|shooter| json!({"edge": "rear", "in_bua": false, "both_front_corners_behind": shooter.corners_behind})).collect();
        case.remedy("aim", vec![], vec![("shooters", shooters.into())]);
    }
}

/// Whether every shooter is in a position that allows a kill at the rear.
fn stands_right(case: &mut Case<'_>, input: &Input) -> bool {
    let beyond = input.shooters.iter().all(|shooter| shooter.corners_behind);
    let counts = beyond || case.ask(&WHERE_FROM).is(COMMENTARY);
    let cite = match (beyond, counts) {
        (true, _) => BOTH_CORNERS,
        (false, true) => COMMENTARY,
        (false, false) => SHEET,
    };
    case.step("where-from", counts)
        .value(beyond)
        .arg("why", if beyond { "beyond" } else { "astride" })
        .cite(cite);
    if !beyond {
        case.because(cite);
        if counts {
            case.because(ON_LINE);
        }
    }
    counts
}

/// Whether the result is fatal.
fn dies(case: &mut Case<'_>, result: TargetResult) -> bool {
    if result == TargetResult::Recoil {
        case.because(KILLS);
        return true;
    }
    let dies = case.ask(&FLIGHT).is(FLIGHT_DIES);
    let cite = if dies { FLIGHT_DIES } else { FLIGHT_LIVES };
    case.considered("flight", dies, cite).value(dies);
    dies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};

    /// Shooters as: edge, in a BUA, both corners behind.
    fn ask(shooters: &[(&str, bool, bool)], result: &str) -> Verdict {
        let shooters: Vec<Value> =
            shooters.iter().map(|(edge, bua, behind)| json!({"edge": edge, "in_bua": bua, "both_front_corners_behind": behind})).collect();
        judge(
            "dba.rear-shot",
            &json!({"shooters": shooters, "target_result": result}),
        )
    }

    const REAR: (&str, bool, bool) = ("rear", false, true);

    #[track_caller]
    fn says(verdict: &Verdict, destroyed: bool, reasons: &[&str]) {
        assert_eq!(
            (&verdict.values["destroyed"], verdict.reasons.as_slice()),
            (&json!(destroyed), reasons)
        );
    }

    #[test]
    fn all_at_the_rear_kills_what_recoils() {
        let killed = ask(&[REAR, REAR], "recoil");
        says(&killed, true, &[KILLS]);
        assert_eq!(
            (
                killed.finding.kind,
                killed.finding.code.as_str(),
                killed.flags.len()
            ),
            (FindingKind::Outcome, "destroyed", 0)
        );
        for result in ["no-effect", "equal"] {
            says(&ask(&[REAR], result), false, &[ONLY_RECOILING]);
        }
        says(
            &ask(&[("front", false, false)], "destroyed"),
            true,
            &[ONLY_RECOILING],
        );
        says(
            &ask(&[("rear", true, true)], "recoil"),
            false,
            &[NOT_FROM_BUA],
        );
    }

    #[test]
    fn one_at_another_edge_saves_it() {
        let side = ask(&[REAR, ("left", false, false)], "recoil");
        says(&side, false, &[ONE_ELSEWHERE]);
        let aimed = judge(
            "dba.rear-shot",
            &with(
                &json!({"target_result": "recoil"}),
                &Value::Object(side.remedies[0].input.clone()),
            ),
        );
        assert_eq!(aimed.values["destroyed"], json!(true));
        says(
            &ask(&[("front", false, false), REAR], "recoil"),
            false,
            &[ONE_ELSEWHERE, NO_STANDING_ASIDE],
        );
        assert_eq!(
            ask(&[("right", false, false), ("rear", true, true)], "recoil")
                .remedies
                .len(),
            0
        );
        // A flight is not an open point unless all shots were from behind.
        says(
            &ask(&[REAR, ("left", false, false)], "flee"),
            false,
            &[ONE_ELSEWHERE],
        );
    }

    #[test]
    fn a_shooter_on_the_line_divides_the_documents() {
        let line = ask(&[REAR, ("rear", false, false)], "recoil");
        says(&line, true, &[COMMENTARY, ON_LINE, KILLS]);
        assert_eq!(
            (line.flags.as_slice(), line.alternatives[0].reading),
            (
                ["conflict:rear-shot-where-from".to_owned()].as_slice(),
                "beyond-it"
            )
        );
        assert_eq!(line.alternatives[0].values["destroyed"], json!(false));
    }

    #[test]
    fn a_flight_begins_with_a_recoil() {
        let flees = ask(&[REAR], "flee");
        assert_eq!(flees.values["destroyed"], json!(true));
        assert_eq!(flees.flags, ["conflict:rear-flee"]);
        assert_eq!(flees.alternatives[0].reading, "flight-saved");
        assert_eq!(flees.alternatives[0].values["destroyed"], json!(false));
    }

    #[test]
    fn every_case_has_an_answer() {
        let all: Vec<_> = Edge::ALL
            .iter()
            .flat_map(|e| [false, true].map(|b| (e.code(), b)))
            .flat_map(|(e, b)| [false, true].map(|c| (e, b, c)))
            // From beyond the line of the rear nobody sees the front.
            .filter(|(edge, _, behind)| !(*edge == "front" && *behind))
            .collect();
        for result in TargetResult::ALL {
            for one in &all {
                for two in &all {
                    for agreed in [
                        "aimed-at-it",
                        "beyond-it",
                        "flight-destroyed",
                        "flight-saved",
                    ] {
                        let shooters: Vec<Value> = [one, two].map(|(e, b, c)| json!({"edge": e, "in_bua": b, "both_front_corners_behind": c})).into();
                        let verdict = judge(
                            "dba.rear-shot",
                            &json!({"shooters": shooters, "target_result": result.code(), "agreed": [agreed]}),
                        );
                        let clean = one.0 == "rear" && two.0 == "rear" && !one.1 && !two.1;
                        if !clean {
                            assert_eq!(
                                verdict.values["destroyed"],
                                json!(*result == TargetResult::Destroyed)
                            );
                        }
                    }
                }
            }
        }
        assert_eq!(faults("dba.rear-shot", &json!({})).len(), 2);
    }
}
