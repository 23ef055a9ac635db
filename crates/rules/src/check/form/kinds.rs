//! The kinds of single fields and lists of values that a check may declare.

use serde_json::Value;

use super::field::{Kind, Shape, owned};
use super::groups::{is_empty_group, says_none};
use super::values::{
    items, pairs, read_choice, read_integer, read_lines, read_name, read_text, read_truth,
};
use super::{Ask, Form, MOST_CORNERS};
use crate::check::facts::{Domain, Limits, Set, Untold};
use crate::check::fault::FaultKind;
use crate::check::measure::Measure;
use crate::check::number::{as_number, number};
use crate::check::outline::read_outline;
use crate::check::range::Range;
use crate::kit::geometry::{Point, Polygon};
use crate::kit::tables::Choice;

/// A list of whole numbers accepts ranges if fewer numbers than these are possible, such as those of a die.
const FEW: i64 = 13;

fn is_range(item: &Value) -> bool {
    item.as_str().is_some_and(Range::is_meant)
}

/// The fault of a list entry that is not a number: a range needs another message.
fn one(item: &Value, (kind, accepted): (FaultKind, Vec<String>)) -> (FaultKind, Vec<String>) {
    let range = kind == FaultKind::NotANumber && item.as_str().is_some_and(Range::is_meant);
    let kind = if range { FaultKind::NotOneNumber } else { kind };
    (kind, accepted)
}

impl<'a> Form<'a> {
    /// One of a closed set of codes.
    pub fn choice<T: Choice>(&mut self, name: &'static str) -> Ask<'_, 'a, T> {
        let shape = Shape::Choice {
            scope: T::SCOPE,
            codes: T::codes,
            given: T::GIVEN,
        };
        self.ask(name, shape, T::ALL[0], read_choice, |value| {
            Value::from(value.code())
        })
    }

    /// A list of codes of a closed set; a text with commas is also accepted.
    pub fn choices<T: Choice>(
        &mut self,
        name: &'static str,
        min: usize,
        max: usize,
    ) -> Ask<'_, 'a, Vec<T>> {
        let shape = Shape::Choices {
            scope: T::SCOPE,
            codes: T::codes,
            given: T::GIVEN,
            min,
            max,
        };
        let read = |given: &Value| {
            let items = items(given).ok_or_else(|| (FaultKind::NotAList, owned(&T::codes())))?;
            if items.len() < min || items.len() > max {
                return Err((FaultKind::ListLength, vec![format!("{min}–{max}")]));
            }
            items.iter().map(read_choice::<T>).collect()
        };
        self.ask(name, shape, Vec::new(), read, |values| {
            values.iter().map(|value| value.code()).collect()
        })
    }

    /// A short name chosen by the players.
    pub fn name(&mut self, name: &'static str) -> Ask<'_, 'a, String> {
        self.ask(name, Shape::Name, String::new(), read_name, |value| {
            Value::from(value.as_str())
        })
    }

    /// A line of free text with a maximum number of characters.
    pub fn text(&mut self, name: &'static str, most: usize) -> Ask<'_, 'a, String> {
        self.ask(
            name,
            Shape::Text { most },
            String::new(),
            move |given| read_text(given, most),
            |value| Value::from(value.as_str()),
        )
    }

    /// A text of several lines with a maximum number of characters. It is kept unchanged, except that line
    /// ends are normalised and invisible characters removed.
    pub fn lines(&mut self, name: &'static str, most: usize) -> Ask<'_, 'a, String> {
        self.ask(
            name,
            Shape::Lines { most },
            String::new(),
            move |given| read_lines(given, most),
            |value| Value::from(value.as_str()),
        )
    }

    /// A list of such names; a text with commas is also accepted.
    pub fn names(
        &mut self,
        name: &'static str,
        min: usize,
        max: usize,
    ) -> Ask<'_, 'a, Vec<String>> {
        let read = |given: &Value| {
            let items = items(given).ok_or((FaultKind::NotAList, Vec::new()))?;
            if items.len() < min || items.len() > max {
                return Err((FaultKind::ListLength, vec![format!("{min}–{max}")]));
            }
            items.iter().map(read_name).collect()
        };
        self.ask(
            name,
            Shape::Names { min, max },
            Vec::new(),
            read,
            |values| values.iter().map(String::as_str).collect(),
        )
    }

    /// Pairs of names: who does something to whom, or to nobody. A text such as `bows=knights, guns=` is
    /// also accepted. If it is omitted it is empty, and every verdict says so.
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
                let nobody =
                    whom.is_null() || whom.as_str().is_some_and(|text| text.trim().is_empty());
                read.push((
                    who,
                    if nobody {
                        None
                    } else {
                        Some(read_name(&whom)?)
                    },
                ));
            }
            Ok(read)
        };
        let show = |pairs: &Vec<(String, Option<String>)>| {
            Value::Object(
                pairs
                    .iter()
                    .map(|(who, whom)| {
                        (
                            who.clone(),
                            whom.as_deref().map_or(Value::Null, Value::from),
                        )
                    })
                    .collect(),
            )
        };
        if self.look(name).is_some_and(is_empty_group) {
            self.given.shift_remove(name);
        }
        self.ask(name, Shape::Pairs { max }, Vec::new(), read, show)
            .or_named(Vec::new())
    }

    /// An outline given by its corners, mm: pairs of numbers, or a text of them. Required.
    pub fn outline(&mut self, name: &'static str) -> Polygon<f64> {
        self.count_corners(name);
        let show = |points: &Vec<Point>| {
            points
                .iter()
                .map(|place| Value::from(vec![number(place.x), number(place.y)]))
                .collect()
        };
        let points = self
            .ask(name, Shape::Outline, Vec::new(), read_outline, show)
            .required();
        Polygon::new(points.into(), Vec::new())
    }

    /// Refuses an outline, before reading it, if it exceeds the maximum number of corners of all outlines.
    fn count_corners(&mut self, name: &'static str) {
        let Some(given) = self.look(name).cloned() else {
            return;
        };
        if self.has_too_many(&given) {
            self.fault(
                name,
                Value::from(self.corners),
                FaultKind::TooManyCorners,
                vec![format!("0–{MOST_CORNERS}")],
            );
            self.given.insert(
                name.to_owned(),
                Value::from(
                    vec![[0, 0], [1, 0], [0, 1]]
                        .into_iter()
                        .map(Value::from)
                        .collect::<Vec<_>>(),
                ),
            );
        }
    }

    /// Counts the corners of an outline. Returns whether all outlines together have too many.
    fn has_too_many(&mut self, outline: &Value) -> bool {
        self.corners += match outline {
            Value::Array(places) => places.len(),
            Value::String(text) => {
                text.split([',', ' ', ';'])
                    .filter(|part| !part.is_empty())
                    .count()
                    / 2
            }
            _ => 0,
        };
        self.corners > MOST_CORNERS
    }

    /// Like [`Form::outline`], but optional.
    pub fn maybe_outline(&mut self, name: &'static str) -> Option<Polygon<f64>> {
        self.count_corners(name);
        let show = |points: &Vec<Point>| {
            points
                .iter()
                .map(|place| Value::from(vec![number(place.x), number(place.y)]))
                .collect()
        };
        let points = self
            .ask(name, Shape::Outline, Vec::new(), read_outline, show)
            .optional();
        points.map(|points| Polygon::new(points.into(), Vec::new()))
    }

    /// Several outlines, each as in [`Form::outline`]; in a text they are separated by `|`. If they are
    /// omitted there are none, and every verdict says so.
    pub fn outlines(&mut self, name: &'static str, most: usize) -> Vec<Polygon<f64>> {
        let given: Vec<Value> = match self.take(name) {
            None => {
                self.untold_pieces(name);
                Vec::new()
            }
            Some(value) if says_none(&value) => Vec::new(),
            Some(Value::Array(items)) => items,
            Some(Value::String(text)) => text
                .split('|')
                .map(str::trim)
                .filter(|part| !part.is_empty())
                .map(Value::from)
                .collect(),
            Some(other) => {
                self.fault(name, other, FaultKind::NotAList, Vec::new());
                Vec::new()
            }
        };
        if given.len() > most {
            self.fault(
                name,
                Value::from(given.len()),
                FaultKind::ListLength,
                vec![format!("0–{most}")],
            );
        }
        let (mut outlines, mut echo) = (Vec::new(), Vec::new());
        for (n, item) in given.into_iter().take(most).enumerate() {
            if self.has_too_many(&item) {
                self.fault(
                    &format!("{name}.{n}"),
                    Value::from(self.corners),
                    FaultKind::TooManyCorners,
                    vec![format!("0–{MOST_CORNERS}")],
                );
                break;
            }
            match read_outline(&item) {
                Ok(points) => {
                    echo.push(
                        points
                            .iter()
                            .map(|place| Value::from(vec![number(place.x), number(place.y)]))
                            .collect(),
                    );
                    outlines.push(Polygon::new(points.into(), Vec::new()));
                }
                Err((kind, accepted)) => self.fault(&format!("{name}.{n}"), item, kind, accepted),
            }
        }
        self.nested(name, Kind::Outlines { most });
        self.echo.insert(name, Value::Array(echo));
        outlines
    }

    /// A boolean, also as 1 or 0; false if omitted.
    pub fn truth(&mut self, name: &'static str) -> bool {
        self.yes_or_no(name).or(false)
    }

    /// A boolean without a default: the last method of the [`Ask`] says what happens if it is omitted. For
    /// facts that decide between the life and the loss of a base.
    pub fn yes_or_no(&mut self, name: &'static str) -> Ask<'_, 'a, bool> {
        self.ask(name, Shape::Flag, false, read_truth, |value| {
            Value::from(*value)
        })
    }

    /// A whole number within inclusive limits.
    pub fn integer(&mut self, name: &'static str, min: i64, max: i64) -> Ask<'_, 'a, i64> {
        self.ask(
            name,
            Shape::Integer { min, max },
            min,
            move |given| read_integer(given, min, max),
            |value| Value::from(*value),
        )
    }

    /// A list of whole numbers within inclusive limits, with a maximum length; a text with commas is also
    /// accepted. Empty if omitted.
    ///
    /// An entry may also be a range of a few numbers, which are tried one by one.
    pub fn integers(&mut self, name: &'static str, min: i64, max: i64, most: usize) -> Vec<i64> {
        let tried = self.entries_tried(name, (min, max), most);
        let read = move |given: &Value| {
            let range = || vec![format!("{min}–{max}")];
            let items = match (given, &tried) {
                (_, Some(tried)) => tried.clone(),
                (Value::Number(_), _) => vec![given.clone()],
                (given, _) => items(given).ok_or_else(|| (FaultKind::NotAList, range()))?,
            };
            if items.len() > most {
                return Err((FaultKind::ListLength, vec![format!("0–{most}")]));
            }
            let number =
                |item: &Value| read_integer(item, min, max).map_err(|fault| one(item, fault));
            items.iter().map(number).collect()
        };
        let written = self.look(name).and_then(items);
        let ranges = written.filter(|items| items.iter().any(is_range));
        let show = |values: &Vec<i64>| values.iter().copied().collect();
        let shape = Shape::Integers { min, max, most };
        let mut list = self.ask(name, shape, Vec::new(), read, show);
        if max - min < FEW {
            list = list.ranged();
        }
        let numbers = list.or(Vec::new());
        if let Some(ranges) = ranges.filter(|_| self.partly.is_some()) {
            self.echo.insert(name, Value::Array(ranges));
        }
        numbers
    }

    /// The entries of a list in which ranges of a few numbers were given, each with a number that is tried.
    fn entries_tried(
        &mut self,
        name: &str,
        (min, max): (i64, i64),
        most: usize,
    ) -> Option<Vec<Value>> {
        let mut given = self.look(name).and_then(items)?;
        let (path, order) = (self.path_of(name), self.names.len());
        let partly = self.partly.as_mut()?;
        if max - min >= FEW || given.len() > most || !given.iter().any(is_range) {
            return None;
        }
        #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
        let parse = |item: &Value| {
            let text = item.as_str().filter(|text| Range::is_meant(text))?;
            let range = Range::parse(text, min as f64, max as f64)?;
            let (first, last) = range.whole().zip(range.last())?;
            (first <= last).then_some((first, last))
        };
        for (n, item) in given.iter_mut().enumerate() {
            let Some((first, last)) = parse(item) else {
                continue;
            };
            let path = format!("{path}.{n}");
            let known = partly.assigned.iter().find(|one| *one.path == *path);
            *item = match known.and_then(|known| known.value.clone()) {
                Some(value) => value,
                None => {
                    partly.ask(Untold {
                        path,
                        order,
                        domain: Domain::Whole(first, last),
                        usual: Value::Null,
                        possible: u128::MAX,
                        watched: false,
                        named: false,
                        setting: false,
                    });
                    first.into()
                }
            };
        }
        Some(given)
    }

    /// Like [`Form::integers`], if the rule only compares the numbers: each may be given as a range.
    pub fn integers_measured(
        &mut self,
        name: &'static str,
        min: i64,
        max: i64,
        most: usize,
    ) -> Ask<'_, 'a, Vec<Measure>> {
        let list = Shape::Integers { min, max, most };
        self.measures(name, Shape::Integer { min, max }, list, most)
    }

    /// Like [`Form::decimals`], if the rule only compares the numbers: each may be given as a range.
    pub fn decimals_measured(
        &mut self,
        name: &'static str,
        min: f64,
        max: f64,
        most: usize,
    ) -> Ask<'_, 'a, Vec<Measure>> {
        let list = Shape::Decimals { min, max, most };
        self.measures(name, Shape::Decimal { min, max }, list, most)
    }

    fn measures(
        &mut self,
        name: &'static str,
        each: Shape,
        list: Shape,
        most: usize,
    ) -> Ask<'_, 'a, Vec<Measure>> {
        let limits = each.measured().unwrap_or(Limits {
            least: 0.0,
            most: 0.0,
            whole: false,
        });
        let range = move |item: &Value| {
            let text = item.as_str().filter(|text| Range::is_meant(text))?;
            Range::parse(text, limits.least, limits.most)
        };
        let path = self.path_of(name);
        let order = self.names.len();
        let given = self.look(name).and_then(items).unwrap_or_default();
        if let Some(partly) = &mut self.partly {
            // More exact values may still be given.
            let ranges = given.iter().enumerate();
            for (n, range) in ranges
                .filter_map(|(n, item)| Some((n, range(item)?)))
                .take(most)
            {
                partly.ask(Untold {
                    path: format!("{path}.{n}"),
                    order,
                    domain: Domain::Parts(vec![range], limits),
                    usual: Value::Null,
                    possible: u128::MAX,
                    watched: true,
                    named: false,
                    setting: false,
                });
            }
        }
        let known = self.partly.as_ref();
        let known = known.map(|partly| (partly.log.clone(), partly.assigned.clone()));
        let read = move |given: &Value| {
            let accepted = || list.kind().accepted();
            let items = match given {
                Value::Number(_) => vec![given.clone()],
                given => items(given).ok_or_else(|| (FaultKind::NotAList, accepted()))?,
            };
            if items.len() > most {
                return Err((FaultKind::ListLength, vec![format!("0–{most}")]));
            }
            let read = |(n, item): (usize, &Value)| {
                if let Some(((log, assigned), range)) = known.as_ref().zip(range(item)) {
                    let path = format!("{path}.{n}");
                    let set = assigned.iter().find(|one| *one.path == *path);
                    let range = match set.map(|one| one.set) {
                        Some(Set::Range(part)) => part,
                        _ => range,
                    };
                    let known = (log.clone(), assigned.clone());
                    return Ok(Measure::within(&path, range, limits, known));
                }
                let single = || as_number(item).ok_or((FaultKind::NotANumber, accepted()));
                let number = single().map_err(|fault| one(item, fault))?;
                if limits.whole && number.fract() != 0.0 {
                    Err((FaultKind::NotWhole, accepted()))
                } else if number < limits.least || number > limits.most {
                    Err((FaultKind::OutOfRange, accepted()))
                } else {
                    Ok(Measure::known(number))
                }
            };
            items.iter().enumerate().map(read).collect()
        };
        self.ask(name, list, Vec::new(), read, |values: &Vec<Measure>| {
            values.iter().map(Measure::written).collect()
        })
        .ranged()
    }

    /// Like [`Form::integers`]. If it is omitted it is this list, and every verdict says so.
    pub fn integers_named(
        &mut self,
        name: &'static str,
        (min, max): (i64, i64),
        most: usize,
        usual: Vec<i64>,
    ) -> Vec<i64> {
        if self.is_told(name) || !self.may_lack_facts() {
            return self.integers(name, min, max, most);
        }
        let show = |values: &Vec<i64>| -> Value { values.iter().copied().collect() };
        self.ask(
            name,
            Shape::Integers { min, max, most },
            Vec::new(),
            |_| Ok(Vec::new()),
            show,
        )
        .or_named(usual)
    }

    /// A list of numbers within inclusive limits, with a maximum length; a text with commas is also
    /// accepted.
    pub fn decimals(
        &mut self,
        name: &'static str,
        min: f64,
        max: f64,
        most: usize,
    ) -> Ask<'_, 'a, Vec<f64>> {
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
                let number =
                    as_number(item).ok_or_else(|| one(item, (FaultKind::NotANumber, range())))?;
                if number < min || number > max {
                    Err((FaultKind::OutOfRange, range()))
                } else {
                    Ok(number)
                }
            };
            items.iter().map(number).collect()
        };
        self.ask(
            name,
            Shape::Decimals { min, max, most },
            Vec::new(),
            read,
            |values| values.iter().map(|value| number(*value)).collect(),
        )
    }

    /// A number within inclusive limits, in the unit set on the [`Ask`].
    pub fn decimal(&mut self, name: &'static str, min: f64, max: f64) -> Ask<'_, 'a, f64> {
        let read = move |given: &Value| {
            let range = || vec![format!("{min}–{max}")];
            let number = as_number(given).ok_or_else(|| (FaultKind::NotANumber, range()))?;
            if number < min || number > max {
                Err((FaultKind::OutOfRange, range()))
            } else {
                Ok(number)
            }
        };
        self.ask(name, Shape::Decimal { min, max }, min, read, |value| {
            number(*value)
        })
    }
}
