//! The first page: the search, the games, the situations one meets at a table.

use askama::Template;

use super::layout::{Layout, Link, Markup, Nav};
use super::picture::Figure;
use super::preview::Preview;
use super::verdict::ExampleCard;
use super::{Html, html};
use crate::content::NodeKind;
use crate::lang::Lang;
use crate::lexicon::Class;
use crate::systems::SYSTEMS;
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

/// So many of each stand on the first page: the search has all of them.
const PHASES: usize = 12;
const TROOPS: usize = 21;

/// Phases and troops that most rulings speak of, as searches.
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
        // What most rulings speak of is what most players look for.
        named.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let chips = named.into_iter().take(most).map(|(_, concept)| {
            let names = &concept.names[s.lang];
            let code = if class == Class::Troop {
                names.abbr.first().cloned()
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
        ..Preview::plain("", s.t("home-title"), s.t("home-lead"))
    }
}

struct Game {
    link: Link,
    line: String,
}

/// Something that has just happened, as a picture that leads to its check.
struct Happened {
    href: String,
    picture: Option<Markup>,
    text: String,
}

/// The first picture of a ruling, without what stands below it.
pub fn pictured(s: &Layout<'_>, system: &str, node: &str) -> Option<Markup> {
    let node = s.site.library.content.get(&node.parse().ok()?)?;
    let figure = match node.scenes.first() {
        Some(scene) => Figure::of_scene(s, system, scene, None),
        None => node
            .examples
            .iter()
            .find_map(|example| ExampleCard::new(s, example, true).figure)?,
    };
    Some(figure.svg)
}

/// The checks of a game that most rulings lead to.
struct CheckCard {
    /// The id of the game, by which a device shows one alone.
    id: &'static str,
    game: String,
    events: Vec<Happened>,
    checks: Vec<Link>,
}

/// So many checks of each game: what there is besides has a page of its own.
const CHECKS: usize = 5;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'s> {
    s: Layout<'s>,
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
            let events = system.events.iter().map(|event| Happened {
                href: url::check(lang, event.check),
                picture: pictured(&s, system.id, event.pictured),
                text: s.t(&format!("event-{}", event.code)),
            });
            let events = events.collect();
            CheckCard {
                events,
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
    let page = HomePage {
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
    use crate::systems;

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
