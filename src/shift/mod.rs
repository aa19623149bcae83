//! A shift under way: clock, commands, history and, with the engine, its entities.
//!
//! Nothing here knows how anything looks: the entities run under `MinimalPlugins`.

pub mod command;
#[cfg(feature = "game")]
pub mod entities;
#[cfg(feature = "game")]
pub mod mark;
