//! The analytical model: pure arithmetic, without engine, files or clock.

pub mod control;
pub mod indicator;
