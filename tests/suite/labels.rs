//! Tests of the texts of verdicts: every message that a check can use exists in both languages and
//! can be formatted, every declared claim is quoted, and every violation occurs. Each check is
//! asked hundreds of random questions, and those of the worked examples with every reading agreed
//! and with some fields changed. Labels that follow from declarations alone are checked by the
//! audit.

use std::cell::RefCell;
use std::collections::BTreeSet;

use cavillo::audit::{Subject, texts};
use cavillo::check::{CHANGE, Check, Facts, FaultKind, Field, Kind, Limit, OutKind, Verdict};
use cavillo::kit::tables::Tables;
use cavillo::lang::Lang;
use cavillo::library::Library;
use cavillo::systems;
use rayon::prelude::*;
use serde_json::{Map, Value, json};

use crate::common::PLAIN;

const NAMES: [&str; 3] = ["uno", "due", "tre"];

/// A linear congruential generator, so that the questions are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % n.max(1)
    }

    fn outline(&mut self) -> Value {
        json!([[0, 0], [10 + self.below(200), 0], [0, 10 + self.below(200)]])
    }

    /// Returns a value for each field; optional fields are sometimes left out.
    fn input(&mut self, fields: &[Field]) -> Map<String, Value> {
        let mut map = Map::new();
        for field in fields {
            if !matches!(field.default, Limit::Required | Limit::Asked) && self.below(4) == 0 {
                continue;
            }
            let value = match &field.kind {
                Kind::Choice { codes, .. } => json!(codes[self.below(codes.len())]),
                Kind::Flag => json!(self.below(2) == 1),
                // Usually small numbers, as in real questions, and sometimes any number.
                Kind::Integer { min, max } => {
                    let span = if self.below(3) == 0 {
                        max - min
                    } else {
                        (max - min).min(6)
                    };
                    json!(
                        min + i64::try_from(self.below(usize::try_from(span + 1).unwrap_or(1)))
                            .unwrap_or(0)
                    )
                }
                Kind::Integers { min, max, most } => {
                    let span = usize::try_from(max - min + 1).unwrap_or(1);
                    (0..self.below(*most + 1))
                        .map(|_| min + i64::try_from(self.below(span)).unwrap_or(0))
                        .collect()
                }
                Kind::Decimals { min, max, most } => {
                    let span = (max - min).min(100.0);
                    (0..self.below(*most + 1).min(3))
                        .map(|_| {
                            min + (span * f64::from(u32::try_from(self.below(101)).unwrap_or(0))
                                / 100.0)
                                .round()
                        })
                        .collect()
                }
                // Small and large numbers, within the limits.
                Kind::Decimal { min, max } => {
                    let span = [10.0_f64, 100.0, 2000.0][self.below(3)].min(max - min);
                    json!(
                        min + (span * f64::from(u32::try_from(self.below(101)).unwrap_or(0))
                            / 100.0)
                            .round()
                    )
                }
                Kind::Choices { codes, min, .. } => (0..(min + self.below(2)))
                    .map(|_| codes[self.below(codes.len())])
                    .collect(),
                // Few names, so that a base is often named twice. Pasted texts have a form that
                // random values never match; some worked examples contain them.
                Kind::Lines { .. } => json!(""),
                Kind::Name | Kind::Text { .. } => json!(NAMES[self.below(NAMES.len())]),
                Kind::Names { min, max } => (0..(min + self.below(max - min + 1).min(3)))
                    .map(|_| NAMES[self.below(NAMES.len())])
                    .collect(),
                Kind::Pairs { .. } => {
                    let count = self.below(NAMES.len() + 1);
                    Value::Object(
                        NAMES[..count]
                            .iter()
                            .map(|who| ((*who).to_owned(), json!(NAMES[self.below(NAMES.len())])))
                            .collect(),
                    )
                }
                Kind::Outline => self.outline(),
                Kind::Outlines { .. } => (0..self.below(3)).map(|_| self.outline()).collect(),
                Kind::Group(_)
                    if field.default == Limit::Default(Value::Null) && self.below(2) == 0 =>
                {
                    Value::Null
                }
                Kind::Group(inner) => Value::Object(self.input(inner)),
                Kind::List { fields, min, max } => (0..(min + self.below(max - min + 1).min(3)))
                    .map(|_| Value::Object(self.input(fields)))
                    .collect(),
            };
            map.insert(field.name.to_owned(), value);
        }
        map
    }
}

impl Chance {
    /// Returns the input with one field changed, at any depth.
    fn change(&mut self, fields: &[Field], input: &mut Map<String, Value>) {
        let field = &fields[self.below(fields.len())];
        let deeper = self.below(4) > 0;
        match (&field.kind, input.get_mut(field.name)) {
            (Kind::Group(inner), Some(Value::Object(group))) if deeper => self.change(inner, group),
            (Kind::List { fields, .. }, Some(Value::Array(rows))) if deeper && !rows.is_empty() => {
                let row = self.below(rows.len());
                if let Some(row) = rows[row].as_object_mut() {
                    self.change(fields, row);
                }
            }
            _ => {
                input.remove(field.name);
                input.extend(self.input(std::slice::from_ref(field)));
            }
        }
    }
}

/// Number of random inputs per check whose sentences are all formatted; `tests/long` uses more.
fn inputs() -> usize {
    std::env::var("CAVILLO_INPUTS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(400)
}

/// Factor of further inputs while some sentences of the check have not occurred; of these only new
/// sentences are formatted.
const JUDGED: usize = 10;

/// Maximum number of changed examples while claims are unquoted or violations have not occurred.
const CHANGED: usize = 8_000;

/// Checks that quote every claim of another check, in the same way as the claims of their parts.
const QUOTES: [(&str, &str); 1] = [("dba.recoil-scene", "dba.recoil")];

/// Claims and violations of situations that random inputs do not reach, each with a unit test in
/// its check.
const RARE: [(&str, &str); 11] = [
    ("dba.overlap", "dba/melee/once-per-side#two-overlaps"),
    ("dba.recoil-scene", "dba/rivers/driven-in#pushed-stops"),
    (
        "dba.recoil-scene",
        "dba/results/supporter-fate#psiloi-behind",
    ),
    (
        "dba.recoil-scene",
        "dba/results/supporter-fate#psiloi-neighbours",
    ),
    ("dba.recoil-scene", "dba/results/supporter-fate#pikes"),
    ("dba.recoil-scene", "dba/results/supporter-fate#front-lives"),
    ("impetus.command-limits", "too-many-commands"),
    ("impetus.army-list", "not-neighbours"),
    ("impetus.terrain-placement", "none-of-two-outside"),
    ("impetus.deployment", "not-marked-first"),
    ("impetus.deployment", "attacker-before-defender"),
];

/// Whether a message belongs to a verdict.
fn spoken(key: &str) -> bool {
    key.contains("-step-")
        || key.contains("-remedy-")
        || key.contains("-finding-")
        || key.starts_with("flag-")
        || key.starts_with("mark-")
}

/// Whether a verdict contains something new: its finding, a flag, a step, a remedy, a mark, or a
/// desk's finding about a row.
fn is_new(check: &Check, verdict: &Verdict, said: &BTreeSet<String>) -> bool {
    let key = check.key();
    let rows = verdict
        .values
        .values()
        .filter_map(Value::as_array)
        .flatten()
        .filter_map(|row| row.get("code")?.as_str());
    let marks = verdict.picture.iter().flat_map(|picture| &picture.marks);
    !said.contains(&format!("{key}-finding-{}", verdict.finding.code))
        || rows
            .into_iter()
            .any(|code| !said.contains(&format!("{key}-finding-{code}.row")))
        || marks
            .into_iter()
            .any(|mark| !said.contains(&format!("mark-{}", mark.code())))
        || verdict
            .flags
            .iter()
            .any(|flag| !said.contains(&format!("flag-{}", flag.replace(':', "-"))))
        || verdict
            .steps
            .iter()
            .any(|step| !said.contains(&format!("{key}-step-{}", step.code)))
        || verdict
            .remedies
            .iter()
            .any(|remedy| !said.contains(&format!("{key}-remedy-{}", remedy.code)))
}

/// Returns the violations in a verdict, directly or in the rows of a list.
fn found<'v>(check: &'v Check, verdict: &'v Verdict) -> impl Iterator<Item = &'v str> {
    let listed = check
        .outputs
        .iter()
        .filter(|output| matches!(output.kind, OutKind::Violations))
        .filter_map(|output| verdict.values[output.name].as_array());
    let rows = verdict
        .values
        .values()
        .filter_map(Value::as_array)
        .flatten()
        .filter_map(|row| row.get("code"));
    listed.flatten().chain(rows).filter_map(Value::as_str)
}

/// Returns the claims and violations of the parts of a check.
fn of_parts(check: &Check) -> BTreeSet<&'static str> {
    let quoted = QUOTES
        .iter()
        .filter(|(id, _)| *id == check.id)
        .map(|(_, other)| other);
    let parts = check
        .parts
        .iter()
        .chain(quoted)
        .filter_map(|id| systems::check(id));
    parts
        .flat_map(|part| {
            part.claims
                .iter()
                .copied()
                .chain(part.violations.iter().map(|violation| violation.code))
        })
        .collect()
}

/// The keys of all sentences of a check that occurred, and the claims and violations that did not:
/// from random questions and worked examples, with every reading agreed and with some fields
/// changed.
fn hear(check: &Check, library: &Library) -> (BTreeSet<String>, Vec<&'static str>) {
    let (fields, readings) = (
        check.fields(&Tables::default()),
        check.readings().collect::<Vec<_>>(),
    );
    let mut said = BTreeSet::new();
    let parts = of_parts(check);
    let claims = check.claims.iter().copied();
    let violations = check.violations.iter().map(|violation| violation.code);
    let silent = RefCell::new(
        claims
            .chain(violations)
            .filter(|name| !parts.contains(name) && !RARE.contains(&(check.id, name)))
            .collect::<Vec<&str>>(),
    );
    let examples: Vec<_> = library
        .of_check(check.id)
        .flat_map(|node| &node.examples)
        .filter(|example| example.check.as_str() == check.id)
        .collect();
    let hear = |input: &Map<String, Value>, always: bool, said: &mut BTreeSet<String>| {
        let given = Facts::new(check, &library.tables, input.clone());
        let verdict = check.judge(&library.tables, input).or_else(|faults| {
            // A fact that contradicts the others is left out.
            let wrong = faults
                .iter()
                .filter(|fault| fault.kind == FaultKind::Contradicts);
            let mended = wrong.fold(given, |given, fault| given.without(&fault.path));
            check.judge(&library.tables, &mended.told)
        });
        let Ok(verdict) = verdict else {
            return;
        };
        if !silent.borrow().is_empty() {
            let quoted = |claim| {
                verdict.reasons.contains(&claim)
                    || verdict.steps.iter().any(|step| step.cite == Some(claim))
            };
            // An open point, or a verdict that another reading changes, quotes the claims of the
            // readings.
            let otherwise = |id| {
                verdict.readings.iter().any(|reading| reading.id == id)
                    || verdict.alternatives.iter().any(|other| other.reading == id)
            };
            let told = |claim: &str| {
                readings
                    .iter()
                    .any(|(_, reading)| reading.claim == claim && otherwise(reading.id))
            };
            silent.borrow_mut().retain(|name| {
                !quoted(name) && !told(name) && found(check, &verdict).all(|code| code != *name)
            });
        }
        if !always && !is_new(check, &verdict, said) {
            return;
        }
        for lang in Lang::ALL {
            for (key, text) in texts::said(library, check, &verdict, lang) {
                assert!(
                    library.texts.has(lang, &key),
                    "{lang} {key}: no text\n{input:?}"
                );
                assert!(!text.contains('{'), "{lang} {key}: {text}\n{input:?}");
                said.insert(key);
            }
        }
    };
    for example in &examples {
        hear(&example.input, true, &mut said);
        for (_, reading) in &readings {
            let mut input = example.input.clone();
            input.insert("agreed".into(), json!([reading.id]));
            hear(&input, true, &mut said);
        }
    }
    let own = format!("{}-", check.key());
    let mut unheard: Vec<&str> = library
        .texts
        .keys(Lang::It)
        .filter(|key| key.starts_with(&own) && spoken(key))
        .collect();
    let mut chance = Chance(2004);
    for n in 0..inputs() * JUDGED {
        unheard.retain(|key| !said.contains(*key));
        if n >= inputs() && unheard.is_empty() {
            break;
        }
        let mut input = chance.input(&fields);
        if !readings.is_empty() && chance.below(3) == 0 {
            let agreed: Vec<&str> = (0..=chance.below(2))
                .map(|_| readings[chance.below(readings.len())].1.id)
                .collect();
            input.insert("agreed".into(), json!(agreed));
        }
        hear(&input, n < inputs(), &mut said);
    }
    for _ in 0..CHANGED {
        if silent.borrow().is_empty() || examples.is_empty() {
            break;
        }
        let mut input = examples[chance.below(examples.len())].input.clone();
        for _ in 0..=chance.below(3) {
            chance.change(&fields, &mut input);
        }
        hear(&input, false, &mut said);
    }
    (said, silent.take())
}

#[test]
fn every_sentence_is_said_and_every_claim_quoted() {
    let library = &PLAIN.site.library;
    let heard: Vec<(&str, _)> = systems::checks()
        .collect::<Vec<_>>()
        .par_iter()
        .map(|check| (check.id, hear(check, library)))
        .collect();
    let silent: Vec<_> = heard
        .iter()
        .filter(|(_, (_, silent))| !silent.is_empty())
        .map(|(id, (_, silent))| (id, silent))
        .collect();
    assert!(
        silent.is_empty(),
        "claims that are never quoted, violations that are never found: {silent:?}"
    );
    let said: BTreeSet<String> = heard.into_iter().flat_map(|(_, (said, _))| said).collect();
    let declared = texts::needed(&Subject::new(library));
    let idle: Vec<&str> = library
        .texts
        .keys(Lang::It)
        .filter(|key| spoken(key))
        .filter(|key| !said.contains(*key) && !declared.contains_key(*key))
        .collect();
    assert_eq!(idle, Vec::<&str>::new(), "sentences that nobody says");
}

/// A yes or no that would make a move legal has a sentence of its own.
#[test]
fn a_yes_or_no_that_allows_a_move_has_its_sentence() {
    let library = &PLAIN.site.library;
    let mut missing = BTreeSet::new();
    let examples = library.content.nodes.iter().flat_map(|node| &node.examples);
    for example in examples {
        let Some(check) = systems::check(example.check.as_str()) else {
            continue;
        };
        let Ok(verdict) = check.answer(&Tables::default(), &example.input) else {
            continue;
        };
        let changes = verdict.remedies.iter().filter(|one| one.code == CHANGE);
        for (path, value) in changes.flat_map(|one| &one.input) {
            let Some(yes) = value.as_bool() else { continue };
            let names: Vec<&str> = path
                .split('.')
                .filter(|part| part.parse::<usize>().is_err())
                .collect();
            let own = if yes { "if-so" } else { "if-not" };
            let key = format!("{}-field-{}.{own}", check.key(), names.join("-"));
            for lang in [Lang::It, Lang::En] {
                if library.texts.find(lang, &key).is_none() {
                    missing.insert(format!("{lang:?} {key}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Sides are named by their troops. If both have the same troops, they are named by their position
/// in the question too.
#[test]
fn sides_are_called_by_their_troops() {
    let library = &PLAIN.site.library;
    for (id, known, told) in [
        (
            "dba.combat",
            "Blade",
            json!({"a": {"troop": "Bd"}, "b": {"troop": "Bd"}, "die_a": 3, "die_b": 6}),
        ),
        (
            "dba.combat",
            "Blade",
            json!({"a": {"troop": "Bd"}, "b": {"troop": "Bd"}}),
        ),
        (
            "dba.combat",
            "Warband",
            json!({"a": {"troop": "Bd"}, "b": {"troop": "Wb"}, "die_a": 6, "die_b": 1}),
        ),
        (
            "dbe.melee",
            "",
            json!({"a": {"troop": "line"}, "b": {"troop": "line"}, "dice": {"a": 1, "b": 6}}),
        ),
        (
            "dbe.combat",
            "",
            json!({"phase": "melee", "a": {"troop": "line"}, "b": {"troop": "elite"}, "dice": {"a": 2, "b": 4}}),
        ),
        ("dba.score-outcome", "", json!({"total_a": 5, "total_b": 3})),
        (
            "dba.combat-odds",
            "",
            json!({"a_total_factor": 5, "b_total_factor": 3}),
        ),
    ] {
        let check = systems::check(id).unwrap();
        let Value::Object(told) = told else {
            unreachable!()
        };
        let verdict = check.answer(&library.tables, &told).unwrap();
        for lang in Lang::ALL {
            let said = library.say(lang, &verdict);
            let mut texts = vec![said.finding];
            texts.extend(said.steps.into_iter().map(|step| step.text));
            texts.extend(said.odds.into_iter().map(|chance| chance.text));
            let parties = library.parties(lang, check, &verdict.input);
            for output in check.outputs {
                texts.push(
                    library
                        .result_label(lang, check, output.name, &parties)
                        .unwrap(),
                );
                let value = &verdict.values[output.name];
                if let OutKind::Word { scope, .. } | OutKind::Words { scope, .. } = output.kind {
                    texts.push(library.result_text(
                        lang,
                        check,
                        Some(scope),
                        value,
                        &verdict.input,
                    ));
                }
            }
            // The letter "A" is also an English article, so only "B" is tested.
            let lettered = |text: &&String| {
                text.split(|c: char| !c.is_alphanumeric())
                    .any(|word| word == "B")
            };
            assert_eq!(texts.iter().find(lettered), None, "{id} {lang}");
            assert!(
                texts.iter().any(|text| text.contains(known)),
                "{id} {lang}: {texts:?}"
            );
        }
    }
    // Without troops the position in the question suffices.
    let check = systems::check("dbe.combat").unwrap();
    assert_eq!(
        library
            .result_label(
                Lang::En,
                check,
                "b_total",
                &library.parties(Lang::En, check, &Map::new())
            )
            .unwrap(),
        "Second element, total"
    );
}

/// Consistent terms: what the rules allow is "consentito"; "permesso" is a permission given by a
/// person.
#[test]
fn what_is_allowed_has_one_word() {
    let leave = ["il", "un", "del", "dal", "al", "col", "senza"];
    let mut wrong = Vec::new();
    for path in italian() {
        let text = std::fs::read_to_string(&path).unwrap();
        for line in text.lines() {
            let words: Vec<String> = line
                .split(|c: char| !c.is_alphabetic())
                .filter(|word| !word.is_empty())
                .map(str::to_lowercase)
                .collect();
            for (n, word) in words.iter().enumerate() {
                let before = n.checked_sub(1).map_or("", |n| words[n].as_str());
                let given =
                    word == "permesso" && (leave.contains(&before) || line.starts_with("Aliases:"));
                if matches!(
                    word.as_str(),
                    "permesso"
                        | "permessa"
                        | "permessi"
                        | "permesse"
                        | "lecito"
                        | "lecita"
                        | "leciti"
                        | "lecite"
                ) && !given
                {
                    wrong.push(format!("{}: {line}", path.display()));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// Returns the Italian text files.
fn italian() -> Vec<std::path::PathBuf> {
    let mut folders = vec![std::path::PathBuf::from("content-it")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(kind) if kind == "md" || kind == "ftl" => files.push(path),
                _ => {}
            }
        }
    }
    assert!(files.len() > 30, "{files:?}");
    files
}
