//! Glossary terms inside a text: the first occurrence in a ruling is a button that shows the meaning. The
//! browser's `popover` does this without a script.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::layout::{Layout, Link};
use crate::content::escape;
use crate::lang::Lang;
use crate::lexicon::Concept;
use crate::web::url;

/// Meaning of a term.
pub struct Popup {
    pub id: String,
    pub name: String,
    pub abbr: String,
    pub definition: String,
    pub link: Link,
}

/// The terms found so far in one node.
pub struct Terms<'s> {
    s: &'s Layout<'s>,
    system: &'s str,
    seen: BTreeSet<usize>,
    /// Whether terms get no button, and only words of the other language are marked.
    quiet: bool,
    /// Number of open parts in which nothing is marked.
    inside: usize,
}

impl<'s> Terms<'s> {
    pub fn new(s: &'s Layout<'s>, system: &'s str) -> Self {
        Self {
            s,
            system,
            seen: BTreeSet::new(),
            quiet: false,
            inside: 0,
        }
    }

    /// For a text beside its twin, which already explains the terms.
    pub fn quiet(s: &'s Layout<'s>, system: &'s str) -> Self {
        Self {
            quiet: true,
            ..Self::new(s, system)
        }
    }

    /// Begins or ends a part in which nothing is marked.
    pub fn leave(&mut self, begins: bool) {
        self.inside = if begins {
            self.inside + 1
        } else {
            self.inside.saturating_sub(1)
        };
    }

    /// A text as HTML, in which the first occurrence of each term is a button.
    pub fn mark(&mut self, text: &str, out: &mut String) {
        if self.inside > 0 {
            out.push_str(&escape(text));
            return;
        }
        let lexicon = &self.s.site.library.lexicon;
        let mut at = 0;
        for found in lexicon.occurrences(self.s.lang, text, false) {
            let concept = &lexicon.concepts()[found.concept];
            let foreign = !concept.systems.is_empty()
                && !concept.systems.iter().any(|system| system == self.system);
            if foreign {
                continue;
            }
            let lang = if loan(concept, self.s.lang, &text[found.start..found.end]) {
                format!(" lang=\"{}\"", self.s.lang.other())
            } else {
                String::new()
            };
            if self.quiet || !self.seen.insert(found.concept) {
                if !lang.is_empty() {
                    let _ = write!(
                        out,
                        "{}<span{lang}>{}</span>",
                        escape(&text[at..found.start]),
                        escape(&text[found.start..found.end])
                    );
                    at = found.end;
                }
                continue;
            }
            // Browsers may break a line beside any button, so adjacent characters are kept together.
            let before = &text[at..found.start];
            let glued = before.rfind(char::is_whitespace).map_or(0, |space| {
                space + before[space..].chars().next().map_or(1, char::len_utf8)
            });
            let after = &text[found.end..];
            let tail = &after[..after
                .find(|c: char| c.is_whitespace() || c.is_alphanumeric())
                .unwrap_or(after.len())];
            let (before, head) = before.split_at(glued);
            let button = format!(
                "<button type=\"button\" class=\"term\"{lang} popovertarget=\"t-{}\">{}</button>",
                concept.id,
                escape(&text[found.start..found.end])
            );
            out.push_str(&escape(before));
            let _ = match (head.is_empty(), tail.is_empty()) {
                (true, true) => write!(out, "{button}"),
                _ => write!(
                    out,
                    "<span class=\"whole\">{}{button}{}</span>",
                    escape(head),
                    escape(tail)
                ),
            };
            at = found.end + tail.len();
        }
        out.push_str(&escape(&text[at..]));
    }

    /// Meanings of the terms, in the order of the lexicon.
    pub fn popups(&self) -> Vec<Popup> {
        let concepts = self
            .seen
            .iter()
            .map(|n| &self.s.site.library.lexicon.concepts()[*n]);
        concepts
            .map(|concept| {
                let names = &concept.names[self.s.lang];
                Popup {
                    id: format!("t-{}", concept.id),
                    name: names.name.clone(),
                    abbr: names.abbr.join(", "),
                    definition: names.definition.clone(),
                    link: Link {
                        href: url::concept(self.s.lang, &concept.id),
                        text: self.s.t("term-more"),
                    },
                }
            })
            .collect()
    }
}

/// Whether a word of the other language is used for a concept, so that it is read aloud in that language.
fn loan(concept: &Concept, lang: Lang, word: &str) -> bool {
    let word = word.to_lowercase();
    let same = |names: &[String]| names.iter().any(|name| name.to_lowercase() == word);
    let (own, other) = (&concept.names[lang], &concept.names[lang.other()]);
    let theirs = other.name.to_lowercase() == word || same(&other.forms) || same(&other.jargon);
    same(&own.jargon) && theirs && own.name.to_lowercase() != word && !same(&own.forms)
}
