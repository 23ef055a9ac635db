//! A group that a rule needs, told as absent: an answer or a fault, never a question without end.

use cavillo_rules::check::{Kind, Status};
use cavillo_rules::kit::tables::Tables;
use cavillo_rules::systems;
use serde_json::{Map, Value, json};

/// Inputs in which a fact makes a group needed that another tells as absent.
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
        // What is needed is asked for, where it is not refused, and soon.
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

/// Every group of every check as absent, beside each other fact: the search ends.
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
