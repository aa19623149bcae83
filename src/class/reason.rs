//! Why a file is not among the runs, and how that is said.

use super::gather::{FILES_MAX, RUNS_MAX};
use crate::level::{Fault, Unread, Untrue};
use crate::text::{Arg, Text};

/// Bytes of a kibibyte.
const KIB: u64 = 1024;

/// A file that is not among the runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Its name.
    pub file: String,
    /// Why.
    pub reason: Reason,
}

impl LeftOut {
    /// Whether somebody's result may be missing for it.
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.reason != Reason::Stray
    }
}

/// Why a file is not among the runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is plainly something else, which lies there as well: no fault of the class.
    Stray,
    /// It should be a result file by its name, and could not be read.
    Unread(Unread),
    /// It is a result file that is damaged, or written by other hands.
    Damaged(Fault),
    /// It is of another level or seed.
    Foreign {
        /// Its level.
        level: String,
        /// Its seed.
        seed: u32,
    },
    /// It says what its replay does not give.
    Untrue(Untrue),
    /// The same run by the same player is in another file.
    Twice(String),
    /// There are more runs than are laid over one another.
    TooMany,
    /// There are more files than are looked at.
    TooManyFiles,
}

/// Where a fault is, for words that say so. What it is stands in English in the fault itself, for whoever looks into the file.
#[must_use]
pub fn place_of(fault: &Fault) -> [(&'static str, Arg); 2] {
    let written = |n: usize| n.to_string().into();
    [
        ("line", written(fault.line)),
        ("column", written(fault.column)),
    ]
}

/// Why a file was left out, in words.
#[must_use]
pub fn left_out_words(reason: &Reason, text: &Text) -> String {
    match reason {
        Reason::Stray => text.get("ui-file-stray"),
        Reason::Unread(unread) => unread_words(unread, text),
        Reason::Damaged(fault) if fault.line == 0 => text.get("ui-file-damaged"),
        Reason::Damaged(fault) => text.args("ui-file-damaged-at", &place_of(fault)),
        Reason::Foreign { level, seed } => text.args(
            "ui-class-why-foreign",
            &[
                ("level", level.as_str().into()),
                ("seed", seed.to_string().into()),
            ],
        ),
        Reason::Untrue(untrue) => untrue_words(untrue, text),
        Reason::Twice(file) => text.args("ui-class-why-twice", &[("file", file.as_str().into())]),
        Reason::TooMany => text.args("ui-class-why-too-many", &[("n", RUNS_MAX.into())]),
        Reason::TooManyFiles => {
            text.args("ui-class-why-too-many-files", &[("n", FILES_MAX.into())])
        }
    }
}

/// What a result file says that its replay does not give, in words.
#[must_use]
pub fn untrue_words(untrue: &Untrue, text: &Text) -> String {
    let both = |key: &str, said: u32, given: u32| {
        text.args(key, &[("said", said.into()), ("given", given.into())])
    };
    match untrue {
        Untrue::NoScore => text.get("ui-class-why-no-score"),
        Untrue::Unplayable(why) => text.args(
            "ui-class-why-unplayable",
            &[("reason", why.as_str().into())],
        ),
        Untrue::Score { said, given } => both("ui-class-why-score", *said, *given),
        Untrue::Stars { said, given } => both("ui-class-why-stars", *said, *given),
        Untrue::Goal(goal) => text.args("ui-class-why-goal", &[("goal", goal.as_str().into())]),
        Untrue::Fingerprint => text.get("ui-class-why-fingerprint"),
    }
}

/// Why the text of a file was not read, in words.
#[must_use]
pub fn unread_words(unread: &Unread, text: &Text) -> String {
    match unread {
        Unread::Folder => text.get("ui-file-folder"),
        Unread::NotPlain => text.get("ui-file-not-plain"),
        Unread::TooLarge { bytes, bytes_max } => {
            // A file just above the limit is not said to be as large as that.
            let (size, most) = (bytes.div_ceil(KIB), bytes_max / KIB);
            let args = [
                ("size", text.number(size as f64, 0).into()),
                ("most", text.number(most as f64, 0).into()),
            ];
            text.args("ui-file-large", &args)
        }
        Unread::NotText { .. } => text.get("ui-file-no-text"),
        Unread::Refused(why) => text.args("ui-file-refused", &[("reason", why.as_str().into())]),
    }
}
