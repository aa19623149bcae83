//! Retry Storm: a game about running systems under load.
//!
//! The layers, each of which knows only those to its right:
//!
//! ```text
//! main → app → screens → { hud, stage, sound } → shift → level → model
//! ```
//!
//! `text` and `store` are leaves; `theme` and `states` lie at the bottom; `cli` stands beside `app`.
//! `class` lays many runs over one another for `cli` and the screens; it knows `level` and `model`. `board` keeps scores that their
//! replays prove; it stands on `level` and `store`.

pub mod board;
pub mod class;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod level;
pub mod model;
pub mod shift;
pub mod store;
pub mod text;
pub mod theme;

#[cfg(feature = "ui")]
pub mod hud;
#[cfg(feature = "game")]
pub mod sound;
#[cfg(feature = "game")]
pub mod stage;
#[cfg(feature = "game")]
pub mod states;

#[cfg(feature = "game")]
pub mod app;
#[cfg(feature = "game")]
pub mod screens;
