//! Prints the engine's answers to partial questions: one question per line on standard input, a
//! check's id and its facts as JSON. `--cut` prints only those that were cut off.
//!
//! ```sh
//! echo 'dba.recoil {"recoiler": "Bd"}' | cargo run -p cavillo-rules --example answers
//! ```

use std::io::{BufRead as _, stdin};

use cavillo_rules::check::Verdict;
use cavillo_rules::kit::tables::Tables;
use cavillo_rules::systems;
use serde_json::Value;

fn shown(verdict: &Verdict) -> String {
    let asks: Vec<String> = verdict
        .asks
        .iter()
        .map(|ask| {
            let options: Vec<String> = ask
                .options
                .iter()
                .take(6)
                .map(|option| {
                    let finding = option.finding.as_ref().map(|finding| &finding.code);
                    format!("{}→{}", option.value, finding.map_or("?", String::as_str))
                })
                .collect();
            format!(
                "{} ({}: {})",
                ask.field,
                ask.options.len(),
                options.join(", ")
            )
        })
        .collect();
    let assumed: Vec<String> = verdict
        .assumed
        .iter()
        .map(|fact| {
            let ways: Vec<String> = fact
                .otherwise
                .iter()
                .take(3)
                .map(|way| way.value.to_string())
                .collect();
            format!("{}={} ({})", fact.field, fact.value, ways.join(", "))
        })
        .collect();
    let outcomes: Vec<&str> = verdict
        .outcomes
        .iter()
        .take(6)
        .map(|outcome| outcome.finding.code.as_str())
        .collect();
    format!(
        "{:?}{} {} runs {} work | {:?} {} | outcomes {} {outcomes:?} | asks {} | assumed {}",
        verdict.status,
        if verdict.complete { "" } else { ", cut off," },
        verdict.runs,
        verdict.work,
        verdict.finding.kind,
        verdict.finding.code,
        verdict.outcomes.len(),
        asks.join("; "),
        assumed.join("; ")
    )
}

#[expect(clippy::print_stdout, reason = "an example prints")]
fn main() {
    let only_cut = std::env::args().any(|arg| arg == "--cut");
    for line in stdin().lock().lines().map_while(Result::ok) {
        let Some((id, facts)) = line.trim().split_once(' ') else {
            continue;
        };
        let given = serde_json::from_str::<Value>(facts);
        let (Some(check), Ok(Value::Object(given))) = (systems::check(id), given) else {
            println!("{line}\n  no check, or no object");
            continue;
        };
        match check.answer(&Tables::default(), &given) {
            Ok(verdict) if !only_cut || !verdict.complete => {
                println!("{line}\n  {}", shown(&verdict))
            }
            Err(faults) if !only_cut => println!("{line}\n  {faults:?}"),
            _ => {}
        }
    }
}
