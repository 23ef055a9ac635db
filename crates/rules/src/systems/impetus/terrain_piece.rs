//! `impetus.terrain-piece`: which pieces may overlap, where a river runs, and the attacker's town.
//!
//! # Source items
//! ai:terrain-setup.5, .11, .15, ai:terrain-elements.1-.3, ai:town-and-river.1-.2.
//!
//! # What it decides
//! Whether pieces may overlap; whether a river begins near enough to the edge and runs along a
//! short side; the cost of a failed roll for it; whether the attacker places a town, or the
//! probability of that.
//!
//! # What it does not decide
//! The maximum size of a piece: the drawing is unreadable, so size is always an open point (I9).
//! The roll for a river, and a town of the defender, which are in the rulebook.
//!
//! # Readings chosen
//! - A wood and a steep or wooded hill are difficult ground, so a road may cross them. Whether a
//!   marsh is difficult ground is an open point, because the document counts it among the water
//!   features.
//! - Which of two pieces is on top makes no difference.
//!
//! # Direction of error
//! A river with only one given fact is judged by that.
//!
//! # Examples
//! A road on a wood is allowed, a hill on rough ground is not. A river starting 41 U from the edge
//! at 400 points is not. Town on a die of 4: no; 5: yes.

use strum::{IntoStaticStr, VariantArray};

use super::tables::{EVENT_LIMITS, FORMATS};
use super::words::{Format, Player};
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::dice::one_die;
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct TerrainPiece;

/// A piece of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Piece {
    Road,
    River,
    Lake,
    Marsh,
    Town,
    Wood,
    SteepHill,
    WoodedHill,
    GentleHill,
    Rough,
    Difficult,
    Impassable,
}

impl Choice for Piece {
    const SCOPE: &'static str = "impetus-piece";
}

impl Piece {
    const fn is_water(self) -> bool {
        matches!(self, Self::River | Self::Lake | Self::Marsh)
    }
    /// Hills, rough and difficult ground.
    const fn bears_a_road(self) -> bool {
        matches!(
            self,
            Self::Wood
                | Self::SteepHill
                | Self::WoodedHill
                | Self::GentleHill
                | Self::Rough
                | Self::Difficult
        )
    }
    /// Rule that allows two pieces to overlap, if any.
    fn meets(self, case: &mut Case<'_>, other: Self) -> Option<&'static str> {
        match (self, other) {
            (Self::Road, Self::Marsh) | (Self::Marsh, Self::Road) => {
                (case.ask(&ROAD_OVER_MARSH).is(MARSH_TAKES_A_ROAD)).then_some(MARSH_TAKES_A_ROAD)
            }
            (Self::Road, Self::Road) => Some(ROADS_CROSS),
            (Self::Road, Self::River) | (Self::River, Self::Road) => Some(FORD),
            (Self::Road, ground) | (ground, Self::Road) if ground.bears_a_road() => Some(ROAD_OVER),
            (one, other) if one.is_water() && other.is_water() => Some(WATER_MEETS),
            _ => None,
        }
    }
}

/// Table edge along which a river runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Edge {
    #[strum(serialize = "short-edge")]
    Short,
    #[strum(serialize = "long-edge")]
    Long,
}

impl Choice for Edge {
    const SCOPE: &'static str = "impetus-edge";
}

/// Result of the roll for a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Roll {
    Passed,
    Failed,
}

impl Choice for Roll {
    const SCOPE: &'static str = "impetus-river-roll";
}

/// Further question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    Size,
}

impl Choice for Question {
    const SCOPE: &'static str = "impetus-terrain-piece-ask";
}

/// A river.
pub struct River {
    format: Option<Format>,
    start: Option<Measure>,
    along: Option<Edge>,
}

impl Declared for River {
    fn declare(form: &mut Form<'_>) -> Self {
        let format = form.choice("format").optional();
        let start = form
            .decimal("start_from_edge_u", 0.0, 200.0)
            .unit(Unit::U)
            .maybe_measured();
        let along = form.choice("parallel_to").optional();
        if start.is_some() {
            form.lacks("format");
        }
        if along.is_none() {
            form.lacks("start_from_edge_u");
        }
        Self {
            format,
            start,
            along,
        }
    }
}

/// A piece and the question about it.
pub struct Input {
    piece: Piece,
    under: Vec<Piece>,
    river: Option<River>,
    roll: Option<Roll>,
    player: Player,
    town_die: Option<i64>,
    ask: Option<Question>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Facts about a river or a town imply that the piece is one.
        let river = ["river", "river_roll"]
            .iter()
            .any(|name| form.is_told(name));
        let implied = match (river, form.is_told("town_die")) {
            (true, false) => Some(Piece::River),
            (false, true) => Some(Piece::Town),
            _ => None,
        };
        let piece = form.choice("piece").unchanged();
        let piece = piece.only(|piece: Piece| implied.is_none_or(|implied| piece == implied));
        let piece = piece.required();
        let told = form.is_told("piece");
        let over: Option<Piece> = form.choice("over").optional();
        let others: Vec<Piece> = form.choices("others", 0, 10).or(Vec::new());
        // A river has no die for a town, and a town no river.
        let (is_river, is_town) = (piece == Piece::River, piece == Piece::Town);
        for (name, fits) in [
            ("river", is_river),
            ("river_roll", is_river),
            ("town_die", is_town),
        ] {
            if !fits && form.is_told(name) && !form.denies(name) {
                form.contradicts(name);
            }
        }
        let river: Option<River> = form.maybe_where("river", is_river || !told);
        let roll = form
            .choice("river_roll")
            .matters(is_river || !told)
            .optional();
        let player = form.choice("player").or(if piece == Piece::River {
            Player::Defender
        } else {
            Player::Attacker
        });
        let town_die = form
            .integer("town_die", 1, 6)
            .matters(is_town || !told)
            .optional();
        let ask = form.choice("ask").optional();
        let under: Vec<Piece> = over.into_iter().chain(others).collect();
        Self {
            piece,
            under,
            river,
            roll,
            player,
            town_die,
            ask,
        }
    }
}

claims! {
    NO_OVERLAP = "impetus/terrain/overlap#no-overlap";
    ROAD_OVER = "impetus/terrain/overlap#road-over";
    FORD = "impetus/terrain/overlap#ford";
    ROADS_CROSS = "impetus/terrain/overlap#roads-cross";
    WATER_MEETS = "impetus/terrain/overlap#water-meets";
    WOODED = "impetus/terrain/wooded-hill#one-piece";
    SHORT_SIDE = "impetus/terrain/river#along-a-short-side";
    NOT_PARALLEL = "impetus/terrain/river#not-parallel";
    START_400 = "impetus/terrain/river#start-400";
    START_15 = "impetus/terrain/river#start-15-small";
    START_28 = "impetus/terrain/river#start-28";
    IS_A_CHOICE = "impetus/terrain/river#is-a-choice";
    FAILED_ROLL = "impetus/terrain/river#failed-roll";
    TOWN = "impetus/terrain/town#five-or-more";
    NO_TOWN = "impetus/terrain/town#not-placed";
    BEYOND_LIMITS = "impetus/terrain/town#beyond-limits";
    TOWN_RULEBOOK = "impetus/terrain/town#rulebook";
    ACCEPTED = "impetus/disputes/piece-size#size-accepted";
    REFUSED = "impetus/disputes/piece-size#size-refused";
    MARSH_TAKES_A_ROAD = "impetus/disputes/road-over-marsh#marsh-takes-a-road";
    MARSH_BARS_A_ROAD = "impetus/disputes/road-over-marsh#marsh-bars-a-road";
}

/// Whether a marsh is difficult ground, which a road may cross.
static ROAD_OVER_MARSH: Point = Point {
    id: "road-over-marsh",
    kind: PointKind::Open,
    readings: &[
        Reading::of(MARSH_TAKES_A_ROAD),
        Reading::of(MARSH_BARS_A_ROAD),
    ],
};

/// Whether the size of a piece is acceptable.
static SIZE: Point = Point {
    id: "piece-size",
    kind: PointKind::Open,
    readings: &[Reading::followed(ACCEPTED), Reading::of(REFUSED)],
};

impl Rule for TerrainPiece {
    type Input = Input;
    const ID: &'static str = "impetus.terrain-piece";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "overlap_ok",
            kind: OutKind::Truth,
        },
        Output {
            name: "river_ok",
            kind: OutKind::Truth,
        },
        Output {
            name: "town_placed",
            kind: OutKind::Truth,
        },
        Output {
            name: "size_ok",
            kind: OutKind::Truth,
        },
        Output {
            name: "p",
            kind: OutKind::Odds,
        },
        Output {
            name: "uses_a_choice",
            kind: OutKind::Truth,
        },
        Output {
            name: "replacement",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("overlap_ok", "river_ok"),
        ("overlap_ok", "town_placed"),
        ("uses_a_choice", "replacement"),
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "overlaps",
            claim: NO_OVERLAP,
        },
        Violation {
            code: "not-parallel",
            claim: NOT_PARALLEL,
        },
        Violation {
            code: "too-far-400",
            claim: START_400,
        },
        Violation {
            code: "too-far-15-small",
            claim: START_15,
        },
        Violation {
            code: "too-far-28",
            claim: START_28,
        },
        Violation {
            code: "town-not-rolled",
            claim: NO_TOWN,
        },
        Violation {
            code: "size",
            claim: REFUSED,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&SIZE, &ROAD_OVER_MARSH];
    const TABLES: &'static [&'static Table] = &[&EVENT_LIMITS, &FORMATS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let is_river = input.piece == Piece::River;
        // A river without a successful roll is not placed.
        let placed = !is_river || input.roll != Some(Roll::Failed);
        let overlap = placed.then(|| overlap(case, input)).flatten();
        let given = input.river.as_ref().filter(|_| placed);
        let river = given.and_then(|given| river(case, given));
        let mut replacement = None;
        if is_river {
            case.applied("choice", IS_A_CHOICE);
            if let Some(roll) = input.roll {
                let failed = roll == Roll::Failed;
                case.applies("river-roll", failed, FAILED_ROLL);
                if failed {
                    replacement = Some(false);
                }
            }
        }
        let (town, p) = town(case, input);
        let size = (input.ask == Some(Question::Size)).then(|| {
            let fine = case.ask(&SIZE).is(ACCEPTED);
            if !fine {
                case.refuse("size");
            }
            let claim = if fine { ACCEPTED } else { REFUSED };
            case.considered("size", fine, claim).value(fine);
            fine
        });
        Values::default()
            .with("overlap_ok", overlap)
            .with("river_ok", river)
            .with("town_placed", town)
            .with("size_ok", size)
            .with("p", p)
            .with("uses_a_choice", is_river.then_some(true))
            .with("replacement", replacement)
            .with("violations", case.refused().to_vec())
    }
}

fn overlap(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    if input.under.is_empty() {
        // A single piece overlaps nothing, unless the question is another one.
        let asked = input.ask.is_some() || input.river.is_some();
        if asked || matches!(input.piece, Piece::River | Piece::Town) {
            return None;
        }
        case.because(if input.piece == Piece::WoodedHill {
            WOODED
        } else {
            NO_OVERLAP
        });
        return Some(true);
    }
    let mut fine = true;
    for other in &input.under {
        let exception = input.piece.meets(case, *other);
        let (one, two) = (
            Arg::of(Piece::SCOPE, input.piece.code()),
            Arg::of(Piece::SCOPE, other.code()),
        );
        if let Some(claim) = exception {
            case.applied("exception", claim)
                .arg("one", one)
                .arg("other", two);
        } else {
            fine = false;
            case.forbid("overlaps", true)
                .arg("one", one)
                .arg("other", two);
            if matches!(
                (input.piece, other),
                (Piece::Road, Piece::Marsh) | (Piece::Marsh, Piece::Road)
            ) {
                case.because(MARSH_BARS_A_ROAD);
            }
            let woods = matches!(
                (input.piece, other),
                (Piece::Wood, Piece::SteepHill) | (Piece::SteepHill, Piece::Wood)
            );
            case.applies("wooded-hill", woods, WOODED);
            if woods {
                case.remedy(
                    "wooded-hill",
                    vec![],
                    vec![("piece", Piece::WoodedHill.code().into())],
                );
            }
        }
    }
    Some(fine)
}

fn river(case: &mut Case<'_>, river: &River) -> Option<bool> {
    let along = river.along.map(|edge| {
        let long = edge == Edge::Long;
        case.forbid("not-parallel", long);
        if !long {
            case.because(SHORT_SIDE);
        }
        !long
    });
    let near = river
        .format
        .zip(river.start.as_ref())
        .map(|(format, start)| {
            let limit = case.number(&FORMATS, format.code(), "river").unwrap_or(0);
            #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
            let limit = limit as f64;
            let code = match format {
                Format::F15x500 | Format::F15x400 => "too-far-400",
                Format::F15x350 | Format::F15x300 => "too-far-15-small",
                Format::F28x350 | Format::F28x300 => "too-far-28",
            };
            let far = *start > limit;
            let known = start.exactly();
            let claim = *case
                .forbid(code, far)
                .arg("start", known)
                .arg("limit", limit)
                .cite
                .as_ref()
                .unwrap_or(&SHORT_SIDE);
            case.because(claim);
            if let Some(start) = known.filter(|_| far) {
                case.remedy(
                    "nearer",
                    vec![("over", (start - limit).into()), ("limit", limit.into())],
                    vec![],
                );
            }
            !far
        });
    match (along, near) {
        (None, None) => None,
        (along, near) => Some(along.unwrap_or(true) && near.unwrap_or(true)),
    }
}

/// Whether the town is placed; without a die, the probability.
fn town(case: &mut Case<'_>, input: &Input) -> (Option<bool>, Option<String>) {
    if input.piece != Piece::Town {
        return (None, None);
    }
    if input.player == Player::Defender {
        case.applied("defenders-town", TOWN_RULEBOOK);
        if input.under.is_empty() && input.ask.is_none() {
            case.silent("town-of-the-defender");
        }
        return (None, None);
    }
    let needed = case.number(&EVENT_LIMITS, "town-die", "value").unwrap_or(0);
    let Some(die) = input.town_die else {
        if !input.under.is_empty() || input.ask.is_some() {
            return (None, None);
        }
        let counts = one_die(|die| die >= needed);
        let placed: u32 = counts
            .iter()
            .filter(|(placed, _)| *placed)
            .map(|(_, num)| num)
            .sum();
        case.applied("needed", TOWN).value(needed);
        case.odds(
            counts
                .iter()
                .rev()
                .map(|(placed, num)| Chance {
                    code: if *placed { "placed" } else { "not-placed" }.to_owned(),
                    num: *num,
                    den: 6,
                })
                .collect(),
        );
        return (None, Some(super::exploration::fraction(placed, 6)));
    };
    let placed = die >= needed;
    case.forbid("town-not-rolled", !placed)
        .arg("die", die)
        .arg("needed", needed);
    if placed {
        case.because(TOWN);
    } else {
        case.remedy(
            "town-die",
            vec![("needed", needed.into())],
            vec![("town_die", number(needed as f64))],
        );
    }
    case.applies("beyond-limits", placed, BEYOND_LIMITS);
    (Some(placed), None)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.terrain-piece";

    fn lies(piece: &str, over: &str) -> Value {
        judge(ID, &json!({"piece": piece, "over": over})).values["overlap_ok"].clone()
    }

    #[test]
    fn what_lies_on_what() {
        let yes = [
            "road wood",
            "road rough",
            "road gentle-hill",
            "road steep-hill",
            "road difficult",
            "road river",
            "road road",
            "river marsh",
            "river lake",
            "lake marsh",
        ];
        for one in Piece::codes() {
            for other in Piece::codes() {
                let named = |pair: &str| {
                    pair == format!("{one} {other}") || pair == format!("{other} {one}")
                };
                let want = yes.iter().any(|pair| named(pair))
                    || one == other && ["river", "lake", "marsh"].contains(&one)
                    || [one, other].contains(&"road") && [one, other].contains(&"wooded-hill");
                let want = if named("road marsh") {
                    Value::Null
                } else {
                    json!(want)
                };
                assert_eq!(lies(one, other), want, "{one} {other}");
            }
        }
        let marsh = |agreed: &str| {
            judge(
                ID,
                &json!({"piece": "road", "over": "marsh", "agreed": agreed}),
            )
            .values["overlap_ok"]
                .clone()
        };
        assert_eq!(
            [marsh("marsh-takes-a-road"), marsh("marsh-bars-a-road")],
            [json!(true), json!(false)]
        );
        let several = judge(ID, &json!({"piece": "road", "others": ["wood", "town"]}));
        assert_eq!(several.values["overlap_ok"], false);
    }

    #[test]
    fn where_a_river_runs() {
        let runs = |format: &str, start: f64, along: &str| {
            judge(ID, &json!({"piece": "river", "river": {"format": format, "start_from_edge_u": start, "parallel_to": along}})).values["river_ok"].clone()
        };
        for (format, limit) in [
            ("15-400", 40.0),
            ("15-500", 40.0),
            ("15-350", 30.0),
            ("15-300", 30.0),
            ("28-350", 20.0),
            ("28-300", 20.0),
        ] {
            assert_eq!(runs(format, limit, "short-edge"), true);
            assert_eq!(runs(format, limit + 0.5, "short-edge"), false);
            assert_eq!(runs(format, limit, "long-edge"), false);
        }
        assert_eq!(
            judge(
                ID,
                &json!({"piece": "river", "river": {"parallel_to": "long-edge"}})
            )
            .values["river_ok"],
            false
        );
        assert_eq!(
            judge(
                ID,
                &json!({"piece": "river", "river": {"format": "15-400", "start_from_edge_u": 40}})
            )
            .values["river_ok"],
            true
        );
    }

    #[test]
    fn a_failed_roll_is_spent() {
        for (roll, want) in [("failed", json!(false)), ("passed", Value::Null)] {
            let values = judge(ID, &json!({"piece": "river", "river_roll": roll})).values;
            assert_eq!(
                (&values["uses_a_choice"], &values["replacement"]),
                (&json!(true), &want)
            );
        }
        assert_eq!(
            judge(ID, &json!({"piece": "road", "over": "wood"})).values["uses_a_choice"],
            Value::Null
        );
    }

    #[test]
    fn the_town() {
        for die in 1..=6 {
            assert_eq!(
                judge(ID, &json!({"piece": "town", "town_die": die})).values["town_placed"],
                die >= 5
            );
        }
        let odds = judge(ID, &json!({"piece": "town"}));
        assert_eq!(odds.values["p"], "1/3");
        assert_eq!(
            odds.odds.unwrap()[0],
            Chance {
                code: "placed".to_owned(),
                num: 2,
                den: 6
            }
        );
        assert_eq!(
            judge(
                ID,
                &json!({"piece": "town", "player": "defender", "town_die": 6})
            )
            .missing,
            Some("town-of-the-defender")
        );
    }

    #[test]
    fn size_is_always_open() {
        for piece in Piece::codes() {
            let verdict = judge(ID, &json!({"ask": "size", "piece": piece}));
            assert_eq!(
                (verdict.finding.kind, verdict.readings.len()),
                (FindingKind::Undetermined, 2)
            );
        }
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({"over": "wood"})), ["piece"]);
        assert!(of(json!({"piece": "wood"})).is_empty());
        assert_eq!(
            of(json!({"piece": "river", "river": {"start_from_edge_u": 3}})),
            ["river.format"]
        );
        assert_eq!(
            of(json!({"piece": "river", "river": {"format": "15-400"}})),
            ["river.start_from_edge_u"]
        );
    }
}
