//! A parsed id prints as the same id.
#![no_main]

use cavillo::id::Id;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(id) = text.parse::<Id>() {
        assert_eq!(id.to_string().parse::<Id>().as_ref(), Ok(&id));
    }
});
