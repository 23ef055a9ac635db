//! No message file makes the parser panic, however deep its braces, and every message in it can be
//! formatted.
#![no_main]

use cavillo::i18n::Texts;
use cavillo::lang::Lang;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|parts: (&str, u16)| {
    let (text, times) = parts;
    // As deep as a file can be, to reveal recursion per brace.
    for text in [text.to_owned(), format!("a = {}", text.repeat(usize::from(times)))] {
        let (texts, _) = Texts::parse([(Lang::It, "a.ftl", text)]);
        let keys: Vec<String> = texts.keys(Lang::It).map(str::to_owned).collect();
        for key in keys {
            let _ = texts.find(Lang::It, &key);
        }
    }
});
