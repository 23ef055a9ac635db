//! `impetus.wagenburg`: what Wagenburg and baggage may do, and actions against them.
//!
//! # Source items
//! ai:wagenburg.2-.4, .p1, ai:baggage.1, .2, .6, .7, ai:baggage-assault.1-.2.
//!
//! # What it decides
//! One question at a time: passing through, the zone of control, fortifications, a fortified Wagenburg
//! and its price, the assault on baggage and shots at it, its base, its disorder, units in front of it.
//!
//! # What it does not decide
//! When the conditions for an assault are met, which is in the rulebook.
//!
//! # Readings chosen
//! - The cost of fortifying a Wagenburg is an open point (I19).
//! - In a question about a fortified Wagenburg, it is fortified by default.
//! - By default the troops are Wagenburg if the question is about them.
//!
//! # Direction of error
//! The document does not mention other troops and other scales, and the check says so.
//!
//! # Examples
//! T with I=0 at the enemy baggage: must attack; Art need not. Baggage in 28 mm, 4 wide to 1 deep:
//! allowed; 5 to 1: no.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};

use super::battle::{Body, figure, results};
use super::field_tables::BAGGAGE_LIMITS;
use super::words::{Troop, scale_if_told};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Wagenburg;

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Query {
    PassThrough,
    ZocFaces,
    CrossFortification,
    DefendFortification,
    Fortified,
    FortifiedPrice,
    BaggageAssault,
    ShootBaggage,
    BaggageBase,
    BaggageDisorder,
    UnitsInFront,
}

impl Choice for Query {
    const SCOPE: &'static str = "impetus-wagenburg-query";
}

/// A question about Wagenburg or baggage.
pub struct Input {
    query: Query,
    body: Fact<Option<Body>>,
    impetus: Option<i64>,
    fortified: Fact<Option<bool>>,
    moves: Fact<bool>,
    scale: Option<i64>,
    width: Option<f64>,
    depth: Option<f64>,
    conditions: Fact<Option<bool>>,
    count: Option<Measure>,
    consent: Fact<Option<bool>>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        // Each question needs its own facts; the others are not looked at.
        let query = form.choice("query").unchanged().required();
        let (assault, base, in_front) = (
            query == Query::BaggageAssault,
            query == Query::BaggageBase,
            query == Query::UnitsInFront,
        );
        let body = form.choice("troop").maybe_fact_unless(assault);
        let impetus = form.integer("i", 0, 9).if_told();
        let fortified = form.yes_or_no("fortified").maybe_fact();
        let moves = form.yes_or_no("move").fact_or(false);
        let scale = scale_if_told(form);
        let width = form.decimal("width", 0.1, 100.0).if_told();
        let depth = form.decimal("depth", 0.1, 100.0).if_told();
        let conditions = form.yes_or_no("conditions_hold").maybe_fact_unless(assault);
        let count = form.integer("count", 0, 40);
        let count = if in_front {
            Some(count.measured())
        } else {
            #[expect(clippy::cast_precision_loss, reason = "a small number")]
            count.if_told().map(|count| Measure::known(count as f64))
        };
        let consent = form.yes_or_no("consent").maybe_fact_unless(in_front);
        if base {
            form.lacks("scale");
            form.lacks("width");
            form.lacks("depth");
        }
        Self {
            query,
            body,
            impetus,
            fortified,
            moves,
            scale,
            width,
            depth,
            conditions,
            count,
            consent,
        }
    }
}

claims! {
    ANY_FRIEND = "impetus/special-troops/wagenburg-passing#any-friend";
    FRONT_FOR_MOVING = "impetus/special-troops/wagenburg-zone#front-for-moving";
    ZONE_ALL_ROUND = "impetus/special-troops/wagenburg-zone#zone-all-round";
    ALONE = "impetus/special-troops/wagenburg-zone#alone";
    NO_CROSSING = "impetus/special-troops/wagenburg-fortifications#no-crossing";
    NO_DEFENDING = "impetus/special-troops/wagenburg-fortifications#no-defending";
    FORTIFIED = "impetus/special-troops/wagenburg-fortified#fortified";
    TWO_PIECES = "impetus/special-troops/wagenburg-fortified#two-pieces";
    ALL_ROUND = "impetus/special-troops/wagenburg-fortified#all-round";
    NO_MOVING = "impetus/special-troops/wagenburg-fortified#no-moving";
    TEN_IN_ALL = "impetus/disputes/fortified-wagenburg-price#ten-in-all";
    TEN_PER_PIECE = "impetus/disputes/fortified-wagenburg-price#ten-per-piece";
    BAGGAGE_FRIENDS = "impetus/baggage/passing#friends";
    NEVER = "impetus/baggage/never-disordered#never";
    UP_TO = "impetus/baggage/wide-base#up-to";
    TOO_WIDE = "impetus/baggage/wide-base#too-wide";
    OTHER_SCALES = "impetus/baggage/wide-base#other-scales";
    WITH_CONSENT = "impetus/baggage/units-in-front#with-consent";
    TOO_MANY = "impetus/baggage/units-in-front#too-many";
    NO_CONSENT = "impetus/baggage/units-in-front#no-consent";
    EVERYONE = "impetus/baggage/assault#everyone";
    ZERO_IMPETUS = "impetus/baggage/assault#zero-impetus";
    NOT_ARTILLERY = "impetus/baggage/assault#not-artillery";
    NO_CONDITIONS = "impetus/baggage/assault#no-conditions";
    NO_SHOOTING = "impetus/baggage/no-shooting#never";
}

/// Cost of fortifying a Wagenburg.
static PRICE: Point = Point {
    id: "fortified-wagenburg-price",
    kind: PointKind::Open,
    readings: &[Reading::followed(TEN_IN_ALL), Reading::of(TEN_PER_PIECE)],
};

/// Results for a fortified Wagenburg.
const IMMOBILE: &str = "immobile";
const ALL_AROUND: &str = "all-round";

impl Rule for Wagenburg {
    type Input = Input;
    const ID: &'static str = "impetus.wagenburg";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "effect",
            kind: OutKind::Word {
                scope: "impetus-wagenburg-effect",
                codes: &[IMMOBILE],
            },
        },
        Output {
            name: "faces",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "protection",
            kind: OutKind::Word {
                scope: "impetus-protection",
                codes: &[ALL_AROUND],
            },
        },
        Output {
            name: "must_assault",
            kind: OutKind::Truth,
        },
        Output {
            name: "possible",
            kind: OutKind::Truth,
        },
        Output {
            name: "cost",
            kind: OutKind::Number(Unit::Points),
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "crosses-works",
            claim: NO_CROSSING,
        },
        Violation {
            code: "defends-works",
            claim: NO_DEFENDING,
        },
        Violation {
            code: "immobile",
            claim: NO_MOVING,
        },
        Violation {
            code: "baggage-shot-at",
            claim: NO_SHOOTING,
        },
        Violation {
            code: "too-wide",
            claim: TOO_WIDE,
        },
        Violation {
            code: "no-consent",
            claim: NO_CONSENT,
        },
        Violation {
            code: "too-many",
            claim: TOO_MANY,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&PRICE];
    const TABLES: &'static [&'static Table] = &[&BAGGAGE_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut found: Vec<(&str, Value)> = Vec::new();
        match input.query {
            Query::PassThrough => pass_through(case, input, &mut found),
            Query::ZocFaces => {
                let wagons = wagons(case, input);
                case.because(ALONE);
                case.considered("zone", wagons, if wagons { ZONE_ALL_ROUND } else { ALONE });
                if wagons {
                    found.push(("faces", 4.into()));
                } else {
                    case.silent("not-wagenburg");
                }
            }
            Query::CrossFortification => works(case, input, "crosses-works", &mut found),
            Query::DefendFortification => works(case, input, "defends-works", &mut found),
            Query::Fortified => fortified(case, input, &mut found),
            Query::FortifiedPrice => found.push(("cost", price(case).into())),
            Query::BaggageAssault => found.push(("must_assault", assault(case, input).into())),
            Query::ShootBaggage => {
                case.forbid("baggage-shot-at", true);
                found.push(("allowed", false.into()));
            }
            Query::BaggageBase => base(case, input, &mut found),
            Query::BaggageDisorder => {
                case.applied("never-disordered", NEVER);
                found.push(("possible", false.into()));
            }
            Query::UnitsInFront => in_front(case, input, &mut found),
        }
        found.push(("violations", case.refused().to_vec().into()));
        results(Self::OUTPUTS, found)
    }
}

/// Whether the question is about a Wagenburg.
fn wagons(case: &mut Case<'_>, input: &Input) -> bool {
    const WAGONS: Body = Body::Troop(Troop::Wagenburg);
    let wagons = input.body.is(|body| body.unwrap_or(WAGONS) == WAGONS);
    let known = input.body.exactly().map(|body| body.unwrap_or(WAGONS));
    case.step("wagons", wagons).arg(
        "troop",
        known.map(|body| Arg::of(Troop::SCOPE, body.code())),
    );
    wagons
}

fn pass_through(case: &mut Case<'_>, input: &Input, found: &mut Vec<(&'static str, Value)>) {
    let baggage = input.body == Some(Body::Baggage);
    let claim = if baggage { BAGGAGE_FRIENDS } else { ANY_FRIEND };
    case.considered("passing", baggage, claim);
    found.push(("allowed", true.into()));
}

fn works(
    case: &mut Case<'_>,
    input: &Input,
    code: &'static str,
    found: &mut Vec<(&'static str, Value)>,
) {
    if wagons(case, input) {
        case.forbid(code, true);
        found.push(("allowed", false.into()));
    } else {
        case.silent("not-wagenburg");
    }
}

fn fortified(case: &mut Case<'_>, input: &Input, found: &mut Vec<(&'static str, Value)>) {
    let pieces = figure(case, &BAGGAGE_LIMITS, "wagenburg-pieces", "value");
    case.step("pieces", true).value(pieces).cite(TWO_PIECES);
    let fortified = !(input.fortified == Some(false));
    case.step("all-round", fortified).cite(ALL_ROUND);
    let moves = *input.moves;
    if moves {
        case.forbid("immobile", fortified);
    }
    if fortified {
        found.push(("protection", ALL_AROUND.into()));
        found.push(("effect", IMMOBILE.into()));
        case.because(ALL_ROUND);
        case.because(NO_MOVING);
    } else if moves {
        case.applied("moves", FRONT_FOR_MOVING);
    } else {
        case.because(FORTIFIED);
        case.because(TWO_PIECES);
    }
    found.push(("allowed", case.refused().is_empty().into()));
}

fn price(case: &mut Case<'_>) -> i64 {
    let (pieces, printed) = (
        figure(case, &BAGGAGE_LIMITS, "wagenburg-pieces", "value"),
        figure(case, &BAGGAGE_LIMITS, "wagenburg-price", "value"),
    );
    let in_all = case.ask(&PRICE).is(TEN_IN_ALL);
    let claim = if in_all { TEN_IN_ALL } else { TEN_PER_PIECE };
    let cost = if in_all { printed } else { pieces * printed };
    case.applied("pieces", TWO_PIECES).value(pieces);
    case.considered("price", in_all, claim)
        .value(cost)
        .arg("printed", printed);
    cost
}

fn assault(case: &mut Case<'_>, input: &Input) -> bool {
    let artillery = input.body == Some(Body::Troop(Troop::Artillery));
    let conditions = input.conditions == Some(true);
    case.step("artillery", artillery).cite(NOT_ARTILLERY);
    case.step("conditions", conditions).cite(NO_CONDITIONS);
    let zero = input.impetus == Some(0);
    case.step("zero-impetus", zero).cite(ZERO_IMPETUS);
    let must = conditions && !artillery;
    case.because(match (artillery, conditions) {
        (true, _) => NOT_ARTILLERY,
        (false, false) => NO_CONDITIONS,
        (false, true) if zero => ZERO_IMPETUS,
        (false, true) => EVERYONE,
    });
    must
}

fn base(case: &mut Case<'_>, input: &Input, found: &mut Vec<(&'static str, Value)>) {
    let Some((width, depth)) = input.width.zip(input.depth) else {
        return;
    };
    let large = input.scale == Some(28);
    case.step("scale", large).cite(OTHER_SCALES);
    if !large {
        case.because(OTHER_SCALES);
        case.silent("baggage-base");
        return;
    }
    let ratio = figure(case, &BAGGAGE_LIMITS, "baggage-ratio", "value");
    #[expect(clippy::cast_precision_loss, reason = "a small number of a table")]
    let most = depth * ratio as f64;
    let wide = width > most;
    case.forbid("too-wide", wide)
        .arg("width", width)
        .arg("depth", depth)
        .arg("ratio", ratio);
    if wide {
        case.remedy(
            "narrower",
            vec![("most", most.into())],
            vec![("width", number(most))],
        );
    } else {
        case.because(UP_TO);
    }
    found.push(("allowed", (!wide).into()));
}

fn in_front(case: &mut Case<'_>, input: &Input, found: &mut Vec<(&'static str, Value)>) {
    let Some((count, consent)) = input.count.as_ref().zip(input.consent.get()) else {
        return;
    };
    let most = figure(case, &BAGGAGE_LIMITS, "units-in-front", "value");
    let many = *count > most;
    case.forbid("no-consent", !consent && *count > 0);
    case.forbid("too-many", many)
        .arg("count", count.exactly())
        .arg("most", most);
    let allowed = case.refused().is_empty();
    if allowed {
        case.because(WITH_CONSENT);
    } else if many {
        #[expect(clippy::cast_precision_loss, reason = "a small number of a table")]
        let less = count.exactly().map(|count| count - most as f64);
        case.remedy(
            "fewer",
            vec![("less", less.into()), ("most", most.into())],
            vec![("count", most.into())],
        );
    }
    found.push(("allowed", allowed.into()));
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.wagenburg";

    fn value(given: Value, name: &str) -> Value {
        judge(ID, &given).values[name].clone()
    }

    #[test]
    fn wagons() {
        for troop in [json!("W"), json!("FP"), json!("baggage"), Value::Null] {
            assert_eq!(
                value(json!({"query": "pass-through", "troop": troop}), "allowed"),
                true
            );
        }
        assert_eq!(
            value(json!({"query": "zoc-faces", "troop": "W"}), "faces"),
            4
        );
        assert_eq!(
            judge(ID, &json!({"query": "zoc-faces", "troop": "FP"})).missing,
            Some("not-wagenburg")
        );
        for (query, code) in [
            ("cross-fortification", "crosses-works"),
            ("defend-fortification", "defends-works"),
        ] {
            assert_eq!(judge(ID, &json!({"query": query})).finding.code, code);
            assert_eq!(
                judge(ID, &json!({"query": query, "troop": "T"})).missing,
                Some("not-wagenburg")
            );
        }
    }

    #[test]
    fn fortified_wagons() {
        for (fortified, moves, allowed) in [
            (true, true, false),
            (true, false, true),
            (false, true, true),
            (false, false, true),
        ] {
            let given = json!({"query": "fortified", "fortified": fortified, "move": moves});
            assert_eq!(value(given.clone(), "allowed"), allowed);
            assert_eq!(
                value(given, "protection"),
                if fortified {
                    json!("all-round")
                } else {
                    Value::Null
                }
            );
        }
        // The subject of the question need not be given again.
        assert_eq!(
            value(json!({"query": "fortified", "move": true}), "allowed"),
            false
        );
        assert_eq!(value(json!({"query": "fortified"}), "effect"), "immobile");
        let open = judge(ID, &json!({"query": "fortified-price"}));
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["cost"].clone()))
                .collect::<Vec<_>>(),
            [("ten-in-all", json!(10)), ("ten-per-piece", json!(20))]
        );
    }

    #[test]
    fn the_assault() {
        for troop in Body::codes() {
            for conditions in [true, false] {
                for i in [json!(0), json!(3), Value::Null] {
                    let given = json!({"query": "baggage-assault", "troop": troop, "i": i, "conditions_hold": conditions});
                    assert_eq!(value(given, "must_assault"), conditions && troop != "Art");
                }
            }
        }
        assert_eq!(
            value(json!({"query": "shoot-baggage", "troop": "Art"}), "allowed"),
            false
        );
        assert_eq!(
            value(json!({"query": "baggage-disorder"}), "possible"),
            false
        );
    }

    #[test]
    fn setting_baggage_up() {
        let base = json!({"query": "baggage-base", "scale": 28, "width": 4, "depth": 1});
        assert_eq!(value(base.clone(), "allowed"), true);
        assert_eq!(value(with(&base, &json!({"width": 4.1})), "allowed"), false);
        assert_eq!(
            judge(ID, &with(&base, &json!({"width": 9, "depth": 2}))).remedies[0].input["width"],
            8
        );
        assert_eq!(
            judge(ID, &with(&base, &json!({"scale": 15}))).missing,
            Some("baggage-base")
        );
        for (count, consent, want) in [
            (3, true, true),
            (4, true, false),
            (1, false, false),
            (0, false, true),
        ] {
            assert_eq!(
                value(
                    json!({"query": "units-in-front", "count": count, "consent": consent}),
                    "allowed"
                ),
                want
            );
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
        assert_eq!(of(json!({})), ["query"]);
        assert_eq!(
            of(json!({"query": "baggage-assault"})),
            ["troop", "conditions_hold"]
        );
        assert_eq!(
            of(json!({"query": "baggage-base"})),
            ["scale", "width", "depth"]
        );
        assert_eq!(of(json!({"query": "units-in-front"})), ["count", "consent"]);
    }

    proptest! {
        /// Four times as wide as deep is the limit at any size.
        #[test]
        fn the_ratio_alone_counts(width in 1_i32..60, depth in 1_i32..60, grown in 1_i32..2) {
            let of = |width: i32, depth: i32| value(json!({"query": "baggage-base", "scale": 28, "width": width, "depth": depth}), "allowed");
            prop_assert_eq!(of(width, depth), json!(width <= 4 * depth));
            prop_assert_eq!(of(width * grown, depth * grown), of(width, depth));
        }
    }
}
