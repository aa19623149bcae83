//! A shift under way: clock, commands, history and, with the engine, its entities.

pub mod command;
