//! `impetus.sub-period`: the sub-periods of a volume of lists, and the allowed themes of an event.
//!
//! # Source items
//! ai:organizer-norms.table, .2-.4, ai:volumes.table.
//!
//! # What it decides
//! The sub-periods of a volume, whether joined sub-periods are neighbours, the choice left when the
//! theme is announced late, whether an army of a volume belongs to a theme.
//!
//! # What it does not decide
//! The period of an army of volume 31: its date decides, and finally the organisers.
//!
//! # Readings chosen
//! - The document recommends that organisers join neighbours: distant sub-periods give a warning,
//!   and so does an open event in 15 mm.
//! - A theme announced late can only be all of Ancient or all of Medieval and Renaissance.
//!
//! # Direction of error
//! Towards "allowed": only the rule for late themes is compulsory.
//!
//! # Examples
//! Volume 10 → II, III. II and IV joined → not neighbours, allowed with a warning.

use serde_json::{Value, json};

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::{EVENT_LIMITS, SUB_PERIODS};
use super::words;
use crate::check::{
    Case, CheckKind, Declared, Form, Measure, OutKind, Output, Rule, Unit, Values, Violation,
    claims,
};
use crate::kit::tables::{Cell, Choice, Table};
use crate::message::Arg;

/// The check.
pub struct SubPeriod;

/// An army's volume, an event's theme, or both.
#[derive(Clone, Debug, Default)]
pub struct Input {
    pub volume: Option<i64>,
    pub volumes: Vec<i64>,
    pub theme: Vec<Period>,
    pub scale: Option<i64>,
    pub open: bool,
    pub notice: Option<Measure>,
}

/// A sub-period, by its number.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray, VariantNames,
)]
pub enum Period {
    I,
    II,
    III,
    IV,
    V,
    VI,
    VII,
}

impl Choice for Period {
    const SCOPE: &'static str = "impetus-age";
    fn parse(code: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|period| period.code().eq_ignore_ascii_case(code))
    }
}

impl Period {
    /// Relation of a volume to it: certain, by the army's date, or none.
    fn holds(self, volume: i64) -> Belongs {
        match SUB_PERIODS.printed(&format!("v{volume}"), &self.code().to_ascii_lowercase()) {
            Some(Cell::Word("by-date")) => Belongs::ByDate,
            Some(Cell::Word(_)) => Belongs::Yes,
            _ => Belongs::No,
        }
    }
}

/// Whether an army belongs to a period or a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Belongs {
    #[strum(serialize = "belongs")]
    Yes,
    ByDate,
    #[strum(serialize = "outside")]
    No,
}

impl Choice for Belongs {
    const SCOPE: &'static str = "impetus-belongs";
}

/// Something unusual about a theme that is not a violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Warning {
    NotNeighbours,
    #[strum(serialize = "open-15")]
    Open15,
}

impl Choice for Warning {
    const SCOPE: &'static str = "impetus-theme-warning";
}

/// The themes left for a late announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
enum Theme {
    Ancient,
    MedievalRenaissance,
}

impl Choice for Theme {
    const SCOPE: &'static str = "impetus-theme";
}

impl Declared for Input {
    fn declare(form: &mut Form<'_>) -> Self {
        let volume = form.integer("volume", 1, 34).unchanged().if_told();
        let volumes = form.integers("volumes", 1, 34, 34);
        // One volume is an army's.
        let volume = match (volume, volumes.as_slice()) {
            (None, [only]) => Some(*only),
            _ => volume,
        };
        let join = form.choices("join", 0, 7).or(Vec::new());
        let periods = form.choices("periods", 0, 7).or(Vec::new());
        let scale = words::scale(form);
        let mut theme: Vec<Period> = join.into_iter().chain(periods).collect();
        theme.sort_unstable();
        theme.dedup();
        let open = form.truth("open");
        let notice = form.integer("months_notice", 0, 60).maybe_measured();
        if volume.is_none() && volumes.is_empty() && theme.is_empty() && !open && notice.is_none() {
            form.lacks("volume");
        }
        Self {
            volume,
            volumes,
            theme,
            scale,
            open,
            notice,
        }
    }
}

// Claims that a verdict may quote, grouped by node.
claims! {
    with PERIODS[0], PERIODS[1], PERIODS[2], PERIODS[3], PERIODS[4], PERIODS[5], PERIODS[6];
    pub(super) NEIGHBOURS = "impetus/tournament/sub-periods#neighbours-only";
    pub(super) NOT_NEIGHBOURS = "impetus/tournament/sub-periods#not-neighbours";
    INVITATION = "impetus/tournament/sub-periods#invitation";
    pub(super) BY_DATE = "impetus/tournament/volume-31#by-date";
    ORGANISERS = "impetus/tournament/volume-31#organisers-decide";
    IN_TIME = "impetus/tournament/announcing#in-time";
    TOO_LATE = "impetus/tournament/announcing#too-late";
    OPEN_28 = "impetus/tournament/open#open-28";
    pub(super) OPEN_15 = "impetus/tournament/open#open-15";
}
const PERIODS: [&str; 7] = [
    "impetus/tournament/sub-periods#period-i",
    "impetus/tournament/sub-periods#period-ii",
    "impetus/tournament/sub-periods#period-iii",
    "impetus/tournament/sub-periods#period-iv",
    "impetus/tournament/sub-periods#period-v",
    "impetus/tournament/sub-periods#period-vi",
    "impetus/tournament/sub-periods#period-vii",
];

const ANCIENT: &[Period] = &[Period::I, Period::II, Period::III];
const LATER: &[Period] = &[Period::IV, Period::V, Period::VI, Period::VII];

impl Rule for SubPeriod {
    type Input = Input;
    const ID: &'static str = "impetus.sub-period";
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
        Output {
            name: "warnings",
            kind: OutKind::words::<Warning>(),
        },
        Output {
            name: "contiguous",
            kind: OutKind::Truth,
        },
        Output {
            name: "restricted",
            kind: OutKind::Truth,
        },
        Output {
            name: "themes",
            kind: OutKind::words::<Theme>(),
        },
        Output {
            name: "fits",
            kind: OutKind::word::<Belongs>(),
        },
        Output {
            name: "how_many",
            kind: OutKind::Number(Unit::None),
        },
        Output {
            name: "periods",
            kind: OutKind::words::<Period>(),
        },
        Output {
            name: "by_date",
            kind: OutKind::words::<Period>(),
        },
        Output {
            name: "by_volume",
            kind: OutKind::List(&[
                Output {
                    name: "volume",
                    kind: OutKind::Number(Unit::None),
                },
                Output {
                    name: "periods",
                    kind: OutKind::words::<Period>(),
                },
            ]),
        },
    ];
    const HEADLINE: &'static [&'static str] = &["allowed", "warnings", "contiguous", "fits"];
    const VIOLATIONS: &'static [Violation] = &[
        Violation {
            code: "too-late",
            claim: TOO_LATE,
        },
        Violation {
            code: "outside-theme",
            claim: NEIGHBOURS,
        },
    ];
    const TABLES: &'static [&'static Table] = &[&SUB_PERIODS, &EVENT_LIMITS];

    fn decide(case: &mut Case<'_>, input: &Input) -> Values {
        let codes = |periods: &[Period]| {
            Value::from(
                periods
                    .iter()
                    .map(|period| period.code())
                    .collect::<Vec<_>>(),
            )
        };
        let mut warnings = Vec::new();
        let contiguous = joined(case, input, &mut warnings);
        open(case, input, &mut warnings);
        let restricted = notice(case, input);
        let theme = !input.theme.is_empty() || input.open;
        let (fits, sure, by_date) = match input.volume {
            Some(volume) => army(case, volume, &input.theme),
            None => (None, None, None),
        };
        // An army that does not belong to the theme is not admitted.
        if theme && fits == Some(Belongs::No) {
            case.refuse("outside-theme");
        }
        let allowed = theme.then(|| case.refused().is_empty());
        let by_volume = input.volumes.iter().map(|volume| {
            let periods = Period::ALL
                .iter()
                .copied()
                .filter(|period| period.holds(*volume) == Belongs::Yes)
                .collect::<Vec<_>>();
            json!({"volume": volume, "periods": codes(&periods)})
        });
        let by_volume: Vec<Value> = by_volume.collect();
        // For several volumes, all sub-periods of any of them.
        let periods = sure.or_else(|| {
            (!input.volumes.is_empty()).then(|| {
                let of_any = |period: Period| {
                    input
                        .volumes
                        .iter()
                        .any(|volume| period.holds(*volume) == Belongs::Yes)
                };
                let all: Vec<Period> = Period::ALL
                    .iter()
                    .copied()
                    .filter(|period| of_any(*period))
                    .collect();
                for period in &all {
                    case.applied("period", PERIODS[*period as usize])
                        .value(true)
                        .arg("period", Arg::of(Period::SCOPE, period.code()))
                        .arg("volume", 0);
                }
                all
            })
        });
        let how_many = periods
            .as_ref()
            .map(|periods| i64::try_from(periods.len()).unwrap_or(0));
        let themes = restricted.map(|restricted| {
            if restricted {
                Theme::codes()
            } else {
                Vec::new()
            }
        });
        Values::default()
            .with("allowed", allowed)
            .with(
                "violations",
                allowed.map_or(Value::Null, |_| case.refused().into()),
            )
            .with("warnings", warnings)
            .with("contiguous", contiguous)
            .with("restricted", restricted)
            .with("themes", themes)
            .with("fits", fits.map(Belongs::code))
            .with("how_many", how_many)
            .with(
                "periods",
                periods.map_or(Value::Null, |periods| codes(&periods)),
            )
            .with(
                "by_date",
                by_date.map_or(Value::Null, |periods| codes(&periods)),
            )
            .with("by_volume", by_volume)
    }
}

/// Whether the sub-periods of a theme are neighbours.
pub fn joined(
    case: &mut Case<'_>,
    input: &Input,
    warnings: &mut Vec<&'static str>,
) -> Option<bool> {
    let theme = &input.theme;
    if theme.is_empty() {
        return None;
    }
    let contiguous = theme
        .windows(2)
        .all(|pair| pair[1] as usize == pair[0] as usize + 1);
    case.considered(
        "neighbours",
        !contiguous,
        if contiguous {
            NEIGHBOURS
        } else {
            NOT_NEIGHBOURS
        },
    )
    .value(contiguous);
    if !contiguous {
        case.because(INVITATION);
        warnings.push(Warning::NotNeighbours.code());
    }
    Some(contiguous)
}

/// Ruling on an open event.
pub fn open(case: &mut Case<'_>, input: &Input, warnings: &mut Vec<&'static str>) {
    if !input.open {
        return;
    }
    match input.scale {
        Some(28) => {
            case.considered("open", false, OPEN_28).value(28);
        }
        Some(_) => {
            case.applied("open", OPEN_15).value(15);
            warnings.push(Warning::Open15.code());
        }
        None => {
            case.step("open", false).value(0).cite(OPEN_28);
        }
    }
}

/// Whether the theme is announced too late, and whether it is then one of the two that are left.
fn notice(case: &mut Case<'_>, input: &Input) -> Option<bool> {
    let months = input.notice.as_ref()?;
    let needed = case.number(&EVENT_LIMITS, "notice", "value").unwrap_or(0);
    let late = *months < needed;
    case.considered("notice", late, if late { TOO_LATE } else { IN_TIME })
        .value_of(months)
        .arg("needed", needed);
    if late
        && (input.open || !input.theme.is_empty() && input.theme != ANCIENT && input.theme != LATER)
    {
        case.refuse("too-late");
        case.remedy(
            "months",
            vec![("months", needed.into())],
            vec![("months_notice", json!(needed))],
        );
    }
    Some(late)
}

/// Relation of an army to a theme, and the sub-periods of its volume, certain and by date.
pub type Army = (Option<Belongs>, Option<Vec<Period>>, Option<Vec<Period>>);

pub fn army(case: &mut Case<'_>, volume: i64, theme: &[Period]) -> Army {
    let (mut sure, mut by_date) = (Vec::new(), Vec::new());
    for period in Period::ALL.iter().copied() {
        let belongs = period.holds(volume);
        let claim = if belongs == Belongs::ByDate {
            BY_DATE
        } else {
            PERIODS[period as usize]
        };
        case.step("period", belongs != Belongs::No)
            .value(belongs.code())
            .arg("period", Arg::of(Period::SCOPE, period.code()))
            .arg("volume", volume)
            .cite(claim);
        match belongs {
            Belongs::Yes => sure.push(period),
            Belongs::ByDate => by_date.push(period),
            Belongs::No => continue,
        }
        case.because(claim);
    }
    if !by_date.is_empty() {
        case.because(ORGANISERS);
    }
    let fits = (!theme.is_empty()).then(|| match theme {
        theme if theme.iter().any(|period| sure.contains(period)) => Belongs::Yes,
        theme if theme.iter().any(|period| by_date.contains(period)) => Belongs::ByDate,
        _ => Belongs::No,
    });
    if let Some(fits) = fits {
        case.step("fits", fits == Belongs::No).value(fits.code());
    }
    (fits, Some(sure), Some(by_date))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::check::FindingKind;
    use crate::systems::testing::{faults, judge};

    const ID: &str = "impetus.sub-period";

    fn ask(given: &Value) -> serde_json::Map<String, Value> {
        judge(ID, given).values
    }

    #[test]
    fn volumes_stand_where_the_table_says() {
        for (volume, periods) in [
            (1, json!(["I"])),
            (10, json!(["II", "III"])),
            (22, json!(["IV", "V", "VI"])),
            (29, json!(["IV", "V", "VI"])),
            (16, json!(["V"])),
            (31, json!(["VII"])),
        ] {
            assert_eq!(
                ask(&json!({"volume": volume}))["periods"],
                periods,
                "{volume}"
            );
        }
        assert_eq!(
            ask(&json!({"volume": 31}))["by_date"],
            json!(["IV", "V", "VI"])
        );
        let two = ask(&json!({"volumes": [1, 10]}));
        assert_eq!(
            (&two["periods"], &two["by_volume"][1]),
            (
                &json!(["I", "II", "III"]),
                &json!({"volume": 10, "periods": ["II", "III"]})
            )
        );
    }

    #[test]
    fn neighbours_are_joined_others_with_a_warning() {
        for (join, contiguous) in [
            (json!(["II", "III"]), true),
            (json!(["IV", "II"]), false),
            (json!(["iii", "ii", "iv"]), true),
            (json!(["VII"]), true),
        ] {
            let found = ask(&json!({"join": join}));
            assert_eq!(
                (&found["contiguous"], &found["allowed"]),
                (&json!(contiguous), &json!(true))
            );
            assert_eq!(
                found["warnings"],
                if contiguous {
                    json!([])
                } else {
                    json!(["not-neighbours"])
                }
            );
        }
        assert_eq!(ask(&json!({"periods": ["II", "III"]}))["contiguous"], true);
    }

    #[test]
    fn late_themes_and_open_events() {
        for (months, late) in [(3, true), (4, false)] {
            let found = ask(&json!({"months_notice": months}));
            assert_eq!(
                (&found["restricted"], &found["allowed"]),
                (&json!(late), &Value::Null)
            );
        }
        for (join, allowed) in [
            (json!(["I", "II", "III"]), true),
            (json!(["IV", "V", "VI", "VII"]), true),
            (json!(["II"]), false),
            (json!(["III", "IV"]), false),
        ] {
            let verdict = judge(ID, &json!({"months_notice": 3, "join": join}));
            assert_eq!(verdict.values["allowed"], json!(allowed), "{join}");
            if !allowed {
                assert_eq!(
                    (verdict.finding.kind, verdict.finding.code.as_str()),
                    (FindingKind::Illegal, "too-late")
                );
            }
        }
        assert_eq!(
            ask(&json!({"months_notice": 3, "open": true, "scale": 28}))["allowed"],
            false
        );
        assert_eq!(
            ask(&json!({"open": true, "scale": 28}))["warnings"],
            json!([])
        );
        let fifteen = ask(&json!({"open": true, "scale": 15}));
        assert_eq!(
            (&fifteen["warnings"], &fifteen["allowed"]),
            (&json!(["open-15"]), &json!(true))
        );
        assert_eq!(ask(&json!({"open": true}))["allowed"], true);
    }

    #[test]
    fn armies_in_a_theme() {
        for (volume, theme, fits) in [
            (10, "III", "belongs"),
            (10, "IV", "outside"),
            (31, "V", "by-date"),
            (31, "VII", "belongs"),
            (31, "I", "outside"),
        ] {
            assert_eq!(ask(&json!({"volume": volume, "join": theme}))["fits"], fits);
        }
    }

    #[test]
    fn what_must_be_told() {
        assert_eq!(faults(ID, &json!({})), [("volume".to_owned(), "missing")]);
        assert_eq!(
            faults(ID, &json!({"volume": 35, "scale": 16})),
            [
                ("volume".to_owned(), "out-of-range"),
                ("scale".to_owned(), "not-one-of")
            ]
        );
    }

    proptest! {
        #[test]
        fn an_army_belongs_to_the_theme_of_its_own_periods(volume in 1_i64..=34) {
            let periods = ask(&json!({"volume": volume}))["periods"].clone();
            prop_assert!(!periods.as_array().unwrap().is_empty());
            prop_assert_eq!(&ask(&json!({"volume": volume, "join": periods}))["fits"], "belongs");
        }
    }
}
