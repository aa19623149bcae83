//! The panels and screens in a plain egui context: no engine, no window, no graphics processor.
#![cfg(feature = "ui")]

mod attendant;
mod attendant_lists;
mod attendant_places;
mod basis;
mod bet;
mod board;
mod board_rows;
mod booth;
mod certificate;
mod class;
mod coach;
mod crises;
mod daily;
mod desk;
mod desk_places;
mod embed;
mod explain;
mod group;
mod harness;
mod laws;
mod news;
mod phone;
mod phone_places;
mod read_out;
mod repeat;
mod screen_places;
mod screens;
mod shortcuts;
mod theme;
mod title;
