//! `dbe.retreat`: how far a beaten element retreats, and which obstacles destroy it.
//!
//! # Source items
//! dbe:9.1, 9.1.p1, 9.1.p2, 5.3, 5.3.p1, 5.3.p2, 7.p1.
//!
//! # What it decides
//! Whether the retreat is completed, its length, and which friends go back with it.
//!
//! # What it does not decide
//! Whether an element must retreat (`dbe.outcome`). The obstacles behind are given, not measured.
//!
//! # Readings chosen
//! - The enemy just fought is an open point only after a melee (S25). Passing through a friend that
//!   faces the opposite way (S9) is one for retreating Voltigeurs with any troops behind, and for
//!   others if Voltigeurs or guns face that way; which is the default.
//! - A friend beyond the retreat is not pushed, and an obstacle exactly at its end does no harm.
//!   Missing room is assumed to exist.
//! - A square (S26) is asked only for infantry; given for others, it is refused by its rule, like a
//!   general that retreats.
//!
//! # Direction of error
//! An obstacle that is not given does not exist: errors favour survival.
//!
//! # Examples
//! Line in 15 mm, free behind: 2 cm. A friend behind that faces another way: destroyed.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::fight::{self, GENERALS_NO_ROW, Phase, Supporter, cm, scale};
use super::movement::{INFANTRY_ONLY, LIGHT_ONLY, has, misfit};
use super::tables::{BASE_DEPTH, SQUARE_MARKER};
use super::troops::{Formation, Troop, base_figure, formation_told};
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, Measure, OutKind, Output, Point, PointKind, Reading,
    Rule, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Retreat;

/// Obstacle behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Behind {
    FriendSameFacing,
    FriendOtherFacing,
    Impassable,
    Free,
}

impl Choice for Behind {
    const SCOPE: &'static str = "dbe-behind";
}

/// Facing of a friend that does not face the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Turned {
    Opposite,
    Other,
}

impl Choice for Turned {
    const SCOPE: &'static str = "dbe-turned";
}

/// Edge that another enemy touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Touched {
    None,
    Front,
    Flank,
    Rear,
}

impl Choice for Touched {
    const SCOPE: &'static str = "dbe-touched";
}

/// One thing behind the element, the nearest first.
struct Thing {
    kind: Fact<Behind>,
    gap: Measure,
    troop: Fact<Option<Troop>>,
    turned: Fact<Turned>,
    id: String,
}

impl Declared for Thing {
    fn declare(form: &mut Form<'_>) -> Self {
        let place = form.place();
        // A given facing or troop type implies a friend.
        let (faces, troop) = (form.is_told("facing"), form.is_told("troop"));
        let fits = |kind| match kind {
            Behind::FriendOtherFacing => true,
            Behind::FriendSameFacing => !faces,
            Behind::Impassable | Behind::Free => !faces && !troop,
        };
        let kind = form.choice("kind").only(fits).fact();
        // The echo includes the usual facing of a friend, whatever is behind.
        let turned = faces && !form.says("facing", Turned::Opposite.code());
        let contradicted = kind.exactly().and_then(|kind| match kind {
            Behind::FriendOtherFacing => None,
            _ if turned => Some("facing"),
            Behind::Impassable | Behind::Free if troop => Some("troop"),
            _ => None,
        });
        if let Some(field) = contradicted {
            form.contradicts(field);
        }
        // Obstacles to a retreat, which destroy the element if they are near enough.
        let stops = [Behind::Impassable, Behind::FriendOtherFacing];
        let fatal = kind.all().iter().all(|kind| stops.contains(kind));
        let asked = fatal || !form.may_lack_facts();
        let gap = form.decimal("gap_cm", 0.0, 200.0).unit(Unit::Cm);
        let gap = if asked {
            gap.measured_if(|| false)
        } else {
            Some(gap.usually_measured(0.0))
        };
        Self {
            kind,
            gap: gap.unwrap_or_else(|| Measure::known(0.0)),
            troop: form.choice("troop").maybe_fact(),
            turned: form.choice("facing").fact_or(Turned::Opposite),
            id: form.name("id").or(place),
        }
    }
}

/// An element that must retreat.
pub struct Input {
    troop: Fact<Troop>,
    scale: &'static str,
    formation: Fact<Formation>,
    behind: Vec<Thing>,
    touched: Fact<Touched>,
    room: Option<Measure>,
    after: Fact<Option<Phase>>,
}

impl Input {
    /// Whether it is infantry in square.
    fn in_square(&self) -> bool {
        self.formation == Formation::Square && self.troop.is(Troop::is_infantry)
    }

    /// Whether a friend that faces the opposite way may be passed through.
    fn passes(&self, friend: &Thing) -> bool {
        let class = |troop: Option<Troop>| {
            let troop = troop.filter(|troop| *troop == Troop::Voltigeurs || troop.is_artillery());
            troop.map(Troop::is_artillery)
        };
        friend.turned == Turned::Opposite
            && (self.troop == Troop::Voltigeurs
                || match friend.troop.by(class) {
                    None => false,
                    Some(false) => true,
                    Some(true) => self
                        .troop
                        .is(|troop| troop.is_infantry() || troop.is_cavalry()),
                })
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let told = formation_told(form).unwrap_or(Formation::Line);
        // Guns stand or are lost (dbe:9.0.table); they go back only with the others that touch the winner
        // of a melee (dbe:8.4).
        let shot = form.says("after", Phase::Shooting.code());
        let fights = |troop: Troop| {
            !troop.is_general() && has(troop, told) && !(shot && troop.is_artillery())
        };
        let troop: Fact<Troop> = form.choice("troop").only(fights).fact();
        let known = troop.exactly();
        let guns = known.is_some_and(Troop::is_artillery);
        let formed = |formation| known.is_none_or(|troop| has(troop, formation));
        Self {
            troop,
            scale: scale(form),
            formation: form
                .choice("formation")
                .only(formed)
                .fact_or(Formation::Line),
            behind: form.asked_list("behind", 0, 12),
            touched: form.choice("other_enemy_contact").fact_or(Touched::None),
            room: form
                .decimal("room_behind_column_cm", 0.0, 200.0)
                .unit(Unit::Cm)
                .maybe_measured(),
            // For a retreat from a melee it is open whether the enemy blocks it.
            after: {
                let asked = form.may_lack_facts();
                form.choice("after")
                    .must(|after| !guns || after == Phase::Melee)
                    .maybe_fact_unless(asked)
            },
        }
    }
}

/// A general given as retreating: generals have no row of results.
const GENERAL_RETREATS: Violation = Violation {
    code: "general-retreats",
    claim: GENERALS_NO_ROW,
};

// Claims that a verdict may quote, grouped by node.
claims! {
    with GENERALS_NO_ROW, INFANTRY_ONLY.claim, LIGHT_ONLY.claim;
    MOVED = "dbe/results/retreat#moved";
    DEPTH = "dbe/results/retreat#depth";
    MUST_COMPLETE = "dbe/results/retreat#must-complete";
    FRIEND_ASKEW = "dbe/results/blocked#friend-askew";
    OBSTACLE = "dbe/results/blocked#obstacle";
    OTHER_ENEMY = "dbe/results/blocked#other-enemy";
    ROOM_ENOUGH = "dbe/results/blocked#room-short";
    PUSHED = "dbe/results/column#pushed";
    LAST_NO_ROOM = "dbe/results/column#last-has-no-room";
    OTHERS_LIVE = "dbe/results/column#others-live";
    PINNED = "dbe/shooting/pinned-by-a-friend#b-is-lost";
    ONLY_OTHERS = "dbe/disputes/enemy-in-front#only-other-enemies";
    ANY_ENEMY = "dbe/disputes/enemy-in-front#any-enemy";
    DESTROYED_BY_FRIEND = "dbe/disputes/voltigeurs-behind#destroyed-by-the-friend";
    PASSES_THROUGH = "dbe/disputes/voltigeurs-behind#passes-through";
    MARKER_SIDE = "dbe/disputes/square-retreat#marker-side";
    SQUARE_DEPTH = "dbe/disputes/square-retreat#base-depth";
}

/// Whether the enemy that won prevents a retreat (S25).
static ENEMY_IN_FRONT: Point = Point {
    id: "enemy-in-front",
    kind: PointKind::Open,
    readings: &[Reading::followed(ONLY_OTHERS), Reading::of(ANY_ENEMY)],
};
/// Voltigeurs or guns behind that face the other way (S9).
static VOLTIGEURS_BEHIND: Point = Point {
    id: "voltigeurs-behind",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(DESTROYED_BY_FRIEND),
        Reading::of(PASSES_THROUGH),
    ],
};
/// Distance that a square retreats (S26).
static SQUARE_RETREAT: Point = Point {
    id: "square-retreat",
    kind: PointKind::Open,
    readings: &[Reading::followed(MARKER_SIDE), Reading::of(SQUARE_DEPTH)],
};

/// Length of the retreat, cm.
fn length(case: &mut Case<'_>, input: &Input) -> f64 {
    let square = input.in_square();
    let (mm, claim) = if square && case.ask(&SQUARE_RETREAT).is(MARKER_SIDE) {
        (
            case.number(&SQUARE_MARKER, "side", input.scale),
            MARKER_SIDE,
        )
    } else {
        let claim = if square { SQUARE_DEPTH } else { DEPTH };
        (
            base_figure(case, &BASE_DEPTH, &input.troop, input.scale),
            claim,
        )
    };
    let length = cm(mm.unwrap_or(0));
    case.applied("length", claim).value(number(length));
    length
}

/// Whether no obstacle behind stops it; appends the friends that go back with it to the list.
fn room(case: &mut Case<'_>, input: &Input, length: f64, pushed: &mut Vec<String>) -> bool {
    let mut left = Measure::known(length);
    for thing in &input.behind {
        let reached = thing.gap < left;
        match thing.kind.get() {
            Behind::Free => {
                case.step("free", true).value_of(&thing.gap).cite(MOVED);
                return true;
            }
            Behind::FriendSameFacing => {
                case.applies("pushed", reached, PUSHED).value_of(&thing.gap);
                if !reached {
                    return true;
                }
                pushed.push(thing.id.clone());
            }
            Behind::FriendOtherFacing => {
                if reached && input.passes(thing) {
                    let passes = case.ask(&VOLTIGEURS_BEHIND).is(PASSES_THROUGH);
                    let claim = if passes {
                        PASSES_THROUGH
                    } else {
                        DESTROYED_BY_FRIEND
                    };
                    case.considered("passable-friend", passes, claim)
                        .value(passes);
                    if passes {
                        continue;
                    }
                    return false;
                }
                case.step("askew", reached)
                    .value_of(&thing.gap)
                    .cite(FRIEND_ASKEW);
                if !reached {
                    return true;
                }
                for claim in [FRIEND_ASKEW, PINNED] {
                    case.because(claim);
                }
                return false;
            }
            Behind::Impassable => {
                let claim = if reached { OBSTACLE } else { ROOM_ENOUGH };
                case.considered("obstacle", reached, claim)
                    .value_of(&thing.gap)
                    .arg("left", left.exactly());
                return !reached;
            }
        }
        left = &left - &thing.gap;
    }
    if let Some(room) = &input.room {
        let short = *room < left;
        let claim = if pushed.is_empty() {
            MUST_COMPLETE
        } else {
            LAST_NO_ROOM
        };
        case.applies("room", short, claim)
            .value_of(room)
            .arg("left", left.exactly());
        return !short;
    }
    true
}

/// End of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum End {
    Moved,
    Destroyed,
}

impl Choice for End {
    const SCOPE: &'static str = "dbe-retreat-result";
}

impl Rule for Retreat {
    type Input = Input;
    const ID: &'static str = "dbe.retreat";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "result",
            kind: OutKind::word::<End>(),
        },
        Output {
            name: "distance_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "pushed",
            kind: OutKind::Names,
        },
        Output {
            name: "friend",
            kind: OutKind::word::<Supporter>(),
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
    const STATED: &'static [(&'static str, &'static str)] =
        &[("moved", "distance_cm"), ("moved", "pushed")];
    const VIOLATIONS: &'static [Violation] = &[GENERAL_RETREATS, INFANTRY_ONLY, LIGHT_ONLY];
    const POINTS: &'static [&'static Point] =
        &[&ENEMY_IN_FRONT, &VOLTIGEURS_BEHIND, &SQUARE_RETREAT];
    const TABLES: &'static [&'static Table] = &[&BASE_DEPTH, &SQUARE_MARKER];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if let Some((troop, formation)) = input.troop.exactly().zip(input.formation.exactly()) {
            let general = troop.is_general().then_some(GENERAL_RETREATS);
            if let Some(broken) = general.or_else(|| misfit(troop, formation)) {
                return fight::refused(case, Self::OUTPUTS, broken.code);
            }
        }
        let length = length(case, input);
        let held = input.touched != Touched::None;
        case.applies("other-enemy", held, OTHER_ENEMY)
            .value_of(&input.touched);
        let mut destroyed = held;
        if !held && input.after == Some(Phase::Melee) {
            let any = case.ask(&ENEMY_IN_FRONT).is(ANY_ENEMY);
            let claim = if any { ANY_ENEMY } else { ONLY_OTHERS };
            case.considered("winner-in-front", any, claim).value(any);
            destroyed = any;
        }
        let mut pushed = Vec::new();
        destroyed |= !room(case, input, length, &mut pushed);
        let survives = destroyed && !pushed.is_empty();
        if destroyed {
            case.because(MUST_COMPLETE);
            case.applies("column-lives", survives, OTHERS_LIVE)
                .value(survives);
            pushed.clear();
        } else {
            case.because(MOVED);
        }
        Values::default()
            .with(
                "result",
                if destroyed {
                    End::Destroyed
                } else {
                    End::Moved
                }
                .code(),
            )
            .with(
                "distance_cm",
                if destroyed {
                    Value::Null
                } else {
                    number(length)
                },
            )
            .with("pushed", pushed)
            .with("friend", survives.then_some(Supporter::Survives.code()))
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(changes: &Value) -> Verdict {
        judge(
            "dbe.retreat",
            &with(&json!({"troop": "line", "scale": 15}), changes),
        )
    }

    /// `moved 2`, `destroyed`, or the open point.
    fn told(changes: &Value) -> String {
        let verdict = ask(changes);
        match (
            verdict.values["result"].as_str(),
            verdict.values["distance_cm"].as_f64(),
        ) {
            (Some(result), Some(cm)) => format!("{result} {cm}"),
            (Some(result), None) if verdict.readings.is_empty() => result.to_owned(),
            _ => verdict.finding.code.clone(),
        }
    }

    #[test]
    fn retreating_voltigeurs_may_pass_through_anybody_who_faces_the_opposite_way() {
        for behind in [
            "line",
            "cuirassiers",
            "guard",
            "heavy-artillery",
            "voltigeurs",
        ] {
            let given = |facing: &str, troop: &str| json!({"troop": troop, "after": "shooting", "behind": [{"kind": "friend-other-facing", "troop": behind, "facing": facing}]});
            let open = judge("dbe.retreat", &given("opposite", "voltigeurs"));
            let readings: Vec<&str> = open.readings.iter().map(|reading| reading.id).collect();
            assert_eq!(
                readings,
                ["destroyed-by-the-friend", "passes-through"],
                "{behind}"
            );
            let aside = judge("dbe.retreat", &given("other", "voltigeurs"));
            assert_eq!(aside.values["result"], "destroyed", "{behind}");
        }
    }

    #[test]
    fn a_retreat_is_a_base_depth() {
        assert_eq!(told(&json!({})), "moved 2");
        assert_eq!(
            told(&json!({"troop": "cuirassiers", "scale": 25})),
            "moved 4"
        );
        assert_eq!(told(&json!({"scale": 25})), "moved 2.5");
        assert_eq!(
            told(&json!({"troop": "heavy-artillery", "scale": 25})),
            "moved 6"
        );
        assert_eq!(
            faults("dbe.retreat", &json!({"troop": "line", "scale": 20})),
            [("scale".to_owned(), "not-one-of")]
        );
    }

    #[test]
    fn what_stands_behind_stops_it() {
        let behind =
            |kind: &str, gap: f64| told(&json!({"behind": [{"kind": kind, "gap_cm": gap}]}));
        assert_eq!(
            [behind("impassable", 1.9), behind("impassable", 2.0)],
            ["destroyed", "moved 2"]
        );
        assert_eq!(
            [
                behind("friend-other-facing", 0.0),
                behind("friend-other-facing", 2.0)
            ],
            ["destroyed", "moved 2"]
        );
        assert_eq!(
            [
                behind("free", 0.0),
                behind("friend-same-facing", 0.0),
                behind("friend-same-facing", 3.0)
            ],
            ["moved 2"; 3]
        );
        for touched in ["front", "flank", "rear"] {
            assert_eq!(told(&json!({"other_enemy_contact": touched})), "destroyed");
        }
    }

    #[test]
    fn a_column_goes_back_together_or_costs_one_element() {
        let friends = json!([{"kind": "friend-same-facing", "id": "b"}, {"kind": "friend-same-facing", "id": "c"}]);
        let column = |room: f64| ask(&json!({"behind": friends, "room_behind_column_cm": room}));
        let moved = column(2.0);
        assert_eq!(
            (&moved.values["result"], &moved.values["pushed"]),
            (&json!("moved"), &json!(["b", "c"]))
        );
        let lost = column(1.5);
        assert_eq!(
            (
                &lost.values["result"],
                &lost.values["pushed"],
                &lost.values["friend"]
            ),
            (&json!("destroyed"), &json!([]), &json!("survives"))
        );
        assert_eq!(told(&json!({"room_behind_column_cm": 1})), "destroyed");
    }

    #[test]
    fn open_points_are_asked_when_told_of() {
        assert_eq!(told(&json!({"after": "melee"})), "enemy-in-front");
        assert_eq!(told(&json!({"after": "shooting"})), "moved 2");
        assert_eq!(
            told(&json!({"after": "melee", "agreed": "any-enemy"})),
            "destroyed"
        );
        let behind = |troop: &str, facing: &str, agreed: &Value| {
            told(
                &json!({"behind": [{"kind": "friend-other-facing", "troop": troop, "facing": facing}], "agreed": agreed}),
            )
        };
        assert_eq!(
            [
                behind("voltigeurs", "opposite", &Value::Null),
                behind("horse-artillery", "opposite", &Value::Null)
            ],
            ["voltigeurs-behind"; 2]
        );
        assert_eq!(
            [
                behind("voltigeurs", "other", &Value::Null),
                behind("line", "opposite", &Value::Null)
            ],
            ["destroyed"; 2]
        );
        assert_eq!(
            behind("voltigeurs", "opposite", &json!("passes-through")),
            "moved 2"
        );
        assert_eq!(
            told(&json!({"formation": "square", "agreed": "marker-side"})),
            "moved 3"
        );
        assert_eq!(
            told(&json!({"formation": "square", "agreed": "base-depth"})),
            "moved 2"
        );
    }

    proptest! {
        #[test]
        fn more_room_is_never_worse(gap in 0_u32..60, room in 0_u32..60, more in 0_u32..30) {
            let moved = |room: u32| ask(&json!({"behind": [{"kind": "friend-same-facing", "gap_cm": f64::from(gap) / 10.0}], "room_behind_column_cm": f64::from(room) / 10.0}))
                .values["result"] == json!("moved");
            prop_assert!(!moved(room) || moved(room + more));
        }
    }
}
