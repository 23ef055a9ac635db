//! Pictures: a situation on the table and the marks of a verdict, as SVG and in words.
//!
//! Units are millimetres; north is up. Everything is distinguished by shape and text first: sides by fill
//! and hatching, terrain by its pattern and name, marks by dashes and ends; the stylesheet adds colour
//! through classes only. This module knows no language: texts are messages that the caller formats, troop
//! types are labelled `<system>-troop-<code>`, terrain `ground-<kind>`, marks `mark-<code>`.

mod ground;
mod svg;
mod tell;

use crate::kit::geometry::Base;
use crate::kit::scene::{Mark, Picture, Side};
use crate::kit::tables::Choice;
use crate::message::Message;

pub use svg::svg;
pub use tell::{Entry, Swatch, WINDS, legend, place, tell};

/// Style of a picture, besides its content.
#[derive(Clone, Copy)]
pub struct Manner<'a> {
    /// Before every id in the picture, which must be unique on its page.
    pub id: &'a str,
    /// The game, for the labels of its troop types.
    pub system: &'a str,
    /// Title of the picture.
    pub title: &'a str,
    /// The width of a base, for the scale, mm.
    pub bw: f64,
    /// Length of a hundred paces, mm, where it is known.
    pub mm_per_100p: Option<f64>,
    /// Margin around the content, mm: boards use some.
    pub room: f64,
    /// Pieces without a role.
    pub idle: &'a [String],
    /// Short text on a base of this troop type: its code, or a short word for it.
    pub short: &'a dyn Fn(&str) -> String,
    /// Formats a message in the reader's language.
    pub say: &'a dyn Fn(&Message) -> String,
}

impl std::fmt::Debug for Manner<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Manner")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

/// The part of the table that a picture shows, mm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    pub west: f64,
    pub south: f64,
    pub width: f64,
    pub height: f64,
}

/// Minimum size of the shown area, mm.
const LEAST: [f64; 2] = [130.0, 64.0];
/// Margin around the content, in mm.
const MARGIN: f64 = 12.0;

/// Distance up to which an edge of the table is shown too, mm.
const NEAR: f64 = 100.0;

impl View {
    /// Area that a picture has to show, and a margin.
    pub fn of(picture: &Picture) -> Self {
        Self::with_room(picture, 0.0)
    }

    /// Like [`View::of`], with an additional margin, mm.
    pub fn with_room(picture: &Picture, room: f64) -> Self {
        let mut corners: Vec<[f64; 2]> = Vec::new();
        let base = |base: &Base| base.corners().map(|place| [place.x, place.y]);
        for piece in &picture.pieces {
            corners.extend(base(&piece.base));
        }
        for ground in &picture.grounds {
            corners.extend(&ground.polygon);
        }
        for mark in &picture.marks {
            match mark {
                Mark::Area { polygon, .. } => corners.extend(polygon),
                Mark::Line { from, to, .. } => corners.extend([from, to]),
                Mark::Move { base: to, .. } => corners.extend(base(to)),
                Mark::Spot { at, .. } => corners.push(*at),
                Mark::Fate { .. } => {}
            }
        }
        // Nearby edges of the table are shown; if the table is empty, all of it.
        if let (Some([w, h]), true) = (picture.board, corners.is_empty()) {
            corners.extend([[0.0, 0.0], [w, h]]);
        }
        let Some(first) = corners.first().copied() else {
            return Self {
                west: -LEAST[0] / 2.0,
                south: -LEAST[1] / 2.0,
                width: LEAST[0],
                height: LEAST[1],
            };
        };
        let (mut low, mut high) = (first, first);
        for place in &corners {
            for axis in 0..2 {
                low[axis] = low[axis].min(place[axis]);
                high[axis] = high[axis].max(place[axis]);
            }
        }
        if let Some(size) = picture.board {
            for axis in 0..2 {
                if (0.0..NEAR).contains(&low[axis]) {
                    low[axis] = 0.0;
                }
                if (0.0..NEAR).contains(&(size[axis] - high[axis])) {
                    high[axis] = size[axis];
                }
            }
        }
        for axis in 0..2 {
            let lacking = ((LEAST[axis] - (high[axis] - low[axis])) / 2.0).max(MARGIN + room);
            low[axis] = (low[axis] - lacking).floor();
            high[axis] = (high[axis] + lacking).ceil();
        }
        Self {
            west: low[0],
            south: low[1],
            width: high[0] - low[0],
            height: high[1] - low[1],
        }
    }
}

/// `A` or `B`, as classes and hatches name the sides.
fn side(side: Side) -> &'static str {
    side.code()
}

/// Escapes a text for elements and quoted attributes.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// A number as short as it is exact to a hundredth.
fn n(value: f64) -> f64 {
    let kept = (value * 100.0).round() / 100.0;
    if kept == 0.0 { 0.0 } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::scene::{Ground, Piece};
    use proptest::prelude::*;

    fn piece(id: &str, side: Side, x: f64, y: f64, facing: f64) -> Piece {
        Piece {
            id: id.into(),
            side,
            troop: "Bd".into(),
            base: Base {
                x,
                y,
                facing,
                w: 40.0,
                d: 15.0,
            },
        }
    }

    fn picture() -> Picture {
        let wood = Ground {
            id: "wood1".into(),
            kind: "wood".into(),
            control: None,
            polygon: vec![[0.0, 60.0], [80.0, 60.0], [80.0, 120.0]],
        };
        let a = piece("A1", Side::A, 0.0, 0.0, 0.0);
        let marks = vec![
            Mark::area("area-of-fire", "A1", &a.base.ahead(50.0, 40.0)),
            Mark::measured(
                "range",
                "A1",
                a.base.edge(crate::kit::geometry::Edge::Front),
                40.0,
            ),
            Mark::goes("recoils", "B1", a.base.moved(0.0, 90.0)),
            Mark::fate("destroyed", "B1"),
            Mark::spot("meets", "A1", a.base.front_centre()),
        ];
        Picture {
            pieces: vec![a, piece("B1", Side::B, 10.0, 55.0, 180.0)],
            grounds: vec![wood],
            board: None,
            marks,
        }
    }

    fn draw(picture: &Picture) -> String {
        let say = |message: &Message| format!("{}<{}>", message.key, message.args.len());
        svg(
            picture,
            &Manner {
                id: "p1",
                system: "dba",
                title: "T & \"Q\"",
                bw: 40.0,
                mm_per_100p: Some(25.0),
                room: 0.0,
                idle: &[],
                short: &|code| code.to_owned(),
                say: &say,
            },
        )
    }

    #[test]
    fn a_picture_shows_everything_once_and_names_it() {
        let out = draw(&picture());
        for part in [
            "<title id=\"p1-title\">T &amp; &quot;Q&quot;</title>",
            "<desc id=\"p1-desc\">",
            "class=\"piece A\" data-id=\"A1\"",
            "class=\"piece B\" data-id=\"B1\"",
            "url(#p1-wood)",
            "id=\"p1-wood\"",
            "class=\"area k0\"",
            "class=\"line k1\"",
            "class=\"ghost k2\"",
            "class=\"fate\"",
            "class=\"spot k4\"",
            "class=\"scale\"",
            "picture-length&lt;1&gt;",
        ] {
            assert_eq!(out.matches(part).count(), 1, "{part}\n{out}");
        }
        // No construct that a strict content policy would refuse, and no unused pattern.
        assert!(
            !out.contains("style=")
                && !out.contains("<style")
                && !out.contains("p1-marsh")
                && !out.contains("--"),
            "{out}"
        );
    }

    #[test]
    fn north_is_up_and_the_margin_is_kept() {
        let view = View::of(&picture());
        assert!(
            view.west <= -60.0 - MARGIN
                && view.south <= -7.5 - MARGIN
                && view.south + view.height >= 120.0 + MARGIN,
            "{view:?}"
        );
        let out = draw(&picture());
        assert!(out.contains("transform=\"translate(10 -55)\""), "{out}");
        // For a table, its nearby edges; all of it if it is empty.
        let table = Picture {
            board: Some([600.0, 600.0]),
            ..Picture::default()
        };
        assert_eq!(View::of(&table).width, 600.0 + 2.0 * MARGIN);
        let corner = Picture {
            pieces: vec![piece("A1", Side::A, 60.0, 300.0, 0.0)],
            ..table
        };
        let view = View::of(&corner);
        assert!(
            view.west <= -MARGIN && view.south > 200.0 && view.west + view.width < 200.0,
            "{view:?}"
        );
        assert_eq!(View::of(&Picture::default()).width, LEAST[0]);
    }

    #[test]
    fn what_it_shows_is_told_in_words() {
        let said: Vec<String> = tell(&picture(), "dba")
            .iter()
            .map(|message| message.key.clone())
            .collect();
        let want = [
            "picture-piece",
            "picture-piece",
            "picture-ground",
            "picture-mark",
            "picture-mark",
            "picture-mark-move",
            "picture-mark",
            "picture-mark",
        ];
        assert_eq!(said, want);
        let entries = legend(&picture());
        assert_eq!(
            entries.iter().map(|entry| entry.mm).collect::<Vec<_>>(),
            [None, Some(40.0), None, None, None]
        );
    }

    fn pictures() -> impl Strategy<Value = Picture> {
        let base = (
            -5000.0..5000.0,
            -5000.0..5000.0,
            -360.0..360.0,
            5.0..300.0,
            5.0..300.0,
        )
            .prop_map(|(x, y, facing, w, d)| Base { x, y, facing, w, d });
        let pieces =
            proptest::collection::vec(("\\PC{0,6}", any::<bool>(), "\\PC{0,4}", base), 0..6);
        let grounds = proptest::collection::vec(
            (
                "\\PC{0,6}",
                "wood|river|\\PC{0,5}",
                proptest::collection::vec((-900.0..900.0, -900.0..900.0), 0..6),
            ),
            0..4,
        );
        (pieces, grounds).prop_map(|(pieces, grounds)| Picture {
            pieces: pieces
                .into_iter()
                .map(|(id, a, troop, base)| Piece {
                    id,
                    side: if a { Side::A } else { Side::B },
                    troop,
                    base,
                })
                .collect(),
            grounds: grounds
                .into_iter()
                .map(|(id, kind, polygon)| Ground {
                    id,
                    kind,
                    control: None,
                    polygon: polygon.into_iter().map(|(x, y)| [x, y]).collect(),
                })
                .collect(),
            board: None,
            marks: Vec::new(),
        })
    }

    proptest! {
        #[test]
        fn whatever_it_holds_stays_text(picture in pictures()) {
            let out = draw(&picture);
            prop_assert!(!out.contains("=\"NaN") && !out.contains("=\"inf") && !out.contains("(NaN"));
            // Every opened tag is closed.
            let open = out.matches('<').count();
            prop_assert_eq!(open, out.matches('>').count());
            prop_assert_eq!(open, 2 * out.matches("</").count() + out.matches("/>").count());
        }
    }
}
