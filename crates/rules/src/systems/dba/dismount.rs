//! `dba.dismount`: whether mounted troops may dismount; they never remount.
//!
//! # Source items
//! bob:pips.3, 7, bob:tactical-moves.9, 10, bob:threat-zone.12, bob:further-moves.3,
//! qrs:dismounting.1-3, qrs:pips.2.
//!
//! # What it decides
//! Whether a base or group may dismount in this move, and the minimum PIP cost.
//!
//! # What it does not decide
//! Which troops may dismount, and their speed on foot: the documents have no army lists or speeds,
//! so these are given. Other extra PIPs are those of `dba.pip-cost`. Whether the base lines up is
//! given; dismounting inside a BUA is not considered.
//!
//! # Readings chosen
//! - In a threat zone, at the start or end of the move, troops dismount only by lining up. One
//!   sentence of the commentary seems to allow it also for a move straight back out of the zone
//!   (`straight_back`), against the sheet and another sentence: a conflict, decided for lining up,
//!   and asked if nothing else forbids the move.
//! - The extra PIP is paid once for the whole group, even if only some bases dismount.
//!
//! # Direction of error
//! By default troops may not dismount.
//!
//! # Examples
//! Legal: bound 4, a group of three, as far as foot go → 2 PIPs. Illegal: the same into contact.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::tables::PIP_COSTS;
use crate::check::{
    Case, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading, Rule,
    Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::IntoArg as _;

/// The check.
pub struct Dismount;

/// Troops that want to dismount or mount.
pub struct Input {
    own_bound: Measure,
    zone_at_start: bool,
    zone_at_end: bool,
    lines_up: bool,
    straight_back: bool,
    contacts: bool,
    distance: Measure,
    foot_speed: Measure,
    further: bool,
    kind: Change,
    list_allows: bool,
}

/// The requested change: to dismount or to mount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Change {
    Dismount,
    Remount,
    StartDismounted,
}

impl Choice for Change {
    const SCOPE: &'static str = "dba-dismount-kind";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let kind = form.choice("kind").unchanged().required();
        let own_bound = form.integer("own_bound", 1, 99).measured();
        // The cost does not depend on how many dismount.
        form.ignore(&["unit_n"]);
        let dismounts = kind == Change::Dismount;
        let [distance, foot_speed] = ["distance_paces", "foot_speed"].map(|name| {
            let paces = form.decimal(name, 0.0, 2000.0).unit(Unit::Paces);
            let paces = if dismounts {
                Some(paces.measured())
            } else {
                paces.maybe_measured()
            };
            paces.unwrap_or_else(|| Measure::known(0.0))
        });
        Self {
            own_bound,
            // Going straight back says that there may be a zone.
            zone_at_start: if form.may_lack_facts() && form.is_told("straight_back") {
                form.yes_or_no("in_zone_at_start").required()
            } else {
                form.truth("in_zone_at_start")
            },
            zone_at_end: form.truth("in_zone_at_end"),
            lines_up: form.yes_or_no("lines_up").asked_or(false),
            // In a zone it does one or the other (bob:threat-zone.5).
            straight_back: {
                let lines_up = form.holds("lines_up");
                let back = form.yes_or_no("straight_back");
                back.must(|back| !(back && lines_up)).or(false)
            },
            contacts: form.truth("contacts_enemy"),
            distance,
            foot_speed,
            further: form.truth("further_move_planned"),
            kind,
            list_allows: form
                .yes_or_no("list_allows")
                .required_where(kind == Change::Dismount),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    HOW = "dba/moves/dismounting#how";
    FOOT_DISTANCE = "dba/moves/dismounting#foot-distance";
    SAME_PLACE = "dba/moves/dismounting#same-place";
    FIRST_BOUND = "dba/moves/dismounting#first-bound-cost";
    LATER = "dba/moves/dismounting#later-cost";
    OTHER_EXTRAS = "dba/moves/dismounting#other-extras";
    LIST_ALLOWS = "dba/moves/dismounting#list-allows";
    ONLY_TO_LINE_UP = "dba/moves/dismounting-near-enemy#only-to-line-up";
    NO_CONTACT = "dba/moves/dismounting-near-enemy#no-contact";
    NOT_LINED_UP = "dba/moves/dismounting-near-enemy#not-lined-up";
    FROM_OUTSIDE = "dba/moves/dismounting-near-enemy#from-outside";
    NO_FURTHER_MOVE = "dba/moves/dismounting-ends-it#no-further-move";
    NOT_AT_START = "dba/moves/mounted-at-start#not-at-start";
    NO_REMOUNTING = "dba/moves/mounted-at-start#no-remounting";
    CHECK_LINE_UP = "dba/disputes/dismounting-backwards#check-line-up";
    LINE_UP_ONLY = "dba/disputes/dismounting-backwards#line-up-only";
    BACK_OUT = "dba/disputes/dismounting-backwards#back-out-on-foot";
}

/// Straight back out of a threat zone, to dismount farther away.
static BACKWARDS: Point = Point {
    id: "dismounting-backwards",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(LINE_UP_ONLY), Reading::of(BACK_OUT)],
};

impl Rule for Dismount {
    type Input = Input;
    const ID: &'static str = "dba.dismount";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "min_pips",
            kind: OutKind::Number(Unit::Pips),
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["legal", "min_pips"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "remount",
            claim: NO_REMOUNTING,
        },
        Violation {
            code: "start-dismounted",
            claim: NOT_AT_START,
        },
        Violation {
            code: "list",
            claim: LIST_ALLOWS,
        },
        Violation {
            code: "contact",
            claim: NO_CONTACT,
        },
        Violation {
            code: "not-lined-up",
            claim: NOT_LINED_UP,
        },
        Violation {
            code: "too-far",
            claim: FOOT_DISTANCE,
        },
        Violation {
            code: "further-move",
            claim: NO_FURTHER_MOVE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&BACKWARDS];
    const TABLES: &'static [&'static Table] = &[&PIP_COSTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        case.forbid("remount", input.kind == Change::Remount);
        case.forbid("start-dismounted", input.kind == Change::StartDismounted);
        if input.kind == Change::Dismount {
            case.forbid("list", !input.list_allows);
        }
        case.forbid("contact", input.contacts);
        let zone = input.zone_at_start || input.zone_at_end;
        let far = input.distance > input.foot_speed;
        let over = (&input.distance - &input.foot_speed).exactly();
        let over = if far { over } else { Some(0.0) };
        let astray = zone && !input.lines_up;
        let barred = !case.refused().is_empty() || far || input.further;
        let divided = astray && input.zone_at_start && input.straight_back && !barred;
        let backs_out = divided && case.ask(&BACKWARDS).is(BACK_OUT);
        let stray = astray && !backs_out;
        let why = match (zone, input.lines_up) {
            (false, _) => "no-zone",
            (true, true) => "lines-up",
            (true, false) => "backs-out",
        };
        case.forbid("not-lined-up", stray)
            .arg("why", why)
            .cite(if backs_out { BACK_OUT } else { NOT_LINED_UP });
        if divided {
            case.because(if backs_out { BACK_OUT } else { CHECK_LINE_UP });
        }
        case.forbid("too-far", far)
            .value_of(&input.distance)
            .arg("limit", input.foot_speed.exactly())
            .arg("over", over);
        case.forbid("further-move", input.further);
        let cost = (input.kind == Change::Dismount).then(|| price(case, input));

        let legal = case.refused().is_empty();
        if legal {
            let quoted = [
                (true, HOW),
                (true, SAME_PLACE),
                (zone && input.lines_up, ONLY_TO_LINE_UP),
                (input.zone_at_end && !input.zone_at_start, FROM_OUTSIDE),
                (
                    true,
                    if input.own_bound <= 1_i64 {
                        FIRST_BOUND
                    } else {
                        LATER
                    },
                ),
                (input.own_bound > 1_i64, OTHER_EXTRAS),
            ];
            for (_, claim) in quoted.into_iter().filter(|(applies, _)| *applies) {
                case.because(claim);
            }
        } else {
            remedies(case, input, over);
        }
        Values::default()
            .with("legal", legal)
            .with("min_pips", cost)
            .with("violations", case.refused())
    }
}

/// Minimum number of PIPs for dismounting.
fn price(case: &mut Case<'_>, input: &Input) -> i64 {
    let [one, extra] =
        ["move", "extra"].map(|row| case.number(&PIP_COSTS, row, "pips").unwrap_or(0));
    let first = input.own_bound <= 1_i64;
    let cost = if first { one } else { one + extra };
    case.step("cost", !first)
        .value(cost)
        .cite(if first { FIRST_BOUND } else { LATER });
    cost
}

/// The changes that make it legal, if one is enough.
fn remedies(case: &mut Case<'_>, input: &Input, over: Option<f64>) {
    let change: (&'static str, &str, Value) = match case.refused() {
        ["too-far"] => (
            "shorter",
            "distance_paces",
            input.foot_speed.exactly().map_or(Value::Null, number),
        ),
        ["not-lined-up"] => ("line-up", "lines_up", json!(true)),
        ["further-move"] => ("stay", "further_move_planned", json!(false)),
        ["contact"] => ("stop-short", "contacts_enemy", json!(false)),
        _ => return,
    };
    case.remedy(
        change.0,
        vec![
            ("over", over.into_arg()),
            ("limit", input.foot_speed.exactly().into_arg()),
        ],
        vec![(change.1, change.2)],
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(changes: &Value) -> Verdict {
        let given = json!({"kind": "dismount", "own_bound": 4, "unit_n": 3, "distance_paces": 200, "foot_speed": 200, "list_allows": true});
        judge("dba.dismount", &with(&given, changes))
    }

    #[track_caller]
    fn refused(changes: &Value, codes: &[&str]) {
        let verdict = ask(changes);
        assert_eq!(verdict.values["violations"], json!(codes), "{changes}");
        if let Some(remedy) = verdict.remedies.first() {
            assert_eq!(
                ask(&with(changes, &Value::Object(remedy.input.clone())))
                    .finding
                    .kind,
                FindingKind::Legal
            );
        }
    }

    #[test]
    fn a_group_dismounts_once_for_all() {
        let later = ask(&json!({}));
        assert_eq!(
            (later.finding.kind, &later.values["min_pips"]),
            (FindingKind::Legal, &json!(2))
        );
        assert_eq!(later.reasons, [HOW, SAME_PLACE, LATER, OTHER_EXTRAS]);
        let first = ask(&json!({"own_bound": 1, "unit_n": 1}));
        assert_eq!(
            (&first.values["min_pips"], first.reasons.as_slice()),
            (&json!(1), [HOW, SAME_PLACE, FIRST_BOUND].as_slice())
        );
        assert_eq!(step(&first, "cost"), (false, &json!(1)));
    }

    #[test]
    fn what_forbids_it() {
        refused(&json!({"distance_paces": 201}), &["too-far"]);
        refused(&json!({"contacts_enemy": true}), &["contact"]);
        refused(&json!({"further_move_planned": true}), &["further-move"]);
        refused(&json!({"list_allows": false}), &["list"]);
        for zone in ["in_zone_at_start", "in_zone_at_end"] {
            refused(&json!({zone: true}), &["not-lined-up"]);
            refused(&json!({zone: true, "lines_up": true}), &[]);
            refused(
                &json!({zone: true, "lines_up": true, "contacts_enemy": true}),
                &["contact"],
            );
        }
        let back = json!({"in_zone_at_start": true, "straight_back": true});
        let stays = ask(&back);
        assert_eq!(
            (&stays.values["violations"], stays.flags.as_slice()),
            (
                &json!(["not-lined-up"]),
                ["conflict:dismounting-backwards".to_owned()].as_slice()
            )
        );
        assert!(stays.reasons.contains(&CHECK_LINE_UP));
        assert_eq!(
            (
                stays.alternatives[0].reading,
                &stays.alternatives[0].values["legal"]
            ),
            ("back-out-on-foot", &json!(true))
        );
        let goes = ask(&with(&back, &json!({"agreed": "back-out-on-foot"})));
        assert!(
            goes.values["legal"] == json!(true)
                && goes.reasons.contains(&BACK_OUT)
                && !goes.reasons.contains(&ONLY_TO_LINE_UP)
        );
        // If something else forbids it, or for bases that enter a zone, it is not asked.
        assert!(
            ask(&with(&back, &json!({"distance_paces": 201})))
                .flags
                .is_empty()
        );
        assert!(
            ask(&json!({"in_zone_at_end": true, "straight_back": true}))
                .flags
                .is_empty()
        );
        for kind in ["remount", "start-dismounted"] {
            refused(&json!({"kind": kind}), &[kind]);
            let verdict = judge(
                "dba.dismount",
                &json!({"kind": kind, "own_bound": 1, "unit_n": 1, "list_allows": true}),
            );
            assert_eq!(
                (verdict.finding.code.as_str(), &verdict.values["min_pips"]),
                (kind, &Value::Null)
            );
        }
        assert_eq!(
            faults(
                "dba.dismount",
                &json!({"kind": "dismount", "own_bound": 1, "unit_n": 1})
            )
            .len(),
            3
        );
        assert_eq!(faults("dba.dismount", &json!({})).len(), 3 + 2);
    }

    #[test]
    fn every_case_has_an_answer() {
        for kind in Change::ALL {
            for (bound, unit, paces) in [(1, 1, 100), (3, 4, 200), (3, 1, 300)] {
                for bits in 0..128_u8 {
                    let on = |n: u8| bits & (1 << n) > 0;
                    if on(3) && on(6) {
                        continue;
                    }
                    let verdict = ask(
                        &json!({"kind": kind.code(), "own_bound": bound, "unit_n": unit, "distance_paces": paces, "list_allows": on(0),
                        "in_zone_at_start": on(1), "in_zone_at_end": on(2), "lines_up": on(3), "contacts_enemy": on(4), "further_move_planned": on(5), "straight_back": on(6),
                        "agreed": if unit > 1 { json!(["back-out-on-foot"]) } else { json!([]) }}),
                    );
                    assert!(!verdict.reasons.is_empty());
                }
            }
        }
    }

    proptest! {
        #[test]
        fn slower_feet_never_help(distance in 0_u32..500, speed in 0_u32..500, more in 0_u32..500) {
            let legal = |speed: u32| ask(&json!({"distance_paces": distance, "foot_speed": speed})).values["legal"] == json!(true);
            prop_assert!(!legal(speed) || legal(speed + more));
        }
    }
}
