//! The library: all content and declarations, read once, joined and indexed.
//!
//! Content, lexicon, texts, documents and history are joined with the checks here, as data. The library is
//! immutable: a change creates a new one. It knows no URL, no HTML page and no search engine.

pub mod citations;
mod edition;
mod history;
mod passages;
mod phrases;
mod rulebook;
mod said;
mod say;
mod sheets;
pub mod situation;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use sha2::{Digest as _, Sha256};

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use crate::check::Check;
use crate::cite::{Manifest, SourceItem, Voice};
use crate::content::{self, ChapterPage, Claim, Content, Node};
use crate::files::Files;
use crate::i18n::Texts;
use crate::id::{ClaimId, Id, NodeId, SourceKey};
use crate::kit::tables::{Cell, CellId, Table, Tables};
use crate::lang::{ByLang, Lang};
use crate::lexicon::{Concept, Lexicon};
use crate::message::Message;
use crate::problem::{Place, Problem, nearest};
use crate::systems;

pub use citations::{Context, Grammar};
pub use edition::{ChangedClaim, Edition, Fingerprint, Since};
pub use history::{HEADER, History, Revision, Wording, Written, fingerprint};
pub use passages::{Passage, Passages, Reference, Repair};
pub use phrases::SearchPhrases;
pub use rulebook::rulebook;
pub use said::{
    Said, SaidAlternative, SaidAnswer, SaidAssumed, SaidCase, SaidChance, SaidFault, SaidFinding,
    SaidOutcome, SaidQuestion, SaidReading, SaidReason, SaidRemedy, SaidStep,
};
pub use say::{coded, is_signed, listed, raised, shown_range};
pub use sheets::{Block, Heading, Sheet};
pub use situation::learnt::Reader;
pub use situation::{
    AskedRows, Cases, Fact, List, Lists, Named, OfferedFacts, Situation, Situations, StatedVerdict,
    asked_rows, coded_game, facts_for, games_of, is_troop_code, judge, owned_code, situations,
    situations_and_words, valued,
};

/// The library in both languages.
#[derive(Debug)]
pub struct Library {
    pub content: Content,
    pub manifest: Manifest,
    pub lexicon: Lexicon,
    pub texts: Texts,
    pub tables: Tables,
    pub history: History,
    /// Phrases with which players ask for each ruling.
    pub asked: SearchPhrases,
    /// Grammar of the sentences in which situations are described.
    pub situations: Situations,
    /// The learnt reader for situations that no grammar sentence matches.
    pub reader: Option<Reader>,
    /// Quick-reference sheets: the claims and tables that each one prints.
    pub sheets: Vec<Sheet>,
    /// Grammar of citations as people write them.
    pub citations: Grammar,
    /// The operator's own copies of the documents, if `--sources` was given.
    pub passages: Passages,
    /// Fingerprint of this library. It is computed only from the files that were read and from the
    /// operator's figures and passages, so that two machines agree on it.
    pub fingerprint: String,
    cited_by: HashMap<SourceKey, Vec<usize>>,
    linked_from: HashMap<NodeId, Vec<usize>>,
    by_check: HashMap<String, Vec<usize>>,
    concepts: Vec<BTreeSet<usize>>,
    by_concept: Vec<Vec<usize>>,
    redirects: HashMap<NodeId, NodeId>,
}

/// The hash of the files and of the operator's additions.
fn fingerprint_of(mut files: Sha256, tables: &Tables, passages: &Passages) -> String {
    files.update(tables.fingerprint().unwrap_or_default());
    for passage in passages.all() {
        // A passage is plain data, so its debug form contains everything.
        files.update(format!("{passage:?}"));
    }
    files.finalize()[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Applies a function to each item, on all cores where threads are available. The threads end with the
/// call, so that their thread-local memory (about a megabyte each) is released.
#[cfg(not(target_family = "wasm"))]
fn each<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Send + Sync) -> Vec<R> {
    use rayon::prelude::*;
    match rayon::ThreadPoolBuilder::new().build() {
        Ok(threads) => threads.install(|| items.par_iter().map(work).collect()),
        Err(_) => items.iter().map(work).collect(),
    }
}

#[cfg(target_family = "wasm")]
fn each<T, R>(items: &[T], work: impl Fn(&T) -> R) -> Vec<R> {
    items.iter().map(work).collect()
}

/// Reads one chapter, if its path names its section.
fn page(
    lang: Lang,
    text: &str,
    path: &str,
    figures: &content::Figures<'_>,
) -> (Option<ChapterPage>, Vec<Problem>) {
    let parts: Vec<&str> = path.trim_end_matches(".md").split('/').collect();
    let lost = |expected: String| {
        (
            None,
            vec![Problem::new(Place::new(path, 1, 1), "file", expected)],
        )
    };
    let [_, system, section] = parts[..] else {
        return lost("expected content-<lang>/<system>/<section>.md".to_owned());
    };
    let known = systems::SYSTEMS.iter().find(|s| s.id == system);
    if !known.is_some_and(|s| s.sections.contains(&section)) {
        let names: Vec<&str> = known.map_or_else(
            || systems::SYSTEMS.iter().map(|s| s.id).collect(),
            |s| s.sections.to_vec(),
        );
        return lost(format!(
            "`{system}/{section}` is no section of a game: expected one of {}",
            names.join(" ")
        ));
    }
    let (page, found) = content::parse(lang, system, section, path, text, figures);
    (Some(page), found)
}

/// The concepts named in the title, answer and claims of a node.
fn named(lexicon: &Lexicon, node: &Node) -> BTreeSet<usize> {
    let mut concepts = BTreeSet::new();
    for (lang, text) in node.text.iter() {
        for part in [&text.title, &text.answer]
            .into_iter()
            .chain(text.claims.iter().map(|claim| &claim.text))
        {
            concepts.extend(lexicon.recognise(lang, part));
        }
    }
    concepts
}

/// The thing that an id refers to.
#[derive(Clone, Copy, Debug)]
pub enum Resolved<'l> {
    Node(&'l Node),
    Claim(&'l Node, &'l str),
    Source(&'l SourceItem),
    Check(&'static Check),
    Table(&'static Table),
    Concept(&'l Concept),
}

/// The reason why an id refers to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    pub given: String,
    /// Existing names that look similar, best first.
    pub near: Vec<String>,
}

impl Library {
    /// Reads everything from a place. A broken part is left out and reported as a problem.
    pub fn load(files: &Files, tables: Tables, passages: Passages) -> (Self, Vec<Problem>) {
        Self::read(files, tables, passages, true)
    }

    /// Like [`Library::load`], for files that the audit has already checked. Their messages are parsed on
    /// first use, and the history is read on demand.
    pub fn judged(files: &Files, tables: Tables, passages: Passages) -> (Self, Vec<Problem>) {
        Self::read(files, tables, passages, false)
    }

    fn read(
        files: &Files,
        tables: Tables,
        passages: Passages,
        judge: bool,
    ) -> (Self, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut hash = Sha256::new();
        let mut note = |path: &str, digest: [u8; 32]| {
            hash.update((path.len() as u64).to_le_bytes());
            hash.update(path);
            hash.update(digest);
        };
        // First, so that the fingerprint of the same files does not depend on how much is read.
        let later = files.digest(history::FILE).filter(|_| !judge);
        if let Some(digest) = later {
            note(history::FILE, digest);
        }
        let mut read = |path: &str| match files.read(path) {
            Ok(text) => {
                note(
                    path,
                    files
                        .digest(path)
                        .unwrap_or_else(|| Sha256::digest(text.as_bytes()).into()),
                );
                text
            }
            Err(error) => {
                problems.push(Problem::new(
                    Place::new(path, 1, 1),
                    "file",
                    error.to_string(),
                ));
                Cow::Borrowed("")
            }
        };
        let history = later.is_none().then(|| read(history::FILE));
        let manifest = (
            read("index/manifest.tsv"),
            read("index/excused.tsv"),
            read("index/complete.tsv"),
        );
        let lexicon = read("index/lexicon.toml");
        let sheets = read("index/sheets.toml");
        let mut fluent = Vec::new();
        let mut markdown = Vec::new();
        for lang in Lang::ALL {
            for path in files.list(&format!("content-{lang}")) {
                if path.ends_with(".ftl") {
                    fluent.push((lang, read(&path), path));
                } else if path.ends_with(".md") {
                    markdown.push((lang, read(&path), path));
                }
            }
        }
        let (asked, mut unread) = SearchPhrases::read(files);
        for (lang, digest) in asked.digest().iter() {
            note(&SearchPhrases::path(lang), *digest);
        }
        let (situations, digest, mut unreadable) = Situations::read(files);
        if !situations.text().is_empty() {
            note(
                situation::FILE,
                digest.unwrap_or_else(|| Sha256::digest(situations.text().as_bytes()).into()),
            );
        }
        let (reader, mut unlearnt) = Reader::open(files);
        problems.append(&mut unlearnt);
        if reader.is_some()
            && let Ok(learnt) = files.read(situation::LEARNT)
        {
            note(
                situation::LEARNT,
                files
                    .digest(situation::LEARNT)
                    .unwrap_or_else(|| Sha256::digest(learnt.as_bytes()).into()),
            );
        }
        let fingerprint = fingerprint_of(hash, &tables, &passages);
        problems.append(&mut unread);
        problems.append(&mut unreadable);
        let mut gather = |found: Vec<Problem>| problems.extend(found);
        let (manifest, found) = Manifest::parse(&manifest.0, &manifest.1, &manifest.2);
        gather(found);
        let (lexicon, found) = Lexicon::parse(&lexicon);
        gather(found);
        let (history, found) =
            history.map_or_else(|| (History::known(files), Vec::new()), History::parse);
        gather(found);
        let (sheets, found) = sheets::parse(&sheets);
        gather(found);
        let fluent = fluent
            .iter()
            .map(|(lang, text, path)| (*lang, path.as_str(), text.clone()));
        let (texts, found) = if judge {
            Texts::parse(fluent)
        } else {
            Texts::known(fluent)
        };
        gather(found);
        let figures = |cell: &CellId, lang: Lang| figure(&tables, &texts, cell, lang);
        let mut pages: ByLang<Vec<ChapterPage>> = ByLang::default();
        for ((lang, ..), (page, found)) in
            markdown.iter().zip(each(&markdown, |(lang, text, path)| {
                page(*lang, text, path, &figures)
            }))
        {
            gather(found);
            pages[*lang].extend(page);
        }
        let (content, found) = content::join(pages);
        gather(found);
        if judge {
            gather(asked.judged(&content));
            gather(situations.judged(&lexicon, &texts));
        }
        (
            Self {
                sheets,
                fingerprint,
                asked,
                situations,
                reader,
                ..Self::index(content, manifest, lexicon, texts, tables, history, passages)
            },
            problems,
        )
    }

    /// A copy of the library with other content, joined again; used to measure libraries of any size.
    #[must_use]
    pub fn with_content(self, content: Content) -> Self {
        let (sheets, asked, situations) = (self.sheets, self.asked, self.situations);
        let reader = self.reader;
        Self {
            sheets,
            asked,
            situations,
            reader,
            ..Self::index(
                content,
                self.manifest,
                self.lexicon,
                self.texts,
                self.tables,
                self.history,
                self.passages,
            )
        }
    }

    fn index(
        content: Content,
        manifest: Manifest,
        lexicon: Lexicon,
        texts: Texts,
        tables: Tables,
        history: History,
        passages: Passages,
    ) -> Self {
        let mut this = Self {
            citations: Grammar::new(&manifest, &texts, &lexicon),
            cited_by: HashMap::default(),
            linked_from: HashMap::default(),
            by_check: HashMap::default(),
            concepts: Vec::new(),
            by_concept: vec![Vec::new(); lexicon.concepts().len()],
            redirects: HashMap::default(),
            content,
            manifest,
            lexicon,
            texts,
            tables,
            history,
            asked: SearchPhrases::default(),
            situations: Situations::default(),
            reader: None,
            sheets: Vec::new(),
            passages,
            fingerprint: String::new(),
        };
        let named = each(&this.content.nodes, |node| named(&this.lexicon, node));
        for ((n, node), concepts) in this.content.nodes.iter().enumerate().zip(named) {
            for key in node.all_cites() {
                this.cited_by.entry(key.clone()).or_default().push(n);
            }
            for check in &node.attributes.checks {
                this.by_check
                    .entry(check.as_str().to_owned())
                    .or_default()
                    .push(n);
            }
            let links = node
                .text
                .it
                .links
                .iter()
                .chain(&node.text.en.links)
                .map(|(id, _)| id);
            let targets: BTreeSet<&NodeId> = links
                .filter_map(|id| match id {
                    Id::Node(node) => Some(node),
                    Id::Claim(claim) => Some(&claim.node),
                    _ => None,
                })
                .chain(&node.attributes.related)
                .filter(|target| **target != node.id)
                .collect();
            for target in targets {
                this.linked_from.entry(target.clone()).or_default().push(n);
            }
            if let Some(target) = &node.attributes.superseded {
                this.redirects.insert(node.id.clone(), target.clone());
            }
            for old in &node.attributes.supersedes {
                this.redirects.insert(old.clone(), node.id.clone());
            }
            for concept in &concepts {
                this.by_concept[*concept].push(n);
            }
            this.concepts.push(concepts);
        }
        this
    }

    /// Nodes that cite a source item, in their heading or in a claim.
    pub fn citing(&self, key: &SourceKey) -> impl Iterator<Item = &Node> {
        self.numbers(self.cited_by.get(key))
    }

    /// Nodes that link to a node.
    pub fn linking(&self, id: &NodeId) -> impl Iterator<Item = &Node> {
        self.numbers(self.linked_from.get(id))
    }

    /// Nodes that name a check.
    pub fn of_check(&self, id: &str) -> impl Iterator<Item = &Node> {
        self.numbers(self.by_check.get(id))
    }

    fn numbers<'l>(&'l self, numbers: Option<&'l Vec<usize>>) -> impl Iterator<Item = &'l Node> {
        numbers
            .into_iter()
            .flatten()
            .map(|n| &self.content.nodes[*n])
    }

    /// The concepts named in the title, answer and claims of a node (by its number).
    pub fn concepts_of(&self, node: usize) -> impl Iterator<Item = &Concept> {
        self.concepts[node]
            .iter()
            .map(|n| &self.lexicon.concepts()[*n])
    }

    /// The nodes whose title, answer or claims name a concept.
    pub fn with_concept(&self, id: &str) -> impl Iterator<Item = &Node> {
        let n = self
            .lexicon
            .concepts()
            .iter()
            .position(|concept| concept.id == id);
        self.numbers(n.map(|n| &self.by_concept[n]))
    }

    /// The node that replaced a removed one.
    pub fn redirect(&self, id: &NodeId) -> Option<&NodeId> {
        let mut target = self.redirects.get(id)?;
        // Chains are short; the loop is bounded in case of a cycle.
        for _ in 0..8 {
            match self.redirects.get(target) {
                Some(next) => target = next,
                None => break,
            }
        }
        Some(target)
    }

    /// The thing that an id refers to.
    ///
    /// # Errors
    /// The most similar names, if it refers to nothing.
    pub fn find(&self, text: &str) -> Result<Resolved<'_>, Lost> {
        let text = text.trim();
        self.get(text).ok_or_else(|| Lost {
            given: text.chars().take(120).collect(),
            near: self.near(text),
        })
    }

    /// Like [`Library::find`], but without the expensive search for similar names.
    pub fn get(&self, text: &str) -> Option<Resolved<'_>> {
        match text.parse::<Id>() {
            Ok(Id::Node(id)) => self.content.get(&id).map(Resolved::Node),
            Ok(Id::Claim(id)) => self.content.get(&id.node).and_then(|node| {
                node.text
                    .it
                    .claim(&id.anchor)
                    .map(|claim| Resolved::Claim(node, claim.anchor.as_str()))
            }),
            Ok(Id::Source(key)) => self.manifest.get(&key).map(Resolved::Source),
            Ok(Id::Dotted(id)) => systems::check(id.as_str())
                .map(Resolved::Check)
                .or_else(|| systems::table(id.as_str()).map(Resolved::Table)),
            Ok(Id::Term(id)) => self.lexicon.get(id.slug()).map(Resolved::Concept),
            Err(_) => None,
        }
    }

    fn near(&self, text: &str) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        if text.contains(':') {
            names.extend(
                self.manifest
                    .items()
                    .iter()
                    .map(|item| item.key.to_string()),
            );
            names.extend(
                self.lexicon
                    .concepts()
                    .iter()
                    .map(|concept| format!("term:{}", concept.id)),
            );
        } else if text.contains('.') {
            names.extend(
                systems::checks()
                    .map(|check| check.id.to_owned())
                    .chain(systems::tables().map(|table| table.id.to_owned())),
            );
        } else {
            names.extend(self.content.nodes.iter().map(|node| node.id.to_string()));
        }
        nearest(text, names.iter().map(String::as_str))
            .into_iter()
            .map(str::to_owned)
            .collect()
    }

    /// Voice of a node: the declared one, or that of its first source.
    pub fn voice(&self, node: &Node) -> Voice {
        node.attributes
            .voice
            .unwrap_or_else(|| self.voice_of(&node.attributes.cites))
    }

    /// Voice of a claim: the declared one, or that of its first source or of its node.
    pub fn claim_voice(&self, node: &Node, claim: &Claim) -> Voice {
        claim.voice.unwrap_or_else(|| {
            if claim.cites.is_empty() {
                self.voice(node)
            } else {
                self.voice_of(&claim.cites)
            }
        })
    }

    /// The name of a claim that is a reading of an open point: "Reading A", "Reading B", in the order of
    /// the ruling. `None` if the ruling has no other reading.
    pub fn reading_name(&self, lang: Lang, node: &Node, anchor: &str) -> Option<String> {
        let readings: Vec<&str> = node
            .text
            .it
            .claims
            .iter()
            .filter(|claim| claim.reading || is_reading(&node.id.claim(&claim.anchor).to_string()))
            .map(|claim| claim.anchor.as_str())
            .collect();
        let number = readings.iter().position(|known| *known == anchor)?;
        let letter = (b'A'..=b'Z').nth(number).filter(|_| readings.len() > 1)?;
        Some(self.texts.say(
            lang,
            &Message::new("reading-name").with("letter", char::from(letter).to_string()),
        ))
    }

    /// A claim by its id, with its name and a colon if it is a named reading, otherwise the sentence alone.
    pub fn reading_said(&self, lang: Lang, claim: &str) -> Option<String> {
        let (node, claim) = self.claim(claim, lang)?;
        Some(match self.reading_name(lang, node, &claim.anchor) {
            Some(name) => format!("{name}: {}", claim.text),
            None => claim.text.clone(),
        })
    }

    fn voice_of(&self, cites: &[SourceKey]) -> Voice {
        cites
            .first()
            .and_then(|key| self.manifest.get(key))
            .map_or(Voice::Editor, SourceItem::voice)
    }

    /// Sources of a claim: its own, or those of its node.
    pub fn claim_cites<'l>(&self, node: &'l Node, claim: &'l Claim) -> &'l [SourceKey] {
        if claim.cites.is_empty() {
            &node.attributes.cites
        } else {
            &claim.cites
        }
    }

    /// A claim by its text id, in one language.
    pub fn claim(&self, id: &str, lang: Lang) -> Option<(&Node, &Claim)> {
        self.content.claim(&id.parse::<ClaimId>().ok()?, lang)
    }

    /// One table cell as shown to readers of a language.
    pub fn figure(&self, cell: &CellId, lang: Lang) -> Option<String> {
        figure(&self.tables, &self.texts, cell, lang)
    }

    /// The wording of a node in one language, in the form that the history stores.
    pub fn wording(&self, node: &Node, lang: Lang) -> Wording {
        let text = &node.text[lang];
        Wording {
            title: text.title.clone(),
            answer: text.answer.clone(),
            text: text.plain.clone(),
            claims: text
                .claims
                .iter()
                .map(|claim| (claim.anchor.clone(), claim.text.clone()))
                .collect(),
        }
    }
}

/// Whether a claim is a reading of an open point of some check.
fn is_reading(claim: &str) -> bool {
    static READINGS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
        systems::checks()
            .flat_map(Check::readings)
            .map(|(_, reading)| reading.claim)
            .collect()
    });
    READINGS.contains(claim)
}

fn figure(tables: &Tables, texts: &Texts, cell: &CellId, lang: Lang) -> Option<String> {
    let table = systems::table(&cell.table)?;
    table.printed(&cell.row, &cell.column)?;
    match tables.cell(table, &cell.row, &cell.column).0 {
        Cell::Number(n) => Some(table.number_text(n)),
        Cell::Word(word) => {
            Some(texts.get(lang, &format!("{}-{word}", table.id.replace('.', "-"))))
        }
        Cell::Empty => Some("–".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_judged_wherever_they_are() {
        let files = Files::unbundle(&Files::bundle([("content-it/site.ftl", "a = { \n")])).unwrap();
        let told = |problems: Vec<Problem>| {
            problems
                .iter()
                .filter(|problem| problem.code == "fluent")
                .count()
        };
        assert_eq!(
            told(Library::load(&files, Tables::default(), Passages::default()).1),
            1
        );
        assert_eq!(
            told(Library::judged(&files, Tables::default(), Passages::default()).1),
            0
        );
    }
}
