//! `dba.camp`: whether an army has a camp, whether its position is legal, and who controls it.
//!
//! # Source items
//! bob:deployment.5, bob:movement.5, bob:victory.2, p1, bob:tournament.p3, qrs:camp.1-4,
//! qrs:terrain-size.6, 7.
//!
//! # What it decides
//! Whether there may be a camp at all; whether place, size and occupants are legal; who controls it
//! and for how many losses it counts.
//!
//! # What it does not decide
//! How it is attacked and taken (`dba.bua-assault`, `dba.garrison`), and the losses of those inside
//! (`dba.loss-count`).
//!
//! # Readings chosen
//! - Place and size are judged if one of their facts is given; otherwise only the occupants are.
//! - A BUA on the table denies only the defender a camp: `conflict:invaders-camp-with-a-bua` if the
//!   question is about the invader (`enemy_bua_on_table`).
//! - A rear edge on a shore along the player's own table edge counts as on that edge:
//!   `conflict:camp-on-the-shore`.
//! - `litter_count` is added to the War Wagons by one reading of an open point, and is asked only
//!   if it makes a difference.
//! - A base that joins Camp Followers replaces them: it is not a second occupant.
//! - The default of `last_occupied_by` is the owner. If there is no camp, neither side controls
//!   one.
//!
//! # Direction of error
//! A camp partly in a wood must be given as not in good going.
//!
//! # Examples
//! No camp: a defender with a BUA. Allowed: an invader with one War Wagon.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::set_up::Role;
use super::tables::LOSS_WEIGHTS;
use super::terrain_tables::{SET_UP_COUNTS, TERRAIN_SIZES};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Camp;

/// An army and its camp.
pub struct Input {
    side: Fact<Role>,
    own_bua: Fact<bool>,
    enemy_bua: Fact<bool>,
    wagons: Measure,
    litters: Measure,
    on_edge: Fact<Option<bool>>,
    on_waterway: Fact<bool>,
    waterway_on_edge: Fact<bool>,
    good_going: Fact<bool>,
    /// Sum of two sides, cm.
    side_sum: Option<Measure>,
    occupant: Fact<Occupant>,
    second: Fact<bool>,
    last: Fact<Owner>,
}

/// Occupant of the camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Occupant {
    Nobody,
    Followers,
    Element(Troop),
}

impl Choice for Occupant {
    const SCOPE: &'static str = Troop::SCOPE;
    const GIVEN: bool = true;
    /// Reads a code, also in the form of the army lists: `4Bd`.
    fn parse(code: &str) -> Option<Self> {
        let named = Self::ALL
            .iter()
            .copied()
            .find(|occupant| occupant.code() == code);
        named.or_else(|| {
            Troop::parse(code)
                .map(Self::Element)
                .filter(|occupant| Self::ALL.contains(occupant))
        })
    }
}

impl VariantArray for Occupant {
    const VARIANTS: &'static [Self] = &[
        Self::Nobody,
        Self::Followers,
        Self::Element(Troop::El),
        Self::Element(Troop::Kn),
        Self::Element(Troop::HCh),
        Self::Element(Troop::Cv),
        Self::Element(Troop::LCh),
        Self::Element(Troop::LH),
        Self::Element(Troop::TwoCm),
        Self::Element(Troop::SCh),
        Self::Element(Troop::Cm),
        Self::Element(Troop::Sp),
        Self::Element(Troop::Pk),
        Self::Element(Troop::Bd),
        Self::Element(Troop::Ax),
        Self::Element(Troop::Bw),
        Self::Element(Troop::Ps),
        Self::Element(Troop::Wb),
        Self::Element(Troop::Hd),
        Self::Element(Troop::Art),
        Self::Element(Troop::WWg),
        Self::Element(Troop::Lit),
    ];
}

impl From<Occupant> for &'static str {
    fn from(value: Occupant) -> Self {
        match value {
            Occupant::Nobody => "none",
            Occupant::Followers => "CF",
            Occupant::Element(troop) => troop.code(),
        }
    }
}

/// The side whose troops were last in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Owner {
    Owner,
    Enemy,
}

impl Choice for Owner {
    const SCOPE: &'static str = "dba-camp-owner";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // A camp that was occupied must have been allowed.
        let stands = form.is_told("last_occupied_by")
            || form.is_told("occupant") && !form.says("occupant", "none");
        // An occupant of the camp is one of the army.
        let [wagon, litter] = [Troop::WWg, Troop::Lit]
            .map(|occupant| i64::from(form.says("occupant", occupant.code())));
        // A second element means that there is a first one.
        let shared = form.holds("second_occupant");
        if shared && form.says("occupant", "none") {
            form.contradicts("second_occupant");
        }
        let input = Self {
            side: form.choice("side").fact(),
            own_bua: form.yes_or_no("own_bua_on_table").fact_or(false),
            enemy_bua: form.yes_or_no("enemy_bua_on_table").fact_or(false),
            wagons: if stands {
                form.integer("wwg_count", 0, 12).usually_measured(wagon)
            } else {
                form.integer("wwg_count", 0, 12).measured()
            },
            litters: form.integer("litter_count", 0, 12).usually_measured(litter),
            on_edge: form.yes_or_no("on_own_edge").maybe_fact(),
            on_waterway: form.yes_or_no("rear_on_waterway").fact_or(false),
            waterway_on_edge: form.yes_or_no("waterway_on_own_edge").fact_or(false),
            good_going: form.yes_or_no("all_in_good_going").fact_or(true),
            side_sum: form.decimal("side_sum_cm", 0.1, 200.0).maybe_measured(),
            occupant: {
                let occupant = form
                    .choice("occupant")
                    .only(|occupant| !shared || occupant != Occupant::Nobody);
                if shared {
                    occupant.fact()
                } else {
                    occupant.fact_or(Occupant::Nobody)
                }
            },
            second: form.yes_or_no("second_occupant").fact_or(false),
            last: form.choice("last_occupied_by").fact_or(Owner::Owner),
        };
        if wagon > 0 && input.wagons.exactly() == Some(0.0)
            || litter > 0 && input.litters.exactly() == Some(0.0)
        {
            form.contradicts("occupant");
        }
        input
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    EVERYONE_BUT = "dba/strongpoints/camp-or-none#everyone-but";
    NOT_WITH_A_BUA = "dba/strongpoints/camp-or-none#not-with-a-bua";
    NOT_WITH_WAGONS = "dba/strongpoints/camp-or-none#not-with-wagons";
    ONE_WAGON = "dba/strongpoints/camp-or-none#one-wagon";
    GOOD_GOING_ONLY = "dba/strongpoints/camp-place#good-going-only";
    REAR_ON_THE_EDGE = "dba/strongpoints/camp-place#rear-on-the-edge";
    NOT_LARGER = "dba/strongpoints/camp-size#not-larger";
    ONE_OF_THREE = "dba/strongpoints/camp-occupant#one-of-three";
    ONE_BASE = "dba/strongpoints/camp-occupant#one-base";
    FOLLOWERS_STAY = "dba/strongpoints/camp-occupant#followers-stay";
    FOLLOWERS_GIVE_WAY = "dba/strongpoints/camp-occupant#followers-give-way";
    LAST_ONE_IN = "dba/strongpoints/camp-control#last-one-in";
    EMPTY_NOT_LOST = "dba/strongpoints/camp-control#empty-not-lost";
    MUST_WALK_IN = "dba/strongpoints/camp-control#must-walk-in";
    COUNTS_TWO = "dba/strongpoints/camp-control#counts-two";
    RETAKEN = "dba/strongpoints/camp-control#retaken";
    LITTERS_COUNT = "dba/disputes/litters-and-the-camp#litters-count";
    LITTERS_DO_NOT = "dba/disputes/litters-and-the-camp#litters-do-not-count";
    DEFENDER_NAMED = "dba/disputes/invaders-camp-with-a-bua#defender-named";
    EITHER_OR = "dba/disputes/invaders-camp-with-a-bua#either-or";
    REAR_ON_SHORE = "dba/disputes/camp-on-the-shore#rear-on-shore";
    OWN_SIDE = "dba/disputes/camp-on-the-shore#own-side";
}

/// Whether Litters count as War Wagons.
static LITTERS: Point = Point {
    id: "litters-and-the-camp",
    kind: PointKind::Open,
    readings: &[Reading::of(LITTERS_COUNT), Reading::of(LITTERS_DO_NOT)],
};
/// The invader's camp against the defender's BUA.
static INVADER_AND_BUA: Point = Point {
    id: "invaders-camp-with-a-bua",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(DEFENDER_NAMED), Reading::of(EITHER_OR)],
};
/// The rear edge on the shore.
static ON_THE_SHORE: Point = Point {
    id: "camp-on-the-shore",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(REAR_ON_SHORE), Reading::of(OWN_SIDE)],
};

impl Rule for Camp {
    type Input = Input;
    const ID: &'static str = "dba.camp";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "camp_allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "placement_legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "controlled_by",
            kind: OutKind::word::<Owner>(),
        },
        Output {
            name: "counts_lost",
            kind: OutKind::Number(Unit::Bases),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["camp_allowed", "placement_legal", "controlled_by"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "defender-with-a-bua",
            claim: NOT_WITH_A_BUA,
        },
        Violation {
            code: "bua-or-camp",
            claim: EITHER_OR,
        },
        Violation {
            code: "war-wagons",
            claim: NOT_WITH_WAGONS,
        },
        Violation {
            code: "litters",
            claim: LITTERS_COUNT,
        },
        Violation {
            code: "not-in-good-going",
            claim: GOOD_GOING_ONLY,
        },
        Violation {
            code: "rear-not-on-the-edge",
            claim: REAR_ON_THE_EDGE,
        },
        Violation {
            code: "off-its-own-side",
            claim: OWN_SIDE,
        },
        Violation {
            code: "too-large",
            claim: NOT_LARGER,
        },
        Violation {
            code: "second-occupant",
            claim: ONE_BASE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&LITTERS, &INVADER_AND_BUA, &ON_THE_SHORE];
    const TABLES: &'static [&'static Table] = &[&SET_UP_COUNTS, &TERRAIN_SIZES, &LOSS_WEIGHTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut carrying = vec![EVERYONE_BUT];
        allowed(case, input, &mut carrying);
        let allowed = case.refused().is_empty();
        let against = case.refused().len();
        let placed = place(case, input, &mut carrying);
        inside(case, input, &mut carrying);
        let stands = case.refused().len() == against;
        let (controlled_by, lost) = if allowed {
            control(case, input, &mut carrying)
        } else {
            (None, 0)
        };
        // If something forbids it, that alone decides.
        if case.refused().is_empty() {
            for claim in carrying {
                case.because(claim);
            }
        }
        Values::default()
            .with("camp_allowed", allowed)
            .with("placement_legal", (placed || !stands).then_some(stands))
            .with("violations", case.refused())
            .with("controlled_by", controlled_by.map(Owner::code))
            .with("counts_lost", lost)
    }
}

/// The reason why an army has no camp.
fn allowed(case: &mut Case<'_>, input: &Input, carrying: &mut Vec<&'static str>) {
    let defender = input.side == Role::Defender;
    let (own_bua, enemy_bua) = (*input.own_bua, *input.enemy_bua);
    let why = match (own_bua || enemy_bua, defender) {
        (false, _) => "no-bua",
        (true, false) => "invader",
        (true, true) => "enemys",
    };
    case.forbid("defender-with-a-bua", defender && own_bua)
        .arg("why", why);
    if !defender && (own_bua || enemy_bua) {
        let barred = case.ask(&INVADER_AND_BUA).is(EITHER_OR);
        case.forbid("bua-or-camp", barred)
            .cite(if barred { EITHER_OR } else { DEFENDER_NAMED });
        carrying.push(DEFENDER_NAMED);
    }
    let most = case
        .number(&SET_UP_COUNTS, "camp-wagons", "value")
        .unwrap_or(0);
    let wagons = input.wagons > most;
    case.forbid("war-wagons", wagons)
        .value_of(&input.wagons)
        .arg("most", most)
        .cite(if wagons { NOT_WITH_WAGONS } else { ONE_WAGON });
    if !wagons && input.wagons > 0 {
        carrying.push(ONE_WAGON);
    }
    // A War Wagon may be given, and Litters as well.
    let matters = !wagons
        && input.litters > 0
        && (input.litters > most || input.wagons > most - input.litters.whole());
    // If it is refused already, the open point need not be settled.
    let open = matters && case.refused().is_empty();
    let barred = open && case.ask(&LITTERS).is(LITTERS_COUNT);
    let why = match (input.litters > 0, open) {
        (false, _) => "none",
        (true, true) => "do-not-count",
        (true, false) => "moot",
    };
    case.forbid("litters", barred)
        .value_of(&input.litters)
        .arg("why", why)
        .cite(if open && !barred {
            LITTERS_DO_NOT
        } else {
            LITTERS_COUNT
        });
    if open && !barred {
        carrying.push(LITTERS_DO_NOT);
    }
}

/// Judges place and size if one of their facts is given; returns whether it did.
fn place(case: &mut Case<'_>, input: &Input, carrying: &mut Vec<&'static str>) -> bool {
    let [on_waterway, waterway_on_edge, good_going] = [
        &input.on_waterway,
        &input.waterway_on_edge,
        &input.good_going,
    ]
    .map(|fact| **fact);
    // A camp with other given facts has the usual place.
    let of_itself = !good_going || input.side_sum.is_some();
    let edge = *input.on_edge;
    let on_edge = edge.unwrap_or(of_itself && !on_waterway && !waterway_on_edge);
    let told = edge.is_some() || of_itself || on_waterway || waterway_on_edge;
    if !told {
        case.step("place", false).cite(REAR_ON_THE_EDGE);
        return false;
    }
    case.forbid("not-in-good-going", !good_going);
    let shore = !on_edge && on_waterway && waterway_on_edge;
    let why = match (on_edge, shore, on_waterway) {
        (true, _, _) => "edge",
        (false, true, _) => "shore",
        (false, false, true) => "other-shore",
        (false, false, false) => "nowhere",
    };
    case.forbid("rear-not-on-the-edge", !on_edge && !shore)
        .arg("why", why);
    if shore {
        let barred = case.ask(&ON_THE_SHORE).is(OWN_SIDE);
        case.forbid("off-its-own-side", barred)
            .cite(if barred { OWN_SIDE } else { REAR_ON_SHORE });
        carrying.push(REAR_ON_SHORE);
    }
    carrying.extend([REAR_ON_THE_EDGE, GOOD_GOING_ONLY]);
    if let Some(sum) = &input.side_sum {
        #[expect(clippy::cast_precision_loss, reason = "millimetres of a camp")]
        let most = case
            .number(&TERRAIN_SIZES, "camp-side-sum", "mm")
            .unwrap_or(0) as f64;
        let mm = sum.exactly().map(|cm| (cm * 1e7).round() / 1e6);
        case.forbid("too-large", *sum > most / 10.0)
            .value(mm.map(number))
            .arg("most", most);
        if case.refused() == ["too-large"] {
            case.remedy(
                "smaller",
                vec![("most", (most / 10.0).into())],
                vec![("side_sum_cm", number(most / 10.0))],
            );
        }
    }
    true
}

/// Judges the occupants.
fn inside(case: &mut Case<'_>, input: &Input, carrying: &mut Vec<&'static str>) {
    // An element counts like any other here.
    let occupant = input.occupant.alike(|occupant| match occupant {
        Occupant::Nobody => 0,
        Occupant::Followers => 1,
        Occupant::Element(_) => 2,
    });
    case.step("occupant", occupant != Occupant::Nobody)
        .value_of(&input.occupant)
        .arg("occupant", &input.occupant)
        .cite(ONE_OF_THREE);
    let garrison = matches!(occupant, Occupant::Element(_));
    let second = occupant != Occupant::Nobody && *input.second;
    let relieved = occupant == Occupant::Followers && second;
    case.forbid("second-occupant", garrison && second)
        .arg("why", if relieved { "relieved" } else { "one" });
    let why = match (occupant, relieved) {
        (Occupant::Followers, false) => "stay",
        (Occupant::Followers, true) | (Occupant::Element(_), _) => "give-way",
        (Occupant::Nobody, _) => "none",
    };
    let claim = if why == "give-way" {
        FOLLOWERS_GIVE_WAY
    } else {
        FOLLOWERS_STAY
    };
    case.step("followers", why == "stay")
        .arg("why", why)
        .cite(claim);
    if occupant == Occupant::Followers {
        carrying.push(claim);
    }
}

/// Control of the camp, and the losses it counts for.
fn control(
    case: &mut Case<'_>,
    input: &Input,
    carrying: &mut Vec<&'static str>,
) -> (Option<Owner>, i64) {
    let enemy = input.last == Owner::Enemy;
    let empty = input.occupant == Occupant::Nobody;
    case.step("control", true)
        .value_of(&input.last)
        .arg("who", &input.last)
        .cite(LAST_ONE_IN);
    let why = if enemy { "enemy" } else { "owner" };
    case.step("empty", empty)
        .value(empty)
        .arg("why", why)
        .cite(if enemy { LAST_ONE_IN } else { EMPTY_NOT_LOST });
    let each = case.number(&LOSS_WEIGHTS, "camp", "elements").unwrap_or(0);
    let lost = if enemy { each } else { 0 };
    case.step("losses", enemy)
        .value(lost)
        .arg("each", each)
        .cite(if enemy { COUNTS_TWO } else { RETAKEN });
    if enemy {
        case.step("retaking", false).value(each).cite(RETAKEN);
        carrying.extend([LAST_ONE_IN, COUNTS_TWO]);
    } else if empty {
        case.step("walking-in", false).cite(MUST_WALK_IN);
        carrying.extend([EMPTY_NOT_LOST, MUST_WALK_IN]);
    }
    (Some(input.last.get()), lost)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn given(changes: &Value) -> Value {
        with(
            &json!({"side": "invader", "wwg_count": 0, "on_own_edge": true, "all_in_good_going": true, "side_sum_cm": 16}),
            changes,
        )
    }

    fn ask(changes: &Value) -> Verdict {
        judge("dba.camp", &given(changes))
    }

    #[track_caller]
    fn found(changes: &Value, allowed: bool, codes: &[&str]) -> Verdict {
        let verdict = ask(changes);
        assert_eq!(
            (
                &verdict.values["camp_allowed"],
                &verdict.values["violations"]
            ),
            (&json!(allowed), &json!(codes)),
            "{changes}"
        );
        verdict
    }

    #[test]
    fn a_bua_or_wagons_take_the_defenders_camp() {
        found(&json!({}), true, &[]);
        let none = found(
            &json!({"side": "defender", "own_bua_on_table": true}),
            false,
            &["defender-with-a-bua"],
        );
        assert_eq!(
            (
                none.finding.code.as_str(),
                &none.values["controlled_by"],
                &none.values["counts_lost"]
            ),
            ("not-camp_allowed", &Value::Null, &json!(0))
        );
        found(&json!({"side": "defender"}), true, &[]);
        for (count, allowed) in [(0, true), (1, true), (2, false), (5, false)] {
            found(
                &json!({"wwg_count": count}),
                allowed,
                if allowed { &[] } else { &["war-wagons"] },
            );
        }
        found(
            &json!({"side": "defender", "own_bua_on_table": true, "wwg_count": 3}),
            false,
            &["defender-with-a-bua", "war-wagons"],
        );
    }

    #[test]
    fn the_invader_keeps_his_by_the_commentary() {
        let verdict = found(&json!({"enemy_bua_on_table": true}), true, &[]);
        assert_eq!(
            (verdict.flags.as_slice(), verdict.alternatives[0].reading),
            (
                ["conflict:invaders-camp-with-a-bua".to_owned()].as_slice(),
                "either-or"
            )
        );
        found(
            &json!({"enemy_bua_on_table": true, "agreed": "either-or"}),
            false,
            &["bua-or-camp"],
        );
        assert!(
            found(
                &json!({"side": "defender", "enemy_bua_on_table": true}),
                true,
                &[]
            )
            .flags
            .is_empty()
        );
    }

    #[test]
    fn litters_are_an_open_point_where_they_matter() {
        let open = ask(&json!({"wwg_count": 1, "litter_count": 1}));
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "litters-and-the-camp")
        );
        assert_eq!(
            ask(&json!({"litter_count": 2})).finding.kind,
            FindingKind::Undetermined
        );
        found(
            &json!({"litter_count": 2, "agreed": "litters-count"}),
            false,
            &["litters"],
        );
        found(
            &json!({"litter_count": 2, "agreed": "litters-do-not-count"}),
            true,
            &[],
        );
        found(&json!({"litter_count": 1}), true, &[]);
        found(
            &json!({"wwg_count": 2, "litter_count": 1}),
            false,
            &["war-wagons"],
        );
        found(
            &json!({"side": "defender", "own_bua_on_table": true, "litter_count": 4}),
            false,
            &["defender-with-a-bua"],
        );
    }

    #[test]
    fn it_stands_in_good_going_on_the_edge_and_is_not_too_large() {
        let legal = |changes: Value| ask(&changes).values["placement_legal"].clone();
        assert_eq!(legal(json!({})), json!(true));
        found(
            &json!({"all_in_good_going": false}),
            true,
            &["not-in-good-going"],
        );
        found(
            &json!({"on_own_edge": false}),
            true,
            &["rear-not-on-the-edge"],
        );
        found(
            &json!({"on_own_edge": false, "rear_on_waterway": true}),
            true,
            &["rear-not-on-the-edge"],
        );
        found(
            &json!({"on_own_edge": false, "waterway_on_own_edge": true}),
            true,
            &["rear-not-on-the-edge"],
        );
        let large = found(&json!({"side_sum_cm": 16.1}), true, &["too-large"]);
        assert_eq!(
            (
                &large.values["placement_legal"],
                &large.remedies[0].input["side_sum_cm"]
            ),
            (&json!(false), &json!(16))
        );
        // Without given facts, nothing is judged.
        let bare = judge("dba.camp", &json!({"side": "invader", "wwg_count": 0}));
        assert_eq!(
            (&bare.values["placement_legal"], &bare.values["violations"]),
            (&Value::Null, &json!([]))
        );
    }

    #[test]
    fn the_shore_is_as_good_as_the_edge_by_the_commentary() {
        let shore =
            json!({"on_own_edge": false, "rear_on_waterway": true, "waterway_on_own_edge": true});
        let verdict = found(&shore, true, &[]);
        assert_eq!(
            (&verdict.values["placement_legal"], verdict.flags.as_slice()),
            (
                &json!(true),
                ["conflict:camp-on-the-shore".to_owned()].as_slice()
            )
        );
        found(
            &with(&shore, &json!({"agreed": "own-side"})),
            true,
            &["off-its-own-side"],
        );
        assert!(
            ask(&with(&shore, &json!({"on_own_edge": true})))
                .flags
                .is_empty()
        );
    }

    #[test]
    fn one_occupant_and_no_more() {
        found(&json!({"occupant": "Bd"}), true, &[]);
        found(
            &json!({"occupant": "4Bd", "second_occupant": true}),
            true,
            &["second-occupant"],
        );
        let relieved = found(
            &json!({"occupant": "CF", "second_occupant": true}),
            true,
            &[],
        );
        assert!(
            relieved.reasons.contains(&FOLLOWERS_GIVE_WAY)
                && !relieved.reasons.contains(&FOLLOWERS_STAY)
        );
        assert!(
            found(&json!({"occupant": "CF"}), true, &[])
                .reasons
                .contains(&FOLLOWERS_STAY)
        );
        assert_eq!(
            faults("dba.camp", &given(&json!({"occupant": "Dz"}))),
            [("occupant".to_owned(), "not-one-of")]
        );
    }

    #[test]
    fn it_is_whose_troops_were_in_it_last() {
        let control = |changes: Value| {
            let verdict = ask(&changes);
            (
                verdict.values["controlled_by"].clone(),
                verdict.values["counts_lost"].clone(),
            )
        };
        for occupant in ["none", "Bd"] {
            assert_eq!(
                control(json!({"occupant": occupant, "last_occupied_by": "enemy"})),
                (json!("enemy"), json!(2))
            );
            assert_eq!(
                control(json!({"occupant": occupant, "last_occupied_by": "owner"})),
                (json!("owner"), json!(0))
            );
        }
        assert_eq!(control(json!({})), (json!("owner"), json!(0)));
        assert_eq!(
            step(&ask(&json!({"last_occupied_by": "enemy"})), "losses"),
            (true, &json!(2))
        );
    }

    proptest! {
        #[test]
        fn smaller_is_never_worse(sum in 1_u32..400, less in 1_u32..400, edge in any::<bool>(), good in any::<bool>()) {
            let legal = |tenths: u32| ask(&json!({"side_sum_cm": f64::from(tenths) / 10.0, "on_own_edge": edge, "all_in_good_going": good})).values["placement_legal"] == json!(true);
            prop_assert!(!legal(sum.max(less)) || legal(sum.min(less)));
        }
    }
}
