//! The game without a window: shifts, screens and their entities under the engine's minimal plugins.
#![cfg(feature = "game")]

#[path = "game/app.rs"]
mod app;
#[path = "game/attendant.rs"]
mod attendant;
#[path = "game/board.rs"]
mod board;
#[path = "game/booth.rs"]
mod booth;
#[path = "game/booth_soak.rs"]
mod booth_soak;
#[path = "game/class.rs"]
mod class;
#[path = "game/flow.rs"]
mod flow;
#[path = "shared/folder.rs"]
mod folder;
#[path = "game/hammer.rs"]
mod hammer;
#[path = "game/long.rs"]
mod long;
#[path = "game/resume.rs"]
mod resume;
#[path = "game/same_run.rs"]
mod same_run;
#[path = "game/stream.rs"]
mod stream;
#[path = "game/touch.rs"]
mod touch;
