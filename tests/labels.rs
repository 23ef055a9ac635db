//! Every sentence that a check can say exists in both languages and can be formed: the registry
//! is walked for the declared keys, and each check is asked thousands of random questions, and
//! those of the worked examples, for the sentences of its steps, findings, remedies and flags.

use std::collections::BTreeSet;

use cavillo::check::board::{PIECE, SAME_PLACE};
use cavillo::check::{Check, Field, FindingKind, Kind, Limit, OutKind, Output, Verdict};
use cavillo::files::Files;
use cavillo::i18n::Texts;
use cavillo::kit::tables::{Origin, Tables};
use cavillo::lang::Lang;
use cavillo::library::{Library, Passages};
use cavillo::message::{Arg, Message};
use cavillo::systems;
use serde_json::{Map, Value, json};

const FILES: [(Lang, &str, &str); 8] = [
    (Lang::It, "content-it/dba.ftl", include_str!("../content-it/dba.ftl")),
    (Lang::En, "content-en/dba.ftl", include_str!("../content-en/dba.ftl")),
    (Lang::It, "content-it/dbe.ftl", include_str!("../content-it/dbe.ftl")),
    (Lang::En, "content-en/dbe.ftl", include_str!("../content-en/dbe.ftl")),
    (Lang::It, "content-it/impetus.ftl", include_str!("../content-it/impetus.ftl")),
    (Lang::En, "content-en/impetus.ftl", include_str!("../content-en/impetus.ftl")),
    (Lang::It, "content-it/site.ftl", include_str!("../content-it/site.ftl")),
    (Lang::En, "content-en/site.ftl", include_str!("../content-en/site.ftl")),
];

fn texts() -> Texts {
    let (texts, problems) = Texts::parse(FILES);
    assert_eq!(problems, []);
    texts
}

/// The keys that declarations alone call for.
fn declared() -> BTreeSet<String> {
    // Said only of a board with faults, and of an operator's figures.
    let mut keys = BTreeSet::from([format!("mark-{SAME_PLACE}"), "flag-rulebook".to_owned()]);
    for system in systems::SYSTEMS {
        keys.insert(system.id.to_owned());
        for table in system.tables {
            let key = table.id.replace('.', "-");
            keys.extend(table.rows.iter().map(|row| format!("{}-{row}", table.row_scope)));
            keys.extend(table.columns.iter().map(|column| format!("{}-{column}", table.column_scope)));
            keys.extend(table.words.iter().map(|word| format!("{key}-{word}")));
            if let Origin::Outside { flag, .. } = table.origin {
                keys.insert(format!("flag-{}", flag.replace(':', "-")));
            }
            keys.insert(key);
        }
        for matrix in system.matrices {
            let key = matrix.id.replace('.', "-");
            keys.extend([format!("{key}.question"), key]);
        }
        for check in system.checks {
            let key = check.key();
            keys.insert(format!("{key}.question"));
            fields(&format!("{key}-field-"), &check.fields(), &mut keys);
            outputs(&format!("{key}-value-"), check.outputs, &mut keys);
            // Where the first result is no permission, violations are named in a list and never found.
            if !check.outputs.first().is_some_and(|output| matches!(output.name, "legal" | "may" | "allowed")) {
                keys.extend(check.violations.iter().map(|violation| format!("{key}-finding-{}", violation.code)));
            }
            for violation in check.violations {
                keys.insert(format!("{key}-finding-{}", violation.code));
            }
            for point in check.points {
                keys.insert(format!("{}-point-{}", system.id, point.id));
                if point.kind == cavillo::check::PointKind::Conflict {
                    keys.insert(format!("flag-conflict-{}", point.id));
                }
            }
            keys.insert(key);
        }
    }
    keys
}

fn fields(prefix: &str, declared: &[Field], keys: &mut BTreeSet<String>) {
    for field in declared {
        let key = format!("{prefix}{}", field.name);
        match &field.kind {
            Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } => keys.extend(codes.iter().map(|code| format!("{scope}-{code}"))),
            Kind::Group(inner) | Kind::List { fields: inner, .. } => fields(&format!("{key}-"), inner, keys),
            Kind::Flag
            | Kind::Integer { .. }
            | Kind::Integers { .. }
            | Kind::Decimals { .. }
            | Kind::Decimal { .. }
            | Kind::Name
            | Kind::Text { .. }
            | Kind::Names { .. }
            | Kind::Lines { .. }
            | Kind::Pairs { .. }
            | Kind::Outline
            | Kind::Outlines { .. } => {}
        }
        // What every base on the table has is labelled once for all.
        if prefix.ends_with("-field-") || !PIECE.contains(&field.name) {
            keys.insert(key);
        } else {
            keys.insert(format!("piece-{}", field.name));
        }
    }
}

fn outputs(prefix: &str, declared: &[Output], keys: &mut BTreeSet<String>) {
    for output in declared {
        let key = format!("{prefix}{}", output.name);
        match &output.kind {
            OutKind::Word { scope, codes } | OutKind::Words { scope, codes } => keys.extend(codes.iter().map(|code| format!("{scope}-{code}"))),
            OutKind::Group(inner) | OutKind::List(inner) => outputs(&format!("{key}-"), inner, keys),
            OutKind::Number(_) | OutKind::Numbers(_) | OutKind::Odds | OutKind::Truth | OutKind::Violations | OutKind::Name | OutKind::Names => {}
        }
        keys.insert(key);
    }
}

#[test]
fn every_declared_label_exists_in_both_languages() {
    let texts = texts();
    for lang in [Lang::It, Lang::En] {
        let missing: Vec<String> = declared().into_iter().filter(|key| !texts.has(lang, key)).collect();
        assert_eq!(missing, Vec::<String>::new(), "missing in {lang:?}");
    }
    let keys = |lang| texts.keys(lang).map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(keys(Lang::It), keys(Lang::En));
}

const NAMES: [&str; 3] = ["uno", "due", "tre"];

/// A small linear congruential generator: the same questions every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % n.max(1)
    }

    fn outline(&mut self) -> Value {
        json!([[0, 0], [10 + self.below(200), 0], [0, 10 + self.below(200)]])
    }

    /// A value for each field; open and defaulted ones are left out now and then.
    fn input(&mut self, fields: &[Field]) -> Map<String, Value> {
        let mut map = Map::new();
        for field in fields {
            if field.default != Limit::Required && self.below(4) == 0 {
                continue;
            }
            let value = match &field.kind {
                Kind::Choice { codes, .. } => json!(codes[self.below(codes.len())]),
                Kind::Flag => json!(self.below(2) == 1),
                // Mostly small figures, as players have them, and now and then any.
                Kind::Integer { min, max } => {
                    let span = if self.below(3) == 0 { max - min } else { (max - min).min(6) };
                    json!(min + i64::try_from(self.below(usize::try_from(span + 1).unwrap_or(1))).unwrap_or(0))
                }
                Kind::Integers { min, max, most } => {
                    let span = usize::try_from(max - min + 1).unwrap_or(1);
                    (0..self.below(*most + 1)).map(|_| min + i64::try_from(self.below(span)).unwrap_or(0)).collect()
                }
                Kind::Decimals { min, max, most } => {
                    let span = (max - min).min(100.0);
                    (0..self.below(*most + 1).min(3)).map(|_| min + (span * f64::from(u32::try_from(self.below(101)).unwrap_or(0)) / 100.0).round()).collect()
                }
                // Small and large figures alike, within the limits.
                Kind::Decimal { min, max } => {
                    let span = [10.0_f64, 100.0, 2000.0][self.below(3)].min(max - min);
                    json!(min + (span * f64::from(u32::try_from(self.below(101)).unwrap_or(0)) / 100.0).round())
                }
                Kind::Choices { codes, min, .. } => (0..(min + self.below(2))).map(|_| codes[self.below(codes.len())]).collect(),
                // Few names, so that one base is often spoken of twice.
                // What is pasted has a form of its own, which chance would never hit: the worked examples do.
                Kind::Lines { .. } => json!(""),
                Kind::Name | Kind::Text { .. } => json!(NAMES[self.below(NAMES.len())]),
                Kind::Names { min, max } => (0..(min + self.below(max - min + 1).min(3))).map(|_| NAMES[self.below(NAMES.len())]).collect(),
                Kind::Pairs { .. } => {
                    let count = self.below(NAMES.len() + 1);
                    Value::Object(NAMES[..count].iter().map(|who| ((*who).to_owned(), json!(NAMES[self.below(NAMES.len())]))).collect())
                }
                Kind::Outline => self.outline(),
                Kind::Outlines { .. } => (0..self.below(3)).map(|_| self.outline()).collect(),
                Kind::Group(_) if field.default == Limit::Default(Value::Null) && self.below(2) == 0 => Value::Null,
                Kind::Group(inner) => Value::Object(self.input(inner)),
                Kind::List { fields, min, max } => (0..(min + self.below(max - min + 1).min(3))).map(|_| Value::Object(self.input(fields))).collect(),
            };
            map.insert(field.name.to_owned(), value);
        }
        map
    }
}

/// The arguments of a check's sentences, as the library gives them: inputs, then results.
fn arguments(check: &Check, verdict: &Verdict) -> Vec<(String, Arg)> {
    let mut args = Vec::new();
    given("", &check.fields(), &verdict.input, &mut args);
    results("", check.outputs, &verdict.values, &mut args);
    args
}

fn given(prefix: &str, fields: &[Field], map: &Map<String, Value>, args: &mut Vec<(String, Arg)>) {
    for field in fields {
        let (name, value) = (format!("{prefix}{}", field.name), &map[field.name]);
        match (&field.kind, value) {
            (Kind::Group(inner), Value::Object(map)) => given(&format!("{name}-"), inner, map, args),
            (Kind::Choice { scope, .. }, Value::String(code)) => args.push((name, Arg::coded(scope, code))),
            (Kind::Choice { .. }, Value::Null) => args.extend([(format!("{name}-code"), Arg::from("none")), (name, Arg::from("none"))]),
            _ => args.push((name, plain(value))),
        }
    }
}

fn results(prefix: &str, outputs: &[Output], map: &Map<String, Value>, args: &mut Vec<(String, Arg)>) {
    for output in outputs {
        let (name, value) = (format!("{prefix}{}", output.name), &map[output.name]);
        match (&output.kind, value) {
            (OutKind::Group(inner), Value::Object(map)) => results(&format!("{name}-"), inner, map, args),
            (OutKind::Word { scope, .. }, Value::String(code)) => args.push((name, Arg::coded(scope, code))),
            (OutKind::Word { .. }, Value::Null) => args.extend([(format!("{name}-code"), Arg::from("none")), (name, Arg::from("none"))]),
            _ => args.push((name, plain(value))),
        }
    }
}

fn plain(value: &Value) -> Arg {
    match value {
        Value::Number(number) => Arg::Number(number.as_f64().unwrap_or_default()),
        Value::Bool(yes) => Arg::from(if *yes { "yes" } else { "no" }),
        Value::String(text) => Arg::from(text.as_str()),
        other => Arg::from(other.to_string()),
    }
}

/// Every sentence of a verdict.
fn sentences(texts: &Texts, check: &Check, verdict: &Verdict) -> Vec<Message> {
    let (key, args) = (check.key(), arguments(check, verdict));
    let message = |code: String, more: &[(String, Arg)]| Message { key: code, args: args.iter().chain(more).cloned().collect() };
    let mut found = Vec::new();
    if verdict.finding.kind == FindingKind::Undetermined {
        // Where the documents name no answer at all there is no point to ask, only their silence.
        let key = verdict.missing.map_or_else(|| format!("{}-point-{}", check.system(), verdict.finding.code), |what| format!("flag-silent-{what}"));
        found.push(message(key, &[]));
    } else {
        found.push(message(format!("{key}-finding-{}", verdict.finding.code), &[]));
    }
    for step in &verdict.steps {
        let mut more: Vec<(String, Arg)> = step.args.iter().map(|(name, arg)| ((*name).to_owned(), arg.clone())).collect();
        more.push(("applied".into(), Arg::from(if step.applied { "yes" } else { "no" })));
        more.push(("value".into(), plain(&step.value)));
        found.push(message(format!("{key}-step-{}", step.code), &more));
    }
    found.extend(verdict.remedies.iter().map(|remedy| message(format!("{key}-remedy-{}", remedy.code), &remedy.args)));
    found.extend(verdict.picture.iter().flat_map(|picture| &picture.marks).map(|mark| message(format!("mark-{}", mark.code()), &[])));
    // What a desk finds in a row has a sentence of its own, told about with what stands beside its code.
    for (output, columns) in check.outputs.iter().filter_map(|output| if let OutKind::List(columns) = output.kind { Some((output, columns)) } else { None }) {
        for row in verdict.values[output.name].as_array().into_iter().flatten().filter_map(Value::as_object) {
            let key = format!("{key}-finding-{}.row", row.get("code").and_then(Value::as_str).unwrap_or_default());
            if texts.has(Lang::It, &key) {
                let told = columns.iter().map(|column| (column.name.to_owned(), plain(row.get(column.name).unwrap_or(&Value::Null))));
                found.push(Message { key, args: told.collect() });
            }
        }
    }
    found.extend(verdict.flags.iter().map(|flag| message(format!("flag-{}", flag.replace(':', "-")), &[])));
    found
}

#[test]
fn every_sentence_can_be_formed_and_is_said_at_last() {
    let texts = texts();
    let (library, _) = Library::load(&Files::Embedded, Tables::default(), Passages::default());
    let mut said = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for check in systems::checks() {
        let (fields, readings) = (check.fields(), check.readings().collect::<Vec<_>>());
        let mut chance = Chance(2004);
        let random = (0..4000).map(|_| {
            let mut input = chance.input(&fields);
            if !readings.is_empty() && chance.below(3) == 0 {
                let agreed: Vec<&str> = (0..=chance.below(2)).map(|_| readings[chance.below(readings.len())].1.id).collect();
                input.insert("agreed".into(), json!(agreed));
            }
            input
        });
        // The worked examples say what chance rarely hits upon; each also with every reading agreed.
        let worked = library.of_check(check.id).flat_map(|node| &node.examples).filter(|example| example.check.as_str() == check.id);
        let worked = worked.flat_map(|example| {
            let agreed = readings.iter().map(|(_, reading)| {
                let mut input = example.input.clone();
                input.insert("agreed".into(), json!([reading.id]));
                input
            });
            std::iter::once(example.input.clone()).chain(agreed).collect::<Vec<_>>()
        });
        for input in random.chain(worked) {
            let Ok(verdict) = check.judge(&Tables::default(), &input) else { continue };
            for message in sentences(&texts, check, &verdict) {
                for lang in [Lang::It, Lang::En] {
                    let (text, errors) = texts.try_say(lang, &message);
                    assert!(errors.is_empty() && !text.contains("{ "), "{lang:?} {}: {text} {errors:?}\n{input:?}", message.key);
                    if std::env::var_os("CAVILLO_SAY").is_some() && seen.insert((message.key.clone(), text.clone())) {
                        println!("{}: {text}", message.key);
                    }
                }
                said.insert(message.key);
            }
        }
    }
    let (declared, spoken) = (declared(), |key: &str| {
        key.contains("-step-") || key.contains("-remedy-") || key.contains("-finding-") || key.starts_with("flag-") || key.starts_with("mark-")
    });
    let idle: Vec<&str> = texts.keys(Lang::It).filter(|key| spoken(key) && !said.contains(*key) && !declared.contains(*key)).collect();
    assert_eq!(idle, Vec::<&str>::new(), "sentences that nobody says");
}
