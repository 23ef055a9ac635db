//! A field while it is declared: its last word says what happens when it is left out.

use serde_json::Value;

use super::field::{Limit, Shape};
use super::{Figures, Form};
use crate::check::facts::{Domain, Ranged, Untold};
use crate::check::fault::FaultKind;
use crate::check::measure::{Log, Measure, Range};
use crate::check::unit::Unit;

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
    /// Whether `tried` or `among` named values: the field is asked then, whatever its kind.
    has_values: bool,
    /// It is asked exactly.
    exact: bool,
    /// It is no fact of a question.
    setting: bool,
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
        Ask {
            form: self,
            name,
            shape,
            unit: Unit::None,
            value,
            faulty,
            stand_in,
            show,
            turns,
            range,
            in_parts: false,
            has_values: false,
            exact: false,
            setting: false,
        }
    }
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

    fn trying(mut self, domain: Domain) -> Self {
        self.has_values = true;
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
        let asked = self.has_values || self.shape.domain(&[]).is_some();
        self.declare(|_| if asked { Limit::Asked } else { Limit::Required });
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
