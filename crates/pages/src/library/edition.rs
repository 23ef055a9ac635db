//! The edition of the library, and the fingerprint of what a verdict is based on. Links contain it as
//! `ed`; a reader who opens one later is told whether a sentence, a figure or the verdict has changed.

use std::collections::BTreeSet;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Library;
use crate::check::Verdict;
use crate::kit::tables::Cell;
use crate::lang::Lang;
use crate::systems;

/// State of the library: the number of revisions of its rulings, and the day of the newest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edition {
    /// Number of revisions so far; rows are only ever added.
    pub number: usize,
    /// `2026-11-26`; empty if no revision was ever recorded.
    pub date: String,
}

impl fmt::Display for Edition {
    /// `2026-11-26.5173`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.date, self.number)
    }
}

/// Fingerprint of the sentences, figures and result that a verdict is based on: `5173-1f3a9c-77aa-0b7e`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    /// Number of the edition.
    edition: usize,
    /// The sentences quoted, in every language.
    claims: u32,
    /// The figures in force of the tables that the check reads.
    figures: u32,
    /// The finding and the results.
    result: u32,
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}-{:06x}-{:04x}-{:04x}",
            self.edition, self.claims, self.figures, self.result
        )
    }
}

impl Fingerprint {
    /// Parses the value of a link; `None` if it is not a fingerprint.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let edition = parts.next()?.parse().ok()?;
        let mut part = |digits: usize| {
            let part = parts.next().filter(|part| part.len() == digits)?;
            u32::from_str_radix(part, 16).ok()
        };
        let (claims, figures, result) = (part(6)?, part(4)?, part(4)?);
        parts.next().is_none().then_some(Self {
            edition,
            claims,
            figures,
            result,
        })
    }
}

/// What has changed since a link was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Since {
    /// Number of the edition it was made in.
    pub revision: usize,
    /// Day of that edition; null if this library does not know it.
    pub date: Option<String>,
    /// Whether the finding or the results are different now.
    pub turned: bool,
    /// Whether a figure that the check reads is different now.
    pub figures: bool,
    /// Whether the sentences are different now.
    pub sentences: bool,
    /// Sentences that had another wording then, according to the revisions.
    pub changed: Vec<ChangedClaim>,
    /// Whether the list of sentences is complete.
    pub whole: bool,
}

/// A sentence, then and now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChangedClaim {
    pub claim: String,
    /// Null if there was no such sentence then.
    pub then: Option<String>,
    pub now: String,
}

impl Since {
    /// Whether everything that the verdict is based on is unchanged.
    pub const fn same(&self) -> bool {
        !self.turned && !self.figures && !self.sentences
    }
}

/// The first bits of a hash of texts.
fn hash<'t>(texts: impl IntoIterator<Item = &'t str>, bits: u32) -> u32 {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.split_whitespace().collect::<Vec<_>>().join(" "));
        hash.update([0]);
    }
    let hash = hash.finalize();
    u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]) >> (32 - bits)
}

/// Claims that a verdict quotes.
fn quoted(verdict: &Verdict) -> BTreeSet<&str> {
    let steps = verdict.steps.iter().filter_map(|step| step.cite);
    verdict.reasons.iter().copied().chain(steps).collect()
}

impl Library {
    /// The current edition.
    pub fn edition(&self) -> &Edition {
        self.history.edition()
    }

    /// Returns the fingerprint of what a verdict is based on, in this library.
    pub fn fingerprint_of(&self, verdict: &Verdict) -> Fingerprint {
        let texts = quoted(verdict).into_iter().flat_map(|id| {
            let texts = Lang::ALL.map(|lang| self.claim(id, lang));
            let said = texts.map(|found| found.map_or("", |(_, claim)| claim.text.as_str()));
            std::iter::once(id).chain(said)
        });
        Fingerprint {
            edition: self.edition().number,
            claims: hash(texts, 24),
            figures: self.figures_of(verdict.check),
            result: hash(
                [
                    verdict.finding.kind.code(),
                    &verdict.finding.code,
                    &serde_json::to_string(&verdict.values).unwrap_or_default(),
                ],
                16,
            ),
        }
    }

    /// Hash of the current figures of the tables that a check reads.
    fn figures_of(&self, check: &str) -> u32 {
        let tables = systems::check(check).map_or(&[][..], |check| check.tables);
        let mut figures = Vec::new();
        for table in tables {
            figures.push(table.id.to_owned());
            for row in table.rows {
                for column in table.columns {
                    figures.push(match self.tables.cell(table, row, column).0 {
                        Cell::Number(n) => n.to_string(),
                        Cell::Word(word) => word.to_owned(),
                        Cell::Empty => String::new(),
                    });
                }
            }
        }
        hash(figures.iter().map(String::as_str), 16)
    }

    /// Changes since a link to this verdict was made; the sentences are in one language.
    pub fn since(&self, lang: Lang, verdict: &Verdict, linked: &Fingerprint) -> Since {
        let now = self.fingerprint_of(verdict);
        let then = |id: &str, lang: Lang| {
            let (node, claim) = self.claim(id, lang)?;
            let wording = self.history.wording_after(&node.id, lang, linked.edition)?;
            let (_, text) = wording
                .claims
                .into_iter()
                .find(|(anchor, _)| *anchor == claim.anchor)?;
            Some(text)
        };
        let sentences = now.claims != linked.claims;
        let (mut changed, mut whole) = (Vec::new(), !sentences);
        if sentences {
            let mut texts: Vec<String> = Vec::new();
            for id in quoted(verdict) {
                texts.push(id.to_owned());
                texts.extend(Lang::ALL.map(|lang| then(id, lang).unwrap_or_default()));
                let Some((_, claim)) = self.claim(id, lang) else {
                    continue;
                };
                let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                let before = then(id, lang);
                if before.as_deref().map(words) != Some(words(&claim.text)) {
                    changed.push(ChangedClaim {
                        claim: id.to_owned(),
                        then: before,
                        now: claim.text.clone(),
                    });
                }
            }
            whole = hash(texts.iter().map(String::as_str), 24) == linked.claims;
        }
        Since {
            revision: linked.edition,
            date: self.history.date_after(linked.edition),
            turned: now.result != linked.result,
            figures: now.figures != linked.figures,
            sentences,
            changed,
            whole,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_read_as_it_is_written() {
        let one = Fingerprint {
            edition: 5173,
            claims: 0x1f_3a9c,
            figures: 0x77,
            result: 0xb7e,
        };
        assert_eq!(one.to_string(), "5173-1f3a9c-0077-0b7e");
        assert_eq!(Fingerprint::parse(&one.to_string()), Some(one));
        for bad in [
            "",
            "x",
            "1-2-3-4",
            "1-1f3a9c-0077",
            "1-1f3a9c-0077-0b7e-1",
            "-1f3a9c-0077-0b7e",
            "1-1f3a9é-077-0b7e",
        ] {
            assert_eq!(Fingerprint::parse(bad), None, "{bad}");
        }
    }
}
