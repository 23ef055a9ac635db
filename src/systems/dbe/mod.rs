//! De Bellis Empire, as its own rulebook (`dbe`) tells it.
//!
//! A check is a file here, a `mod` line and a line in [`SYSTEM`]; a table is a static and a line in
//! [`SYSTEM`]. Its sentences are in `content-*/dbe/`, its labels in `content-*/dbe.ftl`.

use super::System;

/// The game.
pub static SYSTEM: System = System {
    id: "dbe",
    checks: &[],
    tables: &[],
    matrices: &[],
    tools: &[],
    sections: &[
        "about",
        "troops",
        "terrain",
        "sequence",
        "command",
        "movement",
        "control-zone",
        "shooting",
        "melee",
        "results",
        "break",
        "victory",
        "towns",
        "disputes",
        "lessons",
    ],
    sources: &["dbe"],
    hundred_paces: |_, _| None,
};
