//! Every `Accept-Language` header selects a language.
#![no_main]

use cavillo::i18n::negotiate;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|header: &str| {
    let _ = negotiate(Some(header));
});
