//! Boards of scores: what enters, what stands where, what outlives a crash, and who may change it.

#[path = "board/calendar.rs"]
mod calendar;
#[path = "board/exchange.rs"]
mod exchange;
#[path = "shared/folder.rs"]
mod folder;
#[path = "board/kept.rs"]
mod kept;
#[path = "board/lock.rs"]
mod lock;
#[path = "board/names.rs"]
mod names;
#[path = "board/scores.rs"]
mod scores;
