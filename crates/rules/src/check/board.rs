//! Pieces and terrain as the input of a check, and the conversion of a whole situation into its fields.
//!
//! A geometric check declares the [`Role`] of its fields. A caller either fills each field by hand or gives
//! a `scene` with everything on the table, and says which piece has which role: `mover = "A1"`. A piece
//! without a role is a friend or an enemy, depending on its side.

use serde_json::{Map, Value, json};

use super::facts::Fact;
use super::fault::{Fault, FaultKind};
use super::form::{Declared, Field, Figures, Form, Kind};
use super::number::{as_number, number};
use super::outline::{FARTHEST, read_outline};
use super::unit::Unit;
use crate::kit::geometry::{Base, Polygon, Tolerance};
use crate::kit::scene::{Ground, Mark, Picture, Piece, Side, short};
use crate::kit::tables::Choice;

/// Name of the field that holds a whole situation.
pub const SCENE: &str = "scene";

/// The fields of a base or of terrain. Their labels are shared (`piece-<field>`) unless a check defines its
/// own.
pub const PIECE: [&str; 11] = [
    "id", "side", "troop", "x", "y", "facing", "w", "d", "kind", "control", "polygon",
];

/// Maximum number of pieces, and of terrain pieces, that a check looks at.
pub const MOST: usize = 60;

/// Maximum length of the name of a piece, a terrain piece or a player, in characters.
pub const LONGEST_NAME: usize = 40;

/// A field of a check, and the part of a situation that belongs in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Role {
    pub field: &'static str,
    pub takes: Takes,
}

/// Part of a situation that a field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// The one named piece. The first field of this kind decides which side is the friendly one.
    One,
    /// The one named piece, usually of the other side.
    Rival,
    /// The name of one of the pieces, as text.
    Name,
    /// Pieces of the same side as the piece of the first role.
    Friends,
    /// Pieces of the other side.
    Enemies,
    /// Pieces without any other role.
    Others,
    /// All pieces.
    All,
    /// A path: successive positions of one piece, given by hand.
    Way,
    /// Terrain of these kinds, each with its kind, its holder and its name.
    Grounds(&'static [&'static str]),
    /// The outlines of terrain of these kinds.
    Outlines(&'static [&'static str]),
    /// Width and height of the table: `{w, h}`.
    Board,
}

impl Takes {
    /// The kinds of terrain that the field takes; empty if it takes something else.
    pub const fn kinds(self) -> Option<&'static [&'static str]> {
        match self {
            Self::Grounds(kinds) | Self::Outlines(kinds) => Some(kinds),
            _ => None,
        }
    }
}

/// The mark of a base that overlaps another base.
pub const SAME_PLACE: &str = "same-place";

/// A game's troop types, as bases on the table.
pub trait Arm: Choice + PartialEq {
    /// Whether there are tables of its depth: a base without one stands on the table only if it is given.
    fn has_depth(self) -> bool {
        true
    }

    /// The usual depth of a base of this width, mm; `None` if the tables have none.
    fn depth(self, figures: &mut Figures<'_>, width: f64) -> Option<f64>;
}

/// A base on the table.
#[derive(Clone, Debug)]
pub struct Stand<T: Copy + PartialEq> {
    pub id: String,
    pub side: Side,
    /// The depth is looked at only where it affects the result.
    pub troop: Fact<T>,
    pub base: Base,
}

impl<T: Arm> Stand<T> {
    /// Reads a base whose field usually belongs to this side.
    pub fn of(form: &mut Form<'_>, usual: Side) -> Self {
        Self::among(form, usual, |_| true)
    }

    /// Like [`Stand::of`]. While its troop type is missing, only types that satisfy the predicate are
    /// possible.
    pub fn among(form: &mut Form<'_>, usual: Side, possible: impl Fn(T) -> bool) -> Self {
        let place = form.place();
        let id = form.name("id").or(place);
        let side = form.choice("side").or(usual);
        let deep = form.is_told("d");
        let possible = |troop: T| possible(troop) && (deep || troop.has_depth());
        let troop: Fact<T> = form.choice("troop").only(possible).fact();
        let x = form
            .decimal("x", -FARTHEST, FARTHEST)
            .unit(Unit::Mm)
            .demanded();
        let y = form
            .decimal("y", -FARTHEST, FARTHEST)
            .unit(Unit::Mm)
            .demanded();
        let facing = form
            .decimal("facing", -360.0, 360.0)
            .unit(Unit::Degrees)
            .or_named(0.0);
        let width = form.standard_width();
        let w = form
            .decimal("w", 5.0, 300.0)
            .unit(Unit::Mm)
            .or_from(|_| Some(width))
            .unwrap_or(width);
        let d = form
            .decimal("d", 5.0, 300.0)
            .unit(Unit::Mm)
            .or_from(|figures| figures.of(&troop, |figures, troop| troop.depth(figures, width)));
        form.lacks("d");
        Self {
            id,
            side,
            troop,
            base: Base {
                x,
                y,
                facing,
                w,
                d: d.unwrap_or(width),
            },
        }
    }
}

/// A piece of the side that asks.
#[derive(Clone, Debug)]
pub struct Own<T: Copy + PartialEq>(pub Stand<T>);
/// A piece of the other side.
#[derive(Clone, Debug)]
pub struct Foe<T: Copy + PartialEq>(pub Stand<T>);

impl<T: Arm> Declared for Own<T> {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(Stand::of(form, Side::A))
    }
}
impl<T: Arm> Declared for Foe<T> {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(Stand::of(form, Side::B))
    }
}

/// Terrain of one kind.
#[derive(Clone, Debug)]
pub struct Area<K> {
    pub id: String,
    pub kind: K,
    /// Who holds the terrain. Holders are tried where they would change the result; for a BUA or a camp
    /// they are asked.
    pub control: Fact<Option<Side>>,
    pub outline: Polygon<f64>,
}

impl<K: Choice> Declared for Area<K> {
    fn declare(form: &mut Form<'_>) -> Self {
        let place = form.place();
        let id = form.name("id").or(place);
        let kind = form.choice::<K>("kind").required();
        // A BUA or a camp is always somebody's: who holds it is asked where it matters.
        let held = form.may_lack_facts() && matches!(kind.code(), "bua" | "camp");
        let control = form.choice("control").maybe_fact_unless(held);
        let outline = form.outline("polygon");
        Self {
            id,
            kind,
            control,
            outline,
        }
    }
}

/// The inputs, if the sides given for the pieces agree with their roles: enemies are on the other side
/// than the piece of the first role, friends on the same. Pieces without a side get theirs. `drawn` says
/// that the pieces come from a drawn situation, where they are given by name, so that a fault names the
/// field and not its side.
///
/// # Errors
/// The pieces that are on the wrong side.
pub fn by_sides(
    roles: &[Role],
    mut dealt: Map<String, Value>,
    drawn: bool,
) -> Result<Map<String, Value>, Vec<Fault>> {
    let side = |piece: &Value| Side::parse(piece.get("side")?.as_str()?);
    let lead = roles.iter().find(|role| role.takes == Takes::One);
    let Some(lead) = lead.and_then(|role| side(dealt.get(role.field)?)) else {
        return Ok(dealt);
    };
    let mut faults = Vec::new();
    for role in roles {
        let due = match role.takes {
            Takes::Friends => lead,
            Takes::Rival | Takes::Enemies => lead.foe(),
            _ => continue,
        };
        let mut see = |path: &str, piece: &mut Value| match (side(piece), piece) {
            (Some(side), _) if side != due => {
                let given = Value::from(side.code());
                faults.push(fault(path, &given, FaultKind::Contradicts, Vec::new()));
            }
            // An empty group tells nothing.
            (None, Value::Object(piece)) if !piece.is_empty() && !piece.contains_key("side") => {
                piece.insert("side".to_owned(), due.code().into());
            }
            _ => {}
        };
        match dealt.get_mut(role.field) {
            Some(Value::Array(pieces)) => {
                for (n, piece) in pieces.iter_mut().enumerate() {
                    see(&format!("{}.{n}.side", role.field), piece);
                }
            }
            // A piece of a drawn situation is given by its name.
            Some(piece) if drawn => see(role.field, piece),
            Some(piece) => see(&format!("{}.side", role.field), piece),
            None => {}
        }
    }
    if faults.is_empty() {
        Ok(dealt)
    } else {
        Err(faults)
    }
}

/// The side of each entry of a list of pieces, where it is given.
pub fn sides_told(form: &Form<'_>, field: &str) -> Vec<Option<Side>> {
    let side = |piece: &Value| Side::parse(piece.get("side")?.as_str()?);
    form.entries_told(field).iter().map(side).collect()
}

/// Whether two pieces are known to be of different sides.
pub fn are_foes(sides: &[Option<Side>], one: usize, other: usize) -> bool {
    let side = |n: usize| sides.get(n).copied().flatten();
    side(one)
        .zip(side(other))
        .is_some_and(|(one, other)| one != other)
}

/// Faults for bases that overlap and for names used twice. Each base comes with the path of its field.
pub fn standing(form: &mut Form<'_>, pieces: &[(String, &str, &Base)]) {
    for (n, (path, id, base)) in pieces.iter().enumerate() {
        for (_, earlier, other) in &pieces[..n] {
            if id == earlier {
                form.refuse(&format!("{path}.id"), *id, FaultKind::Repeated, Vec::new());
            }
            if base.overlaps(other, Tolerance::WIDE) {
                form.refuse(path, *id, FaultKind::SamePlace, vec![(*earlier).to_owned()]);
            }
        }
    }
}

/// Paths for [`standing`]: `enemies.0`, `enemies.1` …
pub fn paths<'s, T>(
    field: &str,
    stands: impl IntoIterator<Item = &'s Stand<T>>,
) -> Vec<(String, &'s str, &'s Base)>
where
    T: Copy + PartialEq + 's,
{
    stands
        .into_iter()
        .enumerate()
        .map(|(n, stand)| (format!("{field}.{n}"), stand.id.as_str(), &stand.base))
        .collect()
}

/// Faults of the situation itself.
pub(super) fn fault(path: &str, given: &Value, kind: FaultKind, accepted: Vec<String>) -> Fault {
    // The echoed value is cut, so that an answer never repeats pages of a situation.
    let given = match given {
        Value::String(text) => Value::from(text.chars().take(80).collect::<String>()),
        Value::Array(_) | Value::Object(_) => Value::Null,
        other => other.clone(),
    };
    Fault {
        path: path.to_owned(),
        given,
        kind,
        accepted,
        args: Vec::new(),
        against: Vec::new(),
    }
}

/// Whether a part takes one or several pieces.
pub(super) fn takes_pieces(takes: Takes) -> bool {
    matches!(
        takes,
        Takes::One | Takes::Rival | Takes::Friends | Takes::Enemies | Takes::Others | Takes::All
    )
}

/// Properties of a piece on the table: the fields of the first part that takes pieces.
pub(super) fn piece_fields(roles: &[Role], fields: &[Field]) -> Vec<Field> {
    let first = roles
        .iter()
        .filter(|role| takes_pieces(role.takes))
        .find_map(|role| fields.iter().find(|field| field.name == role.field));
    match first.map(|field| &field.kind) {
        Some(Kind::Group(inner) | Kind::List { fields: inner, .. }) => inner.clone(),
        _ => Vec::new(),
    }
}

/// Distributes a situation over the fields of a check. Without a situation, nothing changes.
///
/// # Errors
/// When the situation cannot be read, or a part names a base that it does not contain.
pub fn deal(
    roles: &[Role],
    mut given: Map<String, Value>,
) -> Result<Map<String, Value>, Vec<Fault>> {
    if roles.is_empty() {
        return Ok(given);
    }
    let scene = match given.shift_remove(SCENE) {
        None | Some(Value::Null) => return Ok(given),
        Some(Value::String(text)) if text.is_empty() => return Ok(given),
        Some(Value::String(text)) => match short::parse(&text).and_then(|items| unfold(&items)) {
            Some(scene) => scene,
            None => {
                return Err(vec![fault(
                    SCENE,
                    &Value::from(text),
                    FaultKind::NotAScene,
                    Vec::new(),
                )]);
            }
        },
        Some(Value::Object(scene)) => scene,
        Some(other) => return Err(vec![fault(SCENE, &other, FaultKind::NotAScene, Vec::new())]),
    };
    let mut faults = Vec::new();
    for (name, value) in &scene {
        if !matches!(name.as_str(), "elements" | "terrain" | "board") {
            faults.push(fault(
                &format!("{SCENE}.{name}"),
                value,
                FaultKind::UnknownField,
                ["elements", "terrain", "board"].map(str::to_owned).to_vec(),
            ));
        }
    }
    let mut list = |name: &str| match scene.get(name) {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::Array(items)) if items.len() <= MOST => items.clone(),
        Some(Value::Array(items)) => {
            faults.push(fault(
                &format!("{SCENE}.{name}"),
                &Value::from(items.len()),
                FaultKind::ListLength,
                vec![format!("0–{MOST}")],
            ));
            Vec::new()
        }
        Some(other) => {
            faults.push(fault(
                &format!("{SCENE}.{name}"),
                other,
                FaultKind::NotAList,
                Vec::new(),
            ));
            Vec::new()
        }
    };
    let (elements, terrain) = (list("elements"), list("terrain"));
    let ids: Vec<String> = elements.iter().map(|piece| text(piece.get("id"))).collect();
    for (n, id) in ids
        .iter()
        .enumerate()
        .filter(|(_, id)| id.chars().nth(LONGEST_NAME).is_some())
    {
        faults.push(fault(
            &format!("{SCENE}.elements.{n}.id"),
            &Value::from(id.as_str()),
            FaultKind::TooLong,
            vec![format!("1–{LONGEST_NAME}")],
        ));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let find = |id: &str| {
        elements
            .iter()
            .zip(&ids)
            .find(|(_, known)| *known == id)
            .map(|(piece, _)| piece.clone())
    };
    let mut taken: Vec<String> = Vec::new();
    let mut lead: Option<String> = None;
    // Named pieces first: the remaining parts take what is left.
    for role in roles {
        let Some(value) = given.get(role.field).filter(|value| !value.is_null()) else {
            continue;
        };
        match (role.takes, value) {
            (Takes::One | Takes::Rival | Takes::Name, Value::String(id)) => match find(id) {
                Some(piece) => {
                    lead.get_or_insert_with(|| text(piece.get("side")));
                    if role.takes != Takes::Name {
                        taken.push(id.clone());
                        given.insert(role.field.to_owned(), piece);
                    }
                }
                None => faults.push(fault(role.field, value, FaultKind::NotOneOf, ids.clone())),
            },
            (
                Takes::Friends | Takes::Enemies | Takes::Others | Takes::All,
                Value::String(_) | Value::Array(_),
            ) => {
                let names: Vec<String> = match value {
                    Value::String(names) => names
                        .split(',')
                        .map(str::trim)
                        .filter(|name| !name.is_empty())
                        .map(str::to_owned)
                        .collect(),
                    Value::Array(items) if items.iter().all(Value::is_string) => {
                        items.iter().map(|item| text(Some(item))).collect()
                    }
                    // Fields given by hand stay as they are.
                    _ => continue,
                };
                if names.len() > MOST {
                    faults.push(fault(
                        role.field,
                        &Value::from(names.len()),
                        FaultKind::ListLength,
                        vec![format!("0–{MOST}")],
                    ));
                    continue;
                }
                let mut pieces = Vec::new();
                for (n, name) in names.iter().enumerate() {
                    match find(name) {
                        Some(piece) => pieces.push(piece),
                        None => faults.push(fault(
                            &format!("{}.{n}", role.field),
                            &Value::from(name.as_str()),
                            FaultKind::NotOneOf,
                            ids.clone(),
                        )),
                    }
                }
                taken.extend(names);
                given.insert(role.field.to_owned(), Value::Array(pieces));
            }
            _ => {}
        }
    }
    let lead = lead.unwrap_or_else(|| "A".to_owned());
    for role in roles {
        if given.get(role.field).is_some_and(|value| !value.is_null()) {
            continue;
        }
        let pieces = |taken: &mut Vec<String>, fits: &dyn Fn(&str) -> bool| {
            let mut fitting = Vec::new();
            for (piece, id) in elements.iter().zip(&ids) {
                if !taken.contains(id) && fits(&text(piece.get("side"))) {
                    fitting.push(piece.clone());
                }
            }
            taken.extend(fitting.iter().map(|piece| text(piece.get("id"))));
            Value::Array(fitting)
        };
        let of_kind = |kinds: &'static [&'static str]| {
            terrain
                .iter()
                .filter(move |ground| kinds.contains(&text(ground.get("kind")).as_str()))
        };
        let value = match role.takes {
            Takes::One | Takes::Rival | Takes::Name | Takes::Way => continue,
            Takes::Friends => pieces(&mut taken, &|side| side == lead),
            Takes::Enemies => pieces(&mut taken, &|side| side != lead),
            Takes::Others => pieces(&mut taken, &|_| true),
            Takes::All => Value::Array(elements.clone()),
            Takes::Grounds(kinds) => of_kind(kinds).cloned().collect(),
            Takes::Outlines(kinds) => of_kind(kinds)
                .map(|ground| ground.get("polygon").cloned().unwrap_or_default())
                .collect(),
            Takes::Board => scene.get("board").cloned().unwrap_or(Value::Null),
        };
        given.insert(role.field.to_owned(), value);
    }
    if faults.is_empty() {
        Ok(given)
    } else {
        Err(faults)
    }
}

fn text(value: Option<&Value>) -> String {
    value.and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Parses the items of a short form as a situation; `None` if an item is not a piece, terrain or board.
pub fn unfold(items: &[short::Item]) -> Option<Map<String, Value>> {
    let (mut elements, mut terrain, mut board) = (Vec::new(), Vec::new(), Value::Null);
    for item in items {
        let numbers = &item.numbers;
        let points = || -> Option<Value> {
            let pairs = numbers.chunks_exact(2);
            (numbers.len() >= 2 && pairs.remainder().is_empty()).then(|| {
                pairs
                    .map(|pair| json!([number(pair[0]), number(pair[1])]))
                    .collect()
            })
        };
        let side = item.head.get(..1).and_then(Side::parse);
        match (side, item.head.as_str()) {
            (_, "board") => {
                let [w, h] = numbers[..] else { return None };
                board = json!({"w": number(w), "h": number(h)});
            }
            (Some(side), head) => {
                let id = head[1..].strip_prefix('.').unwrap_or(head);
                let mut piece = Map::new();
                piece.insert("id".into(), id.into());
                piece.insert("side".into(), side.code().into());
                piece.insert("troop".into(), item.troop.as_deref()?.into());
                let names: &[&str] = if numbers.len() == 4 {
                    &["x", "y", "facing", "d"]
                } else {
                    &["x", "y", "facing", "w", "d"]
                };
                if !(2..=5).contains(&numbers.len()) {
                    return None;
                }
                for (name, value) in names.iter().zip(numbers) {
                    piece.insert((*name).to_owned(), number(*value));
                }
                for word in &item.words {
                    // `garrison` is a flag; `going.rough` has a value.
                    match word.split_once('.') {
                        Some((name, how)) => piece.insert(name.replace('-', "_"), how.into()),
                        None => piece.insert(word.replace('-', "_"), true.into()),
                    };
                }
                elements.push(Value::Object(piece));
            }
            (None, head) => {
                let (kind, holder) = match head.rsplit_once('-') {
                    Some((kind, holder)) if Side::parse(holder).is_some() => {
                        (kind, Value::from(holder))
                    }
                    _ => (head, Value::Null),
                };
                let id = item
                    .words
                    .first()
                    .cloned()
                    .unwrap_or_else(|| format!("{kind}{}", terrain.len() + 1));
                terrain
                    .push(json!({"id": id, "kind": kind, "control": holder, "polygon": points()?}));
            }
        }
    }
    let mut scene = Map::new();
    scene.insert("elements".into(), elements.into());
    scene.insert("terrain".into(), terrain.into());
    scene.insert("board".into(), board);
    Some(scene)
}

/// The inputs of a check with its pieces and terrain packed into one short `scene`, for addresses. Roles
/// that do not follow from the sides are written out. Inputs without pieces are unchanged.
pub fn fold(roles: &[Role], given: &Map<String, Value>) -> Map<String, Value> {
    if roles.is_empty() || given.get(SCENE).is_some_and(Value::is_string) {
        return given.clone();
    }
    let mut rest = given.clone();
    let mut items: Vec<(String, short::Item)> = Vec::new();
    let mut named: Vec<(&'static str, Vec<String>)> = Vec::new();
    if let Some(Value::Object(scene)) = rest.shift_remove(SCENE) {
        for piece in scene
            .get("elements")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
        {
            let Some(item) = piece_item(piece, "A", "") else {
                return given.clone();
            };
            items.push((text(piece.get("id")), item));
        }
        for ground in scene
            .get("terrain")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
        {
            let Some(item) = ground_item(ground) else {
                return given.clone();
            };
            items.push((String::new(), item));
        }
        if let Some(item) = scene.get("board").and_then(board_item) {
            items.push((String::new(), item));
        }
    } else {
        let mut lead = String::new();
        for role in roles {
            let usual = if matches!(role.takes, Takes::Enemies | Takes::Rival) {
                "B"
            } else {
                "A"
            };
            let Some(value) = given.get(role.field).filter(|value| !value.is_null()) else {
                continue;
            };
            let pieces: Vec<(&Value, String)> = match (role.takes, value) {
                (Takes::One | Takes::Rival, piece) => vec![(piece, role.field.to_owned())],
                (
                    Takes::Friends | Takes::Enemies | Takes::Others | Takes::All,
                    Value::Array(list),
                ) => list
                    .iter()
                    .enumerate()
                    .map(|(n, piece)| (piece, format!("{}-{n}", role.field)))
                    .collect(),
                (Takes::Grounds(_), Value::Array(list)) => {
                    let grounds: Option<Vec<_>> = list.iter().map(ground_item).collect();
                    let Some(grounds) = grounds else {
                        return given.clone();
                    };
                    items.extend(grounds.into_iter().map(|item| (String::new(), item)));
                    rest.shift_remove(role.field);
                    continue;
                }
                (Takes::Board, board) => {
                    let Some(item) = board_item(board) else {
                        return given.clone();
                    };
                    items.push((String::new(), item));
                    rest.shift_remove(role.field);
                    continue;
                }
                // A path, and outlines whose kind is unknown, stay as they are.
                _ => continue,
            };
            let mut names = Vec::new();
            for (piece, place) in pieces {
                // A piece with two roles appears only once in the situation.
                let id = piece
                    .get("id")
                    .and_then(Value::as_str)
                    .map_or(place.clone(), str::to_owned);
                let Some(item) = piece_item(piece, usual, &place) else {
                    return given.clone();
                };
                if lead.is_empty() {
                    lead = item.head[..1].to_owned();
                }
                match items.iter().find(|(known, _)| *known == id) {
                    Some((_, known)) if *known != item => return given.clone(),
                    Some(_) => {}
                    None => items.push((id.clone(), item)),
                }
                names.push(id);
            }
            rest.shift_remove(role.field);
            named.push((role.field, names));
        }
    }
    if items.is_empty() {
        return given.clone();
    }
    let items: Vec<short::Item> = items.into_iter().map(|(_, item)| item).collect();
    let mut folded = Map::new();
    folded.insert(SCENE.to_owned(), short::write(&items).into());
    for role in roles {
        if let (Takes::One | Takes::Rival, Some((_, names))) = (
            role.takes,
            named.iter().find(|(field, _)| *field == role.field),
        ) {
            folded.insert(role.field.to_owned(), names.join(",").into());
        }
    }
    folded.extend(rest);
    // Roles that do not follow from the sides.
    if let Ok(dealt) = deal(roles, folded.clone()) {
        for (field, names) in &named {
            let told = dealt.get(*field).and_then(Value::as_array).map(|list| {
                list.iter()
                    .map(|piece| text(piece.get("id")))
                    .collect::<Vec<_>>()
            });
            if told.is_some_and(|told| told != *names) && !folded.contains_key(*field) {
                folded.insert((*field).to_owned(), names.join(",").into());
            }
        }
    }
    folded
}

/// A board while a player is setting it up.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sketch {
    /// All pieces on the board; bases that overlap are marked.
    pub picture: Picture,
    /// The names of the pieces without a role.
    pub idle: Vec<String>,
    /// The whole board in the short form, with all sizes and the pieces of the named roles.
    pub folded: Map<String, Value>,
    /// The inputs distributed over their fields, as far as they can be read; for forms.
    pub dealt: Map<String, Value>,
}

/// Reads an input of a check as far as possible, and returns it with its faults.
type Looker<'a> = &'a dyn Fn(Map<String, Value>) -> (Map<String, Value>, Vec<Fault>);

/// Reads the board and leaves out pieces without a position. `look` reads an input of the check as far as
/// possible.
pub(super) fn sketch(roles: &[Role], given: &Map<String, Value>, look: Looker<'_>) -> Sketch {
    let mut given = given.clone();
    given.shift_remove("agreed");
    let scene = match given.get(SCENE) {
        Some(Value::String(text)) => short::parse(text).and_then(|items| unfold(&items)),
        Some(Value::Object(scene)) => Some(scene.clone()),
        _ => None,
    };
    if scene.is_none() {
        given.shift_remove(SCENE);
    }
    let dealt = deal(roles, given.clone()).unwrap_or_else(|faults| {
        // Parts that name no base are skipped.
        let mut rest = given.clone();
        for fault in faults {
            rest.shift_remove(fault.path.split('.').next().unwrap_or_default());
        }
        deal(roles, rest).unwrap_or_default()
    });
    let (mut read, faults) = look(dealt.clone());
    let placeless = |path: &str| {
        faults
            .iter()
            .any(|fault| match fault.path.strip_prefix(path) {
                Some("") => matches!(fault.kind, FaultKind::NotAGroup),
                Some(rest) => matches!(
                    rest,
                    ".x" | ".y" | ".facing" | ".w" | ".d" | ".troop" | ".polygon" | ".kind"
                ),
                None => false,
            })
    };
    for role in roles {
        match (role.takes, read.get_mut(role.field)) {
            (Takes::One | Takes::Rival, Some(piece)) if placeless(role.field) => {
                *piece = Value::Null
            }
            (
                Takes::Friends | Takes::Enemies | Takes::Others | Takes::All | Takes::Grounds(_),
                Some(Value::Array(list)),
            ) => {
                let mut n = 0;
                list.retain(|_| {
                    n += 1;
                    !placeless(&format!("{}.{}", role.field, n - 1))
                });
            }
            _ => {}
        }
    }
    let mut picture = picture(roles, &read);
    let parts: Map<String, Value> = read
        .iter()
        .filter(|(name, _)| roles.iter().any(|role| role.field == *name))
        .map(|(n, v)| (n.clone(), v.clone()))
        .collect();
    let folded = fold(roles, &parts);
    let mut items: Vec<String> = folded
        .get(SCENE)
        .and_then(Value::as_str)
        .into_iter()
        .map(str::to_owned)
        .collect();
    if items.is_empty() {
        // A piece has more fields than the short form can hold.
        let whole = |piece: &Piece| json!({"id": piece.id, "side": piece.side.code(), "troop": piece.troop, "x": piece.base.x, "y": piece.base.y, "facing": piece.base.facing, "w": piece.base.w, "d": piece.base.d});
        items.extend(
            picture
                .pieces
                .iter()
                .filter_map(|piece| piece_item(&whole(piece), "A", &piece.id))
                .map(|item| short::write(&[item])),
        );
    }
    if scene.is_none() {
        for role in roles {
            let (Takes::Outlines(kinds), Some(Value::Array(outlines))) =
                (role.takes, read.get(role.field))
            else {
                continue;
            };
            let grounds = outlines
                .iter()
                .filter_map(|outline| ground_item(&json!({"kind": kinds[0], "polygon": outline})));
            items.extend(grounds.map(|item| short::write(&[item])));
        }
    }
    // A piece without a role is drawn too; its sizes are read like those of a field that takes one piece.
    let reader = roles
        .iter()
        .find(|role| matches!(role.takes, Takes::One | Takes::Rival));
    let mut idle = Vec::new();
    let list = |name: &str| {
        scene
            .as_ref()
            .and_then(|scene| scene.get(name))
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .take(MOST)
    };
    for piece in list("elements") {
        let id = text(piece.get("id"));
        if picture.piece(&id).is_some() || id.is_empty() {
            continue;
        }
        let mut filled = piece.clone();
        if let Some(reader) = reader {
            let mut alone = given.clone();
            alone.retain(|name, _| name != SCENE && !roles.iter().any(|role| role.field == name));
            alone.insert(reader.field.to_owned(), piece.clone());
            let (read, faults) = look(alone);
            if faults.iter().any(|fault| {
                fault.path.starts_with(&format!("{}.", reader.field))
                    && fault.kind != FaultKind::UnknownField
            }) {
                continue;
            }
            if let (Some(filled), Some(read)) = (filled.as_object_mut(), read.get(reader.field)) {
                for name in ["side", "facing", "w", "d"] {
                    filled.insert(name.to_owned(), read.get(name).cloned().unwrap_or_default());
                }
            }
        }
        add_piece(&mut picture, &filled);
        if let (Some(_), Some(item)) = (picture.piece(&id), piece_item(&filled, "A", &id)) {
            items.push(short::write(&[item]));
            idle.push(id);
        }
    }
    // A field does not store the kind of an outline; the scene does.
    let outlined = |polygon: &Value| {
        roles
            .iter()
            .filter(|role| matches!(role.takes, Takes::Outlines(_)))
            .any(|role| {
                read.get(role.field)
                    .and_then(Value::as_array)
                    .is_some_and(|outlines| {
                        outlines
                            .iter()
                            .any(|known| corners(Some(known)) == corners(Some(polygon)))
                    })
            })
    };
    for ground in list("terrain") {
        let id = text(ground.get("id"));
        let polygon = corners(ground.get("polygon"));
        if outlined(&ground["polygon"]) {
            items.extend(ground_item(ground).map(|item| short::write(&[item])));
            continue;
        }
        if picture
            .grounds
            .iter()
            .any(|known| known.id == id || known.polygon == polygon)
            || read_outline(&ground["polygon"]).is_err()
        {
            continue;
        }
        let control = ground
            .get("control")
            .and_then(Value::as_str)
            .and_then(Side::parse);
        picture.grounds.push(Ground {
            id,
            kind: text(ground.get("kind")),
            control,
            polygon,
        });
        items.extend(ground_item(ground).map(|item| short::write(&[item])));
    }
    if let (None, Some(item)) = (
        picture.board,
        scene
            .as_ref()
            .and_then(|scene| scene.get("board"))
            .and_then(board_item),
    ) {
        picture.board = Some([item.numbers[0], item.numbers[1]]);
        items.push(short::write(&[item]));
    }
    for (n, piece) in picture.pieces.iter().enumerate() {
        if picture
            .pieces
            .iter()
            .enumerate()
            .any(|(m, other)| n != m && piece.base.overlaps(&other.base, Tolerance::WIDE))
        {
            picture.marks.push(Mark::fate(SAME_PLACE, &piece.id));
        }
    }
    let mut whole = Map::new();
    if !items.is_empty() {
        whole.insert(SCENE.to_owned(), items.join("*").into());
    }
    for role in roles {
        let named = match (role.takes, read.get(role.field), folded.get(role.field)) {
            (Takes::One | Takes::Rival, Some(piece), _) => piece.get("id").cloned(),
            (Takes::Name, Some(name), _) => Some(name.clone()),
            (_, _, named) => named.cloned(),
        };
        if let Some(named) = named.filter(Value::is_string) {
            whole.insert(role.field.to_owned(), named);
        }
    }
    Sketch {
        picture,
        idle,
        folded: whole,
        dealt,
    }
}

/// The inputs without those fields of pieces that have their usual size.
pub fn without(roles: &[Role], given: &Map<String, Value>, names: &[&str]) -> Map<String, Value> {
    let mut given = given.clone();
    let strip = |piece: &mut Value| {
        if let Some(piece) = piece.as_object_mut() {
            piece.retain(|name, _| !names.contains(&name.as_str()));
        }
    };
    for role in roles {
        match (role.takes, given.get_mut(role.field)) {
            (Takes::One | Takes::Rival, Some(piece)) => strip(piece),
            (
                Takes::Friends | Takes::Enemies | Takes::Others | Takes::All | Takes::Way,
                Some(Value::Array(pieces)),
            ) => pieces.iter_mut().for_each(strip),
            _ => {}
        }
    }
    given
}

/// A piece in the short form; `None` if it has no position.
fn piece_item(piece: &Value, usual: &'static str, place: &str) -> Option<short::Item> {
    let piece = piece.as_object()?;
    let get = |name: &str| {
        piece
            .get(name)
            .filter(|value| !value.is_null())
            .map(|value| as_number(value).ok_or(()))
    };
    let side = piece
        .get("side")
        .and_then(Value::as_str)
        .and_then(Side::parse)
        .map_or(usual, Choice::code);
    let id = piece
        .get("id")
        .and_then(Value::as_str)
        .filter(|id| !id.is_empty())
        .unwrap_or(place);
    let head = if id.starts_with(side) && !id[1..].starts_with('.') {
        id.to_owned()
    } else {
        format!("{side}.{id}")
    };
    let mut numbers = vec![
        get("x")?.ok()?,
        get("y")?.ok()?,
        get("facing").unwrap_or(Ok(0.0)).ok()?,
    ];
    match (get("w"), get("d")) {
        (None, None) => {}
        (None, Some(d)) => numbers.push(d.ok()?),
        (Some(w), Some(d)) => numbers.extend([w.ok()?, d.ok()?]),
        (Some(_), None) => return None,
    }
    let known = ["id", "side", "troop", "x", "y", "facing", "w", "d"];
    let mut words = Vec::new();
    for (name, value) in piece
        .iter()
        .filter(|(name, _)| !known.contains(&name.as_str()))
    {
        match value {
            Value::Bool(true) => words.push(name.replace('_', "-")),
            Value::String(yes) if matches!(yes.as_str(), "true" | "1" | "on") => {
                words.push(name.replace('_', "-"))
            }
            Value::Bool(false) | Value::Null => {}
            // Only a plain code fits into the short form.
            Value::String(how)
                if !how.is_empty()
                    && how.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') =>
            {
                words.push(format!("{}.{how}", name.replace('_', "-")));
            }
            _ => return None,
        }
    }
    Some(short::Item {
        head,
        troop: Some(piece.get("troop")?.as_str()?.to_owned()),
        numbers,
        words,
    })
}

fn ground_item(ground: &Value) -> Option<short::Item> {
    let kind = ground.get("kind")?.as_str()?;
    let head = match ground.get("control").and_then(Value::as_str) {
        Some(side) => format!("{kind}-{side}"),
        None => kind.to_owned(),
    };
    let mut numbers = Vec::new();
    for place in ground.get("polygon")?.as_array()? {
        let pair = place.as_array().filter(|pair| pair.len() == 2)?;
        numbers.extend([as_number(&pair[0])?, as_number(&pair[1])?]);
    }
    let words = ground
        .get("id")
        .and_then(Value::as_str)
        .map(|id| vec![id.to_owned()])
        .unwrap_or_default();
    Some(short::Item {
        head,
        troop: None,
        numbers,
        words,
    })
}

fn board_item(board: &Value) -> Option<short::Item> {
    let numbers = vec![as_number(board.get("w")?)?, as_number(board.get("h")?)?];
    Some(short::Item {
        head: "board".to_owned(),
        troop: None,
        numbers,
        words: Vec::new(),
    })
}

/// The pieces and the terrain of an input as it was read, for the picture of its verdict.
pub fn picture(roles: &[Role], input: &Map<String, Value>) -> Picture {
    let mut picture = Picture::default();
    for role in roles {
        let Some(value) = input.get(role.field) else {
            continue;
        };
        match role.takes {
            Takes::Name | Takes::Way => {}
            Takes::One | Takes::Rival => add_piece(&mut picture, value),
            Takes::Friends | Takes::Enemies | Takes::Others | Takes::All => {
                for piece in value.as_array().into_iter().flatten() {
                    add_piece(&mut picture, piece);
                }
            }
            Takes::Grounds(_) => {
                for ground in value.as_array().into_iter().flatten() {
                    let control = ground
                        .get("control")
                        .and_then(Value::as_str)
                        .and_then(Side::parse);
                    let polygon = corners(ground.get("polygon"));
                    picture.grounds.push(Ground {
                        id: text(ground.get("id")),
                        kind: text(ground.get("kind")),
                        control,
                        polygon,
                    });
                }
            }
            Takes::Outlines(kinds) => {
                for outline in value.as_array().into_iter().flatten() {
                    let id = format!("{}-{}", role.field, picture.grounds.len());
                    picture.grounds.push(Ground {
                        id,
                        kind: kinds[0].to_owned(),
                        control: None,
                        polygon: corners(Some(outline)),
                    });
                }
            }
            Takes::Board => {
                if let (Some(w), Some(h)) = (
                    value.get("w").and_then(Value::as_f64),
                    value.get("h").and_then(Value::as_f64),
                ) {
                    picture.board = Some([w, h]);
                }
            }
        }
    }
    picture
}

fn corners(outline: Option<&Value>) -> Vec<[f64; 2]> {
    let place = |place: &Value| Some([place.get(0)?.as_f64()?, place.get(1)?.as_f64()?]);
    outline
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(place)
        .collect()
}

fn add_piece(picture: &mut Picture, piece: &Value) {
    let get = |name: &str| piece.get(name).and_then(Value::as_f64);
    let base = |x, y, w, d| Base {
        x,
        y,
        facing: get("facing").unwrap_or_default(),
        w,
        d,
    };
    let (Some(x), Some(y), Some(w), Some(d)) = (get("x"), get("y"), get("w"), get("d")) else {
        return;
    };
    let side = piece
        .get("side")
        .and_then(Value::as_str)
        .and_then(Side::parse)
        .unwrap_or(Side::A);
    let id = text(piece.get("id"));
    if picture.piece(&id).is_none() {
        picture.pieces.push(Piece {
            id,
            side,
            troop: text(piece.get("troop")),
            base: base(x, y, w, d),
        });
    }
}
