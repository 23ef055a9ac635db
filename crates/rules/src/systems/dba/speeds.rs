//! Speeds of the troop types. `tests/golden/dba/speeds.csv` transcribes them a second time.

use crate::kit::tables::{Cell, Origin, Stated, Table};

use Cell::{Number as N, Word as W};

/// It cannot enter at all.
const NONE: &str = "none";

/// Maximum number of paces of one tactical move, by the worst terrain under any part of the base.
pub static SPEEDS: Table = Table {
    id: "dba.speeds",
    rows: &[
        "El", "Kn", "HCh", "Cv", "LCh", "LH", "2Cm", "SCh", "Cm", "Sp", "Pk", "Bd", "Ax", "Bw",
        "Ps", "Wb", "Hd", "Art", "WWg", "Lit", "CF", "Dz",
    ],
    row_scope: "dba-troop",
    columns: &["good", "bad", "road"],
    column_scope: "dba-going",
    cells: &[
        &[N(300), N(200), N(400)],
        &[N(300), N(200), N(400)],
        &[N(300), N(200), N(400)],
        &[N(400), N(200), N(400)],
        &[N(400), N(200), N(400)],
        &[N(500), N(200), N(500)],
        &[N(500), N(200), N(500)],
        &[N(400), N(200), N(400)],
        &[N(400), N(200), N(400)],
        &[N(200), N(200), N(400)],
        &[N(200), N(200), N(400)],
        &[N(200), N(200), N(400)],
        &[N(300), N(300), N(400)],
        &[N(200), N(200), N(400)],
        &[N(300), N(300), N(400)],
        &[N(200), N(200), N(400)],
        &[N(200), N(200), N(400)],
        &[N(200), W(NONE), N(400)],
        &[N(200), W(NONE), N(400)],
        &[N(200), W(NONE), N(400)],
        &[W(NONE), W(NONE), W(NONE)],
        &[W(NONE), W(NONE), W(NONE)],
    ],
    words: &[NONE],
    origin: Origin::Outside {
        flag: "outside:speeds",
        reference: "the RRR variant, which keeps the moves of DBA 2.2, with guides to single types; no complete table of 2.2 itself was seen",
        confidence: "good going: two or more sibling versions agree for Elephants, Knights, Cavalry, Light Horse, Auxilia, Psiloi and Spears, one source of \
                     2.2 for Scythed Chariots, inferred for Warband and Hordes, one sibling version for the others; bad going: inferred for Cavalry, \
                     one sibling version for the others; roads: one sibling version, disputed for Light Horse",
    },
    stated: &[
        Stated {
            row: "Art",
            column: "bad",
            keys: &["bob:river-movement.2", "qrs:pips.2"],
        },
        Stated {
            row: "WWg",
            column: "bad",
            keys: &["bob:river-movement.2", "qrs:pips.2"],
        },
        Stated {
            row: "Lit",
            column: "bad",
            keys: &["bob:shooting.1", "bob:river-movement.2"],
        },
        Stated {
            row: "CF",
            column: "*",
            keys: &["bob:tournament.p3"],
        },
    ],
    signed: false,
};

#[cfg(test)]
mod tests {
    use super::super::troops::Troop;
    use super::*;
    use crate::kit::tables::{Choice, Tables};

    #[test]
    fn every_troop_type_has_a_move_and_only_wagons_and_stay_at_homes_lack_one() {
        assert_eq!(SPEEDS.rows, Troop::codes());
        let cannot = |column: &str| {
            SPEEDS
                .rows
                .iter()
                .filter(|row| SPEEDS.printed(row, column) == Some(W(NONE)))
                .copied()
                .collect::<Vec<_>>()
        };
        assert_eq!(cannot("good"), ["CF", "Dz"]);
        assert_eq!(cannot("bad"), ["Art", "WWg", "Lit", "CF", "Dz"]);
        assert_eq!(
            (
                SPEEDS.flag("Art", "bad"),
                SPEEDS.flag("Art", "good"),
                SPEEDS.flag("CF", "road")
            ),
            (None, Some("outside:speeds"), None)
        );
    }

    #[test]
    fn an_operator_gives_a_move_or_says_that_there_is_none() {
        let mut tables = Tables::default();
        tables.replace(&SPEEDS, "Bd", "good", "250").unwrap();
        tables.replace(&SPEEDS, "SCh", "bad", "none").unwrap();
        assert_eq!(
            (
                tables.cell(&SPEEDS, "Bd", "good").0,
                tables.cell(&SPEEDS, "SCh", "bad").0
            ),
            (N(250), W(NONE))
        );
        assert_eq!(
            tables.replace(&SPEEDS, "Bd", "bad", "fast").unwrap_err(),
            "`dba.speeds.Bd.bad` = `fast`: expected a whole number or none"
        );
    }
}
