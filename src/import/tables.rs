//! Tables read from the flattened text as generic cells; the audit compares them with the executable
//! tables.

use std::fmt;
use std::ops::Range;

use regex::Regex;
use serde::{Deserialize, Serialize};

use super::document::Document;
use super::item::Passage;
use super::{Source, repair};

/// One cell: the labels of its row and column, and what is printed in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    pub row: String,
    pub column: String,
    pub text: String,
    /// Line of the user's file.
    pub line: usize,
}

/// One table, as far as it could be read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRead {
    /// Key of the item that holds it, or of the section where several items do.
    pub id: String,
    pub rows: Vec<String>,
    pub columns: Vec<String>,
    pub cells: Vec<Cell>,
    pub lines: [usize; 2],
    /// Reason why the table, or a part of it, could not be read.
    pub unread: Option<String>,
}

impl TableRead {
    fn put(&mut self, row: &str, column: &str, text: &str, line: usize) {
        for (labels, label) in [(&mut self.rows, row), (&mut self.columns, column)] {
            if !labels.iter().any(|l| l == label) {
                labels.push(label.to_owned());
            }
        }
        self.cells.push(Cell {
            row: row.to_owned(),
            column: column.to_owned(),
            text: text.to_owned(),
            line,
        });
    }

    /// Text printed in a cell.
    pub fn get(&self, row: &str, column: &str) -> Option<&str> {
        self.cells
            .iter()
            .find(|c| c.row == row && c.column == column)
            .map(|c| c.text.as_str())
    }
}

impl fmt::Display for TableRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "table {}: {} cells in {} rows and {} columns, lines {} to {}",
            self.id,
            self.cells.len(),
            self.rows.len(),
            self.columns.len(),
            self.lines[0],
            self.lines[1]
        )?;
        self.unread
            .as_ref()
            .map_or(Ok(()), |reason| write!(f, "; not read: {reason}"))
    }
}

/// Maximum length of a table; the printed ones have a few kilobytes.
const LONGEST: usize = 32 * 1024;

/// Reads the tables of a document.
pub fn read(source: Source, document: &Document, passages: &[Passage]) -> Vec<TableRead> {
    let reader = Reader {
        source,
        document,
        passages,
    };
    let mut tables = match source {
        Source::Bob => vec![reader.recoil_matrix()],
        Source::Qrs => vec![
            reader.recoil_rows(),
            reader.terrain_choice(),
            reader.river_die(),
        ],
        Source::Dbe => vec![
            reader.base_sizes(),
            reader.rows_in_lines(
                "5",
                "table",
                &[
                    "Strada",
                    "Terreno Normale",
                    "Terreno Accidentato",
                    "Terreno Difficile",
                ],
                r"\d+cm|Vietato|Nessun Movimento",
            ),
            reader.rows_in_lines("7", "table-range", &["Corta", "Media", "Lunga"], r"\d+cm|-"),
            reader.modifiers("7", "table-modifiers"),
            reader.factors(),
            reader.modifiers("8", "table"),
            reader.results(),
        ],
        Source::Ai => {
            vec![
                reader.sub_periods(),
                reader.volumes(),
                reader.ambush(),
                reader.traditional_score(),
                reader.experimental_score(),
                reader.list_upgrades(),
            ]
        }
    };
    for table in &mut tables {
        if table.cells.is_empty() && table.unread.is_none() {
            table.unread =
                Some("the passage that holds it was not found, or not in this form".to_owned());
        }
    }
    tables
}

struct Reader<'d, 'a> {
    source: Source,
    document: &'d Document<'a>,
    passages: &'d [Passage],
}

/// A piece of a table's text with its line.
struct Piece {
    text: String,
    line: usize,
}

impl Reader<'_, '_> {
    fn passage(&self, section: &str, item: &str) -> Option<&Passage> {
        self.passages
            .iter()
            .find(|p| p.section == section && p.item == item)
    }

    fn table(&self, section: &str, item: &str) -> (TableRead, Vec<Range<usize>>) {
        let id = if item.is_empty() {
            format!("{}:{section}", self.source)
        } else {
            format!("{}:{section}.{item}", self.source)
        };
        let mut table = TableRead {
            id,
            ..TableRead::default()
        };
        let parts: Vec<Range<usize>> = self
            .passages
            .iter()
            .filter(|p| p.section == section && (item.is_empty() || p.item == item))
            .flat_map(|p| p.more.iter().cloned().chain([p.span.clone()]))
            .collect();
        if let (Some(first), Some(last)) = (parts.first(), parts.last()) {
            table.lines = [
                self.document.line_of(first.start),
                self.document.line_of(last.end.saturating_sub(1)),
            ];
            if parts.iter().map(ExactSizeIterator::len).sum::<usize>() > LONGEST {
                table.unread = Some(format!("longer than {} KiB", LONGEST / 1024));
                return (table, Vec::new());
            }
        }
        (table, parts)
    }

    /// The lines of a passage, without noise, tabs kept.
    fn lines(&self, parts: &[Range<usize>]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for part in parts {
            let mut offset = part.start;
            for line in self.document.text[part.clone()].split_inclusive('\n') {
                let kept: String = line
                    .char_indices()
                    .filter(|(at, _)| !self.document.is_noise(offset + at))
                    .map(|(_, c)| c)
                    .collect();
                let text = kept
                    .trim_end()
                    .trim_start_matches([' ', '\u{a0}', '\u{c}'])
                    .to_owned();
                if !text.trim().is_empty() {
                    pieces.push(Piece {
                        text,
                        line: self.document.line_of(offset),
                    });
                }
                offset += line.len();
            }
        }
        pieces
    }

    /// The paragraphs of a passage: one cell each, where a cell has a line of its own.
    fn paragraphs(&self, parts: &[Range<usize>]) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut blank = true;
        for part in parts {
            let mut offset = part.start;
            for line in self.document.text[part.clone()].split_inclusive('\n') {
                let kept: String = line
                    .char_indices()
                    .filter(|(at, _)| !self.document.is_noise(offset + at))
                    .map(|(_, c)| c)
                    .collect();
                let text = kept.split_whitespace().collect::<Vec<_>>().join(" ");
                let was_noise = text.is_empty() && !line.trim().is_empty();
                match pieces.last_mut() {
                    _ if text.is_empty() => blank |= !was_noise,
                    Some(last) if !blank => {
                        last.text.push(' ');
                        last.text.push_str(&text);
                    }
                    _ => {
                        pieces.push(Piece {
                            text,
                            line: self.document.line_of(offset),
                        });
                        blank = false;
                    }
                }
                offset += line.len();
            }
        }
        pieces
    }

    /// The whole of a passage in one line, repaired, for tables that are read as sentences.
    fn flat(&self, parts: &[Range<usize>]) -> String {
        let mut joined = repair::Joined::default();
        for part in parts {
            repair::join_lines(self.document, part.clone(), false, &mut joined);
        }
        repair::mend(self.source, &mut joined);
        joined.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Line of the first occurrence of a text in the parts.
    fn line_in(&self, parts: &[Range<usize>], text: &str) -> usize {
        let found = parts.iter().find_map(|p| {
            self.document.text[p.clone()]
                .find(text)
                .map(|i| p.start + i)
        });
        self.document
            .line_of(found.or(parts.first().map(|p| p.start)).unwrap_or(0))
    }

    /// Commentary, recoil: tabs survive; the header row names the recoilers, the first column the friends
    /// behind them.
    fn recoil_matrix(&self) -> TableRead {
        let (mut table, parts) = self.table("recoil", "table");
        let lines = self.lines(&parts);
        let Some(head) = lines.iter().position(|l| l.text.starts_with("Recoiler")) else {
            return table;
        };
        let columns: Vec<&str> = lines[head]
            .text
            .split('\t')
            .skip(1)
            .map(str::trim)
            .collect();
        if columns.len() != 7 {
            table.unread = Some(
                "the head has lost its tabs, so that its columns cannot be told apart".to_owned(),
            );
            return table;
        }
        for line in &lines[head + 1..] {
            let cells: Vec<&str> = line.text.split('\t').map(str::trim).collect();
            if cells.len() == columns.len() + 1 {
                for (column, cell) in columns.iter().zip(&cells[1..]) {
                    table.put(cells[0], column, cell, line.line);
                }
            }
        }
        table
    }

    /// Sheet, recoil: the rows lost their icons and are numbered here.
    fn recoil_rows(&self) -> TableRead {
        let (mut table, parts) = self.table("recoil", "table");
        let lines = self.lines(&parts);
        let Some(head) = lines.iter().position(|l| l.text.contains("mont\t")) else {
            return table;
        };
        let columns: Vec<&str> = lines[head]
            .text
            .split('\t')
            .map(str::trim)
            .filter(|c| !c.is_empty())
            .collect();
        for (number, line) in lines[head + 1..].iter().enumerate() {
            let cells: Vec<&str> = line
                .text
                .split('\t')
                .map(str::trim)
                .filter(|c| !c.is_empty())
                .collect();
            if let Some(first) = cells.len().checked_sub(columns.len()) {
                for (column, cell) in columns.iter().zip(&cells[first..]) {
                    table.put(&format!("row {}", number + 1), column, cell, line.line);
                }
            }
        }
        table.unread = Some(
            "the rows' labels were pictures and are lost: rows are numbered from the top"
                .to_owned(),
        );
        table
    }

    /// Sheet, terrain: marks whose column cannot be determined.
    fn terrain_choice(&self) -> TableRead {
        let (mut table, parts) = self.table("terrain-choice", "table");
        for line in self.lines(&parts) {
            let cells: Vec<&str> = line.text.split('\t').map(str::trim).collect();
            let is_row = cells.len() > 2
                && !cells[0].is_empty()
                && cells[0].chars().all(|c| c.is_uppercase())
                && cells[1].chars().all(|c| c.is_lowercase());
            if is_row {
                for (number, cell) in cells
                    .iter()
                    .enumerate()
                    .skip(2)
                    .filter(|(_, c)| !c.is_empty())
                {
                    table.put(cells[1], &format!("column {}", number - 1), cell, line.line);
                }
            }
        }
        table.unread = Some(
            "its columns are shifted and some have lost their headings: marks are given by the place of the column, which names no terrain with certainty"
                .to_owned(),
        );
        table
    }

    /// Sheet, river: the results of the river die, and where the bank is an advantage.
    fn river_die(&self) -> TableRead {
        let (mut table, parts) = self.table("river-crossing", "table");
        let row = Regex::new(r"^(v\s+)?(\d(?:-\d)*)\s+(\p{L}[\p{L} ]*\p{L})")
            .expect("a constant pattern");
        for line in self.lines(&parts) {
            if let Some(found) = row.captures(&line.text) {
                table.put(&found[2], "corso", found[3].trim(), line.line);
                table.put(
                    &found[2],
                    "sponda difesa",
                    found.get(1).map_or("-", |m| m.as_str().trim()),
                    line.line,
                );
            }
        }
        table
    }

    /// De Bellis Empire, bases: one cell per line, four cells per row, a header of four cells.
    fn base_sizes(&self) -> TableRead {
        let (table, parts) = self.table("1", "table");
        self.cells_in_rows(
            table,
            &self.paragraphs(&parts),
            &[
                "Dimensioni per i 15mm",
                "Dimensioni per i 25mm",
                "Numero Figure",
            ],
            4,
        )
    }

    /// Rows of cells with one cell per line: header, then label and cells, repeatedly.
    fn cells_in_rows(
        &self,
        mut table: TableRead,
        pieces: &[Piece],
        columns: &[&str],
        head: usize,
    ) -> TableRead {
        let width = columns.len() + 1;
        let body = pieces.get(head..).unwrap_or_default();
        if body.len() % width != 0 {
            table.unread = Some(format!(
                "{} cells do not make rows of {width}: a cell is lost or split",
                body.len()
            ));
            return table;
        }
        for row in body.chunks_exact(width) {
            for (column, cell) in columns.iter().zip(&row[1..]) {
                table.put(&row[0].text, column, &cell.text, cell.line);
            }
        }
        table
    }

    /// Empire, movement and ranges: one row per line, cells separated by single spaces; the
    /// possible contents of a cell distinguish labels from cells. A line in capitals with a colon
    /// begins a group.
    fn rows_in_lines(&self, section: &str, item: &str, columns: &[&str], cell: &str) -> TableRead {
        let (mut table, parts) = self.table(section, item);
        let mut text = String::new();
        let mut line_starts: Vec<(usize, usize)> = Vec::new();
        for piece in self.lines(&parts) {
            if !text.is_empty() {
                text.push(' ');
            }
            line_starts.push((text.len(), piece.line));
            text.push_str(&piece.text.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        let Some(start) = columns
            .last()
            .and_then(|last| text.find(last).map(|i| i + last.len()))
        else {
            return table;
        };
        let pattern = format!(
            r"\s*(\p{{Lu}}{{4,}}:)?\s*(\p{{L}}[^\d:]{{1,60}}?)((?: (?:{cell})){{{}}})",
            columns.len()
        );
        let Ok(row) = Regex::new(&pattern) else {
            return table;
        };
        let Ok(cell) = Regex::new(cell) else {
            return table;
        };
        let mut group = String::new();
        for found in row.captures_iter(&text[start..]) {
            if let Some(name) = found.get(1) {
                name.as_str().clone_into(&mut group);
            }
            let label = found[2].trim();
            let at = start + found.get(2).map_or(0, |label| label.start());
            let line = line_starts
                .iter()
                .rev()
                .find(|(offset, _)| *offset <= at)
                .map_or(0, |(_, line)| *line);
            let row = if group.is_empty() || label == "Generale" {
                label.to_owned()
            } else {
                format!("{group} {label}")
            };
            for (column, value) in columns.iter().zip(cell.find_iter(&found[3])) {
                table.put(&row, column, value.as_str(), line);
            }
        }
        table
    }

    /// De Bellis Empire, modifiers: a label, which may be long, then a signed figure alone on its line.
    fn modifiers(&self, section: &str, item: &str) -> TableRead {
        let (mut table, parts) = self.table(section, item);
        let mut label = String::new();
        for piece in self.paragraphs(&parts).iter().skip(1) {
            if is_figure(&piece.text) {
                if !label.is_empty() {
                    table.put(&label, "modificatore", &piece.text, piece.line);
                }
                label.clear();
            } else {
                if !label.is_empty() {
                    label.push(' ');
                }
                label.push_str(&piece.text);
            }
        }
        table
    }

    /// De Bellis Empire, factors: one cell per line. A label is followed by four figures or dashes, the
    /// name of a group by none.
    fn factors(&self) -> TableRead {
        let (mut table, parts) = self.table("7", "table-factors");
        let columns = ["TIRO", "MISCHIA", "CARICA", "COSTO"];
        let pieces = self.paragraphs(&parts);
        let Some(start) = pieces.iter().position(|p| p.text == "COSTO") else {
            return table;
        };
        let mut group = String::new();
        let mut at = start + 1;
        while at < pieces.len() {
            let cells: Vec<&Piece> = pieces[at + 1..]
                .iter()
                .take_while(|p| is_figure(&p.text))
                .collect();
            let label = &pieces[at].text;
            match cells.len() {
                0 => group.clone_from(label),
                4 => {
                    for (column, cell) in columns.iter().zip(&cells) {
                        table.put(&format!("{group}: {label}"), column, &cell.text, cell.line);
                    }
                }
                other => {
                    table.unread = Some(format!("the row {label:?} has {other} cells instead of 4"))
                }
            }
            at += cells.len() + 1;
        }
        table
    }

    /// De Bellis Empire, results: one cell per line, three cells per row, after the title and a header of
    /// three cells.
    fn results(&self) -> TableRead {
        let (table, parts) = self.table("9", "table");
        self.cells_in_rows(
            table,
            &self.paragraphs(&parts),
            &["inferiore", "metà o meno"],
            4,
        )
    }

    /// Advanced Impetus, sub-periods: one sentence each, with the volumes in brackets.
    fn sub_periods(&self) -> TableRead {
        let (mut table, parts) = self.table("organizer-norms", "table");
        let text = self.flat(&parts);
        let row =
            Regex::new(r"Sottoperiodo ([IVX]{1,4}) - ([^()]{3,40}?) \(Volumi? ([\d, ]{1,80})\)")
                .expect("a constant pattern");
        for found in row.captures_iter(&text) {
            let line = self.line_in(&parts, &format!("Sottoperiodo {} -", &found[1]));
            let volumes: Vec<&str> = found[3].split(',').map(str::trim).collect();
            table.put(&found[1], "nome", &found[2], line);
            table.put(&found[1], "volumi", &volumes.join(", "), line);
        }
        table
    }

    /// Advanced Impetus, volumes: numbered from 1.
    fn volumes(&self) -> TableRead {
        let (mut table, parts) = self.table("volumes", "table");
        let text = self.flat(&parts);
        let mut rest = text.as_str();
        for number in 1..=99 {
            let mark = format!("{number}. ");
            let Some(at) = rest.find(&mark) else { break };
            rest = &rest[at + mark.len()..];
            let end = rest
                .find(&format!(" {}. ", number + 1))
                .unwrap_or(rest.len());
            table.put(
                &number.to_string(),
                "titolo",
                rest[..end].trim(),
                self.line_in(&parts, &mark),
            );
        }
        table
    }

    /// Advanced Impetus, ambush: two columns that extraction interleaved; the rows are recognised by their
    /// first words.
    fn ambush(&self) -> TableRead {
        let (mut table, parts) = self.table("ambush", "table");
        let text = self.flat(&parts);
        let between = |from: &str, to: &str| {
            let start = text.find(from)? + from.len();
            let end = if to.is_empty() {
                text.len()
            } else {
                start + text[start..].find(to)?
            };
            Some(text[start..end].trim().to_owned())
        };
        let found = (
            between("TERRENO", "TRUPPA"),
            between("TRUPPA", "Colline Dolci"),
            between("Colline Dolci", "Terreni Rotti"),
            between("Terreni Rotti", "a visib"),
            between("Terreni Rotti S", ""),
        );
        if let (Some(woods), Some(in_woods), Some(on_hills), Some(in_rough), Some(rough)) = found {
            table.put(&woods, "truppa", &in_woods, self.line_in(&parts, "TRUPPA"));
            table.put(
                "Colline Dolci",
                "truppa",
                &on_hills,
                self.line_in(&parts, "Colline Dolci"),
            );
            table.put(
                &format!("Terreni Rotti {rough}"),
                "truppa",
                &in_rough,
                self.line_in(&parts, "Terreni Rotti"),
            );
        } else {
            table.unread =
                Some("its two columns were laid over one another in a way not known".to_owned());
        }
        table
    }

    /// Advanced Impetus, traditional score: the points each result adds.
    fn traditional_score(&self) -> TableRead {
        let (mut table, _) = self.table("score-traditional", "");
        let figure = Regex::new(r"(\d{1,3}) punti").expect("a constant pattern");
        for (item, row) in [
            ("1", "vincitore con rotta"),
            ("3", "nessuna rotta"),
            ("4", "rotta simultanea"),
        ] {
            let Some(passage) = self.passage("score-traditional", item) else {
                continue;
            };
            let text = self.flat(std::slice::from_ref(&passage.span));
            if let Some(found) = figure.captures(&text) {
                table.put(
                    row,
                    "punti",
                    &found[1],
                    self.line_in(std::slice::from_ref(&passage.span), &found[1]),
                );
            }
        }
        table
    }

    /// Advanced Impetus, experimental score: seven results, a figure each and what is added.
    fn experimental_score(&self) -> TableRead {
        let (mut table, _) = self.table("score-experimental", "");
        let name = Regex::new(r"^\d\) ([\p{L} ]{4,40})").expect("a constant pattern");
        let figure =
            Regex::new(r"\b(\d{4})\b ?(?:([+-] ?[^.()]{3,40})|\(|$)").expect("a constant pattern");
        for number in 1..=7 {
            let Some(passage) = self.passage("score-experimental", &number.to_string()) else {
                continue;
            };
            let text = self.flat(std::slice::from_ref(&passage.span));
            if let (Some(name), Some(found)) = (name.captures(&text), figure.captures(&text)) {
                let row = name[1].trim();
                let line = self.line_in(std::slice::from_ref(&passage.span), &found[1]);
                table.put(row, "punti", &found[1], line);
                table.put(
                    row,
                    "più",
                    found.get(2).map_or("-", |m| m.as_str().trim()),
                    line,
                );
            }
        }
        table
    }

    /// Advanced Impetus, upgrades: a sentence each; in two of them the letter before "=" is lost.
    fn list_upgrades(&self) -> TableRead {
        let (mut table, parts) = self.table("list-upgrades", "table");
        let text = self.flat(&parts);
        let row = Regex::new(
            r"da VBU=(\d), (I?)=(\d) e D=([A-C]) a VBU=(\d) al nuovo costo di (\d{1,3}) punti",
        )
        .expect("a constant pattern");
        let mut lost = 0;
        for found in row.captures_iter(&text) {
            lost += usize::from(found[2].is_empty());
            let key = format!("VBU={} I={} D={}", &found[1], &found[3], &found[4]);
            let line = self.line_in(&parts, &format!("di {} punti", &found[6]));
            table.put(&key, "VBU", &found[5], line);
            table.put(&key, "punti", &found[6], line);
        }
        if lost > 0 {
            table.unread = Some(format!(
                "nothing, but in {lost} rows the letter I before its figure is lost and was supplied"
            ));
        }
        table
    }
}

/// A signed or plain figure, or the dash for none.
fn is_figure(text: &str) -> bool {
    let digits = text.trim_start_matches(['+', '-', '–', '−']);
    text == "-"
        || text == "–"
        || (!digits.is_empty() && digits.len() <= 3 && digits.chars().all(|c| c.is_ascii_digit()))
}
