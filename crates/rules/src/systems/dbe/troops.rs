//! Troop types of De Bellis Empire, the classes that the other tables use for them, and the codes
//! that many checks share: scales, ground, formations.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use super::tables::{MOVES, TROOPS};
use crate::check::{Case, Fact, Form, Point, PointKind, Reading, claims};
use crate::kit::tables::{Choice, Table};

/// Arm that a type belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
    General,
}

impl Choice for Arm {
    const SCOPE: &'static str = "dbe-arm";
    const GIVEN: bool = true;
}

/// The three classes of cavalry in the tables of movement and results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horse {
    Light,
    Irregular,
    Heavy,
}

impl Horse {
    /// Its row in the tables.
    pub const fn row(self) -> &'static str {
        match self {
            Self::Light => "light-cavalry",
            Self::Irregular => "irregular-cavalry",
            Self::Heavy => "heavy-cavalry",
        }
    }
}

/// A type of cavalry, as far as its class is known: open for two (S6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mount {
    Class(Horse),
    Lancers,
    Dragoons,
}

impl Mount {
    /// The class in the chosen reading.
    pub fn horse(self, case: &mut Case<'_>) -> Horse {
        match self {
            Self::Class(horse) => horse,
            Self::Lancers if case.ask(&LANCERS_ROW).is(LANCERS_HEAVY) => Horse::Heavy,
            Self::Lancers => Horse::Light,
            Self::Dragoons if case.ask(&DRAGOONS_ROW).is(DRAGOONS_LIGHT) => Horse::Light,
            Self::Dragoons => Horse::Heavy,
        }
    }
}

/// A troop type, as it is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Troop {
    IrregularInfantry,
    Line,
    LightInfantry,
    Voltigeurs,
    Elite,
    Guard,
    IrregularCavalry,
    Lancers,
    LightCavalry,
    Dragoons,
    Cuirassiers,
    GuardHeavyCavalry,
    GuardLightCavalry,
    LightArtillery,
    MediumArtillery,
    HeavyArtillery,
    HorseArtillery,
    CorpsGeneral,
    CommanderInChief,
}

impl Choice for Troop {
    const SCOPE: &'static str = "dbe-troop";
    const GIVEN: bool = true;
}

impl Troop {
    /// The arm it belongs to.
    pub const fn arm(self) -> Arm {
        match self {
            Self::IrregularInfantry
            | Self::Line
            | Self::LightInfantry
            | Self::Voltigeurs
            | Self::Elite
            | Self::Guard => Arm::Infantry,
            Self::IrregularCavalry
            | Self::Lancers
            | Self::LightCavalry
            | Self::Dragoons
            | Self::Cuirassiers
            | Self::GuardHeavyCavalry
            | Self::GuardLightCavalry => Arm::Cavalry,
            Self::LightArtillery
            | Self::MediumArtillery
            | Self::HeavyArtillery
            | Self::HorseArtillery => Arm::Artillery,
            Self::CorpsGeneral | Self::CommanderInChief => Arm::General,
        }
    }

    /// Infantry of any class, including Voltigeurs (dbe:7.table-factors).
    pub fn is_infantry(self) -> bool {
        self.arm() == Arm::Infantry
    }
    /// Cavalry of any class (dbe:7.table-factors).
    pub fn is_cavalry(self) -> bool {
        self.arm() == Arm::Cavalry
    }
    /// Guns of any weight (dbe:7.table-factors).
    pub fn is_artillery(self) -> bool {
        self.arm() == Arm::Artillery
    }
    /// A general, who neither shoots nor fights (dbe:7.table-factors).
    pub fn is_general(self) -> bool {
        self.arm() == Arm::General
    }

    /// Guard of any arm, which has no penalty when its corps is routed.
    pub const fn is_guard(self) -> bool {
        matches!(
            self,
            Self::Guard | Self::GuardHeavyCavalry | Self::GuardLightCavalry
        )
    }

    /// Its row in the tables of bases.
    pub const fn base_row(self) -> &'static str {
        match self {
            Self::LightInfantry | Self::Voltigeurs => "light-infantry",
            Self::IrregularCavalry => "irregular-cavalry",
            Self::CorpsGeneral => "corps-general",
            Self::CommanderInChief => "commander-in-chief",
            _ => match self.arm() {
                Arm::Infantry => "infantry",
                Arm::Cavalry => "cavalry",
                Arm::Artillery | Arm::General => "artillery",
            },
        }
    }

    /// Its class of cavalry as far as the documents say it. `None` for the other arms.
    pub const fn mount(self) -> Option<Mount> {
        Some(match self {
            Self::IrregularCavalry => Mount::Class(Horse::Irregular),
            Self::LightCavalry | Self::GuardLightCavalry => Mount::Class(Horse::Light),
            Self::Cuirassiers | Self::GuardHeavyCavalry => Mount::Class(Horse::Heavy),
            Self::Lancers => Mount::Lancers,
            Self::Dragoons => Mount::Dragoons,
            _ => return None,
        })
    }

    /// Its class of cavalry; open for lancers and dragoons (S6). `None` for the other arms.
    pub fn horse(self, case: &mut Case<'_>) -> Option<Horse> {
        self.mount().map(|mount| mount.horse(case))
    }

    /// Its row in the table of movement on this ground, not in square. A point is asked only if the
    /// rows differ there.
    pub fn move_row(self, case: &mut Case<'_>, going: Going) -> &'static str {
        match self {
            Self::LightInfantry | Self::Voltigeurs => "light-infantry",
            Self::IrregularInfantry | Self::Line | Self::Elite | Self::Guard => "line",
            Self::MediumArtillery => "foot-artillery",
            Self::HeavyArtillery => "heavy-artillery",
            Self::HorseArtillery => "horse-artillery",
            Self::LightArtillery => {
                let alike = !case.differ(
                    &MOVES,
                    ("foot-artillery", going.code()),
                    ("horse-artillery", going.code()),
                );
                if alike || case.ask(&LIGHT_GUNS_ROW).is(LIGHT_GUNS_FOOT) {
                    "foot-artillery"
                } else {
                    "horse-artillery"
                }
            }
            Self::CorpsGeneral | Self::CommanderInChief => "general",
            Self::Lancers | Self::Dragoons
                if !case.differ(
                    &MOVES,
                    ("light-cavalry", going.code()),
                    ("heavy-cavalry", going.code()),
                ) =>
            {
                "light-cavalry"
            }
            _ => self.horse(case).map_or("general", Horse::row),
        }
    }
}

/// A figure of the troop table, if it has one. Types with the same figure are not separated.
pub(super) fn figure(
    case: &mut Case<'_>,
    troop: &Fact<Troop>,
    column: &'static str,
) -> Option<i64> {
    let aside = &*case;
    let row = troop
        .alike(|troop| aside.tried(|case| case.number(&TROOPS, troop.code(), column)))
        .code();
    case.number(&TROOPS, row, column)
}

/// A figure of a base table for these troops. Types with the same figure are not separated.
pub(super) fn base_figure(
    case: &mut Case<'_>,
    table: &Table,
    troop: &Fact<Troop>,
    scale: &'static str,
) -> Option<i64> {
    let aside = &*case;
    let row = troop
        .alike(|troop| aside.tried(|case| case.number(table, troop.base_row(), scale)))
        .base_row();
    case.number(table, row, scale)
}

// The open points about classes (S6), which many checks ask.
claims! {
    pub LANCERS_LIGHT = "dbe/disputes/lancers-row#lancers-light";
    pub LANCERS_HEAVY = "dbe/disputes/lancers-row#lancers-heavy";
    pub DRAGOONS_HEAVY = "dbe/disputes/dragoons-row#dragoons-heavy";
    pub DRAGOONS_LIGHT = "dbe/disputes/dragoons-row#dragoons-light";
    pub LIGHT_GUNS_FOOT = "dbe/disputes/light-guns-row#light-guns-foot";
    pub LIGHT_GUNS_HORSE = "dbe/disputes/light-guns-row#light-guns-horse";
}

/// Whether lancers count as light or as heavy cavalry.
pub static LANCERS_ROW: Point = Point {
    id: "lancers-row",
    kind: PointKind::Open,
    readings: &[Reading::followed(LANCERS_LIGHT), Reading::of(LANCERS_HEAVY)],
};
/// Whether dragoons and carabiniers count as heavy or as light cavalry.
pub static DRAGOONS_ROW: Point = Point {
    id: "dragoons-row",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(DRAGOONS_HEAVY),
        Reading::of(DRAGOONS_LIGHT),
    ],
};
/// Whether light guns move as foot or as horse artillery.
pub static LIGHT_GUNS_ROW: Point = Point {
    id: "light-guns-row",
    kind: PointKind::Open,
    readings: &[
        Reading::followed(LIGHT_GUNS_FOOT),
        Reading::of(LIGHT_GUNS_HORSE),
    ],
};

/// Ground as the table of movement distinguishes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Going {
    Road,
    Normal,
    Rough,
    Difficult,
}

impl Choice for Going {
    const SCOPE: &'static str = "dbe-going";
    const GIVEN: bool = true;
}

/// Formation of infantry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Formation {
    Line,
    Square,
    Open,
}

impl Choice for Formation {
    const SCOPE: &'static str = "dbe-formation";
}

/// The formation given for an element whose type is read first.
pub(super) fn formation_told(form: &Form<'_>) -> Option<Formation> {
    let mut all = Formation::ALL.iter().copied();
    all.find(|formation| form.says("formation", formation.code()))
}

/// Cover, in shooting and in melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Cover {
    None,
    Light,
    Heavy,
}

impl Choice for Cover {
    const SCOPE: &'static str = "dbe-cover";
}

#[cfg(test)]
mod tests {
    use super::super::tables::BASE_FRONT;
    use super::*;

    #[test]
    fn every_type_has_a_price_and_a_base() {
        let codes: Vec<&str> = Troop::ALL.iter().map(|troop| troop.code()).collect();
        assert_eq!(TROOPS.rows, codes);
        for troop in Troop::ALL {
            assert!(BASE_FRONT.rows.contains(&troop.base_row()), "{troop:?}");
        }
    }

    #[test]
    fn arms_are_told_apart() {
        let count = |arm: Arm| Troop::ALL.iter().filter(|troop| troop.arm() == arm).count();
        assert_eq!(
            Arm::ALL.iter().map(|arm| count(*arm)).collect::<Vec<_>>(),
            [6, 7, 4, 2]
        );
        assert_eq!(
            Troop::ALL.iter().filter(|troop| troop.is_guard()).count(),
            3
        );
    }
}
