//! `dba.may-shoot`: whether one base may shoot at another.
//!
//! # Source items
//! bob:sequence.4, bob:shooting.1-5, 8, 9, 16, 17, bob:results.3, qrs:shooting.1, 2, 5, 10.
//!
//! # What it decides
//! Whether troop types, distance, area and line of fire, combats, cover and earlier shots allow a
//! shot, and every reason why not.
//!
//! # What it does not decide
//! Whether the target is in the area of fire and the line of fire is clear: both are given
//! (`dba.shooting-arc` and `dba.line-of-fire` measure them). Also which target must be chosen, and the
//! limits of Artillery (`dba.artillery-may-shoot`). Shooting is compulsory if allowed, but
//! not at this target.
//!
//! # Readings chosen
//! - Only a base completely inside a wood or oasis is hidden. The sheet goes by the shooter's front
//!   corners instead; if its position at the border is given (`wood_edge`), the check shows where
//!   that makes a difference, as `dba.line-of-fire` does.
//! - War Wagons have the range of Bows, flagged, unless another range is given.
//!
//! # Direction of error
//! It allows what further checks may forbid, never the other way round.
//!
//! # Examples
//! May: `Bw` at 200 paces. May not: at 205; a Litter at any distance.

use strum::{IntoStaticStr, VariantArray};

use super::combat_tables::SHOOTING_RANGE;
use super::line_of_fire::{
    FRONT_CORNER, PARTLY_IN, SHOOTER_INSIDE, TARGET_INSIDE, WHOLLY_INSIDE, WOOD_CORNER,
};
use super::terrain::Terrain;
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, Rule, Unit, Values,
    Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct MayShoot;

/// A shooter and its target.
pub struct Input {
    shooter: Fact<Troop>,
    distance: Measure,
    /// Conditions that forbid the shot, in the order of [`BARS`].
    bars: [Fact<bool>; BARS.len()],
    shooter_in: Fact<Option<Terrain>>,
    target_in: Fact<Option<Terrain>>,
    wood_edge: Fact<WoodEdge>,
    rank: Measure,
    wagon_range: Option<f64>,
}

/// Position of a shooter partly inside a wood or oasis; the target's, if the target is in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum WoodEdge {
    No,
    FrontOut,
    RearOut,
}

impl Choice for WoodEdge {
    const SCOPE: &'static str = "dba-wood-edge";
}

/// Fields that forbid a shot if they are true.
const BARS: [(&str, &str); 11] = [
    ("artillery_barred", "artillery-barred"),
    ("outside_area", "outside-area"),
    ("line_blocked", "line-blocked"),
    ("shooter_in_melee", "shooter-in-melee"),
    ("shooter_overlapping", "shooter-overlapping"),
    ("target_in_melee", "target-in-melee"),
    ("target_overlapping", "target-overlapping"),
    ("shooter_sacking", "shooter-sacking"),
    ("target_sacking", "target-sacking"),
    ("already_shot", "already-shot"),
    ("target_shot_at_already", "target-shot-at-already"),
];

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let shooter: Fact<Troop> = form.choice("shooter").fact();
        // The target decides nothing here.
        form.ignore_choice::<Troop>("target");
        let distance = form
            .decimal("distance_paces", 0.0, 10_000.0)
            .unit(Unit::Paces)
            .measured();
        // Only Artillery has limits of its own (`dba.artillery-may-shoot`).
        let art = shooter.all().contains(&Troop::Art);
        let bars = BARS.map(|(field, code)| {
            let ask = form.yes_or_no(field);
            let ask = ask.matters(art || code != "artillery-barred");
            ask.fact_or(false)
        });
        let barred = form.says("artillery_barred", "true");
        if barred && !art {
            form.contradicts("artillery_barred");
        }
        let shooter_in = form.choice("shooter_wholly_in").maybe_fact();
        let target_in = form.choice("target_wholly_in").maybe_fact();
        // A base that is completely inside has no corner outside.
        let inside = shooter_in.exactly().is_some_and(hides);
        let wood_edge = form.choice("wood_edge").matters(!inside);
        let wood_edge = wood_edge.fact_or(WoodEdge::No);
        if inside && wood_edge.exactly().is_some_and(|edge| edge != WoodEdge::No) {
            form.contradicts("wood_edge");
        }
        let rank = form.integer("rank", 1, 12).usually_measured(1);
        // A figure agreed by the players, not a fact of the shot: it is not varied.
        let wagon_range = form
            .decimal("range_wwg_paces", 0.0, 1000.0)
            .unit(Unit::Paces)
            .placed();
        Self {
            shooter,
            distance,
            bars,
            shooter_in,
            target_in,
            wood_edge,
            rank,
            wagon_range,
        }
    }
}

/// Woods and oases, in which bases are not seen.
const fn hides(ground: Option<Terrain>) -> bool {
    matches!(ground, Some(Terrain::Wood | Terrain::Oasis))
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with SHOOTER_INSIDE, TARGET_INSIDE, PARTLY_IN, WHOLLY_INSIDE, FRONT_CORNER;
    SHOOTERS = "dba/shooting/who-shoots#shooters";
    OTHERS = "dba/shooting/who-shoots#others";
    LITTER = "dba/shooting/who-shoots#litter";
    COMPULSORY = "dba/shooting/must-shoot#compulsory";
    ALREADY_SHOT = "dba/shooting/once-each#already-shot";
    SHOT_AT_ONCE = "dba/shooting/once-each#shot-at-once";
    FIRST_RANK = "dba/shooting/one-rank#first-rank-only";
    INCLUSIVE = "dba/shooting/range#inclusive";
    ART_LIMITS = "dba/shooting/artillery#when";
    OUTSIDE_AREA = "dba/shooting/arc#outside";
    BLOCKED = "dba/shooting/line-of-fire#blocked";
    BEYOND = "dba/shooting/range#beyond";
    SHOOTER_FIGHTING = "dba/shooting/engaged#shooter-fighting";
    SHOOTER_OVERLAPPING = "dba/shooting/engaged#shooter-overlapping";
    TARGET_FIGHTING = "dba/shooting/engaged#target-fighting";
    TARGET_OVERLAPPING = "dba/shooting/engaged#target-overlapping";
    SACKING_SHOOTER = "dba/results/sacking#no-shooting";
    SACKING_TARGET = "dba/results/sacking#not-shot-at";
    OTHER_GOING = "dba/shooting/wood-and-oasis#other-going";
    WAGON_RANGE = "dba/disputes/war-wagon-range#check-as-bows";
}

impl Rule for MayShoot {
    type Input = Input;
    const ID: &'static str = "dba.may-shoot";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "may",
            kind: OutKind::Truth,
        },
        Output {
            name: "why",
            kind: OutKind::Word {
                scope: "dba-may-shoot-why",
                codes: &WHY,
            },
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "not-a-shooter",
            claim: OTHERS,
        },
        Violation {
            code: "litter",
            claim: LITTER,
        },
        Violation {
            code: "second-rank",
            claim: FIRST_RANK,
        },
        Violation {
            code: "out-of-range",
            claim: BEYOND,
        },
        Violation {
            code: "artillery-barred",
            claim: ART_LIMITS,
        },
        Violation {
            code: "outside-area",
            claim: OUTSIDE_AREA,
        },
        Violation {
            code: "line-blocked",
            claim: BLOCKED,
        },
        Violation {
            code: "shooter-in-melee",
            claim: SHOOTER_FIGHTING,
        },
        Violation {
            code: "shooter-overlapping",
            claim: SHOOTER_OVERLAPPING,
        },
        Violation {
            code: "target-in-melee",
            claim: TARGET_FIGHTING,
        },
        Violation {
            code: "target-overlapping",
            claim: TARGET_OVERLAPPING,
        },
        Violation {
            code: "shooter-sacking",
            claim: SACKING_SHOOTER,
        },
        Violation {
            code: "target-sacking",
            claim: SACKING_TARGET,
        },
        Violation {
            code: "already-shot",
            claim: ALREADY_SHOT,
        },
        Violation {
            code: "target-shot-at-already",
            claim: SHOT_AT_ONCE,
        },
        Violation {
            code: "shooter-hidden",
            claim: SHOOTER_INSIDE,
        },
        Violation {
            code: "target-hidden",
            claim: TARGET_INSIDE,
        },
        Violation {
            code: "no-corner-out",
            claim: FRONT_CORNER,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&WOOD_CORNER];
    const TABLES: &'static [&'static Table] = &[&SHOOTING_RANGE];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let who = input.shooter.by(|shooter| match shooter {
            Troop::Bw | Troop::WWg | Troop::Art => ("shooter", SHOOTERS),
            Troop::Lit => ("litter", LITTER),
            _ => ("not-a-shooter", OTHERS),
        });
        let shoots = who.0 == "shooter";
        case.step("shooter", shoots)
            .value_of(&input.shooter)
            .arg("why", who.0)
            .cite(who.1);
        if !shoots {
            case.refuse(who.0);
        }
        let behind = input.rank > 1;
        case.step("rank", !behind)
            .value_of(&input.rank)
            .cite(FIRST_RANK);
        if behind {
            case.refuse("second-rank");
        }
        let reach = if shoots { range(case, input) } else { 0.0 };
        for ((_, code), barred) in BARS.into_iter().zip(&input.bars) {
            case.forbid(code, **barred);
        }
        let (shooter_in, target_in) = (input.shooter_in.is(hides), input.target_in.is(hides));
        // A base that is completely inside has no corner outside.
        let edge = if shooter_in {
            WoodEdge::No
        } else {
            input.wood_edge.get()
        };
        let sheet = match edge {
            WoodEdge::FrontOut => target_in && case.ask(&WOOD_CORNER).is(FRONT_CORNER),
            WoodEdge::RearOut => !target_in && case.ask(&WOOD_CORNER).is(FRONT_CORNER),
            WoodEdge::No => false,
        };
        for (code, place, inside, hidden, claim) in [
            (
                "shooter-hidden",
                &input.shooter_in,
                shooter_in,
                shooter_in,
                SHOOTER_INSIDE,
            ),
            (
                "target-hidden",
                &input.target_in,
                target_in,
                target_in && !sheet,
                TARGET_INSIDE,
            ),
        ] {
            let ground = place.exactly();
            let outside = ground == Some(None);
            let why = match (outside, inside) {
                (true, _) => "outside",
                (false, true) => "seen",
                (false, false) => "inside",
            };
            let step = case
                .step(code, hidden)
                .cite(match (outside || hidden, inside) {
                    (true, _) => claim,
                    (false, true) => FRONT_CORNER,
                    (false, false) => OTHER_GOING,
                })
                .arg("why", why);
            let label = |ground: Option<Terrain>| {
                Arg::of(Terrain::SCOPE, ground.unwrap_or(Terrain::Good).code())
            };
            step.value(ground.flatten().map(Choice::code))
                .arg("going", ground.map(label));
            if hidden {
                case.refuse(code);
            }
        }
        let blind = sheet && edge == WoodEdge::RearOut;
        case.step("wood-edge", blind)
            .value(edge.code())
            .arg("why", edge.code())
            .cite(if edge == WoodEdge::RearOut && !blind {
                PARTLY_IN
            } else {
                FRONT_CORNER
            });
        if blind {
            case.refuse("no-corner-out");
        }

        if case.refused() == ["out-of-range"] {
            case.remedy(
                "closer",
                vec![
                    (
                        "missing",
                        input.distance.exactly().map(|far| far - reach).into(),
                    ),
                    ("limit", reach.into()),
                ],
                vec![("distance_paces", number(reach))],
            );
        }
        let may = case.refused().is_empty();
        if may {
            case.because(SHOOTERS);
            case.because(INCLUSIVE);
        }
        // Only the distance of War Wagons rests on a figure from elsewhere.
        if (may || case.refused() == ["out-of-range"])
            && input.shooter.exactly() == Some(Troop::WWg)
            && input.wagon_range.is_none()
        {
            case.because(WAGON_RANGE);
        }
        if may {
            if sheet {
                case.because(FRONT_CORNER);
            } else if edge == WoodEdge::RearOut {
                case.because(PARTLY_IN);
            }
            // Only given facts can be quoted.
            if [&input.shooter_in, &input.target_in]
                .into_iter()
                .filter_map(Fact::exactly)
                .any(|ground| ground.is_some() && !hides(ground))
            {
                case.because(OTHER_GOING);
            }
            case.because(COMPULSORY);
        }
        case.step("compulsory", may).value(may).cite(COMPULSORY);
        let why = case.refused().first().copied();
        Values::default()
            .with("may", may)
            .with("why", why)
            .with("violations", case.refused())
    }
}

/// Every reason why not.
const WHY: [&str; MayShoot::VIOLATIONS.len()] = Violation::codes(MayShoot::VIOLATIONS, 0);

/// Whether the target is near enough; returns the range of the shooter.
fn range(case: &mut Case<'_>, input: &Input) -> f64 {
    let given = input.wagon_range.filter(|_| input.shooter == Troop::WWg);
    let printed = |case: &mut Case<'_>, shooter: Troop| {
        case.number(&SHOOTING_RANGE, shooter.code(), "paces")
            .unwrap_or(0)
    };
    #[expect(clippy::cast_precision_loss, reason = "paces")]
    let reach = given.unwrap_or_else(|| {
        let alike = |shooter| case.tried(|case| printed(case, shooter));
        let shooter = input.shooter.alike(alike);
        printed(case, shooter) as f64
    });
    let within = input.distance <= reach;
    case.step("range", within)
        .value_of(&input.distance)
        .arg("limit", reach)
        .arg(
            "missing",
            input.distance.exactly().map(|far| (far - reach).max(0.0)),
        )
        .arg("why", if given.is_some() { "given" } else { "table" })
        .cite(if within { INCLUSIVE } else { BEYOND });
    if !within {
        case.refuse("out-of-range");
    }
    reach
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(changes: &Value) -> Verdict {
        judge(
            "dba.may-shoot",
            &with(
                &json!({"shooter": "Bw", "target": "Bd", "distance_paces": 150}),
                changes,
            ),
        )
    }

    #[track_caller]
    fn barred(changes: &Value, code: &str, claim: &str) {
        let verdict = ask(changes);
        assert_eq!(
            (
                verdict.finding.kind,
                verdict.finding.code.as_str(),
                &verdict.values["why"]
            ),
            (FindingKind::Illegal, code, &json!(code)),
            "{changes}"
        );
        assert_eq!(verdict.reasons[0], claim);
    }

    #[test]
    fn three_types_shoot() {
        for troop in Troop::ALL {
            let may = matches!(troop, Troop::Bw | Troop::WWg | Troop::Art);
            assert_eq!(
                ask(&json!({"shooter": troop.code()})).values["may"],
                json!(may),
                "{troop:?}"
            );
        }
        barred(&json!({"shooter": "Lit"}), "litter", LITTER);
        barred(&json!({"shooter": "Ps"}), "not-a-shooter", OTHERS);
        assert_eq!(ask(&json!({})).reasons, [SHOOTERS, INCLUSIVE, COMPULSORY]);
    }

    #[test]
    fn ranges_are_inclusive() {
        for (shooter, distance, may) in [
            ("Bw", 200.0, true),
            ("Bw", 200.5, false),
            ("Art", 500.0, true),
            ("Art", 501.0, false),
            ("WWg", 200.0, true),
            ("WWg", 201.0, false),
        ] {
            let verdict = ask(&json!({"shooter": shooter, "distance_paces": distance}));
            assert_eq!(verdict.values["may"], json!(may), "{shooter} {distance}");
            assert_eq!(
                verdict.flags,
                if shooter == "WWg" {
                    vec!["outside:wwg-range".to_owned()]
                } else {
                    vec![]
                }
            );
        }
        let far = ask(&json!({"distance_paces": 205}));
        // If something else forbids it too, moving closer is not a remedy.
        for bar in [
            json!({"rank": 2}),
            json!({"already_shot": true}),
            json!({"target_wholly_in": "wood"}),
        ] {
            assert!(
                ask(&with(&bar, &json!({"distance_paces": 205})))
                    .remedies
                    .is_empty(),
                "{bar}"
            );
        }
        assert_eq!(
            (
                far.remedies[0].code,
                ask(&Value::Object(far.remedies[0].input.clone()))
                    .finding
                    .kind
            ),
            ("closer", FindingKind::Legal)
        );
        let own = ask(&json!({"shooter": "WWg", "distance_paces": 300, "range_wwg_paces": 500}));
        assert_eq!((&own.values["may"], own.flags.len()), (&json!(true), 0));
    }

    #[test]
    fn every_bar_bars() {
        for (field, code) in BARS {
            let refusal = MayShoot::VIOLATIONS
                .iter()
                .find(|violation| violation.code == code)
                .unwrap();
            let shooter = if field == "artillery_barred" {
                "Art"
            } else {
                "Bw"
            };
            barred(
                &json!({field: true, "shooter": shooter}),
                code,
                refusal.claim,
            );
        }
        barred(&json!({"rank": 2}), "second-rank", FIRST_RANK);
        for ground in ["wood", "oasis"] {
            barred(
                &json!({"shooter_wholly_in": ground}),
                "shooter-hidden",
                SHOOTER_INSIDE,
            );
            barred(
                &json!({"target_wholly_in": ground}),
                "target-hidden",
                TARGET_INSIDE,
            );
        }
        for ground in [
            "marsh",
            "rough",
            "dunes",
            "steep-hill",
            "bua",
            "camp",
            "good",
        ] {
            let open = ask(&json!({"shooter_wholly_in": ground, "target_wholly_in": ground}));
            assert!(
                open.values["may"] == json!(true) && open.reasons.contains(&OTHER_GOING),
                "{ground}"
            );
        }
    }

    #[test]
    fn at_the_border_of_a_wood_the_documents_differ() {
        let edge = |edge: &str, target: &str, agreed: &str| {
            ask(&json!({"wood_edge": edge, "target_wholly_in": target, "agreed": [agreed]}))
        };
        for (edge_of, target, commentary, sheet) in [
            ("front-out", "wood", false, true),
            ("rear-out", "", true, false),
        ] {
            let verdict = ask(&json!({"wood_edge": edge_of, "target_wholly_in": target}));
            assert_eq!(
                (&verdict.values["may"], verdict.flags),
                (&json!(commentary), vec!["conflict:wood-corner".to_owned()]),
                "{edge_of}"
            );
            assert_eq!(
                edge(edge_of, target, "front-corner").values["may"],
                json!(sheet),
                "{edge_of}"
            );
        }
        // If both documents give the same result there is no conflict.
        for (edge_of, target, may) in [
            ("front-out", "", true),
            ("rear-out", "wood", false),
            ("no", "wood", false),
        ] {
            let verdict = ask(&json!({"wood_edge": edge_of, "target_wholly_in": target}));
            assert_eq!(
                (&verdict.values["may"], verdict.flags),
                (&json!(may), vec![]),
                "{edge_of} {target}"
            );
        }
    }

    #[test]
    fn what_must_be_told() {
        assert_eq!(faults("dba.may-shoot", &json!({})).len(), 2);
    }

    proptest! {
        #[test]
        fn nearer_is_never_worse(shooter in 0..Troop::ALL.len(), near in 0_u32..600, more in 0_u32..600) {
            let may = |paces: u32| ask(&json!({"shooter": Troop::ALL[shooter].code(), "distance_paces": paces})).values["may"] == json!(true);
            prop_assert!(may(near) || !may(near + more));
        }
    }
}
