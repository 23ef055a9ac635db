//! How well the search finds, held by a floor that only rises.

use std::collections::BTreeSet;
use std::fs;

use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages};
use cavillo::search::{Engine, eval};

/// hit@1, hit@3 and MRR@10 that the search has reached on the queries whose items are covered,
/// with a little room for the chapters that come. Raise it when you can.
const FLOOR: [(Lang, [f64; 3]); 2] = [(Lang::It, [0.89, 0.97, 0.93]), (Lang::En, [0.85, 0.94, 0.90])];
/// hit@3 below which no kind of query falls, in either language.
const EVERY_KIND: f64 = 0.88;

#[test]
fn the_search_finds_no_worse_than_it_did() {
    let root = env!("CARGO_MANIFEST_DIR");
    let (library, _) = Library::load(&Files::Folder(root.into()), Tables::default(), Passages::default());
    let judgments = fs::read_to_string(format!("{root}/index/judgments.tsv")).expect("the judgments");
    let report = eval::run(&library, &Engine::build(&library), &judgments);
    println!("{report}\n{}", report.explain());
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    for (lang, floor) in FLOOR {
        let figures = report.of(lang);
        let reached = [figures.at_1, figures.at_3, figures.mrr];
        assert!(reached.iter().zip(floor).all(|(reached, floor)| *reached >= floor), "{lang}: {reached:?} is below {floor:?}");
        let kinds: BTreeSet<&str> = report.trials.iter().map(|trial| trial.judgment.kind.as_str()).collect();
        for kind in kinds {
            let figures = report.figures(|judgment| judgment.lang == lang && judgment.kind == kind);
            assert!(figures.queries == 0 || figures.at_3 >= EVERY_KIND, "{lang} {kind}: {figures:?}");
        }
    }
}
