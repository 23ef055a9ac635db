//! `dba.threat-zone`: which threat zones a base is in, and which of them other bases screen.
//!
//! # Source items
//! bob:threat-zone.1, 3, 7, p1-p5, glossary.base-width-distance, deployment.6, recoil.p2; qrs:zoc.1.
//!
//! # What it decides
//! Which enemies have the mover in their square, and which enemy BUAs and camps are within a base
//! width of it; and from which of them other bases screen every edge of the mover.
//!
//! # What it does not decide
//! What it may do there (`dba.threat-zone-move`), and whether a move takes it into a zone.
//!
//! # Readings chosen
//! - Any base between the lines is a screen, even beside the square, and of either side, including
//!   other enemies (dba/disputes/screen-beside-the-square).
//! - A base that only touches a line: open, but if it touches only a corner of the mover or of the
//!   enemy it is not a screen, as with the two Pikes.
//! - From a BUA or camp with a base in between: open.
//! - In contact with the enemy no base is between, although no edge can be seen.
//! - BUAs and camps that neither side holds have no zone.
//!
//! # Direction of error
//! An edge seen exactly end on counts as not seen, so a base may wrongly count as screened.
//!
//! # Examples
//! An enemy at 0, 0 that faces north, 15 deep: a base whose nearest part lies at 47.5 is in its
//! zone; one that lies from 20 to the east is not.

use strum::VariantArray;

use super::board::{self, Foe, Own, Stand, paths, standing};
use super::terrain::Terrain;
use crate::check::board::{Area, MOST};
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Role, Rule, Takes,
    Values, claims, number,
};
use crate::kit::geometry::{self, Base, Edge, Line, Polygon, Tolerance, View};
use crate::kit::scene::{Mark, round};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct ThreatZone;

/// A place that has a zone all round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Bua,
    Camp,
}

impl Choice for Place {
    const SCOPE: &'static str = "dba-terrain";
    const GIVEN: bool = true;
}

impl VariantArray for Place {
    const VARIANTS: &'static [Self] = &[Self::Bua, Self::Camp];
}

impl From<Place> for &'static str {
    fn from(value: Place) -> Self {
        match value {
            Place::Bua => Terrain::Bua.code(),
            Place::Camp => Terrain::Camp.code(),
        }
    }
}

/// A base that wants to move, and the bases around it.
pub struct Input {
    mover: Stand,
    enemies: Vec<Stand>,
    fortified: Vec<Area<Place>>,
    others: Vec<Stand>,
    bw: f64,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let bw = board::base_width(form);
        let mover = form.group::<Own>("mover").0;
        let enemies: Vec<Stand> = form
            .pieces::<Foe>("enemies", MOST)
            .into_iter()
            .map(|foe| foe.0)
            .collect();
        let fortified = form.pieces("fortified", MOST);
        let others: Vec<Stand> = form
            .pieces::<Own>("others", MOST)
            .into_iter()
            .map(|own| own.0)
            .collect();
        let mut pieces = vec![("mover".to_owned(), mover.id.as_str(), &mover.base)];
        pieces.extend(paths("enemies", &enemies));
        pieces.extend(paths("others", &others));
        standing(form, &pieces);
        Self {
            mover,
            enemies,
            fortified,
            others,
            bw,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    SQUARE = "dba/threat-zone/shape#square";
    ALL_ROUND = "dba/threat-zone/shape#all-round";
    ENEMY_HELD = "dba/threat-zone/shape#enemy-held";
    ANY_PART = "dba/threat-zone/inside#any-part";
    FAR_EDGE = "dba/threat-zone/inside#far-edge-counts";
    SIDE_IS_OUT = "dba/threat-zone/inside#side-or-corner-is-out";
    ALL_COVERED = "dba/threat-zone/screened#all-sides-covered";
    PARTLY = "dba/threat-zone/screened#partly-between";
    HIDDEN = "dba/threat-zone/screened#hidden-sides";
    ONE_OPEN = "dba/threat-zone/screened#one-open-side";
    IN_OR_NEAR = "dba/threat-zone/screened#in-or-near";
    EACH_APART = "dba/threat-zone/screened#each-enemy-apart";
    TOUCH_NO_SCREEN = "dba/disputes/screen-touching-a-line#touching-is-no-screen";
    TOUCH_SCREENS = "dba/disputes/screen-touching-a-line#touching-screens";
    AS_IN_SHOOTING = "dba/disputes/screening-from-a-bua#lines-as-in-shooting";
    ANY_PART_BETWEEN = "dba/disputes/screening-from-a-bua#any-part-between";
}

/// A base that only touches a line.
static TOUCHING: Point = Point {
    id: "screen-touching-a-line",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(TOUCH_NO_SCREEN),
        Reading::of(TOUCH_SCREENS),
    ],
};

/// A base between the mover and a BUA or camp.
static FROM_PLACE: Point = Point {
    id: "screening-from-a-bua",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(AS_IN_SHOOTING),
        Reading::of(ANY_PART_BETWEEN),
    ],
};

/// View of an edge of the mover.
#[derive(Clone, Debug, PartialEq)]
enum Sight {
    /// It cannot be seen from there.
    Hidden,
    Open,
    /// No base is between the lines, but one touches a line.
    Touched(Vec<String>),
    Covered(Vec<String>),
}

impl Rule for ThreatZone {
    type Input = Input;
    const ID: &'static str = "dba.threat-zone";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "restricted",
            kind: OutKind::Truth,
        },
        Output {
            name: "restricted_by",
            kind: OutKind::Names,
        },
        Output {
            name: "in_square",
            kind: OutKind::Names,
        },
        Output {
            name: "screened",
            kind: OutKind::Names,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&TOUCHING, &FROM_PLACE];
    const ROLES: &'static [Role] = &[
        Role {
            field: "mover",
            takes: Takes::One,
        },
        Role {
            field: "enemies",
            takes: Takes::Enemies,
        },
        Role {
            field: "fortified",
            takes: Takes::Grounds(&["bua", "camp"]),
        },
        Role {
            field: "others",
            takes: Takes::Others,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let zones = Zones {
            input,
            tolerance: case.tolerance(),
        };
        let (mut in_square, mut screened) = (Vec::new(), Vec::new());
        for n in 0..input.enemies.len() {
            if zones.in_square(case, &input.enemies[n]) {
                in_square.push(input.enemies[n].id.clone());
                if zones.screened(case, n) {
                    screened.push(input.enemies[n].id.clone());
                }
            }
        }
        for place in &input.fortified {
            if zones.near(case, place) {
                in_square.push(place.id.clone());
                if zones.screened_from(case, place) {
                    screened.push(place.id.clone());
                }
            }
        }
        let restricted_by: Vec<&String> = in_square
            .iter()
            .filter(|id| !screened.contains(id))
            .collect();
        if restricted_by.is_empty() && screened.is_empty() {
            case.because(SQUARE);
        }
        if !screened.is_empty() && !restricted_by.is_empty() {
            case.because(EACH_APART);
        }
        zones.remedy(case, &restricted_by);
        let by: Vec<String> = restricted_by.into_iter().cloned().collect();
        Values::default()
            .with("restricted", !by.is_empty())
            .with("restricted_by", by)
            .with("in_square", in_square)
            .with("screened", screened)
    }
}

/// The table around a mover.
struct Zones<'i> {
    input: &'i Input,
    tolerance: Tolerance,
}

impl Zones<'_> {
    fn square(&self, enemy: &Base) -> Polygon<f64> {
        enemy.ahead(self.input.bw, 0.0)
    }

    /// Whether the mover is in an enemy's square, with its step.
    fn in_square(&self, case: &mut Case<'_>, enemy: &Stand) -> bool {
        let (mover, tolerance) = (&self.input.mover.base, self.tolerance);
        let square = self.square(&enemy.base);
        let inside = mover.reaches_into(&square, tolerance);
        // The far edge without its ends: a base that meets the square only in a corner is outside.
        let edge = Base {
            d: self.input.bw,
            ..enemy.base.moved(0.0, (enemy.base.d + self.input.bw) / 2.0)
        }
        .edge(Edge::Front);
        let far = tolerance.touches(geometry::reach(
            shortened(edge, 2.0 * tolerance.mm),
            &mover.polygon(),
        ));
        let touches = tolerance.touches(geometry::gap(&square, &mover.polygon()));
        let (why, claim) = match (inside, far, touches) {
            (true, ..) => ("inside", ANY_PART),
            (false, true, _) => ("far-edge", FAR_EDGE),
            (false, false, true) => ("touch", SIDE_IS_OUT),
            (false, false, false) => ("out", SQUARE),
        };
        let within = inside || far;
        case.step("square", within)
            .arg("who", enemy.id.clone())
            .arg("why", why)
            .cite(claim);
        if within || touches {
            case.mark(Mark::area("zone", &enemy.id, &square));
            case.because(claim);
        }
        within
    }

    /// Whether the mover is in the zone of a BUA or camp, with its step.
    fn near(&self, case: &mut Case<'_>, place: &Area<Place>) -> bool {
        let distance = geometry::gap(&place.outline, &self.input.mover.base.polygon());
        let reaches = self.tolerance.touches(distance - self.input.bw);
        // The holder matters only if the zone would reach the mover.
        let known = reaches || place.control.exactly().is_some();
        let holder = known.then(|| place.control.get());
        let held = holder == Some(Some(self.input.mover.side.foe()));
        let within = held && reaches;
        let why = match holder {
            Some(None) => "nobody",
            Some(Some(_)) if !held => "own",
            Some(Some(_)) if within => "in",
            Some(Some(_)) | None => "out",
        };
        case.step("place", within)
            .value(number(round(distance)))
            .arg("who", place.id.clone())
            .arg("kind", Arg::of(Place::SCOPE, place.kind.code()))
            .arg("why", why)
            .arg("limit", self.input.bw)
            .cite(if held || holder.is_none() {
                ALL_ROUND
            } else {
                ENEMY_HELD
            });
        if within {
            case.because(ALL_ROUND);
        } else if !held && reaches {
            case.because(ENEMY_HELD);
        }
        within
    }

    /// All bases that may screen the mover, except one enemy.
    fn bases(&self, but: Option<usize>) -> impl Iterator<Item = &Stand> {
        let enemies = self
            .input
            .enemies
            .iter()
            .enumerate()
            .filter(move |(n, _)| Some(*n) != but)
            .map(|(_, enemy)| enemy);
        self.input.others.iter().chain(enemies)
    }

    /// Whether other bases screen every edge of the mover from an enemy.
    fn screened(&self, case: &mut Case<'_>, n: usize) -> bool {
        let (enemy, mover, tolerance) = (
            &self.input.enemies[n],
            &self.input.mover.base,
            self.tolerance,
        );
        let front = enemy.base.edge(Edge::Front);
        let (mut open, mut touched, mut covered) = (false, false, false);
        for edge in Edge::ALL {
            let view = View::between(front, mover.edge(*edge), &[&enemy.base, mover], tolerance);
            let sight = view.as_ref().map_or(Sight::Hidden, |view| {
                sight(view, self.bases(Some(n)), tolerance)
            });
            self.tell(case, &enemy.id, *edge, &sight);
            if let Some(view) = &view {
                show(case, &enemy.id, view, sight == Sight::Open);
            }
            match sight {
                Sight::Hidden => {}
                Sight::Open => open = true,
                Sight::Touched(_) => touched = true,
                Sight::Covered(who) => {
                    covered = true;
                    for id in who {
                        case.mark(Mark::fate("screens", &id));
                    }
                    if !self.screens_in_square(n) {
                        case.because(IN_OR_NEAR);
                    }
                }
            }
        }
        let screened = match (open, touched, covered) {
            (true, ..) | (_, false, false) => false,
            (false, true, _) => {
                let screens = case.ask(&TOUCHING).is(TOUCH_SCREENS);
                case.because(if screens {
                    TOUCH_SCREENS
                } else {
                    TOUCH_NO_SCREEN
                });
                screens
            }
            (false, false, true) => true,
        };
        if screened {
            case.because(ALL_COVERED);
        } else if covered || touched {
            case.because(ONE_OPEN);
        }
        case.step("screen", screened)
            .arg("who", enemy.id.clone())
            .cite(if screened { ALL_COVERED } else { ONE_OPEN });
        screened
    }

    /// Whether a base stands in the square between an enemy and the mover.
    fn screens_in_square(&self, n: usize) -> bool {
        let square = self.square(&self.input.enemies[n].base);
        self.bases(Some(n))
            .any(|other| other.base.reaches_into(&square, self.tolerance))
    }

    /// Whether other bases screen the mover from a BUA or camp.
    fn screened_from(&self, case: &mut Case<'_>, place: &Area<Place>) -> bool {
        let (mover, tolerance) = (&self.input.mover.base, self.tolerance);
        let (mut open, mut seen, mut between) = (false, false, Vec::new());
        for edge in Edge::ALL {
            let views = View::all_round(&place.outline, mover.edge(*edge), &[mover], tolerance);
            let Some(nearest) = views.first() else {
                self.tell(case, &place.id, *edge, &Sight::Hidden);
                continue;
            };
            seen = true;
            if let Sight::Covered(who) = sight(nearest, self.bases(None), tolerance) {
                between.extend(who);
            }
            let free = views.iter().find(|view| {
                !matches!(sight(view, self.bases(None), tolerance), Sight::Covered(_))
            });
            let shown = free.unwrap_or(nearest);
            show(case, &place.id, shown, free.is_some());
            self.tell(
                case,
                &place.id,
                *edge,
                &if free.is_some() {
                    Sight::Open
                } else {
                    sight(nearest, self.bases(None), tolerance)
                },
            );
            open |= free.is_some();
        }
        let screened = if !seen || between.is_empty() {
            false
        } else if !open {
            case.because(ALL_COVERED);
            true
        } else {
            let any = case.ask(&FROM_PLACE).is(ANY_PART_BETWEEN);
            case.because(if any {
                ANY_PART_BETWEEN
            } else {
                AS_IN_SHOOTING
            });
            any
        };
        for id in &between {
            case.mark(Mark::fate("screens", id));
        }
        case.step("screen", screened)
            .arg("who", place.id.clone())
            .cite(if screened { ALL_COVERED } else { ONE_OPEN });
        screened
    }

    fn tell(&self, case: &mut Case<'_>, from: &str, edge: Edge, sight: &Sight) {
        let (why, claim, who) = match sight {
            Sight::Hidden => ("hidden", HIDDEN, String::new()),
            Sight::Open => ("open", ONE_OPEN, String::new()),
            Sight::Touched(who) => ("touched", TOUCH_NO_SCREEN, who.join(", ")),
            Sight::Covered(who) => ("covered", PARTLY, who.join(", ")),
        };
        case.step("edge", *sight == Sight::Open)
            .arg("who", from.to_owned())
            .arg("edge", Arg::of(Edge::SCOPE, edge.code()))
            .arg("why", why)
            .arg("screen", who)
            .cite(claim);
    }

    /// The remedy of a distance from a single enemy at which the mover would be free.
    fn remedy(&self, case: &mut Case<'_>, by: &[&String]) {
        let [id] = by else { return };
        let Some(enemy) = self.input.enemies.iter().find(|enemy| enemy.id == **id) else {
            return;
        };
        let mover = &self.input.mover.base;
        // The distance of its nearest part ahead of the enemy.
        let Some(way) =
            enemy
                .base
                .way_ahead(&mover.polygon(), self.input.bw + 1.0, Tolerance::EXACT)
        else {
            return;
        };
        // Beyond the edge by more than the tolerance.
        let missing = (self.input.bw - way + 1.1).max(1.1);
        let place = enemy.base.at(0.0, missing);
        let away = Base {
            x: mover.x + place.x - enemy.base.x,
            y: mover.y + place.y - enemy.base.y,
            ..*mover
        };
        if self
            .bases(None)
            .all(|other| !other.base.overlaps(&away, Tolerance::EXACT))
        {
            case.remedy(
                "farther",
                vec![
                    ("who", enemy.id.as_str().into()),
                    ("missing", round(missing).into()),
                ],
                vec![("mover", board::piece(&self.input.mover, away))],
            );
        }
    }
}

/// A line shortened by this much at each end; a point if it is shorter.
fn shortened(line: Line<f64>, by: f64) -> Line<f64> {
    let along = line.end - line.start;
    let length = along.x.hypot(along.y);
    let cut = along * if length > 2.0 * by { by / length } else { 0.5 };
    Line::new(line.start + cut, line.end - cut)
}

/// View between the lines to an edge.
fn sight<'s>(view: &View, bases: impl Iterator<Item = &'s Stand>, tolerance: Tolerance) -> Sight {
    let (mut covered, mut touched) = (Vec::new(), Vec::new());
    // A base that meets a line only at its start or end touches the enemy or the mover, not the
    // line.
    let lines = view.lines.map(|line| shortened(line, 3.0 * tolerance.mm));
    for other in bases {
        if other.base.reaches_into(&view.field, tolerance) {
            covered.push(other.id.clone());
        } else if lines
            .iter()
            .any(|line| tolerance.touches(geometry::reach(*line, &other.base.polygon())))
        {
            touched.push(other.id.clone());
        }
    }
    match (covered.is_empty(), touched.is_empty()) {
        (false, _) => Sight::Covered(covered),
        (true, false) => Sight::Touched(touched),
        (true, true) => Sight::Open,
    }
}

fn show(case: &mut Case<'_>, of: &str, view: &View, open: bool) {
    let code = if open { "zone-open" } else { "zone-covered" };
    case.mark(Mark::area(code, of, &view.field));
    for line in view.lines {
        case.mark(Mark::line(code, of, line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, spun, step, with};
    use proptest::prelude::*;
    use serde_json::{Value, json};
    use std::collections::BTreeSet;

    const ID: &str = "dba.threat-zone";

    fn stand(id: &str, x: f64, y: f64, facing: f64) -> Value {
        json!({"id": id, "side": if id.starts_with('A') { "A" } else { "B" }, "troop": "Bd", "x": x, "y": y, "facing": facing, "d": 15})
    }

    /// An enemy at the origin that faces north, and others.
    fn case(mover: Value, others: &[Value]) -> Value {
        json!({"mover": mover, "enemies": [stand("A", 0.0, 0.0, 0.0)], "others": others})
    }

    fn names(verdict: &Verdict, field: &str) -> String {
        verdict.values[field].as_array().map_or_else(
            || "?".to_owned(),
            |names| {
                names
                    .iter()
                    .map(|name| name.as_str().unwrap())
                    .collect::<Vec<_>>()
                    .join(" ")
            },
        )
    }

    /// `restricted_by/in_square/screened`
    fn told(verdict: &Verdict) -> String {
        ["restricted_by", "in_square", "screened"]
            .map(|field| names(verdict, field))
            .join("/")
    }

    fn at(x: f64, y: f64, facing: f64) -> Verdict {
        judge(ID, &case(stand("M", x, y, facing), &[]))
    }

    #[test]
    fn the_square_is_a_base_width_deep_and_its_far_side_counts() {
        for (x, y, facing, within) in [
            (0.0, 30.0, 180.0, true),
            (0.0, 55.0, 180.0, true),
            (0.0, 56.0, 180.0, false),
            (39.0, 30.0, 0.0, true),
            (40.0, 30.0, 180.0, false),
            (40.0, 55.0, 180.0, false),
            (39.0, 55.0, 180.0, true),
            (0.0, 15.0, 180.0, true),
            (5.0, 30.0, 210.0, true),
            (0.0, -40.0, 0.0, false),
        ] {
            assert_eq!(
                told(&at(x, y, facing)),
                if within { "A/A/" } else { "//" },
                "{x} {y} {facing}"
            );
        }
        assert!(
            at(0.0, 55.0, 180.0).reasons.contains(&FAR_EDGE)
                && at(40.0, 30.0, 180.0).reasons.contains(&SIDE_IS_OUT)
        );
        assert_eq!(at(0.0, 200.0, 180.0).reasons, [SQUARE]);
        // A corner that just meets the far side, away from its ends.
        let corner = at(0.0, 47.5 + 27.5_f64.hypot(27.5) / 2.0, 45.0);
        assert_eq!(told(&corner), "A/A/");
        assert!(step(&corner, "square").0);
        let wide = with(
            &case(
                json!({"troop": "Bd", "x": 0, "y": 75, "facing": 180, "w": 60, "d": 15}),
                &[],
            ),
            &json!({"bw": 60}),
        );
        assert_eq!(told(&judge(ID, &wide)), "A/A/");
    }

    #[test]
    fn the_edge_of_the_square_is_found() {
        let nearly = at(39.7, 30.0, 180.0);
        assert!(
            nearly.flags.contains(&"marginal".to_owned())
                && nearly.alternatives[0].values["restricted"] == true
        );
        assert!(at(40.0, 30.0, 180.0).flags.is_empty() && at(0.0, 55.0, 180.0).flags.is_empty());
        let beyond = at(0.0, 55.3, 180.0);
        assert!(
            beyond.values["restricted"] == true && beyond.flags.contains(&"marginal".to_owned())
        );
    }

    #[test]
    fn who_is_covered_on_every_edge_is_free() {
        let behind = |x: f64, screen: f64| {
            judge(
                ID,
                &case(
                    stand("M", x, 38.0, 180.0),
                    &[stand("F", screen, 20.0, 180.0)],
                ),
            )
        };
        assert_eq!(told(&behind(0.0, 0.0)), "/A/A");
        assert!(
            behind(0.0, 0.0).reasons.contains(&ALL_COVERED)
                && behind(0.0, 0.0).values["restricted"] == false
        );
        // A flank beside the screen is open.
        let open = behind(25.0, 45.0);
        assert_eq!(told(&open), "A/A/");
        assert!(open.reasons.contains(&ONE_OPEN));
        let codes: BTreeSet<&str> = open
            .picture
            .as_ref()
            .unwrap()
            .marks
            .iter()
            .map(|mark| mark.code())
            .collect();
        assert_eq!(
            codes,
            ["screens", "zone", "zone-covered", "zone-open"].into()
        );
        // Another enemy screens as well as a friend.
        let enemy = json!({"mover": stand("M", 0.0, 38.0, 180.0), "enemies": [stand("A", 0.0, 0.0, 0.0), stand("A2", 0.0, 22.0, 180.0)]});
        assert_eq!(told(&judge(ID, &enemy)), "/A/A");
    }

    #[test]
    fn a_screen_beside_the_square_counts() {
        let others = [stand("L", -10.0, 35.5, 0.0), stand("R", 42.0, 22.5, 180.0)];
        let verdict = judge(ID, &case(stand("M", 35.0, 38.0, 180.0), &others));
        assert_eq!(told(&verdict), "/A/A");
        let alone = judge(
            ID,
            &case(
                stand("M", 35.0, 38.0, 180.0),
                &[stand("R", 42.0, 22.5, 180.0)],
            ),
        );
        assert!(told(&alone) == "A/A/" || alone.reasons.contains(&IN_OR_NEAR));
    }

    #[test]
    fn a_screen_that_touches_a_line_is_open() {
        let given = case(
            stand("M", 0.0, 38.0, 180.0),
            &[stand("F", 40.0, 20.0, 180.0)],
        );
        let open = judge(ID, &given);
        assert_eq!(
            (open.finding.code.as_str(), told(&open)),
            ("screen-touching-a-line", "?/A/?".to_owned())
        );
        assert_eq!(
            told(&judge(
                ID,
                &with(&given, &json!({"agreed": ["touching-is-no-screen"]}))
            )),
            "A/A/"
        );
        assert_eq!(
            told(&judge(
                ID,
                &with(&given, &json!({"agreed": ["touching-screens"]}))
            )),
            "/A/A"
        );
        // Neighbours in line with the mover and with the enemy touch only the corners.
        let line = [
            stand("F1", 40.0, 38.0, 180.0),
            stand("F2", -40.0, 38.0, 180.0),
            stand("A2", 40.0, 0.0, 0.0),
            stand("A3", -40.0, 0.0, 0.0),
        ];
        let verdict = judge(ID, &case(stand("M", 0.0, 38.0, 180.0), &line));
        assert_eq!((told(&verdict).as_str(), verdict.flags.len()), ("A/A/", 0));
    }

    #[test]
    fn two_pikes_in_column_are_judged_apart() {
        let enemies = json!([
            stand("B1", 100.0, 130.0, 180.0),
            stand("B2", 142.5, 87.5, 270.0)
        ]);
        let (first, second) = (
            stand("A1", 100.0, 100.0, 0.0),
            stand("A2", 100.0, 85.0, 0.0),
        );
        assert_eq!(
            told(&judge(
                ID,
                &json!({"mover": first, "enemies": enemies, "others": [second]})
            )),
            "B1 B2/B1 B2/"
        );
        let rear = judge(
            ID,
            &json!({"mover": second, "enemies": enemies, "others": [first]}),
        );
        assert_eq!(told(&rear), "B2/B1 B2/B1");
        assert!(rear.reasons.contains(&EACH_APART));
    }

    #[test]
    fn in_contact_nobody_is_in_between() {
        let given = case(
            stand("M", 0.0, 15.0, 180.0),
            &[stand("F", 40.0, 15.0, 180.0)],
        );
        assert_eq!(told(&judge(ID, &given)), "A/A/");
    }

    fn town(control: Value) -> Value {
        json!({"fortified": [{"id": "town", "kind": "bua", "control": control, "polygon": [[0, 0], [80, 0], [80, 80], [0, 80]]}], "enemies": []})
    }

    fn before_town(x: f64, y: f64, others: &[Value], control: Value) -> Value {
        with(&case(stand("M", x, y, 180.0), others), &town(control))
    }

    #[test]
    fn places_of_the_enemy_have_a_zone_all_round() {
        assert_eq!(
            told(&judge(ID, &before_town(40.0, 115.0, &[], json!("A")))),
            "town/town/"
        );
        assert_eq!(
            told(&judge(ID, &before_town(40.0, 127.5, &[], json!("A")))),
            "town/town/"
        );
        assert_eq!(
            told(&judge(ID, &before_town(40.0, 129.0, &[], json!("A")))),
            "//"
        );
        assert_eq!(
            told(&judge(ID, &before_town(-50.0, 40.0, &[], json!("A")))),
            "town/town/"
        );
        // Rounded at the corners.
        assert_eq!(
            told(&judge(ID, &before_town(130.0, 120.0, &[], json!("A")))),
            "//"
        );
        for control in [json!("B"), Value::Null] {
            let verdict = judge(ID, &before_town(40.0, 115.0, &[], control));
            assert_eq!(
                (
                    told(&verdict).as_str(),
                    verdict.reasons.contains(&ENEMY_HELD)
                ),
                ("//", true)
            );
        }
    }

    #[test]
    fn screening_from_a_place_is_open_where_the_readings_part() {
        let partly = before_town(40.0, 110.0, &[stand("F", 70.0, 90.0, 180.0)], json!("A"));
        assert_eq!(judge(ID, &partly).finding.code, "screening-from-a-bua");
        assert_eq!(
            told(&judge(
                ID,
                &with(&partly, &json!({"agreed": ["lines-as-in-shooting"]}))
            )),
            "town/town/"
        );
        assert_eq!(
            told(&judge(
                ID,
                &with(&partly, &json!({"agreed": ["any-part-between"]}))
            )),
            "/town/town"
        );
        // Completely screened, or no enemy near: the readings agree.
        let wall: Vec<Value> = [(-20.0, "F1"), (20.0, "F2"), (60.0, "F3"), (100.0, "F4")]
            .iter()
            .map(|(x, id)| stand(id, *x, 90.0, 0.0))
            .collect();
        assert_eq!(
            told(&judge(ID, &before_town(40.0, 110.0, &wall, json!("A")))),
            "/town/town"
        );
        assert_eq!(
            told(&judge(
                ID,
                &before_town(40.0, 110.0, &[stand("F", 300.0, 90.0, 0.0)], json!("A"))
            )),
            "town/town/"
        );
    }

    #[test]
    fn a_remedy_helps() {
        for (x, y, facing) in [(0.0, 30.0, 180.0), (10.0, 40.0, 30.0), (0.0, 55.0, 180.0)] {
            let given = case(stand("M", x, y, facing), &[]);
            let verdict = judge(ID, &given);
            assert_eq!(verdict.remedies[0].code, "farther");
            let better = judge(
                ID,
                &with(&given, &Value::Object(verdict.remedies[0].input.clone())),
            );
            assert_eq!((told(&better).as_str(), better.flags.len()), ("//", 0));
        }
    }

    #[test]
    fn a_situation_serves_and_faults_come_at_once() {
        let verdict = judge(
            ID,
            &json!({"scene": "B1_Bd_0_30_180_15*A1_Bd_0_0_0_15*A2_Bd_40_0_0_15*bua-A_200_0_240_0_240_40", "mover": "B1"}),
        );
        assert_eq!(told(&verdict), "A1/A1/");
        assert_eq!(verdict.picture.unwrap().grounds.len(), 1);
        assert_eq!(
            faults(ID, &case(stand("M", 0.0, 5.0, 0.0), &[])),
            [("enemies.0".to_owned(), "same-place")]
        );
        assert_eq!(
            faults(
                ID,
                &with(
                    &case(stand("M", 0.0, 50.0, 0.0), &[]),
                    &json!({"fortified": [{"kind": "wood", "polygon": [[0, 0], [9, 0]]}]})
                )
            ),
            [
                ("fortified.0.kind".to_owned(), "not-one-of"),
                ("fortified.0.polygon".to_owned(), "not-an-outline")
            ]
        );
    }

    fn any_case() -> impl Strategy<Value = Value> {
        let place = || (-60.0..60.0f64, -60.0..80.0f64, 0.0..360.0f64);
        (place(), proptest::collection::vec(place(), 1..4), proptest::collection::vec(place(), 0..4), any::<bool>()).prop_map(|(mover, enemies, others, held)| {
            let all = |prefix: &str, places: Vec<(f64, f64, f64)>| {
                places.into_iter().enumerate().map(|(n, (x, y, facing))| stand(&format!("{prefix}{n}"), x, y, facing)).collect::<Vec<_>>()
            };
            json!({
                "mover": stand("M", mover.0, mover.1, mover.2), "enemies": all("A", enemies), "others": all("N", others),
                "fortified": [{"id": "town", "kind": "camp", "control": if held { "A" } else { "B" }, "polygon": [[60, 60], [100, 60], [100, 90], [60, 90]]}],
            })
        })
    }

    proptest! {
        #[test]
        fn turning_shifting_and_mirroring_the_table_changes_nothing(given in any_case(), angle in 0.0..360.0f64, mirrored: bool) {
            if let Some((straight, turned)) = spun(ID, &given, angle, mirrored) {
                prop_assert_eq!(straight.values, turned.values);
            }
        }

        #[test]
        fn whoever_is_far_away_changes_nothing(given in any_case(), enemy: bool) {
            if faults(ID, &given).is_empty() {
                let mut more = given.clone();
                let mut far = stand("far", 2000.0, 2000.0, 45.0);
                if enemy {
                    far["side"] = json!("A");
                }
                more[if enemy { "enemies" } else { "others" }].as_array_mut().unwrap().push(far);
                prop_assert_eq!(judge(ID, &given).values, judge(ID, &more).values);
            }
        }

        #[test]
        fn a_screen_more_never_restricts(given in any_case(), x in -60.0..60.0f64, y in -60.0..80.0f64) {
            let mut more = given.clone();
            more["others"].as_array_mut().unwrap().push(stand("new", x, y, 0.0));
            if faults(ID, &more).is_empty() {
                let by = |given: &Value| names(&judge(ID, &with(given, &json!({"agreed": ["touching-screens", "any-part-between"]}))), "restricted_by");
                let (before, after) = (by(&given), by(&more));
                prop_assert!(after.split(' ').all(|id| id.is_empty() || before.split(' ').any(|known| known == id)));
            }
        }
    }

    #[test]
    fn a_crowded_table_is_judged_in_good_time() {
        let grid = |prefix: &str, from: usize| {
            (from..from + 30)
                .map(|n| {
                    stand(
                        &format!("{prefix}{n}"),
                        f64::from(u32::try_from(n % 10).unwrap()) * 42.0,
                        f64::from(u32::try_from(n / 10).unwrap()) * 20.0,
                        0.0,
                    )
                })
                .collect::<Vec<_>>()
        };
        let round: Vec<Value> = (0..60)
            .map(|n| f64::from(n) * 6.0)
            .map(|angle: f64| {
                json!([
                    200.0 + 60.0 * angle.to_radians().cos(),
                    230.0 + 60.0 * angle.to_radians().sin()
                ])
            })
            .collect();
        let given = json!({
            "mover": stand("M", 200.0, 150.0, 180.0), "enemies": grid("A", 0), "others": grid("N", 30),
            "fortified": [{"kind": "bua", "control": "A", "polygon": round}],
        });
        assert!(names(&judge(ID, &given), "in_square").contains("fortified"));
    }
}
