//! Roles shared by the checks of set-up.

use strum::{IntoStaticStr, VariantArray};

use crate::kit::tables::Choice;

/// Role of a player by the first dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Role {
    Invader,
    Defender,
}

impl Choice for Role {
    const SCOPE: &'static str = "dba-role";
}
