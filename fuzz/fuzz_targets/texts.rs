//! No file of texts stops the reader, however deep its braces; and whatever it says can be asked for.
#![no_main]

use cavillo::i18n::Texts;
use cavillo::lang::Lang;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|parts: (&str, u16)| {
    let (text, times) = parts;
    // As deep as a file can be: what goes down with each brace shows.
    for text in [text.to_owned(), format!("a = {}", text.repeat(usize::from(times)))] {
        let (texts, _) = Texts::parse([(Lang::It, "a.ftl", text)]);
        let keys: Vec<String> = texts.keys(Lang::It).map(str::to_owned).collect();
        for key in keys {
            let _ = texts.find(Lang::It, &key);
        }
    }
});
