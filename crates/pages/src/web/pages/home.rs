//! The home page: the search, the games, and the events of a game.

use askama::Template;
use serde_json::{Map, Value};

use super::layout::{Layout, Link, Markup, Nav};
use super::preview::Preview;
use super::tiles::tile;
use super::{Html, html};
use crate::check::put;
use crate::content::{Node, NodeKind};
use crate::lang::Lang;
use crate::lexicon::Class;
use crate::systems::{self, SYSTEMS};
use crate::web::{Site, url};

/// A row of situation chips.
pub struct Chips {
    pub class: &'static str,
    pub title: String,
    pub chips: Vec<Chip>,
}

pub struct Chip {
    pub href: String,
    pub code: Option<String>,
    pub text: String,
}

/// Maximum number of each on the first page: the search has all of them.
const PHASES: usize = 12;
const TROOPS: usize = 21;

/// The phases and troops with the most rulings, as searches.
pub fn situations(s: &Layout<'_>) -> Vec<Chips> {
    let library = &s.site.library;
    let row = |class: Class, most: usize| {
        let concepts = library
            .lexicon
            .concepts()
            .iter()
            .filter(move |concept| concept.class == class);
        let mut named: Vec<_> = concepts
            .map(|concept| (library.with_concept(&concept.id).count(), concept))
            .filter(|(count, _)| *count > 0)
            .collect();
        // The topics of most rulings are what most players look for.
        named.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let chips = named.into_iter().take(most).map(|(_, concept)| {
            let names = &concept.names[s.lang];
            let code = if class == Class::Troop {
                let on_base = || {
                    let of = concept.systems.first()?;
                    let texts = &library.texts;
                    texts.find(s.lang, &format!("{of}-base-{}", concept.id))
                };
                names.abbr.first().cloned().or_else(on_base)
            } else {
                None
            };
            Chip {
                href: url::search(s.lang, &names.name),
                code,
                text: names.name.clone(),
            }
        });
        Chips {
            class: crate::kit::tables::Choice::code(class),
            title: s.t(&format!(
                "class-{}",
                crate::kit::tables::Choice::code(class)
            )),
            chips: chips.collect(),
        }
    };
    [row(Class::Phase, PHASES), row(Class::Troop, TROOPS)]
        .into_iter()
        .filter(|row| !row.chips.is_empty())
        .collect()
}

/// Preview of the site.
pub fn home_preview(s: &Layout<'_>) -> Preview {
    let games: Vec<String> = SYSTEMS
        .iter()
        .map(|system| s.system_name(system.id))
        .collect();
    Preview {
        foot: games.join(" · "),
        ..Preview::plain("", s.t("home-title"), s.t("home-card"))
    }
}

struct Game {
    link: Link,
    line: String,
    /// The starting point for someone new to the game.
    begin: Option<Link>,
}

/// An event at the table, as a picture that leads to its check.
pub struct Happened {
    pub href: String,
    pub picture: Option<Markup>,
    pub text: String,
}

/// The events of a game; the first ones have pictures.
pub fn happened(s: &Layout<'_>, system: &systems::System) -> Vec<Happened> {
    let events = system.events.iter().enumerate().map(|(n, event)| Happened {
        href: url::check(s.lang, event.check),
        picture: (n < PICTURES)
            .then(|| tile(s, system.id, event.pictured))
            .flatten(),
        text: s.t(&format!("event-{}", event.code)),
    });
    events.collect()
}

/// A sample question that a ruling answers.
pub struct Sample {
    pub link: Link,
    pub answer: String,
    pub game: String,
}

/// Questions of all games that a sentence answers, spread over the rulings.
pub fn samples(s: &Layout<'_>) -> Vec<Sample> {
    /// One for each day of a week.
    const MOST: usize = 7;
    /// Length that fits on two lines of a phone, and on three.
    const QUESTION: usize = 60;
    const ANSWER: usize = 130;
    let nodes: Vec<&Node> = s
        .site
        .library
        .content
        .nodes
        .iter()
        .filter(|node| {
            let text = &node.text[s.lang];
            node.attributes.kind == NodeKind::Ruling
                && text.title.ends_with('?')
                && text.title.chars().count() <= QUESTION
                && text.answer.chars().count() <= ANSWER
        })
        .collect();
    let step = (nodes.len() / MOST).max(1);
    nodes
        .into_iter()
        .step_by(step)
        .take(MOST)
        .map(|node| Sample {
            link: s.node_link(node),
            answer: node.text[s.lang].answer.clone(),
            game: node.id.system().to_owned(),
        })
        .collect()
}

/// The troops of one game; after choosing one, a second tap leads to the odds.
struct Fighters {
    id: &'static str,
    game: String,
    chips: Vec<Chip>,
}

fn fighters(s: &Layout<'_>) -> Vec<Fighters> {
    let library = &s.site.library;
    let of = |system: &'static systems::System| {
        let matrix = system.matrices.first()?;
        let check = systems::check(matrix.check)?;
        let chips = matrix.codes.iter().map(|code| {
            let mut input = Map::new();
            put(&mut input, matrix.row, Value::from(*code));
            let label = library.answer_label(s.lang, check, matrix.row, &Value::from(*code));
            Chip {
                href: url::check_with(s.lang, check.id, &input),
                code: Some((*code).to_owned()),
                text: label
                    .strip_suffix(&format!(" ({code})"))
                    .map_or(label.clone(), str::to_owned),
            }
        });
        Some(Fighters {
            id: system.id,
            game: s.system_name(system.id),
            chips: chips.collect(),
        })
    };
    SYSTEMS.iter().filter_map(|system| of(system)).collect()
}

/// The checks of a game that most rulings refer to.
struct CheckCard {
    /// The id of the game, with which a device can show only this game.
    id: &'static str,
    game: String,
    events: Vec<Happened>,
    checks: Vec<Link>,
}

/// Number of events of a game that have a picture: a row of a wide screen, three of a phone.
const PICTURES: usize = 6;

/// Maximum number of checks shown for each game; a separate page lists the others.
const CHECKS: usize = 5;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'s> {
    s: Layout<'s>,
    heading: String,
    samples: Vec<Sample>,
    fighters: Vec<Fighters>,
    games: Vec<Game>,
    situations: Vec<Chips>,
    checks: Vec<CheckCard>,
    disputes: String,
    lessons: Option<String>,
}

/// The home page of a language.
pub fn home(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "home-title"), url::home)
        .describe(&texts.get(lang, "home-lead"))
        .at(Nav::Home);
    s.preview = Some(home_preview(&s));
    s.wide = true;
    let nodes = &site.library.content.nodes;
    let games = SYSTEMS
        .iter()
        .map(|system| {
            let count = nodes
                .iter()
                .filter(|node| node.id.system() == system.id)
                .count();
            Game {
                link: Link {
                    href: url::system(lang, system.id),
                    text: s.system_name(system.id),
                },
                line: s.count("home-rulings", count),
                begin: nodes
                    .iter()
                    .find(|node| {
                        node.id.system() == system.id && node.attributes.kind == NodeKind::Lesson
                    })
                    .map(|node| {
                        let link = s.node_link(node);
                        Link {
                            text: s.t1("home-begin", "what", link.text),
                            ..link
                        }
                    }),
            }
        })
        .collect();
    let asked = SYSTEMS
        .iter()
        .filter(|system| !system.checks.is_empty())
        .map(|system| {
            let mut checks: Vec<_> = system
                .checks
                .iter()
                .map(|check| (site.library.of_check(check.id).count(), check.id))
                .collect();
            checks.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
            let checks = checks.into_iter().take(CHECKS).map(|(_, id)| Link {
                href: url::check(lang, id),
                text: s.check_title(id),
            });
            CheckCard {
                events: happened(&s, system),
                id: system.id,
                game: s.system_name(system.id),
                checks: system
                    .matrices
                    .iter()
                    .take(1)
                    .map(|matrix| s.matrix_link(matrix))
                    .chain(checks)
                    .collect(),
            }
        });
    let checks = asked.collect();
    let disputes = nodes
        .iter()
        .filter(|node| node.attributes.kind == NodeKind::Dispute)
        .count();
    let lessons = nodes
        .iter()
        .filter(|node| node.attributes.kind == NodeKind::Lesson)
        .count();
    let lessons = (lessons > 0).then(|| s.count("home-lessons", lessons));
    let names: Vec<String> = SYSTEMS
        .iter()
        .map(|system| s.system_name(system.id))
        .collect();
    let page = HomePage {
        heading: s.t1("home-games", "games", names.join(", ")),
        samples: samples(&s),
        fighters: fighters(&s),
        games,
        lessons,
        situations: situations(&s),
        checks,
        disputes: s.count("home-disputes", disputes),
        s,
    };
    html(200, &page)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::library::{Library, Passages};
    use crate::search::Pocket;
    use crate::web::pages::tiles::pictured;

    #[test]
    fn every_event_leads_to_a_check_and_shows_what_it_names() {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        let (library, _) = Library::load(&files, Tables::default(), Passages::default());
        let site = Site {
            engine: Box::new(Pocket::build(&library)),
            library,
            base_url: None,
            files,
            assets: std::collections::BTreeMap::new(),
            copy: false,
            api: None,
        };
        for lang in [Lang::It, Lang::En] {
            let s = Layout::new(&site, lang, "", url::home);
            for system in SYSTEMS {
                assert!(!system.events.is_empty(), "{} has no events", system.id);
                for event in system.events {
                    let check = systems::check(event.check);
                    assert!(
                        check.is_some_and(|check| check.system() == system.id),
                        "{}: no check of {}",
                        event.check,
                        system.id
                    );
                    assert!(
                        site.library
                            .texts
                            .find(lang, &format!("event-{}", event.code))
                            .is_some(),
                        "{lang:?}: no name for {}",
                        event.code
                    );
                    assert!(
                        event.pictured.is_empty()
                            || pictured(&s, system.id, event.pictured).is_some(),
                        "{}: no picture",
                        event.pictured
                    );
                }
            }
        }
    }
}
