//! What the checks of set-up share.

use crate::kit::tables::Choice;

/// What the first dice make of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Invader,
    Defender,
}

impl Choice for Role {
    const SCOPE: &'static str = "dba-role";
    const ALL: &'static [Self] = &[Self::Invader, Self::Defender];
    fn code(self) -> &'static str {
        match self {
            Self::Invader => "invader",
            Self::Defender => "defender",
        }
    }
}
