//! Addresses of all pages and documents. No other module builds paths.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde_json::{Map, Value};

use crate::check::Rulebook;
use crate::id::{ClaimId, Id, NodeId, SourceKey};
use crate::kit::tables::CellId;
use crate::lang::Lang;
use crate::systems;

/// The parameter of a check's address that fills in its form without judging it.
pub const DRAFT: &str = "draft";

/// The parameter of a whole form, which sends usual values that nobody told.
pub const WHOLE: &str = "whole";

/// The parameter with the settings of a whole game.
pub const GAME: &str = "game";

/// The parameter with the fingerprint of the operator's figures when a link was made.
pub const RULEBOOK: &str = "rulebook";
/// The parameter with the edition of the wordings and figures when a verdict was linked.
pub const EDITION: &str = "ed";

/// Characters that a query value keeps unescaped.
const QUERY: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~')
    .remove(b':')
    .remove(b'/')
    .remove(b',')
    .remove(b'*');

/// Escapes a query value.
pub fn escape(text: &str) -> String {
    utf8_percent_encode(text, QUERY).to_string()
}

/// The first page.
pub fn home(lang: Lang) -> String {
    format!("/{lang}/")
}

/// The hits of a query.
pub fn search(lang: Lang, query: &str) -> String {
    format!("/{lang}/search?q={}", escape(query))
}

/// Filters of a search, and the offset of its page.
#[derive(Clone, Copy, Debug, Default)]
pub struct Narrowed<'n> {
    pub system: Option<&'n str>,
    pub kind: Option<&'n str>,
    pub section: Option<&'n str>,
    /// Ids of concepts.
    pub about: &'n [&'n str],
    pub offset: usize,
    /// Hits per page, if not the default.
    pub limit: Option<usize>,
}

impl Narrowed<'_> {
    /// The fields of a form for the same search, without the offset.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let mut out: Vec<(&'static str, String)> = [
            ("system", self.system),
            ("kind", self.kind),
            ("section", self.section),
        ]
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?.to_owned())))
        .collect();
        if !self.about.is_empty() {
            out.push(("about", self.about.join(",")));
        }
        out.extend(self.limit.map(|limit| ("limit", limit.to_string())));
        out
    }
}

/// A search with its filters; empty ones are left out.
pub fn search_within(lang: Lang, query: &str, narrowed: &Narrowed<'_>) -> String {
    let mut fields = narrowed.fields();
    if !query.is_empty() {
        fields.insert(0, ("q", query.to_owned()));
    }
    if narrowed.offset > 0 {
        fields.push(("offset", narrowed.offset.to_string()));
    }
    let pairs: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", escape(value).replace("%2C", ",")))
        .collect();
    if pairs.is_empty() {
        format!("/{lang}/search")
    } else {
        format!("/{lang}/search?{}", pairs.join("&"))
    }
}

/// The game that a page is about, from its address: `/en/dba/recoil`, `/en/check/dba.recoil`.
pub fn game_of(path: &str) -> Option<&'static str> {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let mut parts = path.split('/').skip(2);
    let first = parts.next()?;
    let name = match first {
        "check" | "tool" | "game" | "table" | "sheet" => parts.next()?,
        name => name,
    };
    let name = name.split('.').next().unwrap_or_default();
    let game = systems::SYSTEMS.iter().find(|system| system.id == name);
    game.map(|system| system.id)
}

/// The contents of a game.
pub fn system(lang: Lang, system: &str) -> String {
    format!("/{lang}/{system}/")
}

/// Address of the documentation of the API.
pub fn api_docs(lang: Lang) -> String {
    format!("/{lang}/api")
}

/// A section, to be read from top to bottom.
pub fn chapter(lang: Lang, system: &str, section: &str) -> String {
    format!("/{lang}/{system}/{section}")
}

/// A ruling.
pub fn node(lang: Lang, id: &NodeId) -> String {
    format!("/{lang}/{id}")
}

/// A ruling, compared with one of its earlier revisions.
pub fn node_since(lang: Lang, id: &NodeId, revision: u32) -> String {
    format!("{}?rev={lang}{revision}", node(lang, id))
}

/// A claim at its place in the ruling.
pub fn claim(lang: Lang, id: &ClaimId) -> String {
    format!("/{lang}/{}#{}", id.node, id.html_id())
}

/// The items of a document.
pub fn source(lang: Lang, source: &str) -> String {
    format!("/{lang}/source/{source}/")
}

/// An item of a document.
pub fn item(lang: Lang, key: &SourceKey) -> String {
    format!("/{lang}/source/{key}")
}

/// The form of a check.
pub fn check(lang: Lang, id: &str) -> String {
    format!("/{lang}/check/{id}")
}

/// A check with its inputs: the URL is the situation.
pub fn check_with(lang: Lang, id: &str, input: &Map<String, Value>) -> String {
    let query = query(input);
    if query.is_empty() {
        check(lang, id)
    } else {
        format!("{}?{query}", check(lang, id))
    }
}

/// A check's form with some fields filled in, not judged.
pub fn check_draft(lang: Lang, id: &str, input: &Map<String, Value>) -> String {
    format!("{}?{}&{DRAFT}=true", check(lang, id), query(input))
}

/// A check's form within a game with settings.
pub fn check_in(lang: Lang, id: &str, game: &str) -> String {
    format!("{}?{GAME}={}", check(lang, id), escape(game))
}

/// Address of the settings of a whole game.
pub fn game(lang: Lang, system: &str) -> String {
    format!("/{lang}/game/{system}")
}

/// A game's settings: the URL contains them.
pub fn game_with(lang: Lang, system: &str, settings: &Map<String, Value>) -> String {
    let query = query(settings);
    if query.is_empty() {
        game(lang, system)
    } else {
        format!("{}?{query}", game(lang, system))
    }
}

/// A tool: `dba.fights` is that of `dba` called `fights`.
pub fn tool(lang: Lang, id: &str) -> String {
    format!("/{lang}/tool/{}", id.replacen('.', "/", 1))
}

/// A tool with its circumstances: the URL is the state.
pub fn tool_with(lang: Lang, id: &str, input: &Map<String, Value>) -> String {
    let query = query(input);
    if query.is_empty() {
        tool(lang, id)
    } else {
        format!("{}?{query}", tool(lang, id))
    }
}

/// Every check.
pub fn checks(lang: Lang) -> String {
    format!("/{lang}/check/")
}

/// A table.
pub fn table(lang: Lang, id: &str) -> String {
    format!("/{lang}/table/{id}")
}

/// A cell of a table, on the table's page.
pub fn cell(lang: Lang, cell: &CellId) -> String {
    format!("{}#{}.{}", table(lang, &cell.table), cell.row, cell.column)
}

/// A concept of the glossary.
pub fn concept(lang: Lang, id: &str) -> String {
    format!("/{lang}/glossary/{id}")
}

/// The glossary.
pub fn glossary(lang: Lang) -> String {
    format!("/{lang}/glossary/")
}

/// The lessons.
pub fn learn(lang: Lang) -> String {
    format!("/{lang}/learn/")
}

/// The quick-reference sheet of a game.
pub fn sheet(lang: Lang, system: &str) -> String {
    format!("/{lang}/sheet/{system}")
}

/// The open points.
pub fn disputes(lang: Lang) -> String {
    format!("/{lang}/disputes/")
}

/// Address of the revisions.
pub fn changes(lang: Lang) -> String {
    format!("/{lang}/changes/")
}

/// Address of the revisions of one game, or of one day or month.
pub fn changes_of(lang: Lang, system: Option<&str>, when: Option<&str>) -> String {
    let fields = [("system", system), ("when", when)];
    let pairs: Vec<String> = fields
        .into_iter()
        .filter_map(|(name, value)| Some(format!("{name}={}", escape(value?))))
        .collect();
    if pairs.is_empty() {
        changes(lang)
    } else {
        format!("{}?{}", changes(lang), pairs.join("&"))
    }
}

/// Address of the page about this site.
pub fn about(lang: Lang) -> String {
    format!("/{lang}/about")
}

/// Address of the tools for use while a game is played.
pub fn turn(lang: Lang) -> String {
    format!("/{lang}/turn")
}

/// Address of the pages a reader keeps at hand.
pub fn kept(lang: Lang) -> String {
    format!("/{lang}/kept")
}

/// Address of the download for use without a connection.
pub fn offline(lang: Lang) -> String {
    format!("/{lang}/offline")
}

/// Address of the web app manifest.
pub fn webmanifest(lang: Lang) -> String {
    format!("/manifest.webmanifest?lang={lang}")
}

/// Address of the explanation of a voice.
pub fn voice(lang: Lang, code: &str) -> String {
    format!("/{lang}/about#voice-{code}")
}

/// A question at its place in the lesson, counted from 1.
pub fn question(lang: Lang, id: &NodeId, number: usize) -> String {
    format!("{}#q{number}", node(lang, id))
}

/// A stylesheet, script or picture by its hashed name.
pub fn asset(name: &str) -> String {
    format!("/assets/{name}")
}

/// The JSON search, which the script uses while a reader types.
pub fn api_search() -> String {
    "/api/v1/search".to_owned()
}

/// Address of the OpenSearch description.
pub fn opensearch(lang: Lang) -> String {
    format!("/opensearch.xml?lang={lang}")
}

/// Address of the completions for a browser's search field.
pub fn suggest(lang: Lang) -> String {
    format!("/suggest?lang={lang}&q=")
}

/// The parameter of a card's address that identifies the drawing.
pub const CARD_VERSION: &str = "v";

/// The drawn card of a page by its path; the query is the situation.
pub fn card(path: &str, version: Option<&str>) -> String {
    let (path, query) = path
        .split_once('?')
        .map_or((path, ""), |(path, query)| (path, query));
    let index = if path.ends_with('/') { "index" } else { "" };
    let version = version
        .map(|version| format!("{CARD_VERSION}={version}"))
        .unwrap_or_default();
    let query: Vec<&str> = [query, &version]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect();
    with_query(&format!("/card{path}{index}.png"), Some(&query.join("&")))
}

/// Address of the oEmbed document of an address.
pub fn oembed(address: &str) -> String {
    format!("/oembed?format=json&url={}", escape(address))
}

/// A language-independent address, which redirects to the reader's language.
pub fn neutral(path: &str) -> String {
    match path.get(3..) {
        None | Some("" | "/") => "/".to_owned(),
        Some(rest) => format!("/cite{rest}"),
    }
}

/// Address of the e-book of a game.
pub fn book(lang: Lang, system: &str) -> String {
    format!("/{lang}/{system}.epub")
}

/// Address of the form in which a pasted post is linked.
pub fn linker(lang: Lang) -> String {
    format!("/{lang}/linker")
}

/// The script by which other sites link citations.
pub const LINKER_SCRIPT: &str = "/linker.js";

/// The changes as a feed.
pub fn feed(lang: Lang) -> String {
    format!("/{lang}/feed.atom")
}

/// The changes of what a page is about, a game, a chapter or a ruling, as a feed.
pub fn feed_of(page: &str) -> String {
    format!("{}/feed.atom", page.trim_end_matches('/'))
}

/// The permalink of anything, in no language.
pub fn cite(id: &str) -> String {
    match id.parse::<Id>() {
        Ok(Id::Claim(claim)) => format!("/cite/{}--{}", claim.node, claim.anchor),
        _ => format!("/cite/{id}"),
    }
}

/// The permalink of a tool, in no language.
pub fn cite_tool(id: &str) -> String {
    format!("/cite/tool/{}", id.replacen('.', "/", 1))
}

/// Address of an id in a language.
pub fn of(lang: Lang, id: &Id) -> String {
    match id {
        Id::Node(id) => node(lang, id),
        Id::Claim(id) => claim(lang, id),
        Id::Source(key) => item(lang, key),
        Id::Dotted(id) if systems::table(id.as_str()).is_some() => table(lang, id.as_str()),
        Id::Dotted(id) => check(lang, id.as_str()),
        Id::Term(id) => concept(lang, id.slug()),
    }
}

/// This address with the mark of the link by which it was reached.
pub fn with_linked(address: String, name: &str, linked: Option<&str>) -> String {
    let Some(linked) = linked else { return address };
    let mark = if address.contains('?') { '&' } else { '?' };
    format!("{address}{mark}{name}={}", escape(linked))
}

/// Inputs with the fingerprint of the operator's rulebook, if its figures affected the verdict.
pub fn with_rulebook(
    input: &Map<String, Value>,
    rulebook: Option<&Rulebook>,
) -> Map<String, Value> {
    let mut all = input.clone();
    if let Some(rulebook) = rulebook {
        all.insert(
            RULEBOOK.to_owned(),
            Value::from(rulebook.fingerprint.as_str()),
        );
    }
    all
}

/// Facts as a query.
pub fn query(input: &Map<String, Value>) -> String {
    crate::check::pairs(input)
        .iter()
        .map(|(name, value)| format!("{}={}", escape(name), escape(value)))
        .collect::<Vec<_>>()
        .join("&")
}

/// Whether a character only changes the direction of the text around it (Unicode's `Bidi_Control`).
/// Messengers wrap copied text in such marks; in a page they would change the direction of its own words.
const fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Typed text in a form that pages may show: control characters except line ends and tabs become spaces,
/// direction marks are removed. Every query and form value passes through this.
pub fn typed(text: &str) -> Cow<'_, str> {
    let is_control = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    if !text.contains(|c| is_control(c) || is_bidi_control(c)) {
        return Cow::Borrowed(text);
    }
    let kept = text.chars().filter(|c| !is_bidi_control(*c));
    kept.map(|c| if is_control(c) { ' ' } else { c }).collect()
}

/// Parses a query into pairs, cleaned as by [`typed`]. Invalid UTF-8 is replaced, so that parsing never
/// fails.
pub fn pairs(query: &str) -> Vec<(String, String)> {
    let decode = |text: &str| {
        let spaced = text.replace('+', " ");
        typed(&percent_decode_str(&spaced).decode_utf8_lossy()).into_owned()
    };
    let split = query.split('&').filter(|part| !part.is_empty());
    split
        .map(|part| part.split_once('=').unwrap_or((part, "")))
        .map(|(name, value)| (decode(name), decode(value)))
        .collect()
}

/// A path as text; `None` if it is invalid UTF-8 or contains control characters or direction marks, which
/// no page name does.
pub fn unescape(path: &str) -> Option<String> {
    let text = percent_decode_str(path).decode_utf8().ok()?;
    (!text.contains(|c: char| c.is_control() || is_bidi_control(c))).then(|| text.into_owned())
}

/// This address with a query, which is inserted before the fragment.
pub fn with_query(address: &str, query: Option<&str>) -> String {
    match (
        query.filter(|query| !query.is_empty()),
        address.split_once('#'),
    ) {
        (None, _) => address.to_owned(),
        (Some(query), None) => format!("{address}?{query}"),
        (Some(query), Some((path, fragment))) => format!("{path}?{query}#{fragment}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn permalinks_and_pages() {
        assert_eq!(cite("dba/recoil/a#b"), "/cite/dba/recoil/a--b");
        assert_eq!(
            of(Lang::It, &"dba/recoil/a#b".parse().unwrap()),
            "/it/dba/recoil/a#a--b"
        );
        assert_eq!(
            of(Lang::En, &"bob:recoil.2".parse().unwrap()),
            "/en/source/bob:recoil.2"
        );
    }

    #[test]
    fn a_situation_becomes_a_query_and_comes_back() {
        let input = json!({"a": "x y&z", "mover": {"troops": ["El", "Bd"], "n": 3}, "list": [{"t": "Ps"}], "none": null, "on": true});
        let query = query(input.as_object().unwrap());
        assert_eq!(
            query,
            "a=x%20y%26z&mover.troops=El,Bd&mover.n=3&list.0.t=Ps&on=true"
        );
        // Players' names need not be valid in a path.
        let named =
            json!({"aims": {"bows": "x", "guns": null}, "more": {"1": "x", "2": null, "b.c": "y"}});
        assert_eq!(
            super::query(named.as_object().unwrap()),
            "aims.bows=x&more=1%3Dx,2%3D,b.c%3Dy"
        );
    }
    #[test]
    fn an_outline_is_one_list_of_numbers() {
        let input = json!({"edge": [[0, 0], [50, -1.5], [50, 40]], "ways": [{"polygon": [[0, 0], [1, 0], [1, 1]]}]});
        assert_eq!(
            query(input.as_object().unwrap()),
            "edge=0,0,50,-1.5,50,40&ways.0.polygon=0,0,1,0,1,1"
        );
    }

    #[test]
    fn queries_and_paths_are_read_whatever_they_hold() {
        assert_eq!(
            pairs("q=l%27unit%C3%A0+x&&a&b=%FF=c"),
            [("q", "l'unità x"), ("a", ""), ("b", "\u{fffd}=c")]
                .map(|(a, b)| (a.to_owned(), b.to_owned()))
        );
        assert_eq!(pairs(&"a=1&".repeat(9999)).len(), 9999);
        // Direction marks around copied text, and a line break that would reverse a title.
        assert_eq!(
            pairs("q=%E2%81%A8Bd%E2%81%A9%00x%0Ay&a=%E2%80%AEfdp.exe"),
            [("q", "Bd x\ny"), ("a", "fdp.exe")].map(|(a, b)| (a.to_owned(), b.to_owned()))
        );
        assert_eq!(unescape("/it/%E2%80%AEx"), None);
        assert_eq!(unescape("/it/%64ba").as_deref(), Some("/it/dba"));
        assert_eq!(
            (unescape("/%00"), unescape("/%ff"), unescape("/%0a")),
            (None, None, None)
        );
    }

    #[test]
    fn cards_and_neutral_addresses() {
        assert_eq!(
            card("/it/dba/recoil/a", Some("0f")),
            "/card/it/dba/recoil/a.png?v=0f"
        );
        assert_eq!(card("/it/", None), "/card/it/index.png");
        assert_eq!(
            card("/en/check/dba.recoil?a=b", Some("0f")),
            "/card/en/check/dba.recoil.png?a=b&v=0f"
        );
        assert_eq!(
            (
                neutral("/it/"),
                neutral("/it/dba/"),
                neutral("/en/glossary/x")
            ),
            ("/".into(), "/cite/dba/".into(), "/cite/glossary/x".into())
        );
    }

    #[test]
    fn a_query_stands_before_the_fragment() {
        assert_eq!(with_query("/it/a#b", Some("rev=it3")), "/it/a?rev=it3#b");
        assert_eq!(with_query("/it/a#b", None), "/it/a#b");
    }
}
