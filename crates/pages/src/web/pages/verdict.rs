//! A verdict on a page: in full above its form, or as the card of a worked example.

use askama::Template;
use askama::filters::HtmlSafe;
use serde_json::{Map, Value};

use super::layout::{Chip, Layout, Link, Markup, VoiceTag, finding_mark};
use super::listing::{Listing, listing};
use super::picture::{self, Figure, Named};
use crate::check::{
    Check, Field, FindingKind, Kind, Limit, OutKind, Output, Status, Unit, Verdict, at, permits,
    put,
};
use crate::content::{Example, Question, equal, escape};
use crate::kit::scene::Picture;
use crate::library::{Said, is_signed};
use crate::message::Arg;
use crate::web::{given, url};

/// Length above which a finding is printed in a smaller font.
pub const LONG: usize = 90;

/// Number of reasons that are shown at once; one more is not folded.
const AT_ONCE: usize = 3;

/// One line of the ledger.
pub struct Line {
    pub folded: bool,
    pub text: String,
    pub value: String,
    pub cite: Option<Link>,
}

pub struct Reason {
    pub text: String,
    pub href: String,
    pub voice: VoiceTag,
    pub chips: Vec<Chip>,
}

pub struct ReadingView {
    /// "Reading A", if it is named.
    pub name: Option<String>,
    pub text: String,
    /// The sentence of what follows from it.
    pub follows: Option<String>,
    /// Without such a sentence, the results in which the readings differ.
    pub values: Vec<(String, String)>,
    pub chips: Vec<Chip>,
    pub usual: bool,
    pub agree: String,
}

impl ReadingView {
    /// Its name and what follows from it; the whole sentence if it has no name.
    pub fn in_short(self) -> (String, String) {
        // The first result is the subject of a check.
        let first = self.values.first().map(|(label, value)| {
            if value.starts_with(char::is_alphabetic) {
                value.clone()
            } else {
                format!("{label}: {value}")
            }
        });
        let follows = self.follows.or(first).unwrap_or_default();
        match self.name {
            Some(name) if !follows.is_empty() => (name, follows),
            Some(name) => (name, self.text),
            None if follows.is_empty() => (self.text, String::new()),
            None => (self.text, follows),
        }
    }
}

/// The readings of one open point.
pub struct PointView {
    pub readings: Vec<ReadingView>,
}

pub struct Chance {
    pub num: u32,
    pub den: u32,
    pub text: String,
    pub from: u32,
    pub percent: String,
    /// The affected side and the severity, as a CSS class.
    pub class: &'static str,
}

/// The meaning of a finding for the element it affects: each has one colour and one mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Allowed,
    Refused,
    Lost,
    /// Recoils, flees, retreats.
    Back,
    Open,
    /// The answer to a question of fact, as whether a line of fire is clear: neither allows anything.
    Yes,
    No,
    Plain,
}

impl Tone {
    /// From the code of the finding, for which all games use the same words.
    pub fn of(kind: FindingKind, code: &str) -> Self {
        const LOST: [&str; 7] = [
            "destroyed",
            "lost",
            "both",
            "surrender",
            "killed",
            "broken",
            "removed",
        ];
        const BACK: [&str; 7] = [
            "recoil", "flee", "flight", "retreat", "repulse", "back", "evade",
        ];
        let says = |words: &[&str]| {
            !code.starts_with("not") && words.iter().any(|word| code.contains(word))
        };
        match kind {
            FindingKind::Legal => Self::Allowed,
            FindingKind::Illegal => Self::Refused,
            FindingKind::Undetermined | FindingKind::Open => Self::Open,
            FindingKind::Outcome if says(&LOST) => Self::Lost,
            FindingKind::Outcome if says(&BACK) => Self::Back,
            FindingKind::Outcome | FindingKind::Score => Self::Plain,
        }
    }

    /// From the finding of a verdict; if its code only says who won, from the result of the loser.
    /// If the title of the check asks whether something is so, the mark says yes or no.
    pub fn of_verdict(s: &Layout<'_>, verdict: &Verdict) -> Self {
        let kind = verdict.finding.kind;
        let result = || verdict.values.get("result").and_then(Value::as_str);
        let code = &*verdict.finding.code;
        let fact = code.strip_prefix("not-").unwrap_or(code);
        match Self::of(kind, code) {
            Self::Plain if kind == FindingKind::Outcome => match verdict.values.get(fact) {
                Some(Value::Bool(so)) if s.check_title(verdict.check).ends_with('?') => {
                    if *so {
                        Self::Yes
                    } else {
                        Self::No
                    }
                }
                _ => result().map_or(Self::Plain, |result| Self::of(kind, result)),
            },
            tone => tone,
        }
    }

    pub const fn code(self) -> &'static str {
        match self {
            Self::Allowed => "ok",
            Self::Refused => "no",
            Self::Lost => "lost",
            Self::Back => "back",
            Self::Open => "open",
            Self::Yes | Self::No => "fact",
            Self::Plain => "plain",
        }
    }

    /// Empty if the sentence is complete by itself.
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Allowed | Self::Yes => "✓",
            Self::Refused | Self::No => "✕",
            Self::Lost => "†",
            Self::Back => "↩\u{fe0e}",
            Self::Open => "⁇",
            Self::Plain => "",
        }
    }
}

/// Mark, word and sentence of a finding.
pub struct Finding {
    pub kind: &'static str,
    pub mark: &'static str,
    pub tone: Tone,
    /// Empty for outcomes and figures, whose sentence is complete.
    pub word: String,
    pub text: String,
    /// The word and the sentence as one.
    pub headline: String,
}

impl Finding {
    /// On one line; a figure needs no word.
    pub fn line(&self) -> String {
        if self.kind == FindingKind::Score.code() {
            self.text.clone()
        } else {
            format!("{} {}", self.mark, self.headline)
        }
    }
}

/// Part of a verdict that is shown in one place: a board separates its head from the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictPart {
    Whole,
    Head,
    Rest,
    /// The reasons, below a guided question.
    Why,
    /// All parts below the reasons.
    Below,
}

/// A list with more columns is shown as a table, because a sentence would be unreadable.
const COLUMNS: usize = 2;

/// A complete verdict.
#[derive(Template)]
#[template(path = "verdict.html")]
pub struct View<'v> {
    pub s: &'v Layout<'v>,
    pub part: VerdictPart,
    pub finding: Finding,
    pub values: Vec<(String, String)>,
    /// Results that are lists of several columns.
    pub tables: Vec<Listing>,
    pub lines: Vec<Line>,
    /// Label with the number of steps that did not apply.
    pub idle: Option<String>,
    pub reasons: Vec<Reason>,
    pub remedies: Vec<Link>,
    pub flags: Vec<String>,
    pub basis: String,
    pub points: Vec<PointView>,
    pub alternatives: Vec<(String, String)>,
    pub odds: Vec<Chance>,
    pub den: u32,
    pub missing: Option<String>,
    /// The agreed readings, each with the address of the same input without it.
    pub agreed: Vec<Link>,
    /// Assumed facts, each with the results of its other values.
    pub assumed: Vec<AssumedView>,
    pub assumed_title: String,
    /// Whether it holds only as long as the assumed facts do.
    pub supposed: bool,
    /// The fact that matters next.
    pub ask: Option<AskView>,
}

/// An assumed fact, and the same input with its other values.
pub struct AssumedView {
    pub text: String,
    pub ways: Vec<WayView>,
}

/// An answer as a link, with the finding it leads to.
pub struct WayView {
    pub href: String,
    pub label: String,
    pub finding: Option<String>,
}

/// The next question: each answer is a link.
pub struct AskView {
    pub text: String,
    pub hint: Option<String>,
    pub ways: Vec<WayView>,
    /// The form field, if the answer must be typed.
    pub field: Option<String>,
    /// The same input with this fact as unknown.
    pub unknown: Option<String>,
    /// Label with the number of facts that may matter after it.
    pub more: Option<String>,
}
impl HtmlSafe for View<'_> {}

impl<'v> View<'v> {
    /// `given` is the input without defaults: links that change a single field keep the rest of it.
    pub fn new(
        s: &'v Layout<'v>,
        check: &Check,
        verdict: &Verdict,
        said: &Said,
        given: &Map<String, Value>,
    ) -> Self {
        Self::at(s, check, verdict, said, given, &|input| {
            url::check_with(s.lang, check.id, input)
        })
    }

    /// Like the method above, for a check whose questions have this address.
    pub fn at(
        s: &'v Layout<'v>,
        check: &Check,
        verdict: &Verdict,
        said: &Said,
        given: &Map<String, Value>,
        address: &dyn Fn(&Map<String, Value>) -> String,
    ) -> Self {
        let with = |input: &Map<String, Value>, agreed: &[String]| {
            let mut all = given.clone();
            overlay(&mut all, input);
            all.shift_remove("agreed");
            if !agreed.is_empty() {
                all.insert("agreed".to_owned(), Value::from(agreed.to_vec()));
            }
            address(&all)
        };
        // A fact that changes something only together with another is shown with it.
        let way = |path: &str, answer: &crate::library::SaidAnswer| {
            let mut all = given.clone();
            put(&mut all, path, answer.value.clone());
            // A fact of a list entry cannot be told without the entries before it, which a scene may hold.
            at(&all, path)?;
            for (path, value) in answer.with.iter().flatten() {
                put(&mut all, path, value.clone());
            }
            Some(WayView {
                href: address(&all),
                label: answer.label.clone(),
                finding: answer.finding.as_ref().map(|finding| finding.text.clone()),
            })
        };
        let library = &s.site.library;
        // Of a yes/no fact, the other value is a statement too.
        let instead = |path: &str, answer: &crate::library::SaidAnswer| {
            let stated = library.statement(s.lang, check, path, &answer.value);
            let stated = stated.filter(|_| answer.with.is_none());
            let mut way = way(path, answer)?;
            if let Some(stated) = stated {
                way.label = library.run_on(s.lang, Some(check), &[], &stated);
            }
            Some(way)
        };
        let assumed = said.assumed.iter().map(|assumed| AssumedView {
            text: assumed.text.clone(),
            ways: assumed
                .otherwise
                .iter()
                .filter_map(|answer| instead(&assumed.field, answer))
                .collect(),
        });
        let ask = said.asks.first().map(|ask| AskView {
            text: ask.text.clone(),
            hint: s.site.library.field_hint(s.lang, check, &ask.field),
            ways: ask
                .options
                .iter()
                .filter_map(|answer| way(&ask.field, answer))
                .collect(),
            field: ask
                .options
                .is_empty()
                .then(|| format!("#f-{}", ask.field.replace('.', "-"))),
            unknown: (!ask.options.is_empty()).then(|| {
                let mut unknown: Vec<Value> = verdict
                    .unknown
                    .iter()
                    .map(|path| Value::from(path.as_str()))
                    .collect();
                unknown.push(Value::from(ask.field.as_str()));
                let mut all = given.clone();
                all.insert("unknown".to_owned(), Value::from(unknown));
                address(&all)
            }),
            more: (said.asks.len() > 1).then(|| s.count("ask-more", said.asks.len() - 1)),
        });
        let mut assumed: Vec<AssumedView> = assumed.collect();
        for fact in &mut assumed {
            let again = |way: &WayView| way.finding.as_ref() == Some(&said.headline);
            fact.ways.retain(|way| !again(way));
            fact.ways.sort_by_key(|way| way.finding.is_none());
        }
        let assumed_title = s.site.library.taken(s.lang, check, verdict, said);
        let points = points(s, check, verdict, said, &|agreed| with(&Map::new(), agreed));
        let agreed = verdict.agreed.iter().map(|id| {
            let rest: Vec<String> = verdict
                .agreed
                .iter()
                .filter(|other| *other != id)
                .cloned()
                .collect();
            Link {
                href: with(&Map::new(), &rest),
                text: reading_text(s, check, id),
            }
        });
        let (odds, den) = odds(said);
        let mut plain = verdict.values.clone();
        let mut tables = Vec::new();
        for output in check.outputs {
            if matches!(output.kind, OutKind::List(columns) if columns.len() > COLUMNS) {
                tables.extend(listing(s, check, output.name, &plain));
                plain.remove(output.name);
            }
        }
        plain.retain(|name, value| {
            let one = Map::from_iter([(name.clone(), value.clone())]);
            let told = values(s, check, &verdict.input, &one);
            // That something else does not happen answers nobody.
            let denied = *value == Value::Bool(false) && !check.headline.contains(&name.as_str());
            !denied
                && !repeats(check, verdict, name, value)
                && !told
                    .iter()
                    .all(|(label, text)| says(&said.finding, label, text))
        });
        Self {
            s,
            part: VerdictPart::Whole,
            finding: finding(s, verdict, said),
            values: values(s, check, &verdict.input, &plain)
                .into_iter()
                .map(|(label, text)| (label, library.renamed(s.lang, check, verdict, text)))
                .collect(),
            tables,
            idle: idle(s, said),
            lines: lines(s, said),
            reasons: said
                .reasons
                .iter()
                .map(|reason| Reason {
                    text: reason.text.clone(),
                    href: claim_href(s, reason.cite),
                    voice: s.voice_of(reason.voice, !reason.sources.is_empty()),
                    chips: s.chips(&reason.sources),
                })
                .collect(),
            remedies: said
                .remedies
                .iter()
                .map(|remedy| Link {
                    href: with(&remedy.input, &verdict.agreed),
                    text: remedy.text.clone(),
                })
                .collect(),
            flags: said
                .rulebook
                .iter()
                .chain(said.flags.iter().map(|(_, text)| text))
                .cloned()
                .collect(),
            basis: s.t(&format!("basis-{}", verdict.basis.code())),
            points,
            supposed: verdict.status == Status::Usual,
            alternatives: said
                .alternatives
                .iter()
                .map(|other| (other.reading.clone(), other.finding.text.clone()))
                .collect(),
            den,
            odds,
            missing: said.missing.clone(),
            agreed: agreed.collect(),
            assumed_title,
            assumed,
            ask,
        }
    }
}

/// The readings of each open point of a verdict, with what follows from each: only the results in which
/// they differ.
pub fn points(
    s: &Layout<'_>,
    check: &Check,
    verdict: &Verdict,
    said: &Said,
    address: &dyn Fn(&[String]) -> String,
) -> Vec<PointView> {
    let mut points: Vec<(&str, PointView)> = Vec::new();
    for reading in &said.readings {
        // The part on which all readings of a point agree is already shown above.
        let rivals = said
            .readings
            .iter()
            .filter(|other| other.point == reading.point);
        let telling: Map<String, Value> = reading
            .values
            .iter()
            .filter(|(name, value)| {
                rivals
                    .clone()
                    .any(|other| other.values.get(*name) != Some(*value))
            })
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        let mut agreed = verdict.agreed.clone();
        agreed.push(reading.id.to_owned());
        let claim = check
            .readings()
            .find(|(_, known)| known.id == reading.id)
            .and_then(|(_, known)| s.site.library.claim(known.claim, s.lang));
        let name = claim
            .and_then(|(node, claim)| s.site.library.reading_name(s.lang, node, &claim.anchor));
        let view = ReadingView {
            text: claim
                .filter(|_| name.is_some())
                .map_or_else(|| reading.text.clone(), |(_, claim)| claim.text.clone()),
            name,
            values: if reading.finding.is_some() {
                Vec::new()
            } else {
                values(s, check, &verdict.input, &telling)
            },
            follows: s.site.library.follows(s.lang, reading, &telling),
            chips: s.chips(&reading.cites),
            usual: reading.default,
            agree: address(&agreed),
        };
        match points.iter_mut().find(|(point, _)| *point == reading.point) {
            Some((_, point)) => point.readings.push(view),
            None => points.push((
                reading.point,
                PointView {
                    readings: vec![view],
                },
            )),
        }
    }
    points.into_iter().map(|(_, point)| point).collect()
}

/// Whether a result only repeats the word or the outcome of the finding.
fn repeats(check: &Check, verdict: &Verdict, name: &str, value: &Value) -> bool {
    let decided = matches!(
        verdict.finding.kind,
        FindingKind::Legal | FindingKind::Illegal
    );
    let code = verdict.finding.code.as_str();
    (decided || *value == Value::Bool(true)) && permits(check.outputs, name)
        || value.as_str() == Some(code)
        || *value == Value::Bool(true) && name == code
}

/// Whether a sentence contains a result word for word: a figure with its unit, a name, or a whole
/// sentence. For a figure without a unit the sentence must also contain its label.
fn says(sentence: &str, label: &str, text: &str) -> bool {
    /// Minimum length of a word that is unambiguous by itself.
    const WORD: usize = 5;
    let apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    let holds = |text: &str| {
        sentence.match_indices(text).any(|(at, _)| {
            let (before, after) = (&sentence[..at], &sentence[at + text.len()..]);
            apart(before.chars().next_back()) && apart(after.chars().next())
        })
    };
    let text = text.trim_end_matches('.');
    let digits = text.chars().any(|c| c.is_ascii_digit());
    let telling = text.len() > 20
        || digits && text.contains(' ')
        || !digits && text.chars().count() >= WORD
        || digits && label.split_once(',').is_some_and(|(whose, _)| holds(whose));
    telling && holds(text)
}

/// The odds as segments of a bar, and the total number of rolls.
pub fn odds(said: &Said) -> (Vec<Chance>, u32) {
    let mut from = 0;
    let parts = said.odds.iter().enumerate().map(|(n, chance)| {
        let start = from;
        from += chance.num;
        let percent = (chance.num * 100 + chance.den / 2)
            .checked_div(chance.den)
            .unwrap_or(0);
        Chance {
            num: chance.num,
            den: chance.den,
            text: chance.text.clone(),
            from: start,
            percent: format!("{percent}"),
            class: chance_class(&chance.code, n),
        }
    });
    (
        parts.collect(),
        said.odds.first().map_or(1, |chance| chance.den),
    )
}

/// The most frequent outcome as a sentence, above the bar that shows all; of several that are equally
/// frequent, each. The factors before the die, with which the finding of a combat begins, stay. `None` if
/// there is only one outcome.
pub fn likeliest(
    s: &Layout<'_>,
    verdict: &Verdict,
    finding: &str,
    odds: &[Chance],
) -> Option<String> {
    let most = odds.iter().map(|chance| chance.num).max()?;
    let first: Vec<&Chance> = odds.iter().filter(|chance| chance.num == most).collect();
    if odds.len() < 2 {
        return None;
    }
    let texts: Vec<&str> = first.iter().map(|chance| chance.text.as_str()).collect();
    let key = if first.len() > 1 {
        "odds-even"
    } else {
        "odds-most"
    };
    let message = crate::message::Message::new(key)
        .with("what", texts.join(&s.t("odds-or")))
        .with("num", most.to_string())
        .with("den", first[0].den.to_string())
        .with("percent", first[0].percent.clone());
    let sentence = s.say(&message);
    let known = verdict.finding.kind == FindingKind::Score;
    let parted = known && s.site.library.tells_odds(s.lang, verdict.check);
    let factors = finding.split_once(": ").filter(|_| parted);
    Some(factors.map_or_else(
        || sentence.clone(),
        |(factors, _)| format!("{factors}. {sentence}"),
    ))
}

/// Each side has its own colour, with a strong shade for the harsher result; results that affect neither
/// are grey.
fn chance_class(code: &str, n: usize) -> &'static str {
    const HARSH: [&str; 5] = ["destroyed", "doubles", "half", "surrenders", "lost"];
    let harsh = HARSH.iter().any(|word| code.contains(word));
    let code = code.trim_start_matches("tie-");
    match (code.split('-').next(), harsh) {
        (Some("a"), true) => "oa",
        (Some("a"), false) => "oa mild",
        (Some("b" | "d"), true) => "ob",
        (Some("b" | "d"), false) => "ob mild",
        _ if code.starts_with("equal") || code.starts_with("none") => "on mild",
        _ if harsh => "on",
        _ => ["on", "on mild", "on faint"][n % 3],
    }
}

/// Sentence of a reading, by its id.
pub fn reading_text(s: &Layout<'_>, check: &Check, id: &str) -> String {
    let claim = check
        .readings()
        .find(|(_, reading)| reading.id == id)
        .and_then(|(_, reading)| s.site.library.reading_said(s.lang, reading.claim));
    claim.unwrap_or_else(|| id.to_owned())
}

pub fn finding(s: &Layout<'_>, verdict: &Verdict, said: &Said) -> Finding {
    let kind = verdict.finding.kind;
    let odds = kind == FindingKind::Score && verdict.odds.is_some();
    let mark = if odds { "%" } else { finding_mark(kind) };
    let word = match kind {
        FindingKind::Outcome | FindingKind::Score => String::new(),
        // What the documents leave to the rulebook is no question.
        FindingKind::Undetermined if !said.finding.ends_with('?') => String::new(),
        kind => {
            let check = crate::systems::check(verdict.check);
            s.site.library.kind_word(s.lang, check, kind)
        }
    };
    Finding {
        kind: kind.code(),
        mark,
        tone: Tone::of_verdict(s, verdict),
        word,
        text: said.finding.clone(),
        headline: said.headline.clone(),
    }
}

fn idle(s: &Layout<'_>, said: &Said) -> Option<String> {
    let idle = said.steps.iter().filter(|step| step.folded).count();
    (idle > 0).then(|| s.count("ledger-idle", idle))
}

fn lines(s: &Layout<'_>, said: &Said) -> Vec<Line> {
    let value = |value: &Value| match value {
        // A code that a step results in is already part of its sentence.
        Value::Number(n) => s.lang.numeral(n.as_f64().unwrap_or_default()),
        Value::Bool(_) | Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            String::new()
        }
    };
    said.steps
        .iter()
        .map(|step| Line {
            folded: step.folded,
            text: step.text.clone(),
            value: value(&step.value),
            cite: step.cite.map(|cite| Link {
                href: claim_href(s, cite),
                text: cite_key(s, cite),
            }),
        })
        .collect()
}

/// Returns the short form of a claim for a narrow column: its first source.
fn cite_key(s: &Layout<'_>, cite: &str) -> String {
    let library = &s.site.library;
    let key = library
        .claim(cite, s.lang)
        .and_then(|(node, claim)| library.claim_cites(node, claim).first());
    key.map_or_else(
        || cite.rsplit('#').next().unwrap_or(cite).to_owned(),
        |key| s.readable([key]),
    )
}

fn claim_href(s: &Layout<'_>, cite: &str) -> String {
    cite.parse()
        .map_or_else(|_| url::cite(cite), |id| url::claim(s.lang, &id))
}

/// Merges changed inputs into the given ones; groups are merged field by field.
pub fn overlay(all: &mut Map<String, Value>, input: &Map<String, Value>) {
    for (name, value) in input {
        match (all.get_mut(name), value) {
            (Some(Value::Object(inner)), Value::Object(changed)) => overlay(inner, changed),
            _ => {
                all.insert(name.clone(), value.clone());
            }
        }
    }
}

/// The result fields as text, in declared order, without null values. The input names the sides.
pub fn values(
    s: &Layout<'_>,
    check: &Check,
    input: &Map<String, Value>,
    values: &Map<String, Value>,
) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let parties = s.site.library.parties(s.lang, check, input);
    gather(
        s,
        (check, input, &parties),
        "",
        check.outputs,
        values,
        &mut out,
    );
    out
}

fn gather(
    s: &Layout<'_>,
    about: (&Check, &Map<String, Value>, &[(String, Arg)]),
    prefix: &str,
    declared: &[Output],
    given: &Map<String, Value>,
    out: &mut Vec<(String, String)>,
) {
    let (check, input, parties) = about;
    let library = &s.site.library;
    for output in declared {
        let name = format!("{prefix}{}", output.name);
        let label = library
            .result_label(s.lang, check, &name, parties)
            .unwrap_or_else(|| name.clone());
        let value = given.get(output.name).unwrap_or(&Value::Null);
        if value.is_null() {
            continue;
        }
        match &output.kind {
            OutKind::Group(inner) => {
                if let Value::Object(map) = value {
                    gather(s, about, &format!("{name}-"), inner, map, out);
                }
            }
            OutKind::List(inner) => {
                let items = value
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(Value::as_object);
                let texts: Vec<String> = items
                    .map(|item| {
                        let mut parts = Vec::new();
                        gather(s, about, &format!("{name}-"), inner, item, &mut parts);
                        parts
                            .into_iter()
                            .map(|(_, text)| text)
                            .collect::<Vec<_>>()
                            .join(" ")
                    })
                    .collect();
                if !texts.is_empty() {
                    out.push((label, texts.join(", ")));
                }
            }
            OutKind::Word { scope, .. } => out.push((
                label,
                library.result_text(s.lang, check, Some(scope), value, input),
            )),
            OutKind::Words { scope, .. } => {
                if value.as_array().is_some_and(|codes| !codes.is_empty()) {
                    out.push((
                        label,
                        library.result_text(s.lang, check, Some(scope), value, input),
                    ));
                }
            }
            OutKind::Number(unit) => {
                let sign = if is_signed(output, value) { "+" } else { "" };
                out.push((label, format!("{sign}{}", with_unit(s, value, *unit))));
            }
            OutKind::Numbers(unit) => {
                let numbers: Vec<String> = value
                    .as_array()
                    .into_iter()
                    .flatten()
                    .map(|number| with_unit(s, number, *unit))
                    .collect();
                if !numbers.is_empty() {
                    out.push((label, numbers.join(", ")));
                }
            }
            OutKind::Truth => out.push((label, library.value_text(s.lang, None, value))),
            OutKind::Name | OutKind::Names | OutKind::Odds => {
                let text = library.value_text(s.lang, None, value);
                if !text.is_empty() {
                    out.push((label, text));
                }
            }
            OutKind::Violations => {
                let text = library.violations(s.lang, check, value, input, given);
                if !text.is_empty() {
                    out.push((label, text));
                }
            }
        }
    }
}

pub fn with_unit(s: &Layout<'_>, value: &Value, unit: Unit) -> String {
    let Some(n) = value.as_f64() else {
        return value.to_string();
    };
    let number = s.lang.numeral(n);
    if unit == Unit::None {
        number
    } else {
        format!("{number}\u{a0}{}", s.unit(unit, n))
    }
}

/// The given inputs as text, in declared order, with their owners if they concern several parties.
pub fn situation(
    s: &Layout<'_>,
    check: &Check,
    given: &Map<String, Value>,
) -> Vec<(String, String)> {
    situation_of(s, check, given, &|path| {
        s.site.library.party(s.lang, check, path, given)
    })
}

/// The same, with the names that the page gives to the parties.
pub fn situation_of(
    s: &Layout<'_>,
    check: &Check,
    given: &Map<String, Value>,
    party: &dyn Fn(&str) -> String,
) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let fields = check.fields(&s.site.library.tables);
    // A usual length that was typed anyway is not worth showing.
    let mut bare = given.clone();
    for field in fields.iter().filter(|field| field.is_preset()) {
        bare.shift_remove(field.name);
    }
    let usual = if bare.len() < given.len() {
        check.filled(&s.site.library.tables, &bare)
    } else {
        Map::new()
    };
    let shown = given
        .iter()
        .filter(|(name, value)| bare.contains_key(*name) || usual.get(*name) != Some(*value));
    let shown: Map<String, Value> = shown
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let parties = fields
        .iter()
        .filter(|field| matches!(field.kind, Kind::Group(_)))
        .count();
    for field in &fields {
        let from = out.len();
        inputs(s, check, "", std::slice::from_ref(field), &shown, &mut out);
        let on_table = check.roles.iter().any(|role| role.field == field.name);
        if parties > 1 && matches!(field.kind, Kind::Group(_)) && !on_table {
            let party = party(field.name);
            let letter = s.site.library.field_label(s.lang, check, field.name);
            // A party that is named by its troops does not need them as a fact.
            let troop = s
                .site
                .library
                .field_label(s.lang, check, &format!("{}.troop", field.name));
            for (label, _) in out[from..].iter_mut().filter(|(label, _)| *label != party) {
                *label = if party != letter && *label == troop {
                    letter.clone()
                } else {
                    format!(
                        "{party} · {}",
                        s.site.library.run_on(s.lang, Some(check), &[], label)
                    )
                };
            }
        }
    }
    out
}

fn inputs(
    s: &Layout<'_>,
    check: &Check,
    prefix: &str,
    fields: &[Field],
    given: &Map<String, Value>,
    out: &mut Vec<(String, String)>,
) {
    let library = &s.site.library;
    for field in fields {
        let path = format!("{prefix}{}", field.name);
        let Some(value) = given.get(field.name).filter(|value| !value.is_null()) else {
            continue;
        };
        // The picture shows where a piece is.
        if prefix.is_empty() && check.roles.iter().any(|role| role.field == field.name) {
            let names = picture::names(s, check.system(), value);
            if !names.is_empty() {
                out.push((library.field_label(s.lang, check, &path), names));
            }
            continue;
        }
        match (&field.kind, value) {
            (Kind::Group(inner), Value::Object(map)) => {
                inputs(s, check, &format!("{path}."), inner, map, out)
            }
            (Kind::List { fields, .. }, Value::Array(items)) => {
                for (n, item) in items.iter().enumerate() {
                    if let Value::Object(map) = item {
                        inputs(s, check, &format!("{path}.{n}."), fields, map, out);
                    }
                }
            }
            (Kind::Choice { scope, .. } | Kind::Choices { scope, .. }, value) => {
                out.push((
                    library.field_label(s.lang, check, &path),
                    library.value_text(s.lang, Some(scope), value),
                ));
            }
            (Kind::Flag, Value::Bool(false)) if matches!(field.default, Limit::Default(_)) => {}
            (Kind::Integer { .. } | Kind::Decimal { .. }, Value::String(_)) => out.push((
                library.field_label(s.lang, check, &path),
                library.answer_label(s.lang, check, &path, value),
            )),
            (Kind::Integer { .. } | Kind::Decimal { .. }, value) => out.push((
                library.field_label(s.lang, check, &path),
                with_unit(s, value, field.unit),
            )),
            (_, value) => out.push((
                library.field_label(s.lang, check, &path),
                library.value_text(s.lang, None, value),
            )),
        }
    }
}

/// A worked example, run as it is shown.
#[derive(Template)]
#[template(path = "example.html")]
pub struct ExampleCard<'v> {
    pub s: &'v Layout<'v>,
    pub brief: bool,
    pub from: Option<Chip>,
    pub situation: Vec<(String, String)>,
    pub finding: Option<Finding>,
    pub lines: Vec<Line>,
    pub idle: Option<String>,
    /// The readings, each with what follows from it.
    pub readings: Vec<(String, String)>,
    pub faults: Vec<String>,
    pub href: Option<String>,
    /// For a geometric check: the table as it was judged.
    pub figure: Option<Figure>,
    /// Without its check: the inputs as typed.
    pub raw: Option<Markup>,
}
impl HtmlSafe for ExampleCard<'_> {}

impl<'v> ExampleCard<'v> {
    pub fn new(s: &'v Layout<'v>, example: &Example, brief: bool) -> Self {
        Self::drawn(s, example, brief, None)
    }

    /// Like [`ExampleCard::new`], with a caption.
    pub fn drawn(s: &'v Layout<'v>, example: &Example, brief: bool, caption: Option<&str>) -> Self {
        let mut card = Self {
            s,
            brief,
            from: example.from.as_ref().map(|key| s.chip(key)),
            situation: Vec::new(),
            finding: None,
            lines: Vec::new(),
            idle: None,
            readings: Vec::new(),
            faults: Vec::new(),
            href: None,
            figure: None,
            raw: None,
        };
        let Some(check) = crate::systems::check(example.check.as_str()) else {
            let shown: Vec<String> = example
                .input
                .iter()
                .map(|(name, value)| format!("{name} = {value}"))
                .collect();
            card.raw = Some(Markup(escape(&shown.join(", "))));
            return card;
        };
        card.href = Some(match crate::systems::desk_of(check.id) {
            Some(desk) => url::tool_with(s.lang, desk.id, &example.input),
            None => url::check_with(s.lang, check.id, &example.input),
        });
        match check.judge(&s.site.library.tables, &example.input) {
            Ok(verdict) => {
                let said = s.site.library.say(s.lang, &verdict);
                card.situation =
                    situation(s, check, &given::canonical(&example.input, &verdict.input));
                if (!brief || example.drawn)
                    && let Some(picture) = &verdict.picture
                {
                    let id = format!("p{}", example.place.line);
                    let figure = Figure::new(
                        s,
                        &Named {
                            id: &id,
                            title: &said.headline,
                        },
                        check.system(),
                        picture,
                        &verdict.input,
                    );
                    card.figure = Some(figure.caption(s, caption, example.voice, None));
                }
                card.finding = Some(finding(s, &verdict, &said));
                card.lines = lines(s, &said);
                card.idle = idle(s, &said);
                card.readings = points(s, check, &verdict, &said, &|_| String::new())
                    .into_iter()
                    .flat_map(|point| point.readings)
                    .map(ReadingView::in_short)
                    .collect();
            }
            Err(faults) => {
                // A refused input has no page.
                card.href = None;
                card.situation = situation(s, check, &example.input);
                card.faults = s
                    .site
                    .library
                    .say_faults(s.lang, check, &faults)
                    .into_iter()
                    .map(|fault| fault.message)
                    .collect();
            }
        }
        card
    }
}

impl ExampleCard<'_> {
    /// Beside the same example in the other language, which already has its picture and its check.
    #[must_use]
    pub fn twin(mut self) -> Self {
        self.figure = self.figure.and_then(Figure::undrawn);
        self.href = None;
        self
    }
}

/// Possible answer to a question.
pub struct Choice {
    pub text: String,
    pub right: bool,
}

/// A question of a lesson: each option unfolds and says whether it is right, and why. The check computes
/// the answers while the page is rendered.
#[derive(Template)]
#[template(path = "question.html")]
pub struct QuestionCard<'v> {
    pub s: &'v Layout<'v>,
    pub id: String,
    pub title: String,
    /// Text of the question.
    pub prompt: Markup,
    pub situation: Vec<(String, String)>,
    /// The table, without the marks of the verdict.
    pub figure: Option<Figure>,
    pub options: Vec<Choice>,
    pub finding: String,
    pub answer: String,
    pub lines: Vec<Line>,
    pub idle: Option<String>,
    pub reasons: Vec<Link>,
    pub href: String,
    /// Inside a chapter: where it is answered.
    pub elsewhere: Option<String>,
}
impl HtmlSafe for QuestionCard<'_> {}

impl<'v> QuestionCard<'v> {
    /// Beside the same question in the other language, with its own id.
    #[must_use]
    pub fn twin(mut self) -> Self {
        self.id = format!("{}-{}", self.id, self.s.lang);
        self.figure = self.figure.and_then(Figure::undrawn);
        self
    }

    pub fn new(
        s: &'v Layout<'v>,
        question: &Question,
        number: usize,
        prompt: Option<Markup>,
        elsewhere: Option<String>,
    ) -> Self {
        // A chapter contains the questions of many lessons.
        let id = match &elsewhere {
            Some(href) => href
                .rsplit('/')
                .next()
                .unwrap_or_default()
                .replace('#', "-"),
            None => format!("q{}", number + 1),
        };
        let mut card = Self {
            s,
            title: s.count("question-title", number + 1),
            prompt: prompt.unwrap_or_default(),
            situation: Vec::new(),
            figure: None,
            options: question
                .options
                .iter()
                .map(|option| Choice {
                    text: option.to_string(),
                    right: false,
                })
                .collect(),
            finding: String::new(),
            answer: String::new(),
            lines: Vec::new(),
            // Steps without effect are shown at the check.
            idle: None,
            reasons: Vec::new(),
            href: url::check_with(s.lang, question.check.as_str(), &question.input),
            elsewhere,
            id,
        };
        // The audit refuses a library with such a question.
        let Some(check) = crate::systems::check(question.check.as_str()) else {
            return card;
        };
        let told = |value: &Value| {
            let nested = question.ask.rsplit('.').fold(value.clone(), |inner, name| {
                Value::Object(Map::from_iter([(name.to_owned(), inner)]))
            });
            let told = nested
                .as_object()
                .map(|map| values(s, check, &question.input, map))
                .unwrap_or_default();
            told.into_iter()
                .next()
                .unwrap_or_else(|| (String::new(), s.t("question-nothing")))
        };
        for (choice, option) in card.options.iter_mut().zip(&question.options) {
            choice.text = told(option).1;
        }
        if card.prompt.0.is_empty() {
            let label = question
                .options
                .iter()
                .map(|option| told(option).0)
                .find(|label| !label.is_empty())
                .unwrap_or_default();
            // The first result is the subject of a check, which its own question asks for.
            let whole = s.check_hint(check).filter(|_| {
                check
                    .outputs
                    .first()
                    .is_some_and(|first| first.name == question.ask)
            });
            card.prompt = Markup(escape(
                &whole.unwrap_or_else(|| s.t1("question-asks", "what", label)),
            ));
        }
        let Ok(verdict) = check.judge(&s.site.library.tables, &question.input) else {
            return card;
        };
        card.situation = situation(s, check, &given::canonical(&question.input, &verdict.input));
        if let Some(picture) = &verdict.picture {
            let bare = Picture {
                marks: Vec::new(),
                ..picture.clone()
            };
            let named = Named {
                id: &format!("{}p", card.id),
                title: &card.title,
            };
            card.figure = Some(Figure::new(
                s,
                &named,
                check.system(),
                &bare,
                &verdict.input,
            ));
        }
        // Only the steps that lead to the requested figure; the check shows the rest.
        let mut said = s.site.library.say(s.lang, &verdict);
        let mut n = 0;
        said.steps.retain(|_| {
            n += 1;
            (check.bears)(&question.ask, &verdict.steps, n - 1)
        });
        let answer = question.answer(&verdict.values).unwrap_or(&Value::Null);
        for (choice, option) in card.options.iter_mut().zip(&question.options) {
            choice.right = equal(option, answer);
        }
        card.answer = s.t1("question-is", "answer", told(answer).1);
        card.lines = lines(s, &said);
        card.reasons = said
            .reasons
            .iter()
            .map(|reason| Link {
                href: claim_href(s, reason.cite),
                text: reason.text.clone(),
            })
            .collect();
        card.finding = said.headline;
        card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_has_the_mark_of_what_befalls_somebody() {
        let tone = |code| Tone::of(FindingKind::Outcome, code);
        assert_eq!(tone("destroyed"), Tone::Lost);
        assert_eq!(tone("not-destroyed"), Tone::Plain);
        assert_eq!(tone("recoils"), Tone::Back);
        assert_eq!(tone("none"), Tone::Plain);
        assert_eq!(
            Tone::of(FindingKind::Illegal, "no-step-back"),
            Tone::Refused
        );
    }

    #[test]
    fn each_side_has_its_colour_in_a_bar_of_odds() {
        assert_eq!(chance_class("tie-a-destroyed", 3), "oa");
        assert_eq!(chance_class("b-recoils", 1), "ob mild");
        assert_eq!(chance_class("equal", 2), "on mild");
    }
}
