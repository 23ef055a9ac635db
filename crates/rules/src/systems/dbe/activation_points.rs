//! `dbe.activation-points`: the activation points of a general, and the cost of orders.
//!
//! # Source items
//! dbe:4.p6, 5.1, 5.1.p1-p4, 5.2.p2, 5.2.p4, 5.4.p2, 5.5, 5.6, 5.6.p2, 5.7, 2.p3.
//!
//! # What it decides
//! A general's quality, the points for a given die or their exact distribution, whether the
//! commander-in-chief may take over, what each order costs and whether all can be paid.
//!
//! # What it does not decide
//! How far an element moves (`dbe.movement`), and whether elements are a group (`dbe.group`).
//!
//! # Readings chosen
//! - Whose points the commander-in-chief must exceed (S3), the effect of a lost general on the
//!   points (S4) and whether distant pivots and changes of formation cost double (S5) are open
//!   points.
//! - Moving guns together with another arm beside them is two moves, each of which costs double far
//!   away.
//! - Only the first order that moves the general is free; in a strategic move its first leg, and of
//!   guns with another arm the move of the one that the general is attached to.
//!
//! # Direction of error
//! An order without a given distance is near its general and in sight.
//!
//! # Examples
//! Mediocre, die 1: one point. At 48 cm in sight: one; at 49: two.

use serde_json::{Map, Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::{GENERAL_QUALITY, LIMITS, length};
use crate::check::{
    Case, Chance, CheckKind, Declared, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, claims,
};
use crate::kit::dice::FACES;
use crate::kit::tables::{Choice, Table};
use crate::message::{Arg, IntoArg as _};

/// The check.
pub struct ActivationPoints;

/// Quality of a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Quality {
    Mediocre,
    Normal,
    Genius,
}

impl Choice for Quality {
    const SCOPE: &'static str = "dbe-quality";
}

impl Quality {
    const fn of(die: i64) -> Self {
        match die {
            1 => Self::Mediocre,
            6 => Self::Genius,
            _ => Self::Normal,
        }
    }
    const fn claim(self) -> &'static str {
        match self {
            Self::Mediocre => MEDIOCRE,
            Self::Normal => NORMAL,
            Self::Genius => GENIUS,
        }
    }
    const fn effect(self) -> &'static str {
        match self {
            Self::Mediocre => MEDIOCRE_LOSES,
            Self::Normal => AS_ROLLED,
            Self::Genius => GENIUS_GAINS,
        }
    }
}

/// The event whose probability is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    Distribution,
    #[strum(serialize = "p_at_least")]
    AtLeast,
}

impl Choice for Question {
    const SCOPE: &'static str = "dbe-activation-points-ask";
}

/// Kind of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Kind {
    Move,
    Pivot,
    Formation,
    GunsWithOthers,
    General,
    Strategic,
}

impl Choice for Kind {
    const SCOPE: &'static str = "dbe-order";
}

/// One order.
pub struct Order {
    kind: Kind,
    distance: Measure,
    in_sight: bool,
    legs: Measure,
    with_general: bool,
}

impl Declared for Order {
    fn declare(form: &mut Form<'_>) -> Self {
        // Only a strategic move has legs.
        let legs = form.number_told("legs").is_some_and(|legs| legs > 1.0);
        let kind = form
            .choice("kind")
            .must(|kind| !legs || kind == Kind::Strategic);
        let kind = if legs {
            kind.or_usually(Kind::Strategic)
        } else {
            kind.or(Kind::Move)
        };
        // An element with its general is not far from it.
        let near = form.figure(&LIMITS, "command", "value").unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a length of a rulebook")]
        if form.says("with_general", "true") && form.counts("distance_to_general_cm", near as f64) {
            form.contradicts("distance_to_general_cm");
        }
        Self {
            kind,
            distance: form
                .decimal("distance_to_general_cm", 0.0, 500.0)
                .unit(Unit::Cm)
                .usually_measured(0.0),
            in_sight: {
                let with = form.says("with_general", "true");
                form.yes_or_no("in_sight")
                    .must(|seen| seen || !with)
                    .or(true)
            },
            legs: form.integer("legs", 1, 20).usually_measured(1),
            with_general: form.truth("with_general"),
        }
    }
}

/// The commander-in-chief.
pub struct Chief {
    points: Option<i64>,
    distance: Option<Measure>,
    others: Vec<i64>,
}

impl Declared for Chief {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            points: form.integer("points", 0, 10).unit(Unit::Points).optional(),
            distance: form
                .decimal("distance_to_troops_cm", 0.0, 500.0)
                .unit(Unit::Cm)
                .maybe_measured(),
            others: form.integers("other_points", 0, 10, 4),
        }
    }
}

/// A general, with dice and orders.
pub struct Input {
    quality: Option<Quality>,
    die: Option<i64>,
    /// Points that the general has left, if given.
    in_hand: Option<i64>,
    chief: Option<Chief>,
    orders: Vec<Order>,
    lost: bool,
    ask: Option<Question>,
    unknown: bool,
    n: Option<i64>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let quality_die: Option<i64> = form.integer("quality_die", 1, 6).optional();
        let told: Option<Quality> = form.choice("quality").optional();
        let unknown = form.truth("unknown_quality");
        if unknown && (told.is_some() || quality_die.is_some()) {
            form.contradicts("unknown_quality");
        }
        let die: Option<i64> = form.integer("die", 1, 6).optional();
        // A die gives the points, unless they are spent on something.
        let spent = die.is_none() || form.is_told("orders") || form.is_told("chief");
        let in_hand: Option<i64> = form
            .integer("points_in_hand", 0, 10)
            .unit(Unit::Points)
            .matters(spent)
            .optional();
        let chief: Option<Chief> = form.maybe("chief");
        let orders: Vec<Order> = form.list("orders", 0, 30);
        let lost = form.truth("general_lost");
        let ask: Option<Question> = form.choice("ask").optional();
        let n: Option<i64> = form.integer("n", 0, 10).optional();
        let rolled = quality_die.map(Quality::of);
        if let (Some(told), Some(rolled)) = (told, rolled)
            && told != rolled
        {
            form.contradicts("quality");
        }
        let quality = told.or(rolled);
        // No more points are left than were rolled.
        let rolled = quality.zip(die).and_then(|(quality, die)| {
            let change = form.figure(&GENERAL_QUALITY, quality.code(), "points")?;
            Some(changed(die, change))
        });
        if in_hand
            .zip(rolled)
            .is_some_and(|(left, rolled)| left > rolled)
        {
            form.contradicts("points_in_hand");
        }
        // A general who is lost gets no order.
        let led = |order: &Order| order.kind == Kind::General || order.with_general;
        if lost && orders.iter().any(led) {
            form.contradicts("general_lost");
        }
        if ask == Some(Question::AtLeast) {
            form.lacks("n");
        }
        // If the commander-in-chief is too far away, that alone is the answer.
        let limit = form.figure(&LIMITS, "command", "value").unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a length of a rulebook")]
        let too_far = chief
            .as_ref()
            .and_then(|chief| chief.distance.as_ref())
            .is_some_and(|distance| *distance >= limit as f64);
        let odds = unknown && (die.is_none() || ask.is_some());
        // Whether a commander-in-chief within reach takes over depends on the points of the general
        // he replaces; nothing is rolled again for those.
        let takes_over = form.may_lack_facts()
            && !too_far
            && quality.is_none()
            && die.is_none()
            && ask.is_none()
            && orders.is_empty()
            && chief
                .as_ref()
                .is_some_and(|chief| chief.points.is_some() && chief.distance.is_some());
        if takes_over {
            form.lacks("points_in_hand");
        }
        // Given remaining points need no die; without orders and without a commander-in-chief
        // nothing is asked.
        let told = takes_over || in_hand.is_some() && (!orders.is_empty() || chief.is_some());
        if quality.is_none()
            && !odds
            && (ask.is_some() || die.is_some() || orders.is_empty() && !too_far && !told)
        {
            form.lacks("quality");
        }
        Self {
            quality,
            die,
            in_hand,
            chief,
            orders,
            lost,
            ask,
            unknown,
            n,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    MEDIOCRE = "dbe/sequence/general-quality#mediocre";
    NORMAL = "dbe/sequence/general-quality#normal";
    GENIUS = "dbe/sequence/general-quality#genius";
    HOW_LIKELY = "dbe/sequence/general-quality#how-likely";
    DIE_EACH = "dbe/command/points#die-each";
    MEDIOCRE_LOSES = "dbe/command/points#mediocre-loses";
    GENIUS_GAINS = "dbe/command/points#genius-gains";
    AS_ROLLED = "dbe/command/points#normal-as-rolled";
    NEVER_NONE = "dbe/command/points#never-none";
    ONE_MOVE = "dbe/command/what-they-buy#one-move";
    OUT_OF_POINTS = "dbe/command/what-they-buy#out-of-points";
    ENOUGH = "dbe/command/what-they-buy#enough-points";
    MORE_POINTS = "dbe/command/chief-takes-over#with-more-points";
    NOT_ENOUGH = "dbe/command/chief-takes-over#not-enough-points";
    NEAR_ENOUGH = "dbe/command/chief-takes-over#near-enough";
    TOO_FAR = "dbe/command/chief-takes-over#too-far";
    TWO_POINTS = "dbe/command/guns-with-others#two-points";
    FAR = "dbe/command/far-from-general#far";
    UNSEEN = "dbe/command/far-from-general#unseen";
    IN_SIGHT = "dbe/command/far-from-general#in-sight";
    NEAR = "dbe/command/far-from-general#near";
    GENERAL_FREE = "dbe/command/free-move#general-free";
    WITH_HIM = "dbe/command/free-move#with-him";
    LATER_PAID = "dbe/command/free-move#later-moves-paid";
    TURN_ALONE = "dbe/movement/turning#alone";
    TURN_FREE = "dbe/movement/turning#free-before-a-move";
    FORMATION = "dbe/movement/square#on-the-spot";
    EACH_LEG = "dbe/movement/strategic#each-leg-paid";
    REPLACED = "dbe/disputes/chief-more-than-whom#than-the-one-replaced";
    THAN_ALL = "dbe/disputes/chief-more-than-whom#than-all";
    UNSEEN_FOR_POINTS = "dbe/disputes/dead-general#unseen-for-points";
    ONLY_BREAKING = "dbe/disputes/dead-general#only-when-breaking";
    NOT_DOUBLED = "dbe/disputes/distant-pivots#not-doubled";
    DOUBLED = "dbe/disputes/distant-pivots#doubled";
}

/// Whose points the commander-in-chief must exceed.
static CHIEF_MORE: Point = Point {
    id: "chief-more-than-whom",
    kind: PointKind::Open,
    readings: &[Reading::followed(REPLACED), Reading::of(THAN_ALL)],
};
/// Effect of a lost general before the corps breaks.
static DEAD_GENERAL: Point = Point {
    id: "dead-general",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(UNSEEN_FOR_POINTS),
        Reading::of(ONLY_BREAKING),
    ],
};
/// Turning and changing formation far from the general.
static DISTANT_PIVOTS: Point = Point {
    id: "distant-pivots",
    kind: PointKind::Open,
    readings: &[Reading::followed(NOT_DOUBLED), Reading::of(DOUBLED)],
};

impl Rule for ActivationPoints {
    type Input = Input;
    const ID: &'static str = "dbe.activation-points";
    const KIND: CheckKind = CheckKind::Odds;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "chief_may_take_over",
            kind: OutKind::Truth,
        },
        Output {
            name: "affordable",
            kind: OutKind::Truth,
        },
        Output {
            name: "points",
            kind: OutKind::Number(Unit::Points),
        },
        Output {
            name: "total_cost",
            kind: OutKind::Number(Unit::Points),
        },
        Output {
            name: "p",
            kind: OutKind::Odds,
        },
        Output {
            name: "cost",
            kind: OutKind::Numbers(Unit::Points),
        },
        Output {
            name: "quality",
            kind: OutKind::word::<Quality>(),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("points", "total_cost"),
        ("affordable", "points"),
        ("affordable", "total_cost"),
        ("not-affordable", "points"),
        ("not-affordable", "total_cost"),
    ];
    const POINTS: &'static [&'static Point] = &[&CHIEF_MORE, &DEAD_GENERAL, &DISTANT_PIVOTS];
    const TABLES: &'static [&'static Table] = &[&GENERAL_QUALITY, &LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let leaderless = input.lost
            && (input.die.is_some() || input.in_hand.is_some() || !input.orders.is_empty())
            && {
                let unseen = case.ask(&DEAD_GENERAL).is(UNSEEN_FOR_POINTS);
                let claim = if unseen {
                    UNSEEN_FOR_POINTS
                } else {
                    ONLY_BREAKING
                };
                case.considered("lost", unseen, claim).value(true);
                unseen
            };
        if let Some(quality) = input.quality {
            case.applied("quality", quality.claim())
                .value(quality.code())
                .arg("quality", Arg::of(Quality::SCOPE, quality.code()));
        }
        let rolled = input
            .quality
            .zip(input.die)
            .filter(|_| input.in_hand.is_none());
        let points = rolled.map(|(quality, die)| {
            if leaderless {
                0
            } else {
                told(case, quality, die)
            }
        });
        // A lost general has no points, remaining or not.
        let points = points.or(input
            .in_hand
            .map(|points| if leaderless { 0 } else { points }));
        if let Some(points) = input.in_hand {
            case.step("in-hand", !leaderless)
                .value(points)
                .cite(ONE_MOVE);
        }
        let p = chances(case, input);
        let may = input
            .chief
            .as_ref()
            .and_then(|chief| takes_over(case, chief, points));
        let mut free = true;
        let costs: Vec<i64> = (1..)
            .zip(&input.orders)
            .map(|(n, order)| price(case, order, n, leaderless, &mut free))
            .collect();
        let total = (!costs.is_empty()).then(|| costs.iter().sum::<i64>());
        let affordable = total.zip(points).map(|(total, points)| {
            let enough = total <= points;
            let claim = if enough { ENOUGH } else { OUT_OF_POINTS };
            case.considered("total", enough, claim)
                .value(total)
                .arg("points", points)
                .arg("short", (total - points).max(0));
            enough
        });
        Values::default()
            .with("chief_may_take_over", may)
            .with("affordable", affordable)
            .with("points", points)
            .with("total_cost", total)
            .with("p", p)
            .with("cost", (!costs.is_empty()).then_some(costs))
            .with("quality", input.quality.map(Quality::code))
    }
}

/// A general's points for a die.
fn points(case: &mut Case<'_>, quality: Quality, die: i64) -> i64 {
    let change = case.number(&GENERAL_QUALITY, quality.code(), "points");
    changed(die, change.unwrap_or(0))
}

/// The points of a die with the change of a quality: never none.
fn changed(die: i64, change: i64) -> i64 {
    (die + change).max(1)
}

/// The points, with their step.
fn told(case: &mut Case<'_>, quality: Quality, die: i64) -> i64 {
    let points = points(case, quality, die);
    let change = case
        .number(&GENERAL_QUALITY, quality.code(), "points")
        .unwrap_or(0);
    case.step("die", true).value(die).cite(DIE_EACH);
    case.considered("change", change != 0, quality.effect())
        .value(change)
        .arg("quality", Arg::of(Quality::SCOPE, quality.code()));
    case.applies("least", die + change < 1, NEVER_NONE)
        .value(points);
    points
}

/// The exact distribution without a die, or the probability of a number of points.
fn chances(case: &mut Case<'_>, input: &Input) -> Option<Value> {
    if input.die.is_some() && input.ask.is_none() || input.quality.is_none() && !input.unknown {
        return None;
    }
    let mut counts = std::collections::BTreeMap::<i64, u32>::new();
    let qualities: Vec<Quality> = input
        .quality
        .map_or_else(|| FACES.map(Quality::of).to_vec(), |quality| vec![quality]);
    for quality in &qualities {
        for die in FACES {
            *counts.entry(points(case, *quality, die)).or_default() += 1;
        }
    }
    let den: u32 = counts.values().sum();
    let claim = if input.quality.is_none() {
        HOW_LIKELY
    } else {
        DIE_EACH
    };
    case.applied("rolls", claim).value(den);
    if let Some(quality) = input.quality {
        case.because(quality.effect());
    }
    case.odds(
        counts
            .iter()
            .map(|(points, num)| Chance {
                code: points.to_string(),
                num: *num,
                den,
            })
            .collect(),
    );
    if input.ask == Some(Question::AtLeast) || input.ask.is_none() && input.n.is_some() {
        let n = input.n.unwrap_or(0);
        let num: u32 = counts
            .iter()
            .filter(|(points, _)| **points >= n)
            .map(|(_, num)| num)
            .sum();
        return Some(json!(format!("{num}/{den}")));
    }
    Some(Value::Object(
        counts
            .iter()
            .map(|(points, num)| (points.to_string(), json!(format!("{num}/{den}"))))
            .collect::<Map<_, _>>(),
    ))
}

/// Whether the commander-in-chief may command this corps; `None` if too many facts are missing.
fn takes_over(case: &mut Case<'_>, chief: &Chief, points: Option<i64>) -> Option<bool> {
    let limit = length(case, "command");
    let near = chief.distance.as_ref().map(|distance| {
        let near = *distance < limit;
        let claim = if near { NEAR_ENOUGH } else { TOO_FAR };
        case.step("chief-distance", near)
            .value_of(distance)
            .arg("limit", limit)
            .cite(claim);
        if !near {
            case.because(TOO_FAR);
            // "Less than": slightly nearer is enough.
            case.remedy(
                "chief-nearer",
                vec![(
                    "over",
                    distance
                        .exactly()
                        .map(|distance| distance - limit)
                        .into_arg(),
                )],
                vec![],
            );
        }
        near
    });
    let more = chief.points.zip(points).map(|(chief_points, replaced)| {
        let mut more = chief_points > replaced;
        let most = chief.others.iter().copied().max().unwrap_or(0);
        if more && most >= chief_points && near != Some(false) {
            more = case.ask(&CHIEF_MORE).is(REPLACED);
            let claim = if more { REPLACED } else { THAN_ALL };
            case.considered("others", !more, claim).value(most);
        }
        let claim = if more { MORE_POINTS } else { NOT_ENOUGH };
        case.step("chief-points", more)
            .value(chief_points)
            .arg("replaced", replaced)
            .cite(claim);
        if !more {
            case.because(NOT_ENOUGH);
        }
        more
    });
    match (near, more) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => {
            case.because(MORE_POINTS);
            case.because(NEAR_ENOUGH);
            Some(true)
        }
        _ => None,
    }
}

/// Price of an order, activation points.
fn price(case: &mut Case<'_>, order: &Order, n: i64, leaderless: bool, free: &mut bool) -> i64 {
    let (far_limit, near_limit) = (length(case, "far-command"), length(case, "command"));
    let in_sight = order.in_sight && !leaderless;
    let his = order.kind == Kind::General;
    let (far, near) = (order.distance > far_limit, order.distance <= near_limit);
    let distant = !his && (far || !in_sight && !near);
    let distance_claim = match () {
        () if far => FAR,
        () if !in_sight && !near => UNSEEN,
        () if near => NEAR,
        () => IN_SIGHT,
    };
    let on_the_spot = matches!(order.kind, Kind::Pivot | Kind::Formation);
    let doubled = distant && (!on_the_spot || case.ask(&DISTANT_PIVOTS).is(DOUBLED));
    let each = if doubled { 2 } else { 1 };
    let (count, claim) = match order.kind {
        Kind::Move => (1, ONE_MOVE),
        Kind::General => (1, LATER_PAID),
        Kind::Pivot => (1, TURN_ALONE),
        Kind::Formation => (1, FORMATION),
        Kind::GunsWithOthers => (2, TWO_POINTS),
        Kind::Strategic => (order.legs.whole(), EACH_LEG),
    };
    let kind = || Arg::of(Kind::SCOPE, order.kind.code());
    let cite = if distant && on_the_spot {
        if doubled { DOUBLED } else { NOT_DOUBLED }
    } else {
        distance_claim
    };
    if !his {
        let why = match () {
            () if far => "far",
            () if distant => "unseen",
            () if near => "near",
            () => "in-sight",
        };
        case.considered("distance", doubled, cite)
            .value_of(&order.distance)
            .arg("n", n)
            .arg("why", why)
            .arg("kind", kind());
    }
    // The general moves once for free, with the troops it is attached to.
    let goes = his || order.with_general && !on_the_spot;
    let spared = goes && *free;
    if goes {
        let claim = match (spared, his) {
            (false, _) => LATER_PAID,
            (true, true) => GENERAL_FREE,
            (true, false) => WITH_HIM,
        };
        case.considered("free", spared, claim)
            .value(spared)
            .arg("n", n);
        *free = false;
    }
    let cost = each * if spared { count - 1 } else { count };
    case.step("order", cost > 0)
        .value(cost)
        .arg("n", n)
        .arg("kind", kind())
        .cite(claim);
    if cost > 0 && !his {
        case.because(claim);
    }
    if order.kind == Kind::Move {
        case.step("turn", false)
            .value(0)
            .arg("n", n)
            .cite(TURN_FREE);
    }
    cost
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge};
    use proptest::prelude::*;

    const ID: &str = "dbe.activation-points";

    fn ask(given: &Value) -> Verdict {
        judge(ID, given)
    }
    fn points_of(quality: &str, die: i64) -> Value {
        ask(&json!({"quality": quality, "die": die})).values["points"].clone()
    }
    fn costs(orders: &Value) -> Value {
        ask(&json!({"quality": "normal", "die": 6, "orders": orders})).values["cost"].clone()
    }

    #[test]
    fn points_in_hand_need_no_die() {
        let given = |left: i64| json!({"points_in_hand": left, "orders": [{"kind": "move"}, {"kind": "pivot"}]});
        let enough =
            |left: i64| judge("dbe.activation-points", &given(left)).values["affordable"].clone();
        assert_eq!([enough(1), enough(2)], [json!(false), json!(true)]);
        assert_eq!(
            judge("dbe.activation-points", &given(2)).values["points"],
            json!(2)
        );
        let chief =
            json!({"points_in_hand": 2, "chief": {"points": 3, "distance_to_troops_cm": 10}});
        assert_eq!(
            judge("dbe.activation-points", &chief).values["chief_may_take_over"],
            json!(true)
        );
        assert_eq!(
            faults("dbe.activation-points", &json!({"points_in_hand": 2})),
            [("quality".to_owned(), "missing")]
        );
    }

    #[test]
    fn quality_changes_the_die() {
        assert_eq!(
            (1..=6)
                .map(|die| points_of("mediocre", die))
                .collect::<Vec<_>>(),
            [1, 1, 2, 3, 4, 5].map(|n| json!(n))
        );
        assert_eq!(
            (1..=6)
                .map(|die| points_of("genius", die))
                .collect::<Vec<_>>(),
            [2, 3, 4, 5, 6, 7].map(|n| json!(n))
        );
        assert_eq!(points_of("normal", 4), json!(4));
        let qualities: Vec<Value> = (1..=6)
            .map(|die| ask(&json!({"quality_die": die})).values["quality"].clone())
            .collect();
        assert_eq!(
            qualities,
            ["mediocre", "normal", "normal", "normal", "normal", "genius"].map(|code| json!(code))
        );
    }

    #[test]
    fn chances_are_exact() {
        assert_eq!(
            ask(&json!({"quality": "mediocre", "ask": "distribution"})).values["p"],
            json!({"1": "2/6", "2": "1/6", "3": "1/6", "4": "1/6", "5": "1/6"})
        );
        let unknown = ask(&json!({"unknown_quality": true, "ask": "distribution"}));
        assert_eq!(
            unknown.values["p"],
            json!({"1": "6/36", "2": "6/36", "3": "6/36", "4": "6/36", "5": "6/36", "6": "5/36", "7": "1/36"})
        );
        assert_eq!(
            ask(&json!({"quality": "genius", "ask": "p_at_least", "n": 5})).values["p"],
            json!("3/6")
        );
        for given in [
            json!({"quality": "genius"}),
            json!({"unknown_quality": true}),
        ] {
            let odds = ask(&given).odds.unwrap();
            assert_eq!(
                odds.iter().map(|chance| chance.num).sum::<u32>(),
                odds[0].den
            );
        }
    }

    #[test]
    fn distance_and_sight_double_a_move() {
        let at = |distance: f64, in_sight: bool| {
            costs(&json!([{"distance_to_general_cm": distance, "in_sight": in_sight}]))[0].clone()
        };
        assert_eq!(
            [at(48.0, true), at(48.1, true), at(49.0, true)],
            [json!(1), json!(2), json!(2)]
        );
        assert_eq!(
            [at(24.0, false), at(24.1, false), at(25.0, false)],
            [json!(1), json!(2), json!(2)]
        );
    }

    #[test]
    fn each_order_has_its_price() {
        let far = 60;
        assert_eq!(
            costs(
                &json!([{"kind": "guns-with-others"}, {"kind": "formation"}, {"kind": "pivot"}, {"kind": "strategic", "legs": 3}])
            ),
            json!([2, 1, 1, 3])
        );
        assert_eq!(
            costs(&json!([{"kind": "strategic", "legs": 2, "distance_to_general_cm": far}])),
            json!([4])
        );
        assert_eq!(
            costs(&json!([{"kind": "general"}, {"kind": "general"}, {"with_general": true}])),
            json!([0, 1, 1])
        );
        assert_eq!(
            costs(&json!([{"with_general": true}, {"distance_to_general_cm": 30}])),
            json!([0, 1])
        );
        assert_eq!(
            costs(&json!([{"kind": "strategic", "legs": 2, "with_general": true}])),
            json!([1])
        );
        let open = ask(
            &json!({"quality": "normal", "die": 4, "orders": [{"kind": "pivot", "distance_to_general_cm": far}]}),
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| r.values["cost"].clone())
                .collect::<Vec<_>>(),
            [json!([1]), json!([2])]
        );
    }

    #[test]
    fn orders_must_be_paid_for() {
        let three = json!([{}, {}, {}, {"kind": "pivot"}]);
        let short = ask(&json!({"quality": "normal", "die": 3, "orders": three}));
        assert_eq!(
            (&short.values["total_cost"], &short.values["affordable"]),
            (&json!(4), &json!(false))
        );
        assert_eq!(
            ask(&json!({"quality": "genius", "die": 3, "orders": three})).values["affordable"],
            json!(true)
        );
        assert_eq!(
            ask(&json!({"orders": three})).values["affordable"],
            Value::Null
        );
    }

    #[test]
    fn the_chief_needs_more_points_and_to_be_near() {
        let chief = |points: i64, distance: f64, others: &[i64]| {
            ask(
                &json!({"quality": "normal", "die": 2, "chief": {"points": points, "distance_to_troops_cm": distance, "other_points": others}}),
            )
        };
        assert_eq!(
            chief(5, 20.0, &[]).values["chief_may_take_over"],
            json!(true)
        );
        assert_eq!(
            chief(5, 24.0, &[]).values["chief_may_take_over"],
            json!(false)
        );
        assert_eq!(
            chief(5, 23.9, &[]).values["chief_may_take_over"],
            json!(true)
        );
        assert_eq!(
            chief(2, 1.0, &[]).values["chief_may_take_over"],
            json!(false)
        );
        assert_eq!(chief(4, 15.0, &[5]).finding.code, "chief-more-than-whom");
        assert_eq!(chief(4, 15.0, &[4]).finding.code, "chief-more-than-whom");
        assert_eq!(
            chief(4, 15.0, &[3]).values["chief_may_take_over"],
            json!(true)
        );
        assert_eq!(
            chief(4, 30.0, &[5]).values["chief_may_take_over"],
            json!(false)
        );
        assert_eq!(
            ask(&json!({"chief": {"distance_to_troops_cm": 30}})).values["chief_may_take_over"],
            json!(false)
        );
    }

    #[test]
    fn a_lost_general_is_open() {
        let open = ask(
            &json!({"quality": "normal", "die": 4, "general_lost": true, "orders": [{"distance_to_general_cm": 30}]}),
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.values["points"].clone(), r.values["cost"].clone()))
                .collect::<Vec<_>>(),
            [(json!(0), json!([2])), (json!(4), json!([1]))]
        );
    }

    #[test]
    fn something_must_be_told() {
        assert_eq!(faults(ID, &json!({})), [("quality".to_owned(), "missing")]);
        assert_eq!(
            faults(ID, &json!({"ask": "p_at_least", "quality": "normal"})),
            [("n".to_owned(), "missing")]
        );
        assert_eq!(
            faults(ID, &json!({"quality": "normal", "quality_die": 6})),
            [("quality".to_owned(), "contradicts")]
        );
        for given in [
            json!({"die": 3}),
            json!({"chief": {"points": 3}}),
            json!({"chief": {"distance_to_troops_cm": 3}}),
            json!({"die": 2, "unknown_quality": true}),
        ] {
            assert_eq!(
                faults(ID, &given),
                [("quality".to_owned(), "missing")],
                "{given}"
            );
        }
    }

    proptest! {
        #[test]
        fn nearer_orders_never_cost_more(distance in 0_u32..80, less in 0_u32..80, seen in any::<bool>()) {
            let cost = |distance: u32| costs(&json!([{"distance_to_general_cm": distance, "in_sight": seen}]))[0].as_i64().unwrap();
            prop_assert!(cost(distance.saturating_sub(less)) <= cost(distance));
        }
    }
}
