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
        Some(close_up(untitled(&svg), &PAIR))
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
            .map(|figure| close_up(untitled(&figure.svg), &PAIR))
    };
    let svg = scene_of(nodes)
        .or_else(placed)
        .or_else(|| examples().find_map(|example| duel(s, system, &example.input)))
        .or_else(|| examples().find_map(|example| alone(s, system, &example.input)))
        .or_else(|| sketch(s, system, &mut examples().map(|example| &example.input)))
        .or_else(related)?;
    Some(keyed(svg, key))
}

/// Returns a picture in which the ids of the hatches contain `key`.
pub fn keyed(svg: Markup, key: &str) -> Markup {
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
    close_up(untitled(svg), &TILE)
}

/// How much of a picture a small one shows, and how.
struct Cut {
    /// Its width at least and at most, in bases.
    least: f64,
    most: f64,
    /// Margin around a piece, mm, for marks.
    around: f64,
    /// Only the first piece and the one beside it.
    pair: bool,
}

/// A picture of 150 px or more.
const TILE: Cut = Cut {
    least: 3.0,
    most: 5.0,
    around: 8.0,
    pair: false,
};

/// A picture of 96 px.
const PAIR: Cut = Cut {
    least: 2.2,
    most: 2.8,
    around: 5.0,
    pair: true,
};

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

/// A piece of a drawing: its markup, its centre, half of its longer side, mm, its width and depth, and where it
/// faces.
struct Drawn<'a> {
    markup: &'a str,
    x: f64,
    y: f64,
    half: f64,
    size: [f64; 2],
    facing: f64,
}

/// The number behind `start`.
fn number_after(text: &str, start: &str) -> Option<f64> {
    let rest = text.split_once(start)?.1;
    let end = rest.find(['"', ' ', ')']).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

impl<'a> Drawn<'a> {
    fn new(markup: &'a str) -> Option<Self> {
        let place = markup.split_once("translate(")?.1.split_once(')')?.0;
        let (x, y) = place.split_once([' ', ','])?;
        let base = markup.split_once("class=\"base\"")?.1;
        let (w, d) = (
            number_after(base, " width=\"")?,
            number_after(base, " height=\"")?,
        );
        let facing = number_after(markup, "rotate(").unwrap_or_default();
        let turned = facing % 90.0 != 0.0;
        Some(Self {
            markup,
            x: x.parse().ok()?,
            y: y.parse().ok()?,
            half: if turned { w.hypot(d) } else { w.max(d) } / 2.0,
            size: [w, d],
            facing,
        })
    }

    fn apart(&self, other: &Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    fn against(&self, other: &Self) -> bool {
        self.markup.as_bytes().first() != other.markup.as_bytes().first()
    }

    /// Depth of its thick front.
    fn front(&self) -> f64 {
        (self.size[1] * 0.24)
            .clamp(2.0, 4.5)
            .min(self.size[1] / 2.0)
    }

    /// Height of the largest code that lies within it, behind its front.
    fn room(&self) -> f64 {
        ((self.size[1] - self.front()) * 0.72).min(self.size[0] * 0.38)
    }

    /// Its markup without its name, with its code of this height in the middle of what is behind its front.
    fn unnamed(&self, size: f64) -> String {
        let Some((shape, rest)) = self.markup.split_once("<text class=\"code\"") else {
            return self.markup.to_owned();
        };
        let Some((code, after)) = rest.split_once("</text>") else {
            return self.markup.to_owned();
        };
        let code = code.split_once('>').map_or(code, |(_, code)| code);
        let after = match after.split_once("<text class=\"name\"") {
            Some((before, rest)) => {
                let rest = rest.split_once("</text>").map_or("", |(_, rest)| rest);
                format!("{before}{rest}")
            }
            None => after.to_owned(),
        };
        let (sin, cos) = self.facing.to_radians().sin_cos();
        let back = self.front() / 2.0;
        format!(
            "{shape}<text class=\"code\" x=\"{:.1}\" y=\"{:.1}\" font-size=\"{size:.1}\">{code}</text>{after}",
            -back * sin + 0.0,
            back * cos
        )
    }
}

/// A drawing without the labels of its marks and terrain.
fn unlabelled(markup: &str) -> String {
    let mut parts = markup.split("<text class=\"label\"");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once("</text>").map_or(part, |(_, rest)| rest));
    }
    out
}

/// Pieces that stand together.
fn clusters(pieces: Vec<Drawn<'_>>) -> Vec<Vec<Drawn<'_>>> {
    /// Distance of pieces that stand together, mm.
    const TOGETHER: f64 = 4.0;
    let mut out: Vec<Vec<Drawn<'_>>> = Vec::new();
    for piece in pieces {
        let near = |other: &Drawn<'_>| piece.apart(other) <= piece.half + other.half + TOGETHER;
        let (joined, mut others): (Vec<_>, Vec<_>) = out
            .into_iter()
            .partition(|cluster| cluster.iter().any(near));
        others.push(joined.into_iter().flatten().chain([piece]).collect());
        out = others;
    }
    out
}

/// A picture cropped to its pieces, on one scale as far as they fit. Pieces that are farther away than a
/// small picture shows are left out, so that none is cut.
fn close_up(svg: Markup, cut: &Cut) -> Markup {
    /// Height of a code relative to the width of the picture, at most.
    const LETTERS: f64 = 0.12;
    /// Ratio of the width of a small picture to its height.
    const SHAPE: f64 = 1.5;
    type Window = [f64; 4];
    let Some((before, rest)) = svg.0.split_once("<g class=\"pieces\">") else {
        return svg;
    };
    let (pieces, after) = rest
        .split_once("</g><g class=\"marks\">")
        .unwrap_or((rest, ""));
    let parts = || pieces.split("<g class=\"piece ").skip(1);
    let mut all: Vec<Drawn<'_>> = parts().filter_map(Drawn::new).collect();
    let base = all.iter().map(|piece| piece.half * 2.0).fold(0.0, f64::max);
    // It begins with opponents that are near each other.
    let pairs = all
        .iter()
        .enumerate()
        .flat_map(|(n, one)| all[n + 1..].iter().map(move |other| (one, other)));
    let first = pairs
        .min_by(|a, b| {
            let rank =
                |(one, other): &(&Drawn<'_>, &Drawn<'_>)| (!one.against(other), one.apart(other));
            let (a, b) = (rank(a), rank(b));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        })
        .map(|(one, other)| (one.markup, Some(other.markup)))
        .or(all.first().map(|one| (one.markup, None)));
    let Some((first, beside)) = first else {
        return svg;
    };
    if cut.pair {
        all.retain(|piece| {
            std::ptr::eq(piece.markup, first)
                || beside.is_some_and(|beside| std::ptr::eq(piece.markup, beside))
        });
    }
    let join = |one: Window, other: Window| -> Window {
        [
            one[0].min(other[0]),
            one[1].min(other[1]),
            one[2].max(other[2]),
            one[3].max(other[3]),
        ]
    };
    let around = |cluster: &Vec<Drawn<'_>>| -> Window {
        let window = |piece: &Drawn<'_>| {
            let half = piece.half + cut.around;
            [
                piece.x - half,
                piece.y - half,
                piece.x + half,
                piece.y + half,
            ]
        };
        cluster.iter().map(window).reduce(join).unwrap_or([0.0; 4])
    };
    let wide = |w: Window| (w[2] - w[0]).max((w[3] - w[1]) * SHAPE);
    let (mut kept, mut left): (Vec<_>, Vec<_>) = clusters(all).into_iter().partition(|cluster| {
        cluster
            .iter()
            .any(|piece| std::ptr::eq(piece.markup, first))
    });
    let mut window = kept.iter().map(around).reduce(join).unwrap_or([0.0; 4]);
    loop {
        let grown = |n: usize| wide(join(window, around(&left[n])));
        let next = (0..left.len())
            .min_by(|a, b| grown(*a).total_cmp(&grown(*b)))
            .filter(|n| grown(*n) <= cut.most * base);
        let Some(next) = next else { break };
        let cluster = left.remove(next);
        window = join(window, around(&cluster));
        kept.push(cluster);
    }
    let w = wide(window).max(cut.least * base);
    let h = w / SHAPE;
    let x = f64::midpoint(window[0], window[2]) - w / 2.0;
    let y = f64::midpoint(window[1], window[3]) - h / 2.0;
    let size = kept
        .iter()
        .flatten()
        .map(Drawn::room)
        .fold(w * LETTERS, f64::min);
    // In the order in which they were drawn.
    let drawn: String = parts()
        .filter_map(|markup| {
            let mut pieces = kept.iter().flatten();
            let piece = pieces.find(|piece| std::ptr::eq(piece.markup, markup))?;
            Some(format!("<g class=\"piece {}", piece.unnamed(size)))
        })
        .collect();
    let after = after.split("<g class=\"scale\">").next().unwrap_or(after);
    let end = if after.ends_with("</svg>") {
        ""
    } else {
        "</svg>"
    };
    let Some((tag, rest)) = before.split_once(" viewBox=\"") else {
        return svg;
    };
    let seen = rest.split_once('"').map_or(rest, |(_, rest)| rest);
    let (seen, after) = (unlabelled(seen), unlabelled(after));
    Markup(format!(
        "{tag} viewBox=\"{x:.0} {y:.0} {w:.0} {h:.0}\"{seen}<g class=\"pieces\">{drawn}</g><g class=\"marks\">{after}{end}"
    ))
}

/// Leaves out each picture that an earlier one equals, and all of them if more than `lacking` in ten entries have
/// none.
pub fn once<'a>(pictures: impl Iterator<Item = &'a mut Option<Markup>>, lacking: usize) {
    let mut seen: Vec<String> = Vec::new();
    let mut all: Vec<&mut Option<Markup>> = pictures.collect();
    for picture in &mut all {
        let Some(svg) = picture else { continue };
        let plain = keyed(Markup(svg.0.clone()), "").0;
        if seen.contains(&plain) {
            **picture = None;
        } else {
            seen.push(plain);
        }
    }
    if all.iter().filter(|picture| picture.is_none()).count() * 10 > all.len() * lacking {
        all.into_iter().for_each(|picture| *picture = None);
    }
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
    let svg = Figure::new(s, &named, system, &picture, &Map::new()).svg;
    close_up(untitled(&svg), &PAIR)
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

/// A recoiler and the friend behind it; `None` if one is not given.
pub fn behind(s: &Layout<'_>, system: &str, told: &Map<String, Value>) -> Option<Markup> {
    let piece = |name: &str| standing(s, system, told.get(name)?.as_str()?, Side::A);
    let (front, mut friend) = (piece("recoiler")?, piece("friend")?);
    friend.id = "A2".to_owned();
    friend.base.y = -f64::midpoint(front.base.d, friend.base.d);
    Some(close(s, system, vec![front, friend]))
}

/// For a game without a table of depths: the first and the last troop that situations name, front to front, on bases
/// twice as wide as deep.
fn sketch(
    s: &Layout<'_>,
    system: &str,
    told: &mut dyn Iterator<Item = &Map<String, Value>>,
) -> Option<Markup> {
    fn troops<'v>(value: &'v Value, out: &mut Vec<&'v str>) {
        match value {
            Value::Object(map) => map.iter().for_each(|(name, value)| match value {
                Value::String(troop) if name == "troop" => {
                    if !out.contains(&troop.as_str()) {
                        out.push(troop);
                    }
                }
                value => troops(value, out),
            }),
            Value::Array(items) => items.iter().for_each(|item| troops(item, out)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    const BASE: Base = Base {
        x: 0.0,
        y: 0.0,
        facing: 0.0,
        w: 40.0,
        d: 20.0,
    };
    if systems::table(&format!("{system}.base-depth")).is_some() {
        return None;
    }
    let mut named: Vec<&str> = Vec::new();
    let told: Vec<Value> = told.map(|input| Value::Object(input.clone())).collect();
    told.iter().for_each(|input| troops(input, &mut named));
    // The first and the last, so that chapters differ.
    let ends = named
        .first()
        .into_iter()
        .chain(named.iter().skip(1).next_back());
    let sides = [(Side::A, "A1", -1.0, 0.0), (Side::B, "B1", 1.0, 180.0)];
    let pieces: Vec<Piece> = sides
        .into_iter()
        .zip(ends)
        .map(|((side, id, way, facing), troop)| Piece {
            id: id.to_owned(),
            side,
            troop: (*troop).to_owned(),
            base: Base {
                y: way * BASE.d / 2.0,
                facing,
                ..BASE
            },
        })
        .collect();
    (!pieces.is_empty()).then(|| close(s, system, pieces))
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
        let piece = |x: i32, code: &str| {
            format!(
                "<g class=\"piece A\" transform=\"translate({x} 60)\"><rect class=\"base\" x=\"-20\" y=\"-10\" width=\"40\" height=\"20\"/><text class=\"code\" x=\"-5\" y=\"2\" font-size=\"8\">{code}</text><text class=\"name\" x=\"13\" y=\"2\" font-size=\"6\">A1</text></g>"
            )
        };
        let svg = format!(
            "<svg viewBox=\"0 0 600 600\"><g class=\"pieces\">{}{}{}</g><g class=\"marks\"></g><g class=\"scale\"><path/></g></svg>",
            piece(50, "Bd"),
            piece(90, "Sp"),
            piece(400, "Kn")
        );
        let close = close_up(Markup(svg), &TILE).0;
        assert!(
            close.starts_with("<svg viewBox=\"10 20 120 80\">")
                && close.ends_with("<g class=\"marks\"></g></svg>")
                && close.contains(
                    "<text class=\"code\" x=\"0.0\" y=\"2.2\" font-size=\"11.2\">Sp</text></g>"
                )
                && !close.contains("Kn"),
            "{close}"
        );
    }
}
