//! Runs of a class: result files, what of them holds, and the report.

#[path = "class/gather.rs"]
mod gather;
#[path = "class/players.rs"]
mod players;
#[path = "class/report.rs"]
mod report;
#[path = "class/result.rs"]
mod result;
