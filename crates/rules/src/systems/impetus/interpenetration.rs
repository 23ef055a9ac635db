//! `impetus.interpenetration`: which units may pass through which by the amendments.
//!
//! # Source items
//! ai:movement-amendments.2-.4, ai:wagenburg.2, ai:baggage.1, ai:ambush-interpenetration.1.
//!
//! # What it decides
//! Whether a unit may pass through a friend, voluntarily or involuntarily forward, and whether the
//! friend then falls in behind it.
//!
//! # What it does not decide
//! Pairs that no amendment names: the rulebook's answer may be given as `voluntary_possible`.
//!
//! # Readings chosen
//! - Where an amendment lets a friend be passed, it takes precedence over the rulebook.
//! - Skirmishers fall in behind the unit that passes them; that any unit may pass them is in the
//!   rulebook.
//! - Units that may pass through all friends do not make pikes or schiltrons fall in behind.
//!
//! # Direction of error
//! A pair that is neither named nor given stays open.
//!
//! # Examples
//! FP through T: yes, and T fall in behind. CM through impetuous FL: not by these amendments.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::attributes::Attribute;
use super::battle::results;
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Rule, Values, Violation, claims, is_true,
};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct Interpenetration;

/// Cause of the passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Passage {
    Voluntary,
    InvoluntaryForward,
}

impl Choice for Passage {
    const SCOPE: &'static str = "impetus-passage";
}

/// Unit that passes.
pub struct Mover {
    troop: Option<Troop>,
    impetuous: bool,
}

impl Declared for Mover {
    fn declare(form: &mut Form<'_>) -> Self {
        let (troop, impetuous) = (form.choice("troop").optional(), form.truth("impetuous"));
        form.truth("large_unit");
        Self { troop, impetuous }
    }
}

/// Unit that passes friends that not all units may pass.
struct Named(Mover);

impl Declared for Named {
    fn declare(form: &mut Form<'_>) -> Self {
        let mover = Mover::declare(form);
        form.lacks("troop");
        Self(mover)
    }
}

/// Unit that is passed.
pub struct Passed {
    troop: Option<Troop>,
    impetuous: bool,
    large_unit: bool,
    pike: bool,
    schiltron: bool,
    wagenburg: bool,
    baggage: bool,
    ambushing: bool,
}

impl Declared for Passed {
    fn declare(form: &mut Form<'_>) -> Self {
        // If any unit may pass the friend nothing else matters.
        let hidden = ["wagenburg", "baggage", "ambushing"]
            .iter()
            .any(|name| form.holds(name));
        let fits = Attribute::fit(
            form,
            [Attribute::PIKE, Attribute::SCHILTRON, Attribute::AMBUSHING],
        );
        let troop = form
            .choice("troop")
            .only(|troop: Troop| fits(Some(troop)))
            .matters(!hidden)
            .optional();
        // Baggage is no unit, and a Wagenburg no other troops.
        let other = |troop: Troop| troop != Troop::Wagenburg;
        for (name, clashes) in [
            ("wagenburg", troop.is_some_and(other)),
            ("baggage", troop.is_some()),
        ] {
            if clashes && form.holds(name) {
                form.contradicts(name);
            }
        }
        let mut truth = |name| form.yes_or_no(name).matters(!hidden).or(false);
        let (impetuous, large_unit) = (truth("impetuous"), truth("large_unit"));
        let (wagenburg, baggage) = (truth("wagenburg"), truth("baggage"));
        // Without a type, any troops may have them.
        let troops: Vec<_> = match troop {
            Some(_) => vec![troop],
            None => Troop::ALL.iter().copied().map(Some).collect(),
        };
        let mut attribute =
            |attribute: Attribute| attribute.read(form, &troops).matters(!hidden).or(false);
        let passed = Self {
            troop,
            impetuous,
            large_unit,
            pike: attribute(Attribute::PIKE),
            schiltron: attribute(Attribute::SCHILTRON),
            wagenburg,
            baggage,
            ambushing: attribute(Attribute::AMBUSHING),
        };
        // Some friends may be passed by any unit.
        if passed.troop.is_none() && passed.open_to_all().is_none() {
            form.lacks("troop");
        }
        passed
    }
}

impl Passed {
    /// Reason why any unit may pass, if so.
    fn open_to_all(&self) -> Option<&'static str> {
        match self.troop {
            _ if self.baggage => Some(BAGGAGE),
            _ if self.wagenburg => Some(WAGENBURG),
            Some(Troop::Wagenburg) => Some(WAGENBURG),
            _ if self.ambushing => Some(HIDDEN),
            Some(Troop::Missiles | Troop::Artillery | Troop::LightFoot) if !self.impetuous => {
                Some(BY_ANYONE)
            }
            _ => None,
        }
    }
    /// Whether it falls in behind the unit that passes it.
    fn falls_in(&self) -> bool {
        let hidden = self.baggage || self.wagenburg || self.ambushing;
        !hidden && (self.open_to_all() == Some(BY_ANYONE) || self.troop == Some(Troop::Skirmishers))
    }
}

/// A passage through friends.
pub struct Input {
    mover: Mover,
    passed: Passed,
    kind: Passage,
    completed: Option<bool>,
    possible: Option<bool>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Friends that any unit may pass.
        let told = |name: &str| form.told_inside("passed", name);
        let holds = |name: &str| told(name).is_some_and(is_true);
        let is = |troops: &[Troop]| {
            troops
                .iter()
                .any(|troop| told("troop").and_then(Value::as_str) == Some(troop.code()))
        };
        let by_anyone =
            is(&[Troop::Missiles, Troop::Artillery, Troop::LightFoot]) && !holds("impetuous");
        let open = holds("baggage")
            || holds("wagenburg")
            || holds("ambushing")
            || by_anyone
            || is(&[Troop::Wagenburg]);
        let possible = ["true", "false", "1", "0", "on", "off"]
            .iter()
            .any(|value| form.says("voluntary_possible", value));
        let mover: Mover = if open || possible {
            form.group("mover")
        } else {
            form.group::<Named>("mover").0
        };
        let passed: Passed = form.group("passed");
        let kind = form.choice("kind").unchanged().required();
        let completed = form.yes_or_no("completed").optional();
        let possible = form.yes_or_no("voluntary_possible").optional();
        Self {
            mover,
            passed,
            kind,
            completed,
            possible,
        }
    }
}

claims! {
    BY_ANYONE = "impetus/interpenetration/passed-by-all#by-anyone";
    LIKE_SKIRMISHERS = "impetus/interpenetration/passed-by-all#like-skirmishers";
    NOT_IMPETUOUS = "impetus/interpenetration/passed-by-all#not-impetuous";
    FALL_IN = "impetus/interpenetration/queue-behind#fall-in-behind";
    EVEN_INCOMPLETE = "impetus/interpenetration/queue-behind#even-incomplete";
    ANYONE = "impetus/interpenetration/pass-anyone#anyone";
    MOVER_IMPETUOUS = "impetus/interpenetration/pass-anyone#not-impetuous";
    NOT_ARTILLERY = "impetus/interpenetration/pass-anyone#not-artillery";
    ONLY_IF_VOLUNTARY = "impetus/interpenetration/forced-forward#only-if-voluntary";
    NOT_OTHERWISE = "impetus/interpenetration/forced-forward#not-otherwise";
    WAGENBURG = "impetus/interpenetration/wagenburg-and-baggage#wagenburg";
    BAGGAGE = "impetus/interpenetration/wagenburg-and-baggage#baggage";
    HIDDEN = "impetus/interpenetration/ambushers#hidden-friends";
    RULEBOOK = "impetus/interpenetration/other-pairs#rulebook";
}

/// Position of a passed unit that would be in the way.
const BEHIND: &str = "behind";

impl Rule for Interpenetration {
    type Input = Input;
    const ID: &'static str = "impetus.interpenetration";
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
            name: "queue_behind",
            kind: OutKind::Truth,
        },
        Output {
            name: "passed_goes",
            kind: OutKind::Word {
                scope: "impetus-passed-goes",
                codes: &[BEHIND],
            },
        },
    ];
    const HEADLINE: &'static [&'static str] = &["allowed", "queue_behind"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "not-at-will",
            claim: RULEBOOK,
        },
        Violation {
            code: "not-forward",
            claim: NOT_OTHERWISE,
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let at_will = at_will(case, input);
        let forced = input.kind == Passage::InvoluntaryForward;
        case.applies("forced", forced, ONLY_IF_VOLUNTARY);
        let Some(allowed) = at_will else {
            case.silent("other-pairs");
            case.because(RULEBOOK);
            return results(
                Self::OUTPUTS,
                vec![("violations", Vec::<&str>::new().into())],
            );
        };
        if !allowed {
            case.refuse(if forced { "not-forward" } else { "not-at-will" });
        }
        let falls_in = allowed && input.passed.falls_in();
        if allowed {
            let skirmishers = input.passed.troop == Some(Troop::Skirmishers);
            let claim = if skirmishers {
                LIKE_SKIRMISHERS
            } else {
                FALL_IN
            };
            case.applies("falls-in", falls_in, claim);
            if falls_in {
                let incomplete = input.completed == Some(false);
                case.applies("incomplete", incomplete, EVEN_INCOMPLETE);
            }
        }
        let violations = case.refused().to_vec();
        results(
            Self::OUTPUTS,
            vec![
                ("allowed", allowed.into()),
                ("violations", violations.into()),
                ("queue_behind", allowed.then_some(falls_in).into()),
                ("passed_goes", falls_in.then_some(BEHIND).into()),
            ],
        )
    }
}

/// Whether the friend may be passed voluntarily; `None` if it is not given.
fn at_will(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    let Input { mover, passed, .. } = input;
    let open = passed.open_to_all();
    if let Some(troop) = passed.troop {
        case.step("open-to-all", open.is_some())
            .arg("troop", Arg::of(Troop::SCOPE, troop.code()))
            .cite(open.unwrap_or(BY_ANYONE));
    } else if let Some(claim) = open {
        let code = match claim {
            BAGGAGE => "baggage",
            HIDDEN => "hidden",
            _ => "wagons",
        };
        case.step(code, true).cite(claim);
    }
    if let Some(claim) = open {
        case.because(claim);
        return Some(true);
    }
    if matches!(
        passed.troop,
        Some(Troop::Missiles | Troop::Artillery | Troop::LightFoot)
    ) {
        case.applied("passed-impetuous", NOT_IMPETUOUS);
    }
    if let Some(troop) = mover.troop {
        let through = troop == Troop::Missiles || troop == Troop::LightFoot && !mover.impetuous;
        let closed = passed.large_unit || passed.pike || passed.schiltron || passed.impetuous;
        case.applies("passes-anyone", through, ANYONE)
            .arg("troop", Arg::of(Troop::SCOPE, troop.code()))
            .arg("closed", if closed { "yes" } else { "no" });
        if through {
            return Some(true);
        }
        let claim = match troop {
            Troop::LightFoot => Some(MOVER_IMPETUOUS),
            Troop::Artillery => Some(NOT_ARTILLERY),
            _ => None,
        };
        if let Some(claim) = claim {
            case.applied("mover-not-named", claim)
                .arg("troop", Arg::of(Troop::SCOPE, troop.code()));
        }
    }
    if let Some(possible) = input.possible {
        case.considered("by-the-rulebook", possible, RULEBOOK)
            .value(possible);
    }
    input.possible
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.interpenetration";

    fn passes(mover: Value, passed: Value, more: Value) -> (Value, Value) {
        let given = with(
            &json!({"mover": mover, "passed": passed, "kind": "voluntary"}),
            &more,
        );
        let values = judge(ID, &given).values;
        (values["allowed"].clone(), values["queue_behind"].clone())
    }

    #[test]
    fn who_is_passed_by_all() {
        for mover in Troop::codes() {
            for (passed, falls_in) in [
                (json!({"troop": "T"}), true),
                (json!({"troop": "Art"}), true),
                (json!({"troop": "FL"}), true),
                (json!({"troop": "W"}), false),
                (json!({"wagenburg": true}), false),
                (json!({"baggage": true}), false),
                (json!({"troop": "FP", "ambushing": true}), false),
            ] {
                assert_eq!(
                    passes(json!({"troop": mover}), passed.clone(), json!({})),
                    (json!(true), json!(falls_in)),
                    "{mover} {passed}"
                );
                assert_eq!(
                    passes(
                        json!({"troop": mover}),
                        passed,
                        json!({"kind": "involuntary-forward"})
                    ),
                    (json!(true), json!(falls_in))
                );
            }
        }
    }

    #[test]
    fn who_passes_anyone() {
        for mover in [
            json!({"troop": "T"}),
            json!({"troop": "T", "impetuous": true}),
            json!({"troop": "FL"}),
        ] {
            for passed in [
                json!({"troop": "FP", "pike": true}),
                json!({"troop": "FP", "schiltron": true}),
                json!({"troop": "FL", "impetuous": true}),
                json!({"troop": "CP"}),
            ] {
                assert_eq!(
                    passes(mover.clone(), passed, json!({})),
                    (json!(true), json!(false))
                );
            }
            assert_eq!(
                passes(mover, json!({"troop": "S"}), json!({})),
                (json!(true), json!(true))
            );
        }
    }

    #[test]
    fn other_pairs_are_the_rulebooks() {
        for mover in [
            json!({"troop": "CM"}),
            json!({"troop": "Art"}),
            json!({"troop": "FL", "impetuous": true}),
        ] {
            for passed in [
                json!({"troop": "FL", "impetuous": true}),
                json!({"troop": "T", "impetuous": true}),
                json!({"troop": "FP"}),
                json!({"troop": "S"}),
            ] {
                let given = json!({"mover": mover, "passed": passed, "kind": "voluntary"});
                let open = judge(ID, &given);
                assert_eq!(
                    (open.finding.kind, open.missing),
                    (FindingKind::Undetermined, Some("other-pairs"))
                );
                let told = |possible: bool, kind: &str| {
                    judge(
                        ID,
                        &with(
                            &given,
                            &json!({"voluntary_possible": possible, "kind": kind}),
                        ),
                    )
                };
                assert_eq!(told(true, "voluntary").values["allowed"], true);
                assert_eq!(told(true, "involuntary-forward").values["allowed"], true);
                assert_eq!(told(false, "voluntary").finding.code, "not-at-will");
                assert_eq!(
                    told(false, "involuntary-forward").finding.code,
                    "not-forward"
                );
            }
        }
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({"passed": {"troop": "T"}})), ["kind"]);
        assert_eq!(
            of(json!({"kind": "voluntary", "mover": {"troop": "CP"}})),
            ["passed.troop"]
        );
        assert_eq!(
            of(json!({"kind": "voluntary", "passed": {"troop": "FP"}})),
            ["mover.troop"]
        );
        assert_eq!(
            of(json!({"kind": "voluntary", "passed": {"troop": "T"}})),
            Vec::<String>::new()
        );
    }

    proptest! {
        /// A unit that may be passed involuntarily forward may also be passed voluntarily.
        #[test]
        fn forced_only_where_at_will(a in 0_usize..13, b in 0_usize..13, wild in any::<bool>(), told in any::<Option<bool>>()) {
            let given = json!({"mover": {"troop": Troop::ALL[a].code()}, "passed": {"troop": Troop::ALL[b].code(), "impetuous": wild}, "kind": "voluntary", "voluntary_possible": told});
            let forced = with(&given, &json!({"kind": "involuntary-forward"}));
            prop_assert_eq!(&judge(ID, &given).values["allowed"], &judge(ID, &forced).values["allowed"]);
        }
    }
}
