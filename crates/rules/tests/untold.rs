//! Property tests of answers to partial questions, on random inputs of every check; each law with a
//! toy rule that violates it. The laws that need worked examples are tested in the root package.

use cavillo_rules::check::{
    Case, Check, CheckKind, Declared, Fact, Field, FindingKind, Form, Kind, Limit, Measure,
    OutKind, Outcome, Output, Question, Rule, Status, Unit, Values, Verdict, at, form::field_at,
    form::trouble, put,
};
use cavillo_rules::kit::tables::{Choice, Tables};
use cavillo_rules::systems;
use serde_json::{Map, Value, json};
use strum::{IntoStaticStr, VariantArray};

mod promises;

use promises::kept;

type Input = Map<String, Value>;

/// Number of questions for each check; `TRIES` sets another one.
const TRIES: usize = 4;

fn tries() -> usize {
    let told = std::env::var("TRIES").ok();
    told.and_then(|tries| tries.parse().ok()).unwrap_or(TRIES)
}

/// A seeded generator of small numbers (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n.max(1)
    }
    /// Returns a value of a single fact; `None` for other kinds.
    fn value(&mut self, kind: &Kind) -> Option<Value> {
        let few = i64::try_from(self.below(12)).unwrap();
        Some(match kind {
            Kind::Choice { codes, .. } => codes[self.below(codes.len())].into(),
            Kind::Flag => (few % 2 == 0).into(),
            Kind::Integer { min, max } if few == 11 => (*max).max(*min).into(),
            Kind::Integer { min, max } => (min + few).min(*max).into(),
            #[expect(clippy::cast_precision_loss, reason = "at most eleven")]
            Kind::Decimal { min, max } => (min + few as f64).min(*max).into(),
            _ => return None,
        })
    }
    /// Returns a group with about half of its facts.
    fn group(&mut self, fields: &[Field]) -> Input {
        let mut group = Input::new();
        for field in fields {
            if self.below(2) == 0
                && let Some(value) = self.value(&field.kind)
            {
                group.insert(field.name.to_owned(), value);
            }
        }
        group
    }
    /// Returns one to five facts of a check.
    fn question(&mut self, fields: &[Field]) -> Input {
        let mut all = Vec::new();
        singles(fields, "", &mut all);
        let mut input = Input::new();
        for _ in 0..=self.below(5) {
            if all.is_empty() {
                break;
            }
            let (path, field) = &all[self.below(all.len())];
            if let Some(value) = self.value(&field.kind) {
                put(&mut input, path, value);
            }
        }
        input
    }
}

/// Adds up to three entries to each list of an input, or leaves the list out.
fn with_lists(fields: &[Field], mut input: Input, chance: &mut Chance) -> Input {
    for field in fields {
        if let Kind::List { fields, max, .. } = &field.kind
            && chance.below(3) > 0
        {
            let entries = (0..=chance.below(3.min(*max)))
                .map(|_| chance.group(fields))
                .map(Value::Object);
            input.insert(field.name.to_owned(), entries.collect());
        }
    }
    input
}

/// Collects single facts of fields and of their groups, with their paths.
fn singles<'f>(fields: &'f [Field], before: &str, found: &mut Vec<(String, &'f Field)>) {
    for field in fields.iter().filter(|field| field.name != "ask") {
        let path = format!("{before}{}", field.name);
        match &field.kind {
            Kind::Group(inner) => singles(inner, &format!("{path}."), found),
            Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. } => {
                found.push((path, field));
            }
            _ => {}
        }
    }
}

fn answer(check: &Check, input: &Input) -> Option<Verdict> {
    check.answer(&Tables::default(), input).ok()
}

/// Returns the content of an answer: certainty, finding, results, assumptions and questions.
fn said(verdict: &Verdict) -> Value {
    json!([
        verdict.status,
        verdict.finding,
        verdict.values,
        verdict.assumed,
        verdict.asks
    ])
}

/// Law: `{}` in place of a group or a list gives no fact.
fn nothing_is_told_by_an_empty_group(
    check: &Check,
    input: &Input,
    _: &mut Chance,
) -> Result<(), String> {
    for field in check.fields(&Tables::default()) {
        if !matches!(field.kind, Kind::Group(_) | Kind::List { .. })
            || input.contains_key(field.name)
        {
            continue;
        }
        let mut empty = input.clone();
        empty.insert(field.name.to_owned(), json!({}));
        let (without, with) = (answer(check, input), answer(check, &empty));
        if without.as_ref().map(said) != with.as_ref().map(said) {
            return Err(format!("{} told as {{}} is not untold", field.name));
        }
    }
    Ok(())
}

/// Law: a reason of an answer is a reason of every completion.
fn reasons_hold_in_every_completion(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let Some(partial) = answer(check, input) else {
        return Ok(());
    };
    for _ in 0..3 {
        let mut whole = input.clone();
        let mut last = partial.clone();
        // Answers question by question, with any of the options.
        for _ in 0..12 {
            let Some(ask) = last.asks.iter().find(|ask| !ask.options.is_empty()) else {
                break;
            };
            let option = &ask.options[chance.below(ask.options.len())];
            put(&mut whole, &ask.field, option.value.clone());
            match answer(check, &whole) {
                Some(next) => last = next,
                None => break,
            }
        }
        let Some(whole) = answer(check, &whole) else {
            continue;
        };
        if let Some(lost) = partial
            .reasons
            .iter()
            .find(|reason| !whole.reasons.contains(reason))
        {
            return Err(format!("{lost} is no reason of {}", json!(whole.input)));
        }
    }
    Ok(())
}

/// Law: a missing list is asked for or named, or a group in it changes no settled result.
fn no_list_is_passed_over(check: &Check, input: &Input, chance: &mut Chance) -> Result<(), String> {
    for field in check.fields(&Tables::default()) {
        let Kind::List { fields, .. } = &field.kind else {
            continue;
        };
        let Some(without) = answer(check, input).filter(|one| one.status == Status::Decided) else {
            continue;
        };
        if input.contains_key(field.name) {
            continue;
        }
        for _ in 0..6 {
            let mut more = input.clone();
            more.insert(field.name.to_owned(), json!([chance.group(fields)]));
            let Some(with) = answer(check, &more).filter(|one| one.status != Status::Open) else {
                continue;
            };
            let names = about(check, &without);
            if wanted(&names[..1], &with) != wanted(&names[..1], &without) {
                return Err(format!("{} changes what is certain", json!(more)));
            }
        }
    }
    Ok(())
}

/// Law: an open answer has two outcomes, or depends on a number that must be given.
fn nothing_is_open_with_one_outcome(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let Some(open) = answer(check, input).filter(|one| one.status == Status::Open && one.complete)
    else {
        return Ok(());
    };
    if open.outcomes.len() > 1 {
        return Ok(());
    }
    let mut all = Vec::new();
    let fields = check.fields(&Tables::default());
    singles(&fields, "", &mut all);
    let mut outcomes = Vec::new();
    for ask in &open.asks {
        let Some((path, field)) = all.iter().find(|(path, _)| *path == ask.field) else {
            // A list, or a fact in one.
            return Ok(());
        };
        for _ in 0..12 {
            let mut more = input.clone();
            more.extend(
                chance
                    .value(&field.kind)
                    .filter(|_| !path.contains('.'))
                    .map(|value| (path.clone(), value)),
            );
            match answer(check, &more) {
                Some(next) if next.status == Status::Open && next.asks.len() < open.asks.len() => {
                    return Ok(());
                }
                Some(next) if next.status != Status::Open => outcomes.push(json!(next.values)),
                _ => {}
            }
        }
    }
    if outcomes.iter().any(|one| *one != outcomes[0]) || outcomes.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "asks for {:?}, which change nothing",
            open.asks.iter().map(|ask| &ask.field).collect::<Vec<_>>()
        ))
    }
}

/// Law: a question has options, or is a number or a position on the table. Facts that players see
/// come before those that they measure, and those before dice.
fn questions_can_be_answered(check: &Check, input: &Input, _: &mut Chance) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    answer(check, input).map_or(Ok(()), |open| well_asked(&fields, &open))
}

fn well_asked(fields: &[Field], open: &Verdict) -> Result<(), String> {
    let mut before = (false, 0, 0, std::cmp::Reverse(usize::MAX));
    let truths = |ask: &Question| ask.options.iter().all(|one| one.value.is_boolean());
    let lists = open.asks.iter().filter(|ask| truths(ask));
    let lists: Vec<String> = lists.map(|ask| format!("{}.", ask.field)).collect();
    for ask in &open.asks {
        let kind = field_at(fields, &ask.field).map(|field| &field.kind);
        // Numbers are measured, and positions are drawn.
        let exact = matches!(
            kind,
            Some(
                Kind::Integer { .. }
                    | Kind::Decimal { .. }
                    | Kind::Integers { .. }
                    | Kind::Decimals { .. }
                    | Kind::Outline
            )
        );
        if ask.options.is_empty() && !exact {
            return Err(format!("{} is asked without options", ask.field));
        }
        // Whether a list has entries is asked before the entries.
        if lists.iter().any(|list| ask.field.starts_with(list)) {
            continue;
        }
        // Questions that distinguish outcomes come first; of the others, those with more than yes
        // and no.
        let bare = !ask.tells_apart();
        let list = matches!(kind, Some(Kind::List { .. } | Kind::Group(_)));
        let place = (
            bare,
            u8::from(bare && truths(ask)) + u8::from(bare && list),
            trouble(fields, &ask.field),
            std::cmp::Reverse(ask.settles()),
        );
        if place < before {
            return Err(format!("{} is asked too late", ask.field));
        }
        before = place;
    }
    Ok(())
}

/// Returns the results that an answer is about: those of the headline, or the first ones if they
/// suffice; if none of them has a value, the one that gives the finding.
fn about(check: &Check, verdict: &Verdict) -> Vec<&'static str> {
    let told = |name: &str| verdict.values.get(name).cloned().unwrap_or_default();
    let says = |names: &[&'static str]| names.iter().any(|name| !told(name).is_null());
    let head = &check.headline[..check.enough];
    if says(head) {
        return head.to_vec();
    }
    if says(check.headline) {
        return check.headline.to_vec();
    }
    let speaks = |name: &&str| !matches!(told(name), Value::Null | Value::Array(_));
    let outputs = || check.outputs.iter().map(|output| output.name);
    outputs()
        .find(speaks)
        .or_else(|| outputs().next())
        .into_iter()
        .collect()
}

/// Returns the values of these results in a verdict; if the first is a no, the others are ignored.
fn wanted(names: &[&str], verdict: &Verdict) -> Vec<Value> {
    let mut values: Vec<Value> = names
        .iter()
        .map(|name| verdict.values.get(*name).cloned().unwrap_or_default())
        .collect();
    if values.first() == Some(&Value::Bool(false)) {
        values.truncate(1);
    }
    values
}

/// Law: no two facts with usual values change a certain result together.
fn no_pair_of_usual_facts_changes_what_is_certain(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let Some(certain) = answer(check, input).filter(|one| one.status == Status::Decided) else {
        return Ok(());
    };
    let names = about(check, &certain);
    let fields = check.fields(&Tables::default());
    let mut all = Vec::new();
    singles(&fields, "", &mut all);
    all.retain(|(path, field)| {
        matches!(field.default, Limit::Default(_)) && !field.setting && at(input, path).is_none()
    });
    let mut pairs: Vec<(usize, usize)> = (0..all.len())
        .flat_map(|one| (0..one).map(move |other| (one, other)))
        .collect();
    // A sample of the pairs, or all of them if there is time.
    let most = if std::env::var("PAIRS").is_ok() {
        pairs.len()
    } else {
        12
    };
    while pairs.len() > most {
        pairs.swap_remove(chance.below(pairs.len()));
    }
    for (one, other) in pairs {
        let mut more = input.clone();
        for (path, field) in [&all[one], &all[other]] {
            if let Some(value) = chance.value(&field.kind) {
                put(&mut more, path, value);
            }
        }
        if let Some(next) = answer(check, &more).filter(|next| next.status != Status::Open)
            && wanted(&names, &next) != wanted(&names, &certain)
        {
            return Err(format!("{} changes what is certain", json!(more)));
        }
    }
    Ok(())
}

/// Law: without given facts nothing is allowed; nor with a single fact at its usual value, which
/// adds no information.
fn nothing_told_allows_nothing(check: &Check) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let mut all = Vec::new();
    singles(&fields, "", &mut all);
    let usual = all.iter().filter_map(|(path, field)| match &field.default {
        Limit::Default(value) if !value.is_null() && !path.contains('.') => {
            let mut input = Input::new();
            put(&mut input, path, value.clone());
            Some(input)
        }
        _ => None,
    });
    for input in std::iter::once(Input::new()).chain(usual) {
        if let Some(said) = answer(check, &input)
            && said.status != Status::Open
            && said.finding.kind == FindingKind::Legal
        {
            return Err(format!("{} {} is allowed", check.id, json!(input)));
        }
    }
    Ok(())
}

/// Returns the numbers among the results of an answer.
fn figures(check: &Check, values: &Input) -> Vec<Option<f64>> {
    let names = check.headline.iter().copied();
    let first = check.outputs.first().map(|output| output.name);
    let names = names.chain(first.filter(|_| check.headline.is_empty()));
    names.map(|name| values.get(name)?.as_f64()).collect()
}

/// Law: no figure of an outcome depends on a missing number. If a number is asked without options,
/// an outcome contains only figures that the number does not change.
fn figures_come_from_what_was_told(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let Some(open) = answer(check, input).filter(|one| one.complete) else {
        return Ok(());
    };
    figured(check, input, &open, chance)
}

fn figured(
    check: &Check,
    input: &Input,
    open: &Verdict,
    chance: &mut Chance,
) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let numbers = open.asks.iter().filter(|ask| {
        let kind = field_at(&fields, &ask.field).map(|field| &field.kind);
        ask.options.is_empty() && matches!(kind, Some(Kind::Integer { .. } | Kind::Decimal { .. }))
    });
    for path in numbers.map(|ask| &ask.field) {
        let Some(field) = field_at(&fields, path) else {
            continue;
        };
        // An outcome whose facts do not include the number was found without it.
        let outcomes = open
            .outcomes
            .iter()
            .filter(|one| one.when.contains_key(path));
        for outcome in outcomes.take(6) {
            let mut whole = input.clone();
            for (path, value) in &outcome.when {
                put(&mut whole, path, value.clone());
            }
            for _ in 0..4 {
                put(
                    &mut whole,
                    path,
                    chance.value(&field.kind).unwrap_or_default(),
                );
                let Some(told) = answer(check, &whole)
                    .filter(|told| told.status != Status::Open && told.finding == outcome.finding)
                else {
                    continue;
                };
                let pairs = figures(check, &outcome.values)
                    .into_iter()
                    .zip(figures(check, &told.values));
                for (named, other) in pairs {
                    if named.is_some() && other.is_some() && named != other {
                        return Err(format!(
                            "{named:?} rests on {path}, which nobody told: {other:?} of {}",
                            json!(whole)
                        ));
                    }
                }
            }
        }
    }
    Ok(())
}

/// Returns a number of a range in the form of an input, near one of its ends; other values are
/// unchanged.
fn inside(value: &Value, kind: Option<&Kind>, chance: &mut Chance) -> Option<Value> {
    let Some(text) = value.as_str().filter(|text| text.contains("..")) else {
        return Some(value.clone());
    };
    #[expect(clippy::cast_precision_loss, reason = "limits of fields are small")]
    let (least, most, whole) = match kind? {
        Kind::Integer { min, max } => (*min as f64, *max as f64, true),
        Kind::Decimal { min, max } => (*min, *max, false),
        _ => return None,
    };
    let (from, to) = text.split_once("..")?;
    let step = if whole { 1.0 } else { 0.01 };
    let low = match from.strip_prefix('>') {
        Some(from) => from.parse::<f64>().ok()? + step,
        None => from.parse().unwrap_or(least),
    };
    let high = match (to.strip_prefix('='), to.strip_prefix('<')) {
        (Some(to), _) => to.parse::<f64>().ok()?,
        (None, Some(to)) => to.parse::<f64>().ok()? - step,
        (None, None) => to.parse::<f64>().map_or(most, |to| to - step),
    };
    let part = [0.0, 1.0, 0.5, 0.25][chance.below(4)];
    let number = low + (high - low).max(0.0) * part;
    Some(if whole {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "limits of fields are small"
        )]
        Value::from(number.floor() as i64)
    } else {
        Value::from((number * 100.0).round() / 100.0)
    })
}

/// Law: an outcome holds for all values of its sets, and so do its figures.
fn values_of_a_set_do_not_differ(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let Some(open) = answer(check, input).filter(|one| one.complete) else {
        return Ok(());
    };
    let fields = check.fields(&Tables::default());
    for outcome in open.outcomes.iter().take(6) {
        let mut whole = input.clone();
        for (path, value) in &outcome.when {
            let kind = field_at(&fields, path).map(|field| &field.kind);
            match inside(value, kind, chance) {
                Some(value) => put(&mut whole, path, value),
                None => return Ok(()),
            }
        }
        let Some(told) = answer(check, &whole) else {
            continue;
        };
        for (name, value) in &outcome.values {
            let other = &told.values[name];
            if !value.is_null() && !other.is_null() && value != other {
                return Err(format!(
                    "{name} is {other} and not {value} of {}",
                    json!(whole)
                ));
            }
        }
    }
    Ok(())
}

type Law = fn(&Check, &Input, &mut Chance) -> Result<(), String>;

/// Returns the violations of a law by a check.
fn breaches(law: Law, check: &Check, tries: usize) -> Vec<String> {
    let fields = check.fields(&Tables::default());
    let seed = check.id.bytes().fold(7_u64, |seed, byte| {
        seed.wrapping_mul(31).wrapping_add(u64::from(byte))
    });
    let mut chance = Chance(seed | 1);
    let mut found = Vec::new();
    for _ in 0..tries {
        let input = chance.question(&fields);
        if let Err(breach) = law(check, &input, &mut chance) {
            found.push(format!("{} {}: {breach}", check.id, json!(input)));
        }
    }
    found
}

fn hold(law: Law) {
    let found: Vec<String> = systems::checks()
        .flat_map(|check| breaches(law, check, tries()))
        .collect();
    assert!(found.is_empty(), "{}\n{}", found.len(), found.join("\n"));
}

/// Tests that a toy rule violates a law.
fn broken(law: Law, toy: &Check) {
    assert!(!breaches(law, toy, 40).is_empty(), "{} keeps it", toy.id);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Wall {
    Low,
    Middle,
    High,
}

impl Choice for Wall {
    const SCOPE: &'static str = "toy-wall";
}

struct Stone {
    wall: Fact<Wall>,
}

impl Declared for Stone {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            wall: form.choice("wall").fact(),
        }
    }
}

/// The defects of a toy rule.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flaw {
    /// It distinguishes an empty group from a missing one.
    EmptyGroup,
    /// It gives a reason based on the representative value of a set.
    ShownReason,
    /// It names a witness that changes nothing.
    PoorWitness,
    /// It requires an exact number that it does not use.
    IdleNumber,
    /// It needs a name, which has no options.
    NoOptions,
    /// It states that two facts do not matter, but depends on both together.
    MaskedPair,
    /// It reports the representative number of a range.
    ShownNumber,
}

struct Toy<const FLAW: usize>;

const FLAWS: [Flaw; 7] = [
    Flaw::EmptyGroup,
    Flaw::ShownReason,
    Flaw::PoorWitness,
    Flaw::IdleNumber,
    Flaw::NoOptions,
    Flaw::MaskedPair,
    Flaw::ShownNumber,
];

struct Yard<const FLAW: usize> {
    gate: Fact<bool>,
    gate_told: bool,
    stones: Vec<Stone>,
    wall: Fact<Wall>,
    pair: bool,
    height: Option<Measure>,
}

impl<const FLAW: usize> Declared for Yard<FLAW> {
    fn declare(form: &mut Form<'_>) -> Self {
        let gate = form.yes_or_no("gate").fact();
        let gate_told = FLAWS[FLAW] == Flaw::EmptyGroup && form.retired("yard").is_some();
        let _: Option<Stone> = form.maybe("yard");
        let stones = form.list_tried("stones", 3, &[r#"{"wall": "low"}"#]);
        let wall = form.choice("wall").fact();
        if FLAWS[FLAW] == Flaw::IdleNumber {
            let _ = form.integer("idle", 0, 99).required();
        }
        if FLAWS[FLAW] == Flaw::NoOptions {
            let _: Option<String> = form.text("name", 9).if_told();
            form.lacks("name");
        }
        let pair = FLAWS[FLAW] == Flaw::MaskedPair
            && ["left", "right"].map(|name| form.yes_or_no(name).as_written(false)) == [true; 2];
        let height = (FLAWS[FLAW] == Flaw::ShownNumber)
            .then(|| form.decimal("height", 0.0, 50.0).unit(Unit::Mm).measured());
        Self {
            pair,
            height,
            gate,
            gate_told,
            stones,
            wall,
        }
    }
}

impl<const FLAW: usize> Rule for Toy<FLAW> {
    type Input = Yard<FLAW>;
    const ID: &'static str = "toy.yard";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = &["toy/yard#low", "toy/yard#high"];
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "mm",
            kind: OutKind::Number(Unit::Mm),
        },
    ];

    fn decide(case: &mut Case<'_>, input: &Self::Input) -> Values {
        let legal = match FLAWS[FLAW] {
            Flaw::EmptyGroup => input.gate_told || *input.gate,
            Flaw::ShownReason => {
                case.because(match input.wall.shown() {
                    Wall::Middle => "toy/yard#high",
                    _ => "toy/yard#low",
                });
                input.wall != Wall::High
            }
            Flaw::PoorWitness => !input.stones.iter().any(|stone| stone.wall == Wall::High),
            Flaw::IdleNumber | Flaw::NoOptions => *input.gate,
            Flaw::MaskedPair => !input.pair,
            Flaw::ShownNumber => input.height.as_ref().is_none_or(|height| *height < 20.0),
        };
        let height = input.height.as_ref().map(|height| json!(height.shown()));
        Values::default().with("legal", legal).with("mm", height)
    }
}

#[test]
fn an_empty_group_tells_nothing() {
    broken(nothing_is_told_by_an_empty_group, &Check::of::<Toy<0>>());
    hold(nothing_is_told_by_an_empty_group);
}

#[test]
fn reasons_are_those_of_every_completion() {
    broken(reasons_hold_in_every_completion, &Check::of::<Toy<1>>());
    hold(reasons_hold_in_every_completion);
}

#[test]
fn lists_are_asked_or_named_or_change_nothing() {
    broken(no_list_is_passed_over, &Check::of::<Toy<2>>());
    hold(no_list_is_passed_over);
}

#[test]
fn what_is_open_has_two_outcomes() {
    broken(nothing_is_open_with_one_outcome, &Check::of::<Toy<3>>());
    hold(nothing_is_open_with_one_outcome);
}

#[test]
fn questions_are_asked_with_options_and_in_order() {
    broken(questions_can_be_answered, &Check::of::<Toy<4>>());
    hold(questions_can_be_answered);
}

/// Of the entries of a list, too, nothing is asked without options.
#[test]
fn questions_about_lists_are_asked_with_options() {
    let mut found = Vec::new();
    for check in systems::checks() {
        let fields = check.fields(&Tables::default());
        let mut chance = Chance(check.id.len() as u64 | 0x5eed_0001);
        for _ in 0..tries() {
            let told = chance.question(&fields);
            let input = with_lists(&fields, told, &mut chance);
            let open = answer(check, &input);
            let bare = open.iter().flat_map(|open| &open.asks).filter(|ask| {
                let kind = field_at(&fields, &ask.field).map(|field| &field.kind);
                ask.options.is_empty()
                    && matches!(
                        kind,
                        Some(Kind::Name | Kind::Text { .. } | Kind::Choice { .. } | Kind::Flag)
                    )
            });
            found.extend(bare.map(|ask| format!("{} {} {}", check.id, ask.field, json!(input))));
        }
    }
    assert!(found.is_empty(), "{}\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_question_that_comes_too_late_is_found() {
    let shot = systems::check("dba.may-shoot").unwrap();
    let fields = shot.fields(&Tables::default());
    let mut open = answer(shot, &Input::new()).unwrap();
    assert!(open.asks.len() > 1);
    assert_eq!(well_asked(&fields, &open), Ok(()));
    open.asks.reverse();
    assert!(well_asked(&fields, &open).is_err());
}

#[test]
fn pairs_of_usual_facts_change_nothing_that_is_certain() {
    broken(
        no_pair_of_usual_facts_changes_what_is_certain,
        &Check::of::<Toy<5>>(),
    );
    hold(no_pair_of_usual_facts_changes_what_is_certain);
}

#[test]
fn what_is_never_meant_is_not_offered() {
    // Generals have no row of results: a general given as fleeing gets that answer, and nothing is
    // asked.
    let rout = systems::check("dbe.rout-move").unwrap();
    let given = json!({"going": "normal"}).as_object().unwrap().clone();
    let open = answer(rout, &given).unwrap();
    let offered: Vec<&Value> = open.asks[0]
        .options
        .iter()
        .map(|option| &option.value)
        .collect();
    assert!(offered.contains(&&json!("line")));
    assert!(!offered.contains(&&json!("corps-general")), "{offered:?}");
    let general = json!({"going": "normal", "troop": "corps-general"});
    let told = answer(rout, general.as_object().unwrap()).unwrap();
    assert_eq!(told.finding.kind, FindingKind::Illegal);
}

#[test]
fn of_nothing_told_nothing_is_allowed() {
    assert!(nothing_told_allows_nothing(&Check::of::<Toy<5>>()).is_err());
    let found: Vec<String> = systems::checks()
        .filter_map(|check| nothing_told_allows_nothing(check).err())
        .collect();
    assert!(found.is_empty(), "{}\n{}", found.len(), found.join("\n"));
}

#[test]
fn figures_of_open_answers_come_from_what_was_told() {
    // Tests that an answer with a figure based on a missing number is found.
    let score = systems::check("dba.score-outcome").unwrap();
    let given = json!({"total_a": 4}).as_object().unwrap().clone();
    let mut open = answer(score, &given).unwrap();
    let mut chance = Chance(7);
    assert_eq!(figured(score, &given, &open, &mut chance), Ok(()));
    let tactical = systems::check("dba.tactical-factors").unwrap();
    let given = json!({"troop": "Cm", "own_going": "dunes"});
    let given = given.as_object().unwrap().clone();
    open = answer(tactical, &given).unwrap();
    assert!(open.outcomes.is_empty(), "{:?}", open.outcomes);
    let mut with = given.clone();
    with.insert("base".into(), json!(-10));
    let told = answer(tactical, &with).unwrap();
    open.outcomes.push(Outcome {
        finding: told.finding,
        values: told.values,
        when: json!({"base": -10}).as_object().unwrap().clone(),
    });
    assert!(figured(tactical, &given, &open, &mut chance).is_err());
    hold(figures_come_from_what_was_told);
}

#[test]
fn values_of_one_set_have_one_outcome() {
    broken(values_of_a_set_do_not_differ, &Check::of::<Toy<6>>());
    hold(values_of_a_set_do_not_differ);
}

/// Law: the finding of an option of a question is that of the answer with the option, and a remedy
/// of a refusal makes it allowed.
fn what_is_promised_is_what_one_gets(
    check: &Check,
    input: &Input,
    _: &mut Chance,
) -> Result<(), String> {
    answer(check, input).map_or(Ok(()), |verdict| kept(check, input, &verdict, 2))
}

/// Law: several codes of a choice are a set. What they settle is settled by each of them, and only
/// they are offered.
fn several_codes_are_each_of_them(
    check: &Check,
    input: &Input,
    chance: &mut Chance,
) -> Result<(), String> {
    let fields = check.fields(&Tables::default());
    let mut all = Vec::new();
    singles(&fields, "", &mut all);
    all.retain(|(_, field)| matches!(field.kind, Kind::Choice { .. }));
    if all.is_empty() {
        return Ok(());
    }
    let (path, field) = &all[chance.below(all.len())];
    let Kind::Choice { codes, .. } = &field.kind else {
        return Ok(());
    };
    let two: Vec<&str> = (0..2).map(|_| codes[chance.below(codes.len())]).collect();
    let mut set = input.clone();
    put(&mut set, path, two.join(",").into());
    let several = answer(check, &set);
    // JSON takes them as a list.
    let mut list = input.clone();
    put(&mut list, path, two.clone().into());
    let typed = check.answer_typed(&Tables::default(), &list).ok();
    if typed.as_ref().map(said) != several.as_ref().map(said) {
        return Err(format!(
            "{path} {two:?} as a list is not what it is as text"
        ));
    }
    let Some(several) = several else {
        return Ok(());
    };
    let offered = several.asks.iter().filter(|ask| ask.field == *path);
    let mut offered = offered.flat_map(|ask| &ask.options);
    if let Some(other) = offered.find(|one| two.iter().all(|code| one.value != *code)) {
        return Err(format!("{path} is offered as {}", other.value));
    }
    for code in &two {
        let mut one = input.clone();
        put(&mut one, path, (*code).into());
        let Some(single) = answer(check, &one).filter(|one| one.status != Status::Open) else {
            continue;
        };
        let names = about(check, &several);
        if several.status != Status::Open && wanted(&names, &several) != wanted(&names, &single) {
            return Err(format!(
                "{path} {two:?} gives {:?}, and {code} gives {:?} for {}",
                several.finding,
                single.finding,
                json!(input)
            ));
        }
    }
    Ok(())
}

#[test]
fn several_codes_are_a_set() {
    let pursuit = systems::check("dba.pursuit").unwrap();
    let told = |winner: Value, opponent: &str| {
        let given = json!({"winner": winner, "opponent": opponent, "place": "open"});
        answer(pursuit, given.as_object().unwrap())
    };
    let each = told("Bd".into(), "recoils").unwrap();
    for two in [json!("Bd,Sp"), json!(["Bd", "Sp"]), json!("bd, sp")] {
        let found = told(two.clone(), "recoils").unwrap();
        assert_eq!(
            (&found.finding, &found.told.unwrap()["winner"]),
            (&each.finding, &two)
        );
    }
    let open = told("Kn,Bd".into(), "recoils").unwrap();
    assert_eq!(
        (open.status, open.asks[0].field.as_str()),
        (Status::Open, "winner")
    );
    let options = open.asks[0].options.iter();
    let offered: Vec<&Value> = options.map(|one| &one.value).collect();
    assert_eq!(offered, [&json!("Kn"), &json!("Bd")]);
    assert!(told("Kn,Xy".into(), "recoils").is_none());
    hold(several_codes_are_each_of_them);
}

/// Questions in which a remedy or an option once stated a result that the answer did not have.
const PROMISED: &[(&str, &str)] = &[
    (
        "dbe.strategic-move",
        r#"{"end_distances_cm":[50,40],"legs":12,"points_available":2}"#,
    ),
    (
        "dbe.strategic-move",
        r#"{"start_distances_cm":[60],"end_distances_cm":[50,40],"legs":12,"points_available":2}"#,
    ),
    (
        "dbe.board-size",
        r#"{"deploy_distance_cm":16,"features":2}"#,
    ),
    (
        "impetus.ambush",
        r#"{"troop":"Art","behind":true,"terrain":"wood"}"#,
    ),
    (
        "impetus.advanced-deployment",
        r#"{"model":"B","general":"coward","scale":15,"from_centre_u":6}"#,
    ),
    (
        "impetus.sub-period",
        r#"{"volume":5,"periods":"VI","months_notice":2}"#,
    ),
    (
        "impetus.wagenburg",
        r#"{"query":"units-in-front","count":8,"consent":false}"#,
    ),
    (
        "dba.bua-assault",
        r#"{"kind":"camp","attackers":[{"troop":"CF"},{"troop":"Bd"}]}"#,
    ),
    (
        "dba.shooting",
        r#"{"degree":"shooter-doubled","mutual":true}"#,
    ),
    (
        "dba.movement-allowance",
        r#"{"touches":"wood,river","river_status":"torrent","front_in_river":true,"speeds":{"good":200}}"#,
    ),
    ("dba.turn-to-face", r#"{"troop":"WWg","phase":"during"}"#),
    (
        "dbe.movement",
        r#"{"troop":"irregular-infantry","going":"road"}"#,
    ),
    (
        "dba.rear-support",
        r#"{"front":"Wb","rear":"Wb","enemy":"Bd"}"#,
    ),
    ("impetus.halving", r#"{"min":1,"max":99}"#),
    (
        "dba.pursuit",
        r#"{"winner":"Wb","place":"open","ahead":"gentle-hill","role":"rear-supporting"}"#,
    ),
    (
        "dba.recoil",
        r#"{"recoiler":"Kn","friend":"Bd","same_facing":true,"room_mm":10,"push_meets":"blocked"}"#,
    ),
    (
        "dbe.corps-budget",
        r#"{"corps":[{"troops":[{"type":"line","count":12}]}]}"#,
    ),
    (
        "dbe.line-of-sight",
        r#"{"shooter_arm":"artillery","band":"medium","between":[{"kind":"rough"}],"on_hill":true,"shooter_in":{"feature":"orchard"},"target_in":{"feature":"village","depth_from_edge_cm":40},"same_feature":false}"#,
    ),
];

#[test]
fn options_and_remedies_keep_their_promises() {
    let shot = systems::check("dba.may-shoot").unwrap();
    let given = json!({"shooter": "Bw", "distance_paces": 150, "shooter_sacking": true});
    let given = given.as_object().unwrap().clone();
    let mut refused = answer(shot, &given).unwrap();
    assert_eq!(kept(shot, &given, &refused, 2), Ok(()));
    refused.remedies[0].input = json!({"distance_paces": 160}).as_object().unwrap().clone();
    assert!(kept(shot, &given, &refused, 2).is_err());
    let mut open = answer(shot, &Input::new()).unwrap();
    let options = open.asks.iter_mut().flat_map(|ask| &mut ask.options);
    for option in options.filter(|option| option.finding.is_some()) {
        option.finding.as_mut().unwrap().kind = FindingKind::Illegal;
        option.finding.as_mut().unwrap().code = "wrong".to_owned();
    }
    assert!(kept(shot, &Input::new(), &open, 2).is_err());
    let named: Vec<String> = PROMISED
        .iter()
        .filter_map(|(id, input)| {
            let check = systems::check(id).unwrap();
            let input: Input = serde_json::from_str(input).unwrap();
            let verdict = answer(check, &input).ok_or("refused".to_owned());
            let found = verdict.and_then(|verdict| kept(check, &input, &verdict, 2));
            found
                .err()
                .map(|breach| format!("{id} {}: {breach}", json!(input)))
        })
        .collect();
    assert!(named.is_empty(), "{}", named.join("\n"));
    hold(what_is_promised_is_what_one_gets);
}

/// Law: an open answer asks something; any other has a finding, and names a fact if it rests on one.
fn an_answer_says_something(check: &Check, input: &Input, _: &mut Chance) -> Result<(), String> {
    let Some(verdict) = answer(check, input) else {
        return Ok(());
    };
    // The pages leave out values that the check refuses.
    let tables = Tables::default();
    for ask in verdict.asks.iter().take(1) {
        for option in ask.options.iter().filter(|option| option.finding.is_some()) {
            let mut given = input.clone();
            put(&mut given, &ask.field, option.value.clone());
            if check.refuses(&tables, &given) {
                return Err(format!(
                    "{}={} is offered and refused",
                    ask.field, option.value
                ));
            }
        }
    }
    let breach = match verdict.status {
        Status::Open if verdict.asks.is_empty() => "is open and asks nothing",
        Status::Usual if verdict.assumed.is_empty() => "rests on usual facts and names none",
        Status::Usual | Status::Decided if verdict.finding.code == "missing" => {
            "is answered by nothing"
        }
        _ => return Ok(()),
    };
    Err(breach.to_owned())
}

#[test]
fn every_answer_says_something() {
    // The place of a helper contradicts no friend that nobody named.
    let helper = systems::check("dba.supporter-fate").unwrap();
    let given = json!({"supporter": "Ps", "actually_supported": true, "front_result": "destroyed"});
    let given = given.as_object().unwrap();
    let chance = &mut Chance(1);
    assert_eq!(an_answer_says_something(helper, given, chance), Ok(()));
    hold(an_answer_says_something);
}

/// Whether an answer is certain, and its finding; then the facts that it must ask for or assume,
/// and after an exclamation mark those that it must not.
fn says(id: &str, given: &Value, want: (&str, &str), named: &str) -> Result<(), String> {
    let check = systems::check(id).unwrap();
    let verdict =
        answer(check, given.as_object().unwrap()).ok_or(format!("{id} {given}: refused"))?;
    let asked = verdict.asks.iter().map(|ask| ask.field.as_str());
    let assumed = verdict.assumed.iter().map(|fact| fact.field.as_str());
    let facts: Vec<&str> = asked.chain(assumed).collect();
    let right = |name: &str| match name.strip_prefix('!') {
        Some(name) => !facts.contains(&name),
        None => facts.contains(&name),
    };
    let status = json!(verdict.status);
    if (status.as_str(), verdict.finding.code.as_str()) != (Some(want.0), want.1)
        || !verdict.complete
        || !named.split_whitespace().all(right)
    {
        return Err(format!(
            "{id} {given}: {status} {} {} {facts:?}",
            verdict.finding.code, verdict.complete
        ));
    }
    Ok(())
}

#[test]
fn a_question_is_about_what_was_told() {
    let (usual, open, decided) = (
        |code: &'static str| ("usual", code),
        ("open", "open"),
        |code: &'static str| ("decided", code),
    );
    let duel = |dice: Value| json!({"a": {"troop": "cuirassiers", "charging": false}, "b": {"troop": "line"}, "dice": dice});
    let wood = json!({"feature": "wood", "depth_from_edge_cm": 1});
    let rows = [
        // Totals are not assumed if they were not requested.
        (
            "dbe.combat",
            duel(json!({"a": 3, "b": 2})),
            usual("retreat"),
            "b.in_square !phase !a.general_adjacent !dice",
        ),
        ("dbe.combat", duel(json!({"a": 3})), open, "dice.b !phase"),
        (
            "dbe.combat",
            json!({"dice": {"a": 3, "b": 5}}),
            open,
            "a.troop b.troop !phase !shooter.troop",
        ),
        (
            "dbe.melee",
            json!({"a": {"troop": "line"}, "b": {"troop": "line"}}),
            usual("a_sum"),
            "b.going !dice",
        ),
        // A fact that only leads to another question is not an assumption.
        (
            "dbe.break-test",
            json!({"general_adjacent_to_destroyed": true}),
            decided("general_lost"),
            "",
        ),
        (
            "dbe.break-test",
            json!({"lost_points": 13, "die": 4}),
            open,
            "elements_left",
        ),
        (
            "dbe.break-test",
            json!({"lost_points": 13, "elements_left": 9, "general_alive": false}),
            open,
            "chief_distance_cm",
        ),
        (
            "dbe.zone-of-control",
            json!({"distance_ahead_cm": 5}),
            usual("inside"),
            "controller.going !intent",
        ),
        (
            "dbe.zone-of-control",
            json!({"distance_ahead_cm": 5, "intent": "align"}),
            usual("legal"),
            "",
        ),
        (
            "impetus.interpenetration",
            json!({"passed": {"wagenburg": true}}),
            decided("legal"),
            "",
        ),
        (
            "impetus.melee-modifiers",
            json!({"large_unit_depth": 3}),
            usual("depth_bonus_applies"),
            "in_difficult !discipline !flanks_covered",
        ),
        // The subject of the question is asked for.
        (
            "dbe.shooting-eligibility",
            json!({"shooter": {"troop": "line"}, "phase_role": "passive", "in_field": true, "band": "medium",
                "sight": true, "candidates": [{"ahead": true, "distance_cm": 3}]}),
            open,
            "target.ahead target.distance_cm",
        ),
        (
            "dbe.line-of-sight",
            json!({"purpose": "fire", "between": false, "shooter_in": wood, "target_in": wood}),
            open,
            "same_feature",
        ),
        (
            "dbe.field-of-fire",
            json!({"shooter": {"troop": "line"}, "distance_cm": 3, "lateral_offset_cm": 2}),
            open,
            "target_wholly_inside",
        ),
        (
            "dbe.corps-budget",
            json!({"corps": [{"troops": [{"type": "line"}]}]}),
            open,
            "corps.0.troops.0.count",
        ),
        (
            "dbe.retreat",
            json!({"troop": "line", "behind": [{"facing": "other"}]}),
            open,
            "behind.0.gap_cm after",
        ),
        (
            "impetus.evade",
            json!({"troop": "CL"}),
            open,
            "threat frontal",
        ),
        (
            "impetus.evade",
            json!({"path": "impassable"}),
            decided("impassable"),
            "",
        ),
        (
            "impetus.match-time",
            json!({"format": "2h00"}),
            open,
            "minutes_elapsed",
        ),
        (
            "impetus.shield-wall",
            json!({"query": "form"}),
            open,
            "mode",
        ),
        (
            "impetus.advanced-deployment",
            json!({"model": "A"}),
            open,
            "from_centre_u nearest_visible_enemy_u",
        ),
        (
            "impetus.shooting-priority",
            json!({"opportunity": true, "enemies": [{"distance_u": 10, "in_front_projection": true}]}),
            open,
            "enemies.0.moving",
        ),
        (
            "impetus.cohesion-modifiers",
            json!({"troop": "FP", "cause": "melee"}),
            open,
            "enemies_all_mounted",
        ),
        (
            "impetus.shooting-modifiers",
            json!({"weapon": "javelin"}),
            open,
            "shooter",
        ),
        (
            "impetus.shooting-modifiers",
            json!({"weapon": "scorpio"}),
            open,
            "distance_u",
        ),
        (
            "impetus.charge-rights",
            json!({"kind": "countercharge", "troop": "CP", "i": 3}),
            open,
            "charge_declared_on",
        ),
        (
            "impetus.ambush-reveal",
            json!({"trigger": "enemy-distance"}),
            open,
            "enemy_distance_u",
        ),
        // A default that changes the sentence is named, even if the answer stays a yes.
        (
            "impetus.evade",
            json!({"troop": "CM", "threat": "charge", "frontal": true}),
            usual("legal"),
            "opportunity disordered",
        ),
        (
            "dba.combat-schedule",
            json!({"fights": [{"id": "A", "kind": "melee"}]}),
            usual("order_legal"),
            "fights.0.arose !order_by",
        ),
        (
            "dba.artillery-may-shoot",
            json!({"bound": "own"}),
            usual("legal"),
            "front_sees_it",
        ),
        (
            "dba.garrison",
            json!({"event": "melee-loss", "place": "bua", "occupier": "Bd", "captured": true}),
            usual("sacking"),
            "sack_rolls",
        ),
        // "There are some pieces" is not one piece.
        (
            "impetus.terrain-placement",
            json!({"format": "15-400", "pieces": true}),
            open,
            "defender_placed",
        ),
        (
            "dba.break-off",
            json!({"direction": "straight-back", "distance_paces": "200-300", "clear_behind_paces": 250, "enemy_troop": "LH"}),
            open,
            "distance_paces",
        ),
    ];
    let wrong: Vec<String> = rows
        .iter()
        .filter_map(|(id, given, want, named)| says(id, given, *want, named).err())
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn facts_that_cannot_both_be_so_are_a_fault() {
    let wrong: Vec<String> = [
        ("dbe.zone-of-control", json!({"inside_zone": true, "distance_ahead_cm": 20}), "inside_zone"),
        ("dbe.zone-of-control", json!({"inside_zone": false, "distance_ahead_cm": 3}), "inside_zone"),
        ("dbe.zone-of-control", json!({"distance_ahead_cm": 3, "distance_behind_cm": 3}), "distance_behind_cm"),
        ("dbe.retreat", json!({"troop": "line", "behind": [{"kind": "free", "facing": "other"}]}), "behind.0.facing"),
        ("dbe.retreat", json!({"troop": "line", "behind": [{"kind": "impassable", "troop": "line"}]}), "behind.0.troop"),
        ("dbe.melee", json!({"a": {"troop": "lancers"}, "b": {"troop": "dragoons", "in_square": true}}), "b.in_square"),
        ("dbe.field-of-fire",
            json!({"shooter": {"troop": "line"}, "lateral_offset_cm": 0, "target_wholly_inside": false}),
            "target_wholly_inside"),
        ("impetus.halving", json!({"scale": 15, "points": 300, "big_battle_points": 1000, "max": 4}), "big_battle_points"),
        // Commands without given facts do not count as too few.
        ("impetus.command-limits", json!({"scale": 15, "points": 400}), "commands"),
    ]
    .iter()
    .filter_map(|(id, given, path)| {
        let check = systems::check(id).unwrap();
        let told = check.answer(&Tables::default(), given.as_object().unwrap());
        let faults = told.err().unwrap_or_default();
        let faults: Vec<String> = faults.into_iter().map(|fault| fault.path).collect();
        (faults != [*path]).then(|| format!("{id} {given}: {faults:?}"))
    })
    .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
