//! Units of inputs and outputs.

/// A unit of an input or output, with the label `unit-<label>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    None,
    Mm,
    Cm,
    Paces,
    BaseWidths,
    Pips,
    Elements,
    /// Elements, with DBA's own label: Italian players count bases.
    Bases,
    Minutes,
    Degrees,
    Points,
    U,
}

impl Unit {
    /// Its code in schemas.
    pub const fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Mm => "mm",
            Self::Cm => "cm",
            Self::Paces => "paces",
            Self::BaseWidths => "bw",
            Self::Pips => "pips",
            Self::Elements | Self::Bases => "elements",
            Self::Minutes => "minutes",
            Self::Degrees => "degrees",
            Self::Points => "points",
            Self::U => "u",
        }
    }

    /// The last part of its label key: its code, unless a game has its own word for the unit.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Bases => "bases",
            unit => unit.code(),
        }
    }
}
