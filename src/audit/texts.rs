//! Interface texts and labels: every key in both languages, and a text for everything that a check declares
//! or was seen to return.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::examples::Outcome;
use super::{Finder, Subject};
use crate::check::board::{PIECE, SAME_PLACE};
use crate::check::{
    Check, FaultKind, Field, FindingKind, Kind, Limit, OutKind, Output, PointKind, Unit, Verdict,
    permits,
};
use crate::cite::Voice;
use crate::content::NodeKind;
use crate::draw;
use crate::kit::geometry::Edge;
use crate::kit::scene::Side;
use crate::kit::tables::{Choice, Origin, Tables};
use crate::lang::Lang;
use crate::lexicon::Class;
use crate::library::Library;
use crate::message::{Arg, Message};
use crate::problem::Place;
use crate::systems;

/// Every unit that is shown.
const UNITS: [Unit; 11] = [
    Unit::Mm,
    Unit::Cm,
    Unit::Paces,
    Unit::BaseWidths,
    Unit::Pips,
    Unit::Elements,
    Unit::Bases,
    Unit::Minutes,
    Unit::Degrees,
    Unit::Points,
    Unit::U,
];

/// Keys that must have a text, each with the file it belongs to: `site` or a system.
type Needed = BTreeMap<String, String>;

pub(super) fn twins(subject: &Subject<'_>, finder: &mut Finder) {
    let texts = &subject.library.texts;
    let needed = needed(subject);
    for lang in Lang::ALL {
        for key in texts.keys(lang).filter(|key| !needed.contains_key(*key)) {
            if !texts.stands(lang.other(), key)
                && let Some(place) = texts.place(lang, key)
            {
                finder.problem(
                    &place,
                    format!("`{key}` has no text in content-{}", lang.other()),
                );
            }
        }
    }
}

pub(super) fn labels(subject: &Subject<'_>, finder: &mut Finder) {
    for (key, file) in needed(subject) {
        for lang in Lang::ALL
            .into_iter()
            .filter(|lang| !subject.library.texts.has(*lang, &key))
        {
            finder.problem(
                &Place::new(format!("content-{lang}/{file}.ftl"), 1, 1),
                format!("`{key}` has no text"),
            );
        }
    }
}

/// Games in which every fact has a question in both languages, so that a missing one is a problem.
const ASKING: [&str; 3] = ["dba", "dbe", "impetus"];

/// Facts of a check that may be asked for: those without a usual value, and those whose usual value may be
/// changed. Settings of the whole game are not asked for.
pub fn facts(subject: &Subject<'_>, check: &Check) -> Vec<String> {
    let mut paths = Vec::new();
    facts_of("", &check.fields(&subject.library.tables), &mut paths);
    paths
}

fn facts_of(prefix: &str, declared: &[Field], paths: &mut Vec<String>) {
    for field in declared
        .iter()
        .filter(|field| !field.setting && field.name != "ask")
    {
        let path = format!("{prefix}{}", field.name);
        let demanded = matches!(field.default, Limit::Required | Limit::Asked);
        match &field.kind {
            Kind::Group(inner) => facts_of(&format!("{path}."), inner, paths),
            Kind::List { fields, .. } => {
                facts_of(&format!("{path}."), fields, paths);
                if demanded {
                    paths.push(path);
                }
            }
            Kind::Choice { .. }
            | Kind::Choices { .. }
            | Kind::Flag
            | Kind::Integer { .. }
            | Kind::Decimal { .. } => paths.push(path),
            _ if demanded => paths.push(path),
            _ => {}
        }
    }
}

/// For each language and check: facts with a question, and facts without one.
pub fn asked(
    subject: &Subject<'_>,
    lang: Lang,
    check: &Check,
) -> (Vec<(String, String)>, Vec<String>) {
    let library = subject.library;
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for path in facts(subject, check) {
        if library.question_key(lang, check, &path).is_some() {
            let question = library.fact_question(lang, check, &path, &Map::new());
            with.push((path, question));
        } else {
            without.push(path);
        }
    }
    (with, without)
}

pub(super) fn questions(subject: &Subject<'_>, finder: &mut Finder) {
    for check in &subject.checks {
        for lang in Lang::ALL {
            let place = subject
                .library
                .texts
                .place(lang, &check.key())
                .unwrap_or_else(|| {
                    Place::new(format!("content-{lang}/{}.ftl", check.system()), 1, 1)
                });
            let (with, without) = asked(subject, lang, check);
            if !without.is_empty() {
                let says = format!(
                    "{}: no question (`.ask`) for {}",
                    check.id,
                    without.join(", ")
                );
                if ASKING.contains(&check.system()) {
                    finder.problem(&place, says);
                } else {
                    finder.note(&place, says);
                }
            }
            for (n, (path, question)) in with.iter().enumerate() {
                if !question.ends_with('?') || question.contains("{$") {
                    finder.problem(
                        &place,
                        format!("{}: `{question}` is no question for {path}", check.id),
                    );
                }
                if let Some((other, _)) = with[..n].iter().find(|(_, other)| other == question) {
                    finder.problem(
                        &place,
                        format!(
                            "{}: {other} and {path} are asked alike: `{question}`",
                            check.id
                        ),
                    );
                }
            }
        }
    }
}

/// Everything that needs a label, with its file: declared by a check or a table, or seen in a verdict.
pub fn needed(subject: &Subject<'_>) -> Needed {
    let mut needed = Needed::new();
    let mut site = |scope: &str, codes: &[&str]| {
        for code in codes {
            needed.insert(format!("{scope}-{code}"), "site".to_owned());
        }
    };
    site(Voice::SCOPE, &Voice::codes());
    site(NodeKind::SCOPE, &NodeKind::codes());
    site(Class::SCOPE, &Class::codes());
    site("fault", &FaultKind::ALL.map(FaultKind::code));
    site("unit", &UNITS.map(Unit::label));
    site("compass", &draw::WINDS);
    site("edge", &Edge::codes());
    site(Side::SCOPE, &Side::codes());
    site("mark", &[SAME_PLACE]);
    // Used for an operator's figures.
    site("flag", &["rulebook"]);
    for kind in subject
        .checks
        .iter()
        .flat_map(|check| check.roles)
        .filter_map(|role| role.takes.kinds())
    {
        site("ground", kind);
    }
    for word in ["yes", "no"] {
        needed.insert(word.to_owned(), "site".to_owned());
    }
    for check in &subject.checks {
        declared(check, &mut needed);
    }
    for table in &subject.tables {
        let mut add = |key: String| {
            needed.insert(
                key,
                table.id.split('.').next().unwrap_or_default().to_owned(),
            )
        };
        let key = table.id.replace('.', "-");
        for code in table.rows {
            add(format!("{}-{code}", table.row_scope));
        }
        for code in table.columns {
            add(format!("{}-{code}", table.column_scope));
        }
        for word in table.words {
            add(format!("{key}-{word}"));
        }
        add(key);
        if let Origin::Outside { flag, .. } = table.origin {
            add(format!("flag-{}", flag.replace(':', "-")));
        }
    }
    for matrix in systems::matrices().filter(|matrix| subject.check(matrix.check).is_some()) {
        let (key, file) = (
            matrix.id.replace('.', "-"),
            matrix.id.split('.').next().unwrap_or_default(),
        );
        needed.insert(format!("{key}.question"), file.to_owned());
        needed.insert(key, file.to_owned());
    }
    for (check, outcome) in subject.outcomes() {
        if let Outcome::Verdict(verdict) = outcome {
            for (key, _) in said(subject.library, check, verdict, Lang::It) {
                needed.insert(key, check.system().to_owned());
            }
        }
    }
    // A scene without a check needs labels too.
    for node in &subject.library.content.nodes {
        for picture in node.scenes.iter().map(|scene| &scene.picture) {
            let system = node.id.system();
            needed.extend(
                picture
                    .pieces
                    .iter()
                    .map(|piece| (format!("{system}-troop-{}", piece.troop), system.to_owned())),
            );
            needed.extend(
                picture
                    .grounds
                    .iter()
                    .map(|ground| (format!("ground-{}", ground.kind), "site".to_owned())),
            );
        }
    }
    needed
}

fn declared(check: &Check, needed: &mut Needed) {
    let key = check.key();
    let file = check.system().to_owned();
    let mut add = |key: String| needed.insert(key, file.clone());
    add(file.clone());
    add(key.clone());
    add(format!("{key}.question"));
    let mut keys = Vec::new();
    fields(
        &format!("{key}-field"),
        &check.fields(&Tables::default()),
        &mut keys,
    );
    outputs(&format!("{key}-value"), check.outputs, &mut keys);
    for key in keys {
        add(key);
    }
    for point in check.points {
        add(format!("{}-point-{}", check.system(), point.id));
        if point.kind == PointKind::Conflict {
            add(format!("flag-conflict-{}", point.id));
        }
    }
    for violation in check.violations {
        add(format!("{key}-finding-{}", violation.code));
    }
    // The headline decides the finding if there is one; otherwise the first result does.
    let headline = check
        .headline
        .first()
        .and_then(|name| check.outputs.iter().find(|output| output.name == *name))
        .or(check.outputs.first());
    match headline.map(|output| (output.name, &output.kind)) {
        Some((name, OutKind::Truth)) if permits(check.outputs, name) => {
            add(format!("{key}-finding-legal"));
        }
        Some((name, OutKind::Truth)) => {
            add(format!("{key}-finding-{name}"));
            add(format!("{key}-finding-not-{name}"));
        }
        Some((name, OutKind::Number(_) | OutKind::Odds)) => {
            add(format!("{key}-finding-{name}"));
        }
        Some((_, OutKind::Word { codes, .. })) => {
            for code in *codes {
                add(format!("{key}-finding-{code}"));
            }
        }
        _ => {}
    }
}

fn fields(prefix: &str, declared: &[Field], keys: &mut Vec<String>) {
    for field in declared {
        let name = format!("{prefix}-{}", field.name);
        // Fields that every base on the table has share one label.
        let shared = !prefix.ends_with("-field") && PIECE.contains(&field.name);
        keys.push(if shared {
            format!("piece-{}", field.name)
        } else {
            name.clone()
        });
        match &field.kind {
            Kind::Choice { scope, codes } | Kind::Choices { scope, codes, .. } => {
                keys.extend(codes.iter().map(|code| format!("{scope}-{code}")))
            }
            Kind::Group(inner) | Kind::List { fields: inner, .. } => fields(&name, inner, keys),
            // What is said of a no.
            Kind::Flag if !shared => keys.push(format!("{name}.no")),
            _ => {}
        }
    }
}

fn outputs(prefix: &str, declared: &[Output], keys: &mut Vec<String>) {
    for output in declared {
        let name = format!("{prefix}-{}", output.name);
        match &output.kind {
            OutKind::Word { scope, codes } | OutKind::Words { scope, codes } => {
                keys.extend(codes.iter().map(|code| format!("{scope}-{code}")))
            }
            OutKind::Group(inner) | OutKind::List(inner) => outputs(&name, inner, keys),
            _ => {}
        }
        keys.push(name);
    }
}

/// Every sentence of a verdict with its key.
pub fn said(
    library: &Library,
    check: &Check,
    verdict: &Verdict,
    lang: Lang,
) -> Vec<(String, String)> {
    let key = check.key();
    let said = library.say_for(lang, Some(check), verdict);
    let mut keys = vec![(
        library.finding_key(lang, check.id, &verdict.finding),
        library.finding_sentence(lang, Some(check), verdict).0,
    )];
    keys.extend(
        said.steps
            .into_iter()
            .map(|step| (format!("{key}-step-{}", step.code), step.text)),
    );
    keys.extend(
        said.remedies
            .into_iter()
            .map(|remedy| (format!("{key}-remedy-{}", remedy.code), remedy.text)),
    );
    keys.extend(
        said.odds
            .into_iter()
            .map(|chance| (format!("{key}-odds-{}", chance.code), chance.text)),
    );
    keys.extend(
        said.flags
            .into_iter()
            .map(|(flag, text)| (format!("flag-{}", flag.replace(':', "-")), text)),
    );
    keys.extend(
        verdict
            .alternatives
            .iter()
            .zip(said.alternatives)
            .map(|(other, said)| {
                (
                    library.finding_key(lang, check.id, &other.finding),
                    said.finding.text,
                )
            }),
    );
    if verdict.finding.kind == FindingKind::Undetermined
        && let (Some(what), Some(text)) = (verdict.missing, said.missing)
    {
        keys.push((format!("flag-silent-{what}"), text));
    }
    // What a desk finds in a row has a sentence of its own, with the other cells of the row as arguments.
    for (output, columns) in check.outputs.iter().filter_map(|output| {
        if let OutKind::List(columns) = output.kind {
            Some((output, columns))
        } else {
            None
        }
    }) {
        for row in verdict.values[output.name]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_object)
        {
            let key = format!(
                "{key}-finding-{}.row",
                row.get("code").and_then(Value::as_str).unwrap_or_default()
            );
            if library.texts.has(lang, &key) {
                let text = library.texts.say(
                    lang,
                    &Message {
                        key: key.clone(),
                        args: cells(library, lang, columns, row),
                    },
                );
                keys.push((key, text));
            }
        }
    }
    let marks = verdict
        .picture
        .iter()
        .flat_map(|picture| &picture.marks)
        .map(|mark| format!("mark-{}", mark.code()));
    keys.extend(marks.map(|key| (key.clone(), library.texts.get(lang, &key))));
    keys
}

/// Cells of a row, as arguments of its sentence.
fn cells(
    library: &Library,
    lang: Lang,
    columns: &[Output],
    row: &Map<String, Value>,
) -> Vec<(String, Arg)> {
    let told = |column: &Output| match row.get(column.name).unwrap_or(&Value::Null) {
        Value::Number(number) => Arg::Number(number.as_f64().unwrap_or_default()),
        value => Arg::from(library.value_text(lang, None, value)),
    };
    columns
        .iter()
        .map(|column| (column.name.to_owned(), told(column)))
        .collect()
}

pub(super) fn sentences(subject: &Subject<'_>, finder: &mut Finder) {
    for (check, outcome) in subject.outcomes() {
        for lang in Lang::ALL {
            for (key, text) in sentences_of(subject, check, outcome, lang) {
                // The text that Fluent prints for a missing argument.
                if let Some((_, rest)) = text.split_once("{$") {
                    let name = rest.split('}').next().unwrap_or_default();
                    let place =
                        subject.library.texts.place(lang, &key).unwrap_or_else(|| {
                            Place::new(format!("content-{lang}/site.ftl"), 1, 1)
                        });
                    finder.problem(&place, format!("`{key}` uses ${name}, which it is not given: {} has no such input, result or argument", check.id));
                }
            }
        }
    }
}

fn sentences_of(
    subject: &Subject<'_>,
    check: &Check,
    outcome: &Outcome,
    lang: Lang,
) -> Vec<(String, String)> {
    match outcome {
        Outcome::Verdict(verdict) => said(subject.library, check, verdict, lang),
        Outcome::Refused(faults) => faults
            .iter()
            .zip(subject.library.say_faults(lang, check, faults))
            .map(|(fault, said)| (format!("fault-{}", fault.kind.code()), said.message))
            .collect(),
        Outcome::Panicked(_) => Vec::new(),
    }
}

/// Every label that the library needs, one Fluent line each, to fill a fixture.
#[cfg(test)]
pub(super) fn stand_ins(subject: &Subject<'_>) -> String {
    let needed = needed(subject);
    let keys = needed.keys().filter(|key| !key.contains('.'));
    let asked: Vec<String> = subject
        .checks
        .iter()
        .flat_map(|check| {
            let key = check.key();
            facts(subject, check)
                .into_iter()
                .map(move |path| format!("{key}-field-{}", path.replace('.', "-")))
        })
        .collect();
    let attribute = |key: &String| {
        let mut attributes = String::new();
        for name in ["question", "no"] {
            if needed.contains_key(&format!("{key}.{name}")) {
                attributes += &format!("    .{name} = x\n");
            }
        }
        if asked.contains(key) {
            attributes += &format!("    .ask = {key}?\n");
        }
        attributes
    };
    keys.map(|key| format!("{key} = x\n{}", attribute(key)))
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::audit::little::Little;

    #[test]
    fn a_text_in_one_language_only() {
        Little::new()
            .append("content-it/site.ftl", "home = Casa\n    .hint = qui\n")
            .append("content-en/site.ftl", "home = Home\n")
            .finds_ending(&[":5: twin-text: `home.hint` has no text in content-en"]);
        Little::new()
            .append("content-en/site.ftl", "home = Home\n")
            .finds_ending(&[":1: twin-text: `home` has no text in content-it"]);
    }

    #[test]
    fn a_label_that_is_missing() {
        for (key, file) in [
            ("toy-rule", "toy"),
            ("toy-rule-field-n", "toy"),
            ("toy-rule-finding-legal", "toy"),
            ("toy-rule-finding-too-many", "toy"),
            ("toy-rule-step-count", "toy"),
            ("toy-rule-remedy-fewer", "toy"),
            ("toy-point-tie", "toy"),
            ("toy-table", "toy"),
            ("toy-size-small", "toy"),
            ("toy-column-mm", "toy"),
            ("flag-silent-toys", "toy"),
            ("toy-rule-value-n", "toy"),
            ("toy", "toy"),
            ("fault-missing", "site"),
            ("voice-rule", "site"),
            ("kind-ruling", "site"),
            ("class-troop", "site"),
            ("unit-mm", "site"),
            ("yes", "site"),
        ] {
            let want = format!("content-en/{file}.ftl:1:1: missing-label: `{key}` has no text");
            // A message may have only attributes.
            let left = match key {
                "toy-rule" | "toy-rule-field-n" => format!("\n{key} =\n"),
                _ => "\n".to_owned(),
            };
            let little =
                Little::new().replace("content-en/site.ftl", &format!("\n{key} = x\n"), &left);
            little
                .body("```example toy.rule\nn = 9\nout.n = 9\n```\n")
                .finds(&[&want]);
        }
    }

    #[test]
    fn a_fact_that_cannot_be_asked() {
        let without = |from: &str, to: &str| {
            Little::new()
                .accepted()
                .replace("content-en/site.ftl", from, to)
        };
        let ask = "    .ask = toy-rule-field-n?\n";
        let notes: Vec<String> = without(ask, "")
            .replace("content-it/site.ftl", ask, "")
            .found(true);
        assert_eq!(notes.len(), 2, "{notes:?}");
        assert!(
            notes[0].ends_with(": note: unasked-fact: toy.rule: no question (`.ask`) for n"),
            "{notes:?}"
        );
        without(ask, "    .ask = Number\n")
            .finds_ending(&[": unasked-fact: toy.rule: `Number` is no question for n"]);
        without(ask, "    .ask = toy-rule-field-tied?\n").finds_ending(&[
            ": unasked-fact: toy.rule: n and tied are asked alike: `toy-rule-field-tied?`",
        ]);
    }

    #[test]
    fn what_a_scene_shows_has_a_name() {
        let scene = "```scene\nscene = \"A1_Xx_0_0_0_15*bog_0_90_50_90_50_140\"\n```\n";
        Little::new().body(scene).finds(&[
            "content-en/dba.ftl:1:1: missing-label: `dba-troop-Xx` has no text",
            "content-en/site.ftl:1:1: missing-label: `ground-bog` has no text",
            "content-it/dba.ftl:1:1: missing-label: `dba-troop-Xx` has no text",
            "content-it/site.ftl:1:1: missing-label: `ground-bog` has no text",
        ]);
    }

    #[test]
    fn a_sentence_that_asks_for_what_it_is_not_given() {
        let with = |text: &str| {
            Little::new().replace(
                "content-en/site.ftl",
                "toy-rule-finding-legal = x",
                &format!("toy-rule-finding-legal = {text}"),
            )
        };
        with("{ $n } { $legal }").finds(&[]);
        with("{ $m }")
            .finds_ending(&[": unformed-sentence: `toy-rule-finding-legal` uses $m, which it is not given: toy.rule has no such input, result or argument"]);
    }
}
