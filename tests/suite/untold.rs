//! Laws of answers from partial facts, tested on every worked example of the library.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use cavillo::check::form::field_at;
use cavillo::check::{
    Case, Check, CheckKind, Declared, Facts, FaultKind, Field, Finding, FindingKind, Form, Kind,
    Limit, MOST_AT_A_GLANCE, Measure, NOTHING, OutKind, Output, Rule, Status, Values, Verdict, at,
    put, remove,
};
use cavillo::kit::tables::Tables;
use cavillo::library::Library;
use cavillo::systems;
use serde_json::{Map, Value, json};

use crate::common::PLAIN;

#[path = "../../crates/rules/tests/promises/mod.rs"]
mod promises;

type Input = Map<String, Value>;

static LIBRARY: LazyLock<&Library> = LazyLock::new(|| &PLAIN.site.library);

/// Returns every worked example with a verdict: its check, its location, and its input.
fn examples() -> Vec<(&'static Check, String, Input)> {
    let all = LIBRARY.content.nodes.iter().flat_map(|node| &node.examples);
    all.filter_map(|example| {
        let check = systems::check(example.check.as_str())?;
        check.judge(&Tables::default(), &example.input).ok()?;
        Some((check, example.place.to_string(), example.input.clone()))
    })
    .collect()
}

fn without(input: &Input, path: &str) -> Input {
    let mut input = input.clone();
    remove(&mut input, path);
    input
}

/// Collects the paths of the facts in an input: fields, and fields of groups. Lists and scenes are
/// one fact each, and not varied.
fn leaves(fields: &[Field], input: &Input, before: &str, found: &mut Vec<(String, bool)>) {
    for field in fields {
        let Some(value) = input.get(field.name).filter(|value| !value.is_null()) else {
            continue;
        };
        let path = format!("{before}{}", field.name);
        match (&field.kind, value) {
            // A position on the table is one fact, and required.
            (Kind::Group(fields), _) if fields.iter().any(|inner| inner.name == "x") => {}
            // A group that may be absent is one fact too.
            (Kind::Group(_), _) if field.default == Limit::Default(Value::Null) => {}
            (Kind::Group(fields), Value::Object(map)) => {
                leaves(fields, map, &format!("{path}."), found)
            }
            (Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. }, _) => {
                found.push((path, field.default == Limit::Asked));
            }
            _ => {}
        }
    }
}

fn told(check: &Check, input: &Input) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    leaves(&check.fields(&Tables::default()), input, "", &mut found);
    found
}

/// Returns the wanted results of a verdict; results that are not settled are null.
fn headline(check: &Check, verdict: &Verdict) -> Vec<Value> {
    // Lists and names are never findings, but probabilities are.
    let makes = |output: &&Output| match (&output.kind, verdict.values.get(output.name)) {
        (OutKind::Odds, Some(value)) => !value.is_null(),
        (OutKind::Name, _) => false,
        (_, Some(value)) => value.is_boolean() || value.is_number() || value.is_string(),
        (_, None) => false,
    };
    let speaks = check.outputs.iter().find(makes).map(|output| output.name);
    let told = |name: &str| verdict.values.get(name).cloned().unwrap_or_default();
    let no = check
        .headline
        .first()
        .is_some_and(|name| told(name) == Value::Bool(false));
    let enough = check.headline[..check.enough]
        .iter()
        .any(|name| !told(name).is_null());
    let wanted = match (no, enough) {
        (true, _) => 1,
        (_, true) => check.enough,
        _ => check.headline.len(),
    };
    let mut all: Vec<Value> = check.headline[..wanted]
        .iter()
        .map(|name| told(name))
        .collect();
    if all.iter().all(Value::is_null) {
        all.extend([speaks.map(told).unwrap_or_default(), Value::from(speaks)]);
    }
    all
}

fn answer(check: &Check, input: &Input) -> Result<Verdict, String> {
    check.answer(&Tables::default(), input).map_err(|faults| {
        faults
            .iter()
            .map(|fault| format!("{} {}", fault.path, fault.kind.code()))
            .collect::<Vec<_>>()
            .join(", ")
    })
}

/// A question with complete input has the same answer in both modes.
fn complete(check: &Check, input: &Input) -> Result<(), String> {
    let judged = check
        .judge(&Tables::default(), input)
        .map_err(|_| "refused")?;
    let answered = answer(check, input)?;
    if answered.status == Status::Open && judged.finding.kind.code() != "undetermined" {
        return Err(format!("is open, asks {:?}", asked(&answered)));
    }
    if (
        &judged.values,
        &judged.finding,
        &judged.steps,
        &judged.reasons,
    ) != (
        &answered.values,
        &answered.finding,
        &answered.steps,
        &answered.reasons,
    ) {
        return Err(format!(
            "{:?} {:?} became {:?} {:?}",
            judged.finding, judged.values, answered.finding, answered.values
        ));
    }
    Ok(())
}

fn asked(verdict: &Verdict) -> Vec<String> {
    verdict.asks.iter().map(|ask| ask.field.clone()).collect()
}

/// If one fact is removed: a settled answer is that of the whole input, or the fact is among the
/// assumptions; an open answer has different outcomes, and giving the fact settles it.
fn thinned(check: &Check, input: &Input, path: &str) -> Result<Status, String> {
    let whole = answer(check, input)?;
    let less = match answer(check, &without(input, path)) {
        // Participants are required, and so are fields that depend on a list.
        Err(faults)
            if faults.split(", ").all(|fault| {
                fault.ends_with(" missing")
                    || fault.ends_with(" list-length")
                    || fault.ends_with(" not-one-of")
            }) =>
        {
            return Ok(Status::Open);
        }
        less => less?,
    };
    // Without the fact, the check answered a different question.
    if headline(check, &whole).last() != headline(check, &less).last()
        && check.headline.is_empty()
        && less.status != Status::Open
    {
        return Ok(less.status);
    }
    // Readings that no longer agree in every completion are not listed; the point is still open.
    let open = whole.finding.kind.code() == "undetermined"
        && whole.finding == less.finding
        && headline(check, &whole) == headline(check, &less);
    let same = open || said(check, &whole) == said(check, &less);
    if less.status != Status::Open
        && !same
        && less.assumed.iter().all(|assumed| assumed.field != path)
    {
        return Err(format!(
            "without {path}: {:?} {:?} instead of {:?} {:?}, and nothing says so",
            less.finding,
            headline(check, &less),
            whole.finding,
            headline(check, &whole)
        ));
    }
    if less.status == Status::Open {
        witnesses(check, &without(input, path), &less)?;
    }
    Ok(less.status)
}

/// The outcomes of an open answer differ, and the facts of each lead to it.
fn witnesses(check: &Check, input: &Input, open: &Verdict) -> Result<(), String> {
    if open.outcomes.is_empty() {
        return if open.asks.is_empty() && open.unknown.is_empty() {
            Err("is open and asks nothing".to_owned())
        } else {
            Ok(())
        };
    }
    if open.complete
        && open.outcomes.len() < 2
        && open.asks.iter().all(|ask| !ask.options.is_empty())
    {
        return Err(format!("is open with one outcome: {:?}", open.outcomes));
    }
    for outcome in &open.outcomes {
        let mut all = input.clone();
        for (path, value) in &outcome.when {
            put(&mut all, path, value.clone());
        }
        let verdict = answer(check, &all)
            .map_err(|faults| format!("{:?} leads nowhere: {faults}", outcome.when))?;
        // Figures that depend on missing numbers are not compared.
        let told = open.asks.iter().any(|ask| ask.options.is_empty());
        let kept = |name: &str| match outcome.values.get(name) {
            Some(Value::Null) if told => true,
            promised => verdict.values.get(name) == promised,
        };
        if verdict.status == Status::Open
            && verdict.finding.kind.code() != "undetermined"
            && open.asks.iter().all(|ask| !ask.options.is_empty())
            || !open.unsettled.iter().all(|one| kept(one.result))
        {
            return Err(format!(
                "{:?} was to lead to {:?} and leads to {:?} {:?}",
                outcome.when,
                outcome.finding,
                verdict.finding,
                asked(&verdict)
            ));
        }
    }
    Ok(())
}

/// The facts of an example, given question by question, lead to its verdict. Returns how many were
/// needed.
fn followed(check: &Check, input: &Input) -> Result<usize, String> {
    let whole = answer(check, input)?;
    let echo = check
        .judge(&Tables::default(), input)
        .map_err(|_| "refused")?
        .input;
    // Facts with a usual value are given; those without are asked.
    let mut known = input.clone();
    for (path, required) in told(check, input) {
        if required {
            known = without(&known, &path);
        }
    }
    let mut questions = 0;
    loop {
        let verdict = answer(check, &known)?;
        if verdict.status != Status::Open || verdict.asks.is_empty() {
            let (end, expected) = (headline(check, &verdict), headline(check, &whole));
            // A missing fact may have selected the question itself.
            let another = check.headline.is_empty() && end.last() != expected.last();
            return if another || end == expected {
                Ok(questions)
            } else {
                Err(format!(
                    "after {questions} questions {end:?} instead of {expected:?}; told {known:?}, assumed {:?}",
                    verdict.assumed
                ))
            };
        }
        // An example contains the deciding facts, but questions may come in another order.
        let known_answer = verdict.asks.iter().find_map(|ask| {
            Some((
                &ask.field,
                at(&echo, &ask.field).filter(|value| !value.is_null())?,
            ))
        });
        let Some((path, value)) = known_answer else {
            return Err(format!(
                "asks for {:?}, which the example does not need; told {known:?}",
                asked(&verdict)
            ));
        };
        put(&mut known, path, value.clone());
        questions += 1;
        if questions > 60 {
            return Err(format!("asks for ever: {path}"));
        }
    }
}

/// Returns the limits of the number at a path.
fn limits(fields: &[Field], path: &str) -> Option<(f64, f64, bool)> {
    let (first, rest) = path
        .split_once('.')
        .map_or((path, None), |(first, rest)| (first, Some(rest)));
    let field = fields.iter().find(|field| field.name == first)?;
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    match (&field.kind, rest) {
        (Kind::Group(fields), Some(rest)) => limits(fields, rest),
        // Fields that are computed from others, such as a depth, are left out.
        _ if field.default == Limit::Computed && field.name != "n_behind" => None,
        (Kind::Integer { min, max }, None) => Some((*min as f64, *max as f64, true)),
        (Kind::Decimal { min, max }, None) => Some((*min, *max, false)),
        _ => None,
    }
}

/// The answer is the same for all values of a number that is neither given nor asked.
fn swept(check: &Check, input: &Input, path: &str) -> Result<(), String> {
    // Settings of a game are not facts of a question.
    let fields = check.fields(&Tables::default());
    let Some((least, most, whole)) = limits(&fields, path)
        .filter(|_| field_at(&fields, path).is_some_and(|field| !field.setting))
    else {
        return Ok(());
    };
    let Ok(less) = answer(check, &without(input, path)) else {
        return Ok(());
    };
    if less.status == Status::Open || less.assumed.iter().any(|assumed| assumed.field == path) {
        return Ok(());
    }
    let told = at(input, path).and_then(Value::as_f64).unwrap_or_default();
    let even = (0..=24).map(|n| least + (most - least) * f64::from(n) / 24.0);
    let beside = [0.5, 0.9, 0.99, 1.0, 1.01, 1.1, 1.5, 2.0, 3.0].map(|part| told * part);
    let low = (0..=24).map(|n| least + 1.2f64.powi(n) * 2.0 - 2.0);
    for value in even
        .chain(beside)
        .chain(low)
        .map(|value| if whole { value.round() } else { value })
        .filter(|value| (least..=most).contains(value))
    {
        let mut all = input.clone();
        #[expect(
            clippy::cast_possible_truncation,
            reason = "limits of fields are small"
        )]
        put(
            &mut all,
            path,
            if whole {
                Value::from(value as i64)
            } else {
                cavillo::check::number(value)
            },
        );
        let Ok(verdict) = check.judge(&Tables::default(), &all) else {
            continue;
        };
        let another = check.headline.is_empty()
            && headline(check, &verdict).last() != headline(check, &less).last();
        if !another && headline(check, &verdict) != headline(check, &less) {
            return Err(format!(
                "{path}, untold, is said not to matter: {:?}; with {value} it is {:?}",
                headline(check, &less),
                headline(check, &verdict)
            ));
        }
    }
    Ok(())
}

/// A seeded source of small numbers.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n.max(1)
    }

    /// Returns another value of a field. Numbers come from the whole range, with more of them near
    /// the given one.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "limits of fields are small"
    )]
    fn any(&mut self, field: &Field, told: f64) -> Value {
        let mut number = |least: f64, most: f64| {
            let part = self.below(1001) as f64 / 1000.0;
            match self.below(3) {
                0 => least + (most - least) * part,
                1 => told * 2.0 * part,
                _ => least + (most - least + 1.0).powf(part) - 1.0,
            }
            .clamp(least, most)
        };
        match &field.kind {
            Kind::Choice { codes, .. } => Value::from(codes[self.below(codes.len())]),
            Kind::Flag => Value::from(self.below(2) == 0),
            Kind::Integer { min, max } => {
                Value::from(number(*min as f64, *max as f64).round() as i64)
            }
            Kind::Decimal { min, max } => cavillo::check::number(
                (number(*min, *max) * 10.0)
                    .round()
                    .clamp(min * 10.0, max * 10.0)
                    / 10.0,
            ),
            _ => Value::Null,
        }
    }
}

/// Whether the input is contradictory: troops that never move are given as moving, which is not
/// tried in a list of troops, or totals are equal although a winner is named.
fn is_never_meant(check: &Check, told: &Input, finding: &Finding) -> bool {
    match (check.id, finding.code.as_str()) {
        ("dba.pip-cost", "stays-inside") => true,
        ("dbe.outcome", "reroll") => told.contains_key("winner"),
        _ => false,
    }
}

/// Returns the input completed at random: whatever the check still asks for, with any value.
fn completed(
    check: &Check,
    fields: &[Field],
    input: &Input,
    near: &Input,
    chance: &mut Chance,
) -> Option<(Input, Verdict)> {
    let mut all = input.clone();
    for _ in 0..12 {
        match check.judge(&Tables::default(), &all) {
            Ok(verdict) => {
                return (!is_never_meant(check, &all, &verdict.finding)).then_some((all, verdict));
            }
            Err(faults) => {
                let missing: Vec<&str> = faults
                    .iter()
                    .filter(|fault| fault.kind == FaultKind::Missing && fault.given.is_null())
                    .map(|fault| fault.path.as_str())
                    .collect();
                if missing.is_empty() {
                    return None;
                }
                for path in missing {
                    let field = field_at(fields, path)?;
                    // For a group: it is given as present, so that its fields are missing next.
                    let value = if matches!(field.kind, Kind::Group(_)) {
                        Value::from(true)
                    } else {
                        let near = at(near, path).and_then(Value::as_f64);
                        chance.any(field, near.unwrap_or_default())
                    };
                    if value.is_null() {
                        return None;
                    }
                    put(&mut all, path, value);
                }
            }
        }
    }
    None
}

/// Parts of a verdict by which completions of a question are compared.
fn said(check: &Check, verdict: &Verdict) -> (Vec<Value>, Option<String>) {
    let names = if check.headline.is_empty() {
        vec![check.outputs[0].name]
    } else {
        check.headline.to_vec()
    };
    let told = |name: &str| verdict.values.get(name).cloned().unwrap_or_default();
    let divided = verdict.readings.iter().any(|reading| {
        names
            .iter()
            .any(|name| reading.values.get(*name).cloned().unwrap_or_default() != told(name))
    });
    let open = verdict.finding.kind.code() == "undetermined"
        && (divided || names.iter().all(|name| told(name).is_null()));
    (
        headline(check, verdict),
        open.then(|| verdict.finding.code.clone()),
    )
}

/// Whether an answer stays valid when another fact is given. If the question was about another
/// result than the headline's, such as whether a winner pursues, that one stays; the added fact may
/// lead to more.
fn stands(check: &Check, verdict: &Verdict, other: &Verdict) -> bool {
    said(check, other) == said(check, verdict) || is_kept(check, verdict, other)
}

/// Whether an answer without a headline result stays valid if the other answer is given.
fn is_kept(check: &Check, verdict: &Verdict, other: &Verdict) -> bool {
    beside(check, verdict).is_some_and(|name| !differ(check, Some(&name), verdict, other))
}

/// Like [`is_kept`], for an open answer: by all its meaningful outcomes.
fn is_kept_by_all(check: &Check, verdict: &Verdict, open: &Verdict) -> bool {
    let Some(Value::String(name)) = beside(check, verdict) else {
        return false;
    };
    let mut meant = open
        .outcomes
        .iter()
        .filter(|outcome| !is_never_meant(check, &open.input, &outcome.finding))
        .peekable();
    meant.peek().is_some()
        && meant.all(|outcome| outcome.values.get(&name) == verdict.values.get(&name))
}

/// Returns the result of an answer without a headline result; null if the answer only says that the
/// documents leave the question open.
fn beside(check: &Check, verdict: &Verdict) -> Option<Value> {
    let silent = check
        .headline
        .iter()
        .all(|name| verdict.values.get(*name).is_none_or(Value::is_null));
    silent.then(|| headline(check, verdict).pop().unwrap_or_default())
}

/// Like [`beside`], for an open answer: returns the result that all its outcomes share.
fn beside_all(check: &Check, verdict: &Verdict) -> Option<Value> {
    let each = verdict.outcomes.iter().map(|outcome| {
        let mut one = verdict.clone();
        one.values.clone_from(&outcome.values);
        beside(check, &one)
    });
    let names: Vec<Option<Value>> = each.collect();
    let first = names.first()?.clone()?;
    (names.iter().all(|name| name.as_ref() == Some(&first))).then_some(first)
}

/// Whether two verdicts differ in the question: in this result alone, if it is not in the headline.
fn differ(check: &Check, about: Option<&Value>, one: &Verdict, other: &Verdict) -> bool {
    match about {
        Some(Value::String(name)) => one.values.get(name) != other.values.get(name),
        Some(_) => said(check, one).1 != said(check, other).1,
        None => said(check, one) != said(check, other),
    }
}

/// Returns an example from which each fact is removed with probability ½.
fn thinly(check: &Check, input: &Input, chance: &mut Chance) -> Input {
    told(check, input)
        .iter()
        .filter(|_| chance.below(2) == 0)
        .fold(input.clone(), |less, (path, _)| without(&less, path))
}

/// Collects all single facts that an input may contain: fields, and fields of groups that cannot be
/// left out.
fn facts<'f>(fields: &'f [Field], before: &str, found: &mut Vec<(String, &'f Field)>) {
    for field in fields.iter().filter(|field| !field.setting) {
        let path = format!("{before}{}", field.name);
        match &field.kind {
            Kind::Group(inner)
                if field.default != Limit::Default(Value::Null)
                    && inner.iter().all(|inner| inner.name != "x") =>
            {
                facts(inner, &format!("{path}."), found);
            }
            Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. } => {
                found.push((path, field))
            }
            _ => {}
        }
    }
}

/// Whether the added facts have values that missing facts may have. No check tries a general as the
/// winner of a combat, although it judges one that is given.
fn may_be(check: &Check, input: &Input, all: &Input) -> bool {
    let beyond = |input: &Input| check.beyond(&Tables::default(), input);
    let told = beyond(input);
    beyond(all).iter().all(|path| told.contains(path))
}

/// Returns the usual value of a missing fact, if the question has one: for a combat between named
/// sides, its phase. Asked facts are null in the echo.
fn usual<'v>(field: &Field, verdict: &'v Verdict, path: &str) -> Option<&'v Value> {
    let asked = matches!(field.default, Limit::Asked | Limit::Required);
    at(&verdict.input, path).filter(|value| !(asked && value.is_null()))
}

/// Returns the number of random tries of a law with one question.
fn tries(short: usize) -> usize {
    if std::env::var_os("CAVILLO_INPUTS").is_some() {
        short * 8
    } else {
        short
    }
}

/// Law 1: random completions agree on everything that is settled.
fn agreed(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let less = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &less) else {
        return Ok(());
    };
    if verdict.status == Status::Open {
        return Ok(());
    }
    for _ in 0..tries(25) {
        let Some((all, other)) = completed(check, &fields, &less, input, chance) else {
            continue;
        };
        if !stands(check, &verdict, &other) && may_be(check, &less, &all) {
            let told: Vec<_> = all
                .iter()
                .filter(|(name, value)| less.get(*name) != Some(*value))
                .collect();
            return Err(format!(
                "{:?} is settled by {less:?}, and {:?} with {told:?}",
                said(check, &verdict),
                said(check, &other)
            ));
        }
    }
    Ok(())
}

/// Law 3: giving more facts changes nothing that is settled: any value of an asked fact, and the
/// usual value of one that has one.
fn kept(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let mut more = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &more) else {
        return Ok(());
    };
    if verdict.status == Status::Open {
        return Ok(());
    }
    let mut all = Vec::new();
    facts(&fields, "", &mut all);
    for _ in 0..tries(8) {
        let Some((path, field)) = all.get(chance.below(all.len())) else {
            return Ok(());
        };
        if at(&more, path).is_some() || path == "ask" || path == "unknown" {
            continue;
        }
        let near = at(input, path).and_then(Value::as_f64).unwrap_or_default();
        let value = match usual(field, &verdict, path) {
            None if matches!(field.default, Limit::Asked | Limit::Required) => {
                chance.any(field, near)
            }
            Some(usual) if !usual.is_null() => usual.clone(),
            _ => continue,
        };
        let mut told = more.clone();
        put(&mut told, path, value.clone());
        let Some(other) = answer(check, &told)
            .ok()
            .filter(|_| may_be(check, &more, &told))
        else {
            continue;
        };
        let kept = is_kept(check, &verdict, &other) || is_kept_by_all(check, &verdict, &other);
        if !kept && (other.status == Status::Open || said(check, &verdict) != said(check, &other)) {
            return Err(format!(
                "{:?} by {more:?} becomes {:?} {:?} with {path} = {value}",
                said(check, &verdict),
                other.status,
                said(check, &other)
            ));
        }
        more = told;
    }
    Ok(())
}

/// Whether two completions that differ in this fact alone differ in a wanted result; `about` as for
/// [`differ`].
fn matters(
    check: &Check,
    fields: &[Field],
    (less, input): (&Input, &Input),
    path: &str,
    about: Option<&Value>,
    chance: &mut Chance,
) -> Option<bool> {
    let field = field_at(fields, path)?;
    let near = at(input, path).and_then(Value::as_f64).unwrap_or_default();
    let mut judged = 0;
    for _ in 0..tries(240) {
        let mut one = less.clone();
        put(&mut one, path, chance.any(field, near));
        let Some((all, verdict)) = completed(check, fields, &one, input, chance) else {
            continue;
        };
        for _ in 0..4 {
            let mut other = all.clone();
            put(&mut other, path, chance.any(field, near));
            let Ok(different) = check.judge(&Tables::default(), &other) else {
                continue;
            };
            if is_never_meant(check, &other, &different.finding) {
                continue;
            }
            judged += 1;
            let differ = differ(check, about, &different, &verdict);
            if differ && may_be(check, less, &all) && may_be(check, less, &other) {
                return Some(true);
            }
        }
    }
    (judged > 20).then_some(false)
}

/// Whether another value of a fact changes an outcome that other facts lead to, or leaves open what
/// they settle.
fn turns(
    check: &Check,
    fields: &[Field],
    less: &Input,
    path: &str,
    when: &Input,
    chance: &mut Chance,
) -> bool {
    let Some(field) = field_at(fields, path) else {
        return false;
    };
    let mut base = less.clone();
    for (path, value) in when {
        put(&mut base, path, value.clone());
    }
    let Ok(there) = answer(check, &base) else {
        return false;
    };
    let values: Vec<Value> = match &field.kind {
        Kind::Choice { codes, .. } => codes.iter().map(|code| Value::from(*code)).collect(),
        Kind::Flag => vec![true.into(), false.into()],
        _ => (0..20).map(|_| chance.any(field, 0.0)).collect(),
    };
    // An open answer must have different outcomes.
    values.into_iter().any(|value| {
        let mut other = base.clone();
        put(&mut other, path, value);
        let leads = answer(check, &other).is_ok_and(|other| match other.status {
            Status::Open => other.outcomes.len() > 1,
            _ => said(check, &other) != said(check, &there),
        });
        leads && may_be(check, &base, &other)
    })
}

/// Whether a question matters because of later questions: one answer leads to a list or a group,
/// which is never tried, and another leads elsewhere.
fn leads_to_a_list(check: &Check, fields: &[Field], less: &Input, path: &str) -> bool {
    let Some(Kind::Choice { codes, .. }) = field_at(fields, path).map(|field| &field.kind) else {
        return false;
    };
    let after = codes.iter().filter_map(|code| {
        let mut told = less.clone();
        put(&mut told, path, Value::from(*code));
        let verdict = answer(check, &told).ok()?;
        let listed = verdict.asks.iter().any(|ask| {
            matches!(
                field_at(fields, &ask.field).map(|field| &field.kind),
                Some(Kind::Group(_) | Kind::List { .. })
            )
        });
        Some(listed)
    });
    let after: Vec<bool> = after.collect();
    after.contains(&true) && after.contains(&false)
}

/// Law 4: a fact is asked if and only if two completions that differ in it alone differ.
fn asked_where_it_matters(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let less = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &less) else {
        return Ok(());
    };
    // An exploration that was cut off asks for everything.
    if !verdict.complete {
        return Ok(());
    }
    for ask in &verdict.asks {
        // Numbers that must be exact, names and groups are never tried.
        let groups = verdict.asks.iter().any(|ask| {
            matches!(
                field_at(&fields, &ask.field).map(|field| &field.kind),
                Some(Kind::Group(_) | Kind::List { .. })
            )
        });
        let exact = groups
            || !matches!(
                field_at(&fields, &ask.field).map(|field| &field.kind),
                Some(Kind::Choice { .. } | Kind::Flag)
            )
            || leads_to_a_list(check, &fields, &less, &ask.field);
        let shown = verdict
            .outcomes
            .iter()
            .any(|outcome| turns(check, &fields, &less, &ask.field, &outcome.when, chance));
        // If a few random completions do not show that the fact matters, more are tried.
        if !shown
            && !exact
            && (0..8).all(|_| {
                let tried = (&less, input);
                matters(check, &fields, tried, &ask.field, None, chance) == Some(false)
            })
        {
            return Err(format!(
                "asks {} needlessly; told {less:?}; {:?}",
                ask.field,
                verdict
                    .outcomes
                    .iter()
                    .map(|o| (&o.finding.code, &o.when))
                    .collect::<Vec<_>>()
            ));
        }
    }
    let mut all = Vec::new();
    facts(&fields, "", &mut all);
    // A fact that only leads to another question is not asked.
    let about = if verdict.status == Status::Open {
        beside_all(check, &verdict)
    } else {
        beside(check, &verdict)
    };
    for (path, field) in all {
        let untold = at(&less, &path).is_none()
            && verdict.asks.iter().all(|ask| ask.field != path)
            && usual(field, &verdict, &path).is_none();
        if field.default == Limit::Asked
            && untold
            && matters(
                check,
                &fields,
                (&less, input),
                &path,
                about.as_ref(),
                chance,
            ) == Some(true)
        {
            return Err(format!(
                "does not ask {path}; told {less:?}; asks {:?}, status {:?}",
                asked(&verdict),
                verdict.status
            ));
        }
    }
    Ok(())
}

/// Law 5: a usual fact that is not among the assumptions changes nothing by itself.
fn assumed_where_it_matters(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let less = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &less) else {
        return Ok(());
    };
    if verdict.status == Status::Open || !verdict.complete {
        return Ok(());
    }
    let mut all = Vec::new();
    facts(&fields, "", &mut all);
    for (path, field) in all {
        let asked = matches!(field.default, Limit::Asked | Limit::Required)
            && usual(field, &verdict, &path).is_none();
        if asked
            || path == "ask"
            || at(&less, &path).is_some()
            || verdict.assumed.iter().any(|assumed| assumed.field == path)
        {
            continue;
        }
        for _ in 0..tries(4) {
            let mut flipped = less.clone();
            put(
                &mut flipped,
                &path,
                chance.any(
                    field,
                    at(input, &path).and_then(Value::as_f64).unwrap_or_default(),
                ),
            );
            let Some((all, other)) = completed(check, &fields, &flipped, input, chance) else {
                continue;
            };
            // It tells another value of a fact that was: a shooter more says that it is a shot.
            let implied = answer(check, &flipped).map(|verdict| verdict.input);
            let implied = implied.is_ok_and(|implied| {
                let differs = |path: &str| at(&implied, path) != at(&verdict.input, path);
                verdict
                    .assumed
                    .iter()
                    .any(|assumed| differs(&assumed.field))
            });
            if !implied && !stands(check, &verdict, &other) && may_be(check, &less, &all) {
                return Err(format!(
                    "{:?} becomes {:?} with {path} = {}, which was not assumed; {all:?}",
                    said(check, &verdict),
                    said(check, &other),
                    at(&all, &path).unwrap()
                ));
            }
        }
    }
    Ok(())
}

/// Returns a seed for an example that does not depend on the other examples, so that adding one
/// elsewhere does not change it.
fn named(check: &Check, input: &Input) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    (check.id, Value::from(input.clone()).to_string()).hash(&mut hasher);
    hasher.finish()
}

/// Runs a law over all examples; returns every violation, by check.
fn hold(mut law: impl FnMut(&'static Check, &Input) -> Result<(), String>) {
    let mut broken: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut of = 0;
    // Each law costs a dozen judgements per fact: one example in eight here, all of them in the
    // long run.
    let every = if std::env::var_os("CAVILLO_INPUTS").is_some() {
        1
    } else {
        8
    };
    for (check, place, input) in examples()
        .into_iter()
        .filter(|(check, _, input)| named(check, input).is_multiple_of(every))
    {
        of += every;
        if let Err(why) = law(check, &input) {
            broken
                .entry(check.id)
                .or_default()
                .push(format!("{place}: {why}"));
        }
    }
    assert!(of > 1000, "{of} examples");
    let count: usize = broken.values().map(Vec::len).sum();
    let told: Vec<String> = broken
        .iter()
        .map(|(id, all)| {
            format!(
                "{id}: {}\n    {}",
                all.len(),
                all.iter()
                    .take(3)
                    .cloned()
                    .collect::<Vec<_>>()
                    .join("\n    ")
            )
        })
        .collect();
    assert!(
        broken.is_empty(),
        "{count} of {of} in {} checks\n{}",
        broken.len(),
        told.join("\n")
    );
}

#[test]
fn a_complete_input_answers_as_before() {
    hold(complete);
}

#[test]
fn no_silence_changes_an_answer_unsaid() {
    hold(|check, input| {
        // Settings of a game are not missing facts: pages show them as settings.
        let fields = check.fields(&Tables::default());
        let setting = |path: &str| field_at(&fields, path).is_some_and(|field| field.setting);
        let broken: Vec<String> = told(check, input)
            .iter()
            .filter(|(path, _)| !setting(path))
            .filter_map(|(path, _)| thinned(check, input, path).err())
            .collect();
        if broken.is_empty() {
            Ok(())
        } else {
            Err(broken.join("\n      "))
        }
    });
}

#[test]
fn numbers_that_are_not_asked_do_not_matter() {
    hold(|check, input| {
        let broken: Vec<String> = told(check, input)
            .iter()
            .filter_map(|(path, _)| swept(check, input, path).err())
            .collect();
        if broken.is_empty() {
            Ok(())
        } else {
            Err(broken.join("\n      "))
        }
    });
}

#[test]
fn an_example_told_question_by_question_ends_in_its_verdict() {
    hold(|check, input| followed(check, input).map(|_| ()));
}

/// A question with few facts has an answer: only lists, names and positions are required, never a
/// fact that could be tried or asked.
fn demands_no_single_fact(check: &Check, input: &Input) -> Result<(), String> {
    let Err(faults) = check.answer(&Tables::default(), input) else {
        return Ok(());
    };
    let fields = check.fields(&Tables::default());
    let single = |path: &str| {
        let place = matches!(path.rsplit('.').next(), Some("x" | "y"));
        let fact = field_at(&fields, path).is_some_and(|field| {
            matches!(
                field.kind,
                Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. }
            )
        });
        fact && !place
    };
    match faults.iter().find(|fault| {
        fault.kind == FaultKind::Missing && fault.given.is_null() && single(&fault.path)
    }) {
        Some(fault) => Err(format!(
            "{} is demanded by {}",
            fault.path,
            Value::Object(input.clone())
        )),
        None => Ok(()),
    }
}

/// Returns one to three facts of a check, chosen at random.
fn a_few(check: &Check, n: usize, chance: &mut Chance) -> Input {
    let fields = check.fields(&Tables::default());
    let mut all = Vec::new();
    facts(&fields, "", &mut all);
    let mut input = Input::new();
    for k in 0..if all.is_empty() { 0 } else { 1 + n % 3 } {
        let (path, field) = &all[if k == 0 {
            n % all.len()
        } else {
            chance.below(all.len())
        }];
        put(&mut input, path, chance.any(field, 10.0));
    }
    input
}

#[test]
fn no_single_fact_is_demanded() {
    hold_by_chance(|check, input, chance| {
        let bare = told(check, input)
            .iter()
            .fold(input.clone(), |less, (path, _)| without(&less, path));
        demands_no_single_fact(check, &bare)?;
        demands_no_single_fact(check, &thinly(check, input, chance))
    });
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    for check in systems::checks() {
        for n in 0..tries(6) {
            demands_no_single_fact(check, &a_few(check, n, &mut chance))
                .unwrap_or_else(|why| panic!("{}: {why}", check.id));
        }
    }
}

/// Runs a randomised law on all examples, with a fixed seed.
fn hold_by_chance(law: fn(&Check, &Input, &mut Chance) -> Result<(), String>) {
    let seed = std::env::var("CAVILLO_SEED")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    hold(|check, input| {
        let mut chance = Chance(
            (0x9e37_79b9_7f4a_7c15 ^ named(check, input))
                .wrapping_add(seed)
                .max(1),
        );
        law(check, input, &mut chance).map_err(|why| format!("{why} (CAVILLO_SEED={seed})"))
    });
}

#[test]
fn random_completions_agree_with_what_is_settled() {
    hold_by_chance(agreed);
}

#[test]
fn telling_more_unsettles_nothing() {
    hold_by_chance(kept);
}

#[test]
fn a_fact_is_asked_where_it_matters_and_nowhere_else() {
    hold_by_chance(asked_where_it_matters);
}

#[test]
fn a_usual_fact_is_said_where_it_matters() {
    hold_by_chance(assumed_where_it_matters);
}

/// A page leaves out facts that are as usual; the answer is the same without them, also after each
/// answer to its first question.
fn lean_answers_alike(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    let tables = Tables::default();
    let alike = |told: &Input| {
        let Ok(answered) = answer(check, told) else {
            return Ok(None);
        };
        let lean = Facts::new(check, &tables, told.clone()).lean().told;
        let bare = answer(check, &lean)?;
        let said = |verdict: &Verdict| {
            (
                verdict.finding.clone(),
                verdict.values.clone(),
                asked(verdict),
            )
        };
        if said(&answered) == said(&bare) {
            return Ok(Some(answered));
        }
        let (there, here) = (said(&answered), said(&bare));
        Err(format!("{told:?} as {lean:?}: {there:?} became {here:?}"))
    };
    let less = thinly(check, input, chance);
    let Some(answered) = alike(&less)? else {
        return Ok(());
    };
    let Some(question) = answered.asks.first() else {
        return Ok(());
    };
    for option in question.options.iter().take(4) {
        let mut told = less.clone();
        put(&mut told, &question.field, option.value.clone());
        alike(&told)?;
    }
    Ok(())
}

#[test]
fn what_a_page_leaves_out_changes_nothing() {
    hold_by_chance(lean_answers_alike);
}

/// A settled finding depends only on settled results: its sentence is the same whatever the open
/// ones are.
fn says_what_is_settled(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    use cavillo::lang::Lang;
    let less = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &less) else {
        return Ok(());
    };
    if verdict.status == Status::Open {
        return Ok(());
    }
    for unsettled in &verdict.unsettled {
        for lang in [Lang::It, Lang::En] {
            let mut verdict = verdict.clone();
            verdict
                .values
                .insert(unsettled.result.to_owned(), Value::Null);
            if LIBRARY.finding_sentence(lang, Some(check), &verdict).1 {
                return Err(format!(
                    "{}: {} is unsettled by {less:?}",
                    LIBRARY.say(lang, &verdict).finding,
                    unsettled.result
                ));
            }
        }
    }
    Ok(())
}

/// The words of a text that look like the key of a message: what a missing message is replaced with.
fn keys(check: &Check, text: &str) -> Option<String> {
    let of_check = format!("{}-", check.id.replace('.', "-"));
    let of_point = format!("{}-point-", check.id.split('.').next().unwrap_or_default());
    let begins = ["flag-", "finding-", &of_check, &of_point];
    let mut words = text.split(|c: char| !(c.is_alphanumeric() || "-_".contains(c)));
    words
        .find(|word| begins.iter().any(|begin| word.starts_with(begin)))
        .map(str::to_owned)
}

/// Law: no sentence of an answer contains the key of a message, and an answer that is not open has a
/// finding.
fn speaks_in_words(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    use cavillo::lang::Lang;
    let less = thinly(check, input, chance);
    // Facts inside list entries too.
    let mut inner = Vec::new();
    for (name, list) in &less {
        for (n, item) in list.as_array().into_iter().flatten().enumerate() {
            let facts = item.as_object().into_iter().flatten();
            inner.extend(facts.map(|(fact, _)| format!("{name}.{n}.{fact}")));
        }
    }
    let more = (!inner.is_empty()).then(|| without(&less, &inner[chance.below(inner.len())]));
    for input in std::iter::once(less).chain(more) {
        let Ok(verdict) = answer(check, &input) else {
            continue;
        };
        if verdict.status != Status::Open && verdict.finding.code == NOTHING {
            return Err(format!("{input:?}: has no finding"));
        }
        for lang in [Lang::It, Lang::En] {
            let said = LIBRARY.say_for(lang, Some(check), &verdict);
            let ways = said.assumed.iter().flat_map(|fact| &fact.otherwise);
            let answers = said.asks.iter().flat_map(|ask| &ask.options).chain(ways);
            let findings = answers.filter_map(|answer| answer.finding.as_ref());
            let outcomes = said.outcomes.iter().map(|outcome| &outcome.finding);
            let texts = findings.chain(outcomes).map(|finding| &finding.text);
            let mut texts = texts.chain([&said.headline, &said.finding]);
            if let Some(key) = texts.find_map(|text| keys(check, text)) {
                return Err(format!("{input:?}: says {key}"));
            }
        }
    }
    Ok(())
}

#[test]
fn no_sentence_contains_the_key_of_a_message() {
    hold_by_chance(speaks_in_words);
}

/// The sentence of a finding states no result but those of the headline, the stated ones, and the one
/// that gives the finding. Totals with dice follow from the sums in the headline.
fn states_what_is_declared(check: &Check, input: &Input) -> Result<(), String> {
    use cavillo::lang::Lang;
    let verdict = answer(check, input)?;
    if matches!(
        verdict.finding.kind,
        FindingKind::Illegal | FindingKind::Undetermined | FindingKind::Open
    ) {
        return Ok(());
    }
    let code = verdict.finding.code.as_str();
    let gives = |name: &str, value: &Value| {
        name == code || code.strip_prefix("not-") == Some(name) || value.as_str() == Some(code)
    };
    let totals = ["total_a", "total_b"];
    for (name, value) in verdict.values.iter().filter(|(_, value)| !value.is_null()) {
        let stated = check.stated.iter().filter(|(finding, _)| *finding == code);
        let stated: Vec<&str> = stated.map(|(_, name)| *name).collect();
        let known = [check.headline, &stated, &totals].concat();
        if known.contains(&name.as_str()) || gives(name, value) {
            continue;
        }
        let mut without = verdict.clone();
        without.values.insert(name.clone(), Value::Null);
        for lang in [Lang::It, Lang::En] {
            let [said, other] = [&verdict, &without].map(|one| LIBRARY.say(lang, one).finding);
            if said != other {
                return Err(format!("{said}: states {name}, without it {other}"));
            }
        }
    }
    Ok(())
}

#[test]
fn a_sentence_states_only_what_is_declared() {
    hold(states_what_is_declared);
}

/// A usual fact that is not among the assumptions changes no result that the sentence states.
fn stated_where_it_matters(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let less = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &less) else {
        return Ok(());
    };
    let open = verdict.status == Status::Open || !verdict.complete;
    if open || check.stated.is_empty() || verdict.finding.kind == FindingKind::Illegal {
        return Ok(());
    }
    let mut all = Vec::new();
    facts(&fields, "", &mut all);
    for (path, field) in all {
        let asked = matches!(field.default, Limit::Asked | Limit::Required)
            && usual(field, &verdict, &path).is_none();
        let named = verdict.assumed.iter().any(|assumed| assumed.field == path);
        if asked || path == "ask" || at(&less, &path).is_some() || named {
            continue;
        }
        for _ in 0..tries(4) {
            let mut flipped = less.clone();
            put(&mut flipped, &path, chance.any(field, 0.0));
            if !may_be(check, &less, &flipped) {
                continue;
            }
            let Ok(other) = answer(check, &flipped) else {
                continue;
            };
            let (of, with) = (&verdict.values, &other.values);
            let code = verdict.finding.code.as_str();
            let stated = check.stated.iter().filter(|(finding, _)| *finding == code);
            let changed = stated.map(|(_, name)| name).find(|name| {
                let [told, other] = [of, with].map(|values| values.get(**name));
                let known = |value: Option<&Value>| value.is_some_and(|value| !value.is_null());
                known(told) && known(other) && told != other
            });
            if let Some(name) = changed {
                return Err(format!(
                    "{name} is {} of {less:?}, and {} of {flipped:?}: {path} is not assumed",
                    of[*name], with[*name]
                ));
            }
        }
    }
    Ok(())
}

#[test]
fn a_usual_fact_is_said_where_it_changes_the_sentence() {
    hold_by_chance(stated_where_it_matters);
}

/// What an open answer states as settled does not change with a usual fact that it does not name.
fn firm_where_it_matters(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let less = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &less) else {
        return Ok(());
    };
    if verdict.status != Status::Open || verdict.settled.is_empty() {
        return Ok(());
    }
    let says = |finding: &Finding, verdict: &Verdict, name: &str| {
        let value = verdict.values.get(name).unwrap_or(&Value::Null);
        let code = finding.code.as_str();
        !value.is_null()
            && (name == code
                || code.strip_prefix("not-") == Some(name)
                || value.as_str() == Some(code))
    };
    let mut all = Vec::new();
    facts(&fields, "", &mut all);
    for (path, field) in all {
        let asked = matches!(field.default, Limit::Asked | Limit::Required)
            && usual(field, &verdict, &path).is_none();
        let named = verdict.assumed.iter().any(|assumed| assumed.field == path);
        if asked || path == "ask" || at(&less, &path).is_some() || named {
            continue;
        }
        let mut flipped = less.clone();
        put(&mut flipped, &path, chance.any(field, 0.0));
        let Ok(other) = answer(check, &flipped) else {
            continue;
        };
        if !may_be(check, &less, &flipped) {
            continue;
        }
        for finding in &verdict.settled {
            let names = check.fate.iter().chain(check.headline);
            let changed = names
                .filter(|name| says(finding, &verdict, name))
                .find(|name| {
                    let value = other.values.get(**name).unwrap_or(&Value::Null);
                    !value.is_null() && *value != verdict.values[**name]
                });
            if let Some(name) = changed {
                return Err(format!(
                    "{name} is {} of {less:?}, and {} of {flipped:?}: {path} is not named",
                    verdict.values[*name], other.values[*name]
                ));
            }
        }
    }
    Ok(())
}

#[test]
fn what_an_open_answer_states_rests_on_what_it_names() {
    hold_by_chance(firm_where_it_matters);
}

/// The remedies, options and assumptions of a partial question keep their promises.
fn promises_are_kept(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    let less = thinly(check, input, chance);
    let Ok(verdict) = answer(check, &less) else {
        return Ok(());
    };
    promises::kept(check, &less, &verdict, 3).map_err(|why| format!("{why}, of {less:?}"))
}

#[test]
fn remedies_and_options_keep_their_promises() {
    hold_by_chance(promises_are_kept);
}

#[test]
fn a_settled_finding_says_nothing_unsettled() {
    hold_by_chance(says_what_is_settled);
}

/// If readings differ but all lead to the finding, its sentence contains what they share, and
/// nothing that only some of them have.
fn says_what_readings_share(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    use cavillo::lang::Lang;
    for less in [input.clone(), thinly(check, input, chance)] {
        let Ok(verdict) = answer(check, &less) else {
            continue;
        };
        let settled = !matches!(
            verdict.finding.kind,
            FindingKind::Undetermined | FindingKind::Open
        );
        if !settled || verdict.readings.is_empty() {
            continue;
        }
        for lang in [Lang::It, Lang::En] {
            let told = |values: &Input| {
                let mut verdict = verdict.clone();
                verdict.values.clone_from(values);
                LIBRARY.say(lang, &verdict).finding
            };
            let shared = told(&verdict.values);
            let each: Vec<String> = verdict
                .readings
                .iter()
                .map(|reading| told(&reading.values))
                .collect();
            let differ = each.iter().any(|other| *other != each[0]);
            if LIBRARY.finding_sentence(lang, Some(check), &verdict).1
                || differ && each.contains(&shared)
            {
                return Err(format!("{shared} – of {each:?}; told {less:?}"));
            }
        }
    }
    Ok(())
}

#[test]
fn a_finding_of_all_readings_says_what_they_share() {
    hold_by_chance(says_what_readings_share);
}

/// The short form of an answer agrees with the complete answer, and its assumptions are the first
/// of the complete list.
fn the_same_at_a_glance(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    let less = thinly(check, input, chance);
    let (whole, glance) = match (
        check.answer(&Tables::default(), &less),
        check.glance(&Tables::default(), &less),
    ) {
        (Ok(whole), Ok(glance)) => (whole, glance),
        (whole, glance) if whole == glance => return Ok(()),
        (whole, glance) => {
            return Err(format!(
                "{:?} but {:?} of {less:?}",
                whole.err(),
                glance.err()
            ));
        }
    };
    let line = |verdict: &Verdict| {
        (
            verdict.status,
            verdict.finding.clone(),
            verdict.values.clone(),
            verdict.odds.clone(),
            verdict.asks.clone(),
        )
    };
    let assumed = |verdict: &Verdict| {
        verdict
            .assumed
            .iter()
            .map(|fact| fact.field.clone())
            .collect::<Vec<_>>()
    };
    let (all, few) = (assumed(&whole), assumed(&glance));
    // If it was cut off, it may have found fewer.
    let begins = few.len() <= MOST_AT_A_GLANCE
        && (!whole.complete || all.starts_with(&few) && few.is_empty() == all.is_empty());
    if line(&whole) == line(&glance) && begins {
        Ok(())
    } else {
        Err(format!(
            "{:?} {all:?} but {:?} {few:?} of {less:?}",
            line(&whole),
            line(&glance)
        ))
    }
}

#[test]
fn a_glance_says_what_the_whole_answer_says() {
    hold_by_chance(the_same_at_a_glance);
}

/// A toy rule that decides by the representative of a range, but changes within the range.
struct Misdeclared;
struct Count(bool, Measure);
impl Declared for Count {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(
            form.yes_or_no("wall").required(),
            form.integer("count", 0, 60).measured(),
        )
    }
}
const FITS: &[Output] = &[Output {
    name: "fits",
    kind: OutKind::Truth,
}];
impl Rule for Misdeclared {
    type Input = Count;
    const ID: &'static str = "toy.misdeclared";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[];
    const OUTPUTS: &'static [Output] = FITS;
    fn decide(_: &mut Case<'_>, Count(wall, count): &Count) -> Values {
        Values::default().with("fits", !wall && count.shown() >= 40.0)
    }
}

/// A toy rule that leaves its result open with a flag that has no message.
struct Silent;
impl Rule for Silent {
    type Input = Count;
    const ID: &'static str = "toy.silent";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[];
    const OUTPUTS: &'static [Output] = FITS;
    fn decide(case: &mut Case<'_>, _: &Count) -> Values {
        case.flag("silent:toy");
        Values::default().with("fits", Value::Null)
    }
}

/// A toy rule that answers the same question in two ways.
struct Fickle;
impl Rule for Fickle {
    type Input = Count;
    const ID: &'static str = "toy.fickle";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[];
    const OUTPUTS: &'static [Output] = FITS;
    fn decide(_: &mut Case<'_>, _: &Count) -> Values {
        static RUNS: AtomicUsize = AtomicUsize::new(0);
        Values::default().with(
            "fits",
            RUNS.fetch_add(1, Ordering::Relaxed).is_multiple_of(3),
        )
    }
}

/// A toy rule that asks for a name that has no influence, together with everything before it.
struct Curious;
struct Named;
impl Declared for Named {
    fn declare(form: &mut Form<'_>) -> Self {
        let wall = form.yes_or_no("wall").required();
        let _ = form.name("name").optional();
        if wall {
            form.lacks("name");
        }
        Self
    }
}
impl Rule for Curious {
    type Input = Named;
    const ID: &'static str = "toy.curious";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[];
    const OUTPUTS: &'static [Output] = FITS;
    fn decide(_: &mut Case<'_>, _: &Named) -> Values {
        Values::default().with("fits", true)
    }
}

/// A toy rule in which a usual number matters between the values that are tried.
struct Hidden;
struct Distance(Measure);
impl Declared for Distance {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(form.integer("distance", 0, 1000).usually_measured(5))
    }
}
impl Rule for Hidden {
    type Input = Distance;
    const ID: &'static str = "toy.hidden";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[];
    const OUTPUTS: &'static [Output] = FITS;
    fn decide(_: &mut Case<'_>, Distance(distance): &Distance) -> Values {
        Values::default().with("fits", !(130.0..240.0).contains(&distance.shown()))
    }
}

/// A toy rule that requires a single fact.
struct Stubborn;
struct Wall(i64);
impl Declared for Wall {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(form.integer("height", 0, 9).demanded())
    }
}
impl Rule for Stubborn {
    type Input = Wall;
    const ID: &'static str = "toy.stubborn";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &[];
    const OUTPUTS: &'static [Output] = FITS;
    fn decide(_: &mut Case<'_>, Wall(height): &Wall) -> Values {
        Values::default().with("fits", *height > 3)
    }
}

#[test]
fn each_law_finds_a_rule_that_breaks_it() {
    let (misdeclared, fickle, curious, hidden) = (
        Check::of::<Misdeclared>(),
        Check::of::<Fickle>(),
        Check::of::<Curious>(),
        Check::of::<Hidden>(),
    );
    let input = |value: Value| value.as_object().unwrap().clone();
    let told = input(json!({"wall": false, "count": 50}));
    let found = |law: fn(&Check, &Input, &mut Chance) -> Result<(), String>,
                 check: &Check,
                 input: &Input| {
        (1..60).any(|seed| law(check, input, &mut Chance(seed * 0x9e37_79b9)).is_err())
    };
    // Laws 1, 3 and 4: what is settled, what more facts would change, what is asked.
    assert!(found(agreed, &misdeclared, &told) && found(kept, &misdeclared, &told));
    assert!(found(asked_where_it_matters, &misdeclared, &told));
    assert!(found(
        asked_where_it_matters,
        &curious,
        &input(json!({"wall": false}))
    ));
    // Law 2: witnesses; 7: a complete input.
    assert!(
        (0..9).any(|_| thinned(&fickle, &told, "count").is_err())
            && (0..9).any(|_| complete(&fickle, &told).is_err())
    );
    // Law 5: a usual fact that was not listed as an assumption.
    assert!(found(assumed_where_it_matters, &hidden, &input(json!({}))));
    // A required fact that could be asked.
    assert!(demands_no_single_fact(&Check::of::<Stubborn>(), &input(json!({}))).is_err());
    assert!(demands_no_single_fact(&misdeclared, &input(json!({}))).is_ok());
    // Words: a silence of the documents that no message describes.
    assert!(found(speaks_in_words, &Check::of::<Silent>(), &told));
    // Law 6: an example given question by question; and numbers with several values.
    assert!(followed(&misdeclared, &told).is_err() && swept(&misdeclared, &told, "count").is_err());
}
