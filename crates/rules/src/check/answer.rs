//! Answers a question when some facts may be missing.

use serde_json::{Map, Value};

use super::attempt::Attempt;
use super::explore::{self, Extent};
use super::facts::Assigned;
use super::fault::{Fault, FaultKind, bounded};
use super::form::{Field, Kind};
use super::judge::{Assumed, Check, Depth, LINKED, asked};
use super::recase::recased;
use super::verdict::{Alternative, Finding, FindingKind, Status, Verdict};
use crate::kit::tables::Tables;

impl Check {
    /// Answers one question when some facts may be missing. `given` is as for [`Check::judge`], and may
    /// also hold `unknown`, a list of paths of facts that nobody knows, and `ask`, the results wanted
    /// (unless the check has a field of that name). The verdict contains every result that is settled, and
    /// names the facts that still matter for the others.
    ///
    /// # Errors
    /// All faults of the given facts at once.
    pub fn answer(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
    ) -> Result<Verdict, Vec<Fault>> {
        recased(given, |given| {
            self.answer_unbounded(tables, given, Extent::Full)
        })
        .map_err(|faults| self.explained(tables, given, bounded(faults)))
    }

    /// Like [`Check::answer`], but shortened for one line of a list: status, finding, values, odds, open
    /// questions, and the first assumed facts (at most [`super::MOST_AT_A_GLANCE`]). It has no ledger,
    /// reasons or remedies, and does not say what each assumption would change.
    ///
    /// # Errors
    /// Same as [`Check::answer`].
    pub fn glance(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
    ) -> Result<Verdict, Vec<Fault>> {
        recased(given, |given| {
            self.answer_unbounded(tables, given, Extent::Glance)
        })
        .map_err(bounded)
    }

    /// Like [`Check::answer`], but returns every fault instead of a limited number.
    pub(super) fn answer_unbounded(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
        extent: Extent,
    ) -> Result<Verdict, Vec<Fault>> {
        let mut given = given.clone();
        let mut faults = Vec::new();
        let unknown = names("unknown", given.shift_remove("unknown"), &mut faults);
        let fields = self.fields(tables);
        for path in &unknown {
            if let Err(accepted) = leads(&fields, path) {
                faults.push(Fault {
                    path: "unknown".to_owned(),
                    given: Value::from(path.as_str()),
                    kind: FaultKind::NotOneOf,
                    accepted,
                    args: Vec::new(),
                    against: Vec::new(),
                });
            }
        }
        let named = if fields.iter().any(|field| field.name == "ask") {
            Vec::new()
        } else {
            names("ask", given.shift_remove("ask"), &mut faults)
        };
        let wanted: Vec<&'static str> = self
            .outputs
            .iter()
            .map(|output| output.name)
            .filter(|name| named.iter().any(|wanted| wanted == name))
            .collect();
        for name in named.iter().filter(|name| !wanted.contains(&name.as_str())) {
            let accepted = self
                .outputs
                .iter()
                .map(|output| output.name.to_owned())
                .collect();
            faults.push(Fault {
                path: "ask".to_owned(),
                given: Value::from(name.as_str()),
                kind: FaultKind::NotOneOf,
                accepted,
                args: Vec::new(),
                against: Vec::new(),
            });
        }
        let (inputs, agreement) = asked(self, &given);
        match (inputs, agreement) {
            (Ok(inputs), Ok(assumed)) if faults.is_empty() => {
                let attempt = |inputs, known: &Assigned, depth| {
                    self.attempt(tables, inputs, known, (&assumed, &wanted, &unknown), depth)
                };
                if extent == Extent::Faults {
                    let read = attempt(inputs, &Assigned::default(), Depth::Brief).0;
                    return match read {
                        Attempt::Wrong(wrong) => Err(wrong),
                        _ => Ok(Verdict::blank(self.id)),
                    };
                }
                let mut verdict =
                    explore::answer(self, &inputs, (&wanted, &unknown), extent, &attempt)?;
                if extent == Extent::Full {
                    self.weigh_alternatives(&mut verdict, &assumed, &|assumed| {
                        let attempt = |inputs, known: &Assigned, depth| {
                            self.attempt(tables, inputs, known, (assumed, &wanted, &unknown), depth)
                        };
                        explore::answer(
                            self,
                            &inputs,
                            (&wanted, &unknown),
                            Extent::Glance,
                            &attempt,
                        )
                    });
                }
                given.retain(|name, _| name != "agreed" && !LINKED.contains(&name.as_str()));
                let mut told = told(&given, &verdict.input);
                if !named.is_empty() {
                    told.insert("ask".to_owned(), named.into());
                }
                if !unknown.is_empty() {
                    told.insert("unknown".to_owned(), unknown.into());
                }
                verdict.told = Some(told);
                Ok(verdict)
            }
            (inputs, agreement) => {
                match inputs {
                    // Other faults are reported together with it.
                    Ok(inputs) => {
                        if let (Attempt::Wrong(wrong), _) = self.attempt(
                            tables,
                            inputs,
                            &Assigned::default(),
                            (&Assumed::default(), &[], &[]),
                            Depth::Brief,
                        ) {
                            faults.extend(wrong);
                        }
                    }
                    Err(wrong) => faults.extend(wrong),
                }
                faults.extend(agreement.err().into_iter().flatten());
                Err(faults)
            }
        }
    }

    /// What the other reading of a conflict leads to is explored too: where facts are missing that matter
    /// under it, its verdict says so. `under` answers the same question under these readings.
    fn weigh_alternatives(
        &self,
        verdict: &mut Verdict,
        assumed: &Assumed,
        under: &dyn Fn(&Assumed) -> Result<Verdict, Vec<Fault>>,
    ) {
        if verdict.status == Status::Open {
            return;
        }
        let others = std::mem::take(&mut verdict.alternatives);
        let named = |other: &Verdict| {
            let known = |path: &String| verdict.assumed.iter().any(|one| one.field == *path);
            other.assumed.iter().all(|one| known(&one.field))
        };
        let mut weighed: Vec<Alternative> = Vec::new();
        let mut open: Vec<&'static str> = Vec::new();
        for mut one in others {
            let point = self
                .readings()
                .find(|(_, reading)| reading.id == one.reading);
            let told = point.and_then(|(point, reading)| {
                let mut readings = assumed.clone();
                readings.insert(point.id, reading.id);
                under(&readings).ok()
            });
            if let Some(told) = told.filter(|told| told.status == Status::Open || !named(told)) {
                if open.contains(&one.reading) {
                    continue;
                }
                open.push(one.reading);
                one.finding = Finding {
                    kind: FindingKind::Open,
                    code: FindingKind::Open.code().to_owned(),
                    result: None,
                };
                if told.status == Status::Open {
                    one.values = told.values;
                } else {
                    one.values
                        .values_mut()
                        .for_each(|value| *value = Value::Null);
                }
            }
            weighed.push(one);
        }
        verdict.alternatives = weighed;
    }
}

/// The given facts as they were read. The situation on the table and the names of the parties stay as they
/// were given.
fn told(given: &Map<String, Value>, read: &Map<String, Value>) -> Map<String, Value> {
    let empty = |value: &Value| match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Object(map) => map.is_empty(),
        _ => false,
    };
    let known = |given: &Value, read: Option<&Value>| match (given, read) {
        (Value::Object(given), Some(Value::Object(read))) => Value::Object(told(given, read)),
        (Value::Array(given), Some(Value::Array(read)))
            if given.len() == read.len() && given.iter().any(Value::is_object) =>
        {
            given
                .iter()
                .zip(read)
                .map(|(given, read)| {
                    if let (Value::Object(given), Value::Object(read)) = (given, read) {
                        Value::Object(told(given, read))
                    } else {
                        given.clone()
                    }
                })
                .collect()
        }
        (
            Value::String(_) | Value::Bool(_),
            Some(Value::Object(_) | Value::Array(_) | Value::Null) | None,
        )
        | (Value::Array(_), Some(Value::Null))
        | (_, None)
        | (Value::Array(_), Some(Value::Array(_))) => given.clone(),
        (_, Some(read)) => read.clone(),
    };
    given
        .iter()
        .filter(|(_, value)| !empty(value))
        .map(|(name, value)| (name.clone(), known(value, read.get(name))))
        // A group without any given fact is treated as absent.
        .filter(|(_, value)| !empty(value))
        .collect()
}

/// Checks that a dotted path such as `friends.0.troop` leads to a fact.
///
/// # Errors
/// The paths that exist at the point where this one goes wrong.
fn leads(fields: &[Field], path: &str) -> Result<(), Vec<String>> {
    let mut fields = fields;
    let mut parts = path.split('.');
    let mut before = String::new();
    loop {
        let Some(part) = parts.next() else {
            return Ok(());
        };
        let Some(field) = fields.iter().find(|field| field.name == part) else {
            return Err(fields
                .iter()
                .map(|field| format!("{before}{}", field.name))
                .collect());
        };
        before = format!("{before}{part}.");
        match &field.kind {
            Kind::Group(inner) => fields = inner,
            Kind::List {
                fields: inner, max, ..
            } => match parts.next() {
                None => return Ok(()),
                Some(n) if n.parse::<usize>().is_ok_and(|n| n < *max) => {
                    before = format!("{before}{n}.");
                    fields = inner;
                }
                Some(_) => return Err(vec![format!("{before}0–{}", max.saturating_sub(1))]),
            },
            // Players choose the names in a list of pairs.
            Kind::Pairs { .. } => return Ok(()),
            Kind::Names { .. }
            | Kind::Choices { .. }
            | Kind::Integers { .. }
            | Kind::Decimals { .. }
            | Kind::Outlines { .. } => {
                return match (parts.next(), parts.next()) {
                    (None, _) => Ok(()),
                    (Some(n), None) if n.parse::<usize>().is_ok() => Ok(()),
                    _ => Err(vec![before.trim_end_matches('.').to_owned()]),
                };
            }
            _ => {
                return match parts.next() {
                    None => Ok(()),
                    Some(_) => Err(vec![before.trim_end_matches('.').to_owned()]),
                };
            }
        }
    }
}

/// Maximum length of the lists `unknown` and `ask`.
pub const MOST_NAMES: usize = 40;

/// A list of names, also written as text with commas. Anything else is a fault.
pub(super) fn names(field: &str, given: Option<Value>, faults: &mut Vec<Fault>) -> Vec<String> {
    let mut wrong = |path: String, given: Value, kind, accepted| {
        faults.push(Fault {
            path,
            given,
            kind,
            accepted,
            args: Vec::new(),
            against: Vec::new(),
        })
    };
    let items = match given {
        None | Some(Value::Null) => return Vec::new(),
        Some(Value::String(text)) => text
            .split(',')
            .map(|part| Value::from(part.trim()))
            .collect(),
        Some(Value::Array(items)) => items,
        Some(other) => {
            wrong(field.to_owned(), other, FaultKind::NotAList, Vec::new());
            return Vec::new();
        }
    };
    if items.len() > MOST_NAMES {
        wrong(
            field.to_owned(),
            items.len().into(),
            FaultKind::ListLength,
            vec![format!("0–{MOST_NAMES}")],
        );
        return Vec::new();
    }
    let mut found = Vec::new();
    for (n, item) in items.into_iter().enumerate() {
        match item {
            Value::String(text) if text.is_empty() => {}
            Value::String(text) => found.push(text),
            other => wrong(
                format!("{field}.{n}"),
                other,
                FaultKind::NotAText,
                Vec::new(),
            ),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::systems;

    /// The paths of all fields, each with a flag: whether players choose the names below it.
    fn paths(fields: &[Field], before: &str, out: &mut Vec<(String, bool)>) {
        for field in fields {
            let path = format!("{before}{}", field.name);
            match &field.kind {
                Kind::Group(inner) => paths(inner, &format!("{path}."), out),
                Kind::List { fields, .. } => paths(fields, &format!("{path}.0."), out),
                _ => {}
            }
            out.push((path, matches!(field.kind, Kind::Pairs { .. })));
        }
    }

    /// `unknown` accepts the path of any declared field, and no other path.
    #[test]
    fn only_facts_may_be_unknown() {
        let tables = Tables::default();
        for check in systems::checks() {
            let given = json!({"unknown": ["nonsense"]});
            let faults = check
                .answer(&tables, given.as_object().unwrap())
                .err()
                .unwrap_or_default();
            let fault = faults.iter().find(|fault| fault.path == "unknown");
            assert!(
                fault.is_some_and(|fault| fault.kind == FaultKind::NotOneOf
                    && fault.given == "nonsense"
                    && !fault.accepted.is_empty()),
                "{}: {faults:?}",
                check.id
            );
            let fields = check.fields(&Tables::default());
            let mut known = Vec::new();
            paths(&fields, "", &mut known);
            for (path, named_by_players) in known {
                assert_eq!(leads(&fields, &path), Ok(()), "{} {path}", check.id);
                let further = leads(&fields, &format!("{path}.nonsense.x"));
                assert_eq!(further.is_ok(), named_by_players, "{} {path}", check.id);
            }
        }
    }
}
