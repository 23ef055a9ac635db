//! A game as a book for e-readers and phones (EPUB 3): rulings, tables and glossary, worked examples with
//! their pictures. Only the files of the book; the caller packs them into an archive.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::layout::Layout;
use super::picture::Figure as Picture;
use super::table::{Figure as TableFigure, Head};
use super::text;
use super::verdict::ExampleCard;
use crate::content::{Chapter, Fence, Node, NodeKind, Target, escape};
use crate::id::Id;
use crate::lang::Lang;
use crate::systems::System;
use crate::web::blocks::{self, Around, ClaimMark};
use crate::web::{Site, url};

/// The media type of an EPUB: the first file of its archive, uncompressed.
pub const EPUB: &str = "application/epub+zip";

const STYLE: &str = include_str!("../../../../../assets/book.css");
const CONTAINER: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\"><rootfiles><rootfile full-path=\"EPUB/package.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>\n";
const TABLES: &str = "tables";
const GLOSSARY: &str = "glossary";

/// A document of the book.
struct Part {
    /// Its file name, without the extension.
    name: String,
    title: String,
    body: String,
    /// Anchors and titles below it in the table of contents.
    inside: Vec<(String, String)>,
    /// Whether it contains drawings.
    drawn: bool,
}

/// Returns the files of a book by their paths in the archive, except the first file, which states the
/// media type.
pub fn book(site: &Site, lang: Lang, system: &'static System) -> Vec<(String, String)> {
    let s = Layout::new(site, lang, "", |lang| url::system(lang, system.id));
    let chapters: Vec<&Chapter> = site
        .library
        .content
        .chapters
        .iter()
        .filter(|chapter| chapter.system == system.id)
        .collect();
    let inside: BTreeSet<&str> = chapters
        .iter()
        .flat_map(|chapter| nodes(site, chapter))
        .map(|node| node.id.as_str())
        .collect();
    let book = Book {
        s: &s,
        system,
        inside,
    };
    let title = s.system_name(system.id);
    let mut parts = vec![book.cover(&title)];
    let chapters = chapters.iter().map(|chapter| book.chapter(chapter));
    parts.extend(chapters.filter(|part| !part.inside.is_empty()));
    parts.extend(book.tables());
    parts.extend(book.glossary());
    let mut files = vec![
        ("META-INF/container.xml".to_owned(), CONTAINER.to_owned()),
        (
            "EPUB/package.opf".to_owned(),
            package(&s, system, &title, &parts),
        ),
        ("EPUB/nav.xhtml".to_owned(), navigation(&s, &title, &parts)),
        ("EPUB/style.css".to_owned(), STYLE.to_owned()),
    ];
    files.extend(parts.iter().map(|part| {
        (
            format!("EPUB/{}.xhtml", part.name),
            document(lang, &part.title, &part.body),
        )
    }));
    files
}

/// The nodes of a chapter that a book can contain: lessons ask questions, which a book cannot answer.
fn nodes<'s>(site: &'s Site, chapter: &'s Chapter) -> impl Iterator<Item = &'s Node> {
    chapter
        .nodes
        .iter()
        .map(|n| &site.library.content.nodes[*n])
        .filter(|node| {
            node.attributes.superseded.is_none() && node.attributes.kind != NodeKind::Lesson
        })
}

/// An XHTML document.
fn document(lang: Lang, title: &str, body: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" lang=\"{lang}\" xml:lang=\"{lang}\">\n<head><title>{}</title><link rel=\"stylesheet\" type=\"text/css\" href=\"style.css\"/></head>\n<body>\n{body}</body>\n</html>\n",
        escape(title)
    )
}

fn package(s: &Layout<'_>, system: &System, title: &str, parts: &[Part]) -> String {
    let edition = s.site.library.edition();
    let day = if edition.date.is_empty() {
        "2026-01-01"
    } else {
        edition.date.as_str()
    };
    let mut items = String::from(
        "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>\n<item id=\"style\" href=\"style.css\" media-type=\"text/css\"/>\n",
    );
    let mut spine = String::new();
    for part in parts {
        let drawn = if part.drawn {
            " properties=\"svg\""
        } else {
            ""
        };
        let _ = writeln!(
            items,
            "<item id=\"part-{0}\" href=\"{0}.xhtml\" media-type=\"application/xhtml+xml\"{drawn}/>",
            part.name
        );
        let _ = writeln!(spine, "<itemref idref=\"part-{}\"/>", part.name);
        if part.name == "cover" {
            spine.push_str("<itemref idref=\"nav\"/>\n");
        }
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" xml:lang=\"{lang}\">\n<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<dc:identifier id=\"id\">urn:cavillo:{system}:{lang}</dc:identifier>\n<dc:title>{title}</dc:title>\n<dc:language>{lang}</dc:language>\n<dc:publisher>Cavillo</dc:publisher>\n<dc:date>{day}</dc:date>\n<dc:description>{about}</dc:description>\n<dc:rights>CC BY 4.0</dc:rights>\n<meta property=\"dcterms:modified\">{day}T00:00:00Z</meta>\n</metadata>\n<manifest>\n{items}</manifest>\n<spine>\n{spine}</spine>\n</package>\n",
        lang = s.lang,
        system = system.id,
        title = escape(&s.t1("book-title", "game", title)),
        about = escape(&s.edition().unwrap_or_default()),
    )
}

fn navigation(s: &Layout<'_>, title: &str, parts: &[Part]) -> String {
    let mut out = format!(
        "<nav epub:type=\"toc\" id=\"toc\"><h1>{}</h1>\n<ol>\n",
        escape(&s.t1("error-contents", "system", title))
    );
    for part in parts {
        let _ = write!(
            out,
            "<li><a href=\"{}.xhtml\">{}</a>",
            part.name,
            escape(&part.title)
        );
        if !part.inside.is_empty() {
            out.push_str("\n<ol>\n");
            for (anchor, title) in &part.inside {
                let _ = writeln!(
                    out,
                    "<li><a href=\"{}.xhtml#{}\">{}</a></li>",
                    part.name,
                    escape(anchor),
                    escape(title)
                );
            }
            out.push_str("</ol>");
        }
        out.push_str("</li>\n");
    }
    out.push_str("</ol></nav>\n");
    document(s.lang, title, &out)
}

/// A book while it is written.
struct Book<'b, 's> {
    s: &'b Layout<'s>,
    system: &'static System,
    /// Ids of the rulings it contains.
    inside: BTreeSet<&'b str>,
}

impl Book<'_, '_> {
    fn cover(&self, title: &str) -> Part {
        let s = self.s;
        let mut body = format!("<h1>{}</h1>\n", escape(&s.t1("book-title", "game", title)));
        let lead = s
            .site
            .library
            .texts
            .find(s.lang, &format!("system-{}.lead", self.system.id));
        let sources: Vec<String> = self
            .system
            .sources
            .iter()
            .map(|source| s.source_name(source))
            .collect();
        let rests = s.t1("book-rests", "sources", sources.join(", "));
        let address = s.site.base_url.clone();
        let lines = [
            lead,
            Some(rests),
            s.edition(),
            Some(s.t("book-licence")),
            address,
        ];
        for line in lines.into_iter().flatten() {
            let _ = writeln!(body, "<p>{}</p>", escape(&line));
        }
        Part {
            name: "cover".to_owned(),
            title: s.t("book-about"),
            body,
            inside: Vec::new(),
            drawn: false,
        }
    }

    fn chapter(&self, chapter: &Chapter) -> Part {
        let s = self.s;
        let about = &chapter.text[s.lang];
        let mut body = format!(
            "<h1>{}</h1>\n<p>{}</p>\n",
            escape(&about.title),
            escape(&about.summary)
        );
        let mut inside = Vec::new();
        for node in nodes(s.site, chapter) {
            let text = &node.text[s.lang];
            let slug = node.id.slug();
            inside.push((slug.to_owned(), text.title.clone()));
            let mut around = InBook { book: self, node };
            let _ = write!(
                body,
                "<section id=\"{}\">\n<h2>{}</h2>\n<div class=\"answer\">",
                escape(slug),
                escape(&text.title)
            );
            blocks::write(&text.lead, &mut around, &mut body);
            body.push_str("</div>\n");
            let edition = text::edition(
                s,
                node.attributes.since.as_deref(),
                node.attributes.until.as_deref(),
            );
            let rests = s.rests(s.site.library.voice(node), &node.attributes.cites);
            let rests: Vec<String> = [Some(rests), edition].into_iter().flatten().collect();
            let _ = writeln!(
                body,
                "<p class=\"rests\">{}</p>",
                escape(&rests.join(" · "))
            );
            blocks::write(&text.body, &mut around, &mut body);
            body.push_str("\n</section>\n");
        }
        let body = to_xml(&body);
        Part {
            name: chapter.section.clone(),
            title: about.title.clone(),
            drawn: body.contains("<svg"),
            body,
            inside,
        }
    }

    fn tables(&self) -> Option<Part> {
        let s = self.s;
        let mut body = format!("<h1>{}</h1>\n", escape(&s.t("book-tables")));
        let mut inside = Vec::new();
        for table in self.system.tables {
            let id = table.id.replace('.', "-");
            inside.push((id.clone(), s.table_title(table.id)));
            let _ = writeln!(
                body,
                "<section id=\"{}\">\n<h2>{}</h2>\n{}</section>",
                escape(&id),
                escape(&s.table_title(table.id)),
                table_xml(&TableFigure::new(s, table, false))
            );
        }
        (!inside.is_empty()).then(|| Part {
            name: TABLES.to_owned(),
            title: s.t("book-tables"),
            body,
            inside,
            drawn: false,
        })
    }

    fn glossary(&self) -> Option<Part> {
        let s = self.s;
        let concepts = s.site.library.lexicon.concepts().iter();
        let mut terms: Vec<_> = concepts
            .filter(|concept| concept.systems.iter().any(|of| of == self.system.id))
            .collect();
        terms.sort_by_key(|concept| crate::text::fold(&concept.names[s.lang].name));
        let mut body = format!("<h1>{}</h1>\n<dl>\n", escape(&s.t("glossary-title")));
        for concept in &terms {
            let (own, other) = (&concept.names[s.lang], &concept.names[s.lang.other()]);
            let short: String = own.abbr.iter().fold(String::new(), |mut out, abbr| {
                let _ = write!(out, " ({abbr})");
                out
            });
            let _ = writeln!(
                body,
                "<dt id=\"{}\">{}{} <span class=\"note\" lang=\"{lang}\" xml:lang=\"{lang}\">{}</span></dt>\n<dd>{}</dd>",
                escape(&concept.id),
                escape(&own.name),
                escape(&short),
                escape(&other.name),
                escape(&own.definition),
                lang = s.lang.other(),
            );
        }
        body.push_str("</dl>\n");
        (!terms.is_empty()).then(|| Part {
            name: GLOSSARY.to_owned(),
            title: s.t("glossary-title"),
            body,
            inside: Vec::new(),
            drawn: false,
        })
    }

    /// The link to something: inside the book, otherwise on the site if it has a base URL, otherwise none.
    fn place(&self, id: &Id) -> Option<String> {
        let s = self.s;
        let node = |id: &crate::id::NodeId, anchor: &str| {
            self.inside
                .contains(id.as_str())
                .then(|| format!("{}.xhtml#{anchor}", id.section()))
        };
        let own = match id {
            Id::Node(id) => node(id, id.slug()),
            Id::Claim(id) => node(&id.node, &id.html_id()),
            Id::Dotted(id) => self
                .system
                .tables
                .iter()
                .any(|table| table.id == id.as_str())
                .then(|| format!("{TABLES}.xhtml#{}", id.as_str().replace('.', "-"))),
            Id::Term(term) => {
                let concept = s.site.library.lexicon.get(term.slug())?;
                concept
                    .systems
                    .iter()
                    .any(|of| of == self.system.id)
                    .then(|| format!("{GLOSSARY}.xhtml#{}", term.slug()))
            }
            Id::Source(_) => None,
        };
        own.or_else(|| {
            s.site.base_url.as_ref()?;
            s.site.library.get(&id.to_string())?;
            Some(s.site.absolute(url::of(s.lang, id)))
        })
    }
}

/// A ruling in a book.
struct InBook<'b, 's> {
    book: &'b Book<'b, 's>,
    node: &'b Node,
}

impl Around for InBook<'_, '_> {
    fn link(&mut self, target: &Target) -> Option<String> {
        let to = match target {
            Target::Inside(id) => self.book.place(id)?,
            Target::Outside(address) => address.clone(),
        };
        Some(format!("<a href=\"{}\">", escape(&to)))
    }

    fn claim(&mut self, claim: usize) -> ClaimMark {
        let (s, node) = (self.book.s, self.node);
        let Some(claim) = node.text[s.lang].claims.get(claim) else {
            return ClaimMark::default();
        };
        let name = s
            .site
            .library
            .reading_name(s.lang, node, &claim.anchor)
            .map(|name| format!("<b class=\"nth\">{}:</b> ", escape(&name)));
        let edition = text::edition(s, claim.since.as_deref(), claim.until.as_deref());
        ClaimMark {
            attributes: format!(
                " class=\"claim\" id=\"{}\"",
                escape(&node.id.claim(&claim.anchor).html_id())
            ),
            begin: name.unwrap_or_default(),
            end: edition.map_or_else(String::new, |edition| {
                format!(" <span class=\"note\">({})</span>", escape(&edition))
            }),
        }
    }

    fn fence(&mut self, fence: &Fence, out: &mut String) {
        let (s, node) = (self.book.s, self.node);
        match fence {
            Fence::Table(id) => {
                if let Some(table) = crate::systems::table(id.as_str()) {
                    let title = escape(&s.table_title(table.id));
                    let _ = write!(
                        out,
                        "<p><b>{title}</b></p>\n{}",
                        table_xml(&TableFigure::new(s, table, false))
                    );
                }
            }
            Fence::Example(n) => self.example(*n, None, out),
            Fence::Drawn(n, caption) => self.example(*n, caption.as_deref(), out),
            Fence::Scene(n, caption) => {
                if let Some(scene) = node.scenes.get(*n) {
                    let figure = Picture::of_scene(s, node.id.system(), scene, caption.as_deref());
                    picture_xml(&figure, out);
                }
            }
            // The check's answer is available on the site.
            Fence::Question(..) => {}
        }
    }
}

impl InBook<'_, '_> {
    fn example(&self, n: usize, caption: Option<&str>, out: &mut String) {
        let Some(example) = self.node.examples.get(n) else {
            return;
        };
        let card = ExampleCard::drawn(self.book.s, example, false, caption);
        out.push_str("<div class=\"example\">\n");
        let told: Vec<String> = card
            .situation
            .iter()
            .map(|(label, value)| format!("{}: {}", escape(label), escape(value)))
            .collect();
        let _ = writeln!(
            out,
            "<p><b>{}</b> {}</p>",
            escape(&self.book.s.t("example")),
            told.join("; ")
        );
        if let Some(finding) = &card.finding {
            let _ = writeln!(out, "<p>{}</p>", escape(&finding.line()));
        }
        for (name, follows) in &card.readings {
            let between = if follows.is_empty() { "" } else { ": " };
            let text = format!("{name}{between}{follows}");
            let _ = writeln!(out, "<p>– {}</p>", escape(&text));
        }
        for text in &card.faults {
            let _ = writeln!(out, "<p>– {}</p>", escape(text));
        }
        if let Some(figure) = &card.figure {
            picture_xml(figure, out);
        }
        out.push_str("</div>\n");
    }
}

fn picture_xml(figure: &Picture, out: &mut String) {
    let svg =
        figure
            .svg
            .to_string()
            .replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    let _ = write!(out, "<figure>{svg}<figcaption>");
    if let Some(text) = &figure.caption {
        let _ = write!(out, "<p>{}</p>", escape(text));
    }
    let listed: Vec<String> = figure
        .entries
        .iter()
        .map(|entry| {
            let distance = entry.distance.iter().map(|far| format!(": {far}"));
            escape(&format!("{}{}", entry.text, distance.collect::<String>()))
        })
        .collect();
    if !listed.is_empty() {
        let _ = write!(out, "<p>{}</p>", listed.join("; "));
    }
    out.push_str("</figcaption></figure>\n");
}

fn table_xml(figure: &TableFigure) -> String {
    let head = |head: &Head| match head.code {
        Some(code) => format!("<b>{}</b> {}", escape(code), escape(&head.label)),
        None => escape(&head.label),
    };
    let mut out = String::from("<table>\n<thead><tr><td></td>");
    for column in &figure.columns {
        let _ = write!(out, "<th scope=\"col\">{}</th>", head(column));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in &figure.rows {
        let _ = write!(out, "<tr><th scope=\"row\">{}</th>", head(&row.head));
        for cell in &row.cells {
            let _ = write!(out, "<td>{}</td>", escape(&cell.text));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
    let origin = figure.outside.clone().unwrap_or_else(|| {
        let chips: Vec<&str> = figure.chips.iter().map(|chip| chip.text.as_str()).collect();
        format!("{} {}", figure.from, chips.join(", "))
    });
    let _ = writeln!(out, "<p class=\"note\">{}</p>", escape(origin.trim()));
    out
}

/// HTML as XML: void elements are closed. Every text is already escaped, so all tags are our own.
fn to_xml(html: &str) -> String {
    html.replace("<br>", "<br/>")
        .replace("<hr>", "<hr/>")
        .replace("&nbsp;", "&#160;")
        .replace(" tabindex=\"0\"", "")
}
