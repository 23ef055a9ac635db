//! `dbe.shooting`: the sums of a shot, and with dice its result.
//!
//! # Source items
//! dbe:7.table-modifiers, 7.table-factors, 7.p2, 7.4, 7.4.p1, 9.0.
//!
//! # What it decides
//! The sums of shooter and target before the dice, line by line; with dice the margin by which the
//! target loses; without dice the odds.
//!
//! # What it does not decide
//! Whether the shot is allowed (`dbe.shooting-eligibility`), the band and enfilade
//! (`dbe.field-of-fire`), the fate of the target (`dbe.outcome`).
//!
//! # Readings chosen
//! - The Old Guard as a target (S17) and several helpers (S18) are open points.
//! - Cavalry and generals do not shoot, a general is not a target, and infantry has no short band:
//!   such a shot is impossible.
//!
//! # Direction of error
//! None: it adds up what is given.
//!
//! # Examples
//! British line, long range, at line behind a palisade: 2 against 3.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::fight::{self, GENERALS_NO_ROW, Margin, may_be, squared};
use super::tables::{SHOOTING_MODIFIERS, TROOPS};
use super::troops::{Cover, Troop, figure};
use crate::check::{
    Case, Chance, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims,
};
use crate::kit::dice::FACES;
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Shooting;

/// Nationality of the troops, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Nation {
    British,
    Russian,
    Other,
}

impl Choice for Nation {
    const SCOPE: &'static str = "dbe-nation";
}

/// A range band.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Band {
    Short,
    Medium,
    Long,
    Out,
}

impl Choice for Band {
    const SCOPE: &'static str = "dbe-band";
}

/// Shooter of a shot.
pub(super) struct Shooter {
    pub(super) troop: Fact<Troop>,
    nation: Fact<Nation>,
    old_guard: Fact<bool>,
    pub(super) square: Fact<bool>,
}

/// Whether troops of this type shoot.
pub(super) fn shoots(troop: Troop) -> bool {
    troop.is_infantry() || troop.is_artillery()
}

/// Whether troops may be Old Guard: those of other classes are not.
fn may_be_old_guard(troop: &Fact<Troop>) -> bool {
    let guard = |troop: Troop| {
        troop.is_artillery()
            || matches!(
                troop,
                Troop::Guard | Troop::GuardHeavyCavalry | Troop::GuardLightCavalry
            )
    };
    troop.exactly().is_none_or(guard)
}

impl Declared for Shooter {
    fn declare(form: &mut Form<'_>) -> Self {
        let may_be = may_be(form);
        let able = |troop: Troop| shoots(troop) && may_be(troop);
        let troop: Fact<Troop> = form.choice("troop").only(able).fact();
        let nation: Fact<Nation> = form.choice("nation").fact_or(Nation::Other);
        // The Old Guard is French.
        let foreign = nation
            .exactly()
            .is_some_and(|nation| nation != Nation::Other);
        let perhaps = may_be_old_guard(&troop) && !foreign;
        let old_guard = old_guard(form, perhaps);
        Self {
            nation,
            old_guard,
            square: squared(form, &troop),
            troop,
        }
    }
}

/// Reads whether troops are Old Guard, which only some may be.
fn old_guard(form: &mut Form<'_>, perhaps: bool) -> Fact<bool> {
    form.yes_or_no("old_guard")
        .must(|old_guard| perhaps || !old_guard)
        .fact_or(false)
}

/// Target of a shot.
pub(super) struct Target {
    pub(super) troop: Fact<Troop>,
    square: Fact<bool>,
    cover: Fact<Cover>,
    old_guard: Fact<bool>,
}

impl Declared for Target {
    fn declare(form: &mut Form<'_>) -> Self {
        let may_be = may_be(form);
        let fights = |troop: Troop| !troop.is_general() && may_be(troop);
        let troop = form.choice("troop").only(fights).fact();
        let perhaps = may_be_old_guard(&troop);
        let old_guard = old_guard(form, perhaps);
        Self {
            square: squared(form, &troop),
            cover: form.choice("cover").fact_or(Cover::None),
            old_guard,
            troop,
        }
    }
}

/// The dice of a shot.
pub(super) struct Dice {
    shooter: i64,
    target: i64,
}

impl Declared for Dice {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            shooter: form.integer("shooter", 1, 6).required(),
            target: form.integer("target", 1, 6).required(),
        }
    }
}

/// A shot.
pub(super) struct Shot {
    pub(super) shooter: Shooter,
    pub(super) target: Target,
    pub(super) band: Fact<Band>,
    pub(super) enfilade: Fact<bool>,
    pub(super) supporters: Measure,
}

/// A shot and its dice.
pub struct Input {
    shot: Shot,
    dice: Option<Dice>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let shooter: Shooter = form.group("shooter");
        let target = form.group("target");
        let band = form.choice("band").fact();
        let enfilade = form.yes_or_no("enfilade").fact_or(false);
        let supporters = form.integer("supporters", 0, 8).usually_measured(0);
        // Without dice only the sums are reported.
        let rolled = form.is_told("dice");
        let dice = form.maybe_where("dice", rolled);
        Self {
            shot: Shot {
                shooter,
                target,
                band,
                enfilade,
                supporters,
            },
            dice,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with GENERALS_NO_ROW;
    pub(super) NEVER_ENFILADED = "dbe/disputes/square-in-enfilade#square-never-enfiladed";
    pub(super) BY_ITS_FACING = "dbe/disputes/square-in-enfilade#square-by-its-facing";
    CAVALRY_NEVER = "dbe/shooting/who-shoots#cavalry";
    GENERALS_NEVER = "dbe/shooting/who-shoots#generals";
    OUT = "dbe/shooting/ranges#out";
    NO_SHORT = "dbe/shooting/ranges#short";
    BRITISH = "dbe/shooting/modifiers#british";
    FROM_SQUARE = "dbe/shooting/modifiers#from-square";
    OLD_GUARD = "dbe/shooting/modifiers#old-guard";
    RUSSIAN_GUNS = "dbe/shooting/modifiers#russian-guns";
    AT_A_SQUARE = "dbe/shooting/modifiers#at-a-square";
    LONG_RANGE = "dbe/shooting/modifiers#long-range";
    GUNS_CLOSE = "dbe/shooting/modifiers#guns-close";
    HEAVY_COVER = "dbe/shooting/modifiers#heavy-cover";
    LIGHT_COVER = "dbe/shooting/modifiers#light-cover";
    AT_VOLTIGEURS = "dbe/shooting/modifiers#at-voltigeurs";
    AT_CAVALRY = "dbe/shooting/modifiers#at-cavalry";
    ENFILADING = "dbe/shooting/modifiers#enfilading";
    HELPER = "dbe/shooting/several#helper";
    NO_ADDING = "dbe/shooting/several#no-adding";
    SHOOTER_SCORE = "dbe/shooting/resolving#shooter-score";
    TARGET_SCORE = "dbe/shooting/resolving#target-score";
    SHOOTER_UNHURT = "dbe/shooting/resolving#shooter-unhurt";
    TARGET_HOLDS = "dbe/shooting/resolving#target-holds";
    TARGET_LOWER = "dbe/shooting/resolving#target-lower";
    TARGET_HALF = "dbe/shooting/resolving#target-half";
    SHOOTING_ONLY = "dbe/disputes/old-guard#old-guard-shooting-only";
    TARGET_TOO = "dbe/disputes/old-guard#old-guard-target-too";
    ONCE = "dbe/disputes/several-helpers#once-in-all";
    EACH = "dbe/disputes/several-helpers#once-each";
}

/// Whether the Old Guard has its bonus as a target too (S17).
static OLD_GUARD_AS_TARGET: Point = Point {
    id: "old-guard",
    kind: PointKind::Open,
    readings: &[Reading::followed(SHOOTING_ONLY), Reading::of(TARGET_TOO)],
};
/// Whether each of several helpers counts (S18).
static SEVERAL_HELPERS: Point = Point {
    id: "several-helpers",
    kind: PointKind::Open,
    readings: &[Reading::followed(ONCE), Reading::of(EACH)],
};
/// Whether a square can be enfiladed (S12).
pub(super) static SQUARE_ENFILADE: Point = Point {
    id: "square-in-enfilade",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(NEVER_ENFILADED),
        Reading::of(BY_ITS_FACING),
    ],
};

/// Open points that can matter for a shot.
pub(super) const POINTS: &[&Point] = &[&OLD_GUARD_AS_TARGET, &SEVERAL_HELPERS, &SQUARE_ENFILADE];

/// The reason why a shot is impossible, if any.
pub(super) fn barred(shot: &Shot) -> Option<&'static str> {
    let shooter = shot.shooter.troop.exactly();
    if shooter.is_some_and(Troop::is_cavalry) {
        Some(CAVALRY_SHOOTS.code)
    } else if shooter.is_some_and(Troop::is_general) {
        Some(GENERAL_SHOOTS.code)
    } else if fight::is_general(&shot.target.troop) {
        Some(GENERAL_TARGET.code)
    } else if shot.band == Band::Out {
        Some(OUT_OF_RANGE.code)
    } else if shot.band == Band::Short && shot.shooter.troop.is(Troop::is_infantry) {
        Some(NO_SHORT_BAND.code)
    } else {
        None
    }
}

/// Cavalry as the shooter.
pub(super) const CAVALRY_SHOOTS: Violation = Violation {
    code: "cavalry",
    claim: CAVALRY_NEVER,
};
/// A general as the shooter.
pub(super) const GENERAL_SHOOTS: Violation = Violation {
    code: "general",
    claim: GENERALS_NEVER,
};
/// A general as the target.
pub(super) const GENERAL_TARGET: Violation = Violation {
    code: "general-target",
    claim: GENERALS_NO_ROW,
};
/// A target beyond the last band.
pub(super) const OUT_OF_RANGE: Violation = Violation {
    code: "out-of-range",
    claim: OUT,
};
/// Infantry at short range.
pub(super) const NO_SHORT_BAND: Violation = Violation {
    code: "no-short-band",
    claim: NO_SHORT,
};

/// Sums of both sides before the dice.
pub(super) fn sums(case: &mut Case<'_>, shot: &Shot) -> (i64, i64) {
    let (shooter, target) = (&shot.shooter, &shot.target);
    let mut own = figure(case, &shooter.troop, "shoot").unwrap_or(0);
    case.step("shooter-factor", true)
        .value(own)
        .arg("troop", &shooter.troop)
        .cite(SHOOTER_SCORE);
    let mut other = figure(case, &target.troop, "melee").unwrap_or(0);
    case.step("target-factor", true)
        .value(other)
        .arg("troop", &target.troop)
        .cite(TARGET_SCORE);
    let foot = || shooter.troop.is(Troop::is_infantry);
    // Whether a square has a flank is not said (S12).
    let enfiladed = *shot.enfilade
        && (!(*target.square && target.troop.is(Troop::is_infantry))
            || case.ask(&SQUARE_ENFILADE).is(BY_ITS_FACING));
    for (row, applies, claim) in [
        (
            "british-infantry",
            foot() && shooter.nation == Nation::British,
            BRITISH,
        ),
        ("infantry-in-square", *shooter.square && foot(), FROM_SQUARE),
        ("old-guard", *shooter.old_guard, OLD_GUARD),
        (
            "russian-heavy-artillery",
            shooter.troop == Troop::HeavyArtillery && shooter.nation == Nation::Russian,
            RUSSIAN_GUNS,
        ),
        (
            "target-in-square",
            *target.square && target.troop.is(Troop::is_infantry),
            AT_A_SQUARE,
        ),
        ("long-range", shot.band == Band::Long, LONG_RANGE),
        (
            "artillery-short-range",
            shot.band == Band::Short && shooter.troop.is(Troop::is_artillery),
            GUNS_CLOSE,
        ),
        ("heavy-cover", target.cover == Cover::Heavy, HEAVY_COVER),
        ("light-cover", target.cover == Cover::Light, LIGHT_COVER),
        (
            "voltigeurs",
            target.troop == Troop::Voltigeurs,
            AT_VOLTIGEURS,
        ),
        ("cavalry", target.troop.is(Troop::is_cavalry), AT_CAVALRY),
        ("enfilade", enfiladed, ENFILADING),
    ] {
        let value = if applies {
            case.number(&SHOOTING_MODIFIERS, row, "value").unwrap_or(0)
        } else {
            0
        };
        own += value;
        case.step("modifier", applies)
            .value(value)
            .arg("line", Arg::of("dbe-shooting-modifiers", row))
            .cite(claim);
    }
    let mut helpers = i64::from(shot.supporters > 0);
    let mut claim = HELPER;
    if shot.supporters > 1 {
        let once = case.ask(&SEVERAL_HELPERS).is(ONCE);
        claim = if once { ONCE } else { EACH };
        helpers = if once { 1 } else { shot.supporters.whole() };
    }
    let each = if helpers > 0 {
        case.number(&SHOOTING_MODIFIERS, "support", "value")
            .unwrap_or(0)
    } else {
        0
    };
    other += each * helpers;
    case.applies("helpers", helpers > 0, claim)
        .value(each * helpers)
        .arg("helpers", shot.supporters.exactly());
    if helpers > 0 {
        case.because(NO_ADDING);
    }
    if *target.old_guard {
        let too = case.ask(&OLD_GUARD_AS_TARGET).is(TARGET_TOO);
        let value = if too {
            case.number(&SHOOTING_MODIFIERS, "old-guard", "value")
                .unwrap_or(0)
        } else {
            0
        };
        other += value;
        case.considered(
            "old-guard-target",
            too,
            if too { TARGET_TOO } else { SHOOTING_ONLY },
        )
        .value(value);
    }
    case.because(SHOOTER_SCORE);
    case.because(TARGET_SCORE);
    (own, other)
}

/// Result of a shot with these totals.
pub(super) fn resolve(case: &mut Case<'_>, own: i64, other: i64) -> Margin {
    let margin = Margin::of(other, own);
    let (why, claim) = match margin {
        Margin::None if other > own => ("above", SHOOTER_UNHURT),
        Margin::None => ("equal", TARGET_HOLDS),
        Margin::Lower => ("lower", TARGET_LOWER),
        Margin::Half => ("half", TARGET_HALF),
    };
    case.considered("totals", margin != Margin::None, claim)
        .value(own)
        .arg("target", other)
        .arg("why", why);
    margin
}

/// Counts of the thirty-six rolls for each degree: none, lower, half.
pub(super) fn counts(own: i64, other: i64) -> [u32; 3] {
    let mut counts = [0; 3];
    for die in FACES {
        for against in FACES {
            counts[Margin::of(other + against, own + die) as usize] += 1;
        }
    }
    counts
}

impl Rule for Shooting {
    type Input = Input;
    const ID: &'static str = "dbe.shooting";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
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
            name: "margin",
            kind: OutKind::word::<Margin>(),
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
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("shooter_sum", "shooter_total"),
        ("shooter_sum", "target_total"),
    ];
    const HEADLINE: &'static [&'static str] = &["shooter_sum", "target_sum", "margin"];
    const VIOLATIONS: &'static [Violation] = &[
        CAVALRY_SHOOTS,
        GENERAL_SHOOTS,
        GENERAL_TARGET,
        OUT_OF_RANGE,
        NO_SHORT_BAND,
    ];
    const POINTS: &'static [&'static Point] = POINTS;
    const TABLES: &'static [&'static Table] = &[&TROOPS, &SHOOTING_MODIFIERS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if let Some(code) = barred(&input.shot) {
            return fight::refused(case, Self::OUTPUTS, code);
        }
        let (own, other) = sums(case, &input.shot);
        let values = Values::default()
            .with("shooter_sum", own)
            .with("target_sum", other);
        if let Some(dice) = &input.dice {
            let totals = (own + dice.shooter, other + dice.target);
            let margin = resolve(case, totals.0, totals.1);
            values
                .with("shooter_total", totals.0)
                .with("target_total", totals.1)
                .with("margin", margin.code())
                .with("legal", Value::Null)
                .with("violations", Value::Null)
        } else {
            let counts = counts(own, other);
            let chances = Margin::ALL.iter().map(|margin| Chance {
                code: margin.code().to_owned(),
                num: counts[*margin as usize],
                den: 36,
            });
            case.odds(chances.filter(|chance| chance.num > 0).collect());
            values
                .with("shooter_total", Value::Null)
                .with("target_total", Value::Null)
                .with("margin", Value::Null)
                .with("legal", Value::Null)
                .with("violations", Value::Null)
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(shooter: &Value, target: &Value, band: &str, changes: &Value) -> Verdict {
        judge(
            "dbe.shooting",
            &with(
                &json!({"shooter": shooter, "target": target, "band": band}),
                changes,
            ),
        )
    }

    fn both(verdict: &Verdict) -> (i64, i64) {
        (
            verdict.values["shooter_sum"].as_i64().unwrap(),
            verdict.values["target_sum"].as_i64().unwrap(),
        )
    }

    #[test]
    fn every_line_of_the_table_counts() {
        let line = || json!({"troop": "line"});
        let sums = |shooter: Value, target: Value, band: &str, changes: Value| {
            both(&ask(&shooter, &target, band, &changes))
        };
        let plain = json!({});
        assert_eq!(sums(line(), line(), "medium", plain.clone()), (3, 3));
        assert_eq!(
            sums(
                json!({"troop": "line", "nation": "british"}),
                json!({"troop": "line", "cover": "light"}),
                "long",
                plain.clone()
            ),
            (2, 3)
        );
        assert_eq!(
            sums(
                json!({"troop": "horse-artillery"}),
                json!({"troop": "light-cavalry"}),
                "short",
                plain.clone()
            ),
            (4, 2)
        );
        let russian = json!({"troop": "heavy-artillery", "nation": "russian"});
        assert_eq!(
            sums(
                russian,
                json!({"troop": "line", "in_square": true}),
                "long",
                plain.clone()
            ),
            (5, 3)
        );
        assert_eq!(
            sums(
                json!({"troop": "medium-artillery", "nation": "russian"}),
                line(),
                "medium",
                plain.clone()
            ),
            (3, 3)
        );
        assert_eq!(
            sums(
                json!({"troop": "heavy-artillery", "nation": "british"}),
                line(),
                "medium",
                plain.clone()
            ),
            (4, 3)
        );
        assert_eq!(
            sums(
                json!({"troop": "line", "in_square": true}),
                line(),
                "medium",
                plain.clone()
            ),
            (2, 3)
        );
        assert_eq!(
            sums(
                json!({"troop": "guard", "old_guard": true}),
                line(),
                "medium",
                plain
            ),
            (5, 3)
        );
        let screened = json!({"troop": "voltigeurs", "cover": "heavy"});
        assert_eq!(
            sums(
                json!({"troop": "light-infantry"}),
                screened,
                "medium",
                json!({"enfilade": true})
            ),
            (2, 1)
        );
        assert_eq!(
            sums(line(), line(), "medium", json!({"supporters": 1})),
            (3, 2)
        );
    }

    #[test]
    fn dice_decide_and_their_absence_gives_odds() {
        let line = json!({"troop": "line"});
        let dice = |own: i64, other: i64| {
            ask(
                &line,
                &line,
                "medium",
                &json!({"dice": {"shooter": own, "target": other}}),
            )
            .values["margin"]
                .clone()
        };
        assert_eq!(
            [dice(5, 3), dice(2, 2), dice(1, 6), dice(5, 1)],
            [json!("lower"), json!("none"), json!("none"), json!("half")]
        );
        let odds = ask(&line, &line, "medium", &json!({})).odds.unwrap();
        assert_eq!(
            odds.iter().map(|chance| chance.num).collect::<Vec<_>>(),
            [21, 13, 2]
        );
    }

    #[test]
    fn points_are_asked_where_they_matter() {
        let line = json!({"troop": "line"});
        let several = |agreed: &str| {
            both(&ask(
                &line,
                &line,
                "medium",
                &json!({"supporters": 3, "agreed": agreed}),
            ))
        };
        assert_eq!(
            [several("once-in-all"), several("once-each")],
            [(3, 2), (3, 0)]
        );
        let guard = json!({"troop": "guard", "old_guard": true});
        assert_eq!(
            ask(&line, &guard, "medium", &json!({})).finding.code,
            "old-guard"
        );
        let target = |agreed: &str| both(&ask(&line, &guard, "medium", &json!({"agreed": agreed})));
        assert_eq!(
            [
                target("old-guard-shooting-only"),
                target("old-guard-target-too")
            ],
            [(3, 4), (3, 5)]
        );
    }

    #[test]
    fn there_is_no_such_shot() {
        for (shooter, target, band, why) in [
            ("cuirassiers", "line", "medium", "cavalry"),
            ("corps-general", "line", "medium", "general"),
            ("line", "corps-general", "medium", "general-target"),
            ("line", "line", "short", "no-short-band"),
            ("heavy-artillery", "line", "out", "out-of-range"),
        ] {
            let verdict = judge(
                "dbe.shooting",
                &json!({"shooter": {"troop": shooter}, "target": {"troop": target}, "band": band}),
            );
            assert_eq!(
                (verdict.finding.code.as_str(), &verdict.values["legal"]),
                (why, &json!(false))
            );
            assert_eq!(verdict.values["shooter_sum"], Value::Null);
        }
        assert_eq!(faults("dbe.shooting", &json!({})).len(), 3);
    }

    proptest! {
        #[test]
        fn throws_make_thirty_six_and_a_better_shooter_does_no_less(own in -4_i64..12, other in -4_i64..12) {
            let (one, more) = (counts(own, other), counts(own + 1, other));
            prop_assert_eq!(one.iter().sum::<u32>(), 36);
            prop_assert!(more[0] <= one[0]);
        }
    }
}
