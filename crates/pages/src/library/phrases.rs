//! Search phrases of rulings: players' words that neither the text nor the aliases contain
//! (`index/asked-it.tsv`, `index/asked-en.tsv`), collected from questions written by people who saw only
//! the ruling; and beginners' questions, one per line (`index/beginners-it.tsv`, `index/beginners-en.tsv`).
//! They are searched, but never shown.

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

/// The header lines of the files.
const HEADER: &str = "node\twords";
const BEGINNERS_HEADER: &str = "node\tquestion";

/// The position in the files of each node's questions.
type Places = HashMap<String, Vec<(usize, usize)>>;

/// The words of all nodes, as stored in the files; only the indexer reads them.
#[derive(Debug, Default)]
pub struct SearchPhrases {
    text: ByLang<Cow<'static, str>>,
    digest: ByLang<[u8; 32]>,
    rows: OnceLock<ByLang<HashMap<String, (usize, usize)>>>,
    beginners: ByLang<Cow<'static, str>>,
    questions: OnceLock<ByLang<Places>>,
}

/// The node of each line of a file, and the position of the text after it.
fn places(text: &str) -> impl Iterator<Item = (&str, (usize, usize))> {
    let cells = rows(text).filter_map(|(_, line)| line.split_once('\t'));
    cells.map(|(node, words)| {
        let from = words.as_ptr().addr() - text.as_ptr().addr();
        (node, (from, from + words.len()))
    })
}

impl SearchPhrases {
    /// The path of a language's file.
    pub fn path(lang: Lang) -> String {
        format!("index/asked-{lang}.tsv")
    }

    /// The path of the questions of a language's beginners.
    fn beginners_path(lang: Lang) -> String {
        format!("index/beginners-{lang}.tsv")
    }

    /// Reads the files, which are optional.
    pub fn read(files: &Files) -> (Self, Vec<Problem>) {
        let (mut this, mut problems) = (Self::default(), Vec::new());
        let there = files.list("index");
        for lang in Lang::ALL {
            let mut digest = Sha256::new();
            for (path, text) in [
                (Self::path(lang), &mut this.text[lang]),
                (Self::beginners_path(lang), &mut this.beginners[lang]),
            ] {
                if !there.contains(&path) {
                    continue;
                }
                match files.read(&path) {
                    Ok(read) => {
                        let known = files.digest(&path);
                        digest.update(
                            known.unwrap_or_else(|| Sha256::digest(read.as_bytes()).into()),
                        );
                        *text = read;
                    }
                    Err(error) => problems.push(Problem::new(
                        Place::new(path, 1, 1),
                        "file",
                        error.to_string(),
                    )),
                }
            }
            this.digest[lang] = digest.finalize().into();
        }
        (this, problems)
    }

    /// Digest of the phrases.
    pub fn digest(&self) -> &ByLang<[u8; 32]> {
        &self.digest
    }

    /// The words of a node, joined.
    pub fn of(&self, node: &NodeId, lang: Lang) -> Option<&str> {
        let rows = self.rows.get_or_init(|| {
            ByLang::from_fn(|lang| {
                let places = places(&self.text[lang]);
                places
                    .map(|(node, place)| (node.to_owned(), place))
                    .collect()
            })
        });
        rows[lang]
            .get(node.as_str())
            .map(|(from, to)| &self.text[lang][*from..*to])
    }

    /// Beginners' questions that a node answers.
    pub fn of_beginners(&self, node: &NodeId, lang: Lang) -> impl Iterator<Item = &str> {
        let questions = self.questions.get_or_init(|| {
            ByLang::from_fn(|lang| {
                let mut all = Places::new();
                for (node, place) in places(&self.beginners[lang]) {
                    all.entry(node.to_owned()).or_default().push(place);
                }
                all
            })
        });
        let places = questions[lang].get(node.as_str()).into_iter().flatten();
        places.map(move |(from, to)| &self.beginners[lang][*from..*to])
    }

    /// Problems found in the files.
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
        problems.extend(self.beginners_faults(lang, content));
        problems
    }

    fn beginners_faults(&self, lang: Lang, content: &Content) -> Vec<Problem> {
        let (path, text) = (Self::beginners_path(lang), &self.beginners[lang]);
        let mut problems = Vec::new();
        let mut fault = |line: usize, column: usize, why: String| {
            problems.push(Problem::new(
                Place::new(path.as_str(), line, column),
                "asked",
                why,
            ));
        };
        if text
            .lines()
            .next()
            .is_some_and(|first| first != BEGINNERS_HEADER)
        {
            fault(
                1,
                1,
                format!(
                    "expected the header `{}`",
                    BEGINNERS_HEADER.escape_default()
                ),
            );
        }
        let mut seen = HashSet::new();
        for (line, row) in rows(text) {
            let Some((node, question)) = row.split_once('\t') else {
                fault(line, 1, "expected a node, a tab and a question".to_owned());
                continue;
            };
            match node.parse::<NodeId>() {
                Ok(id) if content.get(&id).is_some() => {}
                _ => fault(line, 1, format!("`{node}` is no node")),
            }
            let column = node.chars().count() + 2;
            if tokens(question).len() < 2 {
                fault(line, column, format!("`{question}` is no question"));
            } else if !seen.insert(question) {
                fault(line, column, format!("`{question}` is asked twice"));
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

    #[test]
    fn what_beginners_ask_is_found_by_node_and_its_faults_are_told() {
        let text = "node\tquestion\ndba/recoil/a\thow far back\ndba/recoil/a\twhy\ndba/recoil/a\thow far back\nnone\n";
        let path = SearchPhrases::beginners_path(Lang::En);
        let files = BTreeMap::from([(path, text.to_owned())]);
        let (asked, problems) = SearchPhrases::read(&Files::Bundle(Arc::new(files)));
        assert_eq!(problems, []);
        let node = "dba/recoil/a".parse().unwrap();
        let questions: Vec<&str> = asked.of_beginners(&node, Lang::En).collect();
        assert_eq!(questions, ["how far back", "why", "how far back"]);
        assert_eq!(asked.of_beginners(&node, Lang::It).count(), 0);
        let told: Vec<String> = asked
            .judged(&Content::default())
            .iter()
            .map(ToString::to_string)
            .collect();
        for begins in [
            "index/beginners-en.tsv:2:1: asked: `dba/recoil/a` is no node",
            "index/beginners-en.tsv:3:14: asked: `why` is no question",
            "index/beginners-en.tsv:4:14: asked: `how far back` is asked twice",
            "index/beginners-en.tsv:5:1: asked: expected a node",
        ] {
            assert!(told.iter().any(|told| told.starts_with(begins)), "{told:?}");
        }
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
