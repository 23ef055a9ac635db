//! `impetus.score-experimental`: the situation and the points of both players in the experimental
//! system.
//!
//! # Source items
//! ai:score-experimental.p1, .1-.7.
//!
//! # What it decides
//! For each player the first of the seven situations that fits, and its points.
//!
//! # Readings chosen
//! - A fraction of one half or more in the points: as in the traditional system, an open point.
//! - The quarter is tested on exact shares; if the rounded percentages give another situation it is
//!   an open point.
//! - The result `ahead` says who has more points, so that the verdict has a headline.
//!
//! # Direction of error
//! None: it applies the printed sums.
//!
//! # Examples
//! A triumph that cost 9 of 34 → 8074; the loser destroyed 26 % → 2026.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::score::{
    ALL_LOST, Army, DROPPED, FLOOR, Losses, NEAREST, ROUNDING, Rout, SHARE, note_all_lost, parts,
    percent,
};
use super::tables::{EVENT_LIMITS, SITUATIONS};
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct ScoreExperimental;

/// Both armies.
pub struct Input {
    a: Losses,
    b: Losses,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            a: form.group("a"),
            b: form.group("b"),
        }
    }
}

claims! {
    with SHARE, ALL_LOST, DROPPED, NEAREST, FLOOR;
    FIRST = "impetus/scoring/situations#first-that-fits";
    TRIUMPH = "impetus/scoring/triumph#triumph";
    MISSED = "impetus/scoring/missed-triumph#missed-triumph";
    TACTICAL = "impetus/scoring/tactical-victory#tactical-victory";
    HONOUR = "impetus/scoring/honour#honour";
    DEFEAT = "impetus/scoring/honourable-defeat#honourable-defeat";
    SKIRMISH = "impetus/scoring/skirmish#skirmish";
    DISASTER = "impetus/scoring/disaster#disaster";
    pub EXACT = "impetus/disputes/quarter-exact#exact-test";
    pub ROUNDED = "impetus/disputes/quarter-exact#nearest-test";
}

/// The claims of the situations, in the order of [`SITUATIONS`].
pub const CLAIMS_OF: [&str; 7] = [
    TRIUMPH, MISSED, TACTICAL, HONOUR, DEFEAT, SKIRMISH, DISASTER,
];

/// Whether the quarter is tested on exact shares or on percentages as a chart prints them.
pub static QUARTER: Point = Point {
    id: "quarter-exact",
    kind: PointKind::Open,
    readings: &[Reading::followed(EXACT), Reading::of(ROUNDED)],
};

/// A share in hundredths: `num` of `den`.
pub type Share = (i64, i64);

/// The situation, from 0, of a player with these losses and these enemy losses.
pub fn situation(own: bool, enemy: bool, lost: Share, destroyed: Share, quarter: i64) -> usize {
    let much = destroyed.0 >= quarter * destroyed.1;
    let more = destroyed.0 * lost.1 - lost.0 * destroyed.1 >= quarter * lost.1 * destroyed.1;
    match (own, enemy) {
        (false, true) => 0,
        (true, true) => 1,
        (false, false) if more => 2,
        (false, false) if much => 3,
        (true, false) if much => 4,
        (false, false) => 5,
        (true, false) => 6,
    }
}

pub const fn exact(army: &Army) -> Share {
    (army.lost * 100, army.vdt)
}

pub fn rounded(army: &Army, nearest: bool) -> Share {
    let (whole, half) = parts(army);
    (whole + i64::from(half && nearest), 1)
}

/// Player with more points, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Ahead {
    A,
    B,
    Level,
}

impl Choice for Ahead {
    const SCOPE: &'static str = "impetus-ahead";
}

impl Rule for ScoreExperimental {
    type Input = Input;
    const ID: &'static str = "impetus.score-experimental";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "ahead",
            kind: OutKind::word::<Ahead>(),
        },
        Output {
            name: "a",
            kind: OutKind::Group(&[
                Output {
                    name: "situation",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "points",
                    kind: OutKind::Number(Unit::None),
                },
            ]),
        },
        Output {
            name: "b",
            kind: OutKind::Group(&[
                Output {
                    name: "situation",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "points",
                    kind: OutKind::Number(Unit::None),
                },
            ]),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["ahead", "a", "b"];
    const POINTS: &'static [&'static Point] = &[&ROUNDING, &QUARTER];
    const TABLES: &'static [&'static Table] = &[&SITUATIONS, &EVENT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (a, b) = (&input.a, &input.b);
        let quarter = case.number(&EVENT_LIMITS, "quarter", "value").unwrap_or(0);
        let rout = Rout::of(a.routed, b.routed);
        note_all_lost(case, [a, b]);
        let (a, b) = (&a.army(), &b.army());
        let both = |share: &dyn Fn(&Army) -> Share| {
            let (of_a, of_b) = (share(a), share(b));
            (
                situation(a.routed, b.routed, of_a, of_b, quarter),
                situation(b.routed, a.routed, of_b, of_a, quarter),
            )
        };
        let exactly = both(&exact);
        let (nearest, floor) = (
            both(&|army| rounded(army, true)),
            both(&|army| rounded(army, false)),
        );
        let mut found = exactly;
        // Only a quarter that depends on rounding is asked about.
        if rout != Rout::Both && (nearest != exactly || floor != exactly) {
            let tested = case.ask(&QUARTER).is(EXACT);
            let claim = if tested { EXACT } else { ROUNDED };
            if !tested {
                let up = nearest == floor || case.ask(&ROUNDING).is(NEAREST);
                found = if up { nearest } else { floor };
            }
            case.considered("quarter", !tested, claim).value(quarter);
        }
        let counts = |place: usize| SITUATIONS.printed(SITUATIONS.rows[place], "counts");
        let word = |place: usize| match counts(place) {
            Some(crate::kit::tables::Cell::Word(word)) => word,
            _ => "flat",
        };
        let needs = |of: usize, word_wanted: &str| word(of) == word_wanted;
        // A's loss counts for A's triumph and for what B destroyed.
        let a_lost = if needs(found.0, "less-lost") || needs(found.1, "plus-destroyed") {
            percent(case, "A", a)
        } else {
            0
        };
        let b_lost = if needs(found.1, "less-lost") || needs(found.0, "plus-destroyed") {
            percent(case, "B", b)
        } else {
            0
        };
        let score =
            |case: &mut Case<'_>, side: &'static str, place: usize, lost: i64, destroyed: i64| {
                let base = case
                    .number(&SITUATIONS, SITUATIONS.rows[place], "base")
                    .unwrap_or(0);
                let points = match word(place) {
                    "less-lost" => base - lost,
                    "plus-destroyed" => base + destroyed,
                    _ => base,
                };
                case.step("situation", true)
                    .value(SITUATIONS.rows[place])
                    .arg("side", side)
                    .arg("situation", SITUATIONS.rows[place])
                    .cite(FIRST);
                case.applied("points", CLAIMS_OF[place])
                    .value(points)
                    .arg("side", side)
                    .arg("base", base)
                    .arg("counts", word(place));
                points
            };
        let a_points = score(case, "A", found.0, a_lost, b_lost);
        let b_points = score(case, "B", found.1, b_lost, a_lost);
        let ahead = match a_points.cmp(&b_points) {
            std::cmp::Ordering::Greater => Ahead::A,
            std::cmp::Ordering::Less => Ahead::B,
            std::cmp::Ordering::Equal => Ahead::Level,
        };
        let group = |place: usize, points: i64| serde_json::json!({"situation": place + 1, "points": points});
        Values::default()
            .with("ahead", ahead.code())
            .with("a", group(found.0, a_points))
            .with("b", group(found.1, b_points))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::judge;

    const ID: &str = "impetus.score-experimental";

    fn ask(a: (i64, i64, bool), b: (i64, i64, bool)) -> Verdict {
        let army = |(vdt, lost, routed): (i64, i64, bool)| json!({"vdt": vdt, "lost": lost, "routed": routed});
        judge(ID, &json!({"a": army(a), "b": army(b)}))
    }

    fn told(verdict: &Verdict) -> [(i64, i64); 2] {
        ["a", "b"].map(|side| {
            (
                verdict.values[side]["situation"].as_i64().unwrap(),
                verdict.values[side]["points"].as_i64().unwrap(),
            )
        })
    }

    #[test]
    fn every_situation() {
        for (a, b, want) in [
            ((34, 9, false), (30, 16, true), [(1, 8074), (5, 2026)]),
            ((34, 18, true), (30, 21, true), [(2, 4050), (2, 4050)]),
            ((40, 0, false), (40, 10, false), [(3, 4025), (6, 2000)]),
            ((40, 2, false), (40, 10, false), [(4, 3025), (6, 2005)]),
            ((40, 12, false), (40, 16, false), [(4, 3040), (4, 3030)]),
            ((40, 4, false), (40, 22, true), [(1, 8090), (7, 1010)]),
            ((40, 10, false), (40, 22, true), [(1, 8075), (5, 2025)]),
            ((50, 5, false), (50, 10, false), [(6, 2020), (6, 2010)]),
        ] {
            assert_eq!(told(&ask(a, b)), want);
        }
        assert_eq!(ask((40, 4, false), (40, 22, true)).values["ahead"], "a");
        assert_eq!(ask((40, 22, true), (40, 4, false)).values["ahead"], "b");
        assert_eq!(ask((40, 4, true), (40, 4, true)).values["ahead"], "level");
    }

    #[test]
    fn a_quarter_made_by_rounding_is_left_open() {
        let open = ask((26, 4, false), (50, 20, false));
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "quarter-exact")
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["a"]["situation"].clone()))
                .collect::<Vec<_>>(),
            [("exact-test", json!(4)), ("nearest-test", json!(3))]
        );
        let half = ask((40, 9, false), (40, 4, false));
        assert_eq!(
            half.readings.iter().map(|r| r.id).collect::<Vec<_>>(),
            ["nearest", "floor"]
        );
    }

    #[test]
    fn what_all_readings_agree_on_is_told() {
        let mut agreed = 0;
        for (lost, other) in [(9, 4), (9, 0), (11, 4), (13, 9)] {
            let open = ask((40, lost, false), (40, other, false));
            for (army, part) in [
                ("a", "situation"),
                ("a", "points"),
                ("b", "situation"),
                ("b", "points"),
            ] {
                let said: Vec<_> = open
                    .readings
                    .iter()
                    .map(|reading| reading.values[army][part].clone())
                    .collect();
                let Some(first) = said.first() else { continue };
                let same = said.iter().all(|value| value == first);
                agreed += i32::from(same);
                assert_eq!(
                    open.values[army][part],
                    if same {
                        first.clone()
                    } else {
                        serde_json::Value::Null
                    },
                    "{lost} {other}: {army}.{part}"
                );
            }
        }
        assert!(agreed > 0);
    }

    /// With every open point settled.
    fn agreed(a: (i64, i64, bool), b: (i64, i64, bool)) -> Verdict {
        let army = |(vdt, lost, routed): (i64, i64, bool)| json!({"vdt": vdt, "lost": lost, "routed": routed});
        judge(
            ID,
            &json!({"a": army(a), "b": army(b), "agreed": ["nearest", "exact-test"]}),
        )
    }

    proptest! {
        #[test]
        fn swapping_the_armies_swaps_the_answers(va in 1_i64..80, vb in 1_i64..80, la in 0_i64..80, lb in 0_i64..80, ra in any::<bool>(), rb in any::<bool>()) {
            let (a, b) = ((va, la.min(va), ra), (vb, lb.min(vb), rb));
            let ([one, two], [three, four]) = (told(&agreed(a, b)), told(&agreed(b, a)));
            prop_assert_eq!((one, two), (four, three));
        }
    }
}
