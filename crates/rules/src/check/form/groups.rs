//! Nested fields: groups, and lists of groups.

use serde_json::{Map, Value};

use super::field::{Field, Kind, Limit, Shape};
use super::values::rows;
use super::{Declared, Form, Partly};
use crate::check::facts::{Domain, Untold};
use crate::check::fault::FaultKind;
use crate::check::unit::Unit;

/// What to assume for a list that was not given.
#[derive(Clone, Copy)]
enum Absence {
    Asked,
    /// It is empty, and also tried with one group of each of these kinds; without kinds, with one group
    /// without any given fact.
    UsuallyNone(&'static [&'static str]),
    /// It is empty, and every verdict says so.
    Complete,
}

/// Whether a group or list exists.
enum Presence {
    None,
    Told,
    /// It exists with this value. The value `true` means that nothing else is known about it.
    Assigned(Value),
}

/// Whether a value says that the group does not exist, or that the list is empty.
pub(super) fn says_none(value: &Value) -> bool {
    match value {
        Value::Bool(yes) => !yes,
        Value::String(text) => text == "false" || text == "none",
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}

/// Whether a value says only that the group exists.
fn says_some(value: &Value) -> bool {
    matches!(value, Value::Bool(true)) || value.as_str() == Some("true")
}

/// Whether a value says only that the group exists, or that it does not.
fn says_any(value: &Value) -> bool {
    says_some(value) || says_none(value)
}

/// Whether a group holds no given fact, which is equivalent to omitting it.
pub(in crate::check) fn is_empty_group(value: &Value) -> bool {
    value.as_object().is_some_and(|map| {
        map.values()
            .all(|value| value.is_null() || value.as_str() == Some("") || is_empty_group(value))
    })
}

impl<'a> Form<'a> {
    /// Allows one plain value in place of the group of this name; it sets one of the group's fields: `a =
    /// 2` for `a.points = 2`. Call this before the group is declared.
    pub fn plainly(&mut self, name: &'static str, field: &'static str) {
        if self.describing {
            self.plain.push((name, field));
        }
        if self
            .look(name)
            .is_some_and(|given| given.is_number() || given.is_string() && !says_any(given))
            && let Some(value) = self.take(name)
        {
            self.given.insert(
                name.to_owned(),
                Value::Object(Map::from_iter([(field.to_owned(), value)])),
            );
        }
    }

    /// A group of fields. If the group is omitted, each of its fields counts as omitted.
    pub fn group<T: Declared>(&mut self, name: &'static str) -> T {
        self.group_with(name, T::declare)
    }

    /// Like [`Form::group`], if other facts say how its fields are declared: that they do not matter, or
    /// are asked for. The names must always be the same.
    pub fn group_with<T>(
        &mut self,
        name: &'static str,
        declare: impl FnOnce(&mut Form<'_>) -> T,
    ) -> T {
        let given = self.group_of(name);
        let mut form = self.inner(name, given);
        let value = declare(&mut form);
        let (fields, echo) = self.closed(form);
        self.nested(name, Kind::Group(fields));
        self.echoed(name, echo);
        value
    }

    /// An optional group that is usually absent. If an otherwise unknown group would change the verdict,
    /// the verdict says that none was assumed.
    pub fn maybe<T: Declared>(&mut self, name: &'static str) -> Option<T> {
        self.maybe_of(name, true)
    }

    /// Declares that absence of these fields is a state of the table that may be offered as a change: no
    /// friend in between, no contact. For any other field null only means that nothing was given. Call this
    /// before the fields are declared.
    pub fn may_be_none(&mut self, names: &[&'static str]) {
        if self.describing {
            self.none.extend(names);
        }
    }

    /// Reads a group that is said to be absent as a group with these values. For example, an absent march
    /// has neither command nor side. Call this before the group is declared.
    pub fn none_means(&mut self, name: &'static str, values: Value) {
        if self.look(name).is_some_and(says_none) {
            self.given.insert(name.to_owned(), values);
        }
    }

    /// Copies a field of another group into a group that lacks it, because both describe the same element.
    /// Call this before the groups are declared.
    pub fn same_inside(&mut self, group: &str, other: &str, name: &str) {
        let known = self.told_inside(other, name).cloned();
        if let (Some(known), Some(Value::Object(inside))) = (known, self.given.get_mut(group)) {
            inside.entry(name).or_insert(known);
        }
    }

    /// Like [`Form::maybe`] if another fact says that the group can matter. Otherwise a missing group is
    /// not reported as an assumption.
    pub fn maybe_where<T: Declared>(&mut self, name: &'static str, matters: bool) -> Option<T> {
        if matters || self.describing || self.is_told(name) {
            return self.maybe(name);
        }
        self.names.push((name, Shape::Nested));
        self.echo.insert(name, Value::Null);
        None
    }

    /// Like [`Form::maybe`]. If another fact says that the group exists, it is read as `N`, whose fields
    /// are asked for.
    pub fn maybe_unless<T: Declared, N: Declared + Into<T>>(
        &mut self,
        name: &'static str,
        exists: bool,
    ) -> Option<T> {
        if exists && !self.describing {
            // The value `true` adds nothing here.
            if self.look(name).is_some_and(says_some) {
                self.given.shift_remove(name);
            }
            Some(self.group::<N>(name).into())
        } else {
            self.maybe(name)
        }
    }

    /// A group that the question is about. If it is omitted, the question is whether it exists. `false`
    /// means that it does not exist; `true` means that it exists and nothing else is known.
    pub fn maybe_asked<T: Declared>(&mut self, name: &'static str) -> Option<T> {
        self.maybe_of(name, false)
    }

    fn maybe_of<T: Declared>(&mut self, name: &'static str, usually_none: bool) -> Option<T> {
        if self.describing {
            let (value, fields, _) = self.inside(name, Map::new());
            self.names.push((name, Shape::Nested));
            let default = if usually_none {
                Limit::Default(Value::Null)
            } else {
                Limit::Asked
            };
            self.group_declared(name, Kind::Group(fields), default);
            return Some(value);
        }
        match self.presence(name, usually_none, &|| vec![true.into()]) {
            Presence::None => {
                self.given.shift_remove(name);
                self.names.push((name, Shape::Nested));
                self.echo.insert(name, Value::Null);
                None
            }
            Presence::Assigned(_) => {
                self.given
                    .insert(name.to_owned(), Value::Object(Map::new()));
                Some(self.group(name))
            }
            Presence::Told => Some(self.group(name)),
        }
    }

    /// Whether a group or list of this name exists: given, assumed, or tried by the judge. `present` holds
    /// the values with which it is tried.
    fn presence(
        &mut self,
        name: &'static str,
        usually_none: bool,
        present: &dyn Fn() -> Vec<Value>,
    ) -> Presence {
        match self.look(name) {
            Some(value) if says_none(value) => return Presence::None,
            Some(value) if says_some(value) => return Presence::Assigned(Value::Bool(true)),
            Some(value) if !is_empty_group(value) => return Presence::Told,
            _ => {}
        }
        self.given.shift_remove(name);
        let assigned = self.assigned(name);
        match assigned {
            Some((_, Some(Value::Bool(false)))) => return Presence::None,
            Some((_, Some(value))) => return Presence::Assigned(value),
            _ => {}
        }
        let passed_over = self.partly.as_ref();
        let passed_over = passed_over.is_none_or(|partly| partly.passes_over_usual);
        if usually_none && assigned.is_none() && passed_over {
            return Presence::None;
        }
        let mut values = vec![Value::Bool(false)];
        values.extend(present());
        let domain = Domain::Values(values);
        if usually_none && assigned.is_none() {
            self.untold(name, domain, Some((Value::Bool(false), false)));
        } else {
            self.untold(name, domain, None);
        }
        Presence::None
    }

    /// A list of groups, read one by one. A text such as `line_6*dragoons_2` is read as rows of plain
    /// values in declared order. An omitted list has the minimum number of groups, without any given fact.
    /// If the minimum is 0, the list is usually empty, and one otherwise unknown group is tried.
    pub fn list<T: Declared>(&mut self, name: &'static str, min: usize, max: usize) -> Vec<T> {
        self.list_with(name, min, max, T::declare)
    }

    /// Like [`Form::list`], if other facts say how the fields of its groups are declared.
    pub fn list_with<T>(
        &mut self,
        name: &'static str,
        min: usize,
        max: usize,
        declare: impl FnMut(&mut Form<'_>) -> T,
    ) -> Vec<T> {
        self.list_of(name, (min, max), Absence::UsuallyNone(&[]), declare)
    }

    /// Like [`Form::list`] if another fact says that the list can matter. Otherwise a missing list is not
    /// reported as an assumption.
    pub fn list_where<T: Declared>(
        &mut self,
        name: &'static str,
        max: usize,
        matters: bool,
    ) -> Vec<T> {
        let told = self.look(name).is_some_and(|value| !is_empty_group(value));
        if matters || self.describing || told {
            return self.list(name, 0, max);
        }
        self.given.shift_remove(name);
        self.names.push((name, Shape::Nested));
        Vec::new()
    }

    /// A list that the question is about. If it is omitted, the question is whether it has entries. `false`
    /// and an empty list mean that it has none; `true` means that it has one and nothing else is known.
    pub fn asked_list<T: Declared>(
        &mut self,
        name: &'static str,
        min: usize,
        max: usize,
    ) -> Vec<T> {
        self.asked_list_with(name, min, max, T::declare)
    }

    /// Like [`Form::asked_list`], if other facts say how the fields of its groups are declared.
    pub fn asked_list_with<T>(
        &mut self,
        name: &'static str,
        min: usize,
        max: usize,
        declare: impl FnMut(&mut Form<'_>) -> T,
    ) -> Vec<T> {
        self.list_of(name, (min, max), Absence::Asked, declare)
    }

    /// A list that is usually empty. If it is omitted, it is tried with one group of each of these kinds,
    /// written as JSON: `{"kind": "wood"}`.
    pub fn list_tried<T: Declared>(
        &mut self,
        name: &'static str,
        max: usize,
        witnesses: &'static [&'static str],
    ) -> Vec<T> {
        let absence = Absence::UsuallyNone(witnesses);
        self.list_of(name, (0, max), absence, T::declare)
    }

    /// A list that other facts make part of the question. If it is omitted, it is empty, and every verdict
    /// says so.
    pub fn named_list_with<T>(
        &mut self,
        name: &'static str,
        max: usize,
        declare: impl FnMut(&mut Form<'_>) -> T,
    ) -> Vec<T> {
        self.list_of(name, (0, max), Absence::Complete, declare)
    }

    /// Pieces on the table. If they are omitted, the picture counts as complete without them, and every
    /// verdict says so.
    pub fn pieces<T: Declared>(&mut self, name: &'static str, max: usize) -> Vec<T> {
        self.list_of(name, (0, max), Absence::Complete, T::declare)
    }

    /// An omitted list of pieces, which is empty.
    fn complete(&mut self, name: &'static str) {
        match self.look(name) {
            Some(value) if says_none(value) => {
                self.given.insert(name.to_owned(), Value::Array(Vec::new()));
            }
            Some(value) if !is_empty_group(value) => {}
            _ => self.untold_pieces(name),
        }
    }

    /// Records the assumption that there are no pieces of a kind.
    pub(super) fn untold_pieces(&mut self, name: &'static str) {
        self.given.shift_remove(name);
        let none = Value::Bool(false);
        self.untold(name, Domain::Values(vec![none.clone()]), Some((none, true)));
    }

    fn list_of<T>(
        &mut self,
        name: &'static str,
        limits: (usize, usize),
        absence: Absence,
        mut declare: impl FnMut(&mut Form<'_>) -> T,
    ) -> Vec<T> {
        let mut values = Vec::new();
        self.read_list(name, limits, absence, &mut |form| {
            let value = declare(form);
            if !form.describing {
                values.push(value);
            }
        });
        values
    }

    /// The groups to assume for a list that was not given.
    fn absent(&mut self, name: &'static str, min: usize, absence: Absence) {
        if self.describing || self.partly.is_none() {
            match self.look(name) {
                Some(value) if says_none(value) => {
                    self.given.insert(name.to_owned(), Value::Array(Vec::new()));
                }
                Some(value) if is_empty_group(value) => {
                    self.given.shift_remove(name);
                }
                _ => {}
            }
            return;
        }
        if min > 0
            && self
                .look(name)
                .is_none_or(|value| is_empty_group(value) || says_some(value))
        {
            self.given
                .insert(name.to_owned(), vec![Value::Object(Map::new()); min].into());
            return;
        }
        let (usually_none, witnesses) = match absence {
            Absence::Asked => (false, &[][..]),
            Absence::UsuallyNone(witnesses) => (true, witnesses),
            Absence::Complete => return self.complete(name),
        };
        let witness = |text: &&str| {
            let value: Value = serde_json::from_str(text).ok()?;
            Some(Value::Array(vec![value]))
        };
        let present = || match witnesses {
            [] => vec![Value::Bool(true)],
            witnesses => witnesses.iter().filter_map(witness).collect(),
        };
        match self.presence(name, usually_none, &present) {
            Presence::None if self.look(name).is_some() => {
                self.given.insert(name.to_owned(), Value::Array(Vec::new()));
            }
            Presence::None | Presence::Told => {}
            Presence::Assigned(Value::Bool(_)) => {
                self.given
                    .insert(name.to_owned(), vec![Value::Object(Map::new())].into());
            }
            Presence::Assigned(items) => {
                self.given.insert(name.to_owned(), items);
            }
        }
    }

    /// A list of groups; the given function declares and stores each of them.
    fn read_list(
        &mut self,
        name: &'static str,
        (min, max): (usize, usize),
        absence: Absence,
        declare: &mut dyn FnMut(&mut Form<'_>),
    ) {
        self.absent(name, min, absence);
        let items = self.items_of(name, min, max, declare);
        let mut fields = Vec::new();
        if self.describing {
            let mut form = self.inner(name, Map::new());
            declare(&mut form);
            fields = self.closed(form).0;
        }
        let mut echoes = Vec::new();
        for (n, item) in items.into_iter().enumerate() {
            let path = format!("{name}.{n}");
            let Some(given) = self.item(&path, item) else {
                continue;
            };
            let mut form = self.inner(&path, given);
            declare(&mut form);
            echoes.push(self.closed(form).1);
        }
        let default = match absence {
            Absence::Asked => Limit::Asked,
            _ => Limit::Optional,
        };
        self.names.push((name, Shape::Nested));
        if self.describing {
            self.group_declared(name, Kind::List { fields, min, max }, default);
        }
        self.echoed(name, Value::Array(echoes));
    }

    /// The fields of a given group.
    pub(super) fn group_of(&mut self, name: &str) -> Map<String, Value> {
        match self.take(name) {
            None => Map::new(),
            Some(Value::Object(map)) => map,
            Some(other) => {
                self.fault(name, other, FaultKind::NotAGroup, Vec::new());
                Map::new()
            }
        }
    }

    /// The groups of a given list.
    pub(super) fn items_of(
        &mut self,
        name: &str,
        min: usize,
        max: usize,
        declare: &mut dyn FnMut(&mut Form<'_>),
    ) -> Vec<Value> {
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
            self.fault(
                name,
                given,
                FaultKind::ListLength,
                vec![format!("{min}–{max}")],
            );
            items.truncate(max);
        }
        items
    }

    /// One group of a list.
    pub(super) fn item(&mut self, path: &str, item: Value) -> Option<Map<String, Value>> {
        match item {
            Value::Object(map) => Some(map),
            Value::Bool(true) => Some(Map::new()),
            other => {
                self.fault(path, other, FaultKind::NotAGroup, Vec::new());
                None
            }
        }
    }

    pub(super) fn group_declared(&mut self, name: &'static str, kind: Kind, default: Limit) {
        let plain = self
            .plain
            .iter()
            .find(|(group, _)| *group == name)
            .map(|(_, field)| *field);
        self.fields.push(Field {
            name,
            kind,
            unit: Unit::None,
            default,
            plain,
            ranged: false,
            setting: false,
            given: false,
            may_be_none: self.none.contains(&name),
        });
    }

    pub(super) fn nested(&mut self, name: &'static str, kind: Kind) {
        self.names.push((name, Shape::Nested));
        if self.describing {
            self.group_declared(name, kind, Limit::Optional);
        }
    }

    fn inside<T: Declared>(
        &mut self,
        path: &str,
        given: Map<String, Value>,
    ) -> (T, Vec<Field>, Value) {
        let mut form = self.inner(path, given);
        let value = T::declare(&mut form);
        let (fields, echo) = self.closed(form);
        (value, fields, echo)
    }

    /// A form for a group inside this one.
    fn inner(&self, path: &str, given: Map<String, Value>) -> Form<'a> {
        let mut form = Form::new(self.tables, given, self.path_of(path), self.describing);
        form.width = self.width;
        form.corners = self.corners;
        form.partly = self.partly.as_ref().map(|outer| Partly {
            passes_over_usual: outer.passes_over_usual,
            bare: outer.bare,
            assigned: outer.assigned.clone(),
            log: outer.log.clone(),
            ..Partly::default()
        });
        form
    }

    /// Merges the results of the form of an inner group.
    fn closed(&mut self, mut form: Form<'_>) -> (Vec<Field>, Value) {
        form.unknown();
        self.corners = form.corners;
        self.size += form.size + form.names.len();
        if let (Some(partly), Some(inner)) = (&mut self.partly, form.partly.take()) {
            let (order, before) = (self.names.len(), self.faults.len());
            let sorted = |mut facts: Vec<Untold>| {
                facts.sort_by_key(|fact| fact.order);
                facts.into_iter().map(move |fact| Untold { order, ..fact })
            };
            partly.asked.extend(sorted(inner.asked));
            partly.usual.extend(sorted(inner.usual));
            if let Some(split) = inner.split {
                partly.split.get_or_insert(split);
            }
            partly.beyond.extend(inner.beyond);
            partly
                .clashes
                .extend(inner.clashes.into_iter().map(|n| n + before));
        }
        self.faults.append(&mut form.faults);
        self.raise(form.flags);
        let bare = self.partly.as_ref().is_some_and(|partly| partly.bare);
        // Whether it holds any fact.
        let told = || form.echo.0.iter().any(|(_, value)| !value.is_null());
        let echo = match bare {
            true if told() => Value::Bool(true),
            true => Value::Object(Map::new()),
            false => Value::Object(form.echo.into_map()),
        };
        (form.fields, echo)
    }
}
