//! `dbe.group`: whether elements form a group, and its speed.
//!
//! # Source items
//! dbe:5.2, 5.2.p1-p3, 5.6.p1.
//!
//! # What it decides
//! Whether elements of one corps that face one way and touch along whole edges may move as one, and
//! the speed of the slowest. For guns beside another arm: the cost of moving both.
//!
//! # What it does not decide
//! The kind of move: parallel, behind its head, or turning by one angle.
//!
//! # Readings chosen
//! - Contact along the whole of the shorter of two edges is contact along an edge: cavalry is
//!   deeper than infantry and still stands beside it.
//! - The only restriction between arms is that of guns; an attached general is not another arm.
//! - A missing corps or facing is the same for all.
//! - A single element is a group of one.
//!
//! # Direction of error
//! Edges more than half a millimetre apart do not touch.
//!
//! # Examples
//! Three line side by side: 12 cm. With light cavalry: 12 cm. A gun and line: no group, two points.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::board::{self, Placed, Touch, touch};
use super::movement::{INFANTRY_ONLY, LIGHT_ONLY, has, misfit, reach};
use super::tables::MOVES;
use super::troops::{self, DRAGOONS_ROW, Formation, Going, LANCERS_ROW, LIGHT_GUNS_ROW, Troop};
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, Role, Rule, Takes, Unit,
    Values, claims,
};
use crate::kit::geometry::{self, Tolerance};
use crate::kit::scene::{Mark, Side};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Group;

/// One element.
pub struct Element {
    placed: Placed,
    troop: Troop,
    corps: Option<String>,
    formation: Formation,
    going: Going,
}

impl Declared for Element {
    fn declare(form: &mut Form<'_>) -> Self {
        // A base on the table gives its troops under another name.
        let mut troops = Troop::ALL.iter().copied();
        let piece = troops.find(|troop| form.says("troop", troop.code()));
        let kind = form.choice("type");
        let kind: Option<Troop> = match piece {
            Some(piece) => Some(
                kind.must(|kind| kind == piece)
                    .matters(false)
                    .or_usually(piece),
            ),
            None => kind.optional(),
        };
        let placed = Placed::of(form, Side::A, kind);
        let corps = form.name("corps").optional();
        let known = kind.or(placed.troop);
        let squared = form.says("square", "true");
        let formation = form
            .choice("formation")
            .must(|formation| !squared || formation == Formation::Square);
        let formation = if squared {
            formation.matters(false).or_usually(Formation::Square)
        } else {
            formation
                .only(|formation| known.is_none_or(|troop| has(troop, formation)))
                .or(Formation::Line)
        };
        let square = form
            .yes_or_no("square")
            .matters(known.is_none_or(Troop::is_infantry))
            .or(false);
        let going = form.choice("going").or(Going::Normal);
        if known.is_none() {
            form.lacks("type");
        }
        let troop = known.unwrap_or(Troop::Line);
        let formation = if square { Formation::Square } else { formation };
        Self {
            placed,
            troop,
            corps,
            formation,
            going,
        }
    }
}

/// The elements.
pub struct Input {
    elements: Vec<Element>,
    contact: Option<bool>,
    /// Facts about all elements together, if not given for each.
    one_corps: bool,
    /// The sides that were given.
    sides: Vec<Option<Side>>,
    same_facing: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        board::scale(form);
        // If no elements are given, nothing is known, not even that there is one.
        let told = form.is_told("elements");
        let sides = crate::check::board::sides_told(form, "elements");
        let elements: Vec<Element> = form.list("elements", 1, crate::check::board::MOST);
        if !told {
            form.refuse("elements", Value::Null, FaultKind::Missing, Vec::new());
        }
        let contact = form.yes_or_no("full_edge_contact").optional();
        let some = elements.len() > 1;
        let corps = elements.iter().all(|element| element.corps.is_some());
        let faces = elements
            .iter()
            .all(|element| element.placed.facing.is_some());
        let one_corps = form.yes_or_no("one_corps").matters(some && !corps).or(true);
        let same_facing = form
            .yes_or_no("same_facing")
            .matters(some && !faces)
            .or(true);
        let paths: Vec<String> = (0..elements.len())
            .map(|n| format!("elements.{n}"))
            .collect();
        let standing: Vec<_> = elements
            .iter()
            .zip(paths)
            .filter_map(|(element, path)| {
                Some((
                    path,
                    element.placed.id.as_str(),
                    element.placed.base.as_ref()?,
                ))
            })
            .collect();
        crate::check::board::standing(form, &standing);
        let input = Self {
            elements,
            contact,
            one_corps,
            sides,
            same_facing,
        };
        let placed = input
            .elements
            .iter()
            .all(|element| element.placed.base.is_some());
        if !placed
            && contact.is_none()
            && input.elements.len() > 1
            && input.barred(Tolerance::STATED).is_none()
        {
            form.lacks("full_edge_contact");
        }
        input
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with all troops::CLAIMS, &[INFANTRY_ONLY.claim, LIGHT_ONLY.claim];
    IS_A_GROUP = "dbe/command/group#is-a-group";
    PARTIAL = "dbe/command/group#partial-contact";
    FACING = "dbe/command/group#facing-differs";
    TWO_CORPS = "dbe/command/group#two-corps";
    SQUARE = "dbe/command/group#square";
    MIXED_ARMS = "dbe/command/group#mixed-arms";
    LONE = "dbe/command/what-they-buy#lone-element";
    SLOWEST = "dbe/command/group-speed#slowest-sets-it";
    GUNS_BARRED = "dbe/movement/distances#guns-barred";
    GUNS_AND_OTHERS = "dbe/command/guns-with-others#guns-and-others";
    TWO_POINTS = "dbe/command/guns-with-others#two-points";
    GUNS_TOGETHER = "dbe/command/guns-with-others#guns-together";
}

/// Reason why elements are not a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Reason {
    InfantryOnly,
    LightOnly,
    Square,
    TwoCorps,
    GunsAndOthers,
    FacingDiffers,
    PartialContact,
}

impl Choice for Reason {
    const SCOPE: &'static str = "dbe-group-reason";
}

impl Input {
    fn square(&self) -> bool {
        self.elements
            .iter()
            .any(|element| element.formation == Formation::Square)
    }
    /// Whether an element is given in a formation, by this code, that its type does not have.
    fn misfit(&self, code: &str) -> bool {
        self.elements.iter().any(|element| {
            misfit(element.troop, element.formation).is_some_and(|broken| broken.code == code)
        })
    }
    fn two_corps(&self) -> bool {
        let mut corps = self
            .elements
            .iter()
            .filter_map(|element| element.corps.as_ref());
        let first = corps.next();
        // Those of the other side are of another corps as well.
        let foes = (1..self.sides.len()).any(|n| crate::check::board::are_foes(&self.sides, 0, n));
        !self.one_corps || foes || corps.any(|other| Some(other) != first)
    }
    fn guns_and_others(&self) -> bool {
        let guns = |element: &Element| element.troop.is_artillery();
        self.elements.iter().any(guns)
            && self
                .elements
                .iter()
                .any(|element| !guns(element) && !element.troop.is_general())
    }
    fn facing_differs(&self, tolerance: Tolerance) -> bool {
        let mut facings = self
            .elements
            .iter()
            .filter_map(|element| element.placed.facing);
        let first = facings.next();
        !self.same_facing
            || facings.any(|facing| first.is_some_and(|first| !tolerance.apart(first, facing, 0.0)))
    }
    /// Reason that excludes a group before edges are considered.
    fn barred(&self, tolerance: Tolerance) -> Option<Reason> {
        match () {
            () if self.misfit(INFANTRY_ONLY.code) => Some(Reason::InfantryOnly),
            () if self.misfit(LIGHT_ONLY.code) => Some(Reason::LightOnly),
            () if self.elements.len() == 1 => None,
            () if self.square() => Some(Reason::Square),
            () if self.two_corps() => Some(Reason::TwoCorps),
            () if self.guns_and_others() => Some(Reason::GunsAndOthers),
            () if self.facing_differs(tolerance) => Some(Reason::FacingDiffers),
            () => None,
        }
    }
}

impl Rule for Group {
    type Input = Input;
    const ID: &'static str = "dbe.group";
    const KIND: CheckKind = CheckKind::Geometric;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "is_group",
            kind: OutKind::Truth,
        },
        Output {
            name: "reason",
            kind: OutKind::word::<Reason>(),
        },
        Output {
            name: "speed_cm",
            kind: OutKind::Number(Unit::Cm),
        },
        Output {
            name: "pa_to_move_both",
            kind: OutKind::Number(Unit::Points),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("is_group", "speed_cm")];
    const HEADLINE: &'static [&'static str] = &["is_group", "reason"];
    const POINTS: &'static [&'static Point] = &[&LANCERS_ROW, &DRAGOONS_ROW, &LIGHT_GUNS_ROW];
    const TABLES: &'static [&'static Table] = &[&MOVES];
    const ROLES: &'static [Role] = &[Role {
        field: "elements",
        takes: Takes::All,
    }];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let tolerance = case.tolerance();
        let alone = input.elements.len() == 1;
        let contact = alone || touching(case, input, tolerance);
        for (reason, broken) in [
            (Reason::InfantryOnly, INFANTRY_ONLY),
            (Reason::LightOnly, LIGHT_ONLY),
        ] {
            if input.misfit(broken.code) {
                case.applied(reason.code(), broken.claim).value(true);
            }
        }
        for (reason, broken, claim) in [
            (Reason::Square, input.square() && !alone, SQUARE),
            (Reason::TwoCorps, input.two_corps(), TWO_CORPS),
            (
                Reason::GunsAndOthers,
                input.guns_and_others(),
                GUNS_AND_OTHERS,
            ),
            (
                Reason::FacingDiffers,
                input.facing_differs(tolerance),
                FACING,
            ),
            (Reason::PartialContact, !contact, PARTIAL),
        ] {
            case.applies(reason.code(), broken, claim).value(broken);
        }
        let reason = input
            .barred(tolerance)
            .or((!contact).then_some(Reason::PartialContact));
        let is_group = reason.is_none();
        if is_group {
            case.because(if alone { LONE } else { IS_A_GROUP });
            let arms =
                |fits: fn(Troop) -> bool| input.elements.iter().any(|element| fits(element.troop));
            if arms(Troop::is_infantry) && arms(Troop::is_cavalry) {
                case.because(MIXED_ARMS);
            }
            if !alone && arms(Troop::is_artillery) {
                case.because(GUNS_TOGETHER);
            }
        }
        let speed = is_group.then(|| speed(case, input)).flatten();
        let both = (reason == Some(Reason::GunsAndOthers)).then(|| {
            case.applied("both", TWO_POINTS).value(2);
            2
        });
        Values::default()
            .with("is_group", is_group)
            .with("reason", reason.map(Reason::code))
            .with("speed_cm", speed)
            .with("pa_to_move_both", both)
    }
}

/// The shortest move of any element; `None` if the ground is forbidden to one.
fn speed(case: &mut Case<'_>, input: &Input) -> Option<i64> {
    let mut least = Some(i64::MAX);
    for element in &input.elements {
        let cm = reach(case, element.troop, element.going, element.formation);
        let claim = if cm.is_some() { SLOWEST } else { GUNS_BARRED };
        case.step("element", true)
            .value(cm)
            .arg("why", if cm.is_some() { "moves" } else { "barred" })
            .arg("id", element.placed.id.clone())
            .arg("troop", Arg::of(Troop::SCOPE, element.troop.code()))
            .arg("ground", Arg::of(Going::SCOPE, element.going.code()))
            .cite(claim);
        least = least.zip(cm).map(|(least, cm)| least.min(cm));
    }
    case.because(if least.is_some() {
        SLOWEST
    } else {
        GUNS_BARRED
    });
    least
}

/// Whether all are connected by whole edges: as given, or by their positions.
fn touching(case: &mut Case<'_>, input: &Input, tolerance: Tolerance) -> bool {
    if let Some(contact) = input.contact {
        return contact;
    }
    let bases: Vec<_> = input
        .elements
        .iter()
        .filter_map(|element| {
            element
                .placed
                .base
                .as_ref()
                .map(|base| (&element.placed.id, base))
        })
        .collect();
    if bases.len() < input.elements.len() {
        // Something else already excludes the group.
        return true;
    }
    let mut reached = vec![false; bases.len()];
    reached[0] = true;
    let mut open = vec![0];
    while let Some(from) = open.pop() {
        for (to, (_, base)) in bases.iter().enumerate() {
            if !reached[to] && touch(bases[from].1, base, tolerance) == Touch::Whole {
                reached[to] = true;
                open.push(to);
            }
        }
    }
    for (n, (id, one)) in bases.iter().enumerate() {
        for (_, other) in &bases[n + 1..] {
            let link = touch(one, other, tolerance);
            let middle = geometry::Line::new(one.at(0.0, 0.0), other.at(0.0, 0.0));
            match link {
                Touch::Whole => case.mark(Mark::line("whole-edge", id, middle)),
                Touch::Part => case.mark(Mark::line("part-of-edge", id, middle)),
                Touch::Apart => {}
            }
        }
    }
    reached.iter().all(|reached| *reached)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, spun};
    use proptest::prelude::*;

    const ID: &str = "dbe.group";

    fn told(elements: &Value, contact: bool) -> Verdict {
        judge(
            ID,
            &json!({"elements": elements, "full_edge_contact": contact}),
        )
    }
    fn answer(verdict: &Verdict) -> (Value, Value, Value) {
        (
            verdict.values["is_group"].clone(),
            verdict.values["reason"].clone(),
            verdict.values["speed_cm"].clone(),
        )
    }
    fn no(reason: &str) -> (Value, Value, Value) {
        (json!(false), json!(reason), Value::Null)
    }
    fn at(troop: &str, x: f64, y: f64) -> Value {
        json!({"troop": troop, "x": x, "y": y})
    }

    #[test]
    fn what_is_told() {
        let line = json!({"type": "line", "corps": "I"});
        assert_eq!(
            answer(&told(&json!([line, line, line]), true)),
            (json!(true), Value::Null, json!(12))
        );
        assert_eq!(
            answer(&told(&json!([line, {"type": "light-cavalry"}]), true)),
            (json!(true), Value::Null, json!(12))
        );
        assert_eq!(
            answer(&told(
                &json!([{"type": "line", "going": "rough"}, {"type": "light-cavalry"}]),
                true
            ))
            .2,
            json!(8)
        );
        assert_eq!(
            answer(&told(&json!([line, {"type": "line", "corps": "II"}]), true)),
            no("two-corps")
        );
        assert_eq!(
            answer(&told(&json!([line, line]), false)),
            no("partial-contact")
        );
        assert_eq!(
            answer(&told(
                &json!([{"type": "line", "facing_deg": 0}, {"type": "line", "facing_deg": 90}]),
                true
            )),
            no("facing-differs")
        );
        assert_eq!(
            answer(&told(
                &json!([line, {"type": "line", "formation": "square"}]),
                true
            )),
            no("square")
        );
        let guns = told(&json!([{"type": "medium-artillery"}, line]), true);
        assert_eq!(
            (answer(&guns), &guns.values["pa_to_move_both"]),
            (no("guns-and-others"), &json!(2))
        );
        assert_eq!(
            answer(&told(
                &json!([{"type": "medium-artillery"}, {"type": "heavy-artillery"}]),
                true
            ))
            .2,
            json!(6)
        );
        assert_eq!(
            answer(&told(
                &json!([{"type": "medium-artillery", "going": "difficult"}]),
                true
            ))
            .2,
            Value::Null
        );
        assert_eq!(
            told(&json!([{"type": "lancers"}, line]), true).values["speed_cm"],
            json!(12)
        );
        // Its speed is open.
        let lancers = told(&json!([{"type": "lancers"}]), true);
        assert_eq!(
            (lancers.finding.code.as_str(), lancers.readings[0].point),
            ("is_group", "lancers-row")
        );
    }

    #[test]
    fn what_stands_on_the_table() {
        let on = |elements: Value| answer(&judge(ID, &json!({"elements": elements})));
        assert_eq!(
            on(json!([
                at("line", 0.0, 0.0),
                at("line", 40.0, 0.0),
                at("line", 80.0, 0.0)
            ])),
            (json!(true), Value::Null, json!(12))
        );
        assert_eq!(
            on(json!([
                at("line", 0.0, 0.0),
                at("light-cavalry", 40.0, -5.0)
            ]))
            .0,
            json!(true)
        );
        assert_eq!(
            on(json!([at("line", 0.0, 0.0), at("line", 0.0, -20.0)])).0,
            json!(true)
        );
        assert_eq!(
            on(json!([at("line", 0.0, 0.0), at("line", 40.0, 10.0)])),
            no("partial-contact")
        );
        assert_eq!(
            on(json!([at("line", 0.0, 0.0), at("line", 41.0, 0.0)])),
            no("partial-contact")
        );
        // The type gives the depth, by either name.
        let typed = |x: f64, y: f64| json!({"type": "line", "x": x, "y": y});
        assert_eq!(
            on(json!([typed(0.0, 0.0), typed(40.0, 5.0)])),
            no("partial-contact")
        );
        let corners = |x: i64| json!({"type": "line", "facing_deg": 0, "polygon": [[x, 0], [x + 4, 0], [x + 4, 2], [x, 2]]});
        assert_eq!(on(json!([corners(0), corners(4)])).0, json!(true));
        assert_eq!(on(json!([corners(0), corners(5)])), no("partial-contact"));
        let scene = judge(
            ID,
            &json!({"scene": "A1_line_100_100*A2_line_140_100_0_square"}),
        );
        assert_eq!(answer(&scene), no("square"));
        assert_eq!(scene.picture.unwrap().pieces.len(), 2);
    }

    #[test]
    fn what_must_be_told() {
        let paths = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            paths(json!({"elements": [{"type": "line"}, {"type": "line"}]})),
            ["full_edge_contact"]
        );
        assert!(paths(json!({"elements": [{"type": "line", "corps": "I"}, {"type": "line", "corps": "II"}]})).is_empty());
        assert_eq!(
            paths(json!({"elements": [{}], "scale": 20})),
            ["scale", "elements.0.type"]
        );
        for (troop, formation, reason) in [
            ("lancers", "square", "infantry-only"),
            ("line", "open", "light-only"),
        ] {
            let given = json!({"elements": [{"type": troop, "formation": formation}]});
            assert_eq!(answer(&judge(ID, &given)), no(reason));
        }
        assert_eq!(
            paths(json!({"elements": [at("line", 0.0, 0.0), at("line", 10.0, 0.0)]})),
            ["elements.1"]
        );
    }

    proptest! {
        #[test]
        fn the_table_may_be_turned(dx in -60_i32..60, dy in -40_i32..40, facing in 0_u32..4, angle in 0.0_f64..360.0, mirrored in any::<bool>()) {
            let given = json!({"elements": [at("line", 0.0, 0.0), {"troop": "line", "x": dx, "y": dy, "facing": facing * 90}]});
            if let Some((one, other)) = spun(ID, &given, angle, mirrored) {
                prop_assert_eq!(answer(&one), answer(&other));
            }
        }
    }
}
