//! A shift under way: clock, commands, history and, with the engine, its entities.
//!
//! Nothing here knows how anything looks: the entities run under `MinimalPlugins`.

pub mod clock;
pub mod command;

#[cfg(feature = "game")]
pub mod entities;
#[cfg(feature = "game")]
mod fleet;
#[cfg(feature = "game")]
mod journey;
#[cfg(feature = "game")]
pub mod mark;
pub mod number;
#[cfg(feature = "game")]
mod plan;
#[cfg(feature = "game")]
mod plugin;
#[cfg(feature = "game")]
pub mod sim;
#[cfg(feature = "game")]
mod stations;
#[cfg(feature = "game")]
mod stream;

#[cfg(feature = "game")]
pub use fleet::slow_share;
#[cfg(feature = "game")]
pub use plugin::{
    MinuteComputed, PlayerCommand, ShiftOver, ShiftPlugin, ShiftSystems, put_on_desk,
};
#[cfg(feature = "game")]
pub use stations::is_slow;
#[cfg(feature = "game")]
pub use stream::{MOST_MARKS, PictureRandom, Stream, web_wait_s};
