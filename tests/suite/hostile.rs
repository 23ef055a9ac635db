//! The worst that a client can ask of each check, made from its declaration at the limits of its
//! size: no answer is larger than a bound, whatever the check, as JSON and as a page. Prints the
//! slowest and the largest.
//!
//!   CAVILLO_HOSTILE   how many random inputs are tried for each check (default 8)
//!   CAVILLO_SEED      where they begin (default 1)
//!   CAVILLO_WORST     a file that takes the slowest input of each check, a JSON object a line; and
//!                     with `.pages` behind its name the slowest address of each check's page

use std::fmt::Write as _;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use cavillo::check::board::fold;
use cavillo::check::{Check, Field, Kind, Takes};
use cavillo::lang::Lang;
use cavillo::systems;
use cavillo::web::answer::Question;
use cavillo::web::catalogue::Page;
use cavillo::web::{Site, documents, url};
use serde_json::{Map, Value, json};

use super::common::PLAIN;

static SITE: LazyLock<&Site> = LazyLock::new(|| &PLAIN.site);

/// The largest body that the server takes.
const BODY: usize = 64 << 10;

/// What a page may have besides: a form with a row of fields for each of sixty pieces.
const PAGE: usize = 1 << 20;

/// A seeded source of small numbers.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n.max(1)
    }
}

/// A value of a field at the limits of its kind; beyond them where `wild`.
fn value(field: &Field, chance: &mut Chance, wild: bool) -> Value {
    let name = |chance: &mut Chance| {
        "x".repeat(if wild {
            [1, 40, 300][chance.below(3)]
        } else {
            40
        })
    };
    let count = |max: usize, chance: &mut Chance| {
        if wild {
            [max, max + 1, 2000][chance.below(3)]
        } else {
            max
        }
    };
    let circle = |corners: usize| -> Value {
        let turn = std::f64::consts::TAU / corners as f64;
        (0..corners)
            .map(|n| {
                json!([
                    (300.0 + 200.0 * (turn * n as f64).cos()).round(),
                    (300.0 + 200.0 * (turn * n as f64).sin()).round()
                ])
            })
            .collect()
    };
    match &field.kind {
        Kind::Choice { codes, .. } => codes[chance.below(codes.len())].into(),
        Kind::Flag => (chance.below(2) == 0).into(),
        Kind::Integer { min, max } => [*min, *max, (min + max) / 2][chance.below(3)].into(),
        Kind::Decimal { min, max } => [*min, *max, (min + max) / 2.0][chance.below(3)].into(),
        Kind::Integers { max, most, .. } => (0..count(*most, chance))
            .map(|_| Value::from(*max))
            .collect(),
        Kind::Decimals { max, most, .. } => (0..count(*most, chance))
            .map(|_| Value::from(*max))
            .collect(),
        Kind::Choices { codes, max, .. } => (0..count(*max, chance))
            .map(|_| Value::from(codes[chance.below(codes.len())]))
            .collect(),
        Kind::Name => name(chance).into(),
        Kind::Text { most } | Kind::Lines { most } => "a b\n".repeat(most / 4).into(),
        Kind::Names { max, .. } => (0..count(*max, chance))
            .map(|n| Value::from(format!("{n}{}", name(chance))))
            .collect(),
        Kind::Pairs { max } => Value::Object(
            (0..count(*max, chance))
                .map(|n| (format!("{n}{}", name(chance)), Value::from(name(chance))))
                .collect(),
        ),
        Kind::Outline => circle(if wild { 70 } else { 60 }),
        Kind::Outlines { most } => (0..count(*most, chance).min(60))
            .map(|_| circle(60))
            .collect(),
        Kind::Group(fields) => group(fields, chance, wild),
        Kind::List { fields, max, .. } => (0..count(*max, chance).min(400))
            .map(|_| group(fields, chance, wild))
            .collect(),
    }
}

fn group(fields: &[Field], chance: &mut Chance, wild: bool) -> Value {
    Value::Object(
        fields
            .iter()
            .map(|field| (field.name.to_owned(), value(field, chance, wild)))
            .collect(),
    )
}

/// A whole table: pieces in rows, ground of many corners, and the parts by name.
fn table(check: &Check, chance: &mut Chance, wild: bool) -> Map<String, Value> {
    let fields = check.fields();
    let mut given: Map<String, Value> = fields
        .iter()
        .map(|field| (field.name.to_owned(), value(field, chance, false)))
        .collect();
    let troops = fields.iter().find_map(|field| match &field.kind {
        Kind::Group(inner) | Kind::List { fields: inner, .. } => {
            inner.iter().find(|field| field.name == "troop").cloned()
        }
        _ => None,
    });
    let long = "n".repeat(if wild { 300 } else { 36 });
    let (across, gap) = (10, [41.0, 45.0, 70.0][chance.below(3)]);
    let pieces: Vec<Value> = (0..60)
        .map(|n| {
            let troop = troops.as_ref().map_or(Value::from("Bd"), |field| value(field, chance, false));
            let facing = [0, 90, 180, 45][chance.below(4)];
            let side = if n % 2 == 0 { "A" } else { "B" };
            json!({"id": format!("{n}{long}"), "side": side, "troop": troop, "x": f64::from(n % across) * gap, "y": f64::from(n / across) * gap, "facing": facing, "w": 40, "d": 20})
        })
        .collect();
    let mut kinds = Vec::new();
    for role in check.roles {
        if let Some(of) = role.takes.kinds() {
            kinds.extend(of.iter().copied());
        }
        given.remove(role.field);
        match role.takes {
            Takes::One | Takes::Rival | Takes::Name => {
                given.insert(
                    role.field.to_owned(),
                    pieces[chance.below(60)]["id"].clone(),
                );
            }
            Takes::Enemies if wild => {
                given.insert(
                    role.field.to_owned(),
                    (0..7500).map(|n| Value::from(format!("u{n}"))).collect(),
                );
            }
            _ => {}
        }
    }
    let corners = if wild { 60 } else { 48 };
    let ground: Vec<Value> = (0..if wild { 60 } else { 10 })
        .filter(|_| !kinds.is_empty())
        .map(|n| {
            let (turn, x, y) = (std::f64::consts::TAU / f64::from(corners), f64::from(n % 4) * 150.0, f64::from(n / 4) * 150.0);
            let place = |k: i32| json!([(x + 70.0 * (turn * f64::from(k)).cos()).round(), (y + 70.0 * (turn * f64::from(k)).sin()).round()]);
            json!({"kind": kinds[chance.below(kinds.len())], "polygon": (0..corners).map(place).collect::<Vec<_>>()})
        })
        .collect();
    given.insert(
        "scene".to_owned(),
        json!({"elements": pieces, "terrain": ground, "board": {"w": 600, "h": 600}}),
    );
    given
}

/// Something for a check; no longer than a body may be.
fn input(check: &Check, chance: &mut Chance) -> Map<String, Value> {
    let wild = chance.below(2) == 0;
    if !check.roles.is_empty() && chance.below(3) > 0 {
        return table(check, chance, wild);
    }
    check
        .fields()
        .iter()
        .map(|field| (field.name.to_owned(), value(field, chance, wild)))
        .collect()
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

/// What the worst questions to one check came to.
struct Told {
    took: Duration,
    bytes: usize,
    id: &'static str,
    /// Whether any of them had a verdict.
    good: bool,
}

fn print(mut told: Vec<Told>) {
    told.sort_by_key(|one| std::cmp::Reverse(one.took));
    let largest = told.iter().map(|one| one.bytes).max().unwrap_or_default();
    println!(
        "{:>9} {:>9}  check (slowest first; clock, the answer's text included); the largest {largest}",
        "ms", "bytes"
    );
    for Told {
        took,
        bytes,
        id,
        good,
    } in told.iter().take(15)
    {
        println!(
            "{:>9.2} {bytes:>9}  {id}{}",
            took.as_secs_f64() * 1e3,
            if *good { "" } else { " (refused)" }
        );
    }
}

#[test]
fn answers_are_bounded_whatever_is_asked() {
    let (tries, seed) = (number("CAVILLO_HOSTILE", 8), number("CAVILLO_SEED", 1));
    LazyLock::force(&SITE);
    let mut told = Vec::new();
    let mut worst = String::new();
    for check in systems::checks() {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let (mut slowest, mut largest, mut body, mut good) =
            (Duration::ZERO, 0, String::new(), false);
        for _ in 0..tries {
            let given = input(check, &mut chance);
            let text = serde_json::to_string(&given).unwrap();
            if text.len() > BODY {
                continue;
            }
            let started = Instant::now();
            let (answer, judged) = match documents::judged(&SITE, Lang::En, check, text.as_bytes())
            {
                Ok(verdict) => (
                    serde_json::to_vec(&documents::verdict_json(&SITE, Lang::En, &verdict))
                        .unwrap(),
                    true,
                ),
                Err(problem) => (serde_json::to_vec(&*problem).unwrap(), false),
            };
            let took = started.elapsed();
            assert!(
                answer.len() <= 16 * text.len() + (256 << 10),
                "{}: {} bytes answered to {} bytes: seed {seed}",
                check.id,
                answer.len(),
                text.len()
            );
            largest = largest.max(answer.len());
            good |= judged;
            if took > slowest {
                (slowest, body) = (took, text);
            }
        }
        let _ = writeln!(worst, "{}", json!({"check": check.id, "body": body}));
        told.push(Told {
            took: slowest,
            bytes: largest,
            id: check.id,
            good,
        });
    }
    print(told);
    if let Ok(file) = std::env::var("CAVILLO_WORST") {
        std::fs::write(file, worst).unwrap();
    }
}

/// The same questions as addresses of pages.
#[test]
fn pages_are_bounded_whatever_is_asked() {
    let (tries, seed) = (
        number("CAVILLO_HOSTILE", 8).div_ceil(4),
        number("CAVILLO_SEED", 1),
    );
    LazyLock::force(&SITE);
    let (mut told, mut worst) = (Vec::new(), String::new());
    for check in systems::checks() {
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let (mut one, mut slowest) = (
            Told {
                took: Duration::ZERO,
                bytes: 0,
                id: check.id,
                good: false,
            },
            String::new(),
        );
        for _ in 0..tries {
            let query = url::query(&fold(check.roles, &input(check, &mut chance)));
            let address = url::with_query(&url::check(Lang::En, check.id), Some(&query));
            if address.len() > BODY {
                continue;
            }
            let Some(question) = Question::of(&Page::Check(check), Some(&query)) else {
                continue;
            };
            let started = Instant::now();
            let html = question.html(&SITE, Lang::En, None);
            let took = started.elapsed();
            assert!(
                html.body.len() <= 16 * address.len() + PAGE,
                "{}: {} bytes to {}: seed {seed}",
                check.id,
                html.body.len(),
                address.len()
            );
            one.bytes = one.bytes.max(html.body.len());
            one.good |= html.status == 200;
            if took > one.took {
                (one.took, slowest) = (took, address);
            }
        }
        let _ = writeln!(worst, "{}", json!({"path": slowest}));
        told.push(one);
    }
    print(told);
    if let Ok(file) = std::env::var("CAVILLO_WORST") {
        std::fs::write(format!("{file}.pages"), worst).unwrap();
    }
}
