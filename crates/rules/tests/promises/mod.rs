//! The promises of an answer: what its remedies, the options of its questions and its assumptions say is
//! what one gets. Shared by the tests of this crate and of the root package.

use cavillo_rules::check::{Check, Finding, FindingKind, Kind, Status, Verdict, Way, put};
use cavillo_rules::kit::tables::Tables;
use serde_json::{Map, Value, json};

type Input = Map<String, Value>;

fn answer(check: &Check, input: &Input) -> Option<Verdict> {
    check.answer(&Tables::default(), input).ok()
}

/// Whether an answer keeps its promises: a remedy of a refusal makes it allowed, another one leads to
/// another answer, and an option of one of the first questions, or another value of an assumption, has
/// the finding and the results that it is said to have.
pub fn kept(check: &Check, input: &Input, verdict: &Verdict, asks: usize) -> Result<(), String> {
    let refused = |verdict: &Verdict| verdict.finding.kind == FindingKind::Illegal;
    if verdict.status == Status::Open && !verdict.remedies.is_empty() {
        return Err("changes an answer that is open".to_owned());
    }
    for remedy in &verdict.remedies {
        let mut changed = input.clone();
        for (path, value) in &remedy.input {
            put(&mut changed, path, value.clone());
        }
        let other =
            |next: &Verdict| next.finding != verdict.finding || next.values != verdict.values;
        let kept = |next: &Verdict| {
            let answers =
                next.status != Status::Open && next.finding.kind != FindingKind::Undetermined;
            answers && !refused(next) && (refused(verdict) || other(next))
        };
        if !remedy.input.is_empty() && !answer(check, &changed).as_ref().is_some_and(kept) {
            return Err(format!("{} changes nothing", json!(remedy.input)));
        }
    }
    let gives = |told: &Input, finding: &Finding, values: &Input| {
        let next = answer(check, told).ok_or_else(|| format!("{finding:?}, and is refused"))?;
        let same = |name: &&str| {
            let promised = values.get(*name).filter(|value| !value.is_null());
            promised.is_none_or(|value| next.values.get(*name) == Some(value))
        };
        let violations = next.values.get("violations").and_then(Value::as_array);
        let among = violations.is_some_and(|all| all.contains(&json!(finding.code)));
        // Refused for one reason or another.
        let whatever = finding.kind == FindingKind::Illegal && finding.code == "illegal";
        let alike = next.finding == *finding
            || refused(&next) && whatever
            || refused(&next) && among
            || !refused(&next) && finding.kind != FindingKind::Illegal;
        if next.status == Status::Open || !check.headline.iter().all(same) || !alike {
            return Err(format!("{finding:?}, and gives {:?}", next.finding));
        }
        Ok(())
    };
    // A piece of a scene has no path of its own in the input.
    let placed = |path: &str| input.contains_key("scene") && path.contains('.');
    let asked = verdict.asks.iter().filter(|ask| !placed(&ask.field));
    for ask in asked.take(asks) {
        for option in &ask.options {
            let Some(finding) = &option.finding else {
                continue;
            };
            let mut told = input.clone();
            put(&mut told, &ask.field, option.value.clone());
            gives(&told, finding, &option.values)
                .map_err(|breach| format!("{} {} promises {breach}", ask.field, option.value))?;
        }
    }
    // So does every value that would change an answer.
    for fact in verdict.assumed.iter().filter(|fact| !placed(&fact.field)) {
        let known = fact.otherwise.iter();
        for way in known.filter(|way| !way.value.is_object() && !way.value.is_array()) {
            let Some(finding) = &way.finding else {
                continue;
            };
            let mut told = input.clone();
            put(&mut told, &fact.field, way.value.clone());
            for (path, value) in way.with.iter().flatten() {
                put(&mut told, path, value.clone());
            }
            gives(&told, finding, &way.values)
                .map_err(|breach| format!("{}: {} promises {breach}", fact.field, way.value))?;
        }
        // Of a fact that may be absent, silence is not more certain than all its values.
        let undecided = |way: &Way| {
            let found = way.finding.as_ref();
            found.is_some_and(|found| found.kind == FindingKind::Undetermined)
        };
        let fields = check.fields(&Tables::default());
        let field = fields.iter().find(|field| field.name == fact.field);
        let all = match field.map(|field| &field.kind) {
            Some(Kind::Flag) => 2,
            Some(Kind::Choice { codes, .. }) => codes.len(),
            _ => usize::MAX,
        };
        let allowed = verdict.finding.kind == FindingKind::Legal;
        if fact.value.is_null()
            && allowed
            && fact.otherwise.len() == all
            && fact.otherwise.iter().all(undecided)
        {
            return Err(format!("whatever {} is, nothing is decided", fact.field));
        }
    }
    Ok(())
}
