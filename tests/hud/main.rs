//! The panels and screens in a plain egui context: no engine, no window, no graphics processor.
#![cfg(feature = "ui")]

mod desk;
mod harness;
mod screens;
mod theme;
