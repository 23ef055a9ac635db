//! Every geometric check answers any situation, however its bases overlap, with a verdict or with
//! located faults, and draws it.
#![no_main]

use cavillo::kit::tables::Tables;
use libfuzzer_sys::fuzz_target;

#[path = "../situation.rs"]
mod situation;

fuzz_target!(|bytes: &[u8]| {
    situation::judge(&Tables::default(), bytes);
});
