//! Conversion of words to terms: the stems of each language, and the analysers that fill an index.
//!
//! [`crate::text`] splits and folds words. Folding comes before stemming, so that a query without accents
//! matches an accented text. `index/stems.tsv` overrides the stemmer where it is wrong (`comando` is not
//! a gerund) or misses a relation (`spinta` belongs to `spingere`). There are no stop words, because
//! "not", "più" and "contro" matter in rules.

use std::borrow::Cow;
use std::sync::LazyLock;

use frostem::{Algorithm, Stemmer};

use rustc_hash::FxHashMap as HashMap;

use crate::lang::{ByLang, Lang};
use crate::text::tokens;

/// Maximum length of a word that is indexed or searched, in bytes.
pub const LONGEST_WORD: usize = 64;

/// Number of bytes at the end of a stem that the stemmer may have changed, and number of bytes at the
/// beginning that it never changes.
const CHANGED: usize = 2;
const KEPT: usize = 2;

/// Exceptions to the stemmer: root by word.
static ROOTS: LazyLock<ByLang<HashMap<&'static str, &'static str>>> = LazyLock::new(|| {
    let mut roots: ByLang<HashMap<_, _>> = ByLang::default();
    overrulings().for_each(|(lang, root, word)| {
        roots[lang].insert(word, root);
    });
    roots
});

/// Exceptions to the stemmer: words by root.
static OVERRULED: LazyLock<ByLang<HashMap<&'static str, Vec<&'static str>>>> =
    LazyLock::new(|| {
        let mut words: ByLang<HashMap<_, Vec<_>>> = ByLang::default();
        overrulings()
            .for_each(|(lang, root, word)| words[lang].entry(root).or_default().push(word));
        words
    });

/// Returns the language, the root and a word for each word in the list of exceptions.
fn overrulings() -> impl Iterator<Item = (Lang, &'static str, &'static str)> {
    let lines = include_str!("../../../../index/stems.tsv").lines().skip(1);
    let rows = lines.filter_map(|line| {
        let mut cells = line.split('\t');
        Some((
            cells.next()?.parse::<Lang>().ok()?,
            cells.next()?,
            cells.next()?,
        ))
    });
    rows.flat_map(|(lang, root, words)| words.split(' ').map(move |word| (lang, root, word)))
}

/// Returns the stem of a folded word in a language.
pub fn stem(lang: Lang, word: &str) -> Cow<'_, str> {
    if let Some(root) = ROOTS[lang].get(word) {
        return Cow::Borrowed(root);
    }
    let algorithm = match lang {
        Lang::It => Algorithm::Italian,
        Lang::En => Algorithm::English,
    };
    Stemmer::new(algorithm).stem(word)
}

/// A folded search word with its stem in each language. The stems are cached, because stemming takes
/// longer than the look-up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    pub word: String,
    pub stems: ByLang<String>,
}

impl Form {
    pub fn new(word: &str) -> Self {
        Self {
            word: word.to_owned(),
            stems: ByLang::from_fn(|lang| (*stem(lang, word)).to_owned()),
        }
    }
}

/// Returns the common prefix of all words with this stem, except words for which the stemmer is
/// overridden.
pub fn kept(stem: &str) -> &[u8] {
    &stem.as_bytes()[..stem.len().saturating_sub(CHANGED).max(KEPT).min(stem.len())]
}

/// Whether a word may have a stem: the two begin alike, except words for which the stemmer is overridden.
pub fn may_have_stem(lang: Lang, word: &str, stem: &str) -> bool {
    word.as_bytes().starts_with(kept(stem))
        || ROOTS[lang].get(word).is_some_and(|root| *root == stem)
}

/// Returns the words that have this stem as an exception.
pub fn overruled(lang: Lang, stem: &str) -> impl Iterator<Item = &'static str> {
    OVERRULED[lang].get(stem).into_iter().flatten().copied()
}

/// The analyser that converts the words of a field to terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Analysis {
    /// Folded, otherwise unchanged.
    Exact,
    /// Folded and reduced to the stem of one language.
    Stemmed(Lang),
}

impl Analysis {
    /// Returns the words of a text as terms.
    pub fn terms(self, text: &str) -> impl Iterator<Item = (crate::text::Token, String)> {
        tokens(text)
            .into_iter()
            .filter(|word| word.folded.len() <= LONGEST_WORD)
            .map(move |word| {
                let term = match self {
                    Self::Exact => word.folded.clone(),
                    Self::Stemmed(lang) => (*stem(lang, &word.folded)).to_owned(),
                };
                (word, term)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classes(lang: Lang, words: &str) -> Vec<String> {
        let mut stems: Vec<String> = words
            .split(' ')
            .map(|word| (*stem(lang, word)).to_owned())
            .collect();
        stems.sort();
        stems.dedup();
        stems
    }

    #[test]
    fn words_of_one_family_share_a_stem() {
        for (lang, family) in [
            (Lang::It, "ritirata ritirarsi ritira ritirano ritirare"),
            (
                Lang::It,
                "recoil recoila recoilare recoilante recoilato recoils recoiled",
            ),
            (Lang::It, "spinge spingere spinta spinte spinto spingono"),
            (
                Lang::It,
                "distrugge distruggere distrutto distrutti distrutta distruzione",
            ),
            (Lang::It, "basetta basette bassetta bassette"),
            (Lang::It, "comando comandi comandante"),
            (Lang::It, "cavaliere cavalieri"),
            (Lang::It, "arco archi"),
            (Lang::It, "arciere arcieri"),
            (Lang::It, "movimento muovere mosso muove mossa mosse"),
            (Lang::It, "zoccare zoccato zocca zoc"),
            (Lang::It, "unita"),
            (Lang::En, "recoil recoils recoiled recoiling recoiler"),
            (Lang::En, "shoot shoots shooting shot"),
            (Lang::En, "flee flees fled fleeing"),
            (Lang::En, "general generals"),
        ] {
            assert_eq!(
                classes(lang, family).len(),
                1,
                "{family}: {:?}",
                classes(lang, family)
            );
        }
    }

    #[test]
    fn a_word_may_have_its_own_stem() {
        let (library, _) = crate::library::Library::load(
            &crate::files::Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into()),
            crate::kit::tables::Tables::default(),
            crate::library::Passages::default(),
        );
        let texts = library.content.nodes.iter().flat_map(|node| {
            node.text.iter().map(|(_, text)| {
                format!("{} {} {}", text.title, text.plain, text.aliases.join(" "))
            })
        });
        let words: std::collections::BTreeSet<String> = texts
            .flat_map(|text| tokens(&text))
            .map(|word| word.folded)
            .collect();
        assert!(words.len() > 5_000);
        for word in &words {
            for lang in Lang::ALL {
                assert!(
                    may_have_stem(lang, word, &stem(lang, word)),
                    "{lang} {word} {}",
                    stem(lang, word)
                );
            }
        }
    }

    #[test]
    fn words_of_different_families_keep_apart() {
        for (lang, one, other) in [
            (Lang::It, "cavaliere", "cavalleria"),
            (Lang::It, "tiro", "tiratore"),
            (Lang::It, "arco", "arciere"),
            (Lang::En, "general", "generous"),
        ] {
            assert_ne!(stem(lang, one), stem(lang, other));
        }
    }

    #[test]
    fn the_override_list_is_well_formed() {
        let mut seen = std::collections::BTreeSet::new();
        for line in include_str!("../../../../index/stems.tsv").lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').collect();
            assert!(
                cells.len() == 3 && cells[0].parse::<Lang>().is_ok(),
                "{line}"
            );
            for word in cells[2].split(' ') {
                assert_eq!(crate::text::fold(word), word, "{line}");
                assert!(seen.insert((cells[0], word)), "`{word}` stands twice");
            }
        }
        for (word, stem, may) in [
            ("spinta", "sping", true),
            ("raggiunge", "giung", true),
            ("tiri", "tir", true),
            ("altro", "tir", false),
            ("giunge", "tir", false),
        ] {
            assert_eq!(may_have_stem(Lang::It, word, stem), may, "{word} {stem}");
        }
    }
}
