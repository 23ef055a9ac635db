//! `impetus.command-limits`: the number and size of commands under each kind of general, and the
//! limits of an allied contingent.
//!
//! # Source items
//! ai:one-day-15mm.1, .2, .8-.10, .13, .14, ai:one-day-28mm.1, .2, .7, .8, .10-.12, ai:generals.11,
//! ai:allied-contingents.1-.5, ai:general-vd.1.
//!
//! # What it decides
//! Whether an army is within the limits of a one-day format (table, number of commands, largest
//! command, generals) and of allied contingents, which always apply; and the VD of a unit with a
//! general.
//!
//! # What it does not decide
//! Which contingents a list allows: its notes say so, and it is given. Whether an Incompetent
//! becomes a Coward in play.
//!
//! # Readings chosen
//! - How many Incompetents may serve a commander-in-chief who is neither Genius nor Charismatic is
//!   an open point (I4). In 28 mm with 300 points one is explicitly admitted.
//! - A share that is reached exactly is within the limit.
//! - For 500 points the document does not mention commands and generals: an open point, asked
//!   unless another limit is exceeded.
//! - Points are asked if they decide: a Coward, a number of commands, a share that only some
//!   formats allow. They suffice without a scale for the limits on commands and generals, which are
//!   the same in both scales.
//!
//! # Direction of error
//! Towards "legal": a VD, a general or a table that is not given exceeds no limit.
//!
//! # Examples
//! 15 mm, 400 points, VD 24 and 16 → 60 %, legal; 25 and 15 → not.

use serde_json::{Value, json};

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::{EVENT_LIMITS, FORMATS};
use super::words::{General, scale};
use crate::check::{
    Case, CheckKind, Declared, FaultKind, Form, Measure, OutKind, Output, Point, PointKind,
    Reading, Rule, Unit, Values, Violation, claims, is_true,
};
use crate::kit::tables::{Choice, Table};
use crate::message::IntoArg as _;

/// The check.
pub struct CommandLimits;

/// An army and its event.
#[derive(Clone, Debug, Default)]
pub struct Input {
    pub scale: Option<i64>,
    pub points: Option<i64>,
    pub table: Option<TableSize>,
    pub commands: Vec<Command>,
    /// Whether they were not given, so that one of them represents any number.
    pub tried: bool,
    /// Whether the army has others in addition to those given.
    pub more: bool,
    pub army_vdt: Option<Measure>,
    pub allowed: Option<Measure>,
    pub contingents: Vec<String>,
    pub ally_vd: Option<Measure>,
    pub ally_is_cic: bool,
    pub ally_lent: bool,
    pub with_general: bool,
    pub printed_vd: Option<i64>,
    /// A check of a whole army shows the open point with all other findings: it is not asked, but
    /// followed once it is settled.
    pub defer: bool,
}

/// One command.
#[derive(Clone, Debug, Default)]
pub struct Command {
    pub vd: Option<Measure>,
    pub general: Option<General>,
    pub is_cic: bool,
    pub ally: Option<String>,
    pub units_from: Vec<String>,
}

/// The tables of the one-day formats, or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TableSize {
    #[strum(serialize = "180x120")]
    Large,
    #[strum(serialize = "120x90")]
    Small,
    Other,
}

impl Choice for TableSize {
    const SCOPE: &'static str = "impetus-table-size";
    fn parse(code: &str) -> Option<Self> {
        // The document gives the short side first.
        match code {
            "120x180" => Some(Self::Large),
            "90x120" => Some(Self::Small),
            _ => Self::ALL.iter().copied().find(|size| size.code() == code),
        }
    }
}

impl Command {
    /// A command; its general is asked to be the commander-in-chief or not if that decides.
    fn of(form: &mut Form<'_>, unled: bool) -> Self {
        Self {
            vd: form.integer("vd", 0, 999).maybe_measured(),
            general: form.choice("general").optional(),
            is_cic: if unled {
                form.yes_or_no("is_cic").asked_or(false)
            } else {
                // Every army has a commander-in-chief, so no remedy takes it away.
                form.yes_or_no("is_cic").unchanged().or(false)
            },
            ally: form.text("ally", 40).optional(),
            units_from: form.names("units_from", 0, 6).or(Vec::new()),
        }
    }
}

/// Whether a command is given as that of the commander-in-chief.
fn is_chief(command: &Value) -> bool {
    command.get("is_cic").is_some_and(is_true)
}

/// The place of a second commander-in-chief, if two are given.
fn second_chief(form: &Form<'_>) -> Option<usize> {
    let told = form.entries_told("commands").iter().enumerate();
    let mut chiefs = told.filter(|(_, command)| is_chief(command));
    chiefs.nth(1).map(|(n, _)| n)
}

/// Whether all commands are given, one of their generals needs a good commander-in-chief, and none
/// is given as such. One of them is, so the usual value cannot hold for all.
fn is_unled(form: &Form<'_>) -> bool {
    /// An army with more commands exceeds a limit anyway.
    const MOST: usize = 4;
    let told = form.entries_told("commands");
    let says = |command: &Value, name: &str, words: &[&str]| {
        let said = command.get(name).and_then(Value::as_str);
        said.is_some_and(|said| words.contains(&said))
    };
    let poor = |command: &Value| says(command, "general", &["incompetent", "coward"]);
    let may_be = |command: &Value| {
        let untold = |name: &str| command.get(name).is_none_or(Value::is_null);
        untold("is_cic") && untold("ally")
    };
    let number = |value: &Value| value.as_f64().or_else(|| value.as_str()?.parse().ok());
    let vds = told.iter().map(|command| number(command.get("vd")?));
    let sum: Option<f64> = vds.sum();
    let more = form.says("more_commands", "true")
        || sum
            .zip(form.number_told("army_vdt"))
            .is_some_and(|(sum, army)| sum < army);
    (2..=MOST).contains(&told.len())
        && told.iter().any(poor)
        && told.iter().any(may_be)
        && !told.iter().any(is_chief)
        && !more
}

/// Whether the army has commands that are not given. A VDT that exceeds the sum of the given ones
/// shows that it has. It usually has if all that is given is one general, who is no
/// commander-in-chief.
fn has_more(form: &mut Form<'_>, commands: &[Command]) -> bool {
    let vds = commands.iter().map(|command| command.vd.as_ref());
    let sum: Option<f64> = vds.map(|vd| vd?.exactly()).sum();
    let exceeds = sum
        .zip(form.number_told("army_vdt"))
        .is_some_and(|(sum, army)| sum > 0.0 && sum < army);
    let one_general = match commands {
        [one] => one.vd.is_none() && one.general.is_some() && !one.is_cic,
        _ => false,
    };
    if !form.may_lack_facts() {
        return form.truth("more_commands");
    }
    let denied = exceeds && form.says("more_commands", "false");
    let more = form.yes_or_no("more_commands").matters(!exceeds);
    let more = more.or_usually(exceeds || one_general);
    if denied {
        form.contradicts("more_commands");
    }
    more
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let unled = form.may_lack_facts() && is_unled(form);
        // The limits are about the commands: if nothing else is given that could exceed one, they
        // are required.
        let limited = !form.may_lack_facts() || form.is_told("commands");
        // The VD of a unit does not depend on an army.
        let army = [
            "commands",
            "army_vdt",
            "allowed_contingents",
            "ally_contingents",
            "ally_vd",
            "ally_general_is_cic",
            "ally_unit_in_other_command",
        ];
        let matters = !["unit_with_general", "printed_vd"]
            .iter()
            .any(|name| form.is_told(name))
            || army.iter().any(|name| form.is_told(name));
        let scale = scale(form);
        let points = form
            .integer("points", 100, 2000)
            .unit(Unit::Points)
            .among([300, 350, 400, 500])
            .optional();
        let table: Option<TableSize> = form.choice("table").optional();
        let tried = form.may_lack_facts() && !form.is_told("commands");
        let second = second_chief(form);
        // The right table says nothing about the commands, which are named as left out.
        let fits = scale.zip(points).zip(table);
        let fits = fits.is_some_and(|((scale, points), table)| {
            row_of(Some(scale), points).is_some_and(|row| {
                let side = |name| form.figure(&FORMATS, &row, name).unwrap_or(0);
                table.code() == format!("{}x{}", side("width"), side("depth"))
            })
        });
        let commands = if limited {
            form.asked_list_with("commands", 0, 12, |form| Command::of(form, unled))
        } else if fits {
            form.named_list_with("commands", 12, |form| Command::of(form, false))
        } else {
            form.list_with("commands", 0, 12, |form| Command::of(form, false))
        };
        let more = has_more(form, &commands);
        if let Some(n) = second {
            let path = format!("commands.{n}.is_cic");
            form.refuse(&path, true, FaultKind::Contradicts, Vec::new());
        }
        let vds = commands.iter().map(|command| command.vd.as_ref());
        let sum: f64 = vds.filter_map(|vd| vd?.exactly()).sum();
        let input = Self {
            scale,
            points,
            table,
            tried,
            commands,
            more,
            // No army has less than its commands.
            army_vdt: form
                .integer("army_vdt", 1, 999)
                .maybe_measured_within(sum.max(1.0), 999.0),
            allowed: form.integer("allowed_contingents", 0, 9).maybe_measured(),
            contingents: form.names("ally_contingents", 0, 9).or(Vec::new()),
            ally_vd: form
                .integer("ally_vd", 0, 999)
                .matters(matters)
                .maybe_measured(),
            ally_is_cic: form
                .yes_or_no("ally_general_is_cic")
                .matters(matters)
                .or(false),
            ally_lent: form
                .yes_or_no("ally_unit_in_other_command")
                .matters(matters)
                .or(false),
            with_general: form.truth("unit_with_general"),
            printed_vd: form.integer("printed_vd", 0, 9).if_told(),
            defer: false,
        };
        // Its commands, and an ally's contingent, are parts of the army.
        let exactly = |vd: &Option<Measure>| vd.as_ref().and_then(Measure::exactly);
        if let Some(army) = exactly(&input.army_vdt) {
            let commands = input.commands.iter();
            let sum: f64 = commands.filter_map(|command| exactly(&command.vd)).sum();
            if sum > army || exactly(&input.ally_vd).is_some_and(|ally| ally > army) {
                form.contradicts("army_vdt");
            }
        }
        // A complete army has a commander-in-chief.
        let chief = |command: &Command| command.is_cic && command.ally.is_none();
        if unled && !input.commands.iter().any(chief) {
            form.contradicts("commands");
        }
        if input.hangs_on_points() {
            form.lacks("points");
        }
        if input.ally_vd.is_some() && input.commands.is_empty() {
            form.lacks("army_vdt");
        }
        let other = input.with_general || input.printed_vd.is_some() || input.ally_vd.is_some();
        if !input.asks_limits() && !other {
            // If there are none, nothing is left to ask.
            let tried = form.is_told_or_tried("commands") && !form.is_told("commands");
            let kind = if tried {
                FaultKind::ListLength
            } else {
                FaultKind::Missing
            };
            form.refuse("commands", Value::Null, kind, Vec::new());
        }
        input
    }
}

impl Input {
    /// Whether it gives any fact that decides a limit.
    fn asks_limits(&self) -> bool {
        !self.commands.is_empty()
            || !self.contingents.is_empty()
            || self.ally_is_cic
            || self.ally_lent
            || (self.ally_vd.is_some() && self.army_vdt.is_some())
            || self.is_on_another_table()
            || (self.scale.is_some()
                && self.points.is_some()
                && (self.table.is_some() || self.format().is_none()))
    }

    /// Whether it is played in 28 mm on a table of no one-day event.
    fn is_on_another_table(&self) -> bool {
        self.scale == Some(28) && self.table.is_some_and(|table| table != TableSize::Large)
    }

    /// Whether missing points decide: legal at some, and not at others.
    fn hangs_on_points(&self) -> bool {
        let coward = self
            .commands
            .iter()
            .any(|command| command.general == Some(General::Coward));
        let one_too_large = total(self).is_some_and(|total| {
            self.commands
                .iter()
                .filter_map(|command| command.vd.as_ref())
                .any(|vd| beyond(vd, LEAST_SHARE, &total) > 0.0)
        });
        let number = !matches!(self.commands.len(), 0 | 2);
        self.points.is_none() && (coward || number || one_too_large)
    }

    /// The row of the formats, if scale and points give one. Formats with the same points have the
    /// same limits on commands and generals: without a scale any of them will do for these.
    fn format(&self) -> Option<String> {
        row_of(self.scale, self.points?)
    }
}

/// The first row of the formats with this scale, or any, and these points.
fn row_of(scale: Option<i64>, points: i64) -> Option<String> {
    let scales = scale.map_or(&SCALES[..], |scale| {
        if scale == 28 {
            &SCALES[1..]
        } else {
            &SCALES[..1]
        }
    });
    scales
        .iter()
        .map(|scale| format!("{scale}-{points}"))
        .find(|row| FORMATS.rows.contains(&row.as_str()))
}

// Claims that a verdict may quote, grouped by node.
claims! {
    TABLE_15_400 = "impetus/one-day/points-and-table#table-15-400";
    TABLE_15_SMALL = "impetus/one-day/points-and-table#table-15-small";
    TABLE_28 = "impetus/one-day/points-and-table#table-28";
    pub(super) POINTS_15 = "impetus/one-day/points-and-table#points-15";
    pub(super) POINTS_28 = "impetus/one-day/points-and-table#points-28";
    AT_LEAST_TWO = "impetus/one-day/commands#at-least-two";
    AT_MOST_FOUR = "impetus/one-day/commands#at-most-four";
    SINGLE = "impetus/one-day/commands#single";
    AT_MOST_TWO = "impetus/one-day/commands#at-most-two";
    SIXTY = "impetus/one-day/largest-command#sixty";
    SEVENTY_FIVE = "impetus/one-day/largest-command#seventy-five";
    EXACT_SHARE = "impetus/one-day/largest-command#exact-share";
    NO_COWARDS = "impetus/one-day/generals#no-cowards";
    INCOMPETENT_28 = "impetus/one-day/generals#incompetent-28";
    ONE_AT_MOST = "impetus/one-day/generals#one-at-most";
    NO_CAP = "impetus/disputes/incompetent-cap#no-cap";
    NONE_ALLOWED = "impetus/disputes/incompetent-cap#none-allowed";
    pub(super) AS_AT_400 = "impetus/disputes/five-hundred-points#as-at-400";
    RULEBOOK_LIMITS = "impetus/disputes/five-hundred-points#rulebook-limits";
    pub(super) CHECK_SILENT = "impetus/disputes/five-hundred-points#check-silent";
    NO_MORE = "impetus/lists/allied-number#no-more";
    NEVER_TWO = "impetus/lists/allied-number#never-two";
    OWN_COMMAND = "impetus/lists/allied-command#own-command";
    NOT_THE_CIC = "impetus/lists/allied-command#not-the-cic";
    ONLY_ITS_OWN = "impetus/lists/allied-units#only-its-own";
    NONE_LENT = "impetus/lists/allied-units#none-lent";
    NOT_OVER_HALF = "impetus/lists/allied-half#not-over-half";
    EXACTLY_HALF = "impetus/lists/allied-half#exactly-half";
    ALWAYS_THREE = "impetus/lists/general-vd#always-three";
    pub(super) REPLACES = "impetus/lists/general-vd#replaces-printed";
}

/// Whether Incompetents may serve a general who is neither Genius nor Charismatic.
pub static INCOMPETENTS: Point = Point {
    id: "incompetent-cap",
    kind: PointKind::Open,
    readings: &[Reading::followed(NO_CAP), Reading::of(NONE_ALLOWED)],
};

/// Limits on commands and generals at 500 points.
pub static FIVE_HUNDRED: Point = Point {
    id: "five-hundred-points",
    kind: PointKind::Open,
    readings: &[Reading::followed(AS_AT_400), Reading::of(RULEBOOK_LIMITS)],
};

/// Violations of an army.
pub const VIOLATIONS: &[Violation] = &[
    Violation {
        code: "table-15-400",
        claim: TABLE_15_400,
    },
    Violation {
        code: "table-15-small",
        claim: TABLE_15_SMALL,
    },
    Violation {
        code: "table-28",
        claim: TABLE_28,
    },
    Violation {
        code: "points-15",
        claim: POINTS_15,
    },
    Violation {
        code: "points-28",
        claim: POINTS_28,
    },
    Violation {
        code: "too-few-commands",
        claim: AT_LEAST_TWO,
    },
    Violation {
        code: "too-many-commands",
        claim: AT_MOST_FOUR,
    },
    Violation {
        code: "too-many-commands-300",
        claim: AT_MOST_TWO,
    },
    Violation {
        code: "largest-command",
        claim: SIXTY,
    },
    Violation {
        code: "largest-command-300",
        claim: SEVENTY_FIVE,
    },
    Violation {
        code: "coward",
        claim: NO_COWARDS,
    },
    Violation {
        code: "two-incompetents",
        claim: ONE_AT_MOST,
    },
    Violation {
        code: "incompetent",
        claim: NONE_ALLOWED,
    },
    Violation {
        code: "too-many-contingents",
        claim: NO_MORE,
    },
    Violation {
        code: "same-contingent-twice",
        claim: NEVER_TWO,
    },
    Violation {
        code: "ally-is-cic",
        claim: NOT_THE_CIC,
    },
    Violation {
        code: "ally-with-others",
        claim: ONLY_ITS_OWN,
    },
    Violation {
        code: "ally-lent",
        claim: NONE_LENT,
    },
    Violation {
        code: "ally-over-half",
        claim: NOT_OVER_HALF,
    },
];

/// The minimum share that any format allows its largest command, %.
const LEAST_SHARE: i64 = 60;

/// The scales of the formats.
const SCALES: [i64; 2] = [15, 28];

/// The codes of the violations, for the result that names the first one.
const CODES: [&str; VIOLATIONS.len()] = Violation::codes(VIOLATIONS, 0);

impl Rule for CommandLimits {
    type Input = Input;
    const ID: &'static str = "impetus.command-limits";
    const KIND: CheckKind = CheckKind::Arithmetic;
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
        Output {
            name: "reason",
            kind: OutKind::Word {
                scope: "impetus-command-limits-finding",
                codes: &CODES,
            },
        },
        Output {
            name: "vd",
            kind: OutKind::Number(Unit::None),
        },
    ];
    const VIOLATIONS: &'static [Violation] = VIOLATIONS;
    const REFUSED_IS_NO: bool = true;
    const POINTS: &'static [&'static Point] = &[&INCOMPETENTS, &FIVE_HUNDRED];
    const TABLES: &'static [&'static Table] = &[&FORMATS, &EVENT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut legal = None;
        if input.asks_limits() {
            let unsaid = limits(case, input).unsaid;
            let as_at_400 = case.settled(&FIVE_HUNDRED);
            let as_at_400 = as_at_400.is_some_and(|reading| reading.is(AS_AT_400));
            if unsaid && (case.refused().is_empty() || as_at_400) {
                case.because(CHECK_SILENT);
                legal = five_hundred(case, input);
            } else {
                legal = Some(case.refused().is_empty());
            }
        }
        let violations = legal.map_or(Value::Null, |_| case.refused().into());
        let reason = case.refused().first().copied();
        let vd = general_vd(case, input.with_general, input.printed_vd);
        Values::default()
            .with("legal", legal)
            .with("violations", violations)
            .with("reason", reason)
            .with("vd", vd)
    }
}

/// Whether an army of 500 points is within the limits on commands and generals, by either reading;
/// `None` if the rulebook decides.
pub fn five_hundred(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    if case.ask(&FIVE_HUNDRED).is(AS_AT_400) {
        case.because(AS_AT_400);
        let as_at_400 = Input {
            points: Some(400),
            table: None,
            ..input.clone()
        };
        format(case, &as_at_400);
        generals(case, &as_at_400);
        return Some(case.refused().is_empty());
    }
    case.because(RULEBOOK_LIMITS);
    case.silent("five-hundred-points");
    None
}

/// Margin to the limits.
#[derive(Clone, Copy)]
pub struct Left {
    /// The document does not mention such an army.
    pub unsaid: bool,
    /// Incompetents that an open point decides about.
    pub open: bool,
}

/// Checks every limit.
pub fn limits(case: &mut Case<'_>, input: &Input) -> Left {
    // Generals that no army may have are reported before excess numbers.
    let open = generals(case, input);
    let unsaid = format(case, input);
    allies(case, input);
    Left { unsaid, open }
}

/// The VD of a unit: that of any unit with a general, whatever its list prints.
pub fn general_vd(case: &mut Case<'_>, general: bool, printed: Option<i64>) -> Option<i64> {
    if !general && printed.is_none() {
        return None;
    }
    let three = case.number(&EVENT_LIMITS, "general-vd", "value");
    let vd = if general { three } else { printed };
    case.applies("general-vd", general, ALWAYS_THREE)
        .value(vd)
        .arg("printed", printed.unwrap_or(-1));
    if general && printed.is_some() && printed != vd {
        case.because(REPLACES);
    }
    vd
}

/// Table, points, commands and their size; true if the document does not mention such an army.
fn format(case: &mut Case<'_>, input: &Input) -> bool {
    let Some(points) = input.points else {
        // In 28 mm all one-day events have one table.
        if input.is_on_another_table() {
            let [width, depth] =
                ["width", "depth"].map(|name| case.number(&FORMATS, "28-300", name));
            case.forbid("table-28", true)
                .arg("width", width)
                .arg("depth", depth);
        }
        case.step("format", false).value(json!(null));
        return false;
    };
    let Some(row) = input.format() else {
        for (_, code) in SCALES
            .into_iter()
            .zip(["points-15", "points-28"])
            .filter(|(scale, _)| input.scale.is_none_or(|told| told == *scale))
        {
            case.forbid(code, true).value(points);
        }
        return false;
    };
    let width = case.number(&FORMATS, &row, "width").unwrap_or(0);
    let depth = case.number(&FORMATS, &row, "depth").unwrap_or(0);
    // A scale of 0 stands for a missing one.
    case.step("format", true)
        .value(points)
        .arg("scale", input.scale.unwrap_or(0))
        .cite(if input.scale == Some(28) {
            POINTS_28
        } else {
            POINTS_15
        });
    if let Some((table, scale)) = input.table.zip(input.scale) {
        let code = match (scale, width) {
            (28, _) => "table-28",
            (_, 180) => "table-15-400",
            _ => "table-15-small",
        };
        let wrong = table.code() != std::format!("{width}x{depth}");
        case.forbid(code, wrong)
            .arg("width", width)
            .arg("depth", depth);
        if wrong {
            case.remedy(
                "table",
                vec![("width", width.into()), ("depth", depth.into())],
                vec![("table", json!(std::format!("{width}x{depth}")))],
            );
        }
    }
    let (least, most) = (
        case.number(&FORMATS, &row, "least-commands"),
        case.number(&FORMATS, &row, "most-commands"),
    );
    let (Some(least), Some(most)) = (least, most) else {
        case.step("unsaid", true).value(points).cite(CHECK_SILENT);
        return true;
    };
    let count = i64::try_from(input.commands.len()).unwrap_or(i64::MAX);
    // If commands are missing their number is unknown.
    if count == 0 || input.tried {
        return false;
    }
    let small = most == 2;
    // One that is not entered counts too.
    let most_told = count + i64::from(input.more);
    if least > 1 {
        case.forbid("too-few-commands", count < least && !input.more)
            .value(count)
            .arg("least", least);
    }
    case.forbid(
        if small {
            "too-many-commands-300"
        } else {
            "too-many-commands"
        },
        most_told > most,
    )
    .value(most_told)
    .arg("most", most);
    if small && count == 1 && !input.more {
        case.applied("single", SINGLE).value(count);
        return false;
    }
    if count >= 2 || input.more {
        largest(case, input, &row, small);
    }
    false
}

/// The VDT of the army: as given, or the sum of its commands.
fn total(input: &Input) -> Option<Measure> {
    let sum = || {
        let mut vds = input.commands.iter().map(|command| command.vd.as_ref());
        vds.try_fold(Measure::from(0), |sum, vd| Some(&sum + vd?))
    };
    let total = input
        .army_vdt
        .clone()
        .or_else(|| if input.more { None } else { sum() });
    total.filter(|total| *total > 0_i64)
}

/// Hundredths by which a command exceeds a share of its army.
#[expect(clippy::cast_precision_loss, reason = "a share of a hundred")]
fn beyond(vd: &Measure, share: i64, total: &Measure) -> Measure {
    &vd.times(100.0) - &total.times(share as f64)
}

/// The largest of several commands, if all are known.
fn largest_of<'v>(vds: impl IntoIterator<Item = &'v Measure>) -> Option<i64> {
    let vds = vds.into_iter().map(Measure::whole_if_known);
    vds.collect::<Option<Vec<i64>>>()?.into_iter().max()
}

fn largest(case: &mut Case<'_>, input: &Input, row: &str, small: bool) {
    let vds: Vec<&Measure> = input
        .commands
        .iter()
        .filter_map(|command| command.vd.as_ref())
        .collect();
    let Some(total) = total(input).filter(|_| !vds.is_empty()) else {
        case.step("shares", false).value(json!(null));
        return;
    };
    let share = case.number(&FORMATS, row, "share").unwrap_or(100);
    let code = if small {
        "largest-command-300"
    } else {
        "largest-command"
    };
    let each: Vec<Measure> = vds.iter().map(|vd| beyond(vd, share, &total)).collect();
    let over = each.iter().any(|beyond| *beyond > 0.0);
    let largest = largest_of(vds);
    let total = total.whole_if_known();
    let most = total.map(|total| share * total / 100);
    case.forbid(code, over)
        .value_of(&largest.map(Value::from))
        .arg("total", total)
        .arg("share", share)
        .arg("most", most);
    if over {
        let beyond = largest_of(&each).map(|beyond| (beyond + 99) / 100);
        case.remedy(
            "smaller",
            vec![("vd", beyond.into_arg()), ("most", most.into_arg())],
            vec![],
        );
    } else if each.iter().any(|beyond| *beyond == 0.0) {
        case.because(if small { SEVENTY_FIVE } else { SIXTY });
        case.because(EXACT_SHARE);
    } else {
        case.because(if small { SEVENTY_FIVE } else { SIXTY });
    }
}

/// True if an open point is deferred.
fn generals(case: &mut Case<'_>, input: &Input) -> bool {
    let count = |level: General| {
        input
            .commands
            .iter()
            .filter(|command| command.general == Some(level))
            .count()
    };
    let (cowards, incompetents) = (count(General::Coward), count(General::Incompetent));
    let one_day = input.format().is_some_and(|row| {
        FORMATS.printed(&row, "most-commands") != Some(crate::kit::tables::Cell::Empty)
    });
    if one_day
        && input
            .commands
            .iter()
            .any(|command| command.general.is_some())
    {
        case.forbid("coward", cowards > 0)
            .value(i64::try_from(cowards).unwrap_or(0));
    }
    // A single command has no other general.
    let chief = input
        .commands
        .iter()
        .find(|command| command.is_cic)
        .or_else(|| input.commands.first().filter(|_| input.commands.len() == 1));
    let Some(chief) = chief.and_then(|command| command.general) else {
        if cowards + incompetents > 0 {
            case.step("cic", false).value(json!(null)).cite(ONE_AT_MOST);
        }
        return false;
    };
    if matches!(chief, General::Genius | General::Charismatic) {
        let bad = i64::try_from(cowards + incompetents).unwrap_or(0);
        case.forbid("two-incompetents", bad > 1).value(bad);
        if bad == 1 {
            case.because(ONE_AT_MOST);
        }
        return false;
    }
    let one_admitted = input.scale == Some(28) && input.points == Some(300);
    if one_admitted && incompetents > 0 {
        case.applied("admitted", INCOMPETENT_28).value(1);
    }
    if incompetents > usize::from(one_admitted) {
        if input.defer && case.settled(&INCOMPETENTS).is_none() {
            return true;
        }
        let none = case.ask(&INCOMPETENTS).is(NONE_ALLOWED);
        let bad = i64::try_from(incompetents).unwrap_or(0);
        case.step("incompetents", none)
            .value(bad)
            .cite(if none { NONE_ALLOWED } else { NO_CAP });
        if none {
            case.refuse("incompetent");
        } else {
            case.because(NO_CAP);
        }
    }
    false
}

fn allies(case: &mut Case<'_>, input: &Input) {
    let told: Vec<&str> = input
        .commands
        .iter()
        .filter_map(|command| command.ally.as_deref())
        .collect();
    let mut names: Vec<String> = if told.is_empty() {
        input
            .contingents
            .iter()
            .map(|name| name.to_lowercase())
            .collect()
    } else {
        told.iter().map(|name| name.to_lowercase()).collect()
    };
    let count = i64::try_from(names.len()).unwrap_or(0);
    let unnamed = input.ally_vd.is_some() || input.ally_is_cic || input.ally_lent;
    if let (0, true, Some(allowed)) = (count, unnamed, &input.allowed) {
        case.forbid("too-many-contingents", *allowed < 1)
            .value(1)
            .arg("allowed", allowed.exactly());
    }
    if count > 0 {
        match &input.allowed {
            Some(allowed) => {
                case.forbid("too-many-contingents", *allowed < count)
                    .value(count)
                    .arg("allowed", allowed.exactly());
            }
            None => {
                case.step("allowed", false).value(count).cite(NO_MORE);
            }
        }
        names.sort_unstable();
        let twice = names.windows(2).any(|pair| pair[0] == pair[1]);
        case.forbid("same-contingent-twice", twice).value(count);
    }
    let ally_leads = input
        .commands
        .iter()
        .any(|command| command.ally.is_some() && command.is_cic);
    if count > 0 || input.ally_is_cic {
        case.forbid("ally-is-cic", ally_leads || input.ally_is_cic);
        case.because(OWN_COMMAND);
    }
    let known: Vec<String> = told
        .iter()
        .map(|name| name.to_lowercase())
        .chain(input.contingents.iter().map(|name| name.to_lowercase()))
        .collect();
    let (mut mixed, mut lent, mut origins) = (false, input.ally_lent, input.ally_lent);
    for command in &input.commands {
        let own = command.ally.as_deref().map(str::to_lowercase);
        for from in command.units_from.iter().map(|from| from.to_lowercase()) {
            origins = true;
            if own.as_ref() == Some(&from) {
                continue;
            }
            mixed |= own.is_some();
            lent |= known.contains(&from);
        }
    }
    if origins {
        case.forbid("ally-with-others", mixed);
        case.forbid("ally-lent", lent);
    }
    let vds: Vec<&Measure> = input
        .commands
        .iter()
        .filter(|command| command.ally.is_some())
        .filter_map(|command| command.vd.as_ref())
        .chain(&input.ally_vd)
        .collect();
    if let Some(total) = total(input).filter(|_| !vds.is_empty()) {
        let share = case
            .number(&EVENT_LIMITS, "ally-share", "value")
            .unwrap_or(100);
        let each: Vec<Measure> = vds.iter().map(|vd| beyond(vd, share, &total)).collect();
        let over = each.iter().any(|beyond| *beyond > 0.0);
        let total = total.whole_if_known();
        case.forbid("ally-over-half", over)
            .value_of(&largest_of(vds).map(Value::from))
            .arg("total", total)
            .arg("share", share)
            .arg("most", total.map(|total| share * total / 100));
        if !over {
            let exact = each.iter().any(|beyond| *beyond == 0.0);
            case.because(if exact { EXACTLY_HALF } else { NOT_OVER_HALF });
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::message::Arg;
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.command-limits";

    fn army(scale: i64, points: i64, commands: &[(i64, &str)]) -> Value {
        let commands: Vec<Value> = commands
            .iter()
            .enumerate()
            .map(|(n, (vd, general))| json!({"vd": vd, "general": general, "is_cic": n == 0}))
            .collect();
        json!({"scale": scale, "points": points, "commands": commands})
    }

    fn codes(given: &Value) -> Value {
        judge(ID, given).values["violations"].clone()
    }

    #[test]
    fn commands_and_their_size() {
        for (scale, points, vds, want) in [
            (15, 400, vec![24, 16], json!([])),
            (15, 400, vec![25, 15], json!(["largest-command"])),
            (15, 350, vec![24, 16], json!([])),
            (28, 350, vec![25, 15], json!(["largest-command"])),
            (15, 300, vec![30, 10], json!([])),
            (15, 300, vec![31, 9], json!(["largest-command-300"])),
            (28, 300, vec![40], json!([])),
            (28, 300, vec![20, 10, 10], json!(["too-many-commands-300"])),
            (15, 400, vec![40], json!(["too-few-commands"])),
            (15, 400, vec![10, 10, 10, 10], json!([])),
            (15, 350, vec![8, 8, 8, 8, 8], json!(["too-many-commands"])),
        ] {
            let commands: Vec<(i64, &str)> = vds.iter().map(|vd| (*vd, "ordinary")).collect();
            assert_eq!(
                codes(&army(scale, points, &commands)),
                want,
                "{scale} {points} {vds:?}"
            );
        }
        let over = judge(ID, &army(15, 400, &[(25, "expert"), (15, "ordinary")]));
        assert_eq!(
            (over.remedies[0].code, over.remedies[0].args[0].1.clone()),
            ("smaller", Arg::from(1))
        );
        assert!(
            judge(ID, &army(15, 400, &[(24, "expert"), (16, "ordinary")]))
                .reasons
                .contains(&EXACT_SHARE)
        );
    }

    #[test]
    fn a_command_that_is_not_entered_counts() {
        for (points, vds, code) in [
            (300, vec![20, 10], "too-many-commands-300"),
            (400, vec![10, 10, 10, 10], "too-many-commands"),
            (300, vec![20], ""),
            (400, vec![10, 10, 10], ""),
        ] {
            let commands: Vec<(i64, &str)> = vds.iter().map(|vd| (*vd, "ordinary")).collect();
            let more = with(
                &army(15, points, &commands),
                &json!({"more_commands": true}),
            );
            let wanted = if code.is_empty() {
                json!([])
            } else {
                json!([code])
            };
            assert_eq!(codes(&more), wanted, "{points} {vds:?}");
        }
    }

    #[test]
    fn points_that_decide_are_asked() {
        for (commands, asked) in [
            (json!([{"vd": 20, "general": "coward"}, {"vd": 20}]), true),
            (json!([{"vd": 31}, {"vd": 1}]), true),
            (json!([{"vd": 25}, {"vd": 15}]), true),
            (json!([{"vd": 40}]), true),
            (json!([{"vd": 20}, {"vd": 10}, {"vd": 10}]), true),
            (json!([{"vd": 24}, {"vd": 16}]), false),
        ] {
            let found = faults(ID, &json!({"scale": 15, "commands": commands}));
            let want = if asked {
                vec![("points".to_owned(), "missing")]
            } else {
                vec![]
            };
            assert_eq!(found, want, "{commands}");
        }
    }

    #[test]
    fn points_without_a_scale_are_enough_for_commands_and_generals() {
        for points in [300, 350, 400] {
            for vds in [
                &[40][..],
                &[30, 10],
                &[31, 9],
                &[24, 16],
                &[25, 15],
                &[20, 10, 10],
                &[8, 8, 8, 8, 8],
            ] {
                for level in ["ordinary", "coward"] {
                    let commands: Vec<(i64, &str)> = vds.iter().map(|vd| (*vd, level)).collect();
                    let told = army(15, points, &commands);
                    let mut untold = told.clone();
                    untold.as_object_mut().unwrap().remove("scale");
                    assert_eq!(codes(&untold), codes(&told), "{points} {vds:?} {level}");
                }
            }
        }
        assert_eq!(
            codes(&json!({"points": 450, "commands": [{"vd": 20}]})),
            json!(["points-15", "points-28"])
        );
    }

    #[test]
    fn points_and_tables() {
        for (scale, points, table, want) in [
            (15, 400, "180x120", json!([])),
            (15, 400, "120x90", json!(["table-15-400"])),
            (15, 350, "90x120", json!([])),
            (15, 300, "120x180", json!(["table-15-small"])),
            (28, 300, "120x180", json!([])),
            (28, 350, "other", json!(["table-28"])),
            (15, 450, "other", json!(["points-15"])),
            (28, 400, "180x120", json!(["points-28"])),
        ] {
            assert_eq!(
                codes(&json!({"scale": scale, "points": points, "table": table})),
                want,
                "{scale} {points} {table}"
            );
        }
    }

    #[test]
    fn five_hundred_points_are_left_open() {
        let open = judge(ID, &army(15, 500, &[(30, "expert"), (10, "coward")]));
        assert_eq!(
            (open.finding.kind, readings(&open)),
            (
                FindingKind::Undetermined,
                vec!["as-at-400", "rulebook-limits"]
            )
        );
        // In one reading the limits of 400 points apply.
        assert_eq!(
            open.readings[0].values["violations"],
            json!(["largest-command", "coward"])
        );
        assert_eq!(
            codes(&with(
                &army(15, 500, &[(30, "expert"), (10, "poor")]),
                &json!({"table": "120x90"})
            )),
            json!(["table-15-400"])
        );
        assert_eq!(
            codes(&with(
                &army(15, 500, &[(30, "genius")]),
                &json!({"ally_general_is_cic": true})
            )),
            json!(["ally-is-cic"])
        );
    }

    fn readings(verdict: &Verdict) -> Vec<&str> {
        verdict.readings.iter().map(|reading| reading.id).collect()
    }

    #[test]
    fn generals() {
        assert_eq!(
            codes(&army(28, 350, &[(20, "expert"), (20, "coward")])),
            json!(["coward"])
        );
        assert_eq!(
            codes(&army(
                15,
                400,
                &[(16, "genius"), (12, "incompetent"), (12, "incompetent")]
            )),
            json!(["two-incompetents"])
        );
        assert_eq!(
            codes(&army(
                15,
                400,
                &[(16, "charismatic"), (12, "incompetent"), (12, "poor")]
            )),
            json!([])
        );
        for (scale, points, bad, open) in [
            (28, 300, 1, false),
            (28, 350, 1, true),
            (15, 300, 1, true),
            (15, 400, 2, true),
            (15, 400, 0, false),
        ] {
            let mut commands = vec![(20, "expert")];
            commands.extend(std::iter::repeat_n((10, "incompetent"), bad));
            let verdict = judge(ID, &army(scale, points, &commands));
            let want: &[&str] = if open {
                &["no-cap", "none-allowed"]
            } else {
                &[]
            };
            assert_eq!(readings(&verdict), want, "{scale} {points} {bad}");
        }
        // Without a commander-in-chief the limit cannot be checked.
        let headless = json!({"commands": [{"vd": 20, "general": "expert"}, {"vd": 20, "general": "incompetent"}]});
        assert_eq!(codes(&headless), json!([]));
        assert_eq!(
            readings(&judge(
                ID,
                &json!({"points": 300, "commands": [{"vd": 20, "general": "incompetent"}]})
            )),
            ["no-cap", "none-allowed"]
        );
    }

    #[test]
    fn allied_contingents() {
        let with_allies = |allies: &[&str], allowed: i64| {
            let mut commands = vec![json!({"vd": 12, "general": "expert", "is_cic": true})];
            commands.extend(allies.iter().map(|ally| json!({"vd": 10, "ally": ally})));
            json!({"points": 400, "commands": commands, "allowed_contingents": allowed})
        };
        assert_eq!(codes(&with_allies(&["Numidians"], 1)), json!([]));
        assert_eq!(
            codes(&with_allies(&["Numidians", "Gauls"], 1)),
            json!(["too-many-contingents"])
        );
        assert_eq!(
            codes(&with_allies(&["Numidians", "numidians"], 2)),
            json!(["same-contingent-twice"])
        );
        assert_eq!(
            codes(&json!({"ally_contingents": ["Gauls", "Gauls"]})),
            json!(["same-contingent-twice"])
        );
        let ally = |change: Value| {
            with(
                &json!({"commands": [{"vd": 20, "ally": "Gauls"}, {"vd": 20}]}),
                &change,
            )
        };
        assert_eq!(
            codes(&ally(
                json!({"commands": [{"vd": 20, "ally": "Gauls", "is_cic": true}, {"vd": 20}]})
            )),
            json!(["ally-is-cic"])
        );
        assert_eq!(
            codes(&ally(
                json!({"commands": [{"vd": 21, "ally": "Gauls"}, {"vd": 19}]})
            )),
            json!(["ally-over-half"])
        );
        assert_eq!(
            codes(&ally(
                json!({"commands": [{"ally": "Gauls", "units_from": ["Gauls", "own"]}, {}]})
            )),
            json!(["ally-with-others"])
        );
        assert_eq!(
            codes(&ally(
                json!({"commands": [{"ally": "Gauls", "units_from": ["Gauls"]}, {"units_from": ["own", "gauls"]}]})
            )),
            json!(["ally-lent"])
        );
        for (vd, want) in [(20, json!([])), (21, json!(["ally-over-half"]))] {
            assert_eq!(codes(&json!({"army_vdt": 40, "ally_vd": vd})), want);
        }
    }

    #[test]
    fn a_general_makes_three() {
        let vd = |given: Value| judge(ID, &given).values["vd"].clone();
        assert_eq!(
            vd(json!({"unit_with_general": true, "printed_vd": 2})),
            json!(3)
        );
        assert_eq!(vd(json!({"unit_with_general": true})), json!(3));
        assert_eq!(vd(json!({"printed_vd": 2})), json!(2));
        assert_eq!(
            judge(ID, &json!({"printed_vd": 2})).finding.kind,
            FindingKind::Score
        );
    }

    #[test]
    fn what_is_refused_to_read() {
        assert_eq!(faults(ID, &json!({})), [("commands".to_owned(), "missing")]);
        assert_eq!(
            faults(ID, &json!({"scale": 20, "points": 300, "commands": [{}]})),
            [("scale".to_owned(), "not-one-of")]
        );
    }

    proptest! {
        #[test]
        fn evening_out_never_breaks_the_share(vds in prop::collection::vec(1_i64..30, 2..5)) {
            let commands: Vec<(i64, &str)> = vds.iter().map(|vd| (*vd, "poor")).collect();
            let total: i64 = vds.iter().sum();
            let largest = *vds.iter().max().unwrap();
            let over = codes(&army(15, 400, &commands)) == json!(["largest-command"]);
            prop_assert_eq!(over, largest * 100 > 60 * total);
        }
    }
}
