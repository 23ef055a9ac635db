//! Tests that two checks which answer the same question agree.
//!
//! Often one check takes a figure that the other reads from a table, or is a part of the other.
//! Each test asks both about many situations, with the same agreed readings.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::losing::Contact;
use super::terrain::{self, Terrain};
use super::troops::Troop;
use crate::check::Verdict;
use crate::kit::geometry::{Base, Corner, Tolerance, out_of};
use crate::kit::tables::Choice;
use crate::systems::testing::{faults, judge, with};

/// Readings for every point that could keep an answer open.
const USUAL: [&str; 6] = [
    "wb-destroyed",
    "lh-destroyed",
    "scythed-destroyed",
    "this-bound",
    "recoiler-completes",
    "recoilers-corner",
];

fn asked(id: &str, given: &Value) -> Verdict {
    let known: Vec<&str> = super::SYSTEM
        .checks
        .iter()
        .find(|check| check.id == id)
        .expect("a check")
        .readings()
        .map(|(_, reading)| reading.id)
        .collect();
    let agreed: Vec<&str> = USUAL
        .into_iter()
        .filter(|reading| known.contains(reading))
        .collect();
    judge(id, &with(given, &json!({"agreed": agreed})))
}

fn troop() -> impl Strategy<Value = Troop> {
    (0..Troop::ALL.len()).prop_map(|n| Troop::ALL[n])
}

/// A side that has enough space to recoil.
fn recoiler() -> impl Strategy<Value = Troop> {
    troop().prop_filter("a base of the army", |troop| {
        !matches!(troop, Troop::CF | Troop::Dz)
    })
}

/// How Knights met Bows is one fact, whichever side states it and whoever is listed first.
#[test]
fn one_contact_is_told_on_either_side() {
    for contact in ["none", "front", "flank-or-rear"] {
        let (knights, bows) = (json!({"troop": "Kn"}), json!({"troop": "Bw"}));
        let told = json!({"contact_with_bows": contact});
        for [a, b] in [[&knights, &bows], [&bows, &knights]] {
            let plain = json!({"a": a, "b": b, "die_a": 2, "die_b": 3});
            let above = asked("dba.combat", &with(&plain, &told)).values;
            for (name, side) in [("a", a), ("b", b)] {
                let inside = with(&plain, &json!({name: with(side, &told)}));
                assert_eq!(asked("dba.combat", &inside).values, above, "{inside}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// `dba.may-shoot` is given whether a base is in a wood; `dba.line-of-fire` computes it.
    #[test]
    fn a_wood_hides_the_same_from_both(x in -70.0..70.0f64, y in -40.0..120.0f64, w in 10.0..150.0f64, h in 10.0..150.0f64, sheet: bool) {
        let (shooter, target) = (Base { x: 0.0, y: 0.0, facing: 0.0, w: 40.0, d: 20.0 }, Base { x: 0.0, y: 57.5, facing: 180.0, w: 40.0, d: 15.0 });
        let corners = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
        let wood = crate::kit::geometry::Polygon::new(corners.iter().map(|[x, y]| (*x, *y)).collect::<Vec<_>>().into(), Vec::new());
        let exact = Tolerance::STATED;
        let agreed = json!([if sheet { "front-corner" } else { "wholly-inside" }]);
        let piece = |troop: &str, base: &Base| json!({"troop": troop, "x": base.x, "y": base.y, "facing": base.facing, "w": base.w, "d": base.d});
        let line = judge("dba.line-of-fire", &json!({"shooter": piece("Bw", &shooter), "target": piece("Bd", &target), "range_mm": 60, "agreed": agreed,
            "terrain": [{"id": "wood", "kind": "wood", "polygon": corners}]}));
        let inside = |base: &Base| base.lies_in(&wood, exact);
        let partly = shooter.reaches_into(&wood, exact) && !inside(&shooter);
        let front_out = [Corner::FrontLeft, Corner::FrontRight].into_iter().any(|corner| out_of(&wood, shooter.corner(corner), exact));
        let edge = match (partly, front_out) {
            (false, _) => "no",
            (true, true) => "front-out",
            (true, false) => "rear-out",
        };
        let told = |base: &Base| if inside(base) { json!("wood") } else { Value::Null };
        let may = judge("dba.may-shoot", &json!({"shooter": "Bw", "target": "Bd", "distance_paces": 200, "wood_edge": edge,
            "shooter_wholly_in": told(&shooter), "target_wholly_in": told(&target), "agreed": agreed}));
        // A wood that lies completely between them concerns only `dba.line-of-fire`.
        let between = line.reasons.iter().any(|claim| claim.ends_with("terrain#blocks"));
        prop_assert_eq!(line.values["clear"] == json!(true) || between, may.values["may"] == json!(true), "{} {:?} {:?}", edge, line.reasons, may.reasons);
    }

    /// `dba.recoil` is given what `dba.recoil-scene` measures: the friend behind, the space, the
    /// edge.
    #[test]
    fn a_recoil_into_a_friend_ends_the_same(from in recoiler(), into in recoiler(), depth in 10..60i32, friend in 10..60i32, beyond in 0..120i32, stop in 0..3usize, supports: bool) {
        let supports = supports && super::supporter_fate::can_support(from, into);
        let (depth, friend, beyond) = (f64::from(depth), f64::from(friend), f64::from(beyond));
        let stop = ["nothing", "blocked", "table-edge"][stop];
        // Limited by the table edge, or by an enemy facing the recoiler's rear.
        let rear = if stop == "table-edge" { friend + beyond } else { 600.0 };
        let mut elements = vec![
            json!({"id": "A1", "side": "A", "troop": from.code(), "x": 300, "y": rear + depth / 2.0, "facing": 0, "d": depth}),
            json!({"id": "A2", "side": "A", "troop": into.code(), "x": 300, "y": rear - friend / 2.0, "facing": 0, "d": friend}),
        ];
        if stop == "blocked" {
            elements.push(json!({"id": "B1", "side": "B", "troop": "Kn", "x": 300, "y": rear - friend - beyond - 15.0, "facing": 0, "d": 30}));
        }
        let given = json!({"loser": "A1", "elements": elements, "table": {"w": 1200, "h": 1200}, "supporter": if supports { json!("A2") } else { Value::Null }});
        prop_assume!(faults("dba.recoil-scene", &given).is_empty());
        let distance = depth.min(40.0);
        // Only `dba.recoil-scene` considers obstacles in the recoiler's own path after friends have
        // made room.
        prop_assume!(stop == "nothing" || distance < friend + beyond && (distance - beyond).abs() > 1.5 && (depth - beyond).abs() > 1.5);
        let scene = asked("dba.recoil-scene", &given);
        let room = if stop == "nothing" { 500.0 } else { beyond };
        let told = asked("dba.recoil", &json!({"recoiler": from.code(), "friend": into.code(), "same_facing": true, "n_behind": 1, "room_mm": room,
            "push_meets": stop, "recoiler_depth": depth, "friend_depth": friend, "friend_supporting": supports}));
        prop_assert_eq!(&told.values["recoiler"], &scene.values["loser_result"], "{:?} {:?}", told.reasons, scene.reasons);
        let dead = scene.values["destroyed"].as_array().unwrap().contains(&json!("A2"));
        // A supporter is lost together with the base in front for any cause; `dba.recoil` considers
        // only lack of space.
        let shared = supports && scene.values["loser_result"] == "destroyed" && into != Troop::Pk;
        prop_assert_eq!(told.values["friend_fate"] == "destroyed" || shared, dead, "{:?} {:?}", told.reasons, scene.reasons);
        let fate = match told.values["friend_fate"].as_str().unwrap() {
            "passed" => scene.values["passed"] == json!(["A2"]),
            "pushed" => scene.values["pushed"][0]["id"] == "A2",
            _ => true,
        };
        prop_assert!(fate, "{:?} {:?}", told.values, scene.values);
    }

    /// A river gives the same verdict as a given fact and as drawn terrain.
    #[test]
    fn a_river_ends_a_recoil_the_same(die in 1..7i64, kind in 0..3usize, pushed: bool) {
        let kind = ["dry", "slow", "torrent"][kind];
        let cause = if pushed { "pushed" } else { "recoil" };
        let crossing = judge("dba.river-crossing", &json!({"type": kind, "cause": cause, "cross_die": die, "direction_kept": true}));
        let (y, who) = if pushed { (322.5, "A2") } else { (302.5, "A1") };
        let mut elements = vec![json!({"id": "A1", "side": "A", "troop": "Bd", "x": 300, "y": y, "facing": 0, "d": 15})];
        if pushed {
            elements.push(json!({"id": "A2", "side": "A", "troop": "Ax", "x": 300, "y": 305, "facing": 0, "d": 20}));
        }
        let fails = if die < 3 { json!([who]) } else { json!([]) };
        let scene = judge("dba.recoil-scene", &json!({"loser": "A1", "elements": elements, "table": {"w": 600, "h": 600},
            "river": "0,200 600,200 600,290 0,290", "river_type": kind, "river_fails": fails}));
        let enters = crossing.values["result"] == "enters";
        prop_assert_eq!(enters, scene.values["loser_result"] == "completes", "{:?} {:?}", crossing.values, scene.values);
        // A pushed base stops at the bank and survives.
        prop_assert!(!scene.values["destroyed"].as_array().unwrap().contains(&json!("A2")));
        prop_assert_eq!(!enters && !pushed, crossing.values["result"] == "destroyed");
    }

    /// A combat agrees with the checks that it combines.
    #[test]
    fn a_combat_says_what_its_parts_say(a in troop(), b in troop(), going in 0..Terrain::ALL.len(), dice in (1_i64..7, 1_i64..7), contact in 0..4usize, rear: bool) {
        let ground = Terrain::ALL[going];
        prop_assume!(!matches!(ground, Terrain::Bua | Terrain::Camp | Terrain::Road | Terrain::Waterway));
        prop_assume!(!a.stays() && !b.stays() && !terrain::bars(ground, b));
        prop_assume!(!a.starts_no_contact() || !b.starts_no_contact());
        let contact = ["none", "front", "front-before", "flank-or-rear"][contact];
        let contact = if Contact::may_be(&[a], &[b]) { contact } else { "none" };
        let second = if rear { json!(b.code()) } else { Value::Null };
        let combat = asked("dba.combat", &json!({"a": {"troop": a.code()}, "b": {"troop": b.code(), "going": ground.code(), "contact_with_bows": contact, "rear": second},
            "die_a": dice.0, "die_b": dice.1}));
        if !combat.readings.is_empty() {
            return Ok(());
        }
        let totals = json!({"factor_a": combat.values["factor_a"], "factor_b": combat.values["factor_b"], "die_a": dice.0, "die_b": dice.1});
        let score = asked("dba.score-outcome", &json!({"total_a": combat.values["total_a"], "total_b": combat.values["total_b"]}));
        prop_assert_eq!((&score.values["outcome"], &score.values["loser"]), (&combat.values["outcome"], &combat.values["loser"]), "{}", totals);
        if combat.values["loser"] != "B" {
            return Ok(());
        }
        let alone = asked("dba.close-combat", &json!({"loser": b.code(), "winner": a.code(), "degree": combat.values["outcome"], "loser_going": ground.code(),
            "winner_going": "good", "contact_with_bows": contact}));
        prop_assert_eq!(&alone.values["result"], &combat.values["result"], "{:?}", alone.reasons);
        if rear {
            let supported = combat.steps.iter().any(|step| step.code.starts_with("support") && step.applied && step.code != "supporter" && step.code != "supporter-pursuit");
            let result = match combat.values["result"].as_str().unwrap() {
                "surrender" => "destroyed",
                result => result,
            };
            let able = super::supporter_fate::can_support(b, b);
            let shared = |supported: bool| judge("dba.supporter-fate", &json!({"front": b.code(), "supporter": b.code(), "role": "rear", "actually_supported": supported && able,
                "front_result": result, "can_recoil": true})).values["fate"].clone();
            prop_assert!([shared(supported), shared(true), shared(false)].contains(&combat.values["supporter_fate"]));
            // If support has no effect, nothing has to be chosen.
            if shared(true) == shared(false) {
                prop_assert_eq!(&shared(true), &combat.values["supporter_fate"]);
            }
        }
        let goes = match combat.values["result"].as_str().unwrap() {
            "recoil" => "recoils",
            "flee" => "flees",
            "destroyed" | "surrender" => "destroyed",
            _ => "stands",
        };
        let follows = judge("dba.pursuit", &json!({"winner": a.code(), "role": "front", "opponent": goes, "by": "melee", "place": "open", "ahead": "clear", "front_depth": 20, "own_depth": 20}));
        prop_assert_eq!(&follows.values["pursues"], &combat.values["pursues"]);
    }

    /// Whether a river is crossed or moved along, paces moved before count against its limit.
    #[test]
    fn a_river_lets_as_many_paces_in(walked in 0..260i64, kind in 0..3usize, die in 1..7i64) {
        let river = ["dry", "slow", "torrent"][kind];
        let crossing = judge("dba.river-crossing", &json!({"type": river, "cause": "tactical", "cross_die": die, "walked_paces": walked, "direction_kept": true}));
        prop_assume!(river != "torrent" || die > 2);
        let moves = judge("dba.movement-allowance", &json!({"troop": "Cv", "speeds": {"good": 400, "bad": 200, "road": 400}, "touches": ["river"],
            "river_status": river, "moved_before": walked}));
        prop_assert_eq!(&moves.values["can_enter"], &json!(crossing.values["result"] == "enters"), "{} {} {:?} {:?}", river, walked, crossing.values, moves.values);
    }

    /// The order of the two bases of a close combat does not matter.
    #[test]
    fn the_sides_of_a_combat_may_be_swapped(a in troop(), b in troop(), grounds in (0..11usize, 0..11usize), places in (0..5usize, 0..5usize), contact in 0..4usize, dice in proptest::option::of((1_i64..7, 1_i64..7)), bits in 0_u32..256) {
        let on = |n: u32| bits & (1 << n) > 0;
        let ground = |n: usize| Terrain::fought_on().nth(n).unwrap();
        let places = [places.0, places.1].map(|n| ["open", "bua-garrison", "bua-occupier", "own-camp", "enemy-camp"][n]);
        // Two that are inside a place do not fight each other.
        let places = [places[0], if places[0] == "open" { places[1] } else { "open" }];
        let contact = ["none", "front", "front-before", "flank-or-rear"][contact];
        let contact = if Contact::may_be(&[a], &[b]) { contact } else { "none" };
        let side = |troop: Troop, going: &Terrain, place: &str, from: u32| json!({"troop": troop.code(), "going": going.code(), "place": place, "general": on(from),
            "overlaps": i64::from(on(from + 1)), "flank_rear_contacts": i64::from(on(from + 2)), "rear": if on(from + 3) { json!(troop.code()) } else { Value::Null }});
        let (one, two) = (side(a, ground(grounds.0), places[0], 0), side(b, ground(grounds.1), places[1], 4));
        let fight = |a: &Value, b: &Value, dice: Option<(i64, i64)>| json!({"a": a, "b": b, "die_a": dice.map(|d| d.0), "die_b": dice.map(|d| d.1), "contact_with_bows": contact});
        let (there, back) = (fight(&one, &two, dice), fight(&two, &one, dice.map(|(a, b)| (b, a))));
        prop_assume!(faults("dba.combat", &there).is_empty());
        let (there, back) = (asked("dba.combat", &there), asked("dba.combat", &back));
        let same = ["outcome", "result", "carried_over", "recoil_mm", "supporter_fate", "helpers_fate", "pursues", "distance_mm", "supporter_pursues", "moves_in"];
        for name in same {
            prop_assert_eq!(&there.values[name], &back.values[name], "{}", name);
        }
        for (name, other) in [("total_a", "total_b"), ("factor_a", "factor_b"), ("a_destroyed", "b_destroyed")] {
            prop_assert_eq!(&there.values[name], &back.values[other], "{}", name);
            prop_assert_eq!(&there.values[other], &back.values[name], "{}", other);
        }
        prop_assert_eq!(there.flags.len(), back.flags.len());
    }

    /// The second rank of a recoil on the table agrees with the separate check.
    #[test]
    fn a_second_rank_shares_the_same_fate(pair in 0..6usize, barred: bool) {
        let (front, supporter) = [(Troop::Wb, Troop::Wb), (Troop::Sp, Troop::Sp), (Troop::Pk, Troop::Pk), (Troop::Sp, Troop::Ps), (Troop::Bd, Troop::Ps), (Troop::Ax, Troop::Ps)][pair];
        prop_assert!(super::supporter_fate::can_support(front, supporter));
        let mut elements = vec![
            json!({"id": "A1", "side": "A", "troop": front.code(), "x": 300, "y": 310, "facing": 0, "d": 20}),
            json!({"id": "A2", "side": "A", "troop": supporter.code(), "x": 300, "y": 290, "facing": 0, "d": 20}),
        ];
        if barred {
            elements.push(json!({"id": "B1", "side": "B", "troop": "Kn", "x": 335, "y": 300, "facing": 270, "d": 30}));
        }
        let scene = asked("dba.recoil-scene", &json!({"loser": "A1", "elements": elements, "table": {"w": 600, "h": 600}, "supporter": "A2"}));
        let result = if scene.values["loser_result"] == "completes" { "recoil" } else { "destroyed" };
        let fate = judge("dba.supporter-fate", &json!({"front": front.code(), "supporter": supporter.code(), "role": "rear", "actually_supported": true, "front_result": result, "can_recoil": true}));
        let there = if scene.values["destroyed"].as_array().unwrap().contains(&json!("A2")) {
            "destroyed"
        } else if scene.values["pushed"].as_array().unwrap().iter().any(|push| push["id"] == "A2") {
            "pushed"
        } else {
            "none"
        };
        prop_assert_eq!(&fate.values["fate"], &json!(there), "{:?}", scene.reasons);
    }

    /// A flight into water agrees with the check of the water.
    #[test]
    fn who_flees_into_a_river_drowns_in_both(kind in 0..3usize, die in proptest::option::of(1..7i64)) {
        let kind = ["dry", "slow", "torrent"][kind];
        let flight = judge("dba.flee", &json!({"troop": "LH", "can_recoil": true, "speed_paces": 500, "meets": format!("river-{kind}"), "dist_to_it_mm": 30}));
        let crossing = judge("dba.river-crossing", &json!({"type": kind, "cause": "flee", "cross_die": die}));
        prop_assert_eq!(flight.values["result"] == "destroyed", crossing.values["result"] == "destroyed");
    }

    /// A shot with given totals agrees with the whole combat.
    #[test]
    fn a_shot_ends_the_same(shooter in 0..3usize, target in troop(), dice in (1_i64..7, 1_i64..7)) {
        let shooter = ["Bw", "WWg", "Art"][shooter];
        let combat = judge("dba.combat", &json!({"mode": "shooting", "a": {"troop": shooter}, "b": {"troop": target.code()}, "die_a": dice.0, "die_b": dice.1}));
        if !combat.readings.is_empty() || combat.values["loser"] != "B" {
            return Ok(());
        }
        let degree = format!("target-{}", combat.values["outcome"].as_str().unwrap());
        let shot = judge("dba.shooting", &json!({"shooter": shooter, "target": target.code(), "degree": degree, "mutual": false, "target_place": "open", "shooter_place": "open"}));
        prop_assume!(shot.readings.is_empty());
        prop_assert_eq!(&shot.values["target_result"], &combat.values["result"], "{:?}", shot.values);
    }
}
