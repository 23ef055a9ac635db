//! Tests of the most expensive requests that a client can send to each check, generated from its
//! declaration up to the maximum size. No response may exceed a bound on size or time, as JSON and
//! as a page. Prints the slowest and the largest.
//!
//!   CAVILLO_HOSTILE   number of random inputs for each check (default 8)
//!   CAVILLO_SEED      first seed (default 1)
//!   CAVILLO_WORST     file for the slowest input of each check, one JSON object per line; the slowest
//!                     address of each check's page is written to the same name with `.pages` appended

use std::fmt::Write as _;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use cavillo::check::board::fold;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::systems;
use cavillo::web::answer::Question;
use cavillo::web::catalogue::Page;
use cavillo::web::{Site, documents, url};
use serde_json::json;

use self::inputs::{BODY, Chance, Input, input, varied};
use super::common::PLAIN;

#[path = "../../crates/rules/benches/inputs/mod.rs"]
mod inputs;

static SITE: LazyLock<&Site> = LazyLock::new(|| &PLAIN.site);

/// Additional size allowed for a page: a form with a row of fields for each of sixty pieces.
const PAGE: usize = 1 << 20;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

/// The results of the worst questions to one check.
struct Told {
    took: Duration,
    bytes: usize,
    id: &'static str,
    /// Whether any of them had a verdict.
    good: bool,
}

fn print(mut told: Vec<Told>) {
    told.sort_by_key(|one| std::cmp::Reverse(one.took));
    let largest = told.iter().map(|one| one.bytes).max().unwrap_or_default();
    println!(
        "{:>9} {:>9}  check (slowest first; clock, the answer's text included); the largest {largest}",
        "ms", "bytes"
    );
    for Told {
        took,
        bytes,
        id,
        good,
    } in told.iter().take(15)
    {
        println!(
            "{:>9.2} {bytes:>9}  {id}{}",
            took.as_secs_f64() * 1e3,
            if *good { "" } else { " (refused)" }
        );
    }
}

#[test]
fn answers_are_bounded_whatever_is_asked() {
    let (tries, seed) = (number("CAVILLO_HOSTILE", 8), number("CAVILLO_SEED", 1));
    LazyLock::force(&SITE);
    let mut told = Vec::new();
    let mut worst = String::new();
    for check in systems::checks() {
        let (fields, mut chance) = (check.fields(&Tables::default()), Chance::new(seed));
        let (mut slowest, mut largest, mut body, mut good) =
            (Duration::ZERO, 0, String::new(), false);
        let mut worst_input = Input::new();
        for n in 0..tries {
            // First no facts; then random facts, or the worst input so far with a small change.
            let given = match n {
                0 => Input::new(),
                _ if n % 3 == 0 => varied(check, &fields, &worst_input, &mut chance),
                _ => input(check, &fields, &mut chance),
            };
            let text = serde_json::to_string(&given).unwrap();
            if text.len() > BODY {
                continue;
            }
            let started = Instant::now();
            let (answer, judged) = match documents::judged(&SITE, Lang::En, check, text.as_bytes())
            {
                Ok(verdict) => (
                    serde_json::to_vec(&documents::verdict_json(&SITE, Lang::En, &verdict))
                        .unwrap(),
                    true,
                ),
                Err(problem) => (serde_json::to_vec(&*problem).unwrap(), false),
            };
            let took = started.elapsed();
            assert!(
                answer.len() <= 16 * text.len() + (256 << 10),
                "{}: {} bytes answered to {} bytes: seed {seed}",
                check.id,
                answer.len(),
                text.len()
            );
            largest = largest.max(answer.len());
            good |= judged;
            if took > slowest {
                (slowest, body, worst_input) = (took, text, given);
            }
        }
        let _ = writeln!(worst, "{}", json!({"check": check.id, "body": body}));
        told.push(Told {
            took: slowest,
            bytes: largest,
            id: check.id,
            good,
        });
    }
    print(told);
    if let Ok(file) = std::env::var("CAVILLO_WORST") {
        std::fs::write(file, worst).unwrap();
    }
}

/// Tests the same questions as addresses of pages.
#[test]
fn pages_are_bounded_whatever_is_asked() {
    let (tries, seed) = (
        number("CAVILLO_HOSTILE", 8).div_ceil(4),
        number("CAVILLO_SEED", 1),
    );
    LazyLock::force(&SITE);
    let (mut told, mut worst) = (Vec::new(), String::new());
    for check in systems::checks() {
        let (fields, mut chance) = (check.fields(&Tables::default()), Chance::new(seed));
        let (mut one, mut slowest) = (
            Told {
                took: Duration::ZERO,
                bytes: 0,
                id: check.id,
                good: false,
            },
            String::new(),
        );
        for _ in 0..tries {
            let query = url::query(&fold(check.roles, &input(check, &fields, &mut chance)));
            let address = url::with_query(&url::check(Lang::En, check.id), Some(&query));
            if address.len() > BODY {
                continue;
            }
            let Some(question) = Question::of(&Page::Check(check), Some(&query)) else {
                continue;
            };
            let started = Instant::now();
            let html = question.html(&SITE, Lang::En, None);
            let took = started.elapsed();
            assert!(
                html.body.len() <= 16 * address.len() + PAGE,
                "{}: {} bytes to {}: seed {seed}",
                check.id,
                html.body.len(),
                address.len()
            );
            one.bytes = one.bytes.max(html.body.len());
            one.good |= html.status == 200;
            if took > one.took {
                (one.took, slowest) = (took, address);
            }
        }
        let _ = writeln!(worst, "{}", json!({"path": slowest}));
        told.push(one);
    }
    print(told);
    if let Ok(file) = std::env::var("CAVILLO_WORST") {
        std::fs::write(format!("{file}.pages"), worst).unwrap();
    }
}
