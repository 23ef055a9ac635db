//! A situation on the table as data for pictures: pieces, terrain, and the marks of a verdict. It is
//! independent of language; `draw` renders it, and its short form is used in addresses.

use serde::Serialize;

use strum::{IntoStaticStr, VariantArray};

use super::geometry::{Base, Edge, Line, Point};
use super::tables::Choice;

/// The owner of a piece.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, IntoStaticStr, VariantArray,
)]
pub enum Side {
    A,
    B,
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn foe(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl Choice for Side {
    const SCOPE: &'static str = "side";
}

/// A base with its name, its side and its troop type.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Piece {
    pub id: String,
    pub side: Side,
    /// The game's code of its troop type.
    pub troop: String,
    #[serde(flatten)]
    pub base: Base,
}

/// A piece of ground: a wood, a camp, the sea.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ground {
    pub id: String,
    /// The game's code of its kind.
    pub kind: String,
    /// Side that holds it, if that matters.
    pub control: Option<Side>,
    pub polygon: Vec<[f64; 2]>,
}

/// A mark of a verdict in the picture; labelled `mark-<code>`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "shape", rename_all = "lowercase")]
pub enum Mark {
    /// An area that belongs to a piece or concerns it: a threat zone, an area of fire.
    Area {
        code: &'static str,
        of: String,
        polygon: Vec<[f64; 2]>,
    },
    /// A line, measured where it has a length in mm.
    Line {
        code: &'static str,
        of: String,
        from: [f64; 2],
        to: [f64; 2],
        mm: Option<f64>,
    },
    /// End position of a piece.
    Move {
        code: &'static str,
        of: String,
        base: Base,
    },
    /// Fate of a piece: `destroyed`, `blocks`.
    Fate { code: &'static str, of: String },
    /// A place: where two corners meet.
    Spot {
        code: &'static str,
        of: String,
        at: [f64; 2],
    },
}

impl Mark {
    /// An area of a piece.
    pub fn area(code: &'static str, of: &str, outline: &super::geometry::Polygon<f64>) -> Self {
        let mut polygon: Vec<[f64; 2]> = outline
            .exterior()
            .points()
            .map(|place| pair(place.into()))
            .collect();
        polygon.pop();
        Self::Area {
            code,
            of: of.to_owned(),
            polygon,
        }
    }
    /// A line that is not measured.
    pub fn line(code: &'static str, of: &str, line: Line<f64>) -> Self {
        Self::Line {
            code,
            of: of.to_owned(),
            from: pair(line.start),
            to: pair(line.end),
            mm: None,
        }
    }
    /// A measured line.
    pub fn measured(code: &'static str, of: &str, line: Line<f64>, mm: f64) -> Self {
        Self::Line {
            code,
            of: of.to_owned(),
            from: pair(line.start),
            to: pair(line.end),
            mm: Some(round(mm)),
        }
    }
    /// Mark of a piece's end position.
    pub fn goes(code: &'static str, of: &str, base: Base) -> Self {
        Self::Move {
            code,
            of: of.to_owned(),
            base,
        }
    }
    /// Mark of a piece's fate.
    pub fn fate(code: &'static str, of: &str) -> Self {
        Self::Fate {
            code,
            of: of.to_owned(),
        }
    }
    /// A place.
    pub fn spot(code: &'static str, of: &str, at: Point) -> Self {
        Self::Spot {
            code,
            of: of.to_owned(),
            at: pair(at),
        }
    }
    /// An edge of a piece.
    pub fn edge(code: &'static str, of: &str, base: &Base, edge: Edge) -> Self {
        Self::line(code, of, base.edge(edge))
    }

    /// Its code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Area { code, .. }
            | Self::Line { code, .. }
            | Self::Move { code, .. }
            | Self::Fate { code, .. }
            | Self::Spot { code, .. } => code,
        }
    }
    /// The piece that it concerns.
    pub fn of(&self) -> &str {
        match self {
            Self::Area { of, .. }
            | Self::Line { of, .. }
            | Self::Move { of, .. }
            | Self::Fate { of, .. }
            | Self::Spot { of, .. } => of,
        }
    }
}

/// Rounded to a tenth of a millimetre, which is as fine as players measure.
pub fn round(mm: f64) -> f64 {
    let tenths = (mm * 10.0).round() / 10.0;
    // No negative zero.
    if tenths == 0.0 { 0.0 } else { tenths }
}

fn pair(place: Point) -> [f64; 2] {
    [round(place.x), round(place.y)]
}

/// A situation and what a verdict says about it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Picture {
    pub pieces: Vec<Piece>,
    pub grounds: Vec<Ground>,
    /// Width and height of the table, mm, its south-west corner at 0, 0.
    pub board: Option<[f64; 2]>,
    pub marks: Vec<Mark>,
}

impl Picture {
    /// Whether the scene is empty.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.grounds.is_empty()
    }

    /// A piece by its name.
    pub fn piece(&self, id: &str) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.id == id)
    }
}

/// The short form of a situation, using only characters that addresses keep unescaped: items separated by
/// `*`, their parts by `_`. A piece is `A1_Bd_0_15_180`, followed by frontage and depth if they differ from
/// those of its type, and by further properties (`garrison`, `going.rough`). Terrain is
/// `wood_0_0_50_0_50_40` or, if a side holds it, `bua-B_…`; the table is `board_600_600`.
pub mod short {
    use std::fmt::Write as _;

    use super::round;

    /// An item as written.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Item {
        /// `A1`, `wood`, `bua-B`, `board`.
        pub head: String,
        /// The troop type of a piece.
        pub troop: Option<String>,
        pub numbers: Vec<f64>,
        /// Further properties of a piece.
        pub words: Vec<String>,
    }

    /// Maximum number of items in a situation.
    pub const MOST: usize = 120;

    /// Parses items; `None` if a part is neither a name nor a number, or if there are more than [`MOST`].
    pub fn parse(text: &str) -> Option<Vec<Item>> {
        let mut items = Vec::new();
        for item in text
            .split('*')
            .map(str::trim)
            .filter(|item| !item.is_empty())
        {
            if items.len() == MOST {
                return None;
            }
            let mut parts = item.split('_');
            let head = parts.next().filter(|head| is_word(head))?.to_owned();
            let (mut troop, mut numbers, mut words) = (None, Vec::new(), Vec::new());
            for part in parts {
                match part.parse::<f64>() {
                    Ok(number) if number.is_finite() => numbers.push(number),
                    _ if !is_word(part) => return None,
                    _ if numbers.is_empty() && troop.is_none() => troop = Some(part.to_owned()),
                    _ => words.push(part.to_owned()),
                }
            }
            items.push(Item {
                head,
                troop,
                numbers,
                words,
            });
        }
        Some(items)
    }

    fn is_word(part: &str) -> bool {
        (1..=40).contains(&part.len())
            && part
                .chars()
                .all(|c| c.is_alphanumeric() || matches!(c, '-' | '.'))
    }

    /// Writes items.
    pub fn write(items: &[Item]) -> String {
        let mut text = String::new();
        for item in items {
            if !text.is_empty() {
                text.push('*');
            }
            text.push_str(&item.head);
            for part in item.troop.iter() {
                let _ = write!(text, "_{part}");
            }
            for number in &item.numbers {
                let _ = write!(text, "_{}", hundredths(*number));
            }
            for word in &item.words {
                let _ = write!(text, "_{word}");
            }
        }
        text
    }

    /// Positions are stored more finely than they are measured, so that contact survives the round trip.
    fn hundredths(value: f64) -> f64 {
        let kept = (value * 1000.0).round() / 1000.0;
        if kept == 0.0 {
            0.0
        } else if (kept - round(kept)).abs() < 1e-9 {
            round(kept)
        } else {
            kept
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use proptest::prelude::*;

        #[test]
        fn a_situation_survives_being_written() {
            let text = "A1_Bd_0_15_180*B1_Kn_-20.5_0_0_40_30_garrison*wood_0_0_50_0_50_40*bua-B_1_1_2_1_2_2*board_600_600";
            let items = parse(text).unwrap();
            assert_eq!(items.len(), 5);
            assert_eq!(
                (
                    items[1].troop.as_deref(),
                    items[1].numbers.len(),
                    items[1].words.join(" ")
                ),
                (Some("Kn"), 5, "garrison".to_owned())
            );
            assert_eq!(items[2].troop, None);
            assert_eq!(write(&items), text);
        }

        #[test]
        fn nonsense_is_no_situation() {
            for text in [
                "A1_B d",
                "A1_Bd_0_0_inf_<x>",
                "é!",
                "_",
                &"A*".repeat(MOST + 1),
            ] {
                assert_eq!(parse(text), None, "{text}");
            }
            assert_eq!(parse(""), Some(vec![]));
        }

        proptest! {
            #[test]
            fn nothing_panics_and_what_is_read_is_written_alike(text in "\\PC{0,60}|[A-Z0-9_*.a-z-]{0,60}") {
                if let Some(items) = parse(&text) {
                    let again = parse(&write(&items)).unwrap();
                    prop_assert_eq!(write(&again), write(&items));
                }
            }
        }
    }
}
