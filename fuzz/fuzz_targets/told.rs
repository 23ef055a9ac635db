//! No text makes the reader of situations panic or take long.
#![no_main]

use std::path::PathBuf;
use std::sync::LazyLock;

use cavillo::files::Files;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages, judge, situations};
use libfuzzer_sys::fuzz_target;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = Files::Folder(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/..")));
    Library::load(&files, Tables::default(), Passages::default()).0
});

fuzz_target!(|text: &str| {
    for lang in Lang::ALL {
        for situation in situations(&LIBRARY, lang, text, None, &|_| Some(Vec::new())) {
            judge(&LIBRARY, &situation);
        }
    }
});
