//! References from one passage to another, resolved to keys if there is only one possible target.
//!
//! A reference names a numbered point of its own section, a section by its heading, a subsection by its
//! number, a table, a paragraph of the printed rulebook, a lost figure, or only "above" and "below". With
//! exactly one possible target it is resolved; with several it is ambiguous and lists them; with none it is
//! unresolved. A whole section is written `source:section`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::OnceLock;

use regex::{Captures, Regex};
use serde::{Deserialize, Serialize};

use super::document::fold_phrase;
use super::{Item, Source};

/// One reference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossReference {
    /// Key of the item that holds it.
    pub from: String,
    /// The words of the reference, as in the item's text.
    pub text: String,
    /// Its targets: several if it is ambiguous, none if it is unresolved.
    pub to: Vec<String>,
}

/// All references of a document.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossReferences {
    pub resolved: Vec<CrossReference>,
    pub unresolved: Vec<CrossReference>,
    pub ambiguous: Vec<CrossReference>,
}

impl fmt::Display for CrossReferences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "references: {} resolved, {} unresolved, {} ambiguous",
            self.resolved.len(),
            self.unresolved.len(),
            self.ambiguous.len()
        )?;
        for (name, list) in [
            ("resolved", &self.resolved),
            ("unresolved", &self.unresolved),
            ("ambiguous", &self.ambiguous),
        ] {
            for reference in list.iter().take(60) {
                writeln!(
                    f,
                    "  {name}: {} \"{}\" {}",
                    reference.from,
                    reference.text,
                    reference.to.join(" | ")
                )?;
            }
        }
        Ok(())
    }
}

/// Finds and resolves the references of a document's items.
pub fn resolve(source: Source, items: &[Item]) -> CrossReferences {
    let places = Places::new(source, items);
    let mut found = CrossReferences::default();
    for item in items {
        // Start and end of the references found by earlier forms; they do not overlap.
        let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
        for form in forms().iter().filter(|f| f.sources.contains(&source)) {
            for captures in form.pattern.captures_iter(&item.text) {
                let Some(whole) = captures.get(0) else {
                    continue;
                };
                if taken
                    .range(..whole.end())
                    .next_back()
                    .is_some_and(|(_, end)| *end > whole.start())
                {
                    continue;
                }
                taken.insert(whole.start(), whole.end());
                let to: Vec<String> = (form.meant)(&places, item, &captures).into_iter().collect();
                let reference = CrossReference {
                    from: item.key.clone(),
                    text: whole.as_str().trim().to_owned(),
                    to,
                };
                match reference.to.len() {
                    0 => found.unresolved.push(reference),
                    1 => found.resolved.push(reference),
                    _ => found.ambiguous.push(reference),
                }
            }
        }
    }
    found
}

/// Targets that a reference may have.
struct Places<'a> {
    source: Source,
    keys: BTreeSet<&'a str>,
    /// Section, and the stems of its heading's words.
    sections: Vec<(&'a str, Vec<String>)>,
    /// Paragraph of another book, and the items that amend or explain it.
    amended: BTreeMap<String, BTreeSet<&'a str>>,
    tables: Vec<&'a Item>,
    lettered: BTreeMap<(&'a str, char), Vec<&'a str>>,
}

impl<'a> Places<'a> {
    fn new(source: Source, items: &'a [Item]) -> Self {
        let mut places = Places {
            source,
            keys: BTreeSet::new(),
            sections: Vec::new(),
            amended: BTreeMap::new(),
            tables: Vec::new(),
            lettered: BTreeMap::new(),
        };
        for item in items {
            places.keys.insert(&item.key);
            if places
                .sections
                .last()
                .is_none_or(|(section, _)| *section != item.section)
            {
                places.sections.push((
                    &item.section,
                    stems(item.heading.split(['(', ':']).next().unwrap_or_default()),
                ));
            }
            if item.item.starts_with("table") {
                places.tables.push(item);
            }
            if let Some(letter @ 'a'..='z') = item.item.chars().next_back()
                && item.item.starts_with(|c: char| c.is_ascii_digit())
            {
                places
                    .lettered
                    .entry((item.section.as_str(), letter))
                    .or_default()
                    .push(&item.key);
            }
            if let Some(found) = amending()
                .captures(&item.text)
                .or_else(|| amending().captures(&item.heading))
            {
                places
                    .amended
                    .entry(found[1].to_owned())
                    .or_default()
                    .insert(&item.key);
            }
        }
        places
    }

    fn key(&self, section: &str, item: &str) -> Vec<String> {
        let key = format!("{}:{section}.{item}", self.source);
        if self.keys.contains(key.as_str()) {
            vec![key]
        } else {
            Vec::new()
        }
    }

    /// Sections whose heading holds all the words of a name.
    fn named(&self, name: &str) -> Vec<String> {
        let wanted = stems(name);
        if wanted.is_empty() {
            return Vec::new();
        }
        if let Some(section) = nicknames()
            .find(|(_, nickname)| stems(nickname) == wanted)
            .map(|(section, _)| section)
        {
            return vec![format!("{}:{section}", self.source)];
        }
        let whole: Vec<&str> = self
            .sections
            .iter()
            .filter(|(_, heading)| *heading == wanted)
            .map(|(s, _)| *s)
            .collect();
        let fitting: Vec<&str> = self
            .sections
            .iter()
            .filter(|(_, heading)| wanted.iter().all(|w| heading.contains(w)))
            .map(|(s, _)| *s)
            .collect();
        let chosen = if whole.len() == 1 { whole } else { fitting };
        chosen
            .into_iter()
            .collect::<BTreeSet<_>>()
            .into_iter()
            .map(|section| format!("{}:{section}", self.source))
            .collect()
    }

    fn tables_of(&self, section: &str) -> Vec<String> {
        self.tables
            .iter()
            .filter(|t| t.section == section)
            .map(|t| t.key.clone())
            .collect()
    }

    /// Tables whose title holds all the words of a name.
    fn tables_named(&self, name: &str) -> Vec<String> {
        let wanted = stems(name);
        self.tables
            .iter()
            .filter(|t| wanted.iter().all(|w| stems(&t.heading).contains(w)))
            .map(|t| t.key.clone())
            .collect()
    }
}

/// The significant words of a name, reduced to their stems: no articles, no endings.
fn stems(name: &str) -> Vec<String> {
    const EMPTY: [&str; 24] = [
        "di", "del", "della", "dei", "delle", "degli", "un", "una", "il", "la", "le", "lo", "in",
        "a", "da", "e", "col", "che", "con", "dell", "d", "l", "al", "nello",
    ];
    let words = fold_phrase(name)
        .into_iter()
        .filter(|w| !EMPTY.contains(&w.as_str()));
    words
        .map(|w| {
            w.chars()
                .take(w.chars().count().saturating_sub(1).clamp(3, 7))
                .collect()
        })
        .collect()
}

/// Names the documents use for a section that are not in its heading.
fn nicknames() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("anchors/bob.tsv")
        .lines()
        .filter_map(|line| line.strip_prefix("name\t")?.split_once('\t'))
}

fn amending() -> &'static Regex {
    static PATTERN: OnceLock<Regex> = OnceLock::new();
    PATTERN.get_or_init(|| {
        Regex::new(r"(?:[Ee]mendament[oi] al par(?:agrafo|\.)? ?|paragrafo\. |^Modifiche [^(]{0,80}\(par\. |^Chiarimento sul testo\. Il par\. )(\d+(?:\.\d+)+)")
            .expect("a constant pattern")
    })
}

type Meant = fn(&Places, &Item, &Captures) -> Vec<String>;

/// A form of reference: where it is used, how it is written, what it can mean.
struct Form {
    sources: &'static [Source],
    pattern: Regex,
    meant: Meant,
}

fn forms() -> &'static [Form] {
    static FORMS: OnceLock<Vec<Form>> = OnceLock::new();
    FORMS.get_or_init(|| {
        const BOB: &[Source] = &[Source::Bob];
        const DBE: &[Source] = &[Source::Dbe];
        const AI: &[Source] = &[Source::Ai];
        let forms: [(&'static [Source], &str, Meant); 17] = [
            // Points of the same section.
            (BOB, r"\bpunt[oi] (\d{1,2})([a-z])\)", |p, item, c| p.key(&item.section, &format!("{}{}", &c[1], &c[2]))),
            (BOB, r"\be (\d{1,2})([a-z])\)", |p, item, c| p.key(&item.section, &format!("{}{}", &c[1], &c[2]))),
            (BOB, r"\b(?:punto|commento n\.) (\d{1,2})\b", |p, item, c| p.key(&item.section, &c[1])),
            (BOB, r"(?:\b(?:punto|casi|più|ed|e) )?\(?\b([a-z])\)", letter_of_section),
            // References to sections by name; sections of the rulebook are not among ours.
            (BOB, r"(?i)\b(?:sezione|paragrafo) (?:sull?[aei']?|sugli|di|de[il]|dell[ae']|sui)? ?([\p{L}À]+) del regolamento", |_, _, _| Vec::new()),
            (BOB, r"\bsezione (Tiro a Distanza|\p{Lu}{2,}(?: \p{Lu}+)*)", |p, _, c| p.named(&c[1])),
            (BOB, r"\b(?:[Nn]ella|la|[Nn]el|del) (?:sezione|paragrafo) (?:(?:sulle|sulla|sul|sugli|sui|delle|della|dei|del) |sull')(\p{L}+)", |p, _, c| p.named(&c[1])),
            (BOB, r#"\b(?:[Vv]eda|menzionato in) "?(\p{Lu}{3,}(?: (?:\p{Lu}+|À))*)"?"#, |p, _, c| p.named(&c[1])),
            // References to pages and figures that were not imported.
            (&[Source::Bob, Source::Ai], r"\bpag(?:\.|ina)? ?\d+|\(P\.\d+\)", |_, _, _| Vec::new()),
            (DBE, r"\b[Ee]sempio \d\b", |_, _, _| Vec::new()),
            (&[Source::Bob, Source::Dbe], r"\b(?:esempio|caso|[Ff]igura) [A-H]\b|\b(?:[Vv]ed(?:i|a|ano)|nel) (?:l'|il |la |gli )?(?:esempi?o?|diagramma|figura|esempi)(?: sotto| sopra| seguent[ei]| mostrata prima)?", |_, _, _| Vec::new()),
            // Numbered subsections and tables.
            (DBE, r"\b(?:vedi|vedere)(?: esempio \d e)? (\d{1,2})\.(\d)\b", |p, _, c| p.key(&c[1], &c[2])),
            (DBE, r"\b\d\.l\b", |_, _, _| Vec::new()),
            (DBE, r"\bTabella (?:dei|dell[ae]|del) (\p{Lu}\p{L}+(?: di \p{Lu}\p{L}+)?)", |p, _, c| p.tables_named(c[1].split(" di ").next().unwrap_or_default())),
            (DBE, r"\b(?:vedi|vedere) Tabella\b", |p, item, _| one_or_all(p.tables_of(&item.section), p)),
            // Paragraphs of the Impetus manual, where an item amends them; names; "above".
            (AI, r"(?:\bpar(?:agrafo|\.)? ?|\()(\d+(?:\.\d+)+)\b", paragraph_of_the_manual),
            (AI, r"(?:(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) )?\((?:vedi|si veda) [^()]{3,50}\)|\bpunto precedente", |p, _, c| c.get(1).map(|name| p.named(name.as_str())).unwrap_or_default()),
        ];
        forms.into_iter().filter_map(|(sources, pattern, meant)| Some(Form { sources, pattern: Regex::new(pattern).ok()?, meant })).collect()
    })
}

/// A lettered point named without its number: the one of this comment, or the only one of the
/// section.
fn letter_of_section(places: &Places, item: &Item, captures: &Captures) -> Vec<String> {
    let Some(letter) = captures[1].chars().next() else {
        return Vec::new();
    };
    let fitting = places
        .lettered
        .get(&(item.section.as_str(), letter))
        .cloned()
        .unwrap_or_default();
    fitting.into_iter().map(str::to_owned).collect()
}

/// A paragraph of the Impetus manual: the items that amend it, unless this is one of them and refers to the
/// manual itself.
fn paragraph_of_the_manual(places: &Places, item: &Item, captures: &Captures) -> Vec<String> {
    let Some(keys) = places.amended.get(&captures[1]) else {
        return Vec::new();
    };
    if keys.contains(item.key.as_str()) {
        Vec::new()
    } else {
        keys.iter().map(|k| (*k).to_owned()).collect()
    }
}

/// The tables of the chapter; if it has none, any table may be meant.
fn one_or_all(of_section: Vec<String>, places: &Places) -> Vec<String> {
    if of_section.is_empty() {
        places.tables.iter().map(|t| t.key.clone()).collect()
    } else {
        of_section
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(section: &str, item: &str, heading: &str, text: &str) -> Item {
        Item {
            key: format!("bob:{section}.{item}"),
            source: "bob".to_owned(),
            section: section.to_owned(),
            item: item.to_owned(),
            kind: "ruling".to_owned(),
            heading: heading.to_owned(),
            text: text.to_owned(),
            voice: "commentary".to_owned(),
            lines: [1, 1],
            repairs: Vec::new(),
            notes: Vec::new(),
            references: Vec::new(),
        }
    }

    #[test]
    fn every_form_compiles() {
        assert_eq!(forms().len(), 17);
    }

    #[test]
    fn points_and_sections_resolve_and_doubt_is_left() {
        let items = [
            item("a", "2", "PRIMO FIUME", "uno"),
            item("a", "2b", "PRIMO FIUME", "due"),
            item(
                "a",
                "3",
                "PRIMO FIUME",
                "come nel punto 2b). Si veda il punto 9. Nella sezione sui Fiumi.",
            ),
            item("b", "1", "ALTRO FIUME", "si veda la sezione PRIMO FIUME"),
        ];
        let found = resolve(Source::Bob, &items);
        let to: Vec<&str> = found.resolved.iter().map(|r| r.to[0].as_str()).collect();
        assert_eq!(to, ["bob:a.2b", "bob:a"]);
        assert_eq!(found.unresolved.len(), 1);
        assert_eq!(found.ambiguous.len(), 1);
    }
}
