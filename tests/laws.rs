//! Laws over every worked example, whatever its game.

use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::library::{Library, Passages};
use cavillo::systems;
use proptest::prelude::*;
use serde_json::Value;

#[path = "../fuzz/situation.rs"]
mod situation;

#[test]
fn a_verdict_asked_its_own_echo_says_the_same() {
    let tables = Tables::default();
    let (library, _) = Library::load(&Files::Embedded, tables.clone(), Passages::default());
    let mut asked = 0;
    for example in library.content.nodes.iter().flat_map(|node| &node.examples) {
        let Some(check) = systems::check(example.check.as_str()) else { continue };
        let Ok(verdict) = check.judge(&tables, &example.input) else { continue };
        let mut echo = verdict.input.clone();
        echo.insert("agreed".to_owned(), Value::from(verdict.agreed.clone()));
        let again = check.judge(&tables, &echo).unwrap_or_else(|faults| panic!("{}: {echo:?}: {faults:?}", example.place));
        assert_eq!((&again.values, &again.finding, &again.input), (&verdict.values, &verdict.finding, &verdict.input), "{}", example.place);
        asked += 1;
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn agreeing_on_any_reading_settles_its_point() {
    let tables = Tables::default();
    let (library, _) = Library::load(&Files::Embedded, tables.clone(), Passages::default());
    for example in library.content.nodes.iter().flat_map(|node| &node.examples) {
        let Some(check) = systems::check(example.check.as_str()) else { continue };
        let Ok(verdict) = check.judge(&tables, &example.input) else { continue };
        for reading in &verdict.readings {
            let mut input = example.input.clone();
            let agreed: Vec<&str> = verdict.agreed.iter().map(String::as_str).chain([reading.id]).collect();
            input.insert("agreed".to_owned(), Value::from(agreed));
            let settled = check.judge(&tables, &input).unwrap_or_else(|faults| panic!("{}: {faults:?}", example.place));
            assert!(settled.readings.iter().all(|other| other.point != reading.point), "{}: {} is still open", example.place, reading.point);
        }
    }
}

/// Two bases a side, face to face and apart: bytes do say what checks can answer.
#[test]
fn a_plain_situation_gets_verdicts() {
    let bytes = [[0, 0, 0, 0, 0, 0, 0, 90], [1, 0, 0, 0, 200, 0, 8, 90], [0, 0, 0, 1, 0, 0, 0, 90], [1, 0, 0, 1, 200, 0, 8, 90]].concat();
    let answered = situation::judge(&Tables::default(), &bytes);
    assert!(answered >= 2, "{answered} checks answered");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// However bases lie on and in one another: a verdict, or located faults.
    #[test]
    fn any_situation_is_answered(bytes in prop::collection::vec(any::<u8>(), 8..96)) {
        situation::judge(&Tables::default(), &bytes);
    }
}
