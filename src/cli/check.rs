//! `cavillo check`

use std::fmt::Write as _;
use std::io::Read as _;
use std::path::PathBuf;

use cavillo::check::form::{field_at, pairs_text};
use cavillo::check::{
    Check, Facts, FaultKind, Field, FindingKind, Kind, Limit, OutKind, Output, Status, Unit,
    Verdict,
};
use cavillo::i18n::Texts;
use cavillo::lang::Lang;
use cavillo::library::{Library, SaidAnswer, coded, listed};
use cavillo::message::{Arg, Message};
use cavillo::problem::nearest;
use cavillo::systems;
use cavillo::web::{api, strict};
use serde_json::{Map, Value};

use super::{
    Answer, Outcome, OutputForm, Place, Tongue, Trouble, json, library, nearest_are, quoted, site,
    tables,
};

/// Maximum number of lines for the other values of one fact, unless everything is requested.
const MOST_LINES: usize = 4;

/// Maximum size of the JSON input, as in the API.
const MAX_INPUT: u64 = 64 << 10;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  cavillo check dba.recoil                      # what it asks and answers
  cavillo check dba.recoil recoiler=Bd friend=El room_mm=40 same_facing=true --lang en
  cavillo check dba.combat a.troop=Bd b.troop=Wb --ask a_destroyed
  cavillo check dba.pip-cost --input situation.json --output json")]
pub struct Arguments {
    /// The check, such as `dba.recoil`; without it, all checks are listed. Without facts, the check's fields
    /// and results are listed.
    id: Option<String>,
    /// The situation: recoiler=Bd friends.0.troop=Ps agreed=reading-id. A number may be a range: 15-40
    /// (both included), 15.. (at least), ..=40 (at most), ..40 (less than), 15..40 (40 not included); a choice may be
    /// several codes: loser=Kn,Cv.
    #[arg(value_name = "KEY=VALUE")]
    pairs: Vec<String>,
    /// The situation as a JSON object in a file, or `-` for standard input.
    #[arg(long, alias = "json", value_name = "FILE", conflicts_with = "pairs")]
    input: Option<PathBuf>,
    /// A result you want, such as `destroyed`: only facts that affect it are asked for. `cavillo check ID`
    /// lists the names of facts and results.
    #[arg(long, value_name = "RESULT")]
    ask: Vec<String>,
    /// A fact that nobody knows, such as `b.going`: all its values are tried, and it is never asked for.
    #[arg(long, value_name = "FACT")]
    unknown: Vec<String>,
    /// Print everything, including results that are lists, steps without effect, and the results of other
    /// facts.
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    form: OutputForm,
    /// Your own figures instead of the printed ones (TOML).
    #[arg(long, value_name = "FILE")]
    rulebook: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let lang = arguments.tongue.get();
    let library = library(
        &arguments.place.files(),
        None,
        tables(arguments.rulebook.as_deref())?,
    )?;
    let as_json = arguments.form.json();
    let Some(id) = &arguments.id else {
        if as_json {
            return Ok(Answer {
                text: json(&api::checks_json(&site(library), lang))?,
                code: 0,
            });
        }
        return Ok(Answer {
            text: list(&library, lang),
            code: 0,
        });
    };
    let check = systems::check(id).ok_or_else(|| {
        let near = nearest(id, systems::checks().map(|check| check.id));
        Trouble::new(format!(
            "there is no check `{id}`: {}",
            nearest_are(&near, "`cavillo check` lists all")
        ))
    })?;
    // JSON values must have the exact type; words of a command line are read like a form.
    let given = match &arguments.input {
        Some(file) => Ok(Facts::typed(check, &library.tables, read(file)?)),
        None => Facts::from_pairs(check, &library.tables, pairs(&arguments.pairs)?),
    };
    // Some checks have a field of that name, which holds one question.
    let fields = check.fields(&library.tables);
    let asks_one = fields.iter().any(|field| field.name == "ask");
    let given = given.map(|mut facts| {
        for (name, list) in [("ask", &arguments.ask), ("unknown", &arguments.unknown)] {
            match list.as_slice() {
                [] => {}
                [one] if name == "ask" && asks_one => {
                    facts.told.insert(name.to_owned(), one.clone().into());
                }
                list => {
                    facts.told.insert(name.to_owned(), list.to_vec().into());
                }
            }
        }
        facts
    });
    let nothing = arguments.input.is_none()
        && arguments.pairs.is_empty()
        && arguments.ask.is_empty()
        && arguments.unknown.is_empty();
    // Without facts, the facts that can be given are listed.
    if nothing && !as_json {
        return Err(Trouble::new(describe(&library, lang, check)));
    }
    match given.and_then(|facts| facts.answer()) {
        Ok(verdict) => {
            let code = match verdict.finding.kind {
                FindingKind::Undetermined | FindingKind::Open => 3,
                _ if verdict.has_violations(check.outputs) => 1,
                FindingKind::Illegal => 1,
                FindingKind::Legal | FindingKind::Outcome | FindingKind::Score => 0,
            };
            let text = if as_json {
                json(&api::verdict_json(&site(library), lang, &verdict))?
            } else {
                show(&library, lang, check, &verdict, arguments.all)
            };
            Ok(Answer { text, code })
        }
        Err(faults) if as_json => Ok(Answer {
            text: json(&api::faults_json(&site(library), lang, check, &faults))?,
            code: 2,
        }),
        Err(faults) => {
            let said = library.say_faults(lang, check, &faults);
            let fields = check.fields(&library.tables);
            let lines: Vec<String> = said
                .iter()
                .zip(&faults)
                .map(|(said, fault)| {
                    // For a missing list, how to give its first entry.
                    let first = match field_at(&fields, &fault.path).map(|field| &field.kind) {
                        Some(Kind::List { fields, .. }) if fault.kind == FaultKind::Missing => {
                            fields.first().map_or_else(String::new, |inner| {
                                format!(" ({}.0.{}=…)", fault.path, inner.name)
                            })
                        }
                        _ => String::new(),
                    };
                    // The last line only counts those that were left out.
                    let path = if said.path.is_empty() {
                        String::new()
                    } else {
                        format!("{}: ", said.path)
                    };
                    format!("  {path}{}{first}", said.message)
                })
                .collect();
            // If facts are only missing nothing is wrong.
            let missing = faults.iter().all(|fault| fault.kind == FaultKind::Missing);
            let title = if missing {
                "cli-needs-input"
            } else {
                "cli-bad-input"
            };
            Err(Trouble::new(format!(
                "{id}: {}\n{}",
                library.texts.get(lang, title),
                lines.join("\n")
            )))
        }
    }
}

/// `key=value` arguments as pairs.
fn pairs(words: &[String]) -> Result<Vec<(&str, &str)>, Trouble> {
    let pairs = words.iter().map(|word| {
        word.split_once('=')
            .ok_or_else(|| Trouble::new(format!("`{word}`: expected key=value")))
    });
    pairs.collect()
}

fn read(file: &PathBuf) -> Result<Map<String, Value>, Trouble> {
    let name = file.display();
    let mut text = String::new();
    let outcome = if file.as_os_str() == "-" {
        std::io::stdin()
            .lock()
            .take(MAX_INPUT + 1)
            .read_to_string(&mut text)
    } else {
        std::fs::File::open(file)
            .and_then(|file| file.take(MAX_INPUT + 1).read_to_string(&mut text))
    };
    outcome.map_err(|error| Trouble::new(format!("{name}: {error}")))?;
    if text.len() as u64 > MAX_INPUT {
        return Err(Trouble::new(format!("{name}: more than {MAX_INPUT} bytes")));
    }
    match strict::read(text.as_bytes()) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(Trouble::new(format!("{name}: expected a JSON object"))),
        Err(error) => Err(Trouble::new(format!(
            "{name}:{}:{}: {error}",
            error.line(),
            error.column()
        ))),
    }
}

fn list(library: &Library, lang: Lang) -> String {
    let wide = systems::checks()
        .map(|check| check.id.len())
        .max()
        .unwrap_or(0);
    systems::checks().fold(String::new(), |out, check| {
        out + &format!(
            "{:wide$}  {}\n",
            check.id,
            library.texts.get(lang, &check.key())
        )
    })
}

/// Description of a check: its inputs and results.
pub fn describe(library: &Library, lang: Lang, check: &Check) -> String {
    let texts = &library.texts;
    let mut out = format!(
        "{}  {}\n\n{}\n",
        check.id,
        texts.get(lang, &check.key()),
        texts.get(lang, "cli-fields")
    );
    fields(
        library,
        lang,
        check,
        "",
        &check.fields(&library.tables),
        &mut out,
    );
    let _ = writeln!(out, "\n{}", texts.get(lang, "cli-results"));
    results(library, lang, check, "", check.outputs, &mut out);
    for point in check.points {
        let _ = writeln!(
            out,
            "\n{}",
            texts.get(lang, &format!("{}-point-{}", check.system(), point.id))
        );
        for reading in point.readings {
            let text = library
                .claim(reading.claim, lang)
                .map_or(reading.claim, |(_, claim)| &claim.text);
            let usual = if reading.default {
                format!(" ({})", texts.get(lang, "cli-default-reading"))
            } else {
                String::new()
            };
            let _ = writeln!(out, "  agreed={}{usual}\n      {text}", reading.id);
        }
    }
    out
}

fn fields(
    library: &Library,
    lang: Lang,
    check: &Check,
    prefix: &str,
    declared: &[Field],
    out: &mut String,
) {
    let texts = &library.texts;
    for field in declared {
        let path = format!("{prefix}{}", field.name);
        let unit = if field.unit == Unit::None {
            String::new()
        } else {
            format!(
                " {}",
                texts.get(lang, &format!("unit-{}", field.unit.label()))
            )
        };
        // Most numbers may be told as a range.
        let exact = if field.ranged {
            String::new()
        } else {
            format!(", {}", texts.get(lang, "cli-exact"))
        };
        let accepted = match &field.kind {
            Kind::Choice { codes, .. } => codes.join("|"),
            Kind::Flag => "true|false".to_owned(),
            Kind::Integer { min, max } => format!("{min}–{max}{unit}{exact}"),
            Kind::Decimal { min, max } => format!("{min}–{max}{unit}{exact}"),
            Kind::Integers { min, max, most } => format!("0–{most} × {min}–{max}{unit}{exact}"),
            Kind::Decimals { min, max, most } => format!("0–{most} × {min}–{max}{unit}{exact}"),
            Kind::Choices {
                codes, min, max, ..
            } => format!("{min}–{max} × {}", codes.join(",")),
            Kind::Name | Kind::Text { .. } | Kind::Lines { .. } => texts.get(lang, "cli-a-name"),
            Kind::Names { min, max } => {
                format!("{min}–{max} × {}", texts.get(lang, "cli-a-name"))
            }
            Kind::Pairs { max } => {
                let name = texts.get(lang, "cli-a-name");
                format!("0–{max} × {name}={name}")
            }
            Kind::Outline => format!("x,y x,y x,y …{unit}"),
            Kind::Outlines { most } => format!("0–{most} × x,y x,y x,y …{unit}, |"),
            Kind::Group(inner) => {
                fields(library, lang, check, &format!("{path}."), inner, out);
                continue;
            }
            Kind::List {
                fields: inner,
                min,
                max,
            } => {
                let _ = writeln!(
                    out,
                    "  {path}.0…  {min}–{max} ×  {}",
                    library.field_label(lang, check, &path)
                );
                fields(library, lang, check, &format!("{path}.0."), inner, out);
                continue;
            }
        };
        let left_out = match &field.default {
            Limit::Required => texts.get(lang, "cli-required"),
            Limit::Asked => texts.get(lang, "cli-asked"),
            Limit::Optional => texts.get(lang, "cli-optional"),
            Limit::Computed => texts.get(lang, "cli-computed"),
            Limit::Default(value) if empty(value) => texts.get(lang, "cli-optional"),
            Limit::Default(value) => format!("= {}", plain(value)),
        };
        let _ = writeln!(
            out,
            "  {path}  {}\n      {accepted}  ({left_out})",
            library.field_label(lang, check, &path)
        );
    }
}

fn results(
    library: &Library,
    lang: Lang,
    check: &Check,
    prefix: &str,
    declared: &[Output],
    out: &mut String,
) {
    for output in declared {
        let path = format!("{prefix}{}", output.name);
        let kind = match &output.kind {
            OutKind::Word { codes, .. } => codes.join("|"),
            OutKind::Words { codes, .. } => codes.join(","),
            OutKind::Number(Unit::None) => library.texts.get(lang, "cli-a-number"),
            OutKind::Number(unit) => library.texts.get(lang, &format!("unit-{}", unit.label())),
            OutKind::Numbers(_) => format!("{} …", library.texts.get(lang, "cli-a-number")),
            OutKind::Odds => "0/6 … 6/6".to_owned(),
            OutKind::Truth => "true|false".to_owned(),
            OutKind::Violations => check
                .violations
                .iter()
                .map(|violation| violation.code)
                .collect::<Vec<_>>()
                .join(","),
            OutKind::Name => library.texts.get(lang, "cli-a-name"),
            OutKind::Names => format!("{}, …", library.texts.get(lang, "cli-a-name")),
            OutKind::List(inner) => {
                results(library, lang, check, &format!("{path}.0."), inner, out);
                continue;
            }
            OutKind::Group(inner) => {
                results(library, lang, check, &format!("{path}."), inner, out);
                continue;
            }
        };
        let _ = writeln!(
            out,
            "  {path}  {}\n      {kind}",
            value_label(
                library,
                lang,
                check,
                // A column of a list is labelled once for all its rows.
                &path.replace(".0.", "."),
                &library.parties(lang, check, &Map::new())
            )
        );
    }
}

fn value_label(
    library: &Library,
    lang: Lang,
    check: &Check,
    path: &str,
    parties: &[(String, Arg)],
) -> String {
    library
        .result_label(lang, check, &path.replace('.', "-"), parties)
        .unwrap_or_else(|| path.to_owned())
}

/// Whether a value has nothing to print.
fn empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(items) => items.is_empty(),
        _ => false,
    }
}

/// A value as it is typed on the command line.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// Inputs as `key=value` arguments, without null and empty values.
fn words(prefix: &str, input: &Map<String, Value>, out: &mut Vec<String>) {
    for (name, value) in input {
        let path = format!("{prefix}{name}");
        match value {
            Value::Null => {}
            Value::Object(inner) => match pairs_text(inner) {
                Some(text) => out.push(format!("{path}={text}")),
                None => words(&format!("{path}."), inner, out),
            },
            Value::Array(items) if items.iter().any(Value::is_object) => {
                for (n, item) in items.iter().enumerate() {
                    if let Value::Object(inner) = item {
                        words(&format!("{path}.{n}."), inner, out);
                    }
                }
            }
            Value::Array(items) if items.is_empty() => {}
            value => out.push(format!("{path}={}", plain(value))),
        }
    }
}

fn typed(input: &Map<String, Value>) -> String {
    let mut out = Vec::new();
    words("", input, &mut out);
    out.join(" ")
}

/// Maximum number of options on lines of their own if their results are not known.
const MOST_APART: usize = 3;

/// A verdict for people: the finding with its mark and word, then the reasons.
fn show(library: &Library, lang: Lang, check: &Check, verdict: &Verdict, all: bool) -> String {
    let said = library.say(lang, verdict);
    let texts = &library.texts;
    let mark = match verdict.finding.kind {
        FindingKind::Legal => '✔',
        FindingKind::Illegal => '✘',
        FindingKind::Outcome => '●',
        FindingKind::Score => '=',
        FindingKind::Undetermined => '?',
        FindingKind::Open => '…',
    };
    let mut out = format!("{mark} {}\n", said.headline);
    let section = |out: &mut String, title: &str, lines: Vec<String>| {
        if !lines.is_empty() {
            let _ = write!(out, "\n{}\n{}\n", texts.get(lang, title), lines.join("\n"));
        }
    };
    let parties = library.parties(lang, check, &verdict.input);
    let told = |values: &Map<String, Value>| -> Vec<String> {
        let mut found = Vec::new();
        gather("", check.outputs, values, &mut found);
        found
            .iter()
            .filter(|(_, output, value)| {
                !empty(value) && (all || !matches!(output.kind, OutKind::List(_)))
            })
            // Values in the headline are not repeated.
            .filter(|(_, output, value)| {
                let about = (check, &verdict.input);
                !matches!(output.kind, OutKind::Violations)
                    || value_text(library, lang, about, output, value)
                        != library.run_on(lang, Some(check), &[], &said.finding)
            })
            .flat_map(|(path, output, value)| {
                let label = value_label(library, lang, check, path, &parties);
                let about = (check, &verdict.input);
                if let (OutKind::List(columns), Value::Array(rows)) = (&output.kind, value)
                    && !rows.is_empty()
                {
                    return rows
                        .iter()
                        .enumerate()
                        .filter_map(|(n, row)| Some((n + 1, row.as_object()?)))
                        .map(|(n, row)| {
                            let mut cells = Vec::new();
                            gather(&format!("{path}."), columns, row, &mut cells);
                            // The number of the row is not repeated.
                            let numbers = |value: &Value| value.as_u64() == Some(n as u64);
                            let cells: Vec<String> = cells
                                .iter()
                                .enumerate()
                                .filter(|(at, (_, _, value))| {
                                    !empty(value) && (*at != 0 || !numbers(value))
                                })
                                .map(|(_, (path, output, value))| {
                                    let label = value_label(library, lang, check, path, &parties);
                                    let text = value_text(library, lang, about, output, value);
                                    format!("{label}: {}", text.trim_end_matches('.'))
                                })
                                .collect();
                            format!("{label} {n} – {}", cells.join("; "))
                        })
                        .collect();
                }
                vec![format!(
                    "{label}: {}",
                    value_text(library, lang, about, output, value)
                )]
            })
            .collect()
    };
    let values = told(&verdict.values);
    // Results that the sentence does not state may depend on more facts than those named.
    let usual = verdict.status == Status::Usual;
    section(
        &mut out,
        if usual {
            "cli-values-usual"
        } else {
            "cli-values"
        },
        values.iter().map(|line| format!("  {line}")).collect(),
    );
    let idle = said.steps.iter().filter(|step| step.folded).count();
    section(
        &mut out,
        "cli-steps",
        said.steps
            .iter()
            .filter(|step| all || !step.folded)
            .map(|step| format!("  {} {}", if step.applied { '+' } else { '·' }, step.text))
            .chain((!all && idle > 0).then(|| {
                let more = Message::new("cli-idle").with("n", idle as f64);
                format!("  · {}", texts.say(lang, &more))
            }))
            .collect(),
    );
    let sources = |keys: &[cavillo::id::SourceKey]| {
        keys.iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    section(
        &mut out,
        "cli-reasons",
        said.reasons
            .iter()
            .map(|reason| {
                format!(
                    "  {}\n      {} · {} · {}",
                    quoted(texts, lang, &reason.text),
                    reason.cite,
                    texts.get(lang, &format!("voice-{}", reason.voice)),
                    sources(&reason.sources)
                )
            })
            .collect(),
    );
    section(&mut out, "cli-readings", {
        let point = |id: &str| texts.get(lang, &format!("{}-point-{id}", check.system()));
        let mut last = "";
        let mut lines = Vec::new();
        for reading in &said.readings {
            // Results that all readings of a point share are already printed above.
            let telling = differing(&reading.values, |name, value| {
                said.readings.iter().any(|other| {
                    other.point == reading.point && other.values.get(name) != Some(value)
                })
            });
            if last != reading.point {
                lines.push(format!("  {}", point(reading.point)));
                last = reading.point;
            }
            let usual = if reading.default {
                format!("  ({})", texts.get(lang, "cli-default-reading"))
            } else {
                String::new()
            };
            let follows = library.follows(lang, reading, &telling);
            let follows = follows.unwrap_or_else(|| told(&telling).join(" · "));
            lines.push(format!(
                "    agreed={}{usual}\n      {} {}\n      {follows}",
                reading.id,
                quoted(texts, lang, &reading.text),
                sources(&reading.cites),
            ));
        }
        lines
    });
    section(
        &mut out,
        "cli-alternatives",
        said.alternatives
            .iter()
            .filter_map(|other| {
                // If the headline is the same, the difference.
                let text = if other.finding.text == said.headline {
                    let telling = differing(&other.values, |name, value| {
                        verdict.values.get(name) != Some(value)
                    });
                    told(&telling).join(" · ")
                } else {
                    other.finding.text.clone()
                };
                let agreed = other.id.map(|id| format!("agreed={id}\n      "));
                let agreed = agreed.unwrap_or_default();
                let reading = quoted(texts, lang, &other.reading);
                (!text.is_empty()).then(|| format!("  {agreed}{reading}\n      {text}"))
            })
            .collect(),
    );
    section(
        &mut out,
        "cli-remedies",
        said.remedies
            .iter()
            .map(|remedy| match typed(&remedy.input) {
                words if words.is_empty() => format!("  → {}", remedy.text),
                words => format!("  → {}  ({words})", remedy.text),
            })
            .collect(),
    );
    section(
        &mut out,
        "cli-odds",
        said.odds
            .iter()
            .map(|chance| {
                let share = Message::new("cli-chance")
                    .with("num", f64::from(chance.num))
                    .with("den", f64::from(chance.den));
                format!("  {}  {}", texts.say(lang, &share), chance.text)
            })
            .collect(),
    );
    let mut basis = vec![format!(
        "  {}",
        texts.say(
            lang,
            &Message::new(format!("cli-basis-{}", verdict.basis.code()))
                .with("game", check.system())
        )
    )];
    basis.extend(said.rulebook.iter().map(|text| format!("  {text}")));
    basis.extend(said.flags.iter().map(|(_, text)| format!("  {text}")));
    // Points without an answer in the documents may already be among the flags.
    let twice = |text: &&String| !said.flags.iter().any(|(_, flag)| flag == *text);
    let missing = said.missing.iter().filter(twice);
    basis.extend(missing.map(|text| format!("  {text}")));
    section(&mut out, "cli-basis", basis);
    /// Maximum number of facts that are listed one by one.
    const FEW: usize = 2;
    let assumed = match !all && said.assumed.len() > FEW {
        true => vec![
            format!(
                "  {}",
                library.granted(lang, check, verdict, &said, usize::MAX)
            ),
            format!("      … {}", texts.get(lang, "cli-assumed-more")),
        ],
        false => said
            .assumed
            .iter()
            .flat_map(|fact| {
                let depends = texts.get(lang, "assumed-more");
                let answers = gathered(&fact.otherwise, |answer| {
                    let finding = answer.finding.as_ref();
                    Some(finding.map_or("", |finding| finding.text.as_str()))
                });
                let lines: Vec<String> = answers
                    .iter()
                    .map(|answers| format!("      {}", answered(answers, &depends)))
                    .collect();
                std::iter::once(format!("  {}", fact.text))
                    .chain(shortened(texts, lang, lines, all))
            })
            .collect(),
    };
    section(&mut out, "cli-assumed", assumed);
    section(
        &mut out,
        "cli-input",
        vec![format!("  {}", typed(&verdict.input))],
    );
    // The next questions come last.
    if let Some(ask) = said.asks.first() {
        let mut lines = vec![format!("  {}", ask.text)];
        // Values with the same answer share a line, except yes and no, and a few values without an
        // answer yet.
        let bare = ask.options.iter().all(|option| option.finding.is_none());
        let truth = ask.options.iter().all(|option| option.value.is_boolean())
            || bare && ask.options.len() <= MOST_APART;
        let options = gathered(&ask.options, |option| {
            (!truth).then(|| {
                option
                    .finding
                    .as_ref()
                    .map_or("", |found| found.text.as_str())
            })
        });
        lines.extend(
            options
                .iter()
                .map(|options| format!("    {}", choices(&ask.field, options))),
        );
        if ask.options.is_empty() {
            let limits = check_limits(library, lang, check, &ask.field);
            lines.push(format!("    {}=…{limits}", ask.field));
        }
        section(&mut out, "cli-asks", lines);
    }
    out
}

/// The values for which the predicate holds.
fn differing(
    values: &Map<String, Value>,
    holds: impl Fn(&str, &Value) -> bool,
) -> Map<String, Value> {
    values
        .iter()
        .filter(|(name, value)| holds(name, value))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

/// The limits of a number, with their unit, for a field that takes a number.
fn check_limits(library: &Library, lang: Lang, check: &Check, path: &str) -> String {
    let fields = check.fields(&library.tables);
    let limits = match field_at(&fields, path).map(|field| &field.kind) {
        Some(Kind::Integer { min, max } | Kind::Integers { min, max, .. }) => {
            [Value::from(*min), Value::from(*max)]
        }
        Some(Kind::Decimal { min, max } | Kind::Decimals { min, max, .. }) => {
            [Value::from(*min), Value::from(*max)]
        }
        _ => return String::new(),
    };
    let [least, most] = limits.map(|end| library.answer_label(lang, check, path, &end));
    format!("  {least} … {most}")
}

/// Options with the same result, as they are typed, each value with its name.
fn choices(field: &str, answers: &[&SaidAnswer]) -> String {
    let leads = match answers.first().and_then(|answer| answer.finding.as_ref()) {
        Some(finding) => format!(" → {}", finding.text),
        None => String::new(),
    };
    if let [answer] = answers {
        let value = plain(&answer.value);
        let label = if value == answer.label {
            String::new()
        } else {
            format!("  {}", answer.label)
        };
        return format!("{field}={value}{label}{leads}");
    }
    let all: Vec<String> = answers
        .iter()
        .map(|answer| coded(&plain(&answer.value), &answer.label))
        .collect();
    let all = run_of(answers).unwrap_or_else(|| listed(&all));
    format!("{field}=…  {all}{leads}")
}

/// Groups options with the same sentence, in order; an option without a sentence stays alone.
fn gathered<'a>(
    answers: &'a [SaidAnswer],
    sentence: impl Fn(&'a SaidAnswer) -> Option<&'a str>,
) -> Vec<Vec<&'a SaidAnswer>> {
    let mut groups: Vec<(Option<&str>, Vec<&SaidAnswer>)> = Vec::new();
    for answer in answers {
        let said = sentence(answer);
        match groups
            .iter_mut()
            .find(|(other, _)| said.is_some() && *other == said)
        {
            Some((_, group)) => group.push(answer),
            None => groups.push((said, vec![answer])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The names of these options, and their common result.
fn answered(answers: &[&SaidAnswer], depends: &str) -> String {
    let labels: Vec<&str> = answers.iter().map(|answer| answer.label.as_str()).collect();
    let labels = run_of(answers).unwrap_or_else(|| listed(&labels));
    let finding = answers.first().and_then(|answer| answer.finding.as_ref());
    let leads = finding.map_or(depends, |finding| finding.text.as_str());
    format!("{labels} → {leads}")
}

/// Many consecutive whole numbers, shown as the first and the last.
fn run_of(answers: &[&SaidAnswer]) -> Option<String> {
    let numbers: Vec<i64> = answers
        .iter()
        .map(|answer| answer.value.as_i64())
        .collect::<Option<_>>()?;
    let (first, last) = (answers.first()?, answers.last()?);
    (numbers.len() > 3 && numbers.windows(2).all(|pair| pair[1] == pair[0] + 1))
        .then(|| format!("{} … {}", first.value, last.label))
}

/// The first lines of many, and the number of the others.
fn shortened(texts: &Texts, lang: Lang, mut lines: Vec<String>, all: bool) -> Vec<String> {
    let more = lines.len().saturating_sub(MOST_LINES);
    if !all && more > 1 {
        lines.truncate(MOST_LINES);
        let more = Message::new("cli-more").with("n", more as f64);
        lines.push(format!("      … {}", texts.say(lang, &more)));
    }
    lines
}

/// The result fields in declared order with their paths, groups opened.
fn gather<'v>(
    prefix: &str,
    declared: &'static [Output],
    values: &'v Map<String, Value>,
    found: &mut Vec<(String, &'static Output, &'v Value)>,
) {
    for output in declared {
        let path = format!("{prefix}{}", output.name);
        match (&output.kind, values.get(output.name)) {
            (OutKind::Group(inner), Some(Value::Object(values))) => {
                gather(&format!("{path}."), inner, values, found)
            }
            (_, Some(value)) => found.push((path, output, value)),
            (_, None) => {}
        }
    }
}

fn value_text(
    library: &Library,
    lang: Lang,
    about: (&Check, &Map<String, Value>),
    output: &Output,
    value: &Value,
) -> String {
    match output.kind {
        OutKind::Violations => {
            let text = library.violations(lang, about.0, value, about.1, &Map::new());
            library.run_on(lang, Some(about.0), &[], &text)
        }
        _ => library.result_shown(lang, about.0, output, value, about.1),
    }
}
