//! The one declaration of a check's input. The same code reads the values and describes them, so form, URL,
//! JSON Schema, help and error messages always agree.
//!
//! All faults are collected. After a fault, reading continues with stand-in values to the end, and the
//! result is then discarded.

mod ask;
mod field;
mod groups;
mod kinds;
mod values;

use std::borrow::Cow;

use serde_json::{Map, Value};

pub use self::ask::Ask;
pub(super) use self::field::place_of;
pub use self::field::{Field, Kind, Limit, each_field, field_at, is_die, names, trouble};
use self::field::{Shape, owned};
pub(super) use self::groups::is_empty_group;
use self::groups::says_none;
pub use self::values::{is_true, pairs_text, rows, rows_fit, rows_text, sample_row};
use super::facts::{Assigned, Domain, Fact, Log, Look, Set, Untold};
use super::fault::{Fault, FaultKind, MOST_FAULTS};
use super::number::as_number;
use super::range::Range;
use super::unit::Unit;
use crate::kit::tables::{Cell, Table, Tables};
use crate::problem::nearest;

/// The name of somebody who is none of those named, where a name is asked for.
pub const OTHER: &str = "other";

/// Maximum number of corners of all outlines in one question: some twenty terrain pieces, each traced
/// closely. The work on the table grows with them.
const MOST_CORNERS: usize = 480;

/// A value that can be read from a [`Form`].
pub trait Declared: Sized {
    /// Declares every field, in the order in which a player thinks of them, and reads it.
    fn declare(form: &mut Form<'_>) -> Self;
}

/// Describes an input or reads one, field by field.
pub struct Form<'a> {
    tables: &'a Tables,
    given: Map<String, Value>,
    path: String,
    describing: bool,
    /// While describing: the fields in full, the groups that one plain value can stand for, and the fields
    /// that may be absent.
    fields: Vec<Field>,
    plain: Vec<(&'static str, &'static str)>,
    none: Vec<&'static str>,
    /// Names and shapes of all fields declared so far.
    names: Vec<(&'static str, Shape)>,
    echo: Echo,
    faults: Vec<Fault>,
    flags: Vec<Cow<'static, str>>,
    /// The frontage of bases in this input, mm, once it is known.
    width: Option<f64>,
    /// Number of corners of all outlines read so far.
    corners: usize,
    /// Number of fields of inner groups and of list entries read so far.
    size: usize,
    /// Missing facts; collected only in the mode in which facts may be missing.
    partly: Option<Partly>,
}

/// The values that were read, by name, in the order of the fields. A list, because fields are few and most
/// runs of a rule need none of them. The last value of a name counts.
struct Echo(Vec<(&'static str, Value)>);

impl Echo {
    fn get(&self, name: &str) -> Option<&Value> {
        let mut all = self.0.iter().rev();
        all.find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }

    fn insert(&mut self, name: &'static str, value: Value) {
        self.0.push((name, value));
    }

    fn into_map(self) -> Map<String, Value> {
        let values = self.0.into_iter();
        values
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}

/// Missing facts of an input, found while it is read.
#[derive(Default)]
pub(super) struct Partly {
    /// Facts without a usual value, in declared order.
    pub asked: Vec<Untold>,
    /// Facts that took their usual value, in declared order; empty if the caller does not want them.
    pub usual: Vec<Untold>,
    /// The first explorable fact, in declared order, that must have a single value before the rule can run.
    pub split: Option<Untold>,
    /// Looks of the rule at facts that are known only as sets.
    pub log: Log,
    /// The sets that the judge assigns to facts.
    assigned: Assigned,
    passes_over_usual: bool,
    /// Whether the values that were read are not needed.
    bare: bool,
    /// The results that were asked for; empty if all are wanted.
    wanted: Vec<&'static str>,
    /// Paths of facts that nobody knows: no usual value is taken for them.
    unknown: Vec<String>,
    /// Indices of the faults that involve several fields, which a stand-in for a missing fact may have
    /// caused.
    clashes: Vec<usize>,
    /// Numbers that the rule compares.
    measured: Vec<(&'static str, Domain)>,
    /// The few possible values of numbers.
    few: Vec<(&'static str, Domain)>,
    /// The possible values of choices that exclude some codes, as bit sets.
    only: Vec<(&'static str, u128)>,
    /// Given facts with a value that is never tried while the fact is missing.
    pub beyond: Vec<String>,
}

impl Partly {
    /// Adds a fact without a usual value. If looks at it are not recorded, it must have a value before the
    /// rule can run.
    fn ask(&mut self, fact: Untold) {
        if !fact.watched && !matches!(fact.domain, Domain::Free) {
            self.split.get_or_insert_with(|| fact.clone());
        }
        self.asked.push(fact);
    }

    /// The few possible values of a number, or the range of one that the rule compares.
    fn domain_of(&self, name: &str) -> Option<Domain> {
        let mut known = self.few.iter().chain(&self.measured);
        known
            .find(|(field, _)| *field == name)
            .map(|(_, domain)| domain.clone())
    }
}

/// A value as a whole number.
#[expect(
    clippy::cast_possible_truncation,
    reason = "limits of fields are small"
)]
fn whole(value: &Value) -> Option<i64> {
    as_number(value).map(|number| number as i64)
}

/// An input, as far as it was given.
pub(super) struct ReadPartly {
    pub echo: Map<String, Value>,
    pub flags: Vec<Cow<'static, str>>,
    pub partly: Partly,
    /// All faults if nothing is missing; otherwise only those that no further fact can correct.
    pub faults: Vec<Fault>,
    /// Number of fields, list entries and outline corners that were read.
    pub size: usize,
}

/// The tables in use (including the operator's rulebook), for defaults that come from them. The flags of
/// the cells read are stored, and raised only if the default is used.
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

    /// The flags of the cells that were read.
    pub(super) fn flags(self) -> Vec<Cow<'static, str>> {
        self.flags
    }

    /// A number from a table; `None` if the table has no such cell.
    pub fn number(&mut self, table: &Table, row: &str, column: &str) -> Option<i64> {
        let (cell, flag) = self.tables.read(table, row, column);
        self.flags.extend(flag);
        match cell {
            Cell::Number(n) => Some(n),
            Cell::Word(_) | Cell::Empty => None,
        }
    }

    /// A figure that depends on a fact, which may be known only as a set. Values with the same figure are
    /// not separated.
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

    /// Reads figures that do not affect the verdict: no flag is raised.
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
    /// The values, with defaults filled in.
    pub echo: Map<String, Value>,
    /// Flags raised by defaults that do not come from the documents.
    pub flags: Vec<Cow<'static, str>>,
}

/// The fields of an input in declared order, with the defaults of the printed tables.
pub fn describe<T: Declared>() -> Vec<Field> {
    described(&Tables::default(), &mut |form| drop(T::declare(form)))
}

/// The fields that a form declares, in that order, with the defaults of these tables.
pub(super) fn described(tables: &Tables, declare: &mut dyn FnMut(&mut Form<'_>)) -> Vec<Field> {
    let mut form = Form::new(tables, Map::new(), String::new(), true);
    declare(&mut form);
    form.fields
}

/// Reads an input, or returns all its faults.
///
/// # Errors
/// All faults of all fields, in declared order; unknown fields come last.
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
        // Typical number of fields of an input.
        let (names, echo) = (Vec::with_capacity(16), Echo(Vec::with_capacity(16)));
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

    /// A form for an input in which every fact must be given.
    pub(super) fn reading(tables: &'a Tables, given: Map<String, Value>) -> Self {
        Self::new(tables, given, String::new(), false)
    }

    /// A form for an input in which facts may be missing. Missing facts are listed instead of being
    /// reported as faults, unless nothing can stand in for them (names, lists, outlines, positions).
    /// `assigned` holds the sets that the judge assigns to facts; `usual` also requests the facts that took
    /// their usual value; `wanted` holds the results that were asked for.
    pub(super) fn reading_partly(
        tables: &'a Tables,
        given: Map<String, Value>,
        assigned: &Assigned,
        (usual, wanted, unknown): (bool, &[&'static str], &[String]),
    ) -> Self {
        let partly = Some(Partly {
            assigned: assigned.clone(),
            passes_over_usual: !usual,
            wanted: wanted.to_vec(),
            unknown: unknown.to_vec(),
            ..Partly::default()
        });
        Self {
            partly,
            ..Self::reading(tables, given)
        }
    }

    /// The values that are read are not needed.
    #[must_use]
    pub(super) fn bare(mut self) -> Self {
        if let Some(partly) = &mut self.partly {
            partly.bare = true;
        }
        self
    }

    /// Result of reading an input in which facts may be missing.
    pub(super) fn close_partly(mut self) -> ReadPartly {
        self.unknown();
        let size = self.size + self.names.len() + self.corners;
        let mut partly = self.partly.take().unwrap_or_default();
        partly.asked.sort_by_key(|fact| fact.order);
        partly.usual.sort_by_key(|fact| fact.order);
        let mut faults = self.faults;
        // These faults may be caused by a stand-in for a missing fact, or by a look that is still open.
        let open = partly.asked.iter().any(|fact| !fact.watched)
            || partly.log.borrow().iter().any(Look::is_open);
        if open {
            let mut n = 0;
            faults.retain(|_| {
                n += 1;
                !partly.clashes.contains(&(n - 1))
            });
        }
        let echo = if partly.bare {
            Map::new()
        } else {
            self.echo.into_map()
        };
        ReadPartly {
            echo,
            flags: self.flags,
            partly,
            faults,
            size,
        }
    }

    /// The values that were read, with stand-ins for faulty ones, and the faults.
    pub(super) fn close_as_far(mut self) -> (Map<String, Value>, Vec<Fault>) {
        self.unknown();
        (self.echo.into_map(), self.faults)
    }

    /// The values that were read, or all faults.
    #[expect(clippy::type_complexity, reason = "two of the fields of `Filled`")]
    pub(super) fn close(
        mut self,
    ) -> Result<(Map<String, Value>, Vec<Cow<'static, str>>), Vec<Fault>> {
        self.unknown();
        if self.faults.is_empty() {
            Ok((self.echo.into_map(), self.flags))
        } else {
            Err(self.faults)
        }
    }

    /// A number from a table, used to validate an input; no flag is raised.
    pub fn figure(&self, table: &Table, row: &str, column: &str) -> Option<i64> {
        self.figures().number(table, row, column)
    }

    /// The tables in use, for figures that raise no flag.
    pub(crate) fn figures(&self) -> Figures<'a> {
        Figures::new(self.tables)
    }

    /// Adds flags, such as `outside:depth` for a default that comes from outside the documents.
    fn raise(&mut self, flags: Vec<Cow<'static, str>>) {
        for flag in flags {
            if !self.flags.contains(&flag) {
                self.flags.push(flag);
            }
        }
    }

    /// Adds a flag about what was told, such as `road:ground-beneath`.
    pub fn flag(&mut self, flag: &'static str) {
        self.raise(vec![flag.into()]);
    }

    /// Sets the width of bases in this input, mm, for the groups and lists declared later.
    pub fn set_standard_width(&mut self, mm: f64) {
        self.width = Some(mm);
    }

    /// Standard base width of this input, mm.
    pub fn standard_width(&self) -> f64 {
        self.width.unwrap_or(40.0)
    }

    /// A name derived from the current path: `enemies-0`.
    pub fn place(&self) -> String {
        self.path.replace('.', "-")
    }

    /// A short name for an unnamed entry of a list: `A1`, `A2`.
    pub fn nth(&self, letter: char) -> String {
        let mut places = self.path.rsplit('.').filter_map(|step| step.parse().ok());
        let place: usize = places.next().unwrap_or_default();
        format!("{letter}{}", place + 1)
    }

    fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() {
            name.to_owned()
        } else {
            [&self.path, ".", name].concat()
        }
    }

    fn fault(&mut self, name: &str, given: Value, kind: FaultKind, accepted: Vec<String>) {
        let path = self.path_of(name);
        // Faults beyond the limit are only counted.
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
            against: Vec::new(),
        });
    }

    /// Records that the value of a field contradicts the other given facts.
    pub fn contradicts(&mut self, name: &str) {
        // The value that was read is in the echo.
        let given = self.look(name).or_else(|| self.echo.get(name));
        let given = given.cloned().unwrap_or_default();
        self.refuse(name, given, FaultKind::Contradicts, Vec::new());
    }

    /// Records that `name` is greater than `other`, which is not allowed.
    pub fn more_than(&mut self, name: &'static str, other: &'static str) {
        if self.describing {
            return;
        }
        let given = self.given.get(name).cloned().unwrap_or(Value::Null);
        let path = self.path_of(name);
        // A field that is itself refused or missing limits nothing: its own fault is enough.
        let Some(limit) = self.echo.get(other).filter(|limit| !limit.is_null()) else {
            return;
        };
        let limit = limit.to_string();
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
            against: Vec::new(),
        });
    }

    /// Records that an optional field is required after all, because of another field: for example the room
    /// behind a friend, if there is a friend. Does nothing if the field was given.
    pub fn lacks(&mut self, name: &'static str) {
        let path = self.path_of(name);
        // An omitted list of numbers is read as an empty list; one may also be said to be empty.
        let given = |value: &Value| {
            !value.is_null() && *value != Value::Array(Vec::new()) && !is_empty_group(value)
        };
        if self.describing
            || self.echo.get(name).is_some_and(given)
            || self.partly.is_some() && self.look(name).is_some_and(says_none)
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
                .domain_of(name)
                .or_else(|| shape.domain())
                // The group must exist; its fields are then asked for.
                .or_else(|| {
                    matches!(shape, Shape::Nested).then(|| Domain::Values(vec![true.into()]))
                })
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
                    possible: u128::MAX,
                    watched: false,
                    named: false,
                    setting: false,
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

    /// Records that a value does not fit the others: a name that is used twice, or a troop type that the
    /// rest excludes. The path is dotted: `sequence.1.attacker`.
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

    /// Marks the next fault as one that involves several fields.
    fn clash(&mut self) {
        if let Some(partly) = &mut self.partly {
            partly.clashes.push(self.faults.len());
        }
    }

    /// Records a syntax error in a text, with line and column (from 1), the text found there, and what
    /// would be accepted instead.
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
            against: Vec::new(),
        });
    }

    /// The value given under a name. An omitted value, null and the empty text of a web form are
    /// equivalent.
    fn look(&self, name: &str) -> Option<&Value> {
        match self.given.get(name) {
            None | Some(Value::Null) => None,
            Some(Value::String(text)) if text.is_empty() => None,
            value => value,
        }
    }

    /// The text given under a name that the input no longer has. Old addresses keep working, but the field
    /// is neither described nor echoed.
    pub fn retired(&mut self, name: &str) -> Option<String> {
        match self.given.remove(name)? {
            Value::String(text) => Some(text),
            Value::Null => None,
            other => Some(other.to_string()),
        }
    }

    /// Also accepts a field inside these groups, where it used to be. If two groups have it, the one with a
    /// value other than `idle` counts. Another value than the one given outside is a contradiction.
    pub fn once_inside(&mut self, groups: &[&str], name: &str, idle: &str) {
        let mut said = Vec::new();
        for group in groups {
            if let Some(Value::Object(inside)) = self.given.get_mut(*group) {
                said.extend(inside.shift_remove(name).filter(|value| !value.is_null()));
            }
        }
        let clashes = |value: &Value| {
            value != idle && self.look(name).is_some_and(|outside| outside != value)
        };
        if said.iter().any(clashes) {
            self.contradicts(name);
        }
        let more = said.iter().position(|value| value != idle).unwrap_or(0);
        if more < said.len() && !self.is_told(name) {
            self.given.insert(name.to_owned(), said.swap_remove(more));
        }
    }

    /// Ignores fields that never changed an answer. Old addresses keep working, but the fields are neither
    /// described nor echoed.
    pub fn ignore(&mut self, names: &[&str]) {
        for name in names {
            self.given.shift_remove(*name);
        }
    }

    /// Ignores a field that never changes an answer, but refuses a value that it cannot have.
    pub fn ignore_choice<T: crate::kit::tables::Choice>(&mut self, name: &str) {
        let read = self.look(name).map(values::read_choice::<T>);
        if let Some(Err((kind, accepted))) = read {
            self.misread(name, kind, accepted);
        }
        self.given.shift_remove(name);
    }

    /// The number given for a field that is read later.
    pub fn number_told(&self, name: &str) -> Option<f64> {
        self.look(name).and_then(as_number)
    }

    /// The text given for a field that is read later.
    pub fn text_told(&self, name: &str) -> Option<&str> {
        self.look(name).and_then(Value::as_str)
    }

    /// The whole numbers given for a list that is read later.
    pub fn numbers_told(&self, name: &str) -> Vec<i64> {
        let items = match self.look(name) {
            Some(number @ Value::Number(_)) => vec![number.clone()],
            given => given.and_then(values::items).unwrap_or_default(),
        };
        items.iter().filter_map(whole).collect()
    }

    /// The whole number given for a field of a group that is read later.
    pub fn number_told_inside(&self, group: &str, name: &str) -> Option<i64> {
        self.told_inside(group, name).and_then(whole)
    }

    /// The least and the greatest whole number given for a field of a group that is read later: of a range its
    /// ends, within these limits.
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    pub fn ends_told_inside(
        &self,
        group: &str,
        name: &str,
        (least, most): (i64, i64),
    ) -> Option<(i64, i64)> {
        let told = self.told_inside(group, name)?;
        let range = told.as_str().filter(|text| Range::is_meant(text));
        match range {
            Some(text) => {
                let range = Range::parse(text, least as f64, most as f64)?;
                range.whole().zip(range.last())
            }
            None => whole(told).map(|number| (number, number)),
        }
    }

    /// The whole numbers given for a list in a group that is read later, unless some entry is no number.
    pub fn numbers_told_inside(&self, group: &str, name: &str) -> Option<Vec<i64>> {
        let items = values::items(self.told_inside(group, name)?)?;
        items.iter().map(whole).collect()
    }

    /// The number of entries given for a list that is read later.
    pub fn count_told(&self, name: &str) -> Option<i64> {
        let items = self.look(name).and_then(values::items)?;
        i64::try_from(items.len()).ok().filter(|count| *count > 0)
    }

    /// Whether a list of codes that is read later, or was read, was given with this code.
    pub fn told_lists(&self, name: &str, code: &str) -> bool {
        let given = self.look(name).or_else(|| self.echo.get(name));
        let items = given.and_then(values::items).unwrap_or_default();
        items.iter().any(|item| item == code)
    }

    /// The entries given for a list that is read later.
    pub fn entries_told(&self, name: &str) -> &[Value] {
        let entries = self.look(name).and_then(Value::as_array);
        entries.map_or(&[], Vec::as_slice)
    }

    /// The number of places among which the entries of a list are ranked: their number, or all places if
    /// one of them is given.
    #[expect(clippy::cast_precision_loss, reason = "lists are short")]
    pub fn places_told(&self, list: &str, place: &str, all: usize) -> f64 {
        let entries = self.entries_told(list);
        let told = entries
            .iter()
            .any(|entry| !entry.get(place).unwrap_or(&Value::Null).is_null());
        (if told || entries.is_empty() {
            all
        } else {
            entries.len()
        }) as f64
    }

    /// The value given for a field of a group that is read later.
    pub fn told_inside(&self, group: &str, name: &str) -> Option<&Value> {
        self.look(group)?.get(name).filter(|value| !value.is_null())
    }

    /// Whether the fields are described, without an input.
    pub fn describes(&self) -> bool {
        self.describing
    }

    /// Whether anything is given for a field that is read later. An empty group counts as not given.
    pub fn is_told(&self, name: &str) -> bool {
        self.look(name).is_some_and(|value| !is_empty_group(value))
    }

    /// Whether this value is given for a field that is read later.
    pub fn says(&self, name: &str, value: &str) -> bool {
        match self.look(name) {
            // A truth has several spellings.
            Some(given) if matches!(value, "true" | "false") => {
                values::read_truth(given) == Ok(value == "true")
            }
            Some(Value::String(text)) => text == value,
            Some(Value::Number(number)) => number
                .as_i64()
                .is_some_and(|number| value.parse() == Ok(number)),
            _ => false,
        }
    }

    /// Whether a number that is read later is given or tried, and has at least this value.
    pub fn counts(&self, name: &str, least: f64) -> bool {
        let given = self.told_or_tried(name);
        given
            .as_ref()
            .and_then(as_number)
            .is_some_and(|n| n >= least)
    }

    /// Whether a boolean that is read later is given or tried, and true.
    pub fn holds(&self, name: &str) -> bool {
        let given = self.told_or_tried(name);
        given.is_some_and(|given| values::read_truth(&given) == Ok(true))
    }

    /// Whether a field that is read later is given, or tried by the judge.
    pub fn is_told_or_tried(&self, name: &str) -> bool {
        let tried = |name| {
            let (_, value) = self.assigned(name)?;
            // A set of several values has no single value.
            Some(value.is_none_or(|value| !value.is_null()))
        };
        self.is_told(name) || tried(name) == Some(true)
    }

    /// The value given for a field that is read later, or for a field of a group (`a.higher`), or the
    /// single value that the judge tries.
    fn told_or_tried(&self, name: &str) -> Option<Value> {
        let tried = || self.assigned(name)?.1;
        let told = match name.split_once('.') {
            Some((group, inner)) => self.told_inside(group, inner),
            None => self.look(name),
        };
        let told = told.filter(|value| !is_empty_group(value));
        told.cloned().or_else(tried)
    }

    /// Like [`Form::look`], but takes the value.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.look(name)?;
        self.given.get_mut(name).map(Value::take)
    }

    /// The set that the judge assigns to a missing fact, or to one of which a range was given, and its
    /// value if the set has exactly one.
    fn assigned(&self, name: &str) -> Option<(Set, Option<Value>)> {
        let partly = self.partly.as_ref()?;
        if partly.assigned.is_empty() {
            return None;
        }
        // Comparing the length first excludes most paths.
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

    /// Whether the caller asked for one of these results by name.
    pub fn asks_for(&self, results: &[&str]) -> bool {
        self.partly
            .as_ref()
            .is_some_and(|partly| partly.wanted.iter().any(|name| results.contains(name)))
    }

    /// Whether a boolean that is read later is given or tried, and false.
    pub fn denies(&self, name: &str) -> bool {
        let given = self.told_or_tried(name);
        given.is_some_and(|given| values::read_truth(&given) == Ok(false) || says_none(&given))
    }

    /// Whether facts may be missing.
    pub fn may_lack_facts(&self) -> bool {
        self.partly.is_some()
    }

    /// Whether one of these results may be wanted. Facts that affect only unwanted results are not asked
    /// for.
    pub fn wants(&self, results: &[&str]) -> bool {
        self.partly.as_ref().is_none_or(|partly| {
            partly.wanted.is_empty() || partly.wanted.iter().any(|name| results.contains(name))
        })
    }

    /// Records that a group or a list was not given. If it has a usual value it is not asked for, and
    /// `usual` says whether every verdict names it.
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
                possible: u128::MAX,
                watched: false,
                named,
                setting: false,
            };
            if asked {
                partly.ask(fact);
            } else if !partly.passes_over_usual {
                partly.usual.push(fact);
            }
        }
    }

    /// The range given instead of a number, in the mode in which facts may be missing.
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

    /// Records that the value given under a name is not of the required kind.
    fn misread(&mut self, name: &str, kind: FaultKind, accepted: Vec<String>) {
        let given = self.look(name).cloned().unwrap_or_default();
        self.fault(name, given, kind, accepted);
    }

    /// Records the declaration of a field.
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

    fn echoed(&mut self, name: &'static str, value: Value) {
        self.size += value.as_array().map_or(0, Vec::len);
        self.echo.insert(name, value);
    }

    /// A fault for every given name that was not declared.
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
            // Similar names are looked up only for the faults that are reported.
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
