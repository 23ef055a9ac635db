//! Laws of answers from partial facts, held against every worked example of the library.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde_json::{Map, Value};

use super::{Library, Passages};
use crate::check::{Check, Field, Kind, Limit, Status, Verdict, put};
use crate::files::Files;
use crate::kit::tables::Tables;
use crate::systems;

type Input = Map<String, Value>;

static LIBRARY: LazyLock<Library> =
    LazyLock::new(|| Library::load(&Files::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into()), Tables::default(), Passages::default()).0);

/// Every worked example that gets a verdict: its check, where it stands, and its input.
fn examples() -> Vec<(&'static Check, String, Input)> {
    let all = LIBRARY.content.nodes.iter().flat_map(|node| &node.examples);
    all.filter_map(|example| {
        let check = systems::check(example.check.as_str())?;
        check.judge(&Tables::default(), &example.input).ok()?;
        Some((check, example.place.to_string(), example.input.clone()))
    })
    .collect()
}

/// The value at a dotted path.
fn at<'v>(input: &'v Input, path: &str) -> Option<&'v Value> {
    let mut parts = path.split('.');
    let first = input.get(parts.next()?)?;
    parts.try_fold(first, |value, part| match value {
        Value::Object(map) => map.get(part),
        Value::Array(items) => items.get(part.parse::<usize>().ok()?),
        _ => None,
    })
}

fn without(input: &Input, path: &str) -> Input {
    let mut input = input.clone();
    match path.rsplit_once('.') {
        // Of a group that tells nothing any more, nothing is left.
        Some((group, _)) if at(&input, group).and_then(Value::as_object).is_some_and(|map| map.len() == 1) => return without(&input, group),
        None => {
            input.shift_remove(path);
        }
        Some((group, name)) => {
            let mut value = at(&input, group).cloned().unwrap_or_default();
            if let Some(map) = value.as_object_mut() {
                map.shift_remove(name);
            }
            put(&mut input, group, value);
        }
    }
    input
}

/// The paths of the facts that an input tells: fields, and fields of groups; lists and scenes are
/// one fact each, and left alone.
fn leaves(fields: &[Field], input: &Input, before: &str, found: &mut Vec<(String, bool)>) {
    for field in fields {
        let Some(value) = input.get(field.name).filter(|value| !value.is_null()) else { continue };
        let path = format!("{before}{}", field.name);
        match (&field.kind, value) {
            // A place on the table is one fact, and demanded.
            (Kind::Group(fields), _) if fields.iter().any(|inner| inner.name == "x") => {}
            // So is that there is such a thing at all.
            (Kind::Group(_), _) if field.default == Limit::Default(Value::Null) => {}
            (Kind::Group(fields), Value::Object(map)) => leaves(fields, map, &format!("{path}."), found),
            (Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. }, _) => {
                found.push((path, field.default == Limit::Asked));
            }
            _ => {}
        }
    }
}

fn told(check: &Check, input: &Input) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    leaves(&check.fields(), input, "", &mut found);
    found
}

/// What a verdict says of the results wanted, null where they are not settled.
fn headline(check: &Check, verdict: &Verdict) -> Vec<Value> {
    let speaks = check.outputs.iter().map(|output| output.name).find(|name| verdict.values.get(*name).is_some_and(|value| !value.is_null()));
    let names = if check.headline.is_empty() { speaks.into_iter().collect() } else { check.headline.to_vec() };
    let mut all: Vec<Value> = names.iter().map(|name| verdict.values.get(*name).cloned().unwrap_or_default()).collect();
    if check.headline.is_empty() {
        all.push(Value::from(speaks));
    }
    all
}

fn answer(check: &Check, input: &Input) -> Result<Verdict, String> {
    check
        .answer(&Tables::default(), input)
        .map_err(|faults| faults.iter().map(|fault| format!("{} {}", fault.path, fault.kind.code())).collect::<Vec<_>>().join(", "))
}

/// A complete input answers as it is judged.
fn complete(check: &Check, input: &Input) -> Result<(), String> {
    let judged = check.judge(&Tables::default(), input).map_err(|_| "refused")?;
    let answered = answer(check, input)?;
    if answered.status == Status::Open && judged.finding.kind.code() != "undetermined" {
        return Err(format!("is open, asks {:?}", asked(&answered)));
    }
    if (&judged.values, &judged.finding, &judged.steps, &judged.reasons) != (&answered.values, &answered.finding, &answered.steps, &answered.reasons) {
        return Err(format!("{:?} {:?} became {:?} {:?}", judged.finding, judged.values, answered.finding, answered.values));
    }
    Ok(())
}

fn asked(verdict: &Verdict) -> Vec<String> {
    verdict.asks.iter().map(|ask| ask.field.clone()).collect()
}

/// One fact fewer: what is settled is what the whole input says, or the fact stands among what was
/// assumed; what is open leads to different answers, and telling the fact settles it.
fn thinned(check: &Check, input: &Input, path: &str) -> Result<Status, String> {
    let whole = answer(check, input)?;
    let less = match answer(check, &without(input, path)) {
        // Who takes part is demanded.
        // Who takes part is demanded, and what depends on a list goes with it.
        Err(faults) if faults.split(", ").all(|fault| fault.ends_with(" missing") || fault.ends_with(" list-length") || fault.ends_with(" not-one-of")) => {
            return Ok(Status::Open);
        }
        less => less?,
    };
    // Without it, another question was asked.
    if headline(check, &whole).last() != headline(check, &less).last() && check.headline.is_empty() && less.status != Status::Open {
        return Ok(less.status);
    }
    let same = headline(check, &whole) == headline(check, &less) && less.finding.kind == whole.finding.kind;
    if less.status != Status::Open && !same && less.assumed.iter().all(|assumed| assumed.field != path) {
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

/// The outcomes of an open answer are different, and what leads there is accepted and leads there.
fn witnesses(check: &Check, input: &Input, open: &Verdict) -> Result<(), String> {
    if open.outcomes.is_empty() {
        return if open.asks.is_empty() && open.unknown.is_empty() { Err("is open and asks nothing".to_owned()) } else { Ok(()) };
    }
    if open.complete && open.outcomes.len() < 2 && open.asks.iter().all(|ask| !ask.options.is_empty()) {
        return Err(format!("is open with one outcome: {:?}", open.outcomes));
    }
    for outcome in &open.outcomes {
        let mut all = input.clone();
        for (path, value) in &outcome.when {
            put(&mut all, path, value.clone());
        }
        let verdict = answer(check, &all).map_err(|faults| format!("{:?} leads nowhere: {faults}", outcome.when))?;
        let wanted: Vec<&Value> = open.unsettled.iter().filter_map(|one| verdict.values.get(one.result)).collect();
        let promised: Vec<&Value> = open.unsettled.iter().filter_map(|one| outcome.values.get(one.result)).collect();
        if verdict.status == Status::Open && verdict.finding.kind.code() != "undetermined" && open.asks.iter().all(|ask| !ask.options.is_empty())
            || wanted != promised
        {
            return Err(format!("{:?} was to lead to {:?} and leads to {:?} {:?}", outcome.when, outcome.finding, verdict.finding, asked(&verdict)));
        }
    }
    Ok(())
}

/// The facts of an example, told question by question, end in its verdict. How many were needed.
fn followed(check: &Check, input: &Input) -> Result<usize, String> {
    let whole = answer(check, input)?;
    let echo = check.judge(&Tables::default(), input).map_err(|_| "refused")?.input;
    // What has a usual value is told; what has none is asked for.
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
            // What was not told may have been the question itself.
            let another = check.headline.is_empty() && end.last() != expected.last();
            return if another || end == expected {
                Ok(questions)
            } else {
                Err(format!("after {questions} questions {end:?} instead of {expected:?}; told {known:?}, assumed {:?}", verdict.assumed))
            };
        }
        // An example tells what decides it, and questions may come in another order.
        let known_answer = verdict.asks.iter().find_map(|ask| Some((&ask.field, at(&echo, &ask.field).filter(|value| !value.is_null())?)));
        let Some((path, value)) = known_answer else {
            return Err(format!("asks for {:?}, which the example does not need; told {known:?}", asked(&verdict)));
        };
        put(&mut known, path, value.clone());
        questions += 1;
        if questions > 60 {
            return Err(format!("asks for ever: {path}"));
        }
    }
}

/// The limits of the number at a path.
fn limits(fields: &[Field], path: &str) -> Option<(f64, f64, bool)> {
    let (first, rest) = path.split_once('.').map_or((path, None), |(first, rest)| (first, Some(rest)));
    let field = fields.iter().find(|field| field.name == first)?;
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    match (&field.kind, rest) {
        (Kind::Group(fields), Some(rest)) => limits(fields, rest),
        // Worked out from the others: a depth.
        _ if field.default == Limit::Computed && field.name != "n_behind" => None,
        (Kind::Integer { min, max }, None) => Some((*min as f64, *max as f64, true)),
        (Kind::Decimal { min, max }, None) => Some((*min, *max, false)),
        _ => None,
    }
}

/// A number that is not told and not asked either: whatever it is, the answer is the same.
fn swept(check: &Check, input: &Input, path: &str) -> Result<(), String> {
    /// What is settled once for a game is no fact of a question.
    const SETTINGS: &[&str] = &["bw", "mm_per_100p", "budget"];
    let Some((least, most, whole)) = limits(&check.fields(), path).filter(|_| !SETTINGS.contains(&path)) else { return Ok(()) };
    let Ok(less) = answer(check, &without(input, path)) else { return Ok(()) };
    if less.status == Status::Open || less.assumed.iter().any(|assumed| assumed.field == path) {
        return Ok(());
    }
    let told = at(input, path).and_then(Value::as_f64).unwrap_or_default();
    let even = (0..=24).map(|n| least + (most - least) * f64::from(n) / 24.0);
    let beside = [0.5, 0.9, 0.99, 1.0, 1.01, 1.1, 1.5, 2.0, 3.0].map(|part| told * part);
    let low = (0..=24).map(|n| least + 1.2f64.powi(n) * 2.0 - 2.0);
    for value in even.chain(beside).chain(low).map(|value| if whole { value.round() } else { value }).filter(|value| (least..=most).contains(value)) {
        let mut all = input.clone();
        #[expect(clippy::cast_possible_truncation, reason = "limits of fields are small")]
        put(&mut all, path, if whole { Value::from(value as i64) } else { crate::check::number(value) });
        let Ok(verdict) = check.judge(&Tables::default(), &all) else { continue };
        let another = check.headline.is_empty() && headline(check, &verdict).last() != headline(check, &less).last();
        if !another && headline(check, &verdict) != headline(check, &less) {
            return Err(format!("{path}, untold, is said not to matter: {:?}; with {value} it is {:?}", headline(check, &less), headline(check, &verdict)));
        }
    }
    Ok(())
}

/// Runs a law over all examples; every breach, by check.
fn hold(law: impl Fn(&'static Check, &Input) -> Result<(), String>) {
    let mut broken: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut of = 0;
    // Each law costs a dozen judgements a fact: one example in eight here, all of them in the long run.
    let every = if std::env::var_os("CAVILLO_INPUTS").is_some() { 1 } else { 8 };
    for (check, place, input) in examples().into_iter().step_by(every) {
        of += every;
        if let Err(why) = law(check, &input) {
            broken.entry(check.id).or_default().push(format!("{place}: {why}"));
        }
    }
    assert!(of > 1000, "{of} examples");
    let count: usize = broken.values().map(Vec::len).sum();
    let told: Vec<String> =
        broken.iter().map(|(id, all)| format!("{id}: {}\n    {}", all.len(), all.iter().take(3).cloned().collect::<Vec<_>>().join("\n    "))).collect();
    assert!(broken.is_empty(), "{count} of {of} in {} checks\n{}", broken.len(), told.join("\n"));
}

#[test]
fn a_complete_input_answers_as_before() {
    hold(complete);
}

#[test]
fn no_silence_changes_an_answer_unsaid() {
    hold(|check, input| {
        let broken: Vec<String> = told(check, input).iter().filter_map(|(path, _)| thinned(check, input, path).err()).collect();
        if broken.is_empty() { Ok(()) } else { Err(broken.join("\n      ")) }
    });
}

#[test]
fn numbers_that_are_not_asked_do_not_matter() {
    hold(|check, input| {
        let broken: Vec<String> = told(check, input).iter().filter_map(|(path, _)| swept(check, input, path).err()).collect();
        if broken.is_empty() { Ok(()) } else { Err(broken.join("\n      ")) }
    });
}

#[test]
fn an_example_told_question_by_question_ends_in_its_verdict() {
    hold(|check, input| followed(check, input).map(|_| ()));
}
