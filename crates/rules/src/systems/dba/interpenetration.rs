//! `dba.interpenetration`: whether a base may pass through friends in a tactical move.
//!
//! # Source items
//! bob:interpenetration.1, qrs:interpenetration.1-3.
//!
//! # What it decides
//! Whether the move through the named friends is allowed, and every reason why not.
//!
//! # What it does not decide
//! Recoils, which have their own table and pass only one base (`dba.recoil`), and flights
//! (`dba.flee`).
//!
//! # Readings chosen
//! - Angles within half a degree count as parallel, the tolerance of the board, and are flagged
//!   `marginal`. Facing the opposite way is an open point. A crosswise base is not parallel to the
//!   friend's front or rear.
//! - `needed_mm` is the distance that completely clears the last friend; the whole move may be
//!   used.
//!
//! # Direction of error
//! Missing space beyond the friends counts as none.
//!
//! # Examples
//! Legal: `LH` through six `Ps` with move enough. Illegal: `Cv` through `Ax`; `LH` through `Ps` at 3 degrees.

use super::troops::{Class, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Several, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::Choice;
use crate::message::{Arg, IntoArg as _};
use serde_json::json;

/// The check.
pub struct Interpenetration;

/// A base and the friends in its way.
pub struct Input {
    mover: Fact<Troop>,
    through: Several<Troop>,
    /// Angle between the two facings, 0 to 180 degrees.
    turned: Measure,
    allowance: Measure,
    needed: Measure,
    room: Fact<bool>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let mover = form.choice("mover").fact();
        // Followers and Denizens are in their camp or BUA, which is not a friend to pass through.
        let among = |troop: &Troop| !troop.stays();
        let through = form.choices("through", 1, 12).several();
        if through.any(|troop: Troop| troop.stays()) {
            let shown = through.exactly().unwrap_or_default();
            let barred = shown.iter().find(|troop| troop.stays());
            let others = Troop::ALL.iter().filter(|troop| among(troop));
            form.refuse(
                "through",
                barred.map_or("", |troop| troop.code()),
                FaultKind::NotOneOf,
                others.map(|troop| troop.code().to_owned()).collect(),
            );
        }
        // Angles beyond 180 degrees, and negative ones, are equivalent.
        let turned = form
            .decimal("facing_diff_deg", -360.0, 360.0)
            .measured_within(0.0, 180.0);
        let allowance = form
            .decimal("allowance_mm", 0.0, 2000.0)
            .unit(Unit::Mm)
            .measured();
        let needed = form
            .decimal("needed_mm", 0.0, 2000.0)
            .unit(Unit::Mm)
            .measured();
        Self {
            mover,
            through,
            turned,
            allowance,
            needed,
            room: form.yes_or_no("room_beyond").fact(),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    MOUNTED_THROUGH_PSILOI = "dba/interpenetration/who#mounted-through-psiloi";
    PSILOI_THROUGH_FRIENDS = "dba/interpenetration/who#psiloi-through-friends";
    MOUNTED_ONLY_PSILOI = "dba/interpenetration/who#mounted-only-psiloi";
    OTHERS_NEVER = "dba/interpenetration/who#others-never";
    EXACTLY = "dba/interpenetration/parallel#exactly";
    ASKEW = "dba/interpenetration/parallel#askew-barred";
    BOTH_NEEDED = "dba/interpenetration/move-and-room#both-needed";
    TOO_SHORT = "dba/interpenetration/move-and-room#too-short";
    NO_ROOM = "dba/interpenetration/move-and-room#no-room";
    AS_MANY = "dba/interpenetration/several#as-many";
    EACH = "dba/interpenetration/several#each-of-them";
    OPPOSITE_PASSES = "dba/disputes/passing-face-to-face#opposite-allowed";
    OPPOSITE_BARRED = "dba/disputes/passing-face-to-face#opposite-barred";
    CROSSWISE_BARRED = "dba/disputes/passing-crosswise#crosswise-barred";
}

/// A friend that faces the opposite way.
static OPPOSITE: Point = Point {
    id: "passing-face-to-face",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(OPPOSITE_PASSES),
        Reading::of(OPPOSITE_BARRED),
    ],
};

/// Degrees within which a base counts as exactly aligned.
const TOLERANCE: f64 = 0.5;

impl Rule for Interpenetration {
    type Input = Input;
    const ID: &'static str = "dba.interpenetration";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "mounted-through-other",
            claim: MOUNTED_ONLY_PSILOI,
        },
        Violation {
            code: "never-passes",
            claim: OTHERS_NEVER,
        },
        Violation {
            code: "not-parallel",
            claim: ASKEW,
        },
        Violation {
            code: "too-short",
            claim: TOO_SHORT,
        },
        Violation {
            code: "no-room",
            claim: NO_ROOM,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&OPPOSITE];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let carries = who(case, input);
        let (allowance, needed) = (input.allowance.exactly(), input.needed.exactly());
        let short = input.needed > input.allowance;
        // If it is refused anyway, the open point need not be settled.
        let moot = !case.refused().is_empty() || short || !*input.room;
        parallel(case, input, moot);
        let missing = allowance
            .zip(needed)
            .map(|(had, needed)| (needed - had).max(0.0));
        case.forbid("too-short", short)
            .value_of(&input.allowance)
            .arg("needed", needed)
            .arg("missing", missing);
        case.forbid("no-room", !*input.room);
        let several = input.through.are_several();
        let count = input.through.exactly().map(|through| through.len());
        let step = case.step("several", several).cite(AS_MANY);
        match count {
            Some(count) => step.value(count),
            None => step.arg("value", Arg::Untold),
        };

        let legal = case.refused().is_empty();
        if legal {
            case.because(carries);
            case.because(EXACTLY);
            case.because(BOTH_NEEDED);
            if several {
                case.because(AS_MANY);
            }
        } else if let (["too-short"], Some(needed)) = (case.refused(), needed) {
            case.remedy(
                "longer",
                vec![("missing", missing.into_arg())],
                vec![("allowance_mm", number(needed))],
            );
        } else if case.refused() == ["not-parallel"] {
            case.remedy("dressed", vec![], vec![("facing_diff_deg", json!(0))]);
        }
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
    }
}

/// Friends that let the base through, each with the claim that says so.
fn who(case: &mut Case<'_>, input: &Input) -> &'static str {
    let mounted = input.mover.is(|mover| mover.class() == Class::Mounted);
    let psiloi = input.mover == Troop::Ps;
    let barred = mounted && input.through.any(|friend| friend != Troop::Ps);
    let bars = input.through.exactly().map(|through| {
        let codes = through.iter().filter(|friend| **friend != Troop::Ps);
        codes
            .map(|friend| friend.code())
            .collect::<Vec<_>>()
            .join(", ")
    });
    let why = if mounted { "psiloi" } else { "foot" };
    let step = case
        .forbid("mounted-through-other", barred)
        .arg("mover", &input.mover)
        .arg("why", why);
    match bars {
        Some(bars) => step.value(bars),
        None => step.arg("value", Arg::Untold),
    };
    if barred && input.through.any(|friend| friend == Troop::Ps) {
        case.because(EACH);
    }
    let why = match (mounted, psiloi) {
        (true, _) => "mounted",
        (false, true) => "psiloi",
        (false, false) => "never",
    };
    case.forbid("never-passes", !mounted && !psiloi)
        .value_of(&input.mover)
        .arg("mover", &input.mover)
        .arg("why", why);
    if mounted {
        MOUNTED_THROUGH_PSILOI
    } else {
        PSILOI_THROUGH_FRIENDS
    }
}

/// Whether the bases are parallel; uses the open point about opposite facings.
fn parallel(case: &mut Case<'_>, input: &Input, moot: bool) {
    // An angle in either direction, also with full turns added.
    let at = |degrees: f64| {
        [-360.0, 0.0, 360.0].iter().any(|turn| {
            [degrees, -degrees].iter().any(|way| {
                let exact = turn + way;
                input.turned >= exact - TOLERANCE && input.turned <= exact + TOLERANCE
            })
        })
    };
    let angle = input.turned.exactly().map(|turned| {
        let turned = turned.rem_euclid(360.0);
        turned.min(360.0 - turned)
    });
    let mut askew = false;
    let mut why = "parallel";
    if at(180.0) && moot {
        why = "moot";
    } else if at(180.0) {
        askew = case.ask(&OPPOSITE).is(OPPOSITE_BARRED);
        why = "opposite";
        case.because(if askew {
            OPPOSITE_BARRED
        } else {
            OPPOSITE_PASSES
        });
    } else if at(90.0) {
        askew = true;
        why = "crosswise";
        case.because(CROSSWISE_BARRED);
    } else if !at(0.0) {
        askew = true;
        why = "askew";
    }
    let beside = |angle: f64| [0.0, 90.0, 180.0].iter().all(|exact| angle != *exact);
    if !askew && angle.is_some_and(beside) {
        case.flag("marginal");
    }
    let step = case.forbid("not-parallel", askew).arg("why", why);
    match angle {
        Some(angle) => step.value(number(angle)),
        None => step.arg("value", Arg::Untold),
    };
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(mover: &str, through: &[&str], changes: &Value) -> Verdict {
        let given = json!({"mover": mover, "through": through, "facing_diff_deg": 0, "allowance_mm": 125, "needed_mm": 60, "room_beyond": true});
        judge("dba.interpenetration", &with(&given, changes))
    }

    #[track_caller]
    fn refused(verdict: &Verdict, codes: &[&str]) {
        assert_eq!(verdict.values["violations"], json!(codes));
        assert_eq!(
            verdict.finding.kind,
            if codes.is_empty() {
                FindingKind::Legal
            } else {
                FindingKind::Illegal
            }
        );
    }

    #[test]
    fn horsemen_through_skirmishers_and_skirmishers_through_all() {
        for mover in Troop::ALL {
            for friend in Troop::ALL.iter().filter(|friend| !friend.stays()) {
                let verdict = ask(mover.code(), &[friend.code()], &json!({}));
                let codes: &[&str] = match (mover.class(), *mover, *friend) {
                    (Class::Mounted, _, Troop::Ps) | (_, Troop::Ps, _) => &[],
                    (Class::Mounted, ..) => &["mounted-through-other"],
                    _ => &["never-passes"],
                };
                refused(&verdict, codes);
            }
        }
        assert_eq!(
            ask("LH", &["Ps"; 6], &json!({})).reasons,
            [MOUNTED_THROUGH_PSILOI, EXACTLY, BOTH_NEEDED, AS_MANY]
        );
        assert_eq!(
            ask("LH", &["Ps", "Sp"], &json!({})).reasons,
            [MOUNTED_ONLY_PSILOI, EACH]
        );
    }

    #[test]
    fn parallel_means_parallel() {
        for (degrees, codes) in [
            (0.0, [].as_slice()),
            (3.0, &["not-parallel"]),
            (-3.0, &["not-parallel"]),
            (45.0, &["not-parallel"]),
            (360.0, &[]),
        ] {
            refused(
                &ask("LH", &["Ps"], &json!({"facing_diff_deg": degrees})),
                codes,
            );
        }
        let near = ask("LH", &["Ps"], &json!({"facing_diff_deg": 359.7}));
        refused(&near, &[]);
        assert_eq!(near.flags, ["marginal"]);
        for (degrees, point) in [
            (180, "passing-face-to-face"),
            (-180, "passing-face-to-face"),
        ] {
            assert_eq!(
                ask("LH", &["Ps"], &json!({"facing_diff_deg": degrees}))
                    .finding
                    .code,
                point
            );
        }
        for crosswise in [90, -90, 270] {
            let verdict = ask("LH", &["Ps"], &json!({"facing_diff_deg": crosswise}));
            refused(&verdict, &["not-parallel"]);
            assert!(verdict.reasons.contains(&CROSSWISE_BARRED));
        }
        refused(
            &ask(
                "LH",
                &["Ps"],
                &json!({"facing_diff_deg": 180, "agreed": "opposite-allowed"}),
            ),
            &[],
        );
    }

    #[test]
    fn whether_the_opposite_way_passes_is_settled_only_where_it_decides() {
        let away = json!({"facing_diff_deg": 180});
        for (verdict, code) in [
            (ask("Cv", &["Ax"], &away), "mounted-through-other"),
            (ask("Sp", &["Ps"], &away), "never-passes"),
            (
                ask("LH", &["Ps"], &with(&away, &json!({"room_beyond": false}))),
                "no-room",
            ),
        ] {
            refused(&verdict, &[code]);
            assert!(verdict.readings.is_empty());
        }
    }

    #[test]
    fn it_takes_move_and_room() {
        refused(&ask("Cv", &["Ps"], &json!({"needed_mm": 125})), &[]);
        let short = ask("Cv", &["Ps"], &json!({"needed_mm": 125.5}));
        refused(&short, &["too-short"]);
        refused(
            &ask(
                "Cv",
                &["Ps"],
                &with(
                    &json!({"needed_mm": 125.5}),
                    &Value::Object(short.remedies[0].input.clone()),
                ),
            ),
            &[],
        );
        refused(
            &ask("Cv", &["Ps"], &json!({"room_beyond": false})),
            &["no-room"],
        );
        assert_eq!(faults("dba.interpenetration", &json!({})).len(), 6);
        assert_eq!(
            faults(
                "dba.interpenetration",
                &json!({"mover": "LH", "through": [], "facing_diff_deg": 0, "allowance_mm": 1, "needed_mm": 1, "room_beyond": true})
            )
            .len(),
            1
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for mover in Troop::ALL {
            for through in [["Ps", "Ps"], ["Ps", "Bd"], ["El", "Bd"]] {
                for degrees in [0, 3, 90, 180] {
                    for (allowance, room) in [(100, true), (50, true), (100, false)] {
                        let verdict = ask(
                            mover.code(),
                            &through,
                            &json!({"facing_diff_deg": degrees, "allowance_mm": allowance, "room_beyond": room}),
                        );
                        assert!(
                            verdict.steps.len() >= 5
                                && (!verdict.reasons.is_empty() || !verdict.readings.is_empty())
                        );
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn a_longer_move_is_never_worse(allowance in 0_u32..300, more in 0_u32..300, needed in 0_u32..300) {
            let legal = |allowance: u32| ask("LH", &["Ps"], &json!({"allowance_mm": allowance, "needed_mm": needed})).values["legal"] == json!(true);
            prop_assert!(!legal(allowance) || legal(allowance + more));
        }
    }
}
