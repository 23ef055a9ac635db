//! Facts that were not given, and their possible values.
//!
//! A missing fact is a *set* of possible values. The judge assigns a set to each fact before a run
//! ([`Assigned`]). If a run looks at a fact and its set leaves the answer open, the look is recorded
//! ([`Log`]) and the judge splits the set there. A fact that no run looks at is never split.

use std::cell::{Cell, RefCell};
use std::ops::Deref;
use std::rc::Rc;

use serde_json::Value;

use super::number::number;
use super::range::{Cut, Range};
use crate::kit::tables::Choice;
use crate::message::{Arg, IntoArg};

/// A fact that was not given.
#[derive(Clone, Debug)]
pub(super) struct Untold {
    /// Dotted path from the root: `friends.0.troop`.
    pub path: String,
    /// Its position among the fields of its group.
    pub order: usize,
    pub domain: Domain,
    /// The value used in the meantime; null for a fact without a usual value.
    pub usual: Value,
    /// The values that are possible, as bits of a watched fact.
    pub possible: u128,
    /// Whether looks at the fact are recorded. If not, it counts as looked at in every run.
    pub watched: bool,
    /// Whether every verdict says that this fact was assumed.
    pub named: bool,
    /// Whether it is a scale of the game, which changes lengths of a verdict too.
    pub setting: bool,
}

/// Possible values of a missing fact. Most facts are met in every run but examined once, so the values are
/// listed only then.
#[derive(Clone, Debug)]
pub(super) enum Domain {
    /// One of these codes.
    Codes(fn() -> Vec<&'static str>),
    /// None, or one of these codes.
    MaybeCodes(fn() -> Vec<&'static str>),
    /// A list with one of these codes, or empty if the field allows it.
    Lists(fn() -> Vec<&'static str>, bool),
    Flag,
    /// Every whole number in a range.
    Whole(i64, i64),
    /// One of these values.
    Values(Vec<Value>),
    /// Any number within limits; the comparisons of the rule show where it matters.
    Measured(Limits),
    /// A number in one of these ranges.
    Parts(Vec<Range>, Limits),
    /// Names, lists, outlines and numbers that the rule needs as such: they cannot be explored.
    Free,
}

/// The limits of a number, and whether it is a whole number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Limits {
    pub least: f64,
    pub most: f64,
    pub whole: bool,
}

impl Limits {
    pub fn range(self) -> Range {
        Range::between(self.least, self.most)
    }

    /// The range between two numbers; for whole numbers, their first and last one.
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    pub fn ends(self, range: Range) -> Range {
        match range.whole().zip(range.last()).filter(|_| self.whole) {
            Some((first, last)) if first <= last => Range::between(first as f64, last as f64),
            _ => range,
        }
    }

    /// A range as it is written in an input: as a single number if it holds only one.
    pub fn show(self, range: Range) -> Value {
        match range
            .whole()
            .filter(|first| self.whole && range.last() == Some(*first))
        {
            Some(single) => Value::from(single),
            None if !self.whole && range == Range::between(range.from.at, range.from.at) => {
                number(range.from.at)
            }
            None => Value::from(range.text(self.least, self.most)),
        }
    }

    /// A cut between two whole numbers is always written at the upper one.
    pub fn cut(self, cut: Cut) -> Cut {
        if !self.whole {
            return cut;
        }
        let up = cut.at.ceil();
        let at = if cut.above && up == cut.at {
            up + 1.0
        } else {
            up
        };
        Cut { at, above: false }
    }
}

impl Domain {
    /// Values that are tried; empty if they cannot be listed.
    pub fn values(&self) -> Option<Vec<Value>> {
        let codes = |codes: &fn() -> Vec<&'static str>| codes().into_iter().map(Value::from);
        match self {
            Self::Codes(all) => Some(codes(all).collect()),
            Self::MaybeCodes(all) => Some(std::iter::once(Value::Null).chain(codes(all)).collect()),
            Self::Lists(all, empty) => Some(
                empty
                    .then(|| Value::Array(Vec::new()))
                    .into_iter()
                    .chain(codes(all).map(|code| Value::Array(vec![code])))
                    .collect(),
            ),
            Self::Flag => Some(vec![Value::from(true), Value::from(false)]),
            Self::Whole(least, most) => Some((*least..=*most).map(Value::from).collect()),
            Self::Values(values) => Some(values.clone()),
            Self::Measured(_) | Self::Parts(..) | Self::Free => None,
        }
    }

    /// Whether two domains certainly have the same values, decided without listing them.
    pub fn is_same(&self, other: &Self) -> bool {
        let same =
            |a: fn() -> Vec<&'static str>, b: fn() -> Vec<&'static str>| std::ptr::fn_addr_eq(a, b);
        match (self, other) {
            (Self::Codes(a), Self::Codes(b)) | (Self::MaybeCodes(a), Self::MaybeCodes(b)) => {
                same(*a, *b)
            }
            (Self::Lists(a, empty), Self::Lists(b, or_not)) => empty == or_not && same(*a, *b),
            (Self::Flag, Self::Flag) => true,
            (Self::Whole(least, most), Self::Whole(from, to)) => (least, most) == (from, to),
            (Self::Values(a), Self::Values(b)) => a == b,
            _ => false,
        }
    }

    /// The limits of a number that is represented by ranges.
    pub fn limits(&self) -> Option<Limits> {
        match self {
            Self::Measured(limits) | Self::Parts(_, limits) => Some(*limits),
            _ => None,
        }
    }

    /// The range of a number that is represented by ranges.
    pub fn range(&self) -> Option<Range> {
        match self {
            Self::Measured(limits) => Some(limits.range()),
            Self::Parts(parts, _) => Some(Range {
                from: parts.first()?.from,
                to: parts.last()?.to,
            }),
            _ => None,
        }
    }

    /// The values whose bits are set; a domain that cannot be listed is returned unchanged.
    pub fn among(self, bits: u128) -> Self {
        if bits == u128::MAX {
            return self;
        }
        match self.values() {
            Some(values) => Self::Values(
                (0..u128::BITS)
                    .zip(values)
                    .filter(|(bit, _)| bits >> bit & 1 == 1)
                    .map(|(_, value)| value)
                    .collect(),
            ),
            None => self,
        }
    }
}

/// Maximum number of values of a fact that is not a number, since a set of them is stored as the bits of one
/// integer.
pub(super) const MOST_VALUES: usize = 128;

/// A set of possible values of a fact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Set {
    /// The values of its domain whose bits are set.
    Of(u128),
    /// The numbers of a range.
    Range(Range),
}

impl Set {
    /// The set that holds one value of a domain.
    pub fn one(bit: usize) -> Self {
        Self::Of(1 << bit)
    }

    /// The bits of the values in the set; 0 for a range.
    pub fn bits(self) -> impl Iterator<Item = usize> {
        let mask = if let Self::Of(mask) = self { mask } else { 0 };
        (0..MOST_VALUES).filter(move |bit| mask >> bit & 1 == 1)
    }
}

/// The set of values that the judge assigns to a fact for one run.
#[derive(Clone, Debug)]
pub(super) struct Assignment {
    /// The index of the fact among those the judge has met.
    pub fact: usize,
    pub path: Rc<str>,
    pub set: Set,
    /// The value, if the set holds exactly one listed value.
    pub value: Option<Value>,
}

/// The assignments of one run, one per fact.
pub(super) type Assigned = Rc<Vec<Assignment>>;

/// A look at a fact whose set leaves the answer open.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub path: Rc<str>,
    pub parts: Parts,
}

impl Look {
    /// Whether the look divides the set.
    pub fn is_open(&self) -> bool {
        !matches!(self.parts, Parts::Seen)
    }
}

/// A weighted sum of several open numbers. Where a rule compares the sum, it is split like a number, even
/// though none of the numbers is known alone.
#[derive(Debug)]
pub(super) struct Balance {
    pub of: Vec<(f64, Rc<str>)>,
    pub limits: Limits,
    pub range: Range,
}

/// The parts into which a look divides a set.
#[derive(Clone, Debug)]
pub(super) enum Parts {
    /// No split: the fact has its usual value, and was looked at.
    Seen,
    /// Classes of values, as bit sets.
    Classes(Vec<u128>),
    /// The numbers below a cut, and those from it upwards.
    Cut(Cut),
    /// The same for a sum of several numbers.
    Balance(Cut, Rc<Balance>),
    /// No split: the rule needs the number itself, so it is asked for exactly.
    Exact,
    /// The sets of several numbers contradict each other: no such completion exists.
    Never,
}

/// The looks that one run recorded, in chronological order.
pub(super) type Log = Rc<RefCell<Vec<Look>>>;

/// A type with a closed list of values.
pub trait Listed: Copy + PartialEq + 'static {
    /// All values, in declaration order.
    fn listed() -> &'static [Self];
}

impl<T: Choice> Listed for T {
    fn listed() -> &'static [Self] {
        T::ALL
    }
}

impl Listed for bool {
    fn listed() -> &'static [Self] {
        &[true, false]
    }
}

/// A fact that may be known only as a set of values. A rule asks it questions ([`Fact::by`], [`Fact::is`],
/// `==`). A question whose answer the set leaves open splits the set, and the rule runs once for each part.
/// Reading the value itself (`*fact`, or calling its methods) splits the set into single values. A fact
/// that a rule does not look at is never split.
#[derive(Clone)]
pub struct Fact<T> {
    value: T,
    watch: Option<Rc<Watch<T>>>,
}

struct Watch<T> {
    path: Rc<str>,
    log: Log,
    /// The bits of the possible values, with the list of values.
    among: Vec<(usize, T)>,
    seen: Cell<bool>,
}

impl<T: Copy + PartialEq> Fact<T> {
    /// A fact that is known.
    pub fn known(value: T) -> Self {
        Self { value, watch: None }
    }

    /// A fact with one of these values; where it is only displayed, the first represents all.
    pub(super) fn among(path: &str, log: &Log, among: Vec<(usize, T)>, stand_in: T) -> Self {
        Self {
            value: among.first().map_or(stand_in, |(_, value)| *value),
            watch: Some(Rc::new(Watch {
                path: path.into(),
                log: log.clone(),
                among,
                seen: Cell::new(false),
            })),
        }
    }

    /// The value, or the representative of the set. Only for drawing it or naming it in a step, never for a
    /// decision.
    pub fn shown(&self) -> T {
        self.value
    }

    /// The value, if it is known, for naming it in a step. No look is recorded, so a rule that based a
    /// decision on it would treat a usual value as certain.
    pub fn exactly(&self) -> Option<T> {
        let open = self
            .watch
            .as_ref()
            .is_some_and(|watch| watch.among.len() > 1);
        (!open).then_some(self.value)
    }

    /// Every possible value, to find out what they have in common; never for a decision.
    pub fn all(&self) -> Vec<T> {
        match &self.watch {
            Some(watch) if !watch.among.is_empty() => {
                watch.among.iter().map(|(_, value)| *value).collect()
            }
            _ => vec![self.value],
        }
    }

    /// Applies a function to the value. Values with the same result are not separated.
    pub fn by<K: PartialEq>(&self, class: impl Fn(T) -> K) -> K {
        let here = class(self.value);
        if let Some(watch) = &self.watch {
            let mut classes: Vec<(K, u128)> = Vec::new();
            for (bit, value) in &watch.among {
                let class = class(*value);
                match classes.iter_mut().find(|(known, _)| *known == class) {
                    Some((_, mask)) => *mask |= 1 << bit,
                    None => classes.push((class, 1 << bit)),
                }
            }
            watch.look(
                || Parts::Classes(classes.iter().map(|(_, mask)| *mask).collect()),
                classes.len(),
            );
        }
        here
    }

    /// A representative of all values with the same result of a function. It may be used where only that
    /// result matters, and never be named.
    pub fn alike<K: PartialEq>(&self, class: impl Fn(T) -> K) -> T {
        if self.watch.is_some() {
            self.by(class);
        }
        self.value
    }

    /// Whether a predicate holds for the value.
    pub fn is(&self, test: impl Fn(T) -> bool) -> bool {
        self.by(test)
    }

    /// The same fact as an optional one that is present.
    pub fn some(&self) -> Fact<Option<T>> {
        let watch = self.watch.as_ref().map(|watch| {
            Rc::new(Watch {
                path: watch.path.clone(),
                log: watch.log.clone(),
                among: watch
                    .among
                    .iter()
                    .map(|(bit, value)| (*bit, Some(*value)))
                    .collect(),
                seen: watch.seen.clone(),
            })
        });
        Fact {
            value: Some(self.value),
            watch,
        }
    }

    /// The value itself; this splits the set into single values.
    pub fn get(&self) -> T {
        if let Some(watch) = &self.watch {
            watch.look_at_each();
        }
        self.value
    }
}

impl<T> Watch<T> {
    /// Records a look at the value itself.
    fn look_at_each(&self) {
        let each = || self.among.iter().map(|(bit, _)| 1 << bit).collect();
        self.look(|| Parts::Classes(each()), self.among.len());
    }

    fn look(&self, parts: impl Fn() -> Parts, classes: usize) {
        let parts = match classes {
            0 | 1 if self.seen.replace(true) => return,
            0 | 1 => Parts::Seen,
            _ => parts(),
        };
        self.log.borrow_mut().push(Look {
            path: self.path.clone(),
            parts,
        });
    }
}

impl<T: Copy + PartialEq> Deref for Fact<T> {
    type Target = T;
    fn deref(&self) -> &T {
        if let Some(watch) = &self.watch {
            watch.look_at_each();
        }
        &self.value
    }
}

impl<T: Copy + PartialEq> PartialEq<T> for Fact<T> {
    fn eq(&self, other: &T) -> bool {
        self.by(|value| value == *other)
    }
}

/// A list of codes. A list that was not given is represented as a set: empty, if that is possible, or with
/// one of the codes.
#[derive(Clone, Debug)]
pub struct Several<T> {
    told: Vec<T>,
    untold: Option<Fact<Option<T>>>,
}

impl<T: Copy + PartialEq> Several<T> {
    /// A list whose codes are known.
    pub fn known(told: Vec<T>) -> Self {
        Self { told, untold: None }
    }

    pub(super) fn among(untold: Fact<Option<T>>) -> Self {
        Self {
            told: Vec::new(),
            untold: Some(untold),
        }
    }

    /// Whether a predicate holds for one of the codes.
    pub fn any(&self, test: impl Fn(T) -> bool) -> bool {
        match &self.untold {
            Some(one) => one.is(|one| one.is_some_and(&test)),
            None => self.told.iter().any(|code| test(*code)),
        }
    }

    /// Whether the list contains a code.
    pub fn contains(&self, code: T) -> bool {
        self.any(|known| known == code)
    }

    /// Whether the list has more than one code.
    pub fn are_several(&self) -> bool {
        self.told.len() > 1
    }

    /// The codes, if they are known, for naming them in a step or for calculations.
    pub fn exactly(&self) -> Option<Vec<T>> {
        match &self.untold {
            Some(one) => one.exactly().map(|one| one.into_iter().collect()),
            None => Some(self.told.clone()),
        }
    }
}

/// A value that may be known only as a set or a range.
pub trait Known {
    /// The value as it is written in an input, if it is known.
    fn value_if_known(&self) -> Option<Value>;
}

impl Known for Option<Value> {
    fn value_if_known(&self) -> Option<Value> {
        self.clone()
    }
}

impl Known for Fact<bool> {
    fn value_if_known(&self) -> Option<Value> {
        self.exactly().map(Value::from)
    }
}

impl<T: Choice + PartialEq> Known for Fact<T> {
    fn value_if_known(&self) -> Option<Value> {
        self.exactly().map(|value| value.code().into())
    }
}

/// The label of the value. If the value is open, a step that would name it is left out.
impl<T: Choice + PartialEq> IntoArg for &Fact<T> {
    fn into_arg(self) -> Arg {
        self.exactly()
            .map(|value| Arg::of(T::SCOPE, value.code()))
            .into_arg()
    }
}

impl<T: Copy + PartialEq> From<T> for Fact<T> {
    fn from(value: T) -> Self {
        Self::known(value)
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Fact<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.value.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_that_is_open_is_recorded_with_its_classes() {
        let log = Log::default();
        let fact = Fact::among("n", &log, vec![(0, 1), (1, 2), (2, 3)], 1);
        assert!(!fact.is(|n| n > 1));
        assert!(fact.is(|n| n < 9));
        assert_eq!(*fact, 1);
        assert_eq!((fact.shown(), fact.exactly()), (1, None));
        assert_eq!(Fact::known(1).exactly(), Some(1));
        let log = log.borrow();
        assert!(matches!(&log[0].parts, Parts::Classes(classes) if *classes == [0b001, 0b110]));
        // A question with the same answer for all values splits nothing.
        assert!(matches!(log[1].parts, Parts::Seen));
        assert!(
            matches!(&log[2].parts, Parts::Classes(classes) if *classes == [0b001, 0b010, 0b100])
        );
        assert_eq!(log.len(), 3);
    }

    #[test]
    fn a_list_that_nobody_told_is_none_or_one() {
        let log = Log::default();
        let values = vec![(0, None), (1, Some(1)), (2, Some(2))];
        let list = Several::among(Fact::among("list", &log, values, None));
        assert!(!list.contains(2));
        assert!(!list.any(|code| code > 5));
        assert_eq!((list.exactly(), list.are_several()), (None, false));
        let log = log.borrow();
        assert!(matches!(&log[0].parts, Parts::Classes(classes) if *classes == [0b011, 0b100]));
        assert!(matches!(log[1].parts, Parts::Seen));
        let told = Several::known(vec![1, 2]);
        assert!(told.contains(2) && told.are_several());
        assert_eq!(told.exactly(), Some(vec![1, 2]));
    }

    #[test]
    fn cuts_of_whole_numbers_have_one_form() {
        let whole = Limits {
            least: 0.0,
            most: 9.0,
            whole: true,
        };
        let cut = |at, above| whole.cut(Cut { at, above });
        assert_eq!(cut(3.0, true), cut(4.0, false));
        assert_eq!(cut(2.5, true), cut(3.0, false));
        let range = whole.range().split(cut(1.0, false)).0;
        assert_eq!(whole.show(range), Value::from(0));
        assert_eq!(whole.show(whole.range()), Value::from(".."));
    }
}
