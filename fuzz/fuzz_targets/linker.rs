//! Scanning any text for citations takes time proportional to its length.
#![no_main]

use std::time::{Duration, Instant};

use cavillo::library::{Context, Grammar};
use cavillo::web::linker::{Segment, scan};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // The same bytes repeated up to the maximum length of a post, to reveal quadratic time.
    let text = text.repeat((64 << 10) / text.len().max(1) + 1);
    let started = Instant::now();
    let length: usize = scan(&Grammar::default(), &text, Context::default()).iter().map(|part| match part { Segment::Text(text) => text.len(), Segment::Cited(cited) => cited.whole.len() }).sum();
    assert_eq!(length, text.len());
    assert!(started.elapsed() < Duration::from_secs(1), "{} bytes took {:?}", text.len(), started.elapsed());
});
