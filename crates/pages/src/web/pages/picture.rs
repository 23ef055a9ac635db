//! The table as a picture on a page, with a list of its marks and their lengths.

use askama::Template;
use askama::filters::HtmlSafe;
use serde_json::{Map, Value};

use super::layout::{Chip, Layout, Markup, VoiceTag};
use crate::cite::Voice;
use crate::content::Scene;
use crate::draw::{self, Manner, Swatch};
use crate::id::SourceKey;
use crate::kit::scene::Picture;
use crate::message::{Arg, Message};
use crate::systems;

/// Default width of bases, mm.
const USUAL_WIDTH: f64 = 40.0;

/// Names of a picture on its page.
pub struct Named<'a> {
    /// Unique on the page.
    pub id: &'a str,
    /// Description, for those who do not see it.
    pub title: &'a str,
}

/// A line below a picture: what is marked, and how long it is.
pub struct Entry {
    pub swatch: Markup,
    pub text: String,
    pub distance: Option<String>,
}

/// A picture with its legend.
#[derive(Template)]
#[template(path = "picture.html")]
pub struct Figure {
    pub svg: Markup,
    pub caption: Option<String>,
    pub voice: Option<VoiceTag>,
    pub from: Option<Chip>,
    pub entries: Vec<Entry>,
}
impl HtmlSafe for Figure {}

impl Figure {
    /// Draws a picture of a game, with the base width and pace length of `input` if it has them.
    pub fn new(
        s: &Layout<'_>,
        named: &Named<'_>,
        system: &str,
        picture: &Picture,
        input: &Map<String, Value>,
    ) -> Self {
        Self::on_board(s, named, system, picture, input, &[], 0.0)
    }

    /// A situation that is only shown, not judged.
    pub fn of_scene(s: &Layout<'_>, system: &str, scene: &Scene, caption: Option<&str>) -> Self {
        let id = format!("p{}", scene.place.line);
        let width = scene.picture.pieces.first().map(|piece| piece.base.w);
        let input = Map::from_iter(width.map(|w| ("bw".to_owned(), Value::from(w))));
        let table = s.t("picture");
        let named = Named {
            id: &id,
            title: caption.unwrap_or(&table),
        };
        Self::new(s, &named, system, &scene.picture, &input).caption(
            s,
            caption,
            scene.voice,
            scene.from.as_ref(),
        )
    }

    /// Adds the caption: what the picture shows, its owner and its origin.
    #[must_use]
    pub fn caption(
        mut self,
        s: &Layout<'_>,
        caption: Option<&str>,
        voice: Option<Voice>,
        from: Option<&SourceKey>,
    ) -> Self {
        self.caption = caption.map(str::to_owned);
        self.voice = voice.map(|voice| s.voice(voice));
        self.from = from.map(|key| s.chip(key));
        self
    }

    /// Only the legend and text of a picture whose drawing is already shown beside it; `None` if it has
    /// none.
    pub fn undrawn(mut self) -> Option<Self> {
        self.svg = Markup::default();
        (self.voice, self.from) = (None, None);
        (self.caption.is_some() || !self.entries.is_empty()).then_some(self)
    }

    /// Like [`Figure::new`], with a margin for moving pieces, and with pieces without a role drawn as such.
    pub fn on_board(
        s: &Layout<'_>,
        named: &Named<'_>,
        system: &str,
        picture: &Picture,
        input: &Map<String, Value>,
        idle: &[String],
        room: f64,
    ) -> Self {
        let number = |name: &str| {
            input
                .get(name)
                .and_then(|value| value.as_f64().or_else(|| value.as_str()?.parse().ok()))
                .filter(|n| (1.0..=300.0).contains(n))
        };
        let bw = number("bw").unwrap_or(USUAL_WIDTH);
        let usual = || {
            systems::system(system)
                .and_then(|system| (system.hundred_paces)(&s.site.library.tables, bw))
        };
        let mm_per_100p = number("mm_per_100p").or_else(usual);
        let say = |message: &Message| s.say(message);
        let short = |troop: &str| s.first(&[&format!("{system}-base-{troop}")], troop);
        let title = s.t1("picture-of", "title", named.title);
        let manner = Manner {
            id: named.id,
            system,
            title: &title,
            bw,
            mm_per_100p,
            room,
            idle,
            short: &short,
            say: &say,
        };
        let mut entries: Vec<Entry> = draw::legend(picture)
            .into_iter()
            .map(|entry| Entry {
                swatch: Markup(swatch(entry.swatch, entry.kind)),
                text: s.say(&entry.message),
                distance: entry.mm.map(|mm| distance(s, mm, mm_per_100p)),
            })
            .collect();
        // Two lines of fire of the same length are one line of the legend.
        entries.dedup_by(|a, b| (&a.text, &a.distance) == (&b.text, &b.distance));
        Self {
            entries,
            svg: Markup(draw::svg(picture, &manner)),
            caption: None,
            voice: None,
            from: None,
        }
    }
}

/// A distance in the units of any scale and ruler.
fn distance(s: &Layout<'_>, mm: f64, mm_per_100p: Option<f64>) -> String {
    let paces = mm_per_100p.map_or(Arg::from("none"), |hundred| {
        Arg::from((mm / hundred * 100.0).round())
    });
    let inches = (mm / 25.4 * 10.0).round() / 10.0;
    s.say(
        &Message::new("picture-distance")
            .with("mm", mm)
            .with("paces", paces)
            .with("inches", inches),
    )
}

/// The sign of a mark, beside its sentence.
fn swatch(swatch: Swatch, kind: usize) -> String {
    let kind = kind % 6;
    match swatch {
        Swatch::Area => {
            format!("<rect class=\"area k{kind}\" x=\"1\" y=\"1\" width=\"22\" height=\"12\"/>")
        }
        Swatch::Line => {
            format!("<g class=\"line k{kind}\"><path d=\"M2 7H22M2 3.5v7M22 3.5v7\"/></g>")
        }
        Swatch::Move => format!(
            "<g class=\"ghost k{kind}\"><rect x=\"2\" y=\"2\" width=\"20\" height=\"10\"/></g>"
        ),
        Swatch::Fate => "<path class=\"fate\" d=\"M6 2L18 12M18 2L6 12\"/>".to_owned(),
        Swatch::Spot => format!("<circle class=\"spot k{kind}\" cx=\"12\" cy=\"7\" r=\"4\"/>"),
    }
}

/// The pieces or terrain of a field, by name; the picture shows where they are.
pub fn names(s: &Layout<'_>, system: &str, value: &Value) -> String {
    let name = |thing: &Value| {
        let word = |name: &str| thing.get(name).and_then(Value::as_str);
        match (word("id"), word("troop"), word("kind")) {
            (id, Some(troop), _) => {
                let message = Message::new("picture-short").with("id", id.unwrap_or_default());
                s.say(&message.with("troop", Arg::coded(&format!("{system}-troop"), troop)))
            }
            (_, None, Some(kind)) => {
                s.say(&Message::new("picture-name").with("kind", Arg::coded("ground", kind)))
            }
            // A name, or an outline without one.
            _ => thing.as_str().unwrap_or_default().to_owned(),
        }
    };
    match value {
        Value::Array(things) => things
            .iter()
            .map(name)
            .filter(|name| !name.is_empty())
            .collect::<Vec<_>>()
            .join(", "),
        thing => name(thing),
    }
    .trim()
    .to_owned()
}
