//! Search phrases of rulings: words of the table that neither its text nor its aliases hold
//! (`index/asked-it.tsv`, `index/asked-en.tsv`). They were gathered from questions written
//! with nothing but the ruling in view; they are looked for, and never shown.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use sha2::{Digest as _, Sha256};

use crate::cite::rows;
use crate::content::Content;
use crate::files::Files;
use crate::id::NodeId;
use crate::lang::{ByLang, Lang};
use crate::problem::{Place, Problem};
use crate::text::tokens;

/// The header line of the files.
const HEADER: &str = "node\twords";

/// The words of all nodes, as the files write them: only who makes an index reads them.
#[derive(Debug, Default)]
pub struct SearchPhrases {
    text: ByLang<Cow<'static, str>>,
    digest: ByLang<[u8; 32]>,
    rows: OnceLock<ByLang<HashMap<String, (usize, usize)>>>,
}

impl SearchPhrases {
    /// The path of a language's file.
    pub fn path(lang: Lang) -> String {
        format!("index/asked-{lang}.tsv")
    }

    /// Reads the files; a library may have none.
    pub fn read(files: &Files) -> (Self, Vec<Problem>) {
        let (mut this, mut problems) = (Self::default(), Vec::new());
        let there = files.list("index");
        for lang in Lang::ALL {
            let path = Self::path(lang);
            if !there.contains(&path) {
                continue;
            }
            match files.read(&path) {
                Ok(text) => {
                    this.digest[lang] = files
                        .digest(&path)
                        .unwrap_or_else(|| Sha256::digest(text.as_bytes()).into());
                    this.text[lang] = text;
                }
                Err(error) => problems.push(Problem::new(
                    Place::new(path, 1, 1),
                    "file",
                    error.to_string(),
                )),
            }
        }
        (this, problems)
    }

    /// Digest of these phrases.
    pub fn digest(&self) -> &ByLang<[u8; 32]> {
        &self.digest
    }

    /// The words of a node, one after another.
    pub fn of(&self, node: &NodeId, lang: Lang) -> Option<&str> {
        let rows = self
            .rows
            .get_or_init(|| ByLang::from_fn(|lang| self.places(lang)));
        rows[lang]
            .get(node.as_str())
            .map(|(from, to)| &self.text[lang][*from..*to])
    }

    /// Line and column of each node's phrases in a file.
    fn places(&self, lang: Lang) -> HashMap<String, (usize, usize)> {
        let text = &self.text[lang];
        let cells = rows(text).filter_map(|(_, line)| line.split_once('\t'));
        let place = |words: &str| {
            let from = words.as_ptr().addr() - text.as_ptr().addr();
            (from, from + words.len())
        };
        cells
            .map(|(node, words)| (node.to_owned(), place(words)))
            .collect()
    }

    /// Faults of the files.
    pub fn judged(&self, content: &Content) -> Vec<Problem> {
        Lang::ALL
            .into_iter()
            .flat_map(|lang| self.faults(lang, content))
            .collect()
    }

    fn faults(&self, lang: Lang, content: &Content) -> Vec<Problem> {
        let path = Self::path(lang);
        let mut problems = Vec::new();
        let mut seen = HashSet::new();
        if self.text[lang]
            .lines()
            .next()
            .is_some_and(|first| first != HEADER)
        {
            problems.push(Problem::new(
                Place::new(path.as_str(), 1, 1),
                "asked",
                format!("expected the header `{}`", HEADER.escape_default()),
            ));
        }
        for (line, row) in rows(&self.text[lang]) {
            let mut fault = |column: usize, text: String| {
                problems.push(Problem::new(
                    Place::new(path.as_str(), line, column),
                    "asked",
                    text,
                ))
            };
            let Some((node, words)) = row.split_once('\t') else {
                fault(1, "expected a node, a tab and words".to_owned());
                continue;
            };
            match node.parse::<NodeId>() {
                Ok(id) if content.get(&id).is_some() => {}
                _ => fault(1, format!("`{node}` is no node")),
            }
            if !seen.insert(node) {
                fault(1, format!("`{node}` has a line already"));
            }
            let mut known = HashSet::new();
            let mut column = node.chars().count() + 2;
            for word in words.split(' ') {
                if !matches!(&tokens(word)[..], [one] if one.folded == word) {
                    fault(
                        column,
                        format!(
                            "`{word}` is no word as it is looked for: lower case, without accents, one blank between two"
                        ),
                    );
                } else if !known.insert(word) {
                    fault(column, format!("`{word}` stands twice"));
                }
                column += word.chars().count() + 1;
            }
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    fn asked(text: &str) -> (SearchPhrases, Vec<Problem>) {
        SearchPhrases::read(&Files::Bundle(Arc::new(BTreeMap::from([(
            SearchPhrases::path(Lang::En),
            text.to_owned(),
        )]))))
    }

    #[test]
    fn words_are_found_by_node_and_language() {
        let (asked, problems) =
            asked("node\twords\ndba/recoil/a\tshoved bounced\n# a remark\ndba/recoil/b\tdrowned\n");
        assert_eq!(problems, []);
        let words = |node: &str, lang| asked.of(&node.parse().unwrap(), lang);
        assert_eq!(words("dba/recoil/a", Lang::En), Some("shoved bounced"));
        assert_eq!(words("dba/recoil/b", Lang::En), Some("drowned"));
        assert_eq!(
            (
                words("dba/recoil/c", Lang::En),
                words("dba/recoil/a", Lang::It)
            ),
            (None, None)
        );
        let none = SearchPhrases::read(&Files::Bundle(Arc::default()));
        assert!(
            none.1.is_empty()
                && none
                    .0
                    .of(&"dba/recoil/a".parse().unwrap(), Lang::En)
                    .is_none()
        );
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let (asked, _) = asked("nodes\nno tab\ndba/x/y\tgood Bad good\tl'x  \n");
        let told: Vec<String> = asked
            .judged(&Content::default())
            .iter()
            .map(ToString::to_string)
            .collect();
        let began = |line: &str| told.iter().any(|told| told.starts_with(line));
        assert!(
            began("index/asked-en.tsv:1:1: ")
                && began("index/asked-en.tsv:2:1: ")
                && began("index/asked-en.tsv:3:1: ")
                && began("index/asked-en.tsv:3:14: "),
            "{told:?}"
        );
        assert!(
            began("index/asked-en.tsv:3:18: asked: `good\tl'x` is no word"),
            "{told:?}"
        );
    }

    proptest! {
        #[test]
        fn no_file_does_harm(start in 0..3_usize, rest in "([a-c /\t\n0-9]|\\PC){0,60}") {
            let text = ["", "node\twords\n", "words by node\n"][start].to_owned() + &rest;
            let (given, _) = asked(&text);
            given.judged(&Content::default());
            given.of(&"dba/recoil/a".parse().unwrap(), Lang::En);
        }
    }
}
