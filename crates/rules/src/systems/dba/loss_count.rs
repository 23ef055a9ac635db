//! `dba.loss-count`: how many lost elements an army counts.
//!
//! # Source items
//! bob:victory.2, 3, p1, bob:deployment.8, bob:pips.6, bob:tournament.p3, qrs:camp.4, qrs:bua.5.
//!
//! # What it decides
//! The current losses of one army, in elements.
//!
//! # What it does not decide
//! Who loses (`dba.victory`), or who controls a place: control lasts from the enemy's entry until
//! the owner is back in it, and whether that has happened is given.
//!
//! # Readings chosen
//! - `elements_destroyed` includes the scythed chariots; `off_table_elements` and a garrison lost
//!   with its place are added. The total is at most the twelve elements of an army.
//! - `retaken` applies to camp and BUA alike; an army rarely has both. A garrison that was
//!   destroyed stays lost.
//!
//! # Direction of error
//! A base entered twice counts twice.
//!
//! # Examples
//! Counts: camp lost with the `Bd` in it → 3.
//! Fails: two scythed chariots among one destroyed element → a fault, not an answer.

use super::tables::LOSS_WEIGHTS;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Unit, Values, claims,
};
use crate::kit::tables::Table;

/// The check.
pub struct LossCount;

/// Elements of an army, without Camp Followers and Denizens.
const ARMY: i64 = 12;

/// Losses of an army.
pub struct Input {
    destroyed: i64,
    chariots: i64,
    off_table: i64,
    not_landed: i64,
    camp: bool,
    bua: bool,
    garrison: bool,
    followers: bool,
    retaken: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let destroyed = form
            .integer("elements_destroyed", 0, 12)
            .unit(Unit::Bases)
            .required();
        let chariots = form.integer("sch_destroyed", 0, 12).unit(Unit::Bases).or(0);
        if chariots > destroyed {
            form.more_than("sch_destroyed", "elements_destroyed");
        }
        let input = Self {
            destroyed,
            chariots,
            off_table: form
                .integer("off_table_elements", 0, 12)
                .unit(Unit::Bases)
                .or(0),
            not_landed: form.integer("not_landed", 0, 4).unit(Unit::Bases).or(0),
            camp: form.truth("camp_enemy_held"),
            bua: form.truth("bua_enemy_held"),
            garrison: form.truth("garrison_lost_with_it"),
            followers: form.truth("cf_lost"),
            retaken: form.truth("retaken"),
        };
        // Whoever has a BUA has no camp (bob:deployment.5).
        if input.camp && input.bua {
            form.contradicts("bua_enemy_held");
        }
        // Followers belong to a camp, and only a lost place is retaken.
        for (name, odd) in [
            ("cf_lost", input.followers && input.bua),
            ("retaken", input.retaken && !input.camp && !input.bua),
        ] {
            if odd {
                form.contradicts(name);
            }
        }
        // A garrison is lost together with a place; otherwise it is among the destroyed elements.
        if input.garrison && !input.camp && !input.bua {
            form.refuse(
                "garrison_lost_with_it",
                true,
                FaultKind::NotOneOf,
                vec!["false".to_owned()],
            );
        }
        // No element is counted twice: an army has twelve.
        let gone = input.off_table + input.not_landed + i64::from(input.garrison);
        if input.destroyed + gone > ARMY {
            form.refuse(
                "elements_destroyed",
                input.destroyed,
                FaultKind::NotOneOf,
                vec![format!("0 … {}", (ARMY - gone).max(0))],
            );
        }
        input
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    ELEMENT = "dba/victory/counting-losses#element";
    FOLLOWERS = "dba/victory/counting-losses#camp-followers";
    OFF_TABLE = "dba/victory/off-table#partly-off";
    NOT_LANDED = "dba/victory/not-landed#nothing";
    CAMP = "dba/victory/camp-and-bua#camp";
    BUA = "dba/victory/camp-and-bua#bua";
    GARRISON = "dba/victory/camp-and-bua#garrison";
    RETAKEN = "dba/victory/camp-and-bua#retaken";
    COUNTED = "dba/disputes/scythed-chariot-losses#sch-counted";
    NOT_COUNTED = "dba/disputes/scythed-chariot-losses#sch-not-counted";
}

/// Whether scythed chariots count: the commentary makes no exception, but another version of the
/// rules does.
static SCH_LOSSES: Point = Point {
    id: "sch-losses",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(COUNTED), Reading::of(NOT_COUNTED)],
};

impl Rule for LossCount {
    type Input = Input;
    const ID: &'static str = "dba.loss-count";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[Output {
        name: "losses",
        kind: OutKind::Number(Unit::Bases),
    }];
    const POINTS: &'static [&'static Point] = &[&SCH_LOSSES];
    const TABLES: &'static [&'static Table] = &[&LOSS_WEIGHTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut losses = 0;
        let mut count = |case: &mut Case<'_>,
                         code: &'static str,
                         row: &str,
                         n: i64,
                         why: &'static str,
                         claim: &'static str| {
            let each = case.number(&LOSS_WEIGHTS, row, "elements").unwrap_or(0);
            case.step(code, n > 0 && why.is_empty())
                .value(if why.is_empty() { n * each } else { 0 })
                .arg("n", n)
                .arg("why", why)
                .cite(claim);
            if n > 0 {
                case.because(claim);
            }
            if why.is_empty() {
                losses += n * each;
            }
        };
        let mut destroyed = input.destroyed;
        if input.chariots > 0 {
            let counted = case.ask(&SCH_LOSSES).is(COUNTED);
            let claim = if counted { COUNTED } else { NOT_COUNTED };
            if !counted {
                destroyed -= input.chariots;
            }
            case.considered("chariots", counted, claim)
                .value(input.chariots);
        }
        count(case, "destroyed", "element", destroyed, "", ELEMENT);
        count(
            case,
            "off-table",
            "off-table",
            input.off_table,
            "",
            OFF_TABLE,
        );
        count(
            case,
            "not-landed",
            "not-landed",
            input.not_landed,
            "",
            NOT_LANDED,
        );
        let place = |held: bool| if held && input.retaken { "retaken" } else { "" };
        let claim = |held: bool, usual| {
            if held && input.retaken {
                RETAKEN
            } else {
                usual
            }
        };
        count(
            case,
            "camp",
            "camp",
            i64::from(input.camp),
            place(input.camp),
            claim(input.camp, CAMP),
        );
        count(
            case,
            "bua",
            "bua",
            i64::from(input.bua),
            place(input.bua),
            claim(input.bua, BUA),
        );
        count(
            case,
            "garrison",
            "garrison",
            i64::from(input.garrison),
            "",
            GARRISON,
        );
        count(
            case,
            "followers",
            "camp-followers",
            i64::from(input.followers),
            "",
            FOLLOWERS,
        );
        if losses == 0 {
            // A count of zero is supported by the claim that says what counts at all.
            case.because(ELEMENT);
        }
        Values::default().with("losses", losses)
    }
}

#[cfg(test)]
mod tests {

    use serde_json::{Value, json};

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(changes: &Value) -> Verdict {
        let given = json!({"elements_destroyed": 0, "sch_destroyed": 0, "off_table_elements": 0, "not_landed": 0});
        judge("dba.loss-count", &with(&given, changes))
    }

    #[track_caller]
    fn counts(verdict: &Verdict, losses: i64, reason: &str) {
        assert_eq!(verdict.values["losses"], json!(losses));
        assert!(
            verdict.reasons.contains(&reason),
            "no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn a_camp_with_its_garrison_counts_three() {
        let camp = ask(&json!({"camp_enemy_held": true, "garrison_lost_with_it": 1}));
        counts(&camp, 3, GARRISON);
        assert_eq!(
            (camp.finding.kind, camp.finding.code.as_str()),
            (FindingKind::Score, "losses")
        );
        counts(
            &ask(&json!({"bua_enemy_held": true, "garrison_lost_with_it": true})),
            3,
            BUA,
        );
    }

    #[test]
    fn followers_and_the_not_landed_count_nothing() {
        counts(
            &ask(&json!({"elements_destroyed": 1, "camp_enemy_held": true, "cf_lost": true})),
            3,
            FOLLOWERS,
        );
        counts(
            &ask(&json!({"elements_destroyed": 1, "not_landed": 4})),
            1,
            NOT_LANDED,
        );
        counts(&ask(&json!({})), 0, ELEMENT);
    }

    #[test]
    fn the_edge_costs_what_a_death_costs() {
        counts(
            &ask(&json!({"elements_destroyed": 2, "off_table_elements": 1})),
            3,
            OFF_TABLE,
        );
    }

    #[test]
    fn a_place_retaken_counts_no_longer() {
        let back = ask(
            &json!({"elements_destroyed": 1, "bua_enemy_held": true, "garrison_lost_with_it": true, "retaken": true}),
        );
        counts(&back, 2, RETAKEN);
        assert_eq!(step(&back, "bua"), (false, &json!(0)));
    }

    #[test]
    fn chariots_are_asked_about_only_when_lost() {
        let counted = ask(&json!({"elements_destroyed": 2, "sch_destroyed": 1}));
        counts(&counted, 2, COUNTED);
        assert_eq!(counted.flags, ["conflict:sch-losses"]);
        assert_eq!(
            counted
                .alternatives
                .iter()
                .map(|r| (r.reading, r.values["losses"].clone()))
                .collect::<Vec<_>>(),
            [("sch-not-counted", json!(1))]
        );
        counts(
            &ask(
                &json!({"elements_destroyed": 2, "sch_destroyed": 1, "agreed": "sch-not-counted"}),
            ),
            1,
            NOT_COUNTED,
        );
        counts(
            &ask(&json!({"elements_destroyed": 2, "sch_destroyed": 1, "agreed": "sch-counted"})),
            2,
            COUNTED,
        );
        assert!(ask(&json!({"elements_destroyed": 2})).readings.is_empty());
    }

    #[test]
    fn more_chariots_than_bases_is_a_slip() {
        assert_eq!(
            faults(
                "dba.loss-count",
                &json!({"elements_destroyed": 1, "sch_destroyed": 2})
            ),
            [("sch_destroyed".to_owned(), "more-than")]
        );
        assert_eq!(
            faults("dba.loss-count", &json!({})),
            [("elements_destroyed".to_owned(), "missing")]
        );
        let placeless = json!({"elements_destroyed": 1, "garrison_lost_with_it": true});
        assert_eq!(
            faults("dba.loss-count", &placeless),
            [("garrison_lost_with_it".to_owned(), "not-one-of")]
        );
        let thirteen = json!({"elements_destroyed": 12, "camp_enemy_held": true, "garrison_lost_with_it": true});
        assert_eq!(
            faults("dba.loss-count", &thirteen),
            [("elements_destroyed".to_owned(), "not-one-of")]
        );
    }

    proptest! {
        #[test]
        fn one_more_loss_is_one_more(destroyed in 0_u32..6, off in 0_u32..6, camp in any::<bool>(), bua in any::<bool>(), retaken in any::<bool>()) {
            prop_assume!(!camp || !bua);
            prop_assume!(camp || bua || !retaken);
            let given = json!({"elements_destroyed": destroyed, "off_table_elements": off, "camp_enemy_held": camp, "bua_enemy_held": bua, "retaken": retaken});
            let losses = |given: &Value| ask(given).values["losses"].as_i64().unwrap();
            prop_assert_eq!(losses(&with(&given, &json!({"elements_destroyed": destroyed + 1}))), losses(&given) + 1);
            if camp || bua {
                let back = with(&given, &json!({"retaken": true}));
                prop_assert!(losses(&back) <= losses(&given));
            }
        }
    }
}
