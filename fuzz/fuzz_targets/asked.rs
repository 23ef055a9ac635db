//! No file of players' phrases makes the parser panic.
#![no_main]

use std::collections::BTreeMap;
use std::sync::Arc;

use cavillo::content::Content;
use cavillo::files::Files;
use cavillo::lang::Lang;
use cavillo::library::Asked;
use libfuzzer_sys::fuzz_target;

fn read(text: String) -> Asked {
    Asked::read(&Files::Bundle(Arc::new(BTreeMap::from([(Asked::path(Lang::It), text)])))).0
}

fuzz_target!(|rest: &str| {
    for text in [rest.to_owned(), format!("node\twords\n{rest}")] {
        let asked = read(text);
        let _ = asked.judged(&Content::default());
        let node = "dba/recoil/a".parse().expect("an id");
        let _ = asked.of(&node, Lang::It);
    }
});
