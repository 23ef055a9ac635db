//! What becomes of a loser. Each of the two results, beaten and doubled, has a table of what the
//! documents state and one of what they pass over, from public references; a check reads the
//! first before the second. Rows are losers, columns the enemies that matter, by close combat or
//! by shooting, the ground and the place. `tests/golden/dba/*.csv` transcribes them a second time.

use crate::kit::tables::{Cell, Origin, Table};

use Cell::{Empty as E, Number as N, Word};

// What a cell says of the loser.
const D: Cell = Word("destroyed");
/// Destroyed in good going; elsewhere the cell says nothing.
const DG: Cell = Word("good");
/// Destroyed if it moved into that enemy's front this bound.
const DF: Cell = Word("front");
const F: Cell = Word("flee");
/// Flees in good going; elsewhere the cell says nothing.
const FG: Cell = Word("flee-good");
const R: Cell = Word("recoil");
/// Stands as after a tie.
const S: Cell = Word("none");
const G: Cell = Word("surrender");
/// The references disagree.
const X: Cell = Word("open");

/// Where the tables of what the documents pass over come from.
const REFERENCES: &str = "guides to DBA 2.0, play sheets of the RRR variant of 2.2, the 2.2+ rewrite";

/// What the documents state of the beaten.
pub static BEATEN_STATED: Table = Table {
    id: "dba.beaten-results",
    rows: &["El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps", "Wb", "Hd", "Art", "WWg", "CF", "Dz"],
    row_scope: "dba-troop",
    columns: &["El", "LH", "Cm", "Bd", "Bw", "Wb", "Art", "others", "bua", "camp", "shot-Art", "shot-Bw", "shot-WWg", "otherwise"],
    column_scope: "dba-by",
    cells: &[
        // El LH Cm Bd Bw Wb Art others, bua camp, shot by Art Bw WWg, otherwise
        &[E, E, E, E, E, E, R, E, E, E, D, E, E, R],
        &[E, E, E, E, DF, E, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, E, D, E, E, E, D, E, E, E],
        &[E, E, E, E, E, D, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, D, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, D, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[E, R, DG, E, E, E, E, E, E, E, E, E, E, R],
        &[E, E, E, R, E, E, E, E, E, E, E, E, E, R],
        &[D, E, E, E, E, E, E, E, D, E, D, E, E, S],
        &[E, E, E, E, E, E, E, E, E, E, R, R, R, E],
        &[D, E, E, E, E, E, E, E, D, D, D, E, E, S],
        &[E, E, E, E, E, E, E, D, E, E, G, S, S, E],
        &[E, E, E, E, E, E, E, D, E, E, G, S, S, E],
    ],
    words: &["destroyed", "good", "front", "recoil", "none", "surrender"],
    origin: Origin::Documents(&[
        "bob:beaten.1",
        "bob:beaten.2",
        "bob:beaten.3",
        "bob:beaten.4",
        "bob:beaten.5",
        "bob:beaten.7",
        "bob:beaten.8",
        "bob:beaten.10",
        "bob:beaten.11",
        "bob:results.p1",
        "bob:results.p3",
        "bob:shooting.13",
    ]),
};

/// What public references say of the beaten where the documents are silent.
pub static BEATEN_OUTSIDE: Table = Table {
    id: "dba.beaten-outside",
    rows: &["El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps", "Wb", "Hd", "Art"],
    row_scope: "dba-troop",
    columns: &["El", "Kn", "Cv", "LH", "Cm", "SCh", "Ax", "Ps", "Wb", "others", "bad", "shot-Art", "shot-Bw", "shot-WWg"],
    column_scope: "dba-by",
    cells: &[
        // El Kn Cv LH Cm SCh Ax Ps Wb others, in bad going, shot by Art Bw WWg
        &[E, E, E, D, E, E, D, D, E, E, E, E, E, E],
        &[D, E, E, D, D, D, E, E, E, E, D, E, E, E],
        &[E, E, E, E, E, F, E, E, E, E, F, E, E, E],
        &[E, E, E, E, E, F, E, E, E, E, F, F, E, E],
        &[E, E, E, E, E, F, E, E, E, E, F, E, E, E],
        &[E, E, E, E, E, E, E, E, E, D, E, E, D, D],
        &[DG, DG, E, DG, E, DG, E, E, E, E, E, E, E, E],
        &[DG, DG, E, DG, E, DG, E, E, E, E, E, E, E, E],
        &[E, DG, E, E, E, DG, E, E, E, E, E, E, E, E],
        &[E, DG, E, E, E, E, E, E, E, E, E, E, E, E],
        &[D, D, D, D, D, D, E, E, E, E, E, E, E, E],
        &[E, DG, DG, E, E, E, E, E, E, E, E, E, E, E],
        &[X, DG, E, E, E, X, E, E, E, E, E, E, E, E],
        &[E, DG, E, E, E, E, E, E, D, E, E, E, X, X],
        &[E, E, E, E, E, E, E, E, E, D, E, E, E, E],
    ],
    words: &["destroyed", "good", "flee", "recoil", "none", "open"],
    origin: Origin::Outside {
        flag: "outside:result-table",
        reference: REFERENCES,
        confidence: "two or more sibling versions agree on Scythed Chariots, Artillery, Bows, on Knights against Spears, Pikes, Blades, Auxilia, Psiloi, Warband \
                     and Hordes, on Elephants' and Knights' killers and on bad going; one version only for Camelry and Scythed Chariots against Knights, \
                     for fleeing from Scythed Chariots and for Cavalry against Psiloi; open where they disagree",
    },
};

/// What the documents state of the doubled.
pub static DOUBLED_STATED: Table = Table {
    id: "dba.doubled-results",
    rows: &["El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps", "Wb", "Hd", "WWg", "CF", "Dz"],
    row_scope: "dba-troop",
    columns: &["LH", "Cm", "Bw", "Art", "shot-Bw", "otherwise"],
    column_scope: "dba-by",
    cells: &[
        // LH Cm Bw Art, shot by Bw, otherwise
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, E],
        &[E, E, D, R, D, E],
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, E],
        &[E, E, E, R, E, D],
        &[DG, DG, E, R, E, E],
        &[E, E, E, R, E, D],
        &[E, E, E, R, E, E],
        &[E, E, E, E, E, D],
        &[E, E, E, E, E, D],
        &[E, E, E, E, E, D],
    ],
    words: &["destroyed", "good", "recoil"],
    origin: Origin::Documents(&[
        "bob:doubled.2",
        "bob:doubled.3",
        "bob:doubled.4",
        "bob:beaten.7",
        "bob:beaten.10",
        "bob:beaten.11",
        "bob:results.p1",
        "bob:shooting.12",
    ]),
};

/// What public references say of the doubled where the documents are silent.
pub static DOUBLED_OUTSIDE: Table = Table {
    id: "dba.doubled-outside",
    rows: &["El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Bd", "Ax", "Ps", "Hd", "Art"],
    row_scope: "dba-troop",
    columns: &["El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Ax", "Bw", "Ps", "Hd", "WWg", "bad", "shot-Art", "shot-Bw", "shot-WWg", "otherwise"],
    column_scope: "dba-by",
    cells: &[
        // El Kn Cv LH Cm SCh Sp Pk Ax Bw Ps Hd WWg, in bad going, shot by Art Bw WWg, otherwise
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, FG, FG, E, E, E, FG, E, E, E, E, E, D],
        &[D, D, D, D, D, D, E, E, E, E, X, E, X, D, D, E, X, F],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, DG, DG, E, E, E, E, E, D, D, D, E, E, E, E, D, E, F],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
    ],
    words: &["destroyed", "good", "flee", "flee-good", "recoil", "none", "open"],
    origin: Origin::Outside {
        flag: "outside:result-table",
        reference: REFERENCES,
        confidence: "that the doubled die as a rule: agreed; Cavalry against Spears and Pikes, and mounted against Light Horse: two sibling versions; Hordes, \
                     bad going, Artillery, and who destroys doubled Psiloi: one; open where they disagree",
    },
};

/// Chariots fight as the mounted they stand for.
pub static CHARIOTS: Table = Table {
    id: "dba.chariots",
    rows: &["HCh", "LCh"],
    row_scope: "dba-troop",
    columns: &["as"],
    column_scope: "dba-column",
    cells: &[&[Word("Kn")], &[Word("Cv")]],
    words: &["Kn", "Cv"],
    origin: Origin::Outside {
        flag: "outside:chariots",
        reference: "army lists of DBA 2.0 and the 2.2+ rewrite",
        confidence: "two or more sibling versions agree",
    },
};

/// The least a PIP die must show for a base that took a BUA to stop sacking it.
pub static SACKING: Table = Table {
    id: "dba.sacking",
    rows: &["least"],
    row_scope: "dba-sacking",
    columns: &["pip"],
    column_scope: "dba-column",
    cells: &[&[N(5)]],
    words: &[],
    origin: Origin::Documents(&["qrs:bua-capture.3", "bob:tactical-factors.3", "bob:shooting.16"]),
};

/// How far back a base that breaks off goes at least.
pub static BREAK_OFF: Table = Table {
    id: "dba.break-off",
    rows: &["least"],
    row_scope: "dba-break-off",
    columns: &["paces"],
    column_scope: "dba-column",
    cells: &[&[N(200)]],
    words: &[],
    origin: Origin::Documents(&["bob:breaking-off.1", "bob:pursuit.2", "qrs:break-off.1"]),
};

/// How long a hundred paces are on the table.
pub static PACES: Table = Table {
    id: "dba.paces",
    rows: &["15mm", "25mm"],
    row_scope: "dba-scale",
    columns: &["mm"],
    column_scope: "dba-column",
    cells: &[&[N(25)], &[N(40)]],
    words: &[],
    origin: Origin::Outside {
        flag: "outside:scale",
        reference: "encyclopedias and players' summaries of DBA",
        confidence: "15 mm: several agree; 25/28 mm: 40 mm from one reference, others have 50 or 25",
    },
};
