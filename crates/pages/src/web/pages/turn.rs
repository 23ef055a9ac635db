//! Aids during a game: the walk through the turn and the other aids of each game; and a reader's saved
//! pages.

use askama::Template;

use super::chapter::aids;
use super::home::{Sample, samples};
use super::layout::{Layout, Link, Markup, Nav};
use super::tiles::tile;
use super::{Html, html};
use crate::lang::Lang;
use crate::systems::{SYSTEMS, Tool, Walk};
use crate::web::{Site, url};

struct Turn {
    link: Link,
    stages: Vec<Link>,
}

struct Game {
    /// The id of the game, with which a device can show only this game.
    id: &'static str,
    name: String,
    walks: Vec<Turn>,
    picture: Option<Markup>,
    /// Events of a game that has no walk, and the list of its checks.
    events: Vec<Link>,
    checks: String,
    aids: Vec<Link>,
}

#[derive(Template)]
#[template(path = "turn.html")]
struct TurnPage<'s> {
    s: Layout<'s>,
    games: Vec<Game>,
}

fn turn_of(s: &Layout<'_>, tool: &Tool, walk: &Walk) -> Turn {
    let (link, key) = (s.tool_link(tool), walk.id.replace('.', "-"));
    let stages = walk.stages.iter().map(|stage| Link {
        href: format!("{}#{}", link.href, stage.id),
        text: s.t(&format!("{key}-{}", stage.id)),
    });
    Turn {
        stages: stages.collect(),
        link,
    }
}

/// The page of what helps at the table, game by game.
pub fn turn(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "turn-title"), url::turn)
        .describe(&texts.get(lang, "turn-lead"))
        .at(Nav::Turn);
    s.wide = true;
    let games = SYSTEMS.iter().map(|system| {
        let walks: Vec<Turn> = system
            .tools
            .iter()
            .filter_map(|tool| {
                if let Tool::Walk(walk) = tool {
                    Some(turn_of(&s, tool, walk))
                } else {
                    None
                }
            })
            .collect();
        let event = |event: &crate::systems::Event| Link {
            href: url::check(lang, event.check),
            text: s.t(&format!("event-{}", event.code)),
        };
        Game {
            id: system.id,
            name: s.system_name(system.id),
            picture: system
                .events
                .iter()
                .find_map(|event| tile(&s, system.id, event.pictured)),
            checks: format!("{}#checks", url::system(lang, system.id)),
            events: system
                .events
                .iter()
                .filter(|_| walks.is_empty())
                .map(event)
                .collect(),
            aids: aids(&s, system)
                .into_iter()
                .filter(|aid| walks.iter().all(|walk| walk.link != *aid))
                .collect(),
            walks,
        }
    });
    html(
        200,
        &TurnPage {
            games: games.collect(),
            s,
        },
    )
}

#[derive(Template)]
#[template(path = "kept.html")]
struct KeptPage<'s> {
    s: Layout<'s>,
    /// Links to the settings of each game.
    games: Vec<Link>,
    /// Rulings to begin with, while nothing is saved.
    samples: Vec<Sample>,
}

/// The page of a reader's saved pages. It is the same for all readers; the script shows what is saved.
pub fn kept(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "kept-title"), url::kept)
        .describe(&texts.get(lang, "kept-lead"))
        .at(Nav::Kept);
    s.split = true;
    let games = SYSTEMS.iter().map(|system| Link {
        href: url::game(lang, system.id),
        text: s.t1("game-title", "system", s.system_name(system.id)),
    });
    html(
        200,
        &KeptPage {
            games: games.collect(),
            samples: samples(&s),
            s,
        },
    )
}
