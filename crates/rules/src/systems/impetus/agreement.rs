//! Tests that two checks which answer the same question agree.
//!
//! Probabilities are compared with a count of all rolls, modifiers with those of a related check in
//! the same case.

use serde_json::{Value, json};

use super::words::Troop;
use crate::check::Verdict;
use crate::kit::tables::Choice;
use crate::systems::testing::{check, faults, judge, with};

/// A probability as numerator and denominator.
fn fraction(value: &Value) -> (i64, i64) {
    let text = value.as_str().expect("a fraction");
    let (num, den) = text.split_once('/').unwrap_or((text, "1"));
    (
        num.parse().expect("a number"),
        den.parse().expect("a number"),
    )
}

/// Every roll of two dice.
fn rolls() -> impl Iterator<Item = [i64; 2]> {
    (1..7).flat_map(|one| (1..7).map(move |other| [one, other]))
}

#[test]
fn a_march_arrives_as_often_as_its_odds_say() {
    for leadership in 0..=10 {
        let arrives = rolls()
            .filter(|roll| {
                judge(
                    "impetus.flank-march",
                    &json!({"general": "ordinary", "roll": roll, "leadership": leadership}),
                )
                .values["arrives"]
                    == json!(true)
            })
            .count();
        let (num, den) = fraction(
            &judge(
                "impetus.flank-march-odds",
                &json!({"leadership": leadership, "ask": "p_roll"}),
            )
            .values["p_roll"],
        );
        assert_eq!(
            num * 36,
            den * i64::try_from(arrives).unwrap(),
            "{leadership}"
        );
    }
}

#[test]
fn a_poor_general_loses_his_march_as_often_as_its_odds_say() {
    for leadership in 0..=4 {
        let lost = rolls()
            .filter(|roll| {
                judge(
                    "impetus.flank-march",
                    &json!({"general": "poor", "roll": roll, "leadership": leadership}),
                )
                .values["march_cancelled"]
                    == json!(true)
            })
            .count();
        let odds = judge(
            "impetus.flank-march-odds",
            &json!({"leadership": leadership, "turn": 2, "poor_general": true, "ask": "p_lost_by"}),
        );
        let (num, den) = fraction(&odds.values["p_lost_by"]);
        assert_eq!(num * 36, den * i64::try_from(lost).unwrap(), "{leadership}");
    }
}

#[test]
fn the_field_is_controlled_as_often_as_its_odds_say() {
    for (a, b) in [(0, 0), (2, 0), (0, 3), (5, 5), (10, 0)] {
        let (mut wins, mut decided) = (0, 0);
        for (one, other) in rolls().flat_map(|one| rolls().map(move |other| (one, other))) {
            let given = json!({"a": {"exploration_points": a, "dice": one}, "b": {"exploration_points": b, "dice": other}});
            let control = judge("impetus.exploration", &given).values["control"].clone();
            decided += i64::from(control != "reroll");
            wins += i64::from(control == "a");
        }
        let odds = judge(
            "impetus.exploration",
            &json!({"a": {"exploration_points": a}, "b": {"exploration_points": b}, "ask": "p_a"}),
        );
        let (num, den) = fraction(&odds.values["p_a"]);
        assert_eq!(num * decided, den * wins, "{a} {b}");
    }
}

#[test]
fn who_passes_a_wagenburg_passes_it_in_both() {
    for troop in Troop::ALL {
        let one = json!({"query": "pass-through", "troop": troop.code()});
        let other = json!({"mover": {"troop": troop.code()}, "passed": {"wagenburg": true}, "kind": "voluntary"});
        if faults("impetus.wagenburg", &one).is_empty()
            && faults("impetus.interpenetration", &other).is_empty()
        {
            assert_eq!(
                judge("impetus.wagenburg", &one).values["allowed"],
                judge("impetus.interpenetration", &other).values["allowed"],
                "{}",
                troop.code()
            );
        }
    }
}

#[test]
fn a_shield_wall_denies_impetus_in_both() {
    let mut asked = 0;
    for troop in Troop::ALL {
        let charge = |frontal: bool| json!({"charger": {"troop": troop.code(), "fresh": true}, "target": {"troop": "FP", "shield_wall_frontal": frontal}});
        if !faults("impetus.impetus-bonus", &charge(false)).is_empty() {
            continue;
        }
        let without = judge("impetus.impetus-bonus", &charge(false)).values["bonus"].clone();
        for from in ["front", "flank", "rear"] {
            let denied = judge(
                "impetus.shield-wall",
                &json!({"query": "impetus", "formed": true, "charge_from": from}),
            )
            .values["impetus_denied"]
                .clone();
            let bonus =
                judge("impetus.impetus-bonus", &charge(from == "front")).values["bonus"].clone();
            assert_eq!(
                bonus == "yes",
                without == "yes" && denied == json!(false),
                "{} {from}",
                troop.code()
            );
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn a_shield_wall_is_as_hard_to_hit_in_both() {
    let mut asked = 0;
    for shooter in Troop::ALL {
        let shot = |frontal: bool| json!({"shooter": shooter.code(), "target": "FP", "distance_u": 10, "shield_wall_frontal": frontal});
        let wall = json!({"query": "shooting-mod", "formed": true, "shot_from": "front", "shooter": shooter.code()});
        if !faults("impetus.shooting-modifiers", &shot(true)).is_empty()
            || !faults("impetus.shield-wall", &wall).is_empty()
        {
            continue;
        }
        let modifier = |frontal: bool| {
            judge("impetus.shooting-modifiers", &shot(frontal)).values["modifier"].as_i64()
        };
        let Some((with_wall, without)) = modifier(true).zip(modifier(false)) else {
            continue;
        };
        assert_eq!(
            judge("impetus.shield-wall", &wall).values["modifier"],
            json!(with_wall - without),
            "{}",
            shooter.code()
        );
        asked += 1;
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn who_evades_is_as_hard_to_hit_in_both() {
    for target in ["CM", "CGL", "CL", "S"] {
        let shot = |evading: bool| json!({"shooter": "T", "target": target, "distance_u": 10, "evading": evading});
        let modifier = |evading: bool| {
            judge("impetus.shooting-modifiers", &shot(evading)).values["modifier"]
                .as_i64()
                .expect("a modifier")
        };
        let evade = judge(
            "impetus.evade",
            &json!({"troop": target, "threat": "shooting", "frontal": true, "opportunity": true, "path": "free"}),
        );
        assert_eq!(
            evade.values["shooter_modifier"],
            json!(modifier(true) - modifier(false)),
            "{target}"
        );
    }
}

#[test]
fn joan_helps_as_far_in_both() {
    for scale in [15, 28] {
        for distance in 0..40 {
            let joan = judge(
                "impetus.joan-of-arc",
                &json!({"event": "cohesion", "scale": scale, "distance_u": distance}),
            );
            let test = json!({"troop": "FP", "cause": "melee", "enemies": ["FL"], "scale": scale});
            let modifier = |given: &Value| {
                judge("impetus.cohesion-modifiers", given).values["modifier"]
                    .as_i64()
                    .expect("a modifier")
            };
            let helped = modifier(&with(&test, &json!({"joan_u": distance}))) - modifier(&test);
            assert_eq!(
                joan.values["bonus"].as_i64().unwrap_or(0),
                helped,
                "{scale} mm, {distance} U"
            );
        }
    }
}

/// A verdict in which halves are rounded to the nearest, if rounding matters.
fn rounding(id: &str, given: &Value) -> Verdict {
    let known = check(id)
        .readings()
        .any(|(_, reading)| reading.id == "nearest");
    let agreed = if known { json!(["nearest"]) } else { json!([]) };
    judge(id, &with(given, &json!({"agreed": agreed})))
}

/// A game on the desk has the points of the two score checks.
#[test]
fn the_desk_scores_a_game_as_the_score_does() {
    for (lost_a, lost_b) in (0..=8).flat_map(|a| (0..=8).map(move |b| (a * 4, b * 4))) {
        for (routed_a, routed_b) in [(false, false), (true, false), (false, true), (true, true)] {
            let army = |lost: i64, vdt: i64, routed: bool| json!({"vdt": vdt, "lost": lost, "routed": routed});
            let game = json!({"a": army(lost_a, 34, routed_a), "b": army(lost_b, 32, routed_b)});
            let desk = rounding(
                "impetus.score-desk",
                &json!({"games": [{"a": "Rossi", "a_vdt": 34, "a_lost": lost_a, "a_routed": routed_a,
                    "b": "Bianchi", "b_vdt": 32, "b_lost": lost_b, "b_routed": routed_b}]}),
            );
            let row = &desk.values["scores"][0];
            let traditional = rounding("impetus.score-traditional", &game).values;
            assert_eq!(
                (&row["a_traditional"], &row["b_traditional"]),
                (&traditional["a_points"], &traditional["b_points"]),
                "{game}"
            );
            let experimental = rounding("impetus.score-experimental", &game).values;
            for (side, points) in [("a", "a_experimental"), ("b", "b_experimental")] {
                if !experimental[side]["points"].is_null() {
                    assert_eq!(row[points], experimental[side]["points"], "{game} {side}");
                }
            }
        }
    }
}

/// A list violates the limits of its commands exactly if the separate check says so.
#[test]
fn a_list_keeps_the_limits_of_its_commands_in_both() {
    for points in [300, 350, 400] {
        for (one, other) in [(10, 10), (12, 8), (13, 7), (15, 5), (16, 4), (20, 0)] {
            let commands: Vec<Value> = [one, other]
                .into_iter()
                .filter(|vd| *vd > 0)
                .map(|vd| json!({"vd": vd, "general": "ordinary", "is_cic": vd == one && (one != other)}))
                .collect();
            let limits = judge(
                "impetus.command-limits",
                &json!({"scale": 15, "points": points, "commands": commands}),
            );
            let list = judge(
                "impetus.army-list",
                &json!({"event": format!("15-{points}"), "commands": commands}),
            );
            for code in [
                "largest-command",
                "largest-command-300",
                "too-few-commands",
                "too-many-commands-300",
            ] {
                let broken = |verdict: &Value| {
                    verdict
                        .as_array()
                        .is_some_and(|codes| codes.iter().any(|found| found == code))
                };
                assert_eq!(
                    broken(&limits.values["violations"]),
                    broken(&list.values["violations"]),
                    "{code} {points} {one} {other}: {:?} {:?}",
                    limits.values["violations"],
                    list.values["violations"]
                );
            }
        }
    }
}
