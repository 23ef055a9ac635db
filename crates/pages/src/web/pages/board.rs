//! The board of a geometric check: its picture, and the data that the script needs for moving pieces.
//! Without the script the picture is static and the form below has the same content.

use askama::Template;
use askama::filters::HtmlSafe;
use serde_json::{Map, Value, json};

use super::layout::Layout;
use super::picture::{Figure, Named};
use crate::check::board::{PIECE, SCENE};
use crate::check::{Check, Field, Kind, Sketch, Takes};
use crate::kit::scene::Picture;
use crate::kit::tables::Choice;
use crate::web::url;

/// Margin for moving pieces, mm.
const ROOM: f64 = 16.0;

/// A troop type to put on the table, with the size of its base.
pub struct Troop {
    pub code: String,
    pub label: String,
    pub w: String,
    pub d: String,
}

/// Something to choose, by its code.
pub struct Pick {
    pub code: String,
    pub label: String,
}

/// A board with its tools.
#[derive(Template)]
#[template(path = "board.html")]
pub struct Board<'s> {
    pub s: &'s Layout<'s>,
    pub figure: Figure,
    /// The situation as a query.
    pub query: String,
    pub action: String,
    /// Fields that hold pieces or terrain, for the script.
    pub roles: String,
    /// Roles that are assigned to one piece by its name.
    pub parts: Vec<Pick>,
    pub troops: Vec<Troop>,
    pub kinds: Vec<Pick>,
    /// Further properties of a piece: that it is a garrison.
    pub words: Vec<Pick>,
    pub sides: Vec<Pick>,
}
impl HtmlSafe for Board<'_> {}

impl<'s> Board<'s> {
    /// `judged` is the picture of the verdict, if there is one; `given` is the input.
    pub fn new(
        s: &'s Layout<'s>,
        check: &Check,
        title: &str,
        sketch: &Sketch,
        judged: Option<&Picture>,
        given: &Map<String, Value>,
        read: &Map<String, Value>,
    ) -> Self {
        let mut picture = sketch.picture.clone();
        if let Some(judged) = judged {
            picture.marks.clone_from(&judged.marks);
        }
        let figure = Figure::on_board(
            s,
            &Named { id: "table", title },
            check.system(),
            &picture,
            read,
            &sketch.idle,
            ROOM,
        );
        // A path is given by hand and stays unchanged.
        let on_board = || check.roles.iter().filter(|role| role.takes != Takes::Way);
        let is_role = |name: &str| name == SCENE || on_board().any(|role| role.field == name);
        let mut query = sketch.folded.clone();
        query.extend(
            given
                .iter()
                .filter(|(name, _)| !is_role(name))
                .map(|(name, value)| (name.clone(), value.clone())),
        );
        let fields = check.fields(&s.site.library.tables);
        let named = |takes: Takes| matches!(takes, Takes::One | Takes::Rival | Takes::Name);
        let parts = check.roles.iter().filter(|role| named(role.takes));
        let roles: Vec<Value> = on_board()
            .map(|role| json!({"field": role.field, "one": named(role.takes)}))
            .collect();
        let mut kinds: Vec<&str> = Vec::new();
        for kind in check
            .roles
            .iter()
            .filter_map(|role| role.takes.kinds())
            .flatten()
        {
            if !kinds.contains(kind) {
                kinds.push(kind);
            }
        }
        let piece = check.roles.iter().find_map(|role| {
            let takes = matches!(
                role.takes,
                Takes::One
                    | Takes::Rival
                    | Takes::Friends
                    | Takes::Enemies
                    | Takes::Others
                    | Takes::All
            );
            fields
                .iter()
                .find(|field| takes && field.name == role.field)
        });
        let inner = piece.map(inside).unwrap_or_default();
        let label = |key: String, code: &str| Pick {
            label: s.first(&[&key], code),
            code: code.to_owned(),
        };
        let words = inner
            .iter()
            .filter(|field| field.kind == Kind::Flag && !PIECE.contains(&field.name));
        Self {
            figure,
            query: url::query(&query),
            action: url::check(s.lang, check.id),
            roles: Value::from(roles).to_string(),
            parts: parts
                .map(|role| Pick {
                    code: role.field.to_owned(),
                    label: s.site.library.field_label(s.lang, check, role.field),
                })
                .collect(),
            troops: troops(s, check, inner, given),
            kinds: kinds
                .into_iter()
                .map(|kind| label(format!("ground-{kind}"), kind))
                .collect(),
            words: words
                .map(|field| {
                    let path = format!("{}.{}", piece.map_or("", |piece| piece.name), field.name);
                    Pick {
                        code: field.name.replace('_', "-"),
                        label: s.site.library.field_label(s.lang, check, &path),
                    }
                })
                .collect(),
            sides: crate::kit::scene::Side::ALL
                .iter()
                .map(|side| label(format!("side-{}", side.code()), side.code()))
                .collect(),
            s,
        }
    }
}

fn inside(field: &Field) -> &[Field] {
    match &field.kind {
        Kind::Group(fields) | Kind::List { fields, .. } => fields,
        _ => &[],
    }
}

/// The troop types a piece of this check may be, each with its usual base.
fn troops(
    s: &Layout<'_>,
    check: &Check,
    piece: &[Field],
    given: &Map<String, Value>,
) -> Vec<Troop> {
    let Some((scope, codes)) = piece.iter().find_map(|field| match &field.kind {
        Kind::Choice { scope, codes } if field.name == "troop" => Some((*scope, codes)),
        _ => None,
    }) else {
        return Vec::new();
    };
    // Each troop alone on the table, on a base of the given width.
    let size = |code: &str| {
        let mut alone =
            Map::from_iter([(SCENE.to_owned(), Value::from(format!("A1_{code}_0_0_0")))]);
        alone.extend(given.get("bw").map(|bw| ("bw".to_owned(), bw.clone())));
        let sketch = check.sketch(&s.site.library.tables, &alone);
        sketch
            .picture
            .piece("A1")
            .map_or((String::new(), String::new()), |piece| {
                (piece.base.w.to_string(), piece.base.d.to_string())
            })
    };
    codes
        .iter()
        .map(|code| {
            let (w, d) = size(code);
            let name = s.first(&[&format!("{scope}-{code}")], code);
            // A code that is never written, or is part of the name, is not matched.
            let named = name.ends_with(&format!("({code})"))
                || code.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            Troop {
                code: (*code).to_owned(),
                label: match named {
                    true => name,
                    false => format!("{code} · {name}"),
                },
                w,
                d,
            }
        })
        .collect()
}
