//! Parser for queries. The result is a flat list of words, phrases, filters and ids, within limits.
//!
//! Every input is valid and there is no nesting: any text without a special meaning is a word. This
//! module depends neither on the index nor on the lexicon.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::analysis::LONGEST_WORD;
use crate::id::Id;
use crate::text::{composed, fold, tokens};

/// Maximum length of a query, in bytes after normalisation; the rest is ignored.
pub const LONGEST_QUERY: usize = 256;
/// Maximum number of words, function words excluded; further words are ignored.
pub const MOST_WORDS: usize = 20;
/// Maximum number of words in a phrase.
pub const LONGEST_PHRASE: usize = 8;
/// Maximum number of phrases, filters and ids in total.
const MOST_EXTRAS: usize = 10;

/// Function words: they never decide whether a node is found. No other word is ignored, and none is left
/// out of the index.
const FUNCTION_WORDS: &[&str] = &[
    // Italian, folded.
    "a",
    "ad",
    "ai",
    "agli",
    "al",
    "alla",
    "alle",
    "allo",
    "anche",
    "avere",
    "c",
    "che",
    "chi",
    "ci",
    "come",
    "con",
    "cosa",
    "cui",
    "da",
    "dagli",
    "dai",
    "dal",
    "dalla",
    "dalle",
    "dallo",
    "de",
    "degli",
    "dei",
    "del",
    "della",
    "delle",
    "dello",
    "deve",
    "devo",
    "devono",
    "di",
    "do",
    "dove",
    "e",
    "ed",
    "entrambe",
    "entrambi",
    "era",
    "essere",
    "fa",
    "fai",
    "fanno",
    "fare",
    "faccio",
    "fra",
    "gia",
    "gli",
    "ha",
    "hai",
    "hanno",
    "ho",
    "i",
    "il",
    "in",
    "io",
    "la",
    "le",
    "li",
    "lo",
    "loro",
    "ma",
    "mi",
    "mia",
    "mie",
    "miei",
    "mio",
    "ne",
    "nei",
    "nel",
    "negli",
    "nella",
    "nelle",
    "nello",
    "no",
    "non",
    "o",
    "od",
    "per",
    "pero",
    "perche",
    "po",
    "posso",
    "possono",
    "possiamo",
    "puo",
    "puoi",
    "qual",
    "quale",
    "quali",
    "quando",
    "quanta",
    "quante",
    "quanti",
    "quanto",
    "quel",
    "quella",
    "quelle",
    "quelli",
    "questa",
    "queste",
    "questi",
    "questo",
    "se",
    "sei",
    "si",
    "solo",
    "sono",
    "su",
    "sua",
    "sue",
    "sugli",
    "sui",
    "sul",
    "sulla",
    "sulle",
    "suo",
    "suoi",
    "tra",
    "tu",
    "un",
    "una",
    "uno",
    "va",
    "vanno",
    "vi",
    "viene",
    "succede",
    "contro",
    "mette",
    "metto",
    "dopo",
    "prima",
    "significa",
    "vuol",
    "vuole",
    "dire",
    "intende",
    "funziona",
    "funzionano",
    "serve",
    "servono",
    "spiega",
    "spiegami",
    "spiegate",
    "spiegatemi",
    "bisogna",
    "qualcuno",
    "cmq",
    "comunque",
    "allora",
    "insomma",
    "cioe",
    "praticamente",
    "raga",
    "ragazzi",
    "scusate",
    "grazie",
    "boh",
    "vabbe",
    "beh",
    "mah",
    "quindi",
    "dunque",
    "ecco",
    "proprio",
    "davvero",
    "sempre",
    "adesso",
    "poi",
    "forse",
    "magari",
    "esattamente",
    // English, including the parts of contractions such as "don't".
    "about",
    "all",
    "also",
    "am",
    "an",
    "and",
    "any",
    "are",
    "as",
    "at",
    "be",
    "been",
    "being",
    "both",
    "but",
    "by",
    "can",
    "cannot",
    "could",
    "did",
    "does",
    "doing",
    "done",
    "every",
    "for",
    "from",
    "get",
    "gets",
    "got",
    "had",
    "has",
    "have",
    "having",
    "he",
    "her",
    "his",
    "how",
    "if",
    "into",
    "is",
    "it",
    "its",
    "just",
    "many",
    "may",
    "me",
    "might",
    "more",
    "most",
    "much",
    "must",
    "my",
    "nor",
    "not",
    "of",
    "on",
    "or",
    "other",
    "our",
    "out",
    "own",
    "same",
    "shall",
    "she",
    "should",
    "so",
    "some",
    "such",
    "than",
    "that",
    "the",
    "their",
    "them",
    "then",
    "there",
    "these",
    "they",
    "this",
    "those",
    "to",
    "too",
    "up",
    "us",
    "very",
    "was",
    "we",
    "were",
    "what",
    "when",
    "where",
    "whether",
    "which",
    "while",
    "who",
    "whom",
    "whose",
    "why",
    "will",
    "with",
    "would",
    "you",
    "your",
    "happens",
    "vs",
    "against",
    "him",
    "himself",
    "itself",
    "myself",
    "here",
    "anyone",
    "anybody",
    "anything",
    "yet",
    "really",
    "actually",
    "even",
    "please",
    "thing",
    "things",
    "let",
    "lets",
    "gonna",
    "wanna",
    "gotta",
    "don",
    "doesn",
    "didn",
    "isn",
    "aren",
    "wasn",
    "shouldn",
    "couldn",
    "wouldn",
    "hasn",
    "haven",
    "ain",
    "cant",
    "dont",
    "wont",
    "isnt",
    "arent",
    "wasnt",
    "werent",
    "doesnt",
    "didnt",
    "shouldnt",
    "couldnt",
    "wouldnt",
    "mustnt",
    "hasnt",
    "havent",
    "hadnt",
    "aint",
    "guy",
    "guys",
    "lad",
    "lads",
    "chap",
    "chaps",
    "bloke",
    "blokes",
    "dude",
    "dudes",
    "mean",
    "means",
    "work",
    "works",
    "working",
    "explain",
    "someone",
    "somebody",
    "something",
    "ive",
    "hes",
    "im",
    "theyre",
    "weve",
    "btw",
    "tbh",
    "imo",
    "ok",
    "okay",
    "thx",
    "thanks",
    "pls",
    "plz",
    "hmm",
    "hey",
    "always",
    "ever",
    "exactly",
    "well",
    "like",
    "sorry",
];

/// Parts of number words.
const NUMBER_PARTS: [&str; 62] = [
    "uno",
    "un",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
    "tredici",
    "quattordici",
    "quindici",
    "sedici",
    "diciassette",
    "diciotto",
    "diciannove",
    "venti",
    "vent",
    "trenta",
    "trent",
    "quaranta",
    "quarant",
    "cinquanta",
    "cinquant",
    "sessanta",
    "sessant",
    "settanta",
    "ottanta",
    "novanta",
    "cento",
    "mille",
    "mila",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thir",
    "four",
    "fif",
    "teen",
    "twen",
    "twenty",
    "ty",
    "forty",
    "hundred",
    "thousand",
    "eigh",
    "for",
    "and",
    "seventy",
];

/// Whether a word is a number word.
pub fn is_number_word(word: &str) -> bool {
    // Offsets that a sequence of number parts can reach.
    let mut reached = vec![false; word.len() + 1];
    reached[0] = true;
    for at in 0..word.len() {
        if reached[at] {
            for part in NUMBER_PARTS {
                if word[at..].starts_with(part) {
                    reached[at + part.len()] = true;
                }
            }
        }
    }
    word.len() > 2 && reached[word.len()]
}

/// Whether a folded word is a function word.
pub fn is_function_word(word: &str) -> bool {
    static KNOWN: LazyLock<HashSet<&str>> =
        LazyLock::new(|| FUNCTION_WORDS.iter().copied().collect());
    word.len() == 1 && !word.starts_with(|c: char| c.is_ascii_digit()) || KNOWN.contains(word)
}

/// The filters in both languages: the typed word and its facet.
const FILTERS: &[(&str, &str)] = &[
    ("system", "system"),
    ("sistema", "system"),
    ("kind", "kind"),
    ("tipo", "kind"),
    ("voice", "voice"),
    ("voce", "voice"),
    ("section", "section"),
    ("sezione", "section"),
    ("cites", "cites"),
    ("cita", "cites"),
];

/// A parsed query.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query {
    /// The part that was parsed, normalised.
    pub text: String,
    pub parts: Vec<Part>,
    /// Whether the last word may be unfinished.
    pub unfinished: bool,
}

/// A part of a query.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Whether hits must not contain it.
    pub without: bool,
    pub want: Want,
}

/// The meaning of a part of the query.
#[derive(Clone, Debug, PartialEq)]
pub enum Want {
    Word(Word),
    /// These words, in this order, unstemmed.
    Phrase(Vec<String>),
    /// A facet with one value: `kind`, `ruling`.
    Filter(&'static str, String),
    /// An id; if it does not exist, its words are searched.
    Id(Id, Vec<Word>),
}

/// A word with its position in [`Query::text`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub folded: String,
    pub start: usize,
    pub end: usize,
}

/// The part of a query that is parsed, normalised: at most [`LONGEST_QUERY`] bytes, in whole characters.
/// Pages that repeat a query show this part.
pub fn as_read(text: &str) -> String {
    let mut out = String::with_capacity(text.len().min(LONGEST_QUERY));
    // Unicode composition collects marks, so the input is limited first.
    let raw = &text[..text.floor_char_boundary(4 * LONGEST_QUERY)];
    for c in composed(raw) {
        if out.len() + c.len_utf8() > LONGEST_QUERY {
            break;
        }
        out.push(if c.is_control() { ' ' } else { c });
    }
    out
}

fn is_quote(c: char) -> bool {
    matches!(
        c,
        '"' | '\u{201c}' | '\u{201d}' | '\u{201e}' | '\u{ab}' | '\u{bb}'
    )
}

impl Query {
    /// Whether it consists of words without operators.
    pub fn is_words(&self) -> bool {
        self.parts
            .iter()
            .all(|part| !part.without && matches!(part.want, Want::Word(_)))
    }

    /// Parses any text; none is invalid.
    pub fn parse(text: &str) -> Self {
        let mut this = Self {
            text: as_read(text),
            ..Self::default()
        };
        let text = std::mem::take(&mut this.text);
        let mut extras = 0;
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            if c.is_whitespace() {
                at += c.len_utf8();
                continue;
            }
            // A minus before a digit is a modifier: "-1 for overlap".
            let without = c == '-'
                && text[at + 1..].starts_with(|next: char| next.is_alphabetic() || is_quote(next));
            let from = if without { at + 1 } else { at };
            let rest = &text[from..];
            let first = rest.chars().next().unwrap_or(' ');
            if is_quote(first) {
                let inside = from + first.len_utf8();
                // An unclosed quote is still being typed: until it is closed, its words are plain words.
                let Some(length) = text[inside..].find(is_quote) else {
                    at = inside;
                    continue;
                };
                let words: Vec<String> = tokens(&text[inside..inside + length])
                    .into_iter()
                    .map(|word| word.folded)
                    .take(LONGEST_PHRASE)
                    .collect();
                if !words.is_empty() && extras < MOST_EXTRAS {
                    extras += 1;
                    this.parts.push(Part {
                        without,
                        want: Want::Phrase(words),
                    });
                }
                at = inside
                    + length
                    + text[inside + length..]
                        .chars()
                        .next()
                        .map_or(0, char::len_utf8);
                continue;
            }
            let length = rest
                .find(|c: char| c.is_whitespace() || is_quote(c))
                .unwrap_or(rest.len());
            let chunk = &rest[..length.max(first.len_utf8())];
            if extras < MOST_EXTRAS
                && let Some(want) = special(chunk, from)
            {
                extras += 1;
                this.parts.extend(want.map(|want| Part { without, want }));
            } else {
                this.parts
                    .extend(words(chunk, from).into_iter().map(|word| Part {
                        without,
                        want: Want::Word(word),
                    }));
            }
            at = from + chunk.len();
        }
        let mut content = 0;
        let mut function = 0;
        this.parts.retain(|part| match &part.want {
            Want::Word(word) => {
                let count = if is_function_word(&word.folded) {
                    &mut function
                } else {
                    &mut content
                };
                *count += 1;
                *count <= MOST_WORDS
            }
            _ => true,
        });
        this.unfinished = match this.parts.last() {
            Some(Part {
                without: false,
                want: Want::Word(word),
            }) => word.end == text.len(),
            _ => false,
        };
        this.text = text;
        this
    }
}

fn words(chunk: &str, offset: usize) -> Vec<Word> {
    tokens(chunk)
        .into_iter()
        .filter(|word| word.folded.len() <= LONGEST_WORD)
        .map(|word| Word {
            folded: word.folded,
            start: offset + word.start,
            end: offset + word.end,
        })
        .collect()
}

/// A filter or an id. A filter without a value, as while typing, is ignored.
fn special(chunk: &str, offset: usize) -> Option<Option<Want>> {
    let lower = chunk
        .trim_end_matches([',', ';', '?', '!', '.', ')'])
        .to_lowercase();
    if let Some((name, value)) = lower.split_once(':')
        && let Some((_, facet)) = FILTERS.iter().find(|(typed, _)| *typed == name)
    {
        return Some((!value.is_empty()).then(|| Want::Filter(facet, fold(value))));
    }
    lower
        .parse()
        .ok()
        .map(|id| Some(Want::Id(id, words(chunk, offset))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> String {
        let parts = Query::parse(text).parts.into_iter().map(|part| {
            let minus = if part.without { "-" } else { "" };
            match part.want {
                Want::Word(word) => format!("{minus}{}", word.folded),
                Want::Phrase(words) => format!("{minus}[{}]", words.join(" ")),
                Want::Filter(name, value) => format!("{minus}{name}={value}"),
                Want::Id(id, _) => format!("{minus}<{id}>"),
            }
        });
        parts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn everything_that_can_be_typed_is_understood() {
        for (text, want) in [
            ("l'unità dell’elemento", "unita elemento"),
            ("c'è", "e"),
            ("Kn(S)", "kn s"),
            ("a \"bad going\" -river", "a [bad going] -river"),
            ("“bad going”", "[bad going]"),
            ("\"bad goi", "bad goi"),
            ("-\"bad going\"", "-[bad going]"),
            ("is a -1 for overlap", "is a 1 for overlap"),
            (
                "kind:Ruling tipo:dispute -voice:author kind:",
                "kind=ruling kind=dispute -voice=author",
            ),
            ("cites:bob:recoil.2", "cites=bob:recoil.2"),
            ("BOB:recoil.2, psiloi", "<bob:recoil.2> psiloi"),
            (
                "dba/recoil/x--y dba.recoil term:recoil",
                "<dba/recoil/x#y> <dba.recoil> <term:recoil>",
            ),
            ("QK/DIB 4.2.1 foo:bar", "qk dib <4.2> foo bar"),
            ("", ""),
            ("\" \" - -- :: ()", ""),
        ] {
            let want = want.replace("<4.2>", "4 2 1");
            assert_eq!(read(text), want, "{text}");
        }
    }

    #[test]
    fn only_a_last_word_at_the_very_end_may_grow() {
        assert!(Query::parse("recoil riv").unfinished);
        assert!(!Query::parse("recoil riv ").unfinished);
        assert!(!Query::parse("recoil \"riv\"").unfinished);
        assert!(!Query::parse("recoil -riv").unfinished);
    }

    #[test]
    fn length_and_count_are_bounded() {
        let long = Query::parse(&"parola ".repeat(10_000));
        assert!(long.text.len() <= LONGEST_QUERY && long.parts.len() <= MOST_WORDS);
        assert!(Query::parse(&"\"".repeat(10_000)).parts.is_empty());
        assert!(Query::parse(&"e\u{301}".repeat(50_000)).text.len() <= LONGEST_QUERY);
        assert!(Query::parse(&"kind:a ".repeat(1000)).parts.len() <= 2 * MOST_WORDS + MOST_EXTRAS);
        assert!(Query::parse(&"x".repeat(100_000)).parts.is_empty());
    }

    proptest! {
        #[test]
        fn any_text_is_read(text in "(?s).{0,400}|[\"\\-a-z: './#(\u{301}]{0,300}") {
            let query = Query::parse(&text);
            prop_assert!(query.text.len() <= LONGEST_QUERY);
            for part in query.parts {
                if let Want::Word(word) = part.want {
                    prop_assert_eq!(&fold(&query.text[word.start..word.end]), &word.folded);
                }
            }
        }
    }
}
