//! The quick-reference sheet of a game: two printed pages of claims and tables.

use askama::Template;

use serde_json::{Map, Value};

use super::layout::{Layout, Link, Nav};
use super::table::{Figure, Head};
use super::{Html, html};
use crate::check::form::field_at;
use crate::check::{Kind, Status};
use crate::lang::Lang;
use crate::library::{Heading, Sheet};
use crate::systems::{self, System};
use crate::web::{Site, url};

/// A claim, with the words that decide between what comes before and after them.
struct Line {
    href: String,
    before: String,
    deciding: String,
    after: String,
}

impl Line {
    /// `deciding` are words that decide, the strongest first.
    fn new(href: String, text: &str, deciding: &str) -> Self {
        let apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        let place = deciding.split('|').find_map(|word| {
            let whole = |at: &usize| {
                apart(text[..*at].chars().next_back())
                    && apart(text[*at + word.len()..].chars().next())
            };
            let at = text.match_indices(word).map(|(at, _)| at).find(whole)?;
            Some((at, at + word.len()))
        });
        let (from, to) = place.unwrap_or((text.len(), text.len()));
        Self {
            href,
            before: text[..from].to_owned(),
            deciding: text[from..to].to_owned(),
            after: text[to..].to_owned(),
        }
    }
}

/// A box of the sheet.
struct Block {
    title: Link,
    figures: Vec<Figure>,
    claims: Vec<Line>,
    fates: Option<Grid>,
}

impl Block {
    /// Number of its lines: a table is as long as its rows.
    fn lines(&self) -> usize {
        let rows = self.figures.iter().map(|figure| figure.rows.len());
        let fates = self.fates.as_ref().map_or(0, |grid| grid.rows.len());
        self.claims.len() + rows.sum::<usize>() + fates
    }
}

/// The result of every loser against every winner.
struct Grid {
    heads: Vec<Head>,
    rows: Vec<(Head, Vec<Sign>)>,
    legend: String,
    tap: String,
}

/// One pair.
struct Sign {
    text: &'static str,
    /// The page of the pair, with its reasons.
    href: String,
    destroys: bool,
}

/// Runs the check of a game for every pair, at both margins.
fn grid(s: &Layout<'_>, system: &System) -> Option<Grid> {
    let fates = system.fates?;
    let check = systems::check(fates.check)?;
    let tables = &s.site.library.tables;
    let fields = check.fields(tables);
    let scope = match field_at(&fields, fates.loser).map(|field| &field.kind) {
        Some(Kind::Choice { scope, .. }) => *scope,
        _ => "",
    };
    let sign = |loser: &str, winner: &str| {
        let input = |degree: &str| {
            let pair = [
                (fates.loser, loser),
                (fates.winner, winner),
                (fates.degree, degree),
            ];
            Map::from_iter(
                fates
                    .known
                    .iter()
                    .copied()
                    .chain(pair)
                    .map(|(name, value)| (name.to_owned(), Value::from(value))),
            )
        };
        let result = |degree: &str| {
            let verdict = check.glance(tables, &input(degree)).ok()?;
            let value = verdict.values.get(fates.result)?.as_str()?;
            (verdict.status != Status::Open).then(|| value.to_owned())
        };
        let results = fates.degrees.map(result);
        let fits = |wanted: &[&str; 2]| {
            wanted
                .iter()
                .zip(&results)
                .all(|(wanted, result)| wanted.is_empty() || result.as_deref() == Some(*wanted))
        };
        let text = match results {
            [Some(_), Some(_)] => fates.signs.iter().find(|(wanted, _)| fits(wanted)),
            _ => None,
        };
        Sign {
            text: text.map_or("?", |(_, sign)| sign),
            destroys: results[0].as_deref() == Some("destroyed"),
            href: url::check_with(s.lang, check.id, &input(fates.degrees[0])),
        }
    };
    let head = |code: &&'static str| Head::new(s, scope, code);
    Some(Grid {
        heads: fates.codes.iter().map(head).collect(),
        rows: fates
            .codes
            .iter()
            .map(|loser| {
                let signs = fates.codes.iter().map(|winner| sign(loser, winner));
                (head(loser), signs.collect())
            })
            .collect(),
        legend: s.t(&format!("{}-fates", system.id)),
        tap: s.t("sheet-tap"),
    })
}

#[derive(Template)]
#[template(path = "sheet.html")]
struct SheetPage<'s> {
    s: Layout<'s>,
    system: Link,
    pages: Vec<Vec<Block>>,
    /// How large it is printed, so that it fills its two pages.
    room: &'static str,
    lead: String,
    address: String,
    /// Date of the latest change of its content.
    as_of: Option<String>,
}

/// The sheet of a game.
pub fn sheet(site: &Site, lang: Lang, sheet: &Sheet) -> Html {
    /// Number of lines that fill one page and a quarter in the smallest print.
    const SHORT: usize = 180;
    let library = &site.library;
    let name = library.texts.get(lang, sheet.system);
    let title = library.texts.say(
        lang,
        &crate::message::Message::new("sheet-title").with("system", name.as_str()),
    );
    let mut s = Layout::new(site, lang, title, |lang| url::sheet(lang, sheet.system))
        .describe(&library.texts.get(lang, "sheet-lead"))
        .at(Nav::None);
    s.wide = true;
    s.folds = true;
    let deciding = s.t("sheet-deciding");
    let block = |block: &crate::library::Block| Block {
        title: match &block.heading {
            Heading::Section(section) => {
                let chapter =
                    library.content.chapters.iter().find(|chapter| {
                        chapter.system == sheet.system && chapter.section == *section
                    });
                let text = chapter.map_or_else(
                    || section.clone(),
                    |chapter| chapter.text[lang].title.clone(),
                );
                Link {
                    href: url::chapter(lang, sheet.system, section),
                    text,
                }
            }
            Heading::Node(id) => {
                let text = library
                    .content
                    .get(id)
                    .map_or_else(|| id.to_string(), |node| node.text[lang].title.clone());
                Link {
                    href: url::node(lang, id),
                    text,
                }
            }
        },
        figures: block
            .tables
            .iter()
            .map(|table| Figure::new(&s, table, true))
            .collect(),
        claims: block
            .claims
            .iter()
            .filter_map(|id| {
                library
                    .content
                    .claim(id, lang)
                    .map(|(_, claim)| Line::new(url::claim(lang, id), &claim.text, &deciding))
            })
            .collect(),
        fates: block
            .fates
            .then(|| systems::system(sheet.system).and_then(|system| grid(&s, system)))
            .flatten(),
    };
    let claims = sheet.pages.iter().flatten().flat_map(|block| &block.claims);
    let latest = claims
        .filter_map(|id| Some(library.history.latest(&id.node, lang)?.date.as_str()))
        .max();
    let as_of = latest.map(|date| s.t1("sheet-as-of", "date", s.date(date)));
    let pages: Vec<Vec<Block>> = sheet
        .pages
        .iter()
        .map(|page| page.iter().map(block).collect())
        .collect();
    let lines: usize = pages.iter().flatten().map(Block::lines).sum();
    let grids = pages.iter().flatten().any(|block| block.fates.is_some());
    let page = SheetPage {
        room: match lines {
            ..SHORT => " short",
            _ if grids => "",
            _ => " roomy",
        },
        system: Link {
            href: url::system(lang, sheet.system),
            text: s.system_name(sheet.system),
        },
        pages,
        lead: s.t("sheet-lead"),
        address: s.absolute(&s.path),
        as_of,
        s,
    };
    html(200, &page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_whole_word_of_a_line_decides_it() {
        let cut = |text: &str| {
            let line = Line::new(String::new(), text, "No|may not|must|may");
            (line.before, line.deciding, line.after)
        };
        let told = |a: &str, b: &str, c: &str| (a.to_owned(), b.to_owned(), c.to_owned());
        assert_eq!(
            cut("They may turn, but may not move."),
            told("They may turn, but ", "may not", " move.")
        );
        assert_eq!(cut("No unit may hide."), told("", "No", " unit may hide."));
        assert_eq!(cut("Maybe mustard."), told("Maybe mustard.", "", ""));
    }
}
