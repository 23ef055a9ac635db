//! The fate of the loser of a close combat or a shot: the reading of the result tables that
//! `dba.close-combat`, `dba.shooting` and `dba.combat` share.
//!
//! # Order of the conditions
//! 1. What the documents state for this loser against this enemy.
//! 2. What they state for its place, a BUA or camp. A base inside that would at best recoil is
//!    destroyed, so nothing further is looked up for it.
//! 3. What public references state for this loser against this enemy; each use is flagged.
//! 4. What they state for bad going under the loser, in close combat only
//!    (bob:tactical-factors.11).
//! 5. Otherwise what the documents, or else the references, state for all other cases.
//!
//! A base that one condition destroys is not saved by another: a Knight in bad going is destroyed
//! by Bows whether it charged their front or not.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::result_tables::{BEATEN_RESULTS, CHARIOTS, DOUBLED_RESULTS};
use super::terrain::{Going, Terrain};
use super::troops::Troop;
use crate::check::{Case, Fact, Form, Point, PointKind, Reading};
use crate::kit::tables::{Choice, Table};

/// Fate of a base.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub(super) enum Fate {
    None,
    Recoil,
    Flee,
    Surrender,
    Destroyed,
}

impl Choice for Fate {
    const SCOPE: &'static str = "dba-fate";
}

/// Margin by which a base lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Margin {
    Beaten,
    Doubled,
}

/// Place of a base: in the open, or inside a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Place {
    Open,
    Bua,
    Camp,
}

impl Place {
    /// The place that a terrain under a base implies.
    pub(super) const fn of(ground: Terrain) -> Self {
        match ground {
            Terrain::Bua => Self::Bua,
            Terrain::Camp => Self::Camp,
            _ => Self::Open,
        }
    }
}

impl Choice for Place {
    const SCOPE: &'static str = "dba-place";
}

/// Troops that may shoot. The Litter never does (bob:shooting.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shooter {
    Bw,
    WWg,
    Art,
}

impl Shooter {
    pub(super) const fn troop(self) -> Troop {
        match self {
            Self::Bw => Troop::Bw,
            Self::WWg => Troop::WWg,
            Self::Art => Troop::Art,
        }
    }

    /// The shooter that a troop type is, if any.
    pub(super) fn of(troop: Troop) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|shooter| shooter.troop() == troop)
    }

    const fn column(self) -> &'static str {
        match self {
            Self::Bw => "shot-Bw",
            Self::WWg => "shot-WWg",
            Self::Art => "shot-Art",
        }
    }
}

impl Choice for Shooter {
    const SCOPE: &'static str = Troop::SCOPE;
    const GIVEN: bool = true;
    fn parse(code: &str) -> Option<Self> {
        Troop::parse(code).and_then(Self::of)
    }
}

impl VariantArray for Shooter {
    const VARIANTS: &'static [Self] = &[Self::Bw, Self::WWg, Self::Art];
}

impl From<Shooter> for &'static str {
    fn from(value: Shooter) -> Self {
        value.troop().code()
    }
}

/// Kind of defeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    Fighting(Troop),
    Shooting(Shooter),
}

/// A lost combat from the loser's side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loss {
    pub(super) loser: Troop,
    pub(super) by: By,
    pub(super) margin: Margin,
    /// Terrain under any part of the loser. Asked in close combat only.
    pub(super) ground: Terrain,
    pub(super) place: Place,
    /// Whether the winner garrisons a BUA.
    pub(super) by_garrison: bool,
    pub(super) contact: Contact,
}

/// Contact of Knights with the Bows that beat them. Not asked for other troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Contact {
    /// The Knights did not attack.
    None,
    /// They moved into its front this bound.
    Front,
    /// They did so in an earlier bound, and the combat was tied.
    FrontBefore,
    FlankOrRear,
}

impl Choice for Contact {
    const SCOPE: &'static str = "dba-contact-with-bows";
}

impl Contact {
    /// Reads it, also from the older field that only said whether the front was charged this bound.
    /// It is asked if Knights lose to Bows; others have no such contact.
    pub(super) fn asked(form: &mut Form<'_>, meet: bool) -> Fact<Self> {
        let told = form.is_told("moved_into_front_this_bound");
        let absent = Self::retired(form);
        let contact = form.choice("contact_with_bows");
        let contact = if told {
            contact
        } else {
            contact.must(|contact| meet || contact == Self::None)
        };
        if told {
            contact.fact_or(absent)
        } else {
            contact.fact_asked_or(absent)
        }
    }

    /// Whether Knights, or the chariots that count as Knights, fight Bows.
    pub(super) fn may_be(one: &[Troop], other: &[Troop]) -> bool {
        let knights = |troops: &[Troop]| {
            let mut troops = troops.iter();
            troops.any(|troop| matches!(troop, Troop::Kn | Troop::HCh))
        };
        let bows = |troops: &[Troop]| troops.contains(&Troop::Bw);
        knights(one) && bows(other) || knights(other) && bows(one)
    }

    /// The value of the older field.
    pub(super) fn retired(form: &mut Form<'_>) -> Self {
        let charged = form
            .retired("moved_into_front_this_bound")
            .is_some_and(|given| matches!(given.as_str(), "true" | "1" | "on"));
        if charged { Self::Front } else { Self::None }
    }
}

/// Content of a cell of the result tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    Fate(Fate),
    InGood(Fate),
    Front,
    Open,
}

impl Choice for Says {
    const SCOPE: &'static str = "dba-beaten-results";
}

impl VariantArray for Says {
    const VARIANTS: &'static [Self] = &[
        Self::Fate(Fate::Destroyed),
        Self::InGood(Fate::Destroyed),
        Self::Front,
        Self::Fate(Fate::Flee),
        Self::InGood(Fate::Flee),
        Self::Fate(Fate::Recoil),
        Self::Fate(Fate::None),
        Self::Fate(Fate::Surrender),
        Self::Open,
    ];
}

impl From<Says> for &'static str {
    fn from(value: Says) -> Self {
        match value {
            Says::InGood(Fate::Destroyed) => "good",
            Says::InGood(_) => "flee-good",
            Says::Front => "front",
            Says::Open => "open",
            Says::Fate(fate) => fate.code(),
        }
    }
}

/// A consideration on the way to a fate. Its sentence is the check's step of the same code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) code: &'static str,
    pub(super) applied: bool,
    /// Reason for the result, or for its absence.
    pub(super) why: &'static str,
    pub(super) claim: &'static str,
}

/// A fate, the considerations, and the claims that support it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ruling {
    pub(super) fate: Fate,
    pub(super) looks: Vec<Look>,
    pub(super) claims: Vec<&'static str>,
}

// Claims that a verdict may quote, grouped by node.
pub(super) const BEATEN: &str = "dba/results/beaten#definition";
pub(super) const OTHERWISE: &str = "dba/results/beaten#otherwise-recoils";
pub(super) const OWN_GROUND: &str = "dba/results/beaten#own-ground";
pub(super) const BEATEN_REFERENCES: &str = "dba/results/beaten-table#outside";
pub(super) const EL_BY_ART_SHOT: &str = "dba/results/elephants-beaten#artillery-shooting";
pub(super) const EL_BY_ART: &str = "dba/results/elephants-beaten#artillery-melee";
pub(super) const SCH_BY_ART: &str = "dba/results/scythed-chariots#beaten-destroyed";
pub(super) const SCH_DOUBLED_BY_ART: &str = "dba/results/scythed-chariots#doubled-recoils";
pub(super) const KN_FRONT: &str = "dba/results/knights-against-bows#front-destroyed";
pub(super) const KN_FLANK: &str = "dba/results/knights-against-bows#flank-or-rear";
pub(super) const KN_ANY_BOUND: &str = "dba/disputes/knights-carried-over#any-bound";
pub(super) const KN_INSIDE_DIE: &str = "dba/disputes/knights-and-bows-inside#all-round-front";
pub(super) const KN_INSIDE_LIVE: &str = "dba/disputes/knights-and-bows-inside#no-front";
pub(super) const KN_THIS_BOUND: &str = "dba/disputes/knights-carried-over#this-bound";
pub(super) const WB_KILLS_SP_PK: &str = "dba/results/warband-kills#spears-and-pikes";
pub(super) const WB_KILLS_BD: &str = "dba/results/warband-kills#blades";
pub(super) const WB_GARRISON: &str = "dba/results/warband-kills#not-in-garrison";
pub(super) const SP_PK_GOOD: &str = "dba/results/spears-and-pikes#good-going-only";
pub(super) const PS_BY_CM: &str = "dba/results/camels-and-psiloi#destroyed";
pub(super) const PS_BY_2CM: &str = "dba/results/camels-and-psiloi#light-camelry";
pub(super) const PS_RECOIL: &str = "dba/results/psiloi-recoil#recoil";
pub(super) const HD_STAND: &str = "dba/results/hordes#stand";
pub(super) const HD_IN_BUA: &str = "dba/results/hordes#in-bua";
pub(super) const HD_IN_CAMP: &str = "dba/results/hordes#in-camp";
pub(super) const HD_BY_ART_SHOT: &str = "dba/results/hordes#artillery-shooting";
pub(super) const HD_BY_EL: &str = "dba/results/hordes#elephants";
pub(super) const WWG_STAND: &str = "dba/results/war-wagons#stand";
pub(super) const WWG_BY_ART_SHOT: &str = "dba/results/war-wagons#artillery-shooting";
pub(super) const WWG_BY_EL: &str = "dba/results/war-wagons#elephants";
pub(super) const WWG_INSIDE: &str = "dba/results/war-wagons#in-bua-or-camp";
pub(super) const WWG_DOUBLED: &str = "dba/results/war-wagons#must-be-doubled";
pub(super) const LITTER: &str = "dba/results/war-wagons#litter";
pub(super) const INSIDE: &str = "dba/results/in-a-bua#recoil-destroys";
pub(super) const INSIDE_FLEE: &str = "dba/results/in-a-bua#flee-too";
pub(super) const CF_SURRENDER: &str = "dba/results/followers-and-denizens#followers-surrender";
pub(super) const DZ_SURRENDER: &str = "dba/results/followers-and-denizens#denizens-surrender";
pub(super) const CF_FOUGHT: &str = "dba/results/followers-and-denizens#melee";
pub(super) const CF_SHOT: &str = "dba/results/followers-and-denizens#other-shooting";
pub(super) const ART_SHOT: &str = "dba/results/shot#artillery-recoils";
pub(super) const DOUBLED: &str = "dba/results/doubled#definition";
pub(super) const DOUBLED_DEFAULT: &str = "dba/results/doubled#default";
pub(super) const DOUBLED_REFERENCES: &str = "dba/results/doubled-table#outside";
pub(super) const LH_BY_BW: &str = "dba/results/light-horse-doubled#by-bows";
pub(super) const LIGHT_CAMELRY: &str = "dba/results/light-horse-doubled#light-camelry";
pub(super) const PS_DOUBLED_BY_CM: &str = "dba/results/psiloi-doubled#destroyed";
pub(super) const PS_DOUBLED_BY_LH: &str = "dba/results/psiloi-doubled#light-camelry";
pub(super) const DOUBLED_BY_ART: &str = "dba/results/doubled-by-artillery#attackers-recoil";
pub(super) const WB_DESTROYED: &str = "dba/disputes/warband-beaten#wb-destroyed";
pub(super) const WB_RECOILS: &str = "dba/disputes/warband-beaten#wb-recoils";
pub(super) const LH_DESTROYED: &str = "dba/disputes/light-horse-doubled#lh-destroyed";
pub(super) const LH_FLEES: &str = "dba/disputes/light-horse-doubled#lh-flees";
pub(super) const HD_DESTROYED: &str = "dba/disputes/hordes-shot#hd-destroyed";
pub(super) const HD_STANDS: &str = "dba/disputes/hordes-shot#hd-stand";

/// Knights that charged the front of Bows in an earlier bound: the commentary does not mention the
/// bound.
pub(super) static KNIGHTS_CARRIED_OVER: Point = Point {
    id: "knights-carried-over",
    kind: PointKind::Open,
    readings: &[Reading::of(KN_ANY_BOUND), Reading::of(KN_THIS_BOUND)],
};
/// Knights that assault Bows in a place, where bases have no edges: the documents do not say what
/// counts as the front.
pub(super) static KNIGHTS_AND_BOWS_INSIDE: Point = Point {
    id: "knights-and-bows-inside",
    kind: PointKind::Open,
    readings: &[Reading::of(KN_INSIDE_DIE), Reading::of(KN_INSIDE_LIVE)],
};
/// Warband in good going beaten by Elephants or Scythed Chariots: the references disagree.
pub(super) static WARBAND_BEATEN: Point = Point {
    id: "warband-beaten",
    kind: PointKind::Open,
    readings: &[Reading::of(WB_DESTROYED), Reading::of(WB_RECOILS)],
};
/// Light Horse doubled by Psiloi or War Wagons: the references disagree.
pub(super) static LIGHT_HORSE_DOUBLED: Point = Point {
    id: "light-horse-doubled",
    kind: PointKind::Open,
    readings: &[Reading::of(LH_DESTROYED), Reading::of(LH_FLEES)],
};
/// Hordes beaten by Bows or War Wagons shooting: the references disagree.
pub(super) static HORDES_SHOT: Point = Point {
    id: "hordes-shot",
    kind: PointKind::Open,
    readings: &[Reading::of(HD_DESTROYED), Reading::of(HD_STANDS)],
};

/// Type that a troop counts as in the result tables: chariots as Knights or Cavalry, Light Camelry
/// as Light Horse, the Litter as a War Wagon.
pub(super) fn stands_for(case: &mut Case<'_>, troop: Troop) -> Troop {
    match troop {
        Troop::HCh => case.word(&CHARIOTS, "HCh", "as").unwrap_or(Troop::Kn),
        Troop::LCh => case.word(&CHARIOTS, "LCh", "as").unwrap_or(Troop::Cv),
        Troop::TwoCm => Troop::LH,
        Troop::Lit => Troop::WWg,
        other => other,
    }
}

/// The relevant terrain of this loser: the place, as far as the table distinguishes places, and
/// whether the going is good or bad if the table distinguishes that.
pub(super) fn ground_class(
    case: &Case<'_>,
    troop: Troop,
    margin: Margin,
) -> impl Fn(Terrain) -> (Place, [bool; 3]) {
    let table = if margin == Margin::Beaten {
        &BEATEN_RESULTS
    } else {
        &DOUBLED_RESULTS
    };
    let said = case.tried(|case| {
        let loser = stands_for(case, troop);
        let mut word = |column: &str| case.word::<Says>(table, loser.code(), column);
        let good = table
            .columns
            .iter()
            .any(|column| matches!(word(column), Some(Says::InGood(_) | Says::Open)));
        let alike = word("bua") == word("camp");
        (loser, good, word("bad").is_some(), alike)
    });
    let (loser, good, bad, alike) = said.result;
    move |ground| {
        let place = match Place::of(ground) {
            Place::Camp if alike => Place::Bua,
            place => place,
        };
        let goings = [
            good && ground.going() == Going::Good,
            good && loser == Troop::Ps && ground.going_for_camels() == Going::Good,
            bad && ground.going_for(troop) == Going::Bad,
        ];
        (place, goings)
    }
}

/// A loss with its types determined.
struct Read<'l> {
    loss: &'l Loss,
    loser: Troop,
    enemy: Troop,
    column: &'static str,
}

/// Result of a cell in this case.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comes {
    To(Fate),
    Open,
    /// The cell does not apply here, and why.
    Nothing(&'static str),
}

impl Read<'_> {
    /// Whether the loser is in good going for the effect of this enemy. For Camelry against Psiloi
    /// dunes and oases are good going, wherever the camels stand; Light Camelry counts as Light
    /// Horse, and dunes are good going for it only when it is doubled (bob:beaten.7,
    /// bob:doubled.3).
    fn in_good(&self) -> bool {
        let camels = matches!(self.loss.by, By::Fighting(winner) if winner.is_camels());
        let going = if camels && self.loser == Troop::Ps {
            self.loss.ground.going_for_camels()
        } else {
            self.loss.ground.going()
        };
        going == Going::Good
    }

    fn in_bad(&self) -> bool {
        let ground = self.loss.ground;
        matches!(self.loss.by, By::Fighting(_)) && ground.going_for(self.loss.loser) == Going::Bad
    }

    fn fought(&self) -> bool {
        matches!(self.loss.by, By::Fighting(_))
    }

    /// Warband that garrison a BUA destroy no enemy by merely beating it.
    fn held_back(&self) -> bool {
        self.enemy == Troop::Wb && self.loss.by_garrison && self.fought()
    }

    fn comes(&self, case: &mut Case<'_>, says: Option<Says>) -> Comes {
        match says {
            None => Comes::Nothing("nothing"),
            Some(Says::Fate(fate)) => Comes::To(fate),
            Some(Says::InGood(fate)) if self.in_good() => Comes::To(fate),
            Some(Says::InGood(_)) => Comes::Nothing("not-good"),
            // Bows inside a place have neither front nor flank, so the kind of contact is not
            // asked.
            Some(Says::Front) if self.loss.by_garrison => {
                if case.ask(&KNIGHTS_AND_BOWS_INSIDE).is(KN_INSIDE_DIE) {
                    Comes::To(Fate::Destroyed)
                } else {
                    Comes::Nothing("not-front")
                }
            }
            Some(Says::Front) => match self.loss.contact {
                Contact::Front => Comes::To(Fate::Destroyed),
                Contact::FrontBefore if case.ask(&KNIGHTS_CARRIED_OVER).is(KN_ANY_BOUND) => {
                    Comes::To(Fate::Destroyed)
                }
                _ => Comes::Nothing("not-front"),
            },
            Some(Says::Open) if self.loser == Troop::Wb && !self.in_good() => {
                Comes::Nothing("not-good")
            }
            Some(Says::Open) => Comes::Open,
        }
    }

    /// Cell of a table for this enemy, in close combat also for enemies that it does not name: from
    /// the cells stated by the documents, or from the others. Warband's cell does not apply while
    /// they garrison a BUA.
    fn against(&self, case: &mut Case<'_>, table: &Table, margin: Margin, by: Authority) -> Comes {
        let row = self.loser.code();
        if by == Authority::References && !table.stated(row, "*").is_empty() {
            return Comes::Nothing("complete");
        }
        let idle = margin == Margin::Beaten && self.held_back();
        match by.word(case, table, row, self.column) {
            Some(_) if idle => Comes::Nothing("garrison"),
            None if self.fought() => {
                let says = by.word(case, table, row, "others");
                self.comes(case, says)
            }
            says => self.comes(case, says),
        }
    }

    /// What the references state for this loser in bad going.
    fn bad_going(&self, case: &mut Case<'_>, table: &Table) -> Option<Fate> {
        if self.in_bad() {
            fate_of(Authority::References.word(case, table, self.loser.code(), "bad"))
        } else {
            None
        }
    }

    fn inside(&self) -> bool {
        self.loss.place != Place::Open
    }
}

/// Source of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Authority {
    Documents,
    References,
}

impl Authority {
    /// The code of the cell, if it comes from this source.
    fn word(self, case: &mut Case<'_>, table: &Table, row: &str, column: &str) -> Option<Says> {
        let stated = !table.stated(row, column).is_empty();
        if stated == (self == Self::Documents) {
            case.word(table, row, column)
        } else {
            None
        }
    }
}

fn fate_of(says: Option<Says>) -> Option<Fate> {
    match says {
        Some(Says::Fate(fate)) => Some(fate),
        _ => None,
    }
}

impl Comes {
    fn fate(self) -> Option<Fate> {
        match self {
            Self::To(fate) => Some(fate),
            Self::Open | Self::Nothing(_) => None,
        }
    }

    /// For the ledger: the result, or why there is none.
    fn why(self) -> &'static str {
        match self {
            Self::To(fate) => fate.code(),
            Self::Open => "open",
            Self::Nothing(why) => why,
        }
    }
}

impl Ruling {
    fn new() -> Self {
        Self {
            fate: Fate::Recoil,
            looks: Vec::with_capacity(8),
            claims: Vec::with_capacity(4),
        }
    }

    fn look(&mut self, code: &'static str, applied: bool, why: &'static str, claim: &'static str) {
        self.looks.push(Look {
            code,
            applied,
            why,
            claim,
        });
    }

    fn end(mut self, fate: Fate, claims: &[&'static str]) -> Self {
        self.fate = fate;
        self.claims.extend(claims);
        self
    }
}

/// Fate of the loser.
pub(super) fn ruling(case: &mut Case<'_>, loss: &Loss) -> Ruling {
    let loser = stands_for(case, loss.loser);
    let (enemy, column) = match loss.by {
        By::Fighting(winner) => {
            let enemy = stands_for(case, winner);
            (enemy, enemy.code())
        }
        By::Shooting(shooter) => (shooter.troop(), shooter.column()),
    };
    let read = Read {
        loss,
        loser,
        enemy,
        column,
    };
    let mut ruling = match loss.margin {
        Margin::Beaten => beaten(case, &read),
        Margin::Doubled => doubled(case, &read),
    };
    if read.inside() && matches!(ruling.fate, Fate::Recoil | Fate::Flee) {
        let claim = if ruling.fate == Fate::Flee {
            INSIDE_FLEE
        } else {
            INSIDE
        };
        ruling.fate = Fate::Destroyed;
        ruling.claims.insert(0, claim);
        ruling.look("place", true, loss.place.code(), claim);
    } else if !ruling.looks.iter().any(|look| look.code == "place") {
        ruling.look(
            "place",
            false,
            if read.inside() { "no-recoil" } else { "open" },
            INSIDE,
        );
    }
    // Light Camelry and Litters count as another type, so cite the claim for it.
    let decided = ruling
        .looks
        .iter()
        .any(|look| matches!(look.code, "stated" | "outside" | "agreed") && look.applied);
    let winner = matches!(loss.by, By::Fighting(winner) if winner == Troop::TwoCm) && decided;
    let told = ruling
        .claims
        .iter()
        .any(|claim| [PS_BY_2CM, PS_DOUBLED_BY_LH].contains(claim));
    if loss.loser == Troop::TwoCm || winner && !told {
        ruling.claims.push(LIGHT_CAMELRY);
    }
    if loss.loser == Troop::Lit {
        ruling.claims.push(LITTER);
    }
    ruling
}

/// The claim behind a cell for beaten bases that the documents state.
fn beaten_claim(read: &Read<'_>) -> &'static str {
    match (read.loser, read.loss.by) {
        (Troop::El, By::Shooting(_)) => EL_BY_ART_SHOT,
        (Troop::El, By::Fighting(_)) => EL_BY_ART,
        (Troop::Kn, _) if read.loss.by_garrison => KN_INSIDE_DIE,
        (Troop::Kn, _) if read.loss.contact == Contact::FrontBefore => KN_ANY_BOUND,
        (Troop::Kn, _) => KN_FRONT,
        (Troop::SCh, _) => SCH_BY_ART,
        (Troop::Sp | Troop::Pk, _) => WB_KILLS_SP_PK,
        (Troop::Bd, _) => WB_KILLS_BD,
        (Troop::Ps, By::Fighting(Troop::TwoCm)) => PS_BY_2CM,
        (Troop::Ps, By::Fighting(Troop::Cm)) => PS_BY_CM,
        (Troop::Ps, _) => PS_RECOIL,
        (Troop::Hd, By::Shooting(_)) => HD_BY_ART_SHOT,
        (Troop::Hd, By::Fighting(_)) => HD_BY_EL,
        (Troop::Art, _) => ART_SHOT,
        (Troop::WWg, By::Shooting(_)) => WWG_BY_ART_SHOT,
        (Troop::WWg, By::Fighting(_)) => WWG_BY_EL,
        (Troop::CF | Troop::Dz, By::Fighting(_)) => CF_FOUGHT,
        (Troop::CF, By::Shooting(Shooter::Art)) => CF_SURRENDER,
        (Troop::Dz, By::Shooting(Shooter::Art)) => DZ_SURRENDER,
        (Troop::CF | Troop::Dz, By::Shooting(_)) => CF_SHOT,
        _ => OTHERWISE,
    }
}

/// The claim behind a fate that does not come from a cell for enemy, terrain or place.
fn otherwise_claim(read: &Read<'_>) -> &'static str {
    match read.loser {
        Troop::Ps => PS_RECOIL,
        Troop::Hd if read.loss.place == Place::Camp => HD_IN_CAMP,
        Troop::Hd => HD_STAND,
        Troop::WWg => WWG_STAND,
        _ => OTHERWISE,
    }
}

/// The two conditions of close combat that apply to single types.
fn conditions(read: &Read<'_>, stated: Comes, ruling: &mut Ruling) {
    let why = match (read.enemy == Troop::Wb, read.loss.by_garrison) {
        (false, _) => "not-warband",
        (true, false) => "attacks",
        (true, true) => "holds",
    };
    ruling.look("garrison", read.held_back(), why, WB_GARRISON);
    let knights = read.loser == Troop::Kn && read.enemy == Troop::Bw;
    let destroyed = knights && stated.fate() == Some(Fate::Destroyed);
    let (why, claim) = match read.loss.contact {
        _ if !knights => ("others", KN_FRONT),
        _ if read.loss.by_garrison && destroyed => ("inside", KN_INSIDE_DIE),
        _ if read.loss.by_garrison => ("inside", KN_INSIDE_LIVE),
        Contact::None => ("no-attack", KN_FRONT),
        Contact::Front => ("front", KN_FRONT),
        Contact::FrontBefore => (
            "front-before",
            if destroyed {
                KN_ANY_BOUND
            } else {
                KN_THIS_BOUND
            },
        ),
        Contact::FlankOrRear => ("flank", KN_FLANK),
    };
    ruling.look("front", destroyed, why, claim);
}

fn beaten(case: &mut Case<'_>, read: &Read<'_>) -> Ruling {
    let mut ruling = Ruling::new();
    let row = read.loser.code();
    let stated = read.against(case, &BEATEN_RESULTS, Margin::Beaten, Authority::Documents);
    let claim = match stated {
        Comes::Nothing("garrison") => WB_GARRISON,
        Comes::Nothing("nothing") => BEATEN,
        _ => beaten_claim(read),
    };
    ruling.look("stated", stated.fate().is_some(), stated.why(), claim);
    if read.fought() {
        conditions(read, stated, &mut ruling);
    }
    if let Some(fate) = stated.fate() {
        return ruling.end(fate, &[claim]);
    }
    // The place has its own rule for troops that do not recoil, and destroys those that do.
    let stated_otherwise =
        fate_of(Authority::Documents.word(case, &BEATEN_RESULTS, row, "otherwise"));
    if read.inside() {
        if let Some(fate) =
            fate_of(Authority::Documents.word(case, &BEATEN_RESULTS, row, read.loss.place.code()))
        {
            let claim = if read.loser == Troop::Hd {
                HD_IN_BUA
            } else {
                WWG_INSIDE
            };
            ruling.look("place", true, read.loss.place.code(), claim);
            return ruling.end(fate, &[claim]);
        }
        if stated_otherwise == Some(Fate::Recoil) {
            return ruling.end(Fate::Recoil, &[]);
        }
    }

    let bad = read.bad_going(case, &BEATEN_RESULTS);
    let mut outside = read.against(case, &BEATEN_RESULTS, Margin::Beaten, Authority::References);
    if bad == Some(Fate::Destroyed) && outside == Comes::Open {
        outside = Comes::Nothing("ground");
    }
    ruling.look(
        "outside",
        outside.fate().is_some(),
        outside.why(),
        BEATEN_REFERENCES,
    );
    let dead = outside.fate() == Some(Fate::Destroyed);
    if read.fought() {
        ground_look(read, bad, dead, &mut ruling);
    }
    let mut claims = Vec::new();
    if stated == Comes::Nothing("garrison") || outside == Comes::Nothing("garrison") {
        claims.push(WB_GARRISON);
    }
    if outside == Comes::Nothing("not-good") && matches!(read.loser, Troop::Sp | Troop::Pk) {
        claims.push(SP_PK_GOOD);
    }
    let fate = match (outside, bad) {
        (Comes::To(Fate::Destroyed), _) | (_, Some(Fate::Destroyed)) => Fate::Destroyed,
        (Comes::To(fate), _) | (Comes::Nothing(_), Some(fate)) => fate,
        (Comes::Open, _) => return disputed(case, read, ruling),
        (Comes::Nothing(_), None) => {
            if read.loser == Troop::Kn && stated == Comes::Nothing("not-front") {
                match read.loss.contact {
                    _ if read.loss.by_garrison => claims.push(KN_INSIDE_LIVE),
                    Contact::FlankOrRear => claims.push(KN_FLANK),
                    Contact::FrontBefore => claims.push(KN_THIS_BOUND),
                    Contact::None | Contact::Front => {}
                }
            }
            let referred =
                || fate_of(Authority::References.word(case, &BEATEN_RESULTS, row, "otherwise"));
            let fate = stated_otherwise.or_else(referred).unwrap_or(Fate::Recoil);
            let claim = otherwise_claim(read);
            if claim == HD_IN_CAMP {
                case.flag("silent:hordes-in-camp");
            }
            ruling.look("otherwise", true, fate.code(), claim);
            claims.push(claim);
            return ruling.end(fate, &claims);
        }
    };
    if bad.is_some() && !dead {
        claims.push(OWN_GROUND);
    }
    claims.push(BEATEN_REFERENCES);
    ruling.end(fate, &claims)
}

/// Whether bad going under the loser decides.
fn ground_look(read: &Read<'_>, bad: Option<Fate>, dead: bool, ruling: &mut Ruling) {
    let why = match bad {
        Some(_) if dead => "dead-anyway",
        Some(fate) => fate.code(),
        None if read.in_bad() => "indifferent",
        None => "not-bad",
    };
    ruling.look("bad-going", bad.is_some() && !dead, why, OWN_GROUND);
}

/// A cell on which the references disagree.
fn disputed(case: &mut Case<'_>, read: &Read<'_>, mut ruling: Ruling) -> Ruling {
    let (point, dies, lives, milder) = match read.loser {
        Troop::Wb => (&WARBAND_BEATEN, WB_DESTROYED, WB_RECOILS, Fate::Recoil),
        Troop::LH => (&LIGHT_HORSE_DOUBLED, LH_DESTROYED, LH_FLEES, Fate::Flee),
        _ => (&HORDES_SHOT, HD_DESTROYED, HD_STANDS, Fate::None),
    };
    let fatal = case.ask(point).is(dies);
    let (fate, claim) = if fatal {
        (Fate::Destroyed, dies)
    } else {
        (milder, lives)
    };
    ruling.look("disputed", fatal, fate.code(), claim);
    ruling.end(fate, &[claim])
}

/// The claim behind a cell for doubled bases that the documents state.
fn doubled_claim(read: &Read<'_>) -> &'static str {
    match (read.loser, read.loss.by) {
        (Troop::SCh, By::Fighting(Troop::Art)) => SCH_DOUBLED_BY_ART,
        (_, By::Fighting(Troop::Art)) => DOUBLED_BY_ART,
        (Troop::LH, _) => LH_BY_BW,
        (Troop::Ps, By::Fighting(Troop::Cm)) => PS_DOUBLED_BY_CM,
        (Troop::Ps, _) => PS_DOUBLED_BY_LH,
        _ => DOUBLED,
    }
}

fn doubled(case: &mut Case<'_>, read: &Read<'_>) -> Ruling {
    let mut ruling = Ruling::new();
    let row = read.loser.code();
    let stated = read.against(
        case,
        &DOUBLED_RESULTS,
        Margin::Doubled,
        Authority::Documents,
    );
    let claim = if stated == Comes::Nothing("nothing") {
        DOUBLED
    } else {
        doubled_claim(read)
    };
    ruling.look("stated", stated.fate().is_some(), stated.why(), claim);
    // Every base doubled by Artillery in close combat recoils; but Hordes never recoil.
    if claim == DOUBLED_BY_ART && read.loser == Troop::Hd && !read.inside() {
        case.flag("silent:hordes-artillery");
    }
    if let Some(fate) = stated.fate() {
        let more: &[&str] = if claim == SCH_DOUBLED_BY_ART {
            &[DOUBLED_BY_ART]
        } else {
            &[]
        };
        return ruling.end(fate, &[&[claim], more].concat());
    }
    if let Some(fate) = fate_of(Authority::Documents.word(case, &DOUBLED_RESULTS, row, "otherwise"))
    {
        let claim = match read.loser {
            // What destroys it when it is merely beaten does so all the more when it is doubled.
            Troop::WWg => match (read.enemy, read.fought()) {
                (Troop::Art, false) => WWG_BY_ART_SHOT,
                _ if read.inside() => WWG_INSIDE,
                (Troop::El, true) => WWG_BY_EL,
                _ => WWG_DOUBLED,
            },
            // Beaten by Artillery they surrender; the texts do not mention doubled.
            Troop::CF | Troop::Dz if !read.fought() && read.enemy == Troop::Art => {
                case.flag("silent:doubled-by-art-fire");
                DOUBLED
            }
            Troop::CF | Troop::Dz if !read.fought() => CF_SHOT,
            _ => DOUBLED,
        };
        ruling.look("otherwise", true, fate.code(), claim);
        return ruling.end(fate, &[claim]);
    }
    // A base inside a place that is not destroyed would have to flee, which destroys it.
    if read.inside() {
        ruling.look("otherwise", true, Fate::Destroyed.code(), DOUBLED);
        return ruling.end(Fate::Destroyed, &[DOUBLED, INSIDE_FLEE]);
    }
    let bad = read.bad_going(case, &DOUBLED_RESULTS);
    let mut outside = read.against(
        case,
        &DOUBLED_RESULTS,
        Margin::Doubled,
        Authority::References,
    );
    if bad == Some(Fate::Destroyed) && outside.fate() != Some(Fate::Destroyed) {
        outside = Comes::Nothing("ground");
    }
    ruling.look(
        "outside",
        outside.fate().is_some(),
        outside.why(),
        DOUBLED_REFERENCES,
    );
    if read.fought() {
        ground_look(
            read,
            bad,
            outside.fate() == Some(Fate::Destroyed),
            &mut ruling,
        );
    }
    match (outside, bad) {
        (Comes::To(fate), _) => ruling.end(fate, &[DOUBLED_REFERENCES]),
        (Comes::Open, _) => disputed(case, read, ruling),
        (Comes::Nothing(_), Some(fate)) => ruling.end(fate, &[OWN_GROUND, DOUBLED_REFERENCES]),
        (Comes::Nothing(_), None) => {
            let fate =
                fate_of(Authority::References.word(case, &DOUBLED_RESULTS, row, "otherwise"))
                    .unwrap_or(Fate::Destroyed);
            let claims: &[&str] = if fate == Fate::Destroyed {
                &[DOUBLED, DOUBLED_DEFAULT]
            } else {
                &[DOUBLED_REFERENCES]
            };
            ruling.look("otherwise", true, fate.code(), claims[0]);
            ruling.end(fate, claims)
        }
    }
}
