//! Types shared by both score systems: an army's losses and their percentages.

use strum::{IntoStaticStr, VariantArray};

use crate::check::{Case, Declared, Form, Measure, Point, PointKind, Reading};
use crate::kit::tables::Choice;

/// One army at the end of a game.
#[derive(Clone, Copy, Debug)]
pub struct Army {
    pub vdt: i64,
    pub lost: i64,
    pub routed: bool,
}

/// The losses of one army, which may be known only in part.
pub struct Losses {
    vdt: Measure,
    lost: Measure,
    pub routed: bool,
}

impl Losses {
    /// The army with its numbers. Those of a routed army no longer matter, and no losses are 0 % of any army.
    pub fn army(&self) -> Army {
        let (vdt, lost) = (&self.vdt, &self.lost);
        let known = |number: &Measure, absent| number.whole_if_known().unwrap_or(absent);
        let (vdt, lost) = match () {
            () if self.routed => (known(vdt, 1), known(lost, 0)),
            () if *lost == 0 => (known(vdt, 1), 0),
            () => (vdt.whole(), lost.whole()),
        };
        Army {
            vdt,
            lost,
            routed: self.routed,
        }
    }
}

impl Declared for Losses {
    fn declare(form: &mut Form<'_>) -> Self {
        // The losses of a routed army no longer matter.
        let routed = form.holds("routed");
        // No losses are 0 % of any army.
        let matters = !routed && form.number_told("lost") != Some(0.0);
        let vdt = form.integer("vdt", 1, 1000).measured_if(|| matters);
        let most = form.number_told("vdt").unwrap_or(1000.0);
        let lost = form.integer("lost", 0, 1000);
        let lost = lost.measured_within_if(0.0, most, || !routed);
        let vdt = vdt.unwrap_or_else(|| Measure::known(1.0));
        let lost = lost.unwrap_or_else(|| Measure::known(0.0));
        if vdt
            .exactly()
            .zip(lost.exactly())
            .is_some_and(|(vdt, lost)| lost > vdt)
        {
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
    pub const fn of(a: bool, b: bool) -> Self {
        match (a, b) {
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
pub fn note_all_lost(case: &mut Case<'_>, armies: [&Losses; 2]) {
    let all = |army: &&Losses| {
        let lost = army.lost.exactly();
        !army.routed && lost.is_some() && lost == army.vdt.exactly()
    };
    if armies.iter().any(all) {
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
