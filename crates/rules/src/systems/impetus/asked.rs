//! Questions as players ask them, with missing facts: what is answered, asked and assumed.
//!
//! Each case once got a wrong or irrelevant answer.

use serde_json::{Value, json};

use crate::check::{Status, Verdict};
use crate::kit::tables::Tables;
use crate::systems::testing::{check, faults, map};

/// The answer to an input with missing facts.
fn answer(id: &str, given: &Value) -> Verdict {
    check(id)
        .answer(&Tables::default(), &map(given))
        .unwrap_or_else(|faults| panic!("{id} {given}: {faults:?}"))
}

fn asked(verdict: &Verdict) -> Vec<&str> {
    verdict.asks.iter().map(|ask| ask.field.as_str()).collect()
}

fn assumed(verdict: &Verdict) -> Vec<&str> {
    verdict
        .assumed
        .iter()
        .filter(|fact| !fact.otherwise.is_empty())
        .map(|fact| fact.field.as_str())
        .collect()
}

#[track_caller]
fn finds(id: &str, given: &Value, code: &str) -> Verdict {
    let verdict = answer(id, given);
    assert_eq!(verdict.finding.code, code, "{id} {given}");
    assert_ne!(verdict.status, Status::Open, "{id} {given}");
    verdict
}

/// Pieces by type and zone; `-` leaves either out.
fn pieces(text: &str) -> Value {
    let piece = |word: &str| {
        let (ground, zone) = word.split_once(':').expect("a type and a zone");
        let mut piece = serde_json::Map::new();
        for (name, value) in [("type", ground), ("zone", zone)] {
            if value != "-" {
                piece.insert(name.to_owned(), json!(value));
            }
        }
        Value::Object(piece)
    };
    text.split_whitespace().map(piece).collect()
}

fn placed(text: &str) -> Value {
    json!({"format": "15-400", "pieces": pieces(text)})
}

#[test]
fn where_pieces_lie_is_asked_unless_it_cannot_decide() {
    const ID: &str = "impetus.terrain-placement";
    // More than half must be completely outside: the positions are asked.
    let types = answer(ID, &placed("rough:- rough:- gentle-hill:- difficult:-"));
    assert_eq!(types.status, Status::Open);
    assert!(
        asked(&types).contains(&"pieces.0.zone"),
        "{:?}",
        asked(&types)
    );
    // With two of four inside a zone it is too late, wherever the others are.
    let inside = "rough:inside rough:partly-in gentle-hill:- difficult:-";
    finds(ID, &placed(inside), "too-few-outside");
    // With three of four outside the fourth may be anywhere.
    let outside = "rough:outside rough:outside gentle-hill:outside difficult:-";
    finds(ID, &placed(outside), "legal");
    // Three of five of one type are too many, wherever they are and whatever the others are.
    let alike = "rough:- rough:- rough:- -:- -:-";
    finds(ID, &placed(alike), "too-many-of-one-type");
    // Terrain is accepted by its name: a wood is difficult ground, a steep hill too.
    let woods = "wood:outside steep-hill:outside difficult:outside rough:outside";
    finds(ID, &placed(woods), "too-many-of-one-type");
    // Small tables: one piece in a zone.
    let small = |text: &str| json!({"format": "28-300", "pieces": pieces(text)});
    finds(
        ID,
        &small("rough:inside wood:partly-in rough:-"),
        "more-than-one-inside",
    );
    assert_eq!(answer(ID, &small("rough:- wood:-")).status, Status::Open);
    finds(ID, &small("rough:- wood:outside"), "legal");
    // Of two pieces left one must be outside: it is asked if the remaining pieces are not given.
    let removed = json!({"format": "15-400", "defender_placed": 4, "attacker_removed": 2});
    assert_eq!(asked(&answer(ID, &removed)), ["one_outside"]);
    let mut told = placed("rough:outside wood:outside gentle-hill:outside rough:inside");
    told["attacker_removed"] = json!(2);
    finds(ID, &told, "legal");
}

#[test]
fn a_refusal_stays_whatever_else_is_begun() {
    for (id, given, code) in [
        (
            "impetus.flank-march",
            json!({"general": "coward", "leadership": 0}),
            "coward",
        ),
        (
            "impetus.flank-march",
            json!({"general": "expert", "command_vd": 21, "army_vdt": 40, "leadership": 0}),
            "over-half",
        ),
        (
            "impetus.deployment",
            json!({"scale": 15, "points": 400, "distance_from_centre_u": 19, "first_deployed": 20}),
            "not-ok",
        ),
    ] {
        finds(id, &given, code);
    }
}

#[test]
fn what_cannot_matter_is_not_listed() {
    for (id, given, fields) in [
        (
            "impetus.terrain-piece",
            json!({"piece": "river", "river": {"format": "28-300", "start_from_edge_u": 21}}),
            &["town_die"][..],
        ),
        (
            "impetus.terrain-piece",
            json!({"piece": "town", "town_die": 4}),
            &["river", "river_roll"],
        ),
        (
            "impetus.deployment",
            json!({"scale": 15, "points": 400, "distance_from_centre_u": 19}),
            &["table_depth_cm"],
        ),
        (
            "impetus.army-list-sheet",
            json!({"days_late": 3}),
            &["typed", "commands", "army_vdt", "exploration_used"],
        ),
        (
            "impetus.flank-march",
            json!({"general": "expert", "command_vd": 21, "army_vdt": 40}),
            &["from_edge_u", "distance_to_entered_u", "rolls", "noted"],
        ),
        (
            "impetus.impetus-bonus",
            json!({"charger": {"troop": "El"}, "target": {"troop": "FL", "impetuous": true}}),
            &["declared", "own_front_contact", "target.pike"],
        ),
    ] {
        let verdict = answer(id, &given);
        assert_ne!(verdict.status, Status::Open, "{id} {given}");
        let listed = assumed(&verdict);
        for field in fields {
            assert!(!listed.contains(field), "{id} {given}: {listed:?}");
        }
    }
}

#[test]
fn what_decides_is_asked_or_named() {
    // Three units of pikes hide if they are one Large Unit.
    let pikes = json!({"troop": "FP", "pike": true, "terrain": "gentle-hill", "units": 3});
    assert_eq!(
        asked(&answer("impetus.ambush", &pikes)),
        ["large_unit_size"]
    );
    // A march is noted on the map unless the opposite is given.
    let march = json!({"general": "expert", "command_vd": 20, "army_vdt": 40});
    let verdict = finds("impetus.flank-march", &march, "legal");
    let named = assumed(&verdict);
    assert!(
        named.contains(&"noted.command") && named.contains(&"noted.side"),
        "{named:?}"
    );
}

#[test]
fn changes_that_are_no_advice_are_not_offered() {
    for (id, given, field) in [
        (
            "impetus.wagenburg",
            json!({"query": "shoot-baggage"}),
            "query",
        ),
        (
            "impetus.terrain-placement",
            placed("rough:outside rough:outside rough:outside difficult:inside difficult:inside"),
            "pieces",
        ),
    ] {
        let verdict = answer(id, &given);
        let offered: Vec<_> = verdict
            .remedies
            .iter()
            .filter(|remedy| remedy.code == "change")
            .filter(|remedy| remedy.input.contains_key(field))
            .filter(|remedy| {
                !(field == "pieces"
                    && remedy.input["pieces"]
                        .as_array()
                        .is_some_and(|list| list.len() < 5))
            })
            .collect();
        assert!(offered.is_empty(), "{id} {given}: {offered:?}");
    }
}

/// An army has a commander-in-chief: if none is given, no verdict assumes that there is none.
#[test]
fn an_army_has_a_chief() {
    const ID: &str = "impetus.command-limits";
    let army = |generals: &[&str]| {
        let commands: Value = generals
            .iter()
            .map(|general| json!({"general": general}))
            .collect();
        json!({"scale": 15, "points": 400, "commands": commands})
    };
    // Under the Genius two are too many; under one of them the documents are silent.
    let three = answer(ID, &army(&["incompetent", "incompetent", "genius"]));
    assert_eq!(three.status, Status::Open);
    assert_eq!(asked(&three), ["commands.0.is_cic", "commands.1.is_cic"]);
    // If neither of them commands the army, the third does.
    let mut others = army(&["incompetent", "incompetent", "genius"]);
    for n in [0, 1] {
        others["commands"][n]["is_cic"] = json!(false);
    }
    finds(ID, &others, "two-incompetents");
    // Neither of these generals is good enough as commander-in-chief.
    let poor = answer(ID, &army(&["incompetent", "poor"]));
    assert_eq!(poor.finding.code, "incompetent-cap");
    // One of the commands that are not listed may be the commander-in-chief's.
    let mut more = army(&["incompetent", "genius"]);
    more["more_commands"] = json!(true);
    finds(ID, &more, "legal");
    // A given commander-in-chief is the only one.
    let mut named = army(&["incompetent", "genius"]);
    named["commands"][1]["is_cic"] = json!(true);
    finds(ID, &named, "legal");
    // Without a general who needs a good commander-in-chief, it does not matter who that is.
    finds(ID, &army(&["expert", "poor"]), "legal");
}

#[test]
fn facts_that_cannot_both_be_so_are_faults() {
    let foot = json!({"troop": "FP", "cause": "melee", "enemies": ["CP", "FP"], "enemies_all_mounted": true});
    let contradicts = |id: &str, given: &Value, path: &str| {
        assert_eq!(
            faults(id, given),
            [(path.to_owned(), "contradicts")],
            "{given}"
        );
    };
    contradicts("impetus.cohesion-modifiers", &foot, "enemies_all_mounted");
    // Whether elephants are mounted is open: giving all as mounted is not a contradiction.
    let elephants =
        json!({"troop": "FP", "cause": "melee", "enemies": ["El"], "enemies_all_mounted": true});
    answer("impetus.cohesion-modifiers", &elephants);
    // Without hidden units none are activated, and none are seen.
    let activated = json!({"trigger": "owner-activates", "hidden_in_terrain": false});
    contradicts("impetus.ambush-reveal", &activated, "hidden_in_terrain");
    let near = json!({"enemy_distance_u": 3, "hidden_in_terrain": false});
    finds("impetus.ambush-reveal", &near, "not-revealed");
    // A piece in the own zone that touches the enemy's is in both.
    let both =
        json!({"troop": "FL", "terrain": "wood", "touches": ["enemy"], "inside_own_zone": true});
    assert_eq!(asked(&answer("impetus.ambush", &both)), ["defender"]);
}

#[test]
fn a_range_is_enough_where_all_of_it_is_alike() {
    for (id, given, code) in [
        (
            "impetus.terrain-piece",
            json!({"piece": "town", "player": "attacker", "town_die": "5.."}),
            "town_placed",
        ),
        (
            "impetus.terrain-piece",
            json!({"piece": "river", "river": {"format": "28-300", "start_from_edge_u": ">20..30", "parallel_to": "short-edge"}}),
            "not-river_ok",
        ),
        (
            "impetus.general-capture",
            json!({"result": "7-8", "cause": "pilum"}),
            "none",
        ),
        (
            "impetus.exploration",
            json!({"a": {"exploration_points": 10, "dice": [6, 6]}, "b": {"exploration_points": "..=9", "dice": [6, 6]}}),
            "a",
        ),
    ] {
        finds(id, &given, code);
    }
    // Otherwise, the number inside it is asked.
    let town = json!({"piece": "town", "player": "attacker", "town_die": "4-5"});
    let verdict = answer("impetus.terrain-piece", &town);
    assert_eq!(asked(&verdict), ["town_die"]);
    assert_eq!(verdict.asks[0].options.len(), 2);
}

#[test]
fn what_a_default_hides_is_named() {
    for (id, given, field) in [
        (
            "impetus.command-limits",
            json!({"scale": 15, "points": 400, "commands": [{"vd": 20}]}),
            "more_commands",
        ),
        (
            "impetus.command-limits",
            json!({"scale": 15, "points": 350, "commands": [{"general": "genius"}]}),
            "more_commands",
        ),
        ("impetus.sub-period", json!({"open": true}), "scale"),
        (
            "impetus.interpenetration",
            json!({"mover": {"troop": "FP"}, "passed": {"troop": "T"}, "kind": "voluntary"}),
            "passed.ambushing",
        ),
        (
            "impetus.flank-march",
            json!({"roll": [5, 5], "leadership": 2}),
            "general",
        ),
        (
            "impetus.ambush-reveal",
            json!({"trigger": "enemy-distance", "enemy_distance_u": 3, "moment": "move-phase-end"}),
            "friends_leave_room",
        ),
    ] {
        let verdict = answer(id, &given);
        assert!(
            assumed(&verdict).contains(&field),
            "{id}: {:?}",
            assumed(&verdict)
        );
    }
}

#[test]
fn too_many_changes_are_refused_whatever_is_left() {
    let two = json!([{"type": "wood", "zone": "outside"}, {"type": "rough", "zone": "outside"}]);
    for (format, moved) in [("15-400", 12), ("15-300", 2)] {
        let given = json!({"format": format, "attacker_moved": moved, "final": two});
        let verdict = answer("impetus.terrain-placement", &given);
        assert_eq!(verdict.values["legal"], json!(false), "{format}");
    }
}

#[test]
fn light_cavalry_is_asked_whom_it_would_charge() {
    for (kind, on) in [("opportunity", "friend"), ("countercharge", "me")] {
        let given = json!({"kind": kind, "troop": "CL", "i": 0, "charge_declared_on": on});
        let verdict = answer("impetus.charge-rights", &given);
        assert_eq!(verdict.status, Status::Open, "{kind}");
        assert!(asked(&verdict)[0].starts_with("targets"), "{kind}");
    }
}

#[test]
fn what_cannot_be_so_is_refused_or_forbidden() {
    let chief = json!({"vd": 10, "is_cic": true});
    let two = json!({"scale": 15, "points": 400, "commands": [chief, chief]});
    assert_eq!(
        faults("impetus.command-limits", &two)[0].0,
        "commands.1.is_cic"
    );
    let none = json!({"ally_vd": 20, "army_vdt": 40, "allowed_contingents": 0});
    finds("impetus.command-limits", &none, "too-many-contingents");
}

/// The right table alone says nothing about the commands, and the answer says so.
#[test]
fn commands_left_out_are_named() {
    let table = json!({"scale": 15, "points": 400, "table": "180x120"});
    let verdict = answer("impetus.command-limits", &table);
    assert_eq!(verdict.finding.code, "legal");
    let named: Vec<&str> = verdict
        .assumed
        .iter()
        .map(|fact| fact.field.as_str())
        .collect();
    assert!(named.contains(&"commands"), "{named:?}");
}
