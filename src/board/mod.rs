//! Boards of scores that can be trusted: a score stands on one only while its replay, played again, gives it.
//!
//! A board is of one event, one day and one shift ([`Key`]). [`Boards`] keeps them all, in one text beside what else is remembered,
//! and saves after every entry. Names are kept for [`KEPT_DAYS`] days. Everything here works without a window.

mod boards;
mod daily;
mod day;
mod entry;
mod import;
mod lock;
mod name;
mod notation;
mod operators;
mod typed;
mod words;

pub use boards::{Boards, KEPT_DAYS, Notice};
pub use daily::Daily;
pub use day::{Calendar, Day, NoDay};
pub use entry::{By, Came, Claim, EVENT_CHARS, Entry, Event, Key, Unproven, played_again, prove};
pub use import::{Imported, Importing};
pub use lock::{Lock, PIN_DIGITS, Pin, PinFault, TRIES, Tried, WAIT};
pub use name::{NAME_CHARS, Name, NameFault, masked, may_stand};
pub use notation::{Damage, ENTRIES_MAX, IMPORT_BYTES_MAX, LeftOut, NoBoard, Stand, Why};
pub use typed::Typed;
pub use words::WordList;
