//! Generator of inputs for checks from arbitrary bytes, shared by fuzz targets and property tests.
//!
//! The generator uses only the declarations of the checks. Faults for missing or wrong values are
//! corrected, as a player would do. Most bytes place bases beside, behind and in front of one
//! another; some produce invalid values, so that refusals occur too.

use cavillo::check::{Check, Fault, FaultKind, Field, Kind, Limit, Takes};
use cavillo::draw::{self, Manner};
use cavillo::kit::geometry::{Base, Tolerance};
use cavillo::kit::scene::Picture;
use cavillo::kit::scene::short::{self, Item};
use cavillo::kit::tables::Tables;
use cavillo::systems;
use serde_json::{Map, Value, json};

/// Maximum number of rounds in which the faults of a question are corrected.
const ROUNDS: usize = 6;

/// The input bytes, taken one by one and cyclically, so that short inputs suffice.
struct Bytes<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let byte = self
            .bytes
            .get(self.at % self.bytes.len().max(1))
            .copied()
            .unwrap_or_default();
        self.at += 1;
        // From the second cycle on the bytes are changed.
        byte.wrapping_add(
            u8::try_from(self.at / self.bytes.len().max(1) % 256)
                .unwrap_or_default()
                .wrapping_mul(83),
        )
    }
    fn below(&mut self, most: usize) -> usize {
        usize::from(self.next()) % most.max(1)
    }
    fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        let n = self.below(of.len());
        of.get(n)
    }
    /// Returns true in `cases` of 256 cases.
    fn rarely(&mut self, cases: u8) -> bool {
        self.next() > u8::MAX - cases
    }
}

/// A base, its properties, and whether it may overlap another.
struct Piece {
    item: Item,
    base: Base,
}

/// Returns the fields of a base or piece of terrain of a check, in whatever role.
fn inner(check: &Check, fields: &[Field], takes: impl Fn(Takes) -> bool) -> Vec<Field> {
    let roles = check.roles.iter().filter(|role| takes(role.takes));
    let kinds = roles
        .filter_map(|role| fields.iter().find(|field| field.name == role.field))
        .filter_map(|field| match &field.kind {
            Kind::Group(inner) | Kind::List { fields: inner, .. } => Some(inner.clone()),
            _ => None,
        });
    // The role with the most fields.
    kinds.max_by_key(Vec::len).unwrap_or_default()
}

/// Returns a base beside, behind or in front of an existing one, or anywhere.
fn place(bytes: &mut Bytes<'_>, earlier: &[Piece], w: f64, d: f64) -> Base {
    let how = bytes.next();
    // Gaps of zero, tiny gaps, gaps just within and just outside contact, and large gaps.
    let gap = [0.0, 0.0, 0.0, 0.2, 0.5, 0.75, 1.0, 3.0, 20.0, 45.0][bytes.below(10)];
    let Some(by) = bytes
        .one(earlier)
        .map(|piece| piece.base)
        .filter(|_| !how.is_multiple_of(8))
    else {
        // Positions in steps of half a millimetre on a small table.
        let mut far =
            || f64::from(u16::from_le_bytes([bytes.next(), bytes.next()]) % 1000) / 2.0 + 50.0;
        let (x, y) = (far(), far());
        let facing = if how & 8 == 0 {
            f64::from(how >> 6) * 90.0
        } else {
            f64::from(how) * 1.4
        };
        return Base { x, y, facing, w, d };
    };
    let slide = [0.0, 0.0, 0.5, -0.5, 1.0, -1.0, 0.25][bytes.below(7)] * by.w;
    let (right, ahead, turn) = match how % 8 {
        1 => ((by.w + w) / 2.0 + gap, 0.0, 0.0),
        2 => (-(by.w + w) / 2.0 - gap, slide / 4.0, 0.0),
        3 | 4 => (slide, (by.d + d) / 2.0 + gap, 180.0),
        5 => (slide, -(by.d + d) / 2.0 - gap, 0.0),
        // On its flank, front to side.
        6 => ((by.w + d) / 2.0 + gap, slide / 4.0, 270.0),
        _ => (slide, (by.d + d) / 2.0 + 60.0 + gap, 180.0),
    };
    let at = by.at(right, ahead);
    let askew = if bytes.rarely(40) {
        f64::from(bytes.next()) / 20.0 - 6.0
    } else {
        0.0
    };
    Base {
        x: at.x,
        y: at.y,
        facing: (by.facing + turn + askew).rem_euclid(360.0),
        w,
        d,
    }
}

fn pieces(bytes: &mut Bytes<'_>, said: &[Field]) -> Vec<Piece> {
    let codes = said.iter().find_map(|field| match &field.kind {
        Kind::Choice { codes, .. } if field.name == "troop" => Some(codes.clone()),
        _ => None,
    });
    let codes = codes.unwrap_or_default();
    let wild = bytes.rarely(16);
    let mut out: Vec<Piece> = Vec::new();
    for n in 0..2 + bytes.below(8) {
        let troop = bytes.one(&codes).map(|code| (*code).to_owned());
        let side = match n {
            0 => 'A',
            1 => 'B',
            _ => ['A', 'B'][bytes.below(2)],
        };
        let w = if bytes.rarely(16) {
            5.0 + f64::from(bytes.next())
        } else {
            40.0
        };
        let d = if bytes.rarely(16) {
            5.0 + f64::from(bytes.next())
        } else {
            [15.0, 20.0, 30.0, 40.0, 10.0, 80.0][bytes.below(6)]
        };
        let mut base = place(bytes, &out, w, d);
        for _ in 0..20 {
            if wild
                || !out
                    .iter()
                    .any(|other| base.overlaps(&other.base, Tolerance::WIDE))
            {
                break;
            }
            // If the position is occupied, the base is moved further along until there is room.
            base = base.moved(base.w / 2.0, -base.d);
        }
        let mut numbers = vec![base.x, base.y, base.facing, w, d];
        // Sizes may be left to the check.
        numbers.truncate(if bytes.rarely(8) { 3 } else { 5 });
        let mut words = Vec::new();
        for field in said.iter().filter(|field| field.name != "troop") {
            let name = field.name.replace('_', "-");
            match &field.kind {
                Kind::Flag if bytes.rarely(60) => words.push(name),
                Kind::Choice { codes, .. } if field.name != "side" && bytes.rarely(40) => {
                    words.extend(bytes.one(codes).map(|code| format!("{name}.{code}")))
                }
                _ => {}
            }
        }
        out.push(Piece {
            item: Item {
                head: format!("{side}p{n}"),
                troop,
                numbers,
                words,
            },
            base,
        });
    }
    out
}

/// Returns the corners of terrain near the bases: four, three, or crossing edges.
fn corners(bytes: &mut Bytes<'_>) -> Vec<f64> {
    let mut far = |most: u16| f64::from(u16::from(bytes.next()) * 2 % most);
    let (x, y, w, h) = (far(500), far(500), 5.0 + far(200), 5.0 + far(200));
    match bytes.next() {
        0..200 => vec![x, y, x + w, y, x + w, y + h, x, y + h],
        200..250 => vec![x, y, x + w, y + h / 3.0, x, y + h],
        _ => vec![x, y, x + w, y + h, x + w, y, x, y + h],
    }
}

fn grounds(bytes: &mut Bytes<'_>, check: &Check) -> Vec<Item> {
    let mut out = Vec::new();
    for kinds in check.roles.iter().filter_map(|role| role.takes.kinds()) {
        for _ in 0..bytes.below(3) {
            let Some(kind) = bytes.one(kinds) else {
                continue;
            };
            let head = match bytes.next() {
                0..170 => (*kind).to_owned(),
                byte => format!("{kind}-{}", if byte & 1 == 0 { 'A' } else { 'B' }),
            };
            out.push(Item {
                head,
                troop: None,
                numbers: corners(bytes),
                words: Vec::new(),
            });
        }
    }
    if !bytes.rarely(16) {
        let numbers = [
            [600.0, 600.0],
            [800.0, 600.0],
            [1200.0, 800.0],
            [300.0, 200.0],
        ][bytes.below(4)]
        .to_vec();
        out.push(Item {
            head: "board".to_owned(),
            troop: None,
            numbers,
            words: Vec::new(),
        });
    }
    out
}

/// Returns an invalid value.
fn nonsense(bytes: &mut Bytes<'_>) -> Value {
    let some = [
        json!(-1),
        json!(1e300),
        json!("p9_*_x"),
        json!([]),
        json!({}),
        json!(true),
        json!([[0, 0], [1, 1]]),
        json!("NaN"),
        json!([{"troop": 3}]),
    ];
    bytes.one(&some).cloned().unwrap_or_default()
}

/// Returns a number within limits, usually near the default.
fn number(bytes: &mut Bytes<'_>, min: f64, max: f64) -> f64 {
    let usual = if min <= 0.0 && max >= 0.0 { 0.0 } else { min };
    let byte = f64::from(bytes.next());
    let number = match bytes.below(8) {
        0 => min + (max - min) * byte / 255.0,
        1 => min,
        2 => max,
        3 | 4 => usual + byte / 8.0,
        _ => usual + byte,
    };
    number.clamp(min, max)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "whole numbers of a declaration"
)]
fn integer(bytes: &mut Bytes<'_>, min: i64, max: i64) -> i64 {
    (number(bytes, min as f64, max as f64).round() as i64).clamp(min, max)
}

/// Returns a value that a field accepts.
fn value(bytes: &mut Bytes<'_>, kind: &Kind, names: &[String]) -> Value {
    // Long lists test little more than short ones.
    let some =
        |bytes: &mut Bytes<'_>, min: usize, max: usize| min + bytes.below((max - min).min(4) + 1);
    match kind {
        Kind::Choice { codes, .. } => bytes
            .one(codes)
            .map_or(Value::Null, |code| Value::from(*code)),
        Kind::Choices {
            codes, min, max, ..
        } => {
            let from = bytes.next();
            (0..some(bytes, *min, *max))
                .filter_map(|n| codes.get((usize::from(from) + n) % codes.len().max(1)))
                .map(|code| Value::from(*code))
                .collect()
        }
        Kind::Flag => Value::from(bytes.next() & 1 == 1),
        Kind::Integer { min, max } => Value::from(integer(bytes, *min, *max)),
        Kind::Decimal { min, max } => Value::from(number(bytes, *min, *max)),
        Kind::Integers { min, max, most } => (0..some(bytes, 0, *most))
            .map(|_| Value::from(integer(bytes, *min, *max)))
            .collect(),
        Kind::Decimals { min, max, most } => (0..some(bytes, 0, *most))
            .map(|_| Value::from(number(bytes, *min, *max)))
            .collect(),
        Kind::Name => bytes
            .one(names)
            .map_or_else(|| Value::from("a"), |name| Value::from(name.as_str())),
        Kind::Names { min, max } => (0..some(bytes, *min, *max))
            .map(|n| {
                names
                    .get(n)
                    .map_or_else(|| Value::from(format!("n{n}")), |name| name.as_str().into())
            })
            .collect(),
        Kind::Text { .. } => Value::from(["a", "Legio II", "è", "=1+1"][bytes.below(4)]),
        Kind::Lines { .. } => {
            let lines = [
                "Impetus 200 U",
                "2 x FP Warband",
                "General: poor",
                "CL 15 A",
                "",
                "???",
            ];
            let text: Vec<&str> = (0..bytes.below(6))
                .filter_map(|_| bytes.one(&lines).copied())
                .collect();
            Value::from(text.join("\n"))
        }
        Kind::Pairs { max } => {
            let pairs = (0..some(bytes, 0, *max)).filter_map(|_| {
                let whom = if bytes.rarely(60) {
                    Value::Null
                } else {
                    bytes
                        .one(names)
                        .map_or(Value::Null, |name| name.as_str().into())
                };
                Some((bytes.one(names)?.clone(), whom))
            });
            Value::Object(pairs.collect())
        }
        Kind::Outline => corners(bytes).chunks(2).map(Value::from).collect(),
        Kind::Outlines { most } => (0..some(bytes, 0, (*most).min(2)))
            .map(|_| corners(bytes).chunks(2).map(Value::from).collect::<Value>())
            .collect(),
        Kind::Group(fields) => Value::Object(filled(bytes, fields, names)),
        Kind::List { fields, min, max } => (0..some(bytes, *min, *max))
            .map(|_| Value::Object(filled(bytes, fields, names)))
            .collect(),
    }
}

/// Returns all required fields, and as many others as the bytes choose.
fn filled(bytes: &mut Bytes<'_>, fields: &[Field], names: &[String]) -> Map<String, Value> {
    let mut out = Map::new();
    for field in fields {
        // Many fields have a default that is usually kept.
        let wanted = match field.default {
            Limit::Required | Limit::Asked => !bytes.rarely(4),
            // A group may be optional although its fields are required.
            Limit::Optional if matches!(field.kind, Kind::Group(_)) => true,
            Limit::Default(_) => bytes.rarely(90),
            Limit::Optional | Limit::Computed => bytes.rarely(110),
        };
        if wanted {
            let value = if bytes.rarely(2) {
                nonsense(bytes)
            } else {
                value(bytes, &field.kind, names)
            };
            out.insert(field.name.to_owned(), value);
        }
    }
    out
}

/// Returns the declaration of a field by its path: `friends.0.troop`.
fn declared<'f>(fields: &'f [Field], path: &str) -> Option<&'f Field> {
    let mut steps = path
        .split('.')
        .filter(|step| step.parse::<usize>().is_err());
    let first = steps.next()?;
    let found = fields.iter().find(|field| field.name == first)?;
    steps.try_fold(found, |field, step| match &field.kind {
        Kind::Group(inner) | Kind::List { fields: inner, .. } => {
            inner.iter().find(|field| field.name == step)
        }
        _ => None,
    })
}

/// Returns the limits named in a fault: `2–20`.
fn limits(fault: &Fault) -> Option<(f64, f64)> {
    let (low, high) = fault.accepted.first()?.split_once('–').or_else(|| {
        fault
            .accepted
            .first()
            .map(|only| (only.as_str(), only.as_str()))
    })?;
    Some((low.parse().ok()?, high.parse().ok()?))
}

/// Corrects one fault if another value can do so; returns whether the input changed.
fn mend(
    bytes: &mut Bytes<'_>,
    fault: &Fault,
    fields: &[Field],
    names: &[String],
    given: &mut Map<String, Value>,
) -> bool {
    let Some(field) = declared(fields, &fault.path) else {
        return given
            .shift_remove(fault.path.split('.').next().unwrap_or_default())
            .is_some();
    };
    let new = match (fault.kind, &field.kind) {
        // A fact that contradicts the others is left out.
        (FaultKind::UnknownField | FaultKind::Contradicts, _) => None,
        (FaultKind::NotOneOf, _) if !fault.accepted.is_empty() => bytes
            .one(&fault.accepted)
            .map(|accepted| Value::from(accepted.as_str())),
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "the length of a short list"
        )]
        (FaultKind::ListLength, kind) => limits(fault).map(|(least, most)| {
            let length = (least.max(most.min(3.0))) as usize;
            let one = |bytes: &mut Bytes<'_>| match kind {
                Kind::List { fields, .. } => Value::Object(filled(bytes, fields, names)),
                Kind::Integers { min, max, .. } => Value::from(integer(bytes, *min, *max)),
                Kind::Decimals { min, max, .. } => Value::from(number(bytes, *min, *max)),
                _ => Value::Null,
            };
            match kind {
                Kind::List { .. } | Kind::Integers { .. } | Kind::Decimals { .. } => {
                    (0..length.min(60)).map(|_| one(bytes)).collect()
                }
                kind => value(bytes, kind, names),
            }
        }),
        (FaultKind::OutOfRange | FaultKind::MoreThan, _) => {
            limits(fault).map(|(low, _)| Value::from(low))
        }
        (FaultKind::Repeated, Kind::Name) => Some(Value::from(format!("q{}", bytes.next()))),
        (_, kind) => Some(value(bytes, kind, names)),
    };
    set(given, &fault.path, new)
}

/// Sets or removes the value at a path; returns whether the input changed.
fn set(given: &mut Map<String, Value>, path: &str, new: Option<Value>) -> bool {
    let (first, rest) = path
        .split_once('.')
        .map_or((path, None), |(first, rest)| (first, Some(rest)));
    match (rest, new) {
        (None, None) => given.shift_remove(first).is_some(),
        (None, Some(new)) => given.insert(first.to_owned(), new.clone()).as_ref() != Some(&new),
        (Some(rest), new) => match given
            .entry(first)
            .or_insert_with(|| Value::Object(Map::new()))
        {
            Value::Object(inner) => set(inner, rest, new),
            Value::Array(items) => {
                let (n, rest) = rest
                    .split_once('.')
                    .map_or((rest, None), |(n, rest)| (n, Some(rest)));
                match (n.parse::<usize>().ok().and_then(|n| items.get_mut(n)), rest) {
                    (Some(Value::Object(inner)), Some(rest)) => set(inner, rest, new),
                    (Some(item), _) => {
                        let new = new.unwrap_or_default();
                        let changed = *item != new;
                        *item = new;
                        changed
                    }
                    (None, _) => false,
                }
            }
            other => {
                *other = Value::Null;
                true
            }
        },
    }
}

/// Asks a check with input generated from the bytes; returns whether it gave a verdict.
fn ask(check: &Check, tables: &Tables, bytes: &[u8]) -> bool {
    let mut bytes = Bytes { bytes, at: 0 };
    let fields = check.fields(tables);
    let mut given = Map::new();
    let mut set_up = Vec::new();
    let mut ground = Vec::new();
    let mut names: Vec<String> = Vec::new();
    if !check.roles.is_empty() {
        set_up = pieces(
            &mut bytes,
            &inner(check, &fields, |takes| takes.kinds().is_none()),
        );
        // An element ends its move as what it is, unless it dismounts.
        if check.id == "dba.measure-move"
            && let Some(troop) = set_up.first().map(|piece| piece.item.troop.clone())
        {
            for piece in &mut set_up {
                piece.item.troop.clone_from(&troop);
            }
        }
        ground = grounds(&mut bytes, check);
        names.extend(set_up.iter().map(|piece| piece.item.head.clone()));
        let mut rest: Vec<&Piece> = set_up.iter().collect();
        for role in check.roles {
            let name = match role.takes {
                // The first two belong to different sides.
                Takes::One if !rest.is_empty() => rest.remove(0),
                Takes::Rival if !rest.is_empty() => {
                    let other = rest
                        .iter()
                        .position(|piece| piece.item.head.starts_with('B'))
                        .unwrap_or(0);
                    rest.remove(other)
                }
                Takes::Name => match bytes.one(&rest) {
                    Some(piece) => piece,
                    None => continue,
                },
                _ => continue,
            };
            let name = if bytes.rarely(4) {
                "nobody"
            } else {
                &name.item.head
            };
            given.insert(role.field.to_owned(), Value::from(name));
        }
    }
    let dealt = |takes: Takes| takes != Takes::Way;
    let rest: Vec<Field> = fields
        .iter()
        .filter(|field| {
            !check
                .roles
                .iter()
                .any(|role| role.field == field.name && dealt(role.takes))
        })
        .cloned()
        .collect();
    given.extend(filled(
        &mut bytes,
        &rest,
        &if names.is_empty() {
            ["a", "b", "c", "d"].map(str::to_owned).to_vec()
        } else {
            names.clone()
        },
    ));
    if check.id == "dba.measure-move"
        && let Some(Value::Array(path)) = given.get_mut("path")
    {
        let troop = set_up.first().and_then(|piece| piece.item.troop.clone());
        for stand in path.iter_mut().filter_map(Value::as_object_mut) {
            stand.insert("troop".to_owned(), Value::from(troop.clone()));
        }
    }
    let agreed: Vec<&str> = check
        .readings()
        .filter(|_| bytes.rarely(20))
        .map(|(_, reading)| reading.id)
        .collect();
    if !agreed.is_empty() {
        given.insert("agreed".to_owned(), Value::from(agreed));
    }
    let wild = bytes.rarely(16);
    for _ in 0..ROUNDS {
        if !check.roles.is_empty() {
            let items: Vec<Item> = set_up
                .iter()
                .map(|piece| piece.item.clone())
                .chain(ground.iter().cloned())
                .collect();
            given.insert("scene".to_owned(), Value::from(short::write(&items)));
        }
        show(&check.sketch(tables, &given).picture, check.system());
        let faults = match check.judge(tables, &given) {
            Ok(verdict) => {
                if let Some(picture) = &verdict.picture {
                    show(picture, check.system());
                }
                let mut echo = verdict.input.clone();
                echo.insert("agreed".to_owned(), Value::from(verdict.agreed.clone()));
                let again = check.judge(tables, &echo).unwrap_or_else(|faults| {
                    panic!(
                        "{} {given:?} refuses its own echo {echo:?}: {faults:?}",
                        check.id
                    )
                });
                assert_eq!(
                    (&again.values, &again.finding),
                    (&verdict.values, &verdict.finding),
                    "{} {given:?}",
                    check.id
                );
                return true;
            }
            Err(faults) => faults,
        };
        assert!(
            !faults.is_empty(),
            "{} refuses {given:?} without a fault",
            check.id
        );
        if wild {
            return false;
        }
        let mut changed = false;
        for fault in &faults {
            let first = fault.path.split('.').next().unwrap_or_default();
            let of_table = check.roles.iter().any(|role| {
                role.field == first
                    && dealt(role.takes)
                    && given.get(first).is_none_or(|value| !value.is_string())
            }) || first == "scene"
                || check.roles.iter().any(|role| role.field == first) && fault.path.contains('.');
            changed |= if of_table {
                // If the situation on the table has faults, a simpler one is used.
                let before = (set_up.len(), ground.len());
                let plain = set_up.iter().any(|piece| !piece.item.words.is_empty());
                set_up.iter_mut().for_each(|piece| piece.item.words.clear());
                if !plain {
                    ground.retain(|item| item.head == "board");
                    if fault.kind == FaultKind::ListLength || fault.kind == FaultKind::SamePlace {
                        set_up.truncate(set_up.len().saturating_sub(1).max(2));
                    }
                    if !ground.iter().any(|item| item.head == "board") {
                        ground.push(Item {
                            head: "board".to_owned(),
                            troop: None,
                            numbers: vec![600.0, 600.0],
                            words: Vec::new(),
                        });
                    }
                }
                plain || before != (set_up.len(), ground.len())
            } else {
                mend(&mut bytes, fault, &fields, &names, &mut given)
            };
        }
        if !changed {
            return false;
        }
    }
    false
}

/// Draws a picture and describes it in words.
fn show(picture: &Picture, system: &str) {
    let manner = Manner {
        id: "p",
        system,
        title: "T",
        bw: 40.0,
        mm_per_100p: Some(25.0),
        room: 0.0,
        idle: &[],
        short: &|code| code.to_owned(),
        say: &|message| message.key.clone(),
    };
    let drawn = draw::svg(picture, &manner);
    // Only the figures are searched for NaN, because a piece may be called NaN.
    let figures = [
        "x",
        "y",
        "x1",
        "y1",
        "x2",
        "y2",
        "cx",
        "cy",
        "r",
        "rx",
        "ry",
        "d",
        "width",
        "height",
        "points",
        "transform",
        "viewBox",
    ];
    for (name, value) in drawn
        .split('"')
        .collect::<Vec<_>>()
        .chunks_exact(2)
        .map(|pair| {
            (
                pair[0].rsplit([' ', '<']).next().unwrap_or_default(),
                pair[1],
            )
        })
    {
        let figure = figures.contains(&name.trim_end_matches('='));
        assert!(
            !figure || !value.contains("NaN") && !value.contains("inf"),
            "{name}\"{value}\" in {drawn}"
        );
    }
    let _ = (draw::tell(picture, system), draw::legend(picture));
}

/// The id of each check, and whether it gave a verdict.
pub type Answers = Vec<(&'static str, bool)>;

/// Asks every geometric check about the situation generated from these bytes. Returns the id of
/// each check, and whether it gave a verdict.
#[allow(
    dead_code,
    reason = "each of those who share this asks for what it needs"
)]
pub fn judge(tables: &Tables, bytes: &[u8]) -> Answers {
    systems::checks()
        .filter(|check| !check.roles.is_empty())
        .map(|check| (check.id, ask(check, tables, bytes)))
        .collect()
}

/// The same for every other check.
#[allow(
    dead_code,
    reason = "each of those who share this asks for what it needs"
)]
pub fn judge_told(tables: &Tables, bytes: &[u8]) -> Answers {
    systems::checks()
        .filter(|check| check.roles.is_empty())
        .map(|check| (check.id, ask(check, tables, bytes)))
        .collect()
}
