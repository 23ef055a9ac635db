//! Words around a question that say nothing about it: "by the way", "di solito".

use std::borrow::Cow;

use super::query::is_function_word;
use crate::library::{List, Lists};
use crate::text::{Token, tokens};

/// Maximum number of words of an aside.
const LONGEST: usize = 5;

/// Returns a query without its asides, or the whole query if it has no other words.
pub(super) fn without<'q>(lists: &Lists, query: &'q str) -> Cow<'q, str> {
    let words = tokens(query);
    let is_aside = |words: &[Token]| {
        let folded: Vec<&str> = words.iter().map(|word| word.folded.as_str()).collect();
        lists.has(List::Aside, &folded.join(" "))
    };
    let mut out = String::new();
    let (mut at, mut copied, mut asks) = (0, 0, false);
    while at < words.len() {
        let longest = (1..=LONGEST.min(words.len() - at))
            .rev()
            .find(|length| is_aside(&words[at..at + length]));
        match longest {
            Some(length) => {
                out.push_str(&query[copied..words[at].start]);
                copied = words[at + length - 1].end;
                at += length;
            }
            None => {
                asks |= !is_function_word(&words[at].folded);
                at += 1;
            }
        }
    }
    if copied == 0 || !asks {
        return Cow::Borrowed(query);
    }
    out.push_str(&query[copied..]);
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::lang::Lang;
    use crate::library::{Library, Passages};

    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        Library::load(&files, Tables::default(), Passages::default()).0
    });

    #[test]
    fn asides_are_left_out_and_nothing_else() {
        let lists = REAL.situations.lists(Lang::En, &REAL.lexicon, &REAL.texts);
        for (query, wanted) in [
            ("by the way, can Bd break off", ", can Bd break off"),
            ("di solito le Bd inseguono?", " le Bd inseguono?"),
            ("which way do I turn", "which way do I turn"),
            ("by the way", "by the way"),
            ("hello, is it so?", "hello, is it so?"),
        ] {
            assert_eq!(without(lists, query), wanted, "{query}");
        }
    }
}
