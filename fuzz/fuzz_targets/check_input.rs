//! Every check answers any input with a verdict or with located faults; the echo of a verdict gives
//! the same verdict again.
#![no_main]

use cavillo::check::from_pairs;
use cavillo::kit::tables::Tables;
use cavillo::systems;
use libfuzzer_sys::fuzz_target;
use serde_json::{Map, Value};

fn judge(given: &Map<String, Value>) {
    let tables = Tables::default();
    for check in systems::checks() {
        match check.judge(&tables, given) {
            Ok(verdict) => {
                let mut echo = verdict.input.clone();
                echo.insert("agreed".to_owned(), Value::from(verdict.agreed.clone()));
                let again = check.judge(&tables, &echo).expect("an echo is a good input");
                assert_eq!((&again.values, &again.finding), (&verdict.values, &verdict.finding), "{}", check.id);
            }
            Err(faults) => assert!(!faults.is_empty()),
        }
    }
}

fuzz_target!(|text: &str| {
    if let Ok(Value::Object(given)) = serde_json::from_str(text) {
        judge(&given);
    }
    if let Ok(given) = from_pairs(text.split('&').filter_map(|pair| pair.split_once('='))) {
        judge(&given);
    }
});
