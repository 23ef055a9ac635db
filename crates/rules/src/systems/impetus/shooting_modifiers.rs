//! `impetus.shooting-modifiers`: the modifiers of a shot, and which units may shoot at what and
//! how.
//!
//! # Source items
//! ai:shooting-amendments.1-.11, ai:evasion-amended.5, ai:shieldwall.5, ai:large-unit-shooting.1,
//! ai:elephant-chariot-shooting.1-.2, ai:baggage-assault.2.
//!
//! # What it decides
//! The document's modifiers; shooting through light troops; which unit of a Large Unit shoots;
//! scorpios and heavy javelins; the arc of elephants; indirect shooting; that baggage is not a target.
//!
//! # What it does not decide
//! Ranges, weapons and dice of the rulebook, and its own modifiers.
//!
//! # Readings chosen
//! - Whether the elephants' arc is measured to either side or in total is an open point.
//! - `dice_before` are the dice including every modifier; shooting through halves these.
//! - `distance_u` of an evading target is measured from where it began to evade.
//! - “Chariots” are heavy, light and scythed.
//! - The shield wall only exempts proper artillery (Art); a scorpio is not considered.
//!
//! # Direction of error
//! A modifier that depends on a missing distance stays open.
//!
//! # Examples
//! Bow at CL, 15 U: −1; 16 U: −2. T with 3 dice over CL at 18 U at CM: 2 dice. Scorpio at 4.9 U: no.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::attributes::Attribute;
use super::battle::{Body, CHARIOTS, figure, length, results};
use super::field_tables::{SHOOTING_LIMITS, SHOT_MODIFIERS};
use super::setup_tables::BONUSES;
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Several, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct ShootingModifiers;

/// Weapon of the shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
enum Weapon {
    Bow,
    Scorpio,
    Javelin,
    HeavyJavelin,
    Various,
}

impl Choice for Weapon {
    const SCOPE: &'static str = "impetus-weapon";
}

/// A unit with a rule of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Named {
    #[strum(serialize = "scutarii-elite")]
    Scutarii,
    Other,
}

impl Choice for Named {
    const SCOPE: &'static str = "impetus-unit-name";
    const GIVEN: bool = true;
}

/// An army list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Army {
    Caesarian,
    EarlyImperial,
    MiddleImperial,
    Other,
}

impl Choice for Army {
    const SCOPE: &'static str = "impetus-army";
}

/// Further question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    ScorpioCost,
}

impl Choice for Question {
    const SCOPE: &'static str = "impetus-shooting-ask";
}

/// Enemies between shooter and target.
pub struct Screen {
    troop: Fact<Troop>,
    distance: Measure,
}

impl Declared for Screen {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            troop: form.choice("troop").fact(),
            distance: form
                .decimal("distance_u", 0.0, 500.0)
                .unit(Unit::U)
                .measured(),
        }
    }
}

/// The first and the last unit of a Large Unit.
pub struct LargeUnit {
    front: Fact<Troop>,
    rear: Fact<Troop>,
}

impl Declared for LargeUnit {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            front: form.choice("front").fact(),
            rear: form.choice("rear").fact(),
        }
    }
}

/// A shot.
pub struct Input {
    ask: Option<Question>,
    shooter: Fact<Option<Troop>>,
    weapon: Fact<Option<Weapon>>,
    target: Fact<Option<Body>>,
    distance: Option<Measure>,
    evading: Fact<bool>,
    shield_wall: Fact<bool>,
    screen: Option<Screen>,
    dice_before: Option<i64>,
    large_unit: Option<LargeUnit>,
    moved: Fact<bool>,
    disordered: Fact<bool>,
    been_in_melee: Fact<bool>,
    vbu: Option<Measure>,
    unit_name: Fact<Named>,
    off_axis: Option<Measure>,
    indirect: Fact<bool>,
    army: Fact<Option<Army>>,
    armies: Several<Army>,
    legionaries: Option<i64>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let ask = form.choice("ask").optional();
        let indirectly = form.holds("indirect");
        let off_line = form.is_told_or_tried("off_axis_deg");
        // Javelins of light foot may be heavy ones; whether a scorpio reaches depends on the
        // distance.
        let partly = form.may_lack_facts();
        let javelins = partly
            && form.says("weapon", Weapon::Javelin.code())
            && !form.is_told("target")
            && !form.says("unit_name", Named::Scutarii.code());
        let scorpio = partly && form.says("weapon", Weapon::Scorpio.code());
        let needs_shooter = off_line
            || javelins
            || indirectly && !form.says("weapon", Weapon::Various.code())
            || form.holds("shield_wall_frontal");
        let shooter = form.choice("shooter").maybe_fact_unless(needs_shooter);
        let weapon = form.choice("weapon").maybe_fact();
        // The modifier of a light target depends on the distance.
        let special = weapon.is(|weapon| {
            matches!(
                weapon,
                Some(Weapon::Scorpio | Weapon::Javelin | Weapon::HeavyJavelin)
            )
        });
        // A question needs a target, or a shot with other amendments.
        let arc = off_line && shooter == Some(Troop::Elephants);
        let there = |name: &str| form.is_told_or_tried(name) && !form.denies(name);
        let more =
            ask.is_some() || there("shooter_large_unit") || there("screen") || arc || indirectly;
        let fits = Attribute::fit(form, [Attribute::SHIELD_WALL, Attribute::EVADING]);
        let target: Fact<Option<Body>> = form
            .choice("target")
            .only(|body: Body| fits(body.troop()))
            .maybe_fact_unless(!special && !more);
        let light = |body: Option<Body>| body.and_then(Body::troop).is_some_and(is_light_target);
        let near = !special && target.is(light);
        let distance = form.decimal("distance_u", 0.0, 500.0).unit(Unit::U);
        let distance = if near && !more || scorpio {
            Some(distance.measured())
        } else {
            distance.maybe_measured()
        };
        let body = |body: Option<Body>| match body {
            Some(body) => vec![body.troop()],
            // A target that is not given may be any troops.
            None => Troop::ALL.iter().copied().map(Some).collect(),
        };
        let troops: Vec<_> = target.all().into_iter().flat_map(body).collect();
        let evading = Attribute::EVADING.read(form, &troops).fact_or(false);
        let shield_wall = Attribute::SHIELD_WALL.read(form, &troops).fact_or(false);
        form.may_be_none(&["screen"]);
        let screen: Option<Screen> = form.maybe("screen");
        // Troops in between are nearer than the target.
        let nearer = screen.as_ref().and_then(|screen| screen.distance.exactly());
        let target_at = distance.as_ref().and_then(Measure::exactly);
        if nearer.zip(target_at).is_some_and(|(near, far)| near > far) {
            let given = nearer.map(number);
            form.refuse(
                "screen.distance_u",
                given,
                FaultKind::Contradicts,
                Vec::new(),
            );
        }
        // Half of the dice are left, or all: without given dice no number is reported.
        let dice_before = form.integer("dice_before", 0, 99).if_told();
        let large_unit: Option<LargeUnit> = form.maybe("shooter_large_unit");
        let moved = form.yes_or_no("moved").fact_or(false);
        let disordered = form.yes_or_no("disordered").fact_or(false);
        let been_in_melee = form.yes_or_no("been_in_melee").fact_or(false);
        let javelin = || weapon == Some(Weapon::Javelin) && shooter == Some(Troop::LightFoot);
        let javelin = javelin() && target.is(|target| target.is_none());
        let scutarii = form.says("unit_name", Named::Scutarii.code());
        let vbu = form.integer("vbu", 0, 20);
        let vbu = if javelin && !scutarii {
            Some(vbu.measured())
        } else {
            vbu.maybe_measured()
        };
        let unit_name = form.choice("unit_name").fact_or(Named::Other);
        let off_axis = form
            .decimal("off_axis_deg", 0.0, 180.0)
            .unit(Unit::Degrees)
            .maybe_measured();
        let indirect = form.yes_or_no("indirect").fact_or(false);
        let needs_army = ask.is_some() && !form.is_told_or_tried("armies");
        let army: Fact<Option<Army>> = form.choice("army").maybe_fact_unless(needs_army);
        let armies = form.choices("armies", 0, 4).several_or_none();
        let legionaries = form.integer("legionary_units", 0, 99).if_told();
        let untold = army.exactly() == Some(None);
        if ask.is_some() && untold && armies.exactly().is_some_and(|armies| armies.is_empty()) {
            form.lacks("army");
        }
        Self {
            ask,
            shooter,
            weapon,
            target,
            distance,
            evading,
            shield_wall,
            screen,
            dice_before,
            large_unit,
            moved,
            disordered,
            been_in_melee,
            vbu,
            unit_name,
            off_axis,
            indirect,
            army,
            armies,
            legionaries,
        }
    }
}

impl Input {
    /// Whether a given army has no legionaries.
    fn is_of_others(&self) -> bool {
        self.army == Some(Army::Other) || self.armies.contains(Army::Other)
    }
}

claims! {
    NEAR = "impetus/shooting/light-targets#near";
    FAR = "impetus/shooting/light-targets#far";
    NO_BONUS = "impetus/shooting/chariots-as-target#no-bonus";
    SHIELD_WALL = "impetus/shooting/modifiers#shield-wall";
    ARTILLERY_AT_WALL = "impetus/shooting/modifiers#artillery-at-wall";
    EVADING = "impetus/shooting/modifiers#evading";
    ADD_UP = "impetus/shooting/modifiers#add-up";
    FIRST_DISTANCE = "impetus/evasion/from-shooting#first-distance";
    MAY_IGNORE = "impetus/shooting/shoot-through#may-ignore";
    SCREEN_TOO_NEAR = "impetus/shooting/shoot-through#screen-too-near";
    TARGET_NOT_LIGHT = "impetus/shooting/shoot-through#target-not-light";
    OTHER_SCREENS = "impetus/shooting/shoot-through#other-screens";
    HALVED = "impetus/shooting/shoot-through#halved";
    SUM_THEN_HALF = "impetus/shooting/shoot-through#sum-then-half";
    REAR_UNIT = "impetus/shooting/large-unit-shoots#rear-unit";
    FROM_FRONT = "impetus/shooting/large-unit-shoots#from-front";
    ALL_MISSILE = "impetus/shooting/large-unit-shoots#all-missile";
    UNDIMINISHED = "impetus/shooting/large-unit-shoots#undiminished";
    JAVELIN_WHO = "impetus/shooting/heavy-javelin#who";
    INSTEAD = "impetus/shooting/heavy-javelin#instead";
    SAME_COST = "impetus/shooting/heavy-javelin#same-cost";
    AS_PILUM = "impetus/shooting/heavy-javelin#as-pilum";
    SCUTARII = "impetus/shooting/heavy-javelin#scutarii";
    OTHER_VBU = "impetus/shooting/heavy-javelin#other-vbu";
    PRICE = "impetus/shooting/scorpio-who#price";
    ARMIES = "impetus/shooting/scorpio-who#armies";
    SCORPIO_DICE = "impetus/shooting/scorpio-shot#dice";
    WHEN_AND_HOW = "impetus/shooting/scorpio-shot#when-and-how";
    TOO_FAR = "impetus/shooting/scorpio-shot#too-far";
    TOO_NEAR = "impetus/shooting/scorpio-shot#too-near";
    MOVED = "impetus/shooting/scorpio-shot#moved";
    DISORDERED = "impetus/shooting/scorpio-shot#disordered";
    LOST = "impetus/shooting/scorpio-shot#lost";
    ARC = "impetus/shooting/elephant-arc#arc";
    OUTSIDE = "impetus/shooting/elephant-arc#outside";
    EACH_SIDE = "impetus/disputes/elephant-arc#each-side";
    IN_ALL = "impetus/disputes/elephant-arc#in-all";
    INDIRECT_WHO = "impetus/shooting/indirect#who";
    INDIRECT_ELEPHANTS = "impetus/shooting/indirect#elephants";
    INDIRECT_CHARIOTS = "impetus/shooting/indirect#chariots";
    INDIRECT_VARIOUS = "impetus/shooting/indirect#various";
    BAGGAGE = "impetus/shooting/baggage#not-a-target";
}

/// Measurement of the arc of elephants.
static ELEPHANT_ARC: Point = Point {
    id: "elephant-arc",
    kind: PointKind::Open,
    readings: &[Reading::followed(EACH_SIDE), Reading::of(IN_ALL)],
};

/// Unit of a Large Unit that shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Shoots {
    Front,
    Rear,
}

impl Choice for Shoots {
    const SCOPE: &'static str = "impetus-shoots";
}

impl Rule for ShootingModifiers {
    type Input = Input;
    const ID: &'static str = "impetus.shooting-modifiers";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "modifier",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "dice",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "halved",
            kind: OutKind::Truth,
        },
        Output {
            name: "cost",
            kind: OutKind::Number(Unit::Points),
        },
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "reason",
            kind: OutKind::Violations,
        },
        Output {
            name: "weapon",
            kind: OutKind::Word {
                scope: Weapon::SCOPE,
                codes: &[Weapon::Javelin.into_str(), Weapon::HeavyJavelin.into_str()],
            },
        },
        Output {
            name: "shoots",
            kind: OutKind::word::<Shoots>(),
        },
        Output {
            name: "lost",
            kind: OutKind::Truth,
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("modifier", "dice"),
        ("modifier", "halved"),
        ("modifier", "allowed"),
        ("modifier", "weapon"),
        ("modifier", "shoots"),
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "baggage",
            claim: BAGGAGE,
        },
        Violation {
            code: "other-screen",
            claim: OTHER_SCREENS,
        },
        Violation {
            code: "screen-too-near",
            claim: SCREEN_TOO_NEAR,
        },
        Violation {
            code: "target-too-light",
            claim: TARGET_NOT_LIGHT,
        },
        Violation {
            code: "not-legionaries",
            claim: ARMIES,
        },
        Violation {
            code: "too-far",
            claim: TOO_FAR,
        },
        Violation {
            code: "too-near",
            claim: TOO_NEAR,
        },
        Violation {
            code: "moved",
            claim: MOVED,
        },
        Violation {
            code: "disordered",
            claim: DISORDERED,
        },
        Violation {
            code: "scorpio-lost",
            claim: LOST,
        },
        Violation {
            code: "outside-arc",
            claim: OUTSIDE,
        },
        Violation {
            code: "indirect-elephants",
            claim: INDIRECT_ELEPHANTS,
        },
        Violation {
            code: "indirect-chariots",
            claim: INDIRECT_CHARIOTS,
        },
        Violation {
            code: "indirect-various",
            claim: INDIRECT_VARIOUS,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&ELEPHANT_ARC];
    const TABLES: &'static [&'static Table] = &[&SHOOTING_LIMITS, &SHOT_MODIFIERS, &BONUSES];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        // Whether the document permits the shot. A shot that is not forbidden is not thereby
        // permitted.
        let mut granted = false;
        let baggage = |target: Body| target == Body::Baggage;
        if let Some(baggage) = input.target.by(|target| target.map(baggage)) {
            case.forbid("baggage", baggage);
        }
        let cost = input.ask.is_some().then(|| {
            granted = true;
            scorpio_cost(case, input)
        });
        if input.screen.is_some() {
            granted = true;
            screened(case, input);
        }
        let mut dice = None;
        let scorpion = input.weapon == Some(Weapon::Scorpio);
        if scorpion {
            granted = true;
            dice = Some(scorpio(case, input));
        }
        granted |= elephants(case, input);
        if indirect(case, input) {
            granted = false;
        }
        let weapon = javelin(case, input);
        if weapon == Some(Weapon::HeavyJavelin) {
            let pilum = figure(case, &SHOOTING_LIMITS, "javelin-dice", "value");
            case.applied("as-pilum", AS_PILUM).value(pilum);
            dice = Some(pilum);
        }
        let shoots = input.large_unit.as_ref().map(|unit| large_unit(case, unit));
        let allowed = case.refused().is_empty();
        if let Some(before) = input.dice_before.filter(|_| allowed) {
            let halved = input.screen.is_some();
            let after = if halved { (before + 1) / 2 } else { before };
            case.applies("halved", halved, HALVED)
                .value(after)
                .arg("before", before);
            if halved {
                case.because(SUM_THEN_HALF);
            }
            dice = dice.or(Some(after));
        }
        // Without given dice it is said, but no number is reported.
        let halved = allowed && input.screen.is_some();
        if halved {
            case.because(HALVED);
        }
        let modifier = if allowed { modifier(case, input) } else { None };
        let refused = case.refused().to_vec();
        results(
            Self::OUTPUTS,
            vec![
                ("modifier", modifier.into()),
                ("dice", dice.filter(|_| allowed).into()),
                ("halved", halved.then_some(true).into()),
                ("cost", cost.filter(|_| allowed).into()),
                ("allowed", (granted || !allowed).then_some(allowed).into()),
                ("reason", refused.into()),
                ("weapon", weapon.map(Weapon::code).into()),
                ("shoots", shoots.map(Shoots::code).into()),
                ("lost", scorpion.then(|| *input.been_in_melee).into()),
            ],
        )
    }
}

/// Whether a target is hard to hit: light, or artillery.
fn is_light_target(troop: Troop) -> bool {
    matches!(
        troop,
        Troop::Skirmishers | Troop::LightCavalry | Troop::Artillery
    )
}

/// The document's modifiers to a shot; `None` if the target or the distance is missing.
fn modifier(case: &mut Case<'_>, input: &Input) -> Option<i64> {
    let kind = |troop: Troop| (is_light_target(troop), CHARIOTS.contains(&troop));
    let (light, chariots) = input
        .target
        .by(|target| target.and_then(Body::troop).map(kind))?;
    let (mut sum, mut lines) = (0, 0);
    if light {
        let distance = input.distance.as_ref()?;
        let short = length(case, &SHOOTING_LIMITS, "short-range");
        let near = *distance <= short;
        let (row, claim) = if near {
            ("light-target-near", NEAR)
        } else {
            ("light-target", FAR)
        };
        let figure = figure(case, &SHOT_MODIFIERS, row, "modifier");
        case.applied(row, claim)
            .value(figure)
            .arg("distance", distance.exactly())
            .arg("short", short);
        (sum, lines) = (sum + figure, lines + 1);
    } else {
        case.step("light-target", false)
            .arg("distance", 0.0)
            .arg("short", 0.0)
            .cite(FAR);
    }
    if chariots {
        case.considered("chariots", false, NO_BONUS);
    }
    let figure = case
        .number(&SHOT_MODIFIERS, "evading", "modifier")
        .unwrap_or(0);
    let evading = *input.evading;
    case.applies("evading", evading, EVADING).value(figure);
    if evading {
        case.because(FIRST_DISTANCE);
        (sum, lines) = (sum + figure, lines + 1);
    }
    if *input.shield_wall {
        let spared = input.shooter == Some(Troop::Artillery);
        let figure = case.number(&BONUSES, "wall-shooting", "value").unwrap_or(0);
        let claim = if spared {
            ARTILLERY_AT_WALL
        } else {
            SHIELD_WALL
        };
        case.considered("shield-wall", !spared, claim).value(figure);
        if !spared {
            (sum, lines) = (sum + figure, lines + 1);
        }
    } else {
        case.step("no-shield-wall", false).cite(SHIELD_WALL);
    }
    if lines > 1 {
        case.because(ADD_UP);
    }
    case.step("sum", true).value(sum).cite(ADD_UP);
    Some(sum)
}

fn screened(case: &mut Case<'_>, input: &Input) {
    let Some(screen) = &input.screen else { return };
    let light = |troop: Troop| matches!(troop, Troop::LightCavalry | Troop::Skirmishers);
    case.forbid("other-screen", !screen.troop.is(light))
        .arg("troop", &screen.troop);
    let short = length(case, &SHOOTING_LIMITS, "short-range");
    case.forbid("screen-too-near", screen.distance <= short)
        .arg("distance", screen.distance.exactly())
        .arg("short", short);
    let troop = |target: Option<Body>| target.and_then(Body::troop);
    if let Some(too_light) = input.target.by(|target| troop(target).map(light)) {
        let known = input.target.exactly().and_then(troop);
        case.forbid("target-too-light", too_light).arg(
            "troop",
            known.map(|troop| Arg::of(Troop::SCOPE, troop.code())),
        );
    }
    if case.refused().is_empty() {
        case.because(MAY_IGNORE);
    }
}

fn scorpio_cost(case: &mut Case<'_>, input: &Input) -> i64 {
    let other = input.is_of_others();
    case.forbid("not-legionaries", other);
    let cost = figure(case, &SHOOTING_LIMITS, "scorpio-cost", "value");
    case.applies("price", !other, PRICE).value(cost).arg(
        "units",
        input
            .legionaries
            .map_or_else(|| "…".to_owned(), |units| units.to_string()),
    );
    if !other {
        case.because(ARMIES);
    }
    cost
}

fn scorpio(case: &mut Case<'_>, input: &Input) -> i64 {
    let foot = |shooter: Option<Troop>| shooter.is_none_or(|troop| troop == Troop::HeavyFoot);
    let other = !input.shooter.is(foot) || input.ask.is_none() && input.is_of_others();
    case.forbid("not-legionaries", other);
    if let Some(distance) = &input.distance {
        let (least, most) = (
            length(case, &SHOOTING_LIMITS, "scorpio-least"),
            length(case, &SHOOTING_LIMITS, "scorpio-range"),
        );
        case.forbid("too-near", *distance < least)
            .arg("distance", distance.exactly())
            .arg("limit", least);
        case.forbid("too-far", *distance > most)
            .arg("distance", distance.exactly())
            .arg("limit", most);
    }
    case.forbid("moved", *input.moved);
    case.forbid("disordered", *input.disordered);
    case.forbid("scorpio-lost", *input.been_in_melee);
    let dice = figure(case, &SHOOTING_LIMITS, "scorpio-dice", "value");
    case.applied("scorpio-dice", SCORPIO_DICE).value(dice);
    case.because(WHEN_AND_HOW);
    dice
}

/// Javelin that the unit carries, if the question is about one.
fn javelin(case: &mut Case<'_>, input: &Input) -> Option<Weapon> {
    let javelin = |weapon: &Weapon| matches!(weapon, Weapon::Javelin | Weapon::HeavyJavelin);
    let weapon = input.weapon.by(|weapon| weapon.filter(javelin))?;
    if input.shooter != Some(Troop::LightFoot) {
        case.considered("javelin-foot", false, JAVELIN_WHO);
        return Some(weapon);
    }
    let scutarii = input.unit_name == Named::Scutarii;
    case.applies("scutarii", scutarii, SCUTARII);
    if scutarii {
        return Some(Weapon::Javelin);
    }
    let Some(vbu) = &input.vbu else {
        return Some(weapon).filter(|weapon| *weapon == Weapon::HeavyJavelin);
    };
    let needed = figure(case, &SHOOTING_LIMITS, "javelin-vbu", "value");
    let fits = *vbu == needed;
    let claim = if fits { INSTEAD } else { OTHER_VBU };
    case.considered("javelin-vbu", fits, claim)
        .value_of(vbu)
        .arg("needed", needed);
    if fits {
        case.applied("same-cost", SAME_COST);
    }
    Some(if fits {
        Weapon::HeavyJavelin
    } else {
        Weapon::Javelin
    })
}

fn large_unit(case: &mut Case<'_>, unit: &LargeUnit) -> Shoots {
    let all = unit.front == Troop::Missiles && unit.rear == Troop::Missiles;
    case.considered(
        "all-missile",
        all,
        if all { ALL_MISSILE } else { REAR_UNIT },
    );
    case.step("from-front", true).cite(FROM_FRONT);
    case.applies("undiminished", all, UNDIMINISHED);
    if all {
        Shoots::Front
    } else {
        case.because(FROM_FRONT);
        Shoots::Rear
    }
}

/// Whether the arc of elephants was considered.
fn elephants(case: &mut Case<'_>, input: &Input) -> bool {
    let Some(off) = &input.off_axis else {
        return false;
    };
    if input.shooter != Some(Troop::Elephants) {
        return false;
    }
    let arc = length(case, &SHOOTING_LIMITS, "elephant-arc");
    // Between half of the arc and the whole, the two readings differ.
    let mut limit = arc;
    if *off > arc / 2.0 && *off <= arc {
        let each = case.ask(&ELEPHANT_ARC).is(EACH_SIDE);
        let claim = if each { EACH_SIDE } else { IN_ALL };
        limit = if each { arc } else { arc / 2.0 };
        case.considered("each-side", each, claim);
    }
    let outside = *off > limit;
    case.forbid("outside-arc", outside)
        .arg("off", off.exactly())
        .arg("arc", arc);
    if !outside {
        case.because(ARC);
    }
    true
}

/// Whether indirect shooting is left to the rulebook.
fn indirect(case: &mut Case<'_>, input: &Input) -> bool {
    if !*input.indirect {
        return false;
    }
    let code = input.shooter.by(|shooter| match shooter? {
        Troop::Elephants => Some("indirect-elephants"),
        troop if CHARIOTS.contains(&troop) => Some("indirect-chariots"),
        _ => None,
    });
    let various = || input.weapon == Some(Weapon::Various);
    let code = code.or_else(|| various().then_some("indirect-various"));
    match code {
        Some(code) => {
            case.forbid(code, true);
            false
        }
        None => {
            case.considered("indirect", false, INDIRECT_WHO);
            if case.refused().is_empty() {
                case.silent("indirect-by-the-rulebook");
            }
            true
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.shooting-modifiers";

    fn value(given: Value, name: &str) -> Value {
        judge(ID, &given).values[name].clone()
    }

    fn reasons(given: &Value) -> String {
        let verdict = judge(ID, given);
        let found: Vec<&str> = verdict.values["reason"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap())
            .collect();
        // A shot that is not forbidden is either permitted or left open.
        assert_eq!(
            verdict.values["allowed"] == json!(false),
            !found.is_empty(),
            "{given}"
        );
        found.join(" ")
    }

    #[test]
    fn modifiers() {
        for (more, want) in [
            (json!({"target": "CL", "distance_u": 15}), json!(-1)),
            (json!({"target": "CL", "distance_u": 15.1}), json!(-2)),
            (json!({"target": "S", "distance_u": 16}), json!(-2)),
            (json!({"target": "Art", "distance_u": 3}), json!(-1)),
            (json!({"target": "CM"}), json!(0)),
            (json!({"target": "CGP", "distance_u": 3}), json!(0)),
            (json!({"target": "CM", "evading": true}), json!(-1)),
            (
                json!({"target": "CL", "distance_u": 20, "evading": true}),
                json!(-3),
            ),
            (
                json!({"target": "FP", "shield_wall_frontal": true}),
                json!(-1),
            ),
            (
                json!({"target": "FP", "shield_wall_frontal": true, "shooter": "Art"}),
                json!(0),
            ),
            (json!({"target": "baggage", "distance_u": 3}), Value::Null),
        ] {
            assert_eq!(
                value(
                    with(&json!({"shooter": "T", "weapon": "bow"}), &more),
                    "modifier"
                ),
                want,
                "{more}"
            );
        }
    }

    #[test]
    fn through_a_screen() {
        let over = |target: &str, screen: &str, distance: f64| json!({"target": target, "distance_u": 25, "dice_before": 3, "screen": {"troop": screen, "distance_u": distance}});
        for (given, want) in [
            (over("CM", "CL", 18.0), ""),
            (over("CM", "S", 15.1), ""),
            (over("CM", "S", 15.0), "screen-too-near"),
            (over("CM", "FP", 18.0), "other-screen"),
            (over("S", "CL", 18.0), "target-too-light"),
            (over("Art", "CL", 18.0), ""),
        ] {
            assert_eq!(reasons(&given), want, "{given}");
        }
        assert_eq!(value(over("CM", "S", 15.0), "dice"), Value::Null);
        assert_eq!(value(json!({"target": "CM", "dice_before": 3}), "dice"), 3);
    }

    #[test]
    fn scorpios() {
        let usual = json!({"weapon": "scorpio", "shooter": "FP", "vbu": 7, "distance_u": 20});
        for (more, want) in [
            (json!({}), ""),
            (json!({"distance_u": 5}), ""),
            (json!({"distance_u": 30}), ""),
            (json!({"distance_u": 4.9}), "too-near"),
            (json!({"distance_u": 30.5}), "too-far"),
            (json!({"moved": true}), "moved"),
            (json!({"disordered": true}), "disordered"),
            (json!({"been_in_melee": true}), "scorpio-lost"),
            (json!({"shooter": "T"}), "not-legionaries"),
            (json!({"army": "other"}), "not-legionaries"),
        ] {
            let given = with(&usual, &more);
            assert_eq!(reasons(&given), want);
            assert_eq!(
                value(given, "dice"),
                if want.is_empty() {
                    json!(2)
                } else {
                    Value::Null
                }
            );
        }
        assert_eq!(
            value(with(&usual, &json!({"been_in_melee": true})), "lost"),
            true
        );
        assert_eq!(value(usual, "lost"), false);
        for army in Army::codes() {
            let given = json!({"ask": "scorpio-cost", "army": army, "legionary_units": 6});
            assert_eq!(
                value(given, "cost"),
                if army == "other" {
                    Value::Null
                } else {
                    json!(15)
                }
            );
        }
        assert_eq!(
            value(
                json!({"ask": "scorpio-cost", "armies": ["caesarian", "early-imperial"]}),
                "allowed"
            ),
            true
        );
    }

    #[test]
    fn javelins() {
        for (more, weapon, dice) in [
            (json!({"vbu": 5}), json!("heavy-javelin"), json!(2)),
            (json!({"vbu": 4}), json!("javelin"), Value::Null),
            (json!({"vbu": 6}), json!("javelin"), Value::Null),
            (
                json!({"vbu": 5, "unit_name": "scutarii-elite"}),
                json!("javelin"),
                Value::Null,
            ),
            (json!({"target": "CP"}), Value::Null, Value::Null),
            (
                json!({"vbu": 5, "shooter": "T"}),
                json!("javelin"),
                Value::Null,
            ),
            (
                json!({"weapon": "heavy-javelin"}),
                json!("heavy-javelin"),
                json!(2),
            ),
        ] {
            let given = with(&json!({"weapon": "javelin", "shooter": "FL"}), &more);
            assert_eq!(
                (value(given.clone(), "weapon"), value(given, "dice")),
                (weapon, dice),
                "{more}"
            );
        }
    }

    #[test]
    fn large_units() {
        for (front, rear, want) in [
            ("T", "T", "front"),
            ("FP", "T", "rear"),
            ("T", "FP", "rear"),
        ] {
            assert_eq!(
                value(
                    json!({"shooter_large_unit": {"front": front, "rear": rear}}),
                    "shoots"
                ),
                want
            );
        }
    }

    #[test]
    fn the_arc_of_elephants() {
        let at = |off: f64| {
            judge(
                ID,
                &json!({"shooter": "El", "target": "FP", "off_axis_deg": off}),
            )
        };
        assert_eq!(
            (&at(22.5).values["allowed"], &at(45.5).values["allowed"]),
            (&json!(true), &json!(false))
        );
        for off in [23.0, 30.0, 45.0] {
            let open = at(off);
            assert_eq!(open.finding.kind, FindingKind::Undetermined);
            assert_eq!(
                open.readings
                    .iter()
                    .map(|r| (r.id, r.values["allowed"].clone()))
                    .collect::<Vec<_>>(),
                [("each-side", json!(true)), ("in-all", json!(false))]
            );
        }
    }

    #[test]
    fn indirect_shooting() {
        for (shooter, weapon, want) in [
            ("El", "bow", "indirect-elephants"),
            ("CGL", "bow", "indirect-chariots"),
            ("T", "various", "indirect-various"),
            ("T", "bow", ""),
        ] {
            assert_eq!(
                reasons(&json!({"shooter": shooter, "weapon": weapon, "indirect": true})),
                want
            );
        }
        // The distance of a light target is asked; whether the shot is allowed is not mentioned.
        let Value::Object(given) = json!({"target": "Art"}) else {
            unreachable!()
        };
        let asked = crate::systems::testing::check(ID)
            .answer(&crate::kit::tables::Tables::default(), &given)
            .unwrap();
        assert_eq!(
            asked
                .asks
                .iter()
                .map(|ask| ask.field.as_str())
                .collect::<Vec<_>>(),
            ["distance_u"]
        );
        // The amendments neither forbid nor permit units that they do not name.
        for shooter in ["CP", "CM", "T"] {
            let verdict = judge(
                ID,
                &json!({"shooter": shooter, "weapon": "bow", "target": "FP", "indirect": true}),
            );
            assert_eq!(
                (&verdict.values["allowed"], verdict.finding.code.as_str()),
                (&Value::Null, "indirect-by-the-rulebook"),
                "{shooter}"
            );
        }
        let direct = judge(
            ID,
            &json!({"shooter": "CM", "weapon": "bow", "target": "FP"}),
        );
        assert_eq!(
            (&direct.values["allowed"], direct.finding.code.as_str()),
            (&Value::Null, "modifier")
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
        assert_eq!(of(json!({})), ["target"]);
        assert_eq!(of(json!({"weapon": "bow", "shooter": "T"})), ["target"]);
        assert_eq!(of(json!({"weapon": "various", "shooter": "T"})), ["target"]);
        assert_eq!(of(json!({"off_axis_deg": 4, "shooter": "FL"})), ["target"]);
        assert_eq!(of(json!({"weapon": "javelin", "shooter": "FL"})), ["vbu"]);
        assert_eq!(of(json!({"target": "Art"})), ["distance_u"]);
        assert_eq!(of(json!({"ask": "scorpio-cost"})), ["army"]);
        assert_eq!(of(json!({"indirect": true})), ["shooter"]);
        assert_eq!(
            of(json!({"target": "FP", "shield_wall_frontal": true})),
            ["shooter"]
        );
        assert_eq!(
            of(json!({"target": "CM", "screen": {"troop": "S"}})),
            ["screen.distance_u"]
        );
    }

    proptest! {
        /// Half of the dice, rounded up: twice the result is at most one more.
        #[test]
        fn half_rounded_up(dice in 0_i64..=99) {
            let given = json!({"target": "CM", "dice_before": dice, "screen": {"troop": "CL", "distance_u": 18}});
            let after = value(given, "dice").as_i64().unwrap();
            prop_assert!(after * 2 == dice || after * 2 == dice + 1);
        }
    }
}
