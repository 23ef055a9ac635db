//! `dba.combat-schedule`: which combats are fought this bound, and whether their order is allowed.
//!
//! # Source items
//! bob:sequence.2, 4-6, bob:melee.1, 2, bob:results.2, bob:resolution.1, bob:glossary.phase,
//! bob:glossary.active-player.
//!
//! # What it decides
//! Which of the given combats are fought now and which wait, and whether the chosen order is
//! allowed so far.
//!
//! # What it does not decide
//! Whether a combat exists at all or has been broken off, and which order is best.
//!
//! # Readings chosen
//! - `tie-carried` is a combat that was tied last bound: it exists when the phase begins, and must
//!   be fought now. A combat tied in this phase has been fought, and is given again next bound.
//! - The order may be incomplete, because combats are chosen one at a time. Those it names must be
//!   in a legal order: every shot before any close combat.
//! - If the order is not allowed, `fought_now` corrects it: shots first, the rest as chosen.
//! - Shots that "arise" from a result still count as shots; results only create close combats.
//!
//! # Direction of error
//! The given origin of a combat is not verified.
//!
//! # Examples
//! Allowed: the middle one of five first. Not allowed: a close combat before a shot. Waits: a
//! combat with the second line, which pursuing Knights contact.

use strum::{IntoStaticStr, VariantArray};

use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Rule, Values, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct CombatSchedule;

/// The combats of a bound.
pub struct Input {
    fights: Vec<Fight>,
    by: Player,
    order: Vec<String>,
}

/// One combat.
struct Fight {
    id: String,
    kind: Kind,
    arose: Arose,
}

impl Fight {
    fn waits(&self) -> bool {
        self.kind == Kind::Melee && self.arose == Arose::Outcome
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Kind {
    Shot,
    Melee,
}

impl Choice for Kind {
    const SCOPE: &'static str = "dba-fight";
}

/// Origin of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Arose {
    #[strum(serialize = "before-phase")]
    Before,
    #[strum(serialize = "outcome-this-phase")]
    Outcome,
    #[strum(serialize = "tie-carried")]
    Tie,
}

impl Choice for Arose {
    const SCOPE: &'static str = "dba-arose";
}

/// Player who chooses the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Player {
    Active,
    Other,
}

impl Choice for Player {
    const SCOPE: &'static str = "dba-player";
}

impl Declared for Fight {
    fn declare(form: &mut Form<'_>) -> Self {
        let name = form.nth('F');
        let id = form.name("id").or(name);
        let kind = form.choice("kind").required();
        // Only melees are carried over after a tie (bob:melee.2).
        let arose = form.choice("arose");
        let arose = arose.only(|arose| kind == Kind::Melee || arose != Arose::Tie);
        let arose = arose.or(Arose::Before);
        if kind == Kind::Shot && arose == Arose::Tie {
            form.contradicts("arose");
        }
        Self { id, kind, arose }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let told = form.is_told("fights") || !form.may_lack_facts();
        let fights: Vec<Fight> = form.list("fights", 1, 24);
        if !told {
            form.refuse(
                "fights",
                serde_json::Value::Null,
                FaultKind::Missing,
                Vec::new(),
            );
        }
        // As long as no order is given, no player has chosen one.
        let ordered = form.is_told("chosen_order");
        let by = form.choice("order_by").matters(ordered).or(Player::Active);
        let order = form.names("chosen_order", 0, 24).or(vec![]);
        for (n, fight) in fights.iter().enumerate() {
            if fights[..n].iter().any(|other| other.id == fight.id) {
                form.refuse(
                    &format!("fights.{n}.id"),
                    fight.id.as_str(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            }
        }
        for (n, id) in order.iter().enumerate() {
            if order[..n].contains(id) {
                form.refuse(
                    &format!("chosen_order.{n}"),
                    id.as_str(),
                    FaultKind::Repeated,
                    Vec::new(),
                );
            } else if !fights.iter().any(|fight| fight.id == *id) {
                form.refuse(
                    &format!("chosen_order.{n}"),
                    id.as_str(),
                    FaultKind::NotOneOf,
                    fights.iter().map(|fight| fight.id.clone()).collect(),
                );
            }
        }
        Self { fights, by, order }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    ACTIVE = "dba/melee/order#active-chooses";
    NO_SEQUENCE = "dba/melee/order#no-fixed-sequence";
    OTHER = "dba/melee/order#other-player";
    SHOTS_FIRST = "dba/melee/order#shooting-first";
    SHOTS_TOO = "dba/melee/order#shots-too";
    AT_ONCE = "dba/melee/order#applied-at-once";
    EXISTING = "dba/melee/which-fights#existing-only";
    BY_RESULTS = "dba/melee/which-fights#made-by-results";
    LEFT_OVER = "dba/melee/which-fights#must-be-fought";
    NO_PIPS = "dba/melee/which-fights#no-pips";
}

impl Rule for CombatSchedule {
    type Input = Input;
    const ID: &'static str = "dba.combat-schedule";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "fought_now",
            kind: OutKind::Names,
        },
        Output {
            name: "next_bound",
            kind: OutKind::Names,
        },
        Output {
            name: "order_legal",
            kind: OutKind::Truth,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] =
        &[("order_legal", "fought_now"), ("order_legal", "next_bound")];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let active = input.by == Player::Active;
        case.considered("chooser", active, if active { ACTIVE } else { OTHER })
            .value(input.by.code());
        let names = |of: &dyn Fn(&Fight) -> bool| {
            input
                .fights
                .iter()
                .filter(|fight| of(fight))
                .map(|fight| fight.id.as_str())
                .collect::<Vec<_>>()
                .join(", ")
        };
        let waiting = names(&Fight::waits);
        let existing = names(&|fight| !fight.waits());
        case.step("existing", !existing.is_empty())
            .value(existing)
            .cite(EXISTING);
        case.step("waiting", !waiting.is_empty())
            .value(waiting.as_str())
            .cite(BY_RESULTS);
        if !waiting.is_empty() {
            case.because(EXISTING);
            case.because(BY_RESULTS);
        }
        let left_over = names(&|fight| fight.arose == Arose::Tie && fight.kind == Kind::Melee);
        case.applies("left-over", !left_over.is_empty(), LEFT_OVER)
            .value(left_over.as_str());

        let chosen: Vec<&Fight> = input
            .order
            .iter()
            .filter_map(|id| input.fights.iter().find(|fight| fight.id == *id))
            .collect();
        let too_early = chosen.iter().find(|fight| fight.waits());
        case.applies("too-early", too_early.is_some(), BY_RESULTS)
            .value(too_early.map(|fight| fight.id.clone()));
        // A close combat is too early while a shot is left.
        let first_melee = chosen.iter().position(|fight| fight.kind == Kind::Melee);
        let late = first_melee.and_then(|at| {
            input.fights.iter().find(|shot| {
                shot.kind == Kind::Shot && !chosen[..at].iter().any(|done| done.id == shot.id)
            })
        });
        case.applies("shots-first", late.is_some(), SHOTS_FIRST)
            .value(late.map(|shot| shot.id.clone()));
        let shots = chosen
            .iter()
            .filter(|fight| fight.kind == Kind::Shot)
            .count();
        case.step("shots-too", shots > 1)
            .value(shots)
            .cite(SHOTS_TOO);
        let legal = active && too_early.is_none() && late.is_none();
        case.step("one-by-one", legal)
            .value(chosen.len())
            .arg(
                "left",
                input
                    .fights
                    .iter()
                    .filter(|fight| !fight.waits())
                    .count()
                    .saturating_sub(chosen.len())
                    .to_string(),
            )
            .cite(AT_ONCE);
        case.step("pips", false).value(0).cite(NO_PIPS);
        if legal && chosen.len() > 1 {
            case.because(NO_SEQUENCE);
            if shots > 1 {
                case.because(SHOTS_TOO);
            }
        }
        if !legal {
            put_right(case, input, &chosen);
        }

        let mut now: Vec<&Fight> = chosen
            .iter()
            .copied()
            .filter(|fight| !fight.waits())
            .collect();
        now.extend(
            input
                .fights
                .iter()
                .filter(|fight| !fight.waits() && !input.order.contains(&fight.id)),
        );
        now.sort_by_key(|fight| fight.kind);
        let next = input.fights.iter().filter(|fight| fight.waits());
        Values::default()
            .with(
                "fought_now",
                now.iter()
                    .map(|fight| fight.id.as_str())
                    .collect::<Vec<_>>(),
            )
            .with(
                "next_bound",
                next.map(|fight| fight.id.as_str()).collect::<Vec<_>>(),
            )
            .with("order_legal", legal)
    }
}

/// The same order, corrected to a legal one.
fn put_right(case: &mut Case<'_>, input: &Input, chosen: &[&Fight]) {
    let mut order: Vec<&Fight> = chosen
        .iter()
        .copied()
        .filter(|fight| !fight.waits())
        .collect();
    if order.iter().any(|fight| fight.kind == Kind::Melee) {
        order.extend(
            input
                .fights
                .iter()
                .filter(|fight| fight.kind == Kind::Shot && !input.order.contains(&fight.id)),
        );
    }
    order.sort_by_key(|fight| fight.kind);
    if order.is_empty() {
        return;
    }
    let ids: Vec<&str> = order.iter().map(|fight| fight.id.as_str()).collect();
    case.remedy(
        "order",
        vec![("order", ids.join(", ").into())],
        vec![("order_by", "active".into()), ("chosen_order", ids.into())],
    );
}

#[cfg(test)]
mod tests {

    use serde_json::{Value, json};

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn fight(id: &str, kind: &str, arose: &str) -> Value {
        json!({"id": id, "kind": kind, "arose": arose})
    }

    /// A shot, two close combats and a contact made by a pursuit.
    fn ask(changes: &Value) -> Verdict {
        let fights = [
            fight("bows", "shot", "before-phase"),
            fight("left", "melee", "before-phase"),
            fight("right", "melee", "tie-carried"),
            fight("new", "melee", "outcome-this-phase"),
        ];
        judge(
            "dba.combat-schedule",
            &with(&json!({"fights": fights, "order_by": "active"}), changes),
        )
    }

    #[track_caller]
    fn says(verdict: &Verdict, now: &[&str], legal: bool, reason: &str) {
        assert_eq!(
            (
                &verdict.values["fought_now"],
                &verdict.values["next_bound"],
                &verdict.values["order_legal"]
            ),
            (&json!(now), &json!(["new"]), &json!(legal))
        );
        assert!(
            verdict.reasons.contains(&reason),
            "no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn the_active_player_orders_what_existed_when_the_phase_began() {
        let plain = ask(&json!({}));
        says(&plain, &["bows", "left", "right"], true, ACTIVE);
        assert_eq!(
            (plain.finding.kind, plain.finding.code.as_str()),
            (FindingKind::Outcome, "order_legal")
        );
        assert!(plain.reasons.contains(&LEFT_OVER) && plain.reasons.contains(&BY_RESULTS));
        says(
            &ask(&json!({"chosen_order": ["bows", "right", "left"]})),
            &["bows", "right", "left"],
            true,
            NO_SEQUENCE,
        );
        says(
            &ask(&json!({"chosen_order": "bows"})),
            &["bows", "left", "right"],
            true,
            ACTIVE,
        );
    }

    #[test]
    fn what_is_not_allowed_is_put_right() {
        for (changes, reason, order) in [
            (
                json!({"chosen_order": ["right", "bows", "left"]}),
                SHOTS_FIRST,
                json!(["bows", "right", "left"]),
            ),
            (
                json!({"chosen_order": ["right"]}),
                SHOTS_FIRST,
                json!(["bows", "right"]),
            ),
            (
                json!({"chosen_order": ["bows", "new", "left"]}),
                BY_RESULTS,
                json!(["bows", "left"]),
            ),
            (
                json!({"chosen_order": ["bows"], "order_by": "other"}),
                OTHER,
                json!(["bows"]),
            ),
        ] {
            let verdict = ask(&changes);
            assert_eq!(
                (
                    &verdict.values["order_legal"],
                    verdict.finding.code.as_str()
                ),
                (&json!(false), "not-order_legal")
            );
            assert!(verdict.reasons.contains(&reason), "{changes}");
            assert_eq!(
                verdict.remedies[0].input["chosen_order"], order,
                "{changes}"
            );
            assert_eq!(
                ask(&with(
                    &changes,
                    &Value::Object(verdict.remedies[0].input.clone())
                ))
                .values["order_legal"],
                json!(true)
            );
        }
    }

    #[test]
    fn names_must_be_known_and_stand_once() {
        let twice = json!({"fights": [fight("a", "melee", "before-phase"), fight("a", "shot", "before-phase")], "chosen_order": ["b", "b"]});
        let got = faults("dba.combat-schedule", &twice);
        assert_eq!(
            got,
            [
                ("fights.1.id", "repeated"),
                ("chosen_order.0", "not-one-of"),
                ("chosen_order.1", "repeated")
            ]
            .map(|(path, kind)| (path.to_owned(), kind))
        );
        assert_eq!(
            faults("dba.combat-schedule", &json!({}))[0],
            ("fights".to_owned(), "list-length")
        );
    }

    proptest! {
        #[test]
        fn every_fight_is_now_or_next_and_shots_come_first(kinds in proptest::collection::vec((0_usize..2, 0_usize..3), 1..8), rotate in 0_usize..8, take in 0_usize..8) {
            prop_assume!(kinds.iter().all(|(kind, arose)| Kind::ALL[*kind] == Kind::Melee || Arose::ALL[*arose] != Arose::Tie));
            let fights: Vec<Value> = kinds.iter().enumerate().map(|(n, (kind, arose))| fight(&format!("f{n}"), Kind::ALL[*kind].code(), Arose::ALL[*arose].code())).collect();
            let order: Vec<String> = (0..kinds.len()).map(|n| format!("f{}", (n + rotate) % kinds.len())).take(take).collect();
            let verdict = judge("dba.combat-schedule", &json!({"fights": fights, "chosen_order": order}));
            let list = |name: &str| verdict.values[name].as_array().unwrap().clone();
            let (now, next) = (list("fought_now"), list("next_bound"));
            prop_assert_eq!(now.len() + next.len(), kinds.len());
            let shot = |id: &Value| kinds[id.as_str().unwrap()[1..].parse::<usize>().unwrap()].0 == 0;
            let first_melee = now.iter().position(|id| !shot(id)).unwrap_or(now.len());
            prop_assert!(now[first_melee..].iter().all(|id| !shot(id)));
        }
    }
}
