//! A field while it is being declared. The last method of the chain says what happens if the field is
//! omitted.

use serde_json::Value;

use super::field::{Limit, Shape};
use super::values::items;
use super::{Figures, Form};
use crate::check::facts::{Assigned, Domain, Fact, Listed, Log, Set, Several, Untold};
use crate::check::fault::FaultKind;
use crate::check::measure::Measure;
use crate::check::number::as_number;
use crate::check::range::Range;
use crate::check::unit::Unit;

/// A declared field. The last method of the chain says what happens if it was omitted.
#[must_use]
pub struct Ask<'f, 'a, T> {
    untyped: Untyped<'f, 'a>,
    value: Option<T>,
    stand_in: T,
    show: fn(&T) -> Value,
}

/// The part of a declared field that does not depend on the type of its value, so that it is compiled once.
struct Untyped<'f, 'a> {
    form: &'f mut Form<'a>,
    name: &'static str,
    shape: Shape,
    unit: Unit,
    /// Whether it has a value.
    told: bool,
    faulty: bool,
    /// The range given or assigned instead of a number.
    range: Option<Range>,
    /// Whether the range was given by the user.
    told_range: bool,
    /// Whether a given range leaves a number that the rule needs as such: it is explored within the range.
    narrows: bool,
    /// The values that the judge assigns, as bits of its domain.
    set: Option<u128>,
    /// The values that are possible at all, as bits of its type.
    possible: u128,
    /// Whether these are several codes that were given, of which the fact is one.
    several: bool,
    /// Whether the fact may be given so.
    takes_several: bool,
    in_parts: bool,
    /// Whether a range is accepted although the rule needs the number as such.
    ranged: bool,
    /// The numbers that are possible while the field is missing, if that is not the whole range.
    within: Option<Range>,
    /// Whether `among` named values; the field is then asked for, whatever its kind.
    has_values: bool,
    /// Whether no change of the field is offered.
    setting: bool,
    /// Whether the field has no effect on this question.
    idle: bool,
}

/// What is known of a field: a range that was given or assigned, or the set of values that the judge
/// assigned.
struct Found {
    range: Option<Range>,
    told_range: bool,
    set: Option<u128>,
    assigned: Option<Value>,
    /// Several codes that were given for a choice, as bits.
    several: Option<u128>,
}

impl<'a> Form<'a> {
    pub(super) fn ask<T>(
        &mut self,
        name: &'static str,
        shape: Shape,
        stand_in: T,
        read: impl Fn(&Value) -> Result<T, (FaultKind, Vec<String>)>,
        show: fn(&T) -> Value,
    ) -> Ask<'_, 'a, T> {
        let mut found = self.found(name, shape);
        found.several = self.several(name, shape, &|code| read(code).ok().map(|one| show(&one)));
        let given = match (&found.assigned, found.range) {
            (None, Some(_)) => None,
            // A value that is tried within a range that was given.
            (Some(value), _) if self.range(name, shape).is_some() => Some(value),
            // Or one of several that were given.
            _ if found.several.is_some() => found.assigned.as_ref(),
            _ => self.look(name).or(found.assigned.as_ref()),
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

    /// What is known of a field before its value is read. Independent of the type of the value, so that it
    /// is compiled once.
    fn found(&self, name: &str, shape: Shape) -> Found {
        let range = self.range(name, shape);
        let mut found = Found {
            range,
            told_range: range.is_some(),
            set: None,
            assigned: None,
            several: None,
        };
        match self.assigned(name) {
            Some((Set::Range(known), _)) => {
                (found.range, found.told_range) = (Some(known), false);
            }
            Some((Set::Of(mask), value)) => {
                found.set = Some(mask);
                found.assigned = value.filter(|value| !value.is_null());
                if found.assigned.is_some() {
                    // One of the numbers in a range that was given.
                    (found.range, found.told_range) = (None, false);
                }
            }
            None => {}
        }
        found
    }

    /// The codes of a choice, if several were given: a list, or a text with commas. The fact is one of them.
    fn several(
        &self,
        name: &str,
        shape: Shape,
        read: &dyn Fn(&Value) -> Option<Value>,
    ) -> Option<u128> {
        let Shape::Choice { codes, .. } = shape else {
            return None;
        };
        self.partly.as_ref()?;
        let given = self.look(name).filter(|_| name != "ask")?;
        let parts = match given {
            Value::Array(parts) => parts.clone(),
            Value::String(text) if text.contains(',') => items(given)?,
            _ => return None,
        };
        let all = codes();
        let bit = |part: &Value| {
            // Capitals matter only between codes that differ in nothing else.
            let written = part.as_str().unwrap_or_default();
            let mut alike = all.iter().filter(|code| code.eq_ignore_ascii_case(written));
            let only = alike.next().filter(|_| alike.next().is_none());
            let code = read(part).or_else(|| Some(Value::from(*only?)))?;
            all.iter().position(|known| code == *known)
        };
        let mut bits = parts.iter().map(bit);
        let bits = bits.try_fold(0, |bits: u128, bit| Some(bits | 1 << bit?))?;
        (bits != 0).then_some(bits)
    }

    /// Whether a fact must be declared as one without a usual value: always in the mode in which facts may
    /// be missing, otherwise only where it matters.
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
            narrows: false,
            set: found.set,
            possible: found.several.unwrap_or(u128::MAX),
            several: found.several.is_some(),
            takes_several: false,
            in_parts: false,
            ranged: false,
            within: None,
            has_values: false,
            setting: false,
            idle: false,
        }
    }
}

impl Ask<'_, '_, f64> {
    /// A number that the rule compares through a [`Measure`], so that an exact value is not needed. The
    /// number or a range must be given; otherwise it is asked for.
    pub fn measured(self) -> Measure {
        let (stand_in, shown) = (self.stand_in, self.value.as_ref().map(self.show));
        let mut field = self.untyped;
        field
            .measure(self.value, shown, &Take::Asked)
            .unwrap_or_else(|| Measure::known(stand_in))
    }

    /// Like [`Ask::measured`], but a missing value is explored only within this range, because the numbers
    /// outside it are equivalent to ones inside.
    pub fn measured_within(mut self, least: f64, most: f64) -> Measure {
        self.untyped.within = Some(Range::between(least, most));
        self.measured()
    }

    /// Like [`Ask::measured`], but optional.
    pub fn maybe_measured(self) -> Option<Measure> {
        let shown = self.value.as_ref().map(self.show);
        let mut field = self.untyped;
        field.measure(self.value, shown, &Take::None)
    }

    /// Like [`Ask::measured`], but optional if all facts are given and this one cannot matter.
    pub fn measured_if(self, matters: impl FnOnce() -> bool) -> Option<Measure> {
        if self.untyped.form.needs(matters) {
            Some(self.measured())
        } else {
            self.maybe_measured()
        }
    }

    /// Like [`Ask::measured`], but defaults to a value computed from the tables; the cells read may raise
    /// flags.
    pub fn measured_from(
        mut self,
        default: impl FnOnce(&mut Figures<'_>) -> Option<f64>,
    ) -> Measure {
        self.untyped.setting = true;
        let (stand_in, shown) = (self.stand_in, self.value.as_ref().map(self.show));
        if self.value.is_some() || self.untyped.range.is_some() || self.untyped.faulty {
            let mut field = self.untyped;
            return field
                .measure(self.value, shown, &Take::Computed)
                .unwrap_or_else(|| Measure::known(stand_in));
        }
        let mut figures = self.untyped.form.figures();
        let (computed, flags) = (default(&mut figures), figures.flags);
        let mut field = self.untyped;
        if let Some(computed) = computed {
            field.form.raise(flags);
            field.declare(Limit::Computed);
            field.form.echoed(field.name, (self.show)(&computed));
            return Measure::known(computed);
        }
        field
            .measure(None, None, &Take::Computed)
            .unwrap_or_else(|| Measure::known(stand_in))
    }

    /// Like [`Ask::measured`], with a usual value.
    pub fn usually_measured(self, usual: f64) -> Measure {
        let shown = self.value.as_ref().map(self.show);
        let usual_shown = (self.show)(&usual);
        let mut field = self.untyped;
        field
            .measure(self.value, shown, &Take::Usual(usual, usual_shown))
            .unwrap_or_else(|| Measure::known(usual))
    }
}

/// What to assume for a missing number.
enum Take {
    Asked,
    /// Asked, because the tables give no value.
    Computed,
    /// There is no such number.
    None,
    Usual(f64, Value),
}

#[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
impl Ask<'_, '_, i64> {
    /// Like the method for decimal numbers; the rule compares it with whole numbers.
    pub fn measured(self) -> Measure {
        let (stand_in, shown) = (self.stand_in, self.value.as_ref().map(self.show));
        let mut field = self.untyped;
        field
            .measure(self.value.map(|n| n as f64), shown, &Take::Asked)
            .unwrap_or_else(|| Measure::known(stand_in as f64))
    }

    /// Like [`Ask::asked_or`], for a number that the rule compares.
    pub fn measured_or(self, absent: i64) -> Measure {
        if self.untyped.form.needs(|| false) {
            self.measured()
        } else {
            self.usually_measured(absent)
        }
    }

    /// Like the method for decimal numbers.
    pub fn maybe_measured(self) -> Option<Measure> {
        let shown = self.value.as_ref().map(self.show);
        let mut field = self.untyped;
        field.measure(self.value.map(|n| n as f64), shown, &Take::None)
    }

    /// Like [`Ask::maybe_measured`], but other values are tried only within this range.
    pub fn maybe_measured_within(mut self, least: f64, most: f64) -> Option<Measure> {
        self.untyped.within = Some(Range::between(least, most));
        self.maybe_measured()
    }

    /// Like the method for decimal numbers.
    pub fn usually_measured(self, usual: i64) -> Measure {
        let shown = self.value.as_ref().map(self.show);
        let usual_shown = (self.show)(&usual);
        let mut field = self.untyped;
        let take = Take::Usual(usual as f64, usual_shown);
        field
            .measure(self.value.map(|n| n as f64), shown, &take)
            .unwrap_or_else(|| Measure::known(usual as f64))
    }

    /// Like the method for decimal numbers.
    pub fn measured_if(self, matters: impl FnOnce() -> bool) -> Option<Measure> {
        if self.untyped.form.needs(matters) {
            Some(self.measured())
        } else {
            self.maybe_measured()
        }
    }

    /// Like [`Ask::measured_if`], but a missing value is explored only within this range.
    pub fn measured_within_if(
        mut self,
        least: f64,
        most: f64,
        matters: impl FnOnce() -> bool,
    ) -> Option<Measure> {
        self.untyped.within = Some(Range::between(least, most));
        self.measured_if(matters)
    }
}

impl Ask<'_, '_, Vec<Measure>> {
    /// A list of numbers that is usually absent. If it is needed ([`Form::lacks`]), one number is explored.
    pub fn one_or_none(mut self) -> Option<Vec<Measure>> {
        let field = &mut self.untyped;
        let limits = field.shape.each()?;
        field.in_parts = true;
        field.declare(Limit::Optional);
        if let Some(partly) = &mut field.form.partly {
            partly.measured.push((field.name, Domain::Measured(limits)));
        }
        let Some(range) = field.range else {
            field.leave_open();
            return self.maybe_value();
        };
        field.form.echoed(field.name, limits.show(range));
        let path = field.form.path_of(field.name);
        let number = Measure::within(&path, range, limits, field.known());
        Some(vec![number])
    }
}

impl<T: Listed> Ask<'_, '_, T> {
    /// While the fact is missing, only values that satisfy the predicate are possible. Other values may
    /// still be given, and the rule judges them.
    pub fn only(mut self, holds: impl Fn(T) -> bool) -> Self {
        if self.untyped.several {
            return self;
        }
        let values = T::listed().iter().enumerate();
        self.untyped.possible = values
            .filter(|(_, value)| holds(**value))
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

    /// Like [`Ask::only`], but another value that is given contradicts the other facts.
    pub fn must(self, holds: impl Fn(T) -> bool) -> Self {
        if self.value.is_some_and(|value| !holds(value)) {
            self.untyped.form.contradicts(self.untyped.name);
        }
        self.only(holds)
    }

    /// A fact without a usual value. It is asked for if the rule looks at it and it matters.
    pub fn fact(mut self) -> Fact<T> {
        self.untyped.takes_several = true;
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

    /// Like [`Ask::fact`]. In the mode in which every fact must be given, it defaults to this value.
    pub fn fact_asked_or(self, absent: T) -> Fact<T> {
        self.fact_if(|| false, absent)
    }

    /// Like [`Ask::fact`]. In the mode in which every fact must be given, it defaults to this value if it
    /// cannot matter. If facts may be missing, the looks of the rule show whether it matters.
    pub fn fact_if(self, matters: impl FnOnce() -> bool, absent: T) -> Fact<T> {
        if self.untyped.form.needs(matters) {
            self.fact()
        } else {
            self.fact_or(absent)
        }
    }

    /// Like [`Ask::fact_if`], but `None` instead of a default value.
    pub fn fact_told_if(self, matters: impl FnOnce() -> bool) -> Option<Fact<T>> {
        if self.untyped.form.needs(matters) {
            Some(self.fact())
        } else {
            self.optional().map(Fact::known)
        }
    }

    /// Like [`Ask::fact`] if another fact says that it can matter, otherwise optional.
    pub fn fact_where(self, matters: bool) -> Option<Fact<T>> {
        if matters && !self.untyped.form.describing {
            Some(self.fact())
        } else {
            self.optional().map(Fact::known)
        }
    }

    /// A fact with a usual value, like [`Ask::or`]. Other values are tried only if the rule looks at it.
    pub fn fact_or(self, usual: T) -> Fact<T> {
        let limit = Limit::Default((self.show)(&usual));
        self.usual_fact(usual, limit)
    }

    /// Like [`Ask::fact_or`], for a usual value that follows from other fields.
    pub fn fact_usually(self, usual: T) -> Fact<T> {
        self.usual_fact(usual, Limit::Computed)
    }

    fn usual_fact(mut self, usual: T, limit: Limit) -> Fact<T> {
        self.untyped.takes_several = true;
        let open = self.untyped.leave_open();
        self.untyped.declare(limit);
        if !open {
            return Fact::known(self.value_or(usual));
        }
        if self.untyped.several || self.untyped.is_unknown() {
            let domain = self.untyped.domain().unwrap_or(Domain::Free);
            self.untyped.note(domain, Value::Null, true, true);
            return self.watched(usual, None);
        }
        if self.untyped.set.is_none() {
            // Its values keep their bits, which a watched fact has for all values of its type.
            let domain = self.untyped.domain().unwrap_or(Domain::Free);
            let shown = (self.show)(&usual);
            self.untyped.note(domain, shown, false, true);
        }
        self.watched(usual, Some(usual))
    }

    /// A fact that is usually absent, like [`Ask::optional`]. Values are tried only if the rule looks at
    /// it.
    pub fn maybe_fact(self) -> Fact<Option<T>> {
        self.maybe_fact_unless(false)
    }

    /// Like [`Ask::maybe_fact`]. If another fact says that it exists, its value is asked for.
    pub fn maybe_fact_unless(mut self, exists: bool) -> Fact<Option<T>> {
        self.untyped.takes_several = true;
        let exists = exists || self.untyped.several;
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
        let unknown = self.untyped.is_unknown();
        if exists || unknown || self.untyped.set.is_none() {
            self.untyped
                .note(domain, Value::Null, exists || unknown, true);
        }
        // The first bit represents absence.
        let set = if unknown && !exists {
            self.untyped.set.unwrap_or(u128::MAX)
        } else if exists {
            self.untyped.set.unwrap_or(u128::MAX) & self.untyped.possible << 1
        } else {
            self.untyped.set.unwrap_or(1)
        };
        let values = std::iter::once(None).chain(T::listed().iter().copied().map(Some));
        let shown = self.untyped.codes().unwrap_or_default();
        self.untyped.form.echoed(self.untyped.name, shown);
        self.untyped.watch(values, set, None)
    }

    /// The fact as the set that the judge assigns, or with its usual value.
    fn watched(self, stand_in: T, usual: Option<T>) -> Fact<T> {
        let values = T::listed();
        let all = usual.map_or(u128::MAX, |usual| {
            values
                .iter()
                .position(|value| *value == usual)
                .map_or(0, |bit| 1 << bit)
        });
        let shown = usual.map_or(Value::Null, |usual| (self.show)(&usual));
        let shown = self.untyped.codes().unwrap_or(shown);
        self.untyped.form.echoed(self.untyped.name, shown);
        let set = self.untyped.set.unwrap_or(all) & self.untyped.possible;
        self.untyped.watch(values.iter().copied(), set, stand_in)
    }
}

impl<T: Listed> Ask<'_, '_, Vec<T>> {
    /// A list of codes without a usual value. It is asked for if the rule looks at it and it matters.
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

    /// Like [`Ask::several`]. In the mode in which every fact must be given, it defaults to an empty list.
    pub fn several_asked(self) -> Several<T> {
        if self.untyped.form.needs(|| false) {
            self.several()
        } else {
            self.several_or_none()
        }
    }

    /// A list of codes that is usually empty, like [`Ask::or`]. Codes are tried only if the rule looks at
    /// it.
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
        let values = none
            .into_iter()
            .chain(T::listed().iter().copied().map(Some));
        let set = self.untyped.set.unwrap_or(all);
        Several::among(self.untyped.watch(values, set, None))
    }
}

impl Untyped<'_, '_> {
    /// A fact with the values whose bits are set.
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

    /// The log for looks, and the sets that the judge assigns.
    fn known(&self) -> (Log, Assigned) {
        let partly = self.form.partly.as_ref();
        let known = partly.map(|partly| (partly.log.clone(), partly.assigned.clone()));
        known.unwrap_or_default()
    }

    /// A number that the rule compares, with its value if it was given.
    fn measure(
        &mut self,
        value: Option<f64>,
        shown: Option<Value>,
        take: &Take,
    ) -> Option<Measure> {
        self.in_parts = true;
        self.declare(match take {
            Take::Asked => Limit::Asked,
            Take::Computed => Limit::Computed,
            Take::None => Limit::Optional,
            Take::Usual(_, shown) => Limit::Default(shown.clone()),
        });
        let limits = self.shape.measured()?;
        if let Some(partly) = &mut self.form.partly {
            partly.measured.push((self.name, Domain::Measured(limits)));
        }
        let untold = !self.told && self.range.is_none() && !self.faulty;
        if let Some(range) = self.range {
            if self.told_range {
                // A more exact value may still be given.
                self.note(Domain::Parts(vec![range], limits), Value::Null, true, true);
            }
            self.echo(Value::Null);
            let path = self.form.path_of(self.name);
            return Some(Measure::within(&path, range, limits, self.known()));
        }
        if untold {
            let domain = Domain::Measured(limits);
            match take {
                Take::Asked | Take::Computed if self.form.partly.is_none() => {
                    self.form.missing(self.name, self.shape)
                }
                Take::Asked | Take::Computed => {
                    let range = self.within.unwrap_or(limits.range());
                    let domain = self
                        .within
                        .map_or(domain, |within| Domain::Parts(vec![within], limits));
                    self.note(domain, Value::Null, true, true);
                    self.form.echoed(self.name, Value::Null);
                    let path = self.form.path_of(self.name);
                    return Some(Measure::within(&path, range, limits, self.known()));
                }
                Take::None => {
                    let domain = self
                        .within
                        .map_or(domain, |within| Domain::Parts(vec![within], limits));
                    self.note(domain, Value::Null, false, false);
                }
                Take::Usual(..) if self.is_unknown() => {
                    self.note(domain, Value::Null, true, true);
                    self.form.echoed(self.name, Value::Null);
                    let path = self.form.path_of(self.name);
                    let range = limits.range();
                    return Some(Measure::within(&path, range, limits, self.known()));
                }
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

    /// Adds a missing fact.
    fn note(&mut self, domain: Domain, usual: Value, asked: bool, watched: bool) {
        if !asked && self.is_passed_over() {
            return;
        }
        let path = self.form.path_of(self.name);
        let order = self.form.names.len();
        let possible = match domain {
            // The first bit of an optional fact represents absence.
            Domain::MaybeCodes(_) if watched => self.possible << 1 | 1,
            _ if watched => self.possible,
            _ => u128::MAX,
        };
        if let Some(partly) = &mut self.form.partly {
            let fact = Untold {
                path,
                order,
                domain,
                usual,
                possible,
                watched,
                named: false,
                setting: false,
            };
            if asked {
                partly.ask(fact);
            } else {
                partly.usual.push(fact);
            }
        }
    }

    /// Whether nobody wants to know that the fact took its usual value.
    fn is_passed_over(&self) -> bool {
        let partly = self.form.partly.as_ref();
        self.idle || partly.is_none_or(|partly| partly.passes_over_usual)
    }

    /// Accepts a range of a whole number: the numbers that it leaves are explored like those of a missing fact.
    fn takes_range(&mut self) {
        self.takes_several = true;
        self.ranged |= matches!(self.shape, Shape::Integer { .. });
        self.narrows = self.narrowed().is_some();
    }

    /// The numbers of a given range, if all of them can be tried.
    fn narrowed(&self) -> Option<Domain> {
        if self.several {
            return self
                .shape
                .domain()
                .map(|domain| domain.among(self.possible));
        }
        let range = self.range?;
        let within = |value: &Value| {
            as_number(value).is_some_and(|number| range.meets(&Range::between(number, number)))
        };
        /// Maximum number of whole numbers that are all tried.
        const FEW: i64 = 64;
        let domain = match (self.few(), self.shape) {
            (Some(Domain::Values(values)), _) => {
                Domain::Values(values.into_iter().filter(within).collect())
            }
            (_, Shape::Integer { .. }) => {
                let (first, last) = range.whole().zip(range.last())?;
                if last - first > FEW {
                    return None;
                }
                Domain::Whole(first, last)
            }
            _ => return None,
        };
        let tries = domain.values().is_some_and(|values| !values.is_empty());
        tries.then_some(domain)
    }

    /// Whether a range was given of a number that is explored within it.
    fn is_narrowed(&self) -> bool {
        (self.several || self.narrows && self.told_range) && !self.told && !self.faulty
    }

    /// Whether nobody knows the fact, so that all its values are explored and none is usual.
    fn is_unknown(&self) -> bool {
        let partly = self.form.partly.as_ref();
        partly.is_some_and(|partly| {
            !partly.unknown.is_empty()
                && !self.idle
                && partly.unknown.contains(&self.form.path_of(self.name))
        })
    }

    /// Whether the fact is missing and may stay missing.
    fn leave_open(&mut self) -> bool {
        if self.several && !self.takes_several && !self.told {
            let accepted = self.shape.kind().accepted();
            self.form.misread(self.name, FaultKind::NotOneOf, accepted);
            self.faulty = true;
        }
        if self.range.is_some() && !self.in_parts && !self.narrows {
            // Of a few possible numbers, the range may hold none.
            let (kind, accepted) = match self.few().filter(|_| self.ranged) {
                Some(Domain::Values(few)) => (
                    FaultKind::NotOneOf,
                    few.iter().map(ToString::to_string).collect(),
                ),
                _ => (FaultKind::NotOneNumber, self.shape.kind().accepted()),
            };
            self.form.misread(self.name, kind, accepted);
            self.faulty = true;
        }
        !self.told && !self.faulty && self.form.partly.is_some()
    }

    /// Takes the usual value of a missing fact; other values are tried later.
    fn take_usual(&mut self, usual: &Value) {
        self.takes_range();
        // A field that is asked for is not an assumption.
        if !self.leave_open() || self.name == "ask" {
            return;
        }
        if let Some(domain) = self.narrowed() {
            self.note(domain, Value::Null, true, false);
            return;
        }
        if self.is_unknown()
            && let Some(domain) = self.domain()
        {
            let domain = domain.among(self.possible);
            self.note(domain, Value::Null, true, false);
            return;
        }
        if self.set.is_none() && self.is_passed_over() {
            return;
        }
        let possible = self.possible;
        let Some(domain) = self.domain().map(|domain| domain.among(possible)) else {
            return;
        };
        debug_assert!(
            self.idle || !matches!(domain, Domain::Free),
            "{}: a usual number that the rule does not compare is never tried",
            self.name
        );
        if self.set.is_none() {
            self.note(domain, usual.clone(), false, false);
        } else if self.set.is_some_and(|set| set.count_ones() > 1) {
            // The judge is trying its other values, one after another.
            let (path, order) = (self.form.path_of(self.name), self.form.names.len());
            if let Some(partly) = &mut self.form.partly {
                partly.split.get_or_insert(Untold {
                    path,
                    order,
                    domain,
                    usual: usual.clone(),
                    possible: u128::MAX,
                    watched: false,
                    named: false,
                    setting: false,
                });
            }
        }
    }

    /// Takes the usual value of a missing setting; its other values are tried later if they are few.
    fn take_setting(&mut self, usual: &Value) {
        if self.leave_open()
            && self.set.is_none()
            && let Some(domain) = self.few()
        {
            self.note(domain, usual.clone(), false, false);
            let path = self.form.path_of(self.name);
            let noted = self.form.partly.as_mut();
            let noted = noted.and_then(|partly| partly.usual.last_mut());
            if let Some(fact) = noted.filter(|fact| fact.path == path) {
                fact.setting = true;
            }
        }
    }

    /// The possible values while the fact is missing.
    fn domain(&self) -> Option<Domain> {
        self.few().or_else(|| self.shape.domain())
    }

    /// The values named by `among`.
    fn few(&self) -> Option<Domain> {
        let partly = self.form.partly.as_ref();
        partly.and_then(|partly| partly.domain_of(self.name))
    }

    fn only_few(&mut self, values: Vec<Value>) {
        self.has_values = true;
        if let Some(partly) = &mut self.form.partly {
            partly.few.push((self.name, Domain::Values(values)));
        }
    }

    fn declare(&mut self, limit: Limit) {
        self.form.declared(
            self.name,
            self.shape,
            self.unit,
            limit,
            (self.in_parts || self.ranged, self.setting),
        );
    }

    /// The codes, if several were given and the judge tries none of them.
    fn codes(&self) -> Option<Value> {
        if !self.several || self.told {
            return None;
        }
        Some(self.shape.domain()?.among(self.possible).values()?.into())
    }

    /// Echoes the value that was read, or the range.
    fn echo(&mut self, shown: Value) {
        let shown = self.codes().unwrap_or(shown);
        let shown = match (self.range, self.shape.measured()) {
            (Some(range), Some(limits)) => limits.show(range),
            _ => shown,
        };
        self.form.echoed(self.name, shown);
    }

    /// The field must be given.
    fn demanded(&mut self, limit: Limit) {
        self.declare(limit);
        if !self.told && !self.faulty {
            self.form.missing(self.name, self.shape);
        }
    }

    /// The field must be given, or is asked for. Returns whether it is asked for now.
    fn required(&mut self) -> bool {
        self.takes_range();
        if self.leave_open()
            && let Some(domain) = self
                .narrowed()
                .or_else(|| self.domain().map(|domain| domain.among(self.possible)))
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

    /// The field may be omitted if nothing depends on it: only its first and last value are tried.
    fn idle(&mut self) {
        if self.leave_open()
            && !matches!(self.shape, Shape::Flag)
            && let Some(domain) = self.domain()
            && let Some(values) = domain.values()
            && let (Some(first), Some(last)) = (values.first(), values.last())
        {
            let ends = match domain {
                Domain::Whole(..) => domain,
                _ => Domain::Values(vec![first.clone(), last.clone()]),
            };
            self.note(ends, Value::Null, true, false);
        }
        self.declare(Limit::Asked);
    }
}

impl<T> Ask<'_, '_, T> {
    /// Accepts ranges, which the type of the value can hold.
    pub(super) fn ranged(mut self) -> Self {
        self.untyped.ranged = true;
        self
    }

    /// The number is one of these few. No others are tried, and these are offered as options.
    pub fn among(mut self, values: impl IntoIterator<Item = T>) -> Self {
        let values = values
            .into_iter()
            .map(|value| (self.show)(&value))
            .collect();
        self.untyped.only_few(values);
        self
    }

    /// Says whether the field has an effect on this question. If not, and if it has a usual value, no other
    /// values are tried.
    pub fn matters(mut self, matters: bool) -> Self {
        self.untyped.idle = !matters;
        self
    }

    /// No change of this field is offered, because it is the subject of the question, or because the rule
    /// itself says what to change.
    pub fn unchanged(mut self) -> Self {
        self.untyped.setting = true;
        self
    }

    /// Sets the unit of the number.
    pub fn unit(mut self, unit: Unit) -> Self {
        self.untyped.unit = unit;
        self
    }

    /// The value, or the given default.
    fn value_or(mut self, other: T) -> T {
        let value = self.value.unwrap_or(other);
        self.untyped.echo((self.show)(&value));
        value
    }

    /// The value, or the stand-in if it is missing or faulty.
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

    /// The field must be given in any case: a position, or who takes part.
    pub fn demanded(mut self) -> T {
        self.untyped.leave_open();
        self.untyped.demanded(Limit::Required);
        self.value_or_stand_in()
    }

    /// A fact without a usual value. If it is omitted, it is asked for where it matters.
    pub fn required(mut self) -> T {
        if self.untyped.required() {
            return self.stand_in;
        }
        self.value_or_stand_in()
    }

    /// Like [`Ask::required`], for the subject of a question. In the mode in which every fact must be
    /// given, it defaults to this value.
    pub fn asked_or(self, absent: T) -> T {
        if self.untyped.form.needs(|| false) {
            return self.required();
        }
        self.or(absent)
    }

    /// Like [`Ask::asked_or`], for a list or a count: the default is empty.
    pub fn asked(self) -> T
    where
        T: Default,
    {
        self.asked_or(T::default())
    }

    /// Like [`Ask::required`] if another fact says that it can matter. Otherwise it may be omitted: only
    /// its first and last value are tried, so no step depends on one of them. A boolean is then false.
    pub fn required_where(mut self, matters: bool) -> T {
        self.untyped.takes_range();
        if matters || self.untyped.form.describing || self.untyped.is_narrowed() {
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

    /// A fact with a usual value, which is used if it is omitted. The usual value is the ordinary case,
    /// which players would not think of mentioning, and never the exceptional or fatal one.
    pub fn or(mut self, default: T) -> T {
        let usual = (self.show)(&default);
        self.untyped.take_usual(&usual);
        self.untyped.declare(Limit::Default(usual));
        self.value_or(default)
    }

    /// A fact that is not asked for, because where it matters a table gives it.
    pub fn tabulated(mut self) -> Self {
        self.untyped.setting = true;
        self
    }

    /// A setting of the whole game. It defaults to this value and is not asked for. If a few values
    /// are possible ([`Ask::among`]), a verdict that another one would change names it.
    pub fn setting(mut self, default: T) -> T {
        self.untyped.setting = true;
        let shown = (self.show)(&default);
        self.untyped.take_setting(&shown);
        self.untyped.declare(Limit::Default(shown));
        self.value_or(default)
    }

    /// A scale of the whole game, one of these from a table, the usual one first. It is not asked
    /// for; a verdict that another one would change names it.
    pub fn or_scale(mut self, scales: impl FnOnce(&mut Figures<'_>) -> Vec<T>) -> Option<T> {
        self.untyped.setting = true;
        let mut figures = self.untyped.form.figures();
        let scales = scales(&mut figures);
        let shown: Vec<Value> = scales.iter().map(|scale| (self.show)(scale)).collect();
        let usual = shown.first().cloned().unwrap_or_default();
        if self.value.is_none() {
            self.untyped.form.raise(figures.flags);
        }
        self.untyped.only_few(shown);
        self.untyped.take_setting(&usual);
        self.untyped.declare(Limit::Default(usual));
        if self.value.is_none() && !self.untyped.faulty {
            self.value = scales.into_iter().next();
        }
        self.maybe_value()
    }

    /// Defaults to a value from a table, independently of the other fields.
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

    /// Defaults to a value that follows from the other fields, although the fact may be different.
    pub fn or_usually(mut self, usual: T) -> T {
        self.untyped.take_usual(&(self.show)(&usual));
        self.untyped.declare(Limit::Computed);
        self.value_or(usual)
    }

    /// Like [`Ask::or`], but no other values are tried, and every verdict says that the value was assumed.
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

    /// A fact that is usually absent: no base behind, no general.
    pub fn optional(mut self) -> Option<T> {
        self.untyped.take_usual(&Value::Null);
        self.untyped.declare(Limit::Optional);
        self.maybe_value()
    }

    /// Like [`Ask::optional`]. If `asked` is true and facts may be missing, it is asked for.
    pub fn optional_unless(self, asked: bool) -> Option<T> {
        if asked && self.untyped.form.may_lack_facts() {
            Some(self.required())
        } else {
            self.optional()
        }
    }

    /// An optional position on the table. No other values are tried.
    pub fn placed(mut self) -> Option<T> {
        self.untyped.leave_open();
        self.untyped.declare(Limit::Optional);
        self.maybe_value()
    }

    /// A fact that matters only if it is given, or if another fact requires it ([`Form::lacks`]). Otherwise
    /// no values are tried.
    pub fn if_told(mut self) -> Option<T> {
        self.untyped.takes_range();
        if self.untyped.leave_open()
            && let Some(domain) = self.untyped.narrowed()
        {
            self.untyped.note(domain, Value::Null, true, false);
        }
        self.untyped.declare(Limit::Optional);
        self.maybe_value()
    }

    /// A field of a list entry that the user wrote down: what the list omits is absent, so no other values
    /// are tried.
    pub fn as_written(self, absent: T) -> T {
        self.matters(false).or(absent)
    }

    /// Defaults to a value computed from the tables; the cells read may raise flags.
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
