//! `impetus.charge-rights`: which units may charge which, in reaction to what, and what may follow.
//!
//! # Source items
//! ai:melee-amendments.18, .19, ai:opportunity-charge.1, ai:countercharge.1, ai:charge-last-action.1-.4,
//! ai:potential-charge.1-.3.
//!
//! # What it decides
//! Charges and pursuits of light cavalry without impetus; opportunity charges and countercharges;
//! the outcome of a potential charge; whether a unit that has charged may do anything more.
//!
//! # What it does not decide
//! All other conditions of the rulebook for a charge: where no amendment applies, the check says
//! so.
//!
//! # Readings chosen
//! - The limits of light cavalry without impetus apply to every kind of charge it makes.
//! - Units able to evade are medium and light cavalry, light chariots and skirmishers.
//! - By default a countercharge answers a charge declared on the unit itself.
//! - A unit that disperses skirmishers or artillery may finish its current move, but take no other
//!   action.
//!
//! # Direction of error
//! By default targets are in good order and charged in front.
//!
//! # Examples
//! CL with I=0 at FP in good order, in front: no; at S: yes; at S and FP together: no.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::battle::{NIMBLE, results};
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Rule, Values,
    Violation, claims,
};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct ChargeRights;

/// Kind of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Move {
    Charge,
    Opportunity,
    Countercharge,
    Pursuit,
    Potential,
}

impl Choice for Move {
    const SCOPE: &'static str = "impetus-charge";
}

/// Target of the charge that the enemy has declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Declaration {
    Me,
    Friend,
    None,
}

impl Choice for Declaration {
    const SCOPE: &'static str = "impetus-charge-on";
}

/// Later action of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Then {
    AnotherAction,
}

impl Choice for Then {
    const SCOPE: &'static str = "impetus-then";
}

/// An enemy that is charged or would be contacted.
pub struct Enemy {
    troop: Fact<Troop>,
    disordered: Fact<bool>,
    flank_or_rear: Fact<bool>,
}

impl Declared for Enemy {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            troop: form.choice("troop").fact(),
            disordered: form.yes_or_no("disordered").fact_or(false),
            flank_or_rear: form.yes_or_no("flank_or_rear").fact_or(false),
        }
    }
}

/// A friend between the unit and the charger.
pub struct Between {
    passable: Fact<bool>,
}

impl Declared for Between {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            passable: form.yes_or_no("passable").fact(),
        }
    }
}

/// A charge, or a similar move.
pub struct Input {
    kind: Move,
    troop: Fact<Option<Troop>>,
    impetus: Option<Measure>,
    enemies: Vec<Enemy>,
    declared_on: Fact<Option<Declaration>>,
    between: Option<Between>,
    contact: Fact<Option<bool>>,
    evaded: Fact<Option<bool>>,
    opportunity_charge: Fact<Option<bool>>,
    then: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let kind = form.choice("kind").unchanged().required();
        // After a charge the activation of any unit ends.
        let made = ["then", "after", "contact", "enemy_evaded"]
            .iter()
            .any(|name| form.is_told_or_tried(name));
        let declared = kind == Move::Pursuit || kind == Move::Charge && !made;
        let troop = form.choice("troop").maybe_fact_unless(declared);
        let impetus = form.integer("i", 0, 9).measured_if(|| false);
        let told = form.is_told("targets") || form.is_told("would_contact");
        let tried = |form: &Form<'_>| {
            form.is_told_or_tried("targets") || form.is_told_or_tried("would_contact")
        };
        let met = tried(form);
        // Whom light cavalry may charge depends on the target, whatever the occasion.
        let answers =
            matches!(kind, Move::Opportunity | Move::Countercharge) && form.may_lack_facts();
        let may_turn = (answers || matches!(kind, Move::Charge | Move::Potential)) && !made;
        let none = ["false", "none"]
            .iter()
            .any(|none| form.says("targets", none));
        let targets: Vec<Enemy> = if may_turn && !told {
            form.asked_list("targets", 0, 10)
        } else {
            form.list_where("targets", 10, kind != Move::Pursuit)
        };
        let would_contact: Vec<Enemy> = if kind == Move::Pursuit && !told {
            form.asked_list("would_contact", 0, 10)
        } else {
            // If given for another move, it is judged too; if it is missing, it is not assumed.
            form.list_where("would_contact", 10, kind == Move::Pursuit)
        };
        // There is a target: the opposite contradicts the question.
        let nobody = if none {
            FaultKind::Contradicts
        } else if met && !told || !form.is_told("kind") {
            FaultKind::ListLength
        } else {
            FaultKind::Missing
        };
        let declared =
            kind == Move::Opportunity || kind == Move::Countercharge && form.may_lack_facts();
        let declared_on = form
            .choice("charge_declared_on")
            .maybe_fact_unless(declared);
        form.may_be_none(&["friend_between", "then"]);
        let between: Option<Between> = form.maybe("friend_between");
        // The outcome of a potential charge decides what may follow.
        let potential = kind == Move::Potential;
        let evades = form.is_told("enemy_evaded");
        let follows = form.is_told_or_tried("then") || form.is_told("after");
        let contact = form
            .yes_or_no("contact")
            .maybe_fact_unless(potential && (follows || evades));
        let failed = potential && contact == Some(false);
        let evaded = form.yes_or_no("enemy_evaded").maybe_fact_unless(failed);
        // A charge that its enemy evades has failed (ai:charge-last-action.1); one of several may stay.
        let several = targets.len() + would_contact.len() > 1;
        if !several && contact == Some(true) && evaded == Some(true) {
            form.contradicts("enemy_evaded");
        }
        let opportunity_charge = form
            .yes_or_no("opportunity_charge_by_enemy")
            .maybe_fact_unless(failed && evaded != Some(false));
        let then: Fact<Option<Then>> = form.choice("then").maybe_fact();
        // An older name of the same field.
        let after = form.retired("after").is_some();
        // A pursuit is not voluntary: what may follow it is not asked.
        let then = kind != Move::Pursuit && (after || then == Some(Then::AnotherAction));
        let enemies: Vec<Enemy> = targets.into_iter().chain(would_contact).collect();
        let light = || troop == Some(Troop::LightCavalry);
        if impetus.is_none() && (kind == Move::Pursuit || !enemies.is_empty()) && light() {
            form.lacks("i");
        }
        let untold = |fact: &Fact<Option<bool>>| fact.is(|told| told.is_none());
        let given = if none { false.into() } else { Value::Null };
        match kind {
            // It is void if it would contact a unit that it may not charge.
            Move::Pursuit if !met && light() && impetus.as_ref().is_some_and(|i| *i == 0) => {
                form.refuse("would_contact", Value::Null, FaultKind::Missing, Vec::new());
            }
            Move::Charge
                if !then
                    && enemies.is_empty()
                    && untold(&contact)
                    && untold(&evaded)
                    && light() =>
            {
                form.refuse("targets", given, nobody, Vec::new());
            }
            Move::Opportunity | Move::Countercharge
                if answers && !made && !then && enemies.is_empty() && light() =>
            {
                form.refuse("targets", given, nobody, Vec::new());
            }
            // Its outcome does not depend on the type, but whether it may be declared does.
            Move::Potential
                if !then && enemies.is_empty() && untold(&contact) && untold(&evaded) =>
            {
                form.refuse("targets", given, nobody, Vec::new());
            }
            _ => {}
        }
        Self {
            kind,
            troop,
            impetus,
            enemies,
            declared_on,
            between,
            contact,
            evaded,
            opportunity_charge,
            then,
        }
    }
}

impl Input {
    /// Whether the limits of light cavalry without impetus apply.
    fn is_limited(&self) -> bool {
        self.troop == Some(Troop::LightCavalry) && self.impetus.as_ref().is_some_and(|i| *i == 0)
    }
}

claims! {
    SKIRMISHERS = "impetus/charge/light-cavalry#skirmishers";
    DISORDERED = "impetus/charge/light-cavalry#disordered";
    FLANK_OR_REAR = "impetus/charge/light-cavalry#flank-or-rear";
    NONE_OF_THESE = "impetus/charge/light-cavalry#none-of-these";
    ALL_QUALIFY = "impetus/charge/light-cavalry#all-must-qualify";
    OTHERS = "impetus/charge/light-cavalry#others";
    MAY_PURSUE = "impetus/charge/light-cavalry-pursuit#may-pursue";
    CANCELLED = "impetus/charge/light-cavalry-pursuit#cancelled";
    INTO_CHARGEABLE = "impetus/charge/light-cavalry-pursuit#into-chargeable";
    NOT_THE_TARGET = "impetus/charge/opportunity#not-the-target";
    MAY_COUNTERCHARGE = "impetus/charge/opportunity#may-countercharge";
    FOR_A_FRIEND = "impetus/charge/opportunity#for-a-friend";
    FRIEND_BETWEEN = "impetus/charge/countercharge#friend-between";
    NOT_PASSABLE = "impetus/charge/countercharge#not-passable";
    MELEE_LAST = "impetus/charge/last-action#melee-last";
    FAILED_TOO = "impetus/charge/last-action#failed-too";
    NOTHING_MORE = "impetus/charge/last-action#nothing-more";
    EXCEPTED = "impetus/charge/last-action#potential-excepted";
    IS_A_MELEE = "impetus/charge/dispersing#is-a-melee";
    MAY_COMPLETE = "impetus/charge/dispersing#may-complete";
    CHARGE_BEHIND = "impetus/charge/dispersing#charge-behind";
    NO_MORE_PHASES = "impetus/charge/dispersing#no-more-phases";
    NO_SHOOTING = "impetus/charge/dispersing#no-shooting";
    AGAINST_EVADERS = "impetus/charge/potential#against-evaders";
    NOT_OTHERWISE = "impetus/charge/potential#not-otherwise";
    FULL_CHARGE = "impetus/charge/potential-contact#full-charge";
    IMPETUS = "impetus/charge/potential-contact#impetus";
    ORDINARY_MOVE = "impetus/charge/potential-evaded#ordinary-move";
    OPPORTUNITY_CHARGE = "impetus/charge/potential-evaded#opportunity-charge";
    FELL_SHORT = "impetus/charge/potential-evaded#fell-short";
}

/// The final kind of a potential charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Treated {
    Charge,
    Move,
}

impl Choice for Treated {
    const SCOPE: &'static str = "impetus-treated-as";
}

/// Findings about a charge.
#[derive(Default)]
struct ChargeFindings {
    allowed: Option<bool>,
    treated_as: Option<Treated>,
    more: Option<bool>,
    impetus: Option<bool>,
}

impl Rule for ChargeRights {
    type Input = Input;
    const ID: &'static str = "impetus.charge-rights";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "reasons",
            kind: OutKind::Violations,
        },
        Output {
            name: "treated_as",
            kind: OutKind::word::<Treated>(),
        },
        Output {
            name: "more_actions",
            kind: OutKind::Truth,
        },
        Output {
            name: "impetus_possible",
            kind: OutKind::Truth,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "not-chargeable",
            claim: NONE_OF_THESE,
        },
        Violation {
            code: "not-all-chargeable",
            claim: ALL_QUALIFY,
        },
        Violation {
            code: "pursuit-void",
            claim: CANCELLED,
        },
        Violation {
            code: "is-the-target",
            claim: NOT_THE_TARGET,
        },
        Violation {
            code: "friend-in-the-way",
            claim: NOT_PASSABLE,
        },
        Violation {
            code: "cannot-evade",
            claim: NOT_OTHERWISE,
        },
        Violation {
            code: "after-a-charge",
            claim: NOTHING_MORE,
        },
        Violation {
            code: "enemy-opportunity-charge",
            claim: OPPORTUNITY_CHARGE,
        },
        Violation {
            code: "fell-short",
            claim: FELL_SHORT,
        },
    ];

    const HEADLINE: &'static [&'static str] = &["allowed", "treated_as"];
    const REFUSED_IS_NO: bool = true;

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let limited = input.is_limited();
        if let Some(Some(troop)) = input.troop.exactly() {
            case.step("limited", limited)
                .arg("troop", Arg::of(Troop::SCOPE, troop.code()))
                .cite(OTHERS);
        }
        let mut found = ChargeFindings::default();
        // Permissions of the move, if the amendments contain any.
        let named = match input.kind {
            Move::Charge => limited && !input.enemies.is_empty(),
            Move::Pursuit => limited,
            Move::Opportunity => opportunity(case, input),
            Move::Countercharge => countercharge(case, input),
            Move::Potential => potential(case, input),
        };
        if limited {
            limits(case, input);
        }
        let rightful = case.refused().is_empty();
        if rightful && input.kind == Move::Potential {
            outcome(case, input, &mut found);
        }
        let made = matches!(
            input.kind,
            Move::Charge | Move::Opportunity | Move::Countercharge
        ) && [&input.contact, &input.evaded]
            .iter()
            .any(|fact| fact.is(|told| told.is_some()));
        if rightful && (input.then || made) && input.kind != Move::Potential {
            nothing_more(case, input);
            found.more = Some(false);
        }
        found.allowed = match (case.refused().is_empty(), input.then) {
            (false, _) => Some(false),
            (true, true) => found.more,
            (true, false) => named.then_some(true),
        };
        let nothing = found.allowed.is_none() && found.treated_as.is_none() && found.more.is_none();
        if nothing {
            case.because(OTHERS);
            case.silent("charge-by-the-rulebook");
        }
        let refused = case.refused().to_vec();
        results(
            Self::OUTPUTS,
            vec![
                ("allowed", found.allowed.into()),
                ("reasons", refused.into()),
                ("treated_as", found.treated_as.map(Treated::code).into()),
                ("more_actions", found.more.into()),
                ("impetus_possible", found.impetus.into()),
            ],
        )
    }
}

/// Units that light cavalry without impetus may charge or run into.
fn limits(case: &mut Case<'_>, input: &Input) {
    let pursuit = input.kind == Move::Pursuit;
    let mut barred = 0;
    for enemy in &input.enemies {
        let claim = if enemy.troop == Troop::Skirmishers {
            Some(SKIRMISHERS)
        } else if *enemy.disordered {
            Some(DISORDERED)
        } else if *enemy.flank_or_rear {
            Some(FLANK_OR_REAR)
        } else {
            None
        };
        case.applies(
            "chargeable",
            claim.is_some(),
            claim.unwrap_or(NONE_OF_THESE),
        )
        .arg("troop", &enemy.troop);
        if claim.is_none() {
            barred += 1;
        }
    }
    if pursuit {
        case.forbid("pursuit-void", barred > 0);
        if barred == 0 {
            case.because(if input.enemies.is_empty() {
                MAY_PURSUE
            } else {
                INTO_CHARGEABLE
            });
        }
    } else if !input.enemies.is_empty() {
        let some = barred > 0 && barred < input.enemies.len();
        case.forbid("not-all-chargeable", some);
        case.forbid("not-chargeable", barred > 0 && !some);
    }
}

/// Whether the amendments cover this opportunity charge.
fn opportunity(case: &mut Case<'_>, input: &Input) -> bool {
    let me = input.declared_on == Some(Declaration::Me);
    case.forbid("is-the-target", me);
    if me {
        case.because(MAY_COUNTERCHARGE);
    }
    let friend = input.declared_on == Some(Declaration::Friend);
    case.applies("for-a-friend", friend, FOR_A_FRIEND);
    friend
}

/// Whether the amendments cover this countercharge.
fn countercharge(case: &mut Case<'_>, input: &Input) -> bool {
    let mine = |on| matches!(on, None | Some(Declaration::Me));
    let target = input.declared_on.is(mine);
    case.applies("countercharge", target, MAY_COUNTERCHARGE);
    if let Some(friend) = &input.between {
        case.forbid("friend-in-the-way", !*friend.passable);
        if *friend.passable {
            case.because(FRIEND_BETWEEN);
        }
    }
    target
}

/// Whether a potential charge may be declared.
fn potential(case: &mut Case<'_>, input: &Input) -> bool {
    let evades = |troop| NIMBLE.contains(&troop) || troop == Troop::Skirmishers;
    let cannot = input.enemies.iter().any(|enemy| !enemy.troop.is(evades));
    case.forbid("cannot-evade", cannot);
    if !cannot {
        case.because(AGAINST_EVADERS);
    }
    true
}

/// Outcome of a potential charge.
fn outcome(case: &mut Case<'_>, input: &Input, found: &mut ChargeFindings) {
    let Some(contact) = input.contact.get() else {
        return;
    };
    case.applies("contact", contact, FULL_CHARGE);
    if contact {
        (found.treated_as, found.more, found.impetus) =
            (Some(Treated::Charge), Some(false), Some(true));
        case.because(IMPETUS);
        if input.then {
            case.because(MELEE_LAST);
            case.forbid("after-a-charge", true);
        }
        return;
    }
    let Some(evaded) = input.evaded.get() else {
        return;
    };
    case.step("evaded", evaded).cite(ORDINARY_MOVE);
    let charged = input.opportunity_charge == Some(true);
    case.step("opportunity-charged", charged)
        .cite(OPPORTUNITY_CHARGE);
    let ordinary = evaded && !charged;
    (found.treated_as, found.more) = (
        Some(if ordinary {
            Treated::Move
        } else {
            Treated::Charge
        }),
        Some(ordinary),
    );
    let claim = match (evaded, ordinary) {
        (_, true) => ORDINARY_MOVE,
        (true, false) => OPPORTUNITY_CHARGE,
        (false, false) => FELL_SHORT,
    };
    case.because(claim);
    if ordinary {
        case.because(EXCEPTED);
    } else if input.then {
        case.forbid(
            if evaded {
                "enemy-opportunity-charge"
            } else {
                "fell-short"
            },
            true,
        );
    }
}

/// After a charge nothing more is allowed, except finishing the move that dispersed a unit.
fn nothing_more(case: &mut Case<'_>, input: &Input) {
    if input.then {
        case.forbid("after-a-charge", true);
    } else {
        case.because(NOTHING_MORE);
    }
    case.step("potential", false).cite(EXCEPTED);
    // A unit that evaded was not contacted.
    let contact = input
        .contact
        .get()
        .or_else(|| input.evaded.get().filter(|evaded| *evaded).map(|_| false));
    if let Some(contact) = contact {
        let claim = if contact { MELEE_LAST } else { FAILED_TOO };
        case.considered("melee", contact, claim);
    }
    if contact != Some(true) {
        return;
    }
    let are = |troop| input.enemies.iter().any(|enemy| enemy.troop == troop);
    let skirmishers = are(Troop::Skirmishers);
    if !skirmishers && !are(Troop::Artillery) {
        return;
    }
    case.applied("disperses", IS_A_MELEE);
    for (code, claim) in [("no-phases", NO_MORE_PHASES), ("no-shooting", NO_SHOOTING)] {
        case.applied(code, claim);
    }
    if skirmishers {
        for (code, claim) in [
            ("may-complete", MAY_COMPLETE),
            ("charge-behind", CHARGE_BEHIND),
        ] {
            case.applied(code, claim);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.charge-rights";

    fn value(given: &Value, name: &str) -> Value {
        judge(ID, given).values[name].clone()
    }

    fn reasons(given: &Value) -> String {
        value(given, "reasons")
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn light_cavalry_without_impetus() {
        for (targets, want) in [
            (json!([{"troop": "S"}]), ""),
            (json!([{"troop": "FP"}]), "not-chargeable"),
            (json!([{"troop": "FP", "disordered": true}]), ""),
            (json!([{"troop": "FP", "flank_or_rear": true}]), ""),
            (
                json!([{"troop": "S"}, {"troop": "FP"}]),
                "not-all-chargeable",
            ),
            (
                json!([{"troop": "S"}, {"troop": "FP", "disordered": true}]),
                "",
            ),
        ] {
            let given = json!({"kind": "charge", "troop": "CL", "i": 0, "targets": targets});
            assert_eq!(
                (reasons(&given).as_str(), value(&given, "allowed")),
                (want, json!(want.is_empty()))
            );
            let pursuit =
                json!({"kind": "pursuit", "troop": "CL", "i": 0, "would_contact": targets});
            assert_eq!(value(&pursuit, "allowed"), want.is_empty());
            for other in [
                json!({"kind": "charge", "troop": "CL", "i": 1, "targets": targets}),
                json!({"kind": "charge", "troop": "CP", "i": 0, "targets": targets}),
            ] {
                assert_eq!(judge(ID, &other).missing, Some("charge-by-the-rulebook"));
            }
        }
        assert_eq!(
            value(
                &json!({"kind": "pursuit", "troop": "CL", "i": 0, "would_contact": []}),
                "allowed"
            ),
            true
        );
        assert_eq!(
            faults(ID, &json!({"kind": "pursuit", "troop": "CL", "i": 0})),
            [("would_contact".to_owned(), "missing")]
        );
        assert_eq!(
            faults(ID, &json!({"kind": "potential", "troop": "CP"})),
            [("targets".to_owned(), "missing")]
        );
        let failed =
            json!({"kind": "charge", "troop": "CP", "contact": false, "enemy_evaded": true});
        assert_eq!(value(&failed, "more_actions"), false);
        assert!(judge(ID, &failed).reasons.contains(&FAILED_TOO));
        assert_eq!(
            judge(ID, &json!({"kind": "pursuit", "troop": "CP"})).missing,
            Some("charge-by-the-rulebook")
        );
    }

    #[test]
    fn answers_to_a_charge() {
        for (given, want) in [
            (
                json!({"kind": "opportunity", "charge_declared_on": "me"}),
                "is-the-target",
            ),
            (
                json!({"kind": "opportunity", "charge_declared_on": "friend"}),
                "",
            ),
            (
                json!({"kind": "opportunity", "charge_declared_on": "friend", "troop": "CL", "i": 0, "targets": [{"troop": "CP"}]}),
                "not-chargeable",
            ),
            (
                json!({"kind": "countercharge", "charge_declared_on": "me"}),
                "",
            ),
            (json!({"kind": "countercharge"}), ""),
            (
                json!({"kind": "countercharge", "friend_between": {"passable": true}}),
                "",
            ),
            (
                json!({"kind": "countercharge", "friend_between": {"passable": false}}),
                "friend-in-the-way",
            ),
        ] {
            assert_eq!(
                (reasons(&given).as_str(), value(&given, "allowed")),
                (want, json!(want.is_empty())),
                "{given}"
            );
        }
        for given in [
            json!({"kind": "opportunity", "charge_declared_on": "none"}),
            json!({"kind": "countercharge", "charge_declared_on": "friend"}),
        ] {
            assert_eq!(judge(ID, &given).missing, Some("charge-by-the-rulebook"));
        }
    }

    #[test]
    fn after_a_charge() {
        for kind in ["charge", "opportunity", "countercharge"] {
            for contact in [json!(true), json!(false), Value::Null] {
                let given = json!({"kind": kind, "charge_declared_on": if kind == "opportunity" { "friend" } else { "me" }, "contact": contact, "then": "another-action"});
                assert_eq!(
                    (
                        value(&given, "allowed"),
                        value(&given, "more_actions"),
                        reasons(&given).as_str()
                    ),
                    (json!(false), json!(false), "after-a-charge")
                );
            }
        }
        assert_eq!(
            value(
                &json!({"kind": "charge", "contact": true, "after": "another-action"}),
                "allowed"
            ),
            false
        );
    }

    #[test]
    fn potential_charges() {
        let usual = json!({"kind": "potential", "troop": "CP", "targets": [{"troop": "CL"}]});
        let of = |more: Value| {
            let values = judge(ID, &with(&usual, &more)).values;
            ["allowed", "treated_as", "more_actions", "impetus_possible"]
                .map(|name| values[name].clone())
        };
        let (yes, no, null) = (json!(true), json!(false), Value::Null);
        let (charge, moved) = (json!("charge"), json!("move"));
        assert_eq!(
            of(json!({})),
            [yes.clone(), null.clone(), null.clone(), null.clone()]
        );
        assert_eq!(
            of(json!({"targets": [{"troop": "FP"}]})),
            [no.clone(), null.clone(), null.clone(), null.clone()]
        );
        assert_eq!(
            of(json!({"contact": true})),
            [yes.clone(), charge.clone(), no.clone(), yes.clone()]
        );
        assert_eq!(
            of(json!({"contact": true, "then": "another-action"})),
            [no.clone(), charge.clone(), no.clone(), yes.clone()]
        );
        let evaded = json!({"contact": false, "enemy_evaded": true, "opportunity_charge_by_enemy": false, "then": "another-action"});
        assert_eq!(of(evaded.clone()), [yes.clone(), moved, yes, null.clone()]);
        assert_eq!(
            of(with(&evaded, &json!({"opportunity_charge_by_enemy": true}))),
            [no.clone(), charge.clone(), no.clone(), null.clone()]
        );
        assert_eq!(
            of(with(&evaded, &json!({"enemy_evaded": false}))),
            [no.clone(), charge, no, null]
        );
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({})), ["kind", "troop"]);
        assert_eq!(of(json!({"kind": "charge", "troop": "CL"})), ["targets"]);
        assert_eq!(
            of(json!({"kind": "charge", "troop": "CL", "targets": [{"troop": "S"}]})),
            ["i"]
        );
        assert_eq!(of(json!({"kind": "opportunity"})), ["charge_declared_on"]);
        assert_eq!(of(json!({"kind": "pursuit"})), ["troop"]);
        assert_eq!(
            of(json!({"kind": "potential", "then": "another-action"})),
            ["contact"]
        );
        assert_eq!(
            of(json!({"kind": "potential", "then": "another-action", "contact": false})),
            ["enemy_evaded", "opportunity_charge_by_enemy"]
        );
        assert_eq!(
            of(json!({"kind": "countercharge", "friend_between": {"passable": null, "x": 1}})),
            ["friend_between.passable", "friend_between.x"]
        );
    }

    proptest! {
        /// Contact with an additional enemy never makes a charge of light cavalry legal.
        #[test]
        fn more_enemies_never_help(all in proptest::collection::vec((0_usize..13, any::<bool>(), any::<bool>()), 2..6)) {
            let targets: Vec<Value> = all.iter().map(|(troop, disordered, flank)| json!({"troop": Troop::ALL[*troop].code(), "disordered": disordered, "flank_or_rear": flank})).collect();
            let of = |targets: &[Value]| value(&json!({"kind": "charge", "troop": "CL", "i": 0, "targets": targets}), "allowed") == true;
            prop_assert!(of(&targets[1..]) || !of(&targets));
        }
    }
}
