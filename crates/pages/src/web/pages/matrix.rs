//! A check run for every pair of troops: one overview table in which each cell is a complete input.

use std::collections::BTreeMap;

use askama::Template;
use serde_json::{Map, Value};

use super::field::{Drawing, FaultLine, View as FieldView};
use super::layout::{Chip, Layout, Link, Nav, finding_mark};
use super::table::Head;
use super::{Given, Html, html, verdict};
use crate::check::form::field_at;
use crate::check::{Basis, Check, FindingKind, Kind};
use crate::lang::Lang;
use crate::systems::Matrix;
use crate::web::matrix::{self as pairs, Filled};
use crate::web::{Site, documents, given, url};

struct Cell {
    text: String,
    class: &'static str,
    href: Option<String>,
}

struct Row {
    head: Head,
    cells: Vec<Cell>,
}

/// A reading to agree on, for every cell at once.
struct Reading {
    text: String,
    chips: Vec<Chip>,
    usual: bool,
    agree: String,
}

struct Point {
    question: String,
    cells: String,
    readings: Vec<Reading>,
}

#[derive(Template)]
#[template(path = "matrix.html")]
struct MatrixPage<'s> {
    s: &'s Layout<'s>,
    id: String,
    title: String,
    hint: Option<String>,
    system: Link,
    action: String,
    situation: Vec<(String, String)>,
    faults: Vec<FaultLine>,
    fields: Vec<FieldView>,
    agreed: Vec<String>,
    /// The readings agreed on, each with the address of the same matrix without it.
    settled: Vec<Link>,
    asked: bool,
    /// Notice that the link was made with other figures.
    rulebook: Option<String>,
    heads: Vec<Head>,
    rows: Vec<Row>,
    legend: String,
    open: bool,
    impossible: bool,
    points: Vec<Point>,
    permalink: Option<String>,
    basis: String,
    flags: Vec<String>,
    check: Link,
    tables: Vec<Link>,
}

/// The page of a matrix, under the circumstances that were given.
pub fn matrix(site: &Site, lang: Lang, matrix: &Matrix, given: &Given) -> Html {
    let Some(asked) = matrix.check() else {
        return super::not_found(site, lang);
    };
    let library = &site.library;
    let key = matrix.id.replace('.', "-");
    let mut named = given::tidy(given);
    let linked = given::take(&mut named, url::RULEBOOK);
    given::take(&mut named, url::EDITION);
    let fields = pairs::offered(matrix, "", &asked.fields(&library.tables));
    let (input, read) = match pairs::read(matrix, asked, &library.tables, &named) {
        Ok(input) => (input, Vec::new()),
        Err(faults) => (Map::new(), faults),
    };
    let mut s = Layout::new(site, lang, "", |lang| {
        let asked = url::tool_with(lang, matrix.id, &input);
        url::with_linked(asked, url::RULEBOOK, linked.as_deref())
    })
    .at(Nav::Checks);
    let title = s.matrix_link(matrix).text;
    s.title.clone_from(&title);
    let hint = library.texts.find(lang, &format!("{key}.question"));
    s.description = hint.clone().unwrap_or_default();
    if !given.pairs.is_empty() {
        s = s.unlisted();
    }
    let filled = if read.is_empty() {
        pairs::fill(matrix, asked, &library.tables, &input)
    } else {
        Err(read)
    };
    let (filled, faults) = match filled {
        Ok(filled) => (Some(filled), Vec::new()),
        Err(faults) => (None, faults),
    };
    // Readers of a table think of rows and columns, not of sides A and B.
    let side =
        |path: &str, name: &str| path.split_once('.').is_some_and(|(group, _)| group == name);
    let party = |name: &str| match name {
        _ if side(matrix.row, name) => library.texts.get(lang, "matrix-row"),
        _ if side(matrix.column, name) => library.texts.get(lang, "matrix-column"),
        _ => library.field_label(lang, asked, name),
    };
    let mut typed = given::typed(&named);
    let mut situation = Vec::new();
    if let Some(filled) = &filled {
        given::echo("", &filled.echo, &input, &mut typed);
        situation =
            verdict::situation_of(&s, asked, &given::canonical(&input, &filled.echo), &party);
    } else {
        s.title = format!("{}: {title}", s.t("faults-short"));
    }
    let said = library.say_faults(lang, asked, &faults);
    let by_path: BTreeMap<String, String> = said
        .iter()
        .rev()
        .map(|fault| (fault.path.clone(), fault.message.clone()))
        .collect();
    let drawing = Drawing {
        s: &s,
        check: asked,
        typed: &typed,
        faults: &by_path,
    };
    let mut drawn = drawing.fields("", &fields, false);
    drawn
        .iter_mut()
        .for_each(|view| view.label = party(&view.name));
    let all = filled.as_ref();
    let used = all
        .and_then(|all| all.rulebook.as_ref())
        .map(|rulebook| library.rulebook_used(lang, rulebook));
    let flags = used.into_iter().chain(
        all.iter()
            .flat_map(|all| &all.flags)
            .map(|flag| library.flag(lang, flag)),
    );
    let heads = heads(&s, matrix, asked);
    let page = MatrixPage {
        id: key,
        hint,
        system: Link {
            href: url::system(lang, asked.system()),
            text: s.system_name(asked.system()),
        },
        action: url::tool(lang, matrix.id),
        situation,
        fields: drawn,
        faults: said.into_iter().map(FaultLine::of).collect(),
        agreed: given::agreed(&input),
        settled: all
            .map(|all| settled(&s, matrix, asked, &input, all))
            .unwrap_or_default(),
        asked: !named.is_empty(),
        rulebook: linked.and_then(|linked| library.rulebook_differs(lang, &linked)),
        rows: all
            .map(|all| rows(&s, asked, &heads, all))
            .unwrap_or_default(),
        heads,
        legend: s.t1(
            "matrix-legend",
            "den",
            f64::from(all.map_or(0, |all| all.den)),
        ),
        open: all.is_some_and(|all| all.cells().any(pairs::Cell::is_open)),
        impossible: all.is_some_and(|all| all.cells().any(|cell| cell.finding.is_none())),
        points: all
            .map(|all| points(&s, matrix, asked, &input, all))
            .unwrap_or_default(),
        permalink: all.map(|all| s.absolute(&documents::matrix_permalink(matrix, &input, all))),
        basis: s.t(&format!(
            "basis-{}",
            all.map_or(Basis::Seeds, |all| all.basis).code()
        )),
        flags: flags.collect(),
        check: Link {
            href: url::check(lang, asked.id),
            text: s.check_title(asked.id),
        },
        tables: asked
            .tables
            .iter()
            .map(|table| Link {
                href: url::table(lang, table.id),
                text: s.table_title(table.id),
            })
            .collect(),
        title,
        s: &s,
    };
    html(if all.is_some() { 200 } else { 422 }, &page)
}

fn rows(s: &Layout<'_>, asked: &Check, heads: &[Head], all: &Filled) -> Vec<Row> {
    let cell = |cell: &pairs::Cell| {
        let (text, class) = match (&cell.finding, cell.is_open()) {
            (None, _) => ("–".to_owned(), ""),
            (Some(_), true) => (finding_mark(FindingKind::Undetermined).to_owned(), "open"),
            (Some(_), false) => balance(cell, all.den),
        };
        Cell {
            text,
            class,
            href: cell
                .finding
                .is_some()
                .then(|| url::check_with(s.lang, asked.id, &cell.input)),
        }
    };
    heads
        .iter()
        .zip(&all.rows)
        .map(|(head, cells)| Row {
            head: head.clone(),
            cells: cells.iter().map(cell).collect(),
        })
        .collect()
}

/// Wins and losses of the row, and by how much one exceeds the other.
fn balance(cell: &pairs::Cell, den: u32) -> (String, &'static str) {
    let (Some(wins), Some(loses)) = (cell.wins, cell.loses) else {
        return ("–".to_owned(), "");
    };
    // In twelfths of all rolls: up to one, up to three, more.
    let class = match (wins - loses) * 12 / i64::from(den.max(1)) {
        4.. => "wins3",
        2..=3 => "wins2",
        1 => "wins1",
        0 => "",
        -1 => "loses1",
        -3..=-2 => "loses2",
        _ => "loses3",
    };
    (format!("{wins} · {loses}"), class)
}

/// These circumstances with these readings agreed on.
fn with(s: &Layout<'_>, matrix: &Matrix, input: &Map<String, Value>, agreed: &[String]) -> String {
    let mut all = input.clone();
    all.shift_remove("agreed");
    if !agreed.is_empty() {
        all.insert("agreed".to_owned(), Value::from(agreed.to_vec()));
    }
    url::tool_with(s.lang, matrix.id, &all)
}

/// The open points of all cells, each with the readings to agree on.
fn points(
    s: &Layout<'_>,
    matrix: &Matrix,
    asked: &Check,
    input: &Map<String, Value>,
    all: &Filled,
) -> Vec<Point> {
    let library = &s.site.library;
    let reading = |reading: &crate::check::Reading| {
        let claim = library.claim(reading.claim, s.lang);
        let mut agreed = all.agreed.clone();
        agreed.push(reading.id.to_owned());
        Reading {
            text: claim.map_or_else(|| reading.claim.to_owned(), |(_, claim)| claim.text.clone()),
            chips: claim
                .map(|(node, claim)| s.chips(library.claim_cites(node, claim)))
                .unwrap_or_default(),
            usual: reading.default,
            agree: with(s, matrix, input, &agreed),
        }
    };
    all.points
        .iter()
        .map(|point| Point {
            question: s.t(&format!("{}-point-{}", asked.system(), point.id)),
            cells: s.count("matrix-cells", point.cells),
            readings: point.readings.iter().map(reading).collect(),
        })
        .collect()
}

fn settled(
    s: &Layout<'_>,
    matrix: &Matrix,
    asked: &Check,
    input: &Map<String, Value>,
    all: &Filled,
) -> Vec<Link> {
    let link = |id: &String| {
        let rest: Vec<String> = all
            .agreed
            .iter()
            .filter(|other| *other != id)
            .cloned()
            .collect();
        Link {
            href: with(s, matrix, input, &rest),
            text: verdict::reading_text(s, asked, id),
        }
    };
    all.agreed.iter().map(link).collect()
}

fn heads(s: &Layout<'_>, matrix: &Matrix, asked: &Check) -> Vec<Head> {
    let fields = asked.fields(&s.site.library.tables);
    let scope = match field_at(&fields, matrix.row).map(|field| &field.kind) {
        Some(Kind::Choice { scope, .. }) => scope,
        _ => "",
    };
    matrix
        .codes
        .iter()
        .map(|code| Head::new(s, scope, code))
        .collect()
}
