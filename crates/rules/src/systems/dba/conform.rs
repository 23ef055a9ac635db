//! `dba.conform`: whether a base touched by the enemy conforms immediately.
//!
//! # Source items
//! bob:tactical-moves.1, 8, bob:contact.2g, 5, 6, qrs:automatic-moves.5.
//!
//! # What it decides
//! Whether the touched base moves immediately into front contact with the base that touched it.
//!
//! # What it does not decide
//! Whether it turns after all movement (`dba.turn-to-face`), and whether it has room to conform.
//!
//! # Readings chosen
//! - Light Camelry counts as Light Horse, in its going too.
//! - Rivers, BUAs and camps are not good going: Psiloi there do not conform.
//!
//! # Direction of error
//! None of its own.
//!
//! # Examples
//! Conforms: a lone Light Horse in a wood, touched by a group. Does not: lone Psiloi in a marsh.

use strum::{IntoStaticStr, VariantArray};

use super::terrain::{self, Going, Terrain};
use super::troops::Troop;
use crate::check::{Case, CheckKind, Declared, Fact, Form, OutKind, Output, Rule, Values, claims};
use crate::kit::tables::Choice;

/// The check.
pub struct Conform;

/// Bases that touch.
pub struct Input {
    contacted: Fact<Troop>,
    in_group: Fact<bool>,
    going: Fact<Terrain>,
    by: Fact<By>,
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
            contacted: form.choice("contacted").fact(),
            in_group: form.yes_or_no("contacted_in_group").fact_or(false),
            going: terrain::under(form, "contacted_going", None),
            by: form.choice("by").fact(),
        }
    }
}

/// Whether these troops, in this going, conform when they are alone and touched by a group.
pub(super) fn conforms_alone(troop: Troop, going: Terrain) -> bool {
    match troop {
        Troop::Ps => going.going() == Going::Good,
        Troop::LH | Troop::TwoCm => true,
        _ => false,
    }
}

// Claims that a verdict may quote, grouped by node.
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
        let type_claim = input.contacted.by(|contacted| match contacted {
            Troop::Ps => PSILOI,
            Troop::LH => LIGHT_HORSE,
            Troop::TwoCm => LIGHT_CAMELRY,
            _ => OTHERS,
        });
        let (able, psiloi) = (type_claim != OTHERS, type_claim == PSILOI);
        case.step("type", able)
            .value_of(&input.contacted)
            .arg("type", &input.contacted)
            .cite(type_claim);
        // The going matters only to Psiloi.
        let fits = if psiloi {
            input.going.is(|going| conforms_alone(Troop::Ps, going))
        } else {
            able
        };
        let why = match (able, psiloi) {
            (false, _) => "not-asked",
            (true, true) => "psiloi",
            (true, false) => "anywhere",
        };
        case.step("going", fits)
            .value_of(&input.going)
            .arg("going", &input.going)
            .arg("why", why)
            .cite(if psiloi { PSILOI } else { LIGHT_HORSE });
        let in_group = *input.in_group;
        case.step("alone", !in_group)
            .value(!in_group)
            .cite(IN_GROUP);
        let by_claim = input.by.by(|by| match by {
            By::Group => AT_ONCE,
            By::Single => SINGLE,
            By::SinglesFormingGroup => SINGLES,
        });
        let by_group = by_claim == AT_ONCE;
        case.step("by", by_group)
            .value_of(&input.by)
            .arg("by", &input.by)
            .cite(by_claim);
        for (bars, claim) in [
            (!fits, type_claim),
            (in_group, IN_GROUP),
            (!by_group, by_claim),
        ] {
            if bars {
                case.because(claim);
            }
        }
        let conforms = fits && !in_group && by_group;
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

    /// Every troop type in every going, in a group or not, with every kind of contact, compared
    /// with a second version of the rule.
    #[test]
    fn every_situation_agrees_with_the_sentence() {
        for (troop, going) in Troop::ALL
            .iter()
            .flat_map(|troop| Terrain::fought_on().map(move |going| (troop.code(), going.code())))
        {
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
