//! Benchmark of a combat: thread CPU time, median of many runs, with a nearly empty baseline in the
//! same run.
//!
//! `cargo bench --bench combat`. Bounds: a combat with dice 20 µs, its odds 40 µs, the whole matrix
//! of troop types 20 ms.

mod clock;

use std::hint::black_box;
use std::time::Duration;

use cavillo::check::Check;
use cavillo::kit::tables::Tables;
use cavillo::systems;
use clock::median;
use serde_json::{Map, Value, json};

const TROOPS: [&str; 22] = [
    "El", "Kn", "HCh", "Cv", "LCh", "LH", "2Cm", "SCh", "Cm", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps",
    "Wb", "Hd", "Art", "WWg", "Lit", "CF", "Dz",
];

fn map(given: Value) -> Map<String, Value> {
    if let Value::Object(map) = given {
        map
    } else {
        Map::new()
    }
}

fn report(name: &str, time: Duration, bound: Duration, floor: Duration) -> bool {
    let fits = time <= bound;
    let verdict = if fits { "ok" } else { "TOO SLOW" };
    println!(
        "{name:42} {time:>12.2?}  bound {bound:>8.0?}  {:>8.1} × floor  {verdict}",
        time.as_secs_f64() / floor.as_secs_f64()
    );
    fits
}

fn main() -> std::process::ExitCode {
    let tables = Tables::default();
    let check: &Check = systems::check("dba.combat").expect("the check is registered");
    let judge = |given: &Map<String, Value>| {
        black_box(check.judge(&tables, black_box(given)).is_ok());
    };
    let plain = map(json!({"a": {"troop": "Kn"}, "b": {"troop": "Bd"}}));
    // The baseline: copying the question once.
    let floor = median(|| {
        black_box(black_box(&plain).clone());
    });
    println!("{:42} {floor:>12.2?}", "floor: one copy of the question");

    let dice = map(
        json!({"a": {"troop": "Bd"}, "b": {"troop": "Wb", "general": true, "rear": "Wb", "overlaps": 1}, "die_a": 2, "die_b": 4}),
    );
    let usual = json!([
        "as-shooting",
        "only-named-excluded",
        "place-bonus-none",
        "plain-sum",
        "scythed-destroyed",
        "wb-destroyed",
        "lh-destroyed",
        "hd-stand"
    ]);
    let mut fits = report(
        "dba.combat with dice",
        median(|| judge(&dice)),
        Duration::from_micros(20),
        floor,
    );
    fits &= report(
        "dba.combat without dice: its odds",
        median(|| judge(&plain)),
        Duration::from_micros(40),
        floor,
    );

    let mut matrix = Vec::new();
    for a in TROOPS {
        for b in TROOPS {
            matrix.push(map(json!({"a": {"troop": a}, "b": {"troop": b}})));
        }
    }
    let all = || matrix.iter().for_each(&judge);
    fits &= report(
        "the whole matrix, open points open",
        median(all),
        Duration::from_millis(20),
        floor,
    );
    for given in &mut matrix {
        given.insert("agreed".to_owned(), usual.clone());
    }
    let all = || matrix.iter().for_each(&judge);
    fits &= report(
        "the whole matrix, points agreed",
        median(all),
        Duration::from_millis(20),
        floor,
    );
    if fits {
        std::process::ExitCode::SUCCESS
    } else {
        std::process::ExitCode::FAILURE
    }
}
