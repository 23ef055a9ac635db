//! Types shared by both score systems: an army's losses and their percentages.

use strum::{IntoStaticStr, VariantArray};

use crate::check::{Case, Declared, Form, Point, PointKind, Reading};
use crate::kit::tables::Choice;

/// One army at the end of a game.
#[derive(Clone, Copy, Debug)]
pub struct Army {
    pub vdt: i64,
    pub lost: i64,
    pub routed: bool,
}

/// All losses of an army of this VD are tried.
const MOST_TRIED: f64 = 60.0;

impl Declared for Army {
    fn declare(form: &mut Form<'_>) -> Self {
        // The losses of a routed army no longer matter.
        let routed = form.holds("routed");
        // No losses are 0 % of any army.
        let matters = !routed && form.number_told("lost") != Some(0.0);
        let vdt = form.integer("vdt", 1, 1000).exact().required_where(matters);
        // For a given VDT, every loss is tried: results that do not depend on it are certain.
        let told = form
            .number_told("vdt")
            .filter(|vdt| (1.0..=MOST_TRIED).contains(vdt));
        let lost = form.integer("lost", 0, 1000);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a whole number, or refused"
        )]
        let lost = match told {
            Some(vdt) => lost.tried(0..=vdt as i64),
            None => lost.exact(),
        };
        let lost = lost.required_where(!routed);
        if lost > vdt {
            form.more_than("lost", "vdt");
        }
        Self {
            vdt,
            lost,
            routed: form.yes_or_no("routed").required(),
        }
    }
}

/// Routed armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Rout {
    Neither,
    A,
    B,
    Both,
}

impl Choice for Rout {
    const SCOPE: &'static str = "impetus-rout";
}

impl Rout {
    /// Rout of the two armies.
    pub const fn of(a: &Army, b: &Army) -> Self {
        match (a.routed, b.routed) {
            (false, false) => Self::Neither,
            (true, false) => Self::A,
            (false, true) => Self::B,
            (true, true) => Self::Both,
        }
    }
}

pub const SHARE: &str = "impetus/scoring/percentages#share-of-vdt";
pub const SAME: &str = "impetus/scoring/percentages#same-figure";
pub const ALL_LOST: &str = "impetus/scoring/percentages#all-lost";
pub const DROPPED: &str = "impetus/scoring/percentages#below-half-dropped";
pub const NEAREST: &str = "impetus/disputes/rounding-at-half#nearest";
pub const FLOOR: &str = "impetus/disputes/rounding-at-half#floor";

/// A fraction of one half or more: the chart is lost and no example shows one.
pub static ROUNDING: Point = Point {
    id: "rounding-at-half",
    kind: PointKind::Open,
    readings: &[Reading::followed(NEAREST), Reading::of(FLOOR)],
};

/// Notes an army that has lost everything but is not said to be routed: probably a slip.
pub fn note_all_lost(case: &mut Case<'_>, armies: [&Army; 2]) {
    if armies
        .iter()
        .any(|army| army.lost == army.vdt && !army.routed)
    {
        case.because(ALL_LOST);
    }
}

/// The percentage without its fraction, and whether that fraction is one half or more.
pub const fn parts(army: &Army) -> (i64, bool) {
    let hundredfold = army.lost * 100;
    (
        hundredfold / army.vdt,
        hundredfold % army.vdt * 2 >= army.vdt,
    )
}

/// Percentage that an army lost, with a step; uses the open point about rounding where it matters.
pub fn percent(case: &mut Case<'_>, side: &'static str, army: &Army) -> i64 {
    let (whole, half) = parts(army);
    let raised = half && case.ask(&ROUNDING).is(NEAREST);
    let claim = match (half, raised) {
        (false, _) => DROPPED,
        (true, true) => NEAREST,
        (true, false) => FLOOR,
    };
    let percent = whole + i64::from(raised);
    case.step("percent", true)
        .value(percent)
        .arg("side", side)
        .arg("lost", army.lost)
        .arg("vdt", army.vdt)
        .cite(SHARE);
    let exact = army.lost * 100 % army.vdt == 0;
    case.step("fraction", !exact)
        .value(raised)
        .arg("side", side)
        .cite(claim);
    if half {
        case.because(claim);
    }
    percent
}
