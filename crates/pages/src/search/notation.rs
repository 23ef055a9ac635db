//! Expansion of players' notation, so that its words are found: figures on a base (`4Bd`), numbers
//! attached to units (`24cm`), items of the documents as pages print them (`Commentary, recoil 2`).

use std::borrow::Cow;

use crate::id::SourceKey;
use crate::lang::{ByLang, Lang};
use crate::library::{Library, is_troop_code, valued};
use crate::text::{Run, Token, fold, tokens};

/// Units that may be attached to a number, folded.
const UNITS: [&str; 15] = [
    "mm", "cm", "p", "pt", "pts", "pti", "punti", "pip", "pips", "passi", "paces", "u", "bw",
    "bwd", "min",
];
/// The unit `p` stands for paces behind a number as large as a distance in paces, in the game that measures in them.
const PACES: (&str, u32, ByLang<&str>) = (
    "dba",
    40,
    ByLang {
        it: "passi",
        en: "paces",
    },
);
/// Maximum number of words in an item's name.
const MOST_CITED: usize = 8;

/// Returns a query with players' notation expanded. `knows` returns whether the library contains a word
/// as typed.
pub fn plain<'q>(
    library: &Library,
    (lang, system): (Lang, Option<&str>),
    typed: &'q str,
    knows: &dyn Fn(&str) -> bool,
) -> Cow<'q, str> {
    let text = typed;
    if !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return Cow::Borrowed(typed);
    }
    if let Some(key) = cited(library, lang, text) {
        return Cow::Owned(key);
    }
    let without = without_edition(text);
    let text = without.as_deref().unwrap_or(text);
    let (game, least, paces) = &PACES;
    let paces = (system == Some(game)).then(|| (*least, paces[lang]));
    let plain = set_apart(text, paces, knows);
    match (plain, without) {
        (Some(plain), _) | (None, Some(plain)) => Cow::Owned(plain),
        (None, None) => Cow::Borrowed(typed),
    }
}

/// The editions that the library covers.
const EDITIONS: [&str; 2] = ["dba 2.2", "impetus 1.7"];
/// Prefixes of words with which a query asks about changes of the edition.
const CHANGES: [&str; 6] = ["cambi", "chang", "nuov", "new", "novit", "differ"];

/// Returns a text without the number of the edition, as in "how far do knights move dba 2.2". The number
/// would match titles about changes in that edition.
fn without_edition(text: &str) -> Option<String> {
    let small = text.to_lowercase();
    let is_change = |word: &str| CHANGES.iter().any(|change| word.starts_with(change));
    if small.len() != text.len() || small.split_whitespace().any(is_change) {
        return None;
    }
    let (edition, at) = EDITIONS
        .iter()
        .find_map(|edition| Some((*edition, small.find(edition)?)))?;
    let (game, number) = edition.split_once(' ')?;
    let (from, to) = (at + game.len(), at + game.len() + 1 + number.len());
    let ends = !text[to..].starts_with(|c: char| c.is_alphanumeric());
    // A query that consists only of the edition keeps its number.
    let alone = text.len() == edition.len();
    (ends && !alone).then(|| format!("{}{}", &text[..from], &text[to..]))
}

/// Returns a text without figures on bases and with units separated from their numbers; `None` if it has
/// neither.
fn set_apart(
    text: &str,
    paces: Option<(u32, &str)>,
    knows: &dyn Fn(&str) -> bool,
) -> Option<String> {
    let mut out = String::new();
    let (mut copied, mut from) = (0, 0);
    while let Some(run) = Run::next(text, from) {
        from = run.end;
        let word = run.of(text);
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let tail = &word[digits..];
        if let Some(head) = valued(&fold(word)).filter(|_| word.is_ascii() && !knows(&fold(word))) {
            out.push_str(&text[copied..run.start + head]);
            out.push(' ');
            copied = run.start + head;
            continue;
        }
        if digits == 0 || tail.is_empty() || !tail.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            continue;
        }
        // `2Cm` is the code of a troop, `2cm` is a length.
        if tail == "Cm" || knows(&fold(word)) {
            continue;
        }
        let unit = UNITS.contains(&fold(tail).as_str());
        if unit || is_troop_code(tail) {
            let end = run.start + digits;
            out.push_str(&text[copied..if unit { end } else { run.start }]);
            if unit {
                out.push(' ');
            }
            copied = end;
            let number = word[..digits].parse().unwrap_or(0_u32);
            if let Some((_, paces)) =
                paces.filter(|(least, _)| fold(tail) == "p" && number >= *least)
            {
                out.push_str(paces);
                copied = run.end;
            }
        }
    }
    if copied == 0 {
        return None;
    }
    out.push_str(&text[copied..]);
    Some(out)
}

/// Returns the key of an item if the query consists only of its printed form: the document, a section and
/// the item, such as `Commentary, recoil 2` or `DBE 7.3`.
fn cited(library: &Library, lang: Lang, text: &str) -> Option<String> {
    let words: Vec<String> = tokens(text)
        .into_iter()
        .map(|word: Token| word.folded)
        .collect();
    if words.len() < 2 || words.len() > MOST_CITED {
        return None;
    }
    let manifest = &library.manifest;
    let after = |name: &str| {
        let name: Vec<String> = tokens(name).into_iter().map(|word| word.folded).collect();
        (!name.is_empty() && words.starts_with(&name)).then_some(name.len())
    };
    let label = |key: &str| {
        [lang, lang.other()]
            .into_iter()
            .filter_map(|lang| library.texts.find(lang, key))
            .collect::<Vec<_>>()
    };
    let sources = manifest.sources();
    let (source, rest) = sources.iter().find_map(|source| {
        let mut names = label(&format!("source-short-{source}"));
        names.push((*source).to_owned());
        let length = names.iter().filter_map(|name| after(name)).max()?;
        Some((*source, &words[length..]))
    })?;
    let (item, section) = rest.split_last()?;
    let known = |section: &str| {
        format!("{source}:{section}.{item}")
            .parse::<SourceKey>()
            .ok()
            .filter(|key| manifest.get(key).is_some())
    };
    let typed = section.join(" ");
    let named = |code: &str| {
        let names = [
            format!("section-{source}-{code}"),
            format!("section-{code}"),
        ];
        fold(&code.replace('-', " ")) == typed
            || names
                .iter()
                .flat_map(|key| label(key))
                .any(|name| fold(&name) == typed)
    };
    manifest
        .sections(source)
        .into_iter()
        .filter(|code| named(code))
        .find_map(known)
        .map(|key| key.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::library::Passages;

    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        Library::load(&files, Tables::default(), Passages::default()).0
    });

    #[test]
    fn figures_and_units_are_set_apart() {
        for (text, want) in [
            ("4Bd vs 3Wb", "Bd vs Wb"),
            ("2ps dietro 4bd", "ps dietro bd"),
            ("24cm", "24 cm"),
            ("VBU4 I2 d=B", "VBU 4 I 2 d=B"),
            ("400pti", "400 pti"),
            ("1pip", "1 pip"),
            ("2cm", "2 cm"),
            ("2Cm in 3Cm", "2Cm in 3Cm"),
            ("15mm", "15mm"),
            ("how far do Kn move DBA 2.2", "how far do Kn move DBA"),
            ("what changed in dba 2.2", "what changed in dba 2.2"),
            ("1st bound", "1st bound"),
            ("4 Bd", "4 Bd"),
        ] {
            assert_eq!(
                plain(&REAL, (Lang::It, None), text, &|word| word == "15mm"),
                want,
                "{text}"
            );
        }
    }

    #[test]
    fn paces_are_written_out() {
        for (text, system, want) in [
            ("El a 1300p", Some("dba"), "El a 1300 passi"),
            ("El a 1300p", Some("impetus"), "El a 1300 p"),
            ("2p", Some("dba"), "2 p"),
        ] {
            let typed = plain(&REAL, (Lang::It, system), text, &|_| false);
            assert_eq!(typed, want, "{text}");
        }
    }

    #[test]
    fn items_are_named_as_pages_print_them() {
        for (text, want) in [
            ("Commentary, recoil 2", "bob:recoil.2"),
            ("Commentario, ritirata 2", "bob:recoil.2"),
            ("DBE 7.3", "dbe:7.3"),
            ("Bob recoil 3", "bob:recoil.3"),
            ("De Bellis Empire 7.3", "dbe:7.3"),
            ("recoil 3", "recoil 3"),
            ("bob recoil 300", "bob recoil 300"),
        ] {
            assert_eq!(
                plain(&REAL, (Lang::En, None), text, &|_| false),
                want,
                "{text}"
            );
        }
    }
}
