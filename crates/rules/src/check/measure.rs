//! Numbers of which only a range is known. A rule compares a [`Measure`] as it would compare a number. Each
//! comparison whose answer the range leaves open is recorded, so that the judge can split the range there
//! and run the rule once for each side.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Sub};
use std::rc::Rc;

use serde_json::Value;

use super::facts::{Assigned, Balance, Known, Limits, Log, Look, Parts, Set};
use super::number::number;
use super::range::{Cut, Range};

/// A number that may be known only as a range. It is the number of the field times `scale` plus `shift`, so
/// that a comparison after an addition is recorded for the field itself. Whole numbers compare with whole
/// numbers, lengths with lengths. A sum of several open numbers is a number of its own with its own range;
/// a comparison splits that range.
#[derive(Clone)]
pub struct Measure {
    value: f64,
    scale: f64,
    shift: f64,
    watch: Option<Rc<Watch>>,
}

struct Watch {
    path: Rc<str>,
    range: Range,
    limits: Limits,
    log: Log,
    /// The sets that the judge assigns to facts.
    assigned: Assigned,
    /// The open numbers of which this is the sum, each with its factor; empty for a single field.
    of: Vec<(f64, Rc<Self>)>,
    balance: Option<Rc<Balance>>,
}

impl Measure {
    /// A number that is known.
    pub fn known(value: f64) -> Self {
        Self {
            value,
            scale: 1.0,
            shift: 0.0,
            watch: None,
        }
    }

    /// A number of which a range is known. Comparisons that the range leaves open are recorded.
    pub(super) fn within(
        path: &str,
        range: Range,
        limits: Limits,
        (log, assigned): (Log, Assigned),
    ) -> Self {
        Self::watched(Watch {
            path: path.into(),
            range,
            limits,
            log,
            assigned,
            of: Vec::new(),
            balance: None,
        })
    }

    fn watched(watch: Watch) -> Self {
        Self {
            value: Self::sample(&watch),
            scale: 1.0,
            shift: 0.0,
            watch: Some(Rc::new(watch)),
        }
    }

    /// The number, or the representative of its range: only for drawing, never for comparing or naming.
    pub fn shown(&self) -> f64 {
        self.value
    }

    /// The number as it is written in an input, or its range.
    pub fn written(&self) -> Value {
        let open = self.watch.as_ref().filter(|_| self.exactly().is_none());
        open.map_or_else(
            || number(self.value),
            |watch| watch.limits.show(watch.range),
        )
    }

    /// The number, if it is known: for calculations.
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

    /// The number itself, from which a result is computed. If only a range is known, the number is asked for
    /// exactly.
    pub fn number(&self) -> f64 {
        for (_, watch) in self.terms() {
            watch.log.borrow_mut().push(Look {
                path: watch.path.clone(),
                parts: Parts::Exact,
            });
        }
        self.value
    }

    /// The whole number itself; a short range is split into its numbers, a longer one is asked for exactly.
    pub fn whole(&self) -> i64 {
        /// Maximum number of whole numbers that are tried one by one.
        const FEW: i64 = 64;
        #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
        if let Some(watch) = &self.watch
            && let (Some(first), Some(last)) = (watch.range.whole(), watch.range.last())
            && first < last
        {
            if last - first > FEW {
                self.number();
            } else {
                // By repeated bisection.
                let half = (first + (last - first) / 2) as f64;
                self.is_below(half * self.scale + self.shift, true);
            }
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "limits of fields are small"
        )]
        let value = self.value.floor() as i64;
        value
    }

    /// The whole number, if it is known: for naming it in a step.
    pub fn whole_if_known(&self) -> Option<i64> {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "limits of fields are small"
        )]
        self.exactly().map(|value| value.floor() as i64)
    }

    /// The number times a factor.
    pub fn times(&self, factor: f64) -> Self {
        Self {
            value: self.value * factor,
            scale: self.scale * factor,
            shift: self.shift * factor,
            watch: self.watch.clone().filter(|_| factor != 0.0),
        }
    }

    /// The open fields of which it consists, each with its factor.
    fn terms(&self) -> Vec<(f64, Rc<Watch>)> {
        let Some(watch) = self.watch.as_ref().filter(|_| self.exactly().is_none()) else {
            return Vec::new();
        };
        if watch.of.is_empty() {
            return vec![(self.scale, watch.clone())];
        }
        let terms = watch.of.iter();
        terms
            .map(|(factor, watch)| (factor * self.scale, watch.clone()))
            .collect()
    }

    /// The sum of two numbers. If both are open, the sum is a number of its own. Two sums of the same
    /// fields are recognised as equal, or as multiples, by their sorted terms and factors.
    fn plus(&self, other: &Self) -> Self {
        if let Some(other) = other.exactly() {
            return self + other;
        }
        if let Some(own) = self.exactly() {
            return other + own;
        }
        let mut terms = self.terms();
        for (factor, watch) in other.terms() {
            match terms.iter_mut().find(|(_, known)| known.path == watch.path) {
                Some((known, _)) => *known += factor,
                None => terms.push((factor, watch)),
            }
        }
        terms.retain(|(factor, _)| *factor != 0.0);
        terms.sort_by(|(_, a), (_, b)| a.path.cmp(&b.path));
        let shift = self.shift + other.shift;
        let least = terms.iter().map(|(factor, _)| *factor);
        let Some(unit) = least.min_by(|a, b| a.abs().total_cmp(&b.abs())) else {
            return Self::known(shift);
        };
        if let [(factor, watch)] = &terms[..] {
            return Self {
                value: Self::sample(watch) * factor + shift,
                scale: *factor,
                shift,
                watch: Some(watch.clone()),
            };
        }
        for (factor, _) in &mut terms {
            *factor /= unit;
        }
        let sum = Self::balance(terms);
        Self {
            value: sum.value * unit + shift,
            scale: unit,
            shift,
            watch: sum.watch,
        }
    }

    /// The representative of a range.
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    fn sample(watch: &Watch) -> f64 {
        let whole = watch.range.whole().filter(|_| watch.limits.whole);
        whole.map_or_else(|| watch.range.sample(), |n| n as f64)
    }

    /// A sum of several open fields as a number of its own. If its assigned range contradicts the ranges of
    /// the fields, no such completion exists.
    fn balance(of: Vec<(f64, Rc<Watch>)>) -> Self {
        let path: Rc<str> = of
            .iter()
            .map(|(factor, watch)| format!("{factor:+}*{}", watch.path))
            .collect::<String>()
            .into();
        let whole =
            |(factor, watch): &(f64, Rc<Watch>)| watch.limits.whole && factor.fract() == 0.0;
        let whole = of.iter().all(whole);
        let ranges = of
            .iter()
            .map(|(factor, watch)| (*factor, watch.limits.ends(watch.range)));
        let possible = Range::sum(ranges);
        let all = Range::sum(
            of.iter()
                .map(|(factor, watch)| (*factor, watch.limits.range())),
        );
        let first = &of[0].1;
        let assigned = first.assigned.iter().find(|one| one.path == path);
        let mut range = possible;
        if let Some(Set::Range(known)) = assigned.map(|one| one.set) {
            if known.meets(&range) {
                range = known.shared(range);
            } else {
                first.log.borrow_mut().push(Look {
                    path: path.clone(),
                    parts: Parts::Never,
                });
            }
        }
        let limits = Limits {
            least: all.from.at,
            most: all.to.at,
            whole,
        };
        let balance = Balance {
            of: of
                .iter()
                .map(|(factor, watch)| (*factor, watch.path.clone()))
                .collect(),
            limits,
            range: all,
        };
        let (log, assigned) = (first.log.clone(), first.assigned.clone());
        Self::watched(Watch {
            path,
            range,
            limits,
            log,
            assigned,
            of,
            balance: Some(Rc::new(balance)),
        })
    }

    /// Shortfall below `needed`, if the number is known; `None` if it is enough.
    pub fn short_of(&self, needed: f64) -> Option<f64> {
        self.exactly().map(|value| (needed - value).max(0.0))
    }

    /// Whether the number is below a limit, or at most the limit (`above`). A look is recorded if its range
    /// leaves that open.
    fn is_below(&self, at: f64, above: bool) -> bool {
        let Some(watch) = &self.watch else {
            return self.value < at || above && self.value == at;
        };
        // A negative scale reverses the comparison.
        let turned = self.scale < 0.0;
        let cut = watch.limits.cut(Cut {
            at: (at - self.shift) / self.scale,
            above: above != turned,
        });
        if !cut.order(&watch.range.from).is_gt() {
            return turned;
        }
        if watch.range.holds(cut) {
            let parts = match &watch.balance {
                Some(balance) => Parts::Balance(cut, balance.clone()),
                None => Parts::Cut(cut),
            };
            watch.log.borrow_mut().push(Look {
                path: watch.path.clone(),
                parts,
            });
        }
        !turned
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
        !self.is_below(*other, false) && self.is_below(*other, true)
    }
}

impl PartialOrd<f64> for Measure {
    fn partial_cmp(&self, other: &f64) -> Option<Ordering> {
        Some(if self.is_below(*other, false) {
            Ordering::Less
        } else if self.is_below(*other, true) {
            Ordering::Equal
        } else {
            Ordering::Greater
        })
    }
    fn lt(&self, other: &f64) -> bool {
        self.is_below(*other, false)
    }
    fn ge(&self, other: &f64) -> bool {
        !self.is_below(*other, false)
    }
    fn le(&self, other: &f64) -> bool {
        self.is_below(*other, true)
    }
    fn gt(&self, other: &f64) -> bool {
        !self.is_below(*other, true)
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

/// A whole number that is known.
#[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
impl From<i64> for Measure {
    fn from(number: i64) -> Self {
        Self::known(number as f64)
    }
}

impl Add<f64> for &Measure {
    type Output = Measure;
    fn add(self, more: f64) -> Measure {
        Measure {
            value: self.value + more,
            scale: self.scale,
            shift: self.shift + more,
            watch: self.watch.clone(),
        }
    }
}

impl Add for &Measure {
    type Output = Measure;
    fn add(self, more: Self) -> Measure {
        self.plus(more)
    }
}

impl Sub for &Measure {
    type Output = Measure;
    fn sub(self, less: Self) -> Measure {
        self.plus(&less.times(-1.0))
    }
}

/// Compares two numbers through their difference.
impl PartialEq for Measure {
    fn eq(&self, other: &Self) -> bool {
        self - other == 0.0
    }
}

impl PartialOrd for Measure {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (self - other).partial_cmp(&0.0)
    }
    fn lt(&self, other: &Self) -> bool {
        self - other < 0.0
    }
    fn ge(&self, other: &Self) -> bool {
        self - other >= 0.0
    }
    fn le(&self, other: &Self) -> bool {
        self - other <= 0.0
    }
    fn gt(&self, other: &Self) -> bool {
        self - other > 0.0
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
    use crate::check::facts::Assignment;

    /// Splitting by the difference of two open numbers, and by one of them, covers all pairs.
    #[test]
    fn two_open_numbers_are_split_by_their_difference() {
        const LIMITS: Limits = Limits {
            least: 0.0,
            most: 20.0,
            whole: true,
        };
        type Answer = (bool, bool, bool);
        fn answer(a: &Measure, b: &Measure) -> Answer {
            (a > b, *a >= 12.0, b.times(2.0) <= a + 1.0)
        }
        fn leaves(known: &[(&str, Range)], found: &mut Vec<(Vec<(String, Range)>, Answer)>) {
            let log = Log::default();
            let assigned = known.iter().map(|(path, range)| Assignment {
                fact: 0,
                path: (*path).into(),
                set: Set::Range(*range),
                value: None,
            });
            let assigned = Assigned::new(assigned.collect());
            let range = |path: &str| {
                let known = known.iter().find(|(known, _)| *known == path);
                known.map_or(LIMITS.range(), |(_, range)| *range)
            };
            let number =
                |path| Measure::within(path, range(path), LIMITS, (log.clone(), assigned.clone()));
            let answered = answer(&number("a"), &number("b"));
            let looks = log.borrow();
            if looks.iter().any(|look| matches!(look.parts, Parts::Never)) {
                return;
            }
            let Some(look) = looks.first() else {
                let known = known
                    .iter()
                    .map(|(path, range)| ((*path).to_owned(), *range));
                found.push((known.collect(), answered));
                return;
            };
            let (cut, whole) = match &look.parts {
                Parts::Cut(cut) => (*cut, LIMITS.range()),
                Parts::Balance(cut, balance) => (*cut, balance.range),
                _ => panic!("no cut"),
            };
            let path = &*look.path;
            let there = known.iter().find(|(known, _)| *known == path);
            let (low, high) = there.map_or(whole, |(_, range)| *range).split(cut);
            for part in [low, high] {
                let mut parts = known.to_vec();
                parts.retain(|(known, _)| *known != path);
                parts.push((path, part));
                leaves(&parts, found);
            }
        }
        let mut found = Vec::new();
        leaves(&[], &mut found);
        assert!(found.len() < 12, "{}", found.len());
        let holds = |range: &Range, number: f64| range.meets(&Range::between(number, number));
        for a in 0..=20 {
            for b in 0..=20 {
                let (one, other) = (f64::from(a), f64::from(b));
                let expected = answer(&Measure::known(one), &Measure::known(other));
                let fitting = found.iter().filter(|(known, _)| {
                    known.iter().all(|(path, range)| match path.as_str() {
                        "a" => holds(range, one),
                        "b" => holds(range, other),
                        "+1*a-1*b" => holds(range, one - other),
                        _ => holds(range, one - 2.0 * other),
                    })
                });
                let answers: Vec<Answer> = fitting.map(|(_, answer)| *answer).collect();
                assert_eq!(answers, [expected], "{a} {b}");
            }
        }
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
        let room = Measure::within(
            "room",
            limits(false).range(),
            limits(false),
            (log.clone(), Assigned::default()),
        );
        assert!(room < 15.0);
        assert!(room <= 20.0);
        let far = &room + 5.0 > 30.0;
        assert!(!far);
        // A comparison that the range decides makes no cut.
        assert!(room < 50.0);
        assert_eq!(
            cuts(&log),
            [cut(15.0, false), cut(20.0, true), cut(25.0, true)]
        );
        let log = Log::default();
        let count = Measure::within(
            "count",
            limits(true).range(),
            limits(true),
            (log.clone(), Assigned::default()),
        );
        assert!(count <= 20.0);
        assert_eq!(cuts(&log), [cut(21.0, false)]);
        let two = Range::between(2.0, 2.0);
        assert_eq!(
            Measure::within(
                "count",
                two,
                limits(true),
                (log.clone(), Assigned::default())
            )
            .exactly(),
            Some(2.0)
        );
        assert_eq!(count.exactly(), None);
        assert_eq!((count.whole(), (&count + 1.0).whole()), (0, 1));
        assert_eq!(cuts(&log)[1..], [cut(21.0, false), cut(21.0, false)]);
        assert_eq!(Measure::known(3.0).whole(), 3);
    }
}
