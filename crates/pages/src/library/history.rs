//! The history of each ruling: revisions with date, fingerprint and wording. `cavillo audit --accept`
//! writes it; it is read to show readers what has changed since a link was made.
//!
//! A row holds its own wording, not the wording it replaced. When a text changes, the content files no
//! longer hold the old wording; only the row that was written when it was accepted does.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use sha2::{Digest, Sha256};

use crate::cite::rows;
use crate::files::Files;
use crate::id::NodeId;
use crate::lang::Lang;
use crate::problem::{Place, Problem};

use super::edition::Edition;

/// The words of a node in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wording {
    pub title: String,
    pub answer: String,
    pub text: String,
    pub claims: Vec<(String, String)>,
}

/// One accepted state of a node in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    pub node: NodeId,
    pub lang: Lang,
    /// Starts at 1 in each language. A twin with a lower number is stale. When it catches up it takes the
    /// higher number, so numbers may be skipped.
    pub number: u32,
    /// `2026-11-21`
    pub date: String,
    pub fingerprint: String,
    pub note: String,
    /// The wording; `None` if it is that of the revision before.
    pub wording: Option<Written>,
}

/// A wording as stored in the file. It is decoded only when a reader compares wordings; for the embedded
/// file it takes no memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written(Cow<'static, str>);

impl Written {
    /// A wording, written.
    pub fn of(wording: &Wording) -> Self {
        Self(Cow::Owned(write_wording(wording)))
    }

    /// Parses a cell that holds a wording.
    fn in_cell(cell: Cow<'static, str>) -> Option<Self> {
        // Title, answer and text, then pairs of anchor and claim.
        let parts = cell.matches(PART).count() + 1;
        (parts >= 3 && parts % 2 == 1).then_some(Self(cell))
    }

    /// The decoded wording.
    pub fn read(&self) -> Wording {
        let mut parts = self.0.split(PART).map(unescape);
        let mut next = || parts.next().unwrap_or_default();
        let (title, answer, text) = (next(), next(), next());
        let mut claims = Vec::new();
        while let (Some(anchor), Some(claim)) = (parts.next(), parts.next()) {
            claims.push((anchor, claim));
        }
        Wording {
            title,
            answer,
            text,
            claims,
        }
    }
}

/// All revisions, oldest first.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// The files to read the revisions from, if they have not been read yet.
    files: Option<Files>,
    rows: OnceLock<Rows>,
    /// Number of rows and the newest day, read without the other columns.
    edition: OnceLock<Edition>,
}

#[derive(Clone, Debug, Default)]
struct Rows {
    revisions: Vec<Revision>,
    of: HashMap<(NodeId, Lang), Vec<usize>>,
}

/// Path of the file.
pub const FILE: &str = "index/revisions.tsv";

/// Mark for a cell with the same value as the one above it. No escaped text can equal it.
const DITTO: &str = "\\\"";
/// The header line of `index/revisions.tsv`.
pub const HEADER: &str = "node\tlang\trevision\tdate\tfingerprint\tnote\twording";

/// A short fingerprint of a wording. It changes when any word changes, but not when lines are rewrapped.
pub fn fingerprint(wording: &Wording) -> String {
    let mut hash = Sha256::new();
    for part in [&wording.title, &wording.answer, &wording.text]
        .into_iter()
        .chain(wording.claims.iter().flat_map(|(a, b)| [a, b]))
    {
        hash.update(part.split_whitespace().collect::<Vec<_>>().join(" "));
        hash.update([0]);
    }
    hash.finalize()[..8]
        .iter()
        .fold(String::new(), |mut out, byte| {
            let _ = write!(out, "{byte:02x}");
            out
        })
}

impl History {
    /// Reads `index/revisions.tsv`.
    pub fn parse(text: impl Into<Cow<'static, str>>) -> (Self, Vec<Problem>) {
        let (rows, problems) = match text.into() {
            Cow::Borrowed(text) => Rows::read(text, Cow::Borrowed),
            Cow::Owned(text) => Rows::read(&text, |cell| Cow::Owned(cell.to_owned())),
        };
        (
            Self {
                rows: OnceLock::from(rows),
                ..Self::default()
            },
            problems,
        )
    }

    /// The history of files that the audit has already checked. It is read only on demand, since most
    /// look-ups never need it.
    pub fn known(files: &Files) -> Self {
        Self {
            files: Some(files.clone()),
            ..Self::default()
        }
    }

    fn rows(&self) -> &Rows {
        self.rows.get_or_init(|| {
            let text = self.files.as_ref().and_then(|files| files.read(FILE).ok());
            text.map(|text| Self::parse(text).0)
                .and_then(|history| history.rows.into_inner())
                .unwrap_or_default()
        })
    }

    /// The edition: the number of revisions, and the day of the newest. Every page shows it in its footer,
    /// so it is read without the wordings.
    pub fn edition(&self) -> &Edition {
        self.edition.get_or_init(|| {
            let text = match (self.rows.get(), &self.files) {
                (None, Some(files)) => files.read(FILE).ok(),
                _ => None,
            };
            let newest = |dates: &mut dyn Iterator<Item = &str>| {
                dates.fold(Edition::default(), |mut edition, date| {
                    edition.number += 1;
                    if date != DITTO && *date > *edition.date {
                        date.clone_into(&mut edition.date);
                    }
                    edition
                })
            };
            match text {
                Some(text) => newest(
                    &mut rows(&text).map(|(_, line)| line.split('\t').nth(3).unwrap_or_default()),
                ),
                None => newest(&mut self.revisions().iter().map(|row| row.date.as_str())),
            }
        })
    }

    /// Day of the newest among the first revisions up to a number; `None` if there are fewer.
    pub fn date_after(&self, number: usize) -> Option<String> {
        let rows = self.revisions().get(..number)?;
        rows.iter().map(|row| &row.date).max().cloned()
    }

    /// The wording that a node had when the history had this many revisions; `None` if it had none yet.
    pub fn wording_after(&self, node: &NodeId, lang: Lang, number: usize) -> Option<Wording> {
        let rows = self.rows();
        let of = rows.of.get(&(node.clone(), lang))?;
        of.iter()
            .rev()
            .filter(|row| **row < number)
            .find_map(|row| rows.revisions[*row].wording.as_ref())
            .map(Written::read)
    }

    /// Adds a revision.
    pub fn push(&mut self, revision: Revision) {
        self.rows();
        self.edition.take();
        if let Some(rows) = self.rows.get_mut() {
            rows.push(revision);
        }
    }

    /// All revisions, oldest first.
    pub fn revisions(&self) -> &[Revision] {
        &self.rows().revisions
    }

    /// The revisions of one node in one language, oldest first.
    pub fn of(&self, node: &NodeId, lang: Lang) -> impl DoubleEndedIterator<Item = &Revision> {
        let rows = self.rows();
        rows.of
            .get(&(node.clone(), lang))
            .into_iter()
            .flatten()
            .map(|n| &rows.revisions[*n])
    }

    /// The latest revision.
    pub fn latest(&self, node: &NodeId, lang: Lang) -> Option<&Revision> {
        self.of(node, lang).next_back()
    }

    /// The number of the latest revision; 0 if there is none.
    pub fn number(&self, node: &NodeId, lang: Lang) -> u32 {
        self.latest(node, lang)
            .map_or(0, |revision| revision.number)
    }

    /// The wording of a node at an old revision; `None` if that revision is the latest, or is earlier than
    /// the first.
    pub fn wording_at(&self, node: &NodeId, lang: Lang, number: u32) -> Option<Wording> {
        if number >= self.number(node, lang) {
            return None;
        }
        self.of(node, lang)
            .rev()
            .filter(|revision| revision.number <= number)
            .find_map(|revision| revision.wording.as_ref())
            .map(Written::read)
    }

    /// The wording that a revision replaced; `None` for the first.
    pub fn replaced_by(&self, revision: &Revision) -> Option<Wording> {
        self.wording_at(
            &revision.node,
            revision.lang,
            revision.number.checked_sub(1)?,
        )
    }

    /// Whether the node was revised in the other language but not in this one.
    pub fn is_stale(&self, node: &NodeId, lang: Lang) -> bool {
        self.number(node, lang) < self.number(node, lang.other())
    }

    /// Sentences that were revised or added in the other language only: anchor and text.
    pub fn ahead(&self, node: &NodeId, lang: Lang) -> Vec<(String, String)> {
        let twin = lang.other();
        let then = self.wording_at(node, twin, self.number(node, lang));
        let now = self
            .of(node, twin)
            .rev()
            .find_map(|revision| revision.wording.as_ref())
            .map(Written::read);
        then.zip(now).map_or_else(Vec::new, |(then, now)| {
            now.claims
                .into_iter()
                .filter(|claim| !then.claims.contains(claim))
                .collect()
        })
    }

    /// The file for the offline bundle: without the data needed only for comparing wordings, and with a
    /// mark for each node, date or note that equals the one in the line above.
    pub fn to_bundle(&self) -> String {
        let mut out = format!("{HEADER}\n");
        let mut above = [const { String::new() }; 3];
        for r in self.revisions() {
            let cells = [r.node.to_string(), r.date.clone(), escape(&r.note)];
            let [node, date, note] = [0, 1, 2].map(|n| {
                if cells[n] == above[n] {
                    DITTO
                } else {
                    &cells[n]
                }
            });
            let _ = writeln!(out, "{node}\t{}\t{}\t{date}\t\t{note}\t", r.lang, r.number);
            above = cells;
        }
        out
    }

    /// The file's text.
    pub fn to_tsv(&self) -> String {
        let mut out = format!("{HEADER}\n");
        for r in self.revisions() {
            let wording = r.wording.as_ref().map_or("", |wording| &wording.0);
            let _ = writeln!(
                out,
                "{}\t{}\t{}\t{}\t{}\t{}\t{}",
                r.node,
                r.lang,
                r.number,
                r.date,
                r.fingerprint,
                escape(&r.note),
                wording
            );
        }
        out
    }
}

impl Rows {
    fn read<'t>(
        text: &'t str,
        keep: impl Fn(&'t str) -> Cow<'static, str>,
    ) -> (Self, Vec<Problem>) {
        let mut this = Self::default();
        let mut problems = Vec::new();
        let mut above: Vec<&str> = Vec::new();
        for (n, line) in rows(text) {
            let mut cells: Vec<&str> = line.split('\t').collect();
            for (cell, above) in cells.iter_mut().zip(&above) {
                if *cell == DITTO {
                    *cell = above;
                }
            }
            above.clone_from(&cells);
            let row = match cells[..] {
                [node, lang, number, date, fingerprint, note, wording] => {
                    read_row(node, lang, number, date, fingerprint, note, keep(wording))
                }
                _ => Err(format!("expected 7 columns, found {}", cells.len())),
            };
            match row {
                Ok(revision) => {
                    let latest = this.latest(&revision);
                    if revision.number > latest {
                        this.push(revision);
                    } else {
                        let text = format!(
                            "revision {} of `{}` is not above {latest}",
                            revision.number, revision.node
                        );
                        problems.push(Problem::new(Place::new(FILE, n, 1), "revisions", text));
                    }
                }
                Err(error) => {
                    problems.push(Problem::new(Place::new(FILE, n, 1), "revisions", error))
                }
            }
        }
        (this, problems)
    }

    /// The number of the latest revision with the same text; 0 if there is none.
    fn latest(&self, of: &Revision) -> u32 {
        self.of
            .get(&(of.node.clone(), of.lang))
            .and_then(|known| known.last())
            .map_or(0, |n| self.revisions[*n].number)
    }

    fn push(&mut self, revision: Revision) {
        self.of
            .entry((revision.node.clone(), revision.lang))
            .or_default()
            .push(self.revisions.len());
        self.revisions.push(revision);
    }
}

fn read_row(
    node: &str,
    lang: &str,
    number: &str,
    date: &str,
    fingerprint: &str,
    note: &str,
    wording: Cow<'static, str>,
) -> Result<Revision, String> {
    let bad = |what: &str, value: &str| format!("`{value}` is no {what}");
    Ok(Revision {
        node: node.parse().map_err(|_| bad("node", node))?,
        lang: lang.parse()?,
        number: number.parse().map_err(|_| bad("revision number", number))?,
        date: read_date(date).ok_or_else(|| bad("date (2026-11-21)", date))?,
        fingerprint: fingerprint.to_owned(),
        note: unescape(note),
        wording: if wording.is_empty() {
            None
        } else {
            Some(Written::in_cell(wording).ok_or_else(|| "the wording is broken".to_owned())?)
        },
    })
}

/// A date as revisions store it, `2026-11-21`. Only its form is validated here; a calendar would add to the
/// download.
fn read_date(date: &str) -> Option<String> {
    let parts: Vec<&str> = date.split('-').collect();
    let number = |part: &str, length: usize, most: u32| {
        part.len() == length
            && part.bytes().all(|b| b.is_ascii_digit())
            && part.parse::<u32>().is_ok_and(|n| (1..=most).contains(&n))
    };
    matches!(parts[..], [year, month, day] if number(year, 4, 9999) && number(month, 2, 12) && number(day, 2, 31)).then(|| date.to_owned())
}

/// `title¦answer¦text¦anchor¦claim…`, each part escaped, joined by an escaped record mark.
fn write_wording(wording: &Wording) -> String {
    let mut parts = vec![
        escape(&wording.title),
        escape(&wording.answer),
        escape(&wording.text),
    ];
    for (anchor, text) in &wording.claims {
        parts.push(escape(anchor));
        parts.push(escape(text));
    }
    parts.join(PART)
}

/// Separator of the parts of a wording.
const PART: &str = "\\p";

/// Escapes tabs, line ends and backslashes, so that a text fits into one cell.
fn escape(text: &str) -> String {
    text.replace('\\', "\\b")
        .replace('\t', "\\t")
        .replace('\n', "\\n")
        .replace('\r', "\\r")
}

fn unescape(text: &str) -> String {
    text.replace("\\n", "\n")
        .replace("\\t", "\t")
        .replace("\\r", "\r")
        .replace("\\b", "\\")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn revision(number: u32, wording: Option<&Wording>) -> Revision {
        Revision {
            node: "dba/recoil/a".parse().unwrap(),
            lang: Lang::It,
            number,
            date: "2026-11-21".into(),
            fingerprint: "00".into(),
            note: "a\tb".into(),
            wording: wording.map(Written::of),
        }
    }

    #[test]
    fn what_is_taken_along_is_the_history_without_wordings() {
        let mut other = revision(1, None);
        (other.node, other.note) = ("dba/recoil/b".parse().unwrap(), DITTO.to_owned());
        let mut last = revision(2, None);
        last.date = "2026-11-22".to_owned();
        let mut history = History::default();
        for one in [revision(1, None), other, last] {
            history.push(one);
        }
        let taken = history.to_bundle();
        assert!(
            taken
                .lines()
                .nth(2)
                .is_some_and(|line| line.contains(&format!("\t{DITTO}\t"))),
            "{taken}"
        );
        let (again, problems) = History::parse(taken.clone());
        assert_eq!(problems, []);
        let bare = |revision: &Revision| Revision {
            fingerprint: String::new(),
            ..revision.clone()
        };
        assert_eq!(
            again.revisions(),
            history.revisions().iter().map(bare).collect::<Vec<_>>()
        );
    }

    #[test]
    fn the_file_reads_back_and_old_wordings_are_found() {
        let old = Wording {
            title: "T".into(),
            answer: "A\nB".into(),
            text: "x\\ny".into(),
            claims: vec![("c".into(), "\\t".into())],
        };
        let mut history = History::default();
        history.push(revision(1, Some(&old)));
        history.push(revision(3, Some(&Wording::default())));
        history.push(revision(4, None));
        let (again, problems) = History::parse(history.to_tsv());
        assert_eq!(problems, []);
        assert_eq!(again.revisions(), history.revisions());
        let node = "dba/recoil/a".parse().unwrap();
        assert_eq!(again.wording_at(&node, Lang::It, 0), None);
        assert_eq!(again.wording_at(&node, Lang::It, 1), Some(old.clone()));
        assert_eq!(
            again.wording_at(&node, Lang::It, 3),
            Some(Wording::default())
        );
        assert_eq!(again.wording_at(&node, Lang::It, 4), None);
        assert_eq!(again.replaced_by(&again.revisions()[1]), Some(old));
        assert_eq!(again.replaced_by(&again.revisions()[0]), None);
        assert!(again.is_stale(&node, Lang::En) && !again.is_stale(&node, Lang::It));
    }

    #[test]
    fn sentences_that_the_twin_has_revised_are_told() {
        let claims = |of: [(&str, &str); 3]| Wording {
            claims: of.map(|(a, b)| (a.into(), b.into())).to_vec(),
            ..Wording::default()
        };
        let mut history = History::default();
        let both = claims([("a", "first"), ("b", "second"), ("c", "third")]);
        for lang in Lang::ALL {
            history.push(Revision {
                lang,
                ..revision(1, Some(&both))
            });
        }
        let node = "dba/recoil/a".parse().unwrap();
        assert_eq!(history.ahead(&node, Lang::En), []);
        let later = claims([("a", "first"), ("b", "other"), ("d", "new")]);
        history.push(revision(2, Some(&later)));
        let told = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(
            history.ahead(&node, Lang::En),
            [told("b", "other"), told("d", "new")]
        );
        assert_eq!(history.ahead(&node, Lang::It), []);
    }

    #[test]
    fn repeated_and_broken_rows_are_problems() {
        let text = format!(
            "{HEADER}\ndba/recoil/a\tit\t0\t2026-11-21\t00\t\t\ndba/recoil/a\txx\t1\t2026-11-21\t00\t\t\ndba/recoil/a\tit\t2\t2026-11-21\t00\t\ta\\pb\nshort\n"
        );
        let (_, problems) = History::parse(text);
        assert_eq!(
            problems.iter().map(|p| p.place.line).collect::<Vec<_>>(),
            [2, 3, 4, 5]
        );
    }

    proptest! {
        #[test]
        fn any_text_survives_a_cell(text in "(\\PC|\t|\n|\\\\[bntrp]){0,30}") {
            let escaped = escape(&text);
            prop_assert!(!escaped.contains('\t') && !escaped.contains('\n'));
            let wording = Wording { title: text.clone(), answer: text.clone(), text, claims: vec![] };
            prop_assert_eq!(Written::in_cell(write_wording(&wording).into()).map(|written| written.read()), Some(wording));
        }
    }
}
