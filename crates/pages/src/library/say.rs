//! A verdict in a language: the sentences for its codes, and the claims that it quotes.

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::Library;
use super::said::{
    Said, SaidAlternative, SaidAnswer, SaidAssumed, SaidCase, SaidChance, SaidFault, SaidFinding,
    SaidOutcome, SaidQuestion, SaidReading, SaidReason, SaidRemedy, SaidStep,
};
use super::situation::games_of;
use crate::check::form::{each_field, field_at, is_true};
use crate::check::{
    Answer, CHANGE, Chance, Check, Fault, FaultKind, Field, Finding, FindingKind, Kind, NOTHING,
    OTHER, OutKind, Outcome, Output, Range, ReadingOutcome, Remedy, Rulebook, Status, Step, Unit,
    Verdict, Way, permits,
};
use crate::kit::tables::{CellId, RULEBOOK, Tables};
use crate::lang::Lang;
use crate::lexicon::Class;
use crate::message::{Arg, Message};
use crate::systems;

/// Suffix of the name of a field that holds a side's troop, used for the names of parties.
const SIDE: &str = "-side";

/// Arguments of a finding's sentence: the input, the results and the odds.
type About<'v> = (
    &'v Map<String, Value>,
    &'v Map<String, Value>,
    Option<&'v [Chance]>,
);

/// Results and odds.
type Known<'v> = (&'v Map<String, Value>, Option<&'v [Chance]>);

/// The name of a party in sentences, with its gender and number ([`crate::i18n::Texts::form`]).
#[derive(Default)]
struct Called {
    name: String,
    form: String,
}

/// Whether a step without effect is the one on which the answer rests: it executes the first reason,
/// and no step with an effect does.
fn decides(verdict: &Verdict, n: usize) -> bool {
    let reason = verdict.reasons.first().copied();
    let rests = |applied: bool| {
        move |step: &&Step| step.applied == applied && step.cite.is_some() && step.cite == reason
    };
    let step = &verdict.steps[n];
    rests(false)(&step) && !verdict.steps.iter().any(|step| rests(true)(&step))
}

/// The codes among the results.
fn typed(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(all) => all.iter().for_each(|value| typed(value, words)),
        Value::Object(all) => all.values().for_each(|value| typed(value, words)),
        _ => {}
    }
}

/// Formats `-20–30` as `−20 … 30`, because the dash would look like a second minus sign.
pub fn shown_range(text: &str) -> Cow<'_, str> {
    match text.strip_prefix('-').and_then(|rest| rest.split_once('–')) {
        Some((low, high)) if low.parse::<f64>().is_ok() => {
            Cow::Owned(format!("−{low} … {}", high.replace('-', "−")))
        }
        _ => Cow::Borrowed(text),
    }
}

impl Library {
    /// The sentences of a verdict.
    pub fn say(&self, lang: Lang, verdict: &Verdict) -> Said {
        self.say_for(lang, systems::check(verdict.check), verdict)
    }

    /// The sentences of a verdict of this check, which need not be registered.
    pub fn say_for(&self, lang: Lang, check: Option<&Check>, verdict: &Verdict) -> Said {
        let mut said = self.said(lang, check, verdict);
        let made_up = check.map_or_else(Vec::new, |check| self.made_up(lang, check, verdict));
        if !made_up.is_empty() {
            let steps = said.steps.iter_mut().map(|step| &mut step.text);
            let remedies = said.remedies.iter_mut().map(|remedy| &mut remedy.text);
            let texts = [&mut said.headline, &mut said.finding].into_iter();
            let outcomes = said.outcomes.iter_mut().map(|one| &mut one.finding.text);
            let options = said.asks.iter_mut().flat_map(|ask| &mut ask.options);
            let ways = said.assumed.iter_mut();
            let options = options.chain(ways.flat_map(|fact| &mut fact.otherwise));
            let options = options.filter_map(|one| Some(&mut one.finding.as_mut()?.text));
            let others = steps.chain(remedies).chain(outcomes).chain(options);
            for text in texts.chain(others) {
                *text = called(text, &made_up);
            }
        }
        said
    }

    /// The names that a check gives to entries of a list which have none (`S2`), each with the word for
    /// one entry and its number: "shooter 2".
    fn made_up(&self, lang: Lang, check: &Check, verdict: &Verdict) -> Vec<(String, String)> {
        // Most verdicts have no list at all.
        let lists = verdict.input.values().any(Value::is_array);
        let Some(told) = verdict.told.as_ref().filter(|_| lists) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for field in check.fields(&self.tables) {
            let name = |field: &Field| matches!(field.kind, Kind::Name) && field.name == "id";
            let named = matches!(&field.kind, Kind::List { fields, .. } if fields.iter().any(name));
            let entries = verdict.input.get(field.name).and_then(Value::as_array);
            let (Some(entries), true) = (entries, named) else {
                continue;
            };
            let key = format!("{}.within", field_key(check, field.name));
            let Some(word) = self.texts.find(lang, &key) else {
                continue;
            };
            let word = without_article(&word);
            for (n, entry) in entries.iter().enumerate() {
                let given = told.get(field.name).and_then(|list| list.get(n));
                let id = entry.get("id").and_then(Value::as_str).unwrap_or_default();
                // It consists of the first letter of the list and the number of the entry, or of the list
                // and its index, which a scene writes too.
                let letter = field.name[..1].to_ascii_uppercase();
                let numbered = id == format!("{letter}{}", n + 1)
                    && given.is_some_and(|given| given.get("id").is_none());
                if numbered || id == format!("{}-{n}", field.name) {
                    found.push((id.to_owned(), format!("{word} {}", n + 1)));
                }
            }
        }
        found
    }

    /// A text of a verdict's results, with words instead of the names that the check made up.
    pub fn renamed(&self, lang: Lang, check: &Check, verdict: &Verdict, text: String) -> String {
        let made_up = self.made_up(lang, check, verdict);
        if made_up.is_empty() {
            text
        } else {
            called(&text, &made_up)
        }
    }

    /// The place of a list entry as readers see it: "Corps 1" for `corps.0`.
    pub fn entry(&self, lang: Lang, check: &Check, path: &str) -> Option<String> {
        let fields = check.fields(&self.tables);
        let parts: Vec<&str> = path.split('.').collect();
        let mut named = Vec::new();
        for (n, number) in parts.iter().enumerate().skip(1).step_by(2) {
            let number: usize = number.parse().ok()?;
            let list = parts[..n].join(".");
            let is_list = matches!(field_at(&fields, &list)?.kind, Kind::List { .. });
            let key = format!("{}.within", field_key(check, &list));
            let word = self.texts.find(lang, &key).filter(|_| is_list)?;
            named.push(format!("{} {}", without_article(&word), number + 1));
        }
        (parts.len().is_multiple_of(2)).then(|| raised(&named.join(", ")))
    }

    /// The sentences of a verdict, with the names that the check made up.
    fn said(&self, lang: Lang, check: Option<&Check>, verdict: &Verdict) -> Said {
        let key = verdict.check.replace('.', "-");
        let args = check
            .map(|check| {
                self.arguments(
                    lang,
                    check,
                    &verdict.input,
                    &verdict.values,
                    verdict.odds.as_deref(),
                )
            })
            .unwrap_or_default();
        let known = |found: &Finding, values: &Map<String, Value>| {
            let odds = verdict
                .odds
                .as_deref()
                .filter(|_| std::ptr::eq(found, &raw const verdict.finding));
            let about = (&verdict.input, values, odds);
            self.told(lang, check, verdict.check, found, about)
        };
        let finding = |found: &Finding, values: &Map<String, Value>| known(found, values).0;
        let outcomes: Vec<(String, &Outcome)> = verdict
            .outcomes
            .iter()
            .map(|outcome| {
                let input = filled(&verdict.input, &outcome.when);
                let about = (&input, &outcome.values, None);
                let text = self.told(lang, check, verdict.check, &outcome.finding, about);
                (text.0, outcome)
            })
            .collect();
        let answer =
            |field: &str, value: &Value, found: Option<&Finding>, (values, odds): Known<'_>| {
                let label = check.map_or_else(String::new, |check| {
                    self.answer_label(lang, check, field, value)
                });
                let input = filled(
                    &verdict.input,
                    &Map::from_iter([(field.to_owned(), value.clone())]),
                );
                let text = |found: &Finding| {
                    let about = (&input, values, odds);
                    self.told(lang, check, verdict.check, found, about).0
                };
                SaidAnswer {
                    value: value.clone(),
                    label,
                    with: None,
                    finding: found.map(|found| {
                        let text = self.framed(lang, check, found.kind, &text(found));
                        SaidFinding::new(found, text)
                    }),
                    values: values.clone(),
                }
            };
        let label = |field: &str| {
            check.map_or_else(
                || field.to_owned(),
                |check| self.fact_label(lang, check, field, &verdict.input),
            )
        };
        let fields = check.map(|check| check.fields(&self.tables));
        let is_list = |path: &str| {
            let field = fields.as_ref().and_then(|fields| field_at(fields, path));
            field.is_some_and(|field| matches!(field.kind, Kind::List { .. }))
        };
        // The reasons for refusal differ between the possible cases.
        let depends = verdict.status != Status::Decided || !verdict.alternatives.is_empty();
        let open = verdict.finding.kind == FindingKind::Open;
        let so_far = open
            .then(|| self.nameless(lang, check, verdict, &outcomes))
            .and_then(|outcomes| self.so_far(lang, check, verdict, &outcomes));
        let bare = open && so_far.is_none();
        let mut cases = Vec::new();
        let text = if let Some((so_far, told)) = so_far {
            cases = told;
            so_far
        } else if bare {
            // The question of an open point that every outcome depends on.
            let point = outcomes.first().filter(|(first, one)| {
                let alike = outcomes.iter().all(|(text, _)| text == first);
                verdict.complete && alike && one.finding.kind == FindingKind::Undetermined
            });
            let question =
                point.map(|(text, one)| self.framed(lang, check, one.finding.kind, text));
            question.unwrap_or_else(|| self.texts.get(lang, "finding-open"))
        } else if self.finding_key(lang, verdict.check, &verdict.finding)
            == "finding-whatever-illegal"
        {
            let either = check.and_then(|check| self.either(lang, check, verdict));
            let several = || self.texts.get(lang, "finding-several-illegal");
            either.unwrap_or_else(|| {
                if depends {
                    several()
                } else {
                    finding(&verdict.finding, &verdict.values)
                }
            })
        } else {
            finding(&verdict.finding, &verdict.values)
        };
        let mut headline = self.framed(lang, check, verdict.finding.kind, &text);
        // A sentence that needs an open value is omitted.
        let settled = verdict
            .settled
            .iter()
            .map(|found| (found, known(found, &verdict.values)))
            .find(|(found, (text, names_nothing))| {
                // A sentence is also omitted if it would change once the open values are known.
                let text = text.trim_end_matches('.');
                let holds = |outcome: &Outcome| {
                    let about = (&verdict.input, &outcome.values, None);
                    let (told, _) = self.told(lang, check, verdict.check, found, about);
                    told.starts_with(text)
                };
                // A figure that the outcomes state themselves is not repeated.
                let figure = verdict
                    .values
                    .get(&found.code)
                    .filter(|value| value.is_number());
                let again = figure.map(ToString::to_string).is_some_and(|figure| {
                    let mut told = outcomes
                        .iter()
                        .filter(|(_, outcome)| outcome.finding.kind != FindingKind::Undetermined);
                    told.all(|(text, _)| {
                        text.split(|c: char| !c.is_alphanumeric())
                            .any(|word| word == figure)
                    })
                });
                // What does not happen is said first only where it is what was asked.
                let denied = found.code.strip_prefix("not-").is_some_and(|result| {
                    verdict.values.get(result) == Some(&Value::Bool(false))
                        && check.is_some_and(|check| check.headline.first() != Some(&result))
                });
                !names_nothing
                    && (!denied || outcomes.is_empty())
                    && (!again || outcomes.is_empty())
                    && verdict.outcomes.iter().all(holds)
            });
        if let Some((found, (told, _))) = settled {
            let first = self.framed(lang, check, found.kind, &told);
            let first = first.trim_end_matches('.');
            // The outcomes below begin with the same statement.
            let opening = first.split_once(':').map_or(first, |(opening, _)| opening);
            // An outcome and the word of a verdict are in lower case there.
            let said = headline.contains(opening) || headline.contains(&lowered(opening));
            if !said {
                let rest = check.filter(|_| bare);
                let rest = rest.and_then(|check| self.still_open(lang, check, verdict));
                headline = format!("{first}. {}", rest.unwrap_or(headline));
            }
        }
        let own = headline.clone();
        Said {
            headline,
            finding: text,
            cases,
            assumed: verdict
                .assumed
                .iter()
                .map(|fact| {
                    let shown = check.map_or_else(String::new, |check| {
                        self.answer_label(lang, check, &fact.field, &fact.value)
                    });
                    let stated = check.and_then(|check| {
                        self.stated_fact(lang, check, &fact.field, &fact.value, &verdict.input)
                    });
                    let text = Message::new("fact")
                        .with("label", label(&fact.field))
                        .with("value", shown.as_str());
                    SaidAssumed {
                        field: fact.field.clone(),
                        value: fact.value.clone(),
                        text: stated.unwrap_or_else(|| self.texts.say(lang, &text)),
                        label: shown,
                        otherwise: fact
                            .otherwise
                            .iter()
                            .map(|way| {
                                let mut said = answer(
                                    &fact.field,
                                    &way.value,
                                    way.finding.as_ref(),
                                    (&way.values, way.odds.as_deref()),
                                );
                                // The same sentence as the verdict's would show no difference.
                                let alike = said.finding.as_ref();
                                let alike = alike.is_some_and(|one| one.text == own);
                                if let (true, Some(check), Some(found)) =
                                    (alike, check, &way.finding)
                                    && let Some(text) =
                                        self.differing(lang, check, verdict, &way.values)
                                {
                                    said.finding = Some(SaidFinding::new(found, text));
                                }
                                SaidAnswer {
                                    label: self.also(lang, check, verdict, way, said.label),
                                    with: way.with.clone(),
                                    ..said
                                }
                            })
                            .collect(),
                    }
                })
                .collect(),
            asks: verdict
                .asks
                .iter()
                .map(|ask| {
                    // An answer that tells only another result is replaced by the sentence of its outcome, which
                    // begins with the main one.
                    let same = |option: &Answer| {
                        let mut all = outcomes.iter();
                        all.find(|(_, one)| {
                            one.when.len() == 1
                                && one.when.get(&ask.field) == Some(&option.value)
                                && one.values == option.values
                        })
                    };
                    let other = ask.options.iter().any(|option| {
                        let known = same(option).map(|(_, one)| &one.finding);
                        known.is_some() && known != option.finding.as_ref()
                    });
                    let whole = |option: &Answer| {
                        let (text, one) = same(option).filter(|_| other)?;
                        Some(self.framed(lang, check, one.finding.kind, text))
                    };
                    let wholes: Vec<Option<String>> = ask.options.iter().map(whole).collect();
                    let distinct: BTreeSet<&String> = wholes.iter().flatten().collect();
                    let wholes = if distinct.len() == ask.options.len() {
                        wholes
                    } else {
                        Vec::new()
                    };
                    SaidQuestion {
                        field: ask.field.clone(),
                        text: check.map_or_else(
                            || ask.field.clone(),
                            |check| self.fact_question(lang, check, &ask.field, &verdict.input),
                        ),
                        options: ask
                            .options
                            .iter()
                            .enumerate()
                            .map(|(n, option)| {
                                let mut said = answer(
                                    &ask.field,
                                    &option.value,
                                    option.finding.as_ref(),
                                    (&option.values, None),
                                );
                                if let (Some(Some(text)), Some(found)) =
                                    (wholes.get(n), &option.finding)
                                {
                                    said.finding = Some(SaidFinding::new(found, text.clone()));
                                }
                                // Whether a list has entries is a yes/no question.
                                let any = option.value.is_boolean() && is_list(&ask.field);
                                SaidAnswer {
                                    label: if any {
                                        self.value_text(lang, None, &option.value)
                                    } else {
                                        said.label
                                    },
                                    ..said
                                }
                            })
                            .collect(),
                    }
                })
                .collect(),
            outcomes: outcomes
                .iter()
                .map(|(text, outcome)| SaidOutcome {
                    finding: SaidFinding::new(
                        &outcome.finding,
                        self.framed(lang, check, outcome.finding.kind, text),
                    ),
                    values: outcome.values.clone(),
                    when: outcome.when.clone(),
                })
                .collect(),
            steps: verdict
                .steps
                .iter()
                .enumerate()
                .map(|(n, step)| {
                    let mut message = Message {
                        key: format!("{key}-step-{}", step.code),
                        args: args.clone(),
                    };
                    for (name, arg) in &step.args {
                        self.fill(lang, check, &verdict.input, name, arg, &mut message.args);
                    }
                    message.args.push((
                        "applied".into(),
                        Arg::from(if step.applied { "yes" } else { "no" }),
                    ));
                    let value = plain(&step.value);
                    let named = check.and_then(|check| self.named(lang, check, &value));
                    message.args.push(("value".into(), named.unwrap_or(value)));
                    SaidStep {
                        code: step.code,
                        applied: step.applied,
                        folded: !step.applied && !decides(verdict, n),
                        value: step.value.clone(),
                        text: Self::raised(&message, self.texts.say(lang, &message)),
                        cite: step.cite,
                    }
                })
                .collect(),
            reasons: verdict
                .reasons
                .iter()
                .filter_map(|cite| self.reason(lang, cite))
                .collect(),
            remedies: verdict
                .remedies
                .iter()
                .map(|remedy| {
                    let mut message = Message {
                        key: format!("{key}-remedy-{}", remedy.code),
                        args: args.clone(),
                    };
                    message.args.extend(remedy.args.iter().map(|(name, arg)| {
                        let named = check.and_then(|check| self.named(lang, check, arg));
                        (name.clone(), named.unwrap_or_else(|| arg.clone()))
                    }));
                    if remedy.code == CHANGE {
                        message = self.change(lang, check, &verdict.input, remedy);
                    }
                    SaidRemedy {
                        code: remedy.code,
                        text: self.texts.say(lang, &message),
                        input: remedy.input.clone(),
                    }
                })
                .collect(),
            readings: verdict
                .readings
                .iter()
                .map(|reading| {
                    let claim = self.claim(reading.claim, lang);
                    SaidReading {
                        id: reading.id,
                        point: reading.point,
                        text: self.reading_of(lang, verdict.check, reading),
                        finding: check
                            .and_then(|check| self.finding_under(lang, check, verdict, reading)),
                        leads_on: reading.then.is_some(),
                        values: reading.values.clone(),
                        cites: claim
                            .map(|(node, claim)| self.claim_cites(node, claim).to_vec())
                            .unwrap_or_default(),
                        default: reading.default,
                    }
                })
                .collect(),
            alternatives: verdict
                .alternatives
                .iter()
                // An open verdict has no result that other readings could change.
                .filter(|other| {
                    verdict.finding.kind != FindingKind::Open
                        && (other.finding != verdict.finding || other.values != verdict.values)
                })
                .map(|other| {
                    let claim = check
                        .and_then(|check| {
                            check
                                .readings()
                                .find(|(_, reading)| reading.id == other.reading)
                        })
                        .map_or("", |(_, reading)| reading.claim);
                    SaidAlternative {
                        id: (!claim.is_empty()).then_some(other.reading),
                        reading: match self.reading_said(lang, claim) {
                            Some(text) => text,
                            // Not a reading of the documents, but another measuring tolerance.
                            None => self
                                .texts
                                .get(lang, &format!("alternative-{}", other.reading)),
                        },
                        finding: SaidFinding::new(
                            &other.finding,
                            self.framed(
                                lang,
                                check,
                                other.finding.kind,
                                &finding(&other.finding, &other.values),
                            ),
                        ),
                        values: other.values.clone(),
                    }
                })
                .collect(),
            odds: verdict
                .odds
                .iter()
                .flatten()
                .map(|chance| SaidChance {
                    code: chance.code.clone(),
                    num: chance.num,
                    den: chance.den,
                    text: self.texts.say(
                        lang,
                        &Message {
                            key: format!("{key}-odds-{}", chance.code),
                            args: args.clone(),
                        },
                    ),
                })
                .collect(),
            flags: verdict
                .flags
                .iter()
                .map(|flag| (flag.clone(), self.flag_of(lang, check, verdict, flag)))
                .collect(),
            rulebook: verdict
                .rulebook
                .as_ref()
                .map(|rulebook| self.rulebook_used(lang, rulebook)),
            missing: verdict
                .missing
                .map(|what| self.texts.get(lang, &format!("flag-silent-{what}"))),
        }
    }

    /// A change of one fact that would make the move legal: the sentence of a yes or no, or else expressed
    /// through the question for that fact: "Allowed if the answer to “What does the group do?” is: wheels".
    fn change(
        &self,
        lang: Lang,
        check: Option<&Check>,
        input: &Map<String, Value>,
        remedy: &Remedy,
    ) -> Message {
        let arg = |name: &str| match remedy.args.iter().find(|(known, _)| known == name) {
            Some((_, Arg::Text(text))) => text.clone().into_owned(),
            _ => String::new(),
        };
        let path = arg("path");
        let value: Value = serde_json::from_str(&arg("given")).unwrap_or_default();
        // A list without one of its entries.
        if let (Some(check), Value::Array(_)) = (check, &value) {
            let fields = check.fields(&self.tables);
            let list = field_at(&fields, &path).map(|field| &field.kind);
            if matches!(list, Some(Kind::List { .. })) {
                return Message::new("remedy-fewer")
                    .with("label", self.fact_label(lang, check, &path, input))
                    .with("value", self.answer_label(lang, check, &path, &value));
            }
        }
        if let (Some(check), Value::Bool(yes)) = (check, &value) {
            let own = if *yes { "if-so" } else { "if-not" };
            let key = format!("{}.{own}", field_key(check, &path));
            if self.texts.find(lang, &key).is_some() {
                return Message::new(&key);
            }
        }
        let (question, value) = match check {
            Some(check) => (
                self.fact_question(lang, check, &path, input),
                self.answer_label(lang, check, &path, &value),
            ),
            None => (path, value.to_string()),
        };
        Message::new("remedy-change")
            .with("question", question)
            .with("value", value)
    }

    /// A reading, and the open point that decides its remaining results.
    fn reading_of(&self, lang: Lang, check: &str, reading: &ReadingOutcome) -> String {
        let text = self
            .reading_said(lang, reading.claim)
            .unwrap_or_else(|| reading.claim.to_owned());
        let Some(point) = reading.then else {
            return text;
        };
        let game = check.split('.').next().unwrap_or_default();
        let message = Message::new("reading-then").with("reading", text).with(
            "question",
            self.texts.get(lang, &format!("{game}-point-{point}")),
        );
        self.texts.say(lang, &message)
    }

    /// What follows from a reading as a sentence, or that more facts decide, if the results in which it
    /// differs from the other readings (`telling`) are all open. `None` if these results say it.
    pub fn follows(
        &self,
        lang: Lang,
        reading: &SaidReading,
        telling: &Map<String, Value>,
    ) -> Option<String> {
        let is_open = !reading.leads_on && telling.values().all(Value::is_null);
        let said = reading.finding.as_ref().map(|found| found.text.clone());
        said.or_else(|| is_open.then(|| self.texts.get(lang, "alternative-open")))
    }

    /// What follows from a reading, as the sentence of its finding, if another reading of the same point
    /// leads to another sentence.
    fn finding_under(
        &self,
        lang: Lang,
        check: &Check,
        verdict: &Verdict,
        reading: &ReadingOutcome,
    ) -> Option<SaidFinding> {
        let said = |reading: &ReadingOutcome| {
            let found = check.finding_of(&reading.values)?;
            let odds = reading.odds.as_deref();
            let about = (&verdict.input, &reading.values, odds);
            let (text, names_nothing) = self.told(lang, Some(check), check.id, &found, about);
            (!names_nothing).then(|| {
                let text = self.framed(lang, Some(check), found.kind, &text);
                SaidFinding::new(&found, text)
            })
        };
        let own = said(reading)?;
        let rivals = verdict.readings.iter();
        let mut rivals = rivals.filter(|other| other.point == reading.point);
        let differs = rivals.any(|other| said(other).is_none_or(|said| said.text != own.text));
        differs.then_some(own)
    }

    /// The possible reasons of a refusal whose reason is open, if they are few: "A side is too short; or
    /// the two sides are too long".
    fn either(&self, lang: Lang, check: &Check, verdict: &Verdict) -> Option<String> {
        const MOST: usize = 3;
        let violations = |output: &&Output| matches!(output.kind, OutKind::Violations);
        let name = check.outputs.iter().find(violations)?.name;
        let open = verdict.unsettled.iter().find(|one| one.result == name)?;
        let mut codes: Vec<&str> = Vec::new();
        for outcome in &open.outcomes {
            let all = outcome.as_array()?;
            let mut all = all.iter().filter_map(Value::as_str).peekable();
            let first = *all.peek()?;
            if !all.any(|code| codes.contains(&code)) {
                codes.push(first);
            }
        }
        if codes.is_empty() || open.outcomes.len() > MOST {
            return None;
        }
        let names = self.words_of(lang, check);
        let mut said: Vec<String> = Vec::new();
        for code in codes {
            let finding = Finding {
                kind: FindingKind::Illegal,
                code: code.to_owned(),
                result: None,
            };
            let about = (&verdict.input, &verdict.values, None);
            let (text, names_nothing) = self.found(lang, Some(check), check.id, &finding, about);
            if names_nothing {
                return None;
            }
            let text = if said.is_empty() {
                text
            } else {
                self.run_on(lang, Some(check), &names, &text)
            };
            let text = text.trim_end_matches('.').to_owned();
            if !said.contains(&text) {
                said.push(text);
            }
        }
        Some(format!(
            "{}.",
            said.join(&self.texts.get(lang, "finding-or"))
        ))
    }

    /// The unsettled results of the headline, by their labels: "Still open: its factor".
    fn still_open(&self, lang: Lang, check: &Check, verdict: &Verdict) -> Option<String> {
        let parties = self.parties(lang, check, &verdict.input);
        let names = self.words_of(lang, check);
        let open = verdict.unsettled.iter().map(|one| one.result);
        let labels = open
            .filter(|name| check.headline.contains(name))
            .filter_map(|name| {
                let own = format!("{}-value-{name}.open", check.key());
                let own = self.texts.find(lang, &own);
                own.or_else(|| self.result_label(lang, check, name, &parties))
            })
            .map(|label| self.run_on(lang, Some(check), &names, &label));
        let labels = labels.collect::<Vec<_>>().join(", ");
        let message = Message::new("finding-still-open").with("results", labels.as_str());
        (!labels.is_empty()).then(|| self.texts.say(lang, &message))
    }

    /// The outcomes without example troops, which only represent all troops that were not given.
    fn nameless<'o>(
        &self,
        lang: Lang,
        check: Option<&Check>,
        verdict: &Verdict,
        outcomes: &'o [(String, &'o Outcome)],
    ) -> Vec<(Cow<'o, str>, &'o Outcome)> {
        let fields = check.map_or_else(Vec::new, |check| check.fields(&self.tables));
        let is_troop = |path: &str| {
            field_at(&fields, path).is_some_and(|field| {
                matches!(&field.kind, Kind::Choice { scope, .. } if scope.ends_with("-troop"))
            })
        };
        let without = |outcome: &Outcome| {
            let mut when = outcome.when.clone();
            when.retain(|path, _| !is_troop(path));
            // An outcome that names no troops, or needs them, is kept unchanged.
            let text = (when.len() < outcome.when.len())
                .then(|| self.outcome(lang, check, verdict, (outcome, &when)));
            text.filter(|(_, names_nothing)| !names_nothing)
                .map(|(text, _)| text)
        };
        outcomes
            .iter()
            .map(|(named, outcome)| {
                let text = without(outcome).map_or(Cow::Borrowed(named.as_str()), Cow::Owned);
                (text, *outcome)
            })
            .collect()
    }

    /// Same as [`Library::found`].
    fn outcome(
        &self,
        lang: Lang,
        check: Option<&Check>,
        verdict: &Verdict,
        (outcome, when): (&Outcome, &Map<String, Value>),
    ) -> (String, bool) {
        let input = filled(&verdict.input, when);
        let about = (&input, &outcome.values, None);
        self.found(lang, check, verdict.check, &outcome.finding, about)
    }

    /// The sentence of a verdict's finding, and whether it refers to a missing value. In that case readers
    /// see the result with its label instead.
    pub fn finding_sentence(
        &self,
        lang: Lang,
        check: Option<&Check>,
        verdict: &Verdict,
    ) -> (String, bool) {
        let about = (&verdict.input, &verdict.values, verdict.odds.as_deref());
        self.found(lang, check, verdict.check, &verdict.finding, about)
    }

    /// The sentence of a finding, and whether it refers to a missing value. A requested result without a
    /// sentence of its own is shown with its label: "The friend: untouched".
    fn found(
        &self,
        lang: Lang,
        check: Option<&Check>,
        id: &str,
        found: &Finding,
        about: About<'_>,
    ) -> (String, bool) {
        let (input, values, odds) = about;
        let mut key = self.finding_key(lang, id, found);
        if let Some(result) = found.result {
            key = format!("{}-finding-{result}-{}", id.replace('.', "-"), found.code);
        }
        if !self.texts.has(lang, &key)
            && let Some(text) = self.labelled(lang, check, found, input, values)
        {
            return (text, false);
        }
        let args = check
            .map(|check| self.arguments(lang, check, input, values, odds))
            .unwrap_or_default();
        let message = Message { key, args };
        let (text, names_nothing) = self.texts.say_of(lang, &message);
        (Self::raised(&message, text), names_nothing)
    }

    /// A finding as the result it is about, with its label: "The friend: untouched".
    fn labelled(
        &self,
        lang: Lang,
        check: Option<&Check>,
        found: &Finding,
        input: &Map<String, Value>,
        values: &Map<String, Value>,
    ) -> Option<String> {
        let check = check?;
        let output = spoken_of(check, found, values)?;
        Some(self.stated(lang, check, output, input, values))
    }

    /// The assumed facts of a verdict, only with those other values that change what it says: not those
    /// that lead to the same sentence again, or add another result and leave its own as it is.
    pub fn telling(
        &self,
        lang: Lang,
        check: &Check,
        verdict: &Verdict,
        said: &Said,
    ) -> Vec<SaidAssumed> {
        let found = &verdict.finding;
        let permit = matches!(found.kind, FindingKind::Legal | FindingKind::Illegal);
        let own = if permit {
            let mut outputs = check.outputs.iter();
            outputs.find(|output| permits(check.outputs, output.name))
        } else {
            spoken_of(check, found, &verdict.values)
        };
        let kept = |answer: &SaidAnswer| {
            own.is_some_and(|own| verdict.values.get(own.name) == answer.values.get(own.name))
        };
        let again = |answer: &SaidAnswer| {
            answer.finding.as_ref().is_some_and(|other| {
                let same = [&said.finding, &said.headline].contains(&&other.text);
                let aside = || {
                    let differing = self.differing(lang, check, verdict, &answer.values);
                    differing.as_ref() == Some(&other.text)
                };
                same || kept(answer) && (other.code != found.code || aside())
            })
        };
        let mut assumed = said.assumed.clone();
        assumed.retain_mut(|fact| {
            let before = fact.otherwise.len();
            fact.otherwise.retain(|answer| !again(answer));
            before == 0 || !fact.otherwise.is_empty()
        });
        assumed
    }

    /// A result that stands alone: the sentence of its label (`.said`), or the label with the value.
    fn stated(
        &self,
        lang: Lang,
        check: &Check,
        output: &Output,
        input: &Map<String, Value>,
        values: &Map<String, Value>,
    ) -> String {
        let key = format!("{}-value-{}.said", check.key(), output.name);
        if self.texts.has(lang, &key) {
            let args = self.arguments(lang, check, input, values, None);
            let message = Message { key, args };
            let (text, names_nothing) = self.texts.say_of(lang, &message);
            if !names_nothing {
                return Self::raised(&message, text);
            }
        }
        let parties = self.parties(lang, check, input);
        let label = self.result_label(lang, check, output.name, &parties);
        let value = values.get(output.name).unwrap_or(&Value::Null);
        let value = self.result_shown(lang, check, output, value, input);
        let fact = Message::new("fact")
            .with("label", label.unwrap_or_default())
            .with("value", value);
        self.texts.say(lang, &fact)
    }

    /// The first result that differs from the verdict's, with its label: "Closes the river: no".
    fn differing(
        &self,
        lang: Lang,
        check: &Check,
        verdict: &Verdict,
        values: &Map<String, Value>,
    ) -> Option<String> {
        let differs = |output: &&Output| {
            let value = values.get(output.name).unwrap_or(&Value::Null);
            let plain = !value.is_null() && !value.is_array() && !value.is_object();
            plain && verdict.values.get(output.name) != Some(value)
        };
        let output = check.outputs.iter().find(differs)?;
        let parties = self.parties(lang, check, &verdict.input);
        // A result without a label is not shown.
        self.result_label(lang, check, output.name, &parties)?;
        Some(self.stated(lang, check, output, &verdict.input, values))
    }

    /// A result as shown to readers, a number with its unit: "2 PIPs".
    pub fn result_shown(
        &self,
        lang: Lang,
        check: &Check,
        output: &Output,
        value: &Value,
        input: &Map<String, Value>,
    ) -> String {
        let scope = match output.kind {
            OutKind::Word { scope, .. } | OutKind::Words { scope, .. } => Some(scope),
            _ => None,
        };
        let mut text = self.result_text(lang, check, scope, value, input);
        if is_signed(output, value) {
            text.insert(0, '+');
        }
        if matches!(output.kind, OutKind::Odds) {
            text = chance(&text);
        }
        match (&output.kind, value.as_f64()) {
            (OutKind::Number(unit), Some(n)) if *unit != Unit::None => {
                let unit = Message::new(format!("unit-{}", unit.label())).with("n", n);
                format!("{text} {}", self.texts.say(lang, &unit))
            }
            _ => text,
        }
    }

    /// The sentence of a finding, or the result with its label if the sentence needs an open value. The
    /// second value says whether the sentence still refers to a missing value.
    fn told(
        &self,
        lang: Lang,
        check: Option<&Check>,
        id: &str,
        found: &Finding,
        about: About<'_>,
    ) -> (String, bool) {
        let (text, names_nothing) = self.found(lang, check, id, found, about);
        let labelled = names_nothing.then(|| self.labelled(lang, check, found, about.0, about.1));
        match labelled.flatten() {
            Some(labelled) => (labelled, false),
            None => (text, names_nothing),
        }
    }

    /// Capitalises a sentence, since parts of sentences and labels inside them start in lower case. Names
    /// chosen by readers are left unchanged.
    fn raised(message: &Message, text: String) -> String {
        // Troops have a form, which verbs agree with; their code and the name of their side have none.
        let is_troop = |name: &str| {
            let form = format!("{name}-form");
            let own = name.ends_with("-code") || name.ends_with(SIDE);
            own || message.args.iter().any(|(known, _)| *known == form)
        };
        let typed = |(name, arg): &(String, Arg)| {
            let Arg::Text(called) = arg else {
                return false;
            };
            text.strip_prefix(&**called)
                .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
                // A truth or the lack of a value is not a name.
                && !matches!(&**called, "" | "yes" | "no" | "none")
                && !message.args.iter().any(|(other, arg)| {
                    (other == name || *arg == Arg::Text(called.clone())) && is_troop(other)
                })
        };
        if !text.starts_with(char::is_lowercase) || message.args.iter().any(typed) {
            return text;
        }
        raised(&text)
    }

    /// The reasons against a move: each violation with its sentence.
    pub fn violations(
        &self,
        lang: Lang,
        check: &Check,
        codes: &Value,
        input: &Map<String, Value>,
        values: &Map<String, Value>,
    ) -> String {
        let codes = codes.as_array().into_iter().flatten();
        let sentences = codes.filter_map(Value::as_str).map(|code| {
            let finding = Finding {
                kind: FindingKind::Illegal,
                code: code.to_owned(),
                result: None,
            };
            let about = (input, values, None);
            self.found(lang, Some(check), check.id, &finding, about).0
        });
        let sentences: Vec<String> = sentences.collect();
        if sentences.iter().all(|sentence| sentence.ends_with('.')) {
            return sentences.join(" ");
        }
        // The missing item is a list of names.
        let names = sentences.iter().map(|name| lowered(name));
        names.collect::<Vec<_>>().join("; ")
    }

    /// The finding while facts are missing: "It depends: lost; or pushes the friend back". `None` for a single
    /// outcome, which is only a sample of unexplored ones.
    fn so_far(
        &self,
        lang: Lang,
        check: Option<&Check>,
        verdict: &Verdict,
        outcomes: &[(Cow<'_, str>, &Outcome)],
    ) -> Option<(String, Vec<SaidCase>)> {
        /// Maximum number of outcomes that are all written out. If there are more, a few are examples.
        const ALL: usize = 4;
        /// Number of examples, and maximum number of outcomes if they are long.
        const FEW: usize = 2;
        /// Length, in characters, from which outcomes are long.
        const LONG: usize = 160;
        let mut names = check
            .map(|check| self.words_of(lang, check))
            .unwrap_or_default();
        // The name that a reader gave to a player or a base keeps its capital.
        for (_, outcome) in outcomes {
            outcome
                .values
                .values()
                .for_each(|value| typed(value, &mut names));
        }
        let mut distinct: Vec<(&str, &Finding)> = Vec::new();
        let mut figures: Vec<f64> = Vec::new();
        for (text, outcome) in outcomes {
            if distinct.iter().all(|(known, _)| known != text) {
                let found = &outcome.finding;
                distinct.push((text.as_ref(), found));
                figures.extend(outcome.values.get(&found.code).and_then(Value::as_f64));
            }
        }
        if distinct.len() < 2 {
            return None;
        }
        // Figures of one result are in ascending order.
        let code = &distinct[0].1.code;
        if figures.len() == distinct.len() && distinct.iter().all(|(_, found)| found.code == *code)
        {
            let mut order: Vec<_> = figures.into_iter().zip(distinct).collect();
            order.sort_by(|(one, _), (other, _)| one.total_cmp(other));
            distinct = order.into_iter().map(|(_, one)| one).collect();
        }
        let open = FindingKind::Undetermined;
        // Beside other outcomes, the open points are one more case; their questions stand at the options.
        let decided = distinct.iter().any(|(_, found)| found.kind != open);
        let before = distinct.len();
        distinct.retain(|(text, found)| !decided || found.kind != open || !text.ends_with('?'));
        let left_open = distinct.len() < before;
        // Of many, the examples are as different as possible: one allowed and one refused.
        let kind = distinct[0].1.kind;
        if let Some(other) = distinct.iter().position(|(_, found)| found.kind != kind) {
            distinct[1..=other].rotate_right(1);
        }
        let bare: Vec<String> = distinct
            .iter()
            .take(ALL)
            .map(|(text, _)| self.run_on(lang, check, &names, text.trim_end_matches('.')))
            .collect();
        // No brackets within brackets, and all outcomes are written alike.
        let bracketed = bare.iter().all(|told| !told.contains('('));
        let allowed = verdict.values.get("legal") == Some(&Value::Bool(true))
            && !left_open
            && distinct
                .iter()
                .all(|(_, found)| found.kind == FindingKind::Legal);
        // The sentence of a permission is its cause, that of an open point its question.
        let mut told: Vec<SaidCase> = bare
            .into_iter()
            .zip(&distinct)
            .map(|(told, (_, found))| {
                let text = match found.kind {
                    // What the documents leave to the rulebook is no question.
                    FindingKind::Undetermined if !told.ends_with('?') => told,
                    // All outcomes are allowed.
                    FindingKind::Legal if allowed => told,
                    FindingKind::Undetermined | FindingKind::Legal | FindingKind::Illegal => {
                        let word = lowered(&self.kind_word(lang, check, found.kind));
                        if word.is_empty() {
                            told
                        } else if bracketed {
                            format!("{word} ({told})")
                        } else {
                            format!("{word} – {told}")
                        }
                    }
                    _ => told,
                };
                SaidCase {
                    finding: Some((found.kind, found.code.clone())),
                    text,
                }
            })
            .collect();
        let length: usize = told.iter().map(|told| told.text.chars().count()).sum();
        let most = if length > LONG { FEW } else { ALL };
        let examples = distinct.len() + usize::from(left_open) > most;
        let or = self.texts.get(lang, "finding-or");
        let joined = |told: &[SaidCase]| {
            let texts: Vec<&str> = told.iter().map(|told| told.text.as_str()).collect();
            texts.join(&or)
        };
        if examples {
            told.truncate(FEW);
        } else {
            if left_open {
                told.push(SaidCase {
                    finding: Some((open, String::new())),
                    text: self.texts.get(lang, "finding-left-open"),
                });
            }
            if is_unsettled(verdict) {
                told.push(SaidCase {
                    finding: None,
                    text: self.texts.get(lang, "assumed-more"),
                });
            }
            if allowed {
                let text = self.framed(lang, check, FindingKind::Legal, &joined(&told));
                return Some((text, Vec::new()));
            }
        }
        let message = |outcomes: String| {
            Message::new("finding-so-far")
                .with("outcomes", outcomes)
                .with("examples", if examples { "yes" } else { "no" })
        };
        let text = self.texts.say(lang, &message(joined(&told)));
        let intro = SaidCase {
            finding: None,
            text: self.texts.say(lang, &message(String::new())),
        };
        told.insert(0, intro);
        Some((text, told))
    }

    /// The label of an answer that changes something only together with other facts, which it names.
    fn also(
        &self,
        lang: Lang,
        check: Option<&Check>,
        verdict: &Verdict,
        way: &Way,
        label: String,
    ) -> String {
        let (Some(check), Some(with)) = (check, &way.with) else {
            return label;
        };
        with.iter().fold(label, |label, (field, value)| {
            let with = self.fact_text(lang, check, field, value, &verdict.input);
            let both = Message::new("assumed-together")
                .with("label", label)
                .with("with", with);
            self.texts.say(lang, &both)
        })
    }

    /// The word of a finding's kind: "Not allowed", or what answers the question of this check, as "Not in
    /// order" of a list. Empty if its sentences are complete.
    pub fn kind_word(&self, lang: Lang, check: Option<&Check>, kind: FindingKind) -> String {
        let own = check.and_then(|check| {
            let key = format!("{}.{}", check.key(), kind.code());
            self.texts.find(lang, &key)
        });
        own.unwrap_or_else(|| self.texts.get(lang, &format!("finding-{}", kind.code())))
    }

    /// The finding with the word of its kind: "Not allowed: the target is out of range." An outcome, a
    /// figure or an open answer has no such word.
    pub fn framed(
        &self,
        lang: Lang,
        check: Option<&Check>,
        kind: FindingKind,
        text: &str,
    ) -> String {
        match kind {
            // What the documents leave to the rulebook is no question.
            FindingKind::Undetermined if !text.ends_with('?') => text.to_owned(),
            FindingKind::Legal | FindingKind::Illegal | FindingKind::Undetermined => {
                let word = self.kind_word(lang, check, kind);
                if word.is_empty() {
                    return text.to_owned();
                }
                let names = check
                    .map(|check| self.words_of(lang, check))
                    .unwrap_or_default();
                self.texts.say(
                    lang,
                    &Message::new("fact")
                        .with("label", word)
                        .with("value", self.run_on(lang, check, &names, text)),
                )
            }
            FindingKind::Outcome | FindingKind::Score | FindingKind::Open => text.to_owned(),
        }
    }

    /// A sentence as the continuation of another: its first letter is lowered, unless the sentence begins
    /// with one of these names, with a troop of the check's game, or with a code.
    pub fn run_on(
        &self,
        lang: Lang,
        check: Option<&Check>,
        names: &[String],
        text: &str,
    ) -> String {
        let word = text
            .split(|c: char| !c.is_alphanumeric())
            .next()
            .unwrap_or_default();
        let code = word.chars().skip(1).any(char::is_uppercase);
        let begins = |name: &str| {
            let after = text.strip_prefix(name).map(|rest| rest.chars().next());
            name.starts_with(char::is_uppercase)
                && after.is_some_and(|next| {
                    next.is_none_or(|next| !next.is_alphanumeric() && next != '\'')
                })
        };
        // A name that is in lower case within a sentence. A single letter is the code of a side.
        let common = |name: &String| {
            name.len() > 1
                && name.starts_with(char::is_lowercase)
                && text.starts_with(raised(name).as_str())
        };
        if names.iter().any(common) {
            return lowered(text);
        }
        let mut troops = self
            .lexicon
            .concepts()
            .iter()
            .filter(|concept| concept.class == Class::Troop)
            .filter(|concept| {
                check.is_none_or(|check| concept.systems.iter().any(|game| game == check.system()))
            });
        if code
            || names.iter().any(|name| begins(name))
            || troops.any(|concept| concept.names[lang].surface().any(begins))
        {
            return text.to_owned();
        }
        lowered(text)
    }

    /// The codes and labels of the fields and results of a check. They contain every name with which its
    /// sentences may begin; only such names keep their capital.
    fn words_of(&self, lang: Lang, check: &Check) -> Vec<String> {
        let mut scopes = Vec::new();
        each_field(&check.fields(&self.tables), &mut |_, field| {
            if let Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } = &field.kind
            {
                scopes.push((*scope, codes.clone()));
            }
            true
        });
        scopes.extend(check.outputs.iter().filter_map(|output| match output.kind {
            OutKind::Word { scope, codes } => Some((scope, codes.to_vec())),
            _ => None,
        }));
        scopes
            .iter()
            .flat_map(|(scope, codes)| {
                codes
                    .iter()
                    .flat_map(|code| {
                        // A code in lower case is no name.
                        let name = code
                            .starts_with(char::is_uppercase)
                            .then(|| (*code).to_owned());
                        [Some(self.called(lang, scope, code)), name]
                    })
                    .flatten()
            })
            // The label of a violation is a sentence, not a name. "I" is a number, but also an article in
            // Italian.
            .filter(|name| !name.ends_with('.') && name != "I")
            .collect()
    }

    /// A value of an input field as shown to readers; ranges of numbers are in words.
    pub fn answer_label(&self, lang: Lang, check: &Check, path: &str, value: &Value) -> String {
        let fields = check.fields(&self.tables);
        let Some(field) = field_at(&fields, path) else {
            return self.value_text(lang, None, value);
        };
        let number = |n: f64| {
            let unit = Message::new(format!("unit-{}", field.unit.label())).with("n", n);
            let unit = if field.unit == Unit::None {
                String::new()
            } else {
                format!(" {}", self.texts.say(lang, &unit))
            };
            format!("{}{unit}", lang.numeral(n))
        };
        let limits = match &field.kind {
            #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
            Kind::Integer { min, max } | Kind::Integers { min, max, .. } => {
                Some((*min as f64, *max as f64))
            }
            Kind::Decimal { min, max } | Kind::Decimals { min, max, .. } => Some((*min, *max)),
            _ => None,
        };
        match (&field.kind, value) {
            (kind, Value::Null) => self.none_label(lang, check, path, kind),
            // The value states only whether a group or list exists.
            (
                Kind::List { .. } | Kind::Choices { .. } | Kind::Outlines { .. },
                Value::Bool(some),
            ) => {
                let key = if *some { "fact-some" } else { "fact-empty" };
                self.texts.get(lang, key)
            }
            // For a missing group: the assumption made instead.
            (Kind::Group(_), Value::Bool(false)) => self
                .texts
                .find(lang, &format!("{}.none", field_key(check, path)))
                .unwrap_or_else(|| self.value_text(lang, None, value)),
            (
                Kind::Choices { .. }
                | Kind::List { .. }
                | Kind::Names { .. }
                | Kind::Integers { .. }
                | Kind::Decimals { .. },
                Value::Array(items),
            ) if items.is_empty() => self
                .texts
                .find(lang, &format!("{}.none", field_key(check, path)))
                .unwrap_or_else(|| self.texts.get(lang, "fact-empty")),
            (Kind::Choice { scope, .. }, value) => self.value_text(lang, Some(scope), value),
            (Kind::Name, Value::String(name)) if name == OTHER => self
                .texts
                .find(lang, &format!("{}.other", field_key(check, path)))
                .unwrap_or_else(|| name.clone()),
            (Kind::Choices { scope, .. }, Value::String(codes)) => {
                let codes: Value = codes
                    .split([',', ' '])
                    .filter(|code| !code.is_empty())
                    .map(Value::from)
                    .collect();
                self.value_text(lang, Some(scope), &codes)
            }
            (Kind::Choices { scope, .. }, codes @ Value::Array(_)) => {
                self.value_text(lang, Some(scope), codes)
            }
            // For a changed list: the number of remaining entries.
            (Kind::List { .. }, Value::Array(items)) => {
                #[expect(clippy::cast_precision_loss, reason = "a short list")]
                let count = Message::new("fact-count").with("n", items.len() as f64);
                self.texts.say(lang, &count)
            }
            (_, Value::Number(n)) => number(n.as_f64().unwrap_or_default()),
            // For a pair of which no fact is given.
            (kind, Value::Object(pairs)) if pairs.is_empty() => {
                self.none_label(lang, check, path, kind)
            }
            (kind, Value::String(text)) => {
                let Some((least, most)) = limits else {
                    return text.clone();
                };
                let Some(range) = Range::parse(text, least, most) else {
                    return text.clone();
                };
                let whole = Range::between(least, most);
                let say = |key: &str, n: f64| {
                    self.texts
                        .say(lang, &Message::new(key).with("n", number(n)))
                };
                if let (Kind::Integer { .. }, Some(first), Some(last)) =
                    (kind, range.whole(), range.last())
                {
                    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
                    let (first, last) = (first as f64, last as f64);
                    return match () {
                        () if first == least && last == most => self.texts.get(lang, "range-any"),
                        () if first == last => number(first),
                        () if last == most => say("range-least", first),
                        () if first == least => say("range-most", last),
                        () => format!("{}–{}", lang.numeral(first), number(last)),
                    };
                }
                if range.from != whole.from
                    && range.to != whole.to
                    && !range.from.above
                    && range.to.above
                {
                    return format!("{}–{}", lang.numeral(range.from.at), number(range.to.at));
                }
                let low = (range.from != whole.from).then(|| {
                    say(
                        if range.from.above {
                            "range-over"
                        } else {
                            "range-least"
                        },
                        range.from.at,
                    )
                });
                let high = (range.to != whole.to).then(|| {
                    say(
                        if range.to.above {
                            "range-most"
                        } else {
                            "range-below"
                        },
                        range.to.at,
                    )
                });
                let both: Vec<String> = low.into_iter().chain(high).collect();
                if both.is_empty() {
                    self.texts.get(lang, "range-any")
                } else {
                    both.join(", ")
                }
            }
            (_, value) => self.value_text(lang, None, value),
        }
    }

    /// The text for a field without a value: the label's attribute `.none`; "nobody" for optional troops;
    /// otherwise "not stated". This also holds for booleans: if "no" is the usual value, the field has it
    /// as its value.
    fn none_label(&self, lang: Lang, check: &Check, path: &str, kind: &Kind) -> String {
        let own = format!("{}.none", field_key(check, path));
        self.texts.find(lang, &own).unwrap_or_else(|| match kind {
            Kind::Choice { scope, .. } if scope.ends_with("-troop") => {
                self.texts.get(lang, "fact-nobody")
            }
            _ => self.texts.get(lang, "fact-none"),
        })
    }

    /// The sentence of a flag of a verdict. If players agreed on the other reading of a conflict, the
    /// sentence says so.
    fn flag_of(&self, lang: Lang, check: Option<&Check>, verdict: &Verdict, flag: &str) -> String {
        let agreed = check.is_some_and(|check| {
            let mut points = check.points.iter();
            let point = points.find(|point| flag.strip_prefix("conflict:") == Some(point.id));
            let mut others = point.iter().flat_map(|point| &point.readings[1..]);
            others.any(|other| verdict.agreed.iter().any(|agreed| agreed == other.id))
        });
        if agreed {
            self.texts.get(lang, "agreed-otherwise")
        } else {
            self.flag(lang, flag)
        }
    }

    /// The sentence of a flag; for an operator's figure it names the cell and its value.
    pub fn flag(&self, lang: Lang, flag: &str) -> String {
        let cell = flag.strip_prefix(RULEBOOK).and_then(CellId::parse);
        let Some((cell, table)) =
            cell.and_then(|cell| systems::table(&cell.table).map(|table| (cell, table)))
        else {
            return self
                .texts
                .get(lang, &format!("flag-{}", flag.replace(':', "-")));
        };
        let label =
            |scope: &str, code: &str| self.value_text(lang, Some(scope), &Value::from(code));
        let message = Message::new("flag-rulebook")
            .with("table", self.texts.get(lang, &table.id.replace('.', "-")))
            .with("row", label(table.row_scope, &cell.row))
            .with("column", label(table.column_scope, &cell.column))
            .with("figure", self.figure(&cell, lang).unwrap_or_default());
        self.texts.say(lang, &message)
    }

    /// Notice that a verdict, or several, use figures of the operator's rulebook.
    pub fn rulebook_used(&self, lang: Lang, rulebook: &Rulebook) -> String {
        self.texts.say(
            lang,
            &Message::new("rulebook-used").with("fingerprint", rulebook.fingerprint.as_str()),
        )
    }

    /// Notice for readers of a link that was made with other figures than the current ones; `None` if they
    /// are equal.
    pub fn rulebook_differs(&self, lang: Lang, linked: &str) -> Option<String> {
        let served = self.tables.fingerprint();
        if served.as_deref() == Some(linked) {
            return None;
        }
        let linked: String = linked.chars().take(16).collect();
        let message = Message::new("rulebook-differs")
            .with("linked", linked)
            .with("served", served.unwrap_or_else(|| "none".to_owned()));
        Some(self.texts.say(lang, &message))
    }

    /// The key of a finding's sentence. For an open point it is the question, for a silent rule the flag.
    pub fn finding_key(&self, lang: Lang, check: &str, found: &Finding) -> String {
        match found.kind {
            FindingKind::Open => "alternative-open".to_owned(),
            // No result has a value yet.
            FindingKind::Undetermined if found.code == NOTHING => "alternative-open".to_owned(),
            FindingKind::Undetermined => {
                let point = format!(
                    "{}-point-{}",
                    check.split('.').next().unwrap_or_default(),
                    found.code
                );
                if self.texts.has(lang, &point) {
                    point
                } else {
                    format!("flag-silent-{}", found.code)
                }
            }
            kind => {
                let key = check.replace('.', "-");
                let own = format!("{key}-finding-{}", found.code);
                if found.code != kind.code() || self.texts.has(lang, &own) {
                    return own;
                }
                // A refusal that is certain for more than one reason is shown without a reason.
                let whatever = format!("{key}-whatever-{}", found.code);
                if self.texts.has(lang, &whatever) {
                    whatever
                } else {
                    format!("finding-whatever-{}", kind.code())
                }
            }
        }
    }

    /// A claim as a reason: its sentence, voice and sources.
    pub fn reason(&self, lang: Lang, cite: &'static str) -> Option<SaidReason> {
        let (node, claim) = self.claim(cite, lang)?;
        Some(SaidReason {
            cite,
            text: claim.text.clone(),
            voice: self.claim_voice(node, claim),
            sources: self.claim_cites(node, claim).to_vec(),
        })
    }

    /// Faults of an input, one per field.
    pub fn say_faults(&self, lang: Lang, check: &Check, faults: &[Fault]) -> Vec<SaidFault> {
        let fields = check.fields(&self.tables);
        faults
            .iter()
            .map(|fault| {
                let label = self.fault_label(lang, check, &fault.path);
                let given = match &fault.given {
                    Value::Null => "–".to_owned(),
                    Value::String(text) => text.chars().take(80).collect(),
                    other => other.to_string().chars().take(80).collect(),
                };
                let field = field_at(&fields, &fault.path);
                // The maximum length of a name is not an answer to the question for it, nor are the
                // limits of a position on the table.
                let unasked = |field: &Field| match field.kind {
                    Kind::Text { .. } => true,
                    Kind::Integer { min, max } => min == -max,
                    Kind::Decimal { min, max } => min == -max,
                    _ => false,
                };
                let unsaid = fault.kind == FaultKind::Missing && field.is_some_and(unasked);
                let accepted = fault
                    .accepted
                    .iter()
                    .filter(|_| !unsaid)
                    .map(|text| match field.map(|field| (&field.kind, field.unit)) {
                        // A code with its name, or a range with its unit.
                        Some((Kind::Choice { scope, .. } | Kind::Choices { scope, .. }, _)) => {
                            let name = self.value_text(lang, Some(scope), &text.as_str().into());
                            coded(text, &name)
                        }
                        Some((Kind::Integer { .. } | Kind::Decimal { .. }, unit))
                            if unit != Unit::None =>
                        {
                            let unit =
                                Message::new(format!("unit-{}", unit.label())).with("n", 2.0);
                            format!("{} {}", shown_range(text), self.texts.say(lang, &unit))
                        }
                        // The names of the fields in the same group as the unknown one.
                        None if fault.kind == FaultKind::UnknownField && !text.contains('.') => {
                            match fault.path.rsplit_once('.') {
                                Some((parent, _)) => format!("{parent}.{text}"),
                                None => text.clone(),
                            }
                        }
                        // A text can only be too long, so only the upper limit is shown.
                        _ if fault.kind == FaultKind::TooLong => {
                            text.strip_prefix("0–").unwrap_or(text).to_owned()
                        }
                        _ => shown_range(text).into_owned(),
                    })
                    .collect::<Vec<_>>()
                    .join(", ");
                let told: Map<String, Value> = fault.against.iter().cloned().collect();
                let against: Vec<String> = fault
                    .against
                    .iter()
                    .map(|(path, value)| {
                        let fact = if value.is_null() {
                            self.fact_label(lang, check, path, &told)
                        } else {
                            self.fact_text(lang, check, path, value, &told)
                        };
                        self.texts
                            .say(lang, &Message::new("fault-fact").with("fact", fact))
                    })
                    .collect();
                // A value that others exclude is said with them, whatever is wrong with it.
                let given = match &fault.given {
                    Value::Null => given,
                    _ if against.is_empty() && fault.kind != FaultKind::Contradicts => given,
                    value => {
                        // An address gives a truth as a text.
                        let flag = field.is_some_and(|field| matches!(field.kind, Kind::Flag));
                        let value = match value.as_str() {
                            Some(_) if flag => Value::from(is_true(value)),
                            _ => value.clone(),
                        };
                        self.answer_label(lang, check, &fault.path, &value)
                    }
                };
                let key = if against.is_empty() {
                    format!("fault-{}", fault.kind.code())
                } else {
                    "fault-against".to_owned()
                };
                let mut message = Message::new(key)
                    .with("against", {
                        let all: Vec<&str> = against.iter().map(String::as_str).collect();
                        self.joined(lang, &all)
                    })
                    .with("path", fault.path.as_str())
                    .with("label", label)
                    .with("given", given)
                    // The message has a variant for this case.
                    .with(
                        "accepted",
                        if accepted.is_empty() {
                            "none".to_owned()
                        } else {
                            accepted
                        },
                    );
                message.args.extend(fault.args.iter().cloned());
                if fault.kind == FaultKind::Missing {
                    let question = self.fact_question(lang, check, &fault.path, &Map::new());
                    message = message.with("question", question);
                }
                SaidFault {
                    path: fault.path.clone(),
                    given: fault.given.clone(),
                    accepted: fault.accepted.clone(),
                    against: fault.against.iter().map(|(path, _)| path.clone()).collect(),
                    message: self.texts.say(lang, &message),
                    missing: fault.kind == FaultKind::Missing,
                }
            })
            .collect()
    }

    /// The label of an input field by its dotted path; list indices are ignored.
    pub fn field_label(&self, lang: Lang, check: &Check, path: &str) -> String {
        let own = field_key(check, path);
        // Fields that every base on the table has share one label.
        let shared = || {
            let name = path
                .rsplit('.')
                .find(|part| part.parse::<usize>().is_err())?;
            self.texts.find(lang, &format!("piece-{name}"))
        };
        self.texts
            .find(lang, &own)
            .or_else(shared)
            .unwrap_or_else(|| path.to_owned())
    }

    /// The question for a fact: the attribute `.ask` of its label, which may name the owner of the fact
    /// (`$whose`) and agree with it (`$whose-form`). Without `.ask`, the label with a question mark.
    pub fn fact_question(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        input: &Map<String, Value>,
    ) -> String {
        let Some(key) = self.question_key(lang, check, path) else {
            let label = self.fact_label(lang, check, path, input);
            return if label.ends_with('?') {
                label
            } else {
                self.texts
                    .say(lang, &Message::new("guide-put").with("label", label))
            };
        };
        let whose = self.whose(lang, check, path, input);
        // What is told may decide how to ask.
        let args = arguments(&self.tables, lang, check, input, &Map::new());
        let message = Message { key, args };
        let message = message.with("whose", whose.name);
        self.texts
            .say(lang, &message.with("whose-form", whose.form))
    }

    /// The key of the question for a field: its own if it has its own label, otherwise the shared one.
    pub fn question_key(&self, lang: Lang, check: &Check, path: &str) -> Option<String> {
        let own = field_key(check, path);
        let label = if self.texts.has(lang, &own) {
            own
        } else {
            let name = path
                .rsplit('.')
                .find(|part| part.parse::<usize>().is_err())?;
            format!("piece-{name}")
        };
        Some(format!("{label}.ask")).filter(|key| self.texts.has(lang, key))
    }

    /// The owner of a fact inside a group or a list, as it is written within a sentence: "Blades", "the
    /// attacker", "friend 2".
    fn whose(&self, lang: Lang, check: &Check, path: &str, input: &Map<String, Value>) -> Called {
        let Some((group, rest)) = path.split_once('.') else {
            return Called::default();
        };
        let label = self.field_label(lang, check, group);
        let party = self.party_among(lang, check, &check.fields(&self.tables), group, input);
        let number = rest
            .split('.')
            .next()
            .and_then(|part| part.parse::<usize>().ok());
        let within = || {
            self.texts
                .find(lang, &format!("{}.within", field_key(check, group)))
                .unwrap_or_else(|| lowered(&label))
        };
        let entry = number.and_then(|number| input.get(group)?.get(number)?.get("id")?.as_str());
        let made_up = |id: &str| {
            let number = id.trim_start_matches(|c: char| !c.is_ascii_digit());
            !number.is_empty()
        };
        let name = match (number, entry) {
            // By the name that a reader has given it.
            (Some(_), Some(id)) if !made_up(id) => format!("{} {id}", within()),
            (Some(number), _) => format!("{} {}", within(), number + 1),
            (None, _) if party.name == label => within(),
            (None, _) => party.name,
        };
        Called {
            name,
            form: party.form,
        }
    }

    /// The label of an input field outside its group, with the owner of the fact.
    pub fn fact_label(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        input: &Map<String, Value>,
    ) -> String {
        let label = self.field_label(lang, check, path);
        self.owned(lang, check, path, input, label)
    }

    /// The label of a fact after the party that it is about: "Knights · charge".
    fn owned(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        input: &Map<String, Value>,
        label: String,
    ) -> String {
        match path.split_once('.') {
            Some((group, rest)) if rest.parse::<usize>().is_err() => {
                let entries = input.get(group).and_then(Value::as_array);
                let entry = rest.split('.').next().unwrap_or_default();
                // The only entry of a list needs no name.
                if entry.parse::<usize>().is_ok() && entries.is_none_or(|all| all.len() < 2) {
                    return label;
                }
                let of = raised(&self.whose(lang, check, path, input).name);
                format!("{of} · {}", self.run_on(lang, Some(check), &[], &label))
            }
            _ => label,
        }
    }

    /// A fact as a statement: the label of a yes/no fact for a yes; for a no, for what there is not, and for
    /// a fact that is not given, the attribute `.no` of the label; for a number of 0 its attribute `.zero`.
    /// `None` for other values.
    pub fn statement(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        value: &Value,
    ) -> Option<String> {
        match value {
            Value::Bool(true) => {
                let fields = check.fields(&self.tables);
                let flag = matches!(field_at(&fields, path)?.kind, Kind::Flag);
                flag.then(|| self.field_label(lang, check, path))
            }
            Value::Bool(false) => self.denied(lang, check, path),
            Value::Null => self.unstated(lang, check, path),
            Value::String(code) if code == "none" => self.denied(lang, check, path),
            Value::Number(n) if n.as_f64() == Some(0.0) => {
                let key = format!("{}.zero", field_key(check, path));
                self.texts.find(lang, &key)
            }
            Value::Array(entries) if entries.is_empty() => self.denied(lang, check, path),
            _ => None,
        }
    }

    /// What is taken to be if a fact is not given: the attribute `.no` of its label. For a yes/no fact
    /// the attribute `.none` says which of both.
    fn unstated(&self, lang: Lang, check: &Check, path: &str) -> Option<String> {
        let fields = check.fields(&self.tables);
        if !matches!(field_at(&fields, path)?.kind, Kind::Flag) {
            return self.denied(lang, check, path);
        }
        let none = self
            .texts
            .find(lang, &format!("{}.none", field_key(check, path)))?;
        if none == self.texts.get(lang, "yes") {
            return Some(self.field_label(lang, check, path));
        }
        (none == self.texts.get(lang, "no"))
            .then(|| self.denied(lang, check, path))
            .flatten()
    }

    fn denied(&self, lang: Lang, check: &Check, path: &str) -> Option<String> {
        self.texts
            .find(lang, &format!("{}.no", field_key(check, path)))
    }

    /// The statement of a fact after the party or list entry that it is about. The only entry of a list is
    /// not named.
    pub fn stated_fact(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        value: &Value,
        input: &Map<String, Value>,
    ) -> Option<String> {
        let stated = self.statement(lang, check, path, value)?;
        let (root, rest) = path.split_once('.').unwrap_or((path, ""));
        let entry = rest.split('.').next().unwrap_or_default();
        let entries = input.get(root).and_then(Value::as_array);
        let only = entry.parse::<usize>().is_ok() && entries.is_none_or(|list| list.len() < 2);
        Some(if only {
            stated
        } else {
            self.owned(lang, check, path, input, stated)
        })
    }

    /// A fact as shown to readers: "Not in column along a road", "Attacker: Warband".
    pub fn fact_text(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        value: &Value,
        input: &Map<String, Value>,
    ) -> String {
        if let Some(stated) = self.stated_fact(lang, check, path, value, input) {
            return stated;
        }
        let label = match path.strip_suffix(".troop") {
            Some(group) if !group.contains('.') => self.field_label(lang, check, group),
            _ => self.fact_label(lang, check, path, input),
        };
        let value = self.answer_label(lang, check, path, value);
        self.texts.say(
            lang,
            &Message::new("fact")
                .with("label", label)
                .with("value", value),
        )
    }

    /// The first assumed facts in one short line.
    pub fn taken(&self, lang: Lang, check: &Check, verdict: &Verdict, said: &Said) -> String {
        /// Maximum number of facts on the line.
        const FEW: usize = 3;
        /// Maximum length of several facts, in characters: two lines of a phone.
        const SHORT: usize = 95;
        let granted = |few| self.granted(lang, check, verdict, said, few);
        let facts = (2..=FEW)
            .rev()
            .map(granted)
            .find(|facts| facts.chars().count() <= SHORT)
            .unwrap_or_else(|| granted(1));
        self.texts
            .say(lang, &Message::new("taken").with("facts", facts))
    }

    /// The party that a fact is about, if it is a fact of one.
    fn owner(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        input: &Map<String, Value>,
    ) -> Option<String> {
        let (group, rest) = path.split_once('.')?;
        if rest.parse::<usize>().is_ok() {
            return None;
        }
        let entry = rest.split('.').next().unwrap_or_default();
        Some(if entry.parse::<usize>().is_ok() {
            self.whose(lang, check, path, input).name
        } else {
            self.party(lang, check, group, input)
        })
    }

    /// The first assumed facts in one line, by party, and the number of the others. Equal facts of several
    /// parties are merged, and facts with the same value share it.
    pub fn granted(
        &self,
        lang: Lang,
        check: &Check,
        verdict: &Verdict,
        said: &Said,
        most: usize,
    ) -> String {
        // In a short line, facts without a value only count.
        let unstated = self.texts.get(lang, "fact-none");
        let stated = |fact: &&SaidAssumed| fact.label != unstated;
        let short = most < usize::MAX && said.assumed.iter().any(|fact| stated(&fact));
        let shown = said.assumed.iter().filter(|fact| !short || stated(fact));
        // Parties, labels, and the fact with its value if its label is no statement.
        let mut groups: Vec<(Vec<String>, Vec<String>, Option<&SaidAssumed>)> = Vec::new();
        let value = |fact: Option<&SaidAssumed>| fact.map(|fact| fact.label.clone());
        let mut count = 0;
        for fact in shown.take(most) {
            count += 1;
            let stated = self.statement(lang, check, &fact.field, &fact.value);
            let party = self.owner(lang, check, &fact.field, &verdict.input);
            let (label, fact) = match stated {
                Some(stated) => (stated, None),
                None => (self.field_label(lang, check, &fact.field), Some(fact)),
            };
            let label = self.run_on(lang, Some(check), &[], &label);
            match groups
                .iter_mut()
                .find(|group| group.1[0] == label && value(group.2) == value(fact))
            {
                Some(group) => group.0.extend(party),
                None => groups.push((party.into_iter().collect(), vec![label], fact)),
            }
        }
        let mut lines: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        // An empty list is written after its name.
        let none = self.texts.get(lang, "fact-empty");
        while !groups.is_empty() {
            let (parties, mut labels, fact) = groups.remove(0);
            groups.retain_mut(|(others, other, also)| {
                let same = *others == parties
                    && value(*also) == value(fact)
                    && fact.is_none_or(|fact| fact.label != none);
                if same {
                    labels.append(other);
                }
                !same
            });
            let fact = self.shared(lang, &labels, fact);
            match lines.iter_mut().find(|(known, _)| *known == parties) {
                Some((_, facts)) => facts.push(fact),
                None => lines.push((parties, vec![fact])),
            }
        }
        // Facts of nobody come first.
        lines.sort_by_key(|(parties, _)| !parties.is_empty());
        let told = lines.into_iter().map(|(parties, facts)| {
            let facts = facts.join("; ");
            if parties.is_empty() {
                facts
            } else {
                format!("{} – {facts}", raised(&parties.join(", ")))
            }
        });
        let more = said.assumed.len() - count;
        let more = (more > 0).then(|| {
            (self.texts).say(
                lang,
                &Message::new("taken-more").with("n", i64::try_from(more).unwrap_or(i64::MAX)),
            )
        });
        told.chain(more).collect::<Vec<_>>().join(" · ")
    }

    /// Assumed facts with the same value, by their labels; without a value they are statements.
    fn shared(&self, lang: Lang, labels: &[String], fact: Option<&SaidAssumed>) -> String {
        let Some(fact) = fact else {
            return labels.join("; ");
        };
        let key = match (&fact.value, labels) {
            (Value::Number(_), [_, _, ..]) => "facts-alike",
            _ => "fact",
        };
        let fact = Message::new(key)
            .with("label", labels.join(", "))
            .with("value", fact.label.as_str());
        self.texts.say(lang, &fact)
    }

    /// The name of a party: its troops if they are given, and its role as well if another party has the
    /// same troops.
    pub fn party(
        &self,
        lang: Lang,
        check: &Check,
        group: &str,
        input: &Map<String, Value>,
    ) -> String {
        let party = self.party_among(lang, check, &check.fields(&self.tables), group, input);
        raised(&party.name)
    }

    /// The names of all parties, by their groups; a side that consists of a troop field only is listed by
    /// its field and [`SIDE`].
    pub fn parties(
        &self,
        lang: Lang,
        check: &Check,
        input: &Map<String, Value>,
    ) -> Vec<(String, Arg)> {
        let fields = check.fields(&self.tables);
        let groups = fields
            .iter()
            .filter(|field| matches!(field.kind, Kind::Group(_)));
        let told = |field: &Field| match field.kind {
            Kind::Choice { scope, .. } if scope.ends_with("-troop") => {
                input.get(field.name)?.as_str().map(|code| (scope, code))
            }
            _ => None,
        };
        // Two parties with the same troops are distinguished by their labels.
        let alone = |code: &str| {
            fields
                .iter()
                .filter_map(told)
                .filter(|(_, other)| *other == code)
                .count()
                == 1
        };
        let sides = fields
            .iter()
            .filter_map(|field| Some((field.name, told(field)?)))
            .filter(|(_, (_, code))| alone(code));
        groups
            .flat_map(|group| {
                let called = self.party_among(lang, check, &fields, group.name, input);
                [
                    (group.name.to_owned(), Arg::from(called.name)),
                    (format!("{}-form", group.name), Arg::from(called.form)),
                ]
            })
            .chain(sides.map(|(name, (scope, code))| {
                (
                    format!("{name}{SIDE}"),
                    Arg::from(self.called(lang, scope, code)),
                )
            }))
            .collect()
    }

    /// The usual name of a troop within a sentence: the first part of "Blade (Lame)", "line infantry".
    fn called(&self, lang: Lang, scope: &str, code: &str) -> String {
        let own = self.texts.find(lang, &format!("{scope}-{code}.within"));
        own.unwrap_or_else(|| self.titled(lang, scope, code))
    }

    /// The usual name of a troop by itself: "Line infantry".
    fn titled(&self, lang: Lang, scope: &str, code: &str) -> String {
        let name = self.value_text(lang, Some(scope), &Value::from(code));
        name.split_once(" (")
            .map_or(name.as_str(), |(first, _)| first)
            .to_owned()
    }

    fn party_among(
        &self,
        lang: Lang,
        check: &Check,
        fields: &[Field],
        group: &str,
        input: &Map<String, Value>,
    ) -> Called {
        let label = self.field_label(lang, check, group);
        let scope = |group: &str| {
            let field = fields.iter().find(|field| field.name == group)?;
            let Kind::Group(inner) = &field.kind else {
                return None;
            };
            inner.iter().find_map(|field| match field.kind {
                Kind::Choice { scope, .. } if field.name == "troop" => Some(scope),
                _ => None,
            })
        };
        let troop = |group: &str| input.get(group)?.get("troop")?.as_str();
        let (Some(scope), Some(own)) = (scope(group), troop(group)) else {
            let form = self.texts.form(lang, &field_key(check, group));
            return Called {
                name: label,
                form: form.unwrap_or_default(),
            };
        };
        let name = self.called(lang, scope, own);
        let form = self
            .texts
            .form(lang, &format!("{scope}-{own}"))
            .unwrap_or_default();
        let shared = fields
            .iter()
            .any(|field| field.name != group && troop(field.name) == Some(own));
        if !shared {
            return Called { name, form };
        }
        // Within a sentence: "Blade (first element)".
        Called {
            name: format!("{name} ({})", lowered(&label)),
            form,
        }
    }

    /// The party that the code of a side stands for, if the check has such a group: "A" is `a`.
    fn side(
        &self,
        lang: Lang,
        check: &Check,
        scope: &str,
        code: &str,
        input: &Map<String, Value>,
    ) -> Option<Called> {
        let group = scope
            .ends_with("-side")
            .then(|| code.to_ascii_lowercase())?;
        let fields = check.fields(&self.tables);
        let known = fields
            .iter()
            .any(|field| field.name == group && matches!(field.kind, Kind::Group(_)));
        known.then(|| self.party_among(lang, check, &fields, &group, input))
    }

    /// A list of troop codes as names. If bases have names, one of these may be equal to a code.
    fn named(&self, lang: Lang, check: &Check, arg: &Arg) -> Option<Arg> {
        let Arg::Text(text) = arg else {
            return None;
        };
        // Most texts hold no codes, so the fields of the check are looked up only if needed.
        if text.split(", ").any(|code| games_of(code).next().is_none()) {
            return None;
        }
        let (mut troops, mut typed) = (None, false);
        each_field(&check.fields(&self.tables), &mut |_, field| {
            typed |= matches!(field.kind, Kind::Name | Kind::Names { .. });
            if let Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } = &field.kind
                && scope.ends_with("-troop")
                && text.split(", ").all(|code| codes.contains(&code))
            {
                troops = Some(*scope);
            }
            true
        });
        let scope = troops.filter(|_| !typed)?;
        let names: Vec<String> = text
            .split(", ")
            .map(|code| self.titled(lang, scope, code))
            .collect();
        Some(Arg::from(listed(&names)))
    }

    /// An argument of a step; a side is named by its troops.
    fn fill(
        &self,
        lang: Lang,
        check: Option<&Check>,
        input: &Map<String, Value>,
        name: &str,
        arg: &Arg,
        args: &mut Vec<(String, Arg)>,
    ) {
        let named = check.and_then(|check| self.named(lang, check, arg));
        let arg = named.as_ref().unwrap_or(arg);
        let side = match (check, arg) {
            (Some(check), Arg::Code { scope, code }) => self
                .side(lang, check, scope, code, input)
                .map(|side| (side, *code)),
            _ => None,
        };
        match side {
            Some((side, code)) => {
                args.push((format!("{name}-code"), Arg::from(code)));
                args.push((format!("{name}-form"), Arg::from(side.form)));
                args.push((name.to_owned(), Arg::from(side.name)));
            }
            None => args.push((name.to_owned(), arg.clone())),
        }
    }

    /// The label of a result by its path, with the names of the parties ([`Library::parties`]) that it
    /// mentions; a side is named by its troops. `None` if it has no label.
    pub fn result_label(
        &self,
        lang: Lang,
        check: &Check,
        path: &str,
        parties: &[(String, Arg)],
    ) -> Option<String> {
        let key = format!("{}-value-{path}", check.key());
        let label = self.texts.has(lang, &key).then(|| {
            self.texts.say(
                lang,
                &Message {
                    key,
                    args: parties.to_vec(),
                },
            )
        })?;
        let side =
            parties
                .iter()
                .find_map(|(name, called)| match (name.strip_suffix(SIDE), called) {
                    (Some(field), Arg::Text(called)) => (self.field_label(lang, check, field)
                        == label)
                        .then(|| called.clone().into_owned()),
                    _ => None,
                });
        Some(side.unwrap_or(label))
    }

    /// A result as shown to readers: like [`Library::value_text`], but a side is named by its troops.
    pub fn result_text(
        &self,
        lang: Lang,
        check: &Check,
        scope: Option<&str>,
        value: &Value,
        input: &Map<String, Value>,
    ) -> String {
        match (scope, value) {
            (Some(known), Value::String(code)) => self
                .side(lang, check, known, code, input)
                .map(|side| side.name)
                .unwrap_or_else(|| {
                    let text = self.value_text(lang, scope, value);
                    // The sentence of a finding continues after its label.
                    match text.strip_suffix('.') {
                        Some(sentence) => self.run_on(lang, Some(check), &[], sentence),
                        None => text,
                    }
                }),
            (Some(_), Value::Array(codes)) => codes
                .iter()
                .map(|code| self.result_text(lang, check, scope, code, input))
                .collect::<Vec<_>>()
                .join(", "),
            _ => self.value_text(lang, scope, value),
        }
    }

    /// The arguments of a check's sentences: every input and result field by name, every party by the name
    /// of its group, and the odds in words.
    fn arguments(
        &self,
        lang: Lang,
        check: &Check,
        input: &Map<String, Value>,
        values: &Map<String, Value>,
        odds: Option<&[Chance]>,
    ) -> Vec<(String, Arg)> {
        let mut args = arguments(&self.tables, lang, check, input, values);
        // Lists of codes are shown by their labels; sentences select by the codes.
        for output in check.outputs {
            if let OutKind::Words { scope, .. } = output.kind {
                let codes = values.get(output.name).unwrap_or(&Value::Null);
                args.push((format!("{}-code", output.name), plain(codes)));
                if codes.is_array() {
                    let text = self.result_text(lang, check, Some(scope), codes, input);
                    args.push((output.name.to_owned(), Arg::from(text)));
                }
            }
        }
        // All players with the same place as the first of a list.
        for output in check.outputs {
            if let (OutKind::List(_), Some(Value::Array(rows))) =
                (&output.kind, values.get(output.name))
            {
                let place = rows.first().and_then(|first| first.get("place"));
                let names = rows
                    .iter()
                    .filter(|row| row.get("place") == place)
                    .filter_map(|row| row.get("player")?.as_str());
                let names = self.joined(lang, &names.collect::<Vec<_>>());
                args.push((format!("{}-leaders", output.name), Arg::from(names)));
            }
        }
        for field in check.fields(&self.tables) {
            let hidden = check.outputs.iter().any(|output| output.name == field.name);
            if let (Kind::Choices { scope, .. }, Some(codes @ Value::Array(_)), false) =
                (&field.kind, input.get(field.name), hidden)
            {
                let text = self.value_text(lang, Some(scope), codes);
                args.push((field.name.to_owned(), Arg::from(text)));
            }
        }
        for output in check.outputs {
            if let (OutKind::Word { scope, .. }, Some(Value::String(code))) =
                (&output.kind, values.get(output.name))
                && let Some(side) = self.side(lang, check, scope, code, input)
            {
                args.push((format!("{}-code", output.name), Arg::from(code.as_str())));
                let label = self.field_label(lang, check, &code.to_ascii_lowercase());
                let name = if side.name == label {
                    lowered(&label)
                } else {
                    side.name
                };
                args.push((format!("{}-form", output.name), Arg::from(side.form)));
                args.push((output.name.to_owned(), Arg::from(name)));
            }
        }
        let mut parties = self.parties(lang, check, input);
        for (group, called) in &mut parties {
            // A party without troops is named by its field label, which starts with a capital.
            if let Arg::Text(name) = called
                && *name == self.field_label(lang, check, group)
            {
                *called = Arg::from(lowered(name));
            }
        }
        args.extend_from_slice(&parties);
        if self.tells_odds(lang, check.id) {
            args.push((
                "chances".to_owned(),
                Arg::from(self.chances(lang, check, &parties, values, odds)),
            ));
        }
        args
    }

    /// Whether the finding of a check tells its odds in words, after the factors.
    pub fn tells_odds(&self, lang: Lang, check: &str) -> bool {
        let key = check.replace('.', "-");
        self.texts.has(lang, &format!("{key}-part"))
    }

    /// Names within a sentence: "Ann", "Ann and Bob", "Ann, Bob and Cleo".
    fn joined(&self, lang: Lang, names: &[&str]) -> String {
        match names {
            [first @ .., last] if !first.is_empty() => {
                let both = Message::new("and-last")
                    .with("first", first.join(", "))
                    .with("last", *last);
                self.texts.say(lang, &both)
            }
            names => names.concat(),
        }
    }

    /// The outcomes of each party, in numbers of rolls: "Warband recoil on 20 of 36 rolls, are lost on 6 rolls";
    /// `none` if nothing is known of either.
    fn chances(
        &self,
        lang: Lang,
        check: &Check,
        parties: &[(String, Arg)],
        values: &Map<String, Value>,
        odds: Option<&[Chance]>,
    ) -> String {
        const DICE: f64 = 36.0;
        let key = check.key();
        let mut first = true;
        let mut part = |code: &str, n: u32, form: &Arg| {
            let times = Message::new(format!("{key}-part-times"))
                .with("n", f64::from(n))
                .with("den", DICE)
                .with("first", if first { "yes" } else { "no" });
            first = false;
            self.texts.say(
                lang,
                &Message::new(format!("{key}-part-{code}"))
                    .with("form", form.clone())
                    .with("times", self.texts.say(lang, &times)),
            )
        };
        let mut sides = Vec::new();
        for (group, who) in parties {
            let form = parties
                .iter()
                .find(|(name, _)| *name == format!("{group}-form"))
                .map_or_else(|| Arg::from(""), |(_, form)| form.clone());
            let prefix = format!("{group}-");
            let mut parts = Vec::new();
            for chance in odds.unwrap_or_default() {
                if let Some(rest) = chance
                    .code
                    .strip_prefix(&prefix)
                    .filter(|rest| *rest != "destroyed")
                {
                    parts.push(part(rest, chance.num, &form));
                }
            }
            let lost = values
                .get(&format!("{group}_destroyed"))
                .and_then(Value::as_u64)
                .and_then(|n| u32::try_from(n).ok())
                .unwrap_or(0);
            if lost > 0 {
                parts.push(part("lost", lost, &form));
            }
            if !parts.is_empty() {
                sides.push(
                    self.texts.say(
                        lang,
                        &Message::new(format!("{key}-part"))
                            .with("who", who.clone())
                            .with("parts", parts.join(", ")),
                    ),
                );
            }
        }
        // Where the odds are not known, nobody need be lost.
        if sides.is_empty() {
            "none".to_owned()
        } else {
            sides.join("; ")
        }
    }

    /// The help line of an input field, if it has one.
    pub fn field_hint(&self, lang: Lang, check: &Check, path: &str) -> Option<String> {
        self.texts
            .find(lang, &format!("{}.hint", field_key(check, path)))
    }

    /// The label of a field in a fault message; for a piece on the table it also names the piece.
    pub fn fault_label(&self, lang: Lang, check: &Check, path: &str) -> String {
        let label = self.field_label(lang, check, path);
        let parts: Vec<&str> = path.split('.').collect();
        let number = parts.get(1).and_then(|part| part.parse::<usize>().ok());
        let inside = parts.len() > 1 + usize::from(number.is_some());
        let root = parts[0];
        if !check.roles.iter().any(|role| role.field == root) || (number.is_none() && !inside) {
            return label;
        }
        let mut whose = self.field_label(lang, check, root);
        if let Some(number) = number {
            whose = format!("{whose} {}", number + 1);
        }
        if inside {
            self.texts.say(
                lang,
                &Message::new("piece-of")
                    .with("whose", whose)
                    .with("label", label),
            )
        } else {
            whose
        }
    }

    /// A result or input value as shown to readers: codes become labels, booleans become yes or no.
    pub fn value_text(&self, lang: Lang, scope: Option<&str>, value: &Value) -> String {
        match value {
            Value::Null => "–".to_owned(),
            Value::Bool(yes) => self.texts.get(lang, if *yes { "yes" } else { "no" }),
            Value::String(code) => scope
                .and_then(|scope| self.texts.find(lang, &format!("{scope}-{code}")))
                .unwrap_or_else(|| code.clone()),
            Value::Array(items) => {
                // For a group in a list, its values: "A2 15".
                let text = |item: &Value| match item {
                    Value::Object(group) => group
                        .values()
                        .map(|value| self.value_text(lang, None, value))
                        .collect::<Vec<_>>()
                        .join(" "),
                    item => self.value_text(lang, scope, item),
                };
                // A repeated word is counted: "4 × Spear".
                let runs = items.chunk_by(|one, other| one.is_string() && one == other);
                let run = |run: &[Value]| {
                    if run.len() == 1 {
                        text(&run[0])
                    } else {
                        format!("{} × {}", run.len(), text(&run[0]))
                    }
                };
                listed(&runs.map(run).collect::<Vec<_>>())
            }
            Value::Object(pairs) => pairs
                .iter()
                .map(|(who, whom)| format!("{who} → {}", self.value_text(lang, scope, whom)))
                .collect::<Vec<_>>()
                .join(", "),
            Value::Number(number) => lang.numeral(number.as_f64().unwrap_or_default()),
        }
    }
}

/// Whether a result is shown with a plus sign: a positive modifier or bonus.
pub fn is_signed(output: &Output, value: &Value) -> bool {
    (output.name.ends_with("modifier") || output.name.ends_with("bonus"))
        && value.as_f64().is_some_and(|n| n > 0.0)
}

/// A code as it is typed, with its name if that is different: `Bd = Blades`.
pub fn coded(code: &str, name: &str) -> String {
    if code == name {
        code.to_owned()
    } else {
        format!("{code} = {name}")
    }
}

/// A list of words, separated by semicolons if one of them contains a comma.
pub fn listed<T: AsRef<str>>(words: &[T]) -> String {
    let commas = words.len() > 1 && words.iter().any(|word| word.as_ref().contains(", "));
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    words.join(if commas { "; " } else { ", " })
}

/// A text with other names in place of those that a check made up.
fn called(text: &str, made_up: &[(String, String)]) -> String {
    let mut called = String::with_capacity(text.len());
    let hyphened = made_up.iter().any(|(name, _)| name.contains('-'));
    let apart = |c: char| !(c.is_alphanumeric() || hyphened && c == '-');
    for word in text.split_inclusive(apart) {
        let bare = word.trim_end_matches(|c: char| !c.is_alphanumeric());
        match made_up.iter().find(|(name, _)| name == bare) {
            Some((_, other)) if called.is_empty() => called.push_str(&raised(other)),
            Some((_, other)) => called.push_str(other),
            None => called.push_str(bare),
        }
        called.push_str(&word[bare.len()..]);
    }
    called
}

/// The result that a finding is about, if it is one of its kind: a word, a yes or no, a figure.
fn spoken_of(
    check: &Check,
    found: &Finding,
    values: &Map<String, Value>,
) -> Option<&'static Output> {
    let asked = |output: &&Output| found.result.is_none_or(|result| result == output.name);
    let speaks = |output: &&Output| match (&output.kind, values.get(output.name)) {
        (_, Some(Value::Bool(yes))) => {
            found.code
                == if *yes {
                    output.name.to_owned()
                } else {
                    format!("not-{}", output.name)
                }
        }
        (OutKind::Word { .. }, Some(Value::String(word))) => found.code == *word,
        (_, Some(value)) => found.code == output.name && !value.is_null(),
        (_, None) => false,
    };
    check.outputs.iter().filter(asked).find(speaks)
}

/// A word without its Italian article.
fn without_article(word: &str) -> &str {
    let article = ["il ", "la ", "l'", "lo "].into_iter();
    article.fold(word, |word, article| {
        word.strip_prefix(article).unwrap_or(word)
    })
}

/// Capitalises the first letter.
pub fn raised(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}

/// Whether an open answer lists only refusals, although answers to some question lead further.
fn is_unsettled(verdict: &Verdict) -> bool {
    let refusal = |outcome: &Outcome| outcome.finding.kind == FindingKind::Illegal;
    let mut options = verdict.asks.iter().flat_map(|ask| &ask.options);
    verdict.outcomes.iter().all(refusal) && options.any(|option| option.finding.is_none())
}

/// Lowers the first letter.
fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_lowercase)
        .chain(letters)
        .collect()
}

/// An input with additional facts, by dotted path; facts inside groups and lists are left out.
fn filled(input: &Map<String, Value>, more: &Map<String, Value>) -> Map<String, Value> {
    let mut all = input.clone();
    for (path, value) in more {
        if let Some(known) = all.get_mut(path.as_str()) {
            *known = value.clone();
        } else if let Some((group, name)) = path.split_once('.')
            && let Some(Value::Object(group)) = all.get_mut(group)
        {
            group.insert(name.to_owned(), value.clone());
        }
    }
    all
}

/// The key of a field's label by its dotted path; list indices are ignored.
fn field_key(check: &Check, path: &str) -> String {
    let name: Vec<&str> = path
        .split('.')
        .filter(|part| part.parse::<usize>().is_err())
        .collect();
    format!("{}-field-{}", check.key(), name.join("-"))
}

/// The arguments of a check's sentences: every input and result field, by name.
fn arguments(
    tables: &Tables,
    lang: Lang,
    check: &Check,
    input: &Map<String, Value>,
    values: &Map<String, Value>,
) -> Vec<(String, Arg)> {
    let mut args = Vec::new();
    let fields = check.fields(tables);
    inputs("", lang, &fields, input, &mut args);
    // A result hides an input of the same name, which is then available as `$given-…`: `$given-recoiler` is
    // the troop, `$recoiler` its fate.
    let hidden: Vec<Field> = fields
        .iter()
        .filter(|field| check.outputs.iter().any(|output| output.name == field.name))
        .cloned()
        .collect();
    inputs("given-", lang, &hidden, input, &mut args);
    outputs("", check.outputs, values, &mut args);
    args
}

fn inputs(
    prefix: &str,
    lang: Lang,
    fields: &[Field],
    given: &Map<String, Value>,
    args: &mut Vec<(String, Arg)>,
) {
    for field in fields {
        let name = format!("{prefix}{}", field.name);
        let value = given.get(field.name).unwrap_or(&Value::Null);
        match (&field.kind, value) {
            (Kind::Group(fields), Value::Object(map)) => {
                inputs(&format!("{name}-"), lang, fields, map, args)
            }
            (Kind::Choice { scope, .. }, Value::String(code)) => {
                args.push((name, Arg::coded(scope, code)))
            }
            // Several possible codes are no name.
            (Kind::Choice { .. }, Value::Null | Value::Array(_)) => no_code(name, args),
            #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
            (Kind::Integer { min, max }, Value::String(text)) => {
                let text = short_range(lang, text, (*min as f64, *max as f64), true);
                args.push((name, Arg::from(text)));
            }
            (Kind::Decimal { min, max }, Value::String(text)) => {
                let text = short_range(lang, text, (*min, *max), false);
                args.push((name, Arg::from(text)));
            }
            // An order that was not given is not an empty one.
            (Kind::Names { .. }, Value::Array(items)) if items.is_empty() => {
                args.push((name, Arg::from("none")));
            }
            (Kind::List { .. }, Value::Array(items)) => {
                #[expect(clippy::cast_precision_loss, reason = "a short list")]
                let count = items.len() as f64;
                args.push((format!("{name}-count"), Arg::Number(count)));
                args.push((name, plain(value)));
            }
            (_, value) => args.push((name, plain(value))),
        }
    }
}

/// A range of numbers inside a sentence: "7–8", "≥ 10". Any other text is returned unchanged.
fn short_range(lang: Lang, text: &str, (least, most): (f64, f64), whole: bool) -> String {
    let Some(range) = Range::parse(text, least, most) else {
        return text.to_owned();
    };
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    if let (true, Some(first), Some(last)) = (whole, range.whole(), range.last()) {
        let (first, last) = (first as f64, last as f64);
        return match () {
            () if first == last => lang.numeral(first),
            () if last == most => format!("≥ {}", lang.numeral(first)),
            () if first == least => format!("≤ {}", lang.numeral(last)),
            () => format!("{}–{}", lang.numeral(first), lang.numeral(last)),
        };
    }
    let whole = Range::between(least, most);
    let (from, to) = (lang.numeral(range.from.at), lang.numeral(range.to.at));
    let more = if range.from.above { ">" } else { "≥" };
    let less = if range.to.above { "≤" } else { "<" };
    match (range.from == whole.from, range.to == whole.to) {
        (false, false) => format!("{from}–{to}"),
        (true, _) => format!("{less} {to}"),
        (false, true) => format!("{more} {from}"),
    }
}

fn outputs(
    prefix: &str,
    declared: &[Output],
    values: &Map<String, Value>,
    args: &mut Vec<(String, Arg)>,
) {
    for output in declared {
        let name = format!("{prefix}{}", output.name);
        let value = values.get(output.name).unwrap_or(&Value::Null);
        match (&output.kind, value) {
            (OutKind::Group(inner), Value::Object(map)) => {
                outputs(&format!("{name}-"), inner, map, args)
            }
            (OutKind::Word { scope, .. }, Value::String(code)) => {
                args.push((name, Arg::coded(scope, code)))
            }
            (OutKind::Word { .. }, Value::Null) => no_code(name, args),
            (OutKind::Odds, Value::Object(chances)) => args.push((name, Arg::from(each(chances)))),
            (OutKind::Odds, Value::String(text)) => args.push((name, Arg::from(chance(text)))),
            // A sentence tells an empty list from one that is still open by its length.
            (OutKind::Names, value) => {
                #[expect(clippy::cast_precision_loss, reason = "a short list")]
                let count = value.as_array().map(|names| names.len() as f64);
                let count = count.map_or(Arg::from("none"), Arg::Number);
                args.push((format!("{name}-count"), count));
                args.push((name, plain(value)));
            }
            // A sentence may name the first entry of a list, such as the leader.
            (OutKind::List(inner), Value::Array(rows)) => {
                if let Some(Value::Object(first)) = rows.first() {
                    outputs(&format!("{name}-first-"), inner, first, args);
                }
                args.push((name, plain(value)));
            }
            (_, value) => args.push((name, plain(value))),
        }
    }
}

/// A chance with its percentage, if its denominator is not one of a roll or two: "287/432 (66 %)".
pub fn chance(text: &str) -> String {
    let parts = text.split_once('/');
    let parts = parts.and_then(|(num, den)| Some((num.parse().ok()?, den.parse().ok()?)));
    let Some((num, den)) = parts.filter(|(_, den): &(f64, f64)| *den > 36.0) else {
        return text.to_owned();
    };
    let percent = (num / den * 100.0).round();
    let percent = if percent < 1.0 && num > 0.0 {
        "< 1".to_owned()
    } else if percent >= 100.0 && num < den {
        "> 99".to_owned()
    } else {
        percent.to_string()
    };
    format!("{text} ({percent} %)")
}

/// The chances of several outcomes: "1 (6/36), 2 (6/36)".
fn each(chances: &Map<String, Value>) -> String {
    chances
        .iter()
        .map(|(name, chance)| format!("{name} ({})", chance.as_str().unwrap_or_default()))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The code for a value that was not given or does not apply: sentences select `none` wherever they select
/// by code.
fn no_code(name: String, args: &mut Vec<(String, Arg)>) {
    args.push((format!("{name}-code"), Arg::from("none")));
    args.push((format!("{name}-form"), Arg::from("none")));
    args.push((name, Arg::from("none")));
}

/// A value as an argument. Numbers stay numbers, so that plurals work.
fn plain(value: &Value) -> Arg {
    match value {
        Value::Number(number) => Arg::Number(number.as_f64().unwrap_or_default()),
        Value::Bool(yes) => Arg::from(if *yes { "yes" } else { "no" }),
        Value::String(text) => Arg::from(text.as_str()),
        Value::Array(items) => Arg::from(
            items
                .iter()
                .map(|item| {
                    item.as_str()
                        .map_or_else(|| item.to_string(), str::to_owned)
                })
                .collect::<Vec<_>>()
                .join(", "),
        ),
        Value::Null => Arg::from("none"),
        Value::Object(_) => Arg::from(""),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::files::Files;
    use crate::kit::tables::Tables;
    use crate::library::Passages;

    fn library() -> Library {
        let files = Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into());
        Library::load(&files, Tables::default(), Passages::default()).0
    }

    #[test]
    fn chances_of_many_rolls_have_a_percentage() {
        assert_eq!(chance("287/432"), "287/432 (66 %)");
        assert_eq!(chance("1/1296"), "1/1296 (< 1 %)");
        assert_eq!(chance("6/36"), "6/36");
        assert_eq!(chance("some"), "some");
    }

    #[test]
    fn chances_of_several_outcomes_are_told() {
        let given = json!({"unknown_quality": true});
        for lang in Lang::ALL {
            let said = said(&library(), lang, "dbe.activation-points", &given);
            assert!(
                said.finding.contains("1 (6/36), 2 (6/36)"),
                "{}",
                said.finding
            );
        }
    }

    #[test]
    fn what_is_certain_is_said_in_plain_words() {
        let library = library();
        let desk = json!({"games": [{"round": 1, "a": "X", "b": "Y", "a_vdt": 30, "b_vdt": 30, "a_lost": 0, "b_lost": 0, "a_routed": false, "b_routed": false}]});
        for (id, given, want) in [
            // The possible reasons of a certain refusal.
            (
                "dba.artillery-may-shoot",
                json!({"tactical_move_in_last_own_bound": true}),
                ["; oppure ", "; or "],
            ),
            // A range inside a sentence.
            (
                "dba.score-outcome",
                json!({"total_a": 5, "total_b": "10..=12"}),
                ["5 a 10–12", "5 to 10–12"],
            ),
            (
                "dbe.group",
                json!({"elements": [{"type": "line"}]}),
                ["gruppo di uno", "group of one"],
            ),
            ("impetus.score-desk", desk, ["X e Y sono", "X and Y share"]),
        ] {
            for (lang, want) in Lang::ALL.into_iter().zip(want) {
                let said = said(&library, lang, id, &given);
                let open = library.texts.get(lang, "finding-several-illegal");
                assert!(said.headline.contains(want), "{}", said.headline);
                assert!(!said.headline.contains(open.trim_end_matches('.')));
            }
        }
        // A list without one of its entries.
        let oases = json!({"features": [{"type": "oasis"}, {"type": "oasis"}]});
        let said = said(&library, Lang::En, "dba.terrain-setup", &oases);
        let remedies: Vec<&str> = said.remedies.iter().map(|one| one.text.as_str()).collect();
        assert!(
            remedies[0].starts_with("Allowed if one is left out ("),
            "{remedies:?}"
        );
    }

    fn said(library: &Library, lang: Lang, id: &str, given: &Value) -> Said {
        let verdict = systems::check(id)
            .unwrap()
            .answer(&library.tables, given.as_object().unwrap())
            .unwrap();
        library.say(lang, &verdict)
    }

    #[test]
    fn what_is_open_goes_on_in_lower_case_but_for_names() {
        let library = library();
        let run_on = |lang: Lang, id: &str, text: &str| {
            let check = systems::check(id).unwrap();
            library.run_on(lang, Some(check), &library.words_of(lang, check), text)
        };
        for (lang, id, text, want) in [
            (Lang::It, "dba.combat", "Pari, 5 a 5.", "pari, 5 a 5."),
            (
                Lang::It,
                "dba.combat",
                "Warband 3, Blade 5.",
                "Warband 3, Blade 5.",
            ),
            (
                Lang::It,
                "dba.combat",
                "L'arbitro decide.",
                "l'arbitro decide.",
            ),
            (Lang::It, "dba.combat", "È consentito.", "è consentito."),
            (Lang::It, "dba.combat", "BUA presa.", "BUA presa."),
            (
                Lang::It,
                "impetus.command-limits",
                "I comandi sono troppo pochi.",
                "i comandi sono troppo pochi.",
            ),
            (
                Lang::En,
                "dba.combat",
                "Light Horse recoil.",
                "Light Horse recoil.",
            ),
            (Lang::En, "dba.combat", "Light totals.", "light totals."),
            (
                Lang::En,
                "impetus.flank-march",
                "A places first.",
                "A places first.",
            ),
            (
                Lang::En,
                "impetus.deployment",
                "A unit is too far forward.",
                "a unit is too far forward.",
            ),
            (
                Lang::En,
                "impetus.joan-of-arc",
                "Joan takes the test.",
                "Joan takes the test.",
            ),
        ] {
            assert_eq!(run_on(lang, id, text), want);
        }
    }

    #[test]
    fn an_open_verdict_names_whoever_is_told() {
        let library = library();
        let told = json!({"loser": "lancers", "winner": "line", "phase": "melee"});
        let finding = said(&library, Lang::It, "dbe.outcome", &told).finding;
        assert_eq!(
            finding,
            "Dipende: i Lancieri si ritirano; oppure un caso che i documenti lasciano aperto"
        );
        let finding = said(
            &library,
            Lang::En,
            "dbe.outcome",
            &json!({"phase": "melee", "loser_total": 3, "winner_total": 4}),
        )
        .finding;
        assert!(
            !finding.contains("none") && !finding.contains(": The"),
            "{finding}"
        );
        // Example troops, which represent all troops that were not given, are not named.
        let retreat = said(&library, Lang::En, "dbe.retreat", &json!({})).finding;
        assert!(
            !finding.contains("rregular") && !retreat.contains("rregular"),
            "{finding} {retreat}"
        );
    }

    #[test]
    fn a_result_of_a_side_goes_by_its_troop() {
        let library = library();
        let check = systems::check("dba.close-combat").unwrap();
        let label = |given: Value| {
            library
                .result_label(
                    Lang::It,
                    check,
                    "result",
                    &library.parties(Lang::It, check, given.as_object().unwrap()),
                )
                .unwrap()
        };
        assert_eq!(label(json!({"loser": "Bd", "winner": "Kn"})), "Blade");
        // The two had the same name.
        assert_eq!(label(json!({"loser": "Bd", "winner": "Bd"})), "Chi perde");
        assert_eq!(label(json!({"winner": "Kn"})), "Chi perde");
    }

    #[test]
    fn the_same_over_and_over_is_counted() {
        let library = library();
        let text = |codes: Value| library.value_text(Lang::It, Some("dba-troop"), &codes);
        assert_eq!(
            text(json!(["Sp", "Sp", "Sp", "El"])),
            "3 × Spear (Lance), Elefanti"
        );
        assert_eq!(
            text(json!(["Sp", "El", "Sp"])),
            "Spear (Lance), Elefanti, Spear (Lance)"
        );
        assert_eq!(text(json!([20, 20])), "20, 20");
    }

    #[test]
    fn lists_of_words_are_told_by_their_labels() {
        let library = library();
        let between = json!({"purpose": "fire", "shooter_arm": "infantry",
            "between": [{"kind": "element", "troop": "line"}]});
        for (lang, id, given, want) in [
            (
                Lang::En,
                "dbe.line-of-sight",
                &between,
                "The line is blocked by an element.",
            ),
            (
                Lang::It,
                "dbe.line-of-sight",
                &between,
                "La linea è bloccata: in mezzo c'è un elemento.",
            ),
            (
                Lang::En,
                "impetus.sub-period",
                &json!({"volume": 1}),
                "The volume is in one sub-period: I Bronze Age.",
            ),
        ] {
            assert_eq!(said(&library, lang, id, given).finding, want);
        }
    }

    #[test]
    fn a_fact_with_a_label_of_its_own_has_its_own_question() {
        let library = library();
        let check = |id: &str| systems::check(id).unwrap();
        for (id, path, want) in [
            (
                "dbe.interpenetration",
                "facing",
                "dbe-interpenetration-field-facing.ask",
            ),
            ("dbe.zone-of-control", "mover.x", "piece-x.ask"),
        ] {
            let key = library.question_key(Lang::It, check(id), path);
            assert_eq!(key.as_deref(), Some(want));
        }
        // It agrees with the troops that the question is about.
        for (troop, want) in [
            (
                "lancers",
                "In questo turno sono venuti a contatto i Lancieri?",
            ),
            (
                "line",
                "In questo turno è venuta a contatto la Fanteria di linea?",
            ),
        ] {
            let given = json!({"a": {"troop": troop}});
            let asked = library.fact_question(
                Lang::It,
                check("dbe.melee"),
                "a.entered_contact",
                given.as_object().unwrap(),
            );
            assert_eq!(asked, want);
        }
    }

    #[test]
    fn an_answer_is_told_with_what_it_settles() {
        let library = library();
        let asks = said(
            &library,
            Lang::En,
            "dba.combat",
            &json!({"a": {"troop": "Wb"}, "b": {"troop": "Bd"}, "die_b": 2}),
        )
        .asks;
        let findings: Vec<&str> = asks[0]
            .options
            .iter()
            .map(|option| option.finding.as_ref().unwrap().text.as_str())
            .collect();
        assert_eq!(
            findings[0],
            "Warband 4, Blades 7: Warband are beaten and recoil."
        );
        assert!(
            findings.iter().all(|finding| !finding.contains("none")),
            "{findings:?}"
        );
    }

    /// Endings of an Italian participle, by gender and number.
    const ENDINGS: [(&str, &str); 4] = [("ms", "o"), ("fs", "a"), ("mp", "i"), ("fp", "e")];

    #[test]
    fn what_becomes_of_a_troop_agrees_with_it() {
        let library = library();
        let mut seen = std::collections::BTreeSet::new();
        let check = systems::check("dba.close-combat").unwrap();
        let fields = check.fields(&library.tables);
        let Some(Kind::Choice { scope, codes }) =
            field_at(&fields, "loser").map(|field| field.kind.clone())
        else {
            panic!("no choice of losers")
        };
        for code in codes {
            let label = format!("{scope}-{code}");
            let form = library.texts.form(Lang::It, &label).unwrap_or_default();
            let ending = ENDINGS
                .iter()
                .find(|(known, _)| *known == form)
                .unwrap_or_else(|| panic!("{label} has no gender and number"))
                .1;
            let one = library.texts.form(Lang::En, &label).unwrap() == "one";
            let name = library.called(Lang::It, scope, code);
            for (finding, verb) in [
                ("dba-close-combat-finding-destroyed", "distrutt"),
                ("dba-shooting-finding-destroyed", "distrutt"),
                ("dba-recoil-lost", "distrutt"),
                ("dba-combat-finding-beaten", "battut"),
                ("dba-combat-finding-doubled", "doppiat"),
            ] {
                let mut message = Message::new(finding);
                for arg in ["loser", "target", "shooter", "given-recoiler"] {
                    message = message.with(arg, Arg::coded(scope, code));
                }
                let message = message
                    .with("degree-code", "beaten")
                    .with("shooter_result-code", "none")
                    .with("carried_over", "no")
                    .with("destroyed", "none")
                    .with("a", name.as_str())
                    .with("b", "Psiloi")
                    .with("a-form", form.as_str())
                    .with("b-form", "mp")
                    .with("total_a", 2.0)
                    .with("total_b", 5.0)
                    .with(
                        "loser-code",
                        if finding.starts_with("dba-combat-") {
                            "A"
                        } else {
                            code
                        },
                    )
                    .with("result", "destroyed")
                    .with("result-code", "destroyed")
                    .with("supporter_fate-code", "none");
                let (text, wrong) = library.texts.try_say(Lang::It, &message);
                assert!(wrong.is_empty(), "{finding}: {wrong:?}");
                assert!(
                    text.contains(&format!("{verb}{ending}")),
                    "{label} is {form}: {text}"
                );
                // Who only loses stays, with a verb that agrees in number.
                let stays = if form.ends_with('p') {
                    " restano dove sono"
                } else {
                    " resta dov'è"
                };
                let unhurt = Message {
                    key: "dba-close-combat-finding-none".to_owned(),
                    ..message
                };
                let (text, wrong) = library.texts.try_say(Lang::It, &unhurt);
                assert!(wrong.is_empty(), "{label}: {wrong:?}");
                assert!(text.contains(stays), "{label} is {form}: {text}");
                seen.insert(form.clone());
            }
            let told = |key: &str| {
                library.texts.say(
                    Lang::En,
                    &Message::new(key)
                        .with("loser", Arg::coded(scope, code))
                        .with("degree-code", "beaten"),
                )
            };
            for (key, singular, plural) in [
                ("dba-close-combat-finding-recoil", " recoils.", " recoil."),
                ("dba-close-combat-finding-flee", " flees.", " flee."),
                (
                    "dba-close-combat-finding-destroyed",
                    " is destroyed.",
                    " are destroyed.",
                ),
            ] {
                let text = told(key);
                let end = if one { singular } else { plural };
                assert!(text.ends_with(end), "{label}: {text}");
            }
        }
        assert_eq!(seen.len(), ENDINGS.len(), "a troop of each: {seen:?}");
    }

    #[test]
    fn figures_agree_with_the_word_after_them() {
        const PLURALS: [&str; 24] = [
            "passi", "lanci", "punti", "basette", "dadi", "turni", "gradi", "unità", "quarti",
            "perdite", "elementi", "tappe", "corpi", "comandi", "paces", "pips", "rolls", "points",
            "elements", "dice", "bounds", "losses", "legs", "units",
        ];
        let library = library();
        let (mut told, mut wrong) = (0, std::collections::BTreeSet::new());
        let files = ["dba", "dbe", "impetus"]
            .into_iter()
            .flat_map(|system| Lang::ALL.map(|lang| (system, lang)));
        for (system, lang) in files {
            let path = format!(
                "{}/../../content-{lang}/{system}.ftl",
                env!("CARGO_MANIFEST_DIR")
            );
            let source = std::fs::read_to_string(path).unwrap();
            let mut messages: Vec<(String, String)> = Vec::new();
            for line in source.lines() {
                let key = line.split_once(" =").map(|(key, _)| key).filter(|key| {
                    key.starts_with(&format!("{system}-"))
                        && ["-finding-", "-remedy-", "-step-", "-part-times"]
                            .iter()
                            .any(|part| key.contains(part))
                });
                match (key, messages.last_mut()) {
                    (Some(key), _) => messages.push((key.to_owned(), line.to_owned())),
                    (None, Some((_, text))) if line.starts_with([' ', '}']) => {
                        text.push('\n');
                        text.push_str(line);
                    }
                    _ => messages.push((String::new(), String::new())),
                }
            }
            for (key, text) in messages.iter().filter(|(key, _)| !key.is_empty()) {
                let names: Vec<&str> = text
                    .split('$')
                    .skip(1)
                    .filter_map(|rest| {
                        rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-')
                            .next()
                    })
                    .collect();
                for n in [0.0, 1.0, 2.0, 8.0, 11.0, 80.0] {
                    let mut message = Message::new(key.as_str());
                    for name in &names {
                        message = if name.ends_with("-code") || name.ends_with("-form") {
                            message.with(*name, "none")
                        } else {
                            message.with(*name, n)
                        };
                    }
                    let said = library.texts.say(lang, &message);
                    told += 1;
                    let words: Vec<String> = said
                        .split(|c: char| c.is_whitespace() || c == '\u{a0}')
                        .map(|word| {
                            // A label that ends in a comma needs a space before the next word.
                            word.trim_start_matches(|c: char| !c.is_alphanumeric())
                                .to_lowercase()
                        })
                        .collect();
                    for pair in words.windows(2) {
                        if pair[0] == "1"
                            && PLURALS
                                .contains(&pair[1].trim_end_matches(|c: char| !c.is_alphanumeric()))
                            && !pair[1].starts_with("unità")
                        {
                            wrong.insert(format!("{key} with {n}: {said}"));
                        }
                    }
                    let lower = said.to_lowercase();
                    for (article, figures) in [
                        ("il ", ["0", "8", "11", "80"]),
                        ("del ", ["0", "8", "11", "80"]),
                        ("al ", ["0", "8", "11", "80"]),
                    ] {
                        for figure in figures {
                            let bad = format!(" {article}{figure} %");
                            if lang == Lang::It && lower.contains(&bad) {
                                wrong.insert(format!("{key} with {n}: {said}"));
                            }
                        }
                    }
                }
            }
        }
        assert!(told > 2000, "{told} sentences were said");
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    #[test]
    fn what_is_settled_is_told_once() {
        let library = library();
        // Each outcome begins with the factors, which are settled.
        let fight = json!({"a": {"troop": "Kn"}, "b": {"troop": "Bw"}});
        let open = said(&library, Lang::En, "dba.combat", &fight).headline;
        assert!(
            open.starts_with("It depends, for example: Knights 3, Bows 4 before the die: "),
            "{open}"
        );
        // A settled result that no outcome states comes first.
        let landing = json!({"home": "littoral", "landed": {"n": 3, "touching_shore": 2}});
        let open = said(&library, Lang::En, "dba.littoral-landing", &landing).headline;
        assert!(
            open.starts_with("The landing costs 1 PIP. It depends, for example: "),
            "{open}"
        );
        let fight = json!({"a": {"troop": "line"}, "b": {"troop": "medium-artillery"}, "dice": {"a": 2, "b": 4}});
        let open = said(&library, Lang::En, "dbe.melee", &fight).headline;
        assert!(open.starts_with("It depends: line infantry 5"), "{open}");
        assert!(open.contains("medium artillery wins"), "{open}");
    }

    #[test]
    fn the_headline_of_standings_names_who_leads() {
        let library = library();
        let game = |a: &str, b: &str| json!({"a": a, "a_vdt": 30, "a_lost": 3, "a_routed": false, "b": b, "b_vdt": 30, "b_lost": 30, "b_routed": true});
        let headline = |lang, games: Value| {
            let input = json!({"games": games, "penalties": []});
            said(&library, lang, "impetus.score-desk", &input).headline
        };
        let alone = headline(Lang::En, json!([game("Rossi", "Bianchi")]));
        assert!(
            alone.starts_with("Traditional system: Rossi leads with "),
            "{alone}"
        );
        assert!(alone.ends_with("One game, 2 players."), "{alone}");
        let italian = headline(Lang::It, json!([game("Rossi", "Bianchi")]));
        assert!(
            italian.starts_with("Sistema tradizionale: Rossi è in testa con "),
            "{italian}"
        );
        let tied = headline(
            Lang::En,
            json!([game("Rossi", "Bianchi"), game("Neri", "Verdi")]),
        );
        assert!(
            tied.starts_with("Traditional system: Neri and Rossi share first place with "),
            "{tied}"
        );
    }

    #[test]
    fn the_word_of_a_verdict_is_said_once() {
        let library = library();
        for (lang, word) in [(Lang::En, "Not allowed"), (Lang::It, "Non consentito")] {
            let told = said(
                &library,
                lang,
                "dba.may-shoot",
                &json!({"shooter": "Bw", "distance_paces": 250}),
            );
            assert!(!told.finding.contains(word), "{}", told.finding);
            assert!(
                told.headline.starts_with(&format!("{word}: ")),
                "{}",
                told.headline
            );
            assert_eq!(told.headline.matches(word).count(), 1);
            let mould = if lang == Lang::En {
                "Allowed if "
            } else {
                "Consentito se "
            };
            assert!(!told.remedies.is_empty());
            for remedy in told.remedies {
                assert!(remedy.text.starts_with(mould), "{}", remedy.text);
            }
        }
        // No game has such a finding.
        for lang in Lang::ALL {
            let words =
                ["finding-legal", "finding-illegal"].map(|key| library.texts.get(lang, key));
            let findings: Vec<&str> = library
                .texts
                .keys(lang)
                .filter(|key| key.contains("-finding-"))
                .collect();
            assert!(findings.len() > 500, "{} findings", findings.len());
            for key in findings {
                let text = library.texts.get(lang, key);
                assert!(
                    words.iter().all(|word| !text.contains(word.as_str())),
                    "{key}: {text}"
                );
            }
        }
        // An outcome has no leading word.
        let told = said(
            &library,
            Lang::En,
            "dba.close-combat",
            &json!({"loser": "Bd", "winner": "Kn", "degree": "doubled"}),
        );
        assert_eq!(told.headline, told.finding);
    }

    #[test]
    fn an_entry_of_a_list_goes_by_its_own_word() {
        let library = library();
        let check = systems::check("dba.threat-zone").unwrap();
        let given = json!({"enemies": [{"x": 0}, {"x": 50}]});
        let label = library.fact_label(Lang::It, check, "enemies.1.x", given.as_object().unwrap());
        assert!(label.starts_with("Il nemico 2 · "), "{label}");
    }

    #[test]
    fn a_settled_result_is_a_sentence() {
        let library = library();
        let headline = |lang, id, given: &Value| said(&library, lang, id, given).headline;
        let shot = json!({"shooter": "Bw", "target": "Kn", "target_place": "open"});
        let open = headline(Lang::En, "dba.shooting", &shot);
        let settled = "The shooter stays where it is. It depends: ";
        assert!(open.starts_with(settled), "{open}");
        let open = headline(Lang::It, "dba.shooting", &shot);
        let settled = "Il tiratore resta dov'è. Dipende: ";
        assert!(open.starts_with(settled), "{open}");
        // No label with its value stands before what is open.
        let camp = json!({"side": "invader", "all_in_good_going": true, "side_sum_cm": 16});
        for lang in Lang::ALL {
            let open = headline(lang, "dba.camp", &camp);
            let (first, _) = open.split_once(". ").unwrap();
            assert!(!first.contains(':'), "{open}");
        }
    }

    #[test]
    fn each_outcome_has_its_own_verdict_and_long_ones_are_few() {
        let library = library();
        let headline = |id, given: &Value| said(&library, Lang::En, id, given).headline;
        let open = headline(
            "dba.dismount",
            &json!({"kind": "dismount", "distance_paces": 150, "foot_speed": 200, "list_allows": true}),
        );
        // What all outcomes allow is said once.
        let allowed = "Allowed: dismounting costs 1 PIP; or dismounting costs at least 2 PIPs";
        assert_eq!(open, allowed);
        let mixed = headline("impetus.terrain-placement", &json!({"defender_placed": 1}));
        assert!(mixed.starts_with("It depends: not in order ("), "{mixed}");
        let moves = headline(
            "dbe.movement",
            &json!({"troop": "cuirassiers", "going": "rough"}),
        );
        assert!(moves.starts_with("Cuirassiers move"), "{moves}");
        for id in ["dba.contact-permission", "dba.turn-to-face", "dba.combat"] {
            let open = headline(id, &json!({}));
            assert!(open.chars().count() <= 220, "{open}");
        }
    }

    #[test]
    fn readings_have_names() {
        let library = library();
        for (lang, names) in [
            (Lang::En, ["Reading A", "Reading B"]),
            (Lang::It, ["Lettura A", "Lettura B"]),
        ] {
            // Readings that no check uses are marked in the content.
            let marked = library
                .reading_said(lang, "dba/disputes/backing-out-cost#goes-by-itself")
                .unwrap();
            assert!(marked.starts_with(&format!("{}: ", names[1])), "{marked}");
            let mut points = 0;
            for check in systems::checks() {
                for point in check.points {
                    let texts: Vec<String> = point
                        .readings
                        .iter()
                        .filter_map(|reading| library.reading_said(lang, reading.claim))
                        .collect();
                    let mut named: Vec<&str> = texts
                        .iter()
                        .filter_map(|text| text.split_once(": ").map(|(name, _)| name))
                        .collect();
                    named.sort_unstable();
                    named.dedup();
                    if names.iter().all(|name| named.contains(name)) {
                        points += 1;
                    }
                }
            }
            assert!(
                points > 50,
                "{points} points have a {} and a {}",
                names[0],
                names[1]
            );
        }
    }
}
