//! Abbreviations of common words that players use, such as `hvy cav` and `terr acc`, and their expansion.
//! The `short` lines of the file contain the abbreviations of both languages, because players mix them.

use std::borrow::Cow;

use super::rows::Row;
use crate::text::{Run, fold};

/// Abbreviations of one language, each with its expansion. An abbreviation that is also a code has a list
/// of words too; it is expanded only next to one of these.
#[derive(Debug, Default)]
pub(super) struct Shorthand(Vec<(String, String, Vec<String>)>);

impl Shorthand {
    /// Length of an abbreviation, in bytes.
    const LENGTHS: std::ops::RangeInclusive<usize> = 1..=8;

    /// Adds a line of the file: the long form, its abbreviations, and the words that must be next to
    /// them.
    pub(super) fn learn(&mut self, row: &Row<'_>) -> Result<(), String> {
        let beside = || row.facts.split('|').filter(|word| !word.is_empty());
        for short in row.words.split('|') {
            // A single letter is an abbreviation only beside certain words.
            let least = usize::from(beside().next().is_none()) + 1;
            if !(least..=*Self::LENGTHS.end()).contains(&short.len()) {
                return Err(format!("`{short}` is too short or too long"));
            }
            let beside = beside().map(str::to_owned).collect();
            self.0
                .push((short.to_owned(), row.place.to_owned(), beside));
        }
        Ok(())
    }

    /// The long form of the abbreviation for a turn.
    fn turn(&self) -> &str {
        let long = self.0.iter().find(|(short, ..)| short == "tn");
        long.map_or("turn", |(_, long, _)| long.as_str())
    }

    /// Returns a text with its abbreviations expanded. With `growing`, the last word may be unfinished
    /// and is kept if its long form begins with it.
    pub(super) fn written_out<'t>(&self, text: &'t str, growing: bool) -> Cow<'t, str> {
        let mut out = String::new();
        let (mut copied, mut from) = (0, 0);
        while let Some(run) = Run::next(text, from) {
            from = run.end;
            let raw = run.of(text);
            if !Self::LENGTHS.contains(&raw.len()) || !raw.is_ascii() {
                continue;
            }
            let word = fold(raw);
            // "T4" is turn 4.
            if let Some(number) = word.strip_prefix('t').filter(|rest| is_turn(rest)) {
                out.push_str(&text[copied..run.start]);
                out.push_str(self.turn());
                out.push(' ');
                out.push_str(number);
                copied = run.end;
                continue;
            }
            // "W/out", "o'lapped": the sign and the letters behind it belong to the abbreviation.
            let sign = text[run.end..].starts_with(['/', '\'']);
            let mut all = self.0.iter().filter(|_| sign);
            let signed = all.find(|(short, ..)| {
                short.contains(['/', '\'']) && starts(&text[run.start..], short)
            });
            let known = self.0.iter().find(|(short, ..)| *short == word);
            let known =
                known.filter(|(.., beside)| beside.is_empty() || stands_beside(text, run, beside));
            let Some((short, long, _)) = signed.or(known) else {
                continue;
            };
            // The dot after an abbreviation is a part of it.
            let last = if signed.is_some() {
                run.start + short.len()
            } else {
                run.end
            };
            let dot = text[last..].starts_with('.') && !text[last..].starts_with("..");
            let end = last + usize::from(dot);
            if growing && run.end == text.len() && long.starts_with(&word) {
                continue;
            }
            out.push_str(&text[copied..run.start]);
            out.push_str(long);
            copied = end;
            from = end;
        }
        if copied == 0 {
            return Cow::Borrowed(text);
        }
        out.push_str(&text[copied..]);
        Cow::Owned(out)
    }
}

/// Whether a text begins with an abbreviation that has a sign, and with no longer word.
fn starts(text: &str, short: &str) -> bool {
    text.get(..short.len())
        .is_some_and(|begin| begin.eq_ignore_ascii_case(short))
        && !text[short.len()..].starts_with(|c: char| c.is_alphanumeric())
}

/// Whether this is the number of a turn.
fn is_turn(text: &str) -> bool {
    matches!(text.len(), 1 | 2) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the word before, or one of the two words after, is in this list.
fn stands_beside(text: &str, run: Run, words: &[String]) -> bool {
    let is_one = |word: &str| words.contains(&fold(word));
    let before = text[..run.start]
        .split_whitespace()
        .next_back()
        .is_some_and(is_one);
    before || text[run.end..].split_whitespace().take(2).any(is_one)
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::lang::Lang;
    use crate::library::{Library, Passages};

    static REAL: LazyLock<Library> = LazyLock::new(|| {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        Library::load(&files, Tables::default(), Passages::default()).0
    });

    fn written_out(lang: Lang, text: &str, growing: bool) -> String {
        let words = (&REAL.lexicon, &REAL.texts);
        let out = REAL.situations.written_out(words, lang, text, growing);
        out.into_owned()
    }

    #[test]
    fn abbreviations_are_written_out_in_the_readers_language() {
        for (lang, text, want) in [
            (
                Lang::It,
                "mov cav pesante terr acc.",
                "movimento cavalleria pesante terreno accidentato",
            ),
            (Lang::It, "art a piedi", "artiglieria a piedi"),
            (Lang::It, "Art contro Kn", "Art contro Kn"),
            (Lang::En, "hvy art range", "heavy artillery range"),
            (
                Lang::En,
                "Art shoots at heavy cavalry",
                "Art shoots at heavy cavalry",
            ),
            (Lang::En, "T4, dismount", "turn 4, dismount"),
            (Lang::It, "t12 smonto", "turno 12 smonto"),
            (Lang::En, "T test", "T test"),
            (Lang::En, "line inf move", "line infantry move"),
            (Lang::En, "nothing to write out", "nothing to write out"),
        ] {
            assert_eq!(written_out(lang, text, false), want, "{text}");
        }
    }

    #[test]
    fn an_unfinished_word_stays() {
        assert_eq!(written_out(Lang::It, "tiro inf", true), "tiro fanteria");
        assert_eq!(written_out(Lang::En, "tiro inf", true), "tiro inf");
        assert_eq!(written_out(Lang::En, "tiro inf ", true), "tiro infantry ");
        assert_eq!(written_out(Lang::En, "hvy", true), "heavy");
    }
}
