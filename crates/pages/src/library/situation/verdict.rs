//! Verdict on a situation that a text states.

use serde_json::{Map, Value};

use super::{Fact, Situation};
use crate::check::form::field_at;
use crate::check::{
    Answer, Assumed, Check, Facts, Finding, FindingKind, Kind, Outcome, Question, Status, Verdict,
    from_pairs,
};
use crate::library::Library;
use crate::systems;

/// A situation and its verdict.
#[derive(Clone, Debug)]
pub struct StatedVerdict {
    pub check: &'static Check,
    /// Facts that the text states.
    pub facts: Vec<Fact>,
    /// Facts that the text implies without stating them.
    pub assumed: Vec<Fact>,
    pub verdict: Verdict,
    /// Whether the learnt reader read the facts. If so, nothing is certain.
    pub learnt: bool,
    /// Words that were not read and may matter.
    pub left: Vec<String>,
}

impl PartialEq for StatedVerdict {
    fn eq(&self, other: &Self) -> bool {
        (self.check.id, &self.facts, &self.assumed, &self.verdict)
            == (other.check.id, &other.facts, &other.assumed, &other.verdict)
    }
}

/// Returns the input of a check with these facts.
pub fn input(facts: &[Fact]) -> Map<String, Value> {
    from_pairs(
        facts
            .iter()
            .map(|(path, value)| (path.as_str(), value.as_str())),
    )
    .unwrap_or_default()
}

impl StatedVerdict {
    /// Whether the verdict is shown as certain or as based on usual facts.
    pub fn is_certain(&self) -> bool {
        !self.learnt && self.verdict.status != Status::Open
    }

    /// Returns the code of the verdict's basis: its status, or `read` if the verdict holds only as far as
    /// the text was read.
    pub fn status(&self) -> &'static str {
        if self.learnt && self.verdict.status != Status::Open {
            "read"
        } else {
            self.verdict.status.code()
        }
    }

    /// Returns the input on which the verdict is based: stated and implied facts.
    pub fn input(&self) -> Map<String, Value> {
        input(&[&self.facts[..], &self.assumed].concat())
    }

    /// Returns the input without one of the facts.
    pub fn without(&self, path: &str) -> Map<String, Value> {
        let rest: Vec<Fact> = self
            .facts
            .iter()
            .chain(&self.assumed)
            .filter(|(known, _)| known != path)
            .cloned()
            .collect();
        input(&rest)
    }
}

/// Parses a value as it is written in the file.
pub fn value(text: &str) -> Value {
    match text {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        text => text
            .parse::<i64>()
            .map_or_else(|_| Value::from(text), Value::from),
    }
}

/// Returns the verdict on a situation. Returns `None` if the text leaves open which troop is on which
/// side, or if the check does not accept the facts.
pub fn judge(library: &Library, situation: &Situation) -> Option<StatedVerdict> {
    if !situation.alternatives.is_empty() {
        return None;
    }
    let check = systems::check(situation.check)?;
    let Situation {
        mut facts,
        assumed,
        learnt,
        mut left,
        unread,
        ..
    } = situation.clone();
    let mut given = input(&[&facts[..], &assumed].concat());
    let first = check.glance(&library.tables, &given);
    let mut verdict = match first {
        Ok(verdict) => verdict,
        // Facts that the check rejects count as not read.
        Err(faults) if learnt => {
            let refused = |path: &String| faults.iter().any(|fault| path.starts_with(&fault.path));
            left.extend(
                facts
                    .iter()
                    .filter(|(path, _)| refused(path))
                    .map(|(_, value)| value.clone()),
            );
            facts.retain(|(path, _)| !refused(path));
            given = input(&facts);
            if facts.is_empty() {
                return None;
            }
            check.glance(&library.tables, &given).ok()?
        }
        Err(_) => return None,
    };
    // Facts that the check would never ask for produce no card: "do Hordes recoil?" does not ask how a
    // recoil ends.
    if verdict.finding.kind != FindingKind::Illegal
        && !check.beyond(&library.tables, &given).is_empty()
    {
        return None;
    }
    ask_permission(library, check, &given, &mut verdict);
    for path in &situation.wanted {
        if verdict.status == Status::Open {
            break;
        }
        doubt(library, check, &given, path, &mut verdict);
    }
    // Typed facts that were not read may exclude outcomes, so no outcomes are shown.
    if unread && verdict.status == Status::Open {
        verdict.outcomes.clear();
        for option in verdict.asks.iter_mut().flat_map(|ask| &mut ask.options) {
            option.finding = None;
            option.values.clear();
        }
    }
    // Implied facts are listed as assumptions.
    for (path, text) in assumed.iter().rev() {
        if verdict.status == Status::Decided {
            verdict.status = Status::Usual;
        }
        verdict.assumed.insert(
            0,
            Assumed {
                field: path.clone(),
                value: value(text),
                otherwise: Vec::new(),
            },
        );
    }
    Some(StatedVerdict {
        check,
        facts,
        assumed,
        verdict,
        learnt,
        left,
    })
}

/// Maximum width of a range of integers whose values are all tried.
const MOST_NUMBERS: i64 = 6;

/// Makes a verdict open, with a question about a field, if a value of that field other than the usual one
/// would change the verdict.
pub(super) fn doubt(
    library: &Library,
    check: &'static Check,
    given: &Map<String, Value>,
    path: &str,
    verdict: &mut Verdict,
) {
    let fields = check.fields(&library.tables);
    let values: Vec<Value> = match field_at(&fields, path).map(|field| &field.kind) {
        Some(Kind::Flag) => vec![Value::Bool(true), Value::Bool(false)],
        Some(Kind::Choice { codes, .. }) => codes.iter().map(|code| Value::from(*code)).collect(),
        Some(Kind::Integer { min, max }) if max - min <= MOST_NUMBERS => {
            (*min..=*max).map(Value::from).collect()
        }
        // The values cannot be tried; the verdict states whether it assumed one.
        Some(_) if verdict.assumed.iter().any(|known| known.field == path) => {
            open(verdict, path, Vec::new(), Vec::new());
            return;
        }
        _ => return,
    };
    let mut options = Vec::new();
    let mut outcomes: Vec<Outcome> = Vec::new();
    let mut differ = false;
    for value in values {
        let all = Facts::new(check, &library.tables, given.clone()).with(path, value.clone());
        let Ok(other) = check.glance(&library.tables, &all.told) else {
            continue;
        };
        let settled = (other.status != Status::Open).then(|| other.finding.clone());
        differ |= settled.as_ref() != Some(&verdict.finding)
            || verdict.finding.kind == FindingKind::Score && other.values != verdict.values;
        if let Some(finding) = &settled
            && outcomes.iter().all(|known| known.finding != *finding)
        {
            outcomes.push(Outcome {
                finding: finding.clone(),
                values: other.values.clone(),
                when: Map::from_iter([(path.to_owned(), value.clone())]),
            });
        }
        options.push(Answer {
            value,
            finding: settled,
            values: other.values,
        });
    }
    if !differ {
        return;
    }
    let kind = verdict.finding.kind;
    if kind == FindingKind::Illegal
        && options.iter().all(|option| {
            option
                .finding
                .as_ref()
                .is_some_and(|finding| finding.kind == kind)
        })
    {
        // Illegal for every value. The reason is kept only if it holds for every value.
        let reason = check
            .violations
            .iter()
            .find(|violation| violation.code == verdict.finding.code)
            .map(|violation| violation.claim);
        let holds = |option: &Answer| {
            Facts::new(check, &library.tables, given.clone())
                .with(path, option.value.clone())
                .answer()
                .is_ok_and(|other| reason.is_some_and(|claim| other.reasons.contains(&claim)))
        };
        if !options.iter().all(holds) {
            kind.code().clone_into(&mut verdict.finding.code);
        }
        for (name, value) in &mut verdict.values {
            if options
                .iter()
                .any(|option| option.values.get(name) != Some(value))
            {
                *value = Value::Null;
            }
        }
        verdict.assumed.retain(|assumed| assumed.field != path);
        return;
    }
    open(verdict, path, options, outcomes);
}

/// Makes a refusal open if several assumed facts cause it, so that no single one of them would lift it: "can
/// a group shift sideways" is not answered by "no, no enemy is near". The first of these facts is asked for.
fn ask_permission(
    library: &Library,
    check: &'static Check,
    given: &Map<String, Value>,
    verdict: &mut Verdict,
) {
    if verdict.status != Status::Usual || verdict.finding.kind != FindingKind::Illegal {
        return;
    }
    let fields = check.fields(&library.tables);
    let other = |assumed: &Assumed| {
        let field = field_at(&fields, &assumed.field)?;
        matches!(field.kind, Kind::Flag).then(|| Value::Bool(assumed.value != Value::Bool(true)))
    };
    let flags: Vec<(String, Value)> = verdict
        .assumed
        .iter()
        .filter_map(|assumed| Some((assumed.field.clone(), other(assumed)?)))
        .collect();
    let judged = |told: &[&(String, Value)]| {
        let facts = Facts::new(check, &library.tables, given.clone());
        let facts = told.iter().fold(facts, |facts, (path, value)| {
            facts.with(path, value.clone())
        });
        check.glance(&library.tables, &facts.told).ok()
    };
    let lifts = |told: &[&(String, Value)]| {
        judged(told).is_some_and(|other| other.finding.kind != FindingKind::Illegal)
    };
    if flags.iter().any(|flag| lifts(&[flag])) {
        return;
    }
    let pair = flags.iter().enumerate().find_map(|(n, one)| {
        let rest = &flags[n + 1..];
        rest.iter()
            .any(|second| lifts(&[one, second]))
            .then_some(one)
    });
    let Some((path, value)) = pair.cloned() else {
        return;
    };
    let assumed = Value::Bool(value != Value::Bool(true));
    let options = vec![
        Answer {
            value,
            finding: None,
            values: Map::new(),
        },
        Answer {
            value: assumed,
            finding: Some(verdict.finding.clone()),
            values: verdict.values.clone(),
        },
    ];
    open(verdict, &path, options, Vec::new());
}

/// Makes a verdict open, with a question about a field.
fn open(verdict: &mut Verdict, path: &str, options: Vec<Answer>, outcomes: Vec<Outcome>) {
    verdict.status = Status::Open;
    verdict.finding = Finding {
        kind: FindingKind::Open,
        code: FindingKind::Open.code().to_owned(),
        result: None,
    };
    verdict
        .values
        .values_mut()
        .for_each(|value| *value = Value::Null);
    verdict.asks = vec![Question {
        field: path.to_owned(),
        options,
    }];
    verdict.outcomes = outcomes;
    verdict.assumed.retain(|assumed| assumed.field != path);
}
