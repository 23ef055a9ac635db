//! Which given facts exclude each other. A rule only says that a value is impossible; the facts that make it
//! so are found by leaving the others out, so no check declares them.

use serde_json::{Map, Value};

use super::answer::names;
use super::explore::{self, Completion};
use super::facts::Assigned;
use super::fault::{Fault, FaultKind, MOST_GIVEN};
use super::form::{Field, Kind, field_at};
use super::judge::{Assumed, Check, asked};
use super::paths::{at, put, walk};
use crate::kit::tables::Tables;

/// Maximum work for one refused input. After it, a fact counts as a cause without being tried.
const MOST_WORK: usize = 4000;
/// Maximum work for finding out whether a fault remains without some facts.
const MOST_EACH: usize = 400;
/// Maximum number of facts that are named. More do not explain anything.
const MOST_NAMED: usize = 4;

impl Check {
    /// Adds to each fault the other given facts that cause it: leave out any one, and the fault is gone.
    pub(super) fn explained(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
        mut faults: Vec<Fault>,
    ) -> Vec<Fault> {
        let fields = self.fields(tables);
        let mut given = given.clone();
        let ask = if fields.iter().any(|field| field.name == "ask") {
            Vec::new()
        } else {
            names("ask", given.shift_remove("ask"), &mut Vec::new())
        };
        given.shift_remove("unknown");
        let wanted: Vec<&'static str> = self
            .outputs
            .iter()
            .map(|output| output.name)
            .filter(|name| ask.iter().any(|wanted| wanted == name))
            .collect();
        let Ok(given) = asked(self, &given).0 else {
            return faults;
        };
        let mut search = Search {
            check: self,
            tables,
            wanted,
            work: MOST_WORK,
        };
        for fault in &mut faults {
            if may_depend(&fields, fault) {
                fault.against = search.against(&fields, &given, fault);
            }
        }
        faults
    }
}

/// Whether other facts may be the cause of a fault.
fn may_depend(fields: &[Field], fault: &Fault) -> bool {
    let kind = matches!(
        fault.kind,
        FaultKind::NotOneOf
            | FaultKind::OutOfRange
            | FaultKind::MoreThan
            | FaultKind::Contradicts
            | FaultKind::ListLength
    );
    // A name that does not exist is wrong whatever else is given.
    let name = |field: &Field| matches!(field.kind, Kind::Text { .. });
    kind && field_at(fields, &fault.path).is_some_and(|field| !name(field))
}

/// A search for the facts behind a fault.
struct Search<'s> {
    check: &'s Check,
    tables: &'s Tables,
    wanted: Vec<&'static str>,
    /// The work that is left.
    work: usize,
}

impl Search<'_> {
    /// The facts with which a faulty one cannot be, in declared order.
    fn against(
        &mut self,
        fields: &[Field],
        given: &Map<String, Value>,
        fault: &Fault,
    ) -> Vec<(String, Value)> {
        let mut left = given.clone();
        if !self
            .remains(&left, fault)
            .unwrap_or_else(|| self.is_read(&left, fault))
        {
            return Vec::new();
        }
        // Facts without which the rest cannot be explored. They are left out last, so that the others are
        // judged by completions and not by stand-ins.
        let mut basic = Vec::new();
        // Whole groups and lists first, then what is inside those that are needed. Nothing is removed
        // from a list, so that its entries keep their numbers.
        let own = |path: &str| path == fault.path || fault.path.starts_with(&format!("{path}."));
        let mut needed = Vec::new();
        for field in fields.iter().rev() {
            if own(field.name) || !left.contains_key(field.name) {
                continue;
            }
            let mut less = left.clone();
            less.shift_remove(field.name);
            match self.remains(&less, fault) {
                Some(true) => left = less,
                Some(false) => needed.push(field.name),
                None => basic.push(field.name),
            }
        }
        needed.extend(&basic);
        let mut inside = Vec::new();
        walk(fields, &left, &mut |path, _, value| {
            let list = value
                .as_array()
                .is_some_and(|items| items.iter().any(Value::is_object));
            let root = path.split('.').next().unwrap_or_default();
            if path.contains('.') && !list && !own(path) && (needed.contains(&root) || own(root)) {
                inside.push(path.to_owned());
            }
        });
        let (mut kept, mut postponed) = (Vec::new(), Vec::new());
        for path in inside.iter().rev() {
            let mut less = left.clone();
            put(&mut less, path, Value::Null);
            match self.remains(&less, fault) {
                Some(true) => left = less,
                Some(false) => kept.push(path.clone()),
                None => postponed.push(path.clone()),
            }
        }
        for path in postponed
            .into_iter()
            .chain(basic.into_iter().map(str::to_owned))
        {
            let mut less = left.clone();
            put(&mut less, &path, Value::Null);
            if self.is_read(&less, fault) {
                needed.retain(|name| *name != path);
                left = less;
            } else if path.contains('.') {
                kept.push(path);
            }
        }
        // A list whose entries matter only by their number is named as a whole.
        let within = |name: &&str| {
            let start = format!("{name}.");
            kept.iter().all(|path| !path.starts_with(&start))
        };
        let whole: Vec<String> = needed
            .iter()
            .copied()
            .filter(within)
            .map(str::to_owned)
            .collect();
        kept.extend(whole);
        let mut order = Vec::new();
        walk(fields, given, &mut |path, _, _| order.push(path.to_owned()));
        let root = |path: &str| order.iter().position(|known| known.starts_with(path));
        kept.sort_by_key(|path| root(path));
        if kept.len() > MOST_NAMED {
            return Vec::new();
        }
        kept.into_iter()
            .filter_map(|path| {
                let value = at(given, &path)?.clone();
                let short = match &value {
                    Value::String(text) => text.chars().count() <= MOST_GIVEN,
                    Value::Array(_) | Value::Object(_) => value.to_string().len() <= MOST_GIVEN,
                    _ => true,
                };
                Some((path, if short { value } else { Value::Null }))
            })
            .collect()
    }

    /// Whether a fault exists with these facts, whatever else is told; `None` if the missing facts cannot be
    /// explored.
    fn remains(&mut self, given: &Map<String, Value>, fault: &Fault) -> Option<bool> {
        if self.work == 0 {
            return Some(false);
        }
        let attempt = |inputs, known: &Assigned, depth| {
            let how = (&Assumed::default(), &*self.wanted, &[][..]);
            self.check.attempt(self.tables, inputs, known, how, depth)
        };
        let (found, work) =
            explore::completion(self.check, given, &self.wanted, MOST_EACH, &attempt);
        self.work = self.work.saturating_sub(work);
        match found {
            Completion::Exists => Some(false),
            Completion::Unknown => None,
            Completion::Refused(faults) if faults.iter().any(lacks) => None,
            Completion::Refused(faults) => Some(faults.iter().any(|known| same(known, fault))),
        }
    }

    /// Whether a fault exists with these facts and stand-ins for the missing ones.
    fn is_read(&self, given: &Map<String, Value>, fault: &Fault) -> bool {
        let faults = self.check.read_as_far(self.tables, given.clone());
        faults.iter().any(|known| same(known, fault))
    }
}

/// Whether a fault says only that something is missing.
fn lacks(fault: &Fault) -> bool {
    fault.kind == FaultKind::Missing
}

/// Whether two faults say the same of the same field.
fn same(one: &Fault, other: &Fault) -> bool {
    one.path == other.path && one.kind == other.kind
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::kit::tables::Tables;
    use crate::systems;

    /// The facts named beside the first fault.
    fn against(id: &str, given: &Value) -> Vec<String> {
        let given = given.as_object().unwrap();
        let check = systems::check(id).unwrap();
        let faults = check.answer(&Tables::default(), given).unwrap_err();
        let named = faults[0].against.iter();
        named
            .map(|(path, value)| format!("{path}={value}"))
            .collect()
    }

    #[test]
    fn a_refusal_names_the_facts_that_it_contradicts() {
        // The depth and the width of bases have nothing to do with it.
        let behind = json!({"recoiler": "Bw", "friend": "Bd", "n_behind": 0, "bw": 40});
        assert_eq!(against("dba.recoil", &behind), ["friend=\"Bd\""]);
        let landed = json!({"elements_destroyed": 10, "not_landed": 4, "ask": ["losses"]});
        assert_eq!(against("dba.loss-count", &landed), ["not_landed=4"]);
        // A number that cannot be explored is named only if the fault rests on it.
        let town = json!({"troop": "Kn", "place": "bua-garrison", "base": 3});
        assert_eq!(against("dba.tactical-factors", &town), ["troop=\"Kn\""]);
        let enemy = json!({"loser": "L", "supporter": "E", "elements": [
            {"id": "L", "side": "A", "troop": "Sp", "x": 300, "y": 300},
            {"id": "E", "side": "B", "troop": "Sp", "x": 300, "y": 315, "facing": 180}]});
        assert_eq!(
            against("dba.recoil-scene", &enemy),
            ["elements.1.side=\"B\""]
        );
        // A value that is wrong on its own contradicts nothing.
        let alone = json!({"recoiler": "Bw", "friend": "Bd", "n_behind": 12});
        assert_eq!(against("dba.recoil", &alone), [""; 0]);
        let unknown = json!({"recoiler": "Bw", "friend": "Zz"});
        assert_eq!(against("dba.recoil", &unknown), [""; 0]);
    }
}
