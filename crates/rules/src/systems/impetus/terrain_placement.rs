//! `impetus.terrain-placement`: number, types and positions of terrain pieces, and the attacker's
//! changes.
//!
//! # Source items
//! ai:terrain-setup.6-.10, .12-.14.
//!
//! # What it decides
//! Whether the defender's pieces, and the attacker's changes, are within the limits of the format;
//! the changes that the attacker may make with this number of pieces.
//!
//! # What it does not decide
//! Whether pieces overlap, rivers and towns (`impetus.terrain-piece`).
//!
//! # Readings chosen
//! - Whether the attacker's changes count towards the limit per type is an open point (I8), asked
//!   if the resulting table exceeds that limit.
//! - A single piece is not "all of one type". On small tables the types are those that the defender
//!   placed, since the point concerns only large tables.
//! - If two pieces are left and it is not given which, they are tested only if none of them was
//!   moved.
//!
//! # Direction of error
//! Type and zone of given pieces are asked as far as they can still decide: two of four inside a
//! zone are refused, wherever the others are. If only a number is given, types and zones are not
//! judged. Which piece was removed is not given: if two are left, it is asked whether one of them
//! is outside, unless so many are there that one must be left.
//!
//! # Examples
//! Five pieces, three of them rough, at 400 points: not allowed. Three placed: the attacker may add
//! one.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::words::Format;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims,
};
use crate::kit::tables::Choice;
use crate::message::{Arg, IntoArg};

/// The check.
pub struct TerrainPlacement;

/// Type of a piece, also by its terrain: woods and steep hills are difficult ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Type {
    Impassable,
    Rough,
    Difficult,
    GentleHill,
    Wood,
    SteepHill,
    WoodedHill,
}

impl Choice for Type {
    const SCOPE: &'static str = "impetus-ground";
}

impl Type {
    /// The types that limits count.
    const COUNTED: [Self; 4] = [
        Self::Impassable,
        Self::Rough,
        Self::Difficult,
        Self::GentleHill,
    ];

    /// The type that limits count it as.
    const fn counted(self) -> Self {
        match self {
            Self::Wood | Self::SteepHill | Self::WoodedHill => Self::Difficult,
            other => other,
        }
    }
}

/// Position of a piece relative to the deployment zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Zone {
    Outside,
    PartlyIn,
    Inside,
}

impl Choice for Zone {
    const SCOPE: &'static str = "impetus-zone";
}

/// A piece of terrain.
pub struct Piece {
    ground: Fact<Type>,
    zone: Fact<Zone>,
}

impl Declared for Piece {
    fn declare(form: &mut Form<'_>) -> Self {
        Self {
            ground: form.choice("type").unchanged().fact(),
            zone: form.choice("zone").unchanged().fact(),
        }
    }
}

/// A piece that is left at the end.
struct Left(Piece);

impl Declared for Left {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(Piece {
            ground: form.choice("type").fact_asked_or(Type::GentleHill),
            zone: form.choice("zone").fact_asked_or(Zone::Outside),
        })
    }
}

/// The terrain, and the attacker's changes.
pub struct Input {
    format: Format,
    pieces: Vec<Piece>,
    placed: Option<Measure>,
    before: Option<Measure>,
    added: Measure,
    moved: Measure,
    removed: Measure,
    last: Vec<Piece>,
    /// Whether one of two remaining pieces is outside, if nothing else says so.
    one_outside: Option<Fact<bool>>,
}

impl Input {
    /// Whether the attacker changed anything.
    fn acted(&self) -> bool {
        [&self.added, &self.moved, &self.removed]
            .iter()
            .any(|count| **count > 0)
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let format = form.choice("format").required();
        // If only a number is given, the question is which changes the attacker may make with it.
        let counted = ["defender_placed", "before", "final"];
        // "There are some" says nothing of their number.
        let some = form.holds("pieces");
        let mut pieces: Vec<Piece> = if counted.iter().any(|name| form.is_told(name)) {
            let whole = !form.may_lack_facts();
            form.list_where("pieces", 20, whole)
        } else {
            form.asked_list("pieces", 0, 20)
        };
        if some {
            pieces.clear();
        }
        let told = form.integer("defender_placed", 0, 20);
        // The number of given pieces is known.
        let told = if pieces.is_empty() {
            told.maybe_measured()
        } else {
            told.if_told().map(Measure::from)
        };
        let before = form
            .integer("before", 0, 20)
            // As many as the defender placed, if given.
            .matters(told.is_none() && pieces.is_empty())
            .maybe_measured();
        let [added, moved, removed] = ["attacker_added", "attacker_moved", "attacker_removed"]
            .map(|name| form.integer(name, 0, 20).usually_measured(0));
        let last: Vec<Left> = form.list("final", 0, 20);
        let last: Vec<Piece> = last.into_iter().map(|left| left.0).collect();
        let counted = (!pieces.is_empty()).then_some(count(&pieces));
        if let (Some(told), Some(counted)) = (&told, counted)
            && *told != counted
        {
            form.refuse(
                "pieces",
                counted,
                FaultKind::ListLength,
                told.whole_if_known()
                    .map(|told| told.to_string())
                    .into_iter()
                    .collect(),
            );
        }
        // Before the attacker's changes the table holds what the defender placed.
        let there = before.as_ref().and_then(Measure::whole_if_known);
        let laid = told.as_ref().and_then(Measure::whole_if_known).or(counted);
        if there.zip(laid).is_some_and(|(there, laid)| there != laid) {
            form.contradicts("before");
        }
        // What is left shows how many there were before the attacker's changes.
        let acted = [&added, &moved, &removed].iter().any(|count| **count > 0);
        let left = (!last.is_empty() && acted)
            .then(|| &(&removed - &added) + &Measure::from(count(&last)))
            .filter(|placed| *placed >= 0);
        let placed = told
            .or(counted.map(Measure::from))
            .or(before.clone())
            .or(left);
        let before = before.or(placed.clone());
        if before.is_none() && last.is_empty() {
            form.lacks("defender_placed");
        }
        if let Some(most) = before.as_ref().map(|before| before + &added)
            && removed > most
        {
            let most = most.whole_if_known();
            form.refuse(
                "attacker_removed",
                removed.written(),
                FaultKind::OutOfRange,
                most.map(|most| format!("0–{most}")).into_iter().collect(),
            );
        }
        if !last.is_empty()
            && let Some(left) = before.as_ref().map(|before| &(before + &added) - &removed)
            && left != count(&last)
        {
            let left = left.whole_if_known();
            form.refuse(
                "final",
                count(&last),
                FaultKind::ListLength,
                left.map(|left| left.to_string()).into_iter().collect(),
            );
        }
        // The pieces say it themselves.
        let zones: Option<Vec<Zone>> = last.iter().map(|piece| piece.zone.exactly()).collect();
        let outside = zones.filter(|zones| !zones.is_empty());
        let outside = outside.map(|zones| zones.contains(&Zone::Outside));
        let one_outside = form
            .yes_or_no("one_outside")
            .must(|one| outside.is_none_or(|outside| one == outside))
            .fact_told_if(|| false);
        Self {
            format,
            pieces,
            placed,
            before,
            added,
            moved,
            removed,
            last,
            one_outside,
        }
    }
}

fn count(pieces: &[Piece]) -> i64 {
    i64::try_from(pieces.len()).unwrap_or(i64::MAX)
}

// The limits of large tables.
const LEAST_LARGE: i64 = 2;
const MOST_LARGE: i64 = 6;
/// With fewer the attacker may add one.
const FEW: i64 = 4;
/// Number of pieces the attacker may move or remove.
const CHANGES: i64 = 2;
/// Number of pieces that must be left.
const LEFT: i64 = 2;
// The limits of small tables.
const LEAST_SMALL: i64 = 1;
const MOST_SMALL: i64 = 3;

claims! {
    AT_LEAST_TWO = "impetus/terrain/pieces-large#at-least-two";
    AT_MOST_SIX = "impetus/terrain/pieces-large#at-most-six";
    MOST_OUTSIDE = "impetus/terrain/pieces-large#most-outside";
    TWO_TO_SIX = "impetus/terrain/pieces-large#two-to-six";
    RIGHTS = "impetus/terrain/attacker-large#rights";
    MAY_ADD = "impetus/terrain/attacker-large#may-add";
    NO_ADDING = "impetus/terrain/attacker-large#no-adding";
    TWO_CHANGES = "impetus/terrain/attacker-large#two-changes";
    TOO_MANY_CHANGES = "impetus/terrain/attacker-large#too-many-changes";
    TWO_LEFT = "impetus/terrain/attacker-large#two-left";
    ONE_OF_TWO = "impetus/terrain/attacker-large#one-of-two-outside";
    HALF_DOWN = "impetus/terrain/half-per-type#half-down";
    TOO_MANY_OF_ONE = "impetus/terrain/half-per-type#too-many-of-one";
    ONE_TO_THREE = "impetus/terrain/pieces-small#one-to-three";
    AT_LEAST_ONE = "impetus/terrain/pieces-small#at-least-one";
    AT_MOST_THREE = "impetus/terrain/pieces-small#at-most-three";
    ONE_INSIDE = "impetus/terrain/pieces-small#one-inside";
    ONE_ADD = "impetus/terrain/attacker-small#one-add";
    TWO_MOVE = "impetus/terrain/attacker-small#two-move";
    THREE_MOVE = "impetus/terrain/attacker-small#three-move-or-remove";
    NOTHING_ELSE = "impetus/terrain/attacker-small#nothing-else";
    MIXED = "impetus/terrain/mixed-types#not-all-one-type";
    ALL_ONE_TYPE = "impetus/terrain/mixed-types#all-one-type";
    SINGLE_FINE = "impetus/disputes/single-piece#single-piece-fine";
    DEFENDERS = "impetus/disputes/half-per-type#defenders-pieces";
    FINAL_TABLE = "impetus/disputes/half-per-type#final-table";
}

/// Basis of the limit per type.
static HALF: Point = Point {
    id: "half-per-type",
    kind: PointKind::Open,
    readings: &[Reading::followed(DEFENDERS), Reading::of(FINAL_TABLE)],
};

/// Change that the attacker may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Right {
    Add,
    Move,
    MoveOrRemove,
}

impl Choice for Right {
    const SCOPE: &'static str = "impetus-attacker-right";
}
const COUNTS: &[Output] = &[
    Output {
        name: "add",
        kind: OutKind::Number(Unit::None),
    },
    Output {
        name: "move",
        kind: OutKind::Number(Unit::None),
    },
    Output {
        name: "move_or_remove",
        kind: OutKind::Number(Unit::None),
    },
];

impl Rule for TerrainPlacement {
    type Input = Input;
    const ID: &'static str = "impetus.terrain-placement";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
        Output {
            name: "attacker_may_add",
            kind: OutKind::Truth,
        },
        Output {
            name: "attacker_may",
            kind: OutKind::Group(COUNTS),
        },
        Output {
            name: "attacker_rights",
            kind: OutKind::words::<Right>(),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("attacker_may_add", "attacker_rights"),
        ("not-attacker_may_add", "attacker_rights"),
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "too-few-pieces",
            claim: AT_LEAST_TWO,
        },
        Violation {
            code: "too-many-pieces",
            claim: AT_MOST_SIX,
        },
        Violation {
            code: "too-few-outside",
            claim: MOST_OUTSIDE,
        },
        Violation {
            code: "too-many-of-one-type",
            claim: TOO_MANY_OF_ONE,
        },
        Violation {
            code: "no-piece",
            claim: AT_LEAST_ONE,
        },
        Violation {
            code: "more-than-three",
            claim: AT_MOST_THREE,
        },
        Violation {
            code: "more-than-one-inside",
            claim: ONE_INSIDE,
        },
        Violation {
            code: "all-one-type",
            claim: ALL_ONE_TYPE,
        },
        Violation {
            code: "adds-too-many",
            claim: MAY_ADD,
        },
        Violation {
            code: "may-not-add",
            claim: NO_ADDING,
        },
        Violation {
            code: "too-many-changes",
            claim: TOO_MANY_CHANGES,
        },
        Violation {
            code: "not-his-right",
            claim: NOTHING_ELSE,
        },
        Violation {
            code: "too-few-left",
            claim: TWO_LEFT,
        },
        Violation {
            code: "none-of-two-outside",
            claim: ONE_OF_TWO,
        },
        Violation {
            code: "too-many-of-one-type-left",
            claim: FINAL_TABLE,
        },
    ];
    const REFUSED_IS_NO: bool = true;
    const POINTS: &'static [&'static Point] = &[&HALF];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let large = input.format.is_large();
        let placed = input.placed.as_ref();
        let rights = placed.map(|placed| rights(case, placed, large));
        if let Some(placed) = placed {
            if large {
                defender_large(case, input, placed);
            } else {
                defender_small(case, input, placed);
            }
        }
        let acted = input.acted();
        if let Some(rights) = rights.filter(|_| acted) {
            if large {
                attacker_large(case, input, rights);
            } else {
                attacker_small(case, input, rights);
            }
        }
        if large {
            left(case, input);
        }
        let judged = !case.refused().is_empty()
            || !input.pieces.is_empty()
            || !input.last.is_empty()
            || acted;
        let may = rights.filter(|_| !case.refused().iter().any(|code| RIGHTLESS.contains(code)));
        let named: Option<Vec<&str>> = may.map(|may| {
            Right::codes()
                .into_iter()
                .zip(may)
                .filter(|(_, count)| *count > 0)
                .map(|(code, _)| code)
                .collect()
        });
        Values::default()
            .with("legal", judged.then(|| case.refused().is_empty()))
            .with(
                "violations",
                if judged {
                    Value::from(case.refused().to_vec())
                } else {
                    Value::Null
                },
            )
            .with("attacker_may_add", may.map(|may| may[0] > 0))
            .with(
                "attacker_may",
                may.map_or(
                    Value::Null,
                    |may| json!({"add": may[0], "move": may[1].max(may[2]), "move_or_remove": may[2]}),
                ),
            )
            .with("attacker_rights", named)
    }
}

/// With this number of pieces it is not yet the attacker's turn.
const RIGHTLESS: &[&str] = &[
    "too-few-pieces",
    "too-many-pieces",
    "no-piece",
    "more-than-three",
];

/// Numbers of pieces the attacker may add, move, and move or remove.
fn rights(case: &mut Case<'_>, placed: &Measure, large: bool) -> [i64; 3] {
    let (may, claim) = match () {
        () if large && *placed < FEW => ([1, 0, CHANGES], MAY_ADD),
        () if large => ([0, 0, CHANGES], NO_ADDING),
        () if *placed <= 1 => ([1, 0, 0], ONE_ADD),
        () if *placed <= 2 => ([0, 1, 0], TWO_MOVE),
        () => ([0, 0, 1], THREE_MOVE),
    };
    case.applied("rights", claim)
        .value_of(placed)
        .arg("add", may[0])
        .arg("move", may[1])
        .arg("change", may[2]);
    if large {
        case.because(RIGHTS);
    }
    may
}

/// A count of pieces of one kind.
struct Tally {
    count: i64,
    /// Whether all were counted: otherwise it is the minimum, and the others cannot decide.
    all: bool,
}

/// Number of pieces of a kind. Certain ones are counted first; the others are looked at only as
/// long as they decide whether the limit is exceeded.
fn tally<T: Copy + PartialEq>(facts: &[&Fact<T>], most: i64, kind: impl Fn(T) -> bool) -> Tally {
    let mut count = 0;
    let mut open = Vec::new();
    for fact in facts {
        let values = fact.all();
        if values.iter().all(|value| kind(*value)) {
            count += 1;
        } else if values.iter().any(|value| kind(*value)) {
            open.push(fact);
        }
    }
    let mut rest = i64::try_from(open.len()).unwrap_or(i64::MAX);
    for fact in open {
        if count > most || count + rest <= most {
            break;
        }
        count += i64::from(fact.is(&kind));
        rest -= 1;
    }
    Tally {
        count,
        all: rest == 0,
    }
}

/// Number of pieces that are not completely outside, as far as it decides whether the limit is
/// exceeded.
fn inside(pieces: &[Piece], most: i64) -> Tally {
    let zones: Vec<_> = pieces.iter().map(|piece| &piece.zone).collect();
    tally(&zones, most, |zone| zone != Zone::Outside)
}

/// The commonest type as far as given, or the first one over the limit, and its number.
fn commonest(pieces: &[Piece], most: i64) -> (Type, i64) {
    let grounds: Vec<_> = pieces.iter().map(|piece| &piece.ground).collect();
    let of = |ground: Type, most| tally(&grounds, most, |one| one.counted() == ground).count;
    let mut types = Type::COUNTED.map(|ground| (of(ground, -1), ground));
    types.sort_by_key(|(sure, _)| std::cmp::Reverse(*sure));
    let found = types
        .iter()
        .map(|(_, ground)| (*ground, of(*ground, most)))
        .find(|(_, count)| *count > most);
    found.unwrap_or((types[0].1, types[0].0))
}

fn defender_large(case: &mut Case<'_>, input: &Input, placed: &Measure) {
    let (few, many) = (*placed < LEAST_LARGE, *placed > MOST_LARGE);
    case.forbid("too-few-pieces", few)
        .arg("placed", placed.whole_if_known())
        .arg("least", LEAST_LARGE);
    case.forbid("too-many-pieces", many)
        .arg("placed", placed.whole_if_known())
        .arg("most", MOST_LARGE);
    if !few && !many {
        case.because(TWO_TO_SIX);
    }
    if input.pieces.is_empty() {
        return;
    }
    let placed = placed.whole();
    case.apart(|case| {
        let needed = placed / 2 + 1;
        let inside = inside(&input.pieces, placed - needed);
        let few = inside.count > placed - needed;
        let outside = if few || inside.all {
            placed - inside.count
        } else {
            needed
        };
        case.forbid("too-few-outside", few)
            .arg("outside", outside)
            .arg("needed", needed)
            .arg("placed", placed)
            .arg("all", if inside.all { "yes" } else { "no" });
        if few && inside.all {
            case.remedy("outside", vec![("more", (needed - outside).into())], vec![]);
        }
    });
    case.apart(|case| {
        let most = placed / 2;
        let (ground, of) = commonest(&input.pieces, most);
        let kind = Arg::of(Type::SCOPE, ground.code());
        case.forbid("too-many-of-one-type", of > most)
            .arg("type", kind.clone())
            .arg("count", of)
            .arg("most", most);
        if of > most {
            case.because(HALF_DOWN);
            case.remedy(
                "another-type",
                vec![("type", kind), ("more", (of - most).into())],
                vec![],
            );
        }
    });
}

fn defender_small(case: &mut Case<'_>, input: &Input, placed: &Measure) {
    let (none, many) = (*placed < LEAST_SMALL, *placed > MOST_SMALL);
    case.forbid("no-piece", none)
        .arg("placed", placed.whole_if_known());
    case.forbid("more-than-three", many)
        .arg("placed", placed.whole_if_known())
        .arg("most", MOST_SMALL);
    if !none && !many {
        case.because(ONE_TO_THREE);
    }
    if input.pieces.is_empty() {
        return;
    }
    let placed = placed.whole();
    case.apart(|case| {
        let inside = inside(&input.pieces, 1);
        let over = inside.count > 1;
        case.forbid("more-than-one-inside", over)
            .arg("inside", inside.count);
        if over {
            case.remedy("outside", vec![("more", (inside.count - 1).into())], vec![]);
        }
    });
    case.apart(|case| {
        let (ground, of) = commonest(&input.pieces, placed - 1);
        let kind = Arg::of(Type::SCOPE, ground.code());
        let alike = of == placed && placed > 1;
        case.applies("single", placed == 1, SINGLE_FINE);
        case.forbid("all-one-type", alike).arg("type", kind.clone());
        if alike {
            case.because(MIXED);
            case.remedy(
                "another-type",
                vec![("type", kind), ("more", 1_i64.into())],
                vec![],
            );
        }
    });
}

fn attacker_large(case: &mut Case<'_>, input: &Input, may: [i64; 3]) {
    if may[0] > 0 {
        case.forbid("adds-too-many", input.added > may[0])
            .arg("added", input.added.whole_if_known());
    } else {
        case.forbid("may-not-add", input.added > 0)
            .arg("added", input.added.whole_if_known());
    }
    let changed = &input.moved + &input.removed;
    case.forbid("too-many-changes", changed > may[2])
        .arg("changed", changed.whole_if_known())
        .arg("most", may[2]);
    if changed > 0 {
        case.because(TWO_CHANGES);
    }
}

fn attacker_small(case: &mut Case<'_>, input: &Input, may: [i64; 3]) {
    let over = input.added > may[0]
        || &input.moved + &input.removed > may[1] + may[2]
        || input.removed > may[2];
    case.forbid("not-his-right", over)
        .arg("added", input.added.whole_if_known())
        .arg("moved", input.moved.whole_if_known())
        .arg("removed", input.removed.whole_if_known());
}

/// Pieces left on a large table after the attacker's changes.
fn left(case: &mut Case<'_>, input: &Input) {
    if !input.acted() && input.last.is_empty() {
        return;
    }
    let left = match &input.before {
        Some(before) => &(before + &input.added) - &input.removed,
        None => count(&input.last).into(),
    };
    case.forbid("too-few-left", left < LEFT)
        .arg("left", left.whole_if_known())
        .arg("least", LEFT);
    if left < LEFT {
        let more = left.whole_if_known().map(|left| LEFT - left);
        case.remedy("keep", vec![("more", more.into_arg())], vec![]);
    }
    if left == LEFT
        && let Some(none) = none_outside(input)
    {
        case.forbid("none-of-two-outside", none);
    }
    if input.last.is_empty() {
        return;
    }
    let left = left.whole();
    let (ground, of) = commonest(&input.last, left / 2);
    if of > left / 2 && case.refused().is_empty() {
        let kind = Arg::of(Type::SCOPE, ground.code());
        let counts = case.ask(&HALF).is(FINAL_TABLE);
        case.forbid_unless("too-many-of-one-type-left", !counts, DEFENDERS)
            .arg("type", kind)
            .arg("count", of)
            .arg("most", left / 2);
    }
}

/// Whether neither of the two remaining pieces is completely outside, if given.
fn none_outside(input: &Input) -> Option<bool> {
    if !input.last.is_empty() {
        return Some(inside(&input.last, LEFT - 1).count == LEFT);
    }
    // So many of the defender's pieces are outside that one must be left there.
    let zones: Vec<_> = input.pieces.iter().map(|piece| &piece.zone).collect();
    let outside = tally(&zones, -1, |zone| zone == Zone::Outside).count;
    if &input.moved + &input.removed < outside {
        return Some(false);
    }
    input.one_outside.as_ref().map(|outside| !outside.get())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.terrain-placement";

    /// Pieces by a letter for the type (i, r, d, g) and one for the zone (o, p, i).
    fn pieces(text: &str) -> Value {
        let piece = |word: &str| {
            let ground = match &word[..1] {
                "i" => "impassable",
                "r" => "rough",
                "d" => "difficult",
                _ => "gentle-hill",
            };
            let zone = match &word[1..] {
                "o" => "outside",
                "p" => "partly-in",
                _ => "inside",
            };
            json!({"type": ground, "zone": zone})
        };
        text.split_whitespace().map(piece).collect()
    }

    fn placed(format: &str, text: &str) -> Verdict {
        judge(ID, &json!({"format": format, "pieces": pieces(text)}))
    }

    fn violations(verdict: &Verdict) -> Vec<&str> {
        verdict.values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect()
    }

    #[test]
    fn pieces_on_a_large_table() {
        for (text, want) in [
            ("ro ro do gi gp", vec![]),
            ("ro do go ri di gp", vec!["too-few-outside"]),
            ("ro ro ro di gi", vec!["too-many-of-one-type"]),
            ("ro", vec!["too-few-pieces", "too-many-of-one-type"]),
            ("ro ro do do go go io", vec!["too-many-pieces"]),
            ("ro do", vec![]),
            ("ro dp", vec!["too-few-outside"]),
            ("ro ro do go", vec![]),
        ] {
            assert_eq!(violations(&placed("15-400", text)), want, "{text}");
            assert_eq!(violations(&placed("15-500", text)), want, "{text}");
        }
    }

    #[test]
    fn pieces_on_a_small_table() {
        for (text, want) in [
            ("ro dp", vec![]),
            ("rp di", vec!["more-than-one-inside"]),
            ("ro ro", vec!["all-one-type"]),
            ("ro", vec![]),
            ("ro ro do", vec![]),
            ("ro ro ro", vec!["all-one-type"]),
            ("ro do go io", vec!["more-than-three"]),
        ] {
            for format in ["15-300", "15-350", "28-300", "28-350"] {
                assert_eq!(violations(&placed(format, text)), want, "{text}");
            }
        }
        let none = judge(ID, &json!({"format": "28-300", "defender_placed": 0}));
        assert_eq!(violations(&none), ["no-piece"]);
        assert_eq!(none.values["attacker_may"], Value::Null);
    }

    #[test]
    fn what_the_attacker_may_do() {
        let may = |format: &str, placed: i64| {
            judge(ID, &json!({"format": format, "defender_placed": placed})).values
        };
        for (format, placed, want, named) in [
            ("15-400", 3, [1, 2, 2], json!(["add", "move-or-remove"])),
            ("15-500", 4, [0, 2, 2], json!(["move-or-remove"])),
            ("28-350", 1, [1, 0, 0], json!(["add"])),
            ("15-350", 2, [0, 1, 0], json!(["move"])),
            ("15-350", 3, [0, 1, 1], json!(["move-or-remove"])),
        ] {
            let values = may(format, placed);
            assert_eq!(
                values["attacker_may"],
                json!({"add": want[0], "move": want[1], "move_or_remove": want[2]})
            );
            assert_eq!(
                (&values["attacker_may_add"], &values["legal"]),
                (&json!(want[0] > 0), &Value::Null)
            );
            assert_eq!(values["attacker_rights"], named);
        }
    }

    #[test]
    fn what_the_attacker_did() {
        let did = |format: &str, n: i64, [added, moved, removed]: [i64; 3]| {
            let given = json!({"format": format, "defender_placed": n, "attacker_added": added, "attacker_moved": moved, "attacker_removed": removed});
            violations(&judge(ID, &given)).join(" ")
        };
        for (format, n, done, want) in [
            ("15-400", 3, [1, 1, 1], ""),
            ("15-400", 3, [2, 0, 0], "adds-too-many"),
            ("15-400", 4, [1, 0, 0], "may-not-add"),
            ("15-400", 5, [0, 2, 1], "too-many-changes"),
            ("15-400", 3, [0, 0, 2], "too-few-left"),
            ("15-400", 3, [1, 0, 2], ""),
            ("28-350", 1, [1, 0, 0], ""),
            ("28-350", 1, [0, 1, 0], "not-his-right"),
            ("28-350", 2, [0, 1, 0], ""),
            ("28-350", 2, [0, 0, 1], "not-his-right"),
            ("28-350", 3, [0, 1, 0], ""),
            ("28-350", 3, [0, 0, 1], ""),
            ("28-350", 3, [0, 1, 1], "not-his-right"),
        ] {
            assert_eq!(did(format, n, done), want, "{format} {n} {done:?}");
        }
    }

    #[test]
    fn two_left() {
        let left = |text: &str| {
            judge(
                ID,
                &json!({"format": "15-400", "before": 4, "attacker_removed": 2, "final": pieces(text)}),
            )
        };
        assert_eq!(violations(&left("ro di")), Vec::<&str>::new());
        assert_eq!(violations(&left("rp di")), ["none-of-two-outside"]);
        let open = left("ro ro");
        assert_eq!(open.finding.kind, FindingKind::Undetermined);
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.values["legal"].clone()))
                .collect::<Vec<_>>(),
            [
                ("defenders-pieces", json!(true)),
                ("final-table", json!(false))
            ]
        );
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({"defender_placed": 3})), ["format"]);
        assert_eq!(of(json!({"format": "15-400"})), ["defender_placed"]);
        assert_eq!(
            of(json!({"format": "15-400", "defender_placed": 3, "pieces": pieces("ro do")})),
            ["pieces"]
        );
        assert_eq!(
            of(json!({"format": "15-400", "before": 3, "attacker_removed": 4})),
            ["attacker_removed"]
        );
        assert_eq!(
            of(json!({"format": "15-400", "before": 3, "final": pieces("ro do")})),
            ["final"]
        );
    }
}
