//! Properties that only some troops have.

use super::battle::{FOOT, NIMBLE};
use super::words::Troop;
use crate::check::{Ask, Form};

/// A property of units that only some troops have, as a field beside their type.
#[derive(Clone, Copy)]
pub struct Attribute {
    pub name: &'static str,
    /// Whether these troops may have it.
    of: fn(Troop) -> bool,
}

impl Attribute {
    /// Pikes, which heavy infantry carries (ai:ambush.table).
    pub const PIKE: Self = Self {
        name: "pike",
        of: |troop| matches!(troop, Troop::HeavyFoot),
    };
    /// Long spears, a weapon of foot (ai:impetus-bonus.3).
    pub const LONG_SPEAR: Self = Self {
        name: "long_spear",
        of: |troop| FOOT.contains(&troop),
    };
    /// A Schiltron, a formation of foot.
    pub const SCHILTRON: Self = Self {
        name: "schiltron",
        of: |troop| FOOT.contains(&troop),
    };
    /// A Shield Wall, which heavy infantry forms (ai:shieldwall.1).
    pub const SHIELD_WALL: Self = Self {
        name: "shield_wall_frontal",
        of: |troop| matches!(troop, Troop::HeavyFoot),
    };
    /// Evading from a shot (ai:evasion-amended.1).
    pub const EVADING: Self = Self {
        name: "evading",
        of: |troop| NIMBLE.contains(&troop) || matches!(troop, Troop::Skirmishers),
    };
    /// Hiding in ambush, which artillery never does (ai:ambush.3).
    pub const AMBUSHING: Self = Self {
        name: "ambushing",
        of: |troop| !matches!(troop, Troop::Artillery),
    };

    /// Reads it for a unit that may be of these types; `None` is baggage, which has none. Given for troops
    /// that never have it, it contradicts their type.
    pub fn read<'f, 'a>(
        self,
        form: &'f mut Form<'a>,
        troops: &[Option<Troop>],
    ) -> Ask<'f, 'a, bool> {
        let perhaps = troops.iter().any(|troop| troop.is_some_and(self.of));
        form.yes_or_no(self.name).must(|has| perhaps || !has)
    }

    /// Whether troops that are not given may be these, with the given ones of these attributes.
    pub fn fit<const N: usize>(
        form: &Form<'_>,
        attributes: [Self; N],
    ) -> impl Fn(Option<Troop>) -> bool + use<N> {
        let given = attributes.map(|attribute| form.holds(attribute.name).then_some(attribute));
        move |troop| {
            let mut given = given.iter().flatten();
            given.all(|attribute| troop.is_some_and(attribute.of))
        }
    }
}
