//! Statistics of answers from partial facts, by check: its fields, how many facts the worked
//! examples need, how many answers are certain, and their cost.
//!
//! `cargo bench --bench partial [-- CHECK…]`. `CUTS` names a file for the questions that were cut
//! off, one per line, as input for `cargo run -p cavillo-rules --example answers`.
//!
//! `QUESTIONS=10 SEED=1 cargo bench --bench partial` prints instead ten questions of each game with
//! their answers in words: worked examples from which a seed removed facts. A cut-off counts as
//! *open* if the facts without a usual value were not completely explored, as *usual* if other
//! usual values were not. The time of an answer is the minimum of three measurements, because the
//! kernel counts CPU time in ticks that are longer than most answers. The bounds of a partial
//! answer are 5 ms for a tabular check and 20 ms for a geometric one, at the slowest hundredth.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use cavillo::check::{Check, CheckKind, Field, FindingKind, Kind, Limit, Status, Verdict, put};
use cavillo::files::embedded;
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages};
use cavillo::systems;
use serde_json::{Map, Value};

/// The allocator of the program, because an answer makes hundreds of small allocations.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Input = Map<String, Value>;

/// The single facts of an input, with their declarations; pieces on the table are left out.
fn facts<'f>(
    fields: &'f [Field],
    input: Option<&Input>,
    before: &str,
    found: &mut Vec<(String, &'f Field)>,
) {
    // `ask` is not a fact.
    for field in fields.iter().filter(|field| field.name != "ask") {
        let path = format!("{before}{}", field.name);
        let value = input.map(|input| input.get(field.name));
        match (&field.kind, value) {
            (_, Some(None | Some(Value::Null))) => {}
            (Kind::Group(inner), _) if inner.iter().any(|inner| inner.name == "x") => {}
            (Kind::Group(inner), None) => facts(inner, None, &format!("{path}."), found),
            (Kind::Group(inner), Some(Some(Value::Object(map))))
                if field.default != Limit::Default(Value::Null) =>
            {
                facts(inner, Some(map), &format!("{path}."), found);
            }
            (Kind::Choice { .. } | Kind::Flag | Kind::Integer { .. } | Kind::Decimal { .. }, _) => {
                found.push((path, field))
            }
            _ => {}
        }
    }
}

fn without(input: &Input, path: &str) -> Input {
    let mut input = input.clone();
    match path.rsplit_once('.') {
        None => {
            input.shift_remove(path);
        }
        Some((group, name)) => {
            if let Some(Value::Object(map)) = input.get_mut(group) {
                map.shift_remove(name);
            }
            if input
                .get(group)
                .and_then(Value::as_object)
                .is_some_and(Map::is_empty)
            {
                input.shift_remove(group);
            }
        }
    }
    input
}

/// The answer to the question: the headline results, or the first one with a value, or the open
/// point.
fn said(check: &Check, verdict: &Verdict) -> Vec<Value> {
    let told = |name: &str| verdict.values.get(name).cloned().unwrap_or_default();
    let no = check
        .headline
        .first()
        .is_some_and(|name| told(name) == Value::Bool(false));
    let mut all: Vec<Value> = check
        .headline
        .iter()
        .take(if no { 1 } else { check.headline.len() })
        .map(|name| told(name))
        .collect();
    if all.iter().all(Value::is_null) {
        let speaks = check.outputs.iter().map(|output| output.name).find(|name| {
            told(name).is_boolean() || told(name).is_number() || told(name).is_string()
        });
        all.extend([speaks.map(told).unwrap_or_default(), Value::from(speaks)]);
        if verdict.finding.kind == FindingKind::Undetermined {
            all.push(Value::from(verdict.finding.code.as_str()));
        }
    }
    all
}

/// Returns the minimum time of three calls, and the result of the last one.
fn timed<T>(act: impl Fn() -> T) -> (Duration, T) {
    let call = || {
        let start = Instant::now();
        let given = act();
        (start.elapsed(), given)
    };
    let [first, second, (third, given)] = [call(), call(), call()];
    (first.0.min(second.0).min(third), given)
}

/// Returns the number of facts that remain when all facts that change nothing are removed one after
/// another.
fn least(check: &Check, input: &Input, judged: impl Fn(&Input) -> Option<Verdict>) -> usize {
    let fields = check.fields(&Tables::default());
    let mut all = Vec::new();
    facts(&fields, Some(input), "", &mut all);
    let Some(whole) = judged(input) else {
        return all.len();
    };
    let mut known = input.clone();
    let mut needed = 0;
    for (path, _) in &all {
        let less = without(&known, path);
        match judged(&less) {
            Some(verdict) if said(check, &verdict) == said(check, &whole) => known = less,
            _ => needed += 1,
        }
    }
    needed
}

/// Whether no value of a fact changes the verdict. Null counts as a value if the field may be null:
/// no `distance_behind_cm` says that the element is not behind.
fn idle(check: &Check, input: &Input, path: &str, field: &Field, whole: &Verdict) -> bool {
    let mut values: Vec<Value> = match &field.kind {
        Kind::Choice { codes, .. } => codes.iter().map(|code| Value::from(*code)).collect(),
        Kind::Flag => vec![true.into(), false.into()],
        Kind::Integer { min, max } => (0..=40)
            .map(|n| Value::from(min + (max - min) * n / 40))
            .collect(),
        Kind::Decimal { min, max } => (0..=40)
            .map(|n| Value::from(min + (max - min) * f64::from(n * n) / 1600.0))
            .collect(),
        _ => return false,
    };
    if matches!(field.default, Limit::Optional | Limit::Default(Value::Null)) {
        values.push(Value::Null);
    }
    values.into_iter().all(|value| {
        let mut other = input.clone();
        put(&mut other, path, value);
        check
            .judge(&Tables::default(), &other)
            .is_ok_and(|verdict| said(check, &verdict) == said(check, whole))
    })
}

#[derive(Default)]
struct Row {
    examples: usize,
    before: usize,
    after: usize,
    /// Examples with a required fact that does not affect the verdict.
    thinner_before: usize,
    thinner_after: usize,
    whole: [usize; 3],
    part: [usize; 3],
    /// Cut off while exploring facts without a usual value, or other usual values.
    cut: [usize; 2],
    refusals: usize,
    without_way: usize,
    silent: usize,
    runs: Vec<usize>,
    time: Vec<Duration>,
}

fn at<T: Copy + Ord>(sorted: &[T], part: usize) -> Option<T> {
    sorted
        .get(((sorted.len() * part) / 100).min(sorted.len().saturating_sub(1)))
        .copied()
}

/// A seeded source of small numbers (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or_default() % n.max(1)
    }
}

/// This many questions of each game, chosen by a seed, with their answers in words: worked examples
/// from which each fact is removed with probability ½.
fn questions(library: &Library, each: usize, seed: u64) {
    let tables = Tables::default();
    let lang = Lang::En;
    let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for system in systems::SYSTEMS {
        println!("## {}\n", system.id);
        let examples: Vec<_> = library
            .content
            .nodes
            .iter()
            .flat_map(|node| &node.examples)
            .filter_map(|example| Some((systems::check(example.check.as_str())?, &example.input)))
            .filter(|(check, _)| check.id.starts_with(&format!("{}.", system.id)))
            .collect();
        for _ in 0..each {
            let (check, input) = examples[chance.below(examples.len())];
            let fields = check.fields(&tables);
            let mut told = Vec::new();
            facts(&fields, Some(input), "", &mut told);
            let less = told
                .iter()
                .filter(|_| chance.below(2) == 0)
                .fold(input.clone(), |less, (path, _)| without(&less, path));
            println!("{} {}", check.id, Value::Object(less.clone()));
            match check.answer(&tables, &less) {
                Ok(verdict) => {
                    let said = library.say(lang, &verdict);
                    println!("  {:?}: {}", verdict.status, said.headline);
                    for fact in &said.assumed {
                        let ways = fact.otherwise.iter().map(|way| way.label.as_str());
                        let ways: Vec<&str> = ways.take(4).collect();
                        let otherwise = match ways[..] {
                            [] => String::new(),
                            _ => format!(" (otherwise: {})", ways.join(", ")),
                        };
                        println!("  assumed {}{otherwise}", fact.text);
                    }
                    for ask in &said.asks {
                        let options = ask.options.iter().map(|option| option.label.as_str());
                        let options: Vec<&str> = options.take(6).collect();
                        println!("  asks {} ({})", ask.text, options.join(", "));
                    }
                }
                Err(faults) => {
                    for fault in library.say_faults(lang, check, &faults) {
                        println!("  refused: {}", fault.message);
                    }
                }
            }
            println!();
        }
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn main() {
    let (library, _) = Library::load(&embedded(), Tables::default(), Passages::default());
    if let Some(each) = number("QUESTIONS") {
        let each = usize::try_from(each).unwrap_or(10);
        return questions(&library, each, number("SEED").unwrap_or(1));
    }
    let tables = Tables::default();
    let only: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let mut rows: BTreeMap<&str, (&'static Check, Row)> = systems::checks()
        .filter(|check| only.is_empty() || only.iter().any(|id| check.id.starts_with(id.as_str())))
        .map(|check| (check.id, (check, Row::default())))
        .collect();
    let mut cuts = Vec::new();
    for example in library.content.nodes.iter().flat_map(|node| &node.examples) {
        let Some((check, row)) = rows.get_mut(example.check.as_str()) else {
            continue;
        };
        let judge = |input: &Input| check.judge(&tables, input).ok();
        let answer = |input: &Input| check.answer(&tables, input).ok();
        let (Some(whole), Some(answered)) = (judge(&example.input), answer(&example.input)) else {
            continue;
        };
        row.examples += 1;
        row.whole[answered.status as usize] += 1;
        if answered.finding.kind == FindingKind::Illegal {
            row.refusals += 1;
            row.silent += usize::from(whole.remedies.is_empty());
            row.without_way +=
                usize::from(answered.remedies.is_empty() && answered.assumed.is_empty());
        }
        row.before += least(check, &example.input, judge);
        row.after += least(check, &example.input, |input| {
            answer(input).filter(|verdict| verdict.status != Status::Open)
        });
        let fields = check.fields(&Tables::default());
        let mut told = Vec::new();
        facts(&fields, Some(&example.input), "", &mut told);
        let (mut demanded_before, mut demanded_after) = (false, false);
        for (n, (path, field)) in told.iter().enumerate() {
            let less = without(&example.input, path);
            // Each fact removed alone, and together with those before it.
            for input in [
                &less,
                &told[..n]
                    .iter()
                    .fold(less.clone(), |less, (path, _)| without(&less, path)),
            ] {
                let (took, partial) = timed(|| answer(input));
                row.time.push(took);
                if let Some(partial) = partial {
                    row.part[partial.status as usize] += 1;
                    row.cut[usize::from(partial.status != Status::Open)] +=
                        usize::from(!partial.complete);
                    if !partial.complete {
                        let given = Value::Object(input.clone());
                        cuts.push(format!("{} {given}\n", check.id));
                    }
                    row.runs.push(partial.runs);
                }
            }
            if idle(check, &example.input, path, field, &whole) {
                demanded_before |= judge(&less).is_none();
                demanded_after |=
                    answer(&less).is_none_or(|verdict| verdict.status == Status::Open);
            }
        }
        row.thinner_before += usize::from(demanded_before);
        row.thinner_after += usize::from(demanded_after);
    }
    print(rows.into_values().collect());
    if let Ok(file) = std::env::var("CUTS")
        && let Err(error) = std::fs::write(&file, cuts.concat())
    {
        println!("{file}: {error}");
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of examples")]
fn print(rows: Vec<(&'static Check, Row)>) {
    println!(
        "| check | fields | settings | usual | asked | examples | facts needed, told all | now | decided, usual, open | one or more left out | cut off: open, usual | runs p50 | p99 | ms p50 | p99 |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    let mut all = Row::default();
    let mut slow = Vec::new();
    let mut counts = [0; 4];
    for (check, mut row) in rows {
        let fields = check.fields(&Tables::default());
        let mut leaves = Vec::new();
        facts(&fields, None, "", &mut leaves);
        let settings = leaves.iter().filter(|(_, field)| field.setting).count();
        let asked = leaves
            .iter()
            .filter(|(_, field)| matches!(field.default, Limit::Asked | Limit::Required))
            .count();
        let usual = leaves.len() - settings - asked;
        row.runs.sort_unstable();
        row.time.sort_unstable();
        let mean = |sum: usize| sum as f64 / row.examples.max(1) as f64;
        let ms = |part| at(&row.time, part).map_or(0.0, |time| time.as_secs_f64() * 1e3);
        println!(
            "| {} | {} | {settings} | {usual} | {asked} | {} | {:.1} | {:.1} | {}, {}, {} | {}, {}, {} | {}, {} | {} | {} | {:.2} | {:.2} |",
            check.id,
            leaves.len(),
            row.examples,
            mean(row.before),
            mean(row.after),
            row.whole[0],
            row.whole[1],
            row.whole[2],
            row.part[0],
            row.part[1],
            row.part[2],
            row.cut[0],
            row.cut[1],
            at(&row.runs, 50).unwrap_or(0),
            at(&row.runs, 99).unwrap_or(0),
            ms(50),
            ms(99)
        );
        let bound = if check.kind == CheckKind::Geometric {
            20.0
        } else {
            5.0
        };
        if ms(99) > bound {
            slow.push(format!("{} {:.1} ms, bound {bound}", check.id, ms(99)));
        }
        for (sum, n) in counts
            .iter_mut()
            .zip([leaves.len(), settings, usual, asked])
        {
            *sum += n;
        }
        all.examples += row.examples;
        all.before += row.before;
        all.after += row.after;
        all.thinner_before += row.thinner_before;
        all.thinner_after += row.thinner_after;
        for n in 0..3 {
            all.whole[n] += row.whole[n];
            all.part[n] += row.part[n];
        }
        all.cut[0] += row.cut[0];
        all.cut[1] += row.cut[1];
        all.refusals += row.refusals;
        all.silent += row.silent;
        all.without_way += row.without_way;
        all.runs.append(&mut row.runs);
        all.time.append(&mut row.time);
    }
    all.runs.sort_unstable();
    all.time.sort_unstable();
    let of = |n: usize| 100.0 * n as f64 / all.examples as f64;
    println!(
        "\n{} fields: {} settings, {} usual, {} asked",
        counts[0], counts[1], counts[2], counts[3]
    );
    println!(
        "{} worked examples; facts needed in the mean: {:.2} where all must be told, {:.2} now",
        all.examples,
        all.before as f64 / all.examples as f64,
        all.after as f64 / all.examples as f64
    );
    println!(
        "examples of which a fact without a part in the verdict is demanded: {} ({:.0} %) where all must be told, {} ({:.1} %) now",
        all.thinner_before,
        of(all.thinner_before),
        all.thinner_after,
        of(all.thinner_after)
    );
    println!(
        "whole examples: {} decided, {} usual, {} open",
        all.whole[0], all.whole[1], all.whole[2]
    );
    println!(
        "with one or more facts left out: {} decided, {} usual, {} open; cut off: {} open, {} usual",
        all.part[0], all.part[1], all.part[2], all.cut[0], all.cut[1]
    );
    println!(
        "refusals: {}; {} with no remedy of the rule's own, {} with no way out at all",
        all.refusals, all.silent, all.without_way
    );
    let ms = |part| at(&all.time, part).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    println!(
        "runs: p50 {}, p99 {}; time p50 {:.3} ms, p99 {:.2} ms",
        at(&all.runs, 50).unwrap_or(0),
        at(&all.runs, 99).unwrap_or(0),
        ms(50),
        ms(99)
    );
    println!(
        "slower than its bound: {}",
        if slow.is_empty() {
            "none".to_owned()
        } else {
            slow.join("; ")
        }
    );
}
