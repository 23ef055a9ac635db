//! `dba.movement-allowance`: how far a base may go in one tactical move, and which terrain it may
//! not enter.
//!
//! # Source items
//! bob:movement.1, 3, 6, bob:river-crossing.1, 2, 4, bob:river-movement.1, 2, bob:further-moves.4,
//! bob:tactical-factors.10, qrs:movement.1, qrs:road.1, qrs:river.4, 6, qrs:coast.1.
//!
//! # What it decides
//! The paces of the whole move, the paces left, and whether the base may go on over the named
//! terrain. All in paces; a further move is a new question.
//!
//! # What it does not decide
//! Distances on the table (`dba.measure-move`); whether a base gets into a torrent
//! (`dba.river-crossing`). Speeds are not in the documents: those that nobody gave come from the table
//! `dba.speeds`, flagged `outside:speeds`.
//!
//! # Readings chosen
//! - `touches` lists all terrain under any part of the base during this move, including on its way
//!   to a BUA; `river` means that its front enters the water.
//! - `lead_front_out` says that the front of the base, or of the first base of its column, is out
//!   of the water at the start of the move: then the terrain under that front counts.
//! - If the terrain is forbidden, the paces are null, since the move cannot be made.
//! - Troops that may not enter bad going may cross it by road, because the documents make no
//!   exception there; flagged, since they do not say so. The effect of a ford is an open point.
//!
//! # Direction of error
//! Terrain that is not named is not counted, which makes a move too long, never too short.
//!
//! # Examples
//! 400 and 200 paces, 100 already moved in good going, then a wood → 200 in all, 100 left.

use serde_json::{Value, json};

use super::garrison::IN_ITS_PLACE;
use super::move_tables::RIVER_LIMITS;
use super::speeds::SPEEDS;
use super::terrain::{Going, River, Terrain};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Figures, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Several, Unit, Values, Violation, claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::{Arg, IntoArg};

/// The check.
pub struct MovementAllowance;

/// A base, its speeds, and the terrain of its move.
pub struct Input {
    troop: Fact<Troop>,
    speeds: Speeds,
    touches: Several<Terrain>,
    road_whole_move: Fact<bool>,
    lead_starts_on_road: Fact<bool>,
    river: Fact<Option<River>>,
    front_in_river: Fact<bool>,
    lead_front_out: Fact<bool>,
    moved: Measure,
    bua_interior: Measure,
}

/// Speeds of a troop type; no speed in bad going means that it cannot enter it.
pub struct Speeds {
    good: Measure,
    bad: Option<Measure>,
    road: Option<Measure>,
}

/// Reads `speeds`, in paces. Those that the move needs and that nobody gave come from the table of
/// speeds, which is not in the documents, or are asked.
fn speeds(form: &mut Form<'_>, troop: &Fact<Troop>, needed: [bool; 3]) -> Speeds {
    form.group_with("speeds", |form| {
        let [good, bad, road] = [("good", needed[0]), ("bad", needed[1]), ("road", needed[2])].map(
            |(column, needed)| {
                let speed = form.decimal(column, 0.0, 2000.0).unit(Unit::Paces);
                if !needed {
                    return speed.tabulated().if_told().map(Measure::known);
                }
                #[expect(clippy::cast_precision_loss, reason = "paces of a table")]
                let paces = |figures: &mut Figures<'_>, troop: Troop| {
                    let paces = figures.number(&SPEEDS, troop.code(), column)?;
                    Some(paces as f64)
                };
                Some(speed.measured_from(|figures| figures.of(troop, paces)))
            },
        );
        Speeds {
            good: good.unwrap_or_else(|| Measure::known(0.0)),
            bad,
            road,
        }
    })
}

impl Input {
    /// A representative of all troop types for which terrain has the same effect.
    fn kind(&self) -> Troop {
        self.troop.alike(kind)
    }

    /// Whether it touches terrain that is bad going for most troops.
    fn touches_rough_ground(&self) -> bool {
        self.touches.any(|terrain| terrain.going() == Going::Bad)
    }

    fn touches_bad_going(&self) -> bool {
        self.touches_rough_ground() && {
            let troop = self.kind();
            self.touches
                .any(|terrain| terrain.going_for(troop) == Going::Bad)
        }
    }

    fn is_wet(&self) -> bool {
        self.river.is(|river| river.is_some_and(River::is_wet))
    }
}

/// Kinds of troops by the effect of terrain: camels, troops that never enter bad going, and the
/// Litter.
fn kind(troop: Troop) -> (bool, bool, bool) {
    let never = never_in_bad_going(troop);
    (troop.is_camels(), never, troop == Troop::Lit)
}

/// Whether troops never enter bad going, even if a table gives them a speed there.
const fn never_in_bad_going(troop: Troop) -> bool {
    matches!(troop, Troop::Art | Troop::WWg)
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop: Fact<Troop> = form
            .choice("troop")
            .only(|troop: Troop| !troop.stays())
            .fact();
        let stays = troop.exactly().is_some_and(Troop::stays);
        // If a move is by road throughout, the first element usually starts on it.
        let whole = form.holds("road_whole_move");
        let lead =
            form.holds("lead_starts_on_road") || !form.is_told_or_tried("lead_starts_on_road");
        let by_road = whole && lead;
        let touches: Several<Terrain> = form.choices("touches", 0, 13).several_asked();
        // A Litter has no speed there; every other base that may enter has one, which is asked.
        let slowed = !by_road && touches.any(|terrain| terrain.going() == Going::Bad) && {
            let troop = troop.alike(kind);
            !never_in_bad_going(troop)
                && troop != Troop::Lit
                && touches.any(|terrain| terrain.going_for(troop) == Going::Bad)
        };
        let needed = [!stays, !stays && slowed, !stays && by_road];
        let speeds = speeds(form, &troop, needed);
        let no = |form: &mut Form<'_>, name| form.yes_or_no(name).fact_or(false);
        let road_whole_move = no(form, "road_whole_move");
        let lead_starts_on_road = form.yes_or_no("lead_starts_on_road").fact_usually(whole);
        // Whether the front is in it is read later; for now a touched river is asked as well.
        let crossed = form.holds("front_in_river") || touches.contains(Terrain::River);
        let river = form.choice("river_status").maybe_fact_unless(crossed);
        // A front in the water touches the river.
        let mut terrain = Terrain::codes().into_iter();
        let listed = terrain.any(|code| form.told_lists("touches", code));
        // Of a column whose head is out of it, the head says what is touched.
        let led = form.holds("lead_front_out");
        let dry = listed && !led && !form.told_lists("touches", Terrain::River.code());
        let front_in_river = form
            .yes_or_no("front_in_river")
            .must(|front| !dry || !front)
            .fact_or(false);
        Self {
            troop,
            speeds,
            touches,
            road_whole_move,
            lead_starts_on_road,
            river,
            front_in_river,
            lead_front_out: no(form, "lead_front_out"),
            moved: form
                .decimal("moved_before", 0.0, 2000.0)
                .unit(Unit::Paces)
                .usually_measured(0.0),
            bua_interior: form
                .decimal("bua_interior_paces", 0.0, 2000.0)
                .unit(Unit::Paces)
                .usually_measured(0.0),
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with IN_ITS_PLACE;
    GOOD_GOING = "dba/moves/one-speed#good-going";
    BAD_GOING = "dba/moves/one-speed#bad-going-touched";
    ALREADY_WALKED = "dba/moves/one-speed#already-walked";
    USED_UP = "dba/moves/one-speed#used-up";
    FURTHER_AFRESH = "dba/moves/one-speed#further-move-afresh";
    BARRED = "dba/moves/no-bad-going#barred";
    LITTER = "dba/moves/no-bad-going#litter";
    NEITHER = "dba/moves/no-bad-going#neither-good-nor-bad";
    WATERWAY = "dba/moves/no-bad-going#waterway";
    CAMELS = "dba/moves/no-bad-going#camels";
    ROAD = "dba/moves/road-speed#road-through-bad-going";
    LEAD_ON_ROAD = "dba/moves/road-speed#lead-starts-on-road";
    LEAD_OFF_ROAD = "dba/moves/road-speed#lead-off-road";
    PARTLY_OFF = "dba/moves/road-speed#partly-off-road";
    IN_RIVER = "dba/moves/in-a-river#front-in-river";
    WALKED_COUNTS = "dba/moves/in-a-river#walked-counts";
    NO_ENTRY = "dba/moves/in-a-river#no-entry";
    DRY = "dba/moves/in-a-river#dry";
    FRONT_OUT = "dba/moves/in-a-river#front-out";
    COLUMN_FOLLOWS = "dba/moves/in-a-river#column-follows";
    BUA_FREE = "dba/moves/bua-inside#unmeasured";
    GUNS_BY_ROAD = "dba/disputes/guns-on-a-road#check-passes";
    FORD_CARRIES = "dba/disputes/ford-effect#as-a-road";
    FORD_WADES = "dba/disputes/ford-effect#as-the-river";
}

/// A road that crosses a river that is not dry.
static FORD: Point = Point {
    id: "ford-effect",
    kind: PointKind::Open,
    readings: &[Reading::followed(FORD_CARRIES), Reading::of(FORD_WADES)],
};

impl Rule for MovementAllowance {
    type Input = Input;
    const ID: &'static str = "dba.movement-allowance";
    const KIND: CheckKind = CheckKind::Arithmetic;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "total_paces",
            kind: OutKind::Number(Unit::Paces),
        },
        Output {
            name: "remaining_paces",
            kind: OutKind::Number(Unit::Paces),
        },
        Output {
            name: "can_enter",
            kind: OutKind::Truth,
        },
        Output {
            name: "legal",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const HEADLINE: &'static [&'static str] =
        &["total_paces", "remaining_paces", "can_enter", "legal"];
    const VIOLATIONS: &'static [Violation] = &[Violation {
        code: "stays-inside",
        claim: IN_ITS_PLACE,
    }];
    const POINTS: &'static [&'static Point] = &[&FORD];
    const TABLES: &'static [&'static Table] = &[&RIVER_LIMITS, &SPEEDS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        if input.troop.exactly().is_some_and(Troop::stays) {
            case.forbid("stays-inside", true);
            return Values::default()
                .with("total_paces", Value::Null)
                .with("remaining_paces", Value::Null)
                .with("can_enter", Value::Null)
                .with("legal", false)
                .with("violations", case.refused());
        }
        let by_road = by_road(case, input);
        let cap = river(case, input, by_road);
        let pace = match (cap, over_ground(case, input, by_road, cap.is_some())) {
            (_, Pace::Barred) => Pace::Barred,
            (Some(_), _) => Pace::River,
            (None, ground) => ground,
        };
        neither(case, input);
        let speeds = &input.speeds;
        let speed = match pace {
            Pace::Barred | Pace::River => None,
            Pace::Road => speeds.road.as_ref(),
            Pace::Bad => speeds.bad.as_ref(),
            Pace::Good => Some(&speeds.good),
        };
        let total = match pace {
            Pace::Barred => None,
            Pace::River => cap,
            _ => Some(speed.map_or(0.0, Measure::number)),
        };
        let left = total.map(|total| (total - input.moved.number()).max(0.0));
        let goes_on = left.is_some_and(|left| left > 0.0);
        walked(case, input, pace, goes_on);
        let shown = |paces: Option<f64>| paces.map_or(Value::Null, number);
        Values::default()
            .with("total_paces", shown(total))
            .with("remaining_paces", shown(left))
            .with("can_enter", goes_on)
            .with("legal", Value::Null)
            .with("violations", Value::Null)
    }
}

/// Speed of a move.
#[derive(Clone, Copy, PartialEq)]
enum Pace {
    Barred,
    River,
    Road,
    Bad,
    Good,
}

/// Whether the whole move is by road.
fn by_road(case: &mut Case<'_>, input: &Input) -> bool {
    let whole = *input.road_whole_move;
    let by_road = whole && *input.lead_starts_on_road;
    let (why, claim) = match (whole, !whole && input.touches.contains(Terrain::Road)) {
        (true, _) if by_road => ("whole", LEAD_ON_ROAD),
        (true, _) => ("lead-off", LEAD_OFF_ROAD),
        (false, true) => ("partly", PARTLY_OFF),
        (false, false) => ("none", PARTLY_OFF),
    };
    case.step("road", by_road)
        .value_of(
            &input
                .speeds
                .road
                .as_ref()
                .and_then(Measure::exactly)
                .map(number),
        )
        .arg("why", why)
        .cite(claim);
    if why != "none" {
        case.because(claim);
    }
    if why == "lead-off"
        && let Some(road) = &input.speeds.road
    {
        case.remedy(
            "start-on-road",
            vec![("paces", road.exactly().into_arg())],
            vec![("lead_starts_on_road", json!(true))],
        );
    }
    by_road
}

/// Maximum set by a river, if any.
fn river(case: &mut Case<'_>, input: &Input, by_road: bool) -> Option<f64> {
    let in_it = *input.front_in_river || input.touches.contains(Terrain::River);
    let wet = in_it && input.is_wet();
    let out = wet && *input.lead_front_out;
    #[expect(clippy::cast_precision_loss, reason = "paces of a rulebook")]
    let limit = case.number(&RIVER_LIMITS, "slow", "paces").unwrap_or(0) as f64;
    let (mut caps, mut why, mut claim) = match (in_it, wet, out) {
        (false, ..) => (false, "none", IN_RIVER),
        (true, false, _) => (false, "dry", DRY),
        (true, true, true) => (
            false,
            "front-out",
            if *input.front_in_river {
                COLUMN_FOLLOWS
            } else {
                FRONT_OUT
            },
        ),
        (true, true, false) => (true, "front-in", IN_RIVER),
    };
    if caps && by_road {
        caps = case.ask(&FORD).is(FORD_WADES);
        (why, claim) = ("ford", if caps { FORD_WADES } else { FORD_CARRIES });
    }
    case.step("river", caps)
        .value(number(limit))
        .arg("why", why)
        .cite(claim);
    if in_it {
        case.because(claim);
    }
    caps.then_some(limit)
}

/// The speed over the terrain itself, which decides if there is no water.
fn over_ground(case: &mut Case<'_>, input: &Input, by_road: bool, capped: bool) -> Pace {
    // Only there does it matter who moves.
    let rough = input.touches_rough_ground();
    let troop = rough.then(|| input.kind());
    let bad = input.touches_bad_going();
    let hinders =
        |terrain: Terrain| troop.is_some_and(|troop| terrain.going_for(troop) == Going::Bad);
    let spared = rough
        && input
            .touches
            .any(|terrain| terrain.going() == Going::Bad && !hinders(terrain));
    if spared {
        case.applied("camels", CAMELS)
            .value_of(&input.troop)
            .arg("troop", &input.troop);
    }
    let never = troop.is_some_and(|troop| never_in_bad_going(troop) || troop == Troop::Lit);
    let kept_out = bad && (input.speeds.bad.is_none() || never);
    let barred = kept_out && !by_road;
    let barring = if troop == Some(Troop::Lit) {
        LITTER
    } else {
        BARRED
    };
    if kept_out && by_road {
        case.flag("silent:guns-on-a-road");
        case.because(GUNS_BY_ROAD);
    }
    let (applies, why, claim) = match (bad, barred, by_road) {
        (false, ..) => (false, "none", GOOD_GOING),
        (true, true, _) => (true, "barred", barring),
        (true, false, true) => (false, "road", ROAD),
        (true, false, false) => (true, "slowed", BAD_GOING),
    };
    let mut grounds = input.touches.exactly();
    if let Some(grounds) = &mut grounds {
        grounds.retain(|terrain| hinders(*terrain));
    }
    let step = case.step("bad-going", applies).arg("why", why).cite(claim);
    match &grounds {
        Some(grounds) => {
            let names: Vec<&str> = grounds.iter().map(|terrain| terrain.code()).collect();
            let first = grounds.first().map_or(Terrain::Good, |terrain| *terrain);
            step.value(names.join(", "))
                .arg("ground", Arg::of(Terrain::SCOPE, first.code()))
        }
        None => step.arg("value", Arg::Untold),
    };
    let waterway = input.touches.contains(Terrain::Waterway);
    case.applies("waterway", waterway, WATERWAY).value(waterway);
    if waterway {
        return Pace::Barred;
    }
    if let Some(troop) = troop.filter(|_| applies && !by_road) {
        keep_out(case, input, troop);
    }
    if barred || !capped && (bad || !by_road) {
        case.because(claim);
    }
    match (barred, by_road, applies) {
        (true, ..) => Pace::Barred,
        (false, true, _) => Pace::Road,
        (false, false, true) => Pace::Bad,
        (false, false, false) => Pace::Good,
    }
}

/// Allowance of a move without bad going, unless water limits it anyway.
fn keep_out(case: &mut Case<'_>, input: &Input, troop: Troop) {
    let Some(touches) = input.touches.exactly() else {
        return;
    };
    let wet = input.river.shown().is_some_and(River::is_wet);
    let (good, bad) = (&input.speeds.good, input.speeds.bad.as_ref());
    let (good, bad) = (good.exactly(), bad.and_then(Measure::exactly));
    if wet || bad.is_some_and(|bad| Some(bad) >= good) {
        return;
    }
    let kept: Vec<&str> = touches
        .iter()
        .filter(|terrain| terrain.going_for(troop) != Going::Bad)
        .map(|terrain| terrain.code())
        .collect();
    case.remedy(
        "keep-out",
        vec![("paces", good.into_arg())],
        vec![("touches", kept.into())],
    );
}

/// Places that are neither good nor bad going, and the interior of a BUA.
fn neither(case: &mut Case<'_>, input: &Input) {
    let place = input
        .touches
        .any(|terrain| matches!(terrain, Terrain::Bua | Terrain::Camp));
    let inside = input.bua_interior > 0.0;
    case.step("bua", place || inside)
        .value_of(&input.bua_interior)
        .arg("why", if inside { "inside" } else { "place" })
        .cite(if inside { BUA_FREE } else { NEITHER });
    if place {
        case.because(NEITHER);
    }
    if inside {
        case.because(BUA_FREE);
    }
}

/// Distance already moved, and the rest.
fn walked(case: &mut Case<'_>, input: &Input, pace: Pace, goes_on: bool) {
    let counted = pace != Pace::Barred && input.moved > 0.0;
    let claim = match (pace, goes_on) {
        (Pace::River, true) => WALKED_COUNTS,
        (Pace::River, false) => NO_ENTRY,
        (Pace::Bad, false) => USED_UP,
        (Pace::Bad, true) => ALREADY_WALKED,
        _ => FURTHER_AFRESH,
    };
    case.applies("walked", counted, claim)
        .value_of(&input.moved)
        .arg(
            "why",
            if pace == Pace::Barred {
                "barred"
            } else {
                "nothing"
            },
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(troop: &str, touches: &str, changes: &Value) -> Verdict {
        let given = json!({"troop": troop, "speeds": {"good": 400, "bad": 200, "road": 450}, "touches": touches});
        judge("dba.movement-allowance", &with(&given, changes))
    }

    /// `total remaining can_enter`
    #[track_caller]
    fn tells(verdict: &Verdict, want: &str, claim: &str) {
        assert_eq!(
            format!(
                "{} {} {}",
                verdict.values["total_paces"],
                verdict.values["remaining_paces"],
                verdict.values["can_enter"]
            ),
            want
        );
        assert!(verdict.reasons.contains(&claim), "{:?}", verdict.reasons);
    }

    #[test]
    fn one_speed_for_the_whole_move() {
        tells(&ask("Cv", "good", &json!({})), "400 400 true", GOOD_GOING);
        tells(
            &ask("Cv", "good, wood", &json!({"moved_before": 100})),
            "200 100 true",
            ALREADY_WALKED,
        );
        tells(
            &ask("Cv", "wood", &json!({"moved_before": 200})),
            "200 0 false",
            USED_UP,
        );
        tells(
            &ask("Cv", "good", &json!({"moved_before": 150})),
            "400 250 true",
            FURTHER_AFRESH,
        );
        let wood = ask("Cv", "good, wood", &json!({}));
        tells(&wood, "200 200 true", BAD_GOING);
        tells(
            &ask("Cv", "", &Value::Object(wood.remedies[0].input.clone())),
            "400 400 true",
            GOOD_GOING,
        );
        for neither in ["bua", "camp"] {
            tells(
                &ask("Art", neither, &json!({"speeds": {"good": 200}})),
                "200 200 true",
                NEITHER,
            );
        }
        tells(
            &ask("Cv", "good", &json!({"bua_interior_paces": 135})),
            "400 400 true",
            BUA_FREE,
        );
        tells(
            &ask("Cv", "waterway", &json!({})),
            "null null false",
            WATERWAY,
        );
    }

    #[test]
    fn some_never_enter_bad_going_and_camels_like_sand() {
        let guns = json!({"speeds": {"good": 200, "road": 400}});
        tells(&ask("Art", "good, rough", &guns), "null null false", BARRED);
        tells(&ask("Lit", "marsh", &guns), "null null false", LITTER);
        for sand in ["dunes", "oasis"] {
            for camels in ["Cm", "2Cm"] {
                tells(&ask(camels, sand, &json!({})), "400 400 true", CAMELS);
            }
            tells(&ask("LH", sand, &json!({})), "200 200 true", BAD_GOING);
        }
        tells(
            &ask("Cm", "dunes, wood", &json!({})),
            "200 200 true",
            BAD_GOING,
        );
    }

    #[test]
    fn a_road_carries_those_that_start_on_it() {
        let by_road = json!({"road_whole_move": true, "lead_starts_on_road": true});
        tells(&ask("Sp", "road, wood", &by_road), "450 450 true", ROAD);
        tells(&ask("Sp", "road", &by_road), "450 450 true", LEAD_ON_ROAD);
        let whole = ask("Sp", "road, wood", &json!({"road_whole_move": true}));
        tells(&whole, "450 450 true", ROAD);
        let off = ask(
            "Sp",
            "road, wood",
            &json!({"road_whole_move": true, "lead_starts_on_road": false}),
        );
        tells(&off, "200 200 true", LEAD_OFF_ROAD);
        assert_eq!(
            off.remedies
                .iter()
                .map(|remedy| remedy.code)
                .collect::<Vec<_>>(),
            ["start-on-road", "keep-out"]
        );
        tells(
            &ask("Sp", "good, road", &json!({})),
            "400 400 true",
            PARTLY_OFF,
        );

        let guns = with(&by_road, &json!({"speeds": {"good": 200, "road": 400}}));
        let through = ask("Art", "road, wood", &guns);
        tells(&through, "400 400 true", GUNS_BY_ROAD);
        assert_eq!(through.flags, ["silent:guns-on-a-road"]);

        let ford = with(&by_road, &json!({"river_status": "slow"}));
        let open = ask("Sp", "road, river", &ford);
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "ford-effect")
        );
        tells(
            &ask(
                "Sp",
                "road, river",
                &with(&ford, &json!({"agreed": "as-a-road"})),
            ),
            "450 450 true",
            FORD_CARRIES,
        );
        tells(
            &ask(
                "Sp",
                "road, river",
                &with(&ford, &json!({"agreed": "as-the-river"})),
            ),
            "100 100 true",
            FORD_WADES,
        );
        tells(
            &ask(
                "Sp",
                "road, river",
                &with(&ford, &json!({"river_status": "dry"})),
            ),
            "450 450 true",
            DRY,
        );
    }

    #[test]
    fn the_front_in_the_water_caps_everything() {
        for river in ["slow", "torrent"] {
            tells(
                &ask(
                    "Cv",
                    "river",
                    &json!({"river_status": river, "moved_before": 60}),
                ),
                "100 40 true",
                WALKED_COUNTS,
            );
            tells(
                &ask(
                    "Cv",
                    "river",
                    &json!({"river_status": river, "moved_before": 100}),
                ),
                "100 0 false",
                NO_ENTRY,
            );
            tells(
                &ask(
                    "Cv",
                    "good, river",
                    &json!({"river_status": river, "front_in_river": true}),
                ),
                "100 100 true",
                IN_RIVER,
            );
            // The speed of the terrain does not matter then.
            let wood = ask("Cv", "wood, river", &json!({"river_status": river}));
            tells(&wood, "100 100 true", IN_RIVER);
            for verdict in [
                wood,
                ask("Cv", "good, river", &json!({"river_status": river})),
            ] {
                assert!(
                    !verdict.reasons.contains(&BAD_GOING) && !verdict.reasons.contains(&GOOD_GOING),
                    "{:?}",
                    verdict.reasons
                );
            }
            tells(
                &ask(
                    "Art",
                    "wood, river",
                    &json!({"river_status": river, "speeds": {"good": 200}}),
                ),
                "null null false",
                BARRED,
            );
            tells(
                &ask(
                    "Cv",
                    "good, river",
                    &json!({"river_status": river, "lead_front_out": true}),
                ),
                "400 400 true",
                FRONT_OUT,
            );
            tells(
                &ask(
                    "Cv",
                    "good",
                    &json!({"river_status": river, "front_in_river": true, "lead_front_out": true}),
                ),
                "400 400 true",
                COLUMN_FOLLOWS,
            );
            assert_eq!(
                ask("Cv", "good", &json!({"river_status": river})).values["total_paces"],
                json!(400)
            );
            tells(
                &ask(
                    "Art",
                    "river",
                    &json!({"river_status": river, "speeds": {"good": 200}}),
                ),
                "100 100 true",
                IN_RIVER,
            );
        }
        tells(
            &ask(
                "Cv",
                "wood, river",
                &json!({"river_status": "dry", "front_in_river": true}),
            ),
            "200 200 true",
            DRY,
        );
        assert_eq!(
            step(
                &ask("Cv", "river", &json!({"river_status": "dry"})),
                "river"
            ),
            (false, &json!(100))
        );
    }

    #[test]
    fn what_decides_is_asked_for() {
        let list = |given: &Value| {
            faults("dba.movement-allowance", given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(list(&json!({})), ["troop"]);
        // The speeds that nobody gave come from the table, which is not in the documents.
        let knights = |touches: &[&str]| {
            let given = json!({"troop": "Kn", "touches": touches});
            let verdict = judge("dba.movement-allowance", &given);
            (verdict.values["total_paces"].clone(), verdict.flags)
        };
        let outside = vec!["outside:speeds".to_owned()];
        assert_eq!(knights(&[]), (json!(300), outside.clone()));
        assert_eq!(knights(&["wood"]), (json!(200), outside));
        let speeds = json!({"troop": "Cv", "speeds": {"good": 400}});
        assert_eq!(
            list(&with(&speeds, &json!({"touches": "river"}))),
            ["river_status"]
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for troop in ["Cv", "Cm", "Art", "Lit"] {
            for ground in ["good", "wood", "dunes", "bua", "waterway"] {
                for river in [Value::Null, json!("dry"), json!("slow")] {
                    for moved in [0, 60, 200] {
                        for bits in 0..64_u8 {
                            let on = |n: u8| bits & (1 << n) > 0;
                            let mut touches = vec![ground];
                            touches.extend(on(0).then_some("road"));
                            touches.extend((on(1) && !river.is_null()).then_some("river"));
                            let bad = if troop == "Cv" || troop == "Cm" {
                                json!(200)
                            } else {
                                Value::Null
                            };
                            let given = json!({"troop": troop, "speeds": {"good": 400, "bad": bad, "road": 450}, "touches": touches, "river_status": river,
                                "road_whole_move": on(0) && on(2), "lead_starts_on_road": on(3), "front_in_river": on(4) && touches.contains(&"river"),
                                "lead_front_out": on(5), "moved_before": moved, "bua_interior_paces": if on(5) { 100 } else { 0 }});
                            let verdict = judge("dba.movement-allowance", &given);
                            assert!(!verdict.reasons.is_empty(), "{given}");
                            let paces = |verdict: &Verdict| verdict.values["total_paces"].as_f64();
                            for remedy in &verdict.remedies {
                                let better = judge(
                                    "dba.movement-allowance",
                                    &with(&given, &Value::Object(remedy.input.clone())),
                                );
                                assert!(
                                    better.finding.kind == FindingKind::Undetermined
                                        || paces(&better) >= paces(&verdict),
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

    proptest! {
        #[test]
        fn further_ground_and_further_walking_never_help(ground in 0..Terrain::ALL.len(), moved in 0_u32..500, more in 0_u32..500) {
            let left = |touches: &str, moved: u32| ask("Kn", touches, &json!({"moved_before": moved, "river_status": "slow"})).values["remaining_paces"].as_f64().unwrap_or(-1.0);
            let touched = format!("good, {}", Terrain::ALL[ground].code());
            prop_assert!(left(&touched, moved) <= left("good", moved));
            prop_assert!(left(&touched, moved + more) <= left(&touched, moved));
        }
    }
}
