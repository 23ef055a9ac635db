//! Texts to copy: the content of a page as a plain, BBCode or Markdown post.
//!
//! Titles and sentences are data: they cannot open or close a tag, a link or a quotation of the post.

use std::fmt::Write as _;

use crate::lang::Lang;

/// A post in every format.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Post {
    pub title: String,
    pub lines: Vec<String>,
    /// Quoted sentences, each with its sources.
    pub quotes: Vec<(String, String)>,
    pub url: String,
}

/// One line, without control characters.
fn line(text: &str) -> String {
    text.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .chars()
        .filter(|c| !c.is_control())
        .collect()
}

/// Characters that Markdown may interpret; a backslash escapes each of them.
pub fn markdown_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in line(text).chars() {
        if matches!(
            c,
            '\\' | '`'
                | '*'
                | '_'
                | '{'
                | '}'
                | '['
                | ']'
                | '<'
                | '>'
                | '#'
                | '|'
                | '~'
                | '!'
                | '&'
                | '$'
                | '@'
                | '^'
        ) {
            out.push('\\');
        }
        out.push(c);
    }
    // Characters that begin a list, a heading or a rule only at the beginning of a line.
    let digits = out.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && out[digits..].starts_with(['.', ')']) {
        out.insert(digits, '\\');
    } else if out.starts_with(['+', '-', '=', ':']) {
        out.insert(0, '\\');
    }
    // A bare address would become a link.
    out.replace("://", ":\\//").replace("www.", "www\\.")
}

/// BBCode knows no escape, so its two brackets are replaced.
pub fn bbcode_text(text: &str) -> String {
    line(text).replace('[', "(").replace(']', ")")
}

fn address(url: &str) -> String {
    let mut out = String::with_capacity(url.len());
    for c in url.chars() {
        match c {
            '[' | ']' | '(' | ')' | '<' | '>' | '"' | '\'' | '\\' | '`' | ' ' | '*' => {
                let mut bytes = [0; 4];
                for byte in c.encode_utf8(&mut bytes).bytes() {
                    let _ = write!(out, "%{byte:02X}");
                }
            }
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

impl Post {
    /// Plain text; quotations use the quotation marks of the language.
    pub fn plain(&self, lang: Lang) -> String {
        let mut out = line(&self.title);
        for text in &self.lines {
            let _ = write!(out, "\n{}", line(text));
        }
        for (text, sources) in &self.quotes {
            let [open, close] = match lang {
                Lang::It => ['«', '»'],
                Lang::En => ['“', '”'],
            };
            let _ = write!(out, "\n– {open}{}{close}", line(text));
            if !sources.is_empty() {
                let _ = write!(out, " ({})", line(sources));
            }
        }
        let _ = write!(out, "\n{}", address(&self.url));
        out
    }

    pub fn markdown(&self) -> String {
        let mut out = format!(
            "**[{}]({})**\n",
            markdown_text(&self.title),
            address(&self.url)
        );
        for text in &self.lines {
            let _ = write!(out, "\n{}\n", markdown_text(text));
        }
        for (text, sources) in &self.quotes {
            let _ = write!(out, "\n> {}", markdown_text(text));
            if !sources.is_empty() {
                let _ = write!(out, " ({})", markdown_text(sources));
            }
            out.push('\n');
        }
        out.truncate(out.trim_end().len());
        out
    }

    pub fn bbcode(&self) -> String {
        let mut out = format!(
            "[b][url={}]{}[/url][/b]",
            address(&self.url),
            bbcode_text(&self.title)
        );
        for text in &self.lines {
            let _ = write!(out, "\n{}", bbcode_text(text));
        }
        for (text, sources) in &self.quotes {
            let _ = write!(out, "\n[quote]{}", bbcode_text(text));
            if !sources.is_empty() {
                let _ = write!(out, " ({})", bbcode_text(sources));
            }
            out.push_str("[/quote]");
        }
        out
    }
}

/// The copy block of a page.
#[derive(Clone, Debug, askama::Template)]
#[template(path = "copy.html")]
pub struct Copies {
    pub summary: String,
    pub hint: String,
    pub link_label: String,
    pub link: String,
    pub posts: Vec<InLanguage>,
    pub now: String,
    pub share: String,
    pub image: String,
    pub fill: String,
    pub turn: String,
    pub close: String,
    /// The finding in the other language, for a verdict that can fill the screen.
    pub twin: Option<String>,
    pub twin_lang: &'static str,
    pub button: String,
    pub done: String,
    /// Whether the buttons are shown here, and whether the boxes with the texts are.
    pub at_once: bool,
    pub boxes: bool,
}
impl askama::filters::HtmlSafe for Copies {}

/// A post in one language, in every format.
#[derive(Clone, Debug)]
pub struct InLanguage {
    pub lang: Lang,
    pub plain_label: String,
    pub plain: String,
    pub bbcode: String,
    pub markdown: String,
}

impl InLanguage {
    fn new(s: &super::layout::Layout<'_>, lang: Lang, post: &Post) -> Self {
        let plain_label = s.t("copy-plain");
        Self {
            lang,
            plain_label,
            plain: post.plain(lang),
            bbcode: post.bbcode(),
            markdown: post.markdown(),
        }
    }
}

/// A text for reporting a doubtful sentence to the project or a forum, with everything that identifies it.
#[derive(Clone, Debug, askama::Template)]
#[template(path = "doubt.html")]
pub struct Doubt {
    summary: String,
    hint: String,
    label: String,
    text: String,
    button: String,
    done: String,
}
impl askama::filters::HtmlSafe for Doubt {}

impl Doubt {
    /// `claims` are the ids of the sentences that can be reported.
    pub fn new(s: &super::layout::Layout<'_>, post: &Post, claims: &[String]) -> Self {
        let mut text = post.plain(s.lang);
        let _ = write!(
            text,
            "\n\n{}\n{}\n\n{}\n",
            s.t("doubt-claims"),
            claims.join("\n"),
            s.t("doubt-mine")
        );
        Self {
            summary: s.t("doubt-summary"),
            hint: s.t("doubt-hint"),
            label: s.t("doubt-label"),
            text,
            button: s.t("copy-button"),
            done: s.t("copy-done"),
        }
    }
}

impl Copies {
    /// A post, and its version in the other language if there is one.
    pub fn new(s: &super::layout::Layout<'_>, post: &Post, other: Option<&Post>) -> Self {
        let posts = [
            Some((s.lang, post)),
            other.map(|other| (s.lang.other(), other)),
        ];
        Self {
            summary: s.t("copy-summary"),
            hint: s.t("copy-hint"),
            link_label: s.t("copy-link"),
            link: post.url.clone(),
            posts: posts
                .into_iter()
                .flatten()
                .map(|(lang, post)| InLanguage::new(s, lang, post))
                .collect(),
            now: s.t("copy-now"),
            share: s.t("share-menu"),
            image: s.t("share-image"),
            fill: s.t("fill-screen"),
            turn: s.t("fill-turn"),
            close: s.t("fill-close"),
            twin: None,
            twin_lang: s.lang.other().code(),
            button: s.t("copy-button"),
            done: s.t("copy-done"),
            at_once: true,
            boxes: true,
        }
    }

    /// The buttons, and the boxes with the texts further down.
    pub fn apart(self) -> (Self, Self) {
        (
            Self {
                boxes: false,
                ..self.clone()
            },
            Self {
                at_once: false,
                ..self
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use pulldown_cmark::{Event, Parser, Tag};

    fn post(text: &str) -> Post {
        Post {
            title: text.to_owned(),
            lines: vec![text.to_owned()],
            quotes: vec![(text.to_owned(), text.to_owned())],
            url: format!("https://example.org/cite/{text}"),
        }
    }

    #[test]
    fn a_post_reads_well_in_every_format() {
        let post = Post {
            title: "Ritirata [1]".into(),
            lines: vec!["Un elefante non si spinge.".into()],
            quotes: vec![("Si perdono entrambi.".into(), "bob:recoil.2".into())],
            url: "https://example.org/cite/dba/recoil/a".into(),
        };
        assert_eq!(
            post.plain(Lang::It),
            "Ritirata [1]\nUn elefante non si spinge.\n– «Si perdono entrambi.» (bob:recoil.2)\nhttps://example.org/cite/dba/recoil/a"
        );
        assert!(
            post.plain(Lang::En)
                .contains("– “Si perdono entrambi.” (bob:recoil.2)")
        );
        assert_eq!(
            post.markdown(),
            "**[Ritirata \\[1\\]](https://example.org/cite/dba/recoil/a)**\n\nUn elefante non si spinge.\n\n> Si perdono entrambi. (bob:recoil.2)"
        );
        assert_eq!(
            post.bbcode(),
            "[b][url=https://example.org/cite/dba/recoil/a]Ritirata (1)[/url][/b]\nUn elefante non si spinge.\n[quote]Si perdono entrambi. (bob:recoil.2)[/quote]"
        );
    }

    proptest! {
        #[test]
        fn nothing_breaks_out_of_bbcode(text in "(\\PC|\n|\\[/?url\\]|\\[/quote\\]|\\[/b\\]|\\[img\\]){0,20}") {
            let out = post(&text).bbcode();
            prop_assert_eq!(out.matches('[').count(), 6, "{}", out);
            prop_assert_eq!(out.matches(']').count(), 6, "{}", out);
            prop_assert_eq!(out.lines().count(), 3);
        }

        #[test]
        fn nothing_breaks_out_of_markdown(text in "(\\PC|\n|\\]\\(x\\)|`|\\*\\*|<b>|\n# |\n> |!\\[|1\\. |- |https://x ){0,20}") {
            let out = post(&format!("a{text}")).markdown();
            let mut links = 0;
            for event in Parser::new(&out) {
                match event {
                    Event::Start(Tag::Link { dest_url, .. }) => {
                        links += 1;
                        prop_assert!(dest_url.starts_with("https://example.org/cite/"), "{}", out);
                    }
                    Event::Start(Tag::Paragraph | Tag::Strong | Tag::BlockQuote(_)) | Event::End(_) | Event::Text(_) | Event::SoftBreak => {}
                    other => prop_assert!(false, "{:?} in {}", other, out),
                }
            }
            prop_assert_eq!(links, 1, "{}", out);
        }

        #[test]
        fn no_start_of_line_is_markup(start in "(#+ |> |[-+*] |[0-9]{1,3}[.)] |===|---|\\* \\*|~~~|```|:|\\||    )x?") {
            let out = Post { lines: vec![start.clone()], ..post("t") }.markdown();
            for event in Parser::new(&out) {
                let fine = matches!(event, Event::Start(Tag::Link { .. } | Tag::Paragraph | Tag::Strong | Tag::BlockQuote(_)) | Event::End(_) | Event::Text(_) | Event::SoftBreak);
                prop_assert!(fine, "{:?} in {}", event, out);
            }
        }
    }
}
