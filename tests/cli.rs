//! The command line, through the program itself.

#[path = "cli/compare.rs"]
mod compare;
#[path = "cli/crosscheck.rs"]
mod crosscheck;
#[path = "cli/files.rs"]
mod files;
#[path = "cli/general.rs"]
mod general;
#[path = "cli/program.rs"]
mod program;
#[path = "cli/replays.rs"]
mod replays;
#[path = "cli/simulate.rs"]
mod simulate;
