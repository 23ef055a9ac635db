//! Terrain of DBA 2.2.

use strum::{IntoStaticStr, VariantArray};

use super::troops::Troop;
use crate::check::{Fact, Form};
use crate::kit::tables::Choice;

/// Terrain that a base is in, or that lies between two bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Terrain {
    Good,
    Road,
    GentleHill,
    Wood,
    Marsh,
    Rough,
    Dunes,
    Oasis,
    SteepHill,
    River,
    Bua,
    Camp,
    Waterway,
}

/// Terrain that a flight or pursuit may meet, bad going first; their checks add values of their
/// own.
pub(super) const COUNTRY: [Terrain; 9] = [
    Terrain::Wood,
    Terrain::Marsh,
    Terrain::Rough,
    Terrain::Dunes,
    Terrain::Oasis,
    Terrain::SteepHill,
    Terrain::GentleHill,
    Terrain::Road,
    Terrain::Good,
];

/// Going of terrain for movement and combat. Rivers, BUAs and camps are neither good nor bad going
/// (bob:river-movement.2), and the waterway is not terrain for bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    Good,
    Bad,
    Neither,
}

impl Terrain {
    /// Terrain that a base may fight on: any but a road and a waterway.
    #[cfg(test)]
    pub(super) fn fought_on() -> impl Iterator<Item = &'static Self> {
        let none = |ground: &Self| matches!(ground, Self::Road | Self::Waterway);
        Self::ALL.iter().filter(move |ground| !none(ground))
    }

    /// Good or bad going, for any troops but camels.
    pub const fn going(self) -> Going {
        match self {
            Self::Good | Self::Road | Self::GentleHill => Going::Good,
            Self::Wood
            | Self::Marsh
            | Self::Rough
            | Self::Dunes
            | Self::Oasis
            | Self::SteepHill => Going::Bad,
            Self::River | Self::Bua | Self::Camp | Self::Waterway => Going::Neither,
        }
    }

    /// Good or bad going for a troop type.
    pub const fn going_for(self, troop: Troop) -> Going {
        if troop.is_camels() {
            self.going_for_camels()
        } else {
            self.going()
        }
    }

    /// Good or bad going for camels of either kind: dunes and oases are good
    /// (bob:tactical-factors.10).
    pub const fn going_for_camels(self) -> Going {
        match self {
            Self::Dunes | Self::Oasis => Going::Good,
            other => other.going(),
        }
    }
}

impl Choice for Terrain {
    const SCOPE: &'static str = "dba-terrain";
    const GIVEN: bool = true;
}

/// Terrain under a base that fights. Troops on a road fight according to the terrain that the road
/// crosses (qrs:road.1, bob:movement.6): a given road does not say which, so it is asked.
pub(super) fn under(
    form: &mut Form<'_>,
    name: &'static str,
    usual: Option<Terrain>,
) -> Fact<Terrain> {
    under_some(form, name, usual, |_| true)
}

/// Like [`under`], but while it is missing, only terrain that satisfies the predicate is possible.
pub(super) fn under_some(
    form: &mut Form<'_>,
    name: &'static str,
    usual: Option<Terrain>,
    possible: impl Fn(Terrain) -> bool,
) -> Fact<Terrain> {
    let by_road = forget_road(form, name);
    let ask = form
        .choice(name)
        .only(|ground| ground != Terrain::Road && possible(ground));
    match usual {
        Some(usual) if !by_road => ask.fact_or(usual),
        _ => ask.fact(),
    }
}

/// Like [`under`], for a rule that always looks at the terrain.
pub(super) fn plainly_under(form: &mut Form<'_>, name: &'static str, usual: Terrain) -> Terrain {
    let by_road = forget_road(form, name);
    let ask = form.choice(name).only(|ground| ground != Terrain::Road);
    if by_road {
        ask.required()
    } else {
        ask.or(usual)
    }
}

/// Terrain under a base that fights: never a waterway, nor bad going that it cannot enter
/// (bob:river-movement.2).
pub(super) fn fought_on(
    form: &mut Form<'_>,
    name: &'static str,
    usual: Terrain,
    troop: &Fact<Troop>,
) -> Terrain {
    let ground = plainly_under(form, name, usual);
    if ground == Terrain::Waterway || troop.is(|troop| bars(ground, troop)) {
        form.contradicts(name);
    }
    ground
}

/// Whether these troops cannot enter the terrain: those that never leave their place cannot either.
pub(super) fn bars(ground: Terrain, troop: Troop) -> bool {
    ground.going() == Going::Bad && (troop.stays() || matches!(troop, Troop::Art | Troop::WWg))
}

/// Discards the terrain of a base that fights on a road; returns whether it was given.
pub(super) fn forget_road(form: &mut Form<'_>, name: &str) -> bool {
    let by_road = form.says(name, "road");
    if by_road {
        form.ignore(&[name]);
        form.flag("road:ground-beneath");
    }
    by_road
}

/// Obstacle to sight between a base and its general: terrain, or the crest of a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Crest,
    Ground(Terrain),
}

impl Choice for Screen {
    const SCOPE: &'static str = "dba-terrain";
    const GIVEN: bool = true;
}

impl VariantArray for Screen {
    const VARIANTS: &'static [Self] = &[
        Self::Crest,
        Self::Ground(Terrain::Bua),
        Self::Ground(Terrain::Camp),
        Self::Ground(Terrain::Wood),
        Self::Ground(Terrain::Oasis),
        Self::Ground(Terrain::Dunes),
        Self::Ground(Terrain::Marsh),
        Self::Ground(Terrain::Rough),
        Self::Ground(Terrain::SteepHill),
        Self::Ground(Terrain::GentleHill),
        Self::Ground(Terrain::River),
        Self::Ground(Terrain::Road),
        Self::Ground(Terrain::Good),
        Self::Ground(Terrain::Waterway),
    ];
}

impl From<Screen> for &'static str {
    fn from(value: Screen) -> Self {
        match value {
            Screen::Crest => "crest",
            Screen::Ground(terrain) => terrain.code(),
        }
    }
}

/// Type of a river. The documents have no names for the last two: "3-5" or normal, and "6" or
/// difficult.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum River {
    Dry,
    Slow,
    Torrent,
}

impl River {
    /// Whether there is water in it.
    pub const fn is_wet(self) -> bool {
        !matches!(self, Self::Dry)
    }
}

impl Choice for River {
    const SCOPE: &'static str = "dba-river-type";
}

/// The place that troops never leave: followers their camp, Denizens their BUA.
pub const fn home(troop: Troop) -> Option<Terrain> {
    match troop {
        Troop::CF => Some(Terrain::Camp),
        Troop::Dz => Some(Terrain::Bua),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_is_good_bad_or_neither() {
        let of = |going: fn(Terrain) -> Going, want| {
            Terrain::ALL
                .iter()
                .filter(|t| going(**t) == want)
                .map(|t| t.code())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            of(Terrain::going, Going::Good),
            ["good", "road", "gentle-hill"]
        );
        assert_eq!(
            of(Terrain::going, Going::Bad),
            ["wood", "marsh", "rough", "dunes", "oasis", "steep-hill"]
        );
        assert_eq!(
            of(Terrain::going_for_camels, Going::Bad),
            ["wood", "marsh", "rough", "steep-hill"]
        );
        assert_eq!(
            of(Terrain::going_for_camels, Going::Neither),
            ["river", "bua", "camp", "waterway"]
        );
    }

    #[test]
    fn every_terrain_may_also_lie_between() {
        for terrain in Terrain::ALL {
            assert_eq!(Terrain::parse(terrain.code()), Some(*terrain));
            assert_eq!(
                Screen::parse(terrain.code()),
                Some(Screen::Ground(*terrain))
            );
        }
        assert_eq!(Screen::ALL.len(), Terrain::ALL.len() + 1);
        assert_eq!(Terrain::parse("crest"), None);
    }
}
