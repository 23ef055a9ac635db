//! What is declared of a field: its kind, its unit, and what happens when it is left out.

use serde_json::Value;

use crate::check::facts::{Domain, Limits};
use crate::check::unit::Unit;

/// A declared input field.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The name inside its group.
    pub name: &'static str,
    pub kind: Kind,
    pub unit: Unit,
    pub default: Limit,
    /// The field inside this group that a plain value in its place stands for.
    pub plain: Option<&'static str>,
    /// Whether a range may stand for the number, as text: `15..`, `..40`, `15..40`.
    pub ranged: bool,
    /// Whether no change of it is offered: it is settled for a whole game, worked out from tables, or
    /// what the question is about.
    pub setting: bool,
    /// Whether its words name kinds of troops or of ground, which no player can change.
    pub given: bool,
    /// Whether nothing is a state of the table, such as no friend in between; else null only says that
    /// nothing was told.
    pub may_be_none: bool,
}

impl Field {
    /// Whether it is a length with a usual value: most players never touch those, and forms fold them
    /// away.
    pub fn is_preset(&self) -> bool {
        matches!(self.unit, Unit::Mm | Unit::BaseWidths | Unit::Paces)
            && matches!(self.default, Limit::Default(_) | Limit::Computed)
    }
}

/// The place of a dotted path in declared order: one number for each of its parts. What is not declared
/// comes last.
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

/// The field at a dotted path; the places of lists in it may be left out.
pub fn field_at<'f>(fields: &'f [Field], path: &str) -> Option<&'f Field> {
    let (mut fields, mut found) = (fields, None);
    for name in path
        .split('.')
        .filter(|part| part.parse::<usize>().is_err())
    {
        let field = fields.iter().find(|field| field.name == name)?;
        fields = match &field.kind {
            Kind::Group(inner) | Kind::List { fields: inner, .. } => inner,
            _ => &[],
        };
        found = Some(field);
    }
    found
}

/// Rank of a fact by the trouble that telling it takes: what is seen on the table or known of the game
/// comes before lengths and angles, which are measured, and dice, which are rolled later.
pub fn trouble(fields: &[Field], path: &str) -> u8 {
    let rolled = |word: &str| matches!(word, "die" | "dice" | "roll" | "rolls");
    let length = |unit| {
        matches!(
            unit,
            Unit::Mm | Unit::Cm | Unit::Paces | Unit::BaseWidths | Unit::Degrees | Unit::U
        )
    };
    if path.split(['.', '_']).any(rolled) {
        2
    } else {
        u8::from(field_at(fields, path).is_some_and(|field| length(field.unit)))
    }
}

/// Visits every declared field with its path, in declared order. What stands inside a group or a list
/// follows where the visitor says yes to it.
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

/// Kind of value that a field accepts.
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
    /// A list of numbers: `3.5, 4`. A comma divides them; a decimal comma does not.
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
    /// A short name that the players give: of a base, of a fight.
    Name,
    /// A line of words that the players write: what they call an army.
    Text {
        most: usize,
    },
    /// A list of such names.
    Names {
        min: usize,
        max: usize,
    },
    /// A text of several lines, kept as written.
    Lines {
        most: usize,
    },
    /// Such names, each with another or with none: `bows=knights, guns=`.
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
    /// Values that a fault names as accepted.
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

/// Treatment of a field that is left out.
#[derive(Clone, Debug, PartialEq)]
pub enum Limit {
    /// It is a fault.
    Required,
    /// It is asked where it matters: it has no usual value.
    Asked,
    /// It stays null.
    Optional,
    /// This value is taken.
    Default(Value),
    /// A value is worked out from the other fields.
    Computed,
}

/// Shape of a field's values, spelt out as a [`Kind`] only when a caller wants it: reading an
/// input does not.
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
    /// A group or a list, which describes itself.
    Nested,
}

impl Shape {
    /// Whether its words name kinds of troops or of ground.
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

    /// The limits of a number that is known by ranges.
    pub(super) fn measured(self) -> Option<Limits> {
        let (least, most) = self.limits()?;
        let whole = matches!(self, Self::Integer { .. });
        Some(Limits { least, most, whole })
    }

    /// Possible values of an untold fact of this shape; none for what cannot be a single fact.
    pub(super) fn domain(self) -> Option<Domain> {
        /// So many whole numbers are tried one by one.
        const FEW: i64 = 13;
        match self {
            Self::Choice { codes, .. } => Some(Domain::Codes(codes)),
            Self::Choices { codes, min, .. } => Some(Domain::Lists(codes, min == 0)),
            Self::Flag => Some(Domain::Flag),
            Self::Integer { min, max } if max - min < FEW => Some(Domain::Whole(min, max)),
            Self::Integer { .. } | Self::Decimal { .. } => {
                Some(Domain::Spread(self.measured()?, false))
            }
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

/// Codes as a list of accepted values.
pub(super) fn owned(codes: &[&str]) -> Vec<String> {
    codes.iter().map(|code| (*code).to_owned()).collect()
}

/// Accepted values of a truth.
pub(super) fn truths() -> Vec<String> {
    vec!["true".into(), "false".into()]
}
