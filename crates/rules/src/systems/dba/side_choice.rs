//! `dba.side-choice`: which player invades and which defends, whether the edges are numbered
//! correctly, and whose edge is which.
//!
//! # Source items
//! bob:deployment.1-4, p1, bob:sequence.1, qrs:bua.1, qrs:terrain-size.5.
//!
//! # What it decides
//! Invader and defender, or that both roll again; who places the terrain and who moves first;
//! whether the invader's numbering is valid, and the edge that a roll gives the invader.
//!
//! # What it does not decide
//! The terrain itself (`dba.terrain-setup`). Aggression factors come from the army lists.
//!
//! # Readings chosen
//! - `bua_nearest_edges` lists the nearest first. The commentary excludes the two nearest, the
//!   sheet "the edge with the BUA", understood as the nearest: `conflict:bua-edges`.
//! - Of three named edges the first is nearer than the other two, which tie; four mean a BUA
//!   exactly in the centre, and all tie: an open point if the favourite edge is one of those that
//!   tie. Edges that tie for second place are allowed by the sheet, so there the conflict comes
//!   first.
//! - `p_favourite` and the odds count faces of one die.
//!
//! # Direction of error
//! Which edges are nearest is given. If both roll again nothing else is judged.
//!
//! # Examples
//! Reroll: 4 and 1 against 3 and 2. Settled: a 5 with W = 4, 5, 6 → invader W, defender E.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use crate::check::{
    Case, Chance, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, claims,
};
use crate::kit::dice::{FACES, one_die};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct SideChoice;

/// Two players before their game.
pub struct Input {
    /// The totals of both players; `None` if the question is not who invades.
    totals: Option<[Measure; 2]>,
    edges: Option<Edges>,
    near_bua: Vec<Edge>,
    roll: Option<i64>,
}

/// Numbers that the invader gives to each edge, in the order of [`Edge::ALL`].
#[derive(Clone)]
struct Edges([Vec<i64>; 4]);

/// An edge of the table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
enum Edge {
    #[strum(serialize = "N")]
    North,
    #[strum(serialize = "E")]
    East,
    #[strum(serialize = "S")]
    South,
    #[strum(serialize = "W")]
    West,
}

impl Choice for Edge {
    const SCOPE: &'static str = "dba-table-edge";
}

impl Edge {
    const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
    const fn arg(self) -> Arg {
        match self {
            Self::North => Arg::of(Self::SCOPE, "N"),
            Self::East => Arg::of(Self::SCOPE, "E"),
            Self::South => Arg::of(Self::SCOPE, "S"),
            Self::West => Arg::of(Self::SCOPE, "W"),
        }
    }
}

impl Declared for Edges {
    fn declare(form: &mut Form<'_>) -> Self {
        let names = ["N", "E", "S", "W"];
        // All six numbers must be assigned: the numbers that three edges do not have belong to the
        // fourth.
        let told = names.map(|edge| form.is_told(edge));
        let three = told.iter().filter(|told| **told).count() == 3;
        let mut left: Vec<i64> = FACES.to_vec();
        for edge in names.into_iter().filter(|_| three) {
            let told = form.numbers_told(edge);
            left.retain(|face| !told.contains(face));
        }
        // Numbers that no edge can have, or that two edges have, are wrong whatever the others have.
        let given = names.map(|edge| form.numbers_told(edge));
        let possible = |numbers: &Vec<i64>| match numbers[..] {
            [] => true,
            [one] => one < 4,
            _ => numbers.len() == 3 && [4, 5, 6].iter().all(|high| numbers.contains(high)),
        };
        let twice = FACES.iter().any(|face| {
            given
                .iter()
                .flatten()
                .filter(|number| *number == face)
                .count()
                > 1
        });
        let wrong = twice || !given.iter().all(possible);
        Self(names.map(|edge| {
            let numbers = if three && !left.is_empty() {
                form.integers_named(edge, (1, 6), 6, left.clone())
            } else {
                form.integers(edge, 1, 6, 6)
            };
            // A numbering given in part is completed by questions.
            if form.may_lack_facts() && !wrong {
                form.lacks(edge);
            }
            numbers
        }))
    }
}

impl Edges {
    fn of(&self, edge: Edge) -> &[i64] {
        &self.0[edge as usize]
    }

    /// The edge with four, five and six, if each of the others has one number and all six are
    /// assigned.
    fn favourite(&self) -> Option<Edge> {
        let each_once = FACES.iter().all(|face| {
            self.0
                .iter()
                .flatten()
                .filter(|number| *number == face)
                .count()
                == 1
        });
        let favourite = Edge::ALL
            .iter()
            .copied()
            .find(|edge| self.of(*edge).contains(&4))?;
        let together = [5, 6].iter().all(|high| self.of(favourite).contains(high));
        let one_each = Edge::ALL
            .iter()
            .all(|edge| self.of(*edge).len() == if *edge == favourite { 3 } else { 1 });
        (each_once && together && one_each).then_some(favourite)
    }

    fn rolled(&self, roll: i64) -> Option<Edge> {
        Edge::ALL
            .iter()
            .copied()
            .find(|edge| self.of(*edge).contains(&roll))
    }

    /// The same with the numbers of two edges exchanged.
    fn exchanged(&self, one: Edge, other: Edge) -> Value {
        let mut numbers = self.0.clone();
        numbers.swap(one as usize, other as usize);
        Edge::ALL
            .iter()
            .map(|edge| (edge.code().to_owned(), json!(numbers[*edge as usize])))
            .collect()
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // A given numbering without dice is a question about the numbering.
        let told = ["die_a", "die_b", "aggr_a", "aggr_b"].map(|name| form.is_told(name));
        let numbered = form.is_told("edges") || form.is_told("edge_roll");
        let edges_alone = told == [false; 4] && numbered;
        let who = ["invader", "defender", "first_bound", "terrain_by"];
        let totals = if form.wants(&who) && !(edges_alone && form.may_lack_facts()) {
            let mut number = |name, least, most| form.integer(name, least, most).measured();
            let a = &number("die_a", 1, 6) + &number("aggr_a", 0, 9);
            let b = &number("die_b", 1, 6) + &number("aggr_b", 0, 9);
            Some([a, b])
        } else {
            // A question about the numbering or an edge implies that one player invades.
            let mut number = |name, least, most| {
                let told = form.integer(name, least, most).if_told();
                told.map(Measure::from)
            };
            let a = number("die_a", 1, 6).zip(number("aggr_a", 0, 9));
            let b = number("die_b", 1, 6).zip(number("aggr_b", 0, 9));
            a.zip(b)
                .map(|((die_a, aggr_a), (die_b, aggr_b))| [&die_a + &aggr_a, &die_b + &aggr_b])
        };
        // If an edge was rolled, the question is whose edge it is; while the roller is unknown,
        // that is asked.
        let about_the_edge = edges_alone || !form.may_lack_facts();
        let about_numbers = form.asks_for(&["numbering_legal"]);
        let edges = form.maybe_where("edges", edges_alone || about_numbers);
        let near_bua = form.choices("bua_nearest_edges", 0, 4).or(Vec::new());
        let roll = form.integer("edge_roll", 1, 6).if_told();
        if about_numbers || roll.is_some() && about_the_edge {
            form.lacks("edges");
        }
        Self {
            totals,
            edges,
            near_bua,
            roll,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    HIGHER_INVADES = "dba/set-up/roles#higher-invades";
    TIE = "dba/set-up/roles#tie";
    INVADER_FIRST = "dba/set-up/roles#invader-first";
    DEFENDER_LAYS = "dba/set-up/laying-terrain#defender-lays";
    WHOLE_NUMBERING = "dba/set-up/edge-numbers#whole-numbering";
    NOT_NEAR_A_BUA = "dba/set-up/edge-numbers#not-near-a-bua";
    ROLLED_EDGE = "dba/set-up/edge-roll#rolled-edge";
    ODDS = "dba/set-up/edge-roll#odds";
    TWO_NEAREST = "dba/disputes/bua-edges#two-nearest";
    ONE_EDGE = "dba/disputes/bua-edges#one-edge";
    ALL_TIED = "dba/disputes/bua-edges-tied#all-tied-barred";
    INVADER_PICKS = "dba/disputes/bua-edges-tied#invader-picks";
}

/// Number of edges that a BUA excludes.
static BUA_EDGES: Point = Point {
    id: "bua-edges",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(TWO_NEAREST), Reading::of(ONE_EDGE)],
};
/// Edges excluded if distances tie.
static BUA_EDGES_TIED: Point = Point {
    id: "bua-edges-tied",
    kind: PointKind::Open,
    readings: &[Reading::of(ALL_TIED), Reading::of(INVADER_PICKS)],
};

/// A player before it is settled who defends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(const_into_str)]
enum Player {
    A,
    B,
}

impl Choice for Player {
    const SCOPE: &'static str = "dba-set-up-player";
}

/// Neither: both roll again.
const REROLL: &str = "reroll";

impl Rule for SideChoice {
    type Input = Input;
    const ID: &'static str = "dba.side-choice";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "invader",
            kind: OutKind::Word {
                scope: Player::SCOPE,
                codes: &[Player::A.into_str(), Player::B.into_str(), REROLL],
            },
        },
        Output {
            name: "defender",
            kind: OutKind::word::<Player>(),
        },
        Output {
            name: "first_bound",
            kind: OutKind::word::<Player>(),
        },
        Output {
            name: "terrain_by",
            kind: OutKind::word::<Player>(),
        },
        Output {
            name: "numbering_legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "invader_edge",
            kind: OutKind::word::<Edge>(),
        },
        Output {
            name: "defender_edge",
            kind: OutKind::word::<Edge>(),
        },
        Output {
            name: "p_favourite",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const HEADLINE: &'static [&'static str] = &[
        "invader",
        "numbering_legal",
        "invader_edge",
        "defender_edge",
    ];
    const POINTS: &'static [&'static Point] = &[&BUA_EDGES, &BUA_EDGES_TIED];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let totals = input.totals.as_ref();
        let players = totals.and_then(|[a, b]| match a.partial_cmp(b)? {
            std::cmp::Ordering::Greater => Some((Player::A.code(), Player::B.code())),
            std::cmp::Ordering::Less => Some((Player::B.code(), Player::A.code())),
            std::cmp::Ordering::Equal => None,
        });
        let claim = if players.is_some() {
            HIGHER_INVADES
        } else {
            TIE
        };
        if let Some([a, b]) = totals {
            let (a, b) = (a.whole_if_known(), b.whole_if_known());
            case.step("totals", players.is_some())
                .value_of(&a.zip(b).map(|(a, b)| json!([a, b])))
                .arg("a", a)
                .arg("b", b)
                .cite(claim);
            case.step("terrain", players.is_some())
                .value(players.map(|(_, defender)| defender))
                .cite(DEFENDER_LAYS);
            case.step("first-bound", players.is_some())
                .value(players.map(|(invader, _)| invader))
                .cite(INVADER_FIRST);
        }
        let invades = players.is_some() || input.totals.is_none();

        let mut numbering = None;
        let mut edge = None;
        if let Some(edges) = input.edges.as_ref().filter(|_| invades) {
            let favourite = numbered(case, input, edges);
            numbering = Some(favourite.is_some());
            edge = favourite
                .and(input.roll)
                .and_then(|roll| edges.rolled(roll));
            settle(case, input, edges, favourite, edge);
        }
        // If the numbering is invalid, that alone decides.
        if numbering != Some(false) && input.totals.is_some() {
            case.because(claim);
        }
        if players.is_some() && numbering != Some(false) {
            case.because(DEFENDER_LAYS);
            case.because(INVADER_FIRST);
        }
        Values::default()
            .with(
                "invader",
                totals.map(|_| players.map_or(REROLL, |(invader, _)| invader)),
            )
            .with("defender", players.map(|(_, defender)| defender))
            .with("first_bound", players.map(|(invader, _)| invader))
            .with("terrain_by", players.map(|(_, defender)| defender))
            .with("numbering_legal", numbering)
            .with("invader_edge", edge.map(Choice::code))
            .with("defender_edge", edge.map(|edge| edge.opposite().code()))
            .with(
                "p_favourite",
                (invades && numbering != Some(false))
                    .then_some(FACES.iter().filter(|face| **face > 3).count()),
            )
    }
}

/// The favourite edge of a valid numbering.
fn numbered(case: &mut Case<'_>, input: &Input, edges: &Edges) -> Option<Edge> {
    let favourite = edges.favourite();
    case.step("numbering", favourite.is_some())
        .value(favourite.map(Choice::code))
        .arg("edge", favourite.map_or(Arg::from(""), Edge::arg))
        .cite(WHOLE_NUMBERING);
    let Some(favourite) = favourite else {
        case.because(WHOLE_NUMBERING);
        return None;
    };
    let place = input.near_bua.iter().position(|edge| *edge == favourite);
    let (barred, why) = match place {
        None if input.near_bua.is_empty() => (false, "no-bua"),
        None => (false, "far"),
        // In the exact centre all four are equally near.
        Some(_) if distinct(&input.near_bua) > 3 => (tied(case), "tied"),
        // The nearest is excluded by both documents.
        Some(0) => (true, "near"),
        Some(_) => {
            let barred = case.ask(&BUA_EDGES).is(TWO_NEAREST);
            if !barred {
                case.because(ONE_EDGE);
            }
            // A third edge is named because it is as near as the second.
            if barred && distinct(&input.near_bua) > 2 {
                (tied(case), "tied")
            } else {
                (barred, "second")
            }
        }
    };
    case.applies("bua", barred, NOT_NEAR_A_BUA)
        .value(favourite.code())
        .arg("edge", favourite.arg())
        .arg("why", why);
    if !barred {
        case.because(WHOLE_NUMBERING);
        return Some(favourite);
    }
    if let Some(other) = Edge::ALL
        .iter()
        .copied()
        .find(|edge| !input.near_bua.contains(edge))
    {
        case.remedy(
            "other-edge",
            vec![("edge", other.arg())],
            vec![("edges", edges.exchanged(favourite, other))],
        );
    }
    None
}

/// Whether an edge that ties with others is excluded.
fn tied(case: &mut Case<'_>) -> bool {
    let barred = case.ask(&BUA_EDGES_TIED).is(ALL_TIED);
    case.because(if barred { ALL_TIED } else { INVADER_PICKS });
    barred
}

fn distinct(edges: &[Edge]) -> usize {
    Edge::ALL.iter().filter(|edge| edges.contains(edge)).count()
}

/// The edge that the roll gives the invader, or the odds of each.
fn settle(
    case: &mut Case<'_>,
    input: &Input,
    edges: &Edges,
    favourite: Option<Edge>,
    edge: Option<Edge>,
) {
    let why = match (favourite, input.roll) {
        (None, _) => "numbering",
        (Some(_), None) => "due",
        (Some(_), Some(_)) => "rolled",
    };
    let (mine, theirs) = (
        edge.map_or(Arg::from(""), Edge::arg),
        edge.map_or(Arg::from(""), |edge| edge.opposite().arg()),
    );
    case.applies("roll", edge.is_some(), ROLLED_EDGE)
        .value(input.roll)
        .arg("edge", mine)
        .arg("opposite", theirs)
        .arg("why", why);
    if edge.is_some() {
    } else if favourite.is_some() {
        case.because(ODDS);
        let chances = one_die(|face| edges.rolled(face));
        case.odds(
            chances
                .into_iter()
                .filter_map(|(edge, num)| {
                    Some(Chance {
                        code: edge?.code().to_owned(),
                        num,
                        den: 6,
                    })
                })
                .collect(),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn given(changes: &Value) -> Value {
        let given = json!({"die_a": 5, "aggr_a": 2, "die_b": 4, "aggr_b": 1, "edges": {"N": [1], "E": [2], "S": [3], "W": [4, 5, 6]}});
        with(&given, changes)
    }

    fn ask(changes: &Value) -> Verdict {
        judge("dba.side-choice", &given(changes))
    }

    #[test]
    fn the_higher_total_invades_and_a_tie_is_rolled_again() {
        let verdict = ask(&json!({"edges": null}));
        let values = |names: &[&str]| {
            names
                .iter()
                .map(|name| verdict.values[*name].clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            values(&[
                "invader",
                "defender",
                "first_bound",
                "terrain_by",
                "numbering_legal",
                "p_favourite"
            ]),
            [
                json!("A"),
                json!("B"),
                json!("A"),
                json!("B"),
                Value::Null,
                json!(3)
            ]
        );
        assert_eq!(
            ask(&json!({"die_b": 6, "aggr_b": 3})).values["invader"],
            json!("B")
        );
        let again = ask(&json!({"die_a": 4, "aggr_a": 1, "die_b": 3, "aggr_b": 2, "edge_roll": 5}));
        assert_eq!(
            (
                &again.values["invader"],
                &again.values["defender"],
                &again.values["invader_edge"]
            ),
            (&json!("reroll"), &Value::Null, &Value::Null)
        );
        assert_eq!(
            (again.finding.code.as_str(), again.reasons.as_slice()),
            ("reroll", [TIE].as_slice())
        );
    }

    #[test]
    fn every_roll_has_its_edge_and_the_opposite_one() {
        for (roll, mine, theirs) in [
            (1, "N", "S"),
            (2, "E", "W"),
            (3, "S", "N"),
            (4, "W", "E"),
            (5, "W", "E"),
            (6, "W", "E"),
        ] {
            let verdict = ask(&json!({"edge_roll": roll}));
            assert_eq!(
                (
                    &verdict.values["invader_edge"],
                    &verdict.values["defender_edge"]
                ),
                (&json!(mine), &json!(theirs))
            );
            assert!(verdict.odds.is_none());
        }
        let odds: Vec<(String, u32)> = ask(&json!({}))
            .odds
            .unwrap()
            .into_iter()
            .map(|chance| (chance.code, chance.num))
            .collect();
        assert_eq!(
            odds,
            [("N", 1), ("E", 1), ("S", 1), ("W", 3)].map(|(edge, num)| (edge.to_owned(), num))
        );
    }

    #[test]
    fn numbers_are_given_whole() {
        for edges in [
            json!({"N": [1, 2], "E": [3], "W": [4, 5, 6]}),
            json!({"N": [1], "E": [2], "S": [3], "W": [4, 5]}),
            json!({"N": [1], "E": [2], "S": [4], "W": [3, 5, 6]}),
            json!({"N": [1], "E": [2], "S": [3, 4], "W": [4, 5, 6]}),
            json!({"N": [1], "E": [2], "S": [2], "W": [4, 5, 6]}),
            json!({"W": [1, 2, 3, 4, 5, 6]}),
            json!({"N": [], "E": [], "S": [], "W": []}),
        ] {
            let verdict = ask(&json!({"edges": edges, "edge_roll": 4}));
            assert_eq!(
                (
                    &verdict.values["numbering_legal"],
                    &verdict.values["invader_edge"],
                    &verdict.values["p_favourite"]
                ),
                (&json!(false), &Value::Null, &Value::Null),
                "{edges}"
            );
            assert!(verdict.reasons.contains(&WHOLE_NUMBERING) && verdict.odds.is_none());
        }
    }

    #[test]
    fn a_bua_bars_its_two_nearest_edges() {
        let near = |edges: Value| ask(&json!({"bua_nearest_edges": edges, "edge_roll": 6}));
        let both = near(json!(["W", "N"]));
        assert_eq!(
            (
                &both.values["numbering_legal"],
                both.flags.len(),
                both.alternatives.len()
            ),
            (&json!(false), 0, 0)
        );
        // The second nearest: the sheet would allow it.
        let second = near(json!(["N", "W"]));
        assert_eq!(
            (&second.values["numbering_legal"], second.flags.as_slice()),
            (&json!(false), ["conflict:bua-edges".to_owned()].as_slice())
        );
        assert_eq!(
            (
                second.alternatives[0].reading,
                &second.alternatives[0].values["invader_edge"]
            ),
            ("one-edge", &json!("W"))
        );
        assert_eq!(second.reasons, [NOT_NEAR_A_BUA]);
        let agreed = ask(&json!({"bua_nearest_edges": ["N", "W"], "agreed": "one-edge"}));
        assert_eq!(agreed.values["numbering_legal"], json!(true));
        assert_eq!(near(json!(["N", "E"])).values["invader_edge"], json!("W"));
        // The proposed alternative is valid.
        let remedy = &both.remedies[0];
        let mended = ask(&with(
            &json!({"bua_nearest_edges": ["W", "N"]}),
            &Value::Object(remedy.input.clone()),
        ));
        assert_eq!(mended.values["numbering_legal"], json!(true));
    }

    #[test]
    fn tied_edges_are_an_open_point() {
        for tied in [
            json!(["N", "W", "E"]),
            json!(["N", "E", "W"]),
            json!(["N", "E", "S", "W"]),
            json!(["W", "E", "S", "N"]),
        ] {
            let verdict = ask(&json!({"bua_nearest_edges": tied}));
            assert_eq!(
                (verdict.finding.kind, verdict.finding.code.as_str()),
                (FindingKind::Undetermined, "bua-edges-tied")
            );
            let legal: Vec<_> = verdict
                .readings
                .iter()
                .map(|reading| (reading.id, reading.values["numbering_legal"].clone()))
                .collect();
            assert_eq!(
                legal,
                [
                    ("all-tied-barred", json!(false)),
                    ("invader-picks", json!(true))
                ]
            );
        }
        // Of three, the first is nearer than the two that tie: both documents exclude it.
        let nearest = ask(&json!({"bua_nearest_edges": ["W", "N", "E"]}));
        assert_eq!(
            (
                &nearest.values["numbering_legal"],
                nearest.reasons.as_slice(),
                nearest.flags.len()
            ),
            (&json!(false), [NOT_NEAR_A_BUA].as_slice(), 0)
        );
        // Edges that tie for second place are allowed by the sheet.
        let second = ask(&json!({"bua_nearest_edges": ["N", "W", "E"], "agreed": "one-edge"}));
        assert_eq!(
            (&second.values["numbering_legal"], second.readings.len()),
            (&json!(true), 0)
        );
        assert_eq!(
            ask(&json!({"bua_nearest_edges": ["S", "N", "E"]})).values["numbering_legal"],
            json!(true)
        );
        // An edge named twice counts once.
        assert_eq!(
            ask(&json!({"bua_nearest_edges": ["W", "W", "N"]})).values["numbering_legal"],
            json!(false)
        );
    }

    #[test]
    fn a_roll_needs_its_numbers() {
        assert_eq!(
            faults(
                "dba.side-choice",
                &given(&json!({"edges": null, "edge_roll": 3}))
            ),
            [("edges".to_owned(), "missing")]
        );
        assert_eq!(
            faults("dba.side-choice", &given(&json!({"edges": {"N": [7]}})))[0].1,
            "out-of-range"
        );
    }

    #[test]
    fn any_edge_may_be_rolled() {
        assert_eq!(
            step(&ask(&json!({"edge_roll": 5})), "roll"),
            (true, &json!(5))
        );
    }

    proptest! {
        #[test]
        fn one_invades_and_the_other_defends(a in 1_i64..=6, b in 1_i64..=6, fa in 0_i64..=4, fb in 0_i64..=4) {
            let players = |a: i64, fa: i64, b: i64, fb: i64| {
                let verdict = ask(&json!({"die_a": a, "aggr_a": fa, "die_b": b, "aggr_b": fb}));
                (verdict.values["invader"].clone(), verdict.values["defender"].clone())
            };
            let (one, other) = (players(a, fa, b, fb), players(b, fb, a, fa));
            if a + fa == b + fb {
                prop_assert_eq!((&one.0, &other.0), (&json!("reroll"), &json!("reroll")));
            } else {
                prop_assert_eq!(&one.0, &other.1);
                prop_assert_eq!(one.1, other.0);
            }
        }

        #[test]
        fn no_numbering_ever_panics(numbers in proptest::collection::vec(proptest::collection::vec(1_i64..=6, 0..6), 4), roll in 1_i64..=6, near in proptest::collection::vec(0_usize..4, 0..5)) {
            let near: Vec<&str> = near.into_iter().take(4).map(|n| Edge::ALL[n].code()).collect();
            let edges = json!({"N": numbers[0], "E": numbers[1], "S": numbers[2], "W": numbers[3]});
            let verdict = ask(&json!({"edges": edges, "edge_roll": roll, "bua_nearest_edges": near}));
            if verdict.values["numbering_legal"] == json!(true) {
                prop_assert!(verdict.values["invader_edge"].is_string());
            }
        }
    }
}
