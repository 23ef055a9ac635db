//! Tools shared by all games: dice, tables, bases on the table. Nothing here knows a rule of any
//! game.

pub mod dice;
pub mod geometry;
pub mod scene;
pub mod tables;
