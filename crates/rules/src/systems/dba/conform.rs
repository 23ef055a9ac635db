//! `dba.conform`: whether a base touched by the enemy conforms on the spot.
//!
//! # Source items
//! bob:tactical-moves.1, 8, bob:contact.2g, 5, 6, qrs:automatic-moves.5.
//!
//! # What it decides
//! Whether the base touched moves at once to front contact with the one that touched it.
//!
//! # What it does not decide
//! Whether it turns when all have moved (`dba.turn-to-face`), and whether it has room to conform.
//!
//! # Readings chosen
//! - Light Camelry is Light Horse, going and all.
//! - Rivers, BUAs and camps are not good going: Psiloi there do not conform.
//!
//! # Direction of error
//! None of its own.
//!
//! # Examples
//! Conforms: a lone Light Horse in a wood, touched by a group. Does not: lone Psiloi in a marsh.

use strum::{IntoStaticStr, VariantArray};

use super::terrain::{Going, Terrain};
use super::troops::Troop;
use crate::check::{Case, CheckKind, Declared, Form, OutKind, Output, Rule, Values, claims};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct Conform;

/// Bases that touch.
pub struct Input {
    contacted: Troop,
    in_group: bool,
    going: Terrain,
    by: By,
}

/// Move of the base that touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum By {
    Group,
    Single,
    SinglesFormingGroup,
}

impl Choice for By {
    const SCOPE: &'static str = "dba-touched-by";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            contacted: form.choice("contacted").required(),
            in_group: form.truth("contacted_in_group"),
            going: form.choice("contacted_going").required(),
            by: form.choice("by").required(),
        }
    }
}

/// Whether these troops, where they stand, conform when alone and touched by a group.
pub(super) fn conforms_alone(troop: Troop, going: Terrain) -> bool {
    match troop {
        Troop::Ps => going.going() == Going::Good,
        Troop::LH | Troop::TwoCm => true,
        _ => false,
    }
}

// The claims, by node.
claims! {
    AT_ONCE = "dba/contact/conforming#at-once";
    NOT_AT_END = "dba/contact/conforming#not-at-the-end";
    PSILOI = "dba/contact/conforming#psiloi-good-going";
    LIGHT_HORSE = "dba/contact/conforming#light-horse-anywhere";
    LIGHT_CAMELRY = "dba/contact/conforming#light-camelry";
    IN_GROUP = "dba/contact/conforming#in-a-group-no";
    OTHERS = "dba/contact/conforming#others-never";
    SINGLE = "dba/contact/conforming#single-mover-no";
    SINGLES = "dba/contact/conforming#singles-forming-group-no";
}

impl Rule for Conform {
    type Input = Input;
    const ID: &'static str = "dba.conform";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[Output {
        name: "conforms_now",
        kind: OutKind::Truth,
    }];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let able = matches!(input.contacted, Troop::Ps | Troop::LH | Troop::TwoCm);
        let type_claim = match input.contacted {
            Troop::Ps => PSILOI,
            Troop::LH => LIGHT_HORSE,
            Troop::TwoCm => LIGHT_CAMELRY,
            _ => OTHERS,
        };
        case.step("type", able)
            .value(input.contacted.code())
            .arg("type", Arg::of(Troop::SCOPE, input.contacted.code()))
            .cite(type_claim);
        let fits = conforms_alone(input.contacted, input.going);
        case.step("going", fits)
            .value(input.going.code())
            .arg("going", Arg::of(Terrain::SCOPE, input.going.code()))
            .arg(
                "why",
                if !able {
                    "not-asked"
                } else if input.contacted == Troop::Ps {
                    "psiloi"
                } else {
                    "anywhere"
                },
            )
            .cite(if input.contacted == Troop::Ps {
                PSILOI
            } else {
                LIGHT_HORSE
            });
        case.step("alone", !input.in_group)
            .value(!input.in_group)
            .cite(IN_GROUP);
        let by_claim = match input.by {
            By::Group => AT_ONCE,
            By::Single => SINGLE,
            By::SinglesFormingGroup => SINGLES,
        };
        case.step("by", input.by == By::Group)
            .value(input.by.code())
            .arg("by", Arg::of(By::SCOPE, input.by.code()))
            .cite(by_claim);
        for (bars, claim) in [
            (!fits, type_claim),
            (input.in_group, IN_GROUP),
            (input.by != By::Group, by_claim),
        ] {
            if bars {
                case.because(claim);
            }
        }
        let conforms = fits && !input.in_group && input.by == By::Group;
        if conforms {
            case.because(AT_ONCE);
            case.because(type_claim);
            case.because(NOT_AT_END);
        }
        Values::default().with("conforms_now", conforms)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::systems::testing::{faults, judge};

    /// Every troop type in every going, in a group or not, touched in every way: against the rule said once more.
    #[test]
    fn every_situation_agrees_with_the_sentence() {
        for (troop, going) in Troop::ALL.iter().flat_map(|troop| {
            Terrain::ALL
                .iter()
                .map(move |going| (troop.code(), going.code()))
        }) {
            for (in_group, by) in [true, false]
                .into_iter()
                .flat_map(|group| By::ALL.iter().map(move |by| (group, by.code())))
            {
                let given = json!({"contacted": troop, "contacted_in_group": in_group, "contacted_going": going, "by": by});
                let verdict = judge("dba.conform", &given);
                let skirmisher = troop == "LH"
                    || troop == "2Cm"
                    || troop == "Ps" && ["good", "road", "gentle-hill"].contains(&going);
                assert_eq!(
                    verdict.values["conforms_now"],
                    json!(skirmisher && !in_group && by == "group"),
                    "{given}"
                );
                assert!(!verdict.reasons.is_empty());
            }
        }
    }

    #[test]
    fn reasons_say_what_bars_it() {
        let reasons = |contacted: &str, in_group: bool, going: &str, by: &str| {
            judge("dba.conform", &json!({"contacted": contacted, "contacted_in_group": in_group, "contacted_going": going, "by": by})).reasons
        };
        assert_eq!(
            reasons("LH", false, "wood", "group"),
            [AT_ONCE, LIGHT_HORSE, NOT_AT_END]
        );
        assert_eq!(reasons("Ps", false, "marsh", "group"), [PSILOI]);
        assert_eq!(
            reasons("Ps", true, "good", "singles-forming-group"),
            [IN_GROUP, SINGLES]
        );
        assert_eq!(reasons("Bd", false, "good", "single"), [OTHERS, SINGLE]);
        assert_eq!(
            faults("dba.conform", &Value::Object(serde_json::Map::new())).len(),
            3
        );
    }
}
