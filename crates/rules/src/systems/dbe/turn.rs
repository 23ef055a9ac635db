//! `dbe.turn`: the sequence of a turn, from activation points to the test for broken corps, with
//! the rulings and checks of each step.

use crate::systems::{Fact, Opens, Stage, Tool, Walk};

/// The steps of a turn. They are gone through once in each of its two phases: `a` belongs to the
/// active player, `b` to the passive one.
pub static TURN: Tool = Tool::Walk(Walk {
    id: "dbe.turn",
    facts: &[
        Fact {
            check: "dbe.activation-points",
            field: "quality",
        },
        Fact {
            check: "dbe.activation-points",
            field: "general_lost",
        },
        Fact {
            check: "dbe.combat",
            field: "a.troop",
        },
        Fact {
            check: "dbe.combat",
            field: "b.troop",
        },
        Fact {
            check: "dbe.break-test",
            field: "spent_points",
        },
        Fact {
            check: "dbe.break-test",
            field: "lost_points",
        },
        Fact {
            check: "dbe.victory",
            field: "corps_per_side",
        },
    ],
    stages: &[
        Stage {
            id: "points",
            nodes: &[
                "dbe/sequence/phase",
                "dbe/command/points",
                "dbe/sequence/general-quality",
                "dbe/command/what-they-buy",
                "dbe/command/far-from-general",
                "dbe/command/chief-takes-over",
            ],
            opens: &[Opens {
                check: "dbe.activation-points",
                known: &[("quality", "quality"), ("general_lost", "general_lost")],
            }],
        },
        Stage {
            id: "movement",
            nodes: &[
                "dbe/movement/distances",
                "dbe/command/group",
                "dbe/movement/turning",
                "dbe/movement/strategic",
                "dbe/movement/square",
                "dbe/control-zone/crossing",
                "dbe/control-zone/inside",
            ],
            opens: &[
                Opens {
                    check: "dbe.movement",
                    known: &[("a.troop", "troop")],
                },
                Opens {
                    check: "dbe.group",
                    known: &[],
                },
                Opens {
                    check: "dbe.strategic-move",
                    known: &[("a.troop", "troop")],
                },
                Opens {
                    check: "dbe.formation",
                    known: &[("a.troop", "troop")],
                },
                Opens {
                    check: "dbe.interpenetration",
                    known: &[],
                },
                Opens {
                    check: "dbe.zone-of-control",
                    known: &[],
                },
            ],
        },
        Stage {
            id: "fire",
            nodes: &[
                "dbe/shooting/who-shoots",
                "dbe/shooting/target",
                "dbe/shooting/ranges",
                "dbe/shooting/line-of-fire",
                "dbe/shooting/modifiers",
                "dbe/results/margins",
            ],
            opens: &[
                Opens {
                    check: "dbe.shooting-eligibility",
                    known: &[("b.troop", "shooter.troop")],
                },
                Opens {
                    check: "dbe.field-of-fire",
                    known: &[],
                },
                Opens {
                    check: "dbe.line-of-sight",
                    known: &[],
                },
                Opens {
                    check: "dbe.shooting",
                    known: &[("b.troop", "shooter.troop"), ("a.troop", "target.troop")],
                },
                Opens {
                    check: "dbe.outcome",
                    known: &[],
                },
                Opens {
                    check: "dbe.retreat",
                    known: &[("a.troop", "troop")],
                },
                Opens {
                    check: "dbe.rout-move",
                    known: &[("a.troop", "troop")],
                },
            ],
        },
        Stage {
            id: "melee",
            nodes: &[
                "dbe/melee/when",
                "dbe/melee/infantry-and-cavalry",
                "dbe/melee/rear-support",
                "dbe/melee/modifiers",
                "dbe/results/table",
                "dbe/results/retreat",
                "dbe/melee/pursuit",
            ],
            opens: &[
                Opens {
                    check: "dbe.melee-eligibility",
                    known: &[("a.troop", "attacker.troop"), ("b.troop", "defender.troop")],
                },
                Opens {
                    check: "dbe.melee",
                    known: &[("a.troop", "a.troop"), ("b.troop", "b.troop")],
                },
                Opens {
                    check: "dbe.combat",
                    known: &[("a.troop", "a.troop"), ("b.troop", "b.troop")],
                },
                Opens {
                    check: "dbe.outcome",
                    known: &[],
                },
                Opens {
                    check: "dbe.retreat",
                    known: &[("b.troop", "troop")],
                },
                Opens {
                    check: "dbe.rout-move",
                    known: &[("b.troop", "troop")],
                },
            ],
        },
        Stage {
            id: "break",
            nodes: &[
                "dbe/break/when",
                "dbe/break/kept",
                "dbe/break/fleeing",
                "dbe/break/no-general",
                "dbe/troops/general-lost",
            ],
            opens: &[Opens {
                check: "dbe.break-test",
                known: &[
                    ("spent_points", "spent_points"),
                    ("lost_points", "lost_points"),
                ],
            }],
        },
        Stage {
            id: "end",
            nodes: &["dbe/victory/corps-routed", "dbe/victory/one-corps-each"],
            opens: &[Opens {
                check: "dbe.victory",
                known: &[("corps_per_side", "corps_per_side")],
            }],
        },
    ],
});
