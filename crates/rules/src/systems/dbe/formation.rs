//! `dbe.formation`: line, square and open order, and their effects.
//!
//! # Source items
//! dbe:5.6, 5.6.p1, 5.6.p2, 5.6.p3, 6.p2, 7.1.p1, 5.table, 7.table-modifiers, 8.table.
//!
//! # What it decides
//! Whether a change of formation is allowed, its cost and the resulting element; and the properties
//! of a formation.
//!
//! # What it does not decide
//! Whether distance makes the change more expensive (`dbe.activation-points`).
//!
//! # Readings chosen
//! - Voltigeurs are light infantry in open order: that is their usual formation, and going into
//!   line is closing up. Whether they may form square is an open point (S8), and so is a change of
//!   light infantry from square directly into open order.
//! - An element that keeps its formation changes nothing and pays nothing.
//! - Voltigeurs bought as such have a twin, unless it is given as lost.
//!
//! # Direction of error
//! Unnamed properties are those of any element.
//!
//! # Examples
//! Line into square: one point. Elite into open order: no. The last Voltigeur base of two: no.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::movement::has;
use super::tables::{LIMITS, MOVES};
use super::troops::{Formation, Troop};
use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Unit,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Change;

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Question {
    Properties,
}

impl Choice for Question {
    const SCOPE: &'static str = "dbe-formation-ask";
}

/// A change, or a formation.
pub struct Input {
    change: Option<(Troop, Formation, Formation)>,
    twin_lost: bool,
    in_group: bool,
    properties: Option<Formation>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let ask: Option<Question> = form.choice("ask").optional();
        let troop: Option<Troop> = form.choice("troop").optional();
        // Keeping the formation may be given, but is not tried as a value.
        let others = Formation::ALL.iter().copied();
        let told = others.clone().find(|to| form.says("to", to.code()));
        let from: Option<Formation> = if troop == Some(Troop::Voltigeurs) {
            let from = form.choice("from").only(|from| from != Formation::Line);
            Some(from.or_usually(Formation::Open))
        } else {
            let possible = |from| Some(from) != told && troop.is_none_or(|troop| has(troop, from));
            form.choice("from").only(possible).optional()
        };
        let to: Option<Formation> = form
            .choice("to")
            .among(others.filter(|other| from != Some(*other)))
            .unchanged()
            .optional();
        // Only Voltigeurs have two bases.
        let twin_lost = form
            .yes_or_no("twin_lost")
            .must(|lost| !lost || troop.is_none_or(|troop| troop == Troop::Voltigeurs))
            .or(false);
        // A square is never part of a group (dbe:5.6).
        let in_group = form
            .yes_or_no("in_group")
            .must(|group| !group || from != Some(Formation::Square))
            .or(false);
        let formation: Option<Formation> = form.choice("formation").optional();
        if ask.is_some() {
            form.lacks("formation");
        } else if formation.is_none() || troop.is_some() || from.is_some() || to.is_some() {
            for name in ["troop", "from", "to"] {
                form.lacks(name);
            }
        }
        let change = troop
            .zip(from)
            .zip(to)
            .map(|((troop, from), to)| (troop, from, to))
            .filter(|_| ask.is_none());
        Self {
            change,
            twin_lost,
            in_group,
            properties: formation,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    INTO_SQUARE = "dbe/movement/square#into-square";
    BACK_TO_LINE = "dbe/movement/square#back-to-line";
    INFANTRY_ONLY = "dbe/movement/square#infantry-only";
    FOUR_ZONES = "dbe/movement/in-square#four-zones";
    FOUR_FIELDS = "dbe/movement/in-square#four-fields";
    NO_OVERLAP = "dbe/movement/in-square#no-overlap";
    NO_GROUP = "dbe/movement/in-square#no-group";
    LEAVES_GROUP = "dbe/movement/in-square#leaves-its-group";
    SLOW = "dbe/movement/in-square#slow";
    WEAKER_FIRE = "dbe/movement/in-square#weaker-fire";
    EASIER_TARGET = "dbe/movement/in-square#easier-target";
    HORSE_HELD_OFF = "dbe/movement/in-square#horse-held-off";
    OPENS = "dbe/movement/open-order#opens";
    CLOSES = "dbe/movement/open-order#closes";
    LIGHT_ONLY = "dbe/movement/open-order#light-only";
    TWIN_LOST = "dbe/movement/last-voltigeurs#twin-lost";
    VOLTIGEURS_OPEN = "dbe/movement/open-order#voltigeurs-are-open";
    NO_CHANGE = "dbe/movement/square#no-change";
    FRONT_ONLY = "dbe/control-zone/shape#front-only";
    MAY_SQUARE = "dbe/disputes/voltigeurs-in-square#voltigeurs-square";
    MAY_NOT_SQUARE = "dbe/disputes/voltigeurs-in-square#voltigeurs-no-square";
    THROUGH_LINE = "dbe/disputes/square-to-open-order#through-line";
    ONE_STEP = "dbe/disputes/square-to-open-order#in-one-step";
}

/// Skirmishers in square.
static VOLTIGEURS: Point = Point {
    id: "voltigeurs-in-square",
    kind: PointKind::Open,
    readings: &[Reading::followed(MAY_SQUARE), Reading::of(MAY_NOT_SQUARE)],
};
/// From square into open order.
static SQUARE_TO_OPEN: Point = Point {
    id: "square-to-open-order",
    kind: PointKind::Open,
    readings: &[Reading::followed(THROUGH_LINE), Reading::of(ONE_STEP)],
};

/// Effect of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Effect {
    LeavesGroup,
    NoGroup,
    NoOverlap,
    FourZones,
    FourFields,
    Slow,
    WeakerFire,
    EasierTarget,
    HorseHeldOff,
}

impl Choice for Effect {
    const SCOPE: &'static str = "dbe-effect";
}

/// Effects of a square, each with its claim.
const OF_SQUARE: &[(Effect, &str)] = &[
    (Effect::NoGroup, NO_GROUP),
    (Effect::NoOverlap, NO_OVERLAP),
    (Effect::FourZones, FOUR_ZONES),
    (Effect::FourFields, FOUR_FIELDS),
    (Effect::Slow, SLOW),
    (Effect::WeakerFire, WEAKER_FIRE),
    (Effect::EasierTarget, EASIER_TARGET),
    (Effect::HorseHeldOff, HORSE_HELD_OFF),
];

impl Rule for Change {
    type Input = Input;
    const ID: &'static str = "dbe.formation";
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
            name: "cost_pa",
            kind: OutKind::Number(Unit::Points),
        },
        Output {
            name: "becomes",
            kind: OutKind::Word {
                scope: Troop::SCOPE,
                codes: &[
                    Troop::LightInfantry.into_str(),
                    Troop::Voltigeurs.into_str(),
                ],
            },
        },
        Output {
            name: "effects",
            kind: OutKind::words::<Effect>(),
        },
        Output {
            name: "can_group",
            kind: OutKind::Truth,
        },
        Output {
            name: "counts_as_overlap",
            kind: OutKind::Truth,
        },
        Output {
            name: "control_faces",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "fire_faces",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("legal", "cost_pa")];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "infantry-only",
            claim: INFANTRY_ONLY,
        },
        Violation {
            code: "light-only",
            claim: LIGHT_ONLY,
        },
        Violation {
            code: "voltigeurs-in-line",
            claim: VOLTIGEURS_OPEN,
        },
        Violation {
            code: "twin-lost",
            claim: TWIN_LOST,
        },
        Violation {
            code: "voltigeurs-no-square",
            claim: MAY_NOT_SQUARE,
        },
        Violation {
            code: "through-line",
            claim: THROUGH_LINE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&VOLTIGEURS, &SQUARE_TO_OPEN];
    const TABLES: &'static [&'static Table] = &[&MOVES, &LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut values = Values::default();
        match input.change {
            Some((troop, from, to)) => {
                let becomes = change(case, input, troop, from, to);
                let allowed = case.refused().is_empty();
                let mut effects = Vec::new();
                if allowed && to == Formation::Square && from != to {
                    case.applies("group", input.in_group, LEAVES_GROUP)
                        .value(input.in_group);
                    if input.in_group {
                        effects.push(Effect::LeavesGroup.code());
                    }
                    for (effect, claim) in OF_SQUARE {
                        effects.push(effect.code());
                        case.step("effect", true)
                            .value(effect.code())
                            .arg("effect", Arg::of(Effect::SCOPE, effect.code()))
                            .cite(claim);
                    }
                }
                let effects = (!effects.is_empty()).then_some(effects);
                values = values
                    .with("allowed", allowed)
                    .with("violations", case.refused())
                    .with("cost_pa", allowed.then_some(i64::from(from != to)))
                    .with("becomes", becomes.filter(|_| allowed).map(Troop::code))
                    .with("effects", effects);
            }
            None => {
                for name in ["allowed", "violations", "cost_pa", "becomes", "effects"] {
                    values = values.with(name, serde_json::Value::Null);
                }
            }
        }
        let square = input
            .properties
            .map(|formation| formation == Formation::Square);
        if let Some(square) = square {
            for (code, claim) in [("can-group", NO_GROUP), ("overlaps", NO_OVERLAP)] {
                case.step(code, !square).value(!square).cite(claim);
            }
            let zones = if square { FOUR_ZONES } else { FRONT_ONLY };
            case.considered("zones", square, zones)
                .value(if square { 4 } else { 1 });
            case.step("fields", square)
                .value(if square { 4 } else { 1 })
                .cite(FOUR_FIELDS);
            if square {
                for claim in [NO_GROUP, NO_OVERLAP, FOUR_FIELDS] {
                    case.because(claim);
                }
            }
        }
        values
            .with("can_group", square.map(|square| !square))
            .with("counts_as_overlap", square.map(|square| !square))
            .with(
                "control_faces",
                square.map(|square| if square { 4 } else { 1 }),
            )
            .with(
                "fire_faces",
                square.map(|square| if square { 4 } else { 1 }),
            )
    }
}

/// Judges a change; returns the resulting element if it is of another type.
fn change(
    case: &mut Case<'_>,
    input: &Input,
    troop: Troop,
    from: Formation,
    to: Formation,
) -> Option<Troop> {
    use Formation::{Line, Open, Square};
    let square = from == Square || to == Square;
    let open = from == Open || to == Open;
    let light = matches!(troop, Troop::LightInfantry | Troop::Voltigeurs);
    case.forbid("infantry-only", square && !troop.is_infantry())
        .arg("why", if square { "square" } else { "other" });
    case.forbid("light-only", open && !light)
        .arg("why", if open { "open" } else { "other" });
    let misplaced = troop == Troop::Voltigeurs && from != Open && (from == Line || to == Line);
    if misplaced {
        case.forbid("voltigeurs-in-line", true);
    }
    if !case.refused().is_empty() {
        return None;
    }
    let scattered = troop == Troop::Voltigeurs || from == Open;
    if square && scattered {
        let may = case.ask(&VOLTIGEURS).is(MAY_SQUARE);
        case.forbid_unless("voltigeurs-no-square", may, MAY_SQUARE);
    } else if (from, to) == (Square, Open) {
        let at_once = case.ask(&SQUARE_TO_OPEN).is(ONE_STEP);
        case.forbid_unless("through-line", at_once, ONE_STEP);
        if !at_once {
            case.remedy("line-first", vec![], vec![("to", Line.code().into())]);
        }
    }
    let closing = (from, to) == (Open, Line);
    case.forbid("twin-lost", closing && input.twin_lost)
        .arg("why", if closing { "closing" } else { "other" });
    if !case.refused().is_empty() {
        return None;
    }
    if from == to {
        case.applied("no-change", NO_CHANGE).value(0);
        return None;
    }
    let claim = match (from, to) {
        (_, Square) => INTO_SQUARE,
        (_, Open) if !scattered => OPENS,
        (Open, Line) => CLOSES,
        _ => BACK_TO_LINE,
    };
    case.applied("change", claim)
        .value(1)
        .arg("from", Arg::of(Formation::SCOPE, from.code()))
        .arg("to", Arg::of(Formation::SCOPE, to.code()));
    match claim {
        OPENS => Some(Troop::Voltigeurs),
        CLOSES => Some(Troop::LightInfantry),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge};

    fn ask(troop: &str, from: &str, to: &str) -> Verdict {
        judge(
            "dbe.formation",
            &json!({"troop": troop, "from": from, "to": to}),
        )
    }

    #[test]
    fn changes_that_are_allowed() {
        for (troop, from, to, becomes) in [
            ("line", "line", "square", Value::Null),
            ("guard", "square", "line", Value::Null),
            ("light-infantry", "line", "open", json!("voltigeurs")),
            ("voltigeurs", "open", "line", json!("light-infantry")),
            ("light-infantry", "open", "line", json!("light-infantry")),
        ] {
            let verdict = ask(troop, from, to);
            assert_eq!(
                (
                    &verdict.values["allowed"],
                    &verdict.values["cost_pa"],
                    &verdict.values["becomes"]
                ),
                (&json!(true), &json!(1), &becomes),
                "{troop} {from} {to}"
            );
        }
        assert_eq!(
            judge(
                "dbe.formation",
                &json!({"troop": "line", "from": "line", "to": "square", "in_group": true})
            )
            .values["effects"][0],
            json!("leaves-group")
        );
    }

    #[test]
    fn changes_that_are_not() {
        for (troop, from, to, code) in [
            ("dragoons", "line", "square", "infantry-only"),
            ("medium-artillery", "line", "square", "infantry-only"),
            ("elite", "line", "open", "light-only"),
            ("line", "square", "open", "light-only"),
            ("cuirassiers", "line", "open", "light-only"),
        ] {
            assert_eq!(
                ask(troop, from, to).values["violations"],
                json!([code]),
                "{troop} {from} {to}"
            );
        }
        assert_eq!(
            judge(
                "dbe.formation",
                &json!({"troop": "voltigeurs", "from": "open", "to": "line", "twin_lost": true})
            )
            .values["violations"],
            json!(["twin-lost"])
        );
    }

    #[test]
    fn two_open_points() {
        assert_eq!(
            ask("voltigeurs", "open", "square").finding.code,
            "voltigeurs-in-square"
        );
        assert_eq!(ask("voltigeurs", "square", "open").readings.len(), 2);
        assert_eq!(
            ask("light-infantry", "square", "open").finding.code,
            "square-to-open-order"
        );
        assert_eq!(
            ask("light-infantry", "line", "square").values["allowed"],
            json!(true)
        );
    }

    #[test]
    fn what_a_formation_can_do() {
        for (formation, square) in [("line", false), ("open", false), ("square", true)] {
            let verdict = judge(
                "dbe.formation",
                &json!({"ask": "properties", "formation": formation}),
            );
            assert_eq!(verdict.values["can_group"], json!(!square));
            assert_eq!(verdict.values["counts_as_overlap"], json!(!square));
            assert_eq!(
                verdict.values["control_faces"],
                json!(if square { 4 } else { 1 })
            );
            assert_eq!(verdict.values["allowed"], Value::Null);
        }
    }

    #[test]
    fn what_cannot_be_asked() {
        let list = |given: Value| {
            faults("dbe.formation", &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(list(json!({})), ["troop", "from", "to"]);
        assert_eq!(list(json!({"ask": "properties"})), ["formation"]);
    }

    #[test]
    fn what_changes_nothing_and_what_voltigeurs_are_never_in() {
        for (troop, formation) in [
            ("line", "line"),
            ("guard", "square"),
            ("voltigeurs", "open"),
        ] {
            let verdict = ask(troop, formation, formation);
            assert_eq!(
                (
                    &verdict.values["allowed"],
                    &verdict.values["cost_pa"],
                    &verdict.values["effects"]
                ),
                (&json!(true), &json!(0), &Value::Null),
                "{troop}"
            );
        }
        for (from, to) in [("line", "line"), ("line", "square"), ("square", "line")] {
            assert_eq!(
                ask("voltigeurs", from, to).values["violations"],
                json!(["voltigeurs-in-line"]),
                "{from} {to}"
            );
        }
        assert_eq!(
            ask("dragoons", "square", "square").values["violations"],
            json!(["infantry-only"])
        );
    }
}
