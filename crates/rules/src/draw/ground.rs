//! Patterns of terrain: one for each kind, so that no two differ in colour only.

/// A pattern: the size of its tile, mm, and what is drawn in it, in strokes of the ground's colour.
pub(super) struct Pattern {
    pub name: &'static str,
    pub size: [f64; 2],
    pub path: &'static str,
}

const fn pattern(name: &'static str, size: [f64; 2], path: &'static str) -> Pattern {
    Pattern { name, size, path }
}

/// Trees.
static WOOD: Pattern = pattern(
    "wood",
    [18.0, 18.0],
    "M2 5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M4.6 7.6v3M11 14a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M13.6 16.6v1.4M13.6 0v1.6",
);
/// Tufts over water.
static MARSH: Pattern = pattern(
    "marsh",
    [20.0, 14.0],
    "M2 6h7M5.5 6v-4M3.8 6l-1.2-3M7.2 6l1.2-3M12 13h7M15.5 13v-4M13.8 13l-1.2-3M17.2 13l1.2-3",
);
/// Stones.
static ROUGH: Pattern = pattern("rough", [16.0, 12.0], "M2 5l2-3 2 3zM10 11l2-3 2 3z");
/// Waves of sand.
static DUNES: Pattern = pattern("dunes", [20.0, 12.0], "M1 5q4-5 8 0M11 11q4-5 8 0");
/// A palm beside water.
static OASIS: Pattern = pattern(
    "oasis",
    [20.0, 16.0],
    "M5 10v-5M5 5q-3-2-4 1M5 5q3-2 4 1M5 5q-1-3-3-3M5 5q1-3 3-3M11 14q2-2 4 0t4 0",
);
/// Hachures, close.
static STEEP: Pattern = pattern("steep", [8.0, 10.0], "M2 1v6M6 5v5");
/// Hachures, far apart.
static GENTLE: Pattern = pattern("gentle", [18.0, 16.0], "M4 2v4M13 10v4");
/// Running water.
static RIVER: Pattern = pattern("river", [20.0, 9.0], "M0 3q5-4 10 0t10 0");
/// Open water.
static WATER: Pattern = pattern("water", [16.0, 12.0], "M0 3q4-4 8 0t8 0M0 9q4-4 8 0t8 0");
/// Walls.
static WALLS: Pattern = pattern("walls", [16.0, 12.0], "M0 .5h16M0 6.5h16M4 .5v6M12 6.5v6");
/// Tents.
static TENTS: Pattern = pattern(
    "tents",
    [20.0, 16.0],
    "M2 8l4-6 4 6zM6 8v-3M12 15l4-6 4 6zM16 15v-3",
);
/// Anything else.
static DOTS: Pattern = pattern("dots", [10.0, 10.0], "M2 2h.6M7 7h.6");

/// The pattern of a kind of terrain; `None` for open ground.
pub(super) fn of(kind: &str) -> Option<&'static Pattern> {
    Some(match kind {
        "good" | "road" | "crest" => return None,
        "wood" => &WOOD,
        "marsh" => &MARSH,
        "rough" => &ROUGH,
        "dunes" => &DUNES,
        "oasis" => &OASIS,
        "steep-hill" => &STEEP,
        "gentle-hill" | "hill" => &GENTLE,
        "river" => &RIVER,
        "waterway" | "sea" => &WATER,
        "bua" | "town" => &WALLS,
        "camp" => &TENTS,
        _ => &DOTS,
    })
}

/// The class of a kind of terrain: its material, for readers who see colours.
pub(super) fn class(kind: &str) -> &'static str {
    match kind {
        "wood" | "oasis" | "marsh" => "green",
        "river" | "waterway" | "sea" => "blue",
        "bua" | "town" | "camp" => "built",
        _ => "earth",
    }
}
