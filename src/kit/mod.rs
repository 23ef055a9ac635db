//! Tools that every game uses and no game owns: dice and tables.
//! Nothing here knows a rule of any game.

pub mod dice;
pub mod tables;
