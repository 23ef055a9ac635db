//! The guided path: the lessons of every game, one after the other.

use askama::Template;

use super::layout::{Layout, Link, Markup, Nav};
use super::tiles::{keyed, once, thumbnail};
use super::{Html, html};
use crate::content::{Node, NodeKind};
use crate::lang::Lang;
use crate::message::Message;
use crate::systems::SYSTEMS;
use crate::web::{Site, url};

struct Lesson {
    link: Link,
    answer: String,
    questions: Option<String>,
    picture: Option<Markup>,
}

struct Path {
    game: String,
    lessons: Vec<Lesson>,
}

#[derive(Template)]
#[template(path = "learn.html")]
struct LearnPage<'s> {
    s: Layout<'s>,
    paths: Vec<Path>,
}

/// The lessons of a game, in order.
fn lessons<'s>(site: &'s Site, system: &str) -> Vec<&'s Node> {
    let nodes = site.library.content.nodes.iter();
    nodes
        .filter(|node| {
            node.attributes.kind == NodeKind::Lesson
                && node.attributes.superseded.is_none()
                && node.id.system() == system
        })
        .collect()
}

/// The picture of each lesson: its own, or that of the first ruling it is about whose picture no lesson before
/// it has.
fn pictures(s: &Layout<'_>, system: &str, lessons: &[&Node]) -> Vec<Option<Markup>> {
    let mut seen: Vec<String> = Vec::new();
    let mut pictures: Vec<Option<Markup>> = lessons
        .iter()
        .map(|lesson| {
            let about = lesson
                .attributes
                .related
                .iter()
                .filter_map(|id| s.site.library.content.get(id));
            let fresh = std::iter::once(*lesson)
                .chain(about)
                .filter_map(|node| thumbnail(s, system, &[node], ""))
                .find(|svg| !seen.contains(&svg.0))?;
            seen.push(fresh.0.clone());
            Some(keyed(fresh, &format!("{system}-{}", lesson.id.slug())))
        })
        .collect();
    once(pictures.iter_mut(), 3);
    pictures
}

/// Every lesson of every game.
pub fn learn(site: &Site, lang: Lang) -> Html {
    let texts = &site.library.texts;
    let mut s = Layout::new(site, lang, texts.get(lang, "learn-title"), url::learn)
        .describe(&texts.get(lang, "learn-lead"))
        .at(Nav::Learn);
    s.wide = true;
    let paths = SYSTEMS.iter().map(|system| {
        let nodes = lessons(site, system.id);
        let lessons = nodes.iter().map(|node| Lesson {
            link: s.node_link(node),
            answer: node.text[lang].answer.clone(),
            questions: (!node.questions.is_empty())
                .then(|| s.count("learn-questions", node.questions.len())),
            picture: None,
        });
        let mut lessons: Vec<Lesson> = lessons.collect();
        let pictures = pictures(&s, system.id, &nodes);
        for (lesson, picture) in lessons.iter_mut().zip(pictures) {
            lesson.picture = picture;
        }
        Path {
            game: s.system_name(system.id),
            lessons,
        }
    });
    let paths = paths.filter(|path| !path.lessons.is_empty()).collect();
    html(200, &LearnPage { s, paths })
}

/// Position of a lesson on its path.
pub struct Step {
    /// "Lesson 3 of 12".
    pub text: String,
    pub path: Link,
    pub previous: Option<Link>,
    pub next: Option<Link>,
    /// All of them, in order.
    pub all: Vec<Link>,
}

impl Step {
    /// `None` if the node is no lesson.
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    pub fn of(s: &Layout<'_>, node: &Node) -> Option<Self> {
        let all = lessons(s.site, node.id.system());
        let place = all.iter().position(|other| other.id == node.id)?;
        let beside = |n: Option<usize>| n.and_then(|n| all.get(n)).map(|other| s.node_link(other));
        Some(Self {
            text: s.say(
                &Message::new("learn-step")
                    .with("n", (place + 1) as f64)
                    .with("of", all.len() as f64),
            ),
            path: Link {
                href: url::learn(s.lang),
                text: s.t("learn-title"),
            },
            previous: beside(place.checked_sub(1)),
            next: beside(Some(place + 1)),
            all: all.iter().map(|other| s.node_link(other)).collect(),
        })
    }
}
