//! Troop types of DBA 2.2, their class, and their bases.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use crate::kit::tables::Choice;

/// Class in the rules: mounted or foot. Camp followers and denizens are neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Mounted,
    Foot,
    Neither,
}

/// A troop type. `Cm` is camelry; `TwoCm` (2Cm) counts as light horse in every table but that of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray, VariantNames)]
pub enum Troop {
    El,
    Kn,
    HCh,
    Cv,
    LCh,
    LH,
    #[strum(serialize = "2Cm")]
    TwoCm,
    SCh,
    Cm,
    Sp,
    Pk,
    Bd,
    Ax,
    Bw,
    Ps,
    Wb,
    Hd,
    Art,
    WWg,
    Lit,
    CF,
    Dz,
}

/// The flag of an answer that counts Artillery, War Wagons or other unclassified troops as foot.
pub const CLASS_FLAG: &str = "outside:troop-class";

impl Troop {
    /// Mounted or foot. The documents do not say that Artillery and War Wagons are foot; what
    /// depends on it is flagged [`CLASS_FLAG`].
    pub const fn class(self) -> Class {
        match self {
            Self::El
            | Self::Kn
            | Self::HCh
            | Self::Cv
            | Self::LCh
            | Self::LH
            | Self::TwoCm
            | Self::SCh
            | Self::Cm => Class::Mounted,
            Self::CF | Self::Dz => Class::Neither,
            _ => Class::Foot,
        }
    }

    /// Whether it is foot only by public references.
    pub const fn is_foot_by_reference(self) -> bool {
        matches!(self, Self::Art | Self::WWg | Self::Lit)
    }

    /// Camels of either kind, for which dunes and oases are good going.
    pub const fn is_camels(self) -> bool {
        matches!(self, Self::Cm | Self::TwoCm)
    }

    /// Whether they never leave their place: followers their camp, Denizens their BUA.
    pub const fn stays(self) -> bool {
        matches!(self, Self::CF | Self::Dz)
    }

    /// Whether they may garrison a BUA: foot (bob:tactical-factors.3), and its Denizens.
    pub const fn garrisons(self) -> bool {
        matches!((self, self.class()), (Self::Dz, _) | (_, Class::Foot))
    }

    /// Whether they never start a contact: Artillery and War Wagons (bob:contact.1), and those that
    /// never leave their place. For Litters the documents are not explicit.
    pub const fn starts_no_contact(self) -> bool {
        self.stays() || matches!(self, Self::Art | Self::WWg)
    }

    /// War Wagons, and the Litter, which fights and moves as one (bob:shooting.1).
    pub const fn is_wagon(self) -> bool {
        matches!(self, Self::WWg | Self::Lit)
    }
}

impl Choice for Troop {
    const SCOPE: &'static str = "dba-troop";
    const GIVEN: bool = true;
    /// Reads a troop code, or the code of any of its bases: `4Bd` is Blades.
    fn parse(code: &str) -> Option<Self> {
        Base::parse(code).map(Base::troop)
    }
}

/// A troop type on its usual base, or on one of another depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    Usual(Troop),
    SixKn,
    SixCv,
    ThreeSp,
    ThreeBd,
    SixBd,
    EightBw,
    ThreeWb,
    FiveWb,
}

/// Codes of the army lists for a base that has another code here.
const LIST_CODES: [(&str, Base); 16] = [
    ("3Kn", Base::Usual(Troop::Kn)),
    ("4Kn", Base::Usual(Troop::Kn)),
    ("3Cv", Base::Usual(Troop::Cv)),
    ("2LH", Base::Usual(Troop::LH)),
    ("3Cm", Base::Usual(Troop::Cm)),
    ("4Sp", Base::Usual(Troop::Sp)),
    ("4Pk", Base::Usual(Troop::Pk)),
    ("4Bd", Base::Usual(Troop::Bd)),
    ("3Ax", Base::Usual(Troop::Ax)),
    ("4Ax", Base::Usual(Troop::Ax)),
    ("3Bw", Base::Usual(Troop::Bw)),
    ("4Bw", Base::Usual(Troop::Bw)),
    ("6Bw", Base::EightBw),
    ("2Ps", Base::Usual(Troop::Ps)),
    ("4Wb", Base::Usual(Troop::Wb)),
    ("7Hd", Base::Usual(Troop::Hd)),
];

impl Base {
    /// The troop type that it fights as.
    pub const fn troop(self) -> Troop {
        match self {
            Self::Usual(troop) => troop,
            Self::SixKn => Troop::Kn,
            Self::SixCv => Troop::Cv,
            Self::ThreeSp => Troop::Sp,
            Self::ThreeBd | Self::SixBd => Troop::Bd,
            Self::EightBw => Troop::Bw,
            Self::ThreeWb | Self::FiveWb => Troop::Wb,
        }
    }
}

impl Choice for Base {
    const SCOPE: &'static str = "dba-troop";
    const GIVEN: bool = true;
    /// Reads a base code, or a code of the army lists for the same base: `4Bd` is `Bd`, `7Hd` is
    /// `Hd`.
    fn parse(code: &str) -> Option<Self> {
        let listed = LIST_CODES
            .iter()
            .find(|(list_code, _)| *list_code == code)
            .map(|(_, base)| *base);
        Self::ALL
            .iter()
            .copied()
            .find(|base| base.code() == code)
            .or(listed)
    }
}

impl VariantArray for Base {
    const VARIANTS: &'static [Self] = &[
        Self::Usual(Troop::El),
        Self::Usual(Troop::Kn),
        Self::SixKn,
        Self::Usual(Troop::HCh),
        Self::Usual(Troop::Cv),
        Self::SixCv,
        Self::Usual(Troop::LCh),
        Self::Usual(Troop::LH),
        Self::Usual(Troop::TwoCm),
        Self::Usual(Troop::SCh),
        Self::Usual(Troop::Cm),
        Self::Usual(Troop::Sp),
        Self::ThreeSp,
        Self::Usual(Troop::Pk),
        Self::Usual(Troop::Bd),
        Self::ThreeBd,
        Self::SixBd,
        Self::Usual(Troop::Ax),
        Self::Usual(Troop::Bw),
        Self::EightBw,
        Self::Usual(Troop::Ps),
        Self::Usual(Troop::Wb),
        Self::ThreeWb,
        Self::FiveWb,
        Self::Usual(Troop::Hd),
        Self::Usual(Troop::Art),
        Self::Usual(Troop::WWg),
        Self::Usual(Troop::Lit),
        Self::Usual(Troop::CF),
        Self::Usual(Troop::Dz),
    ];
}

impl From<Base> for &'static str {
    fn from(value: Base) -> Self {
        match value {
            Base::Usual(troop) => troop.code(),
            Base::SixKn => "6Kn",
            Base::SixCv => "6Cv",
            Base::ThreeSp => "3Sp",
            Base::ThreeBd => "3Bd",
            Base::SixBd => "6Bd",
            Base::EightBw => "8Bw",
            Base::ThreeWb => "3Wb",
            Base::FiveWb => "5Wb",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_back() {
        for base in Base::ALL {
            assert_eq!(Base::parse(base.code()), Some(*base));
        }
        for troop in Troop::ALL {
            assert_eq!(Troop::parse(troop.code()), Some(*troop));
            assert!(
                Base::ALL.contains(&Base::Usual(*troop)),
                "{troop:?} has no base"
            );
        }
        assert_eq!((Troop::ALL.len(), Base::ALL.len()), (22, 30));
    }

    #[test]
    fn list_codes_name_the_base_they_mean() {
        for (code, want) in [
            ("4Bd", "Bd"),
            ("7Hd", "Hd"),
            ("6Bw", "8Bw"),
            ("2LH", "LH"),
            ("5Wb", "5Wb"),
            ("2Cm", "2Cm"),
        ] {
            assert_eq!(Base::parse(code).map(Base::code), Some(want), "{code}");
        }
        assert_eq!(Troop::parse("5Wb"), Some(Troop::Wb));
        assert_eq!(Base::parse("9Bd"), None);
    }

    #[test]
    fn classes_are_those_of_the_commentary() {
        let mounted: Vec<&str> = Troop::ALL
            .iter()
            .filter(|t| t.class() == Class::Mounted)
            .map(|t| t.code())
            .collect();
        assert_eq!(
            mounted,
            ["El", "Kn", "HCh", "Cv", "LCh", "LH", "2Cm", "SCh", "Cm"]
        );
        assert_eq!(
            Troop::ALL
                .iter()
                .filter(|t| t.class() == Class::Neither)
                .count(),
            2
        );
        assert!(
            Troop::ALL
                .iter()
                .all(|t| !t.is_foot_by_reference() || t.class() == Class::Foot)
        );
    }
}
