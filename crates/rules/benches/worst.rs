//! Search for the most expensive input of each check, with a seeded random generator. Half of the
//! inputs of a check are new, half are small changes of the most expensive ones so far.
//!
//! `cargo bench -p cavillo-rules --bench worst [-- CHECK…]` prints for each check the input, its
//! bytes, the runs of the rule, their work and the thread CPU time of the answer; the slowest check
//! first.
//!
//! - `INPUTS`: number of inputs for each check (default 600)
//! - `SECONDS`: maximum CPU time per check (default 4)
//! - `SEED`: the seed (default 1)
//! - `BOUND_MS`: exits with status 1 if an answer took more CPU time, in ms
//! - `OUT`: a file for the worst inputs, one JSON object `{check, body, ms}` per line
//! - `AGAIN`: such a file, whose inputs are measured again instead of a search

mod inputs;

use std::fmt::Write as _;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use cavillo_rules::check::Check;
use cavillo_rules::kit::tables::Tables;
use cavillo_rules::systems;
use inputs::{Chance, Input, input, varied};
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};

/// The allocator of the program, because an answer makes hundreds of small allocations.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Number of the worst inputs that are mutated further.
const KEPT: usize = 6;

/// Returns the CPU time of this thread.
fn cpu() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(
        u64::try_from(now.tv_sec).unwrap_or_default(),
        u32::try_from(now.tv_nsec).unwrap_or_default(),
    )
}

struct Told {
    took: Duration,
    runs: Option<usize>,
    work: usize,
    given: Input,
}

fn ask(check: &Check, tables: &Tables, given: Input) -> Told {
    let start = cpu();
    let answer = black_box(check.answer_typed(tables, black_box(&given)));
    let took = cpu() - start;
    let (runs, work) = answer
        .map(|verdict| (Some(verdict.runs), verdict.work))
        .unwrap_or_default();
    Told {
        took,
        runs,
        work,
        given,
    }
}

/// Returns the worst inputs of a check, the slowest first, and the number of inputs tried.
fn search(
    check: &Check,
    tables: &Tables,
    (inputs, most): (usize, Duration),
    seed: u64,
) -> (Vec<Told>, usize) {
    let fields = check.fields(&Tables::default());
    let mut chance = Chance::new(seed);
    let mut worst: Vec<Told> = Vec::new();
    let none = ask(check, tables, Input::new());
    worst.push(none);
    let (start, mut tried) = (cpu(), 1);
    while tried < inputs && cpu() - start < most {
        let n = tried;
        tried += 1;
        let given = if n % 2 == 0 {
            let best = chance.below(worst.len()).min(chance.below(worst.len()));
            varied(check, &fields, &worst[best].given, &mut chance)
        } else {
            input(check, &fields, &mut chance)
        };
        let mut told = ask(check, tables, given);
        let slowest = worst.last().map_or(Duration::ZERO, |one| one.took);
        if worst.len() < KEPT || told.took > slowest {
            // Another process may have run in between.
            let again = ask(check, tables, told.given.clone());
            told.took = told.took.min(again.took);
            worst.retain(|one| one.given != told.given);
            worst.push(told);
            worst.sort_by_key(|one| std::cmp::Reverse(one.took));
            worst.truncate(KEPT);
        }
    }
    for one in &mut worst {
        for _ in 0..3 {
            one.took = one.took.min(ask(check, tables, one.given.clone()).took);
        }
    }
    worst.sort_by_key(|one| std::cmp::Reverse(one.took));
    (worst, tried)
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Measures the inputs of a file that an earlier search wrote.
fn again(file: &str, tables: &Tables) -> Vec<(&'static Check, Told)> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let rows = text.lines().filter_map(|line| {
        let row: Value = serde_json::from_str(line).ok()?;
        let check = systems::check(row["check"].as_str()?)?;
        let given: Input = serde_json::from_str(row["body"].as_str()?).ok()?;
        let all = (0..5).map(|_| ask(check, tables, given.clone()));
        Some((check, all.min_by_key(|told| told.took)?))
    });
    rows.collect()
}

fn short(text: &str) -> String {
    if text.chars().count() <= 200 {
        return text.to_owned();
    }
    text.chars().take(200).chain("…".chars()).collect()
}

#[expect(clippy::print_stdout, reason = "a benchmark prints")]
fn main() -> ExitCode {
    let inputs = number("INPUTS").map_or(600, |n| usize::try_from(n).unwrap_or(usize::MAX));
    let most = Duration::from_secs(number("SECONDS").unwrap_or(4));
    let seed = number("SEED").unwrap_or(1);
    let names: Vec<String> = std::env::args()
        .skip(1)
        .filter(|name| !name.starts_with('-'))
        .collect();
    let tables = Tables::default();
    let mut all = 0;
    let known = std::env::var("AGAIN").map(|file| again(&file, &tables));
    let searched = known.is_err();
    let mut rows: Vec<(&Check, Told)> = known.unwrap_or_default();
    rows.extend(
        systems::checks()
            .filter(|_| searched)
            .filter(|check| names.is_empty() || names.iter().any(|name| name == check.id))
            .filter_map(|check| {
                let (worst, tried) = search(check, &tables, (inputs, most), seed);
                all += tried;
                Some((check, worst.into_iter().next()?))
            }),
    );
    rows.sort_by_key(|(_, told)| std::cmp::Reverse(told.took));
    let mut lines = String::new();
    println!(
        "{:>9} {:>6} {:>6} {:>6}  check, input",
        "ms", "runs", "work", "bytes"
    );
    for (check, told) in &rows {
        let ms = told.took.as_secs_f64() * 1e3;
        let body = Value::Object(told.given.clone()).to_string();
        let runs = told.runs.map_or("-".to_owned(), |runs| runs.to_string());
        println!(
            "{ms:>9.2} {runs:>6} {:>6} {:>6}  {} {}",
            told.work,
            body.len(),
            check.id,
            short(&body)
        );
        let _ = writeln!(
            lines,
            "{}",
            json!({"check": check.id, "body": body, "ms": ms})
        );
    }
    println!(
        "{} checks, {all} inputs, seed {seed}; - in place of runs: refused",
        rows.len()
    );
    if let Ok(file) = std::env::var("OUT")
        && let Err(error) = std::fs::write(&file, lines)
    {
        println!("{file}: {error}");
        return ExitCode::FAILURE;
    }
    let Some(bound) = number("BOUND_MS").map(Duration::from_millis) else {
        return ExitCode::SUCCESS;
    };
    let over: Vec<&str> = rows
        .iter()
        .filter(|(_, told)| told.took > bound)
        .map(|(check, _)| check.id)
        .collect();
    println!("over {bound:?}: {}", over.len());
    if over.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
