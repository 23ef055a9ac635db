//! Property tests: laws that hold for every worked example of every game.

use std::collections::BTreeMap;

use cavillo::kit::tables::Tables;
use cavillo::systems;
use proptest::prelude::*;
use serde_json::Value;

use crate::common::PLAIN;

#[path = "../../fuzz/situation.rs"]
mod situation;

#[test]
fn a_verdict_asked_its_own_echo_says_the_same() {
    let tables = Tables::default();
    let mut asked = 0;
    for example in PLAIN
        .site
        .library
        .content
        .nodes
        .iter()
        .flat_map(|node| &node.examples)
    {
        let Some(check) = systems::check(example.check.as_str()) else {
            continue;
        };
        let Ok(verdict) = check.judge(&tables, &example.input) else {
            continue;
        };
        let mut echo = verdict.input.clone();
        echo.insert("agreed".to_owned(), Value::from(verdict.agreed.clone()));
        let again = check
            .judge(&tables, &echo)
            .unwrap_or_else(|faults| panic!("{}: {echo:?}: {faults:?}", example.place));
        assert_eq!(
            (&again.values, &again.finding, &again.input),
            (&verdict.values, &verdict.finding, &verdict.input),
            "{}",
            example.place
        );
        asked += 1;
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn agreeing_on_any_reading_settles_its_point() {
    let tables = Tables::default();
    for example in PLAIN
        .site
        .library
        .content
        .nodes
        .iter()
        .flat_map(|node| &node.examples)
    {
        let Some(check) = systems::check(example.check.as_str()) else {
            continue;
        };
        let Ok(verdict) = check.judge(&tables, &example.input) else {
            continue;
        };
        for reading in &verdict.readings {
            let mut input = example.input.clone();
            let agreed: Vec<&str> = verdict
                .agreed
                .iter()
                .map(String::as_str)
                .chain([reading.id])
                .collect();
            input.insert("agreed".to_owned(), Value::from(agreed));
            let settled = check
                .judge(&tables, &input)
                .unwrap_or_else(|faults| panic!("{}: {faults:?}", example.place));
            assert!(
                settled
                    .readings
                    .iter()
                    .all(|other| other.point != reading.point),
                "{}: {} is still open",
                example.place,
                reading.point
            );
        }
    }
}

/// Pseudo-random bytes, the same in every run.
fn noise(seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[4]
    };
    let length = 16 + usize::from(next());
    (0..length).map(|_| next()).collect()
}

/// Returns how many of `of` situations each check answered with a verdict.
fn shares(ask: fn(&Tables, &[u8]) -> situation::Answers, of: u64) -> BTreeMap<&'static str, u64> {
    let tables = Tables::default();
    let mut shares = BTreeMap::new();
    for seed in 1..=of {
        for (id, answered) in ask(&tables, &noise(seed)) {
            *shares.entry(id).or_default() += u64::from(answered);
        }
    }
    for (id, share) in &shares {
        println!("{id:32} {:>3} %", share * 100 / of);
    }
    shares
}

/// Some of the generated questions have a verdict; otherwise nothing would be tested.
#[test]
fn most_situations_get_verdicts() {
    let of = 150;
    let shares = shares(situation::judge, of);
    assert!(shares.len() >= 10, "{shares:?}");
    for (id, share) in shares {
        assert!(share * 10 >= of * 7, "{id} answered {share} of {of}");
    }
}

/// The same for checks without a table.
#[test]
fn most_questions_get_verdicts() {
    let of = 40;
    let shares = shares(situation::judge_told, of);
    for (id, share) in shares {
        assert!(share * 10 >= of * 3, "{id} answered {share} of {of}");
    }
}

proptest! {

    /// Any overlap of bases results in a verdict or in located faults.
    #[test]
    fn any_situation_is_answered(bytes in prop::collection::vec(any::<u8>(), 8..96)) {
        situation::judge(&Tables::default(), &bytes);
    }

    /// The same for checks without a table.
    #[test]
    fn any_question_is_answered(bytes in prop::collection::vec(any::<u8>(), 8..96)) {
        situation::judge_told(&Tables::default(), &bytes);
    }
}
