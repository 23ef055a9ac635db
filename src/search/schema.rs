//! What the index holds of a node and of a passage: one document for both languages.
//!
//! Nothing is stored: the number of a document is its number in the library, nodes first in
//! editorial order, then passages, so that equal scores come in editorial order.

use tantivy::schema::{Field, IndexRecordOption, Schema, TantivyDocument, TextFieldIndexing, TextOptions};

use super::analysis::Analysis;
use crate::content::NodeKind;
use crate::id::SourceKey;
use crate::kit::tables::Choice as _;
use crate::lang::{ByLang, Lang};
use crate::library::{Library, Passage};
use crate::systems;

/// The columns that are counted by.
pub const SHELF: &str = "shelf";
pub const CONCEPT: &str = "concept";

/// The fields, each with one analysis.
#[derive(Debug)]
pub struct Fields {
    /// The heading.
    pub title: ByLang<Field>,
    /// The aliases: what people search for that the text does not say.
    pub keywords: ByLang<Field>,
    /// The short answer and the claims.
    pub answer: ByLang<Field>,
    /// Everything else.
    pub body: ByLang<Field>,
    /// The words of the chapter, the game and the cited items: a ruling about rivers in the
    /// chapter on recoils need not say "recoil" to be found.
    pub context: ByLang<Field>,
    /// All words of both languages, unstemmed, with positions: phrases, completions, typos.
    pub all: Field,
    /// Concepts named in the title, in what counts, and in the rest or in the chapter.
    pub concept_title: Field,
    pub concept: Field,
    pub concept_near: Field,
    /// What filters and typed ids ask for: `kind:ruling`, `cites:bob:recoil.2`, `id:dba/recoil/x`.
    pub facet: Field,
    /// Game, kind and section once more, as a column: by document, to be counted.
    pub shelf: Field,
    /// Every word of the lexicon, in one document that no query finds: its dictionary corrects
    /// and completes words that no text holds.
    pub lexicon: Field,
}

impl Fields {
    /// The schema and its fields.
    pub fn schema() -> (Schema, Self) {
        let mut builder = Schema::builder();
        let mut field = |name: &str, analysis: Analysis, record: IndexRecordOption| {
            let indexing = TextFieldIndexing::default().set_tokenizer(analysis.name()).set_index_option(record);
            builder.add_text_field(name, TextOptions::default().set_indexing_options(indexing))
        };
        let mut by_lang = |name: &str| ByLang::from_fn(|lang| field(&format!("{name}_{lang}"), Analysis::Stemmed(lang), IndexRecordOption::WithFreqs));
        let (title, keywords, answer, body, context) = (by_lang("title"), by_lang("keywords"), by_lang("answer"), by_lang("body"), by_lang("context"));
        let all = field("all", Analysis::Exact, IndexRecordOption::WithFreqsAndPositions);
        let lexicon = field("lexicon", Analysis::Exact, IndexRecordOption::Basic);
        // How many concepts or sources a node has says nothing of how well it answers.
        let mut label = |name: &str| {
            let indexing = TextFieldIndexing::default().set_tokenizer("raw").set_index_option(IndexRecordOption::Basic).set_fieldnorms(false);
            let options = TextOptions::default().set_indexing_options(indexing);
            builder.add_text_field(name, if name == CONCEPT { options.set_fast("raw") } else { options })
        };
        let fields = Self {
            title,
            keywords,
            answer,
            body,
            context,
            all,
            concept_title: label("concept_title"),
            concept: label(CONCEPT),
            concept_near: label("concept_near"),
            facet: label("facet"),
            shelf: builder.add_text_field(SHELF, TextOptions::default().set_fast("raw")),
            lexicon,
        };
        (builder.build(), fields)
    }

    /// The document of a node, by its number.
    pub fn node(&self, library: &Library, number: usize) -> TantivyDocument {
        let mut doc = TantivyDocument::default();
        let node = &library.content.nodes[number];
        let chapter = &library.content.chapters[node.chapter];
        for (lang, text) in node.text.iter() {
            let claims = text.claims.iter().map(|claim| claim.text.as_str());
            doc.add_text(self.title[lang], &text.title);
            doc.add_text(self.answer[lang], &text.answer);
            for claim in claims.filter(|claim| *claim != text.answer) {
                doc.add_text(self.answer[lang], claim);
            }
            doc.add_text(self.body[lang], &text.plain);
            for part in [&text.title, &text.answer, &text.plain].into_iter().chain(&text.aliases) {
                doc.add_text(self.all, part);
            }
            for alias in &text.aliases {
                doc.add_text(self.keywords[lang], alias);
            }
            doc.add_text(self.context[lang], &chapter.text[lang].title);
            self.concepts(&mut doc, library, lang, self.concept_title, &text.title);
            self.concepts(&mut doc, library, lang, self.concept_near, &text.plain);
            self.concepts(&mut doc, library, lang, self.concept_near, &chapter.text[lang].title);
            for alias in &text.aliases {
                self.concepts(&mut doc, library, lang, self.concept, alias);
            }
        }
        for concept in library.concepts_of(number) {
            doc.add_text(self.concept, &concept.id);
        }
        self.game(&mut doc, library, node.id.system(), node.id.section());
        let cites = node.all_cites();
        for key in &cites {
            self.source(&mut doc, library, key);
        }
        let mut facet = |name: &str, value: &str| doc.add_text(self.facet, format!("{name}:{value}"));
        facet("id", node.id.as_str());
        for claim in node.claim_ids() {
            facet("id", &claim.to_string());
        }
        facet("kind", node.attributes.kind.code());
        for voice in std::iter::once(library.voice(node)).chain(node.text.it.claims.iter().map(|claim| library.claim_voice(node, claim))) {
            facet("voice", voice.code());
        }
        for (n, key) in node.attributes.cites.iter().enumerate() {
            facet(if n == 0 && node.attributes.kind != NodeKind::Dispute { "first" } else { "own" }, key.as_str());
        }
        for check in &node.attributes.checks {
            facet("id", check.as_str());
        }
        for (table, _) in node.text.iter().flat_map(|(_, text)| &text.tables) {
            facet("id", table.as_str());
        }
        self.shelve(&mut doc, "kind", node.attributes.kind.code());
        doc
    }

    /// The document of a passage.
    pub fn passage(&self, library: &Library, passage: &Passage) -> TantivyDocument {
        let mut doc = TantivyDocument::default();
        let lang = passage.lang;
        doc.add_text(self.title[lang], &passage.title);
        doc.add_text(self.body[lang], &passage.text);
        doc.add_text(self.all, &passage.title);
        doc.add_text(self.all, &passage.text);
        self.concepts(&mut doc, library, lang, self.concept_title, &passage.title);
        self.concepts(&mut doc, library, lang, self.concept, &passage.text);
        doc.add_text(self.facet, "kind:source");
        self.shelve(&mut doc, "kind", "source");
        doc.add_text(self.facet, format!("id:{}", passage.key));
        if let Ok(key) = passage.key.parse::<SourceKey>() {
            if let Some(system) = systems::SYSTEMS.iter().find(|system| system.sources.contains(&key.source())) {
                self.game(&mut doc, library, system.id, key.section());
            }
            self.source(&mut doc, library, &key);
            if let Some(item) = library.manifest.get(&key) {
                doc.add_text(self.facet, format!("voice:{}", item.voice().code()));
            }
        }
        doc
    }

    /// The document that holds the words of the lexicon.
    pub fn words(&self, library: &Library) -> TantivyDocument {
        let mut doc = TantivyDocument::default();
        for concept in library.lexicon.concepts() {
            for (_, names) in concept.names.iter() {
                for form in names.surface().chain(names.asked.iter().map(String::as_str)) {
                    doc.add_text(self.lexicon, form);
                }
            }
        }
        doc
    }

    /// The game and the section, as words and as facets.
    fn game(&self, doc: &mut TantivyDocument, library: &Library, system: &str, section: &str) {
        for lang in Lang::ALL {
            doc.add_text(self.context[lang], system);
            doc.add_text(self.context[lang], section);
            if let Some(name) = library.texts.find(lang, &format!("system-{system}")) {
                doc.add_text(self.context[lang], name);
            }
        }
        doc.add_text(self.facet, format!("system:{system}"));
        doc.add_text(self.facet, format!("section:{section}"));
        self.shelve(doc, "system", system);
        self.shelve(doc, "section", section);
    }

    /// By what a document is counted.
    fn shelve(&self, doc: &mut TantivyDocument, name: &str, value: &str) {
        doc.add_text(self.shelf, format!("{name}:{value}"));
    }

    /// A cited item: our own words for it, and a facet for the item, its section and its document.
    fn source(&self, doc: &mut TantivyDocument, library: &Library, key: &SourceKey) {
        for part in [key.as_str(), key.as_str().split('.').next().unwrap_or_default(), key.source()] {
            doc.add_text(self.facet, format!("cites:{part}"));
        }
        if let Some(item) = library.manifest.get(key) {
            doc.add_text(self.context.it, &item.title_it);
            doc.add_text(self.context.en, &item.gist_en);
        }
    }

    fn concepts(&self, doc: &mut TantivyDocument, library: &Library, lang: Lang, field: Field, text: &str) {
        for number in library.lexicon.recognise(lang, text) {
            doc.add_text(field, &library.lexicon.concepts()[number].id);
        }
    }
}
