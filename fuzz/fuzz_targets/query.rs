//! Any query is answered, in both languages, with no more hits than requested.
#![no_main]

use std::sync::LazyLock;

use cavillo::ask::ask;
use cavillo::files::embedded;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages};
use cavillo::search::{Engine, Request};
use libfuzzer_sys::fuzz_target;

static SITE: LazyLock<(Library, Engine)> = LazyLock::new(|| {
    let (library, _) = Library::load(&embedded(), Tables::default(), Passages::default());
    let engine = Engine::build(&library);
    (library, engine)
});

fuzz_target!(|query: &str| {
    for lang in Lang::ALL {
        let answer = ask(&SITE.0, &SITE.1, &Request::new(query, lang)).found;
        assert!(answer.hits.len() <= 10 && answer.hits.len() <= answer.total);
        for hit in &answer.hits {
            assert!(!hit.snippet.replace("<mark>", "").replace("</mark>", "").contains('<'), "{}", hit.snippet);
        }
    }
});
