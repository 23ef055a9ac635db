//! `dba.recoil`: whether a beaten base can recoil, given what is behind it.
//!
//! # Source items
//! bob:recoil.1-4, p2-p4, 5d, bob:interpenetration.1, 2, p1, bob:results.4,
//! bob:tactical-moves.p5, qrs:recoil.1-3, 5-11, 14, 16, and the table in both documents.
//!
//! # What it decides
//! The cell of the recoil table, whether the recoiler completes its recoil or is destroyed, the
//! fate of the first friend behind it, and the length of the recoil. Lengths are in mm.
//!
//! # What it does not decide
//! Enemies, terrain, fortified places, the recoiler's own path off the table, and final positions:
//! `dba.recoil-scene` does. Only the first friend behind has a fate here, although a chain of
//! friends may be pushed.
//!
//! # Readings chosen
//! - The matrix is read before number, room and facing of the friends; these only change passing
//!   into pushing, or prevent both. The exception is a friend at an angle, for which the cell does
//!   not apply: elephants too are lost against it (bob:recoil.3).
//! - Passing needs room beyond the friend for the whole recoiling base; pushing needs only the
//!   length of the recoil, which is less for a base deeper than wide.
//! - `room_mm` decides before `push_meets`: an obstacle beyond the room is not reached. With two or
//!   more bases behind, the room behind the first may be occupied by the second, which is pushed
//!   too; then `push_meets` says what stops the last one.
//! - In a road column the recoiler pushes the friends behind, even if it could pass through, on a
//!   straight stretch as on a bend (bob:tactical-moves.p5, qrs:recoil.5): the rule for columns
//!   takes precedence over the table. It allows no base to push what cannot be pushed. On a bend
//!   the angle does not matter (bob:recoil.5d); whether that includes an Elephant is not said, flag
//!   `silent:elephant-on-bend`.
//! - Too little room beyond a War Wagon is the same conflict as a War Wagon with others behind it:
//!   by the sheet it is pushed (qrs:recoil.9), by the commentary never.
//! - A Litter behind counts as a War Wagon, as in combat and movement (bob:shooting.1); for recoils
//!   it is not said, flag `silent:litter-behind`.
//! - An Elephant needs no room behind the friend it destroys, unless `push_meets` says that
//!   something stands there within its recoil. For several friends in file `push_meets` is asked,
//!   because an obstacle beyond the last may be within reach; each friend is assumed to be as deep
//!   as the first.
//!
//! # Direction of error
//! It only knows what is given: an enemy, wood or camp behind that is not given may make a fatal
//! recoil look complete, never the other way round.
//!
//! # Examples
//! Passes: `Kn` before one `Ps` facing the same way, 60 mm of room → `pass`, completes, 30 mm.
//! Fails: `Bd` before `El` → `recoiler-destroyed`, destroyed.

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::rear_support::may_support;
use super::tables::{BASE_DEPTH, BASE_WIDTH, RECOIL_MATRIX};
use super::troops::{Base, Class, Troop};
use crate::check::{
    Case, CheckKind, Declared, Fact, FaultKind, Figures, Form, Measure, OutKind, Output, Point,
    PointKind, Reading, Rule, Unit, Values, claims, number,
};
use crate::kit::tables::Choice;
use crate::message::Arg;

/// The check.
pub struct Recoil;

/// The situation of one recoil.
pub struct Input {
    recoiler: Fact<Base>,
    /// The first base behind.
    friend: Fact<Option<Base>>,
    same_facing: Fact<Option<bool>>,
    n_behind: i64,
    /// Clear space behind the friend, or behind the recoiler if there is none.
    room: Option<Measure>,
    push_meets: Fact<Meets>,
    friend_supporting: Fact<bool>,
    road_column: Fact<bool>,
    bw: f64,
    /// Given depths, or those of known bases.
    recoiler_depth: Option<f64>,
    friend_depth: Option<f64>,
    /// The friends behind are side by side, not one behind another.
    abreast: bool,
    /// Whether it is measured on the table, where friend and obstacle may be at a distance.
    push: Option<Push>,
}

/// Distance that a friend must be pushed, and the distance that it can be, mm.
#[derive(Clone)]
struct Push {
    needed: f64,
    room: Measure,
}

/// Content of a cell of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Fate {
    Pass,
    Push,
    RecoilerDestroyed,
    FriendDestroyed,
    BothDestroyed,
}

impl Choice for Fate {
    const SCOPE: &'static str = "dba-recoil-cell";
}

/// End of a recoil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum End {
    Completes,
    Destroyed,
}

impl Choice for End {
    const SCOPE: &'static str = "dba-recoil-recoiler";
}

impl End {
    /// Returns the end of a recoil, by whether the recoil is completed.
    pub(super) const fn of(completes: bool) -> Self {
        if completes {
            Self::Completes
        } else {
            Self::Destroyed
        }
    }
}

/// Fate of the friend behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum FriendFate {
    Untouched,
    /// In its camp or BUA, where the recoil would end.
    Inside,
    Passed,
    Pushed,
    Stopped,
    Destroyed,
}

impl Choice for FriendFate {
    const SCOPE: &'static str = "dba-recoil-friend_fate";
}

/// Obstacle beyond the room of the last base pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Meets {
    Nothing,
    TableEdge,
    Blocked,
}

impl Choice for Meets {
    const SCOPE: &'static str = "dba-meets";
}

/// The depth of a base in the scale of a base width; `None` for other widths.
#[expect(clippy::cast_precision_loss, reason = "millimetres of a base")]
pub(super) fn usual_depth(figures: &mut Figures<'_>, base: Base, bw: f64) -> Option<f64> {
    let scale = BASE_WIDTH
        .rows
        .iter()
        .find(|scale| width(figures, scale) == Some(bw))?;
    figures
        .number(&BASE_DEPTH, base.code(), scale)
        .map(|mm| mm as f64)
}

/// The usual depth of a base that may be known as a set: bases with the same depth are not
/// separated.
pub(super) fn depth_of(case: &mut Case<'_>, base: &Fact<Base>, bw: f64) -> Option<f64> {
    let usual = |case: &mut Case<'_>, base| case.figures(|figures| usual_depth(figures, base, bw));
    let alike = base.alike(|base| case.tried(|case| usual(case, base)));
    usual(case, alike)
}

/// The base width of a scale.
#[expect(clippy::cast_precision_loss, reason = "millimetres of a base")]
pub(super) fn width(figures: &mut Figures<'_>, scale: &str) -> Option<f64> {
    figures.number(&BASE_WIDTH, scale, "mm").map(|mm| mm as f64)
}

/// The default base width.
fn usual_width(figures: &mut Figures<'_>) -> f64 {
    width(figures, BASE_WIDTH.rows[0]).unwrap_or(40.0)
}

/// The base widths of all scales, the default first.
fn widths(figures: &mut Figures<'_>) -> Vec<f64> {
    let mut all = vec![usual_width(figures)];
    figures.quietly(|figures| {
        for row in BASE_WIDTH.rows {
            if let Some(width) = width(figures, row).filter(|width| !all.contains(width)) {
                all.push(width);
            }
        }
    });
    all
}

/// Reads `bw`, the width of bases in mm.
pub(super) fn read_width(form: &mut Form<'_>) -> f64 {
    let width = form.decimal("bw", 20.0, 120.0).unit(Unit::Mm);
    width.or_scale(widths).unwrap_or(40.0)
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let facts = ["recoiler", "friend", "same_facing", "n_behind", "room_mm"];
        let nothing = form.may_lack_facts() && facts.iter().all(|name| !form.is_told(name));
        let recoiler: Fact<Base> = form.choice("recoiler").only(recoils).fact();
        refuse_staying(form, "recoiler", &recoiler);
        let several = form.counts("n_behind", 1.0);
        let named = form.is_told("friend");
        // A given facing or support implies that there is a friend.
        let faces = form.is_told("same_facing")
            || form.is_told("friend_depth")
            || form.holds("friend_supporting")
            || form.holds("road_column");
        let there = form.may_lack_facts() && faces && !form.says("n_behind", "0");
        let friend: Fact<Option<Base>> = form.choice("friend").maybe_fact_unless(several || there);
        let followed = friend.is(|friend| friend.is_some());
        let same_facing = form.yes_or_no("same_facing").maybe_fact_unless(followed);
        let behind = i64::from(followed && (named || !several));
        let n_behind = form.integer("n_behind", behind, 11).unit(Unit::Bases);
        // If nothing is given, it is asked what is behind, because that decides.
        let n_behind = if nothing {
            n_behind.among([0, 1, 2]).required()
        } else {
            n_behind.or_usually(behind)
        };
        // What stands in the way does so at some distance.
        let met = form.may_lack_facts()
            && ["table-edge", "blocked"]
                .iter()
                .any(|code| form.says("push_meets", code));
        let room = form.decimal("room_mm", 0.0, 2000.0).unit(Unit::Mm);
        let room = if followed || met {
            Some(room.measured())
        } else {
            room.maybe_measured()
        };
        let push_meets = form.choice("push_meets");
        // The room behind the first friend says nothing about the room behind the last.
        let push_meets = if n_behind > 1 {
            push_meets.fact_asked_or(Meets::Nothing)
        } else {
            push_meets.fact_or(Meets::Nothing)
        };
        // Support that these troops never give is not assumed.
        let pair = recoiler.exactly().zip(friend.exactly().flatten());
        let may = pair.is_none_or(|(front, rear)| may_support(front.troop(), rear.troop()));
        let friend_supporting = form.yes_or_no("friend_supporting");
        // Nobody behind gives support.
        let may = may && n_behind > 0;
        let friend_supporting = friend_supporting.must(|helps| may || !helps);
        let friend_supporting = friend_supporting.matters(may).fact_or(false);
        let road_column = form.yes_or_no("road_column").fact_or(false);
        let bw = read_width(form);
        let depth = |base: Option<Base>, matters: bool| {
            move |figures: &mut Figures<'_>| {
                if matters {
                    usual_depth(figures, base?, bw)
                } else {
                    figures.quietly(|figures| usual_depth(figures, base?, bw))
                }
            }
        };
        let known = recoiler.exactly();
        let recoiler_depth = form
            .decimal("recoiler_depth", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(depth(known, true));
        if known.is_some_and(|base| !base.troop().stays()) {
            form.lacks("recoiler_depth");
        }
        // A friend's depth matters only to an Elephant, which recoils by that depth.
        let tramples = known.is_some_and(|recoiler| recoiler.troop() == Troop::El);
        let trampled = friend.exactly().flatten();
        let friend_depth = form
            .decimal("friend_depth", 1.0, 200.0)
            .unit(Unit::Mm)
            .or_from(depth(trampled, tramples));
        if tramples && trampled.is_some() {
            form.lacks("friend_depth");
        }
        Self {
            recoiler,
            friend,
            same_facing,
            n_behind,
            room,
            push_meets,
            friend_supporting,
            road_column,
            bw,
            recoiler_depth,
            friend_depth,
            abreast: false,
            push: None,
        }
    }
}

/// A number of bases in file.
#[expect(clippy::cast_precision_loss, reason = "twelve bases at most")]
const fn number_of(bases: i64) -> f64 {
    bases as f64
}

/// The row of the table for the friend behind.
fn row(friend: Troop) -> &'static str {
    match friend {
        Troop::El | Troop::Pk | Troop::Bd | Troop::Sp | Troop::Ps => friend.code(),
        wagon if wagon.is_wagon() => Troop::WWg.code(),
        _ => "other",
    }
}

/// Whether a defeat makes a base recoil: War Wagons, Litters, Camp Followers, Denizens and
/// Artillery stand or are lost (bob:beaten.10, .11), and so do Hordes unless doubled by Artillery
/// in a melee (bob:beaten.8).
fn recoils(base: Base) -> bool {
    use Troop::{Art, CF, Dz, Hd, Lit, WWg};
    !matches!(base.troop(), Art | CF | Dz | Hd | Lit | WWg)
}

/// Refuses Camp Followers and Denizens, who never leave their place: beaten, they are lost there
/// (bob:beaten.11).
pub(super) fn refuse_staying(form: &mut Form<'_>, name: &str, base: &Fact<Base>) {
    if base.is(|base| base.troop().stays()) {
        let others = Base::ALL.iter().filter(|base| !base.troop().stays());
        form.refuse(
            name,
            base.shown().code(),
            FaultKind::NotOneOf,
            others.map(|base| base.code().to_owned()).collect(),
        );
    }
}

/// The column of the table for the recoiler.
fn column(recoiler: Troop) -> &'static str {
    match recoiler {
        Troop::El | Troop::Bd | Troop::Pk | Troop::Bw | Troop::Ps => recoiler.code(),
        mounted if mounted.class() == Class::Mounted => "mounted",
        _ => "other",
    }
}

impl Input {
    /// The depth of the recoiler.
    fn depth(&self, case: &mut Case<'_>) -> f64 {
        self.recoiler_depth
            .or_else(|| depth_of(case, &self.recoiler, self.bw))
            .unwrap_or_else(|| {
                // The depth of a known base was given, or is asked.
                self.recoiler.get();
                self.bw
            })
    }

    /// The depth of the friend, which matters only if it is destroyed by an Elephant.
    fn friend_depth(&self, case: &mut Case<'_>, friend: Base) -> f64 {
        let usual =
            |case: &mut Case<'_>, base| case.figures(|figures| usual_depth(figures, base, self.bw));
        self.friend_depth
            .or_else(|| {
                let alike = |friend: Option<Base>| case.tried(|case| usual(case, friend?));
                let friend = self.friend.alike(alike).unwrap_or(friend);
                usual(case, friend)
            })
            .unwrap_or_else(|| {
                self.friend.get();
                0.0
            })
    }
}

/// All facts that decide a recoil into a friend.
#[derive(Clone)]
struct Situation {
    cell: Fate,
    friend: Troop,
    parallel: bool,
    road: Fact<bool>,
    n_behind: i64,
    room: Measure,
    /// The recoiler's own depth: the room it needs to stand.
    depth: f64,
    /// Distance of the recoil.
    distance: f64,
    push: Push,
    /// Total depth of the friends that an Elephant would destroy; in a file all are as deep as the
    /// first.
    trampled: f64,
    meets: Fact<Meets>,
    /// Whether a War Wagon that cannot be passed is pushed after all, by the sheet.
    wagon_pushed: bool,
}

/// Reason why a base pushes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Because {
    Table,
    TwoBehind,
    NoRoomBeyond,
    Road,
}

/// Course of a recoil into a friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// The friend faces another way.
    Askew,
    /// The table destroys both, or only the recoiler.
    Both,
    Barred,
    /// An Elephant destroys its friend and goes on, or is stopped by an obstacle behind it.
    Trampled,
    Hemmed,
    Passed,
    /// It would have to push a base that cannot be pushed.
    Immovable(Because),
    Pushed(Because),
    Stopped(Because),
    OffTable(Because),
}

impl Situation {
    fn course(&self) -> Course {
        if !self.parallel && !*self.road {
            return Course::Askew;
        }
        match self.cell {
            Fate::BothDestroyed => Course::Both,
            Fate::RecoilerDestroyed => Course::Barred,
            Fate::FriendDestroyed => {
                let hemmed = self.trampled < self.distance
                    && self.meets != Meets::Nothing
                    && &self.room + self.trampled < self.distance;
                if hemmed {
                    Course::Hemmed
                } else {
                    Course::Trampled
                }
            }
            Fate::Push if !self.parallel => self.push(Because::Road),
            Fate::Push => self.push(Because::Table),
            Fate::Pass if !self.parallel => self.push_or_die(Because::Road),
            Fate::Pass if self.pushable(Because::Road) && *self.road => self.push(Because::Road),
            Fate::Pass if self.n_behind > 1 => self.push_or_die(Because::TwoBehind),
            Fate::Pass if self.room < self.depth => self.push_or_die(Because::NoRoomBeyond),
            Fate::Pass => Course::Passed,
        }
    }

    /// Whether this friend can be pushed. An Elephant never; a War Wagon by the sheet.
    fn pushable(&self, why: Because) -> bool {
        self.friend != Troop::El
            && (!self.friend.is_wagon()
                || self.wagon_pushed && matches!(why, Because::TwoBehind | Because::NoRoomBeyond))
    }

    fn push_or_die(&self, why: Because) -> Course {
        if self.pushable(why) {
            self.push(why)
        } else {
            Course::Immovable(why)
        }
    }

    fn push(&self, why: Because) -> Course {
        if self.push.room >= self.push.needed {
            return Course::Pushed(why);
        }
        match self.meets.get() {
            Meets::Nothing if self.n_behind > 1 => Course::Pushed(why),
            Meets::TableEdge => Course::OffTable(why),
            Meets::Nothing | Meets::Blocked => Course::Stopped(why),
        }
    }

    fn survives(&self) -> bool {
        matches!(
            self.course(),
            Course::Trampled | Course::Passed | Course::Pushed(_)
        )
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    pub(super) COMPLETES = "dba/recoil/meaning#completes";
    WITHOUT_EFFECT = "dba/recoil/no-lasting-effect#loss-without-effect";
    pub(super) OWN_DEPTH = "dba/recoil/distance#own-depth";
    pub(super) WIDTH_CAP = "dba/recoil/distance#one-width-cap";
    MATRIX = "dba/recoil/matrix#how-to-read";
    GOES_THROUGH = "dba/recoil/passing#goes-through";
    ONE_BASE_ONLY = "dba/recoil/passing#one-base-only";
    ROOM_NEEDED = "dba/recoil/room-beyond#room-needed";
    NO_ROOM_PUSH = "dba/recoil/room-beyond#push-instead";
    NO_ROOM_UNPUSHABLE = "dba/recoil/room-beyond#unpushable";
    TWO_PUSH = "dba/recoil/two-behind#push-instead";
    TWO_NO_PASSING = "dba/recoil/two-behind#no-passing";
    TWO_WAGON = "dba/recoil/two-behind#war-wagon-first";
    PUSHES_BACK = "dba/recoil/pushing#pushes-back";
    CHAIN = "dba/recoil/pushing#chain";
    ASKEW = "dba/recoil/same-facing#recoiler-lost";
    ASKEW_ELEPHANT = "dba/recoil/same-facing#elephants-too";
    ROAD_PUSHED = "dba/recoil/column-on-road#pushed-whole";
    ROAD_STRAIGHT = "dba/recoil/column-on-road#straight-too";
    ROAD_BANS = "dba/recoil/column-on-road#other-bans";
    STOPPED = "dba/recoil/no-room#recoiler-lost";
    STOPPED_LIVES = "dba/recoil/no-room#pushed-survives";
    SUPPORTER_LOST = "dba/recoil/supporter#supporter-lost";
    PIKES_EXCEPTED = "dba/recoil/supporter#pikes-excepted";
    NO_SUPPORT = "dba/recoil/supporter#no-support-no-loss";
    pub(super) PUSHED_OFF_LOST = "dba/recoil/off-the-table#pushed-base-lost";
    WAGON_WHO_PASSES = "dba/recoil/war-wagon-behind#who-passes";
    WAGON_OTHERS_LOST = "dba/recoil/war-wagon-behind#others-lost";
    WAGON_NEVER_PUSHED = "dba/recoil/war-wagon-behind#never-pushed";
    ELEPHANT_BEHIND = "dba/recoil/into-elephants#recoiler-lost";
    ELEPHANT_UNPUSHABLE = "dba/recoil/into-elephants#cannot-be-pushed";
    ELEPHANT_PSILOI = "dba/recoil/into-elephants#psiloi-pass";
    ELEPHANTS_BOTH = "dba/recoil/into-elephants#both-lost";
    TRAMPLES = "dba/recoil/elephant-recoils#friends-lost";
    TRAMPLER_COMPLETES = "dba/recoil/elephant-recoils#completes";
    IN_ITS_PLACE = "dba/results/followers-and-denizens#each-in-its-place";
    INTO_PLACE = "dba/recoil/bua-or-camp#into";
    NO_SPACE = "dba/recoil/when-destroyed#no-space";
    pub(super) TABLE_EDGE = "dba/recoil/coast-and-table-edge#destroyed";
    PS_EL_PASS = "dba/disputes/psiloi-into-elephant#psiloi-pass";
    PS_EL_LOST = "dba/disputes/psiloi-into-elephant#psiloi-lost";
    EL_EL_BOTH = "dba/disputes/elephant-into-elephant#both-lost";
    EL_EL_REAR = "dba/disputes/elephant-into-elephant#rear-lost";
    WAGON_BARS = "dba/disputes/war-wagon-first-of-two#recoiler-lost";
    WAGON_PUSHED = "dba/disputes/war-wagon-first-of-two#recoiler-pushes";
    NO_ROOM_BARS = "dba/disputes/war-wagon-first-of-two#no-room-commentary";
    NO_ROOM_PUSHES = "dba/disputes/war-wagon-first-of-two#no-room-pushes";
    OFF_COMPLETES = "dba/disputes/pushed-off-table#recoiler-completes";
    OFF_LOST = "dba/disputes/pushed-off-table#recoiler-lost";
}

/// Psiloi into an Elephant: commentary and sheet disagree.
static PS_EL: Point = Point {
    id: "ps-el",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(PS_EL_PASS), Reading::of(PS_EL_LOST)],
};
/// An Elephant into an Elephant: the sheet marks the rear one only.
static EL_EL: Point = Point {
    id: "el-el",
    kind: PointKind::Conflict,
    readings: &[Reading::followed(EL_EL_BOTH), Reading::of(EL_EL_REAR)],
};
/// A War Wagon with others behind it or too little room: the sheet has it pushed.
static WWG_PUSH: Point = Point {
    id: "wwg-push",
    kind: PointKind::Conflict,
    readings: &[
        Reading {
            id: "wagon-bars",
            claim: WAGON_BARS,
            default: true,
        },
        Reading {
            id: "wagon-pushed",
            claim: WAGON_PUSHED,
            default: false,
        },
    ],
};
/// The fate of a base whose pushed friend leaves the table; the text only implies that it completes
/// its recoil.
static PUSHED_OFF: Point = Point {
    id: "pushed-off",
    kind: PointKind::Open,
    readings: &[Reading::followed(OFF_COMPLETES), Reading::of(OFF_LOST)],
};

impl Rule for Recoil {
    type Input = Input;
    const ID: &'static str = "dba.recoil";
    const KIND: CheckKind = CheckKind::Tabular;
    const CLAIMS: &'static [&'static str] = CLAIMS;
    const OUTPUTS: &'static [Output] = &[
        Output {
            name: "cell",
            kind: OutKind::word::<Fate>(),
        },
        Output {
            name: "recoiler",
            kind: OutKind::word::<End>(),
        },
        Output {
            name: "friend_fate",
            kind: OutKind::word::<FriendFate>(),
        },
        Output {
            name: "distance_mm",
            kind: OutKind::Number(Unit::Mm),
        },
    ];
    const STATED: &'static [(&'static str, &'static str)] = &[
        ("completes", "cell"),
        ("completes", "distance_mm"),
        ("destroyed", "cell"),
    ];
    const HEADLINE: &'static [&'static str] = &["recoiler", "friend_fate"];
    const POINTS: &'static [&'static Point] = &[&PS_EL, &EL_EL, &WWG_PUSH, &PUSHED_OFF];
    const TABLES: &'static [&'static crate::kit::tables::Table] =
        &[&RECOIL_MATRIX, &BASE_WIDTH, &BASE_DEPTH];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let depth = input.depth(case);
        let capped = depth > input.bw;
        let distance = depth.min(input.bw);
        // They recoil together with the base that they helped, if at all.
        let stands = |base: Base| matches!(base.troop(), Troop::Hd | Troop::WWg);
        if input.recoiler.exactly().is_some_and(stands) {
            case.because(WITHOUT_EFFECT);
        }
        case.step("distance", true)
            .value(number(depth))
            .cite(OWN_DEPTH);
        case.step("cap", capped)
            .value(number(input.bw))
            .arg("depth", depth)
            .cite(WIDTH_CAP);
        let (cell, completes, friend) = if input.friend.is(|friend| friend.is_some()) {
            let (cell, completes, friend) = into_friend(case, input, depth);
            (cell.map(Choice::code), completes, Some(friend))
        } else {
            (None, alone(case, input, distance), None)
        };
        if capped && completes {
            case.because(WIDTH_CAP);
        }
        let recoiler = End::of(completes).code();
        Values::default()
            .with("cell", cell)
            .with("recoiler", recoiler)
            .with("friend_fate", friend.map(FriendFate::code))
            .with("distance_mm", number(distance))
    }
}

/// A recoil into a friend as measured on the table, mm.
pub(super) struct Behind {
    pub recoiler: Fact<Base>,
    pub friend: Fact<Base>,
    pub same_facing: bool,
    pub n_behind: i64,
    /// Clear space beyond the friend for the recoiler to stand in.
    pub room: f64,
    /// Distance that the friend must be pushed, and the distance that it and those behind it can
    /// be.
    pub needed: f64,
    pub push_room: f64,
    /// Whether a base would be pushed off the table.
    pub off_table: bool,
    /// Whether the friend follows in a column along a road.
    pub road_column: bool,
    /// Whether the friends behind are side by side.
    pub abreast: bool,
    pub bw: f64,
    pub recoiler_depth: f64,
    pub friend_depth: f64,
}

/// End of a recoil into a friend that was measured on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The friend faces another way, or can be neither passed nor pushed.
    Barred {
        askew: bool,
    },
    Passed,
    /// The friend is destroyed, and the recoiler too unless it completes.
    Trampled {
        completes: bool,
    },
    Pushed,
    Stopped,
    OffTable {
        completes: bool,
    },
}

/// Decides a recoil into a friend as [`Recoil`] does, with its steps, reasons and points.
pub(super) fn meet(case: &mut Case<'_>, behind: &Behind) -> Ending {
    let tramples = behind.recoiler.is(|recoiler| recoiler.troop() == Troop::El);
    let input = Input {
        recoiler: behind.recoiler.clone(),
        friend: behind.friend.some(),
        same_facing: Some(behind.same_facing).into(),
        n_behind: behind.n_behind,
        room: Some(Measure::known(behind.room)),
        push_meets: Fact::known(match (tramples, behind.off_table) {
            (true, _) => Meets::Nothing,
            (false, true) => Meets::TableEdge,
            (false, false) => Meets::Blocked,
        }),
        friend_supporting: false.into(),
        road_column: behind.road_column.into(),
        bw: behind.bw,
        recoiler_depth: Some(behind.recoiler_depth),
        friend_depth: Some(behind.friend_depth),
        abreast: behind.abreast,
        push: Some(Push {
            needed: behind.needed,
            room: Measure::known(behind.push_room),
        }),
    };
    let (_, completes, fate) = into_friend(case, &input, behind.recoiler_depth);
    let stopped = behind.push_room < behind.needed;
    match fate {
        FriendFate::Inside => Ending::Barred { askew: false },
        FriendFate::Untouched => Ending::Barred {
            askew: !behind.same_facing && !behind.road_column,
        },
        FriendFate::Passed => Ending::Passed,
        FriendFate::Stopped => Ending::Stopped,
        FriendFate::Destroyed if tramples => Ending::Trampled { completes },
        _ if stopped => Ending::OffTable { completes },
        _ => Ending::Pushed,
    }
}

/// A recoil with no friend behind: only the room counts, where it was given.
fn alone(case: &mut Case<'_>, input: &Input, distance: f64) -> bool {
    case.step("behind", false).value(0);
    let Some(room) = &input.room else {
        case.because(COMPLETES);
        return true;
    };
    let short = *room < distance;
    let edge = short && input.push_meets == Meets::TableEdge;
    let why = if edge { TABLE_EDGE } else { NO_SPACE };
    case.step("own-room", short)
        .value_of(room)
        .arg("needed", distance)
        .arg("missing", room.short_of(distance))
        .cite(why);
    case.because(if short { why } else { COMPLETES });
    if short {
        case.remedy(
            "more-room",
            vec![("missing", room.short_of(distance).into())],
            vec![("room_mm", number(distance))],
        );
    }
    !short
}

/// A recoil with at least one friend behind: the cell, whether it completes, the friend's fate.
fn into_friend(case: &mut Case<'_>, input: &Input, depth: f64) -> (Option<Fate>, bool, FriendFate) {
    let stays = |friend: Option<Base>| friend.is_some_and(|friend| friend.troop().stays());
    if input.friend.is(stays) {
        case.applied("into-place", INTO_PLACE);
        case.because(IN_ITS_PLACE);
        return (None, false, FriendFate::Inside);
    }
    let distance = depth.min(input.bw);
    // Bases represent all others that the rule treats alike.
    let from = input.recoiler.alike(|base| column(base.troop())).troop();
    let cell = |case: &mut Case<'_>, into| {
        case.word::<Fate>(&RECOIL_MATRIX, row(into), column(from))
            .unwrap_or(Fate::Push)
    };
    let supports = input.friend_supporting.exactly() != Some(false);
    let alike = |friend: Option<Base>| {
        let into = friend?.troop();
        let kinds = (into == Troop::El, into.is_wagon(), into == Troop::Lit);
        let pikes = supports && into == Troop::Pk;
        Some((case.tried(|case| cell(case, into)), kinds, pikes))
    };
    let friend = input.friend.alike(alike).unwrap_or(Base::Usual(Troop::Ps));
    let into = friend.troop();
    let cell = cell(case, into);
    let printed = cell;
    let tramples = from == Troop::El || cell == Fate::FriendDestroyed;
    let room = input.room.clone().unwrap_or(Measure::known(0.0));
    let mut situation = Situation {
        cell,
        friend: into,
        parallel: input.same_facing.is(|same| same == Some(true)),
        road: input.road_column.clone(),
        n_behind: input.n_behind,
        push: input.push.clone().unwrap_or(Push {
            needed: distance,
            room: room.clone(),
        }),
        room,
        depth,
        distance,
        trampled: if tramples {
            input.friend_depth(case, friend) * number_of(input.n_behind)
        } else {
            0.0
        },
        meets: input.push_meets.clone(),
        wagon_pushed: false,
    };
    if into == Troop::Lit && situation.parallel {
        case.flag("silent:litter-behind");
    }
    let sheet_rules = conflicts(case, from, &mut situation);
    let course = situation.course();
    if from == Troop::El && !situation.parallel && *input.road_column {
        case.flag("silent:elephant-on-bend");
    }

    let mut completes = situation.survives();
    let mut fate = match course {
        Course::Askew | Course::Barred | Course::Immovable(_) => FriendFate::Untouched,
        Course::Both | Course::Trampled | Course::Hemmed => FriendFate::Destroyed,
        Course::Passed => FriendFate::Passed,
        Course::Pushed(_) => FriendFate::Pushed,
        Course::Stopped(_) => FriendFate::Stopped,
        // Of several friends, the last one leaves the table.
        Course::OffTable(_) if input.n_behind > 1 => FriendFate::Pushed,
        Course::OffTable(_) => FriendFate::Destroyed,
    };
    reasons(case, input, &situation, course, sheet_rules);
    if let Course::OffTable(_) = course {
        completes = case.ask(&PUSHED_OFF).is(OFF_COMPLETES);
        case.because(if completes { OFF_COMPLETES } else { OFF_LOST });
    }
    // A supporter is destroyed only by lack of room behind it: its recoil, shared with the front
    // base, fails.
    let for_room = !completes
        && matches!(course, Course::Stopped(_) | Course::OffTable(_))
        && *input.friend_supporting;
    let supporter_dies = for_room && into != Troop::Pk && fate != FriendFate::Destroyed;
    if supporter_dies {
        fate = FriendFate::Destroyed;
        case.because(SUPPORTER_LOST);
    } else if for_room && into == Troop::Pk {
        case.because(PIKES_EXCEPTED);
    }
    ledger(case, input, from, &situation, course, printed);
    // On the table the second rank is judged with everything else.
    if input.push.is_none() {
        supporter_step(case, input, into, course, completes, supporter_dies);
        if !completes {
            remedies(case, input, &situation, course);
        }
    }
    (Some(situation.cell), completes, fate)
}

/// Follows one of the documents where they disagree about this recoil and it makes a difference;
/// returns the claim of the sheet if that one is followed.
fn conflicts(case: &mut Case<'_>, from: Troop, situation: &mut Situation) -> Option<&'static str> {
    let elephant = situation.friend == Troop::El;
    match situation.course() {
        Course::Passed if elephant && from == Troop::Ps && case.ask(&PS_EL).is(PS_EL_LOST) => {
            situation.cell = Fate::RecoilerDestroyed;
            Some(PS_EL_LOST)
        }
        Course::Both if from == Troop::El => {
            let rear_lost = Situation {
                cell: Fate::FriendDestroyed,
                ..situation.clone()
            };
            if rear_lost.survives() && case.ask(&EL_EL).is(EL_EL_REAR) {
                *situation = rear_lost;
                return Some(EL_EL_REAR);
            }
            None
        }
        Course::Immovable(Because::TwoBehind | Because::NoRoomBeyond)
            if situation.friend.is_wagon() =>
        {
            situation.wagon_pushed = case.ask(&WWG_PUSH).is(WAGON_PUSHED);
            None
        }
        _ => None,
    }
}

/// Quotes the claims that decide.
fn reasons(
    case: &mut Case<'_>,
    input: &Input,
    situation: &Situation,
    course: Course,
    sheet_rules: Option<&'static str>,
) {
    let elephant = situation.friend == Troop::El;
    let wagon = situation.friend.is_wagon();
    let barred = match sheet_rules {
        Some(claim) => claim,
        None if elephant => ELEPHANT_BEHIND,
        None if wagon => WAGON_OTHERS_LOST,
        None => MATRIX,
    };
    match course {
        Course::Askew => {
            case.because(ASKEW);
            if input.recoiler == Base::Usual(Troop::El) {
                case.because(ASKEW_ELEPHANT);
            }
            // Lost whichever way the friend faces: the reason is the same.
            if (elephant || wagon) && situation.cell == Fate::RecoilerDestroyed {
                case.because(barred);
            }
        }
        Course::Both => case.because(ELEPHANTS_BOTH),
        Course::Barred => case.because(barred),
        Course::Trampled => {
            case.because(sheet_rules.unwrap_or(TRAMPLES));
            case.because(TRAMPLER_COMPLETES);
        }
        Course::Hemmed => {
            case.because(NO_SPACE);
            case.because(sheet_rules.unwrap_or(TRAMPLES));
        }
        Course::Passed => {
            case.because(GOES_THROUGH);
            if elephant {
                case.because(ELEPHANT_PSILOI);
            }
            if wagon {
                case.because(WAGON_WHO_PASSES);
            }
        }
        Course::Immovable(why) => {
            case.because(match why {
                Because::TwoBehind if input.abreast => ONE_BASE_ONLY,
                Because::TwoBehind if wagon => TWO_WAGON,
                Because::TwoBehind => TWO_NO_PASSING,
                Because::NoRoomBeyond => NO_ROOM_UNPUSHABLE,
                Because::Road | Because::Table => ROAD_BANS,
            });
            if wagon && why == Because::NoRoomBeyond {
                case.because(NO_ROOM_BARS);
            }
            case.because(if wagon {
                WAGON_NEVER_PUSHED
            } else {
                ELEPHANT_UNPUSHABLE
            });
        }
        Course::Pushed(why) | Course::Stopped(why) | Course::OffTable(why) => {
            match course {
                Course::Stopped(_) => case.because(STOPPED),
                Course::OffTable(_) => case.because(PUSHED_OFF_LOST),
                _ => {}
            }
            case.because(match why {
                Because::Table => PUSHES_BACK,
                Because::TwoBehind if wagon => WAGON_PUSHED,
                Because::TwoBehind if input.abreast => ONE_BASE_ONLY,
                Because::TwoBehind => TWO_PUSH,
                Because::NoRoomBeyond if wagon => NO_ROOM_PUSHES,
                Because::NoRoomBeyond => NO_ROOM_PUSH,
                Because::Road if situation.parallel => ROAD_STRAIGHT,
                Because::Road => ROAD_PUSHED,
            });
            if situation.cell == Fate::Push {
                case.because(PUSHES_BACK);
                if situation.n_behind > 1 && !input.abreast {
                    case.because(CHAIN);
                }
            }
        }
    }
}

/// Records all considerations about the friend behind.
fn ledger(
    case: &mut Case<'_>,
    input: &Input,
    from: Troop,
    s: &Situation,
    course: Course,
    printed: Fate,
) {
    let base = |base: Base| Arg::of(Base::SCOPE, base.code());
    let label = || input.friend.exactly().flatten().map(base);
    let askew = course == Course::Askew;
    let column = matches!(
        course,
        Course::Pushed(Because::Road)
            | Course::Stopped(Because::Road)
            | Course::OffTable(Because::Road)
    );
    let passing = !askew && s.cell == Fate::Pass && s.parallel && !column;
    let pushing = matches!(
        course,
        Course::Pushed(_) | Course::Stopped(_) | Course::OffTable(_)
    );
    let barred = matches!(course, Course::Barred | Course::Immovable(_));

    let how = if input.abreast { "abreast" } else { "file" };
    case.step("behind", true)
        .value(s.n_behind)
        .arg("friend", label())
        .arg("how", how);
    case.step("facing", askew)
        .value(s.parallel)
        .arg("why", if s.parallel { "parallel" } else { "road" })
        .arg("friend", label())
        .cite(ASKEW);
    let bend = !s.parallel && *s.road;
    let (why, claim) = match () {
        () if bend && barred => ("bend", ROAD_BANS),
        () if bend => ("bend", ROAD_PUSHED),
        () if column => ("straight", ROAD_STRAIGHT),
        () if s.road.shown() => ("parallel", ROAD_PUSHED),
        () => ("no-road", ROAD_PUSHED),
    };
    case.step("road-column", bend || column)
        .value_of(&s.road)
        .arg("why", why)
        .cite(claim);
    case.step("matrix", !askew)
        .value(printed.code())
        .arg("cell", Arg::coded(Fate::SCOPE, printed.code()))
        .arg("recoiler", &input.recoiler)
        .arg("friend", label())
        .cite(MATRIX);

    let (applied, why, claim) = match (from == Troop::El, s.friend == Troop::El) {
        (false, false) => (false, "none", ELEPHANT_BEHIND),
        _ if askew => (false, "askew", ELEPHANT_BEHIND),
        (true, true) => (true, "both", ELEPHANTS_BOTH),
        (true, false) => (true, "recoiler", TRAMPLES),
        (false, true) if course == Course::Passed => (false, "passed", ELEPHANT_PSILOI),
        (false, true) => (true, "friend", ELEPHANT_UNPUSHABLE),
    };
    case.step("elephant", applied)
        .value(applied)
        .arg("why", why)
        .cite(claim);

    let (applied, why, claim) = match course {
        _ if !s.friend.is_wagon() => (false, "none", WAGON_WHO_PASSES),
        Course::Askew => (false, "askew", WAGON_WHO_PASSES),
        Course::Barred => (true, "barred", WAGON_OTHERS_LOST),
        Course::Immovable(_) => (true, "immovable", WAGON_NEVER_PUSHED),
        Course::Passed => (false, "passed", WAGON_WHO_PASSES),
        _ if pushing => (
            false,
            "pushed",
            if s.n_behind > 1 {
                WAGON_PUSHED
            } else {
                NO_ROOM_PUSHES
            },
        ),
        _ => (false, "trampled", TRAMPLES),
    };
    case.step("war-wagon", applied)
        .value(applied)
        .arg("why", why)
        .cite(claim);

    let several = passing && s.n_behind > 1;
    case.step("number", several)
        .value(s.n_behind)
        .arg("why", if passing { "one" } else { "not-passing" })
        .cite(if several && !input.abreast {
            TWO_NO_PASSING
        } else {
            ONE_BASE_ONLY
        });

    let short = passing && s.n_behind == 1 && s.room < s.depth;
    let why = if several {
        "several"
    } else if passing {
        "enough"
    } else {
        "not-passing"
    };
    case.step("room", short)
        .value_of(&s.room)
        .arg("why", why)
        .arg("needed", s.depth)
        .arg("missing", s.room.short_of(s.depth))
        .cite(if short { NO_ROOM_PUSH } else { ROOM_NEEDED });

    let blocked = matches!(course, Course::Stopped(_) | Course::OffTable(_));
    let why = match course {
        _ if !pushing => "not-pushing",
        _ if s.push.room >= s.push.needed => "enough",
        _ => "chain",
    };
    case.step("push-room", blocked)
        .value_of(&s.push.room)
        .arg("why", why)
        .arg("needed", s.push.needed)
        .arg("missing", s.push.room.short_of(s.push.needed))
        .cite(if blocked { STOPPED } else { PUSHES_BACK });
    case.step("chain", pushing && s.n_behind > 1 && !input.abreast)
        .value(s.n_behind)
        .arg("why", if pushing { "one" } else { "not-pushing" })
        .cite(CHAIN);
    let why = match s.meets.shown() {
        _ if !pushing && course != Course::Hemmed => "not-pushing",
        Meets::Nothing => "nothing",
        Meets::TableEdge | Meets::Blocked => "out-of-reach",
    };
    let met = blocked && s.meets.shown() != Meets::Nothing || course == Course::Hemmed;
    let claim = match course {
        Course::OffTable(_) => PUSHED_OFF_LOST,
        Course::Hemmed => NO_SPACE,
        _ => STOPPED_LIVES,
    };
    case.step("push-meets", met)
        .value_of(&s.meets)
        .arg("why", why)
        .arg("meets", &s.meets)
        .cite(claim);
}

fn supporter_step(
    case: &mut Case<'_>,
    input: &Input,
    friend: Troop,
    course: Course,
    completes: bool,
    dies: bool,
) {
    let (why, claim) = match (input.friend_supporting.shown(), friend, completes) {
        (false, _, _) => ("not-supporting", NO_SUPPORT),
        (true, _, true) => ("completes", SUPPORTER_LOST),
        // A base that faces another way, or an Elephant or War Wagon, supports none.
        (true, _, false)
            if matches!(
                course,
                Course::Askew | Course::Barred | Course::Immovable(_)
            ) =>
        {
            ("could-not", NO_SUPPORT)
        }
        (true, Troop::Pk, false) => ("pikes", PIKES_EXCEPTED),
        (true, _, false) => ("lost-anyway", SUPPORTER_LOST),
    };
    case.step("supporter", dies)
        .value_of(&input.friend_supporting)
        .arg("why", why)
        .cite(claim);
}

/// Changes that would have saved the recoiler; each is tried before it is offered.
fn remedies(case: &mut Case<'_>, input: &Input, situation: &Situation, course: Course) {
    if course == Course::Askew
        && (Situation {
            parallel: true,
            ..situation.clone()
        })
        .survives()
    {
        case.remedy("parallel", vec![], vec![("same_facing", json!(true))]);
    }
    let room = match course {
        Course::Stopped(_) | Course::OffTable(_) => Some(situation.distance),
        Course::Immovable(Because::NoRoomBeyond) => Some(situation.depth),
        Course::Hemmed => Some(situation.distance - situation.trampled),
        _ => None,
    };
    if let Some(needed) = room {
        case.remedy(
            "more-room",
            vec![("missing", situation.room.short_of(needed).into())],
            vec![("room_mm", number(needed))],
        );
    }
    if situation.n_behind > 1
        && (Situation {
            n_behind: 1,
            ..situation.clone()
        })
        .survives()
    {
        case.remedy("one-behind", vec![], vec![("n_behind", json!(1))]);
    }
    if matches!(course, Course::Barred | Course::Both | Course::Immovable(_)) {
        let others = [Troop::Ps, Troop::Bd, Troop::Sp, Troop::Pk, Troop::Ax];
        let saving: Vec<&str> = others
            .into_iter()
            .filter(|friend| {
                let cell = case.word::<Fate>(
                    &RECOIL_MATRIX,
                    row(*friend),
                    column(input.recoiler.alike(|base| column(base.troop())).troop()),
                );
                // Being destroyed by an Elephant is not offered as a remedy.
                let course = cell.map(|cell| {
                    (Situation {
                        cell,
                        friend: *friend,
                        ..situation.clone()
                    })
                    .course()
                });
                matches!(course, Some(Course::Passed | Course::Pushed(_)))
            })
            .map(Choice::code)
            .collect();
        if let Some(first) = saving.first() {
            case.remedy(
                "other-type",
                vec![("friends", saving.join(", ").into())],
                vec![("friend", json!(first)), ("friend_depth", Value::Null)],
            );
        }
    }
    if matches!(
        course,
        Course::Askew | Course::Barred | Course::Both | Course::Immovable(_)
    ) {
        let clear = vec![
            ("friend", Value::Null),
            ("n_behind", json!(0)),
            ("room_mm", Value::Null),
            ("friend_depth", Value::Null),
            ("friend_supporting", Value::Null),
        ];
        case.remedy("nobody-behind", vec![], clear);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::kit::tables::Tables;
    use crate::systems::testing::{check, faults, judge, step, with};
    use proptest::prelude::*;

    fn ask(recoiler: &str, friend: &str, changes: &Value) -> Verdict {
        let given = json!({"recoiler": recoiler, "friend": friend, "same_facing": true, "n_behind": 1, "room_mm": 200, "recoiler_depth": 20, "friend_depth": 20});
        judge("dba.recoil", &with(&given, changes))
    }

    /// `cell recoiler friend_fate distance`
    fn told(verdict: &Verdict) -> String {
        let word = |name: &str| verdict.values[name].as_str().unwrap_or("-").to_owned();
        format!(
            "{} {} {} {}",
            word("cell"),
            word("recoiler"),
            word("friend_fate"),
            verdict.values["distance_mm"]
        )
    }

    #[track_caller]
    fn tells(verdict: &Verdict, want: &str, reason: &str) {
        assert_eq!(told(verdict), want);
        assert!(
            verdict.reasons.contains(&reason),
            "{want}: no {reason} in {:?}",
            verdict.reasons
        );
    }

    #[test]
    fn knights_pass_one_psiloi() {
        let verdict = ask("Kn", "Ps", &json!({"recoiler_depth": 30}));
        tells(&verdict, "pass completes passed 30", GOES_THROUGH);
        assert_eq!(
            (verdict.finding.kind, verdict.finding.code.as_str()),
            (FindingKind::Outcome, "completes")
        );
        assert_eq!(verdict.flags, Vec::<String>::new());
    }

    #[test]
    fn bows_push_pikes() {
        tells(
            &ask("Bw", "Pk", &json!({})),
            "push completes pushed 20",
            PUSHES_BACK,
        );
    }

    #[test]
    fn nobody_behind_is_the_plain_case() {
        let given = json!({"recoiler": "Bd", "n_behind": 0, "room_mm": 100, "recoiler_depth": 15});
        tells(&judge("dba.recoil", &given), "- completes - 15", COMPLETES);
        tells(
            &judge(
                "dba.recoil",
                &json!({"recoiler": "Bd", "recoiler_depth": 15}),
            ),
            "- completes - 15",
            COMPLETES,
        );
        let short = judge("dba.recoil", &with(&given, &json!({"room_mm": 5})));
        tells(&short, "- destroyed - 15", NO_SPACE);
        assert_eq!(short.remedies[0].code, "more-room");
        assert_eq!(short.finding.code, "destroyed");
        tells(
            &judge(
                "dba.recoil",
                &with(&given, &json!({"room_mm": 5, "push_meets": "table-edge"})),
            ),
            "- destroyed - 15",
            TABLE_EDGE,
        );
    }

    #[test]
    fn no_recoil_is_longer_than_a_base_is_wide() {
        let verdict = judge("dba.recoil", &json!({"recoiler": "El", "bw": 60}));
        tells(&verdict, "- completes - 60", WIDTH_CAP);
        assert_eq!(verdict.flags, ["outside:depth"]);
        assert_eq!(verdict.input["recoiler_depth"], json!(80));
        assert_eq!(step(&verdict, "cap"), (true, &json!(60)));
        assert!(!step(&judge("dba.recoil", &json!({"recoiler": "Bd"})), "cap").0);
    }

    #[test]
    fn elephants_are_passed_by_psiloi_and_by_nobody_else() {
        tells(
            &ask("Bd", "El", &json!({})),
            "recoiler-destroyed destroyed untouched 20",
            ELEPHANT_BEHIND,
        );
        let psiloi = ask("Ps", "El", &json!({}));
        tells(&psiloi, "pass completes passed 20", ELEPHANT_PSILOI);
        assert_eq!(psiloi.flags, ["conflict:ps-el"]);
        assert_eq!(
            (
                psiloi.alternatives[0].reading,
                &psiloi.alternatives[0].values["cell"]
            ),
            ("psiloi-lost", &json!("recoiler-destroyed"))
        );
        tells(
            &ask("Ps", "El", &json!({"agreed": ["psiloi-lost"]})),
            "recoiler-destroyed destroyed untouched 20",
            PS_EL_LOST,
        );
        tells(
            &ask("Ps", "El", &json!({"n_behind": 2})),
            "pass destroyed untouched 20",
            ELEPHANT_UNPUSHABLE,
        );
        tells(
            &ask("Ps", "El", &json!({"room_mm": 5})),
            "pass destroyed untouched 20",
            NO_ROOM_UNPUSHABLE,
        );
        // Lost either way: no conflict.
        assert!(
            ask("Ps", "El", &json!({"room_mm": 5})).flags.is_empty()
                && ask("Ps", "El", &json!({"n_behind": 2})).flags.is_empty()
        );
    }

    #[test]
    fn two_elephants_are_both_lost() {
        let both = ask("El", "El", &json!({}));
        tells(
            &both,
            "both-destroyed destroyed destroyed 20",
            ELEPHANTS_BOTH,
        );
        assert_eq!(both.flags, ["conflict:el-el"]);
        assert_eq!(both.alternatives[0].values["recoiler"], json!("completes"));
        tells(
            &ask("El", "El", &json!({"agreed": ["rear-lost"]})),
            "friend-destroyed completes destroyed 20",
            EL_EL_REAR,
        );
    }

    #[test]
    fn an_elephant_tramples_its_friends() {
        let deep = json!({"recoiler_depth": 40, "friend_depth": 15, "room_mm": 0});
        for friend in ["Bd", "Pk", "WWg", "Ps", "Cv"] {
            tells(
                &ask("El", friend, &deep),
                "friend-destroyed completes destroyed 40",
                TRAMPLES,
            );
        }
        tells(
            &ask("El", "Bd", &with(&deep, &json!({"n_behind": 3}))),
            "friend-destroyed completes destroyed 40",
            TRAMPLER_COMPLETES,
        );
        // Two in file are 30 mm deep, and the Elephant recoils 40.
        let file = with(&deep, &json!({"n_behind": 2, "push_meets": "blocked"}));
        tells(
            &ask("El", "Bd", &file),
            "friend-destroyed destroyed destroyed 40",
            NO_SPACE,
        );
        tells(
            &ask("El", "Bd", &with(&file, &json!({"room_mm": 10}))),
            "friend-destroyed completes destroyed 40",
            TRAMPLES,
        );
        let hemmed = ask("El", "Bd", &with(&deep, &json!({"push_meets": "blocked"})));
        tells(&hemmed, "friend-destroyed destroyed destroyed 40", NO_SPACE);
        assert!(step(&hemmed, "push-meets").0);
        tells(
            &ask(
                "El",
                "El",
                &json!({"agreed": ["rear-lost"], "recoiler_depth": 40, "room_mm": 0, "push_meets": "table-edge"}),
            ),
            "both-destroyed destroyed destroyed 40",
            ELEPHANTS_BOTH,
        );
        // If the sheet's reading saves no base, there is no conflict.
        assert!(
            ask(
                "El",
                "El",
                &json!({"recoiler_depth": 40, "room_mm": 0, "push_meets": "blocked"})
            )
            .flags
            .is_empty()
        );
    }

    #[test]
    fn a_friend_at_an_angle_is_fatal_to_everyone() {
        for (recoiler, friend, cell) in [
            ("Bd", "Bd", "pass"),
            ("El", "Pk", "friend-destroyed"),
            ("Ps", "El", "pass"),
        ] {
            let verdict = ask(recoiler, friend, &json!({"same_facing": false}));
            tells(&verdict, &format!("{cell} destroyed untouched 20"), ASKEW);
            assert!(
                verdict.flags.is_empty(),
                "the cell decides nothing, so its conflict is not raised"
            );
        }
        assert!(
            ask("El", "Pk", &json!({"same_facing": false}))
                .reasons
                .contains(&ASKEW_ELEPHANT)
        );
    }

    #[test]
    fn a_road_column_is_pushed_whole() {
        let bend = json!({"same_facing": false, "road_column": true, "n_behind": 3});
        tells(
            &ask("Pk", "Pk", &bend),
            "push completes pushed 20",
            PUSHES_BACK,
        );
        tells(
            &ask("Pk", "Pk", &bend),
            "push completes pushed 20",
            ROAD_PUSHED,
        );
        tells(
            &ask("Bw", "Bd", &bend),
            "pass completes pushed 20",
            ROAD_PUSHED,
        );
        tells(
            &ask("Kn", "WWg", &bend),
            "pass destroyed untouched 20",
            ROAD_BANS,
        );
        tells(
            &ask("Bd", "El", &bend),
            "recoiler-destroyed destroyed untouched 20",
            ELEPHANT_BEHIND,
        );
        // On a straight stretch too the column rule precedes the table, with one friend or several.
        for n in [1, 3] {
            let straight = ask("Bw", "Bd", &json!({"road_column": true, "n_behind": n}));
            tells(&straight, "pass completes pushed 20", ROAD_STRAIGHT);
            assert!(
                step(&straight, "road-column").0
                    && !step(&straight, "number").0
                    && !step(&straight, "room").0
            );
        }
        tells(
            &ask(
                "Bw",
                "Bd",
                &json!({"road_column": true, "room_mm": 5, "push_meets": "blocked"}),
            ),
            "pass destroyed stopped 20",
            STOPPED,
        );
        assert!(
            !step(
                &ask("Bw", "Pk", &json!({"road_column": true})),
                "road-column"
            )
            .0
        );
        // A friend that cannot be pushed is passed, if the table allows it.
        tells(
            &ask("Kn", "WWg", &json!({"road_column": true})),
            "pass completes passed 20",
            WAGON_WHO_PASSES,
        );
        let trampled = ask(
            "El",
            "Bd",
            &json!({"same_facing": false, "road_column": true}),
        );
        tells(
            &trampled,
            "friend-destroyed completes destroyed 20",
            TRAMPLES,
        );
        assert_eq!(trampled.flags, ["silent:elephant-on-bend"]);
    }

    #[test]
    fn two_behind_are_pushed_unless_a_wagon_stands_first() {
        tells(
            &ask("Kn", "Ps", &json!({"n_behind": 2})),
            "pass completes pushed 20",
            TWO_PUSH,
        );
        let wagon = ask("Kn", "WWg", &json!({"n_behind": 2}));
        tells(&wagon, "pass destroyed untouched 20", TWO_WAGON);
        assert_eq!(wagon.flags, ["conflict:wwg-push"]);
        assert_eq!(wagon.alternatives[0].values["friend_fate"], json!("pushed"));
        tells(
            &ask(
                "Ps",
                "WWg",
                &json!({"n_behind": 2, "agreed": ["wagon-pushed"]}),
            ),
            "pass completes pushed 20",
            WAGON_PUSHED,
        );
        tells(
            &ask("Kn", "Lit", &json!({})),
            "pass completes passed 20",
            WAGON_WHO_PASSES,
        );
        tells(
            &ask("Bd", "WWg", &json!({"n_behind": 2})),
            "recoiler-destroyed destroyed untouched 20",
            WAGON_OTHERS_LOST,
        );
        // Too little room beyond a single one is the same conflict.
        let hemmed = ask("Kn", "WWg", &json!({"room_mm": 5}));
        tells(&hemmed, "pass destroyed untouched 20", NO_ROOM_BARS);
        assert!(
            hemmed.flags == ["conflict:wwg-push"] && hemmed.reasons.contains(&WAGON_NEVER_PUSHED)
        );
        assert_eq!(
            hemmed.alternatives[0].values["friend_fate"],
            json!("stopped")
        );
        let deep = json!({"recoiler_depth": 60, "room_mm": 50, "agreed": ["wagon-pushed"]});
        tells(
            &ask("6Kn", "WWg", &deep),
            "pass completes pushed 40",
            NO_ROOM_PUSHES,
        );
    }

    #[test]
    fn without_room_beyond_the_friend_is_pushed() {
        // A deep base needs its whole depth to stand beyond, but pushes only by one base width.
        let deep = json!({"recoiler_depth": 60, "room_mm": 50});
        tells(
            &ask("6Kn", "Ps", &deep),
            "pass completes pushed 40",
            NO_ROOM_PUSH,
        );
        tells(
            &ask("6Kn", "Ps", &with(&deep, &json!({"room_mm": 60}))),
            "pass completes passed 40",
            GOES_THROUGH,
        );
        let blocked = ask("Cv", "Ps", &json!({"room_mm": 10, "push_meets": "blocked"}));
        tells(&blocked, "pass destroyed stopped 20", STOPPED);
        assert!(step(&blocked, "room").0 && step(&blocked, "push-room").0);
        assert_eq!(blocked.remedies[0].input["room_mm"], json!(20));
    }

    #[test]
    fn a_blocked_push_costs_the_recoiler_and_its_supporter() {
        let blocked = json!({"room_mm": 0, "push_meets": "blocked", "n_behind": 2});
        let supporting = with(&blocked, &json!({"friend_supporting": true}));
        tells(
            &ask("Wb", "Wb", &supporting),
            "push destroyed destroyed 20",
            SUPPORTER_LOST,
        );
        tells(
            &ask("Wb", "Wb", &blocked),
            "push destroyed stopped 20",
            STOPPED,
        );
        tells(
            &ask("Pk", "Pk", &supporting),
            "push destroyed stopped 20",
            PIKES_EXCEPTED,
        );
        tells(
            &ask("Wb", "Wb", &json!({"friend_supporting": true})),
            "push completes pushed 20",
            PUSHES_BACK,
        );
        // With one friend behind and too little room there is an obstacle, given or not.
        tells(
            &ask("Bd", "Ax", &json!({"room_mm": 5})),
            "push destroyed stopped 20",
            STOPPED,
        );
        // With more, the next base occupies the room, and is pushed too.
        tells(
            &ask("Bd", "Ax", &json!({"room_mm": 0, "n_behind": 2})),
            "push completes pushed 20",
            CHAIN,
        );
        // No base supports at an angle, and Elephants or War Wagons behind do not support.
        tells(
            &ask(
                "Wb",
                "Wb",
                &json!({"friend_supporting": true, "same_facing": false}),
            ),
            "push destroyed untouched 20",
            ASKEW,
        );
        // An obstacle beyond the room is not reached.
        tells(
            &ask("Bd", "Ax", &json!({"push_meets": "blocked"})),
            "push completes pushed 20",
            PUSHES_BACK,
        );
    }

    #[test]
    fn who_pushes_a_friend_off_the_table_is_left_open() {
        let edge = json!({"room_mm": 5, "push_meets": "table-edge"});
        let open = ask("Bw", "Pk", &edge);
        assert_eq!(
            (open.finding.kind, open.finding.code.as_str()),
            (FindingKind::Undetermined, "pushed-off")
        );
        assert_eq!(
            open.readings
                .iter()
                .map(|r| (r.id, r.default))
                .collect::<Vec<_>>(),
            [("recoiler-completes", true), ("recoiler-lost", false)]
        );
        assert_eq!(
            (&open.values["recoiler"], &open.values["friend_fate"]),
            (&Value::Null, &json!("destroyed"))
        );
        assert_eq!(open.reasons, [PUSHED_OFF_LOST, PUSHES_BACK]);
        tells(
            &ask(
                "Bw",
                "Pk",
                &with(&edge, &json!({"agreed": ["recoiler-completes"]})),
            ),
            "push completes destroyed 20",
            OFF_COMPLETES,
        );
        let lost = json!({"agreed": ["recoiler-lost"]});
        tells(
            &ask("Bw", "Pk", &with(&edge, &lost)),
            "push destroyed destroyed 20",
            OFF_LOST,
        );
        // The last of several goes over; the supporter in front of it is destroyed with the
        // recoiler.
        let chain = with(
            &edge,
            &with(&lost, &json!({"n_behind": 3, "friend_supporting": true})),
        );
        tells(
            &ask("Wb", "Wb", &chain),
            "push destroyed destroyed 20",
            SUPPORTER_LOST,
        );
        tells(
            &ask(
                "Wb",
                "Wb",
                &with(
                    &edge,
                    &json!({"n_behind": 3, "agreed": ["recoiler-completes"]}),
                ),
            ),
            "push completes pushed 20",
            PUSHED_OFF_LOST,
        );
    }

    #[test]
    fn depths_come_from_the_table_of_the_scale() {
        let wide = judge(
            "dba.recoil",
            &json!({"recoiler": "5Wb", "friend": "4Wb", "same_facing": true, "room_mm": 90, "bw": 60}),
        );
        assert_eq!(
            (
                &wide.input["recoiler_depth"],
                &wide.input["friend_depth"],
                &wide.input["n_behind"]
            ),
            (&json!(40), &json!(20), &json!(1))
        );
        assert_eq!(
            (told(&wide).as_str(), &wide.input["friend"]),
            ("push completes pushed 40", &json!("Wb"))
        );
        assert_eq!(wide.flags, ["outside:depth"]);
        // The depth of a friend matters only to an Elephant.
        let own = json!({"recoiler": "Bd", "friend": "Ax", "same_facing": true, "room_mm": 90, "recoiler_depth": 15});
        assert!(judge("dba.recoil", &own).flags.is_empty());
        assert_eq!(
            judge("dba.recoil", &with(&own, &json!({"recoiler": "El"}))).flags,
            ["outside:depth"]
        );
    }

    #[test]
    fn what_cannot_be_known_is_asked_for() {
        let faults = |given: Value| faults("dba.recoil", &given);
        let missing = |path: &str| (path.to_owned(), "missing");
        assert_eq!(faults(json!({})), [missing("recoiler")]);
        // A missing facing is not assumed to differ, which would be fatal.
        assert_eq!(
            faults(json!({"recoiler": "Bd", "friend": "Ax"})),
            [missing("same_facing"), missing("room_mm")]
        );
        assert_eq!(
            faults(json!({"recoiler": "Bd", "n_behind": 2})),
            [missing("friend")]
        );
        assert_eq!(
            faults(json!({"recoiler": "Bd", "bw": 50})),
            [missing("recoiler_depth")]
        );
        assert_eq!(
            faults(json!({"recoiler": "Dz", "recoiler_depth": 20})),
            [("recoiler".to_owned(), "not-one-of")]
        );
        let sized = json!({"recoiler": "El", "friend": "Bd", "same_facing": true, "room_mm": 9, "bw": 50, "recoiler_depth": 40});
        assert_eq!(faults(sized), [missing("friend_depth")]);
        let none = json!({"recoiler": "Bd", "friend": "Ax", "same_facing": true, "room_mm": 9, "n_behind": 0});
        assert_eq!(faults(none), [("n_behind".to_owned(), "out-of-range")]);
        assert_eq!(
            faults(json!({"recoiler": "Bd", "friend": "Xx", "n_behind": 1})),
            [("friend".to_owned(), "not-one-of")]
        );
    }

    /// All relevant situations: all types, all conditions, room too short, just enough and ample.
    fn every_situation(mut see: impl FnMut(&Value, &Verdict)) {
        let elements = || Base::ALL.iter().filter(|base| !base.troop().stays());
        for recoiler in elements() {
            for friend in elements() {
                let helps = may_support(recoiler.troop(), friend.troop());
                for bits in 0..if helps { 8_u8 } else { 4 } {
                    for (n, room, meets) in [
                        (1, 0, "nothing"),
                        (1, 15, "blocked"),
                        (1, 90, "table-edge"),
                        (2, 0, "table-edge"),
                        (2, 0, "nothing"),
                        (3, 0, "blocked"),
                        (1, 5, "table-edge"),
                        (2, 90, "nothing"),
                    ] {
                        let given = json!({
                            "recoiler": recoiler.code(), "friend": friend.code(), "n_behind": n, "room_mm": room, "push_meets": meets,
                            "same_facing": bits & 1 > 0, "road_column": bits & 2 > 0, "friend_supporting": bits & 4 > 0,
                            "recoiler_depth": 30, "friend_depth": 20,
                        });
                        see(&given, &judge("dba.recoil", &given));
                    }
                }
            }
        }
    }

    #[test]
    fn every_situation_has_an_answer_and_every_remedy_helps() {
        let mut remedied = BTreeSet::new();
        every_situation(|given, verdict| {
            let open = !verdict.readings.is_empty();
            assert!(open == verdict.values["recoiler"].is_null(), "{given}");
            assert!(!verdict.reasons.is_empty(), "{given}");
            assert!(
                open || verdict.steps.len() == 14,
                "{given}: {} steps",
                verdict.steps.len()
            );
            if verdict.values["friend_fate"] == "passed" {
                assert!(
                    given["n_behind"] == 1 && given["same_facing"] == true,
                    "passing needs one base facing the same way: {given}"
                );
            }
            for remedy in &verdict.remedies {
                let better = judge(
                    "dba.recoil",
                    &with(given, &Value::Object(remedy.input.clone())),
                );
                assert_eq!(
                    better.values["recoiler"],
                    json!("completes"),
                    "{} does not help {given}",
                    remedy.code
                );
                remedied.insert(remedy.code);
            }
        });
        assert_eq!(
            remedied,
            [
                "more-room",
                "nobody-behind",
                "one-behind",
                "other-type",
                "parallel"
            ]
            .into()
        );
    }

    proptest! {
        #[test]
        fn a_recoil_is_its_depth_up_to_a_base_width(depth in 1_u32..=200, bw in 20_u32..=120) {
            let verdict = judge("dba.recoil", &json!({"recoiler": "Art", "recoiler_depth": depth, "bw": bw}));
            prop_assert_eq!(&verdict.values["distance_mm"], &json!(depth.min(bw)));
        }

        #[test]
        fn more_room_never_hurts(n in 1_u32..4, room in 0_u32..80, recoiler in 0..Base::ALL.len(), friend in 0..Base::ALL.len(), meets in 0_usize..3) {
            prop_assume!(!Base::ALL[recoiler].troop().stays());
            let given = json!({
                "recoiler": Base::ALL[recoiler].code(), "friend": Base::ALL[friend].code(), "same_facing": true, "n_behind": n, "room_mm": room,
                "push_meets": Meets::ALL[meets].code(), "recoiler_depth": 30, "friend_depth": 20, "agreed": ["recoiler-lost"],
            });
            let more = judge("dba.recoil", &with(&given, &json!({"room_mm": room + 10})));
            prop_assert!(judge("dba.recoil", &given).values["recoiler"] == "destroyed" || more.values["recoiler"] == "completes");
        }
    }

    #[test]
    fn a_recoil_into_troops_in_their_place_is_fatal() {
        for friend in ["CF", "Dz"] {
            let into = json!({"recoiler": "Kn", "friend": friend, "same_facing": true, "n_behind": 1, "room_mm": 60});
            let verdict = judge("dba.recoil", &into);
            assert_eq!(
                (&verdict.values["recoiler"], &verdict.values["friend_fate"]),
                (&json!("destroyed"), &json!("inside"))
            );
            assert_eq!(verdict.reasons, [INTO_PLACE, IN_ITS_PLACE]);
        }
    }

    #[test]
    fn an_operators_figures_are_told_where_they_were_looked_up() {
        let mut tables = Tables::default();
        tables.replace(&BASE_DEPTH, "Bd", "15mm", "17").unwrap();
        tables.replace(&BASE_DEPTH, "El", "15mm", "44").unwrap();
        tables.replace(&BASE_WIDTH, "15mm", "mm", "42").unwrap();
        let judge = |given: Value| {
            check("dba.recoil")
                .judge(
                    &tables,
                    with(&given, &json!({"same_facing": true}))
                        .as_object()
                        .unwrap(),
                )
                .unwrap()
        };
        let told = |verdict: &Verdict| {
            verdict
                .rulebook
                .as_ref()
                .map(|rulebook| rulebook.figures.join(" "))
                .unwrap_or_default()
        };
        let plain = judge(json!({"recoiler": "Bd"}));
        assert_eq!(
            (
                &plain.values["distance_mm"],
                &plain.input["bw"],
                plain.basis.code()
            ),
            (&json!(17), &json!(42), "mixed")
        );
        assert_eq!(
            told(&plain),
            "dba.base-width.15mm.mm dba.base-depth.Bd.15mm"
        );
        assert_eq!(
            plain
                .rulebook
                .as_ref()
                .map(|rulebook| &rulebook.fingerprint),
            tables.fingerprint().as_ref()
        );
        assert_eq!(
            plain.flags,
            [
                "rulebook:dba.base-width.15mm.mm",
                "rulebook:dba.base-depth.Bd.15mm"
            ]
        );
        // Given figures are not looked up; the others are as printed, and a friend's depth does not
        // matter.
        let given = judge(
            json!({"recoiler": "Bd", "friend": "El", "room_mm": 40, "bw": 42, "recoiler_depth": 15}),
        );
        assert_eq!(
            (told(&given), given.rulebook.clone(), given.basis.code()),
            (String::new(), None, "seeds")
        );
        // A fingerprint of a rulebook is never a fault, even if it does not match.
        assert_eq!(
            judge(json!({"recoiler": "Bd", "rulebook": "00000000"})),
            plain
        );
    }
}
