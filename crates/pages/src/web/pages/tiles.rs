//! Small pictures: of a ruling, of several rulings, of the two sides of a fight.

use serde_json::{Map, Value};

use super::layout::{Layout, Markup};
use super::picture::{Figure, Named};
use super::verdict::ExampleCard;
use crate::content::Node;
use crate::kit::geometry::Base;
use crate::kit::scene::{Picture, Piece, Side};
use crate::kit::tables::Cell;
use crate::systems;

/// The first picture of a ruling, without its caption.
pub fn pictured(s: &Layout<'_>, system: &str, node: &str) -> Option<Markup> {
    let node = s.site.library.content.get(&node.parse().ok()?)?;
    let figure = match node.scenes.first() {
        Some(scene) => Figure::of_scene(s, system, scene, None),
        None => node
            .examples
            .iter()
            .find_map(|example| ExampleCard::new(s, example, true).figure)?,
    };
    Some(figure.svg)
}

/// The first picture of a ruling as large as a tile shows it.
pub fn tile(s: &Layout<'_>, system: &str, node: &str) -> Option<Markup> {
    pictured(s, system, node).map(|svg| drawn_close(&svg))
}

/// Returns the picture of several rulings in the size of a tile: their first scene, otherwise the first
/// situation on a board, the two sides of the first fight, the first troop, or a scene of a related
/// ruling. `key` is unique on the page.
pub fn thumbnail(s: &Layout<'_>, system: &str, nodes: &[&Node], key: &str) -> Option<Markup> {
    let examples = || {
        nodes
            .iter()
            .flat_map(|node| &node.examples)
            .filter(|example| example.expected.refused.is_empty())
    };
    let scene_of = |nodes: &[&Node]| {
        let scene = nodes.iter().find_map(|node| node.scenes.first())?;
        let svg = Figure::of_scene(s, system, scene, None).svg;
        Some(close_up(untitled(&svg), true))
    };
    let related = || {
        let joined = |one: &Node, other: &Node| one.attributes.related.contains(&other.id);
        let all = s.site.library.content.nodes.iter();
        let near = all.filter(|other| {
            other.id.system() == system
                && nodes
                    .iter()
                    .any(|node| joined(node, other) || joined(other, node))
        });
        scene_of(&near.collect::<Vec<_>>())
    };
    let placed = || {
        examples()
            .filter(|example| {
                systems::check(example.check.as_str()).is_some_and(|check| !check.roles.is_empty())
            })
            .find_map(|example| ExampleCard::new(s, example, false).figure)
            .map(|figure| close_up(untitled(&figure.svg), true))
    };
    let svg = scene_of(nodes)
        .or_else(placed)
        .or_else(|| examples().find_map(|example| duel(s, system, &example.input)))
        .or_else(|| examples().find_map(|example| alone(s, system, &example.input)))
        .or_else(related)?;
    Some(keyed(svg, key))
}

/// Returns a picture in which the ids of the hatches contain `key`.
fn keyed(svg: Markup, key: &str) -> Markup {
    let known: Vec<String> = svg
        .0
        .split("<pattern id=\"")
        .skip(1)
        .filter_map(|part| part.split('"').next().map(str::to_owned))
        .collect();
    let mut out = svg.0;
    for id in known {
        let named = format!("{key}-{}", id.rsplit('-').next().unwrap_or_default());
        out = out
            .replace(&format!("id=\"{id}\""), &format!("id=\"{named}\""))
            .replace(&format!("url(#{id})"), &format!("url(#{named})"));
    }
    Markup(out)
}

/// A picture as large as a tile shows it.
pub fn drawn_close(svg: &Markup) -> Markup {
    close_up(untitled(svg), false)
}

/// A picture without titles and descriptions, for a link whose text is complete.
fn untitled(svg: &Markup) -> Markup {
    let mut out = String::with_capacity(svg.0.len());
    let mut rest = svg.0.as_str();
    while let Some((start, end)) = [("<title", "</title>"), ("<desc", "</desc>")]
        .iter()
        .filter_map(|(open, close)| {
            let start = rest.find(open)?;
            Some((start, start + rest[start..].find(close)? + close.len()))
        })
        .min()
    {
        out.push_str(&rest[..start]);
        rest = &rest[end..];
    }
    out.push_str(rest);
    // The element to which this attribute refers was removed.
    let (Some(start), Some(named)) = (out.find(" role=\"img\""), out.find(" aria-labelledby=\""))
    else {
        return Markup(out);
    };
    let end = out[named..]
        .find("-desc\"")
        .map(|at| named + at + "-desc\"".len());
    if let Some(end) = end {
        out.replace_range(start..end, "");
    }
    Markup(out)
}

/// A picture cropped to its pieces, or to the two that are nearest to each other where they lie far apart.
fn close_up(svg: Markup, near: bool) -> Markup {
    /// Margin around a piece, mm, for marks.
    const AROUND: f64 = 10.0;
    /// Distance of pieces that fit into a small picture, mm.
    const FAR: f64 = 60.0;
    /// Ratio of the width of a small picture to its height.
    const SHAPE: f64 = 1.5;
    let numbers = |text: &str| -> Vec<f64> {
        text.split([' ', ','])
            .filter_map(|n| n.parse().ok())
            .collect()
    };
    let after = |start: &str, end: char| -> Vec<&str> {
        svg.0
            .split(start)
            .skip(1)
            .filter_map(|part| part.split(end).next())
            .collect()
    };
    let half = after("class=\"base\" x=\"-", '"')
        .iter()
        .filter_map(|n| n.parse::<f64>().ok())
        .fold(0.0, f64::max)
        + AROUND;
    let mut places: Vec<Vec<f64>> = after("translate(", ')').into_iter().map(numbers).collect();
    let apart = |one: &[f64], other: &[f64]| -> f64 {
        let squares = one.iter().zip(other).map(|(a, b)| (a - b).powi(2));
        squares.sum::<f64>().sqrt()
    };
    let pairs = || {
        places
            .iter()
            .enumerate()
            .flat_map(|(n, one)| places[n + 1..].iter().map(move |other| (one, other)))
    };
    if near && pairs().any(|(one, other)| apart(one, other) > FAR) {
        let nearest = pairs().min_by(|a, b| apart(a.0, a.1).total_cmp(&apart(b.0, b.1)));
        if let Some((one, other)) = nearest {
            places = vec![one.clone(), other.clone()];
        }
    }
    let Some(seen) = after("viewBox=\"", '"').first().copied() else {
        return svg;
    };
    let whole = numbers(seen);
    let ([left, top, width, height], false) = (
        <[f64; 4]>::try_from(whole).unwrap_or([0.0; 4]),
        places.is_empty(),
    ) else {
        return svg;
    };
    let bound = |axis: usize, low: f64, size: f64| {
        let at = || places.iter().filter_map(|place| place.get(axis)).copied();
        let from = (at().fold(f64::INFINITY, f64::min) - half).max(low);
        let to = (at().fold(f64::NEG_INFINITY, f64::max) + half).min(low + size);
        (from, (to - from).max(1.0))
    };
    let ((mut x, mut w), (mut y, mut h)) = (bound(0, left, width), bound(1, top, height));
    if near {
        // All small pictures have the same aspect ratio.
        let wide = w.max(h * SHAPE).max(FAR);
        (x, y) = (x - (wide - w) / 2.0, y - (wide / SHAPE - h) / 2.0);
        (w, h) = (wide, wide / SHAPE);
    }
    Markup(svg.0.replacen(
        &format!("viewBox=\"{seen}\""),
        &format!("viewBox=\"{x:.0} {y:.0} {w:.0} {h:.0}\""),
        1,
    ))
}

/// A base at the origin, on the depth that the table of its game prints; `None` if no table has it.
fn standing(s: &Layout<'_>, system: &str, troop: &str, side: Side) -> Option<Piece> {
    const WIDTH: f64 = 40.0;
    let depths = systems::table(&format!("{system}.base-depth"))?;
    let Cell::Number(depth) = s.site.library.tables.cell(depths, troop, "15mm").0 else {
        return None;
    };
    Some(Piece {
        id: match side {
            Side::A => "A1".to_owned(),
            Side::B => "B1".to_owned(),
        },
        side,
        troop: troop.to_owned(),
        base: Base {
            x: 0.0,
            y: 0.0,
            facing: 0.0,
            w: WIDTH,
            d: f64::from(i32::try_from(depth).ok()?),
        },
    })
}

/// Bases as a small picture.
fn close(s: &Layout<'_>, system: &str, pieces: Vec<Piece>) -> Markup {
    let picture = Picture {
        pieces,
        ..Picture::default()
    };
    let named = Named {
        id: "duel",
        title: &s.title,
    };
    drawn_close(&Figure::new(s, &named, system, &picture, &Map::new()).svg)
}

/// The two sides of a fight, front to front; `None` if one is not given, or if no table has the depth of
/// its base.
pub fn duel(s: &Layout<'_>, system: &str, told: &Map<String, Value>) -> Option<Markup> {
    let piece = |name: &str, side: Side| {
        let troop = told.get(name)?.get("troop")?.as_str()?;
        let mut piece = standing(s, system, troop, side)?;
        (piece.base.y, piece.base.facing) = match side {
            Side::A => (-piece.base.d / 2.0, 0.0),
            Side::B => (piece.base.d / 2.0, 180.0),
        };
        Some(piece)
    };
    Some(close(
        s,
        system,
        vec![piece("a", Side::A)?, piece("b", Side::B)?],
    ))
}

/// The first troop that a situation names, alone.
pub fn alone(s: &Layout<'_>, system: &str, told: &Map<String, Value>) -> Option<Markup> {
    let piece = told
        .values()
        .filter_map(Value::as_str)
        .find_map(|troop| standing(s, system, troop, Side::A))?;
    Some(close(s, system, vec![piece]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_beside_its_words_says_nothing_twice() {
        let svg = Markup(
            "<svg class=\"scene\" role=\"img\" aria-labelledby=\"a-title a-desc\"><title id=\"a-title\">T</title><desc>D</desc><g><title>B</title><path/></g></svg>".to_owned(),
        );
        assert_eq!(
            untitled(&svg).0,
            "<svg class=\"scene\"><g><path/></g></svg>"
        );
        let svg = Markup("<pattern id=\"p9-B\"/><rect fill=\"url(#p9-B)\"/>".to_owned());
        assert_eq!(
            keyed(svg, "moves").0,
            "<pattern id=\"moves-B\"/><rect fill=\"url(#moves-B)\"/>"
        );
        let svg = "<svg viewBox=\"0 0 200 200\"><g transform=\"translate(50 60)\"><rect class=\"base\" x=\"-20\"/></g></svg>";
        assert!(
            close_up(Markup(svg.to_owned()), false)
                .0
                .starts_with("<svg viewBox=\"20 30 60 60\">")
        );
    }
}
