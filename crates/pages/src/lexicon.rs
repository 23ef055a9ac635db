//! The lexicon: one concept per entry, with the names, abbreviations, club jargon and
//! deprecated words of each language. It feeds search, glossary, pop-ups and form labels.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;

use rustc_hash::FxHashMap as HashMap;

use strum::{IntoStaticStr, VariantArray};

use crate::id::SourceKey;
use crate::kit::tables::Choice;
use crate::lang::{ByLang, Lang};
use crate::problem::{Lines, Place, Problem};
use crate::text::{Token, fold, tokens};

/// Class of a concept, by which the situation chips are grouped.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Troop,
    Terrain,
    Phase,
    Relation,
    Other,
}

impl Choice for Class {
    const SCOPE: &'static str = "class";
}

/// A concept.
#[derive(Clone, Debug)]
pub struct Concept {
    /// The slug of `term:slug`.
    pub id: String,
    pub class: Class,
    /// Games that use it.
    pub systems: Vec<String>,
    /// Items that define or use it.
    pub cites: Vec<SourceKey>,
    /// Codes of tables and checks for the concept, if they differ from its id and its abbreviations.
    pub codes: Vec<String>,
    pub names: ByLang<Names>,
    /// The line of the lexicon where it begins.
    pub line: usize,
}

impl Concept {
    /// Codes of tables and checks for it; only troops and terrain have them.
    pub fn codes(&self) -> Vec<&str> {
        match self.class {
            Class::Troop | Class::Terrain => self
                .names
                .en
                .abbr
                .iter()
                .chain(&self.codes)
                .map(String::as_str)
                .chain([self.id.as_str()])
                .collect(),
            Class::Phase | Class::Relation | Class::Other => Vec::new(),
        }
    }
}

/// Names of a concept in one language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// The official or preferred name.
    pub name: String,
    /// Abbreviations; capital letters matter.
    #[serde(default)]
    pub abbr: Vec<String>,
    /// Jargon of clubs.
    #[serde(default)]
    pub jargon: Vec<String>,
    /// Other forms to recognise.
    #[serde(default)]
    pub forms: Vec<String>,
    /// Words that the documents avoid.
    #[serde(default)]
    pub deprecated: Vec<Deprecated>,
    /// Players' words that no text contains: they are understood in queries and shown nowhere. Several
    /// concepts may share one.
    #[serde(default)]
    pub asked: Vec<String>,
    /// Words that look like its name but mean something else.
    #[serde(default)]
    pub false_friends: Vec<Deprecated>,
    /// Phrases that contain one of its names but mean something else: a text with such a phrase does not
    /// name it.
    #[serde(default)]
    pub apart: Vec<String>,
    /// One or two sentences of our own.
    pub definition: String,
}

/// A deprecated word, and the reason.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deprecated {
    pub term: String,
    pub why: String,
}

impl Names {
    /// Every surface form except the abbreviations, the name first.
    pub fn surface(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str())
            .chain(self.jargon.iter().map(String::as_str))
            .chain(self.forms.iter().map(String::as_str))
            .chain(self.deprecated.iter().map(|d| d.term.as_str()))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    concept: Vec<toml::Spanned<Entry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    class: Class,
    systems: Vec<String>,
    #[serde(default)]
    cites: Vec<String>,
    #[serde(default)]
    codes: Vec<String>,
    it: Names,
    en: Names,
}

/// The folded words of a surface form, and the number of its concept.
type Phrase = (Folded, usize);

/// The folded words of a form, shared by all users.
type Folded = Arc<[Box<str>]>;

/// The folded words of a form.
fn words_of(form: &str) -> Folded {
    tokens(form)
        .into_iter()
        .map(|token| token.folded.into_boxed_str())
        .collect()
}

/// Every concept, and the ways to recognise them.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    concepts: Vec<Concept>,
    by_id: HashMap<String, usize>,
    /// First folded word → the phrases that begin with it, longest first.
    phrases: ByLang<HashMap<String, Vec<Phrase>>>,
    abbreviations: ByLang<HashMap<String, usize>>,
    /// The same for players' typing, in any case; the first concept if several collide.
    loose: ByLang<HashMap<String, usize>>,
    /// Phrases that only queries contain, by their first word, longest first.
    asked: ByLang<HashMap<String, Vec<Phrase>>>,
    /// Phrases that name no concept although part of them does, by their first word, longest first.
    apart: ByLang<HashMap<String, Vec<Folded>>>,
    /// The folded words of the names of each concept, by its number.
    spoken: ByLang<Vec<Vec<Folded>>>,
}

impl Lexicon {
    /// Reads `index/lexicon.toml`; broken entries are left out and reported as problems.
    pub fn parse(text: &str) -> (Self, Vec<Problem>) {
        const FILE: &str = "index/lexicon.toml";
        let mut this = Self::default();
        let mut problems = Vec::new();
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                let place = Place::at(FILE, text, error.span().map_or(0, |span| span.start));
                return (
                    this,
                    vec![Problem::new(
                        place,
                        "lexicon",
                        error.message().replace('\n', " "),
                    )],
                );
            }
        };
        let lines = Lines::of(FILE, text);
        for spanned in file.concept {
            let place = lines.place(spanned.span().start);
            let entry = spanned.into_inner();
            if !crate::id::is_slug(&entry.id) || this.by_id.contains_key(&entry.id) {
                problems.push(Problem::new(
                    place,
                    "lexicon",
                    format!("`{}` is no kebab-case id, or stands twice", entry.id),
                ));
                continue;
            }
            let mut cites = Vec::new();
            for cite in &entry.cites {
                match cite.parse() {
                    Ok(key) => cites.push(key),
                    Err(error) => {
                        problems.push(Problem::new(place.clone(), "lexicon", format!("{error}")))
                    }
                }
            }
            let n = this.concepts.len();
            this.by_id.insert(entry.id.clone(), n);
            let concept = Concept {
                id: entry.id,
                class: entry.class,
                systems: entry.systems,
                cites,
                codes: entry.codes,
                names: ByLang {
                    it: entry.it,
                    en: entry.en,
                },
                line: place.line,
            };
            for (lang, names) in concept.names.iter() {
                this.learn(lang, n, names, &concept.id, &place, &mut problems);
            }
            this.concepts.push(concept);
        }
        for lang in Lang::ALL {
            for phrases in this.phrases[lang]
                .values_mut()
                .chain(this.asked[lang].values_mut())
            {
                phrases.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
                phrases.shrink_to_fit();
            }
            this.apart[lang]
                .values_mut()
                .for_each(|phrases| phrases.sort_by_key(|words| std::cmp::Reverse(words.len())));
            this.spoken[lang].iter_mut().for_each(Vec::shrink_to_fit);
        }
        (this, problems)
    }

    fn learn(
        &mut self,
        lang: Lang,
        n: usize,
        names: &Names,
        id: &str,
        place: &Place,
        problems: &mut Vec<Problem>,
    ) {
        for form in names.surface() {
            let words = words_of(form);
            let Some(first) = words.first().map(|word| word.to_string()) else {
                problems.push(Problem::new(
                    place.clone(),
                    "lexicon",
                    format!("`{id}` has an empty form in {lang}"),
                ));
                continue;
            };
            let known = self.phrases[lang].entry(first).or_default();
            let spoken = &mut self.spoken[lang];
            spoken.resize_with(spoken.len().max(n + 1), Vec::new);
            match known.iter().find(|(other, _)| *other == words) {
                Some((_, other)) if *other != n => {
                    let other = &self.concepts[*other].id;
                    problems.push(Problem::new(
                        place.clone(),
                        "lexicon",
                        format!("`{form}` ({lang}) belongs to `{other}` already"),
                    ));
                }
                Some(_) => {}
                None => {
                    spoken[n].push(words.clone());
                    known.push((words, n));
                }
            }
        }
        for form in &names.apart {
            let words = words_of(form);
            match words.first().map(|word| word.to_string()) {
                Some(first) => self.apart[lang].entry(first).or_default().push(words),
                None => problems.push(Problem::new(
                    place.clone(),
                    "lexicon",
                    format!("`{id}` has an empty form in {lang}"),
                )),
            }
        }
        for form in &names.asked {
            let words = words_of(form);
            match words.first().map(|word| word.to_string()) {
                Some(first) => self.asked[lang].entry(first).or_default().push((words, n)),
                None => problems.push(Problem::new(
                    place.clone(),
                    "lexicon",
                    format!("`{id}` has an empty form in {lang}"),
                )),
            }
        }
        for abbr in &names.abbr {
            if abbr.len() > 1 {
                self.loose[lang].entry(fold(abbr)).or_insert(n);
            }
            if let Some(other) = self.abbreviations[lang].insert(abbr.clone(), n)
                && other != n
            {
                let other = &self.concepts[other].id;
                problems.push(Problem::new(
                    place.clone(),
                    "lexicon",
                    format!("the abbreviation `{abbr}` ({lang}) belongs to `{other}` already"),
                ));
            }
        }
    }

    /// Every concept, in the file's order.
    pub fn concepts(&self) -> &[Concept] {
        &self.concepts
    }

    /// The names of a concept that texts may contain, each as its folded words.
    pub fn phrases_of(&self, lang: Lang, concept: usize) -> impl Iterator<Item = &[Box<str>]> {
        self.spoken[lang]
            .get(concept)
            .into_iter()
            .flatten()
            .map(|words| &**words)
    }

    pub fn get(&self, id: &str) -> Option<&Concept> {
        self.by_id.get(id).map(|n| &self.concepts[*n])
    }

    /// The concepts named in a text: longest phrases first, abbreviations only in capitals.
    pub fn recognise(&self, lang: Lang, text: &str) -> BTreeSet<usize> {
        self.occurrences(lang, text, false)
            .into_iter()
            .map(|found| found.concept)
            .collect()
    }

    /// Every occurrence of a concept. With `loose`, abbreviations match in any case, as players type them.
    pub fn occurrences(&self, lang: Lang, text: &str, loose: bool) -> Vec<Occurrence> {
        self.occurrences_among(lang, text, &tokens(text), loose)
    }

    /// Every occurrence of query-only words. If several concepts share the words, each is returned.
    pub fn asked(&self, lang: Lang, text: &str) -> Vec<Occurrence> {
        let words = tokens(text);
        let mut found = Vec::new();
        for (at, word) in words.iter().enumerate() {
            for (phrase, concept) in self.asked[lang].get(&word.folded).into_iter().flatten() {
                if words.len() - at >= phrase.len()
                    && phrase
                        .iter()
                        .zip(&words[at..])
                        .all(|(want, word)| **want == *word.folded)
                {
                    found.push(Occurrence {
                        concept: *concept,
                        start: word.start,
                        end: words[at + phrase.len() - 1].end,
                    });
                }
            }
        }
        found
    }

    /// Like [`Lexicon::occurrences`], for a text that is already split into words.
    pub fn occurrences_among(
        &self,
        lang: Lang,
        text: &str,
        words: &[Token],
        loose: bool,
    ) -> Vec<Occurrence> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let said = |phrase: &Folded| {
                words.len() - at >= phrase.len()
                    && phrase
                        .iter()
                        .zip(&words[at..])
                        .all(|(want, word)| **want == *word.folded)
            };
            let phrase = self.phrases[lang]
                .get(&words[at].folded)
                .and_then(|phrases| phrases.iter().find(|(phrase, _)| said(phrase)));
            // The longest match wins, even if it names no concept.
            let apart = self.apart[lang]
                .get(&words[at].folded)
                .and_then(|phrases| phrases.iter().find(|phrase| said(phrase)));
            if let Some(apart) =
                apart.filter(|apart| phrase.is_none_or(|(phrase, _)| apart.len() > phrase.len()))
            {
                at += apart.len();
                continue;
            }
            if let Some((phrase, concept)) = phrase {
                found.push(Occurrence {
                    concept: *concept,
                    start: words[at].start,
                    end: words[at + phrase.len() - 1].end,
                });
                at += phrase.len();
                continue;
            }
            let raw = &text[words[at].start..words[at].end];
            let typed = || {
                if loose {
                    self.loose[lang].get(&words[at].folded)
                } else {
                    None
                }
            };
            if let Some(concept) = self.abbreviations[lang].get(raw).or_else(typed).copied() {
                found.push(Occurrence {
                    concept,
                    start: words[at].start,
                    end: words[at].end,
                });
            }
            at += 1;
        }
        found
    }
}

/// A concept named in a text, by byte offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The number of the concept in [`Lexicon::concepts`].
    pub concept: usize,
    pub start: usize,
    pub end: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
[[concept]]
id = "recoil"
class = "phase"
systems = ["dba"]
cites = ["bob:recoil.1"]
[concept.it]
name = "ritirata"
jargon = ["recoilare"]
forms = ["si ritira"]
definition = "x"
[concept.en]
name = "recoil"
definition = "x"

[[concept]]
id = "knights"
class = "troop"
systems = ["dba"]
[concept.it]
name = "Cavalieri"
abbr = ["Kn"]
definition = "x"
[concept.en]
name = "Knights"
abbr = ["Kn"]
definition = "x"
"#;

    #[test]
    fn concepts_are_recognised_by_phrase_and_by_capital_abbreviation() {
        let (lexicon, problems) = Lexicon::parse(TEXT);
        assert_eq!(problems, []);
        let names = |text: &str| {
            lexicon
                .recognise(Lang::It, text)
                .into_iter()
                .map(|n| lexicon.concepts()[n].id.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(names("Chi si ritira con un Kn"), ["recoil", "knights"]);
        assert!(names("kn si sposta").is_empty());
        assert_eq!(lexicon.occurrences(Lang::It, "kn", true).len(), 1);
    }

    #[test]
    fn a_longer_phrase_that_means_something_else_names_nothing() {
        let (lexicon, problems) = Lexicon::parse(&TEXT.replacen(
            "forms = [\"si ritira\"]",
            "forms = [\"si ritira\"]\napart = [\"si ritira dal torneo\"]",
            1,
        ));
        assert_eq!(problems, []);
        let times = |text: &str| lexicon.occurrences(Lang::It, text, false).len();
        assert_eq!(
            (
                times("Chi si ritira dal torneo"),
                times("Chi si ritira dal bosco"),
                times("si ritira dal torneo, poi ritirata")
            ),
            (0, 1, 1)
        );
    }

    #[test]
    fn one_form_for_two_concepts_is_a_problem_with_its_line() {
        let (_, problems) =
            Lexicon::parse(&TEXT.replace("name = \"Cavalieri\"", "name = \"Ritirata\""));
        assert_eq!(
            problems.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["index/lexicon.toml:16:1: lexicon: `Ritirata` (it) belongs to `recoil` already"]
        );
    }

    #[test]
    fn broken_toml_is_located() {
        let (_, problems) = Lexicon::parse("[[concept]]\nid = ");
        assert!(
            problems[0].to_string().starts_with("index/lexicon.toml:2:"),
            "{}",
            problems[0]
        );
    }
}
