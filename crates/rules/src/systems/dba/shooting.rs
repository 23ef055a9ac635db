//! `dba.shooting`: the fate of a target that is shot at, and of the shooter if the target shoots
//! back.
//!
//! # Source items
//! bob:shooting.1, 8, 10, 12, 13, 18, bob:resolution.2, 3, bob:results.3, bob:beaten.2, 8, 10, 11,
//! bob:doubled.2, bob:recoil.5a, 5c, qrs:shooting.11, 12, qrs:bua-capture.1, qrs:recoil.13.
//!
//! # What it decides
//! The results of target and main shooter, after their totals are compared.
//!
//! # What it does not decide
//! Who may shoot at whom and who the main shooter is (`dba.may-shoot`, `dba.shooter-of-record`),
//! whether a recoil or a flight can be made, and which edge the shooters aim at.
//!
//! # Readings chosen
//! - Bad going is not asked: a base partly in it counts as in it for moves and close combat only
//!   (bob:shooting.17, which quotes the rule).
//! - `mutual` contradicts a target that is not a shooter: it cannot shoot back.
//! - `shooter_place` (not in the catalogue) serves two rules: a shooter inside a place cannot
//!   recoil from there, and one in a BUA prevents the kill at the rear (qrs:shooting.12). The
//!   commentary does not mention the latter: flag `conflict:rear-from-bua`.
//! - A tie has no effect, except that a Scythed Chariot's is an open point: its ties in close
//!   combat are fatal, and bob:beaten.3 names Artillery without mentioning close combat.
//!
//! # Direction of error
//! As for `dba.close-combat`: cells from public references are flagged.
//!
//! # Examples
//! Nothing: `Bw` shooting at `Kn` that do not shoot back, the shooter doubled. Surrenders: `Dz`
//! beaten by `Art`.

use serde_json::Value;
use strum::VariantArray;

use super::losing::{self, By, Fate, Loss, Margin, Place, Ruling, Shooter};
use super::result_tables::{BEATEN_RESULTS, CHARIOTS, DOUBLED_RESULTS};
use super::terrain::{Terrain, home};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Shooting;

/// A shot and its comparison.
#[derive(Clone, Debug)]
pub struct Input {
    pub(super) shooter: Fact<Troop>,
    pub(super) target: Fact<Troop>,
    pub(super) degree: Fact<ShotDegree>,
    /// Whether the target shoots back at this shooter.
    pub(super) mutual: Fact<bool>,
    pub(super) target_place: Fact<Place>,
    pub(super) shooter_place: Fact<Place>,
    /// Whether every shooter, including helpers, aimed at the target's rear edge.
    pub(super) all_on_rear: Fact<bool>,
}

/// Why troops given as shooters never shoot, if so: the code of the violation.
pub(super) fn never_shoots(troop: Troop) -> Option<&'static str> {
    match troop {
        Troop::Lit => Some(NO_LITTER.code),
        troop if Shooter::of(troop).is_none() => Some(NO_SHOOTER.code),
        _ => None,
    }
}

/// Loser of a shot, and the degree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShotDegree {
    Equal,
    Target(Margin),
    Shooter(Margin),
}

impl Choice for ShotDegree {
    const SCOPE: &'static str = "dba-shot-degree";
}

impl VariantArray for ShotDegree {
    const VARIANTS: &'static [Self] = &[
        Self::Target(Margin::Beaten),
        Self::Target(Margin::Doubled),
        Self::Shooter(Margin::Beaten),
        Self::Shooter(Margin::Doubled),
        Self::Equal,
    ];
}

impl From<ShotDegree> for &'static str {
    fn from(value: ShotDegree) -> Self {
        match value {
            ShotDegree::Equal => "equal",
            ShotDegree::Target(Margin::Beaten) => "target-beaten",
            ShotDegree::Target(Margin::Doubled) => "target-doubled",
            ShotDegree::Shooter(Margin::Beaten) => "shooter-beaten",
            ShotDegree::Shooter(Margin::Doubled) => "shooter-doubled",
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let shooter = form
            .choice("shooter")
            .only(|troop| never_shoots(troop).is_none())
            .fact();
        let told = form.holds("mutual");
        let can_shoot = |target: Troop| Shooter::of(target).is_some();
        let place = Place::ALL
            .iter()
            .copied()
            .find(|place| form.says("target_place", place.code()));
        let at_home = |target: Troop, place: Place| {
            let home = home(target).map(Place::of);
            home.is_none_or(|home| home == place)
        };
        let target: Fact<Troop> = form
            .choice("target")
            .only(|target| {
                (!told || can_shoot(target)) && place.is_none_or(|place| at_home(target, place))
            })
            .fact();
        // A target that can shoot back must do so (bob:shooting.12). It sees no enemy behind it, unless it shoots
        // all round (bob:shooting.6, .13, .15).
        let behind = form.holds("all_on_rear");
        let sees = |target: Troop, inside: bool| {
            can_shoot(target) && (!behind || inside || target == Troop::WWg)
        };
        let inside = place.is_some_and(|place| place != Place::Open);
        let known = target.exactly();
        let shoots = known.is_some_and(|target| sees(target, inside));
        let maybe_inside = place != Some(Place::Open);
        let perhaps = target
            .all()
            .into_iter()
            .any(|target| sees(target, maybe_inside));
        Self {
            shooter,
            target,
            degree: form.choice("degree").fact(),
            mutual: form
                .yes_or_no("mutual")
                .must(|mutual| perhaps || !mutual)
                .fact_or(shoots),
            target_place: form
                .choice("target_place")
                .must(|place| known.is_none_or(|target| at_home(target, place)))
                .fact(),
            shooter_place: form.choice("shooter_place").fact_or(Place::Open),
            all_on_rear: form.yes_or_no("all_on_rear").fact_or(false),
        }
    }
}

// Claims that a verdict may quote, grouped by node; those of the result tables are in `losing`.
claims! {
    with losing::BEATEN, losing::OTHERWISE, losing::BEATEN_REFERENCES, losing::EL_BY_ART_SHOT, losing::SCH_BY_ART, losing::PS_RECOIL,
        losing::HD_IN_BUA, losing::HD_BY_ART_SHOT, losing::WWG_STAND, losing::WWG_BY_ART_SHOT, losing::WWG_INSIDE, losing::WWG_DOUBLED,
        losing::LITTER, losing::INSIDE, losing::INSIDE_FLEE, losing::CF_SURRENDER, losing::DZ_SURRENDER, losing::CF_SHOT, losing::ART_SHOT,
        losing::DOUBLED, losing::DOUBLED_DEFAULT, losing::DOUBLED_REFERENCES, losing::LH_BY_BW, losing::LIGHT_CAMELRY, losing::LH_DESTROYED,
        losing::LH_FLEES, losing::HD_DESTROYED, losing::HD_STANDS;
    pub(super) LITTER_NEVER = "dba/shooting/who-shoots#litter";
    pub(super) OTHERS_NEVER = "dba/shooting/who-shoots#others";
    ALWAYS_ROLLS = "dba/results/defensive-die#always";
    UNHURT = "dba/results/defensive-die#shooter-unhurt";
    EXCHANGE = "dba/results/defensive-die#exchange";
    pub(super) SHOT_TIE = "dba/results/equal#shooting-tie";
    SAME_TABLE = "dba/results/shot#same-table";
    ALL_ON_REAR = "dba/results/shot#all-on-rear";
    NO_REAR_KILL = "dba/results/shot#no-recoil-no-rear-kill";
    REAR_FROM_BUA = "dba/results/shot#not-from-a-bua";
    MELEE_ONLY = "dba/results/doubled-by-artillery#close-combat-only";
    TIE_DESTROYS = "dba/disputes/scythed-tie#shot-tie-destroys";
    TIE_HARMLESS = "dba/disputes/scythed-tie#shot-tie-harmless";
    REAR_FLEE_DIES = "dba/disputes/fleeing-shot-in-rear#flees-and-dies";
    REAR_FLEE_LIVES = "dba/disputes/fleeing-shot-in-rear#flees-and-lives";
}

/// A Scythed Chariot shot at, with equal totals.
pub(super) static SHOT_SCYTHED_TIE: Point = Point {
    id: "scythed-shot-tie",
    kind: PointKind::Open,
    readings: &[Reading::of(TIE_DESTROYS), Reading::followed(TIE_HARMLESS)],
};
/// A base that must flee, with all shots at its rear edge.
pub(super) static REAR_FLEE: Point = Point {
    id: "rear-flee",
    kind: PointKind::Conflict,
    readings: &[
        Reading::followed(REAR_FLEE_DIES),
        Reading::of(REAR_FLEE_LIVES),
    ],
};

/// A Litter named as the shooter.
pub(super) const NO_LITTER: Violation = Violation {
    code: "litter",
    claim: LITTER_NEVER,
};

/// Other troops that never shoot, named as the shooter.
pub(super) const NO_SHOOTER: Violation = Violation {
    code: "not-a-shooter",
    claim: OTHERS_NEVER,
};

/// Results of target and shooter.
#[derive(Clone, Debug)]
pub(super) struct Shot {
    pub(super) target: Fate,
    pub(super) shooter: Fate,
    /// The ruling on the loser, if it can be hurt.
    pub(super) ruling: Option<Ruling>,
    pub(super) claims: Vec<&'static str>,
    pub(super) rear: Rear,
}

/// Whether shots at the rear edge are fatal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rear {
    NotAll,
    NoRecoil,
    FromBua,
    Kills,
    Agreed(bool),
}

/// Whether the target really shoots back.
pub(super) fn answers(input: &Input) -> bool {
    *input.mutual && input.target.is(|target| Shooter::of(target).is_some())
}

/// The main shooter, as a type that can shoot.
fn main(input: &Input) -> Shooter {
    Shooter::of(input.shooter.get()).unwrap_or(Shooter::Bw)
}

/// Decides a shot.
pub(super) fn shot(case: &mut Case<'_>, input: &Input) -> Shot {
    let mut shot = Shot {
        target: Fate::None,
        shooter: Fate::None,
        ruling: None,
        claims: Vec::new(),
        rear: Rear::NotAll,
    };
    let loss = |loser, by, margin, place| Loss {
        loser,
        by: By::Shooting(by),
        margin,
        ground: Terrain::Good,
        place,
        by_garrison: false,
        contact: losing::Contact::None,
    };
    match input.degree.get() {
        ShotDegree::Equal if input.target == Troop::SCh => {
            let dies = case.ask(&SHOT_SCYTHED_TIE).is(TIE_DESTROYS);
            shot.target = if dies { Fate::Destroyed } else { Fate::None };
            shot.claims
                .push(if dies { TIE_DESTROYS } else { TIE_HARMLESS });
        }
        ShotDegree::Equal => shot.claims.push(SHOT_TIE),
        ShotDegree::Shooter(_) if !answers(input) => shot.claims.push(UNHURT),
        ShotDegree::Shooter(margin) => {
            let by = input.target.by(Shooter::of).unwrap_or(Shooter::Bw);
            let (loser, place) = (main(input).troop(), input.shooter_place.get());
            let ruling = losing::ruling(case, &loss(loser, by, margin, place));
            shot.shooter = ruling.fate;
            shot.claims.push(EXCHANGE);
            shot.claims.extend(&ruling.claims);
            shot.ruling = Some(ruling);
        }
        ShotDegree::Target(margin) => {
            let (by, place) = (main(input), input.target_place.get());
            // Targets with the same fate are not separated.
            let ruled = |case: &mut Case<'_>, target| {
                losing::ruling(case, &loss(target, by, margin, place))
            };
            let target = input
                .target
                .alike(|target| case.tried(|case| ruled(case, target)));
            let ruling = ruled(case, target);
            shot.target = ruling.fate;
            shot.claims.extend(&ruling.claims);
            if margin == Margin::Doubled && by == Shooter::Art {
                shot.claims.push(MELEE_ONLY);
            }
            shot.ruling = Some(ruling);
            rear(case, input, &mut shot);
        }
    }
    shot
}

/// If all shots are at the rear edge, a recoil becomes a loss.
fn rear(case: &mut Case<'_>, input: &Input, shot: &mut Shot) {
    let (rear, claim) = match shot.target {
        _ if !*input.all_on_rear => return,
        Fate::Recoil | Fate::Flee if input.shooter_place == Place::Bua => {
            case.flag("conflict:rear-from-bua");
            (Rear::FromBua, REAR_FROM_BUA)
        }
        Fate::Recoil => (Rear::Kills, ALL_ON_REAR),
        Fate::Flee => {
            let dies = case.ask(&REAR_FLEE).is(REAR_FLEE_DIES);
            (
                Rear::Agreed(dies),
                if dies {
                    REAR_FLEE_DIES
                } else {
                    REAR_FLEE_LIVES
                },
            )
        }
        _ => (Rear::NoRecoil, NO_REAR_KILL),
    };
    shot.rear = rear;
    if matches!(rear, Rear::Kills | Rear::Agreed(true)) {
        shot.target = Fate::Destroyed;
    }
    if rear != Rear::NoRecoil || shot.target == Fate::None {
        shot.claims.push(claim);
    }
}

impl Rule for Shooting {
    type Input = Input;
    const ID: &'static str = "dba.shooting";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "target_result",
            kind: OutKind::word::<Fate>(),
        },
        Output {
            name: "shooter_result",
            kind: OutKind::word::<Fate>(),
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
    const HEADLINE: &'static [&'static str] = &["target_result", "shooter_result", "legal"];
    const VIOLATIONS: &'static [Violation] = &[NO_LITTER, NO_SHOOTER];
    const POINTS: &'static [&'static Point] = &[
        &SHOT_SCYTHED_TIE,
        &REAR_FLEE,
        &losing::LIGHT_HORSE_DOUBLED,
        &losing::HORDES_SHOT,
    ];
    const TABLES: &'static [&'static Table] = &[&BEATEN_RESULTS, &DOUBLED_RESULTS, &CHARIOTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if let Some(code) = input.shooter.exactly().and_then(never_shoots) {
            case.forbid(code, true);
            return Values::default()
                .with("target_result", Value::Null)
                .with("shooter_result", Value::Null)
                .with("legal", false)
                .with("violations", case.refused());
        }
        let shot = shot(case, input);
        ledger(case, input, &shot);
        for claim in &shot.claims {
            case.because(claim);
        }
        Values::default()
            .with("target_result", shot.target.code())
            .with("shooter_result", shot.shooter.code())
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

/// Records all considerations.
fn ledger(case: &mut Case<'_>, input: &Input, shot: &Shot) {
    let degree = input.degree.get();
    case.step("comparison", true)
        .value_of(&input.degree)
        .arg("outcome", &input.degree)
        .cite(if degree == ShotDegree::Equal {
            SHOT_TIE
        } else {
            SAME_TABLE
        });
    // Whether the target can shoot back matters only if the shooter has lost.
    let shooter_lost = matches!(degree, ShotDegree::Shooter(_));
    let target = input.target.exactly();
    let answers = if shooter_lost || !*input.mutual {
        Some(answers(input))
    } else {
        target.map(|target| Shooter::of(target).is_some())
    };
    let why = answers.map(|answers| match (*input.mutual, answers) {
        (_, true) => "both",
        (true, false) => "cannot",
        (false, false) => "no",
    });
    let exposed = answers == Some(true);
    case.step("exchange", exposed)
        .value_of(&input.mutual)
        .arg("why", why)
        .cite(if exposed { EXCHANGE } else { ALWAYS_ROLLS });
    let why = match (shooter_lost, exposed) {
        (false, _) => "not-beaten",
        (true, true) => "exposed",
        (true, false) => "safe",
    };
    case.step("shooter-safe", shooter_lost && !exposed)
        .value(why)
        .arg("why", why)
        .cite(UNHURT);
    if let Some(target) = target {
        super::close_combat::stands_step(case, "target-as", target);
    }
    if let Some(ruling) = &shot.ruling {
        super::close_combat::looks(case, &ruling.looks);
    }
    if degree == ShotDegree::Equal && input.target == Troop::SCh {
        case.step("scythed-tie", shot.target == Fate::Destroyed)
            .value(shot.target.code())
            .cite(shot.claims[0]);
    }
    let (applied, why, claim) = match shot.rear {
        Rear::NotAll if !input.all_on_rear.shown() => (false, "not-all", ALL_ON_REAR),
        Rear::NotAll => (false, "not-beaten", ALL_ON_REAR),
        Rear::NoRecoil => (false, "no-recoil", NO_REAR_KILL),
        Rear::FromBua => (false, "from-bua", REAR_FROM_BUA),
        Rear::Kills => (true, "kills", ALL_ON_REAR),
        Rear::Agreed(true) => (true, "flee", REAR_FLEE_DIES),
        Rear::Agreed(false) => (false, "flee", REAR_FLEE_LIVES),
    };
    case.step("rear", applied)
        .value_of(&input.all_on_rear)
        .arg("why", why)
        .cite(claim);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, step, with};

    fn ask(shooter: &str, target: &str, degree: &str, changes: &Value) -> Verdict {
        let home = Troop::parse(target).and_then(home).map(Place::of);
        let place = home.unwrap_or(Place::Open).code();
        let given =
            json!({"shooter": shooter, "target": target, "degree": degree, "target_place": place});
        judge("dba.shooting", &with(&given, changes))
    }

    /// `target shooter`
    fn told(verdict: &Verdict) -> String {
        let word = |name: &str| verdict.values[name].as_str().unwrap_or("open").to_owned();
        format!("{} {}", word("target_result"), word("shooter_result"))
    }

    #[track_caller]
    fn tells(verdict: &Verdict, want: &str, claim: &str) {
        assert_eq!(told(verdict), want);
        assert!(
            verdict.reasons.contains(&claim),
            "no {claim} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn a_shooter_that_is_not_answered_suffers_nothing() {
        for degree in ["shooter-beaten", "shooter-doubled"] {
            tells(&ask("Bw", "Kn", degree, &json!({})), "none none", UNHURT);
            tells(
                &ask("Bw", "Bw", degree, &json!({"mutual": false})),
                "none none",
                UNHURT,
            );
            // Nor by a target that has all its enemies behind it, unless it shoots all round.
            let behind = json!({"all_on_rear": true});
            tells(&ask("Bw", "Bw", degree, &behind), "none none", UNHURT);
            let wagon = ask("Bw", "WWg", degree, &behind);
            assert_eq!(step(&wagon, "exchange"), (true, &json!(true)));
        }
    }

    #[test]
    fn most_troops_never_shoot() {
        let litter = ask("Lit", "Bd", "target-beaten", &json!({}));
        assert_eq!(
            (litter.finding.code.as_str(), litter.reasons.as_slice()),
            ("litter", [LITTER_NEVER].as_slice())
        );
        assert_eq!(litter.values["target_result"], Value::Null);
        for troop in ["Ps", "LH", "Kn", "CF"] {
            let never = ask(troop, "Bd", "target-beaten", &json!({}));
            assert_eq!(
                (never.finding.code.as_str(), never.reasons.as_slice()),
                ("not-a-shooter", [OTHERS_NEVER].as_slice())
            );
        }
    }

    #[test]
    fn who_can_shoot_back_usually_does() {
        tells(
            &ask("Bw", "Bw", "shooter-doubled", &json!({})),
            "none destroyed",
            EXCHANGE,
        );
    }

    #[test]
    fn an_exchange_exposes_both() {
        let mutual = json!({"mutual": true});
        tells(
            &ask("Bw", "Bw", "target-doubled", &mutual),
            "destroyed none",
            losing::DOUBLED,
        );
        tells(
            &ask("Bw", "Bw", "shooter-doubled", &mutual),
            "none destroyed",
            EXCHANGE,
        );
        tells(
            &ask("Bw", "Art", "shooter-beaten", &mutual),
            "none recoil",
            losing::OTHERWISE,
        );
        tells(
            &ask("WWg", "Art", "shooter-beaten", &mutual),
            "none destroyed",
            losing::WWG_BY_ART_SHOT,
        );
        tells(
            &ask("Art", "Bw", "shooter-beaten", &mutual),
            "none recoil",
            losing::ART_SHOT,
        );
        tells(
            &ask(
                "Bw",
                "Bw",
                "shooter-beaten",
                &json!({"mutual": true, "shooter_place": "bua"}),
            ),
            "none destroyed",
            losing::INSIDE,
        );
        tells(&ask("Bw", "Bw", "equal", &mutual), "none none", SHOT_TIE);
    }

    #[test]
    fn what_artillery_does_by_beating() {
        for (target, want, claim) in [
            ("El", "destroyed none", losing::EL_BY_ART_SHOT),
            ("Hd", "destroyed none", losing::HD_BY_ART_SHOT),
            ("WWg", "destroyed none", losing::WWG_BY_ART_SHOT),
            ("Lit", "destroyed none", losing::LITTER),
            ("CF", "surrender none", losing::CF_SURRENDER),
            ("Dz", "surrender none", losing::DZ_SURRENDER),
            ("SCh", "destroyed none", losing::SCH_BY_ART),
            ("Art", "recoil none", losing::ART_SHOT),
            ("LH", "flee none", losing::BEATEN_REFERENCES),
            ("Bd", "recoil none", losing::OTHERWISE),
        ] {
            tells(
                &ask("Art", target, "target-beaten", &json!({})),
                want,
                claim,
            );
        }
        tells(
            &ask("Art", "Bd", "target-doubled", &json!({})),
            "destroyed none",
            MELEE_ONLY,
        );
        tells(
            &ask("Art", "SCh", "target-doubled", &json!({})),
            "destroyed none",
            MELEE_ONLY,
        );
    }

    #[test]
    fn artillery_doubling_denizens_or_followers_is_not_spelt_out() {
        for (target, place) in [("Dz", "bua"), ("CF", "camp")] {
            let doubled = ask(
                "Art",
                target,
                "target-doubled",
                &json!({"target_place": place}),
            );
            tells(&doubled, "destroyed none", losing::DOUBLED);
            assert!(
                doubled
                    .flags
                    .contains(&"silent:doubled-by-art-fire".to_owned())
                    && !doubled.reasons.contains(&losing::CF_SHOT)
            );
            let others = ask(
                "Bw",
                target,
                "target-doubled",
                &json!({"target_place": place}),
            );
            tells(&others, "destroyed none", losing::CF_SHOT);
            assert!(others.flags.is_empty());
        }
    }

    #[test]
    fn what_bows_and_wagons_do() {
        for shooter in ["Bw", "WWg"] {
            tells(
                &ask(shooter, "WWg", "target-beaten", &json!({})),
                "none none",
                losing::WWG_STAND,
            );
            tells(
                &ask(
                    shooter,
                    "CF",
                    "target-beaten",
                    &json!({"target_place": "camp"}),
                ),
                "none none",
                losing::CF_SHOT,
            );
            tells(
                &ask(
                    shooter,
                    "CF",
                    "target-doubled",
                    &json!({"target_place": "camp"}),
                ),
                "destroyed none",
                losing::CF_SHOT,
            );
            tells(
                &ask(shooter, "Art", "target-beaten", &json!({})),
                "recoil none",
                losing::ART_SHOT,
            );
            tells(
                &ask(shooter, "SCh", "target-beaten", &json!({})),
                "destroyed none",
                losing::BEATEN_REFERENCES,
            );
            tells(
                &ask(shooter, "El", "target-beaten", &json!({})),
                "recoil none",
                losing::OTHERWISE,
            );
            let hordes = ask(shooter, "Hd", "target-beaten", &json!({}));
            assert_eq!(hordes.finding.code, "hordes-shot");
            assert_eq!(
                hordes
                    .readings
                    .iter()
                    .map(|r| (r.id, r.values["target_result"].clone()))
                    .collect::<Vec<_>>(),
                [
                    ("hd-destroyed", json!("destroyed")),
                    ("hd-stand", json!("none"))
                ]
            );
            tells(
                &ask(
                    shooter,
                    "Hd",
                    "target-beaten",
                    &json!({"target_place": "bua"}),
                ),
                "destroyed none",
                losing::HD_IN_BUA,
            );
        }
        tells(
            &ask("Bw", "LH", "target-doubled", &json!({})),
            "destroyed none",
            losing::LH_BY_BW,
        );
        tells(
            &ask("Bw", "2Cm", "target-doubled", &json!({})),
            "destroyed none",
            losing::LIGHT_CAMELRY,
        );
        tells(
            &ask("Bw", "Ps", "target-doubled", &json!({})),
            "destroyed none",
            losing::DOUBLED_REFERENCES,
        );
        tells(
            &ask("WWg", "Ps", "target-doubled", &json!({})),
            "flee none",
            losing::DOUBLED_REFERENCES,
        );
        assert_eq!(
            ask("WWg", "LH", "target-doubled", &json!({})).finding.code,
            "light-horse-doubled"
        );
        assert!(
            ask("Bw", "Bw", "target-doubled", &json!({}))
                .flags
                .is_empty()
        );
    }

    #[test]
    fn all_shots_on_the_rear_make_a_recoil_fatal() {
        let rear = json!({"all_on_rear": true});
        tells(
            &ask("Bw", "Bd", "target-beaten", &rear),
            "destroyed none",
            ALL_ON_REAR,
        );
        tells(
            &ask("Bw", "WWg", "target-beaten", &rear),
            "none none",
            NO_REAR_KILL,
        );
        tells(
            &ask(
                "Bw",
                "Bd",
                "target-beaten",
                &json!({"all_on_rear": true, "shooter_place": "bua"}),
            ),
            "recoil none",
            REAR_FROM_BUA,
        );
        tells(
            &ask(
                "Bw",
                "Bd",
                "target-beaten",
                &json!({"all_on_rear": true, "shooter_place": "camp"}),
            ),
            "destroyed none",
            ALL_ON_REAR,
        );
        let flees = ask("Art", "LH", "target-beaten", &rear);
        tells(&flees, "destroyed none", REAR_FLEE_DIES);
        assert!(flees.flags.contains(&"conflict:rear-flee".to_owned()));
        tells(
            &ask(
                "Art",
                "LH",
                "target-beaten",
                &with(&rear, &json!({"agreed": "flees-and-lives"})),
            ),
            "flee none",
            REAR_FLEE_LIVES,
        );
        assert_eq!(told(&ask("Bw", "Bd", "equal", &rear)), "none none");
    }

    #[test]
    fn places_kill_those_who_must_recoil_or_flee() {
        for place in ["bua", "camp"] {
            tells(
                &ask("Bw", "Bd", "target-beaten", &json!({"target_place": place})),
                "destroyed none",
                losing::INSIDE,
            );
            tells(
                &ask(
                    "Art",
                    "LH",
                    "target-beaten",
                    &json!({"target_place": place}),
                ),
                "destroyed none",
                losing::INSIDE,
            );
            tells(
                &ask(
                    "WWg",
                    "Ps",
                    "target-doubled",
                    &json!({"target_place": place}),
                ),
                "destroyed none",
                losing::INSIDE_FLEE,
            );
        }
        tells(
            &ask(
                "Bw",
                "Hd",
                "target-beaten",
                &json!({"target_place": "camp", "agreed": "hd-stand"}),
            ),
            "none none",
            losing::HD_STANDS,
        );
    }

    #[test]
    fn a_tie_on_a_scythed_chariot_is_left_open() {
        for shooter in ["Art", "Bw"] {
            let open = ask(shooter, "SCh", "equal", &json!({}));
            assert_eq!(open.finding.code, "scythed-shot-tie");
            tells(
                &ask(
                    shooter,
                    "SCh",
                    "equal",
                    &json!({"agreed": "shot-tie-destroys"}),
                ),
                "destroyed none",
                TIE_DESTROYS,
            );
            tells(
                &ask(
                    shooter,
                    "SCh",
                    "equal",
                    &json!({"agreed": "shot-tie-harmless"}),
                ),
                "none none",
                TIE_HARMLESS,
            );
        }
    }

    #[test]
    fn only_shooters_shoot() {
        assert_eq!(
            told(&ask("8Bw", "Bd", "target-beaten", &json!({}))),
            "recoil none"
        );
        assert_eq!(faults("dba.shooting", &json!({})).len(), 4);
    }

    #[test]
    fn every_shot_has_an_answer() {
        let harm = |result: &Value| {
            ["none", "recoil", "flee", "surrender", "destroyed"]
                .iter()
                .position(|word| result == word)
                .unwrap()
        };
        for shooter in Shooter::ALL {
            for target in Troop::ALL {
                for place in Place::ALL {
                    if home(*target).is_some_and(|home| Place::of(home) != *place) {
                        continue;
                    }
                    for own in Place::ALL {
                        for bits in 0..4_u8 {
                            let all_round = *target == Troop::WWg || *place != Place::Open;
                            let sees = bits & 2 == 0 || all_round;
                            if bits & 1 > 0 && !(sees && Shooter::of(*target).is_some()) {
                                continue;
                            }
                            let mut last = 0;
                            for degree in ShotDegree::ALL {
                                let given = json!({
                                    "shooter": shooter.code(), "target": target.code(), "degree": degree.code(), "target_place": place.code(),
                                    "shooter_place": own.code(), "mutual": bits & 1 > 0, "all_on_rear": bits & 2 > 0,
                                    "agreed": ["shot-tie-harmless", "flees-and-dies", "lh-destroyed", "hd-destroyed"],
                                });
                                let verdict = judge("dba.shooting", &given);
                                assert!(
                                    verdict.readings.is_empty() && !verdict.reasons.is_empty(),
                                    "{given}"
                                );
                                let (target, shooter) = (
                                    harm(&verdict.values["target_result"]),
                                    harm(&verdict.values["shooter_result"]),
                                );
                                assert!(target == 0 || shooter == 0, "one of them won: {given}");
                                if matches!(degree, ShotDegree::Target(_)) {
                                    assert!(
                                        target >= last,
                                        "doubled is milder than beaten: {given}"
                                    );
                                    last = target;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
