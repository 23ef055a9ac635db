//! Units of inputs and outputs.

/// A unit of an input or output, labelled `unit-<label>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    None,
    Mm,
    Cm,
    Paces,
    BaseWidths,
    Pips,
    Elements,
    /// Elements by the word of DBA, whose players in Italy count bases.
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

    /// The end of its label's name: its code, unless a game has its own word for it.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Bases => "bases",
            unit => unit.code(),
        }
    }
}
