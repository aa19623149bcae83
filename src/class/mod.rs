//! A class: many runs of one level and seed, gathered from result files, proved and laid over one another.
//!
//! Everything here is text in, text out: the command line reads a folder, a page takes dropped files, and both get the same report.

/// Appends to a `String`, which cannot fail.
macro_rules! put {
    ($text:expr, $($arguments:tt)*) => {
        std::fmt::Write::write_fmt(&mut $text, format_args!($($arguments)*)).unwrap_or_default()
    };
}

mod chart;
mod gather;
mod html;
mod look;
mod moves;
mod reason;
mod report;
mod summary;
mod table;

pub use gather::{FILES_MAX, FileText, Gathering, Proved, Proving, RUNS_MAX, Reading, Wanted};
pub use html::escape;
pub use reason::{LeftOut, Reason, left_out_words, place_of, unread_words, untrue_words};
pub use report::{heading, report};
pub use summary::{SummaryLine, stars_words, summary};
pub use table::{TABLES, Table, minutes_csv, moves_csv, runs_csv};
