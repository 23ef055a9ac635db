//! No arguments from an assistant make a tool panic, and every answer has a text.
#![no_main]

use std::sync::LazyLock;

use cavillo::files::embedded;
use cavillo::web::tools::{Outcome, TOOLS};
use cavillo::web::{Origin, Site};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

static SITE: LazyLock<Site> = LazyLock::new(|| {
    let origin = Origin {
        files: embedded(),
        sources: None,
        base_url: None,
        rulebook: None,
        index: None,
    };
    origin.load().expect("the embedded library").0
});

fuzz_target!(|rest: &str| {
    // The arguments as sent, and as the words or the id that a tool expects.
    let words = |name: &str| serde_json::json!({ name: rest });
    let sent = rest.parse::<Value>().unwrap_or_default();
    for given in [sent, words("query"), words("situation"), words("id"), words("text"), words("check")] {
        let Value::Object(given) = given else { continue };
        for tool in TOOLS {
            match tool.call(&SITE, given.clone()) {
                Ok(Outcome::Complete { text, .. } | Outcome::Open { text, .. }) => assert!(!text.is_empty()),
                Err(problem) => assert!(!problem.detail.is_empty()),
            }
        }
    }
});
