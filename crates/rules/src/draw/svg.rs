//! A picture as SVG. The y axis is flipped, since SVG counts downwards; all units are mm.

use std::fmt::Write as _;

use super::{Manner, Picture, View, escape, ground, n, side, tell};
use crate::kit::geometry::Base;
use crate::kit::scene::{Ground, Mark, Piece};
use crate::message::{Arg, Message};

/// Minimum height of letters relative to the width of a picture, so that they are legible on phones.
const LETTERS: f64 = 0.034;

/// Draws a picture.
pub fn svg(picture: &Picture, manner: &Manner<'_>) -> String {
    let view = View::with_room(picture, manner.room);
    let letters = view.width.max(view.height * 0.75) * LETTERS;
    // The scale is below everything else.
    let foot = letters * 2.2;
    let id = escape(manner.id);
    let told: Vec<String> = tell::tell(picture, manner.system)
        .iter()
        .map(|message| (manner.say)(message))
        .collect();
    let mut out = String::with_capacity(4096);
    let _ = write!(
        out,
        "<svg class=\"scene\" viewBox=\"{} {} {} {}\" width=\"{}\" height=\"{}\" role=\"img\" aria-labelledby=\"{id}-title {id}-desc\"><title id=\"{id}-title\">{}</title><desc id=\"{id}-desc\">{}</desc>",
        n(view.west),
        n(-(view.south + view.height)),
        n(view.width),
        n(view.height + foot),
        // A scale above three pixels per millimetre does not help.
        n(view.width * 3.0),
        n((view.height + foot) * 3.0),
        escape(manner.title),
        escape(&told.join(". "))
    );
    patterns(&mut out, picture, &id);
    if let Some([w, h]) = picture.board {
        let _ = write!(
            out,
            "<rect class=\"table\" x=\"0\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
            n(-h),
            n(w),
            n(h)
        );
    }
    out.push_str("<g class=\"grounds\">");
    for place in &picture.grounds {
        terrain(&mut out, place, &id, letters, manner);
    }
    let codes = tell::codes(picture);
    let kind = |mark: &Mark| {
        codes
            .iter()
            .position(|code| *code == mark.code())
            .unwrap_or_default()
            % 6
    };
    out.push_str("</g><g class=\"areas\">");
    for mark in &picture.marks {
        if let Mark::Area { polygon, .. } = mark {
            let _ = write!(
                out,
                "<polygon class=\"area k{}\" points=\"{}\"/>",
                kind(mark),
                points(polygon)
            );
        }
    }
    out.push_str("</g><g class=\"pieces\">");
    // All codes in one picture have the same size, so that none looks more important than another.
    let size = picture
        .pieces
        .iter()
        .map(|piece| code_size(&piece.base, letters))
        .fold(f64::INFINITY, f64::min);
    let lost = |piece: &Piece| {
        picture
            .marks
            .iter()
            .any(|mark| matches!(mark, Mark::Fate { of, code } if *of == piece.id && is_lost(code)))
    };
    for piece in &picture.pieces {
        base(&mut out, piece, lost(piece), &id, (letters, size), manner);
    }
    out.push_str("</g><g class=\"marks\">");
    #[expect(clippy::cast_precision_loss, reason = "few pieces")]
    let count = picture.pieces.len().max(1) as f64;
    let middle = [0, 1].map(|axis| {
        picture
            .pieces
            .iter()
            .map(|piece| [piece.base.x, piece.base.y][axis])
            .sum::<f64>()
            / count
    });
    let mut room = Room::of(picture, &view);
    for mark in &picture.marks {
        point_out(
            &mut out,
            mark,
            kind(mark),
            picture.piece(mark.of()),
            letters,
            (middle, &mut room),
            manner,
        );
    }
    out.push_str("</g>");
    scale(&mut out, &view, letters, manner);
    out.push_str("</svg>");
    out
}

/// The fills this picture uses.
fn patterns(out: &mut String, picture: &Picture, id: &str) {
    let mut known: Vec<&str> = Vec::new();
    out.push_str("<defs>");
    let _ = write!(
        out,
        "<pattern id=\"{id}-B\" width=\"3.4\" height=\"3.4\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><rect class=\"under\" width=\"3.4\" height=\"3.4\"/><path class=\"hatch\" d=\"M0 1.7h3.4\"/></pattern>"
    );
    for place in &picture.grounds {
        let (Some(pattern), class) = (ground::of(&place.kind), ground::class(&place.kind)) else {
            continue;
        };
        if known.contains(&pattern.name) {
            continue;
        }
        known.push(pattern.name);
        let [w, h] = pattern.size;
        let _ = write!(
            out,
            "<pattern id=\"{id}-{}\" class=\"{class}\" width=\"{w}\" height=\"{h}\" patternUnits=\"userSpaceOnUse\"><path d=\"{}\"/></pattern>",
            pattern.name, pattern.path
        );
    }
    out.push_str("</defs>");
}

/// A piece of ground and its name.
fn terrain(out: &mut String, place: &Ground, id: &str, letters: f64, manner: &Manner<'_>) {
    if place.polygon.is_empty() {
        return;
    }
    let held = place
        .control
        .map_or("", |by| if side(by) == "A" { " A" } else { " B" });
    let corners = points(&place.polygon);
    let _ = write!(
        out,
        "<g class=\"ground {}{held}\" data-id=\"{}\" data-kind=\"{}\"><title>{}</title><polygon class=\"soil\" points=\"{corners}\"/>",
        ground::class(&place.kind),
        escape(&place.id),
        escape(&place.kind),
        escape(&(manner.say)(&tell::ground(place)))
    );
    if let Some(pattern) = ground::of(&place.kind) {
        let _ = write!(
            out,
            "<polygon fill=\"url(#{id}-{})\" points=\"{corners}\"/>",
            pattern.name
        );
    }
    let mut name =
        (manner.say)(&Message::new("picture-name").with("kind", Arg::coded("ground", &place.kind)));
    if let Some(by) = place.control {
        let _ = write!(name, " ({})", side(by));
    }
    #[expect(clippy::cast_precision_loss, reason = "few corners")]
    let count = place.polygon.len() as f64;
    let middle = |axis: usize| place.polygon.iter().map(|corner| corner[axis]).sum::<f64>() / count;
    let _ = write!(
        out,
        "<text class=\"label\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text></g>",
        n(middle(0)),
        n(-middle(1)),
        n(letters * 0.85),
        escape(&name)
    );
}

/// A box on the picture, y downwards: left, top, right, bottom.
type Box4 = [f64; 4];

/// Positions where labels of measures may be drawn: not over bases, not over each other, and not
/// beyond the edge.
struct Room {
    edge: Box4,
    taken: Vec<Box4>,
}

impl Room {
    fn of(picture: &Picture, view: &View) -> Self {
        let ends = picture.marks.iter().filter_map(|mark| match mark {
            Mark::Move { base, .. } => Some(base),
            _ => None,
        });
        let around = |base: &Base| {
            let (sin, cos) = base.facing.to_radians().sin_cos();
            let half = (base.w * cos.abs() + base.d * sin.abs()) / 2.0;
            let high = (base.w * sin.abs() + base.d * cos.abs()) / 2.0;
            [base.x - half, -base.y - high, base.x + half, high - base.y]
        };
        Self {
            edge: [
                view.west,
                -(view.south + view.height),
                view.west + view.width,
                -view.south,
            ],
            taken: picture
                .pieces
                .iter()
                .map(|piece| &piece.base)
                .chain(ends)
                .map(around)
                .collect(),
        }
    }

    /// The first of several centres at which a text of this size is free, or the first centre.
    fn find(&mut self, middles: &[[f64; 2]], [w, h]: [f64; 2]) -> [f64; 2] {
        let around = |[x, y]: [f64; 2]| [x - w / 2.0, y - h / 2.0, x + w / 2.0, y + h / 2.0];
        let inside = |[l, t, r, b]: Box4| {
            l >= self.edge[0] && t >= self.edge[1] && r <= self.edge[2] && b <= self.edge[3]
        };
        let apart = |a: Box4, b: Box4| a[0] >= b[2] || a[2] <= b[0] || a[1] >= b[3] || a[3] <= b[1];
        let free = middles.iter().copied().find(|middle| {
            let place = around(*middle);
            inside(place) && self.taken.iter().all(|taken| apart(place, *taken))
        });
        let found = free.or(middles.first().copied()).unwrap_or_default();
        self.taken.push(around(found));
        found
    }
}

/// Returns the height of the code that fits on a base of this size.
fn code_size(base: &Base, letters: f64) -> f64 {
    ((base.d - front(base)).min(base.w) * 0.62)
        .min(12.0)
        .max(letters)
}

/// Whether a base with this fate is crossed out.
fn is_lost(code: &str) -> bool {
    code.contains("destroyed") || code.contains("lost")
}

/// Depth of the thick front of a base.
fn front(base: &Base) -> f64 {
    (base.d * 0.24).clamp(2.0, 4.5).min(base.d / 2.0)
}

/// A base: its outline, a thick front with an arrow head in it, its troop code and its name, both upright.
/// A lost base is crossed out below its code, which stays legible.
fn base(
    out: &mut String,
    piece: &Piece,
    lost: bool,
    id: &str,
    (letters, size): (f64, f64),
    manner: &Manner<'_>,
) {
    let Base { x, y, facing, w, d } = piece.base;
    let own = side(piece.side);
    let fill = if own == "B" {
        format!(" fill=\"url(#{id}-B)\"")
    } else {
        String::new()
    };
    let idle = if manner.idle.contains(&piece.id) {
        " idle"
    } else {
        ""
    };
    let front = front(&piece.base);
    let (half, ahead) = (w / 2.0, d / 2.0);
    let cross = if lost {
        format!(
            "<path class=\"fate\" d=\"M{0} {1}L{2} {3}M{2} {1}L{0} {3}\"/>",
            n(-half),
            n(-ahead),
            n(half),
            n(ahead)
        )
    } else {
        String::new()
    };
    let tip = (front * 1.5).min(half);
    let _ = write!(
        out,
        "<g class=\"piece {own}{idle}\" data-id=\"{0}\" data-troop=\"{1}\" transform=\"translate({2} {3})\"><title>{4}</title><g transform=\"rotate({5})\"><rect class=\"base\" x=\"{6}\" y=\"{7}\" width=\"{8}\" height=\"{9}\"{fill}/><path class=\"front\" d=\"M{6} {7}h{8}v{10}h-{8}z\"/><path class=\"nose\" d=\"M-{11} {12}L0 {13}L{11} {12}z\"/>{cross}</g>",
        escape(&piece.id),
        escape(&piece.troop),
        n(x),
        n(-y),
        escape(&(manner.say)(&tell::place(piece, manner.system))),
        n(facing.rem_euclid(360.0)),
        n(-half),
        n(-ahead),
        n(w),
        n(d),
        n(front),
        n(tip),
        n(front * 0.85 - ahead),
        n(front * 0.15 - ahead),
    );
    // The words are behind the front; side by side if the base is wide, otherwise one below the
    // other. They never turn with the base.
    let (sin, cos) = facing.to_radians().sin_cos();
    let turned = |right: f64, back: f64| (right * cos - back * sin, right * sin + back * cos);
    let deep = d - front > size * 2.0;
    let named = piece.id.chars().count() <= 4 && size <= (d - front).min(w) * 1.05;
    let (code, name) = if !named {
        (turned(0.0, front / 2.0), None)
    } else if deep {
        let (x, y) = turned(0.0, front / 2.0);
        ((x, y - size * 0.35), Some((x, y + size * 0.6)))
    } else {
        (
            turned(-w * 0.12, front / 2.0),
            Some(turned(w * 0.33, front / 2.0)),
        )
    };
    let _ = write!(
        out,
        "<text class=\"code\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>",
        n(code.0),
        n(code.1),
        n(size),
        escape(&(manner.short)(&piece.troop))
    );
    // Beside the code there is room for a name that phones show too.
    let small = if deep {
        size * 0.62
    } else {
        (size * 0.62).max(letters * 0.8).min(size)
    };
    if let Some((x, y)) = name {
        let _ = write!(
            out,
            "<text class=\"name\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>",
            n(x),
            n(y),
            n(small),
            escape(&piece.id)
        );
    }
    out.push_str("</g>");
}

/// A mark drawn over the pieces.
fn point_out(
    out: &mut String,
    mark: &Mark,
    kind: usize,
    of: Option<&Piece>,
    letters: f64,
    (middle, room): ([f64; 2], &mut Room),
    manner: &Manner<'_>,
) {
    match mark {
        Mark::Area { .. } => {}
        Mark::Line { from, to, mm, .. } => {
            let [(x1, y1), (x2, y2)] = [from, to].map(|place| (place[0], -place[1]));
            let length = (x2 - x1).hypot(y2 - y1);
            let _ = write!(
                out,
                "<g class=\"line k{kind}\"><path d=\"M{} {}L{} {}",
                n(x1),
                n(y1),
                n(x2),
                n(y2)
            );
            let (across_x, across_y) = if length > 0.0 {
                ((y2 - y1) / length, (x1 - x2) / length)
            } else {
                (1.0, 0.0)
            };
            if mm.is_some() {
                // A tick at each end.
                for (x, y) in [(x1, y1), (x2, y2)] {
                    let _ = write!(
                        out,
                        "M{} {}l{} {}",
                        n(x - across_x * 2.5),
                        n(y - across_y * 2.5),
                        n(across_x * 5.0),
                        n(across_y * 5.0)
                    );
                }
            }
            out.push_str("\"/>");
            if let Some(mm) = mm {
                // Beside the line, on the side away from the pieces.
                let away = letters * (0.55 + across_x.abs() * 1.75);
                let outwards = ((x1 + x2) / 2.0 - middle[0]) * across_x
                    + ((y1 + y2) / 2.0 + middle[1]) * across_y;
                let outer = if outwards < -1e-6 { -1.0 } else { 1.0 };
                let text = (manner.say)(&Message::new("picture-length").with("mm", *mm));
                // If the position is occupied: along the line, then on its other side, then further
                // away.
                let mut middles = Vec::new();
                for far in [1.0, 1.8, 2.6, 3.6, 5.0] {
                    for way in [outer, -outer] {
                        for part in [0.5, 0.35, 0.65, 0.2, 0.8, 0.0, 1.0] {
                            middles.push([
                                x1 + (x2 - x1) * part + across_x * way * away * far,
                                y1 + (y2 - y1) * part + across_y * way * away * far,
                            ]);
                        }
                    }
                }
                #[expect(clippy::cast_precision_loss, reason = "a few letters")]
                let wide = text.chars().count() as f64 * letters * 0.6;
                let [x, y] = room.find(&middles, [wide, letters]);
                let _ = write!(
                    out,
                    "<text class=\"label\" x=\"{}\" y=\"{}\" font-size=\"{}\">{}</text>",
                    n(x),
                    n(y),
                    n(letters),
                    escape(&text)
                );
            }
            out.push_str("</g>");
        }
        Mark::Move { base, .. } => {
            let (half, ahead) = (base.w / 2.0, base.d / 2.0);
            let _ = write!(
                out,
                "<g class=\"ghost k{kind}\"><g transform=\"translate({0} {1})rotate({2})\"><rect x=\"{3}\" y=\"{4}\" width=\"{5}\" height=\"{6}\"/><path class=\"edge\" d=\"M{3} {4}h{5}\"/></g>",
                n(base.x),
                n(-base.y),
                n(base.facing.rem_euclid(360.0)),
                n(-half),
                n(-ahead),
                n(base.w),
                n(base.d)
            );
            if let Some(piece) = of {
                let to = [base.x, -base.y];
                arrow(out, edge(&piece.base, to), to);
            }
            out.push_str("</g>");
        }
        Mark::Fate { code, .. } => {
            // A lost base is crossed out where it is drawn.
            let Some(Piece { base, .. }) = of.filter(|_| !is_lost(code)) else {
                return;
            };
            let (half, ahead) = (base.w / 2.0, base.d / 2.0);
            let _ = write!(
                out,
                "<path class=\"fate\" transform=\"translate({} {})rotate({})\" d=\"",
                n(base.x),
                n(-base.y),
                n(base.facing.rem_euclid(360.0))
            );
            let _ = if *code == "same-place" {
                // Framed.
                write!(
                    out,
                    "M{} {}h{}v{}h-{}z",
                    n(-half - 2.0),
                    n(-ahead - 2.0),
                    n(base.w + 4.0),
                    n(base.d + 4.0),
                    n(base.w + 4.0)
                )
            } else {
                // A thick frame, so that the code stays legible.
                let (frame, w, d) = (n(half + 1.2), n(base.w + 2.4), n(base.d + 2.4));
                write!(out, "M-{frame} {}h{w}v{d}h-{w}z", n(-ahead - 1.2))
            };
            out.push_str("\"/>");
        }
        Mark::Spot { at, .. } => {
            let _ = write!(
                out,
                "<circle class=\"spot k{kind}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
                n(at[0]),
                n(-at[1]),
                n(letters * 0.5)
            );
        }
    }
}

/// The point where the path from the centre of a base to a target leaves the base, so that the text on the
/// base stays legible. The target itself if it is within the base.
fn edge(base: &Base, [x2, y2]: [f64; 2]) -> [f64; 2] {
    let (x1, y1) = (base.x, -base.y);
    let (sin, cos) = base.facing.to_radians().sin_cos();
    let (dx, dy) = (x2 - x1, y2 - y1);
    let (across, along) = ((dx * cos + dy * sin).abs(), (dy * cos - dx * sin).abs());
    let part = (base.w / 2.0 / across).min(base.d / 2.0 / along).min(1.0);
    [x1 + dx * part, y1 + dy * part]
}

/// An arrow, unless its head would fill it.
fn arrow(out: &mut String, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2]) {
    let length = (x2 - x1).hypot(y2 - y1);
    if length < 7.0 {
        return;
    }
    let (along_x, along_y) = ((x2 - x1) / length, (y2 - y1) / length);
    let (neck_x, neck_y) = (x2 - along_x * 6.0, y2 - along_y * 6.0);
    let _ = write!(
        out,
        "<path class=\"way\" d=\"M{} {}L{} {}\"/>",
        n(x1),
        n(y1),
        n(neck_x),
        n(neck_y)
    );
    let _ = write!(
        out,
        "<path class=\"head\" d=\"M{} {}L{} {}L{} {}z\"/>",
        n(x2),
        n(y2),
        n(neck_x - along_y * 2.6),
        n(neck_y + along_x * 2.6),
        n(neck_x + along_y * 2.6),
        n(neck_y - along_x * 2.6)
    );
}

/// One base width in all units, and where north is.
fn scale(out: &mut String, view: &View, letters: f64, manner: &Manner<'_>) {
    let (west, line) = (view.west + letters * 0.6, -view.south + letters * 1.2);
    let message = Message::new("picture-scale").with("mm", manner.bw).with(
        "paces",
        match manner.mm_per_100p {
            Some(mm) if mm > 0.0 => Arg::from((manner.bw / mm * 100.0).round()),
            _ => Arg::from("none"),
        },
    );
    let tick = n(letters * 0.5);
    let (foot, east) = (n(line + letters * 0.3), view.west + view.width - letters);
    let (wing, tall) = (letters * 0.4, letters * 1.1);
    let _ = write!(
        out,
        "<g class=\"scale\"><path d=\"M{} {}v{tick}h{}v{}\"/><text x=\"{}\" y=\"{foot}\" font-size=\"{}\">{}</text>",
        n(west),
        n(line),
        n(manner.bw),
        n(-tick),
        n(west + manner.bw + letters * 0.6),
        n(letters * 0.9),
        escape(&(manner.say)(&message)),
    );
    // An arrow that points north.
    let _ = write!(
        out,
        "<path class=\"north\" d=\"M{} {}L{} {}L{} {foot}L{} {}z\"/></g>",
        n(east),
        n(line + letters * 0.3 - tall),
        n(east + wing),
        n(line + letters * 0.3 + tall * 0.3),
        n(east),
        n(east - wing),
        n(line + letters * 0.3 + tall * 0.3),
    );
}

fn points(corners: &[[f64; 2]]) -> String {
    corners
        .iter()
        .map(|place| format!("{},{}", n(place[0]), n(-place[1])))
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measure_lies_over_nothing() {
        let mut room = Room {
            edge: [0.0, 0.0, 100.0, 100.0],
            taken: vec![[40.0, 40.0, 60.0, 60.0]],
        };
        let middles = [[50.0, 50.0], [99.0, 50.0], [80.0, 50.0], [50.0, 20.0]];
        assert_eq!(room.find(&middles, [20.0, 5.0]), [80.0, 50.0]);
        // Text that was placed first is not overlapped by later text.
        assert_eq!(room.find(&middles, [20.0, 5.0]), [50.0, 20.0]);
        assert_eq!(room.find(&middles, [20.0, 5.0]), [50.0, 50.0]);
    }

    #[test]
    fn a_way_begins_at_the_edge_of_the_base() {
        let base = |facing| Base {
            x: 100.0,
            y: -50.0,
            facing,
            w: 40.0,
            d: 20.0,
        };
        // Straight back, and to the side once it is turned by a quarter.
        assert_eq!(edge(&base(0.0), [100.0, 90.0]), [100.0, 60.0]);
        let [x, y] = edge(&base(90.0), [100.0, 90.0]);
        assert!(
            (x - 100.0).abs() < 1e-9 && (y - 70.0).abs() < 1e-9,
            "{x} {y}"
        );
        // For a target within the base there is no path.
        assert_eq!(edge(&base(0.0), [103.0, 51.0]), [103.0, 51.0]);
        let mut out = String::new();
        arrow(&mut out, edge(&base(0.0), [103.0, 51.0]), [103.0, 51.0]);
        assert_eq!(out, "");
    }
}
