//! The preview of a page elsewhere: on its drawn card, below a link, embedded. The answer comes first,
//! because previews are truncated.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Byte length above which the strictest preview reader truncates, and not at a word boundary.
const LONGEST_TITLE: usize = 67;
const LONGEST_TEXT: usize = 347;

/// Version of the card drawing; increase it when cards change, so that cached ones are fetched again.
const STYLE: u8 = 6;

/// Mark and word of a verdict, and the code of its kind; outcomes and figures have no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub kind: &'static str,
    pub mark: &'static str,
    pub word: String,
}

/// A segment of the odds: the result, its number of rolls, and its CSS class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub num: u32,
    pub text: String,
    pub class: &'static str,
}

/// A base of a verdict: the code of its troops, and whether it belongs to the second side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Based {
    pub code: String,
    pub foe: bool,
}

/// A base of a scene: its corners from the front left, clockwise, in tenths of a millimetre from the north-west.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub corners: [[i32; 2]; 4],
    pub code: String,
    pub foe: bool,
}

/// A page in a few lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// The game and the chapter it belongs to.
    pub over: String,
    pub title: String,
    /// The mark of a verdict.
    pub stamp: Option<Stamp>,
    /// The answer.
    pub text: String,
    /// The odds of a verdict, if it has any.
    pub odds: Vec<Part>,
    /// Troops that a verdict is about, drawn as bases.
    pub bases: Vec<Based>,
    /// The scene of a verdict on a board.
    pub scene: Vec<Placed>,
    /// Situation that a verdict judges.
    pub under: String,
    /// Voice and sources.
    pub foot: String,
}

impl Preview {
    /// A preview with only a title and a sentence.
    pub fn plain(
        over: impl Into<String>,
        title: impl Into<String>,
        text: impl Into<String>,
    ) -> Self {
        Self {
            over: over.into(),
            title: title.into(),
            text: text.into(),
            ..Self::default()
        }
    }

    /// The title of a preview.
    pub fn headline(&self) -> String {
        match &self.stamp {
            Some(stamp) if stamp.word.is_empty() => {
                cut(&format!("{} {}", stamp.mark, self.text), LONGEST_TITLE)
            }
            Some(stamp) => cut(
                &format!("{} {} · {}", stamp.mark, stamp.word, self.title),
                LONGEST_TITLE,
            ),
            None => cut(&self.title, LONGEST_TITLE),
        }
    }

    /// The text of a preview.
    pub fn blurb(&self) -> String {
        // A title that contains the whole text is not repeated below.
        let whole = self.stamp.as_ref().is_some_and(|stamp| {
            stamp.word.is_empty() && self.headline().ends_with(self.text.trim())
        });
        let first = if whole { &self.title } else { &self.text };
        let parts = [first, &self.under, &self.foot];
        cut(
            &parts
                .into_iter()
                .filter(|part| !part.is_empty())
                .map(String::as_str)
                .collect::<Vec<_>>()
                .join(" · "),
            LONGEST_TEXT,
        )
    }

    /// Alternative text of the card.
    pub fn alt(&self) -> String {
        match &self.stamp {
            Some(stamp) if stamp.word.is_empty() => cut(
                &format!("{} {} · {}", stamp.mark, self.text, self.title),
                LONGEST_TEXT,
            ),
            _ => cut(&format!("{}. {}", self.headline(), self.text), LONGEST_TEXT),
        }
    }

    /// The fingerprint of the drawing: equal previews have equal cards, whatever the address.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        hash.update([STYLE]);
        let stamp = self
            .stamp
            .as_ref()
            .map_or([""; 3], |stamp| [stamp.kind, stamp.mark, &stamp.word]);
        for part in [&self.over, &self.title, &self.text, &self.under, &self.foot]
            .map(String::as_str)
            .iter()
            .chain(&stamp)
        {
            // A fixed-width integer, so that pages made on a device name the same cards.
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        for part in &self.odds {
            hash.update(part.num.to_le_bytes());
            hash.update((part.text.len() as u64).to_le_bytes());
            hash.update(&part.text);
            hash.update(part.class);
        }
        for base in &self.bases {
            hash.update((base.code.len() as u64).to_le_bytes());
            hash.update(&base.code);
            hash.update([u8::from(base.foe)]);
        }
        for base in &self.scene {
            hash.update((base.code.len() as u64).to_le_bytes());
            hash.update(&base.code);
            hash.update([u8::from(base.foe)]);
            for place in base.corners.as_flattened() {
                hash.update(place.to_le_bytes());
            }
        }
        hash.finalize()[..8]
            .iter()
            .fold(String::new(), |mut out, byte| {
                let _ = write!(out, "{byte:02x}");
                out
            })
    }
}

/// A text truncated at a word boundary to a number of bytes.
pub fn cut(text: &str, most: usize) -> String {
    let text = text.trim();
    if text.len() <= most {
        return text.to_owned();
    }
    let mut room = most.saturating_sub('…'.len_utf8());
    while !text.is_char_boundary(room) {
        room -= 1;
    }
    let whole = text[room..].starts_with(char::is_whitespace);
    let end = if whole {
        room
    } else {
        text[..room]
            .rfind(char::is_whitespace)
            .filter(|end| *end > 0)
            .unwrap_or(room)
    };
    format!(
        "{}…",
        text[..end].trim_end_matches(
            |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '·' | '–' | '(')
        )
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_long_text_is_cut_at_a_word() {
        assert_eq!(cut("one two three", 13), "one two three");
        assert_eq!(cut("one two, three", 12), "one two…");
        assert_eq!(cut("one two three", 10), "one two…");
        assert_eq!(cut("perché nulla", 10), "perché…");
        assert_eq!(cut("aaaaaaaaaaaa", 8), "aaaaa…");
    }

    #[test]
    fn a_verdict_begins_with_its_mark_and_word() {
        let stamp = Some(Stamp {
            kind: "illegal",
            mark: "✕",
            word: "Vietato".into(),
        });
        let preview = Preview {
            stamp,
            under: "Chi: Lame".into(),
            foot: "bob:a.1".into(),
            ..Preview::plain("DBA", "Ritirata", "Non si può.")
        };
        assert_eq!(preview.headline(), "✕ Vietato · Ritirata");
        assert_eq!(preview.blurb(), "Non si può. · Chi: Lame · bob:a.1");
        let outcome = Preview {
            stamp: Some(Stamp {
                kind: "outcome",
                mark: "◆",
                word: String::new(),
            }),
            text: "Le Blade si ritirano.".into(),
            ..preview.clone()
        };
        assert_eq!(outcome.headline(), "◆ Le Blade si ritirano.");
        assert_eq!(outcome.blurb(), "Ritirata · Chi: Lame · bob:a.1");
        let long = Preview {
            text: "Le Blade si ritirano. ".repeat(9),
            ..outcome
        };
        assert!(long.headline().ends_with('…'));
        assert!(long.blurb().starts_with("Le Blade si ritirano."));
        let part = Part {
            num: 6,
            text: "Blade perse".into(),
            class: "oa",
        };
        let drawn = Preview {
            odds: vec![part],
            ..preview.clone()
        };
        assert_ne!(preview.hash(), drawn.hash());
        assert_ne!(
            preview.hash(),
            Preview {
                stamp: None,
                ..preview.clone()
            }
            .hash()
        );
        assert_ne!(
            Preview::plain("ab", "c", "").hash(),
            Preview::plain("a", "bc", "").hash()
        );
    }

    proptest! {
        #[test]
        fn whatever_is_cut_keeps_to_its_length(text in "(\\PC| ){0,120}", most in 4usize..80) {
            let short = cut(&text, most);
            prop_assert!(short.len() <= most, "{} {short}", short.len());
            prop_assert!(text.trim().starts_with(short.trim_end_matches('…')));
        }
    }
}
