//! Contact of two bases (bob:contact.2), as used by every check about contacts.

use crate::kit::geometry::{self, Base, Corner, Edge, Tolerance, turn};
use crate::kit::scene::Mark;

/// Contact of a base with an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Front edge on front edge, over its whole length.
    Front,
    /// Front edge on the whole rear edge.
    Rear,
    /// Front edge on this side edge of the enemy, front corners together.
    Flank(Edge),
    /// A front corner on the opposite front corner, on this side of the enemy.
    Corner(Edge),
    /// Side edges share a length, on this side of the enemy.
    Side(Edge),
    /// Front edges, or front and rear, of different lengths; the shorter lies completely on the
    /// longer.
    Unequal(Edge),
    /// A contact that the rules do not name.
    Touch(Touch),
    None,
}

/// Reason why a touch is not a contact of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Only part of the front edge touches front or rear.
    Partial,
    /// The front edge meets the enemy at an angle.
    Askew,
    /// The front edge is on a side edge, but the front corners do not meet.
    FlankWithoutCorners,
    /// A front corner touches a rear corner.
    RearCorner,
    /// Anything else.
    Other,
}

/// The front corner at a side edge of a base.
const fn front_corner(side: Edge) -> Corner {
    match side {
        Edge::Left => Corner::FrontLeft,
        _ => Corner::FrontRight,
    }
}

const SIDES: [Edge; 2] = [Edge::Left, Edge::Right];

/// Contact of `mover` with `enemy`.
pub fn contact(mover: &Base, enemy: &Base, tolerance: Tolerance) -> Contact {
    let angle = turn(mover.facing, enemy.facing);
    let faces = |degrees: f64| (angle - degrees).abs() <= tolerance.degrees;
    let front = mover.edge(Edge::Front);
    let along = |edge: Edge| geometry::shared(front, enemy.edge(edge), tolerance);
    let corners = |a: Corner, b: Corner| tolerance.meets(mover.corner(a), enemy.corner(b));

    for (edge, degrees, left, right) in [
        (Edge::Front, 180.0, Corner::FrontRight, Corner::FrontLeft),
        (Edge::Rear, 0.0, Corner::RearLeft, Corner::RearRight),
    ] {
        if !faces(degrees) || !tolerance.overlaps(along(edge)) {
            continue;
        }
        if corners(Corner::FrontLeft, left) && corners(Corner::FrontRight, right) {
            return if edge == Edge::Front {
                Contact::Front
            } else {
                Contact::Rear
            };
        }
        let unequal = (mover.w - enemy.w).abs() > 2.0 * tolerance.mm;
        return if unequal && along(edge) >= mover.w.min(enemy.w) - tolerance.mm {
            Contact::Unequal(edge)
        } else {
            Contact::Touch(Touch::Partial)
        };
    }
    for side in SIDES {
        if faces(90.0) && tolerance.overlaps(along(side)) {
            let together = corners(Corner::FrontLeft, front_corner(side))
                || corners(Corner::FrontRight, front_corner(side));
            return if together {
                Contact::Flank(side)
            } else {
                Contact::Touch(Touch::FlankWithoutCorners)
            };
        }
    }
    for side in SIDES {
        let beside = SIDES.iter().any(|own| {
            tolerance.overlaps(geometry::shared(
                mover.edge(*own),
                enemy.edge(side),
                tolerance,
            ))
        });
        if beside && (faces(0.0) || faces(180.0)) {
            return Contact::Side(side);
        }
    }
    if faces(180.0)
        && let Some(side) = SIDES
            .into_iter()
            .find(|side| corners(front_corner(*side), front_corner(*side)))
    {
        return Contact::Corner(side);
    }
    if !mover.touches(enemy, tolerance) {
        return Contact::None;
    }
    let front_on_rear = [Corner::FrontLeft, Corner::FrontRight]
        .into_iter()
        .any(|own| corners(own, Corner::RearLeft) || corners(own, Corner::RearRight));
    Contact::Touch(if front_on_rear {
        Touch::RearCorner
    } else if !(faces(0.0) || faces(90.0) || faces(180.0))
        && tolerance.touches(geometry::reach(front, &enemy.polygon()))
    {
        Touch::Askew
    } else {
        Touch::Other
    })
}

/// Contact of `mover` with a base for which this edge counts as its front (bob:contact.8): flank
/// contact that made a side the front is front contact, however much of the side it covers.
pub fn contact_with(mover: &Base, enemy: &Base, front: Edge, tolerance: Tolerance) -> Contact {
    match contact(mover, enemy, tolerance) {
        Contact::Flank(side) if side == front => Contact::Front,
        found if front == Edge::Front => found,
        _ => contact(mover, &fronting(enemy, front), tolerance),
    }
}

/// The base with another of its edges as its front.
pub fn fronting(base: &Base, edge: Edge) -> Base {
    match edge {
        Edge::Front => *base,
        Edge::Rear => base.turned(180.0),
        Edge::Right => Base {
            w: base.d,
            d: base.w,
            ..base.turned(90.0)
        },
        Edge::Left => Base {
            w: base.d,
            d: base.w,
            ..base.turned(270.0)
        },
    }
}

/// Whether an enemy front edge lies on a side or rear edge of a base, legally or not, which makes
/// its recoil fatal (bob:melee.p3).
pub fn threatens(enemy: &Base, base: &Base, tolerance: Tolerance) -> Option<Edge> {
    let front = enemy.edge(Edge::Front);
    [Edge::Left, Edge::Right, Edge::Rear]
        .into_iter()
        .find(|edge| tolerance.overlaps(geometry::shared(front, base.edge(*edge), tolerance)))
}

/// Mark of a contact in the picture: the touched edge or corner.
pub fn mark(mover: &Base, id: &str, enemy: &Base, contact: Contact) -> Option<Mark> {
    let edge = |edge: Edge| Mark::edge("contact", id, enemy, edge);
    match contact {
        Contact::Front | Contact::Unequal(Edge::Front) => Some(edge(Edge::Front)),
        Contact::Rear | Contact::Unequal(_) => Some(edge(Edge::Rear)),
        Contact::Flank(side) | Contact::Side(side) => Some(edge(side)),
        Contact::Corner(side) => Some(Mark::spot("corner", id, enemy.corner(front_corner(side)))),
        Contact::Touch(_) => Some(Mark::spot("touch", id, nearest_corner(mover, enemy))),
        Contact::None => None,
    }
}

/// The corner of either base that is nearest to the other base.
fn nearest_corner(mover: &Base, enemy: &Base) -> geometry::Point {
    let from = |base: &Base, other: &Base| {
        let outline = other.polygon();
        base.corners().map(|corner| {
            (
                geometry::reach(geometry::Line::new(corner, corner), &outline),
                corner,
            )
        })
    };
    let all = from(mover, enemy).into_iter().chain(from(enemy, mover));
    all.min_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(mover.front_centre(), |(_, corner)| corner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const T: Tolerance = Tolerance::STATED;

    fn base(x: f64, y: f64, facing: f64, d: f64) -> Base {
        Base {
            x,
            y,
            facing,
            w: 40.0,
            d,
        }
    }

    /// Contacts with Blades at the origin that face north.
    #[test]
    fn every_contact_by_its_name() {
        let enemy = base(0.0, 0.0, 0.0, 15.0);
        let cases = [
            (base(0.0, 15.0, 180.0, 15.0), Contact::Front),
            (base(0.2, 15.2, 180.2, 15.0), Contact::Front),
            (base(40.0, 15.0, 180.0, 15.0), Contact::Corner(Edge::Right)),
            (base(-40.0, 15.0, 180.0, 15.0), Contact::Corner(Edge::Left)),
            (
                base(20.0, 15.0, 180.0, 15.0),
                Contact::Touch(Touch::Partial),
            ),
            (base(0.0, -15.0, 0.0, 15.0), Contact::Rear),
            (base(27.5, -12.5, 270.0, 15.0), Contact::Flank(Edge::Right)),
            (base(-27.5, -12.5, 90.0, 15.0), Contact::Flank(Edge::Left)),
            (
                base(27.5, -20.0, 270.0, 15.0),
                Contact::Touch(Touch::FlankWithoutCorners),
            ),
            (base(40.0, 0.0, 180.0, 15.0), Contact::Side(Edge::Right)),
            (base(-40.0, 10.0, 0.0, 15.0), Contact::Side(Edge::Left)),
            (
                base(27.5, -27.5, 270.0, 15.0),
                Contact::Touch(Touch::RearCorner),
            ),
            (base(0.0, 16.0, 180.0, 15.0), Contact::None),
            // It faces away: its rear is against the enemy's front.
            (base(0.0, 15.0, 0.0, 15.0), Contact::Touch(Touch::Other)),
        ];
        for (mover, want) in cases {
            assert_eq!(contact(&mover, &enemy, T), want, "{mover:?}");
        }
        let wide = Base {
            w: 60.0,
            ..base(0.0, 15.0, 180.0, 15.0)
        };
        assert_eq!(contact(&wide, &enemy, T), Contact::Unequal(Edge::Front));
    }

    #[test]
    fn a_corner_pushed_into_an_edge_is_askew() {
        // It is turned by 30 degrees, with its front left corner on the enemy's front edge.
        let enemy = base(0.0, 0.0, 0.0, 15.0);
        let turned = base(0.0, 100.0, 210.0, 15.0);
        let lowest = turned
            .corners()
            .into_iter()
            .min_by(|a, b| a.y.total_cmp(&b.y))
            .unwrap();
        let mover = Base {
            x: turned.x - lowest.x,
            y: turned.y - lowest.y + 7.5,
            ..turned
        };
        assert_eq!(contact(&mover, &enemy, T), Contact::Touch(Touch::Askew));
    }

    proptest! {
        #[test]
        fn contact_does_not_depend_on_where_the_table_stands(x in -60.0..60.0, y in -60.0..60.0, quarter in 0..4, angle in 0.0..360.0f64, dx in -500.0..500.0) {
            let (enemy, mover) = (base(0.0, 0.0, 0.0, 15.0), base(x, y, f64::from(quarter) * 90.0, 20.0));
            let turned = |b: &Base| {
                let (sin, cos) = angle.to_radians().sin_cos();
                Base { x: b.x * cos + b.y * sin + dx, y: b.y * cos - b.x * sin, facing: b.facing + angle, ..*b }
            };
            let straight = [Tolerance::EXACT, T, Tolerance::WIDE].map(|t| contact(&mover, &enemy, t));
            prop_assume!(straight[0] == straight[1] && straight[1] == straight[2]);
            prop_assert_eq!(contact(&turned(&mover), &turned(&enemy), T), straight[1]);
        }

        #[test]
        fn the_mirror_swaps_left_and_right(x in -60.0..60.0, y in -60.0..60.0, quarter in 0..4) {
            let (enemy, mover) = (base(0.0, 0.0, 0.0, 15.0), base(x, y, f64::from(quarter) * 90.0, 20.0));
            // No two bases overlap.
            prop_assume!(!mover.overlaps(&enemy, Tolerance::EXACT));
            let mirrored = Base { x: -mover.x, facing: (360.0 - mover.facing) % 360.0, ..mover };
            let swap = |c: Contact| {
                let other = |side| if side == Edge::Left { Edge::Right } else { Edge::Left };
                match c {
                    Contact::Flank(side) => Contact::Flank(other(side)),
                    Contact::Corner(side) => Contact::Corner(other(side)),
                    Contact::Side(side) => Contact::Side(other(side)),
                    same => same,
                }
            };
            prop_assert_eq!(contact(&mirrored, &enemy, T), swap(contact(&mover, &enemy, T)));
        }
    }
}
