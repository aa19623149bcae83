//! The attendant's number: who knows it may change what a stand does.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// How many digits a number has.
pub const PIN_DIGITS: RangeInclusive<usize> = 4..=8;
/// After so many wrong tries there is a wait.
pub const TRIES: u32 = 3;
/// How long it lasts.
pub const WAIT: Duration = Duration::from_mins(1);

/// A personal identification number.
#[derive(Clone, PartialEq, Eq)]
pub struct Pin(String);

/// A text that is no number of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("allowed are {} to {} digits", PIN_DIGITS.start(), PIN_DIGITS.end())]
pub struct PinFault;

impl FromStr for Pin {
    type Err = PinFault;

    fn from_str(text: &str) -> Result<Self, PinFault> {
        let is_one = PIN_DIGITS.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        is_one.then(|| Self(text.to_owned())).ok_or(PinFault)
    }
}

/// It is nobody's business what it is, not even a log's.
impl std::fmt::Debug for Pin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pin(…)")
    }
}

/// What came of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is the number.
    Open,
    /// It is not; so many tries are left before a wait.
    Wrong(u32),
    /// There is a wait; nothing was tried.
    Wait,
}

/// What asks for the number and counts the tries. Times are of any clock that never goes back.
#[derive(Clone, Debug)]
pub struct Lock {
    pin: Pin,
    /// Wrong tries since the last right one or the last wait.
    wrong: u32,
    /// When the wait is over.
    until: Option<Duration>,
}

impl Lock {
    /// A lock of this number.
    #[must_use]
    pub fn new(pin: Pin) -> Self {
        Self {
            pin,
            wrong: 0,
            until: None,
        }
    }

    /// Tries a number at a time.
    pub fn try_at(&mut self, typed: &str, now: Duration) -> Tried {
        if !self.wait(now).is_zero() {
            return Tried::Wait;
        }
        self.until = None;
        if typed == self.pin.0 {
            self.wrong = 0;
            return Tried::Open;
        }
        self.wrong += 1;
        if self.wrong == TRIES {
            self.wrong = 0;
            self.until = Some(now + WAIT);
            return Tried::Wait;
        }
        Tried::Wrong(TRIES - self.wrong)
    }

    /// For how long nothing can be tried; no time when something can.
    #[must_use]
    pub fn wait(&self, now: Duration) -> Duration {
        self.until
            .map_or(Duration::ZERO, |until| until.saturating_sub(now))
    }
}
