//! The desk's panels and the screens as plain egui functions: they read a view, draw it, and push what the player wants.
//!
//! Nothing here keeps state of the game, and nothing here knows the engine.

pub mod attendant;
pub mod basis;
pub mod board;
pub mod booth;
pub mod briefing;
pub mod certificate;
pub(crate) mod chart;
pub mod course;
pub mod daily;
pub mod desk;
pub mod explain;
mod field;
pub mod form;
pub(crate) mod gauge;
pub mod group;
pub mod hand_in;
pub mod icon;
pub mod link;
pub mod math;
pub mod moves;
pub mod notice;
mod over;
pub mod raster;
pub mod read_out;
mod repeat;
pub mod scoring;
pub mod settings;
pub mod shortcuts;
pub mod style;
pub mod title;
pub(crate) mod widget;
pub mod words;

/// A number of the model as a measure on the screen.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a screen shows fewer digits than either has"
)]
pub(crate) const fn narrow(value: f64) -> f32 {
    value as f32
}
