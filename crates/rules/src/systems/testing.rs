//! Helpers that the tests of every game share.

use std::collections::BTreeSet;

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

/// The verdict on an input that is not at fault.
pub fn judge(id: &str, given: &Value) -> Verdict {
    check(id).judge(&Tables::default(), &map(given)).unwrap_or_else(|faults| panic!("{id} {given}: {faults:?}"))
}

/// The paths and kinds of what is wrong with an input.
pub fn faults(id: &str, given: &Value) -> Vec<(String, &'static str)> {
    let faults: Vec<Fault> = check(id).judge(&Tables::default(), &map(given)).err().unwrap_or_default();
    faults.into_iter().map(|fault| (fault.path, fault.kind.code())).collect()
}

/// The same input with some fields changed.
pub fn with(given: &Value, changes: &Value) -> Value {
    let mut all = map(given);
    for (name, value) in map(changes) {
        all.insert(name, value);
    }
    Value::Object(all)
}

/// A situation judged as it is and with the whole table shifted and turned, or mirrored; none
/// where it is at fault or at the edge of a tolerance.
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
            Value::Array(items) => items.iter().map(|item| spin(item, angle, mirrored)).collect(),
            Value::Object(map) if map.contains_key("x") => {
                let mut map = map.clone();
                let (x, y) = place(number(&map["x"]), number(&map["y"]));
                let facing = map.get("facing").map(number).unwrap_or_default();
                map.insert("x".into(), x.into());
                map.insert("y".into(), y.into());
                map.insert("facing".into(), ((if mirrored { -facing } else { facing } + angle).rem_euclid(360.0)).into());
                Value::Object(map)
            }
            Value::Object(map) => Value::Object(map.iter().map(|(name, value)| (name.clone(), spin(value, angle, mirrored))).collect()),
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

/// Claims and violations named in many verdicts.
#[derive(Default)]
pub struct Heard {
    claims: BTreeSet<&'static str>,
    violations: BTreeSet<String>,
}

impl Heard {
    /// Notes what a verdict quotes and what it finds against the case.
    pub fn hear(&mut self, verdict: &Verdict) {
        self.claims.extend(verdict.reasons.iter().chain(verdict.steps.iter().filter_map(|step| step.cite.as_ref())).copied());
        let found = ["violations", "reasons", "missing"].iter().find_map(|name| verdict.values.get(*name));
        self.violations.extend(found.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).map(str::to_owned));
        // What is found in the rows of a list.
        let rows = verdict.values.values().filter_map(Value::as_array).flatten().filter_map(|row| row.get("code")?.as_str());
        let codes = check(verdict.check).violations.iter().map(|violation| violation.code);
        self.violations.extend(rows.filter(|row| codes.clone().any(|code| code == *row)).map(str::to_owned));
    }

    /// Every claim it declares was quoted, and every violation found.
    #[track_caller]
    pub fn everything(mut self, id: &str) {
        let check = check(id);
        self.claims.extend(check.readings().map(|(_, reading)| reading.claim));
        assert_eq!(self.claims, check.claims.iter().copied().collect(), "claims of {id}");
        assert_eq!(self.violations, check.violations.iter().map(|violation| violation.code.to_owned()).collect(), "violations of {id}");
    }
}

/// Whether a step was applied, and why not.
pub fn step<'v>(verdict: &'v Verdict, code: &str) -> (bool, &'v Value) {
    let step = verdict.steps.iter().find(|step| step.code == code).unwrap_or_else(|| panic!("no step {code}"));
    (step.applied, &step.value)
}

/// Holds the tables of a game to their second transcription: for each its id and a text with a
/// heading line of columns and a line for each row, `-` where a cell is empty. Lines that begin
/// with `#` say where the figures stand.
#[track_caller]
pub fn golden(system: &str, transcribed: &[(&str, &str)]) {
    let tables = super::SYSTEMS.iter().find(|game| game.id == system).expect("a game").tables;
    assert_eq!(tables.len(), transcribed.len(), "tables of {system}");
    for (n, table) in tables.iter().enumerate() {
        assert_eq!(table.faults(), Vec::<String>::new());
        assert!(tables[..n].iter().all(|other| other.id != table.id), "{} stands twice", table.id);
        assert!(table.id.starts_with(&format!("{system}.")), "{}", table.id);
    }
    for (id, csv) in transcribed {
        let table = tables.iter().find(|table| table.id == *id).unwrap_or_else(|| panic!("no table {id}"));
        let mut lines = csv.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(',').map(str::trim).collect::<Vec<_>>());
        let columns = lines.next().expect("a heading");
        assert_eq!(columns[1..], *table.columns, "{id}: columns");
        let mut rows = Vec::new();
        for line in lines {
            assert_eq!(line.len(), columns.len(), "{id}: row {}", line[0]);
            for (column, text) in columns[1..].iter().zip(&line[1..]) {
                let printed = match table.printed(line[0], column).unwrap_or_else(|| panic!("{id}: no cell {} {column}", line[0])) {
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
