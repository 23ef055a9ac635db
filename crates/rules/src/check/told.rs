//! The facts given for a question, by dotted path (`friends.0.troop`). They are read in the same way from
//! JSON, an address and a command line.

use serde_json::{Map, Value};

use super::fault::{Fault, FaultKind};
use super::form::{Field, Limit};
use super::judge::Check;
use super::paths::{
    at, from_pairs, from_paths, is_empty, is_lack, is_number, pairs, put, remove, same, walk,
};
use super::verdict::Verdict;
use crate::kit::tables::Tables;

/// The facts given for one question to a check, and the tables in use.
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    pub check: &'a Check,
    pub tables: &'a Tables,
    /// The facts as nested values, with `agreed`, `ask` and `unknown`.
    pub told: Map<String, Value>,
    /// Whether every value must have the type of its field, as in JSON; otherwise text is read
    /// like a form's.
    typed: bool,
}

impl<'a> Facts<'a> {
    pub fn new(check: &'a Check, tables: &'a Tables, told: Map<String, Value>) -> Self {
        Self {
            check,
            tables,
            told,
            typed: false,
        }
    }

    /// The facts of a JSON object, whose values must have the types of their fields.
    pub fn typed(check: &'a Check, tables: &'a Tables, told: Map<String, Value>) -> Self {
        Self {
            typed: true,
            ..Self::new(check, tables, told)
        }
    }

    /// Like [`Facts::typed`]; names of the object may be dotted paths.
    ///
    /// # Errors
    /// Same as [`from_pairs`].
    pub fn typed_paths(
        check: &'a Check,
        tables: &'a Tables,
        told: &Map<String, Value>,
    ) -> Result<Self, Vec<Fault>> {
        let told = told
            .iter()
            .map(|(path, value)| (path.as_str(), value.clone()));
        from_paths(told).map(|told| Self::typed(check, tables, told))
    }

    /// Reads `key=value` pairs with dotted keys.
    ///
    /// # Errors
    /// Same as [`from_pairs`].
    pub fn from_pairs<'p>(
        check: &'a Check,
        tables: &'a Tables,
        pairs: impl IntoIterator<Item = (&'p str, &'p str)>,
    ) -> Result<Self, Vec<Fault>> {
        from_pairs(pairs).map(|told| Self::new(check, tables, told))
    }

    /// The facts as pairs with dotted keys, without null and empty values.
    pub fn pairs(&self) -> Vec<(String, String)> {
        pairs(&self.told)
    }

    /// The declared fields, with the defaults of the tables in use.
    pub fn fields(&self) -> Vec<Field> {
        self.check.fields(self.tables)
    }

    /// The value given at a dotted path; null and the empty text of a form count as not given.
    pub fn at(&self, path: &str) -> Option<&Value> {
        at(&self.told, path).filter(|value| !is_empty(value))
    }

    fn with_told(&self, told: Map<String, Value>) -> Self {
        Self { told, ..*self }
    }

    /// A copy with one fact added or changed.
    #[must_use]
    pub fn with(&self, path: &str, value: Value) -> Self {
        let mut told = self.told.clone();
        put(&mut told, path, value);
        self.with_told(told)
    }

    /// A copy without a fact. A group, list entry or list that becomes empty is removed too.
    #[must_use]
    pub fn without(&self, path: &str) -> Self {
        let mut told = self.told.clone();
        remove(&mut told, path);
        self.with_told(told)
    }

    /// A copy with one fact only; for a list, with its first entry.
    fn only(&self, path: &str) -> Self {
        let first = path
            .split('.')
            .map(|part| if is_number(part) { "0" } else { part })
            .collect::<Vec<_>>()
            .join(".");
        let mut told = Map::new();
        if let Some(value) = self.at(path) {
            put(&mut told, &first, value.clone());
        }
        self.with_told(told)
    }

    /// A copy without redundant facts: those that have the same value if they are left out, because it is
    /// the usual one or follows from the others. A list entry keeps its last fact.
    #[must_use]
    pub fn lean(&self) -> Self {
        let mut spare = Vec::new();
        walk(
            &self.fields(),
            &self.told,
            &mut |path, field, _| match &field.default {
                Limit::Default(usually) if usually.is_null() => {}
                Limit::Default(_) | Limit::Computed => spare.push(path.to_owned()),
                _ => {}
            },
        );
        // A fact that is kept may change what another one usually is, so this is repeated until all
        // that are left out have their value.
        loop {
            let mut lean = self.clone();
            for path in &spare {
                lean.drop_fact(path);
            }
            let taken = self.check.taken(self.tables, &lean.told);
            let before = spare.len();
            spare.retain(|path| {
                at(&taken, path)
                    .zip(self.at(path))
                    .is_some_and(|(taken, told)| same(taken, told))
            });
            // What further facts may make the rule ask for is told, not usual.
            if spare.len() == before && !spare.is_empty() {
                let answer = self.check.glance(self.tables, &lean.told);
                let asks = answer.map_or(Vec::new(), |verdict| verdict.asks);
                spare.retain(|path| asks.iter().all(|ask| ask.field != *path));
            }
            if spare.len() == before {
                return lean;
            }
        }
    }

    /// Removes a fact, unless it is the last one of a list entry: an address cannot express an entry
    /// without facts.
    fn drop_fact(&mut self, path: &str) {
        let last = path.rsplit_once('.').is_some_and(|(entry, _)| {
            entry
                .rsplit_once('.')
                .is_some_and(|(_, number)| is_number(number))
                && at(&self.told, entry)
                    .and_then(Value::as_object)
                    .is_some_and(|map| map.len() == 1)
        });
        if !last {
            remove(&mut self.told, path);
        }
    }

    /// Whether a given fact is impossible: a value that does not exist, or one that contradicts the rest.
    /// Missing facts do not count.
    pub fn refused(&self) -> bool {
        self.check.refuses(self.tables, &self.told)
    }

    /// A copy without the facts that are refused.
    #[must_use]
    pub fn accepted(&self) -> Self {
        let mut paths = Vec::new();
        walk(&self.fields(), &self.told, &mut |path, _, _| {
            paths.push(path.to_owned());
        });
        let mut out = self.clone();
        for path in paths.iter().rev() {
            if !out.refused() {
                return out;
            }
            let less = out.without(path);
            if out.at(path).is_some() && (!less.refused() || out.only(path).refused()) {
                out = less;
            }
        }
        if out.refused() {
            out.told = Map::new();
        }
        out
    }

    /// Whether the only faults are missing items: a fact, a list, or the piece that a name refers to.
    pub fn merely_lacks(&self, faults: &[Fault]) -> bool {
        let nobody = |fault: &Fault| fault.kind == FaultKind::NotOneOf && fault.accepted.is_empty();
        faults.iter().any(|fault| self.lacks(fault))
            && faults
                .iter()
                .all(|fault| self.lacks(fault) || nobody(fault))
    }

    /// Whether a fault says that something was not given.
    pub fn lacks(&self, fault: &Fault) -> bool {
        is_lack(&self.told, fault)
    }

    /// Same as [`Check::answer`], or [`Check::answer_typed`] for typed facts.
    ///
    /// # Errors
    /// All faults of the given facts.
    pub fn answer(&self) -> Result<Verdict, Vec<Fault>> {
        if self.typed {
            self.check.answer_typed(self.tables, &self.told)
        } else {
            self.check.answer(self.tables, &self.told)
        }
    }
}
