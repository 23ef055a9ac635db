//! `dba.measure-move`: how far a base moved, and whether that is within its allowance.
//!
//! # Source items
//! bob:tactical-moves.3, 5, p1, p2, movement.1; qrs:movement.2, 3.
//!
//! # What it decides
//! The distance: the straight path of the corner that travels farthest, each corner to its new
//! position, stage by stage if the move goes round something. Whether that is within the allowance,
//! and how many corner paths cut through a friend.
//!
//! # What it does not decide
//! The allowance (`dba.movement-allowance`), whether friends may be passed
//! (`dba.interpenetration`), and whether there is a gap wide enough: start and end alone do not
//! prove a move legal.
//!
//! # Readings chosen
//! - The sheet lets a base line up beside the friend in front even if it is short of paces; the
//!   check measures (dba/disputes/forming-up-short).
//! - A corner that cuts through friends in several stages counts once.
//!
//! - A corner path along an edge of a friend cuts through it if friends fill the space between
//!   start and end from side to side: no base jumps the rank directly in front of it.
//!
//! # Direction of error
//! A corner does not cut through a base that it only brushes.
//!
//! # Examples
//! A base 40 wide and 30 deep turns round on the spot: every corner travels 50 mm. 40 by 15
//! straight ahead by 50: 50 mm.

use super::board::{self, Own, Stand, paths, standing};
use super::flee::paces;
use super::result_tables::PACES;
use super::tables::{BASE_DEPTH, BASE_WIDTH};
use super::troops::{self, Class};
use crate::check::board::MOST;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, Measure, OutKind, Output, Role, Rule, Takes, Unit,
    Values, claims, number,
};
use crate::kit::geometry::{self, Base, Corner, Edge, Line, shared};
use crate::kit::scene::{Mark, round};
use crate::kit::tables::{Choice, Table};
use crate::message::IntoArg;

/// The check.
pub struct MeasureMove;

/// A base and its move.
pub struct Input {
    /// Positions of the base in order; at least two.
    way: Vec<Stand>,
    allowance: Measure,
    mm_per_100p: f64,
    friends: Vec<Stand>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let bw = board::base_width(form);
        // It is one element, so its type is given once.
        for name in ["troop", "w", "d"] {
            for (group, other) in [("end", "start"), ("start", "end")] {
                form.same_inside(group, other, name);
            }
        }
        // A path alone is the whole way. Otherwise there is a start and an end: their places are asked,
        // not whether they exist.
        let ends = form.is_told("start") || form.is_told("end");
        let stops = form.is_told("path") && !(ends && form.may_lack_facts());
        let mut stand = |name| {
            if stops {
                form.maybe::<Own>(name).map(|own| own.0)
            } else {
                Some(form.group::<Own>(name).0)
            }
        };
        let start = stand("start");
        let end = stand("end");
        let path: Vec<Stand> = form
            .list::<Own>("path", 0, 20)
            .into_iter()
            .map(|own| own.0)
            .collect();
        let allowance = form
            .decimal("allowance_paces", 0.0, 2000.0)
            .unit(Unit::Paces)
            .measured();
        let mm_per_100p = form
            .decimal("mm_per_100p", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(|figures| paces(figures, bw));
        form.lacks("mm_per_100p");
        let friends: Vec<Stand> = form
            .pieces::<Own>("friends", MOST)
            .into_iter()
            .map(|own| own.0)
            .collect();
        let last = end.as_ref().map(|end| ("end".to_owned(), end)).or_else(|| {
            path.last()
                .map(|last| (format!("path.{}", path.len() - 1), last))
        });
        if let Some((field, last)) = last {
            let mut pieces = paths("friends", &friends);
            pieces.push((field, last.id.as_str(), &last.base));
            standing(form, &pieces);
        }
        if stops && path.len() + usize::from(start.is_some()) + usize::from(end.is_some()) < 2 {
            form.refuse(
                "path",
                path.len(),
                FaultKind::ListLength,
                vec!["2–20".to_owned()],
            );
        }
        let steps = (0..path.len()).map(|n| format!("path.{n}"));
        let steps = steps.zip(path);
        let way: Vec<(String, Stand)> = start
            .map(|stand| ("start".to_owned(), stand))
            .into_iter()
            .chain(steps)
            .chain(end.map(|stand| ("end".to_owned(), stand)))
            .collect();
        // It is one element, which may dismount but never mount (bob:tactical-moves.10).
        for pair in way.windows(2) {
            let [(_, before), (path, after)] = pair else {
                continue;
            };
            if let Some((was, is)) = before.troop.exactly().zip(after.troop.exactly())
                && was != is
                && (is_mounted(is) || !is_mounted(was))
            {
                let field = format!("{path}.troop");
                form.refuse(&field, is.code(), FaultKind::Contradicts, Vec::new());
            }
        }
        let way = way.into_iter().map(|(_, stand)| stand).collect();
        Self {
            way,
            allowance,
            mm_per_100p: mm_per_100p.unwrap_or(1.0),
            friends,
        }
    }
}

fn is_mounted(base: troops::Base) -> bool {
    base.troop().class() == Class::Mounted
}

// Claims that a verdict may quote, grouped by node.
claims! {
    ANY_DIRECTION = "dba/moves/single-base#any-direction";
    FARTHEST = "dba/moves/measuring#farthest-corner";
    SAME_CORNER = "dba/moves/measuring#same-corner";
    INCLUSIVE = "dba/moves/measuring#limit-inclusive";
    TOO_FAR = "dba/moves/measuring#too-far";
    SCALE = "dba/moves/measuring#scale";
    ONE_CORNER = "dba/moves/corner-through-friend#one-corner";
    TWO_CORNERS = "dba/moves/corner-through-friend#two-corners";
    NO_CORNER = "dba/moves/corner-through-friend#no-corner";
    BEFORE_AND_AFTER = "dba/moves/unbroken-line#before-and-after";
    STRETCHES = "dba/moves/going-round#sum-of-stretches";
    SHEET_BESIDE = "dba/moves/beside-friend#sheet-allows";
    CHECK_MEASURES = "dba/disputes/forming-up-short#check-measures";
}

const CORNERS: [&str; 4] = ["front-left", "front-right", "rear-right", "rear-left"];

impl Rule for MeasureMove {
    type Input = Input;
    const ID: &'static str = "dba.measure-move";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "distance_mm",
            kind: OutKind::Number(Unit::Mm),
        },
        Output {
            name: "within",
            kind: OutKind::Truth,
        },
        Output {
            name: "corners_crossing_friend",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["distance_mm", "within", "corners_crossing_friend"];
    /// Whether a corner crosses a friend is stated only beside the length.
    const ENOUGH: usize = 2;
    const TABLES: &'static [&'static Table] = &[&BASE_WIDTH, &BASE_DEPTH, &PACES];
    const ROLES: &'static [Role] = &[
        Role {
            field: "start",
            takes: Takes::One,
        },
        Role {
            field: "end",
            takes: Takes::One,
        },
        Role {
            field: "path",
            takes: Takes::Way,
        },
        Role {
            field: "friends",
            takes: Takes::Friends,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let tolerance = case.tolerance();
        let id = input.way[0].id.clone();
        case.step("free", true).cite(ANY_DIRECTION);
        let mut distance = 0.0;
        let mut cutting = [false; 4];
        let mut whom = Vec::new();
        let several = input.way.len() > 2;
        for (n, pair) in input.way.windows(2).enumerate() {
            let (from, to) = (&pair[0].base, &pair[1].base);
            let ways = geometry::travelled(from, to);
            let longest = ways.iter().copied().fold(0.0, f64::max);
            let which = ways
                .iter()
                .position(|way| *way == longest)
                .unwrap_or_default();
            distance += longest;
            case.step("stretch", true)
                .value(number(round(longest)))
                .arg("corner", CORNERS[which])
                .arg("n", number_of(n + 1))
                .arg("several", if several { "yes" } else { "no" })
                .cite(if several { STRETCHES } else { SAME_CORNER });
            let friends: Vec<&Base> = input.friends.iter().map(|friend| &friend.base).collect();
            let parted = geometry::parted(from, to, &friends, tolerance);
            for (k, corner) in Corner::ALL.into_iter().enumerate() {
                let line = Line::new(from.corner(corner), to.corner(corner));
                let through = |friend: &Base| {
                    cuts(line, friend, tolerance)
                        || parted && skirts(line, friend, [from, to], tolerance)
                };
                let cut: Vec<&Stand> = input
                    .friends
                    .iter()
                    .filter(|friend| through(&friend.base))
                    .collect();
                cutting[k] |= !cut.is_empty();
                for friend in &cut {
                    if !whom.contains(&friend.id) {
                        whom.push(friend.id.clone());
                    }
                }
                let code = match cut.is_empty() {
                    false => "corner-cuts",
                    true if k == which => "corner-farthest",
                    true => "corner-way",
                };
                case.mark(Mark::measured(code, &id, line, ways[k]));
            }
            case.mark(Mark::goes("goes", &id, *to));
        }
        for friend in &whom {
            case.mark(Mark::fate("cut-through", friend));
        }
        case.because(FARTHEST);
        if several {
            case.because(STRETCHES);
        }
        let limit = input.allowance.times(input.mm_per_100p / 100.0);
        let paces = tolerance.least(distance) / input.mm_per_100p * 100.0;
        // A hundredth of a pace less is not measurable.
        let within = input.allowance >= (paces * 100.0).floor() / 100.0;
        let missing = limit.short_of(distance);
        let limit = limit.exactly().map(round);
        case.step("scale", true)
            .value_of(&limit.map(number))
            .arg("paces", input.allowance.exactly())
            .arg("scale", input.mm_per_100p)
            .cite(SCALE);
        case.step("allowance", within)
            .value(number(round(distance)))
            .arg("limit", limit)
            .arg("missing", missing.map(round))
            .cite(if within { INCLUSIVE } else { TOO_FAR });
        case.because(if within { INCLUSIVE } else { TOO_FAR });
        let crossing = cutting.iter().filter(|cuts| **cuts).count();
        let claim = match crossing {
            0 => NO_CORNER,
            1 => ONE_CORNER,
            _ => TWO_CORNERS,
        };
        case.applies("friends", crossing > 0, claim)
            .value(number_of(crossing))
            .arg("who", whom.join(", "));
        if crossing > 1 {
            case.because(BEFORE_AND_AFTER);
        }
        if !within {
            beside(case, input);
            let needed = (distance / input.mm_per_100p * 100.0).ceil();
            let paces = input.allowance.short_of(needed);
            let paces = paces.map(|paces| paces.max(1.0).round());
            case.remedy(
                "more-paces",
                vec![
                    ("missing", missing.map(round).into_arg()),
                    ("paces", paces.into_arg()),
                ],
                vec![("allowance_paces", number(needed))],
            );
        }
        Values::default()
            .with("distance_mm", number(round(distance)))
            .with("within", within)
            .with("corners_crossing_friend", number_of(crossing))
    }
}

fn number_of(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Whether a corner path cuts through a base, by more than a touch.
fn cuts(way: Line<f64>, base: &Base, tolerance: geometry::Tolerance) -> bool {
    geometry::reach(way, &base.inset(tolerance.mm).polygon()) == 0.0
}

/// Whether a corner path runs along an edge of a base that lies between the corner paths: if a base
/// is directly across, every path only brushes its edges.
fn skirts(way: Line<f64>, base: &Base, stands: [&Base; 2], tolerance: geometry::Tolerance) -> bool {
    let corners: Vec<geometry::Point> = stands.into_iter().flat_map(Base::corners).collect();
    Edge::ALL.iter().any(|edge| {
        let edge = base.edge(*edge);
        tolerance.overlaps(shared(way, edge, tolerance))
            && corners
                .iter()
                .any(|corner| geometry::beside(edge, *corner) < -tolerance.mm)
    })
}

/// Where the sheet would still let it line up beside the friend in front.
fn beside(case: &mut Case<'_>, input: &Input) {
    let tolerance = case.tolerance();
    let (start, end) = (&input.way[0].base, &input.way[input.way.len() - 1].base);
    let friend = input.friends.iter().find(|friend| {
        let behind = tolerance.overlaps(shared(
            start.edge(Edge::Front),
            friend.base.edge(Edge::Rear),
            tolerance,
        ));
        let sides = [(Edge::Left, Edge::Right), (Edge::Right, Edge::Left)];
        let level = sides.into_iter().any(|(own, other)| {
            tolerance.overlaps(shared(end.edge(own), friend.base.edge(other), tolerance))
                && tolerance.touches(
                    geometry::beside(friend.base.edge(Edge::Front), end.front_centre()).abs(),
                )
        });
        behind && level && friend.base.d <= start.d + tolerance.mm
    });
    if let Some(friend) = friend {
        case.because(SHEET_BESIDE);
        case.considered("beside", false, CHECK_MEASURES)
            .arg("who", friend.id.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::testing::{faults, judge, spun, step, with};
    use proptest::prelude::*;
    use serde_json::{Value, json};

    const ID: &str = "dba.measure-move";

    fn stand(troop: &str, x: f64, y: f64, facing: f64, d: f64) -> Value {
        json!({"id": "A1", "troop": troop, "x": x, "y": y, "facing": facing, "d": d})
    }

    fn friend(id: &str, x: f64, y: f64, d: f64) -> Value {
        json!({"id": id, "troop": "Bd", "x": x, "y": y, "d": d})
    }

    fn go(start: Value, end: Value, friends: &[Value]) -> Value {
        json!({"start": start, "end": end, "allowance_paces": 200, "mm_per_100p": 25, "friends": friends})
    }

    #[test]
    fn the_corner_that_travels_farthest_counts() {
        let about = judge(
            ID,
            &go(
                stand("Cv", 0.0, 0.0, 0.0, 30.0),
                stand("Cv", 0.0, 0.0, 180.0, 30.0),
                &[],
            ),
        );
        assert_eq!(
            (
                &about.values["distance_mm"],
                &about.values["within"],
                &about.values["corners_crossing_friend"]
            ),
            (&json!(50), &json!(true), &json!(0))
        );
        assert!(about.reasons.contains(&INCLUSIVE) && about.flags.is_empty());
        let ahead = judge(
            ID,
            &go(
                stand("Bd", 0.0, 0.0, 0.0, 15.0),
                stand("Bd", 0.0, 50.0, 0.0, 15.0),
                &[],
            ),
        );
        assert_eq!(
            (&ahead.values["distance_mm"], &ahead.values["within"]),
            (&json!(50), &json!(true))
        );
        // A wheel: the outer corner.
        let wheel = judge(
            ID,
            &go(
                stand("Bd", 0.0, 0.0, 0.0, 15.0),
                stand("Bd", 0.0, 20.0, 30.0, 15.0),
                &[],
            ),
        );
        assert!(wheel.values["distance_mm"].as_f64().unwrap() > 20.0);
        assert_eq!(wheel.picture.unwrap().marks.len(), 5);
    }

    #[test]
    fn too_far_says_by_how_much() {
        let given = go(
            stand("Bd", 0.0, 0.0, 0.0, 15.0),
            stand("Bd", 0.0, 60.0, 0.0, 15.0),
            &[],
        );
        let verdict = judge(ID, &given);
        assert_eq!(
            (
                &verdict.values["within"],
                verdict.reasons.contains(&TOO_FAR)
            ),
            (&json!(false), true)
        );
        assert_eq!(verdict.remedies[0].input["allowance_paces"], json!(240));
        assert_eq!(
            judge(
                ID,
                &with(&given, &Value::Object(verdict.remedies[0].input.clone()))
            )
            .values["within"],
            true
        );
        let nearly = judge(
            ID,
            &go(
                stand("Bd", 0.0, 0.0, 0.0, 15.0),
                stand("Bd", 0.0, 50.3, 0.0, 15.0),
                &[],
            ),
        );
        assert!(nearly.values["within"] == false && nearly.flags == ["marginal"]);
    }

    #[test]
    fn corners_that_cut_through_friends_are_counted() {
        let up = judge(
            ID,
            &go(
                stand("Sp", 0.0, -15.0, 0.0, 15.0),
                stand("Sp", 40.0, 0.0, 0.0, 15.0),
                &[friend("A2", 0.0, 0.0, 15.0)],
            ),
        );
        assert_eq!(
            (
                &up.values["distance_mm"],
                &up.values["corners_crossing_friend"]
            ),
            (&json!(42.7), &json!(1))
        );
        assert!(up.reasons.contains(&ONE_CORNER) && up.flags.is_empty());
        let over = [friend("A2", 0.0, 0.0, 15.0), friend("A3", 40.0, 0.0, 15.0)];
        let jump = judge(
            ID,
            &go(
                stand("Ax", 20.0, -25.0, 0.0, 20.0),
                stand("Ax", 20.0, 35.0, 0.0, 20.0),
                &over,
            ),
        );
        assert_eq!(jump.values["corners_crossing_friend"], 4);
        assert!(jump.reasons.contains(&TWO_CORNERS) && step(&jump, "friends").0);
        // Through a rank directly ahead, or a base directly beside it.
        let behind = stand("Sp", 0.0, -15.0, 0.0, 15.0);
        for line in [&[0.0][..], &[-40.0, 0.0, 40.0]] {
            let line: Vec<Value> = line
                .iter()
                .enumerate()
                .map(|(n, x)| friend(&format!("F{n}"), *x, 0.0, 15.0))
                .collect();
            let jump = judge(
                ID,
                &go(behind.clone(), stand("Sp", 0.0, 30.0, 0.0, 15.0), &line),
            );
            assert_eq!(
                (
                    &jump.values["corners_crossing_friend"],
                    &jump.values["within"]
                ),
                (&json!(4), &json!(true))
            );
            assert!(
                jump.reasons.contains(&BEFORE_AND_AFTER) && jump.flags.is_empty(),
                "{:?}",
                jump.flags
            );
        }
        let aside = judge(
            ID,
            &go(
                stand("Sp", 0.0, 0.0, 0.0, 15.0),
                stand("Sp", 80.0, 0.0, 0.0, 15.0),
                &over[1..],
            ),
        );
        assert_eq!(aside.values["corners_crossing_friend"], 4);
        // Turning round a corner of a friend beside it jumps nothing.
        let round = judge(
            ID,
            &go(
                stand("Bd", 40.0, 0.0, 0.0, 15.0),
                stand("Bd", 0.0, 15.0, 180.0, 15.0),
                &over[..1],
            ),
        );
        assert_eq!(round.values["corners_crossing_friend"], 0);
        // Along the edge of a friend is not through it.
        let along = judge(
            ID,
            &go(
                stand("Ax", 40.0, -25.0, 0.0, 20.0),
                stand("Ax", 40.0, 35.0, 0.0, 20.0),
                &over[..1],
            ),
        );
        assert_eq!(along.values["corners_crossing_friend"], 0);
    }

    #[test]
    fn a_way_round_is_added_up() {
        let path = [
            stand("LH", 0.0, 0.0, 0.0, 30.0),
            stand("LH", 50.0, 30.0, 0.0, 30.0),
            stand("LH", 50.0, 80.0, 0.0, 30.0),
        ];
        let whole = judge(
            ID,
            &json!({"path": path, "allowance_paces": 500, "mm_per_100p": 25}),
        );
        assert_eq!(
            (&whole.values["distance_mm"], &whole.values["within"]),
            (&json!(108.3), &json!(true))
        );
        assert!(whole.reasons.contains(&STRETCHES));
        // Start and end may be at a distance from the base between.
        let apart = judge(
            ID,
            &json!({"start": path[0], "path": [path[1]], "end": path[2], "allowance_paces": 500, "mm_per_100p": 25}),
        );
        assert_eq!(whole.values, apart.values);
    }

    #[test]
    fn lining_up_beside_the_friend_in_front_is_measured() {
        let given = go(
            stand("Bd", 0.0, -40.0, 0.0, 40.0),
            stand("Bd", 40.0, 0.0, 0.0, 40.0),
            &[friend("A2", 0.0, 0.0, 40.0)],
        );
        let verdict = judge(ID, &given);
        assert_eq!(
            (&verdict.values["distance_mm"], &verdict.values["within"]),
            (&json!(56.6), &json!(false))
        );
        assert!(verdict.reasons.contains(&CHECK_MEASURES) && !step(&verdict, "beside").0);
        // In other situations this question does not arise.
        let far = judge(
            ID,
            &with(&given, &json!({"end": stand("Bd", 60.0, 20.0, 0.0, 40.0)})),
        );
        assert!(!far.reasons.contains(&CHECK_MEASURES));
    }

    #[test]
    fn what_is_missing_is_asked_for_and_the_scale_is_the_usual_one() {
        let missing = |path: &str| (path.to_owned(), "missing");
        assert_eq!(
            faults(ID, &json!({"allowance_paces": 100})),
            [
                "start.troop",
                "start.x",
                "start.y",
                "end.troop",
                "end.x",
                "end.y"
            ]
            .map(missing)
        );
        assert_eq!(
            faults(ID, &json!({"path": [stand("Bd", 0.0, 0.0, 0.0, 15.0)]})),
            [
                missing("allowance_paces"),
                ("path".to_owned(), "list-length")
            ]
        );
        let onto = go(
            stand("Bd", 0.0, 0.0, 0.0, 15.0),
            stand("Bd", 0.0, 20.0, 0.0, 15.0),
            &[friend("A2", 0.0, 30.0, 15.0)],
        );
        assert_eq!(faults(ID, &onto), [("end".to_owned(), "same-place")]);
        let usual = with(
            &go(
                stand("Bd", 0.0, 0.0, 0.0, 15.0),
                stand("Bd", 0.0, 20.0, 0.0, 15.0),
                &[],
            ),
            &json!({"mm_per_100p": null}),
        );
        let verdict = judge(ID, &usual);
        assert_eq!(
            (verdict.flags.clone(), &verdict.input["mm_per_100p"]),
            (vec!["outside:scale".to_owned()], &json!(25))
        );
        let scene = json!({"scene": "A1_Bd_0_0_0_15*A2_Bd_40_0_0_15*B1_Kn_0_200_180_30", "start": "A1", "end": stand("Bd", 0.0, 20.0, 0.0, 15.0), "allowance_paces": 200});
        assert_eq!(
            judge(ID, &scene).input["friends"].as_array().unwrap().len(),
            1
        );
    }

    fn any_case() -> impl Strategy<Value = Value> {
        let place = || (-90.0..90.0f64, -90.0..90.0f64, 0.0..360.0f64);
        (proptest::collection::vec(place(), 2..5), proptest::collection::vec(place(), 0..4)).prop_map(|(path, friends)| {
            let path: Vec<Value> = path.into_iter().map(|(x, y, facing)| stand("Bd", x, y, facing, 15.0)).collect();
            let friends: Vec<Value> = friends
                .into_iter()
                .enumerate()
                .map(|(n, (x, y, facing))| json!({"id": format!("F{n}"), "troop": "Ax", "x": x, "y": y, "facing": facing, "d": 20}))
                .collect();
            json!({"path": path, "friends": friends, "allowance_paces": 400, "mm_per_100p": 25})
        })
    }

    proptest! {
        #[test]
        fn turning_shifting_and_mirroring_the_table_changes_nothing(given in any_case(), angle in 0.0..360.0f64, mirrored: bool) {
            if let Some((straight, turned)) = spun(ID, &given, angle, mirrored) {
                prop_assert_eq!(&straight.values["within"], &turned.values["within"]);
                prop_assert_eq!(&straight.values["corners_crossing_friend"], &turned.values["corners_crossing_friend"]);
                prop_assert!((straight.values["distance_mm"].as_f64().unwrap() - turned.values["distance_mm"].as_f64().unwrap()).abs() < 0.11);
            }
        }

        #[test]
        fn the_way_back_is_as_long_and_a_detour_never_shorter(given in any_case()) {
            prop_assume!(faults(ID, &given).is_empty());
            let path = given["path"].as_array().unwrap();
            let along = judge(ID, &given).values["distance_mm"].as_f64().unwrap();
            let back: Vec<&Value> = path.iter().rev().collect();
            let back = with(&given, &json!({"path": back}));
            if faults(ID, &back).is_empty() {
                prop_assert!((judge(ID, &back).values["distance_mm"].as_f64().unwrap() - along).abs() < 0.11);
            }
            let straight = judge(ID, &with(&given, &json!({"path": [path[0], path[path.len() - 1]]})));
            prop_assert!(straight.values["distance_mm"].as_f64().unwrap() <= along + 0.11);
        }

        #[test]
        fn whoever_is_far_away_changes_nothing(given in any_case()) {
            prop_assume!(faults(ID, &given).is_empty());
            let mut more = given.clone();
            more["friends"].as_array_mut().unwrap().push(friend("far", 2000.0, 2000.0, 15.0));
            prop_assert_eq!(judge(ID, &given).values, judge(ID, &more).values);
        }
    }
}
