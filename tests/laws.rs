//! Laws over every worked example, whatever its game.

use std::fmt::Write as _;

use cavillo::check::{Kind, Takes};
use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::library::{Library, Passages};
use cavillo::systems;
use proptest::prelude::*;
use serde_json::{Map, Value};

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

/// A piece, from eight bytes: side, troop, place, facing, size.
fn piece(n: usize, bytes: &[u8], codes: &[&str]) -> String {
    let side = if bytes[0] & 1 == 0 { 'A' } else { 'B' };
    let troop = codes[usize::from(bytes[1]) % codes.len()];
    // Half millimetres, so that touching and nearly touching both happen.
    let place = |low: u8, high: u8| f64::from(i16::from_le_bytes([low, high]) % 600) / 2.0;
    let facing = match bytes[6] & 3 {
        0 => f64::from(bytes[6] >> 2) * 90.0 % 360.0,
        _ => f64::from(bytes[6]) * 1.4,
    };
    let mut out = format!("{side}p{n}_{troop}_{}_{}_{facing}", place(bytes[2], bytes[3]), place(bytes[4], bytes[5]));
    if bytes[0] & 6 == 0 {
        let _ = write!(out, "_{}_{}", 5 + bytes[7] % 90, 5 + bytes[7] / 3);
    }
    out
}

/// Asks every check that looks at the table about the situation that the bytes say; how many gave a verdict.
fn situation(tables: &Tables, bytes: &[u8]) -> usize {
    let mut answered = 0;
    for check in systems::checks().filter(|check| !check.roles.is_empty()) {
        let fields = check.fields();
        let inner = check.roles.iter().find_map(|role| fields.iter().find(|field| field.name == role.field)).map(|field| match &field.kind {
            Kind::Group(inner) | Kind::List { fields: inner, .. } => inner.clone(),
            _ => Vec::new(),
        });
        let codes = inner.unwrap_or_default().into_iter().find_map(|field| match field.kind {
            Kind::Choice { codes, .. } if field.name == "troop" => Some(codes),
            _ => None,
        });
        let Some(codes) = codes else { continue };
        let pieces: Vec<String> = bytes.chunks_exact(8).take(12).enumerate().map(|(n, bytes)| piece(n, bytes, &codes)).collect();
        let mut given = Map::from_iter([("scene".to_owned(), Value::from(pieces.join("*")))]);
        let named = check.roles.iter().filter(|role| matches!(role.takes, Takes::One | Takes::Rival | Takes::Name));
        for (n, role) in named.enumerate() {
            given.insert(role.field.to_owned(), Value::from(format!("p{n}")));
        }
        // What else must be said: numbers and truths from the bytes, the first code of a choice.
        for (n, field) in fields.iter().enumerate().filter(|(_, field)| !check.roles.iter().any(|role| role.field == field.name)) {
            let byte = bytes.get(n).copied().unwrap_or_default();
            let value = match &field.kind {
                Kind::Choice { codes, .. } if !codes.is_empty() => Value::from(codes[usize::from(byte) % codes.len()]),
                Kind::Flag => Value::from(byte & 1 == 1),
                Kind::Group(_) | Kind::List { .. } => continue,
                _ => Value::from(u32::from(byte)),
            };
            if byte & 2 == 0 {
                given.insert(field.name.to_owned(), value);
            }
        }
        match check.judge(tables, &given) {
            Ok(_) => answered += 1,
            Err(faults) => assert!(!faults.is_empty()),
        }
        let _ = check.sketch(tables, &given);
    }
    answered
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// However bases lie on and in one another: a verdict, or located faults.
    #[test]
    fn any_situation_is_answered(bytes in prop::collection::vec(any::<u8>(), 8..96)) {
        situation(&Tables::default(), &bytes);
    }
}
