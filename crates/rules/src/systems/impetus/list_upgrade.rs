//! `impetus.list-upgrade`: the possible upgrade of a front rank of pikes, and its cost.
//!
//! # Source items
//! ai:list-upgrades.table, ai:list-upgrades.1.
//!
//! # What it decides
//! Whether a unit with these values, from this list, may be upgraded, and its new VBU and cost.
//!
//! # What it does not decide
//! Other upgrades in a list.
//!
//! # Readings chosen
//! None is needed: the document lists every case.
//!
//! # Direction of error
//! None: facts that decide are asked. An army is not one of the Jagiellonian Hungarians unless
//! given so.
//!
//! # Examples
//! 4, 2, B → 5 at 22. 5, 4, B → not available.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::PIKE_UPGRADES;
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Rule, Unit, Values, Violation,
    claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct ListUpgrade;

/// A unit and the list it comes from.
pub struct Input {
    volume: Option<Measure>,
    hungarians: Fact<bool>,
    troop: Fact<Troop>,
    pike: Fact<bool>,
    front_rank: Fact<bool>,
    vbu: Measure,
    i: Measure,
    d: Fact<Discipline>,
}

/// The discipline of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
pub enum Discipline {
    A,
    B,
    C,
}

impl Choice for Discipline {
    const SCOPE: &'static str = "impetus-pike-upgrades";
    fn parse(code: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|d| d.code().eq_ignore_ascii_case(code))
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let hungarians = form.holds("jagiellonian_hungarians");
        Self {
            volume: form
                .integer("list_volume", 1, 34)
                .measured_if(|| !hungarians),
            hungarians: form.yes_or_no("jagiellonian_hungarians").fact_or(false),
            // Units with pikes are heavy foot.
            troop: form.choice("troop").fact_or(Troop::HeavyFoot),
            pike: form.yes_or_no("pike").fact(),
            front_rank: form.yes_or_no("front_rank_of_large_unit").fact(),
            vbu: form.integer("vbu", 1, 9).measured(),
            i: form.integer("i", 0, 9).measured(),
            d: form.choice("d").fact(),
        }
    }
}

impl Input {
    /// The position of the unit's values among the rows of the table.
    fn row(&self) -> Option<usize> {
        let holds = |row: &&str| {
            let mut values = row.split('-');
            let number = |value: Option<&str>| value?.parse::<i64>().ok();
            let (vbu, i, d) = (
                number(values.next()),
                number(values.next()),
                values.next().and_then(Discipline::parse),
            );
            vbu.is_some_and(|vbu| self.vbu == vbu)
                && i.is_some_and(|i| self.i == i)
                && d.is_some_and(|d| self.d == d)
        };
        PIKE_UPGRADES.rows.iter().position(holds)
    }
}

// Claims that a verdict may quote, grouped by node; those of the rows in the order of the table.
const ROWS: [&str; 7] = [
    "impetus/lists/pike-upgrade#from-5-3-a",
    "impetus/lists/pike-upgrade#from-5-3-b",
    "impetus/lists/pike-upgrade#from-5-4-c",
    "impetus/lists/pike-upgrade#from-4-2-a",
    "impetus/lists/pike-upgrade#from-4-2-b",
    "impetus/lists/pike-upgrade#from-4-2-c",
    "impetus/lists/pike-upgrade#from-3-1-c",
];
claims! {
    with all &ROWS;
    NO_OTHER_VALUES = "impetus/lists/pike-upgrade#no-other-values";
    VOLUME_32 = "impetus/lists/pike-who#volume-32";
    HUNGARIANS = "impetus/lists/pike-who#hungarians";
    FRONT_RANK = "impetus/lists/pike-who#front-rank-only";
    PIKES_ONLY = "impetus/lists/pike-who#pikes-only";
    NO_OTHER_LISTS = "impetus/lists/pike-who#no-other-lists";
}

/// The volume in which all lists may upgrade their pikes.
const VOLUME: i64 = 32;

/// Reasons why a unit may not be upgraded.
pub const VIOLATIONS: &[Violation] = &[
    Violation {
        code: "other-list",
        claim: NO_OTHER_LISTS,
    },
    Violation {
        code: "no-pikes",
        claim: PIKES_ONLY,
    },
    Violation {
        code: "not-front-rank",
        claim: FRONT_RANK,
    },
    Violation {
        code: "other-values",
        claim: NO_OTHER_VALUES,
    },
];

impl Rule for ListUpgrade {
    type Input = Input;
    const ID: &'static str = "impetus.list-upgrade";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "new_vbu",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "new_cost",
            kind: OutKind::Number(Unit::Points),
        },
        Output {
            name: "not_available",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["new_vbu", "new_cost"];
    const VIOLATIONS: &'static [Violation] = VIOLATIONS;
    const TABLES: &'static [&'static Table] = &[&PIKE_UPGRADES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let hungarians = *input.hungarians;
        let listed = input.volume.as_ref().is_some_and(|volume| {
            // Their upgrade is on a list of its own: for another list it does not matter.
            (!hungarians || volume.exactly().is_some()) && *volume == VOLUME
        });
        case.step("list", listed).value(listed).cite(VOLUME_32);
        case.step("hungarians", hungarians)
            .value(hungarians)
            .cite(HUNGARIANS);
        if listed {
            case.because(VOLUME_32);
        } else if hungarians {
            case.because(HUNGARIANS);
        } else {
            case.forbid("other-list", true);
        }
        case.forbid("no-pikes", !*input.pike || input.troop != Troop::HeavyFoot)
            .arg("troop", &input.troop);
        case.forbid("not-front-rank", !*input.front_rank);
        let row = input.row();
        case.forbid("other-values", row.is_none());
        let raised = row.filter(|_| case.refused().is_empty());
        let (mut vbu, mut cost) = (None, None);
        if let Some(place) = raised {
            let row = PIKE_UPGRADES.rows[place];
            (vbu, cost) = (
                case.number(&PIKE_UPGRADES, row, "new-vbu"),
                case.number(&PIKE_UPGRADES, row, "new-cost"),
            );
            case.applied("raised", ROWS[place])
                .value(vbu)
                .arg("cost", cost.unwrap_or(0));
        }
        let refused = case.refused();
        Values::default()
            .with("new_vbu", vbu)
            .with("new_cost", cost)
            .with("not_available", !refused.is_empty())
            .with("violations", refused)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.list-upgrade";

    fn unit(vbu: i64, i: i64, d: &str) -> Value {
        json!({"list_volume": 32, "pike": true, "front_rank_of_large_unit": true, "vbu": vbu, "i": i, "d": d})
    }

    #[test]
    fn every_row_of_the_table_and_none_beside_it() {
        let rows = [
            (5, 3, "A", 6, 34),
            (5, 3, "B", 6, 29),
            (5, 4, "C", 6, 25),
            (4, 2, "A", 5, 27),
            (4, 2, "B", 5, 22),
            (4, 2, "C", 5, 17),
            (3, 1, "C", 4, 12),
        ];
        for vbu in 1..=9 {
            for i in 0..=9 {
                for d in ["A", "B", "C"] {
                    let verdict = judge(ID, &unit(vbu, i, d));
                    let want = rows.iter().find(|row| (row.0, row.1, row.2) == (vbu, i, d));
                    assert_eq!(verdict.values["new_vbu"], json!(want.map(|row| row.3)));
                    assert_eq!(verdict.values["new_cost"], json!(want.map(|row| row.4)));
                    assert_eq!(verdict.values["not_available"], json!(want.is_none()));
                }
            }
        }
    }

    #[test]
    fn who_may_be_raised() {
        for (change, want) in [
            (json!({}), json!([])),
            (json!({"list_volume": 27}), json!(["other-list"])),
            (
                json!({"list_volume": 27, "jagiellonian_hungarians": true}),
                json!([]),
            ),
            (json!({"pike": false}), json!(["no-pikes"])),
            (json!({"troop": "FL"}), json!(["no-pikes"])),
            (
                json!({"front_rank_of_large_unit": false}),
                json!(["not-front-rank"]),
            ),
            (json!({"i": 1}), json!(["other-values"])),
        ] {
            assert_eq!(
                judge(ID, &with(&unit(4, 2, "b"), &change)).values["violations"],
                want,
                "{change}"
            );
        }
        let none = judge(ID, &unit(5, 4, "B"));
        assert_eq!(
            (none.finding.kind, none.finding.code.as_str()),
            (FindingKind::Outcome, "not_available")
        );
    }

    #[test]
    fn what_must_be_told() {
        assert_eq!(faults(ID, &json!({})).len(), 6);
    }
}
