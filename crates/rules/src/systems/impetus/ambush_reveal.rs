//! `impetus.ambush-reveal`: when an ambush is revealed, where its units are placed, and their fate.
//!
//! # Source items
//! ai:ambush.15-.22, ai:ambush-revealed.1-.2, ai:ambush-interpenetration.2, ai:flank-march.p6.
//!
//! # What it decides
//! Whether the ambush is revealed, where the units are placed, whether they are lost for lack of
//! room, whether an enemy that walks into them stops, whether opportunity is allowed, and whether a
//! unit has left its terrain.
//!
//! # What it does not decide
//! Which troops may hide where (`impetus.ambush`).
//!
//! # Readings chosen
//! The text says "at least 6U" once and "within 6U" twice; the latter is followed, so 6 reveals.
//!
//! # Direction of error
//! An enemy without a given moment has ended its movement phase.
//!
//! # Examples
//! An enemy ends 6 U away: revealed; 6.5: not; passes at 4 but ends at 8: not.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::setup_tables::BATTLE_LIMITS;
use crate::check::{
    Case, CheckKind, Declared, Form, Measure, OutKind, Output, Rule, Unit, Values, Violation,
    claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct AmbushReveal;

/// Event that may reveal it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Trigger {
    OwnerActivates,
    EnemyDistance,
}

impl Choice for Trigger {
    const SCOPE: &'static str = "impetus-trigger";
}

/// Moment at which the distance was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Moment {
    MovePhaseEnd,
    CommandDeployed,
    MidMove,
}

impl Choice for Moment {
    const SCOPE: &'static str = "impetus-moment";
}

/// Unit that would be on opportunity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Who {
    Hidden,
    VisibleAmbush,
}

impl Choice for Who {
    const SCOPE: &'static str = "impetus-ambusher";
}

/// An ambush and what happens.
pub struct Input {
    trigger: Option<Trigger>,
    distance: Option<Measure>,
    moment: Moment,
    march: Option<Measure>,
    hidden: bool,
    big_enough: Option<bool>,
    room: Option<bool>,
    visible: bool,
    contact: bool,
    opportunity: Option<Who>,
    share: Option<Measure>,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let told: Option<Trigger> = form.choice("trigger").optional();
        let near = form.is_told_or_tried("enemy_distance_u");
        // Beside a march that enters, an enemy may be near as well.
        let beside = told.is_none() && form.is_told("flank_march_enters_at_u");
        let distance = form.decimal("enemy_distance_u", 0.0, 500.0).unit(Unit::U);
        let distance = if beside {
            distance.maybe_measured()
        } else {
            distance.measured_if(|| false)
        };
        let moment = form.choice("moment").or(Moment::MovePhaseEnd);
        let march = form
            .decimal("flank_march_enters_at_u", 0.0, 500.0)
            .unit(Unit::U)
            .maybe_measured();
        // A player that activates hidden units has some.
        let unlike =
            told == Some(Trigger::OwnerActivates) && form.says("hidden_in_terrain", "false");
        let hidden = form.yes_or_no("hidden_in_terrain").or(true);
        if unlike {
            form.contradicts("hidden_in_terrain");
        }
        let big_enough = form.yes_or_no("terrain_big_enough").optional();
        let tried = form.may_lack_facts();
        // Friends usually leave room; if they do not, the units are lost.
        let room = form.yes_or_no("friends_leave_room");
        let room = if tried {
            Some(room.or_usually(true))
        } else {
            room.optional()
        };
        let visible = form.truth("visible_ambush");
        let contact = form.truth("enemy_enters_to_contact");
        // An enemy that enters the terrain is near enough to reveal the ambush.
        let reach = form.figure(&BATTLE_LIMITS, "ambush-reveal", "value");
        #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
        let far = |distance: &Measure| reach.is_some_and(|reach| *distance > reach as f64);
        if contact && distance.as_ref().is_some_and(far) {
            form.contradicts("enemy_enters_to_contact");
        }
        let opportunity = form.choice("opportunity_for").optional();
        let share = form
            .decimal("unit_share_outside_terrain", 0.0, 1.0)
            .maybe_measured();
        let trigger = told.or(near.then_some(Trigger::EnemyDistance));
        if trigger == Some(Trigger::EnemyDistance) && moment != Moment::MidMove {
            form.lacks("enemy_distance_u");
        }
        if trigger.is_none()
            && march.is_none()
            && !visible
            && !contact
            && opportunity.is_none()
            && share.is_none()
        {
            form.lacks("trigger");
        }
        Self {
            trigger,
            distance,
            moment,
            march,
            hidden,
            big_enough,
            room,
            visible,
            contact,
            opportunity,
            share,
        }
    }
}

claims! {
    ACTIVATED = "impetus/ambush/when-revealed#activated";
    ENEMY_NEAR = "impetus/ambush/when-revealed#enemy-near";
    MUST_PLACE = "impetus/ambush/when-revealed#must-place";
    TOO_FAR = "impetus/ambush/when-revealed#too-far";
    PASSING_BY = "impetus/ambush/when-revealed#passing-by";
    COMMAND_DEPLOYED = "impetus/ambush/when-revealed#command-deployed";
    FROM_TERRAIN = "impetus/ambush/when-revealed#from-the-terrain";
    AT_ONCE = "impetus/ambush/during-deployment#placed-at-once";
    ANY_FACING = "impetus/ambush/placing#any-facing";
    WHOLLY_INSIDE = "impetus/ambush/placing#wholly-inside";
    CENTRED = "impetus/ambush/placing#centred";
    AS_A_GROUP = "impetus/ambush/placing#as-a-group";
    HIDDEN = "impetus/ambush/opportunity#hidden";
    VISIBLE = "impetus/ambush/opportunity#visible";
    NOT_IN_MELEE = "impetus/ambush/never-in-melee#not-placed-in-melee";
    ENEMY_STOPS = "impetus/ambush/never-in-melee#enemy-stops";
    NO_MELEE = "impetus/ambush/never-in-melee#no-automatic-melee";
    NO_DISORDER = "impetus/ambush/leaving#no-disorder";
    OUT = "impetus/ambush/leaving#out";
    NOT_YET_OUT = "impetus/ambush/leaving#not-yet-out";
    KEEPS_PLACE = "impetus/ambush/visible#keeps-its-place";
    ELIMINATED = "impetus/ambush/no-room#eliminated";
    MARCH_REVEALS = "impetus/flank-march/reveals-ambush#reveals";
    MARCH_AFAR = "impetus/flank-march/reveals-ambush#out-of-reach";
}

/// Position of the revealed units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Placement {
    WhollyInside,
    Centred,
    KeepsItsPlace,
}

impl Choice for Placement {
    const SCOPE: &'static str = "impetus-placement";
}

impl Rule for AmbushReveal {
    type Input = Input;
    const ID: &'static str = "impetus.ambush-reveal";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "revealed",
            kind: OutKind::Truth,
        },
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "enemy_stops",
            kind: OutKind::Truth,
        },
        Output {
            name: "has_left",
            kind: OutKind::Truth,
        },
        Output {
            name: "placement",
            kind: OutKind::word::<Placement>(),
        },
        Output {
            name: "eliminated",
            kind: OutKind::Truth,
        },
        Output {
            name: "melee",
            kind: OutKind::Truth,
        },
    ];
    const HEADLINE: &'static [&'static str] = &["allowed", "revealed", "eliminated"];
    const VIOLATIONS: &'static [Violation] = &[Violation {
        code: "hidden",
        claim: HIDDEN,
    }];
    const TABLES: &'static [&'static Table] = &[&BATTLE_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let revealed = revealed(case, input);
        let mut placement = None;
        let mut eliminated = None;
        let mut melee = None;
        if input.visible {
            case.applied("keeps-its-place", KEEPS_PLACE);
            placement = Some(Placement::KeepsItsPlace);
        } else if revealed == Some(true) {
            eliminated = input.room.map(|room| {
                case.applies("no-room", !room, ELIMINATED);
                !room
            });
            if eliminated != Some(true) {
                placement = placed(case, input);
                melee = Some(false);
            }
        }
        let enemy_stops = input.contact.then(|| {
            case.applied("enemy-stops", ENEMY_STOPS);
            case.applied("no-melee", NO_MELEE);
            melee = Some(false);
            true
        });
        let allowed = input.opportunity.map(|who| {
            let hidden = who == Who::Hidden;
            case.forbid("hidden", hidden);
            if !hidden {
                case.because(VISIBLE);
            }
            !hidden
        });
        let has_left = input.share.as_ref().map(|share| {
            let out = *share > 0.5;
            let claim = if out { OUT } else { NOT_YET_OUT };
            case.considered("left", out, claim).value_of(
                &share
                    .exactly()
                    .map(|share| crate::check::number((share * 100.0).round())),
            );
            case.applies("no-disorder", out, NO_DISORDER);
            out
        });
        let asked = allowed.is_some();
        Values::default()
            .with("revealed", revealed)
            .with("allowed", allowed)
            .with(
                "violations",
                if asked {
                    Value::from(case.refused().to_vec())
                } else {
                    Value::Null
                },
            )
            .with("enemy_stops", enemy_stops)
            .with("has_left", has_left)
            .with("placement", placement.map(Placement::code))
            .with("eliminated", eliminated)
            .with("melee", melee)
    }
}

/// Whether the ambush is revealed; `None` if nothing happens that may reveal it.
fn revealed(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    if input.visible {
        return None;
    }
    #[expect(clippy::cast_precision_loss, reason = "a length of a table")]
    let limit = case
        .number(&BATTLE_LIMITS, "ambush-reveal", "value")
        .unwrap_or(0) as f64;
    let mut found = None;
    if let Some(distance) = &input.march {
        let near = *distance <= limit && input.hidden;
        let claim = if *distance <= limit {
            MARCH_REVEALS
        } else {
            MARCH_AFAR
        };
        case.considered("march", near, claim)
            .value_of(distance)
            .arg("limit", limit);
        found = Some(near);
    }
    match input.trigger {
        None => found,
        Some(Trigger::OwnerActivates) => {
            case.applied("activated", ACTIVATED);
            Some(true)
        }
        Some(Trigger::EnemyDistance) if input.moment == Moment::MidMove => {
            case.applied("passing-by", PASSING_BY);
            Some(found == Some(true))
        }
        Some(Trigger::EnemyDistance) => {
            let distance = input.distance.as_ref()?;
            let within = *distance <= limit;
            let near = within && input.hidden;
            let deployed = input.moment == Moment::CommandDeployed;
            case.step("command-deployed", deployed)
                .cite(COMMAND_DEPLOYED);
            case.step("distance", near)
                .value_of(distance)
                .arg("limit", limit)
                .arg("over", distance.exactly().map(|distance| distance - limit))
                .cite(if within { ENEMY_NEAR } else { TOO_FAR });
            case.because(match (within, deployed) {
                (true, false) => ENEMY_NEAR,
                (true, true) => COMMAND_DEPLOYED,
                (false, _) => TOO_FAR,
            });
            case.because(FROM_TERRAIN);
            if near {
                case.because(if deployed { AT_ONCE } else { MUST_PLACE });
                case.remedy("farther", vec![("limit", limit.into())], vec![]);
            }
            Some(near || found == Some(true))
        }
    }
}

/// Places of the revealed units.
fn placed(case: &mut Case<'_>, input: &Input) -> Option<Placement> {
    case.applied("not-in-melee", NOT_IN_MELEE);
    let big = input.big_enough?;
    let claim = if big { WHOLLY_INSIDE } else { CENTRED };
    case.considered("placement", big, claim);
    case.because(ANY_FACING);
    case.applies("as-a-group", !big, AS_A_GROUP);
    Some(if big {
        Placement::WhollyInside
    } else {
        Placement::Centred
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.ambush-reveal";

    fn revealed(given: &Value) -> Value {
        judge(ID, given).values["revealed"].clone()
    }

    #[test]
    fn when_it_is_revealed() {
        for (given, want) in [
            (json!({"trigger": "owner-activates"}), json!(true)),
            (json!({"enemy_distance_u": 6}), json!(true)),
            (json!({"enemy_distance_u": 6.1}), json!(false)),
            (
                json!({"trigger": "enemy-distance", "moment": "mid-move", "enemy_distance_u": 1}),
                json!(false),
            ),
            (
                json!({"enemy_distance_u": 6, "moment": "command-deployed"}),
                json!(true),
            ),
            (json!({"flank_march_enters_at_u": 6}), json!(true)),
            (json!({"flank_march_enters_at_u": 6.1}), json!(false)),
            (
                json!({"flank_march_enters_at_u": 6, "hidden_in_terrain": false}),
                json!(false),
            ),
            (
                json!({"flank_march_enters_at_u": 6, "enemy_distance_u": 9}),
                json!(true),
            ),
            (
                json!({"visible_ambush": true, "enemy_distance_u": 1}),
                Value::Null,
            ),
        ] {
            assert_eq!(revealed(&given), want, "{given}");
        }
    }

    #[test]
    fn where_they_go() {
        let values = |more: Value| {
            judge(
                ID,
                &crate::systems::testing::with(&json!({"trigger": "owner-activates"}), &more),
            )
            .values
        };
        for (more, placement, eliminated) in [
            (
                json!({"terrain_big_enough": true}),
                json!("wholly-inside"),
                Value::Null,
            ),
            (
                json!({"terrain_big_enough": false, "friends_leave_room": true}),
                json!("centred"),
                json!(false),
            ),
            (
                json!({"terrain_big_enough": true, "friends_leave_room": false}),
                Value::Null,
                json!(true),
            ),
            (json!({}), Value::Null, Value::Null),
            (
                json!({"visible_ambush": true}),
                json!("keeps-its-place"),
                Value::Null,
            ),
        ] {
            let values = values(more);
            assert_eq!(
                (&values["placement"], &values["eliminated"]),
                (&placement, &eliminated)
            );
        }
        assert_eq!(
            judge(
                ID,
                &json!({"enemy_distance_u": 7, "terrain_big_enough": true})
            )
            .values["placement"],
            Value::Null
        );
    }

    #[test]
    fn the_rest() {
        let values = judge(ID, &json!({"enemy_enters_to_contact": true})).values;
        assert_eq!(
            (
                &values["enemy_stops"],
                &values["melee"],
                &values["revealed"]
            ),
            (&json!(true), &json!(false), &Value::Null)
        );
        let hidden = judge(ID, &json!({"opportunity_for": "hidden"}));
        assert_eq!(
            (hidden.finding.kind, hidden.finding.code.as_str()),
            (FindingKind::Illegal, "hidden")
        );
        assert_eq!(
            judge(ID, &json!({"opportunity_for": "visible-ambush"}))
                .finding
                .kind,
            FindingKind::Legal
        );
        for (share, left) in [(0.0, false), (0.5, false), (0.51, true), (1.0, true)] {
            assert_eq!(
                judge(ID, &json!({"unit_share_outside_terrain": share})).values["has_left"],
                left
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
        assert_eq!(of(json!({})), ["trigger"]);
        assert_eq!(
            of(json!({"trigger": "enemy-distance"})),
            ["enemy_distance_u"]
        );
        assert_eq!(
            of(json!({"visible_ambush": true, "unit_share_outside_terrain": 1.5})),
            ["unit_share_outside_terrain"]
        );
    }

    proptest! {
        #[test]
        fn nearer_never_hides_it_again(far in 0.0_f64..20.0, less in 0.0_f64..20.0) {
            let near = (far - less).max(0.0);
            let (one, other) = (revealed(&json!({"enemy_distance_u": far})), revealed(&json!({"enemy_distance_u": near})));
            prop_assert!(one == json!(false) || other == json!(true));
        }
    }
}
