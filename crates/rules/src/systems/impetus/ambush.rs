//! `impetus.ambush`: who may hide in which terrain, where and how many.
//!
//! # Source items
//! ai:ambush.1-.11, .13, .14, ai:ambush.table.
//!
//! # What it decides
//! Whether these units may lie in ambush in this piece of terrain.
//!
//! # What it does not decide
//! Where the zones end (`impetus.deployment`), and what happens when the ambush is revealed
//! (`impetus.ambush-reveal`).
//!
//! # Readings chosen
//! - Pikes of three behind a gentle hill: the printed exception holds against the general sentence
//!   (I10); the other reading is shown beside it.
//! - Scythed chariots on a gentle hill are an open point (I11). They are in no other row.
//! - Open difficult ground hides nobody, as in the table; the general sentence is shown beside it.
//! - `units` counts every unit, those of a Large Unit included.
//!
//! # Direction of error
//! A piece of which no zone is told lies in the ambusher's own, and the verdict says so.
//!
//! # Examples
//! CP in a wood: no; on a gentle hill: yes. Three FL in one wood: no.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::setup_tables::{AMBUSH_TERRAIN, BATTLE_LIMITS, Ticked};
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Ambush;

/// A piece of terrain, as far as ambushes care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Ground {
    Wood,
    SteepHill,
    WoodedHill,
    DifficultLimited,
    GentleHill,
    RoughLimited,
    Other,
}

impl Choice for Ground {
    const SCOPE: &'static str = "impetus-cover";
}

impl Ground {
    /// Its row in the table.
    const fn row(self) -> Option<&'static str> {
        match self {
            Self::Wood | Self::SteepHill | Self::WoodedHill | Self::DifficultLimited => {
                Some("difficult")
            }
            Self::GentleHill => Some("gentle-hill"),
            Self::RoughLimited => Some("rough"),
            Self::Other => None,
        }
    }
}

/// A zone of influence that a piece lies in, wholly or partly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Zone {
    Own,
    Enemy,
    Both,
}

impl Choice for Zone {
    const SCOPE: &'static str = "impetus-influence";
}

/// Units that would hide.
pub struct Input {
    troop: Troop,
    pike: bool,
    ground: Ground,
    units: i64,
    large: Option<i64>,
    same_command: bool,
    behind: bool,
    greater: Option<bool>,
    defender: Option<bool>,
    own: Option<bool>,
    both: bool,
    partly: bool,
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop: Troop = form.choice("troop").required();
        let pike = form.truth("pike");
        let ground = form.choice("terrain").required();
        let units = form.integer("units", 1, 40).or(1);
        let large = form.integer("large_unit_size", 1, 6).optional();
        let same_command = form.yes_or_no("same_command").or(true);
        let behind = form.truth("behind");
        let greater = form.yes_or_no("greater_control").optional();
        let defender = form.yes_or_no("defender").optional();
        let mut touches: Vec<Zone> = form.choices("touches", 0, 3).or(Vec::new());
        touches.append(&mut form.choices("terrain_touches", 0, 3).or(Vec::new()));
        // Where nothing is told of the zones the piece touches, it lies in one's own.
        let inside = form.yes_or_no("inside_own_zone");
        let inside = if touches.is_empty() {
            Some(inside.or_usually(true))
        } else {
            inside.optional()
        };
        let in_both = form.truth("terrain_in_both_zones");
        if pike && troop != Troop::HeavyFoot {
            form.refuse(
                "troop",
                troop.code(),
                FaultKind::NotOneOf,
                vec![Troop::HeavyFoot.code().to_owned()],
            );
        }
        let touched = |zone: Zone| touches.contains(&zone) || touches.contains(&Zone::Both);
        let both = in_both || touched(Zone::Own) && touched(Zone::Enemy);
        if both {
            form.lacks("defender");
        }
        let own = if touches.is_empty() {
            inside
        } else {
            Some(touched(Zone::Own) || inside == Some(true))
        };
        // A single unit is no Large Unit.
        let large = large.filter(|size| *size > 1);
        Self {
            troop,
            pike,
            ground,
            units,
            large,
            same_command,
            behind,
            greater,
            defender,
            own,
            both,
            partly: !touches.is_empty(),
        }
    }
}

impl Input {
    /// Number of units that lie there.
    fn count(&self) -> i64 {
        self.units.max(self.large.unwrap_or(1))
    }
    /// The column of the table; artillery and scythed chariots have none.
    const fn column(&self) -> Option<&'static str> {
        Some(match self.troop {
            Troop::HeavyCavalry => "cp",
            Troop::MediumCavalry => "cm",
            Troop::LightCavalry => "cl",
            Troop::HeavyChariots => "cgp",
            Troop::LightChariots => "cgl",
            Troop::Elephants => "el",
            Troop::Wagenburg => "w",
            Troop::HeavyFoot if self.pike => "pike",
            Troop::HeavyFoot => "fp",
            Troop::LightFoot => "fl",
            Troop::Missiles => "t",
            Troop::Skirmishers => "s",
            Troop::Artillery | Troop::ScythedChariots => return None,
        })
    }
}

claims! {
    INSIDE_ONLY = "impetus/ambush/inside-not-behind#inside-only";
    BEHIND = "impetus/ambush/inside-not-behind#behind";
    IN_SHORT = "impetus/ambush/which-troops#in-short";
    ARTILLERY = "impetus/ambush/which-troops#artillery";
    MOUNTED = "impetus/ambush/which-troops#mounted";
    PIKES = "impetus/ambush/which-troops#pikes";
    FOOT = "impetus/ambush/which-troops#foot";
    GENTLE_HILL = "impetus/ambush/which-troops#gentle-hill";
    ROUGH = "impetus/ambush/which-troops#rough";
    NOT_IN_ROW = "impetus/ambush/which-troops#not-in-row";
    OTHER_GROUND = "impetus/ambush/which-troops#other-ground";
    OWN_ZONE = "impetus/ambush/zone#own-zone";
    OUTSIDE_ZONE = "impetus/ambush/zone#outside-zone";
    GREATER = "impetus/ambush/zone#greater-control";
    OTHER_PLAYER = "impetus/ambush/zone#other-player";
    COUNTS_WHOLE = "impetus/ambush/straddling#counts-whole";
    IN_BOTH = "impetus/ambush/straddling#in-both";
    ATTACKER_IN_BOTH = "impetus/ambush/straddling#attacker-in-both";
    TWO = "impetus/ambush/how-many#two";
    TOO_MANY = "impetus/ambush/how-many#too-many";
    TWO_COMMANDS = "impetus/ambush/how-many#two-commands";
    LARGE_UNIT = "impetus/ambush/how-many#large-unit";
    THREE_PIKES = "impetus/ambush/how-many#three-pikes";
    EXCEPTION = "impetus/disputes/pikes-behind#printed-exception";
    NUMBER_ONLY = "impetus/disputes/pikes-behind#number-only";
    WHICH_HILL = "impetus/disputes/pikes-behind#which-hill";
    REFUSED = "impetus/disputes/scythed-ambush#refused";
    AS_MOUNTED = "impetus/disputes/scythed-ambush#gentle-hill";
    KIND = "impetus/disputes/limited-visibility#kind-of-terrain";
    ANY_DIFFICULT = "impetus/disputes/limited-visibility#any-difficult";
}

/// Three units of pikes behind a hill.
static PIKES_BEHIND: Point = Point {
    id: "pikes-behind",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(EXCEPTION), Reading::of(NUMBER_ONLY)],
};
/// Scythed chariots on a gentle hill.
static SCYTHED: Point = Point {
    id: "scythed-ambush",
    kind: PointKind::Open,
    readings: &[Reading::followed(REFUSED), Reading::of(AS_MOUNTED)],
};
/// Difficult ground that can be seen across.
static VISIBILITY: Point = Point {
    id: "limited-visibility",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(KIND), Reading::of(ANY_DIFFICULT)],
};

impl Rule for Ambush {
    type Input = Input;
    const ID: &'static str = "impetus.ambush";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "allowed",
            kind: OutKind::Truth,
        },
        Output {
            name: "violations",
            kind: OutKind::Violations,
        },
    ];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "artillery",
            claim: ARTILLERY,
        },
        Violation {
            code: "mounted",
            claim: MOUNTED,
        },
        Violation {
            code: "pikes",
            claim: PIKES,
        },
        Violation {
            code: "not-in-row",
            claim: NOT_IN_ROW,
        },
        Violation {
            code: "other-ground",
            claim: OTHER_GROUND,
        },
        Violation {
            code: "scythed",
            claim: REFUSED,
        },
        Violation {
            code: "behind",
            claim: BEHIND,
        },
        Violation {
            code: "pikes-behind",
            claim: NUMBER_ONLY,
        },
        Violation {
            code: "outside-zone",
            claim: OUTSIDE_ZONE,
        },
        Violation {
            code: "attacker-in-both",
            claim: ATTACKER_IN_BOTH,
        },
        Violation {
            code: "too-many",
            claim: TOO_MANY,
        },
        Violation {
            code: "two-commands",
            claim: TWO_COMMANDS,
        },
    ];
    const POINTS: &'static [&'static Point] = &[&PIKES_BEHIND, &SCYTHED, &VISIBILITY];
    const TABLES: &'static [&'static Table] = &[&AMBUSH_TERRAIN, &BATTLE_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        troops(case, input);
        place(case, input);
        zone(case, input);
        numbers(case, input);
        Values::default()
            .with("allowed", case.refused().is_empty())
            .with("violations", Value::from(case.refused().to_vec()))
    }
}

/// Whether the table grants these troops this row.
fn granted(case: &mut Case<'_>, input: &Input, row: &str) -> bool {
    input
        .column()
        .is_some_and(|column| case.word::<Ticked>(&AMBUSH_TERRAIN, row, column).is_some())
}

/// Judges which troops hide in which terrain.
fn troops(case: &mut Case<'_>, input: &Input) {
    let troop = Arg::of(Troop::SCOPE, input.troop.code());
    let ground = Arg::of(Ground::SCOPE, input.ground.code());
    if input.troop == Troop::Artillery {
        case.forbid("artillery", true);
        return;
    }
    let Some(row) = input.ground.row() else {
        let mut hidden = false;
        if granted(case, input, "difficult") {
            hidden = case.ask(&VISIBILITY).is(ANY_DIFFICULT);
            let claim = if hidden { ANY_DIFFICULT } else { KIND };
            case.considered("visibility", hidden, claim);
        }
        case.forbid("other-ground", !hidden).arg("terrain", ground);
        return;
    };
    if input.troop == Troop::ScythedChariots && row == "gentle-hill" {
        let refused = case.ask(&SCYTHED).is(REFUSED);
        case.forbid("scythed", refused);
        if !refused {
            case.because(AS_MOUNTED);
        }
        return;
    }
    let fits = granted(case, input, row);
    let code = match input.troop {
        _ if input.pike => "pikes",
        troop if troop.is_cavalry() => "mounted",
        _ => "not-in-row",
    };
    case.forbid(code, !fits)
        .arg("troop", troop)
        .arg("terrain", ground);
    if !fits {
        if granted(case, input, "gentle-hill") {
            case.remedy(
                "gentle-hill",
                vec![],
                vec![("terrain", json!("gentle-hill"))],
            );
        }
        return;
    }
    let claim = match row {
        "difficult" => FOOT,
        "rough" => ROUGH,
        _ if granted(case, input, "difficult") => IN_SHORT,
        _ => GENTLE_HILL,
    };
    case.because(claim);
}

/// Inside, or behind.
fn place(case: &mut Case<'_>, input: &Input) {
    let three = input.pike && input.large == Some(3) && input.ground == Ground::GentleHill;
    if input.behind && three {
        let excepted = case.ask(&PIKES_BEHIND).is(EXCEPTION);
        case.forbid("pikes-behind", !excepted);
        case.step("which-hill", true).cite(WHICH_HILL);
        if excepted {
            case.because(EXCEPTION);
            case.because(WHICH_HILL);
        }
        return;
    }
    case.forbid("behind", input.behind);
    if input.behind {
        case.remedy("inside", vec![], vec![("behind", json!(false))]);
    } else {
        case.because(INSIDE_ONLY);
    }
}

/// Whose zone it is.
fn zone(case: &mut Case<'_>, input: &Input) {
    if let Some(greater) = input.greater {
        let claim = if greater { GREATER } else { OTHER_PLAYER };
        case.considered("reach", greater, claim).value(greater);
    }
    if input.both {
        let defends = input.defender == Some(true);
        case.forbid("attacker-in-both", !defends);
        if defends {
            case.because(IN_BOTH);
        }
        return;
    }
    let Some(own) = input.own else { return };
    case.forbid("outside-zone", !own);
    if own {
        case.because(OWN_ZONE);
    }
    case.applies("counts-whole", own && input.partly, COUNTS_WHOLE);
}

/// Judges the numbers of an ambush, and its troops.
fn numbers(case: &mut Case<'_>, input: &Input) {
    let most = case
        .number(&BATTLE_LIMITS, "ambush-units", "value")
        .unwrap_or(0);
    let pikes = case
        .number(&BATTLE_LIMITS, "ambush-pikes", "value")
        .unwrap_or(0);
    let count = input.count();
    if let Some(size) = input.large {
        case.applied("large-unit", LARGE_UNIT).value(size);
    }
    let excepted = input.pike && input.large == Some(pikes) && count == pikes;
    case.applies("three-pikes", excepted, THREE_PIKES)
        .value(pikes);
    let many = count > most && !excepted;
    case.forbid("too-many", many)
        .arg("count", count)
        .arg("most", most);
    if many {
        case.remedy("fewer", vec![("more", (count - most).into())], vec![]);
    }
    case.because(TWO);
    case.forbid("two-commands", !input.same_command);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.ambush";

    fn violations(given: &Value) -> String {
        let verdict = judge(ID, given);
        assert!(verdict.readings.is_empty(), "{given}");
        verdict.values["violations"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn the_whole_table() {
        let foot = ["FP", "FL", "T", "S"];
        for troop in Troop::codes()
            .into_iter()
            .filter(|troop| *troop != "scythed")
        {
            for ground in Ground::codes() {
                let want = match (ground, troop) {
                    (_, "Art") | ("other", _) => false,
                    ("gentle-hill", _) => true,
                    ("rough-limited", _) => troop == "S",
                    _ => foot.contains(&troop),
                };
                assert_eq!(
                    judge(ID, &json!({"troop": troop, "terrain": ground})).values["allowed"],
                    want,
                    "{troop} {ground}"
                );
            }
        }
        for ground in Ground::codes() {
            let pikes = judge(ID, &json!({"troop": "FP", "pike": true, "terrain": ground}));
            assert_eq!(pikes.values["allowed"], ground == "gentle-hill");
        }
    }

    #[test]
    fn who_may_not_and_why() {
        for (given, want) in [
            (json!({"troop": "CP", "terrain": "wood"}), "mounted"),
            (json!({"troop": "El", "terrain": "wood"}), "not-in-row"),
            (
                json!({"troop": "T", "terrain": "rough-limited"}),
                "not-in-row",
            ),
            (
                json!({"troop": "FP", "pike": true, "terrain": "wood"}),
                "pikes",
            ),
            (
                json!({"troop": "Art", "terrain": "gentle-hill"}),
                "artillery",
            ),
            (json!({"troop": "CP", "terrain": "other"}), "other-ground"),
            (json!({"troop": "scythed", "terrain": "wood"}), "not-in-row"),
            (
                json!({"troop": "FL", "terrain": "wood", "behind": true}),
                "behind",
            ),
        ] {
            assert_eq!(violations(&given), want, "{given}");
        }
    }

    #[test]
    fn open_points_and_conflicts() {
        let scythed = judge(ID, &json!({"troop": "scythed", "terrain": "gentle-hill"}));
        assert_eq!(scythed.finding.kind, FindingKind::Undetermined);
        assert_eq!(
            scythed
                .readings
                .iter()
                .map(|r| (r.id, r.values["allowed"].clone()))
                .collect::<Vec<_>>(),
            [("refused", json!(false)), ("gentle-hill", json!(true))]
        );
        let marsh = judge(ID, &json!({"troop": "FL", "terrain": "other"}));
        assert_eq!(
            (&marsh.values["allowed"], marsh.flags.join(" ")),
            (&json!(false), "conflict:limited-visibility".to_owned())
        );
        assert_eq!(marsh.alternatives[0].values["allowed"], true);
        let pikes = json!({"troop": "FP", "pike": true, "terrain": "gentle-hill", "large_unit_size": 3, "behind": true});
        let verdict = judge(ID, &pikes);
        assert_eq!(
            (
                &verdict.values["allowed"],
                &verdict.alternatives[0].values["allowed"]
            ),
            (&json!(true), &json!(false))
        );
        assert_eq!(
            violations(&with(&pikes, &json!({"large_unit_size": 2}))),
            "behind"
        );
        assert_eq!(
            violations(&with(&pikes, &json!({"terrain": "steep-hill"}))),
            "pikes behind"
        );
    }

    #[test]
    fn whose_zone() {
        let asked =
            |more: Value| violations(&with(&json!({"troop": "FL", "terrain": "wood"}), &more));
        for (more, want) in [
            (
                json!({"greater_control": true, "inside_own_zone": true}),
                "",
            ),
            (
                json!({"greater_control": false, "inside_own_zone": false}),
                "outside-zone",
            ),
            (json!({"touches": ["own"]}), ""),
            (json!({"touches": "own", "inside_own_zone": false}), ""),
            (json!({"touches": ["enemy"]}), "outside-zone"),
            (json!({"touches": ["own", "enemy"], "defender": true}), ""),
            (
                json!({"touches": ["both"], "defender": false}),
                "attacker-in-both",
            ),
            (
                json!({"terrain_in_both_zones": true, "defender": false}),
                "attacker-in-both",
            ),
            (json!({"terrain_touches": ["enemy"]}), "outside-zone"),
        ] {
            assert_eq!(asked(more.clone()), want, "{more}");
        }
    }

    #[test]
    fn how_many() {
        let asked = |more: Value| {
            violations(&with(
                &json!({"troop": "FP", "terrain": "gentle-hill"}),
                &more,
            ))
        };
        for (more, want) in [
            (json!({"units": 2}), ""),
            (json!({"units": 3}), "too-many"),
            (json!({"units": 2, "same_command": false}), "two-commands"),
            (json!({"large_unit_size": 1, "units": 2}), ""),
            (json!({"large_unit_size": 2}), ""),
            (json!({"large_unit_size": 2, "units": 3}), "too-many"),
            (json!({"large_unit_size": 3}), "too-many"),
            (json!({"large_unit_size": 3, "pike": true}), ""),
            (
                json!({"large_unit_size": 3, "pike": true, "units": 4}),
                "too-many",
            ),
            (json!({"large_unit_size": 4, "pike": true}), "too-many"),
            (json!({"units": 3, "pike": true}), "too-many"),
        ] {
            assert_eq!(asked(more.clone()), want, "{more}");
        }
    }

    #[test]
    fn what_is_refused() {
        let of = |given: Value| {
            faults(ID, &given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(json!({})), ["troop", "terrain"]);
        assert_eq!(
            of(json!({"troop": "FL", "pike": true, "terrain": "wood"})),
            ["troop"]
        );
        assert_eq!(
            of(json!({"troop": "FL", "terrain": "wood", "touches": ["both"]})),
            ["defender"]
        );
    }
}
