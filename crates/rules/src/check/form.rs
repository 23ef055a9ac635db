//! The one declaration of a check's input. The same code that reads the values also describes
//! them, so that form, URL, JSON Schema, help and error messages cannot drift apart.
//!
//! All faults are collected; reading goes on with stand-in values until the end, and the
//! result is thrown away when there was a fault.

use std::borrow::Cow;

use serde_json::{Map, Value};

use super::facts::{Domain, Ranged, Untold};
use super::fault::{Fault, FaultKind, MOST_FAULTS, MOST_GIVEN};
use super::measure::{Log, Measure, Range};
use super::number::as_number;
use super::outline::read_outline;
use super::unit::Unit;
use crate::kit::geometry::{Point, Polygon};
use crate::kit::tables::{Cell, Choice, Table, Tables};
use crate::problem::nearest;

/// A declared input field.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The name inside its group.
    pub name: &'static str,
    pub kind: Kind,
    pub unit: Unit,
    pub default: Limit,
    /// The field inside this group that a plain value in its place stands for.
    pub plain: Option<&'static str>,
    /// Whether a range may stand for the number, as text: `15..`, `..40`, `15..40`.
    pub ranged: bool,
    /// Whether it is settled for a whole game, or worked out from tables: no fact of a question.
    pub setting: bool,
}

impl Field {
    /// Whether it is a length with a usual value: most players never touch those, and forms fold them
    /// away.
    pub fn is_preset(&self) -> bool {
        matches!(self.unit, Unit::Mm | Unit::BaseWidths | Unit::Paces) && matches!(self.default, Limit::Default(_) | Limit::Computed)
    }
}

/// Kind of value that a field accepts.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// One of the codes; labels are `<scope>-<code>`.
    Choice {
        scope: &'static str,
        codes: Vec<&'static str>,
    },
    /// True or false.
    Flag,
    Integer {
        min: i64,
        max: i64,
    },
    Decimal {
        min: f64,
        max: f64,
    },
    /// A list of whole numbers: `3, 4, 5`.
    Integers {
        min: i64,
        max: i64,
        most: usize,
    },
    /// A list of numbers: `3.5, 4`. A comma divides them; a decimal comma does not.
    Decimals {
        min: f64,
        max: f64,
        most: usize,
    },
    /// A list of codes.
    Choices {
        scope: &'static str,
        codes: Vec<&'static str>,
        min: usize,
        max: usize,
    },
    /// A short name that the players give: of a base, of a fight.
    Name,
    /// A line of words that the players write: what they call an army.
    Text {
        most: usize,
    },
    /// A list of such names.
    Names {
        min: usize,
        max: usize,
    },
    /// A text of several lines, kept as written.
    Lines {
        most: usize,
    },
    /// Such names, each with another or with none: `bows=knights, guns=`.
    Pairs {
        max: usize,
    },
    /// The corners of an outline: `0,0 50,0 50,40`.
    Outline,
    /// Several outlines: `0,0 50,0 50,40 | 80,0 90,0 90,9`.
    Outlines {
        most: usize,
    },
    /// Fields inside fields: `mover.troops`.
    Group(Vec<Field>),
    /// Numbered groups: `friends.0.troop`.
    List {
        fields: Vec<Field>,
        min: usize,
        max: usize,
    },
}

impl Kind {
    /// Values that a fault names as accepted.
    pub(super) fn accepted(&self) -> Vec<String> {
        match self {
            Self::Choice { codes, .. } | Self::Choices { codes, .. } => owned(codes),
            Self::Integer { min, max } | Self::Integers { min, max, .. } => vec![format!("{min}–{max}")],
            Self::Decimal { min, max } | Self::Decimals { min, max, .. } => vec![format!("{min}–{max}")],
            Self::Flag => truths(),
            Self::Text { most } | Self::Lines { most } => vec![format!("0–{most}")],
            Self::Name | Self::Names { .. } | Self::Pairs { .. } | Self::Outline | Self::Outlines { .. } | Self::Group(_) | Self::List { .. } => Vec::new(),
        }
    }
}

/// Treatment of a field that is left out.
#[derive(Clone, Debug, PartialEq)]
pub enum Limit {
    /// It is a fault.
    Required,
    /// It is asked where it matters: it has no usual value.
    Asked,
    /// It stays null.
    Optional,
    /// This value is taken.
    Default(Value),
    /// A value is worked out from the other fields.
    Computed,
}

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
    /// The fields in full, only while describing; and the groups that one plain value stands for.
    fields: Vec<Field>,
    plain: Vec<(&'static str, &'static str)>,
    /// Every field declared so far.
    names: Vec<(&'static str, Shape)>,
    echo: Map<String, Value>,
    faults: Vec<Fault>,
    flags: Vec<Cow<'static, str>>,
    /// The frontage of bases in this input, once it is known, mm.
    width: Option<f64>,
    /// The corners of all outlines read so far.
    corners: usize,
    /// Untold facts, collected only where facts may be missing.
    partly: Option<Partly>,
}

/// Untold facts of an input, found while it is read.
#[derive(Default)]
pub(super) struct Partly {
    /// Facts without a usual value, in declared order.
    pub asked: Vec<Untold>,
    /// Facts that took their usual value, in declared order; none where nobody wants to know.
    pub usual: Vec<Untold>,
    passes_over_usual: bool,
    /// Numbers known as ranges, with the comparisons made.
    pub ranged: Vec<Ranged>,
    /// Faults that are between fields: a value that stands in for an untold fact may cause them.
    clashes: Vec<usize>,
    /// The numbers at which a field's meaning changes.
    turns: Vec<(&'static str, Vec<f64>)>,
    /// Numbers that are asked exactly.
    exact: Vec<&'static str>,
    /// Values that are tried for a number in place of samples of its range.
    tried: Vec<(&'static str, Domain)>,
}

impl Partly {
    /// Values that are tried for a number in place of samples of its range.
    fn tried_for(&self, name: &str) -> Option<Domain> {
        self.tried.iter().find(|(field, _)| *field == name).map(|(_, domain)| domain.clone())
    }
}

/// An input read as far as it was told.
pub(super) struct ReadPartly<T> {
    pub input: T,
    pub echo: Map<String, Value>,
    pub flags: Vec<Cow<'static, str>>,
    pub partly: Partly,
    /// All faults where nothing is untold; else those that no further fact can mend.
    pub faults: Vec<Fault>,
}

/// Reads an input in which facts may be missing: those that are needed are listed instead of
/// being faults, unless nothing can stand for them (names, lists, outlines, positions). `usual`
/// asks for the facts that took their usual value as well.
pub(super) fn read_partly<T: Declared>(tables: &Tables, given: Map<String, Value>, usual: bool) -> ReadPartly<T> {
    let mut form = Form::new(tables, given, String::new(), false);
    form.partly = Some(Partly { passes_over_usual: !usual, ..Partly::default() });
    let input = T::declare(&mut form);
    form.unknown();
    let mut partly = form.partly.take().unwrap_or_default();
    partly.asked.sort_by_key(|fact| fact.order);
    partly.usual.sort_by_key(|fact| fact.order);
    let mut faults = form.faults;
    if !partly.asked.is_empty() {
        let mut n = 0;
        faults.retain(|_| {
            n += 1;
            !partly.clashes.contains(&(n - 1))
        });
    }
    ReadPartly { input, echo: form.echo, flags: form.flags, partly, faults }
}

/// The tables in force, for defaults that come from one. It remembers the flags of what was read:
/// they are raised only where the default is taken.
pub struct Figures<'a> {
    tables: &'a Tables,
    flags: Vec<Cow<'static, str>>,
}

impl Figures<'_> {
    /// A number of a table in force; none where the table is silent.
    pub fn number(&mut self, table: &Table, row: &str, column: &str) -> Option<i64> {
        let (cell, flag) = self.tables.read(table, row, column);
        self.flags.extend(flag);
        match cell {
            Cell::Number(n) => Some(n),
            Cell::Word(_) | Cell::Empty => None,
        }
    }

    /// Reads figures on which the verdict does not depend: nothing is flagged.
    pub fn quietly<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let flags = self.flags.len();
        let result = act(self);
        self.flags.truncate(flags);
        result
    }
}

/// Shape of a field's values, spelt out as a [`Kind`] only when somebody wants to know: reading an
/// input does not.
#[derive(Clone, Copy)]
enum Shape {
    Choice {
        scope: &'static str,
        codes: fn() -> Vec<&'static str>,
    },
    Choices {
        scope: &'static str,
        codes: fn() -> Vec<&'static str>,
        min: usize,
        max: usize,
    },
    Flag,
    Integer {
        min: i64,
        max: i64,
    },
    Integers {
        min: i64,
        max: i64,
        most: usize,
    },
    Decimal {
        min: f64,
        max: f64,
    },
    Decimals {
        min: f64,
        max: f64,
        most: usize,
    },
    Name,
    Text {
        most: usize,
    },
    Names {
        min: usize,
        max: usize,
    },
    Lines {
        most: usize,
    },
    Pairs {
        max: usize,
    },
    Outline,
    /// A group or a list, which describes itself.
    Nested,
}

impl Shape {
    /// The limits of a number.
    fn limits(self) -> Option<(f64, f64)> {
        match self {
            #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
            Self::Integer { min, max } => Some((min as f64, max as f64)),
            Self::Decimal { min, max } => Some((min, max)),
            _ => None,
        }
    }

    /// Possible values of an untold fact of this shape; none for what cannot be a single fact.
    fn domain(self, turns: &[f64]) -> Option<Domain> {
        /// So many whole numbers are tried one by one.
        const FEW: i64 = 13;
        match self {
            Self::Choice { codes, .. } => Some(Domain::Codes(codes)),
            Self::Flag => Some(Domain::Flag),
            Self::Integer { min, max } if turns.is_empty() && max - min < FEW => Some(Domain::Whole(min, max)),
            Self::Integer { .. } | Self::Decimal { .. } if !turns.is_empty() => {
                let (least, most) = self.limits()?;
                let parts = Domain::between(Range::between(least, most), (least, most), turns);
                Some(if matches!(self, Self::Integer { .. }) { parts.whole((least, most)) } else { parts })
            }
            Self::Integer { .. } | Self::Decimal { .. } => Some(Domain::Spread(self.limits()?, matches!(self, Self::Integer { .. }), false)),
            _ => None,
        }
    }

    fn kind(self) -> Kind {
        match self {
            Self::Choice { scope, codes } => Kind::Choice { scope, codes: codes() },
            Self::Choices { scope, codes, min, max } => Kind::Choices { scope, codes: codes(), min, max },
            Self::Flag => Kind::Flag,
            Self::Integer { min, max } => Kind::Integer { min, max },
            Self::Integers { min, max, most } => Kind::Integers { min, max, most },
            Self::Decimal { min, max } => Kind::Decimal { min, max },
            Self::Decimals { min, max, most } => Kind::Decimals { min, max, most },
            Self::Name => Kind::Name,
            Self::Text { most } => Kind::Text { most },
            Self::Names { min, max } => Kind::Names { min, max },
            Self::Lines { most } => Kind::Lines { most },
            Self::Pairs { max } => Kind::Pairs { max },
            Self::Outline => Kind::Outline,
            Self::Nested => Kind::Group(Vec::new()),
        }
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

/// The fields of an input, in declared order.
pub fn describe<T: Declared>() -> Vec<Field> {
    let tables = Tables::default();
    let mut form = Form::new(&tables, Map::new(), String::new(), true);
    T::declare(&mut form);
    form.fields
}

/// Reads an input, or says everything that is wrong with it.
///
/// # Errors
/// Every fault of every field, in declared order; unknown fields last.
pub fn read<T: Declared>(tables: &Tables, given: Map<String, Value>) -> Result<Filled<T>, Vec<Fault>> {
    let mut form = Form::new(tables, given, String::new(), false);
    let input = T::declare(&mut form);
    form.close().map(|(echo, flags)| Filled { input, echo, flags })
}

/// Reads an input as far as it can be read: what it says, stand-ins where it is faulty, and the
/// faults.
pub(super) fn look<T: Declared>(tables: &Tables, given: Map<String, Value>) -> (Map<String, Value>, Vec<Fault>) {
    let mut form = Form::new(tables, given, String::new(), false);
    T::declare(&mut form);
    form.unknown();
    (form.echo, form.faults)
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
            names,
            echo,
            faults: Vec::new(),
            flags: Vec::new(),
            width: None,
            corners: 0,
            partly: None,
        }
    }

    /// Input that was read, or all its faults.
    #[expect(clippy::type_complexity, reason = "two of the fields of `Filled`")]
    fn close(mut self) -> Result<(Map<String, Value>, Vec<Cow<'static, str>>), Vec<Fault>> {
        self.unknown();
        if self.faults.is_empty() { Ok((self.echo, self.flags)) } else { Err(self.faults) }
    }

    /// A number of a table in force, for what an input must fit; nothing is flagged.
    pub fn figure(&self, table: &Table, row: &str, column: &str) -> Option<i64> {
        self.figures().number(table, row, column)
    }

    /// The tables in force, for what no flag is raised of.
    pub(crate) fn figures(&self) -> Figures<'a> {
        Figures { tables: self.tables, flags: Vec::new() }
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

    fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }

    fn fault(&mut self, name: &str, given: Value, kind: FaultKind, accepted: Vec<String>) {
        let path = self.path_of(name);
        // Beyond what is told anyway, faults are only counted.
        let (given, accepted) = if self.faults.len() < MOST_FAULTS { (given, accepted) } else { (Value::Null, Vec::new()) };
        self.faults.push(Fault { path, given, kind, accepted, args: Vec::new() });
    }

    /// Records that `name` may not be more than `other`.
    pub fn more_than(&mut self, name: &'static str, other: &'static str) {
        if self.describing {
            return;
        }
        let given = self.given.get(name).cloned().unwrap_or(Value::Null);
        let limit = self.echo.get(other).map(ToString::to_string).unwrap_or_default();
        let path = self.path_of(name);
        self.clash();
        self.faults.push(Fault {
            path,
            given,
            kind: FaultKind::MoreThan,
            accepted: vec![format!("0–{limit}")],
            args: vec![("other".into(), other.into()), ("limit".into(), limit.into())],
        });
    }

    /// Records that a field declared as open is needed after all, because of what another field
    /// says: room behind a friend when there is a friend. Does nothing where it was given.
    pub fn lacks(&mut self, name: &'static str) {
        let path = self.path_of(name);
        if self.describing || self.echo.get(name).is_some_and(|value| !value.is_null()) || self.faults.iter().any(|fault| fault.path == path) {
            return;
        }
        let Some((order, shape)) = self.names.iter().enumerate().find(|(_, (declared, _))| *declared == name).map(|(n, (_, shape))| (n, *shape)) else {
            return;
        };
        if let Some(partly) = &mut self.partly {
            let turns = partly.turns.iter().find(|(field, _)| *field == name).map(|(_, turns)| turns.as_slice()).unwrap_or_default();
            let domain = partly.tried_for(name).or_else(|| shape.domain(turns)).filter(|_| !partly.exact.contains(&name)).unwrap_or(Domain::Free);
            partly.usual.retain(|fact| fact.path != path);
            if partly.asked.iter().all(|fact| fact.path != path) {
                partly.asked.push(Untold { path, order, domain, usual: Value::Null });
            }
            return;
        }
        self.fault(name, Value::Null, FaultKind::Missing, shape.kind().accepted());
    }

    /// Records that a value does not go with the others: a name that stands twice, a troop type
    /// that the rest rules out. The path is dotted: `sequence.1.attacker`.
    pub fn refuse(&mut self, path: &str, given: impl Into<Value>, kind: FaultKind, accepted: Vec<String>) {
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
    pub fn unreadable(&mut self, name: &'static str, line: usize, column: usize, given: &str, accepted: Vec<String>) {
        if self.describing {
            return;
        }
        let path = self.path_of(name);
        let args = vec![("line".into(), line.to_string().into()), ("column".into(), column.to_string().into())];
        self.faults.push(Fault { path, given: Value::from(given), kind: FaultKind::Unreadable, accepted, args });
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

    /// Value given for a field of a group that is read later.
    pub fn told_inside(&self, group: &str, name: &str) -> Option<&Value> {
        self.look(group)?.get(name).filter(|value| !value.is_null())
    }

    /// Whether this value is told for a field that is read later.
    pub fn says(&self, name: &str, value: &str) -> bool {
        match self.look(name) {
            Some(Value::String(text)) => text == value,
            Some(Value::Bool(yes)) => value == if *yes { "true" } else { "false" },
            Some(Value::Number(number)) => number.as_i64().is_some_and(|number| value.parse() == Ok(number)),
            _ => false,
        }
    }

    /// As [`Form::look`], to keep.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.look(name)?;
        self.given.get_mut(name).map(Value::take)
    }

    fn ask<T>(
        &mut self,
        name: &'static str,
        shape: Shape,
        stand_in: T,
        read: impl FnOnce(&Value) -> Result<T, (FaultKind, Vec<String>)>,
        show: fn(&T) -> Value,
    ) -> Ask<'_, 'a, T> {
        let mut faulty = self.describing;
        let range = self.range(name, shape);
        let value = match self.look(name).map(read) {
            None => None,
            _ if range.is_some() => None,
            Some(Ok(good)) => Some(good),
            Some(Err((fault, accepted))) => {
                self.misread(name, fault, accepted);
                faulty = true;
                None
            }
        };
        let turns = Vec::new();
        Ask { form: self, name, shape, unit: Unit::None, value, faulty, stand_in, show, turns, range, in_parts: false, exact: false, setting: false }
    }

    /// Range given in place of a number, where facts may be missing.
    fn range(&self, name: &str, shape: Shape) -> Option<Range> {
        let (least, most) = shape.limits()?;
        let text = self.look(name)?.as_str().filter(|text| text.contains(".."))?;
        self.partly.is_some().then(|| Range::parse(text, least, most)).flatten()
    }

    /// Records a fault: the value given under a name is not of the kind asked for.
    fn misread(&mut self, name: &str, kind: FaultKind, accepted: Vec<String>) {
        let given = self.look(name).cloned().unwrap_or_default();
        self.fault(name, given, kind, accepted);
    }

    /// A field of this shape was asked for.
    fn declared(&mut self, name: &'static str, shape: Shape, unit: Unit, default: Limit, (ranged, setting): (bool, bool)) {
        self.names.push((name, shape));
        if self.describing {
            self.fields.push(Field { name, kind: shape.kind(), unit, default, plain: None, ranged, setting });
        }
    }

    fn missing(&mut self, name: &str, shape: Shape) {
        let accepted = shape.kind().accepted();
        self.fault(name, Value::Null, FaultKind::Missing, accepted);
    }

    fn echoed(&mut self, name: &str, value: Value) {
        self.echo.insert(name.to_owned(), value);
    }

    /// One of a closed set of codes.
    pub fn choice<T: Choice>(&mut self, name: &'static str) -> Ask<'_, 'a, T> {
        let shape = Shape::Choice { scope: T::SCOPE, codes: T::codes };
        self.ask(name, shape, T::ALL[0], read_choice, |value| Value::from(value.code()))
    }

    /// A list of codes of a closed set; a text of codes with commas is read as a list.
    pub fn choices<T: Choice>(&mut self, name: &'static str, min: usize, max: usize) -> Ask<'_, 'a, Vec<T>> {
        let shape = Shape::Choices { scope: T::SCOPE, codes: T::codes, min, max };
        let read = |given: &Value| {
            let items = items(given).ok_or_else(|| (FaultKind::NotAList, owned(&T::codes())))?;
            if items.len() < min || items.len() > max {
                return Err((FaultKind::ListLength, vec![format!("{min}–{max}")]));
            }
            items.iter().map(read_choice::<T>).collect()
        };
        self.ask(name, shape, Vec::new(), read, |values| values.iter().map(|value| value.code()).collect())
    }

    /// A short name that the players give.
    pub fn name(&mut self, name: &'static str) -> Ask<'_, 'a, String> {
        self.ask(name, Shape::Name, String::new(), read_name, |value| Value::from(value.as_str()))
    }

    /// A line of words that the players write, of at most so many characters.
    pub fn text(&mut self, name: &'static str, most: usize) -> Ask<'_, 'a, String> {
        self.ask(name, Shape::Text { most }, String::new(), move |given| read_text(given, most), |value| Value::from(value.as_str()))
    }

    /// A text of several lines, of at most so many characters: kept as written, with one kind of
    /// line end and nothing in it that is not seen.
    pub fn lines(&mut self, name: &'static str, most: usize) -> Ask<'_, 'a, String> {
        self.ask(name, Shape::Lines { most }, String::new(), move |given| read_lines(given, most), |value| Value::from(value.as_str()))
    }

    /// A list of such names; a text of names with commas is read as a list.
    pub fn names(&mut self, name: &'static str, min: usize, max: usize) -> Ask<'_, 'a, Vec<String>> {
        let read = |given: &Value| {
            let items = items(given).ok_or((FaultKind::NotAList, Vec::new()))?;
            if items.len() < min || items.len() > max {
                return Err((FaultKind::ListLength, vec![format!("{min}–{max}")]));
            }
            items.iter().map(read_name).collect()
        };
        self.ask(name, Shape::Names { min, max }, Vec::new(), read, |values| values.iter().map(String::as_str).collect())
    }

    /// Names with names: who does something to whom, or to nobody. A text such as
    /// `bows=knights, guns=` is read likewise. Empty when left out.
    pub fn pairs(&mut self, name: &'static str, max: usize) -> Vec<(String, Option<String>)> {
        let read = |given: &Value| {
            let pairs = pairs(given).ok_or((FaultKind::NotAGroup, Vec::new()))?;
            if pairs.len() > max {
                return Err((FaultKind::ListLength, vec![format!("0–{max}")]));
            }
            let mut read: Vec<(String, Option<String>)> = Vec::with_capacity(pairs.len());
            for (who, whom) in pairs {
                let who = read_name(&Value::from(who))?;
                if read.iter().any(|(other, _)| *other == who) {
                    return Err((FaultKind::Repeated, Vec::new()));
                }
                let nobody = whom.is_null() || whom.as_str().is_some_and(|text| text.trim().is_empty());
                read.push((who, if nobody { None } else { Some(read_name(&whom)?) }));
            }
            Ok(read)
        };
        let show = |pairs: &Vec<(String, Option<String>)>| {
            Value::Object(pairs.iter().map(|(who, whom)| (who.clone(), whom.as_deref().map_or(Value::Null, Value::from))).collect())
        };
        self.ask(name, Shape::Pairs { max }, Vec::new(), read, show).or(Vec::new())
    }

    /// An outline by its corners, mm: pairs of numbers, or a text of them. It must be given.
    pub fn outline(&mut self, name: &'static str) -> Polygon<f64> {
        self.count_corners(name);
        let show = |points: &Vec<Point>| points.iter().map(|place| Value::from(vec![super::number(place.x), super::number(place.y)])).collect();
        let points = self.ask(name, Shape::Outline, Vec::new(), read_outline, show).required();
        Polygon::new(points.into(), Vec::new())
    }

    /// Refuses an outline whose corners are too many with those before it; it is not read.
    fn count_corners(&mut self, name: &'static str) {
        let Some(given) = self.look(name).cloned() else { return };
        if self.has_too_many(&given) {
            self.fault(name, Value::from(self.corners), FaultKind::TooManyCorners, vec![format!("0–{MOST_CORNERS}")]);
            self.given.insert(name.to_owned(), Value::from(vec![[0, 0], [1, 0], [0, 1]].into_iter().map(Value::from).collect::<Vec<_>>()));
        }
    }

    /// Counts the corners of an outline; whether all together are more than are looked at.
    fn has_too_many(&mut self, outline: &Value) -> bool {
        self.corners += match outline {
            Value::Array(places) => places.len(),
            Value::String(text) => text.split([',', ' ', ';']).filter(|part| !part.is_empty()).count() / 2,
            _ => 0,
        };
        self.corners > MOST_CORNERS
    }

    /// As [`Form::outline`], where it may be left out.
    pub fn maybe_outline(&mut self, name: &'static str) -> Option<Polygon<f64>> {
        self.count_corners(name);
        let show = |points: &Vec<Point>| points.iter().map(|place| Value::from(vec![super::number(place.x), super::number(place.y)])).collect();
        let points = self.ask(name, Shape::Outline, Vec::new(), read_outline, show).optional();
        points.map(|points| Polygon::new(points.into(), Vec::new()))
    }

    /// Several outlines, each as in [`Form::outline`]; a text divides them by `|`. None when left out.
    pub fn outlines(&mut self, name: &'static str, most: usize) -> Vec<Polygon<f64>> {
        let given: Vec<Value> = match self.take(name) {
            None => Vec::new(),
            Some(Value::Array(items)) => items,
            Some(Value::String(text)) => text.split('|').map(str::trim).filter(|part| !part.is_empty()).map(Value::from).collect(),
            Some(other) => {
                self.fault(name, other, FaultKind::NotAList, Vec::new());
                Vec::new()
            }
        };
        if given.len() > most {
            self.fault(name, Value::from(given.len()), FaultKind::ListLength, vec![format!("0–{most}")]);
        }
        let (mut outlines, mut echo) = (Vec::new(), Vec::new());
        for (n, item) in given.into_iter().take(most).enumerate() {
            if self.has_too_many(&item) {
                self.fault(&format!("{name}.{n}"), Value::from(self.corners), FaultKind::TooManyCorners, vec![format!("0–{MOST_CORNERS}")]);
                break;
            }
            match read_outline(&item) {
                Ok(points) => {
                    echo.push(points.iter().map(|place| Value::from(vec![super::number(place.x), super::number(place.y)])).collect());
                    outlines.push(Polygon::new(points.into(), Vec::new()));
                }
                Err((kind, accepted)) => self.fault(&format!("{name}.{n}"), item, kind, accepted),
            }
        }
        self.nested(name, Kind::Outlines { most });
        self.echo.insert(name.to_owned(), Value::Array(echo));
        outlines
    }

    /// True or false, also as 1 or 0; false when left out.
    pub fn truth(&mut self, name: &'static str) -> bool {
        self.yes_or_no(name).or(false)
    }

    /// True or false, and nothing is taken for granted: the last word of the [`Ask`] says what
    /// happens when it was left out. For what costs a base its life either way.
    pub fn yes_or_no(&mut self, name: &'static str) -> Ask<'_, 'a, bool> {
        self.ask(name, Shape::Flag, false, read_truth, |value| Value::from(*value))
    }

    /// A whole number within limits, both included.
    pub fn integer(&mut self, name: &'static str, min: i64, max: i64) -> Ask<'_, 'a, i64> {
        self.ask(name, Shape::Integer { min, max }, min, move |given| read_integer(given, min, max), |value| Value::from(*value))
    }

    /// Whole numbers within limits, both included, at most so many of them; a text of numbers
    /// with commas is read as a list. Empty when left out.
    pub fn integers(&mut self, name: &'static str, min: i64, max: i64, most: usize) -> Vec<i64> {
        let read = move |given: &Value| {
            let range = || vec![format!("{min}–{max}")];
            let items = match given {
                Value::Number(_) => vec![given.clone()],
                given => items(given).ok_or_else(|| (FaultKind::NotAList, range()))?,
            };
            if items.len() > most {
                return Err((FaultKind::ListLength, vec![format!("0–{most}")]));
            }
            items.iter().map(|item| read_integer(item, min, max)).collect()
        };
        self.ask(name, Shape::Integers { min, max, most }, Vec::new(), read, |values| values.iter().copied().collect()).or(Vec::new())
    }

    /// Numbers within limits, both included, at most so many of them; a text of numbers with
    /// commas is read as a list.
    pub fn decimals(&mut self, name: &'static str, min: f64, max: f64, most: usize) -> Ask<'_, 'a, Vec<f64>> {
        let read = move |given: &Value| {
            let range = || vec![format!("{min}–{max}")];
            let items = match given {
                Value::Number(_) => vec![given.clone()],
                given => items(given).ok_or_else(|| (FaultKind::NotAList, range()))?,
            };
            if items.len() > most {
                return Err((FaultKind::ListLength, vec![format!("0–{most}")]));
            }
            let number = |item: &Value| {
                let number = as_number(item).ok_or_else(|| (FaultKind::NotANumber, range()))?;
                if number < min || number > max { Err((FaultKind::OutOfRange, range())) } else { Ok(number) }
            };
            items.iter().map(number).collect()
        };
        self.ask(name, Shape::Decimals { min, max, most }, Vec::new(), read, |values| values.iter().map(|value| super::number(*value)).collect())
    }

    /// A number within limits, both included; in the unit told to the [`Ask`].
    pub fn decimal(&mut self, name: &'static str, min: f64, max: f64) -> Ask<'_, 'a, f64> {
        let read = move |given: &Value| {
            let range = || vec![format!("{min}–{max}")];
            let number = as_number(given).ok_or_else(|| (FaultKind::NotANumber, range()))?;
            if number < min || number > max { Err((FaultKind::OutOfRange, range())) } else { Ok(number) }
        };
        self.ask(name, Shape::Decimal { min, max }, min, read, |value| super::number(*value))
    }

    /// Lets the group of this name be given as one plain value as well, which stands for one of its
    /// fields: `a = 2` for `a.points = 2`. Said before the group is declared.
    pub fn plainly(&mut self, name: &'static str, field: &'static str) {
        if self.describing {
            self.plain.push((name, field));
        }
        if self.look(name).is_some_and(|given| given.is_number() || given.is_string())
            && let Some(value) = self.take(name)
        {
            self.given.insert(name.to_owned(), Value::Object(Map::from_iter([(field.to_owned(), value)])));
        }
    }

    /// A group of fields; left out, its fields are read as left out.
    pub fn group<T: Declared>(&mut self, name: &'static str) -> T {
        let given = self.group_of(name);
        let (value, fields, echo) = self.inside(name, given);
        self.nested(name, Kind::Group(fields));
        self.echoed(name, Value::Object(echo));
        value
    }

    /// A group that may be left out as a whole.
    pub fn maybe<T: Declared>(&mut self, name: &'static str) -> Option<T> {
        let empty = |value: &Value| value.as_object().is_some_and(|map| map.values().all(|value| value.is_null() || value.as_str() == Some("")));
        if self.describing {
            let (value, fields, _) = self.inside(name, Map::new());
            self.names.push((name, Shape::Nested));
            self.group_declared(name, Kind::Group(fields), Limit::Default(Value::Null));
            return Some(value);
        }
        if self.look(name).is_none_or(empty) {
            self.given.shift_remove(name);
            self.names.push((name, Shape::Nested));
            self.echo.insert(name.to_owned(), Value::Null);
            return None;
        }
        Some(self.group(name))
    }

    /// A list of groups, read one by one; empty when left out. A text such as `line_6*dragoons_2`
    /// is read as rows of plain values in declared order.
    pub fn list<T: Declared>(&mut self, name: &'static str, min: usize, max: usize) -> Vec<T> {
        let items = self.items_of(name, min, max, |form| drop(T::declare(form)));
        let mut fields = Vec::new();
        if self.describing {
            fields = self.inside::<T>(name, Map::new()).1;
        }
        let mut values = Vec::new();
        let mut echoes = Vec::new();
        for (n, item) in items.into_iter().enumerate() {
            let path = format!("{name}.{n}");
            let Some(given) = self.item(&path, item) else { continue };
            let (value, _, echo) = self.inside(&path, given);
            values.push(value);
            echoes.push(Value::Object(echo));
        }
        self.nested(name, Kind::List { fields, min, max });
        self.echoed(name, Value::Array(echoes));
        values
    }

    /// The fields of a group that was given.
    fn group_of(&mut self, name: &str) -> Map<String, Value> {
        match self.take(name) {
            None => Map::new(),
            Some(Value::Object(map)) => map,
            Some(other) => {
                self.fault(name, other, FaultKind::NotAGroup, Vec::new());
                Map::new()
            }
        }
    }

    /// The groups of a list that was given.
    fn items_of(&mut self, name: &str, min: usize, max: usize, declare: fn(&mut Form<'_>)) -> Vec<Value> {
        let mut items = match self.take(name) {
            None => Vec::new(),
            Some(Value::Array(items)) => items,
            Some(Value::String(text)) => {
                let mut described = Form::new(self.tables, Map::new(), String::new(), true);
                described.width = self.width;
                declare(&mut described);
                rows(&text, &described.fields).unwrap_or_else(|| {
                    self.fault(name, Value::from(text), FaultKind::NotAList, Vec::new());
                    Vec::new()
                })
            }
            Some(other) => {
                self.fault(name, other, FaultKind::NotAList, Vec::new());
                Vec::new()
            }
        };
        if items.len() > max || (items.len() < min && !self.describing) {
            let given = Value::from(items.len());
            self.fault(name, given, FaultKind::ListLength, vec![format!("{min}–{max}")]);
            items.truncate(max);
        }
        items
    }

    /// One group of a list.
    fn item(&mut self, path: &str, item: Value) -> Option<Map<String, Value>> {
        match item {
            Value::Object(map) => Some(map),
            other => {
                self.fault(path, other, FaultKind::NotAGroup, Vec::new());
                None
            }
        }
    }

    fn group_declared(&mut self, name: &'static str, kind: Kind, default: Limit) {
        let plain = self.plain.iter().find(|(group, _)| *group == name).map(|(_, field)| *field);
        self.fields.push(Field { name, kind, unit: Unit::None, default, plain, ranged: false, setting: false });
    }

    fn nested(&mut self, name: &'static str, kind: Kind) {
        self.names.push((name, Shape::Nested));
        if self.describing {
            self.group_declared(name, kind, Limit::Optional);
        }
    }

    fn inside<T: Declared>(&mut self, path: &str, given: Map<String, Value>) -> (T, Vec<Field>, Map<String, Value>) {
        let mut form = Form::new(self.tables, given, self.path_of(path), self.describing);
        form.width = self.width;
        form.corners = self.corners;
        form.partly = self.partly.as_ref().map(|outer| Partly { passes_over_usual: outer.passes_over_usual, ..Partly::default() });
        let value = T::declare(&mut form);
        self.corners = form.corners;
        let (fields, echo) = self.closed(form);
        (value, fields, echo)
    }

    /// Takes over what a form inside this one found.
    fn closed(&mut self, mut form: Form<'_>) -> (Vec<Field>, Map<String, Value>) {
        form.unknown();
        if let (Some(partly), Some(inner)) = (&mut self.partly, form.partly.take()) {
            let (order, before) = (self.names.len(), self.faults.len());
            let sorted = |mut facts: Vec<Untold>| {
                facts.sort_by_key(|fact| fact.order);
                facts.into_iter().map(move |fact| Untold { order, ..fact })
            };
            partly.asked.extend(sorted(inner.asked));
            partly.usual.extend(sorted(inner.usual));
            partly.ranged.extend(inner.ranged);
            partly.clashes.extend(inner.clashes.into_iter().map(|n| n + before));
        }
        self.faults.append(&mut form.faults);
        self.raise(form.flags);
        (form.fields, form.echo)
    }

    /// Faults for every given name that was never declared.
    fn unknown(&mut self) {
        if self.describing {
            return;
        }
        let known = |name: &str| self.names.iter().any(|(declared, _)| *declared == name);
        let unknown: Vec<(String, Value)> = self.given.iter().filter(|(name, _)| !known(name)).map(|(n, v)| (n.clone(), v.clone())).collect();
        if unknown.is_empty() {
            return;
        }
        let names: Vec<&str> = self.names.iter().map(|(name, _)| *name).collect();
        for (name, given) in unknown {
            // Names are compared for the faults that are told, not for thousands.
            let near = if self.faults.len() < MOST_FAULTS { nearest(&name, names.iter().copied()) } else { Vec::new() };
            let accepted = if near.is_empty() { names.clone() } else { near };
            self.fault(&name, given, FaultKind::UnknownField, owned(&accepted));
        }
    }
}

fn owned(codes: &[&str]) -> Vec<String> {
    codes.iter().map(|code| (*code).to_owned()).collect()
}

fn read_choice<T: Choice>(given: &Value) -> Result<T, (FaultKind, Vec<String>)> {
    given.as_str().and_then(T::parse).ok_or_else(|| (FaultKind::NotOneOf, owned(&T::codes())))
}

fn read_truth(given: &Value) -> Result<bool, (FaultKind, Vec<String>)> {
    match given {
        Value::Bool(value) => Ok(*value),
        Value::Number(n) if n.as_i64() == Some(1) => Ok(true),
        Value::Number(n) if n.as_i64() == Some(0) => Ok(false),
        Value::String(text) if matches!(text.as_str(), "true" | "1" | "on") => Ok(true),
        Value::String(text) if matches!(text.as_str(), "false" | "0" | "off") => Ok(false),
        _ => Err((FaultKind::NotTrueOrFalse, truths())),
    }
}

fn truths() -> Vec<String> {
    vec!["true".into(), "false".into()]
}

fn read_integer(given: &Value, min: i64, max: i64) -> Result<i64, (FaultKind, Vec<String>)> {
    let range = || vec![format!("{min}–{max}")];
    let number = as_number(given).ok_or_else(|| (FaultKind::NotANumber, range()))?;
    if number.fract() != 0.0 {
        return Err((FaultKind::NotWhole, range()));
    }
    #[expect(clippy::cast_possible_truncation, reason = "the range is checked next, in i64")]
    let number = number as i64;
    if number < min || number > max { Err((FaultKind::OutOfRange, range())) } else { Ok(number) }
}

/// The entries of a list, also of a text with commas.
fn items(given: &Value) -> Option<Vec<Value>> {
    match given {
        Value::Array(items) => Some(items.clone()),
        Value::String(text) => Some(text.split([',', ' ']).filter(|part| !part.is_empty()).map(Value::from).collect()),
        _ => None,
    }
}

/// The pairs of a map, or of a text such as `bows=knights, guns=`.
fn pairs(given: &Value) -> Option<Vec<(String, Value)>> {
    match given {
        Value::Object(map) => Some(map.iter().map(|(who, whom)| (who.clone(), whom.clone())).collect()),
        Value::String(text) => {
            let parts = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
            parts.map(|part| part.split_once('=').map(|(who, whom)| (who.trim().to_owned(), Value::from(whom.trim())))).collect()
        }
        _ => None,
    }
}

/// Names in pairs as one text, where one of the names cannot be a step of a dotted path, or would
/// be read as a place in a list.
pub fn pairs_text(map: &Map<String, Value>) -> Option<String> {
    let fits = |name: &String| !name.is_empty() && !name.contains('.') && !name.bytes().all(|b| b.is_ascii_digit());
    let text = |whom: &Value| whom.as_str().unwrap_or_default().to_owned();
    let unfit = map.keys().any(|name| !fits(name)) && map.values().all(|whom| whom.is_string() || whom.is_null());
    unfit.then(|| map.iter().map(|(who, whom)| format!("{who}={}", text(whom))).collect::<Vec<_>>().join(","))
}

/// Whether a list of such groups has a short form.
pub fn rows_fit(fields: &[Field]) -> bool {
    fields.iter().all(is_plain)
}

/// Whether a value of this kind can stand in a row of text.
fn is_plain(field: &Field) -> bool {
    matches!(field.kind, Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. } | Kind::Name | Kind::Text { .. })
}

/// A row of such a text as a client may write it, made of the first value each field takes; none
/// where the groups of the list hold anything else.
pub fn sample_row(fields: &[Field]) -> Option<String> {
    let value = |field: &Field| match &field.kind {
        _ if !matches!(field.default, Limit::Required | Limit::Asked) => String::new(),
        Kind::Choice { codes, .. } => codes.first().map(|code| (*code).to_owned()).unwrap_or_default(),
        Kind::Integer { min, .. } => min.to_string(),
        Kind::Decimal { min, .. } => min.to_string(),
        Kind::Flag => "1".to_owned(),
        _ => "x".to_owned(),
    };
    let row = fields.iter().map(value).collect::<Vec<_>>().join("_");
    fields.iter().all(is_plain).then(|| row.trim_end_matches('_').to_owned())
}

/// The rows of a text such as `line_6*dragoons_2`: plain values in declared order. None where the
/// groups of the list hold anything else.
pub fn rows(text: &str, fields: &[Field]) -> Option<Vec<Value>> {
    let row = |row: &str| {
        let values: Vec<&str> = row.trim_end_matches('_').split('_').collect();
        if values.len() > fields.len() {
            return Value::from(row);
        }
        let filled = fields.iter().zip(values).filter(|(_, value)| !value.is_empty());
        Value::Object(filled.map(|(field, value)| (field.name.to_owned(), Value::from(value))).collect())
    };
    fields.iter().all(is_plain).then(|| text.split('*').map(row).collect())
}

/// The groups of a list as such a text; none where they hold anything that cannot stand in one.
pub fn rows_text(items: &[Value], fields: &[Field]) -> Option<String> {
    let plain = |value: &Value| match value {
        Value::Null => Some(String::new()),
        Value::Bool(yes) => Some(if *yes { "1" } else { "0" }.to_owned()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) => (!text.contains(['_', '*'])).then(|| text.clone()),
        Value::Array(_) | Value::Object(_) => None,
    };
    let row = |item: &Value| {
        let map = item.as_object()?;
        let known = map.keys().all(|name| fields.iter().any(|field| field.name == name));
        let values: Option<Vec<String>> = fields.iter().map(|field| plain(map.get(field.name).unwrap_or(&Value::Null))).collect();
        let text = values.filter(|_| known)?.join("_");
        // A row in which nothing stands is still a row.
        Some(if text.trim_end_matches('_').is_empty() { "_".to_owned() } else { text.trim_end_matches('_').to_owned() })
    };
    let rows: Option<Vec<String>> = items.iter().map(row).collect();
    rows.filter(|rows| !rows.is_empty() && fields.iter().all(is_plain)).map(|rows| rows.join("*"))
}

/// A line of words, its spaces made single; nothing in it that is not written.
fn read_text(given: &Value, most: usize) -> Result<String, (FaultKind, Vec<String>)> {
    let text = match given {
        Value::String(text) => text.chars().map(|c| if c.is_control() || is_hidden(c) { ' ' } else { c }).collect(),
        Value::Number(number) => number.to_string(),
        _ => return Err((FaultKind::NotAName, Vec::new())),
    };
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > most { Err((FaultKind::TooLong, vec![format!("0–{most}")])) } else { Ok(text) }
}

/// A text of several lines.
fn read_lines(given: &Value, most: usize) -> Result<String, (FaultKind, Vec<String>)> {
    let Value::String(text) = given else { return Err((FaultKind::NotAName, Vec::new())) };
    let text: String = text.replace("\r\n", "\n").replace('\r', "\n");
    let text: String = text.chars().map(|c| if c != '\n' && (c.is_control() || is_hidden(c)) { ' ' } else { c }).collect();
    if text.chars().count() > most { Err((FaultKind::TooLong, vec![format!("0–{most}")])) } else { Ok(text) }
}

/// Marks that turn the direction of writing: what stands after them would read otherwise.
fn is_hidden(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Letters, digits, `-`, `_` and `.`, at most forty of them: it must survive URLs and lists.
fn read_name(given: &Value) -> Result<String, (FaultKind, Vec<String>)> {
    let text = match given {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) if number.is_u64() => number.to_string(),
        _ => String::new(),
    };
    let fits = (1..=40).contains(&text.chars().count()) && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'));
    if fits { Ok(text) } else { Err((FaultKind::NotAName, Vec::new())) }
}

/// A field that was asked for; the last word says what happens when it was left out.
#[must_use]
pub struct Ask<'f, 'a, T> {
    form: &'f mut Form<'a>,
    name: &'static str,
    shape: Shape,
    unit: Unit,
    value: Option<T>,
    faulty: bool,
    stand_in: T,
    show: fn(&T) -> Value,
    /// The numbers at which the rule changes.
    turns: Vec<f64>,
    /// The range given in place of a number, and whether this field takes one.
    range: Option<Range>,
    in_parts: bool,
    /// It is asked exactly.
    exact: bool,
    /// It is no fact of a question.
    setting: bool,
}

impl Ask<'_, '_, f64> {
    /// Declares the numbers at which the rule changes: all numbers from one up to the next give
    /// the same results of the check's headline. A range that crosses none of them is a fact.
    pub fn turning(mut self, at: impl IntoIterator<Item = f64>) -> Self {
        self.turns = at.into_iter().collect();
        if let Some(range) = self.range {
            self.value = Some(range.sample());
        }
        self.take_parts();
        self
    }

    /// A number that the rule compares through a [`Measure`], so that nobody has to say it exactly.
    /// It must be given, or a range of it, or it is asked.
    pub fn measured(mut self) -> Measure {
        self.in_parts = true;
        self.declare(|_| Limit::Asked);
        self.measure(true).unwrap_or_else(|| Measure::known(self.stand_in))
    }

    /// As [`Ask::measured`], where it may be left out.
    pub fn maybe_measured(mut self) -> Option<Measure> {
        self.in_parts = true;
        self.declare(|_| Limit::Optional);
        if self.range.is_none() {
            self.take_usual(Value::Null);
        }
        self.measure(false)
    }

    fn measure(&mut self, needed: bool) -> Option<Measure> {
        self.in_parts = true;
        let untold = self.value.is_none() && self.range.is_none() && !self.faulty;
        let (least, most) = self.shape.limits()?;
        if untold && needed {
            if self.form.partly.is_none() {
                self.form.missing(self.name, self.shape);
            } else {
                self.untold(Domain::Measured, Value::Null, true);
                self.range = Some(Range::between(least, most));
                let measure = self.ranged();
                self.form.echoed(self.name, Value::Null);
                return measure;
            }
        }
        if self.range.is_some() {
            let measure = self.ranged();
            self.echo(None);
            return measure;
        }
        let value = self.value.take();
        self.echo(value.as_ref());
        value.map(Measure::known)
    }

    fn ranged(&mut self) -> Option<Measure> {
        let (range, path) = (self.range?, self.form.path_of(self.name));
        let (least, most) = self.shape.limits()?;
        let log = Log::default();
        self.form.partly.as_mut()?.ranged.push(Ranged { path, range, limits: (least, most), log: log.clone() });
        Some(Measure::within(range.sample(), log))
    }
}

impl Ask<'_, '_, i64> {
    /// As for decimal numbers; each number belongs to what begins with it.
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    pub fn turning(mut self, at: impl IntoIterator<Item = i64>) -> Self {
        self.turns = at.into_iter().map(|n| n as f64).collect();
        if let Some(range) = self.range {
            self.value = range.whole();
        }
        self.take_parts();
        self
    }
}

impl<T: Clone> Ask<'_, '_, T> {
    /// Splits a range that was given at the numbers where the rule changes.
    fn take_parts(&mut self) {
        self.in_parts = true;
        if let Some(partly) = &mut self.form.partly {
            partly.turns.push((self.name, self.turns.clone()));
        }
        if let (Some(range), Some(limits)) = (self.range, self.shape.limits()) {
            let domain = Domain::between(range, limits, &self.turns);
            if matches!(&domain, Domain::Values(parts) if parts.len() > 1) {
                self.untold(domain, Value::Null, true);
                self.faulty = true;
            }
        }
    }

    /// Notes a fact that nobody told.
    fn untold(&mut self, domain: Domain, usual: Value, asked: bool) {
        let path = self.form.path_of(self.name);
        let order = self.form.names.len();
        if let Some(partly) = &mut self.form.partly {
            let list = if asked { &mut partly.asked } else { &mut partly.usual };
            list.push(Untold { path, order, domain, usual });
        }
    }

    /// Whether the fact is untold and may stay so.
    fn leave_open(&mut self) -> bool {
        if self.range.is_some() && !self.in_parts {
            self.form.misread(self.name, FaultKind::NotANumber, self.shape.kind().accepted());
            self.faulty = true;
        }
        self.value.is_none() && !self.faulty && self.form.partly.is_some()
    }

    /// Takes the usual value of an untold fact; it is tried with its other values later.
    fn take_usual(&mut self, usual: Value) {
        // What is asked is no fact.
        if self.leave_open()
            && self.name != "ask"
            && self.form.partly.as_ref().is_some_and(|partly| !partly.passes_over_usual)
            && let Some(mut domain) = self.domain()
        {
            if let Domain::Spread(.., close) = &mut domain {
                *close = true;
            }
            self.untold(domain, usual, false);
        }
    }

    /// A number that the rule weighs against others, so that no value stands for its neighbours:
    /// where it is needed, it is asked exactly and never tried.
    pub fn exact(mut self) -> Self {
        self.exact = true;
        if let Some(partly) = &mut self.form.partly {
            partly.exact.push(self.name);
        }
        self
    }

    /// Values that stand for all where it is weighed against another number that is not given either:
    /// once it has one of them, the other is explored by its turning points. It is asked exactly, and a
    /// range of it is no fact.
    pub fn tried(mut self, values: impl IntoIterator<Item = T>) -> Self {
        self.in_parts &= self.range.is_none();
        let values = values.into_iter().map(|value| (self.show)(&value)).collect();
        self.trying(Domain::Sampled(values))
    }

    /// One of a few numbers: no others are tried, and these are offered.
    pub fn among(self, values: impl IntoIterator<Item = T>) -> Self {
        let values = values.into_iter().map(|value| (self.show)(&value)).collect();
        self.trying(Domain::Values(values))
    }

    fn trying(self, domain: Domain) -> Self {
        if let Some(partly) = &mut self.form.partly {
            partly.tried.push((self.name, domain));
        }
        self
    }

    /// Possible values while it is untold.
    fn domain(&self) -> Option<Domain> {
        let tried = self.form.partly.as_ref().and_then(|partly| partly.tried_for(self.name));
        tried.or_else(|| self.shape.domain(&self.turns))
    }

    /// Says in which unit the number is.
    pub fn unit(mut self, unit: Unit) -> Self {
        self.unit = unit;
        self
    }

    fn declare(&mut self, default: impl FnOnce(fn(&T) -> Value) -> Limit) {
        // Working out a default costs; only a description shows it.
        let default = if self.form.describing { default(self.show) } else { Limit::Optional };
        self.form.declared(self.name, self.shape, self.unit, default, (self.in_parts, self.setting));
    }

    fn echo(&mut self, value: Option<&T>) {
        let shown = match (self.range, self.shape.limits()) {
            (Some(range), Some((least, most))) => Value::from(range.text(least, most)),
            _ => value.map_or(Value::Null, self.show),
        };
        self.form.echoed(self.name, shown);
    }

    /// It must be given whatever else is told: a position, who takes part.
    pub fn demanded(mut self) -> T {
        self.leave_open();
        self.declare(|_| Limit::Required);
        if self.value.is_none() && !self.faulty {
            self.form.missing(self.name, self.shape);
        }
        let value = self.value.take().unwrap_or_else(|| self.stand_in.clone());
        self.echo(Some(&value));
        value
    }

    /// A fact without a usual value. Left out, it is asked where it matters.
    pub fn required(mut self) -> T {
        if self.leave_open()
            && let Some(domain) = self.domain().map(|domain| if self.exact { Domain::Free } else { domain })
        {
            self.untold(domain, Value::Null, true);
            self.declare(|_| Limit::Asked);
            self.echo(None);
            return self.stand_in;
        }
        let shape = self.shape;
        self.declare(|_| if shape.domain(&[]).is_some() { Limit::Asked } else { Limit::Required });
        if self.value.is_none() && !self.faulty {
            self.form.missing(self.name, self.shape);
        }
        let value = self.value.take().unwrap_or_else(|| self.stand_in.clone());
        self.echo(Some(&value));
        value
    }

    /// As [`Ask::required`], where another fact says that it can matter. Elsewhere it may be left
    /// out: its first and last value are tried, so that no step speaks of either; a truth is false.
    pub fn required_where(mut self, matters: bool) -> T {
        if matters || self.form.describing {
            return self.required();
        }
        if self.leave_open()
            && !matches!(self.shape, Shape::Flag)
            && let Some(values) = self.domain().and_then(|domain| domain.values())
            && let (Some(first), Some(last)) = (values.first(), values.last())
        {
            self.untold(Domain::Values(vec![first.clone(), last.clone()]), Value::Null, true);
        }
        self.declare(|_| Limit::Asked);
        let value = self.value.take();
        self.echo(value.as_ref());
        value.unwrap_or(self.stand_in)
    }

    /// A fact with a usual value, which it takes when left out: the ordinary case, which players
    /// would not think of mentioning; never the exceptional or the fatal one.
    pub fn or(mut self, default: T) -> T {
        let usual = (self.show)(&default);
        self.take_usual(usual);
        self.or_else(default)
    }

    /// A setting of the whole game; left out, it takes this value, and nobody is asked.
    pub fn setting(mut self, default: T) -> T {
        self.setting = true;
        self.or_else(default)
    }

    fn or_else(mut self, default: T) -> T {
        self.leave_open();
        self.declare(|show| Limit::Default(show(&default)));
        let value = self.value.take().unwrap_or(default);
        self.echo(Some(&value));
        value
    }

    /// Left out, it takes the value of a table, whatever the other fields say.
    pub fn or_figure(mut self, default: impl FnOnce(&mut Figures<'_>) -> T) -> T {
        self.setting = true;
        self.leave_open();
        let mut figures = self.form.figures();
        let default = default(&mut figures);
        self.declare(|show| Limit::Default(show(&default)));
        let value = self.value.take().unwrap_or_else(|| {
            self.form.raise(figures.flags);
            default
        });
        self.echo(Some(&value));
        value
    }

    /// Left out, it takes a value that the other fields suggest, which may be otherwise all the same.
    pub fn or_usually(mut self, usual: T) -> T {
        self.take_usual((self.show)(&usual));
        self.declare(|_| Limit::Computed);
        let value = self.value.take().unwrap_or(usual);
        self.echo(Some(&value));
        value
    }

    /// A fact whose usual case is that there is none: nobody behind, no general.
    pub fn optional(mut self) -> Option<T> {
        self.take_usual(Value::Null);
        self.declare(|_| Limit::Optional);
        let value = self.value.take();
        self.echo(value.as_ref());
        value
    }

    /// A place on the table, where it is told. It is no fact to be tried with other values.
    pub fn placed(mut self) -> Option<T> {
        self.leave_open();
        self.declare(|_| Limit::Optional);
        let value = self.value.take();
        self.echo(value.as_ref());
        value
    }

    /// Left out, a value is worked out from the tables; what it reads there may raise flags.
    pub fn or_from(mut self, default: impl FnOnce(&mut Figures<'_>) -> Option<T>) -> Option<T> {
        self.setting = true;
        self.leave_open();
        self.declare(|_| Limit::Computed);
        let mut value = self.value.take();
        if value.is_none() && !self.faulty {
            let mut figures = self.form.figures();
            value = default(&mut figures);
            if value.is_some() {
                self.form.raise(figures.flags);
            }
        }
        self.echo(value.as_ref());
        value
    }
}

/// Builds nested JSON from `key=value` pairs with dotted keys: `friends.0.troop=Ps`.
/// A key that comes twice becomes a list. Nothing is judged here but shape.
///
/// # Errors
/// When a key is both a value and a group, nests deeper than six levels, or skips list places.
pub fn from_pairs<'p>(pairs: impl IntoIterator<Item = (&'p str, &'p str)>) -> Result<Map<String, Value>, Vec<Fault>> {
    let mut root = Value::Object(Map::new());
    let mut faults = Vec::new();
    for (key, text) in pairs.into_iter().take(500) {
        let parts: Vec<&str> = key.split('.').collect();
        let bad = parts.len() > 6 || parts.iter().any(|part| part.is_empty() || part.len() > 64);
        if bad || place(&mut root, &parts, text).is_none() {
            faults.push(Fault {
                path: key.chars().take(80).collect(),
                given: Value::from(text.chars().take(MOST_GIVEN).collect::<String>()),
                kind: FaultKind::NotAGroup,
                accepted: Vec::new(),
                args: Vec::new(),
            });
        }
    }
    match root {
        Value::Object(map) if faults.is_empty() => Ok(map),
        _ => Err(faults),
    }
}

fn place(at: &mut Value, parts: &[&str], text: &str) -> Option<()> {
    let Some((first, rest)) = parts.split_first() else {
        match at {
            Value::Null => *at = Value::from(text),
            Value::String(_) => *at = Value::Array(vec![at.take(), Value::from(text)]),
            Value::Array(items) if items.iter().all(Value::is_string) => items.push(Value::from(text)),
            _ => return None,
        }
        return Some(());
    };
    if at.is_null() {
        *at = if first.bytes().all(|b| b.is_ascii_digit()) { Value::Array(Vec::new()) } else { Value::Object(Map::new()) };
    }
    match at {
        Value::Object(map) => place(map.entry((*first).to_owned()).or_insert(Value::Null), rest, text),
        Value::Array(items) => {
            let n: usize = first.parse().ok()?;
            if n == items.len() && n < 200 {
                items.push(Value::Null);
            }
            place(items.get_mut(n)?, rest, text)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;
    use strum::VariantArray;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Colour {
        Red,
        Blue,
    }
    impl Choice for Colour {
        const SCOPE: &'static str = "colour";
    }

    impl VariantArray for Colour {
        const VARIANTS: &'static [Self] = &[Self::Red, Self::Blue];
    }

    impl From<Colour> for &'static str {
        fn from(value: Colour) -> Self {
            match value {
                Colour::Red => "red",
                Colour::Blue => "blue",
            }
        }
    }
    #[derive(Debug, PartialEq)]
    struct Inner {
        n: i64,
    }
    impl Declared for Inner {
        fn declare(form: &mut Form<'_>) -> Self {
            Self { n: form.integer("n", 0, 9).required() }
        }
    }
    #[derive(Debug, PartialEq)]
    struct Outer {
        colour: Colour,
        many: Vec<Colour>,
        on: bool,
        width: f64,
        room: Option<f64>,
        inner: Inner,
        list: Vec<Inner>,
    }
    impl Declared for Outer {
        fn declare(form: &mut Form<'_>) -> Self {
            Self {
                colour: form.choice("colour").required(),
                many: form.choices("many", 0, 2).or(vec![]),
                on: form.truth("on"),
                width: form.decimal("width", 1.0, 100.0).unit(Unit::Mm).or(40.0),
                room: form.decimal("room", 0.0, 10.0).optional(),
                inner: form.group("inner"),
                list: form.list("list", 0, 2),
            }
        }
    }

    fn outer(given: Value) -> Result<Filled<Outer>, Vec<Fault>> {
        read(&Tables::default(), given.as_object().unwrap().clone())
    }

    #[test]
    fn defaults_are_filled_in_and_echoed() {
        let filled = outer(json!({"colour": "blue", "many": "red,blue", "on": "1", "inner": {"n": "4"}, "list": [{"n": 1}]})).ok().unwrap();
        assert_eq!(filled.input.width, 40.0);
        assert_eq!(
            Value::Object(filled.echo),
            json!({"colour":"blue","many":["red","blue"],"on":true,"width":40,"room":null,"inner":{"n":4},"list":[{"n":1}]})
        );
    }

    #[test]
    fn all_faults_come_at_once_with_their_paths() {
        let faults = outer(json!({"colour": "green", "many": ["red","red","red"], "on": "maybe", "width": "wide", "inner": {"n": 1.5, "m": 1}, "list": [{"n": 10}, 3], "colur": 1})).err().unwrap();
        let got: Vec<(String, &str)> = faults.iter().map(|f| (f.path.clone(), f.kind.code())).collect();
        let want = [
            ("colour", "not-one-of"),
            ("many", "list-length"),
            ("on", "not-true-or-false"),
            ("width", "not-a-number"),
            ("inner.n", "not-whole"),
            ("inner.m", "unknown-field"),
            ("list.0.n", "out-of-range"),
            ("list.1", "not-a-group"),
            ("colur", "unknown-field"),
        ];
        assert_eq!(got, want.map(|(a, b)| (a.to_owned(), b)));
        assert_eq!(faults.last().unwrap().accepted, ["colour"]);
    }

    /// A group that one number stands for.
    #[derive(Debug)]
    struct Short(Option<Inner>);
    impl Declared for Short {
        fn declare(form: &mut Form<'_>) -> Self {
            form.plainly("inner", "n");
            Self(form.maybe("inner"))
        }
    }

    #[test]
    fn a_group_may_be_given_plainly() {
        let short = |given: Value| read::<Short>(&Tables::default(), given.as_object().unwrap().clone());
        for given in [json!({"inner": 4}), json!({"inner": "4"}), json!({"inner": {"n": 4}})] {
            assert_eq!(Value::Object(short(given).ok().unwrap().echo), json!({"inner": {"n": 4}}));
        }
        assert!(short(json!({"inner": ""})).ok().unwrap().input.0.is_none());
        assert_eq!(short(json!({"inner": 40})).err().unwrap()[0].path, "inner.n");
        assert_eq!(short(json!({"inner": [4]})).err().unwrap()[0].kind, FaultKind::NotAGroup);
    }

    #[test]
    fn a_missing_required_field_names_what_it_accepts() {
        let faults = outer(json!({})).err().unwrap();
        assert_eq!((faults[0].path.as_str(), faults[0].accepted.join(" ")), ("colour", "red blue".to_owned()));
        assert_eq!(faults[1].path, "inner.n");
    }

    /// A width that is needed only when it is on.
    #[derive(Debug)]
    struct Needy;
    impl Declared for Needy {
        fn declare(form: &mut Form<'_>) -> Self {
            let on = form.truth("on");
            form.decimal("width", 1.0, 9.0).optional();
            if on {
                form.lacks("width");
            }
            Self
        }
    }

    /// An input that had another field once.
    #[derive(Debug)]
    struct Renamed(bool);
    impl Declared for Renamed {
        fn declare(form: &mut Form<'_>) -> Self {
            let once = form.retired("was_on").is_some_and(|given| given == "true");
            Self(form.yes_or_no("on").or(once))
        }
    }

    #[test]
    fn a_retired_field_is_read_and_not_shown() {
        let renamed = |given: Value| read::<Renamed>(&Tables::default(), given.as_object().unwrap().clone());
        for (given, on) in
            [(json!({"was_on": true}), true), (json!({"was_on": "true"}), true), (json!({"was_on": "true", "on": 0}), false), (json!({"was_on": null}), false)]
        {
            let filled = renamed(given.clone()).ok().unwrap();
            assert_eq!((filled.input.0, Value::Object(filled.echo)), (on, json!({"on": on})), "{given}");
        }
        assert_eq!(renamed(json!({"was_off": true})).err().unwrap()[0].kind, FaultKind::UnknownField);
        assert_eq!(describe::<Renamed>().iter().map(|field| field.name).collect::<Vec<_>>(), ["on"]);
    }

    /// A truth that nobody takes for granted.
    #[derive(Debug)]
    struct Asked(bool);
    impl Declared for Asked {
        fn declare(form: &mut Form<'_>) -> Self {
            Self(form.yes_or_no("free").required())
        }
    }

    #[test]
    fn a_truth_may_have_to_be_told() {
        let asked = |given: Value| read::<Asked>(&Tables::default(), given.as_object().unwrap().clone()).map(|filled| filled.input.0);
        assert_eq!((asked(json!({"free": "on"})).unwrap(), asked(json!({"free": 0})).unwrap()), (true, false));
        let missing = asked(json!({})).unwrap_err();
        assert_eq!((missing[0].kind, missing[0].accepted.join(" ")), (FaultKind::Missing, "true false".to_owned()));
        assert_eq!(describe::<Asked>()[0].default, Limit::Asked);
    }

    #[test]
    fn a_field_may_be_needed_because_of_another() {
        let needy = |given: Value| read::<Needy>(&Tables::default(), given.as_object().unwrap().clone()).map(|filled| filled.echo);
        assert!(needy(json!({})).is_ok());
        assert!(needy(json!({"on": 1, "width": 3})).is_ok());
        let missing = needy(json!({"on": true})).unwrap_err();
        assert_eq!((missing[0].path.as_str(), missing[0].kind, missing[0].accepted.join(" ")), ("width", FaultKind::Missing, "1–9".to_owned()));
        // A bad width is one fault, not two.
        assert_eq!(needy(json!({"on": true, "width": 99})).unwrap_err().len(), 1);
        assert_eq!(describe::<Needy>()[1].default, Limit::Optional);
    }

    /// Bases by name, and one of them again.
    #[derive(Debug)]
    struct Named(Vec<String>, String);
    impl Declared for Named {
        fn declare(form: &mut Form<'_>) -> Self {
            let all = form.names("all", 0, 3).or(vec![]);
            let one = form.name("one").required();
            if !all.contains(&one) {
                form.refuse("one", one.as_str(), FaultKind::NotOneOf, all.clone());
            }
            Self(all, one)
        }
    }

    #[test]
    fn names_are_short_and_plain() {
        let named = |given: Value| read::<Named>(&Tables::default(), given.as_object().unwrap().clone()).map(|filled| filled.input);
        let fine = named(json!({"all": "A1,fianco-è", "one": "A1"})).unwrap();
        assert_eq!((fine.0, fine.1), (vec!["A1".to_owned(), "fianco-è".to_owned()], "A1".to_owned()));
        assert_eq!(named(json!({"all": [1, "B"], "one": 1})).unwrap().1, "1");
        let faults = |given: Value| named(given).unwrap_err().into_iter().map(|f| (f.path, f.kind.code())).collect::<Vec<_>>();
        assert_eq!(faults(json!({"all": ["A"], "one": "B"})), [("one".to_owned(), "not-one-of")]);
        assert_eq!(faults(json!({"all": ["a b"], "one": true}))[..2], [("all".to_owned(), "not-a-name"), ("one".to_owned(), "not-a-name")]);
        assert_eq!(faults(json!({"all": 3, "one": "x".repeat(41)}))[..2], [("all".to_owned(), "not-a-list"), ("one".to_owned(), "not-a-name")]);
        assert!(matches!(describe::<Named>()[0].kind, Kind::Names { min: 0, max: 3 }));
    }

    /// A letter, of which the second line must say something.
    #[derive(Debug)]
    struct Letter(String);
    impl Declared for Letter {
        fn declare(form: &mut Form<'_>) -> Self {
            let letter = form.lines("letter", 12).or(String::new());
            if letter.lines().nth(1) == Some("?") {
                form.unreadable("letter", 2, 1, "?", vec!["words".to_owned()]);
            }
            Self(letter)
        }
    }

    #[test]
    fn texts_of_several_lines_are_kept_as_written() {
        let letter = |given: Value| read::<Letter>(&Tables::default(), json!({"letter": given}).as_object().unwrap().clone()).map(|filled| filled.input.0);
        assert_eq!(letter(json!("a\r\n  b\u{202e}\tc")).unwrap(), "a\n  b  c");
        assert_eq!(letter(json!(["a"])).unwrap_err()[0].kind, FaultKind::NotAName);
        assert_eq!(letter(json!("tredici righe")).unwrap_err()[0].kind, FaultKind::TooLong);
        let unread = letter(json!("a\n?")).unwrap_err().remove(0);
        assert_eq!((unread.kind, unread.accepted.join(" ")), (FaultKind::Unreadable, "words".to_owned()));
        assert_eq!(unread.args.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["line", "column"]);
        assert_eq!(describe::<Letter>()[0].kind, Kind::Lines { most: 12 });
    }

    /// Some outlines.
    #[derive(Debug)]
    struct Grounds(usize);
    impl Declared for Grounds {
        fn declare(form: &mut Form<'_>) -> Self {
            Self(form.outlines("grounds", 2).len())
        }
    }

    /// Some lengths, if they are told.
    #[derive(Debug)]
    struct Lengths(Option<Vec<f64>>);
    impl Declared for Lengths {
        fn declare(form: &mut Form<'_>) -> Self {
            Self(form.decimals("lengths", 0.0, 50.0, 3).unit(Unit::Mm).optional())
        }
    }

    /// A list with words in it.
    #[derive(Debug)]
    struct Called(Vec<(String, bool, i64)>);
    struct Call(String, bool, i64);
    impl Declared for Call {
        fn declare(form: &mut Form<'_>) -> Self {
            Self(form.text("what", 12).required(), form.truth("loud"), form.integer("times", 0, 9).or(1))
        }
    }
    impl Declared for Called {
        fn declare(form: &mut Form<'_>) -> Self {
            Self(form.list::<Call>("calls", 0, 3).into_iter().map(|call| (call.0, call.1, call.2)).collect())
        }
    }

    #[test]
    fn rows_may_stand_in_one_text() {
        let called = |given: Value| read::<Called>(&Tables::default(), json!({"calls": given}).as_object().unwrap().clone());
        let want = [("to arms".to_owned(), true, 3), ("back".to_owned(), false, 1)];
        for given in [json!("to arms_1_3*back"), json!("to  arms_true_3_*back___"), json!([{"what": " to arms ", "loud": 1, "times": "3"}, {"what": "back"}])] {
            assert_eq!(called(given.clone()).ok().unwrap().input.0, want, "{given}");
        }
        let faults = |given: Value| called(given).err().unwrap_or_default().into_iter().map(|f| (f.path, f.kind.code())).collect::<Vec<_>>();
        assert_eq!(
            faults(json!("a_1_1_1*b_9*_")),
            [("calls.0", "not-a-group"), ("calls.1.loud", "not-true-or-false"), ("calls.2.what", "missing")].map(|(a, b)| (a.to_owned(), b))
        );
        assert_eq!(faults(json!("a*b*c*d")), [("calls".to_owned(), "list-length")]);
        assert_eq!(faults(json!([{"what": "thirteen and more"}])), [("calls.0.what".to_owned(), "too-long")]);
        assert_eq!(called(json!([{"what": "a\u{202e}b\nc"}])).ok().unwrap().input.0[0].0, "a b c");
        // A list of groups with lists in them has no such text.
        struct Nest(usize);
        impl Declared for Nest {
            fn declare(form: &mut Form<'_>) -> Self {
                Self(form.list::<Called>("nest", 0, 3).len())
            }
        }
        let nest = |given: Value| read::<Nest>(&Tables::default(), json!({"nest": given}).as_object().unwrap().clone()).map(|filled| filled.input.0);
        assert_eq!(nest(json!("a*b")).unwrap_err()[0].kind, FaultKind::NotAList);
        assert_eq!(nest(json!([{"calls": "a*b"}])), Ok(1));
        let fields = describe::<Call>();
        assert_eq!(rows_text(&[json!({"what": "a b", "times": 2}), json!({})], &fields).as_deref(), Some("a b__2*_"));
        assert_eq!(rows_text(&[json!({"what": "a_b"})], &fields), None);
        assert_eq!(rows_text(&[json!({"what": "a", "more": 1})], &fields), None);
        assert_eq!(rows_text(&[], &fields), None);
    }

    #[test]
    fn numbers_come_in_lists() {
        let lengths = |given: Value| read::<Lengths>(&Tables::default(), given.as_object().unwrap().clone());
        assert_eq!(lengths(json!({})).ok().unwrap().input.0, None);
        for given in [json!([3.5, 4]), json!("3.5, 4"), json!(["3.5", "4"])] {
            let filled = lengths(json!({"lengths": given})).ok().unwrap();
            assert_eq!((filled.input.0, &filled.echo["lengths"]), (Some(vec![3.5, 4.0]), &json!([3.5, 4])), "{given}");
        }
        assert_eq!(lengths(json!({"lengths": 7})).ok().unwrap().input.0, Some(vec![7.0]));
        for (given, kind) in [(json!([60]), "out-of-range"), (json!(["x"]), "not-a-number"), (json!([1, 1, 1, 1]), "list-length"), (json!(true), "not-a-list")]
        {
            assert_eq!(lengths(json!({"lengths": given})).err().unwrap()[0].kind.code(), kind, "{given}");
        }
        assert!(matches!(describe::<Lengths>()[0].kind, Kind::Decimals { most: 3, .. }));
    }

    /// Targets of shooters, by name.
    #[derive(Debug)]
    struct Aims(Vec<(String, Option<String>)>);
    impl Declared for Aims {
        fn declare(form: &mut Form<'_>) -> Self {
            Self(form.pairs("aims", 3))
        }
    }

    #[test]
    fn outlines_are_read_one_by_one() {
        let read = |given: Value| read::<Grounds>(&Tables::default(), given.as_object().unwrap().clone());
        assert_eq!(read(json!({})).ok().unwrap().input.0, 0);
        let two = read(json!({"grounds": "0,0 9,0 9,9 | 20,0 29,0 29,9"})).ok().unwrap();
        assert_eq!((two.input.0, &two.echo["grounds"][1][2]), (2, &json!([29, 9])));
        assert_eq!(read(json!({"grounds": [[[0, 0], [9, 0], [9, 9]], "0,0 1,0 1,1"]})).ok().unwrap().input.0, 2);
        let faults = |given: Value| read(given).err().unwrap_or_default().into_iter().map(|f| (f.path, f.kind.code())).collect::<Vec<_>>();
        assert_eq!(
            faults(json!({"grounds": [[[0, 0], [9, 0]], "0,0 1,0 1,1", 3]})),
            [("grounds".to_owned(), "list-length"), ("grounds.0".to_owned(), "not-an-outline")]
        );
        assert_eq!(faults(json!({"grounds": 7})), [("grounds".to_owned(), "not-a-list")]);
        assert!(matches!(describe::<Grounds>()[0].kind, Kind::Outlines { most: 2 }));
    }

    #[test]
    fn names_go_in_pairs() {
        let aims = |given: Value| read::<Aims>(&Tables::default(), given.as_object().unwrap().clone());
        let want = vec![("a".to_owned(), Some("x".to_owned())), ("2".to_owned(), None)];
        for given in [json!({"a": "x", "2": null}), json!({"a": "x", "2": ""}), json!("a=x, 2="), json!(" a = x;2=")] {
            let filled = aims(json!({"aims": given})).ok().unwrap();
            assert_eq!((&filled.input.0, &filled.echo["aims"]), (&want, &json!({"a": "x", "2": null})), "{given}");
        }
        assert_eq!(aims(json!({})).ok().unwrap().echo["aims"], json!({}));
        for (given, kind) in [
            (json!("a"), "not-a-group"),
            (json!(["a=x"]), "not-a-group"),
            (json!("a b=x"), "not-a-name"),
            (json!({"a": true}), "not-a-name"),
            (json!("a=x,a=y"), "repeated"),
            (json!("a=x,b=x,c=x,d=x"), "list-length"),
        ] {
            let faults = aims(json!({"aims": given})).err().unwrap();
            assert_eq!((faults.len(), faults[0].path.as_str(), faults[0].kind.code()), (1, "aims", kind), "{given}");
        }
        assert_eq!(describe::<Aims>()[0].kind, Kind::Pairs { max: 3 });
    }

    #[test]
    fn pairs_become_nested_values() {
        let map = from_pairs([("inner.n", "3"), ("list.0.n", "1"), ("list.1.n", "2"), ("many", "red"), ("many", "blue")]).unwrap();
        assert_eq!(Value::Object(map), json!({"inner":{"n":"3"},"list":[{"n":"1"},{"n":"2"}],"many":["red","blue"]}));
        assert!(from_pairs([("a", "1"), ("a.b", "2")]).is_err());
        assert!(from_pairs([("a.b.c.d.e.f.g", "2")]).is_err());
        assert!(from_pairs([("list.7.n", "2")]).is_err());
    }

    #[test]
    fn description_lists_every_field_with_its_default() {
        let fields = describe::<Outer>();
        assert_eq!(fields.iter().map(|f| f.name).collect::<Vec<_>>(), ["colour", "many", "on", "width", "room", "inner", "list"]);
        assert_eq!(fields[3].default, Limit::Default(json!(40)));
        assert!(matches!(&fields[6].kind, Kind::List { fields, .. } if fields[0].name == "n"));
    }

    proptest! {
        #[test]
        fn no_pairs_ever_panic(pairs in proptest::collection::vec(("[a-z0-9.]{0,12}", "\\PC{0,8}"), 0..12)) {
            if let Ok(map) = from_pairs(pairs.iter().map(|(a, b)| (a.as_str(), b.as_str()))) {
                let _ = read::<Outer>(&Tables::default(), map);
            }
        }
    }
}
