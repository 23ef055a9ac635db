//! `impetus.shield-wall`: which units may form a shield wall and when, its effect on the enemy, and
//! its cost.
//!
//! # Source items
//! ai:shieldwall.1-.9, ai:evasion-amended.3.
//!
//! # What it decides
//! Whether the wall may be formed; what a formed wall may do; whether a charger loses impetus and
//! the modifier of a shooter.
//!
//! # What it does not decide
//! Which units have the rule: the lists say so. Whether the reaction must be made: only whether it
//! may.
//!
//! # Readings chosen
//! If the query is not given it follows from the other facts: a charge asks for impetus, a shot for
//! the modifier, anything else for forming the wall.
//!
//! # Direction of error
//! A question about a wall assumes that it is formed, unless given otherwise.
//!
//! # Examples
//! Charged from the flank: impetus is kept. Bows in front: -1; artillery: 0.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::setup_tables::BONUSES;
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct ShieldWall;

/// The possible questions about a shield wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Query {
    Form,
    Move,
    Pursue,
    ZocReact,
    FallBack,
    Impetus,
    ShootingMod,
}

impl Choice for Query {
    const SCOPE: &'static str = "impetus-wall-query";
}

/// Mode in which the wall is formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Mode {
    Reaction,
    Voluntary,
}

impl Choice for Mode {
    const SCOPE: &'static str = "impetus-wall-mode";
}

/// Further action of the unit in that activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Action {
    None,
    Rally,
    Move,
    Shoot,
}

impl Choice for Action {
    const SCOPE: &'static str = "impetus-other-action";
}

/// Direction from which an enemy comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum From {
    Front,
    Flank,
    Rear,
}

impl Choice for From {
    const SCOPE: &'static str = "impetus-from";
}

/// A unit, and the question about it.
pub struct Input {
    troop: Troop,
    query: Query,
    mode: Mode,
    frontal: Option<bool>,
    charge: Option<From>,
    shot: Option<From>,
    shooter: Option<Troop>,
    in_melee: bool,
    disordered: bool,
    action: Action,
    formed: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop = form.choice("troop").or(Troop::HeavyFoot);
        // The question follows from the threat or a shot; otherwise it must be given.
        let silent = ["mode", "charge_from", "shot_from", "shooter"]
            .iter()
            .all(|name| !form.is_told_or_tried(name));
        let told: Option<Query> = form.choice("query").unchanged().optional_unless(silent);
        let mode: Option<Mode> = form.choice("mode").optional();
        let frontal = form.yes_or_no("threat_frontal").optional();
        form.may_be_none(&["charge_from", "shot_from"]);
        let charge: Option<From> = form.choice("charge_from").optional();
        let shot: Option<From> = form.choice("shot_from").optional();
        // Where the threat comes from says whether it is frontal.
        let clashes = |from: From| frontal.is_some_and(|frontal| frontal != (from == From::Front));
        for (name, from) in [("charge_from", charge), ("shot_from", shot)] {
            if from.is_some_and(clashes) {
                form.contradicts(name);
            }
        }
        let shooter: Option<Troop> = form.choice("shooter").optional();
        let in_melee = form.truth("in_melee");
        let disordered = form.truth("disordered");
        let action = form.choice("other_action").or(Action::None);
        let query = told.unwrap_or(match (mode, charge, shot.is_some() || shooter.is_some()) {
            (Some(_), ..) => Query::Form,
            (None, Some(_), _) => Query::Impetus,
            (None, None, true) => Query::ShootingMod,
            (None, None, false) => Query::Form,
        });
        let forming = query == Query::Form;
        let formed = form.yes_or_no("formed").or_usually(!forming);
        // A wall that is formed is not formed again, and only heavy infantry forms one.
        if formed && forming && told.is_some() {
            form.contradicts("formed");
        } else if formed && !forming && troop != Troop::HeavyFoot {
            form.contradicts("troop");
        }
        if told == Some(Query::Form) && mode.is_none() && frontal.is_none() && form.may_lack_facts()
        {
            form.lacks("mode");
        }
        let from = charge.or(shot);
        let frontal = frontal.or(from.map(|from| from == From::Front));
        let mode = mode.unwrap_or(if frontal.is_some() {
            Mode::Reaction
        } else {
            Mode::Voluntary
        });
        match query {
            Query::Form if mode == Mode::Reaction && frontal.is_none() && !in_melee => {
                form.lacks("threat_frontal")
            }
            Query::Impetus if frontal.is_none() => form.lacks("charge_from"),
            Query::ShootingMod if frontal.is_none() && shooter != Some(Troop::Artillery) => {
                form.lacks("shot_from")
            }
            // Guns have no penalty; the front of a formed wall costs all others one.
            Query::ShootingMod if frontal == Some(true) && formed && form.may_lack_facts() => {
                form.lacks("shooter");
            }
            _ => {}
        }
        Self {
            troop,
            query,
            mode,
            frontal,
            charge,
            shot,
            shooter,
            in_melee,
            disordered,
            action,
            formed,
        }
    }
}

impl Input {
    /// Whether the enemy that charges, or shoots, is in front.
    fn in_front(&self, from: Option<From>) -> bool {
        from.map_or(self.frontal == Some(true), |from| from == From::Front)
    }
}

claims! {
    WITH_THE_RULE = "impetus/shield-wall/forming#with-the-rule";
    TWO_WAYS = "impetus/shield-wall/forming#two-ways";
    IN_THE_LISTS = "impetus/shield-wall/forming#in-the-lists";
    NOTHING_ELSE = "impetus/shield-wall/voluntary#nothing-else";
    SOLE_ACTION = "impetus/shield-wall/voluntary#sole-action";
    RALLY_FIRST = "impetus/shield-wall/voluntary#rally-first";
    FRONTAL = "impetus/shield-wall/reaction#frontal-threat";
    AUTOMATIC = "impetus/shield-wall/reaction#automatic";
    CHARGE = "impetus/shield-wall/reaction#charge";
    SHOT = "impetus/shield-wall/reaction#shot";
    NOT_FRONTAL = "impetus/shield-wall/reaction#not-frontal";
    ONLY_MAY = "impetus/disputes/automatic-wall#check-only-may";
    DISORDERED = "impetus/shield-wall/disordered#disordered-may";
    MARKER = "impetus/shield-wall/disordered#marker";
    NEVER = "impetus/shield-wall/in-melee#never";
    DENIED = "impetus/shield-wall/impetus#denied";
    KEPT = "impetus/shield-wall/impetus#kept";
    PENALTY = "impetus/shield-wall/shooting#penalty";
    ARTILLERY = "impetus/shield-wall/shooting#artillery";
    SHOT_NOT_FRONTAL = "impetus/shield-wall/shooting#not-frontal";
    COUNTS_AS_FRONTAL = "impetus/shield-wall/shooting#counts-as-frontal";
    NO_MOVE = "impetus/shield-wall/cannot#no-move";
    NO_PURSUIT = "impetus/shield-wall/cannot#no-pursuit";
    NO_ZONE_REACTION = "impetus/shield-wall/cannot#no-zone-reaction";
    FALLS_BACK = "impetus/shield-wall/cannot#falls-back";
    BEFORE_MOVING = "impetus/shield-wall/breaking-up#before-moving";
}

impl Rule for ShieldWall {
    type Input = Input;
    const ID: &'static str = "impetus.shield-wall";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "impetus_denied",
            kind: OutKind::Truth,
        },
        Output {
            name: "modifier",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "wrong-troop",
            claim: WITH_THE_RULE,
        },
        Violation {
            code: "in-melee",
            claim: NEVER,
        },
        Violation {
            code: "other-action",
            claim: SOLE_ACTION,
        },
        Violation {
            code: "not-frontal",
            claim: NOT_FRONTAL,
        },
        Violation {
            code: "no-move",
            claim: NO_MOVE,
        },
        Violation {
            code: "no-pursuit",
            claim: NO_PURSUIT,
        },
        Violation {
            code: "no-zone-reaction",
            claim: NO_ZONE_REACTION,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&BONUSES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (mut allowed, mut denied, mut modifier) = (None, None, None);
        match input.query {
            Query::Form => allowed = Some(forms(case, input)),
            Query::Move => allowed = Some(bars(case, input, "no-move")),
            Query::Pursue => allowed = Some(bars(case, input, "no-pursuit")),
            Query::ZocReact => allowed = Some(bars(case, input, "no-zone-reaction")),
            Query::FallBack => {
                case.considered("falls-back", input.formed, FALLS_BACK);
                allowed = Some(true);
            }
            Query::Impetus => {
                let front = input.formed && input.in_front(input.charge);
                let claim = if front || !input.formed { DENIED } else { KEPT };
                case.considered("impetus", front, claim)
                    .arg("formed", if input.formed { "yes" } else { "no" });
                denied = Some(front);
            }
            Query::ShootingMod => modifier = Some(shot_at(case, input)),
        }
        let asked = allowed.is_some();
        Values::default()
            .with("allowed", allowed)
            .with(
                "violations",
                if asked {
                    Value::from(case.refused().to_vec())
                } else {
                    Value::Null
                },
            )
            .with("impetus_denied", denied)
            .with("modifier", modifier)
    }
}

/// Whether the wall may be formed.
fn forms(case: &mut Case<'_>, input: &Input) -> bool {
    case.forbid("wrong-troop", input.troop != Troop::HeavyFoot)
        .arg("troop", Arg::of(Troop::SCOPE, input.troop.code()));
    case.step("in-the-lists", true).cite(IN_THE_LISTS);
    case.forbid("in-melee", input.in_melee);
    case.applies("disordered", input.disordered, DISORDERED);
    if input.mode == Mode::Voluntary {
        let other = matches!(input.action, Action::Move | Action::Shoot);
        case.forbid("other-action", other)
            .arg("action", Arg::of(Action::SCOPE, input.action.code()));
        case.applies("rally-first", input.action == Action::Rally, RALLY_FIRST);
        case.because(if other { NOTHING_ELSE } else { TWO_WAYS });
        if other {
            case.remedy(
                "nothing-else",
                vec![],
                vec![("other_action", "none".into())],
            );
        }
    } else {
        let frontal = input.frontal == Some(true);
        // Of a unit in melee nobody asked where the threat comes from.
        case.forbid("not-frontal", input.frontal == Some(false));
        if frontal {
            let claim = match (input.charge, input.shot) {
                (Some(_), _) => CHARGE,
                (None, Some(_)) => SHOT,
                (None, None) => FRONTAL,
            };
            case.applied("frontal", claim);
        }
        case.considered("automatic", frontal, AUTOMATIC);
        case.step("only-may", true).cite(ONLY_MAY);
    }
    let may = case.refused().is_empty();
    if may {
        case.because(WITH_THE_RULE);
        case.because(IN_THE_LISTS);
    }
    case.applies("marker", may, MARKER);
    may
}

/// Actions that a formed wall may not take.
fn bars(case: &mut Case<'_>, input: &Input, code: &'static str) -> bool {
    case.forbid(code, input.formed);
    if input.formed && code == "no-move" {
        case.because(BEFORE_MOVING);
        case.remedy("marker-off", vec![], vec![]);
    }
    !input.formed
}

/// Penalty for shooting at the wall.
fn shot_at(case: &mut Case<'_>, input: &Input) -> i64 {
    let artillery = input.shooter == Some(Troop::Artillery);
    let front = input.in_front(input.shot);
    let applies = input.formed && front && !artillery;
    let value = case.number(&BONUSES, "wall-shooting", "value").unwrap_or(0);
    case.step("artillery", artillery).cite(ARTILLERY);
    let claim = match (artillery, front) {
        (true, _) => ARTILLERY,
        (false, true) => PENALTY,
        (false, false) => SHOT_NOT_FRONTAL,
    };
    let modifier = if applies { value } else { 0 };
    case.considered("penalty", applies, claim).value(modifier);
    case.applies("counts-as-frontal", applies, COUNTS_AS_FRONTAL);
    modifier
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.shield-wall";

    fn violations(given: &Value) -> String {
        judge(ID, given).values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn by_choice() {
        let usual = json!({"troop": "FP", "query": "form", "mode": "voluntary"});
        for (more, want) in [
            (json!({}), ""),
            (json!({"other_action": "rally"}), ""),
            (json!({"other_action": "move"}), "other-action"),
            (json!({"other_action": "shoot"}), "other-action"),
            (json!({"disordered": true}), ""),
            (json!({"in_melee": true}), "in-melee"),
            (json!({"troop": "FL"}), "wrong-troop"),
        ] {
            assert_eq!(violations(&with(&usual, &more)), want, "{more}");
        }
    }

    #[test]
    fn as_a_reaction() {
        let usual = json!({"query": "form", "mode": "reaction"});
        for (more, want) in [
            (json!({"threat_frontal": true}), ""),
            (json!({"threat_frontal": false}), "not-frontal"),
            (json!({"charge_from": "front"}), ""),
            (json!({"shot_from": "flank"}), "not-frontal"),
            (json!({"shot_from": "front", "disordered": true}), ""),
            (
                json!({"threat_frontal": true, "in_melee": true}),
                "in-melee",
            ),
            (json!({"threat_frontal": true, "other_action": "move"}), ""),
        ] {
            assert_eq!(violations(&with(&usual, &more)), want, "{more}");
        }
    }

    #[test]
    fn what_a_wall_does() {
        for (query, formed, want) in [
            ("move", true, false),
            ("pursue", true, false),
            ("zoc-react", true, false),
            ("fall-back", true, true),
            ("move", false, true),
        ] {
            assert_eq!(
                judge(ID, &json!({"query": query, "formed": formed})).values["allowed"],
                want,
                "{query}"
            );
        }
        assert_eq!(
            judge(ID, &json!({"query": "move"})).values["allowed"],
            false
        );
    }

    #[test]
    fn what_it_does_to_others() {
        for (from, want) in [("front", true), ("flank", false), ("rear", false)] {
            assert_eq!(
                judge(ID, &json!({"charge_from": from})).values["impetus_denied"],
                want
            );
            assert_eq!(
                judge(
                    ID,
                    &json!({"charge_from": from, "query": "impetus", "formed": false})
                )
                .values["impetus_denied"],
                false
            );
            for (shooter, formed) in [("T", true), ("Art", true), ("T", false)] {
                let modifier = if want && formed && shooter == "T" {
                    -1
                } else {
                    0
                };
                let given = json!({"query": "shooting-mod", "shot_from": from, "shooter": shooter, "formed": formed});
                assert_eq!(judge(ID, &given).values["modifier"], modifier);
            }
        }
        assert_eq!(judge(ID, &json!({"shooter": "Art"})).values["modifier"], 0);
        assert_eq!(
            judge(ID, &json!({"query": "impetus", "threat_frontal": true})).values["impetus_denied"],
            true
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
        assert_eq!(of(json!({"mode": "reaction"})), ["threat_frontal"]);
        assert_eq!(of(json!({"query": "impetus"})), ["charge_from"]);
        assert_eq!(
            of(json!({"query": "shooting-mod", "shooter": "T"})),
            ["shot_from"]
        );
    }
}
