//! Ids of rulings, claims, source items, checks, tables and concepts: the same in every language and never
//! reused.
//!
//! Slashes identify nodes, dots checks and tables, colons sources, so one parser can distinguish them.
//! Whether an id exists is decided by the library.

use std::fmt;
use std::str::FromStr;

/// A parsed id of any kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Id {
    /// `dba/recoil/into-elephants`
    Node(NodeId),
    /// `dba/recoil/into-elephants#both-lost`, or `…--both-lost` as URLs write it
    Claim(ClaimId),
    /// `bob:recoil.2`
    Source(SourceKey),
    /// `dba.recoil` or `dba.recoil-matrix`: checks and tables share one name space
    Dotted(DottedId),
    /// `term:quick-kill`
    Term(TermId),
}

/// The reason why a text is not an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdError {
    /// The text as given.
    pub given: String,
    /// Forms that would have been accepted.
    pub expected: &'static str,
}

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no id: expected {}", self.given, self.expected)
    }
}

impl std::error::Error for IdError {}

/// `system/section/slug`: a ruling, definition, table, dispute or lesson.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(String);

/// `node#anchor`: a sentence that a verdict may quote.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClaimId {
    pub node: NodeId,
    pub anchor: String,
}

/// `source:section.item`, as in the manifest.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceKey(String);

/// `system.name`: a check or a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DottedId(String);

/// `term:slug`: a concept of the lexicon.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TermId(String);

/// Whether a word is kebab-case: lower-case ASCII letters, digits and single inner hyphens.
pub fn is_slug(word: &str) -> bool {
    !word.is_empty()
        && !word.starts_with('-')
        && !word.ends_with('-')
        && !word.contains("--")
        && word
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// Source items also hold dots and capital letters never appear: `5.1.p2`, `5a`, `table-modifiers`.
fn is_item(word: &str) -> bool {
    !word.is_empty() && word.split('.').all(is_slug)
}

impl NodeId {
    /// Joins the three parts.
    ///
    /// # Errors
    /// When a part is not kebab-case.
    pub fn new(system: &str, section: &str, slug: &str) -> Result<Self, IdError> {
        format!("{system}/{section}/{slug}").parse()
    }
    pub fn as_str(&self) -> &str {
        &self.0
    }
    pub fn system(&self) -> &str {
        self.part(0)
    }
    pub fn section(&self) -> &str {
        self.part(1)
    }
    pub fn slug(&self) -> &str {
        self.part(2)
    }
    fn part(&self, n: usize) -> &str {
        self.0.split('/').nth(n).unwrap_or_default()
    }
    /// The claim of this node with the given anchor.
    pub fn claim(&self, anchor: &str) -> ClaimId {
        ClaimId {
            node: self.clone(),
            anchor: anchor.to_owned(),
        }
    }
}

impl FromStr for NodeId {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        let mut parts = text.split('/');
        let good =
            parts.by_ref().take(3).filter(|p| is_slug(p)).count() == 3 && parts.next().is_none();
        if good {
            Ok(Self(text.to_owned()))
        } else {
            Err(IdError {
                given: text.to_owned(),
                expected: "a node: system/section/slug",
            })
        }
    }
}

impl FromStr for ClaimId {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        let error = || IdError {
            given: text.to_owned(),
            expected: "a claim: system/section/slug#anchor",
        };
        let (node, anchor) = text
            .split_once('#')
            .or_else(|| text.split_once("--"))
            .ok_or_else(error)?;
        let node = node.parse().map_err(|_| error())?;
        if !is_slug(anchor) {
            return Err(error());
        }
        Ok(Self {
            node,
            anchor: anchor.to_owned(),
        })
    }
}

impl ClaimId {
    /// `slug--anchor`, the form of HTML ids and URLs.
    pub fn html_id(&self) -> String {
        format!("{}--{}", self.node.slug(), self.anchor)
    }
}

impl SourceKey {
    pub fn as_str(&self) -> &str {
        &self.0
    }
    /// `bob` of `bob:recoil.2`.
    pub fn source(&self) -> &str {
        self.0.split(':').next().unwrap_or_default()
    }
    /// `recoil` of `bob:recoil.2`.
    pub fn section(&self) -> &str {
        self.0
            .split_once(':')
            .and_then(|(_, rest)| rest.split('.').next())
            .unwrap_or_default()
    }
    /// `2` of `bob:recoil.2`.
    pub fn item(&self) -> &str {
        self.0.split_once('.').map_or("", |(_, item)| item)
    }
}

impl FromStr for SourceKey {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        let good = text.split_once(':').is_some_and(|(source, rest)| {
            is_slug(source)
                && source != "term"
                && rest
                    .split_once('.')
                    .is_some_and(|(section, item)| is_slug(section) && is_item(item))
        });
        if good {
            Ok(Self(text.to_owned()))
        } else {
            Err(IdError {
                given: text.to_owned(),
                expected: "a source item: source:section.item",
            })
        }
    }
}

impl DottedId {
    pub fn as_str(&self) -> &str {
        &self.0
    }
    pub fn system(&self) -> &str {
        self.0.split('.').next().unwrap_or_default()
    }
    pub fn name(&self) -> &str {
        self.0.split_once('.').map_or("", |(_, name)| name)
    }
}

impl FromStr for DottedId {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        if text
            .split_once('.')
            .is_some_and(|(system, name)| is_slug(system) && is_slug(name))
        {
            Ok(Self(text.to_owned()))
        } else {
            Err(IdError {
                given: text.to_owned(),
                expected: "a check or table: system.name",
            })
        }
    }
}

impl TermId {
    /// The slug without its `term:`.
    pub fn slug(&self) -> &str {
        &self.0
    }
}

impl FromStr for TermId {
    type Err = IdError;
    fn from_str(text: &str) -> Result<Self, IdError> {
        match text.strip_prefix("term:") {
            Some(slug) if is_slug(slug) => Ok(Self(slug.to_owned())),
            _ => Err(IdError {
                given: text.to_owned(),
                expected: "a concept: term:slug",
            }),
        }
    }
}

impl FromStr for Id {
    type Err = IdError;
    /// # Errors
    /// When the text has none of the five forms.
    fn from_str(text: &str) -> Result<Self, IdError> {
        if text.contains('/') {
            if text.contains('#') || text.contains("--") {
                text.parse().map(Self::Claim)
            } else {
                text.parse().map(Self::Node)
            }
        } else if text.starts_with("term:") {
            text.parse().map(Self::Term)
        } else if text.contains(':') {
            text.parse().map(Self::Source)
        } else if text.contains('.') {
            text.parse().map(Self::Dotted)
        } else {
            Err(IdError {
                given: text.to_owned(),
                expected: "system/section/slug, …#anchor, source:section.item, system.name or term:slug",
            })
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Node(id) => id.fmt(f),
            Self::Claim(id) => id.fmt(f),
            Self::Source(id) => id.fmt(f),
            Self::Dotted(id) => id.fmt(f),
            Self::Term(id) => id.fmt(f),
        }
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl fmt::Display for SourceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl fmt::Display for DottedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl fmt::Display for TermId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "term:{}", self.0)
    }
}
impl fmt::Display for ClaimId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.node, self.anchor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_form_is_told_apart_and_printed_back() {
        for (text, kind) in [
            ("dba/recoil/into-elephants", "node"),
            ("dba/recoil/into-elephants#both-lost", "claim"),
            ("bob:recoil.5a", "source"),
            ("dbe:5.1.p2", "source"),
            ("ai:list-upgrades.table", "source"),
            ("dba.recoil-matrix", "dotted"),
            ("term:quick-kill", "term"),
        ] {
            let id: Id = text.parse().unwrap();
            let got = match id {
                Id::Node(_) => "node",
                Id::Claim(_) => "claim",
                Id::Source(_) => "source",
                Id::Dotted(_) => "dotted",
                Id::Term(_) => "term",
            };
            assert_eq!((got, id.to_string().as_str()), (kind, text));
        }
    }

    #[test]
    fn the_url_form_of_a_claim_is_the_same_claim() {
        let id: ClaimId = "dba/recoil/into-elephants--both-lost".parse().unwrap();
        assert_eq!(id.to_string(), "dba/recoil/into-elephants#both-lost");
        assert_eq!(id.html_id(), "into-elephants--both-lost");
    }

    #[test]
    fn malformed_ids_are_refused() {
        for text in [
            "",
            "dba",
            "dba/recoil",
            "dba/recoil/a/b",
            "dba/Recoil/a",
            "dba/recoil/-a",
            "bob:recoil",
            "bob:",
            "term:",
            "dba.",
            ".x",
            "a/b/c#",
            "a/b/c#d--e",
            "bob:recoil..2",
        ] {
            assert!(text.parse::<Id>().is_err(), "{text} should not parse");
        }
    }

    proptest! {
        #[test]
        fn parsing_never_panics_and_round_trips(text in "\\PC{0,40}") {
            if let Ok(id) = text.parse::<Id>() {
                prop_assert_eq!(id.to_string().parse::<Id>().unwrap(), id);
            }
        }
    }
}
