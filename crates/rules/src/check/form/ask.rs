//! A field while it is declared: its last word says what happens when it is left out.

use serde_json::Value;

use super::field::{Limit, Shape};
use super::{Figures, Form};
use crate::check::facts::{Assigned, Domain, Fact, Listed, Log, Set, Several, Untold};
use crate::check::fault::FaultKind;
use crate::check::measure::Measure;
use crate::check::range::Range;
use crate::check::unit::Unit;

/// A field that was asked for; the last word says what happens when it was left out.
#[must_use]
pub struct Ask<'f, 'a, T> {
    untyped: Untyped<'f, 'a>,
    value: Option<T>,
    stand_in: T,
    show: fn(&T) -> Value,
}

/// A field that was asked for, without its value: what is compiled once, and not for each type of value.
struct Untyped<'f, 'a> {
    form: &'f mut Form<'a>,
    name: &'static str,
    shape: Shape,
    unit: Unit,
    /// Whether it has a value.
    told: bool,
    faulty: bool,
    /// The range given in place of a number, and whether this field takes one.
    range: Option<Range>,
    /// Whether the range was told.
    told_range: bool,
    /// The values that the judge lets it have, as bits of its domain.
    set: Option<u128>,
    /// The values that it may have at all, as bits of its kind.
    possible: u128,
    in_parts: bool,
    /// The numbers that are possible while it is untold, where these are not all.
    within: Option<Range>,
    /// Whether `tried` or `among` named values: the field is asked then, whatever its kind.
    has_values: bool,
    /// It is asked exactly.
    exact: bool,
    /// No change of it is offered.
    setting: bool,
    /// It has no part in this question.
    idle: bool,
}

/// What is known of a field: a range that was told or assigned, or the values that the judge lets it
/// have, of which one may be all.
struct Found {
    range: Option<Range>,
    told_range: bool,
    set: Option<u128>,
    assigned: Option<Value>,
}

impl<'a> Form<'a> {
    pub(super) fn ask<T>(
        &mut self,
        name: &'static str,
        shape: Shape,
        stand_in: T,
        read: impl FnOnce(&Value) -> Result<T, (FaultKind, Vec<String>)>,
        show: fn(&T) -> Value,
    ) -> Ask<'_, 'a, T> {
        let found = self.found(name, shape);
        let given = if found.range.is_some() {
            None
        } else {
            self.look(name).or(found.assigned.as_ref())
        };
        let (mut value, mut fault) = (None, None);
        if let Some(given) = given {
            match read(given) {
                Ok(good) => value = Some(good),
                Err(bad) => fault = Some(bad),
            }
        }
        Ask {
            untyped: self.asked(name, shape, &found, value.is_some(), fault),
            value,
            stand_in,
            show,
        }
    }

    /// What is known of a field before its value is read: compiled once, and not for each type of value.
    fn found(&self, name: &str, shape: Shape) -> Found {
        let range = self.range(name, shape);
        let mut found = Found {
            range,
            told_range: range.is_some(),
            set: None,
            assigned: None,
        };
        match self.assigned(name) {
            Some((Set::Range(known), _)) => {
                (found.range, found.told_range) = (Some(known), false);
            }
            Some((Set::Of(mask), value)) => {
                found.set = Some(mask);
                found.assigned = value.filter(|value| !value.is_null());
            }
            None => {}
        }
        found
    }

    /// Whether a fact has to be declared as one without a usual value: always where facts may be
    /// missing, else where it matters.
    fn needs(&self, matters: impl FnOnce() -> bool) -> bool {
        self.partly.is_some() || self.describing || matters()
    }

    fn asked(
        &mut self,
        name: &'static str,
        shape: Shape,
        found: &Found,
        told: bool,
        fault: Option<(FaultKind, Vec<String>)>,
    ) -> Untyped<'_, 'a> {
        let faulty = self.describing || fault.is_some();
        if let Some((fault, accepted)) = fault {
            self.misread(name, fault, accepted);
        }
        Untyped {
            form: self,
            name,
            shape,
            unit: Unit::None,
            told,
            faulty,
            range: found.range,
            told_range: found.told_range,
            set: found.set,
            possible: u128::MAX,
            in_parts: false,
            within: None,
            has_values: false,
            exact: false,
            setting: false,
            idle: false,
        }
    }
}

impl Ask<'_, '_, f64> {
    /// A number that the rule compares through a [`Measure`], so that nobody has to say it exactly.
    /// It must be given, or a range of it, or it is asked.
    pub fn measured(self) -> Measure {
        let (stand_in, shown) = (self.stand_in, self.value.as_ref().map(self.show));
        let mut field = self.untyped;
        field
            .measure(self.value, shown, &Take::Asked)
            .unwrap_or_else(|| Measure::known(stand_in))
    }

    /// As [`Ask::measured`]; while it is untold, only numbers of this range are possible, as the others
    /// say the same in another way.
    pub fn measured_within(mut self, least: f64, most: f64) -> Measure {
        self.untyped.within = Some(Range::between(least, most));
        self.measured()
    }

    /// As [`Ask::measured`], where it may be left out.
    pub fn maybe_measured(self) -> Option<Measure> {
        let shown = self.value.as_ref().map(self.show);
        let mut field = self.untyped;
        field.measure(self.value, shown, &Take::None)
    }

    /// As [`Ask::measured`]. Where everything is told and it cannot matter, it may be left out.
    pub fn measured_if(self, matters: impl FnOnce() -> bool) -> Option<Measure> {
        if self.untyped.form.needs(matters) {
            Some(self.measured())
        } else {
            self.maybe_measured()
        }
    }

    /// As [`Ask::measured`], with a usual value.
    pub fn usually_measured(self, usual: f64) -> Measure {
        let shown = self.value.as_ref().map(self.show);
        let usual_shown = (self.show)(&usual);
        let mut field = self.untyped;
        field
            .measure(self.value, shown, &Take::Usual(usual, usual_shown))
            .unwrap_or_else(|| Measure::known(usual))
    }
}

/// What an untold number is.
enum Take {
    Asked,
    /// There is none.
    None,
    Usual(f64, Value),
}

#[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
impl Ask<'_, '_, i64> {
    /// As for decimal numbers: the rule compares it with whole numbers.
    pub fn measured(self) -> Measure {
        let (stand_in, shown) = (self.stand_in, self.value.as_ref().map(self.show));
        let mut field = self.untyped;
        field
            .measure(self.value.map(|n| n as f64), shown, &Take::Asked)
            .unwrap_or_else(|| Measure::known(stand_in as f64))
    }

    /// As for decimal numbers.
    pub fn maybe_measured(self) -> Option<Measure> {
        let shown = self.value.as_ref().map(self.show);
        let mut field = self.untyped;
        field.measure(self.value.map(|n| n as f64), shown, &Take::None)
    }

    /// As for decimal numbers.
    pub fn usually_measured(self, usual: i64) -> Measure {
        let shown = self.value.as_ref().map(self.show);
        let usual_shown = (self.show)(&usual);
        let mut field = self.untyped;
        let take = Take::Usual(usual as f64, usual_shown);
        field
            .measure(self.value.map(|n| n as f64), shown, &take)
            .unwrap_or_else(|| Measure::known(usual as f64))
    }

    /// As for decimal numbers.
    pub fn measured_if(self, matters: impl FnOnce() -> bool) -> Option<Measure> {
        if self.untyped.form.needs(matters) {
            Some(self.measured())
        } else {
            self.maybe_measured()
        }
    }
}

impl<T: Listed> Ask<'_, '_, T> {
    /// Only values of which this holds are possible while it is untold. Others may be told, and the rule
    /// judges them.
    pub fn only(mut self, holds: impl Fn(T) -> bool) -> Self {
        let values = T::listed().into_iter().enumerate();
        self.untyped.possible = values
            .filter(|(_, value)| holds(*value))
            .fold(0, |mask, (bit, _)| mask | 1 << bit);
        let path = self
            .value
            .is_some_and(|value| !holds(value))
            .then(|| self.untyped.form.path_of(self.untyped.name));
        if let Some(partly) = &mut self.untyped.form.partly {
            partly.only.push((self.untyped.name, self.untyped.possible));
            partly.beyond.extend(path);
        }
        self
    }

    /// A fact without a usual value, asked where the rule looks at it and it matters.
    pub fn fact(mut self) -> Fact<T> {
        let open = self.untyped.leave_open();
        self.untyped.declare(Limit::Asked);
        if !open {
            if !self.untyped.told && !self.untyped.faulty {
                self.untyped
                    .form
                    .missing(self.untyped.name, self.untyped.shape);
            }
            return Fact::known(self.value_or_stand_in());
        }
        let domain = self.untyped.domain().unwrap_or(Domain::Free);
        self.untyped.note(domain, Value::Null, true, true);
        let stand_in = self.stand_in;
        self.watched(stand_in, None)
    }

    /// As [`Ask::fact`]. Where everything is told, one that is left out is this value.
    pub fn fact_asked_or(self, absent: T) -> Fact<T> {
        self.fact_if(|| false, absent)
    }

    /// As [`Ask::fact`]. Where everything is told and it cannot matter, one that is left out is this
    /// value; where facts may be missing, the looks of the rule tell whether it matters.
    pub fn fact_if(self, matters: impl FnOnce() -> bool, absent: T) -> Fact<T> {
        if self.untyped.form.needs(matters) {
            self.fact()
        } else {
            self.fact_or(absent)
        }
    }

    /// As [`Ask::fact_if`], where there is none.
    pub fn fact_told_if(self, matters: impl FnOnce() -> bool) -> Option<Fact<T>> {
        if self.untyped.form.needs(matters) {
            Some(self.fact())
        } else {
            self.optional().map(Fact::known)
        }
    }

    /// As [`Ask::fact`], where another fact says that it can matter; elsewhere there is none.
    pub fn fact_where(self, matters: bool) -> Option<Fact<T>> {
        if matters && !self.untyped.form.describing {
            Some(self.fact())
        } else {
            self.optional().map(Fact::known)
        }
    }

    /// A fact with a usual value, as for [`Ask::or`], that is tried with others only where the rule
    /// looks at it.
    pub fn fact_or(self, usual: T) -> Fact<T> {
        let limit = Limit::Default((self.show)(&usual));
        self.usual_fact(usual, limit)
    }

    /// As [`Ask::fact_or`], of a value that the other fields suggest.
    pub fn fact_usually(self, usual: T) -> Fact<T> {
        self.usual_fact(usual, Limit::Computed)
    }

    fn usual_fact(mut self, usual: T, limit: Limit) -> Fact<T> {
        let shown = (self.show)(&usual);
        let open = self.untyped.leave_open();
        self.untyped.declare(limit);
        if !open {
            return Fact::known(self.value_or(usual));
        }
        if self.untyped.set.is_none() {
            let domain = self.untyped.domain().unwrap_or(Domain::Free);
            self.untyped.note(domain, shown, false, true);
        }
        self.watched(usual, Some(usual))
    }

    /// A fact whose usual case is that there is none, as for [`Ask::optional`], that is tried with
    /// values only where the rule looks at it.
    pub fn maybe_fact(self) -> Fact<Option<T>> {
        self.maybe_fact_unless(false)
    }

    /// As [`Ask::maybe_fact`], unless another fact says that there is one: which, is asked then.
    pub fn maybe_fact_unless(mut self, exists: bool) -> Fact<Option<T>> {
        let open = self.untyped.leave_open();
        self.untyped.declare(Limit::Optional);
        if !open {
            if exists && !self.untyped.told && !self.untyped.faulty {
                let form = &mut *self.untyped.form;
                form.missing(self.untyped.name, self.untyped.shape);
            }
            return Fact::known(self.maybe_value());
        }
        let domain = match self.untyped.shape {
            Shape::Choice { codes, .. } => Domain::MaybeCodes(codes),
            Shape::Flag => Domain::Values(vec![Value::Null, true.into(), false.into()]),
            _ => Domain::Free,
        };
        if exists || self.untyped.set.is_none() {
            self.untyped.note(domain, Value::Null, exists, true);
        }
        // The first bit is that there is none.
        let set = if exists {
            self.untyped.set.unwrap_or(u128::MAX) & !1
        } else {
            self.untyped.set.unwrap_or(1)
        };
        let values = std::iter::once(None).chain(T::listed().into_iter().map(Some));
        self.untyped.form.echoed(self.untyped.name, Value::Null);
        self.untyped.watch(values, set, None)
    }

    /// The fact as the set that the judge lets it be, or its usual value.
    fn watched(self, stand_in: T, usual: Option<T>) -> Fact<T> {
        let values = T::listed();
        let all = usual.map_or(u128::MAX, |usual| {
            values
                .iter()
                .position(|value| *value == usual)
                .map_or(0, |bit| 1 << bit)
        });
        let shown = usual.map_or(Value::Null, |usual| (self.show)(&usual));
        self.untyped.form.echoed(self.untyped.name, shown);
        let set = self.untyped.set.unwrap_or(all) & self.untyped.possible;
        self.untyped.watch(values.into_iter(), set, stand_in)
    }
}

impl<T: Listed> Ask<'_, '_, Vec<T>> {
    /// A list of codes without a usual value, asked where the rule looks at it and it matters.
    pub fn several(mut self) -> Several<T> {
        let open = self.untyped.leave_open();
        self.untyped.declare(Limit::Asked);
        if open {
            return self.open_list(None);
        }
        if !self.untyped.told && !self.untyped.faulty {
            let form = &mut *self.untyped.form;
            form.missing(self.untyped.name, self.untyped.shape);
        }
        Several::known(self.value_or_stand_in())
    }

    /// As [`Ask::several`]. Where everything is told, one that is left out is empty.
    pub fn several_asked(self) -> Several<T> {
        if self.untyped.form.needs(|| false) {
            self.several()
        } else {
            self.several_or_none()
        }
    }

    /// A list of codes that is usually empty, as for [`Ask::or`], tried with codes only where the rule
    /// looks at it.
    pub fn several_or_none(mut self) -> Several<T> {
        let none = Value::Array(Vec::new());
        let open = self.untyped.leave_open();
        self.untyped.declare(Limit::Default(none.clone()));
        if open {
            return self.open_list(Some(none));
        }
        Several::known(self.value_or(Vec::new()))
    }

    fn open_list(mut self, usual: Option<Value>) -> Several<T> {
        let domain = self.untyped.domain().unwrap_or(Domain::Free);
        let may_be_empty = matches!(domain, Domain::Lists(_, true));
        let (asked, shown) = (usual.is_none(), usual.unwrap_or_default());
        let all = if asked { u128::MAX } else { 1 };
        if asked || self.untyped.set.is_none() {
            self.untyped.note(domain, shown.clone(), asked, true);
        }
        self.untyped.form.echoed(self.untyped.name, shown);
        let none = may_be_empty.then_some(None);
        let values = none.into_iter().chain(T::listed().into_iter().map(Some));
        let set = self.untyped.set.unwrap_or(all);
        Several::among(self.untyped.watch(values, set, None))
    }
}

impl Untyped<'_, '_> {
    /// A fact as those of its values whose bits are set.
    fn watch<T: Copy + PartialEq>(
        &self,
        values: impl Iterator<Item = T>,
        set: u128,
        stand_in: T,
    ) -> Fact<T> {
        let among = values
            .enumerate()
            .filter(|(bit, _)| set >> bit & 1 == 1)
            .collect();
        let path = self.form.path_of(self.name);
        Fact::among(&path, &self.log(), among, stand_in)
    }

    fn log(&self) -> Log {
        self.known().0
    }

    /// Where looks are recorded, and what the judge lets facts be.
    fn known(&self) -> (Log, Assigned) {
        let partly = self.form.partly.as_ref();
        let known = partly.map(|partly| (partly.log.clone(), partly.assigned.clone()));
        known.unwrap_or_default()
    }

    /// A number that the rule compares, with its value if it was told.
    fn measure(
        &mut self,
        value: Option<f64>,
        shown: Option<Value>,
        take: &Take,
    ) -> Option<Measure> {
        self.in_parts = true;
        self.declare(match take {
            Take::Asked => Limit::Asked,
            Take::None => Limit::Optional,
            Take::Usual(_, shown) => Limit::Default(shown.clone()),
        });
        let limits = self.shape.measured()?;
        let untold = !self.told && self.range.is_none() && !self.faulty;
        if let Some(range) = self.range {
            if self.told_range {
                // It may be told more closely.
                self.note(Domain::Parts(vec![range], limits), Value::Null, true, true);
            }
            self.echo(Value::Null);
            let path = self.form.path_of(self.name);
            return Some(Measure::within(&path, range, limits, self.known()));
        }
        if untold {
            let domain = Domain::Measured(limits);
            match take {
                Take::Asked if self.form.partly.is_none() => {
                    self.form.missing(self.name, self.shape)
                }
                Take::Asked => {
                    let range = self.within.unwrap_or(limits.range());
                    let domain = self
                        .within
                        .map_or(domain, |within| Domain::Parts(vec![within], limits));
                    self.note(domain, Value::Null, true, true);
                    self.form.echoed(self.name, Value::Null);
                    let path = self.form.path_of(self.name);
                    return Some(Measure::within(&path, range, limits, self.known()));
                }
                Take::None => self.note(domain, Value::Null, false, false),
                Take::Usual(usual, shown) => {
                    self.note(domain, shown.clone(), false, false);
                    self.form.echoed(self.name, shown.clone());
                    return Some(Measure::known(*usual));
                }
            }
        }
        self.form.echoed(self.name, shown.unwrap_or_default());
        value.map(Measure::known)
    }

    /// Notes a fact that was not told.
    fn note(&mut self, domain: Domain, usual: Value, asked: bool, watched: bool) {
        if !asked
            && (self.idle
                || self
                    .form
                    .partly
                    .as_ref()
                    .is_none_or(|partly| partly.passes_over_usual))
        {
            return;
        }
        let path = self.form.path_of(self.name);
        let order = self.form.names.len();
        if let Some(partly) = &mut self.form.partly {
            let fact = Untold {
                path,
                order,
                domain,
                usual,
                watched,
                named: false,
            };
            if asked {
                partly.ask(fact);
            } else {
                partly.usual.push(fact);
            }
        }
    }

    /// Whether the fact is untold and may stay so.
    fn leave_open(&mut self) -> bool {
        if self.range.is_some() && !self.in_parts {
            self.form.misread(
                self.name,
                FaultKind::NotANumber,
                self.shape.kind().accepted(),
            );
            self.faulty = true;
        }
        !self.told && !self.faulty && self.form.partly.is_some()
    }

    /// Takes the usual value of an untold fact; it is tried with its other values later.
    fn take_usual(&mut self, usual: &Value) {
        // What is asked is no fact.
        if !self.leave_open() || self.name == "ask" {
            return;
        }
        let possible = self.possible;
        let Some(mut domain) = self.domain().map(|domain| domain.among(possible)) else {
            return;
        };
        if let Domain::Spread(_, close) = &mut domain {
            *close = true;
        }
        if self.set.is_none() {
            self.note(domain, usual.clone(), false, false);
        } else if self.set.is_some_and(|set| set.count_ones() > 1) {
            // It is being tried with other values, one after another.
            let (path, order) = (self.form.path_of(self.name), self.form.names.len());
            if let Some(partly) = &mut self.form.partly {
                partly.split.get_or_insert(Untold {
                    path,
                    order,
                    domain,
                    usual: usual.clone(),
                    watched: false,
                    named: false,
                });
            }
        }
    }

    /// Possible values while it is untold.
    fn domain(&self) -> Option<Domain> {
        let tried = self
            .form
            .partly
            .as_ref()
            .and_then(|partly| partly.tried_for(self.name));
        tried.or_else(|| self.shape.domain())
    }

    fn trying(&mut self, domain: Domain) {
        self.has_values = true;
        if let Some(partly) = &mut self.form.partly {
            partly.tried.push((self.name, domain));
        }
    }

    fn declare(&mut self, limit: Limit) {
        self.form.declared(
            self.name,
            self.shape,
            self.unit,
            limit,
            (self.in_parts, self.setting),
        );
    }

    /// Says what was read: the range, where one was given.
    fn echo(&mut self, shown: Value) {
        let shown = match (self.range, self.shape.measured()) {
            (Some(range), Some(limits)) => limits.show(range),
            _ => shown,
        };
        self.form.echoed(self.name, shown);
    }

    /// It must be given.
    fn demanded(&mut self, limit: Limit) {
        self.declare(limit);
        if !self.told && !self.faulty {
            self.form.missing(self.name, self.shape);
        }
    }

    /// It must be given, or it is asked; whether it is asked now.
    fn required(&mut self) -> bool {
        if self.leave_open()
            && let Some(domain) = self
                .domain()
                .map(|domain| if self.exact { Domain::Free } else { domain })
                .map(|domain| domain.among(self.possible))
        {
            self.note(domain, Value::Null, true, false);
            self.declare(Limit::Asked);
            self.echo(Value::Null);
            return true;
        }
        let asked = self.has_values || self.shape.domain().is_some();
        self.demanded(if asked { Limit::Asked } else { Limit::Required });
        false
    }

    /// It may be left out where nothing depends on it: its first and last value are tried.
    fn idle(&mut self) {
        if self.leave_open() && !matches!(self.shape, Shape::Flag) {
            let ends = match self.domain() {
                Some(domain) => domain.values().and_then(|values| {
                    let ends = vec![values.first()?.clone(), values.last()?.clone()];
                    // Two numbers stand for all: where they differ it is asked, and they are no answers.
                    let number = self.shape.measured().is_some();
                    Some(if number {
                        Domain::Sampled(ends)
                    } else {
                        Domain::Values(ends)
                    })
                }),
                None => None,
            };
            if let Some(domain) = ends {
                self.note(domain, Value::Null, true, false);
            }
        }
        self.declare(Limit::Asked);
    }
}

impl<T> Ask<'_, '_, T> {
    /// A number that the rule weighs against others, so that no value stands for its neighbours:
    /// where it is needed, it is asked exactly and never tried.
    pub fn exact(mut self) -> Self {
        self.untyped.exact = true;
        if let Some(partly) = &mut self.untyped.form.partly {
            partly.exact.push(self.untyped.name);
        }
        self
    }

    /// Values that stand for all where it is weighed against another number that is not given either:
    /// once it has one of them, the other is tried in values around it. It is asked exactly, and a
    /// range of it is no fact.
    pub fn tried(mut self, values: impl IntoIterator<Item = T>) -> Self {
        self.untyped.in_parts &= self.untyped.range.is_none();
        let values = values
            .into_iter()
            .map(|value| (self.show)(&value))
            .collect();
        self.untyped.trying(Domain::Sampled(values));
        self
    }

    /// One of a few numbers: no others are tried, and these are offered.
    pub fn among(mut self, values: impl IntoIterator<Item = T>) -> Self {
        let values = values
            .into_iter()
            .map(|value| (self.show)(&value))
            .collect();
        self.untyped.trying(Domain::Values(values));
        self
    }

    /// Whether it has a part in this question. One that has none, and a usual value, is not tried with
    /// others.
    pub fn matters(mut self, matters: bool) -> Self {
        self.untyped.idle = !matters;
        self
    }

    /// No change of it is offered: it says what is asked, or the rule offers what is to be changed.
    pub fn unchanged(mut self) -> Self {
        self.untyped.setting = true;
        self
    }

    /// Says in which unit the number is.
    pub fn unit(mut self, unit: Unit) -> Self {
        self.untyped.unit = unit;
        self
    }

    /// The value, or another one in its place.
    fn value_or(mut self, other: T) -> T {
        let value = self.value.unwrap_or(other);
        self.untyped.echo((self.show)(&value));
        value
    }

    /// The value, or what stands in for it where it is missing or faulty.
    fn value_or_stand_in(mut self) -> T {
        let value = self.value.unwrap_or(self.stand_in);
        self.untyped.echo((self.show)(&value));
        value
    }

    /// The value, if there is one.
    fn maybe_value(mut self) -> Option<T> {
        self.untyped
            .echo(self.value.as_ref().map_or(Value::Null, self.show));
        self.value
    }

    /// It must be given whatever else is told: a position, who takes part.
    pub fn demanded(mut self) -> T {
        self.untyped.leave_open();
        self.untyped.demanded(Limit::Required);
        self.value_or_stand_in()
    }

    /// A fact without a usual value. Left out, it is asked where it matters.
    pub fn required(mut self) -> T {
        if self.untyped.required() {
            return self.stand_in;
        }
        self.value_or_stand_in()
    }

    /// As [`Ask::required`], of what a question is about. Where everything is told, one that is left out
    /// is this value.
    pub fn asked_or(self, absent: T) -> T {
        if self.untyped.form.needs(|| false) {
            return self.required();
        }
        self.or(absent)
    }

    /// As [`Ask::asked_or`], of a list or a count: left out, it is empty.
    pub fn asked(self) -> T
    where
        T: Default,
    {
        self.asked_or(T::default())
    }

    /// As [`Ask::required`], where another fact says that it can matter. Elsewhere it may be left
    /// out: its first and last value are tried, so that no step speaks of either; a truth is false.
    pub fn required_where(self, matters: bool) -> T {
        if matters || self.untyped.form.describing {
            return self.required();
        }
        let Self {
            mut untyped,
            value,
            stand_in,
            show,
        } = self;
        untyped.idle();
        untyped.echo(value.as_ref().map_or(Value::Null, show));
        value.unwrap_or(stand_in)
    }

    /// A fact with a usual value, which it takes when left out: the ordinary case, which players
    /// would not think of mentioning; never the exceptional or the fatal one.
    pub fn or(mut self, default: T) -> T {
        let usual = (self.show)(&default);
        self.untyped.take_usual(&usual);
        self.untyped.declare(Limit::Default(usual));
        self.value_or(default)
    }

    /// A setting of the whole game; left out, it takes this value, and is not asked.
    pub fn setting(mut self, default: T) -> T {
        self.untyped.setting = true;
        self.untyped.leave_open();
        self.untyped.declare(Limit::Default((self.show)(&default)));
        self.value_or(default)
    }

    /// Left out, it takes the value of a table, whatever the other fields say.
    pub fn or_figure(mut self, default: impl FnOnce(&mut Figures<'_>) -> T) -> T {
        self.untyped.setting = true;
        self.untyped.leave_open();
        let mut figures = self.untyped.form.figures();
        let default = default(&mut figures);
        self.untyped.declare(Limit::Default((self.show)(&default)));
        if self.value.is_none() {
            self.untyped.form.raise(figures.flags);
        }
        self.value_or(default)
    }

    /// Left out, it takes a value that the other fields suggest, which may be otherwise all the same.
    pub fn or_usually(mut self, usual: T) -> T {
        self.untyped.take_usual(&(self.show)(&usual));
        self.untyped.declare(Limit::Computed);
        self.value_or(usual)
    }

    /// As [`Ask::or`], of what is not tried with other values: every verdict says that it was taken for
    /// granted.
    pub fn or_named(mut self, usual: T) -> T {
        let shown = (self.show)(&usual);
        if self.untyped.leave_open() {
            let (name, only) = (self.untyped.name, Domain::Values(vec![shown.clone()]));
            let form = &mut *self.untyped.form;
            form.untold(name, only, Some((shown.clone(), true)));
        }
        self.untyped.setting = true;
        self.untyped.declare(Limit::Default(shown));
        self.value_or(usual)
    }

    /// A fact whose usual case is that there is none: no base behind, no general.
    pub fn optional(mut self) -> Option<T> {
        self.untyped.take_usual(&Value::Null);
        self.untyped.declare(Limit::Optional);
        self.maybe_value()
    }

    /// As [`Ask::optional`]. Where facts may be missing and nothing else says what is meant, it is asked.
    pub fn optional_unless(self, asked: bool) -> Option<T> {
        if asked && self.untyped.form.may_lack_facts() {
            Some(self.required())
        } else {
            self.optional()
        }
    }

    /// A place on the table, where it is told. It is no fact to be tried with other values.
    pub fn placed(mut self) -> Option<T> {
        self.untyped.leave_open();
        self.untyped.declare(Limit::Optional);
        self.maybe_value()
    }

    /// A fact that matters only where it is told, or where another one needs it ([`Form::lacks`]).
    /// Elsewhere it is not tried with values.
    pub fn if_told(self) -> Option<T> {
        self.placed()
    }

    /// An entry of a list that somebody wrote down: what the list leaves out is not in it, and is no fact
    /// to be tried with other values.
    pub fn as_written(self, absent: T) -> T {
        self.matters(false).or(absent)
    }

    /// Left out, a value is worked out from the tables; what it reads there may raise flags.
    pub fn or_from(mut self, default: impl FnOnce(&mut Figures<'_>) -> Option<T>) -> Option<T> {
        self.untyped.setting = true;
        self.untyped.leave_open();
        self.untyped.declare(Limit::Computed);
        if self.value.is_none() && !self.untyped.faulty {
            let mut figures = self.untyped.form.figures();
            self.value = default(&mut figures);
            if self.value.is_some() {
                self.untyped.form.raise(figures.flags);
            }
        }
        self.maybe_value()
    }
}
