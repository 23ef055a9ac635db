//! `dba.supporter-fate`: which bases share the fate of the base in front.
//!
//! # Source items
//! bob:results.4, 5, bob:interpenetration.2, bob:recoil.4, bob:rear-support.2,
//! qrs:pivot-to-flank.3, qrs:recoil.14.
//!
//! # What it decides
//! The fate of a second rank, of supporting Psiloi, and of friends on the enemy's flank or rear,
//! given the result of the base in frontal combat.
//!
//! # What it does not decide
//! Whether support was given (`dba.rear-support`), and whether a recoil can be made (`dba.recoil`,
//! which also decides what a recoil does to a base behind that could give no support).
//!
//! # Readings chosen
//! - A rear supporter can be Warband behind Warband, Spears behind Spears, Pikes behind Pikes, or
//!   Psiloi behind Spears, Blades or Auxilia; that any other pair gave support is refused.
//! - In every pair with possible rear support the front rank pushes the second: it goes back with
//!   it whether or not support was given.
//! - An overlapper stays: the documents name only flank and rear (flag `silent:overlapper-fate`).
//!
//! # Direction of error
//! `actually_supported` and `can_recoil` are not verified.
//!
//! # Examples
//! Lost: `Wb` supporting `Wb` that is destroyed.
//! Not lost: `Pk` behind `Pk` that is destroyed.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::troops::Troop;
use crate::check::{Case, CheckKind, Declared, Fact, Form, OutKind, Output, Rule, Values, claims};
use crate::kit::tables::Choice;
use serde_json::json;

/// The check.
pub struct SupporterFate;

/// A helper, and the result of the base it helps.
#[derive(Clone, Debug)]
pub struct Input {
    pub(super) front: Fact<Troop>,
    pub(super) supporter: Fact<Troop>,
    pub(super) role: Fact<Role>,
    pub(super) actually_supported: Fact<bool>,
    pub(super) front_result: Fact<FrontResult>,
    pub(super) can_recoil: Fact<bool>,
}

impl Input {
    /// Whether the helper can give the front base rear support at all.
    fn is_able(&self) -> bool {
        let helps = |troop| matches!(troop, Troop::Wb | Troop::Sp | Troop::Pk | Troop::Ps);
        let supporter = self.supporter.alike(|troop| helps(troop).then_some(troop));
        self.front.is(|front| can_support(front, supporter))
    }
}

/// Role of a base that helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Role {
    Rear,
    RearNeighbour,
    Flank,
    RearContact,
    Overlap,
}

impl Choice for Role {
    const SCOPE: &'static str = "dba-helper-role";
}

/// Result of the base in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum FrontResult {
    None,
    Recoil,
    Flee,
    Destroyed,
    RecoilImpossible,
}

impl FrontResult {
    const fn dies(self) -> bool {
        matches!(self, Self::Destroyed | Self::RecoilImpossible)
    }
}

impl Choice for FrontResult {
    const SCOPE: &'static str = "dba-front-result";
}

/// Fate of the helper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum HelperFate {
    /// Nothing happens to it.
    None,
    Destroyed,
    Recoils,
    /// It is pushed back by the friend in front.
    Pushed,
    /// It stays where it is, like the friend in front.
    Stays,
}

impl Choice for HelperFate {
    const SCOPE: &'static str = "dba-supporter-fate";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let front: Fact<Troop> = form.choice("front").fact();
        let supporter: Fact<Troop> = form.choice("supporter").fact();
        let role: Fact<Role> = form.choice("role").fact();
        // It is asked only for a second rank; other friends give no rear support.
        let behind = role
            .exactly()
            .is_some_and(|role| matches!(role, Role::Rear | Role::RearNeighbour));
        // Troops that never give support have not given any.
        let beside = role.exactly() == Some(Role::RearNeighbour);
        let pair = |front, rear| can_support(front, rear) && (!beside || rear == Troop::Ps);
        let rears = supporter.all();
        let able = behind
            && front
                .all()
                .into_iter()
                .any(|front| rears.iter().any(|rear| pair(front, *rear)));
        let supported = form
            .yes_or_no("actually_supported")
            .must(|supported| able || !behind || !supported);
        let actually_supported = if able {
            supported.fact_asked_or(false)
        } else {
            supported.fact_or(false)
        };
        Self {
            front,
            supporter,
            role,
            actually_supported,
            front_result: form.choice("front_result").fact(),
            can_recoil: form.yes_or_no("can_recoil").fact(),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    pub(super) SAME_TYPE = "dba/results/supporter-fate#same-type";
    pub(super) PSILOI_BEHIND = "dba/results/supporter-fate#psiloi-behind";
    pub(super) PSILOI_NEIGHBOURS = "dba/results/supporter-fate#psiloi-neighbours";
    pub(super) PIKES = "dba/results/supporter-fate#pikes";
    pub(super) NO_SUPPORT = "dba/results/supporter-fate#no-support";
    pub(super) BLOCKED = "dba/results/supporter-fate#blocked-recoil";
    pub(super) FRONT_LIVES = "dba/results/supporter-fate#front-lives";
    pub(super) PUSHED = "dba/recoil/pushing#pushes-back";
    pub(super) HELPERS_RECOIL = "dba/results/helpers-recoil#recoil";
    pub(super) NEVER_WORSE = "dba/results/helpers-recoil#never-worse";
    pub(super) NO_ROOM = "dba/results/helpers-recoil#no-room";
    pub(super) FRONT_STANDS = "dba/results/helpers-recoil#front-stands";
    pub(super) OVERLAPPERS = "dba/results/helpers-recoil#overlappers";
}

/// The flag of a fate that the documents do not state.
pub(super) const SILENT_OVERLAPPER: &str = "silent:overlapper-fate";

/// Whether one type can give another rear support at all, from directly behind.
pub(super) const fn can_support(front: Troop, supporter: Troop) -> bool {
    matches!(
        (front, supporter),
        (Troop::Wb, Troop::Wb)
            | (Troop::Sp, Troop::Sp)
            | (Troop::Pk, Troop::Pk)
            | (Troop::Sp | Troop::Bd | Troop::Ax, Troop::Ps)
    )
}

/// Whether a type can give any base rear support.
pub(super) fn ever_supports(supporter: Troop) -> bool {
    Troop::ALL
        .iter()
        .any(|front| can_support(*front, supporter))
}

/// Whether any base can give a type rear support.
pub(super) fn is_ever_supported(front: Troop) -> bool {
    Troop::ALL
        .iter()
        .any(|supporter| can_support(front, *supporter))
}

/// Fate of a helper, and the claims that say so.
pub(super) fn fate(input: &Input) -> (HelperFate, Vec<&'static str>) {
    let role = input.role.get();
    let stands = input.front_result == FrontResult::None;
    let behind = matches!(role, Role::Rear | Role::RearNeighbour);
    let dies = behind && input.front_result.is(FrontResult::dies);
    match role {
        Role::Rear if !dies && !stands && input.is_able() => {
            (HelperFate::Pushed, vec![PUSHED, FRONT_LIVES])
        }
        Role::Rear | Role::RearNeighbour if !dies => (HelperFate::None, vec![FRONT_LIVES]),
        Role::Rear | Role::RearNeighbour if !*input.actually_supported || !input.is_able() => {
            (HelperFate::None, vec![NO_SUPPORT])
        }
        Role::RearNeighbour if input.supporter == Troop::Ps => {
            (HelperFate::None, vec![PSILOI_NEIGHBOURS])
        }
        // Only Psiloi help a neighbour.
        Role::RearNeighbour => (HelperFate::None, vec![NO_SUPPORT]),
        Role::Rear if input.supporter == Troop::Pk => (HelperFate::None, vec![PIKES]),
        Role::Rear => {
            let claim = if input.supporter == Troop::Ps {
                PSILOI_BEHIND
            } else {
                SAME_TYPE
            };
            let blocked = input.front_result == FrontResult::RecoilImpossible;
            (
                HelperFate::Destroyed,
                if blocked {
                    vec![BLOCKED, claim]
                } else {
                    vec![claim]
                },
            )
        }
        Role::Flank | Role::RearContact if stands => (HelperFate::Stays, vec![FRONT_STANDS]),
        Role::Flank | Role::RearContact if *input.can_recoil => {
            let worse = input.front_result != FrontResult::Recoil;
            (
                HelperFate::Recoils,
                if worse {
                    vec![HELPERS_RECOIL, NEVER_WORSE]
                } else {
                    vec![HELPERS_RECOIL]
                },
            )
        }
        Role::Flank | Role::RearContact => (HelperFate::Destroyed, vec![NO_ROOM, HELPERS_RECOIL]),
        Role::Overlap if stands => (HelperFate::None, vec![FRONT_STANDS]),
        Role::Overlap => (HelperFate::None, vec![OVERLAPPERS]),
    }
}

impl Rule for SupporterFate {
    type Input = Input;
    const ID: &'static str = "dba.supporter-fate";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[Output {
        name: "fate",
        kind: OutKind::word::<HelperFate>(),
    }];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (fate, claims) = fate(input);
        let role = input.role.get();
        let behind = matches!(role, Role::Rear | Role::RearNeighbour);
        let touching = matches!(role, Role::Flank | Role::RearContact);
        let stands = input.front_result == FrontResult::None;
        let dies = behind && input.front_result.is(FrontResult::dies);
        // The type is named if known; for bases that are not behind it does not matter.
        let known = input.supporter.exactly();
        case.step("front", true)
            .value_of(&input.front_result)
            .arg("result", &input.front_result)
            .cite(match role {
                Role::Rear | Role::RearNeighbour if !dies => FRONT_LIVES,
                Role::RearNeighbour => PSILOI_NEIGHBOURS,
                Role::Rear if known == Some(Troop::Pk) => PIKES,
                Role::Rear if known == Some(Troop::Ps) => PSILOI_BEHIND,
                Role::Rear => SAME_TYPE,
                _ if stands => FRONT_STANDS,
                Role::Flank | Role::RearContact => HELPERS_RECOIL,
                Role::Overlap => OVERLAPPERS,
            });
        let able = known.zip(input.front.exactly()).map(|(supporter, front)| {
            can_support(front, supporter) && (role == Role::Rear || supporter == Troop::Ps)
        });
        let supported = input.actually_supported.exactly();
        let why = match (behind, able, supported) {
            (false, _, _) => Some("not-behind"),
            (true, Some(false), _) => Some("not-able"),
            (true, Some(true), Some(false)) => Some("did-not"),
            (true, Some(true), Some(true)) => Some("did"),
            (true, _, _) => None,
        };
        case.step("support", why == Some("did"))
            .value_of(&input.actually_supported)
            .arg("why", why)
            .cite(NO_SUPPORT);
        let pikes = known.map(|supporter| behind && supporter == Troop::Pk);
        let pikes = if behind { pikes } else { Some(false) };
        case.step("pikes", pikes == Some(true) && dies)
            .value(pikes)
            .arg(
                "why",
                pikes.map(|pikes| if pikes { "front-lives" } else { "others" }),
            )
            .cite(PIKES);
        let neighbour = role == Role::RearNeighbour;
        case.step("neighbour", neighbour && dies)
            .value(neighbour)
            .arg("why", if neighbour { "front-lives" } else { "others" })
            .cite(PSILOI_NEIGHBOURS);
        let goes = touching && !stands;
        let why = if touching {
            "front-stands"
        } else {
            "not-touching"
        };
        case.step("touching", goes)
            .value(touching)
            .arg("why", why)
            .cite(if touching && !goes {
                FRONT_STANDS
            } else {
                HELPERS_RECOIL
            });
        let room = input.can_recoil.exactly();
        case.step("no-room", goes && room == Some(false))
            .value(room.map(|room| !room))
            .arg("why", if goes { "room" } else { "not-recoiling" })
            .cite(NO_ROOM);
        let overlap = role == Role::Overlap && !stands;
        case.step("overlap", overlap)
            .value(role == Role::Overlap)
            .cite(OVERLAPPERS);
        if overlap {
            case.flag(SILENT_OVERLAPPER);
        }
        for claim in claims {
            case.because(claim);
        }
        if fate == HelperFate::Destroyed && touching {
            case.remedy("room", vec![], vec![("can_recoil", json!(true))]);
        }
        Values::default().with("fate", fate.code())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, step, with};

    fn ask(front: &str, supporter: &str, changes: &Value) -> Verdict {
        let given = json!({"front": front, "supporter": supporter, "role": "rear", "actually_supported": true, "front_result": "destroyed", "can_recoil": true});
        judge("dba.supporter-fate", &with(&given, changes))
    }

    #[track_caller]
    fn tells(verdict: &Verdict, fate: &str, claim: &str) {
        assert_eq!(verdict.values["fate"], json!(fate));
        assert!(
            verdict.reasons.contains(&claim),
            "no {claim} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn a_supporting_second_rank_dies_with_the_first() {
        tells(&ask("Wb", "Wb", &json!({})), "destroyed", SAME_TYPE);
        tells(&ask("Sp", "4Sp", &json!({})), "destroyed", SAME_TYPE);
        tells(
            &ask("Wb", "Wb", &json!({"front_result": "recoil-impossible"})),
            "destroyed",
            BLOCKED,
        );
        tells(
            &ask("Wb", "Wb", &json!({"actually_supported": false})),
            "none",
            NO_SUPPORT,
        );
        tells(
            &ask("Wb", "Wb", &json!({"front_result": "none"})),
            "none",
            FRONT_LIVES,
        );
        for (front, supporter) in [("Wb", "Wb"), ("Sp", "Sp"), ("Pk", "Pk"), ("Bd", "Ps")] {
            for goes in ["recoil", "flee"] {
                tells(
                    &ask(front, supporter, &json!({"front_result": goes})),
                    "pushed",
                    PUSHED,
                );
            }
        }
        tells(
            &ask(
                "Bd",
                "Ps",
                &json!({"front_result": "recoil", "role": "rear-neighbour"}),
            ),
            "none",
            FRONT_LIVES,
        );
    }

    #[test]
    fn pikes_never_do() {
        tells(&ask("Pk", "Pk", &json!({})), "none", PIKES);
        tells(
            &ask("Pk", "Pk", &json!({"front_result": "recoil-impossible"})),
            "none",
            PIKES,
        );
    }

    #[test]
    fn the_fronts_result_is_told_by_the_rule_for_that_helper() {
        for (front, supporter, role, claim) in [
            ("Wb", "Wb", "rear", SAME_TYPE),
            ("Pk", "Pk", "rear", PIKES),
            ("Bd", "Ps", "rear", PSILOI_BEHIND),
            ("Bd", "Ps", "rear-neighbour", PSILOI_NEIGHBOURS),
            ("Bd", "Cv", "flank", HELPERS_RECOIL),
            ("Bd", "Cv", "overlap", OVERLAPPERS),
        ] {
            let verdict = ask(
                front,
                supporter,
                &json!({"role": role, "front_result": "destroyed"}),
            );
            assert_eq!(
                verdict.steps[0].cite,
                Some(claim),
                "{front} {supporter} {role}"
            );
        }
    }

    #[test]
    fn psiloi_die_with_the_base_before_them_and_no_other() {
        for front in ["Sp", "Bd", "Ax"] {
            tells(&ask(front, "Ps", &json!({})), "destroyed", PSILOI_BEHIND);
            tells(
                &ask(front, "Ps", &json!({"role": "rear-neighbour"})),
                "none",
                PSILOI_NEIGHBOURS,
            );
        }
        tells(
            &ask("Bd", "Ps", &json!({"actually_supported": false})),
            "none",
            NO_SUPPORT,
        );
        let none = json!({"actually_supported": false});
        tells(&ask("Wb", "Ps", &none), "none", NO_SUPPORT);
        tells(
            &ask("Sp", "Sp", &with(&none, &json!({"role": "rear-neighbour"}))),
            "none",
            NO_SUPPORT,
        );
    }

    #[test]
    fn helpers_on_flank_and_rear_recoil_or_die() {
        for role in ["flank", "rear-contact"] {
            for (result, fate, claim) in [
                ("recoil", "recoils", HELPERS_RECOIL),
                ("flee", "recoils", NEVER_WORSE),
                ("destroyed", "recoils", NEVER_WORSE),
                ("recoil-impossible", "recoils", HELPERS_RECOIL),
                ("none", "stays", FRONT_STANDS),
            ] {
                tells(
                    &ask("Bd", "Ax", &json!({"role": role, "front_result": result})),
                    fate,
                    claim,
                );
            }
            let stuck = ask("Bd", "Ax", &json!({"role": role, "can_recoil": false}));
            tells(&stuck, "destroyed", NO_ROOM);
            assert_eq!(stuck.remedies[0].input["can_recoil"], json!(true));
        }
    }

    #[test]
    fn overlappers_stay_and_the_silence_is_told() {
        let overlap = ask(
            "Bd",
            "Ax",
            &json!({"role": "overlap", "front_result": "recoil"}),
        );
        tells(&overlap, "none", OVERLAPPERS);
        assert_eq!(overlap.flags, [SILENT_OVERLAPPER]);
        assert!(step(&overlap, "overlap").0);
        let quiet = ask(
            "WWg",
            "Ax",
            &json!({"role": "overlap", "front_result": "none"}),
        );
        tells(&quiet, "none", FRONT_STANDS);
        assert!(quiet.flags.is_empty());
    }

    #[test]
    fn everything_but_the_two_truths_is_needed() {
        let missing: Vec<String> = faults("dba.supporter-fate", &json!({}))
            .into_iter()
            .map(|(path, _)| path)
            .collect();
        assert_eq!(
            missing,
            ["front", "supporter", "role", "front_result", "can_recoil"]
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for front in Troop::ALL {
            for supporter in Troop::ALL {
                for role in Role::ALL {
                    for result in FrontResult::ALL {
                        for bits in 0..4_u8 {
                            // Support that these troops never give is refused.
                            let beside = *role == Role::RearNeighbour;
                            let able = can_support(*front, *supporter)
                                && (!beside || *supporter == Troop::Ps);
                            if bits & 1 > 0 && (beside || *role == Role::Rear) && !able {
                                continue;
                            }
                            let verdict = judge(
                                "dba.supporter-fate",
                                &json!({"front": front.code(), "supporter": supporter.code(), "role": role.code(), "front_result": result.code(),
                                        "actually_supported": bits & 1 > 0, "can_recoil": bits & 2 > 0}),
                            );
                            assert!(
                                verdict.readings.is_empty()
                                    && !verdict.reasons.is_empty()
                                    && verdict.steps.len() == 7
                            );
                            if verdict.values["fate"] == "destroyed" {
                                assert!(
                                    *result != FrontResult::None,
                                    "nobody dies while the front stands"
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
