//! Rulings: Markdown files of both languages become chapters, nodes and claims.
//!
//! This module knows only the format of the files: checks and tables are names to it, links are ids, and it
//! writes no URLs. An unreadable part becomes a problem with line and column; the rest is read.

mod attributes;
mod blocks;
mod example;
mod join;
mod markdown;
mod question;
mod scene;

use rustc_hash::FxHashMap as HashMap;

use strum::{IntoStaticStr, VariantArray};

use crate::cite::Voice;
use crate::id::{ClaimId, DottedId, Id, NodeId, SourceKey};
use crate::kit::tables::{CellId, Choice};
use crate::lang::{ByLang, Lang};
use crate::problem::Place;
use crate::text::tokens;

pub use blocks::{Block, Fence, Inline, Item, Target, captions, fences};
pub use example::{Example, Expected};
pub use join::join;
pub use markdown::{ChapterPage, escape, parse};
pub use question::{Question, equal};
pub use scene::Scene;

/// Kind of a node.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum NodeKind {
    #[default]
    Ruling,
    Definition,
    Table,
    Example,
    Dispute,
    Lesson,
}

impl Choice for NodeKind {
    const SCOPE: &'static str = "kind";
}

/// Attributes in the heading of a node, the same in every language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attributes {
    pub cites: Vec<SourceKey>,
    pub checks: Vec<DottedId>,
    pub related: Vec<NodeId>,
    pub voice: Option<Voice>,
    pub kind: NodeKind,
    /// First and last edition in which it holds.
    pub since: Option<String>,
    pub until: Option<String>,
    pub supersedes: Vec<NodeId>,
    pub superseded: Option<NodeId>,
}

/// A sentence that a verdict may quote and a post may link.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    pub anchor: String,
    /// The sentence without markup.
    pub text: String,
    pub cites: Vec<SourceKey>,
    pub voice: Option<Voice>,
    pub since: Option<String>,
    pub until: Option<String>,
    /// Whether it is one of several readings of an open point that no check implements.
    pub reading: bool,
    pub place: Place,
}

/// A node in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeText {
    pub title: String,
    /// The short answer as plain text.
    pub answer: String,
    /// The short answer as it is displayed.
    pub lead: Vec<Block>,
    /// Everything after the short answer.
    pub body: Vec<Block>,
    /// Everything after the short answer, as plain text, for search.
    pub plain: String,
    pub claims: Vec<Claim>,
    /// Search words that the text does not contain.
    pub aliases: Vec<String>,
    /// Figures printed from tables.
    pub figures: Vec<CellId>,
    /// Numbers typed by hand that look like figures, with their positions.
    pub numbers: Vec<(String, Place)>,
    /// Every link, with its position.
    pub links: Vec<(Id, Place)>,
    /// Every printed table, with its position.
    pub tables: Vec<(DottedId, Place)>,
    pub place: Place,
}

impl NodeText {
    /// Releases unused memory.
    fn shrink_to_fit(&mut self) {
        self.lead
            .iter_mut()
            .chain(&mut self.body)
            .for_each(Block::shrink_to_fit);
        self.lead.shrink_to_fit();
        self.body.shrink_to_fit();
        self.claims.shrink_to_fit();
        self.aliases.shrink_to_fit();
        self.figures.shrink_to_fit();
        self.numbers.shrink_to_fit();
        self.links.shrink_to_fit();
        self.tables.shrink_to_fit();
    }

    /// Its blocks, those of the short answer first.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.lead.iter().chain(&self.body)
    }

    pub fn claim(&self, anchor: &str) -> Option<&Claim> {
        self.claims.iter().find(|claim| claim.anchor == anchor)
    }
}

/// A node in both languages.
#[derive(Clone, Debug)]
pub struct Node {
    pub id: NodeId,
    pub attributes: Attributes,
    pub examples: Vec<Example>,
    pub scenes: Vec<Scene>,
    pub questions: Vec<Question>,
    pub text: ByLang<NodeText>,
    /// Sources that its claims cite but its heading does not; computed by [`Content::new`].
    pub further_cites: Vec<SourceKey>,
    /// The number of its chapter in [`Content::chapters`].
    pub chapter: usize,
}

impl Node {
    /// Every source item that the node or one of its claims cites, the node's own first.
    pub fn all_cites(&self) -> Vec<&SourceKey> {
        self.attributes
            .cites
            .iter()
            .chain(&self.further_cites)
            .collect()
    }

    pub fn claim_ids(&self) -> impl Iterator<Item = ClaimId> {
        self.text
            .it
            .claims
            .iter()
            .map(|claim| self.id.claim(&claim.anchor))
    }
}

/// A chapter: one file in each language, read from top to bottom.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub system: String,
    pub section: String,
    pub order: i64,
    pub text: ByLang<ChapterText>,
    /// Its nodes, as numbers in [`Content::nodes`], in the file's order.
    pub nodes: Vec<usize>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChapterText {
    pub title: String,
    pub summary: String,
    pub intro: Vec<Block>,
    pub place: Place,
}

/// All content, joined over the languages, in reading order.
#[derive(Clone, Debug, Default)]
pub struct Content {
    pub chapters: Vec<Chapter>,
    pub nodes: Vec<Node>,
    by_id: HashMap<NodeId, usize>,
    /// Nodes by the folded words of their title.
    by_title: ByLang<HashMap<String, Vec<usize>>>,
}

/// The folded words of a title.
fn title_words(title: &str) -> String {
    tokens(title)
        .into_iter()
        .map(|word| word.folded)
        .collect::<Vec<_>>()
        .join(" ")
}

impl Content {
    /// Nodes whose title consists of exactly these words, in order.
    pub fn titled(&self, lang: Lang, text: &str) -> &[usize] {
        self.by_title[lang]
            .get(&title_words(text))
            .map_or(&[], Vec::as_slice)
    }

    /// Joins the content: each node gets its chapter, and each chapter its nodes.
    pub fn new(chapters: Vec<Chapter>, mut nodes: Vec<Node>) -> Self {
        for node in &mut nodes {
            let mut further: Vec<SourceKey> = Vec::new();
            for key in node.text.it.claims.iter().flat_map(|claim| &claim.cites) {
                if !node.attributes.cites.contains(key) && !further.contains(key) {
                    further.push(key.clone());
                }
            }
            node.further_cites = further;
        }
        let by_id = nodes
            .iter()
            .enumerate()
            .map(|(n, node)| (node.id.clone(), n))
            .collect();
        let mut by_title: ByLang<HashMap<String, Vec<usize>>> = ByLang::default();
        for (n, node) in nodes.iter().enumerate() {
            for lang in Lang::ALL {
                by_title[lang]
                    .entry(title_words(&node.text[lang].title))
                    .or_default()
                    .push(n);
            }
        }
        Self {
            chapters,
            nodes,
            by_id,
            by_title,
        }
    }

    /// The number of a node in [`Content::nodes`].
    pub fn number(&self, id: &NodeId) -> Option<usize> {
        self.by_id.get(id).copied()
    }

    pub fn get(&self, id: &NodeId) -> Option<&Node> {
        self.number(id).map(|n| &self.nodes[n])
    }

    /// A claim in one language.
    pub fn claim(&self, id: &ClaimId, lang: Lang) -> Option<(&Node, &Claim)> {
        let node = self.get(&id.node)?;
        node.text[lang].claim(&id.anchor).map(|claim| (node, claim))
    }

    pub fn chapter(&self, system: &str, section: &str) -> Option<&Chapter> {
        self.chapters
            .iter()
            .find(|chapter| chapter.system == system && chapter.section == section)
    }
}

/// Prints one table cell in a language; `None` if there is no such cell.
pub type Figures<'a> = dyn Fn(&CellId, Lang) -> Option<String> + Sync + 'a;
