//! The operator's own copies of the documents, as `cavillo import` wrote them: original passages that are
//! shown beside the rulings. None of their text is in this repository.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;

use serde::Deserialize;

use crate::cite::Voice;
use crate::id::SourceKey;
use crate::kit::tables::Choice;
use crate::lang::Lang;

/// Maximum length of a line, which holds one passage.
const MAX_LINE: usize = 1 << 20;

/// One passage of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    pub key: String,
    pub title: String,
    pub text: String,
    pub lang: Lang,
    /// Voice, if the file names one: `commentary`, `author` …
    pub voice: Option<Voice>,
    /// First and last line, counted from 1, of the operator's file from which it was read.
    pub lines: Option<[usize; 2]>,
    /// The repairs of recognition damage: line, before, after, rule.
    pub repairs: Vec<Repair>,
    /// Text that cites another passage.
    pub references: Vec<Reference>,
}

/// The cited item, or a whole section (`bob:recoil`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Reference {
    pub text: String,
    pub to: String,
}

/// One repaired word.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Repair {
    pub line: usize,
    pub from: String,
    pub to: String,
    pub rule: String,
}

/// All passages, in file order.
#[derive(Clone, Debug, Default)]
pub struct Passages {
    all: Vec<Passage>,
    by_key: HashMap<String, usize>,
}

#[derive(Deserialize)]
struct Row {
    #[serde(alias = "id")]
    key: String,
    #[serde(default, alias = "heading")]
    title: String,
    #[serde(alias = "body")]
    text: String,
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    voice: Option<String>,
    #[serde(default)]
    lines: Option<[usize; 2]>,
    #[serde(default)]
    repairs: Vec<Repair>,
    #[serde(default)]
    references: Vec<Reference>,
}

impl Passages {
    /// Reads a folder of `*.jsonl` files, or a single file.
    ///
    /// # Errors
    /// `file:line: explanation` of the first line that is not a passage, or of a file that cannot be read.
    pub fn read(path: &Path) -> Result<Self, String> {
        let mut files = Vec::new();
        if path.is_dir() {
            let entries =
                fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
            files.extend(
                entries
                    .flatten()
                    .map(|entry| entry.path())
                    .filter(|path| path.extension().is_some_and(|e| e == "jsonl")),
            );
            files.sort();
            if files.is_empty() {
                return Err(format!(
                    "{}: no *.jsonl file here: `cavillo import` writes them",
                    path.display()
                ));
            }
        } else {
            files.push(path.to_owned());
        }
        let mut this = Self::default();
        for file in files {
            let name = file.display();
            let opened = fs::File::open(&file).map_err(|error| format!("{name}: {error}"))?;
            for (n, line) in BufReader::new(opened).lines().enumerate() {
                let fault = |text: String| format!("{name}:{}: {text}", n + 1);
                let line = line.map_err(|error| fault(error.to_string()))?;
                if line.trim().is_empty() {
                    continue;
                }
                if line.len() > MAX_LINE {
                    return Err(fault(format!("longer than {MAX_LINE} bytes")));
                }
                let row: Row = serde_json::from_str(&line).map_err(|error| {
                    fault(format!("expected {{key, title, text, lang}}: {error}"))
                })?;
                let lang = row.lang.as_deref().unwrap_or("it").parse().map_err(fault)?;
                let voice = row.voice.as_deref().and_then(Voice::parse);
                this.push(Passage {
                    key: row.key,
                    title: row.title,
                    text: row.text,
                    lang,
                    voice,
                    lines: row.lines,
                    repairs: row.repairs,
                    references: row.references,
                });
            }
        }
        Ok(this)
    }

    fn push(&mut self, passage: Passage) {
        self.by_key
            .entry(passage.key.clone())
            .or_insert(self.all.len());
        self.all.push(passage);
    }

    /// All passages.
    pub fn all(&self) -> &[Passage] {
        &self.all
    }

    /// The passage of a source item, if the operator imported it.
    pub fn get(&self, key: &SourceKey) -> Option<&Passage> {
        self.by_key.get(key.as_str()).map(|n| &self.all[*n])
    }

    /// Whether nothing was imported.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_either_form_are_read_and_broken_ones_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("x.jsonl");
        fs::write(&file, "{\"key\":\"bob:recoil.1\",\"heading\":\"H\",\"text\":\"T\",\"lines\":[5,7]}\n\n{\"id\":\"d1\",\"title\":\"A\",\"body\":\"B\",\"lang\":\"en\"}\n")
            .unwrap();
        let passages = Passages::read(folder.path()).unwrap();
        assert_eq!(passages.all().len(), 2);
        assert_eq!(
            passages
                .get(&"bob:recoil.1".parse().unwrap())
                .unwrap()
                .title,
            "H"
        );
        assert_eq!(
            [passages.all()[0].lines, passages.all()[1].lines],
            [Some([5, 7]), None]
        );
        fs::write(&file, "{\"key\":\"a\",\"text\":\"T\"}\n{\"key\":1}\n").unwrap();
        assert!(
            Passages::read(&file)
                .unwrap_err()
                .contains("x.jsonl:2: expected")
        );
        assert!(Passages::read(&folder.path().join("none")).is_err());
    }
}
