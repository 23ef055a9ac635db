//! `dba.group-move`: what a group may do in one tactical move.
//!
//! # Source items
//! bob:tactical-moves.4-7, p4, p6, qrs:group.2-5, qrs:column.1, 2, 4, qrs:river.6, qrs:coast.1.
//!
//! # What it decides
//! Whether the given manoeuvres are open to a group of this formation on this terrain, how far it
//! may shift sideways, and whether its distances are within the moves of its bases.
//!
//! # What it does not decide
//! Whether the bases are a group (`dba.group`), how fast each goes (`dba.movement-allowance`), what
//! zones allow (`dba.threat-zone-move`) and what it costs (`dba.pip-cost`). For camels that move by
//! themselves, dunes and oases may be given as good going.
//!
//! # Readings chosen
//! - A line that forms a column in the same move counts as a column on the terrain it enters.
//! - `road` in the terrain is a road moved along, not one crossed.
//! - Straight moves and wheels are added up for each base; a sideways shift and the straight move
//!   make one diagonal. With `line-to-column` the distances by element are the whole ones.
//! - A block counts as a line on the terrain it enters; flagged, since the documents do not mention
//!   it.
//!
//! # Direction of error
//! Missing distances are not judged: they are never too long.
//!
//! # Examples
//! Legal: a line shifting sideways 20 mm of a base 40 wide, near the enemy, to line up.
//! Illegal: the same with 23 mm.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::bua_move::{GROUP, GROUP_BARRED, GROUP_CROSSES};
use super::move_tables::GROUP_SIZE;
use super::recoil::read_width;
use super::tables::BASE_WIDTH;
use super::terrain::{Going, River, Terrain};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, Rule,
    Several, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct GroupMove;

/// A group and its intended move.
pub struct Input {
    formation: Fact<Formation>,
    n: Measure,
    manoeuvres: Several<Manoeuvre>,
    sideways: Option<Measure>,
    bw: f64,
    near_enemy: Fact<bool>,
    to_line_up: Fact<bool>,
    terrain: Several<Terrain>,
    river: Fact<Option<River>>,
    slowest: Option<Measure>,
    straight: Option<Measure>,
    wheels: Vec<i64>,
    limits: Vec<i64>,
}

impl Input {
    fn does(&self, manoeuvre: Manoeuvre) -> bool {
        self.manoeuvres.contains(manoeuvre)
    }

    /// Like [`Input::does`], if known; for quoting.
    fn is_known_to(&self, manoeuvre: Manoeuvre) -> bool {
        let known = self.manoeuvres.exactly();
        known.is_some_and(|known| known.contains(&manoeuvre))
    }

    /// The sideways shift, mm, if known; 0 without a shift.
    fn shift(&self) -> Option<f64> {
        self.sideways.as_ref().map_or(Some(0.0), Measure::exactly)
    }

    fn shifts(&self) -> bool {
        self.sideways.as_ref().is_some_and(|mm| *mm > 0.0) || self.does(Manoeuvre::Sideways)
    }

    fn is_wet(&self) -> bool {
        self.river.is(|river| river.is_some_and(River::is_wet))
    }

    /// Whether it is in single file on the terrain it enters.
    fn files(&self) -> bool {
        self.formation == Formation::Column || self.does(Manoeuvre::LineToColumn)
    }
}

/// Formation of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Formation {
    Line,
    Column,
    Block,
}

impl Choice for Formation {
    const SCOPE: &'static str = "dba-formation";
}

/// A part of a group's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Manoeuvre {
    Forward,
    #[strum(serialize = "wheel-front-corner")]
    WheelFront,
    #[strum(serialize = "wheel-rear-corner")]
    WheelRear,
    WheelCentre,
    Sideways,
    Oblique,
    Backward,
    TurnAbout,
    LineToColumn,
    ColumnToLine,
}

impl Choice for Manoeuvre {
    const SCOPE: &'static str = "dba-manoeuvre";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let formation = form.choice("formation").fact();
        let about_ground = form.is_told("terrain");
        let least = form.figure(&GROUP_SIZE, "least", "elements");
        // The numbers per element imply how many there are.
        let lists = ["wheel_mm_by_element", "limits_mm_by_element"];
        let counted = lists.iter().find_map(|name| form.count_told(name));
        let n = form.integer("n", 1, 24).unit(Unit::Bases);
        // Facts about a group imply that it is a group.
        let n = match counted.or(least) {
            Some(usual) => n.usually_measured(usual),
            None => n.required().into(),
        };
        // A question about terrain assumes that the group simply enters it.
        let manoeuvres = form.choices("manoeuvres", 0, 10);
        let manoeuvres: Several<Manoeuvre> = if about_ground {
            manoeuvres.several_or_none()
        } else {
            manoeuvres.several_asked()
        };
        let sideways = form.decimal("sideways_mm", 0.0, 500.0).unit(Unit::Mm);
        let sideways = if manoeuvres.contains(Manoeuvre::Sideways) {
            Some(sideways.measured())
        } else {
            sideways.maybe_measured()
        };
        let bw = read_width(form);
        // Nobody shifts without an enemy, so that a shift asks for it and for its purpose.
        let shifts = form.may_lack_facts() && form.told_lists("manoeuvres", "sideways");
        let [near_enemy, to_line_up] = ["within_bwd_of_enemy", "purpose_line_up"].map(|name| {
            let fact = form.yes_or_no(name);
            if shifts {
                fact.fact_asked_or(false)
            } else {
                fact.fact_or(false)
            }
        });
        let terrain: Several<Terrain> = form.choices("terrain", 0, 13).several_or_none();
        let crossed = terrain.contains(Terrain::River);
        form.may_be_none(&["river_status"]);
        let river = form.choice("river_status").maybe_fact_unless(crossed);
        let wheels = form.integers("wheel_mm_by_element", 0, 2000, 24);
        let limits = form.integers("limits_mm_by_element", 0, 2000, 24);
        let n_told = n.whole_if_known().unwrap_or(0);
        let all = usize::try_from(n_told).unwrap_or(0);
        for (name, list) in lists.into_iter().zip([&wheels, &limits]) {
            if list.is_empty() && !wheels.is_empty() {
                form.refuse(name, Value::Null, FaultKind::Missing, Vec::new());
            } else if !list.is_empty() && list.len() != all {
                form.refuse(
                    name,
                    list.len(),
                    FaultKind::ListLength,
                    vec![n_told.to_string()],
                );
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "millimetres of a move")]
        let least = limits.iter().min().map(|mm| *mm as f64);
        // A given straight move is compared with that of the slowest base, so that is needed.
        let compared = least.is_none() && wheels.is_empty() && form.is_told("straight_mm");
        let slowest = form.decimal("slowest_mm", 0.0, 2000.0).unit(Unit::Mm);
        let slowest = if compared {
            slowest.measured_if(|| false)
        } else {
            slowest.or_from(|_| least).map(Measure::known)
        };
        let known = slowest.as_ref().and_then(Measure::exactly);
        if least.is_some() && known != least {
            form.contradicts("slowest_mm");
        }
        let straight = form
            .decimal("straight_mm", 0.0, 2000.0)
            .unit(Unit::Mm)
            .maybe_measured();
        Self {
            formation,
            n,
            manoeuvres,
            sideways,
            bw,
            near_enemy,
            to_line_up,
            terrain,
            river,
            slowest,
            straight,
            wheels,
            limits,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with GROUP_CROSSES, GROUP_BARRED;
    SIZE = "dba/moves/group#size";
    SLOWEST = "dba/moves/group-speed#slowest";
    ADVANCE_AND_WHEEL = "dba/moves/group-speed#advance-and-wheel";
    FRONT_CORNER = "dba/moves/wheel#front-corner";
    OUTER_FASTER = "dba/moves/wheel#outer-faster";
    OWN_MAXIMUM = "dba/moves/wheel#own-maximum";
    STRAIGHT_PLUS_WHEEL = "dba/moves/wheel#straight-plus-wheel";
    LIMITS = "dba/moves/group-bans#limits";
    BACKWARD = "dba/moves/group-bans#backward";
    COLUMN_BACKWARD = "dba/moves/group-bans#column-backward";
    OBLIQUE = "dba/moves/group-bans#oblique";
    ABOUT_TURN = "dba/moves/group-bans#about-turn";
    REAR_CORNER = "dba/moves/group-bans#rear-corner";
    CENTRE = "dba/moves/group-bans#centre";
    SIDEWAYS = "dba/moves/sideways#when";
    OVER_HALF = "dba/moves/sideways#over-half";
    ENEMY_TOO_FAR = "dba/moves/sideways#enemy-too-far";
    NO_PURPOSE = "dba/moves/sideways#no-purpose";
    DIAGONAL = "dba/moves/sideways#diagonal";
    LINE_IN_BAD_GOING = "dba/moves/line-and-terrain#bad-going";
    LINE_ON_ROAD = "dba/moves/line-and-terrain#road";
    LINE_ACROSS_RIVER = "dba/moves/line-and-terrain#river";
    DRY_RIVER = "dba/moves/line-and-terrain#dry-river";
    COLUMN_HOLDS = "dba/moves/line-and-terrain#column-holds";
    COLUMN_CROSSES = "dba/rivers/groups#column-may";
    FORMS_COLUMN = "dba/moves/line-to-column#one-move";
    OWN_ALLOWANCE = "dba/moves/line-to-column#own-allowance";
    ONLY_SINGLY = "dba/moves/column-to-line#only-singly";
    WATERWAY = "dba/moves/no-bad-going#waterway";
    BLOCK = "dba/disputes/block-in-bad-going#check-line";
}

impl Rule for GroupMove {
    type Input = Input;
    const ID: &'static str = "dba.group-move";
    const KIND: CheckKind = CheckKind::Tabular;
    const REFUSED_IS_NO: bool = true;
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
    ];
    const POINTS: &'static [&'static Point] = &[&GROUP];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "group-size",
            claim: SIZE,
        },
        Violation {
            code: "backward",
            claim: BACKWARD,
        },
        Violation {
            code: "column-backward",
            claim: COLUMN_BACKWARD,
        },
        Violation {
            code: "oblique",
            claim: OBLIQUE,
        },
        Violation {
            code: "turn-about",
            claim: ABOUT_TURN,
        },
        Violation {
            code: "wheel-rear-corner",
            claim: REAR_CORNER,
        },
        Violation {
            code: "wheel-centre",
            claim: CENTRE,
        },
        Violation {
            code: "column-to-line",
            claim: ONLY_SINGLY,
        },
        Violation {
            code: "sideways-over-half",
            claim: OVER_HALF,
        },
        Violation {
            code: "sideways-no-enemy",
            claim: ENEMY_TOO_FAR,
        },
        Violation {
            code: "sideways-no-purpose",
            claim: NO_PURPOSE,
        },
        Violation {
            code: "line-in-bad-going",
            claim: LINE_IN_BAD_GOING,
        },
        Violation {
            code: "line-on-road",
            claim: LINE_ON_ROAD,
        },
        Violation {
            code: "line-across-river",
            claim: LINE_ACROSS_RIVER,
        },
        Violation {
            code: "waterway",
            claim: WATERWAY,
        },
        Violation {
            code: "bua-group",
            claim: GROUP_BARRED,
        },
        Violation {
            code: "over-slowest",
            claim: SLOWEST,
        },
        Violation {
            code: "over-own-maximum",
            claim: OWN_MAXIMUM,
        },
        Violation {
            code: "forming-over-own",
            claim: OWN_ALLOWANCE,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&GROUP_SIZE, &BASE_WIDTH];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let [least, most] = [("least", 1), ("most", 24)]
            .map(|(row, any)| case.number(&GROUP_SIZE, row, "elements").unwrap_or(any));
        let odd = input.n < least || input.n > most;
        case.forbid("group-size", odd)
            .value_of(&input.n)
            .arg("least", least)
            .arg("most", most);
        manoeuvres(case, input);
        sideways(case, input);
        ground(case, input);
        distances(case, input);
        let legal = case.refused().is_empty();
        if legal {
            reasons(case, input);
        } else {
            remedies(case, input);
        }
        Values::default()
            .with("legal", legal)
            .with("violations", case.refused())
    }
}

/// Judges the manoeuvres themselves.
fn manoeuvres(case: &mut Case<'_>, input: &Input) {
    // No group moves backwards; for a column the rule repeats it.
    let backward = if input.formation.exactly() == Some(Formation::Column) {
        if input.does(Manoeuvre::Backward) {
            case.because(BACKWARD);
        }
        "column-backward"
    } else {
        "backward"
    };
    for (code, manoeuvre) in [
        (backward, Manoeuvre::Backward),
        ("oblique", Manoeuvre::Oblique),
        ("turn-about", Manoeuvre::TurnAbout),
        ("wheel-rear-corner", Manoeuvre::WheelRear),
        ("wheel-centre", Manoeuvre::WheelCentre),
        ("column-to-line", Manoeuvre::ColumnToLine),
    ] {
        case.forbid(code, input.does(manoeuvre));
    }
}

/// The sideways shift, if there is one.
fn sideways(case: &mut Case<'_>, input: &Input) {
    let shifts = input.shifts();
    let (half, why) = (input.bw / 2.0, if shifts { "within" } else { "no-shift" });
    let over = shifts && input.sideways.as_ref().is_some_and(|mm| *mm > half);
    case.forbid("sideways-over-half", over)
        .value_of(&input.shift().map(number))
        .arg("limit", half)
        .arg("over", input.shift().map(|mm| (mm - half).max(0.0)))
        .arg("why", why);
    case.forbid("sideways-no-enemy", shifts && !*input.near_enemy)
        .arg("why", why);
    case.forbid("sideways-no-purpose", shifts && !*input.to_line_up)
        .arg("why", why);
}

/// Judges terrain that only single files may enter.
fn ground(case: &mut Case<'_>, input: &Input) {
    let crosses = input.terrain.contains(Terrain::River) || input.river.is(|river| river.is_some());
    let barred = [
        (
            "line-in-bad-going",
            input.terrain.any(|terrain| terrain.going() == Going::Bad),
        ),
        ("line-on-road", input.terrain.contains(Terrain::Road)),
        ("line-across-river", crosses && input.is_wet()),
    ];
    let meets = barred.iter().any(|(_, there)| *there);
    let files = meets && input.files();
    if meets && !files && input.formation == Formation::Block {
        case.flag("silent:block-in-bad-going");
        case.because(BLOCK);
    }
    for (code, there) in barred {
        let why = match (there, code) {
            (true, _) => "file",
            (false, "line-across-river") if crosses => "dry",
            (false, _) => "absent",
        };
        case.forbid(code, there && !files)
            .value(there)
            .arg("why", why)
            .arg("formation", &input.formation);
    }
    case.forbid("waterway", input.terrain.contains(Terrain::Waterway));
    // By road even a group crosses a BUA.
    let through = input.terrain.contains(Terrain::Bua) && !input.terrain.contains(Terrain::Road);
    let barred = through && case.ask(&GROUP).is(GROUP_BARRED);
    case.forbid("bua-group", barred)
        .cite(if through && !barred {
            GROUP_CROSSES
        } else {
            GROUP_BARRED
        });
    if through && !barred {
        case.because(GROUP_CROSSES);
    }
}

/// The straight move by the slowest base, wheels by each base.
fn distances(case: &mut Case<'_>, input: &Input) {
    let none = Measure::known(0.0);
    let straight = input.straight.as_ref().unwrap_or(&none);
    let covered = straight.exactly().zip(input.shift());
    let covered = covered.map(|(straight, shift)| tenths(straight.hypot(shift)));
    let told = input.straight.is_some() || input.sideways.is_some();
    let farther = |limit: f64| {
        if let Some(covered) = covered {
            return covered > limit;
        }
        // The first distance that is rounded to more than the limit.
        let least = ((limit * 10.0).floor() + 0.5) / 10.0;
        let rest = |known: f64| (least * least - known * known).sqrt();
        let shift = input.sideways.as_ref().unwrap_or(&none);
        if *straight >= least || *shift >= least {
            return true;
        }
        match shift.exactly() {
            Some(shift) => *straight >= rest(shift),
            None => *shift >= rest(straight.number()),
        }
    };
    let over = told
        && input.slowest.as_ref().is_some_and(|limit| match covered {
            Some(covered) => *limit < covered,
            None => farther(limit.number()),
        });
    let why = if !told || input.slowest.is_none() {
        "not-told"
    } else {
        "within"
    };
    let diagonal = input.sideways.as_ref().is_some_and(|mm| *mm > 0.0);
    case.step("diagonal", diagonal)
        .value_of(&covered.map(number))
        .cite(DIAGONAL);
    case.forbid("over-slowest", over)
        .value_of(&covered.map(number))
        .arg("limit", input.slowest.as_ref().and_then(Measure::exactly))
        .arg("why", why);

    let forming = input.does(Manoeuvre::LineToColumn);
    let too_far = |wheel: i64, limit: i64| {
        #[expect(clippy::cast_precision_loss, reason = "millimetres of a move")]
        let left = (limit - wheel) as f64;
        if forming { left < 0.0 } else { farther(left) }
    };
    let beyond: Vec<String> = input
        .wheels
        .iter()
        .zip(&input.limits)
        .enumerate()
        .filter(|(_, (wheel, limit))| too_far(**wheel, **limit))
        .map(|(n, _)| (n + 1).to_string())
        .collect();
    let why = if input.wheels.is_empty() {
        "not-told"
    } else {
        "within"
    };
    let code = if forming {
        "forming-over-own"
    } else {
        "over-own-maximum"
    };
    case.forbid(code, !beyond.is_empty())
        .value(beyond.join(", "))
        .arg("why", why);
}

/// Tables are measured to a tenth of a millimetre.
fn tenths(mm: f64) -> f64 {
    (mm * 10.0).round() / 10.0
}

/// Reasons of a legal move.
fn reasons(case: &mut Case<'_>, input: &Input) {
    let forms = input.is_known_to(Manoeuvre::LineToColumn);
    let wheels = input.is_known_to(Manoeuvre::WheelFront) || !input.wheels.is_empty() && !forms;
    let advances = input.is_known_to(Manoeuvre::Forward)
        || input.straight.as_ref().and_then(Measure::exactly) > Some(0.0);
    let shifts = input.is_known_to(Manoeuvre::Sideways) || input.shift().is_some_and(|mm| mm > 0.0);
    let faster = input
        .limits
        .iter()
        .any(|limit| Some(limit) != input.limits.first());
    let terrain = input.terrain.exactly().unwrap_or_default();
    let bad = terrain.iter().any(|terrain| terrain.going() == Going::Bad);
    let files = forms || input.formation.exactly() == Some(Formation::Column);
    let river = input.river.exactly().flatten();
    let quoted = [
        (advances, SLOWEST),
        (wheels, FRONT_CORNER),
        (wheels && advances, ADVANCE_AND_WHEEL),
        (
            wheels && advances && !input.wheels.is_empty(),
            STRAIGHT_PLUS_WHEEL,
        ),
        (wheels && faster, OUTER_FASTER),
        (shifts, SIDEWAYS),
        (shifts && advances, DIAGONAL),
        (forms, FORMS_COLUMN),
        (files && bad, COLUMN_HOLDS),
        (files && river.is_some_and(River::is_wet), COLUMN_CROSSES),
        (river == Some(River::Dry), DRY_RIVER),
    ];
    let mut any = false;
    for (_, claim) in quoted.into_iter().filter(|(applies, _)| *applies) {
        case.because(claim);
        any = true;
    }
    if !any {
        case.because(LIMITS);
    }
}

/// The changes that make it legal, if one is enough.
fn remedies(case: &mut Case<'_>, input: &Input) {
    let refused = case.refused().to_vec();
    let ground = |code: &str| {
        matches!(
            code,
            "line-in-bad-going" | "line-on-road" | "line-across-river"
        )
    };
    if refused.iter().all(|code| ground(code)) {
        case.remedy(
            "column",
            vec![],
            vec![("formation", json!(Formation::Column.code()))],
        );
    }
    let shift = input.shift();
    let slowest = input.slowest.as_ref().and_then(Measure::exactly);
    match (refused.as_slice(), slowest.zip(shift)) {
        (["sideways-over-half"], _) => {
            case.remedy(
                "shorter-shift",
                vec![("limit", (input.bw / 2.0).into())],
                vec![("sideways_mm", number(input.bw / 2.0))],
            );
        }
        (["over-slowest"], Some((slowest, shift))) if slowest >= shift => {
            // Rounded down for the diagonal, never up.
            let straight = (((slowest * slowest - shift * shift).sqrt() * 10.0 + 1e-6).floor()
                / 10.0)
                .max(0.0);
            case.remedy(
                "shorter-advance",
                vec![("limit", straight.into())],
                vec![("straight_mm", number(straight))],
            );
        }
        _ => {}
    }
    if input.manoeuvres.are_several() || refused.len() > 1 {
        return;
    }
    if matches!(
        refused.as_slice(),
        ["sideways-no-enemy" | "sideways-no-purpose"]
    ) {
        let field = if refused == ["sideways-no-enemy"] {
            "within_bwd_of_enemy"
        } else {
            "purpose_line_up"
        };
        case.remedy("for-the-enemy", vec![], vec![(field, Value::from(true))]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};
    use proptest::prelude::*;

    fn ask(formation: &str, changes: &Value) -> Verdict {
        judge(
            "dba.group-move",
            &with(&json!({"formation": formation, "n": 3}), changes),
        )
    }

    #[track_caller]
    fn refused(verdict: &Verdict, codes: &[&str]) {
        assert_eq!(verdict.values["violations"], json!(codes));
        assert_eq!(
            verdict.finding.kind,
            if codes.is_empty() {
                FindingKind::Legal
            } else {
                FindingKind::Illegal
            }
        );
        assert!(!verdict.reasons.is_empty());
    }

    #[test]
    fn a_group_advances_wheels_and_little_else() {
        for manoeuvre in Manoeuvre::ALL {
            let verdict = ask(
                "line",
                &json!({"manoeuvres": [manoeuvre.code()], "sideways_mm": 0, "within_bwd_of_enemy": true, "purpose_line_up": true}),
            );
            let legal = matches!(
                manoeuvre,
                Manoeuvre::Forward
                    | Manoeuvre::WheelFront
                    | Manoeuvre::Sideways
                    | Manoeuvre::LineToColumn
            );
            refused(
                &verdict,
                if legal {
                    &[]
                } else {
                    std::slice::from_ref(&manoeuvre)
                }
                .iter()
                .map(|m| m.code())
                .collect::<Vec<_>>()
                .as_slice(),
            );
        }
        refused(
            &ask("column", &json!({"manoeuvres": "backward"})),
            &["column-backward"],
        );
        let both = ask(
            "line",
            &json!({"manoeuvres": "forward, wheel-front-corner", "straight_mm": 25, "slowest_mm": 50}),
        );
        assert_eq!(both.reasons, [SLOWEST, FRONT_CORNER, ADVANCE_AND_WHEEL]);
        assert_eq!(ask("line", &json!({})).reasons, [LIMITS]);
        refused(&ask("line", &json!({"n": 1})), &["group-size"]);
        refused(&ask("line", &json!({"n": 13})), &["group-size"]);
        refused(&ask("line", &json!({"n": 12})), &[]);
    }

    #[test]
    fn half_a_base_sideways_near_the_enemy_and_for_him() {
        let shift = |mm: f64| json!({"manoeuvres": "sideways", "sideways_mm": mm, "within_bwd_of_enemy": true, "purpose_line_up": true});
        refused(&ask("line", &shift(20.0)), &[]);
        let far = ask("line", &shift(23.0));
        refused(&far, &["sideways-over-half"]);
        refused(
            &ask(
                "line",
                &with(&shift(23.0), &Value::Object(far.remedies[0].input.clone())),
            ),
            &[],
        );
        refused(&ask("line", &with(&shift(23.0), &json!({"bw": 60}))), &[]);
        refused(
            &ask(
                "line",
                &with(&shift(10.0), &json!({"within_bwd_of_enemy": false})),
            ),
            &["sideways-no-enemy"],
        );
        refused(
            &ask(
                "line",
                &with(&shift(10.0), &json!({"purpose_line_up": false})),
            ),
            &["sideways-no-purpose"],
        );
        refused(
            &ask("block", &json!({"sideways_mm": 30})),
            &[
                "sideways-over-half",
                "sideways-no-enemy",
                "sideways-no-purpose",
            ],
        );
        assert_eq!(
            faults(
                "dba.group-move",
                &json!({"formation": "line", "n": 2, "manoeuvres": "sideways"})
            ),
            [("sideways_mm".to_owned(), "missing")]
        );
    }

    #[test]
    fn lines_stay_on_good_ground() {
        for (terrain, code) in [
            ("wood", "line-in-bad-going"),
            ("dunes", "line-in-bad-going"),
            ("road", "line-on-road"),
        ] {
            let on = json!({"terrain": ["good", terrain], "manoeuvres": "forward"});
            let line = ask("line", &on);
            refused(&line, &[code]);
            assert_eq!(line.remedies[0].code, "column");
            refused(&ask("column", &on), &[]);
            refused(
                &ask("line", &with(&on, &json!({"manoeuvres": "line-to-column"}))),
                &[],
            );
            let block = ask("block", &on);
            refused(&block, &[code]);
            assert_eq!(block.flags, ["silent:block-in-bad-going"]);
        }
        for (river, codes) in [
            ("dry", [].as_slice()),
            ("slow", &["line-across-river"]),
            ("torrent", &["line-across-river"]),
        ] {
            refused(
                &ask("line", &json!({"terrain": "river", "river_status": river})),
                codes,
            );
            refused(&ask("line", &json!({"river_status": river})), codes);
            refused(&ask("column", &json!({"river_status": river})), &[]);
        }
        refused(
            &ask("column", &json!({"terrain": "waterway"})),
            &["waterway"],
        );
        refused(&ask("line", &json!({"terrain": "camp, gentle-hill"})), &[]);
        // Whether a group crosses a BUA is open.
        for (agreed, codes) in [
            ("group-barred", ["bua-group"].as_slice()),
            ("group-crosses", &[]),
        ] {
            refused(
                &ask("line", &json!({"terrain": "bua", "agreed": agreed})),
                codes,
            );
        }
        assert_eq!(
            faults(
                "dba.group-move",
                &json!({"formation": "line", "manoeuvres": "forward", "straight_mm": 60, "limits_mm_by_element": [50, 75], "slowest_mm": 150})
            ),
            [("slowest_mm".to_owned(), "contradicts")]
        );
        assert_eq!(
            faults(
                "dba.group-move",
                &json!({"formation": "line", "n": 2, "terrain": "river"})
            ),
            [("river_status".to_owned(), "missing")]
        );
    }

    #[test]
    fn the_slowest_sets_the_pace_and_each_its_own_limit_in_a_wheel() {
        let straight =
            |mm: f64| json!({"manoeuvres": "forward", "straight_mm": mm, "slowest_mm": 50});
        refused(&ask("line", &straight(50.0)), &[]);
        let far = ask("line", &straight(51.0));
        refused(&far, &["over-slowest"]);
        refused(
            &ask(
                "line",
                &with(
                    &straight(51.0),
                    &Value::Object(far.remedies[0].input.clone()),
                ),
            ),
            &[],
        );
        // The diagonal of a shift and an advance.
        let slant = with(
            &straight(48.0),
            &json!({"sideways_mm": 15, "within_bwd_of_enemy": true, "purpose_line_up": true}),
        );
        let far = ask("line", &slant);
        refused(&far, &["over-slowest"]);
        refused(
            &ask(
                "line",
                &with(&slant, &Value::Object(far.remedies[0].input.clone())),
            ),
            &[],
        );

        let wheel = json!({"manoeuvres": "wheel-front-corner", "wheel_mm_by_element": [22, 44, 66], "limits_mm_by_element": [50, 50, 100]});
        let verdict = ask("line", &wheel);
        refused(&verdict, &[]);
        assert_eq!(
            (verdict.reasons.as_slice(), &verdict.input["slowest_mm"]),
            ([FRONT_CORNER, OUTER_FASTER].as_slice(), &json!(50))
        );
        refused(
            &ask(
                "line",
                &with(&wheel, &json!({"limits_mm_by_element": [50, 50, 50]})),
            ),
            &["over-own-maximum"],
        );
        refused(
            &ask("line", &with(&wheel, &json!({"straight_mm": 10}))),
            &["over-own-maximum"],
        );
        refused(&ask("line", &with(&wheel, &json!({"straight_mm": 5}))), &[]);

        let forming = json!({"manoeuvres": "line-to-column", "straight_mm": 60, "wheel_mm_by_element": [60, 57, 72], "limits_mm_by_element": [75, 75, 75]});
        refused(&ask("line", &forming), &[]);
        refused(
            &ask(
                "line",
                &with(&forming, &json!({"limits_mm_by_element": [75, 75, 70]})),
            ),
            &["forming-over-own"],
        );
        assert_eq!(
            faults(
                "dba.group-move",
                &with(
                    &json!({"formation": "line", "n": 3}),
                    &json!({"wheel_mm_by_element": [1, 2]})
                )
            )
            .len(),
            2
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for formation in Formation::ALL {
            for manoeuvre in Manoeuvre::ALL {
                for terrain in [
                    Terrain::Good,
                    Terrain::Wood,
                    Terrain::Road,
                    Terrain::Waterway,
                ] {
                    for river in [Value::Null, json!("dry"), json!("slow")] {
                        for (n, straight, shift, wheels) in [
                            (3, 0, 0, json!([])),
                            (1, 10, 30, json!([])),
                            (3, 60, 15, json!([40, 40, 90])),
                            (3, 5, 15, json!([5, 8, 12])),
                        ] {
                            for bits in 0..4_u8 {
                                let on = |n: u8| bits & (1 << n) > 0;
                                let limits = if wheels == json!([]) {
                                    json!([])
                                } else {
                                    json!([50, 50, 60])
                                };
                                let given = json!({"formation": formation.code(), "n": n, "manoeuvres": [manoeuvre.code(), "forward"], "terrain": [terrain.code()],
                                    "river_status": river, "straight_mm": straight, "sideways_mm": shift, "slowest_mm": 50, "wheel_mm_by_element": wheels,
                                    "limits_mm_by_element": limits, "within_bwd_of_enemy": on(0), "purpose_line_up": on(1)});
                                let verdict = judge("dba.group-move", &given);
                                assert!(
                                    !verdict.reasons.is_empty() || !verdict.readings.is_empty(),
                                    "{given}"
                                );
                                for remedy in &verdict.remedies {
                                    let better = judge(
                                        "dba.group-move",
                                        &with(&given, &Value::Object(remedy.input.clone())),
                                    );
                                    assert_eq!(
                                        better.finding.kind,
                                        FindingKind::Legal,
                                        "{} {given}",
                                        remedy.code
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    proptest! {
        #[test]
        fn less_is_never_worse(straight in 0_u32..100, shift in 0_u32..40, shorter in 0_u32..100, slowest in 0_u32..100) {
            let legal = |straight: u32| {
                let given = json!({"manoeuvres": "forward", "straight_mm": straight, "sideways_mm": shift, "slowest_mm": slowest, "within_bwd_of_enemy": true, "purpose_line_up": true});
                ask("line", &given).values["legal"] == json!(true)
            };
            prop_assert!(!legal(straight) || legal(straight.min(shorter)));
        }
    }
}
