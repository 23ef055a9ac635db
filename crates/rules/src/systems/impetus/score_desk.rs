//! `impetus.score-desk`: the games of a tournament in both score systems, and the standings.
//!
//! # Source items
//! Those of both systems, ai:score-systems.1, ai:player-norms.11, ai:one-day-15mm.4, ai:one-day-28mm.3.
//!
//! # What it decides
//! The points of every game in both systems, and two standings: the sums, less the umpire's
//! deductions.
//!
//! # What it does not decide
//! The order of players with the same points: the document has no tie-break, so they share a place,
//! flagged `silent:tied-standings`. Pairings.
//!
//! # Readings chosen
//! - A player's points are the sum of those of all games.
//! - If an open point changes a game, the standings follow its usual reading and the verdict is
//!   open until the organisers settle it for the whole tournament.
//!
//! # Direction of error
//! None: it adds up.
//!
//! # Examples
//! Two games of the worked examples: 104 and 26, 40 and 58.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::score::{ALL_LOST, Army, FLOOR, NEAREST, ROUNDING, Rout, parts};
use super::score_experimental::{
    CLAIMS_OF, EXACT, QUARTER, ROUNDED, ScoreExperimental, exact, rounded, situation,
};
use super::score_traditional::{BOTH, NO_ROUT, ScoreTraditional, WINNER};
use super::tables::{EVENT_LIMITS, SITUATIONS, TRADITIONAL_POINTS};
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, Rule, Unit, Values,
    Violation, claims,
};
use crate::kit::tables::{Cell, Choice, Table};
use crate::systems::{Desk, Tool};

/// The editor for a tournament.
pub static DESK: Tool = Tool::Desk(Desk {
    id: "impetus.desk",
    check: "impetus.score-desk",
    tables: &["traditional", "experimental", "scores"],
    hard: &[],
    soft: &["notes"],
    figures: &[],
    marks: None,
    build: None,
});

/// The check.
pub struct ScoreDesk;

/// A tournament so far.
#[derive(Clone, Debug)]
pub struct Input {
    games: Vec<Game>,
    penalties: Vec<Penalty>,
}

/// One game.
#[derive(Clone, Debug)]
pub struct Game {
    round: Option<i64>,
    names: [String; 2],
    armies: [Army; 2],
}

/// Points that the umpire deducts from a player.
#[derive(Clone, Debug)]
pub struct Penalty {
    player: String,
    points: i64,
}

impl Declared for Game {
    fn declare(form: &mut Form<'_>) -> Self {
        let round = form.integer("round", 1, 20).if_told();
        let a = form.text("a", 40).required();
        let one = army(form, ["a_vdt", "a_lost", "a_routed"]);
        let b = form.text("b", 40).required();
        if a.to_lowercase() == b.to_lowercase() && !a.is_empty() {
            form.refuse("b", b.as_str(), FaultKind::Repeated, Vec::new());
        }
        let other = army(form, ["b_vdt", "b_lost", "b_routed"]);
        Self {
            round,
            names: [a, b],
            armies: [one, other],
        }
    }
}

/// One army of a game: its VDT, its losses, whether it was routed. A game without these has no
/// points.
fn army(form: &mut Form<'_>, [vdt, lost, routed]: [&'static str; 3]) -> Army {
    // The losses of a routed army no longer matter, and an army without losses has lost 0 %.
    let gone = form.holds(routed);
    let matters = !gone && form.number_told(lost) != Some(0.0);
    let army = Army {
        vdt: form.integer(vdt, 1, 1000).required_where(matters),
        lost: form.integer(lost, 0, 1000).required_where(!gone),
        routed: form.yes_or_no(routed).required(),
    };
    if army.lost > army.vdt {
        form.more_than(lost, vdt);
    }
    army
}

impl Declared for Penalty {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            player: form.text("player", 40).required(),
            points: form
                .integer("points", 0, 1000)
                .unit(Unit::Points)
                .required(),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            games: form.list("games", 1, 100),
            penalties: form.list("penalties", 0, 40),
        }
    }
}

claims! {
    with all ScoreTraditional::CLAIMS, ScoreExperimental::CLAIMS;
    SYSTEMS = "impetus/scoring/systems#organisers-choose";
    SHARED = "impetus/disputes/tied-players#check-shares";
    SUMMED = "impetus/disputes/tied-players#summed";
    TAKEN = "impetus/tournament/conduct#warn-or-deduct";
    THREE = "impetus/one-day/games#three";
    OPEN_ROUNDING = "impetus/disputes/rounding-at-half#check-open";
    OPEN_QUARTER = "impetus/disputes/quarter-exact#check-open";
}

/// Number of games per day.
const GAMES: usize = 3;

/// System of scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum System {
    Traditional,
    Experimental,
}

impl Choice for System {
    const SCOPE: &'static str = "impetus-score-system";
}

/// Situation of a player after a game, by the table.
const SITUATION: OutKind = OutKind::Word {
    scope: SITUATIONS.row_scope,
    codes: SITUATIONS.rows,
};
const STANDING: &[Output] = &[
    Output {
        name: "place",
        kind: OutKind::Number(Unit::None),
    },
    Output {
        name: "player",
        kind: OutKind::Name,
    },
    Output {
        name: "points",
        kind: OutKind::Number(Unit::Points),
    },
    Output {
        name: "games",
        kind: OutKind::Number(Unit::None),
    },
    Output {
        name: "taken",
        kind: OutKind::Number(Unit::Points),
    },
    Output {
        name: "tied",
        kind: OutKind::Truth,
    },
];

impl Rule for ScoreDesk {
    type Input = Input;
    const ID: &'static str = "impetus.score-desk";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "played",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "players",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "traditional",
            kind: OutKind::List(STANDING),
        },
        Output {
            name: "experimental",
            kind: OutKind::List(STANDING),
        },
        Output {
            name: "scores",
            kind: OutKind::List(&[
                Output {
                    name: "round",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "a",
                    kind: OutKind::Name,
                },
                Output {
                    name: "b",
                    kind: OutKind::Name,
                },
                Output {
                    name: "a_traditional",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "b_traditional",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "a_situation",
                    kind: SITUATION,
                },
                Output {
                    name: "a_experimental",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "b_situation",
                    kind: SITUATION,
                },
                Output {
                    name: "b_experimental",
                    kind: OutKind::Number(Unit::Points),
                },
            ]),
        },
        Output {
            name: "notes",
            kind: OutKind::List(&[
                Output {
                    name: "code",
                    kind: OutKind::Word {
                        scope: "impetus-score-desk-finding",
                        codes: &Violation::codes::<5>(Self::VIOLATIONS, 0),
                    },
                },
                Output {
                    name: "at",
                    kind: OutKind::Name,
                },
                Output {
                    name: "who",
                    kind: OutKind::Name,
                },
                Output {
                    name: "system",
                    kind: OutKind::word::<System>(),
                },
                Output {
                    name: "points",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "point",
                    kind: OutKind::Name,
                },
            ]),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("played", "players"),
        ("tied", "who"),
        ("tied", "system"),
        ("tied", "points"),
        ("fourth-game", "who"),
        ("fourth-game", "points"),
        ("all-lost", "who"),
        ("all-lost", "points"),
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "rounding-at-half",
            claim: OPEN_ROUNDING,
        },
        Violation {
            code: "quarter-exact",
            claim: OPEN_QUARTER,
        },
        Violation {
            code: "tied",
            claim: SHARED,
        },
        Violation {
            code: "fourth-game",
            claim: THREE,
        },
        Violation {
            code: "all-lost",
            claim: ALL_LOST,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["played", "traditional", "experimental"];
    const POINTS: &'static [&'static Point] = &[&ROUNDING, &QUARTER];
    const TABLES: &'static [&'static Table] = &[&TRADITIONAL_POINTS, &SITUATIONS, &EVENT_LIMITS];
    const PARTS: &'static [&'static str] = &[ScoreTraditional::ID, ScoreExperimental::ID];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let figures = Figures::read(case);
        let (rounding, quarter) = (case.settled(&ROUNDING), case.settled(&QUARTER));
        let reading = Reading {
            nearest: !rounding.is_some_and(|reading| reading.is(FLOOR)),
            exact: !quarter.is_some_and(|reading| reading.is(ROUNDED)),
        };
        if rounding.is_some() {
            case.because(if reading.nearest { NEAREST } else { FLOOR });
        }
        if quarter.is_some() {
            case.because(if reading.exact { EXACT } else { ROUNDED });
        }
        let mut notes = Vec::new();
        let mut open = None;
        let mut scores = Vec::new();
        let mut sums: [BTreeMap<String, Sum>; 2] = Default::default();
        for (n, game) in input.games.iter().enumerate() {
            let traditional = figures.traditional(&game.armies, reading);
            let experimental = figures.experimental(&game.armies, reading);
            told(case, n, game, traditional, experimental);
            // A point is open if it changes this game in either system.
            let other = |reading: Reading| {
                (
                    figures.traditional(&game.armies, reading),
                    figures.experimental(&game.armies, reading),
                ) != (traditional, experimental)
            };
            let at = format!("games.{n}");
            for (unsettled, changed, code, claim) in [
                (
                    rounding.is_none(),
                    other(Reading {
                        nearest: !reading.nearest,
                        ..reading
                    }),
                    "rounding-at-half",
                    OPEN_ROUNDING,
                ),
                (
                    quarter.is_none(),
                    other(Reading {
                        exact: !reading.exact,
                        ..reading
                    }),
                    "quarter-exact",
                    OPEN_QUARTER,
                ),
            ] {
                if unsettled && changed {
                    open = open.or(Some(code));
                    case.because(claim);
                    notes.push(json!({"code": code, "at": at, "who": null, "system": null, "points": null, "point": code}));
                }
            }
            for (army, name) in game.armies.iter().zip(&game.names) {
                if army.lost == army.vdt && !army.routed {
                    case.because(ALL_LOST);
                    notes.push(json!({"code": "all-lost", "at": at, "who": name, "system": null, "points": army.lost, "point": null}));
                }
            }
            for side in 0..2 {
                for (sums, points) in sums
                    .iter_mut()
                    .zip([traditional[side], experimental[side].1])
                {
                    let sum = sums
                        .entry(game.names[side].to_lowercase())
                        .or_insert_with(|| Sum {
                            name: game.names[side].clone(),
                            ..Sum::default()
                        });
                    sum.points += points;
                    sum.games += 1;
                }
            }
            scores.push(json!({
                "round": game.round, "a": game.names[0], "b": game.names[1],
                "a_traditional": traditional[0], "b_traditional": traditional[1],
                "a_situation": SITUATIONS.rows[experimental[0].0], "a_experimental": experimental[0].1,
                "b_situation": SITUATIONS.rows[experimental[1].0], "b_experimental": experimental[1].1,
            }));
        }
        for penalty in &input.penalties {
            case.considered("taken", penalty.points > 0, TAKEN)
                .value(penalty.points)
                .arg("player", penalty.player.clone());
            for sums in &mut sums {
                let sum = sums
                    .entry(penalty.player.to_lowercase())
                    .or_insert_with(|| Sum {
                        name: penalty.player.clone(),
                        ..Sum::default()
                    });
                sum.taken += penalty.points;
            }
        }
        for sum in sums[0].values().filter(|sum| sum.games > GAMES) {
            case.because(THREE);
            notes.push(json!({"code": "fourth-game", "at": null, "who": sum.name, "system": null, "points": sum.games, "point": null}));
        }
        case.because(SYSTEMS);
        case.because(SUMMED);
        let players = sums[0].len();
        let [traditional, experimental] = sums.map(ranked);
        for (system, standing) in [
            (System::Traditional.code(), &traditional),
            (System::Experimental.code(), &experimental),
        ] {
            let mut tied: BTreeMap<i64, Vec<&str>> = BTreeMap::new();
            for row in standing.iter().filter(|row| row["tied"] == true) {
                tied.entry(row["place"].as_i64().unwrap_or(0))
                    .or_default()
                    .push(row["player"].as_str().unwrap_or_default());
            }
            for (place, names) in tied {
                case.flag("silent:tied-standings");
                case.applied("tied", SHARED)
                    .value(place)
                    .arg("system", system)
                    .arg("names", names.join(", "));
                notes.push(json!({"code": "tied", "at": null, "who": names.join(", "), "system": system, "points": place, "point": null}));
            }
        }
        if let Some(what) = open {
            case.silent(what);
        }
        Values::default()
            .with("played", input.games.len())
            .with("players", players)
            .with("traditional", traditional)
            .with("experimental", experimental)
            .with("scores", scores)
            .with("notes", notes)
    }
}

/// One player's points in one system.
#[derive(Clone, Debug, Default)]
struct Sum {
    name: String,
    points: i64,
    games: usize,
    taken: i64,
}

/// Players in descending order of points; those with the same points share a place, in order of
/// name.
fn ranked(sums: BTreeMap<String, Sum>) -> Vec<Value> {
    let mut all: Vec<Sum> = sums.into_values().collect();
    all.sort_by_key(|sum| std::cmp::Reverse(sum.points - sum.taken));
    let totals: Vec<i64> = all.iter().map(|sum| sum.points - sum.taken).collect();
    let row = |sum: &Sum| {
        let total = sum.points - sum.taken;
        let place = totals.iter().filter(|other| **other > total).count() + 1;
        let tied = totals.iter().filter(|other| **other == total).count() > 1;
        json!({"place": place, "player": sum.name, "points": total, "games": sum.games, "taken": sum.taken, "tied": tied})
    };
    all.iter().map(row).collect()
}

/// Readings used for a tournament.
#[derive(Clone, Copy)]
struct Reading {
    nearest: bool,
    exact: bool,
}

/// The figures of both systems, looked up once.
struct Figures {
    bonus: i64,
    routed: i64,
    no_rout: i64,
    both: i64,
    quarter: i64,
    bases: [i64; 7],
}

impl Figures {
    fn read(case: &mut Case<'_>) -> Self {
        let points =
            |case: &mut Case<'_>, row| case.number(&TRADITIONAL_POINTS, row, "points").unwrap_or(0);
        Self {
            bonus: points(case, "winner-bonus"),
            routed: points(case, "routed-enemy"),
            no_rout: points(case, "no-rout"),
            both: points(case, "both-routed"),
            quarter: case.number(&EVENT_LIMITS, "quarter", "value").unwrap_or(0),
            bases: std::array::from_fn(|place| {
                case.number(&SITUATIONS, SITUATIONS.rows[place], "base")
                    .unwrap_or(0)
            }),
        }
    }

    fn traditional(&self, [a, b]: &[Army; 2], reading: Reading) -> [i64; 2] {
        let (of_a, of_b) = (percent(a, reading), percent(b, reading));
        match Rout::of(a.routed, b.routed) {
            Rout::Neither => [self.no_rout + of_b, self.no_rout + of_a],
            Rout::B => [self.routed + self.bonus - of_a, of_a],
            Rout::A => [of_b, self.routed + self.bonus - of_b],
            Rout::Both => [self.both, self.both],
        }
    }

    /// Index of the situation and the points, for both players.
    fn experimental(&self, [a, b]: &[Army; 2], reading: Reading) -> [(usize, i64); 2] {
        let share = |army: &Army| {
            if reading.exact {
                exact(army)
            } else {
                rounded(army, reading.nearest)
            }
        };
        let (of_a, of_b) = (percent(a, reading), percent(b, reading));
        let points = |place: usize, lost: i64, destroyed: i64| match SITUATIONS
            .printed(SITUATIONS.rows[place], "counts")
        {
            Some(Cell::Word("less-lost")) => self.bases[place] - lost,
            Some(Cell::Word("plus-destroyed")) => self.bases[place] + destroyed,
            _ => self.bases[place],
        };
        let one = situation(a.routed, b.routed, share(a), share(b), self.quarter);
        let other = situation(b.routed, a.routed, share(b), share(a), self.quarter);
        [
            (one, points(one, of_a, of_b)),
            (other, points(other, of_b, of_a)),
        ]
    }
}

fn percent(army: &Army, reading: Reading) -> i64 {
    let (whole, half) = parts(army);
    whole + i64::from(half && reading.nearest)
}

/// A game in the ledger.
fn told(
    case: &mut Case<'_>,
    n: usize,
    game: &Game,
    traditional: [i64; 2],
    experimental: [(usize, i64); 2],
) {
    let [a, b] = &game.armies;
    let claim = match Rout::of(a.routed, b.routed) {
        Rout::Neither => NO_ROUT,
        Rout::A | Rout::B => WINNER,
        Rout::Both => BOTH,
    };
    let number = i64::try_from(n + 1).unwrap_or(0);
    let [a, b] = game.names.clone();
    case.step("traditional", true)
        .value(traditional[0])
        .arg("game", number)
        .arg("a", a.clone())
        .arg("b", b.clone())
        .arg("other", traditional[1])
        .cite(claim);
    let step = case
        .step("experimental", true)
        .value(experimental[0].1)
        .arg("game", number)
        .arg("a", a)
        .arg("b", b);
    step.arg("other", experimental[1].1)
        .cite(CLAIMS_OF[experimental[0].0]);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.score-desk";

    fn game(a: &str, b: &str, armies: [(i64, i64, bool); 2]) -> Value {
        let [one, other] = armies;
        json!({"round": 1, "a": a, "b": b, "a_vdt": one.0, "a_lost": one.1, "a_routed": one.2, "b_vdt": other.0, "b_lost": other.1, "b_routed": other.2})
    }

    fn standing(verdict: &crate::check::Verdict, system: &str) -> Vec<(i64, String, i64, bool)> {
        let rows = verdict.values[system].as_array().unwrap().iter();
        rows.map(|row| {
            (
                row["place"].as_i64().unwrap(),
                row["player"].as_str().unwrap().to_owned(),
                row["points"].as_i64().unwrap(),
                row["tied"] == true,
            )
        })
        .collect()
    }

    #[test]
    fn the_printed_games_and_their_standings() {
        let games = json!([
            game("Ann", "Bob", [(34, 9, false), (30, 16, true)]),
            game("Cat", "Dan", [(34, 13, false), (30, 6, false)])
        ]);
        let verdict = judge(ID, &json!({"games": games}));
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Score, "played")
        );
        assert_eq!(
            standing(&verdict, "traditional"),
            [
                (1, "Ann".to_owned(), 104, false),
                (2, "Dan".to_owned(), 58, false),
                (3, "Cat".to_owned(), 40, false),
                (4, "Bob".to_owned(), 26, false)
            ]
        );
        assert_eq!(
            standing(&verdict, "experimental")[0],
            (1, "Ann".to_owned(), 8074, false)
        );
        assert_eq!(verdict.values["scores"][1]["b_situation"], "honour");
        assert_eq!(
            (&verdict.values["players"], &verdict.flags),
            (&json!(4), &vec![])
        );
    }

    #[test]
    fn ties_share_a_place_and_say_so() {
        let games = json!([
            game("Ann", "Bob", [(40, 4, false), (40, 4, false)]),
            game("Cat", "ann", [(40, 40, true), (40, 0, false)])
        ]);
        let verdict = judge(ID, &json!({"games": games}));
        assert_eq!(
            standing(&verdict, "traditional")
                .iter()
                .map(|row| (row.0, row.3))
                .collect::<Vec<_>>(),
            [(1, false), (2, false), (3, false)]
        );
        let level = judge(
            ID,
            &json!({"games": [game("Ann", "Bob", [(40, 4, false), (40, 4, false)])]}),
        );
        assert_eq!(
            standing(&level, "experimental")
                .iter()
                .map(|row| (row.0, row.3))
                .collect::<Vec<_>>(),
            [(1, true), (1, true)]
        );
        assert_eq!(level.flags, ["silent:tied-standings"]);
        assert_eq!(level.values["notes"].as_array().unwrap().len(), 2);
    }

    #[test]
    fn penalties_and_a_fourth_game() {
        let games: Vec<Value> = (0..4)
            .map(|_| game("Ann", "Bob", [(40, 4, false), (40, 8, false)]))
            .collect();
        let verdict = judge(
            ID,
            &json!({"games": games, "penalties": [{"player": "ANN", "points": 45}, {"player": "Zed", "points": 5}]}),
        );
        assert_eq!(
            standing(&verdict, "traditional"),
            [
                (1, "Bob".to_owned(), 120, false),
                (2, "Ann".to_owned(), 115, false),
                (3, "Zed".to_owned(), -5, false)
            ]
        );
        let codes: Vec<&str> = verdict.values["notes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|note| note["code"].as_str().unwrap())
            .collect();
        assert_eq!(codes, ["fourth-game", "fourth-game"]);
    }

    #[test]
    fn open_points_are_settled_for_the_whole_tournament() {
        let games = json!([
            game("Ann", "Bob", [(40, 9, false), (40, 4, false)]),
            game("Cat", "Dan", [(26, 4, false), (50, 20, false)])
        ]);
        let open = judge(ID, &json!({"games": games}));
        assert_eq!(
            (open.finding.kind, open.missing),
            (FindingKind::Undetermined, Some("rounding-at-half"))
        );
        let notes = |verdict: &crate::check::Verdict| {
            verdict.values["notes"]
                .as_array()
                .unwrap()
                .iter()
                .map(|note| note["code"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(notes(&open), ["rounding-at-half", "quarter-exact"]);
        assert_eq!(standing(&open, "traditional").len(), 4);
        let half = judge(ID, &json!({"games": games, "agreed": ["floor"]}));
        assert_eq!(
            (half.missing, notes(&half)),
            (Some("quarter-exact"), vec!["quarter-exact".to_owned()])
        );
        let settled = judge(
            ID,
            &json!({"games": games, "agreed": ["floor", "nearest-test"]}),
        );
        assert_eq!(settled.finding.kind, FindingKind::Score);
    }

    #[test]
    fn what_is_refused() {
        let one = game("Ann", "Bob", [(40, 4, false), (40, 4, false)]);
        assert_eq!(
            faults(ID, &json!({})),
            [("games".to_owned(), "list-length")]
        );
        assert_eq!(
            faults(ID, &json!({"games": [with(&one, &json!({"b": "ann"}))]})),
            [("games.0.b".to_owned(), "repeated")]
        );
        assert_eq!(
            faults(ID, &json!({"games": [with(&one, &json!({"b_lost": 41}))]})),
            [("games.0.b_lost".to_owned(), "more-than")]
        );
        assert_eq!(
            faults(ID, &json!({"games": "1_Ann_40_4_false_Bob_40_4_false"})),
            []
        );
    }

    /// The questions of a partial input, and its status.
    fn asked(given: &Value) -> (crate::check::Status, Vec<String>) {
        let verdict = crate::systems::testing::check(ID)
            .answer(
                &crate::kit::tables::Tables::default(),
                &crate::systems::testing::map(given),
            )
            .unwrap();
        let asks = verdict.asks.into_iter().map(|ask| ask.field).collect();
        (verdict.status, asks)
    }

    #[test]
    fn a_game_of_which_nothing_is_told_has_no_points() {
        let open = crate::check::Status::Open;
        let (status, asks) = asked(&json!({"games": [{"a": "Rossi", "b": "Bianchi"}]}));
        assert_eq!(status, open, "{asks:?}");
        let (status, asks) = asked(
            &json!({"games": [{"a": "Rossi", "b": "Bianchi", "a_vdt": 40, "a_lost": 4, "b_vdt": 50, "b_lost": 20}]}),
        );
        assert_eq!(
            (status, asks),
            (
                open,
                vec!["games.0.a_routed".to_owned(), "games.0.b_routed".to_owned()]
            )
        );
    }

    #[test]
    fn whoever_lost_everything_and_did_not_rout_is_remarked_on() {
        let all = judge(
            ID,
            &json!({"games": [game("Ann", "Bob", [(34, 34, false), (40, 40, true)])]}),
        );
        assert_eq!(all.values["notes"][0]["code"], "all-lost");
        assert_eq!(all.values["notes"][0]["who"], "Ann");
        assert_eq!(all.values["notes"].as_array().unwrap().len(), 1);
    }

    proptest! {
        /// The desk gives every game the same points as the two checks.
        #[test]
        fn the_desk_agrees_with_the_checks(va in 1_i64..80, vb in 1_i64..80, la in 0_i64..80, lb in 0_i64..80, ra in any::<bool>(), rb in any::<bool>(), nearest in any::<bool>(), exact in any::<bool>()) {
            let armies = [(va, la.min(va), ra), (vb, lb.min(vb), rb)];
            let agreed = json!([if nearest { "nearest" } else { "floor" }, if exact { "exact-test" } else { "nearest-test" }]);
            let scored = judge(ID, &json!({"games": [game("A", "B", armies)], "agreed": agreed})).values["scores"][0].clone();
            let army = |(vdt, lost, routed): (i64, i64, bool)| json!({"vdt": vdt, "lost": lost, "routed": routed});
            let given = json!({"a": army(armies[0]), "b": army(armies[1])});
            let traditional = judge("impetus.score-traditional", &with(&given, &json!({"agreed": [agreed[0]]}))).values;
            prop_assert_eq!((&scored["a_traditional"], &scored["b_traditional"]), (&traditional["a_points"], &traditional["b_points"]));
            let experimental = judge("impetus.score-experimental", &with(&given, &json!({"agreed": agreed}))).values;
            for side in ["a", "b"] {
                prop_assert_eq!(&scored[format!("{side}_experimental")], &experimental[side]["points"]);
                let place = usize::try_from(experimental[side]["situation"].as_i64().unwrap() - 1).unwrap();
                prop_assert_eq!(scored[format!("{side}_situation")].as_str(), Some(SITUATIONS.rows[place]));
            }
        }
    }
}
