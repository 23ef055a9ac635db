//! No lexicon makes the parser panic, and matches lie on character boundaries of the text.
#![no_main]

use cavillo::lang::Lang;
use cavillo::lexicon::Lexicon;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|parts: (&str, &str)| {
    let (text, prose) = parts;
    let entry = "[[concept]]\nid = \"a\"\nclass = \"troop\"\nsystems = []\n[concept.it]\ndefinition = \"\"\n";
    for text in [text.to_owned(), format!("{entry}name = {text}\n[concept.en]\nname = \"a b\"\ndefinition = \"\"\n")] {
        let (lexicon, _) = Lexicon::parse(&text);
        for lang in Lang::ALL {
            for found in lexicon.occurrences(lang, prose, true) {
                assert!(prose.get(found.start..found.end).is_some());
            }
        }
    }
});
