//! Questions of the lessons: each is run once and must have a right answer among its options.

use serde_json::Value;

use super::examples::{Outcome, judged, refused};
use super::{Finder, Subject, did_you_mean};
use crate::check::{Check, FindingKind, OutKind, Output};
use crate::content::Question;
use crate::kit::tables::Tables;
use crate::library::Library;

/// A question, and the result of its check.
#[derive(Debug)]
pub struct AskedQuestion<'l> {
    pub question: &'l Question,
    pub check: &'static Check,
    pub outcome: Outcome,
}

/// Runs every question whose check exists, with the printed tables.
pub(super) fn ask<'l>(library: &'l Library, checks: &[&'static Check]) -> Vec<AskedQuestion<'l>> {
    let tables = Tables::default();
    let questions = library
        .content
        .nodes
        .iter()
        .flat_map(|node| &node.questions);
    questions
        .filter_map(|question| {
            let check = checks
                .iter()
                .copied()
                .find(|check| check.id == question.check.as_str())?;
            Some(AskedQuestion {
                question,
                check,
                outcome: judged(check, &tables, &question.input),
            })
        })
        .collect()
}

pub(super) fn known(subject: &Subject<'_>, finder: &mut Finder) {
    for question in subject
        .library
        .content
        .nodes
        .iter()
        .flat_map(|node| &node.questions)
    {
        let id = question.check.as_str();
        if subject.check(id).is_none() {
            let near = did_you_mean(id, subject.checks.iter().map(|check| check.id));
            finder.problem(&question.place, format!("there is no check `{id}`{near}"));
        }
    }
}

/// The declared result that a question asks for.
fn declared(check: &Check, ask: &str) -> Option<&'static Output> {
    let mut outputs = check.outputs;
    let mut found = None;
    for part in ask.split('.') {
        let output = outputs.iter().find(|output| output.name == part)?;
        outputs = if let OutKind::Group(inner) = output.kind {
            inner
        } else {
            &[]
        };
        found = Some(output);
    }
    found.filter(|output| !matches!(output.kind, OutKind::Group(_) | OutKind::List(_)))
}

/// Names of results that a question may ask for.
fn names(prefix: &str, outputs: &[Output], out: &mut Vec<String>) {
    for output in outputs {
        match output.kind {
            OutKind::Group(inner) => names(&format!("{prefix}{}.", output.name), inner, out),
            OutKind::List(_) => {}
            _ => out.push(format!("{prefix}{}", output.name)),
        }
    }
}

pub(super) fn answers(subject: &Subject<'_>, finder: &mut Finder) {
    for asked in &subject.questions {
        if let Some(text) = unanswered(asked) {
            finder.problem(&asked.question.place, format!("{}: {text}", asked.check.id));
        }
    }
}

/// The reason why a question has no right answer, if it has none.
fn unanswered(asked: &AskedQuestion<'_>) -> Option<String> {
    let AskedQuestion {
        question,
        check,
        outcome,
    } = asked;
    let ask = &question.ask;
    if declared(check, ask).is_none() {
        let mut all = Vec::new();
        names("", check.outputs, &mut all);
        let near = did_you_mean(ask, all.iter().map(String::as_str));
        return Some(format!(
            "`{ask}` is no result{near}: results are {}",
            all.join(" ")
        ));
    }
    match outcome {
        Outcome::Panicked(text) => Some(format!(
            "the check broke its own declaration: {}",
            text.replace('\n', " ")
        )),
        Outcome::Refused(faults) => Some(refused(faults)),
        Outcome::Verdict(verdict) if verdict.finding.kind == FindingKind::Undetermined => {
            let readings: Vec<&str> = verdict
                .readings
                .iter()
                .map(|reading| reading.id)
                .chain(verdict.missing)
                .collect();
            Some(format!(
                "the verdict is undetermined ({}): ask what the documents decide, or agree on one with agreed = [\"…\"]",
                readings.join(",")
            ))
        }
        Outcome::Verdict(verdict) if question.right(&verdict.values).is_none() => {
            let answer = question.answer(&verdict.values).unwrap_or(&Value::Null);
            Some(format!(
                "the answer {ask} = {answer} is not among the options {}",
                Value::from(question.options.clone())
            ))
        }
        Outcome::Verdict(_) => None,
    }
}

pub(super) fn options(subject: &Subject<'_>, finder: &mut Finder) {
    for asked in &subject.questions {
        let Some(output) = declared(asked.check, &asked.question.ask) else {
            continue;
        };
        for option in &asked.question.options {
            if let Err(expected) = fits(asked.check, output, option) {
                finder.problem(
                    &asked.question.place,
                    format!(
                        "{}: {} can never be {option}: expected {expected}",
                        asked.check.id, asked.question.ask
                    ),
                );
            }
        }
    }
}

/// Whether a result may take a value.
fn fits(check: &Check, output: &Output, option: &Value) -> Result<(), String> {
    let word =
        |codes: &[&str], value: &Value| value.as_str().is_some_and(|code| codes.contains(&code));
    let words = |codes: &[&str]| {
        option
            .as_array()
            .is_some_and(|all| all.iter().all(|value| word(codes, value)))
    };
    let (fine, expected) = match &output.kind {
        OutKind::Word { codes, .. } => (word(codes, option), format!("one of {}", codes.join(" "))),
        OutKind::Words { codes, .. } => (words(codes), format!("a list of {}", codes.join(" "))),
        OutKind::Violations => {
            let codes: Vec<&str> = check
                .violations
                .iter()
                .map(|violation| violation.code)
                .collect();
            (words(&codes), format!("a list of {}", codes.join(" ")))
        }
        OutKind::Number(_) => (option.is_number(), "a number".to_owned()),
        OutKind::Numbers(_) => (
            option
                .as_array()
                .is_some_and(|all| all.iter().all(Value::is_number)),
            "a list of numbers".to_owned(),
        ),
        OutKind::Odds => (option.is_string(), "a fraction".to_owned()),
        OutKind::Truth => (option.is_boolean(), "true or false".to_owned()),
        OutKind::Name => (option.is_string(), "a name".to_owned()),
        OutKind::Names => (
            option
                .as_array()
                .is_some_and(|all| all.iter().all(Value::is_string)),
            "a list of names".to_owned(),
        ),
        OutKind::Group(_) | OutKind::List(_) => (false, "a single result".to_owned()),
    };
    if fine { Ok(()) } else { Err(expected) }
}

#[cfg(test)]
mod tests {
    use crate::audit::little::Little;

    const PLACE: &str = "content-it/dba/recoil.md:11:1";

    fn question(text: &str) -> Little {
        Little::new().body(&format!("```question toy.rule\n{text}```\n"))
    }

    #[test]
    fn the_check_answers_a_question() {
        question("n = 3\nask = \"legal\"\noptions = [true, false]\n").finds(&[]);
        question("n = 3\nask = \"n\"\noptions = [1, 2, 3.0]\n").finds(&[]);
        question("n = 7\nask = \"violations\"\noptions = [[], [\"too-many\"]]\n").finds(&[]);
        question("n = 5\ntied = true\nagreed = [\"tie-bad\"]\nask = \"legal\"\noptions = [true, false]\n").finds(&[]);
    }

    #[test]
    fn a_question_without_a_right_answer() {
        let place = format!("{PLACE}: question-answer: toy.rule:");
        for (text, want) in [
            (
                "n = 3\nask = \"legall\"\noptions = [true, false]\n",
                "`legall` is no result (did you mean `legal`?): results are legal violations n",
            ),
            (
                "n = 99\nask = \"legal\"\noptions = [true, false]\n",
                "the input is refused: n = 99 is out-of-range, accepted: 0–9",
            ),
            (
                "n = 5\ntied = true\nask = \"legal\"\noptions = [true, false]\n",
                "the verdict is undetermined (tie-good,tie-bad): ask what the documents decide, or agree on one with agreed = [\"…\"]",
            ),
            (
                "n = 3\nask = \"n\"\noptions = [1, 2]\n",
                "the answer n = 3 is not among the options [1,2]",
            ),
        ] {
            question(text).finds(&[&format!("{place} {want}")]);
        }
        question("n = 8\nask = \"n\"\noptions = [1, 8]\n")
            .finds_starting(&[&format!("{place} the check broke its own declaration: ")]);
    }

    #[test]
    fn a_question_to_no_check_and_options_that_cannot_be() {
        Little::new()
            .body("```question toy.rul\nn = 1\nask = \"n\"\noptions = [1, 2]\n```\n")
            .finds(&[&format!(
                "{PLACE}: question-check: there is no check `toy.rul` (did you mean `toy.rule`?)"
            )]);
        for (ask, right, odd, expected) in [
            ("legal", "true", "\"no\"", "true or false"),
            ("n", "3", "\"x\"", "a number"),
            ("violations", "[]", "[\"too-mny\"]", "a list of too-many"),
        ] {
            let text = format!("n = 3\nask = \"{ask}\"\noptions = [{right}, {odd}]\n");
            question(&text).finds(&[&format!(
                "{PLACE}: question-option: toy.rule: {ask} can never be {odd}: expected {expected}"
            )]);
        }
        question("n = 3\nask = \"n\"\noptions = [3, 3]\n").finds(&[
            "content-en/dba/recoil.md:14:1: question: the option 3 stands twice",
            "content-it/dba/recoil.md:14:1: question: the option 3 stands twice",
        ]);
    }

    #[test]
    fn twins_ask_the_same_and_put_it_in_their_own_words() {
        let text = "prompt = \"x\"\nn = 3\nask = \"n\"\noptions = [3, 4]\n";
        question(text)
            .replace(
                "content-en/dba/recoil.md",
                "prompt = \"x\"",
                "prompt = \"y\"",
            )
            .finds(&[]);
        let differ = [
            "content-en/dba/recoil.md:11:1: twin-questions: `dba/recoil/one`: questions differ from the Italian twin",
        ];
        question(text)
            .replace("content-en/dba/recoil.md", "[3, 4]", "[3, 5]")
            .finds(&differ);
        question(text)
            .replace("content-en/dba/recoil.md", "prompt = \"x\"\n", "")
            .finds(&["content-en/dba/recoil.md:7:1: twin-questions: `dba/recoil/one`: questions differ from the Italian twin"]);
    }
}
