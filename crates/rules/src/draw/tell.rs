//! A picture in words: positions and facings of the pieces, and the marks of the verdict.

use super::Picture;
use crate::kit::geometry::Base;
use crate::kit::scene::{Ground, Mark, Piece, round};
use crate::kit::tables::Choice;
use crate::message::{Arg, Message};

/// The eight compass directions, clockwise; labelled `compass-<code>`.
pub const WINDS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// The compass direction nearest to a facing.
fn wind(facing: f64) -> &'static str {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 8"
    )]
    let eighth = (facing.rem_euclid(360.0) / 45.0).round() as usize;
    WINDS[eighth % 8]
}

/// Position and facing of a base, as arguments.
fn stand(message: Message, base: &Base) -> Message {
    message
        .with("x", round(base.x))
        .with("y", round(base.y))
        .with("facing", round(base.facing.rem_euclid(360.0)))
        .with("compass", Arg::coded("compass", wind(base.facing)))
}

/// A base in a sentence.
pub fn place(piece: &Piece, system: &str) -> Message {
    let message = Message::new("picture-piece")
        .with("id", piece.id.as_str())
        .with("side", Arg::coded("side", piece.side.code()))
        .with(
            "troop",
            Arg::coded(&format!("{system}-troop"), &piece.troop),
        )
        .with("w", round(piece.base.w))
        .with("d", round(piece.base.d));
    stand(message, &piece.base)
}

/// Terrain in a sentence: its name and its extent.
pub(super) fn ground(ground: &Ground) -> Message {
    let stretch = |axis: usize, pick: fn(f64, f64) -> f64| {
        round(
            ground
                .polygon
                .iter()
                .map(|place| place[axis])
                .reduce(pick)
                .unwrap_or_default(),
        )
    };
    Message::new("picture-ground")
        .with("id", ground.id.as_str())
        .with("kind", Arg::coded("ground", &ground.kind))
        .with("held", ground.control.map_or("none", Choice::code))
        .with("west", stretch(0, f64::min))
        .with("east", stretch(0, f64::max))
        .with("south", stretch(1, f64::min))
        .with("north", stretch(1, f64::max))
}

/// A mark in words: the piece it concerns, its label `mark-<code>`, and the end of a move.
fn mark(mark: &Mark, of: Arg) -> Message {
    let key = if matches!(mark, Mark::Move { .. }) {
        "picture-mark-move"
    } else {
        "picture-mark"
    };
    let message = Message::new(key)
        .with("of", of)
        .with("mark", Arg::coded("mark", mark.code()));
    if let Mark::Move { base, .. } = mark {
        stand(message, base)
    } else {
        message
    }
}

/// A description of the picture, sentence by sentence, for people who cannot see it.
pub fn tell(picture: &Picture, system: &str) -> Vec<Message> {
    let mut said: Vec<Message> = picture
        .pieces
        .iter()
        .map(|piece| place(piece, system))
        .collect();
    said.extend(picture.grounds.iter().map(ground));
    said.extend(legend(picture).into_iter().map(|entry| entry.message));
    said
}

/// Swatch in the legend beside a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swatch {
    Area,
    Line,
    Move,
    Fate,
    Spot,
}

/// A line of the list under a picture: what is marked, with its length if it is measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub swatch: Swatch,
    /// Its colour and dash pattern: the index of its code among those of the picture.
    pub kind: usize,
    pub message: Message,
    pub mm: Option<f64>,
}

/// The codes of a picture's marks, in order; a mark is drawn by its index here.
pub(super) fn codes(picture: &Picture) -> Vec<&'static str> {
    let mut codes = Vec::new();
    for mark in &picture.marks {
        if !codes.contains(&mark.code()) {
            codes.push(mark.code());
        }
    }
    codes
}

/// Marks of a picture, one line per code or measure; the pieces concerned are listed together.
pub fn legend(picture: &Picture) -> Vec<Entry> {
    let codes = codes(picture);
    let mut entries: Vec<(Entry, &Mark, Vec<&str>)> = Vec::new();
    // An area and a line of the same kind have the same meaning.
    let together = |swatch| {
        if swatch == Swatch::Line {
            Swatch::Area
        } else {
            swatch
        }
    };
    for found in &picture.marks {
        let (swatch, mm) = match found {
            Mark::Area { .. } => (Swatch::Area, None),
            Mark::Line { mm, .. } => (Swatch::Line, *mm),
            Mark::Move { .. } => (Swatch::Move, None),
            Mark::Fate { .. } => (Swatch::Fate, None),
            Mark::Spot { .. } => (Swatch::Spot, None),
        };
        // A move has its end and a measure its length, so each has a line of its own.
        let alone = mm.is_some() || swatch == Swatch::Move;
        let known = entries.iter_mut().find(|(entry, first, _)| {
            !alone
                && together(entry.swatch) == together(swatch)
                && first.code() == found.code()
                && entry.mm.is_none()
        });
        match known {
            Some((_, _, of)) if of.contains(&found.of()) => {}
            Some((_, _, of)) => of.push(found.of()),
            None => {
                let kind = codes
                    .iter()
                    .position(|code| *code == found.code())
                    .unwrap_or_default();
                entries.push((
                    Entry {
                        swatch,
                        kind,
                        message: Message::new(String::new()),
                        mm,
                    },
                    found,
                    vec![found.of()],
                ));
            }
        }
    }
    // Terrain is called by its kind; its id is not shown.
    let named = |of: &[&str]| match of {
        [one] if picture.piece(one).is_none() => picture
            .grounds
            .iter()
            .find(|ground| ground.id == *one)
            .map_or_else(
                || Arg::from(*one),
                |ground| Arg::coded("ground", &ground.kind),
            ),
        of => Arg::from(of.join(", ")),
    };
    entries
        .into_iter()
        .map(|(entry, first, of)| Entry {
            message: mark(first, named(&of)),
            ..entry
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_facing_has_its_wind() {
        for (facing, want) in [
            (0.0, "n"),
            (22.0, "n"),
            (23.0, "ne"),
            (90.0, "e"),
            (180.0, "s"),
            (-90.0, "w"),
            (359.0, "n"),
            (315.0, "nw"),
        ] {
            assert_eq!(wind(facing), want, "{facing}");
        }
    }

    #[test]
    fn those_of_one_mark_are_named_together() {
        let marks = vec![
            Mark::fate("blocks", "B1"),
            Mark::fate("blocks", "B2"),
            Mark::fate("blocks", "B2"),
        ];
        let entries = legend(&Picture {
            marks,
            ..Picture::default()
        });
        assert_eq!(entries.len(), 1);
        assert_eq!(
            entries[0].message.args[0],
            ("of".to_owned(), Arg::from("B1, B2"))
        );
    }
}
