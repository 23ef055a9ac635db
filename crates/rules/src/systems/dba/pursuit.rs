//! `dba.pursuit`: whether the winner of a close combat follows its opponent, and how far.
//!
//! # Source items
//! bob:pursuit.1-5, bob:breaking-off.2, bob:results.1, bob:beaten.5, bob:melee.12, 13,
//! bob:river-crossing.5, qrs:break-off.1, 2, qrs:camp-bua.4, qrs:coast.1.
//!
//! # What it decides
//! Whether a base pursues, how far in mm, and whether it stops short or moves into a place.
//!
//! # What it does not decide
//! What lies ahead and how far off, whether a base gets into a river (`dba.river-crossing`),
//! whether a second rank gave support (`dba.rear-support`), and the distance into a place.
//!
//! # Readings chosen
//! - Heavy Chariots pursue like the Knights they count as, flagged.
//! - An obstacle beyond the pursuit distance is not reached; one exactly at its end is touched at
//!   the end of a full pursuit.
//! - A river ahead is not an obstacle by itself: whether it rolls to cross is another question.
//! - Moving into a captured place has no measured distance, and requires that the opponent is gone:
//!   one that stands is still inside.
//!
//! # Direction of error
//! An obstacle that is not given is ignored.
//!
//! # Examples
//! Follows: `5Wb` (30 mm) before `4Wb` (15 mm) that destroy `Bd` → both 30 mm.
//! Stays: `Bd` whose opponent recoils.

use serde_json::Value;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::losing::Place;
use super::recoil::{depth_of, read_width, usual_depth};
use super::result_tables::CHARIOTS;
use super::shooting::never_shoots;
use super::supporter_fate::ever_supports;
use super::tables::{BASE_DEPTH, BASE_WIDTH};
use super::terrain::{COUNTRY, Going, Terrain};
use super::troops::{Base, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, Figures, Form, Measure, OutKind, Output, Rule, Unit, Values,
    claims, number,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;

/// The check.
pub struct Pursuit;

/// The end of a close combat, from the winner's side.
#[derive(Clone, Debug)]
pub struct Input {
    pub(super) winner: Fact<Base>,
    pub(super) role: Fact<Role>,
    /// Given depths, or those of a known winner.
    pub(super) front_depth: Option<f64>,
    pub(super) own_depth: Option<f64>,
    pub(super) bw: f64,
    pub(super) opponent: Fact<Opponent>,
    pub(super) by: Fact<Means>,
    pub(super) place: Fact<Place>,
    pub(super) ahead: Fact<Ahead>,
    pub(super) ahead_mm: Measure,
    pub(super) beat_fortified: Fact<bool>,
}

/// Role of a winner in its formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Role {
    Front,
    RearSupporting,
    RearNotSupporting,
    RearDenied,
}

impl Choice for Role {
    const SCOPE: &'static str = "dba-pursuit-role";
}

/// Result for the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Opponent {
    Recoils,
    BreaksOff,
    Flees,
    Destroyed,
    Stands,
}

impl Choice for Opponent {
    const SCOPE: &'static str = "dba-opponent";
}

/// Cause of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Means {
    Melee,
    Shooting,
}

impl Choice for Means {
    const SCOPE: &'static str = "dba-means";
}

/// Obstacle ahead of a pursuer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    Clear,
    Contact,
    TableEdge,
    Deadly,
    Ground(Terrain),
}

impl Choice for Ahead {
    const SCOPE: &'static str = "dba-ahead";
}

impl VariantArray for Ahead {
    const VARIANTS: &'static [Self] = &{
        let mut all = [Self::Clear; 6 + COUNTRY.len()];
        let mut n = 1;
        while n < all.len() {
            all[n] = match n {
                1 => Self::Contact,
                2 => Self::TableEdge,
                3 => Self::Ground(Terrain::Waterway),
                4 => Self::Deadly,
                14 => Self::Ground(Terrain::River),
                _ => Self::Ground(COUNTRY[n - 5]),
            };
            n += 1;
        }
        all
    };
}

impl From<Ahead> for &'static str {
    fn from(value: Ahead) -> Self {
        match value {
            Ahead::Clear => "clear",
            Ahead::Contact => "contact",
            Ahead::TableEdge => "table-edge",
            Ahead::Deadly => "would-be-destroyed",
            Ahead::Ground(terrain) => terrain.code(),
        }
    }
}

impl Ahead {
    fn is_river(self) -> bool {
        self == Self::Ground(Terrain::River)
    }

    /// Whether its distance matters.
    pub(super) fn limits(self) -> bool {
        self.stops().is_some() || self.is_river()
    }

    /// The claim by which it stops a pursuer, if it does.
    const fn stops(self) -> Option<&'static str> {
        match self {
            Self::Clear => None,
            Self::Contact => Some(AT_CONTACT),
            Self::TableEdge => Some(AT_EDGE),
            Self::Deadly => Some(DEADLY),
            Self::Ground(Terrain::Waterway) => Some(WATERWAY),
            Self::Ground(Terrain::Marsh | Terrain::Rough) => None,
            Self::Ground(terrain) => match terrain.going() {
                Going::Bad => Some(BAD_GOING),
                Going::Good | Going::Neither => None,
            },
        }
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let supporting = form.says("role", Role::RearSupporting.code());
        let winner: Fact<Base> = form
            .choice("winner")
            .only(|base: Base| !supporting || ever_supports(base.troop()))
            .fact();
        // Only impetuous troops pursue, and not after shooting; a base that won against a place
        // moves in.
        let impetuous = |base: Base| is_impetuous(base.troop());
        let told = |name: &str, values: &[&str]| values.iter().any(|value| form.says(name, value));
        let stays = told("by", &["shooting"])
            || told("opponent", &["stands"])
            || told("place", &["bua", "camp"]);
        // No base breaks off from shooting.
        let breaks = told("opponent", &["breaks-off"]) && !form.is_told("by");
        let behind = told("role", &["rear-not-supporting", "rear-denied"]);
        let beats = form.holds("beat_fortified");
        // An element that must recoil in there is destroyed (bob:beaten.8).
        let recoils = told("opponent", &["recoils"]);
        let inside = told("place", &["bua", "camp"]);
        let goes = || !stays && (beats || winner.is(impetuous));
        let follows = || !behind && goes();
        let role = form.choice("role");
        // The winner is the one that fought (bob:melee.3), usually in front; of the ranks behind only one of
        // Warband can support, and follows.
        let ranks = winner.all().iter().any(|base| base.troop() == Troop::Wb);
        // Spears, Pikes and Psiloi support too, but never pursue.
        let helps = winner.all().iter().any(|base| ever_supports(base.troop()));
        let role = role
            .must(|role: Role| helps || role != Role::RearSupporting)
            .only(|role: Role| ranks || role != Role::RearSupporting)
            .fact_or(Role::Front);
        let bw = read_width(form);
        // The depth of the front rank counts; only that one raises a flag.
        let known = winner.exactly();
        let pursuer = known.filter(|base| impetuous(*base));
        let front = role.exactly().is_none_or(|role| role == Role::Front);
        let depth = |matters: bool| {
            move |figures: &mut Figures<'_>| {
                if matters {
                    usual_depth(figures, known?, bw)
                } else {
                    figures.quietly(|figures| usual_depth(figures, known?, bw))
                }
            }
        };
        let own_depth = form
            .decimal("own_depth", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(depth(pursuer.is_some() && front));
        // A rank behind goes as far as the one in front, whose bases may be deeper (bob:pursuit.4).
        let asks_front = form.may_lack_facts()
            && form.says("role", Role::RearSupporting.code())
            && form.is_told("winner")
            && winner.is(|base| base.troop() == Troop::Wb)
            && !beats
            && !stays;
        let front_depth = form.decimal("front_depth", 1.0, 200.0).unit(Unit::Mm);
        let front_depth = if asks_front {
            front_depth.or_from(|_| None)
        } else {
            front_depth.or_from(depth(pursuer.is_some() && !front))
        };
        if pursuer.is_some() {
            form.lacks(if front { "own_depth" } else { "front_depth" });
        }
        let beaten = if beats {
            Opponent::Destroyed
        } else {
            Opponent::Recoils
        };
        let opponent = form.choice("opponent").fact_if(follows, beaten);
        let off = form.says("opponent", "breaks-off");
        // Only Bows, Artillery and War Wagons beat an enemy by shooting (bob:sequence.4).
        let shoots = winner
            .all()
            .iter()
            .any(|base| never_shoots(base.troop()).is_none());
        let by = form
            .choice("by")
            .must(|by| by != Means::Shooting || shoots && !off);
        let by = if breaks { by.matters(false) } else { by };
        let by = by.fact_or(Means::Melee);
        // Whoever has beaten a BUA or camp stood outside it.
        let place = form.choice("place");
        let place = if beats {
            place.fact_or(Place::Open)
        } else {
            place.fact_if(follows, Place::Open)
        };
        // What lies ahead is at some distance; nothing is at none.
        let away = form.is_told("ahead_mm");
        let asked = follows() && winner.is(impetuous);
        let ahead: Fact<Ahead> = form
            .choice("ahead")
            .only(|ahead| !(asked && away) || ahead != Ahead::Clear)
            .fact_if(|| asked, Ahead::Clear);
        let clear = form.is_told_or_tried("ahead") && ahead.exactly() == Some(Ahead::Clear);
        if asked && clear && away {
            form.contradicts("ahead");
        }
        let ahead_mm = form
            .decimal("ahead_mm", 0.0, 2000.0)
            .unit(Unit::Mm)
            .measured_if(|| follows() && ahead.is(Ahead::limits));
        for (name, odd) in [("opponent", recoils), ("place", inside)] {
            if beats && odd {
                form.contradicts(name);
            }
        }
        Self {
            winner,
            role,
            front_depth,
            own_depth,
            bw,
            opponent,
            by,
            place,
            ahead,
            ahead_mm: ahead_mm.unwrap_or_else(|| Measure::known(0.0)),
            beat_fortified: form.yes_or_no("beat_fortified").fact_or(false),
        }
    }
}

impl Input {
    /// The relevant depth: that of the front rank.
    fn depth(&self, case: &mut Case<'_>) -> f64 {
        let told = if self.role == Role::Front {
            self.own_depth
        } else {
            self.front_depth
        };
        told.or_else(|| depth_of(case, &self.winner, self.bw))
            .unwrap_or_else(|| {
                // The depth of a known base was given, or is asked.
                self.winner.get();
                self.bw
            })
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    pub(super) WHO = "dba/pursuit/who#impetuous";
    pub(super) OTHERS_STAY = "dba/pursuit/who#others-stay";
    pub(super) NOT_ELEPHANTS = "dba/pursuit/who#not-elephants";
    pub(super) FOUR_CASES = "dba/pursuit/when#four-cases";
    pub(super) STANDS = "dba/pursuit/when#stands";
    pub(super) NOT_AFTER_SHOOTING = "dba/pursuit/when#not-after-shooting";
    pub(super) OWN_DEPTH = "dba/pursuit/distance#own-depth";
    pub(super) WIDTH_CAP = "dba/pursuit/distance#one-width-cap";
    pub(super) AT_CONTACT = "dba/pursuit/distance#stops-at-contact";
    pub(super) BREAK_OFF = "dba/pursuit/after-breaking-off#follows";
    pub(super) AT_EDGE = "dba/pursuit/limits#table-edge";
    pub(super) DEADLY = "dba/pursuit/limits#deadly";
    pub(super) BAD_GOING = "dba/pursuit/limits#bad-going";
    pub(super) WATERWAY = "dba/pursuit/limits#waterway";
    pub(super) RIVER = "dba/pursuit/limits#river";
    pub(super) NEVER_LEAVES = "dba/pursuit/from-a-place#never-leaves";
    pub(super) WARBAND_TOO = "dba/pursuit/from-a-place#warband-too";
    pub(super) SECOND_RANK = "dba/pursuit/second-rank#follows-front";
    pub(super) NOT_SUPPORTING = "dba/pursuit/second-rank#only-if-supporting";
    pub(super) DENIED = "dba/pursuit/second-rank#denied";
    pub(super) MOVES_IN = "dba/pursuit/into-a-place#anyone-moves-in";
    pub(super) STAYS_OUT = "dba/pursuit/into-a-place#supporter-stays-out";
}

/// Impetuous troops: Knights, Hordes, Scythed Chariots, Warband, and chariots that count as
/// Knights.
pub(super) const fn is_impetuous(troop: Troop) -> bool {
    matches!(
        troop,
        Troop::Kn | Troop::HCh | Troop::Hd | Troop::SCh | Troop::Wb
    )
}

/// Movement of the winner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Course {
    Stays,
    /// Distance, and whether something stops it earlier.
    Pursues(f64, bool),
    MovesIn,
}

/// Decides the pursuit, with the claims that support it.
pub(super) fn course(case: &mut Case<'_>, input: &Input) -> (Course, Vec<&'static str>) {
    // What holds for these troops in every case is a reason in every case.
    let steady = input.role.exactly() == Some(Role::Front)
        && input
            .winner
            .exactly()
            .is_some_and(|base| !is_impetuous(base.troop()) && base.troop() != Troop::El);
    let stays = |claims: &[&'static str]| {
        let mut claims = claims.to_vec();
        if steady && !claims.contains(&OTHERS_STAY) {
            claims.push(OTHERS_STAY);
        }
        (Course::Stays, claims)
    };
    let is = |test: fn(Troop) -> bool| input.winner.is(|base| test(base.troop()));
    let warband = || is(|troop| troop == Troop::Wb);
    if input.by == Means::Shooting {
        return stays(&[NOT_AFTER_SHOOTING]);
    }
    if input.opponent == Opponent::Stands {
        return stays(&[STANDS]);
    }
    if input.place != Place::Open {
        return stays(if warband() {
            &[NEVER_LEAVES, WARBAND_TOO]
        } else {
            &[NEVER_LEAVES]
        });
    }
    if *input.beat_fortified && input.opponent != Opponent::BreaksOff {
        return if input.role == Role::Front {
            (Course::MovesIn, vec![MOVES_IN])
        } else {
            stays(&[STAYS_OUT])
        };
    }
    match input.role.get() {
        Role::RearNotSupporting => return stays(&[NOT_SUPPORTING]),
        Role::RearDenied => return stays(&[DENIED]),
        // Impetuous or not, these give no support.
        Role::RearSupporting if !warband() && is(is_impetuous) => return stays(&[NOT_SUPPORTING]),
        Role::RearSupporting if !warband() => return stays(&[OTHERS_STAY]),
        Role::Front if is(|troop| troop == Troop::El) => return stays(&[NOT_ELEPHANTS]),
        Role::Front if !is(is_impetuous) => return stays(&[OTHERS_STAY]),
        Role::Front | Role::RearSupporting => {}
    }
    let depth = input.depth(case);
    if is(|troop| troop == Troop::HCh) {
        // That these count as Knights is not in the documents.
        let _: Option<Troop> = case.word(&CHARIOTS, "HCh", "as");
    }
    let distance = depth.min(input.bw);
    let mut claims = vec![
        WHO,
        if input.opponent == Opponent::BreaksOff {
            BREAK_OFF
        } else {
            FOUR_CASES
        },
    ];
    claims.push(if input.role == Role::RearSupporting {
        SECOND_RANK
    } else {
        OWN_DEPTH
    });
    if depth > input.bw {
        claims.push(WIDTH_CAP);
    }
    let (river, stop) = input.ahead.by(|ahead| (ahead.is_river(), ahead.stops()));
    let reached = (river || stop.is_some()) && input.ahead_mm < distance;
    if river && reached {
        claims.push(RIVER);
    }
    match stop {
        Some(claim) if reached => {
            claims.push(claim);
            (Course::Pursues(input.ahead_mm.shown(), true), claims)
        }
        _ => (Course::Pursues(distance, false), claims),
    }
}

/// End of a pursuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Then {
    Stops,
    MovesIn,
}

impl Choice for Then {
    const SCOPE: &'static str = "dba-pursuit-then";
}

impl Rule for Pursuit {
    type Input = Input;
    const ID: &'static str = "dba.pursuit";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "pursues",
            kind: OutKind::Truth,
        },
        Output {
            name: "distance_mm",
            kind: OutKind::Number(Unit::Mm),
        },
        Output {
            name: "then",
            kind: OutKind::word::<Then>(),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[("pursues", "distance_mm")];
    const HEADLINE: &'static [&'static str] = &["pursues", "then"];
    const TABLES: &'static [&'static Table] = &[&BASE_WIDTH, &BASE_DEPTH, &CHARIOTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let (course, claims) = course(case, input);
        ledger(case, input, course);
        for claim in claims {
            case.because(claim);
        }
        if !matches!(course, Course::Pursues(..)) {
            case.idle("outside:depth");
        }
        let (pursues, distance, then) = match course {
            Course::Stays => (false, number(0.0), None),
            // If the distance of the obstacle is known only as a range, the end is unknown.
            Course::Pursues(_, true) => (
                true,
                input.ahead_mm.exactly().map_or(Value::Null, number),
                Some(Then::Stops),
            ),
            Course::Pursues(mm, false) => (true, number(mm), None),
            Course::MovesIn => (true, Value::Null, Some(Then::MovesIn)),
        };
        Values::default()
            .with("pursues", pursues)
            .with("distance_mm", distance)
            .with("then", then.map(Then::code))
    }
}

/// Records all considerations. Facts that were not looked at are named if known.
fn ledger(case: &mut Case<'_>, input: &Input, course: Course) {
    let melee = input.by != Means::Shooting;
    case.step("means", !melee)
        .value_of(&input.by)
        .cite(NOT_AFTER_SHOOTING);
    let opponent = input.opponent.exactly();
    case.step("opponent", opponent != Some(Opponent::Stands))
        .value_of(&input.opponent)
        .arg("opponent", &input.opponent)
        .cite(match opponent {
            Some(Opponent::Stands) => STANDS,
            Some(Opponent::BreaksOff) => BREAK_OFF,
            _ => FOUR_CASES,
        });
    case.step("from-place", input.place.exactly() != Some(Place::Open))
        .value_of(&input.place)
        .cite(NEVER_LEAVES);
    let moves_in = course == Course::MovesIn;
    let role = input.role.exactly();
    let why = match (input.beat_fortified.shown(), role) {
        (false, _) => Some("no-place"),
        (true, Some(Role::Front)) => Some("not-gone"),
        (true, Some(_)) => Some("supporter"),
        (true, None) => None,
    };
    case.step("into-place", moves_in)
        .value_of(&input.beat_fortified)
        .arg("why", why)
        .cite(if why == Some("supporter") {
            STAYS_OUT
        } else {
            MOVES_IN
        });
    let troop = input.winner.exactly().map(Base::troop);
    let impetuous = troop.is_some_and(is_impetuous);
    // A base that must pursue may still be held back.
    let held = impetuous && matches!(course, Course::Stays);
    case.step("impetuous", impetuous && !held)
        .value(troop.map(Choice::code))
        .arg("why", if held { "held" } else { "steady" })
        .arg(
            "troop",
            troop.map(|troop| Arg::of(Troop::SCOPE, troop.code())),
        )
        .cite(match (impetuous, troop) {
            (true, _) => WHO,
            (false, Some(Troop::El)) => NOT_ELEPHANTS,
            (false, _) => OTHERS_STAY,
        });
    let (follows, claim) = match role {
        Some(Role::RearSupporting) => (troop == Some(Troop::Wb), SECOND_RANK),
        Some(Role::RearNotSupporting) => (false, NOT_SUPPORTING),
        Some(Role::RearDenied) => (false, DENIED),
        Some(Role::Front) | None => (false, SECOND_RANK),
    };
    case.step("second-rank", follows)
        .value_of(&input.role)
        .arg("why", role.map(Choice::code))
        .cite(claim);
    let (going, mm, short) = match course {
        Course::Pursues(mm, short) => (true, mm, short),
        Course::Stays | Course::MovesIn => (false, 0.0, false),
    };
    let depth = match role {
        Some(Role::Front) => input.own_depth,
        Some(_) => input.front_depth,
        None => None,
    };
    // A depth that does not count is named if known.
    let depth = if going {
        Some(input.depth(case))
    } else {
        depth
    };
    let front = role == Some(Role::Front);
    case.step("distance", going)
        .value(depth.map(number))
        .arg("why", depth.map(|_| if front { "own" } else { "front" }))
        .cite(OWN_DEPTH);
    let capped = going && depth.is_some_and(|depth| depth > input.bw);
    case.step("cap", capped)
        .value(number(input.bw))
        .arg("why", if going { "not-reached" } else { "stays" })
        .cite(WIDTH_CAP);
    let ahead = input.ahead.exactly();
    let stops = |ahead: Option<Ahead>| ahead.and_then(Ahead::stops);
    let river = going && ahead.is_some_and(Ahead::is_river) && input.ahead_mm < mm;
    let why = match ahead {
        _ if !going => "stays",
        Some(Ahead::Clear) => "clear",
        _ if river => "river",
        _ if stops(ahead).is_none() => "open",
        _ => "far",
    };
    let named = short || matches!(why, "river" | "far");
    let at = if named {
        input.ahead_mm.exactly()
    } else {
        Some(input.ahead_mm.shown())
    };
    case.step("ahead", short)
        .value_of(&input.ahead)
        .arg("why", why)
        .arg("ahead", &input.ahead)
        .arg("at", at)
        .cite(if river {
            RIVER
        } else {
            stops(ahead).unwrap_or(BAD_GOING)
        });
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::check::Verdict;
    use crate::systems::testing::{faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(winner: &str, changes: &Value) -> Verdict {
        let given = json!({
            "winner": winner, "role": "front", "front_depth": 30, "own_depth": 30, "bw": 40,
            "opponent": "recoils", "by": "melee", "place": "open", "ahead": "clear",
        });
        judge("dba.pursuit", &with(&given, changes))
    }

    /// `pursues distance then`
    fn told(verdict: &Verdict) -> String {
        format!(
            "{} {} {}",
            verdict.values["pursues"],
            verdict.values["distance_mm"],
            verdict.values["then"].as_str().unwrap_or("-")
        )
    }

    #[track_caller]
    fn tells(verdict: &Verdict, want: &str, claim: &str) {
        assert_eq!(told(verdict), want);
        assert!(
            verdict.reasons.contains(&claim),
            "no {claim} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn the_impetuous_follow_and_nobody_else() {
        for troop in Troop::ALL {
            let verdict = ask(troop.code(), &json!({}));
            let follows = matches!(
                troop,
                Troop::Kn | Troop::HCh | Troop::Hd | Troop::SCh | Troop::Wb
            );
            assert_eq!(
                told(&verdict),
                if follows { "true 30 -" } else { "false 0 -" },
                "{troop:?}"
            );
        }
        tells(&ask("El", &json!({})), "false 0 -", NOT_ELEPHANTS);
        tells(&ask("Bd", &json!({})), "false 0 -", OTHERS_STAY);
        tells(
            &ask("Kn", &json!({"opponent": "breaks-off"})),
            "true 30 -",
            BREAK_OFF,
        );
        assert_eq!(ask("HCh", &json!({})).flags, ["outside:chariots"]);
        assert!(ask("Kn", &json!({})).flags.is_empty());
    }

    #[test]
    fn nobody_follows_after_shooting_from_a_place_or_whoever_stands() {
        tells(
            &ask("Bw", &json!({"by": "shooting"})),
            "false 0 -",
            NOT_AFTER_SHOOTING,
        );
        for troop in ["Kn", "Sp", "Lit"] {
            let shot = json!({"winner": troop, "by": "shooting", "opponent": "recoils"});
            let found = crate::systems::testing::faults("dba.pursuit", &shot);
            assert_eq!(found, [("by".to_owned(), "contradicts")], "{troop}");
        }
        tells(
            &ask("Wb", &json!({"opponent": "stands"})),
            "false 0 -",
            STANDS,
        );
        tells(
            &ask("Wb", &json!({"place": "bua"})),
            "false 0 -",
            WARBAND_TOO,
        );
        tells(
            &ask("Kn", &json!({"place": "camp"})),
            "false 0 -",
            NEVER_LEAVES,
        );
    }

    #[test]
    fn five_to_a_base_before_four() {
        let front = judge(
            "dba.pursuit",
            &json!({"winner": "5Wb", "role": "front", "opponent": "destroyed", "by": "melee", "place": "open", "ahead": "clear"}),
        );
        tells(&front, "true 30 -", OWN_DEPTH);
        assert_eq!(front.flags, ["outside:depth"]);
        tells(
            &ask(
                "4Wb",
                &json!({"role": "rear-supporting", "own_depth": 15, "opponent": "destroyed"}),
            ),
            "true 30 -",
            SECOND_RANK,
        );
        tells(
            &ask("Wb", &json!({"role": "rear-not-supporting"})),
            "false 0 -",
            NOT_SUPPORTING,
        );
        tells(
            &ask("Wb", &json!({"role": "rear-denied"})),
            "false 0 -",
            DENIED,
        );
        tells(
            &ask("Sp", &json!({"role": "rear-supporting"})),
            "false 0 -",
            OTHERS_STAY,
        );
        // Others behind support nobody.
        for troop in ["Kn", "HCh", "Hd", "SCh"] {
            tells(
                &ask(troop, &json!({"role": "rear-not-supporting"})),
                "false 0 -",
                NOT_SUPPORTING,
            );
        }
    }

    #[test]
    fn what_lies_ahead_stops_it_or_not() {
        let ahead = |ahead: &str, mm: i64| ask("Kn", &json!({"ahead": ahead, "ahead_mm": mm}));
        for (what, claim) in [
            ("contact", AT_CONTACT),
            ("table-edge", AT_EDGE),
            ("waterway", WATERWAY),
            ("would-be-destroyed", DEADLY),
            ("wood", BAD_GOING),
            ("dunes", BAD_GOING),
        ] {
            tells(&ahead(what, 10), "true 10 stops", claim);
            assert_eq!(
                told(&ahead(what, 30)),
                "true 30 -",
                "{what} is touched at the end"
            );
        }
        for open in ["marsh", "rough", "gentle-hill", "road", "good"] {
            assert_eq!(told(&ahead(open, 10)), "true 30 -", "{open}");
        }
        tells(&ahead("river", 10), "true 30 -", RIVER);
        assert_eq!(step(&ahead("river", 10), "ahead"), (false, &json!("river")));
        tells(&ahead("contact", 0), "true 0 stops", AT_CONTACT);
        tells(
            &ask("SCh", &json!({"own_depth": 80, "bw": 60})),
            "true 60 -",
            WIDTH_CAP,
        );
    }

    #[test]
    fn whoever_beats_a_place_moves_in() {
        let into = json!({"beat_fortified": true, "opponent": "destroyed"});
        for winner in ["Bd", "El", "Kn"] {
            tells(&ask(winner, &into), "true null moves-in", MOVES_IN);
        }
        tells(
            &ask("Wb", &with(&into, &json!({"role": "rear-supporting"}))),
            "false 0 -",
            STAYS_OUT,
        );
        tells(
            &ask("Bw", &with(&into, &json!({"by": "shooting"}))),
            "false 0 -",
            NOT_AFTER_SHOOTING,
        );
        tells(
            &ask("Bd", &with(&into, &json!({"opponent": "stands"}))),
            "false 0 -",
            STANDS,
        );
        tells(
            &ask("Kn", &with(&into, &json!({"opponent": "breaks-off"}))),
            "true 30 -",
            BREAK_OFF,
        );
    }

    #[test]
    fn lengths_are_needed_where_they_decide() {
        let base = json!({"winner": "Wb", "role": "front", "bw": 50, "opponent": "recoils", "by": "melee", "place": "open", "ahead": "wood"});
        let missing = |given: &Value| {
            faults("dba.pursuit", given)
                .into_iter()
                .map(|(path, _)| path)
                .collect::<Vec<_>>()
        };
        assert_eq!(missing(&base), ["own_depth", "ahead_mm"]);
        assert_eq!(
            missing(&with(
                &base,
                &json!({"role": "rear-supporting", "ahead": "clear"})
            )),
            ["front_depth"]
        );
        assert_eq!(
            missing(&with(&base, &json!({"winner": "Bd", "ahead": "clear"}))),
            Vec::<String>::new()
        );
        assert_eq!(
            missing(&with(&base, &json!({"ahead": "bua"}))),
            ["own_depth", "ahead"]
        );
    }

    #[test]
    fn every_case_has_an_answer() {
        for winner in [
            Troop::Kn,
            Troop::HCh,
            Troop::Wb,
            Troop::El,
            Troop::Bd,
            Troop::Bw,
            Troop::Dz,
        ] {
            for role in Role::ALL {
                for opponent in Opponent::ALL {
                    for by in Means::ALL {
                        for place in Place::ALL {
                            for ahead in Ahead::ALL {
                                for beat in [false, true] {
                                    let outside = *place == Place::Open;
                                    let odd = !outside || *opponent == Opponent::Recoils;
                                    let shot = *by == Means::Shooting;
                                    let alone =
                                        *role == Role::RearSupporting && !ever_supports(winner);
                                    let off = shot && *opponent == Opponent::BreaksOff;
                                    let fights = shot && never_shoots(winner).is_some();
                                    if beat && odd || off || alone || fights {
                                        continue;
                                    }
                                    let away = (*ahead != Ahead::Clear).then_some(10);
                                    let verdict = ask(
                                        winner.code(),
                                        &json!({"role": role.code(), "opponent": opponent.code(), "by": by.code(), "place": place.code(), "ahead": ahead.code(),
                                                "ahead_mm": away, "own_depth": 60, "beat_fortified": beat}),
                                    );
                                    assert!(
                                        verdict.steps.len() == 9 && !verdict.reasons.is_empty()
                                    );
                                    let pursues = verdict.values["pursues"] == json!(true);
                                    assert!(pursues || verdict.values["distance_mm"] == json!(0));
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
        fn never_farther_than_a_base_is_wide_or_than_what_stops_it(depth in 1_u32..200, bw in 20_u32..=120, at in 0_u32..200) {
            let verdict = ask("Wb", &json!({"own_depth": depth, "bw": bw, "ahead": "table-edge", "ahead_mm": at}));
            prop_assert_eq!(&verdict.values["distance_mm"], &json!(depth.min(bw).min(at)));
        }
    }
}
