//! The state of a desk: parsing it from the address, applying a button of its form, and the shortest
//! address for it. It knows fields, not their meaning.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::url;
use crate::check::form::{rows, rows_text};
use crate::check::{Fault, FaultKind, Field, Kind, Limit};

/// Maximum number of parameters; no player builds a larger state.
pub const MOST: usize = 5000;

/// What a button does to a row, or to the end of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Add,
    Remove,
    Up,
    Down,
    Copy,
    /// Increases or decreases the number of a row.
    More,
    Less,
}

impl Change {
    pub const ALL: [Self; 7] = [
        Self::Add,
        Self::Remove,
        Self::Up,
        Self::Down,
        Self::Copy,
        Self::More,
        Self::Less,
    ];

    /// Its parameter name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Remove => "remove",
            Self::Up => "up",
            Self::Down => "down",
            Self::Copy => "copy",
            Self::More => "more",
            Self::Less => "less",
        }
    }
}

/// Parameters of a desk's address that are not inputs.
pub const FORMAT: &str = "format";
pub const TABLE: &str = "table";
/// Names entered beforehand, which the rows offer.
pub const NAMES: &str = "names";

/// Whether the desk itself uses a name, so that no field of its check may have it.
pub fn is_reserved(name: &str) -> bool {
    matches!(
        name,
        FORMAT | TABLE | NAMES | url::RULEBOOK | url::EDITION | url::DRAFT | url::WHOLE | "agreed"
    ) || Change::ALL.iter().any(|change| change.name() == name)
}

/// State of the form, including empty rows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pub fields: Map<String, Value>,
    pub agreed: Vec<String>,
    /// Names given beforehand.
    pub names: Vec<String>,
    /// Rulebook that the link was made with.
    pub linked: Option<String>,
    /// The requested format instead of a page, and of which table.
    pub format: Option<String>,
    pub table: Option<String>,
    /// Button that was pressed.
    pub change: Option<(Change, String)>,
    /// Whether no parameter was given.
    pub fresh: bool,
}

/// The parameters of a query or a submitted form; one more than [`MOST`] if there are more.
pub fn pairs(query: &str) -> Vec<(String, String)> {
    query
        .split('&')
        .filter(|part| !part.is_empty())
        .take(MOST + 1)
        .flat_map(url::pairs)
        .collect()
}

impl State {
    /// Parses the parameters for a check with these fields.
    ///
    /// # Errors
    /// If they have an invalid structure, or more parameters than a desk allows.
    pub fn read(declared: &[Field], given: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        if given.len() > MOST {
            return Err(vec![too_many(declared, given)]);
        }
        let mut state = Self {
            // The players' names alone are nothing to judge.
            fresh: given.is_empty()
                || given.iter().any(|(name, _)| name == NAMES)
                    && given
                        .iter()
                        .all(|(name, value)| name == NAMES || value.trim().is_empty()),
            ..Self::default()
        };
        let mut tree = Value::Object(Map::new());
        let mut faults = Vec::new();
        for (name, value) in given {
            let told = || Some(value.trim().to_owned()).filter(|value| !value.is_empty());
            match name.as_str() {
                "agreed" => state.agreed.extend(
                    value
                        .split(',')
                        .map(str::trim)
                        .filter(|id| !id.is_empty())
                        .map(str::to_owned),
                ),
                url::RULEBOOK => state.linked = told(),
                url::DRAFT | url::WHOLE => {}
                FORMAT => state.format = told(),
                TABLE => state.table = told(),
                NAMES => {
                    state.names = value
                        .split([',', ';', '\n'])
                        .map(str::trim)
                        .filter(|name| !name.is_empty())
                        .map(str::to_owned)
                        .collect();
                }
                _ => match Change::ALL.iter().find(|change| change.name() == name) {
                    Some(change) => state.change = told().map(|at| (*change, at)),
                    None => {
                        let parts: Vec<&str> = name.split('.').collect();
                        let bad = parts.len() > 6
                            || parts.iter().any(|part| part.is_empty() || part.len() > 64);
                        if bad || put(&mut tree, &parts, value.trim()).is_none() {
                            faults.push(fault(
                                name,
                                Value::from(value.as_str()),
                                FaultKind::NotAGroup,
                                Vec::new(),
                            ));
                        }
                    }
                },
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        state.agreed.dedup();
        if let Value::Object(map) = tree {
            state.fields = shaped(declared, map);
        }
        if state.fields.is_empty() && state.fresh {
            state.fields = blank(declared);
        }
        Ok(state)
    }

    /// Applies the pressed button; for a missing row the state is unchanged.
    pub fn apply(&mut self, declared: &[Field]) -> bool {
        let Some((change, path)) = self.change.take() else {
            return false;
        };
        let parts: Vec<&str> = path.split('.').collect();
        let _ = alter(declared, &mut self.fields, &parts, change);
        true
    }

    /// The inputs to judge, without empty rows, and the form index of each remaining row.
    pub fn inputs(&self, declared: &[Field]) -> (Map<String, Value>, Places) {
        let mut places = Places::default();
        let mut inputs = telling(declared, &self.fields, ("", ""), &mut places);
        if !self.agreed.is_empty() {
            inputs.insert("agreed".to_owned(), Value::from(self.agreed.clone()));
        }
        (inputs, places)
    }

    /// The state as a query, empty rows included.
    pub fn query(&self, declared: &[Field]) -> String {
        let mut pairs = Vec::new();
        flatten(declared, "", &self.fields, &mut pairs);
        if !self.agreed.is_empty() {
            pairs.push(("agreed".to_owned(), self.agreed.join(",")));
        }
        if !self.names.is_empty() {
            pairs.push((NAMES.to_owned(), self.names.join(",")));
        }
        if let Some(linked) = &self.linked {
            pairs.push((url::RULEBOOK.to_owned(), linked.clone()));
        }
        join(&pairs)
    }

    /// The text of each field, by path.
    pub fn typed(&self) -> BTreeMap<String, String> {
        let mut typed = BTreeMap::new();
        spread("", &self.fields, &mut typed);
        typed
    }
}

/// The shortest query for the inputs.
pub fn query(declared: &[Field], inputs: &Map<String, Value>) -> String {
    let mut pairs = Vec::new();
    flatten(declared, "", inputs, &mut pairs);
    join(&pairs)
}

/// Positions of the input's rows in the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places(Vec<(String, String)>);

impl Places {
    /// The form path for a path of the input.
    pub fn in_form(&self, path: &str) -> String {
        let inside = |from: &str| {
            path == from
                || path
                    .strip_prefix(from)
                    .is_some_and(|rest| rest.starts_with('.'))
        };
        let nearest = self
            .0
            .iter()
            .filter(|(from, _)| inside(from))
            .max_by_key(|(from, _)| from.len());
        nearest.map_or_else(
            || path.to_owned(),
            |(from, to)| format!("{to}{}", &path[from.len()..]),
        )
    }
}

fn fault(path: &str, given: Value, kind: FaultKind, accepted: Vec<String>) -> Fault {
    Fault {
        path: path.chars().take(80).collect(),
        given,
        kind,
        accepted,
        args: Vec::new(),
        against: Vec::new(),
    }
}

/// The list that exceeds its limit: the one with the most parameters.
fn too_many(declared: &[Field], given: &[(String, String)]) -> Fault {
    let named = |field: &Field| {
        given
            .iter()
            .filter(|(name, _)| name.split('.').next() == Some(field.name))
            .count()
    };
    let lists = declared.iter().filter_map(|field| match field.kind {
        Kind::List { min, max, .. } => Some((field, format!("{min}–{max}"))),
        _ => None,
    });
    let (path, accepted) = lists
        .max_by_key(|(field, _)| named(field))
        .map_or_else(Default::default, |(field, accepted)| {
            (field.name, vec![accepted])
        });
    fault(
        path,
        Value::from(given.len()),
        FaultKind::ListLength,
        accepted,
    )
}

/// Numbers stay names until it is known which of them are list indices.
fn put(at: &mut Value, parts: &[&str], text: &str) -> Option<()> {
    let Some((first, rest)) = parts.split_first() else {
        match at {
            Value::Null => *at = Value::from(text),
            // A repeated key is a list of codes.
            Value::String(old) => *old = format!("{old},{text}"),
            _ => return None,
        }
        return Some(());
    };
    if at.is_null() {
        *at = Value::Object(Map::new());
    }
    let map = at.as_object_mut()?;
    if rest.is_empty() && text.is_empty() {
        // An empty row; for any other field it is equivalent to omitting it.
        if is_number(first) {
            map.entry((*first).to_owned())
                .or_insert_with(|| Value::Object(Map::new()));
        }
        return Some(());
    }
    put(
        map.entry((*first).to_owned()).or_insert(Value::Null),
        rest,
        text,
    )
}

fn is_number(part: &str) -> bool {
    !part.is_empty() && part.len() < 9 && part.bytes().all(|b| b.is_ascii_digit())
}

/// Turns numbered groups into lists, sorted by number, without gaps.
fn shaped(declared: &[Field], map: Map<String, Value>) -> Map<String, Value> {
    let mut out = Map::new();
    for (name, value) in map {
        let kind = declared
            .iter()
            .find(|field| field.name == name)
            .map(|field| &field.kind);
        let value = match (kind, value) {
            (Some(Kind::Group(inner)), Value::Object(map)) => Value::Object(shaped(inner, map)),
            (Some(Kind::List { fields, .. }), Value::Object(map))
                if map.keys().all(|key| is_number(key)) =>
            {
                let mut numbered: Vec<(usize, Value)> = map
                    .into_iter()
                    .filter_map(|(key, row)| Some((key.parse().ok()?, row)))
                    .collect();
                numbered.sort_by_key(|(n, _)| *n);
                let row = |row: Value| {
                    if let Value::Object(map) = row {
                        Value::Object(shaped(fields, map))
                    } else {
                        row
                    }
                };
                Value::Array(numbered.into_iter().map(|(_, value)| row(value)).collect())
            }
            (Some(Kind::List { fields, .. }), Value::String(text)) => {
                rows(&text, fields).map_or(Value::String(text), Value::Array)
            }
            (_, value) => value,
        };
        out.insert(name, value);
    }
    out
}

/// Initial form: one row in the first list, and as many in the others as they need.
fn blank(declared: &[Field]) -> Map<String, Value> {
    let mut first = true;
    let lists = declared.iter().filter_map(|field| match &field.kind {
        Kind::List { fields, min, max } => {
            let rows = (*min).max(usize::from(first)).min(*max);
            first = false;
            (rows > 0).then(|| {
                let row = Value::Object(blank(fields));
                (field.name.to_owned(), Value::Array(vec![row; rows]))
            })
        }
        Kind::Group(fields) => Some((field.name.to_owned(), Value::Object(blank(fields))))
            .filter(|(_, group)| group.as_object().is_some_and(|map| !map.is_empty())),
        _ => None,
    });
    lists.collect()
}

fn alter(
    declared: &[Field],
    map: &mut Map<String, Value>,
    parts: &[&str],
    change: Change,
) -> Option<()> {
    let (first, rest) = parts.split_first()?;
    let field = declared.iter().find(|field| field.name == *first)?;
    match &field.kind {
        Kind::Group(fields) => alter(
            fields,
            map.entry((*first).to_owned())
                .or_insert_with(|| Value::Object(Map::new()))
                .as_object_mut()?,
            rest,
            change,
        ),
        Kind::List { fields, max, .. } => {
            let rows = map
                .entry((*first).to_owned())
                .or_insert_with(|| Value::Array(Vec::new()))
                .as_array_mut()?;
            let Some((number, inside)) = rest.split_first() else {
                if change == Change::Add && rows.len() < *max {
                    rows.push(Value::Object(blank(fields)));
                }
                return Some(());
            };
            if change == Change::Add && !is_number(number) {
                return pick(fields, rows, *max, number);
            }
            let n: usize = number.parse().ok().filter(|n| *n < rows.len())?;
            if !inside.is_empty() {
                return alter(fields, rows[n].as_object_mut()?, inside, change);
            }
            match change {
                Change::Remove => drop(rows.remove(n)),
                Change::Up if n > 0 => rows.swap(n, n - 1),
                Change::Down if n + 1 < rows.len() => rows.swap(n, n + 1),
                Change::Copy if rows.len() < *max => rows.insert(n + 1, rows[n].clone()),
                Change::More => count(fields, rows, n, 1)?,
                Change::Less => count(fields, rows, n, -1)?,
                Change::Up | Change::Down | Change::Copy | Change::Add => {}
            }
            Some(())
        }
        _ => None,
    }
}

/// The fields of a counting row: a code and its number.
pub fn counted(fields: &[Field]) -> Option<(&Field, &Field)> {
    match fields {
        [code, number] => Some((code, number)).filter(|_| {
            matches!(code.kind, Kind::Choice { .. }) && matches!(number.kind, Kind::Integer { .. })
        }),
        _ => None,
    }
}

/// Adds one of a code: in its row if it has one, otherwise in a new row.
fn pick(fields: &[Field], rows: &mut Vec<Value>, max: usize, code: &str) -> Option<()> {
    let (field, _) = counted(fields)?;
    if let Some(n) = rows.iter().position(|row| row[field.name] == code) {
        return count(fields, rows, n, 1);
    }
    rows.retain(|row| !row.as_object().is_some_and(|row| says_nothing(fields, row)));
    if rows.len() < max {
        let row = Map::from_iter([(field.name.to_owned(), Value::from(code))]);
        rows.push(Value::Object(row));
    }
    Some(())
}

/// Adds a number to a row, which counts 1 if no number was given; a row that reaches 0 is removed.
fn count(fields: &[Field], rows: &mut Vec<Value>, n: usize, more: i64) -> Option<()> {
    let (_, field) = counted(fields)?;
    let row = rows[n].as_object_mut()?;
    let now = row.get(field.name).and_then(Value::as_str).unwrap_or("1");
    let next = now.parse::<i64>().ok()?.checked_add(more)?;
    if next < 1 {
        rows.remove(n);
    } else {
        row.insert(field.name.to_owned(), Value::from(next.to_string()));
    }
    Some(())
}

/// Removes empty rows: a required field is missing, and all others have their default.
fn telling(
    declared: &[Field],
    map: &Map<String, Value>,
    (from, to): (&str, &str),
    places: &mut Places,
) -> Map<String, Value> {
    let under = |prefix: &str, name: &str| {
        if prefix.is_empty() {
            name.to_owned()
        } else {
            format!("{prefix}.{name}")
        }
    };
    let mut out = Map::new();
    for (name, value) in map {
        let kind = declared
            .iter()
            .find(|field| field.name == name)
            .map(|field| &field.kind);
        let (from, to) = (under(from, name), under(to, name));
        let value = match (kind, value) {
            (Some(Kind::Group(inner)), Value::Object(map)) => {
                Value::Object(telling(inner, map, (&from, &to), places))
            }
            (Some(Kind::List { fields, .. }), Value::Array(rows)) => {
                let mut left = Vec::new();
                for (n, row) in rows.iter().enumerate() {
                    let Value::Object(map) = row else {
                        left.push(row.clone());
                        continue;
                    };
                    if says_nothing(fields, map) {
                        continue;
                    }
                    let (here, there) = (format!("{from}.{}", left.len()), format!("{to}.{n}"));
                    left.push(Value::Object(telling(fields, map, (&here, &there), places)));
                    places.0.push((here, there));
                }
                Value::Array(left)
            }
            (_, value) => value.clone(),
        };
        out.insert(name.clone(), value);
    }
    out
}

fn says_nothing(fields: &[Field], row: &Map<String, Value>) -> bool {
    let mut needed = false;
    let idle = fields.iter().all(|field| {
        let value = row.get(field.name).unwrap_or(&Value::Null);
        needed |= !matches!(field.kind, Kind::List { .. })
            && matches!(field.default, Limit::Required | Limit::Asked);
        match (&field.kind, value) {
            (_, Value::Null) => true,
            (Kind::List { fields, .. }, Value::Array(rows)) => rows
                .iter()
                .all(|row| row.as_object().is_some_and(|row| says_nothing(fields, row))),
            (Kind::Group(_), Value::Object(map)) => map.is_empty(),
            (_, Value::String(text)) => match &field.default {
                Limit::Default(usual) => plain(usual) == *text,
                _ => text.is_empty(),
            },
            _ => false,
        }
    });
    needed
        && idle
        && row
            .keys()
            .all(|name| fields.iter().any(|field| field.name == name))
}

fn flatten(
    declared: &[Field],
    prefix: &str,
    map: &Map<String, Value>,
    pairs: &mut Vec<(String, String)>,
) {
    for (name, value) in map {
        let kind = declared
            .iter()
            .find(|field| field.name == name)
            .map(|field| &field.kind);
        let path = format!("{prefix}{name}");
        match (kind, value) {
            (Some(Kind::Group(inner)), Value::Object(map)) => {
                flatten(inner, &format!("{path}."), map, pairs)
            }
            (Some(Kind::List { fields, .. }), Value::Array(rows)) => {
                if let Some(text) = rows_text(rows, fields) {
                    pairs.push((path, text));
                    continue;
                }
                for (n, row) in rows.iter().enumerate() {
                    let before = pairs.len();
                    match row {
                        Value::Object(map) => flatten(fields, &format!("{path}.{n}."), map, pairs),
                        other => pairs.push((format!("{path}.{n}"), plain(other))),
                    }
                    if pairs.len() == before {
                        pairs.push((format!("{path}.{n}"), String::new()));
                    }
                }
            }
            (_, Value::Null) => {}
            (_, Value::Object(map)) => {
                let inner: Map<String, Value> =
                    Map::from_iter([(name.clone(), Value::Object(map.clone()))]);
                pairs.extend(
                    crate::check::pairs(&inner)
                        .into_iter()
                        .map(|(path, value)| (format!("{prefix}{path}"), value)),
                );
            }
            (_, Value::Array(items)) => {
                pairs.push((path, items.iter().map(plain).collect::<Vec<_>>().join(",")))
            }
            (_, value) => pairs.push((path, plain(value))),
        }
    }
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn join(pairs: &[(String, String)]) -> String {
    pairs
        .iter()
        .map(|(name, value)| format!("{}={}", url::escape(name), url::escape(value)))
        .collect::<Vec<_>>()
        .join("&")
}

fn spread(prefix: &str, map: &Map<String, Value>, typed: &mut BTreeMap<String, String>) {
    for (name, value) in map {
        let path = format!("{prefix}{name}");
        match value {
            Value::Object(map) => spread(&format!("{path}."), map, typed),
            Value::Array(rows) => {
                for (n, row) in rows.iter().enumerate() {
                    if let Value::Object(map) = row {
                        spread(&format!("{path}.{n}."), map, typed);
                    }
                }
            }
            Value::Null => {}
            other => {
                typed.insert(path, plain(other).chars().take(400).collect());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Declared, Form, form};
    use proptest::prelude::*;
    use serde_json::json;

    struct Row;
    impl Declared for Row {
        fn declare(form: &mut Form<'_>) -> Self {
            let _: crate::systems::dbe::troops::Troop = form.choice("kind").required();
            form.integer("count", 0, 9).or(1);
            Self
        }
    }
    struct Part;
    impl Declared for Part {
        fn declare(form: &mut Form<'_>) -> Self {
            form.text("name", 20).optional();
            form.list::<Row>("rows", 0, 4);
            Self
        }
    }
    struct Army;
    impl Declared for Army {
        fn declare(form: &mut Form<'_>) -> Self {
            form.text("title", 30).optional();
            form.list::<Part>("parts", 1, 3);
            form.truth("on");
            Self
        }
    }

    fn fields() -> Vec<Field> {
        form::describe::<Army>()
    }

    fn read(query: &str) -> State {
        State::read(&fields(), &pairs(query)).unwrap()
    }

    #[test]
    fn names_given_beforehand_are_kept_and_are_nothing_to_judge() {
        let state = read("names=Ann,+Bob;Cat&title=&parts.0.name=");
        assert_eq!(state.names, ["Ann", "Bob", "Cat"]);
        assert!(state.fresh);
        let state = read("names=Ann&title=x");
        assert!(!state.fresh);
        assert!(state.query(&fields()).contains("names=Ann"));
        assert!(!read("title=").fresh, "an empty form that was sent");
    }

    #[test]
    fn an_address_is_a_state_and_a_state_an_address() {
        for query in [
            "title=My%20army&parts.0.name=I&parts.0.rows=a_3*b&parts.1.rows=c_2&on=true",
            "parts.0=&parts.1.rows=_*a",
            "parts.0.rows=a_1*_2&agreed=x,y&rulebook=12345678",
        ] {
            assert_eq!(read(query).query(&fields()), query);
        }
        // The long form is shortened.
        assert_eq!(read("parts.0.rows.0.kind=a&parts.0.rows.0.count=3&parts.0.rows.2.kind=b&parts.0.rows.1.kind=").query(&fields()), "parts.0.rows=a_3*_*b");
        // A name that cannot be part of a text row uses the long form.
        assert_eq!(
            read("parts.0.rows.0.kind=a_b").query(&fields()),
            "parts.0.rows.0.kind=a_b"
        );
        // A number does not begin with a zero.
        assert_eq!(read("").query(&fields()), "parts.0.rows=_");
    }

    #[test]
    fn buttons_change_rows_wherever_they_are() {
        let changed = |query: &str| {
            let mut state = read(query);
            assert!(state.apply(&fields()));
            state.query(&fields())
        };
        assert_eq!(
            changed("parts.0.rows=a&add=parts"),
            "parts.0.rows=a&parts.1.rows=_"
        );
        assert_eq!(
            changed("parts.0.rows=a&add=parts.0.rows"),
            "parts.0.rows=a*_"
        );
        assert_eq!(
            changed("parts.0.rows=a*b*c&remove=parts.0.rows.1"),
            "parts.0.rows=a*c"
        );
        assert_eq!(
            changed("parts.0.rows=a*b*c&up=parts.0.rows.2"),
            "parts.0.rows=a*c*b"
        );
        assert_eq!(
            changed("parts.0.rows=a*b*c&down=parts.0.rows.0"),
            "parts.0.rows=b*a*c"
        );
        assert_eq!(
            changed("parts.0.rows=a*b&copy=parts.0"),
            "parts.0.rows=a*b&parts.1.rows=a*b"
        );
        // One more of a code is added to its row, or starts a new one.
        for (query, counted) in [
            ("parts.0.rows=a&add=parts.0.rows.a", "parts.0.rows=a_2"),
            ("parts.0.rows=_*a&add=parts.0.rows.b", "parts.0.rows=a*b"),
            (
                "parts.0.rows=a_3*b&less=parts.0.rows.0",
                "parts.0.rows=a_2*b",
            ),
            ("parts.0.rows=a_3*b&less=parts.0.rows.1", "parts.0.rows=a_3"),
            (
                "parts.0.rows=a_3*b&more=parts.0.rows.1",
                "parts.0.rows=a_3*b_2",
            ),
        ] {
            assert_eq!(changed(query), counted, "{query}");
        }
        // An impossible action changes nothing.
        for idle in [
            "more=parts.0",
            "less=parts.0.rows.7",
            "add=parts.0.x",
            "add=parts",
            "up=parts.0",
            "down=parts.2",
            "remove=parts.7",
            "remove=parts.x",
            "add=title",
            "up=nothing.1",
            "remove=parts.0.rows.9",
            "copy=parts.1",
        ] {
            assert_eq!(
                changed(&format!(
                    "parts.0.rows=a&parts.1.name=x&parts.2.name=y&{idle}"
                )),
                "parts.0.rows=a&parts.1.name=x&parts.2.name=y",
                "{idle}"
            );
        }
    }

    #[test]
    fn rows_that_say_nothing_are_not_judged_and_faults_find_their_rows() {
        let (inputs, places) = read("parts.0.rows=_*a*_1*_2&parts.1=").inputs(&fields());
        assert_eq!(
            Value::Object(inputs),
            json!({"parts": [{"rows": [{"kind": "a"}, {"count": "2"}]}, {}]})
        );
        assert_eq!(places.in_form("parts.0.rows.1.kind"), "parts.0.rows.3.kind");
        assert_eq!(
            [
                places.in_form("parts.1"),
                places.in_form("title"),
                places.in_form("parts.0.rows.0")
            ],
            ["parts.1", "title", "parts.0.rows.1"]
        );
        // An undeclared name is a fault, not ignored.
        assert_eq!(
            read("parts.0.rows.0.knid=a").inputs(&fields()).0["parts"][0]["rows"][0],
            json!({"knid": "a"})
        );
    }

    #[test]
    fn what_has_no_shape_or_no_end_is_refused_where_it_stands() {
        let faults = |query: &str| {
            State::read(&fields(), &pairs(query))
                .unwrap_err()
                .into_iter()
                .map(|f| (f.path, f.kind.code()))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            faults("title=a&title.b=c"),
            [("title.b".to_owned(), "not-a-group")]
        );
        assert_eq!(
            faults("a.b.c.d.e.f.g=1"),
            [("a.b.c.d.e.f.g".to_owned(), "not-a-group")]
        );
        let many: String = (0..9000).map(|n| format!("parts.{n}.name=x&")).collect();
        assert_eq!(faults(&many), [("parts".to_owned(), "list-length")]);
        // Fewer rows than the limit of the form, but more than the list allows: the check refuses them.
        let some: String = (0..900).map(|n| format!("parts.{n}.name=x&")).collect();
        assert_eq!(read(&some).fields["parts"].as_array().unwrap().len(), 900);
    }

    #[test]
    fn no_field_is_called_like_a_button() {
        assert!(
            [
                "add", "remove", "up", "down", "copy", "more", "less", "format", "table", "agreed"
            ]
            .iter()
            .all(|name| is_reserved(name))
                && !is_reserved("parts")
        );
    }

    proptest! {
        #[test]
        fn no_query_ever_panics(query in "(parts|title|on|add|remove|copy|more|less|rows|[.&=_*]|[0-3]|\\PC){0,40}") {
            if let Ok(mut state) = State::read(&fields(), &pairs(&query)) {
                state.apply(&fields());
                let said = state.query(&fields());
                let again = State::read(&fields(), &pairs(&said)).unwrap();
                // An empty state starts again.
                prop_assert!(said.is_empty() || again.query(&fields()) == said);
                let _ = state.inputs(&fields());
                let _ = state.typed();
            }
        }
    }
}
