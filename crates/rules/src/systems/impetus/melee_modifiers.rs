//! `impetus.melee-modifiers`: the modifiers of a melee in the amendments, and the effect of a flank
//! attack.
//!
//! # Source items
//! ai:melee-amendments.2-.10, .16, .17, .20.
//!
//! # What it decides
//! The new modifiers of the main unit; whether a Large Unit has its depth bonus; whether a unit
//! attacked in flank or rear is destroyed; whether mounted may withdraw after a draw.
//!
//! # What it does not decide
//! Dice, support and all other modifiers of the rulebook; which units could form a group.
//!
//! # Readings chosen
//! - What a schiltron ignores besides its depth is an open point, asked where it decides.
//! - Whose front units touch is asked; by default the given side contact is that of the front.
//! - “Infantry” are heavy and light foot, missile troops and skirmishers.
//!
//! # Direction of error
//! The modifier is the sum of what was given; a missing modifier is not added.
//!
//! # Examples
//! Two covered flanks, A against C: +3. Contact at a corner: 0.

use strum::{IntoStaticStr, VariantArray};

use super::attributes::Attribute;
use super::battle::{Discipline, FOOT, NIMBLE, figure, results};
use super::field_tables::{MELEE_CHANGES, MELEE_LIMITS};
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct MeleeModifiers;

/// A friend beside the unit.
pub struct Flank {
    contact: bool,
    disordered: bool,
    fighting: bool,
    same_facing: bool,
    could_group: bool,
    front_units: Option<bool>,
}

impl Declared for Flank {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            contact: form.yes_or_no("side_contact").required(),
            disordered: form.truth("disordered"),
            fighting: form.truth("neighbour_in_melee"),
            same_facing: form.yes_or_no("same_facing").required(),
            could_group: form.yes_or_no("could_group").required(),
            front_units: form.yes_or_no("front_units_touch").optional(),
        }
    }
}

/// Outcome of the melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Outcome {
    Draw,
    Won,
    Lost,
}

impl Choice for Outcome {
    const SCOPE: &'static str = "impetus-melee-result";
}

/// A unit in melee.
pub struct Input {
    flanks: Vec<Flank>,
    attacked: bool,
    discipline: Option<Discipline>,
    enemy_discipline: Option<Discipline>,
    charged: Option<bool>,
    large_unit: bool,
    in_difficult: bool,
    schiltron: bool,
    flank_hit: Option<bool>,
    lost: Option<bool>,
    failed: Option<bool>,
    troop: Option<Troop>,
    enemy: Option<Troop>,
    /// How the melee ended, if the question is whether a unit may fall back.
    ended: Option<Outcome>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let flanks: Vec<Flank> = form.list("flanks_covered", 0, 2);
        // A unit that is hit in flank or rear is attacked there.
        let hit = form.says("flank_rear_hit", "true");
        let attacked = form
            .yes_or_no("attacked_flank_or_rear")
            .must(|attacked| attacked || !hit)
            .matters(!hit)
            .or_usually(hit);
        let discipline = form.choice("discipline").optional();
        let enemy_discipline = form.choice("enemy_discipline").optional();
        let charged: bool = form.truth("charged_flank_or_rear");
        // An older name of the same field.
        let charged = form
            .retired("charged_flank")
            .is_some_and(|told| told == "true" || told == "1")
            || charged;
        // Units in melee are in contact.
        let contact = form.yes_or_no("contact").or(true);
        let ranks = form.integer("large_unit_depth", 1, 4).optional();
        let deep = ranks.is_some_and(|ranks| ranks > 1);
        let large_unit = form.yes_or_no("large_unit").or_usually(deep);
        if ranks.is_some() && large_unit != deep {
            form.contradicts("large_unit");
        }
        let in_difficult = form.truth("in_difficult");
        let schiltron = form.truth("schiltron");
        let flank_hit = form.yes_or_no("flank_rear_hit").optional();
        let lost = form.yes_or_no("lost_melee").optional();
        let failed = form.yes_or_no("failed_cohesion").optional();
        let troop = form.choice("troop").optional();
        let enemy = form.choice("enemy").optional();
        let result: Option<Outcome> = form.choice("result").optional();
        if discipline.is_some() {
            form.lacks("enemy_discipline");
        } else if enemy_discipline.is_some() {
            form.lacks("discipline");
        }
        let drawn = result == Some(Outcome::Draw);
        if drawn {
            form.lacks("troop");
            form.lacks("enemy");
        }
        let fits = Attribute::fit(form, [Attribute::SCHILTRON]);
        if troop.is_some() && !fits(troop) {
            form.contradicts(Attribute::SCHILTRON.name);
        }
        if lost
            .zip(result)
            .is_some_and(|(lost, result)| lost != (result == Outcome::Lost))
        {
            form.contradicts("lost_melee");
        }
        let anything = !flanks.is_empty()
            || discipline.is_some()
            || enemy_discipline.is_some()
            || charged
            || large_unit
            || flank_hit == Some(true)
            || result.is_some();
        if !anything {
            form.lacks(if enemy.is_some() {
                "result"
            } else {
                "discipline"
            });
        }
        let charged = charged.then_some(contact);
        Self {
            flanks,
            attacked,
            discipline,
            enemy_discipline,
            charged,
            large_unit,
            in_difficult,
            schiltron,
            flank_hit,
            lost,
            failed,
            troop,
            enemy,
            ended: result,
        }
    }
}

claims! {
    WORTH = "impetus/melee/covered-flank#worth";
    PART_ENOUGH = "impetus/melee/covered-flank#part-enough";
    CORNER = "impetus/melee/covered-flank#corner-not";
    FACING = "impetus/melee/covered-flank#facing";
    GROUPABLE = "impetus/melee/covered-flank#groupable";
    BOTH = "impetus/melee/covered-flank#both";
    FRONT_UNITS = "impetus/melee/covered-large-units#front-units";
    DISORDERED = "impetus/melee/covered-when#disordered";
    FIGHTING = "impetus/melee/covered-when#fighting";
    TAKEN = "impetus/melee/covered-when#taken-in-flank";
    BETTER = "impetus/melee/discipline#better";
    ONCE = "impetus/melee/discipline#once";
    EQUAL = "impetus/melee/discipline#equal";
    AFTER_CONTACT = "impetus/melee/flank-charge#after-contact";
    NO_CONTACT = "impetus/melee/flank-charge#no-contact";
    MAIN_UNIT = "impetus/melee/modifiers#main-unit";
    STANDING = "impetus/melee/modifiers#standing-chariots";
    ADD_UP = "impetus/melee/modifiers#add-up";
    CHARGED_IN_FLANK = "impetus/melee/depth#charged-in-flank";
    DIFFICULT = "impetus/melee/depth#difficult";
    OTHERWISE = "impetus/melee/depth#otherwise";
    KEEPS = "impetus/melee/schiltron#keeps";
    SCHILTRON_DIFFICULT = "impetus/melee/schiltron#difficult";
    DEPTH_ONLY = "impetus/disputes/schiltron-ignores#depth-only";
    EVERYTHING = "impetus/disputes/schiltron-ignores#everything";
    ONLY_BY_LOSING = "impetus/melee/flanked-destroyed#only-by-losing";
    LOSING_KILLS = "impetus/melee/flanked-destroyed#losing-kills";
    FAILED_TEST = "impetus/melee/flanked-destroyed#failed-test";
    LARGE_ALIKE = "impetus/melee/flanked-destroyed#large-units";
    CHOICE = "impetus/melee/draw#choice";
    DRAW_OTHERS = "impetus/melee/draw#others";
    INFANTRY_ONLY = "impetus/melee/draw#infantry-only";
}

/// Effects that a schiltron attacked in flank ignores besides its depth.
static SCHILTRON: Point = Point {
    id: "schiltron-ignores",
    kind: PointKind::Open,
    readings: &[Reading::followed(DEPTH_ONLY), Reading::of(EVERYTHING)],
};

/// How a unit attacked in flank or rear is destroyed.
const BY_LOSING: &str = "by-losing-only";

impl Rule for MeleeModifiers {
    type Input = Input;
    const ID: &'static str = "impetus.melee-modifiers";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "destroyed",
            kind: OutKind::Truth,
        },
        Output {
            name: "destroyed_rule",
            kind: OutKind::Word {
                scope: "impetus-destroyed-rule",
                codes: &[BY_LOSING],
            },
        },
        Output {
            name: "depth_bonus_applies",
            kind: OutKind::Truth,
        },
        Output {
            name: "may_fall_back",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "distance",
            kind: OutKind::Number(Unit::U),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("legal", "distance")];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "not-drawn",
            claim: CHOICE,
        },
        Violation {
            code: "wrong-troop",
            claim: DRAW_OTHERS,
        },
        Violation {
            code: "not-infantry",
            claim: INFANTRY_ONLY,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&SCHILTRON];
    const TABLES: &'static [&'static Table] = &[&MELEE_CHANGES, &MELEE_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let modifier = modifier(case, input);
        let depth = input.large_unit.then(|| depth(case, input));
        // If such an attack has no effect, losing the melee does not destroy the unit either.
        let hit = input.flank_hit == Some(true) && (input.lost.is_some() || !ignores(case, input));
        let rule = hit.then_some(BY_LOSING);
        let destroyed = rule
            .and(input.lost)
            .and_then(|lost| destroyed(case, input, lost));
        if rule.is_some() {
            case.because(ONLY_BY_LOSING);
        }
        let (mut back, mut distance) = (None, None);
        if let Some(ended) = input.ended {
            let may = draw(case, input, ended);
            back = Some(may);
            let fixed = figure(case, &MELEE_LIMITS, "draw-retreat", "value");
            case.step("distance", may).value(fixed).cite(CHOICE);
            distance = may.then_some(fixed);
        }
        let violations = case.refused().to_vec();
        results(
            Self::OUTPUTS,
            vec![
                ("modifier", modifier.into()),
                ("destroyed", destroyed.into()),
                ("destroyed_rule", rule.into()),
                ("depth_bonus_applies", depth.into()),
                ("may_fall_back", back.into()),
                ("violations", violations.into()),
                ("distance", distance.into()),
            ],
        )
    }
}

/// The sum of the new modifiers; `None` if none of their facts is given.
fn modifier(case: &mut Case<'_>, input: &Input) -> Option<i64> {
    let disciplines = input.discipline.zip(input.enemy_discipline);
    if input.flanks.is_empty() && disciplines.is_none() && input.charged.is_none() {
        return None;
    }
    let (mut sum, mut lines) = (0, 0);
    let covered = covered_flanks(case, input);
    let each = figure(case, &MELEE_CHANGES, "covered-flank", "value");
    case.applies("covered-flanks", covered > 0, WORTH)
        .value(covered * each)
        .arg("flanks", covered);
    if covered > 0 {
        (sum, lines) = (sum + covered * each, lines + 1);
    }
    if covered > 1 {
        case.because(BOTH);
    }
    if let Some((own, other)) = disciplines {
        let better = own < other;
        let gain = figure(case, &MELEE_CHANGES, "discipline", "value");
        case.considered(
            "discipline",
            better,
            if own == other { EQUAL } else { BETTER },
        )
        .value(gain)
        .arg("own", own.code())
        .arg("other", other.code());
        if better {
            (sum, lines) = (sum + gain, lines + 1);
            let wide = (own, other) == (Discipline::A, Discipline::C);
            case.applies("once", wide, ONCE);
        }
    }
    if let Some(contact) = input.charged {
        let gain = figure(case, &MELEE_CHANGES, "flank-charge", "value");
        let claim = if contact { AFTER_CONTACT } else { NO_CONTACT };
        case.considered("flank-charge", contact, claim).value(gain);
        if contact {
            (sum, lines) = (sum + gain, lines + 1);
        }
    }
    case.step("standing-chariots", false).cite(STANDING);
    case.step("main-unit", true).cite(MAIN_UNIT);
    if lines > 1 {
        case.because(ADD_UP);
    }
    case.step("sum", true).value(sum).cite(ADD_UP);
    Some(sum)
}

/// Number of flanks that are covered and stay covered.
fn covered_flanks(case: &mut Case<'_>, input: &Input) -> i64 {
    let mut covered = 0;
    for (n, flank) in input.flanks.iter().enumerate() {
        let n = i64::try_from(n).unwrap_or(0) + 1;
        let wanting = [
            ("no-contact", flank.contact, CORNER),
            ("facing", flank.same_facing, FACING),
            ("not-groupable", flank.could_group, GROUPABLE),
            ("front-units", flank.front_units != Some(false), FRONT_UNITS),
        ];
        for (code, fine, claim) in wanting {
            case.applies(code, !fine, claim).arg("flank", n);
        }
        if wanting.iter().all(|(_, fine, _)| *fine) {
            case.step("covered", true).arg("flank", n).cite(PART_ENOUGH);
            for (code, told, claim) in [
                ("flank-disordered", flank.disordered, DISORDERED),
                ("flank-fighting", flank.fighting, FIGHTING),
            ] {
                case.applies(code, told, claim).arg("flank", n);
            }
            covered += 1;
        }
    }
    if covered > 0 {
        let taken = input.attacked && !ignores(case, input);
        case.applies("taken", taken, TAKEN);
        if taken {
            return 0;
        }
    }
    covered
}

/// Whether an attack on flank or rear has no effect, because the unit is a schiltron.
fn ignores(case: &mut Case<'_>, input: &Input) -> bool {
    if !input.schiltron || !input.large_unit {
        return false;
    }
    let everything = case.ask(&SCHILTRON).is(EVERYTHING);
    let claim = if everything { EVERYTHING } else { DEPTH_ONLY };
    case.considered("ignores", everything, claim);
    everything
}

fn depth(case: &mut Case<'_>, input: &Input) -> bool {
    case.step("difficult", input.in_difficult)
        .cite(if input.schiltron {
            SCHILTRON_DIFFICULT
        } else {
            DIFFICULT
        });
    let claim = if input.schiltron {
        KEEPS
    } else {
        CHARGED_IN_FLANK
    };
    let loses = input.attacked && !input.schiltron;
    case.applies(
        if input.schiltron {
            "schiltron-keeps"
        } else {
            "charged-in-flank"
        },
        input.attacked,
        claim,
    );
    if input.in_difficult {
        case.because(if input.schiltron {
            SCHILTRON_DIFFICULT
        } else {
            DIFFICULT
        });
    }
    let applies = !loses && !input.in_difficult;
    if applies && !input.attacked {
        case.because(OTHERWISE);
    }
    applies
}

/// Whether a unit attacked in flank or rear is destroyed; `None` if the rulebook decides.
fn destroyed(case: &mut Case<'_>, input: &Input, lost: bool) -> Option<bool> {
    if lost && ignores(case, input) {
        return None;
    }
    case.step("lost", lost).cite(LOSING_KILLS);
    if input.large_unit {
        case.applied("large-unit", LARGE_ALIKE);
    }
    if lost {
        case.because(LOSING_KILLS);
    }
    if let Some(failed) = input.failed {
        case.step("failed-test", false)
            .value(failed)
            .cite(FAILED_TEST);
        if failed && !lost {
            case.because(FAILED_TEST);
        }
    }
    Some(lost)
}

fn draw(case: &mut Case<'_>, input: &Input, ended: Outcome) -> bool {
    case.forbid("not-drawn", ended != Outcome::Draw);
    if let Some(troop) = input.troop {
        case.forbid("wrong-troop", !NIMBLE.contains(&troop))
            .arg("troop", Arg::of(Troop::SCOPE, troop.code()));
    }
    if let Some(enemy) = input.enemy {
        case.forbid("not-infantry", !FOOT.contains(&enemy))
            .arg("troop", Arg::of(Troop::SCOPE, enemy.code()));
    }
    let may = case.refused().is_empty();
    if may {
        case.because(CHOICE);
    }
    may
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.melee-modifiers";

    fn value(given: Value, name: &str) -> Value {
        judge(ID, &given).values[name].clone()
    }

    fn flank(changes: Value) -> Value {
        with(
            &json!({"side_contact": true, "same_facing": true, "could_group": true}),
            &changes,
        )
    }

    #[test]
    fn covered_flanks() {
        for (changes, want) in [
            (json!({}), 1),
            (json!({"front_units_touch": true}), 1),
            (json!({"front_units_touch": false}), 0),
            (json!({"side_contact": false}), 0),
            (json!({"same_facing": false}), 0),
            (json!({"could_group": false}), 0),
        ] {
            let flank = flank(changes);
            assert_eq!(value(json!({"flanks_covered": [flank]}), "modifier"), want);
            assert_eq!(
                value(json!({"flanks_covered": [flank, flank]}), "modifier"),
                2 * want
            );
            assert_eq!(
                value(
                    json!({"flanks_covered": [flank], "attacked_flank_or_rear": true}),
                    "modifier"
                ),
                0
            );
        }
    }

    #[test]
    fn disorder_takes_no_cover_away() {
        let verdict = judge(
            ID,
            &json!({"flanks_covered": [flank(json!({"disordered": true, "neighbour_in_melee": true}))]}),
        );
        assert_eq!(verdict.values["modifier"], 1);
        assert!(
            [DISORDERED, FIGHTING]
                .iter()
                .all(|claim| verdict.reasons.contains(claim)),
            "{:?}",
            verdict.reasons
        );
    }

    #[test]
    fn discipline_and_the_rest() {
        for (own, other, want) in [
            ("A", "B", 1),
            ("A", "C", 1),
            ("B", "C", 1),
            ("B", "B", 0),
            ("C", "A", 0),
        ] {
            assert_eq!(
                value(
                    json!({"discipline": own, "enemy_discipline": other}),
                    "modifier"
                ),
                want
            );
        }
        for (given, want) in [
            (json!({"charged_flank": true, "contact": true}), 2),
            (json!({"charged_flank": true, "contact": false}), 0),
            (json!({"charged_flank_or_rear": true}), 2),
            (
                json!({"charged_flank_or_rear": true, "discipline": "A", "enemy_discipline": "B", "flanks_covered": [flank(json!({}))]}),
                4,
            ),
        ] {
            assert_eq!(value(given, "modifier"), want);
        }
        assert_eq!(value(json!({"large_unit": true}), "modifier"), Value::Null);
    }

    #[test]
    fn depth() {
        for (attacked, difficult, schiltron, want) in [
            (false, false, false, true),
            (true, false, false, false),
            (false, true, false, false),
            (true, false, true, true),
            (false, true, true, false),
            (true, true, true, false),
            (false, false, true, true),
        ] {
            let given = json!({"large_unit": true, "attacked_flank_or_rear": attacked, "in_difficult": difficult, "schiltron": schiltron});
            assert_eq!(value(given, "depth_bonus_applies"), want);
        }
        assert_eq!(
            value(json!({"large_unit_depth": 2}), "depth_bonus_applies"),
            true
        );
        assert_eq!(
            faults(ID, &json!({"large_unit_depth": 1})),
            [("discipline".to_owned(), "missing")]
        );
    }

    #[test]
    fn taken_in_flank() {
        for (hit, lost, failed, want) in [
            (true, Some(true), false, json!(true)),
            (true, Some(true), true, json!(true)),
            (true, Some(false), true, json!(false)),
            (true, None, true, Value::Null),
            (false, Some(true), true, Value::Null),
        ] {
            let given = json!({"flank_rear_hit": hit, "lost_melee": lost, "failed_cohesion": failed, "large_unit": true});
            assert_eq!(value(given.clone(), "destroyed"), want, "{given}");
            assert_eq!(
                value(given, "destroyed_rule"),
                if hit {
                    json!("by-losing-only")
                } else {
                    Value::Null
                }
            );
        }
    }

    #[test]
    fn what_a_schiltron_ignores_is_open() {
        let given = json!({"large_unit": true, "schiltron": true, "flank_rear_hit": true});
        assert_eq!(judge(ID, &given).values["destroyed_rule"], Value::Null);
        for more in [
            json!({"lost_melee": true}),
            json!({"flanks_covered": [flank(json!({}))]}),
        ] {
            let open = judge(ID, &with(&given, &more));
            assert_eq!(
                (
                    open.finding.kind,
                    open.values["depth_bonus_applies"].clone()
                ),
                (FindingKind::Undetermined, json!(true))
            );
            assert_eq!(
                open.readings.iter().map(|r| r.id).collect::<Vec<_>>(),
                ["depth-only", "everything"]
            );
        }
        assert_eq!(
            value(
                with(
                    &given,
                    &json!({"lost_melee": true, "agreed": ["depth-only"]})
                ),
                "destroyed"
            ),
            true
        );
        assert_eq!(
            value(
                with(
                    &given,
                    &json!({"flanks_covered": [flank(json!({}))], "agreed": ["everything"]})
                ),
                "modifier"
            ),
            1
        );
    }

    #[test]
    fn after_a_draw() {
        for troop in Troop::ALL {
            for enemy in Troop::ALL {
                let verdict = judge(
                    ID,
                    &json!({"result": "draw", "troop": troop.code(), "enemy": enemy.code()}),
                );
                let want = NIMBLE.contains(troop) && FOOT.contains(enemy);
                assert_eq!(verdict.values["may_fall_back"], want);
                assert_eq!(
                    verdict.values["distance"],
                    if want { json!(5) } else { Value::Null }
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
        assert_eq!(of(json!({})), ["discipline"]);
        assert_eq!(
            of(json!({"flank_rear_hit": false, "lost_melee": true})),
            ["discipline"]
        );
        assert_eq!(of(json!({"discipline": "A"})), ["enemy_discipline"]);
        assert_eq!(of(json!({"enemy_discipline": "A"})), ["discipline"]);
        for name in ["charged_flank", "charged_flank_or_rear"] {
            for (contact, want) in [(json!(null), 2), (json!(true), 2), (json!(false), 0)] {
                let values = judge(ID, &json!({name: true, "contact": contact})).values;
                assert_eq!(values["modifier"], want, "{name} {contact}");
            }
        }
        assert_eq!(of(json!({"result": "draw"})), ["troop", "enemy"]);
        assert_eq!(
            of(json!({"flanks_covered": [{"side_contact": true, "same_facing": true}]})),
            ["flanks_covered.0.could_group"]
        );
    }

    proptest! {
        /// At most two flanks, better discipline and a flank charge: from 0 to 5.
        #[test]
        fn the_sum_has_its_limits(flanks in proptest::collection::vec(proptest::array::uniform3(any::<bool>()), 0..3), own in 0_usize..3, other in 0_usize..3, charged in any::<bool>()) {
            let flanks: Vec<Value> = flanks.iter().map(|[a, b, c]| json!({"side_contact": a, "same_facing": b, "could_group": c})).collect();
            let given = json!({"flanks_covered": flanks, "discipline": Discipline::ALL[own].code(), "enemy_discipline": Discipline::ALL[other].code(), "charged_flank_or_rear": charged});
            let sum = value(given, "modifier").as_i64().unwrap();
            prop_assert!((0..=5).contains(&sum) && (sum >= 2 || !charged));
        }
    }
}
