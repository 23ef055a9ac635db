//! `impetus.shield-wall`: who forms it and when, what it takes from the enemy, what it costs.
//!
//! # Source items
//! ai:shieldwall.1-.9, ai:evasion-amended.3.
//!
//! # What it decides
//! Whether the wall may be formed; what a formed wall may do; whether a charger loses impetus and how a
//! shooter is modified.
//!
//! # What it does not decide
//! Which units have the rule: the lists say so. Whether the reaction must be made: only whether it may.
//!
//! # Readings chosen
//! Where the query is not told it follows from what is: a charge asks for impetus, a shot for the
//! modifier, anything else for forming the wall.
//!
//! # Direction of error
//! Whatever is asked of a wall takes it for formed, unless told otherwise.
//!
//! # Examples
//! Charged from the flank: impetus is kept. Bows in front: -1; artillery: 0.

use serde_json::Value;

use super::setup_tables::BONUSES;
use super::words::Troop;
use crate::check::{Case, CheckKind, Declared, Form, OutKind, Output, Rule, Unit, Values, Violation};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct ShieldWall;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    const ALL: &'static [Self] = &[Self::Form, Self::Move, Self::Pursue, Self::ZocReact, Self::FallBack, Self::Impetus, Self::ShootingMod];
    fn code(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::Move => "move",
            Self::Pursue => "pursue",
            Self::ZocReact => "zoc-react",
            Self::FallBack => "fall-back",
            Self::Impetus => "impetus",
            Self::ShootingMod => "shooting-mod",
        }
    }
}

/// How the wall is formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Reaction,
    Voluntary,
}

impl Choice for Mode {
    const SCOPE: &'static str = "impetus-wall-mode";
    const ALL: &'static [Self] = &[Self::Reaction, Self::Voluntary];
    fn code(self) -> &'static str {
        match self {
            Self::Reaction => "reaction",
            Self::Voluntary => "voluntary",
        }
    }
}

/// What else the unit does in that activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    None,
    Rally,
    Move,
    Shoot,
}

impl Choice for Action {
    const SCOPE: &'static str = "impetus-other-action";
    const ALL: &'static [Self] = &[Self::None, Self::Rally, Self::Move, Self::Shoot];
    fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Rally => "rally",
            Self::Move => "move",
            Self::Shoot => "shoot",
        }
    }
}

/// Where an enemy comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    Front,
    Flank,
    Rear,
}

impl Choice for From {
    const SCOPE: &'static str = "impetus-from";
    const ALL: &'static [Self] = &[Self::Front, Self::Flank, Self::Rear];
    fn code(self) -> &'static str {
        match self {
            Self::Front => "front",
            Self::Flank => "flank",
            Self::Rear => "rear",
        }
    }
}

/// A unit, and what is asked about it.
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
        let told: Option<Query> = form.choice("query").optional();
        let mode: Option<Mode> = form.choice("mode").optional();
        let frontal = form.yes_or_no("threat_frontal").optional();
        let charge: Option<From> = form.choice("charge_from").optional();
        let shot: Option<From> = form.choice("shot_from").optional();
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
        let formed = form.yes_or_no("formed").or_usually(query != Query::Form);
        let from = charge.or(shot);
        let frontal = frontal.or(from.map(|from| from == From::Front));
        let mode = mode.unwrap_or(if frontal.is_some() { Mode::Reaction } else { Mode::Voluntary });
        match query {
            Query::Form if mode == Mode::Reaction && frontal.is_none() && !in_melee => form.lacks("threat_frontal"),
            Query::Impetus if frontal.is_none() => form.lacks("charge_from"),
            Query::ShootingMod if frontal.is_none() && shooter != Some(Troop::Artillery) => form.lacks("shot_from"),
            _ => {}
        }
        Self { troop, query, mode, frontal, charge, shot, shooter, in_melee, disordered, action, formed }
    }
}

impl Input {
    /// Whether the enemy who charges, or shoots, is in front.
    fn in_front(&self, from: Option<From>) -> bool {
        from.map_or(self.frontal == Some(true), |from| from == From::Front)
    }
}

const WITH_THE_RULE: &str = "impetus/shield-wall/forming#with-the-rule";
const TWO_WAYS: &str = "impetus/shield-wall/forming#two-ways";
const IN_THE_LISTS: &str = "impetus/shield-wall/forming#in-the-lists";
const NOTHING_ELSE: &str = "impetus/shield-wall/voluntary#nothing-else";
const SOLE_ACTION: &str = "impetus/shield-wall/voluntary#sole-action";
const RALLY_FIRST: &str = "impetus/shield-wall/voluntary#rally-first";
const FRONTAL: &str = "impetus/shield-wall/reaction#frontal-threat";
const AUTOMATIC: &str = "impetus/shield-wall/reaction#automatic";
const CHARGE: &str = "impetus/shield-wall/reaction#charge";
const SHOT: &str = "impetus/shield-wall/reaction#shot";
const NOT_FRONTAL: &str = "impetus/shield-wall/reaction#not-frontal";
const ONLY_MAY: &str = "impetus/disputes/automatic-wall#check-only-may";
const DISORDERED: &str = "impetus/shield-wall/disordered#disordered-may";
const MARKER: &str = "impetus/shield-wall/disordered#marker";
const NEVER: &str = "impetus/shield-wall/in-melee#never";
const DENIED: &str = "impetus/shield-wall/impetus#denied";
const KEPT: &str = "impetus/shield-wall/impetus#kept";
const PENALTY: &str = "impetus/shield-wall/shooting#penalty";
const ARTILLERY: &str = "impetus/shield-wall/shooting#artillery";
const SHOT_NOT_FRONTAL: &str = "impetus/shield-wall/shooting#not-frontal";
const COUNTS_AS_FRONTAL: &str = "impetus/shield-wall/shooting#counts-as-frontal";
const NO_MOVE: &str = "impetus/shield-wall/cannot#no-move";
const NO_PURSUIT: &str = "impetus/shield-wall/cannot#no-pursuit";
const NO_ZONE_REACTION: &str = "impetus/shield-wall/cannot#no-zone-reaction";
const FALLS_BACK: &str = "impetus/shield-wall/cannot#falls-back";
const BEFORE_MOVING: &str = "impetus/shield-wall/breaking-up#before-moving";

impl Rule for ShieldWall {
    type Input = Input;
    const ID: &'static str = "impetus.shield-wall";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[
        WITH_THE_RULE,
        TWO_WAYS,
        IN_THE_LISTS,
        NOTHING_ELSE,
        SOLE_ACTION,
        RALLY_FIRST,
        FRONTAL,
        AUTOMATIC,
        CHARGE,
        SHOT,
        NOT_FRONTAL,
        ONLY_MAY,
        DISORDERED,
        MARKER,
        NEVER,
        DENIED,
        KEPT,
        PENALTY,
        ARTILLERY,
        SHOT_NOT_FRONTAL,
        COUNTS_AS_FRONTAL,
        NO_MOVE,
        NO_PURSUIT,
        NO_ZONE_REACTION,
        FALLS_BACK,
        BEFORE_MOVING,
    ];
    const OUTPUTS: &'static [Output] = &[
        Output { name: "allowed", kind: OutKind::Truth },
        Output { name: "violations", kind: OutKind::Violations },
        Output { name: "impetus_denied", kind: OutKind::Truth },
        Output { name: "modifier", kind: OutKind::Number(Unit::None) },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation { code: "wrong-troop", claim: WITH_THE_RULE },
        Violation { code: "in-melee", claim: NEVER },
        Violation { code: "other-action", claim: SOLE_ACTION },
        Violation { code: "not-frontal", claim: NOT_FRONTAL },
        Violation { code: "no-move", claim: NO_MOVE },
        Violation { code: "no-pursuit", claim: NO_PURSUIT },
        Violation { code: "no-zone-reaction", claim: NO_ZONE_REACTION },
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
                case.step("falls-back", input.formed).cite(FALLS_BACK);
                case.because(FALLS_BACK);
                allowed = Some(true);
            }
            Query::Impetus => {
                let front = input.formed && input.in_front(input.charge);
                let claim = if front || !input.formed { DENIED } else { KEPT };
                case.step("impetus", front).arg("formed", if input.formed { "yes" } else { "no" }).cite(claim);
                case.because(claim);
                denied = Some(front);
            }
            Query::ShootingMod => modifier = Some(shot_at(case, input)),
        }
        let asked = allowed.is_some();
        Values::default()
            .with("allowed", allowed)
            .with("violations", if asked { Value::from(case.refused().to_vec()) } else { Value::Null })
            .with("impetus_denied", denied)
            .with("modifier", modifier)
    }
}

/// Whether the wall may be formed.
fn forms(case: &mut Case<'_>, input: &Input) -> bool {
    case.forbid("wrong-troop", input.troop != Troop::HeavyFoot).arg("troop", Arg::of(Troop::SCOPE, input.troop.code()));
    case.step("in-the-lists", true).cite(IN_THE_LISTS);
    case.forbid("in-melee", input.in_melee);
    case.step("disordered", input.disordered).cite(DISORDERED);
    if input.disordered {
        case.because(DISORDERED);
    }
    if input.mode == Mode::Voluntary {
        let other = matches!(input.action, Action::Move | Action::Shoot);
        case.forbid("other-action", other).arg("action", Arg::of(Action::SCOPE, input.action.code()));
        case.step("rally-first", input.action == Action::Rally).cite(RALLY_FIRST);
        if input.action == Action::Rally {
            case.because(RALLY_FIRST);
        }
        case.because(if other { NOTHING_ELSE } else { TWO_WAYS });
        if other {
            case.remedy("nothing-else", vec![], vec![("other_action", "none".into())]);
        }
    } else {
        let frontal = input.frontal == Some(true);
        case.forbid("not-frontal", !frontal);
        if frontal {
            let claim = match (input.charge, input.shot) {
                (Some(_), _) => CHARGE,
                (None, Some(_)) => SHOT,
                (None, None) => FRONTAL,
            };
            case.step("frontal", true).cite(claim);
            case.because(claim);
        }
        case.step("automatic", frontal).cite(AUTOMATIC);
        case.step("only-may", true).cite(ONLY_MAY);
        case.because(AUTOMATIC);
    }
    let may = case.refused().is_empty();
    if may {
        case.because(WITH_THE_RULE);
        case.because(IN_THE_LISTS);
        case.because(MARKER);
    }
    case.step("marker", may).cite(MARKER);
    may
}

/// What a formed wall may not do.
fn bars(case: &mut Case<'_>, input: &Input, code: &'static str) -> bool {
    case.forbid(code, input.formed);
    if input.formed && code == "no-move" {
        case.because(BEFORE_MOVING);
        case.remedy("marker-off", vec![], vec![]);
    }
    !input.formed
}

/// What shooting at the wall suffers.
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
    case.step("penalty", applies).value(modifier).cite(claim);
    case.because(claim);
    case.step("counts-as-frontal", applies).cite(COUNTS_AS_FRONTAL);
    if applies {
        case.because(COUNTS_AS_FRONTAL);
    }
    modifier
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{Heard, faults, judge, with};

    const ID: &str = "impetus.shield-wall";

    fn violations(given: &Value) -> String {
        judge(ID, given).values["violations"].as_array().unwrap().iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
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
            (json!({"threat_frontal": true, "in_melee": true}), "in-melee"),
            (json!({"threat_frontal": true, "other_action": "move"}), ""),
        ] {
            assert_eq!(violations(&with(&usual, &more)), want, "{more}");
        }
    }

    #[test]
    fn what_a_wall_does() {
        for (query, formed, want) in
            [("move", true, false), ("pursue", true, false), ("zoc-react", true, false), ("fall-back", true, true), ("move", false, true)]
        {
            assert_eq!(judge(ID, &json!({"query": query, "formed": formed})).values["allowed"], want, "{query}");
        }
        assert_eq!(judge(ID, &json!({"query": "move"})).values["allowed"], false);
    }

    #[test]
    fn what_it_does_to_others() {
        for (from, want) in [("front", true), ("flank", false), ("rear", false)] {
            assert_eq!(judge(ID, &json!({"charge_from": from})).values["impetus_denied"], want);
            assert_eq!(judge(ID, &json!({"charge_from": from, "query": "impetus", "formed": false})).values["impetus_denied"], false);
            for (shooter, formed) in [("T", true), ("Art", true), ("T", false)] {
                let modifier = if want && formed && shooter == "T" { -1 } else { 0 };
                let given = json!({"query": "shooting-mod", "shot_from": from, "shooter": shooter, "formed": formed});
                assert_eq!(judge(ID, &given).values["modifier"], modifier);
            }
        }
        assert_eq!(judge(ID, &json!({"shooter": "Art"})).values["modifier"], 0);
        assert_eq!(judge(ID, &json!({"query": "impetus", "threat_frontal": true})).values["impetus_denied"], true);
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| faults(ID, &given).into_iter().map(|(path, _)| path).collect::<Vec<_>>();
        assert_eq!(of(json!({"mode": "reaction"})), ["threat_frontal"]);
        assert_eq!(of(json!({"query": "impetus"})), ["charge_from"]);
        assert_eq!(of(json!({"query": "shooting-mod", "shooter": "T"})), ["shot_from"]);
    }

    #[test]
    fn everything_is_said() {
        let mut heard = Heard::default();
        for query in Query::codes() {
            for from in From::codes() {
                for more in [json!({"charge_from": from}), json!({"shot_from": from, "shooter": "T"}), json!({"threat_frontal": true, "shooter": "Art"})] {
                    heard.hear(&judge(ID, &with(&json!({"query": query, "mode": "reaction"}), &more)));
                }
            }
        }
        for action in Action::codes() {
            heard.hear(&judge(ID, &json!({"mode": "voluntary", "other_action": action, "in_melee": true, "disordered": true})));
        }
        heard.hear(&judge(ID, &json!({"mode": "voluntary", "troop": "FL"})));
        heard.everything(ID);
    }
}
