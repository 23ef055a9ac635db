//! Sums of a table figure over counted troops: "lost 2 cuirassiers and a line" states 13 points lost.
//!
//! The `sum` lines of the file give the check, the words before or after the troops, and the column of a table.
//! The troops are replaced by their sum, so that every pattern about points can read them.

use super::grammar::{Grammar, Piece, Sense, Sum, split};
use super::reading::{Spans, code};
use crate::kit::tables::Cell;
use crate::library::Library;

/// Words between counted troops, and words for one of them.
const BETWEEN: [&str; 6] = ["e", "ed", "and", "plus", "piu", "anche"];
const ONE: [&str; 6] = ["un", "uno", "una", "a", "an", "one"];

/// Returns the words of the text with the counted troops replaced by their sum, the check to which this applies,
/// and the sum.
pub(super) fn summed(
    library: &Library,
    grammar: &Grammar,
    (pieces, spans): (&[Piece], &Spans),
    game: Option<&str>,
) -> Option<(&'static str, Vec<Piece>, i64)> {
    let sums = grammar.sums.iter();
    let mut sums =
        sums.filter(|sum| game.is_none_or(|game| sum.check.split('.').next() == Some(game)));
    sums.find_map(|sum| {
        let is_behind =
            |(end, sense): &(usize, Sense)| (*sense == Sense::Class(sum.behind)).then_some(*end);
        let ends = |at: usize| {
            spans
                .get(at)
                .into_iter()
                .flatten()
                .filter_map(is_behind)
                .max()
        };
        let skip = |mut at: usize| {
            let passed = |at: usize| {
                let short = ONE.contains(&pieces[at].folded.as_str());
                !short
                    && spans[at]
                        .iter()
                        .any(|(end, sense)| *end == at + 1 && *sense == Sense::Skip)
            };
            while at < pieces.len() && passed(at) {
                at += 1;
            }
            at
        };
        let mut places = 0..pieces.len();
        let (from, to, points) = places.find_map(|at| {
            if let Some(end) = ends(at) {
                let from = skip(end);
                return counted(library, sum, (pieces, spans), from)
                    .map(|(to, points)| (from, to, points));
            }
            let (to, points) = counted(library, sum, (pieces, spans), at)?;
            ends(skip(to)).map(|_| (at, to, points))
        })?;
        let mut number = split(&format!("{points} {}", sum.unit));
        if let (Some(first), Some(old)) = (number.first_mut(), pieces.get(from)) {
            (first.clause, first.stop) = (old.clause, old.stop);
        }
        let asked = pieces.get(from).is_some_and(|old| old.asked);
        number.iter_mut().for_each(|piece| piece.asked = asked);
        let mut replaced = pieces[..from].to_vec();
        replaced.append(&mut number);
        replaced.extend_from_slice(&pieces[to..]);
        Some((sum.check, replaced, points))
    })
}

/// Returns the end of the counted troops that begin at a position, and their sum.
fn counted(
    library: &Library,
    sum: &Sum,
    (pieces, spans): (&[Piece], &Spans),
    from: usize,
) -> Option<(usize, i64)> {
    let system = sum.check.split('.').next().unwrap_or_default();
    let mut found = None;
    let mut at = from;
    let mut points = 0;
    loop {
        let number = spans.get(at)?.iter().find_map(|(end, sense)| match sense {
            Sense::Number(number) => Some((*end, *number)),
            _ => None,
        });
        let one = ONE.contains(&pieces[at].folded.as_str());
        let Some((next, count)) = number.or(one.then_some((at + 1, 1))) else {
            return found;
        };
        let named = spans
            .get(next)
            .into_iter()
            .flatten()
            .filter_map(|(end, sense)| {
                let row = code(&library.lexicon, system, sense, sum.table.rows)?;
                Some((*end, row))
            });
        let Some((end, row)) = named.max_by_key(|(end, _)| *end) else {
            return found;
        };
        let Cell::Number(price) = library.tables.cell(sum.table, row, sum.column).0 else {
            return found;
        };
        points += count * price;
        found = Some((end, points));
        at = end;
        if pieces
            .get(at)
            .is_some_and(|piece| BETWEEN.contains(&piece.folded.as_str()))
        {
            at += 1;
        }
        if at >= pieces.len() {
            return found;
        }
    }
}
