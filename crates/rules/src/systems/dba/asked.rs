//! Tests that deciding facts are asked instead of assumed.
//!
//! Each case once got a wrong answer because a fact was assumed.

use serde_json::{Value, json};

use crate::check::{Status, Verdict};
use crate::kit::tables::Tables;
use crate::systems::testing::{check, map};

/// The answer to an input with missing facts.
fn answer(id: &str, given: &Value) -> Verdict {
    check(id)
        .answer(&Tables::default(), &map(given))
        .unwrap_or_else(|faults| panic!("{id} {given}: {faults:?}"))
}

#[track_caller]
fn asks(id: &str, given: &Value, fact: &str) {
    let verdict = answer(id, given);
    assert_eq!(verdict.status, Status::Open, "{id} {given}");
    assert!(
        verdict.asks.iter().any(|ask| ask.field == fact),
        "{id} {given}: {:?}",
        verdict
            .asks
            .iter()
            .map(|ask| &ask.field)
            .collect::<Vec<_>>()
    );
}

#[test]
fn the_fact_that_decides_is_asked() {
    // Knights that charged the front of Bows are destroyed when beaten.
    let knights = json!({"loser": "Kn", "winner": "Bw", "degree": "beaten", "loser_going": "good"});
    asks("dba.close-combat", &knights, "contact_with_bows");
    for (a, b) in [("Kn", "Bw"), ("Bw", "Kn"), ("HCh", "Bw")] {
        let fight = json!({"a": {"troop": a}, "b": {"troop": b}});
        asks("dba.combat", &fight, "contact_with_bows");
    }
    // A base on a road fights according to the terrain that the road crosses.
    let road = json!({"loser": "Sp", "winner": "Kn", "degree": "beaten", "loser_going": "road"});
    asks("dba.close-combat", &road, "loser_going");
    let road = json!({"front": "Pk", "rear": "Pk", "enemy": "Kn", "front_going": "road"});
    asks("dba.rear-support", &road, "front_going");
    let road = json!({"troop": "Kn", "base": 3, "own_going": "road"});
    asks("dba.tactical-factors", &road, "own_going");
    let road = json!({"contacted": "Ps", "contacted_going": "road", "by": "group"});
    asks("dba.conform", &road, "contacted_going");
    let road = json!({"a": {"troop": "Kn", "going": "road"}, "b": {"troop": "Sp"}});
    asks("dba.combat", &road, "a.going");
    // The ground decides how far troops go.
    let knights = json!({"troop": "Kn"});
    asks("dba.movement-allowance", &knights, "touches");
    // First the losses of both sides, then the generals.
    asks(
        "dba.victory",
        &json!({"losses_a": 3, "losses_b": 2}),
        "general_lost_a",
    );
    asks("dba.victory", &json!({}), "losses_a");
    // A second move of Warband is allowed if it ends in contact or gives support.
    asks("dba.subsequent-move", &json!({"troop": "Wb"}), "end");
    // A second rank is destroyed if it gave support.
    let rank =
        json!({"front": "Wb", "supporter": "Wb", "role": "rear", "front_result": "destroyed"});
    asks("dba.supporter-fate", &rank, "actually_supported");
    // In a threat zone, troops may dismount if they line up.
    let zone = json!({"kind": "dismount", "in_zone_at_start": true, "list_allows": true, "own_bound": 2, "distance_paces": 100, "foot_speed": 200});
    asks("dba.dismount", &zone, "lines_up");
}

#[test]
fn what_is_told_is_enough() {
    // The sacking ends if nothing else has happened.
    let sacked = json!({"place": "bua", "occupier": "Sp", "captured": true, "sack_rolls": [3, 5]});
    let garrison = answer("dba.garrison", &sacked);
    assert_eq!(garrison.values["status"], "garrison");
    // A given die means that the river is rolled for.
    let river = answer("dba.river-type", &json!({"die": 6}));
    assert_eq!(river.values["type"], "torrent");
    // Artillery and War Wagons never enter bad going, even with a given speed there.
    for troop in ["Art", "WWg"] {
        let given = json!({"troop": troop, "touches": ["wood"], "ask": ["can_enter"]});
        let barred = answer("dba.movement-allowance", &given);
        assert_eq!(barred.values["can_enter"], false, "{troop}");
    }
    // At four losses to two the bound is over unless stated otherwise.
    let lost = answer("dba.victory", &json!({"losses_a": 4, "losses_b": 2}));
    assert_eq!(lost.values["result"], "A-loses");
    // A finished bound of the defender counts as the end of a bound.
    let both = json!({"losses_a": 3, "losses_b": 2, "clock_expired": true, "defender_bound_finished": true, "end_of_bound": false});
    assert!(
        check("dba.victory")
            .answer(&Tables::default(), &map(&both))
            .is_err()
    );
    // The fact has one field; old addresses may give it for either side.
    for side in ["a", "b"] {
        let mut given = json!({"a": {"troop": "Kn"}, "b": {"troop": "Bw"}});
        given[side]["contact_with_bows"] = json!("front");
        assert_eq!(
            answer("dba.combat", &given).values["a_destroyed"],
            21,
            "{side}"
        );
    }
}

#[test]
fn who_holds_a_town_within_reach_is_asked() {
    let town = |y: i64| {
        json!({
            "mover": {"troop": "Bd", "x": 0, "y": y},
            "fortified": [{"kind": "bua", "polygon": [[-50, -50], [50, -50], [50, 20], [-50, 20]]}],
        })
    };
    let asks = |y: i64| {
        let verdict = answer("dba.threat-zone", &town(y));
        verdict
            .asks
            .iter()
            .any(|ask| ask.field == "fortified.0.control")
    };
    assert!(asks(50));
    // Beyond the range the fact is not needed.
    assert!(!asks(200));
}

#[test]
fn a_range_is_enough_where_all_of_it_is_alike() {
    let stopped = json!({"type": "torrent", "cause": "pursuit", "cross_die": "..=2"});
    let verdict = answer("dba.river-crossing", &stopped);
    assert_eq!(verdict.values["result"], "stops");
    assert_ne!(verdict.status, Status::Open);
    let drowned = json!({"type": "torrent", "cause": "recoil", "cross_die": "1-2"});
    let verdict = answer("dba.river-crossing", &drowned);
    assert_eq!(verdict.values["result"], "destroyed");
    // Both a failed and a successful roll.
    let either = json!({"type": "torrent", "cause": "recoil", "cross_die": "2-3"});
    asks("dba.river-crossing", &either, "cross_die");
    let losses = json!({"elements_destroyed": "2-4", "camp_enemy_held": true});
    asks("dba.loss-count", &losses, "elements_destroyed");
}

#[test]
fn what_a_default_hides_is_named() {
    let torrent = json!({
        "loser": "A1", "elements": [{"id": "A1", "side": "A", "troop": "Bd", "x": 300, "y": 307.5}],
        "table": {"w": 600, "h": 600}, "river": "0,250 600,250 600,295 0,295", "river_type": "torrent",
    });
    let aim = json!({
        "shooters": [{"id": "B1"}, {"id": "B2", "candidates": ["T"]}],
        "targets": [{"id": "T", "can_shoot_back_at": []}], "assignment": {"B2": "T"},
    });
    let sacked = json!({"event": "melee-loss", "place": "bua", "occupier": "Bw", "captured": true});
    asks("dba.recoil-scene", &torrent, "cross_die");
    for (id, given, field) in [
        ("dba.shooting-target-priority", aim, "shooters.0.candidates"),
        ("dba.garrison", sacked, "sack_rolls"),
    ] {
        let verdict = answer(id, &given);
        let named: Vec<&str> = verdict
            .assumed
            .iter()
            .map(|fact| fact.field.as_str())
            .collect();
        assert!(named.contains(&field), "{id}: {named:?}");
    }
    // A way with stops and an end has a start too, which must be given.
    let way = json!({
        "end": {"x": 50, "y": 80, "troop": "LH"}, "path": [{"x": 50, "y": 30, "troop": "LH"}], "allowance_paces": 500,
    });
    let faults = check("dba.measure-move")
        .answer(&Tables::default(), &map(&way))
        .unwrap_err();
    assert_eq!(faults[0].path, "start.x");
}

#[test]
fn the_zone_of_an_unnamed_enemy_is_taken_to_be_the_targets() {
    let given = json!({
        "zones": [{"kind": "element"}], "facing_zone_enemy": "front", "move": "contact", "target": "X",
    });
    let verdict = answer("dba.threat-zone-move", &given);
    assert_eq!(verdict.finding.code, "legal");
    assert!(
        verdict
            .assumed
            .iter()
            .any(|fact| fact.field == "zones.0.id")
    );
}

#[test]
fn no_usual_value_is_taken_for_what_nobody_knows() {
    for (id, given, unknown) in [
        (
            "dba.close-combat",
            json!({"loser": "Bd", "winner": "Wb", "degree": "beaten", "loser_going": "good"}),
            "winner_garrison_bua",
        ),
        (
            "dba.garrison",
            json!({"event": "deployed", "place": "bua", "occupier": "Bd"}),
            "captured",
        ),
        (
            "dba.loss-count",
            json!({"elements_destroyed": 1}),
            "camp_enemy_held",
        ),
    ] {
        let mut given = map(&given);
        given.insert("unknown".to_owned(), json!([unknown]));
        let verdict = check(id).answer(&Tables::default(), &given).unwrap();
        assert_eq!(verdict.status, Status::Open, "{id}");
        assert!(verdict.outcomes.len() > 1, "{id}: {:?}", verdict.outcomes);
        assert!(verdict.asks.iter().all(|ask| ask.field != unknown), "{id}");
    }
}

#[test]
fn what_allows_an_overlap_is_asked() {
    for (contact, unit, fact) in [
        ("corner-overlap", "single", "target_in_front_melee"),
        ("side-overlap", "single", "target_in_front_melee"),
        ("touch-only", "group", "group_has_legal_combat_contact"),
    ] {
        let given = json!({"mover": "Bd", "contact": contact, "target": "Bd", "mover_unit": unit});
        asks("dba.contact-permission", &given, fact);
    }
}

#[test]
fn an_outcome_on_which_readings_differ_is_no_outcome() {
    let given = json!({"a": {"troop": "Kn"}, "b": {"troop": "Bw"}, "die_a": 4, "die_b": 4});
    let verdict = answer("dba.combat", &given);
    let codes: Vec<(&str, &Value)> = verdict
        .outcomes
        .iter()
        .map(|outcome| (outcome.finding.code.as_str(), &outcome.values["result"]))
        .collect();
    assert_eq!(
        codes,
        [
            ("beaten", &json!("recoil")),
            ("beaten", &json!("destroyed")),
            ("knights-carried-over", &Value::Null),
        ]
    );
}

/// Troops that never leave their place do not recoil or flee, whether or not the depth of their base is known.
#[test]
fn troops_that_stay_are_refused_at_once() {
    for (id, field) in [("dba.flee", "troop"), ("dba.recoil", "recoiler")] {
        for troop in ["CF", "Dz"] {
            let given = map(&json!({field: troop}));
            let wrong = check(id).answer(&Tables::default(), &given).unwrap_err();
            assert_eq!(wrong[0].path, field, "{id} {troop}");
        }
    }
}

/// Facts of which each fits one value of the other are asked for, though neither changes the answer alone.
#[test]
fn two_facts_that_change_together_are_asked() {
    let given = json!({"actually_supported": true, "role": "rear", "front_result": "destroyed"});
    asks("dba.supporter-fate", &given, "front");
}

/// The crest of a hill that is not drawn is told, and blocks.
#[test]
fn a_crest_may_be_told_without_a_hill() {
    let given = json!({"shooter": {"troop": "Bw", "x": 0, "y": 0}, "target": {"troop": "Bd", "x": 0, "y": 57.5, "facing": 180},
        "crest_between": true});
    let blocked = answer("dba.line-of-fire", &given);
    assert_eq!(blocked.values["clear"], false);
    let echo = Value::Object(blocked.input.clone());
    assert_eq!(answer("dba.line-of-fire", &echo).values["clear"], false);
}
