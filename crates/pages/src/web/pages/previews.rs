//! Previews of pages that need more than a title and a sentence.

use std::fmt::Write as _;

use serde_json::Value;

use super::layout::Layout;
use super::preview::{Based, Part, Placed, Preview, Stamp};
use super::{text, verdict};
use crate::check::form::field_at;
use crate::check::{Check, Kind, Status, Verdict, board};
use crate::content::{Chapter, Node};
use crate::id::SourceKey;
use crate::kit::scene::Side;
use crate::lexicon::Concept;
use crate::library::Said;

/// The preview of a ruling.
pub fn of_node(s: &Layout<'_>, node: &Node) -> Preview {
    let text = &node.text[s.lang];
    let over = format!(
        "{} · {}",
        s.system_name(node.id.system()),
        s.section_title(node.id.system(), node.id.section())
    );
    let edition = text::edition(
        s,
        node.attributes.since.as_deref(),
        node.attributes.until.as_deref(),
    );
    let rests = s.rests(s.site.library.voice(node), node.all_cites());
    Preview {
        foot: [Some(rests), edition]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · "),
        ..Preview::plain(over, &text.title, &text.answer)
    }
}

/// The preview of a chapter.
pub fn of_chapter(s: &Layout<'_>, chapter: &Chapter) -> Preview {
    let text = &chapter.text[s.lang];
    Preview {
        foot: s.nodes_count(chapter),
        ..Preview::plain(s.system_name(&chapter.system), &text.title, &text.summary)
    }
}

/// The preview of a term of the glossary.
pub fn of_concept(s: &Layout<'_>, concept: &Concept) -> Preview {
    let (own, other) = (&concept.names[s.lang], &concept.names[s.lang.other()]);
    let title = match own.abbr.first() {
        Some(abbr) => format!("{} ({abbr})", own.name),
        None => own.name.clone(),
    };
    let foot = format!("{}: {}", s.lang.other().own_name(), other.name);
    Preview {
        foot,
        ..Preview::plain(s.t("glossary-title"), title, &own.definition)
    }
}

/// The troops that a situation names, in its order: at most two.
fn bases(s: &Layout<'_>, check: &Check, judged: &Verdict) -> Vec<Based> {
    let fields = check.fields(&s.site.library.tables);
    let inner = |(name, value): (&String, &Value)| -> Vec<(String, Value)> {
        match value {
            Value::Object(group) => group
                .iter()
                .map(|(part, value)| (format!("{name}.{part}"), value.clone()))
                .collect(),
            value => vec![(name.clone(), value.clone())],
        }
    };
    judged
        .input
        .iter()
        .flat_map(inner)
        .filter_map(|(path, value)| {
            let Kind::Choice { scope, .. } = &field_at(&fields, &path)?.kind else {
                return None;
            };
            let code = value.as_str()?;
            let troop = scope.contains("troop")
                && code.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit());
            troop.then(|| Based {
                code: code.to_owned(),
                foe: path.starts_with("b."),
            })
        })
        .take(2)
        .collect()
}

/// The bases that a verdict on a board was given.
fn scene(check: &Check, judged: &Verdict) -> Vec<Placed> {
    #[expect(clippy::cast_possible_truncation, reason = "a table has few metres")]
    let tenths = |mm: f64| (mm * 10.0).round() as i32;
    board::picture(check.roles, &judged.input)
        .pieces
        .iter()
        .map(|piece| Placed {
            corners: piece
                .base
                .corners()
                .map(|corner| [tenths(corner.x), tenths(-corner.y)]),
            code: piece.id.clone(),
            foe: piece.side == Side::B,
        })
        .collect()
}

/// The preview of a verdict.
pub fn of_verdict(
    s: &Layout<'_>,
    check: &Check,
    judged: &Verdict,
    said: &Said,
    situation: &[(String, String)],
) -> Preview {
    let finding = verdict::finding(s, judged, said);
    let bases = bases(s, check, judged);
    // The bases and the sentence name the troops already.
    let known = |value: &str| {
        !bases.is_empty()
            && finding.text.contains(value)
            && value.chars().all(|c| c.is_alphabetic() || c == ' ')
    };
    let supposed = judged.status == Status::Usual;
    let taken = (supposed && !said.assumed.is_empty())
        .then(|| s.site.library.taken(s.lang, check, judged, said));
    let under = situation
        .iter()
        .filter(|(_, value)| !known(value))
        .map(|(label, value)| format!("{label}: {value}"));
    let under = under.collect::<Vec<_>>().join("; ");
    let under: Vec<String> = taken
        .into_iter()
        .chain(Some(under).filter(|under| !under.is_empty()))
        .collect();
    let mut keys: Vec<&SourceKey> = Vec::new();
    for key in said
        .reasons
        .iter()
        .flat_map(|reason| &reason.sources)
        .chain(said.readings.iter().flat_map(|reading| &reading.cites))
    {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    // As many sources as a line has room for.
    let room = if keys.len() > 2 { 1 } else { 2 };
    let more = keys.len().saturating_sub(room);
    keys.truncate(room);
    let mut cited = s.readable(keys);
    if more > 0 {
        let _ = write!(cited, " +{more}");
    }
    Preview {
        over: s.system_name(check.system()),
        title: s.check_title(check.id),
        stamp: Some(Stamp {
            kind: match finding.tone {
                verdict::Tone::Lost => "lost",
                verdict::Tone::Back => "back",
                _ => finding.kind,
            },
            mark: match (supposed, finding.mark) {
                (true, _) if finding.tone == verdict::Tone::Lost => "(†)",
                (true, "✓") => "(✓)",
                (true, "✕") => "(✕)",
                (_, mark) => mark,
            },
            word: finding.word,
        }),
        text: finding.text,
        odds: verdict::odds(said)
            .0
            .into_iter()
            .map(|chance| Part {
                num: chance.num,
                text: chance.text,
                class: chance.class,
            })
            .collect(),
        bases,
        scene: scene(check, judged),
        under: under.join(". "),
        foot: [Some(cited).filter(|cited| !cited.is_empty()), s.edition()]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · "),
    }
}
