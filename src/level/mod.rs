//! Levels as data: reading, checking, playing and scoring them.
//!
//! A level file is RON ([`Level::parse`] names all its faults at once). A [`Run`] plays it: it alone steps a desk, takes
//! the player's actions and judges the goals. An [`operator::Pilot`] plays by the rules that stand in the file.

mod action;
mod advice;
mod adviser;
mod basis;
mod bet;
mod booth;
mod check;
mod compare;
mod definition;
mod drawable;
mod fault;
mod file;
mod fingerprint;
mod fragment;
mod goal;
mod ledger;
mod levels;
mod link;
mod names;
mod notation;
mod nudge;
pub mod operator;
pub mod output;
pub mod plan;
mod play;
mod random;
mod raw;
mod read_advice;
mod read_bet;
mod read_event;
mod read_goal;
mod result;
mod rules;
mod run;
mod source;
#[cfg(not(target_arch = "wasm32"))]
mod watch;

pub use action::{Action, ActionError, MODEL_VERSION, Replay};
pub use advice::{AdviceRule, Deed, advice};
pub use adviser::Adviser;
pub use basis::{Curves, Facts, Moment, crosscheck, switch_curves, web_curves};
pub use bet::{Asked, BET_ANSWERS, Bet, Side, Whose};
pub use booth::{BoothLevel, LEVERS, booth_levels};
pub use compare::{Parting, compare};
pub use definition::{Crisis, Event, FREE_MINUTES, Level, MINUTES_MAX, NoMinute, Trend, When};
pub use drawable::is_drawable;
pub use fault::Fault;
pub use file::{FILE_BYTES_MAX, File, Unread, read_text, read_text_up_to};
pub use fingerprint::Fingerprint;
pub use fragment::Unfinished;
pub use goal::{CREDIT_AT_PASS, Goal, GoalState, Measure, Outcome, Since, THREE_STARS, TWO_STARS};
pub use ledger::{Ledger, Part};
pub use levels::{Levels, embedded};
pub use link::{
    GROUP_MINUTES_MAX, Group, Link, LinkFault, NoReplay, QUERY_BYTES_MAX, SPEEDS, pack, unpack,
};
pub use nudge::{NUDGE_AFTER_MIN, NUDGES_MAX, Nudge};
pub use play::{Player, play};
pub use random::RandomReplays;
pub use result::{
    GoalResult, NAME_CHARS_MAX, RESULT_VERSION, RunResult, Untrue, tidy_group, tidy_name,
};
pub use run::{Run, TimelineEvent};

#[cfg(not(target_arch = "wasm32"))]
pub use watch::{Change, Watcher};
