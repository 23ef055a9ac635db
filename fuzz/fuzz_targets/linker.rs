//! Any text is scanned for citations in time that grows with its length only.
#![no_main]

use std::time::{Duration, Instant};

use cavillo::web::linker::{Part, scan};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // As much of the same as a post may hold: what is quadratic shows.
    let text = text.repeat((64 << 10) / text.len().max(1) + 1);
    let started = Instant::now();
    let length: usize = scan(&text).iter().map(|part| match part { Part::Text(text) => text.len(), Part::Cited(cited) => cited.whole.len() }).sum();
    assert_eq!(length, text.len());
    assert!(started.elapsed() < Duration::from_secs(1), "{} bytes took {:?}", text.len(), started.elapsed());
});
