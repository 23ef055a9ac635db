//! `dba.artillery-may-shoot`: whether Artillery shoots at all this bound.
//!
//! # Source items
//! bob:shooting.4, 11, 13, qrs:shooting.6, 7.
//!
//! # What it decides
//! Whether Artillery may shoot at one target, as far as its own moves and the bound decide.
//!
//! # What it does not decide
//! What applies to every shooter: range, cover, combats (`dba.may-shoot`) and how far the area of fire
//! extends (`dba.shooting-arc`). A target that its front does not face is outside it in any case.
//!
//! # Readings chosen
//! - `tactical_move_in_last_own_bound` is about the current bound if it is its own.
//! - After a tactical move the commentary also bars Artillery in its own bound; one sentence of the
//!   sheet may allow the shot, which is flagged as a conflict.
//! - In its own bound it is not asked who shoots at it.
//!
//! # Direction of error
//! None of its own: Artillery that is barred here may not shoot in any case.
//!
//! # Examples
//! May: in its own bound, having recoiled. May not: in the enemy's, shot at from behind.

use strum::{IntoStaticStr, VariantArray};

use crate::check::{
    Case, CheckKind, Declared, Form, OutKind, Output, Point, PointKind, Reading, Rule, Values,
    Violation, claims,
};
use crate::kit::tables::Choice;

/// The check.
pub struct ArtilleryMayShoot;

/// Artillery, its actions this bound, and its target.
pub struct Input {
    bound: Bound,
    moved: bool,
    outcome_moved: bool,
    shot_at: bool,
    sees: bool,
}

/// Whose bound it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Bound {
    Own,
    Enemy,
}

impl Choice for Bound {
    const SCOPE: &'static str = "dba-bound";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let bound = form.choice("bound").required();
        Self {
            bound,
            moved: form.truth("tactical_move_in_last_own_bound"),
            outcome_moved: form.truth("outcome_moved"),
            shot_at: form
                .yes_or_no("shot_at_by_this_target")
                .required_where(bound != Bound::Own),
            sees: form.yes_or_no("front_sees_it").or(true),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    OWN_BOUND = "dba/shooting/artillery#own-bound";
    ENEMY_BOUND = "dba/shooting/artillery#enemy-bound";
    NO_SHOT = "dba/shooting/artillery-moved#no-shot";
    NO_REPLY = "dba/shooting/artillery-moved#no-reply";
    MUST_SEE = "dba/shooting/artillery-reply#only-its-shooter";
    REPLIES = "dba/shooting/artillery-reply#replies";
    NOT_TACTICAL = "dba/shooting/artillery-outcome-moves#not-tactical";
    OUTSIDE = "dba/shooting/arc#outside";
    COMMENTARY = "dba/disputes/artillery-after-tactical-move#no-shot";
    SHEET = "dba/disputes/artillery-after-tactical-move#shoots-anyway";
}

/// Artillery in its own bound after a tactical move: one sentence of the sheet can be read as
/// allowing the shot.
static MOVED: Point = Point {
    id: "artillery-moved",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(COMMENTARY), Reading::of(SHEET)],
};

impl Rule for ArtilleryMayShoot {
    type Input = Input;
    const ID: &'static str = "dba.artillery-may-shoot";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "may",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "moved",
            claim: NO_SHOT,
        },
        Violation {
            code: "moved-last-bound",
            claim: NO_REPLY,
        },
        Violation {
            code: "not-its-shooter",
            claim: ENEMY_BOUND,
        },
        Violation {
            code: "not-seen",
            claim: MUST_SEE,
        },
        Violation {
            code: "not-faced",
            claim: OUTSIDE,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&MOVED];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let own = input.bound == Bound::Own;
        case.step("bound", true)
            .value(input.bound.code())
            .cite(if own { OWN_BOUND } else { ENEMY_BOUND });
        let mut let_off = false;
        if input.moved && own {
            let_off = case.ask(&MOVED).is(SHEET);
        }
        let barred = input.moved && !let_off;
        case.step("tactical-move", barred)
            .value(input.moved)
            .arg(
                "why",
                if let_off {
                    "sheet"
                } else if input.moved {
                    "moved"
                } else {
                    "stayed"
                },
            )
            .cite(if let_off {
                SHEET
            } else if own {
                NO_SHOT
            } else {
                NO_REPLY
            });
        if barred {
            case.refuse(if own { "moved" } else { "moved-last-bound" });
        }
        case.step("outcome-move", false)
            .value(input.outcome_moved)
            .cite(NOT_TACTICAL);
        case.step("shot-at", !own && !input.shot_at)
            .value(input.shot_at)
            .arg("why", if own { "own" } else { "enemy" })
            .cite(ENEMY_BOUND);
        if !own && !input.shot_at {
            case.refuse("not-its-shooter");
        }
        case.step("sees", !input.sees)
            .value(input.sees)
            .cite(if own { OUTSIDE } else { MUST_SEE });
        if !input.sees && (own || input.shot_at) {
            case.refuse(if own { "not-faced" } else { "not-seen" });
        }
        let may = case.refused().is_empty();
        if may {
            case.because(match (own, let_off) {
                (true, true) => SHEET,
                (true, false) => OWN_BOUND,
                (false, _) => REPLIES,
            });
            if input.outcome_moved {
                case.because(NOT_TACTICAL);
            }
        }
        Values::default()
            .with("may", may)
            .with("violations", case.refused())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::judge;

    fn ask(bound: &str, moved: bool, outcome: bool, shot_at: bool, sees: bool) -> Verdict {
        judge(
            "dba.artillery-may-shoot",
            &json!({"bound": bound, "tactical_move_in_last_own_bound": moved, "outcome_moved": outcome, "shot_at_by_this_target": shot_at, "front_sees_it": sees}),
        )
    }

    #[test]
    fn in_its_own_bound_its_moves_and_its_front_count() {
        for bits in 0..8_u8 {
            let on = |n: u8| bits & (1 << n) > 0;
            assert_eq!(
                ask("own", false, on(0), on(1), on(2)).values["may"],
                json!(on(2))
            );
            let moved = ask("own", true, on(0), on(1), on(2));
            assert_eq!(
                (moved.finding.code.as_str(), moved.flags.as_slice()),
                ("moved", ["conflict:artillery-moved".to_owned()].as_slice())
            );
            if on(2) {
                assert_eq!(moved.alternatives[0].values["may"], json!(true));
            }
        }
        let aside = ask("own", false, false, false, false);
        assert_eq!(
            (aside.finding.code.as_str(), aside.reasons.as_slice()),
            ("not-faced", [OUTSIDE].as_slice())
        );
        let agreed = judge(
            "dba.artillery-may-shoot",
            &json!({"bound": "own", "tactical_move_in_last_own_bound": true, "agreed": "shoots-anyway"}),
        );
        assert_eq!(
            (agreed.finding.kind, agreed.reasons.as_slice()),
            (FindingKind::Legal, [SHEET].as_slice())
        );
    }

    #[test]
    fn in_the_enemys_bound_it_only_replies() {
        for bits in 0..16_u8 {
            let on = |n: u8| bits & (1 << n) > 0;
            let verdict = ask("enemy", on(0), on(1), on(2), on(3));
            assert_eq!(
                verdict.values["may"],
                json!(!on(0) && on(2) && on(3)),
                "{bits}"
            );
            assert!(verdict.alternatives.is_empty());
        }
        assert_eq!(
            ask("enemy", false, false, true, false).finding.code,
            "not-seen"
        );
        assert_eq!(
            ask("enemy", false, false, false, true).finding.code,
            "not-its-shooter"
        );
        assert_eq!(
            ask("enemy", true, false, true, true).finding.code,
            "moved-last-bound"
        );
        assert_eq!(
            ask("enemy", false, true, true, true).reasons,
            [REPLIES, NOT_TACTICAL]
        );
    }
}
