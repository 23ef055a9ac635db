//! The fields of the tantivy index, and its analysers.
//!
//! Nothing is stored in the index: the number of a document is its number in the library, first nodes in
//! editorial order, then passages, so that documents with equal scores keep that order.

use tantivy::schema::{
    Field, IndexRecordOption, Schema, TantivyDocument, TextFieldIndexing, TextOptions,
};
use tantivy::tokenizer::{Token, TokenStream, Tokenizer, TokenizerManager};

use super::analysis::Analysis;
use super::document::{IndexField, Parts};
use super::find::FACETS;
use crate::lang::{ByLang, Lang};
use crate::text::Token as Word;

/// Columns for facet counts.
pub const SHELF: &str = "shelf";
pub const CONCEPT: &str = "concept";

/// The fields, each with one analyser; [`IndexField`] documents their contents.
#[derive(Debug)]
pub struct Fields {
    pub title: ByLang<Field>,
    pub keywords: ByLang<Field>,
    pub answer: ByLang<Field>,
    pub body: ByLang<Field>,
    pub context: ByLang<Field>,
    pub asked: ByLang<Field>,
    pub beginners: ByLang<Field>,
    pub all: Field,
    pub concept_title: Field,
    pub concept: Field,
    pub concept_near: Field,
    pub facet: Field,
    /// Game, kind and section again as a column, for counting by document.
    pub shelf: Field,
    pub lexicon: Field,
}

impl Fields {
    /// The schema and its fields.
    pub fn schema() -> (Schema, Self) {
        let mut builder = Schema::builder();
        let mut field = |name: &str, analysis: Analysis, record: IndexRecordOption| {
            let indexing = TextFieldIndexing::default()
                .set_tokenizer(called(analysis))
                .set_index_option(record);
            builder.add_text_field(name, TextOptions::default().set_indexing_options(indexing))
        };
        let mut by_lang = |name: &str| {
            ByLang::from_fn(|lang| {
                field(
                    &format!("{name}_{lang}"),
                    Analysis::Stemmed(lang),
                    IndexRecordOption::WithFreqs,
                )
            })
        };
        let (title, keywords, answer) = (by_lang("title"), by_lang("keywords"), by_lang("answer"));
        let (body, context, asked) = (by_lang("body"), by_lang("context"), by_lang("asked"));
        let beginners = by_lang("beginners");
        let all = field(
            "all",
            Analysis::Exact,
            IndexRecordOption::WithFreqsAndPositions,
        );
        let lexicon = field("lexicon", Analysis::Exact, IndexRecordOption::Basic);
        // The number of concepts or sources of a node does not affect its relevance.
        let mut label = |name: &str| {
            let indexing = TextFieldIndexing::default()
                .set_tokenizer("raw")
                .set_index_option(IndexRecordOption::Basic)
                .set_fieldnorms(false);
            let options = TextOptions::default().set_indexing_options(indexing);
            builder.add_text_field(
                name,
                if name == CONCEPT {
                    options.set_fast("raw")
                } else {
                    options
                },
            )
        };
        let fields = Self {
            title,
            keywords,
            answer,
            body,
            context,
            asked,
            beginners,
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

    /// Returns the tantivy field of an [`IndexField`].
    pub fn of(&self, part: IndexField) -> Field {
        match part {
            IndexField::Title(lang) => self.title[lang],
            IndexField::Keywords(lang) => self.keywords[lang],
            IndexField::Answer(lang) => self.answer[lang],
            IndexField::Body(lang) => self.body[lang],
            IndexField::Context(lang) => self.context[lang],
            IndexField::Asked(lang) => self.asked[lang],
            IndexField::Beginners(lang) => self.beginners[lang],
            IndexField::All => self.all,
            IndexField::ConceptTitle => self.concept_title,
            IndexField::Concept => self.concept,
            IndexField::ConceptNear => self.concept_near,
            IndexField::Facet => self.facet,
            IndexField::Lexicon => self.lexicon,
        }
    }

    /// Converts a document to the form that tantivy accepts.
    pub fn document(&self, parts: &Parts<'_>) -> TantivyDocument {
        let mut doc = TantivyDocument::default();
        for (part, text) in parts {
            doc.add_text(self.of(*part), text);
            if *part == IndexField::Facet
                && FACETS
                    .iter()
                    .any(|name| text.split_once(':').is_some_and(|(of, _)| of == *name))
            {
                doc.add_text(self.shelf, text);
            }
        }
        doc
    }
}

/// Returns the name of an analyser in the index.
const fn called(analysis: Analysis) -> &'static str {
    match analysis {
        Analysis::Exact => "exact",
        Analysis::Stemmed(lang) => lang.code(),
    }
}

/// Returns all analysers by name; they must be registered again whenever an index is opened.
pub fn analyses() -> TokenizerManager {
    let manager = TokenizerManager::default();
    for analysis in [
        Analysis::Exact,
        Analysis::Stemmed(Lang::It),
        Analysis::Stemmed(Lang::En),
    ] {
        manager.register(called(analysis), Analyser(analysis));
    }
    manager
}

/// An analyser as a tantivy tokenizer.
#[derive(Clone)]
struct Analyser(Analysis);

impl Tokenizer for Analyser {
    type TokenStream<'a> = Terms;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Terms {
        Terms {
            terms: self
                .0
                .terms(text)
                .collect::<Vec<_>>()
                .into_iter()
                .enumerate(),
            token: Token::default(),
        }
    }
}

/// The terms of one text.
pub struct Terms {
    terms: std::iter::Enumerate<std::vec::IntoIter<(Word, String)>>,
    token: Token,
}

impl TokenStream for Terms {
    fn advance(&mut self) -> bool {
        let Some((position, (word, text))) = self.terms.next() else {
            return false;
        };
        self.token = Token {
            offset_from: word.start,
            offset_to: word.end,
            position,
            text,
            position_length: 1,
        };
        true
    }

    fn token(&self) -> &Token {
        &self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        &mut self.token
    }
}
