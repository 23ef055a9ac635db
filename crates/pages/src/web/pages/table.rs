//! A printed table: alone on its page, or inside a ruling.

use askama::Template;
use askama::filters::HtmlSafe;

use super::layout::{Card, Chip, Layout, Link, Nav};
use super::verdict::Tone;
use super::{Html, html};
use crate::check::FindingKind;
use crate::kit::tables::{Cell, Origin, Table};
use crate::lang::Lang;
use crate::systems;
use crate::web::{Site, url};

/// The table itself, with its caption and origin.
#[derive(Template)]
#[template(path = "figure.html")]
pub struct Figure {
    pub title: String,
    /// A link to the table's own page, unless this is that page.
    pub href: Option<String>,
    pub id: String,
    pub columns: Vec<Head>,
    pub rows: Vec<Row>,
    /// Words need more room than figures.
    pub words: bool,
    /// Signs in the cells, with what they stand for.
    pub key: Vec<(Sign, String)>,
    /// Each row as a list, for phones, where a table has many columns.
    pub listed: Vec<Listed>,
    pub chips: Vec<Chip>,
    pub outside: Option<String>,
    pub replaced: bool,
    pub from: String,
    pub replaced_note: String,
    pub scroll: String,
}
impl HtmlSafe for Figure {}

/// A row or column heading: its label, and the code if that differs.
#[derive(Clone)]
pub struct Head {
    pub label: String,
    pub code: Option<&'static str>,
}

impl Head {
    pub fn new(s: &Layout<'_>, scope: &str, code: &'static str) -> Self {
        let label = s.first(&[&format!("{scope}-{code}")], code);
        // A compound code is not an abbreviation that players use.
        let code = (label != code
            && code.chars().any(char::is_uppercase)
            && !code.contains('-')
            && !label.contains(&format!("({code})")))
        .then_some(code);
        Self { label, code }
    }
}

/// A sign in a cell: that of the outcome, and a letter for its condition.
#[derive(Clone, PartialEq, Eq)]
pub struct Sign {
    mark: &'static str,
    letter: String,
}

/// A row as a list: each of its texts, with the columns that have it.
pub struct Listed {
    head: Head,
    texts: Vec<(Shown, Vec<String>)>,
}

impl Listed {
    fn of(row: &Row, columns: &[Head]) -> Self {
        let mut texts: Vec<(Shown, Vec<String>)> = Vec::new();
        for (cell, column) in row.cells.iter().zip(columns) {
            if cell.silent {
                continue;
            }
            let name = column
                .code
                .map_or_else(|| column.label.clone(), str::to_owned);
            match texts.iter_mut().find(|(known, _)| known.text == cell.text) {
                Some((_, names)) => names.push(name),
                None => texts.push((cell.clone(), vec![name])),
            }
        }
        Self {
            head: row.head.clone(),
            texts,
        }
    }
}

#[derive(Clone)]
pub struct Row {
    pub head: Head,
    pub cells: Vec<Shown>,
}

#[derive(Clone)]
pub struct Shown {
    pub text: String,
    pub class: &'static str,
    /// Fate of a troop, if the cell states one.
    tone: Tone,
    /// Whether the text is short: a longer one adds a condition.
    plain: bool,
    /// `row.column`, for links to this very figure.
    pub id: Option<String>,
    /// A sign instead of the text, where a table has many columns.
    pub sign: Option<Sign>,
    /// Whether the table has nothing here.
    silent: bool,
}

impl Shown {
    /// Classes of the cell; none for most.
    pub fn classes(&self) -> String {
        let tone = match self.tone {
            Tone::Plain => String::new(),
            tone => format!("t-{}", tone.code()),
        };
        let silent = if self.silent { "nil" } else { "" };
        [silent, &tone, self.class]
            .into_iter()
            .filter(|class| !class.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// Maximum length of the name of a fate.
const FATE: usize = 12;

/// Number of columns from which words are written as signs.
const WIDE: usize = 11;

/// Writes losses and long texts as signs, and returns the key to them.
fn signs(rows: &mut [Row]) -> Vec<(Sign, String)> {
    /// Maximum length of a text that is shorter than its explanation would be.
    const SHORT: usize = 10;
    let mut key: Vec<(Sign, String)> = Vec::new();
    let loss = rows
        .iter()
        .flat_map(|row| &row.cells)
        .find(|cell| cell.tone == Tone::Lost && cell.plain)
        .map(|cell| cell.text.clone());
    for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
        // A loss on a condition begins with the same word.
        if loss
            .as_ref()
            .is_some_and(|loss| cell.text.starts_with(loss.as_str()))
        {
            cell.tone = Tone::Lost;
        }
        let marked = matches!(cell.tone, Tone::Lost | Tone::Open);
        if !marked && cell.text.chars().count() <= SHORT {
            continue;
        }
        let known = key.iter().find(|(_, text)| *text == cell.text);
        let sign = known.map_or_else(
            || {
                let mark = if marked { cell.tone.mark() } else { "" };
                // The plain outcome has no letter.
                let first =
                    |(sign, _): &(Sign, String)| sign.mark != mark || !sign.letter.is_empty();
                let plain = marked && cell.plain && key.iter().all(first);
                let lettered = key.iter().filter(|(sign, _)| !sign.letter.is_empty());
                let letter = if plain {
                    String::new()
                } else {
                    lettered
                        .zip(b'b'..=b'z')
                        .last()
                        .map_or('a', |(_, letter)| char::from(letter))
                        .to_string()
                };
                Sign { mark, letter }
            },
            |(sign, _)| sign.clone(),
        );
        if known.is_none() {
            key.push((sign.clone(), cell.text.clone()));
        }
        cell.sign = Some(sign);
    }
    key.sort_by(|(one, _), (other, _)| one.letter.cmp(&other.letter));
    key
}

impl Figure {
    pub fn new(s: &Layout<'_>, table: &'static Table, linked: bool) -> Self {
        let head = |scope: &str, code: &'static str| Head::new(s, scope, code);
        let words = !table.has_numbers();
        let signed = words && table.columns.len() > WIDE;
        let mut any_replaced = false;
        let mut cell = |row: &str, column: &str| {
            let (cell, replaced) = s.site.library.tables.cell(table, row, column);
            any_replaced |= replaced;
            let text = match cell {
                Cell::Number(n) => table.number_text(n),
                Cell::Word(word) => {
                    s.first(&[&format!("{}-{word}", table.id.replace('.', "-"))], word)
                }
                Cell::Empty => "–".to_owned(),
            };
            // A longer text says more than what happens to a troop.
            let plain = text.chars().count() <= FATE;
            let tone = match cell {
                Cell::Word("open") if signed => Tone::Open,
                Cell::Word(word) if plain || signed => Tone::of(FindingKind::Outcome, word),
                _ => Tone::Plain,
            };
            let class = match replaced {
                true => "replaced",
                false if table.stated(row, column).is_empty() => "",
                false => "stated",
            };
            Shown {
                text,
                class,
                tone,
                plain,
                id: None,
                sign: None,
                silent: matches!(cell, Cell::Empty),
            }
        };
        let mut rows: Vec<Row> = table
            .rows
            .iter()
            .map(|row| Row {
                head: head(table.row_scope, row),
                cells: table
                    .columns
                    .iter()
                    .map(|column| Shown {
                        // On its own page, where no other element has that id.
                        id: (!linked).then(|| format!("{row}.{column}")),
                        ..cell(row, column)
                    })
                    .collect(),
            })
            .collect();
        let key = if signed { signs(&mut rows) } else { Vec::new() };
        let columns: Vec<Head> = table
            .columns
            .iter()
            .map(|column| head(table.column_scope, column))
            .collect();
        let listed = rows
            .iter()
            .filter(|_| signed)
            .map(|row| Listed::of(row, &columns))
            .collect();
        let (chips, outside) = match &table.origin {
            Origin::Documents(keys) => (
                s.chips(
                    keys.iter()
                        .filter_map(|key| key.parse().ok())
                        .collect::<Vec<_>>()
                        .iter(),
                ),
                None,
            ),
            Origin::Outside { reference, .. } => {
                let mut stated: Vec<&str> = table
                    .stated
                    .iter()
                    .flat_map(|stated| stated.keys)
                    .copied()
                    .collect();
                stated.sort_unstable();
                stated.dedup();
                let note = s.t1("table-outside", "reference", *reference);
                let note = if stated.is_empty() {
                    note
                } else {
                    format!("{note} {}", s.t("table-stated"))
                };
                (
                    s.chips(
                        stated
                            .iter()
                            .filter_map(|key| key.parse().ok())
                            .collect::<Vec<_>>()
                            .iter(),
                    ),
                    Some(note),
                )
            }
        };
        Self {
            title: s.table_title(table.id),
            href: linked.then(|| url::table(s.lang, table.id)),
            id: table.id.replace('.', "-"),
            columns,
            rows,
            words,
            key,
            listed,
            chips,
            outside,
            replaced: any_replaced,
            from: s.t("table-from"),
            replaced_note: s.t("table-replaced"),
            scroll: s.t("table-scroll"),
        }
    }

    /// Without its id, on a page that also shows the table in another language.
    #[must_use]
    pub fn nameless(mut self) -> Self {
        self.id.clear();
        self
    }
}

/// The row and the column of one item, extracted from a table.
#[derive(Template)]
#[template(path = "slice.html")]
pub struct Slice {
    /// For the whole table; its own rows and columns are extracted below.
    figure: Figure,
    row: Option<(Vec<Head>, Row)>,
    row_label: String,
    column: Option<(Head, Vec<Row>)>,
    column_label: String,
    /// Origin of a figure from outside, in the reader's words.
    outside: Option<String>,
    /// The reference and its reliability, as recorded: in English.
    reference: Option<String>,
    trust: String,
    stated: String,
}
impl HtmlSafe for Slice {}

impl Slice {
    /// Rows and columns of a table for any of these codes; `None` if it has none of them.
    pub fn new(s: &Layout<'_>, table: &'static Table, codes: &[&str]) -> Option<Self> {
        let row = table.rows.iter().position(|row| codes.contains(row));
        let column = table
            .columns
            .iter()
            .position(|column| codes.contains(column));
        if row.is_none() && column.is_none() {
            return None;
        }
        let mut figure = Figure::new(s, table, true);
        let silent = |row: usize, column: usize| {
            s.site
                .library
                .tables
                .cell(table, table.rows[row], table.columns[column])
                .0
                == Cell::Empty
        };
        // Empty rows are left out: the whole table is a tap away.
        let across: Vec<usize> = row
            .map(|n| {
                (0..table.columns.len())
                    .filter(|m| !silent(n, *m))
                    .collect()
            })
            .unwrap_or_default();
        let down: Vec<usize> = column
            .map(|m| (0..table.rows.len()).filter(|n| !silent(*n, m)).collect())
            .unwrap_or_default();
        if across.is_empty() && down.is_empty() {
            return None;
        }
        let (outside, reference) = match table.origin {
            Origin::Documents(_) => (None, None),
            Origin::Outside {
                flag,
                reference,
                confidence,
            } => {
                let cells = row
                    .into_iter()
                    .flat_map(|n| across.iter().map(move |m| (n, *m)));
                let cells: Vec<(&str, &str)> = cells
                    .chain(
                        column
                            .into_iter()
                            .flat_map(|m| down.iter().map(move |n| (*n, m))),
                    )
                    .map(|(n, m)| (table.rows[n], table.columns[m]))
                    .collect();
                let mut keys: Vec<&str> = cells
                    .iter()
                    .flat_map(|(row, column)| table.stated(row, column))
                    .copied()
                    .collect();
                keys.sort_unstable();
                keys.dedup();
                figure.chips = s.chips(
                    keys.iter()
                        .filter_map(|key| key.parse().ok())
                        .collect::<Vec<_>>()
                        .iter(),
                );
                // The documents, or the operator's rulebook, may print every cell shown.
                let raised = |(row, column): &(&str, &str)| {
                    s.site.library.tables.read(table, row, column).1.as_deref() == Some(flag)
                };
                match cells.iter().any(raised) {
                    true => (
                        Some(s.site.library.flag(s.lang, flag)),
                        Some(format!("{reference}. {confidence}.")),
                    ),
                    false => (None, None),
                }
            }
        };
        let cut = |n: usize, columns: &[usize]| {
            let row = &figure.rows[n];
            Row {
                head: row.head.clone(),
                cells: columns.iter().map(|m| row.cells[*m].clone()).collect(),
            }
        };
        let shown = row
            .iter()
            .flat_map(|n| across.iter().map(move |m| (*n, *m)))
            .chain(
                column
                    .iter()
                    .flat_map(|m| down.iter().map(move |n| (*n, *m))),
            );
        figure.replaced = shown
            .into_iter()
            .any(|(n, m)| figure.rows[n].cells[m].class == "replaced");
        Some(Self {
            row: row.filter(|_| !across.is_empty()).map(|n| {
                (
                    across.iter().map(|m| figure.columns[*m].clone()).collect(),
                    cut(n, &across),
                )
            }),
            row_label: s.t("concept-row"),
            column: column.filter(|_| !down.is_empty()).map(|m| {
                (
                    figure.columns[m].clone(),
                    down.iter().map(|n| cut(*n, &[m])).collect(),
                )
            }),
            column_label: s.t("concept-column"),
            outside,
            reference,
            trust: s.t("table-trust"),
            stated: s.t("table-stated"),
            figure,
        })
    }
}

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage<'s> {
    s: Layout<'s>,
    figure: Figure,
    system: Link,
    checks: Vec<Link>,
    cards: Vec<Card>,
}

/// The page of one table.
pub fn table(site: &Site, lang: Lang, table: &'static Table) -> Html {
    let mut s = Layout::new(site, lang, "", |lang| url::table(lang, table.id)).at(Nav::None);
    let figure = Figure::new(&s, table, false);
    s.title.clone_from(&figure.title);
    // Columns for which a wide table has no room are shown below it.
    s.split = figure.columns.len() <= 6;
    s.wide = !s.split;
    let system = table.id.split('.').next().unwrap_or_default();
    s.description = format!("{}: {}", s.system_name(system), s.title);
    let checks = systems::checks()
        .filter(|check| check.tables.iter().any(|other| other.id == table.id))
        .map(|check| Link {
            href: url::check(lang, check.id),
            text: s.check_title(check.id),
        })
        .collect();
    let nodes = site.library.content.nodes.iter().filter(|node| {
        let text = &node.text[lang];
        text.tables.iter().any(|(id, _)| id.as_str() == table.id)
            || text.figures.iter().any(|cell| cell.table == table.id)
    });
    let cards = nodes.map(|node| s.node_card(node)).collect();
    let system = Link {
        href: url::system(lang, system),
        text: s.system_name(system),
    };
    html(
        200,
        &TablePage {
            s,
            figure,
            system,
            checks,
            cards,
        },
    )
}
