//! Scenes: a situation on the table that is only displayed. A situation that a check judges is a drawn
//! example.
//!
//! Every size must be given, because no depth may be guessed without a verdict.

use serde::Deserialize;
use serde_json::Value;
use toml::Spanned;

use crate::check::board;
use crate::cite::Voice;
use crate::id::SourceKey;
use crate::kit::geometry::{self, Base, Point, Tolerance};
use crate::kit::scene::{Ground, Picture, Piece, Side, short};
use crate::kit::tables::Choice;
use crate::problem::Place;

/// A situation that is shown as a picture. Only its caption depends on the language.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub picture: Picture,
    /// Its caption, if it is not the node's title.
    pub voice: Option<Voice>,
    /// The source item whose picture it is.
    pub from: Option<SourceKey>,
    pub place: Place,
}

/// Whether two scenes are equal apart from their position.
pub fn same(a: &Scene, b: &Scene) -> bool {
    a.picture == b.picture && a.voice == b.voice && a.from == b.from
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    scene: Option<Spanned<String>>,
    #[serde(default)]
    elements: Vec<Spanned<RawPiece>>,
    #[serde(default)]
    terrain: Vec<Spanned<RawGround>>,
    board: Option<Spanned<RawBoard>>,
    caption: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPiece {
    id: String,
    side: String,
    troop: String,
    x: f64,
    y: f64,
    #[serde(default)]
    facing: f64,
    #[serde(default = "usual_width")]
    w: f64,
    d: f64,
}

fn usual_width() -> f64 {
    40.0
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGround {
    #[serde(default)]
    id: String,
    kind: String,
    control: Option<String>,
    polygon: Vec<[f64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    w: f64,
    h: f64,
}

/// Reads a fence of a scene without a check: its info words after `scene`, and its body. The caption is a
/// separate argument, since it differs between languages.
///
/// # Errors
/// `(byte offset in the body, explanation)` of the first fault.
pub fn parse(
    voice: Option<Voice>,
    body: &str,
    place: Place,
) -> Result<(Scene, Option<String>), (usize, String)> {
    let mut from = None;
    let mut text = String::with_capacity(body.len());
    for line in body.split_inclusive('\n') {
        let offset = text.len();
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["from", key] => {
                from = Some(key.parse().map_err(|error| (offset, format!("{error}")))?);
                // Replaced by a blank line, so that positions reported by TOML stay correct.
                text.push_str(&" ".repeat(line.trim_end_matches('\n').len()));
                text.push_str(if line.ends_with('\n') { "\n" } else { "" });
            }
            _ => text.push_str(line),
        }
    }
    let raw: Raw = toml::from_str(&text).map_err(|error| {
        (
            error.span().map_or(0, |span| span.start),
            error.message().replace('\n', " "),
        )
    })?;
    let mut picture = Picture::default();
    let (mut elements, mut terrain, mut board) = (raw.elements, raw.terrain, raw.board);
    if let Some(scene) = raw.scene {
        let span = scene.span();
        let fault = |text: String| (span.start, text);
        if !elements.is_empty() || !terrain.is_empty() || board.is_some() {
            return Err(fault(
                "`scene` says it all: leave out elements, terrain and board".to_owned(),
            ));
        }
        let unfolded = short::parse(scene.get_ref()).and_then(|items| board::unfold(&items));
        let unfolded = unfolded.ok_or_else(|| {
            fault(
                "no situation: pieces are written `A1_Bd_0_15_180_40_15`, divided by `*`"
                    .to_owned(),
            )
        })?;
        let list = |name: &str| {
            unfolded
                .get(name)
                .and_then(Value::as_array)
                .cloned()
                .unwrap_or_default()
        };
        for (n, piece) in list("elements").into_iter().enumerate() {
            let piece = serde_json::from_value(piece)
                .map_err(|error| fault(format!("piece {}: {error}", n + 1)))?;
            elements.push(Spanned::new(span.clone(), piece));
        }
        for (n, ground) in list("terrain").into_iter().enumerate() {
            let ground = serde_json::from_value(ground)
                .map_err(|error| fault(format!("ground {}: {error}", n + 1)))?;
            terrain.push(Spanned::new(span.clone(), ground));
        }
        if let Some(size) = unfolded.get("board").filter(|size| !size.is_null()) {
            board = Some(Spanned::new(
                span.clone(),
                serde_json::from_value(size.clone()).map_err(|error| fault(error.to_string()))?,
            ));
        }
    }
    if elements.is_empty() && terrain.is_empty() {
        return Err((
            0,
            "nothing to see: give `elements`, `terrain` or `scene`".to_owned(),
        ));
    }
    if elements.len() > board::MOST || terrain.len() > board::MOST {
        return Err((
            0,
            format!(
                "at most {} pieces, and as many pieces of ground",
                board::MOST
            ),
        ));
    }
    for piece in elements {
        let at = piece.span().start;
        let piece = read_piece(piece.into_inner()).map_err(|text| (at, text))?;
        for other in &picture.pieces {
            if other.id == piece.id {
                return Err((at, format!("`{}` stands there twice", piece.id)));
            }
            if other.base.overlaps(&piece.base, Tolerance::WIDE) {
                return Err((at, format!("`{}` stands in `{}`", piece.id, other.id)));
            }
        }
        picture.pieces.push(piece);
    }
    for ground in terrain {
        let at = ground.span().start;
        let ground =
            read_ground(ground.into_inner(), picture.grounds.len()).map_err(|text| (at, text))?;
        if picture.grounds.iter().any(|other| other.id == ground.id) {
            return Err((at, format!("`{}` lies there twice", ground.id)));
        }
        picture.grounds.push(ground);
    }
    if let Some(size) = board {
        let at = size.span().start;
        let RawBoard { w, h } = size.into_inner();
        if ![w, h].iter().all(|side| (50.0..=5000.0).contains(side)) {
            return Err((at, format!("a table of {w} by {h} mm: expected 50 to 5000")));
        }
        picture.board = Some([w, h]);
    }
    Ok((
        Scene {
            picture,
            voice,
            from,
            place,
        },
        raw.caption,
    ))
}

fn side(code: &str) -> Result<Side, String> {
    Side::parse(code).ok_or_else(|| format!("`{code}` is no side: expected A or B"))
}

fn word(what: &str, text: &str) -> Result<(), String> {
    let fits = (1..=40).contains(&text.chars().count())
        && text
            .chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'));
    if fits {
        Ok(())
    } else {
        Err(format!(
            "`{text}` is no {what}: expected letters, digits, `-` and `.`"
        ))
    }
}

fn within(what: &str, value: f64, low: f64, high: f64) -> Result<(), String> {
    if (low..=high).contains(&value) {
        Ok(())
    } else {
        Err(format!("{what} = {value}: expected {low} to {high}"))
    }
}

fn read_piece(raw: RawPiece) -> Result<Piece, String> {
    let RawPiece {
        id,
        side: of,
        troop,
        x,
        y,
        facing,
        w,
        d,
    } = raw;
    word("name", &id)?;
    word("troop type", &troop)?;
    for (what, value) in [("x", x), ("y", y)] {
        within(what, value, -5000.0, 5000.0)?;
    }
    within("facing", facing, -360.0, 360.0)?;
    for (what, value) in [("w", w), ("d", d)] {
        within(what, value, 5.0, 300.0)?;
    }
    Ok(Piece {
        id,
        side: side(&of)?,
        troop,
        base: Base { x, y, facing, w, d },
    })
}

fn read_ground(raw: RawGround, number: usize) -> Result<Ground, String> {
    let RawGround {
        id,
        kind,
        control,
        polygon,
    } = raw;
    word("kind of ground", &kind)?;
    let id = if id.is_empty() {
        format!("{kind}{}", number + 1)
    } else {
        id
    };
    word("name", &id)?;
    for value in polygon.iter().flatten() {
        within("a corner", *value, -5000.0, 5000.0)?;
    }
    if polygon.len() > board::MOST {
        return Err(format!("at most {} corners", board::MOST));
    }
    let corners: Vec<Point> = polygon
        .iter()
        .map(|place| Point {
            x: place[0],
            y: place[1],
        })
        .collect();
    geometry::outline(&corners).map_err(|bad| match bad {
        geometry::BadOutline::CrossesItself => "the outline crosses itself".to_owned(),
        _ => "expected three corners or more that enclose something".to_owned(),
    })?;
    Ok(Ground {
        id,
        kind,
        control: control.as_deref().map(side).transpose()?,
        polygon,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(body: &str) -> Result<(Scene, Option<String>), (usize, String)> {
        parse(None, body, Place::default())
    }

    #[test]
    fn both_ways_of_writing_show_the_same() {
        let long = "caption = \"Two\"\nfrom bob:shooting.4\nelements = [{ id = \"A1\", side = \"A\", troop = \"Bd\", x = 0, y = 0, d = 15 }, { id = \"B1\", side = \"B\", troop = \"Kn\", x = 0.5, y = 60, facing = 180, w = 40, d = 30 }]\nterrain = [{ kind = \"wood\", polygon = [[0, 90], [50, 90], [50, 140]] }]\nboard = { w = 600, h = 600 }\n";
        let short = "from bob:shooting.4\nscene = \"A1_Bd_0_0_0_15*B1_Kn_0.5_60_180_40_30*wood_0_90_50_90_50_140*board_600_600\"\n";
        let ((a, caption), (b, none)) = (read(long).unwrap(), read(short).unwrap());
        assert!(same(&a, &b), "{a:?}\n{b:?}");
        assert_eq!((caption.as_deref(), none), (Some("Two"), None));
        assert_eq!(a.from.unwrap().as_str(), "bob:shooting.4");
    }

    #[test]
    fn every_fault_is_named_where_it_is() {
        let piece = "{ id = \"A1\", side = \"A\", troop = \"Bd\", x = 0, y = 0, d = 15 }";
        for (body, at, want) in [
            ("caption = \"x\"\n".to_owned(), 0, "nothing to see"),
            ("colour = 1\n".to_owned(), 0, "unknown field `colour`"),
            (
                format!("elements = [{}]\n", piece.replace(", d = 15", "")),
                12,
                "missing field `d`",
            ),
            (
                format!("elements = [{}]\n", piece.replace("x = 0", "x = 0, z = 1")),
                58,
                "unknown field `z`",
            ),
            (
                format!("elements = [{}]\n", piece.replace("\"A\"", "\"C\"")),
                12,
                "`C` is no side",
            ),
            (
                format!("elements = [{}]\n", piece.replace("x = 0", "x = nan")),
                12,
                "x = NaN",
            ),
            (
                format!("elements = [{}]\n", piece.replace("d = 15", "d = 0")),
                12,
                "d = 0: expected 5 to 300",
            ),
            (
                format!("elements = [{piece}, {piece}]\n"),
                12 + 2 + piece.len(),
                "`A1` stands there twice",
            ),
            (
                format!("elements = [{piece}, {}]\n", piece.replace("A1", "A2")),
                12 + 2 + piece.len(),
                "`A2` stands in `A1`",
            ),
            (
                "terrain = [{ kind = \"wood\", polygon = [[0, 0], [9, 9], [9, 0], [0, 5]] }]\n"
                    .to_owned(),
                11,
                "crosses itself",
            ),
            (
                "terrain = [{ kind = \"wood\", polygon = [[0, 0], [9, 9]] }]\n".to_owned(),
                11,
                "three corners",
            ),
            ("scene = \"A1_Bd\"\n".to_owned(), 8, "no situation"),
            (
                "scene = \"A1_Bd_0_0\"\n".to_owned(),
                8,
                "piece 1: missing field `d`",
            ),
            (
                format!("scene = \"A1_Bd_0_0_0_15\"\nelements = [{piece}]\n"),
                8,
                "leave out",
            ),
            ("from nowhere\n".to_owned(), 0, "nowhere"),
            (
                "scene = \"A1_Bd_0_0_0_15*board_1_1\"\n".to_owned(),
                8,
                "a table of 1 by 1",
            ),
        ] {
            let (found, text) = read(&body).unwrap_err();
            assert!(text.contains(want), "{body}{text}");
            assert_eq!(found, at, "{body}{text}");
        }
    }

    proptest! {
        #[test]
        fn no_scene_panics(body in "(scene = \"|elements = \\[|\\{|\\}|\\PC|\n|A1_|_9e99|\\*|\"|from ){0,30}") {
            let _ = read(&body);
        }
    }
}
