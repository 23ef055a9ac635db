//! Terrain of DBA 2.2.

use crate::kit::tables::Choice;

/// What a base stands in, or what lies between two bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Choice for Terrain {
    const SCOPE: &'static str = "dba-terrain";
    const ALL: &'static [Self] = &[
        Self::Good,
        Self::Road,
        Self::GentleHill,
        Self::Wood,
        Self::Marsh,
        Self::Rough,
        Self::Dunes,
        Self::Oasis,
        Self::SteepHill,
        Self::River,
        Self::Bua,
        Self::Camp,
        Self::Waterway,
    ];
    fn code(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Road => "road",
            Self::GentleHill => "gentle-hill",
            Self::Wood => "wood",
            Self::Marsh => "marsh",
            Self::Rough => "rough",
            Self::Dunes => "dunes",
            Self::Oasis => "oasis",
            Self::SteepHill => "steep-hill",
            Self::River => "river",
            Self::Bua => "bua",
            Self::Camp => "camp",
            Self::Waterway => "waterway",
        }
    }
}

/// What may lie between a base and its general: any terrain, or the crest of a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Crest,
    Ground(Terrain),
}

impl Choice for Screen {
    const SCOPE: &'static str = "dba-terrain";
    const ALL: &'static [Self] = &[
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
    fn code(self) -> &'static str {
        match self {
            Self::Crest => "crest",
            Self::Ground(terrain) => terrain.code(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_terrain_may_also_lie_between() {
        for terrain in Terrain::ALL {
            assert_eq!(Terrain::parse(terrain.code()), Some(*terrain));
            assert_eq!(Screen::parse(terrain.code()), Some(Screen::Ground(*terrain)));
        }
        assert_eq!(Screen::ALL.len(), Terrain::ALL.len() + 1);
        assert_eq!(Terrain::parse("crest"), None);
    }
}
