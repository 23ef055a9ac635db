//! A template for a check: copy this file to `src/systems/<game>/<check>.rs`, replace
//! `cavillo_rules::` by `crate::` and `toy` by the game, and go through the parts from top to
//! bottom. Remove this paragraph and `main`. `CONTRIBUTING.md` has the other steps: two lines in
//! `mod.rs`, labels, worked examples.
//!
//! `toy.raft`: whether an element may cross on a raft, and for how many PIPs.
//!
//! # Source items
//! Name them all, as in `index/manifest.tsv`: bob:shooting.11, qrs:river.6.
//!
//! # What it decides
//! One or two sentences.
//!
//! # What it does not decide
//! What a reader may expect here, with the id of the check that decides it.
//!
//! # Readings chosen
//! Where the documents leave something open, and how it is declared (a [`Point`], a usual value).
//!
//! # Direction of error
//! The effect of a wrong or missing fact on the verdict.
//!
//! # Examples
//! Legal: one element, 2 PIPs. Illegal: 1 PIP.

use cavillo_rules::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims,
};
use cavillo_rules::kit::tables::{Choice, Table};
use cavillo_rules::message::Arg;
use serde_json::json;
use strum::{IntoStaticStr, VariantArray};

/// The check.
pub struct Raft;

/// A crossing. Private fields, in the order in which a player thinks of them.
pub struct Input {
    load: Load,
    n: i64,
    pips: Option<i64>,
    general: bool,
}

/// A closed list of values: its codes are the variants in kebab case. Labels: `toy-load-heavy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Load {
    Light,
    Heavy,
}

impl Choice for Load {
    const SCOPE: &'static str = "toy-load";
}

impl Declared for Input {
    /// One declaration for form, address, JSON Schema, OpenAPI and the command line. A missing fact
    /// is asked (`required`), has a usual value (`truth`, `or`, `optional`) or is settled for a
    /// game (`setting`): a usual value is never the exceptional or the fatal case. The label of a
    /// field is the message `toy-raft-field-load`, its line of help the attribute `.hint`.
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            load: form.choice("load").required(),
            n: form.integer("n", 1, 12).unit(Unit::Elements).required(),
            pips: form
                .integer("pips_spent", 0, 12)
                .unit(Unit::Pips)
                .optional(),
            general: form.truth("is_general"),
        }
    }
}

// The sentences that a verdict may quote, by ruling.
claims! {
    ONE_BY_ONE = "toy/rivers/raft#one-by-one";
    COST = "toy/rivers/raft#cost";
    GENERAL_FREE = "toy/disputes/general-on-a-raft#free";
    GENERAL_PAYS = "toy/disputes/general-on-a-raft#pays";
}

/// An open point: the verdict is undetermined if its readings differ. In a conflict of documents
/// the first one is followed.
static GENERAL: Point = Point {
    id: "general-on-a-raft",
    kind: PointKind::Open,
    readings: &[Reading::followed(GENERAL_PAYS), Reading::of(GENERAL_FREE)],
};

impl Rule for Raft {
    type Input = Input;
    const ID: &'static str = "toy.raft";
    const KIND: CheckKind = CheckKind::Tabular;
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
        // One of the codes of a type: `OutKind::word::<Load>()`.
        Output {
            name: "cost",
            kind: OutKind::Number(Unit::Pips),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "too-many",
            claim: ONE_BY_ONE,
        },
        Violation {
            code: "not-paid",
            claim: COST,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&GENERAL];
    const TABLES: &'static [&'static Table] = &[];

    /// Pure: all its data come from the case and the input. Each step is a consideration, applied
    /// or not; its sentence is the label `toy-raft-step-<code>`. A claim is quoted as a reason by
    /// `applied` (it applies), `applies` (if it does), `considered` (either way) or `because`; a
    /// violation is recorded by `forbid`, or by `forbid_unless` if another claim may allow it.
    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        case.forbid("too-many", input.n > 1).value(input.n);
        // A figure of the rules comes from a table (`case.number`), never from here.
        let full = if input.load == Load::Heavy { 2 } else { 1 };
        let free = input.general && case.ask(&GENERAL).is(GENERAL_FREE);
        let cost = if free { 0 } else { full };
        case.applied("cost", COST)
            .value(cost)
            .arg("load", Arg::of(Load::SCOPE, input.load.code()));
        let unpaid = input.pips.is_some_and(|pips| pips < cost);
        case.forbid("not-paid", unpaid).value(cost);
        if case.refused() == ["not-paid"] {
            case.remedy("pay", vec![], vec![("pips_spent", json!(cost))]);
        }
        Values::default()
            .with("legal", case.refused().is_empty())
            .with("violations", case.refused())
            .with("cost", cost)
    }
}

/// Asks the check like any caller.
fn main() {
    use cavillo_rules::{check::Check, kit::tables::Tables};
    static CHECK: Check = Check::of::<Raft>();
    let input = json!({"load": "heavy", "n": 1, "pips_spent": 1});
    let verdict = CHECK
        .judge(&Tables::default(), input.as_object().expect("an object"))
        .expect("a good input");
    assert_eq!(
        (
            verdict.finding.code.as_str(),
            &verdict.remedies[0].input["pips_spent"]
        ),
        ("not-paid", &json!(2))
    );
}
