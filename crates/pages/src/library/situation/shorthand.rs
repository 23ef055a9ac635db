//! Common words that players shorten, written out: `hvy cav`, `terr acc`. A table of the two languages
//! together, because players mix them; an abbreviation that is also a troop's code is written out only
//! beside a word that no code stands beside.

use std::borrow::Cow;

use crate::lang::Lang;
use crate::text::{Run, fold};

/// Abbreviations with what they stand for, in Italian and in English; empty where one language has none.
const SHORT: [(&str, &str, &str); 39] = [
    ("acc", "accidentato", ""),
    ("batt", "battaglione", "battalion"),
    ("bers", "bersaglio", ""),
    ("bn", "battaglione", "battalion"),
    ("bns", "", "battalions"),
    ("btg", "battaglione", ""),
    ("btn", "battaglione", "battalion"),
    ("cav", "cavalleria", "cavalry"),
    ("cmd", "comando", "command"),
    ("diff", "difficile", "difficult"),
    ("dist", "distanza", "distance"),
    ("fant", "fanteria", ""),
    ("fatt", "fattore", ""),
    ("gen", "generale", "general"),
    ("grp", "gruppo", "group"),
    ("grps", "", "groups"),
    ("hvy", "", "heavy"),
    ("inf", "fanteria", "infantry"),
    ("legg", "leggera", ""),
    ("lt", "", "light"),
    ("med", "media", "medium"),
    ("mod", "modificatore", "modifier"),
    ("mods", "modificatori", "modifiers"),
    ("mov", "movimento", "move"),
    ("mvmt", "", "movement"),
    ("mvt", "", "movement"),
    ("norm", "normale", "normal"),
    ("pes", "pesante", ""),
    ("pt", "punto", "point"),
    ("pti", "punti", ""),
    ("pts", "punti", "points"),
    ("qdr", "quadrato", ""),
    ("reg", "", "regiment"),
    ("skirm", "", "skirmishers"),
    ("skirms", "", "skirmishers"),
    ("sq", "quadrato", "square"),
    ("supp", "supporto", "support"),
    ("terr", "terreno", "terrain"),
    ("vel", "velocita", ""),
];

/// Abbreviations that are codes as well, written out beside one of [`KINDS`].
const CODES: [(&str, &str, &str); 1] = [("art", "artiglieria", "artillery")];
/// What is said of the guns of one game only, folded; the last words of "art a piedi", "art a cavallo".
const KINDS: [&str; 16] = [
    "piedi",
    "cavallo",
    "pesante",
    "pes",
    "media",
    "med",
    "leggera",
    "legg",
    "ippotrainata",
    "foot",
    "horse",
    "heavy",
    "hvy",
    "medium",
    "light",
    "lt",
];

/// A text with its abbreviations written out. `growing`: the last word may be unfinished, and stays as it
/// is if its long form begins with it.
pub fn written_out(lang: Lang, text: &str, growing: bool) -> Cow<'_, str> {
    let mut out = String::new();
    let (mut copied, mut from) = (0, 0);
    while let Some(run) = Run::next(text, from) {
        from = run.end;
        let raw = run.of(text);
        if !(2..=6).contains(&raw.len()) || !raw.is_ascii() {
            continue;
        }
        let word = fold(raw);
        let Some(long) = long_form(lang, &word, || beside_a_kind(text, run)) else {
            continue;
        };
        // A dot belongs to the abbreviation.
        let end = run.end
            + usize::from(text[run.end..].starts_with('.') && !text[run.end..].starts_with(".."));
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

fn long_form(lang: Lang, word: &str, beside: impl Fn() -> bool) -> Option<&'static str> {
    let pick = |(_, it, en): &(&str, &'static str, &'static str)| {
        let (own, other) = match lang {
            Lang::It => (*it, *en),
            Lang::En => (*en, *it),
        };
        if own.is_empty() { other } else { own }
    };
    let at = SHORT.binary_search_by_key(&word, |(short, ..)| short);
    match at {
        Ok(at) => Some(pick(&SHORT[at])),
        Err(_) => CODES
            .iter()
            .find(|(short, ..)| *short == word)
            .filter(|_| beside())
            .map(pick),
    }
}

/// Whether the word before, or one of the two words after, tells which guns.
fn beside_a_kind(text: &str, run: Run) -> bool {
    let is_kind = |word: &str| KINDS.contains(&fold(word).as_str());
    let before = text[..run.start]
        .split_whitespace()
        .next_back()
        .is_some_and(is_kind);
    before || text[run.end..].split_whitespace().take(2).any(is_kind)
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn the_table_is_in_order() {
        assert!(SHORT.is_sorted_by_key(|(short, ..)| *short));
    }
}
