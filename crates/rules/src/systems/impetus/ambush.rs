//! `impetus.ambush`: which troops may hide in which terrain, where and how many.
//!
//! # Source items
//! ai:ambush.1-.11, .13, .14, ai:ambush.table.
//!
//! # What it decides
//! Whether these units may be in ambush in this piece of terrain.
//!
//! # What it does not decide
//! Where the zones end (`impetus.deployment`), and what happens when the ambush is revealed
//! (`impetus.ambush-reveal`).
//!
//! # Readings chosen
//! - Three pikes behind a gentle hill: the printed exception precedes the general sentence (I10);
//!   the other reading is shown as well.
//! - Scythed chariots on a gentle hill are an open point (I11). They are in no other row.
//! - Open difficult ground hides no unit, as in the table; the general sentence is shown as well.
//! - `units` counts every unit, including those of a Large Unit.
//!
//! # Direction of error
//! A piece without a given zone is in the ambusher's own, and the verdict says so.
//!
//! # Examples
//! CP in a wood: no; on a gentle hill: yes. Three FL in one wood: no.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray};

use super::setup_tables::{AMBUSH_TERRAIN, BATTLE_LIMITS, Ticked};
use super::words::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Several, Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};

/// The check.
pub struct Ambush;

/// A piece of terrain, as far as ambushes depend on it.
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

/// A zone of influence that contains a piece, completely or partly.
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
    troop: Fact<Troop>,
    pike: Fact<bool>,
    ground: Fact<Ground>,
    units: Measure,
    large: Option<Measure>,
    same_command: Fact<bool>,
    behind: Fact<bool>,
    greater: Fact<Option<bool>>,
    defender: Fact<Option<bool>>,
    touches: [Several<Zone>; 2],
    inside: Inside,
    both: bool,
}

/// The given position of a piece in the ambusher's own zone.
enum Inside {
    /// It touches none of the given zones.
    Alone(Fact<bool>),
    /// In addition to the zones that it touches.
    Beside(Fact<Option<bool>>),
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let troop: Fact<Troop> = form.choice("troop").fact();
        let pike = form.yes_or_no("pike").fact_or(false);
        let ground = form.choice("terrain").fact();
        // Units in all include those of a Large Unit.
        let grouped = form.numbers_told("large_unit_size").first().copied();
        let grouped = grouped.unwrap_or(1);
        // Units of several commands are at least two.
        let several = form.says("same_command", "false");
        let usual = if several { grouped.max(2) } else { grouped };
        let units = form.integer("units", 1, 40).usually_measured(usual);
        if units < grouped {
            form.contradicts("units");
        }
        let large = form.integer("large_unit_size", 2, 6);
        // Three units of pikes may hide if they are one Large Unit.
        let large = if *pike && units.exactly() == Some(3.0) {
            large.measured_if(|| false)
        } else {
            large.maybe_measured()
        };
        // A single unit is of one command.
        let single = form.says("units", "1");
        let same_command = form
            .yes_or_no("same_command")
            .must(|same| same || !single)
            .fact_or(true);
        let behind = form.yes_or_no("behind").fact_or(false);
        let greater = form.yes_or_no("greater_control").maybe_fact();
        let defender = form.yes_or_no("defender").maybe_fact();
        // The same fact is accepted under either name.
        let touches = [("touches", true), ("terrain_touches", false)].map(|(name, tried)| {
            let zones = form.choices::<Zone>(name, 0, 3);
            zones.matters(tried).several_or_none()
        });
        // If no zones are given, the piece is in the player's own.
        let inside = form.yes_or_no("inside_own_zone");
        let inside = if partly(&touches) {
            Inside::Beside(inside.maybe_fact())
        } else {
            Inside::Alone(inside.fact_usually(true))
        };
        let in_both = form.yes_or_no("terrain_in_both_zones").fact_or(false);
        if *pike && troop != Troop::HeavyFoot {
            form.refuse(
                "troop",
                troop.exactly().map(Troop::code),
                FaultKind::NotOneOf,
                vec![Troop::HeavyFoot.code().to_owned()],
            );
        }
        // A piece in the own zone that touches the enemy's is in both.
        let own = || match &inside {
            Inside::Beside(inside) => touched(&touches, Zone::Own) || *inside == Some(true),
            Inside::Alone(_) => false,
        };
        let both = *in_both || touched(&touches, Zone::Enemy) && own();
        if both {
            form.lacks("defender");
        }
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
            touches,
            inside,
            both,
        }
    }
}

/// Whether a piece touches given zones.
fn partly(touches: &[Several<Zone>]) -> bool {
    touches.iter().any(|list| list.any(|_| true))
}

/// Whether a piece touches this zone.
fn touched(touches: &[Several<Zone>], zone: Zone) -> bool {
    touches
        .iter()
        .any(|list| list.any(|one| one == zone || one == Zone::Both))
}

impl Input {
    /// Size of the Large Unit, if it is one: a single unit is not.
    fn large(&self) -> Option<&Measure> {
        self.large.as_ref().filter(|size| **size > 1)
    }
    /// Number of units there, if known.
    fn count(&self) -> Option<f64> {
        let large = self.large.as_ref().map_or(Some(1.0), Measure::exactly);
        Some(self.units.exactly()?.max(large?))
    }
    /// Whether there are more units than this.
    fn more_than(&self, most: i64) -> bool {
        self.units > most || self.large.as_ref().is_some_and(|size| *size > most)
    }
    /// Whether they are pikes in a Large Unit of this size, and no others.
    fn pikes_of(&self, size: i64) -> bool {
        *self.pike && self.large().is_some_and(|large| *large == size) && self.units <= size
    }
    /// The column of the table; artillery and scythed chariots have none.
    fn column(&self, troop: Troop) -> Option<&'static str> {
        Some(match troop {
            Troop::HeavyCavalry => "cp",
            Troop::MediumCavalry => "cm",
            Troop::LightCavalry => "cl",
            Troop::HeavyChariots => "cgp",
            Troop::LightChariots => "cgl",
            Troop::Elephants => "el",
            Troop::Wagenburg => "w",
            Troop::HeavyFoot if *self.pike => "pike",
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
/// Difficult ground that does not block sight.
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
    const REFUSED_IS_NO: bool = true;
    const POINTS: &'static [&'static Point] = &[&PIKES_BEHIND, &SCYTHED, &VISIBILITY];
    const TABLES: &'static [&'static Table] = &[&AMBUSH_TERRAIN, &BATTLE_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        for part in [troops, place, zone, numbers] {
            case.apart(|case| part(case, input));
        }
        Values::default()
            .with("allowed", case.refused().is_empty())
            .with("violations", Value::from(case.refused().to_vec()))
    }
}

/// Whether the table allows these troops in this row.
fn granted(case: &mut Case<'_>, input: &Input, row: &str) -> bool {
    let grants = |case: &mut Case<'_>, troop| {
        input
            .column(troop)
            .is_some_and(|column| case.word::<Ticked>(&AMBUSH_TERRAIN, row, column).is_some())
    };
    // Troops with the same entry in the table are not separated.
    let troop = input.troop.alike(|troop| {
        let pikes = troop == Troop::HeavyFoot;
        (pikes, case.tried(|case| !pikes && grants(case, troop)))
    });
    grants(case, troop)
}

/// Judges which troops may hide in which terrain.
fn troops(case: &mut Case<'_>, input: &Input) {
    if input.troop == Troop::Artillery {
        case.forbid("artillery", true);
        return;
    }
    let Some(row) = input.ground.by(Ground::row) else {
        let mut hidden = false;
        if granted(case, input, "difficult") {
            hidden = case.ask(&VISIBILITY).is(ANY_DIFFICULT);
            let claim = if hidden { ANY_DIFFICULT } else { KIND };
            case.considered("visibility", hidden, claim);
        }
        case.forbid("other-ground", !hidden)
            .arg("terrain", &input.ground);
        return;
    };
    if row == "gentle-hill" && input.troop == Troop::ScythedChariots {
        let refused = case.ask(&SCYTHED).is(REFUSED);
        case.forbid("scythed", refused);
        if !refused {
            case.because(AS_MOUNTED);
        }
        return;
    }
    let fits = granted(case, input, row);
    // What is allowed is not examined again.
    let (pike, mounted) = if fits {
        let known = input.troop.exactly();
        (input.pike.exactly(), known.map(Troop::is_cavalry))
    } else {
        (Some(*input.pike), Some(input.troop.is(Troop::is_cavalry)))
    };
    let code = match (pike, mounted) {
        (Some(true), _) => "pikes",
        (_, Some(true)) => "mounted",
        _ => "not-in-row",
    };
    case.forbid(code, !fits)
        .arg("troop", &input.troop)
        .arg("terrain", &input.ground);
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
    let behind = *input.behind;
    let three = || {
        *input.pike
            && input.ground == Ground::GentleHill
            && input.large().is_some_and(|size| *size == 3)
    };
    if behind && three() {
        let excepted = case.ask(&PIKES_BEHIND).is(EXCEPTION);
        case.forbid("pikes-behind", !excepted);
        case.step("which-hill", true).cite(WHICH_HILL);
        if excepted {
            case.because(EXCEPTION);
            case.because(WHICH_HILL);
        }
        return;
    }
    case.forbid("behind", behind);
    if behind {
        case.remedy("inside", vec![], vec![("behind", json!(false))]);
    } else {
        case.because(INSIDE_ONLY);
    }
}

/// Owner of the zone.
fn zone(case: &mut Case<'_>, input: &Input) {
    if let Some(Some(greater)) = input.greater.exactly() {
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
    let (own, partly) = match &input.inside {
        Inside::Alone(inside) => (**inside, false),
        Inside::Beside(inside) => (
            touched(&input.touches, Zone::Own) || *inside == Some(true),
            true,
        ),
    };
    case.forbid("outside-zone", !own);
    if own {
        case.because(OWN_ZONE);
    }
    case.applies("counts-whole", own && partly, COUNTS_WHOLE);
}

/// Judges the number of units in an ambush, and their troops.
fn numbers(case: &mut Case<'_>, input: &Input) {
    let most = case
        .number(&BATTLE_LIMITS, "ambush-units", "value")
        .unwrap_or(0);
    let pikes = case
        .number(&BATTLE_LIMITS, "ambush-pikes", "value")
        .unwrap_or(0);
    if let Some(size) = input.large() {
        case.applied("large-unit", LARGE_UNIT).value_of(size);
    }
    let excepted = input.pikes_of(pikes);
    case.applies("three-pikes", excepted, THREE_PIKES)
        .value(pikes);
    let many = input.more_than(most) && !excepted;
    case.forbid("too-many", many)
        .arg("count", input.count())
        .arg("most", most);
    if many {
        #[expect(clippy::cast_precision_loss, reason = "a limit of a battle is small")]
        let more = input.count().map(|count| count - most as f64);
        case.remedy("fewer", vec![("more", more.into())], vec![]);
    }
    case.because(TWO);
    case.forbid("two-commands", !*input.same_command);
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
        // A single unit is no Large Unit.
        assert_eq!(
            of(json!({"troop": "FP", "terrain": "wood", "large_unit_size": 1})),
            ["large_unit_size"]
        );
    }
}
