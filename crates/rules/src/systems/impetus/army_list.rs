//! `impetus.army-list`: a whole army list, and all findings about it.
//!
//! # Source items
//! Those of the checks it combines, and ai:terrain-setup.1, ai:list-upgrades.table.
//!
//! # What it decides
//! What `impetus.army-list-sheet`, `impetus.command-limits`, `impetus.halving`,
//! `impetus.sub-period` and `impetus.list-upgrade` decide about one list: built row by row, or
//! pasted as text. Hard findings violate a rule; soft ones are warnings, inconsistent sums, and
//! open points that players should settle.
//!
//! # What it does not decide
//! Whether the list is one of the supplement: minima, maxima and statistics are as given. Break
//! points: only the base rulebook says how they are computed; but one above the total that can be
//! lost is always an error.
//!
//! # Readings chosen
//! - A pasted list replaces the rows; if form and text both give a fact about the whole army, the
//!   text counts.
//! - A command's VD is that of its units, if all are given, otherwise the written one.
//! - Open points do not make all other findings uncertain: if nothing else is wrong the verdict is
//!   open until they are agreed.
//! - Units with the same name are one line of the list, in whatever commands they are.
//!
//! - The list is legal only if all its points were checked. A point with too few facts, or one that
//!   only the rulebook decides, is "not checked"; the list as a whole is then neither legal nor
//!   illegal.
//!
//! # Direction of error
//! Towards "missing" for a pasted sheet, towards "not checked" for everything else that is not given.
//!
//! # Examples
//! Two commands, 25 and 15 VD at 400 points → `largest-command`.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::advanced_deployment::{self, NOT_ELSEWHERE};
use super::army_list_sheet::{
    self as sheet, ARMY_VDT, ArmyListSheet, COMMAND_VDT, PER_DAY, SourceKind,
};
use super::army_text::{self, Key};
use super::command_limits::{
    self as limits, AS_AT_400, CHECK_SILENT, CommandLimits, FIVE_HUNDRED, INCOMPETENTS, REPLACES,
    TableSize,
};
use super::halving::{self, COMMONEST, Halving, MAXIMA_ONLY, MINIMA_TOO};
use super::list_upgrade::{Discipline, ListUpgrade};
use super::sub_period::{
    self as theme, BY_DATE, Belongs, NEIGHBOURS, NOT_NEIGHBOURS, OPEN_15, Period, SubPeriod,
};
use super::tables::{BIG_BATTLE_MULTIPLIERS, EVENT_LIMITS, FORMATS, PIKE_UPGRADES, SUB_PERIODS};
use super::words::{Format, General, Troop};
use crate::check::{
    Ask, Case, CheckKind, Declared, FaultKind, Form, OutKind, Output, Point, Rule, Unit as Measure,
    Values, Violation, claims,
};
use crate::kit::tables::{Choice, Table};
use crate::message::Arg;
use crate::systems::{Desk, Tool};

/// The editor in which a list is written and checked.
pub static DESK: Tool = Tool::Desk(Desk {
    id: "impetus.list",
    check: "impetus.army-list",
    tables: &["looked_at", "summary", "lines", "roster"],
    hard: &["faults"],
    soft: &["notes"],
    figures: &["spent", "left", "vdt"],
    marks: Some(("paste", "marks")),
    build: None,
});

/// The check.
pub struct ArmyList;

/// A list and its event.
#[derive(Clone, Debug)]
pub struct Input {
    scale: Option<i64>,
    points: Option<i64>,
    size: Option<TableSize>,
    periods: Vec<Period>,
    open: bool,
    allowed: Option<i64>,
    handwritten: bool,
    kind: Option<SourceKind>,
    newer: bool,
    hungarians: bool,
    days_late: Option<i64>,
    breaks_right: Option<bool>,
    pasted: bool,
    /// Whether nothing about the list was given, except how or when it was submitted.
    untold: bool,
    list: army_text::Sheet,
}

/// One command, as in the form.
struct Command(army_text::Command);

/// One line of a command, as in the form. What it leaves out is not in the list.
struct Line(army_text::Unit);

impl Declared for Line {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(army_text::Unit {
            name: form.text("name", 60).required(),
            troop: form.choice("troop").if_told(),
            count: form.integer("count", 1, 40).as_written(1),
            vbu: form.integer("vbu", 1, 9).if_told(),
            i: form.integer("i", 0, 9).if_told(),
            d: form.choice("d").if_told(),
            vd: form.integer("vd", 0, 9).if_told(),
            cost: form.integer("cost", 0, 999).if_told(),
            general: form.yes_or_no("general").as_written(false),
            min: form.integer("min", 0, 99).if_told(),
            max: form.integer("max", 0, 99).if_told(),
            commonest: form.yes_or_no("most_numerous").as_written(false),
            large: form.yes_or_no("large_unit").as_written(false),
            front: form.yes_or_no("front_rank").as_written(false),
            pike: form.yes_or_no("pike").as_written(false),
            upgraded: form.yes_or_no("upgraded").as_written(false),
        })
    }
}

impl Declared for Command {
    fn declare(form: &mut Form<'_>) -> Self {
        Self(army_text::Command {
            number: form.integer("number", 1, 20).if_told(),
            general: form.choice("general").if_told(),
            is_cic: form.yes_or_no("is_cic").as_written(false),
            attached_to: form.text("attached_to", 60).if_told(),
            unattached: form.yes_or_no("unattached").as_written(false),
            ally: form.text("ally", 40).if_told(),
            vd: form.integer("vd", 0, 999).if_told(),
            break_point: form.integer("break_point", 0, 999).if_told(),
            units: form
                .list::<Line>("units", 0, army_text::UNITS)
                .into_iter()
                .map(|line| line.0)
                .collect(),
        })
    }
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let paste = form.lines("paste", 8000).or(String::new());
        // The text counts as given, and no usual value replaces it.
        let (read, misread) = army_text::read(&paste);
        let event: Option<Format> = form.choice("event").optional();
        // `15-400`: a row of the formats holds scale and points.
        let (scale, points) = event
            .and_then(|event| event.code().split_once('-'))
            .map_or((None, None), |(scale, points)| {
                (scale.parse().ok(), points.parse().ok())
            });
        let size = form.choice("table_size").optional();
        let periods = form.choices("periods", 0, 7).or(Vec::new());
        let open = form.truth("open");
        let allowed = form.integer("allowed_contingents", 0, 9).optional();
        let list = army_text::Sheet {
            army: form.text("army_name", 80).optional(),
            source: form.text("source", 80).optional(),
            volume: header(form.integer("volume", 1, 34), read.volume),
            player: form.text("player_name", 80).optional(),
            contact: form.text("contact", 80).optional(),
            structure: form.text("command_structure", 60).optional(),
            vdt: header(form.integer("army_vdt", 0, 999), read.vdt),
            break_point: header(form.integer("army_break_point", 0, 999), read.break_point),
            exploration: header(form.integer("exploration_points", 0, 99), read.exploration),
            advanced: form.text("advanced_model", 60).optional(),
            destiny: form.text("destiny_shots", 60).optional(),
            commands: form
                .list::<Command>("commands", 0, army_text::COMMANDS)
                .into_iter()
                .map(|command| command.0)
                .collect(),
            places: army_text::Places::default(),
        };
        let mut input = Self {
            scale,
            points,
            size,
            periods,
            open,
            allowed,
            handwritten: form.truth("handwritten"),
            kind: form.choice("source_kind").optional(),
            newer: form.truth("newer_in_supplement"),
            hungarians: form.truth("jagiellonian_hungarians"),
            days_late: form.integer("days_late", 0, 99).if_told(),
            breaks_right: form.yes_or_no("break_points_right").optional(),
            pasted: false,
            untold: false,
            list,
        };
        input.periods.sort_unstable();
        input.periods.dedup();
        if !paste.trim().is_empty() {
            for at in misread {
                form.unreadable("paste", at.line, at.column, &at.given, at.accepted);
            }
            // The same entry told twice, with another value.
            if input.list.volume.is_some()
                && read.volume.is_some()
                && input.list.volume != read.volume
            {
                form.contradicts("volume");
            }
            input.take(read);
        }
        let bare = army_text::Sheet {
            commands: Vec::new(),
            ..input.list.clone()
        } == army_text::Sheet::default();
        input.untold = input.list.commands.is_empty() && bare && !input.pasted;
        let asked = input.handwritten || input.days_late.is_some();
        if input.list.commands.is_empty() && (bare && !asked || input.pasted) {
            form.refuse("commands", Value::Null, FaultKind::Missing, Vec::new());
        }
        for (n, command) in input
            .list
            .commands
            .iter()
            .enumerate()
            .filter(|_| !input.pasted)
        {
            let mut before = input.list.commands[..n].iter();
            if command.number.is_some() && before.any(|other| other.number == command.number) {
                let path = format!("commands.{n}.number");
                form.refuse(&path, command.number, FaultKind::Repeated, Vec::new());
            }
            let mut generals = (0..).zip(&command.units).filter(|(_, line)| line.general);
            // A command has one general.
            if let Some((m, _)) = generals.nth(1) {
                let path = format!("commands.{n}.units.{m}.general");
                form.refuse(&path, true, FaultKind::Contradicts, Vec::new());
            }
            for (m, line) in command.units.iter().enumerate() {
                if let (Some(min), Some(max)) = (line.min, line.max)
                    && min > max
                {
                    form.refuse(
                        &format!("commands.{n}.units.{m}.min"),
                        min,
                        FaultKind::OutOfRange,
                        vec![format!("0–{max}")],
                    );
                }
            }
        }
        input
    }
}

/// A figure of the whole list, which a pasted text may give instead.
fn header(told: Ask<'_, '_, i64>, pasted: Option<i64>) -> Option<i64> {
    if pasted.is_some() {
        told.placed()
    } else {
        told.if_told()
    }
}

impl Input {
    /// Replaces the rows by a pasted list; facts about the whole army that only the form gives
    /// stay.
    fn take(&mut self, read: army_text::Sheet) {
        let list = &mut self.list;
        list.army = read.army.or(list.army.take());
        list.source = read.source.or(list.source.take());
        list.volume = read.volume.or(list.volume);
        list.player = read.player.or(list.player.take());
        list.contact = read.contact.or(list.contact.take());
        list.structure = read.structure.or(list.structure.take());
        list.vdt = read.vdt.or(list.vdt);
        list.break_point = read.break_point.or(list.break_point);
        list.exploration = read.exploration.or(list.exploration);
        list.advanced = read.advanced.or(list.advanced.take());
        list.destiny = read.destiny.or(list.destiny.take());
        list.commands = read.commands;
        list.places = read.places;
        self.pasted = true;
    }
}

claims! {
    with all ArmyListSheet::CLAIMS, CommandLimits::CLAIMS, Halving::CLAIMS, SubPeriod::CLAIMS, ListUpgrade::CLAIMS, &[NOT_ELSEWHERE];
    BUDGET = "impetus/one-day/points-and-table#budget";
    NO_MORE_POINTS = "impetus/terrain/exploration-points#no-more";
    BY_FORMAT = "impetus/one-day/halving#by-format";
    ONE_MORE = "impetus/lists/pike-upgrade#one-more";
    CHECK_OPEN_CAP = "impetus/disputes/incompetent-cap#check-open";
    CHECK_OPEN_COMMONEST = "impetus/disputes/commonest-troop#check-open";
    WHICH = "impetus/lists/pike-who#which";
    ONE_CIC = "impetus/tournament/list-army#one-cic";
    BREAK_OVER_VD = "impetus/tournament/list-army#break-over-vd";
    BREAK_RULEBOOK = "impetus/tournament/list-army#break-rulebook";
}

/// Violations of the list as a whole.
const HARD: [Violation; 14] = [
    Violation {
        code: "over-points",
        claim: BUDGET,
    },
    Violation {
        code: "exploration-too-many",
        claim: NO_MORE_POINTS,
    },
    Violation {
        code: "advanced-elsewhere",
        claim: NOT_ELSEWHERE,
    },
    Violation {
        code: "over-maximum",
        claim: BY_FORMAT,
    },
    Violation {
        code: "under-minimum",
        claim: BY_FORMAT,
    },
    Violation {
        code: "upgrade-cost",
        claim: ONE_MORE,
    },
    Violation {
        code: "upgrade",
        claim: WHICH,
    },
    Violation {
        code: "printed-vd",
        claim: REPLACES,
    },
    Violation {
        code: "command-vd-sum",
        claim: COMMAND_VDT,
    },
    Violation {
        code: "army-vdt-sum",
        claim: ARMY_VDT,
    },
    Violation {
        code: "outside-theme",
        claim: NEIGHBOURS,
    },
    Violation {
        code: "two-cics",
        claim: ONE_CIC,
    },
    Violation {
        code: "break-point-over-vd",
        claim: BREAK_OVER_VD,
    },
    Violation {
        code: "break-points-wrong",
        claim: BREAK_RULEBOOK,
    },
];

/// Warnings in addition to the violations.
const SOFT: [Violation; 8] = [
    Violation {
        code: "incompetent-cap",
        claim: CHECK_OPEN_CAP,
    },
    Violation {
        code: "commonest-troop",
        claim: CHECK_OPEN_COMMONEST,
    },
    Violation {
        code: "five-hundred-points",
        claim: CHECK_SILENT,
    },
    Violation {
        code: "late",
        claim: PER_DAY,
    },
    Violation {
        code: "by-date",
        claim: BY_DATE,
    },
    Violation {
        code: "not-neighbours",
        claim: NOT_NEIGHBOURS,
    },
    Violation {
        code: "open-15",
        claim: OPEN_15,
    },
    Violation {
        code: "points-unspent",
        claim: BUDGET,
    },
];

const COUNT: usize = sheet::VIOLATIONS.len() + limits::VIOLATIONS.len() + HARD.len() + SOFT.len();

/// All possible findings: hard ones first, in the order of the checks.
const FOUND: [Violation; COUNT] = {
    let mut all = [const {
        Violation {
            code: "",
            claim: "",
        }
    }; COUNT];
    let lists: [&[Violation]; 4] = [sheet::VIOLATIONS, limits::VIOLATIONS, &HARD, &SOFT];
    let (mut n, mut list) = (0, 0);
    while list < lists.len() {
        let mut item = 0;
        while item < lists[list].len() {
            all[n] = Violation {
                code: lists[list][item].code,
                claim: lists[list][item].claim,
            };
            n += 1;
            item += 1;
        }
        list += 1;
    }
    all
};

const HARD_CODES: [&str; COUNT - SOFT.len()] = Violation::codes(&FOUND, 0);
const SOFT_CODES: [&str; SOFT.len()] = Violation::codes(&FOUND, COUNT - SOFT.len());
const SCOPE: &str = "impetus-army-list-finding";

/// One finding, and its subject.
const HARD_COLUMNS: &[Output] = &[
    Output {
        name: "code",
        kind: OutKind::Word {
            scope: SCOPE,
            codes: &HARD_CODES,
        },
    },
    Output {
        name: "at",
        kind: OutKind::Name,
    },
    Output {
        name: "who",
        kind: OutKind::Name,
    },
    Output {
        name: "figure",
        kind: OutKind::Number(Measure::None),
    },
    Output {
        name: "limit",
        kind: OutKind::Number(Measure::None),
    },
];
const SOFT_COLUMNS: &[Output] = &[
    Output {
        name: "code",
        kind: OutKind::Word {
            scope: SCOPE,
            codes: &SOFT_CODES,
        },
    },
    Output {
        name: "at",
        kind: OutKind::Name,
    },
    Output {
        name: "who",
        kind: OutKind::Name,
    },
    Output {
        name: "figure",
        kind: OutKind::Number(Measure::None),
    },
    Output {
        name: "limit",
        kind: OutKind::Number(Measure::None),
    },
    Output {
        name: "point",
        kind: OutKind::Name,
    },
];

/// A point of a list that is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Part {
    Sheet,
    Source,
    Event,
    Cost,
    Exploration,
    Advanced,
    CommandVd,
    ArmyVdt,
    BreakPoints,
    Chief,
    Commands,
    Generals,
    Allies,
    TroopTypes,
    Numbers,
    Upgrades,
    Theme,
}

impl Choice for Part {
    const SCOPE: &'static str = "impetus-list-point";
}

/// The state of a point, and of the list as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum State {
    InOrder,
    AtFault,
    Open,
    NotChecked,
}

impl Choice for State {
    const SCOPE: &'static str = "impetus-list-state";
}

/// Why a point was not checked, or not completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Why {
    EventUntold,
    CostUntold,
    VdUntold,
    Untold,
    Rulebook,
    ChiefUntold,
    AllowanceUntold,
    TypeUntold,
    LimitsUntold,
    PikesUntold,
    VolumeUntold,
    ThemeUntold,
    SourceUntold,
    ByDate,
    OwnCheck,
}

impl Choice for Why {
    const SCOPE: &'static str = "impetus-list-why";
}

/// Findings so far.
#[derive(Default)]
struct Findings {
    hard: Vec<Value>,
    soft: Vec<Value>,
    /// Whether required entries of a list that is not pasted are not given yet.
    unwritten: bool,
    /// Lines of a pasted list.
    places: Option<army_text::Places>,
}

impl Findings {
    /// Row of a finding, or line of the pasted text, from 0.
    fn at(&self, path: String) -> Value {
        match &self.places {
            Some(places) => places.of(&path).map(pasted_line).into(),
            None => path.into(),
        }
    }

    /// Line of a heading in the pasted text.
    fn head(&self, key: Key) -> Value {
        let heads = self.places.iter().flat_map(|places| &places.heads);
        let line = heads.rev().find(|(other, _)| *other == key);
        line.map(|(_, line)| pasted_line(*line)).into()
    }

    fn hard(&mut self, code: &str, at: Value, who: Value, figure: Option<i64>, limit: Option<i64>) {
        self.hard
            .push(json!({"code": code, "at": at, "who": who, "figure": figure, "limit": limit}));
    }

    fn soft(&mut self, code: &str, at: Value, who: Value, figure: Option<i64>, limit: Option<i64>) {
        let point = [&INCOMPETENTS, &COMMONEST, &FIVE_HUNDRED]
            .iter()
            .find(|point| point.id == code)
            .map(|point| point.id);
        self.soft.push(json!({"code": code, "at": at, "who": who, "figure": figure, "limit": limit, "point": point}));
    }
}

fn pasted_line(line: usize) -> String {
    format!("paste.{line}")
}

impl Rule for ArmyList {
    type Input = Input;
    const ID: &'static str = "impetus.army-list";
    const KIND: CheckKind = CheckKind::Tabular;
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
            name: "standing",
            kind: OutKind::word::<State>(),
        },
        Output {
            name: "not_checked",
            kind: OutKind::words::<Part>(),
        },
        Output {
            name: "looked_at",
            kind: OutKind::List(&[
                Output {
                    name: "point",
                    kind: OutKind::word::<Part>(),
                },
                Output {
                    name: "state",
                    kind: OutKind::word::<State>(),
                },
                Output {
                    name: "why",
                    kind: OutKind::word::<Why>(),
                },
                Output {
                    name: "who",
                    kind: OutKind::Name,
                },
            ]),
        },
        Output {
            name: "army",
            kind: OutKind::Name,
        },
        Output {
            name: "player",
            kind: OutKind::Name,
        },
        Output {
            name: "spent",
            kind: OutKind::Number(Measure::Points),
        },
        Output {
            name: "left",
            kind: OutKind::Number(Measure::Points),
        },
        Output {
            name: "vdt",
            kind: OutKind::Number(Measure::None),
        },
        Output {
            name: "summary",
            kind: OutKind::List(&[
                Output {
                    name: "command",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "general",
                    kind: OutKind::word::<General>(),
                },
                Output {
                    name: "units",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "cost",
                    kind: OutKind::Number(Measure::Points),
                },
                Output {
                    name: "vd",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "share",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "break_point",
                    kind: OutKind::Number(Measure::None),
                },
            ]),
        },
        Output {
            name: "lines",
            kind: OutKind::List(&[
                Output {
                    name: "name",
                    kind: OutKind::Name,
                },
                Output {
                    name: "fielded",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "least",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "most",
                    kind: OutKind::Number(Measure::None),
                },
            ]),
        },
        Output {
            name: "roster",
            kind: OutKind::List(&[
                Output {
                    name: "command",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "count",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "name",
                    kind: OutKind::Name,
                },
                Output {
                    name: "troop",
                    kind: OutKind::word::<Troop>(),
                },
                Output {
                    name: "vbu",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "i",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "d",
                    kind: OutKind::word::<Discipline>(),
                },
                Output {
                    name: "vd",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "cost",
                    kind: OutKind::Number(Measure::Points),
                },
            ]),
        },
        Output {
            name: "marks",
            kind: OutKind::List(&[
                Output {
                    name: "line",
                    kind: OutKind::Number(Measure::None),
                },
                Output {
                    name: "state",
                    kind: OutKind::word::<State>(),
                },
            ]),
        },
        Output {
            name: "faults",
            kind: OutKind::List(HARD_COLUMNS),
        },
        Output {
            name: "notes",
            kind: OutKind::List(SOFT_COLUMNS),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["legal", "standing"];
    const VIOLATIONS: &'static [Violation] = &FOUND;
    const POINTS: &'static [&'static Point] = &[&INCOMPETENTS, &COMMONEST, &FIVE_HUNDRED];
    const TABLES: &'static [&'static Table] = &[
        &FORMATS,
        &EVENT_LIMITS,
        &SUB_PERIODS,
        &PIKE_UPGRADES,
        &BIG_BATTLE_MULTIPLIERS,
    ];
    const PARTS: &'static [&'static str] = &[
        ArmyListSheet::ID,
        CommandLimits::ID,
        Halving::ID,
        SubPeriod::ID,
        ListUpgrade::ID,
    ];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let mut found = Findings {
            places: input.pasted.then(|| input.list.places.clone()),
            ..Findings::default()
        };
        let commands = &input.list.commands;
        let vds: Vec<Option<i64>> = commands
            .iter()
            .enumerate()
            .map(|(n, command)| command_vd(case, &mut found, n, command))
            .collect();
        let open = breaches(case, &mut found, input, &vds);
        advanced(case, &mut found, input);
        let spent = money(case, &mut found, input);
        let lines = numbers(case, &mut found, input);
        for (n, command) in commands.iter().enumerate() {
            for (m, unit) in command
                .units
                .iter()
                .enumerate()
                .filter(|(_, unit)| unit.upgraded)
            {
                let at = found.at(format!("commands.{n}.units.{m}"));
                upgrade(case, &mut found, input, unit, at);
            }
        }
        periods(case, &mut found, input);
        if let Some(days) = input.days_late {
            let points = sheet::late(case, days);
            if days > 0 {
                found.soft("late", Value::Null, Value::Null, Some(days), Some(points));
            }
        }
        let none = vds.is_empty();
        let vdt = vds.iter().copied().sum::<Option<i64>>().filter(|_| !none);
        break_points(case, &mut found, input, &vds);
        chief(case, &mut found, input);
        sums(case, &mut found, input, &vds);
        // Violations are reported before missing entries.
        missing(case, &mut found, input, &vds);
        let parts = looked_at(case, &found, input, &vds, open);
        let refused = case.refused().to_vec();
        let stands = |state: State| parts.iter().any(|part| part.state == state);
        let standing = if !refused.is_empty() {
            State::AtFault
        } else if open.is_some() {
            State::Open
        } else if stands(State::NotChecked) {
            State::NotChecked
        } else {
            State::InOrder
        };
        if let Some(what) = open.filter(|_| standing == State::Open) {
            case.silent(what);
        }
        let legal = match standing {
            State::InOrder => Some(true),
            State::AtFault => Some(false),
            State::Open | State::NotChecked => None,
        };
        let unchecked: Vec<&str> = parts
            .iter()
            .filter(|part| part.state == State::NotChecked)
            .map(|part| part.part.code())
            .collect();
        Values::default()
            .with("legal", legal)
            .with("violations", refused)
            .with("standing", standing.code())
            .with("not_checked", unchecked)
            .with(
                "looked_at",
                parts.iter().map(Looked::row).collect::<Vec<_>>(),
            )
            .with("army", input.list.army.clone())
            .with("player", input.list.player.clone())
            .with("spent", spent)
            .with(
                "left",
                input
                    .points
                    .zip(spent)
                    .map(|(points, spent)| points - spent),
            )
            .with("vdt", vdt)
            .with(
                "summary",
                commands
                    .iter()
                    .zip(&vds)
                    .enumerate()
                    .map(|(n, (command, vd))| summary(n, command, *vd, vdt))
                    .collect::<Vec<_>>(),
            )
            .with("lines", lines)
            .with(
                "roster",
                commands
                    .iter()
                    .enumerate()
                    .flat_map(|(n, command)| {
                        command.units.iter().map(move |unit| row(n, command, unit))
                    })
                    .collect::<Vec<_>>(),
            )
            .with("marks", marks(&found, input, &parts))
            .with("faults", found.hard)
            .with("notes", found.soft)
    }
}

/// A point of the list, and its state.
struct Looked {
    part: Part,
    state: State,
    why: Option<Why>,
    who: Option<String>,
}

impl Looked {
    fn row(&self) -> Value {
        json!({"point": self.part.code(), "state": self.state.code(), "why": self.why.map(Choice::code), "who": self.who})
    }
}

/// The state of each line of a pasted list: illegal or open if a finding names it, not checked if a
/// check lacks facts in it.
fn marks(found: &Findings, input: &Input, parts: &[Looked]) -> Vec<Value> {
    let Some(places) = &found.places else {
        return Vec::new();
    };
    // A violation in another line is independent of this one.
    let point = |part: Part| {
        let state = parts.iter().find(|looked| looked.part == part);
        state
            .map(|looked| looked.state)
            .filter(|state| *state != State::AtFault)
            .unwrap_or(State::InOrder)
    };
    let units = || {
        input
            .list
            .commands
            .iter()
            .flat_map(|command| &command.units)
    };
    let whole = |unit: &army_text::Unit| {
        let bounded = units().any(|other| {
            other.name.eq_ignore_ascii_case(&unit.name)
                && other.min.is_some()
                && other.max.is_some()
        });
        let vd = unit.vd.is_some() || unit.general && unit.count == 1;
        bounded && vd && unit.troop.is_some() && unit.cost.is_some()
    };
    let event = input.scale.and(input.points).is_some();
    let state = |told: bool| match told && event {
        true => State::InOrder,
        false => State::NotChecked,
    };
    let mut all: Vec<(usize, State)> = Vec::new();
    for (key, line) in &places.heads {
        let part = match key {
            Key::Source => Part::Source,
            Key::Volume => Part::Theme,
            Key::Vdt => Part::ArmyVdt,
            Key::Break => Part::BreakPoints,
            Key::Exploration => Part::Exploration,
            _ => Part::Sheet,
        };
        all.push((*line, point(part)));
    }
    for (command, (line, lines)) in input.list.commands.iter().zip(&places.commands) {
        all.push((*line, state(command.general.is_some())));
        for (unit, line) in command.units.iter().zip(lines) {
            all.push((*line, state(whole(unit))));
        }
    }
    all.sort_by_key(|(line, _)| *line);
    let named = |line: usize, findings: &[Value]| {
        let at = pasted_line(line);
        findings.iter().any(|finding| finding["at"] == at.as_str())
    };
    let row = |(line, state): (usize, State)| {
        let state = if named(line, &found.hard) {
            State::AtFault
        } else if named(line, &found.soft) {
            State::Open
        } else {
            state
        };
        json!({"line": line + 1, "state": state.code()})
    };
    all.into_iter().map(row).collect()
}

/// The point that a violation belongs to.
fn part_of(code: &str) -> Part {
    match code {
        "newer-than-rulebook" | "newer-than-beta" => Part::Source,
        "table-15-400" | "table-15-small" | "table-28" | "points-15" | "points-28" => Part::Event,
        "over-points" => Part::Cost,
        "exploration-too-many" => Part::Exploration,
        "advanced-elsewhere" => Part::Advanced,
        "command-vd-sum" | "printed-vd" => Part::CommandVd,
        "army-vdt-sum" => Part::ArmyVdt,
        "break-point-over-vd" | "break-points-wrong" => Part::BreakPoints,
        "two-cics" => Part::Chief,
        "too-few-commands"
        | "too-many-commands"
        | "too-many-commands-300"
        | "largest-command"
        | "largest-command-300" => Part::Commands,
        "coward" | "two-incompetents" | "incompetent" => Part::Generals,
        "too-many-contingents"
        | "same-contingent-twice"
        | "ally-is-cic"
        | "ally-with-others"
        | "ally-lent"
        | "ally-over-half" => Part::Allies,
        "over-maximum" | "under-minimum" => Part::Numbers,
        "upgrade" | "upgrade-cost" => Part::Upgrades,
        "outside-theme" => Part::Theme,
        _ => Part::Sheet,
    }
}

/// Break points: none exceeds the total that can be lost. Only the rulebook says how they are
/// computed; a player who has looked there gives them.
fn break_points(case: &mut Case<'_>, found: &mut Findings, input: &Input, vds: &[Option<i64>]) {
    let over = |point: Option<i64>, vd: Option<i64>| point.zip(vd).filter(|(point, vd)| point > vd);
    let vdt = vds.iter().copied().sum::<Option<i64>>().or(input.list.vdt);
    let army = over(input.list.break_point, vdt.filter(|_| !vds.is_empty()));
    let commands =
        input
            .list
            .commands
            .iter()
            .zip(vds)
            .enumerate()
            .filter_map(|(n, (command, vd))| {
                let slip = over(command.break_point, *vd)?;
                Some((
                    format!("commands.{n}"),
                    number(n, command).to_string(),
                    slip,
                ))
            });
    let slips: Vec<_> = commands.collect();
    for (at, who, (point, vd)) in slips {
        let at = found.at(at);
        case.refuse("break-point-over-vd");
        found.hard("break-point-over-vd", at, who.into(), Some(point), Some(vd));
    }
    if let Some((point, vd)) = army {
        case.refuse("break-point-over-vd");
        found.hard(
            "break-point-over-vd",
            found.head(Key::Break),
            Value::Null,
            Some(point),
            Some(vd),
        );
    }
    match input.breaks_right {
        Some(false) => {
            case.refuse("break-points-wrong");
            found.hard(
                "break-points-wrong",
                found.head(Key::Break),
                Value::Null,
                None,
                None,
            );
        }
        Some(true) => {}
        None => case.because(BREAK_RULEBOOK),
    }
}

/// An army has one commander-in-chief.
fn chief(case: &mut Case<'_>, found: &mut Findings, input: &Input) {
    let chiefs = input
        .list
        .commands
        .iter()
        .filter(|command| command.is_cic)
        .count();
    if chiefs > 1 {
        case.refuse("two-cics");
        found.hard(
            "two-cics",
            Value::Null,
            Value::Null,
            Some(int(chiefs)),
            Some(1),
        );
    }
}

/// The state of every point of the list that applies: legal, illegal, open, or not checked, and
/// why.
fn looked_at(
    case: &Case<'_>,
    found: &Findings,
    input: &Input,
    vds: &[Option<i64>],
    open: Option<&'static str>,
) -> Vec<Looked> {
    let list = &input.list;
    let units = || list.commands.iter().flat_map(|command| &command.units);
    let named = |wanting: &dyn Fn(&army_text::Unit) -> bool| {
        let mut names: Vec<&str> = units()
            .filter(|unit| wanting(unit))
            .map(|unit| unit.name.as_str())
            .collect();
        names.dedup();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let event = input.scale.and(input.points);
    let no_event = event.is_none().then_some(Why::EventUntold);
    let sums = |told: bool| (!told).then_some(Why::VdUntold);
    let units_told = |command: &army_text::Command| {
        !command.units.is_empty()
            && command
                .units
                .iter()
                .all(|unit| unit.vd.is_some() || unit.general && unit.count == 1)
    };
    let all_breaks = list.break_point.is_some()
        && list
            .commands
            .iter()
            .all(|command| command.break_point.is_some());
    let allies = list.commands.iter().any(|command| command.ally.is_some());
    // One line of each name gives the limits for all.
    let bounded = |name: &str| {
        units().any(|unit| {
            unit.name.eq_ignore_ascii_case(name) && unit.min.is_some() && unit.max.is_some()
        })
    };
    let unbounded = named(&|unit| !bounded(&unit.name));
    let untyped = named(&|unit| unit.troop.is_none());
    let upgraded = units().any(|unit| unit.upgraded);
    let unclear = named(&|unit| {
        unit.upgraded
            && (!unit.pike
                || !unit.front
                || unit.vbu.is_none()
                || unit.i.is_none()
                || unit.d.is_none())
    });
    let names_one = |source: &String| source.to_lowercase().contains("extra impetus");
    let from_supplement = input.kind == Some(SourceKind::Supplement)
        || list.volume.is_some()
        || list.source.as_ref().is_some_and(names_one);
    let theme = if input.open {
        None
    } else if input.periods.is_empty() {
        Some(Why::ThemeUntold)
    } else if list.volume.is_none() {
        Some(Why::VolumeUntold)
    } else {
        found
            .soft
            .iter()
            .any(|note| note["code"] == "by-date")
            .then_some(Why::ByDate)
    };
    let mut parts: Vec<(Part, Option<Why>, Option<String>)> = vec![
        (
            Part::Sheet,
            (found.unwritten || input.untold).then_some(Why::Untold),
            None,
        ),
        (
            Part::Source,
            (input.kind.is_none() && !from_supplement).then_some(Why::SourceUntold),
            None,
        ),
        (Part::Event, no_event, None),
        (
            Part::Cost,
            no_event.or_else(|| {
                units()
                    .any(|unit| unit.cost.is_none())
                    .then_some(Why::CostUntold)
            }),
            None,
        ),
    ];
    if list.exploration.is_some() {
        parts.push((Part::Exploration, None, None));
    }
    if list.advanced.is_some() {
        parts.push((Part::Advanced, Some(Why::OwnCheck), None));
    }
    parts.extend([
        (
            Part::CommandVd,
            sums(list.commands.iter().all(units_told)),
            None,
        ),
        (
            Part::ArmyVdt,
            sums(list.vdt.is_some() && vds.iter().all(Option::is_some)),
            None,
        ),
        (
            Part::BreakPoints,
            if all_breaks {
                input.breaks_right.is_none().then_some(Why::Rulebook)
            } else {
                Some(Why::Untold)
            },
            None,
        ),
        (
            Part::Chief,
            (list.commands.len() != 1 && !list.commands.iter().any(|command| command.is_cic))
                .then_some(Why::ChiefUntold),
            None,
        ),
        (
            Part::Commands,
            no_event.or(sums(
                list.commands.len() == 1 || vds.iter().all(Option::is_some),
            )),
            None,
        ),
        (
            Part::Generals,
            no_event.or(list
                .commands
                .iter()
                .any(|command| command.general.is_none())
                .then_some(Why::Untold)),
            None,
        ),
    ]);
    if allies {
        parts.push((
            Part::Allies,
            input.allowed.is_none().then_some(Why::AllowanceUntold),
            None,
        ));
    }
    parts.push((
        Part::TroopTypes,
        untyped.is_some().then_some(Why::TypeUntold),
        untyped,
    ));
    parts.push((
        Part::Numbers,
        no_event.or(unbounded.is_some().then_some(Why::LimitsUntold)),
        unbounded,
    ));
    if upgraded {
        let unlisted = list.volume.is_none() && !input.hungarians;
        parts.push((
            Part::Upgrades,
            unlisted
                .then_some(Why::VolumeUntold)
                .or(unclear.is_some().then_some(Why::PikesUntold)),
            unclear,
        ));
    }
    parts.push((Part::Theme, theme, None));
    // What the readings of an open point decide.
    let undecided = |part: Part| match part {
        Part::Generals => matches!(open, Some("incompetent-cap" | "five-hundred-points")),
        Part::Commands => open == Some("five-hundred-points"),
        Part::Numbers => {
            open == Some("five-hundred-points")
                || found
                    .soft
                    .iter()
                    .any(|note| note["code"] == "commonest-troop")
        }
        _ => false,
    };
    // Nothing of these was looked at in a list without commands.
    let of_commands = [
        Part::Cost,
        Part::CommandVd,
        Part::Commands,
        Part::Generals,
        Part::TroopTypes,
        Part::Numbers,
    ];
    let bare = list.commands.is_empty();
    parts
        .into_iter()
        .map(|(part, why, who)| {
            let unseen = bare && of_commands.contains(&part);
            let why = why.or(unseen.then_some(Why::Untold));
            let at_fault = case.refused().iter().any(|code| part_of(code) == part);
            let state = if at_fault {
                State::AtFault
            } else if undecided(part) {
                State::Open
            } else if why.is_some() {
                State::NotChecked
            } else {
                State::InOrder
            };
            let kept = why.filter(|_| state == State::NotChecked);
            Looked {
                part,
                state,
                why: kept,
                who: who.filter(|_| kept.is_some()),
            }
        })
        .collect()
}

fn int(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// Number that identifies a command.
fn number(n: usize, command: &army_text::Command) -> i64 {
    command.number.unwrap_or_else(|| int(n) + 1)
}

fn summary(n: usize, command: &army_text::Command, vd: Option<i64>, vdt: Option<i64>) -> Value {
    let cost = command
        .units
        .iter()
        .map(|unit| unit.cost.map(|cost| cost * unit.count))
        .sum::<Option<i64>>();
    // Rounded only for display; limits are judged with exact shares.
    let share = vd
        .zip(vdt.filter(|vdt| *vdt > 0))
        .map(|(vd, vdt)| (vd * 200 + vdt) / (2 * vdt));
    json!({
        "command": number(n, command), "general": command.general.map(Choice::code), "units": command.units.iter().map(|unit| unit.count).sum::<i64>(),
        "cost": cost, "vd": vd, "share": share, "break_point": command.break_point,
    })
}

fn row(n: usize, command: &army_text::Command, unit: &army_text::Unit) -> Value {
    json!({
        "command": number(n, command), "count": unit.count, "name": unit.name, "troop": unit.troop.map(Choice::code), "vbu": unit.vbu, "i": unit.i,
        "d": unit.d.map(Choice::code), "vd": unit.vd, "cost": unit.cost.map(|cost| cost * unit.count),
    })
}

/// The VD of a command: that of its units if known, otherwise the written one.
fn command_vd(
    case: &mut Case<'_>,
    found: &mut Findings,
    n: usize,
    command: &army_text::Command,
) -> Option<i64> {
    let mut sum = Some(0);
    for (m, unit) in command.units.iter().enumerate() {
        // Of several units in a line one includes the general.
        let led = if unit.general {
            let name = if unit.name.is_empty() {
                "none"
            } else {
                unit.name.as_str()
            };
            case.about(vec![("unit", Arg::from(name))], |case| {
                limits::general_vd(case, true, unit.vd)
            })
        } else {
            None
        };
        // Lists need not print it; and of several units the others have the printed value.
        if unit.general && unit.count == 1 && unit.vd.is_some() && unit.vd != led {
            let at = found.at(format!("commands.{n}.units.{m}"));
            case.refuse("printed-vd");
            found.hard("printed-vd", at, unit.name.clone().into(), unit.vd, led);
        }
        let others = if unit.general {
            unit.count - 1
        } else {
            unit.count
        };
        let each = if others == 0 { Some(0) } else { unit.vd };
        sum = sum
            .zip(each)
            .map(|(sum, each)| sum + led.unwrap_or(0) + each * others);
    }
    let sum = sum.filter(|_| !command.units.is_empty());
    if let Some((written, sum)) = command.vd.zip(sum) {
        case.applies("command-sum", written != sum, COMMAND_VDT)
            .value(sum)
            .arg("command", number(n, command))
            .arg("written", written);
        if written != sum {
            let at = found.at(format!("commands.{n}"));
            case.refuse("command-vd-sum");
            found.hard(
                "command-vd-sum",
                at,
                number(n, command).to_string().into(),
                Some(sum),
                Some(written),
            );
        }
    }
    sum.or(command.vd)
}

/// The unit that a command's general is with, if the command has it.
fn attached(command: &army_text::Command) -> Option<String> {
    let mut units = command.units.iter();
    let Some(told) = &command.attached_to else {
        let led = units.find(|unit| unit.general);
        return led.map(|unit| unit.name.clone());
    };
    // Endings differ: “a Cavalieri”, “with the Knight”.
    let stems = |name: &str| -> Vec<String> {
        let words = name.to_lowercase();
        let words = words.split(|c: char| !c.is_alphanumeric());
        let words = words.filter(|word| word.chars().count() > 2);
        words.map(|word| word.chars().take(4).collect()).collect()
    };
    let told_stems = stems(told);
    let same = |unit: &army_text::Unit| {
        let named = stems(&unit.name);
        named.is_empty() || named.iter().any(|stem| told_stems.contains(stem))
    };
    (command.units.is_empty() || units.any(same)).then(|| told.clone())
}

/// Required entries that a list does not have. A pasted list is the whole sheet; of one that is entered
/// here, what is not given yet is not checked.
fn missing(case: &mut Case<'_>, found: &mut Findings, input: &Input, vds: &[Option<i64>]) {
    if input.untold {
        if input.handwritten {
            sheet::handwritten(case);
            found.hard("typed", Value::Null, Value::Null, None, None);
        }
        return;
    }
    let list = &input.list;
    let stats = |unit: &army_text::Unit| {
        unit.vbu.is_some()
            && unit.i.is_some()
            && unit.d.is_some()
            && (unit.vd.is_some() || unit.general)
    };
    let command = |(command, vd): (&army_text::Command, &Option<i64>)| sheet::Command {
        number: command.number,
        // The largest command is the one with the most VD in units, whatever the list says.
        vd: command.vd.and(*vd),
        break_point: command.break_point,
        rating: command.general,
        attached_to: attached(command),
        unattached: command.unattached,
        units: command
            .units
            .iter()
            .map(|unit| sheet::Written {
                stats: stats(unit).then(String::new),
                cost: unit.cost,
            })
            .collect(),
    };
    let on_sheet = sheet::Input {
        typed: Some(!input.handwritten),
        draft: !input.pasted,
        army_name: list.army.clone(),
        source: list.source.clone(),
        kind: input.kind,
        newer: input.newer,
        commands: list.commands.iter().zip(vds).map(command).collect(),
        units_complete: None,
        army_vdt: list.vdt.is_some(),
        army_break_point: list.break_point.is_some(),
        structure: list.structure.clone(),
        destiny: list.destiny.clone(),
        advanced: list.advanced.clone(),
        exploration: list.exploration.is_some(),
        player: list.player.clone(),
        contact: list.contact.clone(),
        ..sheet::Input::default()
    };
    found.unwritten = sheet::sheet(case, &on_sheet);
    let lacking: Vec<&str> = sheet::VIOLATIONS
        .iter()
        .map(|violation| violation.code)
        .filter(|code| case.refused().contains(code))
        .collect();
    for code in lacking {
        let lacks = |command: &sheet::Command| match code {
            "command-number" => Some(command.number.is_none()),
            "general-rating" => Some(command.rating.is_none()),
            "general-attachment" => Some(command.attached_to.is_none() && !command.unattached),
            "command-vdt" => Some(command.vd.is_none()),
            "command-break-point" => Some(command.break_point.is_none()),
            "unit-statistics" => Some(
                command.units.iter().any(|unit| unit.stats.is_none()) || command.units.is_empty(),
            ),
            "unit-cost" => Some(
                command.units.iter().any(|unit| unit.cost.is_none()) || command.units.is_empty(),
            ),
            _ => None,
        };
        let mut located = false;
        for (n, command) in on_sheet.commands.iter().enumerate() {
            if lacks(command) == Some(true) {
                let at = found.at(format!("commands.{n}"));
                found.hard(
                    code,
                    at,
                    command.number.unwrap_or(int(n) + 1).to_string().into(),
                    None,
                    None,
                );
                located = true;
            }
        }
        if !located {
            found.hard(code, Value::Null, Value::Null, None, None);
        }
    }
}

/// The VDT of the army is the sum of its commands.
fn sums(case: &mut Case<'_>, found: &mut Findings, input: &Input, vds: &[Option<i64>]) {
    let list = &input.list;
    if let Some((written, sum)) = list
        .vdt
        .zip(vds.iter().copied().sum::<Option<i64>>())
        .filter(|_| !vds.is_empty())
    {
        case.applies("army-sum", written != sum, ARMY_VDT)
            .value(sum)
            .arg("written", written);
        if written != sum {
            case.refuse("army-vdt-sum");
            found.hard(
                "army-vdt-sum",
                found.head(Key::Vdt),
                Value::Null,
                Some(sum),
                Some(written),
            );
        }
    }
}

/// Limits that commands, generals and allies exceed; one open point is deferred.
fn breaches(
    case: &mut Case<'_>,
    found: &mut Findings,
    input: &Input,
    vds: &[Option<i64>],
) -> Option<&'static str> {
    let commands = input
        .list
        .commands
        .iter()
        .zip(vds)
        .map(|(command, vd)| limits::Command {
            vd: vd.map(Into::into),
            general: command.general,
            is_cic: command.is_cic,
            ally: command.ally.clone(),
            units_from: Vec::new(),
        });
    let asked = limits::Input {
        scale: input.scale,
        points: input.points,
        table: input.size,
        commands: commands.collect(),
        allowed: input.allowed.map(Into::into),
        defer: true,
        ..limits::Input::default()
    };
    let left = limits::limits(case, &asked);
    let broken: Vec<&str> = limits::VIOLATIONS
        .iter()
        .map(|violation| violation.code)
        .filter(|code| case.refused().contains(code))
        .collect();
    for code in broken {
        found.hard(code, Value::Null, Value::Null, None, None);
    }
    if left.open {
        case.because(CHECK_OPEN_CAP);
        found.soft("incompetent-cap", Value::Null, Value::Null, None, None);
        return Some("incompetent-cap");
    }
    if left.unsaid {
        case.because(CHECK_SILENT);
        if case
            .settled(&FIVE_HUNDRED)
            .is_some_and(|reading| reading.is(AS_AT_400))
        {
            let before = case.refused().len();
            limits::five_hundred(case, &asked);
            for code in case.refused()[before..].iter().copied() {
                found.hard(code, Value::Null, Value::Null, None, None);
            }
            return None;
        }
        found.soft(
            "five-hundred-points",
            Value::Null,
            Value::Null,
            input.points,
            None,
        );
        return Some("five-hundred-points");
    }
    None
}

/// Advanced deployment at an event that has none.
fn advanced(case: &mut Case<'_>, found: &mut Findings, input: &Input) {
    let used = input.list.advanced.is_some() && (input.scale.is_some() || input.points.is_some());
    if used {
        let elsewhere = advanced_deployment::is_elsewhere(input.scale, input.points);
        case.forbid("advanced-elsewhere", elsewhere);
        if elsewhere {
            found.hard(
                "advanced-elsewhere",
                found.head(Key::Advanced),
                Value::Null,
                None,
                None,
            );
        }
    }
}

/// Cost of the list, including exploration points; `None` if a cost is missing.
fn money(case: &mut Case<'_>, found: &mut Findings, input: &Input) -> Option<i64> {
    let units = input
        .list
        .commands
        .iter()
        .flat_map(|command| &command.units);
    let units = units
        .map(|unit| unit.cost.map(|cost| cost * unit.count))
        .sum::<Option<i64>>();
    let bought = input.list.exploration.unwrap_or(0);
    let price = case
        .number(&EVENT_LIMITS, "exploration-price", "value")
        .unwrap_or(0);
    let most = case
        .number(&EVENT_LIMITS, "exploration-most", "value")
        .unwrap_or(0);
    if bought > 0 {
        case.forbid("exploration-too-many", bought > most)
            .value(bought)
            .arg("most", most);
        if bought > most {
            found.hard(
                "exploration-too-many",
                found.head(Key::Exploration),
                Value::Null,
                Some(bought),
                Some(most),
            );
        }
    }
    // Missing exploration points cost nothing.
    let entered = input.list.commands.iter().any(|c| !c.units.is_empty());
    let spent = units.filter(|_| entered)? + bought * price;
    if let Some(points) = input.points {
        case.forbid("over-points", spent > points)
            .value(spent)
            .arg("points", points);
        if spent > points {
            found.hard(
                "over-points",
                Value::Null,
                Value::Null,
                Some(spent),
                Some(points),
            );
        } else if spent < points {
            found.soft(
                "points-unspent",
                Value::Null,
                Value::Null,
                Some(points - spent),
                Some(points),
            );
        }
    }
    Some(spent)
}

/// The lines of the list with a minimum or maximum, as in the form.
fn numbers(case: &mut Case<'_>, found: &mut Findings, input: &Input) -> Vec<Value> {
    let mut rows = Vec::new();
    let known = input.scale.zip(input.points).filter(|(scale, points)| {
        FORMATS.rows.contains(&format!("{scale}-{points}").as_str()) && *points < 500
    });
    // By name: the number, and the first line with a minimum or maximum.
    let mut lines: BTreeMap<String, (i64, Option<&army_text::Unit>, String)> = BTreeMap::new();
    for (n, command) in input.list.commands.iter().enumerate() {
        for (m, unit) in command.units.iter().enumerate() {
            let line = lines
                .entry(unit.name.to_lowercase())
                .or_insert_with(|| (0, None, String::new()));
            line.0 += unit.count;
            if line.1.is_none() && (unit.min.is_some() || unit.max.is_some()) {
                line.1 = Some(unit);
                line.2 = format!("commands.{n}.units.{m}");
            }
        }
    }
    for (fielded, unit, at) in lines.into_values() {
        let Some(unit) = unit else { continue };
        let (mut least, mut most) = (unit.min, unit.max);
        if let Some((scale, points)) = known {
            let spared = points == 350 && unit.commonest;
            let asked = halving::Input {
                scale: Some(scale),
                points: Some(points),
                big: None,
                min: least,
                max: most,
                commonest: false,
                large_unit: unit.large,
            };
            // The open point is deferred if it matters, and followed once it is settled.
            (least, most) = case.quietly(|case| halving::halved(case, &asked));
            if spared {
                most = unit.max;
                let half = least;
                if half != unit.min {
                    match case.settled(&COMMONEST) {
                        Some(reading) if reading.is(MINIMA_TOO) => {
                            least = unit.min;
                            case.because(MINIMA_TOO);
                        }
                        Some(_) => case.because(MAXIMA_ONLY),
                        None if half.is_some_and(|half| fielded >= half)
                            && unit.min.is_some_and(|min| fielded < min) =>
                        {
                            case.because(CHECK_OPEN_COMMONEST);
                            found.soft(
                                "commonest-troop",
                                found.at(at.clone()),
                                unit.name.clone().into(),
                                Some(fielded),
                                unit.min,
                            );
                        }
                        None => {}
                    }
                }
            }
        }
        let over = most.is_some_and(|most| fielded > most);
        let under = least.is_some_and(|least| fielded < least);
        let step = case
            .step("line", over || under)
            .value(fielded)
            .arg("name", unit.name.clone())
            .arg("least", least.unwrap_or(0));
        step.arg("most", most.map_or_else(|| Arg::from("none"), Arg::from))
            .cite(BY_FORMAT);
        for (broken, code, limit) in [
            (over, "over-maximum", most),
            (under, "under-minimum", least),
        ] {
            if broken {
                case.refuse(code);
                found.hard(
                    code,
                    found.at(at.clone()),
                    unit.name.clone().into(),
                    Some(fielded),
                    limit,
                );
            }
        }
        rows.push(json!({"name": unit.name, "fielded": fielded, "least": least, "most": most}));
    }
    rows
}

/// Whether a unit given as upgraded may be, at that cost.
fn upgrade(
    case: &mut Case<'_>,
    found: &mut Findings,
    input: &Input,
    unit: &army_text::Unit,
    at: Value,
) {
    let Some(((vbu, i), d)) = unit.vbu.zip(unit.i).zip(unit.d) else {
        case.step("upgrade", false)
            .value(json!(null))
            .arg("name", unit.name.clone())
            .arg("cost", 0)
            .cite(ONE_MORE);
        return;
    };
    // The list shows the new VBU; the table starts from the old one.
    let row = format!("{}-{i}-{}", vbu - 1, d.code().to_ascii_lowercase());
    let fits = PIKE_UPGRADES.rows.contains(&row.as_str());
    // A missing fact neither supports nor excludes it.
    let listed = input.list.volume.is_none_or(|volume| volume == 32) || input.hungarians;
    let foot = unit.troop.is_none_or(|troop| troop == Troop::HeavyFoot);
    let cost = if fits {
        case.number(&PIKE_UPGRADES, &row, "new-cost")
    } else {
        None
    };
    let may = fits && listed && foot;
    case.step("upgrade", !may)
        .value(may)
        .arg("name", unit.name.clone())
        .arg("cost", cost.unwrap_or(0))
        .cite(ONE_MORE);
    if !may {
        case.refuse("upgrade");
        found.hard("upgrade", at, unit.name.clone().into(), Some(vbu), None);
    } else if unit.cost.is_some() && unit.cost != cost {
        case.refuse("upgrade-cost");
        found.hard(
            "upgrade-cost",
            at,
            unit.name.clone().into(),
            unit.cost,
            cost,
        );
    }
}

/// Whether the army belongs to the theme, and whether the theme is a recommended one.
fn periods(case: &mut Case<'_>, found: &mut Findings, input: &Input) {
    let asked = theme::Input {
        theme: input.periods.clone(),
        scale: input.scale,
        open: input.open,
        ..theme::Input::default()
    };
    let mut warnings = Vec::new();
    theme::joined(case, &asked, &mut warnings);
    theme::open(case, &asked, &mut warnings);
    for code in warnings {
        found.soft(code, Value::Null, Value::Null, None, None);
    }
    let Some(volume) = input
        .list
        .volume
        .filter(|_| !input.periods.is_empty() && !input.open)
    else {
        return;
    };
    match theme::army(case, volume, &input.periods).0 {
        Some(Belongs::No) => {
            case.refuse("outside-theme");
            found.hard(
                "outside-theme",
                Value::Null,
                Value::Null,
                Some(volume),
                None,
            );
        }
        Some(Belongs::ByDate) => found.soft(
            "by-date",
            found.head(Key::Volume),
            Value::Null,
            Some(volume),
            None,
        ),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::check::{FindingKind, Verdict};
    use crate::systems::testing::{faults, judge, with};

    const ID: &str = "impetus.army-list";

    const PASTED: &str = "Army: Eumenes of Cardia\nSource: 3-19\nVolume: 3\nPlayer: A. Player\nContact: player@example.org\nVDT: 32\nBreak point: 16\nStructure: average\nExploration: 2\nCommand 1: Expert, CiC, VD 18, break 9\n5 Companions CP 2-6 VBU 6 I 3 D A VD 3 34 pts general\n3 Slingers S 0-6 2 0 B 1 9\nCommand 2: Ordinary, VD 14, break 7, attached to Phalanx\n4 Phalanx FP 2-6 5 1 B 3 25 pike general\n2 Slingers S 2 0 B 1 9";

    fn pasted(change: &Value) -> Value {
        with(
            &json!({"paste": PASTED, "event": "15-400", "periods": ["II"], "break_points_right": true}),
            change,
        )
    }

    fn edited(from: &str, to: &str) -> Verdict {
        assert!(PASTED.contains(from), "{from}");
        judge(ID, &pasted(&json!({"paste": PASTED.replace(from, to)})))
    }

    fn heard(verdict: &Verdict, field: &str) -> Vec<String> {
        verdict.values[field]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["code"].as_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn a_list_in_order() {
        let fine = judge(ID, &pasted(&json!({})));
        assert_eq!(
            (fine.finding.kind, heard(&fine, "faults")),
            (FindingKind::Legal, vec![])
        );
        assert_eq!(
            (
                &fine.values["spent"],
                &fine.values["left"],
                &fine.values["vdt"]
            ),
            (&json!(317), &json!(83), &json!(32))
        );
        assert_eq!(heard(&fine, "notes"), ["points-unspent"]);
        assert_eq!(
            fine.values["lines"],
            json!([{"name": "Companions", "fielded": 5, "least": 1, "most": 6}, {"name": "Phalanx", "fielded": 4, "least": 1, "most": 6}, {"name": "Slingers", "fielded": 5, "least": 0, "most": 6}])
        );
        assert_eq!(
            fine.values["summary"][0],
            json!({"command": 1, "general": "expert", "units": 8, "cost": 197, "vd": 18, "share": 56, "break_point": 9})
        );
    }

    #[test]
    fn every_hard_finding() {
        for (from, to, code) in [
            ("Army: Eumenes of Cardia\n", "", "army-name"),
            ("Source: 3-19\n", "", "source"),
            ("Player: A. Player\n", "", "player-name"),
            ("Contact: player@example.org\n", "", "contact"),
            ("VDT: 32\n", "", "army-vdt"),
            ("Break point: 16\n", "", "army-break-point"),
            ("Structure: average\n", "", "command-structure"),
            ("Command 1", "Command", "command-number"),
            ("Ordinary, ", "", "general-rating"),
            (", VD 14", "", "command-vdt"),
            (", break 7", "", "command-break-point"),
            (" 34 pts", "", "unit-cost"),
            ("I 3 ", "", "unit-statistics"),
            ("Expert", "Coward", "coward"),
            ("Exploration: 2", "Exploration: 11", "exploration-too-many"),
            ("34 pts", "99 pts", "over-points"),
            ("FP 2-6", "FP 0-3", "over-maximum"),
            ("FP 2-6", "FP 10-12", "under-minimum"),
            ("4 Phalanx", "1 Phalanx", "largest-command"),
            ("25 pike", "25 pike upgraded front rank", "upgrade"),
            ("VD 18", "VD 19", "command-vd-sum"),
            ("VDT: 32", "VDT: 50", "army-vdt-sum"),
            ("break 9", "break 19", "break-point-over-vd"),
            ("Break point: 16", "Break point: 40", "break-point-over-vd"),
            ("Ordinary", "Ordinary, CiC", "two-cics"),
            (
                "25 pike general\n2 Slingers S 2 0 B 1 9",
                "25 pike\n1 Slingers S 2 0 B 1 9 general",
                "printed-vd",
            ),
            ("FP 2-6", "FP min 9 max 12", "under-minimum"),
        ] {
            let verdict = edited(from, to);
            assert!(
                heard(&verdict, "faults").contains(&code.to_owned()),
                "{code}: {:?}",
                verdict.values["faults"]
            );
            assert_eq!(verdict.finding.kind, FindingKind::Illegal, "{code}");
            let listed: BTreeSet<String> = heard(&verdict, "faults").into_iter().collect();
            let named: BTreeSet<String> = verdict.values["violations"]
                .as_array()
                .unwrap()
                .iter()
                .map(|code| code.as_str().unwrap().to_owned())
                .collect();
            assert_eq!(listed, named, "{code}");
        }
        let unattached = edited(", attached to Phalanx", "");
        assert!(
            !heard(&unattached, "faults").contains(&"general-attachment".to_owned()),
            "the unit with the general is named"
        );
        for (change, code) in [
            (json!({"handwritten": true}), "typed"),
            (
                json!({"source_kind": "beta", "newer_in_supplement": true}),
                "newer-than-beta",
            ),
            (json!({"table_size": "120x90"}), "table-15-400"),
            (json!({"break_points_right": false}), "break-points-wrong"),
            (json!({"periods": ["IV"]}), "outside-theme"),
        ] {
            assert!(
                heard(&judge(ID, &pasted(&change)), "faults").contains(&code.to_owned()),
                "{code}"
            );
        }
    }

    #[test]
    fn upgraded_pikes() {
        let of = |text: &str| {
            heard(
                &judge(
                    ID,
                    &pasted(
                        &json!({"paste": PASTED.replace("4 Phalanx FP 2-6 5 1 B 3 25 pike general", text).replace("Volume: 3", "Volume: 32"), "periods": ["VII"]}),
                    ),
                ),
                "faults",
            )
        };
        assert_eq!(
            of("4 Phalanx FP 2-6 5 2 B 3 22 pike front rank upgraded general"),
            Vec::<String>::new()
        );
        assert_eq!(
            of("4 Phalanx FP 2-6 5 2 B 3 25 pike front rank upgraded general"),
            ["upgrade-cost"]
        );
        assert_eq!(
            of("4 Phalanx FP 2-6 6 4 B 3 25 pike front rank upgraded general"),
            ["upgrade"]
        );
        assert_eq!(
            of("4 Phalanx FP 2-6 VBU 5 D B VD 3 22 pts pike front rank upgraded general"),
            ["unit-statistics"]
        );
    }

    #[test]
    fn what_is_open_leaves_the_rest_standing() {
        let open = edited("Ordinary", "Incompetent");
        assert_eq!(
            (open.finding.kind, open.missing),
            (FindingKind::Undetermined, Some("incompetent-cap"))
        );
        assert!(
            heard(&open, "notes").contains(&"incompetent-cap".to_owned())
                && open.values["summary"][1]["general"] == "incompetent"
        );
        let text = PASTED.replace("Ordinary", "Incompetent");
        assert_eq!(
            judge(ID, &pasted(&json!({"paste": text, "agreed": "no-cap"})))
                .finding
                .kind,
            FindingKind::Legal
        );
        assert_eq!(
            judge(
                ID,
                &pasted(&json!({"paste": text, "agreed": "none-allowed"}))
            )
            .finding
            .code,
            "incompetent"
        );
        // With a violation the army is illegal in any reading.
        assert_eq!(
            judge(ID, &pasted(&json!({"paste": text, "handwritten": true})))
                .finding
                .kind,
            FindingKind::Illegal
        );
        let commonest = PASTED
            .replace("FP 2-6", "FP 6-9")
            .replace("CP 2-6", "CP 2-12")
            .replace("0-6", "0-12")
            .replace("25 pike", "25 most numerous");
        let of = |agreed: Value| {
            judge(
                ID,
                &pasted(&json!({"paste": commonest, "event": "15-350", "agreed": agreed})),
            )
        };
        assert!(heard(&of(Value::Null), "notes").contains(&"commonest-troop".to_owned()));
        assert_eq!(heard(&of(json!("minima-too")), "faults"), ["under-minimum"]);
        assert_eq!(
            heard(&of(json!("maxima-only")), "faults"),
            Vec::<String>::new()
        );
        let unsaid = judge(ID, &pasted(&json!({"event": "15-500"})));
        assert!(heard(&unsaid, "notes").contains(&"five-hundred-points".to_owned()));
    }

    /// The state of a point, and why.
    fn point(verdict: &Verdict, point: &str) -> (String, Value) {
        let rows = verdict.values["looked_at"].as_array().unwrap();
        let row = rows.iter().find(|row| row["point"] == point).unwrap();
        (
            row["state"].as_str().unwrap().to_owned(),
            row["why"].clone(),
        )
    }

    #[test]
    fn what_was_not_looked_at_is_not_in_order() {
        for (change, wanted, why) in [
            (json!({"event": null}), "event", "event-untold"),
            (json!({"periods": null}), "theme", "theme-untold"),
            (
                json!({"periods": ["V"], "paste": PASTED.replace("Volume: 3", "Volume: 31")}),
                "theme",
                "by-date",
            ),
            (
                json!({"break_points_right": null}),
                "break-points",
                "rulebook",
            ),
            (
                json!({"paste": PASTED.replace("CP 2-6 ", "")}),
                "numbers",
                "limits-untold",
            ),
            (
                json!({"paste": PASTED.replace("CP 2-6", "CX 2-6")}),
                "troop-types",
                "type-untold",
            ),
            (
                json!({"paste": PASTED.replace(", CiC", "")}),
                "chief",
                "chief-untold",
            ),
            (
                json!({"paste": PASTED.replace("Volume: 3\n", "")}),
                "theme",
                "volume-untold",
            ),
            (
                json!({"paste": PASTED.replace("break 7", "break 7, ally Gauls")}),
                "allies",
                "allowance-untold",
            ),
        ] {
            let verdict = judge(ID, &pasted(&change));
            assert_eq!(
                (&verdict.values["legal"], verdict.finding.code.as_str()),
                (&Value::Null, "not-checked"),
                "{change} {:?}",
                verdict.values["faults"]
            );
            assert_eq!(
                point(&verdict, wanted),
                ("not-checked".to_owned(), json!(why)),
                "{change}"
            );
            assert!(
                verdict.values["not_checked"]
                    .as_array()
                    .unwrap()
                    .contains(&json!(wanted))
            );
        }
        let faulty = edited("VDT: 32", "VDT: 50");
        assert_eq!(point(&faulty, "army-vdt").0, "at-fault");
        assert_eq!(point(&faulty, "command-vd").0, "in-order");
        // For an upgrade, the pikes and the rank must be given.
        let upgraded = PASTED
            .replace(
                "4 Phalanx FP 2-6 5 1 B 3 25 pike general",
                "4 Phalanx FP 2-6 5 2 B 3 22 upgraded general",
            )
            .replace("Volume: 3", "Volume: 32");
        let unsaid = judge(ID, &pasted(&json!({"paste": upgraded, "periods": ["VII"]})));
        assert_eq!(
            point(&unsaid, "upgrades"),
            ("not-checked".to_owned(), json!("pikes-untold"))
        );
    }

    #[test]
    fn what_is_not_typed_yet_is_not_missing() {
        let draft = json!({"event": "15-400", "periods": ["II"], "volume": 3, "commands": [
            {"general": "expert", "is_cic": true, "units": [{"name": "Hoplites", "troop": "FP", "count": 3}]},
            {"general": "poor", "units": [{"name": "Cavalry", "troop": "CP"}]}]});
        let verdict = judge(ID, &draft);
        assert_eq!(
            (&verdict.values["legal"], verdict.finding.code.as_str()),
            (&Value::Null, "not-checked"),
            "{:?}",
            verdict.values["faults"]
        );
        for part in ["sheet", "cost", "command-vd", "numbers"] {
            assert_eq!(point(&verdict, part).0, "not-checked", "{part}");
        }
        // What is typed wrongly is at fault all the same.
        let named = judge(ID, &with(&draft, &json!({"player_name": "Ann"})));
        assert_eq!(named.values["violations"], json!(["player-name"]));
        let written = judge(ID, &with(&draft, &json!({"handwritten": true})));
        assert_eq!(written.values["violations"], json!(["typed"]));
    }

    #[test]
    fn every_violation_has_its_point() {
        for found in &FOUND[..COUNT - SOFT.len()] {
            let entry = sheet::VIOLATIONS
                .iter()
                .any(|violation| violation.code == found.code)
                && !found.code.starts_with("newer");
            assert_eq!(part_of(found.code) == Part::Sheet, entry, "{}", found.code);
        }
    }

    #[test]
    fn every_soft_finding() {
        for (change, code) in [
            (json!({"days_late": 2}), "late"),
            (json!({"periods": ["I", "III"]}), "not-neighbours"),
            (json!({"open": true}), "open-15"),
            (
                json!({"periods": ["V"], "paste": PASTED.replace("Volume: 3", "Volume: 31")}),
                "by-date",
            ),
        ] {
            assert!(
                heard(&judge(ID, &pasted(&change)), "notes").contains(&code.to_owned()),
                "{code}"
            );
        }
    }

    #[test]
    fn a_general_needs_no_vd_of_his_own_in_print() {
        let auxilia = judge(
            ID,
            &pasted(
                &json!({"paste": PASTED.replace("VBU 6 I 3 D A VD 3", "VBU 6 I 3 D A VD 2").replace("VD 18", "VD 14").replace("VDT: 32", "VDT: 28")}),
            ),
        );
        assert_eq!(
            (auxilia.finding.kind, heard(&auxilia, "notes")),
            (FindingKind::Legal, vec!["points-unspent".to_owned()])
        );
        // One of the five counts 3, the others 2, the slingers 1.
        assert_eq!(auxilia.values["summary"][0]["vd"], 14);
    }

    #[test]
    fn lines_of_a_pasted_list_say_how_they_stand() {
        let states = |change: &Value| -> Vec<String> {
            let verdict = judge(ID, &pasted(change));
            let marks = verdict.values["marks"].as_array().unwrap();
            marks
                .iter()
                .map(|mark| format!("{} {}", mark["line"], mark["state"].as_str().unwrap()))
                .collect()
        };
        let fine = states(&json!({}));
        assert_eq!(fine.len(), PASTED.lines().count());
        assert!(
            fine.iter().all(|line| line.ends_with(" in-order")),
            "{fine:?}"
        );
        // A blank line and a comment are not lines of the list.
        let moved = states(&json!({"paste": format!("# mine\n\n{PASTED}")}));
        assert_eq!(moved[0], "3 in-order");
        let few = states(
            &json!({"paste": PASTED.replace("FP 2-6", "FP 10-12").replace("VDT: 32", "VDT: 31")}),
        );
        let at_fault = |lines: &[String]| -> Vec<String> {
            lines
                .iter()
                .filter(|line| line.ends_with(" at-fault"))
                .cloned()
                .collect()
        };
        assert_eq!(at_fault(&few), ["6 at-fault", "14 at-fault"]);
        let unpriced = states(&json!({"paste": PASTED.replace(" B 1 9", " B 1")}));
        assert!(
            unpriced.contains(&"12 not-checked".to_owned()),
            "{unpriced:?}"
        );
        let verdict = judge(ID, &json!({"commands": [{"units": [{"name": "A"}]}]}));
        assert_eq!(verdict.values["marks"], json!([]));
    }

    #[test]
    fn rows_say_where() {
        let rows = json!({"army_name": "X", "commands": [{"number": 1, "units": [{"name": "Pikes", "vd": 2, "general": true, "min": 0, "max": 1}]}, {"units": [{"name": "pikes", "vd": 2}]}]});
        let verdict = judge(ID, &with(&rows, &json!({"event": "28-300"})));
        let places: Vec<(&str, Option<&str>)> = verdict.values["faults"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| (row["code"].as_str().unwrap(), row["at"].as_str()))
            .collect();
        assert!(
            places.contains(&("over-maximum", Some("commands.0.units.0"))),
            "{places:?}"
        );
        assert_eq!(
            (
                &verdict.values["faults"][0]["code"],
                &verdict.values["faults"][0]["at"]
            ),
            (&json!("printed-vd"), &json!("commands.0.units.0"))
        );
        // What is not typed yet is not checked.
        assert_eq!(places.len(), 2, "{places:?}");
        assert_eq!(point(&verdict, "sheet").0, "not-checked");
    }

    #[test]
    fn what_cannot_be_read_is_a_fault_with_its_place() {
        assert_eq!(faults(ID, &json!({})), [("commands".to_owned(), "missing")]);
        assert_eq!(
            faults(ID, &json!({"paste": "Army: X"})),
            [("commands".to_owned(), "missing")]
        );
        let bad = faults(
            ID,
            &pasted(&json!({"paste": PASTED.replace("VD 14", "VD lots")})),
        );
        assert_eq!(bad, [("paste".to_owned(), "unreadable")]);
        assert_eq!(
            faults(
                ID,
                &json!({"commands": [{"units": [{"name": "A", "min": 3, "max": 2}]}]})
            ),
            [("commands.0.units.0.min".to_owned(), "out-of-range")]
        );
    }

    #[test]
    fn no_code_is_declared_twice() {
        let codes: BTreeSet<&str> = FOUND.iter().map(|found| found.code).collect();
        assert_eq!(codes.len(), COUNT);
        assert!(
            FOUND.iter().all(|found| CLAIMS.contains(&found.claim)),
            "{:?}",
            FOUND
                .iter()
                .filter(|found| !CLAIMS.contains(&found.claim))
                .collect::<Vec<_>>()
        );
    }

    proptest! {
        /// The list has the same findings about commands and generals as the check of the limits.
        #[test]
        fn the_list_agrees_with_the_limits(
            event in 0_usize..Format::ALL.len(),
            commands in prop::collection::vec((1_i64..9, 0_usize..7, any::<bool>()), 1..5),
        ) {
            let event = Format::ALL[event].code();
            let (scale, points) = event.split_once('-').unwrap();
            let rows: Vec<Value> = commands.iter().enumerate().map(|(n, (count, level, _))| json!({
                "number": n + 1, "general": General::ALL[*level].code(), "is_cic": n == 0,
                "units": [{"name": format!("U{n}"), "troop": "FP", "count": count, "vd": 2, "general": true}],
            })).collect();
            // One unit of each command includes its general, and has 3.
            let limited: Vec<Value> = commands.iter().enumerate().map(|(n, (count, level, _))| json!({
                "vd": 3 + 2 * (count - 1), "general": General::ALL[*level].code(), "is_cic": n == 0,
            })).collect();
            let list = judge(ID, &json!({"event": event, "commands": rows, "agreed": ["no-cap", "as-at-400"]}));
            let limits = judge("impetus.command-limits", &json!({
                "scale": scale.parse::<i64>().unwrap(), "points": points.parse::<i64>().unwrap(),
                "commands": limited, "agreed": ["no-cap", "as-at-400"],
            }));
            let of_limits: BTreeSet<&str> = list.values["violations"].as_array().unwrap().iter().filter_map(Value::as_str)
                .filter(|code| limits::VIOLATIONS.iter().any(|violation| violation.code == *code)).collect();
            let found: BTreeSet<&str> = limits.values["violations"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            prop_assert_eq!(of_limits, found);
        }

        #[test]
        fn any_text_is_judged_or_refused(text in "((Command|Army:|[0-9]{1,2}|VBU|D|VD|pts|CP|FP|A|0-4|general|Expert|\n| ){1,2}){0,30}") {
            let given = json!({"paste": text, "event": "15-350"});
            if faults(ID, &given).is_empty() {
                judge(ID, &given);
            }
        }
    }
}
