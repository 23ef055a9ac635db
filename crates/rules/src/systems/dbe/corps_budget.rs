//! `dbe.corps-budget`: the cost of an army, and whether it is within its budget.
//!
//! # Source items
//! dbe:2.0, 2.p1, 2.p2, 7.table-factors.
//!
//! # What it decides
//! The cost of each corps, its points left, and whether every corps is within its budget, the
//! number of corps is allowed, and there is a commander-in-chief if one is required.
//!
//! # What it does not decide
//! Whether the army is historical: the rules do not ask.
//!
//! # Readings chosen
//! - Points may be left unspent.
//! - With one corps a side, whether there is a commander-in-chief is an open point (S1).
//! - If it is not given whether there is one, that is not asked, and only the points are judged;
//!   nor is the open point if the army is over its budget anyway.
//!
//! # Direction of error
//! None: it adds up.
//!
//! # Examples
//! Twelve line: 36, legal. Six line, two dragoons, two medium guns, one light cavalry: 35.

use serde_json::json;

use super::tables::{LIMITS, TROOPS, limit};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct CorpsBudget;

/// An army, corps by corps.
pub struct Input {
    corps: Vec<Corps>,
    chief: Option<bool>,
}

/// One corps.
pub struct Corps {
    troops: Vec<Entry>,
}

/// A number of elements of one type; empty for a missing type that does not matter.
pub struct Entry(Option<(Troop, i64)>);

impl Declared for Entry {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop = form.choice("type").required();
        // A budget depends on the number.
        let count = form.integer("count", 0, 60).unit(Unit::Elements);
        Self(Some((troop, count.asked_or(1))))
    }
}

impl Declared for Corps {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            troops: form.asked_list("troops", 0, 20),
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let most = form.figure(&LIMITS, "corps", "value");
        let many = form.count_told("corps").zip(most);
        let corps = if form.may_lack_facts() && many.is_some_and(|(told, most)| told > most) {
            // The cost of a surplus corps is not asked.
            form.list_with("corps", 1, 8, |form| Corps {
                troops: form.list_with("troops", 0, 20, |form| {
                    let troop = form.choice("type").if_told();
                    let count = form.integer("count", 0, 60).unit(Unit::Elements);
                    Entry(troop.zip(count.if_told()))
                }),
            })
        } else {
            form.list("corps", 1, 8)
        };
        Self {
            corps,
            chief: form.yes_or_no("chief").optional(),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    pub(super) ONE_TO_FOUR = "dbe/troops/corps#parts-of-an-army";
    pub(super) TOO_MANY = "dbe/troops/corps#too-many";
    pub(super) COST = "dbe/troops/budget#cost";
    pub(super) OVER = "dbe/troops/budget#over-budget";
    pub(super) WITHIN = "dbe/troops/budget#within-budget";
    pub(super) FREE = "dbe/troops/budget#generals-free";
    pub(super) UNSPENT = "dbe/troops/budget#unspent";
    pub(super) WITH_SEVERAL = "dbe/troops/commander-in-chief#with-several-corps";
    pub(super) MISSING = "dbe/troops/commander-in-chief#missing";
    pub(super) NOT_WITH_ONE = "dbe/troops/commander-in-chief#not-with-one";
    pub(super) PER_SIDE = "dbe/disputes/chief-per-side#per-side";
    pub(super) ON_THE_TABLE = "dbe/disputes/chief-per-side#on-the-table";
}

/// Which side's corps are counted for "more than one".
pub(super) static CHIEF_PER_SIDE: Point = Point {
    id: "chief-per-side",
    kind: PointKind::Open,
    readings: &[Reading::followed(PER_SIDE), Reading::of(ON_THE_TABLE)],
};

impl Rule for CorpsBudget {
    type Input = Input;
    const ID: &'static str = "dbe.corps-budget";
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
            name: "costs",
            kind: OutKind::Numbers(Unit::Points),
        },
        Output {
            name: "left",
            kind: OutKind::Numbers(Unit::Points),
        },
        Output {
            name: "points",
            kind: OutKind::Number(Unit::Points),
        },
    ];
    // If a commander-in-chief is required and not given, only the points are judged.
    const HEADLINE: &'static [&'static str] = &["legal", "points"];
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
    ];
    const POINTS: &'static [&'static Point] = &[&CHIEF_PER_SIDE];
    const TABLES: &'static [&'static Table] = &[&TROOPS, &LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let budget = limit(case, "corps-points");
        let mut entries = input.corps.iter().flat_map(|corps| &corps.troops);
        if entries.any(|entry| entry.0.is_none()) {
            corps_and_chief(case, input.corps.len(), input.chief);
            return Values::default()
                .with("legal", in_order(case, input.corps.len(), input.chief))
                .with("violations", case.refused())
                .with("costs", json!(null))
                .with("left", json!(null))
                .with("points", json!(null));
        }
        let (mut costs, mut left) = (Vec::new(), Vec::new());
        for (n, corps) in (1..).zip(&input.corps) {
            let entries = corps.troops.iter().filter_map(|entry| entry.0);
            let cost = entries
                .map(|(troop, count)| cost(case, n, troop, count))
                .sum();
            costs.push(cost);
            left.push(spare(case, n, cost, budget));
        }
        corps_and_chief(case, input.corps.len(), input.chief);
        cheaper(case, &left);
        let legal = in_order(case, input.corps.len(), input.chief);
        let points: i64 = costs.iter().sum();
        let refused = case.refused();
        Values::default()
            .with("legal", legal)
            .with("violations", refused)
            .with("costs", costs)
            .with("left", left)
            .with("points", points)
    }
}

/// Cost of these elements to a corps, points; corps are numbered from one.
pub(super) fn cost(case: &mut Case<'_>, corps: i64, troop: Troop, count: i64) -> i64 {
    let price = case.number(&TROOPS, troop.code(), "cost").unwrap_or(0);
    let general = troop.is_general();
    case.step("entry", !general)
        .value(price * count)
        .arg("corps", corps)
        .arg("count", count)
        .arg("price", price)
        .arg("troop", crate::message::Arg::of(Troop::SCOPE, troop.code()))
        .cite(if general { FREE } else { COST });
    if general {
        case.because(FREE);
    }
    price * count
}

/// Points left of a corps' budget; negative if it is exceeded.
pub(super) fn spare(case: &mut Case<'_>, corps: i64, cost: i64, budget: i64) -> i64 {
    let spare = budget - cost;
    let claim = if spare < 0 { OVER } else { WITHIN };
    case.step("corps", spare < 0)
        .value(cost)
        .arg("corps", corps)
        .arg("budget", budget)
        .arg("spare", spare.abs())
        .cite(claim);
    if spare < 0 {
        case.refuse("over-budget");
    } else {
        case.because(WITHIN);
        if spare > 0 {
            case.because(UNSPENT);
        }
    }
    spare
}

/// Reports by how much a corps exceeds its budget, if it is the only one that does.
pub(super) fn cheaper(case: &mut Case<'_>, left: &[i64]) {
    let over = left.iter().map(|spare| -spare).max().unwrap_or(0);
    let single = left.iter().filter(|spare| **spare < 0).count() == 1;
    if single {
        case.remedy("cheaper", vec![("points", over.into())], vec![]);
    }
}

/// Whether an army is legal; unknown if it was not given whether there is a commander-in-chief,
/// unless a single corps needs none by agreement.
pub(super) fn in_order(case: &Case<'_>, corps: usize, chief: Option<bool>) -> Option<bool> {
    if case.refused().is_empty() {
        let needless = || {
            let agreed = case.settled(&CHIEF_PER_SIDE);
            corps <= 1 && agreed.is_some_and(|reading| reading.is(PER_SIDE))
        };
        (chief.is_some() || needless()).then_some(true)
    } else {
        Some(false)
    }
}

/// Whether the number of corps is allowed, and there is a commander-in-chief if required.
pub(super) fn corps_and_chief(case: &mut Case<'_>, corps: usize, told: Option<bool>) {
    let count = i64::try_from(corps).unwrap_or(i64::MAX);
    let most = limit(case, "corps");
    case.forbid("too-many-corps", count > most)
        .value(count)
        .arg("most", most)
        .cite(if count > most { TOO_MANY } else { ONE_TO_FOUR });
    let Some(chief) = told else {
        case.step("chief", false)
            .value(json!(null))
            .arg("why", "not-told")
            .cite(WITH_SEVERAL);
        return;
    };
    // Too many points or corps are illegal in either reading.
    if count == 1 && !case.refused().is_empty() && case.settled(&CHIEF_PER_SIDE).is_none() {
        case.step("chief", false)
            .value(chief)
            .arg("why", "not-asked")
            .cite(WITH_SEVERAL);
        return;
    }
    let mut reading = None;
    let wanted = count > 1 || {
        let on_the_table = case.ask(&CHIEF_PER_SIDE).is(ON_THE_TABLE);
        reading = Some(if on_the_table { ON_THE_TABLE } else { PER_SIDE });
        on_the_table
    };
    let why = if wanted { "wanted" } else { "not-wanted" };
    case.step("chief", true)
        .value(chief)
        .arg("why", why)
        .cite(reading.unwrap_or(WITH_SEVERAL));
    case.forbid("chief-missing", wanted && !chief);
    case.forbid("chief-without-need", !wanted && chief);
    case.because(reading.unwrap_or(WITH_SEVERAL));
    if wanted != chief {
        case.remedy(
            "chief",
            vec![("why", why.into())],
            vec![("chief", json!(wanted))],
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn army(corps: &[&[(&str, i64)]], chief: Option<bool>) -> Verdict {
        let corps: Vec<Value> = corps
            .iter()
            .map(|troops| json!({"troops": troops.iter().map(|(kind, count)| json!({"type": kind, "count": count})).collect::<Vec<_>>()}))
            .collect();
        judge("dbe.corps-budget", &json!({"corps": corps, "chief": chief}))
    }

    const LINE: &[(&str, i64)] = &[("line", 12)];

    #[test]
    fn the_catalogue_adds_up() {
        let twelve = army(&[LINE], None);
        assert_eq!(
            (
                &twelve.values["legal"],
                &twelve.values["costs"],
                &twelve.values["left"]
            ),
            (&Value::Null, &json!([36]), &json!([0]))
        );
        // Either answer leaves a single corps undecided, so silence does not allow it.
        assert_eq!(twelve.finding.code, "points");
        let agreed =
            json!({"corps": [{"troops": [{"type": "line", "count": 12}]}], "agreed": "per-side"});
        assert_eq!(
            judge("dbe.corps-budget", &agreed).values["legal"],
            json!(true)
        );
        let mixed = army(
            &[&[
                ("line", 6),
                ("dragoons", 2),
                ("medium-artillery", 2),
                ("light-cavalry", 1),
                ("corps-general", 1),
            ]],
            None,
        );
        assert_eq!(
            (&mixed.values["costs"], &mixed.values["left"]),
            (&json!([35]), &json!([1]))
        );
        // Of two corps that cost too much, no single one is to be cheaper.
        let both = army(&[&[("line", 13)], &[("guard", 8)]], Some(true));
        assert!(both.remedies.iter().all(|remedy| remedy.code != "cheaper"));
        let over = army(&[&[("line", 13)]], None);
        assert_eq!(
            (&over.values["violations"], &over.values["left"]),
            (&json!(["over-budget"]), &json!([-3]))
        );
    }

    #[test]
    fn the_chief_belongs_to_several_corps() {
        let codes = |count: usize, chief: bool| {
            army(&vec![LINE; count], Some(chief)).values["violations"].clone()
        };
        assert_eq!(codes(2, true), json!([]));
        assert_eq!(codes(2, false), json!(["chief-missing"]));
        assert_eq!(codes(5, true), json!(["too-many-corps"]));
        assert_eq!(codes(4, true), json!([]));
        // No commander-in-chief is given: the points are legal, the army is undecided.
        let untold = army(&[LINE; 3], None);
        assert_eq!(
            (
                &untold.values["legal"],
                untold.finding.kind,
                untold.finding.code.as_str()
            ),
            (&Value::Null, FindingKind::Score, "points")
        );
        assert_eq!(
            (&untold.values["points"], &untold.values["violations"]),
            (&json!(108), &json!([]))
        );
        assert_eq!(
            army(&[LINE, &[("line", 13)]], None).values["legal"],
            json!(false)
        );
        for chief in [true, false] {
            let open = army(&[LINE], Some(chief));
            assert_eq!(
                (open.finding.kind, open.readings.len()),
                (FindingKind::Undetermined, 2)
            );
        }
    }

    #[test]
    fn remedies_help() {
        for count in [1, 2, 5] {
            for chief in [Some(true), Some(false), None] {
                for agreed in ["per-side", "on-the-table"] {
                    for lines in [10, 12, 13] {
                        let corps: Vec<Value> = (0..count).map(|_| json!({"troops": [{"type": "line", "count": lines}, {"type": "corps-general"}]})).collect();
                        let given = json!({"corps": corps, "chief": chief, "agreed": agreed});
                        let verdict = judge("dbe.corps-budget", &given);
                        for remedy in verdict
                            .remedies
                            .iter()
                            .filter(|remedy| remedy.code == "chief")
                        {
                            let better = judge(
                                "dbe.corps-budget",
                                &with(&given, &Value::Object(remedy.input.clone())),
                            );
                            assert!(
                                better.values["violations"].as_array().unwrap().len()
                                    < verdict.values["violations"].as_array().unwrap().len()
                            );
                        }
                    }
                }
            }
        }
        assert_eq!(
            faults("dbe.corps-budget", &json!({})),
            [("corps".to_owned(), "list-length")]
        );
    }

    proptest! {
        #[test]
        fn one_more_element_is_never_cheaper(line in 0_i64..20, guard in 0_i64..10) {
            let cost = |line: i64, guard: i64| army(&[&[("line", line), ("guard", guard)]], None).values["costs"][0].as_i64().unwrap();
            prop_assert_eq!(cost(line, guard), 3 * line + 5 * guard);
            prop_assert!(cost(line + 1, guard) > cost(line, guard));
        }
    }
}
