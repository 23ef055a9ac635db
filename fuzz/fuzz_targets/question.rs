//! Every tabular check answers any declared input with a verdict or with located faults, and its
//! own echo with the same verdict.
#![no_main]

use cavillo::kit::tables::Tables;
use libfuzzer_sys::fuzz_target;

#[path = "../situation.rs"]
mod situation;

fuzz_target!(|bytes: &[u8]| {
    situation::judge_told(&Tables::default(), bytes);
});
