//! `dba.close-combat`: the fate of the loser of a close combat, or of both bases on a tie.
//!
//! # Source items
//! bob:results.1, p1-p3, bob:tie.p1, bob:melee.2, bob:beaten.1-11, bob:doubled.1-4, bob:recoil.5c,
//! qrs:bua-capture.2-4, qrs:recoil.13.
//!
//! # What it decides
//! Whether the loser stands, recoils, flees or is destroyed; on a tie, whether the combat continues
//! next bound and whether a Scythed Chariot is lost.
//!
//! # What it does not decide
//! Whether a recoil or a flight can be made (`dba.recoil`, `dba.recoil-scene`, `dba.flee`), who
//! shares the loser's fate (`dba.supporter-fate`), and who pursues (`dba.pursuit`).
//!
//! # Readings chosen
//! - For the order of the conditions see `losing`: documents before references, fatal causes before
//!   milder ones.
//! - On a tie `loser` and `winner` simply name the two bases; `result` is that of the first.
//! - A base in a BUA or camp is inside it: `loser_going` says both.
//! - Whether Knights that charged Bows in an earlier bound are still destroyed is an open point.
//! - The exception for Warband applies only to a garrison of a BUA; other occupiers and camps are
//!   not mentioned.
//! - The winner's going never matters (bob:beaten.7, bob:tactical-factors.11).
//! - Heavy Chariots count as Knights and Light Chariots as Cavalry, flagged; Light Camelry counts
//!   as Light Horse and a Litter as a War Wagon (bob:beaten.7, bob:shooting.1).
//!
//! # Direction of error
//! Where the documents do not list the enemies that destroy a loser, public references do; each
//! such answer is flagged and may be milder or harsher than the rulebook.
//!
//! # Examples
//! Destroyed: `Kn` that charged the front of `Bw` and is beaten.
//! Recoils: `SCh` doubled by `Art`.
//! Left open: `Wb` in good going beaten by `El`.

use serde_json::{Value, json};

use super::losing::{self, By, Contact, Fate, Look, Loss, Margin, Place, Ruling};
use super::result_tables::{BEATEN_RESULTS, CHARIOTS, DOUBLED_RESULTS};
use super::score_outcome::{Degree, TIE};
use super::terrain::{self, Terrain};
use super::troops::Troop;
use crate::check::{
    Case, CheckKind, Declared, Fact, Form, OutKind, Output, Point, PointKind, Reading, Rule,
    Values, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;
use crate::systems::Fates;

/// The check.
pub struct CloseCombat;

/// A close combat and its comparison.
pub struct Input {
    loser: Fact<Troop>,
    winner: Fact<Troop>,
    degree: Fact<Degree>,
    loser_going: Fact<Terrain>,
    winner_garrison_bua: Fact<bool>,
    winner_inside: Fact<bool>,
    contact: Fact<Contact>,
}

/// A close combat with all facts that matter to its loser.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fought {
    pub(super) loser: Troop,
    pub(super) winner: Troop,
    pub(super) loser_going: Terrain,
    pub(super) loser_place: Place,
    pub(super) winner_garrison_bua: bool,
    pub(super) contact: Contact,
}

/// Whether troops may be on this ground: neither on a waterway, nor on ground that they cannot enter or outside
/// the place that they never leave.
fn may_stand(troop: Troop, ground: Terrain) -> bool {
    let home = terrain::home(troop);
    ground != Terrain::Waterway
        && !terrain::bars(ground, troop)
        && home.is_none_or(|home| home == ground)
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let ground = Terrain::ALL
            .iter()
            .copied()
            .find(|ground| *ground != Terrain::Road && form.says("loser_going", ground.code()));
        let stands = |troop: Troop| ground.is_none_or(|ground| may_stand(troop, ground));
        let loser: Fact<Troop> = form.choice("loser").only(stands).fact();
        let garrison = form.holds("winner_garrison_bua");
        let winner: Fact<Troop> = form
            .choice("winner")
            .only(|troop: Troop| !garrison || troop.garrisons())
            .fact();
        let degree = form.choice("degree").fact();
        // Artillery and War Wagons never move into contact (bob:contact.1), so they assault no
        // place, and an enemy that fights them is outside. Camp Followers and Denizens never leave
        // theirs (bob:tournament.p3). For Litters this is open. Opponents of troops that hold a
        // place are outside as well.
        let outside = Troop::ALL
            .iter()
            .any(|troop| troop.starts_no_contact() && form.says("winner", troop.code()))
            || ["winner_garrison_bua", "winner_inside"]
                .iter()
                .any(|name| form.says(name, "true"));
        let places = [Terrain::Bua, Terrain::Camp];
        let known = loser.exactly();
        let on = |ground| {
            known.map_or(ground != Terrain::Waterway, |loser| {
                may_stand(loser, ground)
            }) && !(outside && places.contains(&ground))
        };
        if ground.is_some_and(|ground| !on(ground)) {
            form.contradicts("loser_going");
        }
        let going = terrain::under_some(form, "loser_going", None, on);
        // The winner's going does not affect the loser.
        form.ignore(&["winner_going"]);
        // Older versions had a separate field for the place.
        let loser_going = match (form.retired("loser_place").as_deref(), going) {
            (Some("bua"), _) => Terrain::Bua.into(),
            (Some("camp"), _) => Terrain::Camp.into(),
            (_, going) => going,
        };
        let perhaps = winner.all().into_iter().any(Troop::garrisons);
        let winner_garrison_bua = form
            .yes_or_no("winner_garrison_bua")
            .must(|held| perhaps || !held)
            .fact_or(false);
        let meet = Contact::may_be(&loser.all(), &winner.all());
        Self {
            loser,
            winner,
            degree,
            loser_going,
            winner_garrison_bua,
            winner_inside: form.yes_or_no("winner_inside").fact_or(false),
            contact: Contact::asked(form, meet),
        }
    }
}

// Claims that a verdict may quote, grouped by node; those of the result tables are in `losing`.
claims! {
    with TIE, losing::BEATEN, losing::OTHERWISE, losing::OWN_GROUND, losing::BEATEN_REFERENCES, losing::EL_BY_ART, losing::SCH_BY_ART,
        losing::SCH_DOUBLED_BY_ART, losing::KN_FRONT, losing::KN_FLANK, losing::KN_ANY_BOUND, losing::KN_THIS_BOUND,
        losing::KN_INSIDE_DIE, losing::KN_INSIDE_LIVE, losing::WB_KILLS_SP_PK,
        losing::WB_KILLS_BD, losing::WB_GARRISON, losing::SP_PK_GOOD, losing::PS_BY_CM, losing::PS_BY_2CM, losing::PS_RECOIL, losing::HD_STAND,
        losing::HD_IN_BUA, losing::HD_IN_CAMP, losing::HD_BY_EL, losing::WWG_STAND, losing::WWG_BY_EL, losing::WWG_INSIDE, losing::WWG_DOUBLED,
        losing::LITTER, losing::INSIDE, losing::INSIDE_FLEE, losing::CF_FOUGHT, losing::DOUBLED, losing::DOUBLED_DEFAULT, losing::DOUBLED_REFERENCES,
        losing::LH_BY_BW, losing::LIGHT_CAMELRY, losing::PS_DOUBLED_BY_CM, losing::PS_DOUBLED_BY_LH, losing::DOUBLED_BY_ART, losing::WB_DESTROYED,
        losing::WB_RECOILS, losing::LH_DESTROYED, losing::LH_FLEES;
    pub(super) CARRIED_OVER = "dba/results/equal#carried-over";
    pub(super) SCYTHED_NOT_CARRIED = "dba/results/equal#scythed-not-carried";
    pub(super) SCYTHED_BY_ARTILLERY = "dba/results/equal#scythed-by-artillery";
    SCYTHED_DESTROYED = "dba/disputes/scythed-tie#scythed-destroyed";
    SCYTHED_SURVIVES = "dba/disputes/scythed-tie#scythed-survives";
}

/// A Scythed Chariot that ties with any troops but Artillery.
pub(super) static SCYTHED_TIE: Point = Point {
    id: "scythed-tie",
    kind: PointKind::Conflict,
    readings: &[
        Reading::followed(SCYTHED_DESTROYED),
        Reading::of(SCYTHED_SURVIVES),
    ],
};

/// Fate of two bases that tie.
#[derive(Clone, Debug)]
pub(super) struct Tie {
    pub(super) carried_over: bool,
    /// Bases of the two that are destroyed.
    pub(super) destroyed: [bool; 2],
    pub(super) claims: Vec<&'static str>,
}

/// A tie in close combat: it continues next bound, unless a Scythed Chariot takes part.
pub(super) fn tie(case: &mut Case<'_>, first: Troop, second: Troop) -> Tie {
    let scythed = [first == Troop::SCh, second == Troop::SCh];
    if scythed == [false, false] {
        return Tie {
            carried_over: true,
            destroyed: [false, false],
            claims: vec![TIE, CARRIED_OVER],
        };
    }
    let artillery = first == Troop::Art || second == Troop::Art;
    let mut claims = vec![SCYTHED_NOT_CARRIED];
    let dies = if artillery {
        claims.push(SCYTHED_BY_ARTILLERY);
        true
    } else {
        let dies = case.ask(&SCYTHED_TIE).is(SCYTHED_DESTROYED);
        claims.push(if dies {
            SCYTHED_DESTROYED
        } else {
            SCYTHED_SURVIVES
        });
        dies
    };
    Tie {
        carried_over: false,
        destroyed: scythed.map(|it| it && dies),
        claims,
    }
}

/// Fate of the loser of a close combat that is not tied.
pub(super) fn loses(case: &mut Case<'_>, input: &Fought, margin: Margin) -> Ruling {
    losing::ruling(
        case,
        &Loss {
            loser: input.loser,
            by: By::Fighting(input.winner),
            margin,
            ground: input.loser_going,
            place: input.loser_place,
            by_garrison: input.winner_garrison_bua,
            contact: input.contact,
        },
    )
}

/// A result; its codes are the fates of close combat.
const FATE: OutKind = OutKind::Word {
    scope: Fate::SCOPE,
    codes: &[
        Fate::None.into_str(),
        Fate::Recoil.into_str(),
        Fate::Flee.into_str(),
        Fate::Destroyed.into_str(),
    ],
};

/// Enemies that destroy each loser in good going.
pub static FATES: Fates = Fates {
    check: CloseCombat::ID,
    loser: "loser",
    winner: "winner",
    codes: &[
        "El", "Kn", "HCh", "Cv", "LCh", "LH", "2Cm", "SCh", "Cm", "Sp", "Pk", "Bd", "Ax", "Bw",
        "Ps", "Wb", "Hd", "Art", "WWg", "Lit",
    ],
    known: &[("loser_going", "good")],
    degree: "degree",
    degrees: ["beaten", "doubled"],
    result: "result",
    signs: &[
        (["destroyed", ""], "†"),
        (["flee", "destroyed"], "f†"),
        (["", "destroyed"], "·"),
        (["", "flee"], "f"),
        (["", "recoil"], "r"),
        (["", "none"], "–"),
    ],
};

impl Rule for CloseCombat {
    type Input = Input;
    const ID: &'static str = "dba.close-combat";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "result",
            kind: FATE,
        },
        Output {
            name: "carried_over",
            kind: OutKind::Truth,
        },
        Output {
            name: "destroyed",
            kind: OutKind::words::<Troop>(),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["result", "carried_over", "destroyed"];
    const POINTS: &'static [&'static Point] = &[
        &SCYTHED_TIE,
        &losing::KNIGHTS_CARRIED_OVER,
        &losing::KNIGHTS_AND_BOWS_INSIDE,
        &losing::WARBAND_BEATEN,
        &losing::LIGHT_HORSE_DOUBLED,
    ];
    const TABLES: &'static [&'static Table] = &[&BEATEN_RESULTS, &DOUBLED_RESULTS, &CHARIOTS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let margin = match input.degree.get() {
            Degree::Equal => return tied(case, input),
            Degree::Beaten => Margin::Beaten,
            Degree::Doubled => Margin::Doubled,
        };
        case.step("comparison", true)
            .value(input.degree.get().code())
            .cite(if margin == Margin::Beaten {
                losing::BEATEN
            } else {
                losing::DOUBLED
            });
        let fought = fought(case, input, margin);
        let ruling = shared(case, input, &fought, margin);
        ledger(case, input, &ruling);
        let gone: Vec<&str> = if ruling.fate == Fate::Destroyed {
            vec![fought.loser.code()]
        } else {
            vec![]
        };
        Values::default()
            .with("result", ruling.fate.code())
            .with("carried_over", Value::Null)
            .with("destroyed", json!(gone))
    }
}

/// Whether Knights lose to Bows, so that the kind of contact matters.
pub(super) fn are_knights_and_bows(case: &Case<'_>, loser: Troop, winner: Troop) -> bool {
    winner == Troop::Bw && case.tried(|case| losing::stands_for(case, loser)).result == Troop::Kn
}

/// The combat with one representative of the values that make no difference here.
fn fought(case: &Case<'_>, input: &Input, margin: Margin) -> Fought {
    let loser = input.loser.get();
    let class = losing::ground_class(case, loser, margin);
    let loser_going = input.loser_going.alike(class);
    let against = |winner| Fought {
        loser,
        winner,
        loser_going,
        loser_place: Place::of(loser_going),
        winner_garrison_bua: false,
        contact: Contact::None,
    };
    // Only for these it is asked what they did.
    let knights = are_knights_and_bows(case, loser, Troop::Bw);
    let asked = |winner| (winner == Troop::Wb, knights && winner == Troop::Bw);
    let winner = input.winner.alike(|winner| {
        let fate = case.tried(|case| loses(case, &against(winner), margin).fate);
        (fate.result, fate.points(), asked(winner))
    });
    let (warband, bows) = asked(winner);
    let met = bows && margin == Margin::Beaten;
    // Bows in such a place have no front.
    let inside = (warband || met) && *input.winner_garrison_bua || met && *input.winner_inside;
    Fought {
        winner_garrison_bua: inside,
        contact: if met && !inside {
            input.contact.get()
        } else {
            Contact::None
        },
        ..against(winner)
    }
}

/// Judges all winners and terrain that make no difference to the fate: returns the fate and the
/// common steps.
fn shared(case: &mut Case<'_>, input: &Input, fought: &Fought, margin: Margin) -> Ruling {
    if case.is_idle() {
        return loses(case, fought, margin);
    }
    let loser = fought.loser;
    let goings = |ground: &Terrain| {
        let goings = [
            ground.going(),
            ground.going_for_camels(),
            ground.going_for(loser),
        ];
        (Place::of(*ground), goings)
    };
    let mut grounds: Vec<Terrain> = Vec::new();
    for ground in input.loser_going.all() {
        if grounds.iter().all(|known| goings(known) != goings(&ground)) {
            grounds.push(ground);
        }
    }
    let winners = input.winner.all();
    let all = grounds
        .iter()
        .flat_map(|ground| winners.iter().map(move |winner| (*ground, *winner)));
    let rulings = case.each(all, |case, (loser_going, winner)| {
        let fought = Fought {
            winner,
            loser_going,
            ..*fought
        };
        loses(case, &fought, margin)
    });
    let mut rulings = rulings.into_iter();
    let first = rulings.next();
    rulings.fold(
        first.unwrap_or_else(|| loses(case, fought, margin)),
        |mut shared, other| {
            shared.looks.retain(|look| other.looks.contains(look));
            shared.claims.retain(|claim| other.claims.contains(claim));
            shared
        },
    )
}

fn tied(case: &mut Case<'_>, input: &Input) -> Values {
    let class = |troop| (troop == Troop::SCh, troop == Troop::Art);
    let sides = [input.loser.alike(class), input.winner.alike(class)];
    let tie = tie(case, sides[0], sides[1]);
    case.step("comparison", true)
        .value(Degree::Equal.code())
        .cite(TIE);
    let scythed = tie.destroyed.iter().any(|dead| *dead);
    case.step("scythed", !tie.carried_over)
        .value(scythed)
        .arg("why", if scythed { "destroyed" } else { "unhurt" })
        .cite(if tie.carried_over {
            SCYTHED_NOT_CARRIED
        } else {
            tie.claims[1]
        });
    case.step("carried-over", tie.carried_over)
        .value(tie.carried_over)
        .cite(if tie.carried_over {
            CARRIED_OVER
        } else {
            SCYTHED_NOT_CARRIED
        });
    for claim in &tie.claims {
        case.because(claim);
    }
    // Only a Scythed Chariot is destroyed by a tie.
    let gone: Vec<&str> = sides
        .into_iter()
        .zip(tie.destroyed)
        .filter(|(_, dead)| *dead)
        .map(|(troop, _)| troop.code())
        .collect();
    let result = if tie.destroyed[0] {
        Fate::Destroyed
    } else {
        Fate::None
    };
    Values::default()
        .with("result", result.code())
        .with("carried_over", tie.carried_over)
        .with("destroyed", json!(gone))
}

/// Everything considered, and the reasons.
fn ledger(case: &mut Case<'_>, input: &Input, ruling: &Ruling) {
    for (code, troop) in [("loser-as", &input.loser), ("winner-as", &input.winner)] {
        if let Some(troop) = troop.exactly() {
            stands_step(case, code, troop);
        }
    }
    looks(case, &ruling.looks);
    for claim in &ruling.claims {
        case.because(claim);
    }
}

/// The type a base counts as.
pub(super) fn stands_step(case: &mut Case<'_>, code: &'static str, troop: Troop) {
    let other = losing::stands_for(case, troop);
    let label = |troop: Troop| Arg::coded(Troop::SCOPE, troop.code());
    let step = case.step(code, other != troop);
    step.value(other.code())
        .arg("troop", label(troop))
        .arg("as", label(other));
    match troop {
        Troop::TwoCm => drop(step.cite(losing::LIGHT_CAMELRY)),
        Troop::Lit => drop(step.cite(losing::LITTER)),
        _ => {}
    }
}

/// The considerations of a ruling, as steps.
pub(super) fn looks(case: &mut Case<'_>, looks: &[Look]) {
    for look in looks {
        case.step(look.code, look.applied)
            .value(look.why)
            .arg("why", look.why)
            .cite(look.claim);
    }
}

#[cfg(test)]
mod tests {
    use super::super::troops::Class;
    use super::*;
    use crate::check::{Basis, FindingKind, Verdict};
    use crate::kit::tables::Tables;
    use crate::systems::testing::{check, faults, judge, step, with};

    const BEATEN: &str = "beaten";
    const DOUBLED: &str = "doubled";

    fn ask(loser: &str, winner: &str, degree: &str, changes: &Value) -> Verdict {
        let given = json!({"loser": loser, "winner": winner, "degree": degree, "loser_going": "good", "winner_going": "good"});
        judge("dba.close-combat", &with(&given, changes))
    }

    fn result(loser: &str, winner: &str, degree: &str, changes: &Value) -> String {
        ask(loser, winner, degree, changes).values["result"]
            .as_str()
            .unwrap_or("open")
            .to_owned()
    }

    fn going(terrain: &str) -> Value {
        json!({"loser_going": terrain})
    }

    #[track_caller]
    fn tells(verdict: &Verdict, want: &str, claim: &str) {
        assert_eq!(verdict.values["result"], json!(want));
        assert!(
            verdict.reasons.contains(&claim),
            "no {claim} in {:?}",
            verdict.reasons
        );
    }

    /// All troops that destroy a loser by beating it, in good going and in the open; `?` if open.
    fn killers(loser: &str, terrain: &str) -> Vec<String> {
        let by =
            |winner: &Troop| match result(loser, winner.code(), BEATEN, &going(terrain)).as_str() {
                "destroyed" => Some(winner.code().to_owned()),
                "open" => Some(format!("{}?", winner.code())),
                _ => None,
            };
        Troop::ALL.iter().filter_map(by).collect()
    }

    #[test]
    fn who_kills_whom_in_good_going() {
        for (loser, want) in [
            ("El", "LH 2Cm Ax Ps"),
            ("Kn", "El LH 2Cm SCh Cm"),
            ("HCh", "El LH 2Cm SCh Cm"),
            ("Cv", ""),
            ("LH", ""),
            ("Cm", ""),
            ("Sp", "El Kn HCh LH 2Cm SCh Wb"),
            ("Pk", "El Kn HCh LH 2Cm SCh Wb"),
            ("Bd", "Kn HCh SCh Wb"),
            ("Ax", "Kn HCh"),
            ("Bw", "El Kn HCh Cv LCh LH 2Cm SCh Cm"),
            ("Ps", "Kn HCh Cv LCh Cm"),
            ("Wb", "El? Kn HCh SCh?"),
            ("Hd", "El Kn HCh Wb"),
            ("WWg", "El"),
            ("Lit", "El"),
        ] {
            assert_eq!(killers(loser, "good").join(" "), want, "{loser}");
        }
        for always in ["SCh", "Art"] {
            assert_eq!(killers(always, "good").len(), Troop::ALL.len(), "{always}");
        }
        // Whoever never leaves its place is lost to all that may attack it there.
        for (loser, place) in [("CF", "camp"), ("Dz", "bua")] {
            let attackers = Troop::ALL.iter().filter(|troop| !troop.starts_no_contact());
            for winner in attackers {
                let lost = result(loser, winner.code(), BEATEN, &going(place));
                assert_eq!(lost, "destroyed", "{loser} {winner:?}");
            }
        }
    }

    #[test]
    fn bad_going_spares_foot_and_kills_or_routs_mounted() {
        for (loser, want) in [
            ("Sp", "Wb"),
            ("Pk", "Wb"),
            ("Bd", "Wb"),
            ("Ax", ""),
            ("Ps", ""),
            ("Wb", ""),
            ("Hd", "El Wb"),
        ] {
            assert_eq!(killers(loser, "wood").join(" "), want, "{loser}");
        }
        // A river is neither good nor bad going.
        assert_eq!(killers("Sp", "river"), ["Wb"]);
        assert_eq!(result("Kn", "Bd", BEATEN, &going("river")), "recoil");
        for bad in ["wood", "marsh", "rough", "dunes", "oasis", "steep-hill"] {
            assert_eq!(result("Kn", "Bd", BEATEN, &going(bad)), "destroyed");
            for flees in ["Cv", "LH"] {
                assert_eq!(
                    result(flees, "Bd", BEATEN, &going(bad)),
                    "flee",
                    "{flees} {bad}"
                );
            }
            let camels = if matches!(bad, "dunes" | "oasis") {
                "recoil"
            } else {
                "flee"
            };
            for flees in ["Cm", "2Cm"] {
                assert_eq!(
                    result(flees, "Bd", BEATEN, &going(bad)),
                    camels,
                    "{flees} {bad}"
                );
            }
        }
        for flees in ["Cv", "LH", "Cm", "LCh"] {
            assert_eq!(result(flees, "SCh", BEATEN, &json!({})), "flee");
        }
        // The winner's going does not affect the loser.
        assert_eq!(
            result("Kn", "Ax", BEATEN, &json!({"winner_going": "wood"})),
            "recoil"
        );
    }

    #[test]
    fn what_the_documents_state_needs_no_other_source() {
        let stated = |loser, winner, degree, changes: Value, want: &str, claim| {
            let verdict = ask(loser, winner, degree, &changes);
            tells(&verdict, want, claim);
            assert_eq!(
                (verdict.basis, verdict.flags.clone()),
                (Basis::Seeds, vec![]),
                "{loser} {winner}"
            );
        };
        let front = json!({"contact_with_bows": "front"});
        stated("El", "Art", BEATEN, json!({}), "recoil", losing::EL_BY_ART);
        stated("Kn", "Bw", BEATEN, front, "destroyed", losing::KN_FRONT);
        stated(
            "SCh",
            "Art",
            BEATEN,
            json!({}),
            "destroyed",
            losing::SCH_BY_ART,
        );
        stated(
            "SCh",
            "Art",
            DOUBLED,
            json!({}),
            "recoil",
            losing::SCH_DOUBLED_BY_ART,
        );
        stated(
            "Kn",
            "Art",
            DOUBLED,
            json!({}),
            "recoil",
            losing::DOUBLED_BY_ART,
        );
        stated(
            "Sp",
            "Wb",
            BEATEN,
            going("wood"),
            "destroyed",
            losing::WB_KILLS_SP_PK,
        );
        stated(
            "Pk",
            "Wb",
            BEATEN,
            going("river"),
            "destroyed",
            losing::WB_KILLS_SP_PK,
        );
        stated(
            "Bd",
            "Wb",
            BEATEN,
            json!({}),
            "destroyed",
            losing::WB_KILLS_BD,
        );
        stated("Wb", "Bd", BEATEN, json!({}), "recoil", losing::OTHERWISE);
        stated("Wb", "Bd", DOUBLED, json!({}), "destroyed", losing::DOUBLED);
        stated(
            "Ps",
            "Cm",
            BEATEN,
            json!({"loser_going": "dunes", "winner_going": "wood"}),
            "destroyed",
            losing::PS_BY_CM,
        );
        stated(
            "Ps",
            "2Cm",
            BEATEN,
            going("oasis"),
            "recoil",
            losing::PS_BY_2CM,
        );
        stated(
            "Ps",
            "Cm",
            DOUBLED,
            going("dunes"),
            "destroyed",
            losing::PS_DOUBLED_BY_CM,
        );
        stated(
            "Ps",
            "2Cm",
            DOUBLED,
            going("oasis"),
            "destroyed",
            losing::PS_DOUBLED_BY_LH,
        );
        stated(
            "LH",
            "Bw",
            DOUBLED,
            json!({}),
            "destroyed",
            losing::LH_BY_BW,
        );
        stated("Hd", "El", BEATEN, json!({}), "destroyed", losing::HD_BY_EL);
        stated(
            "Hd",
            "Sp",
            BEATEN,
            json!({"loser_going": "bua"}),
            "destroyed",
            losing::HD_IN_BUA,
        );
        stated("WWg", "Kn", BEATEN, json!({}), "none", losing::WWG_STAND);
        stated("Lit", "El", BEATEN, json!({}), "destroyed", losing::LITTER);
        stated(
            "WWg",
            "Bd",
            BEATEN,
            json!({"loser_going": "camp"}),
            "destroyed",
            losing::WWG_INSIDE,
        );
        stated(
            "WWg",
            "Kn",
            DOUBLED,
            json!({}),
            "destroyed",
            losing::WWG_DOUBLED,
        );
        stated(
            "Dz",
            "Bd",
            BEATEN,
            json!({"loser_going": "bua"}),
            "destroyed",
            losing::CF_FOUGHT,
        );
        stated(
            "Bd",
            "Sp",
            BEATEN,
            json!({"loser_going": "bua"}),
            "destroyed",
            losing::INSIDE,
        );
        stated(
            "Kn",
            "Sp",
            DOUBLED,
            json!({"loser_going": "bua"}),
            "destroyed",
            losing::INSIDE_FLEE,
        );
    }

    #[test]
    fn knights_that_charged_bows_before_are_between_two_readings() {
        let before = json!({"contact_with_bows": "front-before"});
        let open = ask("Kn", "Bw", BEATEN, &before);
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "knights-carried-over")
        );
        tells(
            &ask(
                "Kn",
                "Bw",
                BEATEN,
                &with(&before, &json!({"agreed": ["any-bound"]})),
            ),
            "destroyed",
            losing::KN_ANY_BOUND,
        );
        tells(
            &ask(
                "Kn",
                "Bw",
                BEATEN,
                &with(&before, &json!({"agreed": ["this-bound"]})),
            ),
            "recoil",
            losing::KN_THIS_BOUND,
        );
        // In bad going they are destroyed anyway.
        assert!(
            ask("Kn", "Bw", BEATEN, &with(&before, &going("wood")))
                .readings
                .is_empty()
        );
    }

    #[test]
    fn addresses_with_fields_of_old_go_on_working() {
        assert_eq!(
            result("Hd", "Sp", BEATEN, &json!({"loser_place": "bua"})),
            "destroyed"
        );
        assert_eq!(
            result("Bd", "Sp", BEATEN, &json!({"loser_place": "open"})),
            "recoil"
        );
        assert_eq!(
            result(
                "Kn",
                "Bw",
                BEATEN,
                &json!({"moved_into_front_this_bound": "true"})
            ),
            "destroyed"
        );
        assert!(
            ask("Bd", "Sp", BEATEN, &json!({"loser_place": "open"}))
                .input
                .get("loser_place")
                .is_none()
        );
    }

    #[test]
    fn what_they_pass_over_is_flagged() {
        for (loser, winner, degree, changes, want, claim) in [
            (
                "Kn",
                "El",
                BEATEN,
                json!({}),
                "destroyed",
                losing::BEATEN_REFERENCES,
            ),
            (
                "LH",
                "Ax",
                BEATEN,
                going("wood"),
                "flee",
                losing::OWN_GROUND,
            ),
            ("Kn", "Bw", BEATEN, json!({}), "recoil", losing::OTHERWISE),
            (
                "Kn",
                "Bw",
                BEATEN,
                json!({"contact_with_bows": "flank-or-rear"}),
                "recoil",
                losing::KN_FLANK,
            ),
            (
                "Kn",
                "Bw",
                BEATEN,
                going("wood"),
                "destroyed",
                losing::OWN_GROUND,
            ),
            ("Bd", "Sp", BEATEN, json!({}), "recoil", losing::OTHERWISE),
            (
                "Pk",
                "Kn",
                BEATEN,
                going("rough"),
                "recoil",
                losing::SP_PK_GOOD,
            ),
            ("Hd", "Sp", BEATEN, json!({}), "none", losing::HD_STAND),
            (
                "Hd",
                "Sp",
                BEATEN,
                json!({"loser_going": "camp"}),
                "none",
                losing::HD_IN_CAMP,
            ),
            (
                "Cv",
                "Sp",
                DOUBLED,
                json!({}),
                "flee",
                losing::DOUBLED_REFERENCES,
            ),
            (
                "Cv",
                "Sp",
                DOUBLED,
                going("wood"),
                "destroyed",
                losing::DOUBLED_DEFAULT,
            ),
            (
                "LH",
                "Cv",
                DOUBLED,
                json!({}),
                "destroyed",
                losing::DOUBLED_REFERENCES,
            ),
            (
                "LH",
                "Sp",
                DOUBLED,
                json!({}),
                "flee",
                losing::DOUBLED_REFERENCES,
            ),
            (
                "LH",
                "Sp",
                DOUBLED,
                going("marsh"),
                "destroyed",
                losing::OWN_GROUND,
            ),
            (
                "Ps",
                "Kn",
                DOUBLED,
                going("wood"),
                "flee",
                losing::DOUBLED_REFERENCES,
            ),
            (
                "Ps",
                "Ax",
                DOUBLED,
                going("wood"),
                "destroyed",
                losing::DOUBLED_REFERENCES,
            ),
            ("Bd", "Sp", DOUBLED, json!({}), "destroyed", losing::DOUBLED),
        ] {
            let verdict = ask(loser, winner, degree, &changes);
            tells(&verdict, want, claim);
            let mut flags = vec!["outside:result-table"];
            if claim == losing::HD_IN_CAMP {
                flags.push("silent:hordes-in-camp");
            }
            assert_eq!(verdict.basis, Basis::Mixed, "{loser} {winner}");
            assert_eq!(verdict.flags, flags, "{loser} {winner}");
        }
        assert_eq!(
            ask("HCh", "Ax", BEATEN, &json!({})).flags,
            ["outside:chariots", "outside:result-table"]
        );
    }

    #[test]
    fn bows_in_a_place_are_met_as_in_a_whole_combat() {
        for (place, told, die) in [
            ("bua-garrison", "winner_garrison_bua", 2),
            ("bua-garrison", "winner_inside", 2),
            ("bua-occupier", "winner_inside", 6),
            ("own-camp", "winner_inside", 3),
            ("enemy-camp", "winner_inside", 6),
        ] {
            let whole = json!({"a": {"troop": "Kn"}, "b": {"troop": "Bw", "place": place}, "die_a": 5, "die_b": die});
            let whole = judge("dba.combat", &whole);
            let part = ask("Kn", "Bw", BEATEN, &json!({told: true}));
            let points = |verdict: &Verdict| {
                let readings = verdict.readings.iter();
                readings.map(|reading| reading.id).collect::<Vec<_>>()
            };
            assert_eq!(points(&whole), points(&part), "{place}");
            assert_eq!(points(&part).len(), 2, "{place}");
        }
    }

    #[test]
    fn warband_in_garrison_are_held_back_when_they_merely_beat() {
        let held = json!({"winner_garrison_bua": true});
        for (loser, want) in [
            ("Sp", "recoil"),
            ("Pk", "recoil"),
            ("Bd", "recoil"),
            ("Hd", "none"),
        ] {
            let verdict = ask(loser, "Wb", BEATEN, &held);
            tells(&verdict, want, losing::WB_GARRISON);
            assert!(step(&verdict, "garrison").0);
            assert_eq!(
                result(loser, "Wb", DOUBLED, &held),
                "destroyed",
                "doubled is another matter"
            );
        }
        // Other garrisons destroy their losers as usual, and Warband destroy those losers that any
        // troops destroy.
        assert_eq!(result("El", "Ps", BEATEN, &held), "destroyed");
        assert_eq!(result("Art", "Wb", BEATEN, &held), "destroyed");
        assert!(
            !ask("Kn", "Wb", BEATEN, &held)
                .reasons
                .contains(&losing::WB_GARRISON)
        );
    }

    #[test]
    fn disputed_cells_are_left_open() {
        let open = |verdict: &Verdict| {
            verdict
                .readings
                .iter()
                .map(|r| (r.id, r.values["result"].as_str().unwrap().to_owned()))
                .collect::<Vec<_>>()
        };
        let pair = |a: &'static str, ra: &str, b: &'static str, rb: &str| {
            vec![(a, ra.to_owned()), (b, rb.to_owned())]
        };
        for winner in ["El", "SCh"] {
            let verdict = ask("Wb", winner, BEATEN, &json!({}));
            assert_eq!(
                (verdict.finding.kind, verdict.finding.code.as_str()),
                (FindingKind::Undetermined, "warband-beaten")
            );
            assert_eq!(
                open(&verdict),
                pair("wb-destroyed", "destroyed", "wb-recoils", "recoil")
            );
            // In bad going the references agree, and inside a place both readings destroy the
            // loser.
            assert_eq!(result("Wb", winner, BEATEN, &going("wood")), "recoil");
            assert_eq!(
                result("Wb", winner, BEATEN, &json!({"loser_going": "bua"})),
                "destroyed"
            );
        }
        for winner in ["Ps", "WWg", "Lit"] {
            assert_eq!(
                open(&ask("LH", winner, DOUBLED, &json!({}))),
                pair("lh-destroyed", "destroyed", "lh-flees", "flee")
            );
            assert_eq!(result("LH", winner, DOUBLED, &going("wood")), "destroyed");
            assert_eq!(
                result("LH", winner, DOUBLED, &json!({"agreed": "lh-flees"})),
                "flee"
            );
        }
        tells(
            &ask("Wb", "El", BEATEN, &json!({"agreed": "wb-recoils"})),
            "recoil",
            losing::WB_RECOILS,
        );
    }

    #[test]
    fn ties_go_on_but_not_with_scythed_chariots() {
        let plain = ask("Bd", "Sp", "equal", &json!({}));
        tells(&plain, "none", CARRIED_OVER);
        assert_eq!(
            (&plain.values["carried_over"], &plain.values["destroyed"]),
            (&json!(true), &json!([]))
        );
        let artillery = ask("SCh", "Art", "equal", &json!({}));
        tells(&artillery, "destroyed", SCYTHED_BY_ARTILLERY);
        assert_eq!(
            (
                &artillery.values["carried_over"],
                &artillery.values["destroyed"]
            ),
            (&json!(false), &json!(["SCh"]))
        );
        // Others destroy it too, according to public references.
        let other = ask("SCh", "Bd", "equal", &json!({}));
        tells(&other, "destroyed", SCYTHED_DESTROYED);
        assert_eq!(other.flags, ["conflict:scythed-tie"]);
        assert_eq!(
            (&other.values["carried_over"], other.alternatives.len()),
            (&json!(false), 1)
        );
        // If the chariot is named second, the first base still stands.
        let second = ask(
            "Bd",
            "SCh",
            "equal",
            &json!({"agreed": "scythed-destroyed"}),
        );
        assert_eq!(
            (&second.values["result"], &second.values["destroyed"]),
            (&json!("none"), &json!(["SCh"]))
        );
        assert_eq!(
            ask(
                "SCh",
                "SCh",
                "equal",
                &json!({"agreed": "scythed-destroyed"})
            )
            .values["destroyed"],
            json!(["SCh", "SCh"])
        );
        assert_eq!(
            ask("SCh", "Bd", "equal", &json!({"agreed": "scythed-survives"})).values["result"],
            json!("none")
        );
        assert_eq!(
            ask("Bd", "Sp", BEATEN, &json!({})).values["carried_over"],
            Value::Null
        );
    }

    #[test]
    fn an_operator_settles_what_the_references_leave() {
        let mut tables = Tables::default();
        tables
            .replace(&BEATEN_RESULTS, "Wb", "El", "recoil")
            .unwrap();
        tables
            .replace(&BEATEN_RESULTS, "Ax", "Cv", "destroyed")
            .unwrap();
        let judge = |loser: &str, winner: &str| {
            let given = json!({"loser": loser, "winner": winner, "degree": "beaten", "loser_going": "good", "winner_going": "good"});
            check("dba.close-combat")
                .judge(&tables, given.as_object().unwrap())
                .unwrap()
        };
        assert_eq!(
            (&judge("Wb", "El").values["result"], judge("Wb", "El").flags),
            (
                &json!("recoil"),
                vec!["rulebook:dba.beaten-results.Wb.El".to_owned()]
            )
        );
        assert_eq!(
            (&judge("Ax", "Cv").values["result"], judge("Ax", "Cv").flags),
            (
                &json!("destroyed"),
                vec!["rulebook:dba.beaten-results.Ax.Cv".to_owned()]
            )
        );
        assert_eq!(judge("Ax", "Cv").basis, Basis::Mixed);
        assert_eq!(judge("Ax", "LH").flags, ["outside:result-table"]);
    }

    #[test]
    fn everything_but_the_two_truths_is_needed() {
        let paths: Vec<String> = faults("dba.close-combat", &json!({}))
            .into_iter()
            .map(|(path, _)| path)
            .collect();
        assert_eq!(paths, ["loser", "winner", "degree", "loser_going"]);
    }

    /// Every pair of types with all terrain, places and conditions.
    fn every_combat(mut see: impl FnMut(&Value, &Verdict)) {
        let readings = [
            "scythed-destroyed",
            "wb-destroyed",
            "lh-destroyed",
            "this-bound",
            "no-front",
        ];
        for loser in Troop::ALL {
            for winner in Troop::ALL {
                for degree in Degree::ALL {
                    for ground in ["good", "wood", "dunes", "river", "bua", "camp"] {
                        for bits in 0..8_u8 {
                            // Whoever fights one that holds a place, or starts no contact, is outside.
                            let inside = matches!(ground, "bua" | "camp");
                            if inside && (bits & 1 > 0 || winner.starts_no_contact()) {
                                continue;
                            }
                            let on = Terrain::parse(ground).unwrap();
                            if !may_stand(*loser, on) || bits & 1 > 0 && !winner.garrisons() {
                                continue;
                            }
                            // Only Knights have charged Bows.
                            if bits > 1 && !Contact::may_be(&[*loser], &[*winner]) {
                                continue;
                            }
                            let given = json!({
                                "loser": loser.code(), "winner": winner.code(), "degree": degree.code(), "loser_going": ground, "winner_going": "good",
                                "winner_garrison_bua": bits & 1 > 0, "contact_with_bows": Contact::ALL[usize::from(bits / 2)].code(), "agreed": readings,
                            });
                            see(&given, &judge("dba.close-combat", &given));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn hordes_doubled_by_artillery_are_between_two_rules() {
        let doubled = ask("Hd", "Art", DOUBLED, &json!({}));
        assert_eq!(
            (&doubled.values["result"], doubled.flags.as_slice()),
            (
                &json!("recoil"),
                ["silent:hordes-artillery".to_owned()].as_slice()
            )
        );
        assert!(ask("Wb", "Art", DOUBLED, &json!({})).flags.is_empty());
    }

    #[test]
    fn every_combat_has_an_answer() {
        every_combat(|given, verdict| {
            assert!(
                verdict.readings.is_empty()
                    && !verdict.reasons.is_empty()
                    && verdict.steps.len() >= 3,
                "{given}"
            );
            let inside = matches!(given["loser_going"].as_str(), Some("bua" | "camp"))
                && given["degree"] != "equal";
            assert!(
                !inside
                    || matches!(
                        verdict.values["result"].as_str(),
                        Some("destroyed" | "none")
                    ),
                "nobody goes back inside: {given}"
            );
        });
    }

    #[test]
    fn doubled_is_never_milder_than_beaten_but_where_the_documents_say_so() {
        let harm = |result: &Value| {
            ["none", "recoil", "flee", "destroyed"]
                .iter()
                .position(|word| result == word)
                .unwrap()
        };
        every_combat(|given, verdict| {
            if given["degree"] != "beaten" {
                return;
            }
            let doubled = judge(
                "dba.close-combat",
                &with(given, &json!({"degree": "doubled"})),
            );
            let artillery = given["winner"] == "Art";
            let worse = harm(&doubled.values["result"]) >= harm(&verdict.values["result"]);
            assert!(worse || artillery, "{given}");
        });
    }

    #[test]
    fn mounted_are_those_that_kill_bows() {
        for troop in Troop::ALL {
            assert_eq!(
                result("Bw", troop.code(), BEATEN, &json!({})) == "destroyed",
                troop.class() == Class::Mounted,
                "{troop:?}"
            );
        }
    }
}
