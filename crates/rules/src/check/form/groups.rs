//! Fields inside fields: groups, and lists of groups.

use serde_json::{Map, Value};

use super::field::{Field, Kind, Limit, Shape};
use super::values::rows;
use super::{Declared, Form, Partly};
use crate::check::facts::Untold;
use crate::check::fault::FaultKind;
use crate::check::unit::Unit;

impl<'a> Form<'a> {
    /// Lets the group of this name be given as one plain value as well, which stands for one of its
    /// fields: `a = 2` for `a.points = 2`. Said before the group is declared.
    pub fn plainly(&mut self, name: &'static str, field: &'static str) {
        if self.describing {
            self.plain.push((name, field));
        }
        if self
            .look(name)
            .is_some_and(|given| given.is_number() || given.is_string())
            && let Some(value) = self.take(name)
        {
            self.given.insert(
                name.to_owned(),
                Value::Object(Map::from_iter([(field.to_owned(), value)])),
            );
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
        let empty = |value: &Value| {
            value.as_object().is_some_and(|map| {
                map.values()
                    .all(|value| value.is_null() || value.as_str() == Some(""))
            })
        };
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
        let mut values = Vec::new();
        self.read_list(name, min, max, &mut |form| {
            let value = T::declare(form);
            if !form.describing {
                values.push(value);
            }
        });
        values
    }

    /// A list whose groups are declared, and kept, by a function that is called for each of them.
    fn read_list(
        &mut self,
        name: &'static str,
        min: usize,
        max: usize,
        declare: &mut dyn FnMut(&mut Form<'_>),
    ) {
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
            echoes.push(Value::Object(self.closed(form).1));
        }
        self.nested(name, Kind::List { fields, min, max });
        self.echoed(name, Value::Array(echoes));
    }

    /// The fields of a group that was given.
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

    /// The groups of a list that was given.
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
    ) -> (T, Vec<Field>, Map<String, Value>) {
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
            ..Partly::default()
        });
        form
    }

    /// Takes over what a form inside this one found.
    fn closed(&mut self, mut form: Form<'_>) -> (Vec<Field>, Map<String, Value>) {
        form.unknown();
        self.corners = form.corners;
        if let (Some(partly), Some(inner)) = (&mut self.partly, form.partly.take()) {
            let (order, before) = (self.names.len(), self.faults.len());
            let sorted = |mut facts: Vec<Untold>| {
                facts.sort_by_key(|fact| fact.order);
                facts.into_iter().map(move |fact| Untold { order, ..fact })
            };
            partly.asked.extend(sorted(inner.asked));
            partly.usual.extend(sorted(inner.usual));
            partly.ranged.extend(inner.ranged);
            partly
                .clashes
                .extend(inner.clashes.into_iter().map(|n| n + before));
        }
        self.faults.append(&mut form.faults);
        self.raise(form.flags);
        (form.fields, form.echo)
    }
}
