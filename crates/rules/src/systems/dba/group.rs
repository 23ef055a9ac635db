//! `dba.group`: whether bases form a group, and in what formation.
//!
//! # Source items
//! bob:tactical-moves.4, 6, 7, p5, ndt1; qrs:group.1, column.1, column.3.
//!
//! # What it decides
//! Whether every base is linked to the rest, that is, neighbours share part of an edge and a corner
//! of each meets one of the other; and whether the group is a line, a column or a block.
//!
//! # What it does not decide
//! How the group may move (`dba.group-move`).
//!
//! # Readings chosen
//! - Bases that fit together but face different ways: open. If they are a group, the shared edges
//!   tell whether they are side by side or one behind another. In a column that follows a road they
//!   are a group as long as they touch.
//!
//! # Direction of error
//! A link that does not fit within half a millimetre does not count.
//!
//! # Examples
//! Blades 15 mm deep with their front level with an Elephant 40 mm deep are a group; half-way along
//! its side, without a common corner, they are not.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::board::{self, Own, Stand};
use super::move_tables::GROUP_SIZE;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Role, Rule, Takes,
    Values, claims,
};
use crate::kit::geometry::{self, Base, Corner, Edge, Tolerance};
use crate::kit::scene::{Mark, Side};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Group;

/// The bases.
pub struct Input {
    elements: Vec<Stand>,
    on_road_column: bool,
    /// The sides that were given.
    sides: Vec<Option<Side>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        board::base_width(form);
        let sides = board::sides_told(form, "elements");
        let elements: Vec<Stand> = form
            .list::<Own>("elements", 1, crate::check::board::MOST)
            .into_iter()
            .map(|own| own.0)
            .collect();
        board::standing(form, &board::paths("elements", &elements));
        Self {
            elements,
            on_road_column: form.truth("on_road_column"),
            sides,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    LINKS = "dba/moves/group#what-links";
    SIZE = "dba/moves/group#size";
    CORNER_ONLY = "dba/moves/group#corner-only";
    EDGE_ONLY = "dba/moves/group#edge-only";
    APART = "dba/moves/group#apart";
    DEPTHS = "dba/moves/group#depths";
    LINE = "dba/moves/formations#line";
    COLUMN = "dba/moves/formations#column";
    BLOCK = "dba/moves/formations#block";
    ROAD = "dba/moves/column-on-road#still-a-group";
    SAME_WAY = "dba/disputes/group-facing#same-way";
    ANY_WAY = "dba/disputes/group-facing#any-way";
}

/// Neighbours in full contact that face different ways.
static FACING: Point = Point {
    id: "group-facing",
    kind: PointKind::Open,
    readings: &[Reading::followed(SAME_WAY), Reading::of(ANY_WAY)],
};

/// Formation of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Formation {
    Line,
    Column,
    Block,
    None,
}

impl Choice for Formation {
    const SCOPE: &'static str = "dba-formation";
}

/// Joint of two bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    /// Side to side.
    Beside,
    /// Front to rear.
    Behind,
    /// In full contact, facing different ways.
    Otherwise(Joint),
    CornerOnly,
    EdgeOnly,
    /// Side by side, shifted so that no corners meet.
    SidesOnly,
    Apart,
}

/// Edges shared by bases that face different ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Joint {
    Sides,
    /// Front or rear with front or rear.
    Ends,
    Across,
}

impl Rule for Group {
    type Input = Input;
    const ID: &'static str = "dba.group";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "group",
            kind: OutKind::Truth,
        },
        Output {
            name: "formation",
            kind: OutKind::word::<Formation>(),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("group", "formation")];
    const POINTS: &'static [&'static Point] = &[&FACING];
    const TABLES: &'static [&'static Table] = &[&GROUP_SIZE];
    const ROLES: &'static [Role] = &[Role {
        field: "elements",
        takes: Takes::All,
    }];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let tolerance = case.tolerance();
        let count = i64::try_from(input.elements.len()).unwrap_or(i64::MAX);
        let least = case.number(&GROUP_SIZE, "least", "elements").unwrap_or(0);
        let most = case
            .number(&GROUP_SIZE, "most", "elements")
            .unwrap_or(i64::MAX);
        let sized = (least..=most).contains(&count);
        case.step("size", sized)
            .value(count)
            .arg("least", least)
            .arg("most", most)
            .cite(SIZE);

        let mut links = Vec::new();
        for (n, a) in input.elements.iter().enumerate() {
            for (m, b) in input.elements.iter().enumerate().skip(n + 1) {
                // Those of the other side are no friends, however they touch.
                let link = if board::are_foes(&input.sides, n, m) {
                    Link::Apart
                } else {
                    link(&a.base, &b.base, tolerance)
                };
                links.push((n, m, link));
            }
        }
        let mut any_way = false;
        if !input.on_road_column
            && links
                .iter()
                .any(|(.., link)| matches!(link, Link::Otherwise(_)))
        {
            case.flag("silent:facing");
            any_way = case.ask(&FACING).is(ANY_WAY);
            case.because(if any_way { ANY_WAY } else { SAME_WAY });
        }
        let joins = |link: Link| match link {
            Link::Beside | Link::Behind => true,
            Link::Otherwise(_) => any_way || input.on_road_column,
            // A column on a road stays a column while its bases touch at all.
            Link::CornerOnly | Link::EdgeOnly => input.on_road_column,
            // Side by side they are not a column, on a road or off it (bob:tactical-moves.6).
            Link::SidesOnly | Link::Apart => false,
        };
        let mut reached = vec![0];
        let mut next = 0;
        while let Some(from) = reached.get(next).copied() {
            next += 1;
            for (n, m, link) in &links {
                let other = if *n == from {
                    *m
                } else if *m == from {
                    *n
                } else {
                    continue;
                };
                if joins(*link) && !reached.contains(&other) {
                    reached.push(other);
                }
            }
        }
        for (n, m, link) in links.iter().filter(|(.., link)| *link != Link::Apart) {
            let (a, b) = (&input.elements[*n], &input.elements[*m]);
            let (why, claim) = match link {
                Link::Beside => ("beside", LINKS),
                Link::Behind => ("behind", LINKS),
                Link::Otherwise(_) => (
                    "facing",
                    if joins(*link) && !any_way {
                        ROAD
                    } else if any_way {
                        ANY_WAY
                    } else {
                        SAME_WAY
                    },
                ),
                Link::CornerOnly => (
                    "corner-only",
                    if input.on_road_column {
                        ROAD
                    } else {
                        CORNER_ONLY
                    },
                ),
                _ => ("edge-only", if joins(*link) { ROAD } else { EDGE_ONLY }),
            };
            case.step("link", joins(*link))
                .value(why)
                .arg("a", a.id.clone())
                .arg("b", b.id.clone())
                .cite(claim);
            let middle = geometry::Line::new(a.base.at(0.0, 0.0), b.base.at(0.0, 0.0));
            case.mark(Mark::line(
                if joins(*link) { "linked" } else { "not-linked" },
                &a.id,
                middle,
            ));
        }
        let linked = reached.len() == input.elements.len();
        for (n, stand) in input
            .elements
            .iter()
            .enumerate()
            .filter(|(n, _)| !reached.contains(n))
        {
            let touch = links
                .iter()
                .find(|(a, b, link)| (*a == n || *b == n) && *link != Link::Apart)
                .map_or(Link::Apart, |(.., link)| *link);
            let claim = match touch {
                _ if board::are_foes(&input.sides, 0, n) => LINKS,
                Link::CornerOnly => CORNER_ONLY,
                Link::EdgeOnly | Link::SidesOnly => EDGE_ONLY,
                Link::Otherwise(_) => SAME_WAY,
                _ => APART,
            };
            case.applied("left-out", claim).value(stand.id.as_str());
            case.mark(Mark::fate("left-out", &stand.id));
        }
        let group = sized && linked;
        if !sized {
            case.because(SIZE);
        }
        let used: Vec<Link> = links
            .iter()
            .map(|(.., link)| *link)
            .filter(|link| joins(*link))
            .collect();
        let formation = match () {
            () if !group => Formation::None,
            () if input.on_road_column && !used.contains(&Link::Beside)
                || used
                    .iter()
                    .all(|link| matches!(link, Link::Behind | Link::Otherwise(Joint::Ends))) =>
            {
                Formation::Column
            }
            () if used
                .iter()
                .all(|link| matches!(link, Link::Beside | Link::Otherwise(Joint::Sides))) =>
            {
                Formation::Line
            }
            () => Formation::Block,
        };
        if group {
            case.because(LINKS);
            let depths = input
                .elements
                .iter()
                .any(|stand| (stand.base.d - input.elements[0].base.d).abs() > tolerance.mm);
            if depths && used.contains(&Link::Beside) {
                case.because(DEPTHS);
            }
            let apart = !input.on_road_column && used.contains(&Link::Otherwise(Joint::Ends));
            let claim = match formation {
                Formation::Line => LINE,
                Formation::Column if input.on_road_column => ROAD,
                Formation::Column if apart => ANY_WAY,
                Formation::Column => COLUMN,
                _ => BLOCK,
            };
            case.applied("formation", claim)
                .value(formation.code())
                .arg("why", if apart { "apart" } else { "alike" });
        }
        Values::default()
            .with("group", group)
            .with("formation", formation.code())
    }
}

/// Joint of two bases: part of an edge is shared, and a corner of each is on one of the other.
fn link(a: &Base, b: &Base, tolerance: Tolerance) -> Link {
    if !a.touches(b, tolerance) {
        return Link::Apart;
    }
    let shares = |from: Edge, to: Edge| {
        tolerance.overlaps(geometry::shared(a.edge(from), b.edge(to), tolerance))
    };
    let edge = Edge::ALL
        .iter()
        .any(|from| Edge::ALL.iter().any(|to| shares(*from, *to)));
    let corner = Corner::ALL.iter().any(|from| {
        Corner::ALL
            .iter()
            .any(|to| tolerance.meets(a.corner(*from), b.corner(*to)))
    });
    match (edge, corner) {
        (false, _) => Link::CornerOnly,
        (true, false)
            if tolerance.apart(a.facing, b.facing, 0.0)
                && (shares(Edge::Left, Edge::Right) || shares(Edge::Right, Edge::Left)) =>
        {
            Link::SidesOnly
        }
        (true, false) => Link::EdgeOnly,
        (true, true) if !tolerance.apart(a.facing, b.facing, 0.0) => {
            let share = |edges: [Edge; 2]| {
                edges
                    .iter()
                    .any(|from| edges.iter().any(|to| shares(*from, *to)))
            };
            Link::Otherwise(if share([Edge::Left, Edge::Right]) {
                Joint::Sides
            } else if share([Edge::Front, Edge::Rear]) {
                Joint::Ends
            } else {
                Joint::Across
            })
        }
        (true, true) if shares(Edge::Front, Edge::Rear) || shares(Edge::Rear, Edge::Front) => {
            Link::Behind
        }
        (true, true) => Link::Beside,
    }
}

#[cfg(test)]
mod tests {
    use crate::systems::testing::judge;
    use serde_json::{Value, json};

    fn formation(bases: &[(f64, f64, f64, f64)], road: bool) -> String {
        let elements: Vec<Value> = bases.iter().map(|(x, y, facing, d)| json!({"troop": "Bd", "x": x, "y": y, "facing": facing, "d": d})).collect();
        let verdict = judge(
            "dba.group",
            &json!({"elements": elements, "on_road_column": road}),
        );
        assert!(
            verdict.values["group"] == (verdict.values["formation"] != "none")
                || verdict.values["group"] == Value::Null
        );
        verdict.values["formation"]
            .as_str()
            .unwrap_or("undetermined")
            .to_owned()
    }

    #[test]
    fn those_of_the_other_side_are_no_group() {
        let piece = |id: &str, side: &str, x: i64| json!({"id": id, "side": side, "troop": "Bd", "x": x, "y": 0, "facing": 0, "d": 15});
        for (side, group) in [("A", true), ("B", false)] {
            let given = json!({"elements": [piece("one", "A", 0), piece("two", side, 40)]});
            assert_eq!(judge("dba.group", &given).values["group"], group);
        }
    }

    #[test]
    fn lines_columns_and_blocks() {
        assert_eq!(
            formation(&[(0.0, 0.0, 0.0, 15.0), (40.0, 0.0, 0.0, 15.0)], false),
            "line"
        );
        assert_eq!(
            formation(&[(0.0, 0.0, 0.0, 15.0), (40.0, -12.5, 0.0, 40.0)], false),
            "line"
        );
        assert_eq!(
            formation(&[(0.0, 0.0, 0.0, 15.0), (0.0, -15.0, 0.0, 15.0)], false),
            "column"
        );
        assert_eq!(
            formation(
                &[
                    (0.0, 0.0, 0.0, 15.0),
                    (40.0, 0.0, 0.0, 15.0),
                    (0.0, -15.0, 0.0, 15.0)
                ],
                false
            ),
            "block"
        );
        // A checkerboard is connected too.
        assert_eq!(
            formation(&[(0.0, 0.0, 90.0, 15.0), (0.0, 40.0, 90.0, 15.0)], false),
            "line"
        );
    }

    #[test]
    fn what_does_not_link() {
        assert_eq!(
            formation(&[(0.0, 0.0, 0.0, 15.0), (40.0, 0.0, 0.0, 40.0)], false),
            "none"
        );
        assert_eq!(
            formation(&[(0.0, 0.0, 0.0, 15.0), (40.0, 15.0, 0.0, 15.0)], false),
            "none"
        );
        assert_eq!(
            formation(&[(0.0, 0.0, 0.0, 15.0), (100.0, 0.0, 0.0, 15.0)], false),
            "none"
        );
        assert_eq!(formation(&[(0.0, 0.0, 0.0, 15.0)], false), "none");
    }

    #[test]
    fn too_many_are_no_group() {
        let thirteen: Vec<_> = (0..13)
            .map(|n| (f64::from(n) * 40.0, 0.0, 0.0, 15.0))
            .collect();
        assert_eq!(formation(&thirteen, false), "none");
        assert_eq!(formation(&thirteen[..12], false), "line");
    }

    #[test]
    fn abreast_they_are_no_column_even_on_a_road() {
        let abreast = [(0.0, 0.0, 0.0, 15.0), (40.0, 0.0, 0.0, 15.0)];
        assert_eq!(formation(&abreast, true), "line");
        let slid = [(0.0, 0.0, 0.0, 15.0), (40.0, 5.0, 0.0, 15.0)];
        assert_eq!(formation(&slid, true), "none");
        let file = [(0.0, 0.0, 0.0, 15.0), (5.0, -15.0, 0.0, 15.0)];
        assert_eq!(formation(&file, true), "column");
    }

    #[test]
    fn facing_apart_is_open_but_not_on_a_road() {
        let bases = [(0.0, 0.0, 0.0, 15.0), (40.0, 0.0, 180.0, 15.0)];
        assert_eq!(formation(&bases, false), "undetermined");
        // If facing makes no difference: side by side is a line, back to back is a column, and
        // crosswise is neither.
        let any_way = |bases: &[(f64, f64, f64)]| {
            let elements: Vec<Value> = bases.iter().map(|(x, y, facing)| json!({"troop": "Bd", "x": x, "y": y, "facing": facing, "d": 15})).collect();
            judge(
                "dba.group",
                &json!({"elements": elements, "agreed": "any-way"}),
            )
        };
        for (other, want, claim) in [
            ((40.0, 0.0, 180.0), "line", super::LINE),
            ((0.0, -15.0, 180.0), "column", super::ANY_WAY),
            ((27.5, -12.5, 90.0), "block", super::BLOCK),
        ] {
            let verdict = any_way(&[(0.0, 0.0, 0.0), other]);
            assert_eq!(verdict.values["formation"], want, "{other:?}");
            assert!(
                verdict.reasons.contains(&claim)
                    && (want == "block") == verdict.reasons.contains(&super::BLOCK)
            );
        }
        assert_eq!(formation(&bases, true), "column");
        // They meet only in a corner.
        assert_eq!(
            formation(&[(0.0, 0.0, 0.0, 15.0), (40.0, 15.0, 30.0, 15.0)], true),
            "none"
        );
    }
}
