//! Documents to index, the same for both index implementations. Each node and each passage is one
//! document for both languages, as a list of fields with texts.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::content::{Claim, Node, NodeKind};
use crate::id::SourceKey;
use crate::kit::tables::Choice as _;
use crate::lang::Lang;
use crate::library::{Library, Passage};
use crate::systems;

/// A field of the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexField {
    /// The heading.
    Title(Lang),
    /// The aliases: search words that the text does not contain.
    Keywords(Lang),
    /// The short answer and the claims about the topic.
    Answer(Lang),
    /// The rest of the text.
    Body(Lang),
    /// The words of the chapter, the game and the cited items. A ruling about rivers in the chapter on
    /// recoils is found by "recoil" even if it does not contain the word.
    Context(Lang),
    /// Players' phrases for the topic, in words that the text does not contain.
    Asked(Lang),
    /// Beginners' questions that the node answers. They count only for short queries that name no troop.
    Beginners(Lang),
    /// All words of both languages, unstemmed, with positions; used for phrases, completions and
    /// corrections.
    All,
    /// Concepts named in the title; in the answer or the claims; in the rest of the text or the chapter.
    ConceptTitle,
    Concept,
    ConceptNear,
    /// Facets for filters and typed ids: `kind:ruling`, `cites:bob:recoil.2`, `id:dba/recoil/x`.
    Facet,
    /// All words of the lexicon, in one document that no query returns. Its dictionary corrects and
    /// completes words that no text contains.
    Lexicon,
}

impl IndexField {
    /// The stem fields of a language.
    pub const fn stemmed(lang: Lang) -> [Self; 7] {
        [
            Self::Title(lang),
            Self::Keywords(lang),
            Self::Answer(lang),
            Self::Body(lang),
            Self::Context(lang),
            Self::Asked(lang),
            Self::Beginners(lang),
        ]
    }
}

/// A document: its texts, in the order of indexing.
pub type Parts<'l> = Vec<(IndexField, Cow<'l, str>)>;

/// Whether an item belongs to a chapter of the documents that the node itself cites.
fn is_near(node: &Node, item: &SourceKey) -> bool {
    let own = &node.attributes.cites;
    own.is_empty()
        || own
            .iter()
            .any(|key| (key.source(), key.section()) == (item.source(), item.section()))
}

/// Whether a claim is about the topic of its node. A claim that cites only other chapters of the documents,
/// as in a list of all changes, is indexed as text and not as an answer.
fn is_answer(node: &Node, claim: &Claim) -> bool {
    claim.cites.is_empty() || claim.cites.iter().any(|key| is_near(node, key))
}

/// Returns the document of a node, by its number.
pub fn node(library: &Library, number: usize) -> Parts<'_> {
    let mut doc = Parts::new();
    let node = &library.content.nodes[number];
    let chapter = &library.content.chapters[node.chapter];
    for (lang, text) in node.text.iter() {
        doc.push((IndexField::Title(lang), Cow::from(&text.title)));
        doc.push((IndexField::Answer(lang), Cow::from(&text.answer)));
        for claim in &text.claims {
            if claim.text != text.answer && is_answer(node, claim) {
                doc.push((IndexField::Answer(lang), Cow::from(&claim.text)));
            }
        }
        doc.push((IndexField::Body(lang), Cow::from(&text.plain)));
        for part in [&text.title, &text.answer, &text.plain]
            .into_iter()
            .chain(&text.aliases)
        {
            doc.push((IndexField::All, part.into()));
        }
        for alias in &text.aliases {
            doc.push((IndexField::Keywords(lang), alias.into()));
        }
        if let Some(words) = library.asked.of(&node.id, lang) {
            doc.push((IndexField::Asked(lang), words.into()));
        }
        for question in library.asked.of_beginners(&node.id, lang) {
            doc.push((IndexField::Beginners(lang), question.into()));
        }
        doc.push((
            IndexField::Context(lang),
            Cow::from(&chapter.text[lang].title),
        ));
        concepts(
            &mut doc,
            library,
            lang,
            IndexField::ConceptTitle,
            &text.title,
        );
        concepts(
            &mut doc,
            library,
            lang,
            IndexField::ConceptNear,
            &text.plain,
        );
        concepts(
            &mut doc,
            library,
            lang,
            IndexField::ConceptNear,
            &chapter.text[lang].title,
        );
        for alias in &text.aliases {
            concepts(&mut doc, library, lang, IndexField::Concept, alias);
        }
    }
    let named: BTreeSet<&str> = if node
        .text
        .it
        .claims
        .iter()
        .all(|claim| is_answer(node, claim))
    {
        let concepts = library.concepts_of(number);
        concepts.map(|concept| concept.id.as_str()).collect()
    } else {
        // Concepts that only the other claims name count as nearby.
        let texts = node.text.iter().flat_map(|(lang, text)| {
            let claims = text.claims.iter().filter(|claim| is_answer(node, claim));
            [&text.title, &text.answer]
                .into_iter()
                .chain(claims.map(|claim| &claim.text))
                .map(move |text| (lang, text))
        });
        let numbers = texts.flat_map(|(lang, text)| library.lexicon.recognise(lang, text));
        numbers
            .map(|number| library.lexicon.concepts()[number].id.as_str())
            .collect()
    };
    for concept in named {
        doc.push((IndexField::Concept, concept.into()));
    }
    game(&mut doc, library, node.id.system(), node.id.section());
    for key in node.all_cites() {
        source(&mut doc, library, key, is_near(node, key));
    }
    let mut facet =
        |name: &str, value: &str| doc.push((IndexField::Facet, format!("{name}:{value}").into()));
    facet("id", node.id.as_str());
    for claim in node.claim_ids() {
        facet("id", &claim.to_string());
    }
    facet("kind", node.attributes.kind.code());
    for voice in std::iter::once(library.voice(node)).chain(
        node.text
            .it
            .claims
            .iter()
            .map(|claim| library.claim_voice(node, claim)),
    ) {
        facet("voice", voice.code());
    }
    for (n, key) in node.attributes.cites.iter().enumerate() {
        facet(
            if n == 0 && node.attributes.kind != NodeKind::Dispute {
                "first"
            } else {
                "own"
            },
            key.as_str(),
        );
    }
    for check in &node.attributes.checks {
        facet("id", check.as_str());
    }
    for (table, _) in node.text.iter().flat_map(|(_, text)| &text.tables) {
        facet("id", table.as_str());
    }
    doc
}

/// Returns the document of a passage.
pub fn passage<'l>(library: &'l Library, passage: &'l Passage) -> Parts<'l> {
    let mut doc = Parts::new();
    let lang = passage.lang;
    doc.push((IndexField::Title(lang), Cow::from(&passage.title)));
    doc.push((IndexField::Body(lang), Cow::from(&passage.text)));
    doc.push((IndexField::All, Cow::from(&passage.title)));
    doc.push((IndexField::All, Cow::from(&passage.text)));
    concepts(
        &mut doc,
        library,
        lang,
        IndexField::ConceptTitle,
        &passage.title,
    );
    concepts(&mut doc, library, lang, IndexField::Concept, &passage.text);
    doc.push((IndexField::Facet, "kind:source".into()));
    doc.push((IndexField::Facet, format!("id:{}", passage.key).into()));
    if let Ok(key) = passage.key.parse::<SourceKey>() {
        if let Some(system) = systems::SYSTEMS
            .iter()
            .find(|system| system.sources.contains(&key.source()))
        {
            game(&mut doc, library, system.id, key.section());
        }
        source(&mut doc, library, &key, true);
        if let Some(item) = library.manifest.get(&key) {
            doc.push((
                IndexField::Facet,
                format!("voice:{}", item.voice().code()).into(),
            ));
        }
    }
    doc
}

/// Returns the document with the words of the lexicon.
pub fn words(library: &Library) -> Parts<'_> {
    let mut doc = Parts::new();
    for concept in library.lexicon.concepts() {
        for (_, names) in concept.names.iter() {
            for form in names
                .surface()
                .chain(names.asked.iter().map(String::as_str))
            {
                doc.push((IndexField::Lexicon, form.into()));
            }
        }
    }
    doc
}

/// Adds the game and the section, as words and as facets.
fn game(doc: &mut Parts<'_>, library: &Library, system: &str, section: &str) {
    for lang in Lang::ALL {
        doc.push((IndexField::Context(lang), system.to_owned().into()));
        doc.push((IndexField::Context(lang), section.to_owned().into()));
        if let Some(name) = library.texts.find(lang, &format!("system-{system}")) {
            doc.push((IndexField::Context(lang), name.into()));
        }
    }
    doc.push((IndexField::Facet, format!("system:{system}").into()));
    doc.push((IndexField::Facet, format!("section:{section}").into()));
}

/// Adds a cited item: its title in our own words, if the item is nearby, and one facet each for the item,
/// its section and its document.
fn source<'l>(doc: &mut Parts<'l>, library: &'l Library, key: &SourceKey, near: bool) {
    for part in [
        key.as_str(),
        key.as_str().split('.').next().unwrap_or_default(),
        key.source(),
    ] {
        doc.push((IndexField::Facet, format!("cites:{part}").into()));
    }
    if let Some(item) = library.manifest.get(key).filter(|_| near) {
        doc.push((IndexField::Context(Lang::It), Cow::from(&item.title_it)));
        doc.push((IndexField::Context(Lang::En), Cow::from(&item.gist_en)));
    }
}

fn concepts<'l>(
    doc: &mut Parts<'l>,
    library: &'l Library,
    lang: Lang,
    field: IndexField,
    text: &str,
) {
    for number in library.lexicon.recognise(lang, text) {
        doc.push((field, Cow::from(&library.lexicon.concepts()[number].id)));
    }
}
