//! `dba.terrain-setup`: whether terrain is sufficient, well distributed, of legal size and legally
//! placed.
//!
//! # Source items
//! bob:deployment.3, bob:river-crossing.8, bob:movement.3, qrs:terrain-choice.1-3,
//! qrs:terrain-size.1-4, qrs:road.2-5, qrs:river.1, qrs:coast.1, qrs:bua.1.
//!
//! # What it decides
//! Whether the given parts are legal, and all violations. Parts that are not given are not judged.
//!
//! # What it does not decide
//! Whether a piece fits the defender's topography: which types are compulsory or optional is given
//! (`role`), and known only from outside (`outside:topography`). Who places it (`dba.side-choice`).
//!
//! # Readings chosen
//! - The figures are those of the smaller scale, base width 40 mm.
//! - A BUA has its own limit, without the common minimum side and proportion; but the gap applies
//!   to it. Roads, rivers and waterways are linear: no size, no gap.
//! - Open points are asked last, and only if nothing else is illegal: the quarter with only a road
//!   or a river (`quarters_with_only_road_or_river`), marsh and rough going between oval and strip,
//!   and a BUA that fits only the square.
//! - A waterway is given by its minimum and maximum depth; `min_edge_paces` of a river excludes the
//!   edges where it enters and leaves.
//!
//! # Direction of error
//! The distance of a BUA from an edge is measured by the players: the documents do not say to which
//! part.
//!
//! # Examples
//! Legal: wood 20 × 16 cm. Illegal: wood 25 × 11 cm, more than twice as long as wide.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::terrain::Terrain;
use super::terrain_tables::{SET_UP_COUNTS, TERRAIN_DISTANCES, TERRAIN_SHARES, TERRAIN_SIZES};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct TerrainSetup;

/// The parts of a table that are judged.
pub struct Input {
    compulsory: Option<Measure>,
    optional: Option<Measure>,
    features: Vec<Feature>,
    quarters: Option<i64>,
    only_lines: i64,
    bad: Option<Measure>,
    river: Option<River>,
    waterway: Option<Waterway>,
    road: Option<Road>,
    bua: Vec<Measure>,
}

/// One piece of terrain.
struct Feature {
    kind: Piece,
    role: Fact<Part>,
    /// Its sides, mm.
    sides: Option<[Measure; 2]>,
    gap: Option<Measure>,
    edge: Option<Measure>,
}

/// A type of terrain that is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece(Terrain);

impl Choice for Piece {
    const SCOPE: &'static str = Terrain::SCOPE;
    const GIVEN: bool = true;
}

impl VariantArray for Piece {
    const VARIANTS: &'static [Self] = &[
        Self(Terrain::Wood),
        Self(Terrain::GentleHill),
        Self(Terrain::SteepHill),
        Self(Terrain::Marsh),
        Self(Terrain::Rough),
        Self(Terrain::Dunes),
        Self(Terrain::Oasis),
        Self(Terrain::Bua),
        Self(Terrain::River),
        Self(Terrain::Road),
        Self(Terrain::Waterway),
    ];
}

impl From<Piece> for &'static str {
    fn from(value: Piece) -> Self {
        value.0.code()
    }
}

impl Piece {
    const fn is_linear(self) -> bool {
        matches!(self.0, Terrain::River | Terrain::Road | Terrain::Waterway)
    }
    /// Whether at most one of it is allowed, in any role.
    const fn is_single(self) -> bool {
        matches!(
            self.0,
            Terrain::Bua | Terrain::River | Terrain::Waterway | Terrain::Oasis
        )
    }
    /// Whether it may be a long strip.
    const fn may_be_long(self) -> bool {
        matches!(self.0, Terrain::Marsh | Terrain::Rough)
    }
    fn arg(self) -> Arg {
        Arg::of(Self::SCOPE, self.code())
    }
}

/// Role of a piece in the defender's topography.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Part {
    Compulsory,
    Optional,
}

impl Choice for Part {
    const SCOPE: &'static str = "dba-terrain-role";
}

/// A river's course, in any one unit, and its minimum distance from an edge, paces.
struct River {
    length: Option<Measure>,
    straight: Option<Measure>,
    edge: Option<Measure>,
}

/// A waterway's depth, paces, and the fraction of it that is deeper than the mark, 0 to 1.
struct Waterway {
    least: Measure,
    greatest: Measure,
    deep: Option<Measure>,
}

/// A road.
struct Road {
    bua_on_table: bool,
    touches_bua: bool,
    width: Option<Measure>,
    bends: bool,
    edge_to_edge: bool,
}

/// Converts centimetres to millimetres without binary rounding errors.
fn mm(cm: f64) -> f64 {
    (cm * 1e7).round() / 1e6
}

/// A length given in centimetres, in millimetres.
fn in_mm(cm: &Measure) -> Measure {
    cm.exactly()
        .map_or_else(|| cm.times(10.0), |cm| Measure::known(mm(cm)))
}

impl Declared for Feature {
    fn declare(form: &mut Form<'_>) -> Self {
        let kind = form.choice("type").required();
        let role = form.choice("role").fact();
        // If one side is given, the other is needed.
        let both = ["w_cm", "l_cm"]
            .iter()
            .any(|name| form.is_told_or_tried(name));
        let [width, length] = ["w_cm", "l_cm"].map(|name| {
            let side = form.decimal(name, 0.1, 200.0);
            if both {
                Some(side.measured())
            } else {
                side.maybe_measured()
            }
        });
        Self {
            kind,
            role,
            sides: width
                .zip(length)
                .map(|(width, length)| [in_mm(&width), in_mm(&length)]),
            gap: form
                .decimal("gap_bw", 0.0, 100.0)
                .unit(Unit::BaseWidths)
                .maybe_measured(),
            edge: form
                .decimal("edge_dist_paces", 0.0, 10_000.0)
                .unit(Unit::Paces)
                .maybe_measured(),
        }
    }
}

/// The longest course that is judged, in any unit.
const LONGEST: f64 = 100_000.0;

impl Declared for River {
    fn declare(form: &mut Form<'_>) -> Self {
        // If one is given, the other is compared with it.
        let told = ["length", "straight"].map(|name| form.number_told(name));
        let length = form.decimal("length", 0.1, LONGEST);
        let length = match told {
            [None, Some(straight)] => Some(length.measured_within(straight, LONGEST)),
            _ => length.if_told().map(Measure::known),
        };
        let straight = form.decimal("straight", 0.1, LONGEST);
        let straight = match told {
            [Some(length), None] => Some(straight.measured_within(0.1, length)),
            _ => straight.if_told().map(Measure::known),
        };
        if matches!(told, [Some(length), Some(straight)] if straight > length) {
            form.more_than("straight", "length");
        }
        Self {
            length,
            straight,
            edge: form
                .decimal("min_edge_paces", 0.0, 10_000.0)
                .unit(Unit::Paces)
                .maybe_measured(),
        }
    }
}

impl Declared for Waterway {
    fn declare(form: &mut Form<'_>) -> Self {
        let told = ["min_depth", "max_depth"].map(|name| form.number_told(name));
        let [least, greatest] = ["min_depth", "max_depth"].map(|name| {
            let depth = form.decimal(name, 0.0, 10_000.0).unit(Unit::Paces);
            depth.measured()
        });
        if matches!(told, [Some(least), Some(greatest)] if least > greatest) {
            form.more_than("min_depth", "max_depth");
        }
        // What is nowhere that deep has no such part, and what is everywhere deeper has no other.
        let deep = form.decimal("share_over_400", 0.0, 1.0).maybe_measured();
        let share = form.number_told("share_over_400");
        let none = told[1].is_some_and(|greatest| greatest <= 400.0);
        let all = told[0].is_some_and(|least| least > 400.0);
        if share.is_some_and(|share| none && share > 0.0 || all && share < 1.0) {
            form.contradicts("share_over_400");
        }
        Self {
            least,
            greatest,
            deep,
        }
    }
}

impl Declared for Road {
    fn declare(form: &mut Form<'_>) -> Self {
        // A road that touches no BUA matters only if there is one.
        let asked = form.may_lack_facts() && form.says("touches_bua", "false");
        let bua = form.yes_or_no("bua_on_table");
        let bua = if asked { bua.required() } else { bua.or(false) };
        Self {
            bua_on_table: bua,
            touches_bua: form.yes_or_no("touches_bua").or(true),
            width: form
                .decimal("width_cm", 0.1, 100.0)
                .maybe_measured()
                .map(|cm| in_mm(&cm)),
            bends: form.truth("bend_in_open"),
            edge_to_edge: form.yes_or_no("edge_to_edge").or(true),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let compulsory = form.integer("compulsory_n", 0, 20).maybe_measured();
        let optional = form.integer("optional_n", 0, 20).maybe_measured();
        let features: Vec<Feature> = form.list("features", 0, 20);
        // The pieces that are listed count.
        for (name, told, part) in [
            ("compulsory_n", &compulsory, Part::Compulsory),
            ("optional_n", &optional, Part::Optional),
        ] {
            let listed = features
                .iter()
                .filter(|feature| feature.role.exactly() == Some(part))
                .count();
            let listed = i64::try_from(listed).unwrap_or(i64::MAX);
            if told
                .as_ref()
                .and_then(Measure::whole_if_known)
                .is_some_and(|told| told < listed)
            {
                form.contradicts(name);
            }
        }
        let quarters = form.integer("quarters_with_feature", 0, 4).optional();
        let only_lines = form.integer("quarters_with_only_road_or_river", 0, 4).or(0);
        let bad = form
            .integer("quarters_with_bad_or_water", 0, 4)
            .maybe_measured();
        if let Some(quarters) = quarters {
            if only_lines > quarters {
                form.more_than("quarters_with_only_road_or_river", "quarters_with_feature");
            }
            if bad.as_ref().is_some_and(|bad| *bad > quarters) {
                form.more_than("quarters_with_bad_or_water", "quarters_with_feature");
            }
        } else if only_lines > 0 {
            form.lacks("quarters_with_feature");
        }
        let (river, waterway, road) = (
            form.maybe("river"),
            form.maybe("waterway"),
            form.maybe("road"),
        );
        let bua = form
            .integers_measured("bua_dist_paces", 0, 10_000, 2)
            .or(Vec::new());
        if bua.len() == 1 {
            form.refuse(
                "bua_dist_paces",
                bua[0].written(),
                FaultKind::ListLength,
                vec!["2".to_owned()],
            );
        }
        let input = Self {
            compulsory,
            optional,
            features,
            quarters,
            only_lines,
            bad,
            river,
            waterway,
            road,
            bua,
        };
        if input.says_nothing() {
            form.lacks("compulsory_n");
        }
        input
    }
}

impl Input {
    fn says_nothing(&self) -> bool {
        let counts = [&self.compulsory, &self.optional, &self.bad];
        let lines = self.river.is_none() && self.waterway.is_none() && self.road.is_none();
        counts.iter().all(|count| count.is_none())
            && self.quarters.is_none()
            && lines
            && self.features.is_empty()
            && self.bua.is_empty()
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    CHECK_IGNORES = "dba/terrain/topographies#check-ignores";
    NUMBERS = "dba/terrain/how-many#numbers";
    COMPULSORY = "dba/terrain/how-many#compulsory";
    OPTIONAL = "dba/terrain/how-many#optional";
    SPREAD = "dba/terrain/quarters#rule";
    THREE_QUARTERS = "dba/terrain/quarters#three-quarters";
    TWO_QUARTERS = "dba/terrain/quarters#two-quarters";
    LIMITS = "dba/terrain/repeats#limits";
    TWICE = "dba/terrain/repeats#twice";
    ONCE = "dba/terrain/repeats#once";
    SIZE = "dba/terrain/area-size#side-sum";
    NOT_OVER_THE_SUM = "dba/terrain/area-size#not-over-the-sum";
    NOT_TOO_NARROW = "dba/terrain/area-size#not-too-narrow";
    NOT_TOO_LONG = "dba/terrain/area-size#not-too-long";
    STRIP = "dba/terrain/marsh-and-rough#strip";
    ONLY_THESE = "dba/terrain/marsh-and-rough#only-these";
    BUA_MOST = "dba/terrain/bua-size#most";
    BUA_NOT_LARGER = "dba/terrain/bua-size#not-larger";
    NEAR_TWO_EDGES = "dba/terrain/bua-place#near-two-edges";
    NOT_FARTHER = "dba/terrain/bua-place#not-farther";
    ONE_BASE = "dba/terrain/gaps#one-base";
    NOT_CLOSER = "dba/terrain/gaps#not-closer";
    EDGE_FREE = "dba/terrain/gaps#edge-free";
    LINEAR_FREE = "dba/terrain/gaps#linear-free";
    ROAD = "dba/terrain/road-course#summary";
    EDGE_TO_EDGE = "dba/terrain/road-course#edge-to-edge";
    NOT_WIDER = "dba/terrain/road-course#not-wider";
    NO_BEND = "dba/terrain/road-course#no-bend-in-the-open";
    NOT_PAST_IT = "dba/terrain/road-and-bua#not-past-it";
    WATERWAY = "dba/terrain/waterway#summary";
    DEPTH = "dba/terrain/waterway#depth";
    HALF = "dba/terrain/waterway#half";
    RIVER = "dba/rivers/course#limits";
    LENGTH = "dba/rivers/course#length";
    EDGES = "dba/rivers/course#edges";
    LINE_COUNTS = "dba/disputes/quarter-with-only-a-line#line-counts";
    LINE_DOES_NOT = "dba/disputes/quarter-with-only-a-line#line-does-not-count";
    ANY_IN_BETWEEN = "dba/disputes/marsh-and-rough-in-between#any-in-between";
    ONLY_THE_STRIP = "dba/disputes/marsh-and-rough-in-between#only-the-strip";
    RECTANGLE = "dba/disputes/largest-bua#within-the-rectangle";
    SQUARE = "dba/disputes/largest-bua#within-the-square";
}

/// A quarter crossed by a road or a river and nothing else.
static ONLY_A_LINE: Point = Point {
    id: "quarter-with-only-a-line",
    kind: PointKind::Open,
    readings: &[Reading::of(LINE_COUNTS), Reading::of(LINE_DOES_NOT)],
};
/// Marsh and rough going that are neither oval nor a strip.
static IN_BETWEEN: Point = Point {
    id: "marsh-and-rough-in-between",
    kind: PointKind::Open,
    readings: &[Reading::of(ANY_IN_BETWEEN), Reading::of(ONLY_THE_STRIP)],
};
/// A BUA that fits the square and not the rectangle.
static LARGEST_BUA: Point = Point {
    id: "largest-bua",
    kind: PointKind::Open,
    readings: &[Reading::of(RECTANGLE), Reading::of(SQUARE)],
};

impl Rule for TerrainSetup {
    type Input = Input;
    const ID: &'static str = "dba.terrain-setup";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "compulsory-count",
            claim: COMPULSORY,
        },
        Violation {
            code: "optional-count",
            claim: OPTIONAL,
        },
        Violation {
            code: "repeat",
            claim: TWICE,
        },
        Violation {
            code: "unique",
            claim: ONCE,
        },
        Violation {
            code: "quarters-feature",
            claim: THREE_QUARTERS,
        },
        Violation {
            code: "quarters-bad",
            claim: TWO_QUARTERS,
        },
        Violation {
            code: "side-sum",
            claim: NOT_OVER_THE_SUM,
        },
        Violation {
            code: "side-min",
            claim: NOT_TOO_NARROW,
        },
        Violation {
            code: "side-ratio",
            claim: NOT_TOO_LONG,
        },
        Violation {
            code: "gap",
            claim: NOT_CLOSER,
        },
        Violation {
            code: "bua-size",
            claim: BUA_NOT_LARGER,
        },
        Violation {
            code: "bua-place",
            claim: NOT_FARTHER,
        },
        Violation {
            code: "river-length",
            claim: LENGTH,
        },
        Violation {
            code: "river-edge",
            claim: EDGES,
        },
        Violation {
            code: "waterway-depth",
            claim: DEPTH,
        },
        Violation {
            code: "waterway-half",
            claim: HALF,
        },
        Violation {
            code: "road-bua",
            claim: NOT_PAST_IT,
        },
        Violation {
            code: "road-width",
            claim: NOT_WIDER,
        },
        Violation {
            code: "road-bend",
            claim: NO_BEND,
        },
        Violation {
            code: "road-edge",
            claim: EDGE_TO_EDGE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&ONLY_A_LINE, &IN_BETWEEN, &LARGEST_BUA];
    const TABLES: &'static [&'static Table] = &[
        &SET_UP_COUNTS,
        &TERRAIN_SIZES,
        &TERRAIN_DISTANCES,
        &TERRAIN_SHARES,
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut judged = Judged::default();
        counts(case, input, &mut judged);
        repeats(case, input, &mut judged);
        quarters(case, input, &mut judged);
        for (n, feature) in (1_i64..).zip(&input.features) {
            case.about(
                vec![("n", n.into()), ("piece", feature.kind.arg())],
                |case| piece(case, feature, n, &mut judged),
            );
        }
        bua_place(case, input, &mut judged);
        lines(case, input, &mut judged);
        if !input.features.is_empty() {
            case.step("topography", false).cite(CHECK_IGNORES);
        }
        for doubt in &judged.doubts {
            settle(case, doubt);
        }
        let legal = case.refused().is_empty();
        if legal {
            for claim in &judged.carrying {
                case.because(claim);
            }
            if !input.features.is_empty() {
                case.because(CHECK_IGNORES);
            }
        } else {
            remedies(case, input);
        }
        // Only the defender's topography determines which pieces are optional.
        if !input.features.is_empty() && (legal || case.refused().contains(&"repeat")) {
            case.flag("outside:topography");
        }
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
    }
}

/// Judgement of a set-up: the claims for what is legal, and the points that the documents leave
/// open.
#[derive(Default)]
struct Judged {
    carrying: Vec<&'static str>,
    doubts: Vec<Doubt>,
}

/// A point that the documents leave open.
enum Doubt {
    /// Number of quarters with terrain, and of those with only a road or river.
    OnlyALine(i64, i64),
    /// The piece with this index, and its proportion of length to width.
    InBetween(i64, Piece, Option<f64>),
    /// The piece with this index, and its sides.
    LargestBua(i64, Piece, Option<(f64, f64)>),
}

fn count(case: &mut Case<'_>, row: &str) -> i64 {
    case.number(&SET_UP_COUNTS, row, "value").unwrap_or(0)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "figures of a rulebook are small"
)]
fn size(case: &mut Case<'_>, row: &str) -> f64 {
    case.number(&TERRAIN_SIZES, row, "mm").unwrap_or(0) as f64
}

#[expect(
    clippy::cast_precision_loss,
    reason = "figures of a rulebook are small"
)]
fn paces(case: &mut Case<'_>, row: &str) -> f64 {
    case.number(&TERRAIN_DISTANCES, row, "paces").unwrap_or(0) as f64
}

/// A figure that is a multiple or a fraction.
#[expect(
    clippy::cast_precision_loss,
    reason = "figures of a rulebook are small"
)]
fn share(case: &mut Case<'_>, row: &str) -> f64 {
    case.number(&TERRAIN_SHARES, row, "percent").unwrap_or(0) as f64 / 100.0
}

fn counts(case: &mut Case<'_>, input: &Input, judged: &mut Judged) {
    for (code, n, least, most) in [
        (
            "compulsory-count",
            &input.compulsory,
            "compulsory-least",
            "compulsory-most",
        ),
        (
            "optional-count",
            &input.optional,
            "optional-least",
            "optional-most",
        ),
    ] {
        if let Some(n) = n {
            let (least, most) = (count(case, least), count(case, most));
            case.forbid(code, *n < least || *n > most)
                .value_of(n)
                .arg("least", least)
                .arg("most", most);
            judged.carrying.push(NUMBERS);
        }
    }
}

fn repeats(case: &mut Case<'_>, input: &Input, judged: &mut Judged) {
    if input.features.is_empty() {
        return;
    }
    judged.carrying.push(LIMITS);
    let of = |piece: Piece, optional: bool| {
        let found = input
            .features
            .iter()
            .filter(|feature| feature.kind == piece)
            .filter(|feature| !optional || feature.role.exactly() != Some(Part::Compulsory))
            .count();
        (i64::try_from(found).unwrap_or(i64::MAX), piece)
    };
    for (code, row, single) in [
        ("repeat", "same-optional", false),
        ("unique", "same-single", true),
    ] {
        let pieces = Piece::ALL
            .iter()
            .copied()
            .filter(|piece| piece.is_single() == single);
        let (n, piece) = pieces
            .map(|piece| of(piece, !single))
            .rev()
            .max_by_key(|(n, _)| *n)
            .unwrap_or((0, Piece::ALL[0]));
        let most = count(case, row);
        // The roles matter if there are too many pieces when all are optional.
        let untold = |feature: &&Feature| feature.kind == piece && feature.role.exactly().is_none();
        let compulsory = input
            .features
            .iter()
            .filter(|feature| !single && n > most && untold(feature))
            .filter(|feature| feature.role == Part::Compulsory)
            .count();
        let n = n - i64::try_from(compulsory).unwrap_or(0);
        case.forbid(code, n > most)
            .value(n)
            .arg("most", most)
            .arg("piece", piece.arg());
    }
}

fn quarters(case: &mut Case<'_>, input: &Input, judged: &mut Judged) {
    if let Some(quarters) = input.quarters {
        let least = count(case, "quarters-terrain");
        judged.carrying.push(SPREAD);
        if quarters >= least && quarters - input.only_lines < least {
            judged
                .doubts
                .push(Doubt::OnlyALine(quarters, input.only_lines));
        } else {
            case.forbid("quarters-feature", quarters < least)
                .value(quarters)
                .arg("least", least)
                .arg("why", "certain");
        }
    }
    if let Some(bad) = &input.bad {
        let least = count(case, "quarters-bad");
        judged.carrying.push(SPREAD);
        case.forbid("quarters-bad", *bad < least)
            .value_of(bad)
            .arg("least", least);
    }
}

/// Judges one piece: its size, if it has one, and its gap.
fn piece(case: &mut Case<'_>, feature: &Feature, n: i64, judged: &mut Judged) {
    if feature.kind.is_linear() {
        case.step("linear", false)
            .value(feature.kind.code())
            .cite(LINEAR_FREE);
        return;
    }
    if let Some(sides) = &feature.sides {
        if feature.kind.0 == Terrain::Bua {
            bua_size(case, feature.kind, sides, n, judged);
        } else {
            area(case, feature.kind, sides, n, judged);
        }
    }
    if let Some(gap) = &feature.gap {
        case.forbid("gap", *gap < 1.0).value_of(gap);
        judged.carrying.push(ONE_BASE);
    }
    if let Some(edge) = &feature.edge {
        case.step("edge", false).value_of(edge).cite(EDGE_FREE);
    }
}

/// The shorter and the longer side, if both are known exactly.
fn exact(sides: &[Measure; 2]) -> Option<(f64, f64)> {
    let [one, other] = sides;
    let (one, other) = one.exactly().zip(other.exactly())?;
    Some((one.min(other), one.max(other)))
}

fn area(case: &mut Case<'_>, kind: Piece, sides: &[Measure; 2], n: i64, judged: &mut Judged) {
    let [one, other] = sides;
    let exact = exact(sides);
    let (most, least) = (size(case, "side-sum"), size(case, "side-least"));
    let sum = exact.map(|(shorter, longer)| mm((shorter + longer) / 10.0));
    let large = match sum {
        Some(sum) => sum > most,
        None => one + other > most,
    };
    let narrow = *one < least || *other < least;
    case.forbid("side-sum", large)
        .value_of(&sum.map(number))
        .arg("most", most);
    case.forbid("side-min", narrow)
        .value_of(&exact.map(|(shorter, _)| number(shorter)))
        .arg("least", least);
    let times = share(case, "length-to-width");
    let long = *one > other.times(times) || *other > one.times(times);
    let length = size(case, "strip-length");
    let strip = kind.may_be_long()
        && long
        && (*one == least && *other == length || *other == least && *one == length);
    let ratio = exact.map(|(shorter, longer)| (longer / shorter * 100.0).round() / 100.0);
    judged.carrying.push(SIZE);
    if long && strip {
        judged.carrying.push(STRIP);
    }
    if long && kind.may_be_long() && !strip && !large && !narrow {
        judged.doubts.push(Doubt::InBetween(n, kind, ratio));
        return;
    }
    let barred = long && !kind.may_be_long();
    let why = match (long, strip, kind.may_be_long()) {
        (false, _, _) => "short",
        (true, true, _) => "strip",
        (true, false, true) => "moot",
        (true, false, false) => "long",
    };
    case.forbid("side-ratio", barred)
        .value_of(&ratio.map(number))
        .arg("times", times)
        .arg("why", why)
        .cite(if strip && long { STRIP } else { NOT_TOO_LONG });
    if barred {
        case.because(ONLY_THESE);
    }
}

fn bua_size(case: &mut Case<'_>, kind: Piece, sides: &[Measure; 2], n: i64, judged: &mut Judged) {
    let [one, other] = sides;
    let exact = exact(sides);
    let (length, width, square) = (
        size(case, "bua-length"),
        size(case, "bua-width"),
        size(case, "largest-square"),
    );
    let fits = *one <= width && *other <= length || *other <= width && *one <= length;
    if !fits && *one <= square && *other <= square {
        judged.doubts.push(Doubt::LargestBua(n, kind, exact));
        return;
    }
    let (shorter, longer) = exact.unzip();
    case.forbid("bua-size", !fits)
        .value_of(&exact.map(|(shorter, longer)| json!([number(shorter), number(longer)])))
        .arg("width", width)
        .arg("length", length)
        .arg("shorter", shorter)
        .arg("longer", longer)
        .arg("why", "certain");
    judged.carrying.push(BUA_MOST);
}

fn bua_place(case: &mut Case<'_>, input: &Input, judged: &mut Judged) {
    if !input.bua.is_empty() {
        let most = paces(case, "bua-to-edges");
        let far = input.bua.iter().any(|distance| *distance > most);
        let known: Option<Vec<i64>> = input.bua.iter().map(Measure::whole_if_known).collect();
        let farther = known.and_then(|all| all.into_iter().max());
        case.forbid("bua-place", far)
            .value_of(&farther.map(Value::from))
            .arg("most", most);
        judged.carrying.push(NEAR_TWO_EDGES);
    }
}

/// Judges river, waterway and road.
fn lines(case: &mut Case<'_>, input: &Input, judged: &mut Judged) {
    if let Some(river) = &input.river {
        if let (Some(length), Some(straight)) = (&river.length, &river.straight) {
            let times = share(case, "river-course");
            let most = straight
                .exactly()
                .map(|straight| mm(straight * times / 10.0));
            let over = match (most, length.exactly()) {
                (Some(most), _) => *length > most,
                (None, Some(length)) => *straight < length / times,
                // One of them was given.
                (None, None) => false,
            };
            case.forbid("river-length", over)
                .value_of(length)
                .arg("most", most);
        }
        if let Some(edge) = &river.edge {
            let least = paces(case, "river-to-edges");
            case.forbid("river-edge", *edge < least)
                .value_of(edge)
                .arg("least", least);
        }
        judged.carrying.push(RIVER);
    }
    if let Some(waterway) = &input.waterway {
        let (least, most) = (paces(case, "waterway-least"), paces(case, "waterway-most"));
        let broken = waterway.least < least || waterway.greatest > most;
        let (from, to) = (waterway.least.exactly(), waterway.greatest.exactly());
        let depths = from
            .zip(to)
            .map(|(from, to)| json!([number(from), number(to)]));
        case.forbid("waterway-depth", broken)
            .value(depths)
            .arg("from", from)
            .arg("to", to)
            .arg("least", least)
            .arg("most", most);
        if let Some(deep) = &waterway.deep {
            let (half, mark) = (share(case, "deep-waterway"), paces(case, "waterway-half"));
            let percent = deep.exactly().map(|deep| number((deep * 100.0).round()));
            case.forbid("waterway-half", *deep > half)
                .value_of(&percent)
                .arg("mark", mark)
                .arg("most", half * 100.0);
        }
        judged.carrying.push(WATERWAY);
    }
    if let Some(road) = &input.road {
        let why = if road.bua_on_table {
            "touches"
        } else {
            "no-bua"
        };
        case.forbid("road-bua", road.bua_on_table && !road.touches_bua)
            .arg("why", why);
        if let Some(width) = &road.width {
            let most = size(case, "road-width");
            case.forbid("road-width", *width > most)
                .value_of(width)
                .arg("most", most);
        }
        case.forbid("road-bend", road.bends);
        case.forbid("road-edge", !road.edge_to_edge);
        judged.carrying.push(ROAD);
    }
}

/// Settles the open points, unless the table is already illegal.
fn settle(case: &mut Case<'_>, doubt: &Doubt) {
    let open = case.refused().is_empty();
    let (code, point, harsh) = match doubt {
        Doubt::OnlyALine(..) => ("quarters-feature", &ONLY_A_LINE, LINE_DOES_NOT),
        Doubt::InBetween(..) => ("side-ratio", &IN_BETWEEN, ONLY_THE_STRIP),
        Doubt::LargestBua(..) => ("bua-size", &LARGEST_BUA, RECTANGLE),
    };
    let broken = open && case.ask(point).is(harsh);
    let reading = point
        .readings
        .iter()
        .find(|reading| (reading.claim == harsh) == broken)
        .unwrap_or(&point.readings[0]);
    if open {
        case.because(reading.claim);
    }
    let why = if open { "agreed" } else { "moot" };
    match doubt {
        Doubt::OnlyALine(quarters, lines) => {
            let least = count(case, "quarters-terrain");
            case.forbid(code, broken)
                .value(*quarters)
                .arg("least", least)
                .arg("lines", *lines)
        }
        Doubt::InBetween(n, kind, ratio) => {
            let times = share(case, "length-to-width");
            case.forbid(code, broken)
                .value_of(&ratio.map(number))
                .arg("n", *n)
                .arg("piece", kind.arg())
                .arg("times", times)
        }
        Doubt::LargestBua(n, kind, sides) => {
            let (length, width) = (size(case, "bua-length"), size(case, "bua-width"));
            let value = sides.map(|(shorter, longer)| json!([number(shorter), number(longer)]));
            let (shorter, longer) = sides.unzip();
            let step = case
                .forbid(code, broken)
                .value_of(&value)
                .arg("n", *n)
                .arg("piece", kind.arg());
            step.arg("width", width)
                .arg("length", length)
                .arg("shorter", shorter)
                .arg("longer", longer)
        }
    }
    .arg("why", why)
    .cite(reading.claim);
}

/// The remedy for the number of pieces, the quarters or the distance of the BUA, if that alone is wrong.
fn remedies(case: &mut Case<'_>, input: &Input) {
    let refused = case.refused().to_vec();
    if refused
        .iter()
        .all(|code| matches!(*code, "compulsory-count" | "optional-count"))
    {
        let mut changes = Vec::new();
        let mut texts = Vec::new();
        for (name, code, n, least, most) in [
            (
                "compulsory_n",
                "compulsory-count",
                &input.compulsory,
                "compulsory-least",
                "compulsory-most",
            ),
            (
                "optional_n",
                "optional-count",
                &input.optional,
                "optional-least",
                "optional-most",
            ),
        ] {
            let wrong = n.as_ref().filter(|_| refused.contains(&code));
            let n = wrong.and_then(Measure::whole_if_known);
            let n = n.map(|n| n.clamp(count(case, least), count(case, most)));
            texts.push((name, n.map_or(Arg::from("none"), Arg::from)));
            changes.extend(n.map(|n| (name, json!(n))));
        }
        if !changes.is_empty() {
            case.remedy("numbers", texts, changes);
        }
    }
    if refused == ["quarters-feature"] && input.only_lines == 0 {
        let least = count(case, "quarters-terrain");
        case.remedy(
            "quarters-feature",
            vec![("least", least.into())],
            vec![("quarters_with_feature", json!(least))],
        );
    }
    if refused == ["quarters-bad"] {
        let least = count(case, "quarters-bad");
        case.remedy(
            "quarters-bad",
            vec![("least", least.into())],
            vec![("quarters_with_bad_or_water", json!(least))],
        );
    }
    if refused == ["bua-place"] {
        let most = case
            .number(&TERRAIN_DISTANCES, "bua-to-edges", "paces")
            .unwrap_or(0);
        let known: Option<Vec<i64>> = input.bua.iter().map(Measure::whole_if_known).collect();
        let nearer = known.map(|all| all.into_iter().map(|distance| distance.min(most)));
        let nearer: Vec<i64> = nearer.into_iter().flatten().collect();
        let change = (!nearer.is_empty()).then(|| ("bua_dist_paces", json!(nearer)));
        case.remedy(
            "nearer",
            vec![("most", most.into())],
            change.into_iter().collect(),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(given: &Value) -> Verdict {
        judge("dba.terrain-setup", given)
    }

    #[track_caller]
    fn refused(given: &Value, codes: &[&str]) -> Verdict {
        let verdict = ask(given);
        assert_eq!(
            (&verdict.values["violations"], &verdict.values["legal"]),
            (&json!(codes), &json!(codes.is_empty())),
            "{given}"
        );
        verdict
    }

    fn piece(kind: &str, w: f64, l: f64) -> Value {
        json!({"features": [{"type": kind, "role": "optional", "w_cm": w, "l_cm": l}]})
    }

    #[test]
    fn one_or_two_compulsory_and_two_or_three_optional() {
        for n in 0..=5 {
            let verdict = refused(
                &json!({"compulsory_n": n}),
                if (1..=2).contains(&n) {
                    &[]
                } else {
                    &["compulsory-count"]
                },
            );
            assert_eq!(verdict.remedies.is_empty(), (1..=2).contains(&n));
            refused(
                &json!({"optional_n": n}),
                if (2..=3).contains(&n) {
                    &[]
                } else {
                    &["optional-count"]
                },
            );
        }
        let both = refused(
            &json!({"compulsory_n": 0, "optional_n": 7}),
            &["compulsory-count", "optional-count"],
        );
        assert_eq!(
            both.remedies[0].input,
            *json!({"compulsory_n": 1, "optional_n": 3})
                .as_object()
                .unwrap()
        );
    }

    #[test]
    fn three_quarters_have_terrain_and_two_bad_going_or_water() {
        for n in 0..=4 {
            refused(
                &json!({"quarters_with_feature": n}),
                if n >= 3 { &[] } else { &["quarters-feature"] },
            );
            refused(
                &json!({"quarters_with_bad_or_water": n}),
                if n >= 2 { &[] } else { &["quarters-bad"] },
            );
        }
        let open = ask(&json!({"quarters_with_feature": 4, "quarters_with_only_road_or_river": 2}));
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "quarter-with-only-a-line")
        );
        refused(
            &json!({"quarters_with_feature": 4, "quarters_with_only_road_or_river": 1}),
            &[],
        );
        refused(
            &json!({"quarters_with_feature": 2, "quarters_with_only_road_or_river": 1}),
            &["quarters-feature"],
        );
        refused(
            &json!({"quarters_with_feature": 3, "quarters_with_only_road_or_river": 1, "agreed": "line-does-not-count"}),
            &["quarters-feature"],
        );
        refused(
            &json!({"quarters_with_feature": 3, "quarters_with_only_road_or_river": 1, "agreed": "line-counts"}),
            &[],
        );
        // If the table is illegal anyway the point is not asked.
        refused(
            &json!({"quarters_with_feature": 3, "quarters_with_only_road_or_river": 1, "optional_n": 5}),
            &["optional-count"],
        );
    }

    #[test]
    fn sizes_of_area_terrain() {
        for kind in [
            "wood",
            "gentle-hill",
            "steep-hill",
            "marsh",
            "rough",
            "dunes",
            "oasis",
        ] {
            for (w, l) in [
                (20.0, 16.0),
                (18.0, 18.0),
                (24.0, 12.0),
                (4.0, 4.0),
                (4.0, 8.0),
            ] {
                assert!(refused(&piece(kind, w, l), &[]).reasons.contains(&SIZE));
            }
            refused(&piece(kind, 18.0, 18.1), &["side-sum"]);
            refused(&piece(kind, 3.9, 7.0), &["side-min"]);
            refused(&piece(kind, 3.0, 3.0), &["side-min"]);
        }
        for kind in ["wood", "gentle-hill", "steep-hill", "dunes", "oasis"] {
            assert!(
                refused(&piece(kind, 25.0, 11.0), &["side-ratio"])
                    .reasons
                    .contains(&ONLY_THESE)
            );
            refused(&piece(kind, 4.0, 32.0), &["side-ratio"]);
            refused(
                &piece(kind, 3.0, 40.0),
                &["side-sum", "side-min", "side-ratio"],
            );
        }
    }

    #[test]
    fn marsh_and_rough_going_may_be_a_strip() {
        for kind in ["marsh", "rough"] {
            assert!(
                refused(&piece(kind, 32.0, 4.0), &[])
                    .reasons
                    .contains(&STRIP)
            );
            for (w, l) in [(6.0, 24.0), (4.0, 31.0), (11.0, 25.0), (4.0, 8.1)] {
                let open = ask(&piece(kind, w, l));
                assert_eq!(
                    (open.finding.kind, open.finding.code.as_str()),
                    (FindingKind::Undetermined, "marsh-and-rough-in-between"),
                    "{w} {l}"
                );
                refused(
                    &with(&piece(kind, w, l), &json!({"agreed": "any-in-between"})),
                    &[],
                );
                refused(
                    &with(&piece(kind, w, l), &json!({"agreed": "only-the-strip"})),
                    &["side-ratio"],
                );
            }
            refused(&piece(kind, 4.0, 33.0), &["side-sum"]);
            refused(&piece(kind, 3.0, 32.0), &["side-min"]);
        }
    }

    #[test]
    fn the_largest_bua() {
        refused(&piece("bua", 22.5, 13.5), &[]);
        refused(&piece("bua", 12.0, 12.0), &[]);
        refused(&piece("bua", 10.0, 24.0), &["bua-size"]);
        refused(&piece("bua", 20.0, 15.0), &["bua-size"]);
        for (w, l) in [(18.0, 18.0), (14.0, 14.0), (18.0, 13.6)] {
            assert_eq!(ask(&piece("bua", w, l)).finding.code, "largest-bua");
            refused(
                &with(&piece("bua", w, l), &json!({"agreed": "within-the-square"})),
                &[],
            );
            refused(
                &with(
                    &piece("bua", w, l),
                    &json!({"agreed": "within-the-rectangle"}),
                ),
                &["bua-size"],
            );
        }
    }

    #[test]
    fn repeats_and_single_pieces() {
        let pieces = |kind: &str, roles: &[&str]| json!({"features": roles.iter().map(|role| json!({"type": kind, "role": role})).collect::<Vec<_>>()});
        for kind in Piece::ALL {
            let (single, code) = (kind.is_single(), kind.code());
            refused(&pieces(code, &["optional"]), &[]);
            refused(
                &pieces(code, &["optional", "optional"]),
                if single { &["unique"] } else { &[] },
            );
            refused(
                &pieces(code, &["compulsory", "compulsory", "optional", "optional"]),
                if single { &["unique"] } else { &[] },
            );
            refused(
                &pieces(code, &["optional", "optional", "optional"]),
                if single { &["unique"] } else { &["repeat"] },
            );
        }
    }

    #[test]
    fn gaps_and_the_place_of_a_bua() {
        let gap = |kind: &str, gap: f64| json!({"features": [{"type": kind, "role": "optional", "gap_bw": gap, "edge_dist_paces": 0}]});
        refused(&gap("wood", 0.9), &["gap"]);
        refused(&gap("bua", 0.9), &["gap"]);
        refused(&gap("wood", 1.0), &[]);
        refused(&gap("road", 0.0), &[]);
        refused(&json!({"bua_dist_paces": [900, 900]}), &[]);
        let far = refused(&json!({"bua_dist_paces": [300, 901]}), &["bua-place"]);
        assert_eq!(far.remedies[0].input["bua_dist_paces"], json!([300, 900]));
    }

    #[test]
    fn rivers_waterways_and_roads() {
        refused(
            &json!({"river": {"length": 90, "straight": 60, "min_edge_paces": 600}}),
            &[],
        );
        refused(
            &json!({"river": {"length": 91, "straight": 60}}),
            &["river-length"],
        );
        refused(&json!({"river": {"min_edge_paces": 599}}), &["river-edge"]);
        let water = |least: i64, most: i64, deep: f64| json!({"waterway": {"min_depth": least, "max_depth": most, "share_over_400": deep}});
        refused(&water(200, 600, 0.5), &[]);
        refused(&water(199, 600, 0.5), &["waterway-depth"]);
        refused(&water(200, 601, 0.51), &["waterway-depth", "waterway-half"]);
        let road = |changes: Value| json!({"road": with(&json!({"bua_on_table": true, "touches_bua": true, "width_cm": 4, "edge_to_edge": true}), &changes)});
        refused(&road(json!({})), &[]);
        refused(&road(json!({"touches_bua": false})), &["road-bua"]);
        refused(
            &road(json!({"touches_bua": false, "bua_on_table": false})),
            &[],
        );
        refused(
            &road(json!({"width_cm": 4.1, "bend_in_open": true, "edge_to_edge": false})),
            &["road-width", "road-bend", "road-edge"],
        );
        refused(&road(json!({"width_cm": null})), &[]);
    }

    #[test]
    fn what_cannot_be_is_a_fault() {
        let found = |given: Value| faults("dba.terrain-setup", &given);
        assert_eq!(found(json!({})), [("compulsory_n".to_owned(), "missing")]);
        assert_eq!(
            found(json!({"quarters_with_feature": 2, "quarters_with_bad_or_water": 3})),
            [("quarters_with_bad_or_water".to_owned(), "more-than")]
        );
        assert_eq!(
            found(json!({"quarters_with_feature": 2, "quarters_with_only_road_or_river": 3})),
            [("quarters_with_only_road_or_river".to_owned(), "more-than")]
        );
        assert_eq!(
            found(json!({"compulsory_n": 1, "quarters_with_only_road_or_river": 3})),
            [("quarters_with_feature".to_owned(), "missing")]
        );
        assert_eq!(
            found(json!({"bua_dist_paces": [300]})),
            [("bua_dist_paces".to_owned(), "list-length")]
        );
        assert_eq!(
            found(json!({"river": {"length": 30, "straight": 60}})),
            [("river.straight".to_owned(), "more-than")]
        );
        assert_eq!(
            found(json!({"river": {"length": 30}})),
            [("river.straight".to_owned(), "missing")]
        );
        assert_eq!(
            found(json!({"waterway": {"min_depth": 300, "max_depth": 200}})),
            [("waterway.min_depth".to_owned(), "more-than")]
        );
        assert_eq!(
            found(json!({"features": [{"type": "wood", "role": "optional", "w_cm": 4}]})),
            [("features.0.l_cm".to_owned(), "missing")]
        );
        assert_eq!(
            found(json!({"features": [{"type": "camp", "role": "optional"}]})),
            [("features.0.type".to_owned(), "not-one-of")]
        );
    }

    #[test]
    fn the_topography_is_not_judged_and_that_is_said() {
        let verdict = refused(&piece("dunes", 12.0, 12.0), &[]);
        assert_eq!(verdict.flags, ["outside:topography"]);
        assert!(verdict.reasons.contains(&CHECK_IGNORES));
        assert!(ask(&json!({"compulsory_n": 1})).flags.is_empty());
    }

    proptest! {
        #[test]
        fn a_piece_may_be_turned(w in 1_u32..400, l in 1_u32..400, kind in 0_usize..Piece::ALL.len()) {
            let (w, l) = (f64::from(w) / 10.0, f64::from(l) / 10.0);
            let kind = Piece::ALL[kind].code();
            let (one, other) = (ask(&piece(kind, w, l)), ask(&piece(kind, l, w)));
            prop_assert_eq!((&one.values, &one.finding), (&other.values, &other.finding));
        }

        #[test]
        fn every_part_is_judged_by_itself(compulsory in 0_i64..5, optional in 0_i64..5, bad in 0_i64..=4) {
            let codes = |given: &Value| ask(given).values["violations"].as_array().unwrap().clone();
            let mut apart = codes(&json!({"compulsory_n": compulsory}));
            apart.extend(codes(&json!({"optional_n": optional})));
            apart.extend(codes(&json!({"quarters_with_bad_or_water": bad})));
            prop_assert_eq!(codes(&json!({"compulsory_n": compulsory, "optional_n": optional, "quarters_with_bad_or_water": bad})), apart);
        }
    }
}
