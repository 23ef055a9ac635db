//! The declaration of a field: its kind, its unit, and what happens if it is omitted.

use serde_json::Value;

use crate::check::facts::{Domain, Limits};
use crate::check::unit::Unit;

/// A declared input field.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name inside its group.
    pub name: &'static str,
    pub kind: Kind,
    pub unit: Unit,
    pub default: Limit,
    /// For a group: the inner field that a plain value given for the group sets.
    pub plain: Option<&'static str>,
    /// Whether a range may be given instead of the number, as text: `15..`, `..40`, `15..40`.
    pub ranged: bool,
    /// Whether no change of it is offered, because it is a setting of the game, computed from tables, or
    /// the subject of the question.
    pub setting: bool,
    /// Whether its codes name kinds of troops or terrain, which no player can change.
    pub given: bool,
    /// Whether null is a state of the table, such as no friend in between. Otherwise null only means that
    /// nothing was given.
    pub may_be_none: bool,
}

impl Field {
    /// Whether it is a length with a usual value. Most players never change those, so forms fold them away.
    pub fn is_preset(&self) -> bool {
        matches!(self.unit, Unit::Mm | Unit::BaseWidths | Unit::Paces)
            && matches!(self.default, Limit::Default(_) | Limit::Computed)
    }
}

/// The position of a dotted path in declared order, with one number for each of its steps. Undeclared paths
/// come last.
pub(in crate::check) fn place_of(fields: &[Field], path: &str) -> Vec<usize> {
    let mut fields = fields;
    path.split('.')
        .map(|part| {
            if let Ok(item) = part.parse() {
                return item;
            }
            let place = fields.iter().position(|field| field.name == part);
            fields = match place.map(|place| &fields[place].kind) {
                Some(Kind::Group(inner) | Kind::List { fields: inner, .. }) => inner,
                _ => &[],
            };
            place.unwrap_or(usize::MAX)
        })
        .collect()
}

/// The names of a dotted path, without list indices: `corps` and `troops` of `corps.2.troops`.
pub fn names(path: &str) -> impl Iterator<Item = &str> {
    path.split('.')
        .filter(|part| part.parse::<usize>().is_err())
}

/// The field at a dotted path; list indices in it may be omitted.
pub fn field_at<'f>(fields: &'f [Field], path: &str) -> Option<&'f Field> {
    let (mut fields, mut found) = (fields, None);
    for name in names(path) {
        let field = fields.iter().find(|field| field.name == name)?;
        fields = match &field.kind {
            Kind::Group(inner) | Kind::List { fields: inner, .. } => inner,
            _ => &[],
        };
        found = Some(field);
    }
    found
}

/// Rank of a fact by the effort of finding it out. Facts seen on the table or known about the game come
/// before lengths and angles, which must be measured, and before dice, which are rolled later.
pub fn trouble(fields: &[Field], path: &str) -> u8 {
    let length = |unit| {
        matches!(
            unit,
            Unit::Mm | Unit::Cm | Unit::Paces | Unit::BaseWidths | Unit::Degrees | Unit::U
        )
    };
    if is_die(path) {
        2
    } else {
        u8::from(field_at(fields, path).is_some_and(|field| length(field.unit)))
    }
}

/// Whether a field holds what dice show: `die_a`, `dice.b`, `town_die`, `sack_rolls`.
pub fn is_die(path: &str) -> bool {
    let rolled = |word: &str| matches!(word, "die" | "dice" | "roll" | "rolls");
    path.split(['.', '_']).any(rolled)
}

/// Visits every declared field with its path, in declared order. The fields of a group or list follow if
/// the visitor returns true for it.
pub fn each_field<'f>(fields: &'f [Field], visit: &mut dyn FnMut(&str, &'f Field) -> bool) {
    each_inside("", fields, visit);
}

fn each_inside<'f>(
    prefix: &str,
    fields: &'f [Field],
    visit: &mut dyn FnMut(&str, &'f Field) -> bool,
) {
    for field in fields {
        let path = format!("{prefix}{}", field.name);
        if visit(&path, field)
            && let Kind::Group(inner) | Kind::List { fields: inner, .. } = &field.kind
        {
            each_inside(&format!("{path}."), inner, visit);
        }
    }
}

/// Kind of the values that a field accepts.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// One of the codes; labels are `<scope>-<code>`.
    Choice {
        scope: &'static str,
        codes: Vec<&'static str>,
    },
    /// True or false.
    Flag,
    Integer {
        min: i64,
        max: i64,
    },
    Decimal {
        min: f64,
        max: f64,
    },
    /// A list of whole numbers: `3, 4, 5`.
    Integers {
        min: i64,
        max: i64,
        most: usize,
    },
    /// A list of numbers: `3.5, 4`. A comma separates numbers, so it cannot be a decimal comma.
    Decimals {
        min: f64,
        max: f64,
        most: usize,
    },
    /// A list of codes.
    Choices {
        scope: &'static str,
        codes: Vec<&'static str>,
        min: usize,
        max: usize,
    },
    /// A short name chosen by the players: of a base, of a fight.
    Name,
    /// A line of free text, such as the name of an army.
    Text {
        most: usize,
    },
    /// A list of such names.
    Names {
        min: usize,
        max: usize,
    },
    /// A text of several lines, kept unchanged.
    Lines {
        most: usize,
    },
    /// Pairs of names; the second may be missing: `bows=knights, guns=`.
    Pairs {
        max: usize,
    },
    /// The corners of an outline: `0,0 50,0 50,40`.
    Outline,
    /// Several outlines: `0,0 50,0 50,40 | 80,0 90,0 90,9`.
    Outlines {
        most: usize,
    },
    /// Fields inside fields: `mover.troops`.
    Group(Vec<Field>),
    /// Numbered groups: `friends.0.troop`.
    List {
        fields: Vec<Field>,
        min: usize,
        max: usize,
    },
}

impl Kind {
    /// The accepted values, for fault messages.
    pub(in crate::check) fn accepted(&self) -> Vec<String> {
        match self {
            Self::Choice { codes, .. } | Self::Choices { codes, .. } => owned(codes),
            Self::Integer { min, max } | Self::Integers { min, max, .. } => {
                vec![format!("{min}–{max}")]
            }
            Self::Decimal { min, max } | Self::Decimals { min, max, .. } => {
                vec![format!("{min}–{max}")]
            }
            Self::Flag => truths(),
            Self::Text { most } | Self::Lines { most } => vec![format!("0–{most}")],
            Self::Name
            | Self::Names { .. }
            | Self::Pairs { .. }
            | Self::Outline
            | Self::Outlines { .. }
            | Self::Group(_)
            | Self::List { .. } => Vec::new(),
        }
    }
}

/// What happens if a field is omitted.
#[derive(Clone, Debug, PartialEq)]
pub enum Limit {
    /// The omission is a fault.
    Required,
    /// The field has no usual value, and is asked for where it matters.
    Asked,
    /// The field is null.
    Optional,
    /// The field takes this value.
    Default(Value),
    /// The value is computed from the other fields.
    Computed,
}

/// Shape of a field's values. It is expanded to a [`Kind`] only on request, since reading an input does not
/// need that.
#[derive(Clone, Copy)]
pub(super) enum Shape {
    Choice {
        scope: &'static str,
        codes: fn() -> Vec<&'static str>,
        given: bool,
    },
    Choices {
        scope: &'static str,
        codes: fn() -> Vec<&'static str>,
        given: bool,
        min: usize,
        max: usize,
    },
    Flag,
    Integer {
        min: i64,
        max: i64,
    },
    Integers {
        min: i64,
        max: i64,
        most: usize,
    },
    Decimal {
        min: f64,
        max: f64,
    },
    Decimals {
        min: f64,
        max: f64,
        most: usize,
    },
    Name,
    Text {
        most: usize,
    },
    Names {
        min: usize,
        max: usize,
    },
    Lines {
        most: usize,
    },
    Pairs {
        max: usize,
    },
    Outline,
    /// A group or a list, which describes its own fields.
    Nested,
}

/// Maximum number of whole numbers of a field that are tried one by one. A field with more is compared as a
/// [`Measure`](crate::check::Measure), or asked for exactly.
const FEW: i64 = 13;

impl Shape {
    /// Whether its codes name kinds of troops or terrain.
    pub(super) fn is_given(self) -> bool {
        matches!(
            self,
            Self::Choice { given: true, .. } | Self::Choices { given: true, .. }
        )
    }

    /// The limits of a number.
    pub(super) fn limits(self) -> Option<(f64, f64)> {
        match self {
            #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
            Self::Integer { min, max } => Some((min as f64, max as f64)),
            Self::Decimal { min, max } => Some((min, max)),
            _ => None,
        }
    }

    /// The limits of each number of a list.
    pub(super) fn each(self) -> Option<Limits> {
        match self {
            Self::Integers { min, max, .. } => Self::Integer { min, max }.measured(),
            Self::Decimals { min, max, .. } => Self::Decimal { min, max }.measured(),
            _ => None,
        }
    }

    /// The limits of a number that is explored as a range.
    pub(super) fn measured(self) -> Option<Limits> {
        let (least, most) = self.limits()?;
        let whole = matches!(self, Self::Integer { .. });
        Some(Limits { least, most, whole })
    }

    /// Possible values of a missing fact of this shape; `None` if it cannot be a single fact.
    pub(super) fn domain(self) -> Option<Domain> {
        match self {
            Self::Choice { codes, .. } => Some(Domain::Codes(codes)),
            Self::Choices { codes, min, .. } => Some(Domain::Lists(codes, min == 0)),
            Self::Flag => Some(Domain::Flag),
            Self::Integer { min, max } if max - min < FEW => Some(Domain::Whole(min, max)),
            Self::Integer { .. } | Self::Decimal { .. } => Some(Domain::Free),
            _ => None,
        }
    }

    pub(super) fn kind(self) -> Kind {
        match self {
            Self::Choice { scope, codes, .. } => Kind::Choice {
                scope,
                codes: codes(),
            },
            Self::Choices {
                scope,
                codes,
                min,
                max,
                ..
            } => Kind::Choices {
                scope,
                codes: codes(),
                min,
                max,
            },
            Self::Flag => Kind::Flag,
            Self::Integer { min, max } => Kind::Integer { min, max },
            Self::Integers { min, max, most } => Kind::Integers { min, max, most },
            Self::Decimal { min, max } => Kind::Decimal { min, max },
            Self::Decimals { min, max, most } => Kind::Decimals { min, max, most },
            Self::Name => Kind::Name,
            Self::Text { most } => Kind::Text { most },
            Self::Names { min, max } => Kind::Names { min, max },
            Self::Lines { most } => Kind::Lines { most },
            Self::Pairs { max } => Kind::Pairs { max },
            Self::Outline => Kind::Outline,
            Self::Nested => Kind::Group(Vec::new()),
        }
    }
}

/// The codes as a list of accepted values.
pub(super) fn owned(codes: &[&str]) -> Vec<String> {
    codes.iter().map(|code| (*code).to_owned()).collect()
}

/// Accepted values of a boolean.
pub(super) fn truths() -> Vec<String> {
    vec!["true".into(), "false".into()]
}
