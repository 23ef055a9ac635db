//! Ranges of numbers: how they are written (`15..40`) and split.

use std::cmp::Ordering;

/// One end of a range: a number, and whether the range begins at it or just above it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    pub at: f64,
    /// The range begins above the number, so that the number itself belongs to the part below.
    pub above: bool,
}

impl Cut {
    /// The order of two ends.
    pub fn order(&self, other: &Self) -> Ordering {
        self.at
            .total_cmp(&other.at)
            .then(self.above.cmp(&other.above))
    }
}

/// A range of numbers, from one end (included) up to another (excluded).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    pub from: Cut,
    pub to: Cut,
}

impl Range {
    /// All numbers between two limits, both included.
    pub fn between(least: f64, most: f64) -> Self {
        Self {
            from: Cut {
                at: least,
                above: false,
            },
            to: Cut {
                at: most,
                above: true,
            },
        }
    }

    /// The two ends of a written range, and whether the upper one is included, as in `15-40`.
    fn ends(text: &str) -> Option<(&str, &str, bool)> {
        if let Some((from, to)) = text.split_once("..") {
            return Some((from, to, false));
        }
        // A leading dash is a sign.
        let dash = |(at, c): (usize, char)| (at > 0 && matches!(c, '-' | '–')).then_some((at, c));
        let (at, dash) = text.trim().char_indices().find_map(dash)?;
        let (from, to) = (&text.trim()[..at], &text.trim()[at + dash.len_utf8()..]);
        (from.ends_with(|c: char| c.is_ascii_digit() || c == ' ') && !to.trim().is_empty())
            .then_some((from, to, true))
    }

    /// Whether a text is written as a range and not as a number.
    pub fn is_meant(text: &str) -> bool {
        Self::ends(text).is_some()
    }

    /// Reads `15..40` (15 or more, less than 40), `15-40` (at most 40), `>15..` (more than 15) or `..=40`
    /// (at most 40) within the limits of a field; `None` if the text has another form or the range is
    /// empty.
    pub fn parse(text: &str, least: f64, most: f64) -> Option<Self> {
        let (from, to, closed) = Self::ends(text)?;
        let number = |text: &str| {
            text.trim()
                .replace(',', ".")
                .parse::<f64>()
                .ok()
                .filter(|n| n.is_finite())
        };
        let mut range = Self::between(least, most);
        if !from.trim().is_empty() {
            let (text, above) = from
                .trim()
                .strip_prefix('>')
                .map_or((from, false), |rest| (rest, true));
            let cut = Cut {
                at: number(text)?,
                above,
            };
            range.from = if cut.order(&range.from).is_gt() {
                cut
            } else {
                range.from
            };
        }
        if !to.trim().is_empty() {
            let (text, above) = to
                .trim()
                .strip_prefix('=')
                .map_or((to, closed), |rest| (rest, true));
            let cut = Cut {
                at: number(text)?,
                above,
            };
            range.to = if cut.order(&range.to).is_lt() {
                cut
            } else {
                range.to
            };
        }
        range.from.order(&range.to).is_lt().then_some(range)
    }

    /// The text that [`Range::parse`] reads, without the limits of the field.
    pub fn text(&self, least: f64, most: f64) -> String {
        let whole = Self::between(least, most);
        let from = if self.from == whole.from {
            String::new()
        } else {
            format!("{}{}", if self.from.above { ">" } else { "" }, self.from.at)
        };
        let to = if self.to == whole.to {
            String::new()
        } else {
            format!("{}{}", if self.to.above { "=" } else { "" }, self.to.at)
        };
        format!("{from}..{to}")
    }

    /// Whether both parts are non-empty after a cut.
    pub fn holds(&self, cut: Cut) -> bool {
        self.from.order(&cut).is_lt() && cut.order(&self.to).is_lt()
    }

    /// The part below a cut, and the part from it upwards.
    pub fn split(self, cut: Cut) -> (Self, Self) {
        (Self { to: cut, ..self }, Self { from: cut, ..self })
    }

    /// Whether two ranges share a number.
    pub fn meets(&self, other: &Self) -> bool {
        self.from.order(&other.to).is_lt() && other.from.order(&self.to).is_lt()
    }

    /// The numbers that two ranges share.
    pub fn shared(self, other: Self) -> Self {
        Self {
            from: std::cmp::max_by(self.from, other.from, Cut::order),
            to: std::cmp::min_by(self.to, other.to, Cut::order),
        }
    }

    /// The range of all sums of one number per range times its factor.
    pub fn sum(ranges: impl IntoIterator<Item = (f64, Self)>) -> Self {
        let mut sum = Self::between(0.0, 0.0);
        for (factor, range) in ranges {
            let (low, high) = if factor < 0.0 {
                // An included end stays included.
                let turned = |cut: Cut| Cut {
                    above: !cut.above,
                    ..cut
                };
                (turned(range.to), turned(range.from))
            } else {
                (range.from, range.to)
            };
            sum.from.at += low.at * factor;
            sum.from.above |= low.above;
            sum.to.at += high.at * factor;
            sum.to.above &= high.above;
        }
        sum
    }

    /// Whether all its numbers lie in the other range.
    pub fn is_within(&self, other: &Self) -> bool {
        !self.from.order(&other.from).is_lt() && !self.to.order(&other.to).is_gt()
    }

    /// A number inside the range that represents all of them.
    pub fn sample(&self) -> f64 {
        if !self.from.above {
            return self.from.at;
        }
        let next = self.from.at.floor() + 1.0;
        if next < self.to.at {
            next
        } else {
            f64::midpoint(self.from.at, self.to.at)
        }
    }

    /// A whole number inside the range that represents all of them, if there is one.
    pub fn whole(&self) -> Option<i64> {
        let up = self.from.at.ceil();
        let first = if up <= self.from.at && self.from.above {
            up + 1.0
        } else {
            up
        };
        let fits = first < self.to.at || (first <= self.to.at && self.to.above);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "fields limit whole numbers to a few thousand"
        )]
        fits.then_some(first as i64)
    }

    /// The last whole number inside, if there is one.
    pub fn last(&self) -> Option<i64> {
        let down = self.to.at.floor();
        let last = if down >= self.to.at && !self.to.above {
            down - 1.0
        } else {
            down
        };
        let fits = last > self.from.at || (last >= self.from.at && !self.from.above);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "fields limit whole numbers to a few thousand"
        )]
        fits.then_some(last as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_they_are_written() {
        for text in ["..", "15..", "..15", "15..40", ">15..", "..=40", ">15..=40"] {
            let range = Range::parse(text, 0.0, 2000.0).unwrap();
            assert_eq!(range.text(0.0, 2000.0), text);
        }
        for text in ["15-40", " 15 – 40 ", "15–40"] {
            let range = Range::parse(text, 0.0, 2000.0).unwrap();
            assert_eq!(range.text(0.0, 2000.0), "15..=40", "{text}");
        }
        for number in ["-5", "15", "15-", "a-b", "1e-3"] {
            assert_eq!(Range::parse(number, -10.0, 2000.0), None, "{number}");
        }
        assert_eq!(
            Range::parse("-5--2", -10.0, 10.0)
                .unwrap()
                .text(-10.0, 10.0),
            "-5..=-2"
        );
        assert_eq!(Range::parse("40..15", 0.0, 2000.0), None);
        assert_eq!(Range::parse(">15..=15", 0.0, 2000.0), None);
        assert_eq!(Range::parse("x..", 0.0, 2000.0), None);
        assert_eq!(Range::parse("15..=15", 0.0, 2000.0).unwrap().sample(), 15.0);
        assert_eq!(Range::parse("2999..", 0.0, 2000.0), None);
    }

    #[test]
    fn a_cut_leaves_two_parts_with_numbers() {
        let range = Range::between(0.0, 40.0);
        assert!(!range.holds(Cut {
            at: 0.0,
            above: false
        }));
        assert!(range.holds(Cut {
            at: 0.0,
            above: true
        }));
        assert!(range.holds(Cut {
            at: 40.0,
            above: false
        }));
        assert!(!range.holds(Cut {
            at: 40.0,
            above: true
        }));
        let (low, high) = range.split(Cut {
            at: 15.0,
            above: true,
        });
        assert!(!low.meets(&high) && low.sample() == 0.0 && high.sample() == 16.0);
        assert_eq!((low.whole(), high.whole()), (Some(0), Some(16)));
        assert_eq!(Range::parse(">15..16", 0.0, 40.0).unwrap().whole(), None);
    }
}
