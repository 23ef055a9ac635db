//! `dba.subsequent-move`: whether troops that have moved may move again in the same bound.
//!
//! # Source items
//! bob:further-moves.1-4, bob:beaten.7, qrs:further-moves.1-5, qrs:dismounting.3.
//!
//! # What it decides
//! Whether this further move (`move_no` 2 is the first) is allowed, and every reason why not.
//!
//! # What it does not decide
//! Its PIPs (`dba.pip-cost`), its speed, which is determined again (`dba.movement-allowance`), and
//! the contact itself (`dba.legal-contact`).
//!
//! # Readings chosen
//! - A move given as by road follows only the rule for roads; troops with another right may give
//!   the same move as off the road.
//! - `still_in_enemy_front` is for troops that went straight back or broke off before.
//! - Light Horse exactly one base width from an enemy are within it, flagged `marginal`; by road
//!   they are only denied contact, flagged.
//! - The second move of Warband and Scythed Chariots may end in any support of a close combat; the
//!   sheet does not mention rear support (`conflict:second-move-end`). Both documents count flank
//!   and rear contact as contact.
//! - Joining a group gives no base the right to move again.
//!
//! # Direction of error
//! Given distances and contacts are not verified.
//!
//! # Examples
//! Illegal: `Wb`, move 2, ending in the open. Legal: `Wb`, move 4, by road, no contact.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::garrison::IN_ITS_PLACE;
use super::move_tables::FURTHER_MOVES;
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct SubsequentMove;

/// A further move.
pub struct Input {
    troop: Fact<Troop>,
    unit: Fact<Mover>,
    own_bound: Measure,
    move_no: Measure,
    road: Fact<bool>,
    dismounted: Fact<bool>,
    nearest_enemy: Option<Measure>,
    end: Fact<Ends>,
    still_in_front: Fact<bool>,
}

/// Troops that move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Mover {
    Element,
    Column,
    Group,
}

impl Choice for Mover {
    const SCOPE: &'static str = "dba-mover";
}

/// End of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Ends {
    #[strum(serialize = "none")]
    Nothing,
    Front,
    Flank,
    Rear,
    Overlap,
    RearSupport,
}

impl Ends {
    /// Whether the enemy is touched.
    const fn touches(self) -> bool {
        !matches!(self, Self::Nothing | Self::RearSupport)
    }
}

impl Choice for Ends {
    const SCOPE: &'static str = "dba-move-end";
}

/// The right of troops to move again off the road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Right {
    Psiloi,
    LightHorse,
    SecondMove,
    None,
}

impl Right {
    const fn of(troop: Troop) -> Self {
        match troop {
            Troop::Ps => Self::Psiloi,
            Troop::LH | Troop::TwoCm => Self::LightHorse,
            Troop::Wb | Troop::SCh => Self::SecondMove,
            _ => Self::None,
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop: Fact<Troop> = form
            .choice("troop")
            .only(|troop: Troop| !troop.stays())
            .fact();
        let unit = form.choice("unit").fact();
        let own_bound = form.integer("own_bound", 1, 99).measured();
        // A move after the first is the second, unless a later one is given.
        let move_no = form.integer("move_no", 2, 12).usually_measured(2);
        let road = form.yes_or_no("road").fact_or(false);
        let dismounted = form.yes_or_no("dismounted_this_bound").fact_or(false);
        let nearest_enemy = form
            .decimal("min_enemy_dist_bw", 0.0, 100.0)
            .unit(Unit::BaseWidths);
        let right = troop.by(Right::of);
        let needed = right == Right::LightHorse && !*road;
        let nearest_enemy = if needed {
            Some(nearest_enemy.measured())
        } else {
            nearest_enemy.maybe_measured()
        };
        // For troops that may move again, the question is how the move ends.
        let end = form.choice("end");
        let end = if right != Right::None || *road {
            end.fact_asked_or(Ends::Nothing)
        } else {
            end.fact_or(Ends::Nothing)
        };
        Self {
            troop,
            unit,
            own_bound,
            move_no,
            road,
            dismounted,
            nearest_enemy,
            end,
            still_in_front: form.yes_or_no("still_in_enemy_front").fact_or(false),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with IN_ITS_PLACE;
    PAID = "dba/moves/further-moves#paid-each-time";
    AS_PIPS_LAST = "dba/moves/further-moves#as-pips-last";
    NOBODY_ELSE = "dba/moves/further-moves#nobody-else";
    LIGHT_CAMELRY = "dba/moves/further-moves#light-camelry";
    FIRST_BOUND_ONLY = "dba/moves/further-psiloi#first-bound-only";
    NOT_LATER = "dba/moves/further-psiloi#not-later";
    ANYONE = "dba/moves/further-by-road#anyone";
    HOW_MANY = "dba/moves/further-by-road#how-many";
    ROAD_CONTACT = "dba/moves/further-by-road#no-contact";
    MAY_SUPPORT = "dba/moves/further-by-road#may-support";
    COLUMN_ONLY = "dba/moves/further-by-road#column-only";
    KEEP_CLEAR = "dba/moves/further-light-horse#keep-clear";
    EVERY_SIDE = "dba/moves/further-light-horse#every-side";
    HORSE_CONTACT = "dba/moves/further-light-horse#no-contact";
    EXACTLY_ONE = "dba/moves/further-light-horse#exactly-one";
    INTO_COMBAT = "dba/moves/second-move#into-combat";
    NOT_IN_COMBAT = "dba/moves/second-move#not-in-combat";
    NO_THIRD = "dba/moves/second-move#no-third";
    ONCE_CLEAR = "dba/moves/after-going-back#once-clear";
    STILL_IN_FRONT = "dba/moves/after-going-back#still-in-front";
    DISMOUNTED = "dba/moves/dismounting-ends-it#no-further-move";
    ANY_HELP = "dba/disputes/second-move-end#any-help";
    CONTACT_OR_OVERLAP = "dba/disputes/second-move-end#contact-or-overlap";
    pub(super) PSILOI_MAY = "dba/disputes/psiloi-further-contact#psiloi-may-contact";
    pub(super) PSILOI_STOP = "dba/disputes/psiloi-further-contact#psiloi-stop-short";
    HORSE_BY_ROAD = "dba/disputes/light-horse-by-road#check-road";
    ONLY_ENTITLED = "dba/disputes/joining-a-group#check-entitled";
    ONE_BASE = "dba/disputes/light-horse-one-base#check-inside";
}

/// Places where the second move of Warband and Scythed Chariots may end.
static SECOND_MOVE_END: Point = Point {
    id: "second-move-end",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(ANY_HELP), Reading::of(CONTACT_OR_OVERLAP)],
};
/// Psiloi whose further move ends in contact.
pub(super) static PSILOI_CONTACT: Point = Point {
    id: "psiloi-further-contact",
    kind: PointKind::Open,
    readings: &[Reading::of(PSILOI_MAY), Reading::of(PSILOI_STOP)],
};

impl Rule for SubsequentMove {
    type Input = Input;
    const ID: &'static str = "dba.subsequent-move";
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
            code: "dismounted",
            claim: DISMOUNTED,
        },
        Violation {
            code: "still-in-front",
            claim: STILL_IN_FRONT,
        },
        Violation {
            code: "road-group",
            claim: COLUMN_ONLY,
        },
        Violation {
            code: "road-too-many",
            claim: HOW_MANY,
        },
        Violation {
            code: "road-contact",
            claim: ROAD_CONTACT,
        },
        Violation {
            code: "no-further-moves",
            claim: NOBODY_ELSE,
        },
        Violation {
            code: "after-the-first-bound",
            claim: NOT_LATER,
        },
        Violation {
            code: "psiloi-contact",
            claim: PSILOI_STOP,
        },
        Violation {
            code: "near-the-enemy",
            claim: KEEP_CLEAR,
        },
        Violation {
            code: "light-horse-contact",
            claim: HORSE_CONTACT,
        },
        Violation {
            code: "third-move",
            claim: NO_THIRD,
        },
        Violation {
            code: "not-into-combat",
            claim: NOT_IN_COMBAT,
        },
        Violation {
            code: "only-support",
            claim: CONTACT_OR_OVERLAP,
        },
        Violation {
            code: "stays-inside",
            claim: IN_ITS_PLACE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&SECOND_MOVE_END, &PSILOI_CONTACT];
    const TABLES: &'static [&'static Table] = &[&FURTHER_MOVES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if input.troop.exactly().is_some_and(Troop::stays) {
            case.forbid("stays-inside", true);
            return Values::default()
                .with("legal", false)
                .with("violations", case.refused());
        }
        case.forbid("dismounted", *input.dismounted);
        let still = *input.still_in_front;
        case.forbid("still-in-front", still)
            .cite(if still { STILL_IN_FRONT } else { ONCE_CLEAR });
        let (road, right) = (*input.road, input.troop.by(Right::of));
        case.step("right", road || right != Right::None)
            .value_of(&input.troop)
            .arg("troop", &input.troop)
            .arg("why", if road { "road" } else { "troop" })
            .cite(if road { ANYONE } else { NOBODY_ELSE });
        let carries = match (road, right) {
            (true, _) => by_road(case, input),
            (false, Right::Psiloi) => psiloi(case, input),
            (false, Right::LightHorse) => light_horse(case, input),
            (false, Right::SecondMove) => second_move(case, input),
            (false, Right::None) => {
                case.refuse("no-further-moves");
                if input.unit == Mover::Group {
                    case.because(ONLY_ENTITLED);
                }
                NOBODY_ELSE
            }
        };
        let legal = case.refused().is_empty();
        if legal {
            let unlimited = road || right != Right::SecondMove;
            for claim in [carries, if unlimited { AS_PIPS_LAST } else { PAID }, PAID] {
                case.because(claim);
            }
        }
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
    }
}

/// The rule for roads, which applies to all troops.
fn by_road(case: &mut Case<'_>, input: &Input) -> &'static str {
    case.forbid("road-group", input.unit == Mover::Group)
        .value_of(&input.unit);
    let most = case
        .number(&FURTHER_MOVES, "road", "count")
        .unwrap_or(i64::MAX - 1);
    case.forbid("road-too-many", input.move_no > most + 1)
        .value_of(&(&input.move_no - 1.0))
        .arg("most", most);
    let touches = input.end.is(Ends::touches);
    case.forbid("road-contact", touches)
        .value_of(&input.end)
        .arg("end", &input.end);
    if input.end == Ends::RearSupport {
        case.because(MAY_SUPPORT);
    }
    let right = input.troop.by(Right::of);
    if right == Right::LightHorse
        && !touches
        && input.nearest_enemy.as_ref().is_some_and(|bw| *bw <= 1.0)
    {
        case.flag("silent:light-horse-by-road");
        case.because(HORSE_BY_ROAD);
    }
    if matches!(case.refused(), ["road-contact" | "road-group"])
        && match right {
            Right::SecondMove => input.move_no == 2,
            Right::Psiloi => input.own_bound == 1,
            Right::LightHorse | Right::None => false,
        }
    {
        case.remedy("off-road", vec![], vec![("road", json!(false))]);
    }
    ANYONE
}

/// Psiloi, in their first bound.
fn psiloi(case: &mut Case<'_>, input: &Input) -> &'static str {
    let later = input.own_bound > 1;
    case.forbid("after-the-first-bound", later)
        .value_of(&input.own_bound);
    let touches = input.end.is(Ends::touches);
    let barred = touches && !later && case.ask(&PSILOI_CONTACT).is(PSILOI_STOP);
    let may = touches && !later && !barred;
    let why = match (touches, may) {
        (false, _) => "no-contact",
        (true, true) => "may",
        (true, false) => "later",
    };
    case.forbid("psiloi-contact", barred)
        .value_of(&input.end)
        .arg("why", why)
        .cite(if may { PSILOI_MAY } else { PSILOI_STOP });
    if may {
        case.because(PSILOI_MAY);
    }
    FIRST_BOUND_ONLY
}

/// Light Horse, not near the enemy.
fn light_horse(case: &mut Case<'_>, input: &Input) -> &'static str {
    let near = input.nearest_enemy.as_ref().is_none_or(|bw| *bw <= 1.0);
    let step = case.forbid("near-the-enemy", near);
    match &input.nearest_enemy {
        Some(distance) => drop(step.value_of(distance)),
        None => drop(step.value(0)),
    }
    if input.nearest_enemy.as_ref().is_some_and(|bw| *bw == 1.0) {
        case.flag("marginal");
        case.because(EXACTLY_ONE);
        case.because(ONE_BASE);
    }
    case.forbid("light-horse-contact", input.end.is(Ends::touches))
        .value_of(&input.end);
    if near {
        case.because(EVERY_SIDE);
    }
    if input.troop == Troop::TwoCm {
        case.because(LIGHT_CAMELRY);
    }
    KEEP_CLEAR
}

/// Warband and Scythed Chariots, once and into combat.
fn second_move(case: &mut Case<'_>, input: &Input) -> &'static str {
    let third = input.move_no > 2;
    case.forbid("third-move", third).value_of(&input.move_no);
    case.forbid("not-into-combat", input.end == Ends::Nothing)
        .value_of(&input.end)
        .arg("end", &input.end);
    let support = input.end == Ends::RearSupport;
    let barred = support && case.ask(&SECOND_MOVE_END).is(CONTACT_OR_OVERLAP);
    case.forbid("only-support", barred)
        .value_of(&input.end)
        .arg("why", if support { "helps" } else { "other" })
        .cite(if support && !barred {
            ANY_HELP
        } else {
            CONTACT_OR_OVERLAP
        });
    if support && !barred {
        case.because(ANY_HELP);
    }
    if third && !input.end.is(Ends::touches) && input.unit != Mover::Group {
        case.remedy("by-road", vec![], vec![("road", Value::from(true))]);
    }
    INTO_COMBAT
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(troop: &str, changes: &Value) -> Verdict {
        let given = json!({"troop": troop, "unit": "element", "own_bound": 3, "move_no": 2, "min_enemy_dist_bw": 3});
        judge("dba.subsequent-move", &with(&given, changes))
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
        assert!(!verdict.reasons.is_empty());
    }

    #[test]
    fn off_the_road_five_types_move_again() {
        for troop in Troop::ALL {
            let verdict = ask(troop.code(), &json!({"own_bound": 1}));
            let codes: &[&str] = match troop {
                Troop::Ps | Troop::LH | Troop::TwoCm => &[],
                Troop::Wb | Troop::SCh => &["not-into-combat"],
                Troop::CF | Troop::Dz => &["stays-inside"],
                _ => &["no-further-moves"],
            };
            refused(&verdict, codes);
        }
        assert!(
            ask("Bd", &json!({"unit": "group"}))
                .reasons
                .contains(&ONLY_ENTITLED)
        );
    }

    #[test]
    fn by_road_anybody_goes_on_short_of_contact() {
        for troop in Troop::ALL.iter().filter(|troop| !troop.stays()) {
            for move_no in 2..=6 {
                refused(
                    &ask(
                        troop.code(),
                        &json!({"road": true, "unit": "column", "move_no": move_no}),
                    ),
                    &[],
                );
            }
            refused(
                &ask(troop.code(), &json!({"road": true, "move_no": 7})),
                &["road-too-many"],
            );
            refused(
                &ask(troop.code(), &json!({"road": true, "unit": "group"})),
                &["road-group"],
            );
        }
        for end in Ends::ALL {
            let verdict = ask("Sp", &json!({"road": true, "end": end.code()}));
            refused(
                &verdict,
                if end.touches() {
                    &["road-contact"]
                } else {
                    &[]
                },
            );
        }
        let charge = ask("Wb", &json!({"road": true, "end": "front"}));
        assert_eq!(charge.remedies[0].code, "off-road");
        refused(
            &ask(
                "Wb",
                &with(
                    &json!({"end": "front"}),
                    &Value::Object(charge.remedies[0].input.clone()),
                ),
            ),
            &[],
        );
        let near = ask("LH", &json!({"road": true, "min_enemy_dist_bw": 0.5}));
        refused(&near, &[]);
        assert_eq!(near.flags, ["silent:light-horse-by-road"]);
    }

    #[test]
    fn psiloi_in_their_first_bound() {
        for move_no in [2, 4, 6, 9] {
            refused(
                &ask(
                    "Ps",
                    &json!({"own_bound": 1, "move_no": move_no, "unit": "group"}),
                ),
                &[],
            );
        }
        refused(&ask("Ps", &json!({})), &["after-the-first-bound"]);
        refused(
            &ask("Ps", &json!({"end": "front"})),
            &["after-the-first-bound"],
        );
        let contact = json!({"own_bound": 1, "end": "overlap"});
        assert_eq!(ask("Ps", &contact).finding.code, "psiloi-further-contact");
        refused(
            &ask(
                "Ps",
                &with(&contact, &json!({"agreed": "psiloi-may-contact"})),
            ),
            &[],
        );
        refused(
            &ask(
                "Ps",
                &with(&contact, &json!({"agreed": "psiloi-stop-short"})),
            ),
            &["psiloi-contact"],
        );
    }

    #[test]
    fn light_horse_keep_a_base_width_away() {
        for troop in ["LH", "2Cm"] {
            refused(
                &ask(troop, &json!({"min_enemy_dist_bw": 1.01, "move_no": 6})),
                &[],
            );
            refused(
                &ask(troop, &json!({"min_enemy_dist_bw": 0.9})),
                &["near-the-enemy"],
            );
            let exact = ask(troop, &json!({"min_enemy_dist_bw": 1}));
            refused(&exact, &["near-the-enemy"]);
            assert_eq!(exact.flags, ["marginal"]);
            refused(
                &ask(troop, &json!({"min_enemy_dist_bw": 0, "end": "flank"})),
                &["near-the-enemy", "light-horse-contact"],
            );
        }
        let given = json!({"troop": "LH", "unit": "element", "own_bound": 1, "move_no": 2});
        assert_eq!(
            faults("dba.subsequent-move", &given),
            [("min_enemy_dist_bw".to_owned(), "missing")]
        );
        assert_eq!(
            faults("dba.subsequent-move", &json!({"move_no": 1})).len(),
            4
        );
    }

    #[test]
    fn warband_and_chariots_charge_once() {
        for troop in ["Wb", "SCh"] {
            for end in ["front", "flank", "rear", "overlap"] {
                let verdict = ask(troop, &json!({"end": end}));
                refused(&verdict, &[]);
                assert!(verdict.flags.is_empty());
            }
            refused(
                &ask(troop, &json!({"end": "front", "move_no": 3})),
                &["third-move"],
            );
            let support = ask(troop, &json!({"end": "rear-support"}));
            refused(&support, &[]);
            assert_eq!(
                (
                    support.flags.as_slice(),
                    support.alternatives[0].finding.code.as_str()
                ),
                (
                    ["conflict:second-move-end".to_owned()].as_slice(),
                    "only-support"
                )
            );
            refused(
                &ask(
                    troop,
                    &json!({"end": "rear-support", "agreed": "contact-or-overlap"}),
                ),
                &["only-support"],
            );
        }
        let on = ask("Wb", &json!({"move_no": 4}));
        refused(&on, &["third-move", "not-into-combat"]);
        refused(
            &ask(
                "Wb",
                &with(
                    &json!({"move_no": 4}),
                    &Value::Object(on.remedies[0].input.clone()),
                ),
            ),
            &[],
        );
    }

    #[test]
    fn nobody_after_dismounting_or_in_front_of_the_enemy() {
        for road in [false, true] {
            refused(
                &ask("LH", &json!({"dismounted_this_bound": true, "road": road})),
                &["dismounted"],
            );
            refused(
                &ask("LH", &json!({"still_in_enemy_front": true, "road": road})),
                &["still-in-front"],
            );
            // For troops that did not go back, no sentence about it is shown.
            let on = ask("LH", &json!({"road": road}));
            assert!(
                on.values["legal"] == json!(true) && !on.reasons.contains(&ONCE_CLEAR),
                "{:?}",
                on.reasons
            );
        }
    }

    #[test]
    fn every_case_has_an_answer() {
        for troop in Troop::ALL {
            for unit in Mover::ALL {
                for end in Ends::ALL {
                    for (bound, move_no) in [(1, 2), (3, 2), (1, 7)] {
                        for distance in [0.5, 1.0, 2.0] {
                            for bits in 0..8_u8 {
                                let on = |n: u8| bits & (1 << n) > 0;
                                let given = json!({"unit": unit.code(), "end": end.code(), "own_bound": bound, "move_no": move_no, "min_enemy_dist_bw": distance,
                                    "road": on(0), "dismounted_this_bound": on(1), "still_in_enemy_front": on(2)});
                                let verdict = ask(troop.code(), &given);
                                assert!(
                                    !verdict.reasons.is_empty() || !verdict.readings.is_empty(),
                                    "{given}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn farther_from_the_enemy_and_sooner_is_never_worse(troop in 0..Troop::ALL.len(), near in 0_u32..30, more in 0_u32..30, move_no in 3_i64..12, road in any::<bool>()) {
            let legal = |tenths: u32, move_no: i64| {
                ask(Troop::ALL[troop].code(), &json!({"min_enemy_dist_bw": f64::from(tenths) / 10.0, "move_no": move_no, "road": road})).values["legal"] == json!(true)
            };
            prop_assert!(!legal(near, move_no) || legal(near + more, move_no - 1));
        }
    }
}
