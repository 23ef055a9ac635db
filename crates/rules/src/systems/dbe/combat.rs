//! `dbe.combat`: a whole shot or melee, from the sums to the fate of the loser.
//!
//! # Source items
//! dbe:7.p2, 7.table-modifiers, 8.4, 8.table, 9.0, 9.table.
//!
//! # What it decides
//! The sums of both sides; with dice the winner, the margin, the fate of the loser and whether the
//! winner pursues; without dice the odds of each degree.
//!
//! # What it does not decide
//! Whether they may fight (`dbe.shooting-eligibility`, `dbe.melee-eligibility`), and the course of
//! a retreat or flight.
//!
//! # Readings chosen
//! - Those of its parts. In a melee the loser stands on its given ground, in shooting on
//!   `loser_ground`, by default open.
//! - Each phase follows its own chapter: in shooting only the target suffers.
//!
//! # Direction of error
//! None of its own.
//!
//! # Examples
//! Charging cuirassiers against line, dice 3 and 2: 9 against 5, the line retreats, and the
//! cuirassiers must pursue.

use serde_json::Value;

use super::fight::{self, Fate, GENERAL_FIGHTS, Ground, Margin, Phase, Pursuit, Side};
use super::outcome::{self, Defeat};
use super::shooting::{Band, Shooter, Shot, Target};
use super::tables::{MELEE_MODIFIERS, RESULTS_MELEE, RESULTS_SHOOTING, SHOOTING_MODIFIERS, TROOPS};
use super::{melee, shooting};
use crate::check::{
    Case, Chance, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point,
    Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Combat;

/// Dice of a phase, if both are given. If one is given, the roll was made, and the other is asked.
struct Dice<const MELEE: bool>(Option<(Measure, Measure)>);

impl<const MELEE: bool> Declared for Dice<MELEE> {
    fn declare(form: &mut Form<'_>) -> Self {
        let mut die = |name| form.integer(name, 1, 6).measured_if(|| false);
        let shot = (die("shooter"), die("target"));
        let melee = (die("a"), die("b"));
        let (own, other) = if MELEE { melee } else { shot };
        Self(own.zip(other))
    }
}

/// Kind of combat.
enum Fight {
    Shot(Box<Shot>),
    Melee(Box<(melee::Side, melee::Side)>),
    /// The input has faults.
    Nothing,
}

/// A combat and its dice.
pub struct Input {
    fight: Fight,
    ground: Fact<Ground>,
    dice: Option<(Measure, Measure)>,
    /// Whether A, or B, is attacked on several sides at once.
    fronts: (Fact<bool>, Fact<bool>),
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // A melee has two sides, a shot has a shooter and a target: these fields imply the phase.
        let die = |name: &str| form.told_inside("dice", name).is_some();
        let named = |names: [&str; 2]| names.iter().any(|name| form.is_told(name) || die(name));
        let sides = named(["a", "b"]);
        let shot = named(["shooter", "target"]) || form.is_told("band") && !sides;
        let told = form.is_told("phase");
        let phase = form.choice("phase");
        let phase = match (sides, shot) {
            (true, false) => phase.only(|it| it == Phase::Melee).or_usually(Phase::Melee),
            (false, true) => phase
                .only(|it| it == Phase::Shooting)
                .or_usually(Phase::Shooting),
            // If fields of both kinds are given, the phase must be given.
            (true, true) if told => phase.only(|_| false).required(),
            _ => phase.required(),
        };
        let other = if sides { Phase::Shooting } else { Phase::Melee };
        if sides != shot && phase == other {
            form.contradicts("phase");
        }
        let shooting = phase == Phase::Shooting;
        let shooter: Option<Shooter> = form.maybe_where("shooter", shooting);
        let target: Option<Target> = form.maybe_where("target", shooting);
        if shooting {
            form.lacks("shooter");
            form.lacks("target");
        }
        let band: Option<Fact<Band>> = form.choice("band").fact_where(shooting);
        let enfilade = form.yes_or_no("enfilade").fact_or(false);
        let supporters = form.integer("supporters", 0, 8).usually_measured(0);
        let a: Option<melee::Side> = form.maybe_where("a", !shooting);
        let b: Option<melee::Side> = form.maybe_where("b", !shooting);
        if let (false, Some(a), Some(b)) = (shooting, &a, &b) {
            melee::exclude(form, [a, b]);
        }
        let ground = form.choice("loser_ground").fact_or(Ground::Open);
        let fronts = (
            form.yes_or_no("a_attacked_on_several_fronts")
                .fact_or(false),
            form.yes_or_no("b_attacked_on_several_fronts")
                .fact_or(false),
        );
        let rolled = form.is_told("dice");
        let dice = if shooting {
            let dice = form.maybe_where("dice", rolled);
            dice.and_then(|Dice::<false>(dice)| dice)
        } else {
            let dice = form.maybe_where("dice", rolled);
            dice.and_then(|Dice::<true>(dice)| dice)
        };
        // The dice of the other phase.
        let others = if shooting {
            ["a", "b"]
        } else {
            ["shooter", "target"]
        };
        for name in others {
            if let Some(rolled) = form.told_inside("dice", name).cloned() {
                form.refuse(
                    &format!("dice.{name}"),
                    rolled,
                    FaultKind::Contradicts,
                    Vec::new(),
                );
            }
        }
        if !shooting {
            form.lacks("a");
            form.lacks("b");
        }
        let fight = match (phase, shooter, target, band, a, b) {
            (Phase::Shooting, Some(shooter), Some(target), Some(band), ..) => {
                Fight::Shot(Box::new(Shot {
                    shooter,
                    target,
                    band,
                    enfilade,
                    supporters,
                }))
            }
            (Phase::Melee, _, _, _, Some(a), Some(b)) => Fight::Melee(Box::new((a, b))),
            _ => Fight::Nothing,
        };
        Self {
            fight,
            ground,
            dice,
            fronts,
        }
    }
}

// Claims of this check itself.
claims! {
    with all shooting::CLAIMS, melee::CLAIMS, outcome::CLAIMS;
    AT_ONCE = "dbe/shooting/resolving#at-once";
    IDENTICAL = "dbe/disputes/identical-to-shooting#identical";
    UNLIKE = "dbe/disputes/identical-to-shooting#unlike";
}

/// Result of a combat.
#[derive(Default)]
struct FightResult {
    shot: Option<(i64, i64)>,
    shot_totals: Option<(i64, i64)>,
    melee: Option<(i64, i64)>,
    melee_totals: Option<(i64, i64)>,
    winner: Option<Side>,
    margin: Option<Margin>,
    fate: Option<Fate>,
    attackers: Option<Fate>,
    pursuit: Option<Pursuit>,
}

fn shot(case: &mut Case<'_>, input: &Input, shot: &Shot) -> FightResult {
    let (own, other) = shooting::sums(case, shot);
    case.step("who-suffers", false)
        .value("target")
        .arg("why", "shooting")
        .cite(UNLIKE);
    let told = FightResult {
        shot: Some((own, other)),
        ..FightResult::default()
    };
    let Some((die, against)) = &input.dice else {
        let counts = shooting::counts(own, other);
        let chances = Margin::ALL.iter().map(|margin| Chance {
            code: margin.code().to_owned(),
            num: counts[*margin as usize],
            den: 36,
        });
        case.odds(chances.filter(|chance| chance.num > 0).collect());
        return told;
    };
    let totals = (own + die.whole(), other + against.whole());
    let margin = shooting::resolve(case, totals.0, totals.1);
    let defeat = Defeat {
        phase: Phase::Shooting,
        loser: shot.target.troop.clone(),
        winner: shot.shooter.troop.clone(),
        square: shot.shooter.square.clone(),
        ground: input.ground.clone(),
        loser_fronts: false.into(),
        winner_fronts: false.into(),
    };
    let (fate, _) = outcome::beaten(case, &defeat, margin);
    case.applies("at-once", fate != Fate::None, AT_ONCE)
        .value(fate.code());
    let pursuit = outcome::pursuit(case, Phase::Shooting, None, Some(fate));
    FightResult {
        shot_totals: Some(totals),
        margin: Some(margin),
        fate: Some(fate),
        pursuit: Some(pursuit),
        ..told
    }
}

fn melee(case: &mut Case<'_>, input: &Input, a: &melee::Side, b: &melee::Side) -> FightResult {
    let sums = melee::sums(case, a, b);
    case.step("who-suffers", true)
        .value("lower")
        .arg("why", "melee")
        .cite(IDENTICAL);
    let told = FightResult {
        melee: Some(sums),
        ..FightResult::default()
    };
    let Some((die, against)) = &input.dice else {
        case.odds(melee::chances(sums.0, sums.1));
        return told;
    };
    let totals = (sums.0 + die.whole(), sums.1 + against.whole());
    let (winner, margin) = melee::resolve(case, totals.0, totals.1);
    let told = FightResult {
        melee_totals: Some(totals),
        winner,
        // On a tie there is no loser.
        margin: winner.map(|_| margin),
        ..told
    };
    if winner.is_none() {
        return FightResult {
            fate: Some(Fate::Reroll),
            ..told
        };
    }
    let (by_a, by_b) = ((a, &input.fronts.0), (b, &input.fronts.1));
    let ((won, winner_fronts), (lost, loser_fronts)) = if winner == Some(Side::A) {
        (by_a, by_b)
    } else {
        (by_b, by_a)
    };
    let defeat = Defeat {
        phase: Phase::Melee,
        loser: lost.troop.clone(),
        winner: won.troop.clone(),
        square: won.square.clone(),
        ground: lost.ground.clone(),
        loser_fronts: loser_fronts.clone(),
        winner_fronts: winner_fronts.clone(),
    };
    let (fate, attackers) = outcome::beaten(case, &defeat, margin);
    let pursuit = outcome::pursuit(case, Phase::Melee, Some(&won.troop), Some(fate));
    FightResult {
        fate: Some(fate),
        attackers,
        pursuit: Some(pursuit),
        ..told
    }
}

impl Rule for Combat {
    type Input = Input;
    const ID: &'static str = "dbe.combat";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "result",
            kind: Fate::LOSER,
        },
        Output {
            name: "attackers",
            kind: Fate::ATTACKERS,
        },
        Output {
            name: "pursuit",
            kind: OutKind::word::<Pursuit>(),
        },
        Output {
            name: "winner",
            kind: OutKind::word::<Side>(),
        },
        Output {
            name: "margin",
            kind: OutKind::word::<Margin>(),
        },
        Output {
            name: "shooter_sum",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "target_sum",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "shooter_total",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "target_total",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "a_sum",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_sum",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "a_total",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "b_total",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    // With dice the result, without them the sums of both sides.
    const HEADLINE: &'static [&'static str] = &[
        "result",
        "winner",
        "attackers",
        "shooter_sum",
        "target_sum",
        "a_sum",
        "b_sum",
    ];
    const ENOUGH: usize = 3;
    const VIOLATIONS: &'static [Violation] = &[
        shooting::CAVALRY_SHOOTS,
        shooting::GENERAL_SHOOTS,
        shooting::GENERAL_TARGET,
        shooting::OUT_OF_RANGE,
        shooting::NO_SHORT_BAND,
        GENERAL_FIGHTS,
    ];
    const POINTS: &'static [&'static Point] = &[
        shooting::POINTS[0],
        shooting::POINTS[1],
        shooting::POINTS[2],
        melee::POINTS[0],
        outcome::POINTS[0],
        outcome::POINTS[1],
        outcome::POINTS[2],
        outcome::POINTS[3],
        outcome::POINTS[4],
        outcome::POINTS[5],
        outcome::POINTS[6],
        outcome::POINTS[7],
    ];
    const TABLES: &'static [&'static Table] = &[
        &TROOPS,
        &SHOOTING_MODIFIERS,
        &MELEE_MODIFIERS,
        &RESULTS_SHOOTING,
        &RESULTS_MELEE,
    ];
    const PARTS: &'static [&'static str] = &["dbe.shooting", "dbe.melee", "dbe.outcome"];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let barred = match &input.fight {
            Fight::Shot(it) => shooting::barred(it),
            Fight::Melee(sides) => [&sides.0, &sides.1]
                .iter()
                .any(|side| fight::is_general(&side.troop))
                .then_some(GENERAL_FIGHTS.code),
            Fight::Nothing => None,
        };
        if let Some(code) = barred {
            return fight::refused(case, Self::OUTPUTS, code);
        }
        let told = match &input.fight {
            Fight::Shot(it) => shot(case, input, it),
            Fight::Melee(sides) => melee(case, input, &sides.0, &sides.1),
            Fight::Nothing => FightResult::default(),
        };
        let one = |pair: Option<(i64, i64)>| pair.map_or(Value::Null, |(own, _)| own.into());
        let other = |pair: Option<(i64, i64)>| pair.map_or(Value::Null, |(_, other)| other.into());
        Values::of(Self::OUTPUTS.len())
            .with("result", told.fate.map(Fate::code))
            .with("attackers", told.attackers.map(Fate::code))
            .with("pursuit", told.pursuit.map(Pursuit::code))
            .with("winner", told.winner.map(Side::code))
            .with("margin", told.margin.map(Margin::code))
            .with("shooter_sum", one(told.shot))
            .with("target_sum", other(told.shot))
            .with("shooter_total", one(told.shot_totals))
            .with("target_total", other(told.shot_totals))
            .with("a_sum", one(told.melee))
            .with("b_sum", other(told.melee))
            .with("a_total", one(told.melee_totals))
            .with("b_total", other(told.melee_totals))
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::kit::tables::Tables;
    use crate::systems::testing::{check, faults, judge, map, with};
    use proptest::prelude::*;

    fn fought(a: &Value, b: &Value, dice: (i64, i64)) -> Verdict {
        judge(
            "dbe.combat",
            &json!({"phase": "melee", "a": a, "b": b, "dice": {"a": dice.0, "b": dice.1}}),
        )
    }

    fn told(verdict: &Verdict) -> String {
        ["winner", "margin", "result", "pursuit"]
            .map(|name| verdict.values[name].as_str().unwrap_or("-"))
            .join(" ")
    }

    #[test]
    fn cuirassiers_charge() {
        let cuirassiers = json!({"troop": "cuirassiers", "charging": true});
        assert_eq!(
            told(&fought(&cuirassiers, &json!({"troop": "line"}), (3, 2))),
            "a lower retreat mandatory"
        );
        assert_eq!(
            told(&fought(&cuirassiers, &json!({"troop": "line"}), (5, 2))),
            "a half destroyed mandatory"
        );
        assert_eq!(
            told(&fought(
                &cuirassiers,
                &json!({"troop": "line", "in_square": true}),
                (2, 4)
            )),
            "b lower retreat optional"
        );
        assert_eq!(
            told(&fought(&cuirassiers, &json!({"troop": "line"}), (1, 4))),
            "- - reroll -"
        );
    }

    #[test]
    fn a_square_that_turns_the_melee_round_is_named() {
        let given = json!({
            "phase": "melee", "a": {"troop": "cuirassiers", "charging": true, "going": "open"},
            "b": {"troop": "line", "going": "open"}, "dice": {"a": 2, "b": 4},
        });
        let answer = check("dbe.combat")
            .answer(&Tables::default(), &map(&given))
            .unwrap();
        let named: Vec<&str> = answer
            .assumed
            .iter()
            .map(|fact| fact.field.as_str())
            .collect();
        assert!(named.contains(&"b.in_square"), "{named:?}");
        let mixed = json!({"phase": "shooting", "a": {"troop": "line"}, "b": {"troop": "line"}});
        assert_eq!(faults("dbe.combat", &mixed)[0].0, "phase");
    }

    #[test]
    fn on_several_sides_it_is_all_or_nothing() {
        let fight = |a: &str, dice: (i64, i64), changes: &Value| {
            let given = json!({"phase": "melee", "a": {"troop": a}, "b": {"troop": "line"}, "dice": {"a": dice.0, "b": dice.1}});
            let verdict = judge("dbe.combat", &with(&given, changes));
            (
                verdict.values["result"].clone(),
                verdict.values["attackers"].clone(),
            )
        };
        assert_eq!(
            fight(
                "line",
                (1, 2),
                &json!({"a_attacked_on_several_fronts": true})
            ),
            (json!("destroyed"), Value::Null)
        );
        assert_eq!(
            fight(
                "line",
                (1, 2),
                &json!({"b_attacked_on_several_fronts": true})
            ),
            (json!("retreat"), json!("retreat"))
        );
        assert_eq!(
            fight(
                "voltigeurs",
                (1, 6),
                &json!({"b_attacked_on_several_fronts": true})
            ),
            (Value::Null, json!("retreat"))
        );
        assert_eq!(
            fight(
                "line",
                (1, 1),
                &json!({"a_attacked_on_several_fronts": true})
            ),
            (json!("reroll"), Value::Null)
        );
    }

    #[test]
    fn only_the_target_of_a_shot_suffers() {
        let shot = |own: i64, other: i64| {
            let given = json!({"phase": "shooting", "shooter": {"troop": "line"}, "target": {"troop": "elite"}, "band": "medium"});
            told(&judge(
                "dbe.combat",
                &with(&given, &json!({"dice": {"shooter": own, "target": other}})),
            ))
        };
        assert_eq!(
            [shot(6, 2), shot(1, 6), shot(6, 1)],
            [
                "- lower retreat none",
                "- none none none",
                "- lower retreat none"
            ]
        );
    }

    #[test]
    fn what_is_missing_is_a_fault_and_without_dice_there_are_odds() {
        let list = |given: Value| {
            faults("dbe.combat", &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            list(json!({"phase": "melee", "a": {"troop": "line"}})),
            ["b"]
        );
        assert_eq!(
            list(json!({"phase": "shooting"})),
            ["shooter", "target", "band"]
        );
        let short = judge(
            "dbe.combat",
            &json!({"phase": "shooting", "shooter": {"troop": "line"}, "target": {"troop": "line"}, "band": "short"}),
        );
        assert_eq!(short.finding.code, "no-short-band");
        let open = judge(
            "dbe.combat",
            &json!({"phase": "melee", "a": {"troop": "line"}, "b": {"troop": "line"}}),
        );
        assert_eq!(
            (
                open.odds.unwrap().len(),
                &open.values["a_sum"],
                &open.values["result"]
            ),
            (4, &json!(3), &Value::Null)
        );
        let shot = json!({"phase": "shooting", "shooter": {"troop": "line"}, "target": {"troop": "line"}, "band": "medium"});
        assert_eq!(
            judge("dbe.combat", &shot)
                .odds
                .unwrap()
                .iter()
                .map(|chance| chance.num)
                .sum::<u32>(),
            36
        );
    }

    proptest! {
        #[test]
        fn it_says_what_its_parts_say(a in 0..17_usize, b in 0..17_usize, die in 1_i64..=6, against in 1_i64..=6) {
            let side = |n: usize| json!({"troop": super::super::troops::Troop::ALL[n].code(), "hit_frontally": false});
            let whole = fought(&side(a), &side(b), (die, against));
            let part = judge("dbe.melee", &json!({"a": side(a), "b": side(b), "dice": {"a": die, "b": against}}));
            for name in ["a_sum", "b_sum", "a_total", "b_total", "winner", "margin"] {
                prop_assert_eq!(&whole.values[name], &part.values[name]);
            }
        }
    }
}
