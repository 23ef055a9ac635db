//! Fate of a loser. Rows are losers; columns are the relevant enemies in close combat, the loser's
//! terrain and place, the shooter, and all other cases. Cells that the documents state are listed
//! in `stated`; the others come from public references, and reading one, even an empty one, raises
//! the flag. `tests/golden/dba/*.csv` holds a second transcription.

use crate::kit::tables::{Cell, Origin, Stated, Table};

use Cell::{Empty as E, Number as N, Word};

// Contents of a cell for the loser.
const D: Cell = Word("destroyed");
/// Destroyed in good going; in other going the cell does not apply.
const DG: Cell = Word("good");
/// Destroyed if it moved into that enemy's front this bound.
const DF: Cell = Word("front");
const F: Cell = Word("flee");
/// Flees in good going; in other going the cell does not apply.
const FG: Cell = Word("flee-good");
const R: Cell = Word("recoil");
/// Stands, as after a tie.
const S: Cell = Word("none");
const G: Cell = Word("surrender");
/// The references disagree.
const X: Cell = Word("open");

/// Origin of the cells that the documents leave out.
const REFERENCES: &str =
    "guides to DBA 2.0, play sheets of the RRR variant of 2.2, the 2.2+ rewrite";

const fn stated(row: &'static str, column: &'static str, keys: &'static [&'static str]) -> Stated {
    Stated { row, column, keys }
}

/// Results of beaten bases.
pub static BEATEN_RESULTS: Table = Table {
    id: "dba.beaten-results",
    rows: &[
        "El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps", "Wb", "Hd", "Art",
        "WWg", "CF", "Dz",
    ],
    row_scope: "dba-troop",
    columns: &[
        "El",
        "Kn",
        "Cv",
        "LH",
        "Cm",
        "SCh",
        "Bd",
        "Ax",
        "Bw",
        "Ps",
        "Wb",
        "Art",
        "others",
        "bad",
        "bua",
        "camp",
        "shot-Art",
        "shot-Bw",
        "shot-WWg",
        "otherwise",
    ],
    column_scope: "dba-by",
    cells: &[
        // El Kn Cv LH Cm SCh Bd Ax Bw Ps Wb Art others, in bad going, BUA, camp, shot by Art Bw WWg, otherwise
        &[E, E, E, D, E, E, E, D, E, D, E, R, E, E, E, E, D, E, E, R],
        &[D, E, E, D, D, D, E, E, DF, E, E, E, E, D, E, E, E, E, E, R],
        &[E, E, E, E, E, F, E, E, E, E, E, E, E, F, E, E, E, E, E, R],
        &[E, E, E, E, E, F, E, E, E, E, E, E, E, F, E, E, F, E, E, R],
        &[E, E, E, E, E, F, E, E, E, E, E, E, E, F, E, E, E, E, E, R],
        &[E, E, E, E, E, E, E, E, E, E, E, D, D, E, E, E, D, D, D, E],
        &[
            DG, DG, E, DG, E, DG, E, E, E, E, D, E, E, E, E, E, E, E, E, R,
        ],
        &[
            DG, DG, E, DG, E, DG, E, E, E, E, D, E, E, E, E, E, E, E, E, R,
        ],
        &[E, DG, E, E, E, DG, E, E, E, E, D, E, E, E, E, E, E, E, E, R],
        &[E, DG, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[D, D, D, D, D, D, E, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[
            E, DG, DG, R, DG, E, E, E, E, E, E, E, E, E, E, E, E, E, E, R,
        ],
        &[X, DG, E, E, E, X, R, E, E, E, E, E, E, E, E, E, E, E, E, R],
        &[D, DG, E, E, E, E, E, E, E, E, D, E, E, E, D, E, D, X, X, S],
        &[E, E, E, E, E, E, E, E, E, E, E, E, D, E, E, E, R, R, R, E],
        &[D, E, E, E, E, E, E, E, E, E, E, E, E, E, D, D, D, E, E, S],
        &[E, E, E, E, E, E, E, E, E, E, E, E, D, E, E, E, G, S, S, E],
        &[E, E, E, E, E, E, E, E, E, E, E, E, D, E, E, E, G, S, S, E],
    ],
    words: &[
        "destroyed",
        "good",
        "front",
        "flee",
        "recoil",
        "none",
        "surrender",
        "open",
    ],
    origin: Origin::Outside {
        flag: "outside:result-table",
        reference: REFERENCES,
        confidence: "two or more sibling versions agree on Scythed Chariots, Artillery, Bows and bad going, on Elephants' killers, and on Knights against Spears, \
                     Pikes, Blades, Auxilia, Psiloi, Warband and Hordes; one version only for Camelry and Scythed Chariots against Knights, for fleeing from \
                     Scythed Chariots, and for Cavalry against Psiloi; open where they disagree",
    },
    stated: &[
        stated("El", "Art", &["bob:beaten.2"]),
        stated("El", "shot-Art", &["bob:beaten.2"]),
        stated("El", "otherwise", &["bob:beaten.1"]),
        stated("Kn", "Bw", &["bob:beaten.4"]),
        stated("Kn", "otherwise", &["bob:beaten.1", "bob:beaten.4"]),
        stated("Cv", "otherwise", &["bob:beaten.1"]),
        stated("LH", "otherwise", &["bob:beaten.1"]),
        stated("Cm", "otherwise", &["bob:beaten.1"]),
        stated("SCh", "Art", &["bob:beaten.3"]),
        stated("SCh", "shot-Art", &["bob:beaten.3"]),
        stated("Sp", "Wb", &["bob:beaten.5"]),
        stated("Sp", "otherwise", &["bob:beaten.1", "bob:beaten.5"]),
        stated("Pk", "Wb", &["bob:beaten.5"]),
        stated("Pk", "otherwise", &["bob:beaten.1", "bob:beaten.5"]),
        stated("Bd", "Wb", &["bob:results.p1"]),
        stated("Bd", "otherwise", &["bob:beaten.1"]),
        stated("Ax", "otherwise", &["bob:beaten.1"]),
        stated("Bw", "otherwise", &["bob:beaten.1"]),
        stated("Ps", "Cm", &["bob:beaten.7"]),
        stated("Ps", "LH", &["bob:beaten.7"]),
        stated("Ps", "otherwise", &["bob:results.p3"]),
        stated("Wb", "Bd", &["bob:results.p1"]),
        stated("Wb", "otherwise", &["bob:beaten.1"]),
        stated("Hd", "El", &["bob:beaten.10"]),
        stated("Hd", "bua", &["bob:beaten.8"]),
        stated("Hd", "shot-Art", &["bob:beaten.10"]),
        stated("Hd", "otherwise", &["bob:beaten.8"]),
        stated("Art", "shot-Art", &["bob:shooting.13"]),
        stated("Art", "shot-Bw", &["bob:shooting.13"]),
        stated("Art", "shot-WWg", &["bob:shooting.13"]),
        stated("WWg", "*", &["bob:beaten.10"]),
        stated("CF", "*", &["bob:beaten.11"]),
        stated("Dz", "*", &["bob:beaten.11"]),
    ],
    signed: false,
};

/// Results of doubled bases.
pub static DOUBLED_RESULTS: Table = Table {
    id: "dba.doubled-results",
    rows: &[
        "El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps", "Wb", "Hd", "Art",
        "WWg", "CF", "Dz",
    ],
    row_scope: "dba-troop",
    columns: &[
        "El",
        "Kn",
        "Cv",
        "LH",
        "Cm",
        "SCh",
        "Sp",
        "Pk",
        "Bd",
        "Ax",
        "Bw",
        "Ps",
        "Hd",
        "WWg",
        "Art",
        "bad",
        "shot-Art",
        "shot-Bw",
        "shot-WWg",
        "otherwise",
    ],
    column_scope: "dba-by",
    cells: &[
        // El Kn Cv LH Cm SCh Sp Pk Bd Ax Bw Ps Hd WWg Art, in bad going, shot by Art Bw WWg, otherwise
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[
            E, E, E, E, E, E, FG, FG, E, E, E, E, FG, E, R, E, E, E, E, D,
        ],
        &[D, D, D, D, D, D, E, E, E, E, D, X, E, X, R, D, D, D, X, F],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, D, E, D],
        &[
            E, DG, DG, DG, DG, E, E, E, E, D, D, D, E, E, R, E, E, D, E, F,
        ],
        &[E, E, E, E, E, E, E, E, D, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, R, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
        &[E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, E, D],
    ],
    words: &[
        "destroyed",
        "good",
        "flee",
        "flee-good",
        "recoil",
        "none",
        "open",
    ],
    origin: Origin::Outside {
        flag: "outside:result-table",
        reference: REFERENCES,
        confidence: "that the doubled die as a rule: agreed; Cavalry against Spears and Pikes, and mounted against Light Horse: two sibling versions; Hordes, \
                     bad going, Artillery, and who destroys doubled Psiloi: one; open where they disagree",
    },
    stated: &[
        stated("El", "Art", &["bob:doubled.4"]),
        stated("Kn", "Art", &["bob:doubled.4"]),
        stated("Cv", "Art", &["bob:doubled.4"]),
        stated("LH", "Art", &["bob:doubled.4"]),
        stated("Cm", "Art", &["bob:doubled.4"]),
        stated("SCh", "Art", &["bob:doubled.4", "bob:beaten.3"]),
        stated("Sp", "Art", &["bob:doubled.4"]),
        stated("Pk", "Art", &["bob:doubled.4"]),
        stated("Bd", "Art", &["bob:doubled.4"]),
        stated("Ax", "Art", &["bob:doubled.4"]),
        stated("Bw", "Art", &["bob:doubled.4"]),
        stated("Ps", "Art", &["bob:doubled.4"]),
        stated("Wb", "Art", &["bob:doubled.4"]),
        stated("Hd", "Art", &["bob:doubled.4"]),
        stated("LH", "Bw", &["bob:doubled.2"]),
        stated("LH", "shot-Bw", &["bob:doubled.2"]),
        stated("Bw", "shot-Bw", &["bob:shooting.12"]),
        stated("Ps", "LH", &["bob:beaten.7"]),
        stated("Ps", "Cm", &["bob:doubled.3"]),
        stated("Wb", "Bd", &["bob:results.p1"]),
        stated("WWg", "*", &["bob:beaten.10"]),
        stated("CF", "*", &["bob:beaten.11"]),
        stated("Dz", "*", &["bob:beaten.11"]),
    ],
    signed: false,
};

/// Chariots count as Knights or Cavalry.
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
    stated: &[],
    signed: false,
};

/// Minimum roll of a PIP die that ends the sacking of a captured BUA.
pub static SACKING: Table = Table {
    id: "dba.sacking",
    rows: &["least"],
    row_scope: "dba-sacking",
    columns: &["pip"],
    column_scope: "dba-column",
    cells: &[&[N(5)]],
    words: &[],
    origin: Origin::Documents(&[
        "qrs:bua-capture.3",
        "bob:tactical-factors.3",
        "bob:shooting.16",
    ]),
    stated: &[],
    signed: false,
};

/// Minimum distance of a base that breaks off.
pub static BREAK_OFF: Table = Table {
    id: "dba.breaking-off",
    rows: &["least"],
    row_scope: "dba-breaking-off",
    columns: &["paces"],
    column_scope: "dba-column",
    cells: &[&[N(200)]],
    words: &[],
    origin: Origin::Documents(&["bob:breaking-off.1", "bob:pursuit.2", "qrs:break-off.1"]),
    stated: &[],
    signed: false,
};

/// Length of 100 paces on the table.
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
    stated: &[],
    signed: false,
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The stated cells, transcribed a second time: those that each of their rulings names.
    #[test]
    fn what_the_documents_state_is_what_their_rulings_name() {
        let stated = |table: &Table| {
            let mut cells: Vec<String> = table
                .stated
                .iter()
                .map(|s| format!("{}.{}", s.row, s.column))
                .collect();
            cells.sort_unstable();
            cells.join(" ")
        };
        assert_eq!(
            stated(&BEATEN_RESULTS),
            "Art.shot-Art Art.shot-Bw Art.shot-WWg Ax.otherwise Bd.Wb Bd.otherwise Bw.otherwise CF.* Cm.otherwise Cv.otherwise Dz.* El.Art El.otherwise \
             El.shot-Art Hd.El Hd.bua Hd.otherwise Hd.shot-Art Kn.Bw Kn.otherwise LH.otherwise Pk.Wb Pk.otherwise Ps.Cm Ps.LH Ps.otherwise SCh.Art SCh.shot-Art \
             Sp.Wb Sp.otherwise WWg.* Wb.Bd Wb.otherwise"
        );
        assert_eq!(
            stated(&DOUBLED_RESULTS),
            "Ax.Art Bd.Art Bw.Art Bw.shot-Bw CF.* Cm.Art Cv.Art Dz.* El.Art Hd.Art Kn.Art LH.Art LH.Bw LH.shot-Bw Pk.Art Ps.Art Ps.Cm Ps.LH SCh.Art Sp.Art WWg.* \
             Wb.Art Wb.Bd"
        );
    }

    #[test]
    fn both_tables_name_the_same_losers_and_no_enemy_twice() {
        assert_eq!(BEATEN_RESULTS.rows, DOUBLED_RESULTS.rows);
        for table in [&BEATEN_RESULTS, &DOUBLED_RESULTS] {
            assert_eq!(table.faults(), Vec::<String>::new());
            // An empty stated cell would cite nothing; only whole rows may contain some.
            for cell in table.stated.iter().filter(|stated| stated.column != "*") {
                assert_ne!(
                    table.printed(cell.row, cell.column),
                    Some(E),
                    "{} {} {}",
                    table.id,
                    cell.row,
                    cell.column
                );
            }
        }
    }
}
