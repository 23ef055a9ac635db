//! Tests of facts that cannot both be so: the fault is at one of them and names the others.

use cavillo_rules::kit::tables::Tables;
use cavillo_rules::systems;
use serde_json::{Map, Value};

/// Inputs with facts that exclude each other, the field with the fault, and the facts named beside it. Each
/// also holds facts that have no part in it.
const CONFLICTS: &[(&str, &str, &str, &[&str])] = &[
    // A count, and what is counted.
    (
        "dba.recoil",
        r#"{"recoiler":"Bw","friend":"Bd","n_behind":0,"bw":40}"#,
        "n_behind",
        &["friend"],
    ),
    (
        "dba.loss-count",
        r#"{"elements_destroyed":10,"not_landed":4}"#,
        "elements_destroyed",
        &["not_landed"],
    ),
    (
        "dbe.break-test",
        r#"{"lost_points":12,"elements":[{"distance_to_general_cm":3}],"within_radius":2}"#,
        "within_radius",
        &["elements"],
    ),
    (
        "impetus.ambush",
        r#"{"troop":"FL","terrain":"wood","units":1,"same_command":false}"#,
        "same_command",
        &["units"],
    ),
    // Nothing, and a fact of it.
    (
        "dba.flee",
        r#"{"troop":"LH","meets":"nothing","dist_to_it_mm":30}"#,
        "meets",
        &["dist_to_it_mm"],
    ),
    (
        "dba.flee",
        r#"{"troop":"LH","meets":"nothing","can_avoid_by_turning":true}"#,
        "meets",
        &["can_avoid_by_turning"],
    ),
    (
        "dba.break-off",
        r#"{"enemy_troop":"Wb","enemy_ahead":"clear","enemy_ahead_mm":30}"#,
        "enemy_ahead",
        &["enemy_ahead_mm"],
    ),
    (
        "dba.contact-permission",
        r#"{"mover":"Bd","contact":"none","target":"Kn"}"#,
        "target",
        &["contact"],
    ),
    (
        "dba.threat-zone-move",
        r#"{"move":"other","zones":[],"facing_zone_enemy":"front","enters_from_outside":true}"#,
        "enters_from_outside",
        &["zones"],
    ),
    (
        "dba.pip-cost",
        r#"{"own_bound":3,"mover":{"troops":["Kn"]},"general_lost":true,"dist_general_paces":700}"#,
        "dist_general_paces",
        &["general_lost"],
    ),
    (
        "dba.pip-cost",
        r#"{"own_bound":3,"action":"shoot","mover":{"troops":["Kn"]},"dismounting":true}"#,
        "dismounting",
        &["action"],
    ),
    // A place, and what is said of it.
    (
        "dba.movement-allowance",
        r#"{"troop":"Bd","touches":["good"],"front_in_river":true}"#,
        "front_in_river",
        &["touches"],
    ),
    (
        "dba.river-bank",
        r#"{"river_type":"slow","enemy_in_river":true,"enemy_has_pursued_out":true}"#,
        "enemy_in_river",
        &["enemy_has_pursued_out"],
    ),
    (
        "dba.river-crossing",
        r#"{"type":"torrent","already_inside":true,"walked_paces":100}"#,
        "walked_paces",
        &["already_inside"],
    ),
    (
        "dba.river-crossing",
        r#"{"type":"torrent","type_just_rolled":true,"impassable_this_bound":true}"#,
        "type_just_rolled",
        &["impassable_this_bound"],
    ),
    (
        "dba.rear-shot",
        r#"{"shooters":[{"edge":"front","both_front_corners_behind":true}]}"#,
        "shooters.0.both_front_corners_behind",
        &["shooters.0.edge"],
    ),
    (
        "dba.terrain-setup",
        r#"{"waterway":{"min_depth":200,"max_depth":300,"share_over_400":0.5}}"#,
        "waterway.share_over_400",
        &["waterway.max_depth"],
    ),
    (
        "dbe.line-of-sight",
        r#"{"purpose":"fire","between":[{"kind":"rough","before_shooter":true}]}"#,
        "between.0.kind",
        &["between.0.before_shooter"],
    ),
    (
        "dbe.melee-eligibility",
        r#"{"attacker":{"troop":"line","going":"rough"},"going":"open"}"#,
        "attacker.going",
        &["going"],
    ),
    (
        "dbe.town-fighting",
        r#"{"place":"inside","role":"defender","intent":"step-back"}"#,
        "intent",
        &["place"],
    ),
    (
        "impetus.terrain-placement",
        r#"{"format":"15-400","before":2,"one_outside":true,"final":[{"type":"wood","zone":"inside"},{"type":"wood","zone":"inside"}]}"#,
        "one_outside",
        &["final.0.zone", "final.1.zone"],
    ),
    // A moment, and another.
    (
        "dbe.melee",
        r#"{"a":{"troop":"guard","active":true,"entered_contact":true,"first_round":false},"b":{"troop":"line"}}"#,
        "a.first_round",
        &["a.entered_contact"],
    ),
    (
        "dbe.combat",
        r#"{"phase":"melee","a":{"troop":"guard","entered_contact":true,"first_round":false},"b":{"troop":"line"}}"#,
        "a.first_round",
        &["a.entered_contact"],
    ),
    (
        "impetus.match-time",
        r#"{"format":"2h00","minutes_elapsed":60,"time_over":true,"action":"voluntary-move"}"#,
        "time_over",
        &["minutes_elapsed"],
    ),
    (
        "impetus.match-time",
        r#"{"format":"2h00","minutes_elapsed":130,"time_over":false}"#,
        "time_over",
        &["minutes_elapsed"],
    ),
    // Two names of one thing.
    (
        "dbe.group",
        r#"{"elements":[{"type":"line","troop":"guard"},{"type":"line"}]}"#,
        "elements.0.type",
        &["elements.0.troop"],
    ),
    (
        "dbe.group",
        r#"{"elements":[{"type":"line","square":true,"formation":"line"},{"type":"line"}]}"#,
        "elements.0.formation",
        &["elements.0.square"],
    ),
    (
        "dbe.formation",
        r#"{"troop":"line","to":"square","twin_lost":true}"#,
        "twin_lost",
        &["troop"],
    ),
    (
        "dbe.activation-points",
        r#"{"unknown_quality":true,"quality_die":3}"#,
        "unknown_quality",
        &["quality_die"],
    ),
    (
        "dbe.activation-points",
        r#"{"orders":[{"kind":"pivot","legs":3}]}"#,
        "orders.0.kind",
        &["orders.0.legs"],
    ),
    (
        "dbe.activation-points",
        r#"{"orders":[{"with_general":true,"in_sight":false}]}"#,
        "orders.0.in_sight",
        &["orders.0.with_general"],
    ),
    (
        "dbe.activation-points",
        r#"{"general_lost":true,"orders":[{"with_general":true}]}"#,
        "general_lost",
        &["orders.0.with_general"],
    ),
    (
        "impetus.army-list-sheet",
        r#"{"army_name":"X","commands":[{"attached_to":"CP","unattached":true}]}"#,
        "commands.0.unattached",
        &["commands.0.attached_to"],
    ),
    (
        "impetus.melee-modifiers",
        r#"{"result":"lost","lost_melee":false}"#,
        "lost_melee",
        &["result"],
    ),
];

#[test]
fn a_refusal_names_the_facts_that_it_contradicts() {
    let tables = Tables::default();
    let mut wrong = Vec::new();
    for (id, input, field, named) in CONFLICTS {
        let given: Map<String, Value> = serde_json::from_str(input).unwrap();
        let check = systems::check(id).unwrap();
        let Err(faults) = check.answer(&tables, &given) else {
            wrong.push(format!("{id} {input}: accepted"));
            continue;
        };
        let fault = faults.iter().find(|fault| fault.path == *field);
        let against = fault.map(|fault| {
            let paths = fault.against.iter().map(|(path, _)| path.as_str());
            paths.collect::<Vec<_>>()
        });
        if against.as_deref() != Some(*named) {
            let found: Vec<_> = faults
                .iter()
                .map(|fault| (&fault.path, &fault.against))
                .collect();
            wrong.push(format!("{id} {input}: {found:?}"));
        }
        // Each of them is needed: without it nothing is wrong with the field.
        for path in *named {
            let mut less = given.clone();
            cavillo_rules::check::put(&mut less, path, Value::Null);
            let faults = check.answer(&tables, &less).err().unwrap_or_default();
            if faults.iter().any(|fault| fault.path == *field) {
                wrong.push(format!("{id} {input}: wrong without {path}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
