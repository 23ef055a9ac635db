//! Drawn cards: the preview picture of a page that a posted link shows. A [`Preview`] becomes SVG, and the
//! SVG becomes PNG, with embedded fonts, so that every machine draws the same picture.
//!
//! Equal previews share one card, whatever the address, so cards are cached by the fingerprint of their
//! content. The cache size and the number of concurrent drawings are limited: a client that requests many
//! invented situations gets its cards without delaying other clients.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use askama::Template;
use axum::body::{Body, Bytes};
use axum::http::header::{self, HeaderValue};
use axum::http::{Response, StatusCode};
use resvg::{tiny_skia, usvg};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use tokio::sync::Semaphore;

use super::cache::{self, ByteCache};
use super::catalogue::{Catalogue, Page};
use super::handler::lost;
use super::jobs::Spent;
use super::pages::{self, Based, Given, Part, Placed, Preview, Stamp};
use super::request::ServerRequest;
use super::respond::{Fresh, Keep, bare, short_hash, too_many};
use super::{Site, url};
use crate::lang::Lang;

pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;
pub const PNG: &str = "image/png";

/// Capacity of the card cache, bytes.
const ROOM: u64 = 16 << 20;
/// Capacity of the cache of hashes, bytes: about 8,000 addresses.
const HASHES: u64 = 128 << 10;
/// Maximum time that a card waits while others are drawn.
const PATIENCE: Duration = Duration::from_secs(4);

static REGULAR: &[u8] = include_bytes!("../../assets/fonts/NotoSerif-Regular.ttf");
static BOLD: &[u8] = include_bytes!("../../assets/fonts/NotoSerif-Bold.ttf");
/// Characters that the serif font does not have.
static MARKS: &[u8] = include_bytes!("../../assets/fonts/Marks.ttf");

/// Replacement for a character that no embedded font has.
const MISSING: char = '·';

static FONTS: LazyLock<usvg::Options<'static>> = LazyLock::new(|| {
    let mut options = usvg::Options {
        font_family: "Noto Serif".to_owned(),
        ..usvg::Options::default()
    };
    for font in [REGULAR, BOLD, MARKS] {
        options.fontdb_mut().load_font_data(font.to_vec());
    }
    options
});

/// Widths of characters, in thousandths of the font size.
struct Widths([HashMap<char, f32>; 2]);

static WIDTHS: LazyLock<Widths> = LazyLock::new(|| {
    let of = |fonts: [&'static [u8]; 2]| {
        let mut widths = HashMap::new();
        for font in fonts.into_iter().filter_map(|data| FontRef::new(data).ok()) {
            let metrics = font.glyph_metrics(Size::new(1000.0), LocationRef::default());
            for (code, glyph) in font.charmap().mappings() {
                if let (Some(c), Some(width)) = (char::from_u32(code), metrics.advance_width(glyph))
                {
                    widths.entry(c).or_insert(width);
                }
            }
        }
        widths
    };
    Widths([of([REGULAR, MARKS]), of([BOLD, MARKS])])
});

impl Widths {
    fn of(&self, text: &str, size: f32, bold: bool) -> f32 {
        let widths = &self.0[usize::from(bold)];
        text.chars().filter_map(|c| widths.get(&c)).sum::<f32>() * size / 1000.0
    }
}

/// The text on one line, reduced to characters of the embedded fonts.
fn shown(text: &str) -> String {
    let known = &WIDTHS.0[0];
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // A card shows no more than this, so longer texts are not measured.
    words
        .chars()
        .take(2000)
        .map(|c| if known.contains_key(&c) { c } else { MISSING })
        .collect()
}

/// Wraps a text into at most this many lines and ends a shortened text with an ellipsis. The second value
/// says whether the text fitted.
fn wrap(text: &str, size: f32, bold: bool, room: f32, most: usize) -> (Vec<String>, bool) {
    let fits = |line: &str| WIDTHS.of(line, size, bold) <= room;
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut words: VecDeque<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    while let Some(word) = words.pop_front() {
        let longer = if line.is_empty() {
            word.to_owned()
        } else {
            format!("{line} {word}")
        };
        if fits(&longer) {
            line = longer;
        } else if line.is_empty() {
            // A word wider than a line is broken at the end of the line.
            let end = word
                .char_indices()
                .map(|(at, c)| at + c.len_utf8())
                .take_while(|end| fits(&word[..*end]))
                .last()
                .unwrap_or(word.len());
            lines.push(word[..end].to_owned());
            if end < word.len() {
                words.push_front(&word[end..]);
            }
        } else {
            lines.push(std::mem::take(&mut line));
            words.push_front(word);
        }
        if lines.len() == most && (!line.is_empty() || !words.is_empty()) {
            if let Some(last) = lines.last_mut() {
                while !last.is_empty() && !fits(&format!("{last}…")) {
                    last.pop();
                }
                *last = format!("{}…", last.trim_end_matches([' ', ',', ';', ':', '.', '…']));
            }
            return (lines, false);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    (lines, true)
}

struct Line {
    y: u32,
    size: u32,
    weight: u32,
    fill: &'static str,
    text: String,
}

/// A segment of the odds bar.
struct Bar {
    x: f32,
    y: u32,
    width: f32,
    fill: &'static str,
    opacity: &'static str,
}

/// The segments of an odds bar of full line width, and their widths.
fn bars(odds: &[Part], y: u32) -> Vec<Bar> {
    let all: u32 = odds.iter().map(|part| part.num).sum();
    let mut from = 76.0;
    odds.iter()
        .map(|part| {
            let width = ROOM_ACROSS * px(part.num) / px(all.max(1));
            let x = from;
            from += width;
            let (fill, opacity) = (
                match part.class.split(' ').next() {
                    Some("oa") => "#1f4e79",
                    Some("ob") => "#8f2463",
                    _ => QUIET,
                },
                match part.class.split(' ').nth(1) {
                    Some("mild") => "0.5",
                    Some(_) => "0.25",
                    None => "1",
                },
            );
            Bar {
                x,
                y,
                // A gap separates neighbours of the same colour.
                width: (width - 3.0).max(1.0),
                fill,
                opacity,
            }
        })
        .collect()
}

#[derive(Template)]
#[template(path = "card.svg", escape = "html", whitespace = "minimize")]
struct Drawing {
    tint: &'static str,
    over: String,
    stamp: Option<Stamp>,
    bars: Vec<Bar>,
    bases: Vec<Base>,
    scene: Vec<Drawn>,
    lines: Vec<Line>,
    foot: String,
}

/// A base facing the other one, with its troop code.
struct Base {
    x: u32,
    front: u32,
    fill: &'static str,
    code: String,
}

/// The width of a base, and the space that two bases take beside a title.
const BASE: u32 = 120;
const BASES: f32 = 300.0;

/// The two bases of a verdict at the right edge, the first one on the left.
fn bases(of: &[Based]) -> Vec<Base> {
    let left = 1136 - (BASE + 24) * u32::try_from(of.len()).unwrap_or(0) + 24;
    (0_u32..)
        .zip(of)
        .map(|(n, base)| {
            let x = left + n * (BASE + 24);
            Base {
                x,
                front: if base.foe { x } else { x + BASE - 10 },
                fill: if base.foe { "#8f2463" } else { "#1f4e79" },
                code: shown(&base.code),
            }
        })
        .collect()
}

/// A base of a scene: its outline, its front edge, and its code.
struct Drawn {
    outline: String,
    front: String,
    x: f32,
    y: f32,
    size: f32,
    fill: &'static str,
    code: String,
}

/// The right half of a card, in which a scene is drawn above the situation.
const SCENE: [f32; 2] = [640.0, 1136.0];
const SCENE_TOP: f32 = 134.0;

/// The bases of a scene as large as the right half has room for.
#[expect(clippy::cast_precision_loss, reason = "tenths of a millimetre")]
fn drawn(scene: &[Placed], bottom: f32) -> Vec<Drawn> {
    let places = || scene.iter().flat_map(|base| base.corners);
    let bounds = |axis: usize| {
        let along = || places().map(move |place| place[axis] as f32);
        let (least, most) = (
            along().fold(f32::MAX, f32::min),
            along().fold(f32::MIN, f32::max),
        );
        (least, (most - least).max(1.0))
    };
    let ((left, width), (top, height)) = (bounds(0), bounds(1));
    let room = [SCENE[1] - SCENE[0], bottom - SCENE_TOP];
    // A single base is not blown up to the whole half.
    let scale = (room[0] / width).min(room[1] / height).min(0.4);
    let from = [
        SCENE[1] - (room[0] + width * scale) / 2.0,
        SCENE_TOP + (room[1] - height * scale) / 2.0,
    ];
    let at = |[x, y]: [f32; 2]| [from[0] + (x - left) * scale, from[1] + (y - top) * scale];
    let path = |places: [[f32; 2]; 4]| {
        let places = places.map(|[x, y]| format!("{x:.1} {y:.1}"));
        format!("M{}z", places.join("L"))
    };
    scene
        .iter()
        .map(|base| {
            let corners = base.corners.map(|[x, y]| at([x as f32, y as f32]));
            let [left, right, rear_right, rear_left] = corners;
            let part = |[x, y]: [f32; 2], [u, v]: [f32; 2]| [x + (u - x) * 0.2, y + (v - y) * 0.2];
            let side = |[x, y]: [f32; 2], [u, v]: [f32; 2]| (x - u).hypot(y - v);
            let middle = |axis: usize| corners.iter().map(|place| place[axis]).sum::<f32>() / 4.0;
            let (across, deep) = (side(left, right), side(left, rear_left));
            Drawn {
                outline: path(corners),
                front: path([left, right, part(right, rear_right), part(left, rear_left)]),
                x: middle(0),
                y: middle(1),
                size: (deep * 0.5).min(across * 0.4).clamp(12.0, 34.0),
                fill: if base.foe { "#8f2463" } else { "#1f4e79" },
                code: shown(&base.code),
            }
        })
        .collect()
}

const INK: &str = "#1d1a16";
const QUIET: &str = "#5a5348";
/// The smallest font size: still legible when a card is shown at half its size.
const SMALL: u32 = 26;
/// The width of a line.
const ROOM_ACROSS: f32 = 1060.0;

#[expect(clippy::cast_precision_loss, reason = "sizes of letters")]
const fn px(size: u32) -> f32 {
    size as f32
}

/// The card as SVG. Everything is laid out here, since SVG does not wrap lines.
pub fn svg(preview: &Preview) -> String {
    let one = |text: &str, size: u32, room: f32| {
        wrap(&shown(text), px(size), false, room, 1)
            .0
            .pop()
            .unwrap_or_default()
    };
    let tint = match preview.stamp.as_ref().map(|stamp| stamp.kind) {
        Some("legal") => "#1f6b3a",
        Some("undetermined") => "#67389a",
        Some("illegal") => "#a8201a",
        Some("lost") => "#7a1420",
        Some("back") => "#805500",
        _ => "#0b5a66",
    };
    let mut lines = Vec::new();
    let bottom = if preview.foot.is_empty() { 600 } else { 540 };
    // For an outcome or a figure, the text itself is large and bold.
    let worded = preview
        .stamp
        .as_ref()
        .is_some_and(|stamp| !stamp.word.is_empty());
    let mut y = if worded { 186 } else { 110 };
    let mut put = |y: &mut u32, texts: Vec<String>, size: u32, weight: u32, fill: &'static str| {
        for text in texts {
            *y += size * 4 / 3;
            lines.push(Line {
                y: *y,
                size,
                weight,
                fill,
                text,
            });
        }
    };
    let (title_size, title_lines) = if preview.stamp.is_some() {
        (32, 1)
    } else {
        (44, 2)
    };
    // Beside a scene the text has the left half.
    let across = if preview.scene.is_empty() {
        ROOM_ACROSS
    } else {
        SCENE[0] - 100.0
    };
    let title = wrap(
        &shown(&preview.title),
        px(title_size),
        true,
        if preview.bases.is_empty() {
            across
        } else {
            across - BASES
        },
        title_lines,
    )
    .0;
    y += if preview.stamp.is_some() { 10 } else { 16 };
    put(
        &mut y,
        title,
        title_size,
        700,
        if preview.stamp.is_some() { QUIET } else { INK },
    );
    y += 12;
    if !preview.bases.is_empty() {
        y = y.max(200);
    }
    // The odds bar too has a fixed place, with a legend below it.
    const BAR: u32 = 44;
    // The situation is fixed at the bottom; the answer uses the remaining space with the largest font that
    // fits.
    let under = wrap(&shown(&preview.under), px(SMALL), false, ROOM_ACROSS, 3).0;
    let reserved = u32::try_from(under.len()).unwrap_or(0) * (SMALL * 4 / 3)
        + if under.is_empty() { 0 } else { 20 };
    let keys = preview
        .odds
        .iter()
        .map(|part| format!("{} {}", shown(&part.text), part.num))
        .collect::<Vec<_>>()
        .join(" · ");
    let odds = if preview.odds.is_empty() {
        0
    } else {
        BAR + SMALL * 4 / 3 + 24
    };
    // A loss has its mark before its sentence.
    let lost = preview
        .stamp
        .as_ref()
        .is_some_and(|stamp| stamp.kind == "lost")
        && !worded;
    let supposed = preview
        .stamp
        .as_ref()
        .is_some_and(|stamp| stamp.mark.starts_with('('));
    let mark = match (lost, supposed) {
        (true, true) => "(†) ",
        (true, false) => "† ",
        (false, _) => "",
    };
    let text = shown(&format!("{mark}{}", preview.text));
    for size in [68, 62, 56, 50, 46, 42, 38, 34, 30, SMALL] {
        let most = (bottom - reserved - odds).saturating_sub(y) / (size * 4 / 3);
        let bold = preview.stamp.is_some() && !worded;
        let (fitted, whole) = wrap(&text, px(size), bold, across, most as usize);
        if whole || size == SMALL {
            put(&mut y, fitted, size, if bold { 700 } else { 400 }, INK);
            break;
        }
    }
    y = bottom - reserved - odds + 24;
    let bars = bars(&preview.odds, y);
    if odds > 0 {
        y += BAR - 4;
        put(
            &mut y,
            vec![one(&keys, SMALL, ROOM_ACROSS)],
            SMALL,
            400,
            QUIET,
        );
    }
    y = bottom + 12 - reserved;
    put(&mut y, under, SMALL, 400, QUIET);
    let stamp = preview.stamp.clone().filter(|_| worded).map(|stamp| Stamp {
        word: shown(&stamp.word),
        ..stamp
    });
    let drawing = Drawing {
        tint,
        over: one(&preview.over, 27, 860.0),
        stamp,
        bars,
        bases: bases(&preview.bases),
        scene: drawn(&preview.scene, px(bottom - reserved)),
        lines,
        foot: one(&preview.foot, 25, ROOM_ACROSS),
    };
    drawing.render().unwrap_or_default()
}

/// The card as PNG.
///
/// Never for our own previews; the message is that of the drawing library.
pub fn png(preview: &Preview) -> Result<Bytes, String> {
    let tree = usvg::Tree::from_str(&svg(preview), &FONTS).map_err(|error| error.to_string())?;
    let mut pixels = tiny_skia::Pixmap::new(WIDTH, HEIGHT).ok_or("no room for the picture")?;
    resvg::render(&tree, tiny_skia::Transform::default(), &mut pixels.as_mut());
    pixels
        .encode_png()
        .map(Bytes::from)
        .map_err(|error| error.to_string())
}

/// The cache of cards, and the limit on concurrent drawings.
#[derive(Debug)]
pub struct Cards {
    cache: ByteCache<String>,
    /// Hashes of previews, by the fingerprint of snapshot and address, so that a cached card is sent
    /// without judging again.
    hashes: ByteCache<String>,
    drawing: Arc<Semaphore>,
}

impl Default for Cards {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            cache: cache::of_bytes(ROOM),
            hashes: cache::of_bytes(HASHES),
            drawing: Arc::new(Semaphore::new((cores / 2).max(1))),
        }
    }
}

/// The reason why no card was drawn.
enum NoCard {
    /// Too many cards are waiting.
    Busy,
    /// The client has no processor time left; the seconds until it has.
    Spent(u64),
    Failed(String),
}

impl Cards {
    /// The hash of the preview at an address, if it is cached.
    fn hash(&self, address: &String) -> Option<String> {
        String::from_utf8(self.hashes.get(address)?.to_vec()).ok()
    }

    fn remember(&self, address: String, hash: &str) {
        self.hashes
            .insert(address, Bytes::copy_from_slice(hash.as_bytes()));
    }

    /// The card of a preview, drawn if it is not cached.
    async fn get(
        &self,
        asked: &ServerRequest,
        preview: Preview,
        hash: String,
    ) -> Result<Bytes, NoCard> {
        if let Some(card) = self.cache.get(&hash) {
            return Ok(card);
        }
        let turn = tokio::time::timeout(PATIENCE, self.drawing.clone().acquire_owned())
            .await
            .ok()
            .and_then(Result::ok)
            .ok_or(NoCard::Busy)?;
        // Another request may have drawn it in the meantime.
        if let Some(card) = self.cache.get(&hash) {
            return Ok(card);
        }
        let (jobs, limit) = (&asked.shared.jobs, &asked.shared.limit);
        let drawn = jobs.run(limit, asked.client, move || {
            let _turn = turn;
            png(&preview)
        });
        let card = drawn
            .await
            .map_err(|Spent(seconds)| NoCard::Spent(seconds))?
            .map_err(NoCard::Failed)?;
        self.cache.insert(hash, card.clone());
        Ok(card)
    }
}

/// Preview of a page without parameters.
pub fn preview(site: &Site, lang: Lang, page: &Page) -> Preview {
    let library = &site.library;
    let s = pages::Layout::new(site, lang, "", url::home);
    match page {
        Page::Home => pages::home_preview(&s),
        Page::System(system) => pages::system_preview(&s, system),
        Page::Chapter(n) => pages::of_chapter(&s, &library.content.chapters[*n]),
        Page::Node(n) => pages::of_node(&s, &library.content.nodes[*n]),
        Page::Checks => Preview::plain("", s.t("checks-title"), s.t("checks-lead")),
        Page::Check(check) => Preview::plain(
            s.system_name(check.system()),
            s.check_title(check.id),
            s.check_hint(check).unwrap_or_default(),
        ),
        Page::Matrix(matrix) => Preview::plain(
            s.system_name(system_of(matrix.id)),
            s.matrix_link(matrix).text,
            "",
        ),
        Page::Tool(tool) => {
            let lead = library
                .texts
                .find(lang, &format!("{}.lead", tool.id().replace('.', "-")));
            Preview::plain(
                s.system_name(system_of(tool.id())),
                s.tool_link(tool).text,
                lead.unwrap_or_default(),
            )
        }
        Page::Source(source) => Preview::plain(
            s.t("documents"),
            s.source_name(source),
            s.first(&[&format!("source-{source}.about")], ""),
        ),
        Page::Item(n) => {
            let item = &library.manifest.items()[*n];
            Preview {
                foot: item.key.to_string(),
                ..Preview::plain(s.source_name(item.key.source()), s.item_title(item), "")
            }
        }
        Page::Table(table) => Preview::plain(
            s.system_name(system_of(table.id)),
            s.table_title(table.id),
            "",
        ),
        Page::Sheet(n) => Preview::plain(
            "",
            s.t1(
                "sheet-title",
                "system",
                s.system_name(library.sheets[*n].system),
            ),
            "",
        ),
        Page::Game(system) => Preview::plain(
            "",
            s.t1("game-title", "system", s.system_name(system.id)),
            "",
        ),
        Page::Concept(n) => pages::of_concept(&s, &library.lexicon.concepts()[*n]),
        Page::Learn => Preview::plain("", s.t("learn-title"), s.t("learn-lead")),
        Page::Glossary => Preview::plain("", s.t("glossary-title"), s.t("glossary-lead")),
        Page::Disputes => Preview::plain("", s.t("disputes-title"), s.t("disputes-lead")),
        Page::Changes => Preview::plain("", s.t("changes-title"), s.t("changes-lead")),
        Page::About => Preview::plain("", s.t("about-title"), s.t("about-1")),
        Page::Turn => Preview::plain("", s.t("turn-title"), s.t("turn-lead")),
        Page::Kept => Preview::plain("", s.t("kept-title"), s.t("kept-lead")),
        Page::Offline => Preview::plain("", s.t("offline-title"), s.t("offline-lead")),
        Page::Api => Preview::plain("", s.t("api-title"), s.t("api-lead")),
        Page::Linker => Preview::plain("", s.t("linker-title"), s.t("linker-lead")),
    }
}

fn system_of(id: &str) -> &str {
    id.split('.').next().unwrap_or_default()
}

/// The page for which an address requests the card.
fn page<'c>(catalogue: &'c Catalogue, path: &str) -> Option<(Lang, &'c Page)> {
    let bare = path.strip_prefix("/card")?.strip_suffix(".png")?;
    let own = match bare.strip_suffix("/index") {
        Some(folder) => format!("{folder}/"),
        None => bare.to_owned(),
    };
    catalogue
        .get(&own)
        .map(|(_, entry)| (entry.lang, &entry.page))
}

/// The response with the card of a hash; cached for ever if the address contains that hash.
fn fresh<'r>(asked: &'r ServerRequest, lang: Lang, hash: &str) -> Fresh<'r> {
    let version = asked.parameter(url::CARD_VERSION);
    let keep = if version.is_some_and(|version| version == hash) {
        Keep::Forever
    } else {
        asked.keep()
    };
    Fresh::new(&asked.headers).lang(lang).keep(keep, hash)
}

/// `/card/{lang}/{page}.png?…`: the picture of a page, or of a verdict if the situation is given.
pub async fn card(asked: ServerRequest) -> Response<Body> {
    let snapshot = asked.snapshot.clone();
    let Some((lang, page)) = url::unescape(asked.uri.path())
        .as_deref()
        .and_then(|path| page(&snapshot.catalogue, path))
    else {
        return asked
            .off_thread(|asked| lost(asked, asked.uri.path()))
            .await;
    };
    let cards = &asked.shared.cards;
    let address = short_hash(format!("{} {}", snapshot.tag, asked.uri).as_bytes());
    if let Some(hash) = cards.hash(&address) {
        let fresh = fresh(&asked, lang, &hash);
        if fresh.is_held() {
            return fresh.send(PNG, || (304, Bytes::new()));
        }
        if let Some(card) = cards.cache.get(&hash) {
            return fresh.send(PNG, || (200, card));
        }
    }
    let preview = match (page, asked.query()) {
        (Page::Check(check), Some(query)) => {
            let (held, check, mut given) = (
                snapshot.clone(),
                *check,
                Given {
                    pairs: url::pairs(query),
                },
            );
            given.pairs.retain(|(name, _)| name != url::CARD_VERSION);
            let plain = page.clone();
            let judged = asked
                .shared
                .jobs
                .run(&asked.shared.limit, asked.client, move || {
                    pages::verdict_preview(&held.site, lang, check, &given)
                        .unwrap_or_else(|| self::preview(&held.site, lang, &plain))
                });
            match judged.await {
                Ok(preview) => preview,
                Err(Spent(seconds)) => return too_many(seconds),
            }
        }
        _ => self::preview(&snapshot.site, lang, page),
    };
    let hash = preview.hash();
    let fresh = fresh(&asked, lang, &hash);
    cards.remember(address, &hash);
    if fresh.is_held() {
        return fresh.send(PNG, || (304, Bytes::new()));
    }
    match cards.get(&asked, preview, hash).await {
        Ok(card) => fresh.send(PNG, || (200, card)),
        Err(NoCard::Spent(seconds)) => too_many(seconds),
        Err(NoCard::Failed(error)) => {
            tracing::error!("no card for {}: {error}", asked.uri.path());
            bare(StatusCode::INTERNAL_SERVER_ERROR)
        }
        Err(NoCard::Busy) => {
            let mut busy = bare(StatusCode::SERVICE_UNAVAILABLE);
            busy.headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
            busy
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn odds_are_a_bar_as_wide_as_a_line() {
        let part = |num, class| Part {
            num,
            text: "x".into(),
            class,
        };
        let odds = [part(9, "oa"), part(27, "ob mild")];
        let drawn = bars(&odds, 0);
        assert_eq!((drawn[0].x, drawn[0].width), (76.0, 262.0));
        assert_eq!((drawn[1].x, drawn[1].width), (341.0, 792.0));
        assert_ne!(drawn[0].fill, drawn[1].fill);
        assert_eq!(drawn[1].opacity, "0.5");
        let preview = Preview {
            odds: odds.to_vec(),
            ..stamped("Blades are lost.")
        };
        assert!(svg(&preview).contains("x 9 · x 27"));
    }

    fn stamped(text: &str) -> Preview {
        let stamp = Some(Stamp {
            kind: "illegal",
            mark: "✕",
            word: text.to_owned(),
        });
        Preview {
            stamp,
            under: text.to_owned(),
            foot: text.to_owned(),
            ..Preview::plain(text, text, text)
        }
    }

    #[test]
    fn a_card_is_a_picture_of_the_size_that_is_told() {
        let card = png(&Preview::plain(
            "DBA",
            "Titolo",
            "Così è: perché l’unità non può.",
        ))
        .unwrap();
        assert_eq!(&card[..8], b"\x89PNG\r\n\x1a\n");
        let number = |at: usize| u32::from_be_bytes(card[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), (WIDTH, HEIGHT));
    }

    #[test]
    fn every_mark_and_accent_has_a_glyph() {
        let marks = "✓✕◆=⁇§✎▤⚑⇄±¶⊕◦−–—“”«»‘’…·½°²×≤≥→ÀÈÉÌÒÙàèéìòùäöüßçñ";
        for c in marks.chars() {
            assert!(WIDTHS.0.iter().all(|widths| widths.contains_key(&c)), "{c}");
        }
        assert_eq!(shown("a\u{0}b\n\u{1f418}  ✕"), "a·b · ✕");
    }

    #[test]
    fn lines_are_broken_at_words_and_the_last_one_tells_of_more() {
        let (lines, whole) = wrap("one two three four five six", 40.0, false, 200.0, 9);
        assert!(
            whole && lines.len() > 1 && lines.concat().len() < 27,
            "{lines:?}"
        );
        let (lines, whole) = wrap("one two three four five six", 40.0, false, 200.0, 1);
        assert!(
            !whole && lines.len() == 1 && lines[0].ends_with('…'),
            "{lines:?}"
        );
        let (lines, whole) = wrap(&"w".repeat(50), 40.0, false, 300.0, 9);
        assert!(
            whole && lines.len() > 3 && lines.concat() == "w".repeat(50),
            "{lines:?}"
        );
    }

    proptest! {
        /// Any text gives a valid document, and stays inside the card.
        #[test]
        fn no_text_breaks_a_card(text in "(\\PC|\n|\u{0}|<text>|&amp;|]]>|\"|wwwwwwwwwwwwwwwwwwwww| ){0,400}") {
            let svg = svg(&stamped(&text));
            let read = usvg::roxmltree::Document::parse(&svg);
            prop_assert!(read.is_ok(), "{:?}", read.err());
            let texts = || read.iter().flat_map(|read| read.descendants()).filter(|node| node.has_tag_name("text"));
            prop_assert!(texts().all(|node| node.children().all(|child| child.is_text())), "{svg}");
            for node in texts() {
                let y: u32 = node.attribute("y").unwrap().parse().unwrap();
                prop_assert!(y < HEIGHT - 20, "{svg}");
            }
        }
    }
}
