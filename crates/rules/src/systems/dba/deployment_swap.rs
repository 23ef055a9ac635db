//! `dba.deployment-swap`: the pairs of elements that the defender swaps after deployment.
//!
//! # Source items
//! bob:deployment.7, bob:movement.4, qrs:coast.4, qrs:bua.4.
//!
//! # What it decides
//! Whether all given swaps are legal, and how far each pushes a column back.
//!
//! # What it does not decide
//! Where anything may be deployed in the first place, and who garrisons a BUA (`dba.garrison`).
//!
//! # Readings chosen
//! - `pushed_back_mm` is how far a deeper base pushes the bases behind it, for either of the two;
//!   there are none behind in a BUA or off the table.
//! - If there is no room for that push, it is an open point. A shallower base needs none.
//! - A base that may occupy the BUA may be swapped into it, mounted included; mounted do not
//!   garrison it.
//! - A BUA holds one base (bob:movement.4): two that are both given as inside are refused.
//!
//! # Direction of error
//! `fronts_match` covers both places, but only those that have a front: a BUA has none.
//!
//! # Examples
//! `Bd` (15) for `El` (40) before a column → 25 mm back. Illegal: with an element kept for a landing.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::set_up::Role;
use super::terrain_tables::SET_UP_COUNTS;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct DeploymentSwap;

/// Elements that a player swaps.
pub struct Input {
    by: Fact<Role>,
    deployed: Fact<bool>,
    swaps: Vec<Swap>,
}

/// One swap.
struct Swap {
    a: Element,
    b: Element,
    fronts_match: Fact<bool>,
    room: Fact<bool>,
}

/// One of the two bases.
struct Element {
    id: String,
    place: Fact<Where>,
    depth: Measure,
    mounted: Fact<bool>,
}

/// Place before the swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Where {
    Table,
    Bua,
    #[strum(serialize = "off-table-landing")]
    Landing,
}

impl Choice for Where {
    const SCOPE: &'static str = "dba-swap-place";
}

/// Reads one of the two bases. `NAME` is its letter if it has no name; `WEIGHED` says whether its
/// depth decides.
struct Named<const NAME: char, const WEIGHED: bool>(Element);

impl<const NAME: char, const WEIGHED: bool> Declared for Named<NAME, WEIGHED> {
    fn declare(form: &mut Form<'_>) -> Self {
        let name = form.nth(NAME);
        let id = form.name("id").or(name);
        let place = form.choice("place").fact();
        let depth = form.decimal("depth", 1.0, 200.0).unit(Unit::Mm);
        Self(Element {
            id,
            place,
            depth: if WEIGHED {
                Measure::known(depth.required())
            } else {
                depth.measured()
            },
            mounted: form.yes_or_no("mounted").fact_or(false),
        })
    }
}

impl Declared for Swap {
    fn declare(form: &mut Form<'_>) -> Self {
        // The two depths are compared if a column has no room, or if the distance is requested.
        let weighed = form.denies("column_room") || form.asks_for(&["pushed_back_mm"]);
        let (a, b) = if weighed {
            let Named::<'A', true>(a) = form.group("a");
            let Named::<'B', true>(b) = form.group("b");
            (a, b)
        } else {
            let Named::<'A', false>(a) = form.group("a");
            let Named::<'B', false>(b) = form.group("b");
            (a, b)
        };
        if a.id == b.id {
            form.refuse("b.id", b.id.as_str(), FaultKind::Repeated, Vec::new());
        }
        Self {
            a,
            b,
            fronts_match: form.yes_or_no("fronts_match").fact_or(true),
            room: form.yes_or_no("column_room").fact_or(true),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let by = form.choice("by").fact();
        // The invader never swaps, whatever the bases are.
        let least = usize::from(!form.says("by", Role::Invader.code()));
        Self {
            by,
            deployed: form.yes_or_no("after_invader_deployed").fact_or(true),
            swaps: form.list("swaps", least, 6),
        }
    }
}

impl Swap {
    /// How much further back the new base at a place on the table reaches than the old one, mm.
    /// `None` if a depth is unknown.
    fn push(&self) -> Option<f64> {
        let (a, b) = (self.a.depth.exactly()?, self.b.depth.exactly()?);
        let deeper = |there: &Element, more: f64| {
            if there.place == Where::Table {
                more
            } else {
                0.0
            }
        };
        Some(deeper(&self.a, b - a).max(deeper(&self.b, a - b)).max(0.0))
    }

    fn pushes(&self) -> bool {
        self.push().is_some_and(|push| push > 0.0)
    }

    fn touches(&self, place: Where) -> bool {
        self.a.place == place || self.b.place == place
    }

    /// Whether one of them is mounted and moves into the BUA.
    fn mounted_into_the_bua(&self) -> bool {
        let comes =
            |there: &Element, newcomer: &Element| there.place == Where::Bua && *newcomer.mounted;
        comes(&self.a, &self.b) || comes(&self.b, &self.a)
    }

    fn shares_with(&self, other: &Self) -> bool {
        [&self.a.id, &self.b.id]
            .into_iter()
            .any(|id| *id == other.a.id || *id == other.b.id)
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    TWO_PAIRS = "dba/set-up/swaps#two-pairs";
    DEFENDER_ONLY = "dba/set-up/swaps#defender-only";
    NOT_BEFORE = "dba/set-up/swaps#not-before";
    NO_THIRD = "dba/set-up/swaps#no-third";
    IN_SEQUENCE = "dba/set-up/swaps#in-sequence";
    FRONTS_MATCH = "dba/set-up/swaps#fronts-match";
    COLUMN_SHIFTS = "dba/set-up/swaps#column-shifts";
    WITH_THE_BUA = "dba/set-up/swaps#with-the-bua";
    NOT_LANDING_TROOPS = "dba/set-up/swaps#not-landing-troops";
    MOUNTED_INTO_THE_BUA = "dba/set-up/swaps#mounted-into-the-bua";
    ONE_IN_THE_BUA = "dba/moves/bua-capacity#one-wholly";
    SWAP_REFUSED = "dba/disputes/swap-without-room#swap-refused";
    ROOM_MADE = "dba/disputes/swap-without-room#room-made";
}

/// A push without enough room.
static WITHOUT_ROOM: Point = Point {
    id: "swap-without-room",
    kind: PointKind::Open,
    readings: &[Reading::of(SWAP_REFUSED), Reading::of(ROOM_MADE)],
};

impl Rule for DeploymentSwap {
    type Input = Input;
    const ID: &'static str = "dba.deployment-swap";
    const KIND: CheckKind = CheckKind::Tabular;
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
        Output {
            name: "pushed_back_mm",
            kind: OutKind::Numbers(Unit::Mm),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "not-the-defender",
            claim: DEFENDER_ONLY,
        },
        Violation {
            code: "too-early",
            claim: NOT_BEFORE,
        },
        Violation {
            code: "too-many-swaps",
            claim: NO_THIRD,
        },
        Violation {
            code: "held-for-landing",
            claim: NOT_LANDING_TROOPS,
        },
        Violation {
            code: "both-in-the-bua",
            claim: ONE_IN_THE_BUA,
        },
        Violation {
            code: "fronts-differ",
            claim: FRONTS_MATCH,
        },
        Violation {
            code: "no-room",
            claim: SWAP_REFUSED,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&WITHOUT_ROOM];
    const TABLES: &'static [&'static Table] = &[&SET_UP_COUNTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        // The player does not affect the certainty of anything else.
        case.apart(|case| {
            let wrong = input.by.is(|by| by != Role::Defender);
            case.forbid("not-the-defender", wrong).value_of(&input.by);
        });
        case.forbid("too-early", !*input.deployed);
        let most = case.number(&SET_UP_COUNTS, "swaps", "value").unwrap_or(0);
        let count = input.swaps.len();
        case.forbid(
            "too-many-swaps",
            i64::try_from(count).unwrap_or(i64::MAX) > most,
        )
        .value(count)
        .arg("most", most);
        let chained = input
            .swaps
            .windows(2)
            .any(|pair| pair[1].shares_with(&pair[0]));
        case.step("sequence", chained)
            .value(chained)
            .cite(IN_SEQUENCE);
        for swap in &input.swaps {
            case.about(names(swap), |case| exchange(case, swap));
        }
        let mut made = false;
        for swap in input.swaps.iter().filter(|swap| swap.pushes()) {
            made |= case.about(names(swap), |case| room(case, swap));
        }
        let legal = case.refused().is_empty();
        if legal {
            case.because(TWO_PAIRS);
            for (claim, holds) in [
                (FRONTS_MATCH, true),
                (IN_SEQUENCE, chained),
                (COLUMN_SHIFTS, input.swaps.iter().any(Swap::pushes)),
                (ROOM_MADE, made),
                (
                    WITH_THE_BUA,
                    input.swaps.iter().any(|swap| swap.touches(Where::Bua)),
                ),
                (
                    MOUNTED_INTO_THE_BUA,
                    input.swaps.iter().any(Swap::mounted_into_the_bua),
                ),
            ] {
                if holds {
                    case.because(claim);
                }
            }
        }
        if case.refused() == ["too-early"] {
            case.remedy(
                "later",
                vec![],
                vec![("after_invader_deployed", json!(true))],
            );
        }
        let pushes: Option<Vec<Value>> = input
            .swaps
            .iter()
            .map(|swap| swap.push().map(number))
            .collect();
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
            .with("pushed_back_mm", pushes)
    }
}

/// The arguments that name the pair, for every step.
fn names(swap: &Swap) -> Vec<(&'static str, Arg)> {
    vec![
        ("a", Arg::from(swap.a.id.as_str())),
        ("b", Arg::from(swap.b.id.as_str())),
    ]
}

/// The certain part of one swap.
fn exchange(case: &mut Case<'_>, swap: &Swap) {
    case.forbid("held-for-landing", swap.touches(Where::Landing));
    if swap.a.place == Where::Bua && swap.b.place == Where::Bua {
        case.forbid("both-in-the-bua", true);
    }
    case.forbid("fronts-differ", !*swap.fronts_match);
    case.step("bua", swap.touches(Where::Bua))
        .value(swap.touches(Where::Bua))
        .cite(WITH_THE_BUA);
    if let Some(push) = swap.push() {
        case.step("push", push > 0.0)
            .value(number(push))
            .cite(COLUMN_SHIFTS);
    }
}

/// Whether a column that is pushed back has room; true if the players agree to make room. If the
/// swap is refused already, the open point need not be settled.
fn room(case: &mut Case<'_>, swap: &Swap) -> bool {
    let open = !*swap.room && case.refused().is_empty();
    let refused = open && case.ask(&WITHOUT_ROOM).is(SWAP_REFUSED);
    let made = open && !refused;
    let why = match (*swap.room, made) {
        (true, _) => "room",
        (false, true) => "made",
        (false, false) => "moot",
    };
    case.forbid("no-room", refused)
        .value(swap.push().map(number))
        .arg("why", why)
        .cite(if made { ROOM_MADE } else { SWAP_REFUSED });
    made
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn swap(a: (&str, &str, f64), b: (&str, &str, f64), changes: &Value) -> Value {
        let element = |(id, place, depth): (&str, &str, f64)| json!({"id": id, "place": place, "depth": depth});
        with(
            &json!({"a": element(a), "b": element(b), "fronts_match": true, "column_room": true}),
            changes,
        )
    }

    fn plain() -> Value {
        swap(("Bd", "table", 15.0), ("El", "table", 40.0), &json!({}))
    }

    fn ask(changes: &Value) -> Verdict {
        judge(
            "dba.deployment-swap",
            &with(
                &json!({"by": "defender", "after_invader_deployed": true, "swaps": [plain()]}),
                changes,
            ),
        )
    }

    #[track_caller]
    fn refused(changes: &Value, codes: &[&str]) -> Verdict {
        let verdict = ask(changes);
        assert_eq!(
            (&verdict.values["violations"], &verdict.values["legal"]),
            (&json!(codes), &json!(codes.is_empty())),
            "{changes}"
        );
        verdict
    }

    #[test]
    fn the_defender_swaps_two_pairs_at_the_end() {
        assert_eq!(
            refused(&json!({}), &[]).values["pushed_back_mm"],
            json!([25])
        );
        refused(&json!({"by": "invader"}), &["not-the-defender"]);
        let early = refused(&json!({"after_invader_deployed": false}), &["too-early"]);
        refused(&Value::Object(early.remedies[0].input.clone()), &[]);
        refused(&json!({"swaps": [plain(), plain()]}), &[]);
        refused(
            &json!({"swaps": [plain(), plain(), plain()]}),
            &["too-many-swaps"],
        );
        refused(
            &json!({"swaps": [swap(("A", "table", 15.0), ("B", "off-table-landing", 20.0), &json!({}))]}),
            &["held-for-landing"],
        );
        refused(
            &json!({"swaps": [swap(("A", "table", 15.0), ("B", "table", 15.0), &json!({"fronts_match": false}))]}),
            &["fronts-differ"],
        );
    }

    #[test]
    fn the_deeper_newcomer_pushes_by_the_difference() {
        for (a, b, push) in [
            (("A", "table", 15.0), ("B", "table", 40.0), 25),
            (("A", "table", 40.0), ("B", "table", 15.0), 25),
            (("A", "table", 20.0), ("B", "table", 20.0), 0),
            // No base is pushed into the BUA; out of it, only the base at the other place is.
            (("A", "table", 40.0), ("B", "bua", 15.0), 0),
            (("A", "table", 15.0), ("B", "bua", 40.0), 25),
        ] {
            assert_eq!(
                refused(&json!({"swaps": [swap(a, b, &json!({}))]}), &[]).values["pushed_back_mm"],
                json!([push]),
                "{a:?} {b:?}"
            );
        }
    }

    #[test]
    fn a_chain_of_swaps_and_the_bua_are_fine() {
        let first = swap(("A", "table", 15.0), ("B", "bua", 15.0), &json!({}));
        let second = swap(("B", "table", 15.0), ("C", "table", 15.0), &json!({}));
        let verdict = refused(&json!({"swaps": [first, second]}), &[]);
        for claim in [IN_SEQUENCE, WITH_THE_BUA] {
            assert!(verdict.reasons.contains(&claim), "{claim}");
        }
        assert!(
            !verdict.reasons.contains(&MOUNTED_INTO_THE_BUA),
            "nobody is mounted"
        );
        assert_eq!(verdict.values["pushed_back_mm"], json!([0, 0]));
    }

    #[test]
    fn only_mounted_that_come_to_the_bua_are_told_they_do_not_garrison_it() {
        let one = |mounted: &str| {
            let mut one = swap(("A", "table", 30.0), ("B", "bua", 15.0), &json!({}));
            one[mounted]["mounted"] = json!(true);
            refused(&json!({"swaps": [one]}), &[])
                .reasons
                .contains(&MOUNTED_INTO_THE_BUA)
        };
        assert_eq!((one("a"), one("b")), (true, false));
        let two = json!({"by": "defender", "swaps": [swap(("A", "bua", 15.0), ("B", "bua", 15.0), &json!({}))]});
        assert_eq!(
            judge("dba.deployment-swap", &two).values["violations"],
            json!(["both-in-the-bua"])
        );
    }

    #[test]
    fn a_push_without_room_is_an_open_point() {
        let tight = |a: f64, b: f64| json!({"swaps": [swap(("A", "table", a), ("B", "table", b), &json!({"column_room": false}))]});
        let open = ask(&tight(15.0, 40.0));
        assert_eq!(
            (
                open.finding.kind,
                open.finding.code.as_str(),
                &open.values["pushed_back_mm"]
            ),
            (FindingKind::Undetermined, "swap-without-room", &json!([25]))
        );
        refused(
            &with(&tight(15.0, 40.0), &json!({"agreed": "swap-refused"})),
            &["no-room"],
        );
        let made = refused(
            &with(&tight(15.0, 40.0), &json!({"agreed": "room-made"})),
            &[],
        );
        assert!(made.reasons.contains(&ROOM_MADE));
        refused(&tight(20.0, 20.0), &[]);
        // If refused already, nothing is left to settle.
        refused(
            &with(&tight(15.0, 40.0), &json!({"by": "invader"})),
            &["not-the-defender"],
        );
    }

    #[test]
    fn nobody_swaps_with_himself() {
        let same = json!({"by": "defender", "swaps": [swap(("A", "table", 15.0), ("A", "table", 15.0), &json!({}))]});
        assert_eq!(
            faults("dba.deployment-swap", &same),
            [("swaps.0.b.id".to_owned(), "repeated")]
        );
        assert_eq!(
            faults("dba.deployment-swap", &json!({"by": "defender"})),
            [("swaps".to_owned(), "list-length")]
        );
    }

    proptest! {
        #[test]
        fn places_change_hands_either_way(a in 10_u32..90, b in 10_u32..90) {
            let push = |a: u32, b: u32| ask(&json!({"swaps": [swap(("A", "table", f64::from(a)), ("B", "table", f64::from(b)), &json!({}))]})).values["pushed_back_mm"].clone();
            prop_assert_eq!(push(a, b), push(b, a));
            prop_assert_eq!(push(a, b), json!([a.abs_diff(b)]));
        }
    }
}
