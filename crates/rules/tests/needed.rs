//! Tests of groups that a rule needs but that are given as absent. The result must be an answer or
//! a fault, and never endless questions.

use cavillo_rules::check::{Field, Kind, Status};
use cavillo_rules::kit::tables::Tables;
use cavillo_rules::systems;
use serde_json::{Map, Value, json};

/// Inputs in which one fact makes a group needed that another gives as absent.
const ABSENT: [(&str, &str); 10] = [
    (
        "dba.side-choice",
        r#"{"die_a":5,"aggr_a":2,"die_b":1,"aggr_b":1,"edges":false}"#,
    ),
    (
        "dbe.zone-of-control",
        r#"{"distance_ahead_cm":5,"controller":false}"#,
    ),
    (
        "dbe.victory",
        r#"{"corps_per_side":4,"routed_corps":false}"#,
    ),
    (
        "dbe.victory",
        r#"{"corps_per_side":1,"destroyed_points":false}"#,
    ),
    (
        "dbe.combat",
        r#"{"phase":"shooting","shooter":false,"target":{"troop":"cuirassiers"},"band":"short"}"#,
    ),
    (
        "dbe.combat",
        r#"{"phase":"melee","a":false,"b":{"troop":"line","in_square":true},"dice":{"a":6,"b":1}}"#,
    ),
    (
        "dbe.combat",
        r#"{"phase":"melee","b":false,"a":{"troop":"line"}}"#,
    ),
    (
        "impetus.exploration",
        r#"{"a":false,"b":{"exploration_points":0,"dice":[4,5]}}"#,
    ),
    (
        "impetus.flank-march",
        r#"{"rolls":false,"both_arrive":true}"#,
    ),
    (
        "impetus.flank-march",
        r#"{"noted":false,"general":"expert"}"#,
    ),
];

#[test]
fn a_needed_group_told_as_absent_is_answered_or_refused() {
    let tables = Tables::default();
    for (id, input) in ABSENT {
        let check = systems::check(id).unwrap();
        let input: Map<String, Value> = serde_json::from_str(input).unwrap();
        // A needed group is asked for, if it is not refused, and the exploration ends soon.
        if let Ok(verdict) = check.answer(&tables, &input) {
            let open = verdict.status == Status::Open;
            assert_eq!(open, !verdict.asks.is_empty(), "{id} {}", json!(input));
            assert!(
                verdict.runs < 200,
                "{id} {}: {}",
                json!(input),
                verdict.runs
            );
        }
    }
}

/// Tests that the exploration ends for every group of every check as absent, with each other fact.
#[test]
fn any_group_may_be_told_as_absent() {
    let tables = Tables::default();
    let mut answered = 0;
    for check in systems::checks() {
        let fields = check.fields(&tables);
        for group in &fields {
            if !matches!(group.kind, Kind::Group(_)) {
                continue;
            }
            for other in &fields {
                let input = Map::from_iter([
                    (other.name.to_owned(), json!(true)),
                    (group.name.to_owned(), json!(false)),
                ]);
                if let Ok(verdict) = check.answer(&tables, &input) {
                    answered += 1;
                    assert!(verdict.runs < 4_000, "{} {}", check.id, json!(input));
                }
            }
        }
    }
    assert!(answered > 100, "{answered} were answered");
}

/// Partial questions, the finding of their answer, and the next question.
const PARTLY: &[(&str, &str, &str, &[&str])] = &[
    // The arc is wider than the front projection.
    (
        "impetus.shooting-priority",
        r#"{"enemies":[{"id":"E1","distance_u":20,"in_front_projection":false},{"id":"E2","distance_u":25,"in_front_projection":true}]}"#,
        "",
        &["enemies.0.in_arc"],
    ),
    // Of two in front it matters which is the most frontal.
    (
        "impetus.shooting-priority",
        r#"{"enemies":[{"id":"E1","distance_u":12,"in_front_projection":true},{"id":"E2","distance_u":14,"in_front_projection":true}]}"#,
        "",
        &["enemies.0.frontality_rank"],
    ),
    // Guns have no penalty for shooting at a wall.
    (
        "impetus.shield-wall",
        r#"{"query":"shooting-mod","shot_from":"front"}"#,
        "",
        &["shooter"],
    ),
    // A rank behind moves as far as the rank in front of it.
    (
        "dba.pursuit",
        r#"{"winner":"Wb","role":"rear-supporting","own_depth":15,"opponent":"destroyed","by":"melee","place":"open","ahead":"clear"}"#,
        "",
        &["front_depth"],
    ),
    // The troops between may be the shooter's own Voltigeurs. The kind of an obstacle is asked
    // before its troop type.
    (
        "dbe.line-of-sight",
        r#"{"purpose":"fire","shooter_arm":"infantry","band":"medium","between":true}"#,
        "",
        &["between.0.kind", "between.0.troop"],
    ),
    (
        "dbe.town-fighting",
        r#"{"place":"inside","role":"attacker"}"#,
        "",
        &["breach"],
    ),
    // Lengths may be known as ranges.
    (
        "dbe.retreat",
        r#"{"troop":"cuirassiers","after":"shooting","behind":[{"kind":"impassable","gap_cm":"4-6"}]}"#,
        "moved",
        &[],
    ),
    (
        "dbe.activation-points",
        r#"{"points_in_hand":2,"orders":[{"in_sight":false,"distance_to_general_cm":"20-30"},{"distance_to_general_cm":10}]}"#,
        "",
        &["orders.0.distance_to_general_cm"],
    ),
    // Of several contacts one is the first.
    (
        "dba.turn-to-face",
        r#"{"contacts":[{"edge":"rear"},{"edge":"rear"},{"edge":"rear"}],"phase":"end","troop":"Bd","room_to_turn":"yes"}"#,
        "turns",
        &[],
    ),
    // Ten points and a double six are enough against any roll.
    (
        "impetus.exploration",
        r#"{"a":{"exploration_points":"8-10","dice":[6,6]},"b":{"exploration_points":"0-2"}}"#,
        "a",
        &[],
    ),
    // Infantry shoots no farther than with carbines.
    (
        "dbe.shooting-eligibility",
        r#"{"phase_role":"passive","shooter":{"troop":"line"},"target":{"distance_cm":20},"in_field":true,"sight":true}"#,
        "out-of-range",
        &[],
    ),
    // One edge may have four, five and six, and no other three.
    (
        "dba.side-choice",
        r#"{"edges":{"N":[1,2,3]}}"#,
        "not-numbering_legal",
        &[],
    ),
    // Too many attackers are too many, whatever troops they are.
    (
        "dba.bua-assault",
        r#"{"kind":"bua","attackers":[{"id":"A"},{"id":"B"},{"id":"C"},{"id":"D"}]}"#,
        "fourth-attacker",
        &[],
    ),
    // The fourth edge gets what the other three leave.
    (
        "dba.side-choice",
        r#"{"edges":{"N":[4,5,6],"E":[1],"S":[2]},"bua_nearest_edges":["N","W"]}"#,
        "not-numbering_legal",
        &[],
    ),
    // The loser of the melee is given: guns are destroyed by any defeat.
    (
        "dbe.outcome",
        r#"{"phase":"melee","loser":"heavy-artillery"}"#,
        "destroyed",
        &[],
    ),
    // Start and end are the same element, so its troop type is needed only once.
    (
        "dba.measure-move",
        r#"{"start":{"x":0,"y":0,"facing":0,"troop":"Bd"},"end":{"x":0,"y":30,"facing":0},"allowance_paces":200}"#,
        "distance_mm",
        &[],
    ),
    // A refusal stays valid although other facts are incomplete.
    (
        "dba.terrain-setup",
        r#"{"features":[{"type":"wood","w_cm":25,"l_cm":11}],"waterway":true}"#,
        "side-ratio",
        &[],
    ),
    (
        "dbe.zone-of-control",
        r#"{"distance_ahead_cm":7.9,"intent":"sideways","mover":true}"#,
        "nothing-else",
        &[],
    ),
    (
        "impetus.exploration",
        r#"{"a":{"exploration_points":12,"dice":[1,2]}}"#,
        "too-many-points",
        &[],
    ),
    (
        "impetus.match-time",
        r#"{"big_battle_points":700}"#,
        "not-meets_advice",
        &[],
    ),
    // The usual case is not a fault.
    (
        "dba.camp",
        r#"{"side":"invader","wwg_count":0,"on_own_edge":true}"#,
        "camp_allowed",
        &[],
    ),
    (
        "impetus.terrain-piece",
        r#"{"piece":"wooded-hill"}"#,
        "overlap_ok",
        &[],
    ),
    // Of several faults the certain one is reported.
    (
        "dba.group-move",
        r#"{"n":3,"manoeuvres":["backward"]}"#,
        "backward",
        &[],
    ),
    (
        "dbe.shooting-eligibility",
        r#"{"phase_role":"passive","shooter":{"troop":"line","formation":"square"},"as_support":true}"#,
        "not-may_support",
        &[],
    ),
    // Additional facts do not change the question.
    (
        "dbe.activation-points",
        r#"{"orders":[{"kind":"move","distance_to_general_cm":49}],"quality":"normal"}"#,
        "total_cost",
        &[],
    ),
    (
        "dbe.break-test",
        r#"{"type":"line","attacking":true,"corps_routed":true,"elements_left":9}"#,
        "malus",
        &[],
    ),
    (
        "dbe.strategic-move",
        r#"{"start_distances_cm":[50],"legs":2}"#,
        "",
        &["end_distances_cm"],
    ),
    // A base that never moves stays where it is, whatever the other facts are.
    (
        "dba.contact-permission",
        r#"{"mover":"CF"}"#,
        "stays-inside",
        &[],
    ),
    (
        "dba.pip-cost",
        r#"{"own_bound":2,"mover":{"troops":["Dz"]}}"#,
        "stays-inside",
        &[],
    ),
    (
        "dbe.line-of-sight",
        r#"{"purpose":"fire","shooter_arm":"cavalry"}"#,
        "cavalry",
        &[],
    ),
    // A charge is asked only for troops with a bonus.
    (
        "dbe.combat",
        r#"{"a":{"troop":"cuirassiers"},"b":{"troop":"line"},"dice":{"a":5,"b":2}}"#,
        "",
        &["a.charging"],
    ),
    (
        "dbe.melee",
        r#"{"a":{"troop":"line"},"b":{"troop":"lancers"}}"#,
        "",
        &["b.charging"],
    ),
    (
        "dbe.melee",
        r#"{"a":{"troop":"line"},"b":{"troop":"light-cavalry"}}"#,
        "a_sum",
        &[],
    ),
    // A formation that troops cannot have is not assumed at the start.
    (
        "dbe.formation",
        r#"{"troop":"voltigeurs","to":"line"}"#,
        "legal",
        &[],
    ),
    (
        "dbe.formation",
        r#"{"troop":"line","to":"square"}"#,
        "legal",
        &[],
    ),
    // A point that is open after a melee, but not after shooting.
    (
        "dbe.retreat",
        r#"{"troop":"line","behind":false}"#,
        "",
        &["after"],
    ),
    // A tap on "nothing behind" settles it, whichever base recoils.
    ("dba.recoil", r#"{}"#, "", &["n_behind"]),
    // A base that comes to a river is assumed to enter it.
    ("dba.river-type", r#"{}"#, "unknown", &[]),
    // A given straight move must be compared with that of the slowest.
    (
        "dba.group-move",
        r#"{"formation":"line","manoeuvres":["forward"],"straight_mm":1900}"#,
        "",
        &["slowest_mm"],
    ),
    // A roll without a numbering only decides the invader.
    (
        "dba.side-choice",
        r#"{"die_a":6,"aggr_a":4,"die_b":1,"aggr_b":0,"edge_roll":5}"#,
        "A",
        &[],
    ),
    (
        "dbe.retreat",
        r#"{"troop":"line","after":"shooting","behind":[{"kind":"impassable"}]}"#,
        "",
        &["behind.0.gap_cm"],
    ),
    (
        "impetus.general-traits",
        r#"{"level":"charismatic","event":"lost"}"#,
        "",
        &["is_cic"],
    ),
    // A base that breaks off is in close combat.
    (
        "dba.pursuit",
        r#"{"winner":"Kn","role":"front","opponent":"breaks-off","place":"open","ahead":"clear"}"#,
        "pursues",
        &[],
    ),
    // The numbering needs no dice.
    (
        "dba.side-choice",
        r#"{"edges":{"N":[1],"E":[2],"S":[3],"W":[4,5,6]},"bua_nearest_edges":["W","N"]}"#,
        "not-numbering_legal",
        &[],
    ),
    // A number that only one part needs is not asked if another part decides.
    (
        "impetus.match-time",
        r#"{"table_cm":[100,100]}"#,
        "not-meets_advice",
        &[],
    ),
    (
        "dba.terrain-setup",
        r#"{"river":{"straight":60,"min_edge_paces":500}}"#,
        "river-edge",
        &[],
    ),
    (
        "dba.terrain-setup",
        r#"{"river":{"straight":60}}"#,
        "",
        &["river.length"],
    ),
    // The troops of attackers are not asked if one of them has already won.
    (
        "dba.bua-assault",
        r#"{"kind":"bua","attackers":[{"id":"A"},{"id":"B"},{"id":"C"}],"sequence":[{"attacker":"A","result":"lose"},{"attacker":"B","result":"win"}]}"#,
        "legal",
        &[],
    ),
    (
        "dba.garrison",
        r#"{"event":"shot-away","place":"bua"}"#,
        "denizens",
        &[],
    ),
    // Bows inside a place have no front, so the kind of contact is not asked.
    (
        "dba.combat",
        r#"{"a":{"troop":"Kn"},"b":{"troop":"Bw","place":"bua-garrison"},"die_a":5,"die_b":2}"#,
        "knights-and-bows-inside",
        &[],
    ),
    // What is beyond the last of two friends may block an Elephant.
    (
        "dba.recoil",
        r#"{"recoiler":"El","friend":"Wb","same_facing":true,"n_behind":2}"#,
        "",
        &["push_meets"],
    ),
    // A commander-in-chief who takes over needs more points than the general he replaces.
    (
        "dbe.activation-points",
        r#"{"chief":{"points":5,"distance_to_troops_cm":20}}"#,
        "",
        &["points_in_hand"],
    ),
    // A partial list is a question, not a fault.
    (
        "impetus.command-limits",
        r#"{"scale":28,"points":500}"#,
        "points-28",
        &[],
    ),
    (
        "impetus.command-limits",
        r#"{"ally_vd":21}"#,
        "",
        &["army_vdt"],
    ),
    (
        "impetus.command-limits",
        r#"{"unit_with_general":true}"#,
        "vd",
        &[],
    ),
    (
        "impetus.command-limits",
        r#"{"points":400,"commands":[{"general":"coward"}]}"#,
        "coward",
        &[],
    ),
    (
        "impetus.army-list",
        r#"{"event":"15-400","commands":[{"general":"coward"}]}"#,
        "coward",
        &[],
    ),
    ("impetus.army-list", r#"{"handwritten":true}"#, "typed", &[]),
    (
        "impetus.exploration",
        r#"{"a":{"exploration_points":10},"b":{"exploration_points":0}}"#,
        "a",
        &[],
    ),
    (
        "impetus.charge-rights",
        // An enemy that evaded was not contacted.
        r#"{"kind":"potential","enemy_evaded":true}"#,
        "",
        &["opportunity_charge_by_enemy"],
    ),
    // Heavy infantry that is charged may have the weapons that stop the charge.
    (
        "impetus.impetus-bonus",
        r#"{"charger":{"troop":"CP"},"target":{"troop":"FP"}}"#,
        "",
        &["target.pike"],
    ),
    // A range with a dash includes both ends.
    (
        "dbe.outcome",
        r#"{"phase":"shooting","loser":"line","loser_total":"2-3","winner_total":5}"#,
        "",
        &["loser_total"],
    ),
    // A given loser has lost.
    (
        "dbe.outcome",
        r#"{"phase":"melee","loser":"line","attacked_on_several_fronts":true,"result":"won"}"#,
        "destroyed",
        &[],
    ),
    (
        "dbe.outcome",
        r#"{"phase":"melee","loser":"horse-artillery","result":"won"}"#,
        "destroyed",
        &[],
    ),
    (
        "dbe.outcome",
        r#"{"phase":"melee","winner":"line","result":"won"}"#,
        "optional",
        &[],
    ),
    // Whether leadership counts depends on the scale, and in 15 mm on the points.
    (
        "impetus.general-capture",
        r#"{"points":350,"leadership_mods":2}"#,
        "",
        &["scale"],
    ),
    (
        "impetus.general-capture",
        r#"{"points":300,"leadership_mods":2}"#,
        "mods_used",
        &[],
    ),
    // A second roll that was tied was made.
    (
        "impetus.match-time",
        r#"{"second_roll_tied":true}"#,
        "cic-decides",
        &[],
    ),
    // At most three elements may shoot at one target, whichever they are.
    (
        "dba.shooter-of-record",
        r#"{"shooters":[{"id":"b"},{"id":"c"},{"id":"d"},{"id":"e"}]}"#,
        "too-many",
        &[],
    ),
    // The distance alone decides the main shooter; factors are not asked.
    (
        "dba.shooter-of-record",
        r#"{"shooters":[{"troop":"Bw","distance_mm":40},{"troop":"Art","distance_mm":90}]}"#,
        "target_modifier",
        &[],
    ),
    (
        "dba.shooter-of-record",
        r#"{"shooters":[{"troop":"Bw","distance_mm":40},{"troop":"Bw"}]}"#,
        "",
        &["shooters.1.distance_mm"],
    ),
    // At most four corps, whatever they cost.
    (
        "dbe.corps-budget",
        r#"{"corps":[{"troops":[{"type":"line"}]},{"troops":[{"type":"line"}]},{},{"troops":[{"type":"line"}]},{}]}"#,
        "too-many-corps",
        &[],
    ),
    // The only enemy is the target, at any step.
    (
        "impetus.shooting-priority",
        r#"{"enemies":[{"id":"A","in_front_projection":true}]}"#,
        "forced",
        &[],
    ),
    // The position of a camp is not asked if no fact about it is given.
    (
        "dba.camp",
        r#"{"side":"invader","wwg_count":1}"#,
        "camp_allowed",
        &[],
    ),
    (
        "dba.camp",
        r#"{"side":"invader","wwg_count":0,"on_own_edge":false}"#,
        "camp_allowed",
        &[],
    ),
    // A number of pieces was placed: which ones is another question.
    (
        "impetus.terrain-placement",
        r#"{"format":"15-300","defender_placed":1}"#,
        "attacker_may_add",
        &[],
    ),
    // Questions that lead to an answer come before questions that only lead to other questions.
    (
        "dbe.field-of-fire",
        r#"{"shooter":{"troop":"medium-artillery"},"distance_cm":24}"#,
        "",
        &["lateral_offset_cm"],
    ),
    (
        "dba.pip-cost",
        r#"{"own_bound":3,"mover":{"troops":["Bd"]}}"#,
        "",
        &["dist_general_paces"],
    ),
    // The VDT of the army shows that this is one of several commands.
    (
        "impetus.command-limits",
        r#"{"scale":15,"points":400,"commands":[{"vd":25}],"army_vdt":40}"#,
        "largest-command",
        &[],
    ),
    (
        "impetus.command-limits",
        r#"{"points":350,"commands":[{"general":"coward"}]}"#,
        "coward",
        &[],
    ),
    // The winner was in front, unless it is a second rank of Warband that followed.
    (
        "dba.pursuit",
        r#"{"winner":"Kn","opponent":"recoils","by":"melee","place":"open","ahead":"clear"}"#,
        "pursues",
        &[],
    ),
    // An opponent of troops that hold a town is outside it.
    (
        "dba.close-combat",
        r#"{"loser":"Bd","winner":"Wb","winner_garrison_bua":true,"degree":"beaten"}"#,
        "recoil",
        &[],
    ),
    // Of any number of enemies in front, the most frontal is asked for.
    (
        "impetus.shooting-priority",
        r#"{"enemies":[{"id":"A","distance_u":12,"in_front_projection":true},{"id":"B","distance_u":10,"in_front_projection":true},{"id":"C","distance_u":9,"in_front_projection":true}]}"#,
        "",
        &["enemies.0.frontality_rank"],
    ),
    // A measure for each enemy decides, even as a range.
    (
        "impetus.shooting-priority",
        r#"{"enemies":[{"id":"A","distance_u":12,"in_front_projection":true,"angle_deg":"0-5","overlap_u":3},{"id":"B","distance_u":10,"in_front_projection":true,"angle_deg":20,"overlap_u":1},{"id":"C","distance_u":9,"in_front_projection":true,"angle_deg":"20..","overlap_u":"..1"}]}"#,
        "forced",
        &[],
    ),
    (
        "dbe.line-of-sight",
        r#"{"purpose":"fire","between":true}"#,
        "",
        &["between.0.kind"],
    ),
    // The order of two contacts is asked for, not their positions.
    (
        "dba.turn-to-face",
        r#"{"contacts":[{"edge":"flank-left"},{"edge":"rear"}],"phase":"end","troop":"Bd","room_to_turn":"yes"}"#,
        "",
        &["contacts.0.order"],
    ),
    // Ranges suffice for numbers that are only compared, also in lists.
    (
        "dba.terrain-setup",
        r#"{"features":[{"type":"wood","w_cm":"10-12","l_cm":"13-20","gap_bw":"1.."}],"bua_dist_paces":["..200",100]}"#,
        "legal",
        &[],
    ),
    (
        "dba.terrain-setup",
        r#"{"features":[{"type":"wood","w_cm":20}]}"#,
        "",
        &["features.0.l_cm"],
    ),
    (
        "dbe.strategic-move",
        r#"{"start_distances_cm":["60..","..30"]}"#,
        "start-too-close",
        &[],
    ),
    (
        "dbe.strategic-move",
        r#"{"start_distances_cm":"none","end_distances_cm":["49..=80"],"legs":1}"#,
        "legal",
        &[],
    ),
    (
        "dbe.strategic-move",
        r#"{"start_distances_cm":[60],"end_distances_cm":["40..=80"],"legs":1}"#,
        "",
        &["end_distances_cm.0"],
    ),
    (
        "dba.garrison",
        r#"{"place":"bua","event":"melee-loss","captured":true,"occupier":"Bw","sack_rolls":[3,"5..=6"]}"#,
        "garrison",
        &[],
    ),
    (
        "impetus.deployment",
        r#"{"scale":15,"points":400,"table_depth_cm":120,"distance_from_centre_u":["..15"]}"#,
        "not-ok",
        &[],
    ),
    // Of two distances, either may be a range.
    (
        "dbe.shooting-eligibility",
        r#"{"phase_role":"passive","shooter":{"troop":"medium-artillery"},"target":{"distance_cm":"20-24","ahead":false},"in_field":true,"band":"medium","sight":true,"candidates":[{"distance_cm":"4-6"}]}"#,
        "other-target",
        &[],
    ),
    // A gun's range follows from the distance.
    (
        "dbe.shooting-eligibility",
        r#"{"phase_role":"passive","shooter":{"troop":"medium-artillery"},"target":{"distance_cm":30},"in_field":true,"sight":true}"#,
        "legal",
        &[],
    ),
    // Troops that may not shoot do not support either, whatever else they could shoot at.
    (
        "dbe.shooting-eligibility",
        r#"{"phase_role":"active","as_support":true}"#,
        "active",
        &[],
    ),
];

/// Collects the number fields of a check with their paths, and whether each accepts a range.
fn numbers(prefix: &str, fields: &[Field], found: &mut Vec<(String, Value, bool)>) {
    for field in fields {
        let path = format!("{prefix}{}", field.name);
        let range =
            |least: f64, most: f64| Value::from(format!("{least}..={}", most.min(least + 1.0)));
        #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
        let told = match &field.kind {
            Kind::Integer { min, max } => range(*min as f64, *max as f64),
            Kind::Decimal { min, max } => range(*min, *max),
            Kind::Integers { min, max, .. } => json!([range(*min as f64, *max as f64)]),
            Kind::Decimals { min, max, .. } => json!([range(*min, *max)]),
            Kind::Group(inner) => {
                numbers(&format!("{path}."), inner, found);
                continue;
            }
            Kind::List { fields, .. } => {
                numbers(&format!("{path}.0."), fields, found);
                continue;
            }
            _ => continue,
        };
        found.push((path, told, field.ranged));
    }
}

/// Returns an input with this fact only.
fn alone(path: &str, value: Value) -> Value {
    path.rsplit('.').fold(value, |inner, part| match part {
        "0" => json!([inner]),
        name => json!({name: inner}),
    })
}

#[test]
fn a_range_is_taken_or_refused_as_declared() {
    let tables = Tables::default();
    let mut wrong = Vec::new();
    for check in systems::checks() {
        let mut found = Vec::new();
        numbers("", &check.fields(&tables), &mut found);
        for (path, told, ranged) in found {
            let Value::Object(input) = alone(&path, told) else {
                unreachable!("a path has a name");
            };
            let faults = check.answer(&tables, &input).err().unwrap_or_default();
            let here = faults.iter().find(|fault| fault.path == path);
            let code = here.map(|fault| fault.kind.code());
            let refused = code == Some("not-one-number");
            if refused == ranged || code == Some("not-a-number") {
                wrong.push(format!("{} {path}: {code:?}, ranged {ranged}", check.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_reading_that_hangs_on_untold_facts_says_so() {
    let tables = Tables::default();
    let open = |id: &str, input: &str| {
        let input: Map<String, Value> = serde_json::from_str(input).unwrap();
        let verdict = systems::check(id).unwrap().answer(&tables, &input).unwrap();
        assert!(!verdict.alternatives.is_empty(), "{id}");
        let mut others = verdict.alternatives.iter();
        others.all(|other| other.finding.code == "open")
    };
    // By the sheet both corners count, and their position is not given.
    let bank = r#"{"river_type":"slow","front_touches":true}"#;
    assert!(open("dba.river-bank", bank));
    let bank = r#"{"river_type":"slow","front_touches":true,"front_corners_touching":1}"#;
    assert!(!open("dba.river-bank", bank));
    let guns = r#"{"tactical_move_in_last_own_bound":true}"#;
    assert!(open("dba.artillery-may-shoot", guns));
}

#[test]
fn what_is_told_in_part_has_its_answer() {
    let tables = Tables::default();
    for &(id, input, code, asked) in PARTLY {
        let check = systems::check(id).unwrap();
        let input: Map<String, Value> = serde_json::from_str(input).unwrap();
        let verdict = check.answer(&tables, &input).unwrap();
        let asks: Vec<&str> = verdict.asks.iter().map(|ask| ask.field.as_str()).collect();
        if asked.is_empty() {
            assert_eq!(verdict.finding.code, code, "{id} {}", json!(input));
        }
        assert!(
            asks.starts_with(asked) && asks.is_empty() == asked.is_empty(),
            "{id} {}: {asks:?}",
            json!(input)
        );
    }
    // Enemies of a pursuit are not assumed to be absent because of another charge.
    let charge = r#"{"kind":"charge","troop":"CL","i":0,"targets":[{"troop":"S"}]}"#;
    let charge: Map<String, Value> = serde_json::from_str(charge).unwrap();
    let rights = systems::check("impetus.charge-rights").unwrap();
    let verdict = rights.answer(&tables, &charge).unwrap();
    let named = |path: &str| verdict.assumed.iter().any(|fact| fact.field == path);
    assert!(!named("would_contact") && named("then"));
    // One remedy for too many points.
    let bought = r#"{"a":{"exploration_points":25}}"#;
    let bought: Map<String, Value> = serde_json::from_str(bought).unwrap();
    let exploration = systems::check("impetus.exploration").unwrap();
    let verdict = exploration.answer(&tables, &bought).unwrap();
    assert_eq!(verdict.remedies.len(), 1, "{:?}", verdict.remedies);
    // A range without any of the possible numbers, and a range nearer than the distance allows.
    let refused = |id: &str, input: &str| {
        let input: Map<String, Value> = serde_json::from_str(input).unwrap();
        let faults = systems::check(id).unwrap().answer(&tables, &input);
        let faults = faults.unwrap_err();
        let told =
            |fault: &cavillo_rules::check::Fault| format!("{} {}", fault.path, fault.kind.code());
        faults.iter().map(told).collect::<Vec<_>>()
    };
    assert_eq!(
        refused(
            "impetus.halving",
            r#"{"scale":15,"points":"310-320","min":3,"max":7}"#
        ),
        ["points not-one-of"]
    );
    assert_eq!(
        refused(
            "dbe.shooting",
            r#"{"shooter":{"troop":"line","nation":"british","old_guard":true},"target":{"troop":"line"},"band":"medium"}"#
        ),
        ["shooter.old_guard contradicts"]
    );
    assert_eq!(
        refused(
            "dbe.shooting-eligibility",
            r#"{"phase_role":"passive","shooter":{"troop":"medium-artillery"},"target":{"distance_cm":30},"band":"medium"}"#
        ),
        ["band contradicts"]
    );
    // If no document settles the answer, it uses a figure from outside the documents, whatever
    // facts are missing.
    let bows = r#"{"loser":"Bw","winner":"Kn","degree":"beaten"}"#;
    let bows: Map<String, Value> = serde_json::from_str(bows).unwrap();
    let close = systems::check("dba.close-combat").unwrap();
    let verdict = close.answer(&tables, &bows).unwrap();
    assert_eq!(verdict.flags, ["outside:result-table"]);
    // Certain parts of two scores, a corps and an overlap are reported while the rest is asked.
    let told = |id: &str, input: &str| {
        let input: Map<String, Value> = serde_json::from_str(input).unwrap();
        systems::check(id).unwrap().answer(&tables, &input).unwrap()
    };
    let score = r#"{"a":{"vdt":34,"lost":13,"routed":false},"b":{"vdt":30,"routed":false}}"#;
    let score = told("impetus.score-traditional", score);
    assert_eq!(score.values["b_points"], json!(58));
    assert_eq!(score.asks[0].field, "b.lost");
    // A general counts only beside losses, which are asked first.
    for (given, field) in [
        ("{}", "losses_a"),
        (r#"{"losses_a":2}"#, "losses_b"),
        (r#"{"losses_a":2,"losses_b":1}"#, "general_lost_a"),
    ] {
        assert_eq!(told("dba.victory", given).asks[0].field, field);
    }
    let camp = told(
        "dba.camp",
        r#"{"side":"invader","wwg_count":0,"on_own_edge":false}"#,
    );
    assert_eq!(camp.values["placement_legal"], json!(false));
    // A camp that the enemy was in last was allowed, and a die for a town implies a town.
    let lost = told("dba.camp", r#"{"last_occupied_by":"enemy"}"#);
    assert_eq!(lost.values["controlled_by"], json!("enemy"));
    assert!(
        told("impetus.terrain-piece", r#"{"town_die":5}"#)
            .asks
            .is_empty()
    );
    // Dice after the bound in which foot took a BUA are named.
    let waits = r#"{"event":"deployed","place":"bua","occupier":"Bd","captured":true}"#;
    let waits = told("dba.garrison", waits);
    assert!(waits.assumed.iter().any(|fact| fact.field == "sack_rolls"));
    // Something that is ahead at a told distance is not taken to be nothing.
    let met = r#"{"direction":"straight-back","distance_paces":200,"enemy_troop":"Kn","enemy_ahead_mm":20}"#;
    let met = told("dba.break-off", met);
    assert_eq!(met.finding.code, "legal");
    assert_eq!(met.values["follow_mm"], Value::Null);
    // A coward never marches, whatever the dice are.
    let coward = r#"{"general":"coward","roll":[6,6],"leadership":2}"#;
    assert_eq!(told("impetus.flank-march", coward).finding.code, "coward");
    // A scale that was not given is named if another scale would give another answer.
    let scaled = |id: &str, input: &str, scale: &str| {
        let verdict = told(id, input);
        verdict.assumed.iter().any(|fact| fact.field == scale)
    };
    let recoil = r#"{"recoiler":"Cv","friend":"WWg","same_facing":true,"n_behind":1,"room_mm":35}"#;
    assert!(scaled("dba.recoil", recoil, "bw"));
    let room = recoil.replace("35", "60");
    assert!(!scaled("dba.recoil", &room, "bw"));
    let arc = r#"{"shooter":{"troop":"Bw","x":0,"y":0},"target":{"troop":"Kn","x":0,"y":90,"facing":180}}"#;
    assert!(scaled("dba.shooting-arc", arc, "bw"));
    let flee = r#"{"troop":"LH","can_recoil":true,"speed_paces":500}"#;
    assert!(scaled("dba.flee", flee, "bw"));
    assert!(scaled(
        "dbe.rout-move",
        r#"{"troop":"light-cavalry"}"#,
        "scale"
    ));
    // A score that the other player cannot reach decides, whatever dice are rolled.
    let sure = r#"{"a":{"exploration_points":3,"dice":[6,5]},"b":{"exploration_points":0}}"#;
    assert_eq!(told("impetus.exploration", sure).finding.code, "a");
    let open = sure.replace("[6,5]", "[3,4]");
    assert_eq!(told("impetus.exploration", &open).asks[0].field, "b.dice");
    let taken = r#"{"event":"melee-loss","place":"camp","captured":true}"#;
    assert!(told("dba.garrison", taken).asks.is_empty());
    let points = told(
        "dbe.activation-points",
        r#"{"quality":"mediocre","die":"1-2"}"#,
    );
    let named = |path: &str| points.assumed.iter().any(|fact| fact.field == path);
    assert!(!named("points_in_hand"));
    // A War Wagon shoots all round, and a "no" to a screen is no other question.
    let behind = r#"{"shooter":{"troop":"WWg","x":0,"y":0},"target":{"troop":"Bd","x":0,"y":-80}}"#;
    assert_eq!(
        told("dba.shooting-arc", behind).values["in_arc"],
        json!(true)
    );
    let bare = r#"{"target":"CL","screen":false}"#;
    assert_eq!(
        told("impetus.shooting-modifiers", bare).asks[0].field,
        "distance_u"
    );
    // Dice may be told as ranges.
    let two = r#"{"a":{"exploration_points":3,"dice":"5-6,6"},"b":{"exploration_points":0,"dice":[3,3]}}"#;
    assert_eq!(told("impetus.exploration", two).finding.code, "a");
    // What is not asked about is not promised either.
    let river = r#"{"type":"slow","cause":"tactical","walked_paces":100,"direction_kept":false}"#;
    assert!(told("dba.river-crossing", river).remedies.is_empty());
    let flee = r#"{"troop":"Cv","can_recoil":false,"meets":"river-slow","dist_to_it_mm":10}"#;
    assert!(told("dba.flee", flee).remedies.is_empty());
    // Facts that exclude each other.
    let town = r#"{"a":{"troop":"Bd","place":"bua-garrison","going":"wood"},"b":{"troop":"Kn"}}"#;
    assert_eq!(refused("dba.combat", town), ["a.going contradicts"]);
    let wall = r#"{"target":"CL","distance_u":10,"shield_wall_frontal":true}"#;
    let wall = refused("impetus.shooting-modifiers", wall);
    assert_eq!(wall, ["shield_wall_frontal contradicts"]);
    // The depth in a wood is not asked about behind a friend, and British infantry is not Old Guard.
    let wood = r#"{"purpose":"fire","shooter_arm":"infantry","between":[{"kind":"element","side":"friend","troop":"line"}],"target_in":{"feature":"wood","depth_from_edge_cm":25},"same_feature":false}"#;
    assert_eq!(told("dbe.line-of-sight", wood).finding.code, "not-clear");
    let broken = told("dbe.break-test", r#"{"lost_points":13,"die":4}"#);
    assert_eq!(broken.values["routed"], json!(true));
    assert!(broken.settled.iter().any(|found| found.code == "routed"));
    let alone = r#"{"element":{"troop":"Bd","x":0,"y":0}}"#;
    let alone = told("dba.overlap", alone);
    assert!(alone.asks[0].tells_apart(), "{:?}", alone.asks[0]);
    // If only one of two related lists is given, the other one is missing.
    let wheel =
        r#"{"formation":"line","manoeuvres":["wheel-front-corner"],"wheel_mm_by_element":[40,60]}"#;
    let wheel: Map<String, Value> = serde_json::from_str(wheel).unwrap();
    let faults = systems::check("dba.group-move").unwrap();
    let faults = faults.answer(&tables, &wheel).unwrap_err();
    let faults: Vec<_> = faults
        .iter()
        .map(|fault| (fault.path.as_str(), fault.kind.code()))
        .collect();
    assert_eq!(faults, [("limits_mm_by_element", "missing")]);
    // Readings that matter only for some values of a missing fact are not mentioned yet.
    let far = told(
        "dbe.field-of-fire",
        r#"{"shooter":{"troop":"line"},"distance_cm":10}"#,
    );
    assert!(far.readings.is_empty(), "{:?}", far.readings);
    // A missing facing is reported as assumed.
    let touch = r#"{"mover":{"troop":"Bd","x":0,"y":15},"enemy":{"troop":"Bd","x":0,"y":0}}"#;
    let touch: Map<String, Value> = serde_json::from_str(touch).unwrap();
    let contact = systems::check("dba.legal-contact").unwrap();
    let verdict = contact.answer(&tables, &touch).unwrap();
    let named = |path: &str| verdict.assumed.iter().any(|fact| fact.field == path);
    assert!(named("mover.facing") && named("enemy.facing"));
    // Ten points may be bought: they may change a lost roll.
    let dice = r#"{"a":{"dice":[6,6],"exploration_points":0},"b":{"dice":[1,1]}}"#;
    let dice: Map<String, Value> = serde_json::from_str(dice).unwrap();
    let exploration = systems::check("impetus.exploration").unwrap();
    let verdict = exploration.answer(&tables, &dice).unwrap();
    let outcomes = verdict.outcomes.iter().map(|one| one.finding.code.as_str());
    assert!(outcomes.into_iter().any(|code| code == "b"));
    // A collision of documents is reported even while facts are missing, outcome by outcome.
    let camp = r#"{"own_bound":5,"mover":{"troops":["Ax"]},"camp_move":true}"#;
    let camp: Map<String, Value> = serde_json::from_str(camp).unwrap();
    let verdict = systems::check("dba.pip-cost")
        .unwrap()
        .answer(&tables, &camp)
        .unwrap();
    let costs: Vec<_> = verdict
        .alternatives
        .iter()
        .map(|one| one.values["cost"].clone())
        .collect();
    assert_eq!(costs, [json!(1), json!(2)]);
}

/// Facts that exclude each other are refused, whatever else is missing.
#[test]
fn facts_that_exclude_each_other_are_refused() {
    for (id, input, path) in [
        // Only heavy foot has pikes, only foot long spears and Schiltrons, and guns never hide.
        (
            "impetus.impetus-bonus",
            r#"{"charger":{"troop":"CP"},"target":{"troop":"CM","pike":true}}"#,
            "target.pike",
        ),
        (
            "impetus.impetus-bonus",
            r#"{"charger":{"troop":"CP"},"target":{"troop":"CL","long_spear":true}}"#,
            "target.long_spear",
        ),
        (
            "impetus.impetus-bonus",
            r#"{"charger":{"troop":"CP"},"target":{"troop":"baggage","pike":true}}"#,
            "target.pike",
        ),
        (
            "impetus.interpenetration",
            r#"{"mover":{"troop":"FP"},"passed":{"troop":"CP","pike":true},"kind":"voluntary"}"#,
            "passed.pike",
        ),
        (
            "impetus.interpenetration",
            r#"{"mover":{"troop":"FP"},"passed":{"troop":"CP","schiltron":true},"kind":"voluntary"}"#,
            "passed.schiltron",
        ),
        (
            "impetus.interpenetration",
            r#"{"passed":{"troop":"Art","ambushing":true},"kind":"voluntary"}"#,
            "passed.ambushing",
        ),
        (
            "impetus.interpenetration",
            r#"{"passed":{"troop":"FP","baggage":true},"kind":"voluntary"}"#,
            "passed.baggage",
        ),
        (
            "impetus.melee-modifiers",
            r#"{"large_unit":true,"schiltron":true,"troop":"CM","enemy":"FP","result":"draw"}"#,
            "schiltron",
        ),
        // No format in 28 mm has 400 points, and only an army of 300 points is one command.
        (
            "impetus.deployment",
            r#"{"scale":28,"points":400}"#,
            "points",
        ),
        (
            "impetus.general-capture",
            r#"{"scale":28,"points":400,"leadership_mods":2}"#,
            "points",
        ),
        (
            "impetus.deployment",
            r#"{"scale":28,"points":350,"table_depth_cm":90}"#,
            "table_depth_cm",
        ),
        (
            "impetus.deployment",
            r#"{"points":400,"single_command":true,"units":9,"leadership":2}"#,
            "single_command",
        ),
        (
            "impetus.deployment",
            r#"{"points":300,"command_vds":[12,9],"single_command":true,"units":9,"leadership":2}"#,
            "single_command",
        ),
        // Not both players are active; ground is no troops; nobody breaks off from a shot.
        (
            "dbe.combat",
            r#"{"a":{"troop":"line","active":true},"b":{"troop":"line","active":true}}"#,
            "b.active",
        ),
        (
            "dbe.line-of-sight",
            r#"{"purpose":"fire","shooter_arm":"infantry","between":[{"kind":"rough","troop":"line"}]}"#,
            "between.0.kind",
        ),
        (
            "dba.pursuit",
            r#"{"winner":"Kn","opponent":"breaks-off","by":"shooting"}"#,
            "by",
        ),
        (
            "dba.dismount",
            r#"{"kind":"dismount","own_bound":2,"lines_up":true,"straight_back":true}"#,
            "straight_back",
        ),
        (
            "dba.bua-move",
            r#"{"move":"through","single":true,"bua_friendly_occupied":true,"bua_enemy_occupied":true}"#,
            "bua_friendly_occupied",
        ),
        // Whoever is in a camp sacks no BUA; a garrison is shot away by shots; only a lost place is retaken.
        (
            "dba.garrison",
            r#"{"event":"deployed","place":"camp","occupier":"Bd","sack_rolls":[5]}"#,
            "sack_rolls",
        ),
        (
            "dba.garrison",
            r#"{"event":"shot-away","place":"bua","occupier":"Bd","by":"melee"}"#,
            "by",
        ),
        (
            "dba.loss-count",
            r#"{"elements_destroyed":3,"retaken":true}"#,
            "retaken",
        ),
        // A base inside a place assaults no other, and Denizens are not touched without their BUA.
        (
            "dba.tactical-factors",
            r#"{"troop":"Bd","base":5,"place":"bua-garrison","assaulting":"camp"}"#,
            "assaulting",
        ),
        (
            "dba.contact-permission",
            r#"{"mover":"Bd","contact":"front","target":"Dz","mover_unit":"single"}"#,
            "target",
        ),
        // A charge from behind is not frontal, a wood has no die for a river, a command is part of its army.
        (
            "impetus.shield-wall",
            r#"{"charge_from":"rear","threat_frontal":true}"#,
            "charge_from",
        ),
        (
            "impetus.terrain-piece",
            r#"{"piece":"wood","river_roll":"failed"}"#,
            "river_roll",
        ),
        (
            "impetus.command-limits",
            r#"{"scale":15,"points":400,"commands":[{"vd":20}],"army_vdt":15}"#,
            "army_vdt",
        ),
        (
            "impetus.melee-modifiers",
            r#"{"large_unit":true,"large_unit_depth":1}"#,
            "large_unit",
        ),
        // On the way nobody is farther from an enemy than at the start.
        (
            "dbe.strategic-move",
            r#"{"start_distances_cm":[50],"end_distances_cm":[50],"closest_on_the_way_cm":60,"legs":1}"#,
            "closest_on_the_way_cm",
        ),
        // Foot has nothing to dismount from, Blades do not shoot, mounted troops hold no BUA as a garrison.
        (
            "dba.pip-cost",
            r#"{"own_bound":2,"mover":{"troops":["Bd","Ps"]},"dismounting":true}"#,
            "dismounting",
        ),
        (
            "dba.shooting",
            r#"{"shooter":"Bw","target":"Bd","mutual":true}"#,
            "mutual",
        ),
        (
            "dba.combat",
            r#"{"mode":"shooting","a":{"troop":"Bw"},"b":{"troop":"Bd"},"mutual":true}"#,
            "mutual",
        ),
        (
            "dba.close-combat",
            r#"{"loser":"Wb","winner":"Kn","winner_garrison_bua":true}"#,
            "winner_garrison_bua",
        ),
        // Denizens never leave their BUA, followers their camp, and guns never enter a wood.
        (
            "dba.close-combat",
            r#"{"loser":"Dz","winner":"Bd","degree":"beaten","loser_going":"wood"}"#,
            "loser_going",
        ),
        (
            "dba.close-combat",
            r#"{"loser":"CF","winner":"Bd","degree":"beaten","loser_going":"bua"}"#,
            "loser_going",
        ),
        (
            "dba.close-combat",
            r#"{"loser":"Art","winner":"Bd","degree":"beaten","loser_going":"wood"}"#,
            "loser_going",
        ),
        (
            "dba.shooting",
            r#"{"shooter":"Bw","target":"Dz","target_place":"open"}"#,
            "target_place",
        ),
        (
            "dba.tactical-factors",
            r#"{"troop":"Dz","base":2,"own_going":"wood"}"#,
            "own_going",
        ),
        // Only a torrent is closed.
        (
            "dba.river-crossing",
            r#"{"type":"dry","cause":"tactical","impassable_this_bound":true}"#,
            "impassable_this_bound",
        ),
        // Only infantry forms square, and guns neither attack nor retreat from shots.
        (
            "dbe.field-of-fire",
            r#"{"shooter":{"troop":"medium-artillery","formation":"square"}}"#,
            "shooter.formation",
        ),
        (
            "dbe.field-of-fire",
            r#"{"shooter":{"troop":"line"},"target":{"troop":"cuirassiers","formation":"square"}}"#,
            "target.formation",
        ),
        (
            "dbe.shooting-eligibility",
            r#"{"shooter":{"troop":"medium-artillery","formation":"square"}}"#,
            "shooter.formation",
        ),
        (
            "dbe.outcome",
            r#"{"phase":"melee","winner":"cuirassiers","loser":"lancers","winner_in_square":true}"#,
            "winner_in_square",
        ),
        (
            "dbe.melee",
            r#"{"a":{"troop":"medium-artillery","charging":true}}"#,
            "a.charging",
        ),
        (
            "dbe.retreat",
            r#"{"troop":"medium-artillery","after":"shooting"}"#,
            "after",
        ),
        // Time does not go on after the last minute, and no more points are left than were rolled.
        (
            "impetus.match-time",
            r#"{"format":"2h00","minutes_elapsed":130,"time_over":false,"action":"rally"}"#,
            "time_over",
        ),
        (
            "dbe.activation-points",
            r#"{"points_in_hand":5,"die":2,"quality":"normal"}"#,
            "points_in_hand",
        ),
        // A general who is lost gets no order.
        (
            "dbe.activation-points",
            r#"{"general_lost":true,"orders":[{"kind":"general"}]}"#,
            "general_lost",
        ),
        // Two elements in a camp are more than none.
        (
            "dba.camp",
            r#"{"side":"invader","wwg_count":0,"occupant":"none","second_occupant":true}"#,
            "second_occupant",
        ),
        // An element that must recoil in a BUA or camp is destroyed; whoever beat it stood outside.
        (
            "dba.pursuit",
            r#"{"winner":"Ps","opponent":"recoils","beat_fortified":true}"#,
            "opponent",
        ),
        (
            "dba.pursuit",
            r#"{"winner":"Kn","opponent":"destroyed","beat_fortified":true,"place":"bua"}"#,
            "place",
        ),
        // A base inside a wood has no corner out of it; foot is not mounted.
        (
            "dba.may-shoot",
            r#"{"shooter":"Bw","distance_paces":100,"shooter_wholly_in":"wood","wood_edge":"front-out"}"#,
            "wood_edge",
        ),
        (
            "dba.tactical-factors",
            r#"{"troop":"Bd","base":5,"mounted":true}"#,
            "mounted",
        ),
        // An army without a War Wagon has none in its camp.
        (
            "dba.camp",
            r#"{"side":"invader","wwg_count":0,"occupant":"WWg"}"#,
            "occupant",
        ),
        // Where terrain is drawn without a hill, there is no crest.
        (
            "dba.line-of-fire",
            r#"{"shooter":{"troop":"Bw","x":0,"y":0},"target":{"troop":"Bd","x":0,"y":57.5,"facing":180},"terrain":[{"kind":"marsh","polygon":[[-60,20],[60,20],[60,40],[-60,40]]}],"crest_between":true}"#,
            "crest_between",
        ),
        // Lost, Joan of Arc is not free, and a 6 calls for no test of one who is.
        (
            "impetus.joan-of-arc",
            r#"{"event":"lost","joan_alive":true}"#,
            "joan_alive",
        ),
        (
            "impetus.joan-of-arc",
            r#"{"event":"six","die":5,"joan_alive":false}"#,
            "joan_alive",
        ),
        // A Large Unit is part of all units that hide.
        (
            "impetus.ambush",
            r#"{"troop":"FP","terrain":"wood","units":1,"large_unit_size":3}"#,
            "units",
        ),
        // Only foot garrisons a BUA, and only heavy infantry forms a Shield Wall.
        (
            "dba.combat",
            r#"{"a":{"troop":"Kn","place":"bua-garrison"},"b":{"troop":"Bd"}}"#,
            "a.place",
        ),
        (
            "dba.tactical-factors",
            r#"{"mounted":true,"place":"bua-garrison","base":3}"#,
            "place",
        ),
        (
            "impetus.shield-wall",
            r#"{"troop":"CP","charge_from":"front"}"#,
            "troop",
        ),
        // An enemy that has evaded is not met, and the front projection lies in the arc.
        (
            "impetus.charge-rights",
            r#"{"kind":"charge","troop":"CP","contact":true,"enemy_evaded":true}"#,
            "enemy_evaded",
        ),
        (
            "impetus.shooting-priority",
            r#"{"enemies":[{"distance_u":10,"in_front_projection":true,"in_arc":false}]}"#,
            "enemies.0.in_arc",
        ),
        // Troops that never give support have given none, and nobody stands behind two friends.
        (
            "dba.supporter-fate",
            r#"{"front":"Bd","supporter":"Bd","role":"rear","actually_supported":true,"front_result":"destroyed"}"#,
            "actually_supported",
        ),
        (
            "dba.pursuit",
            r#"{"winner":"Kn","role":"rear-supporting","opponent":"recoils"}"#,
            "role",
        ),
        (
            "dba.rear-support",
            r#"{"front":"Bd","rear":"Ps","enemy":"Kn","neighbour":"Bd","position":"directly-behind"}"#,
            "position",
        ),
        // An enemy with some width in the projection is in it.
        (
            "impetus.shooting-priority",
            r#"{"enemies":[{"distance_u":10,"in_front_projection":false,"overlap_u":2}]}"#,
            "enemies.0.in_front_projection",
        ),
        // Nothing is at no distance.
        (
            "dba.pursuit",
            r#"{"winner":"Kn","opponent":"recoils","place":"open","ahead":"clear","ahead_mm":5}"#,
            "ahead",
        ),
        // Only Knights have charged Bows, and those who fight hand to hand do not shoot.
        (
            "dba.combat",
            r#"{"a":{"troop":"Bd"},"b":{"troop":"Kn"},"contact_with_bows":"front"}"#,
            "contact_with_bows",
        ),
        (
            "dba.combat",
            r#"{"a":{"troop":"Bw"},"b":{"troop":"Kn"},"mode":"shooting","contact_with_bows":"front"}"#,
            "contact_with_bows",
        ),
        (
            "dba.close-combat",
            r#"{"loser":"Bd","winner":"Kn","contact_with_bows":"front","degree":"beaten"}"#,
            "contact_with_bows",
        ),
        // One player is active; cavalry never shoots.
        (
            "dbe.melee",
            r#"{"a":{"active":true},"b":{"active":true}}"#,
            "b.active",
        ),
        (
            "dbe.outcome",
            r#"{"phase":"shooting","winner":"cuirassiers","loser":"line"}"#,
            "winner",
        ),
        // Foot does not evade, and a unit on opportunity takes no test.
        (
            "impetus.shooting-modifiers",
            r#"{"target":"T","evading":true}"#,
            "evading",
        ),
        (
            "impetus.evade",
            r#"{"troop":"CL","opportunity":true,"test_result":"failed"}"#,
            "test_result",
        ),
        // A dead general, a table too shallow, a general far from its own element.
        (
            "dbe.break-test",
            r#"{"lost_points":13,"general_adjacent_to_destroyed":true,"general_alive":true}"#,
            "general_alive",
        ),
        (
            "impetus.deployment",
            r#"{"scale":15,"points":400,"table_depth_cm":90}"#,
            "table_depth_cm",
        ),
        (
            "dbe.activation-points",
            r#"{"orders":[{"with_general":true,"distance_to_general_cm":50}]}"#,
            "orders.0.distance_to_general_cm",
        ),
        // Line infantry is no Old Guard, and whoever does not attack has no minus for it.
        (
            "dbe.shooting",
            r#"{"shooter":{"troop":"line","old_guard":true}}"#,
            "shooter.old_guard",
        ),
        (
            "dbe.shooting",
            r#"{"target":{"troop":"line","old_guard":true}}"#,
            "target.old_guard",
        ),
        (
            "dbe.melee",
            r#"{"a":{"active":false,"routed_corps_attacking":true}}"#,
            "a.routed_corps_attacking",
        ),
        // Losses against what is said of the corps.
        (
            "dbe.break-test",
            r#"{"lost_points":20,"corps_routed":false}"#,
            "corps_routed",
        ),
        // Guns have no carbines.
        (
            "dbe.field-of-fire",
            r#"{"shooter":{"troop":"medium-artillery","carbine":true}}"#,
            "shooter.carbine",
        ),
        // The pieces that are listed count.
        (
            "dba.terrain-setup",
            r#"{"compulsory_n":1,"features":[{"type":"wood","role":"compulsory"},{"type":"marsh","role":"compulsory"}]}"#,
            "compulsory_n",
        ),
        (
            "impetus.terrain-placement",
            r#"{"format":"15-400","defender_placed":2,"before":20}"#,
            "before",
        ),
        // Joan of Arc joins no Poor general.
        (
            "impetus.joan-of-arc",
            r#"{"event":"cohesion","host_general":"poor","distance_u":5,"scale":15}"#,
            "host_general",
        ),
    ] {
        let given: Map<String, Value> = serde_json::from_str(input).unwrap();
        let faults = systems::check(id)
            .unwrap()
            .answer(&Tables::default(), &given);
        let faults = faults.map_err(|faults| {
            let told = faults
                .iter()
                .map(|fault| (fault.path.as_str(), fault.kind.code()));
            told.map(|(path, kind)| format!("{path} {kind}"))
                .collect::<Vec<_>>()
        });
        let wanted = vec![format!("{path} contradicts")];
        assert_eq!(faults.map(|_| ()), Err(wanted), "{id} {input}");
    }
}

/// Facts that have a sense only with another value of a usual fact are not thrown away.
#[test]
fn facts_with_a_sense_of_their_own_are_asked_about() {
    for (id, input, field) in [
        // A second element in a camp means that there is a first one.
        (
            "dba.camp",
            r#"{"side":"invader","wwg_count":0,"second_occupant":true}"#,
            "occupant",
        ),
        // The commander-in-chief may take over a corps whose general is lost.
        (
            "dbe.break-test",
            r#"{"lost_points":13,"general_adjacent_to_destroyed":true,"die":4,"elements_left":8}"#,
            "chief_distance_cm",
        ),
        (
            "impetus.deployment",
            r#"{"scale":15,"points":300,"units":9,"leadership":2}"#,
            "single_command",
        ),
        (
            "dba.terrain-setup",
            r#"{"road":{"touches_bua":false}}"#,
            "road.bua_on_table",
        ),
        (
            "dbe.strategic-move",
            r#"{"going":"difficult","start_distances_cm":[50],"end_distances_cm":[50]}"#,
            "troop",
        ),
        (
            "dba.threat-zone",
            r#"{"mover":{"troop":"Bd","x":0,"y":50},"fortified":[{"kind":"camp","polygon":[[-50,-50],[50,-50],[50,20],[-50,20]]}]}"#,
            "fortified.0.control",
        ),
        (
            "dba.line-of-fire",
            r#"{"shooter":{"troop":"Bw","x":0,"y":0},"target":{"troop":"Bd","x":0,"y":57.5,"facing":180},"terrain":[{"kind":"steep-hill","polygon":[[-60,20],[60,20],[60,40],[-60,40]]}]}"#,
            "crest_between",
        ),
        (
            "dba.group-move",
            r#"{"formation":"line","manoeuvres":["sideways"],"sideways_mm":15}"#,
            "within_bwd_of_enemy",
        ),
    ] {
        let given: Map<String, Value> = serde_json::from_str(input).unwrap();
        let check = systems::check(id).unwrap();
        let verdict = check.answer(&Tables::default(), &given).unwrap();
        let asks: Vec<&str> = verdict.asks.iter().map(|ask| ask.field.as_str()).collect();
        assert!(asks.contains(&field), "{id} {input}: {asks:?}");
    }
}

/// No corps loses more points than it has, or has more than its budget.
#[test]
fn no_more_points_are_lost_than_were_spent() {
    for (id, input, path, kind) in [
        (
            "dbe.break-test",
            r#"{"lost_points":40}"#,
            "lost_points",
            "more-than",
        ),
        (
            "dbe.break-test",
            r#"{"lost_points":12,"spent_points":40}"#,
            "spent_points",
            "more-than",
        ),
        (
            "dbe.break-test",
            r#"{"lost_points":31,"spent_points":30}"#,
            "lost_points",
            "more-than",
        ),
        (
            "dbe.victory",
            r#"{"corps_per_side":1,"destroyed_points":{"a":40,"b":2}}"#,
            "destroyed_points.a",
            "out-of-range",
        ),
    ] {
        let given: Map<String, Value> = serde_json::from_str(input).unwrap();
        let check = systems::check(id).unwrap();
        let faults = check.answer(&Tables::default(), &given).unwrap_err();
        let told: Vec<_> = faults
            .iter()
            .map(|fault| (fault.path.as_str(), fault.kind.code()))
            .collect();
        assert_eq!(told, [(path, kind)], "{id} {input}");
    }
}
