//! Situations on the table made of any bytes, shared by a fuzz target and a property test.

use std::fmt::Write as _;

use cavillo::check::{Kind, Takes};
use cavillo::kit::tables::Tables;
use cavillo::systems;
use serde_json::{Map, Value};

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
pub fn judge(tables: &Tables, bytes: &[u8]) -> usize {
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
                // Within the limits: what lies outside them is refused before anything is judged.
                Kind::Decimal { min, max } => Value::from((min + f64::from(byte)).min(*max)),
                Kind::Integer { min, max } => Value::from((min + i64::from(byte)).min(*max)),
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
