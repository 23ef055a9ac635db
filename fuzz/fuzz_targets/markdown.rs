//! No chapter, however broken, makes the parser panic: faults are located inside the file.
#![no_main]

use cavillo::content::parse;
use cavillo::kit::tables::CellId;
use cavillo::lang::Lang;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let figures = |cell: &CellId, _: Lang| (cell.row == "Bd").then(|| "40".to_owned());
    let lines = text.split('\n').count();
    let head = "+++\ntitle = \"t\"\norder = 1\nsummary = \"s\"\n+++\n\n## A {#a}\n\n";
    for (text, more) in [(text.to_owned(), 0), (format!("{head}{text}"), head.matches('\n').count())] {
        let (page, problems) = parse(Lang::It, "dba", "recoil", "x.md", &text, &figures);
        for problem in &problems {
            assert!(problem.place.line >= 1 && problem.place.line <= lines + more && problem.place.column >= 1, "{problem}");
        }
        for node in &page.nodes {
            assert_eq!(node.id.slug(), node.slug);
        }
    }
});
