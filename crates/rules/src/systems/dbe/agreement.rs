//! Tests that two checks which answer the same question agree.
//!
//! Each test asks both about many situations, with every open point read in its usual way.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::troops::Troop;
use crate::check::{Status, Verdict};
use crate::kit::tables::{Choice, Tables};
use crate::systems::testing::{check, faults, judge, map, with};

/// The check, with the first or the usual reading of each of its points agreed.
fn asked(id: &str, given: &Value) -> Verdict {
    let mut agreed: Vec<(&str, &str, bool)> = Vec::new();
    for (point, reading) in check(id).readings() {
        match agreed.iter_mut().find(|(known, ..)| *known == point.id) {
            Some(there) if reading.default && !there.2 => *there = (point.id, reading.id, true),
            Some(_) => {}
            None => agreed.push((point.id, reading.id, reading.default)),
        }
    }
    let agreed: Vec<&str> = agreed.into_iter().map(|(_, reading, _)| reading).collect();
    judge(id, &with(given, &json!({"agreed": agreed})))
}

/// A probability as numerator and denominator.
fn fraction(value: &Value) -> (i64, i64) {
    let text = value.as_str().expect("a fraction");
    let (num, den) = text.split_once('/').unwrap_or((text, "1"));
    (
        num.parse().expect("a number"),
        den.parse().expect("a number"),
    )
}

fn troop() -> impl Strategy<Value = Troop> {
    (0..Troop::ALL.len()).prop_map(|n| Troop::ALL[n])
}

const GROUND: [&str; 3] = ["open", "rough", "difficult"];
const COVER: [&str; 3] = ["none", "light", "heavy"];

/// One side of a melee, with random circumstances.
fn side() -> impl Strategy<Value = Value> {
    (troop(), 0..GROUND.len(), 0..3_usize, 0..3_i64, any::<[bool; 5]>()).prop_map(|(troop, ground, cover, around, told)| {
        json!({"troop": troop.code(), "going": GROUND[ground], "cover": COVER[cover], "enemies_flank_rear_overlap": around,
            "general_adjacent": told[0], "rear_support": told[1], "higher": told[2], "hit_frontally": told[3], "in_square": told[4], "charging": false})
    })
}

/// Questions with almost no given facts are explored completely and lead to further questions.
#[test]
fn what_is_told_in_part_is_explored_to_its_end() {
    for (id, given) in [
        ("dbe.combat", json!({})),
        (
            "dbe.combat",
            json!({"phase": "melee", "dice": {"a": 3, "b": 3}}),
        ),
        ("dbe.melee", json!({"a": {"charging": true}})),
        ("dbe.shooting", json!({})),
        ("dbe.melee-eligibility", json!({})),
        ("dbe.shooting-eligibility", json!({})),
        ("dbe.interpenetration", json!({})),
        ("dbe.field-of-fire", json!({})),
        ("dbe.line-of-sight", json!({})),
        ("dbe.retreat", json!({})),
        ("dbe.odds", json!({})),
    ] {
        let verdict = check(id)
            .answer(&Tables::default(), &map(&given))
            .expect("no fault");
        assert_eq!(
            (verdict.complete, verdict.status, verdict.asks.is_empty()),
            (true, Status::Open, false),
            "{id} {given}: {} runs",
            verdict.runs
        );
    }
}

/// A given range suffices if all numbers in it lead to the same verdict.
#[test]
fn a_range_is_enough_where_all_of_it_is_alike() {
    for (id, given, name, value) in [
        (
            "dbe.activation-points",
            json!({"quality_die": 1, "die": "1-2"}),
            "points",
            json!(1),
        ),
        (
            "dbe.break-test",
            json!({"lost_points": "13..36"}),
            "routed",
            json!(true),
        ),
        (
            "dbe.break-test",
            json!({"lost_points": 15, "elements_left": 4, "within_radius": 2, "die": "2.."}),
            "kept",
            json!(2),
        ),
        (
            "dbe.victory",
            json!({"corps_per_side": "2-4", "routed_corps": {"a": 0, "b": 0}}),
            "outcome",
            json!("none"),
        ),
        (
            "dbe.victory",
            json!({"corps_per_side": 3, "routed_corps": {"a": 2, "b": "..=1"}}),
            "loser",
            json!("a"),
        ),
        (
            "dbe.board-size",
            json!({"deploy_distance_cm": "..=15"}),
            "deploy_ok",
            json!(true),
        ),
        (
            "dbe.board-size",
            json!({"corps_per_side": 1, "features": "3.."}),
            "features_ok",
            json!(true),
        ),
    ] {
        let verdict = check(id)
            .answer(&Tables::default(), &map(&given))
            .unwrap_or_else(|faults| panic!("{id} {given}: {faults:?}"));
        assert_eq!(verdict.values[name], value, "{id} {given}");
    }
}

/// Facts of the other phase are not assumed.
#[test]
fn a_shot_assumes_nothing_of_a_melee() {
    let given = json!({"phase": "shooting", "shooter": {"troop": "line"}, "target": {"troop": "line"}, "band": "medium", "dice": {"shooter": 3, "target": 3}});
    let verdict = check("dbe.combat")
        .answer(&Tables::default(), &map(&given))
        .expect("no fault");
    let assumed: Vec<&str> = verdict
        .assumed
        .iter()
        .map(|fact| fact.field.as_str())
        .collect();
    assert!(assumed.contains(&"enfilade"), "{assumed:?}");
    assert!(
        assumed
            .iter()
            .all(|field| !field.starts_with("a.") && !field.starts_with("b.")),
        "{assumed:?}"
    );
}

/// A beaten element that retreats goes back by its depth, and the first leg of a flight is its
/// front; an element attacked on several sides is destroyed, like a retreat with another enemy in
/// contact.
#[test]
fn who_must_retreat_can_or_is_destroyed_in_both() {
    for troop in Troop::ALL.iter().filter(|troop| !troop.is_general()) {
        for scale in [15, 25] {
            let (troop, base) = (
                troop.code(),
                asked(
                    "dbe.base-size",
                    &json!({"troop": troop.code(), "scale": scale}),
                ),
            );
            let retreat = |contact: &str| {
                let given = json!({"troop": troop, "scale": scale, "after": "melee", "behind": [], "other_enemy_contact": contact});
                asked("dbe.retreat", &given).values
            };
            let free = retreat("none");
            assert_eq!(
                (&free["result"], &free["distance_cm"]),
                (&json!("moved"), &base.values["depth_cm"]),
                "{troop} {scale}"
            );
            let flight = asked(
                "dbe.rout-move",
                &json!({"troop": troop, "scale": scale, "going": "normal"}),
            );
            assert_eq!(
                flight.values["parts"]["back_cm"], base.values["front_cm"],
                "{troop} {scale}"
            );
            let beaten = asked(
                "dbe.outcome",
                &json!({"phase": "melee", "loser": troop, "winner": "line", "loser_total": 5, "winner_total": 6, "attacked_on_several_fronts": true}),
            );
            for contact in ["flank", "rear"] {
                assert_eq!(
                    retreat(contact)["result"],
                    beaten.values["result"],
                    "{troop} {contact}"
                );
            }
        }
    }
}

proptest! {
    /// A whole melee agrees with its sums and with the fate of the loser.
    #[test]
    fn a_melee_says_what_its_parts_say(a in side(), b in side(), dice in (1_i64..7, 1_i64..7)) {
        let given = json!({"a": a, "b": b, "dice": {"a": dice.0, "b": dice.1}});
        let whole = with(&given, &json!({"phase": "melee"}));
        prop_assume!(faults("dbe.melee", &given).is_empty() && faults("dbe.combat", &whole).is_empty());
        let (sums, whole) = (asked("dbe.melee", &given), asked("dbe.combat", &whole));
        prop_assert_eq!((&sums.values["legal"], &sums.values["violations"]), (&whole.values["legal"], &whole.values["violations"]));
        prop_assume!(sums.values["legal"].is_null());
        for name in ["a_sum", "b_sum", "a_total", "b_total", "winner", "margin"] {
            prop_assert_eq!(&sums.values[name], &whole.values[name], "{}", name);
        }
        if sums.values["reroll"] == json!(true) {
            prop_assert_eq!(&whole.values["result"], &json!("reroll"));
            return Ok(());
        }
        let (winner, loser) = if sums.values["winner"] == "a" { ("a", "b") } else { ("b", "a") };
        let fate = asked("dbe.outcome", &json!({"phase": "melee", "loser": given[loser]["troop"], "winner": given[winner]["troop"],
            "winner_in_square": given[winner]["in_square"], "loser_ground": given[loser]["going"],
            "loser_total": sums.values[&format!("{loser}_total")], "winner_total": sums.values[&format!("{winner}_total")]}));
        prop_assert_eq!((&fate.values["result"], &fate.values["pursuit"]), (&whole.values["result"], &whole.values["pursuit"]), "{}", given);
    }

    /// A whole shot agrees with its sums, the fate of the target, and its odds before the dice.
    #[test]
    fn a_shot_says_what_its_parts_say(shooter in troop(), target in troop(), band in 0..3_usize, cover in 0..3_usize, ground in 0..GROUND.len(), told in any::<[bool; 4]>(), helpers in 0..3_i64) {
        let (band, cover) = (["short", "medium", "long"][band], COVER[cover]);
        // Only infantry forms square.
        let squares = (told[1] && shooter.is_infantry(), told[2] && target.is_infantry());
        let shot = |dice: (i64, i64)| json!({"shooter": {"troop": shooter.code(), "nation": if told[0] { "british" } else { "other" }, "in_square": squares.0},
            "target": {"troop": target.code(), "in_square": squares.1, "cover": cover}, "band": band, "enfilade": told[3], "supporters": helpers,
            "dice": {"shooter": dice.0, "target": dice.1}});
        let (sums, whole) = (asked("dbe.shooting", &shot((1, 1))), asked("dbe.combat", &with(&shot((1, 1)), &json!({"phase": "shooting"}))));
        prop_assert_eq!((&sums.values["legal"], &sums.values["violations"]), (&whole.values["legal"], &whole.values["violations"]));
        prop_assume!(sums.values["legal"].is_null());
        let mut margins = [0_i64; 3];
        for dice in (1..7).flat_map(|one| (1..7).map(move |other| (one, other))) {
            let sums = asked("dbe.shooting", &shot(dice));
            margins[["none", "lower", "half"].iter().position(|margin| sums.values["margin"] == *margin).expect("a margin")] += 1;
            if dice.0 != 4 {
                continue;
            }
            let whole = with(&shot(dice), &json!({"phase": "shooting", "loser_ground": GROUND[ground]}));
            let whole = asked("dbe.combat", &whole);
            for name in ["shooter_sum", "target_sum", "shooter_total", "target_total", "margin"] {
                prop_assert_eq!(&sums.values[name], &whole.values[name], "{}", name);
            }
            if sums.values["margin"] != "none" {
                let fate = asked("dbe.outcome", &json!({"phase": "shooting", "loser": target.code(), "winner": shooter.code(), "winner_in_square": squares.0,
                    "loser_ground": GROUND[ground], "loser_total": sums.values["target_total"], "winner_total": sums.values["shooter_total"]}));
                prop_assert_eq!(&fate.values["result"], &whole.values["result"], "{} {:?}", shot(dice), whole.reasons);
            }
        }
        let sums = asked("dbe.shooting", &shot((1, 1)));
        let odds = asked("dbe.odds", &json!({"mode": "shooting", "a_sum": sums.values["shooter_sum"], "d_sum": sums.values["target_sum"]}));
        for (name, count) in ["none", "lower", "half"].into_iter().zip(margins) {
            let (num, den) = fraction(&odds.values[name]);
            prop_assert_eq!(num * 36, count * den, "{}", name);
        }
    }

    /// The position of a target agrees with whether it may be shot at.
    #[test]
    fn who_is_in_the_field_may_be_shot_at(shooter in troop(), distance in 0..60_i64, aside in 0..12_i64) {
        let field = asked("dbe.field-of-fire", &json!({"shooter": {"troop": shooter.code(), "scale": 15}, "target": {"troop": "line"}, "distance_cm": distance, "lateral_offset_cm": aside}));
        let may = asked("dbe.shooting-eligibility", &json!({"phase_role": "passive", "shooter": {"troop": shooter.code()}, "target": {"troop": "line"},
            "in_field": field.values["in_field"], "band": field.values["band"], "sight": true}));
        prop_assert_eq!(&field.values["may_shoot"], &may.values["may_shoot"], "{:?} {:?}", field.reasons, may.reasons);
    }

    /// A move agrees with several moves in a row, and with the move of a flight.
    #[test]
    fn a_move_is_as_long_wherever_it_is_asked_for(troop in troop(), ground in 0..4_usize, legs in 1..5_i64) {
        let ground = ["road", "normal", "rough", "difficult"][ground];
        let once = asked("dbe.movement", &json!({"troop": troop.code(), "going": ground}));
        let far = json!({"troop": troop.code(), "going": ground, "legs": legs, "points_available": 20, "start_distances_cm": [100], "end_distances_cm": [100]});
        prop_assume!(faults("dbe.strategic-move", &far).is_empty());
        let most = once.values["max_cm"].as_i64().unwrap_or(0);
        if once.values["forbidden"] != json!(true) {
            prop_assert_eq!(&asked("dbe.strategic-move", &far).values["max_distance_cm"], &json!(most * legs));
        }
        let flight = json!({"troop": troop.code(), "scale": 15, "going": ground});
        prop_assume!(faults("dbe.rout-move", &flight).is_empty());
        let flight = asked("dbe.rout-move", &flight);
        if troop.is_general() {
            prop_assert_eq!(&flight.values["violations"], &json!(["general-flees"]));
        } else if once.values["forbidden"] == json!(true) {
            prop_assert_eq!(&flight.values["distance_cm"], &Value::Null);
        } else {
            prop_assert_eq!(&flight.values["parts"]["move_cm"], &json!(most));
        }
    }

    /// A whole army agrees with its budget.
    #[test]
    fn an_army_keeps_its_budget_in_both(entries in prop::collection::vec(prop::collection::vec((troop(), 1..14_i64), 1..4), 1..6), chief: bool) {
        let corps: Vec<Value> = entries.iter().map(|troops| json!({"troops": troops.iter().map(|(troop, count)| json!({"type": troop.code(), "count": count})).collect::<Vec<_>>()})).collect();
        let given = json!({"corps": corps, "chief": chief});
        prop_assume!(faults("dbe.army", &given).is_empty() && faults("dbe.corps-budget", &given).is_empty());
        let (army, budget) = (asked("dbe.army", &given), asked("dbe.corps-budget", &given));
        prop_assert_eq!(&army.values["legal"], &budget.values["legal"], "{:?} {:?}", army.values, budget.values);
        let costs: Vec<&Value> = army.values["budget"].as_array().expect("a budget").iter().map(|corps| &corps["cost"]).collect();
        prop_assert_eq!(json!(costs), budget.values["costs"].clone());
    }

    /// Combat inside a town is like on difficult ground.
    #[test]
    fn a_town_weighs_as_difficult_ground_does(troop in troop()) {
        prop_assume!(!troop.is_general());
        let melee = |ground: &str| json!({"a": {"troop": troop.code(), "going": ground, "charging": false}, "b": {"troop": "line", "charging": false}, "dice": {"a": 3, "b": 3}});
        let town = json!({"place": "inside", "troop": troop.code()});
        prop_assume!(faults("dbe.melee", &melee("open")).is_empty() && faults("dbe.town-fighting", &town).is_empty());
        let sum = |ground: &str| asked("dbe.melee", &melee(ground)).values["a_sum"].as_i64().expect("a sum");
        prop_assert_eq!(&asked("dbe.town-fighting", &town).values["going_modifier"], &json!(sum("difficult") - sum("open")));
    }
}
