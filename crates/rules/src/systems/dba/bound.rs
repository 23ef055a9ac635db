//! `dba.bound`: the sequence of a bound, from the PIP die to the last outcome move, with the
//! rulings and checks of each step.

use crate::systems::{Fact, Opens, Stage, Tool, Walk};

/// The steps of a bound.
pub static BOUND: Tool = Tool::Walk(Walk {
    id: "dba.bound",
    facts: &[
        Fact {
            check: "dba.pip-cost",
            field: "own_bound",
        },
        Fact {
            check: "dba.pip-cost",
            field: "general_lost",
        },
        Fact {
            check: "dba.combat",
            field: "a.troop",
        },
        Fact {
            check: "dba.combat",
            field: "b.troop",
        },
        Fact {
            check: "dba.combat",
            field: "bw",
        },
    ],
    stages: &[
        Stage {
            id: "pips",
            nodes: &["dba/pips/the-die", "dba/pips/total", "dba/pips/first-bound"],
            opens: &[Opens {
                check: "dba.pip-cost",
                known: &[
                    ("own_bound", "own_bound"),
                    ("general_lost", "general_lost"),
                    ("a.troop", "mover.troops"),
                ],
            }],
        },
        Stage {
            id: "moves",
            nodes: &[
                "dba/moves/single-base",
                "dba/moves/group",
                "dba/threat-zone/allowed",
                "dba/contact/legal-contacts",
                "dba/moves/further-moves",
            ],
            opens: &[
                Opens {
                    check: "dba.movement-allowance",
                    known: &[("a.troop", "troop")],
                },
                Opens {
                    check: "dba.measure-move",
                    known: &[("bw", "bw")],
                },
                Opens {
                    check: "dba.group-move",
                    known: &[("bw", "bw")],
                },
                Opens {
                    check: "dba.threat-zone",
                    known: &[("bw", "bw")],
                },
                Opens {
                    check: "dba.threat-zone-move",
                    known: &[],
                },
                Opens {
                    check: "dba.contact-permission",
                    known: &[("a.troop", "mover"), ("b.troop", "target")],
                },
                Opens {
                    check: "dba.subsequent-move",
                    known: &[("a.troop", "troop"), ("own_bound", "own_bound")],
                },
                Opens {
                    check: "dba.turn-to-face",
                    known: &[("b.troop", "troop"), ("bw", "bw")],
                },
            ],
        },
        Stage {
            id: "shooting",
            nodes: &[
                "dba/shooting/who-shoots",
                "dba/shooting/range",
                "dba/shooting/line-of-fire",
                "dba/shooting/shooters-first",
            ],
            opens: &[
                Opens {
                    check: "dba.may-shoot",
                    known: &[("a.troop", "shooter")],
                },
                Opens {
                    check: "dba.shooting-arc",
                    known: &[("bw", "bw")],
                },
                Opens {
                    check: "dba.line-of-fire",
                    known: &[("bw", "bw")],
                },
                Opens {
                    check: "dba.shooting-target-priority",
                    known: &[],
                },
            ],
        },
        Stage {
            id: "combat",
            nodes: &[
                "dba/melee/order",
                "dba/melee/total",
                "dba/melee/corner-overlap",
                "dba/support/who-gets-it",
            ],
            opens: &[
                Opens {
                    check: "dba.combat",
                    known: &[("a.troop", "a.troop"), ("b.troop", "b.troop"), ("bw", "bw")],
                },
                Opens {
                    check: "dba.overlap",
                    known: &[("bw", "bw")],
                },
                Opens {
                    check: "dba.combat-schedule",
                    known: &[],
                },
            ],
        },
        Stage {
            id: "outcomes",
            nodes: &[
                "dba/recoil/meaning",
                "dba/recoil/when-destroyed",
                "dba/flee/what-is",
                "dba/pursuit/who",
            ],
            opens: &[
                Opens {
                    check: "dba.recoil",
                    known: &[("a.troop", "recoiler"), ("bw", "bw")],
                },
                Opens {
                    check: "dba.flee",
                    known: &[("a.troop", "troop"), ("bw", "bw")],
                },
                Opens {
                    check: "dba.pursuit",
                    known: &[("a.troop", "winner"), ("bw", "bw")],
                },
            ],
        },
        Stage {
            id: "end",
            nodes: &[
                "dba/victory/end-of-bound",
                "dba/victory/four-losses",
                "dba/victory/general-lost",
            ],
            opens: &[
                Opens {
                    check: "dba.loss-count",
                    known: &[],
                },
                Opens {
                    check: "dba.victory",
                    known: &[],
                },
            ],
        },
    ],
});
