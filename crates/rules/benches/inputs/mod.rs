//! Generator of inputs for checks from their declarations, to find the most expensive ones. A
//! player gives a few facts; a hostile client sends whatever costs most: missing facts, ranges,
//! `{}`, lists at and beyond their limits, values of another type, `unknown`, `ask` and `agreed`.
//!
//! Shared by `benches/worst.rs` and the tests of the root package.

use cavillo_rules::check::{Check, Field, Kind, Takes, put};
use serde_json::{Map, Value, json};

pub type Input = Map<String, Value>;

/// Maximum size of a request body that the server accepts, in bytes.
pub const BODY: usize = 64 << 10;

/// A seeded generator of small numbers (xorshift).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n.max(1)
    }
    pub fn of_100(&mut self, cases: usize) -> bool {
        self.below(100) < cases
    }
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// How an input is generated.
#[derive(Clone, Copy)]
struct Manner {
    /// Percentage of fields that are given.
    told: usize,
    /// Percentage of numbers that are given as a range, where one is accepted.
    ranged: usize,
    /// Percentage of values and lengths beyond the limits of their kind.
    wild: bool,
    /// Percentage of values of another type, null or `{}`.
    strange: usize,
}

/// Returns a number at the limits of its field, in the middle, or anywhere.
fn decimal(min: f64, max: f64, chance: &mut Chance) -> f64 {
    match chance.below(5) {
        0 => min,
        1 => max,
        2 => f64::midpoint(min, max).round(),
        // Rules usually change at small numbers.
        3 => (min + f64::from(u32::try_from(chance.below(12)).unwrap())).min(max),
        _ => {
            min + ((max - min) * f64::from(u32::try_from(chance.below(1000)).unwrap()) / 1000.0)
                .round()
        }
    }
}

/// Returns a range within, at or beyond limits, in the form of an input.
fn range(min: f64, max: f64, chance: &mut Chance) -> Value {
    let (a, b) = (decimal(min, max, chance), decimal(min, max, chance));
    let (low, high) = (a.min(b), a.max(b));
    Value::from(match chance.below(7) {
        0 => "..".to_owned(),
        1 => format!("{low}.."),
        2 => format!("..{high}"),
        3 => format!(">{low}..={high}"),
        4 => format!(">{min}.."),
        5 => format!("{}..{}", min - 1e6, max + 1e6),
        _ => format!("{low}..{high}"),
    })
}

/// Returns a circle with this many corners.
fn circle(x: f64, y: f64, r: f64, corners: i32) -> Value {
    let turn = std::f64::consts::TAU / f64::from(corners);
    (0..corners)
        .map(|n| {
            let angle = turn * f64::from(n);
            json!([(x + r * angle.cos()).round(), (y + r * angle.sin()).round()])
        })
        .collect()
}

fn value(field: &Field, chance: &mut Chance, how: Manner) -> Value {
    if chance.of_100(how.strange) {
        return match chance.below(7) {
            0 => Value::Null,
            1 => json!({}),
            2 => json!([]),
            3 => json!([{}, {}]),
            4 => json!(2),
            5 => json!("a"),
            _ => json!(true),
        };
    }
    let name = |chance: &mut Chance| {
        "x".repeat(if how.wild {
            *chance.one(&[1, 40, 300])
        } else {
            *chance.one(&[1, 8, 40])
        })
    };
    let count = |max: usize, chance: &mut Chance| {
        if how.wild {
            *chance.one(&[max, max + 1, 2000])
        } else {
            *chance.one(&[max, max, 1, 2, max.div_ceil(2)])
        }
    };
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    match &field.kind {
        Kind::Integer { min, max } if field.ranged && chance.of_100(how.ranged) => {
            range(*min as f64, *max as f64, chance)
        }
        Kind::Decimal { min, max } if field.ranged && chance.of_100(how.ranged) => {
            range(*min, *max, chance)
        }
        Kind::Choice { codes, .. } => (*chance.one(codes)).into(),
        Kind::Flag => (chance.below(2) == 0).into(),
        #[expect(clippy::cast_possible_truncation, reason = "rounded within the limits")]
        Kind::Integer { min, max } => {
            (decimal(*min as f64, *max as f64, chance).round() as i64).into()
        }
        Kind::Decimal { min, max } => decimal(*min, *max, chance).into(),
        Kind::Integers { min, max, most } => (0..count(*most, chance).min(7000))
            .map(|_| Value::from(*chance.one(&[*min, *max])))
            .collect(),
        Kind::Decimals { min, max, most } => (0..count(*most, chance).min(7000))
            .map(|_| Value::from(*chance.one(&[*min, *max])))
            .collect(),
        Kind::Choices { codes, max, .. } => (0..count(*max, chance))
            .map(|_| Value::from(*chance.one(codes)))
            .collect(),
        Kind::Name => name(chance).into(),
        Kind::Text { most } | Kind::Lines { most } => chance
            .one(&["a b\n", "1x 2\n", "a\u{301}\n", "9 \n"])
            .repeat(most / 4)
            .into(),
        Kind::Names { max, .. } => (0..count(*max, chance))
            .map(|n| Value::from(format!("{n}{}", name(chance))))
            .collect(),
        Kind::Pairs { max } => Value::Object(
            (0..count(*max, chance))
                .map(|n| (format!("{n}{}", name(chance)), Value::from(name(chance))))
                .collect(),
        ),
        Kind::Outline => circle(300.0, 300.0, 200.0, if how.wild { 70 } else { 60 }),
        Kind::Outlines { most } => (0..count(*most, chance).min(60))
            .map(|_| circle(300.0, 300.0, 200.0, 60))
            .collect(),
        Kind::Group(fields) => group(fields, chance, how),
        Kind::List { fields, max, .. } => {
            let count = count(*max, chance).min(400);
            // Empty groups are the shortest entries.
            if chance.of_100(30) {
                (0..count).map(|_| json!({})).collect()
            } else {
                (0..count).map(|_| group(fields, chance, how)).collect()
            }
        }
    }
}

fn group(fields: &[Field], chance: &mut Chance, how: Manner) -> Value {
    let mut map = Map::new();
    for field in fields {
        if chance.of_100(how.told) {
            map.insert(field.name.to_owned(), value(field, chance, how));
        }
    }
    Value::Object(map)
}

/// Returns a whole table: pieces in rows, terrain with many corners, and the roles by name.
fn table(check: &Check, fields: &[Field], chance: &mut Chance, how: Manner) -> Input {
    let Value::Object(mut given) = group(fields, chance, Manner { wild: false, ..how }) else {
        return Map::new();
    };
    let troops = fields.iter().find_map(|field| match &field.kind {
        Kind::Group(inner) | Kind::List { fields: inner, .. } => {
            inner.iter().find(|field| field.name == "troop")
        }
        _ => None,
    });
    let long = "n".repeat(if how.wild { 300 } else { *chance.one(&[0, 36]) });
    let gap = *chance.one(&[40.0, 41.0, 45.0, 70.0]);
    let crowd = *chance.one(&[60, 60, 24, 6]);
    let plain = Manner {
        told: 100,
        ranged: 0,
        wild: false,
        strange: 0,
    };
    let pieces: Vec<Value> = (0..crowd)
        .map(|n| {
            let (row, column) = (f64::from(n / 10), f64::from(n % 10));
            let mut piece = json!({"id": format!("{n}{long}"), "side": if n % 2 == 0 { "A" } else { "B" }, "x": column * gap, "y": row * gap, "facing": chance.one(&[0, 90, 180, 45]), "w": 40, "d": 20});
            // Each with a missing troop type.
            if chance.of_100(how.told) {
                piece["troop"] = troops.map_or_else(|| "Bd".into(), |field| value(field, chance, plain));
            }
            piece
        })
        .collect();
    let mut kinds = Vec::new();
    for role in check.roles {
        kinds.extend(role.takes.kinds().into_iter().flatten().copied());
        given.shift_remove(role.field);
        match role.takes {
            Takes::One | Takes::Rival | Takes::Name if chance.of_100(90) => {
                given.insert(role.field.to_owned(), chance.one(&pieces)["id"].clone());
            }
            Takes::Enemies if how.wild => {
                given.insert(
                    role.field.to_owned(),
                    (0..7000).map(|n| Value::from(format!("u{n}"))).collect(),
                );
            }
            _ => {}
        }
    }
    let corners = if how.wild { 60 } else { *chance.one(&[4, 48]) };
    let ground: Vec<Value> = (0..if how.wild { 60 } else { 10 })
        .filter(|_| !kinds.is_empty())
        .map(|n| {
            let (x, y) = (f64::from(n % 4) * 150.0, f64::from(n / 4) * 150.0);
            json!({"kind": chance.one(&kinds), "polygon": circle(x, y, 70.0, corners)})
        })
        .collect();
    given.insert(
        "scene".to_owned(),
        json!({"elements": pieces, "terrain": ground, "board": {"w": 600, "h": 600}}),
    );
    given
}

/// Adds keys other than facts: unknown facts, requested results, agreed readings.
fn beside(check: &Check, fields: &[Field], given: &mut Input, chance: &mut Chance) {
    if chance.of_100(15) {
        let count = chance.below(check.outputs.len() + 1);
        let ask: Value = (0..count).map(|_| chance.one(check.outputs).name).collect();
        if count > 0 && !fields.iter().any(|field| field.name == "ask") {
            given.insert("ask".to_owned(), ask);
        }
    }
    if chance.of_100(15) {
        let unknown: Vec<Value> = fields
            .iter()
            .filter(|field| !given.contains_key(field.name))
            .map(|field| field.name.into())
            .take(40)
            .collect();
        given.insert("unknown".to_owned(), unknown.into());
    }
    if chance.of_100(15) && !check.points.is_empty() {
        let mut agreed = Vec::new();
        for point in check.points.iter().take(20) {
            if chance.below(2) == 0 && !point.readings.is_empty() {
                agreed.push(Value::from(chance.one(point.readings).id));
            }
        }
        given.insert("agreed".to_owned(), agreed.into());
    }
}

/// Collects the paths of single facts, including groups but not lists.
fn leaves<'f>(fields: &'f [Field], before: &str, found: &mut Vec<(String, &'f Field)>) {
    for field in fields {
        let path = format!("{before}{}", field.name);
        if let Kind::Group(inner) = &field.kind {
            leaves(inner, &format!("{path}."), found);
        }
        found.push((path, field));
    }
}

/// Returns an input for a check, never longer than a body may be.
pub fn input(check: &Check, fields: &[Field], chance: &mut Chance) -> Input {
    let how = Manner {
        told: *chance.one(&[0, 8, 15, 30, 50, 80, 100]),
        ranged: *chance.one(&[0, 30, 100]),
        wild: chance.of_100(15),
        strange: if chance.of_100(10) { 10 } else { 0 },
    };
    let mut given = if !check.roles.is_empty() && chance.of_100(50) {
        table(check, fields, chance, how)
    } else if chance.of_100(30) {
        // One to three facts and nothing else.
        let mut all = Vec::new();
        leaves(fields, "", &mut all);
        let mut given = Map::new();
        for _ in 0..=chance.below(3) {
            if let Some((path, field)) = all.get(chance.below(all.len())) {
                put(&mut given, path, value(field, chance, how));
            }
        }
        given
    } else {
        let Value::Object(given) = group(fields, chance, how) else {
            return Map::new();
        };
        given
    };
    beside(check, fields, &mut given, chance);
    fitting(given).unwrap_or_default()
}

/// Returns a slightly changed input: a fact removed or added, another value, `{}` in a list.
pub fn varied(check: &Check, fields: &[Field], given: &Input, chance: &mut Chance) -> Input {
    let how = Manner {
        told: *chance.one(&[0, 15, 50, 100]),
        ranged: *chance.one(&[0, 50, 100]),
        wild: chance.of_100(5),
        strange: if chance.of_100(5) { 50 } else { 0 },
    };
    let mut all = Vec::new();
    leaves(fields, "", &mut all);
    let mut new = given.clone();
    for _ in 0..=chance.below(3) {
        let Some((path, field)) = all.get(chance.below(all.len())) else {
            break;
        };
        match chance.below(10) {
            0..=3 => remove(&mut new, path),
            4..=8 => put(&mut new, path, value(field, chance, how)),
            _ => beside(check, fields, &mut new, chance),
        }
        // Change one entry of a list.
        if let (Kind::List { fields, .. }, Some(Value::Array(items))) =
            (&field.kind, new.get_mut(path.as_str()))
        {
            match chance.below(4) {
                0 => items.push(json!({})),
                1 => _ = items.pop(),
                2 if !items.is_empty() => {
                    let n = chance.below(items.len());
                    items[n] = group(fields, chance, how);
                }
                _ => items.push(group(fields, chance, how)),
            }
        }
    }
    fitting(new).unwrap_or_else(|| given.clone())
}

/// Returns the input if it fits into a body.
fn fitting(given: Input) -> Option<Input> {
    serde_json::to_string(&given)
        .is_ok_and(|text| text.len() <= BODY)
        .then_some(given)
}

fn remove(given: &mut Input, path: &str) {
    match path.split_once('.') {
        None => _ = given.shift_remove(path),
        Some((first, rest)) => {
            if let Some(Value::Object(inner)) = given.get_mut(first) {
                remove(inner, rest);
            }
        }
    }
}
