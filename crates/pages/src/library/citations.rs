//! Citations as people write them: "Commentary, recoil 3", "Commentario, ritirata 3", "Bob on recoil 3",
//! "DBE 7.3", and after one of them "section 5.1", "punto (c)", "vedi punto precedente".
//!
//! Names of documents and of their sections come from the Fluent texts and the lexicon, the small words
//! between them from the texts (`citation-…`). The linker, the search box, `/cite/` and imported passages
//! all use this grammar. `assets/linker.js` implements the same grammar for other sites;
//! `tests/fixtures/citations.tsv` tests both.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap as HashMap;
use serde_json::{Value, json};

use crate::cite::Manifest;
use crate::i18n::Texts;
use crate::id::SourceKey;
use crate::lang::Lang;
use crate::lexicon::Lexicon;
use crate::text::fold;

/// Small words of citations, by the key of their list in the Fluent texts.
const WORDS: [&str; 9] = [
    "on", "section", "point", "of", "and", "previous", "next", "after", "table",
];
const ON: usize = 0;
const SECTION: usize = 1;
const POINT: usize = 2;
const OF: usize = 3;
const AND: usize = 4;
const PREVIOUS: usize = 5;
const NEXT: usize = 6;
const AFTER: usize = 7;
const TABLE: usize = 8;

/// Spaces and signs allowed between the parts of a citation.
const SIGNS: &str = ",:;.§#(–—-'’";
/// Signs allowed inside a name.
const INNER: &str = "-‑'’";
/// Maximum number of small words between two parts.
const SMALL_WORDS: usize = 3;
/// Maximum number of words in the name of a document or section.
const LONGEST_NAME: usize = 6;

/// A document.
#[derive(Clone, Debug)]
struct Document {
    source: String,
    /// Whether its sections are numbers, with the item after a point: `7.3`.
    numbered: bool,
    sections: Vec<String>,
}

/// A name: the folded words after its first word.
type Named<T> = HashMap<String, Vec<(Vec<String>, T)>>;

/// Names of documents and sections, and the existing items.
#[derive(Clone, Debug, Default)]
pub struct Grammar {
    documents: Vec<Document>,
    names: Named<(usize, bool)>,
    sections: Named<Vec<(usize, String)>>,
    /// Items of each `source:section`, in document order.
    items: BTreeMap<String, Vec<String>>,
    words: [BTreeSet<String>; WORDS.len()],
}

/// The context of relative citations: a document, a section, an item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Context {
    document: Option<usize>,
    section: Option<String>,
    item: Option<String>,
}

/// A sequence of letters and digits, folded, with its byte offsets.
#[derive(Clone, Debug)]
pub struct Word {
    folded: String,
    pub start: usize,
    pub end: usize,
}

/// A citation in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub start: usize,
    pub end: usize,
    /// Key of the item, whether or not it exists.
    pub id: String,
    /// Index of the first word after the citation.
    next: usize,
    place: Context,
}

/// The sequences of letters and digits in a text.
pub fn words(text: &str) -> Vec<Word> {
    let mut out = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (c.is_alphanumeric(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                out.push(Word {
                    folded: fold(&text[from..at]),
                    start: from,
                    end: at,
                });
                start = None;
            }
            _ => {}
        }
    }
    out
}

fn is_number(word: &str) -> bool {
    (1..=2).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_digit())
}

/// `3`, `5a`
fn is_item(word: &str) -> bool {
    is_number(
        word.strip_suffix(|c: char| c.is_ascii_lowercase())
            .unwrap_or(word),
    )
}

/// `p2`, `ndt1`
fn is_paragraph(word: &str) -> bool {
    ["p", "ndt"]
        .iter()
        .any(|start| word.strip_prefix(start).is_some_and(is_number))
}

/// A text and its words.
#[derive(Clone, Copy)]
struct In<'t> {
    text: &'t str,
    words: &'t [Word],
}

impl<'t> In<'t> {
    fn word(&self, n: usize) -> Option<&'t str> {
        self.words.get(n).map(|word| word.folded.as_str())
    }

    /// The text before a word.
    fn gap(&self, n: usize) -> &'t str {
        let from = n.checked_sub(1).map_or(0, |before| self.words[before].end);
        let to = self.words.get(n).map_or(self.text.len(), |word| word.start);
        &self.text[from..to]
    }

    /// Whether only spaces and some signs precede a word.
    fn is_joined(&self, n: usize, signs: &str) -> bool {
        let gap = self.gap(n);
        n < self.words.len()
            && gap.chars().count() <= 6
            && gap.matches('\n').count() <= 1
            && gap.chars().all(|c| c.is_whitespace() || signs.contains(c))
    }

    fn is_blank(&self, n: usize) -> bool {
        self.is_joined(n, "")
    }

    fn after(&self, n: usize) -> &'t str {
        n.checked_sub(1)
            .and_then(|last| self.words.get(last))
            .map_or("", |word| &self.text[word.end..])
    }
}

/// Sorts the names with the same first word, longest first.
fn longest_first<T>(named: &mut Named<T>) {
    let sort = |names: &mut Vec<(Vec<String>, T)>| {
        names.sort_by_key(|(rest, _)| std::cmp::Reverse(rest.len()));
    };
    named.values_mut().for_each(sort);
}

impl Grammar {
    pub fn new(manifest: &Manifest, texts: &Texts, lexicon: &Lexicon) -> Self {
        let mut this = Self::default();
        for (list, key) in this.words.iter_mut().zip(WORDS) {
            for lang in Lang::ALL {
                let words = texts
                    .find(lang, &format!("citation-{key}"))
                    .unwrap_or_default();
                list.extend(words.split_whitespace().map(fold));
            }
        }
        for item in manifest.items() {
            let key = format!("{}:{}", item.key.source(), item.key.section());
            this.items
                .entry(key)
                .or_default()
                .push(item.key.item().to_owned());
        }
        for source in manifest.sources() {
            let number = this.documents.len();
            let sections = manifest.sections(source);
            let numbered = sections.iter().all(|section| is_number(section));
            let mut called = BTreeSet::from([source.to_owned()]);
            for lang in Lang::ALL {
                called.extend(texts.find(lang, &format!("source-short-{source}")));
                let names = texts.find(lang, &format!("source-called-{source}"));
                called.extend(names.unwrap_or_default().split('|').map(str::to_owned));
            }
            for name in called {
                // A name that is also a common lower-case word, like Italian "ai", is only recognised in
                // capitals.
                let capitals = name.trim().len() <= 2;
                learn(&mut this.names, &name, |known: &mut Option<_>| {
                    known.get_or_insert((number, capitals));
                });
            }
            if !numbered {
                this.name_sections(number, source, &sections, texts, lexicon);
            }
            this.documents.push(Document {
                source: source.to_owned(),
                numbered,
                sections: sections.into_iter().map(str::to_owned).collect(),
            });
        }
        longest_first(&mut this.names);
        longest_first(&mut this.sections);
        this
    }

    /// Names of a document's sections: their titles, and the players' names for the same thing. The own
    /// name of one section is never a name of another.
    fn name_sections(
        &mut self,
        number: usize,
        source: &str,
        sections: &[&str],
        texts: &Texts,
        lexicon: &Lexicon,
    ) {
        let own = |section: &str| {
            let mut names = BTreeSet::from([fold(&section.replace('-', " "))]);
            for lang in Lang::ALL {
                let name = texts
                    .find(lang, &format!("section-{source}-{section}"))
                    .or_else(|| texts.find(lang, &format!("section-{section}")));
                names.extend(name.map(|name| fold(&name)));
            }
            names
        };
        let owned: Vec<BTreeSet<String>> = sections.iter().map(|section| own(section)).collect();
        for (section, own) in sections.iter().zip(&owned) {
            let mut names = own.clone();
            for concept in lexicon.concepts() {
                let forms = || {
                    concept.names.iter().flat_map(|(_, names)| {
                        names.surface().chain(names.abbr.iter().map(String::as_str))
                    })
                };
                // Names used only in queries are not cited by a long phrase.
                let short = |name: &&str| name.split([' ', '-']).count() <= 3;
                if concept.id == *section || forms().any(|form| own.contains(&fold(form))) {
                    let asked = concept
                        .names
                        .iter()
                        .flat_map(|(_, names)| names.asked.iter().map(String::as_str))
                        .filter(short);
                    names.extend(forms().chain(asked).map(fold));
                }
            }
            names.retain(|name| {
                own.contains(name)
                    || name.len() > 1 && !owned.iter().any(|others| others.contains(name))
            });
            for name in names {
                learn(&mut self.sections, &name, |known: &mut Option<Vec<_>>| {
                    let known = known.get_or_insert_with(Vec::new);
                    let place = (number, (*section).to_owned());
                    if !known.contains(&place) {
                        known.push(place);
                    }
                });
            }
        }
    }

    fn is(&self, kind: usize, word: Option<&str>) -> bool {
        word.is_some_and(|word| self.words[kind].contains(word))
    }

    fn holds(&self, document: usize, section: &str, item: &str) -> bool {
        self.items
            .get(&format!("{}:{section}", self.documents[document].source))
            .is_some_and(|items| items.iter().any(|known| known == item))
    }

    fn key(&self, place: &Context) -> Option<String> {
        Some(format!(
            "{}:{}.{}",
            self.documents[place.document?].source,
            place.section.as_ref()?,
            place.item.as_ref()?
        ))
    }

    /// The context after an item.
    pub fn at(&self, key: &SourceKey) -> Context {
        Context {
            document: self
                .documents
                .iter()
                .position(|document| document.source == key.source()),
            section: Some(key.section().to_owned()),
            item: Some(key.item().to_owned()),
        }
    }

    /// The citation that begins with a word, if any. If only a document is named, the context records it,
    /// since later words may be relative to it.
    pub fn read(
        &self,
        text: &str,
        words: &[Word],
        n: usize,
        context: &mut Context,
    ) -> Option<Found> {
        let of = In { text, words };
        let found = self
            .with_document(of, n, context)
            .or_else(|| self.before_document(of, n))
            .or_else(|| self.relative(of, n, context));
        if let Some(found) = &found {
            context.clone_from(&found.place);
        }
        found
    }

    /// Continuations of a citation: ", 4", "and 7.4", "; flee 2".
    pub fn further(&self, text: &str, words: &[Word], after: &Found) -> Option<Found> {
        let of = In { text, words };
        let mut n = after.next;
        if !of.is_joined(n, "),;/&–-") {
            return None;
        }
        let gap = of.gap(n).replace(')', "");
        let gap = gap.trim();
        let mut listed = !gap.is_empty();
        while self.is(AND, of.word(n)) && of.is_blank(n + 1) {
            listed = true;
            n += 1;
        }
        let document = after.place.document.filter(|_| listed)?;
        let (end, section, item) = if self.documents[document].numbered {
            self.number(of, n)?
        } else {
            let same = after.place.section.clone().filter(|_| gap != ";");
            same.and_then(|section| {
                let (end, item) = self.item(of, document, &section, n)?;
                Some((end, section, item))
            })
            .or_else(|| self.in_section(of, document, n))?
        };
        // A number in a list may count something else.
        let real = self.holds(document, &section, &item) && self.is_last(of, end);
        real.then(|| {
            self.found(
                of,
                n,
                end,
                Context {
                    document: Some(document),
                    section: Some(section),
                    item: Some(item),
                },
            )
        })?
    }

    /// The context after a citation.
    pub fn after(&self, found: &Found) -> Context {
        found.place.clone()
    }

    /// Keys of the items cited by a text that consists of nothing but a citation: several if it is
    /// ambiguous, one that does not exist if the text clearly names it.
    pub fn whole(&self, text: &str) -> Vec<String> {
        let all = words(text);
        let of = In { text, words: &all };
        let mut context = Context::default();
        let trimmed = |end: usize| text[end..].chars().all(|c| !c.is_alphanumeric());
        for n in 0..all.len().min(SMALL_WORDS) {
            if let Some(found) = self.read(text, &all, n, &mut context)
                && trimmed(found.end)
            {
                return vec![found.id];
            }
            let mut several = BTreeSet::new();
            for (document, known) in self.documents.iter().enumerate() {
                let place = if known.numbered {
                    self.number(of, self.small(of, n, &[SECTION]))
                } else {
                    self.in_section(of, document, n)
                };
                if let Some((end, section, item)) = place
                    && end == all.len()
                    && self.holds(document, &section, &item)
                {
                    several.insert(format!("{}:{section}.{item}", known.source));
                }
            }
            if !several.is_empty() {
                return several.into_iter().collect();
            }
            if !self.is(ON, of.word(n)) && !self.is(AFTER, of.word(n)) {
                break;
            }
        }
        Vec::new()
    }

    fn found(&self, of: In<'_>, first: usize, next: usize, place: Context) -> Option<Found> {
        let mut end = of.words.get(next.checked_sub(1)?)?.end;
        // "5 (c)", "punto c)"
        let letter = of
            .word(next - 1)
            .is_some_and(|word| word.len() == 1 && !is_number(word));
        if letter && of.text[end..].starts_with(')') {
            end += 1;
        }
        Some(Found {
            start: of.words[first].start,
            end,
            id: self.key(&place)?,
            next,
            place,
        })
    }

    /// "Commentary, recoil 3", "DBE 7.3"
    fn with_document(&self, of: In<'_>, n: usize, context: &mut Context) -> Option<Found> {
        for (after, (document, capitals)) in named(&self.names, of, n) {
            let raw = &of.text[of.words[n].start..of.words[after - 1].end];
            if capitals && raw.chars().any(char::is_lowercase) {
                continue;
            }
            if context.document != Some(document) {
                *context = Context {
                    document: Some(document),
                    ..Context::default()
                };
            }
            if !of.is_joined(after, SIGNS) || of.gap(after).trim() == "." {
                return None;
            }
            let from = self.small(of, after, &[ON, SECTION]);
            let place = if self.documents[document].numbered {
                self.number(of, from)
            } else {
                self.in_section(of, document, from)
            };
            let Some((end, section, item)) = place else {
                continue;
            };
            // If only spaces separate them, the number may count the next word: "Bob shooting 2 elements".
            let loose = (after..end).all(|n| of.is_blank(n)) && from == after;
            if !self.documents[document].numbered && loose && !self.is_last(of, end) {
                continue;
            }
            return self.found(
                of,
                n,
                end,
                Context {
                    document: Some(document),
                    section: Some(section),
                    item: Some(item),
                },
            );
        }
        None
    }

    /// "recoil 3 in the Commentary", "section 5.1 of DBE"
    fn before_document(&self, of: In<'_>, n: usize) -> Option<Found> {
        let named_document = |mut at: usize| {
            if !self.is(OF, of.word(at)) {
                return None;
            }
            while self.is(OF, of.word(at)) || self.is(ON, of.word(at)) {
                if !of.is_joined(at + 1, "'’") {
                    return None;
                }
                at += 1;
            }
            let (after, (document, capitals)) = named(&self.names, of, at).next()?;
            let raw = &of.text[of.words[at].start..of.words[after - 1].end];
            (!capitals || !raw.chars().any(char::is_lowercase)).then_some((after, document))
        };
        for document in 0..self.documents.len() {
            let place = if self.documents[document].numbered {
                self.number(of, self.small(of, n, &[SECTION]))
            } else {
                self.in_section(of, document, n)
            };
            if let Some((end, section, item)) = place
                && of.is_joined(end, "")
                && let Some((after, found)) = named_document(end)
                && found == document
            {
                return self.found(
                    of,
                    n,
                    after,
                    Context {
                        document: Some(document),
                        section: Some(section),
                        item: Some(item),
                    },
                );
            }
        }
        None
    }

    /// "section 5.1", "§5.1", "punto (c)", "point 3", "punto precedente", "previous point"
    fn relative(&self, of: In<'_>, n: usize, context: &Context) -> Option<Found> {
        let document = context.document?;
        let place = |section: &str, item: &str| Context {
            document: Some(document),
            section: Some(section.to_owned()),
            item: Some(item.to_owned()),
        };
        let word = of.word(n);
        if self.documents[document].numbered {
            let from = self.small(of, n, &[SECTION]);
            let signed = of.gap(n).trim_end().ends_with('§');
            if (from > n || signed)
                && let Some((end, section, item)) = self.number(of, from)
            {
                let mut found = self.found(of, n, end, place(&section, &item))?;
                if signed {
                    found.start -= of.gap(n).len() - of.gap(n).rfind('§')?;
                }
                return Some(found);
            }
        }
        let (section, current) = (context.section.as_deref()?, context.item.as_deref()?);
        let items = self
            .items
            .get(&format!("{}:{section}", self.documents[document].source))?;
        // When counting to the previous item, tables and unnumbered paragraphs are skipped.
        let beside = |by: isize| {
            let alike = |item: &&String| !is_item(current) || is_item(item);
            let alike: Vec<&String> = items.iter().filter(alike).collect();
            let at = alike.iter().position(|item| *item == current)?;
            alike.get(at.checked_add_signed(by)?).copied()
        };
        let step = |word| match () {
            () if self.is(PREVIOUS, word) => Some(-1),
            () if self.is(NEXT, word) => Some(1),
            () => None,
        };
        let follows = of.is_blank(n + 1);
        if self.is(POINT, word)
            && follows
            && let Some(by) = step(of.word(n + 1))
        {
            return self.found(of, n, n + 2, place(section, beside(by)?));
        }
        if let Some(by) = step(word)
            && follows
            && self.is(POINT, of.word(n + 1))
        {
            return self.found(of, n, n + 2, place(section, beside(by)?));
        }
        if !self.is(POINT, word) || !of.is_joined(n + 1, "(.°") {
            return None;
        }
        let next = of.word(n + 1)?;
        // A letter: the lettered point of this number, or the only such point of the section.
        if next.len() == 1 && next.as_bytes()[0].is_ascii_lowercase() {
            if !of.after(n + 2).starts_with(')') {
                return None;
            }
            let number = current.trim_end_matches(|c: char| c.is_ascii_lowercase());
            let lettered = |item: &&String| item.strip_suffix(next).is_some_and(is_number);
            let item = items
                .iter()
                .find(|item| **item == format!("{number}{next}"))
                .or_else(|| {
                    let mut fitting = items.iter().filter(lettered);
                    fitting.next().filter(|_| fitting.next().is_none())
                })?;
            return self.found(of, n, n + 2, place(section, item));
        }
        // "2 points 3 elements"
        if n > 0 && of.is_blank(n) && of.word(n - 1).is_some_and(is_number) {
            return None;
        }
        let (end, item) = self.item(of, document, section, n)?;
        let real = self.holds(document, section, &item);
        real.then(|| self.found(of, n, end, place(section, &item)))?
    }

    /// The first word after optional small words.
    fn small(&self, of: In<'_>, from: usize, kinds: &[usize]) -> usize {
        let mut n = from;
        while n < from + SMALL_WORDS
            && kinds.iter().any(|kind| self.is(*kind, of.word(n)))
            && of.is_joined(n + 1, SIGNS)
        {
            n += 1;
        }
        n
    }

    /// A section by its name, with an item. If several sections share the name, the one with that item.
    fn in_section(&self, of: In<'_>, document: usize, n: usize) -> Option<(usize, String, String)> {
        let mut missing = None;
        for (after, sections) in named(&self.sections, of, n) {
            let mut exact = Vec::new();
            for (_, section) in sections.iter().filter(|(of, _)| *of == document) {
                let Some((end, item)) = self.item(of, document, section, after) else {
                    continue;
                };
                if self.holds(document, section, &item) {
                    exact.push((end, section.clone(), item));
                } else {
                    missing.get_or_insert((end, section.clone(), item));
                }
            }
            match exact.len() {
                0 => {}
                1 => return exact.pop(),
                _ => return None,
            }
        }
        missing
    }

    /// An item of a section: "3", "point 3", "5 (c)", "p2", "table".
    fn item(
        &self,
        of: In<'_>,
        document: usize,
        section: &str,
        from: usize,
    ) -> Option<(usize, String)> {
        if from >= of.words.len() || from > 0 && !of.is_joined(from, SIGNS) {
            return None;
        }
        let n = self.small(of, from, &[POINT]);
        let word = of.word(n)?;
        if is_number(word)
            && of.is_joined(n + 1, "(")
            && of.after(n + 2).starts_with(')')
            && let Some(letter) = of.word(n + 1).filter(|letter| letter.len() == 1)
            && self.holds(document, section, &format!("{word}{letter}"))
        {
            return Some((n + 2, format!("{word}{letter}")));
        }
        if is_item(word) || is_paragraph(word) {
            return is_closed(of.after(n + 1)).then(|| (n + 1, word.to_owned()));
        }
        // A named item of the section: "table", "base-width-distance".
        let mut name = if self.is(TABLE, Some(word)) {
            "table".to_owned()
        } else {
            word.to_owned()
        };
        let mut best = None;
        for end in n + 1..=n + LONGEST_NAME {
            if self.holds(document, section, &name) {
                best = Some((end, name.clone()));
            }
            let Some(next) = of.word(end).filter(|_| of.is_joined(end, "-‑")) else {
                break;
            };
            name = format!("{name}-{next}");
        }
        best
    }

    /// "7.3", "5.1.p2", "5.1 p2", "7.table-range"
    fn number(&self, of: In<'_>, n: usize) -> Option<(usize, String, String)> {
        let section = of.word(n).filter(|word| is_number(word))?;
        if of.gap(n + 1) != "." {
            return None;
        }
        let document = self.documents.iter().position(|document| {
            document.numbered && document.sections.iter().any(|known| known == section)
        })?;
        let first = of.word(n + 1)?;
        let mut end = n + 2;
        let mut item = if is_number(first) || is_paragraph(first) {
            first.to_owned()
        } else {
            let (after, item) = self.item_name(of, document, section, n + 1)?;
            end = after;
            item
        };
        if is_number(first)
            && matches!(of.gap(end), "." | " " | ", ")
            && let Some(paragraph) = of.word(end).filter(|word| is_paragraph(word))
        {
            item = format!("{item}.{paragraph}");
            end += 1;
        }
        is_closed(of.after(end)).then(|| (end, section.to_owned(), item))
    }

    fn item_name(
        &self,
        of: In<'_>,
        document: usize,
        section: &str,
        n: usize,
    ) -> Option<(usize, String)> {
        let mut name = of.word(n)?.to_owned();
        if self.is(TABLE, Some(&name)) {
            "table".clone_into(&mut name);
        }
        let mut best = None;
        for end in n + 1..=n + LONGEST_NAME {
            if self.holds(document, section, &name) {
                best = Some((end, name.clone()));
            }
            let Some(next) = of.word(end).filter(|_| of.gap(end) == "-") else {
                break;
            };
            name = format!("{name}-{next}");
        }
        best
    }

    /// Whether the text after a number shows that the number does not count anything.
    fn is_last(&self, of: In<'_>, n: usize) -> bool {
        !of.is_blank(n)
            || of.word(n).is_none_or(|word| {
                [AFTER, AND, OF]
                    .iter()
                    .any(|kind| self.is(*kind, Some(word)))
            })
    }

    /// The grammar in the form that the script for other sites reads.
    pub fn to_script(&self) -> Value {
        let named = |names: &Named<(usize, bool)>| {
            let mut out = BTreeMap::new();
            for (first, rest) in sorted(names) {
                for (words, (document, _)) in rest {
                    let name = join(first, words);
                    out.insert(name, self.documents[*document].source.clone());
                }
            }
            out
        };
        // Places with the same names are grouped, which is much shorter than listing names per place.
        let mut sections: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (first, rest) in sorted(&self.sections) {
            for (words, places) in rest {
                let places: Vec<String> = places
                    .iter()
                    .map(|(document, section)| {
                        format!("{}:{section}", self.documents[*document].source)
                    })
                    .collect();
                let names = sections.entry(places.join(" ")).or_default();
                names.push(join(first, words));
                names.sort();
            }
        }
        let sections: BTreeMap<&String, String> = sections
            .iter()
            .map(|(places, names)| (places, names.join("|")))
            .collect();
        let items: BTreeMap<&String, String> = self
            .items
            .iter()
            .map(|(section, items)| (section, items.join(" ")))
            .collect();
        let words: BTreeMap<&str, String> = WORDS
            .iter()
            .zip(&self.words)
            .map(|(key, words)| (*key, words.iter().cloned().collect::<Vec<_>>().join(" ")))
            .collect();
        json!({"names": named(&self.names), "sections": sections, "items": items, "words": words})
    }
}

fn sorted<T>(names: &Named<T>) -> BTreeMap<&String, &Vec<(Vec<String>, T)>> {
    names.iter().collect()
}

fn join(first: &str, rest: &[String]) -> String {
    std::iter::once(first)
        .chain(rest.iter().map(String::as_str))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether a number ends here, so that it is not part of `3.5`, `3:1`, `3%` or `3-inch`.
fn is_closed(rest: &str) -> bool {
    let mut chars = rest.chars();
    let Some(first) = chars.next() else {
        return true;
    };
    let next = chars.next();
    match first {
        '%' | '°' | '_' | '@' | '=' | '+' | '″' | '×' => false,
        '.' | ':' | '/' | '#' => !next.is_some_and(char::is_alphanumeric),
        '\'' | '’' | '-' => !next.is_some_and(char::is_alphabetic),
        _ => true,
    }
}

/// Adds a name, or another meaning to a known name.
fn learn<T>(names: &mut Named<T>, name: &str, mean: impl FnOnce(&mut Option<T>)) {
    let mut words = words(name).into_iter().map(|word| word.folded);
    let Some(first) = words.next() else {
        return;
    };
    let rest: Vec<String> = words.collect();
    if rest.len() >= LONGEST_NAME {
        return;
    }
    let known = names.entry(first).or_default();
    let at = known.iter().position(|(other, _)| *other == rest);
    let mut meaning = at.map(|at| known.swap_remove(at).1);
    mean(&mut meaning);
    known.extend(meaning.map(|meaning| (rest, meaning)));
}

/// Names with the same first word, longest first, each with its next word.
fn named<'n, T: Clone>(
    names: &'n Named<T>,
    of: In<'n>,
    n: usize,
) -> impl Iterator<Item = (usize, T)> + use<'n, T> {
    let known = of.word(n).and_then(|word| names.get(word));
    known
        .into_iter()
        .flatten()
        .filter_map(move |(rest, meaning)| {
            let fits = rest.iter().enumerate().all(|(k, want)| {
                of.word(n + 1 + k) == Some(want.as_str()) && of.is_joined(n + 1 + k, INNER)
            });
            fits.then(|| (n + 1 + rest.len(), meaning.clone()))
        })
}
