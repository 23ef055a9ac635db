//! `impetus.army-list-sheet`: whether a list has all required entries, and the penalty for a late
//! one.
//!
//! # Source items
//! ai:player-norms.4-.11, ai:army-lists.1, ai:advanced-deployment.5, ai:advanced-deployment.8,
//! ai:terrain-setup.1.
//!
//! # What it decides
//! What is missing from the list, whether its commands begin with the largest, whether its source
//! is admitted, and the maximum ranking points that the days of delay may cost.
//!
//! # What it does not decide
//! Whether the army itself is legal (`impetus.army-list`), and whether the umpire actually deducts
//! points for a late list.
//!
//! # Readings chosen
//! - After the largest command any order is allowed: only the first place is prescribed.
//! - A newer version in a supplement excludes a list of the rulebook and a beta alike.
//! - Entries that are used only sometimes (destiny rolls, advanced deployment, exploration points)
//!   are missing only if their use is given.
//!
//! # Direction of error
//! Towards "missing": an entry that is not given counts as not written.
//!
//! # Examples
//! Two commands, VD 12 before VD 20 → `commands-order`. Three days late → up to 15 points.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::tables::EVENT_LIMITS;
use super::words::General;
use crate::check::{
    Ask, Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Rule, Unit, Values,
    Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct ArmyListSheet;

/// Entries on the sheet.
#[derive(Clone, Debug, Default)]
pub struct Input {
    /// Whether it is typed, or a told no.
    pub typed: Option<bool>,
    /// Whether it is still being written: an entry that is not given yet is not missing.
    pub draft: bool,
    pub army_name: Option<String>,
    pub source: Option<String>,
    pub kind: Option<SourceKind>,
    pub newer: bool,
    pub commands: Vec<Command>,
    /// Whether every unit has both, given for the whole list.
    pub units_complete: Option<bool>,
    pub army_vdt: bool,
    pub army_break_point: bool,
    pub structure: Option<String>,
    pub destiny: Option<String>,
    pub destiny_used: bool,
    pub advanced: Option<String>,
    pub advanced_used: bool,
    pub exploration: bool,
    pub exploration_used: bool,
    pub player: Option<String>,
    pub contact: Option<String>,
    pub days_late: Option<i64>,
}

/// A command in the list.
#[derive(Clone, Debug, Default)]
pub struct Command {
    pub number: Option<i64>,
    pub vd: Option<i64>,
    pub break_point: Option<i64>,
    pub rating: Option<General>,
    pub attached_to: Option<String>,
    pub unattached: bool,
    pub units: Vec<Written>,
}

/// A unit in the list.
#[derive(Clone, Debug, Default)]
pub struct Written {
    pub stats: Option<String>,
    pub cost: Option<i64>,
}

/// Kind of source of a published list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SourceKind {
    Supplement,
    Rulebook,
    Beta,
}

impl Choice for SourceKind {
    const SCOPE: &'static str = "impetus-source-kind";
}

/// Whether the list has a number; its value does not matter.
fn stands(number: Ask<'_, '_, i64>) -> bool {
    number.maybe_measured().is_some()
}

impl Declared for Written {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            stats: form.text("stats", 60).if_told(),
            cost: form.integer("cost", 0, 999).unit(Unit::Points).if_told(),
        }
    }
}

impl Declared for Command {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            number: form.integer("number", 1, 20).if_told(),
            vd: form.integer("vd", 0, 999).if_told(),
            break_point: form.integer("break_point", 0, 999).if_told(),
            rating: form.choice("general_rating").if_told(),
            attached_to: form.text("attached_to", 60).if_told(),
            unattached: {
                let attached = form.is_told("attached_to");
                form.yes_or_no("unattached")
                    .must(|unattached| !attached || !unattached)
                    .as_written(false)
            },
            units: form.list("units", 0, 40),
        }
    }
}

/// The fields about entries that are in a list, or should be.
const SHEET: &[&str] = &[
    "typed",
    "army_name",
    "source",
    "source_kind",
    "newer_in_supplement",
    "commands",
    "units_with_stats_and_cost",
    "army_vdt",
    "army_break_point",
    "command_structure",
    "destiny_shots",
    "destiny_used",
    "advanced_model",
    "advanced_used",
    "exploration_points",
    "exploration_used",
    "player_name",
    "contact",
];

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // The delay of a list does not depend on its entries. A usual value that an answer echoes
        // gives no fact about them.
        let tells = |name: &&&str| form.is_told(name) && !form.says(name, "false");
        let late = form.is_told("days_late") && !SHEET.iter().any(|name| tells(&name));
        let sheet = !late;
        let input = Self {
            typed: form.yes_or_no("typed").matters(sheet).optional(),
            draft: false,
            army_name: form.text("army_name", 80).optional(),
            source: form.text("source", 80).optional(),
            kind: form.choice("source_kind").matters(sheet).optional(),
            newer: form
                .yes_or_no("newer_in_supplement")
                .matters(sheet)
                .or(false),
            commands: form.list_where("commands", 12, sheet),
            units_complete: form
                .yes_or_no("units_with_stats_and_cost")
                .matters(sheet)
                .optional(),
            army_vdt: stands(form.integer("army_vdt", 0, 999).matters(sheet)),
            army_break_point: stands(form.integer("army_break_point", 0, 999).matters(sheet)),
            structure: form.text("command_structure", 60).optional(),
            destiny: form.text("destiny_shots", 60).optional(),
            destiny_used: form.yes_or_no("destiny_used").matters(sheet).or(false),
            advanced: form.text("advanced_model", 60).optional(),
            advanced_used: form.yes_or_no("advanced_used").matters(sheet).or(false),
            exploration: stands(form.integer("exploration_points", 0, 99).matters(sheet)),
            exploration_used: form.yes_or_no("exploration_used").matters(sheet).or(false),
            player: form.text("player_name", 80).optional(),
            contact: form.text("contact", 80).optional(),
            days_late: form.integer("days_late", 0, 99).if_told(),
        };
        if !input.speaks() && input.days_late.is_none() {
            form.refuse("army_name", Value::Null, FaultKind::Missing, Vec::new());
        }
        input
    }
}

impl Input {
    /// Whether it gives any fact about the sheet.
    pub fn speaks(&self) -> bool {
        self.typed.is_some()
            || self.newer
            || self.destiny_used
            || self.advanced_used
            || self.exploration_used
            || !self.commands.is_empty()
            || self.kind.is_some()
            || self.units_complete.is_some()
            || [self.army_vdt, self.army_break_point, self.exploration].contains(&true)
            || [
                &self.army_name,
                &self.source,
                &self.structure,
                &self.destiny,
                &self.advanced,
                &self.player,
                &self.contact,
            ]
            .iter()
            .any(|text| text.is_some())
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    COMPLETE = "impetus/tournament/list-sheet#complete";
    TYPED = "impetus/tournament/list-sheet#typed";
    ARMY_NAME = "impetus/tournament/list-sheet#army-name";
    SOURCE = "impetus/tournament/list-sheet#source";
    PLAYER = "impetus/tournament/list-sheet#player-name";
    CONTACT = "impetus/tournament/list-sheet#contact";
    WHOLE_ENTRY = "impetus/tournament/list-commands#whole-entry";
    LARGEST_FIRST = "impetus/tournament/list-commands#largest-first";
    NUMBER = "impetus/tournament/list-commands#command-number";
    RATING = "impetus/tournament/list-commands#general-rating";
    ATTACHMENT = "impetus/tournament/list-commands#general-attachment";
    pub(super) COMMAND_VDT = "impetus/tournament/list-commands#command-vdt";
    COMMAND_BREAK = "impetus/tournament/list-commands#command-break-point";
    STATISTICS = "impetus/tournament/list-commands#unit-statistics";
    COST = "impetus/tournament/list-commands#unit-cost";
    ORDER_AFTER = "impetus/tournament/list-commands#order-after-the-first";
    pub(super) ARMY_VDT = "impetus/tournament/list-army#army-vdt";
    ARMY_BREAK = "impetus/tournament/list-army#army-break-point";
    STRUCTURE = "impetus/tournament/list-army#command-structure";
    DESTINY = "impetus/tournament/list-army#destiny-rolls";
    ADVANCED = "impetus/tournament/list-army#advanced-model";
    EXPLORATION = "impetus/tournament/list-army#exploration-points";
    pub(super) PER_DAY = "impetus/tournament/late-list#per-day";
    AT_MOST = "impetus/tournament/late-list#at-most";
    SUPPLEMENTS = "impetus/lists/allowed#supplements";
    RULEBOOK = "impetus/lists/allowed#rulebook";
    BETAS = "impetus/lists/allowed#betas";
}

/// Scope of the labels of the sheet's entries; a step says for each whether it is present.
const ITEM: &str = "impetus-army-list-sheet-finding";

/// Entries that may be missing, in the order in which they are checked.
pub const VIOLATIONS: &[Violation] = &[
    Violation {
        code: "typed",
        claim: TYPED,
    },
    Violation {
        code: "army-name",
        claim: ARMY_NAME,
    },
    Violation {
        code: "source",
        claim: SOURCE,
    },
    Violation {
        code: "newer-than-rulebook",
        claim: RULEBOOK,
    },
    Violation {
        code: "newer-than-beta",
        claim: BETAS,
    },
    Violation {
        code: "commands",
        claim: WHOLE_ENTRY,
    },
    Violation {
        code: "commands-order",
        claim: LARGEST_FIRST,
    },
    Violation {
        code: "command-number",
        claim: NUMBER,
    },
    Violation {
        code: "general-rating",
        claim: RATING,
    },
    Violation {
        code: "general-attachment",
        claim: ATTACHMENT,
    },
    Violation {
        code: "command-vdt",
        claim: COMMAND_VDT,
    },
    Violation {
        code: "command-break-point",
        claim: COMMAND_BREAK,
    },
    Violation {
        code: "unit-statistics",
        claim: STATISTICS,
    },
    Violation {
        code: "unit-cost",
        claim: COST,
    },
    Violation {
        code: "army-vdt",
        claim: ARMY_VDT,
    },
    Violation {
        code: "army-break-point",
        claim: ARMY_BREAK,
    },
    Violation {
        code: "command-structure",
        claim: STRUCTURE,
    },
    Violation {
        code: "destiny-rolls",
        claim: DESTINY,
    },
    Violation {
        code: "advanced-model",
        claim: ADVANCED,
    },
    Violation {
        code: "exploration-points",
        claim: EXPLORATION,
    },
    Violation {
        code: "player-name",
        claim: PLAYER,
    },
    Violation {
        code: "contact",
        claim: CONTACT,
    },
];

impl Rule for ArmyListSheet {
    type Input = Input;
    const ID: &'static str = "impetus.army-list-sheet";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "complete",
            kind: OutKind::Truth,
        },
        Output {
            name: "missing",
            kind: OutKind::Violations,
        },
        Output {
            name: "penalty_up_to",
            kind: OutKind::Number(Unit::Points),
        },
    ];
    const VIOLATIONS: &'static [Violation] = VIOLATIONS;
    const TABLES: &'static [&'static Table] = &[&EVENT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let penalty = input.days_late.map(|days| late(case, days));
        let complete = input.speaks().then(|| {
            sheet(case, input);
            case.refused().is_empty()
        });
        if complete == Some(true) {
            case.because(COMPLETE);
        }
        let missing = complete.map_or(Value::Null, |_| case.refused().into());
        Values::default()
            .with("complete", complete)
            .with("missing", missing)
            .with("penalty_up_to", penalty)
    }
}

/// Penalty for this number of days of delay.
pub fn late(case: &mut Case<'_>, days: i64) -> i64 {
    let each = case.number(&EVENT_LIMITS, "late-day", "value").unwrap_or(0);
    case.considered("late", days > 0, PER_DAY)
        .value(days * each)
        .arg("days", days)
        .arg("each", each);
    if days > 0 {
        case.because(AT_MOST);
    }
    days * each
}

/// Checks an entry of the sheet: that of one command if `command` is not zero.
fn item(case: &mut Case<'_>, code: &'static str, command: i64, there: bool) {
    let claim = VIOLATIONS
        .iter()
        .find(|violation| violation.code == code)
        .map(|violation| violation.claim);
    if !there {
        case.refuse(code);
    }
    let step = case
        .step("item", !there)
        .value(there)
        .arg("item", Arg::of(ITEM, code))
        .arg("command", command);
    step.cite = claim;
}

/// Records a list that is not typed.
pub fn handwritten(case: &mut Case<'_>) {
    item(case, "typed", 0, false);
}

/// Checks the entries; true if one of a draft is not given yet.
pub fn sheet(case: &mut Case<'_>, input: &Input) -> bool {
    let mut unwritten = false;
    let mut entry = |case: &mut Case<'_>, code, command, there: bool| {
        if there || !input.draft {
            item(case, code, command, there);
        } else {
            unwritten = true;
        }
    };
    item(case, "typed", 0, input.typed == Some(true));
    entry(case, "army-name", 0, input.army_name.is_some());
    entry(case, "source", 0, input.source.is_some());
    match input.kind {
        Some(SourceKind::Rulebook) => item(case, "newer-than-rulebook", 0, !input.newer),
        Some(SourceKind::Beta) => item(case, "newer-than-beta", 0, !input.newer),
        Some(SourceKind::Supplement) => {
            case.considered("supplement", false, SUPPLEMENTS)
                .value(true);
        }
        None => {}
    }
    entry(case, "commands", 0, !input.commands.is_empty());
    order(case, &input.commands);
    for (n, command) in (1..).zip(&input.commands) {
        let attached = command.attached_to.is_some() || command.unattached;
        entry(case, "command-number", n, command.number.is_some());
        entry(case, "general-rating", n, command.rating.is_some());
        entry(case, "general-attachment", n, attached);
        entry(case, "command-vdt", n, command.vd.is_some());
        let breaks = command.break_point.is_some();
        entry(case, "command-break-point", n, breaks);
    }
    let every = |there: &dyn Fn(&Written) -> bool| {
        let all = !input.commands.is_empty()
            && input
                .commands
                .iter()
                .all(|command| !command.units.is_empty() && command.units.iter().all(there));
        input.units_complete.unwrap_or(all)
    };
    let known = every(&|unit| unit.stats.is_some());
    entry(case, "unit-statistics", 0, known);
    // No unit is free: “0 pts” is no cost.
    let priced = |unit: &Written| unit.cost.is_some_and(|cost| cost > 0);
    let mut units = input.commands.iter().flat_map(|command| &command.units);
    if units.any(|unit| unit.cost == Some(0)) {
        item(case, "unit-cost", 0, false);
    } else {
        entry(case, "unit-cost", 0, every(&priced));
    }
    entry(case, "army-vdt", 0, input.army_vdt);
    entry(case, "army-break-point", 0, input.army_break_point);
    entry(case, "command-structure", 0, input.structure.is_some());
    if input.destiny_used || input.destiny.is_some() {
        item(case, "destiny-rolls", 0, input.destiny.is_some());
    }
    if input.advanced_used || input.advanced.is_some() {
        let model = input.advanced.as_deref().is_some_and(names_model);
        item(case, "advanced-model", 0, model);
    }
    if input.exploration_used || input.exploration {
        item(case, "exploration-points", 0, input.exploration);
    }
    // Name and surname.
    let named = |player: &String| player.split_whitespace().nth(1).is_some();
    match &input.player {
        Some(player) => item(case, "player-name", 0, named(player)),
        None => entry(case, "player-name", 0, false),
    }
    entry(case, "contact", 0, input.contact.is_some());
    unwritten
}

/// Whether a text names one of the two models of advanced deployment (ai:advanced-deployment.5, .8).
fn names_model(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| matches!(word, "A" | "a" | "B" | "b"))
}

/// Whether the largest command comes first, as far as their VD are given.
fn order(case: &mut Case<'_>, commands: &[Command]) {
    let Some(first) = commands.first().and_then(|command| command.vd) else {
        return;
    };
    let vds: Vec<i64> = commands.iter().filter_map(|command| command.vd).collect();
    let largest = vds.iter().copied().max().unwrap_or(first);
    item(case, "commands-order", 0, first == largest);
    if first < largest {
        let place = commands
            .iter()
            .position(|command| command.vd == Some(largest))
            .map_or(1, |place| place + 1);
        case.remedy(
            "largest-first",
            vec![
                ("place", Arg::from(i64::try_from(place).unwrap_or(1))),
                ("vd", largest.into()),
            ],
            vec![],
        );
    } else if vds[1..].windows(2).any(|pair| pair[0] < pair[1]) {
        // After the first they need not be in descending order.
        case.considered("order-after", false, ORDER_AFTER)
            .value(true);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Map, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, map, with};

    const ID: &str = "impetus.army-list-sheet";

    fn whole() -> Value {
        json!({
            "typed": true, "army_name": "Eumenes of Cardia", "source": "3-19",
            "commands": [
                {"number": 1, "vd": 20, "break_point": 10, "general_rating": "expert", "attached_to": "CP", "units": [{"stats": "6 3 3 B", "cost": 30}]},
                {"number": 2, "vd": 12, "break_point": 6, "general_rating": "ordinary", "unattached": true, "units": [{"stats": "4 1 2 B", "cost": 12}]}
            ],
            "army_vdt": 32, "army_break_point": 16, "command_structure": "average", "exploration_points": 0,
            "player_name": "A. Player", "contact": "player@example.org"
        })
    }

    fn missing(given: &Value) -> Vec<String> {
        let verdict = judge(ID, given);
        let missing: Vec<String> = verdict.values["missing"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect();
        assert_eq!(verdict.values["complete"], json!(missing.is_empty()));
        missing
    }

    #[test]
    fn a_whole_sheet_lacks_nothing_and_each_item_is_missed() {
        assert_eq!(missing(&whole()), Vec::<String>::new());
        for (field, code) in [
            ("typed", "typed"),
            ("army_name", "army-name"),
            ("source", "source"),
            ("army_vdt", "army-vdt"),
            ("army_break_point", "army-break-point"),
            ("command_structure", "command-structure"),
            ("player_name", "player-name"),
            ("contact", "contact"),
        ] {
            assert_eq!(missing(&with(&whole(), &json!({field: null}))), [code]);
        }
        for (field, code) in [
            ("number", "command-number"),
            ("vd", "command-vdt"),
            ("break_point", "command-break-point"),
            ("general_rating", "general-rating"),
            ("attached_to", "general-attachment"),
        ] {
            let mut given = whole();
            given["commands"][0][field] = Value::Null;
            assert_eq!(missing(&given), [code]);
        }
        for (field, code) in [("stats", "unit-statistics"), ("cost", "unit-cost")] {
            let mut given = whole();
            given["commands"][1]["units"][0][field] = Value::Null;
            assert_eq!(missing(&given), [code]);
            // If given for the whole list, it need not be shown.
            given["units_with_stats_and_cost"] = json!(true);
            assert_eq!(missing(&given), Vec::<String>::new());
        }
        assert_eq!(
            missing(&with(
                &whole(),
                &json!({"units_with_stats_and_cost": false})
            )),
            ["unit-statistics", "unit-cost"]
        );
        assert_eq!(
            missing(&with(&whole(), &json!({"commands": []}))),
            ["commands", "unit-statistics", "unit-cost"]
        );
    }

    #[test]
    fn what_is_used_must_be_written() {
        for (used, code) in [
            ("destiny_used", "destiny-rolls"),
            ("advanced_used", "advanced-model"),
            ("exploration_used", "exploration-points"),
        ] {
            let given = with(&whole(), &json!({used: true, "exploration_points": null}));
            assert_eq!(missing(&given), [code]);
            assert_eq!(
                missing(&with(
                    &given,
                    &json!({"destiny_shots": "2", "advanced_model": "B", "exploration_points": 3})
                )),
                Vec::<String>::new()
            );
        }
        // A unit of 0 points has no cost.
        let mut free = whole();
        free["commands"][1]["units"][0]["cost"] = json!(0);
        assert_eq!(missing(&free), ["unit-cost"]);
        // There are two models.
        for (model, missed) in [("Modello A", 0), ("B, 3 CL", 0), ("C", 1), ("yes", 1)] {
            let given = with(&whole(), &json!({"advanced_model": model}));
            assert_eq!(missing(&given).len(), missed, "{model}");
        }
    }

    #[test]
    fn only_the_first_place_is_laid_down() {
        let of = |vds: &[i64]| {
            let command = |(n, vd): (usize, &i64)| json!({"number": n + 1, "vd": vd, "break_point": 5, "general_rating": "poor", "unattached": true});
            let commands: Vec<Value> = vds.iter().enumerate().map(command).collect();
            judge(
                ID,
                &with(
                    &whole(),
                    &json!({"commands": commands, "units_with_stats_and_cost": true}),
                ),
            )
        };
        let wrong = of(&[12, 20]);
        assert_eq!(
            (&wrong.values["missing"], wrong.remedies[0].code),
            (&json!(["commands-order"]), "largest-first")
        );
        assert_eq!(of(&[20, 20]).values["complete"], true);
        let uneven = of(&[20, 8, 12]);
        assert!(uneven.values["complete"] == true && uneven.reasons.contains(&ORDER_AFTER));
        assert!(!of(&[20, 12, 8]).reasons.contains(&ORDER_AFTER));
    }

    #[test]
    fn sources_that_a_supplement_has_overtaken() {
        for (kind, newer, want) in [
            ("supplement", true, None),
            ("rulebook", false, None),
            ("rulebook", true, Some("newer-than-rulebook")),
            ("beta", false, None),
            ("beta", true, Some("newer-than-beta")),
        ] {
            let found = missing(&with(
                &whole(),
                &json!({"source_kind": kind, "newer_in_supplement": newer}),
            ));
            assert_eq!(found.first().map(String::as_str), want);
        }
    }

    #[test]
    fn late_lists_cost_up_to_so_much() {
        for (days, points) in [(0, 0), (1, 5), (3, 15)] {
            let verdict = judge(ID, &json!({"days_late": days}));
            assert_eq!(
                (
                    &verdict.values["penalty_up_to"],
                    &verdict.values["complete"]
                ),
                (&json!(points), &Value::Null)
            );
            assert_eq!(
                (verdict.finding.kind, verdict.finding.code.as_str()),
                (FindingKind::Score, "penalty_up_to")
            );
        }
        assert_eq!(judge(ID, &whole()).values["penalty_up_to"], Value::Null);
    }

    #[test]
    fn nothing_asked_is_a_fault() {
        assert_eq!(
            faults(ID, &json!({})),
            [("army_name".to_owned(), "missing")]
        );
    }

    proptest! {
        #[test]
        fn writing_more_never_makes_more_missing(kept in prop::collection::vec(any::<bool>(), 10)) {
            let all = map(&whole());
            let some: Map<String, Value> = all.iter().zip(&kept).filter(|(_, keep)| **keep).map(|((name, value), _)| (name.clone(), value.clone())).collect();
            if some.iter().any(|(_, value)| *value != json!(false)) {
                for (name, value) in &all {
                    let mut more = some.clone();
                    more.insert(name.clone(), value.clone());
                    let (before, after) = (missing(&Value::Object(some.clone())), missing(&Value::Object(more)));
                    // The order of the commands is checked only if there are any.
                    prop_assert!(after.iter().all(|code| before.contains(code)), "{before:?} {after:?}");
                }
            }
        }
    }
}
