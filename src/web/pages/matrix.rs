//! A check asked for every pair of troops: one table to glance at, each cell the whole question.

use std::collections::BTreeMap;

use askama::Template;
use serde_json::{Map, Value};

use super::check::{self, FaultLine};
use super::field::{self, Drawing, View as FieldView};
use super::shell::{Link, Nav, Shell, finding_mark};
use super::table::Head;
use super::{Given, Html, html, verdict};
use crate::check::{Basis, Check, Fault, FaultKind, Field, FindingKind, Kind, Limit, Rulebook, Verdict, form};
use crate::lang::Lang;
use crate::systems::Matrix;
use crate::web::{Site, url};

struct Cell {
    text: String,
    class: &'static str,
    href: Option<String>,
}

struct Row {
    head: Head,
    cells: Vec<Cell>,
}

#[derive(Template)]
#[template(path = "matrix.html")]
struct Page<'s> {
    s: &'s Shell<'s>,
    id: String,
    title: String,
    hint: Option<String>,
    system: Link,
    action: String,
    situation: Vec<(String, String)>,
    faults: Vec<FaultLine>,
    fields: Vec<FieldView>,
    agreed: Vec<String>,
    asked: bool,
    /// That the link was made with other figures.
    rulebook: Option<String>,
    heads: Vec<Head>,
    rows: Vec<Row>,
    legend: String,
    open: bool,
    impossible: bool,
    basis: String,
    flags: Vec<String>,
    check: Link,
    tables: Vec<Link>,
}

/// The page of a matrix, under the circumstances that were given.
pub fn matrix(site: &Site, lang: Lang, matrix: &Matrix, given: &Given) -> Html {
    let Some(asked) = matrix.check() else { return super::error(site, lang, &super::Trouble { status: 404, ..Default::default() }) };
    let library = &site.library;
    let key = matrix.id.replace('.', "-");
    let mut pairs = check::tidy(given);
    let linked = check::take(&mut pairs, url::RULEBOOK);
    let fields = offered(matrix, "", &asked.fields());
    let read = form::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let (input, mut faults) = match read {
        Ok(mut input) => {
            without_defaults(&fields, &mut input);
            let faults = strangers(&fields, &input);
            (input, faults)
        }
        Err(faults) => (Map::new(), faults),
    };
    let mut s = Shell::new(site, lang, "", |lang| url::with_linked(url::tool_with(lang, matrix.id, &input), linked.as_deref())).at(Nav::Checks);
    let title = s.matrix_link(matrix).text;
    s.title.clone_from(&title);
    let hint = library.texts.find(lang, &format!("{key}.question"));
    s.description = hint.clone().unwrap_or_default();
    if !given.pairs.is_empty() {
        s = s.unlisted();
    }
    let filled = match faults.is_empty() {
        true => fill(matrix, asked, &s, &input),
        false => Err(Vec::new()),
    };
    let mut typed = check::typed(&pairs);
    let mut situation = Vec::new();
    let mut sum = Sum::default();
    let mut rows = Vec::new();
    match filled {
        Ok(filled) => {
            (rows, sum) = filled;
            check::echo("", &sum.echo, &input, &mut typed);
            situation = verdict::situation(&s, asked, &check::canonical(&input, &sum.echo));
        }
        Err(more) => faults.extend(more),
    }
    let status = if faults.is_empty() { 200 } else { 422 };
    if status != 200 {
        s.title = format!("{}: {title}", s.t("faults-short"));
    }
    let said = library.say_faults(lang, asked, &faults);
    let by_path: BTreeMap<String, String> = said.iter().rev().map(|fault| (fault.path.clone(), fault.message.clone())).collect();
    let drawing = Drawing { s: &s, check: asked, typed: &typed, faults: &by_path };
    let used = Rulebook::of(&library.tables, &sum.flags).map(|rulebook| library.rulebook_used(lang, &rulebook));
    let flags = used.into_iter().chain(sum.flags.iter().map(|flag| library.flag(lang, flag)));
    let page = Page {
        id: key,
        hint,
        system: Link { href: url::system(lang, asked.system()), text: s.system_name(asked.system()) },
        action: url::tool(lang, matrix.id),
        situation,
        fields: drawing.fields("", &fields, false),
        faults: said.into_iter().map(FaultLine::of).collect(),
        agreed: check::agreed(&input),
        asked: !pairs.is_empty(),
        rulebook: linked.and_then(|linked| library.rulebook_differs(lang, &linked)),
        heads: heads(&s, matrix, asked),
        rows,
        legend: s.t1("matrix-legend", "den", f64::from(sum.den)),
        open: sum.open,
        impossible: sum.impossible,
        basis: s.t(&format!("basis-{}", sum.basis.unwrap_or(Basis::Seeds).code())),
        flags: flags.collect(),
        check: Link { href: url::check(lang, asked.id), text: s.check_title(asked.id) },
        tables: asked.tables.iter().map(|table| Link { href: url::table(lang, table.id), text: s.table_title(table.id) }).collect(),
        title,
        s: &s,
    };
    html(status, &page)
}

/// What all cells together tell.
#[derive(Default)]
struct Sum {
    den: u32,
    open: bool,
    impossible: bool,
    basis: Option<Basis>,
    flags: Vec<String>,
    /// The circumstances as the check understood them.
    echo: Map<String, Value>,
}

impl Sum {
    fn add(&mut self, verdict: &Verdict) {
        if let Some(chance) = verdict.odds.iter().flatten().next() {
            self.den = chance.den;
        }
        for flag in &verdict.flags {
            if !self.flags.contains(flag) {
                self.flags.push(flag.clone());
            }
        }
        self.basis = match (self.basis, verdict.basis) {
            (None, basis) => Some(basis),
            (Some(one), other) if one == other => Some(one),
            _ => Some(Basis::Mixed),
        };
        if self.echo.is_empty() {
            self.echo.clone_from(&verdict.input);
        }
    }
}

/// Asks the check for every pair; or says what is wrong with the circumstances themselves.
fn fill(matrix: &Matrix, asked: &Check, s: &Shell<'_>, input: &Map<String, Value>) -> Result<(Vec<Row>, Sum), Vec<Fault>> {
    let tables = &s.site.library.tables;
    let mut sum = Sum::default();
    let mut rows = Vec::new();
    let mut first = true;
    for (head, row) in heads(s, matrix, asked).into_iter().zip(matrix.codes) {
        let mut cells = Vec::new();
        for column in matrix.codes {
            let mut input = input.clone();
            put(&mut input, matrix.row, row);
            put(&mut input, matrix.column, column);
            let judged = asked.judge(tables, &input);
            let cell = match judged {
                Ok(verdict) => {
                    sum.add(&verdict);
                    let open = verdict.finding.kind == FindingKind::Undetermined;
                    sum.open |= open;
                    let (text, class) = if open { (finding_mark(verdict.finding.kind).to_owned(), "open") } else { balance(matrix, &verdict) };
                    Cell { text, class, href: Some(url::check_with(s.lang, asked.id, &input)) }
                }
                Err(faults) => {
                    // What the first pair suffers from beside its own codes, all pairs do.
                    let own = |fault: &Fault| fault.path == matrix.row || fault.path == matrix.column;
                    if first && !faults.iter().all(own) {
                        return Err(faults.into_iter().filter(|fault| !own(fault)).collect());
                    }
                    sum.impossible = true;
                    Cell { text: "–".to_owned(), class: "", href: None }
                }
            };
            first = false;
            cells.push(cell);
        }
        rows.push(Row { head, cells });
    }
    Ok((rows, sum))
}

/// Wins and losses of the row, and how strongly one outweighs the other.
fn balance(matrix: &Matrix, verdict: &Verdict) -> (String, &'static str) {
    let count = |name: &str| verdict.values.get(name).and_then(Value::as_i64);
    let (Some(wins), Some(loses)) = (count(matrix.wins), count(matrix.loses)) else { return ("–".to_owned(), "") };
    let den = verdict.odds.iter().flatten().next().map_or(1, |chance| i64::from(chance.den));
    // Twelfths of all rolls: up to one, up to three, more.
    let class = match (wins - loses) * 12 / den.max(1) {
        4.. => "wins3",
        2..=3 => "wins2",
        1 => "wins1",
        0 => "",
        -1 => "loses1",
        -3..=-2 => "loses2",
        _ => "loses3",
    };
    (format!("{wins} · {loses}"), class)
}

fn heads(s: &Shell<'_>, matrix: &Matrix, asked: &Check) -> Vec<Head> {
    let fields = asked.fields();
    let scope = match find(&fields, matrix.row).map(|field| &field.kind) {
        Some(Kind::Choice { scope, .. }) => scope,
        _ => "",
    };
    matrix.codes.iter().map(|code| Head::new(s, scope, code)).collect()
}

/// A field by its dotted path.
fn find<'f>(fields: &'f [Field], path: &str) -> Option<&'f Field> {
    let (name, rest) = path.split_once('.').map_or((path, None), |(name, rest)| (name, Some(rest)));
    let field = fields.iter().find(|field| field.name == name)?;
    match (rest, &field.kind) {
        (None, _) => Some(field),
        (Some(rest), Kind::Group(inner)) => find(inner, rest),
        _ => None,
    }
}

/// Writes a code at a dotted path.
fn put(input: &mut Map<String, Value>, path: &str, code: &str) {
    match path.split_once('.') {
        None => {
            input.insert(path.to_owned(), Value::from(code));
        }
        Some((name, rest)) => {
            let inner = input.entry(name.to_owned()).or_insert_with(|| Value::Object(Map::new()));
            if let Value::Object(map) = inner {
                put(map, rest, code);
            }
        }
    }
}

/// The circumstances that a matrix offers: choices, yes or no, and numbers with a usual value; not
/// the pair itself, nor what only a single case has, such as its dice.
fn offered(matrix: &Matrix, prefix: &str, fields: &[Field]) -> Vec<Field> {
    let mut out = Vec::new();
    for field in fields {
        let path = format!("{prefix}{}", field.name);
        let kind = match &field.kind {
            Kind::Group(inner) => Kind::Group(offered(matrix, &format!("{path}."), inner)),
            kind => kind.clone(),
        };
        let keep = match &kind {
            Kind::Group(inner) => !inner.is_empty(),
            Kind::Choice { .. } | Kind::Flag => path != matrix.row && path != matrix.column,
            Kind::Integer { .. } | Kind::Decimal { .. } => matches!(field.default, Limit::Default(_)) && !field::is_preset(field),
            _ => false,
        };
        if keep {
            out.push(Field { kind, ..field.clone() });
        }
    }
    out
}

/// Leaves out what says no more than silence would, so that addresses stay short.
fn without_defaults(fields: &[Field], input: &mut Map<String, Value>) {
    for field in fields {
        let Some(value) = input.get_mut(field.name) else { continue };
        let idle = match (&field.kind, &field.default, &*value) {
            (Kind::Group(inner), _, Value::Object(_)) => {
                if let Value::Object(map) = value {
                    without_defaults(inner, map);
                }
                value.as_object().is_some_and(Map::is_empty)
            }
            (_, Limit::Default(Value::String(usual)), Value::String(text)) => usual == text,
            (_, Limit::Default(usual), Value::String(text)) => serde_json::from_str::<Value>(text).is_ok_and(|value| value == *usual),
            _ => false,
        };
        if idle {
            input.shift_remove(field.name);
        }
    }
}

/// Fields that a matrix does not offer, at most as many as anybody wants to read of.
fn strangers(fields: &[Field], input: &Map<String, Value>) -> Vec<Fault> {
    let mut faults = Vec::new();
    stray("", fields, input, &mut faults);
    faults.truncate(20);
    faults
}

fn stray(prefix: &str, fields: &[Field], input: &Map<String, Value>, faults: &mut Vec<Fault>) {
    for (name, value) in input.iter().filter(|(name, _)| !prefix.is_empty() || name.as_str() != "agreed") {
        let path = format!("{prefix}{name}");
        match (fields.iter().find(|field| field.name == name).map(|field| &field.kind), value) {
            (Some(Kind::Group(inner)), Value::Object(map)) => stray(&format!("{path}."), inner, map, faults),
            (Some(_), _) => {}
            (None, _) => {
                let accepted = fields.iter().map(|field| field.name.to_owned()).collect();
                faults.push(Fault { path, given: Value::Null, kind: FaultKind::UnknownField, accepted, args: Vec::new() });
            }
        }
    }
}
