//! `impetus.impetus-bonus`: whether a charge has the impetus bonus, and the reasons that deny it.
//!
//! # Source items
//! ai:impetus-bonus.1-.11, .p1, ai:impetus-countercharge.1-.2, ai:shieldwall.4, ai:baggage.4.
//!
//! # What it decides
//! Whether any reason of the list denies the bonus, and which.
//!
//! # What it does not decide
//! The size of the bonus; how much of the unit is in the given ground.
//!
//! # Readings chosen
//! - Whether chariots and elephants are mounted is an open point (I1), asked where it decides.
//! - Whether mounted have the bonus against fortifications is an open point.
//! - Artillery and Wagenburg are neither foot nor mounted; elephants and chariots are never foot.
//! - A chariot starts from standing only if given so: the check asks.
//!
//! # Direction of error
//! By default a unit is fresh. Reasons that certainly deny the bonus are considered first: an open
//! point that could only deny it again is not asked.
//!
//! # Examples
//! CP, fresh, in the open, at T: yes. FP at CM: no. Impetuous FL in a wood at FP: yes.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::advanced_deployment::{CAVALRY_ONLY, MOUNTED, MOUNTED_CHARIOTS};
use super::attributes::Attribute;
use super::battle::{Body, FOOT, Ground, results};
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Values, Violation, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct ImpetusBonus;

/// Charging unit.
pub struct Charger {
    troop: Fact<Troop>,
    impetuous: Fact<bool>,
    fresh: Fact<bool>,
    standing: Fact<bool>,
}

impl Declared for Charger {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            troop: form.choice("troop").fact(),
            impetuous: form.yes_or_no("impetuous").fact_or(false),
            fresh: form.yes_or_no("fresh").fact_or(true),
            standing: form.yes_or_no("started_standing").fact_or(false),
        }
    }
}

/// Charged unit.
pub struct Target {
    body: Fact<Body>,
    impetuous: Fact<bool>,
    pike: Fact<bool>,
    long_spear: Fact<bool>,
    stakes: Fact<bool>,
    pavises: Fact<bool>,
    fortified: Fact<bool>,
    shield_wall: Fact<bool>,
}

impl Declared for Target {
    fn declare(form: &mut Form<'_>) -> Self {
        let named = form.says("troop", Troop::HeavyFoot.code());
        let heavy = named || !form.is_told("troop");
        let fits = Attribute::fit(
            form,
            [
                Attribute::PIKE,
                Attribute::LONG_SPEAR,
                Attribute::SHIELD_WALL,
            ],
        );
        let body: Fact<Body> = form
            .choice("troop")
            .only(|body: Body| fits(body.troop()))
            .fact();
        let troops: Vec<_> = body.all().into_iter().map(Body::troop).collect();
        // For given heavy infantry, the weapons that stop a mounted charge have no usual value.
        let arms = |form: &mut Form<'_>, arms: Attribute, matters: bool| {
            let arms = arms.read(form, &troops).matters(matters);
            if named {
                arms.fact_asked_or(false)
            } else {
                arms.fact_or(false)
            }
        };
        Self {
            body,
            impetuous: form.yes_or_no("impetuous").fact_or(false),
            pike: arms(form, Attribute::PIKE, heavy),
            long_spear: arms(form, Attribute::LONG_SPEAR, true),
            stakes: form.yes_or_no("stakes").fact_or(false),
            pavises: form.yes_or_no("pavises").fact_or(false),
            fortified: form.yes_or_no("fortified").fact_or(false),
            shield_wall: Attribute::SHIELD_WALL
                .read(form, &troops)
                .matters(heavy)
                .fact_or(false),
        }
    }
}

impl Target {
    /// Light foot that is not impetuous.
    fn is_calm_light_foot(&self) -> bool {
        self.is(&[Troop::LightFoot]) && !*self.impetuous
    }
    /// Whether it is one of these troops.
    fn is(&self, troops: &[Troop]) -> bool {
        self.body.is(|body| body.is(troops))
    }
}

/// A charge.
pub struct Input {
    charger: Charger,
    target: Target,
    supporting_denier: Fact<bool>,
    terrain: Fact<Ground>,
    town: Fact<bool>,
    declared: Fact<Option<bool>>,
    own_front: Fact<Option<bool>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let (charger, target) = (form.group("charger"), form.group("target"));
        let supporting_denier = form.yes_or_no("supporting_denier").fact_or(false);
        let terrain = form.choice("terrain").fact_or(Ground::Open);
        let town = form.yes_or_no("occupied_town").fact_or(false);
        let counter = form.yes_or_no("counter_or_opportunity").fact_or(false);
        // For countercharges and opportunity charges both are asked.
        let counter = *counter;
        let of_both = |form: &mut Form<'_>, name| {
            let fact = form.yes_or_no(name).only(|_| counter).matters(counter);
            fact.maybe_fact_unless(counter)
        };
        let declared = of_both(form, "declared");
        let own_front = of_both(form, "own_front_contact");
        Self {
            charger,
            target,
            supporting_denier,
            terrain,
            town,
            declared,
            own_front,
        }
    }
}

claims! {
    with MOUNTED, CAVALRY_ONLY;
    UNLESS_DENIED = "impetus/impetus-bonus/denied#unless-denied";
    NOT_FRESH = "impetus/impetus-bonus/denied#not-fresh";
    SCYTHED_EXCEPTED = "impetus/impetus-bonus/denied#scythed-excepted";
    FOOT_AT_MOUNTED = "impetus/impetus-bonus/foot#against-mounted";
    FOOT_DIFFICULT = "impetus/impetus-bonus/foot#difficult";
    IMPETUOUS_LIGHT = "impetus/impetus-bonus/foot#impetuous-light";
    FOOT_WORKS = "impetus/impetus-bonus/foot#fortifications";
    FOOT_ROUGH = "impetus/impetus-bonus/foot#rough";
    PIKES = "impetus/impetus-bonus/mounted#pikes";
    LONG_SPEARS = "impetus/impetus-bonus/mounted#long-spears";
    WAGENBURG = "impetus/impetus-bonus/mounted#wagenburg";
    ELEPHANTS = "impetus/impetus-bonus/mounted#elephants";
    BAD_GROUND = "impetus/impetus-bonus/mounted#bad-ground";
    STAKES = "impetus/impetus-bonus/mounted#stakes";
    PAVISES = "impetus/impetus-bonus/mounted#pavises";
    EL_SKIRMISHERS = "impetus/impetus-bonus/elephants#skirmishers";
    EL_LIGHT_FOOT = "impetus/impetus-bonus/elephants#light-foot";
    EL_IMPETUOUS = "impetus/impetus-bonus/elephants#impetuous-light";
    FROM_STANDING = "impetus/impetus-bonus/war-chariots#from-standing";
    CHECK_ASKS = "impetus/disputes/chariots-from-standing#list-says";
    SCYTHED_LIGHT_FOOT = "impetus/impetus-bonus/scythed-chariots#against-light-foot";
    TOWN = "impetus/impetus-bonus/town#occupied";
    SUPPORTING = "impetus/impetus-bonus/support#also-supporting";
    SHIELD_WALL = "impetus/impetus-bonus/other-deniers#shield-wall";
    BAGGAGE = "impetus/impetus-bonus/other-deniers#baggage";
    BOTH_NEEDED = "impetus/impetus-bonus/counter-and-opportunity#both-needed";
    UNDECLARED = "impetus/impetus-bonus/counter-and-opportunity#undeclared";
    NOT_OWN_FRONT = "impetus/impetus-bonus/counter-and-opportunity#not-own-front";
    IMPETUS_SAYS = "impetus/disputes/mounted-in-melee#impetus-says";
    WORKS_SPARE = "impetus/disputes/mounted-against-works#works-spare-mounted";
    WORKS_DENY = "impetus/disputes/mounted-against-works#works-deny-mounted";
}

/// Whether mounted have the bonus against fortifications.
static WORKS: Point = Point {
    id: "mounted-against-works",
    kind: PointKind::Open,
    readings: &[Reading::followed(WORKS_SPARE), Reading::of(WORKS_DENY)],
};

/// Whether the bonus counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Bonus {
    Yes,
    No,
}

impl Choice for Bonus {
    const SCOPE: &'static str = "impetus-bonus";
}

impl Rule for ImpetusBonus {
    type Input = Input;
    const ID: &'static str = "impetus.impetus-bonus";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "bonus",
            kind: OutKind::word::<Bonus>(),
        },
        Output {
            name: "denied_by",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "not-fresh",
            claim: NOT_FRESH,
        },
        Violation {
            code: "foot-at-mounted",
            claim: FOOT_AT_MOUNTED,
        },
        Violation {
            code: "foot-in-difficult",
            claim: FOOT_DIFFICULT,
        },
        Violation {
            code: "foot-at-works",
            claim: FOOT_WORKS,
        },
        Violation {
            code: "pikes",
            claim: PIKES,
        },
        Violation {
            code: "long-spears",
            claim: LONG_SPEARS,
        },
        Violation {
            code: "wagenburg",
            claim: WAGENBURG,
        },
        Violation {
            code: "elephants",
            claim: ELEPHANTS,
        },
        Violation {
            code: "bad-ground",
            claim: BAD_GROUND,
        },
        Violation {
            code: "stakes",
            claim: STAKES,
        },
        Violation {
            code: "pavises",
            claim: PAVISES,
        },
        Violation {
            code: "mounted-at-works",
            claim: WORKS_DENY,
        },
        Violation {
            code: "elephants-at-skirmishers",
            claim: EL_SKIRMISHERS,
        },
        Violation {
            code: "elephants-at-light-foot",
            claim: EL_LIGHT_FOOT,
        },
        Violation {
            code: "chariots-from-standing",
            claim: FROM_STANDING,
        },
        Violation {
            code: "scythed-at-light-foot",
            claim: SCYTHED_LIGHT_FOOT,
        },
        Violation {
            code: "occupied-town",
            claim: TOWN,
        },
        Violation {
            code: "supporting",
            claim: SUPPORTING,
        },
        Violation {
            code: "shield-wall",
            claim: SHIELD_WALL,
        },
        Violation {
            code: "undeclared",
            claim: UNDECLARED,
        },
        Violation {
            code: "not-own-front",
            claim: NOT_OWN_FRONT,
        },
    ];
    const REFUSED_IS_NO: bool = true;
    const NO: Option<&'static str> = Some("no");
    const POINTS: &'static [&'static Point] = &[&MOUNTED_CHARIOTS, &WORKS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        anyone(case, input);
        if input.charger.troop.is(|troop| FOOT.contains(&troop)) {
            foot(case, input);
        }
        chariots_and_elephants(case, input);
        mounted(case, input);
        let denied = case.refused().to_vec();
        if denied.is_empty() {
            case.because(UNLESS_DENIED);
        }
        results(
            Self::OUTPUTS,
            vec![
                (
                    "bonus",
                    if denied.is_empty() {
                        Bonus::Yes
                    } else {
                        Bonus::No
                    }
                    .code()
                    .into(),
                ),
                ("denied_by", denied.into()),
            ],
        )
    }
}

/// Circumstances that deny the bonus to any charger.
fn anyone(case: &mut Case<'_>, input: &Input) {
    let Input {
        charger, target, ..
    } = input;
    if !*charger.fresh && charger.troop == Troop::ScythedChariots {
        case.applied("scythed-excepted", SCYTHED_EXCEPTED);
    } else {
        case.forbid("not-fresh", !*charger.fresh);
    }
    case.forbid("occupied-town", *input.town);
    case.forbid("shield-wall", *target.shield_wall);
    case.forbid("supporting", *input.supporting_denier);
    if target.body.exactly() == Some(Body::Baggage) {
        case.considered("baggage", false, BAGGAGE);
    }
    let (declared, own_front) = (input.declared.get(), input.own_front.get());
    if let Some(declared) = declared {
        case.forbid("undeclared", !declared);
    }
    if let Some(own_front) = own_front {
        case.forbid("not-own-front", !own_front);
    }
    if declared == Some(true) && own_front == Some(true) {
        case.because(BOTH_NEEDED);
    }
}

fn foot(case: &mut Case<'_>, input: &Input) {
    let Input {
        charger, target, ..
    } = input;
    let difficult = input.terrain == Ground::Difficult;
    if difficult && *charger.impetuous && charger.troop == Troop::LightFoot {
        case.applied("impetuous-light", IMPETUOUS_LIGHT);
    } else {
        case.forbid("foot-in-difficult", difficult);
    }
    if input.terrain == Ground::Rough {
        case.considered("foot-in-rough", false, FOOT_ROUGH);
    }
    case.forbid("foot-at-works", *target.fortified);
    // Certain reasons come first.
    let (cavalry, doubtful) = target.body.by(|body| {
        let troop = body.troop();
        (
            troop.is_some_and(Troop::is_cavalry),
            troop.is_some_and(Troop::is_chariots_or_elephants),
        )
    });
    let at_mounted = cavalry || doubtful && case.refused().is_empty() && chariots_mounted(case);
    case.forbid("foot-at-mounted", at_mounted);
}

fn chariots_and_elephants(case: &mut Case<'_>, input: &Input) {
    let Input {
        charger, target, ..
    } = input;
    let kind = charger.troop.alike(|troop| match troop {
        Troop::Elephants | Troop::ScythedChariots => Some(troop),
        Troop::HeavyChariots | Troop::LightChariots => Some(Troop::HeavyChariots),
        _ => None,
    });
    match kind {
        Troop::Elephants => {
            case.forbid("elephants-at-skirmishers", target.is(&[Troop::Skirmishers]));
            case.forbid("elephants-at-light-foot", target.is_calm_light_foot());
            let impetuous = target.is(&[Troop::LightFoot]) && *target.impetuous;
            if impetuous {
                case.considered("impetuous-light-foot", false, EL_IMPETUOUS);
            }
        }
        Troop::HeavyChariots | Troop::LightChariots => {
            case.forbid("chariots-from-standing", *charger.standing);
            case.step("list-says", *charger.standing).cite(CHECK_ASKS);
        }
        Troop::ScythedChariots => {
            case.forbid("scythed-at-light-foot", target.is_calm_light_foot());
        }
        _ => {}
    }
}

fn mounted(case: &mut Case<'_>, input: &Input) {
    let Input {
        charger, target, ..
    } = input;
    let (cavalry, doubtful) = charger
        .troop
        .by(|troop| (troop.is_cavalry(), troop.is_chariots_or_elephants()));
    if !cavalry && !doubtful {
        return;
    }
    let denials = [
        ("pikes", *target.pike),
        ("long-spears", *target.long_spear),
        ("wagenburg", target.is(&[Troop::Wagenburg])),
        ("elephants", target.is(&[Troop::Elephants])),
        ("bad-ground", input.terrain != Ground::Open),
        ("stakes", *target.stakes),
        ("pavises", *target.pavises),
    ];
    let deciding = denials.iter().any(|(_, holds)| *holds) || *target.fortified;
    let mounted =
        cavalry || doubtful && deciding && case.refused().is_empty() && chariots_mounted(case);
    for (code, holds) in denials {
        case.forbid(code, holds && mounted);
    }
    if mounted && *target.fortified && case.refused().is_empty() {
        let deny = case.ask(&WORKS).is(WORKS_DENY);
        case.because(if deny { WORKS_DENY } else { WORKS_SPARE });
        case.forbid("mounted-at-works", deny);
    }
}

/// Whether chariots and elephants are mounted: an open point.
fn chariots_mounted(case: &mut Case<'_>) -> bool {
    let mounted = case.ask(&MOUNTED_CHARIOTS).is(MOUNTED);
    let claim = if mounted { MOUNTED } else { CAVALRY_ONLY };
    case.step("chariots-mounted", mounted).cite(IMPETUS_SAYS);
    case.because(claim);
    mounted
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::kit::tables::Choice;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.impetus-bonus";

    fn charge(charger: &str, target: &str, changes: Value) -> Value {
        let mut given = with(
            &json!({"charger": {"troop": charger}, "target": {"troop": target}}),
            &json!({}),
        );
        for (path, value) in changes.as_object().unwrap() {
            match path.split_once('.') {
                Some((group, name)) => given[group][name] = value.clone(),
                None => given[path] = value.clone(),
            }
        }
        given
    }

    fn denied(given: &Value) -> String {
        let verdict = judge(ID, given);
        let found: Vec<&str> = verdict.values["denied_by"]
            .as_array()
            .unwrap_or_else(|| panic!("{given}"))
            .iter()
            .map(|code| code.as_str().unwrap())
            .collect();
        assert_eq!(
            verdict.values["bonus"],
            if found.is_empty() { "yes" } else { "no" }
        );
        found.join(" ")
    }

    #[test]
    fn what_denies_the_bonus() {
        for (given, want) in [
            (charge("CP", "T", json!({})), ""),
            (
                charge("CP", "T", json!({"charger.fresh": false})),
                "not-fresh",
            ),
            (charge("scythed", "FP", json!({"charger.fresh": false})), ""),
            (charge("FP", "CM", json!({})), "foot-at-mounted"),
            (charge("FP", "FP", json!({})), ""),
            (charge("FP", "W", json!({})), ""),
            (charge("FP", "FP", json!({"terrain": "rough"})), ""),
            (
                charge("FP", "FP", json!({"terrain": "difficult"})),
                "foot-in-difficult",
            ),
            (
                charge("FL", "FP", json!({"terrain": "difficult"})),
                "foot-in-difficult",
            ),
            (
                charge(
                    "FL",
                    "FP",
                    json!({"terrain": "difficult", "charger.impetuous": true}),
                ),
                "",
            ),
            (
                charge(
                    "FP",
                    "FP",
                    json!({"terrain": "difficult", "charger.impetuous": true}),
                ),
                "foot-in-difficult",
            ),
            (
                charge("FP", "T", json!({"target.fortified": true})),
                "foot-at-works",
            ),
            (charge("FP", "FP", json!({"target.pike": true})), ""),
            (charge("CP", "FP", json!({"target.pike": true})), "pikes"),
            (
                charge("CM", "FP", json!({"target.long_spear": true})),
                "long-spears",
            ),
            (charge("CL", "W", json!({})), "wagenburg"),
            (charge("CP", "El", json!({})), "elephants"),
            (charge("CP", "T", json!({"terrain": "rough"})), "bad-ground"),
            (
                charge("CP", "T", json!({"terrain": "difficult"})),
                "bad-ground",
            ),
            (charge("CP", "T", json!({"target.stakes": true})), "stakes"),
            (
                charge("CP", "T", json!({"target.pavises": true})),
                "pavises",
            ),
            (charge("FP", "T", json!({"target.pavises": true})), ""),
            (charge("El", "S", json!({})), "elephants-at-skirmishers"),
            (charge("El", "FL", json!({})), "elephants-at-light-foot"),
            (charge("El", "FL", json!({"target.impetuous": true})), ""),
            (
                charge("CGP", "T", json!({"charger.started_standing": true})),
                "chariots-from-standing",
            ),
            (charge("CGL", "T", json!({})), ""),
            (charge("scythed", "FL", json!({})), "scythed-at-light-foot"),
            (
                charge("scythed", "S", json!({"charger.started_standing": true})),
                "",
            ),
            (
                charge("FP", "T", json!({"occupied_town": true})),
                "occupied-town",
            ),
            (
                charge("CP", "T", json!({"supporting_denier": true})),
                "supporting",
            ),
            (
                charge("FP", "FP", json!({"target.shield_wall_frontal": true})),
                "shield-wall",
            ),
            (charge("FP", "baggage", json!({})), ""),
            (charge("CP", "baggage", json!({})), ""),
            (
                charge(
                    "CP",
                    "CM",
                    json!({"counter_or_opportunity": true, "declared": true, "own_front_contact": true}),
                ),
                "",
            ),
            (
                charge(
                    "CP",
                    "CM",
                    json!({"counter_or_opportunity": true, "declared": false, "own_front_contact": true}),
                ),
                "undeclared",
            ),
            (
                charge(
                    "CP",
                    "CM",
                    json!({"counter_or_opportunity": true, "declared": true, "own_front_contact": false}),
                ),
                "not-own-front",
            ),
            // Certain denials hide the open points.
            (
                charge("FP", "El", json!({"charger.fresh": false})),
                "not-fresh",
            ),
            (
                charge(
                    "CGP",
                    "T",
                    json!({"terrain": "rough", "charger.fresh": false}),
                ),
                "not-fresh",
            ),
            (
                charge(
                    "CP",
                    "T",
                    json!({"target.fortified": true, "target.stakes": true}),
                ),
                "stakes",
            ),
        ] {
            assert_eq!(denied(&given), want, "{given}");
        }
    }

    #[test]
    fn chariots_and_elephants_are_open() {
        for troop in ["CGP", "CGL", "scythed", "El"] {
            for given in [
                charge("FP", troop, json!({})),
                charge(troop, "T", json!({"terrain": "rough"})),
                charge(troop, "FP", json!({"target.pike": true})),
            ] {
                let open = judge(ID, &given);
                assert_eq!(open.finding.kind, FindingKind::Undetermined, "{given}");
                assert_eq!(
                    open.readings
                        .iter()
                        .map(|r| (r.id, r.values["bonus"].clone()))
                        .collect::<Vec<_>>(),
                    [
                        ("chariots-mounted", json!("no")),
                        ("cavalry-only", json!("yes"))
                    ]
                );
            }
            assert_eq!(denied(&charge(troop, "T", json!({}))), "");
        }
    }

    #[test]
    fn works_are_open() {
        let open = judge(ID, &charge("CP", "T", json!({"target.fortified": true})));
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["bonus"].clone()))
                .collect::<Vec<_>>(),
            [
                ("works-spare-mounted", json!("yes")),
                ("works-deny-mounted", json!("no"))
            ]
        );
        // One open point inside the other.
        let both = judge(
            ID,
            &charge(
                "CGP",
                "T",
                json!({"target.fortified": true, "agreed": ["works-deny-mounted"]}),
            ),
        );
        assert_eq!(
            both.readings
                .iter()
                .map(|r| (r.id, r.values["bonus"].clone()))
                .collect::<Vec<_>>(),
            [
                ("chariots-mounted", json!("no")),
                ("cavalry-only", json!("yes"))
            ]
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
        assert_eq!(of(json!({})), ["charger.troop", "target.troop"]);
        assert_eq!(
            of(charge("CP", "T", json!({"counter_or_opportunity": true}))),
            ["declared", "own_front_contact"]
        );
    }

    proptest! {
        /// A unit that is not fresh never has a higher bonus than one that is.
        #[test]
        fn freshness_never_hurts(a in 0_usize..13, b in 0_usize..14, ground in 0_usize..3, pike in any::<bool>()) {
            let pike = pike && Body::ALL[b].is(&[Troop::HeavyFoot]);
            let of = |fresh: bool| judge(ID, &charge(Troop::ALL[a].code(), Body::ALL[b].code(), json!({"charger.fresh": fresh, "terrain": Ground::ALL[ground].code(), "target.pike": pike, "agreed": ["chariots-mounted"]}))).values["bonus"].clone();
            prop_assert!(of(true) == "yes" || of(false) == "no");
        }
    }
}
