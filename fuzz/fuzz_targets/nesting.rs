//! No depth of nesting overflows the stack of a parser: run in a thread with an eighth of the usual
//! stack.
#![no_main]

use cavillo::content;
use cavillo::i18n::Texts;
use cavillo::import::{Expected, Source};
use cavillo::kit::tables::CellId;
use cavillo::lang::Lang;
use cavillo::lexicon::Lexicon;
use cavillo::library::{Context, Grammar, rulebook};
use cavillo::web::{linker, strict};
use libfuzzer_sys::fuzz_target;

fn read(text: &str) {
    let figures = |_: &CellId, _: Lang| None;
    for head in ["", "+++\ntitle = \"t\"\norder = 1\nsummary = \"s\"\n+++\n\n## A {#a}\n\nb\n\n"] {
        let (page, problems) = content::parse(Lang::It, "dba", "recoil", "x.md", &format!("{head}{text}"), &figures);
        assert!(problems.iter().all(|problem| problem.place.line >= 1));
        let _ = format!("{:?}", page.clone());
    }
    let _ = Texts::parse([(Lang::It, "a.ftl", format!("a = {text}"))]);
    let _ = Lexicon::parse(text);
    let _ = rulebook("r.toml", text);
    let _ = strict::read(text.as_bytes());
    let _ = linker::scan(&Grammar::default(), text, Context::default());
    for source in Source::ALL {
        let _ = cavillo::import::parse(source, text, &Expected::bundled());
    }
}

fuzz_target!(|parts: (&str, u16, &str)| {
    let (open, times, close) = parts;
    // No chapter is longer than this, and quadratic time would hide a deep recursion.
    let times = usize::from(times).min(80_000 / open.len().max(1));
    let text = format!("{}{close}", open.repeat(times));
    let thread = std::thread::Builder::new().stack_size(256 << 10).spawn(move || read(&text));
    thread.expect("a thread").join().expect("no panic");
});
