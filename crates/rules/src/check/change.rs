//! Changes that would make a refused move legal: single changes of given facts, nearest first.
//!
//! Each given fact is tried with other values, one fact at a time, while all others keep theirs. For
//! numbers the search goes outwards from the given value and finds the nearest legal one by bisection.
//! Settings of the whole game and pieces on the table are not varied: a check that knows where they should
//! be says so in a remedy of its own. Kinds of troops and terrain are not varied either, since no player
//! can change them.

use std::cell::Cell;

use serde_json::{Map, Value};

use super::form::{Field, Kind, Limit};
use super::number::as_number;
use super::paths::{at as told, put};
use super::verdict::Remedy;

/// Code of a remedy that changes a single fact.
pub const CHANGE: &str = "change";

/// Maximum number of changes shown to a reader.
const MOST: usize = 6;

/// Maximum number of values offered for one fact.
const MOST_VALUES: usize = 2;

/// A given fact that can be varied.
struct Fact {
    path: String,
    kind: Kind,
    value: Value,
    /// Whether the piece may be absent from the table.
    optional: bool,
}

/// Finds changes of single given facts for which `legal` returns true. `legal` counts and limits its own
/// runs, and returns no more results once they are used up. `known` holds the remedies that the rule gave
/// itself.
pub(super) fn changes(
    fields: &[Field],
    given: &Map<String, Value>,
    known: &[Remedy],
    legal: &mut dyn FnMut(Map<String, Value>) -> Option<bool>,
) -> Vec<Remedy> {
    let mut facts = Vec::new();
    collect(fields, given, "", &mut facts);
    // A change of this fact that the rule itself computed takes precedence.
    let worked_out = |path: &str| {
        known
            .iter()
            .any(|remedy| remedy.input.len() == 1 && remedy.input.keys().any(|name| name == path))
    };
    facts.retain(|fact| !worked_out(&fact.path));
    facts.sort_by_key(|fact| rank(&fact.kind));
    let mut found: Vec<(f64, Remedy)> = Vec::new();
    let used_up = Cell::new(false);
    for fact in &facts {
        if used_up.get() {
            break;
        }
        let mut offered = 0;
        let mut with = |value: &Value| {
            if used_up.get() {
                return None;
            }
            let mut all = given.clone();
            put(&mut all, &fact.path, value.clone());
            let legal = legal(all);
            used_up.set(legal.is_none());
            legal
        };
        let mut offer = |distance: f64, value: Value| {
            offered += 1;
            found.push((distance, remedy(given, &fact.path, value)));
            offered < MOST_VALUES
        };
        match &fact.kind {
            Kind::Flag => {
                let other = Value::from(!truth(&fact.value));
                if with(&other) == Some(true) {
                    offer(1.0, other);
                }
            }
            Kind::Choice { codes, .. } => {
                // An optional piece can also be removed.
                let others = codes
                    .iter()
                    .filter(|code| fact.value.as_str() != Some(code))
                    .map(|code| Value::from(*code));
                for other in others.chain(fact.optional.then_some(Value::Null)) {
                    if with(&other) == Some(true) && !offer(f64::from(rank(&fact.kind)), other) {
                        break;
                    }
                }
            }
            Kind::Choices { codes, min, .. } => {
                for other in fewer(&fact.value, *min)
                    .into_iter()
                    .chain(replaced(&fact.value, codes))
                {
                    if with(&other) == Some(true) && !offer(f64::from(rank(&fact.kind)), other) {
                        break;
                    }
                }
            }
            Kind::Group(_) => {
                if with(&Value::Null) == Some(true) {
                    offer(f64::from(rank(&fact.kind)), Value::Null);
                }
            }
            Kind::List { min, .. } => {
                if let Some(other) = fewer(&fact.value, *min)
                    .into_iter()
                    .rev()
                    .find(|other| with(other) == Some(true))
                {
                    offer(f64::from(rank(&fact.kind)), other);
                }
            }
            kind => {
                let (Some(told), Some(grid)) = (as_number(&fact.value), Grid::of(kind)) else {
                    continue;
                };
                for up in [false, true] {
                    if let Some(there) = grid.nearest(told, up, &mut |value| with(&value)) {
                        let distance = (grid.number(there) - told).abs() / told.abs().max(1.0);
                        offer(distance.min(1.0), grid.value(there));
                    }
                }
            }
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    found
        .into_iter()
        .map(|(_, remedy)| remedy)
        .take(MOST)
        .collect()
}

/// A list without one of its items: one list per item, if the list may be shorter.
fn fewer(list: &Value, min: usize) -> Vec<Value> {
    let Some(items) = list.as_array().filter(|items| items.len() > min.max(1)) else {
        return Vec::new();
    };
    let without = |n: usize| {
        items
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != n)
            .map(|(_, item)| item.clone())
            .collect::<Vec<_>>()
    };
    (0..items.len()).map(|n| Value::from(without(n))).collect()
}

/// A list of codes with one code replaced by each of the others.
fn replaced(list: &Value, codes: &[&str]) -> Vec<Value> {
    let Some([Value::String(told)]) = list.as_array().map(Vec::as_slice) else {
        return Vec::new();
    };
    codes
        .iter()
        .filter(|code| *code != told)
        .map(|code| Value::from(vec![*code]))
        .collect()
}

/// Rank of a change by its kind of fact: numbers and booleans first, then words, then removals.
fn rank(kind: &Kind) -> u8 {
    match kind {
        Kind::Group(_) | Kind::List { .. } => 3,
        Kind::Choice { .. } | Kind::Choices { .. } => 2,
        _ => 1,
    }
}

fn truth(value: &Value) -> bool {
    match value {
        Value::Bool(yes) => *yes,
        Value::Number(number) => number.as_f64() == Some(1.0),
        Value::String(text) => matches!(text.as_str(), "true" | "1" | "on"),
        _ => false,
    }
}

/// Remedy that sets one fact; for an entry of a list it sets the whole list.
fn remedy(given: &Map<String, Value>, path: &str, value: Value) -> Remedy {
    let mut input: Map<String, Value> = Map::new();
    let root = path.split('.').next().unwrap_or(path);
    if let (Some(list @ Value::Array(_)), true) = (given.get(root), root != path) {
        input.insert(root.to_owned(), list.clone());
    }
    put(&mut input, path, value.clone());
    Remedy {
        code: CHANGE,
        args: vec![
            ("path".to_owned(), path.into()),
            ("given".to_owned(), value.to_string().into()),
        ],
        input,
    }
}

/// The given facts of an input that are varied: words, booleans and numbers, also inside groups and lists.
/// Settings and pieces on the table are left out.
fn collect(fields: &[Field], given: &Map<String, Value>, before: &str, found: &mut Vec<Fact>) {
    let placed = |fields: &[Field]| {
        fields
            .iter()
            .any(|field| matches!(field.name, "x" | "x_cm"))
    };
    for field in fields
        .iter()
        .filter(|field| !field.setting && !field.given && field.name != "ask")
    {
        let path = format!("{before}{}", field.name);
        match (&field.kind, told(given, field.name)) {
            (_, None | Some(Value::Null)) => {}
            (Kind::Group(inner), Some(value @ Value::Object(map))) if !placed(inner) => {
                collect(inner, map, &format!("{path}."), found);
                if field.may_be_none {
                    found.push(Fact {
                        path,
                        kind: field.kind.clone(),
                        value: value.clone(),
                        optional: true,
                    });
                }
            }
            (Kind::List { fields: inner, .. }, Some(value @ Value::Array(items)))
                if !placed(inner) =>
            {
                if before.is_empty() {
                    found.push(Fact {
                        path: path.clone(),
                        kind: field.kind.clone(),
                        value: value.clone(),
                        optional: false,
                    });
                }
                for (n, item) in items.iter().enumerate() {
                    if let Value::Object(map) = item {
                        collect(inner, map, &format!("{path}.{n}."), found);
                    }
                }
            }
            (
                Kind::Flag | Kind::Choice { .. } | Kind::Integer { .. } | Kind::Decimal { .. },
                Some(value),
            ) if field.default != Limit::Required => {
                found.push(Fact {
                    path,
                    kind: field.kind.clone(),
                    value: value.clone(),
                    optional: field.may_be_none,
                });
            }
            (Kind::Choices { .. }, Some(value @ Value::Array(_))) => {
                found.push(Fact {
                    path,
                    kind: field.kind.clone(),
                    value: value.clone(),
                    optional: false,
                });
            }
            (Kind::Decimals { min, max, .. }, Some(Value::Array(items))) if items.len() <= MOST => {
                let one = Kind::Decimal {
                    min: *min,
                    max: *max,
                };
                found.extend(items.iter().enumerate().map(|(n, value)| Fact {
                    path: format!("{path}.{n}"),
                    kind: one.clone(),
                    value: value.clone(),
                    optional: false,
                }));
            }
            _ => {}
        }
    }
}

/// The grid of numbers that are tried: whole numbers, or tenths where the field has a small range.
struct Grid {
    least: i64,
    most: i64,
    parts: f64,
    whole: bool,
}

impl Grid {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "limits of fields are small"
    )]
    fn of(kind: &Kind) -> Option<Self> {
        match kind {
            Kind::Integer { min, max } => Some(Self {
                least: *min,
                most: *max,
                parts: 1.0,
                whole: true,
            }),
            Kind::Decimal { min, max } => {
                let parts = if max - min > 200.0 { 1.0 } else { 10.0 };
                Some(Self {
                    least: (min * parts).ceil() as i64,
                    most: (max * parts).floor() as i64,
                    parts,
                    whole: false,
                })
            }
            _ => None,
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    fn number(&self, at: i64) -> f64 {
        at as f64 / self.parts
    }

    fn value(&self, at: i64) -> Value {
        if self.whole {
            Value::from(at)
        } else {
            super::number(self.number(at))
        }
    }

    /// The nearest legal number on one side, found with doubling steps and then bisection.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "limits of fields are small"
    )]
    fn nearest(
        &self,
        told: f64,
        up: bool,
        legal: &mut dyn FnMut(Value) -> Option<bool>,
    ) -> Option<i64> {
        let scaled = told * self.parts;
        let start = if up { scaled.floor() } else { scaled.ceil() } as i64;
        let (mut illegal, mut step) = (start, 1);
        let mut there = loop {
            let next = if up {
                (start + step).min(self.most)
            } else {
                (start - step).max(self.least)
            };
            if next == illegal || !(self.least..=self.most).contains(&next) {
                return None;
            }
            if legal(self.value(next))? {
                break next;
            }
            illegal = next;
            // Short ranges of whole numbers (dice, PIPs) are tried completely, since legality need not
            // change only once.
            step = if self.whole && self.most - self.least <= 24 {
                step + 1
            } else {
                step * 2
            };
        };
        while (there - illegal).abs() > 1 {
            let middle = i64::midpoint(there, illegal);
            if legal(self.value(middle))? {
                there = middle;
            } else {
                illegal = middle;
            }
        }
        Some(there)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::unit::Unit;
    use super::*;

    fn field(name: &'static str, kind: Kind) -> Field {
        Field {
            name,
            kind,
            unit: Unit::None,
            default: Limit::Optional,
            plain: None,
            ranged: false,
            setting: name == "scale",
            given: name == "under",
            may_be_none: name == "ground",
        }
    }

    fn offered(given: &Value, legal: impl Fn(&Value) -> bool) -> Vec<Value> {
        let fields = [
            field(
                "distance",
                Kind::Decimal {
                    min: 0.0,
                    max: 2000.0,
                },
            ),
            field("pips", Kind::Integer { min: 0, max: 6 }),
            field("road", Kind::Flag),
            field(
                "ground",
                Kind::Choice {
                    scope: "place",
                    codes: vec!["open", "wood", "marsh"],
                },
            ),
            field(
                "under",
                Kind::Choice {
                    scope: "ground",
                    codes: vec!["good", "marsh"],
                },
            ),
            field("scale", Kind::Integer { min: 15, max: 28 }),
            field(
                "moves",
                Kind::Choices {
                    scope: "move",
                    codes: vec!["forward", "backward", "wheel"],
                    min: 1,
                    max: 3,
                },
            ),
            field(
                "zones",
                Kind::List {
                    fields: vec![field(
                        "kind",
                        Kind::Choice {
                            scope: "zone",
                            codes: vec!["far", "near"],
                        },
                    )],
                    min: 0,
                    max: 3,
                },
            ),
        ];
        let mut legal = |all: Map<String, Value>| Some(legal(&Value::Object(all)));
        changes(&fields, given.as_object().unwrap(), &[], &mut legal)
            .into_iter()
            .map(|remedy| Value::Object(remedy.input))
            .collect()
    }

    #[test]
    fn the_nearest_legal_number_is_found() {
        let told = json!({"distance": 205.5, "pips": 1, "scale": 15});
        let legal = |all: &Value| {
            all["distance"].as_f64() <= Some(200.0)
                || all["pips"] == json!(4)
                || all["scale"] == json!(28)
        };
        assert_eq!(
            offered(&told, legal),
            [json!({"distance": 200}), json!({"pips": 4})]
        );
        assert_eq!(
            offered(&told, |all| all["distance"].as_f64() > Some(640.0)),
            [json!({"distance": 641})]
        );
        assert!(offered(&told, |_| false).is_empty());
    }

    #[test]
    fn words_and_truths_are_tried_and_lists_kept_whole() {
        let told =
            json!({"road": "0", "ground": "wood", "zones": [{"kind": "near"}, {"kind": "far"}]});
        assert_eq!(
            offered(&told, |all| all["road"] == json!(true)
                || all["ground"] == json!("open")),
            [json!({"road": true}), json!({"ground": "open"})]
        );
        let far =
            |all: &Value| all["zones"][0]["kind"] == json!("far") && all["zones"][1].is_object();
        assert_eq!(
            offered(&told, far),
            [json!({"zones": [{"kind": "far"}, {"kind": "far"}]})]
        );
    }

    #[test]
    fn what_no_player_can_change_is_left_as_it_is() {
        let told = json!({"under": "marsh", "road": false});
        let legal = |all: &Value| all["under"] == json!("good") || all["road"] == json!(true);
        assert_eq!(offered(&told, legal), [json!({"road": true})]);
    }

    #[test]
    fn what_is_too_much_is_left_out_and_a_single_code_replaced() {
        let moves = |told: Value, legal: &Value| {
            offered(&json!({ "moves": told }), |all| all["moves"] == *legal)
        };
        assert_eq!(
            moves(json!(["forward", "backward"]), &json!(["forward"])),
            [json!({"moves": ["forward"]})]
        );
        assert_eq!(
            moves(json!(["backward"]), &json!(["wheel"])),
            [json!({"moves": ["wheel"]})]
        );
        let told = json!({"zones": [{"kind": "near"}, {"kind": "far"}, {"kind": "far"}]});
        assert_eq!(
            offered(&told, |all| all["zones"]
                .as_array()
                .is_some_and(|zones| zones.len() == 2)),
            [json!({"zones": [{"kind": "near"}, {"kind": "far"}]})]
        );
        // Removals come last.
        assert_eq!(
            offered(&json!({"ground": "wood"}), |all| all["ground"].is_null()),
            [json!({"ground": null})]
        );
    }

    #[test]
    fn nothing_is_offered_once_the_runs_are_used_up() {
        let fields = [field("pips", Kind::Integer { min: 0, max: 6 })];
        assert!(
            changes(
                &fields,
                json!({"pips": 1}).as_object().unwrap(),
                &[],
                &mut |_| None
            )
            .is_empty()
        );
    }
}
