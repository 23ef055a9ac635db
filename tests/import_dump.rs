//! Prints what an import finds: for looking at, run with `--ignored --nocapture`.
use cavillo::import::{Expected, Source, parse};

#[test]
#[ignore = "prints items for the eye; needs DUMP=<source> and FILE"]
fn dump() {
    let (Ok(word), Ok(file)) = (std::env::var("DUMP"), std::env::var("FILE")) else {
        return;
    };
    let source: Source = word.parse().expect("a source");
    let text = std::fs::read_to_string(file).expect("a file");
    match parse(source, &text, &Expected::bundled()) {
        Ok(parsed) => {
            for item in &parsed.items {
                println!("{}", serde_json::to_string(item).expect("json"));
            }
            for table in &parsed.report.tables {
                eprintln!("TABLE {}", table.id);
                for cell in &table.cells {
                    eprintln!(
                        "  {} | {} | {} ({})",
                        cell.row, cell.column, cell.text, cell.line
                    );
                }
            }
            eprintln!("{}", parsed.report);
        }
        Err(error) => eprintln!("{error}"),
    }
}
