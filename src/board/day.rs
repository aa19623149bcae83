//! Days of the calendar, in universal time.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Seconds of a day.
const DAY_S: u64 = 24 * 60 * 60;
/// Days of the calendar's cycle of 400 years.
const CYCLE_DAYS: u32 = 146_097;
/// From 1 March of the year 0 to 1 January 1970, in days.
const EPOCH_DAYS: u32 = 719_468;
/// As far as four digits of a year reach.
const LAST_YEAR: u32 = 9999;

/// A day of the Gregorian calendar in universal time (UTC), from 1970 to 9999. It is written as `2026-11-30`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "String")]
pub struct Day(u32);

/// A text that is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("allowed is a day such as 2026-11-30")]
pub struct NoDay;

impl Day {
    /// The day of a moment, in seconds since 1970 began.
    #[must_use]
    pub fn of_unix(seconds: u64) -> Self {
        let last = Self::of_date(LAST_YEAR, 12, 31).0;
        Self(u32::try_from(seconds / DAY_S).unwrap_or(last).min(last))
    }

    /// The day that this machine's clock says it is.
    #[must_use]
    pub fn today() -> Self {
        Self::of_unix(now_s())
    }

    /// This moment as a mark in a file's name: `2026-11-30-194700`.
    #[must_use]
    pub fn stamp() -> String {
        let now_s = now_s();
        let of_day = now_s % DAY_S;
        let (hours, minutes, seconds) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
        format!(
            "{}-{hours:02}{minutes:02}{seconds:02}",
            Self::of_unix(now_s)
        )
    }

    /// How many days have passed since another day; none when that one is still to come.
    #[must_use]
    pub fn since(self, earlier: Self) -> u32 {
        self.0.saturating_sub(earlier.0)
    }

    /// The day so many days later.
    #[must_use]
    pub fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add(days)).min(Self::of_date(LAST_YEAR, 12, 31))
    }

    /// Counted with years that begin in March, so that the leap day is a year's last (Hinnant, "chrono-compatible low-level date
    /// algorithms").
    fn of_date(year: u32, month: u32, day: u32) -> Self {
        let year = if month <= 2 { year - 1 } else { year };
        let (cycle, of_cycle) = (year / 400, year % 400);
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let in_cycle = of_cycle * 365 + of_cycle / 4 - of_cycle / 100 + of_year;
        Self(cycle * CYCLE_DAYS + in_cycle - EPOCH_DAYS)
    }

    /// Year, month and day of the month.
    fn date(self) -> (u32, u32, u32) {
        let days = self.0 + EPOCH_DAYS;
        let (cycle, in_cycle) = (days / CYCLE_DAYS, days % CYCLE_DAYS);
        let of_cycle =
            (in_cycle - in_cycle / 1460 + in_cycle / 36_524 - in_cycle / (CYCLE_DAYS - 1)) / 365;
        let of_year = in_cycle - (365 * of_cycle + of_cycle / 4 - of_cycle / 100);
        let march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * march + 2) / 5 + 1;
        let month = if march < 10 { march + 3 } else { march - 9 };
        (cycle * 400 + of_cycle + u32::from(month <= 2), month, day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Self, NoDay> {
        let mut parts = text.split('-').map(str::parse);
        let mut number = || parts.next().and_then(Result::ok).ok_or(NoDay);
        let (year, month, day): (u32, u32, u32) = (number()?, number()?, number()?);
        let is_one = (1970..=LAST_YEAR).contains(&year)
            && (1..=12).contains(&month)
            && (1..=31).contains(&day);
        let found = is_one.then(|| Self::of_date(year, month, day));
        // Written again it is the same only if there is such a day, and if it was written as days are.
        found.filter(|found| found.to_string() == text).ok_or(NoDay)
    }
}

impl TryFrom<String> for Day {
    type Error = NoDay;

    fn try_from(text: String) -> Result<Self, NoDay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

/// What says which day it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Calendar {
    /// The clock of this machine.
    #[default]
    Clock,
    /// It stands at a day: a test, or a picture, must not change at midnight.
    Fixed(Day),
}

impl Calendar {
    /// Today.
    #[must_use]
    pub fn today(self) -> Day {
        match self {
            Self::Clock => Day::today(),
            Self::Fixed(day) => day,
        }
    }
}

/// Seconds since 1970 began; none on a machine whose clock stands before that, or that has none.
#[cfg(not(target_arch = "wasm32"))]
fn now_s() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

#[cfg(all(target_arch = "wasm32", feature = "game"))]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a browser's clock counts whole milliseconds since 1970; what is below becomes zero"
)]
fn now_s() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

#[cfg(all(target_arch = "wasm32", not(feature = "game")))]
fn now_s() -> u64 {
    0
}
