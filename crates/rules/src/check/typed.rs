//! Strict types for JSON input: a number must be a number, and yes must be `true`. Forms, addresses and
//! command lines have only text, which [`super::form`] reads generously; a program must send the types of
//! its schema.

use serde_json::{Map, Value};

use super::board::{self, SCENE};
use super::explore::Extent;
use super::fault::{Fault, FaultKind, MOST_FAULTS, bounded};
use super::form::{Field, Kind, Limit, rows_fit};
use super::judge::{Check, LINKED, MOST_AGREED};
use super::range::Range;
use super::{Takes, Verdict};
use crate::kit::tables::Tables;

/// A way of answering a question: [`Check::judge`], or [`Check::answer`].
type Answering = fn(&Check, &Tables, &Map<String, Value>) -> Result<Verdict, Vec<Fault>>;

impl Check {
    /// Like [`Check::judge`], for JSON input: a value whose type is not that of its field is a fault, even
    /// if a form would accept it.
    ///
    /// # Errors
    /// All faults of the input.
    pub fn judge_typed(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
    ) -> Result<Verdict, Vec<Fault>> {
        let judge = Self::judge_unbounded;
        self.typed(tables, given, (judge, judge)).map_err(bounded)
    }

    /// Like [`Check::answer`], for JSON input.
    ///
    /// # Errors
    /// All faults of the given facts.
    pub fn answer_typed(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
    ) -> Result<Verdict, Vec<Fault>> {
        let answer: Answering =
            |check, tables, given| check.answer_unbounded(tables, given, Extent::Full);
        let read: Answering =
            |check, tables, given| check.answer_unbounded(tables, given, Extent::Faults);
        self.typed(tables, given, (answer, read))
            .map_err(|faults| self.explained(tables, given, bounded(faults)))
    }

    fn typed(
        &self,
        tables: &Tables,
        given: &Map<String, Value>,
        (judge, read): (Answering, Answering),
    ) -> Result<Verdict, Vec<Fault>> {
        let mistyped = self.mistyped(tables, given);
        let strangers = if mistyped.is_empty() {
            self.strangers(tables, given)
        } else {
            Vec::new()
        };
        // Other faults are reported together with these; nothing is explored.
        let sound = mistyped.is_empty() && strangers.is_empty();
        match if sound { judge } else { read }(self, tables, given) {
            Ok(_) if !strangers.is_empty() => Err(strangers),
            judged if mistyped.is_empty() => judged,
            Ok(_) => Err(mistyped),
            Err(faults) => {
                // Each field once in declared order, then unknown fields and agreed readings.
                let names: Vec<&str> = self.fields(tables).iter().map(|field| field.name).collect();
                let place = |fault: &Fault| {
                    let first = fault.path.split('.').next().unwrap_or_default();
                    names
                        .iter()
                        .position(|name| *name == first)
                        .unwrap_or(names.len() + usize::from(first == "agreed"))
                };
                let new = |fault: &Fault| mistyped.iter().all(|known| known.path != fault.path);
                let mut all: Vec<Fault> = mistyped
                    .iter()
                    .cloned()
                    .chain(faults.into_iter().filter(new))
                    .collect();
                all.sort_by_key(place);
                Err(all)
            }
        }
    }

    /// Faults of pieces on the table without a role, which the check itself does not read.
    fn strangers(&self, tables: &Tables, given: &Map<String, Value>) -> Vec<Fault> {
        let elements = given
            .get(SCENE)
            .and_then(|scene| scene.get("elements"))
            .and_then(Value::as_array);
        let (Some(elements), Some(role)) = (
            elements,
            self.roles
                .iter()
                .find(|role| board::takes_pieces(role.takes)),
        ) else {
            return Vec::new();
        };
        let own = |given: &Map<String, Value>| {
            let mut own = given.clone();
            own.retain(|name, _| name != "agreed" && !LINKED.contains(&name.as_str()));
            own
        };
        let dealt = board::deal(self.roles, own(given)).unwrap_or_default();
        let plays = |piece: &Value| {
            self.roles
                .iter()
                .filter_map(|role| dealt.get(role.field))
                .any(|part| {
                    part == piece || part.as_array().is_some_and(|pieces| pieces.contains(piece))
                })
        };
        let mut found = Vec::new();
        for (n, piece) in elements
            .iter()
            .enumerate()
            .filter(|(_, piece)| !plays(piece))
        {
            // Read like a field of the first role that takes pieces.
            let listed = !matches!(role.takes, Takes::One | Takes::Rival);
            let (place, piece) = if listed {
                (
                    format!("{}.0", role.field),
                    Value::from(vec![piece.clone()]),
                )
            } else {
                (role.field.to_owned(), piece.clone())
            };
            let mut alone = own(given);
            alone.retain(|name, _| {
                name != SCENE && !self.roles.iter().any(|role| role.field == name)
            });
            alone.insert(role.field.to_owned(), piece);
            let faults = self.read_as_far(tables, alone);
            found.extend(faults.into_iter().filter_map(|fault| {
                let rest = fault
                    .path
                    .strip_prefix(&place)
                    .filter(|rest| rest.is_empty() || rest.starts_with('.'))?;
                Some(Fault {
                    path: format!("{SCENE}.elements.{n}{rest}"),
                    ..fault.clone()
                })
            }));
        }
        found
    }

    /// Every value whose type is not that of its field, in declared order.
    fn mistyped(&self, tables: &Tables, given: &Map<String, Value>) -> Vec<Fault> {
        let fields = self.fields(tables);
        let mut found = FaultList(Vec::new());
        // A piece on the table may be named instead of described.
        let named = |field: &Field, value: &Value| {
            let takes = self
                .roles
                .iter()
                .find(|role| role.field == field.name)
                .map(|role| role.takes);
            match takes {
                Some(Takes::One | Takes::Rival) => value.is_string(),
                Some(Takes::Friends | Takes::Enemies | Takes::Others | Takes::All) => {
                    value.is_string()
                        || value
                            .as_array()
                            .is_some_and(|ids| !ids.is_empty() && ids.iter().all(Value::is_string))
                }
                _ => false,
            }
        };
        for field in &fields {
            if let Some(value) = given
                .get(field.name)
                .filter(|value| !value.is_null() && !named(field, value))
            {
                found.field(field.name, field, value);
            }
        }
        match given.get("agreed") {
            None | Some(Value::Null) => {}
            Some(Value::Array(list)) if list.len() > MOST_AGREED => {
                found.push(
                    "agreed",
                    &Value::from(list.len()),
                    FaultKind::ListLength,
                    vec![format!("0–{MOST_AGREED}")],
                );
            }
            Some(Value::Array(_)) => {}
            Some(other) => found.push(
                "agreed",
                other,
                FaultKind::NotAList,
                self.readings()
                    .map(|(_, reading)| reading.id.to_owned())
                    .collect(),
            ),
        }
        if let (Some(Value::Object(scene)), false) = (given.get(SCENE), self.roles.is_empty()) {
            found.scene(&board::piece_fields(self.roles, &fields), scene);
        }
        found.0
    }
}

struct FaultList(Vec<Fault>);

impl FaultList {
    fn push(&mut self, path: &str, given: &Value, kind: FaultKind, accepted: Vec<String>) {
        // Faults beyond the limit are only counted.
        let accepted = if self.0.len() < MOST_FAULTS {
            accepted
        } else {
            Vec::new()
        };
        self.0.push(board::fault(path, given, kind, accepted));
    }

    fn group(&mut self, path: &str, fields: &[Field], given: &Map<String, Value>) {
        for field in fields {
            if let Some(value) = given.get(field.name).filter(|value| !value.is_null()) {
                self.field(&format!("{path}.{}", field.name), field, value);
            }
        }
    }

    /// The entries of a list, each with its path; a value that is not a list is a fault.
    fn entries<'v>(
        &mut self,
        path: &str,
        given: &'v Value,
        kind: &Kind,
    ) -> impl Iterator<Item = (String, &'v Value)> + use<'v> {
        if !given.is_array() {
            self.push(path, given, FaultKind::NotAList, kind.accepted());
        }
        let path = path.to_owned();
        given
            .as_array()
            .into_iter()
            .flatten()
            .enumerate()
            .map(move |(n, item)| (format!("{path}.{n}"), item))
    }

    fn text(&mut self, path: &str, given: &Value, most: usize) {
        match given.as_str() {
            None => self.push(path, given, FaultKind::NotAText, Vec::new()),
            Some(text) if text.chars().count() > most => {
                self.push(path, given, FaultKind::TooLong, vec![format!("0–{most}")])
            }
            Some(_) => {}
        }
    }

    fn field(&mut self, path: &str, field: &Field, given: &Value) {
        // A group may be given as its single plain value.
        if let (Kind::Group(fields), Some(plain), false) = (
            &field.kind,
            field.plain,
            given.is_object() || given.is_boolean(),
        ) && let Some(inner) = fields.iter().find(|inner| inner.name == plain)
        {
            return self.field(path, inner, given);
        }
        // `true` and `false` may say whether a group or list exists.
        let may_lack = match &field.kind {
            Kind::Group(_) => matches!(field.default, Limit::Default(Value::Null) | Limit::Asked),
            Kind::List { min, .. } => *min == 0,
            _ => false,
        };
        if may_lack && given.is_boolean() {
            return;
        }
        // A list of numbers may be said to be empty.
        let numbers = matches!(field.kind, Kind::Integers { .. } | Kind::Decimals { .. });
        if numbers && (given == &Value::Bool(false) || given == "none") {
            return;
        }
        self.value(path, &field.kind, given);
    }

    fn value(&mut self, path: &str, kind: &Kind, given: &Value) {
        const NAME: usize = board::LONGEST_NAME;
        match kind {
            Kind::Choice { .. } => {
                // Several codes of which one is the case; the form reads each of them.
                let codes = given.as_array().is_some_and(|codes| {
                    let code = |one: &Value| one.as_str().is_some_and(|code| !code.is_empty());
                    !codes.is_empty() && codes.iter().all(code)
                });
                // Outside JSON, an empty choice counts as not given.
                if !codes && given.as_str().is_none_or(str::is_empty) {
                    self.push(path, given, FaultKind::NotOneOf, kind.accepted());
                }
            }
            Kind::Flag => {
                if !given.is_boolean() {
                    self.push(path, given, FaultKind::NotTrueOrFalse, kind.accepted());
                }
            }
            Kind::Integer { .. } | Kind::Decimal { .. } => self.number(path, given, kind),
            Kind::Integers { .. } | Kind::Decimals { .. } => {
                for (path, item) in self.entries(path, given, kind) {
                    self.number(&path, item, kind);
                }
            }
            // The codes in a list are always read strictly.
            Kind::Choices { .. } => drop(self.entries(path, given, kind)),
            Kind::Name => self.text(path, given, NAME),
            Kind::Text { most } | Kind::Lines { most } => self.text(path, given, *most),
            Kind::Names { .. } => {
                for (path, item) in self.entries(path, given, kind) {
                    self.text(&path, item, NAME);
                }
            }
            Kind::Pairs { .. } => match given {
                Value::Object(pairs) => {
                    for (who, whom) in pairs.iter().filter(|(_, whom)| !whom.is_null()) {
                        self.text(&format!("{path}.{who}"), whom, NAME);
                    }
                }
                other => self.push(path, other, FaultKind::NotAGroup, Vec::new()),
            },
            Kind::Outline => self.outline(path, given),
            Kind::Outlines { .. } => {
                for (path, item) in self.entries(path, given, kind) {
                    self.outline(&path, item);
                }
            }
            Kind::Group(fields) => match given {
                Value::Object(map) => {
                    self.group(path, fields, map);
                }
                other => self.push(path, other, FaultKind::NotAGroup, Vec::new()),
            },
            // Rows of plain values have a short form.
            Kind::List { fields, .. } if given.is_string() && rows_fit(fields) => {}
            Kind::List { fields, .. } => {
                for (path, item) in self.entries(path, given, kind) {
                    match item {
                        Value::Object(map) => self.group(&path, fields, map),
                        other => self.push(&path, other, FaultKind::NotAGroup, Vec::new()),
                    }
                }
            }
        }
    }

    fn number(&mut self, path: &str, given: &Value, kind: &Kind) {
        // A range is a text: `15..`.
        if !given.is_number() && !given.as_str().is_some_and(Range::is_meant) {
            self.push(path, given, FaultKind::NotANumber, kind.accepted());
        }
    }

    fn outline(&mut self, path: &str, given: &Value) {
        let place = |place: &Value| {
            place
                .as_array()
                .is_some_and(|pair| pair.len() == 2 && pair.iter().all(Value::is_number))
        };
        if !given.as_array().is_some_and(|places| {
            (3..=board::MOST).contains(&places.len()) && places.iter().all(place)
        }) {
            self.push(path, given, FaultKind::NotAnOutline, Vec::new());
        }
    }

    /// The whole table at once, including pieces without a role.
    fn scene(&mut self, piece: &[Field], scene: &Map<String, Value>) {
        let list = |name: &str| {
            scene
                .get(name)
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
                .enumerate()
        };
        for (n, item) in list("elements") {
            let path = format!("{SCENE}.elements.{n}");
            match item {
                Value::Object(map) => self.group(&path, piece, map),
                other => self.push(&path, other, FaultKind::NotAGroup, Vec::new()),
            }
        }
        for (n, item) in list("terrain") {
            let path = format!("{SCENE}.terrain.{n}");
            let Value::Object(ground) = item else {
                self.push(&path, item, FaultKind::NotAGroup, Vec::new());
                continue;
            };
            for name in ["id", "kind"] {
                if let Some(value) = ground.get(name) {
                    self.text(&format!("{path}.{name}"), value, board::LONGEST_NAME);
                }
            }
            if let Some(control) = ground.get("control").filter(|control| {
                !control.is_null() && !matches!(control.as_str(), Some("A" | "B"))
            }) {
                self.push(
                    &format!("{path}.control"),
                    control,
                    FaultKind::NotOneOf,
                    vec!["A".to_owned(), "B".to_owned()],
                );
            }
            for name in ["kind", "polygon"] {
                if !ground.contains_key(name) {
                    self.push(
                        &format!("{path}.{name}"),
                        &Value::Null,
                        FaultKind::Missing,
                        Vec::new(),
                    );
                }
            }
            if let Some(polygon) = ground.get("polygon") {
                self.outline(&format!("{path}.polygon"), polygon);
            }
        }
        match scene.get("board") {
            None | Some(Value::Null) => {}
            Some(Value::Object(board)) => {
                for name in ["w", "h"] {
                    let size = board.get(name).unwrap_or(&Value::Null);
                    if !size.is_number() {
                        let kind = if size.is_null() {
                            FaultKind::Missing
                        } else {
                            FaultKind::NotANumber
                        };
                        self.push(&format!("{SCENE}.board.{name}"), size, kind, Vec::new());
                    }
                }
            }
            Some(other) => self.push(
                &format!("{SCENE}.board"),
                other,
                FaultKind::NotAGroup,
                Vec::new(),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::systems;

    /// The paths and kinds of the faults of an input, read as JSON and as a form.
    fn refused(check: &str, given: &Value) -> Vec<String> {
        let (check, given) = (systems::check(check).unwrap(), given.as_object().unwrap());
        match check.judge_typed(&Tables::default(), given) {
            Ok(_) => Vec::new(),
            Err(faults) => faults
                .iter()
                .map(|fault| format!("{} {}", fault.path, fault.kind.code()))
                .collect(),
        }
    }

    #[test]
    fn json_says_what_it_is() {
        let good = json!({"recoiler": "Bd", "friend": "El", "same_facing": true, "n_behind": 1, "room_mm": 40.0, "bw": null});
        assert_eq!(refused("dba.recoil", &good), [""; 0]);
        let form = json!({"recoiler": "Bd", "friend": "El", "same_facing": 1, "n_behind": "1", "room_mm": "", "agreed": "x"});
        let want = [
            "same_facing not-true-or-false",
            "n_behind not-a-number",
            "room_mm not-a-number",
            "agreed not-a-list",
        ];
        assert_eq!(refused("dba.recoil", &form)[..4], want);
        // Form input is still read generously.
        let generous = json!({"recoiler": "Bd", "friend": "El", "same_facing": "1", "n_behind": "1", "room_mm": "40"});
        assert!(
            systems::check("dba.recoil")
                .unwrap()
                .judge(&Tables::default(), generous.as_object().unwrap())
                .is_ok()
        );
    }

    #[test]
    fn each_field_is_told_once_with_its_path() {
        let games = json!({"games": [{"round": "1", "a": 7, "b": "Bob"}, 3]});
        let told = refused("impetus.score-desk", &games);
        assert_eq!(
            told[..3],
            [
                "games.0.round not-a-number",
                "games.0.a not-a-text",
                "games.1 not-a-group"
            ]
        );
        assert_eq!(
            told.iter()
                .filter(|one| one.starts_with("games.0.round "))
                .count(),
            1
        );
    }

    #[test]
    fn the_table_is_typed_too() {
        let scene = json!({"scene": {"elements": [{"id": "A1", "troop": "Bw", "x": "0", "y": 0}, 4], "terrain": [{"kind": "wood", "polygon": [[0, 0]], "control": "C"}], "board": {"w": 600, "h": "600"}}, "shooter": "A1", "target": ["A1"], "range_mm": 50});
        let told = refused("dba.shooting-arc", &scene);
        for want in [
            "scene.elements.0.x not-a-number",
            "scene.elements.1 not-a-group",
            "scene.terrain.0.control not-one-of",
            "scene.terrain.0.polygon not-an-outline",
            "scene.board.h not-a-number",
        ] {
            assert!(told.iter().any(|one| one == want), "{want}: {told:?}");
        }
        // Pieces without a role are checked too.
        let idle = json!({"scene": {"elements": [{"id": "A1", "troop": "Bw", "x": 0, "y": 0}, {"id": "B1", "side": "B", "troop": "Bd", "x": 0, "y": 47.5, "facing": 180}, {"id": "B2", "x": 90, "y": 0, "hat": 1}]}, "shooter": "A1", "target": "B1", "range_mm": 50});
        assert_eq!(
            refused("dba.shooting-arc", &idle),
            [
                "scene.elements.2.troop missing",
                "scene.elements.2.hat unknown-field"
            ]
        );
        // By name, or in the short form of addresses: both are texts.
        let short = json!({"scene": "A1_Bw_0_0_0*B1_Bd_0_47.5_180", "shooter": "A1", "target": "B1", "range_mm": 50});
        assert_eq!(refused("dba.shooting-arc", &short), [""; 0]);
    }
}
