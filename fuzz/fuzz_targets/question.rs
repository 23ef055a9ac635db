//! Every check that is told its case, and shown no table, answers whatever its declaration takes with
//! a verdict or with located faults, and its own echo with the same verdict.
#![no_main]

use cavillo::kit::tables::Tables;
use libfuzzer_sys::fuzz_target;

#[path = "../situation.rs"]
mod situation;

fuzz_target!(|bytes: &[u8]| {
    situation::judge_told(&Tables::default(), bytes);
});
