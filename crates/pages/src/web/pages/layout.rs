//! Layout that every page shares: its frame, its texts, and the small marks and links used everywhere.

use askama::Template;
use askama::filters::HtmlSafe;

use super::preview::{Preview, cut};
use crate::check::{Check, FindingKind};
use crate::cite::{SourceItem, Voice};
use crate::content::{Chapter, Node, NodeKind};
use crate::id::{Id, SourceKey};
use crate::kit::tables::Choice;
use crate::lang::Lang;
use crate::library::{Resolved, raised};
use crate::message::Message;
use crate::systems::{self, Matrix, Tool};
use crate::web::{Site, url};

/// The styles of the frame, inlined in each page so that its header is drawn before the stylesheet arrives.
pub const FRAME: &str = include_str!("../../../templates/head.css");

/// HTML that is escaped already.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup(pub String);

impl std::fmt::Display for Markup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
impl HtmlSafe for Markup {}

/// A plain link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub href: String,
    pub text: String,
}

/// A voice: a mark and its name.
#[derive(Clone, Debug, PartialEq, Eq, Template)]
#[template(
    ext = "html",
    source = r#"{% if let Some(h) = href %}<a class="voice" href="{{ h }}">{% else %}<span class="voice">{% endif %}<span class="mark" aria-hidden="true">{{ mark }}</span> {% if named_beside %}<span class="hidden">{{ word }}</span>{% else %}{{ word }}{% endif %}{% if href.is_some() %}</a>{% else %}</span>{% endif %}"#
)]
pub struct VoiceTag {
    pub mark: &'static str,
    pub word: String,
    /// Link to the explanation of this voice.
    pub href: Option<String>,
    /// Whether the sources beside it name the document, so that only the mark is shown.
    pub named_beside: bool,
}
impl HtmlSafe for VoiceTag {}

/// A source item as readers call it; its key is in the title attribute.
#[derive(Clone, Debug, PartialEq, Eq, Template)]
#[template(
    ext = "html",
    source = r#"<a class="chip" href="{{ href }}" title="{{ key }}{% if !title.is_empty() %} · {{ title }}{% endif %}">{{ text }}</a>"#
)]
pub struct Chip {
    pub href: String,
    pub key: String,
    pub text: String,
    pub title: String,
}
impl HtmlSafe for Chip {}

/// The parts of the site that the navigation names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nav {
    None,
    Home,
    Search,
    Checks,
    Turn,
    Kept,
    Glossary,
    Disputes,
    Learn,
    About,
}

/// The frame of one page.
pub struct Layout<'s> {
    pub site: &'s Site,
    pub lang: Lang,
    pub title: String,
    /// Description for search engines and link previews: the answer, if there is one.
    pub description: String,
    pub path: String,
    /// The same page in the other language.
    pub twin: String,
    /// Text of the search box.
    pub query: String,
    /// Filters that a new search from this page keeps, as fields of the form.
    pub narrowed: Vec<(&'static str, String)>,
    pub nav: Nav,
    pub indexed: bool,
    /// A ruling to remember under "recent".
    pub remember: bool,
    /// Whether the page can show both languages side by side.
    pub both: bool,
    /// A board to play on.
    pub board: bool,
    /// A clock that runs.
    pub clock: bool,
    /// A form that grows.
    pub desk: bool,
    /// Whether a question is answered in place.
    pub guide: bool,
    /// A long list that is folded and has a filter.
    pub folds: bool,
    /// Whether the page does not use the margin.
    pub wide: bool,
    /// Whether the page has a right column of its own.
    pub split: bool,
    /// Preview where a link to the page is posted.
    pub preview: Option<Preview>,
    /// The feed about the topic of the page.
    pub follow: Option<String>,
}

impl<'s> Layout<'s> {
    /// The window title: with the site's name if both fit into the length that browsers and search engines
    /// show; a longer title is cut at a word.
    pub fn head_title(&self) -> String {
        /// Maximum length of a title, in characters.
        const MOST: usize = 70;
        const SITE: &str = " · Cavillo";
        let length = self.title.chars().count();
        if self.nav == Nav::Home {
            return self.title.clone();
        }
        if length + SITE.chars().count() <= MOST {
            return format!("{}{SITE}", self.title);
        }
        if length <= MOST {
            return self.title.clone();
        }
        let cut: String = self.title.chars().take(MOST - 1).collect();
        let end = cut.rfind(' ').unwrap_or(cut.len());
        format!("{}…", cut[..end].trim_end_matches([',', ':', ';']))
    }

    pub fn new(
        site: &'s Site,
        lang: Lang,
        title: impl Into<String>,
        address: impl Fn(Lang) -> String,
    ) -> Self {
        Self {
            site,
            lang,
            title: title.into(),
            description: String::new(),
            path: address(lang),
            twin: address(lang.other()),
            query: String::new(),
            narrowed: Vec::new(),
            nav: Nav::None,
            indexed: true,
            remember: false,
            both: false,
            board: false,
            clock: false,
            desk: false,
            guide: false,
            folds: false,
            wide: false,
            split: false,
            preview: None,
            follow: None,
        }
    }

    #[must_use]
    pub fn describe(mut self, text: &str) -> Self {
        self.description = text.to_owned();
        self
    }

    #[must_use]
    pub fn at(mut self, nav: Nav) -> Self {
        self.nav = nav;
        self
    }

    /// Keeps a page out of search engines because it depends on a reader's input.
    #[must_use]
    pub fn unlisted(mut self) -> Self {
        self.indexed = false;
        self
    }

    /// The same page with this preview.
    #[must_use]
    pub fn shown_as(mut self, preview: Preview) -> Self {
        self.preview = Some(preview);
        self
    }

    /// The games of the choice beside the search box, each with its short name.
    pub fn games(&self) -> Vec<(&'static str, String)> {
        systems::SYSTEMS
            .iter()
            .map(|system| (system.id, self.t(&format!("mine-{}", system.id))))
            .collect()
    }

    /// The game that the page's search is limited to: the chosen one, or that of the page.
    pub fn game(&self) -> Option<&str> {
        self.narrowed
            .iter()
            .find(|(name, _)| *name == "system")
            .map(|(_, value)| value.as_str())
            .or_else(|| url::game_of(&self.path))
    }

    pub fn top(&self) -> Top<'_> {
        Top { s: self }
    }
    pub fn foot(&self) -> Foot<'_> {
        Foot { s: self }
    }

    /// Whether the page has its own picture; search results and errors use that of the first page.
    fn has_card(&self) -> bool {
        self.preview.is_some() || self.indexed
    }

    pub fn card(&self) -> String {
        let path = if self.has_card() {
            &self.path
        } else {
            &url::home(self.lang)
        };
        self.absolute(&url::card(
            path,
            self.preview.as_ref().map(Preview::hash).as_deref(),
        ))
    }
    pub fn card_alt(&self) -> String {
        match &self.preview {
            Some(preview) => preview.alt(),
            None if self.has_card() => cut(&self.title, 347),
            None => self.t("home-title"),
        }
    }
    /// The title of a preview.
    pub fn headline(&self) -> String {
        self.preview
            .as_ref()
            .map_or_else(|| cut(&self.title, 67), Preview::headline)
    }
    /// The text of a preview: the answer first.
    pub fn blurb(&self) -> String {
        self.preview
            .as_ref()
            .map_or_else(|| cut(&self.description, 347), Preview::blurb)
    }
    pub fn oembed(&self) -> String {
        self.absolute(&url::oembed(&self.absolute(&self.path)))
    }
    /// The page in the reader's language.
    pub fn neutral(&self) -> String {
        self.absolute(&url::neutral(&self.path))
    }
    pub fn linker(&self) -> String {
        url::linker(self.lang)
    }

    /// An interface text.
    pub fn t(&self, key: &str) -> String {
        self.site.library.texts.get(self.lang, key)
    }

    /// An interface text with one argument.
    pub fn t1(&self, key: &str, name: &str, value: impl Into<crate::message::Arg>) -> String {
        self.say(&Message::new(key).with(name, value))
    }

    /// An interface text that counts.
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    pub fn count(&self, key: &str, n: usize) -> String {
        self.say(&Message::new(key).with("n", n as f64))
    }

    /// Voice and sources in one line; if the document is the voice, it is named once.
    pub fn rests<'k>(
        &self,
        voice: Voice,
        cites: impl IntoIterator<Item = &'k SourceKey>,
    ) -> String {
        let (word, places) = (self.voice(voice).word, self.readable(cites));
        match voice {
            _ if places.is_empty() => word,
            Voice::Commentary | Voice::Sheet => places,
            _ => format!("{word}: {places}"),
        }
    }

    /// Question that a check answers.
    pub fn check_hint(&self, check: &Check) -> Option<String> {
        self.site
            .library
            .texts
            .find(self.lang, &format!("{}.question", check.key()))
    }

    /// Number of nodes in a chapter, with the noun for them.
    pub fn nodes_count(&self, chapter: &Chapter) -> String {
        let kind = |n: &usize| self.site.library.content.nodes[*n].attributes.kind;
        let first = chapter
            .nodes
            .first()
            .map(kind)
            .filter(|first| chapter.nodes.iter().all(|n| kind(n) == *first));
        self.say(
            &Message::new("system-nodes")
                .with("n", chapter.nodes.len() as f64)
                .with("kind", first.unwrap_or(NodeKind::Ruling).code()),
        )
    }

    /// The name of a unit beside a number.
    pub fn unit(&self, unit: crate::check::Unit, n: f64) -> String {
        self.say(&Message::new(format!("unit-{}", unit.label())).with("n", n))
    }

    pub fn say(&self, message: &Message) -> String {
        self.site.library.texts.say(self.lang, message)
    }

    /// The first of several keys that has a text, or the fallback.
    pub fn first(&self, keys: &[&str], otherwise: &str) -> String {
        keys.iter()
            .find_map(|key| self.site.library.texts.find(self.lang, key))
            .unwrap_or_else(|| otherwise.to_owned())
    }

    /// Label of one entry of a list: the word for one item, if the list has one, and the number of the
    /// entry, counted from 1.
    pub fn row_label(&self, key: &str, label: &str, n: usize) -> String {
        let one = self.first(&[&format!("{key}.within")], label);
        self.say(
            &Message::new("field-entry")
                .with("label", raised(&one))
                .with("n", (n + 1).to_string()),
        )
    }

    /// The address with its host, if there is a base URL.
    pub fn absolute(&self, path: &str) -> String {
        format!(
            "{}{path}",
            self.site.base_url.as_deref().unwrap_or_default()
        )
    }

    pub const fn frame(&self) -> &'static str {
        FRAME
    }
    pub fn asset(&self, name: &str) -> String {
        self.site
            .assets
            .get(name)
            .cloned()
            .unwrap_or_else(|| url::asset(name))
    }

    pub fn home(&self) -> String {
        url::home(self.lang)
    }
    pub fn search_page(&self) -> String {
        // The form adds its own query.
        url::search(self.lang, "")
            .split('?')
            .next()
            .unwrap_or_default()
            .to_owned()
    }
    pub fn api(&self) -> String {
        url::api_search()
    }
    /// Links to the contents of each game.
    pub fn contents(&self) -> Vec<Link> {
        let contents = systems::SYSTEMS.iter().map(|system| Link {
            href: url::system(self.lang, system.id),
            text: self.system_name(system.id),
        });
        contents.collect()
    }
    pub fn checks(&self) -> String {
        url::checks(self.lang)
    }
    pub fn turn(&self) -> String {
        url::turn(self.lang)
    }
    pub fn kept(&self) -> String {
        url::kept(self.lang)
    }
    pub fn glossary(&self) -> String {
        url::glossary(self.lang)
    }
    pub fn disputes(&self) -> String {
        url::disputes(self.lang)
    }
    pub fn learn(&self) -> String {
        url::learn(self.lang)
    }
    pub fn changes(&self) -> String {
        url::changes(self.lang)
    }
    pub fn feed(&self) -> String {
        url::feed(self.lang)
    }
    /// The title of the page's own feed.
    pub fn feed_title(&self) -> String {
        self.t1("feed-title", "title", self.title.as_str())
    }
    /// A link to the feed about the topic of the page.
    pub fn follow_link(&self) -> Markup {
        Markup(self.follow.as_ref().map_or_else(String::new, |feed| {
            format!(
                "<a href=\"{feed}\" type=\"application/atom+xml\">{}</a>",
                crate::content::escape(&self.t("feed-follow"))
            )
        }))
    }
    pub fn opensearch(&self) -> String {
        url::opensearch(self.lang)
    }
    pub fn about(&self) -> String {
        url::about(self.lang)
    }
    pub fn api_docs(&self) -> String {
        url::api_docs(self.lang)
    }
    pub fn offline(&self) -> String {
        url::offline(self.lang)
    }
    pub fn webmanifest(&self) -> String {
        url::webmanifest(self.lang)
    }

    pub fn voice(&self, voice: Voice) -> VoiceTag {
        VoiceTag {
            mark: mark(voice),
            word: self.t(&format!("voice-{}", voice.code())),
            href: None,
            named_beside: false,
        }
    }

    /// The same as a link to its topic.
    pub fn voice_link(&self, voice: Voice) -> VoiceTag {
        VoiceTag {
            href: Some(url::voice(self.lang, voice.code())),
            ..self.voice(voice)
        }
    }

    /// The same before sources, which name the Commentary and the sheet themselves.
    pub fn voice_of(&self, voice: Voice, has_sources: bool) -> VoiceTag {
        VoiceTag {
            named_beside: has_sources && matches!(voice, Voice::Commentary | Voice::Sheet),
            ..self.voice_link(voice)
        }
    }

    /// Our own short title of a source item.
    pub fn item_title<'i>(&self, item: &'i SourceItem) -> &'i str {
        match self.lang {
            Lang::It => &item.title_it,
            Lang::En => &item.gist_en,
        }
    }

    pub fn system_name(&self, system: &str) -> String {
        self.first(&[&format!("system-{system}"), system], system)
    }

    pub fn source_name(&self, source: &str) -> String {
        self.first(&[&format!("source-{source}")], source)
    }

    /// The title of a chapter, or the name of a section without one.
    pub fn section_title(&self, system: &str, section: &str) -> String {
        match self.site.library.content.chapter(system, section) {
            Some(chapter) => chapter.text[self.lang].title.clone(),
            None => self.section_name(system, section),
        }
    }

    /// The name of a section of a game or document.
    pub fn section_name(&self, of: &str, section: &str) -> String {
        let plain = section.replace('-', " ");
        self.first(
            &[
                &format!("section-{of}-{section}"),
                &format!("section-{section}"),
            ],
            &plain,
        )
    }

    pub fn check_title(&self, id: &str) -> String {
        let key = id.replace('.', "-");
        self.first(&[&key], id)
    }

    /// Link to the page that asks a check: its form, or its desk.
    pub fn asked(&self, id: &str) -> Link {
        let href = systems::desk_of(id).map_or_else(
            || url::check(self.lang, id),
            |desk| url::tool(self.lang, desk.id),
        );
        Link {
            href,
            text: self.check_title(id),
        }
    }

    pub fn tool_link(&self, tool: &Tool) -> Link {
        Link {
            href: url::tool(self.lang, tool.id()),
            text: self.first(&[&tool.id().replace('.', "-")], tool.id()),
        }
    }

    pub fn matrix_link(&self, matrix: &Matrix) -> Link {
        Link {
            href: url::tool(self.lang, matrix.id),
            text: self.first(&[&matrix.id.replace('.', "-")], matrix.id),
        }
    }

    pub fn table_title(&self, id: &str) -> String {
        let key = id.replace('.', "-");
        self.first(&[&key], id)
    }

    /// The edition of the library, as text; `None` if no revision was ever recorded.
    pub fn edition(&self) -> Option<String> {
        let edition = self.site.library.edition();
        let message = Message::new("edition-of")
            .with(
                "date",
                (!edition.date.is_empty()).then(|| self.date(&edition.date))?,
            )
            .with("n", self.lang.numeral(edition.number as f64));
        Some(self.say(&message))
    }

    /// Day, month name and year; for a month, month name and year.
    pub fn date(&self, iso: &str) -> String {
        let parts: Vec<&str> = iso.split('-').collect();
        match parts[..] {
            [year, month, day] => {
                let month = self.t(&format!("month-{}", month.trim_start_matches('0')));
                self.say(
                    &Message::new("date")
                        .with("day", day.trim_start_matches('0'))
                        .with("month", month)
                        .with("year", year),
                )
            }
            [year, month] => format!(
                "{} {year}",
                self.t(&format!("month-{}", month.trim_start_matches('0')))
            ),
            _ => iso.to_owned(),
        }
    }

    pub fn node_card(&self, node: &Node) -> Card {
        let library = &self.site.library;
        let text = &node.text[self.lang];
        let cites = node.all_cites();
        let shown = cites.len().min(1);
        Card {
            href: url::node(self.lang, &node.id),
            system: self.system_name(node.id.system()),
            section: self.section_title(node.id.system(), node.id.section()),
            kind: (node.attributes.kind != NodeKind::Ruling)
                .then(|| self.t(&format!("kind-{}", node.attributes.kind.code()))),
            voice: self.voice(library.voice(node)),
            title: text.title.clone(),
            answer: text.answer.clone(),
            chips: self.chips(cites.iter().copied().take(shown)),
            more: cites.len() - shown,
            checks: self.check_links(node),
        }
    }

    /// The checks of a node that exist.
    pub fn check_links(&self, node: &Node) -> Vec<Link> {
        let existing = node
            .attributes
            .checks
            .iter()
            .filter(|id| crate::systems::check(id.as_str()).is_some());
        existing.map(|id| self.asked(id.as_str())).collect()
    }

    pub fn node_link(&self, node: &Node) -> Link {
        Link {
            href: url::node(self.lang, &node.id),
            text: node.text[self.lang].title.clone(),
        }
    }

    /// A link to the thing with an id, if it exists.
    pub fn link_to(&self, text: &str) -> Option<Link> {
        let id: Id = text.parse().ok()?;
        let found = self.site.library.find(text).ok()?;
        let text = match found {
            Resolved::Node(node) => node.text[self.lang].title.clone(),
            Resolved::Claim(node, anchor) => node.text[self.lang]
                .claim(anchor)
                .map(|claim| claim.text.clone())?,
            Resolved::Source(item) => format!("{} · {}", item.key, self.item_title(item)),
            Resolved::Check(check) => self.check_title(check.id),
            Resolved::Table(table) => self.table_title(table.id),
            Resolved::Concept(concept) => concept.names[self.lang].name.clone(),
        };
        Some(Link {
            href: url::of(self.lang, &id),
            text,
        })
    }
}

/// Top of the page, before its content. A separate template, like the footer, so that it is compiled once
/// and not into each page.
#[derive(Template)]
#[template(path = "top.html")]
pub struct Top<'s> {
    s: &'s Layout<'s>,
}
impl HtmlSafe for Top<'_> {}

/// Foot of the page, after its content.
#[derive(Template)]
#[template(path = "foot.html")]
pub struct Foot<'s> {
    s: &'s Layout<'s>,
}
impl HtmlSafe for Foot<'_> {}

/// A node as lists show it.
#[derive(Clone, Debug)]
pub struct Card {
    pub href: String,
    pub system: String,
    pub section: String,
    pub kind: Option<String>,
    pub voice: VoiceTag,
    pub title: String,
    pub answer: String,
    /// The first source, and the number of others.
    pub chips: Vec<Chip>,
    pub more: usize,
    pub checks: Vec<Link>,
}

/// The mark of a voice; its name is always beside it.
pub const fn mark(voice: Voice) -> &'static str {
    match voice {
        Voice::Rule => "§",
        Voice::Commentary => "✎",
        Voice::Author => "PB",
        Voice::Sheet => "▤",
        Voice::Tournament => "⚑",
        Voice::Translator => "⇄",
        Voice::Amendment => "±",
        Voice::Clarification => "¶",
        Voice::Advanced => "⊕",
        Voice::Editor => "◦",
    }
}

/// The mark of a finding; its word is always beside it.
pub const fn finding_mark(kind: FindingKind) -> &'static str {
    match kind {
        FindingKind::Legal => "✓",
        FindingKind::Illegal => "✕",
        FindingKind::Outcome => "◆",
        FindingKind::Score => "=",
        FindingKind::Undetermined => "⁇",
        FindingKind::Open => "…",
    }
}
