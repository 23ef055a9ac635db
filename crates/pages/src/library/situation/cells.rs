//! Rows of printed tables that a text asks for: "how far do hussars move in woods".
//!
//! The `cell` and `row` lines of the file list the words with which players name a table, a column or a
//! row. A row is shown as printed, without a verdict, so that a misread word cannot change the result.

use super::grammar::{Grammar, Named, NamedUpTo, Piece, Sense, split};
use super::lists::List;
use super::reading::{Spans, code, spans};
use super::{LONGEST, MOST_WORDS};
use crate::content::escape;
use crate::kit::tables::{Cell, Table};
use crate::lang::Lang;
use crate::library::Library;

/// Maximum number of rows that one question may ask for.
const MOST_ROWS: usize = 2;
/// Maximum number of columns that are shown if none is named.
const MOST_COLUMNS: usize = 4;
/// Rows of a table that a text asks for.
#[derive(Clone, Debug)]
pub struct AskedRows {
    pub table: &'static Table,
    rows: Vec<&'static str>,
    columns: Vec<&'static str>,
    /// Whether every word of the text was read, so that it asks for nothing else.
    pub whole: bool,
}

impl AskedRows {
    /// Whether the text names a column and so asks for single figures.
    pub fn names_a_column(&self) -> bool {
        !self.columns.is_empty()
    }

    /// Returns the rows as printed, escaped, with the named columns in `<mark>`; `None` if there are too
    /// many figures.
    pub fn line(&self, library: &Library, lang: Lang) -> Option<String> {
        let table = self.table;
        let texts = &library.texts;
        let label =
            |key: String, code: &str| texts.find(lang, &key).unwrap_or_else(|| code.to_owned());
        let key = table.id.replace('.', "-");
        let many = table.columns.len() > MOST_COLUMNS;
        if many && self.columns.is_empty() {
            return None;
        }
        let mut outside = false;
        let rows: Vec<String> = self
            .rows
            .iter()
            .map(|row| {
                let shown = table
                    .columns
                    .iter()
                    .filter(|column| !many || self.columns.contains(column));
                let cells: Vec<String> = shown
                    .map(|column| {
                        outside |= table.flag(row, column).is_some();
                        let text = match library.tables.cell(table, row, column).0 {
                            Cell::Number(n) => table.number_text(n),
                            Cell::Word(word) => label(format!("{key}-{word}"), word),
                            Cell::Empty => "–".to_owned(),
                        };
                        let head = label(format!("{}-{column}", table.column_scope), column);
                        let cell = if table.columns.len() > 1 {
                            format!("{head} {text}")
                        } else {
                            text
                        };
                        let cell = escape(&cell);
                        if self.columns.contains(column) {
                            format!("<mark>{cell}</mark>")
                        } else {
                            cell
                        }
                    })
                    .collect();
                let head = label(format!("{}-{row}", table.row_scope), row);
                format!("{}: {}", escape(&head), cells.join(" · "))
            })
            .collect();
        let mut line = format!(
            "{} — {}.",
            escape(&label(key.clone(), table.id)),
            rows.join("; ")
        );
        if outside && let Some(note) = texts.find(lang, "basis-outside") {
            line.push(' ');
            line.push_str(&escape(&note));
        }
        Some(line)
    }
}

/// Returns the rows that a text asks for, those with the most columns first. For most texts the result is
/// empty.
pub fn asked_rows(library: &Library, lang: Lang, text: &str, game: Option<&str>) -> Vec<AskedRows> {
    if library.situations.text().is_empty() || text.len() > LONGEST {
        return Vec::new();
    }
    let words = (&library.lexicon, &library.texts);
    let text = &library.situations.written_out(words, lang, text, false);
    let pieces = split(text);
    if !(2..=MOST_WORDS).contains(&pieces.len()) {
        return Vec::new();
    }
    let grammar = library
        .situations
        .grammar(lang, &library.lexicon, &library.texts);
    let (spans, _) = spans(grammar, &pieces, &|_| None);
    let named: Vec<Vec<NamedUpTo>> = (0..pieces.len())
        .map(|at| {
            let here = grammar.cells.at(&pieces[at..]);
            here.map(|(length, table, named)| (at + length, table, named))
                .collect()
        })
        .collect();
    let of_game = |table: &&&'static Table| {
        let system = table.id.split('.').next();
        game.is_none_or(|game| system == Some(game))
    };
    let mut all: Vec<AskedRows> = grammar
        .cells
        .tables
        .iter()
        .filter(of_game)
        .filter_map(|table| asked(library, grammar, table, &pieces, (&spans, &named)))
        .collect();
    all.sort_by_key(|asked| std::cmp::Reverse((asked.whole, asked.columns.len())));
    // If rows of two games match, the intended game is unknown.
    let system = |asked: &AskedRows| asked.table.id.split('.').next();
    let mut whole = all.iter().filter(|asked| asked.whole).map(system);
    if whole
        .next()
        .is_some_and(|first| whole.any(|other| other != first))
    {
        all.iter_mut().for_each(|asked| asked.whole = false);
    }
    all
}

/// Returns the rows of one table that a text asks for.
fn asked(
    library: &Library,
    grammar: &Grammar,
    table: &'static Table,
    pieces: &[Piece],
    (spans, named): (&Spans, &[Vec<NamedUpTo>]),
) -> Option<AskedRows> {
    let system = table.id.split('.').next()?;
    let row_of = |sense: &Sense| {
        code(&library.lexicon, system, sense, table.rows).or_else(|| {
            let rows = grammar
                .cells
                .rows
                .iter()
                .filter(|(known, ..)| known.id == table.id);
            let mut rows = rows.filter(|(_, _, other)| match sense {
                Sense::Code(code) => code == other,
                Sense::Concept(number) => {
                    let concept = &library.lexicon.concepts()[*number];
                    concept.systems.iter().any(|known| known == system)
                        && concept.codes().contains(&other.as_str())
                }
                _ => false,
            });
            let first = rows.next()?.1;
            rows.all(|(_, row, _)| *row == first).then_some(first)
        })
    };
    let (mut rows, mut columns, mut told, mut whole) = (Vec::new(), Vec::new(), false, true);
    let mut at = 0;
    while at < pieces.len() {
        let here = named[at]
            .iter()
            .filter(|(_, known, _)| known.id == table.id);
        let mut here: Vec<(usize, Named)> = here.map(|(end, _, named)| (*end, *named)).collect();
        let names = spans[at]
            .iter()
            .filter_map(|(end, sense)| Some((*end, Named::Row(row_of(sense)?))));
        here.extend(names);
        let end = here.iter().map(|(end, _)| *end).max().unwrap_or(at);
        let skipped = spans[at].iter().filter(|(_, sense)| match sense {
            Sense::Skip => true,
            Sense::Game(game) => game == system,
            _ => false,
        });
        let skip = skipped.map(|(end, _)| *end).max().unwrap_or(at);
        if end > at {
            for (_, part) in here.iter().filter(|(known, _)| *known == end) {
                match part {
                    Named::Table => told = true,
                    Named::Column(column) if !columns.contains(column) => columns.push(*column),
                    Named::Row(row) if !rows.contains(row) => rows.push(*row),
                    _ => {}
                }
            }
            at = end;
        } else if skip > at {
            at = skip;
        } else {
            whole &= grammar.lists.has(List::Filler, &pieces[at].folded);
            at += 1;
        }
    }
    (!rows.is_empty() && rows.len() <= MOST_ROWS && (told || !columns.is_empty())).then_some(
        AskedRows {
            table,
            rows,
            columns,
            whole,
        },
    )
}
