//! A desk: a form that grows row by row, the problems in it, and its result lists as tables for printing or
//! downloading. The page knows no game; it renders the declared [`Desk`].

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use askama::filters::HtmlSafe;
use serde_json::{Map, Value};

use super::copy::{Copies, Post};
use super::field::{Drawing, FaultLine, Look, View as FieldView};
use super::layout::{Chip, Layout, Link, Markup, Nav, VoiceTag};
use super::listing::{Listing, cell, heads, is_number, leaves, listing};
use super::square::square;
use super::verdict::{self, VerdictPart};
use super::{Html, html};
use crate::check::{Check, Fault, Field, Kind, OutKind, Output, Unit, Verdict, permits};
use crate::kit::tables::Cell;
use crate::lang::Lang;
use crate::message::{Arg, Message};
use crate::systems::{Build, Desk};
use crate::web::desk::{self, Places, State};
use crate::web::{Site, url};

/// Entry of the form: a field, a group or a list.
enum Entry {
    Field(Box<FieldView>),
    Group {
        id: String,
        label: String,
        hint: Option<String>,
        entries: Vec<Self>,
    },
    Rows(Rows),
}

/// A list and its rows.
struct Rows {
    path: String,
    id: String,
    label: String,
    hint: Option<String>,
    fault: Option<String>,
    rows: Vec<Row>,
    /// Button that adds a row; `None` if the list is full.
    add: Option<String>,
    /// The thing that a tap adds.
    picks: Vec<Pick>,
}

struct Pick {
    code: String,
    text: String,
    price: Option<String>,
}

/// A counting row: the thing and its number.
struct Counted {
    name: String,
    code: String,
    text: String,
    sum: String,
    id: String,
    field: String,
    value: String,
    label: String,
    fault: Option<String>,
}

/// The cost of a part of a list, and its budget.
struct Sum {
    id: String,
    label: String,
    spent: i64,
    limit: i64,
    line: Vec<(String, String)>,
}

struct Row {
    path: String,
    id: String,
    label: String,
    fault: Option<String>,
    /// Whether it has only plain fields, which fit on one line.
    flat: bool,
    /// Whether it has more of them than fit on one line of a phone.
    many: bool,
    first: bool,
    last: bool,
    may_copy: bool,
    may_go: bool,
    entries: Vec<Entry>,
    counted: Option<Counted>,
    /// Its cost, if it is part of a list with a budget.
    sum: Option<Vec<(String, String)>>,
}

#[derive(Template)]
#[template(path = "rows.html")]
struct Drawn<'d> {
    entry: &'d Entry,
    words: &'d Words,
}
impl HtmlSafe for Drawn<'_> {}

impl Drawn<'_> {
    fn inside<'e>(&'e self, entry: &'e Entry) -> Drawn<'e> {
        Drawn {
            entry,
            words: self.words,
        }
    }
}

/// Words on the buttons.
struct Words {
    remove: String,
    up: String,
    down: String,
    copy: String,
    order: String,
    more: String,
    less: String,
}

/// A finding about the form.
struct FindingRow {
    text: String,
    /// The row it concerns.
    at: Option<Link>,
    quote: Option<Link>,
    voice: Option<VoiceTag>,
    chips: Vec<Chip>,
    /// Readings to agree on, if it concerns an open point.
    agree: Vec<Link>,
}

/// A line of the pasted text, with its state.
struct PastedLine {
    id: String,
    /// Its number, from one.
    number: usize,
    text: String,
    /// Class of its colour, its mark and its word.
    state: (&'static str, &'static str, String),
    says: Vec<String>,
}

/// A cell without a value.
const NOTHING: &str = "–";

/// A list of results as a table.
struct Grid {
    id: &'static str,
    title: String,
    heads: Vec<(String, bool)>,
    rows: Vec<Vec<(String, bool)>>,
    csv: String,
    /// Whether it is a ranking: place, name and points come first.
    ranked: bool,
}

impl Grid {
    /// The first rows of a ranking: place, name and points.
    fn podium(&self) -> Vec<(&str, &str, &str)> {
        /// Number of places shown above the form.
        const PLACES: usize = 3;
        let rows = self.rows.iter().filter(|_| self.ranked).take(PLACES);
        rows.filter_map(|row| match &row[..] {
            [place, name, points, ..] => Some((&*place.0, &*name.0, &*points.0)),
            _ => None,
        })
        .collect()
    }

    /// The cells of a row whose columns say anything.
    fn said<'c>(&'c self, row: &'c [(String, bool)]) -> Vec<&'c (String, bool)> {
        let says = |n: usize| self.rows.iter().any(|row| row[n].0 != NOTHING);
        (0..row.len())
            .filter(|n| says(*n))
            .map(|n| &row[n])
            .collect()
    }

    fn said_heads(&self) -> Vec<&(String, bool)> {
        self.said(&self.heads)
    }

    fn said_rows(&self) -> Vec<Vec<&(String, bool)>> {
        self.rows.iter().map(|row| self.said(row)).collect()
    }

    /// What all rows of a long table say, if they say the same; it is then folded.
    fn alike(&self) -> Option<&str> {
        /// Number of rows from which a table is folded.
        const LONG: usize = 6;
        let (first, others) = self.rows.split_first()?;
        let same = others.iter().all(|row| row[1..] == first[1..]);
        (self.rows.len() >= LONG && same).then(|| first[1].0.as_str())
    }
}

/// Judgement of the current form.
struct Judged<'s> {
    head: Markup,
    /// Numbers that are always visible.
    figures: Vec<(String, String)>,
    hard: Vec<FindingRow>,
    soft: Vec<FindingRow>,
    grids: Vec<Grid>,
    /// Results that are not tables, and readings to agree on.
    rest: Markup,
    /// Steps of the verdict.
    working: verdict::View<'s>,
    copies: Copies,
    link: String,
    square: Option<Markup>,
}

#[derive(Template)]
#[template(path = "desk.html")]
struct DeskPage<'s> {
    s: &'s Layout<'s>,
    id: &'static str,
    title: String,
    lead: Option<String>,
    system: Link,
    action: String,
    /// The state as an address.
    address: String,
    faults: Vec<FaultLine>,
    judged: Option<Judged<'s>>,
    sums: Vec<&'s Sum>,
    lines: Vec<PastedLine>,
    /// Whether nothing is wrong with any of them: then they are folded.
    fine: bool,
    form: Vec<Markup>,
    /// Fields that few lists need, their names with whether each is given, and whether a fault is in one
    /// of them.
    besides: Vec<Markup>,
    named: Vec<(String, bool)>,
    astray: bool,
    /// The parts that a pasted text replaces, and whether any of them is given.
    folded: Vec<Markup>,
    unfolded: bool,
    /// Names that rows may contain: those entered beforehand, and all.
    people: Option<String>,
    offered: BTreeSet<String>,
    agreed: Vec<String>,
    fresh: String,
    example: Option<String>,
    rulebook: Option<String>,
    nodes: Vec<Link>,
    check: Option<Link>,
}

/// Whether a part of the form has any content.
fn is_told(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(rows) => rows.iter().any(is_told),
        Value::Object(map) => map.values().any(is_told),
        Value::Bool(_) | Value::Number(_) => true,
    }
}

/// The title of a desk: its own, or that of its check.
fn title(s: &Layout<'_>, desk: &Desk) -> String {
    s.first(
        &[&desk.id.replace('.', "-"), &desk.check.replace('.', "-")],
        desk.id,
    )
}

/// The page of a desk in a state, or the reason why there is none. `origin` is the site's address for the
/// QR code.
pub fn desk(
    site: &Site,
    lang: Lang,
    desk: &Desk,
    read: &Result<State, Vec<Fault>>,
    origin: Option<&str>,
) -> Html {
    let Some(check) = desk.check() else {
        return super::not_found(site, lang);
    };
    let library = &site.library;
    let declared = check.fields(&site.library.tables);
    let empty = State::default();
    let (state, mut faults) = match read {
        Ok(state) => (state, Vec::new()),
        Err(faults) => (&empty, faults.clone()),
    };
    let query = if state.fresh {
        State {
            names: state.names.clone(),
            ..State::default()
        }
        .query(&declared)
    } else {
        state.query(&declared)
    };
    let mut s = Layout::new(site, lang, "", |lang| {
        url::with_query(&url::tool(lang, desk.id), Some(&query))
    })
    .at(Nav::Checks);
    let title = title(&s, desk);
    let lead = library
        .texts
        .find(lang, &format!("{}.lead", desk.id.replace('.', "-")))
        .or_else(|| s.check_hint(check));
    s.desk = true;
    s.description = lead.clone().unwrap_or_default();
    let (inputs, places) = state.inputs(&declared);
    let mut typed = state.typed();
    let mut verdict = None;
    if faults.is_empty() && !state.fresh {
        match check.judge(&library.tables, &inputs) {
            Ok(found) => {
                understood("", &inputs, &found.input, &places, &mut typed);
                verdict = Some(found);
            }
            Err(found) => faults = found,
        }
    }
    for fault in &mut faults {
        fault.path = places.in_form(&fault.path);
    }
    s.title = match faults.is_empty() {
        true => title.clone(),
        false => format!("{}: {title}", s.t("faults-short")),
    };
    if !state.fresh {
        s = s.unlisted();
    }
    let said = super::check::page_said(&s, check, &faults);
    // Syntax errors, by line of the text.
    let unread: BTreeMap<usize, String> = faults
        .iter()
        .zip(&said)
        .filter_map(|(fault, said)| {
            let (_, line) = fault.args.iter().find(|(name, _)| name == "line")?;
            let Arg::Text(line) = line else {
                return None;
            };
            Some((line.parse().ok()?, said.message.clone()))
        })
        .collect();
    let mut by_path: BTreeMap<String, String> = BTreeMap::new();
    for fault in &said {
        by_path
            .entry(fault.path.clone())
            .or_insert_with(|| fault.message.clone());
    }
    let words = Words {
        remove: s.t("desk-remove"),
        up: s.t("desk-up"),
        down: s.t("desk-down"),
        copy: s.t("desk-copy"),
        order: s.t("desk-order"),
        more: s.t("desk-more"),
        less: s.t("desk-less"),
    };
    // Problems are also shown beside their rows.
    for (verdict, name) in verdict
        .iter()
        .flat_map(|verdict| desk.hard.iter().map(move |name| (verdict, name)))
    {
        for found in findings(&s, check, name, &verdict.values, &places, &|_| {
            String::new()
        }) {
            if let Some(at) = found.at {
                let path = at.href.trim_start_matches("#f-").replace('-', ".");
                by_path.entry(path).or_insert(found.text);
            }
        }
    }
    let sums = verdict
        .as_ref()
        .map(|verdict| sums(&s, desk, check, verdict, &places))
        .unwrap_or_default();
    let making = Making {
        drawing: Drawing {
            s: &s,
            check,
            typed: &typed,
            faults: &by_path,
        },
        desk,
        sums: &sums,
    };
    let pastes = declared
        .iter()
        .any(|field| matches!(field.kind, Kind::Lines { .. }));
    let (later, mut first): (Vec<Field>, Vec<Field>) = declared
        .iter()
        .cloned()
        .partition(|field| pastes && is_pasted_too(field));
    let unfolded = later.iter().any(|field| {
        state.fields.get(field.name).is_some_and(is_told)
            || by_path.keys().any(|path| path.starts_with(field.name))
    });
    // From the first yes/no field on; before anything is told, everything beside the pasted text.
    let empty = !state.fields.values().any(is_told);
    let mere = |field: &Field| {
        let text = matches!(field.kind, Kind::Lines { .. });
        pastes && (matches!(field.kind, Kind::Flag) || empty && !text)
    };
    let besides = first.split_off(first.iter().position(mere).unwrap_or(first.len()));
    let named = besides.iter().map(|field| {
        let told = state.fields.get(field.name).is_some_and(is_told);
        (s.t(&label_key(check, field.name)), told)
    });
    let named: Vec<(String, bool)> = named.collect();
    let astray = besides
        .iter()
        .any(|field| by_path.keys().any(|path| path.starts_with(field.name)));
    let besides = entries(&making, "", &besides, &state.fields);
    let mut first = entries(&making, "", &first, &state.fields);
    let example = example(site, check, &declared);
    for entry in &mut first {
        if let (Entry::Field(view), Some((_, pattern))) = (entry, &example)
            && matches!(view.look, Look::Lines)
        {
            pattern
                .lines()
                .next_back()
                .unwrap_or_default()
                .clone_into(&mut view.placeholder);
        }
    }
    let later = entries(&making, "", &later, &state.fields);
    let mut offered: BTreeSet<String> = state.names.iter().cloned().collect();
    names(&first, &mut offered);
    // The players are entered before the pairings. If none were entered, the field contains the names in
    // the rows.
    let people = first
        .iter()
        .any(|entry| matches!(entry, Entry::Rows(list) if list.rows.iter().any(|row| row.many)))
        .then(|| {
            if state.names.is_empty() {
                offered.iter().cloned().collect::<Vec<_>>().join(", ")
            } else {
                state.names.join(", ")
            }
        });
    s.wide = people.is_some();
    s.split = !s.wide;
    let draw = |entries: &[Entry]| -> Vec<Markup> {
        entries
            .iter()
            .map(|entry| {
                Markup(
                    Drawn {
                        entry,
                        words: &words,
                    }
                    .to_string(),
                )
            })
            .collect()
    };
    let (form, besides, folded) = (draw(&first), draw(&besides), draw(&later));
    let faults = said.into_iter().map(|fault| FaultLine {
        message: located(&s, check, &fault.path, fault.message.clone()),
        ..FaultLine::of(fault)
    });
    let pasted = lines(&s, desk, check, state, verdict.as_ref(), &places, &unread);
    let page = DeskPage {
        id: desk.id,
        lead,
        system: Link {
            href: url::system(lang, check.system()),
            text: s.system_name(check.system()),
        },
        action: url::tool(lang, desk.id),
        address: url::with_query(&url::tool(lang, desk.id), Some(&query)),
        faults: faults.collect(),
        judged: verdict
            .as_ref()
            .map(|verdict| judged(&s, desk, check, state, verdict, &inputs, &places, origin)),
        form,
        besides,
        named,
        astray,
        folded,
        unfolded,
        people,
        offered,
        agreed: state.agreed.clone(),
        fresh: url::tool(lang, desk.id),
        example: example.map(|(query, _)| url::with_query(&url::tool(lang, desk.id), Some(&query))),
        rulebook: state
            .linked
            .as_deref()
            .and_then(|linked| library.rulebook_differs(lang, linked)),
        sums: sums.values().collect(),
        fine: pasted.iter().all(|line| line.state.0 == "ok"),
        lines: pasted,
        nodes: library
            .of_check(check.id)
            .map(|node| s.node_link(node))
            .collect(),
        check: (desk.id != check.id).then(|| Link {
            href: url::check(lang, check.id),
            text: s.check_title(check.id),
        }),
        title,
        s: &s,
    };
    html(if page.faults.is_empty() { 200 } else { 422 }, &page)
}

/// One of a desk's tables as CSV, and a file name with the edition of the library (a row of its own would
/// be mistaken for a player); `None` if there is no such table, or no verdict for it.
pub fn csv(site: &Site, lang: Lang, desk: &Desk, state: &State) -> Option<(String, Vec<u8>)> {
    let check = desk.check()?;
    let s = Layout::new(site, lang, "", |_| String::new());
    let name = state.table.as_deref().or(desk.tables.first().copied())?;
    let output = check
        .outputs
        .iter()
        .find(|output| output.name == name && desk.tables.contains(&output.name))?;
    let OutKind::List(columns) = output.kind else {
        return None;
    };
    let (inputs, _) = state.inputs(&check.fields(&site.library.tables));
    let verdict = check.judge(&site.library.tables, &inputs).ok()?;
    let key = format!("{}-value-{}", check.key(), output.name);
    let mut writer = csv::WriterBuilder::new()
        .terminator(csv::Terminator::CRLF)
        .from_writer(Vec::new());
    let rows = verdict
        .values
        .get(output.name)
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    let heads: Vec<String> = heads(&s, &key, columns)
        .into_iter()
        .map(|(text, _)| harmless(text))
        .collect();
    writer.write_record(&heads).ok()?;
    for row in rows {
        let cells: Vec<String> = columns
            .iter()
            .flat_map(|column| leaves(column, row.get(column.name)))
            .map(|(column, value)| taken_away(&s, column, value))
            .collect();
        writer.write_record(&cells).ok()?;
    }
    Some((
        format!(
            "{}-{}-{}.csv",
            desk.id.replace('.', "-"),
            output.name,
            site.library.edition()
        ),
        writer.into_inner().ok()?,
    ))
}

/// A CSV cell: numbers unchanged, text escaped so that no spreadsheet treats it as a formula.
fn taken_away(s: &Layout<'_>, column: &Output, value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Number(number) => number.to_string(),
        value => harmless(cell(s, column, value)),
    }
}

fn harmless(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text
    }
}

/// Codes accepted in another form are shown as the check understood them.
fn understood(
    path: &str,
    given: &Map<String, Value>,
    echoed: &Map<String, Value>,
    places: &Places,
    typed: &mut BTreeMap<String, String>,
) {
    for (name, value) in given {
        let path = if path.is_empty() {
            name.clone()
        } else {
            format!("{path}.{name}")
        };
        match (value, echoed.get(name)) {
            (Value::Object(given), Some(Value::Object(echoed))) => {
                understood(&path, given, echoed, places, typed)
            }
            (Value::Array(given), Some(Value::Array(echoed))) => {
                for (n, pair) in given.iter().zip(echoed).enumerate() {
                    if let (Value::Object(given), Value::Object(echoed)) = pair {
                        understood(&format!("{path}.{n}"), given, echoed, places, typed);
                    }
                }
            }
            (Value::String(_), Some(Value::String(code))) => {
                typed.insert(places.in_form(&path), code.clone());
            }
            _ => {}
        }
    }
}

/// The beginning of a pasted text and of its first paragraph, as a pattern.
fn pattern(text: &str) -> String {
    const LINES: usize = 4;
    let mut parts = text.split("\n\n");
    let head = parts.next().unwrap_or_default().lines().take(LINES);
    let next = parts.next().unwrap_or_default().lines().take(LINES - 1);
    head.chain(next).collect::<Vec<_>>().join("\n")
}

/// The first valid worked example, as a query, and its pasted text.
fn example(site: &Site, check: &Check, declared: &[Field]) -> Option<(String, String)> {
    let examples = site
        .library
        .of_check(check.id)
        .flat_map(|node| &node.examples)
        .filter(|example| example.check.as_str() == check.id);
    let first = examples
        .filter(|example| example.expected.refused.is_empty())
        .map(|example| {
            let pasted = declared
                .iter()
                .filter(|field| matches!(field.kind, Kind::Lines { .. }))
                .find_map(|field| example.input.get(field.name)?.as_str());
            (
                desk::query(declared, &example.input),
                pasted.map(pattern).unwrap_or_default(),
            )
        })
        .next();
    first.filter(|(query, _)| !query.is_empty())
}

// ---- the form

/// Data for rendering the form of a desk.
struct Making<'a> {
    drawing: Drawing<'a>,
    desk: &'a Desk,
    sums: &'a BTreeMap<String, Sum>,
}

fn entries(
    making: &Making<'_>,
    prefix: &str,
    fields: &[Field],
    given: &Map<String, Value>,
) -> Vec<Entry> {
    fields
        .iter()
        .flat_map(|field| entry(making, prefix, field, given))
        .collect()
}

fn entry(
    making: &Making<'_>,
    prefix: &str,
    field: &Field,
    given: &Map<String, Value>,
) -> Vec<Entry> {
    let path = format!("{prefix}{}", field.name);
    let s = making.drawing.s;
    let label = s
        .site
        .library
        .field_label(s.lang, making.drawing.check, &path);
    let hint = s.site.library.texts.find(
        s.lang,
        &format!("{}.hint", label_key(making.drawing.check, &path)),
    );
    let none = Map::new();
    match &field.kind {
        Kind::Group(inner) => {
            let given = given
                .get(field.name)
                .and_then(Value::as_object)
                .unwrap_or(&none);
            vec![Entry::Group {
                id: id(&path),
                label,
                hint,
                entries: entries(making, &format!("{path}."), inner, given),
            }]
        }
        Kind::List { fields, min, max } => vec![Entry::Rows(rows(
            making,
            &path,
            label,
            hint,
            (fields, *min, *max),
            given.get(field.name),
        ))],
        _ => making
            .drawing
            .field(prefix, field, false)
            .into_iter()
            .map(|mut view| {
                // A line for each of many buttons would push everything else off a phone's screen.
                if view.look == Look::Pills && view.input == "radio" && view.options.len() > 3 {
                    view.look = Look::Select;
                }
                Entry::Field(Box::new(view))
            })
            .collect(),
    }
}

fn rows(
    making: &Making<'_>,
    path: &str,
    label: String,
    hint: Option<String>,
    (fields, min, max): (&[Field], usize, usize),
    given: Option<&Value>,
) -> Rows {
    let s = making.drawing.s;
    let nothing = Vec::new();
    let given = given.and_then(Value::as_array).unwrap_or(&nothing);
    let count = given.len().max(min).min(max);
    let key = label_key(making.drawing.check, path);
    let flat = fields
        .iter()
        .all(|field| !matches!(field.kind, Kind::Group(_) | Kind::List { .. }));
    let none = Map::new();
    let build = making.desk.build.as_ref();
    let counts = build.filter(|_| desk::counted(fields).is_some());
    let row = |n: usize| {
        let path = format!("{path}.{n}");
        let mut row = Row {
            counted: None,
            sum: making.sums.get(&path).map(|sum| sum.line.clone()),
            id: id(&path),
            label: s.row_label(&key, &label, n),
            fault: making.drawing.fault(&path),
            flat,
            many: fields.len() > 4,
            first: n == 0,
            last: n + 1 == count,
            may_copy: count < max,
            may_go: count > min,
            entries: entries(
                making,
                &format!("{path}."),
                fields,
                given.get(n).and_then(Value::as_object).unwrap_or(&none),
            )
            .into_iter()
            .map(|entry| if flat { in_line(entry) } else { entry })
            .collect(),
            path,
        };
        row.counted = counts.and_then(|build| counted(s, build, &row.entries));
        row
    };
    let picks = counts.zip(fields.first()).map(|(build, field)| {
        making
            .drawing
            .field(&format!("{path}.0."), field, false)
            .into_iter()
            .flat_map(|view| view.options.into_iter().chain(view.rare))
            .filter(|choice| !choice.value.is_empty())
            .map(|choice| Pick {
                price: price(s, build, &choice.value).map(|n| {
                    format!(
                        "{n} {}",
                        s.unit(Unit::Points, i32::try_from(n).map_or(2.0, f64::from))
                    )
                }),
                code: choice.value,
                text: choice.label,
            })
            .collect()
    });
    Rows {
        id: id(path),
        fault: making.drawing.fault(path),
        // A tap starts a counting row, so empty ones need not be shown.
        rows: (0..count)
            .filter(|n| counts.is_none() || given.get(*n).is_some_and(is_told))
            .map(row)
            .collect(),
        picks: picks.unwrap_or_default(),
        add: (count < max).then(|| {
            s.first(
                &[&format!("{key}.add")],
                &s.t1("desk-add", "what", label.as_str()),
            )
        }),
        path: path.to_owned(),
        label,
        hint,
    }
}

/// A row as a counting row; `None` if its code is not known.
fn counted(s: &Layout<'_>, build: &Build, entries: &[Entry]) -> Option<Counted> {
    let [Entry::Field(code), Entry::Field(number)] = entries else {
        return None;
    };
    let choice = code
        .options
        .iter()
        .chain(&code.rare)
        .find(|choice| choice.chosen && !choice.value.is_empty())?;
    let sum = price(s, build, &choice.value)
        .zip(number.value.parse::<i64>().ok())
        .map(|(price, n)| format!("{n} × {price} = {}", n.saturating_mul(price)));
    Some(Counted {
        name: code.name.clone(),
        code: choice.value.clone(),
        text: choice.label.clone(),
        sum: sum.unwrap_or_default(),
        id: number.id.clone(),
        field: number.name.clone(),
        value: number.value.clone(),
        label: number.label.clone(),
        fault: number.fault.clone(),
    })
}

/// Price of one unit of a code.
fn price(s: &Layout<'_>, build: &Build, code: &str) -> Option<i64> {
    let (table, column) = build.prices;
    match s.site.library.tables.cell(table, code, column).0 {
        Cell::Number(n) => Some(n),
        _ => None,
    }
}

/// Cost and budget of each part of a list, by its path in the form.
fn sums(
    s: &Layout<'_>,
    desk: &Desk,
    check: &Check,
    verdict: &Verdict,
    places: &Places,
) -> BTreeMap<String, Sum> {
    let Some(build) = &desk.build else {
        return BTreeMap::new();
    };
    let columns = check.outputs.iter().find_map(|output| match output.kind {
        OutKind::List(columns) if output.name == build.sums => Some(columns),
        _ => None,
    });
    let rows = verdict.values.get(build.sums).and_then(Value::as_array);
    let sum = |row: &Value| {
        let number = |name: &str| row[name].as_i64();
        let path = places.in_form(&format!("{}.{}", build.parts, number(build.part)? - 1));
        let (spent, left) = (number(build.spent)?, number(build.left)?);
        let line = columns.unwrap_or_default().iter().filter(|column| {
            is_number(&column.kind) && column.name != build.part && !row[column.name].is_null()
        });
        let label = |name: &str| {
            s.first(
                &[&format!("{}-value-{}-{name}", check.key(), build.sums)],
                name,
            )
        };
        Some((
            path.clone(),
            Sum {
                id: id(&path),
                label: whereabouts(s, check, &path)?,
                spent,
                limit: spent + left,
                line: line
                    .map(|column| (label(column.name), cell(s, column, &row[column.name])))
                    .collect(),
            },
        ))
    };
    rows.into_iter().flatten().filter_map(sum).collect()
}

/// A field for a single line: a select instead of buttons, with names from elsewhere in the form as
/// suggestions.
fn in_line(entry: Entry) -> Entry {
    match entry {
        Entry::Field(mut view) => {
            match view.look {
                Look::Pills if view.input == "radio" => view.look = Look::Select,
                Look::Text => view.offered = true,
                _ => {}
            }
            if let (Look::Select, Some(first)) = (view.look, view.options.first_mut())
                && first.value.is_empty()
            {
                "–".clone_into(&mut first.label);
            }
            Entry::Field(view)
        }
        entry => entry,
    }
}

/// Names used in the rows of a form, each once, as suggestions for other rows.
fn names(entries: &[Entry], found: &mut BTreeSet<String>) {
    for entry in entries {
        match entry {
            Entry::Field(view) if view.offered && !view.value.is_empty() => {
                found.insert(view.value.clone());
            }
            Entry::Field(_) => {}
            Entry::Group { entries, .. } => names(entries, found),
            Entry::Rows(list) => list.rows.iter().for_each(|row| names(&row.entries, found)),
        }
    }
}

/// Whether a field may be folded below the pasted text, because the paste contains it too.
fn is_pasted_too(field: &Field) -> bool {
    matches!(
        field.kind,
        Kind::Text { .. } | Kind::Name | Kind::Integer { .. } | Kind::List { .. } | Kind::Group(_)
    )
}

fn id(path: &str) -> String {
    format!("f-{}", path.replace('.', "-"))
}

/// `dbe-army-field-corps-troops` of `corps.2.troops`.
fn label_key(check: &Check, path: &str) -> String {
    let key: Vec<&str> = crate::check::form::names(path).collect();
    format!("{}-field-{}", check.key(), key.join("-"))
}

/// The rows on the way of a path: "Corps 2 · Troops 1".
fn whereabouts(s: &Layout<'_>, check: &Check, path: &str) -> Option<String> {
    let parts: Vec<&str> = path.split('.').collect();
    let rows = parts.iter().enumerate().filter_map(|(n, part)| {
        let number: usize = part.parse().ok()?;
        let list = parts[..n].join(".");
        Some(s.row_label(
            &label_key(check, &list),
            &s.site.library.field_label(s.lang, check, &list),
            number,
        ))
    });
    let rows: Vec<String> = rows.collect();
    (!rows.is_empty()).then(|| rows.join(" · "))
}

/// A fault message with its row.
fn located(s: &Layout<'_>, check: &Check, path: &str, message: String) -> String {
    match whereabouts(s, check, path) {
        Some(place) => format!("{place} · {message}"),
        None => message,
    }
}

// ---- what follows

#[expect(
    clippy::too_many_arguments,
    reason = "everything that a verdict on a desk is said with"
)]
fn judged<'s>(
    s: &'s Layout<'s>,
    desk: &Desk,
    check: &Check,
    state: &State,
    verdict: &Verdict,
    inputs: &Map<String, Value>,
    places: &Places,
    origin: Option<&str>,
) -> Judged<'s> {
    let declared = check.fields(&s.site.library.tables);
    let said = s.site.library.say(s.lang, verdict);
    let here = |given: &Map<String, Value>| {
        let query = desk::query(&declared, given);
        url::with_query(&url::tool(s.lang, desk.id), Some(&query))
    };
    let view = || verdict::View::at(s, check, verdict, &said, inputs, &here);
    let drawn = |name: &str| {
        desk.marks.is_some_and(|(_, list)| list == name)
            || desk
                .tables
                .iter()
                .chain(desk.hard)
                .chain(desk.soft)
                .any(|drawn| *drawn == name)
    };
    let mut plain = verdict.values.clone();
    // Violations, their number, and the verdict itself are shown above.
    let said_above = |output: &Output| {
        matches!(output.kind, OutKind::Violations)
            || check.headline.contains(&output.name)
            || permits(check.outputs, output.name)
            || is_number(&output.kind)
    };
    let mut figures = verdict.values.clone();
    figures.retain(|name, _| desk.figures.contains(&&**name));
    plain.retain(|name, _| {
        !drawn(name)
            && !check
                .outputs
                .iter()
                .any(|output| output.name == name && said_above(output))
    });
    let head = verdict::View {
        part: VerdictPart::Head,
        ..view()
    };
    let rest = verdict::View {
        part: VerdictPart::Rest,
        values: verdict::values(s, check, &verdict.input, &plain),
        lines: Vec::new(),
        reasons: Vec::new(),
        odds: Vec::new(),
        basis: String::new(),
        flags: Vec::new(),
        alternatives: Vec::new(),
        tables: Vec::new(),
        ..view()
    };
    let working = verdict::View {
        part: VerdictPart::Rest,
        values: Vec::new(),
        tables: Vec::new(),
        points: Vec::new(),
        agreed: Vec::new(),
        remedies: Vec::new(),
        missing: None,
        ..view()
    };
    let agree = |reading: &str| {
        let mut all = inputs.clone();
        let agreed = verdict
            .agreed
            .iter()
            .map(String::as_str)
            .chain([reading])
            .collect::<Vec<_>>();
        all.insert("agreed".to_owned(), Value::from(agreed.join(",")));
        here(&all)
    };
    let found = |fields: &[&str]| {
        fields
            .iter()
            .flat_map(|name| findings(s, check, name, &verdict.values, places, &agree))
            .collect::<Vec<_>>()
    };
    let grids: Vec<Grid> = desk
        .tables
        .iter()
        .filter_map(|name| grid(s, desk, check, state, name, &verdict.values))
        .collect();
    let mut shared = inputs.clone();
    if !verdict.agreed.is_empty() {
        shared.insert("agreed".to_owned(), Value::from(verdict.agreed.clone()));
    }
    let query = desk::query(
        &declared,
        &url::with_rulebook(&shared, verdict.rulebook.as_ref()),
    );
    let path = url::with_query(&url::cite_tool(desk.id), Some(&query));
    let link = s
        .site
        .base_url
        .as_deref()
        .or(origin)
        .map_or_else(|| path.clone(), |origin| format!("{origin}{path}"));
    let (hard, soft) = (found(desk.hard), found(desk.soft));
    let post = post(
        s,
        desk,
        verdict,
        &said,
        &grids,
        hard.iter().chain(&soft),
        s.absolute(&path),
    );
    Judged {
        head: Markup(head.to_string()),
        figures: verdict::values(s, check, &verdict.input, &figures),
        hard,
        soft,
        grids,
        rest: Markup(rest.to_string()),
        working,
        copies: Copies::new(s, &post, None),
        square: square(s, &link),
        link,
    }
}

/// Findings of a result field, each with its claim.
fn findings(
    s: &Layout<'_>,
    check: &Check,
    name: &str,
    values: &Map<String, Value>,
    places: &Places,
    agree: &dyn Fn(&str) -> String,
) -> Vec<FindingRow> {
    let library = &s.site.library;
    let Some(output) = check.outputs.iter().find(|output| output.name == name) else {
        return Vec::new();
    };
    let items = values
        .get(name)
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    let empty = Map::new();
    items
        .filter_map(|item| {
            let group = item.as_object().unwrap_or(&empty);
            let code = item
                .as_str()
                .or_else(|| group.get("code").and_then(Value::as_str))?;
            let key = format!("{}-finding-{code}", check.key());
            let mut message =
                Message::new(match library.texts.find(s.lang, &format!("{key}.row")) {
                    Some(_) if !group.is_empty() => format!("{key}.row"),
                    _ => key,
                });
            if let OutKind::List(inner) = output.kind {
                let words = inner.iter().map(|column| {
                    (
                        column.name.to_owned(),
                        argument(s, column, group.get(column.name).unwrap_or(&Value::Null)),
                    )
                });
                message.args.extend(words);
            }
            let at = group
                .get("at")
                .and_then(Value::as_str)
                .map(|at| places.in_form(at));
            let claim = check
                .violations
                .iter()
                .find(|violation| violation.code == code)
                .and_then(|violation| library.reason(s.lang, violation.claim));
            let point = group
                .get("point")
                .and_then(Value::as_str)
                .and_then(|id| check.points.iter().find(|point| point.id == id));
            let readings = point.into_iter().flat_map(|point| point.readings);
            Some(FindingRow {
                agree: readings
                    .map(|reading| Link {
                        href: agree(reading.id),
                        text: verdict::reading_text(s, check, reading.id),
                    })
                    .collect(),
                text: s.say(&message),
                at: at.and_then(|at| {
                    Some(Link {
                        href: format!("#{}", id(&at)),
                        text: whereabouts(s, check, &at)?,
                    })
                }),
                voice: claim.as_ref().map(|claim| s.voice_link(claim.voice)),
                chips: claim
                    .as_ref()
                    .map(|claim| s.chips(&claim.sources))
                    .unwrap_or_default(),
                quote: claim.map(|claim| Link {
                    href: claim
                        .cite
                        .parse()
                        .map_or_else(|_| url::cite(claim.cite), |id| url::claim(s.lang, &id)),
                    text: claim.text,
                }),
            })
        })
        .collect()
}

/// The lines of the pasted text, each with its state and findings; lines that are not part of the list are
/// left out.
fn lines(
    s: &Layout<'_>,
    desk: &Desk,
    check: &Check,
    state: &State,
    verdict: Option<&Verdict>,
    places: &Places,
    unread: &BTreeMap<usize, String>,
) -> Vec<PastedLine> {
    let Some((field, list)) = desk.marks else {
        return Vec::new();
    };
    let text = state.fields.get(field).and_then(Value::as_str);
    let mut states: BTreeMap<usize, String> = BTreeMap::new();
    let mut says: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for number in unread.keys() {
        states.insert(*number, "at-fault".to_owned());
    }
    if let Some(verdict) = verdict {
        let rows = verdict.values.get(list).and_then(Value::as_array);
        for row in rows.into_iter().flatten() {
            if let (Some(line), Some(state)) = (row["line"].as_u64(), row["state"].as_str()) {
                let line = usize::try_from(line).unwrap_or_default();
                states.insert(line, state.to_owned());
            }
        }
        for name in desk.hard.iter().chain(desk.soft) {
            for found in findings(s, check, name, &verdict.values, places, &|_| String::new()) {
                if let Some(at) = found.at {
                    says.entry(at.href).or_default().push(found.text);
                }
            }
        }
    }
    let line = |(number, text): (usize, &str)| {
        let code = states.get(&number)?;
        let (tone, mark) = match code.as_str() {
            "in-order" => ("ok", "✓"),
            "at-fault" => ("no", "✕"),
            "open" => ("open", "⁇"),
            _ => ("plain", "–"),
        };
        let id = id(&format!("{field}.{}", number - 1));
        let mut says = says.remove(&format!("#{id}")).unwrap_or_default();
        says.extend(unread.get(&number).cloned());
        Some(PastedLine {
            id,
            number,
            text: text.trim().to_owned(),
            state: (tone, mark, s.t(&format!("line-{code}"))),
            says,
        })
    };
    (1..)
        .zip(text.unwrap_or_default().lines())
        .filter_map(line)
        .collect()
}

/// A cell as an argument of a sentence; numbers stay numbers, so that plurals work.
fn argument(s: &Layout<'_>, column: &Output, value: &Value) -> crate::message::Arg {
    match value {
        Value::Number(number) => crate::message::Arg::Number(number.as_f64().unwrap_or_default()),
        value => cell(s, column, value).into(),
    }
}

fn grid(
    s: &Layout<'_>,
    desk: &Desk,
    check: &Check,
    state: &State,
    name: &'static str,
    values: &Map<String, Value>,
) -> Option<Grid> {
    let Listing { title, heads, rows } = listing(s, check, name, values)?;
    let output = check.outputs.iter().find(|output| output.name == name)?;
    let ranked = matches!(output.kind, OutKind::List([first, ..]) if first.name == "place");
    let query = format!(
        "{}&{}=csv&{}={name}",
        state.query(&check.fields(&s.site.library.tables)),
        desk::FORMAT,
        desk::TABLE
    );
    Some(Grid {
        id: name,
        title,
        heads,
        rows,
        ranked,
        csv: url::with_query(
            &url::tool(s.lang, desk.id),
            Some(query.trim_start_matches('&')),
        ),
    })
}

fn post<'f>(
    s: &Layout<'_>,
    desk: &Desk,
    verdict: &Verdict,
    said: &crate::library::Said,
    grids: &[Grid],
    found: impl Iterator<Item = &'f FindingRow>,
    url: String,
) -> Post {
    let finding = verdict::finding(s, verdict, said);
    let mut lines = vec![finding.line()];
    for grid in grids {
        lines.push(format!("{}:", grid.title));
        lines.extend(grid.rows.iter().map(|row| {
            row.iter()
                .zip(&grid.heads)
                .map(|((text, _), (head, number))| {
                    if *number {
                        format!("{head} {text}")
                    } else {
                        text.clone()
                    }
                })
                .collect::<Vec<_>>()
                .join(", ")
        }));
    }
    let mut quotes = Vec::new();
    for found in found {
        let place = found
            .at
            .as_ref()
            .map_or_else(String::new, |at| format!("{}: ", at.text));
        lines.push(format!("{place}{}", found.text));
        quotes.extend(found.quote.as_ref().map(|quote| {
            (
                quote.text.clone(),
                found
                    .chips
                    .iter()
                    .map(|chip| chip.text.clone())
                    .collect::<Vec<_>>()
                    .join(", "),
            )
        }));
    }
    quotes.dedup();
    Post {
        title: format!(
            "{} ({})",
            title(s, desk),
            s.system_name(verdict.check.split('.').next().unwrap_or_default())
        ),
        lines,
        quotes,
        url,
    }
}
