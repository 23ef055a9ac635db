//! `dbe.army`: an army list, corps by corps.
//!
//! # Source items
//! dbe:2.0, 2.p1, 2.p2, 7.table-factors; 10.0 and 4.p5 for the break point.
//!
//! # What it decides
//! What `dbe.corps-budget` decides about the whole army, and at how many lost points
//! `dbe.break-test` counts each corps as broken: a roster and a budget to print.
//!
//! # What it does not decide
//! Whether the army is historical: the rules do not ask.
//!
//! # Readings chosen
//! - Each corps has its general, even if it is not listed.
//! - The break point is computed for every open reading: up to one figure the corps holds by all of
//!   them, from another it is broken by all. Such an open point does not make the army or its list
//!   illegal or uncertain.
//! - A corps without troops has no break point.
//!
//! # Direction of error
//! None: it adds up.
//!
//! # Examples
//! Twelve line: 36, legal, holds to 11 lost, broken from 13.

use serde_json::{Value, json};

use strum::VariantArray;

use super::break_test::{AT_A_THIRD, BEYOND, EXACTLY, HOLDS, ROUTED};
use super::corps_budget::{
    CHIEF_PER_SIDE, COST, FREE, MISSING, NOT_WITH_ONE, ON_THE_TABLE, ONE_TO_FOUR, OVER, PER_SIDE,
    TOO_MANY, UNSPENT, WITH_SEVERAL, WITHIN, cheaper, corps_and_chief, cost, in_order, spare,
};
use super::tables::{LIMITS, TROOPS, limit};
use super::troops::Troop;
use super::victory::{OF_POINTS_SPENT, OF_THE_BUDGET, THIRD_OF_WHAT};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::systems::{Build, Desk, Tool};

/// The editor for an army.
pub static DESK: Tool = Tool::Desk(Desk {
    id: "dbe.army",
    check: "dbe.army",
    tables: &["budget", "roster"],
    hard: &["faults"],
    soft: &["notes"],
    figures: &["points", "elements"],
    marks: None,
    build: Some(Build {
        parts: "corps",
        prices: (&TROOPS, "cost"),
        sums: "budget",
        part: "corps",
        spent: "cost",
        left: "left",
    }),
});

/// The check.
pub struct Army;

/// Troops that cost points: every type but the generals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bought(Troop);

impl Choice for Bought {
    const SCOPE: &'static str = Troop::SCOPE;
    const GIVEN: bool = true;
}

impl VariantArray for Bought {
    const VARIANTS: &'static [Self] = &{
        let mut bought = [Self(Troop::Line); Troop::ALL.len() - 2];
        let mut n = 0;
        // The generals are last.
        while n < bought.len() {
            bought[n] = Self(Troop::ALL[n]);
            n += 1;
        }
        bought
    };
}

impl From<Bought> for &'static str {
    fn from(value: Bought) -> Self {
        value.0.code()
    }
}

/// An army.
pub struct Input {
    name: Option<String>,
    chief: Option<bool>,
    corps: Vec<Corps>,
    /// Whether the troops themselves are requested, and not only whether they are legal.
    listed: bool,
}

/// One corps.
pub struct Corps {
    name: Option<String>,
    troops: Vec<Line>,
}

/// A number of elements of one type.
pub struct Line {
    troop: Fact<Bought>,
    count: Measure,
}

impl Line {
    /// Type and number, if both are known.
    fn exactly(&self) -> Option<(Troop, i64)> {
        Some((self.troop.exactly()?.0, self.count.whole_if_known()?))
    }
}

/// Maximum number of elements in one line.
const MOST: i64 = 60;

impl Declared for Line {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            troop: form.choice("type").fact(),
            count: form.integer("count", 1, MOST).usually_measured(1),
        }
    }
}

impl Declared for Corps {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            name: form.text("name", 40).optional(),
            troops: form.asked_list("troops", 0, 20),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let (name, chief) = (
            form.text("name", 60).optional(),
            form.yes_or_no("chief").optional(),
        );
        // For an army without given facts there is nothing to judge.
        let told = form.is_told("corps") || !form.may_lack_facts();
        let corps = form.list("corps", 1, 8);
        if !told {
            form.refuse("corps", Value::Null, FaultKind::Missing, Vec::new());
        }
        Self {
            name,
            chief,
            corps,
            listed: form.asks_for(&["points", "elements", "budget", "roster", "faults", "notes"]),
        }
    }
}

claims! {
    with ONE_TO_FOUR, TOO_MANY, COST, OVER, WITHIN, FREE, UNSPENT, WITH_SEVERAL, MISSING, NOT_WITH_ONE, PER_SIDE, ON_THE_TABLE, ROUTED, HOLDS,
        AT_A_THIRD, BEYOND, OF_THE_BUDGET, OF_POINTS_SPENT;
    OPEN = "dbe/disputes/exactly-a-third#check-open";
    OPEN_OF_WHAT = "dbe/disputes/third-of-what#check-open";
}

impl Rule for Army {
    type Input = Input;
    const ID: &'static str = "dbe.army";
    const KIND: CheckKind = CheckKind::Arithmetic;
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
            name: "name",
            kind: OutKind::Name,
        },
        Output {
            name: "points",
            kind: OutKind::Number(Unit::Points),
        },
        Output {
            name: "elements",
            kind: OutKind::Number(Unit::Elements),
        },
        Output {
            name: "budget",
            kind: OutKind::List(&[
                Output {
                    name: "corps",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "name",
                    kind: OutKind::Name,
                },
                Output {
                    name: "elements",
                    kind: OutKind::Number(Unit::Elements),
                },
                Output {
                    name: "cost",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "left",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "holds_to",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "broken_from",
                    kind: OutKind::Number(Unit::Points),
                },
            ]),
        },
        Output {
            name: "roster",
            kind: OutKind::List(&[
                Output {
                    name: "corps",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "troop",
                    kind: OutKind::word::<Troop>(),
                },
                Output {
                    name: "count",
                    kind: OutKind::Number(Unit::Elements),
                },
                Output {
                    name: "price",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "cost",
                    kind: OutKind::Number(Unit::Points),
                },
            ]),
        },
        Output {
            name: "faults",
            kind: OutKind::List(&[
                Output {
                    name: "code",
                    kind: OutKind::Word {
                        scope: "dbe-army-finding",
                        codes: &FORBIDDEN,
                    },
                },
                Output {
                    name: "at",
                    kind: OutKind::Name,
                },
                Output {
                    name: "points",
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
                        scope: "dbe-army-finding",
                        codes: &NOTED,
                    },
                },
                Output {
                    name: "at",
                    kind: OutKind::Name,
                },
                Output {
                    name: "points",
                    kind: OutKind::Number(Unit::Points),
                },
                Output {
                    name: "point",
                    kind: OutKind::Name,
                },
            ]),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("points", "elements"),
        ("legal", "points"),
        ("legal", "elements"),
        ("over-budget", "points"),
        ("unspent", "points"),
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "over-budget",
            claim: OVER,
        },
        Violation {
            code: "too-many-corps",
            claim: TOO_MANY,
        },
        Violation {
            code: "chief-missing",
            claim: MISSING,
        },
        Violation {
            code: "chief-without-need",
            claim: NOT_WITH_ONE,
        },
        Violation {
            code: "unspent",
            claim: UNSPENT,
        },
        Violation {
            code: "chief-not-told",
            claim: WITH_SEVERAL,
        },
        Violation {
            code: "exactly-a-third",
            claim: OPEN,
        },
        Violation {
            code: "third-of-what",
            claim: OPEN_OF_WHAT,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&CHIEF_PER_SIDE, &EXACTLY, &THIRD_OF_WHAT];
    const TABLES: &'static [&'static Table] = &[&TROOPS, &LIMITS];
    const PARTS: &'static [&'static str] = &["dbe.corps-budget", "dbe.break-test"];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let points = limit(case, "corps-points");
        let (mut budget, mut roster, mut faults, mut notes) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut spent, mut elements, mut left) = (Some(0), Some(0), Vec::new());
        for (n, corps) in (1..).zip(&input.corps) {
            let at = format!("corps.{}", n - 1);
            let general = cost(case, n, Troop::CorpsGeneral, 1);
            roster.push(line(n, Troop::CorpsGeneral, 1, general));
            let mut sum = general;
            let Some(lines) = lines(corps, input.listed) else {
                // Legality is a result; the troops themselves are not.
                if over_budget(case, &corps.troops, points - general) {
                    case.refuse("over-budget");
                    faults.push(json!({"code": "over-budget", "at": at, "points": null}));
                }
                (spent, elements) = (None, None);
                continue;
            };
            for (troop, count) in &lines {
                let price = cost(case, n, *troop, *count);
                roster.push(line(n, *troop, *count, price));
                sum += price;
            }
            let over = spare(case, n, sum, points);
            if over < 0 {
                faults.push(json!({"code": "over-budget", "at": at, "points": -over}));
            } else if over > 0 && sum > 0 {
                notes.push(json!({"code": "unspent", "at": at, "points": over, "point": null}));
            }
            let strength: i64 = lines.iter().map(|(_, count)| count).sum();
            let limits = (sum > 0).then(|| break_point(case, n, points, sum));
            budget.push(json!({
                "corps": n, "name": corps.name, "elements": strength, "cost": sum, "left": over,
                "holds_to": limits.map(|(holds, _)| holds), "broken_from": limits.map(|(_, broken)| broken),
            }));
            spent = spent.map(|spent| spent + sum);
            elements = elements.map(|elements| elements + strength);
            left.push(over);
        }
        if input.chief == Some(true) {
            roster.push(json!({"corps": null, "troop": Troop::CommanderInChief.code(), "count": 1, "price": 0, "cost": 0}));
        }
        corps_and_chief(case, input.corps.len(), input.chief);
        cheaper(case, &left);
        let refused = case.refused().to_vec();
        for code in refused.iter().filter(|code| **code != "over-budget") {
            faults.push(json!({"code": code, "at": null, "points": null}));
        }
        if input.chief.is_none() && input.corps.len() > 1 {
            notes
                .push(json!({"code": "chief-not-told", "at": null, "points": null, "point": null}));
        }
        // Points that players should agree on before the game, if they make a difference.
        let unlike = |corps: &Value| {
            corps["holds_to"]
                .as_i64()
                .zip(corps["broken_from"].as_i64())
                .is_some_and(|(holds, broken)| holds + 1 < broken)
        };
        if budget.iter().any(unlike) {
            let partly = left.iter().any(|spare| *spare > 0 && *spare < points);
            let open = [
                (&EXACTLY, OPEN, true),
                (&THIRD_OF_WHAT, OPEN_OF_WHAT, partly),
            ];
            for (point, claim, matters) in open {
                if matters && case.settled(point).is_none() {
                    case.because(claim);
                    notes.push(
                        json!({"code": point.id, "at": null, "points": null, "point": point.id}),
                    );
                }
            }
        }
        let legal = in_order(case, input.corps.len(), input.chief);
        if legal.is_none() && elements.is_none() {
            // The answer is what the troops cost, so all of them are needed.
            for corps in &input.corps {
                lines(corps, true);
            }
        }
        Values::default()
            .with("legal", legal)
            .with("violations", refused)
            .with("name", input.name.clone())
            .with("points", spent)
            .with("elements", elements)
            .with("budget", elements.map(|_| budget))
            .with("roster", elements.map(|_| roster))
            .with("faults", faults)
            .with("notes", elements.map(|_| notes))
    }
}

/// The lines of a corps, if all are known; with exact values, if that is requested.
fn lines(corps: &Corps, exactly: bool) -> Option<Vec<(Troop, i64)>> {
    let each = corps.troops.iter();
    if exactly {
        return Some(
            each.map(|line| (line.troop.get().0, line.count.whole()))
                .collect(),
        );
    }
    each.map(Line::exactly).collect()
}

/// Whether troops that are partly unknown cost more than this many points.
fn over_budget(case: &Case<'_>, troops: &[Line], most: i64) -> bool {
    let price = |troop: Bought| {
        let read = case.tried(|case| case.number(&TROOPS, troop.0.code(), "cost"));
        read.result.unwrap_or(0)
    };
    let dearest = |line: &Line| {
        let prices = line.troop.all().into_iter().map(price);
        prices.max().unwrap_or(0) * line.count.whole_if_known().unwrap_or(MOST)
    };
    // Even the most expensive troops of these kinds are within the budget.
    if troops.iter().map(dearest).sum::<i64>() <= most {
        return false;
    }
    let (open, known): (Vec<&Line>, Vec<&Line>) = troops
        .iter()
        .partition(|line| line.count.whole_if_known().is_none());
    let cost = |line: &&Line| line.troop.by(price) * line.count.whole();
    let left = most - known.iter().map(cost).sum::<i64>();
    match open[..] {
        [one] => match one.troop.by(price) {
            price if price > 0 && left >= 0 => one.count > left / price,
            _ => left < 0,
        },
        _ => open.iter().map(cost).sum::<i64>() > left,
    }
}

/// Violations and warnings.
const FORBIDDEN: [&str; 4] = Violation::codes(Army::VIOLATIONS, 0);
const NOTED: [&str; 4] = Violation::codes(Army::VIOLATIONS, 4);

fn line(corps: i64, troop: Troop, count: i64, cost: i64) -> Value {
    json!({"corps": corps, "troop": troop.code(), "count": count, "price": cost / count.max(1), "cost": cost})
}

/// The points lost up to which a corps holds, and from which it is broken, by every open reading.
fn break_point(case: &mut Case<'_>, corps: i64, budget: i64, spent: i64) -> (i64, i64) {
    let of = match case.settled(&THIRD_OF_WHAT) {
        Some(reading) if reading.is(OF_POINTS_SPENT) => vec![spent],
        Some(_) => vec![budget],
        None => vec![budget, spent],
    };
    let exactly = match case.settled(&EXACTLY) {
        Some(reading) if reading.is(AT_A_THIRD) => vec![0],
        Some(_) => vec![1],
        None => vec![0, 1],
    };
    // Three times the losses reach the points or exceed them.
    let first = |points: i64, beyond: i64| (points + beyond + 2) / 3;
    let all: Vec<i64> = of
        .iter()
        .flat_map(|points| exactly.iter().map(|beyond| first(*points, *beyond)))
        .collect();
    let (least, most) = (
        all.iter().copied().min().unwrap_or(0),
        all.iter().copied().max().unwrap_or(0),
    );
    case.applied("holds", HOLDS)
        .value(least - 1)
        .arg("corps", corps);
    case.applied("broken", ROUTED)
        .value(most)
        .arg("corps", corps);
    for point in [&EXACTLY, &THIRD_OF_WHAT] {
        if let Some(reading) = case.settled(point) {
            case.because(reading.claim());
        }
    }
    (least - 1, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge};
    use proptest::prelude::*;

    fn army(corps: &[&str], more: &Value) -> Verdict {
        let corps: Vec<Value> = corps
            .iter()
            .map(|troops| json!({"troops": troops}))
            .collect();
        let mut given = json!({"corps": corps});
        more.as_object()
            .unwrap()
            .iter()
            .for_each(|(name, value)| given[name] = value.clone());
        judge("dbe.army", &given)
    }

    #[test]
    fn generals_are_not_bought_and_every_other_type_is() {
        let bought: Vec<&str> = Bought::ALL.iter().map(|troop| troop.code()).collect();
        let types: Vec<&str> = Troop::ALL
            .iter()
            .filter(|troop| !troop.is_general())
            .map(|troop| troop.code())
            .collect();
        assert_eq!(bought, types);
    }

    #[test]
    fn an_army_is_written_down() {
        let verdict = army(
            &[
                "line_8*medium-artillery_2*light-cavalry_2",
                "guard_4*cuirassiers_2*line",
            ],
            &json!({"chief": true, "name": "Armée du  Nord"}),
        );
        assert_eq!(verdict.finding.kind, FindingKind::Legal);
        assert_eq!(
            (
                &verdict.values["points"],
                &verdict.values["elements"],
                &verdict.values["name"]
            ),
            (&json!(69), &json!(19), &json!("Armée du Nord"))
        );
        assert_eq!(
            verdict.values["budget"],
            json!([
                {"corps": 1, "name": null, "elements": 12, "cost": 36, "left": 0, "holds_to": 11, "broken_from": 13},
                {"corps": 2, "name": null, "elements": 7, "cost": 33, "left": 3, "holds_to": 10, "broken_from": 13},
            ])
        );
        let roster = verdict.values["roster"].as_array().unwrap();
        assert_eq!(roster.len(), 9);
        assert_eq!(
            roster[1],
            json!({"corps": 1, "troop": "line", "count": 8, "price": 3, "cost": 24})
        );
        assert_eq!(roster[8]["troop"], "commander-in-chief");
        let codes = |field: &str| {
            verdict.values[field]
                .as_array()
                .unwrap()
                .iter()
                .map(|found| found["code"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            (codes("faults"), codes("notes")),
            (
                vec![],
                vec![
                    "unspent".to_owned(),
                    "exactly-a-third".to_owned(),
                    "third-of-what".to_owned()
                ]
            )
        );
    }

    #[test]
    fn what_is_wrong_says_where() {
        let verdict = army(&["line_12", "line_13", "line_14"], &json!({"chief": false}));
        assert_eq!(
            verdict.values["violations"],
            json!(["over-budget", "chief-missing"])
        );
        assert_eq!(
            verdict.values["faults"],
            json!([{"code": "over-budget", "at": "corps.1", "points": 3}, {"code": "over-budget", "at": "corps.2", "points": 6}, {"code": "chief-missing", "at": null, "points": null}])
        );
        assert_eq!(
            army(&["line"; 5], &json!({})).values["violations"],
            json!(["too-many-corps"])
        );
        let alone = army(&["line_12"], &json!({"chief": true}));
        assert_eq!(
            (alone.finding.kind, alone.readings.len()),
            (FindingKind::Undetermined, 2)
        );
        // An empty corps counts as a corps, but has no break point.
        let empty = army(&["", "line_12"], &json!({}));
        assert_eq!(
            (
                &empty.values["budget"][0]["holds_to"],
                &empty.values["budget"][0]["left"]
            ),
            (&Value::Null, &json!(36))
        );
    }

    #[test]
    fn what_is_refused_is_located() {
        assert_eq!(
            faults("dbe.army", &json!({})),
            [("corps".to_owned(), "list-length")]
        );
        assert_eq!(
            faults("dbe.army", &json!({"corps": [{"troops": "corps-general"}]})),
            [("corps.0.troops.0.type".to_owned(), "not-one-of")]
        );
        assert_eq!(
            faults(
                "dbe.army",
                &json!({"corps": [{"troops": "line_0*line_61"}]})
            )
            .len(),
            2
        );
    }

    #[test]
    fn agreements_settle_the_break_point() {
        let limits = |agreed: &Value| {
            let verdict = army(&["line_10"], &json!({"agreed": agreed}));
            assert_eq!(verdict.finding.kind, FindingKind::Score);
            (
                verdict.values["budget"][0]["holds_to"].as_i64().unwrap(),
                verdict.values["budget"][0]["broken_from"].as_i64().unwrap(),
                verdict.values["notes"].as_array().unwrap().len(),
            )
        };
        assert_eq!(limits(&json!([])), (9, 13, 3));
        assert_eq!(limits(&json!(["at-a-third"])), (9, 12, 2));
        assert_eq!(limits(&json!(["of-the-budget"])), (11, 13, 2));
        assert_eq!(
            limits(&json!(["beyond-a-third", "of-points-spent"])),
            (10, 11, 1)
        );
    }

    proptest! {
        /// The whole agrees with its parts.
        #[test]
        fn it_says_what_its_parts_say(line in 1_i64..14, guard in 0_i64..4, lost in 0_i64..40, exactly in 0_usize..2, of in 0_usize..2) {
            let agreed = json!([EXACTLY.readings[exactly].id, THIRD_OF_WHAT.readings[of].id]);
            let troops = if guard > 0 { format!("line_{line}*guard_{guard}") } else { format!("line_{line}") };
            let whole = army(&[&troops], &json!({"agreed": agreed}));
            let spent = 3 * line + 5 * guard;
            prop_assert_eq!(&whole.values["budget"][0]["cost"], &json!(spent));
            let budget = judge("dbe.corps-budget", &json!({"corps": [{"troops": [{"type": "line", "count": line}, {"type": "guard", "count": guard}]}]}));
            prop_assert_eq!((&budget.values["legal"], &budget.values["violations"]), (&whole.values["legal"], &whole.values["violations"]));
            // A corps over its budget has a break point, but no battle; and it loses no more than it is worth.
            if spent > 36 || lost > spent {
                return Ok(());
            }
            let test = judge("dbe.break-test", &json!({"spent_points": spent, "lost_points": lost, "agreed": agreed}));
            let broken = lost >= whole.values["budget"][0]["broken_from"].as_i64().unwrap();
            prop_assert_eq!(&test.values["routed"], &json!(broken));
            prop_assert_eq!(lost > whole.values["budget"][0]["holds_to"].as_i64().unwrap(), broken);
        }
    }
}
