//! The one declaration of a check's input. The same code that reads the values also describes
//! them, so that form, URL, JSON Schema, help and error messages cannot drift apart.
//!
//! All faults are collected; reading goes on with stand-in values until the end, and the
//! result is thrown away when there was a fault.

mod ask;
mod field;
mod groups;
mod kinds;
mod values;

use std::borrow::Cow;

use serde_json::{Map, Value};

pub use self::ask::Ask;
pub(super) use self::field::place_of;
pub use self::field::{Field, Kind, Limit, each_field, field_at, trouble};
use self::field::{Shape, owned};
use self::groups::is_empty_group;
pub use self::values::{pairs_text, rows, rows_fit, rows_text, sample_row};
use super::facts::{Assigned, Domain, Fact, Log, Look, Set, Untold};
use super::fault::{Fault, FaultKind, MOST_FAULTS};
use super::number::as_number;
use super::range::Range;
use super::unit::Unit;
use crate::kit::tables::{Cell, Table, Tables};
use crate::problem::nearest;

/// So many corners all outlines of a question may have together: some twenty pieces of ground, each
/// traced closely. Work on the table grows with them.
const MOST_CORNERS: usize = 480;

/// Something that can be read from a [`Form`].
pub trait Declared: Sized {
    /// Declares every field in the order a player thinks of them, and reads them.
    fn declare(form: &mut Form<'_>) -> Self;
}

/// Describes or reads an input, field by field.
pub struct Form<'a> {
    tables: &'a Tables,
    given: Map<String, Value>,
    path: String,
    describing: bool,
    /// The fields in full, only while describing; the groups that one plain value stands for; and the
    /// fields of which there may be none.
    fields: Vec<Field>,
    plain: Vec<(&'static str, &'static str)>,
    none: Vec<&'static str>,
    /// Every field declared so far.
    names: Vec<(&'static str, Shape)>,
    echo: Map<String, Value>,
    faults: Vec<Fault>,
    flags: Vec<Cow<'static, str>>,
    /// The frontage of bases in this input, once it is known, mm.
    width: Option<f64>,
    /// The corners of all outlines read so far.
    corners: usize,
    /// The fields of inner groups, and the entries of lists, read so far.
    size: usize,
    /// Untold facts, collected only where facts may be missing.
    partly: Option<Partly>,
}

/// Untold facts of an input, found while it is read.
#[derive(Default)]
pub(super) struct Partly {
    /// Facts without a usual value, in declared order.
    pub asked: Vec<Untold>,
    /// Facts that took their usual value, in declared order; none where the caller does not want them.
    pub usual: Vec<Untold>,
    /// The fact that must have a single value before the rule can run: of those that can be explored the
    /// first in declared order.
    pub split: Option<Untold>,
    /// Looks that the rule will take at facts known as sets.
    pub log: Log,
    /// What the judge lets facts be.
    assigned: Assigned,
    passes_over_usual: bool,
    /// The results that were asked for; none where all are wanted.
    wanted: Vec<&'static str>,
    /// Faults that are between fields: a value that stands in for an untold fact may cause them.
    clashes: Vec<usize>,
    /// Numbers that are asked exactly.
    exact: Vec<&'static str>,
    /// Values that are tried for a number in place of samples of its range.
    tried: Vec<(&'static str, Domain)>,
    /// The possible values of choices that leave some out, as bits of their kind.
    only: Vec<(&'static str, u128)>,
    /// Facts told with a value that they are never taken to have while they are untold.
    pub beyond: Vec<String>,
}

impl Partly {
    /// Notes a fact without a usual value. One whose looks are not watched must have a value before the
    /// rule can run.
    fn ask(&mut self, fact: Untold) {
        if !fact.watched && !matches!(fact.domain, Domain::Free) {
            self.split.get_or_insert_with(|| fact.clone());
        }
        self.asked.push(fact);
    }

    /// Values that are tried for a number in place of samples of its range.
    fn tried_for(&self, name: &str) -> Option<Domain> {
        self.tried
            .iter()
            .find(|(field, _)| *field == name)
            .map(|(_, domain)| domain.clone())
    }
}

/// An input read as far as it was told.
pub(super) struct ReadPartly {
    pub echo: Map<String, Value>,
    pub flags: Vec<Cow<'static, str>>,
    pub partly: Partly,
    /// All faults where nothing is untold; else those that no further fact can mend.
    pub faults: Vec<Fault>,
    /// How many fields, entries of lists and corners of outlines were read.
    pub size: usize,
}

/// The tables in force, for defaults that come from one. It remembers the flags of what was read:
/// they are raised only where the default is taken.
pub struct Figures<'a> {
    tables: &'a Tables,
    flags: Vec<Cow<'static, str>>,
}

impl<'a> Figures<'a> {
    pub(super) fn new(tables: &'a Tables) -> Self {
        Self {
            tables,
            flags: Vec::new(),
        }
    }

    /// The flags of what was read.
    pub(super) fn flags(self) -> Vec<Cow<'static, str>> {
        self.flags
    }

    /// A number of a table in force; none where the table is silent.
    pub fn number(&mut self, table: &Table, row: &str, column: &str) -> Option<i64> {
        let (cell, flag) = self.tables.read(table, row, column);
        self.flags.extend(flag);
        match cell {
            Cell::Number(n) => Some(n),
            Cell::Word(_) | Cell::Empty => None,
        }
    }

    /// A figure of a fact that may be known as a set: values of which it is the same stay together.
    pub fn of<T: Copy + PartialEq>(
        &mut self,
        fact: &Fact<T>,
        figure: impl Fn(&mut Self, T) -> Option<f64>,
    ) -> Option<f64> {
        let each = |value: T| (value, self.quietly(|figures| figure(figures, value)));
        let known: Vec<(T, Option<f64>)> = fact.all().into_iter().map(each).collect();
        let alike = fact.alike(|value| {
            let found = known.iter().find(|(known, _)| *known == value);
            found.and_then(|(_, figure)| *figure)
        });
        figure(self, alike)
    }

    /// Reads figures on which the verdict does not depend: nothing is flagged.
    pub fn quietly<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let flags = self.flags.len();
        let result = act(self);
        self.flags.truncate(flags);
        result
    }
}

/// Result of a form that has read its input.
pub struct Filled<T> {
    pub input: T,
    /// The values with their defaults filled in.
    pub echo: Map<String, Value>,
    /// Flags raised by defaults that do not come from the documents.
    pub flags: Vec<Cow<'static, str>>,
}

/// The fields of an input, in declared order, with the defaults that the printed tables give.
pub fn describe<T: Declared>() -> Vec<Field> {
    described(&Tables::default(), &mut |form| drop(T::declare(form)))
}

/// The fields that are declared in a form, in that order, with the defaults that these tables give.
pub(super) fn described(tables: &Tables, declare: &mut dyn FnMut(&mut Form<'_>)) -> Vec<Field> {
    let mut form = Form::new(tables, Map::new(), String::new(), true);
    declare(&mut form);
    form.fields
}

/// Reads an input, or says everything that is wrong with it.
///
/// # Errors
/// Every fault of every field, in declared order; unknown fields last.
pub fn read<T: Declared>(
    tables: &Tables,
    given: Map<String, Value>,
) -> Result<Filled<T>, Vec<Fault>> {
    let mut form = Form::reading(tables, given);
    let input = T::declare(&mut form);
    form.close()
        .map(|(echo, flags)| Filled { input, echo, flags })
}

impl<'a> Form<'a> {
    fn new(tables: &'a Tables, given: Map<String, Value>, path: String, describing: bool) -> Self {
        // Most inputs have about so many fields.
        let (names, echo) = (Vec::with_capacity(16), Map::with_capacity(16));
        Self {
            tables,
            given,
            path,
            describing,
            fields: Vec::new(),
            plain: Vec::new(),
            none: Vec::new(),
            names,
            echo,
            faults: Vec::new(),
            flags: Vec::new(),
            width: None,
            corners: 0,
            size: 0,
            partly: None,
        }
    }

    /// A form that reads an input in which every fact must be told.
    pub(super) fn reading(tables: &'a Tables, given: Map<String, Value>) -> Self {
        Self::new(tables, given, String::new(), false)
    }

    /// A form that reads an input in which facts may be missing: those that are needed are listed
    /// instead of being faults, unless nothing can stand for them (names, lists, outlines, positions).
    /// `assigned` is what the judge lets facts be; `usual` asks for the facts that took their usual
    /// value as well; `wanted` are the results that were asked for.
    pub(super) fn reading_partly(
        tables: &'a Tables,
        given: Map<String, Value>,
        assigned: &Assigned,
        (usual, wanted): (bool, &[&'static str]),
    ) -> Self {
        let partly = Some(Partly {
            assigned: assigned.clone(),
            passes_over_usual: !usual,
            wanted: wanted.to_vec(),
            ..Partly::default()
        });
        Self {
            partly,
            ..Self::reading(tables, given)
        }
    }

    /// What a form read in which facts may be missing.
    pub(super) fn close_partly(mut self) -> ReadPartly {
        self.unknown();
        let size = self.size + self.names.len() + self.corners;
        let mut partly = self.partly.take().unwrap_or_default();
        partly.asked.sort_by_key(|fact| fact.order);
        partly.usual.sort_by_key(|fact| fact.order);
        let mut faults = self.faults;
        // A value that stands in for an untold fact may have caused them, or a look that is still open.
        let open = partly.asked.iter().any(|fact| !fact.watched)
            || partly.log.borrow().iter().any(Look::is_open);
        if open {
            let mut n = 0;
            faults.retain(|_| {
                n += 1;
                !partly.clashes.contains(&(n - 1))
            });
        }
        ReadPartly {
            echo: self.echo,
            flags: self.flags,
            partly,
            faults,
            size,
        }
    }

    /// What a form read: what it says, stand-ins where it is faulty, and the faults.
    pub(super) fn close_as_far(mut self) -> (Map<String, Value>, Vec<Fault>) {
        self.unknown();
        (self.echo, self.faults)
    }

    /// Input that was read, or all its faults.
    #[expect(clippy::type_complexity, reason = "two of the fields of `Filled`")]
    pub(super) fn close(
        mut self,
    ) -> Result<(Map<String, Value>, Vec<Cow<'static, str>>), Vec<Fault>> {
        self.unknown();
        if self.faults.is_empty() {
            Ok((self.echo, self.flags))
        } else {
            Err(self.faults)
        }
    }

    /// A number of a table in force, for what an input must fit; nothing is flagged.
    pub fn figure(&self, table: &Table, row: &str, column: &str) -> Option<i64> {
        self.figures().number(table, row, column)
    }

    /// The tables in force, for what no flag is raised of.
    pub(crate) fn figures(&self) -> Figures<'a> {
        Figures::new(self.tables)
    }

    /// Raises flags, such as `outside:depth` when a default came from outside the documents.
    fn raise(&mut self, flags: Vec<Cow<'static, str>>) {
        for flag in flags {
            if !self.flags.contains(&flag) {
                self.flags.push(flag);
            }
        }
    }

    /// Says how wide bases are in this input, mm; groups and lists declared later hear of it.
    pub fn set_standard_width(&mut self, mm: f64) {
        self.width = Some(mm);
    }

    /// Standard base width of this input, mm.
    pub fn standard_width(&self) -> f64 {
        self.width.unwrap_or(40.0)
    }

    /// A name for what is read here, made of its path: `enemies-0`.
    pub fn place(&self) -> String {
        self.path.replace('.', "-")
    }

    /// A short name for an entry of a list that nobody named: `A1`, `A2`.
    pub fn nth(&self, letter: char) -> String {
        let mut places = self.path.rsplit('.').filter_map(|step| step.parse().ok());
        let place: usize = places.next().unwrap_or_default();
        format!("{letter}{}", place + 1)
    }

    fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() {
            name.to_owned()
        } else {
            format!("{}.{name}", self.path)
        }
    }

    fn fault(&mut self, name: &str, given: Value, kind: FaultKind, accepted: Vec<String>) {
        let path = self.path_of(name);
        // Beyond what is told anyway, faults are only counted.
        let (given, accepted) = if self.faults.len() < MOST_FAULTS {
            (given, accepted)
        } else {
            (Value::Null, Vec::new())
        };
        self.faults.push(Fault {
            path,
            given,
            kind,
            accepted,
            args: Vec::new(),
        });
    }

    /// Records that what is told of a field cannot be so beside what else is told.
    pub fn contradicts(&mut self, name: &str) {
        // What was read stands in the echo.
        let given = self.look(name).or_else(|| self.echo.get(name));
        let given = given.cloned().unwrap_or_default();
        self.refuse(name, given, FaultKind::Contradicts, Vec::new());
    }

    /// Records that `name` may not be more than `other`.
    pub fn more_than(&mut self, name: &'static str, other: &'static str) {
        if self.describing {
            return;
        }
        let given = self.given.get(name).cloned().unwrap_or(Value::Null);
        let limit = self
            .echo
            .get(other)
            .map(ToString::to_string)
            .unwrap_or_default();
        let path = self.path_of(name);
        self.clash();
        self.faults.push(Fault {
            path,
            given,
            kind: FaultKind::MoreThan,
            accepted: vec![format!("0–{limit}")],
            args: vec![
                ("other".into(), other.into()),
                ("limit".into(), limit.into()),
            ],
        });
    }

    /// Records that a field declared as open is needed after all, because of what another field
    /// says: room behind a friend when there is a friend. Does nothing where it was given.
    pub fn lacks(&mut self, name: &'static str) {
        let path = self.path_of(name);
        // A list of numbers that was left out reads as an empty one.
        let given = |value: &Value| {
            !value.is_null() && *value != Value::Array(Vec::new()) && !is_empty_group(value)
        };
        if self.describing
            || self.echo.get(name).is_some_and(given)
            || self.faults.iter().any(|fault| fault.path == path)
        {
            return;
        }
        let Some((order, shape)) = self
            .names
            .iter()
            .enumerate()
            .find(|(_, (declared, _))| *declared == name)
            .map(|(n, (_, shape))| (n, *shape))
        else {
            return;
        };
        if let Some(partly) = &mut self.partly {
            let domain = partly
                .tried_for(name)
                .or_else(|| shape.domain())
                // A group must be there; what is in it is asked then.
                .or_else(|| {
                    matches!(shape, Shape::Nested).then(|| Domain::Values(vec![true.into()]))
                })
                .filter(|_| !partly.exact.contains(&name))
                .unwrap_or(Domain::Free);
            let only = partly.only.iter().find(|(field, _)| *field == name);
            let domain = match only {
                Some((_, possible)) => domain.among(*possible),
                None => domain,
            };
            partly.usual.retain(|fact| fact.path != path);
            if partly.asked.iter().all(|fact| fact.path != path) {
                let fact = Untold {
                    path,
                    order,
                    domain,
                    usual: Value::Null,
                    watched: false,
                    named: false,
                };
                partly.ask(fact);
            }
            return;
        }
        self.fault(
            name,
            Value::Null,
            FaultKind::Missing,
            shape.kind().accepted(),
        );
    }

    /// Records that a value does not go with the others: a name that stands twice, a troop type
    /// that the rest rules out. The path is dotted: `sequence.1.attacker`.
    pub fn refuse(
        &mut self,
        path: &str,
        given: impl Into<Value>,
        kind: FaultKind,
        accepted: Vec<String>,
    ) {
        if !self.describing {
            self.clash();
            self.fault(path, given.into(), kind, accepted);
        }
    }

    /// Notes that the next fault is between fields.
    fn clash(&mut self) {
        if let Some(partly) = &mut self.partly {
            partly.clashes.push(self.faults.len());
        }
    }

    /// Records that a text cannot be understood at a place, both counted from one: what stands
    /// there, and what could stand there instead.
    pub fn unreadable(
        &mut self,
        name: &'static str,
        line: usize,
        column: usize,
        given: &str,
        accepted: Vec<String>,
    ) {
        if self.describing {
            return;
        }
        let path = self.path_of(name);
        let args = vec![
            ("line".into(), line.to_string().into()),
            ("column".into(), column.to_string().into()),
        ];
        self.faults.push(Fault {
            path,
            given: Value::from(given),
            kind: FaultKind::Unreadable,
            accepted,
            args,
        });
    }

    /// Value given under a name; left out, null and the empty text of a web form are one.
    fn look(&self, name: &str) -> Option<&Value> {
        match self.given.get(name) {
            None | Some(Value::Null) => None,
            Some(Value::String(text)) if text.is_empty() => None,
            value => value,
        }
    }

    /// Text given under a name that this input had once. Old addresses go on working, but the field is
    /// neither described nor echoed.
    pub fn retired(&mut self, name: &str) -> Option<String> {
        match self.given.remove(name)? {
            Value::String(text) => Some(text),
            Value::Null => None,
            other => Some(other.to_string()),
        }
    }

    /// Reads a field under its name, that once stood in each of these groups: what is told for it
    /// there is told here. Of two groups the one that says more than `idle` counts.
    pub fn once_inside(&mut self, groups: &[&str], name: &str, idle: &str) {
        let mut said = Vec::new();
        for group in groups {
            if let Some(Value::Object(inside)) = self.given.get_mut(*group) {
                said.extend(inside.shift_remove(name).filter(|value| !value.is_null()));
            }
        }
        let more = said.iter().position(|value| value != idle).unwrap_or(0);
        if more < said.len() && !self.is_told(name) {
            self.given.insert(name.to_owned(), said.swap_remove(more));
        }
    }

    /// Passes over what was given under names that never changed an answer. Old addresses go on
    /// working, but the fields are neither described nor echoed.
    pub fn ignore(&mut self, names: &[&str]) {
        for name in names {
            self.given.shift_remove(*name);
        }
    }

    /// Number given for a field that is read later.
    pub fn number_told(&self, name: &str) -> Option<f64> {
        self.look(name).and_then(as_number)
    }

    /// How many entries are given of a list that is read later.
    pub fn count_told(&self, name: &str) -> Option<i64> {
        let items = self.look(name).and_then(values::items)?;
        i64::try_from(items.len()).ok().filter(|count| *count > 0)
    }

    /// Value given for a field of a group that is read later.
    pub fn told_inside(&self, group: &str, name: &str) -> Option<&Value> {
        self.look(group)?.get(name).filter(|value| !value.is_null())
    }

    /// Whether anything is told for a field that is read later: an empty group tells nothing.
    pub fn is_told(&self, name: &str) -> bool {
        self.look(name).is_some_and(|value| !is_empty_group(value))
    }

    /// Whether this value is told for a field that is read later.
    pub fn says(&self, name: &str, value: &str) -> bool {
        match self.look(name) {
            Some(Value::String(text)) => text == value,
            Some(Value::Bool(yes)) => value == if *yes { "true" } else { "false" },
            Some(Value::Number(number)) => number
                .as_i64()
                .is_some_and(|number| value.parse() == Ok(number)),
            _ => false,
        }
    }

    /// Whether a number that is read later is told, or tried, and at least this.
    pub fn counts(&self, name: &str, least: f64) -> bool {
        let given = self.told_or_tried(name);
        given
            .as_ref()
            .and_then(as_number)
            .is_some_and(|n| n >= least)
    }

    /// Whether a truth that is read later is told, or tried, and true.
    pub fn holds(&self, name: &str) -> bool {
        let given = self.told_or_tried(name);
        given.is_some_and(|given| values::read_truth(&given) == Ok(true))
    }

    /// Whether anything is told for a field that is read later, or tried by the judge.
    pub fn is_told_or_tried(&self, name: &str) -> bool {
        let tried = |name| {
            let (_, value) = self.assigned(name)?;
            // A set of several values has none to be shown.
            Some(value.is_none_or(|value| !value.is_null()))
        };
        self.is_told(name) || tried(name) == Some(true)
    }

    /// What is told of a field that is read later, or the one value that the judge tries.
    fn told_or_tried(&self, name: &str) -> Option<Value> {
        let tried = || self.assigned(name)?.1;
        self.look(name).cloned().or_else(tried)
    }

    /// As [`Form::look`], to keep.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.look(name)?;
        self.given.get_mut(name).map(Value::take)
    }

    /// What the judge lets a fact be that was not told, or of which a range was told: its set, and its
    /// value where it has one.
    fn assigned(&self, name: &str) -> Option<(Set, Option<Value>)> {
        let partly = self.partly.as_ref()?;
        if partly.assigned.is_empty() {
            return None;
        }
        // Most paths are of another length, which is told at once.
        let dot = usize::from(!self.path.is_empty());
        let length = self.path.len() + dot + name.len();
        let here = |path: &str| {
            path.len() == length
                && path.ends_with(name)
                && path.starts_with(self.path.as_str())
                && (dot == 0 || path.as_bytes()[self.path.len()] == b'.')
        };
        partly
            .assigned
            .iter()
            .find(|assignment| here(&assignment.path))
            .map(|assignment| (assignment.set, assignment.value.clone()))
    }

    /// Whether one of these results is asked for by name.
    pub fn asks_for(&self, results: &[&str]) -> bool {
        self.partly
            .as_ref()
            .is_some_and(|partly| partly.wanted.iter().any(|name| results.contains(name)))
    }

    /// Whether a truth that is read later is told, or tried, and false.
    pub fn denies(&self, name: &str) -> bool {
        let given = self.told_or_tried(name);
        given.is_some_and(|given| values::read_truth(&given) == Ok(false))
    }

    /// Whether facts may be missing.
    pub fn may_lack_facts(&self) -> bool {
        self.partly.is_some()
    }

    /// Whether one of these results may be wanted: facts on which only others depend are not asked.
    pub fn wants(&self, results: &[&str]) -> bool {
        self.partly.as_ref().is_none_or(|partly| {
            partly.wanted.is_empty() || partly.wanted.iter().any(|name| results.contains(name))
        })
    }

    /// Notes that a group or a list was not told; one that is not asked has a usual value, and may be
    /// named in every verdict.
    pub(super) fn untold(
        &mut self,
        name: &'static str,
        domain: Domain,
        usual: Option<(Value, bool)>,
    ) {
        let (path, order) = (self.path_of(name), self.names.len());
        if let Some(partly) = &mut self.partly {
            let asked = usual.is_none();
            let (usual, named) = usual.unwrap_or_default();
            let fact = Untold {
                path,
                order,
                domain,
                usual,
                watched: false,
                named,
            };
            if asked {
                partly.ask(fact);
            } else if !partly.passes_over_usual {
                partly.usual.push(fact);
            }
        }
    }

    /// Range given in place of a number, where facts may be missing.
    fn range(&self, name: &str, shape: Shape) -> Option<Range> {
        let (least, most) = shape.limits()?;
        let text = self
            .look(name)?
            .as_str()
            .filter(|text| Range::is_meant(text))?;
        self.partly
            .is_some()
            .then(|| Range::parse(text, least, most))
            .flatten()
    }

    /// Records a fault: the value given under a name is not of the kind asked for.
    fn misread(&mut self, name: &str, kind: FaultKind, accepted: Vec<String>) {
        let given = self.look(name).cloned().unwrap_or_default();
        self.fault(name, given, kind, accepted);
    }

    /// A field of this shape was asked for.
    fn declared(
        &mut self,
        name: &'static str,
        shape: Shape,
        unit: Unit,
        default: Limit,
        (ranged, setting): (bool, bool),
    ) {
        self.names.push((name, shape));
        if self.describing {
            self.fields.push(Field {
                name,
                kind: shape.kind(),
                unit,
                default,
                plain: None,
                ranged,
                setting,
                given: shape.is_given(),
                may_be_none: self.none.contains(&name),
            });
        }
    }

    fn missing(&mut self, name: &str, shape: Shape) {
        let accepted = shape.kind().accepted();
        self.fault(name, Value::Null, FaultKind::Missing, accepted);
    }

    fn echoed(&mut self, name: &str, value: Value) {
        self.size += value.as_array().map_or(0, Vec::len);
        self.echo.insert(name.to_owned(), value);
    }

    /// Faults for every given name that was never declared.
    fn unknown(&mut self) {
        if self.describing {
            return;
        }
        let known = |name: &str| self.names.iter().any(|(declared, _)| *declared == name);
        let unknown: Vec<(String, Value)> = self
            .given
            .iter()
            .filter(|(name, _)| !known(name))
            .map(|(n, v)| (n.clone(), v.clone()))
            .collect();
        if unknown.is_empty() {
            return;
        }
        let names: Vec<&str> = self.names.iter().map(|(name, _)| *name).collect();
        for (name, given) in unknown {
            // Names are compared for the faults that are told, not for thousands.
            let near = if self.faults.len() < MOST_FAULTS {
                nearest(&name, names.iter().copied())
            } else {
                Vec::new()
            };
            let accepted = if near.is_empty() { names.clone() } else { near };
            self.fault(&name, given, FaultKind::UnknownField, owned(&accepted));
        }
    }
}

#[cfg(test)]
mod tests;
