//! The analytical model: pure arithmetic, without engine, files or clock.
//!
//! Two operations desks share one clock, one random generator and one set of queueing formulas. All
//! elementary functions come from `libm`, so that a seed gives the same bits natively and in a browser.

#[macro_use]
mod table;

pub mod control;
pub mod curves;
pub mod desk;
pub mod events;
mod fleet;
pub mod indicator;
pub mod normal;
pub mod queue;
pub mod random;
pub mod switch;
mod values;
pub mod web;

pub use values::ControlError;
