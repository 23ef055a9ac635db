//! The glossary, and one concept with its names in both languages.

use askama::Template;
use serde_json::{Map, Value};

use super::fold::{Fold, Group, Sift, lines, unfold};
use super::layout::{Card, Chip, Layout, Link, Nav};
use super::preview::Preview;
use super::table::Slice;
use super::{Html, html, previews};
use crate::check::{Check, Field, Kind};
use crate::content::{Node, NodeKind};
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::lexicon::{Class, Concept, Deprecated, Names};
use crate::systems;
use crate::web::{Site, url};

struct Row {
    link: Link,
    other: String,
    abbr: String,
    /// Code of a troop, for its glyph.
    code: Option<String>,
    definition: String,
    /// Games that use it.
    of: String,
    /// Deprecated words for it, each with the reason.
    avoid: Vec<(String, String)>,
    /// Similar words with another meaning.
    false_friends: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "glossary.html")]
struct GlossaryPage<'s> {
    s: Layout<'s>,
    sift: Sift,
    groups: Vec<Group<Row>>,
    /// All names by their first letter.
    letters: Vec<(char, Vec<Link>)>,
}

/// Sorts entries by name.
fn by_name(rows: &mut [Row]) {
    rows.sort_by_key(|row| crate::text::fold(&row.link.text));
}

/// The names of all concepts by their first letter, in the language of the page.
fn letters(site: &Site, lang: Lang) -> Vec<(char, Vec<Link>)> {
    let concepts = site.library.lexicon.concepts().iter();
    let mut rows: Vec<Row> = concepts.map(|concept| row(lang, concept)).collect();
    by_name(&mut rows);
    let mut letters: Vec<(char, Vec<Link>)> = Vec::new();
    for row in rows {
        let first = crate::text::fold(&row.link.text).chars().next();
        let first = first.unwrap_or_default();
        match letters.last_mut() {
            Some((letter, links)) if *letter == first => links.push(row.link),
            _ => letters.push((first, vec![row.link])),
        }
    }
    letters
}

/// All concepts, by game, class and name; those of several games come first.
pub fn glossary(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "glossary-title"), url::glossary)
        .describe(&texts.get(lang, "glossary-lead"))
        .shown_as(Preview::plain(
            "",
            texts.get(lang, "glossary-title"),
            texts.get(lang, "glossary-lead"),
        ))
        .at(Nav::Glossary);
    s.folds = true;
    let game = |concept: &Concept| match &concept.systems[..] {
        [one] => systems::SYSTEMS
            .iter()
            .map(|system| system.id)
            .find(|id| id == one)
            .unwrap_or_default(),
        _ => "",
    };
    let groups = [""]
        .into_iter()
        .chain(systems::SYSTEMS.iter().map(|system| system.id))
        .map(|of| {
            let id = if of.is_empty() { "shared" } else { of };
            let folds = Class::ALL.iter().map(|class| {
                let concepts = site
                    .library
                    .lexicon
                    .concepts()
                    .iter()
                    .filter(|concept| concept.class == *class && game(concept) == of);
                let mut entries: Vec<Row> = concepts.map(|concept| row(lang, concept)).collect();
                by_name(&mut entries);
                Fold::new(
                    format!("{id}-{}", class.code()),
                    s.t(&format!("class-{}", class.code())),
                    entries,
                )
            });
            let title = if of.is_empty() {
                s.t("glossary-shared")
            } else {
                s.system_name(of)
            };
            Group {
                id: id.to_owned(),
                of,
                title,
                folds: folds.filter(|fold| !fold.entries.is_empty()).collect(),
            }
        });
    let mut groups: Vec<_> = groups.filter(|group| !group.folds.is_empty()).collect();
    unfold(&mut groups, |row| {
        let more = row.avoid.iter().chain(&row.false_friends);
        70 + lines(&row.definition, 24)
            + lines(&row.other, 10)
            + more
                .map(|(term, why)| lines(term, 20) + lines(why, 20))
                .sum::<usize>()
    });
    let sift = Sift::new(&s);
    let letters = letters(site, lang);
    html(
        200,
        &GlossaryPage {
            s,
            sift,
            groups,
            letters,
        },
    )
}

fn row(lang: Lang, concept: &Concept) -> Row {
    let (own, other) = (&concept.names[lang], &concept.names[lang.other()]);
    Row {
        link: Link {
            href: url::concept(lang, &concept.id),
            text: own.name.clone(),
        },
        other: other.name.clone(),
        abbr: own.abbr.join(", "),
        code: troop_code(own, concept),
        definition: own.definition.clone(),
        of: concept.systems.join(" "),
        avoid: pairs(&own.deprecated),
        false_friends: pairs(&own.false_friends),
    }
}

/// The first abbreviation of a troop.
fn troop_code(own: &Names, concept: &Concept) -> Option<String> {
    own.abbr
        .first()
        .filter(|_| concept.class == Class::Troop)
        .cloned()
}

/// Names of a concept in one language.
struct Called {
    lang: Lang,
    language: &'static str,
    name: String,
    abbr: String,
    jargon: String,
    forms: String,
    deprecated: Vec<(String, String)>,
    false_friends: Vec<(String, String)>,
    definition: String,
}

impl Called {
    /// Whether the page has content besides its head.
    fn says_more(&self) -> bool {
        !(self.jargon.is_empty()
            && self.forms.is_empty()
            && self.deprecated.is_empty()
            && self.false_friends.is_empty())
    }
}

fn pairs(words: &[Deprecated]) -> Vec<(String, String)> {
    words
        .iter()
        .map(|word| (word.term.clone(), word.why.clone()))
        .collect()
}

fn called(lang: Lang, names: &Names) -> Called {
    Called {
        lang,
        language: lang.own_name(),
        name: names.name.clone(),
        abbr: names.abbr.join(", "),
        jargon: names.jargon.join(", "),
        forms: names.forms.join(", "),
        deprecated: pairs(&names.deprecated),
        false_friends: pairs(&names.false_friends),
        definition: names.definition.clone(),
    }
}

/// Maximum number of checks on the page of a concept; the others are folded.
const FEW: usize = 4;

#[derive(Template)]
#[template(path = "concept.html")]
struct ConceptPage<'s> {
    s: Layout<'s>,
    class: String,
    systems: Vec<Link>,
    name: String,
    abbr: String,
    /// Code of a troop, for its glyph.
    code: Option<String>,
    definition: String,
    called: Vec<Called>,
    chips: Vec<Chip>,
    slices: Vec<Slice>,
    asks: Vec<Link>,
    matrices: Vec<Link>,
    checks: Vec<Link>,
    /// Rulings that use it, if all belong to one game.
    cards: Vec<Card>,
    /// Rulings by game, if several games use it.
    games: Vec<Side>,
    search: String,
}

/// Meaning of a concept in one game.
struct Side {
    game: Link,
    cards: Vec<Card>,
}

/// The first field, in form order, that accepts one of these codes, with the code.
fn first(fields: &[Field], codes: &[&str]) -> Option<Map<String, Value>> {
    fields.iter().find_map(|field| {
        let known =
            |known: &[&'static str]| known.iter().copied().find(|code| codes.contains(code));
        let value = match &field.kind {
            Kind::Choice { codes, .. } => Value::from(known(codes)?),
            Kind::Choices { codes, .. } => Value::from(vec![known(codes)?]),
            Kind::Group(inner) => Value::Object(first(inner, codes)?),
            Kind::List { fields, .. } => Value::from(vec![Value::Object(first(fields, codes)?)]),
            _ => return None,
        };
        Some(Map::from_iter([(field.name.to_owned(), value)]))
    })
}

/// One concept.
pub fn concept(site: &Site, lang: Lang, concept: &Concept) -> Html {
    let library = &site.library;
    let names = &concept.names[lang];
    let mut s = Layout::new(site, lang, names.name.clone(), |lang| {
        url::concept(lang, &concept.id)
    })
    .describe(&names.definition)
    .at(Nav::Glossary);
    s.preview = Some(previews::of_concept(&s, concept));
    let nodes: Vec<_> = library.with_concept(&concept.id).collect();
    let codes = concept.codes();
    let own = || {
        systems::SYSTEMS
            .iter()
            .filter(|system| !codes.is_empty() && concept.systems.iter().any(|id| id == system.id))
    };
    let slices = own()
        .flat_map(|system| system.tables)
        .filter_map(|table| Slice::new(&s, table, &codes))
        .collect();
    let asked: Vec<(&Check, Map<String, Value>)> = own()
        .flat_map(|system| system.checks)
        .filter_map(|check| Some((*check, first(&check.fields(&site.library.tables), &codes)?)))
        .collect();
    let asks = asked
        .iter()
        .map(|(check, input)| Link {
            href: url::check_draft(lang, check.id, input),
            text: s.check_title(check.id),
        })
        .collect();
    let matrices = own()
        .flat_map(|system| system.matrices)
        .filter(|matrix| matrix.codes.iter().any(|code| codes.contains(code)));
    let matrices = matrices.map(|matrix| s.matrix_link(matrix)).collect();
    let checks = systems::checks()
        .filter(|check| !asked.iter().any(|(other, _)| other.id == check.id))
        .filter(|check| {
            nodes.iter().any(|node| {
                node.attributes
                    .checks
                    .iter()
                    .any(|id| id.as_str() == check.id)
            })
        })
        .map(|check| Link {
            href: url::check(lang, check.id),
            text: s.check_title(check.id),
        })
        .collect();
    let mut games: Vec<Side> = Vec::new();
    for system in systems::SYSTEMS {
        let mut of: Vec<&Node> = nodes
            .iter()
            .copied()
            .filter(|node| node.id.system() == system.id)
            .collect();
        // The meaning in this game comes first.
        of.sort_by_key(|node| node.attributes.kind != NodeKind::Definition);
        if !of.is_empty() {
            let game = Link {
                href: url::system(lang, system.id),
                text: s.system_name(system.id),
            };
            games.push(Side {
                game,
                cards: of.into_iter().map(|node| s.node_card(node)).collect(),
            });
        }
    }
    let cards = if games.len() > 1 {
        Vec::new()
    } else {
        games.pop().map(|side| side.cards).unwrap_or_default()
    };
    let page = ConceptPage {
        class: s.t(&format!("class-{}", concept.class.code())),
        systems: concept
            .systems
            .iter()
            .map(|system| Link {
                href: url::system(lang, system),
                text: s.system_name(system),
            })
            .collect(),
        name: names.name.clone(),
        abbr: names.abbr.join(", "),
        code: troop_code(names, concept),
        definition: names.definition.clone(),
        called: vec![
            called(lang, names),
            called(lang.other(), &concept.names[lang.other()]),
        ],
        chips: s.chips(&concept.cites),
        slices,
        asks,
        matrices,
        checks,
        cards,
        games,
        search: url::search(lang, &names.name),
        s,
    };
    html(200, &page)
}
