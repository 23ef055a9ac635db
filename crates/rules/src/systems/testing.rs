//! Helpers shared by the tests of every game.

use serde_json::{Map, Value};

use crate::check::{Check, Fault, Verdict};
use crate::kit::tables::{Cell, Tables};

/// A registered check.
pub fn check(id: &str) -> &'static Check {
    super::check(id).expect("a registered check")
}

/// An input as a check takes it.
pub fn map(given: &Value) -> Map<String, Value> {
    given.as_object().expect("an object").clone()
}

/// The verdict on an input without faults.
pub fn judge(id: &str, given: &Value) -> Verdict {
    check(id)
        .judge(&Tables::default(), &map(given))
        .unwrap_or_else(|faults| panic!("{id} {given}: {faults:?}"))
}

/// The paths and kinds of the faults of an input.
pub fn faults(id: &str, given: &Value) -> Vec<(String, &'static str)> {
    let faults: Vec<Fault> = check(id)
        .judge(&Tables::default(), &map(given))
        .err()
        .unwrap_or_default();
    faults
        .into_iter()
        .map(|fault| (fault.path, fault.kind.code()))
        .collect()
}

/// The same input with some fields changed.
pub fn with(given: &Value, changes: &Value) -> Value {
    let mut all = map(given);
    for (name, value) in map(changes) {
        all.insert(name, value);
    }
    Value::Object(all)
}

/// The verdict on a situation, and that after shifting and rotating the whole table, or mirroring
/// it; `None` if it has faults or is at the edge of a tolerance.
pub fn spun(id: &str, given: &Value, angle: f64, mirrored: bool) -> Option<(Verdict, Verdict)> {
    fn number(value: &Value) -> f64 {
        value.as_f64().unwrap_or_default()
    }
    fn spin(value: &Value, angle: f64, mirrored: bool) -> Value {
        let (sin, cos) = angle.to_radians().sin_cos();
        let place = |x: f64, y: f64| {
            let x = if mirrored { -x } else { x };
            (x * cos + y * sin + 30.0, y * cos - x * sin - 20.0)
        };
        match value {
            Value::Array(pair) if pair.len() == 2 && pair.iter().all(Value::is_number) => {
                let (x, y) = place(number(&pair[0]), number(&pair[1]));
                Value::from(vec![x, y])
            }
            Value::Array(items) => items
                .iter()
                .map(|item| spin(item, angle, mirrored))
                .collect(),
            Value::Object(map) if map.contains_key("x") => {
                let mut map = map.clone();
                let (x, y) = place(number(&map["x"]), number(&map["y"]));
                let facing = map.get("facing").map(number).unwrap_or_default();
                map.insert("x".into(), x.into());
                map.insert("y".into(), y.into());
                map.insert(
                    "facing".into(),
                    ((if mirrored { -facing } else { facing } + angle).rem_euclid(360.0)).into(),
                );
                Value::Object(map)
            }
            Value::Object(map) => Value::Object(
                map.iter()
                    .map(|(name, value)| (name.clone(), spin(value, angle, mirrored)))
                    .collect(),
            ),
            other => other.clone(),
        }
    }
    let turned = spin(given, angle, mirrored);
    if !faults(id, given).is_empty() || !faults(id, &turned).is_empty() {
        return None;
    }
    let (straight, turned) = (judge(id, given), judge(id, &turned));
    let marginal = |verdict: &Verdict| verdict.flags.iter().any(|flag| flag == "marginal");
    (!marginal(&straight) && !marginal(&turned)).then_some((straight, turned))
}

/// Whether a step was applied, and why not.
pub fn step<'v>(verdict: &'v Verdict, code: &str) -> (bool, &'v Value) {
    let step = verdict
        .steps
        .iter()
        .find(|step| step.code == code)
        .unwrap_or_else(|| panic!("no step {code}"));
    (step.applied, &step.value)
}

/// Compares the tables of a game with their second transcription: for each its id and a text with a
/// heading line of columns and one line per row, with `-` for an empty cell. Lines that begin with
/// `#` say where the figures come from.
#[track_caller]
pub fn golden(system: &str, transcribed: &[(&str, &str)]) {
    let tables = super::SYSTEMS
        .iter()
        .find(|game| game.id == system)
        .expect("a game")
        .tables;
    assert_eq!(tables.len(), transcribed.len(), "tables of {system}");
    for (n, table) in tables.iter().enumerate() {
        assert_eq!(table.faults(), Vec::<String>::new());
        assert!(
            tables[..n].iter().all(|other| other.id != table.id),
            "{} stands twice",
            table.id
        );
        assert!(table.id.starts_with(&format!("{system}.")), "{}", table.id);
    }
    for (id, csv) in transcribed {
        let table = tables
            .iter()
            .find(|table| table.id == *id)
            .unwrap_or_else(|| panic!("no table {id}"));
        let mut lines = csv
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.split(',').map(str::trim).collect::<Vec<_>>());
        let columns = lines.next().expect("a heading");
        assert_eq!(columns[1..], *table.columns, "{id}: columns");
        let mut rows = Vec::new();
        for line in lines {
            assert_eq!(line.len(), columns.len(), "{id}: row {}", line[0]);
            for (column, text) in columns[1..].iter().zip(&line[1..]) {
                let printed = match table
                    .printed(line[0], column)
                    .unwrap_or_else(|| panic!("{id}: no cell {} {column}", line[0]))
                {
                    Cell::Number(n) => n.to_string(),
                    Cell::Word(word) => word.to_owned(),
                    Cell::Empty => "-".to_owned(),
                };
                assert_eq!(printed, *text, "{id}.{}.{column}", line[0]);
            }
            rows.push(line[0]);
        }
        rows.sort_unstable();
        let mut want = table.rows.to_vec();
        want.sort_unstable();
        assert_eq!(rows, want, "{id}: rows");
    }
}
