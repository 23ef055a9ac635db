//! Numbers of which only a range is known. A rule compares a [`Measure`] as it would a number; each
//! comparison whose answer the range leaves open is recorded, so that the judge can split the range
//! there and run the rule once for each side.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Sub};
use std::rc::Rc;

use serde_json::Value;

use super::facts::{Known, Limits, Log, Look, Parts};
use super::number::number;
use super::range::{Cut, Range};

/// A number that may be known as a range only. It is the field's number plus `shift`: what is
/// compared after an addition is recorded for the field itself. A whole number compares with whole
/// numbers as a length compares with lengths.
#[derive(Clone)]
pub struct Measure {
    value: f64,
    shift: f64,
    watch: Option<Rc<Watch>>,
}

struct Watch {
    path: Rc<str>,
    range: Range,
    limits: Limits,
    log: Log,
}

impl Measure {
    /// A number that is known.
    pub fn known(value: f64) -> Self {
        Self {
            value,
            shift: 0.0,
            watch: None,
        }
    }

    /// A number of which a range is known; comparisons that the range leaves open are recorded.
    pub(super) fn within(path: &str, range: Range, limits: Limits, log: &Log) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
        let whole = range.whole().filter(|_| limits.whole).map(|n| n as f64);
        Self {
            value: whole.unwrap_or_else(|| range.sample()),
            shift: 0.0,
            watch: Some(Rc::new(Watch {
                path: path.into(),
                range,
                limits,
                log: log.clone(),
            })),
        }
    }

    /// The number, or the one that stands for its range: to be drawn, never to be compared or named.
    pub fn shown(&self) -> f64 {
        self.value
    }

    /// The number, where it is known: to be worked with.
    pub fn exactly(&self) -> Option<f64> {
        let single = |watch: &Rc<Watch>| {
            watch.limits.whole
                && watch
                    .range
                    .whole()
                    .is_some_and(|n| watch.range.last() == Some(n))
        };
        self.watch.as_ref().is_none_or(single).then_some(self.value)
    }

    /// The whole number itself: a range is split into its numbers.
    pub fn whole(&self) -> i64 {
        #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
        if let Some(watch) = &self.watch
            && let (Some(first), Some(last)) = (watch.range.whole(), watch.range.last())
            && first < last
        {
            // Halved again and again.
            self.record((first + (last - first) / 2) as f64 + self.shift, true);
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "limits of fields are small"
        )]
        let value = self.value.floor() as i64;
        value
    }

    /// The whole number, where it is known: to be named in a step.
    pub fn whole_if_known(&self) -> Option<i64> {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "limits of fields are small"
        )]
        self.exactly().map(|value| value.floor() as i64)
    }

    /// Whether a whole number is more than another. Where both are open, the longer range is halved,
    /// until the two lie side by side or one of them is known.
    pub fn is_more_than(&self, other: &Self) -> bool {
        if let Some(other) = other.exactly() {
            return *self > other;
        }
        if let Some(own) = self.exactly() {
            return *other < own;
        }
        let (Some((least, most)), Some((low, high))) = (self.ends(), other.ends()) else {
            return self.value > other.value;
        };
        if least <= high && most > low {
            let (longer, from, to) = if most - least >= high - low {
                (self, least, most)
            } else {
                (other, low, high)
            };
            longer.record((from + (to - from) / 2.0).ceil(), false);
        }
        self.value > other.value
    }

    /// The least and the greatest whole number of its range.
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    fn ends(&self) -> Option<(f64, f64)> {
        let range = self.watch.as_ref()?.range;
        let (first, last) = range.whole().zip(range.last())?;
        Some((first as f64 + self.shift, last as f64 + self.shift))
    }

    /// Shortfall from `needed`, where the number is known; nothing where it is enough.
    pub fn short_of(&self, needed: f64) -> Option<f64> {
        self.exactly().map(|value| (needed - value).max(0.0))
    }

    fn record(&self, at: f64, above: bool) {
        if let Some(watch) = &self.watch {
            let cut = watch.limits.cut(Cut {
                at: at - self.shift,
                above,
            });
            if watch.range.holds(cut) {
                watch.log.borrow_mut().push(Look {
                    path: watch.path.clone(),
                    parts: Parts::Cut(cut),
                });
            }
        }
    }
}

impl Known for Measure {
    fn value_if_known(&self) -> Option<Value> {
        self.exactly().map(number)
    }
}

impl fmt::Debug for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl PartialEq<f64> for Measure {
    fn eq(&self, other: &f64) -> bool {
        self.record(*other, false);
        self.record(*other, true);
        self.value == *other
    }
}

impl PartialOrd<f64> for Measure {
    fn partial_cmp(&self, other: &f64) -> Option<Ordering> {
        self.record(*other, false);
        self.record(*other, true);
        self.value.partial_cmp(other)
    }
    fn lt(&self, other: &f64) -> bool {
        self.record(*other, false);
        self.value < *other
    }
    fn ge(&self, other: &f64) -> bool {
        self.record(*other, false);
        self.value >= *other
    }
    fn le(&self, other: &f64) -> bool {
        self.record(*other, true);
        self.value <= *other
    }
    fn gt(&self, other: &f64) -> bool {
        self.record(*other, true);
        self.value > *other
    }
}

#[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
impl PartialEq<i64> for Measure {
    fn eq(&self, other: &i64) -> bool {
        *self == *other as f64
    }
}

#[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
impl PartialOrd<i64> for Measure {
    fn partial_cmp(&self, other: &i64) -> Option<Ordering> {
        self.partial_cmp(&(*other as f64))
    }
    fn lt(&self, other: &i64) -> bool {
        *self < *other as f64
    }
    fn ge(&self, other: &i64) -> bool {
        *self >= *other as f64
    }
    fn le(&self, other: &i64) -> bool {
        *self <= *other as f64
    }
    fn gt(&self, other: &i64) -> bool {
        *self > *other as f64
    }
}

impl Add<f64> for &Measure {
    type Output = Measure;
    fn add(self, more: f64) -> Measure {
        Measure {
            value: self.value + more,
            shift: self.shift + more,
            watch: self.watch.clone(),
        }
    }
}

impl Sub<f64> for &Measure {
    type Output = Measure;
    fn sub(self, less: f64) -> Measure {
        self + -less
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of numbers, found by splitting where two of them are compared.
    #[test]
    fn two_open_numbers_are_split_until_one_is_more() {
        fn leaves(a: Range, b: Range, found: &mut Vec<(Range, Range, bool)>) {
            let limits = Limits {
                least: 0.0,
                most: 20.0,
                whole: true,
            };
            let log = Log::default();
            let one = Measure::within("a", a, limits, &log);
            let other = Measure::within("b", b, limits, &log);
            let more = one.is_more_than(&other);
            let looks = log.borrow();
            match looks.first() {
                None => found.push((a, b, more)),
                Some(Look {
                    path,
                    parts: Parts::Cut(cut),
                }) => {
                    let (low, high) = if &**path == "a" {
                        a.split(*cut)
                    } else {
                        b.split(*cut)
                    };
                    for part in [low, high] {
                        let (a, b) = if &**path == "a" { (part, b) } else { (a, part) };
                        leaves(a, b, found);
                    }
                }
                Some(_) => panic!("no cut"),
            }
        }
        let mut found = Vec::new();
        let all = Range::between(0.0, 20.0);
        leaves(all, all, &mut found);
        let mut pairs = 0;
        for (a, b, more) in &found {
            for one in a.whole().unwrap()..=a.last().unwrap() {
                for other in b.whole().unwrap()..=b.last().unwrap() {
                    assert_eq!(one > other, *more, "{one} {other}");
                    pairs += 1;
                }
            }
        }
        assert_eq!(pairs, 21 * 21);
        assert!(found.len() < 100, "{}", found.len());
    }

    #[test]
    fn comparisons_are_recorded_for_the_field() {
        let cut = |at, above| Cut { at, above };
        let cuts = |log: &Log| {
            log.borrow()
                .iter()
                .map(|look| match look.parts {
                    Parts::Cut(cut) => cut,
                    _ => panic!("no cut"),
                })
                .collect::<Vec<_>>()
        };
        let limits = |whole| Limits {
            least: 0.0,
            most: 40.0,
            whole,
        };
        let log = Log::default();
        let room = Measure::within("room", limits(false).range(), limits(false), &log);
        assert!(room < 15.0);
        assert!(room <= 20.0);
        assert!(!(&room + 5.0 > 30.0));
        // What the range decides is no cut.
        assert!(room < 50.0);
        assert_eq!(
            cuts(&log),
            [cut(15.0, false), cut(20.0, true), cut(25.0, true)]
        );
        let log = Log::default();
        let count = Measure::within("count", limits(true).range(), limits(true), &log);
        assert!(count <= 20.0);
        assert_eq!(cuts(&log), [cut(21.0, false)]);
        let two = Range::between(2.0, 2.0);
        assert_eq!(
            Measure::within("count", two, limits(true), &log).exactly(),
            Some(2.0)
        );
        assert_eq!(count.exactly(), None);
        assert_eq!((count.whole(), (&count + 1.0).whole()), (0, 1));
        assert_eq!(cuts(&log)[1..], [cut(21.0, false), cut(21.0, false)]);
        assert_eq!(Measure::known(3.0).whole(), 3);
    }
}
